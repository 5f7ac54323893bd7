//! A file of named fields whose values somebody else reads: each with its text and its place, so that one that cannot be read
//! takes no other with it.

use super::document::note_syntax;
use super::fault::{Fault, Faults, quoted};
use super::tree::{Node, Shape};

/// A named field of a file, with its value as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldText<'a> {
    /// Its name.
    pub name: &'a str,
    /// The text of its value.
    pub text: &'a str,
    file: &'a str,
    source: &'a str,
    offset: usize,
}

impl FieldText<'_> {
    /// The fault that this value is not allowed.
    #[must_use]
    pub fn refused(&self, allowed: impl Into<String>) -> Fault {
        Fault::at_offset(
            (self.file, self.source),
            self.offset,
            self.name,
            quoted(self.text),
            allowed,
        )
    }
}

/// The fields of a file `NAME(field: value, ..)`, in its order; of two with one name the first counts.
///
/// # Errors
/// The place where the text stops being well-formed, or that it holds no such fields.
pub fn read_fields<'a>(
    file: &'a str,
    source: &'a str,
    name: &str,
) -> Result<Vec<FieldText<'a>>, Fault> {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    let allowed = || format!("{name}(..)");
    let root = Node::parse(source).map_err(|error| {
        let mut faults = Faults::new(file, source);
        note_syntax(&mut faults, source, &error);
        faults.first_or(|| Fault::at_offset((file, source), 0, "syntax", "nothing", allowed()))
    })?;
    let refused = |found| Fault::at_offset((file, source), root.offset, "kind", found, allowed());
    let fields = match root.shape {
        Shape::Struct {
            name: Some(found),
            fields,
        } if found == name => fields,
        Shape::Struct {
            name: Some(found), ..
        } => return Err(refused(format!("{found}(..)"))),
        _ => return Err(refused(quoted(root.source))),
    };
    let mut read: Vec<FieldText> = Vec::new();
    for field in fields {
        if read.iter().all(|known| known.name != field.name) {
            read.push(FieldText {
                name: field.name,
                text: field.value.source,
                file,
                source,
                offset: field.value.offset,
            });
        }
    }
    Ok(read)
}

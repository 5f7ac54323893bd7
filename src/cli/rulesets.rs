//! `rulesets` and `where`: what there is, and where a user adds to it.

use super::error::CliError;
use super::streams::Streams;
use crate::data::Library;
use crate::store::Folders;

/// `ID<TAB>BOARD BOARD ...`, the default board first; faults of the user's files on stderr.
pub(super) fn list(library: &Library, streams: &mut Streams) -> Result<(), CliError> {
    for variant in &library.variants {
        let boards: Vec<&str> = variant
            .boards
            .iter()
            .map(|choice| choice.name.as_str())
            .collect();
        streams.line(format_args!("{}\t{}", variant.id, boards.join(" ")))?;
    }
    for fault in &library.faults {
        streams.say(fault)?;
    }
    Ok(())
}

/// `variants<TAB>PATH`, and so on. Nothing is created.
pub(super) fn folders(streams: &mut Streams) -> Result<(), CliError> {
    let folders = Folders::of_user().map_err(|error| CliError::Refused(error.to_string()))?;
    let named = [
        ("variants", folders.variants),
        ("settings", folders.settings),
        ("games", folders.games),
        ("logs", folders.logs),
    ];
    for (name, path) in named {
        streams.line(format_args!("{name}\t{}", path.display()))?;
    }
    Ok(())
}

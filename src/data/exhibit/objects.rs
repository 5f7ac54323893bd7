//! The objects beside the board: turned and cut-out solids.

use super::outline;
use super::sources::{MARKS, Mark, Sources, once};
use crate::data::fault::Faults;
use crate::data::value::Value;

/// Something that lay in the grave.
#[derive(Debug, Clone, PartialEq)]
pub struct Object {
    /// `rods`
    pub id: String,
    /// The message that names it.
    pub name: String,
    /// How sure it is that this lay there; the shape is recognisable, not measured.
    pub mark: Mark,
    /// The id of its source.
    pub source: String,
    /// Its solids; never empty.
    pub parts: Vec<Part>,
}

/// A solid and all places where one like it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Its form.
    pub solid: Solid,
    /// What it is made of.
    pub material: Material,
    /// Never empty.
    pub places: Vec<Placing>,
}

/// The form of a part, in millimetres, standing on the origin.
#[derive(Debug, Clone, PartialEq)]
pub enum Solid {
    /// Turned on a lathe: radius and height from the edge of the base over the outside to the top, and down inside a vessel.
    Lathe(Vec<[f32; 2]>),
    /// Cut out of a sheet: an outline that lies flat, and its height.
    Extrude {
        /// A closed line that never crosses itself.
        outline: Vec<[f32; 2]>,
        /// Upwards.
        height: f32,
    },
}

/// Where a part stands, in millimetres of the plan, and how it is turned: degrees about x, y and z, in this order.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placing {
    /// Along, across, up.
    pub at: [f32; 3],
    /// About the three axes.
    pub turn: [f32; 3],
}

/// What a part is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// Copper alloy as it is in the ground: brown and green.
    CopperAlloy,
    /// Metal that the reports do not name.
    Metal,
    /// Iron, rusted.
    Iron,
    /// Jet: black and polished.
    Jet,
    /// Red gloss: samian ware.
    Samian,
    /// Plain clay of table ware.
    Pottery,
    /// Coarse, pale clay of an amphora.
    Amphora,
    /// Wood.
    Wood,
    /// Woven cloth.
    Cloth,
    /// What holds something up in a show-case.
    Stand,
}

const MATERIALS: [(&str, Material); 10] = [
    ("CopperAlloy", Material::CopperAlloy),
    ("Metal", Material::Metal),
    ("Iron", Material::Iron),
    ("Jet", Material::Jet),
    ("Samian", Material::Samian),
    ("Pottery", Material::Pottery),
    ("Amphora", Material::Amphora),
    ("Wood", Material::Wood),
    ("Cloth", Material::Cloth),
    ("Stand", Material::Stand),
];

/// Reads the objects.
pub(super) fn read(value: &Value, cited: &Sources, faults: &mut Faults) -> Option<Vec<Object>> {
    let entries = value.list(faults, "objects")?;
    let mut seen = Vec::new();
    let objects: Vec<Option<Object>> = entries
        .iter()
        .map(|entry| object(entry, &mut seen, cited, faults))
        .collect();
    objects.into_iter().collect()
}

fn object(
    value: &Value,
    seen: &mut Vec<String>,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<Object> {
    let fields = value.fields(faults, &["id", "name", "mark", "source", "parts"])?;
    let id = fields.read("id", faults, |value, faults| once(value, seen, faults));
    let name = fields.read("name", faults, Value::id);
    let mark = fields.word("mark", faults, &MARKS);
    let source = fields.read("source", faults, |value, faults| cited.one(value, faults));
    let parts = fields.read("parts", faults, |value, faults| {
        some(value, "parts", faults, part)
    });
    Some(Object {
        id: id?,
        name: name?.to_owned(),
        mark: mark?,
        source: source?,
        parts: parts?,
    })
}

/// A list that holds at least one entry.
fn some<T>(
    value: &Value,
    of: &str,
    faults: &mut Faults,
    read: impl Fn(&Value, &mut Faults) -> Option<T>,
) -> Option<Vec<T>> {
    let entries = value.list(faults, of)?;
    if entries.is_empty() {
        value.refuse(faults, format!("at least one of the {of}"));
        return None;
    }
    let read: Vec<Option<T>> = entries.iter().map(|entry| read(entry, faults)).collect();
    read.into_iter().collect()
}

fn part(value: &Value, faults: &mut Faults) -> Option<Part> {
    let fields = value.fields(faults, &["solid", "material", "places"])?;
    let solid = fields.read("solid", faults, solid);
    let material = fields.word("material", faults, &MATERIALS);
    let places = fields.read("places", faults, |value, faults| {
        some(value, "places", faults, placing)
    });
    Some(Part {
        solid: solid?,
        material: material?,
        places: places?,
    })
}

fn placing(value: &Value, faults: &mut Faults) -> Option<Placing> {
    let fields = value.fields(faults, &["at", "turn"])?;
    let at = fields.read("at", faults, |value, faults| {
        value.numbers(faults, -2000.0..=2000.0, "millimetres")
    });
    let turn = fields.read("turn", faults, |value, faults| {
        value.numbers(faults, -360.0..=360.0, "degrees")
    });
    Some(Placing {
        at: at?,
        turn: turn?,
    })
}

fn solid(value: &Value, faults: &mut Faults) -> Option<Solid> {
    if let Some(profile) = value.wrapped("Lathe") {
        return lathe(&profile, faults);
    }
    if value.struct_name() == Some(Some("Extrude")) {
        return extrude(value, faults);
    }
    value.refuse(
        faults,
        "Lathe([(radius, height), ..]), Extrude(outline: [(x, y), ..], height: ..)",
    );
    None
}

fn lathe(value: &Value, faults: &mut Faults) -> Option<Solid> {
    let profile = points(value, 2, faults)?;
    let before_the_axis = profile.iter().position(|point| point[0] < 0.0);
    if let Some(idx) = before_the_axis {
        let found = format!("a radius of {}", profile[idx][0]);
        value.refuse_as(faults, found, "radii from 0");
        return None;
    }
    Some(Solid::Lathe(profile))
}

fn extrude(value: &Value, faults: &mut Faults) -> Option<Solid> {
    let fields = value.fields(faults, &["outline", "height"])?;
    let height = fields.read("height", faults, |value, faults| {
        value.number(faults, 0.1..=1000.0, "millimetres")
    });
    let outline = fields.read("outline", faults, |value, faults| {
        let outline = points(value, 3, faults)?;
        if !outline::is_simple(&outline) {
            let found = "a line that crosses itself or encloses nothing";
            value.refuse_as(faults, found, "a closed line around something");
            return None;
        }
        Some(outline)
    });
    Some(Solid::Extrude {
        outline: outline?,
        height: height?,
    })
}

fn points(value: &Value, least: usize, faults: &mut Faults) -> Option<Vec<[f32; 2]>> {
    const MOST: usize = 100;
    let entries = value.list(faults, "points (x, y)")?;
    if !(least..=MOST).contains(&entries.len()) {
        let found = format!("{} points", entries.len());
        value.refuse_as(faults, found, format!("{least} to {MOST} points"));
        return None;
    }
    let points: Vec<Option<[f32; 2]>> = entries
        .iter()
        .map(|entry| entry.numbers(faults, -1000.0..=1000.0, "millimetres"))
        .collect();
    points.into_iter().collect()
}

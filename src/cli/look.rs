//! How the table in a picture is set: the choices of the settings page, on the command line.

use crate::store::{BoardMaterial, PieceSet, Settings, TableSetting};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// What a player could set for the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Args)]
pub struct LookArgs {
    /// Where the table stands
    #[arg(long, value_name = "SETTING", default_value = "evening", value_parser = one_of(&TABLES))]
    table: TableSetting,
    /// What the board is made of
    #[arg(long, value_name = "MATERIAL", default_value = "wood", value_parser = one_of(&BOARDS))]
    material: BoardMaterial,
    /// What the pieces are made of
    #[arg(long, value_name = "SET", default_value = "glass", value_parser = one_of(&SETS))]
    pieces: PieceSet,
    /// No letters and numbers along the board
    #[arg(long)]
    no_coordinates: bool,
    /// As two people see it who face each other over a flat screen
    #[arg(long)]
    face_to_face: bool,
}

const TABLES: [(&str, TableSetting); 2] = [
    ("evening", TableSetting::Evening),
    ("daylight", TableSetting::Daylight),
];
const BOARDS: [(&str, BoardMaterial); 3] = [
    ("wood", BoardMaterial::Wood),
    ("stone", BoardMaterial::Stone),
    ("hinged", BoardMaterial::Hinged),
];
const SETS: [(&str, PieceSet); 4] = [
    ("glass", PieceSet::Glass),
    ("amber", PieceSet::Amber),
    ("bone", PieceSet::Bone),
    ("distinct", PieceSet::Distinct),
];

impl LookArgs {
    /// Writes the choices into the settings.
    pub fn apply(&self, settings: &mut Settings) {
        settings.table = self.table;
        settings.board = self.material;
        settings.pieces = self.pieces;
        settings.coordinates = !self.no_coordinates;
        settings.face_to_face = self.face_to_face;
    }
}

/// Reads one of these words as what it stands for.
fn one_of<T: Copy + Send + Sync + 'static>(
    words: &'static [(&'static str, T)],
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words.iter().map(|(word, _)| *word)).try_map(|read| {
        words
            .iter()
            .find(|(word, _)| *word == read)
            .map(|(_, value)| *value)
            .ok_or("not one of these")
    })
}

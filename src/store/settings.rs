//! What a player may set, as it is kept between runs.

mod file;

use crate::lang::Language;
use serde::{Deserialize, Serialize};

pub use file::{Opened, SettingsFile};

/// Everything that is set in the settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language; none: the system's.
    pub language: Option<Language>,
    /// Where the table stands.
    pub table: TableSetting,
    /// What the board is made of.
    pub board: BoardMaterial,
    /// What the pieces are made of.
    pub pieces: PieceSet,
    /// Letters and numbers engraved along the board.
    pub coordinates: bool,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Nothing moves of itself; none: as the system says, where it can be asked.
    pub reduced_motion: Option<bool>,
    /// The size of text, in percent: [`Settings::TEXT`].
    pub text: u16,
    /// Stronger contrast of texts, panels and marks.
    pub high_contrast: bool,
    /// Loudness of sounds, in percent.
    pub sound: u8,
    /// Loudness of the music, in percent; 0 is none.
    pub music: u8,
    /// Everything silent.
    pub muted: bool,
    /// How much light the picture costs; none: as measured at the first start.
    pub quality: Option<Preset>,
    /// The window covers the screen.
    pub full_screen: bool,
    /// Two people face each other over a flat screen.
    pub face_to_face: bool,
    /// The rank of the computer last played against, 1 to 8.
    pub level: u8,
    /// The id of the ruleset last played.
    pub ruleset: Option<String>,
    /// Legal squares are lit.
    pub show_legal: bool,
    /// The last move is traced.
    pub show_last: bool,
    /// What can be captured next is marked.
    pub show_threats: bool,
    /// Hints can be asked for.
    pub hints: bool,
    /// The computer says why it moved when asked.
    pub reasons: bool,
    /// Moves can be taken back.
    pub undo: bool,
}

impl Settings {
    /// Smallest and largest size of text, in percent.
    pub const TEXT: std::ops::RangeInclusive<u16> = 80..=200;
    /// Silence and the greatest loudness, in percent.
    pub const LOUDNESS: std::ops::RangeInclusive<u8> = 0..=100;
    /// The lowest and the highest rank of the computer.
    pub const LEVEL: std::ops::RangeInclusive<u8> = 1..=8;
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            table: TableSetting::default(),
            board: BoardMaterial::default(),
            pieces: PieceSet::default(),
            coordinates: true,
            animation: AnimationSpeed::default(),
            reduced_motion: None,
            text: 100,
            high_contrast: false,
            sound: 80,
            music: 40,
            muted: false,
            quality: None,
            full_screen: false,
            face_to_face: false,
            level: 1,
            ruleset: None,
            show_legal: true,
            show_last: true,
            show_threats: false,
            hints: true,
            reasons: true,
            undo: true,
        }
    }
}

/// Where the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TableSetting {
    /// A Roman evening by lamp light.
    #[default]
    Evening,
    /// A museum's daylight.
    Daylight,
}

/// What the board is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum BoardMaterial {
    /// Wood with inlaid lines.
    #[default]
    Wood,
    /// Stone with scratched lines, as at Vindolanda.
    Stone,
    /// The hinged board with bronze corners.
    Hinged,
}

/// What the pieces are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum PieceSet {
    /// White and blue glass.
    #[default]
    Glass,
    /// Glass in other colours: honey and green.
    Amber,
    /// Bone and slate.
    Bone,
    /// Told apart by lightness and shape, whatever colours the eye sees.
    Distinct,
}

/// How fast pieces move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// To be followed at leisure.
    Slow,
    /// As a hand moves.
    #[default]
    Normal,
    /// Brisk.
    Fast,
    /// Everything arrives at once.
    None,
}

/// How much light the picture costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Preset {
    /// Our own cheap materials, for machines without a graphics chip.
    #[default]
    Low,
    /// Real light, small shadows.
    Medium,
    /// Everything.
    High,
}

//! All sounds and their recordings.

use crate::store::{BoardMaterial, PieceSet};

/// What can be heard at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece laid down: a placement, the end of a step, the landing of a jump.
    SetDown,
    /// A piece drawn over the board.
    Slide,
    /// The take-off of a jump.
    Leap,
    /// A piece is turned on its back and rattles until it lies.
    Bind,
    /// An alligatus is set on its base again.
    Free,
    /// The pinch of two neighbours, and the lift.
    Capture,
    /// A piece is taken out of the tray.
    Lift,
    /// A captive arrives in the tray.
    Clatter,
    /// The listener has won.
    Win,
    /// The listener has lost.
    Lose,
    /// Nobody has won.
    Draw,
    /// A click that means nothing, a refused move.
    Refuse,
    /// A piece is chosen, a button pressed.
    Select,
}

/// What the pieces are made of, as the ear tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Glass of any colour.
    Glass,
    /// Bone, and slate, which sounds much like it.
    Bone,
}

/// What a piece is set on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A board of wood.
    Wood,
    /// A board of stone.
    Stone,
    /// The lining of a tray.
    Linen,
}

/// A kind of piece on a kind of ground: each has recordings of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Voice {
    /// The piece.
    pub piece: Piece,
    /// What it is set on.
    pub ground: Ground,
}

impl Voice {
    /// The pieces of a set on a board.
    #[must_use]
    pub const fn on_board(set: PieceSet, board: BoardMaterial) -> Self {
        Self {
            piece: match set {
                PieceSet::Glass | PieceSet::Amber | PieceSet::Distinct => Piece::Glass,
                PieceSet::Bone => Piece::Bone,
            },
            ground: match board {
                BoardMaterial::Wood | BoardMaterial::Hinged => Ground::Wood,
                BoardMaterial::Stone => Ground::Stone,
            },
        }
    }

    /// The folder of its recordings.
    const fn folder(self) -> &'static str {
        match (self.piece, self.ground) {
            (Piece::Glass, Ground::Wood) => "glass_wood",
            (Piece::Glass, Ground::Stone) => "glass_stone",
            (Piece::Glass, Ground::Linen) => "glass_linen",
            (Piece::Bone, Ground::Wood) => "bone_wood",
            (Piece::Bone, Ground::Stone) => "bone_stone",
            (Piece::Bone, Ground::Linen) => "bone_linen",
        }
    }
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 13] = [
        Sound::SetDown,
        Sound::Slide,
        Sound::Leap,
        Sound::Bind,
        Sound::Free,
        Sound::Capture,
        Sound::Lift,
        Sound::Clatter,
        Sound::Win,
        Sound::Lose,
        Sound::Draw,
        Sound::Refuse,
        Sound::Select,
    ];

    /// The name of its recordings, and how many of them there are for each voice; none: one recording for all voices.
    const fn recorded(self) -> (&'static str, Option<u8>) {
        match self {
            Sound::SetDown => ("set_down", Some(4)),
            Sound::Slide => ("slide", Some(3)),
            Sound::Leap => ("leap", Some(2)),
            Sound::Bind => ("bind", Some(2)),
            Sound::Free => ("free", Some(2)),
            Sound::Capture => ("capture", Some(3)),
            Sound::Lift => ("lift", Some(2)),
            Sound::Clatter => ("clatter", Some(2)),
            Sound::Win => ("win", None),
            Sound::Lose => ("lose", None),
            Sound::Draw => ("draw", None),
            Sound::Refuse => ("refuse", None),
            Sound::Select => ("select", None),
        }
    }

    /// Its recordings on this board, as paths below the assets; any of them may be played.
    #[must_use]
    pub fn files(self, on_board: Voice) -> Vec<String> {
        let ground = match self {
            Sound::Lift | Sound::Clatter => Ground::Linen,
            _ => on_board.ground,
        };
        let folder = Voice { ground, ..on_board }.folder();
        match self.recorded() {
            (name, Some(count)) => (1..=count)
                .map(|number| format!("sounds/{folder}/{name}_{number}.ogg"))
                .collect(),
            (name, None) => vec![format!("sounds/table/{name}.ogg")],
        }
    }

    /// Whether its pitch may vary from one time to the next: everything but the lyre.
    #[must_use]
    pub const fn varies(self) -> bool {
        !matches!(self, Sound::Win | Sound::Lose | Sound::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::path::Path;

    #[test]
    fn every_sound_of_every_voice_has_recordings_that_exist() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut seen = HashSet::new();
        for set in [PieceSet::Glass, PieceSet::Bone] {
            for board in [BoardMaterial::Wood, BoardMaterial::Stone] {
                let voice = Voice::on_board(set, board);
                for sound in Sound::ALL {
                    let files = sound.files(voice);
                    assert!(!files.is_empty(), "{sound:?}");
                    for file in files {
                        assert!(assets.join(&file).is_file(), "{file}");
                        seen.insert(file);
                    }
                }
            }
        }
        assert_eq!(seen.len(), 4 * 16 + 2 * 4 + 5);
    }

    #[test]
    fn the_tray_is_lined_whatever_the_board_is_made_of() {
        let stone = Voice::on_board(PieceSet::Bone, BoardMaterial::Stone);
        let clatter = Sound::Clatter.files(stone);
        assert!(clatter.iter().all(|file| file.contains("bone_linen")));
        let set_down = Sound::SetDown.files(stone);
        assert!(set_down.iter().all(|file| file.contains("bone_stone")));
    }
}

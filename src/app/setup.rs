//! What the player has set, and who follows it.

use crate::store::{BoardMaterial, PieceSet, Settings, TableSetting};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>();
}

/// The settings as they stand. Whoever shows or plays something by them reads them here and follows a change at once; the
/// settings page and the keys that switch something write them here.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default, Deref, DerefMut)]
pub struct Chosen(pub Settings);

/// One plays on from the find: its board and its glass stay on the table, in the museum's light, until one goes elsewhere.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Loan;

/// What the table is laid with: what the player has set, or what is on loan.
#[derive(SystemParam)]
pub struct Laid<'w> {
    chosen: Res<'w, Chosen>,
    loan: Option<Res<'w, Loan>>,
}

impl Laid<'_> {
    /// Where the table stands.
    #[must_use]
    pub fn table(&self) -> TableSetting {
        match self.loan {
            Some(_) => TableSetting::Daylight,
            None => self.chosen.table,
        }
    }

    /// What the board is made of.
    #[must_use]
    pub fn board(&self) -> BoardMaterial {
        match self.loan {
            Some(_) => BoardMaterial::Hinged,
            None => self.chosen.board,
        }
    }

    /// What the pieces are made of. Whoever needs them told apart by shape keeps that.
    #[must_use]
    pub fn pieces(&self) -> PieceSet {
        match (&self.loan, self.chosen.pieces) {
            (Some(_), set) if set != PieceSet::Distinct => PieceSet::Glass,
            (_, set) => set,
        }
    }
}

/// Whether the table is to be laid otherwise than when this was asked last.
pub fn laid_anew(
    laid: Laid,
    mut last: Local<Option<(TableSetting, BoardMaterial, PieceSet)>>,
) -> bool {
    let now = (laid.table(), laid.board(), laid.pieces());
    last.replace(now) != Some(now)
}

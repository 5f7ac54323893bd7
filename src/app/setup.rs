//! What the player has set, and who follows it.

use crate::store::Settings;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>();
}

/// The settings as they stand. Whoever shows or plays something by them reads them here and follows a change at once; the
/// settings page and the keys that switch something write them here.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default, Deref, DerefMut)]
pub struct Chosen(pub Settings);

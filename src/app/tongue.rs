//! The language that is spoken at the table.

use super::setup::Chosen;
use crate::lang::{Language, Words};
use bevy::prelude::*;
use std::ops::Deref;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongue>()
        .add_systems(PreUpdate, follow.run_if(resource_changed::<Chosen>));
}

/// The messages of the language that is spoken; everything a player reads is said by it. Follows the settings at once.
#[derive(Resource, Debug)]
pub struct Tongue(Words);

impl Tongue {
    /// The messages of a language.
    #[must_use]
    pub fn of(language: Language) -> Self {
        Self(Words::of(language))
    }
}

impl Default for Tongue {
    fn default() -> Self {
        Self::of(Language::English)
    }
}

impl Deref for Tongue {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// Without a choice, English: what the system speaks is asked once, where the settings are read.
fn follow(chosen: Res<Chosen>, mut tongue: ResMut<Tongue>) {
    let wanted = chosen.language.unwrap_or_default();
    if tongue.language() != wanted {
        *tongue = Tongue::of(wanted);
    }
}

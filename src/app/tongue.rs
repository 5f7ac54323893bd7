//! The language that is spoken at the table.

use super::setup::Chosen;
use crate::lang::{Language, Words};
use bevy::prelude::*;
use std::ops::Deref;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongue>()
        .init_resource::<SystemLanguage>()
        .add_systems(
            PreUpdate,
            follow.run_if(resource_changed::<Chosen>.or_else(resource_changed::<SystemLanguage>)),
        );
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

/// The language that the system is set to, where we speak it; only in the window, for pictures and tests are alike everywhere.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemLanguage(pub Option<Language>);

/// Without a choice the system's language, or English.
fn follow(chosen: Res<Chosen>, system: Res<SystemLanguage>, mut tongue: ResMut<Tongue>) {
    let wanted = chosen.language.or(system.0).unwrap_or_default();
    if tongue.language() != wanted {
        *tongue = Tongue::of(wanted);
    }
}

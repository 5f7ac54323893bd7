//! Where the museum wishes it, the page that comes and what has the focus are read aloud while somebody is there.

use super::{Kiosked, Ordered, Visiting};
use crate::app::spoken::{Aloud, Announce};
use crate::app::tongue::Tongue;
use crate::visit::{Errand, Page};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (raise_the_voice, announce)
            .chain()
            .in_set(Kiosked::CarryOut),
    );
}

/// Nobody is read to while nobody is there.
fn raise_the_voice(visiting: Res<Visiting>, mut aloud: ResMut<Aloud>) {
    let wanted = visiting.kiosk().senses.speech && visiting.page().is_visited();
    aloud.set_if_neq(Aloud(wanted));
}

/// A new page is told by its heading, in the language that is spoken by then, and the question by itself.
fn announce(
    mut orders: MessageReader<Ordered>,
    words: Res<Tongue>,
    aloud: Res<Aloud>,
    mut next: Local<Option<Errand>>,
    mut announced: MessageWriter<Announce>,
) {
    let id = match next.take().filter(|_| aloud.0) {
        Some(Errand::Ask) => Some("kiosk-still-here"),
        Some(Errand::Show(Page::Languages)) => Some("kiosk-choose-language"),
        Some(Errand::Show(Page::Choice)) => Some("kiosk-choose"),
        _ => None,
    };
    let tell = id.map(|id| Announce {
        text: words.say(id),
        urgent: true,
    });
    announced.write_batch(tell);
    let told = |errand: &Errand| matches!(errand, Errand::Ask | Errand::Show(_));
    *next = orders.read().map(|order| order.0).filter(told).last();
}

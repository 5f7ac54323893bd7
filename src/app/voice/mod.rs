//! A voice for those who do not see the screen and have no screen reader, as at a kiosk: what has the focus and what is announced
//! is read aloud by speech-dispatcher, where that is installed.

mod mouth;
mod ssip;
#[cfg(test)]
mod tests;

pub use mouth::{Daemon, Order};

use super::spoken::{Aloud, Exposed, News};
use super::tongue::Tongue;
use crate::lang::Words;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use std::sync::mpsc::Sender;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Voice>().add_systems(
        PostUpdate,
        (begin_or_end.run_if(resource_changed::<Aloud>), read_aloud)
            .chain()
            .after(Exposed)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// The way to the voice, and what it was told.
#[derive(Resource, Debug, Default)]
pub struct Voice {
    orders: Option<Sender<Order>>,
    /// What had the focus last, and how it was read.
    focus: Option<(NodeId, String)>,
    /// Updates since the focus has moved, while it was not read.
    moved: Option<u8>,
    /// Updates since something urgent was told.
    urgent: u8,
    /// The number of the last piece of news.
    news: u64,
}

impl Voice {
    /// A voice that says all to whoever listens there.
    #[must_use]
    pub fn to(orders: Sender<Order>) -> Self {
        Self {
            orders: Some(orders),
            urgent: u8::MAX,
            ..Self::default()
        }
    }

    fn order(&mut self, order: Order) {
        // A thread that has ended has told why.
        if let Some(orders) = &self.orders
            && orders.send(order).is_err()
        {
            self.orders = None;
        }
    }
}

/// The thread begins when somebody is to be read to for the first time, and falls silent with the last.
fn begin_or_end(
    aloud: Res<Aloud>,
    news: Res<News>,
    mut voice: ResMut<Voice>,
    mut begun: Local<bool>,
) {
    voice.focus = None;
    voice.moved = None;
    voice.news = news.told();
    if !aloud.0 {
        return voice.order(Order::Hush);
    }
    if voice.orders.is_some() || std::mem::replace(&mut *begun, true) {
        return;
    }
    let Some(daemon) = Daemon::of_user() else {
        return warn!("nothing is read aloud: there is no folder for sockets");
    };
    match mouth::open(daemon, |fault| warn!("{fault}")) {
        Ok(orders) => voice.orders = Some(orders),
        Err(error) => warn!("nothing is read aloud: {error}"),
    }
}

/// Where a screen reader reads, nothing else does.
fn read_aloud(
    (aloud, screen_reader): (Res<Aloud>, Res<AccessibilityRequested>),
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    news: Res<News>,
    tongue: Res<Tongue>,
    mut voice: ResMut<Voice>,
) {
    if !aloud.0 || screen_reader.get() || voice.orders.is_none() {
        return;
    }
    let language = tongue.language().tag();
    let tree = outputs
        .single()
        .ok()
        .and_then(|output| output.platform_output.accesskit_update.as_ref());
    let focus = tree.and_then(|tree| focused(&tongue, tree));
    voice.urgent = voice.urgent.saturating_add(1);
    let last = voice.news;
    for piece in news.pieces().filter(|piece| piece.number > last) {
        voice.news = piece.number;
        voice.urgent = if piece.urgent { 0 } else { voice.urgent };
        voice.order(Order::Say {
            text: piece.text.clone(),
            language,
            cuts_in: piece.urgent,
        });
    }
    if focus != voice.focus {
        voice.focus = focus;
        voice.moved = Some(0);
    }
    voice.read_focus(language);
}

/// A focus that moves on at once is not read; a page is told before what has the focus on it.
const AT_REST: u8 = 2;
/// What was told so lately is not cut off by what has the focus.
const JUST_TOLD: u8 = 6;

impl Voice {
    fn read_focus(&mut self, language: &'static str) {
        let Some(moved) = &mut self.moved else {
            return;
        };
        *moved += 1;
        if *moved < AT_REST {
            return;
        }
        self.moved = None;
        if let Some((_, text)) = self.focus.clone() {
            self.order(Order::Say {
                text,
                language,
                cuts_in: self.urgent > JUST_TOLD,
            });
        }
    }
}

/// What has the focus, in words; nothing while the window itself has it.
fn focused(words: &Words, tree: &TreeUpdate) -> Option<(NodeId, String)> {
    let (id, node) = tree.nodes.iter().find(|(id, _)| *id == tree.focus)?;
    let text = read(words, node)?;
    Some((*id, text))
}

/// A widget in words: what it is called, how it stands, and what is to be known of it.
fn read(words: &Words, node: &Node) -> Option<String> {
    if node.role() == Role::Window {
        return None;
    }
    let state = match (node.role(), node.toggled()) {
        (Role::RadioButton, Some(Toggled::True)) => Some("spoken-chosen"),
        (Role::RadioButton, _) | (_, None) => None,
        (_, Some(Toggled::True | Toggled::Mixed)) => Some("spoken-on"),
        (_, Some(Toggled::False)) => Some("spoken-off"),
    };
    let disabled = node.is_disabled().then_some("spoken-unavailable");
    let number = node.numeric_value().map(|number| number.to_string());
    let said: Vec<String> = [
        node.label().map(str::to_owned),
        node.value().map(str::to_owned).or(number),
        state.map(|id| words.say(id)),
        disabled.map(|id| words.say(id)),
        node.description().map(str::to_owned),
    ]
    .into_iter()
    .flatten()
    .filter(|part| !part.trim().is_empty())
    .collect();
    (!said.is_empty()).then(|| said.join(", "))
}

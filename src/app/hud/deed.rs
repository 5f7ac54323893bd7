//! What a button or a key does, in one place.

use super::Panels;
use crate::app::flow::{Flow, GameRequest, House, Phase, Screen, Skip, ViewRequest};
use crate::app::game::{Game, NewGame};
use crate::app::hints::HintRequest;
use crate::app::input::Gesture;
use crate::app::pages::Page;
use crate::app::setup::Chosen;
use crate::app::staged::{Leave, Staged};
use crate::app::watch::WatchRequest;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Deed>().add_systems(
        Update,
        perform.in_set(Flow::Decide).run_if(in_state(Screen::Game)),
    );
}

/// What a button or a key does.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A wish about the game.
    Request(GameRequest),
    /// A wish about the camera.
    View(ViewRequest),
    /// Something that would lose a game: asked about first, unless there is nothing to lose.
    Ask(Dialog),
    /// What was asked about is to happen.
    Confirm(Dialog),
    /// What was asked about is not to happen.
    Cancel,
    /// The result is put aside; the board stays.
    LookAtBoard,
    /// The result that was put aside is shown again.
    ShowResult,
    /// The same terms with sides changed.
    SidesChanged,
    /// Ends a turn that could go on.
    Pass,
    /// Opens or closes the rules.
    ToggleRules,
    /// Sound on or off.
    ToggleSound,
    /// A wish for help.
    Hint(HintRequest),
    /// A wish of somebody who watches.
    Watch(WatchRequest),
    /// Marks what could be lost next, or does so no longer.
    ToggleThreats,
    /// Opens a page.
    Open(Page),
}

impl Deed {
    /// Whether it can be done in a game that is not the players' own.
    const fn suits_a_staged_game(self) -> bool {
        matches!(
            self,
            Self::Request(GameRequest::Undo | GameRequest::Redo)
                | Self::View(_)
                | Self::Pass
                | Self::ToggleSound
                | Self::Hint(HintRequest::Next)
                | Self::ToggleThreats
        )
    }
}

/// A question that is asked before a game is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    /// The same terms again.
    NewGame,
    /// Back to the title.
    Menu,
    /// Give up.
    Resign,
}

/// What deeds act on.
#[derive(SystemParam)]
struct Hands<'w> {
    game: Res<'w, Game>,
    phase: Res<'w, State<Phase>>,
    panels: ResMut<'w, Panels>,
    page: ResMut<'w, Page>,
    requests: MessageWriter<'w, GameRequest>,
    views: MessageWriter<'w, ViewRequest>,
    gestures: MessageWriter<'w, Gesture>,
    games: MessageWriter<'w, NewGame>,
    skips: MessageWriter<'w, Skip>,
    hints: MessageWriter<'w, HintRequest>,
    watching: MessageWriter<'w, WatchRequest>,
    chosen: ResMut<'w, Chosen>,
    screen: ResMut<'w, NextState<Screen>>,
    staged: Option<Res<'w, Staged>>,
    leave: MessageWriter<'w, Leave>,
    house: Res<'w, House>,
}

fn perform(mut deeds: MessageReader<Deed>, mut hands: Hands) {
    for &deed in deeds.read() {
        if hands.staged.is_none() || deed.suits_a_staged_game() {
            hands.perform(deed);
        } else if deed == Deed::Ask(Dialog::Menu) {
            hands.leave.write(Leave);
        }
    }
}

impl Hands<'_> {
    fn perform(&mut self, deed: Deed) {
        match deed {
            Deed::Request(request) => {
                if *self.phase.get() == Phase::Moving {
                    self.skips.write(Skip);
                }
                self.requests.write(request);
            }
            Deed::View(view) => {
                self.views.write(view);
            }
            Deed::Ask(dialog) if self.loses_a_game(dialog) => self.panels.dialog = Some(dialog),
            Deed::Ask(dialog) | Deed::Confirm(dialog) => self.confirm(dialog),
            Deed::Cancel => self.panels.dialog = None,
            Deed::LookAtBoard => self.panels.result = false,
            Deed::ShowResult => self.panels.result = self.game.outcome().is_some(),
            Deed::SidesChanged => {
                self.games.write(NewGame(self.game.setup().sides_changed()));
            }
            Deed::Pass => {
                self.gestures.write(Gesture::Pass);
            }
            Deed::ToggleRules => self.panels.rules = !self.panels.rules,
            Deed::ToggleSound => self.chosen.muted = !self.chosen.muted,
            Deed::Hint(wish) => {
                self.hints.write(wish);
            }
            Deed::Watch(wish) => {
                self.watching.write(wish);
            }
            Deed::ToggleThreats => self.chosen.show_threats = !self.chosen.show_threats,
            Deed::Open(page) if *self.house == House::Home => *self.page = page,
            Deed::Open(_) => {}
        }
    }

    fn confirm(&mut self, dialog: Dialog) {
        self.panels.dialog = None;
        match dialog {
            Dialog::NewGame => {
                self.requests.write(GameRequest::Again);
            }
            Dialog::Menu => self.screen.set(Screen::Title),
            Dialog::Resign => {
                self.requests.write(GameRequest::Resign);
            }
        }
    }

    fn loses_a_game(&self, dialog: Dialog) -> bool {
        let playing = self.game.outcome().is_none() && !self.game.is_looked_through();
        let begun = self.game.plies().len() > 0;
        playing && (begun || dialog == Dialog::Resign)
    }
}

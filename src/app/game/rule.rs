//! What happens to the game: new games, requests, chosen moves.

use super::{Awaited, Game, LookThrough, NewGame, TakeUp, TakingBack};
use crate::app::flow::{
    Flow, GameRequest, MoveChosen, MovePlayed, MoveRefused, Phase, PositionReset, Screen,
};
use crate::rules::Move;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (start_game, answer_requests, play_chosen)
            .chain()
            .in_set(Flow::Rule)
            .in_set(GameSystems),
    );
}

/// The systems that change the game; whoever follows a ply or a reset in the same frame runs after them.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameSystems;

fn start_game(
    mut wishes: MessageReader<NewGame>,
    mut taken_up: MessageReader<TakeUp>,
    mut looked_through: MessageReader<LookThrough>,
    screen: Res<State<Screen>>,
    (mut next_screen, mut next_phase): (ResMut<NextState<Screen>>, ResMut<NextState<Phase>>),
    mut resets: MessageWriter<PositionReset>,
    mut commands: Commands,
) {
    let begun = wishes.read().last().map(|wish| Game::start(wish.0.clone()));
    let opened = looked_through.read().last().map(Game::opened);
    let taken_up = taken_up.read().last().map(Game::taken_up);
    let Some(game) = opened.or(taken_up).or(begun) else {
        return;
    };
    commands.insert_resource(game);
    resets.write(PositionReset);
    match screen.get() {
        Screen::Game => {
            // Who was just about to leave the table stays.
            NextState::set_if_neq(&mut next_screen, Screen::Game);
            next_phase.set(Phase::Moving);
        }
        Screen::Title | Screen::Exhibit | Screen::Covered => next_screen.set(Screen::Game),
    }
}

fn answer_requests(
    mut requests: MessageReader<GameRequest>,
    game: Option<ResMut<Game>>,
    phase: Option<Res<State<Phase>>>,
    taking_back: Res<TakingBack>,
    mut next_phase: ResMut<NextState<Phase>>,
    (mut resets, mut played): (MessageWriter<PositionReset>, MessageWriter<MovePlayed>),
) {
    let requests: Vec<GameRequest> = requests.read().copied().collect();
    let (Some(mut game), Some(_)) = (game, phase) else {
        return;
    };
    for request in requests {
        let answer = game.answer(request, *taking_back);
        if answer != Answer::Nothing {
            next_phase.set(Phase::Moving);
        }
        match answer {
            Answer::Nothing | Answer::Stays => {}
            Answer::Replaced => {
                resets.write(PositionReset);
            }
            Answer::Stepped => {
                played.write_batch(game.last_ply().cloned().map(MovePlayed));
            }
        }
    }
}

/// What has become of the position by a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing was done.
    Nothing,
    /// Something else changed.
    Stays,
    /// It is another one.
    Replaced,
    /// It is one ply further.
    Stepped,
}

impl Game {
    fn answer(&mut self, request: GameRequest, taking_back: TakingBack) -> Answer {
        let plies = self.plies().len();
        let (changed, answer) = match request {
            GameRequest::Undo if self.is_looked_through() => {
                return self.look_at(plies.saturating_sub(1));
            }
            GameRequest::Redo if self.is_looked_through() => return self.look_at(plies + 1),
            GameRequest::LookAt(plies) => return self.look_at(plies),
            GameRequest::Undo | GameRequest::Redo if taking_back == TakingBack::Forbidden => {
                return Answer::Nothing;
            }
            GameRequest::Undo => (self.undo(), Answer::Replaced),
            GameRequest::Redo => (self.redo(), Answer::Replaced),
            GameRequest::Resign => (self.resign(), Answer::Stays),
            GameRequest::PlayOn => (self.play_on(), Answer::Replaced),
            GameRequest::LookAway => (self.look_away(), Answer::Replaced),
            GameRequest::Again => {
                *self = Self::start(self.setup.again());
                (true, Answer::Replaced)
            }
        };
        if changed { answer } else { Answer::Nothing }
    }
}

/// Plays the first chosen move if one is awaited. All are drained, and what was chosen for a position that has since been
/// replaced is dropped.
fn play_chosen(
    mut chosen: MessageReader<MoveChosen>,
    mut resets: MessageReader<PositionReset>,
    game: Option<ResMut<Game>>,
    phase: Option<Res<State<Phase>>>,
    mut next_phase: ResMut<NextState<Phase>>,
    mut played: MessageWriter<MovePlayed>,
    mut refused: MessageWriter<MoveRefused>,
) {
    let choices: Vec<Move> = chosen.read().map(|choice| choice.0).collect();
    let replaced = resets.read().count() > 0;
    let (Some(mut game), Some(phase), Some(&mv)) = (game, phase, choices.first()) else {
        return;
    };
    let awaited = matches!(
        (phase.get(), game.awaited()),
        (Phase::Choosing, Awaited::Person(_)) | (Phase::Thinking, Awaited::Engine(..))
    );
    if replaced || !awaited {
        return;
    }
    match game.play(mv) {
        Ok(ply) => {
            game.future.clear();
            played.write(MovePlayed(ply));
            next_phase.set(Phase::Moving);
        }
        Err(error) => {
            refused.write(MoveRefused { mv, error });
        }
    }
}

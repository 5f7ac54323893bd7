//! Watching two computers play: halt, go on, one move at a time, and how fast.

use super::flow::{Flow, Screen};
use super::game::{Game, Seat};
use super::pacing::Awake;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Watch>()
        .add_message::<WatchRequest>()
        .add_systems(
            Update,
            answer.in_set(Flow::Decide).run_if(in_state(Screen::Game)),
        )
        .add_systems(OnExit(Screen::Game), |mut watch: ResMut<Watch>| {
            *watch = Watch {
                pace: watch.pace,
                ..default()
            };
        });
}

/// A wish of somebody who watches.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum WatchRequest {
    /// Halt, or go on.
    Toggle,
    /// One move, then halt.
    Step,
    /// The next faster pace.
    Faster,
    /// The next slower pace.
    Slower,
}

/// How fast two computers play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Pace {
    /// To be followed move by move.
    Slow,
    /// As people play a quick game.
    #[default]
    Even,
    /// As fast as the pieces move.
    Fast,
}

impl Pace {
    /// All paces, the slowest first.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Even, Self::Fast];

    /// How many times the usual least time a move takes.
    const fn times(self) -> u32 {
        match self {
            Self::Slow => 7,
            Self::Even => 3,
            Self::Fast => 0,
        }
    }

    fn faster(self) -> Self {
        match self {
            Self::Slow => Self::Even,
            Self::Even | Self::Fast => Self::Fast,
        }
    }

    fn slower(self) -> Self {
        match self {
            Self::Fast => Self::Even,
            Self::Even | Self::Slow => Self::Slow,
        }
    }
}

/// How a game of two computers is watched. A game with a person in it is never held up by it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Watch {
    /// The game is halted.
    pub paused: bool,
    /// How fast it goes.
    pub pace: Pace,
    /// Moves that are let through while the game is halted.
    steps: u32,
}

impl Watch {
    /// Whether nobody plays and everybody watches.
    #[must_use]
    pub fn is_on(game: &Game) -> bool {
        !game.setup().seats.contains(&Seat::Human)
    }

    /// Whether the next move is held back.
    #[must_use]
    pub fn holds(&self, game: &Game) -> bool {
        self.paused && self.steps == 0 && Self::is_on(game)
    }

    /// The least time for a move, where `usual` is that of a game with a person in it.
    #[must_use]
    pub fn least(&self, game: &Game, usual: Duration) -> Duration {
        if Self::is_on(game) && !self.paused {
            usual * self.pace.times()
        } else {
            usual
        }
    }

    /// A move was let through.
    pub fn stepped(&mut self) {
        self.steps = self.steps.saturating_sub(1);
    }
}

fn answer(
    mut requests: MessageReader<WatchRequest>,
    game: Res<Game>,
    mut watch: ResMut<Watch>,
    awake: Option<ResMut<Awake>>,
) {
    let wishes: Vec<WatchRequest> = requests.read().copied().collect();
    if wishes.is_empty() || !Watch::is_on(&game) {
        return;
    }
    for wish in wishes {
        match wish {
            WatchRequest::Toggle => {
                watch.paused = !watch.paused;
                watch.steps = 0;
            }
            WatchRequest::Step => {
                watch.paused = true;
                watch.steps = 1;
            }
            WatchRequest::Faster => watch.pace = watch.pace.faster(),
            WatchRequest::Slower => watch.pace = watch.pace.slower(),
        }
    }
    if let Some(mut awake) = awake {
        awake.stir();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_ends_at_the_fastest_and_the_slowest() {
        let up = Pace::ALL.map(Pace::faster);
        assert_eq!(up, [Pace::Even, Pace::Fast, Pace::Fast]);
        let down = Pace::ALL.map(Pace::slower);
        assert_eq!(down, [Pace::Slow, Pace::Slow, Pace::Even]);
    }
}

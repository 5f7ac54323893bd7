//! Whatever happens at the table, in words, for a screen reader to announce.

use crate::app::flow::{Flow, GameRequest, MovePlayed, Phase, PositionReset, Remark, Screen};
use crate::app::game::{Awaited, Game};
use crate::app::staged::Staged;
use crate::app::tally::Tally;
use crate::app::tongue::Tongue;
use crate::app::wording;
use crate::lang::Words;
use crate::rules::{Grade, Move, Ply, Role, Square};
use crate::say;
use bevy::prelude::*;
use std::collections::VecDeque;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .add_message::<Announce>()
        .add_systems(
            Update,
            (gather.run_if(in_state(Screen::Game)), pass_on)
                .chain()
                .in_set(Flow::Settle),
        )
        .add_systems(OnExit(Screen::Game), |mut news: ResMut<News>| {
            news.pieces.clear();
        });
}

/// Something to be announced on any page, in the language that is spoken.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Announce {
    /// What is told.
    pub text: String,
    /// It is told before all else.
    pub urgent: bool,
}

fn pass_on(mut announced: MessageReader<Announce>, mut news: ResMut<News>) {
    for Announce { text, urgent } in announced.read() {
        news.tell(text.clone(), *urgent);
    }
}

/// The latest news, the last one last: a screen reader that is slow still finds what came a moment before.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    number: u64,
    pieces: VecDeque<Piece>,
}

/// A piece of news. Each has a number of its own, so that the same words twice are told twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// How many have come before.
    pub number: u64,
    /// What is told.
    pub text: String,
    /// It answers what the person has just done, and is told before all else.
    pub urgent: bool,
}

impl News {
    /// How many pieces are kept.
    const KEPT: usize = 3;

    /// What was told last, the newest last.
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = &Piece> {
        self.pieces.iter()
    }

    /// How many pieces there have been.
    #[must_use]
    pub const fn told(&self) -> u64 {
        self.number
    }

    fn tell(&mut self, text: String, urgent: bool) {
        self.number += 1;
        self.pieces.push_back(Piece {
            number: self.number,
            text,
            urgent,
        });
        while self.pieces.len() > Self::KEPT {
            self.pieces.pop_front();
        }
    }
}

type Heard<'w, 's> = (
    MessageReader<'w, 's, MovePlayed>,
    MessageReader<'w, 's, PositionReset>,
    MessageReader<'w, 's, GameRequest>,
    MessageReader<'w, 's, Remark>,
);

fn gather(
    (mut played, mut resets, mut requests, mut remarks): Heard,
    (game, staged): (Res<Game>, Option<Res<Staged>>),
    (phase, tally): (Res<State<Phase>>, Res<Tally>),
    tongue: Res<Tongue>,
    mut news: ResMut<News>,
) {
    let words = &**tongue;
    let mut told = Vec::new();
    let requests: Vec<GameRequest> = requests.read().copied().collect();
    let back = requests.contains(&GameRequest::Undo);
    // A game that goes on where it stood is no new one.
    let goes_on = requests.contains(&GameRequest::LookAway);
    if resets.read().count() > 0 && !goes_on {
        told.push(if back {
            words.say("spoken-taken-back")
        } else {
            let name = wording::ruleset::name(words, &game.setup().variant);
            say!(words, "spoken-new-game", name = name)
        });
        if !back {
            told.extend(wording::opening(words, &game));
        }
    }
    let archers = game.position().archers().is_some();
    told.extend(played.read().map(|MovePlayed(ply)| match ply.mv {
        Move::Place { at, .. } if archers => put_back(words, ply, at),
        _ => ply_told(words, ply),
    }));
    let mut urgent = false;
    for remark in remarks.read() {
        told.push(remark.text.clone());
        urgent |= remark.refusal;
    }
    if phase.is_changed() {
        told.extend(asked(words, &game, *phase.get()));
        told.extend(wording::matches::told(words, &tally, &game));
        told.extend(wording::matches::headline(words, &tally, &game));
    }
    // Two computers that play for nobody are no news to whoever stands before a page.
    let shown = staged.is_some_and(|staged| *staged == Staged::Attract);
    if !told.is_empty() && !shown {
        news.tell(told.join(". "), urgent);
    }
}

/// An archer comes back from the hand.
fn put_back(words: &Words, ply: &Ply, at: Square) -> String {
    let side = wording::key(ply.side);
    say!(
        words,
        "archers-spoken-put-back",
        side = side,
        square = at.to_string()
    )
}

/// What is asked of a person, or how the game ended.
fn asked(words: &Words, game: &Game, phase: Phase) -> Option<String> {
    let person = matches!(game.awaited(), Awaited::Person(_));
    match phase {
        Phase::Choosing if person => Some(wording::prompt(words, game, false)),
        Phase::Over => Some(wording::prompt(words, game, false)),
        _ => None,
    }
}

/// A ply with all that came of it.
#[must_use]
pub fn ply_told(words: &Words, ply: &Ply) -> String {
    let side = wording::key(ply.side);
    let done = match ply.mv {
        Move::Go { from, to } => say!(
            words,
            "spoken-went",
            side = side,
            from = from.to_string(),
            to = to.to_string()
        ),
        Move::Place { role, at } => {
            let id = match role {
                Role::Miles => "spoken-set-down",
                Role::Dux => "spoken-dux-set-down",
            };
            say!(words, id, side = side, square = at.to_string())
        }
        Move::Remove { .. } => {
            let taken = taken(ply);
            let squares = wording::squares(words, &taken);
            say!(
                words,
                "spoken-removed",
                side = side,
                count = taken.len(),
                squares = squares
            )
        }
        Move::Pass => say!(words, "spoken-passed", side = side),
    };
    let removed = matches!(ply.mv, Move::Remove { .. });
    let more = [
        ("spoken-jumped", ply.jumped.clone()),
        (
            "spoken-taken",
            if removed { Vec::new() } else { taken(ply) },
        ),
        ("archers-spoken-returned", ply.returned.clone()),
        ("archers-spoken-superior", graded(ply, Grade::Superior)),
        ("archers-spoken-simple", graded(ply, Grade::Simple)),
        ("spoken-now-bound", ply.bound.clone()),
        ("spoken-freed", ply.freed.clone()),
    ];
    let more = more
        .into_iter()
        .filter(|(_, squares)| !squares.is_empty())
        .map(|(id, about)| {
            let squares = wording::squares(words, &about);
            say!(words, id, count = about.len(), squares = squares)
        });
    let all: Vec<String> = std::iter::once(done).chain(more).collect();
    all.join(", ")
}

/// Where the archer stands that has become this.
fn graded(ply: &Ply, grade: Grade) -> Vec<Square> {
    let at = ply.last_square().filter(|_| ply.grade == Some(grade));
    at.into_iter().collect()
}

fn taken(ply: &Ply) -> Vec<Square> {
    ply.taken.iter().map(|&(at, _)| at).collect()
}

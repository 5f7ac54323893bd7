//! How fast the house is: counting, playing, drawing moves and searching, on every ruleset.
//!
//! Every figure is the best of several short slices, so that other work on the machine disturbs it little.

mod archers;
mod random_games;

use crate::ai::{self, Limits, Temper};
use crate::arena::Dice;
use crate::data::{Library, Variant};
use crate::rules::{
    Bits, Board, Dimensions, Explorer, Family, Field, Leaves, LongGame, Position, Trail,
};
use random_games::RandomGames;
use std::hint::black_box;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The three positions of a ruleset and board that are measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The start.
    Start,
    /// After a third of a short random game.
    Middle1,
    /// After two thirds.
    Middle2,
}

impl Moment {
    /// All three.
    pub const ALL: [Moment; 3] = [Moment::Start, Moment::Middle1, Moment::Middle2];

    /// The word in the output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Moment::Start => "start",
            Moment::Middle1 => "middle1",
            Moment::Middle2 => "middle2",
        }
    }

    /// Plies played at random beyond the placing.
    const fn plies(self) -> u32 {
        match self {
            Moment::Start => 0,
            Moment::Middle1 => 30,
            Moment::Middle2 => 60,
        }
    }
}

/// A clock that only goes forward.
pub type Clock = fn() -> Duration;

/// Time on the wall.
#[must_use]
pub fn wall_clock() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

/// What is measured, and for how long.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// What time is told by: the wall, or the processor time of this thread where the caller can read it.
    pub clock: Clock,
    /// Slices of each figure; the best counts.
    pub slices: u32,
    /// The least time of a slice.
    pub slice: Duration,
    /// The time of the search.
    pub search: Duration,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            clock: wall_clock,
            slices: 4,
            slice: Duration::from_millis(30),
            search: Duration::from_secs(1),
        }
    }
}

/// The figures of one position.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The board.
    pub board: Dimensions,
    /// Which of its positions.
    pub moment: Moment,
    /// Perft nodes a second, the last ply counted at once.
    pub bulk_nps: f64,
    /// Perft nodes a second, every leaf played.
    pub leaf_nps: f64,
    /// Moves a second of games drawn uniformly among the legal moves.
    pub random_mps: f64,
    /// Positions a second of the search.
    pub search_nps: f64,
    /// The depth the search had finished after its time.
    pub depth: u32,
}

/// The rulesets and boards that are measured: each ruleset on its default board, and the largest board; then the boards
/// that speed is compared on.
#[must_use]
pub fn tables(library: &Library) -> Vec<(&Variant, Dimensions)> {
    const MORE: [(&str, &str); 4] = [
        ("schadler", "17x18"),
        ("bautista", "8x8"),
        ("bautista", "10x9"),
        ("bautista", "12x8"),
    ];
    let defaults = library
        .variants
        .iter()
        .filter_map(|variant| Some((&**variant, variant.boards.first()?.board)));
    let more = MORE.iter().filter_map(|(id, board)| {
        let variant = library.variant(id)?;
        Some((&**variant, Dimensions::parse(board)?))
    });
    defaults.chain(more).collect()
}

/// One of the three positions of a ruleset and board; always the same.
#[must_use]
pub fn position(variant: &Variant, board: Dimensions, moment: Moment) -> Option<Position> {
    let terms = variant.terms(Some(board), None).ok()?;
    let start = Position::start(&terms, variant.first()).with_long_game(LongGame::Limited);
    if moment == Moment::Start {
        return Some(start);
    }
    (1..50).find_map(|seed| random_games::reach(&start, moment.plies(), seed))
}

/// Measures one position.
#[must_use]
pub fn measure(
    variant: &Variant,
    board: Dimensions,
    moment: Moment,
    effort: Effort,
) -> Option<Row> {
    let position = position(variant, board, moment)?;
    let perft = |leaves| match position.family() {
        Family::Soldiers(position) => position.explore(PerftRate { leaves, effort }),
        Family::Archers(position) => archers::perft_rate(position, effort),
    };
    let (search_nps, depth) = search_rate(&position, effort);
    Some(Row {
        ruleset: variant.id.clone(),
        board,
        moment,
        bulk_nps: perft(Leaves::Counted),
        leaf_nps: perft(Leaves::Played),
        random_mps: match position.family() {
            Family::Soldiers(position) => position.explore(RandomGames { effort }),
            Family::Archers(position) => archers::random_rate(position, effort),
        },
        search_nps,
        depth,
    })
}

fn search_rate(position: &Position, effort: Effort) -> (f64, u32) {
    let limits = Limits {
        time: Some(effort.search),
        ..Limits::default()
    };
    let began = (effort.clock)();
    let choice = ai::search(position, Temper::exact(limits), 1, &AtomicBool::new(false));
    let seconds = ((effort.clock)() - began).as_secs_f64().max(1e-6);
    choice.map_or((0.0, 0), |choice| {
        (choice.nodes as f64 / seconds, choice.depth)
    })
}

/// The best rate among slices of work; `work` gives what it has done.
pub fn best_rate(effort: Effort, mut work: impl FnMut() -> u64) -> f64 {
    let mut best = 0.0_f64;
    for _ in 0..effort.slices {
        let began = (effort.clock)();
        let mut done = 0;
        let mut spent = Duration::ZERO;
        while spent < effort.slice {
            done += black_box(work());
            spent = (effort.clock)() - began;
        }
        best = best.max(done as f64 / spent.as_secs_f64());
    }
    best
}

struct PerftRate {
    leaves: Leaves,
    effort: Effort,
}

impl Explorer for PerftRate {
    type Output = f64;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> f64 {
        let mut trail = trail.clone();
        let wide = field.count_moves(board) > 150;
        let depth = if wide { 2 } else { 3 };
        best_rate(self.effort, || {
            field.perft(board, &mut trail, depth, self.leaves)
        })
    }
}

/// Chance for the games of a measurement.
fn dice() -> Dice {
    Dice::new(20)
}

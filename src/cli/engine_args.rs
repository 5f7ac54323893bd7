//! The commands about the engine as types.

use super::args::{Size, number, seed, size};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// `match`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct MatchArgs {
    /// Ruleset, as listed by 'rulesets'
    #[arg(long, value_name = "ID")]
    pub ruleset: String,
    /// Board, files by ranks
    #[arg(long, value_name = "FxR")]
    pub board: Option<String>,
    /// Men a side
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub men: Option<String>,
    /// The one: random, greedy, first, level=WORD, engine with depth= nodes= time= threads= weights= placing=random, ugi:PROGRAM
    #[arg(long, value_name = "SPEC")]
    pub a: String,
    /// The other
    #[arg(long, value_name = "SPEC")]
    pub b: String,
    /// Games; sides are changed in pairs from the same opening
    #[arg(long, value_name = "N", value_parser = games)]
    pub games: u32,
    /// The same seed gives the same match where the engines allow it
    #[arg(long, value_name = "S", value_parser = seed)]
    pub seed: u64,
    /// Random plies at the beginning of each pair of games
    #[arg(long, value_name = "PLIES", default_value = "4", value_parser = plies)]
    pub opening: u32,
    /// A game of so many plies is a draw
    #[arg(long, value_name = "N", default_value = "600", value_parser = plies)]
    pub max_plies: u32,
    /// Then try every move and every answer in every position, and tell which wins and losses in two plies were overlooked
    #[arg(long)]
    pub oversights: bool,
    /// The result as JSON
    #[arg(long)]
    pub json: bool,
}

/// `bench`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct BenchArgs {
    /// The figures as JSON
    #[arg(long)]
    pub json: bool,
    /// Only this ruleset
    #[arg(long, value_name = "ID")]
    pub ruleset: Option<String>,
    /// What the window costs instead: its frames, its start, its rest, each beside its bar
    #[arg(long, conflicts_with_all = ["json", "ruleset"])]
    pub frames: bool,
    /// Width and height of the frames in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size, requires = "frames")]
    pub size: Size,
    /// Frames in a run; there are five runs of each scene
    #[arg(long, value_name = "N", default_value = "3", value_parser = frames, requires = "frames")]
    pub count: usize,
    /// Only this
    #[arg(long, value_name = "PART", value_enum, requires = "frames")]
    pub only: Option<BenchPart>,
    /// The bare window (examples/bare.rs) [default: examples/bare beside this program]
    #[arg(long, value_name = "PROGRAM", requires = "frames")]
    pub bare: Option<PathBuf>,
}

impl BenchArgs {
    /// Whether a part of the window's costs is measured.
    #[must_use]
    pub fn measures(&self, part: BenchPart) -> bool {
        self.only.is_none_or(|only| only == part)
    }
}

/// A part of what the window costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum BenchPart {
    /// The cost of a frame in each quality.
    Frames,
    /// What a search takes from the main thread.
    Schedule,
    /// The time until the first frame that answers.
    Start,
    /// The part of a core at rest.
    Rest,
}

/// `tune`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct TuneArgs {
    /// Rulesets of one family, as listed by 'rulesets'
    #[arg(required = true, value_name = "RULESET")]
    pub rulesets: Vec<String>,
    /// Games of each ruleset
    #[arg(long, value_name = "N", default_value = "200", value_parser = games)]
    pub games: u32,
    /// Nodes a move
    #[arg(long, value_name = "N", default_value = "400", value_parser = seed)]
    pub nodes: u64,
    /// The same seed gives the same weights
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    pub seed: u64,
}

fn games(text: &str) -> Result<u32, String> {
    number(text, 1..=1_000_000)
}

fn frames(text: &str) -> Result<usize, String> {
    number(text, 1..=10_000).map(|count: u32| count as usize)
}

fn plies(text: &str) -> Result<u32, String> {
    number(text, 0..=100_000)
}

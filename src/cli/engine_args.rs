//! The commands about the engine as types.

use super::args::{number, seed};
use clap::Args;

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
    #[arg(long, value_name = "N")]
    pub men: Option<String>,
    /// The one: random, greedy, first, level=WORD, engine with depth= nodes= time= threads= weights=, ugi:PROGRAM
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

fn plies(text: &str) -> Result<u32, String> {
    number(text, 0..=100_000)
}

//! The figures of `latrunculi bench` beside those of a chess move generator, in turn in one process, as ratios.
//!
//! `cargo bench --no-default-features --bench anchor` measures everything; `-- WORD ...` only rulesets and boards that
//! hold one of the words, as in `-- bautista@8x8`.

use cozy_chess::Board as Chess;
use latrunculi::bench::{self, Effort, Moment, Row, best_rate};
use latrunculi::data::Library;
use std::hint::black_box;
use std::time::Duration;

/// Perft nodes a second of chess from its start.
#[derive(Debug, Clone, Copy, Default)]
struct Anchor {
    bulk: f64,
    leaf: f64,
}

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let library = Library::built_in();
    let effort = Effort {
        clock: processor_time,
        ..Effort::default()
    };
    println!(
        "millions a second, and in brackets the ratio to chess: bulk to bulk, all others to every leaf played"
    );
    println!(
        "{:<34} {:>15} {:>15} {:>15} {:>15} {:>6} {:>13}",
        "", "bulk", "leaf", "random", "search", "depth", "chess"
    );
    for (variant, board) in bench::tables(&library) {
        let name = format!("{}@{board}", variant.id);
        if !words.is_empty() && !words.iter().any(|word| name.contains(word)) {
            continue;
        }
        for moment in Moment::ALL {
            let before = anchor(effort);
            let row = bench::measure(variant, board, moment, effort);
            let after = anchor(effort);
            let anchor = Anchor {
                bulk: before.bulk.max(after.bulk),
                leaf: before.leaf.max(after.leaf),
            };
            if let Some(row) = row {
                print(&format!("{name} {}", moment.word()), &row, anchor);
            }
        }
    }
}

/// The processor time of this thread where the system tells it, so that other work on the machine does not count.
fn processor_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    told.and_then(|text| text.split_whitespace().next()?.parse().ok())
        .map_or_else(bench::wall_clock, Duration::from_nanos)
}

fn print(name: &str, row: &Row, anchor: Anchor) {
    let million = |rate: f64, anchor: f64| format!("{:.2} ({:.3})", rate / 1e6, rate / anchor);
    println!(
        "{name:<34} {:>15} {:>15} {:>15} {:>15} {:>6} {:>5.0} {:>5.0}",
        million(row.bulk_nps, anchor.bulk),
        million(row.leaf_nps, anchor.leaf),
        million(row.random_mps, anchor.leaf),
        million(row.search_nps, anchor.leaf),
        row.depth,
        anchor.bulk / 1e6,
        anchor.leaf / 1e6,
    );
}

fn anchor(effort: Effort) -> Anchor {
    let start = Chess::default();
    Anchor {
        bulk: best_rate(effort, || chess_bulk(&start, 4)),
        leaf: best_rate(effort, || chess_leaves(&start, 4)),
    }
}

fn chess_bulk(board: &Chess, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            nodes += chess_bulk(&after, depth - 1);
        }
        false
    });
    nodes
}

fn chess_leaves(board: &Chess, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            nodes += if depth == 1 {
                black_box(&after);
                1
            } else {
                chess_leaves(&after, depth - 1)
            };
        }
        false
    });
    nodes
}

//! Writing a record.

use super::tags::{Score, Tag};
use super::{Record, Tags};
use crate::rules::Ply;
use std::fmt;

/// Lines of moves are broken before this many characters.
const LINE_WIDTH: usize = 80;

/// Tag pairs, an empty line, the moves by numbered pairs of turns, the result.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags_at_the_end().iter() {
            writeln!(f, "[{name} \"{}\"]", escaped(value))?;
        }
        writeln!(f)?;
        write_filled(f, &self.words())
    }
}

impl Record {
    /// The tags with the result and its reason as they are now.
    fn tags_at_the_end(&self) -> Tags {
        let mut tags = self.tags.clone();
        tags.set(Tag::Result, self.score().word());
        if let Some(outcome) = self.position.outcome() {
            tags.set(Tag::Termination, outcome.reason.word());
        } else if self.score() == Score::Open {
            tags.remove(Tag::Termination);
        }
        tags
    }

    /// Numbers, turns and the result, each a word without spaces.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for (idx, turn) in turns(&self.plies).enumerate() {
            if idx % 2 == 0 {
                words.push(format!("{}.", idx / 2 + 1));
            }
            let actions: Vec<String> = turn.iter().map(|ply| ply.mv.to_string()).collect();
            words.push(actions.join("+"));
        }
        words.push(self.score().word().to_owned());
        words
    }
}

/// The plies of each turn: all that one side does before the other acts.
fn turns(plies: &[Ply]) -> impl Iterator<Item = &[Ply]> {
    plies.chunk_by(|before, after| before.side == after.side)
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

fn write_filled(f: &mut fmt::Formatter<'_>, words: &[String]) -> fmt::Result {
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() >= LINE_WIDTH {
            writeln!(f)?;
            column = 0;
        }
        if column > 0 {
            f.write_str(" ")?;
            column += 1;
        }
        f.write_str(word)?;
        column += word.len();
    }
    writeln!(f)
}

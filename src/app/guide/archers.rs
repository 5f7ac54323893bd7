//! The switches of the archers in words, and small mats that show them.

use super::{Chapter, Rule, Source};
use crate::data::Certainty::{self, Inferred, Modern};
use crate::lang::{Args, Words};
use crate::rules::Square;
use crate::rules::archers::{Backwards, Captured, Comeback, Ruleset, Scoring, Shuttling};

/// The rules of a form of the game.
pub(super) fn rules(words: &Words, ruleset: &Ruleset) -> Vec<Rule> {
    let mut page = Page {
        words,
        chapter: Chapter::Moving,
        rules: Vec::new(),
    };
    page.moving(ruleset);
    page.chapter = Chapter::Taking;
    page.taking(ruleset);
    page.chapter = Chapter::Winning;
    page.winning(ruleset);
    page.chapter = Chapter::Beginning;
    page.rule("rule-archers-board", Inferred, Source::Program);
    page.rule("rule-archers-start", Modern, Source::Pergioco);
    page.chapter = Chapter::Long;
    let mut args = Args::new();
    args.set("turns", ruleset.quiet_limit);
    page.telling("rule-archers-quiet", Modern, Source::Settled, &args);
    page.rule("rule-archers-resign", Modern, Source::Settled);
    page.rules
}

/// The rules that were written so far.
struct Page<'a> {
    words: &'a Words,
    chapter: Chapter,
    rules: Vec<Rule>,
}

impl Page<'_> {
    fn rule(&mut self, name: &'static str, certainty: Certainty, source: Source) {
        self.telling(name, certainty, source, &Args::new());
    }

    fn telling(&mut self, name: &'static str, certainty: Certainty, source: Source, args: &Args) {
        self.rules.push(Rule {
            id: name,
            chapter: self.chapter,
            text: self.words.say_with(name, args),
            source: source.said(self.words),
            certainty,
        });
    }
}

impl Page<'_> {
    fn moving(&mut self, ruleset: &Ruleset) {
        let name = match ruleset.backwards {
            Backwards::Never => "rule-archers-forward",
            Backwards::Allowed => "rule-archers-back",
        };
        self.rule(name, Modern, Source::Pergioco);
        if ruleset.shuttling == Shuttling::FifthForbidden {
            self.rule("rule-archers-shuttle", Modern, Source::Pergioco);
        }
        self.rule("rule-archers-arrived", Modern, Source::Pergioco);
    }

    fn taking(&mut self, ruleset: &Ruleset) {
        self.rule("rule-archers-capture", Modern, Source::Pergioco);
        let captured = match ruleset.captured {
            Captured::SuperiorReturns => "rule-archers-dead",
            Captured::EveryoneReturns => "rule-archers-hand",
        };
        self.rule(captured, Modern, Source::Pergioco);
        match ruleset.comeback {
            Comeback::AsAction => self.rule("rule-archers-action", Modern, Source::Pergioco),
            Comeback::OnArrival => self.rule("rule-archers-arrival", Modern, Source::Settled),
        }
        self.rule("rule-archers-home", Inferred, Source::Pergioco);
    }

    fn winning(&mut self, ruleset: &Ruleset) {
        let ends = match ruleset.comeback {
            Comeback::AsAction => "rule-archers-living",
            Comeback::OnArrival => "rule-archers-onboard",
        };
        self.rule(ends, Modern, Source::Pergioco);
        let counted = match ruleset.scoring {
            Scoring::WinnersArchers => "rule-archers-winner",
            Scoring::ByPlace => "rule-archers-place",
        };
        self.rule(counted, Modern, Source::Pergioco);
        self.rule("rule-archers-match", Modern, Source::Pergioco);
    }
}

/// A small mat that shows a rule: who stands where, as in a position, what goes where, and what is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scene {
    /// `bbbbb/5/5/5/wwwww`.
    pub ranks: &'static str,
    /// What goes where, by names of squares.
    pub moves: &'static [(&'static str, &'static str)],
    /// What is taken.
    pub taken: &'static [&'static str],
}

impl Scene {
    /// The mat that shows a rule, by the name of the rule's message.
    #[must_use]
    pub fn of(rule: &str) -> Option<Self> {
        let scene = |ranks, moves, taken| Scene {
            ranks,
            moves,
            taken,
        };
        Some(match rule {
            "rule-archers-start" => scene("bbbbb/5/5/5/wwwww", &[], &[]),
            "rule-archers-forward" => scene(
                "5/5/5/2w2/5",
                &[("c2", "b2"), ("c2", "d2"), ("c2", "e3")],
                &[],
            ),
            "rule-archers-back" => scene(
                "5/5/5/2w2/5",
                &[
                    ("c2", "b2"),
                    ("c2", "d2"),
                    ("c2", "e3"),
                    ("c2", "a1"),
                    ("c2", "e1"),
                ],
                &[],
            ),
            "rule-archers-capture" => scene("5/5/3b1/5/2W2", &[("c1", "d3")], &["d3"]),
            "rule-archers-arrived" => scene("2w2/5/5/5/5", &[], &[]),
            "rule-archers-home" => scene("2b2/w4/5/5/5", &[("a4", "c5")], &["c5"]),
            _ => return None,
        })
    }

    /// The archers that stand on it: where, their letters as in a position.
    pub(super) fn archers(&self) -> Vec<(Square, char)> {
        let ranks = self.ranks.split('/').rev();
        let mut archers = Vec::new();
        for (rank, row) in (0_u8..).zip(ranks) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as u8,
                    None => {
                        archers.push((Square::new(file, rank), letter));
                        file += 1;
                    }
                }
            }
        }
        archers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;
    use crate::rules::{Move, Position};

    /// What a scene shows is legal by the rules it belongs to.
    #[test]
    fn scenes_show_legal_moves() {
        let library = Library::built_in();
        for (id, rules) in [
            (
                "jasyr",
                [
                    "rule-archers-forward",
                    "rule-archers-capture",
                    "rule-archers-home",
                ],
            ),
            (
                "jarmo",
                [
                    "rule-archers-back",
                    "rule-archers-capture",
                    "rule-archers-capture",
                ],
            ),
        ] {
            let terms = library
                .variant(id)
                .expect(id)
                .terms(None, None)
                .expect("terms");
            for rule in rules {
                let scene = Scene::of(rule).expect(rule);
                // A lonely enemy far away keeps the game going.
                let far = scene.ranks.replacen("5/5/5/2w2", "4b/5/5/2w2", 1);
                let position = Position::parse(&terms, &format!("{far} w - 0")).expect(rule);
                assert_eq!(
                    scene.archers().len() + usize::from(far != scene.ranks),
                    position.pieces().len()
                );
                for (from, to) in scene.moves {
                    let [from, to] = [from, to].map(|name| Square::parse(name).expect("a square"));
                    let mv = Move::Go { from, to };
                    assert!(position.check(mv).is_ok(), "{rule}: {mv}");
                    let takes = position.at(to).is_some();
                    assert_eq!(takes, scene.taken.contains(&to.to_string().as_str()));
                }
            }
        }
    }
}

//! The switches of ludus latrunculorum in words. Every value has its text; what a ruleset lacks is not mentioned.

use super::{Chapter, Rule, Source};
use crate::data::Certainty::{self, Attested, Inferred, Modern};
use crate::lang::{Args, Words};
use crate::rules::{
    Between, Chain, Counted, DuxRule, EdgeBlocks, First, JumpOver, Jumped, Jumps, Movement,
    Opening, Removal, Repetition, Ruleset,
};

/// Which rules are settled here, and for which rulesets, by what their ids begin with.
const SETTLED: &[(&str, &[&str])] = &[
    ("rule-taking-instead", &["schadler"]),
    ("rule-no-action", &["schadler", "bell", "astur"]),
    ("rule-few", &["kowalski"]),
    ("rule-quiet", &["kowalski"]),
    ("rule-first-black", &["astur-free"]),
    ("rule-third-forbidden", &["kowalski"]),
    ("rule-dux-edge-blocks", &["kowalski"]),
    ("rule-dux-edge-spares", &["kowalski"]),
];

/// The rules of a ruleset with this id.
pub(super) fn rules(words: &Words, id: &str, ruleset: &Ruleset) -> Vec<Rule> {
    let mut page = Page {
        words,
        chapter: Chapter::Moving,
        id,
        rules: Vec::new(),
    };
    page.movement(ruleset);
    page.chapter = Chapter::Taking;
    page.capture(ruleset);
    page.chapter = Chapter::Winning;
    page.dux(ruleset.dux);
    page.end(ruleset);
    page.chapter = Chapter::Beginning;
    page.rule("rule-board", Attested, Source::Varro);
    page.opening(ruleset);
    page.chapter = Chapter::Long;
    page.long_game(ruleset);
    page.rules
}

/// The rules that were written so far.
struct Page<'a> {
    words: &'a Words,
    chapter: Chapter,
    id: &'a str,
    rules: Vec<Rule>,
}

impl Page<'_> {
    fn rule(&mut self, name: &'static str, certainty: Certainty, source: Source) {
        self.telling(name, certainty, source, &Args::new());
    }

    fn telling(&mut self, name: &'static str, certainty: Certainty, source: Source, args: &Args) {
        let settled = SETTLED
            .iter()
            .any(|(rule, ids)| *rule == name && ids.iter().any(|begin| self.id.starts_with(begin)));
        let source = if settled { Source::Settled } else { source };
        self.rules.push(Rule {
            id: name,
            chapter: self.chapter,
            text: self.words.say_with(name, args),
            source: source.said(self.words),
            certainty,
        });
    }

    fn opening(&mut self, ruleset: &Ruleset) {
        match ruleset.opening {
            Opening::Array => self.rule("rule-opening-array", Modern, Source::Author),
            Opening::Placement { per_turn } => {
                let name = if per_turn == 1 {
                    "rule-opening-one"
                } else {
                    "rule-opening-two"
                };
                self.rule(name, Inferred, Source::Piso);
                if ruleset.has_dux() {
                    self.rule("rule-opening-dux", Modern, Source::Author);
                }
            }
        }
        let first = match ruleset.first {
            First::Lot => "rule-first-lot",
            First::White => "rule-first-white",
            First::Black => "rule-first-black",
        };
        self.rule(first, Modern, Source::Author);
    }

    fn movement(&mut self, ruleset: &Ruleset) {
        let name = match ruleset.movement {
            Movement::Step => "rule-movement-step",
            Movement::Slide => "rule-movement-slide",
        };
        self.rule(name, Inferred, Source::Straight);
        self.jumps("rule-jumps", ruleset.jumps);
        self.jumps("rule-dux-jumps", ruleset.dux_jumps);
    }

    fn jumps(&mut self, name: &'static str, jumps: Jumps) {
        let Jumps::Over {
            whom,
            chain,
            jumped,
        } = jumps
        else {
            return;
        };
        let mut args = Args::new();
        args.set(
            "whom",
            match whom {
                JumpOver::Either => "either",
                JumpOver::Enemy => "enemy",
            },
        );
        args.set(
            "chain",
            match chain {
                Chain::Single => "single",
                Chain::Many => "many",
            },
        );
        args.set(
            "jumped",
            match jumped {
                Jumped::Exposed => "exposed",
                Jumped::Safe => "safe",
            },
        );
        self.telling(name, Modern, Source::Author, &args);
    }

    fn capture(&mut self, ruleset: &Ruleset) {
        match ruleset.removal {
            Removal::Immediate => self.rule("rule-removal-immediate", Attested, Source::Ovid),
            Removal::InsteadOfMove => {
                self.rule("rule-removal-instead", Inferred, Source::Seneca);
                self.rule("rule-free-again", Inferred, Source::Seneca);
                self.rule("rule-taking-instead", Modern, Source::Author);
            }
            Removal::BeforeMove => {
                self.rule("rule-removal-before", Inferred, Source::Seneca);
                self.rule("rule-free-again", Inferred, Source::Seneca);
                self.rule("rule-taking-before", Modern, Source::Author);
            }
        }
        let capture = ruleset.capture;
        for (switch, name, certainty) in [
            (capture.line, "rule-line", Modern),
            (capture.hostile_corner, "rule-hostile-corner", Modern),
            (capture.corner_capture, "rule-corner-capture", Modern),
            (capture.blockade, "rule-blockade", Inferred),
            (ruleset.second_move, "rule-second-move", Modern),
        ] {
            if switch.is_on() {
                self.rule(name, certainty, Source::Author);
            }
        }
        if !capture.hostile_corner.is_on() && !capture.blockade.is_on() {
            self.rule("rule-edge", Modern, Source::Author);
        }
        let between = match ruleset.between {
            Between::Safe => "rule-between-safe",
            Between::OnlyWhenItBinds => "rule-between-binds",
        };
        self.rule(between, Modern, Source::Author);
    }

    fn dux(&mut self, dux: DuxRule) {
        match dux {
            DuxRule::None => {}
            DuxRule::Plain => self.rule("rule-dux-plain", Modern, Source::Author),
            DuxRule::Captured => self.rule("rule-dux-captured", Modern, Source::Author),
            DuxRule::Immobilised { edge } => {
                self.rule("rule-dux-immobilised", Modern, Source::Author);
                let edge = match edge {
                    EdgeBlocks::Blocks => "rule-dux-edge-blocks",
                    EdgeBlocks::Spares => "rule-dux-edge-spares",
                };
                self.rule(edge, Modern, Source::Author);
            }
        }
    }

    fn end(&mut self, ruleset: &Ruleset) {
        let few = ruleset.few_pieces;
        let mut args = Args::new();
        args.set("most", few.at_most);
        args.set(
            "counted",
            match few.counted {
                Counted::All => "all",
                Counted::Free => "free",
                Counted::Men => "men",
            },
        );
        self.telling("rule-few", Modern, Source::Author, &args);
        self.rule("rule-no-action", Modern, Source::Author);
    }

    fn long_game(&mut self, ruleset: &Ruleset) {
        match ruleset.repetition {
            Repetition::ThirdForbidden => {
                self.rule("rule-third-forbidden", Modern, Source::Author);
            }
            Repetition::Free => self.rule("rule-repetition-free", Modern, Source::Table),
        }
        match ruleset.quiet_limit {
            Some(turns) => {
                let mut args = Args::new();
                args.set("turns", turns);
                self.telling("rule-quiet", Modern, Source::Author, &args);
            }
            None => self.rule("rule-long-game", Modern, Source::Table),
        }
    }
}

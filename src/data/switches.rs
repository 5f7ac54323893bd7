//! The switches of a ruleset, each by its name, and which of them exclude each other.

use super::fault::Faults;
use super::switch_words::{
    BETWEENS, FIRSTS, MOVEMENTS, ON_OFF, REMOVALS, REPETITIONS, dux, few_pieces, jumps, opening,
    quiet_limit,
};
use super::value::Fields;
use crate::rules::{
    Between, Capture, Counted, DuxRule, FewPieces, First, Jumps, Movement, Opening, Removal,
    Repetition, Ruleset, Switch,
};

/// The fields that hold switches. Each one is written in every file: nothing about a ruleset goes without saying.
pub(super) const NAMES: [&str; 16] = [
    "opening",
    "movement",
    "jumps",
    "dux_jumps",
    "line",
    "hostile_corner",
    "corner_capture",
    "blockade",
    "removal",
    "between",
    "second_move",
    "dux",
    "repetition",
    "few_pieces",
    "quiet_limit",
    "first",
];

/// The switches as far as they could be read.
struct Draft {
    opening: Option<Opening>,
    movement: Option<Movement>,
    jumps: Option<Jumps>,
    dux_jumps: Option<Jumps>,
    line: Option<Switch>,
    hostile_corner: Option<Switch>,
    corner_capture: Option<Switch>,
    blockade: Option<Switch>,
    removal: Option<Removal>,
    between: Option<Between>,
    second_move: Option<Switch>,
    dux: Option<DuxRule>,
    repetition: Option<Repetition>,
    few_pieces: Option<FewPieces>,
    quiet_limit: Option<Option<u16>>,
    first: Option<First>,
}

/// Reads all switches and holds them against each other.
pub(super) fn read(fields: &Fields, faults: &mut Faults) -> Option<Ruleset> {
    let draft = Draft::read(fields, faults);
    draft.note_clashes(fields, faults);
    draft.complete()
}

impl Draft {
    fn read(fields: &Fields, faults: &mut Faults) -> Self {
        Self {
            opening: fields.read("opening", faults, opening),
            movement: fields.word("movement", faults, &MOVEMENTS),
            jumps: fields.read("jumps", faults, jumps),
            dux_jumps: fields.read("dux_jumps", faults, jumps),
            line: fields.word("line", faults, &ON_OFF),
            hostile_corner: fields.word("hostile_corner", faults, &ON_OFF),
            corner_capture: fields.word("corner_capture", faults, &ON_OFF),
            blockade: fields.word("blockade", faults, &ON_OFF),
            removal: fields.word("removal", faults, &REMOVALS),
            between: fields.word("between", faults, &BETWEENS),
            second_move: fields.word("second_move", faults, &ON_OFF),
            dux: fields.read("dux", faults, dux),
            repetition: fields.word("repetition", faults, &REPETITIONS),
            few_pieces: fields.read("few_pieces", faults, few_pieces),
            quiet_limit: fields.read("quiet_limit", faults, quiet_limit),
            first: fields.word("first", faults, &FIRSTS),
        }
    }

    fn note_clashes(&self, fields: &Fields, faults: &mut Faults) {
        let slides = self.movement == Some(Movement::Slide);
        let binds = self
            .removal
            .is_some_and(|removal| removal != Removal::Immediate);
        let no_dux = self.dux == Some(DuxRule::None);
        let safe_dux = matches!(self.dux, Some(DuxRule::Immobilised { .. }));
        let counted = self.few_pieces.map(|few| few.counted);
        let jumps = |jumps: Option<Jumps>| matches!(jumps, Some(Jumps::Over { .. }));
        let on = |switch: Option<Switch>| switch == Some(Switch::On);
        let clashes = [
            (
                slides && jumps(self.jumps),
                "jumps",
                "None with movement: Slide, for a piece that slides does not jump",
            ),
            (
                slides && jumps(self.dux_jumps),
                "dux_jumps",
                "None with movement: Slide, for a piece that slides does not jump",
            ),
            (
                no_dux && jumps(self.dux_jumps),
                "dux_jumps",
                "None with dux: None, for there is no dux to jump",
            ),
            (
                binds && on(self.line),
                "line",
                "Off unless removal: Immediate, for a bond needs a free enemy on both sides of the piece itself",
            ),
            (
                binds && on(self.hostile_corner),
                "hostile_corner",
                "Off unless removal: Immediate, for an empty corner holds no bond",
            ),
            (
                safe_dux && on(self.blockade),
                "blockade",
                "Off with dux: Immobilised, for a group is taken whole and that dux is never taken",
            ),
            (
                counted == Some(Counted::Free) && self.removal == Some(Removal::Immediate),
                "few_pieces",
                "counted: All or Men with removal: Immediate, for every piece is free",
            ),
            (
                counted == Some(Counted::Men) && no_dux,
                "few_pieces",
                "counted: All or Free with dux: None, for every piece is a man",
            ),
        ];
        for (clash, name, allowed) in clashes {
            if clash && let Some(value) = fields.get(name) {
                value.refuse(faults, allowed);
            }
        }
    }

    fn complete(self) -> Option<Ruleset> {
        Some(Ruleset {
            opening: self.opening?,
            movement: self.movement?,
            jumps: self.jumps?,
            dux_jumps: self.dux_jumps?,
            capture: Capture {
                line: self.line?,
                hostile_corner: self.hostile_corner?,
                corner_capture: self.corner_capture?,
                blockade: self.blockade?,
            },
            removal: self.removal?,
            between: self.between?,
            second_move: self.second_move?,
            dux: self.dux?,
            repetition: self.repetition?,
            few_pieces: self.few_pieces?,
            quiet_limit: self.quiet_limit?,
            first: self.first?,
        })
    }
}

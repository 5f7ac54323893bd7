//! The words a switch may take in a file.

use super::fault::Faults;
use super::value::Value;
use crate::rules::{
    Between, Chain, Counted, DuxRule, EdgeBlocks, FewPieces, First, JumpOver, Jumped, Jumps,
    Movement, Opening, Removal, Repetition, Switch,
};

pub(super) const ON_OFF: [(&str, Switch); 2] = [("On", Switch::On), ("Off", Switch::Off)];

pub(super) const MOVEMENTS: [(&str, Movement); 2] =
    [("Step", Movement::Step), ("Slide", Movement::Slide)];

pub(super) const REMOVALS: [(&str, Removal); 3] = [
    ("Immediate", Removal::Immediate),
    ("InsteadOfMove", Removal::InsteadOfMove),
    ("BeforeMove", Removal::BeforeMove),
];

pub(super) const BETWEENS: [(&str, Between); 2] = [
    ("Safe", Between::Safe),
    ("OnlyWhenItBinds", Between::OnlyWhenItBinds),
];

pub(super) const REPETITIONS: [(&str, Repetition); 2] = [
    ("Free", Repetition::Free),
    ("ThirdForbidden", Repetition::ThirdForbidden),
];

pub(super) const FIRSTS: [(&str, First); 3] = [
    ("Lot", First::Lot),
    ("White", First::White),
    ("Black", First::Black),
];

pub(super) fn opening(value: &Value, faults: &mut Faults) -> Option<Opening> {
    if value.struct_name() == Some(Some("Placement")) {
        let fields = value.fields(faults, &["per_turn"])?;
        let per_turn = fields.get("per_turn")?.whole(faults, 1..=2, "")?;
        return Some(Opening::Placement { per_turn });
    }
    if value.is_word("Array") {
        return Some(Opening::Array);
    }
    value.refuse(
        faults,
        "Array, Placement(per_turn: 1), Placement(per_turn: 2)",
    );
    None
}

pub(super) fn jumps(value: &Value, faults: &mut Faults) -> Option<Jumps> {
    const WHOM: [(&str, JumpOver); 2] = [("Either", JumpOver::Either), ("Enemy", JumpOver::Enemy)];
    const CHAIN: [(&str, Chain); 2] = [("Single", Chain::Single), ("Many", Chain::Many)];
    const JUMPED: [(&str, Jumped); 2] = [("Exposed", Jumped::Exposed), ("Safe", Jumped::Safe)];
    if value.struct_name() == Some(Some("Over")) {
        let fields = value.fields(faults, &["whom", "chain", "jumped"])?;
        let whom = fields.word("whom", faults, &WHOM);
        let chain = fields.word("chain", faults, &CHAIN);
        let jumped = fields.word("jumped", faults, &JUMPED);
        return Some(Jumps::Over {
            whom: whom?,
            chain: chain?,
            jumped: jumped?,
        });
    }
    if value.is_word("None") {
        return Some(Jumps::None);
    }
    value.refuse(
        faults,
        "None, Over(whom: Either or Enemy, chain: Single or Many, jumped: Exposed or Safe)",
    );
    None
}

pub(super) fn dux(value: &Value, faults: &mut Faults) -> Option<DuxRule> {
    const EDGE: [(&str, EdgeBlocks); 2] = [
        ("Blocks", EdgeBlocks::Blocks),
        ("Spares", EdgeBlocks::Spares),
    ];
    if value.struct_name() == Some(Some("Immobilised")) {
        let fields = value.fields(faults, &["edge"])?;
        let edge = fields.word("edge", faults, &EDGE)?;
        return Some(DuxRule::Immobilised { edge });
    }
    let plain = [
        ("None", DuxRule::None),
        ("Plain", DuxRule::Plain),
        ("Captured", DuxRule::Captured),
    ];
    let known = plain.into_iter().find(|&(word, _)| value.is_word(word));
    if known.is_none() {
        value.refuse(
            faults,
            "None, Plain, Captured, Immobilised(edge: Blocks or Spares)",
        );
    }
    known.map(|(_, rule)| rule)
}

pub(super) fn few_pieces(value: &Value, faults: &mut Faults) -> Option<FewPieces> {
    const COUNTED: [(&str, Counted); 3] = [
        ("All", Counted::All),
        ("Free", Counted::Free),
        ("Men", Counted::Men),
    ];
    let fields = value.fields(faults, &["at_most", "counted"])?;
    let at_most = fields.read("at_most", faults, |value, faults| {
        value.whole(faults, 0..=1, "")
    });
    let counted = fields.word("counted", faults, &COUNTED);
    Some(FewPieces {
        at_most: at_most?,
        counted: counted?,
    })
}

pub(super) fn quiet_limit(value: &Value, faults: &mut Faults) -> Option<Option<u16>> {
    if let Some(turns) = value.wrapped("Turns") {
        return turns.whole(faults, 1..=u16::MAX, "").map(Some);
    }
    if value.is_word("Off") {
        return Some(None);
    }
    value.refuse(
        faults,
        "Off, Turns(1) and more: Turns(60) is thirty turns of each side",
    );
    None
}

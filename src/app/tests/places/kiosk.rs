//! The pages of a kiosk, as a visitor and an operator see them.

use super::{check, look, watch};
use crate::app::kiosk::Wished;
use crate::app::tests::museum::Museum;
use crate::lang::Language;
use crate::visit::{Page, Wish};

/// Goes on to a page by what is wished for there.
fn wish(museum: &mut Museum, wishes: &[Wish]) {
    for &wish in wishes {
        museum.wait_a_moment();
        museum.table.write(Wished(wish));
        museum.frames();
    }
}

#[test]
fn the_pages_of_a_kiosk_have_room_for_their_texts() {
    let mut museum = Museum::new("places-kiosk");
    watch(&mut museum.table);
    let mut all = look(&mut museum.table, "attract");
    let speak = Wish::Speak(Language::English);
    for (page, wishes) in [
        (Page::Languages, &[Wish::Begin][..]),
        (Page::Choice, &[speak]),
    ] {
        wish(&mut museum, wishes);
        assert_eq!(museum.page(), page);
        all.extend(look(&mut museum.table, &format!("{page:?}")));
    }
    museum.pass(94);
    all.extend(look(&mut museum.table, "still there?"));
    check(&all);
}

#[test]
fn the_pages_of_an_operator_have_room_for_their_texts() {
    let mut museum = Museum::new("places-operator");
    watch(&mut museum.table);
    for (right, below) in [(false, false), (true, false), (true, true), (false, true)] {
        museum.touch_corner(right, below);
    }
    let mut all = Vec::new();
    for (page, wishes) in [
        (Page::Pin, &[Wish::Digit(2), Wish::Digit(5)][..]),
        (Page::Operator, &[Wish::Digit(8), Wish::Digit(0)]),
        (Page::Cleaning, &[Wish::Clean]),
    ] {
        wish(&mut museum, wishes);
        assert_eq!(museum.page(), page);
        all.extend(look(&mut museum.table, &format!("{page:?}")));
    }
    check(&all);
}

//! The chapters of the book. A new kind of page is a function here and a line in [`CHAPTERS`].

use super::{Book, SIZES};
use crate::app::exhibit::Open;
use crate::app::kiosk;
use crate::app::menu::{Draft, Shelf};
use crate::app::offscreen::studio::StudioError;
use crate::app::quality::Quality;
use crate::cli::PicturePage;
use crate::lang::Language;
use bevy::prelude::*;

/// Sets something up in the app and draws its pages.
type Chapter = fn(&mut Book) -> Result<(), StudioError>;

/// All chapters, in the order in which they are drawn.
pub const CHAPTERS: [(&str, Chapter); 11] = [
    ("title", title),
    ("setup", setup),
    ("start", starts),
    ("middle", middle),
    ("capture", capture),
    ("turning", turning),
    ("end", end),
    ("archers", archers),
    ("exhibit", exhibit),
    ("high", high),
    ("kiosk", kiosk),
];

/// A middle game with men bound on both sides.
const BOUND: &str = "3b4/1w3b2/2bw4/1b2bw2/2w1b3/1b1ww3/wb-w3b1/w5b1 w - 0";
/// A blue man will stand between two white ones.
const BETWEEN: &str = "b1b2b1b/1b4b1/3wb3/2b5/1w4b1/2w2w2/1w1w2w1/w5w1 w - 0";
/// The blue dux has one open side left.
const NEARLY_SHUT: &str = "1b2b2bb2b/6w5/5wBw4/8b3/2b3w5/3w1w6/W3w4w2/2w2w5b w - 3";
/// Archers of both grades on both sides, one of each in hand.
const MIDDLE_OF_ARCHERS: &str = "2bb1/1w3/1B1W1/2b2/w2w1 w w1b1 3";
/// The superior blue archer on d3 goes back to the hand, and who takes it becomes superior.
const BEFORE_D3: &str = "bbb2/5/3B1/5/w2ww w w1b1 0";
/// A white archer comes back.
const ONE_IN_HAND: &str = "b1b2/3w1/B1w2/1b3/1W2w w w1 2";
/// White's last archer is one step from the enemy base.
const NEARLY_ARRIVED: &str = "1w3/w4/1B3/2b2/3b1 w - 3";
/// Pictures of a move.
const FRAMES: u32 = 6;

fn title(book: &mut Book) -> Result<(), StudioError> {
    book.show_title();
    book.page("title")
}

fn setup(book: &mut Book) -> Result<(), StudioError> {
    book.show_title();
    book.world().resource_mut::<Draft>().choose("schadler");
    book.page("setup")?;
    book.world().insert_resource(Draft::default());
    Ok(())
}

fn starts(book: &mut Book) -> Result<(), StudioError> {
    let variants = &book.world().resource::<Shelf>().0.variants;
    let ids: Vec<String> = variants.iter().map(|variant| variant.id.clone()).collect();
    for id in ids {
        book.begin(&id);
        book.page(&format!("start-{id}"))?;
    }
    Ok(())
}

fn middle(book: &mut Book) -> Result<(), StudioError> {
    book.stand("schadler", None, BOUND);
    book.play("d6-d5");
    book.page("middle")
}

fn capture(book: &mut Book) -> Result<(), StudioError> {
    book.stand("bautista", Some("8x8"), BETWEEN);
    book.film("capture", "f3-f6", FRAMES)
}

fn turning(book: &mut Book) -> Result<(), StudioError> {
    book.stand("schadler", None, BOUND);
    book.film("turning", "d6-d5", FRAMES)
}

fn end(book: &mut Book) -> Result<(), StudioError> {
    book.stand("kowalski", None, NEARLY_SHUT);
    book.play("g4-g5");
    book.page("end")
}

/// A match of archers: a middle game, a capture by which an archer becomes superior, one that comes back, the card after the
/// first game, and the second game with the board turned.
fn archers(book: &mut Book) -> Result<(), StudioError> {
    book.stand("jarmo", None, MIDDLE_OF_ARCHERS);
    book.page("archers-middle")?;
    book.look_at("d3");
    book.page("archers-lines")?;
    book.look_away();
    book.stand("jasyr", None, BEFORE_D3);
    book.film("archers-capture", "e1-d3", FRAMES / 2)?;
    book.stand("jasyr", None, ONE_IN_HAND);
    book.film("archers-back", "@c1", FRAMES / 2)?;
    book.stand_against("jasyr", NEARLY_ARRIVED);
    book.play("a4-c5");
    book.page("archers-first-over")?;
    book.second_game();
    book.page("archers-second")
}

/// The Doctor's grave: the whole, every label, every stop of the tour, the grid as it draws itself, the ancient texts; the
/// largest text, upright, and another language.
fn exhibit(book: &mut Book) -> Result<(), StudioError> {
    book.enter_exhibit();
    book.page("exhibit-whole")?;
    let (spots, stops) = book.exhibit_pages();
    for number in 0..spots {
        book.open(Open::Spot(number));
        book.page_in(&format!("exhibit-spot-{}", number + 1), SIZES[0])?;
    }
    book.page_in("exhibit-label-upright", SIZES[2])?;
    for stop in 0..stops {
        book.open(Open::Tour { stop, since: 0.0 });
        book.page_in(&format!("exhibit-stop-{}", stop + 1), SIZES[0])?;
    }
    book.open(Open::Reading);
    book.page_in("exhibit-reading", SIZES[0])?;
    book.page_in("exhibit-reading-upright", SIZES[2])?;
    book.unfold("exhibit-grid")?;
    book.change(|chosen| (chosen.text, chosen.language) = (150, Some(Language::German)));
    for (name, open) in [
        ("exhibit-large-whole", Open::Whole),
        ("exhibit-large-label", Open::Spot(1)),
        ("exhibit-large-grid", Open::WhatIf(0)),
    ] {
        book.open(open);
        book.page_in(name, SIZES[0])?;
        book.page_in(&format!("{name}-upright"), SIZES[2])?;
    }
    book.change(|chosen| (chosen.text, chosen.language) = (100, Some(Language::English)));
    book.show_title();
    Ok(())
}

/// What a museum's visitors and its operator see: in English on a screen that lies, in German on one that stands.
fn kiosk(book: &mut Book) -> Result<(), StudioError> {
    const PAGES: [(&str, PicturePage); 7] = [
        ("attract", PicturePage::KioskAttract),
        ("languages", PicturePage::KioskLanguages),
        ("choice", PicturePage::KioskChoice),
        ("still-here", PicturePage::KioskStillHere),
        ("pin", PicturePage::KioskPin),
        ("operator", PicturePage::KioskOperator),
        ("cleaning", PicturePage::KioskCleaning),
    ];
    let ways = [(Language::English, SIZES[0]), (Language::German, SIZES[2])];
    for (language, size) in ways {
        let at_home = book.move_into(kiosk::in_language(language, size / 4)?);
        for (name, page) in PAGES {
            // On the way to the page nobody looks: small frames cost little.
            book.studio.resize(size / 4);
            kiosk::go_to(&mut book.studio, page, language)?;
            book.page_in(&format!("kiosk-{name}-{}", language.tag()), size)?;
            book.studio.resize(size / 4);
            kiosk::go_back(&mut book.studio)?;
        }
        book.move_into(at_home);
    }
    Ok(())
}

/// The few pages that show what the better qualities look like.
fn high(book: &mut Book) -> Result<(), StudioError> {
    book.world().insert_resource(Quality::High);
    book.show_title();
    book.page_in("high-title", SIZES[0])?;
    book.begin("kowalski");
    book.page_in("high-start", SIZES[0])?;
    book.stand("bautista", Some("8x8"), BETWEEN);
    book.play("f3-f6");
    book.page_in("high-capture", SIZES[0])?;
    book.stand("schadler", None, BOUND);
    book.play("d6-d5");
    book.page_in("high-middle", SIZES[0])?;
    book.page_in("high-upright", SIZES[2])?;
    book.stand("kowalski", None, NEARLY_SHUT);
    book.play("g4-g5");
    book.page_in("high-end", SIZES[0])?;
    book.world().insert_resource(Quality::Low);
    Ok(())
}

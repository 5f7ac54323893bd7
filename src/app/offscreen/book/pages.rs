//! The chapters of the book. A new kind of page is a function here and a line in [`CHAPTERS`].

use super::{Book, SIZES};
use crate::app::menu::{Draft, Shelf};
use crate::app::offscreen::studio::StudioError;
use crate::app::quality::Quality;
use bevy::prelude::*;

/// Sets something up in the app and draws its pages.
type Chapter = fn(&mut Book) -> Result<(), StudioError>;

/// All chapters, in the order in which they are drawn.
pub const CHAPTERS: [(&str, Chapter); 8] = [
    ("title", title),
    ("setup", setup),
    ("start", starts),
    ("middle", middle),
    ("capture", capture),
    ("turning", turning),
    ("end", end),
    ("high", high),
];

/// A middle game with men bound on both sides.
const BOUND: &str = "3b4/1w3b2/2bw4/1b2bw2/2w1b3/1b1ww3/wb-w3b1/w5b1 w - 0";
/// A blue man will stand between two white ones.
const BETWEEN: &str = "b1b2b1b/1b4b1/3wb3/2b5/1w4b1/2w2w2/1w1w2w1/w5w1 w - 0";
/// The blue dux has one open side left.
const NEARLY_SHUT: &str = "1b2b2bb2b/6w5/5wBw4/8b3/2b3w5/3w1w6/W3w4w2/2w2w5b w - 3";
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

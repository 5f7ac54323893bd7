//! Every text has its place: on every page, in every language, at every size of text and shape of window, none is cut off
//! and none lies on another. Read from what egui is about to paint, without a GPU.

use super::Table;
use crate::app::flow::GameRequest;
use crate::app::game::{GameSetup, Seat, TakeUp};
use crate::app::hud::{Dialog, Panels};
use crate::app::menu::{MenuPage, Shelf};
use crate::app::pages::Page;
use crate::app::settings::Section;
use crate::app::setup::Chosen;
use crate::app::theme::Drawn;
use crate::app::tongue::Tongue;
use crate::lang::Language;
use crate::rules::{Position, Side};
use bevy::prelude::*;
use bevy_egui::egui::{Context, LayerId, Pos2, RawInput, Rect, Shape, vec2};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass};
use std::sync::Arc;

mod elsewhere;
mod kiosk;

const WINDOWS: [(f32, f32); 5] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (1080.0, 1920.0),
    (640.0, 480.0),
    (720.0, 720.0),
];
const SIZES: [u16; 4] = [80, 100, 150, 200];

/// A text as it is about to be painted.
#[derive(Debug, Clone)]
struct Painted {
    layer: LayerId,
    /// All of it.
    whole: Rect,
    /// What may be seen of it.
    clip: Rect,
    text: String,
    elided: bool,
}

/// All texts of a frame, and the window, in points.
#[derive(Resource, Default)]
struct Seen {
    texts: Vec<Painted>,
    window: Option<Rect>,
}

fn gather(mut contexts: EguiContexts, mut seen: ResMut<Seen>) -> Result {
    let ctx = contexts.ctx_mut()?;
    seen.texts = painted(ctx);
    seen.window = Some(ctx.viewport_rect());
    Ok(())
}

fn painted(ctx: &Context) -> Vec<Painted> {
    let mut layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    layers.push(LayerId::background());
    layers.sort_by_key(|layer| (layer.order, layer.id.value()));
    layers.dedup();
    let mut all = Vec::new();
    for layer in layers {
        ctx.graphics(|graphics| {
            for entry in graphics
                .get(layer)
                .into_iter()
                .flat_map(|it| it.all_entries())
            {
                collect(layer, entry.clip_rect, &entry.shape, &mut all);
            }
        });
    }
    all
}

fn collect(layer: LayerId, clip: Rect, shape: &Shape, all: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                collect(layer, clip, shape, all);
            }
        }
        Shape::Text(text) if !text.galley.text().trim().is_empty() => all.push(Painted {
            layer,
            whole: text.visual_bounding_rect(),
            clip,
            text: text.galley.text().to_owned(),
            elided: text.galley.elided,
        }),
        _ => {}
    }
}

/// What is wrong with the texts that are seen.
fn faults(seen: &Seen) -> Vec<String> {
    const SLACK: f32 = 1.5;
    let window = seen.window.unwrap_or(Rect::NOTHING);
    let visible = |it: &&Painted| {
        let part = it.whole.intersect(it.clip);
        part.width() > SLACK && part.height() > SLACK
    };
    let texts: Vec<&Painted> = seen.texts.iter().filter(visible).collect();
    let mut faults = Vec::new();
    for text in &texts {
        let room = text.clip.intersect(window);
        let wide =
            text.whole.left() < room.left() - SLACK || text.whole.right() > room.right() + SLACK;
        if wide {
            faults.push(format!(
                "cut off: {:?} at {:?} in {room:?}",
                text.text, text.whole
            ));
        }
        if text.elided {
            faults.push(format!("ends in dots: {:?}", text.text));
        }
    }
    for (idx, one) in texts.iter().enumerate() {
        for other in &texts[idx + 1..] {
            let (a, b) = (
                one.whole.intersect(one.clip),
                other.whole.intersect(other.clip),
            );
            let common = a.shrink(SLACK).intersect(b.shrink(SLACK));
            if one.layer == other.layer && common.is_positive() && one.text != other.text {
                faults.push(format!("{:?} lies on {:?}", one.text, other.text));
            }
        }
    }
    faults
}

/// Lays the interface out once in a window of this size, and nothing else of the program.
fn lay_out(table: &mut Table, window: (f32, f32)) {
    let world = table.app.world_mut();
    let mut contexts = world.query::<&mut EguiContext>();
    let ctx = contexts
        .single_mut(world)
        .expect("one context")
        .get_mut()
        .clone();
    let size = vec2(window.0, window.1) / ctx.zoom_factor();
    ctx.begin_pass(RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        ..RawInput::default()
    });
    world.run_schedule(EguiPrimaryContextPass);
    // Nobody paints it, so nobody needs its letters.
    ctx.end_pass().textures_delta.clear();
}

/// Looks at the page that is open in every language, size and window.
fn look(table: &mut Table, page: &str) -> Vec<String> {
    let mut all = Vec::new();
    table.frames(2);
    for window in WINDOWS {
        for text in SIZES {
            table.app.world_mut().resource_mut::<Chosen>().text = text;
            lay_out(table, window);
            lay_out(table, window);
            for language in Language::ALL {
                table.app.insert_resource(Tongue::of(language));
                lay_out(table, window);
                if !faults(table.app.world().resource::<Seen>()).is_empty() {
                    // The columns of a grid follow its words a pass later.
                    lay_out(table, window);
                }
                let seen = table.app.world().resource::<Seen>();
                assert!(!seen.texts.is_empty(), "{page}: nothing is painted");
                all.extend(
                    faults(seen).into_iter().map(|fault| {
                        format!("{page}, {window:?}, {text} %, {language:?}: {fault}")
                    }),
                );
            }
        }
    }
    table.app.world_mut().resource_mut::<Chosen>().text = 100;
    all
}

fn watched() -> Table {
    let mut table = Table::new();
    watch(&mut table);
    table
}

fn watch(table: &mut Table) {
    table
        .app
        .init_resource::<Seen>()
        .add_systems(EguiPrimaryContextPass, gather.after(Drawn));
}

fn check(faults: &[String]) {
    let shown: Vec<&str> = faults.iter().take(150).map(String::as_str).collect();
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        shown.join("\n")
    );
}

#[test]
fn the_pages_of_the_menu_have_room_for_their_texts() {
    let mut table = watched();
    let mut all = Vec::new();
    for page in [MenuPage::Front, MenuPage::Rulesets, MenuPage::About] {
        table.app.insert_resource(page);
        all.extend(look(&mut table, &format!("{page:?}")));
    }
    table.app.insert_resource(MenuPage::Front);
    table.app.insert_resource(Page::Settings);
    for section in Section::ALL {
        table.app.insert_resource(section);
        all.extend(look(&mut table, &format!("{section:?}")));
    }
    check(&all);
}

#[test]
fn the_table_has_room_for_its_texts() {
    let mut table = watched();
    table.begin("bell", [Seat::Human; 2]);
    let mut all = look(&mut table, "placing");
    table.app.world_mut().resource_mut::<Panels>().rules = true;
    all.extend(look(&mut table, "rules"));
    table.app.world_mut().resource_mut::<Panels>().rules = false;
    with_face_to_face(&mut table, |table| {
        all.extend(look(table, "placing face to face"));
    });
    take_up(&mut table);
    all.extend(look(&mut table, "alligati"));
    with_face_to_face(&mut table, |table| {
        all.extend(look(table, "alligati face to face"));
    });
    for dialog in [Dialog::NewGame, Dialog::Menu, Dialog::Resign] {
        table.app.world_mut().resource_mut::<Panels>().dialog = Some(dialog);
        all.extend(look(&mut table, &format!("{dialog:?}")));
    }
    table.app.world_mut().resource_mut::<Panels>().dialog = None;
    table.request(GameRequest::Resign);
    all.extend(look(&mut table, "result"));
    check(&all);
}

fn with_face_to_face(table: &mut Table, look: impl FnOnce(&mut Table)) {
    table.app.world_mut().resource_mut::<Chosen>().face_to_face = true;
    table.settle();
    look(table);
    table.app.world_mut().resource_mut::<Chosen>().face_to_face = false;
    table.settle();
}

/// A game in which a calculus lies bound.
fn take_up(table: &mut Table) {
    let shelf = table.app.world().resource::<Shelf>();
    let variant = Arc::clone(shelf.0.variant("schadler").expect("a known ruleset"));
    let terms = variant.terms(None, None).expect("its own defaults");
    let start = Position::parse(&terms, "bb6/8/8/2wb-w3/8/8/8/ww6 w - 0").expect("a position");
    table.write(TakeUp {
        setup: GameSetup {
            variant,
            terms,
            first: Some(Side::White),
            seats: [Seat::Human; 2],
            seed: 1,
        },
        start,
        moves: Vec::new(),
    });
    table.settle();
}

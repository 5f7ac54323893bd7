//! The table without a renderer: what is spawned and what it is made of.

use super::paint::Painted;
use super::substance::Substance;
use crate::app::components::{Calculus, Square};
use crate::app::flow::{self, Screen};
use crate::app::layout::Layout;
use crate::app::marks::{Mark, Marks};
use crate::app::quality::Quality;
use crate::rules::{self, Dimensions, Role, Side};
use crate::store::{BoardMaterial, PieceSet, TableSetting};
use bevy::prelude::*;
use bevy::render::{RenderPlugin, settings::WgpuSettings, sync_world::SyncWorldPlugin};
use bevy::winit::WinitPlugin;

fn table(board: Dimensions) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    )
    .add_plugins((SyncWorldPlugin, flow::plugin, super::plugin))
    .insert_resource(Quality::Low)
    .insert_resource(Layout { board });
    app.finish();
    app.cleanup();
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Game);
    frames(&mut app, 3);
    app
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn count<T: Component>(app: &mut App) -> usize {
    let mut query = app.world_mut().query::<&T>();
    query.iter(app.world()).count()
}

fn made_of(app: &mut App, what: Substance) -> usize {
    let mut query = app.world_mut().query::<&Substance>();
    query
        .iter(app.world())
        .filter(|&&substance| substance == what)
        .count()
}

#[test]
fn every_square_of_the_board_is_laid_and_relaid() {
    let mut app = table(Dimensions { files: 8, ranks: 7 });
    assert_eq!(count::<Square>(&mut app), 56);
    let board = Dimensions {
        files: 17,
        ranks: 18,
    };
    app.insert_resource(Layout { board });
    frames(&mut app, 2);
    assert_eq!(count::<Square>(&mut app), 306);
}

#[test]
fn a_piece_is_dressed_and_takes_its_shadow_with_it() {
    let mut app = table(Dimensions { files: 8, ranks: 8 });
    let dux = rules::Calculus {
        side: Side::Black,
        role: Role::Dux,
    };
    let piece = app.world_mut().spawn(Calculus(dux)).id();
    frames(&mut app, 2);
    let glass = Substance::Glass(PieceSet::Glass, Side::Black, Role::Dux);
    let shadow = Substance::Shadow(PieceSet::Glass, Side::Black, Role::Dux);
    assert_eq!(made_of(&mut app, glass), 1);
    assert_eq!(made_of(&mut app, shadow), 1);
    app.world_mut().despawn(piece);
    frames(&mut app, 2);
    assert_eq!(made_of(&mut app, glass), 0);
    assert_eq!(made_of(&mut app, shadow), 0);
}

#[test]
fn another_quality_redresses_everything() {
    let mut app = table(Dimensions { files: 7, ranks: 7 });
    assert!(count::<MeshMaterial3d<Painted>>(&mut app) > 49);
    assert!(made_of(&mut app, Substance::Copper) > 0);
    app.insert_resource(Quality::High);
    frames(&mut app, 2);
    let metal = made_of(&mut app, Substance::Copper) + made_of(&mut app, Substance::Gilt);
    assert_eq!(
        count::<MeshMaterial3d<Painted>>(&mut app),
        metal,
        "only metal keeps our own paint, which mirrors the room"
    );
    assert!(count::<MeshMaterial3d<StandardMaterial>>(&mut app) > 49);
}

#[test]
fn marks_are_drawn_when_they_change_and_a_refusal_fades() {
    let mut app = table(Dimensions { files: 7, ranks: 7 });
    let sq = rules::Square::new(2, 3);
    app.insert_resource(Marks(vec![(sq, Mark::Goal), (sq, Mark::Refused)]));
    frames(&mut app, 2);
    assert_eq!(made_of(&mut app, Substance::Bead), 1);
    assert_eq!(made_of(&mut app, Substance::Refusal), 1);
    app.insert_resource(Marks::default());
    frames(&mut app, 2);
    assert_eq!(made_of(&mut app, Substance::Bead), 0);
}

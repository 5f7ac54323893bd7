//! The table without a renderer: what is spawned and what it is made of.

use super::camera::TableCamera;
use super::furniture::Lamp;
use super::grain::Grain;
use super::paint::{Decal, Painted, RoomLight};
use super::scene::Awaited;
use super::substance::{Part, Substance};
use crate::app::components::{Calculus, Square};
use crate::app::flow::{self, Screen};
use crate::app::layout::{Drawn, Layout, Trays};
use crate::app::marks::{Mark, Marks, Trail};
use crate::app::quality::Quality;
use crate::app::setup::Chosen;
use crate::app::unseen;
use crate::app::view::Facing;
use crate::rules::{self, Dimensions, Role, Side};
use crate::store::{BoardMaterial, PieceSet, TableSetting};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::sync_world::SyncWorldPlugin;

fn table(board: Dimensions) -> App {
    let mut app = App::new();
    super::scene::register_source(&mut app);
    app.add_plugins(unseen::plugins().disable::<LogPlugin>())
        .add_plugins((SyncWorldPlugin, flow::plugin, super::plugin))
        .insert_resource(Quality::Low)
        .insert_resource(Layout::new(board, Trays::default()))
        .init_resource::<Drawn>();
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
    app.insert_resource(Layout::new(board, Trays::default()));
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
    app.world_mut().resource_mut::<Chosen>().board = BoardMaterial::Hinged;
    app.insert_resource(Quality::High);
    frames(&mut app, 2);
    let metal = made_of(&mut app, Substance::Copper);
    assert_eq!(metal, 1);
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

#[test]
fn a_chain_of_jumps_leaves_a_trail_with_a_stretch_for_each() {
    let mut app = table(Dimensions { files: 7, ranks: 7 });
    let at = rules::Square::new;
    app.insert_resource(Trail(vec![at(1, 1), at(1, 3), at(4, 3)]));
    frames(&mut app, 2);
    assert_eq!(made_of(&mut app, Substance::Trail(200)), 1);
    assert_eq!(made_of(&mut app, Substance::Trail(300)), 1);
    app.insert_resource(Trail::default());
    frames(&mut app, 2);
    assert_eq!(made_of(&mut app, Substance::Trail(200)), 0);
}

#[test]
fn marks_are_broader_and_lighter_where_contrast_is_high() {
    let mut app = table(Dimensions { files: 7, ranks: 7 });
    let sq = rules::Square::new(2, 3);
    app.insert_resource(Marks(vec![(sq, Mark::Goal)]));
    let bead = |app: &mut App| {
        frames(app, 3);
        let mut beads = app
            .world_mut()
            .query::<(&Substance, &MeshMaterial3d<Decal>)>();
        let drawn = beads
            .iter(app.world())
            .find(|(substance, _)| **substance == Substance::Bead);
        let handle = drawn.expect("a bead").1.0.clone();
        let decals = app.world().resource::<Assets<Decal>>();
        decals.get(&handle).expect("its drawing").ink
    };
    let fine = bead(&mut app);
    app.world_mut().resource_mut::<Chosen>().high_contrast = true;
    let bold = bead(&mut app);
    assert_eq!((fine.size.w, bold.size.w), (0.0, 0.02));
    assert!(fine.colour.z < bold.colour.z && bold.colour.xyz() == Vec3::ONE);
    app.world_mut().resource_mut::<Chosen>().high_contrast = false;
    assert_eq!(bead(&mut app).colour, fine.colour);
}

#[test]
fn another_set_gives_every_piece_and_its_shadow_another_body() {
    let mut app = table(Dimensions { files: 8, ranks: 8 });
    let dux = rules::Calculus {
        side: Side::Black,
        role: Role::Dux,
    };
    app.world_mut().spawn(Calculus(dux));
    frames(&mut app, 2);
    for set in [PieceSet::Bone, PieceSet::Distinct, PieceSet::Amber] {
        app.world_mut().resource_mut::<Chosen>().pieces = set;
        frames(&mut app, 2);
        let parts = [
            (Substance::Glass(set, Side::Black, Role::Dux), 1),
            (Substance::Trim(set, Side::Black), 2),
            (Substance::Shadow(set, Side::Black, Role::Dux), 1),
        ];
        for (part, count) in parts {
            assert_eq!(made_of(&mut app, part), count, "{part:?}");
        }
        let old = Substance::Glass(PieceSet::Glass, Side::Black, Role::Dux);
        assert_eq!(made_of(&mut app, old), 0);
    }
}

#[test]
fn another_board_is_built_at_once_with_or_without_letters() {
    let mut app = table(Dimensions { files: 8, ranks: 8 });
    for (material, bronze) in [
        (BoardMaterial::Wood, 0),
        (BoardMaterial::Stone, 0),
        (BoardMaterial::Hinged, 1),
    ] {
        for coordinates in [true, false] {
            let mut chosen = app.world_mut().resource_mut::<Chosen>();
            (chosen.board, chosen.coordinates) = (material, coordinates);
            frames(&mut app, 2);
            let letters = Substance::Board(Part::Lettering, material);
            assert_eq!(
                made_of(&mut app, letters),
                usize::from(coordinates) + bronze,
                "the letters, and the seam of the hinged board"
            );
            assert_eq!(made_of(&mut app, Substance::Copper), bronze);
            let squares = [Part::LightSquare, Part::DarkSquare]
                .map(|part| made_of(&mut app, Substance::Board(part, material)));
            assert_eq!(squares, [32, 32]);
            assert_eq!(count::<Square>(&mut app), 64);
        }
    }
}

/// The room comes from files: frames are needed until they are read.
#[test]
fn another_setting_is_another_room_round_the_same_camera() {
    let mut app = table(Dimensions { files: 8, ranks: 8 });
    let cover = |app: &mut App| {
        let start = std::time::Instant::now();
        frames(app, 2);
        while !app.world().resource::<Awaited>().is_over() && start.elapsed().as_secs() < 60 {
            app.update();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        frames(app, 3);
        let linen = made_of(app, Substance::Top(Grain::Linen));
        let walnut = made_of(app, Substance::Top(Grain::Walnut));
        (linen, walnut, count::<TableCamera>(app), count::<Lamp>(app))
    };
    assert_eq!(cover(&mut app), (0, 1, 1, 1));
    app.world_mut().resource_mut::<Chosen>().table = TableSetting::Daylight;
    assert_eq!(cover(&mut app), (1, 0, 1, 1));
    let light = *app.world().resource::<RoomLight>();
    assert!(light.lamp_colour.w > 0.5, "a window with panes shines");
    app.world_mut().resource_mut::<Chosen>().table = TableSetting::Evening;
    assert_eq!(cover(&mut app), (0, 1, 1, 1));
}

#[test]
fn the_key_light_stands_on_the_sitters_left() {
    let mut app = table(Dimensions { files: 8, ranks: 8 });
    app.world_mut()
        .spawn((Lamp::default(), Transform::from_xyz(-9.0, 10.0, 6.0)));
    frames(&mut app, 2);
    let lamp = |app: &App| app.world().resource::<RoomLight>().lamp.truncate();
    let for_white = lamp(&app);
    app.insert_resource(Facing(Side::Black));
    frames(&mut app, 2);
    let for_blue = lamp(&app);
    assert!((for_white * Vec3::new(-1.0, 1.0, -1.0)).distance(for_blue) < 1e-3);
}

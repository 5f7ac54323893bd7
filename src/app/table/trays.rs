//! The two trays at the board: what is in hand and what was captured. Where they lie is told by [`Layout`].

use super::camera::TableCamera;
use super::rim::spawn_box_shadow;
use super::shapes::Sculpt;
use super::substance::Substance;
use crate::app::layout::{Layout, TABLE_TOP, TRAY_FLOOR, Trays};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trays>()
        .add_systems(PreUpdate, follow_window);
}

/// The trays lie where the window has room for them.
fn follow_window(cameras: Query<&Camera, With<TableCamera>>, mut trays: ResMut<Trays>) {
    let size = cameras.iter().find_map(Camera::logical_viewport_size);
    if let Some(size) = size {
        trays.set_if_neq(Trays::in_window(size));
    }
}

/// Width and height of a tray's wall.
const WALL: (f32, f32) = (0.13, 0.2);

/// Builds both trays as children of the board.
pub fn build(commands: &mut Commands, meshes: &mut Assets<Mesh>, layout: &Layout, board: Entity) {
    for (centre, half) in layout.tray_floors() {
        let mut floor = Sculpt::default();
        let reach = half + 0.02;
        floor.flat(centre - reach, centre + reach, TRAY_FLOOR, 3.0, 0.92);
        let mut walls = Sculpt::default();
        walls.frame(centre, half, &wall_profile());
        for (name, sculpt, substance) in [
            ("Tray floor", floor, Substance::TrayFloor),
            ("Tray", walls, Substance::TrayRim),
        ] {
            let mesh = Mesh3d(meshes.add(sculpt.mesh()));
            commands.spawn((Name::new(name), mesh, substance, ChildOf(board)));
        }
        spawn_box_shadow(
            commands,
            meshes,
            board,
            centre + Vec2::new(0.16, -0.09),
            half + WALL.0,
        );
    }
}

fn wall_profile() -> [(f32, f32, f32); 7] {
    let (width, height) = WALL;
    let top = TABLE_TOP + height;
    [
        (0.0, TRAY_FLOOR, 0.4),
        (0.0, top - 0.02, 0.85),
        (0.02, top, 1.0),
        (width - 0.035, top, 1.0),
        (width - 0.01, top - 0.02, 1.0),
        (width, top - 0.05, 0.95),
        (width, TABLE_TOP, 0.45),
    ]
}

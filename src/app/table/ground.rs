//! Shadows under the pieces and the coloured light they let through: drawings that follow each piece on the ground.

use super::paint::RoomLight;
use super::shapes::picture;
use super::substance::Substance;
use crate::app::components::Calculus;
use crate::app::layout::{CALCULUS_HEIGHT, Layout, TRAY_FLOOR};
use crate::app::setup::{Laid, laid_anew};
use crate::rules::Role;
use bevy::{mesh::MeshTag, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_picture)
        .add_observer(cast)
        .add_systems(Update, change.run_if(laid_anew))
        .add_systems(PostUpdate, follow.before(TransformSystems::Propagate));
}

/// The shadow of a piece.
#[derive(Component, Debug, Clone, Copy)]
struct ShadowOf(Entity);

#[derive(Resource)]
struct Picture(Handle<Mesh>);

fn make_picture(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Picture(meshes.add(picture())));
}

fn cast(
    added: On<Add, Calculus>,
    pieces: Query<&Calculus>,
    (picture, laid): (Option<Res<Picture>>, Laid),
    mut commands: Commands,
) {
    let (Ok(&Calculus(calculus)), Some(picture)) = (pieces.get(added.entity), picture) else {
        return;
    };
    commands.spawn((
        Name::new("Shadow of a piece"),
        ShadowOf(added.entity),
        Mesh3d(picture.0.clone()),
        Substance::Shadow(laid.pieces(), calculus.side, calculus.role),
        MeshTag(0),
        Transform::default(),
    ));
}

/// The light in a shadow is that of the set.
fn change(laid: Laid, mut shadows: Query<&mut Substance, With<ShadowOf>>) {
    for mut substance in &mut shadows {
        if let Substance::Shadow(_, side, role) = *substance {
            substance.set_if_neq(Substance::Shadow(laid.pieces(), side, role));
        }
    }
}

/// Shadows lie on the board or on a tray's floor, point away from the lamp, and grow faint as a piece is lifted.
fn follow(
    mut commands: Commands,
    room: Res<RoomLight>,
    layout: Option<Res<Layout>>,
    pieces: Query<(Ref<Transform>, &Calculus, &InheritedVisibility), Without<ShadowOf>>,
    mut shadows: Query<(
        Entity,
        &ShadowOf,
        &mut Transform,
        &mut MeshTag,
        &mut Visibility,
    )>,
) {
    let moved = room.is_changed() || layout.as_ref().is_some_and(|l| l.is_changed());
    for (entity, of, mut lying, mut tag, mut visibility) in &mut shadows {
        let Ok((piece, calculus, visible)) = pieces.get(of.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        let shown = if visible.get() {
            Visibility::Visible
        } else {
            Visibility::Hidden
        };
        visibility.set_if_neq(shown);
        if !moved && !piece.is_changed() && !lying.is_added() {
            continue;
        }
        let half = layout.as_ref().map_or(Vec2::INFINITY, |l| l.half_size());
        let place = piece.translation;
        let on_board = place.x.abs() < half.x && place.z.abs() < half.y;
        let ground = if on_board { 0.0 } else { TRAY_FLOOR };
        let turned = (piece.rotation * Vec3::Y).y < 0.0;
        let lift = (place.y - ground - if turned { CALCULUS_HEIGHT } else { 0.0 }).max(0.0);
        let away = Vec2::new(place.x - room.lamp.x, place.z - room.lamp.z).normalize_or(Vec2::X);
        let slope = 1.15;
        let size = half_size(calculus.0.role) * (1.0 + 0.25 * lift) * piece.scale.x;
        let at = Vec2::new(place.x, place.z) + away * lift * slope;
        *lying = Transform::from_xyz(at.x, ground + 0.006, at.y)
            .with_rotation(Quat::from_rotation_y(-away.to_angle()))
            .with_scale(Vec3::new(size, 1.0, size));
        tag.0 = (lift * 110.0).min(200.0) as u32;
    }
}

/// Half the width of the picture, as the drawing itself measures it.
const fn half_size(role: Role) -> f32 {
    match role {
        Role::Miles => 1.0,
        Role::Dux => 1.4,
    }
}

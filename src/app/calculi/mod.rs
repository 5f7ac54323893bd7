//! The pieces as entities: set up from a position, then following each [`Ply`]. Nothing here decides anything.

mod cast;
#[cfg(any(debug_assertions, test))]
mod check;
mod rest;
mod sync;
#[cfg(test)]
mod tests;

pub use cast::{Actor, Cast, Strayed};
pub use rest::{Lies, Place, Rest, captor, height, resting_pose, turned};
pub use sync::{captured, muster};

use super::components::{
    Alligatus, Archer, Calculus, Captured, Carried, Dux, Immobilised, InHand, InMotion, Stands,
    Superior,
};
use super::flow::{Flow, MovePlayed, PositionReset, Screen};
use super::game::{Game, GameSystems};
use super::layout::{Layout, Trays};
use crate::rules::{self, Grade, Ply, Position, Role};
use bevy::prelude::*;

/// Not under a state: a game may be set up while the menu still shows.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Followed>()
        .init_resource::<Mismatches>()
        .init_resource::<Trays>()
        .add_systems(
            OnEnter(Screen::Game),
            rebuild.run_if(resource_exists::<Game>),
        )
        .add_systems(
            Update,
            follow
                .in_set(Flow::Rule)
                .after(GameSystems)
                .run_if(resource_exists::<Game>),
        )
        .add_systems(
            Update,
            lie_elsewhere
                .in_set(Flow::Settle)
                .run_if(resource_exists::<Layout>),
        );
    #[cfg(any(debug_assertions, test))]
    check::plugin(app);
}

/// The entities have followed a ply; whoever shows it finds here what rested where before and after.
#[derive(Message, Debug, Clone)]
pub struct Followed {
    /// What was played.
    pub ply: Ply,
    /// All pieces.
    pub cast: Cast,
}

/// How often the entities were found not to match the position. Always 0 unless there is a fault of ours.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mismatches(pub u32);

/// A piece's entity with all that places it.
type Piece = (
    Entity,
    &'static Calculus,
    Option<&'static Stands>,
    Option<&'static InHand>,
    Option<&'static Captured>,
    Has<Alligatus>,
);

/// Sets all pieces up anew.
fn rebuild(
    mut commands: Commands,
    (game, trays): (Res<Game>, Res<Trays>),
    pieces: Query<Entity, With<Calculus>>,
) {
    for entity in &pieces {
        commands.entity(entity).despawn();
    }
    let layout = Layout::new(game.board(), *trays);
    set_out(&mut commands, &layout, game.position(), Screen::Game);
}

/// Sets out all pieces of a position, for as long as a screen shows.
pub(super) fn set_out(
    commands: &mut Commands,
    layout: &Layout,
    position: &Position,
    screen: Screen,
) {
    for (calculus, rest) in muster(position) {
        let mut piece = commands.spawn((
            Name::new(name(calculus)),
            DespawnOnExit(screen),
            resting_pose(layout, calculus, rest),
        ));
        let grade = rest.square().and_then(|sq| position.grade(sq));
        if grade == Some(Grade::Superior) {
            piece.insert(Superior);
        }
        if position.archers().is_some() {
            piece.insert((Calculus(calculus), Archer));
        } else {
            piece.insert(Calculus(calculus));
        }
        if calculus.role == Role::Dux {
            piece.insert(Dux);
        }
        settle(&mut piece, rest);
        mark(&mut piece, rest, position);
    }
}

/// After a reset everything is set up anew, plies of the same frame included; else the entities follow each ply.
fn follow(
    mut commands: Commands,
    game: Res<Game>,
    pieces: Query<Piece>,
    mut resets: MessageReader<PositionReset>,
    mut plies: MessageReader<MovePlayed>,
    mut followed: MessageWriter<Followed>,
    mut mismatches: ResMut<Mismatches>,
) {
    if !resets.is_empty() {
        resets.clear();
        plies.clear();
        commands.run_system_cached(rebuild);
        return;
    }
    if plies.is_empty() {
        return;
    }
    let mut cast = gather(&pieces);
    for MovePlayed(ply) in plies.read() {
        if let Err(strayed) = cast.follow(ply) {
            error!("the table lost track at {}: {strayed}", ply.mv);
            mismatches.0 += 1;
            commands.run_system_cached(rebuild);
            plies.clear();
            return;
        }
        for actor in cast.0.iter().filter(|actor| actor.changes()) {
            settle(&mut commands.entity(actor.entity), actor.to);
        }
        followed.write(Followed {
            ply: ply.clone(),
            cast: cast.clone(),
        });
        cast = cast.rested();
    }
    for actor in &cast.0 {
        mark(
            &mut commands.entity(actor.entity),
            actor.to,
            game.position(),
        );
    }
}

/// A piece that is on its way or held.
type InTheAir = (With<Calculus>, Or<(With<InMotion>, With<Carried>)>);

/// Where the trays have moved, what lies in them moves along, as soon as nothing is in the air.
fn lie_elsewhere(
    mut lain: Local<Option<Trays>>,
    layout: Res<Layout>,
    pieces: Query<Piece>,
    moving: Query<(), InTheAir>,
    mut poses: Query<&mut Transform, With<Calculus>>,
) {
    if *lain == Some(layout.trays) || !moving.is_empty() {
        return;
    }
    *lain = Some(layout.trays);
    for actor in gather(&pieces).0 {
        if let Ok(mut pose) = poses.get_mut(actor.entity) {
            pose.set_if_neq(resting_pose(&layout, actor.calculus, actor.to));
        }
    }
}

/// All pieces as their entities say.
fn gather(pieces: &Query<Piece>) -> Cast {
    let actors = pieces.iter().filter_map(
        |(entity, &Calculus(calculus), stands, in_hand, captured, alligatus)| {
            let place = match (stands, in_hand, captured) {
                (Some(&Stands(sq)), ..) => Place::Board(sq),
                (None, Some(&InHand(slot)), _) => Place::Hand(slot),
                (None, None, Some(&Captured(slot))) => Place::Tray(slot),
                (None, None, None) => return None,
            };
            let lies = if alligatus {
                Lies::OnItsBack
            } else {
                Lies::Upright
            };
            Some(Actor::resting(entity, calculus, Rest { place, lies }))
        },
    );
    Cast(actors.collect())
}

/// Writes where a piece is.
fn settle(piece: &mut EntityCommands, rest: Rest) {
    match rest.place {
        Place::Board(sq) => piece.remove::<(InHand, Captured)>().insert(Stands(sq)),
        Place::Hand(slot) => piece.remove::<(Stands, Captured)>().insert(InHand(slot)),
        Place::Tray(slot) => piece.remove::<(Stands, InHand)>().insert(Captured(slot)),
    };
}

/// Writes what the position says of a piece where it is: its bonds, and whether it is a dux shut in.
fn mark(piece: &mut EntityCommands, rest: Rest, position: &Position) {
    let bonds = rest.square().map(|sq| position.bonds(sq));
    match bonds.filter(|bonds| bonds.any()) {
        Some(bonds) => piece.insert(Alligatus(bonds)),
        None => piece.remove::<Alligatus>(),
    };
    match rest.square().and_then(|sq| position.grade(sq)) {
        Some(Grade::Superior) => piece.insert(Superior),
        Some(Grade::Simple) | None => piece.remove::<Superior>(),
    };
    if rest.square().is_some() && rest.square() == position.immobilised(position.side()) {
        piece.insert(Immobilised);
    } else {
        piece.remove::<Immobilised>();
    }
}

fn name(calculus: rules::Calculus) -> String {
    match calculus.role {
        Role::Miles => format!("{} calculus", calculus.side),
        Role::Dux => format!("{} dux", calculus.side),
    }
}

//! The lines of the archers' mat that are lit: where an archer may go, or where the lines of a place lead.

use super::mat::{Mat, PLACE, RING, between, ring, strip};
use super::shapes::Sculpt;
use super::substance::{Cut, Substance};
use crate::app::flow::Screen;
use crate::app::layout::Layout;
use crate::app::marks::{Mark, Marks};
use crate::rules;
use crate::rules::archers::Lines;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        light_lines.run_if(in_state(Screen::Game).and_then(resource_changed::<Marks>)),
    );
}

/// A line that is lit.
#[derive(Component, Debug, Clone, Copy)]
struct Lit;

/// Half the width of a line that is lit, and of one that is traced.
const LIT: f32 = 0.058;
const TRACED: f32 = 0.040;
/// Heights above the leather: over all that is drawn on it.
const SHADE_Y: f32 = 0.005;
const LIT_Y: f32 = 0.006;

/// Which lines are lit, and how strongly.
struct Lighting {
    from: rules::Square,
    to: Vec<rules::Square>,
    half_width: f32,
    cut: Cut,
}

impl Lighting {
    /// Where the chosen archer may go, or else the one that is looked at; of any other place that is looked at, all lines.
    fn of(marks: &Marks, lines: &Lines) -> Option<Self> {
        let with = |wanted: Mark| marks.0.iter().filter(move |(_, mark)| *mark == wanted);
        let first = |wanted: Mark| with(wanted).next().map(|&(at, _)| at);
        let all = |wanted: Mark| with(wanted).map(|&(at, _)| at).collect::<Vec<_>>();
        let (from, mut to, half_width, cut) = if let Some(from) = first(Mark::Selected) {
            (from, all(Mark::Goal), LIT, Cut::Lit)
        } else if let Some(from) = first(Mark::Pointed) {
            (from, all(Mark::Reachable), LIT, Cut::Lit)
        } else {
            let from = first(Mark::Traced)?;
            (from, lines.neighbours(from).to_vec(), TRACED, Cut::Traced)
        };
        to.retain(|at| lines.neighbours(from).contains(at));
        Some(Self {
            from,
            to,
            half_width,
            cut,
        })
    }
}

/// The lines from the place that is chosen or looked at are lit, between dark edges.
fn light_lines(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (marks, layout): (Res<Marks>, Option<Res<Layout>>),
    mats: Query<(Entity, &Mat)>,
    lit: Query<Entity, With<Lit>>,
) {
    for old in &lit {
        commands.entity(old).despawn();
    }
    let (Ok((mat, made)), Some(layout)) = (mats.single(), layout) else {
        return;
    };
    let Some(lighting) = Lighting::of(&marks, &made.lines) else {
        return;
    };
    let (mut shade, mut light) = (Sculpt::default(), Sculpt::default());
    for to in &lighting.to {
        let way = between(&layout, lighting.from, *to);
        strip(&mut shade, way, lighting.half_width + 0.03, SHADE_Y);
        strip(&mut light, way, lighting.half_width, LIT_Y);
        let (place, wide) = (layout.place(*to), lighting.half_width / 2.0);
        ring(
            &mut shade,
            place,
            (PLACE - 0.02, RING + wide + 0.02),
            SHADE_Y,
        );
        ring(&mut light, place, (PLACE, RING + wide), LIT_Y);
    }
    for (sculpt, cut) in [(shade, Cut::Shade), (light, lighting.cut)] {
        commands.spawn((
            Name::new("Lit lines"),
            Lit,
            Mesh3d(meshes.add(sculpt.mesh())),
            Substance::Mat(cut),
            ChildOf(mat),
        ));
    }
}

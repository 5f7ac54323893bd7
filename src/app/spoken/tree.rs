//! The board in the tree that screen readers read: a group of squares beside egui's widgets, where they are seen.

use super::news::{News, Piece};
use super::squares::label;
use crate::app::flow::Screen;
use crate::app::game::Game;
use crate::app::hud::Panels;
use crate::app::input::Selection;
use crate::app::layout::Layout;
use crate::app::marks::{Mark, Marks};
use crate::app::tongue::Tongue;
use crate::rules::{Side, Square};
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{self, Id};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        Exposed
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    )
    .add_systems(
        PostUpdate,
        (expose_news, expose_board.run_if(in_state(Screen::Game)))
            .chain()
            .in_set(Exposed),
    );
}

/// When board and news are told beside egui's widgets. Whoever reads the tree comes after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exposed;

/// The node of a square.
#[must_use]
pub fn square_id(sq: Square) -> NodeId {
    Id::new(("square of the board", sq.file, sq.rank)).accesskit_id()
}

fn board_id() -> NodeId {
    Id::new("the board").accesskit_id()
}

fn news_id(number: u64) -> NodeId {
    Id::new(("news", number)).accesskit_id()
}

/// What is told.
#[derive(SystemParam)]
struct Told<'w, 's> {
    game: Res<'w, Game>,
    marks: Res<'w, Marks>,
    selection: Res<'w, Selection>,
    panels: Res<'w, Panels>,
    tongue: Res<'w, Tongue>,
    layout: Option<Res<'w, Layout>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

type Outputs<'w, 's> = Query<'w, 's, &'static mut EguiOutput, With<PrimaryEguiContext>>;

/// Adds the news to what egui tells.
fn expose_news(mut outputs: Outputs, news: Res<News>) {
    let Ok(mut output) = outputs.single_mut() else {
        return;
    };
    if let Some(update) = &mut output.platform_output.accesskit_update {
        let root = egui::accesskit_root_id().accesskit_id();
        if let Some((_, window)) = update.nodes.iter_mut().find(|(id, _)| *id == root) {
            window.set_label("Latrunculi");
        }
        adopt(update, news.pieces().map(piece).collect());
    }
}

/// Adds the board to what egui tells.
fn expose_board(mut outputs: Outputs, told: Told) {
    let Ok(mut output) = outputs.single_mut() else {
        return;
    };
    // A question comes first: until it is answered there is no board.
    if told.panels.dialog.is_some() || told.panels.is_covered() {
        return;
    }
    let scale = output.pixels_per_point;
    let Some(update) = &mut output.platform_output.accesskit_update else {
        return;
    };
    adopt(update, vec![(board_id(), told.board())]);
    update.nodes.extend(told.squares(scale));
    if update.focus == egui::accesskit_root_id().accesskit_id()
        && let Some(cursor) = told.selection.cursor
    {
        update.focus = square_id(cursor);
    }
}

fn adopt(update: &mut TreeUpdate, children: Vec<(NodeId, Node)>) {
    let root = egui::accesskit_root_id().accesskit_id();
    let parent = update.nodes.iter_mut().find(|(id, _)| *id == root);
    if let Some((_, parent)) = parent {
        for (id, _) in &children {
            parent.push_child(*id);
        }
        update.nodes.extend(children);
    }
}

/// A piece of news as a node: what is new in the tree is announced.
fn piece(piece: &Piece) -> (NodeId, Node) {
    let mut node = Node::new(Role::Status);
    node.set_live(if piece.urgent {
        Live::Assertive
    } else {
        Live::Polite
    });
    node.set_label(piece.text.clone());
    (news_id(piece.number), node)
}

impl Told<'_, '_> {
    fn board(&self) -> Node {
        let board = self.game.board();
        let mut node = Node::new(Role::Group);
        node.set_label(if self.game.position().archers().is_some() {
            say!(self.tongue, "archers-spoken-board", count = board.squares())
        } else {
            say!(
                self.tongue,
                "spoken-board",
                files = board.files,
                ranks = board.ranks
            )
        });
        for sq in self.reading_order() {
            node.push_child(square_id(sq));
        }
        node
    }

    /// As the board is seen: from the far side to the near one, each row from the left.
    fn reading_order(&self) -> Vec<Square> {
        let board = self.game.board();
        let mut all: Vec<Square> = board.all().collect();
        all.sort_by_key(|sq| (std::cmp::Reverse(sq.rank), sq.file));
        if self.game.sitter() == Side::Black {
            all.reverse();
        }
        all
    }

    fn squares(&self, scale: f32) -> Vec<(NodeId, Node)> {
        let board = self.game.board();
        let tell = |sq: Square| {
            let mut node = Node::new(Role::Button);
            let marks: Vec<Mark> = self
                .marks
                .0
                .iter()
                .filter(|(at, _)| *at == sq)
                .map(|&(_, mark)| mark)
                .collect();
            node.set_label(label(&self.tongue, self.game.position(), &marks, sq));
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
            if let Some(bounds) = self.bounds(sq, scale) {
                node.set_bounds(bounds);
            }
            (square_id(sq), node)
        };
        board.all().map(tell).collect()
    }

    /// Where a square is seen, in points.
    fn bounds(&self, sq: Square, scale: f32) -> Option<accesskit::Rect> {
        const HALF: f32 = 0.5;
        let (camera, at) = self.cameras.single().ok()?;
        let pixels = self.windows.single().ok()?.scale_factor() / scale;
        let place = self.layout.as_ref()?.place(sq);
        let corners = [(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)];
        let mut seen = Rect::EMPTY;
        for (x, z) in corners {
            let corner = place + Vec3::new(x, 0.0, z);
            let point = camera.world_to_viewport(at, corner).ok()? * pixels;
            seen = seen.union_point(point);
        }
        Some(accesskit::Rect {
            x0: seen.min.x.into(),
            y0: seen.min.y.into(),
            x1: seen.max.x.into(),
            y1: seen.max.y.into(),
        })
    }
}

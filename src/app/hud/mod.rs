//! What stands round the board: whose turn, what is asked, the moves so far, and the buttons.

mod banner;
mod buttons;
mod deed;
mod dialog;
mod moves;
mod plan;
mod result;
mod rules;
mod sheet;

use super::flow::{Flow, House, MovePlayed, Phase, PositionReset, Remark, Screen};
use super::game::{Game, TakingBack};
use super::hints::Hints;
use super::input::{Forgetting, Pointed, Selection};
use super::pages::none_is_open;
use super::setup::Chosen;
use super::staged::Staged;
use super::table::scene::SceneFault;
use super::tally::Tally;
use super::theme::Drawn;
use super::tongue::Tongue;
use super::view::{Facing, FromAbove, Turned, ViewInsets};
use super::watch::Watch;
use super::wording;
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use plan::Plan;

pub use deed::{Deed, Dialog};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Panels>()
        .init_resource::<Notice>()
        .init_resource::<ViewInsets>()
        .init_resource::<Facing>()
        .init_resource::<Turned>()
        .init_resource::<FromAbove>()
        .add_plugins(deed::plugin)
        .add_systems(
            Update,
            (notice, face)
                .in_set(Flow::Present)
                .after(Forgetting)
                .run_if(in_state(Screen::Game)),
        )
        .add_systems(
            OnEnter(Phase::Over),
            |game: Res<Game>, staged: Option<Res<Staged>>, mut panels: ResMut<Panels>| {
                panels.result = !game.is_looked_through() && staged.is_none();
            },
        )
        .add_systems(OnExit(Phase::Over), |mut panels: ResMut<Panels>| {
            panels.result = false;
        })
        .add_systems(OnExit(Screen::Game), clear)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn).run_if(
                in_state(Screen::Game)
                    .and_then(none_is_open)
                    .and_then(not(resource_exists::<Staged>)),
            ),
        );
}

/// Which panels are open.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Panels {
    /// The rules of this ruleset.
    pub rules: bool,
    /// A question that must be answered first.
    pub dialog: Option<Dialog>,
    /// How the game ended.
    pub result: bool,
    /// No panel is drawn at all, for pictures of the table alone.
    pub hidden: bool,
    /// A page lies over all this.
    pub covered: bool,
    /// Who staged the game asks something first.
    pub resting: bool,
}

impl Panels {
    /// Whether something covers the table that must be answered first.
    #[must_use]
    pub const fn is_modal(&self) -> bool {
        self.dialog.is_some() || self.result || self.is_covered()
    }

    /// Whether something else than the table is attended to, which has keys of its own.
    #[must_use]
    pub const fn is_covered(&self) -> bool {
        self.covered || self.resting
    }
}

/// The line under the prompt: the last remark, until something else happens.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Notice(pub Option<Remark>);

fn notice(
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<PositionReset>,
    mut remarks: MessageReader<Remark>,
    (game, selection, words): (Res<Game>, Res<Selection>, Res<Tongue>),
    fault: Option<Res<SceneFault>>,
    mut refused: Local<bool>,
    mut notice: ResMut<Notice>,
) {
    // A refusal is told for as long as its square is marked.
    let refused_before = std::mem::replace(&mut *refused, selection.refused.is_some());
    let forgiven = refused_before && !*refused;
    if forgiven || selection.is_changed() && selection.piece.is_some() {
        notice.0 = None;
    }
    // What was said in another language is not said on; what opens a game is said anew.
    if resets.read().count() > 0 || words.is_changed() {
        let broken = fault
            .is_some_and(|fault| fault.0.is_some())
            .then(|| say!(words, "scene-broken"));
        let refusal = broken.is_some();
        notice.0 = broken
            .or_else(|| wording::opening(&words, &game))
            .map(|text| Remark {
                at: None,
                text,
                refusal,
            });
    }
    for MovePlayed(ply) in played.read() {
        let told = wording::remark(&words, &game, ply).or_else(|| wording::opening(&words, &game));
        notice.0 = told.map(|text| Remark {
            at: ply.last_square(),
            text,
            refusal: false,
        });
    }
    if let Some(remark) = remarks.read().last() {
        notice.0 = Some(remark.clone());
    }
}

/// The board turns to the person's side, wherever that person sits.
fn face(game: Res<Game>, turned: Res<Turned>, mut facing: ResMut<Facing>) {
    let sitter = game.sitter();
    facing.set_if_neq(Facing(if turned.0 { sitter.other() } else { sitter }));
}

fn clear(mut panels: ResMut<Panels>, mut notice: ResMut<Notice>, mut insets: ResMut<ViewInsets>) {
    *panels = Panels::default();
    notice.0 = None;
    *insets = ViewInsets::default();
}

/// What the panels show.
#[derive(SystemParam)]
struct Shown<'w> {
    game: Res<'w, Game>,
    phase: Res<'w, State<Phase>>,
    selection: Res<'w, Selection>,
    pointed: Res<'w, Pointed>,
    panels: Res<'w, Panels>,
    notice: Res<'w, Notice>,
    chosen: Res<'w, Chosen>,
    words: Res<'w, Tongue>,
    taking_back: Res<'w, TakingBack>,
    hints: Res<'w, Hints>,
    watch: Res<'w, Watch>,
    tally: Res<'w, Tally>,
    house: Res<'w, House>,
    from_above: Res<'w, FromAbove>,
}

impl Shown<'_> {
    /// Whether menu, settings and saved games are within reach.
    fn at_home(&self) -> bool {
        *self.house == House::Home
    }

    /// Whether moves can be taken back at this table.
    fn undo_allowed(&self) -> bool {
        *self.taking_back == TakingBack::Allowed
    }
}

fn draw(
    mut contexts: EguiContexts,
    shown: Shown,
    mut insets: ResMut<ViewInsets>,
    mut deeds: MessageWriter<Deed>,
) -> Result {
    if shown.panels.hidden {
        insets.set_if_neq(ViewInsets::default());
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let mut wishes = Vec::new();
    let (seen, window) = (ctx.viewport_rect(), ctx.content_rect());
    let mut ui = Ui::new(
        ctx.clone(),
        "hud".into(),
        UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(window),
    );
    let plan = Plan::new(window.size(), sheet::compact_height(window.width(), &shown));
    let (reads, beside) = (shown.panels.rules, plan.rules_beside());
    if reads && (beside || !shown.panels.result) {
        rules::show(&mut ui, &plan, &shown, &mut wishes);
    }
    if !reads || beside || shown.panels.result {
        sheet::show(&mut ui, &plan, &shown, &mut wishes);
    }
    banner::show(&mut ui, plan.banner, &shown, &mut wishes);
    if shown.chosen.face_to_face {
        banner::show_across(&mut ui, plan.banner.min(60.0), &shown);
    }
    let free = ui.available_rect_before_wrap();
    let scale = ctx.zoom_factor();
    insets.set_if_neq(ViewInsets {
        left: (free.left() - seen.left()) * scale,
        right: (seen.right() - free.right()) * scale,
        top: (free.top() - seen.top()) * scale,
        bottom: (seen.bottom() - free.bottom()) * scale,
    });
    if let Some(dialog) = shown.panels.dialog {
        dialog::show(ctx, &shown, dialog, &mut wishes);
    }
    deeds.write_batch(wishes);
    Ok(())
}

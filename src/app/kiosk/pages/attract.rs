//! Nobody plays: the table goes on by itself, and one is invited in every language in turn.

use super::super::logo::Logo;
use super::super::reset::Base;
use super::super::turned::Across;
use super::{Hand, at, captions, head, leaf, senses};
use crate::app::game::Game;
use crate::app::pacing;
use crate::app::setup::Chosen;
use crate::app::theme::{self, Drawn};
use crate::lang::{Language, Words};
use crate::say;
use crate::store::Settings;
use crate::visit::{CORNER, Page, Wish};
use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Key, LayerId, Margin, Panel, Pos2, Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType,
    vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::HashMap;
use std::f32::consts::PI;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongues>()
        .init_resource::<Corner>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw.run_if(at(Page::Attract)),
                forget_corner.run_if(not(at(Page::Attract))),
            )
                .in_set(Drawn),
        );
}

/// Since when a corner has been touched, and nothing else.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Corner(Option<Duration>);

fn forget_corner(mut corner: ResMut<Corner>) {
    corner.set_if_neq(Corner::default());
}

/// The messages of the languages that captions have been shown in.
#[derive(Resource, Default)]
struct Tongues(HashMap<Language, Words>);

/// A corner that was touched begins a visit only when no other corner follows within this time.
const PATIENCE: Duration = Duration::from_secs(2);

fn draw(
    mut contexts: EguiContexts,
    mut hand: Hand,
    (base, logo): (Res<Base>, Option<Res<Logo>>),
    game: Option<Res<Game>>,
    mut tongues: ResMut<Tongues>,
    mut corner: ResMut<Corner>,
    mut awake: Option<ResMut<pacing::Awake>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let now = hand.clock.moment().running;
    let (caption, language) = captions::caption(hand.visiting.kiosk(), now);
    let words = tongues
        .0
        .entry(language)
        .or_insert_with(|| Words::of(language));
    let mut ui = Ui::new(
        ctx.clone(),
        "kiosk attract".into(),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(window),
    );
    // The whole screen is one button.
    let everywhere = ui.interact(window, ui.id().with("anywhere"), Sense::click());
    let said = captions::said(words, caption, game.as_deref());
    let mut settings = hand.chosen.0.clone();
    let foot = foot_height(window);
    let shown = Foot {
        words,
        caption: &said,
        base: &base.0,
    };
    let began = Panel::bottom("kiosk attract foot")
        .exact_size(foot)
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(&ctx).inner_margin(Margin::symmetric(24, 14)))
        .show(&mut ui, |ui| shown.show(ui, &mut settings))
        .inner;
    if hand.chosen.face_to_face && !leaf::is_upright(window) {
        shown.across(&mut ui);
    }
    let museum = &hand.visiting.kiosk().museum;
    head::show(&mut ui, museum, language, logo.as_deref());
    let head = ui.available_rect_before_wrap().top() - window.top();
    let free = window
        .with_max_y(window.bottom() - foot)
        .with_min_y(window.top() + head);
    hand.leave_room(&ctx, free);
    hand.chosen.set_if_neq(Chosen(settings));
    let touch = Touch {
        at: everywhere
            .interact_pointer_pos()
            .filter(|_| everywhere.clicked()),
        window,
        now,
    };
    let anywhere = touch.begins(&mut corner);
    if let (Some(_), Some(awake)) = (corner.0, &mut awake) {
        awake.within(PATIENCE);
    }
    if began || anywhere || other_key(&ctx) {
        // Who touches the far half of the table sits across.
        let far = touch.at.is_some_and(|at| at.y < free.center().y);
        hand.across.set_if_neq(Across(anywhere && far));
        hand.wish(Wish::Begin);
    }
    Ok(())
}

/// A touch beside the buttons, if there was one.
struct Touch {
    at: Option<Pos2>,
    window: Rect,
    now: Duration,
}

impl Touch {
    /// Whether a visit begins by it, or by one in a corner that was not followed by another.
    fn begins(&self, corner: &mut Corner) -> bool {
        match self.at {
            Some(at) if in_corner(self.window, at) => corner.0 = Some(self.now),
            Some(_) => return true,
            None => {}
        }
        let waited = |since| self.now.saturating_sub(since) >= PATIENCE;
        corner.0.is_some_and(waited)
    }
}

/// Keys that move from button to button and press them do that; any other begins.
fn other_key(ctx: &bevy_egui::egui::Context) -> bool {
    const MOVING: [Key; 8] = [
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Tab,
        Key::Enter,
        Key::Space,
        Key::Escape,
    ];
    ctx.input(|input| input.keys_down.iter().any(|key| !MOVING.contains(key)))
}

/// Whether the operator's sequence may be meant.
fn in_corner(window: Rect, at: Pos2) -> bool {
    let reach = CORNER * window.width().min(window.height());
    let near = |value: f32, low: f32, high: f32| value <= low + reach || value >= high - reach;
    near(at.x, window.left(), window.right()) && near(at.y, window.top(), window.bottom())
}

/// How high the foot is: as much as its words and buttons need, but the table keeps more than half.
fn foot_height(window: Rect) -> f32 {
    let wanted: f32 = if leaf::is_upright(window) {
        330.0
    } else {
        164.0
    };
    wanted.min(0.5 * window.height())
}

/// How much of the foot of an upright screen the buttons have.
const UPRIGHT_BUTTONS: f32 = 130.0;

/// What is shown at the foot, and what it may change.
struct Foot<'a> {
    words: &'a Words,
    caption: &'a str,
    base: &'a Settings,
}

impl Foot<'_> {
    /// What invites, and what makes it easier to read: side by side, or one below the other on an upright screen. Tells
    /// whether somebody begins.
    fn show(&self, ui: &mut Ui, settings: &mut Settings) -> bool {
        const GAP: f32 = 28.0;
        let room = ui.available_rect_before_wrap();
        if leaf::is_upright(ui.ctx().viewport_rect()) {
            let buttons = UPRIGHT_BUTTONS.min(0.5 * room.height());
            self.caption(ui, room.with_max_y(room.bottom() - buttons - 8.0));
            let below = room.with_min_y(room.bottom() - buttons);
            return self.buttons(ui, below, settings);
        }
        let middle = room.left() + 0.52 * room.width();
        self.caption(ui, room.with_max_x(middle - GAP / 2.0));
        self.buttons(ui, room.with_min_x(middle + GAP / 2.0), settings)
    }

    /// The same for who sits across: the words stand on their heads.
    fn across(&self, ui: &mut Ui) {
        const HIGH: f32 = 56.0;
        const SIZES: [f32; 5] = [24.0, 22.0, 20.0, 18.0, 16.0];
        let text = format!("{}.  {}", say!(self.words, "kiosk-touch"), self.caption);
        let frame = theme::wax(ui).inner_margin(Margin::symmetric(24, 6));
        let ink = theme::palette(ui).candle;
        Panel::top("kiosk attract across")
            .exact_size(HIGH)
            .resizable(false)
            .show_separator_line(false)
            .frame(frame)
            .show(ui, |ui| {
                let rect = ui.available_rect_before_wrap();
                let laid = |size| {
                    let font = theme::italic_font(size);
                    theme::rows(ui, &text, font, ink, rect.width(), 1)
                };
                let galley = SIZES
                    .into_iter()
                    .map(laid)
                    .find(|galley| !galley.elided)
                    .unwrap_or_else(|| laid(SIZES[4]));
                let at = rect.center() + galley.size() / 2.0;
                let turned = TextShape::new(at, galley, ink).with_angle(PI);
                ui.painter().add(turned);
            });
    }

    /// As large as there is room.
    fn caption(&self, ui: &Ui, room: Rect) {
        const SIZES: [f32; 6] = [34.0, 31.0, 28.0, 25.0, 22.0, 19.0];
        let ink = theme::palette(ui).candle;
        let laid = |size: f32, part: f32| {
            let font = theme::italic_font(size);
            let width = part * room.width();
            let mut job = LayoutJob::simple(self.caption.to_owned(), font, ink, width);
            job.halign = Align::Center;
            ui.painter().layout_job(job)
        };
        let fits = |size: &f32| laid(*size, 1.0).size().y <= room.height();
        let size = SIZES.into_iter().find(fits).unwrap_or(17.0);
        // No word stands alone in a row of its own: as narrow as it is with as many rows.
        let galley = [0.6, 0.7, 0.8, 0.9, 1.0]
            .map(|part| laid(size, part))
            .into_iter()
            .min_by_key(|galley| galley.rows.len())
            .unwrap_or_else(|| laid(size, 1.0));
        let top = room.center().y - galley.size().y / 2.0;
        let at = Pos2::new(room.center().x, top.max(room.top()));
        ui.painter().with_clip_rect(room).galley(at, galley, ink);
        let told = ui.interact(room, ui.id().with("caption"), Sense::hover());
        told.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, self.caption));
    }

    fn buttons(&self, ui: &mut Ui, room: Rect, settings: &mut Settings) -> bool {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
        let switches = theme::target(settings.text);
        let size = vec2(room.width(), room.height() - switches - 10.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        let text = say!(self.words, "kiosk-touch");
        let play = theme::main_button(&mut ui, &text, size.max(vec2(10.0, switches)));
        theme::focus_first(&play);
        senses::show(&mut ui, self.words, settings, self.base);
        play.clicked()
    }
}

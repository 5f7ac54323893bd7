//! The strip over the board: whose turn it is, what is asked, and one line of remarks.

use super::{Deed, Shown};
use crate::app::flow::Phase;
use crate::app::{theme, wording};
use crate::rules::Move;
use crate::say;
use bevy_egui::egui::{
    self, Align, Color32, Layout, Margin, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
};
use std::sync::Arc;

pub(super) fn show(ui: &mut Ui, height: f32, shown: &Shown, wishes: &mut Vec<Deed>) {
    let slim = height < 70.0;
    let margin = if slim {
        Margin::symmetric(12, 4)
    } else {
        Margin::symmetric(20, 8)
    };
    let panel = if shown.chosen.face_to_face {
        egui::Panel::bottom("banner at the foot")
    } else {
        egui::Panel::top("banner")
    };
    panel
        .exact_size(height)
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(ui).inner_margin(margin))
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                let side = shown.game.position().side();
                let over = shown.game.outcome();
                let named = over.map_or(Some(side), |outcome| outcome.winner);
                if let Some(side) = named {
                    theme::glass(ui, side, if slim { 26.0 } else { 34.0 });
                    ui.add_space(if slim { 0.0 } else { 6.0 });
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    pass_button(ui, slim, shown, wishes);
                    lines(ui, slim, shown);
                });
            });
        });
}

/// What is asked, for the one who sits across: at the upper edge and upside down.
pub(super) fn show_across(ui: &mut Ui, height: f32, shown: &Shown) {
    egui::Panel::top("banner across")
        .exact_size(height)
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(ui).inner_margin(Margin::symmetric(16, 4)))
        .show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
            let side = shown.game.position().side();
            let named = shown.game.outcome().map_or(Some(side), |over| over.winner);
            let size = 26.0;
            let mut pen = rect.right_center();
            if let Some(side) = named {
                let place = egui::Rect::from_center_size(
                    pen - Vec2::new(size / 2.0, 0.0),
                    Vec2::splat(size),
                );
                theme::glass(
                    &mut ui.new_child(UiBuilder::new().max_rect(place)),
                    side,
                    size,
                );
                pen.x -= size + 10.0;
            }
            let asked = wording::prompt(&shown.words, &shown.game, false);
            let candle = theme::palette(ui).candle;
            let room = pen.x - rect.left();
            let galley = across(ui, &asked, candle, room, rect.height());
            let at = pen + Vec2::new(0.0, galley.size().y / 2.0);
            let text = egui::epaint::TextShape::new(at, galley, candle);
            ui.painter().add(text.with_angle(std::f32::consts::PI));
        });
}

/// What is asked across: in one line, or smaller and in two.
fn across(ui: &Ui, asked: &str, color: Color32, room: f32, height: f32) -> Galley {
    const SMALLEST: f32 = 12.0;
    let laid = |size| theme::rows(ui, asked, theme::strong_font(size), color, room, 2);
    [20.0, 18.0, 16.0, 14.0]
        .into_iter()
        .map(laid)
        .find(|galley| !galley.elided && galley.size().y <= height)
        .unwrap_or_else(|| laid(SMALLEST))
}

type Galley = Arc<egui::Galley>;

/// What is asked, and under it the remark, in smaller letters where the room is small; where both have none, the remark alone.
fn lines(ui: &mut Ui, slim: bool, shown: &Shown) {
    let room = ui.available_size();
    let (big, small) = if slim { (20.0, 17.0) } else { (22.0, 18.0) };
    let candle = theme::palette(ui).candle;
    let asked = asked(shown);
    let prompt = |part: f32| {
        let font = theme::strong_font(big * part);
        theme::rows(ui, &asked, font, candle, room.x, 3)
    };
    let remark = second_line(ui, shown);
    let remark = |part: f32| {
        let (text, color) = remark.as_ref()?;
        let font = theme::italic_font(small * part);
        Some(theme::rows(ui, text, font, *color, room.x, 3))
    };
    let both = |part| -> Vec<Galley> {
        let both = [Some(prompt(part)), remark(part)];
        both.into_iter().flatten().collect()
    };
    let fits = |galleys: &Vec<Galley>| {
        let height: f32 = galleys.iter().map(|galley| galley.size().y).sum();
        height <= room.y && galleys.iter().all(|galley| !galley.elided)
    };
    let chosen = [1.0, 0.9, 0.8, 0.72]
        .into_iter()
        .map(both)
        .find(fits)
        .unwrap_or_else(|| vec![remark(0.72).unwrap_or_else(|| prompt(0.72))]);
    let height: f32 = chosen.iter().map(|galley| galley.size().y).sum();
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let told: Vec<&str> = chosen.iter().map(|galley| galley.text()).collect();
    let told = told.join(". ");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    let mut at = rect.left_center() - Vec2::new(0.0, height / 2.0);
    for galley in chosen {
        let high = galley.size().y;
        ui.painter().galley(at, galley, candle);
        at.y += high;
    }
}

/// What is asked; of whoever watches nothing, and a halted game says so.
fn asked(shown: &Shown) -> String {
    let (game, words) = (&shown.game, &shown.words);
    if game.is_looked_through() && game.outcome().is_none() {
        return say!(words, "archive-looking");
    }
    if shown.watch.holds(game) && *shown.phase.get() == Phase::Thinking {
        let side = wording::key(game.position().side());
        return say!(words, "watch-paused", side = side);
    }
    wording::prompt(words, game, shown.selection.piece.is_some())
}

/// What was refused; else who holds what is pointed at, by mouse or keys; else the latest remark, or the limit that draws near.
fn second_line(ui: &Ui, shown: &Shown) -> Option<(String, Color32)> {
    let palette = theme::palette(ui);
    let remark = shown.notice.0.as_ref().map(|remark| {
        let color = if remark.refusal {
            palette.rose
        } else {
            palette.tallow
        };
        (remark.text.clone(), color)
    });
    let refused = shown.notice.0.as_ref().is_some_and(|it| it.refusal);
    if !refused && let Some(held) = held(shown) {
        return Some((held, palette.candle));
    }
    if shown.game.outcome().is_some()
        && let Some(points) = wording::matches::standing(&shown.words, &shown.tally, &shown.game)
    {
        return Some((points, palette.tallow));
    }
    remark.or_else(|| {
        let quiet = wording::quiet_left(&shown.words, shown.game.position())?;
        let playing = shown.game.outcome().is_none();
        playing.then_some((quiet, palette.tallow))
    })
}

/// Who holds the bound piece that is pointed at.
fn held(shown: &Shown) -> Option<String> {
    let at = shown.pointed.0.or(shown.selection.cursor)?;
    wording::held(&shown.words, shown.game.position(), at)
}

fn pass_button(ui: &mut Ui, slim: bool, shown: &Shown, wishes: &mut Vec<Deed>) {
    let may_pass =
        *shown.phase.get() == Phase::Choosing && shown.game.position().check(Move::Pass).is_ok();
    let size = if slim { (84.0, 40.0) } else { (110.0, 48.0) };
    let pass = || say!(shown.words, "button-pass");
    if may_pass && theme::main_button(ui, &pass(), size.into()).clicked() {
        wishes.push(Deed::Pass);
    }
}

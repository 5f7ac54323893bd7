//! A game that is looked through: its moves, each of which can be gone to, and the way on and back.

use crate::app::flow::GameRequest;
use crate::app::game::Game;
use crate::app::theme;
use crate::lang::Words;
use crate::rules::{Ply, Side};
use crate::say;
use bevy_egui::egui::{
    self, Align, Button, Grid, Id, RichText, ScrollArea, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

/// The lowest that the list of moves may be, in points.
const LEAST_LIST: f32 = 96.0;

/// Shows the moves and the ways through them; tells what is wished for.
pub fn show(ui: &mut Ui, words: &Words, game: &Game, height: f32) -> Option<GameRequest> {
    let top = ui.cursor().top();
    let mut wish = steps(ui, words, game);
    let mut ways = Vec::new();
    if game.can_play_on() {
        ways.push((say!(words, "archive-play-on"), GameRequest::PlayOn));
    }
    ways.push((say!(words, "archive-look-away"), GameRequest::LookAway));
    let below = ways.len() as f32 * (theme::TARGET + ui.spacing().item_spacing.y);
    let room = height - (ui.cursor().top() - top) - below - 4.0;
    wish = moves(ui, game, room.max(LEAST_LIST)).or(wish);
    for (text, request) in ways {
        let size = vec2(ui.available_width(), theme::TARGET);
        if ui.add(Button::new(text).min_size(size)).clicked() {
            wish = Some(request);
        }
    }
    wish
}

/// To the beginning, one back, one forward, to the end; and where that is.
fn steps(ui: &mut Ui, words: &Words, game: &Game) -> Option<GameRequest> {
    const GAP: f32 = 6.0;
    let (here, all) = (game.plies().len(), game.all_plies().count());
    let palette = theme::palette(ui);
    let moment = say!(words, "archive-moment", ply = here, plies = all);
    ui.label(theme::italic(moment, 17.0).color(palette.tallow));
    let (back, on) = (here > 0, here < all);
    let steps = [
        (Step::First, say!(words, "archive-first"), 0, back),
        (
            Step::Back,
            say!(words, "archive-back"),
            here.saturating_sub(1),
            back,
        ),
        (Step::Forward, say!(words, "archive-forward"), here + 1, on),
        (Step::Last, say!(words, "archive-last"), all, on),
    ];
    let mut wish = None;
    let size = vec2((ui.available_width() - 3.0 * GAP) / 4.0, theme::TARGET);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (step, spoken, to, enabled) in steps {
            if step.button(ui, size, &spoken, enabled) {
                wish = Some(GameRequest::LookAt(to));
            }
        }
    });
    wish
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    First,
    Back,
    Forward,
    Last,
}

impl Step {
    fn button(self, ui: &mut Ui, size: Vec2, spoken: &str, enabled: bool) -> bool {
        let response = ui.add_enabled(enabled, Button::new("").min_size(size));
        let color = ui.style().interact(&response).text_color();
        let color = if enabled {
            color
        } else {
            color.gamma_multiply(0.4)
        };
        let center = response.rect.center();
        let onwards = match self {
            Self::First | Self::Back => -1.0,
            Self::Forward | Self::Last => 1.0,
        };
        let bar = matches!(self, Self::First | Self::Last);
        let tip = center.x + onwards * if bar { 4.0 } else { 6.0 };
        let triangle = vec![
            pos2(tip, center.y),
            pos2(tip - onwards * 12.0, center.y - 8.0),
            pos2(tip - onwards * 12.0, center.y + 8.0),
        ];
        let painter = ui.painter();
        painter.add(Shape::convex_polygon(triangle, color, Stroke::NONE));
        if bar {
            let range = center.y - 8.0..=center.y + 8.0;
            painter.vline(tip + onwards * 3.0, range, Stroke::new(2.5, color));
        }
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, spoken));
        response.on_hover_text(spoken).clicked()
    }
}

/// A turn as it is written, and the number of plies after it.
struct Turn {
    side: Side,
    text: String,
    plies: usize,
}

fn turns<'a>(plies: impl Iterator<Item = &'a Ply>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut goes_on = false;
    for (idx, ply) in plies.enumerate() {
        match turns.last_mut() {
            Some(turn) if goes_on => {
                turn.text = format!("{}+{}", turn.text, ply.mv);
                turn.plies = idx + 1;
            }
            _ => turns.push(Turn {
                side: ply.side,
                text: ply.mv.to_string(),
                plies: idx + 1,
            }),
        }
        goes_on = !ply.ends_turn();
    }
    turns
}

/// All moves; the one that is looked at is lit, and each can be gone to.
fn moves(ui: &mut Ui, game: &Game, height: f32) -> Option<GameRequest> {
    let here = game.plies().len();
    let turns = turns(game.all_plies());
    let first = turns.first().map(|turn| turn.side)?;
    let seen = turns.iter().position(|turn| turn.plies >= here);
    let key = Id::new("the moment that is looked at");
    let moved = ui.data(|data| data.get_temp::<usize>(key)) != Some(here);
    ui.data_mut(|data| data.insert_temp(key, here));
    let palette = theme::palette(ui);
    let mut wish = None;
    ScrollArea::vertical()
        .id_salt("moves to look at")
        .auto_shrink([false, false])
        .max_height(height)
        .show(ui, |ui| {
            Grid::new("moves to look at")
                .num_columns(3)
                .min_col_width(34.0)
                .spacing(vec2(6.0, 2.0))
                .show(ui, |ui| {
                    ui.spacing_mut().interact_size.y = 30.0;
                    ui.spacing_mut().button_padding = vec2(6.0, 2.0);
                    ui.label("");
                    for side in [first, first.other()] {
                        theme::glass(ui, side, 16.0);
                    }
                    ui.end_row();
                    for (row, pair) in turns.chunks(2).enumerate() {
                        ui.label(RichText::new(format!("{}.", row + 1)).color(palette.tallow));
                        for (side, turn) in pair.iter().enumerate() {
                            let lit = here > 0 && seen == Some(2 * row + side);
                            let button = Button::selectable(lit, turn.text.as_str());
                            let response = ui.add(button.min_size(vec2(0.0, 30.0)));
                            if lit && moved {
                                response.scroll_to_me(Some(Align::Center));
                            }
                            if response.clicked() {
                                wish = Some(GameRequest::LookAt(turn.plies));
                            }
                        }
                        ui.end_row();
                    }
                });
        });
    wish
}

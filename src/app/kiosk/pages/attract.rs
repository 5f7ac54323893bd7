//! Nobody plays: the table goes on by itself, and one is invited in every language in turn.

use super::super::logo::Logo;
use super::super::reset::Base;
use super::{Hand, at, leaf, senses};
use crate::app::game::Game;
use crate::app::setup::Chosen;
use crate::app::theme::{self, Drawn};
use crate::app::{pacing, wording};
use crate::data::kiosk::Kiosk;
use crate::lang::{Language, Words};
use crate::say;
use crate::visit::{CORNER, Page, Wish};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Key, LayerId, Layout, Margin, Panel, Pos2, Rect, RichText, Sense, Ui, UiBuilder, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::HashMap;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongues>().add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn).run_if(at(Page::Attract)),
    );
}

/// The messages of the languages that captions have been shown in.
#[derive(Resource, Default)]
struct Tongues(HashMap<Language, Words>);

/// What captions tell, in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Caption {
    Game,
    Capture,
    Rules,
}

const CAPTIONS: [Caption; 3] = [Caption::Game, Caption::Capture, Caption::Rules];

/// A corner that was touched begins a visit only when no other corner follows within this time.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is said at a moment, and in which language: each caption in all languages before the next.
fn caption(kiosk: &Kiosk, running: Duration) -> (Caption, Language) {
    let length = kiosk.attract.caption.as_secs().max(1);
    let turn = usize::try_from(running.as_secs() / length).unwrap_or(0);
    let count = kiosk.languages.len().max(1);
    let language = kiosk.languages.get(turn % count).copied();
    (
        CAPTIONS[turn / count % CAPTIONS.len()],
        language.unwrap_or_default(),
    )
}

fn draw(
    mut contexts: EguiContexts,
    mut hand: Hand,
    (base, logo): (Res<Base>, Option<Res<Logo>>),
    game: Option<Res<Game>>,
    mut tongues: ResMut<Tongues>,
    mut corner: Local<Option<Duration>>,
    mut awake: Option<ResMut<pacing::Awake>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let now = hand.clock.moment().running;
    let (caption, language) = caption(hand.visiting.kiosk(), now);
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
    let said = said(words, caption, game.as_deref());
    let mut settings = hand.chosen.0.clone();
    let foot = foot_height(window);
    let began = Panel::bottom("kiosk attract foot")
        .exact_size(foot)
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(&ctx).inner_margin(Margin::symmetric(24, 14)))
        .show(&mut ui, |ui| {
            invitation(ui, words, &said, &mut settings, &base.0)
        })
        .inner;
    let head = house(&mut ui, hand.visiting.kiosk(), language, logo.as_deref());
    let free = window
        .with_max_y(window.bottom() - foot)
        .with_min_y(window.top() + head);
    hand.leave_room(&ctx, free);
    hand.chosen.set_if_neq(Chosen(settings));
    let touched = everywhere
        .clicked()
        .then(|| everywhere.interact_pointer_pos())
        .flatten();
    match touched {
        Some(at) if in_corner(window, at) => *corner = Some(now),
        Some(_) => *corner = None,
        None => {}
    }
    if let (Some(_), Some(awake)) = (*corner, &mut awake) {
        awake.stir();
    }
    let waited = corner.is_some_and(|since| now.saturating_sub(since) >= PATIENCE);
    let anywhere = everywhere.clicked() && corner.is_none();
    if began || anywhere || waited || other_key(&ctx) {
        *corner = None;
        hand.wish(Wish::Begin);
    }
    Ok(())
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

fn said(words: &Words, caption: Caption, game: Option<&Game>) -> String {
    match (caption, game) {
        (Caption::Game, _) => say!(words, "kiosk-caption-game"),
        (Caption::Rules, Some(game)) => {
            let name = wording::ruleset::name(words, &game.setup().variant);
            say!(words, "kiosk-caption-rules", name = name)
        }
        (Caption::Capture | Caption::Rules, _) => say!(words, "kiosk-caption-capture"),
    }
}

fn foot_height(window: Rect) -> f32 {
    let wanted: f32 = if leaf::is_upright(window) {
        290.0
    } else {
        216.0
    };
    wanted.min(0.5 * window.height())
}

/// What invites, and what makes it easier to read.
fn invitation(
    ui: &mut Ui,
    words: &Words,
    caption: &str,
    settings: &mut crate::store::Settings,
    base: &crate::store::Settings,
) -> bool {
    let palette = theme::palette(ui);
    let width = ui.available_width().min(720.0);
    let mut began = false;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.set_max_width(width);
        let lines = theme::rows(
            ui,
            caption,
            theme::italic_font(23.0),
            palette.candle,
            width,
            2,
        );
        let (rect, _) = ui.allocate_exact_size(vec2(width, 62.0), Sense::hover());
        let place = bevy_egui::egui::Align2::CENTER_CENTER.anchor_size(rect.center(), lines.size());
        ui.painter().galley(place.min, lines, palette.candle);
        let size = vec2(width.min(460.0), 64.0);
        let play = theme::main_button(ui, &say!(words, "kiosk-touch"), size);
        theme::focus_first(&play);
        began = play.clicked();
        ui.add_space(4.0);
        senses::show(ui, words, settings, base);
    });
    began
}

/// The museum's picture, name and welcome, over the table; tells how high they are.
fn house(ui: &mut Ui, kiosk: &Kiosk, language: Language, logo: Option<&Logo>) -> f32 {
    let (palette, museum) = (theme::palette(ui), &kiosk.museum);
    let welcome = museum.welcome(language);
    if logo.is_none() && museum.name.is_none() && welcome.is_none() {
        return 0.0;
    }
    let shown = Panel::top("kiosk attract head")
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(ui).inner_margin(Margin::symmetric(24, 10)))
        .show(ui, |ui| {
            ui.vertical_centered(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                if let Some(logo) = logo {
                    let size = logo.fitted(vec2(ui.available_width(), 72.0));
                    ui.image((logo.texture, size));
                }
                if let Some(name) = &museum.name {
                    ui.label(theme::strong(name, 26.0).color(palette.candle));
                }
                if let Some(welcome) = welcome {
                    ui.label(RichText::new(welcome).size(21.0).color(palette.candle));
                }
            });
        });
    shown.response.rect.height()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::kiosk::built_in_kiosk;

    #[test]
    fn each_caption_is_said_in_every_language_before_the_next() {
        let kiosk = built_in_kiosk().expect("a good file");
        let at = |seconds| caption(&kiosk, Duration::from_secs(seconds));
        assert_eq!(at(0), (Caption::Game, Language::English));
        assert_eq!(at(8), (Caption::Game, Language::German));
        assert_eq!(at(8 * 7), (Caption::Capture, Language::English));
        assert_eq!(at(8 * 7 * 3), (Caption::Game, Language::English));
    }
}

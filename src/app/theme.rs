//! How menus and panels look: dark wax, papyrus and lamp light, in EB Garamond.

mod buttons;
mod palette;
mod piece;
mod widgets;

use super::setup::{Chosen, Laid};
use crate::store::Settings;
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Shadow, Stroke,
    TextStyle, Vec2,
};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};
use std::sync::Arc;

pub use buttons::*;
pub use palette::*;
pub use piece::{body, body_colour, glass};
pub use widgets::*;

pub(super) fn plugin(app: &mut App) {
    // The picture of the letters is handed on in the frame that draws with it: a frame without the new ones could stay.
    app.configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
    app.init_resource::<Dressed>()
        .configure_sets(
            EguiPrimaryContextPass,
            Drawn.run_if(|dressed: Res<Dressed>| dressed.fonts),
        )
        .add_systems(EguiPrimaryContextPass, dress.before(Drawn));
}

/// Everything that draws with egui: it waits for the fonts, which are there one pass after they were set.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Drawn;

/// Whether the interface has its fonts, and the colours it was given.
#[derive(Resource, Default)]
struct Dressed {
    fonts: bool,
    palette: Option<Palette>,
}

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Regular.ttf");
const MEDIUM: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Medium.ttf");
const SEMI_BOLD: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-SemiBold.ttf");
const ITALIC: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Italic.ttf");

/// The smallest height of anything that is pressed, in points: 20 mm on a screen of 24 inches with 1080 lines.
pub const TARGET: f32 = 48.0;

/// As large as that is while text of so many percent makes every point larger: what was wide enough for a finger before does
/// not grow with the words in it, which keep the room.
#[must_use]
pub fn target(text: u16) -> f32 {
    /// Text of this size makes no target smaller than it was designed.
    const DESIGNED: f32 = 125.0;
    /// A line of a button, with its frame.
    const LEAST: f32 = 38.0;
    (TARGET * DESIGNED / f32::from(text.max(1))).clamp(LEAST, TARGET)
}

fn dress(
    mut contexts: EguiContexts,
    windows: Query<&Window, With<PrimaryWindow>>,
    (chosen, laid): (Res<Chosen>, Laid),
    mut dressed: ResMut<Dressed>,
) {
    let Ok(ctx) = contexts.ctx_mut() else {
        *dressed = Dressed::default();
        return;
    };
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    ctx.set_zoom_factor(zoom(window, chosen.text));
    // What is drawn with here follows the window a frame later; the loop must not sleep before that.
    let late = windows.single().is_ok_and(|seen| {
        let size = seen.size();
        (size.x - window.x).abs() > 1.0 || (size.y - window.y).abs() > 1.0
    });
    if late {
        ctx.request_repaint();
    }
    dressed.fonts = ctx.fonts(|fonts| fonts.families().contains(&family("italic")));
    if !dressed.fonts {
        ctx.set_fonts(fonts());
        ctx.set_theme(egui::Theme::Dark);
        ctx.options_mut(|options| patient(&mut options.input_options));
    }
    piece::lay_out(ctx, laid.pieces());
    let palette = if chosen.high_contrast {
        Palette::CONTRAST
    } else {
        Palette::LAMPLIGHT
    };
    if dressed.palette.replace(palette) != Some(palette) {
        palette.lay_out(ctx);
        ctx.all_styles_mut(|it| style(it, palette));
    }
}

/// A press counts however long it lasts, by whatever slow hand or machine, and though the finger trembles a little.
fn patient(input: &mut egui::InputOptions) {
    const HOUR: f64 = 3600.0;
    const TREMBLE: f32 = 14.0;
    input.max_click_duration = HOUR;
    input.max_click_dist = TREMBLE;
}

/// How much larger than designed everything is drawn in a window of this size, in logical pixels, with text of so many
/// percent: it is designed for a height of 720.
fn zoom(window: Vec2, text: u16) -> f32 {
    const STEPS: f32 = 20.0;
    let fitting = (window.min_elem() / 720.0).min(window.max_elem() / 960.0);
    let text = text.clamp(*Settings::TEXT.start(), *Settings::TEXT.end());
    (fitting.clamp(0.8, 2.5) * STEPS).round() / STEPS * f32::from(text) / 100.0
}

fn family(name: &str) -> FontFamily {
    FontFamily::Name(name.into())
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let fallback = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    let cuts = [
        ("garamond", REGULAR, FontFamily::Proportional),
        ("garamond medium", MEDIUM, family("medium")),
        ("garamond semi-bold", SEMI_BOLD, family("semi-bold")),
        ("garamond italic", ITALIC, family("italic")),
    ];
    for (name, bytes, family) in cuts {
        fonts
            .font_data
            .insert(name.into(), Arc::new(FontData::from_static(bytes)));
        let mut order = vec![name.to_owned()];
        order.extend(fallback.iter().cloned());
        fonts.families.insert(family, order);
    }
    fonts
}

fn style(style: &mut egui::Style, palette: Palette) {
    style.text_styles = [
        (TextStyle::Small, FontId::proportional(16.0)),
        (TextStyle::Body, FontId::proportional(18.0)),
        (TextStyle::Button, FontId::new(18.0, family("medium"))),
        (TextStyle::Heading, FontId::new(22.0, family("semi-bold"))),
        (TextStyle::Monospace, FontId::proportional(18.0)),
    ]
    .into();
    style.interaction.selectable_labels = false;
    // The loop sleeps between events, so nothing may be left half-way.
    style.animation_time = 0.0;
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::new(8.0, 8.0);
    spacing.button_padding = Vec2::new(14.0, 8.0);
    spacing.interact_size.y = TARGET;
    spacing.scroll = egui::style::ScrollStyle::solid();
    spacing.scroll.bar_width = 8.0;
    let visuals = &mut style.visuals;
    visuals.panel_fill = palette.dark_wax;
    visuals.window_fill = palette.dark_wax;
    visuals.window_stroke = Stroke::new(1.0, palette.bronze);
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.window_shadow = Shadow {
        offset: [4, 8],
        blur: 28,
        spread: 0,
        color: Color32::from_black_alpha(150),
    };
    visuals.popup_shadow = visuals.window_shadow;
    visuals.extreme_bg_color = palette.umber;
    visuals.faint_bg_color = palette.umber;
    visuals.override_text_color = None;
    visuals.selection.bg_fill = palette.lamp.gamma_multiply(0.35);
    visuals.selection.stroke = Stroke::new(1.5, palette.lamp);
    widget_visuals(&mut visuals.widgets, palette);
}

fn widget_visuals(widgets: &mut egui::style::Widgets, palette: Palette) {
    let looks = [
        (
            &mut widgets.noninteractive,
            palette.dark_wax,
            palette.bronze,
            palette.candle,
        ),
        (
            &mut widgets.inactive,
            palette.oak,
            palette.bronze,
            palette.candle,
        ),
        (
            &mut widgets.hovered,
            palette.walnut,
            palette.lamp,
            palette.candle,
        ),
        (
            &mut widgets.active,
            palette.umber,
            palette.lamp,
            palette.lamp,
        ),
        (
            &mut widgets.open,
            palette.walnut,
            palette.bronze,
            palette.candle,
        ),
    ];
    for (visuals, fill, border, text) in looks {
        visuals.bg_fill = fill;
        visuals.weak_bg_fill = fill;
        visuals.bg_stroke = Stroke::new(1.0, border);
        visuals.fg_stroke = Stroke::new(1.0, text);
        visuals.corner_radius = CornerRadius::same(4);
        visuals.expansion = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(window: (f32, f32), text: u16, expected: f32) {
        assert_eq!(zoom(window.into(), text), expected, "{window:?}, {text}");
    }

    #[test]
    fn words_grow_with_the_window_and_stay_readable_in_a_small_one() {
        check((1280.0, 720.0), 100, 1.0);
        check((720.0, 1280.0), 100, 1.0);
        check((1920.0, 1080.0), 100, 1.5);
        check((7680.0, 4320.0), 100, 2.5);
        check((320.0, 240.0), 100, 0.8);
    }

    #[test]
    fn a_target_is_never_smaller_than_a_finger() {
        for text in 80..=200 {
            let large = target(text) * f32::from(text) / 100.0;
            assert!(large >= TARGET * 0.8, "{text}: {large}");
            assert!(target(text) <= TARGET && (text > 125 || target(text) == TARGET));
        }
        assert_eq!((target(180), target(200)), (38.0, 38.0));
    }

    #[test]
    fn words_are_as_large_as_was_set() {
        check((1280.0, 720.0), 80, 0.8);
        check((1280.0, 720.0), 200, 2.0);
        check((1920.0, 1080.0), 150, 2.25);
        check((1280.0, 720.0), 900, 2.0);
    }
}

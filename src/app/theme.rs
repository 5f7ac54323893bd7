//! How menus and panels look: dark wax, papyrus and lamp light, in EB Garamond.

mod palette;
mod widgets;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Shadow, Stroke,
    TextStyle, Vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::sync::Arc;

pub use palette::*;
pub use widgets::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dressed>()
        .configure_sets(
            EguiPrimaryContextPass,
            Drawn.run_if(|dressed: Res<Dressed>| dressed.0),
        )
        .add_systems(EguiPrimaryContextPass, dress.before(Drawn));
}

/// Everything that draws with egui: it waits for the fonts, which are there one pass after they were set.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Drawn;

/// Whether the interface has its fonts and colours.
#[derive(Resource, Default)]
struct Dressed(bool);

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Regular.ttf");
const MEDIUM: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Medium.ttf");
const SEMI_BOLD: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-SemiBold.ttf");
const ITALIC: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Italic.ttf");

/// The smallest height of anything that is pressed, in points.
pub const TARGET: f32 = 40.0;

fn dress(
    mut contexts: EguiContexts,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut dressed: ResMut<Dressed>,
) {
    let Ok(ctx) = contexts.ctx_mut() else {
        dressed.0 = false;
        return;
    };
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    ctx.set_zoom_factor(zoom(window));
    // What is drawn with here follows the window a frame later; the loop must not sleep before that.
    let late = windows.single().is_ok_and(|seen| {
        let size = seen.size();
        (size.x - window.x).abs() > 1.0 || (size.y - window.y).abs() > 1.0
    });
    if late {
        ctx.request_repaint();
    }
    dressed.0 = ctx.fonts(|fonts| fonts.families().contains(&family("italic")));
    if !dressed.0 {
        ctx.set_fonts(fonts());
        ctx.set_theme(egui::Theme::Dark);
        ctx.all_styles_mut(style);
    }
}

/// How much larger than designed everything is drawn in a window of this size, in logical pixels: it is designed for a
/// height of 720.
fn zoom(window: Vec2) -> f32 {
    const STEPS: f32 = 20.0;
    let fitting = (window.min_elem() / 720.0).min(window.max_elem() / 960.0);
    (fitting.clamp(0.8, 2.5) * STEPS).round() / STEPS
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

fn style(style: &mut egui::Style) {
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
    visuals.panel_fill = DARK_WAX;
    visuals.window_fill = DARK_WAX;
    visuals.window_stroke = Stroke::new(1.0, BRONZE);
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.window_shadow = Shadow {
        offset: [4, 8],
        blur: 28,
        spread: 0,
        color: Color32::from_black_alpha(150),
    };
    visuals.popup_shadow = visuals.window_shadow;
    visuals.extreme_bg_color = UMBER;
    visuals.faint_bg_color = UMBER;
    visuals.override_text_color = None;
    visuals.selection.bg_fill = LAMP.gamma_multiply(0.35);
    visuals.selection.stroke = Stroke::new(1.5, LAMP);
    widget_visuals(&mut visuals.widgets);
}

fn widget_visuals(widgets: &mut egui::style::Widgets) {
    let looks = [
        (&mut widgets.noninteractive, DARK_WAX, BRONZE, CANDLE),
        (&mut widgets.inactive, OAK, BRONZE, CANDLE),
        (&mut widgets.hovered, WALNUT, LAMP, CANDLE),
        (&mut widgets.active, UMBER, LAMP, LAMP),
        (&mut widgets.open, WALNUT, BRONZE, CANDLE),
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

    #[test]
    fn words_grow_with_the_window_and_stay_readable_in_a_small_one() {
        assert_eq!(zoom(Vec2::new(1280.0, 720.0)), 1.0);
        assert_eq!(zoom(Vec2::new(720.0, 1280.0)), 1.0);
        assert_eq!(zoom(Vec2::new(1920.0, 1080.0)), 1.5);
        assert_eq!(zoom(Vec2::new(7680.0, 4320.0)), 2.5);
        assert_eq!(zoom(Vec2::new(320.0, 240.0)), 0.8);
    }
}

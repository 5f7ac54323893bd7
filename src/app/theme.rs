//! How menus and panels look: dark wax, papyrus and lamp light, in EB Garamond.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Button, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId,
    Frame, Margin, Response, RichText, Sense, Shadow, Stroke, TextStyle, Ui, Vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::sync::Arc;

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

/// Background of the room.
pub const SOOT: Color32 = Color32::from_rgb(0x12, 0x0d, 0x0a);
/// A panel.
pub const DARK_WAX: Color32 = Color32::from_rgb(0x1e, 0x17, 0x12);
/// A panel that is raised.
pub const WALNUT: Color32 = Color32::from_rgb(0x33, 0x26, 0x1b);
/// Borders and rules.
pub const BRONZE: Color32 = Color32::from_rgb(0x5b, 0x46, 0x30);
/// A button.
pub const OAK: Color32 = Color32::from_rgb(0x43, 0x31, 0x1f);
/// A button that is pressed.
pub const UMBER: Color32 = Color32::from_rgb(0x2a, 0x1e, 0x13);
/// The page for long texts.
pub const PAPYRUS: Color32 = Color32::from_rgb(0xe6, 0xd5, 0xae);
/// Ink on papyrus.
pub const INK: Color32 = Color32::from_rgb(0x2b, 0x1d, 0x12);
/// Second ink on papyrus.
pub const PALE_INK: Color32 = Color32::from_rgb(0x6a, 0x50, 0x34);
/// Text on dark.
pub const CANDLE: Color32 = Color32::from_rgb(0xf1, 0xe4, 0xc8);
/// Second text on dark.
pub const TALLOW: Color32 = Color32::from_rgb(0xb9, 0xa6, 0x86);
/// What cannot be pressed.
pub const SMOKE: Color32 = Color32::from_rgb(0x7a, 0x6a, 0x55);
/// What is chosen or in focus.
pub const LAMP: Color32 = Color32::from_rgb(0xe3, 0xa1, 0x3c);
/// The accent under the pointer.
pub const GLOW: Color32 = Color32::from_rgb(0xf0, 0xb6, 0x5a);
/// The accent, pressed.
pub const EMBER: Color32 = Color32::from_rgb(0xb9, 0x70, 0x1f);
/// Danger and refusal.
pub const MADDER: Color32 = Color32::from_rgb(0xb4, 0x43, 0x2f);
/// Good and won.
pub const VERDIGRIS: Color32 = Color32::from_rgb(0x6f, 0x9c, 0x84);
/// White's glass.
pub const OPAL: Color32 = Color32::from_rgb(0xed, 0xe6, 0xd6);
/// Black's glass.
pub const COBALT: Color32 = Color32::from_rgb(0x2a, 0x4f, 0xa8);

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Regular.ttf");
const MEDIUM: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Medium.ttf");
const SEMI_BOLD: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-SemiBold.ttf");
const ITALIC: &[u8] = include_bytes!("../../assets/fonts/EBGaramond-Italic.ttf");

/// The smallest height of anything that is pressed, in points.
pub const TARGET: f32 = 40.0;

fn dress(mut contexts: EguiContexts, mut dressed: ResMut<Dressed>) {
    let Ok(ctx) = contexts.ctx_mut() else {
        dressed.0 = false;
        return;
    };
    dressed.0 = ctx.fonts(|fonts| fonts.families().contains(&family("italic")));
    if !dressed.0 {
        ctx.set_fonts(fonts());
        ctx.set_theme(egui::Theme::Dark);
        ctx.all_styles_mut(style);
    }
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

/// A panel of dark wax.
#[must_use]
pub fn wax() -> Frame {
    Frame::new()
        .fill(DARK_WAX.gamma_multiply(0.94))
        .inner_margin(Margin::same(16))
}

/// A page of papyrus.
#[must_use]
pub fn page() -> Frame {
    Frame::new()
        .fill(PAPYRUS)
        .stroke(Stroke::new(1.0, BRONZE))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin::symmetric(20, 16))
}

/// A dialog.
#[must_use]
pub fn dialog() -> Frame {
    Frame::new()
        .fill(DARK_WAX)
        .stroke(Stroke::new(1.5, BRONZE))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(28, 22))
        .shadow(Shadow {
            offset: [4, 10],
            blur: 36,
            spread: 0,
            color: Color32::from_black_alpha(170),
        })
}

/// The semi-bold cut.
#[must_use]
pub fn strong_font(size: f32) -> FontId {
    FontId::new(size, family("semi-bold"))
}

/// Text in the semi-bold cut.
#[must_use]
pub fn strong(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(strong_font(size))
}

/// Text in the italic cut.
#[must_use]
pub fn italic(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(FontId::new(size, family("italic")))
}

/// The carved title: capitals, widely spaced.
pub fn carved(ui: &mut Ui, text: &str, size: f32) {
    let title = strong(text, size)
        .color(LAMP)
        .extra_letter_spacing(size * 0.16);
    ui.label(title);
}

/// A thin rule across the panel.
pub fn rule(ui: &mut Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, color);
}

/// The one button that matters most.
pub fn main_button(ui: &mut Ui, text: &str, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (fill, border) = if response.is_pointer_button_down_on() {
        (EMBER, CANDLE)
    } else if response.hovered() || response.has_focus() {
        (GLOW, CANDLE)
    } else {
        (LAMP, BRONZE)
    };
    let painter = ui.painter();
    painter.rect(
        rect,
        4.0,
        fill,
        Stroke::new(1.5, border),
        egui::StrokeKind::Inside,
    );
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        text,
        strong_font(24.0),
        SOOT,
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
    response
}

/// One of several choices on papyrus; the chosen one is inked in and has a line under it.
pub fn choice(ui: &mut Ui, chosen: bool, text: &str) -> bool {
    let (fill, ink, border) = if chosen {
        (INK, CANDLE, INK)
    } else {
        (PAPYRUS, INK, PALE_INK)
    };
    let button = Button::new(RichText::new(text).color(ink))
        .fill(fill)
        .stroke(Stroke::new(1.0, border))
        .min_size(Vec2::new(48.0, TARGET));
    let response = ui.add(button);
    let rect = response.rect;
    if chosen {
        let line = rect.shrink2(Vec2::new(10.0, 6.0));
        ui.painter()
            .hline(line.x_range(), line.bottom(), Stroke::new(2.0, LAMP));
    } else if response.hovered() || response.has_focus() {
        ui.painter()
            .rect_stroke(rect, 4.0, Stroke::new(2.0, EMBER), egui::StrokeKind::Inside);
    }
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text)
    });
    response.clicked()
}

/// A glass of a side's colour, as big as a line of text.
pub fn glass(ui: &mut Ui, side: crate::rules::Side, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let (body, light) = match side {
        crate::rules::Side::White => (OPAL, Color32::WHITE),
        crate::rules::Side::Black => (COBALT, Color32::from_rgb(0x7f, 0xa4, 0xf0)),
    };
    let radius = size * 0.44;
    let painter = ui.painter();
    painter.circle(rect.center(), radius, body, Stroke::new(1.0, BRONZE));
    let heart = rect.center() - Vec2::splat(radius * 0.35);
    painter.circle_filled(heart, radius * 0.28, light);
    response
}

/// A small word in a box, as a stamp.
pub fn stamp(ui: &mut Ui, text: &str, color: Color32) {
    let galley =
        ui.painter()
            .layout_no_wrap(text.to_owned(), FontId::new(15.0, family("medium")), color);
    let size = galley.size() + Vec2::new(14.0, 4.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let stroke = Stroke::new(1.0, color);
    ui.painter()
        .rect_stroke(rect, 3.0, stroke, egui::StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, color);
}

//! The strip at the foot of whatever a visitor plays or looks at: a step back, and from the beginning.

use super::{Scene, Stage, Wished};
use crate::app::flow::Screen;
use crate::app::setup::Chosen;
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::say;
use crate::visit::Wish;
use bevy::prelude::*;
use bevy_egui::egui::{
    Button, Id, LayerId, Margin, Order, Panel, SafeAreaInsets, Ui, UiBuilder, vec2,
};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keep_free
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(EguiPrimaryContextPass, draw.in_set(Drawn).run_if(is_shown));
}

/// Its height, in points, with text of so many percent.
fn height(text: u16) -> f32 {
    theme::target(text) + 16.0
}

fn is_shown(stage: Res<Stage>, screen: Res<State<Screen>>) -> bool {
    let visited = stage.scene().is_some_and(Scene::is_visitors);
    visited && matches!(screen.get(), Screen::Game | Screen::Exhibit)
}

/// Panels keep off the strip.
fn keep_free(
    (stage, screen): (Res<Stage>, Res<State<Screen>>),
    chosen: Res<Chosen>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let bottom = if is_shown(stage, screen) {
        height(chosen.text)
    } else {
        0.0
    };
    for mut input in &mut inputs {
        let mut insets = SafeAreaInsets::default();
        insets.0.bottom = bottom;
        input.safe_area_insets = Some(insets);
    }
}

fn draw(
    mut contexts: EguiContexts,
    (words, chosen): (Res<Tongue>, Res<Chosen>),
    (stage, screen): (Res<Stage>, Res<State<Screen>>),
    mut next: ResMut<NextState<Screen>>,
    mut wishes: MessageWriter<Wished>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let rect = ctx.viewport_rect();
    let mut ui = Ui::new(
        ctx.clone(),
        "kiosk bar".into(),
        UiBuilder::new()
            .layer_id(LayerId::new(Order::Background, Id::new("kiosk bar")))
            .max_rect(rect),
    );
    let frame = theme::wax(&ctx).inner_margin(Margin::symmetric(12, 8));
    let pressed = Panel::bottom("kiosk bar")
        .exact_size(height(chosen.text))
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(&mut ui, |ui| strip(ui, &words, theme::target(chosen.text)))
        .inner;
    let Some(wish) = pressed else {
        return Ok(());
    };
    // From a game that was begun at the exhibit one goes back to the exhibit.
    let played_on = stage.scene() == Some(Scene::Exhibit) && *screen.get() == Screen::Game;
    if wish == Wish::Back && played_on {
        next.set(Screen::Title);
    } else {
        wishes.write(Wished(wish));
    }
    Ok(())
}

/// The way back at the left, where it is on every page; the beginning at the far end, where no hand takes one for the other.
fn strip(ui: &mut Ui, words: &Tongue, high: f32) -> Option<Wish> {
    let entries = [
        (say!(words, "kiosk-something-else"), Wish::Back),
        (say!(words, "kiosk-start-over"), Wish::StartOver),
    ];
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - gap) / 2.0).min(280.0);
    let between = ui.available_width() - 2.0 * width;
    let mut pressed = None;
    ui.spacing_mut().interact_size.y = high;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (text, wish) in entries {
            let word = theme::word(ui, &text, width - 28.0);
            let button = Button::new(word).min_size(vec2(width, high));
            if ui.add(button).clicked() {
                pressed = Some(wish);
            }
            ui.add_space(between);
        }
    });
    pressed
}

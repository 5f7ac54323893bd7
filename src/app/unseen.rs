//! Bevy as the window has it, with nothing drawn and no window opened: for trials, measurements and tests.

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

/// Bevy's plugins without a device to draw with and without a loop of their own; whoever runs the app updates it.
pub fn plugins() -> PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin {
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .set(RenderPlugin {
            render_creation: WgpuSettings {
                backends: None,
                ..default()
            }
            .into(),
            ..default()
        })
        .disable::<WinitPlugin>()
}

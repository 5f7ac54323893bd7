//! A kiosk in its window: over the whole screen, with no way out; or, for the curator to look at, an ordinary one.

use super::heartbeat::{self, Heartbeat};
use super::listener;
use super::{Clock, Fault, Faults, Premises, Visiting, furnish};
use crate::app::flow::Flow;
use crate::app::menu::Shelf;
use crate::app::window::{draw_until_dressed, has_display};
use crate::app::{add_game_plugins, audio, input, pacing, spoken, table};
use crate::cli::{KioskArgs, Size};
use crate::data::kiosk::{Kiosk, Monitor as Named};
use crate::store::kiosk::{Configured, Desk};
use crate::store::{self, Folders, Sticks};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{
    CursorOptions, ExitCondition, Monitor, MonitorSelection, PrimaryWindow, WindowMode,
    WindowResolution,
};
use bevy_egui::EguiPlugin;
use std::process::ExitCode;

/// Runs the kiosk until the operator ends it.
#[must_use]
pub fn run(args: KioskArgs, configured: Configured) -> ExitCode {
    if !has_display() {
        eprintln!("there is no display (DISPLAY and WAYLAND_DISPLAY are not set)");
        return ExitCode::FAILURE;
    }
    for fault in &configured.faults {
        eprintln!("{fault}");
    }
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::error);
    table::scene::register_source(&mut app);
    app.add_plugins(
        DefaultPlugins
            .set(window(args.preview, args.size, &configured.kiosk))
            .set(LogPlugin {
                filter: "warn,wgpu=error,naga=error,symphonia=error,bevy_egui=error,winit=error,latrunculi=info".into(),
                custom_layer: listener::layer,
                ..default()
            }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(Shelf(store::library()));
    add_game_plugins(&mut app);
    app.add_plugins((
        audio::speaker_plugin,
        pacing::plugin,
        input::gamepad_waking_plugin,
        spoken::waking_plugin,
        heartbeat::plugin,
    ))
    .add_systems(Update, draw_until_dressed.after(Flow::Settle));
    if !args.preview {
        app.add_systems(Update, take_screen.in_set(Flow::Decide));
    }
    if let Some(heartbeat) = Heartbeat::of_environment() {
        app.insert_resource(heartbeat);
    }
    let folders = Folders::of_user().ok();
    let desk = Desk::of(&configured.kiosk, folders.as_ref());
    let premises = Premises {
        desk: if args.preview { desk.tried() } else { desk },
        sticks: Sticks::default(),
        clock: Clock::of_system(),
    };
    furnish(&mut app, configured, premises);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

fn window(preview: bool, Size { width, height }: Size, kiosk: &Kiosk) -> WindowPlugin {
    let shown = Window {
        title: "Latrunculi".into(),
        name: Some("latrunculi".into()),
        resolution: WindowResolution::new(width, height),
        mode: match (preview, &kiosk.screen.monitor) {
            (true, _) => WindowMode::Windowed,
            (false, Named::Number(number)) => {
                let idx = usize::from(*number).saturating_sub(1);
                WindowMode::BorderlessFullscreen(MonitorSelection::Index(idx))
            }
            (false, _) => WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        },
        decorations: preview,
        ..default()
    };
    WindowPlugin {
        primary_window: Some(shown),
        primary_cursor_options: Some(CursorOptions {
            visible: preview || !kiosk.screen.hide_pointer,
            ..default()
        }),
        exit_condition: if preview {
            ExitCondition::OnAllClosed
        } else {
            ExitCondition::DontExit
        },
        // Nobody closes the window of a kiosk.
        close_when_requested: preview,
    }
}

/// The screen that was named is taken as soon as it is there, again after it was gone.
fn take_screen(
    visiting: Res<Visiting>,
    added: Query<(), Added<Monitor>>,
    monitors: Query<(Entity, &Monitor)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut faults: ResMut<Faults>,
) {
    let screen = &visiting.kiosk().screen.monitor;
    if added.is_empty() {
        return;
    }
    let found = match screen {
        Named::Primary => Some(MonitorSelection::Primary),
        Named::Number(number) => {
            let idx = usize::from(*number).saturating_sub(1);
            (idx < monitors.iter().count()).then_some(MonitorSelection::Index(idx))
        }
        Named::Named(name) => monitors
            .iter()
            .find(|(_, monitor)| monitor.name.as_deref() == Some(name))
            .map(|(entity, _)| MonitorSelection::Entity(entity)),
    };
    let missing = found.is_none().then(|| {
        let names = monitors.iter().filter_map(|(_, it)| it.name.clone());
        format!("{screen:?}; {}", names.collect::<Vec<_>>().join(", "))
    });
    faults.set(Fault::Monitor, missing);
    let mode = WindowMode::BorderlessFullscreen(found.unwrap_or(MonitorSelection::Primary));
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::kiosk::built_in_kiosk;

    fn opened(preview: bool, monitor: Named) -> WindowPlugin {
        let mut kiosk = built_in_kiosk().expect("a good file");
        kiosk.screen.monitor = monitor;
        let size = Size {
            width: 1280,
            height: 720,
        };
        window(preview, size, &kiosk)
    }

    #[test]
    fn nobody_closes_a_kiosk_and_no_pointer_is_seen() {
        for (monitor, wanted) in [
            (Named::Primary, MonitorSelection::Primary),
            (Named::Number(2), MonitorSelection::Index(1)),
            (Named::Named("HDMI-A-1".into()), MonitorSelection::Primary),
        ] {
            let plugin = opened(false, monitor);
            assert!(!plugin.close_when_requested);
            assert!(matches!(plugin.exit_condition, ExitCondition::DontExit));
            assert!(!plugin.primary_cursor_options.expect("a pointer").visible);
            let shown = plugin.primary_window.expect("a window");
            assert_eq!(shown.mode, WindowMode::BorderlessFullscreen(wanted));
            assert!(!shown.decorations);
        }
    }

    #[test]
    fn a_preview_is_an_ordinary_window() {
        let plugin = opened(true, Named::Number(2));
        assert!(plugin.close_when_requested);
        assert!(matches!(plugin.exit_condition, ExitCondition::OnAllClosed));
        let shown = plugin.primary_window.expect("a window");
        assert_eq!(shown.mode, WindowMode::Windowed);
        assert_eq!(shown.resolution.width(), 1280.0);
        assert!(shown.decorations && plugin.primary_cursor_options.expect("one").visible);
    }
}

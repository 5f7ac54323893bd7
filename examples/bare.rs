//! The yardstick of `latrunculi bench --frames`, in a window: what stands on the table in Bevy's plain material, one directional
//! light without shadows, no multisampling, the game's camera. With `--empty` the window holds nothing but a panel with one word: what
//! the game's start is measured against.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use latrunculi::app::bench::{bare, say_when_ready};

fn main() -> AppExit {
    let empty = std::env::args().any(|arg| arg == "--empty");
    let scene = (!empty).then(bare::of_the_game).flatten();
    let mut app = App::new();
    app.add_plugins(DefaultPlugins)
        .add_plugins(EguiPlugin::default());
    say_when_ready(&mut app);
    if let Some(scene) = scene {
        app.insert_resource(scene).add_plugins(bare::plugin);
    } else {
        app.add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera3d::default(), Msaa::Off));
        })
        .add_systems(EguiPrimaryContextPass, greet);
    }
    app.run()
}

fn greet(mut contexts: EguiContexts) -> Result {
    egui::Window::new("bare").show(contexts.ctx_mut()?, |ui| ui.label("salve"));
    Ok(())
}

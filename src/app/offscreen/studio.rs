//! The whole app without a window: its camera draws into memory, time passes by fixed steps, frames are taken one by one.

use crate::app::bench::bare::Bare;
use crate::app::table::{self, scene};
use crate::store;
use bevy::{
    app::PluginsState,
    camera::RenderTarget,
    image::ImageFormat,
    log::{BoxedLayer, LogPlugin},
    prelude::*,
    render::{
        RenderPlugin,
        pipelined_rendering::PipelinedRenderingPlugin,
        render_resource::{PollType, TextureFormat},
        renderer::RenderDevice,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    time::TimeUpdateStrategy,
    window::ExitCondition,
    winit::WinitPlugin,
};
use std::any::Any;
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Updates after everything is loaded until the first frame is taken: materials, egui's fonts and pipelines follow the assets.
const SETTLING: usize = 6;
/// The longest that loading may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// An app that draws into memory.
pub struct Studio {
    app: App,
    target: Handle<Image>,
}

/// Why no picture was taken.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// The renderer found nothing to draw with.
    #[error(
        "no graphics adapter; on Debian and Ubuntu the package mesa-vulkan-drivers brings one in software"
    )]
    NoAdapter,
    /// The assets did not arrive.
    #[error("the table's files were not loaded within {} s", PATIENCE.as_secs())]
    Slow,
    /// The renderer gave no frame.
    #[error("the renderer gave no frame")]
    NoFrame,
    /// The picture could not be written.
    #[error("{path}: {reason}")]
    NotWritten {
        /// The file.
        path: String,
        /// Why not.
        reason: String,
    },
}

/// The frame that was taken last.
#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// Where the camera draws.
#[derive(Resource)]
struct Target(Handle<Image>);

impl Studio {
    /// An app with Bevy's own plugins; `furnish` adds ours.
    ///
    /// # Errors
    /// When there is no graphics adapter, or the assets do not arrive.
    pub fn open(size: UVec2, furnish: impl FnOnce(&mut App)) -> Result<Self, StudioError> {
        Self::open_logged(size, |_| None, furnish)
    }

    /// The same, with somebody else who reads the log.
    ///
    /// # Errors
    /// When there is no graphics adapter, or the assets do not arrive.
    pub fn open_logged(
        size: UVec2,
        reader: fn(&mut App) -> Option<BoxedLayer>,
        furnish: impl FnOnce(&mut App),
    ) -> Result<Self, StudioError> {
        let mut studio = without_adapter_panic(|| Self::build(size, reader, furnish))?;
        studio.settle()?;
        Ok(studio)
    }

    fn build(
        size: UVec2,
        reader: fn(&mut App) -> Option<BoxedLayer>,
        furnish: impl FnOnce(&mut App),
    ) -> Self {
        let mut app = App::new();
        app.set_error_handler(bevy::ecs::error::error);
        scene::register_source(&mut app);
        app.add_plugins(plugins(reader))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .init_resource::<Taken>()
            .add_observer(point_camera);
        let target = app
            .world_mut()
            .resource_mut::<Assets<Image>>()
            .add(target_of(size));
        app.insert_resource(Target(target.clone()));
        furnish(&mut app);
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        Self { app, target }
    }

    /// The world of the app.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Lets this much time pass in one update.
    pub fn pass(&mut self, time: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
    }

    /// Lets this much time pass; nothing is drawn.
    pub fn pass_unseen(&mut self, time: Duration) {
        self.look(false);
        self.pass(time);
        self.look(true);
    }

    fn look(&mut self, active: bool) {
        let world = self.app.world_mut();
        let mut cameras = world.query::<&mut Camera>();
        for mut camera in cameras.iter_mut(world) {
            camera.is_active = active;
        }
    }

    /// Lets this much time pass, and waits until the frame is drawn.
    pub fn draw(&mut self, time: Duration) {
        self.pass(time);
        let device = self.app.world().resource::<RenderDevice>();
        if let Err(error) = device.poll(PollType::wait_indefinitely()) {
            warn!("the renderer did not finish a frame: {error}");
        }
    }

    /// Waits until assets and pipelines are there; no time passes.
    ///
    /// # Errors
    /// When they do not arrive.
    pub fn settle(&mut self) -> Result<(), StudioError> {
        let start = Instant::now();
        let mut calm = 0;
        while calm < SETTLING {
            self.pass(Duration::ZERO);
            calm = if self.is_loaded() { calm + 1 } else { 0 };
            if start.elapsed() > PATIENCE {
                return Err(StudioError::Slow);
            }
        }
        Ok(())
    }

    fn is_loaded(&mut self) -> bool {
        let world = self.app.world_mut();
        let cameras = world
            .query_filtered::<(), With<Camera3d>>()
            .iter(world)
            .count();
        let server = world.resource::<AssetServer>().clone();
        // The bare scene waits for no file.
        cameras > 0 && (world.contains_resource::<Bare>() || table::is_loaded(world, &server))
    }

    /// Takes the frame as it is now and writes it.
    ///
    /// # Errors
    /// When there is no frame or the file cannot be written.
    pub fn shoot(&mut self, path: &Path) -> Result<Image, StudioError> {
        let frame = self.frame()?;
        let failed = |reason: String| StudioError::NotWritten {
            path: path.display().to_string(),
            reason,
        };
        let bytes = png(&frame).map_err(failed)?;
        store::write_atomic(path, &bytes).map_err(|error| failed(error.to_string()))?;
        Ok(frame)
    }

    /// From now on the camera draws pictures of this size.
    pub fn resize(&mut self, size: UVec2) {
        let world = self.app.world_mut();
        let image = target_of(size);
        self.target = world.resource_mut::<Assets<Image>>().add(image);
        world.insert_resource(Target(self.target.clone()));
        let mut cameras = world.query_filtered::<Entity, With<Camera3d>>();
        let cameras: Vec<Entity> = cameras.iter(world).collect();
        for camera in cameras {
            let target = RenderTarget::Image(self.target.clone().into());
            world.entity_mut(camera).insert(target);
        }
    }

    fn frame(&mut self) -> Result<Image, StudioError> {
        self.app
            .world_mut()
            .spawn(Screenshot::image(self.target.clone()))
            .observe(
                |captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
                    taken.0 = Some(captured.image.clone());
                },
            );
        let start = Instant::now();
        self.pass(Duration::ZERO);
        while start.elapsed() < PATIENCE {
            if let Some(image) = self.app.world_mut().resource_mut::<Taken>().0.take() {
                return Ok(image);
            }
            // What was drawn is on its way; drawing it again brings it no nearer.
            self.pass_unseen(Duration::ZERO);
        }
        Err(StudioError::NoFrame)
    }
}

fn target_of(size: UVec2) -> Image {
    Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None)
}

/// A picture as a PNG file.
pub(super) fn png(picture: &Image) -> Result<Vec<u8>, String> {
    let format = ImageFormat::Png
        .as_image_crate_format()
        .ok_or("this build writes no PNG")?;
    let mut bytes = Cursor::new(Vec::new());
    picture
        .clone()
        .try_into_dynamic()
        .map_err(|error| error.to_string())?
        .to_rgb8()
        .write_to(&mut bytes, format)
        .map_err(|error| error.to_string())?;
    Ok(bytes.into_inner())
}

/// Bevy's renderer panics where there is nothing to draw with; that, and only that, becomes an error.
fn without_adapter_panic<T>(build: impl FnOnce() -> T) -> Result<T, StudioError> {
    let hook = Arc::new(std::panic::take_hook());
    let usual = Arc::clone(&hook);
    std::panic::set_hook(Box::new(move |info| {
        if !says_no_gpu(info.payload()) {
            usual(info);
        }
    }));
    let built = catch_unwind(AssertUnwindSafe(build));
    std::panic::set_hook(Box::new(move |info| hook(info)));
    built.or_else(|panic| {
        if says_no_gpu(panic.as_ref()) {
            Err(StudioError::NoAdapter)
        } else {
            resume_unwind(panic)
        }
    })
}

fn says_no_gpu(panic: &(dyn Any + Send)) -> bool {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    text.is_some_and(|text| text.contains("Unable to find a GPU"))
}

/// There may be several apps in one process, but only one log.
static LOGGED: AtomicBool = AtomicBool::new(false);

fn plugins(reader: fn(&mut App) -> Option<BoxedLayer>) -> bevy::app::PluginGroupBuilder {
    let plugins = quiet_plugins(reader);
    if LOGGED.swap(true, Ordering::Relaxed) {
        plugins.disable::<LogPlugin>()
    } else {
        plugins
    }
}

fn quiet_plugins(reader: fn(&mut App) -> Option<BoxedLayer>) -> bevy::app::PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin {
            primary_window: None,
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .set(RenderPlugin {
            synchronous_pipeline_compilation: true,
            ..default()
        })
        .set(LogPlugin {
            filter: "warn,wgpu=error,naga=warn,bevy_render::renderer=error,bevy_egui=error,symphonia=error".into(),
            custom_layer: reader,
            ..default()
        })
        .disable::<WinitPlugin>()
        .disable::<PipelinedRenderingPlugin>()
}

fn point_camera(added: On<Add, Camera3d>, target: Res<Target>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .insert(RenderTarget::Image(target.0.clone().into()));
}

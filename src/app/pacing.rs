//! When frames are drawn: all the time while something moves or loads, and not at all while nothing does.

#[cfg(test)]
mod tests;

use super::components::{Carried, InMotion};
use super::flow::{
    Flow, GameRequest, MovePlayed, MoveRefused, Phase, PositionReset, Screen, Skip, ViewRequest,
};
use super::focus::Sifted;
use bevy::asset::UntypedHandle;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::{
    EventLoopProxy, EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent,
};
use bevy_egui::egui::{self, Modifiers};
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowEvent>()
        .init_resource::<Awake>()
        .init_resource::<Waker>()
        .add_systems(
            PreStartup,
            find_loop.run_if(resource_exists::<EventLoopProxyWrapper>),
        )
        .add_systems(Update, (stir, attend, settle_loading).after(Flow::Settle))
        .add_systems(
            PreUpdate,
            drop_idle_input
                .in_set(Sifted)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            Last,
            (pace, see_title.run_if(not(resource_exists::<TitleStands>))),
        );
}

/// The title has been drawn and answers. What it does not need is loaded only then; where there is no window, nothing waits.
#[derive(Resource, Debug)]
pub struct TitleStands;

/// Whether what the title does not need may be loaded.
#[must_use]
pub fn may_load(awake: Option<Res<Awake>>, title: Option<Res<TitleStands>>) -> bool {
    awake.is_none() || title.is_some()
}

/// Frames with panels until the first of them is surely on the screen.
const UNTIL_SEEN: u8 = 4;

fn see_title(
    panels: Query<(), With<PrimaryEguiContext>>,
    mut frames: Local<u8>,
    mut commands: Commands,
) {
    *frames += u8::from(!panels.is_empty());
    if *frames >= UNTIL_SEEN {
        commands.insert_resource(TitleStands);
    }
}

/// The longest time without a frame when nothing happens.
const SLEEP: Duration = Duration::from_secs(60);

/// Frames drawn after the last reason for one: a state set in one frame begins in the next, and its effects show in a third.
const GRACE: u8 = 3;

/// Seconds of frames after the start and after a change of screen: pipelines are compiled in the background, and a frame
/// drawn before that lacks what they draw.
const WARMING: f32 = 3.0;

/// Seconds of frames after the window itself has changed.
const ATTENTION: f32 = 0.5;

/// The most that one frame counts, in seconds: the sleep before it does not.
const LONGEST_FRAME: f32 = 0.25;

/// What keeps the frames coming.
#[derive(Resource, Debug)]
pub struct Awake {
    frames: u8,
    seconds: f32,
    loading: Vec<UntypedHandle>,
    /// The longest sleep before the next frame.
    within: Duration,
    /// The least time between two frames, where there is one.
    spacing: Option<Duration>,
}

impl Default for Awake {
    fn default() -> Self {
        Self {
            frames: GRACE,
            seconds: WARMING,
            loading: Vec::new(),
            within: SLEEP,
            spacing: None,
        }
    }
}

impl Awake {
    /// Draws a few frames more: something on screen has changed.
    pub fn stir(&mut self) {
        self.frames = GRACE;
    }

    /// Draws frames for so many seconds.
    pub fn stir_for(&mut self, seconds: f32) {
        self.seconds = self.seconds.max(seconds);
    }

    /// Draws the next frame after so long at the latest; whoever shows something that changes slowly asks in every frame.
    pub fn within(&mut self, time: Duration) {
        self.within = self.within.min(time);
    }

    /// From now on at most so many frames are drawn a second, whatever moves; none: as many as the screen shows.
    pub fn limit(&mut self, frames_per_second: Option<u8>) {
        self.spacing =
            frames_per_second.map(|count| Duration::from_secs(1) / u32::from(count.max(1)));
    }

    /// Draws frames until an asset has loaded, or has failed to.
    pub fn until_loaded(&mut self, handle: UntypedHandle) {
        self.loading.push(handle);
    }

    /// Whether another frame is to be drawn.
    #[must_use]
    pub fn is_awake(&self) -> bool {
        self.frames > 0 || self.seconds > 0.0 || !self.loading.is_empty()
    }
}

/// Wakes the loop from any thread, for work that ends while no frame is drawn. It does nothing where there is no window.
#[derive(Resource, Debug, Clone, Default)]
pub struct Waker(Option<EventLoopProxy<WinitUserEvent>>);

impl Waker {
    /// Has a frame drawn soon.
    pub fn wake(&self) {
        if let Some(proxy) = &self.0 {
            // A closed loop needs no waking.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn find_loop(proxy: Res<EventLoopProxyWrapper>, mut waker: ResMut<Waker>) {
    waker.0 = Some((**proxy).clone());
}

/// All messages after which something on screen changes.
type Stirring<'w, 's> = (
    MessageReader<'w, 's, MovePlayed>,
    MessageReader<'w, 's, MoveRefused>,
    MessageReader<'w, 's, PositionReset>,
    MessageReader<'w, 's, GameRequest>,
    MessageReader<'w, 's, Skip>,
    MessageReader<'w, 's, ViewRequest>,
);

/// What moves on screen.
type Moving = Or<(With<InMotion>, With<Carried>)>;

fn stir(
    mut awake: ResMut<Awake>,
    moving: Query<(), Moving>,
    mut messages: Stirring,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    next: (Res<NextState<Screen>>, Option<Res<NextState<Phase>>>),
) {
    let (played, refused, reset, requests, skips, views) = &mut messages;
    let messages = [
        played.read().count(),
        refused.read().count(),
        reset.read().count(),
        requests.read().count(),
        skips.read().count(),
        views.read().count(),
    ];
    let pending = !matches!(*next.0, NextState::Unchanged)
        || next
            .1
            .is_some_and(|next| !matches!(*next, NextState::Unchanged));
    let changed = phase.is_some_and(|phase| phase.is_changed());
    if !moving.is_empty() || messages.iter().any(|&count| count > 0) || pending || changed {
        awake.stir();
    }
    if screen.is_changed() {
        awake.stir_for(WARMING);
    }
}

/// What comes from outside is answered a few frames later: a click when its move begins, a new size when the panels and then
/// the camera have followed it.
fn attend(mut events: MessageReader<WindowEvent>, mut awake: ResMut<Awake>) {
    for event in events.read() {
        match event {
            WindowEvent::WindowResized(_)
            | WindowEvent::WindowScaleFactorChanged(_)
            | WindowEvent::WindowBackendScaleFactorChanged(_)
            | WindowEvent::WindowFocused(_)
            | WindowEvent::WindowOccluded(_)
            | WindowEvent::WindowThemeChanged(_) => awake.stir_for(ATTENTION),
            WindowEvent::MouseButtonInput(_)
            | WindowEvent::TouchInput(_)
            | WindowEvent::KeyboardInput(_)
            | WindowEvent::MouseWheel(_) => awake.stir(),
            _ => {}
        }
    }
}

fn settle_loading(mut awake: ResMut<Awake>, server: Option<Res<AssetServer>>) {
    if awake.loading.is_empty() {
        return;
    }
    awake.loading.retain(|handle| {
        let state = server.as_ref().map(|server| server.load_state(handle));
        state.is_some_and(|state| !state.is_loaded() && !state.is_failed())
    });
    awake.stir();
}

/// egui is told in every frame which modifier keys are held, and asks for another frame after each event it is told: it would
/// never rest. What it knows already is left out when nothing else has happened.
fn drop_idle_input(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut known: Local<EntityHashMap<Modifiers>>,
) {
    for (entity, mut input) in &mut inputs {
        let told = input.events.iter().rev().find_map(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => Some(*modifiers),
            _ => None,
        });
        let Some(told) = told else {
            continue;
        };
        let nothing_else = input.events.len() == 1;
        if known.insert(entity, told) == Some(told) && nothing_else {
            input.events.clear();
        }
    }
}

/// Sets the loop's pace and counts down.
fn pace(mut awake: ResMut<Awake>, settings: Option<ResMut<WinitSettings>>, time: Res<Time<Real>>) {
    let mode = match (awake.is_awake(), awake.spacing) {
        (true, None) => UpdateMode::Continuous,
        (true, Some(spacing)) => UpdateMode::reactive_low_power(spacing),
        (false, spacing) => {
            let sleep = awake.within.max(spacing.unwrap_or_default());
            UpdateMode::reactive_low_power(sleep)
        }
    };
    awake.within = SLEEP;
    if let Some(mut settings) = settings
        && settings.focused_mode != mode
    {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
    awake.frames = awake.frames.saturating_sub(1);
    awake.seconds = (awake.seconds - time.delta_secs().min(LONGEST_FRAME)).max(0.0);
}

//! The loop rests when nothing moves, and wakes when something does.

use super::*;
use crate::app::fixture::{FRAME, choose, mv, schaedler, settled, table, terms};
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResized;
use bevy_egui::EguiInput;

fn paced() -> App {
    let mut app = table(&terms(schaedler(), 5, 5, 4));
    plugin(&mut app);
    app.init_resource::<WinitSettings>();
    app
}

fn rests(app: &App) -> bool {
    let settings = app.world().resource::<WinitSettings>();
    settings.focused_mode == UpdateMode::reactive_low_power(SLEEP)
}

fn draw_until_rest(app: &mut App) -> usize {
    for frames in 0..1000 {
        if rests(app) {
            return frames;
        }
        app.update();
    }
    panic!("the loop never rests");
}

/// `Time<Real>` stands nearly still in tests: warming up is cut short.
fn cool(app: &mut App) {
    app.update();
    app.world_mut().resource_mut::<Awake>().seconds = 0.0;
}

#[test]
fn frames_come_while_something_moves_and_stop_after() {
    let mut app = paced();
    cool(&mut app);
    draw_until_rest(&mut app);
    choose(&mut app, mv("@c3"));
    assert!(!rests(&app));
    let moving = settled(&mut app);
    assert!(moving > 10, "the piece took its time");
    assert!(
        !rests(&app),
        "the next phase still has to begin and to show"
    );
    assert!(draw_until_rest(&mut app) <= usize::from(GRACE) + 1);
}

#[test]
fn a_wish_draws_a_few_frames() {
    let mut app = paced();
    cool(&mut app);
    draw_until_rest(&mut app);
    app.world_mut().resource_mut::<Awake>().stir();
    app.update();
    assert!(!rests(&app));
    assert!(draw_until_rest(&mut app) <= usize::from(GRACE));
}

#[test]
fn who_shows_something_slow_is_drawn_now_and_then_and_nobody_more_often_than_the_limit() {
    let mut app = paced();
    cool(&mut app);
    draw_until_rest(&mut app);
    let mode = |app: &mut App, ask: Option<Duration>| {
        if let Some(ask) = ask {
            app.world_mut().resource_mut::<Awake>().within(ask);
        }
        app.update();
        app.world().resource::<WinitSettings>().focused_mode
    };
    let (quarter, tenth) = (Duration::from_millis(250), Duration::from_millis(100));
    let slow = UpdateMode::reactive_low_power;
    assert_eq!(mode(&mut app, Some(quarter)), slow(quarter));
    assert_eq!(mode(&mut app, None), slow(SLEEP));
    app.world_mut().resource_mut::<Awake>().limit(Some(10));
    assert_eq!(mode(&mut app, None), slow(SLEEP));
    assert_eq!(mode(&mut app, Some(tenth / 4)), slow(tenth));
    app.world_mut().resource_mut::<Awake>().stir();
    assert_eq!(mode(&mut app, None), slow(tenth));
    app.world_mut().resource_mut::<Awake>().limit(None);
    assert_eq!(mode(&mut app, None), UpdateMode::Continuous);
}

#[test]
fn an_asset_that_nobody_serves_keeps_no_one_awake() {
    let mut app = paced();
    cool(&mut app);
    let handle = Handle::<Image>::default().untyped();
    app.world_mut().resource_mut::<Awake>().until_loaded(handle);
    draw_until_rest(&mut app);
}

#[test]
fn egui_is_told_of_modifier_keys_only_when_they_change() {
    let mut app = paced();
    let context = app.world_mut().spawn(EguiInput::default()).id();
    let mut told = |modifiers: Modifiers, other: Option<egui::Event>| {
        let mut input = app
            .world_mut()
            .get_mut::<EguiInput>(context)
            .expect("input");
        input.events = vec![egui::Event::ModifiersChanged(modifiers)];
        input.events.extend(other);
        app.update();
        let input = app.world().get::<EguiInput>(context).expect("input");
        input.events.len()
    };
    assert_eq!(told(Modifiers::NONE, None), 1);
    assert_eq!(told(Modifiers::NONE, None), 0);
    assert_eq!(told(Modifiers::SHIFT, None), 1);
    assert_eq!(told(Modifiers::SHIFT, Some(egui::Event::Copy)), 2);
    assert_eq!(told(Modifiers::NONE, None), 1);
}

#[test]
fn a_waker_without_a_window_does_nothing() {
    let app = paced();
    app.world().resource::<Waker>().wake();
}

#[test]
fn a_window_that_changes_size_is_drawn_until_all_have_followed() {
    let mut app = paced();
    cool(&mut app);
    draw_until_rest(&mut app);
    // The first frame after a sleep is as long as the sleep.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(SLEEP));
    let window = Entity::PLACEHOLDER;
    app.world_mut()
        .write_message(WindowEvent::from(WindowResized {
            window,
            width: 800.0,
            height: 600.0,
        }));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    assert!(!rests(&app));
    assert!(draw_until_rest(&mut app) > 5);
}

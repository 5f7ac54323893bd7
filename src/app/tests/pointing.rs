//! Mouse and touch as the window sends them, for the tests.

use super::Table;
use crate::app::layout::Layout;
use crate::rules::Square;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};

impl Table {
    /// Where a square's middle is in the window, in logical pixels, once the camera has come to rest.
    pub fn pixel(&mut self, name: &str) -> Vec2 {
        let mut seen = self.pixel_now(name);
        for _ in 0..300 {
            self.frames(3);
            let now = self.pixel_now(name);
            if now.distance(seen) < 0.05 {
                return now;
            }
            seen = now;
        }
        panic!("the camera does not come to rest");
    }

    fn pixel_now(&mut self, name: &str) -> Vec2 {
        let sq = Square::parse(name).expect("a square");
        let place = self.app.world().resource::<Layout>().place(sq);
        let mut cameras = self
            .app
            .world_mut()
            .query_filtered::<(&Camera, &GlobalTransform), With<Camera3d>>();
        let (camera, at) = cameras.single(self.app.world()).expect("one camera");
        camera.world_to_viewport(at, place).expect("in view")
    }

    /// Moves the mouse.
    pub fn hover(&mut self, position: Vec2) {
        self.send_hover(position);
        self.frames(1);
    }

    /// Presses or lets go of the left button.
    pub fn button(&mut self, state: ButtonState) {
        self.send_button(state);
        self.frames(1);
    }

    /// Moves the mouse there and clicks before the next frame is drawn.
    pub fn send_click(&mut self, position: Vec2) {
        self.send_hover(position);
        self.send_button(ButtonState::Pressed);
        self.send_button(ButtonState::Released);
    }

    /// Presses for so long, and not quite at the same place.
    pub fn press_for(&mut self, position: Vec2, time: std::time::Duration) {
        self.send_hover(position);
        self.frames(2);
        self.send_button(ButtonState::Pressed);
        self.frames(2);
        std::thread::sleep(time);
        self.send_hover(position + Vec2::new(8.0, 5.0));
        self.frames(2);
        self.send_button(ButtonState::Released);
        self.frames(4);
    }

    /// Moves the mouse there and presses before the next frame is drawn.
    pub fn button_down_there(&mut self, position: Vec2) {
        self.send_hover(position);
        self.send_button(ButtonState::Pressed);
    }

    /// Lets go there and goes elsewhere before the next frame is drawn.
    pub fn button_up_and_away(&mut self, position: Vec2, away: Vec2) {
        self.send_hover(position);
        self.send_button(ButtonState::Released);
        self.send_hover(away);
        self.frames(6);
    }

    /// Touches and lifts the finger before the next frame is drawn.
    pub fn send_tap(&mut self, position: Vec2) {
        self.send_touch(TouchPhase::Started, position);
        self.send_touch(TouchPhase::Ended, position);
    }

    fn send_hover(&mut self, position: Vec2) {
        let window = self.window;
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        set_cursor(self, position);
        self.write(moved.clone());
        self.write(WindowEvent::CursorMoved(moved));
    }

    fn send_button(&mut self, state: ButtonState) {
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window,
        };
        self.write(input);
        self.write(WindowEvent::MouseButtonInput(input));
    }

    /// A finger at a place.
    pub fn send_touch(&mut self, phase: TouchPhase, position: Vec2) {
        let input = TouchInput {
            phase,
            position,
            window: self.window,
            force: None,
            id: 7,
        };
        self.write(input);
        self.write(WindowEvent::TouchInput(input));
    }

    /// Moves the mouse there and clicks.
    pub fn click(&mut self, position: Vec2) {
        self.hover(position);
        self.frames(1);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frames(6);
    }

    /// Drags with the left button held down.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.drag_along(from, to);
        self.button(ButtonState::Released);
        self.frames(6);
    }

    /// The same without letting go.
    pub fn drag_along(&mut self, from: Vec2, to: Vec2) {
        self.hover(from);
        self.frames(1);
        self.button(ButtonState::Pressed);
        for part in 1..=4 {
            self.hover(from.lerp(to, part as f32 / 4.0));
        }
        self.frames(1);
    }

    /// Turns the wheel towards the hand.
    pub fn wheel(&mut self, position: Vec2) {
        self.hover(position);
        self.frames(1);
        let window = self.window;
        self.write(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: -2.0,
            window,
            phase: TouchPhase::Moved,
        });
        self.frames(12);
    }

    /// Draws the finger upwards.
    pub fn swipe(&mut self, position: Vec2) {
        self.send_touch(TouchPhase::Started, position);
        self.frames(2);
        for part in 1..=8 {
            let at = position - Vec2::Y * 20.0 * part as f32;
            self.send_touch(TouchPhase::Moved, at);
            self.frames(1);
        }
        self.frames(20);
        self.send_touch(TouchPhase::Ended, position - Vec2::Y * 160.0);
        self.frames(12);
    }

    /// Touches and lifts the finger.
    pub fn tap(&mut self, position: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.send_touch(phase, position);
            self.frames(2);
        }
        self.frames(6);
    }
}

fn set_cursor(table: &mut Table, position: Vec2) {
    let window = table.window;
    if let Some(mut window) = table.app.world_mut().get_mut::<Window>(window) {
        window.set_cursor_position(Some(position));
    }
}

//! Somebody who does not see the screen is read to.

use super::Museum;
use super::house::noon;
use crate::app::spoken::Aloud;
use crate::app::voice::{Order, Voice};
use bevy::input::keyboard::{Key, KeyCode};
use std::sync::mpsc::{Receiver, channel};

fn said(orders: &Receiver<Order>) -> Vec<(String, &'static str)> {
    let mut said = Vec::new();
    for order in orders.try_iter() {
        if let Order::Say { text, language, .. } = order {
            said.push((text, language));
        }
    }
    said
}

#[test]
fn pages_and_buttons_are_read_in_the_visitors_language_and_nothing_to_nobody() {
    let mut museum = Museum::with("museum-read", noon(), |kiosk| kiosk.senses.speech = true);
    let (orders, hears) = channel();
    museum.table.app.insert_resource(Voice::to(orders));
    museum.frames();
    assert_eq!(*museum.resource::<Aloud>(), Aloud(false));
    assert_eq!(said(&hears), [], "nobody is there");
    museum.key(Key::Enter, KeyCode::Enter);
    let heard = said(&hears);
    assert!(
        heard.contains(&("Your language".to_owned(), "en")),
        "{heard:?}"
    );
    museum.key(Key::ArrowDown, KeyCode::ArrowDown);
    let heard = said(&hears);
    assert_eq!(
        heard.last().map(|it| it.0.as_str()),
        Some("Français"),
        "{heard:?}"
    );
    museum.key(Key::Enter, KeyCode::Enter);
    let heard = said(&hears);
    assert!(heard.iter().any(|it| it.1 == "fr"), "{heard:?}");
    museum.pass(92);
    let heard = said(&hears);
    assert!(
        heard.contains(&("Toujours là ?".to_owned(), "fr")),
        "{heard:?}"
    );
    museum.pass(20);
    assert_eq!(*museum.resource::<Aloud>(), Aloud(false));
}

//! What the program reads aloud by itself.

use super::Table;
use super::hands::{PERSONS, key};
use crate::app::setup::Chosen;
use crate::app::spoken::{Aloud, Announce};
use crate::app::voice::{Order, Voice};
use crate::lang::Language;
use crate::store::Settings;
use bevy::input::keyboard::Key;
use std::sync::mpsc::{Receiver, channel};

/// A table that reads aloud to a test.
fn reading(mut table: Table) -> (Table, Receiver<Order>) {
    let (orders, said) = channel();
    table.app.insert_resource(Voice::to(orders));
    table.app.insert_resource(Aloud(true));
    table.frames(3);
    (table, said)
}

fn texts(said: &Receiver<Order>) -> Vec<(String, &'static str, bool)> {
    said.try_iter()
        .filter_map(|order| match order {
            Order::Say {
                text,
                language,
                cuts_in,
            } => Some((text, language, cuts_in)),
            Order::Hush => None,
        })
        .collect()
}

#[test]
fn what_is_focused_is_read_in_the_language_of_the_page() {
    let (mut table, said) = reading(Table::new());
    table.app.insert_resource(Chosen(Settings {
        language: Some(Language::German),
        ..Settings::default()
    }));
    table.frames(3);
    texts(&said);
    key(&mut table, Key::Tab);
    let first = texts(&said);
    key(&mut table, Key::Tab);
    let second = texts(&said);
    for said in [&first, &second] {
        assert_eq!(said.len(), 1, "{said:?}");
        assert_eq!((said[0].1, said[0].2), ("de", true));
    }
    assert_ne!(first[0].0, second[0].0);
    table.write(Announce {
        text: "Noch da?".to_owned(),
        urgent: true,
    });
    table.frames(2);
    assert_eq!(texts(&said), [("Noch da?".to_owned(), "de", true)]);
    table.app.insert_resource(Aloud(false));
    table.frames(2);
    assert_eq!(said.try_iter().last(), Some(Order::Hush));
    key(&mut table, Key::Tab);
    assert_eq!(said.try_iter().count(), 0);
}

#[test]
fn squares_and_moves_are_read() {
    let (mut table, said) = reading(Table::with_game("kowalski", PERSONS));
    texts(&said);
    key(&mut table, Key::ArrowUp);
    let read = texts(&said);
    assert!(
        read.iter().any(|it| it.0.contains("blue dux") && it.2),
        "{read:?}"
    );
    let mv = table.position().moves()[0];
    table.play(mv);
    table.frames(2);
    let read = texts(&said);
    let begin = format!("Blue: {mv}").replace('-', " to ");
    assert!(
        read.iter().any(|it| it.0.starts_with(&begin)),
        "{begin}: {read:?}"
    );
}

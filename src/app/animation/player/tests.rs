//! What the player shows, frame by frame.

use super::*;
use crate::app::components::Stands;
use crate::app::fixture::{choose, mv, now, schaedler, settled, table, terms};

fn moving(app: &mut App) -> usize {
    let mut query = app
        .world_mut()
        .query_filtered::<(), (With<InMotion>, With<Calculus>)>();
    query.iter(app.world()).count()
}

fn heard(app: &App) -> Vec<Sound> {
    let messages = app.world().resource::<Messages<Sounded>>();
    messages
        .iter_current_update_messages()
        .map(|message| message.sound)
        .collect()
}

#[test]
fn a_placement_moves_and_then_rests_exactly() {
    let mut app = table(&terms(schaedler(), 5, 5, 4));
    choose(&mut app, mv("@c3"));
    assert_eq!(moving(&mut app), 1);
    let mut contact = Vec::new();
    for _ in 0..60 {
        app.update();
        contact.extend(heard(&app));
    }
    assert_eq!(moving(&mut app), 0);
    assert_eq!(contact, [Sound::SetDown]);
    let layout = Layout {
        board: now(&app).board(),
    };
    let mut query = app.world_mut().query::<(&Stands, &Transform)>();
    let (stands, pose) = query.single(app.world()).expect("one piece");
    assert_eq!(*pose, Transform::from_translation(layout.place(stands.0)));
}

#[test]
fn skip_and_reduced_motion_arrive_at_once_and_are_heard() {
    let mut app = table(&terms(schaedler(), 5, 5, 4));
    choose(&mut app, mv("@c3"));
    app.world_mut().write_message(Skip);
    app.update();
    assert_eq!(moving(&mut app), 0);
    assert_eq!(heard(&app), [Sound::SetDown]);
    settled(&mut app);
    app.insert_resource(Motion::None);
    choose(&mut app, mv("@a1"));
    assert_eq!(moving(&mut app), 0);
    assert_eq!(heard(&app), [Sound::SetDown]);
    assert!(settled(&mut app) <= 2);
}

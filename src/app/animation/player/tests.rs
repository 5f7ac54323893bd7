//! What the player shows, frame by frame.

use super::*;
use crate::app::components::Stands;
use crate::app::fixture::{choose, kowalski, mv, now, schaedler, settled, table, terms};

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
    assert_eq!(
        contact,
        [Sound::SetDown],
        "it was heard leaving the tray before"
    );
    let layout = Layout::new(now(&app).board(), Trays::default());
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
    assert_eq!(heard(&app), [Sound::Lift, Sound::SetDown]);
    assert!(settled(&mut app) <= 2);
}

#[test]
fn what_a_hand_has_carried_to_its_square_is_only_put_down() {
    let mut app = table(&terms(kowalski(), 5, 5, 5));
    let layout = Layout::new(now(&app).board(), Trays::default());
    app.insert_resource(layout);
    let (from, to) = (Square::new(1, 0), Square::new(1, 2));
    let over = layout.place(to) + Vec3::Y * Carry::HEIGHT;
    app.insert_resource(Carry(Some((from, over))));
    for _ in 0..30 {
        app.update();
    }
    assert_eq!(moving(&mut app), 0, "a hand holds no phase");
    app.insert_resource(Carry(None));
    choose(&mut app, mv("b1-b3"));
    let mut pieces = app.world_mut().query::<(&Stands, &Transform)>();
    let mut place = |app: &App| {
        let mut pieces = pieces.iter(app.world());
        let found = pieces.find(|(stands, _)| stands.0 == to);
        found.expect("the piece").1.translation
    };
    assert!(place(&app).distance(over) < 0.01, "it does not jump back");
    settled(&mut app);
    assert_eq!(place(&app), layout.place(to));
}

//! The show without a renderer: rulesets in turn, no more frames than asked for, and a clean end.

use super::{Attract, Begin, Stop, Terms};
use crate::ai::Level;
use crate::app::archive::Offer;
use crate::app::fixture::Stage;
use crate::app::flow::{MovePlayed, Screen};
use crate::app::game::Seat;
use crate::app::pacing::Awake;
use crate::app::setup::Chosen;
use crate::app::staged::Staged;
use crate::app::table::camera::Rig;
use bevy::prelude::*;
use std::time::Duration;

fn terms(rulesets: &[&str]) -> Terms {
    Terms {
        rulesets: rulesets.iter().map(|&id| id.to_owned()).collect(),
        white: Level::Tiro,
        black: Level::Tiro,
        longest_game: Duration::from_secs(30),
        frames_per_second: 20,
    }
}

fn shown(terms: Terms) -> Stage {
    let mut stage = Stage::new();
    stage.listen::<MovePlayed>();
    stage.write(Begin(terms));
    stage
}

fn ruleset(stage: &Stage) -> String {
    stage.game().setup().variant.id.clone()
}

fn entities(stage: &mut Stage) -> usize {
    let world = stage.app.world_mut();
    world.query::<()>().iter(world).count()
}

#[test]
fn games_follow_one_another_by_one_ruleset_after_the_other() {
    let mut stage = shown(terms(&["kowalski", "chess", "bautista"]));
    assert_eq!(stage.screen(), Screen::Game);
    assert!(stage.rests());
    assert_eq!(stage.game().setup().seats, [Seat::Engine(Level::Tiro); 2]);
    // A game longer than allowed gives way; a ruleset that is not known is left out.
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(ruleset(&stage));
        let before = stage.get::<Attract>().games();
        for _ in 0..60 {
            stage.pass(1);
            std::thread::sleep(Duration::from_millis(1));
            if stage.get::<Attract>().games() > before {
                break;
            }
        }
        stage.frames(6);
    }
    assert_eq!(seen, ["kowalski", "bautista", "kowalski"]);
    assert!(stage.heard::<MovePlayed>().len() > 3);
    assert_eq!(stage.get::<Chosen>().ruleset, None);
}

#[test]
fn no_more_frames_are_drawn_than_were_asked_for() {
    let mut stage = shown(terms(&["bautista"]));
    stage.pass(10);
    // Without motion a look a second is enough while nothing moves.
    let asked = stage.sleep().expect("a loop that sleeps");
    assert!(asked >= Duration::from_millis(50), "{asked:?}");
    stage.app.world_mut().resource_mut::<Awake>().stir();
    stage.frames(1);
    assert_eq!(stage.sleep(), Some(Duration::from_millis(50)));
    stage.write(Stop);
    stage.pass(10);
    stage.app.world_mut().resource_mut::<Awake>().stir();
    stage.frames(1);
    assert_eq!(stage.sleep(), None);
}

#[test]
fn over_many_turns_nothing_is_left_behind() {
    let mut stage = Stage::new();
    let mut counts = Vec::new();
    for turn in 0..18 {
        let id = ["kowalski", "schadler", "jasyr"][turn % 3];
        stage.write(Begin(Terms {
            longest_game: Duration::from_secs(3),
            ..terms(&[id, "bautista"])
        }));
        stage.pass(8);
        assert!(stage.get::<Attract>().games() >= 1);
        stage.write(Stop);
        assert_eq!(stage.screen(), Screen::Title);
        assert!(!stage.has::<Attract>() && !stage.has::<Staged>());
        assert!(!stage.rests());
        assert!(stage.get::<Offer>().0.is_none());
        counts.push(entities(&mut stage));
    }
    // The first turns make what is kept for good: materials, systems that were needed once.
    assert_eq!(counts[3..6], counts[15..18], "{counts:?}");
}

#[test]
fn without_a_known_ruleset_nothing_is_shown() {
    let stage = shown(terms(&["chess"]));
    assert_eq!(stage.screen(), Screen::Title);
    assert!(!stage.has::<Staged>());
}

#[test]
fn the_camera_comes_back_to_its_seat() {
    use crate::app::quality::Motion;
    use crate::app::table::camera::{TableCamera, View};
    use crate::rules::Side;
    let mut stage = shown(terms(&["bautista"]));
    stage.app.insert_resource(Motion::Full);
    stage.app.world_mut().spawn(TableCamera::default());
    stage.pass(10);
    let goal = |stage: &mut Stage| {
        let world = stage.app.world_mut();
        let mut rigs = world.query::<&Rig>();
        rigs.iter(world).next().expect("a camera").goal
    };
    let seat = View::opening(&TableCamera::default(), Side::White, 0.0);
    assert!((goal(&mut stage).yaw - seat.yaw).abs() > 0.1);
    stage.write(Stop);
    assert_eq!(goal(&mut stage), seat);
}

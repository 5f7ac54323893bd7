//! Timelines as values.

use super::*;
use crate::app::audio::Sound;
use crate::app::calculi::{Actor, Cast, Lies, Place, Rest, muster, resting_pose};
use crate::app::fixture::{Seeded, astur, bell, kowalski, mv, position, schaedler, terms};
use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, Layout, Trays};
use crate::rules::{Dimensions, Move, Ply, Position, Side};
use std::collections::BTreeMap;
use std::f32::consts::{PI, TAU};

/// A ply with all pieces before and after it.
fn staged(before: &Position, text: &str) -> (Ply, Cast, Layout) {
    let mut after = before.clone();
    let ply = after
        .play(mv(text))
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    let pieces = muster(before).into_iter().enumerate();
    let actors = pieces.map(|(idx, (calculus, rest))| {
        let entity = Entity::from_raw_u32(idx as u32).expect("an entity");
        Actor::resting(entity, calculus, rest)
    });
    let mut cast = Cast(actors.collect());
    cast.follow(&ply).unwrap_or_else(|error| panic!("{error}"));
    let board = before.board();
    (ply, cast, Layout::new(board, Trays::default()))
}

fn shown(before: &Position, text: &str) -> (Ply, Cast, Timeline) {
    let (ply, cast, layout) = staged(before, text);
    let timeline = timeline(&ply, &cast, &layout, Sound::Win);
    (ply, cast, timeline)
}

fn sounds(timeline: &Timeline) -> Vec<Sound> {
    timeline.notes.iter().map(|note| note.sound).collect()
}

/// What holds of every timeline.
fn check(cast: &Cast, layout: &Layout, timeline: &Timeline) {
    let end = timeline.duration();
    let poses: BTreeMap<Entity, Transform> = timeline.poses(end + 1.0).collect();
    for actor in &cast.0 {
        let rest = resting_pose(layout, actor.calculus, actor.to);
        let told = timeline.rests.iter().find(|told| told.0 == actor.entity);
        assert!(told.is_none_or(|told| told.1 == rest));
        assert!(told.is_some() || !actor.changes());
        if let Some(pose) = poses.get(&actor.entity) {
            assert_eq!(*pose, rest, "it ends exactly at rest");
        }
        let start = timeline.poses(0.0).find(|pose| pose.0 == actor.entity);
        let from = resting_pose(layout, actor.calculus, actor.from);
        assert!(
            start.is_none_or(|start| start.1 == from),
            "it begins where it was"
        );
        let mut last = (from, 0.0);
        for cue in timeline
            .cues
            .iter()
            .filter(|cue| cue.entity == actor.entity)
        {
            assert_eq!(cue.from, last.0, "no piece jumps between movements");
            assert!(cue.start >= last.1 - 1e-4 && cue.duration > 0.0);
            last = (cue.to, cue.end());
        }
    }
    for note in &timeline.notes {
        assert!((0.0..=end + 1e-4).contains(&note.time), "{note:?}");
    }
    smooth(timeline);
}

/// The lowest point of a man in a pose.
fn lowest(pose: &Transform) -> f32 {
    let rim = (0..24).map(|part| {
        let (sin, cos) = (part as f32 * TAU / 24.0).sin_cos();
        Vec3::new(sin * CALCULUS_RADIUS, 0.0, cos * CALCULUS_RADIUS)
    });
    rim.chain([Vec3::Y * CALCULUS_HEIGHT])
        .map(|point| pose.transform_point(point).y)
        .fold(f32::INFINITY, f32::min)
}

/// Nothing that moves on the board sinks into it.
#[test]
fn no_movement_goes_through_the_wood() {
    let (flat, back) = (Transform::default(), turned_pose());
    let there = Transform::from_xyz(3.0, 0.0, 0.0);
    let turn = |from, to| Gesture::Turn {
        from,
        to,
        height: CALCULUS_HEIGHT,
    };
    let movements = [
        (flat, there, Gesture::Slide),
        (flat, there, Gesture::Leap),
        (flat, there, Gesture::SetDown),
        (flat, flat, Gesture::CloseIn { toward: Vec3::X }),
        (flat, flat, Gesture::Shudder),
        (flat, flat, Gesture::Rattle),
        (flat, back, turn(0.0, PI)),
        (back, flat, turn(PI, 0.0)),
        (back, there, Gesture::Carry),
    ];
    for (from, to, gesture) in movements {
        let cue = Cue {
            entity: Entity::PLACEHOLDER,
            start: 0.0,
            duration: 1.0,
            from,
            to,
            gesture,
        };
        for part in 0..=200 {
            let low = lowest(&cue.pose(part as f32 / 200.0));
            assert!(low > -0.012, "{gesture:?} at {part}: {low}");
        }
    }
}

fn turned_pose() -> Transform {
    Transform::from_xyz(0.0, CALCULUS_HEIGHT, 0.0).with_rotation(Quat::from_rotation_x(PI))
}

/// No piece leaps from one frame to the next, and none turns to nothing.
fn smooth(timeline: &Timeline) {
    const STEP: f32 = 1.0 / 240.0;
    let mut last: BTreeMap<Entity, Transform> = timeline.poses(0.0).collect();
    let frames = (timeline.duration() / STEP) as usize + 2;
    for frame in 1..frames {
        for (entity, pose) in timeline.poses(frame as f32 * STEP) {
            assert!(pose.is_finite() && pose.rotation.is_normalized());
            if let Some(before) = last.insert(entity, pose) {
                let way = before.translation.distance(pose.translation);
                let turn = before.rotation.angle_between(pose.rotation);
                assert!(way < 0.35, "{entity} at {frame}: {way}");
                assert!(turn < 0.2, "{entity} at {frame}: {turn}");
            }
        }
    }
}

fn of_kind<'a>(
    timeline: &'a Timeline,
    kind: impl Fn(&Gesture) -> bool + 'a,
) -> impl Iterator<Item = &'a Cue> {
    timeline.cues.iter().filter(move |cue| kind(&cue.gesture))
}

#[test]
fn a_bracketed_piece_is_turned_on_its_back() {
    let terms = terms(schaedler(), 5, 5, 4);
    let before = position(&terms, "b1b2/5/wb3/2w2/5 w - 0");
    let (ply, cast, timeline) = shown(&before, "c2-c3");
    assert_eq!(ply.bound.len(), 1);
    let victim = cast.stands_on(ply.bound[0]).expect("the victim");
    assert_eq!(victim.to.lies, Lies::OnItsBack);
    let turn = of_kind(&timeline, |kind| matches!(kind, Gesture::Turn { .. }))
        .next()
        .expect("a turn");
    assert_eq!(turn.entity, victim.entity);
    let middle = turn.pose(turn.start + turn.duration * 0.25);
    assert!(middle.translation.y > CALCULUS_HEIGHT, "it is lifted");
    let up = *turn.pose(turn.end()).up();
    assert!(up.distance(Vec3::NEG_Y) < 1e-3, "it lies on its dome");
    let pair = of_kind(&timeline, |kind| matches!(kind, Gesture::CloseIn { .. }));
    assert_eq!(pair.count(), 2);
    assert_eq!(sounds(&timeline), [Sound::SetDown, Sound::Bind]);
    assert!(timeline.duration() <= LONGEST + 1e-4);
}

#[test]
fn a_freed_piece_stands_up_again() {
    let terms = terms(schaedler(), 5, 5, 4);
    let before = position(&terms, "4b/5/1wb-w1/5/5 w - 0");
    let (ply, cast, timeline) = shown(&before, "d3-d4");
    let freed = cast.stands_on(ply.freed[0]).expect("the freed piece");
    assert_eq!(
        (freed.from.lies, freed.to.lies),
        (Lies::OnItsBack, Lies::Upright)
    );
    assert_eq!(sounds(&timeline), [Sound::SetDown, Sound::Free]);
}

#[test]
fn a_removed_alligatus_is_carried_to_the_tray() {
    let terms = terms(schaedler(), 5, 5, 4);
    let before = position(&terms, "3bb/5/1wb-w1/5/5 w - 0");
    let (_, cast, timeline) = shown(&before, "xc3");
    let carried: Vec<_> = timeline.cues.iter().map(|cue| cue.gesture).collect();
    assert_eq!(carried, [Gesture::Carry]);
    let captive = cast
        .0
        .iter()
        .find(|actor| actor.changes())
        .expect("a captive");
    assert_eq!(
        captive.to,
        Rest::upright(Place::Tray(1)),
        "after the one that is there"
    );
    assert_eq!(sounds(&timeline), [Sound::Capture, Sound::Clatter]);
}

#[test]
fn captives_go_to_the_tray_when_the_pair_has_closed_in() {
    let terms = terms(kowalski(), 6, 6, 5);
    let before = position(&terms, "b1b1B1/6/6/2bw2/4W1/1w1w2 w - 0");
    let (ply, _, timeline) = shown(&before, "b1-b3");
    assert_eq!(ply.taken.len(), 1);
    assert_eq!(
        sounds(&timeline),
        [Sound::Slide, Sound::Capture, Sound::Clatter]
    );
    let end_of = |kind: fn(&Gesture) -> bool| of_kind(&timeline, kind).map(Cue::end).next();
    let slide = end_of(|kind| *kind == Gesture::Slide).expect("a slide");
    let carry = of_kind(&timeline, |kind| *kind == Gesture::Carry).next();
    assert!(carry.is_some_and(|carry| carry.start > slide));
    assert!(timeline.duration() <= LONGEST + 1e-4);
}

#[test]
fn a_chain_of_jumps_touches_each_square() {
    let terms = terms(schaedler(), 5, 5, 4);
    let before = position(&terms, "4w/5/5/2b2/wb3 w - 0");
    let (ply, cast, layout) = staged(&before, "a1-c3");
    assert_eq!(ply.path.len(), 3);
    let timeline = timeline(&ply, &cast, &layout, Sound::Win);
    check(&cast, &layout, &timeline);
    let landings: Vec<Vec3> = of_kind(&timeline, |kind| *kind == Gesture::Leap)
        .map(|leap| leap.to.translation)
        .collect();
    let squares: Vec<Vec3> = ply.path[1..].iter().map(|&sq| layout.place(sq)).collect();
    assert_eq!(landings, squares);
    let leaps = sounds(&timeline);
    assert_eq!(
        leaps.iter().filter(|&&sound| sound == Sound::Leap).count(),
        2
    );
    assert_eq!(
        leaps
            .iter()
            .filter(|&&sound| sound == Sound::SetDown)
            .count(),
        2
    );
}

#[test]
fn a_dux_shut_in_shudders_and_the_captives_rattle() {
    let terms = terms(kowalski(), 6, 6, 5);
    let before = position(&terms, "B4b/w5/6/6/2W3/1w1w2 w - 0");
    let (ply, _, timeline) = shown(&before, "b1-b6");
    assert!(ply.outcome.is_some() && ply.immobilised.is_some());
    let count = |kind| of_kind(&timeline, move |gesture| *gesture == kind).count();
    assert_eq!((count(Gesture::Shudder), count(Gesture::Rattle)), (1, 4));
    let clatter = sounds(&timeline)
        .iter()
        .filter(|sound| **sound == Sound::Clatter)
        .count();
    assert_eq!(clatter, 3, "the hands rattle before the phrase is heard");
    assert_eq!(sounds(&timeline).last(), Some(&Sound::Win));
}

#[test]
fn a_pass_shows_nothing() {
    let ply = Ply {
        mv: Move::Pass,
        side: Side::White,
        calculus: None,
        path: Vec::new(),
        jumped: Vec::new(),
        brackets: Vec::new(),
        bound: Vec::new(),
        freed: Vec::new(),
        taken: Vec::new(),
        grade: None,
        returned: Vec::new(),
        immobilised: None,
        between: false,
        next: Side::Black,
        outcome: None,
    };
    let board = Dimensions { files: 5, ranks: 5 };
    let timeline = timeline(
        &ply,
        &Cast::default(),
        &Layout::new(board, Trays::default()),
        Sound::Win,
    );
    assert_eq!(timeline, Timeline::default());
}

#[test]
fn every_ply_of_whole_games_is_shown_soundly() {
    let all = [
        terms(schaedler(), 5, 5, 7),
        terms(kowalski(), 6, 6, 5),
        terms(bell(), 5, 5, 6),
        terms(astur(), 5, 4, 6),
    ];
    for (terms, seed) in all
        .iter()
        .flat_map(|terms| (1..4).map(move |seed| (terms, seed)))
    {
        let mut game = Position::start(terms, Side::White);
        let mut dice = Seeded(seed);
        for _ in 0..120 {
            let moves = game.moves();
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            let text = moves[dice.below(moves.len())].to_string();
            let (ply, cast, layout) = staged(&game, &text);
            let timeline = timeline(&ply, &cast, &layout, Sound::Win);
            check(&cast, &layout, &timeline);
            if ply.outcome.is_none() && ply.jumped.len() < 4 {
                assert!(timeline.duration() < 1.0, "{text}: {}", timeline.duration());
            }
            game.play(mv(&text)).expect("a legal move");
        }
    }
}

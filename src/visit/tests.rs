use super::*;
use crate::data::kiosk::{
    Corner, Day, Hours, Kiosk, Minute, OpenHours, Section, WrongPins, built_in_kiosk,
};
use crate::lang::Language;
use std::time::Duration;

const SCREEN: (f32, f32) = (1920.0, 1080.0);
const MIDDLE: (f32, f32) = (960.0, 540.0);

fn kiosk() -> Kiosk {
    built_in_kiosk().unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn at(seconds: u64) -> Moment {
    let minute = 12 * 60 + seconds / 60;
    Moment {
        running: Duration::from_secs(seconds),
        day: Day::Tuesday,
        minute: clock(minute % (24 * 60)),
    }
}

fn clock(minutes: u64) -> Minute {
    let minutes = u16::try_from(minutes).expect("minutes of a day");
    Minute::new(minutes / 60, minutes % 60).expect("a minute")
}

fn begun() -> Visit {
    let mut visit = Visit::new(kiosk(), at(0));
    visit.wish(Wish::Begin, at(1));
    visit
}

#[test]
fn a_visitor_comes_chooses_and_leaves_by_the_way_back() {
    let mut visit = Visit::new(kiosk(), at(0));
    assert_eq!(visit.page(), Page::Attract);
    let begin = visit.wish(Wish::Begin, at(10));
    assert_eq!(
        begin,
        [Errand::Count(Count::Visit), Errand::Show(Page::Languages)]
    );
    let speak = visit.wish(Wish::Speak(Language::Russian), at(12));
    assert_eq!(
        speak,
        [
            Errand::Speak(Language::Russian),
            Errand::Count(Count::Language(Language::Russian)),
            Errand::Show(Page::Choice)
        ]
    );
    let choose = visit.wish(Wish::Choose(Section::Lesson), at(14));
    assert_eq!(
        choose,
        [
            Errand::Count(Count::Begun(Section::Lesson)),
            Errand::Show(Page::Lesson)
        ]
    );
    visit.wish(Wish::Back, at(60));
    assert_eq!(visit.page(), Page::Choice);
    visit.wish(Wish::Back, at(61));
    assert_eq!(visit.page(), Page::Languages);
    let over = visit.wish(Wish::Back, at(62));
    let lasted = Duration::from_secs(52);
    assert_eq!(
        over,
        [
            Errand::Count(Count::Ended {
                lasted,
                left: false
            }),
            Errand::Reset,
            Errand::Speak(Language::English),
            Errand::Show(Page::Attract)
        ]
    );
}

#[test]
fn what_is_not_offered_is_not_done() {
    let mut visit = begun();
    assert!(visit.wish(Wish::Choose(Section::Lesson), at(2)).is_empty());
    visit.wish(Wish::Speak(Language::German), at(3));
    assert!(visit.wish(Wish::Choose(Section::Reading), at(4)).is_empty());
    assert!(visit.wish(Wish::Quit, at(5)).is_empty());
    assert!(visit.wish(Wish::Digit(2), at(6)).is_empty());
    assert_eq!(visit.page(), Page::Choice);
}

/// Moments by tenths of a second.
fn tenths(tenths: u64) -> Moment {
    Moment {
        running: Duration::from_millis(tenths * 100),
        ..at(tenths / 10)
    }
}

#[test]
fn presses_right_after_a_page_has_come_were_meant_for_the_one_before() {
    let mut visit = Visit::new(kiosk(), at(0));
    assert_eq!(visit.settling(at(0)), Duration::ZERO, "nothing has changed");
    visit.wish(Wish::Begin, tenths(10));
    assert_eq!(visit.settling(tenths(11)), Duration::from_millis(300));
    for early in [10, 11, 13] {
        let language = Wish::Speak(Language::German);
        assert!(visit.wish(language, tenths(early)).is_empty());
        assert!(visit.wish(Wish::Back, tenths(early)).is_empty());
        assert!(visit.wish(Wish::StartOver, tenths(early)).is_empty());
    }
    visit.wish(Wish::Speak(Language::German), tenths(14));
    assert_eq!(visit.page(), Page::Choice);
    // What leaves by itself leaves at once.
    visit.wish(Wish::Choose(Section::Lesson), tenths(20));
    visit.wish(Wish::Leave, tenths(21));
    assert_eq!(visit.page(), Page::Choice);
}

#[test]
fn a_page_that_has_just_come_still_hears_who_is_there_and_forgets_who_is_gone() {
    let mut visit = begun();
    visit.tick(at(91));
    assert!(visit.countdown(at(95)).is_some());
    // The question is answered by a press that itself means nothing yet.
    visit.wish(Wish::Speak(Language::Latin), at(95));
    secret(&mut visit, 100);
    let shown = at(103);
    assert_eq!(
        (visit.page(), visit.settling(shown).is_zero()),
        (Page::Pin, false)
    );
    assert!(visit.wish(Wish::Digit(2), shown).is_empty());
    assert_eq!(visit.lock().entered(), 0);
    assert_eq!(visit.tick(at(193)), [Errand::Ask]);
    visit.tick(at(208));
    assert_eq!(visit.page(), Page::Attract);
}

#[test]
fn one_language_needs_no_choice() {
    let mut kiosk = kiosk();
    kiosk.languages = vec![Language::French];
    let mut visit = Visit::new(kiosk, at(0));
    visit.wish(Wish::Begin, at(1));
    assert_eq!(visit.page(), Page::Choice);
    visit.wish(Wish::Back, at(2));
    assert_eq!(visit.page(), Page::Attract);
}

#[test]
fn silence_is_asked_after_and_then_all_begins_anew() {
    let mut visit = begun();
    assert!(visit.tick(at(90)).is_empty());
    assert_eq!(visit.sleeps(at(90)), Duration::from_secs(1));
    assert_eq!(visit.tick(at(91)), [Errand::Ask]);
    assert!(visit.tick(at(92)).is_empty(), "asked once");
    assert_eq!(visit.countdown(at(96)), Some(Duration::from_secs(10)));
    let touched = visit.down(1, MIDDLE, SCREEN, at(100));
    assert_eq!(touched, [Errand::Answered]);
    assert_eq!(visit.countdown(at(100)), None);
    visit.up(1, at(100));
    assert_eq!(visit.tick(at(190)), [Errand::Ask]);
    let gone = visit.tick(at(205));
    let lasted = Duration::from_secs(99);
    assert_eq!(gone[0], Errand::Count(Count::Ended { lasted, left: true }));
    assert_eq!(visit.page(), Page::Attract);
    assert!(visit.tick(at(400)).is_empty(), "nobody is missed");
}

#[test]
fn a_hand_that_rests_on_the_glass_keeps_nothing_awake() {
    let mut visit = begun();
    visit.down(7, MIDDLE, SCREEN, at(10));
    for second in 11..150 {
        visit.moved(7, at(second));
        visit.tick(at(second));
    }
    assert_eq!(visit.page(), Page::Attract, "10 + 30 + 90 + 15 = 145");
}

#[test]
fn a_broken_glass_keeps_nothing_awake() {
    let mut visit = begun();
    for second in 2..200 {
        visit.down(second, (300.0, 300.0), SCREEN, at(second));
        visit.up(second, at(second));
        visit.tick(at(second));
    }
    assert_eq!(visit.page(), Page::Attract);
}

fn secret(visit: &mut Visit, from: u64) -> Vec<Errand> {
    let corners = [(5.0, 5.0), (1915.0, 5.0), (1915.0, 1075.0), (5.0, 1075.0)];
    let errands = corners.iter().zip(from..).map(|(&corner, second)| {
        let errands = visit.down(second, corner, SCREEN, at(second));
        visit.up(second, at(second));
        errands
    });
    errands.last().unwrap_or_default()
}

#[test]
fn the_corners_in_order_and_the_pin_open_the_operators_page() {
    let mut visit = begun();
    secret(&mut visit, 10);
    assert_eq!(visit.page(), Page::Pin);
    for digit in [2, 5, 8] {
        assert!(visit.wish(Wish::Digit(digit), at(20)).is_empty());
    }
    let open = visit.wish(Wish::Digit(0), at(21));
    assert_eq!(
        open,
        [Errand::Count(Count::Operator), Errand::Show(Page::Operator)]
    );
    assert_eq!(visit.wish(Wish::Quit, at(22)), [Errand::Quit]);
    visit.wish(Wish::Clean, at(30));
    assert_eq!(visit.page(), Page::Cleaning);
    visit.down(1, MIDDLE, SCREEN, at(40));
    assert!(visit.tick(at(89)).is_empty());
    assert_eq!(visit.tick(at(90)), [Errand::Show(Page::Operator)]);
    assert!(visit.tick(at(150)).is_empty(), "wiping is no absence");
    assert!(visit.tick(at(689)).is_empty(), "the operator may read");
    assert_eq!(visit.tick(at(690)), [Errand::Ask]);
}

#[test]
fn corners_out_of_order_or_too_slow_open_nothing() {
    let operator = kiosk().operator;
    assert_eq!(operator.corners[0], Corner::TopLeft);
    let mut corners = Corners::default();
    let mut touch =
        |x, y, second| corners.touch((x, y), SCREEN, &operator, Duration::from_secs(second));
    let order = [(5.0, 5.0), (1915.0, 5.0), (5.0, 1075.0), (1915.0, 1075.0)];
    assert!(!order.iter().any(|&(x, y)| touch(x, y, 1)), "wrong order");
    let slow = [(5.0, 5.0), (1915.0, 5.0), (1915.0, 1075.0)];
    assert!(!slow.iter().any(|&(x, y)| touch(x, y, 10)));
    assert!(!touch(5.0, 1075.0, 19), "nine seconds, eight are allowed");
    assert!(!slow.iter().any(|&(x, y)| touch(x, y, 30)));
    assert!(!touch(960.0, 540.0, 31), "elsewhere");
    assert!(!touch(5.0, 1075.0, 32));
    assert!(!slow.iter().any(|&(x, y)| touch(x, y, 40)));
    assert!(touch(5.0, 1075.0, 48));
}

#[test]
fn wrong_pins_are_slowed_down_and_never_lock_for_good() {
    let mut operator = kiosk().operator;
    operator.wrong_pins = WrongPins {
        free: 1,
        wait: Duration::from_secs(10),
        longest: Duration::from_secs(40),
    };
    let mut lock = Lock::default();
    let mut now = Duration::ZERO;
    let enter = |pin: [u8; 4], lock: &mut Lock, now: Duration| {
        let entries = pin.map(|digit| lock.digit(digit, &operator, now));
        entries[3]
    };
    let wrong = [1, 1, 1, 1];
    for wait in [0, 10, 20, 40, 40] {
        let wait = Duration::from_secs(wait);
        assert_eq!(enter(wrong, &mut lock, now), Entry::Wrong(wait));
        if !wait.is_zero() {
            assert_eq!(enter([2, 5, 8, 0], &mut lock, now), Entry::Waiting(wait));
        }
        now += wait;
    }
    assert_eq!(enter([2, 5, 8, 0], &mut lock, now), Entry::Open);
    assert_eq!(enter(wrong, &mut lock, now), Entry::Wrong(Duration::ZERO));
}

fn with_hours(from: u64, until: u64) -> Kiosk {
    let mut kiosk = kiosk();
    kiosk.hours = OpenHours::During(vec![Hours {
        days: vec![Day::Tuesday],
        from: clock(from),
        until: clock(until),
    }]);
    kiosk
}

#[test]
fn outside_the_opening_hours_the_screen_is_dark() {
    let mut visit = Visit::new(with_hours(12 * 60 + 1, 12 * 60 + 10), at(0));
    assert_eq!(visit.page(), Page::Dark);
    assert!(visit.wish(Wish::Begin, at(5)).is_empty());
    assert_eq!(visit.tick(at(60)), [Errand::Show(Page::Attract)]);
    visit.wish(Wish::Begin, at(590));
    for second in 600..900 {
        visit.acted(at(second));
        assert_eq!(visit.tick(at(second)), [], "five minutes are left");
    }
    visit.tick(at(900));
    assert_eq!(visit.page(), Page::Dark);
}

#[test]
fn an_operator_at_night_reaches_the_page() {
    let mut visit = Visit::new(with_hours(60, 120), at(0));
    assert_eq!(visit.page(), Page::Dark);
    secret(&mut visit, 10);
    assert_eq!(visit.page(), Page::Pin);
    assert!(visit.tick(at(20)).is_empty());
}

#[test]
fn the_restart_comes_once_at_its_minute_and_never_under_a_visitors_hands() {
    let mut kiosk = kiosk();
    kiosk.restart = Some(clock(12 * 60 + 30));
    let mut visit = Visit::new(kiosk.clone(), at(0));
    assert!(visit.tick(at(29 * 60 + 59)).is_empty());
    assert_eq!(visit.sleeps(at(29 * 60 + 30)), Duration::from_secs(60));
    assert_eq!(visit.tick(at(30 * 60)), [Errand::Restart]);
    let mut anew = Visit::new(kiosk.clone(), at(30 * 60 + 5));
    assert!(anew.tick(at(30 * 60 + 59)).is_empty(), "not twice");
    let mut played = Visit::new(kiosk, at(0));
    played.wish(Wish::Begin, at(30 * 60 - 1));
    assert!(played.tick(at(30 * 60)).is_empty());
}

#[test]
fn minutes_until_the_next_time() {
    let minutes = |from, until| waits_until(clock(from), clock(until)).as_secs() / 60;
    assert_eq!(minutes(10, 12), 2);
    assert_eq!(minutes(12, 10), 24 * 60 - 2);
    assert_eq!(minutes(10, 10), 24 * 60);
}

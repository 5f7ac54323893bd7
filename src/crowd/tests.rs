use super::*;
use crate::data::kiosk::{Day, Hours, Kiosk, Minute, OpenHours, built_in_kiosk};
use crate::visit::{Count, Errand, Moment, Page, Visit, Wish};
use std::collections::HashMap;

const SCREEN: (f32, f32) = (1920.0, 1080.0);

fn kiosk() -> Kiosk {
    let mut kiosk = built_in_kiosk().unwrap_or_else(|faults| panic!("{faults:?}"));
    let clock = |hour| Minute::new(hour, 0).expect("an hour");
    kiosk.hours = OpenHours::During(vec![Hours {
        days: Day::ALL.to_vec(),
        from: clock(10),
        until: clock(18),
    }]);
    kiosk.restart = Some(clock(4));
    kiosk
}

/// A kiosk without a screen: the visitor's way, two clocks, and what was ordered.
struct Days {
    visit: Visit,
    running: Duration,
    wall: Duration,
    ordered: HashMap<&'static str, u32>,
    pages: HashMap<Page, u32>,
    dice: Dice,
}

impl Days {
    fn now(&self) -> Moment {
        let minutes = self.wall.as_secs() / 60;
        let minute = u16::try_from(minutes % (24 * 60)).expect("minutes of a day");
        Moment {
            running: self.running,
            day: Day::ALL[(minutes / (24 * 60) % 7) as usize],
            minute: Minute::new(minute / 60, minute % 60).expect("a minute"),
        }
    }

    /// Lets time pass as a sleeping loop does: until something happens of itself.
    fn pass(&mut self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let step = self
                .visit
                .sleeps(self.now())
                .clamp(Duration::from_millis(1), left);
            self.running += step;
            self.wall += step;
            left -= step;
            let errands = self.visit.tick(self.now());
            self.carry_out(&errands);
        }
    }

    fn carry_out(&mut self, errands: &[Errand]) {
        for errand in errands {
            let name = match errand {
                Errand::Show(page) => {
                    *self.pages.entry(*page).or_default() += 1;
                    "show"
                }
                Errand::Reset => "reset",
                Errand::Restart => "restart",
                Errand::Count(Count::Visit) => "visit",
                Errand::Count(Count::Ended { lasted, .. }) => {
                    assert!(*lasted < Duration::from_secs(3 * 3600), "{lasted:?}");
                    "end"
                }
                Errand::WrongPin(_) => "wrong pin",
                _ => "other",
            };
            *self.ordered.entry(name).or_default() += 1;
        }
        if errands.contains(&Errand::Restart) {
            // The program ends, and is started by whoever watches over it.
            assert!(matches!(
                self.visit.page(),
                Page::Dark | Page::Attract | Page::Operator
            ));
            self.visit = Visit::new(self.visit.kiosk().clone(), self.now());
        }
        let reset = errands.contains(&Errand::Reset);
        let language = self.visit.kiosk().languages[0];
        assert!(!reset || self.visit.language() == language);
    }

    fn sight(&self) -> Sight {
        Sight {
            page: self.visit.page(),
            asked: self.visit.countdown(self.now()).is_some(),
            to_move: matches!(self.visit.page(), Page::Lesson | Page::ShortGame),
        }
    }

    fn do_it(&mut self, deed: Deed) {
        let at = |place: Place| (place.x * SCREEN.0, place.y * SCREEN.1);
        match deed {
            Deed::Touch(place) => self.touch(at(place), Duration::from_millis(80)),
            Deed::Rest(place, long) => self.touch(at(place), long),
            Deed::Drag(from, to) => {
                self.touch(at(from), Duration::from_millis(300));
                self.touch(at(to), Duration::from_millis(10));
            }
            Deed::Corner(corner) => {
                let edge = |far, length: f32| if far { length - 1.0 } else { 1.0 };
                use crate::data::kiosk::Corner::{BottomLeft, BottomRight, TopRight};
                let right = matches!(corner, TopRight | BottomRight);
                let low = matches!(corner, BottomLeft | BottomRight);
                let place = (edge(right, SCREEN.0), edge(low, SCREEN.1));
                self.touch(place, Duration::from_millis(80));
            }
            Deed::Digit(digit) => self.wish(Wish::Digit(digit)),
            Deed::Press(number) => self.press(number),
            Deed::Move(_) | Deed::Button(_) => {
                let errands = self.visit.acted(self.now());
                self.carry_out(&errands);
            }
        }
    }

    fn touch(&mut self, at: (f32, f32), long: Duration) {
        let begins = self.visit.page() == Page::Attract;
        let errands = self.visit.down(1, at, SCREEN, self.now());
        self.carry_out(&errands);
        self.pass(long);
        let errands = self.visit.up(1, self.now());
        self.carry_out(&errands);
        if begins {
            self.wish(Wish::Begin);
        }
    }

    fn press(&mut self, number: u32) {
        let kiosk = self.visit.kiosk();
        let of = |count: usize| number as usize % count.max(1);
        let wish = match self.visit.page() {
            Page::Attract => Wish::Begin,
            Page::Languages => Wish::Speak(kiosk.languages[of(kiosk.languages.len())]),
            Page::Choice => Wish::Choose(kiosk.sections[of(kiosk.sections.len())]),
            Page::Pin => Wish::Digit(number as u8 % 10),
            Page::Operator => [Wish::Clean, Wish::Back, Wish::Restart][of(3)],
            _ => [Wish::Back, Wish::StartOver, Wish::StillHere][of(3)],
        };
        self.wish(wish);
    }

    fn wish(&mut self, wish: Wish) {
        let errands = self.visit.wish(wish, self.now());
        self.carry_out(&errands);
    }

    fn visited_by(&mut self, mut visitor: Visitor) {
        while let Some((pause, deed)) = visitor.next(&self.sight()) {
            self.pass(pause);
            self.do_it(deed);
        }
    }
}

#[test]
fn a_year_of_visitors_finds_the_way_back_each_time() {
    let kiosk = kiosk();
    let mut crowd = Crowd::new(7, kiosk.operator.clone());
    let start = Duration::from_secs(9 * 3600 + 1800);
    let first = Moment {
        running: Duration::ZERO,
        day: Day::Monday,
        minute: Minute::new(9, 30).expect("a minute"),
    };
    let mut days = Days {
        visit: Visit::new(kiosk, first),
        running: Duration::ZERO,
        wall: start,
        ordered: HashMap::new(),
        pages: HashMap::new(),
        dice: Dice::new(1),
    };
    let year = Duration::from_secs(365 * 24 * 3600);
    while days.running < year {
        let (wait, coming) = crowd.come();
        days.pass(wait);
        match coming {
            Coming::Visitor(visitor) => days.visited_by(visitor),
            Coming::Clock(minutes) => {
                let by = Duration::from_secs(60 * u64::from(minutes.unsigned_abs()));
                days.wall = match minutes < 0 {
                    true => days.wall.saturating_sub(by),
                    false => days.wall + by,
                };
            }
            Coming::Window(..) => {}
        }
        // Whoever it was, once they are gone all is as in the beginning.
        if days.dice.below(10) == 0 {
            days.pass(Duration::from_secs(15 * 60));
            let page = days.visit.page();
            assert!(matches!(page, Page::Attract | Page::Dark), "{page:?}");
            assert_eq!(days.visit.language(), days.visit.kiosk().languages[0]);
        }
    }
    let count = |name: &str| days.ordered.get(name).copied().unwrap_or_default();
    assert!(count("visit") > 20_000, "{:?}", days.ordered);
    assert_eq!(count("visit"), count("end"));
    assert!(count("reset") >= count("end"));
    assert!(count("restart") > 300, "{:?}", days.ordered);
    assert!(count("wrong pin") > 100);
    for page in [
        Page::Dark,
        Page::Attract,
        Page::Languages,
        Page::Choice,
        Page::Lesson,
    ] {
        assert!(days.pages.contains_key(&page), "{page:?}: {:?}", days.pages);
    }
    for page in [
        Page::ShortGame,
        Page::Exhibit,
        Page::Pin,
        Page::Operator,
        Page::Cleaning,
    ] {
        assert!(days.pages.contains_key(&page), "{page:?}: {:?}", days.pages);
    }
}

#[test]
fn the_same_seed_brings_the_same_visitors() {
    let operator = kiosk().operator;
    let sight = Sight {
        page: Page::Attract,
        asked: false,
        to_move: false,
    };
    let deeds = |seed| {
        let mut crowd = Crowd::new(seed, operator.clone());
        let mut deeds = Vec::new();
        for _ in 0..200 {
            if let (wait, Coming::Visitor(mut visitor)) = crowd.come() {
                deeds.push(format!("{wait:?} {:?}", visitor.manner()));
                while let Some(deed) = visitor.next(&sight) {
                    deeds.push(format!("{deed:?}"));
                }
            }
        }
        deeds
    };
    assert_eq!(deeds(3), deeds(3));
    assert_ne!(deeds(3), deeds(4));
    for manner in Manner::ALL {
        let name = format!("{manner:?}");
        assert!(deeds(3).iter().any(|line| line.ends_with(&name)), "{name}");
    }
}

#[test]
fn the_operator_comes_in_and_the_guesser_hardly_ever() {
    let kiosk = kiosk();
    let operator = Visitor::new(Manner::Operator, 1, &kiosk.operator);
    let plan: Vec<Deed> = operator.plan().collect();
    let digits: String = plan
        .iter()
        .filter_map(|deed| match deed {
            Deed::Digit(digit) => Some(char::from(b'0' + digit)),
            _ => None,
        })
        .collect();
    assert_eq!(digits, kiosk.operator.pin);
    let corners = plan.iter().filter(|deed| matches!(deed, Deed::Corner(_)));
    assert_eq!(corners.count(), kiosk.operator.corners.len());
}

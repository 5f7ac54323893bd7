use super::unseen::Log;
use super::*;
use crate::app::offscreen::StudioError;
use crate::data::kiosk::built_in_kiosk;
use crate::store::Scratch;

#[test]
fn some_visitors_leave_nothing_behind() {
    let scratch = Scratch::new("soak");
    let trial = Trial {
        kiosk: with_hours(built_in_kiosk().expect("a good file")),
        folder: scratch.path().to_owned(),
        seed: 5,
    };
    let mut days = Days::new(&trial, true, Log::Shared);
    let report = days.run(Duration::from_secs(5 * 60));
    assert!(report.sessions > 1, "{report:?}");
    assert_eq!(report.missed(), [""; 0], "{report:?}");
}

#[test]
fn drawn_pages_leave_nothing_behind() {
    let scratch = Scratch::new("soak-drawn");
    let trial = Trial {
        kiosk: with_hours(built_in_kiosk().expect("a good file")),
        folder: scratch.path().to_owned(),
        seed: 2,
    };
    match rendered::run(&trial, 4, Log::Shared) {
        Ok(report) => {
            assert!(report.resets >= 4, "{report:?}");
            let missed = report.missed();
            // Memory is a matter of more than four.
            assert!(
                missed.iter().all(|bar| bar.ends_with("memory")),
                "{missed:?}"
            );
        }
        Err(StudioError::NoAdapter) => {}
        Err(error) => panic!("{error}"),
    }
}

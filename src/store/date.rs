//! The day, as records write it.

use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS_A_DAY: u64 = 86_400;
/// Days from 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: u64 = 719_468;
/// Days in 400 years; after that the calendar repeats itself.
const DAYS_AN_ERA: u64 = 146_097;

/// Today by universal time, `2026.04.21`.
#[must_use]
pub fn today() -> String {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    date_of_day(since.as_secs() / SECONDS_A_DAY)
}

/// A day counted from 1 January 1970. Years begin in March here, so that the leap day is the last of its year (the algorithm
/// is Howard Hinnant's `civil_from_days`).
fn date_of_day(day: u64) -> String {
    let days = day + DAYS_TO_1970;
    let (era, day_of_era) = (days / DAYS_AN_ERA, days % DAYS_AN_ERA);
    let leap_days = day_of_era / 1_460 + day_of_era / 146_096 - day_of_era / 36_524;
    let year_of_era = (day_of_era - leap_days) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day_of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        let dates = [
            (0, "1970.01.01"),
            (58, "1970.02.28"),
            (59, "1970.03.01"),
            (364, "1970.12.31"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_564, "2026.04.21"),
            (47_541, "2100.03.01"),
        ];
        for (day, date) in dates {
            assert_eq!(date_of_day(day), date, "day {day}");
        }
    }
}

//! Opening hours.

use super::read::several;
use crate::data::fault::Faults;
use crate::data::value::Value;
use std::fmt;

/// When visitors come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenHours {
    /// Day and night.
    Always,
    /// Only then; outside of them the screen is dark and silent.
    During(Vec<Hours>),
}

/// One span of time on some days of the week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hours {
    /// On which days; never empty.
    pub days: Vec<Day>,
    /// From this minute on.
    pub from: Minute,
    /// Up to this minute, which is later.
    pub until: Minute,
}

impl Hours {
    /// The first day on which another span has minutes of this one, with this one.
    fn shared(&self, other: &Self) -> Option<(Day, &Self)> {
        let meets = self.from < other.until && other.from < self.until;
        let day = self.days.iter().find(|day| other.days.contains(day))?;
        meets.then_some((*day, self))
    }
}

/// A day of the week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Day {
    /// The first one.
    Monday,
    /// The second.
    Tuesday,
    /// The third.
    Wednesday,
    /// The fourth.
    Thursday,
    /// The fifth.
    Friday,
    /// The sixth.
    Saturday,
    /// The seventh.
    Sunday,
}

impl Day {
    /// All days, Monday first.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];
}

/// A minute of the day, by the clock on the wall; `24:00` is its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Minute(u16);

impl Minute {
    /// The first one.
    pub const MIDNIGHT: Self = Self(0);

    /// The end of the day.
    const LAST: u16 = 24 * 60;

    /// A minute by hour and minute; `None` where no clock shows it.
    #[must_use]
    pub const fn new(hour: u16, minute: u16) -> Option<Self> {
        if minute > 59 || hour > 24 || hour * 60 + minute > Self::LAST {
            return None;
        }
        Some(Self(hour * 60 + minute))
    }

    /// Minutes since midnight.
    #[must_use]
    pub const fn since_midnight(self) -> u16 {
        self.0
    }

    fn parse(text: &str) -> Option<Self> {
        let (hour, minute) = text.split_once(':')?;
        let digits = |part: &str| part.len() == 2 && part.bytes().all(|b| b.is_ascii_digit());
        if !digits(hour) || !digits(minute) {
            return None;
        }
        Self::new(hour.parse().ok()?, minute.parse().ok()?)
    }
}

impl fmt::Display for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl OpenHours {
    /// Whether visitors come at this minute of this day.
    #[must_use]
    pub fn is_open(&self, day: Day, minute: Minute) -> bool {
        let Self::During(spans) = self else {
            return true;
        };
        spans
            .iter()
            .any(|span| span.days.contains(&day) && (span.from..span.until).contains(&minute))
    }
}

const DAYS: [(&str, Day); 7] = [
    ("Monday", Day::Monday),
    ("Tuesday", Day::Tuesday),
    ("Wednesday", Day::Wednesday),
    ("Thursday", Day::Thursday),
    ("Friday", Day::Friday),
    ("Saturday", Day::Saturday),
    ("Sunday", Day::Sunday),
];

/// Reads opening hours.
pub(super) fn read(value: &Value, faults: &mut Faults) -> Option<OpenHours> {
    if value.is_word("Always") {
        return Some(OpenHours::Always);
    }
    let Some(spans) = value.wrapped("During") else {
        value.refuse(
            faults,
            "Always, During([(days: [Monday, ..], from: \"10:00\", until: \"17:00\"), ..])",
        );
        return None;
    };
    let read = several(&spans, "spans of time", faults, hours)?;
    let entries = spans.list(faults, "spans of time")?;
    let mut whole = true;
    for (number, (entry, span)) in entries.iter().zip(&read).enumerate() {
        if let Some((day, other)) = read[..number].iter().find_map(|it| it.shared(span)) {
            let found = format!(
                "hours that overlap {day:?}, {} to {}",
                other.from, other.until
            );
            entry.refuse_as(faults, found, "every minute of a day once");
            whole = false;
        }
    }
    whole.then_some(OpenHours::During(read))
}

fn hours(value: &Value, faults: &mut Faults) -> Option<Hours> {
    let fields = value.fields(faults, &["days", "from", "until"])?;
    let days = fields.read("days", faults, |value, faults| {
        several(value, "days", faults, |day, faults| day.word(faults, &DAYS))
    });
    let from = fields.read("from", faults, minute);
    let until = fields.read("until", faults, minute);
    let (days, from, until) = (days?, from?, until?);
    if from >= until {
        let value = fields.get("until")?;
        value.refuse(faults, format!("a later time than {from}"));
        return None;
    }
    Some(Hours { days, from, until })
}

/// Reads a time of the day: `"10:00"`.
pub(super) fn minute(value: &Value, faults: &mut Faults) -> Option<Minute> {
    let minute = value.text().and_then(Minute::parse);
    if minute.is_none() {
        value.refuse(
            faults,
            "a time of the day in quotes, \"00:00\" to \"24:00\"",
        );
    }
    minute
}

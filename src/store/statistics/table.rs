//! Days as a table that every spreadsheet opens: a line of names, then a line for each day.

use super::{Day, Days};

/// The names of the columns.
const COLUMNS: [&str; 18] = [
    "day",
    "visits",
    "games",
    "seconds",
    "ended_by_visitor",
    "ended_by_absence",
    "ended_by_house",
    "english",
    "latin",
    "spanish",
    "german",
    "french",
    "italian",
    "russian",
    "lesson",
    "short_game",
    "exhibit",
    "reading",
];

/// Numbers in a line.
const NUMBERS: usize = COLUMNS.len() - 1;

impl Day {
    /// Its numbers in the order of the columns.
    pub(super) fn numbers(&self) -> [u32; NUMBERS] {
        let mut copy = *self;
        copy.numbers_mut().map(|number| *number)
    }

    pub(super) fn numbers_mut(&mut self) -> [&mut u32; NUMBERS] {
        let [left, gone, sent] = &mut self.ends;
        let [en, la, es, de, fr, it, ru] = &mut self.languages;
        let [lesson, short_game, exhibit, reading] = &mut self.opened;
        [
            &mut self.visits,
            &mut self.games,
            &mut self.seconds,
            left,
            gone,
            sent,
            en,
            la,
            es,
            de,
            fr,
            it,
            ru,
            lesson,
            short_game,
            exhibit,
            reading,
        ]
    }
}

/// Days as text.
pub(super) fn write(days: &Days) -> String {
    let mut text = COLUMNS.join(",");
    text.push('\n');
    for (date, day) in days {
        text.push_str(date);
        for number in day.numbers() {
            text.push(',');
            text.push_str(&number.to_string());
        }
        text.push('\n');
    }
    text
}

/// Text as days; `None` where it is no such table. A spreadsheet may have written semicolons and quotes.
pub(super) fn read(text: &str) -> Option<Days> {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let split = |line: &str| -> Vec<String> {
        line.split([',', ';'])
            .map(|field| field.trim().trim_matches('"').to_owned())
            .collect()
    };
    if split(lines.next()?) != COLUMNS {
        return None;
    }
    let mut days = Days::new();
    for line in lines {
        let fields = split(line);
        let (date, numbers) = fields.split_first()?;
        if numbers.len() != NUMBERS || !is_date(date) {
            return None;
        }
        let mut day = Day::default();
        for (own, number) in day.numbers_mut().into_iter().zip(numbers) {
            *own = number.parse().ok()?;
        }
        days.entry(date.clone()).or_default().add(&day);
    }
    Some(days)
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let digits =
        |part: &str, count| part.len() == count && part.bytes().all(|b| b.is_ascii_digit());
    matches!(parts.as_slice(), [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2))
}

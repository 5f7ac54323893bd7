//! What is wrong: the operator's page shows it, the log keeps it, and everything else goes on.

use super::{Books, Clock, Kiosked};
use crate::app::exhibit::Files;
use crate::app::menu::Shelf;
use crate::app::table::scene::SceneFault;
use crate::lang::Words;
use crate::say;
use bevy::prelude::*;
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, look_round).add_systems(
        Update,
        (
            see_room.run_if(resource_exists_and_changed::<SceneFault>),
            write_down.run_if(resource_changed::<Faults>),
        )
            .chain()
            .after(Kiosked::CarryOut),
    );
}

/// What something is wrong with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// The configuration: the last good one is in force.
    Configuration,
    /// The copy of a good configuration.
    Copy,
    /// Files with rulesets.
    Rulesets,
    /// The exhibit.
    Exhibit,
    /// The room that the table stands in.
    Room,
    /// The museum's picture.
    Logo,
    /// The screen that was named.
    Monitor,
    /// The counting of visits.
    Visits,
    /// The log.
    Log,
}

/// Everything that is wrong now.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults {
    known: BTreeMap<Fault, Vec<String>>,
    unwritten: Vec<String>,
}

impl Faults {
    /// Says what is wrong with something; nothing: it is in order again.
    pub fn set(&mut self, fault: Fault, lines: impl IntoIterator<Item = String>) {
        let lines: Vec<String> = lines.into_iter().collect();
        let before = self.known.remove(&fault).unwrap_or_default();
        let fresh = lines.iter().filter(|line| !before.contains(line));
        self.unwritten
            .extend(fresh.map(|line| format!("{fault:?}: {line}")));
        if !lines.is_empty() {
            self.known.insert(fault, lines);
        }
    }

    /// Whether something is wrong with this.
    #[must_use]
    pub fn holds(&self, fault: Fault) -> bool {
        self.known.contains_key(&fault)
    }

    /// As lines for the operator: what it is about, and what it says.
    #[must_use]
    pub fn said(&self, words: &Words) -> Vec<(String, Vec<String>)> {
        self.known
            .iter()
            .map(|(fault, lines)| (fault.said(words), lines.clone()))
            .collect()
    }
}

impl Fault {
    fn said(self, words: &Words) -> String {
        match self {
            Self::Configuration => say!(words, "operator-fault-configuration"),
            Self::Copy => say!(words, "operator-fault-copy"),
            Self::Rulesets => say!(words, "operator-fault-rulesets"),
            Self::Exhibit => say!(words, "operator-fault-exhibit"),
            Self::Room => say!(words, "operator-fault-room"),
            Self::Logo => say!(words, "operator-fault-logo"),
            Self::Monitor => say!(words, "operator-fault-monitor"),
            Self::Visits => say!(words, "operator-fault-visits"),
            Self::Log => say!(words, "operator-fault-log"),
        }
    }
}

/// The files that are read while the program runs, looked at before a visitor does.
fn look_round(shelf: Res<Shelf>, files: Option<Res<Files>>, mut faults: ResMut<Faults>) {
    let rulesets = shelf.0.faults.iter().map(ToString::to_string);
    faults.set(Fault::Rulesets, rulesets);
    let shown = Files::read(files.as_deref());
    faults.set(Fault::Exhibit, shown.faults.iter().map(ToString::to_string));
}

fn see_room(room: Res<SceneFault>, mut faults: ResMut<Faults>) {
    faults.set(Fault::Room, room.0.clone());
}

/// What is newly wrong goes into the log, once.
fn write_down(clock: Res<Clock>, books: Res<Books>, mut faults: ResMut<Faults>) {
    if faults.unwritten.is_empty() {
        return;
    }
    for line in std::mem::take(&mut faults.unwritten) {
        warn!("{line}");
        books.line(&clock, &line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_written_once_and_goes_when_it_is_right_again() {
        let mut faults = Faults::default();
        let full = || Some("the disk is full".to_owned());
        faults.set(Fault::Visits, full());
        faults.set(Fault::Visits, full());
        assert_eq!(faults.unwritten, ["Visits: the disk is full"]);
        assert!(faults.holds(Fault::Visits));
        faults.set(Fault::Visits, None);
        assert!(!faults.holds(Fault::Visits));
        faults.set(Fault::Visits, full());
        assert_eq!(faults.unwritten.len(), 2, "a new one");
    }
}

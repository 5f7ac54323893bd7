//! The entities of a world, counted while nothing moves and held against those of the first time. Resources are entities too, but
//! each is there once at most: they are left out.

use bevy::ecs::resource::IsResource;
use bevy::prelude::*;
use std::collections::{BTreeMap, HashMap};

/// What the same board on the table had the first time.
#[derive(Debug, Default)]
pub(super) struct Census {
    bases: HashMap<String, Counted>,
}

/// Entities, by what they are made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Counted {
    all: u64,
    kinds: BTreeMap<String, i64>,
}

impl Census {
    /// Counts, and gives the number; where it is not that of the first time under this name, what is different.
    pub(super) fn count(&mut self, name: &str, world: &mut World) -> (u64, Option<String>) {
        let mut entities = world.query_filtered::<(), Without<IsResource>>();
        let all = entities.iter(world).count() as u64;
        match self.bases.get(name) {
            Some(base) if base.all == all => (all, None),
            Some(base) => (all, Some(base.against(&counted(world)))),
            None => {
                self.bases.insert(name.to_owned(), counted(world));
                (all, None)
            }
        }
    }
}

impl Counted {
    /// The kinds of which there are now more or fewer.
    fn against(&self, now: &Self) -> String {
        let mut kinds = now.kinds.clone();
        for (kind, count) in &self.kinds {
            *kinds.entry(kind.clone()).or_default() -= count;
        }
        let changed = kinds.iter().filter(|(_, more)| **more != 0);
        let lines: Vec<String> = changed
            .map(|(kind, more)| format!("{more:+} {kind}"))
            .collect();
        format!(
            "{} entities were {}: {}",
            now.all,
            self.all,
            lines.join("; ")
        )
    }
}

fn counted(world: &mut World) -> Counted {
    let mut counted = Counted::default();
    let mut entities = world.query_filtered::<EntityRef, Without<IsResource>>();
    for entity in entities.iter(world) {
        counted.all += 1;
        *counted.kinds.entry(kind(world, &entity)).or_default() += 1;
    }
    counted
}

/// An entity by its name, else by some of its components.
fn kind(world: &World, entity: &EntityRef) -> String {
    if let Some(name) = entity.get::<Name>() {
        return name.to_string();
    }
    let components = entity.archetype().components().iter();
    let mut names: Vec<String> = components
        .filter_map(|id| Some(world.components().get_name(*id)?.shortname().to_string()))
        .collect();
    names.sort();
    names.join("+")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_come_and_gone_is_told() {
        let mut world = World::new();
        let table = world.spawn(Name::new("table")).id();
        let mut census = Census::default();
        let (all, different) = census.count("kowalski", &mut world);
        assert_eq!(different, None);
        world.despawn(table);
        assert!(census.count("kowalski", &mut world).1.is_some());
        world.spawn(Name::new("forgotten"));
        // Another one in its place is the same number.
        assert_eq!(census.count("kowalski", &mut world), (all, None));
        world.spawn(Name::new("forgotten"));
        let (now, different) = census.count("kowalski", &mut world);
        assert_eq!(now, all + 1);
        let different = different.expect("a difference");
        assert!(different.ends_with("+2 forgotten; -1 table"), "{different}");
        assert_eq!(census.count("bell", &mut world), (all + 1, None));
    }
}

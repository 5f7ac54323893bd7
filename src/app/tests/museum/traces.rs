//! A reset brings everything back: settings, panels, the exhibit, the camera, and the number of entities.

use super::Museum;
use crate::app::exhibit::{Cited, Open, Step};
use crate::app::flow::ViewRequest;
use crate::app::hud::Panels;
use crate::app::table::camera::Rig;
use crate::app::watch::Watch;
use crate::lang::Language;
use crate::visit::Page;
use bevy::ecs::resource::IsResource;
use bevy::prelude::*;

fn entities(museum: &mut Museum) -> usize {
    let world = museum.table.app.world_mut();
    // Resources are entities too, each there once at most.
    let mut all = world.query_filtered::<Entity, Without<IsResource>>();
    all.iter(world).count()
}

/// Everything behind the operator's page is nothing: that can be counted.
fn counted(museum: &mut Museum) -> usize {
    for (right, below) in [(false, false), (true, false), (true, true), (false, true)] {
        museum.touch_corner(right, below);
    }
    assert_eq!(museum.page(), Page::Pin);
    museum.pass(4);
    let count = entities(museum);
    museum.touch("Back");
    assert_eq!(museum.page(), Page::Attract);
    count
}

fn visit_everything(museum: &mut Museum) {
    museum.touch_said("kiosk-high-contrast");
    museum.touch_said("kiosk-large-text");
    museum.touch_at(Vec2::new(640.0, 120.0));
    museum.touch("Italiano");
    assert!(museum.chosen().high_contrast);
    assert_eq!((museum.chosen().text, museum.page()), (180, Page::Choice));
    for section in [
        "Imparalo in due minuti",
        "Gioca una breve partita",
        "La tomba del medico",
    ] {
        museum.touch(section);
        museum.table.write(ViewRequest::ToggleTop);
        museum.table.write(Step::To(Open::Spot(3)));
        museum.frames();
        if section != "La tomba del medico" {
            museum.touch("Altro");
        }
    }
    museum.table.app.insert_resource(Cited(true));
    assert_eq!(*museum.resource::<Open>(), Open::Spot(3));
}

#[test]
fn everything_is_as_before_after_each_of_three_visits() {
    let mut museum = Museum::new("museum-traces");
    let base = counted(&mut museum);
    for visit in 0..3 {
        visit_everything(&mut museum);
        museum.pass_quickly(200);
        assert_eq!(
            (museum.page(), museum.language()),
            (Page::Attract, Language::English)
        );
        assert_eq!(museum.chosen().0, museum.base().0);
        assert_eq!(*museum.resource::<Open>(), Open::Whole);
        assert_eq!(*museum.resource::<Cited>(), Cited(false));
        assert_eq!(*museum.resource::<Watch>(), Watch::default());
        let panels = museum.resource::<Panels>();
        assert!(panels.dialog.is_none() && !panels.rules && !panels.result);
        let world = museum.table.app.world_mut();
        let mut rigs = world.query::<&Rig>();
        let rig = rigs.single(world).expect("one camera");
        assert!(
            rig.goal.flat < 0.5,
            "the view straight down was the visitor's"
        );
        assert_eq!(counted(&mut museum), base, "after visit {visit}");
    }
}

#[test]
fn what_a_passer_by_has_set_is_forgotten() {
    let mut museum = Museum::new("museum-passer-by");
    museum.touch("High contrast");
    assert!(museum.chosen().high_contrast);
    museum.pass_quickly(60);
    assert!(museum.chosen().high_contrast);
    museum.pass_quickly(40);
    assert!(!museum.chosen().high_contrast);
    assert_eq!(museum.page(), Page::Attract);
}

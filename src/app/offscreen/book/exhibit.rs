//! The exhibit in the book: going in, opening its pages, and the grid as it draws itself.

use super::{Book, SIZES};
use crate::app::exhibit::{Hall, Open, Step};
use crate::app::flow::Screen;
use crate::app::offscreen::studio::StudioError;
use crate::app::quality::Motion;
use bevy::prelude::*;
use std::time::Duration;

impl Book {
    /// Goes into the exhibit.
    pub(super) fn enter_exhibit(&mut self) {
        self.world()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Exhibit);
        for _ in 0..4 {
            self.rest();
        }
    }

    /// How many labels and how many stops the exhibit has.
    pub(super) fn exhibit_pages(&mut self) -> (usize, usize) {
        let hall = self.world().get_resource::<Hall>();
        hall.map_or((0, 0), |hall| {
            (hall.exhibit.hot_spots.len(), hall.exhibit.tour.len())
        })
    }

    /// Opens a page of the exhibit.
    pub(super) fn open(&mut self, open: Open) {
        self.world().write_message(Step::To(open));
        self.rest();
    }

    /// The grid draws itself, and the counters slide onto it: four moments.
    pub(super) fn unfold(&mut self, name: &str) -> Result<(), StudioError> {
        const MOMENTS: [u64; 4] = [900, 1000, 1200, 2400];
        self.studio.resize(SIZES[0]);
        self.open(Open::Whole);
        self.world().insert_resource(Motion::Full);
        self.open(Open::WhatIf(0));
        for (number, length) in MOMENTS.into_iter().enumerate() {
            let steps = u32::try_from(length / 50).unwrap_or(1);
            for _ in 0..steps {
                self.studio.pass_unseen(Duration::from_millis(50));
            }
            self.studio.pass(Duration::ZERO);
            self.shoot(&format!(
                "{name}-{}-{}x{}",
                number + 1,
                SIZES[0].x,
                SIZES[0].y
            ))?;
        }
        self.world().insert_resource(Motion::None);
        self.rest();
        Ok(())
    }
}

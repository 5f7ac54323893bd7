//! From the places of the counters to the squares of a grid.

use super::board::EDGE;
use crate::data::Library;
use crate::data::exhibit::{Colour, Counter, Exhibit};
use crate::rules::{Dimensions, Side, Square};

/// Where every counter goes, and how many have no square.
pub(super) struct OnSquares {
    /// The grid.
    pub board: Dimensions,
    /// In millimetres of the plan, in the order of the counters.
    pub goals: Vec<[f32; 2]>,
    /// How many have no square.
    pub aside: usize,
}

/// The middle of a square, in millimetres of the plan.
fn middle(exhibit: &Exhibit, board: Dimensions, sq: Square) -> [f32; 2] {
    let along = |side: f32, count: u8, at: u8| {
        EDGE + (f32::from(at) + 0.5) * (side - 2.0 * EDGE) / f32::from(count)
    };
    [
        along(exhibit.board.length, board.files, sq.file),
        along(exhibit.board.width, board.ranks, sq.rank),
    ]
}

/// Every square takes the nearest counter of its colour that is still free; what is left over is set aside in front.
pub(super) fn on_squares(exhibit: &Exhibit, library: &Library, arrangement: &str) -> OnSquares {
    let mut goals: Vec<Option<[f32; 2]>> = vec![None; exhibit.counters.len()];
    let array = library.arrangement(arrangement);
    let board = array.map_or(
        Dimensions {
            files: 12,
            ranks: 8,
        },
        |array| array.board(),
    );
    for &(sq, calculus) in array.map_or(&[][..], |array| array.pieces()) {
        let colour = match calculus.side {
            Side::White => Colour::White,
            Side::Black => Colour::Blue,
        };
        let goal = middle(exhibit, board, sq);
        let away = |counter: &Counter| (counter.at[0] - goal[0]).hypot(counter.at[1] - goal[1]);
        let nearest = exhibit
            .counters
            .iter()
            .enumerate()
            .filter(|(idx, counter)| counter.colour == colour && goals[*idx].is_none())
            .min_by(|(_, a), (_, b)| away(a).total_cmp(&away(b)));
        if let Some((idx, _)) = nearest {
            goals[idx] = Some(goal);
        }
    }
    let mut aside = 0;
    let goals = goals
        .into_iter()
        .map(|goal| {
            goal.unwrap_or_else(|| {
                aside += 1;
                [exhibit.board.length - 30.0 * aside as f32, -26.0]
            })
        })
        .collect();
    OnSquares {
        board,
        goals,
        aside,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::exhibit::built_in_exhibit;

    #[test]
    fn every_counter_finds_a_square_of_its_own_or_is_set_aside() {
        let exhibit = built_in_exhibit().expect("no faults");
        let library = Library::built_in();
        for (arrangement, aside) in [("stanway-kowalski", 0), ("stanway-astur", 2)] {
            let layout = on_squares(&exhibit, &library, arrangement);
            assert_eq!(layout.aside, aside, "{arrangement}");
            for (idx, goal) in layout.goals.iter().enumerate() {
                let same = layout.goals.iter().filter(|other| *other == goal).count();
                assert_eq!(same, 1, "{arrangement}: counter {idx}");
            }
        }
    }
}

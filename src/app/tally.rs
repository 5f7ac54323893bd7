//! The score of a match: two games of archers with sides changed, points added.

use super::flow::Flow;
use super::game::{Game, GameSystems, NewGame};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tally>().add_systems(
        Update,
        carry_over
            .in_set(Flow::Rule)
            .before(GameSystems)
            .run_if(on_message::<NewGame>),
    );
}

/// What the first game of a match counted, while the second is played.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    first: Option<First>,
}

/// A first game that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct First {
    /// The seed of the second game, by which it is known: playing again is another match, taking back is not.
    second: u64,
    /// The points of who sits at White in the second game, then of who sits at Blue.
    points: [u32; 2],
}

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// 1 or 2.
    pub game: u8,
    /// What the first game counted, while the second is played: of who sits at White now, then of who sits at Blue.
    pub first: Option<[u32; 2]>,
    /// What the game at the table has counted, once it is over.
    pub now: Option<[u32; 2]>,
}

impl Score {
    /// The points so far: of who sits at White now, then of who sits at Blue.
    #[must_use]
    pub fn together(&self) -> [u32; 2] {
        let [before, now] = [self.first, self.now].map(Option::unwrap_or_default);
        [before[0] + now[0], before[1] + now[1]]
    }
}

impl Tally {
    /// Where the match stands; nothing where the game counts no points.
    #[must_use]
    pub fn score(&self, game: &Game) -> Option<Score> {
        game.position().archers()?;
        let first = self.first_of(game).map(|first| first.points);
        Some(Score {
            game: if first.is_some() { 2 } else { 1 },
            first,
            now: game.points(),
        })
    }

    /// The points of both games of a match that is over, as [`Score::together`] has them.
    #[must_use]
    pub fn end_of_match(&self, game: &Game) -> Option<[u32; 2]> {
        let score = self.score(game).filter(|score| score.game == 2)?;
        game.outcome().map(|_| score.together())
    }

    /// Whether a second game with sides changed is due.
    #[must_use]
    pub fn second_is_due(&self, game: &Game) -> bool {
        self.first_of(game).is_none() && game.points().is_some()
    }

    fn first_of(&self, game: &Game) -> Option<First> {
        self.first.filter(|first| first.second == game.setup().seed)
    }
}

/// A new game is the second of a match when the first is over and its sides have just been changed.
fn carry_over(
    mut wishes: MessageReader<NewGame>,
    game: Option<Res<Game>>,
    mut tally: ResMut<Tally>,
) {
    let (Some(wish), Some(game)) = (wishes.read().last(), game) else {
        return;
    };
    let changed = wish.0.seed == game.setup().sides_changed().seed;
    tally.first = match game.points() {
        Some([white, black]) if changed && tally.second_is_due(&game) => Some(First {
            second: wish.0.seed,
            points: [black, white],
        }),
        _ => None,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::fixture::{settled, table};
    use crate::app::game::TakeUp;
    use crate::data::Library;
    use crate::rules::{Move, Position};

    fn score(app: &App) -> Option<(u8, [u32; 2])> {
        let tally = app.world().resource::<Tally>();
        let score = tally.score(app.world().resource::<Game>())?;
        Some((score.game, score.together()))
    }

    /// Takes up a game of Jasyr that White wins at once, by two points.
    fn win(app: &mut App) {
        let game = app.world().resource::<Game>();
        let setup = game.setup().clone();
        let text = "1w3/w4/5/2b2/5 w - 3";
        let start = Position::parse(&setup.terms, text).expect("a position");
        let moves = vec![Move::parse("a4-c5").expect("a move")];
        app.world_mut().write_message(TakeUp {
            setup,
            start,
            moves,
        });
        settled(app);
    }

    #[test]
    fn points_of_two_games_with_sides_changed_are_added() {
        let library = Library::built_in();
        let jasyr = library.variant("jasyr").expect("Jasyr");
        let mut app = table(&jasyr.terms(None, None).expect("its terms"));
        plugin(&mut app);
        let at = |game, points| Some((game, points));
        assert_eq!(score(&app), at(1, [0, 0]));
        win(&mut app);
        assert_eq!(score(&app), at(1, [2, 0]));
        let second = app.world().resource::<Game>().setup().sides_changed();
        app.world_mut().write_message(NewGame(second));
        settled(&mut app);
        assert_eq!(score(&app), at(2, [0, 2]));
        win(&mut app);
        assert_eq!(score(&app), at(2, [2, 2]));
        let tally = *app.world().resource::<Tally>();
        assert!(!tally.second_is_due(app.world().resource::<Game>()));
        // A third game begins another match.
        let third = app.world().resource::<Game>().setup().sides_changed();
        app.world_mut().write_message(NewGame(third));
        settled(&mut app);
        assert_eq!(score(&app), at(1, [0, 0]));
    }
}

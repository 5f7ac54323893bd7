//! From a [`Ply`] to the movements that show it. Pure: the same ply gives the same timeline, and no rule is computed.

use super::cue::{CLOSEST, Cue, Gesture, LANDING, TOUCH};
use super::tempo::*;
use super::timeline::{Note, Timeline};
use crate::app::audio::Sound;
use crate::app::calculi::{Actor, Cast, Place, Rest, height, resting_pose, turned};
use crate::app::layout::Layout;
use crate::rules::{Bracket, Ply, Side, Square};
use bevy::prelude::*;

/// Composes the timeline of a ply. `cast` holds all pieces before and after it; `ending` is what the listener hears when
/// the game is over.
#[must_use]
pub fn timeline(ply: &Ply, cast: &Cast, layout: &Layout, ending: Sound) -> Timeline {
    timeline_from(None, ply, cast, layout, ending)
}

/// The same when a hand has carried the piece to its square already: it is only put down out of this pose.
pub(super) fn timeline_from(
    held: Option<Transform>,
    ply: &Ply,
    cast: &Cast,
    layout: &Layout,
    ending: Sound,
) -> Timeline {
    let mut score = Score {
        held,
        ply,
        cast,
        layout,
        timeline: Timeline::default(),
    };
    let arrival = score.arrive();
    score.close_in(arrival);
    score.capture(arrival);
    score.free(arrival);
    score.shut_in(arrival);
    score.fit();
    score.end_game(ending);
    score.finish()
}

struct Score<'a> {
    held: Option<Transform>,
    ply: &'a Ply,
    cast: &'a Cast,
    layout: &'a Layout,
    timeline: Timeline,
}

impl Score<'_> {
    /// The piece goes from the hand or along its path; tells when it is there.
    fn arrive(&mut self) -> f32 {
        let actor = self
            .ply
            .last_square()
            .and_then(|sq| self.cast.stands_on(sq).copied());
        let Some(actor) = actor else {
            return 0.0;
        };
        if let Some(from) = self.held {
            return self.put_down(&actor, from);
        }
        match self.ply.path.as_slice() {
            [_] => self.set_down(&actor),
            path if self.ply.jumped.is_empty() => self.slide(&actor, path),
            path => self.leap(&actor, path),
        }
    }

    fn set_down(&mut self, actor: &Actor) -> f32 {
        let (from, to) = (self.pose(actor, actor.from), self.pose(actor, actor.to));
        self.act(actor, 0.0, SET_DOWN, (from, to), Gesture::SetDown);
        self.note(0.0, Sound::Lift, from.translation);
        self.note(SET_DOWN * TOUCH, Sound::SetDown, to.translation);
        SET_DOWN
    }

    fn put_down(&mut self, actor: &Actor, from: Transform) -> f32 {
        let to = self.pose(actor, actor.to);
        self.act(actor, 0.0, PUT_DOWN, (from, to), Gesture::PutDown);
        self.note(PUT_DOWN * TOUCH, Sound::SetDown, to.translation);
        PUT_DOWN
    }

    fn slide(&mut self, actor: &Actor, path: &[Square]) -> f32 {
        let [first, .., last] = *path else {
            return 0.0;
        };
        let (from, to) = (self.pose_on(actor, first), self.pose_on(actor, last));
        let squares = from.translation.distance(to.translation);
        if squares < 1.5 {
            self.act(actor, 0.0, STEP, (from, to), Gesture::Slide);
            self.note(STEP * 0.9, Sound::SetDown, to.translation);
            return STEP;
        }
        let duration = (SLIDE + SLIDE_MORE * (squares - 2.0)).min(SLIDE_MOST);
        self.act(actor, 0.0, duration, (from, to), Gesture::Slide);
        let middle = from.translation.midpoint(to.translation);
        self.note(0.0, Sound::Slide, middle);
        if let Some(note) = self.timeline.notes.last_mut() {
            note.pace = SLIDE_RECORDED / duration;
        }
        duration
    }

    fn leap(&mut self, actor: &Actor, path: &[Square]) -> f32 {
        let jumps = path.len().saturating_sub(1).max(1) as f32;
        let each = (LEAP * 1.6 / (jumps + 0.6)).max(LEAP_LEAST);
        let mut time = 0.0;
        for leg in path.windows(2) {
            let (from, to) = (self.pose_on(actor, leg[0]), self.pose_on(actor, leg[1]));
            self.act(actor, time, each, (from, to), Gesture::Leap);
            self.note(time, Sound::Leap, from.translation);
            time += each;
            self.note(time, Sound::SetDown, to.translation);
        }
        time
    }

    /// Mover and helper of each bracket lean towards what is between them.
    fn close_in(&mut self, arrival: f32) {
        for (idx, bracket) in self.ply.brackets.iter().enumerate() {
            let start = arrival + self.stagger(idx, self.ply.brackets.len());
            let ends = [
                (bracket.mover, bracket.helper),
                (bracket.helper, bracket.mover),
            ];
            for (sq, other) in ends {
                let Some(actor) = self.cast.stands_on(sq).copied() else {
                    continue; // an empty hostile corner
                };
                let way = self.layout.place(other) - self.layout.place(sq);
                let toward = way.normalize_or_zero();
                let rest = self.pose(&actor, actor.to);
                self.act(
                    &actor,
                    start,
                    CLOSE_IN,
                    (rest, rest),
                    Gesture::CloseIn { toward },
                );
            }
        }
    }

    /// When the pair is closest on a captive; captives of no bracket come after the brackets, one by one.
    fn squeezed(&self, sq: Square, arrival: f32) -> f32 {
        // Whoever is taken by going to its place is lifted out of the way.
        if self.ply.last_square() == Some(sq) {
            return arrival * 0.3;
        }
        let brackets = &self.ply.brackets;
        let holds = |bracket: &Bracket| bracket.between.contains(&sq);
        if let Some(idx) = brackets.iter().position(holds) {
            return arrival + self.stagger(idx, brackets.len()) + CLOSE_IN * CLOSEST;
        }
        let captives = self.ply.taken.iter().map(|&(sq, _)| sq);
        let others: Vec<Square> = captives.chain(self.ply.bound.iter().copied()).collect();
        let idx = others.iter().position(|&other| other == sq).unwrap_or(0);
        arrival + self.stagger(idx, others.len())
    }

    /// Captives are carried off or turned on their backs.
    fn capture(&mut self, arrival: f32) {
        for &(sq, _) in &self.ply.taken {
            let Some(actor) = self.cast.stood_on(sq).copied() else {
                continue;
            };
            let start = self.squeezed(sq, arrival);
            let (from, to) = (self.pose(&actor, actor.from), self.pose(&actor, actor.to));
            self.act(&actor, start, CARRY, (from, to), Gesture::Carry);
            self.note(start, Sound::Capture, from.translation);
            self.note(start + CARRY * TOUCH, Sound::Clatter, to.translation);
        }
        for &sq in &self.ply.bound {
            let start = self.squeezed(sq, arrival);
            self.turn(sq, start, Sound::Bind, BIND_LANDS);
        }
    }

    /// Freed pieces turn up again as soon as what held them has gone.
    fn free(&mut self, arrival: f32) {
        let captures = !(self.ply.taken.is_empty() && self.ply.bound.is_empty());
        let begin = if captures {
            arrival + AFTER_CAPTURE
        } else {
            arrival * 0.6
        };
        for (idx, &sq) in self.ply.freed.iter().enumerate() {
            let start = begin + self.stagger(idx, self.ply.freed.len());
            self.turn(sq, start, Sound::Free, FREE_LANDS);
        }
    }

    fn turn(&mut self, sq: Square, start: f32, sound: Sound, lands: f32) {
        let Some(actor) = self.cast.stands_on(sq).copied() else {
            return;
        };
        let (from, to) = (self.pose(&actor, actor.from), self.pose(&actor, actor.to));
        let role = actor.calculus.role;
        let gesture = Gesture::Turn {
            from: turned(role, actor.from.lies),
            to: turned(role, actor.to.lies),
            height: height(role),
        };
        self.act(&actor, start, TURN, (from, to), gesture);
        self.note(start + TURN * LANDING - lands, sound, to.translation);
    }

    /// A dux shut in shudders.
    fn shut_in(&mut self, arrival: f32) {
        let actor = self
            .ply
            .immobilised
            .and_then(|sq| self.cast.stands_on(sq).copied());
        if let Some(actor) = actor {
            let rest = self.pose(&actor, actor.to);
            self.act(&actor, arrival, SHUDDER, (rest, rest), Gesture::Shudder);
        }
    }

    /// Shortens what would take too long.
    fn fit(&mut self) {
        let more_jumps = self.ply.jumped.len().saturating_sub(3) as f32;
        let longest = LONGEST + more_jumps * LEAP_LEAST;
        let factor = longest / self.timeline.duration().max(longest);
        for cue in &mut self.timeline.cues {
            cue.start *= factor;
            cue.duration *= factor;
        }
        for note in &mut self.timeline.notes {
            note.time *= factor;
        }
    }

    /// The winner's captives rattle in their tray.
    fn end_game(&mut self, ending: Sound) {
        let Some(outcome) = self.ply.outcome else {
            return;
        };
        let start = self.timeline.duration();
        let phrase = start + self.rattle(start, outcome.winner);
        self.timeline.notes.push(Note {
            time: phrase,
            sound: ending,
            at: None,
            pace: 1.0,
        });
    }

    /// "Both hands rattle with captives" (*Laus Pisonis* 208); tells how long after the beginning the phrase is heard.
    fn rattle(&mut self, start: f32, winner: Option<Side>) -> f32 {
        let captives = self.cast.0.iter().filter_map(|actor| match actor.to.place {
            Place::Tray(slot) if Some(actor.calculus.side.other()) == winner => Some((slot, actor)),
            _ => None,
        });
        let mut heard = None;
        for (slot, actor) in captives {
            let rest = self.pose(actor, actor.to);
            let begin = start + (slot % 16) as f32 * RATTLE_STAGGER;
            self.act(actor, begin, RATTLE, (rest, rest), Gesture::Rattle);
            heard = heard.or(Some(rest.translation));
        }
        let Some(tray) = heard else {
            return 0.0;
        };
        for time in RATTLE_HEARD {
            self.note(start + time, Sound::Clatter, tray);
        }
        RATTLE_PHRASE
    }

    fn finish(mut self) -> Timeline {
        self.timeline
            .notes
            .sort_by(|a, b| a.time.total_cmp(&b.time));
        let acts = |actor: &Actor| {
            let cues = &self.timeline.cues;
            actor.changes() || cues.iter().any(|cue| cue.entity == actor.entity)
        };
        self.timeline.rests = self
            .cast
            .0
            .iter()
            .filter(|actor| acts(actor))
            .map(|actor| (actor.entity, self.pose(actor, actor.to)))
            .collect();
        self.timeline
    }

    /// Adds a movement, not before the piece's last one is over.
    fn act(
        &mut self,
        actor: &Actor,
        start: f32,
        duration: f32,
        (from, to): (Transform, Transform),
        gesture: Gesture,
    ) {
        let cues = &self.timeline.cues;
        let own = cues.iter().filter(|cue| cue.entity == actor.entity);
        let free = own.map(Cue::end).fold(start, f32::max);
        self.timeline.cues.push(Cue {
            entity: actor.entity,
            start: free,
            duration,
            from,
            to,
            gesture,
        });
    }

    fn note(&mut self, time: f32, sound: Sound, at: Vec3) {
        self.timeline.notes.push(Note {
            time: time.max(0.0),
            sound,
            at: Some(at),
            pace: 1.0,
        });
    }

    fn stagger(&self, idx: usize, count: usize) -> f32 {
        idx as f32 * STAGGER.min(STAGGER_MOST / count.max(1) as f32)
    }

    fn pose(&self, actor: &Actor, rest: Rest) -> Transform {
        resting_pose(self.layout, actor.calculus, rest)
    }

    fn pose_on(&self, actor: &Actor, sq: Square) -> Transform {
        self.pose(actor, Rest::on(sq))
    }
}

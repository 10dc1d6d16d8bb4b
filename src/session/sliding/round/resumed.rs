//! A round that the end of the program interrupts goes on at the next start.

use std::time::Duration;

use langkah_engine::sliding::moves::{Move, from_letter, letters, steps};

use super::{Met, Round, made, solved};
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::results::clock::{Now, Stopwatch};
use crate::session::settings::last::{Last, Played};
use crate::session::sliding::Sliding;

impl Sliding {
    /// What is kept of the round for the next start.
    pub(in crate::session::sliding) fn played(&self, now: Now) -> Played {
        let Round { puzzle, made, times, watch, earlier, hints, is_looked_up, .. } = &self.round;
        let (earlier, hints, is_looked_up) = (*earlier, *hints, *is_looked_up);
        if self.open().map(|open| &open.puzzle) != puzzle.as_ref() {
            return Played::default();
        }
        let is_short = made.len() <= Last::MOVES_MAX;
        if !self.round.is_running() || is_looked_up || !is_short {
            let earlier = earlier.saturating_add(watch.has_begun().into());
            return Played { earlier, hints, is_looked_up, ..Played::default() };
        }
        let (made, times, milliseconds) = (letters(made), times.clone(), watch.millis(now));
        Played { earlier, hints, is_looked_up, made, times, milliseconds }
    }

    /// Goes on with the round of an earlier run of the program, if one had not ended: the clock
    /// runs on from now. That is another attempt, because nobody knows how long the person has
    /// thought meanwhile. Else it is remembered how often the person had begun the puzzle;
    /// `has_moved` says whether there are moves by hand.
    pub(in crate::session::sliding) fn restore_round(
        &mut self,
        played: &Played,
        has_moved: bool,
        desk: &Desk<'_>,
    ) {
        self.round = Round::default();
        let Some(state) = &self.state else { return };
        let puzzle = state.open.puzzle.clone();
        let Played { earlier, hints, is_looked_up, .. } = *played;
        let ways: Vec<Move> = played.made.chars().map_while(from_letter).collect();
        let reached = steps(puzzle.start(), &ways);
        let is_whole = reached.len() == played.times.len()
            && reached.last().is_some_and(|step| step.board == *state.board())
            && *state.board() != *puzzle.goal()
            && played.times.is_sorted()
            && played.times.last() <= Some(&played.milliseconds);
        // A program that was killed may have kept the result of a round that it had not ended.
        if !is_whole || solved(&puzzle, desk.results) > earlier {
            let attempts = earlier.saturating_add(u32::from(!played.made.is_empty()));
            let attempts = attempts.max(has_moved.into());
            let mut met = Met { puzzle, attempts, hints, is_looked_up, left: Vec::new() };
            if let Some(at) = self.met.iter().position(|other| other.puzzle == met.puzzle) {
                met.take_in(self.met.swap_remove(at));
            }
            self.met.push(met);
            return;
        }
        let mut watch = Stopwatch::at(Duration::from_millis(played.milliseconds.max(1)));
        watch.run(desk.now);
        let (document, seen) = (state.open.document.clone(), made(state));
        let (times, made, puzzle, ended) = (played.times.clone(), ways, Some(puzzle), None);
        let earlier = earlier.saturating_add(1);
        self.mode = Mode::Play;
        let round = Round {
            puzzle,
            document,
            seen,
            made,
            times,
            watch,
            earlier,
            hints,
            is_looked_up,
            ended,
        };
        self.round = round;
    }
}

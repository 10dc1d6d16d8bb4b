//! The time that a person has spent on a board: from the first number they put to the last, while
//! they fill the board.

use std::time::Duration;

use crate::session::hidato::Hidato;
use crate::session::hidato::judge::Judgement;
use crate::session::mode::Mode;
use crate::session::results::clock::Now;

impl Hidato {
    /// The time spent on the open board; `None` before the first number by hand.
    pub fn time_spent(&self, now: Now) -> Option<Duration> {
        let watch = &self.state.as_ref()?.watch;
        watch.has_begun().then(|| watch.elapsed(now))
    }

    pub fn clock_runs(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.watch.is_running())
    }

    /// Pauses the clock before the board may change: [`Self::keep_clock`] lets it run on.
    pub(in crate::session) fn pause_clock(&mut self, now: Now) {
        if let Some(state) = &mut self.state {
            state.watch.pause(now);
        }
    }

    /// Takes in whether the person looks at the board, or does something outside of it.
    pub(in crate::session) const fn attend(&mut self, is_there: bool) {
        self.hand.is_away = !is_there;
    }

    /// The clock runs while the person fills the board and it is not solved.
    pub(in crate::session::hidato) fn keep_clock(&mut self, is_shown: bool, now: Now) {
        let is_solved = *self.judge.judgement() == Judgement::Solved;
        let fills = is_shown && self.mode == Mode::Play && !is_solved;
        let runs = fills && !self.hand.is_away && !self.hand.is_left;
        let Some(state) = &mut self.state else { return };
        if runs { state.watch.run(now) } else { state.watch.pause(now) }
    }
}

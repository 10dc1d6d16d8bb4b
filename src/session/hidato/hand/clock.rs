//! The time that a person has spent on a board: from the first number they put to the last, while
//! they fill the board.

use std::time::{Duration, Instant};

use crate::session::Mode;
use crate::session::hidato::Hidato;
use crate::session::hidato::judge::Judgement;

/// A clock that can pause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session::hidato) struct Clock {
    /// The time up to the last pause.
    spent: Duration,
    is_begun: bool,
    /// Since when it runs; `None` while it pauses.
    since: Option<Instant>,
}

impl Clock {
    /// A clock of an earlier run of the program.
    pub fn at(seconds: u64) -> Self {
        Self { spent: Duration::from_secs(seconds), is_begun: seconds > 0, since: None }
    }

    pub fn time(&self) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    pub fn begin(&mut self) {
        self.is_begun = true;
    }

    pub fn pause(&mut self) {
        (self.spent, self.since) = (self.time(), None);
    }

    fn run(&mut self) {
        if self.is_begun && self.since.is_none() {
            self.since = Some(Instant::now());
        }
    }
}

impl Hidato {
    /// The time spent on the open board; `None` before the first number by hand.
    pub fn time_spent(&self) -> Option<Duration> {
        let clock = &self.state.as_ref()?.clock;
        clock.is_begun.then(|| clock.time())
    }

    pub fn clock_runs(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.clock.since.is_some())
    }

    /// The clock runs while the person fills the board and it is not solved.
    pub(in crate::session::hidato) fn keep_clock(&mut self, is_shown: bool) {
        let runs =
            is_shown && self.mode == Mode::Play && *self.judge.judgement() != Judgement::Solved;
        let Some(state) = &mut self.state else { return };
        if runs { state.clock.run() } else { state.clock.pause() }
    }
}

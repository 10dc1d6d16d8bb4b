//! What a person sees of an anytime search, and changes while it runs: its history, its other
//! solutions, and when it is to end.

use std::time::Duration;

use langkah_engine::plan::Request;
use langkah_engine::search::history::History;
use langkah_engine::search::limits::Aim;
use langkah_engine::sliding::moves;

use super::solving::Purpose;
use super::{Phase, Sliding};
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::player::Origin;
use crate::session::settings::Settings;

impl Sliding {
    /// What the running anytime search has found and proved, else the one that has ended. `None`
    /// if the search is another one.
    pub fn history(&self) -> Option<&History> {
        let running = self.running.as_ref();
        let running = running.filter(|running| matches!(running.purpose, Purpose::Track(_)));
        let history = match running {
            Some(running) => &running.history,
            None => &self.ended()?.solution.history,
        };
        (!history.is_empty()).then_some(history)
    }

    /// Whether the search of the history has ended.
    pub fn has_ended(&self) -> bool {
        matches!(self.phase(), Phase::Ended(_))
    }

    /// How many moves the solution had that the search of the history began with, if it went on
    /// from an earlier one.
    pub fn began_with(&self) -> Option<usize> {
        match &self.running {
            Some(running) => running.began_with,
            None => self.ended()?.solution.began_with,
        }
    }

    /// For how long the search of the history has gone on.
    pub fn searched(&self) -> Duration {
        match self.phase() {
            Phase::Running(Some(progress)) => progress.elapsed,
            Phase::Ended(solution) => solution.search_time,
            Phase::Ready | Phase::Running(None) => Duration::ZERO,
        }
    }

    /// The length at which an anytime search is to end.
    pub fn target(&self) -> Option<u32> {
        self.target
    }

    /// What Solve runs.
    pub(super) fn request(&self, desk: &Desk<'_>) -> Request {
        Request { target: self.target, ..desk.settings.sliding_request() }
    }

    /// Chooses the target. A running search hears of it.
    pub(super) fn choose_target(&mut self, target: Option<u32>, desk: &Desk<'_>) {
        self.target = target;
        self.aim(desk.settings);
    }

    /// Tells the running search for a track when it is to end.
    pub(in crate::session) fn aim(&mut self, settings: &Settings) {
        let aim = Aim { target: self.target, time_max: settings.sliding_request().time_max };
        if let Some(running) = &mut self.running
            && matches!(running.purpose, Purpose::Track(_))
        {
            let Aim { target, time_max } = aim;
            running.request = Request { target, time_max, ..running.request };
            running.job.aim(aim);
        }
    }

    /// Takes the kept solution of so many moves as the track.
    pub(super) fn take_solution(&mut self, cost: usize) {
        let Some(history) = self.history() else { return };
        let Some(kept) = history.kept().iter().find(|kept| kept.cost == cost) else { return };
        let is_best = history.best() == Some(kept);
        let ways = moves::from_labels(&kept.labels);
        let origin = if is_best { Origin::Search } else { Origin::Chosen };
        let Some(state) = &self.state else { return };
        let is_of_search = matches!(state.player.origin(), Origin::Search | Origin::Chosen);
        if is_of_search || state.player.steps().is_empty() {
            self.exchange_track(&ways, origin, 0);
            self.mode = Mode::View;
            self.hints.hide();
        } else {
            // The person's own moves come back with undo.
            self.track(moves::steps(state.open.puzzle.start(), &ways), origin);
        }
    }
}

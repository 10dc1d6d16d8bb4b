//! Whether a board that does not say which cells touch has exactly one solution the other way.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::puzzle::hidato::{Request, solve};

use super::Hidato;
use crate::session::job::{Event, Job};

/// How long that search may take, in seconds: nobody has asked for it.
const SECONDS: f64 = 2.0;

/// The search, and what it has found.
#[derive(Default)]
pub(super) struct Otherwise {
    job: Option<Job<bool>>,
    topology: Topology,
    fits: bool,
}

impl Otherwise {
    pub fn poll(&mut self) {
        let Some(event) = self.job.as_ref().and_then(Job::next_event) else { return };
        match event {
            Event::Progress(_) | Event::Improved(_) | Event::Part(_) => return,
            Event::Done(fits) => self.fits = *fits,
            Event::Panicked(_) => {}
        }
        self.job = None;
    }
}

impl Hidato {
    /// The other way of touching, where the board has exactly one solution by it and does not say
    /// which is meant.
    pub fn fits_otherwise(&self) -> Option<Topology> {
        Some(self.otherwise.topology).filter(|_| self.otherwise.fits)
    }

    /// Whether that is being looked for.
    pub fn looks_otherwise(&self) -> bool {
        self.otherwise.job.is_some()
    }

    pub(super) fn forget_otherwise(&mut self) {
        self.otherwise = Otherwise::default();
    }

    /// Begins to look where the way at hand has not exactly one solution.
    pub(super) fn look_otherwise(&mut self) {
        self.forget_otherwise();
        let Some(state) = self.state.as_ref().filter(|state| !state.open.says_topology) else {
            return;
        };
        let verdict = state.result.as_ref().map(|(_, solution)| &solution.finished.verdict);
        let is_settled = !matches!(verdict, Some(Verdict::Several(..) | Verdict::None(_)));
        if is_settled {
            return;
        }
        let topology = state.open.board.shape().topology().other();
        let board = state.open.board.with_topology(topology);
        let request = Request { time_max: Some(SECONDS), ..Request::default() };
        let job = self.jobs.begin(move |reporter: &mut _| {
            let solution = solve(&board, &request, reporter);
            matches!(solution.finished.verdict, Verdict::One(..))
        });
        // Where there is no thread, nothing is said: nobody has asked.
        self.otherwise = Otherwise { job: job.ok(), topology, fits: false };
    }
}

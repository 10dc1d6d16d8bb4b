//! A text may not say which cells touch. This room finds out whether the board has exactly one
//! solution if cells touch in another way than the one assumed.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::solve::Verdict;
use langkah_puzzle::hidato::{Request, solve};

use super::Hidato;
use crate::session::pending::Pending;

/// How long the search of each other way may take, in seconds: no person has asked for it.
const SECONDS: f64 = 2.0;

/// The search, and what it has found.
#[derive(Default)]
pub(super) struct Otherwise {
    asking: Pending<(), Option<Topology>>,
    fits: Option<Topology>,
}

impl Otherwise {
    pub fn poll(&mut self) {
        if let Some((_, fits)) = self.asking.take() {
            self.fits = fits.ok().flatten();
        }
    }
}

impl Hidato {
    /// Another choice of which cells touch, if the board has exactly one solution with it and does
    /// not say which choice is meant.
    pub fn fits_otherwise(&self) -> Option<Topology> {
        self.otherwise.fits
    }

    /// Whether the search for it runs.
    pub fn looks_otherwise(&self) -> bool {
        self.otherwise.asking.is_running()
    }

    pub(super) fn forget_otherwise(&mut self) {
        self.otherwise = Otherwise::default();
    }

    /// Begins the search, if the board has not exactly one solution as its cells touch now.
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
        let board = state.open.board.clone();
        let request = Request { time_max: Some(SECONDS), ..Request::default() };
        // If the system gives no thread, the person is not told: no person has asked for this
        // search.
        let _ = self.otherwise.asking.ask((), &self.jobs, move |reporter| {
            board.shape().topology().others().find(|&topology| {
                let solution = solve(&board.with_topology(topology), &request, reporter);
                matches!(solution.finished.verdict, Verdict::One(..))
            })
        });
    }
}

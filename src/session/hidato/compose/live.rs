//! How many solutions the board has now. A fault is told at once; everything else a search in the
//! background finds out, which begins again after each change.

use std::time::Duration;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::judged::Judged;
use langkah_engine::hidato::solve::{Refutation, Verdict};
use langkah_language::text;
use langkah_puzzle::hidato::judged;

use crate::session::hidato::Hidato;
use crate::session::job::Reporter;
use crate::session::mode::Mode;
use crate::session::notice::Notice;
use crate::session::pending::Pending;

/// How long the search waits for the next change before it begins.
const QUIET: Duration = Duration::from_millis(80);

/// How long the search may take, in seconds: no person has asked for it.
const SECONDS: f64 = 10.0;

/// What is known of the board that is edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Live {
    /// The board is not edited.
    #[default]
    Off,
    /// A search is looking for the answer.
    Asked,
    Known(Box<Judged>),
    /// The search took too long, or could not begin.
    Unknown,
}

/// What is known, of which board, and the search for it.
#[derive(Default)]
pub(super) struct LiveSearch {
    known: Live,
    board: Option<Board>,
    asking: Pending<(), Judged>,
}

impl Hidato {
    /// What is known of the board in [`Mode::Edit`].
    pub const fn live(&self) -> &Live {
        &self.composer.live.known
    }

    /// One or two solutions of the board that is edited.
    pub(super) fn live_solutions(&self) -> Vec<Board> {
        let Live::Known(judged) = self.live() else { return Vec::new() };
        match &judged.verdict {
            Verdict::One(one) | Verdict::Unknown { first: Some(one), .. } => vec![one.clone()],
            Verdict::Several(first, second) => vec![first.clone(), second.clone()],
            Verdict::None(_) | Verdict::Unknown { first: None, .. } => Vec::new(),
        }
    }

    /// The only solution of the board that is edited, if it is known.
    pub(super) fn live_solution(&self) -> Option<&Board> {
        let Live::Known(judged) = self.live() else { return None };
        match &judged.verdict {
            Verdict::One(solution) => Some(solution),
            _ => None,
        }
    }

    /// Two solutions of the board that is edited, if it has several.
    pub fn live_two(&self) -> Option<(&Board, &Board)> {
        let Live::Known(judged) = self.live() else { return None };
        match &judged.verdict {
            Verdict::Several(first, second) => Some((first, second)),
            _ => None,
        }
    }

    /// Begins the search again if the board has changed. Outside [`Mode::Edit`] nothing is
    /// searched. Returns what the person must be told.
    pub(in crate::session::hidato) fn keep_live(&mut self) -> Option<Notice> {
        let open = self.state.as_ref().map(|state| &state.open);
        let Some(open) = open.filter(|_| self.mode == Mode::Edit) else {
            (self.composer.live, self.composer.end) = (LiveSearch::default(), None);
            return None;
        };
        let cells = open.board.shape().dims().cells();
        self.composer.at = self.composer.at.filter(|&at| at < cells);
        if self.composer.live.board.as_ref() == Some(&open.board) {
            return None;
        }
        let board = open.board.clone();
        // The search before ends first.
        let live = &mut self.composer.live;
        *live = LiveSearch { board: Some(board.clone()), ..LiveSearch::default() };
        if !open.faults.is_empty() {
            let verdict = Verdict::None(Refutation::Faults(open.faults.clone()));
            live.known = Live::Known(Box::new(Judged { verdict, rating: None }));
            return None;
        }
        let work = move |reporter: &mut Reporter<_>| {
            reporter.rest(QUIET);
            judged(&board, Some(SECONDS), reporter)
        };
        let refused = live.asking.ask((), &self.jobs, work).err();
        live.known = if refused.is_none() { Live::Asked } else { Live::Unknown };
        let title = text!("session-judge-not-started");
        refused.map(|error| Notice::fault(title, vec![error.to_string()]))
    }

    pub(in crate::session::hidato) fn poll_live(&mut self) {
        let live = &mut self.composer.live;
        let Some((_, judged)) = live.asking.take() else { return };
        live.known = match judged {
            Ok(Judged { verdict: Verdict::Unknown { first: None, .. }, .. }) | Err(_) => {
                Live::Unknown
            }
            Ok(judged) => Live::Known(Box::new(judged)),
        };
    }

    /// Ends the search, because another puzzle is shown.
    pub(in crate::session::hidato) fn forget_live(&mut self) {
        self.composer.live = LiveSearch::default();
    }
}

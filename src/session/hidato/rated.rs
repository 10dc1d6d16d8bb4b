//! How many solutions the open board has, and how hard it is. A search in the background finds it
//! out, which begins again after each change of the givens. The person sees no number of the
//! solution, but while the givens are edited.

use std::time::Duration;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::judged::Judged;
use langkah_engine::hidato::generate::Rating;
use langkah_engine::hidato::solve::{Refutation, Verdict};
use langkah_language::text;
use langkah_puzzle::hidato::judged;

use super::{Hidato, Open};
use crate::session::job::Reporter;
use crate::session::mode::Mode;
use crate::session::notice::{Notice, said};
use crate::session::pending::Pending;

/// How long the search waits for another puzzle, or for the next change, before it begins.
const QUIET: Duration = Duration::from_millis(150);
const QUIET_EDITED: Duration = Duration::from_millis(80);

/// How long it may take, in seconds: no person has asked for it.
const SECONDS: f64 = 10.0;

/// What is known of the solutions of the open board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Live {
    /// Nothing was asked.
    #[default]
    Off,
    /// A search is looking for the answer.
    Asked,
    Known(Box<Judged>),
    /// The search took too long, or could not begin.
    Unknown,
}

/// How hard the open board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hardness {
    /// Nothing was asked: the board has faults, or it is edited.
    Off,
    /// A search is looking for the answer.
    Asked,
    Rated(Rating),
    /// The board has several solutions, and so no difficulty.
    Several,
    /// The board has no solution.
    Hopeless,
    /// The search took too long, or could not begin.
    Unknown,
}

/// What is known, of which board, and the search for it.
#[derive(Default)]
pub(super) struct Rated {
    known: Live,
    board: Option<Board>,
    /// Whether the board is edited.
    is_edited: bool,
    asking: Pending<(), Judged>,
}

impl Hidato {
    /// What is known of the board in [`Mode::Edit`].
    pub const fn live(&self) -> &Live {
        if self.rated.is_edited { &self.rated.known } else { &Live::Off }
    }

    /// How hard the open board is, outside [`Mode::Edit`].
    pub fn hardness(&self) -> Hardness {
        match &self.rated.known {
            Live::Off => Hardness::Off,
            _ if self.rated.is_edited => Hardness::Off,
            Live::Asked => Hardness::Asked,
            Live::Unknown => Hardness::Unknown,
            Live::Known(judged) => match (&judged.verdict, judged.rating) {
                (Verdict::One(_), Some(rating)) => Hardness::Rated(rating),
                (Verdict::One(_), None) | (Verdict::Unknown { .. }, _) => Hardness::Unknown,
                (Verdict::Several(..), _) => Hardness::Several,
                (Verdict::None(_), _) => Hardness::Hopeless,
            },
        }
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

    /// The only solution of the open board, if the search has found it.
    pub(super) fn one_found(&self) -> Option<&Board> {
        let Live::Known(judged) = &self.rated.known else { return None };
        let is_open = self.rated.board.as_ref() == self.open().map(|open| &open.board);
        match &judged.verdict {
            Verdict::One(solution) if is_open => Some(solution),
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

    /// Begins the search again if the board is another one. It ends where a puzzle of the other
    /// family is shown. Returns what the person must be told.
    pub(super) fn keep_rated(&mut self, is_shown: bool) -> Option<Notice> {
        let is_edited = self.mode == Mode::Edit;
        let open = self.state.as_ref().map(|state| &state.open);
        let is_asked = |open: &&Open| is_edited || is_shown && open.faults.is_empty();
        let Some(open) = open.filter(is_asked) else {
            self.rated = Rated::default();
            return None;
        };
        if (self.rated.board.as_ref(), self.rated.is_edited) == (Some(&open.board), is_edited) {
            return None;
        }
        let board = open.board.clone();
        // The search before ends first.
        self.rated = Rated { board: Some(board.clone()), is_edited, ..Rated::default() };
        if let Some(judged) = open.judged(is_edited) {
            self.rated.known = Live::Known(Box::new(judged));
            return None;
        }
        let work = move |reporter: &mut Reporter<_>| {
            reporter.rest(if is_edited { QUIET_EDITED } else { QUIET });
            judged(&board, Some(SECONDS), reporter)
        };
        let refused = self.rated.asking.ask((), &self.jobs, work).err();
        self.rated.known = if refused.is_none() { Live::Asked } else { Live::Unknown };
        let title = said(|| text!("session-judge-not-started"));
        let told = refused.filter(|_| is_edited);
        told.map(|error| Notice::fault(title, vec![error.to_string()]))
    }

    /// Takes in what the search has found. Tells whether this is the only solution of a board that
    /// is not edited.
    pub(super) fn poll_rated(&mut self) -> bool {
        let Some((_, judged)) = self.rated.asking.take() else { return false };
        self.rated.known = match judged {
            Ok(Judged { verdict: Verdict::Unknown { first: None, .. }, .. }) | Err(_) => {
                Live::Unknown
            }
            Ok(judged) => Live::Known(Box::new(judged)),
        };
        !self.rated.is_edited && self.one_found().is_some()
    }

    /// Ends the search, because another puzzle is shown.
    pub(super) fn forget_rated(&mut self) {
        self.rated = Rated::default();
    }
}

impl Open {
    /// What is known of the board without a search.
    fn judged(&self, is_edited: bool) -> Option<Judged> {
        if is_edited {
            let faults = Some(self.faults.clone()).filter(|faults| !faults.is_empty())?;
            return Some(Judged {
                verdict: Verdict::None(Refutation::Faults(faults)),
                rating: None,
            });
        }
        let (rating, solution) = (self.rating?, self.solution.clone()?);
        Some(Judged { verdict: Verdict::One(solution), rating: Some(rating) })
    }
}

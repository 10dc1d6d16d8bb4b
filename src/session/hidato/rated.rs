//! How hard the open board is. A search in the background finds it out; the person sees no number
//! of the solution.

use std::time::Duration;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::judged::Judged;
use langkah_engine::hidato::generate::Rating;
use langkah_engine::hidato::solve::Verdict;
use langkah_puzzle::hidato::judged;

use super::Hidato;
use crate::session::job::Reporter;
use crate::session::mode::Mode;
use crate::session::pending::Pending;

/// How long the search waits for another puzzle before it begins.
const QUIET: Duration = Duration::from_millis(150);

/// How long it may take, in seconds: no person has asked for it.
const SECONDS: f64 = 10.0;

/// What is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hardness {
    /// Nothing was asked: the board has faults, or it is edited.
    #[default]
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
    hardness: Hardness,
    board: Option<Board>,
    /// Its only solution, which is not shown.
    solution: Option<Board>,
    asking: Pending<(), Judged>,
}

impl Hidato {
    /// How hard the open board is, outside [`Mode::Edit`].
    pub const fn hardness(&self) -> Hardness {
        self.rated.hardness
    }

    /// Begins the search if another board is open. It ends where a puzzle of the other family is
    /// shown.
    pub(super) fn keep_rated(&mut self, is_shown: bool) {
        let open = self.state.as_ref().map(|state| &state.open);
        let Some(open) =
            open.filter(|open| self.mode != Mode::Edit && is_shown && open.faults.is_empty())
        else {
            self.rated = Rated::default();
            return;
        };
        if self.rated.board.as_ref() == Some(&open.board) {
            return;
        }
        let board = open.board.clone();
        // The search before ends first.
        self.rated = Rated { board: Some(board.clone()), ..Rated::default() };
        let work = move |reporter: &mut Reporter<_>| {
            reporter.rest(QUIET);
            judged(&board, Some(SECONDS), reporter)
        };
        self.rated.hardness = match open.rating {
            Some(rating) => Hardness::Rated(rating),
            None if self.rated.asking.ask((), &self.jobs, work).is_ok() => Hardness::Asked,
            None => Hardness::Unknown,
        };
    }

    /// Takes in what the search has found. Tells whether this is the only solution.
    pub(super) fn poll_rated(&mut self) -> bool {
        let Some((_, judged)) = self.rated.asking.take() else { return false };
        let (hardness, solution) = match judged.map(|judged| (judged.rating, judged.verdict)) {
            Ok((Some(rating), Verdict::One(one))) => (Hardness::Rated(rating), Some(one)),
            Ok((None, Verdict::One(one))) => (Hardness::Unknown, Some(one)),
            Ok((_, Verdict::Several(..))) => (Hardness::Several, None),
            Ok((_, Verdict::None(_))) => (Hardness::Hopeless, None),
            Ok((_, Verdict::Unknown { .. })) | Err(_) => (Hardness::Unknown, None),
        };
        (self.rated.hardness, self.rated.solution) = (hardness, solution);
        self.rated.solution.is_some()
    }

    /// The only solution of the open board, if the search has found it.
    pub(super) fn solution_of_rating(&self) -> Option<&Board> {
        let is_open = self.rated.board.as_ref() == self.open().map(|open| &open.board);
        self.rated.solution.as_ref().filter(|_| is_open)
    }
}

//! How hard the open board is. A search in the background finds it out; the person sees no number
//! of the solution.

use std::time::Duration;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::judged::Judged;
use langkah_engine::hidato::generate::Rating;
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::puzzle::hidato::judged;

use super::Hidato;
use crate::session::job::{Event, Job, Reporter};
use crate::session::mode::Mode;

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
    /// Only a board with one solution has a difficulty.
    NotOne,
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
    job: Option<Job<Judged>>,
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
        let mut rated = Rated { board: Some(board.clone()), ..Rated::default() };
        // The search before ends first.
        self.rated.job = None;
        if let Some(rating) = open.rating {
            rated.hardness = Hardness::Rated(rating);
        } else {
            let begun = self.jobs.begin(move |reporter: &mut Reporter<_>| {
                reporter.rest(QUIET);
                judged(&board, Some(SECONDS), reporter)
            });
            rated.hardness = if begun.is_ok() { Hardness::Asked } else { Hardness::Unknown };
            rated.job = begun.ok();
        }
        self.rated = rated;
    }

    pub(super) fn poll_rated(&mut self) {
        let event = self.rated.job.as_ref().and_then(Job::next_event);
        let (hardness, solution) = match event {
            None | Some(Event::Progress(_) | Event::History(_) | Event::Part(_)) => return,
            Some(Event::Done(judged)) => match (judged.rating, judged.verdict) {
                (Some(rating), Verdict::One(one)) => (Hardness::Rated(rating), Some(one)),
                (None, Verdict::One(one)) => (Hardness::Unknown, Some(one)),
                (_, Verdict::Several(..) | Verdict::None(_)) => (Hardness::NotOne, None),
                (_, Verdict::Unknown { .. }) => (Hardness::Unknown, None),
            },
            Some(Event::Panicked(_)) => (Hardness::Unknown, None),
        };
        (self.rated.hardness, self.rated.solution, self.rated.job) = (hardness, solution, None);
    }

    /// The only solution of the open board, if the search has found it.
    pub(super) fn solution_of_rating(&self) -> Option<&Board> {
        let is_open = self.rated.board.as_ref() == self.open().map(|open| &open.board);
        self.rated.solution.as_ref().filter(|_| is_open)
    }
}

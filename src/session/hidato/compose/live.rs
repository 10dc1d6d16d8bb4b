//! How many solutions the board has now. A fault is told at once; everything else a search in the
//! background finds out, which begins again after each change.

use std::time::Duration;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::judged::Judged;
use langkah_engine::hidato::solve::{Refutation, Verdict};
use langkah_engine::puzzle::hidato::judged;
use langkah_language::text;

use crate::session::hidato::Hidato;
use crate::session::job::{Event, Job, Reporter};
use crate::session::mode::Mode;
use crate::session::notice::Notice;

/// How long the search waits for the next change before it begins.
const QUIET: Duration = Duration::from_millis(80);

/// How long the search may take, in seconds: no person has asked for it.
const SECONDS: f64 = 10.0;

/// What is known of the board that is edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Standing {
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
pub(super) struct Live {
    standing: Standing,
    board: Option<Board>,
    job: Option<Job<Judged>>,
}

impl Live {
    fn take(&mut self, event: Event<Judged>) {
        self.standing = match event {
            Event::Progress(_) | Event::History(_) | Event::Part(_) => return,
            Event::Done(judged) => match &judged.verdict {
                Verdict::Unknown { first: None, .. } => Standing::Unknown,
                _ => Standing::Known(judged),
            },
            Event::Panicked(_) => Standing::Unknown,
        };
        self.job = None;
    }
}

impl Hidato {
    /// What is known of the board in [`Mode::Edit`].
    pub const fn live(&self) -> &Standing {
        &self.composer.live.standing
    }

    /// One or two solutions of the board that is edited.
    pub(super) fn live_solutions(&self) -> Vec<Board> {
        let Standing::Known(judged) = self.live() else { return Vec::new() };
        match &judged.verdict {
            Verdict::One(one) | Verdict::Unknown { first: Some(one), .. } => vec![one.clone()],
            Verdict::Several(first, second) => vec![first.clone(), second.clone()],
            Verdict::None(_) | Verdict::Unknown { first: None, .. } => Vec::new(),
        }
    }

    /// The only solution of the board that is edited, if it is known.
    pub(super) fn live_solution(&self) -> Option<&Board> {
        let Standing::Known(judged) = self.live() else { return None };
        match &judged.verdict {
            Verdict::One(solution) => Some(solution),
            _ => None,
        }
    }

    /// Two solutions of the board that is edited, if it has several.
    pub fn live_two(&self) -> Option<(&Board, &Board)> {
        let Standing::Known(judged) = self.live() else { return None };
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
            (self.composer.live, self.composer.end) = (Live::default(), None);
            return None;
        };
        let cells = open.board.shape().dims().cells();
        self.composer.at = self.composer.at.filter(|&at| at < cells);
        if self.composer.live.board.as_ref() == Some(&open.board) {
            return None;
        }
        let board = open.board.clone();
        let mut live = Live { board: Some(board.clone()), ..Live::default() };
        if !open.faults.is_empty() {
            let verdict = Verdict::None(Refutation::Faults(open.faults.clone()));
            live.standing = Standing::Known(Box::new(Judged { verdict, rating: None }));
            self.composer.live = live;
            return None;
        }
        // The search before ends first.
        self.composer.live.job = None;
        let work = move |reporter: &mut Reporter<_>| {
            reporter.rest(QUIET);
            judged(&board, Some(SECONDS), reporter)
        };
        let begun = self.jobs.begin(work);
        live.standing = if begun.is_ok() { Standing::Asked } else { Standing::Unknown };
        let told = begun.as_ref().err().map(ToString::to_string);
        live.job = begun.ok();
        self.composer.live = live;
        told.map(|error| Notice::fault(text!("session-judge-not-started"), vec![error]))
    }

    pub(in crate::session::hidato) fn poll_live(&mut self) {
        let event = self.composer.live.job.as_ref().and_then(Job::next_event);
        if let Some(event) = event {
            self.composer.live.take(event);
        }
    }

    /// Ends the search, because another puzzle is shown.
    pub(in crate::session::hidato) fn forget_live(&mut self) {
        self.composer.live = Live::default();
    }
}

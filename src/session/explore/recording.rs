//! Recording a search on the job's thread.

use std::io;
use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Board;
use langkah_engine::puzzle::explain::Explainer;
use langkah_engine::puzzle::fit::Misfit;
use langkah_engine::puzzle::plan::{Plan, Request};
use langkah_engine::puzzle::solve::{Solution, Task};
use langkah_engine::puzzle::told::Told;
use langkah_engine::puzzle::{Of, Puzzle, hidato, tree};
use langkah_engine::search::event::Cut;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::record::Follower;
use langkah_engine::search::watch::Progress;
use langkah_language::text;

use super::explorer::Explorer;
use crate::session::job::{Event, Job, Jobs};
use crate::session::{Notice, Session};

/// A search that was recorded, or is being recorded.
pub struct Recorded {
    pub of: Searched,
    /// The most nodes that were to be recorded.
    pub nodes_max: u32,
    /// `None` if there was no search, or none that can be recorded.
    pub trace: Option<Arc<Trace>>,
}

/// The puzzle that was searched, the search, and its end.
pub type Searched = Of<SlidingSearch, HidatoSearch>;

/// A search of a sliding puzzle.
pub struct SlidingSearch {
    pub puzzle: Puzzle,
    pub request: Request,
    /// The result, or the reason why the search does not go with the board; `None` while it runs.
    pub result: Option<Result<Solution, Misfit>>,
    /// Explains the bound at a node; `None` if there is no tree.
    pub explainer: Option<Arc<Explainer>>,
}

/// A search of a Hidato.
pub struct HidatoSearch {
    pub board: Board,
    pub request: hidato::Request,
    /// `None` while the search runs.
    pub solution: Option<hidato::Solution>,
}

impl Recorded {
    /// Its nodes in the words of its puzzle; `are_drawn` tells whether its tree shows boards or
    /// dots.
    pub fn told(&self, are_drawn: bool) -> Box<dyn Told + '_> {
        match &self.of {
            Of::Sliding(sliding) => {
                Box::new(tree::SlidingTree { start: sliding.puzzle.start(), are_drawn })
            }
            Of::Hidato(hidato) => Box::new(hidato.boards(are_drawn)),
        }
    }

    pub fn sliding(&self) -> Option<&SlidingSearch> {
        self.of.as_ref().sliding()
    }

    pub fn hidato(&self) -> Option<&HidatoSearch> {
        self.of.as_ref().hidato()
    }
}

impl HidatoSearch {
    pub fn boards(&self, are_drawn: bool) -> hidato::tree::HidatoTree<'_> {
        let (plan, choice) = (self.request.plan, self.request.variant.cost);
        hidato::tree::HidatoTree { board: &self.board, plan, choice, are_drawn }
    }
}

/// The puzzle that is searched.
pub(super) type Subject = Of<Puzzle, Board>;

/// A puzzle, and the search that is to be recorded on it.
pub(super) type Search = Of<(Puzzle, Request), (Board, hidato::Request)>;

/// A search that is being recorded.
pub struct Recording {
    job: Job<Recorded, Recorded>,
    pub(super) subject: Subject,
    pub nodes_max: u32,
    /// The search, on a board of a size.
    of: Of<(Plan, Dims), hidato::Plan>,
    /// `None` until its first report.
    pub progress: Option<Progress>,
    /// Whether the tree takes no more nodes, though the search may go on.
    is_cut: bool,
}

/// How a recording begins.
pub(super) enum Begun {
    Running(Box<Recording>),
    /// There was nothing to search.
    Ended(Box<Recorded>),
}

/// What a recording has sent.
pub(super) enum Heard {
    /// The tree so far.
    SoFar(Box<Recorded>),
    End(End),
}

/// The end of a recording: the recorded search, or the message of a fault of the program.
pub(super) type End = Result<Box<Recorded>, String>;

impl Recording {
    /// Begins to record the first `nodes_max` nodes of a search. If `grows` is true, it sends the
    /// tree so far from time to time.
    ///
    /// # Errors
    /// The system's error, if the system gives no thread.
    pub(super) fn begin(
        jobs: &Jobs,
        search: Search,
        nodes_max: u32,
        grows: bool,
    ) -> io::Result<Begun> {
        match search {
            Search::Sliding((puzzle, request)) => {
                Self::begin_sliding(jobs, puzzle, request, nodes_max, grows)
            }
            Search::Hidato((board, request)) => {
                Self::begin_hidato(jobs, board, request, nodes_max, grows)
            }
        }
    }

    fn begin_sliding(
        jobs: &Jobs,
        puzzle: Puzzle,
        request: Request,
        nodes_max: u32,
        grows: bool,
    ) -> io::Result<Begun> {
        let task = match Task::with_tree(puzzle.clone(), request) {
            Ok(task) => task,
            Err(misfit) => {
                let result = Some(Err(misfit));
                let of = Of::Sliding(SlidingSearch { puzzle, request, result, explainer: None });
                let recorded = Recorded { of, nodes_max, trace: None };
                return Ok(Begun::Ended(Box::new(recorded)));
            }
        };
        let subject = Subject::Sliding(puzzle.clone());
        let dims = puzzle.start().dims();
        let plan = request.plan.on(dims).unwrap_or(request.plan);
        let of = Of::Sliding((plan, dims));
        let job = jobs.begin(move |reporter| {
            // While the search runs, nobody knows whether the board is an easy one, which another
            // search solves.
            let mut explainer = None;
            let mut recorded = |plan, result, trace: Option<Arc<Trace>>| {
                let kept = explainer.take().filter(|(of, _)| *of == plan);
                let explain = || Arc::new(Explainer::new(plan, puzzle.goal()));
                let of_plan = trace.as_ref().map(|_| kept.map_or_else(explain, |(_, one)| one));
                explainer = of_plan.clone().map(|one| (plan, one));
                let explainer = of_plan;
                let sliding = SlidingSearch { puzzle: puzzle.clone(), request, result, explainer };
                Recorded { of: Of::Sliding(sliding), nodes_max, trace }
            };
            let sender = reporter.clone();
            let mut see = |trace| sender.part(recorded(plan, None, Some(trace)));
            let follower = grows.then_some(Follower::Trees(&mut see));
            let (solution, trace) = task.record_for(reporter, nodes_max, follower);
            recorded(solution.plan, Some(Ok(solution)), trace)
        })?;
        let recording = Self { job, subject, nodes_max, of, progress: None, is_cut: false };
        Ok(Begun::Running(Box::new(recording)))
    }

    fn begin_hidato(
        jobs: &Jobs,
        board: Board,
        request: hidato::Request,
        nodes_max: u32,
        grows: bool,
    ) -> io::Result<Begun> {
        let subject = Subject::Hidato(board.clone());
        let of = Of::Hidato(request.plan);
        let job = jobs.begin(move |reporter| {
            let recorded = |solution, trace| {
                let of = Of::Hidato(HidatoSearch { board: board.clone(), request, solution });
                Recorded { of, nodes_max, trace }
            };
            let sender = reporter.clone();
            let mut see = |trace| sender.part(recorded(None, Some(trace)));
            let follower = grows.then_some(Follower::Trees(&mut see));
            let (solution, trace) =
                hidato::record_for(&board, &request, reporter, nodes_max, follower);
            recorded(Some(solution), trace)
        })?;
        let recording = Self { job, subject, nodes_max, of, progress: None, is_cut: false };
        Ok(Begun::Running(Box::new(recording)))
    }

    /// The search in words.
    pub fn title(&self) -> String {
        match self.of {
            Of::Sliding((plan, dims)) => plan.title(dims),
            Of::Hidato(plan) => plan.title().to_owned(),
        }
    }

    /// Asks the search to end. What it has recorded by then stays.
    pub fn stop(&self) {
        self.job.stop();
    }

    /// Whether no more nodes are recorded, though the search goes on.
    pub fn is_full(&self) -> bool {
        if self.is_cut {
            return true;
        }
        let generated = self.progress.as_ref().map_or(0, |progress| progress.stats.generated);
        generated > self.nodes_max.into()
    }

    /// Takes in what the search has sent. Returns at the next tree or at the end of the search.
    pub(super) fn poll(&mut self) -> Option<Heard> {
        while let Some(event) = self.job.next_event() {
            match event {
                Event::Progress(progress) => self.progress = Some(progress),
                Event::Improved(_) => {}
                Event::Part(recorded) => {
                    let cut = recorded.trace.as_ref().and_then(|trace| trace.cut());
                    self.is_cut = cut.is_some_and(|cut| cut != Cut::Growing);
                    return Some(Heard::SoFar(recorded));
                }
                Event::Done(recorded) => return Some(Heard::End(Ok(recorded))),
                Event::Panicked(message) => return Some(Heard::End(Err(message))),
            }
        }
        None
    }
}

/// Tells that the search could not begin.
pub(super) fn refused(error: &io::Error) -> Notice {
    Notice::fault(text!("session-search-not-started"), vec![error.to_string()])
}

/// Tells that a fault of the program has ended the search.
pub(super) fn failed(message: String) -> Notice {
    Notice::fault(text!("session-search-failed"), vec![message])
}

impl Session {
    /// The open puzzle.
    pub(super) fn subject(&self) -> Option<Subject> {
        Some(match self.tenant() {
            Of::Sliding(sliding) => Subject::Sliding(sliding.open()?.puzzle.clone()),
            Of::Hidato(hidato) => Subject::Hidato(hidato.open()?.board.clone()),
        })
    }

    /// Records a search on the open puzzle, instead of what was recorded before. On a Hidato it
    /// records the chosen search for Hidato, not `request`.
    pub(super) fn record(&mut self, request: Request) {
        let nodes_max = self.explore.nodes_max;
        let Some(subject) = self.subject() else { return };
        let of_hidato = self.settings.hidato_request();
        let search = subject.map(|puzzle| (puzzle, request), |board| (board, of_hidato));
        self.forget_explorer();
        self.explore.recording = None;
        let begun = Recording::begin(&self.jobs, search, nodes_max, true);
        match begun {
            Ok(Begun::Running(recording)) => self.explore.recording = Some(*recording),
            Ok(Begun::Ended(recorded)) => self.explore.explorer = Some(Explorer::new(*recorded)),
            Err(error) => {
                self.notice = Some(refused(&error));
                self.explore.view = super::View::Solution;
            }
        }
    }

    /// Takes in what the recording has sent.
    pub(super) fn poll_recording(&mut self) {
        let is_seen = self.view() == super::View::Tree;
        while let Some(recording) = &mut self.explore.recording {
            let heard = recording.poll();
            // A search whose tree is full goes on only to tell its end. Nobody waits for that if
            // the tree is not shown.
            if !is_seen && recording.is_full() {
                recording.stop();
            }
            match heard {
                None => return,
                Some(Heard::SoFar(recorded)) => self.show_recorded(*recorded),
                Some(Heard::End(end)) => {
                    self.explore.recording = None;
                    self.end_recording(end);
                }
            }
        }
    }

    fn end_recording(&mut self, end: End) {
        match end {
            Ok(recorded) => self.show_recorded(*recorded),
            Err(message) => {
                self.forget_explorer();
                self.explore.view = super::View::Solution;
                self.notice = Some(failed(message));
            }
        }
    }

    /// Takes more of the search that is shown, or shows another one.
    fn show_recorded(&mut self, recorded: Recorded) {
        match &mut self.explore.explorer {
            Some(explorer) => {
                let before = explorer.grow(recorded);
                self.jobs.discard(before);
            }
            None => self.explore.explorer = Some(Explorer::new(recorded)),
        }
    }
}

//! Recording a search on the job's thread.

use std::io;
use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::plan::Plan;
use langkah_engine::search::event::Cut;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::watch::Progress;
use langkah_language::text;
use langkah_puzzle::Family;
use langkah_puzzle::code::Listing;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::practice::Subject;
use langkah_puzzle::told::Told;

use super::explorer::Explorer;
pub use super::hidato::HidatoSearch;
pub use super::sliding::SlidingSearch;
use crate::session::Session;
pub use crate::session::family::Searched;
use crate::session::family::{Search, ended, recordable};
use crate::session::job::{Event, Job, Jobs};
use crate::session::notice::{Notice, said};

/// A search that was recorded, or is being recorded.
pub struct Recorded {
    pub of: Searched,
    /// `None` if there was no search, or none that can be recorded.
    pub trace: Option<Arc<Trace>>,
}

/// What of a recorded search every family tells.
pub trait Ended {
    /// Its nodes in the words of its puzzle; `are_drawn` tells whether its tree shows boards or
    /// dots.
    fn told(&self, are_drawn: bool) -> Box<dyn Told + '_>;

    /// Whether the search still runs.
    fn is_running(&self) -> bool;

    /// The size of its boards.
    fn dims(&self) -> Dims;

    /// The width and the height of its boards as they are drawn, in widths of a cell.
    fn size(&self) -> (f32, f32) {
        (self.dims().cols() as f32, self.dims().rows() as f32)
    }

    /// The search as pseudo-code; `None` for a search that has no single tree.
    fn listing(&self) -> Option<Listing>;

    /// The search by its name.
    fn named(&self) -> Named;
}

/// A search that can be recorded.
pub(in crate::session) trait Recordable {
    /// Begins to record the first `nodes_max` nodes. If `grows` is true, it sends the tree so far
    /// from time to time.
    ///
    /// # Errors
    /// The system's error, if the system gives no thread.
    fn begin(&self, jobs: &Jobs, nodes_max: u32, grows: bool) -> io::Result<Begun>;

    /// The search in words.
    fn title(&self) -> String;

    /// The search by its name.
    fn named(&self) -> Named;
}

impl Recorded {
    /// Its nodes in the words of its puzzle; `are_drawn` tells whether its tree shows boards or
    /// dots.
    pub fn told(&self, are_drawn: bool) -> Box<dyn Told + '_> {
        ended(&self.of).told(are_drawn)
    }

    pub fn sliding(&self) -> Option<&SlidingSearch> {
        self.of.as_ref().sliding()
    }

    pub fn hidato(&self) -> Option<&HidatoSearch> {
        self.of.as_ref().hidato()
    }
}

/// A search that is being recorded.
pub struct Recording {
    job: Job<Recorded, Recorded>,
    /// The puzzle that is searched.
    pub(super) subject: Subject,
    pub nodes_max: u32,
    search: Search,
    /// `None` until its first report.
    pub progress: Option<Progress>,
    /// Whether the tree takes no more nodes, though the search may go on.
    is_cut: bool,
}

/// How a recording begins.
pub(in crate::session) enum Begun {
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
    /// A recording that `job` has begun.
    pub(super) fn of(job: Job<Recorded, Recorded>, nodes_max: u32, search: Search) -> Begun {
        let subject = search.as_ref().map(|(puzzle, _)| puzzle.clone(), |(board, _)| board.clone());
        let recording = Self { job, subject, nodes_max, search, progress: None, is_cut: false };
        Begun::Running(Box::new(recording))
    }

    /// The family of the puzzle that is searched.
    pub fn family(&self) -> Family {
        self.subject.family()
    }

    /// The search in words.
    pub fn title(&self) -> String {
        recordable(&self.search).title()
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
                Event::History(_) => {}
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

/// Tells that a fault of the program has ended the search.
pub(super) fn failed(message: String) -> Notice {
    Notice::fault(said(|| text!("session-search-failed")), vec![message])
}

impl Session {
    /// Records a search on the open puzzle, instead of what was recorded before: the chosen search,
    /// or `once` if the puzzle is a sliding one.
    pub(super) fn record(&mut self, once: Option<Plan>) {
        let Some(search) = self.any_tenant().search(&self.settings, once) else { return };
        self.record_search(&search, self.explore.nodes_max);
    }

    /// Records a search on the open puzzle, instead of what was recorded before.
    pub(super) fn record_search(&mut self, search: &Search, nodes_max: u32) {
        self.forget_explorer();
        self.explore.recording = None;
        let begun = recordable(search).begin(&self.jobs, nodes_max, true);
        match begun {
            Ok(Begun::Running(recording)) => self.explore.recording = Some(*recording),
            Ok(Begun::Ended(recorded)) => self.explore.explorer = Some(Explorer::new(*recorded)),
            Err(error) => {
                self.notice = Some(Notice::not_started(&error));
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

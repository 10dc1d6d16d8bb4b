//! Recording a search on the job's thread.

use super::explorer::Explorer;
use crate::puzzle::Puzzle;
use crate::puzzle::fit::Misfit;
use crate::puzzle::plan::Request;
use crate::puzzle::solve::{Progress, Solution, Task};
use crate::search::trace::Trace;
use crate::session::job::{Event, Job};
use crate::session::{Notice, Session};

/// A search that was recorded.
pub struct Recorded {
    pub puzzle: Puzzle,
    pub request: Request,
    /// How many nodes were recorded at the most.
    pub nodes_max: u32,
    /// What the search ended with, or why it does not go with the board.
    pub result: Result<Solution, Misfit>,
    /// `None` where there was no search, or none that can be recorded.
    pub trace: Option<Trace>,
}

/// A search that is being recorded.
pub struct Recording {
    job: Job<Recorded>,
    pub puzzle: Puzzle,
    pub request: Request,
    pub nodes_max: u32,
    /// `None` until its first report.
    pub progress: Option<Progress>,
}

impl Recording {
    /// Asks the search to end; what it has recorded by then stands.
    pub fn stop(&self) {
        self.job.stop();
    }
}

impl Session {
    /// Records the chosen search on the open puzzle, in place of what was recorded before.
    pub(super) fn record(&mut self) {
        let Some(open) = self.open() else { return };
        let (puzzle, request) = (open.puzzle.clone(), self.settings.request());
        let nodes_max = self.explore.nodes_max;
        self.explore.explorer = None;
        self.explore.recording = None;
        let task = match Task::new(puzzle.clone(), request) {
            Ok(task) => task,
            Err(misfit) => {
                let (result, trace) = (Err(misfit), None);
                let recorded = Recorded { puzzle, request, nodes_max, result, trace };
                self.explore.explorer = Some(Explorer::new(recorded));
                return;
            }
        };
        let of = puzzle.clone();
        let spawned = Job::spawn(self.waker.clone(), move |reporter| {
            let (solution, trace) = task.record(reporter, nodes_max);
            Recorded { puzzle: of, request, nodes_max, result: Ok(solution), trace }
        });
        match spawned {
            Ok(job) => {
                let recording = Recording { job, puzzle, request, nodes_max, progress: None };
                self.explore.recording = Some(recording);
            }
            Err(error) => {
                let lines = vec![error.to_string()];
                self.notice = Some(Notice::fault("The search could not be started", lines));
                self.explore.view = super::View::Solution;
            }
        }
    }

    /// Takes in what the recording has sent.
    pub(super) fn poll_recording(&mut self) {
        while let Some(recording) = &mut self.explore.recording {
            match recording.job.next_event() {
                None => return,
                Some(Event::Progress(progress)) => recording.progress = Some(progress),
                Some(Event::Improved(_) | Event::Row(_)) => {}
                Some(Event::Done(recorded)) => {
                    self.explore.recording = None;
                    self.explore.explorer = Some(Explorer::new(*recorded));
                }
                Some(Event::Panicked(message)) => {
                    self.explore.recording = None;
                    self.explore.view = super::View::Solution;
                    let title = "The search failed by a fault of the program";
                    self.notice = Some(Notice::fault(title, vec![message]));
                }
            }
        }
    }
}

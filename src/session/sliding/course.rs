//! The nodes that the course's search counts on the open puzzle, to be seen beside those of another
//! search.

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::watch::Progress;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Solution, Task};
use langkah_language::text;

use super::Sliding;
use crate::session::desk::Desk;
use crate::session::notice::{Notice, said};
use crate::session::pending::Pending;

/// How long the course's search may take, in seconds: on boards far from the goal its nodes need
/// more memory than there is.
const SECONDS: f64 = 30.0;

/// The course's search on a puzzle.
pub struct Course {
    puzzle: Puzzle,
    searching: Pending<(), Solution>,
    solution: Option<Solution>,
}

impl Course {
    /// Its figures so far; `None` before its first report and after its end.
    pub fn progress(&self) -> Option<&Progress> {
        self.searching.progress()
    }

    /// What it ended with; `None` while it runs.
    pub fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    pub fn is_running(&self) -> bool {
        self.searching.is_running()
    }
}

impl Sliding {
    /// The course's search on the open puzzle, if it was asked for.
    pub fn course(&self) -> Option<&Course> {
        let open = self.open()?;
        self.course.as_ref().filter(|course| course.puzzle == open.puzzle)
    }

    /// Whether the course's search can be asked for: it goes with the board, and another search has
    /// ended.
    pub fn can_count_as_course(&self) -> bool {
        let plan = Plan::Preset(Preset::COURSE);
        let fits = |puzzle: &Puzzle| plan.on(puzzle.start().dims(), Metric::Single).is_ok();
        let open = self.open().filter(|open| open.solvability.is_solvable());
        let ended = self.ended().is_some_and(|ended| ended.solution.plan != plan);
        ended && self.course().is_none() && open.is_some_and(|open| fits(&open.puzzle))
    }

    pub(super) fn count_as_course(&mut self, desk: &mut Desk<'_>) {
        if !self.can_count_as_course() {
            return;
        }
        let Some(puzzle) = self.open().map(|open| open.puzzle.clone()) else { return };
        let plan = Plan::Preset(Preset::COURSE);
        let time_max = desk.settings.seconds(Some(SECONDS));
        let request =
            Request { plan, metric: Metric::Single, time_max, ..desk.settings.sliding_request() };
        let Ok(task) = Task::new(puzzle.clone(), request) else { return };
        let mut course = Course { puzzle, searching: Pending::default(), solution: None };
        match course.searching.ask((), &self.jobs, move |reporter| task.run(reporter)) {
            Ok(()) => self.course = Some(course),
            Err(error) => *desk.notice = Some(Notice::not_started(&error)),
        }
    }

    /// Asks the course's search to end.
    pub(super) fn stop_course(&self) {
        self.course.iter().for_each(|course| course.searching.stop());
    }

    /// Forgets the course's search if another puzzle is open by now.
    pub(in crate::session) fn leave_course(&mut self) {
        if self.course().is_none() {
            self.course = None;
        }
    }

    /// Takes in what the course's search has sent.
    pub(super) fn poll_course(&mut self, desk: &mut Desk<'_>) {
        let Some(course) = &mut self.course else { return };
        match course.searching.take() {
            None => {}
            Some((_, Ok(solution))) => course.solution = Some(solution),
            Some((_, Err(message))) => {
                self.course = None;
                desk.fault(said(|| text!("session-search-failed")), message);
            }
        }
    }
}

//! How few moves would have solved the puzzles that the person has solved by hand. One puzzle after
//! the other is searched, beside everything else.

use std::collections::VecDeque;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution, Task};

use super::Sliding;
use crate::session::desk::Desk;
use crate::session::job::{Event, Job};
use crate::session::results::{EntryId, Results};

/// The longest search for the fewest moves, in seconds, and the longest one of a board that is too
/// large for a proof: that search would go on until it is stopped.
const SECONDS: f64 = 60.0;
const ANYTIME_SECONDS: f64 = 10.0;

/// The searches that run and wait.
#[derive(Default)]
pub(super) struct Fewest {
    running: Option<(EntryId, Job)>,
    /// The shortest solution so far of the one that runs.
    best: Option<u64>,
    waiting: VecDeque<(EntryId, Task)>,
}

impl Fewest {
    fn is_wanted(&self, id: EntryId) -> bool {
        let is_running = self.running.as_ref().is_some_and(|(one, _)| *one == id);
        is_running || self.waiting.iter().any(|(one, _)| *one == id)
    }

    /// Takes in what the search that runs has sent. Tells whether it has ended.
    fn hear(&mut self, results: &mut Results) -> bool {
        let Some((id, job)) = &self.running else { return true };
        while let Some(event) = job.next_event() {
            match event {
                Event::Progress(_) | Event::Part(_) => {}
                Event::History(history) => {
                    self.best = history.best().map(|best| best.cost as u64);
                }
                Event::Done(solution) => {
                    let found = length(&solution).or(self.best);
                    let is_proved = solution.proved_least && length(&solution).is_some();
                    if let Some(fewest) = found {
                        results.know_fewest(*id, fewest, is_proved);
                    }
                    return true;
                }
                Event::Panicked(_) => return true,
            }
        }
        false
    }
}

fn length(solution: &Solution) -> Option<u64> {
    let is_solved = matches!(solution.outcome, Outcome::Solved(_));
    solution.length().filter(|_| is_solved).map(|length| length as u64)
}

impl Sliding {
    /// Whether a search for the fewest moves of a puzzle that was solved by hand runs.
    pub(in crate::session) const fn is_counting_fewest(&self) -> bool {
        self.fewest.running.is_some()
    }

    /// Whether the fewest moves of a result are still searched for.
    pub fn counts_fewest(&self, id: EntryId) -> bool {
        self.fewest.is_wanted(id)
    }

    /// Ends the searches: their results are deleted.
    pub(in crate::session) fn forget_fewest(&mut self) {
        self.fewest = Fewest::default();
    }

    /// Finds the fewest moves of a puzzle for its result, now or later.
    pub(super) fn count_fewest(&mut self, id: EntryId, puzzle: Puzzle, desk: &mut Desk<'_>) {
        if let Some(fewest) = self.fewest() {
            return desk.results.know_fewest(id, fewest as u64, true);
        }
        let usual = desk.settings.sliding_request();
        let plan = Plan::default().on(puzzle.start().dims(), usual.metric);
        let most = if plan == Ok(Plan::Anytime) { ANYTIME_SECONDS } else { SECONDS };
        let time_max = desk.settings.seconds(Some(most));
        let request = Request { plan: Plan::default(), time_max, ..usual };
        if let Ok(task) = Task::new(puzzle, request) {
            self.fewest.waiting.push_back((id, task));
            self.poll_fewest(desk);
        }
    }

    /// Takes in what the searches have found, and begins the next one.
    pub(super) fn poll_fewest(&mut self, desk: &mut Desk<'_>) {
        while self.fewest.hear(desk.results) {
            (self.fewest.running, self.fewest.best) = (None, None);
            let Some((id, task)) = self.fewest.waiting.pop_front() else { return };
            // Without a thread the fewest moves stay unknown; nobody has asked for them.
            let job = self.jobs.begin(move |reporter| task.run(reporter));
            self.fewest.running = job.ok().map(|job| (id, job));
        }
    }
}

//! Searches for a sliding puzzle: their requests, their purposes, and their results.

use langkah_engine::plan::Request;
use langkah_engine::search::history::History;
use langkah_engine::search::watch::Progress;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_language::text;
use langkah_puzzle::words;

use super::Sliding;
use super::history::State;
use crate::session::desk::Desk;
use crate::session::job::{self, Event, Job};
use crate::session::mode::Mode;
use crate::session::notice::{Notice, said};
use crate::session::player::{Origin, Player};

/// A search that has ended: its request and its solution.
#[derive(Clone)]
pub(super) struct Ended {
    pub request: Request,
    pub solution: Solution,
}

/// A job that runs.
pub(super) struct Running {
    pub job: Job,
    pub request: Request,
    pub purpose: Purpose,
    pub progress: Option<Progress>,
    /// What an anytime search has found and proved so far.
    pub history: History,
    /// How many moves the solution has that it began with, if it knew one.
    pub began_with: Option<usize>,
}

/// What a job's solution is for.
pub(super) enum Purpose {
    /// It becomes the track, with the player at a place in it.
    Track(usize),
    /// It gives the next move from this board.
    Hint(Board),
}

impl Sliding {
    /// Searches for the track, unless a search for it runs.
    pub(super) fn seek_track(&mut self, desk: &mut Desk<'_>) {
        if self.running.is_some() && !self.seeks_hint() {
            return;
        }
        let Some(open) = self.open() else { return };
        let Some(task) = self.task(open.puzzle.clone(), desk) else { return };
        let is_solved = self.is_solved_by(&self.request(desk));
        let place = if is_solved { self.player().position() } else { 0 };
        let task = match self.ended() {
            Some(ended) => task.after(&ended.solution),
            None => task,
        };
        self.clear_track();
        self.search(task, place, desk);
    }

    /// What Solve would run on a puzzle. If the search does not go with the board, the person is
    /// told.
    pub(super) fn task(&self, puzzle: Puzzle, desk: &mut Desk<'_>) -> Option<Task> {
        match Task::new(puzzle, self.request(desk)) {
            Ok(task) => Some(task),
            Err(misfit) => {
                let why = said(move || words::capital(&misfit.to_string()));
                desk.fault(said(|| text!("session-misfit")), why);
                None
            }
        }
    }

    /// Begins the search for the open puzzle's track.
    pub(super) fn search(&mut self, task: Task, place: usize, desk: &mut Desk<'_>) {
        *desk.notice = None;
        self.mode = Mode::View;
        let request = self.request(desk);
        let began_with = task.begins_with();
        self.spawn(Purpose::Track(place), request, desk, move |reporter| task.run(reporter));
        if let Some(running) = &mut self.running {
            running.began_with = began_with;
        }
    }

    /// Whether a request would only find the same track again: a second click on Solve must then
    /// not lose the person's place in it.
    fn is_solved_by(&self, request: &Request) -> bool {
        let by = |ended: &Ended| {
            matches!(ended.solution.outcome, Outcome::Solved(_)) && ended.request == *request
        };
        self.player().origin() == Origin::Search && self.ended().is_some_and(by)
    }

    /// The puzzle, and the search whose solution the track is. `None` if the track is another one.
    pub(in crate::session) fn track_found_by(&self) -> Option<(&Puzzle, &Request)> {
        let ended = self.ended()?;
        let Outcome::Solved(ways) = &ended.solution.outcome else { return None };
        let is_track = !ways.is_empty() && self.player().ways_from(0) == *ways;
        Some((&self.open()?.puzzle, &ended.request)).filter(|_| is_track)
    }

    /// Runs `work` as the search for the open puzzle's track, and drops the result so far.
    pub(in crate::session) fn run(
        &mut self,
        desk: &mut Desk<'_>,
        work: impl FnOnce(&mut job::Reporter) -> Solution + Send + 'static,
    ) {
        self.clear_track();
        let request = self.request(desk);
        self.spawn(Purpose::Track(0), request, desk, work);
    }

    fn clear_track(&mut self) {
        if let Some(open) = self.open() {
            self.replace(State::new(open.clone()));
        }
    }

    pub(super) fn spawn(
        &mut self,
        purpose: Purpose,
        request: Request,
        desk: &mut Desk<'_>,
        work: impl FnOnce(&mut job::Reporter) -> Solution + Send + 'static,
    ) {
        match self.jobs.begin(work) {
            Ok(job) => {
                let history = History::default();
                let (progress, began_with) = (None, None);
                self.running =
                    Some(Running { job, request, purpose, progress, history, began_with });
            }
            Err(error) => *desk.notice = Some(Notice::not_started(&error)),
        }
    }

    /// Takes in what the jobs have sent.
    pub(in crate::session) fn poll(&mut self, desk: &mut Desk<'_>) {
        self.poll_course(desk);
        self.poll_following(desk);
        self.poll_analysis(desk);
        self.poll_fewest(desk);
        while let Some(running) = &mut self.running {
            match running.job.next_event() {
                None => return,
                Some(Event::Progress(progress)) => running.progress = Some(progress),
                Some(Event::History(history)) => self.learn(history),
                Some(Event::Part(_)) => {}
                Some(Event::Done(solution)) => self.end(*solution),
                Some(Event::Panicked(message)) => {
                    self.running = None;
                    *desk.notice = Some(Notice::fault(
                        said(|| text!("session-search-failed")),
                        vec![message.into(), said(|| text!("session-search-failed", "still-open"))],
                    ));
                }
            }
        }
    }

    /// Takes in what the search has found and proved while it goes on.
    fn learn(&mut self, history: History) {
        if let Some(running) = &mut self.running
            && matches!(running.purpose, Purpose::Track(_))
        {
            running.history = history;
            self.take_best();
        }
    }

    /// The best solution of the running search, else of the one that has ended.
    fn best(&self) -> Option<Vec<Move>> {
        match (&self.running, self.ended().map(|ended| &ended.solution.outcome)) {
            (Some(running), _) => {
                running.history.best().map(|best| moves::from_labels(&best.labels))
            }
            (None, Some(Outcome::Solved(moves))) => Some(moves.clone()),
            _ => None,
        }
    }

    /// How many moves the best solution has.
    fn best_length(&self) -> Option<usize> {
        match (&self.running, self.ended().map(|ended| &ended.solution.outcome)) {
            (Some(running), _) => running.history.best().map(|best| best.cost),
            (None, Some(Outcome::Solved(moves))) => Some(self.asked().metric.count(moves)),
            _ => None,
        }
    }

    /// Whether a solution is known that is shorter than the track, which a search has found.
    pub fn has_shorter(&self) -> bool {
        let player = self.player();
        // A solution of another search may be longer by what counts here.
        let is_other = |metric| metric != self.asked().metric;
        let walked = player.origin() == Origin::Search
            && !player.steps().is_empty()
            && !player.metric_found().is_some_and(is_other);
        let length = || self.asked().metric.count(&player.ways_from(0));
        walked && self.best_length().is_some_and(|best| best < length())
    }

    /// Takes the best solution as the track, unless the person walks along the one before: the
    /// shown board must stay.
    pub(super) fn take_best(&mut self) {
        let player = self.player();
        let is_walked = player.position() > 0 || player.is_playing();
        let is_first = player.steps().is_empty() && self.running.is_some();
        if is_walked || !(is_first || self.has_shorter()) {
            return;
        }
        // A search for a hint has none, nor has a search for the track that has just begun.
        if let Some(best) = self.best() {
            self.exchange_track(&best, Origin::Search, 0);
        }
    }

    /// Takes these moves as the track, with the player at a place in it. Undo does not bring the
    /// track before back, and moves that were taken back there cannot be made again.
    pub(super) fn exchange_track(&mut self, ways: &[Move], origin: Origin, place: usize) {
        let found_in = origin.is_found().then(|| self.asked().metric);
        self.exchange_track_in(ways, origin, place, found_in);
    }

    /// The same for moves that a search has found which counts them in this metric.
    fn exchange_track_in(
        &mut self,
        ways: &[Move],
        origin: Origin,
        place: usize,
        found_in: Option<Metric>,
    ) {
        let Some(state) = &mut self.state else { return };
        let steps = moves::steps(state.open.puzzle.start(), ways);
        state.player = Player::new(steps, origin).found_in(found_in);
        state.player.count_in(self.metric);
        state.player.seek(place);
        self.history.forget_undone();
    }

    fn end(&mut self, solution: Solution) {
        let (Some(running), Some(state)) = (self.running.take(), &self.state) else { return };
        match running.purpose {
            Purpose::Track(place) => {
                // A person who walks along an earlier solution of this search keeps that one.
                let is_walked = state.player.position() > 0 || state.player.is_playing();
                let is_kept = match state.player.origin() {
                    Origin::Search => is_walked,
                    Origin::Chosen => true,
                    Origin::Hand | Origin::Pasted => false,
                };
                if let Outcome::Solved(moves) = &solution.outcome
                    && !is_kept
                {
                    let found_in = Some(solution.metric);
                    self.exchange_track_in(moves, Origin::Search, place, found_in);
                }
                if let Some(state) = &mut self.state {
                    state.result = Some(Ended { request: running.request, solution });
                }
            }
            Purpose::Hint(board) => {
                self.hints.take(board, &state.open.puzzle, &solution);
                // A hint counts if it is shown. Of a board that was left nothing is told.
                match self.shown_hint().cloned() {
                    Some(hint) => self.round.note_hint(&hint),
                    None => self.hints.hide(),
                }
            }
        }
    }
}

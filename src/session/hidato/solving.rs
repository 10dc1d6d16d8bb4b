//! Running jobs: searches for the track and for a hint, random puzzles being made.

use langkah_engine::hidato::board::{Board, ShapeError, Topology};
use langkah_engine::hidato::generate::{Order, Outcome};
use langkah_engine::hidato::hint::Hint;
use langkah_engine::puzzle::hidato::{self, Request, Solution};
use langkah_engine::search::watch::Progress;

use super::{Hidato, Open};
use crate::session::command::Source;
use crate::session::job::{Event, Job, Reporter};
use crate::session::player::Player;
use crate::session::{Mode, Notice};

/// How long the search for a hint may take, in seconds: a person waits for it.
const HINT_SECONDS: f64 = 5.0;

/// What a job ends with.
pub(super) enum Done {
    Solved(Solution),
    Hint(Hint),
    Made(Result<Outcome, ShapeError>),
}

/// A job that runs.
pub(super) struct Running {
    job: Job<Done>,
    purpose: Purpose,
    progress: Option<Progress>,
}

/// What a job is for.
enum Purpose {
    Track(Request),
    /// For the board as it was filled.
    Hint(Board),
    Puzzle(Order),
}

/// What goes on, for the window.
#[derive(Clone, Copy, Debug)]
pub enum Doing<'a> {
    Nothing,
    /// `None` until the first report.
    Searching(&'a Request, Option<&'a Progress>),
    SeekingHint,
    /// `None` until the first report.
    Making(&'a Order, Option<&'a Progress>),
}

impl Hidato {
    pub fn doing(&self) -> Doing<'_> {
        let Some(Running { purpose, progress, .. }) = &self.running else { return Doing::Nothing };
        match purpose {
            Purpose::Track(request) => Doing::Searching(request, progress.as_ref()),
            Purpose::Hint(_) => Doing::SeekingHint,
            Purpose::Puzzle(order) => Doing::Making(order, progress.as_ref()),
        }
    }

    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Asks the running job to end, if there is one.
    pub(super) fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.job.stop();
        }
    }

    /// Ends the making of a puzzle that nobody waits for any more.
    pub(super) fn stop_making(&mut self) {
        if matches!(self.doing(), Doing::Making(..)) {
            self.running = None;
        }
    }

    /// Searches for the track, unless it is what the same request has found.
    pub(super) fn seek_track(&mut self, request: Request) -> Option<Notice> {
        self.mode = Mode::View;
        let state = self.state.as_mut()?;
        let is_same = state.result.as_ref().is_some_and(|(asked, solution)| {
            *asked == request && solution.finished.solution().is_some()
        });
        if is_same || matches!(self.doing(), Doing::Searching(..)) {
            return None;
        }
        let state = self.state.as_mut()?;
        (state.player, state.result, self.told) = (Player::default(), None, None);
        self.shows_second = false;
        self.forget_otherwise();
        let board = self.state.as_ref()?.open.board.clone();
        self.spawn(Purpose::Track(request), move |reporter| {
            Done::Solved(hidato::solve(&board, &request, reporter))
        })
    }

    pub(super) fn seek_hint(&mut self) -> Option<Notice> {
        if matches!(self.doing(), Doing::Searching(..) | Doing::Making(..)) {
            return None;
        }
        self.mode = Mode::Play;
        if let Some(Hint::Place(deduction, _) | Hint::Try(deduction)) = self.hint() {
            let (cell, number) = (deduction.cell, deduction.number);
            (self.selected, self.typed) = (Some(cell), None);
            self.put(cell, number);
            return None;
        }
        let board = self.filled()?.clone();
        let request = Request { time_max: Some(HINT_SECONDS), ..Request::default() };
        self.spawn(Purpose::Hint(board.clone()), move |reporter| {
            Done::Hint(hidato::hint(&board, &request, reporter))
        })
    }

    pub(super) fn make(&mut self, order: Order) -> Option<Notice> {
        self.spawn(Purpose::Puzzle(order), move |reporter| {
            Done::Made(hidato::make(&order, reporter))
        })
    }

    fn spawn(
        &mut self,
        purpose: Purpose,
        work: impl FnOnce(&mut Reporter<Done>) -> Done + Send + 'static,
    ) -> Option<Notice> {
        match self.jobs.begin(work) {
            Ok(job) => {
                self.running = Some(Running { job, purpose, progress: None });
                None
            }
            Err(error) => Self::fault("The search could not be started", error.to_string()),
        }
    }

    /// Takes in what the jobs have sent. Tells whether a puzzle was opened, and what the person
    /// must be told.
    pub(in crate::session) fn poll(&mut self) -> (bool, Option<Notice>) {
        self.judge.poll();
        self.otherwise.poll();
        while let Some(running) = &mut self.running {
            match running.job.next_event() {
                None => break,
                Some(Event::Progress(progress)) => running.progress = Some(progress),
                Some(Event::Improved(_) | Event::Part(_)) => {}
                Some(Event::Done(done)) => return self.end(*done),
                Some(Event::Panicked(message)) => {
                    self.running = None;
                    let title = "The search failed by a fault of the program";
                    return (false, Self::fault(title, message));
                }
            }
        }
        (false, None)
    }

    fn end(&mut self, done: Done) -> (bool, Option<Notice>) {
        let Some(running) = self.running.take() else { return (false, None) };
        match (done, running.purpose) {
            (Done::Solved(solution), Purpose::Track(request)) => self.keep(request, solution),
            (Done::Hint(hint), Purpose::Hint(board)) => self.hint = Some((board, hint)),
            (Done::Made(made), Purpose::Puzzle(order)) => return self.open_made(&order, made),
            _ => {}
        }
        (false, None)
    }

    fn keep(&mut self, request: Request, solution: Solution) {
        let player = Self::track(&solution);
        let Some(state) = &mut self.state else { return };
        state.player = player;
        state.result = Some((request, solution));
        self.told = None;
        self.look_otherwise();
        self.judge();
    }

    fn open_made(
        &mut self,
        order: &Order,
        made: Result<Outcome, ShapeError>,
    ) -> (bool, Option<Notice>) {
        const TITLE: &str = "No puzzle was made";
        match made {
            Ok(Outcome::Made(puzzle)) => {
                let open = Open {
                    difficulty: Some(puzzle.difficulty),
                    solution: Some(puzzle.solution),
                    ..Open::new(puzzle.board, Source::Made(*order), true)
                };
                self.load(open);
                (true, None)
            }
            Ok(Outcome::NoPath) => {
                let line = "No path through this shape was found; another seed may have one.";
                (false, Self::fault(TITLE, line.to_owned()))
            }
            Ok(Outcome::Halted(_)) => (false, None),
            Err(error) => (false, Self::fault(TITLE, error.to_string())),
        }
    }

    /// The same numbers with cells touching another way are another puzzle.
    pub(super) fn choose_topology(&mut self, topology: Topology) {
        let Some(state) = &self.state else { return };
        if state.open.board.shape().topology() == topology {
            return;
        }
        let board = state.open.board.with_topology(topology);
        let open = Open::new(board, state.open.source.clone(), state.open.says_topology);
        self.load(open);
    }
}

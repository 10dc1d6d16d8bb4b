//! Running jobs: searches for the track and for a hint, random puzzles being made.

use std::time::Duration;

use langkah_engine::hidato::board::{Board, ShapeError, Topology};
use langkah_engine::hidato::generate::{Order, Outcome};
use langkah_engine::hidato::hint::Hint;
use langkah_engine::search::watch::Progress;
use langkah_language::{Language, text};
use langkah_puzzle::date::Date;
use langkah_puzzle::hidato::{self, Request, Solution, words};

use super::compose::work::{Composed, Task};
use super::judge::Judgement;
use super::{Hidato, Open};
use crate::session::desk::Desk;
use crate::session::job::Reporter;
use crate::session::mode::Mode;
use crate::session::notice::{Notice, said};
use crate::session::pending::Pending;
use crate::session::player::Player;
use crate::session::results::clock::Stopwatch;
use crate::session::source::Source;

/// The answer of a job.
pub(super) enum Done {
    Solved(Solution),
    Hint(Hint),
    Made(Result<Outcome, ShapeError>),
    Composed(Composed),
}

/// The job that runs, if there is one.
pub(super) type Running = Pending<Purpose, Done>;

/// What a job is for.
pub(super) enum Purpose {
    Track(Request),
    /// A hint for this board, as it was filled when the hint was asked for, told in this language.
    Hint(Board, Language),
    /// That of a day, if a date is named.
    Puzzle(Order, Option<Date>),
    Compose(Task),
}

/// The running job, as the window shows it.
#[derive(Clone, Copy, Debug)]
pub enum Doing<'a> {
    Nothing,
    /// `None` until the first report.
    Searching(&'a Request, Option<&'a Progress>),
    SeekingHint,
    /// `None` until the first report.
    Making(&'a Order, Option<&'a Progress>),
    /// The givens are being changed. `None` until the first report.
    Composing(Task, Option<&'a Progress>),
}

impl Hidato {
    pub fn doing(&self) -> Doing<'_> {
        let progress = self.running.progress();
        match self.running.asked() {
            None => Doing::Nothing,
            Some(Purpose::Track(request)) => Doing::Searching(request, progress),
            Some(Purpose::Hint(..)) => Doing::SeekingHint,
            Some(Purpose::Puzzle(order, _)) => Doing::Making(order, progress),
            Some(Purpose::Compose(task)) => Doing::Composing(*task, progress),
        }
    }

    /// Searches for the track, unless the same request has already found it.
    pub(super) fn seek_track(&mut self, desk: &mut Desk<'_>) {
        self.seek_track_by(desk.settings.hidato_request(), desk);
    }

    /// The same by another search than the chosen one.
    pub(super) fn seek_track_by(&mut self, request: Request, desk: &mut Desk<'_>) {
        self.leave_edit(Mode::View);
        self.mode = Mode::View;
        let Some(state) = &self.state else { return };
        let is_same = state.result.as_ref().is_some_and(|(asked, solution)| {
            *asked == request && solution.finished.solution().is_some()
        });
        if is_same || matches!(self.doing(), Doing::Searching(..)) {
            return;
        }
        let Some(state) = &mut self.state else { return };
        let board = state.open.board.clone();
        (state.player, state.result, self.told) = (Player::default(), None, None);
        (self.shows_second, self.place_wanted) = (false, None);
        self.forget_otherwise();
        self.spawn(Purpose::Track(request), desk, move |reporter| {
            Done::Solved(hidato::solve(&board, &request, reporter))
        });
    }

    /// Ends what is being done to the givens if the mode will not show it.
    pub(super) fn leave_edit(&mut self, mode: Mode) {
        if mode != Mode::Edit && matches!(self.doing(), Doing::Composing(..)) {
            self.running.forget();
        }
    }

    /// Drops the random puzzle that is being made.
    pub(in crate::session) fn drop_made(&mut self) {
        if matches!(self.doing(), Doing::Making(..)) {
            self.running.forget();
        }
    }

    /// Searches for the track again, and goes to a place in it.
    pub(super) fn restore_track(&mut self, position: usize, desk: &mut Desk<'_>) {
        self.seek_track(desk);
        self.place_wanted = Some(position);
    }

    /// Takes the time that was spent in an earlier run, and the hints that were shown in it.
    pub(super) fn restore_effort(&mut self, seconds: u64, hints: u32) {
        if let Some(state) = &mut self.state {
            (state.watch, state.hints.0) = (Stopwatch::at(Duration::from_secs(seconds)), hints);
            state.is_finished = state.filled.is_solved();
            // It is known how long that took.
            state.was_filled &= seconds == 0;
            self.hand.is_left = true;
        }
    }

    pub(super) fn make(&mut self, (order, daily): (Order, Option<Date>), desk: &mut Desk<'_>) {
        self.spawn(Purpose::Puzzle(order, daily), desk, move |reporter| {
            Done::Made(hidato::make(&order, None, reporter))
        });
    }

    pub(super) fn spawn(
        &mut self,
        purpose: Purpose,
        desk: &mut Desk<'_>,
        work: impl FnOnce(&mut Reporter<Done>) -> Done + Send + 'static,
    ) {
        if let Err(error) = self.running.ask(purpose, &self.jobs, work) {
            *desk.notice = Some(Notice::not_started(&error));
        }
    }

    /// Takes in what the jobs have sent. Tells whether a puzzle was opened.
    pub(in crate::session) fn poll(&mut self, desk: &mut Desk<'_>) -> bool {
        self.judge.poll();
        self.otherwise.poll();
        if self.poll_rated() && *self.judgement() == Judgement::Unknown {
            self.judge();
        }
        match self.running.take() {
            None => false,
            Some((purpose, Ok(done))) => self.end(purpose, done, desk),
            Some((_, Err(message))) => {
                desk.fault(said(|| text!("session-search-failed")), message);
                false
            }
        }
    }

    fn end(&mut self, purpose: Purpose, done: Done, desk: &mut Desk<'_>) -> bool {
        match (done, purpose) {
            (Done::Solved(solution), Purpose::Track(request)) => self.keep(request, solution),
            (Done::Hint(hint), Purpose::Hint(board, language)) => {
                self.take_hint(board, hint, language);
            }
            (Done::Made(made), Purpose::Puzzle(order, daily)) => {
                return self.open_made((&order, daily), made, desk);
            }
            (Done::Composed(composed), Purpose::Compose(task)) => {
                self.take_composed(task, composed);
                desk.tell(self.keep_rated(true));
            }
            _ => {}
        }
        false
    }

    fn keep(&mut self, request: Request, solution: Solution) {
        let mut player = Self::track(&solution);
        if let Some(place) = self.place_wanted.take() {
            player.seek(place);
        }
        let Some(state) = &mut self.state else { return };
        state.player = player;
        let is_shown = solution.finished.solution().is_some();
        state.result = Some((request, solution));
        self.told = None;
        if is_shown {
            self.note_look_up();
        }
        self.look_otherwise();
        self.judge();
    }

    fn open_made(
        &mut self,
        (order, daily): (&Order, Option<Date>),
        made: Result<Outcome, ShapeError>,
        desk: &mut Desk<'_>,
    ) -> bool {
        match made {
            Ok(Outcome::Made(puzzle)) => {
                let fewer = words::fewer_edges(order, &puzzle).map(|fewer| format!("{fewer}."));
                let open = Open {
                    rating: Some(puzzle.rating),
                    solution: Some(puzzle.solution),
                    ..Open::new(puzzle.board, Source::Made(*order, daily), true)
                };
                self.load(open);
                self.composer.deselect();
                if daily.is_some() {
                    self.mode = Mode::Play;
                }
                *desk.notice = fewer
                    .map(|line| Notice::note(said(|| text!("session-fewer-edges")), vec![line]));
                return true;
            }
            Ok(Outcome::NoPath) => {
                let line = said(|| text!("session-not-made", "no-path"));
                desk.fault(said(|| text!("session-not-made")), line);
            }
            Ok(Outcome::Halted(_)) => {}
            Err(error) => {
                desk.fault(said(|| text!("session-not-made")), said(move || error.to_string()))
            }
        }
        false
    }

    /// Opens the same numbers with another choice of which cells touch: that is another puzzle.
    pub(super) fn choose_topology(&mut self, topology: Topology) {
        let Some(state) = &self.state else { return };
        if state.open.board.shape().topology() == topology {
            return;
        }
        let board = state.open.board.with_topology(topology);
        let document = state.open.document.clone();
        let open = Open::new(board, state.open.source.clone(), state.open.says_topology);
        let open = Open { document, ..open };
        let (mode, work) = (self.mode, self.work().filter(|_| self.has_begun()));
        match work {
            // What the person has filled in stays: it may be right either way.
            Some(work) => self.load_begun(open, &work),
            None => self.load(open),
        }
        if mode == Mode::Edit {
            self.mode = mode;
        }
    }
}

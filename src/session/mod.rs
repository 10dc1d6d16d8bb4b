//! All that the window knows, without a window: the puzzle, the running job, its result, the step
//! player. The window sends [`Command`]s and draws what it finds here.
//!
//! | room | what lives there |
//! |---|---|
//! | [`command`] | what can be asked of a session |
//! | [`job`] | a search on a thread of its own |
//! | [`player`] | stepping through a solution |
//! | [`settings`] | what is kept from one run of the program to the next |

pub mod command;
pub mod job;
pub mod player;
pub mod settings;

use std::time::Duration;

use crate::grid::Dims;
use crate::puzzle::Puzzle;
use crate::puzzle::plan::Request;
use crate::puzzle::solve::{Outcome, Progress, Solution, Task};
use crate::sliding::board::{Board, Goal};
use crate::sliding::moves;
use crate::sliding::random::{self, Kind};
use crate::sliding::solvability::Solvability;
use crate::sliding::text::Format;
use command::{Command, Source};
use job::{Event, Job, Waker};
use player::Player;
use settings::Settings;

/// The puzzle that is open.
pub struct Open {
    pub puzzle: Puzzle,
    pub source: Source,
    pub solvability: Solvability,
    /// `None` where it comes from no text.
    pub format: Option<Format>,
    /// How it was read, in sentences, where that is not plain.
    pub notes: Vec<String>,
}

impl Open {
    fn new(puzzle: Puzzle, source: Source) -> Self {
        let solvability = puzzle.solvability();
        Self { puzzle, source, solvability, format: None, notes: Vec::new() }
    }
}

/// Something that the person must be told: what happened and, line by line, where and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub title: String,
    pub lines: Vec<String>,
}

/// What goes on with the puzzle.
pub enum Phase<'a> {
    /// Nothing was asked yet.
    Ready,
    /// A job runs. `None` until its first report.
    Running(Option<&'a Progress>),
    Ended(&'a Solution),
}

pub struct Session {
    pub settings: Settings,
    open: Option<Open>,
    player: Player,
    job: Option<Job>,
    progress: Option<Progress>,
    solution: Option<Solution>,
    /// What the running or the ended job was asked.
    asked: Request,
    /// Where the player goes when the running job has found the same solution again.
    place: Option<usize>,
    notice: Option<Notice>,
    waker: Waker,
}

impl Session {
    /// `waker` is called from a job's thread when there is something to [`Session::poll`].
    pub fn new(settings: Settings, waker: Waker) -> Self {
        Self {
            settings,
            open: None,
            player: Player::default(),
            job: None,
            progress: None,
            solution: None,
            asked: Request::default(),
            place: None,
            notice: None,
            waker,
        }
    }

    pub fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    pub fn player(&self) -> &Player {
        &self.player
    }

    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    pub fn phase(&self) -> Phase<'_> {
        match (&self.job, &self.solution) {
            (Some(_), _) => Phase::Running(self.progress.as_ref()),
            (None, Some(solution)) => Phase::Ended(solution),
            (None, None) => Phase::Ready,
        }
    }

    pub fn is_running(&self) -> bool {
        self.job.is_some()
    }

    /// The board to show: the start, or the one that the player has come to.
    pub fn board(&self) -> Option<&Board> {
        let open = self.open.as_ref()?;
        Some(self.player.board().unwrap_or_else(|| open.puzzle.start()))
    }

    /// Carries out a command. Commands that make no sense at the moment do nothing.
    pub fn apply(&mut self, command: Command) {
        match command {
            Command::Load { puzzle, source, format, notes } => {
                self.load(puzzle, source);
                self.open = self.open.take().map(|open| Open { format, notes, ..open });
            }
            Command::Tell(notice) => self.notice = Some(notice),
            Command::Dismiss => self.notice = None,
            Command::Random { kind, seed } => self.random(kind, seed),
            Command::Solve => self.solve(),
            Command::Stop => {
                if let Some(job) = &self.job {
                    job.stop();
                }
            }
            Command::Choose(plan) => self.settings.plan = plan,
            Command::First => self.player.seek(0),
            Command::Prev => self.player.back(),
            Command::Next => self.player.forward(),
            Command::Last => self.player.seek(usize::MAX),
            Command::Seek(step) => self.player.seek(step),
            Command::PlayPause => self.player.play_pause(),
            Command::Speed(speed) => self.settings.speed = speed,
        }
    }

    fn load(&mut self, puzzle: Puzzle, source: Source) {
        self.clear();
        self.notice = None;
        self.open = Some(Open::new(puzzle, source));
    }

    /// Forgets the result, and the job that may be making one: what it still sends is not heard.
    fn clear(&mut self) {
        self.job = None;
        self.progress = None;
        self.solution = None;
        self.place = None;
        self.player = Player::default();
    }

    fn random(&mut self, kind: Kind, seed: u64) {
        let rows = self.settings.random_rows;
        let Some(Ok(goal)) = Dims::new(rows, rows).map(|size| Goal::BlankLast.board(size)) else {
            return;
        };
        let start = random::board(&goal, kind, seed);
        let source = Source::Random { kind, size: start.dims(), seed };
        self.load(Puzzle::new(start, Goal::BlankLast), source);
    }

    fn solve(&mut self) {
        let request = self.settings.request();
        if self.job.is_some() {
            return;
        }
        let Some(open) = &self.open else { return };
        let task = match Task::new(open.puzzle.clone(), request) {
            Ok(task) => task,
            Err(misfit) => {
                self.notice = Some(Notice {
                    title: "This search does not go with this board".to_owned(),
                    lines: vec![misfit.to_string()],
                });
                return;
            }
        };
        self.notice = None;
        let place = self.is_solved_by(&request).then(|| self.player.position());
        self.run(move |reporter| task.run(reporter));
        self.place = place;
    }

    /// Whether the solution at hand is what a request would find again: then the person's place in
    /// it must not be lost to a second click.
    fn is_solved_by(&self, request: &Request) -> bool {
        let solved = |solution: &Solution| matches!(solution.outcome, Outcome::Solved(_));
        self.solution.as_ref().is_some_and(solved) && self.asked == *request
    }

    /// Runs `work` as the job for the open puzzle, in place of the result at hand.
    pub fn run(&mut self, work: impl FnOnce(&mut job::Reporter) -> Solution + Send + 'static) {
        self.clear();
        self.asked = self.settings.request();
        match Job::spawn(self.waker.clone(), work) {
            Ok(job) => self.job = Some(job),
            Err(error) => {
                self.notice = Some(Notice {
                    title: "The search could not be started".to_owned(),
                    lines: vec![error.to_string()],
                });
            }
        }
    }

    /// Takes in what the job has sent.
    pub fn poll(&mut self) {
        while let Some(event) = self.job.as_ref().and_then(Job::next_event) {
            match event {
                Event::Progress(progress) => self.progress = Some(progress),
                Event::Done(solution) => self.end(*solution),
                Event::Panicked(message) => {
                    self.clear();
                    self.notice = Some(Notice {
                        title: "The search failed by a fault of the program".to_owned(),
                        lines: vec![message, "The puzzle is still open.".to_owned()],
                    });
                }
            }
        }
    }

    fn end(&mut self, solution: Solution) {
        self.job = None;
        self.progress = None;
        if let (Outcome::Solved(moves), Some(open)) = (&solution.outcome, &self.open) {
            self.player = Player::new(moves::steps(open.puzzle.start(), moves));
            self.player.seek(self.place.take().unwrap_or(0));
        }
        self.solution = Some(solution);
    }

    /// Lets time pass for the player; tells how long until it moves next, if it plays.
    pub fn advance(&mut self, elapsed: Duration) -> Option<Duration> {
        self.player.advance(elapsed, self.settings.speed)
    }

    /// What the running or the ended job was asked.
    pub fn asked(&self) -> &Request {
        &self.asked
    }

    /// What Solve would run.
    pub fn request(&self) -> Request {
        self.settings.request()
    }
}

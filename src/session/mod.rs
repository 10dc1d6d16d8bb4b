//! All that the window knows, without a window: the puzzle, the track and the place in it, the
//! running job, its result. The window sends [`Command`]s and draws what it finds here.
//!
//! | room | what lives there |
//! |---|---|
//! | [`command`] | what can be asked of a session |
//! | [`job`] | a search on a thread of its own |
//! | `queue` | which job begins when, and on how many threads |
//! | [`player`] | the track, and walking it |
//! | `follow` | lists of moves that were pasted |
//! | `play` | moves by hand, and going on from where they lead |
//! | [`course`] | what the course's search counts beside another one |
//! | [`puzzles`] | several puzzles of one file |
//! | [`edit`] | changing start and goal |
//! | [`explore`] | recorded searches, and comparisons |
//! | [`hint`] | the next best move |
//! | [`hidato`] | the other family, with rooms of its own |
//! | `history` | undo and redo |
//! | `solving` | searches that run, and what comes of them |
//! | [`settings`] | what is kept from one run of the program to the next |

pub mod command;
pub mod course;
pub mod edit;
pub mod explore;
mod follow;
pub mod hidato;
pub mod hint;
mod history;
pub mod job;
mod play;
pub mod player;
pub mod puzzles;
mod queue;
pub mod settings;
mod solving;
mod undo;

use std::path::{Path, PathBuf};
use std::time::Duration;

use command::{Command, Source};
use course::Course;
use edit::{Editor, Side};
use explore::{Explore, View};
use follow::Following;
use hidato::Hidato;
use hint::Hints;
use history::{History, State, Undone};
use job::{Jobs, Waker};
use langkah_engine::puzzle::plan::Request;
use langkah_engine::puzzle::solve::Solution;
use langkah_engine::puzzle::{Family, Puzzle};
use langkah_engine::search::watch::Progress;
use langkah_engine::shown;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::solvability::Solvability;
use langkah_engine::sliding::text::Format;
use player::Player;
use puzzles::Puzzles;
use settings::Settings;
use solving::{Ended, Running};

/// The puzzle that is open.
#[derive(Clone)]
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
    pub tone: Tone,
    pub title: String,
    pub lines: Vec<String>,
    /// The file that was written.
    pub file: Option<PathBuf>,
}

/// Whether something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Fault,
    Note,
}

impl Notice {
    pub fn fault(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self::new(Tone::Fault, title.into(), lines)
    }

    pub fn note(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self::new(Tone::Note, title.into(), lines)
    }

    /// Names and messages from outside may be in it: it is made safe to show.
    fn new(tone: Tone, title: String, lines: Vec<String>) -> Self {
        let lines = lines.iter().map(|line| shown::lines(line)).collect();
        Self { tone, title: shown::line(&title), lines, file: None }
    }

    /// The same for a file that was written.
    #[must_use]
    pub fn written(self, file: &Path) -> Self {
        Self { file: Some(file.to_owned()), ..self }
    }
}

/// What keys and clicks on the board do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// They walk the track and explain Kurang.
    #[default]
    View,
    /// They move tiles.
    Play,
    /// They put numbers on cells.
    Edit,
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
    state: Option<State>,
    history: History,
    running: Option<Running>,
    explore: Explore,
    mode: Mode,
    editor: Editor,
    hints: Hints,
    hidato: Hidato,
    /// Which family's puzzle is open. The other's stays as it was.
    family: Family,
    notice: Option<Notice>,
    course: Option<Course>,
    following: Option<Following>,
    puzzles: Option<Puzzles>,
    /// What is shown where no puzzle is open.
    no_player: Player,
    jobs: Jobs,
}

impl Session {
    /// `waker` is called from a job's thread when there is something to [`Session::poll`].
    pub fn new(settings: Settings, waker: Waker) -> Self {
        Self::with_jobs(settings, Jobs::new(waker))
    }

    /// The same, with jobs begun as it is told.
    pub fn with_jobs(settings: Settings, jobs: Jobs) -> Self {
        let explore = Explore::with(&settings);
        Self {
            settings,
            state: None,
            history: History::default(),
            running: None,
            explore,
            mode: Mode::default(),
            editor: Editor::default(),
            hints: Hints::default(),
            hidato: Hidato::new(jobs.clone()),
            family: Family::default(),
            notice: None,
            course: None,
            following: None,
            puzzles: None,
            no_player: Player::default(),
            jobs,
        }
    }

    /// The settings to be kept, with what is chosen outside of them.
    pub fn kept_settings(&self) -> Settings {
        let compare = self.explore.comparison.kept();
        Settings { compare, ..self.settings.clone() }
    }

    /// The sliding puzzle that is open.
    pub fn open(&self) -> Option<&Open> {
        self.sliding().map(|state| &state.open)
    }

    fn sliding(&self) -> Option<&State> {
        self.state.as_ref().filter(|_| self.family == Family::Sliding)
    }

    pub fn player(&self) -> &Player {
        self.sliding().map_or(&self.no_player, |state| &state.player)
    }

    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    pub fn mode(&self) -> Mode {
        self.hidato().map_or(self.mode, Hidato::mode)
    }

    pub fn phase(&self) -> Phase<'_> {
        match (&self.running, self.ended()) {
            (Some(running), _) => Phase::Running(running.progress.as_ref()),
            (None, Some(ended)) => Phase::Ended(&ended.solution),
            (None, None) => Phase::Ready,
        }
    }

    /// Where the session's jobs are begun.
    pub const fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    pub fn is_running(&self) -> bool {
        self.running.is_some() || self.hidato.is_running()
    }

    fn ended(&self) -> Option<&Ended> {
        self.sliding()?.result.as_ref()
    }

    /// The board to show: the start, the one that the player has come to, or the one being edited.
    pub fn board(&self) -> Option<&Board> {
        let state = self.sliding()?;
        Some(match (self.mode, self.editor.side()) {
            (Mode::Edit, Side::Start) => state.open.puzzle.start(),
            (Mode::Edit, Side::Goal) => state.open.puzzle.goal(),
            (Mode::View | Mode::Play, _) => state.board(),
        })
    }

    /// The board whose solvability is to be shown: the start while it or the goal is edited.
    pub fn judged(&self) -> Option<&Board> {
        let state = self.sliding()?;
        Some(if self.mode == Mode::Edit { state.open.puzzle.start() } else { state.board() })
    }

    pub fn can_undo(&self) -> bool {
        self.hidato().map_or(self.history.can_undo(), Hidato::can_undo)
    }

    pub fn can_redo(&self) -> bool {
        self.hidato().map_or(self.history.can_redo(), Hidato::can_redo)
    }

    /// Carries out a command. Commands that make no sense at the moment do nothing.
    pub fn apply(&mut self, command: Command) {
        let Some(command) = self.chosen(command) else { return };
        let Some(command) = self.apply_to_hidato(command) else {
            self.tell_left_out();
            return self.keep_up();
        };
        let stride = self.settings.stride;
        match self.in_view(command) {
            Command::Hidato(_) | Command::Puzzles(_) | Command::Pick(_) => {}
            Command::Load { puzzle, source, format, notes } => {
                let notice = format.filter(|_| !notes.is_empty()).map(|format| {
                    Notice::note(format!("Read as the format {}", format.name()), notes.clone())
                });
                self.load(Open { format, notes, ..Open::new(puzzle, source) });
                self.notice = notice;
            }
            Command::Tell(notice) => self.notice = Some(notice),
            Command::Dismiss => self.notice = None,
            Command::Random { kind, seed } => self.random(kind, seed),
            Command::Solve => self.solve(),
            Command::SolveHere => self.solve_here(),
            Command::Stop => {
                if let Some(running) = &self.running {
                    running.job.stop();
                }
                self.stop_course();
            }
            Command::CountAsCourse => self.count_as_course(),
            Command::Choose(plan) => self.settings.plan = plan,
            Command::First => self.walk_to(|player| player.seek(0)),
            Command::Prev => self.walk_to(|player| player.back(stride)),
            Command::Next => self.walk_to(|player| player.forward(stride)),
            Command::Last => self.walk_to(|player| player.seek(usize::MAX)),
            Command::Seek(step) => self.walk_to(|player| player.seek(step)),
            Command::PlayPause => self.walk_to(Player::play_pause),
            Command::Speed(speed) => self.settings.speed = speed,
            Command::Stride(stride) => self.settings.stride = stride,
            Command::Mode(mode) => self.enter(mode),
            Command::Slide(way) => self.slide(way),
            Command::Shift(cell) => self.shift(cell),
            Command::Walk { steps, origin } => self.walk(steps, origin),
            Command::Moves(text) => self.follow(text),
            Command::Hint => self.hint(),
            Command::Undo => self.go_back(History::undo),
            Command::Redo => self.go_back(History::redo),
            Command::Goal(goal) => self.choose_goal(&goal),
            Command::MakeSolvable => self.make_solvable(),
            Command::NewBoard(size) => self.new_board(size),
            Command::Edit(edit) => self.edit(edit),
            Command::Explore(wish) => self.explore(wish),
        }
        self.tell_left_out();
        self.keep_up();
    }

    fn load(&mut self, open: Open) {
        self.open_sliding();
        self.notice = None;
        if self.mode == Mode::Edit {
            self.mode = Mode::View;
        }
        self.replace(State::new(open));
        self.editor.deselect();
    }

    /// Puts a state in the place of the one at hand, which undo brings back. What a running job
    /// still sends is not heard.
    fn replace(&mut self, state: State) {
        if let Some(before) = self.state.replace(state) {
            self.history.record(before);
        }
        self.settle();
    }

    /// Forgets what belongs to the state that was at hand before this one.
    fn settle(&mut self) {
        self.running = None;
        self.hints.hide();
        if let Some(state) = &self.state {
            self.editor.fit(state.open.puzzle.start().dims());
        }
    }

    /// Undoes or redoes, and shows what has changed.
    fn go_back(&mut self, change: impl FnOnce(&mut History, &mut State) -> Option<Undone>) {
        let Some(state) = &mut self.state else { return };
        let Some(what) = change(&mut self.history, state) else { return };
        self.settle();
        // Editing shows the start, where a move cannot be seen to come and go.
        if what == Undone::Moves && self.mode == Mode::Edit {
            self.mode = Mode::Play;
        }
    }

    /// The goal of random puzzles: the one that is shown, if it is a usual one.
    pub fn random_goal(&self) -> Goal {
        let shown = self.open().and_then(|open| Goal::of(open.puzzle.goal()));
        shown.unwrap_or(self.settings.goal)
    }

    fn random(&mut self, kind: Kind, seed: u64) {
        let choice = self.random_goal();
        let Some(Ok(goal)) = self.settings.random_size().map(|size| choice.board(size)) else {
            return;
        };
        let start = random::board(&goal, kind, seed);
        let source = Source::Random { kind, size: start.dims(), seed };
        self.load(Open::new(Puzzle::new(start, choice), source));
    }

    /// Lets time pass for the player of the view; tells how long until it moves next, if it plays.
    pub fn advance(&mut self, elapsed: Duration) -> Option<Duration> {
        let Settings { speed, stride, .. } = self.settings;
        if self.family == Family::Hidato && self.view() == View::Solution {
            return self.hidato.advance(elapsed, speed, stride);
        }
        if self.view() != View::Solution {
            return self.explore.advance(elapsed);
        }
        self.state.as_mut()?.player.advance(elapsed, speed, stride)
    }

    /// What the running or the ended job was asked.
    pub fn asked(&self) -> Request {
        let running = self.running.as_ref().map(|running| running.request);
        running.or_else(|| self.ended().map(|ended| ended.request)).unwrap_or_default()
    }

    /// What Solve would run.
    pub fn request(&self) -> Request {
        self.settings.request()
    }
}

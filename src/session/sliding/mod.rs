//! The tenant of sliding puzzles: the open puzzle and its verdict, the track and the place in it,
//! the running search and its result, hints, undo.
//!
//! | room | what lives there |
//! |---|---|
//! | [`analysis`] | the moves judged one by one, and all shortest solutions |
//! | `anytime` | the history of an anytime search, its other solutions, when it is to end |
//! | [`command`] | the commands that only sliding puzzles take |
//! | [`course`] | the nodes that the course's search counts |
//! | [`edit`] | changing start and goal |
//! | `fewest` | the fewest moves of puzzles that were solved by hand |
//! | `follow` | lists of moves that were pasted |
//! | [`hint`] | the next best move |
//! | `history` | undo and redo without end |
//! | `kept` | what is kept, written and printed |
//! | `play` | moves by hand, and going on from where they lead |
//! | [`round`] | the clock and the moves of play, and the result |
//! | `deal` | random puzzles |
//! | `solving` | searches that run, and what comes of them |
//! | `tenant` | what the session asks of each tenant |

pub mod analysis;
mod anytime;
pub mod command;
pub mod course;
mod deal;
pub mod edit;
mod fewest;
mod follow;
pub mod hint;
mod history;
mod kept;
mod play;
pub mod round;
mod solving;
mod tenant;

use analysis::Analyses;
use command::{Act, SlidingCommand};
use course::Course;
use edit::{Editor, Side};
use fewest::Fewest;
use follow::Following;
use hint::Hints;
use history::{History, State};
use langkah_engine::grid::Dims;
use langkah_engine::plan::Request;
use langkah_engine::search::watch::Progress;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::solvability::Solvability;
use langkah_engine::sliding::text::Note;
use langkah_engine::solve::Solution;
use langkah_language::text;
use langkah_puzzle::Of;
use round::{Met, Round};
use solving::{Ended, Running};

use super::desk::Desk;
use super::document::Document;
use super::job::Jobs;
use super::mode::Mode;
use super::notice::{Notice, said};
use super::player::Player;
use super::source::Source;

/// The puzzle that is open.
#[derive(Clone)]
pub struct Open {
    pub puzzle: Puzzle,
    pub source: Source,
    pub solvability: Solvability,
    /// Its file, and what of it is saved.
    pub document: Document,
}

impl Open {
    fn new(puzzle: Puzzle, source: Source) -> Self {
        let solvability = puzzle.solvability();
        let document = Document::of(Of::Sliding(puzzle.clone()));
        Self { puzzle, source, solvability, document }
    }

    /// The same puzzle changed: it keeps its file.
    fn changed(&self, puzzle: Puzzle, source: Source) -> Self {
        Self { document: self.document.clone(), ..Self::new(puzzle, source) }
    }
}

/// How far the search for the puzzle's track has come.
pub enum Phase<'a> {
    /// Nothing was asked yet.
    Ready,
    /// A job runs. `None` until its first report.
    Running(Option<&'a Progress>),
    Ended(&'a Solution),
}

/// The tenant of sliding puzzles: the open one, if there is one, and the jobs for it.
#[derive(Default)]
pub struct Sliding {
    state: Option<State>,
    history: History,
    mode: Mode,
    /// The length at which an anytime search is to end. It belongs to the open puzzle.
    target: Option<u32>,
    running: Option<Running>,
    editor: Editor,
    hints: Hints,
    /// What counts as one move.
    metric: Metric,
    round: Round,
    /// The puzzles of earlier rounds.
    met: Vec<Met>,
    fewest: Fewest,
    course: Option<Course>,
    following: Following,
    analyses: Option<Analyses>,
    /// The player that is shown if no puzzle is open.
    no_player: Player,
    jobs: Jobs,
}

impl Sliding {
    pub(super) fn new(jobs: Jobs) -> Self {
        Self { jobs, ..Self::default() }
    }

    pub fn open(&self) -> Option<&Open> {
        self.state.as_ref().map(|state| &state.open)
    }

    /// The size of the open puzzle's boards.
    pub fn dims(&self) -> Option<Dims> {
        self.open().map(|open| open.puzzle.start().dims())
    }

    pub fn player(&self) -> &Player {
        self.state.as_ref().map_or(&self.no_player, |state| &state.player)
    }

    /// What counts as one move in the next search.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// What counts as one move of the track from now on. A hint counts its moves as before, so it
    /// goes if that is something else now.
    pub(super) fn count_in(&mut self, metric: Metric) {
        if let Some(state) = &mut self.state {
            state.player.count_in(metric);
        }
        if std::mem::replace(&mut self.metric, metric) != metric {
            self.hints = Hints::default();
            if self.seeks_hint() {
                self.running = None;
            }
        }
    }

    pub fn phase(&self) -> Phase<'_> {
        match (&self.running, self.ended()) {
            (Some(running), _) => Phase::Running(running.progress.as_ref()),
            (None, Some(ended)) => Phase::Ended(&ended.solution),
            (None, None) => Phase::Ready,
        }
    }

    fn ended(&self) -> Option<&Ended> {
        self.state.as_ref()?.result.as_ref()
    }

    /// The request of the running search, else of the one that has ended.
    pub fn asked(&self) -> Request {
        let running = self.running.as_ref().map(|running| running.request);
        running.or_else(|| self.ended().map(|ended| ended.request)).unwrap_or_default()
    }

    /// The board to show: the start, the one that the player has come to, or the one being edited.
    pub fn board(&self) -> Option<&Board> {
        let state = self.state.as_ref()?;
        Some(match (self.mode, self.editor.side()) {
            (Mode::Edit, Side::Start) => state.open.puzzle.start(),
            (Mode::Edit, Side::Goal) => state.open.puzzle.goal(),
            (Mode::View | Mode::Play, _) => state.board(),
        })
    }

    /// The board whose solvability is to be shown: the start while it or the goal is edited.
    pub fn judged(&self) -> Option<&Board> {
        let state = self.state.as_ref()?;
        Some(if self.mode == Mode::Edit { state.open.puzzle.start() } else { state.board() })
    }

    /// Carries out a command; `goal` is the goal of random puzzles. Tells whether a puzzle was
    /// opened.
    pub(super) fn take(
        &mut self,
        command: SlidingCommand,
        goal: Goal,
        desk: &mut Desk<'_>,
    ) -> bool {
        match command {
            SlidingCommand::Load { puzzle, source, format, notes } => {
                self.load(Open::new(puzzle, source), desk);
                *desk.notice = format.filter(|_| !notes.is_empty()).map(|format| {
                    let title = said(move || text!("session-read-as", format = format.name()));
                    let note = |note: Note| said(move || note.to_string());
                    Notice::note(title, notes.into_iter().map(note).collect())
                });
                return true;
            }
            SlidingCommand::Random { kind, seed } => return self.random(kind, goal, seed, desk),
            SlidingCommand::Another { seed } => return self.another(goal, seed, desk),
            SlidingCommand::Daily(date) => return self.daily(date, goal, desk),
            SlidingCommand::NewBoard(size) => return self.new_board(size, desk),
            SlidingCommand::Choose(plan) => desk.settings.sliding.plan = plan,
            SlidingCommand::Board(act) => self.act(act, desk),
        }
        false
    }

    fn act(&mut self, act: Act, desk: &mut Desk<'_>) {
        match act {
            Act::CountAsCourse => self.count_as_course(desk),
            Act::Inquire(inquiry) => self.inquire(inquiry, desk),
            Act::Slide(way) => self.slide(way),
            Act::Shift(cell) => self.shift(cell),
            Act::Goal(goal) => self.choose_goal(&goal, desk),
            Act::MakeSolvable => self.make_solvable(),
            Act::Edit(edit) => self.edit(edit, desk),
            Act::Target(target) => self.choose_target(target, desk),
            Act::TakeSolution(cost) => self.take_solution(cost),
        }
    }

    fn load(&mut self, open: Open, desk: &mut Desk<'_>) {
        *desk.notice = None;
        if self.mode == Mode::Edit {
            self.mode = Mode::View;
        }
        self.drop_round();
        self.target = None;
        self.replace(State::new(open));
        self.editor.deselect();
    }

    /// Replaces the state; undo brings the old one back. Nobody hears what a running job still
    /// sends.
    fn replace(&mut self, state: State) {
        if let Some(before) = self.state.replace(state) {
            self.history.record(before);
        }
        self.settle();
    }

    /// Forgets what belongs to the state before this one.
    fn settle(&mut self) {
        self.running = None;
        self.hints.hide();
        if let Some(state) = &mut self.state {
            state.player.count_in(self.metric);
            self.editor.fit(state.open.puzzle.start().dims());
        }
    }
}

//! The tenant of Hidato: the board as it was read and as the person has filled it, the track of
//! numbers that a search has placed, the verdict, and the judgement of the person's numbers.
//!
//! | room | what lives there |
//! |---|---|
//! | [`command`] | the commands that only Hidatos take |
//! | [`compose`] | a Hidato of one's own |
//! | [`fill`] | numbers by hand: selecting, typing, candidates |
//! | [`hand`] | pencil marks, lines, numbers that go on from each other, a clock |
//! | `history` | undo and redo without end |
//! | [`hinting`] | hints in steps: a question, its answer, the number on the board
//! | [`judge`] | whether the numbers by hand are right |
//! | [`judging`] | when the person wants them to be judged |
//! | `kept` | what is kept, written and printed |
//! | [`look`] | what each cell shows |
//! | `otherwise` | whether the other choice of touching cells fits |
//! | [`rated`] | how many solutions the open board has, and how hard it is |
//! | `solving` | running jobs, and their results |
//! | `tenant` | what the session asks of each tenant |

pub mod command;
pub mod compose;
pub mod fill;
pub mod hand;
pub mod hinting;
mod history;
pub mod judge;
pub mod judging;
mod kept;
pub mod look;
mod otherwise;
pub mod rated;
mod solving;
mod tenant;

use std::collections::{BTreeMap, BTreeSet};

use compose::Composer;
use fill::Typed;
use hand::finish::Met;
use hand::pencil::Pencil;
use hand::{Hand, Pen};
use hinting::Hinted;
use history::History;
use judge::{Judge, Judgement};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::feasibility::{self, BoardFault, BoardNote};
use langkah_engine::hidato::generate::Rating;
use langkah_engine::hidato::reason::{Reason, reason};
use langkah_engine::hidato::solve::{Failed, How, Step, Verdict};
use langkah_engine::hidato::text::Work;
use langkah_language::Language;
use langkah_puzzle::Of;
use langkah_puzzle::hidato::{Request, Solution};
use otherwise::Otherwise;
use rated::Rated;
pub use solving::Doing;
use solving::Running;

use super::document::Document;
use super::job::Jobs;
use super::mode::Mode;
use super::player::{Origin, Player, Stepped};
use super::results::clock::Stopwatch;
use super::source::Source;
use super::tenant::{ForFiles as _, Tenant};
use judging::Judging;

/// The puzzle that is open.
#[derive(Debug)]
pub struct Open {
    pub board: Board,
    pub source: Source,
    /// Whether the text itself says which cells touch.
    pub says_topology: bool,
    /// The faults that are seen without a search.
    pub faults: Vec<BoardFault>,
    pub notes: Vec<BoardNote>,
    /// How hard a random puzzle is.
    pub rating: Option<Rating>,
    /// The only solution, which is known of a random puzzle.
    solution: Option<Board>,
    /// Its file, and what of it is saved.
    pub document: Document,
}

impl Open {
    fn new(board: Board, source: Source, says_topology: bool) -> Self {
        let (faults, notes) = (feasibility::faults(&board), feasibility::notes(&board));
        let document = Document::of(Of::Hidato(board.clone().into()));
        let (rating, solution) = (None, None);
        Self { board, source, says_topology, faults, notes, rating, solution, document }
    }
}

/// What undo brings back.
struct State {
    open: Open,
    /// The givens, and the numbers by hand.
    filled: Board,
    pencil: Pencil,
    watch: Stopwatch,
    /// Whether numbers stood there before the clock could begin.
    was_filled: bool,
    /// Whether the person's own filling of the board has ended.
    is_finished: bool,
    /// What is remembered of this filling because the board was left before: whether it had begun,
    /// and its hints.
    noted: (bool, u32),
    /// How many hints an earlier run has shown, and the cells and numbers that were named in this
    /// run.
    hints: (u32, BTreeSet<(usize, u16)>),
    /// The numbers that a search has placed, without the givens.
    player: Player<Step>,
    result: Option<(Request, Solution)>,
}

impl State {
    fn new(open: Open) -> Self {
        let filled = open.board.clone();
        let (pencil, watch) = (Pencil::default(), Stopwatch::default());
        let (hints, player) = (Default::default(), Player::default());
        let (was_filled, is_finished, noted, result) = (false, false, (false, 0), None);
        Self { open, filled, pencil, watch, was_filled, is_finished, noted, hints, player, result }
    }
}

/// The tenant of Hidato: the open one, if there is one, and the jobs for it.
#[derive(Default)]
pub struct Hidato {
    state: Option<State>,
    history: History,
    mode: Mode,
    running: Running,
    /// The place in the track of an earlier run, until the search has found it again.
    place_wanted: Option<usize>,
    judge: Judge,
    /// When the numbers by hand are judged, as the settings say.
    judging: Judging,
    /// Whether a number that is put takes its marks elsewhere away, as the settings say.
    tidies: bool,
    hand: Hand,
    composer: Composer,
    otherwise: Otherwise,
    rated: Rated,
    /// The boards that were open before, each on one line.
    met: BTreeMap<String, Met>,
    selected: Option<usize>,
    typed: Option<Typed>,
    hinted: Option<Hinted>,
    /// Whether the second of several solutions is shown.
    shows_second: bool,
    /// The place in the track that `shown` and `why` are of, and the language of `why`.
    told: Option<(usize, Language)>,
    shown: Option<Board>,
    why: Reason,
    candidates: Vec<u16>,
    jobs: Jobs,
}

/// A number is a move of its own.
impl Stepped for Step {
    fn goes_on_from(&self, _before: &Self) -> bool {
        false
    }
}

impl Hidato {
    pub(super) fn new(jobs: Jobs) -> Self {
        Self { jobs, ..Self::default() }
    }

    pub fn open(&self) -> Option<&Open> {
        self.state.as_ref().map(|state| &state.open)
    }

    /// The givens, and the numbers by hand.
    pub fn filled(&self) -> Option<&Board> {
        self.state.as_ref().map(|state| &state.filled)
    }

    /// [`Mode::View`] shows the track, [`Mode::Play`] the numbers by hand, [`Mode::Edit`] the
    /// givens.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The track: numbers placed by a search, without the givens.
    pub fn player(&self) -> Option<&Player<Step>> {
        self.state.as_ref().map(|state| &state.player)
    }

    /// What came of the last search, and what it was asked.
    pub fn result(&self) -> Option<(&Request, &Solution)> {
        let (request, solution) = self.state.as_ref()?.result.as_ref()?;
        Some((request, solution))
    }

    /// The step that led to the board of the track that is shown, and why its number stands there.
    pub fn step(&self) -> Option<(&Step, &Reason)> {
        let step = self.player()?.step()?;
        (self.mode == Mode::View && !self.shows_second()).then_some((step, &self.why))
    }

    /// What the person has done on the board.
    fn work(&self) -> Option<Work> {
        let state = self.state.as_ref()?;
        let mut work = Work::of(&state.open.board, &state.filled);
        state.pencil.put_into(&mut work);
        Some(work)
    }

    /// Whether the person has done anything on the board.
    pub fn has_begun(&self) -> bool {
        self.state
            .as_ref()
            .is_some_and(|state| state.filled != state.open.board || !state.pencil.is_empty())
    }

    /// The only solution, if it is known.
    fn only_solution(&self) -> Option<&Board> {
        let state = self.state.as_ref()?;
        match state.result.as_ref().map(|(_, solution)| &solution.finished.verdict) {
            Some(Verdict::One(solution)) => Some(solution),
            _ => state
                .open
                .solution
                .as_ref()
                .or_else(|| self.one_found().filter(|_| self.mode != Mode::Edit)),
        }
    }

    /// Two of several solutions, if a search has found them.
    pub fn two(&self) -> Option<(&Board, &Board)> {
        match &self.result()?.1.finished.verdict {
            Verdict::Several(first, second) => Some((first, second)),
            _ => None,
        }
    }

    pub fn shows_second(&self) -> bool {
        self.shows_second && self.mode == Mode::View && self.two().is_some()
    }

    /// The board to show.
    pub fn board(&self) -> Option<&Board> {
        let state = self.state.as_ref()?;
        Some(match self.mode {
            Mode::View if self.shows_second() => self.two()?.1,
            Mode::View => self.shown.as_ref().unwrap_or(&state.open.board),
            Mode::Play => &state.filled,
            Mode::Edit => &state.open.board,
        })
    }

    /// The judgement of the numbers by hand.
    pub const fn judgement(&self) -> &Judgement {
        self.judge.judgement()
    }

    /// The cell that typed and clicked numbers go into.
    pub fn selected(&self) -> Option<usize> {
        self.selected.filter(|_| self.mode == Mode::Play)
    }

    /// The numbers within reach of the selected cell, ascending; none for a given.
    pub fn candidates(&self) -> &[u16] {
        &self.candidates
    }

    fn load(&mut self, open: Open) {
        self.mode = Mode::View;
        self.replace(State::new(open));
    }

    /// Opens a board with a person's work, who goes on with it. The work is as it was saved.
    fn load_with(&mut self, open: Open, work: &Work) {
        self.load_begun(open, work);
        if let (Some(open), Some(whole)) = (self.open(), self.whole()) {
            open.document.paper().saved = Some(whole);
        }
    }

    /// The same with work that may be unsaved.
    fn load_begun(&mut self, open: Open, work: &Work) {
        let mut state = State::new(open);
        state.filled = work.filled(&state.open.board);
        state.pencil = Pencil::of(work, &state.filled);
        state.was_filled = state.filled != state.open.board;
        self.mode = Mode::View;
        self.replace(state);
        self.show_work();
    }

    /// Replaces the state; undo brings the old one back.
    fn replace(&mut self, state: State) {
        self.note_left();
        self.running.forget();
        self.hand.pen = Pen::default();
        if let Some(before) = self.state.replace(state) {
            self.history.record(before);
        }
        self.settle();
    }

    /// Forgets what belongs to the state before this one.
    fn settle(&mut self) {
        (self.selected, self.typed, self.hinted, self.told) = (None, None, None, None);
        self.shows_second = false;
        self.composer.forget();
        (self.hand.taken, self.hand.is_noted, self.hand.is_checked) = (None, false, false);
        self.look_otherwise();
        self.judge();
    }

    fn walk(&mut self, walk: impl FnOnce(&mut Player<Step>)) {
        let Some(state) = &mut self.state else { return };
        self.shows_second = false;
        walk(&mut state.player);
    }

    /// Shows the second of several solutions, or the first.
    fn show_second(&mut self, is_second: bool) {
        self.enter(Mode::View);
        self.walk(|player| player.seek(usize::MAX));
        self.shows_second = is_second;
    }

    /// The track of a solution's numbers, with the player at its end.
    fn track(solution: &Solution) -> Player<Step> {
        let is_placed = |step: &&Step| step.how != How::Given;
        let found = solution.finished.solution().is_some();
        let steps = solution.finished.steps.iter().filter(is_placed).filter(|_| found);
        let mut player = Player::new(steps.cloned().collect(), Origin::Search);
        player.seek(usize::MAX);
        player
    }

    /// Works out the board and the reason at the player's place, and the candidates of the selected
    /// cell.
    pub(super) fn refresh(&mut self) {
        self.candidates = self.work_out_candidates();
        self.translate_hint();
        let Some(state) = &self.state else { return };
        let position = state.player.position();
        let told = Some((position, langkah_language::current()));
        if self.told == told {
            return;
        }
        let mut board = state.open.board.clone();
        let steps = &state.player.steps()[..position];
        self.why = Reason::default();
        if let Some((last, before)) = steps.split_last() {
            before.iter().for_each(|step| board.set(step.cell, step.number));
            let failed: Vec<Failed> = steps.iter().flat_map(|step| &step.failed).copied().collect();
            self.why = reason(&board, last, &failed);
            board.set(last.cell, last.number);
        }
        self.shown = Some(board);
        self.told = told;
    }
}

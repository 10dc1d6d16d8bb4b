//! Small and nasty values to make commands from. Boards are small, so that their searches end soon
//! or are soon stopped.

use langkah::session::command::Command;
use langkah::session::content::Which;
use langkah::session::document::{OnDisk, Stamp};
use langkah::session::explore::Wish;
use langkah::session::explore::comparison::{Comparison, Draw, Field, Listed, Tuning};
use langkah::session::filing::FileWish;
use langkah::session::hidato::command::HidatoCommand;
use langkah::session::hidato::compose::NewBoard;
use langkah::session::hidato::judging::Judging;
use langkah::session::puzzles::Puzzles;
use langkah::session::settings::preferences::Preferences;
use langkah::session::settings::{HidatoSettings, Setting};
use langkah::session::sliding::Sliding;
use langkah::session::sliding::command::SlidingCommand;
use langkah::session::source::{Name, Source};
use langkah::session::{Notice, Session};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::plan::{BoundKind, ChildOrder, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::moves::{Move, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::{Format, Note};
use langkah_puzzle::family::named::Named;
use langkah_puzzle::{Family, Of, hidato, read};

use crate::choices::Choices;

/// Choices, and the session that they are for.
pub struct From<'c, 's> {
    pub choices: Choices<'c>,
    pub session: &'s Session,
}

/// Sides of boards, rarely large ones.
const SIDES: [usize; 8] = [3, 2, 3, 3, 4, 2, 3, 5];
const NASTY_SIDES: [usize; 7] = [1, 4, 10, 11, 1000, 1 << 40, usize::MAX];

/// 80 moves from the goal.
const HARD: &[u8] = &[0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1];

/// Hidatos: with one solution, with two, with none, with faults, with holes, large and empty.
const HIDATOS: [&str; 10] = [
    "numbrix\n1 0 3\n6 0 0\n7 0 9\n",
    "numbrix\n1 0 0\n0 0 0\n0 0 9\n",
    "hidato\n1 0 0\n0 0 0\n0 0 9\n",
    "hidato\n0 0\n0 0\n",
    "hidato\n1 0 3\n3 0 0\n9 0 2\n",
    "hidato\n1 . 0\n0 0 0\n. 0 7\n",
    "hidato\n1\n",
    "numbrix\n0 2 0\n0 0 0\n0 0 0\n",
    "hidato\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n1 0 0 0 0 36\n",
    "hidato\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n",
];

impl From<'_, '_> {
    /// A number at either end of `near`, within it, or far beyond.
    pub fn number(&mut self, near: usize) -> usize {
        match self.choices.below(8) {
            0 => 0,
            1 => near.saturating_sub(1),
            2 => near,
            3 => near + 1,
            4 => *self.choices.of(&[usize::MAX, usize::MAX - 1, u32::MAX as usize, 256]),
            _ => self.choices.below(near.max(1)),
        }
    }

    /// How many cells the open board has.
    pub fn cells(&self) -> usize {
        let cells = match self.session.tenant() {
            Of::Sliding(sliding) => sliding.dims().map(Dims::cells),
            Of::Hidato(hidato) => hidato.open().map(|open| open.board.count()),
        };
        cells.unwrap_or(9)
    }

    /// The command that takes a solution that was kept, or one of another length.
    pub fn solution(&mut self) -> Command {
        let kept = self.session.sliding().and_then(|sliding| {
            let kept = sliding.history()?.kept();
            Some(kept.iter().map(|kept| kept.cost).collect::<Vec<_>>())
        });
        let costs = kept.filter(|costs| !costs.is_empty()).unwrap_or_else(|| vec![3]);
        let cost = *self.choices.of(&costs);
        Command::take_solution(if self.choices.one_in(6) { self.number(cost) } else { cost })
    }

    /// A node of what is recorded, or beyond it.
    pub fn node(&mut self) -> u32 {
        let explorer = self.session.explorer().or_else(|| {
            self.session
                .pair()
                .and_then(|pair| pair.halves().iter().find_map(|side| side.explorer()))
        });
        let nodes = explorer.and_then(|explorer| explorer.trace()).map_or(0, |trace| trace.len());
        self.number(nodes as usize) as u32
    }

    pub fn text(&mut self) -> String {
        let texts = ["x", "", "a\u{1b}[31m\u{202e}b", "1 2 3\n4 5 6\n7 8 0", "ĉ"];
        (*self.choices.of(&texts)).to_owned()
    }

    pub fn kind(&mut self) -> Kind {
        let moves = *self.choices.of(&[0, 1, 2, 10, 30]);
        *self.choices.of(&[Kind::Walk(moves), Kind::Any, Kind::Solvable])
    }

    /// The size of a board; no board has some of them.
    pub fn dims(&mut self) -> Dims {
        let sides: &[usize] = if self.choices.one_in(8) { &NASTY_SIDES } else { &SIDES };
        let [rows, cols] = [0; 2].map(|_| *self.choices.of(sides));
        Dims::new(rows, cols).expect("no side is 0")
    }

    /// A board of a size and goal that the other numbers choose.
    fn board(&mut self, goal: Goal) -> Board {
        if self.choices.one_in(40) {
            let dims = Dims::new(4, 4).expect("a size");
            return Board::new(dims, HARD).expect("a board");
        }
        let mut dims = self.dims();
        if goal.board(dims).is_err() {
            dims = Dims::new(3, 3).expect("a size");
        }
        let goal = goal.board(dims).expect("a board");
        let mut kind = self.kind();
        if dims.cells() > 12 && !self.choices.one_in(8) {
            kind = Kind::Walk(12);
        }
        random::board(&goal, kind, u64::from(self.choices.byte()))
    }

    pub fn puzzle(&mut self) -> Puzzle {
        let usual = *self.choices.of(&Goal::ALL);
        let start = self.board(usual);
        if self.choices.one_in(6) {
            let goal = GoalChoice::Board(random::board(&start, Kind::Any, 7));
            return Puzzle::with(start, &goal).expect("boards of one size");
        }
        Puzzle::new(start, usual)
    }

    fn source(&mut self) -> Source {
        let file = Source::File(self.text());
        self.choices
            .of(&[Source::Clipboard, file, Source::Sample(Name(|| "a")), Source::Edited])
            .clone()
    }

    pub fn load(&mut self) -> Command {
        let puzzle = self.puzzle();
        let source = self.source();
        let format = self.choices.one_in(4).then_some(Format::Langkah);
        let notes = if self.choices.one_in(4) { vec![Note::SizeAlone] } else { Vec::new() };
        SlidingCommand::Load { puzzle, source, format, notes }.into()
    }

    /// An expression; some of them are no lower bounds.
    pub fn formula(&mut self) -> Formula {
        let texts = ["manhattan", "misplaced + (blank > 0)", "walking / 2 + g / 9", "0"];
        Formula::read(self.choices.of::<&str>(&texts)).expect("an expression")
    }

    pub fn plan(&mut self) -> Plan {
        let listed = *self.choices.of(&BoundKind::ALL);
        let bound = if self.choices.one_in(6) { BoundKind::Own(self.formula()) } else { listed };
        let weight = *self.choices.of(&[1.0, 0.0, 1.5, Weight::MAX]);
        let weight = Weight::new(weight).expect("a weight");
        let ties = *self.choices.of(&[Ties::LeastH, Ties::Newest, Ties::Oldest]);
        let visited = !self.choices.one_in(3);
        let depth_max = *self.choices.of(&[None, Some(1), Some(12)]);
        let orders: Vec<ChildOrder> = ChildOrder::all().collect();
        let order = *self.choices.of(&orders);
        let plan = match self.choices.below(10) {
            0..2 => Plan::Shortest,
            2 => Plan::Anytime,
            3..5 => Plan::Ida { bound, weight },
            5..7 => Plan::best_first(bound, weight, ties, visited),
            7 => Plan::breadth_first(visited),
            8 => Plan::depth_first(visited, depth_max),
            _ => Plan::Preset(*self.choices.of(&Preset::ALL)),
        };
        if self.choices.one_in(3) { plan.in_order(order) } else { plan }
    }

    /// A wish about the open puzzle's file, or one about a file that is opened.
    pub fn file_wish(&mut self) -> FileWish {
        let path = self.choices.of(&["/a/b.txt", "/a/c.txt", ""]).into();
        let stamp = Stamp { modified: None, bytes: u64::from(self.choices.byte() & 1) };
        let format = self.choices.one_in(2).then_some(Of::Sliding(Format::Course));
        let file = OnDisk { path, stamp, format };
        let document = self.session.document().cloned().unwrap_or_default();
        let which = *self.choices.of(&[Which::Start, Which::Shown, Which::Worked]);
        match (self.choices.below(8), self.session.content(which)) {
            (0, Some(content)) => FileWish::Saved { document, content, file },
            (1, _) => {
                let stamp = self.choices.one_in(2).then_some(stamp);
                FileWish::Seen { document, path: file.path, stamp }
            }
            (2, _) => FileWish::Keep,
            (3, _) => {
                let notice = Notice::fault(self.text(), vec![self.text()]);
                FileWish::Missing { path: file.path, notice }
            }
            (4, _) => FileWish::ClearRecent,
            (5, _) => self
                .choices
                .of(&[FileWish::Discard, FileWish::ShowLeft, FileWish::DiscardLeft])
                .clone(),
            (6, _) => {
                let last = self.session.kept_settings().files.last;
                FileWish::Restore(Box::new(last.unwrap_or_default()))
            }
            _ => {
                let command = if self.choices.one_in(3) { self.puzzles() } else { self.load() };
                FileWish::Opened { file, command: Box::new(command) }
            }
        }
    }

    /// The start of the open sliding puzzle.
    fn start(&self) -> Option<Board> {
        let open = self.session.sliding().and_then(Sliding::open);
        open.map(|open| open.puzzle.start().clone())
    }

    fn ways(&mut self) -> Vec<Move> {
        let count = self.choices.below(6);
        (0..count).map(|_| *self.choices.of(&Move::ALL)).collect()
    }

    /// Some sliding puzzles and Hidatos of one file.
    pub fn puzzles(&mut self) -> Command {
        let texts =
            ["1 2\n3 0\n", "hidato\n1 0\n0 4\n", "1 2 3\n4 5 6\n8 7 0\n", "numbrix\n1 0 3\n"];
        let count = 1 + self.choices.below(4);
        let items = (0..count).map(|_| {
            let text = *self.choices.of(&texts);
            let any = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
            (text.to_owned(), any)
        });
        let items = items.collect();
        Command::Puzzles(Box::new(
            Puzzles::new(self.source(), items, Vec::new()).expect("one at least"),
        ))
    }

    pub fn moves(&mut self) -> Command {
        let ways = letters(&self.ways());
        let texts = ["", "R99999999999999999999", "x", "R U' R2", "1 2 3", "↑↓", "RDLU LDR"];
        let nasty = (*self.choices.of(&texts)).to_owned();
        Command::Moves(if self.choices.one_in(3) { nasty } else { ways })
    }

    pub fn goal(&mut self) -> GoalChoice {
        let usual = *self.choices.of(&Goal::ALL);
        let start = self.start();
        match (self.choices.below(4), start) {
            (2, Some(start)) => GoalChoice::Board(random::board(&start, Kind::Any, 3)),
            (3, _) => GoalChoice::Board(self.board(usual)),
            _ => GoalChoice::Usual(usual),
        }
    }

    pub fn topology(&mut self) -> Topology {
        *self.choices.of(&Topology::ALL)
    }

    pub fn load_hidato(&mut self) -> HidatoCommand {
        let topology = self.topology();
        let text = *self.choices.of(&HIDATOS);
        let opened = hidato::read(text, topology).expect("a good text");
        HidatoCommand::Load { opened: Box::new(opened), source: self.source() }
    }

    /// A board to be drawn; no board has some of the sizes.
    pub fn new_board(&mut self) -> NewBoard {
        let outline = *self.choices.of(&[Outline::Rectangle, Outline::Ring, Outline::Diamond]);
        NewBoard { dims: self.dims(), outline, topology: self.topology() }
    }

    pub fn order(&mut self) -> Order {
        let outlines = [
            Outline::Rectangle,
            Outline::Holes(20),
            Outline::Holes(255),
            Outline::Diamond,
            Outline::Ring,
            Outline::Hourglass,
        ];
        // The window offers sides of up to 30.
        let dims = self.dims();
        let [rows, cols] = [dims.rows(), dims.cols()].map(|side| side.min(31));
        Order {
            dims: Dims::new(rows, cols).expect("no side is 0"),
            outline: *self.choices.of(&outlines),
            topology: self.topology(),
            difficulty: *self.choices.of(&[Difficulty::Easy, Difficulty::Medium, Difficulty::Hard]),
            edges: *self.choices.of(&[0, 0, 3, 40, usize::MAX]),
            seed: u64::from(self.choices.byte()),
        }
    }

    fn listed<P>(&mut self, mut puzzle: impl FnMut(&mut Self) -> P) -> Listed<P> {
        let count = self.choices.below(3);
        let puzzles = (0..count).map(|index| (format!("{index}"), puzzle(self))).collect();
        Listed { file: self.text(), puzzles, faults: Vec::new() }
    }

    pub fn lines(&mut self) -> Listed<Puzzle> {
        self.listed(Self::puzzle)
    }

    pub fn hidatos(&mut self) -> Listed<langkah_engine::hidato::board::Board> {
        self.listed(|from| {
            let text = *from.choices.of(&HIDATOS);
            hidato::read(text, Topology::King).expect("a good text").board
        })
    }
}

/// Chooses what is set once and then serves many commands.
pub fn tune(session: &mut Session, choices: &mut Choices<'_>) {
    let rows = *choices.of(&[3, 2, 4, 0, 1, 11]);
    let cols = *choices.of(&[None, Some(2), Some(3), Some(0), Some(12)]);
    session.apply(Command::Set(Setting::RandomSize(rows, cols)));
    session.apply(Command::Set(Setting::Memory(*choices.of(&[64, 1, 0, 96]))));
    let threads = *choices.of(&[None, Some(1), Some(0), Some(2)]);
    let preferences = Preferences { threads, ..session.settings.preferences() };
    session.apply(Command::Set(Setting::Preferences(preferences)));
    let (rows, cols) = (*choices.of(&[3, 4, 5]), *choices.of(&[3, 4, 1]));
    let judging = *choices.of(&Judging::ALL);
    let tidies_marks = choices.one_in(2);
    let hidato = HidatoSettings { rows, cols, judging, tidies_marks, ..session.settings.hidato };
    session.apply(Command::Set(Setting::Hidato(hidato)));
    let nodes = *choices.of(&[5000, 100, 1, 0]);
    session.apply(Command::Explore(Wish::NodesMax(nodes)));
    let seconds = *choices.of(&[0.02, 0.0, -1.0, 0.05]);
    tune_by(session, Tuning::Seconds(seconds));
    tune_by(session, Tuning::Moves(*choices.of(&[10, 0, 1])));
    let fields = [Field::Open, Field::Random, Field::Listed];
    let (field, other) = (*choices.of(&fields), *choices.of(&fields));
    let (count, others) = (*choices.of(&[1, 0, 2]), *choices.of(&[1, 0, 2]));
    let seed = *choices.of(&[1, 0, u64::MAX]);
    tune_by(session, Tuning::Draw(Family::Sliding, Draw { field, count, seed }));
    let seed = session.explorings().comparison.hidato.drawn.seed;
    let draw = Draw { field: other, count: others, seed };
    tune_by(session, Tuning::Draw(Family::Hidato, draw));
    let offered = Comparison::offered();
    let contender = *choices.of(&offered);
    tune_by(session, Tuning::Choose(Named::Sliding(contender), choices.one_in(2)));
}

fn tune_by(session: &mut Session, tuning: Tuning) {
    session.apply(Command::Explore(Wish::Tune(tuning)));
}

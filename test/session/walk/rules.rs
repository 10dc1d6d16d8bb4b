//! What holds after each command.

use langkah::session::explore::View;
use langkah::session::explore::explorer::Explorer;
use langkah::session::hidato::compose::work::Told;
use langkah::session::hidato::hand::pencil::Pencil;
use langkah::session::hidato::judge::Judgement;
use langkah::session::hidato::rated::{Hardness, Live};
use langkah::session::hidato::{Doing, Hidato};
use langkah::session::player::Origin;
use langkah::session::sliding::Sliding;
use langkah::session::sliding::course::Course;
use langkah::session::sliding::hint::Hint;
use langkah::session::source::Source;
use langkah::session::{Mode, Phase, Session};
use langkah_engine::hidato;
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::unique::Outcome;
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::sliding::moves::{Move, Step, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome as Ended, Solution};
use langkah_puzzle::Of;
use langkah_puzzle::hidato::{Request, Solution as Found};

/// Judges a session.
pub fn hold(session: &Session) {
    family(session);
    running(session);
    if let Some(notice) = session.notice() {
        assert!(!notice.title.contains("fault of the program"), "{notice:?}");
    }
    match session.tenant() {
        Of::Sliding(sliding) => tiles(session, sliding),
        Of::Hidato(hidato) => numbers(hidato),
    }
    if let Some(explorer) = session.explorer() {
        recorded(explorer);
    }
    if let Some(pair) = session.pair() {
        assert!(session.explorings().comparison.run().is_some(), "two searches of no comparison");
        assert!(pair.at() <= pair.last());
        pair.halves().iter().filter_map(|side| side.explorer()).for_each(recorded);
        let recording = pair.halves().iter().any(|side| side.recording().is_some());
        assert_eq!(pair.is_recording(), recording);
    }
    compared(session);
    lessons(session);
}

/// A lesson that is played or recorded is one on the open puzzle.
fn lessons(session: &Session) {
    let open = session.subject();
    if let Some(played) = session.lessons().played() {
        assert_eq!(open.as_ref(), Some(&played.lesson().puzzle), "a lesson on another puzzle");
        assert!(played.step().is_some());
        let (right, asked) = played.right_of();
        assert!(right <= asked);
    }
    if let Some(notebook) = session.lessons().notebook() {
        assert_eq!(open.as_ref(), Some(notebook.puzzle()), "a recording on another puzzle");
        // One past the last says that no page is shown, as after a board that has no page.
        assert!(notebook.at() <= notebook.pages().len());
    }
}

/// What must come before a walk's eyes somewhere, or its rules say little.
pub const SIGHTS: [&str; 20] = [
    "a search of tiles runs",
    "a solution of tiles",
    "a proved length",
    "a hint for tiles",
    "a tile selected",
    "a board solved by hand",
    "a solved Hidato",
    "two solutions",
    "a hint for a Hidato",
    "a cell selected",
    "numbers that can be completed",
    "a place selected",
    "an edited board with one solution",
    "an edited board with several solutions",
    "a recorded tree",
    "compared searches",
    "two trees side by side",
    "an answer in a lesson",
    "a bookmark",
    "an edited board that was left",
];

/// Which of [`SIGHTS`] are there.
pub fn sights(session: &Session) -> impl Iterator<Item = &'static str> {
    let (sliding, hidato) = (session.sliding(), session.hidato());
    let solution = match sliding.map(Sliding::phase) {
        Some(Phase::Ended(solution)) => Some(solution),
        Some(Phase::Ready | Phase::Running(_)) | None => None,
    };
    let run = session.explorings().comparison.sliding_run();
    let sides = session.pair().map_or(&[][..], |pair| pair.halves());
    let are_there = [
        sliding.is_some_and(is_searching),
        solution.is_some_and(|one| matches!(one.outcome, Ended::Solved(_))),
        sliding.is_some_and(|one| one.fewest().is_some()),
        sliding.is_some_and(|one| one.shown_hint().is_some()),
        sliding.is_some_and(|one| one.selected().is_some()),
        sliding.is_some_and(|one| one.solved_by_hand().is_some()),
        hidato.is_some_and(|one| one.player().is_some_and(|player| !player.steps().is_empty())),
        hidato.is_some_and(|one| one.two().is_some()),
        hidato.is_some_and(|one| one.hint().is_some()),
        hidato.is_some_and(|one| one.selected().is_some()),
        hidato.is_some_and(|one| *one.judgement() == Judgement::Solvable),
        hidato.is_some_and(|one| one.place_selected().is_some()),
        hidato.is_some_and(
            |one| matches!(one.live(), Live::Known(judged) if judged.rating.is_some()),
        ),
        hidato.is_some_and(|one| one.live_two().is_some()),
        session.explorer().is_some_and(|one| one.trace().is_some()),
        run.is_some_and(|run| run.rows.len() > 1),
        sides.iter().filter(|side| side.explorer().is_some()).count() == 2,
        session
            .lessons()
            .played()
            .is_some_and(|one| one.asked().is_some_and(|one| one.mark.is_some())),
        session.lessons().notebook().is_some_and(|one| one.page().is_some()),
        session.loses_left(),
    ];
    SIGHTS.into_iter().zip(are_there).filter(|(_, is_there)| *is_there).map(|(sight, _)| sight)
}

fn is_searching(sliding: &Sliding) -> bool {
    matches!(sliding.phase(), Phase::Running(_))
}

/// What is open of a family is whole, and the session's figures are the open family's.
fn family(session: &Session) {
    let place = session.place();
    assert!(place.position <= place.count);
    match session.tenant() {
        Of::Sliding(sliding) => {
            let is_open = sliding.open().is_some();
            assert_eq!(session.has_puzzle(), is_open);
            assert_eq!(sliding.board().is_some(), is_open);
            if !is_open {
                assert!(sliding.player().steps().is_empty());
                assert!(sliding.judged().is_none() && sliding.swap_for_parity().is_none());
                assert!(matches!(sliding.phase(), Phase::Ready | Phase::Running(_)));
            }
        }
        Of::Hidato(hidato) => {
            assert!(session.has_puzzle() && hidato.open().is_some());
            assert_eq!(session.mode(), hidato.mode());
        }
    }
    if session.view() != View::Solution {
        assert_ne!(session.mode(), Mode::Edit, "{:?} shows no board to edit", session.view());
    }
}

/// A job exists if and only if the session says so, and there are no unneeded threads.
fn running(session: &Session) {
    let census = session.jobs().census();
    let wanted = wanted(session);
    assert!(census.waiting + census.working <= wanted, "{census:?}: {wanted} are wanted");
    assert!(census.ending <= JOBS_MAX, "{census:?}");
    let begun = census.working + census.ending;
    assert!(census.threads <= begun + JOBS_MAX + 2, "{census:?}: too many threads");
    let sliding = session.sliding();
    // Nothing is searched for tiles behind a Hidato.
    let is_searching = sliding.is_some_and(is_searching);
    let is_doing = !matches!(session.hidato_jobs().doing(), Doing::Nothing);
    let is_preparing = session.lessons().is_preparing();
    assert_eq!(session.is_running(), is_searching || is_doing || is_preparing);
    if sliding.is_some_and(Sliding::seeks_hint) {
        assert!(is_searching);
    }
    assert_eq!(session.view_runs(), session.runs(session.view()));
    let counts = sliding.is_some_and(counts);
    let counts = counts || sliding.is_some_and(inquires);
    let runs = View::ALL.into_iter().any(|view| session.runs(view));
    assert_eq!(session.is_busy(), counts || runs);
    if session.recording().is_some() {
        assert!(session.has_puzzle());
    }
}

/// How many jobs a session wants at a time: a search or hint of tiles, a search or hint or random
/// puzzle of Hidato, a judgement, a difficulty, the verdict on an edited Hidato, a recording, a
/// comparison, two recordings side by side, an analysis, a lesson that is prepared.
const JOBS_MAX: usize = 11;

/// How many it wants now. One that is asked to stop is wanted until it has answered.
fn wanted(session: &Session) -> usize {
    let doing = session.hidato_jobs();
    let sides = session.pair().map_or(&[][..], |pair| pair.halves());
    [
        session.sliding().is_some_and(is_searching),
        !matches!(doing.doing(), Doing::Nothing),
        *doing.judgement() == Judgement::Asked,
        *doing.live() == Live::Asked,
        session.recording().is_some(),
        session.explorings().comparison.is_running(),
        session.sliding().is_some_and(counts),
        session.sliding().is_some_and(inquires),
        doing.looks_otherwise(),
        doing.hardness() == Hardness::Asked,
        session.practice().is_making(),
        session.counts_fewest(),
        session.own_bound().is_asking(),
        session.lessons().is_preparing(),
    ]
    .into_iter()
    .chain(sides.iter().map(|side| side.recording().is_some()))
    .filter(|&is_wanted| is_wanted)
    .count()
}

/// Whether the course's search runs.
fn counts(sliding: &Sliding) -> bool {
    sliding.course().is_some_and(Course::is_running)
}

fn inquires(sliding: &Sliding) -> bool {
    sliding.inquires().is_some()
}

fn tiles(session: &Session, sliding: &Sliding) {
    let (Some(open), Some(board)) = (sliding.open(), sliding.board()) else { return };
    let (start, goal) = (open.puzzle.start(), open.puzzle.goal());
    let dims = start.dims();
    assert_eq!((board.dims(), goal.dims()), (dims, dims), "a board of another size");
    assert!(sliding.selected().is_none_or(|cell| cell < dims.cells()), "no such cell");
    assert!(sliding.selected().is_none() || session.mode() == Mode::Edit);
    assert_eq!(open.solvability.is_solvable(), open.puzzle.solvability().is_solvable());
    let player = sliding.player();
    let mut now = start.clone();
    for step in player.steps() {
        assert_eq!(now.apply(step.way), Some(step.tile), "a step that cannot be made");
        assert_eq!(now, step.board, "a step that leads elsewhere");
    }
    assert!(!player.is_playing() || player.position() < player.steps().len());
    let reached = player.board().unwrap_or(start);
    if session.mode() == Mode::Edit {
        assert!(board == start || board == goal);
    } else {
        assert_eq!(board, reached);
    }
    if let Some(Hint::Step { step, left, .. }) = sliding.shown_hint() {
        assert_eq!(reached.after(step.way).as_ref(), Some(&step.board));
        assert!(*left > 0);
    }
    if let (Some(fewest), Phase::Ended(solution)) = (sliding.fewest(), sliding.phase()) {
        assert!(solution.proved_least && fewest >= solution.lower_bound as usize);
    }
    if let Some((a, b)) = sliding.swap_for_parity() {
        assert_ne!(a, b);
        assert!(!open.solvability.is_solvable());
    }
    let kept = sliding.history().map_or(&[][..], |history| history.kept());
    for solution in kept {
        let ways = solution.labels.iter().filter_map(|&label| Move::from_index(label));
        let steps = steps(start, &ways.collect::<Vec<_>>());
        let end = steps.last().map_or(start, |step| &step.board);
        assert_eq!((steps.len(), end), (solution.cost, goal), "a kept solution leads elsewhere");
    }
    let _ = (sliding.has_shorter(), sliding.solved_by_hand(), session.random_goal());
}

/// What is said of an edited board is about that board.
fn edited(open: &Hidato, given: &Board) {
    let cells = given.shape().dims().cells();
    assert!(open.place_selected().is_none_or(|place| place < cells), "no such place");
    assert_eq!(*open.live() == Live::Off, open.mode() != Mode::Edit);
    if open.mode() != Mode::Edit {
        assert!(open.place_selected().is_none() && !matches!(open.doing(), Doing::Composing(..)));
    }
    if let Some(number) = open.offered() {
        assert!(!given.numbers().contains(&number) && usize::from(number) <= given.count());
    }
    if let Live::Known(judged) = open.live() {
        let of = |solution: &Board| solution.is_solved() && given.agrees_with(solution);
        match &judged.verdict {
            Verdict::One(one) => assert!(of(one)),
            Verdict::Several(a, b) => assert!(of(a) && of(b) && a != b),
            _ => {}
        }
    }
    if let Some(Told::Unique(Outcome::Added(added))) = open.told_of_work() {
        assert_eq!(&added.board, given, "numbers were added to another board");
    }
}

fn numbers(open: &Hidato) {
    let (Some(puzzle), Some(filled), Some(board)) = (open.open(), open.filled(), open.board())
    else {
        panic!("no Hidato is open")
    };
    let given = &puzzle.board;
    let count = given.count();
    assert_eq!((filled.shape(), board.shape()), (given.shape(), given.shape()));
    assert!(given.agrees_with(filled), "a given was changed");
    assert!(given.agrees_with(board), "the shown board is of another puzzle");
    let is_in_range = |cell: usize| usize::from(filled.number(cell).unwrap_or(0)) <= count;
    assert!((0..count).all(|cell| is_in_range(cell) || given.number(cell).is_some()));
    edited(open, given);
    pencilled(open, filled);
    assert!(open.selected().is_none_or(|cell| cell < count), "no such cell");
    assert!(open.selected().is_none() || open.mode() == Mode::Play);
    assert_eq!(open.looks().len(), count);
    let candidates = open.candidates();
    assert!(candidates.is_sorted() && candidates.iter().all(|&one| usize::from(one) <= count));
    let player = open.player().expect("a track");
    let mut board = given.clone();
    for step in player.steps() {
        assert_eq!(board.number(step.cell), None, "a step where a number stands");
        board.set(step.cell, step.number);
    }
    if !player.steps().is_empty() {
        assert!(board.is_solved(), "a track that does not end with a solution");
    }
    if let Some((first, second)) = open.two() {
        assert!(first.is_solved() && second.is_solved() && first != second);
        assert!(given.agrees_with(first) && given.agrees_with(second));
    }
    if open.filled() != Some(given)
        && let hidato::solve::Verdict::One(solution) = match open.result() {
            Some((_, found)) => &found.finished.verdict,
            None => return,
        }
    {
        let agrees = filled.agrees_with(solution);
        match open.judgement() {
            Judgement::Solvable | Judgement::Solved => {
                assert!(agrees, "what is not the solution is said to be right")
            }
            Judgement::Lost => assert!(!agrees, "what is right is said to be lost"),
            _ => {}
        }
    }
}

/// What is pencilled belongs on the board, and each number that is offered is missing.
fn pencilled(open: &Hidato, filled: &Board) {
    let pencil = open.pencil().expect("a pencil");
    assert!(pencil.fits(filled.shape()), "{pencil:?}");
    let mut numbers = open.numbers_of_lines();
    numbers.iter().for_each(|&(cell, _)| assert_eq!(filled.number(cell), None));
    let count = numbers.len();
    numbers.sort_by_key(|&(_, number)| number);
    numbers.dedup_by_key(|&mut (_, number)| number);
    assert_eq!(numbers.len(), count, "a number of the lines stands twice");
    let is_missing = |number: u16| !filled.numbers().contains(&number);
    assert!(numbers.iter().all(|&(_, number)| is_missing(number)));
    let offered = (0..filled.count()).filter_map(|cell| open.offered_by_click(cell));
    offered.for_each(|number| assert!(is_missing(number), "{number} stands already"));
    if let Some(wrong) = open.wrong_numbers() {
        assert!(wrong.iter().all(|&cell| filled.number(cell).is_some()));
    }
}

fn recorded(explorer: &Explorer) {
    let Some(trace) = explorer.trace() else { return };
    let moment = explorer.moment().expect("a moment of a trace");
    assert!(explorer.at() <= trace.last() && moment.nodes() <= trace.len());
    assert!(explorer.selected().is_none_or(|node| node < moment.nodes()));
    let listing = explorer.listing().expect("what has a tree has a listing");
    let line = explorer.line(&listing);
    assert_eq!(line.is_some(), !trace.is_empty(), "a line of the pseudo-code is lit");
    let tally = moment.tally();
    assert!(tally.live + tally.dead <= u64::from(trace.len()) + 1);
    if let Some(node) = explorer.shown() {
        assert!(node < trace.len());
        let _ = (explorer.standing(node), explorer.path(node), moment.state(node));
        if let Some(board) = explorer.board(node) {
            assert_eq!(board.dims(), explorer.dims());
        }
    }
}

fn compared(session: &Session) {
    let comparison = &session.explorings().comparison;
    if let Some(run) = comparison.sliding_run() {
        assert!(run.rows.len() <= run.all() && run.puzzles.len() <= run.count);
        assert!(run.rows.iter().all(|row| row.puzzle < run.puzzles.len()));
        assert!(run.rows.iter().all(|row| row.contender < run.contenders.len()));
        assert!(session.hidato().is_none(), "a comparison of the other family");
    }
    if let Some(run) = comparison.hidato_run() {
        assert!(run.rows.len() <= run.all() && run.puzzles.len() <= run.count);
        assert!(run.rows.iter().all(|row| row.puzzle < run.puzzles.len()));
        assert!(run.rows.iter().all(|row| row.contender < run.contenders.len()));
        assert!(session.hidato().is_some(), "a comparison of the other family");
    }
}

/// What undo brings back.
#[derive(Clone, Debug, PartialEq)]
pub enum Kept {
    Nothing,
    Tiles(Box<Tiles>),
    Hidato(Box<Numbers>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tiles {
    puzzle: Puzzle,
    source: Source,
    steps: Vec<Step>,
    origin: Origin,
    position: usize,
    result: Option<Solution>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Numbers {
    board: hidato::board::Board,
    source: Source,
    filled: hidato::board::Board,
    pencil: Pencil,
    steps: Vec<hidato::solve::Step>,
    position: usize,
    result: Option<(Request, Found)>,
}

impl Kept {
    pub fn of(session: &Session) -> Self {
        match session.tenant() {
            Of::Sliding(sliding) => Self::of_tiles(sliding),
            Of::Hidato(hidato) => Self::of_hidato(hidato),
        }
    }

    fn of_tiles(sliding: &Sliding) -> Self {
        let Some(open) = sliding.open() else { return Self::Nothing };
        let player = sliding.player();
        let result = match sliding.phase() {
            Phase::Ended(solution) => Some(solution.clone()),
            Phase::Ready | Phase::Running(_) => None,
        };
        Self::Tiles(Box::new(Tiles {
            puzzle: open.puzzle.clone(),
            source: open.source.clone(),
            steps: player.steps().to_vec(),
            origin: player.origin(),
            position: player.position(),
            result,
        }))
    }

    fn of_hidato(hidato: &Hidato) -> Self {
        let (Some(open), Some(filled)) = (hidato.open(), hidato.filled()) else {
            return Self::Nothing;
        };
        let player = hidato.player().expect("a track");
        Self::Hidato(Box::new(Numbers {
            board: open.board.clone(),
            source: open.source.clone(),
            filled: filled.clone(),
            pencil: hidato.pencil().expect("a pencil").clone(),
            steps: player.steps().to_vec(),
            position: player.position(),
            result: hidato.result().map(|(request, found)| (*request, found.clone())),
        }))
    }

    /// The same wherever in the track the player is.
    pub fn without_place(mut self) -> Self {
        match &mut self {
            Self::Nothing => {}
            Self::Tiles(tiles) => tiles.position = 0,
            Self::Hidato(numbers) => numbers.position = 0,
        }
        self
    }
}

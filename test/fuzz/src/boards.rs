//! Sliding boards with every search, bound and limit, against breadth-first search.

use std::cell::{Cell, OnceCell};
use std::collections::HashMap;
use std::num::NonZero;

use langkah_engine::fit::is_fifteen;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, ChildOrder, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::trace::Trace;
use langkah_engine::search::watch::{Halt, Progress, Stats, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution, Task};
use rand::rngs::ChaCha8Rng;

use crate::choices::Choices;
use crate::mutate::bytes;
use crate::support::{assert_reaches, distances, goal_of};
use crate::target::Target;

/// Bytes of an input at most: a shuffled board and a request have fewer choices.
const BYTES_MAX: usize = 64;

/// The longest walk from a goal of a board whose true distance is found from the board itself.
const WALK_MAX: usize = 10;

/// Nodes of searches that would otherwise not end in time.
const NODES_MAX: usize = 60_000;

pub fn target() -> Target {
    let make = |_: &[Vec<u8>], rng: &mut ChaCha8Rng| bytes(rng, BYTES_MAX);
    Target { name: "boards", usual: 10_000, corpus: Vec::new(), make, judge }
}

fn judge(input: &[u8]) {
    let mut choices = Choices::new(input);
    let (puzzle, truth) = puzzle(&mut choices);
    let request = request(&mut choices, puzzle.start().dims());
    let Ok(task) = Task::new(puzzle.clone(), request) else { return };
    let stop = choices.one_in(4).then(|| choices.below(1 << 12) as u32);
    let solution = task.run(&mut Stop::after(stop));
    look(&puzzle, truth, &request, stop, &solution);
    if choices.one_in(4) {
        let nodes_max = *choices.of(&[1, 2, 50, 3000, 100_000]);
        let (recorded, trace) = task.record(&mut Stop::after(stop), nodes_max);
        look(&puzzle, truth, &request, stop, &recorded);
        let is_whole = request.time_max.is_none() && stop.is_none();
        let is_same = is_whole && request.limits.memory_max == Limits::MEMORY_MAX_DEFAULT;
        look_at_trace(&solution, &recorded, trace.as_deref(), is_same);
    }
}

/// A puzzle and the fewest moves that solve it, if any do.
fn puzzle(choices: &mut Choices<'_>) -> (Puzzle, Option<u32>) {
    let usual = *choices.of(&Goal::ALL);
    let sizes = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 3), (3, 4), (4, 4), (5, 5), (2, 9)];
    let (rows, cols) = *choices.of(&sizes);
    let mut goal = goal_of(usual, rows, cols);
    let is_small = rows * cols <= 9;
    // All distances of a goal of one's own are soon found on the smallest boards alone.
    if rows * cols <= 6 && choices.one_in(2) {
        shuffle(&mut goal, choices);
    }
    let mut start = goal.clone();
    if is_small {
        shuffle(&mut start, choices);
    } else {
        for _ in 0..choices.below(WALK_MAX + 1) {
            start.apply(*choices.of(&Move::ALL));
        }
    }
    let truth = if is_small {
        distance(&start, &goal)
    } else if choices.one_in(8) {
        start.swap(start.cell_of(1), start.cell_of(2));
        None
    } else {
        Some(near(&start, &goal))
    };
    let puzzle = Puzzle::with(start, &GoalChoice::Board(goal)).expect("one size");
    (puzzle, truth)
}

fn shuffle(board: &mut Board, choices: &mut Choices<'_>) {
    for last in (1..board.tiles().len()).rev() {
        board.swap(last, choices.below(last + 1));
    }
}

/// The distance by all those of the goal, which are kept where the goal is a usual one.
fn distance(start: &Board, goal: &Board) -> Option<u32> {
    type Kept = OnceCell<HashMap<Board, u32>>;
    thread_local! {
        static KEPT: [[Kept; 3]; 2] = const { [const { [const { OnceCell::new() }; 3] }; 2] };
    }
    let size = [(2, 4), (3, 3)].iter().position(|&(rows, cols)| goal.dims() == dims(rows, cols));
    let usual = Goal::ALL.iter().position(|usual| usual.board(goal.dims()).as_ref() == Ok(goal));
    match (size, usual) {
        (Some(size), Some(usual)) => {
            KEPT.with(|kept| kept[size][usual].get_or_init(|| distances(goal)).get(start).copied())
        }
        _ => distances(goal).get(start).copied(),
    }
}

fn dims(rows: usize, cols: usize) -> Dims {
    Dims::new(rows, cols).expect("a board has cells")
}

/// The distance of a board that few moves lead to, breadth-first from the start.
fn near(start: &Board, goal: &Board) -> u32 {
    let mut met = std::collections::HashSet::from([start.clone()]);
    let mut level = vec![start.clone()];
    for distance in 0.. {
        if level.contains(goal) {
            return distance;
        }
        let next = level.iter().flat_map(|board| Move::ALL.map(|way| board.after(way)));
        level = next.flatten().filter(|board| met.insert(board.clone())).collect();
    }
    unreachable!("the walk led here")
}

fn request(choices: &mut Choices<'_>, dims: Dims) -> Request {
    let bound = *choices.of(&BoundKind::ALL);
    let factors = [1.0, 1.0, 1.0, 0.0, 0.3, 0.99, 1.01, 1.5, 2.0, 5.0, 10.0];
    let weight = Weight::new(*choices.of(&factors)).expect("a weight in range");
    let ties = *choices.of(&Ties::ALL);
    let visited = !choices.one_in(4);
    let preset = *choices.of(&Preset::ALL);
    let depth_max = *choices.of(&[None, Some(0), Some(3), Some(12), Some(40)]);
    let plan = *choices.of(&[
        Plan::Shortest,
        Plan::Anytime,
        Plan::Ida { bound, weight },
        Plan::best_first(bound, weight, ties, visited),
        Plan::Preset(preset),
        Plan::breadth_first(visited),
        Plan::depth_first(visited, depth_max),
    ]);
    let orders: Vec<ChildOrder> = ChildOrder::all().collect();
    let order = *choices.of(&orders);
    let plan = if choices.one_in(2) { plan.in_order(order) } else { plan };
    // Longer lists of nodes hold hundreds of megabytes: small limits are what can go wrong.
    let generated_max = match choices.below(4) {
        0 => choices.below(300) as u64,
        1 if plan == Plan::Shortest && !is_fifteen(dims) => u64::MAX,
        _ => choices.below(NODES_MAX) as u64,
    };
    let memory_max = match choices.below(8) {
        0 => 0,
        1 => choices.below(1 << 16) as u64,
        2 => 64 * choices.below(1 << 20) as u64,
        _ => Limits::MEMORY_MAX_DEFAULT,
    };
    let time_max = choices.one_in(16).then(|| choices.below(64) as f64 / 4000.0);
    let threads = NonZero::new(1 + choices.below(3));
    // The tables of a larger board take too long here.
    let is_multi = dims.cells() <= 12 && choices.one_in(4);
    let metric = if is_multi { Metric::Multi } else { Metric::Single };
    let limits = Limits { generated_max, memory_max };
    Request { plan, metric, limits, time_max, threads, ..Request::default() }
}

/// Says Stop when it is asked for so many times.
struct Stop {
    left: Option<Cell<u32>>,
}

impl Stop {
    fn after(asked: Option<u32>) -> Self {
        Self { left: asked.map(Cell::new) }
    }
}

impl Watch for Stop {
    fn is_stopped(&self) -> bool {
        let Some(left) = &self.left else { return false };
        left.set(left.get().saturating_sub(1));
        left.get() == 0
    }

    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }
}

fn look(
    puzzle: &Puzzle,
    truth: Option<u32>,
    request: &Request,
    stop: Option<u32>,
    solution: &Solution,
) {
    let Solution { plan, outcome, stats, lower_bound, .. } = solution;
    let told = || format!("{request:?}\n{solution:?}\n{:?}", puzzle.start().tiles());
    let Some(truth) = truth else {
        assert_eq!(*outcome, Outcome::Unsolvable, "{}", told());
        assert_eq!(*stats, Stats::default());
        return;
    };
    assert!(*lower_bound <= truth, "{truth} moves: {}", told());
    if let Outcome::Solved(moves) = outcome {
        assert_reaches(puzzle.start(), puzzle.goal(), moves);
        // Where a line is one move, so many moves of single tiles are enough, too.
        let is_single = request.metric == Metric::Single;
        let length = solution.length().expect("it is solved") as u32;
        assert!(length >= truth || !is_single);
        if solution.proved_least {
            assert!(length == truth || !is_single && length < truth, "{truth}: {}", told());
            assert!(*lower_bound == length, "{}", told());
        }
    }
    let is_proved = solution.halt.is_none() && plan.proves_least();
    assert!(!is_proved || solution.proved_least, "{}", told());
    if let Some(halt) = solution.halt {
        let is_asked = match halt {
            Halt::Stopped => stop.is_some(),
            Halt::Target => request.target.is_some(),
            Halt::Limit(Limit::Nodes) => request.limits.generated_max < u64::MAX,
            Halt::Limit(Limit::Memory) => true,
            Halt::Limit(Limit::Time) => request.time_max.is_some(),
            Halt::Limit(Limit::Depth) => {
                matches!(plan, Plan::DepthFirst { depth_max: Some(depth), .. } if *depth < truth)
            }
        };
        assert!(is_asked, "{}", told());
        let is_anytime = *plan == Plan::Anytime;
        assert!(is_anytime || *outcome == halt.into(), "{}", told());
    } else {
        assert!(matches!(outcome, Outcome::Solved(_)), "{}", told());
    }
    let lengths: Vec<usize> = solution.history.improvements().map(|(_, length)| length).collect();
    assert!(lengths.windows(2).all(|pair| pair[0] > pair[1]), "{}", told());
    limits_are_kept(request, solution, &told);
}

/// As [`Limits`] says.
fn limits_are_kept(request: &Request, solution: &Solution, told: &dyn Fn() -> String) {
    let Limits { generated_max, memory_max } = request.limits;
    let threads = request.threads.map_or(1, |threads| threads.get() as u64);
    let beyond = match solution.plan {
        Plan::Anytime => 40_000,
        // Three other children of each node on the path.
        Plan::Ida { .. } => 3 * 1000 * threads,
        _ => 6,
    };
    let most = generated_max.saturating_add(beyond);
    assert!(solution.stats.generated <= most, "{}", told());
    let exception = if solution.plan == Plan::Anytime { 25 << 20 } else { 1 << 20 };
    // Tables are made before their size is known, and a search that they leave no room is not
    // begun.
    let is_begun = solution.stats.generated > 0;
    let held = solution.stats.memory_peak + if is_begun { solution.tables_peak } else { 0 };
    assert!(held <= memory_max.max(exception) / 20 * 21, "{held} held: {}", told());
}

/// The trace tells what the search did, and being recorded changes nothing.
fn look_at_trace(plain: &Solution, recorded: &Solution, trace: Option<&Trace>, is_same: bool) {
    // The anytime search is several at once; recorded searches use one thread and no databases.
    let is_other = match plain.plan {
        Plan::Anytime => true,
        Plan::Ida { bound, weight } => bound == BoundKind::PatternDb && weight == Weight::ONE,
        _ => false,
    };
    let counts = |stats: &Stats| (stats.generated, stats.expanded);
    if is_same && !is_other {
        assert_eq!(plain.outcome, recorded.outcome, "{:?}", plain.plan);
        assert_eq!(counts(&plain.stats), counts(&recorded.stats), "{:?}", plain.plan);
    }
    let Some(trace) = trace else { return };
    if trace.outcome().is_some() {
        let tally = trace.moment(trace.last()).tally();
        assert_eq!((tally.generated, tally.expanded), counts(&recorded.stats), "{recorded:?}");
    }
    for at in [0, 1, trace.last() / 2, trace.last()] {
        let moment = trace.moment(at);
        let tally = moment.tally();
        let end = u64::from(moment.is_end());
        let made = tally.live + tally.dead + u64::from(at) - end.min(u64::from(at));
        assert!(made <= u64::from(trace.len()) + 1 && moment.nodes() <= trace.len());
        assert_eq!(moment.live(usize::MAX).len() as u64, tally.live);
    }
}

//! Divided iterations against the undivided search.

use std::sync::LazyLock;

use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::ida::{self, Searched};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::Outcome as Ended;
use langkah_engine::search::space::Label;
use langkah_engine::search::subtrees::TooMany;
use langkah_engine::search::watch::{Halt, Nodes, Progress, Stats, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::large::Databases;
use langkah_engine::sliding::large::space::LargeSpace;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::split::{NoSplit, Split, WITHIN_MAX};
use langkah_engine::solve::{Outcome, solve};
use proptest::prelude::*;

use crate::support::{Stopped, assert_reaches, by_distance, goal_of};

/// All solvable 3×3 boards, the nearest to the goal first.
static ALL_3X3: LazyLock<Vec<(Board, u32)>> =
    LazyLock::new(|| by_distance(&goal_of(Goal::BlankLast, 3, 3)));

/// Keeps the figures at the beginning of each iteration.
#[derive(Default)]
struct Iterations(Vec<Stats>);

impl Watch for Iterations {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }

    fn iteration(&mut self, stats: &Stats) {
        self.0.push(*stats);
    }
}

/// Searches each subtree of each iteration, in their order, and holds the figures against those of
/// one search.
fn assert_is_one_run(start: Board, bound: BoundKind, depth: u32) {
    let puzzle = Puzzle::new(start, Goal::BlankLast);
    let mut told = Iterations::default();
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    let request = Request { plan, ..Request::default() };
    let one = solve(&puzzle, &request, &mut told).expect("the bound fits");
    let Outcome::Solved(moves) = &one.outcome else { panic!("{:?}", one.outcome) };
    let split = Split::new(puzzle, bound).expect("it can be divided");
    assert_adds_up(&split, depth, &told.0, (&one.stats, moves));
}

/// The same, where one search has begun the iterations with the figures `told`, and has ended with
/// the figures and the moves.
fn assert_adds_up(split: &Split, depth: u32, told: &[Stats], (end, moves): (&Stats, &[Move])) {
    let request = Request::default();
    let ready = split.ready(u64::MAX, &mut ()).expect("nothing ends it");
    let (mut counts, mut within) = (Nodes::default(), ready.least());
    for stats in told {
        assert_eq!(
            (stats.f, stats.expanded, stats.generated),
            (within, counts.expanded, counts.generated)
        );
        // Weak bounds leave more subtrees this deep in hard boards than a division may have.
        let Ok(division) = ready.divide(within, depth) else { return assert!(depth > 16) };
        let mut f_next = division.f_next;
        let mut below = Nodes::default();
        for subtree in &division.subtrees {
            assert!(subtree.path.len() <= depth as usize);
            let path = moves_of(&subtree.path);
            let timed = split.search(&path, within, &request, &mut ()).expect("it is there");
            below.expanded += timed.searched.stats.expanded;
            below.generated += timed.searched.stats.generated;
            f_next = f_next.into_iter().chain(timed.searched.f_next).min();
            if let Ended::Solved(labels) = timed.searched.outcome {
                assert_eq!(moves_of(&labels), moves);
                counts.expanded += subtree.above.expanded + below.expanded;
                counts.generated += subtree.above.generated + below.generated;
                assert_eq!((counts.expanded, counts.generated), (end.expanded, end.generated));
                return;
            }
        }
        counts.expanded += division.above.expanded + below.expanded;
        counts.generated += division.above.generated + below.generated;
        within = f_next.expect("something was cut off");
    }
    panic!("no subtree has the solution");
}

fn moves_of(labels: &[Label]) -> Vec<Move> {
    labels.iter().filter_map(|&label| Move::from_index(label)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn subtrees_of_any_depth_are_one_run(
        number in 0usize..181_440,
        bound in 0usize..4,
        depth in 1u32..40,
    ) {
        // The goal itself is solved before the first iteration.
        let (start, _) = &ALL_3X3[number.max(1)];
        assert_is_one_run(start.clone(), BoundKind::ALL[bound], depth);
    }
}

/// Misplaced tiles leave too many subtrees 21 moves deep in a board of 30 moves, and not 20 moves
/// deep.
#[test]
fn a_division_into_too_many_subtrees_is_refused() {
    let puzzle = Puzzle::new(ALL_3X3[180_457].0.clone(), Goal::BlankLast);
    let split = Split::new(puzzle, BoundKind::ALL[0]).expect("it can be divided");
    let ready = split.ready(u64::MAX, &mut ()).expect("nothing ends it");
    let within = ALL_3X3[180_457].1;
    assert!(ready.divide(within, 20).is_ok());
    assert!(ready.divide(within, 21).is_err());
}

#[test]
fn what_has_no_tree_of_its_own_is_not_divided() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let split =
        |board: &Board, bound| Split::new(Puzzle::new(board.clone(), Goal::BlankLast), bound);
    let no_databases = |other| Err(NoSplit::PatternDb { other });
    let refused = split(&goal, BoundKind::PatternDb);
    assert_eq!(refused, no_databases(BoundKind::WalkingDistance));
    let widest = split(&goal_of(Goal::BlankLast, 9, 9), BoundKind::PatternDb);
    assert_eq!(widest, no_databases(BoundKind::LinearConflict));
    let mut odd = goal.clone();
    odd.swap(0, 1);
    assert_eq!(split(&odd, BoundKind::Manhattan), Err(NoSplit::Unsolvable));
    let large = goal_of(Goal::BlankLast, 5, 5);
    assert!(matches!(split(&large, BoundKind::WalkingDistance), Err(NoSplit::Misfit(_))));
    assert!(split(&large, BoundKind::LinearConflict).is_ok());
}

#[test]
fn a_subtree_keeps_limits_and_is_one_of_the_search() {
    let start = ALL_3X3.last().expect("a board").0.clone();
    let split = Split::new(Puzzle::new(start, Goal::BlankLast), BoundKind::Misplaced);
    let split = split.expect("it can be divided");
    let limits = Limits { generated_max: 10, ..Limits::usual() };
    let request = Request { limits, ..Request::default() };
    let timed = split.search(&[], 31, &request, &mut ()).expect("the root is always there");
    assert_eq!(timed.searched.outcome, Ended::Halted(Halt::Limit(Limit::Nodes)));
    for path in [[Move::Up, Move::Down], [Move::Left, Move::Right], [Move::Down, Move::Up]] {
        assert_eq!(split.search(&path, 31, &request, &mut ()), None, "{path:?}");
    }
    let ready = split.ready(0, &mut ()).expect("it has no tables");
    assert_eq!(ready.divide(60, 40), Err(TooMany));
}

/// Sizes, the goals' blank cells in a corner, on an edge and inside, the walks from the goal that
/// lead to the start, and where to divide.
const WITH_DATABASES: [(usize, usize, usize, u32, u32); 5] =
    [(5, 5, 24, 90, 7), (5, 5, 0, 60, 60), (3, 5, 7, 70, 9), (2, 6, 8, 60, 12), (6, 3, 17, 80, 3)];

/// The subtrees are one run of iterative deepening with the same tables, and the solution is as
/// long as that of the anytime search, which proves it in another way.
#[test]
fn subtrees_with_pattern_databases_are_one_run() {
    for (rows, cols, blank, walk, depth) in WITH_DATABASES {
        let mut goal = goal_of(Goal::BlankLast, rows, cols);
        goal.swap(blank, rows * cols - 1);
        let start = random::board(&goal, Kind::Walk(walk), 1);
        let puzzle = Puzzle::with(start.clone(), &GoalChoice::Board(goal.clone()));
        let puzzle = puzzle.expect("they are of one size");
        let split = Split::new(puzzle.clone(), BoundKind::PatternDb).expect("it can be divided");
        assert_eq!(Split::usual_bound(&puzzle), BoundKind::PatternDb);
        let mut told = Iterations::default();
        let one = match Databases::of(&goal, u64::MAX, &mut ()).expect("nothing ends it") {
            Databases::Eight(bound) => {
                ida::run(&LargeSpace::new(&start, &goal, |_| bound), &Limits::usual(), &mut told)
            }
            Databases::Sixteen(bound) => {
                ida::run(&LargeSpace::new(&start, &goal, |_| bound), &Limits::usual(), &mut told)
            }
        };
        let Ended::Solved(labels) = &one.outcome else { panic!("{:?}", one.outcome) };
        let moves = moves_of(labels);
        assert_adds_up(&split, depth, &told.0, (&one.stats, &moves));
        let other = solve(&puzzle, &Request::default(), &mut ()).expect("it fits");
        let Outcome::Solved(others) = &other.outcome else { panic!("{:?}", other.outcome) };
        assert!(other.proved_least && others.len() == moves.len(), "{start}");
        assert_reaches(&start, &goal, &moves);
    }
}

#[test]
fn tables_of_a_subtree_keep_limits_and_stops() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let start = random::board(&goal, Kind::Solvable, 1);
    let split = Split::new(Puzzle::new(start, Goal::BlankLast), BoundKind::PatternDb);
    let split = split.expect("it can be divided");
    let memory = Halt::Limit(Limit::Memory);
    assert_eq!(split.ready(100 << 20, &mut ()).err(), Some(memory));
    assert_eq!(split.ready(u64::MAX, &mut Stopped).err(), Some(Halt::Stopped));
    let limits = Limits { memory_max: 100 << 20, ..Limits::usual() };
    let request = Request { limits, ..Request::default() };
    let timed = split.search(&[], 90, &request, &mut ()).expect("it does not come so far");
    assert_eq!(timed.searched, Searched::not_begun(90, memory));
}

/// A greater bound than a stack has room for is as the greatest one.
#[test]
fn the_bound_of_an_iteration_has_an_end() {
    let (start, _) = &ALL_3X3[40_000];
    let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
    let split = Split::new(puzzle, BoundKind::Manhattan).expect("it can be divided");
    let limits = Limits { generated_max: 200_000, ..Limits::usual() };
    let request = Request { limits, ..Request::default() };
    let ready = split.ready(limits.memory_max, &mut ()).expect("nobody ends it");
    let subtrees = |within| ready.divide(within, 3).expect("they are few").subtrees;
    assert_eq!(subtrees(u32::MAX), subtrees(WITHIN_MAX));
    let path = moves_of(&subtrees(WITHIN_MAX)[0].path);
    let searched = |within| {
        split.search(&path, within, &request, &mut ()).expect("it makes these moves").searched
    };
    assert_eq!(searched(u32::MAX), searched(WITHIN_MAX));
}

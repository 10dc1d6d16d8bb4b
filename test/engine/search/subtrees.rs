//! Divided iterations against the undivided search.

use std::sync::LazyLock;

use langkah_engine::puzzle::Puzzle;
use langkah_engine::puzzle::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::puzzle::solve::split::{NoSplit, Split};
use langkah_engine::puzzle::solve::{Outcome, solve};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::Outcome as Ended;
use langkah_engine::search::subtrees::{Nodes, TooMany};
use langkah_engine::search::watch::{Halt, Progress, Stats, Watch};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::moves::Move;
use proptest::prelude::*;

use crate::support::{by_distance, goal_of};

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
    let (mut counts, mut within) = (Nodes::default(), split.least());
    for stats in &told.0 {
        assert_eq!(
            (stats.f, stats.expanded, stats.generated),
            (within, counts.expanded, counts.generated)
        );
        let division = split.divide(within, depth).expect("it is small");
        let mut f_next = division.f_next;
        let mut below = Nodes::default();
        for subtree in &division.subtrees {
            assert!(subtree.path.len() <= depth as usize);
            let path: Vec<Move> =
                subtree.path.iter().filter_map(|&label| Move::from_index(label)).collect();
            let timed = split.search(&path, within, &request, &mut ()).expect("it is there");
            below.expanded += timed.searched.stats.expanded;
            below.generated += timed.searched.stats.generated;
            f_next = f_next.into_iter().chain(timed.searched.f_next).min();
            if let Ended::Solved(labels) = timed.searched.outcome {
                let found: Vec<Move> =
                    labels.iter().filter_map(|&label| Move::from_index(label)).collect();
                assert_eq!(&found, moves);
                counts.expanded += subtree.above.expanded + below.expanded;
                counts.generated += subtree.above.generated + below.generated;
                assert_eq!(
                    (counts.expanded, counts.generated),
                    (one.stats.expanded, one.stats.generated)
                );
                return;
            }
        }
        counts.expanded += division.above.expanded + below.expanded;
        counts.generated += division.above.generated + below.generated;
        within = f_next.expect("something was cut off");
    }
    panic!("no subtree has the solution");
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

#[test]
fn what_has_no_tree_of_its_own_is_not_divided() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let split =
        |board: &Board, bound| Split::new(Puzzle::new(board.clone(), Goal::BlankLast), bound);
    assert_eq!(split(&goal, BoundKind::PatternDb), Err(NoSplit::PatternDb));
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
    assert_eq!(split.divide(60, 40), Err(TooMany));
}

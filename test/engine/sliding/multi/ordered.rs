//! The order of children, against a search that is written down as plainly as it can be.

use std::collections::{HashSet, VecDeque};

use super::*;
use langkah_engine::plan::ChildOrder;
use langkah_engine::sliding::moves::Move::{Left, Right};

/// Breadth-first search: the expanded nodes, and the children that were made. A child is made for
/// each number of tiles that can go, the fewest first, unless the last move went the same line.
fn breadth(puzzle: &Puzzle, order: ChildOrder) -> (u64, u64) {
    let start = puzzle.start().clone();
    let mut met = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, None)]);
    let (mut expanded, mut generated) = (0, 0);
    while let Some((board, last)) = queue.pop_front() {
        if board == *puzzle.goal() {
            return (expanded, generated);
        }
        expanded += 1;
        for way in order.ways() {
            let is_row = matches!(way, Left | Right);
            if last == Some(is_row) {
                continue;
            }
            let shifted = std::iter::successors(board.after(way), |board| board.after(way));
            for child in shifted {
                generated += 1;
                if met.insert(child.clone()) {
                    queue.push_back((child, Some(is_row)));
                }
            }
        }
    }
    unreachable!("the board can be solved")
}

#[test]
fn children_are_made_in_the_chosen_order() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let mut different = 0;
    for seed in 0..6 {
        let puzzle = puzzle(&random::board(&goal, Kind::Walk(40), seed), &goal);
        let mut counts = HashSet::new();
        for order in ChildOrder::all() {
            let plan = Plan::breadth_first(true).in_order(order);
            let stats = solve(&puzzle, &multi(plan), &mut ()).stats;
            let told = (stats.expanded, stats.generated);
            assert_eq!(told, breadth(&puzzle, order), "{order}\n{}", puzzle.start());
            counts.insert(told);
        }
        different += usize::from(counts.len() > 1);
    }
    assert!(different > 3, "{different} boards have other counts in other orders");
}

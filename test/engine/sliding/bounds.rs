//! The bounds: never above the true distance, consistent, carried along as counted from scratch.

use langkah_engine::grid::Direction;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::choice::{BoundKind, Visitor};
use langkah_engine::sliding::bound::linear_conflict::LinearConflict;
use langkah_engine::sliding::bound::manhattan::Manhattan;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::bound::walking_distance::WalkingDistance;
use langkah_engine::sliding::bound::{Bound, Slide};
use langkah_engine::sliding::packed::pack;
use langkah_engine::sliding::random::{self, Kind};

use crate::support::{board, distances, goal_of, goals_of};

fn from_scratch<B: Bound>(bound: &B, board: &Board) -> u32 {
    bound.h(bound.carry(pack(board)))
}

/// The move of the tile that goes where the blank is, and the board after it.
fn slide(board: &Board, way: Direction) -> Option<(Slide, Board)> {
    let after = board.after(way)?;
    let (from, to) = (after.blank() as u8, board.blank() as u8);
    Some((Slide { before: pack(board), from, to }, after))
}

/// Checks a bound on every board that can reach the goal, along every move; gives the sum of h.
fn check<B: Bound>(goal: &Board, bound: &B) -> u64 {
    assert_eq!(from_scratch(bound, goal), 0, "h at the goal");
    let mut sum = 0;
    for (board, distance) in distances(goal) {
        let carry = bound.carry(pack(&board));
        let h = bound.h(carry);
        assert!(h <= distance, "h = {h}, but {distance} moves suffice\n{board}");
        for (slide, after) in Direction::ALL.iter().filter_map(|&way| slide(&board, way)) {
            let carried = bound.h(bound.after(carry, slide));
            assert_eq!(carried, from_scratch(bound, &after), "carried along\n{board}to\n{after}");
            assert!(h.abs_diff(carried) <= 1, "from {h} to {carried}\n{board}to\n{after}");
        }
        sum += u64::from(h);
    }
    sum
}

/// Checks a bound for a goal, and keeps the sum of h.
struct Of<'a> {
    goal: &'a Board,
    sum: &'a mut u64,
}

impl Visitor for Of<'_> {
    fn visit(self, bound: &impl Bound) {
        *self.sum = check(self.goal, bound);
    }
}

/// The bounds of the list that are made at once; pattern databases have tests of their own.
fn listed() -> impl Iterator<Item = BoundKind> {
    BoundKind::ALL.into_iter().filter(|&kind| kind != BoundKind::PatternDb)
}

/// The sums of h over all 3×3 boards, for the goals with the blank in a corner and for the snail,
/// are a signature: a bound that is changed and stays as strong leaves them as they are. (Turned by
/// 180° one corner is the other.)
const SUMS: [(BoundKind, [u64; 2]); 4] = [
    (BoundKind::Misplaced, [1_290_240, 1_290_240]),
    (BoundKind::Manhattan, [2_540_160, 2_661_120]),
    (BoundKind::LinearConflict, [2_743_200, 2_864_160]),
    (BoundKind::WalkingDistance, [2_845_584, 2_779_056]),
];

/// On all 3×3 boards and on rectangles, for the usual goals, and on the smaller ones for goals of
/// no order.
#[test]
fn every_bound_of_the_list_is_a_consistent_lower_bound() {
    let sum_of = |kind: BoundKind, goal: &Board| {
        let mut sum = 0;
        assert!(kind.make(goal, Of { goal, sum: &mut sum }).is_none(), "{}", kind.name());
        sum
    };
    for kind in listed() {
        for (rows, cols) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
            for goal in goals_of(rows, cols) {
                sum_of(kind, &goal);
            }
        }
        let known = SUMS.iter().find(|(other, _)| *other == kind);
        for goal in Goal::ALL {
            let sum = sum_of(kind, &goal_of(goal, 3, 3));
            if let Some((_, [corner, snail])) = known {
                let expected = if goal == Goal::Snail { snail } else { corner };
                assert_eq!(sum, *expected, "{} for {goal:?}", kind.name());
            }
        }
    }
}

/// What is shown of a bound is what a search uses.
#[test]
fn every_bound_of_the_list_is_explained_as_it_counts() {
    struct Explains<'a>(BoundKind, &'a Board);
    impl Visitor for Explains<'_> {
        fn visit(self, bound: &impl Bound) {
            for seed in 0..200 {
                let board = random::board(self.1, Kind::Solvable, seed);
                let explained = self.0.explain(&board, self.1, 0).expect("small boards");
                assert_eq!(explained.h, from_scratch(bound, &board), "{}", self.0.name());
            }
        }
    }
    for kind in listed() {
        for (rows, cols) in [(3, 3), (4, 4), (4, 3)] {
            let goal = goal_of(Goal::Snail, rows, cols);
            assert!(kind.make(&goal, Explains(kind, &goal)).is_none());
        }
    }
}

/// Along random walks of a thousand moves, where a slip would add up.
fn check_carry<B: Bound>(make: impl Fn(&Board) -> B) {
    for (rows, cols) in [(4, 4), (3, 4), (4, 3)] {
        for goal in Goal::ALL {
            let goal = goal_of(goal, rows, cols);
            let bound = make(&goal);
            for seed in 0..20 {
                let mut board = random::board(&goal, Kind::Solvable, seed);
                let mut carry = bound.carry(pack(&board));
                for step in 0..1000 {
                    let pick = (seed + 7 * step + step * step / 11) as usize;
                    let ways = (0..4).map(|turn| Direction::ALL[(pick + turn) % 4]);
                    let slides = ways.filter_map(|way| slide(&board, way)).next();
                    let (slide, after) = slides.expect("the blank can always move");
                    carry = bound.after(carry, slide);
                    board = after;
                    assert_eq!(bound.h(carry), from_scratch(&bound, &board), "\n{board}");
                }
            }
        }
    }
}

#[test]
fn the_carry_is_that_from_scratch() {
    check_carry(Misplaced::new);
    check_carry(Misplaced::with_blank);
    check_carry(Manhattan::new);
    check_carry(LinearConflict::new);
    check_carry(WalkingDistance::new);
}

#[test]
fn the_stronger_bounds_are_never_below_the_weaker() {
    for (rows, cols) in [(4, 4), (3, 4), (4, 2)] {
        for goal in Goal::ALL {
            let goal = goal_of(goal, rows, cols);
            let (misplaced, manhattan) = (Misplaced::new(&goal), Manhattan::new(&goal));
            let (conflict, walking) = (LinearConflict::new(&goal), WalkingDistance::new(&goal));
            let mut stronger = [0; 3];
            for seed in 0..1000 {
                let board = random::board(&goal, Kind::Solvable, seed);
                let h = from_scratch(&manhattan, &board);
                let others = [
                    h.checked_sub(from_scratch(&misplaced, &board)),
                    from_scratch(&conflict, &board).checked_sub(h),
                    from_scratch(&walking, &board).checked_sub(h),
                ];
                for (more, other) in stronger.iter_mut().zip(others) {
                    let by = other.unwrap_or_else(|| panic!("{others:?} at h = {h}\n{board}"));
                    *more += by;
                }
            }
            assert!(stronger.iter().all(|more| *more > 0), "{stronger:?}");
        }
    }
}

#[test]
fn some_values_worked_by_hand() {
    // Every tile's steps, row by row: 5 1, 6 1, 4 1, 3 1; 2 2, 1 2, 8 0; 9 0, 10 0, 7 1, 11 1;
    // 13 0, 14 0, 15 0, 12 1.
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let start = board("5 6 4 3\n2 1 0 8\n9 10 7 11\n13 14 15 12\n");
    assert_eq!(from_scratch(&Misplaced::new(&goal), &start), 9);
    assert_eq!(from_scratch(&Misplaced::with_blank(&goal), &start), 10);
    assert_eq!(from_scratch(&Manhattan::new(&goal), &start), 11);
    // 4 and 3 stand in their own row the wrong way round.
    assert_eq!(from_scratch(&LinearConflict::new(&goal), &start), 13);

    // A row turned round: three of its four tiles must leave it.
    let start = board("4 3 2 1\n5 6 7 8\n9 10 11 12\n13 14 15 0\n");
    assert_eq!(from_scratch(&Manhattan::new(&goal), &start), 8);
    assert_eq!(from_scratch(&LinearConflict::new(&goal), &start), 14);

    // The first two rows exchanged: eight tiles go a row each. Walking distance sees what the
    // blank needs: two moves up to the second row, six that exchange three pairs, one down and one
    // up to fetch the tile that it put into the third row, two for the last pair, two back.
    let start = board("5 6 7 8\n1 2 3 4\n9 10 11 12\n13 14 15 0\n");
    assert_eq!(from_scratch(&Manhattan::new(&goal), &start), 8);
    assert_eq!(from_scratch(&WalkingDistance::new(&goal), &start), 14);
}

//! h taken apart: the parts add up to what the searches' own tables say.

use std::collections::{HashSet, VecDeque};

use langkah_engine::grid::Dims;
use langkah_engine::plan::BoundKind;
use langkah_engine::search::space::Space;
use langkah_engine::sliding::board::{BLANK, Board, Goal};
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::explain::{self, Axis, Conflict, Explained, Part};
use langkah_engine::sliding::bound::linear_conflict::LinearConflict;
use langkah_engine::sliding::bound::manhattan::Manhattan;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::bound::walking_distance::WalkingDistance;
use langkah_engine::sliding::large::bound as large;
use langkah_engine::sliding::large::space::LargeSpace;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::packed;
use langkah_engine::sliding::random::{self, Kind};

use crate::support::{arrangements, board, by_distance, distances, goal_of, goals_of};

fn h(bound: &impl Bound, board: &Board) -> u32 {
    bound.h(bound.carry(packed::pack(board)))
}

/// What the parts say is so, and adds up.
fn check(board: &Board, goal: &Board, explained: &Explained) {
    assert_eq!(explained.h, explained.parts.iter().map(Part::value).sum::<u32>());
    let dims = board.dims();
    for part in &explained.parts {
        match part {
            Part::Misplaced { tile, cell, home } | Part::Distance { tile, cell, home, .. } => {
                assert!(*tile > 0 && cell != home);
                assert_eq!((board.tiles()[*cell], goal.tiles()[*home]), (*tile, *tile));
            }
            Part::Conflict(Conflict { axis, line, pairs, leaving }) => {
                let line_of =
                    |cell| if *axis == Axis::Row { dims.row(cell) } else { dims.col(cell) };
                for &(a, b) in pairs {
                    assert!(
                        board.cell_of(a) < board.cell_of(b) && goal.cell_of(a) > goal.cell_of(b)
                    );
                    for tile in [a, b] {
                        assert_eq!(
                            [board, goal].map(|board| line_of(board.cell_of(tile))),
                            [*line; 2]
                        );
                    }
                }
                assert!(pairs.iter().all(|(a, b)| leaving.contains(a) || leaving.contains(b)));
                assert!(
                    leaving.iter().all(|tile| pairs.iter().any(|(a, b)| a == tile || b == tile))
                );
            }
            Part::Walking { .. } | Part::Pattern { .. } | Part::Value { .. } => {}
        }
    }
}

#[test]
fn on_all_3x3() {
    for goal in Goal::ALL.map(|goal| goal_of(goal, 3, 3)) {
        let (misplaced, manhattan) = (Misplaced::new(&goal), Manhattan::new(&goal));
        let conflict = LinearConflict::new(&goal);
        let all = distances(&goal);
        assert_eq!(all.len(), 181_440);
        for board in all.keys() {
            for (explained, h) in [
                (explain::misplaced(board, &goal), h(&misplaced, board)),
                (explain::manhattan(board, &goal), h(&manhattan, board)),
                (explain::linear_conflict(board, &goal), h(&conflict, board)),
            ] {
                assert_eq!(explained.h, h, "\n{board}");
                check(board, &goal, &explained);
            }
        }
    }
}

/// How many tiles of each goal line stand in each line, and the blank's line.
type LineCounts = (Vec<Vec<u8>>, usize);

fn counts(board: &Board, goal: &Board, axis: Axis) -> LineCounts {
    let dims = board.dims();
    let lines = if axis == Axis::Row { dims.rows() } else { dims.cols() };
    let line = |cell| if axis == Axis::Row { dims.row(cell) } else { dims.col(cell) };
    let mut counts = vec![vec![0; lines]; lines];
    for (cell, &tile) in board.tiles().iter().enumerate().filter(|(_, tile)| **tile != BLANK) {
        counts[line(cell)][line(goal.cell_of(tile))] += 1;
    }
    (counts, line(board.blank()))
}

/// The fewest steps from the board's counts to the goal's, straight from the definition; a step
/// brings a tile into the blank's line from the line beside it.
fn walk(board: &Board, goal: &Board, axis: Axis) -> u32 {
    let (start, end) = (counts(board, goal, axis), counts(goal, goal, axis));
    let mut met = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((table, steps)) = queue.pop_front() {
        if table == end {
            return steps;
        }
        let (counts, blank) = &table;
        let beside = [blank.checked_sub(1), Some(blank + 1).filter(|line| *line < counts.len())];
        for from in beside.into_iter().flatten() {
            for goal_line in (0..counts.len()).filter(|&line| counts[from][line] > 0) {
                let mut after = counts.clone();
                after[from][goal_line] -= 1;
                after[*blank][goal_line] += 1;
                if met.insert((after.clone(), from)) {
                    queue.push_back(((after, from), steps + 1));
                }
            }
        }
    }
    panic!("every table can be reached from every other")
}

/// Both parts are as the definition says, and their sum is what the searches' tables say.
fn check_walking(board: &Board, goal: &Board, bound: &WalkingDistance) {
    let explained = WalkingDistance::explain(board, goal).expect("it is small");
    let part = |axis| Part::Walking { axis, moves: walk(board, goal, axis) };
    assert_eq!(explained.parts, [Axis::Row, Axis::Column].map(part), "\n{board}");
    assert_eq!(explained.h, h(bound, board), "\n{board}");
}

#[test]
fn walking_distance() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let bound = WalkingDistance::new(&goal);
    for (board, _) in by_distance(&goal).iter().step_by(29) {
        check_walking(board, &goal, &bound);
    }
    for goal in [goals_of(4, 4)[0].clone(), goals_of(4, 4)[4].clone()] {
        let bound = WalkingDistance::new(&goal);
        for seed in 0..12 {
            let board = random::board(&goal, Kind::Solvable, seed);
            check_walking(&board, &goal, &bound);
        }
    }
    // Sides that differ, and what each axis needs alone.
    for goal in goals_of(2, 4).into_iter().chain(goals_of(4, 3)) {
        let bound = WalkingDistance::new(&goal);
        for seed in 0..20 {
            let board = random::board(&goal, Kind::Solvable, seed);
            check_walking(&board, &goal, &bound);
        }
    }
    let goal = goal_of(Goal::BlankLast, 2, 3);
    let moves = |rows: &str| {
        let explained = WalkingDistance::explain(&board(rows), &goal).expect("it is small");
        let moves = |part: &Part| match part {
            Part::Walking { axis, moves } => (*axis, *moves),
            other => panic!("{other:?}"),
        };
        explained.parts.iter().map(moves).collect::<Vec<_>>()
    };
    // One tile of each line stands in the other: the blank goes there and back.
    assert_eq!(moves("4 2 3\n1 5 0"), [(Axis::Row, 2), (Axis::Column, 0)]);
    assert_eq!(moves("1 3 2\n4 5 0"), [(Axis::Row, 0), (Axis::Column, 2)]);
    let large = goal_of(Goal::BlankLast, 2, 5);
    assert_eq!(WalkingDistance::explain(&large, &large), None);
}

#[test]
fn on_random_boards_of_other_sizes() {
    for (rows, cols) in [(4, 4), (2, 4), (4, 3)] {
        for goal in goals_of(rows, cols) {
            let (misplaced, manhattan) = (Misplaced::new(&goal), Manhattan::new(&goal));
            let conflict = LinearConflict::new(&goal);
            for seed in 0..2000 {
                let board = random::board(&goal, Kind::Any, seed);
                for (explained, h) in [
                    (explain::misplaced(&board, &goal), h(&misplaced, &board)),
                    (explain::manhattan(&board, &goal), h(&manhattan, &board)),
                    (explain::linear_conflict(&board, &goal), h(&conflict, &board)),
                ] {
                    assert_eq!(explained.h, h, "\n{board}");
                    check(&board, &goal, &explained);
                }
            }
        }
    }
    for goal in goals_of(5, 6) {
        for seed in 0..200 {
            let board = random::board(&goal, Kind::Any, seed);
            let space = LargeSpace::new(&board, &goal, large::LinearConflict::new);
            let explained = explain::linear_conflict(&board, &goal);
            assert_eq!(explained.h, space.h(&space.root()), "\n{board}");
            check(&board, &goal, &explained);
        }
    }
}

/// On 2×2, every arrangement.
#[test]
fn on_all_2x2() {
    for goal in goals_of(2, 2) {
        let bound = WalkingDistance::new(&goal);
        for board in arrangements(2, 2) {
            check_walking(&board, &goal, &bound);
        }
    }
}

/// An example that can be checked by eye.
#[test]
fn a_row_turned_round() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let board = board("3 2 1\n4 5 6\n7 8 0\n");
    let explained = explain::linear_conflict(&board, &goal);
    let distance = |tile, cell, home| Part::Distance { tile, cell, home, moves: 2 };
    let Some(Part::Conflict(found)) = explained.parts.last() else { panic!("{explained:?}") };
    assert_eq!(explained.parts[..2], [distance(1, 2, 0), distance(3, 0, 2)]);
    assert_eq!((found.axis, found.line), (Axis::Row, 0));
    assert_eq!((&found.pairs[..], found.leaving.len()), (&[(3, 2), (3, 1), (2, 1)][..], 2));
    assert_eq!(explained.h, 8);
    assert!(explain::misplaced(&goal, &goal).parts.is_empty());
}

/// Every plan's bound is explained on every size that it goes with, as the search counts it.
#[test]
fn every_bound_that_a_plan_has() {
    use langkah_engine::plan::{Plan, Preset, Weight};
    use langkah_puzzle::explain::Explainer;
    let any = langkah_engine::sliding::puzzle::Puzzle::new(
        board("2 1 3\n4 5 6\n7 8 0\n"),
        Goal::BlankLast,
    );
    for bound in BoundKind::ALL.into_iter().filter(|bound| *bound != BoundKind::PatternDb) {
        let plan = Plan::Ida { bound, weight: Weight::ONE };
        let explainer = Explainer::new(plan, Metric::Single, any.goal());
        assert!(explainer.explain(any.start(), 0).is_some(), "{bound:?}");
    }
    let goal = board("1 2 3\n5 8 6\n0 7 4\n");
    let start = board("1 2 3\n5 6 0\n7 8 4\n");
    let explain =
        |preset| Explainer::new(Plan::Preset(preset), Metric::Single, &goal).explain(&start, 0);
    let explained = explain(Preset::COURSE).expect("misplaced tiles");
    assert_eq!(explained.h, 3);
    // With the blank.
    let explained = explain(Preset::RAHARDJO).expect("misplaced cells");
    assert_eq!(explained.h, 4);
}

#[test]
fn pattern_databases_are_taken_apart_group_by_group() {
    use langkah_engine::plan::Plan;
    use langkah_engine::sliding::fifteen::canon::Numbering;
    use langkah_engine::sliding::fifteen::carried::PatternDb;
    use langkah_engine::sliding::fifteen::tables::Tables;
    use langkah_puzzle::explain::Explainer;
    for goal in [Goal::BlankLast, Goal::BlankFirst] {
        let dims = Dims::new(4, 4).expect("a size");
        let goal = goal.board(dims).expect("a goal");
        let home = Numbering::new(&goal).expect("a 4×4 goal").home;
        let tables = Tables::get(home, 1, &mut ()).expect("nothing ends it");
        let bound = PatternDb::new(&goal, tables).expect("the tables are for it");
        let plan = Plan::Shortest.on(dims, Metric::Single).expect("it goes with every board");
        let explainer = Explainer::new(plan, Metric::Single, &goal);
        Tables::let_go();
        for seed in 0..50 {
            let start = random::board(&goal, Kind::Solvable, seed);
            let explained = explainer.explain(&start, 0).expect("the tables are held");
            assert_eq!(explained.h, bound.h(bound.carry(packed::pack(&start))), "{start}");
            let mut tiles: Vec<u8> = Vec::new();
            for part in &explained.parts {
                let Part::Pattern { tiles: own, moves } = part else { panic!("{part:?}") };
                // Each tile of a group moves at least its own distance.
                let far = |tile: &u8| dims.taxicab(start.cell_of(*tile), goal.cell_of(*tile));
                assert!(*moves as usize >= own.iter().map(far).sum(), "{start}");
                tiles.extend(own);
            }
            tiles.sort_unstable();
            assert_eq!(tiles, (1..16).collect::<Vec<u8>>());
        }
    }
}

//! Kurang, X and the verdict: the published sums, reachability on small boards, random boards.

use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::solvability::{Solvability, odd_cells};

use crate::support::{arrangements, board, course, dims, distances, goal_of, goals_of};

#[test]
fn the_published_sums_come_out() {
    let published = [
        ("roni-tc1", 31),
        ("roni-tc2", 30),
        ("roni-tc3", 20),
        ("roni-tc4", 14),
        ("roni-tc5", 37),
        ("rahardjo-valid1", 16),
        ("rahardjo-valid2", 68),
        ("rahardjo-valid3", 120),
        ("rahardjo-invalid1", 37),
        ("rahardjo-invalid2", 67),
        ("handoyo-unsolvable2", 57),
        ("handoyo-solvable1_15", 18),
        ("handoyo-solvable2_20", 32),
        ("handoyo-solvable3_25", 38),
    ];
    for (name, total) in published {
        let figures = course(name).solvability();
        assert_eq!(figures.total(), total, "{name}");
        assert_eq!(figures.total(), figures.sum() + figures.x(), "{name}");
        assert_eq!(figures.is_solvable(), total % 2 == 0, "{name}");
        assert_eq!(figures.kurang().iter().sum::<u32>(), figures.sum(), "{name}");
    }
}

/// Counted by hand on `5 6 4 3 / 2 1 · 8 / 9 10 7 11 / 13 14 15 12`.
#[test]
fn one_board_worked_by_hand() {
    let puzzle = course("roni-tc2");
    let figures = puzzle.solvability();
    let expected = [0, 1, 2, 3, 4, 4, 0, 1, 1, 1, 0, 0, 1, 1, 1, 9];
    assert_eq!(figures.kurang(), expected);
    assert_eq!((figures.sum(), figures.x(), figures.total()), (29, 1, 30));
    // Tile 5 stands first: 4, 3, 2 and 1 come after it.
    assert_eq!(figures.smaller_after(puzzle.start(), 5), [2, 3, 4, 5]);
    // The blank bears 16: every tile after it is smaller.
    assert_eq!(figures.number(0), 16);
    assert_eq!(figures.smaller_after(puzzle.start(), 0), [7, 8, 9, 10, 11, 12, 13, 14, 15]);
    assert!(figures.smaller_after(puzzle.start(), 1).is_empty());
}

#[test]
fn the_verdict_is_reachability_on_every_small_board() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 2), (3, 3)] {
        let all = arrangements(rows, cols);
        for goal in goals_of(rows, cols) {
            let reached = distances(&goal);
            assert_eq!(2 * reached.len(), all.len(), "{rows}×{cols}");
            for board in &all {
                let figures = Solvability::of(board, &goal);
                assert_eq!(figures.is_solvable(), reached.contains_key(board), "\n{board}");
            }
        }
    }
}

/// What a walk from the goal has reached can be solved, and cannot once two tiles are exchanged.
#[test]
fn the_verdict_is_that_of_a_walk_on_larger_boards() {
    for rows in 2..=10 {
        for cols in 2..=10 {
            for goal in goals_of(rows, cols) {
                for moves in [1, 2, 7, 50, 301] {
                    let mut board = random::board(&goal, Kind::Walk(moves), u64::from(moves));
                    assert!(Solvability::of(&board, &goal).is_solvable(), "\n{board}to\n{goal}");
                    board.swap(board.cell_of(1), board.cell_of(3));
                    assert!(!Solvability::of(&board, &goal).is_solvable(), "\n{board}to\n{goal}");
                }
            }
        }
    }
}

/// Counted by hand: in the snail's order 1 2 3 4 5 6 7 8 · the goal's cells row by row hold the
/// tiles 1 2 3 8 · 4 7 6 5, which bear the numbers 1 to 9.
#[test]
fn kurang_counts_in_the_order_of_the_goal() {
    let puzzle = Puzzle::new(board("1 2 3\n0 8 4\n7 6 5"), Goal::Snail);
    let figures = puzzle.solvability();
    assert_eq!([8, 0, 4, 7, 6, 5].map(|tile| figures.number(tile)), [4, 5, 6, 7, 8, 9]);
    // The blank, 5, stands before tile 8, which bears 4.
    assert_eq!(figures.kurang(), [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!((figures.x(), figures.total()), (1, 2));
    assert!(figures.is_renumbered());
    for goal in [Goal::BlankFirst, Goal::BlankLast] {
        let puzzle = Puzzle::new(board("1 2 3\n0 8 4\n7 6 5"), goal);
        assert!(!puzzle.solvability().is_renumbered(), "{goal:?}");
    }
    // The tiles ascend, but the blank stands between them and takes a number of its own.
    for goal in ["1 2 3\n4 0 5\n6 7 8", "1 0 2\n3 4 5\n6 7 8", "1 2 3\n4 5 6\n7 0 8"] {
        let goal = GoalChoice::Board(board(goal));
        let puzzle = Puzzle::with(board("1 5 2\n4 3 0\n7 8 6"), &goal).expect("one size");
        assert!(puzzle.solvability().is_renumbered(), "{goal:?}");
    }
}

#[test]
fn the_figures_are_0_at_the_goal() {
    for (rows, cols) in [(2, 2), (2, 4), (4, 2), (3, 4), (4, 4)] {
        for goal in Goal::ALL {
            let goal = goal_of(goal, rows, cols);
            let figures = Solvability::of(&goal, &goal);
            assert!(figures.kurang().iter().all(|&kurang| kurang == 0));
            assert_eq!((figures.kurang().len(), figures.total()), (rows * cols, 0));
        }
    }
}

#[test]
fn the_cells_where_x_is_1() {
    assert_eq!(odd_cells(&goal_of(Goal::BlankLast, 4, 4)), [1, 3, 4, 6, 9, 11, 12, 14]);
    assert_eq!(odd_cells(&goal_of(Goal::BlankFirst, 4, 4)), [1, 3, 4, 6, 9, 11, 12, 14]);
    assert_eq!(odd_cells(&goal_of(Goal::BlankLast, 2, 3)), [0, 2, 4]);
    assert_eq!(odd_cells(&goal_of(Goal::BlankFirst, 2, 3)), [1, 3, 5]);
    for goal in Goal::ALL {
        let goal = goal_of(goal, 3, 4);
        for seed in 0..50 {
            let board = random::board(&goal, Kind::Any, seed);
            let x = u32::from(odd_cells(&goal).contains(&board.blank()));
            assert_eq!(Solvability::of(&board, &goal).x(), x);
        }
    }
}

#[test]
fn random_boards_are_what_they_are_called() {
    for goal in Goal::ALL {
        let goal = goal_of(goal, 4, 4);
        let verdicts: Vec<bool> = (0..400)
            .map(|seed| {
                let solvable = random::board(&goal, Kind::Solvable, seed);
                assert!(Solvability::of(&solvable, &goal).is_solvable(), "seed {seed}");
                let any = random::board(&goal, Kind::Any, seed);
                let verdict = Solvability::of(&any, &goal).is_solvable();
                assert_eq!(verdict, is_even(&any, &goal), "seed {seed}");
                assert_eq!(any == solvable, verdict, "seed {seed}");
                verdict
            })
            .collect();
        let solvable = verdicts.iter().filter(|verdict| **verdict).count();
        assert!((150..=250).contains(&solvable), "{solvable} of 400");
    }
}

/// The classic test, by another way than Kurang: as many exchanges of two as steps of the blank,
/// both even or both odd.
fn is_even(board: &Board, goal: &Board) -> bool {
    let mut board = board.clone();
    let steps = board.dims().taxicab(board.blank(), goal.blank());
    let mut exchanges = 0;
    for (cell, &tile) in goal.tiles().iter().enumerate() {
        let at = board.cell_of(tile);
        if at != cell {
            board.swap(at, cell);
            exchanges += 1;
        }
    }
    steps % 2 == exchanges % 2
}

#[test]
fn a_random_walk_ends_within_its_moves() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 3)] {
        for goal in Goal::ALL {
            let goal = goal_of(goal, rows, cols);
            let distances = distances(&goal);
            for moves in 0..40 {
                let board = random::board(&goal, Kind::Walk(moves), 7 * u64::from(moves));
                let distance = distances[&board];
                assert!(distance <= moves && distance % 2 == moves % 2, "{moves}: {distance}");
                // No move is taken back, so the first few moves lead straight away.
                assert!(moves > 2 || distance == moves, "{moves}: {distance}");
            }
        }
    }
}

#[test]
fn every_solvable_board_is_drawn() {
    let goal = goal_of(Goal::BlankLast, 2, 2);
    let mut met = std::collections::HashMap::new();
    for seed in 0..1200 {
        *met.entry(random::board(&goal, Kind::Solvable, seed)).or_insert(0) += 1;
    }
    assert_eq!(met.len(), 12);
    assert!(met.values().all(|count| (60..=140).contains(count)), "{met:?}");
}

/// A seed in a bug report must give the same board on every machine and after every update.
#[test]
fn a_seed_gives_the_same_board_for_ever() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let golden = [
        (Kind::Solvable, 1, "15 5 0 14\n11 2 9 6\n12 13 8 10\n7 4 3 1"),
        (Kind::Any, 2, "9 8 15 13\n7 10 14 2\n11 3 12 0\n4 1 5 6"),
        (Kind::Walk(60), 3, "5 1 3 2\n9 6 10 0\n8 12 15 14\n11 13 7 4"),
    ];
    for (kind, seed, text) in golden {
        assert_eq!(random::board(&goal, kind, seed), board(text), "{kind:?}, seed {seed}");
    }
    assert_ne!(random::board(&goal, Kind::Any, 1), random::board(&goal, Kind::Any, 2));
}

#[test]
fn a_puzzle_takes_the_goal_of_its_size() {
    let start = board("0 1 2\n3 4 5\n");
    assert_eq!(start.dims(), dims(2, 3));
    let puzzle = Puzzle::new(start.clone(), Goal::BlankFirst);
    assert_eq!(puzzle.goal(), &start);
    assert_eq!(puzzle.solvability().total(), 0);
    assert_eq!(Puzzle::new(start, Goal::BlankLast).goal(), &board("1 2 3\n4 5 0"));
}

#[test]
fn the_usual_goals_are_drawn_as_they_are_named() {
    assert_eq!(goal_of(Goal::Snail, 3, 3), board("1 2 3\n8 0 4\n7 6 5"));
    assert_eq!(goal_of(Goal::Snail, 4, 4), board("1 2 3 4\n12 13 14 5\n11 0 15 6\n10 9 8 7"));
    assert_eq!(goal_of(Goal::Snail, 2, 3), board("1 2 3\n0 5 4"));
    assert_eq!(goal_of(Goal::Snail, 3, 2), board("1 2\n0 3\n5 4"));
    for (rows, cols) in [(2, 2), (3, 5), (7, 4), (10, 10)] {
        for goal in Goal::ALL {
            assert_eq!(Goal::of(&goal_of(goal, rows, cols)), Some(goal), "{rows}×{cols}");
        }
    }
    assert_eq!(Goal::of(&board("2 1\n3 0")), None);
}

#[test]
fn a_goal_of_ones_own_must_have_the_size_of_the_start() {
    let (start, goal) = (board("1 2 3\n5 6 0\n7 8 4"), board("1 2 3\n5 8 6\n0 7 4"));
    let puzzle = Puzzle::with(start.clone(), &GoalChoice::Board(goal.clone()));
    assert_eq!(puzzle.expect("one size").goal(), &goal);
    let error = Puzzle::with(start, &GoalChoice::Board(board("1 2\n3 0"))).expect_err("two sizes");
    let expected = "the goal is a 2×2 board and the start a 3×3 one; they must have the same size";
    assert_eq!(error.to_string(), expected);
}

//! Boards of every size by the plans that go with them: published lengths, the published 8-puzzle
//! example, which plans go where.

use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::steps;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{self, Outcome, Solution};

use crate::support::{assert_reaches, board, data, dims, distances, goal_of, solve};

fn run(puzzle: &Puzzle, plan: Plan) -> Solution {
    solve(puzzle, &Request { plan, ..Request::default() }, &mut ())
}

/// The length of a solution that is proved to be a shortest one, and is one.
fn least(puzzle: &Puzzle, plan: Plan) -> usize {
    let solution = run(puzzle, plan);
    let Outcome::Solved(moves) = &solution.outcome else { panic!("{:?}", solution.outcome) };
    assert!(solution.proved_least, "{plan:?} has not proved {} moves", moves.len());
    assert_eq!(solution.lower_bound as usize, moves.len(), "{plan:?}");
    assert_reaches(puzzle.start(), puzzle.goal(), moves);
    moves.len()
}

/// The boards of the Princeton course: name, length (`None` where there is no solution), board.
fn princeton() -> Vec<(String, Option<usize>, Board)> {
    let text = String::from_utf8(data("algs4.txt")).expect("the file is text");
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let side: usize = fields[1].parse().expect("a size");
        let tiles: Vec<u8> =
            fields[3].split_whitespace().map(|tile| tile.parse().expect("a tile")).collect();
        let board = Board::new(dims(side, side), &tiles).expect("a board");
        (fields[0].to_owned(), fields[2].parse().ok(), board)
    };
    text.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

#[test]
fn every_board_of_the_princeton_course_has_its_published_length() {
    let boards = princeton();
    assert_eq!(boards.len(), 151);
    for (name, published, start) in boards {
        let puzzle = Puzzle::new(start, Goal::BlankLast);
        let Some(published) = published else {
            assert!(!puzzle.solvability().is_solvable(), "{name}");
            assert_eq!(run(&puzzle, Plan::Shortest).outcome, Outcome::Unsolvable, "{name}");
            continue;
        };
        assert_eq!(least(&puzzle, Plan::Shortest), published, "{name}");
    }
}

/// Three moves and four boards, as published.
#[test]
fn the_published_8_puzzle() {
    let (start, goal) = (board("1 2 3\n5 6 0\n7 8 4"), board("1 2 3\n5 8 6\n0 7 4"));
    let puzzle = Puzzle::with(start, &GoalChoice::Board(goal.clone())).expect("one size");
    let bound = BoundKind::Misplaced;
    let (weight, ties) = (Weight::ONE, Ties::LeastH);
    for plan in [
        Plan::Shortest,
        Plan::Anytime,
        Plan::best_first(bound, weight, ties, false),
        Plan::Preset(Preset::COURSE),
        Plan::Preset(Preset::RONI),
    ] {
        let solution = run(&puzzle, plan);
        let Outcome::Solved(moves) = &solution.outcome else { panic!("{plan:?}") };
        let boards: Vec<Board> =
            steps(puzzle.start(), moves).into_iter().map(|step| step.board).collect();
        let published = [board("1 2 3\n5 0 6\n7 8 4"), board("1 2 3\n5 8 6\n7 0 4"), goal.clone()];
        assert_eq!(boards, published, "{plan:?}");
        assert!(solution.proved_least, "{plan:?}");
    }
}

/// Against breadth-first search, for goals of every kind.
#[test]
fn every_size_up_to_twelve_cells_is_solved_with_the_fewest_moves() {
    for (rows, cols, every) in
        [(2, 2, 1), (2, 3, 1), (3, 2, 1), (2, 4, 61), (4, 2, 67), (3, 3, 997), (5, 2, 9001)]
    {
        for goal in crate::support::goals_of(rows, cols) {
            let mut all: Vec<(Board, u32)> = distances(&goal).into_iter().collect();
            all.sort_by(|a, b| (a.1, a.0.tiles()).cmp(&(b.1, b.0.tiles())));
            // The farthest first.
            for (start, distance) in all.iter().rev().step_by(every) {
                let choice = GoalChoice::Board(goal.clone());
                let puzzle = Puzzle::with(start.clone(), &choice).expect("one size");
                assert_eq!(
                    least(&puzzle, Plan::Shortest),
                    *distance as usize,
                    "\n{start}to\n{goal}"
                );
            }
            if rows * cols > 9 {
                break;
            }
        }
    }
}

/// Iterative deepening takes every bound that needs no tables of whole lines, on every size, and
/// finds what the anytime search proves.
#[test]
fn iterative_deepening_on_large_boards() {
    for (rows, cols) in [(3, 5), (5, 3), (2, 8), (5, 5), (6, 4), (10, 10)] {
        for goal in [Goal::BlankLast, Goal::Snail] {
            let goal_board = goal_of(goal, rows, cols);
            for seed in 0..4 {
                let start = random::board(&goal_board, Kind::Walk(14 + seed as u32), seed);
                let puzzle = Puzzle::new(start, goal);
                let length = least(&puzzle, Plan::Shortest);
                for bound in [BoundKind::Misplaced, BoundKind::Manhattan, BoundKind::LinearConflict]
                {
                    let plan = Plan::Ida { bound, weight: Weight::ONE };
                    assert_eq!(least(&puzzle, plan), length, "{rows}×{cols}, {bound:?}");
                }
                let weight = Weight::new(2.0).expect("in range");
                let greedy = run(&puzzle, Plan::Ida { bound: BoundKind::Manhattan, weight });
                let Outcome::Solved(moves) = &greedy.outcome else { panic!("{goal:?}") };
                assert_reaches(puzzle.start(), puzzle.goal(), moves);
                assert!(greedy.lower_bound as usize <= length);
                let is_bound = greedy.length() == Some(greedy.lower_bound as usize);
                assert_eq!(greedy.proved_least, is_bound);
                assert!(!is_bound || greedy.length() == Some(length));
            }
        }
    }
}

#[test]
fn a_plan_that_does_not_go_with_a_board_says_why() {
    let (weight, ties, visited) = (Weight::ONE, Ties::LeastH, true);
    let best_first = |bound| Plan::best_first(bound, weight, ties, visited);
    let cases = [
        (
            best_first(BoundKind::Manhattan),
            (5, 5),
            "best-first keeps boards of at most 16 cells and this board has 25; choose the shortest \
             solution or iterative deepening",
        ),
        (
            Plan::Preset(Preset::RONI),
            (3, 6),
            "Roni keeps boards of at most 16 cells and this board has 18; choose the shortest \
             solution or iterative deepening",
        ),
        (
            Plan::Ida { bound: BoundKind::WalkingDistance, weight },
            (3, 5),
            "walking distance is for boards of at most 4 rows and columns and this board is 3×5; \
             choose another bound, such as linear conflict",
        ),
        (
            best_first(BoundKind::LinearConflict),
            (2, 8),
            "best-first with linear conflict is for boards of at most 4 rows and columns and this \
             board is 2×8; choose another bound, such as Manhattan distance",
        ),
    ];
    for (plan, (rows, cols), expected) in cases {
        let puzzle = Puzzle::new(goal_of(Goal::Snail, rows, cols), Goal::BlankLast);
        let request = Request { plan, ..Request::default() };
        let misfit = solve::solve(&puzzle, &request, &mut ()).expect_err(expected);
        assert_eq!(misfit.to_string(), expected);
    }
}

#[test]
fn the_shortest_solution_is_what_is_best_for_the_size() {
    let deepening = |bound| Plan::Ida { bound, weight: Weight::ONE };
    let on = |rows, cols| Plan::Shortest.on(Dims::new(rows, cols).expect("cells"), Metric::Single);
    for (rows, cols) in [(2, 2), (3, 4), (2, 4)] {
        assert_eq!(on(rows, cols), Ok(deepening(BoundKind::WalkingDistance)));
    }
    assert_eq!(on(4, 4), Ok(deepening(BoundKind::PatternDb)));
    for (rows, cols) in [(2, 5), (5, 5), (10, 10)] {
        assert_eq!(on(rows, cols), Ok(Plan::Anytime));
    }
    // What needs no tables of whole lines goes with boards of 16 cells of any shape.
    let plan = Plan::best_first(BoundKind::Manhattan, Weight::ONE, Ties::Newest, true);
    assert_eq!(plan.on(dims(2, 8), Metric::Single), Ok(plan));
    let goal = goal_of(Goal::BlankFirst, 2, 8);
    let start = random::board(&goal, Kind::Walk(20), 5);
    let puzzle = Puzzle::new(start, Goal::BlankFirst);
    assert_eq!(least(&puzzle, plan), least(&puzzle, Plan::Anytime));
}

//! The published programs, to the digit: their counts and lengths on their own inputs.

use std::collections::HashSet;

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::moves::{Move, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution};

use crate::support::{assert_reaches, board, course, distances, solve};

fn run(preset: Preset, name: &str) -> Solution {
    let request = Request { plan: Plan::Preset(preset), ..Request::default() };
    solve(&course(name), &request, &mut ())
}

/// The moves in letters; they must solve the puzzle.
fn solved(preset: Preset, name: &str) -> (Solution, String) {
    let solution = run(preset, name);
    let Outcome::Solved(moves) = &solution.outcome else {
        panic!("{preset:?} on {name}: {:?}", solution.outcome)
    };
    let puzzle = course(name);
    assert_reaches(puzzle.start(), puzzle.goal(), moves);
    let letters = letters(moves);
    (solution, letters)
}

fn assert_unsolvable(preset: Preset, name: &str) {
    let solution = run(preset, name);
    assert_eq!(solution.outcome, Outcome::Unsolvable, "{name}");
    assert_eq!((solution.stats.expanded, solution.stats.generated), (0, 0), "{name}");
    assert!(!solution.proved_least, "{name}");
}

#[test]
fn roni() {
    for (name, length, created) in
        [("roni-tc2", 23, 98_203), ("roni-tc3", 21, 15_357), ("roni-tc4", 13, 438)]
    {
        let (solution, moves) = solved(Preset::RONI, name);
        assert_eq!((moves.len(), solution.stats.generated), (length, created), "{name}");
        assert!(solution.proved_least, "{name}");
        assert_eq!(solution.lower_bound as usize, length, "{name}");
    }
    assert_unsolvable(Preset::RONI, "roni-tc1");
    assert_unsolvable(Preset::RONI, "roni-tc5");
}

#[test]
fn handoyo() {
    for (name, length, raised) in [
        ("handoyo-solvable1_15", 15, 117),
        ("handoyo-solvable2_20", 20, 1_933),
        ("handoyo-solvable3_25", 25, 38_789),
    ] {
        let (solution, moves) = solved(Preset::HANDOYO, name);
        assert_eq!((moves.len(), solution.stats.generated), (length, raised), "{name}");
        assert!(solution.lower_bound as usize <= length, "{name}");
    }
    assert_unsolvable(Preset::HANDOYO, "handoyo-unsolvable2");
}

/// Greedy: its 129 and 108 moves are not the fewest, and are not called so.
#[test]
fn rahardjo() {
    for (name, length, taken) in [
        ("rahardjo-valid1", 3, 4),
        ("rahardjo-valid2", 129, 5_807),
        ("rahardjo-valid3", 108, 10_358),
    ] {
        let (solution, moves) = solved(Preset::RAHARDJO, name);
        assert_eq!((moves.len(), solution.stats.expanded), (length, taken), "{name}");
        assert!(!solution.proved_least, "{name}");
        assert_eq!(solution.lower_bound, 0, "{name}");
    }
    assert_unsolvable(Preset::RAHARDJO, "rahardjo-invalid1");
    assert_unsolvable(Preset::RAHARDJO, "rahardjo-invalid2");
}

/// The course's own statement has no published counts: these are ours, pinned.
#[test]
fn course_preset() {
    let pinned = [
        ("roni-tc2", 23, 21_670, 44_451),
        ("roni-tc3", 21, 5_749, 11_889),
        ("roni-tc4", 13, 190, 417),
        ("rahardjo-valid1", 3, 3, 9),
        ("handoyo-solvable1_15", 15, 55, 116),
        ("handoyo-solvable2_20", 20, 922, 1_906),
        ("handoyo-solvable3_25", 25, 20_682, 42_758),
    ];
    for (name, length, expanded, generated) in pinned {
        let (solution, moves) = solved(Preset::COURSE, name);
        let counts = (moves.len(), solution.stats.expanded, solution.stats.generated);
        assert_eq!(counts, (length, expanded, generated), "{name}");
        assert_eq!(counts, course_by_the_letter(&course(name)), "{name}");
        assert!(solution.proved_least, "{name}");
    }
    assert_unsolvable(Preset::COURSE, "roni-tc1");
}

/// The 8-puzzle page's least-cost search, as its C++ program and as its pseudo-code, which were run
/// again: moves, children made and nodes expanded of each.
#[test]
fn the_searches_of_the_8_puzzle_page() {
    let text =
        String::from_utf8(crate::support::data("course/lcsearch.tsv")).expect("the file is text");
    let mut rows = 0;
    for line in text.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [start, goal, figures @ ..] = columns.as_slice() else { panic!("{line}") };
        let figures: Vec<u64> = figures.iter().map(|one| one.parse().expect("a count")).collect();
        let [length, made, expanded, pseudo_made, e_nodes] = figures[..] else { panic!("{line}") };
        let goal = GoalChoice::Board(board(goal));
        let puzzle = Puzzle::with(board(start), &goal).expect("the same size");
        for (preset, counts) in [
            (Preset::LCSEARCH_PROGRAM, [made, expanded]),
            (Preset::LCSEARCH, [pseudo_made, e_nodes]),
        ] {
            let request = Request { plan: Plan::Preset(preset), ..Request::default() };
            let solution = solve(&puzzle, &request, &mut ());
            let Outcome::Solved(moves) = &solution.outcome else { panic!("{line}: {preset:?}") };
            assert_reaches(puzzle.start(), puzzle.goal(), moves);
            assert_eq!(moves.len() as u64, length, "{line}: {preset:?}");
            let stats = solution.stats;
            assert_eq!([stats.generated, stats.expanded], counts, "{line}: {preset:?}");
            assert!(solution.proved_least && u64::from(solution.lower_bound) == length);
        }
        rows += 1;
    }
    assert_eq!(rows, 10);
}

/// One way only leads to the goal in three moves.
#[test]
fn the_moves_of_the_shortest_example() {
    for preset in Preset::ALL {
        assert_eq!(solved(preset, "rahardjo-valid1").1, "DRD", "{preset:?}");
    }
}

/// Handoyo drops a state that was generated before, by however long a way, and so misses some
/// shortest solutions; then nothing may be claimed.
#[test]
fn handoyo_at_times_misses_the_shortest() {
    let puzzle = Puzzle::new(board("2 0 8\n3 5 1\n6 7 4\n"), Goal::BlankLast);
    let least = distances(puzzle.goal())[puzzle.start()];
    let request = Request { plan: Plan::Preset(Preset::HANDOYO), ..Request::default() };
    let solution = solve(&puzzle, &request, &mut ());
    let Outcome::Solved(moves) = &solution.outcome else { panic!("{:?}", solution.outcome) };
    assert_eq!((least, moves.len()), (27, 29));
    assert!(!solution.proved_least && solution.lower_bound <= least);
}

/// The course's search as it is stated, on whole boards: moves, nodes expanded and generated.
fn course_by_the_letter(puzzle: &Puzzle) -> (usize, u64, u64) {
    let misplaced = |board: &Board| {
        let pairs = board.tiles().iter().zip(puzzle.goal().tiles());
        pairs.filter(|(tile, home)| **tile != 0 && tile != home).count()
    };
    let start = puzzle.start().clone();
    // A stack for each ĉ: the newest comes off first.
    let mut live = vec![Vec::new(); 100];
    live[misplaced(&start)].push((start, 0, None::<Move>));
    let mut visited = HashSet::new();
    let (mut expanded, mut generated) = (0, 0);
    while let Some((board, g, last)) = live.iter_mut().find_map(Vec::pop) {
        if !visited.insert(board.clone()) {
            continue;
        }
        if &board == puzzle.goal() {
            return (g, expanded, generated);
        }
        expanded += 1;
        for way in [Move::Up, Move::Left, Move::Down, Move::Right] {
            let reverses = last == Some(way.opposite());
            if let Some(after) = board.after(way).filter(|_| !reverses) {
                generated += 1;
                live[g + 1 + misplaced(&after)].push((after, g + 1, Some(way)));
            }
        }
    }
    panic!("no solution")
}

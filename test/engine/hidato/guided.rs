//! Local search shows branch and bound the way: verdicts against brute force, and open boards.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::generate::{Difficulty, Order, Outline, random_solution};
use langkah_engine::hidato::solve::{Options, Verdict, solve};

use super::every::{every_guide, sparse, sparse_of};
use super::oracle::Draw;

#[test]
fn verdicts_are_those_of_brute_force_wherever_local_search_tries() {
    let mut draw = Draw(21);
    let mut guided = 0;
    for _ in 0..2_500 {
        let (board, failures_max) = sparse(&mut |end| draw.below(end));
        guided += every_guide(&board, failures_max);
    }
    for _ in 0..500 {
        let board = sparse_of(Topology::Hexagonal, &mut |end| draw.below(end));
        guided += every_guide(&board, 3);
    }
    assert!(guided > 100, "{guided}");
}

/// Of a random path one number in five is given, and the ends are open.
fn open(side: usize, topology: Topology, seed: u64) -> Board {
    let dims = Dims::new(side, side).expect("a size");
    let outline = Outline::Rectangle;
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed };
    let mut board = random_solution(&order).expect("a shape").expect("a path");
    let mut draw = Draw(seed);
    for cell in 0..board.count() {
        if draw.below(5) > 0 {
            board.set(cell, 0);
        }
    }
    board
}

#[test]
fn open_boards_have_two_solutions_that_are_right() {
    let mut guided = 0;
    for side in [12, 16, 20] {
        for topology in Topology::ALL {
            for seed in 0..2 {
                let board = open(side, topology, seed);
                let finished = solve(&board, &Options::default(), &mut ());
                let Verdict::Several(first, second) = &finished.verdict else {
                    panic!("{side} {topology:?} {seed}: {:?}", finished.verdict)
                };
                assert_ne!(first, second);
                for found in [first, second] {
                    assert!(found.is_solved() && board.agrees_with(found));
                }
                assert_eq!(finished.steps.len(), board.count());
                guided += u64::from(finished.local_steps > 0);
            }
        }
    }
    assert!(guided >= 4, "{guided}");
}

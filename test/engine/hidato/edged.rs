//! Edges of boards of one's own and of random boards: set and taken away, followed when givens are
//! added or taken away, chosen along a solution.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, EdgeError, Shape, Topology};
use langkah_engine::hidato::compose::Symmetry;
use langkah_engine::hidato::compose::edges::joined;
use langkah_engine::hidato::compose::full::full;
use langkah_engine::hidato::compose::thin::{Ended, Thinning, thin};
use langkah_engine::hidato::compose::unique::{Outcome, Wish, make_unique};
use langkah_engine::hidato::generate::{
    Difficulty, Order, Outcome as Made, Outline, Puzzle, generate,
};
use langkah_engine::hidato::solve::{Options, Verdict, solve};

use super::oracle::{Draw, solutions};

fn rectangle(rows: usize, cols: usize, topology: Topology) -> Board {
    let dims = Dims::new(rows, cols).expect("a size");
    Board::empty(Arc::new(Shape::rectangle(dims, topology).expect("a shape")))
}

/// An empty board with a few edges at random; some boards have no solution.
fn edged(seed: u64) -> Board {
    let mut draw = Draw(0xed6e ^ seed);
    let topology = Topology::ALL[draw.below(3)];
    let mut board = rectangle(3, 3 + draw.below(2), topology);
    for _ in 0..1 + draw.below(12) {
        let a = draw.below(board.count());
        let beside = board.shape().neighbours(a);
        let pair = (a, beside[draw.below(beside.len())].into());
        board = joined(&board, pair, true, Symmetry::None).unwrap_or(board);
    }
    board
}

fn only(board: &Board) -> Option<Board> {
    match solve(board, &Options::default(), &mut ()).verdict {
        Verdict::One(solution) => Some(solution),
        _ => None,
    }
}

/// Joined and parted boards against a list of pairs.
#[test]
fn an_edge_comes_and_goes() {
    for seed in 0..60 {
        let mut draw = Draw(0x901 ^ seed);
        let mut board = rectangle(3, 4, Topology::ALL[draw.below(3)]);
        let empty = board.clone();
        let mut pairs: Vec<[u16; 2]> = Vec::new();
        for _ in 0..40 {
            let (a, b) = (draw.below(board.count()), draw.below(board.count()));
            let pair = [a.min(b) as u16, a.max(b) as u16];
            let is_joined = draw.below(3) > 0;
            match joined(&board, (a, b), is_joined, Symmetry::None) {
                Ok(changed) => {
                    pairs.retain(|&other| other != pair);
                    pairs.extend(is_joined.then_some(pair));
                    board = changed;
                }
                Err(EdgeError::Apart { .. }) => assert!(is_joined && !board.shape().touches(a, b)),
                Err(EdgeError::Third(_)) => {
                    let full = |cell: usize| board.shape().joined(cell).len() == 2;
                    assert!(full(a) || full(b));
                }
                Err(EdgeError::Loop { .. }) => assert!(pairs.len() > 1),
            }
            pairs.sort_unstable();
            assert_eq!(board.shape().edges(), pairs);
            for cell in 0..board.count() {
                let touching = pairs.iter().filter(|pair| pair.contains(&(cell as u16))).count();
                assert_eq!(board.shape().joined(cell).len(), touching);
            }
        }
        for &[a, b] in &pairs {
            board = joined(&board, (b.into(), a.into()), false, Symmetry::None).expect("it goes");
        }
        assert_eq!(board, empty, "nothing of the edges is left");
    }
}

#[test]
fn edges_of_partners_come_and_go_together() {
    let board = rectangle(3, 3, Topology::King);
    let one = joined(&board, (0, 1), true, Symmetry::HalfTurn).expect("they touch");
    assert_eq!(one.shape().edges(), [[0, 1], [7, 8]]);
    let two = joined(&one, (1, 4), true, Symmetry::HalfTurn).expect("a path");
    assert_eq!(two.shape().edges(), [[0, 1], [1, 4], [4, 7], [7, 8]]);
    let none = joined(&two, (8, 7), false, Symmetry::HalfTurn).expect("it goes");
    assert_eq!(none.shape().edges(), [[1, 4], [4, 7]]);
    // The partner's edge would close a loop: nothing is changed.
    let square = rectangle(2, 2, Topology::Orthogonal);
    let sides = joined(&square, (0, 2), true, Symmetry::LeftRight).expect("they touch");
    assert_eq!(sides.shape().edges(), [[0, 2], [1, 3]]);
    let top = joined(&sides, (0, 1), true, Symmetry::UpDown);
    assert!(matches!(top, Err(EdgeError::Loop { .. })), "{top:?}");
}

/// Brute force tells whether there is a solution; what fills, adds or takes away keeps to the
/// edges.
#[test]
fn edges_are_followed_when_givens_come_and_go() {
    let (mut solvable, mut hopeless, mut thinned) = (0, 0, 0);
    for seed in 0..60 {
        let board = edged(seed);
        let ways = solutions(&board, 1);
        let filled = full(&board, seed, &mut ()).expect("nobody ends it");
        let unique = make_unique(&board, Wish { symmetry: Symmetry::None, seed }, &mut ());
        let Some(filled) = filled else {
            assert!(ways.is_empty() && unique == Outcome::Hopeless);
            hopeless += 1;
            continue;
        };
        assert!(!ways.is_empty() && filled.is_solved() && filled.shape() == board.shape());
        solvable += 1;
        if let Outcome::Added(added) = unique {
            assert_eq!(added.board.shape().edges(), board.shape().edges());
            assert!(added.solution.is_solved());
            assert_eq!(only(&added.board), Some(added.solution));
        } else {
            assert_eq!(unique, Outcome::Already);
        }
        let wish = Thinning { difficulty: Difficulty::Hard, symmetry: Symmetry::None, seed };
        let Ended::Thinned(thin) = thin(&filled, wish, &mut ()) else { panic!("it has one") };
        assert_eq!(thin.board.shape().edges(), board.shape().edges());
        assert_eq!(only(&thin.board), Some(filled));
        thinned += thin.taken;
    }
    assert!(solvable > 20 && hopeless > 5 && thinned > 60, "{solvable} {hopeless} {thinned}");
}

/// The solutions of an empty board with edges are random ones, not the search's first one.
#[test]
fn boards_with_edges_are_filled_in_several_ways() {
    let mut board = rectangle(6, 6, Topology::King);
    for pair in [(0, 1), (1, 8), (20, 21), (30, 24)] {
        board = joined(&board, pair, true, Symmetry::None).expect("they touch");
    }
    let filled = |seed| full(&board, seed, &mut ()).expect("nobody ends it").expect("a path");
    let all: Vec<Board> = (0..8).map(filled).collect();
    assert!(all.iter().all(Board::is_solved));
    assert!((1..8).all(|at| all[..at].iter().all(|other| *other != all[at])));
}

fn made(order: &Order) -> Puzzle {
    match generate(order, &mut ()).expect("a shape") {
        Made::Made(puzzle) => puzzle,
        other => panic!("{other:?}"),
    }
}

/// As many as ordered, or one for each step of the path; none of them between two givens.
fn assert_edges(order: &Order, puzzle: &Puzzle) {
    let (board, shape) = (&puzzle.board, puzzle.board.shape());
    assert_eq!(shape.edges().len(), order.edges.min(board.count() - 1), "{order:?}");
    for &[a, b] in shape.edges() {
        let both = board.number(a.into()).and(board.number(b.into()));
        assert_eq!(both, None, "an edge between two givens says nothing");
    }
    assert!(puzzle.solution.is_solved() && puzzle.rating.difficulty <= order.difficulty);
    assert_eq!(only(board).as_ref(), Some(&puzzle.solution), "{order:?}");
}

#[test]
fn random_boards_have_the_edges_that_are_ordered() {
    let mut ordered = 0;
    for seed in 0..45 {
        let mut draw = Draw(0x4a7 ^ seed);
        let dims = Dims::new(4 + draw.below(3), 4 + draw.below(3)).expect("a size");
        let outline = [Outline::Rectangle, Outline::Holes(20), Outline::Ring][draw.below(3)];
        let topology = Topology::ALL[draw.below(3)];
        let difficulty = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard][draw.below(3)];
        let edges = [1, 3, 8, 1000][draw.below(4)];
        let order = Order { dims, outline, topology, difficulty, edges, seed };
        let puzzle = made(&order);
        assert_edges(&order, &puzzle);
        assert_eq!(puzzle, made(&order), "the same order makes the same puzzle");
        ordered += puzzle.board.shape().edges().len();
    }
    assert!(ordered > 200, "{ordered}");
}

/// Every count that the path has steps for, on small boards, where there are many givens.
#[test]
fn every_count_of_edges_can_be_ordered() {
    for (rows, cols) in [(1, 3), (1, 7), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4)] {
        let dims = Dims::new(rows, cols).expect("a size");
        for topology in Topology::ALL {
            for edges in 0..dims.cells() {
                for difficulty in Difficulty::ALL {
                    let (outline, seed) = (Outline::Rectangle, edges as u64);
                    let order = Order { dims, outline, topology, difficulty, edges, seed };
                    // Some of the narrow shapes of hexagons have no path.
                    if let Ok(Made::Made(puzzle)) = generate(&order, &mut ()) {
                        assert_edges(&order, &puzzle);
                    }
                }
            }
        }
    }
}

/// Both numbers of two cells are given.
#[test]
fn a_path_of_one_step_has_no_room_for_an_edge() {
    let dims = Dims::new(1, 2).expect("a size");
    let (outline, topology) = (Outline::Rectangle, Topology::King);
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 1, seed: 1 };
    assert!(made(&order).board.shape().edges().is_empty());
}

/// Edges stand for givens.
#[test]
fn boards_with_edges_have_fewer_givens() {
    let givens = |edges| {
        let count = |seed| {
            let dims = Dims::new(7, 7).expect("a size");
            let (outline, topology) = (Outline::Rectangle, Topology::King);
            let difficulty = Difficulty::Medium;
            let made = made(&Order { dims, outline, topology, difficulty, edges, seed });
            made.board.numbers().iter().filter(|&&number| number > 0).count()
        };
        (0..8).map(count).sum::<usize>()
    };
    let (without, with) = (givens(0), givens(16));
    assert!(with < without, "{with} {without}");
}

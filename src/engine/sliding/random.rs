//! Random boards from a seed: the same seed gives the same board on every machine.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::board::Board;
use super::moves::Move;
use super::solvability::Solvability;

/// What kind of random board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A solvable board; each is equally likely.
    Solvable,
    /// Any arrangement; each is equally likely, and half of them cannot be solved.
    Any,
    /// The board after this many random moves from the goal; no move takes back the move before.
    Walk(u32),
}

/// A random board of the goal's size and tiles.
pub fn board(goal: &Board, kind: Kind, seed: u64) -> Board {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    if let Kind::Walk(moves) = kind {
        return walk(goal, moves, &mut rng);
    }
    let mut board = goal.clone();
    // Fisher and Yates's shuffle.
    for last in (1..board.tiles().len()).rev() {
        board.swap(last, below(&mut rng, last as u32 + 1) as usize);
    }
    if kind == Kind::Solvable && !Solvability::of(&board, goal).is_solvable() {
        // Swapping two tiles pairs each unsolvable board with one solvable one.
        board.swap(board.cell_of(1), board.cell_of(2));
    }
    board
}

fn walk(goal: &Board, moves: u32, rng: &mut impl Rng) -> Board {
    let mut board = goal.clone();
    let mut last: Option<Move> = None;
    for _ in 0..moves {
        let ways: Vec<Move> = board.moves().filter(|way| last != Some(way.opposite())).collect();
        let way = ways[below(rng, ways.len() as u32) as usize];
        board.apply(way);
        last = Some(way);
    }
    board
}

/// A uniform number less than `end`, which must not be 0. It is written out here, because boards
/// must stay the same if the library of random numbers changes.
pub fn below(rng: &mut impl Rng, end: u32) -> u32 {
    let accepted = (1_u64 << 32) / u64::from(end) * u64::from(end);
    loop {
        let word = u64::from(rng.next_u32());
        if word < accepted {
            return (word % u64::from(end)) as u32;
        }
    }
}

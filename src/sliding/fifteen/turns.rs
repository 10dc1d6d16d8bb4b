//! Which moves may follow which: an automaton that leaves out ways to a board that another way of
//! as many moves reaches, too.
//!
//! A move back is never made. Six moves around a 2×2 square lead to the same board as the six
//! around it the other way, so one of the two is enough: the one that is less in the order of the
//! labels. The least of all shortest solutions is never left out.
//! L. A. Taylor, R. E. Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993.

use super::canon::{CELLS, SIDE};
use crate::search::space::Label;
use crate::sliding::moves::Move;

/// A state without this number is no state: the move is not made.
pub const NONE: u8 = u8::MAX;
/// More states than there are.
pub const STATES_MAX: usize = 32;

/// The automaton. State 0 is the start.
pub struct Turns {
    /// The state after a move, or [`NONE`].
    pub next: [[u8; 4]; STATES_MAX],
    /// How many moves may be made in a state with the blank on a cell.
    pub count: [[u8; CELLS]; STATES_MAX],
}

impl Turns {
    pub fn new() -> Self {
        let banned = banned();
        let mut states: Vec<Vec<Label>> = vec![Vec::new()];
        for word in &banned {
            for length in 1..word.len() {
                if !states.contains(&word[..length].to_vec()) {
                    states.push(word[..length].to_vec());
                }
            }
        }
        let mut turns = Self { next: [[NONE; 4]; STATES_MAX], count: [[0; CELLS]; STATES_MAX] };
        for (number, state) in states.iter().enumerate().take(STATES_MAX) {
            for way in Move::ALL {
                let label = way as Label;
                let mut word: Vec<Label> = state.iter().copied().chain([label]).collect();
                if banned.iter().any(|other| word.ends_with(other)) {
                    continue;
                }
                // The longest end that is the beginning of a banned word.
                while !states.contains(&word) {
                    word.remove(0);
                }
                let next = states.iter().position(|other| *other == word).unwrap_or(0);
                turns.next[number][usize::from(label)] = next as u8;
                for cell in (0..CELLS).filter(|&cell| target(cell, way).is_some()) {
                    turns.count[number][cell] += 1;
                }
            }
        }
        turns
    }
}

/// The cell that the blank goes to.
pub fn target(cell: usize, way: Move) -> Option<usize> {
    match way {
        Move::Up => cell.checked_sub(SIDE),
        Move::Left => (!cell.is_multiple_of(SIDE)).then(|| cell - 1),
        Move::Down => (cell + SIDE < CELLS).then_some(cell + SIDE),
        Move::Right => ((cell + 1) % SIDE != 0).then_some(cell + 1),
    }
}

/// The moves in a row that are not made.
fn banned() -> Vec<Vec<Label>> {
    let back = Move::ALL.map(|way| vec![way as Label, way.opposite() as Label]);
    // Once around a square from each of its corners.
    let round = [Move::Right, Move::Down, Move::Left, Move::Up];
    let squares = (0..4).map(|corner| {
        let one: Vec<Label> = (0..6).map(|step| round[(corner + step) % 4] as Label).collect();
        // The other way round from the same corner undoes the step before the first, and so on.
        let other: Vec<Label> =
            (0..6).map(|step| round[(corner + 7 - step) % 4].opposite() as Label).collect();
        one.max(other)
    });
    back.into_iter().chain(squares).collect()
}

//! An expression on a board of any size, straight from the definitions and without tables, so that
//! it also checks the bound that searches use.

use super::carried::of_tile;
use super::formula::Formula;
use super::name::Name;
use super::rounded;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::bound::explain::{self, Explained, Part};
use crate::sliding::bound::walking_distance::WalkingDistance;
use crate::sliding::solvability::Solvability;

/// The value of the expression taken apart: of each name and each sum that it uses, in this order.
/// `goal` must have the board's size, and `g` moves led to the board. `None` if the expression uses
/// walking distance and the board has more than four rows or columns.
pub fn explained(formula: Formula, board: &Board, goal: &Board, g: u32) -> Option<Explained> {
    let expression = formula.expression();
    let mut values = [0.0; Name::ALL.len()].to_vec();
    let mut parts = Vec::new();
    for name in Name::ALL.into_iter().filter(|&name| formula.uses(name)) {
        let value = f64::from(value(name, board, goal, g)?);
        values[name as usize] = value;
        parts.push(Part::Value { name: name.name(), value });
    }
    for sum in &expression.sums {
        let share = |tile: u8| {
            let (cell, home) = (board.cell_of(tile), goal.cell_of(tile));
            sum.program.value(&of_tile(board.dims(), tile, cell, home))
        };
        let tiles = board.tiles().iter().filter(|tile| **tile != BLANK);
        let value = tiles.map(|&tile| share(tile)).sum();
        values.push(value);
        parts.push(Part::Value { name: &sum.text, value });
    }
    Some(Explained { h: rounded(expression.program.value(&values)), parts })
}

fn value(name: Name, board: &Board, goal: &Board, g: u32) -> Option<u32> {
    Some(match name {
        Name::Misplaced => explain::misplaced(board, goal).h,
        Name::Manhattan => explain::manhattan(board, goal).h,
        Name::Conflicts => {
            let linear = explain::linear_conflict(board, goal).h;
            (linear - explain::manhattan(board, goal).h) / 2
        }
        Name::Walking => WalkingDistance::explain(board, goal)?.h,
        Name::Kurang => Solvability::of(board, goal).sum(),
        Name::Blank => board.dims().taxicab(board.blank(), goal.blank()) as u32,
        Name::G => g,
        Name::Size => board.dims().cells() as u32,
    })
}

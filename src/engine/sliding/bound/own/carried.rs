//! The bound of an expression as a search carries it along. What the expression does not use is not
//! counted.

use std::sync::Arc;

use super::formula::Formula;
use super::name::{Name, OfTile};
use super::read::SUMS_MAX;
use super::{H_MAX, rounded};
use crate::grid::Dims;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::bound::about::made;
use crate::sliding::bound::linear_conflict::LinearConflict;
use crate::sliding::bound::manhattan::Manhattan;
use crate::sliding::bound::misplaced::Misplaced;
use crate::sliding::bound::walking_distance::{self, WalkingDistance};
use crate::sliding::bound::{Bound, Slide};
use crate::sliding::packed::{self, CELLS_MAX};

/// How many values an expression can have.
const VALUES: usize = Name::ALL.len() + SUMS_MAX;

/// For each tile, and each cell on which it may stand, its share of a sum.
type Shares = [[f64; CELLS_MAX]; CELLS_MAX];

/// An expression made for a goal.
pub struct Own {
    formula: Formula,
    dims: Dims,
    misplaced: Option<Misplaced>,
    manhattan: Option<Manhattan>,
    linear: Option<Arc<LinearConflict>>,
    walking: Option<Arc<WalkingDistance>>,
    /// For each tile its number in the goal's order, as the verdict counts it.
    numbers: Option<[u8; CELLS_MAX]>,
    home: usize,
    sums: Vec<Shares>,
}

/// What a search carries: what goes on from board to board, g, and h.
#[derive(Clone, Copy, Debug)]
pub struct Carried {
    manhattan: u8,
    linear: u8,
    walking: walking_distance::Carry,
    g: u16,
    h: u8,
}

impl Own {
    /// `goal` must have at most four rows and four columns.
    pub fn new(formula: Formula, goal: &Board) -> Self {
        let dims = goal.dims();
        let conflicts = formula.uses(Name::Conflicts);
        let uses = |name| formula.uses(name);
        let sums = formula.expression().sums.iter();
        Self {
            formula,
            dims,
            misplaced: uses(Name::Misplaced).then(|| Misplaced::new(goal)),
            manhattan: (uses(Name::Manhattan) || conflicts).then(|| Manhattan::new(goal)),
            linear: conflicts.then(|| made(goal)),
            walking: uses(Name::Walking).then(|| made(goal)),
            numbers: uses(Name::Kurang).then(|| numbers(goal)),
            home: goal.blank(),
            sums: sums.map(|sum| shares(&sum.program, goal)).collect(),
        }
    }

    /// h of a packed board (see [`packed`](crate::sliding::packed)) to which `g` moves led.
    pub fn of(&self, board: u64, g: u16) -> u32 {
        rounded(self.value_of(board, g))
    }

    /// The value of the expression on a packed board to which `g` moves led.
    pub fn value_of(&self, board: u64, g: u16) -> f64 {
        let mut carry = self.begun(board);
        carry.g = g;
        self.expressed(board, &carry)
    }

    fn begun(&self, board: u64) -> Carried {
        let manhattan = self.manhattan.as_ref().map_or(0, |bound| bound.carry(board));
        let linear = self.linear.as_ref().map_or(0, |bound| bound.carry(board));
        let walking =
            self.walking.as_ref().map_or_else(Default::default, |bound| bound.carry(board));
        Carried { manhattan, linear, walking, g: 0, h: 0 }
    }

    fn h_of(&self, board: u64, carry: &Carried) -> u8 {
        const { assert!(H_MAX <= u8::MAX as u32) };
        rounded(self.expressed(board, carry)) as u8
    }

    fn expressed(&self, board: u64, carry: &Carried) -> f64 {
        let expression = self.formula.expression();
        let mut values = [0.0; VALUES];
        for name in Name::ALL.into_iter().filter(|&name| expression.uses[name as usize]) {
            values[name as usize] = f64::from(self.value(name, board, carry));
        }
        for (value, shares) in values[Name::ALL.len()..].iter_mut().zip(&self.sums) {
            *value = self.sum(shares, board);
        }
        expression.program.value(&values)
    }

    #[inline]
    fn value(&self, name: Name, board: u64, carry: &Carried) -> u32 {
        match name {
            Name::Misplaced => {
                self.misplaced.as_ref().map_or(0, |bound| bound.h(bound.carry(board)))
            }
            Name::Manhattan => carry.manhattan.into(),
            Name::Conflicts => u32::from(carry.linear.saturating_sub(carry.manhattan)) / 2,
            Name::Walking => self.walking.as_ref().map_or(0, |bound| bound.h(carry.walking)),
            Name::Kurang => self.numbers.as_ref().map_or(0, |numbers| self.kurang(numbers, board)),
            Name::Blank => self.dims.taxicab(self.blank(board), self.home) as u32,
            Name::G => carry.g.into(),
            Name::Size => self.dims.cells() as u32,
        }
    }

    /// Boards of fewer than 16 cells have zeros after their last cell, too; the blank's is the
    /// first.
    fn blank(&self, board: u64) -> usize {
        packed::blank(board) as usize
    }

    /// ΣKurang: from the last cell on, how many smaller numbers were met.
    fn kurang(&self, numbers: &[u8; CELLS_MAX], board: u64) -> u32 {
        let (mut met, mut sum) = (0_u32, 0);
        for cell in (0..self.dims.cells() as u32).rev() {
            let number = numbers[packed::tile_at(board, cell) as usize & 15];
            sum += (met & ((1 << number) - 1)).count_ones();
            met |= 1 << number;
        }
        sum
    }

    /// The shares are added in the order of the cells, so that the sum depends on the board alone.
    #[inline]
    fn sum(&self, shares: &Shares, board: u64) -> f64 {
        let mut sum = 0.0;
        for cell in 0..self.dims.cells() {
            sum += shares[packed::tile_at(board, cell as u32) as usize & 15][cell & 15];
        }
        sum
    }
}

/// For each tile the place of its goal cell.
fn numbers(goal: &Board) -> [u8; CELLS_MAX] {
    let mut numbers = [0; CELLS_MAX];
    for (cell, &tile) in goal.tiles().iter().enumerate().take(CELLS_MAX) {
        numbers[usize::from(tile & 15)] = cell as u8;
    }
    numbers
}

/// A sum's share of each tile on each cell; the blank has none.
fn shares(program: &super::program::Program, goal: &Board) -> Shares {
    let dims = goal.dims();
    let mut shares = [[0.0; CELLS_MAX]; CELLS_MAX];
    let tiles = goal.tiles().iter().enumerate().filter(|(_, tile)| **tile != BLANK);
    for (home, &tile) in tiles {
        let of_cells = shares[usize::from(tile & 15)].iter_mut().enumerate();
        for (cell, share) in of_cells.take(dims.cells()) {
            *share = program.value(&of_tile(dims, tile, cell, home));
        }
    }
    shares
}

/// The values of [`OfTile::ALL`], and the size of the board.
pub(super) fn of_tile(
    dims: Dims,
    tile: u8,
    cell: usize,
    home: usize,
) -> [f64; OfTile::ALL.len() + 1] {
    let value = |name: OfTile| match name {
        OfTile::Tile => usize::from(tile),
        OfTile::Distance => dims.taxicab(cell, home),
        OfTile::Row => dims.row(cell) + 1,
        OfTile::Column => dims.col(cell) + 1,
        OfTile::GoalRow => dims.row(home) + 1,
        OfTile::GoalColumn => dims.col(home) + 1,
    };
    let mut values = [dims.cells() as f64; OfTile::ALL.len() + 1];
    for name in OfTile::ALL {
        values[name as usize] = value(name) as f64;
    }
    values
}

impl Bound for Own {
    type Carry = Carried;

    fn carry(&self, board: u64) -> Carried {
        let carry = self.begun(board);
        Carried { h: self.h_of(board, &carry), ..carry }
    }

    #[inline]
    fn after(&self, mut carry: Carried, slide: Slide) -> Carried {
        if let Some(bound) = &self.manhattan {
            carry.manhattan = bound.after(carry.manhattan, slide);
        }
        if let Some(bound) = &self.linear {
            carry.linear = bound.after(carry.linear, slide);
        }
        if let Some(bound) = &self.walking {
            carry.walking = bound.after(carry.walking, slide);
        }
        carry.g = carry.g.saturating_add(1);
        carry.h = self.h_of(slide.after(), &carry);
        carry
    }

    #[inline]
    fn h(&self, carry: Carried) -> u32 {
        carry.h.into()
    }

    fn bytes(&self) -> u64 {
        let linear = self.linear.as_ref().map_or(0, |bound| bound.bytes());
        let walking = self.walking.as_ref().map_or(0, |bound| bound.bytes());
        linear + walking + size_of_val(&self.sums[..]) as u64
    }
}

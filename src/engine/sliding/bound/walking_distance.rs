//! Walking distance. For the rows, count only how many tiles of each goal row stand in each row.
//! The fewest vertical moves that bring these counts to the goal's are a lower bound on the
//! vertical moves. The columns give a bound on the horizontal moves in the same way, and the sum of
//! both is h.
//!
//! Admissible: every vertical move changes the counts by one step of that simpler puzzle, and no
//! move is both vertical and horizontal. Consistent: the two distances are exact. K. Takahashi,
//! "Walking distance" (2002).

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use langkah_language::text;

use super::about::{About, Boards, Choice, MadeBounds, made};
use super::explain::{Axis, Explained, Part};
use super::{Bound, Slide};
use crate::grid::Dims;
use crate::search::mix::Mix;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::packed::{self, CELLS_MAX};

/// The most rows or columns that a count table can have.
const LINES: usize = 4;
/// The number of steps from a table: a tile of each goal line can go two ways.
const STEPS: usize = 2 * LINES;

pub struct WalkingDistance {
    dims: Dims,
    rows: Counts,
    cols: Counts,
}

/// What a search carries: the numbers of the two count tables, and the sum of their distances.
#[derive(Clone, Copy, Debug, Default)]
pub struct Carry {
    rows: u16,
    cols: u16,
    h: u8,
}

impl WalkingDistance {
    /// `goal` must have at most four rows and four columns. Builds the tables, some 25,000 entries
    /// each way for 4×4.
    pub fn new(goal: &Board) -> Self {
        let dims = goal.dims();
        let mut row_of = [0; CELLS_MAX];
        let mut col_of = [0; CELLS_MAX];
        for (cell, &tile) in goal.tiles().iter().enumerate() {
            row_of[usize::from(tile)] = dims.row(cell) as u8;
            col_of[usize::from(tile)] = dims.col(cell) as u8;
        }
        let rows = Counts::new(dims.rows(), dims.cols(), row_of);
        // On a square board with the blank on the diagonal both ways have the same tables.
        let is_same = dims.rows() == dims.cols() && row_of[0] == col_of[0];
        let cols = match is_same {
            true => Counts { line_of: col_of, ..rows.clone() },
            false => Counts::new(dims.cols(), dims.rows(), col_of),
        };
        Self { dims, rows, cols }
    }

    /// Takes h of a board apart: that of the rows and that of the columns. `goal` must have the
    /// same size. `None` for boards of more than four rows or columns.
    pub fn explain(board: &Board, goal: &Board) -> Option<Explained> {
        let dims = board.dims();
        if dims.rows().max(dims.cols()) > LINES {
            return None;
        }
        let bound = made::<Self>(goal);
        let Carry { rows, cols, .. } = bound.carry(packed::pack(board));
        let distances =
            [(Axis::Row, bound.rows.distance(rows)), (Axis::Column, bound.cols.distance(cols))];
        let part = |(axis, moves): (Axis, u8)| Part::Walking { axis, moves: moves.into() };
        Some(Explained::new(distances.map(part).into()))
    }
}

impl Choice for WalkingDistance {
    const ABOUT: About = About {
        name: "walking-distance",
        title: || text!("sliding-bound-walking-distance"),
        boards: Boards::Small,
        explain: Self::explain,
    };

    fn new(goal: &Board) -> Self {
        Self::new(goal)
    }

    fn kept() -> Option<&'static MadeBounds<Self>> {
        static KEPT: MadeBounds<WalkingDistance> = MadeBounds::new(Vec::new());
        Some(&KEPT)
    }
}

impl Bound for WalkingDistance {
    type Carry = Carry;

    fn carry(&self, board: u64) -> Carry {
        let (mut rows, mut cols) = (Table::default(), Table::default());
        for cell in 0..self.dims.cells() {
            let tile = packed::tile_at(board, cell as u32) as usize;
            if tile != usize::from(BLANK) {
                rows.add(self.dims.row(cell), self.rows.line_of(tile));
                cols.add(self.dims.col(cell), self.cols.line_of(tile));
            }
        }
        let (rows, cols) = (self.rows.number(rows), self.cols.number(cols));
        Carry { rows, cols, h: self.rows.distance(rows) + self.cols.distance(cols) }
    }

    #[inline]
    fn after(&self, carry: Carry, slide: Slide) -> Carry {
        let tile = slide.tile();
        let (from, to) = (slide.from, slide.to);
        // Two neighbours in a row have numbers that differ by 1. On a board of at least two columns
        // other neighbours differ by more.
        if from.abs_diff(to) == 1 {
            let (cols, h) = self.cols.step(carry.cols, to > from, tile, carry.h);
            Carry { cols, h, ..carry }
        } else {
            let (rows, h) = self.rows.step(carry.rows, to > from, tile, carry.h);
            Carry { rows, h, ..carry }
        }
    }

    #[inline]
    fn h(&self, carry: Carry) -> u32 {
        carry.h.into()
    }

    fn bytes(&self) -> u64 {
        self.rows.bytes() + self.cols.bytes()
    }
}

/// How many tiles of each goal line stand in each line: three bits a count. The blank's line is the
/// line with one tile fewer.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Table(u64);

impl Table {
    const fn bit(line: usize, goal_line: usize) -> u32 {
        (3 * (line * LINES + goal_line)) as u32
    }

    fn add(&mut self, line: usize, goal_line: usize) {
        self.0 += 1 << Self::bit(line, goal_line);
    }

    fn count(self, line: usize, goal_line: usize) -> u64 {
        (self.0 >> Self::bit(line, goal_line)) & 7
    }

    fn in_line(self, line: usize) -> u64 {
        (0..LINES).map(|goal_line| self.count(line, goal_line)).sum()
    }

    /// One tile of `goal_line` goes from one line to another.
    fn moved(mut self, from: usize, to: usize, goal_line: usize) -> Option<Self> {
        if self.count(from, goal_line) == 0 {
            return None;
        }
        self.0 -= 1 << Self::bit(from, goal_line);
        self.add(to, goal_line);
        Some(self)
    }
}

/// All count tables of one direction, numbered breadth-first from the goal's.
#[derive(Clone)]
struct Counts {
    line_of: [u8; CELLS_MAX],
    entries: Vec<Entry>,
    numbers: HashMap<Table, u16, BuildHasherDefault<Mix>>,
}

/// The distance to the goal, and the tables after a tile of each goal line has gone towards the
/// first line (first half) or the last one (second half). A step changes the distance by exactly 1,
/// because it changes a parity. The step's highest bit tells whether up or down, so that a search
/// need not look the distance up.
#[derive(Clone, Copy)]
struct Entry {
    distance: u8,
    after: [u16; STEPS],
}

const FARTHER: u16 = 1 << 15;

impl Counts {
    /// A map has slots for a load of 7/8; a slot is a key, a value and a byte of control.
    fn bytes(&self) -> u64 {
        let slot = size_of::<(Table, u16)>() + 1;
        let entries = self.entries.capacity() * size_of::<Entry>();
        (entries + self.numbers.capacity() * 8 / 7 * slot) as u64
    }

    /// For a board of `lines` lines of `length` cells; `line_of` tells the goal line of each tile,
    /// and at index 0 the blank's.
    fn new(lines: usize, length: usize, line_of: [u8; CELLS_MAX]) -> Self {
        debug_assert!(lines <= LINES && length <= LINES);
        let mut goal = Table::default();
        for line in 0..lines {
            let blank = usize::from(usize::from(line_of[0]) == line);
            (blank..length).for_each(|_| goal.add(line, line));
        }
        let unreached = Entry { distance: 0, after: [0; STEPS] };
        let mut counts = Self { line_of, entries: vec![unreached], numbers: HashMap::default() };
        counts.numbers.insert(goal, 0);
        let mut found = vec![goal];
        let mut next = 0;
        while let Some(&table) = found.get(next) {
            let blank = (0..lines).find(|&line| table.in_line(line) < length as u64).unwrap_or(0);
            let ways = [blank.checked_add(1).filter(|line| *line < lines), blank.checked_sub(1)];
            for (way, from) in ways.into_iter().enumerate() {
                for goal_line in 0..lines {
                    let after = from.and_then(|from| table.moved(from, blank, goal_line));
                    let Some(after) = after else { continue };
                    let number = *counts.numbers.entry(after).or_insert(found.len() as u16);
                    if usize::from(number) == found.len() {
                        found.push(after);
                        let distance = counts.entries[next].distance + 1;
                        counts.entries.push(Entry { distance, ..unreached });
                    }
                    let distances = [next, number.into()].map(|at| counts.entries[at].distance);
                    let farther = if distances[1] > distances[0] { FARTHER } else { 0 };
                    counts.entries[next].after[way * LINES + goal_line] = number | farther;
                }
            }
            next += 1;
        }
        counts.entries.shrink_to_fit();
        counts.numbers.shrink_to_fit();
        counts
    }

    fn line_of(&self, tile: usize) -> usize {
        self.line_of[tile & 15].into()
    }

    fn number(&self, table: Table) -> u16 {
        self.numbers.get(&table).copied().unwrap_or(0)
    }

    /// The table after a tile's step, and h after it.
    #[inline]
    fn step(&self, number: u16, towards_last: bool, tile: usize, h: u8) -> (u16, u8) {
        let way = usize::from(towards_last) * LINES;
        let after =
            self.entries[usize::from(number)].after[(way + self.line_of(tile)) & (STEPS - 1)];
        let h = if after & FARTHER == 0 { h.wrapping_sub(1) } else { h + 1 };
        (after & !FARTHER, h)
    }

    fn distance(&self, number: u16) -> u8 {
        self.entries[usize::from(number)].distance
    }
}

//! Plain backtracking, too simple to be wrong, and what the tests of Hidato share.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::text;

use super::every::follows_edges;

/// A file of `test/data`.
pub fn data(name: &str) -> String {
    let path = format!("{}/test/data/{name}.txt", crate::PROJECT);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

pub fn read(text: &str, topology: Topology) -> Board {
    text::read(text, topology).unwrap_or_else(|faults| panic!("{faults}")).board
}

pub fn hidato(name: &str) -> Board {
    read(&data(&format!("hidato/{name}")), Topology::King)
}

/// Up to `most` solutions, by walking 1, 2, 3 … over every way.
pub fn solutions(board: &Board, most: usize) -> Vec<Vec<u16>> {
    let mut found = Vec::new();
    let mut numbers = vec![0; board.count()];
    for cell in 0..board.count() {
        walk(board, &mut numbers, cell, 1, most, &mut found);
    }
    found
}

fn walk(
    board: &Board,
    numbers: &mut [u16],
    cell: usize,
    number: u16,
    most: usize,
    found: &mut Vec<Vec<u16>>,
) {
    let given = board.numbers()[cell];
    let is_elsewhere = given != number && board.numbers().contains(&number);
    if found.len() >= most || numbers[cell] > 0 || (given > 0 && given != number) || is_elsewhere {
        return;
    }
    numbers[cell] = number;
    if usize::from(number) == board.count() && follows_edges(board, numbers) {
        found.push(numbers.to_vec());
    }
    let (row, col) = board.shape().coordinates(cell);
    for down in -1..=1_isize {
        for right in -1..=1_isize {
            let is_step = match board.shape().topology() {
                Topology::King => (down, right) != (0, 0),
                Topology::Orthogonal => (down == 0) != (right == 0),
                // The middles of hexagons that touch are a width apart, and rows √3/2 of it. A row
                // is shifted by half a width or not at all.
                Topology::Hexagonal => {
                    let shifted = (row as isize + down) & 1;
                    let halves = 2 * right + shifted - (row & 1) as isize;
                    halves * halves + 3 * down * down == 4
                }
            };
            let to = row.checked_add_signed(down).zip(col.checked_add_signed(right));
            let to = to.and_then(|(row, col)| board.shape().cell_at(row, col));
            if let (true, Some(to)) = (is_step, to) {
                walk(board, numbers, to, number + 1, most, found);
            }
        }
    }
    numbers[cell] = 0;
}

/// Numbers drawn by a mix too simple to change: Steele, Lea and Flood's SplitMix64.
pub struct Draw(pub u64);

impl Draw {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }
}

/// A small board with random holes. Most have givens out of one solution, if there is one; some
/// have random ones, so that boards without solution occur too.
pub fn small(seed: u64) -> Board {
    let mut draw = Draw(seed);
    let topology = Topology::ALL[draw.below(3)];
    let (rows, cols) = (1 + draw.below(4), 1 + draw.below(4));
    let dims = Dims::new(rows, cols).expect("sides of at least 1");
    let holes = [0, 0, 10, 25][draw.below(4)];
    let mut is_cell: Vec<bool> = (0..dims.cells()).map(|_| draw.below(100) >= holes).collect();
    is_cell[0] |= is_cell.iter().all(|is_cell| !is_cell);
    let shape = Shape::new(dims, &is_cell, topology).expect("a small shape");
    let mut board = Board::empty(Arc::new(shape));
    let count = board.count();
    let ways = solutions(&board, 200);
    let givens = draw.below(count + 1).max(if count > 12 { 2 } else { 0 });
    let is_random = ways.is_empty() || draw.below(5) == 0;
    for _ in 0..givens {
        let cell = draw.below(count);
        let number = if is_random {
            1 + draw.below(count) as u16
        } else {
            ways[seed as usize % ways.len()][cell]
        };
        board.set(cell, number);
    }
    board
}

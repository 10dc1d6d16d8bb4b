//! The network that is learned, and the same in whole numbers as `src/engine` reads it.

use langkah_engine::grid::Dims;
use langkah_engine::sliding::large::learned::{
    CELL_BITS, CONSTANT_BITS, PARTS_BITS, SUM_BITS, UNIT_BITS, UNIT_MAX, UNITS, Units, Vectors,
    read,
};
use langkah_engine::sliding::large::stretch::{Weights, stretched};

use super::boards::{Chance, Shape, Tiles};

/// The weights. Those of the first layer stand tile by tile, cell by cell, unit by unit.
#[derive(Clone)]
pub struct Network {
    pub cells: usize,
    pub first: Vec<f32>,
    pub constants: Vec<f32>,
    pub second: Vec<f32>,
    /// For each tile a weight of each cell.
    pub direct: Vec<f32>,
    pub of_conflicts: f32,
    pub constant: f32,
}

impl Network {
    /// Little more than Manhattan distance times 1.2, and conflicts times 2.
    pub fn new(shape: &Shape, chance: &mut Chance) -> Self {
        let cells = shape.cells;
        let places = (0..cells).flat_map(|tile| (0..cells).map(move |cell| (tile, cell)));
        Self {
            cells,
            first: (0..cells * cells * UNITS).map(|_| chance.normal() * 0.03).collect(),
            constants: vec![0.3; UNITS],
            second: (0..UNITS).map(|_| chance.normal() * 0.3).collect(),
            direct: places.map(|(tile, cell)| shape.steps(tile as u8, cell) as f32 * 1.2).collect(),
            of_conflicts: 2.0,
            constant: 0.0,
        }
    }

    /// The weights of a larger board, as the engine stretches those of a smaller one. With
    /// `mirrored` the smaller one is mirrored before.
    pub fn stretched(words: &[i16], side: usize, shape: &Shape, mirrored: bool) -> Option<Self> {
        let dims = Dims::new(shape.side, shape.side)?;
        let Weights { first, constants, second, direct, of_h, constant, .. } =
            stretched(&read(words, side)?, dims, mirrored)?;
        let part = |weight: i32| weight as f32 / (1_u32 << SUM_BITS) as f32;
        let list = |words: &[i16], scale: f32| -> Vec<f32> {
            words.iter().map(|&word| f32::from(word) / scale).collect()
        };
        let of_h = part(of_h);
        let direct = direct.iter().enumerate().map(|(place, &weight)| {
            let steps = shape.steps((place / shape.cells) as u8, place % shape.cells);
            part(weight) + of_h * steps as f32
        });
        Some(Self {
            cells: shape.cells,
            first: list(first.as_flattened(), UNIT_MAX.into()),
            constants: list(&constants, UNIT_MAX.into()),
            second: list(&second, (1_u32 << UNIT_BITS) as f32),
            direct: direct.collect(),
            of_conflicts: 2.0 * of_h,
            constant: part(constant),
        })
    }

    /// Goes a part of the way to another network.
    pub fn follow(&mut self, other: &Self, part: f32) {
        let lists = [
            (&mut self.first, &other.first),
            (&mut self.constants, &other.constants),
            (&mut self.second, &other.second),
            (&mut self.direct, &other.direct),
        ];
        for (own, others) in lists {
            own.iter_mut().zip(others).for_each(|(own, other)| *own += part * (other - *own));
        }
        self.of_conflicts += part * (other.of_conflicts - self.of_conflicts);
        self.constant += part * (other.constant - self.constant);
    }

    /// The estimate, and the units' sums.
    pub fn estimate(&self, tiles: &Tiles, conflicts: f32) -> (f32, [f32; UNITS]) {
        let mut sums = [0.0; UNITS];
        sums.copy_from_slice(&self.constants);
        let mut estimate = self.constant + self.of_conflicts * conflicts;
        for (cell, &tile) in tiles[..self.cells].iter().enumerate() {
            let place = usize::from(tile) * self.cells + cell;
            estimate += self.direct[place];
            for (sum, more) in sums.iter_mut().zip(&self.first[place * UNITS..][..UNITS]) {
                *sum += more;
            }
        }
        // Eight sums side by side, for the processor.
        let mut parts = [0.0; 8];
        for (unit, (sum, weight)) in sums.iter().zip(&self.second).enumerate() {
            parts[unit % 8] += sum.clamp(0.0, 1.0) * weight;
        }
        (estimate + parts.iter().sum::<f32>(), sums)
    }

    /// The weights as `src/engine/sliding/large/learned.rs` reads them. There h is Manhattan
    /// distance and twice the conflicts.
    pub fn words(&self, shape: &Shape) -> Vec<i16> {
        let word = |weight: f32, scale: f32| {
            (weight * scale).round().clamp(-f32::from(i16::MAX), f32::from(i16::MAX)) as i16
        };
        let scale = |bits: u32| (1_u32 << bits) as f32;
        let direct = self.direct.iter().enumerate().map(|(place, weight)| {
            let steps = shape.steps((place / self.cells) as u8, place % self.cells);
            word(weight - self.of_conflicts / 2.0 * steps as f32, scale(CELL_BITS))
        });
        let first = self.first.iter().chain(&self.constants);
        let mut words: Vec<i16> = first.map(|&one| word(one, UNIT_MAX.into())).collect();
        words.extend(self.second.iter().map(|&one| word(one, scale(UNIT_BITS))));
        words.extend(direct);
        words.push(word(self.of_conflicts / 2.0, scale(CELL_BITS)));
        words.push(word(self.constant, scale(CONSTANT_BITS)));
        words
    }
}

/// The network in whole numbers, for a beam.
pub struct Quick {
    cells: usize,
    first: Vec<Units>,
    constants: Units,
    second: Units,
    direct: Vec<i32>,
    of_conflicts: i32,
    constant: i32,
    vectors: Vectors,
}

impl Quick {
    pub fn of(network: &Network) -> Self {
        let word = |weight: f32, scale: f32| (weight * scale).round() as i16;
        let (units, sum) = (f32::from(UNIT_MAX), (1 << SUM_BITS) as f32);
        let rows = network.first.as_chunks::<UNITS>().0;
        let all = |of: &dyn Fn(usize) -> i16| Units(std::array::from_fn(of));
        Self {
            cells: network.cells,
            first: rows.iter().map(|row| Units(row.map(|one| word(one, units)))).collect(),
            constants: all(&|unit| word(network.constants[unit], units)),
            second: all(&|unit| word(network.second[unit], (1 << UNIT_BITS) as f32)),
            direct: network.direct.iter().map(|one| (one * sum).round() as i32).collect(),
            of_conflicts: (network.of_conflicts * sum) as i32,
            constant: (network.constant * sum) as i32,
            vectors: Vectors::widest(),
        }
    }

    pub fn sums(&self, shape: &Shape, tiles: &Tiles) -> (Units, i32) {
        let (mut units, mut direct) = (self.constants, self.constant);
        for (cell, &tile) in tiles[..shape.cells].iter().enumerate() {
            let place = usize::from(tile) * self.cells + cell;
            for (sum, more) in units.0.iter_mut().zip(&self.first[place].0) {
                *sum = sum.wrapping_add(*more);
            }
            direct += self.direct[place];
        }
        (units, direct)
    }

    /// Turns the sums of a board into those of another one.
    pub fn turn(&self, (units, direct): &mut (Units, i32), from: &Tiles, to: &Tiles) {
        for cell in (0..self.cells).filter(|&cell| from[cell] != to[cell]) {
            let change = [from, to].map(|tiles| usize::from(tiles[cell]) * self.cells + cell);
            let [left, come] = change;
            self.vectors.exchange(units, &self.first, &[change]);
            *direct += self.direct[come] - self.direct[left];
        }
    }

    /// The estimate after a slide, in parts of a move. `conflicts` are those after it.
    pub fn after(
        &self,
        (units, direct): &(Units, i32),
        tile: usize,
        (from, to): (usize, usize),
        conflicts: i32,
    ) -> i32 {
        let blank = self.cells - 1;
        let places = [(tile, from), (tile, to), (blank, to), (blank, from)];
        let places = places.map(|(tile, cell)| tile * self.cells + cell);
        let [left, come, blank_left, blank_come] = places.map(|place| &self.first[place]);
        let (less, more) = ([left, blank_left], [come, blank_come]);
        let units = self.vectors.weigh(units, less, more, &self.second);
        let mut estimate = units + direct + self.of_conflicts * conflicts;
        estimate += self.direct[places[1]] - self.direct[places[0]];
        estimate += self.direct[places[3]] - self.direct[places[2]];
        estimate >> (SUM_BITS - PARTS_BITS)
    }
}

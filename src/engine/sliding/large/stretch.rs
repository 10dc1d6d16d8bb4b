//! The weights of the learned estimate, stretched from a square board to larger ones.
//!
//! A line of the larger board stands between two lines of the square board, and a tile on a cell
//! has the weights of the sixteen tiles on cells that it stands between, mixed by how near they
//! are. Larger boards have more tiles and longer ways: what a tile adds to a unit is smaller there,
//! and what units and tiles add to the estimate is greater.

use super::learned::UNITS;
use crate::grid::Dims;
use crate::search::memory::list;

/// The weights of a size for the blank's goal in the last corner.
pub struct Weights {
    /// The rows, and columns, of the square board that they were learned on.
    pub side: usize,
    /// For each tile the weights of each cell for all units.
    pub first: Vec<[i16; UNITS]>,
    pub constants: [i16; UNITS],
    /// The units' weights.
    pub second: [i16; UNITS],
    /// For each tile a weight of each cell, beside h.
    pub direct: Vec<i32>,
    pub of_h: i32,
    pub constant: i32,
}

/// Parts of a mixture: what it is made of, and the shares, which sum up to 1.
type Mixture = Vec<(usize, f32)>;

/// The weights of a size with at least as many rows and columns as the board that they were learned
/// on. With `mirrored` those of that board are mirrored before, so that its rows become columns.
/// `None` if the system has no memory for them.
pub fn stretched(weights: &Weights, dims: Dims, mirrored: bool) -> Option<Weights> {
    let (cells, side) = (dims.cells(), weights.side);
    let points: Vec<Mixture> = (0..cells).map(|cell| point(cell, dims, side, mirrored)).collect();
    let more = cells as f32 / (side * side) as f32;
    let longer = (dims.rows() + dims.cols()) as f32 / (2 * side) as f32;
    let of_h = weights.of_h as f32;
    let (mut first, mut direct) = (list(cells * cells)?, list(cells * cells)?);
    for (tile, tiles) in points.iter().enumerate() {
        for (cell, at) in points.iter().enumerate() {
            let (mut row, mut sum) = ([0.0; UNITS], 0.0);
            for (&(tile, one), &(cell, other)) in pairs(tiles, at) {
                let (place, share) = (tile * side * side + cell, one * other);
                let steps = steps(tile, cell, side, side) as f32;
                sum += share * (weights.direct[place] as f32 + of_h * steps);
                for (unit, &weight) in row.iter_mut().zip(&weights.first[place]) {
                    *unit += share * f32::from(weight);
                }
            }
            first.push(row.map(|unit| (unit / more).round() as i16));
            let by_h = of_h * steps(tile, cell, dims.rows(), dims.cols()) as f32;
            direct.push((sum * longer - by_h).round() as i32);
        }
    }
    let second = weights.second.map(|weight| (f32::from(weight) * more).round() as i16);
    let &Weights { constants, of_h, constant, .. } = weights;
    Some(Weights { side, first, constants, second, direct, of_h, constant })
}

fn pairs<'a>(
    one: &'a Mixture,
    other: &'a Mixture,
) -> impl Iterator<Item = (&'a (usize, f32), &'a (usize, f32))> {
    one.iter().flat_map(move |first| other.iter().map(move |second| (first, second)))
}

/// The cells of a square board that a cell stands between.
fn point(cell: usize, dims: Dims, side: usize, mirrored: bool) -> Mixture {
    let row = between(cell / dims.cols(), dims.rows(), side);
    let col = between(cell % dims.cols(), dims.cols(), side);
    let place = |row: usize, col: usize| if mirrored { col * side + row } else { row * side + col };
    let all = row.iter().flat_map(|row| col.iter().map(move |col| (row, col)));
    let all = all.map(|(row, col)| (place(row.0, col.0), row.1 * col.1));
    all.filter(|part| part.1 > 0.0).collect()
}

/// The two lines of a square board that a line of a larger board stands between, and the share of
/// each. The place is the mean of two places. In one, all lines are equally far apart. In the
/// other, the two outermost lines of each side are as far apart as on the square board, because
/// there the order of neighbours matters most.
fn between(line: usize, lines: usize, side: usize) -> [(usize, f32); 2] {
    let (last, most) = (lines - 1, side - 1);
    let even = (line * most) as f32 / last as f32;
    let near = if line <= 1 {
        line as f32
    } else if line + 1 >= last {
        (line + most - last) as f32
    } else {
        1.0 + ((line - 1) * (most - 2)) as f32 / (last - 2) as f32
    };
    let at = f32::midpoint(even, near);
    let low = (at as usize).min(most - 1);
    let share = at - low as f32;
    [(low, 1.0 - share), (low + 1, share)]
}

/// The steps of a tile to its goal cell, as far as h counts them: the blank, whose goal is the last
/// cell, has none.
fn steps(tile: usize, cell: usize, rows: usize, cols: usize) -> usize {
    if tile + 1 == rows * cols {
        return 0;
    }
    (tile / cols).abs_diff(cell / cols) + (tile % cols).abs_diff(cell % cols)
}

//! What makes a board unsolvable and can be seen at once, without a search.

use std::collections::BTreeMap;

use super::board::{Board, Shape, Topology};
use super::propagate::gaps;

/// Why a board has no solution, whatever stands in its empty cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// A given beyond N.
    OutOfRange { number: u16, cell: usize },
    /// A given in several cells.
    Repeated { number: u16, cells: Vec<usize> },
    /// Consecutive givens whose distance over free cells is more than their difference.
    TooFar { from: u16, to: u16, distance: u16 },
    /// Consecutive givens with no way between them over free cells.
    NoWay { from: u16, to: u16 },
    /// A part of the board whose cells touch no cell of the other parts: its first cell and its
    /// size.
    CutOff { cell: usize, size: usize },
    /// Empty cells with one neighbour, where only 1 and N can stand. `free` is how many of these
    /// two numbers are not given elsewhere, which is too few.
    DeadEnds { cells: Vec<usize>, free: usize },
    /// A given that is neither 1 nor N in a cell with one neighbour.
    GivenInDeadEnd { number: u16, cell: usize },
    /// Orthogonal steps alternate between the colours of a chessboard, and one colour has too many
    /// cells.
    Colours { more: usize, fewer: usize },
    /// Two givens that do not fit the colours of a chessboard: steps alternate between the colours.
    Parity { from: u16, to: u16 },
}

/// What a reader may want to know and is not a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardNote {
    /// A Hidato as it is published gives its first and its last number. This one does not give
    /// the one named, so that the path's end is to be found, too.
    EndMissing { number: u16 },
}

impl BoardNote {
    pub fn sentence(self) -> String {
        let Self::EndMissing { number } = self;
        format!("{number} is not given, though a Hidato usually gives its first and last number")
    }
}

/// All faults: first those of single givens, then of pairs of givens, then of the shape.
pub fn faults(board: &Board) -> Vec<BoardFault> {
    let mut faults = singles(board);
    let is_clear = faults.is_empty();
    faults.extend(pairs(board, is_clear));
    faults.extend(parts(board.shape()));
    faults.extend(dead_ends(board));
    faults.extend(colours(board.shape()));
    faults
}

/// What a published Hidato has and this board has not.
pub fn notes(board: &Board) -> Vec<BoardNote> {
    let most = board.count() as u16;
    let missing = |number: &u16| !board.numbers().contains(number);
    let mut ends = vec![1, most];
    ends.dedup();
    { ends.into_iter() }.filter(missing).map(|number| BoardNote::EndMissing { number }).collect()
}

fn singles(board: &Board) -> Vec<BoardFault> {
    let mut cells_of: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
    let mut faults = Vec::new();
    for (cell, &number) in board.numbers().iter().enumerate().filter(|(_, number)| **number > 0) {
        if usize::from(number) > board.count() {
            faults.push(BoardFault::OutOfRange { number, cell });
        }
        cells_of.entry(number).or_default().push(cell);
    }
    let repeated = cells_of.into_iter().filter(|(_, cells)| cells.len() > 1);
    faults.extend(repeated.map(|(number, cells)| BoardFault::Repeated { number, cells }));
    faults
}

/// The faults of pairs of givens. It looks at distances only if `is_clear`, which means that no
/// single given has a fault: otherwise a wrong given could stand in the way.
fn pairs(board: &Board, is_clear: bool) -> Vec<BoardFault> {
    if !is_clear {
        return Vec::new();
    }
    let is_chess = board.shape().topology() == Topology::Orthogonal;
    let cells = board.cells();
    let colour = |number: u16| {
        let cell = cells.get(usize::from(number) - 1).copied().flatten();
        cell.map(|cell| colour(board.shape(), cell))
    };
    let mut faults = Vec::new();
    for gap in gaps(board) {
        let (from, to) = (gap.from, gap.to);
        match gap.distance {
            None => faults.push(BoardFault::NoWay { from, to }),
            Some(distance) if !gap.is_open() => {
                faults.push(BoardFault::TooFar { from, to, distance })
            }
            Some(_)
                if is_chess && (colour(from) == colour(to)) != (to - from).is_multiple_of(2) =>
            {
                faults.push(BoardFault::Parity { from, to });
            }
            Some(_) => {}
        }
    }
    faults
}

fn colour(shape: &Shape, cell: usize) -> usize {
    let (row, col) = shape.coordinates(cell);
    (row + col) % 2
}

/// The faults of all parts of the board except the greatest part.
fn parts(shape: &Shape) -> Vec<BoardFault> {
    let mut is_met = vec![false; shape.count()];
    let mut parts: Vec<(usize, usize)> = Vec::new();
    for cell in 0..shape.count() {
        if is_met[cell] {
            continue;
        }
        is_met[cell] = true;
        let (mut stack, mut size) = (vec![cell], 0);
        while let Some(at) = stack.pop() {
            size += 1;
            for &to in shape.neighbours(at) {
                if !std::mem::replace(&mut is_met[usize::from(to)], true) {
                    stack.push(to.into());
                }
            }
        }
        parts.push((cell, size));
    }
    let greatest = parts.iter().copied().max_by_key(|&(cell, size)| (size, shape.count() - cell));
    let others = parts.into_iter().filter(|&part| Some(part) != greatest);
    others.map(|(cell, size)| BoardFault::CutOff { cell, size }).collect()
}

fn dead_ends(board: &Board) -> Vec<BoardFault> {
    let shape = board.shape();
    let cells: Vec<usize> =
        (0..shape.count()).filter(|&cell| shape.neighbours(cell).len() == 1).collect();
    let wrong = cells.iter().filter_map(|&cell| {
        let number = board.number(cell)?;
        let is_inner = number != 1 && usize::from(number) < board.count();
        is_inner.then_some(BoardFault::GivenInDeadEnd { number, cell })
    });
    let mut faults: Vec<BoardFault> = wrong.collect();
    let cells: Vec<usize> =
        cells.into_iter().filter(|&cell| board.number(cell).is_none()).collect();
    let free = notes(board).len();
    if cells.len() > free {
        faults.push(BoardFault::DeadEnds { cells, free });
    }
    faults
}

fn colours(shape: &Shape) -> Option<BoardFault> {
    let odd = (0..shape.count()).filter(|&cell| colour(shape, cell) == 1).count();
    let even = shape.count() - odd;
    let (more, fewer) = (odd.max(even), odd.min(even));
    let is_uneven = shape.topology() == Topology::Orthogonal && more - fewer > 1;
    is_uneven.then_some(BoardFault::Colours { more, fewer })
}

fn steps(count: u16) -> String {
    if count == 1 { "1 step".to_owned() } else { format!("{count} steps") }
}

impl BoardFault {
    /// As a sentence without its full stop.
    pub fn sentence(&self, shape: &Shape) -> String {
        let most = shape.count();
        match self {
            Self::OutOfRange { number, cell } => format!(
                "{number} at {} is out of range: {most} cells take the numbers 1 to {most}",
                shape.name(*cell)
            ),
            Self::Repeated { number, cells } => {
                format!("{number} is given {} times: at {}", cells.len(), shape.names(cells, "and"))
            }
            Self::TooFar { from, to, distance } => format!(
                "{from} and {to} must {}; the shortest way between them takes {}",
                match to - from {
                    1 => "touch".to_owned(),
                    most => format!("be at most {} apart", steps(most)),
                },
                steps(*distance),
            ),
            Self::NoWay { from, to } => {
                format!("no way leads from {from} to {to} over free cells")
            }
            Self::CutOff { cell, size } => format!(
                "{} at {} {} cut off from the rest",
                if *size == 1 { "the cell".to_owned() } else { format!("{size} cells") },
                shape.name(*cell),
                if *size == 1 { "is" } else { "are" }
            ),
            Self::DeadEnds { cells, free } => dead_ends_sentence(shape, cells, *free),
            Self::GivenInDeadEnd { number, cell } => format!(
                "{number} stands in a dead end at {}, where only 1 or {most} can be",
                shape.name(*cell)
            ),
            Self::Colours { more, fewer } => format!(
                "coloured as a chessboard it has {more} cells of one colour and {fewer} of the \
                 other, but a path takes them in turn"
            ),
            Self::Parity { from, to } => format!(
                "{from} and {to} cannot both stand where they do: coloured as a chessboard, a path \
                 of {} steps would end on the other colour",
                to - from
            ),
        }
    }
}

fn dead_ends_sentence(shape: &Shape, cells: &[usize], free: usize) -> String {
    let most = shape.count();
    let elsewhere = match free {
        0 => "both stand elsewhere",
        1 => "one of them stands elsewhere",
        _ => "there are more of these",
    };
    let count = match cells.len() {
        1 => "there is one".to_owned(),
        count => format!("there are {count}"),
    };
    let places = shape.names(cells, "and");
    format!("only 1 or {most} can stand in a dead end, and {elsewhere}: {count} at {places}")
}

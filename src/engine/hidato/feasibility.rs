//! What makes a board unsolvable and can be seen at once, without a search.

use std::collections::BTreeMap;

use langkah_language::text;

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
    /// Two joined cells with givens that do not follow each other.
    Torn { a: usize, b: usize },
    /// 1 or N in a cell where two edges meet: an end of the path has one neighbour on it.
    EndJoined { number: u16, cell: usize },
    /// Two givens that do not fit the colours of a chessboard: steps alternate between the colours.
    Parity { from: u16, to: u16 },
    /// A given whose cell has the wrong colour of a chessboard: one colour has a cell more than the
    /// other, so that the path begins and ends on it, and every odd number stands on it.
    WrongColour { number: u16, cell: usize, more: usize, fewer: usize },
}

/// What a reader may want to know and is not a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardNote {
    /// A Hidato as it is published gives its first and its last number. This board does not give
    /// `number`, which is one of them, so the solver must find that end of the path, too.
    EndMissing { number: u16 },
}

impl BoardNote {
    pub fn sentence(self) -> String {
        let Self::EndMissing { number } = self;
        text!("hidato-note-end", number = number.to_string())
    }
}

/// All faults: first those of single givens, then of pairs of givens, then of the shape.
pub fn faults(board: &Board) -> Vec<BoardFault> {
    let mut faults = singles(board);
    let is_clear = faults.is_empty();
    faults.extend(pairs(board, is_clear));
    faults.extend(board.torn_edges().map(|(a, b)| BoardFault::Torn { a, b }));
    faults.extend(joined_ends(board));
    faults.extend(parts(board.shape()));
    faults.extend(dead_ends(board));
    faults.extend(colours(board.shape()));
    // If two givens do not fit each other, one of them may be right.
    if !faults.iter().any(|fault| matches!(fault, BoardFault::Parity { .. })) {
        faults.extend(wrong_colour(board));
    }
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

fn joined_ends(board: &Board) -> impl Iterator<Item = BoardFault> + '_ {
    let ends = board.numbers().iter().enumerate().filter(|(cell, number)| {
        let is_end = **number == 1 || usize::from(**number) == board.count();
        is_end && board.shape().joined(*cell).len() == 2
    });
    ends.map(|(cell, &number)| BoardFault::EndJoined { number, cell })
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

/// How many cells each colour of a chessboard has.
fn of_colours(shape: &Shape) -> [usize; 2] {
    let odd = (0..shape.count()).filter(|&cell| colour(shape, cell) == 1).count();
    [shape.count() - odd, odd]
}

/// The least given that stands on the wrong colour. The others are then wrong, too.
fn wrong_colour(board: &Board) -> Option<BoardFault> {
    let shape = board.shape();
    let [even, odd] = of_colours(shape);
    let (more, fewer) = (odd.max(even), odd.min(even));
    if shape.topology() != Topology::Orthogonal || more - fewer != 1 {
        return None;
    }
    let greater = usize::from(odd > even);
    let is_wrong =
        |&(cell, number): &(usize, u16)| (colour(shape, cell) == greater) != (number % 2 == 1);
    let givens = { board.numbers().iter().copied().enumerate() }
        .filter(|&(_, number)| (1..=board.count()).contains(&usize::from(number)));
    let (cell, number) = givens.filter(is_wrong).min_by_key(|&(_, number)| number)?;
    Some(BoardFault::WrongColour { number, cell, more, fewer })
}

fn colours(shape: &Shape) -> Option<BoardFault> {
    let [even, odd] = of_colours(shape);
    let (more, fewer) = (odd.max(even), odd.min(even));
    let is_uneven = shape.topology() == Topology::Orthogonal && more - fewer > 1;
    is_uneven.then_some(BoardFault::Colours { more, fewer })
}

impl BoardFault {
    /// As a sentence without its full stop.
    pub fn sentence(&self, shape: &Shape) -> String {
        let most = shape.count().to_string();
        match self {
            Self::OutOfRange { number, cell } => out_of_range(*number, shape, *cell),
            Self::Repeated { number, cells } => {
                let (number, count) = (number.to_string(), cells.len().to_string());
                let cells = shape.names(cells);
                text!("hidato-fault-repeated", number = number, count = count, cells = cells)
            }
            Self::TooFar { from, to, distance } => too_far(*from, *to, *distance),
            Self::NoWay { from, to } => {
                text!("hidato-fault-no-way", from = from.to_string(), to = to.to_string())
            }
            Self::CutOff { cell, size } => text!(
                "hidato-fault-cut-off",
                size = (*size),
                shown = size.to_string(),
                cell = shape.name(*cell)
            ),
            Self::DeadEnds { cells, free } => dead_ends_sentence(shape, cells, *free),
            Self::GivenInDeadEnd { number, cell } => {
                let (number, cell) = (number.to_string(), shape.name(*cell));
                text!("hidato-fault-given-in-dead-end", number = number, cell = cell, most = most)
            }
            Self::Torn { a, b } => {
                text!("hidato-fault-torn", a = shape.name(*a), b = shape.name(*b))
            }
            Self::EndJoined { number, cell } => {
                let (number, cell) = (number.to_string(), shape.name(*cell));
                text!("hidato-fault-end-joined", number = number, cell = cell)
            }
            Self::Colours { more, fewer } => {
                text!("hidato-fault-colours", more = more.to_string(), fewer = fewer.to_string())
            }
            Self::WrongColour { number, cell, more, fewer } => {
                on_wrong_colour(*number, shape.name(*cell), (*more, *fewer))
            }
            Self::Parity { from, to } => text!(
                "hidato-fault-parity",
                from = from.to_string(),
                to = to.to_string(),
                steps = (to - from).to_string()
            ),
        }
    }
}

fn out_of_range(number: u16, shape: &Shape, cell: usize) -> String {
    text!(
        "hidato-fault-out-of-range",
        number = number.to_string(),
        cell = shape.name(cell),
        count = shape.count(),
        most = shape.count().to_string()
    )
}

fn on_wrong_colour(number: u16, cell: String, (more, fewer): (usize, usize)) -> String {
    text!(
        "hidato-fault-wrong-colour",
        number = number.to_string(),
        cell = cell,
        kind = if number % 2 == 1 { "odd" } else { "even" },
        more = more.to_string(),
        fewer = fewer.to_string()
    )
}

fn too_far(from: u16, to: u16, distance: u16) -> String {
    let (apart, shown) = (to - from, distance.to_string());
    let (from, to) = (from.to_string(), to.to_string());
    match apart {
        1 => text!(
            "hidato-fault-not-beside",
            from = from,
            to = to,
            distance = distance,
            shown = shown
        ),
        _ => text!(
            "hidato-fault-too-far",
            from = from,
            to = to,
            apart = apart,
            least = apart.to_string(),
            distance = distance,
            shown = shown
        ),
    }
}

fn dead_ends_sentence(shape: &Shape, cells: &[usize], free: usize) -> String {
    let free = match free {
        0 => "none",
        1 => "one",
        _ => "both",
    };
    text!(
        "hidato-fault-dead-ends",
        most = shape.count().to_string(),
        free = free,
        count = (cells.len()),
        shown = cells.len().to_string(),
        cells = shape.names(cells)
    )
}

//! A filled Hidato, and where it first goes wrong.

use langkah_engine::hidato::board::Board;
use langkah_language::text;

/// The first thing that is wrong with a filled board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilledFlaw {
    /// A given was changed.
    Given { cell: usize, given: u16 },
    /// This number stands nowhere.
    Missing { number: u16 },
    /// This number stands in these cells, and perhaps in others.
    Twice { number: u16, a: usize, b: usize },
    /// This number and the next one do not touch.
    Apart { number: u16 },
    /// An edge joins these cells, and their numbers do not follow each other.
    Torn { a: usize, b: usize },
}

/// The first flaw of a filled board: a given that was changed, or else the least number that is
/// wrong.
pub(super) fn flaw(board: &Board, filled: &[Option<u16>]) -> Option<FilledFlaw> {
    let shape = board.shape();
    let cols = shape.dims().cols();
    let found = |cell: usize| {
        let (row, col) = shape.coordinates(cell);
        filled.get(row * cols + col).copied().flatten()
    };
    let changed = (0..board.count()).find_map(|cell| {
        let given = board.number(cell)?;
        (found(cell) != Some(given)).then_some(FilledFlaw::Given { cell, given })
    });
    let place = |number: u16| {
        let mut cells = (0..board.count()).filter(|&cell| found(cell) == Some(number));
        let a = cells.next().ok_or(FilledFlaw::Missing { number })?;
        cells.next().map_or(Ok(a), |b| Err(FilledFlaw::Twice { number, a, b }))
    };
    let apart = || {
        let mut before: Option<usize> = None;
        (1..=board.count() as u16).find_map(|number| {
            let cell = match place(number) {
                Ok(cell) => cell,
                Err(flaw) => return Some(flaw),
            };
            let is_apart = before.is_some_and(|before| !shape.touches(before, cell));
            before = Some(cell);
            is_apart.then_some(FilledFlaw::Apart { number: number - 1 })
        })
    };
    let torn = || {
        let mut edges = shape.edges().iter().map(|&[a, b]| (a.into(), b.into()));
        let number = |cell: usize| found(cell).unwrap_or_default();
        let (a, b) = edges.find(|&(a, b)| number(a).abs_diff(number(b)) != 1)?;
        Some(FilledFlaw::Torn { a, b })
    };
    changed.or_else(apart).or_else(torn)
}

/// What is wrong with a filled board that begins in a line.
pub fn said(flaw: FilledFlaw, line: &str, board: &Board) -> String {
    match flaw {
        FilledFlaw::Given { cell, given } => {
            let (cell, number) = (board.shape().name(cell), given.to_string());
            text!("grade-filled-given", line = line, number = number, cell = cell)
        }
        FilledFlaw::Missing { number } => {
            text!("grade-filled-missing", line = line, number = number.to_string())
        }
        FilledFlaw::Twice { number, a, b } => {
            let (a, b) = (board.shape().name(a), board.shape().name(b));
            text!("grade-filled-twice", line = line, number = number.to_string(), a = a, b = b)
        }
        FilledFlaw::Apart { number } => {
            let (number, next) = (number.to_string(), (number + 1).to_string());
            text!("grade-filled-apart", line = line, number = number, next = next)
        }
        FilledFlaw::Torn { a, b } => {
            let (a, b) = (board.shape().name(a), board.shape().name(b));
            text!("grade-filled-torn", line = line, a = a, b = b)
        }
    }
}

//! What a person has done on a board, as it stands in a text below the rows: the rows have the
//! givens, so that every reader finds the puzzle in the text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::below::Below;
use super::edges::cell;
use super::fault::{Fault, FaultKind};
use crate::hidato::board::{Board, Shape};
use crate::lines::Word;
use crate::shown::quoted;

/// The work of a person on a board. Cells count from 0, numbers from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// The numbers in cells that are not given.
    pub filled: BTreeMap<usize, u16>,
    /// The pencil marks of cells.
    pub marks: BTreeMap<usize, BTreeSet<u16>>,
    /// Pencilled lines, each as its two cells that touch, the lesser cell first.
    pub lines: BTreeSet<(usize, usize)>,
}

impl Work {
    /// What a board has more than the givens of another one of the same shape.
    pub fn of(given: &Board, filled: &Board) -> Self {
        let is_own = |cell: &usize| given.number(*cell).is_none();
        let numbers = (0..given.count()).filter(is_own);
        let numbers = numbers.filter_map(|cell| Some((cell, filled.number(cell)?)));
        Self { filled: numbers.collect(), ..Self::default() }
    }

    pub fn is_empty(&self) -> bool {
        self.filled.is_empty() && self.marks.is_empty() && self.lines.is_empty()
    }

    /// The board with the givens and the numbers that are filled in.
    pub fn filled(&self, given: &Board) -> Board {
        let mut board = given.clone();
        self.filled.iter().for_each(|(&cell, &number)| board.set(cell, number));
        board
    }
}

/// Takes in a line of a text, of which the numbers are as many as it needs. `first` is its first
/// word.
pub(super) fn take(
    work: &mut Work,
    board: &Board,
    (below, first): (Below, &Word<'_>),
    numbers: &[(usize, Word<'_>)],
) -> Result<(), Fault> {
    let &[row, col, ref rest @ ..] = numbers else { return Ok(()) };
    let shape = board.shape();
    let at = cell(shape, row, col)?;
    if below == Below::Drawn {
        let &[to_row, to_col] = rest else { return Ok(()) };
        let to = cell(shape, to_row, to_col)?;
        if !shape.touches(at, to) {
            let [a, b] = [at, to].map(|cell| shape.name(cell));
            return Err(Fault::of(first, FaultKind::DrawnApart { a, b }));
        }
        work.lines.insert((at.min(to), at.max(to)));
        return Ok(());
    }
    let is_marked = below == Below::Filled && work.marks.contains_key(&at);
    if board.number(at).is_some() || work.filled.contains_key(&at) || is_marked {
        let (word, row, col) = (row.1, row.0, col.0);
        return Err(Fault::of(&word, FaultKind::BelowTaken { row, col }));
    }
    for (number, word) in rest {
        let is_number = (1..=board.count()).contains(number);
        let fit = u16::try_from(*number).ok().filter(|_| is_number);
        let count = board.count();
        let wrong = || FaultKind::BelowNumber { word: quoted(word.text), count };
        let number = fit.ok_or_else(|| Fault::of(word, wrong()))?;
        match below {
            Below::Filled => _ = work.filled.insert(at, number),
            _ => _ = work.marks.entry(at).or_default().insert(number),
        }
    }
    Ok(())
}

/// Numbers, ascending, as words: three and more that follow each other are a run, as `7-12`.
fn runs(numbers: &BTreeSet<u16>) -> String {
    let all: Vec<u16> = numbers.iter().copied().collect();
    let mut text = String::new();
    for run in all.chunk_by(|a, b| a + 1 == *b) {
        // To write to a String cannot fail.
        let _ = match *run {
            [first, _, .., last] => write!(text, " {first}-{last}"),
            _ => run.iter().try_for_each(|number| write!(text, " {number}")),
        };
    }
    text
}

/// The work as lines of a text.
pub(super) fn lines_of(work: &Work, shape: &Shape) -> String {
    let mut text = String::new();
    let at = |cell: usize| {
        let (row, col) = shape.coordinates(cell);
        format!("{},{}", row + 1, col + 1)
    };
    // To write to a String cannot fail.
    for (&cell, number) in &work.filled {
        let _ = writeln!(text, "{} {} {number}", Below::Filled.name(), at(cell));
    }
    for (&cell, marks) in &work.marks {
        let _ = writeln!(text, "{} {}{}", Below::Marked.name(), at(cell), runs(marks));
    }
    for &(a, b) in &work.lines {
        let _ = writeln!(text, "{} {} {}", Below::Drawn.name(), at(a), at(b));
    }
    text
}

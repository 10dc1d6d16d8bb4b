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

/// Takes in a line of a text, of which the numbers are as many as it needs.
pub(super) fn take(
    work: &mut Work,
    board: &Board,
    (below, words): (Below, &[Word<'_>]),
    numbers: &[usize],
) -> Result<(), Fault> {
    let &[row, col, ref rest @ ..] = numbers else { return Ok(()) };
    let shape = board.shape();
    let at = cell(shape, [row, col], &words[1])?;
    if below == Below::Drawn {
        let &[to_row, to_col] = rest else { return Ok(()) };
        let to = cell(shape, [to_row, to_col], &words[3])?;
        if !shape.touches(at, to) {
            let [a, b] = [at, to].map(|cell| shape.name(cell));
            return Err(Fault::of(&words[0], FaultKind::DrawnApart { a, b }));
        }
        work.lines.insert((at.min(to), at.max(to)));
        return Ok(());
    }
    if board.number(at).is_some() || work.filled.contains_key(&at) {
        return Err(Fault::of(&words[1], FaultKind::BelowTaken { row, col }));
    }
    for (&number, word) in rest.iter().zip(&words[3..]) {
        let is_number = (1..=board.count()).contains(&number);
        let fit = u16::try_from(number).ok().filter(|_| is_number);
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

/// The work as lines of a text.
pub(super) fn lines_of(work: &Work, shape: &Shape) -> String {
    let mut text = String::new();
    let at = |cell: usize| {
        let (row, col) = shape.coordinates(cell);
        format!("{},{}", row + 1, col + 1)
    };
    // To write to a String cannot fail.
    for (&cell, number) in &work.filled {
        let _ = writeln!(text, "{} {} {number}", Below::Filled.word(), at(cell));
    }
    for (&cell, marks) in &work.marks {
        let marks: String = marks.iter().map(|number| format!(" {number}")).collect();
        let _ = writeln!(text, "{} {}{marks}", Below::Marked.word(), at(cell));
    }
    for &(a, b) in &work.lines {
        let _ = writeln!(text, "{} {} {}", Below::Drawn.word(), at(a), at(b));
    }
    text
}

//! Whether a text is a Hidato rather than a sliding puzzle.

use super::words::{Meaning, Rows, WORDS_MAX};
use super::{Note, marks};
use crate::lines::{Sheet, Word, without_mark};

/// Whether a text is a Hidato of any topology and no sliding puzzle. The first of these rules that
/// fits decides:
///
/// 1. a first word `hidato`, `numbrix` or `hexagonal`: yes;
/// 2. a word that no board of ours has: no;
/// 3. a hole as −1, or an empty cell as two or more underscores: yes;
/// 4. every line has at most one empty cell and could be a sliding puzzle of its own (each of
///    0…n − 1 once, after an index or not): no, it is a list of these;
/// 5. two empty cells (0, `_` or `.`) with no empty line between: yes, a sliding board has one;
/// 6. anything else, such as a board with 0 and each of 1…15 once: no.
///
/// It looks at no more words than the largest board has cells.
pub fn looks_like(text: &str) -> bool {
    is_hidato(&Rows::of(text, 1), true)
}

/// Whether rows are a Hidato, see [`looks_like`]. `has_blocks` says whether lines without words
/// part puzzles: in a table they part rows.
pub(super) fn is_hidato(rows: &Rows<'_>, has_blocks: bool) -> bool {
    if rows.header.is_some() {
        return true;
    }
    let is_foreign = |meaning: Meaning| matches!(meaning, Meaning::Other | Meaning::Header(_));
    if rows.words().iter().any(|&(_, meaning)| is_foreign(meaning)) {
        return false;
    }
    if rows.words().iter().any(|(word, _)| is_ours(word.text)) {
        return true;
    }
    let mut met = Vec::new();
    !rows.iter().all(|row| is_list(row, &mut met)) && has_two_empty(rows, has_blocks)
}

/// Whether a word is one that only a Hidato has.
fn is_ours(word: &str) -> bool {
    word == "-1" || word.starts_with("__")
}

/// Whether a row holds each of 0…n − 1 once, after an index or not. `met` is memory to work in.
fn is_list(row: &[(Word<'_>, Meaning)], met: &mut Vec<bool>) -> bool {
    holds_each(row, 0, met) || (row[0].1 != Meaning::TooGreat && holds_each(&row[1..], 0, met))
}

/// Whether n words are the n numbers from `least` on, each once.
fn holds_each(row: &[(Word<'_>, Meaning)], least: usize, met: &mut Vec<bool>) -> bool {
    met.clear();
    met.resize(row.len(), false);
    let mut is_new = |meaning: Meaning| {
        let number = match meaning {
            Meaning::Empty | Meaning::Hole => 0,
            Meaning::Number(number) => number as usize,
            _ => return false,
        };
        let place = number.checked_sub(least).and_then(|place| met.get_mut(place));
        place.is_some_and(|met| !std::mem::replace(met, true))
    };
    row.len() > 1 && row.iter().all(|&(_, meaning)| is_new(meaning))
}

/// How many lines a reader looks at to decide that each of them is a puzzle.
pub const LINES_JUDGED_MAX: usize = 64;

/// Whether more than half of the rows that a reader looks at, and two or more, are lines with a
/// square board of sliding tiles, after an index or not; the blank may be 0 or the greatest number.
/// Then a number stands twice, and a reader may take each row for a puzzle of its own.
pub(super) fn are_mostly_boards(text: &str) -> bool {
    let (rows, mut met) = (Rows::of(text, 1), Vec::new());
    let mut is_board = |row: &[(Word<'_>, Meaning)]| {
        let is_square = (2..=10).any(|side| side * side == row.len());
        is_square && (0..2).any(|least| holds_each(row, least, &mut met))
    };
    let judged = || rows.iter().take(LINES_JUDGED_MAX);
    let boards = judged().filter(|row| is_board(row) || is_board(&row[1..])).count();
    boards > 1 && boards * 2 > judged().count()
}

/// Whether the text has two empty cells; if `has_blocks`, in one block of lines without an empty
/// line between them.
fn has_two_empty(rows: &Rows<'_>, has_blocks: bool) -> bool {
    let (mut line_before, mut empties) = (0, 0);
    for row in rows.iter() {
        let line = row[0].0.line;
        if has_blocks && line_before + 1 < line {
            empties = 0;
        }
        line_before = line;
        let is_empty = |meaning: Meaning| matches!(meaning, Meaning::Empty | Meaning::Hole);
        empties += row.iter().filter(|&&(_, meaning)| is_empty(meaning)).count();
        if empties > 1 {
            return true;
        }
    }
    false
}

/// The least number of cells of a board that may be sliding tiles with too many blanks.
const SLIDING_MIN: usize = 9;

/// The note for a text that may be a wrong board of sliding tiles: one with two or a few more
/// blanks, or with one that is a mark of a Hidato alone. Such a text has as many rows as a board
/// can have, all of one length, and each number is one of the tiles and comes once.
pub(super) fn sliding_note(rows: &Rows<'_>) -> Option<Note> {
    let sides = 2..=10;
    let cols = rows.iter().next()?.len();
    let cells = rows.count() * cols;
    let is_even = rows.iter().all(|row| row.len() == cols);
    if rows.header.is_some() || !is_even || !sides.contains(&cols) || !sides.contains(&rows.count())
    {
        return None;
    }
    let mut met = vec![false; cells];
    let mut blanks = Vec::new();
    for (word, meaning) in rows.words() {
        match meaning {
            Meaning::Number(number) => {
                let met = met.get_mut(*number as usize)?;
                if std::mem::replace(met, true) {
                    return None;
                }
            }
            _ if marks::is_mark(word.text) => blanks.push(word.text),
            _ => return None,
        }
    }
    if cells < SLIDING_MIN || blanks.len() > (cells / 8).max(2) {
        return None;
    }
    let missing = (1..cells).find(|&tile| !met[tile]);
    let is_hidato = blanks.iter().any(|mark| is_ours(mark));
    match (blanks.as_slice(), missing) {
        ([mark], None) if is_hidato => {
            Some(Note::Lone { mark: (*mark).to_owned(), is_hole: *mark == "-1" })
        }
        ([_, _, ..], Some(missing)) if !is_hidato => {
            Some(Note::Sliding { blanks: blanks.len(), missing })
        }
        _ => None,
    }
}

/// Whether a text that may be sliding tiles has a blank too many.
pub(super) fn has_blanks_of_sliding(rows: &Rows<'_>) -> bool {
    matches!(sliding_note(rows), Some(Note::Sliding { .. }))
}

/// Whether a text that is no puzzle resembles a Hidato more than sliding tiles: it has a word that
/// only a Hidato has, or several empty cells, and most of its words are cells.
pub fn resembles(text: &str) -> bool {
    let sheet = || Sheet::of(without_mark(text), 1, WORDS_MAX);
    rows_resemble(&Rows::of(text, 1)) || rows_resemble(&Rows::of_sheet(&sheet(), 1))
}

fn rows_resemble(rows: &Rows<'_>) -> bool {
    let words = rows.words();
    let cells = words.iter().filter(|(_, meaning)| {
        !matches!(meaning, Meaning::Other | Meaning::Header(_) | Meaning::TooGreat)
    });
    let is_header = |meaning: &Meaning| matches!(meaning, Meaning::Header(_));
    let shows = words.iter().any(|(word, meaning)| is_ours(word.text) || is_header(meaning));
    let empties = words.iter().filter(|(_, meaning)| *meaning == Meaning::Empty).count();
    let is_many = empties > 2 && empties * 4 > words.len() && !has_blanks_of_sliding(rows);
    (shows || is_many) && cells.count() * 2 > words.len()
}

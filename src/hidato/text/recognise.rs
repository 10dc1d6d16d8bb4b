//! Whether a text is a Hidato rather than a sliding puzzle.

use super::words::{Meaning, Rows};
use crate::lines::Word;

/// Whether a text is a Hidato or a Numbrix and no sliding puzzle. The first of these that holds:
///
/// 1. a first word `hidato` or `numbrix`: yes;
/// 2. a word that no board of ours has: no;
/// 3. a hole as −1, or an empty cell as two or more underscores: yes;
/// 4. every line has at most one empty cell and could be a sliding puzzle of its own (each of
///    0…n − 1 once, after an index or not): no, it is a list of these;
/// 5. two empty cells (0, `_` or `.`) with no empty line between: yes, a sliding board has one;
/// 6. anything else, such as a board with 0 and each of 1…15 once: no.
///
/// Of a text with more words than the largest board has cells, only as many are looked at.
pub fn looks_like(text: &str) -> bool {
    is_hidato(&Rows::of(text))
}

pub(super) fn is_hidato(rows: &Rows<'_>) -> bool {
    if rows.header.is_some() {
        return true;
    }
    let is_foreign = |meaning: Meaning| matches!(meaning, Meaning::Other | Meaning::Header(_));
    if rows.words().iter().any(|&(_, meaning)| is_foreign(meaning)) {
        return false;
    }
    let is_ours = |word: &Word<'_>| word.text == "-1" || word.text.starts_with("__");
    if rows.words().iter().any(|(word, _)| is_ours(word)) {
        return true;
    }
    let mut met = Vec::new();
    !rows.iter().all(|row| is_list(row, &mut met)) && has_two_empty(rows)
}

/// Whether a row holds each of 0…n − 1 once, after an index or not. `met` is room to work in.
fn is_list(row: &[(Word<'_>, Meaning)], met: &mut Vec<bool>) -> bool {
    let mut is_permutation = |row: &[(Word<'_>, Meaning)]| {
        met.clear();
        met.resize(row.len(), false);
        let mut is_new = |meaning: Meaning| {
            let number = match meaning {
                Meaning::Empty | Meaning::Hole => 0,
                Meaning::Number(number) => number as usize,
                _ => return false,
            };
            met.get_mut(number).is_some_and(|met| !std::mem::replace(met, true))
        };
        row.len() > 1 && row.iter().all(|&(_, meaning)| is_new(meaning))
    };
    is_permutation(row) || (row[0].1 != Meaning::TooGreat && is_permutation(&row[1..]))
}

/// Whether a block of lines that no empty line parts has two empty cells.
fn has_two_empty(rows: &Rows<'_>) -> bool {
    let (mut line_before, mut empties) = (0, 0);
    for row in rows.iter() {
        let line = row[0].0.line;
        if line_before + 1 < line {
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

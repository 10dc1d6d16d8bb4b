//! Whether a text is a Hidato rather than a sliding puzzle.

use super::words::{Meaning, Word, rows};

/// Whether a text is a Hidato or a Numbrix and no sliding puzzle. The first of these that holds:
///
/// 1. a first word `hidato` or `numbrix`: yes;
/// 2. a word that no board of ours has: no;
/// 3. a hole as −1, or an empty cell as two or more underscores: yes;
/// 4. every line has at most one empty cell and could be a sliding puzzle of its own (each of
///    0…n − 1 once, after an index or not): no, it is a list of these;
/// 5. two empty cells (0, `_` or `.`) with no empty line between: yes, a sliding board has one;
/// 6. anything else, such as a board with 0 and each of 1…15 once: no.
pub fn looks_like(text: &str) -> bool {
    let all = rows(text);
    let words = || all.iter().flatten().map(|word| Meaning::of(word.text));
    if let Some(Meaning::Header(_)) = words().next() {
        return true;
    }
    let is_foreign = |meaning: Meaning| matches!(meaning, Meaning::Other | Meaning::Header(_));
    if words().any(is_foreign) {
        return false;
    }
    let is_ours = |word: &Word<'_>| word.text == "-1" || word.text.starts_with("__");
    if all.iter().flatten().any(is_ours) {
        return true;
    }
    !all.iter().all(|row| is_list(row)) && blocks(&all).iter().any(|&empties| empties > 1)
}

/// Whether a row holds each of 0…n − 1 once, after an index or not.
fn is_list(row: &[Word<'_>]) -> bool {
    let mut numbers: Vec<u32> = Vec::new();
    for word in row {
        match Meaning::of(word.text) {
            Meaning::Empty | Meaning::Hole => numbers.push(0),
            Meaning::Number(number) => numbers.push(number),
            _ => return false,
        }
    }
    let is_permutation = |numbers: &[u32]| {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted.len() > 1 && sorted.iter().copied().eq(0..sorted.len() as u32)
    };
    is_permutation(&numbers) || numbers.get(1..).is_some_and(is_permutation)
}

/// The empty cells of each block of lines that no empty line parts.
fn blocks(rows: &[Vec<Word<'_>>]) -> Vec<usize> {
    let mut blocks: Vec<usize> = Vec::new();
    let mut line_before = None;
    for row in rows {
        let line = row.first().map_or(0, |word| word.line);
        if line_before.is_none_or(|before| before + 1 < line) {
            blocks.push(0);
        }
        line_before = Some(line);
        let is_empty =
            |word: &&Word<'_>| matches!(Meaning::of(word.text), Meaning::Empty | Meaning::Hole);
        if let Some(count) = blocks.last_mut() {
            *count += row.iter().filter(is_empty).count();
        }
    }
    blocks
}

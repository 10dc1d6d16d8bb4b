//! Tables: Markdown's, and those that are drawn with `|` and `+--+` or with box characters.

use super::sheet::{Sheet, is_null, numbered, without_comment};
use super::{Word, words};

/// Box characters that stand between two cells.
const fn is_bar(letter: char) -> bool {
    matches!(letter, '|' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '¦')
}

const fn is_box(letter: char) -> bool {
    matches!(letter, '\u{2500}'..='\u{257f}')
}

/// Whether the first line with a word or a rule has a bar or is drawn.
pub(super) fn is_one(text: &str) -> bool {
    let mut met = 0;
    for (_, line) in numbered(text, 1) {
        let line = without_comment(line).trim();
        if line.is_empty() {
            continue;
        }
        if line.contains(is_bar) || line.contains(is_box) || (line.contains('+') && is_rule(line)) {
            return true;
        }
        met += 1;
        // A table may have a heading.
        if met == 3 {
            break;
        }
    }
    false
}

/// Whether a line only separates rows.
fn is_rule(line: &str) -> bool {
    let is_part =
        |letter: char| matches!(letter, '+' | '-' | '=' | ':') || is_bar(letter) || is_box(letter);
    let is_ruled = line.contains("--")
        || line.contains("==")
        || line.contains('+')
        || line.contains(|letter| is_box(letter) && !is_bar(letter));
    is_ruled && line.chars().all(|letter| is_part(letter) || letter.is_whitespace())
}

/// Whether a line has only dashes between bars, as below the head of a Markdown table.
fn is_dashes(line: &str) -> bool {
    line.contains('-')
        && line.chars().all(|letter| matches!(letter, '-' | ':' | '|') || letter.is_whitespace())
}

/// Reads a table. A row of it is a line with bars; a line without bars keeps its words.
pub(super) fn read<'a>(mut sheet: Sheet<'a>, text: &'a str, first: usize) -> Sheet<'a> {
    // How many rows have bars.
    let mut count = 0;
    for (number, line) in numbered(text, first) {
        let line = without_comment(line);
        let is_below_head = count == 1 && is_dashes(line);
        if is_below_head && is_head(&sheet) {
            sheet.drop_row();
            count += 1;
        }
        if is_below_head || is_rule(line) {
            continue;
        }
        count += usize::from(line.contains(is_bar));
        if !row(&mut sheet, number, line) {
            break;
        }
        sheet.close();
    }
    sheet
}

/// Whether the row above the dashes, which is the last row so far, is no row of the board: it names
/// columns or is empty.
fn is_head(sheet: &Sheet<'_>) -> bool {
    let is_name = |word: &Word<'_>| {
        // A wall or a blank is a cell.
        let is_mark = word.text.chars().all(|letter| matches!(letter, 'x' | 'X' | 'b' | 'B'));
        word.text.is_empty() || (word.text.chars().all(char::is_alphabetic) && !is_mark)
    };
    sheet.rows().last().is_some_and(|row| row.iter().all(is_name))
}

fn row<'a>(sheet: &mut Sheet<'a>, number: usize, line: &'a str) -> bool {
    let bars = line.chars().filter(|&letter| is_bar(letter)).count();
    sheet.separators += bars;
    let mut column = 1;
    for (index, part) in line.split(is_bar).enumerate() {
        // An empty part before the first bar or after the last bar is no cell.
        let is_outside = bars == 0 || index == 0 || index == bars;
        if part.trim().is_empty() {
            let word = Word { text: "", line: number, column, end: column };
            if !is_outside && !sheet.push(word) {
                return false;
            }
        }
        for word in words(part, number, column, |letter| matches!(letter, '"' | '\'' | '`')) {
            let text = if is_null(word.text) { "0" } else { word.text };
            if !sheet.push(Word { text, ..word }) {
                return false;
            }
        }
        column += part.chars().count() + 1;
    }
    true
}

//! Rows whose words have commas, semicolons, tabs or only blanks between them.
//!
//! A separator stands between cells. If there are several words between two separators, it stands
//! between rows. In a text with commas a semicolon stands between rows. A `/` always does, and `//`
//! begins a comment.

use super::sheet::{Dress, Sheet, is_null, numbered, shown, without_comment};
use super::slashed::{before_mark, is_cell, slashed};
use super::{Word, words};

/// What the separators of a text stand between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plan {
    /// The separator between two cells.
    cell: Option<char>,
    /// The separator between two rows of one line.
    row: Option<char>,
    /// The most words that a line has before a `#`. In a line with this many words `#` begins a
    /// comment.
    cols: usize,
}

pub(super) fn read<'a>(mut sheet: Sheet<'a>, text: &'a str, first: usize) -> Sheet<'a> {
    let plan = Plan::of(shown(text));
    let is_plain = plan.cell.is_none() && plan.row.is_none();
    sheet.dress = if is_plain { Dress::Plain } else { Dress::Separated };
    for (number, line) in numbered(text, first) {
        if !plan.line(&mut sheet, number, without_comment(line)) {
            break;
        }
        sheet.close();
    }
    if plan.cell.is_some() {
        sheet.trim();
    }
    sheet
}

/// Whether two words stand side by side, and neither is a name such as `Start:`.
fn has_two(part: &str) -> bool {
    let is_name = |word: &str| {
        word.chars().filter(|letter| letter.is_alphabetic()).count() > 2 && !is_null(word)
    };
    let mut words = part.split_whitespace().map(is_name);
    let mut before = true;
    words.any(|is_name| !std::mem::replace(&mut before, is_name) && !is_name)
}

impl Plan {
    fn of(text: &str) -> Self {
        let code = || numbered(text, 1).map(|(_, line)| before_mark(without_comment(line)));
        let has = |letter: char| code().any(|line| line.contains(letter));
        let parts_rows = |letter: char| {
            let mut parts = code().flat_map(|line| line.split([letter, ',', ';']));
            has(letter) && parts.any(has_two)
        };
        let mut plan = Self { cell: None, row: None, cols: 0 };
        for letter in [',', ';', '\t'] {
            if !has(letter) {
                continue;
            }
            if letter == '\t' && (plan.cell.is_some() || plan.row.is_some() || parts_rows('\t')) {
                break;
            }
            if plan.cell.is_some() || parts_rows(letter) {
                plan.row = plan.row.or(Some(letter));
            } else {
                plan.cell = Some(letter);
            }
        }
        let parts = |line: &str| line.split(|letter| plan.is_between(letter)).count();
        let count = |line: &str| match plan.cell {
            Some(_) => parts(line),
            None => line.split_whitespace().count(),
        };
        plan.cols = code().map(count).max().unwrap_or_default();
        plan
    }

    fn is_between(&self, letter: char) -> bool {
        self.cell == Some(letter) || self.is_row_end(letter)
    }

    fn is_row_end(&self, letter: char) -> bool {
        letter == '/' || self.row == Some(letter)
    }

    /// Whether a line has as many cells as a row if each `#` counts as a cell.
    fn has_cells(&self, line: &str) -> bool {
        let between = |letter: char| letter.is_whitespace() || self.is_between(letter);
        let mut words = line.split(between).filter(|word| !word.is_empty());
        let cells = words.by_ref().take(self.cols).take_while(|word| is_cell(word)).count();
        cells == self.cols
    }

    /// Takes in the rows of a line. Returns whether there is room for more.
    fn line<'a>(&self, sheet: &mut Sheet<'a>, number: usize, line: &'a str) -> bool {
        if line.trim().is_empty() {
            return true;
        }
        let rows = slashed(line);
        let line = rows.unwrap_or(line);
        let has_cells = self.has_cells(line);
        let mut column = 1;
        for part in line.split_inclusive(|letter| self.is_between(letter)) {
            let mark = part.chars().next_back().filter(|&letter| self.is_between(letter));
            let text = &part[..part.len() - mark.map_or(0, char::len_utf8)];
            sheet.separators += usize::from(mark.is_some());
            // An empty cell may have quotes around it.
            let is_quote = |letter: char| matches!(letter, '"' | '\'');
            let is_nothing = |letter: char| letter.is_whitespace() || is_quote(letter);
            let is_cell = self.cell.is_some() && text.chars().all(is_nothing);
            if is_cell && (mark == self.cell || text.contains(is_quote)) {
                let end = column + text.chars().count();
                if !sheet.push(Word { text: "", line: number, column: end, end }) {
                    return false;
                }
            }
            for word in words(text, number, column, is_quote) {
                if word.text.starts_with('#')
                    && rows.is_none()
                    && !(has_cells && word.text == "#" && sheet.open_row().len() < self.cols)
                {
                    return true;
                }
                let text = if is_null(word.text) { "0" } else { word.text };
                if !sheet.push(Word { text, ..word }) {
                    return false;
                }
            }
            if mark.is_some_and(|mark| self.is_row_end(mark)) {
                sheet.close();
            }
            column += part.chars().count();
        }
        let ends_open = line.ends_with(|letter| self.cell == Some(letter));
        let end = column;
        !ends_open || sheet.push(Word { text: "", line: number, column: end, end })
    }
}

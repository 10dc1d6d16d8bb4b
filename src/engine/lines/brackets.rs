//! Lists in brackets: JSON `[[1,2],[3,0]]`, C `{{1,2},{3,0}}`, NumPy's print, MATLAB's `[1 2; 3
//! 0]`, flat lists, and objects with the lists under names such as `start` and `goal`.

use super::sheet::{Sheet, is_null, numbered, without_comment};
use super::{Word, words};

/// Whether a letter opens a list.
pub const fn is_open(letter: char) -> bool {
    matches!(letter, '[' | '{' | '(')
}

/// Whether a letter closes a list.
pub const fn is_close(letter: char) -> bool {
    matches!(letter, ']' | '}' | ')')
}

/// Whether a text is a list: a bracket opens before any number, and after it comes another bracket,
/// or a word with a digit or quotes.
pub fn is_one(text: &str) -> bool {
    let first = text.find(|letter: char| is_open(letter) || letter.is_ascii_digit());
    first.and_then(|at| text[at..].chars().next()).is_some_and(is_open)
}

/// The kind of name under which lists stand in an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    /// No name, or a name that a board may have.
    Board,
    /// The name of something else, such as a size.
    Other,
}

/// The section that a name stands for: `start`, `initial_state`, `goalBoard`.
pub fn section(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let labels = ["state", "board", "puzzle", "node"];
    let bare = labels.iter().find_map(|label| name.strip_suffix(label)).unwrap_or(&name);
    match bare.trim_end_matches(['_', '-']) {
        "start" | "initial" | "init" => Some("start"),
        "goal" | "target" | "final" => Some("goal"),
        _ => None,
    }
}

struct Reader<'a> {
    sheet: Sheet<'a>,
    depth: usize,
    key: Key,
    /// Whether the name of a start or a goal was the last thing that was read.
    is_named: bool,
}

/// Whether a name is one that a board may have.
pub fn is_board(name: &str) -> bool {
    const NAMES: [&str; 7] = ["board", "puzzle", "grid", "cells", "tiles", "matrix", "state"];
    NAMES.iter().any(|one| name.eq_ignore_ascii_case(one))
}

/// Reads the rows, which are the innermost lists; a semicolon ends a row, too.
pub(super) fn read<'a>(sheet: Sheet<'a>, text: &'a str, first: usize) -> Sheet<'a> {
    let mut reader = Reader { sheet, depth: 0, key: Key::Board, is_named: false };
    for (number, line) in numbered(text, first) {
        if !reader.line(number, without_comment(line)) {
            break;
        }
    }
    reader.sheet
}

impl<'a> Reader<'a> {
    /// Takes in a line. Returns whether there is room for more.
    fn line(&mut self, number: usize, line: &'a str) -> bool {
        let is_word = self.depth == 0 && line.trim().chars().all(char::is_alphabetic);
        if let (Some(word), true) = (words(line, number, 1, |_| false).next(), is_word) {
            // A header is a row of its own above the lists.
            let has_room = self.sheet.push(word);
            self.sheet.close();
            return has_room;
        }
        let is_mark = |letter: char| is_open(letter) || is_close(letter) || ",;:".contains(letter);
        let mut column = 1;
        for part in line.split_inclusive(is_mark) {
            let mark = part.chars().next_back().filter(|&letter| is_mark(letter));
            let text = &part[..part.len() - mark.map_or(0, char::len_utf8)];
            if !self.part(text, number, column, mark) {
                return false;
            }
            column += part.chars().count();
        }
        true
    }

    /// Takes in the words before a mark (a bracket, comma, semicolon or colon), and the mark.
    fn part(&mut self, text: &'a str, line: usize, column: usize, mark: Option<char>) -> bool {
        let is_quoted_nothing = matches!(text.trim(), "\"\"" | "''" | "\" \"" | "' '");
        if is_quoted_nothing && self.depth > 0 && self.key == Key::Board {
            let end = column + text.chars().count();
            return self.sheet.push(Word { text: "", line, column, end }) && self.mark(mark);
        }
        if self.depth == 0 && mark.is_some_and(is_open) {
            return self.named(text, line, column) && self.mark(mark);
        }
        for word in words(text, line, column, |letter| matches!(letter, '"' | '\'')) {
            if mark == Some(':') {
                if !self.name(word) {
                    return false;
                }
            } else if self.is_named && is_null(word.text) {
                // What is null is not given.
                self.sheet.drop_row();
            } else if self.depth > 0 && self.key == Key::Board && !word.text.contains('=') {
                let text = if is_null(word.text) { "0" } else { word.text };
                if !self.sheet.push(Word { text, ..word }) {
                    return false;
                }
            }
        }
        self.mark(mark)
    }

    /// Takes in what stands before lists, as in `goal = [[`. Brackets before a `=` hold sides, as
    /// in `int start[3][3] = {{`.
    fn named(&mut self, text: &'a str, line: usize, column: usize) -> bool {
        if text.contains('=') {
            self.sheet.drop_numbers(line);
            self.key = Key::Board;
        }
        let is_mark = |letter: char| matches!(letter, '"' | '\'' | '=' | ':');
        let section = words(text, line, column, is_mark).find(|word| section(word.text).is_some());
        section.is_none_or(|word| self.name(word))
    }

    fn mark(&mut self, mark: Option<char>) -> bool {
        let Some(mark) = mark else { return true };
        self.is_named &= mark == ':';
        if is_open(mark) {
            // Words before a bracket are a name, as in `array([`.
            self.sheet.shorten(0);
            self.depth += 1;
        } else if is_close(mark) {
            self.sheet.close();
            self.depth = self.depth.saturating_sub(1);
        } else if mark == ';' {
            self.sheet.close();
        } else {
            self.sheet.separators += 1;
        }
        true
    }

    /// Takes in a name in an object. The name of a start or a goal becomes a row of one word.
    fn name(&mut self, word: Word<'a>) -> bool {
        let Some(section) = section(word.text) else {
            self.key = if is_board(word.text) { Key::Board } else { Key::Other };
            return true;
        };
        self.key = Key::Board;
        self.sheet.close();
        let has_room = self.sheet.push(Word { text: section, ..word });
        self.sheet.close();
        self.is_named = true;
        has_room
    }
}

//! Matrices and tables of LaTeX: `&` between two cells, `\\` after a row.

use super::Word;
use super::sheet::{Sheet, is_null, numbered};

/// Commands whose groups are no text of the board: `\begin{tabular}{cc}`, `\cline{1-2}`.
const WITH_GROUPS: [&str; 9] =
    ["begin", "end", "cline", "cmidrule", "hphantom", "hspace", "phantom", "vphantom", "vspace"];
/// Commands after which a bracket stands.
const BEFORE_BRACKET: [&str; 2] = ["left", "right"];

/// Whether a text has rows of LaTeX.
pub(super) fn is_one(text: &str) -> bool {
    text.contains('&') && (text.contains("\\\\") || text.contains("\\begin{"))
}

/// Reads rows of LaTeX. A cell that holds nothing stands between two `&`, before the first one of
/// a row or after the last one.
pub(super) fn read<'a>(sheet: Sheet<'a>, text: &'a str, first: usize) -> Sheet<'a> {
    let mut reader = Reader { sheet, is_filled: false, has_neighbour: false };
    for (line, text) in numbered(text, first) {
        let mut cursor = Cursor { rest: text, line, column: 1 };
        while let Some(part) = cursor.next() {
            if !reader.take(part) {
                return reader.sheet;
            }
        }
        reader.end_line();
    }
    reader.sheet
}

struct Reader<'a> {
    sheet: Sheet<'a>,
    /// Whether the cell that is being read has a word.
    is_filled: bool,
    /// Whether another cell of its row stands before it.
    has_neighbour: bool,
}

impl<'a> Reader<'a> {
    /// Takes a part in. Returns whether there is room for more.
    fn take(&mut self, part: Part<'a>) -> bool {
        match part {
            Part::Word(word) => {
                self.is_filled = true;
                let text = if is_null(word.text) { "0" } else { word.text };
                self.sheet.push(Word { text, ..word })
            }
            Part::Between(at) => {
                self.sheet.separators += 1;
                let has_room = self.is_filled || self.sheet.push(at);
                (self.is_filled, self.has_neighbour) = (false, true);
                has_room
            }
            Part::Begin(line) => {
                // What stands before it in its line is a name, as in `A = \begin`.
                let is_name = self.sheet.open_row().iter().all(|word| word.line == line);
                let is_first = self.sheet.rows().all(|row| row.len() == 1);
                if is_name && is_first {
                    self.sheet.shorten(0);
                }
                self.end_row();
                true
            }
            Part::RowEnd(at) => {
                let is_empty = self.has_neighbour && !self.is_filled;
                let has_room = !is_empty || self.sheet.push(at);
                self.end_row();
                has_room
            }
        }
    }

    fn end_row(&mut self) {
        self.sheet.close();
        (self.is_filled, self.has_neighbour) = (false, false);
    }

    /// A line with one name is a row: it says which puzzle follows. Other rows go on in the next
    /// line.
    fn end_line(&mut self) {
        if let [word] = self.sheet.open_row()
            && word.text.chars().all(char::is_alphabetic)
            && !self.has_neighbour
        {
            self.end_row();
        }
    }
}

enum Part<'a> {
    Word(Word<'a>),
    /// An `&`, as a word without letters.
    Between(Word<'a>),
    /// The beginning of a table in the line with this number.
    Begin(usize),
    /// The end of a row, as a word without letters.
    RowEnd(Word<'a>),
}

/// A place in a line.
struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    /// Goes on by the letters that fit, and returns them.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !fits(letter)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.column += taken.chars().count();
        taken
    }

    /// Goes on by one letter.
    fn take(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        self.column += 1;
        Some(letter)
    }

    /// Goes past the groups in brackets that stand here.
    fn skip_groups(&mut self) {
        while let Some(end) = match self.rest.chars().next() {
            Some('{') => Some('}'),
            Some('[') => Some(']'),
            _ => None,
        } {
            self.take_while(|letter| letter != end);
            self.take();
        }
    }

    /// The part at a backslash, if there is one in it.
    fn command(&mut self) -> Option<Part<'a>> {
        let at = Word { text: "", line: self.line, column: self.column, end: self.column };
        self.take();
        let name = self.take_while(|letter| letter.is_ascii_alphabetic());
        if !name.is_empty() {
            if WITH_GROUPS.contains(&name) {
                self.skip_groups();
            } else if BEFORE_BRACKET.contains(&name) && self.take() == Some('\\') {
                self.take();
            }
            // The last row of a table need not have an end of its own.
            return match name {
                "begin" => Some(Part::Begin(self.line)),
                "end" => Some(Part::RowEnd(at)),
                _ => None,
            };
        }
        let is_row_end = self.take() == Some('\\');
        if is_row_end {
            self.take_while(|letter| letter == '*');
            self.skip_groups();
        }
        is_row_end.then_some(Part::RowEnd(at))
    }

    fn next(&mut self) -> Option<Part<'a>> {
        let is_in_word = |letter: char| {
            !letter.is_whitespace() && !matches!(letter, '&' | '\\' | '{' | '}' | '$' | '~' | '%')
        };
        loop {
            let column = self.column;
            match self.rest.chars().next()? {
                '\\' => {
                    if let Some(part) = self.command() {
                        return Some(part);
                    }
                }
                '%' => return None,
                '&' => {
                    self.take();
                    let at = Word { text: "", line: self.line, column, end: column };
                    return Some(Part::Between(at));
                }
                letter if is_in_word(letter) => {
                    let text = self.take_while(is_in_word);
                    let word = Word { text, line: self.line, column, end: self.column };
                    return Some(Part::Word(word));
                }
                _ => {
                    self.take();
                }
            }
        }
    }
}

//! Lines and rows, each with its place.

use super::fault::{Fault, FaultKind};
use crate::lines::{self, Word};

/// The most words that the reader looks at: several times as many as a puzzle has.
pub(super) const WORDS_MAX: usize = 1000;

/// A line without its comment.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// From 1.
    pub number: usize,
    pub text: &'a str,
    /// Whether a comment was cut off.
    pub is_commented: bool,
}

impl<'a> Line<'a> {
    pub fn new(number: usize, text: &'a str) -> Self {
        let (text, is_commented) = match text.split_once('#') {
            Some((before, _)) => (before, true),
            None => (text, false),
        };
        Self { number, text, is_commented }
    }

    /// Whether it has no word.
    pub fn is_empty(&self) -> bool {
        self.text.chars().all(|letter| letter == '/' || letter.is_whitespace())
    }
}

/// Words that stand side by side on the board.
#[derive(Clone)]
pub(super) struct Row<'a> {
    pub line: usize,
    pub words: Vec<Word<'a>>,
    /// Just past the last word.
    pub end: usize,
}

impl<'a> Row<'a> {
    /// The words of `text`, at most `most` of them. The first character of `text` stands in
    /// `column`.
    pub fn new(
        line: usize,
        column: usize,
        text: &'a str,
        is_between: impl Fn(char) -> bool + Clone,
        most: usize,
    ) -> Self {
        let words: Vec<Word<'a>> =
            lines::words(text, line, column, is_between).take(most).collect();
        let end = words.last().map_or(column, |word| word.end);
        Self { line, words, end }
    }

    /// A row of these words; there must be at least one.
    pub fn of_words(words: &[Word<'a>]) -> Self {
        let last = words.last();
        let (line, end) = last.map_or((1, 1), |word| (word.line, word.end));
        Self { line, words: words.to_vec(), end }
    }

    /// A fault just past the last word.
    pub fn fault_at_end(&self, kind: FaultKind) -> Fault {
        Fault { line: self.line, column: self.end, kind }
    }

    /// A fault at the word with this index, or just past the last word if there is no such word.
    pub fn fault_at(&self, index: usize, kind: FaultKind) -> Fault {
        match self.words.get(index) {
            Some(word) => Fault::of(word, kind),
            None => self.fault_at_end(kind),
        }
    }

    /// The words from `index` on.
    pub fn from(&self, index: usize) -> Self {
        let words = self.words.get(index..).unwrap_or_default().to_vec();
        Self { line: self.line, words, end: self.end }
    }
}

/// The lines of a text that have words, and their rows.
pub(super) struct Page<'a> {
    pub lines: Vec<Line<'a>>,
    /// Each has words.
    pub rows: Vec<Row<'a>>,
    /// Whether any line has a comment.
    pub is_commented: bool,
    /// The first word past [`WORDS_MAX`]; lines and rows end before it.
    pub more: Option<Word<'a>>,
}

impl<'a> Page<'a> {
    pub fn of(lines: impl IntoIterator<Item = Line<'a>>) -> Self {
        let mut page =
            Self { lines: Vec::new(), rows: Vec::new(), is_commented: false, more: None };
        let mut left = WORDS_MAX;
        for line in lines {
            page.is_commented |= line.is_commented;
            if line.is_empty() {
                continue;
            }
            page.lines.push(line);
            if let Err(more) = page.take(line, &mut left) {
                page.more = Some(more);
                break;
            }
        }
        page
    }

    /// Takes in the rows of a line; a `/` ends a row. `left` is how many words may still come.
    ///
    /// # Errors
    /// The first word beyond that number.
    fn take(&mut self, line: Line<'a>, left: &mut usize) -> Result<(), Word<'a>> {
        let mut column = 1;
        for part in line.text.split('/') {
            let mut row = Row::new(line.number, column, part, |_| false, *left + 1);
            if row.words.len() > *left {
                return Err(row.words.swap_remove(*left));
            }
            *left -= row.words.len();
            column += part.chars().count() + 1;
            if !row.words.is_empty() {
                self.rows.push(row);
            }
        }
        Ok(())
    }
}

//! Lines, rows and words, each with its place.

use super::fault::{Fault, FaultKind};

/// The lines of a text whatever ends them: LF, CR LF or CR.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

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

    /// The rows of this line: a `/` ends one.
    pub fn rows(self) -> impl Iterator<Item = Row<'a>> {
        let mut column = 1;
        let rows = self.text.split('/').map(move |part| {
            let row = Row::new(self.number, column, part, char::is_whitespace);
            column += part.chars().count() + 1;
            row
        });
        rows.filter(|row| !row.words.is_empty())
    }
}

/// A word and where its first character stands, from 1.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    pub line: usize,
    pub column: usize,
}

impl Word<'_> {
    pub fn fault(&self, kind: FaultKind) -> Fault {
        Fault { line: self.line, column: self.column, kind }
    }

    pub fn is_digits(&self) -> bool {
        self.text.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// The word as a message can quote it: not too long, and unable to steer a terminal.
    pub fn quoted(&self) -> String {
        let mut short = String::new();
        for letter in self.text.chars().take(20) {
            if letter.is_control() {
                short.extend(letter.escape_default());
            } else {
                short.push(letter);
            }
        }
        if self.text.chars().nth(20).is_some() {
            short.push('…');
        }
        short
    }
}

/// Words that stand side by side on the board.
pub(super) struct Row<'a> {
    pub line: usize,
    pub words: Vec<Word<'a>>,
    /// Just past the last word.
    pub end: usize,
}

impl<'a> Row<'a> {
    /// The words of `text`, whose first character stands in `column`.
    pub fn new(
        line: usize,
        mut column: usize,
        text: &'a str,
        is_between: impl Fn(char) -> bool,
    ) -> Self {
        let mut words = Vec::new();
        let mut end = column;
        for piece in text.split_inclusive(&is_between) {
            let word = piece.trim_end_matches(&is_between);
            if !word.is_empty() {
                words.push(Word { text: word, line, column });
                end = column + word.chars().count();
            }
            column += piece.chars().count();
        }
        Self { line, words, end }
    }

    /// A fault just past the last word.
    pub fn fault_at_end(&self, kind: FaultKind) -> Fault {
        Fault { line: self.line, column: self.end, kind }
    }

    /// A fault at the word of an index, or past the last word if there is none.
    pub fn fault_at(&self, index: usize, kind: FaultKind) -> Fault {
        match self.words.get(index) {
            Some(word) => word.fault(kind),
            None => self.fault_at_end(kind),
        }
    }

    /// The words from `index` on.
    pub fn from(&self, index: usize) -> Self {
        let words = self.words.get(index..).unwrap_or_default().to_vec();
        Self { line: self.line, words, end: self.end }
    }
}

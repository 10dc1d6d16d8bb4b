//! Lines and words with their places, and what a word means.

use crate::hidato::board::Topology;

/// A word of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl Word<'_> {
    /// The column after the word.
    pub fn end(&self) -> usize {
        self.column + self.text.chars().count()
    }
}

/// What a word stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Hole,
    Empty,
    Number(u32),
    /// Digits that no number of ours has.
    TooGreat,
    Header(Topology),
    Other,
}

impl Meaning {
    pub fn of(word: &str) -> Self {
        let is_all = |of: char| word.chars().all(|c| c == of);
        if word == "-1" || is_all('.') {
            Self::Hole
        } else if is_all('_') {
            Self::Empty
        } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
            match word.parse() {
                Ok(0) => Self::Empty,
                Ok(number) => Self::Number(number),
                Err(_) => Self::TooGreat,
            }
        } else {
            let named = |topology: &Topology| word.eq_ignore_ascii_case(topology.name());
            let header = [Topology::King, Topology::Orthogonal].into_iter().find(named);
            header.map_or(Self::Other, Self::Header)
        }
    }
}

/// The words of a line up to a comment; commas part words as blanks do.
pub(super) fn words(text: &str, line: usize) -> Vec<Word<'_>> {
    let text = text.split('#').next().unwrap_or_default();
    let is_gap = |c: char| c.is_whitespace() || c == ',';
    let mut words = Vec::new();
    let mut begin: Option<(usize, usize)> = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]).enumerate();
    for (column, (at, c)) in ends {
        match (is_gap(c), begin) {
            (true, Some((from, from_column))) => {
                words.push(Word { text: &text[from..at], line, column: from_column + 1 });
                begin = None;
            }
            (false, None) => begin = Some((at, column)),
            _ => {}
        }
    }
    words
}

/// The lines that hold words.
pub(super) fn rows(text: &str) -> Vec<Vec<Word<'_>>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().enumerate().map(|(index, line)| words(line, index + 1));
    lines.filter(|words| !words.is_empty()).collect()
}

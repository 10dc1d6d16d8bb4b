//! Rows of words, and what a word means.

use crate::hidato::board::{SIDE_MAX, Topology};
use crate::lines::{self, Word, lines, without_mark};

/// The most words that are looked at: as many as the largest board has cells and holes.
pub(super) const WORDS_MAX: usize = SIDE_MAX * SIDE_MAX;

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
    fn of(word: &Word<'_>) -> Self {
        let text = word.text;
        let is_all = |of: u8| text.bytes().all(|byte| byte == of);
        if word.is_digits() {
            match text.parse() {
                Ok(0) => Self::Empty,
                Ok(number) => Self::Number(number),
                Err(_) => Self::TooGreat,
            }
        } else if text == "-1" || is_all(b'.') {
            Self::Hole
        } else if is_all(b'_') {
            Self::Empty
        } else {
            let named = |topology: &Topology| text.eq_ignore_ascii_case(topology.name());
            let header = [Topology::King, Topology::Orthogonal].into_iter().find(named);
            header.map_or(Self::Other, Self::Header)
        }
    }
}

/// The words of a text, row by row: of the lines that hold any, up to a comment. Commas part words
/// as blanks do.
pub(super) struct Rows<'a> {
    words: Vec<(Word<'a>, Meaning)>,
    /// How many words there are up to the end of each row.
    ends: Vec<usize>,
    /// What the header says, which is no word of a row.
    pub header: Option<Topology>,
    /// The first word past [`WORDS_MAX`]. Its row is left out, unless it is the only one.
    pub more: Option<Word<'a>>,
}

impl<'a> Rows<'a> {
    pub fn of(text: &'a str) -> Self {
        let mut rows = Self { words: Vec::new(), ends: Vec::new(), header: None, more: None };
        for (index, line) in lines(without_mark(text)).enumerate() {
            let line = line.split_once('#').map_or(line, |(before, _)| before);
            for word in lines::words(line, index + 1, 1, |letter| letter == ',') {
                let meaning = Meaning::of(&word);
                match meaning {
                    Meaning::Header(topology) if rows.is_at_begin() => {
                        rows.header = Some(topology);
                    }
                    _ if rows.words.len() == WORDS_MAX => {
                        rows.cut(word);
                        return rows;
                    }
                    _ => rows.words.push((word, meaning)),
                }
            }
            rows.close();
        }
        rows
    }

    fn is_at_begin(&self) -> bool {
        self.header.is_none() && self.words.is_empty()
    }

    fn close(&mut self) {
        let end = self.words.len();
        if end > self.ends.last().copied().unwrap_or(0) {
            self.ends.push(end);
        }
    }

    fn cut(&mut self, more: Word<'a>) {
        self.more = Some(more);
        match self.ends.last() {
            Some(&end) => self.words.truncate(end),
            None => self.close(),
        }
    }

    pub fn words(&self) -> &[(Word<'a>, Meaning)] {
        &self.words
    }

    /// How many rows there are.
    pub fn count(&self) -> usize {
        self.ends.len()
    }

    /// The rows, none of them empty.
    pub fn iter(&self) -> impl Iterator<Item = &[(Word<'a>, Meaning)]> {
        let begins = [0].into_iter().chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.words[begin..end])
    }
}

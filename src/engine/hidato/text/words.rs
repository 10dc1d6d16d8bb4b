//! Rows of words, and what a word means.

use crate::hidato::board::{SIDE_MAX, Topology};
use crate::lines::slashed::{before_mark, is_cell};
use crate::lines::{self, Dress, Sheet, Word, lines, without_mark};

/// The most words that the reader looks at: as many as the largest board has cells and holes.
pub(super) const WORDS_MAX: usize = SIDE_MAX * SIDE_MAX;

/// What a word stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Hole,
    Empty,
    Number(u32),
    /// A number that is greater than any number on a board.
    TooGreat,
    Header(Topology),
    Other,
}

impl Meaning {
    fn of(word: &Word<'_>) -> Self {
        Self::of_text(word.text)
    }

    pub fn of_text(text: &str) -> Self {
        let is_all = |of: u8| text.bytes().all(|byte| byte == of);
        if is_digits(text) {
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
            let name = text.strip_suffix(':').unwrap_or(text);
            Topology::of_word(name).map_or(Self::Other, Self::Header)
        }
    }
}

/// How many words a row of `row` words has with those of its comment, if these can be cells;
/// else 0.
fn marked(row: usize, comment: &str) -> usize {
    let mut words = comment.split_whitespace();
    let count = words.clone().count();
    let can_be_cells = row > 0 && count > 1 && words.next() == Some("#") && words.all(is_cell);
    if can_be_cells { row + count } else { 0 }
}

/// Whether a text has lines with an empty field between commas. A comma at the end of all lines
/// ends them.
pub(super) fn has_empty_field(text: &str) -> bool {
    let is_ended = |line: &str| line.trim_end().ends_with(',');
    let all = || lines(text).filter(|line| line.contains(','));
    let has_ends = all().any(is_ended) && !all().all(is_ended);
    has_ends
        || all().any(|line| {
            let line = line.trim();
            let fields = line.strip_suffix(',').unwrap_or(line).split(',');
            fields.into_iter().any(|field| field.trim().is_empty())
        })
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The words of a text, row by row: a line with words is a row, without its comment. Commas
/// separate words, as blanks do.
#[derive(Clone)]
pub(super) struct Rows<'a> {
    words: Vec<(Word<'a>, Meaning)>,
    /// How many words there are up to the end of each row.
    ends: Vec<usize>,
    /// The number of the text's first line.
    pub first: usize,
    /// What the header says. The header is not among the words of a row.
    pub header: Option<Topology>,
    /// The line of the header, or 0.
    header_line: usize,
    /// The most words of a row whose comment can be cells, with the comment's; 0 if none can.
    marked: usize,
    /// Whether only blanks and commas stand between the words.
    is_plain: bool,
    /// The first word past [`WORDS_MAX`]. Its row is left out, unless it is the only one.
    pub more: Option<Word<'a>>,
}

impl<'a> Rows<'a> {
    /// `first` is the number of the first line.
    pub fn of(text: &'a str, first: usize) -> Self {
        let mut rows = Self::new(first, None);
        for (number, line) in (first..).zip(lines(without_mark(text))) {
            let code = before_mark(line);
            for word in lines::words(code, number, 1, |letter| letter == ',') {
                let meaning = Meaning::of(&word);
                match meaning {
                    Meaning::Header(topology) if rows.is_at_begin() => {
                        (rows.header, rows.header_line) = (Some(topology), word.line);
                    }
                    _ if rows.words.len() == WORDS_MAX => {
                        rows.cut(word);
                        return rows;
                    }
                    _ => rows.words.push((word, meaning)),
                }
            }
            let row = rows.words.len() - rows.ends.last().copied().unwrap_or(0);
            rows.marked = rows.marked.max(marked(row, &line[code.len()..]));
            rows.close();
        }
        rows
    }

    const fn new(first: usize, more: Option<Word<'a>>) -> Self {
        Self {
            words: Vec::new(),
            ends: Vec::new(),
            first,
            header: None,
            header_line: 0,
            marked: 0,
            is_plain: true,
            more,
        }
    }

    /// The rows of a sheet. A header may be a row of its own, or the first word of one.
    pub fn of_sheet(sheet: &Sheet<'a>, first: usize) -> Self {
        let mut rows = Self::new(first, sheet.more);
        rows.is_plain = sheet.dress == Dress::Plain;
        for row in sheet.rows() {
            for word in row {
                match Meaning::of(word) {
                    Meaning::Header(topology) if rows.is_at_begin() => {
                        (rows.header, rows.header_line) = (Some(topology), word.line);
                    }
                    meaning => rows.words.push((*word, meaning)),
                }
            }
            rows.close();
        }
        rows
    }

    /// Gives words another text; they keep their places.
    pub fn rename(&mut self, name: impl Fn(&str) -> Option<&'static str>) {
        for (word, meaning) in &mut self.words {
            if let Some(text) = name(word.text) {
                *word = Word { text, ..*word };
                *meaning = Meaning::of(word);
            }
        }
    }

    /// Leaves the first row out.
    pub fn leave_out_first(&mut self) {
        let Some(&end) = self.ends.first() else { return };
        self.words.drain(..end);
        self.ends.remove(0);
        self.ends.iter_mut().for_each(|other| *other -= end);
    }

    /// Ends a row after every `cols` words.
    pub fn reshape(&mut self, cols: usize) {
        self.is_plain = false;
        self.ends = (1..=self.words.len() / cols.max(1)).map(|row| row * cols).collect();
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

    /// Whether the rows stand below each other as in a picture: each has a line of its own, and not
    /// all begin at one column.
    pub fn are_drawn(&self) -> bool {
        let begin = |row: &[(Word<'a>, Meaning)]| (row[0].0.line, row[0].0.column);
        let ends: Vec<usize> = self.iter().map(|row| row[row.len() - 1].0.line).collect();
        let begins: Vec<(usize, usize)> = self.iter().map(begin).collect();
        let before = [self.header_line].into_iter().chain(ends.iter().copied());
        self.is_plain
            && begins.iter().zip(before).all(|((line, _), before)| before < *line)
            && begins.iter().zip(&ends).all(|((line, _), end)| line == end)
            && begins.windows(2).any(|pair| pair[0].1 != pair[1].1)
    }

    /// Whether a comment is rather the end of a row, whose `#` is a hole: with it the row is as
    /// long as the longest one.
    pub fn is_marked(&self) -> bool {
        self.marked > 0 && self.iter().all(|row| row.len() <= self.marked)
    }

    /// Whether rows follow each other on one line, so that their words have no columns.
    pub fn share_lines(&self) -> bool {
        self.ends.iter().any(|&end| {
            let after = self.words.get(end).map(|(word, _)| word.line);
            after == Some(self.words[end - 1].0.line)
        })
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

//! Rows of words from a text, whatever separates them: blanks, separators, brackets or a drawn
//! table.
//!
//! A sheet knows nothing of puzzles. A cell that holds nothing becomes the word `0`, which stands
//! for a blank and for an empty cell. Each word keeps its place in the text.

use super::{Word, brackets, latex, lines, separated, table};

/// What separates the words of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dress {
    /// Blanks between words, and line ends or `/` between rows.
    Plain,
    /// Commas, semicolons or tabs.
    Separated,
    /// Lists in brackets: JSON, Python, NumPy, C.
    Brackets,
    /// Bars, as in Markdown, or lines of box characters.
    Table,
    /// LaTeX: `&` between cells, `\\` after a row.
    Latex,
}

/// Rows of words, none of them empty.
#[derive(Debug)]
pub struct Sheet<'a> {
    words: Vec<Word<'a>>,
    /// How many words there are up to the end of each row.
    ends: Vec<usize>,
    pub dress: Dress,
    /// How many separators the text has that are not blanks.
    pub separators: usize,
    /// The first word beyond the most words that were asked for, if there is one.
    pub more: Option<Word<'a>>,
    words_max: usize,
}

impl<'a> Sheet<'a> {
    /// The rows of a text whose first line has the number `first`, up to `words_max` words.
    pub fn of(text: &'a str, first: usize, words_max: usize) -> Self {
        let sheet = Self::new(dress(text), words_max);
        let sheet = match sheet.dress {
            Dress::Brackets => brackets::read(sheet, text, first),
            Dress::Table => table::read(sheet, text, first),
            Dress::Latex => latex::read(sheet, text, first),
            Dress::Plain | Dress::Separated => separated::read(sheet, text, first),
        };
        sheet.ended()
    }

    /// The rows of a list of lists, up to `words_max` words. `None` stands between two rows.
    pub fn of_list(cells: impl Iterator<Item = Option<Word<'a>>>, words_max: usize) -> Self {
        let mut sheet = Self::new(Dress::Brackets, words_max);
        for cell in cells {
            match cell {
                None => sheet.close(),
                Some(word) => {
                    let is_empty = is_null(word.text) || word.text.trim().is_empty();
                    let text = if is_empty { "0" } else { word.text };
                    if !sheet.push(Word { text, ..word }) {
                        break;
                    }
                }
            }
        }
        sheet.ended()
    }

    const fn new(dress: Dress, words_max: usize) -> Self {
        Self { words: Vec::new(), ends: Vec::new(), dress, separators: 0, more: None, words_max }
    }

    fn ended(mut self) -> Self {
        self.close();
        for word in self.words.iter_mut().filter(|word| word.text.is_empty()) {
            word.text = "0";
        }
        self.round();
        self
    }

    /// Takes the point and the zeros after it from whole numbers, as in NumPy's `1.`, if most words
    /// have a point.
    fn round(&mut self) {
        let floats = || self.words.iter().filter_map(|word| whole(word.text));
        if floats().count() * 2 > self.words.len() {
            for word in &mut self.words {
                word.text = whole(word.text).unwrap_or(word.text);
            }
        }
    }

    /// Leaves out the last row.
    pub(super) fn drop_row(&mut self) {
        self.ends.pop();
        self.words.truncate(self.ends.last().copied().unwrap_or(0));
    }

    /// Leaves out the last rows that have one number each and stand in this line.
    pub(super) fn drop_numbers(&mut self, line: usize) {
        while let Some([word]) = self.rows().last()
            && word.line == line
            && word.is_digits()
        {
            self.drop_row();
        }
    }

    /// Adds a word to the last row; an empty word stands for a cell that holds nothing. Returns
    /// whether there is room for more.
    pub(super) fn push(&mut self, word: Word<'a>) -> bool {
        if self.words.len() == self.words_max {
            self.more.get_or_insert(word);
            return false;
        }
        self.words.push(word);
        true
    }

    /// Ends a row, if it has words.
    pub(super) fn close(&mut self) {
        let end = self.words.len();
        if end > self.ends.last().copied().unwrap_or(0) {
            self.ends.push(end);
        }
    }

    /// The words of the row that has not ended yet.
    pub(super) fn open_row(&mut self) -> &mut [Word<'a>] {
        let begin = self.ends.last().copied().unwrap_or(0);
        &mut self.words[begin..]
    }

    /// Cuts the row that has not ended yet to `length` words.
    pub(super) fn shorten(&mut self, length: usize) {
        let begin = self.ends.last().copied().unwrap_or(0);
        self.words.truncate(begin + length);
    }

    pub fn words(&self) -> &[Word<'a>] {
        &self.words
    }

    /// How many rows there are.
    pub fn count(&self) -> usize {
        self.ends.len()
    }

    pub fn rows(&self) -> impl Iterator<Item = &[Word<'a>]> {
        let begins = [0].into_iter().chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.words[begin..end])
    }

    /// Takes the empty cells from the end of every row, unless the rows are equally long only with
    /// them. Such a cell is there because a separator stands after each cell.
    pub(super) fn trim(&mut self) {
        let trimmed = |row: &[Word<'_>]| {
            row.iter().rposition(|word| !word.text.is_empty()).map_or(0, |at| at + 1)
        };
        let is_header =
            |row: &[Word<'_>]| matches!(row, [word] if word.text.chars().any(char::is_alphabetic));
        let is_even = |length: &dyn Fn(&[Word<'_>]) -> usize| {
            let mut lengths = self.rows().filter(|row| !is_header(row)).map(length);
            let first = lengths.next();
            lengths.all(|length| Some(length) == first)
        };
        if is_even(&|row| row.len()) && !is_even(&trimmed) {
            return;
        }
        let lengths: Vec<usize> = self.rows().map(trimmed).collect();
        let (mut kept, mut begin, mut ends) = (0, 0, Vec::with_capacity(self.ends.len()));
        for (end, length) in self.ends.iter().zip(lengths) {
            self.words.copy_within(begin..begin + length, kept);
            kept += length;
            begin = *end;
            if length > 0 {
                ends.push(kept);
            }
        }
        self.words.truncate(kept);
        self.ends = ends;
    }
}

/// The bytes of a text that show what separates its words: more than the largest board takes.
const SHOWN_BYTES: usize = 1 << 16;

/// The beginning of a text, which shows what separates its words.
pub(super) fn shown(text: &str) -> &str {
    &text[..text.floor_char_boundary(SHOWN_BYTES)]
}

/// The dress of a text, judged by its first lines that are not empty.
fn dress(text: &str) -> Dress {
    let text = shown(text);
    if latex::has_environment(text) {
        Dress::Latex
    } else if table::is_one(text) {
        Dress::Table
    } else if brackets::is_one(text) {
        Dress::Brackets
    } else if latex::is_one(text) {
        Dress::Latex
    } else {
        Dress::Separated
    }
}

/// A line without its comment, which begins with `//`, or with `#` at the beginning of the line.
pub(super) fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with('#') {
        return "";
    }
    line.split_once("//").map_or(line, |(before, _)| before)
}

/// The lines of a text with their numbers.
pub(super) fn numbered(text: &str, first: usize) -> impl Iterator<Item = (usize, &str)> {
    (first..).zip(lines(text))
}

/// Whether a word stands for nothing in a list: `null` in JSON, `None` in Python, or `blank`.
pub(super) fn is_null(text: &str) -> bool {
    let is = |word: &&str| text.eq_ignore_ascii_case(word);
    ["null", "none", "nan", "blank", "empty"].iter().any(is)
}

/// The digits of a whole number with a point: `1.`, `-1.0`.
fn whole(text: &str) -> Option<&str> {
    let (number, zeros) = text.split_once('.')?;
    let digits = number.strip_prefix('-').unwrap_or(number);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && zeros.bytes().all(|byte| byte == b'0')).then_some(number)
}

/// The two sides that a row gives as a size: `4 4`, `4x4`, `4 x 4`, `Size: 4x4`. `None` for one
/// number alone, and if a side is 0.
pub fn size(row: &[Word<'_>]) -> Option<(usize, usize)> {
    let is_label = |word: &&Word<'_>| {
        let name = word.text.trim_end_matches([':', '=']);
        ["size", "dim", "dims", "dimensions"].iter().any(|one| name.eq_ignore_ascii_case(one))
    };
    let row = &row[row.iter().take_while(is_label).count()..];
    let side = |text: &str| {
        let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_digits.then(|| text.parse().ok()).flatten().filter(|&side| side > 0)
    };
    let (first, second) = match row {
        [one] => one.text.split_once(['x', 'X', '×'])?,
        [first, second] => (first.text, second.text),
        [first, between, second] if matches!(between.text, "x" | "X" | "×" | "by") => {
            (first.text, second.text)
        }
        _ => return None,
    };
    Some((side(first)?, side(second)?))
}

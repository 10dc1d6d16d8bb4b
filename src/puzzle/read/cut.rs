//! A text cut into parts that may be puzzles.

use std::ops::Range;

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text::below::begins_below;
use langkah_engine::lines::fences::fences;
use langkah_engine::lines::reports::reports;
use langkah_engine::lines::slashed::{is_cell, slashed};
use langkah_engine::lines::tabular::next_table;
use langkah_engine::lines::{is_end, lines};
use langkah_engine::sliding::text::{Fault, FaultKind, Faults};

use super::{ReadError, lists};

/// What stands between parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Each report that this program wrote is a part; of one on a Hidato its first board alone.
    Reports,
    /// Each block of code is a part.
    Fences,
    /// Each table of LaTeX is a part.
    Tables,
    /// Headings, and words that begin a puzzle.
    Marks,
    /// Lines that are empty or have only a comment.
    Blocks,
    /// Line ends.
    Lines,
    /// What stands between lists in brackets that lie in so many other lists.
    Lists(usize),
}

/// A part of a text that is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub begin: usize,
    pub end: usize,
    /// The number of its first line.
    pub line: usize,
    pub heading: Option<Range<usize>>,
    /// Whether it is a list of lists.
    pub is_nested: bool,
    /// Whether it is a list that the end of the text cuts off.
    pub is_cut: bool,
    /// How many characters stand before it on its first line.
    pub indent: usize,
}

impl Piece {
    /// # Errors
    /// If it is cut off: what is left of it may be another puzzle.
    pub fn whole(&self) -> Result<(), ReadError> {
        let (line, column) = (self.line, self.indent + 1);
        match self.is_cut {
            true => Err(Faults::from(Fault { line, column, kind: FaultKind::Unclosed }).into()),
            false => Ok(()),
        }
    }
}

/// Where a text is cut next.
#[derive(Clone, Debug)]
pub(super) struct Cutter {
    pub mode: Mode,
    at: usize,
    end: usize,
    line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Empty,
    Comment,
    Heading,
    /// A heading, and after so many bytes the rows of a whole puzzle: `Puzzle 2: 1 2/3 0`.
    Named {
        rows: usize,
    },
    /// A word that begins a puzzle, with or without rows on its line.
    Opener {
        has_rows: bool,
    },
    Rows,
}

impl Kind {
    /// Whether a puzzle ends before such a line, if it is cut by headings.
    const fn begins(self) -> bool {
        matches!(self, Self::Heading | Self::Opener { .. } | Self::Named { .. })
    }
}

impl Cutter {
    /// `line` is the number of the text's first line.
    pub fn new(mode: Mode, text: &str, line: usize) -> Self {
        // A text without a mark has no block of code.
        let at = match mode {
            Mode::Fences if !(text.contains("```") || text.contains("<pre>")) => text.len(),
            _ => 0,
        };
        Self { mode, at, end: text.len(), line }
    }

    /// Cuts a part into parts of its own.
    pub const fn within(mode: Mode, piece: &Piece) -> Self {
        Self { mode, at: piece.begin, end: piece.end, line: piece.line }
    }

    /// The next part of `text`, which must be the same text at each call.
    pub fn next(&mut self, text: &str) -> Option<Piece> {
        match self.mode {
            Mode::Fences => self.fence(text),
            Mode::Reports => self.report(text),
            Mode::Tables => self.table(text),
            Mode::Lists(depth) => self.list(text, depth),
            Mode::Marks | Mode::Blocks | Mode::Lines => self.by_lines(text),
        }
    }

    fn by_lines(&mut self, text: &str) -> Option<Piece> {
        let rest = text.get(self.at..self.end).filter(|rest| !rest.is_empty())?;
        let base = text.as_ptr() as usize;
        let (mut piece, mut heading, mut has_rows) = (None::<Piece>, None, false);
        for line in lines(rest) {
            let begin = line.as_ptr() as usize - base;
            let kind = self.kind(line);
            if self.ends(kind, piece.is_some(), has_rows) {
                self.at = begin;
                return piece;
            }
            self.line += 1;
            let range = begin..begin + line.len();
            let name = if let Kind::Named { rows } = kind { &line[..rows] } else { "" };
            if !name.is_empty() {
                heading = Some(begin..begin + name.len() - 1);
            }
            match kind {
                Kind::Heading => heading = Some(range),
                Kind::Comment if piece.is_none() => heading = Some(range),
                Kind::Empty | Kind::Comment => {}
                Kind::Opener { .. } | Kind::Rows | Kind::Named { .. } => {
                    has_rows |= kind != Kind::Opener { has_rows: false };
                    let number = self.line - 1;
                    let new = || Piece {
                        begin: begin + name.len(),
                        end: begin,
                        line: number,
                        heading: heading.take(),
                        is_nested: false,
                        is_cut: false,
                        indent: name.chars().count(),
                    };
                    piece.get_or_insert_with(new).end = range.end;
                }
            }
        }
        self.at = self.end;
        piece
    }

    /// Whether a line of a kind ends the part before it.
    fn ends(&self, kind: Kind, is_begun: bool, has_rows: bool) -> bool {
        is_begun
            && match self.mode {
                Mode::Blocks => matches!(kind, Kind::Empty | Kind::Comment),
                Mode::Lines => true,
                _ => has_rows && kind.begins(),
            }
    }

    fn kind(&self, line: &str) -> Kind {
        let is_plain = |byte: u8| byte.is_ascii_digit() || byte == b' ';
        if line.starts_with(|first: char| first.is_ascii_digit()) && line.bytes().all(is_plain) {
            return Kind::Rows;
        }
        let (whole, line) = (line, line.trim());
        if line.chars().all(|letter| letter == '/' || letter.is_whitespace()) {
            return Kind::Empty;
        }
        if line.starts_with('#') || line.starts_with("//") {
            return Kind::Comment;
        }
        if self.mode != Mode::Marks {
            return Kind::Rows;
        }
        if begins_puzzle(line) {
            return Kind::Opener { has_rows: line.split_whitespace().nth(1).is_some() };
        }
        match named(whole).filter(|_| is_heading(line)) {
            Some(rows) => Kind::Named { rows },
            None if is_heading(line) => Kind::Heading,
            None => Kind::Rows,
        }
    }

    fn fence(&mut self, text: &str) -> Option<Piece> {
        let rest = text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let base = text.as_ptr() as usize;
        let mut found = fences(rest, self.line).filter(|fence| !fence.text.trim().is_empty());
        let Some(fence) = found.next() else {
            self.at = text.len();
            return None;
        };
        let begin = fence.text.as_ptr() as usize - base;
        let end = begin + fence.text.len();
        // The line that ends the block is left out, because it would begin the next block.
        let mut below = lines(&text[end..]).skip(1);
        let after = below.next().unwrap_or(&text[text.len()..]);
        let closing = after.as_ptr() as usize - base;
        let is_closed_below =
            !text[end..].starts_with("</pre>") && after.trim_start().starts_with("```");
        self.line = fence.line + lines(fence.text).count();
        self.at = if is_closed_below { closing + after.len() } else { closing };
        Some(Piece {
            begin,
            end,
            line: fence.line,
            heading: None,
            is_nested: false,
            is_cut: false,
            indent: fence.column - 1,
        })
    }

    fn report(&mut self, text: &str) -> Option<Piece> {
        let place = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        let rest = text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let Some(report) = reports(rest, self.line).next() else {
            self.at = text.len();
            return None;
        };
        self.at = place(report.text) + report.text.len();
        self.line = report.line + lines(report.text).count() - 1;
        let board = report.boards().next().filter(|_| !report.is_sliding);
        let (text, line) =
            board.map_or((report.text, report.line), |board| (board.text, board.line));
        let begin = place(text);
        let end = begin + text.len();
        Some(Piece { begin, end, line, heading: None, is_nested: false, is_cut: false, indent: 0 })
    }

    fn table(&mut self, text: &str) -> Option<Piece> {
        let Range { start, end } = next_table(text, self.at)?;
        let line = self.line + lines(&text[self.at..start]).count() - 1;
        self.line = line + lines(&text[start..end]).count() - 1;
        self.at = end;
        let indent = indent(text, start);
        let (begin, heading) = (start, None);
        Some(Piece { begin, end, line, heading, is_nested: false, is_cut: false, indent })
    }

    fn list(&mut self, text: &str, depth: usize) -> Option<Piece> {
        let lists::List { range, name, is_nested, is_cut } = lists::next(text, self.at, depth)?;
        let line = self.line + lines(&text[self.at..range.start]).count() - 1;
        self.line = line + lines(&text[range.clone()]).count() - 1;
        self.at = range.end;
        let indent = indent(text, range.start);
        let (begin, end) = (range.start, range.end);
        Some(Piece { begin, end, line, heading: name, is_nested, is_cut, indent })
    }
}

/// How many characters stand before a place in its line.
fn indent(text: &str, at: usize) -> usize {
    text[..at].chars().rev().take_while(|&letter| !is_end(letter)).count()
}

/// Whether the first word of a text begins a puzzle.
pub(super) fn begins_puzzle(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default().trim_end_matches(':');
    let is = |word: &&str| first.eq_ignore_ascii_case(word);
    ["langkah", "start"].iter().any(is) || Topology::of_word(first).is_some()
}

/// Where the rows of a whole puzzle begin in a line, if they stand after a name with a colon and
/// have `/` between them.
fn named(line: &str) -> Option<usize> {
    let at = line.find(':')? + 1;
    let rest = &line[at..];
    let rows = slashed(rest)?;
    let begun = usize::from(begins_puzzle(rows));
    let mut parts = rows.split('/').enumerate().map(|(row, part)| {
        let words = part.split_whitespace().skip(if row == 0 { begun } else { 0 });
        words.clone().count() > 1 && words.into_iter().all(is_cell)
    });
    parts.all(|is_row| is_row).then_some(at)
}

/// Whether a line is no part of a board: it has a word, or is a rule or a number with a point.
fn is_heading(line: &str) -> bool {
    if line.len() < 2 {
        return false;
    }
    let is_rule = |letter: char| line.len() >= 3 && line.chars().all(|other| other == letter);
    if ['-', '=', '*', '~'].into_iter().any(is_rule) {
        return true;
    }
    if line.contains(['|', '=', '{']) && line.contains(|letter: char| letter.is_ascii_digit()) {
        return line.starts_with("==") || line.starts_with("--");
    }
    let number = line.trim_start_matches(['[', '(']).trim_end_matches([']', ')', '.', ':']);
    if number.len() < line.len() && number.bytes().all(|byte| byte.is_ascii_digit()) {
        return !number.is_empty();
    }
    !is_row(line) && line.split(|letter: char| !letter.is_alphanumeric()).any(is_name)
}

/// Whether a line begins with a number and has more numbers than other words: a row with a wrong
/// word.
fn is_row(line: &str) -> bool {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_between = |letter: char| letter.is_whitespace() || ",;|".contains(letter);
    let words = || line.split(is_between).filter(|word| !word.is_empty());
    words().next().is_some_and(|word| is_number(&word))
        && words().filter(is_number).count() * 2 > words().count()
}

/// Whether a word is one that no puzzle has.
fn is_name(word: &str) -> bool {
    const OURS: [&str; 9] =
        ["goal", "snail", "blank", "last", "first", "null", "none", "nil", "array"];
    let is_tile = |letter: char| matches!(letter, 'A'..='P' | 'x' | 'X');
    let letters = word.chars().filter(|letter| letter.is_alphabetic()).count();
    letters >= 2
        && !word.chars().all(|letter| is_tile(letter) || letter.is_ascii_digit())
        && !begins_below(word)
        && !OURS.iter().any(|one| word.eq_ignore_ascii_case(one))
}

//! All puzzles of a text.
//!
//! Reports that this program wrote are a puzzle each, and so are several tables of LaTeX. Any
//! other text that can be read as one puzzle is one. Else the first of these that makes puzzles
//! decides:
//!
//! 1. blocks of code, in Markdown or HTML;
//! 2. the parts of 4 or of 5, if a word of 5 stands at the beginning of the text;
//! 3. lists in brackets, if at least half of them are puzzles, and if the text does not begin with
//!    `langkah`;
//! 4. lines, if all of them are puzzles;
//! 5. parts that a heading begins, such as `Puzzle 2`, or one of the words `langkah`, `start`,
//!    `hidato`, `numbrix` and `hexagonal`, if at least half of these parts are puzzles;
//! 6. lines, if more than half of them, and two or more, are boards of sliding tiles of one size;
//! 7. two boards of sliding tiles with empty lines between: start and goal, see `pair.rs`;
//! 8. parts with empty lines, or comments, between them, if all of them are puzzles, or if at least
//!    half are and these have one size;
//! 9. in the place of 6 and 8 two lines or parts of the same form, if one is a board of sliding
//!    tiles and the other has mostly the numbers of such a board: it has a fault.
//!
//! A text, or a part of 5, that can be read as one Hidato is still several if its parts between
//! empty lines are Hidatos and a number is given in two of them, if it has several lists of rows,
//! or if a number is given twice and lines, as above, all lines, with `/` in each, all parts
//! between empty lines, or one of 9 are boards of sliding tiles. The last is not so if the first
//! line is `hidato`, `numbrix` or `hexagonal` alone. And any text that names no goal is several if
//! two or more blocks of code, and half of all, are puzzles, or if it was read as a list in
//! brackets or a matrix and all parts between empty lines are puzzles.

use std::borrow::Cow;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text::LINES_JUDGED_MAX;
use langkah_engine::lines::{lines, unquoted, with_usual_digits, without_mark};
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::text::{Format, Note, says_langkah};

use super::cut::{Cutter, Mode, Piece, begins_puzzle};
use super::error::ReadError;
use super::{Encoding, encoding, hidato_text, lists, not_utf8, one, without_goal};
use crate::Family;
use crate::family::any::Any;

/// How many parts are looked at to decide that a text has several puzzles.
pub(super) const JUDGED_MAX: usize = LINES_JUDGED_MAX;

/// A puzzle of a text, or why a part of the text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it begins, from 1.
    pub line: usize,
    /// The heading above it, as the text has it: it is not made safe to show.
    pub heading: Option<String>,
    pub read: Result<Any, ReadError>,
}

/// The puzzles of a text; each is read when it is asked for. There is at least one, or a fault.
pub struct Several<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) encoding: Encoding,
    pub(super) goal: Option<&'a GoalChoice>,
    pub(super) topology: Topology,
    /// Whether a line is a comment.
    pub(super) is_commented: bool,
    pub(super) rest: Rest,
}

pub(super) enum Rest {
    One(Option<Box<Found>>),
    Many {
        cutter: Cutter,
        /// The parts of a part that is no puzzle as a whole.
        inner: Option<Cutter>,
        /// The note for the first puzzle.
        note: Option<Note>,
    },
}

/// Reads all puzzles of a file. `goal` and `topology` are as for [`any`](super::any).
pub fn all<'a>(bytes: &'a [u8], goal: Option<&'a GoalChoice>, topology: Topology) -> Several<'a> {
    let several = |text: Cow<'a, str>, encoding| {
        let is_commented = lines(&text).any(|line| line.trim_start().starts_with('#'));
        Several { text, encoding, goal, topology, is_commented, rest: Rest::One(None) }
    };
    let (text, encoding) = encoding::any(bytes);
    if encoding == Encoding::Latin1 {
        let mut several = several(text, encoding);
        several.begin();
        if let Rest::One(Some(found)) = &mut several.rest
            && found.read.is_err()
        {
            found.read = Err(not_utf8(bytes, 1));
        }
        return several;
    }
    let mut several = several(with_usual_digits(unquoted(text)), encoding);
    several.begin();
    several
}

/// Whether a reader would take two puzzles, one below the other, for one: the second as the goal of
/// the first.
pub fn would_be_one(first: &str, second: &str) -> bool {
    !all(format!("{first}\n{second}").as_bytes(), None, Topology::King).is_several()
}

impl Iterator for Several<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        let Found { line, heading, read } = self.found()?;
        let read = read.and_then(|any| without_goal(any, self.goal, line));
        Some(Found { line, heading, read })
    }
}

impl Several<'_> {
    /// The next puzzle, before the chosen goal is looked at.
    fn found(&mut self) -> Option<Found> {
        if let Rest::One(found) = &mut self.rest {
            return found.take().map(|found| *found);
        }
        let piece = self.piece()?;
        let mut found = self.read(&piece);
        if (found.read.is_err() || self.is_several_within(&piece, &found.read))
            && let Some(cutter) = self.inner(&piece)
        {
            if let Rest::Many { inner, .. } = &mut self.rest {
                *inner = Some(cutter);
            }
            let heading = found.heading.take();
            return self.found().map(|found| Found { heading: heading.or(found.heading), ..found });
        }
        if let Rest::Many { note, .. } = &mut self.rest
            && let (Some(note), Ok(any)) = (note.take(), &mut found.read)
            && let Some(opened) = any.as_mut().sliding()
        {
            opened.notes.push(note);
        }
        Some(found)
    }

    /// Whether the text has several puzzles, which are known by their lines.
    pub const fn is_several(&self) -> bool {
        matches!(self.rest, Rest::Many { .. })
    }

    pub(super) fn text(&self) -> &str {
        without_mark(&self.text)
    }

    fn piece(&mut self) -> Option<Piece> {
        let text = without_mark(&self.text);
        let Rest::Many { cutter, inner, .. } = &mut self.rest else { return None };
        if let Some(piece) = inner.as_mut().and_then(|inner| inner.next(text)) {
            return Some(piece);
        }
        *inner = None;
        cutter.next(text)
    }

    pub(super) fn read(&self, piece: &Piece) -> Found {
        let text = self.text();
        let one = |text: &str| one(text, piece.line, self.goal, self.topology);
        let read = |text: &str| piece.whole().and_then(|()| one(text));
        let part = &text[piece.begin..piece.end];
        let read = read(part).or_else(|error| match piece.indent {
            0 => Err(error),
            // So the faults have their columns.
            indent => read(&format!("{:indent$}{part}", "")),
        });
        // The comments, which give a size line another meaning, stand between the parts.
        let format = |any: &Any| any.as_ref().sliding().map(|opened| opened.format);
        let is_school = |any: &Any| format(any) == Some(Format::Princeton) && self.has_comments();
        let read = match read {
            Ok(any) if is_school(&any) => one(&format!("{part}\n#")),
            read => read,
        };
        let heading = piece.heading.clone().map(|heading| text[heading].trim().to_owned());
        Found { line: piece.line, heading, read: self.noted(read) }
    }

    /// Whether the text has comments: a `#` of Markdown begins a heading.
    fn has_comments(&self) -> bool {
        let mode = match &self.rest {
            Rest::Many { cutter, .. } => Some(cutter.mode),
            Rest::One(_) => None,
        };
        self.is_commented && !matches!(mode, Some(Mode::Fences | Mode::Reports | Mode::Lists(_)))
    }

    fn noted(&self, mut read: Result<Any, ReadError>) -> Result<Any, ReadError> {
        if let Ok(any) = &mut read
            && self.encoding != Encoding::Utf8
        {
            any.note_encoding(self.encoding);
        }
        read
    }

    /// Finds out how to cut the text.
    fn begin(&mut self) {
        if let Some(rest) = self.marked() {
            self.rest = rest;
            return;
        }
        let text = self.text();
        let whole = one(text, 1, self.goal, self.topology);
        let is_one = self.is_one(&whole);
        let mut first = Cutter::new(Mode::Lines, text, 1);
        let line = first.next(text).map_or(1, |piece| piece.line);
        self.rest = match self.beside(&whole).or_else(|| self.cut(is_one)) {
            Some(rest) => rest,
            None => {
                let read = self.noted(whole);
                Rest::One(Some(Box::new(Found { line, heading: None, read })))
            }
        };
    }

    pub(super) fn many(&self, mode: Mode) -> Rest {
        let cutter = Cutter::new(mode, self.text(), 1);
        Rest::Many { cutter, inner: None, note: None }
    }

    fn cut(&self, is_one: bool) -> Option<Rest> {
        if is_one {
            return None;
        }
        let many = |mode| self.many(mode);
        if self.judge(Mode::Fences).is_half() {
            return Some(many(Mode::Fences));
        }
        let has_lines = || {
            let lines = self.judge(Mode::Lines);
            lines.count > 1 && lines.good == lines.count
        };
        if begins_puzzle(self.text()) {
            if has_lines() {
                return Some(many(Mode::Lines));
            }
            if self.judge(Mode::Marks).is_half() {
                return Some(many(Mode::Marks));
            }
        }
        let lists = if says_langkah(self.text()) { None } else { self.depth(true) };
        if let Some(mode) = lists.map(Mode::Lists) {
            return self.pair(mode).or_else(|| Some(many(mode)));
        }
        if has_lines() {
            return Some(many(Mode::Lines));
        }
        if self.judge(Mode::Marks).is_half() {
            return Some(many(Mode::Marks));
        }
        if self.is_mostly_lines() || self.is_board_beside_faulty(Mode::Lines) {
            return Some(many(Mode::Lines));
        }
        let blocks = self.judge(Mode::Blocks);
        if let Some(rest) = (blocks.count == 2).then(|| self.pair(Mode::Blocks)).flatten() {
            return Some(rest);
        }
        let is_most = blocks.good > 1 && blocks.good * 2 >= blocks.count && blocks.is_one_size;
        let is_all = blocks.good == blocks.count;
        let is_part = || is_all || is_most || self.is_board_beside_faulty(Mode::Blocks);
        (blocks.is_new && blocks.count > 1 && is_part()).then(|| many(Mode::Blocks))
    }

    /// Looks at the first parts of a text.
    pub(super) fn judge(&self, mode: Mode) -> Judged {
        let text = self.text();
        let mut cutter = Cutter::new(mode, text, 1);
        let mut judged = Judged { is_new: false, count: 0, good: 0, is_one_size: true };
        let (mut size, mut other) = (None, cutter.next(text));
        while let Some(piece) = other.take() {
            other = cutter.next(text);
            // A single part that no heading and no word begins is the text itself.
            let is_titled = piece.heading.clone().is_some_and(|heading| {
                let heading = text[heading].trim_start();
                mode != Mode::Marks || !(heading.starts_with('#') || heading.starts_with("//"))
            });
            judged.is_new |= is_titled || other.is_some() || mode == Mode::Fences;
            if !judged.is_new || judged.count == JUDGED_MAX {
                break;
            }
            judged.count += 1;
            let any = self.read(&piece).read.ok();
            if let Some(any) = any.filter(|any| self.is_whole(any, &piece, mode)) {
                judged.good += 1;
                judged.is_one_size &= size.is_none_or(|size| size == size_of(&any));
                size = Some(size_of(&any));
            } else if mode == Mode::Lines {
                break;
            } else if mode == Mode::Marks && self.inner(&piece).is_some() {
                judged.good += 1;
            }
        }
        judged
    }

    /// In how many others the lists lie that are puzzles of their own; see [`lists::depth`].
    pub(super) fn depth(&self, may_be_named: bool) -> Option<usize> {
        let has_header = hidato_text::has_header(self.text());
        lists::depth(self.text(), may_be_named, |piece| {
            let read = self.read(piece).read;
            read.is_ok_and(|any| any.is_own_list(piece.is_nested, has_header))
        })
    }

    /// Whether a part is a puzzle of its own. A row of a Hidato is not, unless it has a name before
    /// it.
    pub(super) fn is_whole(&self, any: &Any, piece: &Piece, mode: Mode) -> bool {
        let text = &self.text()[piece.begin..piece.end];
        match mode {
            Mode::Reports | Mode::Fences | Mode::Tables | Mode::Marks | Mode::Lists(_) => true,
            Mode::Blocks | Mode::Lines => any.as_ref().hidato().is_none_or(|opened| {
                let is_row = mode == Mode::Lines || opened.board.shape().dims().rows() == 1;
                !is_row || hidato_text::has_header(text)
            }),
        }
    }
}

/// The result of a look at the first parts of a text.
pub(super) struct Judged {
    /// Whether they are different from the text itself.
    is_new: bool,
    pub(super) count: usize,
    /// How many of them are puzzles.
    pub(super) good: usize,
    is_one_size: bool,
}

impl Judged {
    /// Whether at least half of the parts are puzzles.
    pub(super) const fn is_half(&self) -> bool {
        self.is_new && self.good > 0 && self.good * 2 >= self.count
    }
}

fn size_of(any: &Any) -> (Family, Dims) {
    (any.family(), any.dims())
}

//! A text of lists in brackets cut into the lists of one depth: `[{…},{…}]`, `[[…]] [[…]]`.

use std::ops::Range;

use langkah_engine::lines::brackets::{self, is_close, is_open, section};

use super::cut::{Cutter, Mode, Piece};
use super::several::JUDGED_MAX;

/// The lists of a text may lie in so many others, as in `{"puzzles": [{…}, {…}]}`.
const DEPTH_MAX: usize = 2;

/// In how many others the lists lie that are puzzles of their own: at least half of them if all
/// hold lists, and all of them if not. Lists with names, as in one object, count only if
/// `may_be_named`.
pub(super) fn depth(
    text: &str,
    may_be_named: bool,
    is_puzzle: impl Fn(&Piece) -> bool,
) -> Option<usize> {
    let are_puzzles = |&depth: &usize| {
        let mut cutter = Cutter::new(Mode::Lists(depth), text, 1);
        let (mut count, mut good, mut is_nested) = (0, 0, true);
        while let Some(piece) = cutter.next(text).filter(|_| count < JUDGED_MAX) {
            count += 1;
            good += usize::from(is_puzzle(&piece));
            is_nested &= piece.is_nested;
            if (piece.heading.is_some() && !may_be_named) || (!is_nested && good < count) {
                return false;
            }
        }
        count > 1 && good > 0 && good * 2 >= count
    };
    brackets::is_one(text).then(|| (0..=DEPTH_MAX).find(are_puzzles))?
}

/// A list of a text, and the name before it if it has one.
pub(super) struct List {
    pub range: Range<usize>,
    pub name: Option<Range<usize>>,
    /// Whether it holds lists.
    pub is_nested: bool,
    /// Whether the text ends within it.
    pub is_cut: bool,
}

/// The next list that lies in `depth` others; the last one may be cut off. `from` is 0 or the end
/// of the list before it. `None` if there is no other, or if its name says that it is a start or a
/// goal.
pub(super) fn next(text: &str, from: usize, depth: usize) -> Option<List> {
    let mut open = if from == 0 { 0 } else { depth };
    let (mut begin, mut name_begin) = (None, from);
    let (mut is_nested, mut is_quoted) = (false, false);
    for (at, letter) in text.get(from..)?.char_indices().map(|(at, letter)| (from + at, letter)) {
        // What is quoted ends with its line.
        is_quoted = (is_quoted != (letter == '"')) && letter != '\n';
        if is_quoted {
            continue;
        }
        if is_open(letter) {
            match begin {
                None if open == depth => begin = Some(at),
                None => name_begin = at + 1,
                Some(_) => is_nested = true,
            }
            open += 1;
        } else if is_close(letter) {
            open = open.saturating_sub(1);
            if let Some(begin) = begin.filter(|_| open == depth) {
                let list = named(text, begin..at + letter.len_utf8(), name_begin)?;
                return Some(List { is_nested, ..list });
            }
        }
    }
    // A comma promises one more list.
    let is_promised = || open > 0 && text[from..].trim_start().starts_with(',');
    let begin = begin.or_else(|| is_promised().then_some(from))?;
    Some(List { is_nested, is_cut: true, ..named(text, begin..text.len(), name_begin)? })
}

/// The list with the name that begins at `name_begin` or after it, if it has one.
fn named(text: &str, range: Range<usize>, name_begin: usize) -> Option<List> {
    let name = name(text, name_begin.min(range.start)..range.start);
    let is_part = |word: &str| section(word).is_some();
    let mut words = text[name.clone()].split(|letter: char| !is_of_name(letter));
    let name = Some(name).filter(|name| !name.is_empty());
    (!words.any(is_part)).then_some(List { range, name, is_nested: false, is_cut: false })
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '-')
}

/// The part of a range between its first and its last letter of a name.
fn name(text: &str, range: Range<usize>) -> Range<usize> {
    let before = &text[range.clone()];
    let trimmed = before.trim_matches(|letter| !is_of_name(letter));
    let begin = trimmed.as_ptr() as usize - text.as_ptr() as usize;
    begin..begin + trimmed.len()
}

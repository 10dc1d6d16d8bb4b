//! The lines and words of a text, with their places.
//!
//! | room | what lives there |
//! |---|---|
//! | [`brackets`] | lists, and the names of a start and a goal in them |
//! | [`sheet`] | rows of words out of foreign dress: separators, brackets, tables |
//! | [`fences`] | blocks of code in Markdown and HTML |
//! | [`reports`] | where the reports of a text begin |
//! | [`slashed`] | lines of several rows, and where comments begin |
//! | `separated`, `table`, `latex` | rows of words between separators, of drawn tables, of LaTeX |
//! | [`tabular`] | where tables of LaTeX stand in a text |
//! | [`encoding`] | text from bytes: UTF-8, UTF-16 with a mark, Latin-1 |

pub mod brackets;
pub mod encoding;
pub mod fences;
mod latex;
pub mod reports;
mod separated;
pub mod sheet;
pub mod slashed;
mod table;
pub mod tabular;

use std::borrow::Cow;

pub use sheet::{Dress, Sheet};

/// A word, and where its first character stands.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    pub text: &'a str,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The column after the word.
    pub end: usize,
}

impl<'a> Word<'a> {
    pub fn is_digits(&self) -> bool {
        self.text.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Each character of the word, as a word with its own place.
    pub fn letters(self) -> impl Iterator<Item = Self> {
        self.text.char_indices().enumerate().map(move |(index, (at, letter))| {
            let column = self.column + index;
            let text = &self.text[at..at + letter.len_utf8()];
            Word { text, line: self.line, column, end: column + 1 }
        })
    }
}

/// Whether a letter ends a line, see [`lines()`].
pub const fn is_end(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The lines of a text, at least one. LF, CR LF, CR or one of Unicode's separators (NEL U+0085, LS
/// U+2028, PS U+2029) ends a line, as section 5.8 of the Unicode Standard asks.
pub fn lines(text: &str) -> impl Iterator<Item = &str> + Clone {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let (line, after) = match end(text.as_bytes()) {
            Some((end, next)) => (&text[..end], Some(&text[next..])),
            None => (text, None),
        };
        rest = after;
        Some(line)
    })
}

/// The same for bytes, whether they are text or not.
pub fn lines_of_bytes(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(bytes);
    std::iter::from_fn(move || {
        let bytes = rest?;
        let (line, after) = match end(bytes) {
            Some((end, next)) => (&bytes[..end], Some(&bytes[next..])),
            None => (bytes, None),
        };
        rest = after;
        Some(line)
    })
}

/// Where the first line ends and where the next one begins.
fn end(bytes: &[u8]) -> Option<(usize, usize)> {
    let after = |at: usize| bytes.get(at + 1..).unwrap_or_default();
    let length = |at: usize| match bytes[at] {
        b'\n' => 1,
        b'\r' if after(at).first() == Some(&b'\n') => 2,
        b'\r' => 1,
        0xc2 if after(at).first() == Some(&0x85) => 2,
        0xe2 if matches!(after(at), [0x80, 0xa8 | 0xa9, ..]) => 3,
        _ => 0,
    };
    let at = (0..bytes.len()).find(|&at| length(at) > 0)?;
    Some((at, at + length(at)))
}

/// The words of a part of a line whose first character stands in `column`. Blanks separate words,
/// and so do the characters for which `is_between` is true.
pub fn words<'a>(
    text: &'a str,
    line: usize,
    mut column: usize,
    is_between: impl Fn(char) -> bool + Clone,
) -> impl Iterator<Item = Word<'a>> + Clone {
    let is_gap = move |letter: char| letter.is_whitespace() || is_between(letter);
    let mut letters = text.char_indices();
    std::iter::from_fn(move || {
        let begin = loop {
            let (at, letter) = letters.next()?;
            column += 1;
            if !is_gap(letter) {
                break at;
            }
        };
        let first = column - 1;
        let mut stop = text.len();
        let mut end = column;
        for (at, letter) in letters.by_ref() {
            column += 1;
            if is_gap(letter) {
                stop = at;
                break;
            }
            end = column;
        }
        Some(Word { text: &text[begin..stop], line, column: first, end })
    })
}

/// The most bytes that a line of a puzzle has in any dress: a line with the largest board as a
/// list.
const LINE_BYTES_MAX: usize = 1 << 16;

/// Whether a text has a line that is longer than any puzzle needs. Only the plain readers try such
/// a text.
pub fn has_long_line(text: &str) -> bool {
    text.len() > LINE_BYTES_MAX && lines(text).any(|line| line.len() > LINE_BYTES_MAX)
}

/// A text without the `>` before each line, as mails and chats quote it. A space stands in the
/// place of each, so that columns stay.
pub fn unquoted(text: Cow<'_, str>) -> Cow<'_, str> {
    let is_quoted = |line: &str| line.is_empty() || line.starts_with('>');
    let all = without_mark(&text);
    if !all.starts_with('>') || !lines(all).all(is_quoted) {
        return text;
    }
    let mut unquoted = String::with_capacity(text.len());
    for line in lines(all) {
        unquoted.extend(line.strip_prefix('>').map(|_| ' '));
        unquoted.push_str(line.trim_start_matches('>'));
        unquoted.push('\n');
    }
    unquoted.into()
}

/// A text with the digits of East Asian width as usual ones.
pub fn with_usual_digits(text: Cow<'_, str>) -> Cow<'_, str> {
    let digit = |letter: char| (letter as u32).checked_sub('０' as u32).filter(|&digit| digit < 10);
    if !text.chars().any(|letter| digit(letter).is_some()) {
        return text;
    }
    let usual = |letter| digit(letter).and_then(|digit| char::from_digit(digit, 10));
    text.chars().map(|letter| usual(letter).unwrap_or(letter)).collect()
}

/// The text without its byte order mark, if it begins with one.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

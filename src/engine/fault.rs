//! What is wrong with a text, and where.
//!
//! A fault's line is a line of the text (1 if the text is empty). Its column is that of a character
//! of the line, or the column after the line's last character if something is missing there.

use std::fmt;

use langkah_language::text;

use crate::lines::Word;

/// The most faults of a text that are told one by one.
pub const LISTED_MAX: usize = 20;

/// What is wrong at one place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<Kind> {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    pub kind: Kind,
}

impl<Kind> Fault<Kind> {
    /// A fault at the first character of a word.
    pub(crate) fn of(word: &Word<'_>, kind: Kind) -> Self {
        Self { line: word.line, column: word.column, kind }
    }

    fn place(&self) -> (usize, usize) {
        (self.line, self.column)
    }
}

/// Why many words of a text belong to no puzzle.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cause<'a> {
    /// This character stands between the numbers of words; this is the first such word.
    Separator(char, Word<'a>),
    /// This word and this many others belong to no puzzle.
    Words(Word<'a>, usize),
}

/// Up to this many words that belong to no puzzle have a fault each.
const WORDS_MAX: usize = 3;

impl<'a> Cause<'a> {
    /// The common cause of words that belong to no puzzle; `None` if there are few of them.
    pub fn of(mut words: impl Iterator<Item = Word<'a>>) -> Option<Self> {
        let first = words.next()?;
        let (mut separator, mut count) = (separator(first.text), 1);
        let mut parts = first.text.split(|letter| Some(letter) == separator).count();
        for word in words {
            separator = separator.filter(|&one| self::separator(word.text) == Some(one));
            parts += word.text.split(|letter| Some(letter) == separator).count();
            count += 1;
        }
        match separator {
            Some(letter) if parts > 2 => Some(Self::Separator(letter, first)),
            _ if count > WORDS_MAX => Some(Self::Words(first, count - 1)),
            _ => None,
        }
    }
}

/// The character between the numbers of a word, if it is the same between all of them.
fn separator(word: &str) -> Option<char> {
    let letter = word.chars().find(|letter| !letter.is_ascii_digit())?;
    let is_number = |part: &str| {
        let digits = part.strip_prefix('-').unwrap_or(part);
        digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let has_numbers = word.starts_with(|first: char| first.is_ascii_digit());
    (has_numbers && !letter.is_alphanumeric() && word.split(letter).all(is_number))
        .then_some(letter)
}

/// The first faults of a text, in the order of the text, and how many more there are. There is
/// always at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<Kind>(Found<Kind>);

/// Faults as they are found, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<Kind> {
    /// At most [`LISTED_MAX`].
    first: Vec<Fault<Kind>>,
    more: usize,
}

impl<Kind> Default for Found<Kind> {
    fn default() -> Self {
        Self { first: Vec::new(), more: 0 }
    }
}

impl<Kind> Found<Kind> {
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    pub fn add(&mut self, fault: Fault<Kind>) {
        let at = self.first.partition_point(|other| other.place() <= fault.place());
        if at >= LISTED_MAX {
            self.more += 1;
            return;
        }
        if self.first.len() == LISTED_MAX {
            self.first.pop();
            self.more += 1;
        }
        self.first.insert(at, fault);
    }

    /// The fault, if there is only one.
    pub fn only(&mut self) -> Option<&mut Fault<Kind>> {
        match self.first.as_mut_slice() {
            [fault] if self.more == 0 => Some(fault),
            _ => None,
        }
    }

    /// Adds the faults of another part of the text.
    pub fn append(&mut self, faults: Faults<Kind>) {
        self.more += faults.0.more;
        faults.0.first.into_iter().for_each(|fault| self.add(fault));
    }
}

impl<Kind> Faults<Kind> {
    /// The faults in the order of the text. `found` must not be empty.
    pub fn new(found: Found<Kind>) -> Self {
        debug_assert!(!found.is_empty());
        Self(found)
    }

    /// At most [`LISTED_MAX`].
    pub fn list(&self) -> &[Fault<Kind>] {
        &self.0.first
    }

    /// How many faults there are beyond those of the list.
    pub fn more(&self) -> usize {
        self.0.more
    }
}

impl<Kind> From<Fault<Kind>> for Faults<Kind> {
    fn from(fault: Fault<Kind>) -> Self {
        Self(Found { first: vec![fault], more: 0 })
    }
}

/// One line `line:column: what` for each fault of the list, and one line with the count of the
/// others.
impl<Kind: fmt::Display> fmt::Display for Faults<Kind> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.list().iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        if self.more() > 0 {
            let count = self.more().to_string();
            write!(f, "\n{}", text!("figure-more", count = count))?;
        }
        Ok(())
    }
}

impl<Kind: fmt::Debug + fmt::Display> std::error::Error for Faults<Kind> {}

impl<Kind: fmt::Display> fmt::Display for Fault<Kind> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

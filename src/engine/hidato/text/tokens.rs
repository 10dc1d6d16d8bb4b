//! The marks and the words of an object of JSON, with their places, as this program and others
//! write them: quotes may be single, and comments may stand between.

use crate::lines::brackets::{is_close, is_open};
use crate::lines::{Word, is_end, without_mark};

/// A bracket, a comma or a colon, or a word.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub mark: Option<char>,
    pub is_quoted: bool,
    /// What stands there, without quotes.
    pub word: Word<'a>,
}

/// The tokens of the rest of a text.
#[derive(Clone)]
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
    is_at_begin: bool,
}

impl<'a> Tokens<'a> {
    /// `first` is the number of the text's first line.
    pub fn of(text: &'a str, first: usize) -> Self {
        Self { rest: without_mark(text), line: first, column: 1, is_at_begin: true }
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.clone().next()
    }

    fn take(&mut self, bytes: usize) -> Word<'a> {
        let (text, rest) = self.rest.split_at(bytes);
        let (line, column) = (self.line, self.column);
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            self.column += 1;
            if is_end(letter) && !(letter == '\r' && letters.peek() == Some(&'\n')) {
                (self.line, self.column, self.is_at_begin) = (self.line + 1, 1, true);
            }
        }
        self.rest = rest;
        Word { text, line, column, end: self.column }
    }

    fn take_while(&mut self, is_of: impl Fn(char) -> bool) -> Word<'a> {
        self.take(self.rest.find(|letter| !is_of(letter)).unwrap_or(self.rest.len()))
    }

    /// Whether a comment begins here. A `#` between the marks of a list is a cell.
    fn is_at_comment(&self) -> bool {
        let after = || self.rest.trim_start_matches('#').trim_start().chars().next();
        self.rest.starts_with("//")
            || (self.rest.starts_with('#')
                && (self.is_at_begin || !after().is_some_and(|one| one == ',' || is_close(one))))
    }

    fn pass_blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if !self.is_at_comment() {
                return;
            }
            self.take_while(|letter| !is_end(letter));
        }
    }

    /// What stands between quotes, or up to the end of the text.
    fn quoted(&mut self, quote: char) -> Word<'a> {
        self.take(1);
        let mut is_escaped = false;
        let length = self.rest.find(|letter| {
            let ends = letter == quote && !is_escaped;
            is_escaped = letter == '\\' && !is_escaped;
            ends
        });
        let word = self.take(length.unwrap_or(self.rest.len()));
        self.take(length.map_or(0, |_| 1));
        word
    }

    /// The tokens of the value that begins here.
    pub fn value(mut self) -> impl Iterator<Item = Token<'a>> {
        let (mut depth, mut is_ended) = (0_usize, false);
        std::iter::from_fn(move || {
            let token = if is_ended { None } else { self.next() }?;
            depth += usize::from(token.mark.is_some_and(is_open));
            depth = depth.saturating_sub(usize::from(token.mark.is_some_and(is_close)));
            is_ended = depth == 0;
            Some(token)
        })
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.pass_blanks();
        self.is_at_begin = false;
        let first = self.rest.chars().next()?;
        if is_mark(first) {
            return Some(Token { mark: Some(first), is_quoted: false, word: self.take(1) });
        }
        if is_quote(first) {
            return Some(Token { mark: None, is_quoted: true, word: self.quoted(first) });
        }
        let is_of = |letter: char| !(is_mark(letter) || is_quote(letter) || letter.is_whitespace());
        let length = self.rest.find(|letter| !is_of(letter)).unwrap_or(self.rest.len());
        let comment = self.rest[..length].find("//").unwrap_or(length);
        Some(Token { mark: None, is_quoted: false, word: self.take(comment) })
    }
}

fn is_mark(letter: char) -> bool {
    is_open(letter) || is_close(letter) || matches!(letter, ',' | ':')
}

fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '\'')
}

//! What stands below the rows of a board, in lines or after `/`: edges, as in Rikudo, and a
//! person's work. Only a text that begins with the word for its kind has them.

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::below::{Below, Line};
use super::fault::{Fault, FaultKind, Faults};
use super::{Reading, edges, has_header, work};
use crate::fault::Found;
use crate::hidato::board::{Board, Shape};
use crate::lines::slashed::before_mark;
use crate::lines::{Word, lines, words};
use crate::shown::quoted;

/// A text without what stands below its rows, with as many lines; and what stands there.
pub(super) struct Parted<'a> {
    pub text: Cow<'a, str>,
    pub below: Vec<Line<'a>>,
}

fn begun(text: &str) -> Option<Below> {
    text.split_whitespace().next().and_then(Below::begun_by)
}

impl<'a> Parted<'a> {
    /// `first` is the number of the first line.
    pub fn of(text: &'a str, first: usize) -> Self {
        let mut below: Vec<Line<'a>> = Vec::new();
        if !has_header(text) {
            return Self { text: Cow::Borrowed(text), below };
        }
        let mut rest = String::new();
        for (number, whole) in (first..).zip(lines(text)) {
            let code = whole.split_once("//").map_or(whole, |(code, _)| code);
            let line = before_mark(code);
            let (mut kept, mut at, mut last) = (whole, 0, None);
            for part in line.split('/') {
                let begun = begun(part);
                if last.is_none() && begun.is_some() {
                    kept = &whole[..at.max(1) - 1];
                }
                last = begun.or(last);
                if let Some(below_this) = last {
                    let column = 1 + line[..at].chars().count();
                    let words = words(part, number, column, |letter| letter == ',');
                    let words: Vec<Word<'_>> = words.collect();
                    // Behind the last slash of a row stands nothing.
                    if !words.is_empty() {
                        below.push(Line { below: below_this, words });
                    }
                }
                at += part.len() + 1;
            }
            rest.push_str(kept);
            rest.push('\n');
        }
        match below.is_empty() {
            true => Self { text: Cow::Borrowed(text), below },
            false => Self { text: Cow::Owned(rest), below },
        }
    }

    /// The board with what stands below its rows.
    ///
    /// # Errors
    /// The faults of the lines below the rows.
    pub fn joined(&self, mut reading: Reading) -> Result<Reading, Faults> {
        if self.below.is_empty() {
            return Ok(reading);
        }
        let (board, mut faults) = (&reading.board, Found::default());
        let mut shape = Shape::clone(board.shape());
        for line in &self.below {
            let taken = numbers(line).and_then(|numbers| match line.below {
                Below::Edge => edges::join(&mut shape, &line.words[0], &numbers),
                _ => work::take(&mut reading.work, board, (line.below, &line.words[0]), &numbers),
            });
            if let Err(fault) = taken {
                faults.add(fault);
            }
        }
        if !faults.is_empty() {
            return Err(Faults::new(faults));
        }
        reading.board = Board::new(Arc::new(shape), board.numbers().to_vec());
        Ok(reading)
    }
}

/// The numbers of a line, as many as it needs, each with its word.
fn numbers<'a>(line: &Line<'a>) -> Result<Vec<(usize, Word<'a>)>, Fault> {
    let Some(first) = line.words.first() else { return Ok(Vec::new()) };
    let [least, most] = line.below.counts();
    let wrong = |word: &Word<'_>| {
        let kind = FaultKind::BelowWord { below: line.below, word: quoted(word.text) };
        Fault::of(word, kind)
    };
    if Below::begun_by(first.text).is_none() {
        return Err(wrong(first));
    }
    let mut numbers = Vec::with_capacity(4);
    for word in line.words.iter().skip(1) {
        let may_be_run = line.below == Below::Marked && numbers.len() >= 2;
        let found = run(word).filter(|_| may_be_run || !word.text.contains('-'));
        let found = found.ok_or_else(|| wrong(word))?;
        if numbers.len() + (found.end() - found.start()) >= most {
            return Err(wrong(word));
        }
        numbers.extend(found.map(|number| (number, *word)));
    }
    if numbers.len() < least {
        let kind = FaultKind::BelowFew { below: line.below, found: numbers.len() };
        return Err(Fault::of(first, kind));
    }
    Ok(numbers)
}

/// The numbers that a word stands for: `7` for one, `7-12` for a run of them.
fn run(word: &Word<'_>) -> Option<RangeInclusive<usize>> {
    let number = |text: &str| {
        let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<usize>().ok().filter(|_| is_digits)
    };
    let (from, to) = word.text.split_once('-').unwrap_or((word.text, word.text));
    let (from, to) = (number(from)?, number(to)?);
    (from <= to).then_some(from..=to)
}

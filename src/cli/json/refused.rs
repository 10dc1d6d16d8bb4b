//! The object of a file or a line that could not be worked on.

use serde::Serialize;

use crate::cli::parts::share::PartOf;
use crate::cli::place::{Bad, Place};

/// A file or a line that could not be worked on, or why nothing could be done.
#[derive(Serialize)]
pub struct Refused<'a> {
    /// `None` of a fault of no single file.
    file: Option<&'a str>,
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<PartOf>,
    /// The first fault, as the text output tells it.
    error: &'a str,
    errors: Vec<Fault<'a>>,
    /// How many more faults there are.
    more: usize,
}

/// What is wrong, and where in the file; the place is `None` for a fault of the whole file.
#[derive(Serialize)]
struct Fault<'a> {
    line: Option<usize>,
    column: Option<usize>,
    message: &'a str,
}

impl<'a> Refused<'a> {
    /// What is told of something that is no puzzle.
    pub fn of(bad: &'a Bad) -> Self {
        Self::new(&bad.place, &bad.messages, bad.more)
    }

    /// `messages` may each begin with a place: `line:column: `.
    pub fn new(place: &'a Place, messages: &'a [String], more: usize) -> Self {
        let errors = messages.iter().map(|message| Fault::new(message.trim_start()));
        Self {
            file: Some(&place.file),
            line: place.line,
            part: place.part,
            error: messages.first().map_or("", |message| message.trim_start()),
            errors: errors.collect(),
            more,
        }
    }

    /// A fault of no single file.
    pub fn of_none(message: &'a str) -> Self {
        let errors = vec![Fault { line: None, column: None, message }];
        Self { file: None, line: None, part: None, error: message, errors, more: 0 }
    }
}

impl<'a> Fault<'a> {
    fn new(message: &'a str) -> Self {
        let placed = || {
            let (place, text) = message.split_once(": ")?;
            let (line, column) = place.split_once(':')?;
            let (line, column) = (line.parse().ok()?, column.parse().ok()?);
            Some(Self { line: Some(line), column: Some(column), message: text })
        };
        placed().unwrap_or(Self { line: None, column: None, message })
    }
}

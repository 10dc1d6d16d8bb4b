//! What a file can hold, of either family, and as which text; and what is printed.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::text::{Format as HidatoFormat, Work};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::Format as SlidingFormat;
use langkah_engine::solve::Solution;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::practice::Subject;
use langkah_puzzle::read::Any;
use langkah_puzzle::{Of, hidato};

/// What a file can hold: a start with its goal, or a Hidato with a person's work.
pub type Content = Of<Puzzle, Worked>;

/// A Hidato, and what a person has done on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worked {
    pub board: Board,
    pub work: Work,
}

impl From<Board> for Worked {
    fn from(board: Board) -> Self {
        Self { board, work: Work::default() }
    }
}

/// How a text holds a puzzle.
pub type Format = Of<SlidingFormat, HidatoFormat>;

/// A puzzle that is printed, and its solution if it is known.
pub type Printed = Of<(Puzzle, Option<Solution>), (Board, Option<hidato::Solution>)>;

/// Which board is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Which {
    /// The start, or the givens of a Hidato.
    #[default]
    Start,
    Shown,
    /// The givens of a Hidato and a person's work on it, whatever is shown.
    Worked,
}

/// What can be written as a text.
pub trait Written {
    /// The formats that can be written, the usual one first.
    fn formats(&self) -> Vec<Format>;

    /// The format that is proposed: the plainest one that can hold the content.
    fn usual_format(&self) -> Format;

    /// The format in which it is kept for the next start.
    fn kept_format(&self) -> Format;

    /// # Errors
    /// A sentence that says why the format cannot hold it.
    fn write(&self, format: Format) -> Result<String, String>;

    /// Its rows of numbers.
    fn rows(&self) -> String;
}

/// What a film and a sheet are made from.
pub trait Filmed {
    fn film(&self) -> Film;

    /// Whether nothing more can be found out about the puzzle.
    fn is_settled(&self) -> bool;
}

/// What was read.
pub(in crate::session) fn content_of(any: Any) -> Content {
    let worked = |opened: hidato::Opened| Worked { board: opened.board, work: *opened.work };
    any.map(|opened| opened.puzzle, worked)
}

/// Puts a content in the place of what was read before.
pub(in crate::session) fn renew(read: &mut Any, content: Content) {
    match (read, content) {
        (Of::Sliding(opened), Of::Sliding(puzzle)) => opened.puzzle = puzzle,
        (Of::Hidato(opened), Of::Hidato(Worked { board, work })) => {
            opened.board = board;
            *opened.work = work;
        }
        _ => {}
    }
}

/// The puzzle of a content.
pub(in crate::session) fn subject(content: Content) -> Subject {
    content.map(|puzzle| puzzle, |worked| worked.board)
}

/// A puzzle without a solution.
pub(in crate::session) fn unsolved(subject: Subject) -> Printed {
    subject.map(|puzzle| (puzzle, None), |board| (board, None))
}

/// The format of this name in which a file of sliding puzzles can be written again.
pub(in crate::session) fn format_named(name: &str) -> Option<Format> {
    SlidingFormat::WRITTEN.into_iter().find(|format| format.name() == name).map(Of::Sliding)
}

/// What a text is asked for.
pub fn written(content: &Content) -> &dyn Written {
    content.as_ref().either(|puzzle| puzzle as &dyn Written, |board| board)
}

pub(in crate::session) fn printable(printed: &Printed) -> &dyn Filmed {
    printed.as_ref().either(|sliding| sliding as &dyn Filmed, |hidato| hidato)
}

/// The content in a format, or a sentence that says why the format cannot hold it.
///
/// # Errors
/// If the format cannot hold the content.
pub fn write(content: &Content, format: Format) -> Result<String, String> {
    written(content).write(format)
}

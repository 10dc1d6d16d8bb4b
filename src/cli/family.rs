//! The terminal's seam over the families: what every puzzle is asked. What a family answers stands
//! beside the subcommand that asks, or in the family's room.
//!
//! | room | what lives there |
//! |---|---|
//! | [`item`] | puzzles with their places |
//! | [`named`] | published searches by their names |
//! | [`board`](mod@board) | the board of a sliding puzzle |

pub mod board;
pub mod item;
pub mod named;

use std::io;

use langkah_puzzle::compare::Contest;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::SheetItem;
use langkah_puzzle::practice::Subject;
use langkah_puzzle::report::Manner;

use super::args::{Check, Compare, Composing, Export, Grade, Report, Solve, To};
use super::compare::table::Table;
use super::compare::{Contested, Field, Own};
use super::jobs::crew::Crew;
use super::output::Output;
use super::pause::Pauses;
use super::place::Place;
use super::progress::ProgressLine;
use super::trace::Target;
use item::{HidatoItem, Item, SlidingItem};

/// A puzzle in a format, or why that format cannot hold it.
pub struct Converted {
    pub text: Result<String, String>,
    /// Whether the format is one of a line each.
    pub is_one_line: bool,
    /// Whether the format is one of the puzzle's family.
    pub is_own: bool,
}

/// A puzzle where it was, as the subcommands see it: each asks it by a trait, whose answers stand
/// beside the subcommand. Where the arguments do not fit the family, this is told as a fault, and
/// there is no result.
pub trait Entry: ToCheck + ToSolve + ToConvert + ToExport + ToCompose + ToGrade + ToReport {}

impl Entry for SlidingItem {}

impl Entry for HidatoItem {}

pub trait ToCheck {
    /// # Errors
    /// If output cannot be written, here and below.
    fn check(&self, check: &Check, pauses: &Pauses, output: &mut Output) -> io::Result<()>;
}

pub trait ToSolve {
    fn solve(
        &self,
        arguments: &Solve,
        crew: Crew,
        heard: (ProgressLine, Option<&mut Target<'_>>),
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()>;
}

pub trait ToConvert {
    /// The puzzle in another format, as the one with this number of the output.
    fn converted(&self, to: To, number: usize) -> Converted;
}

pub trait ToExport {
    /// With its solution, where one is needed, as a film and as a part of a sheet.
    fn filmed(
        &self,
        arguments: &Export,
        output: &mut Output,
    ) -> io::Result<Option<(Film, SheetItem)>>;

    /// The tree of its search as the bytes of a file, or why there are none.
    fn tree(
        &self,
        arguments: &Export,
        output: &mut Output,
    ) -> io::Result<Option<Result<Vec<u8>, String>>>;
}

pub trait ToCompose {
    /// Writes the puzzle with other givens.
    fn composed(&self, wish: Composing, output: &mut Output) -> io::Result<()>;
}

pub trait ToGrade {
    /// Compares what a program printed with the puzzle. The inner error is why that is not
    /// possible.
    fn grade(
        &self,
        arguments: &Grade,
        bytes: &[u8],
        output: &mut Output,
    ) -> io::Result<Result<(), String>>;
}

pub trait ToReport {
    fn report(
        &self,
        arguments: &Report,
        manner: &Manner,
        output: &mut Output,
    ) -> io::Result<Option<String>>;
}

/// What a puzzle is asked as.
pub fn entry(item: &Item) -> &dyn Entry {
    item.as_ref().either(|sliding| sliding as &dyn Entry, |hidato| hidato)
}

/// Where a puzzle was.
pub fn place(item: &Item) -> &Place {
    item.as_ref().either(|entry| &entry.place, |entry| &entry.place)
}

/// Notes on how a puzzle was read, in sentences.
pub fn notes(item: &Item) -> &[String] {
    item.as_ref().either(|entry| &entry.notes, |entry| &entry.notes)
}

/// The puzzle of an item, for questions.
pub fn subject_of(item: &Item) -> Subject {
    item.as_ref().map(|entry| entry.puzzle.clone(), |entry| entry.opened.board.clone())
}

/// What is compared on the puzzles of each family, in the order of the output.
pub fn contested(arguments: &Compare) -> [Box<dyn Contested>; 2] {
    fn field<C: Table>(contest: Contest<C>, own: Own<C::Puzzle>) -> Box<dyn Contested>
    where
        Field<C>: Contested + 'static,
    {
        Box::new(Field { contest, own, places: Vec::new(), puzzles: Vec::new() })
    }
    [
        field(arguments.sliding(), |item| {
            let entry = item.as_ref().sliding()?;
            Some((entry.place.clone(), entry.puzzle.clone()))
        }),
        field(arguments.hidato(), |item| {
            let entry = item.as_ref().hidato()?;
            Some((entry.place.clone(), entry.opened.board.clone()))
        }),
    ]
}

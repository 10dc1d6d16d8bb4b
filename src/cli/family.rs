//! The terminal's seam over the families: what every puzzle is asked, and the names that are read.
//! What a family answers stands in its own room.

use std::io;

use langkah_engine::puzzle::compare::Contest;
use langkah_engine::puzzle::picture::film::Film;
use langkah_engine::puzzle::picture::sheet::SheetItem;
use langkah_engine::puzzle::plan::Preset;
use langkah_engine::puzzle::practice::Subject;
use langkah_engine::puzzle::read::{Any, Opened};
use langkah_engine::puzzle::report::Manner;
use langkah_engine::puzzle::{Of, hidato as engine};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::text::Format;

use super::args::{Check, Compare, Composing, Export, Report, Solve, To};
use super::compare::table::Table;
use super::compare::{Contested, Field, Own};
use super::input::{HidatoItem, Place, SlidingItem};
use super::interrupt::Interrupted;
use super::jobs::Crew;
use super::output::Output;
use super::parts::subtree::Subtree;
use super::pause::Pauses;
use super::progress::ProgressLine;
use super::trace::Target;

/// A puzzle of either family.
pub type Item = Of<SlidingItem, HidatoItem>;

/// A published search.
pub type Published = Of<Preset, engine::Plan>;

/// A puzzle in a format, or why that format cannot hold it.
pub struct Converted {
    pub text: Result<String, String>,
    /// Whether the format is one of a line each.
    pub is_one_line: bool,
    /// Whether the format is one of the puzzle's family.
    pub is_own: bool,
}

/// A puzzle where it was, as the subcommands see it. Where the arguments do not fit the family,
/// this is told as a fault, and there is no result.
pub trait Entry {
    fn place(&self) -> &Place;

    /// Notes on how it was read, in sentences.
    fn notes(&self) -> &[String];

    /// The entry, if its family has moves.
    fn sliding(&self) -> Option<&SlidingItem> {
        None
    }

    /// # Errors
    /// If output cannot be written, here and below.
    fn check(
        &self,
        check: &Check,
        interrupted: Interrupted,
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()>;

    fn solve(
        &self,
        arguments: &Solve,
        crew: Crew,
        heard: (ProgressLine, Option<&mut Target<'_>>),
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()>;

    /// The puzzle in another format, as the one with this number of the output.
    fn converted(&self, to: To, number: usize) -> Converted;

    /// With its solution, where one is needed, as a film and as a part of a sheet.
    fn filmed(
        &self,
        arguments: &Export,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<Option<(Film, SheetItem)>>;

    /// The tree of its search as the bytes of a file, or why there are none.
    fn tree(
        &self,
        arguments: &Export,
        progress: ProgressLine,
        output: &mut Output,
    ) -> io::Result<Option<Result<Vec<u8>, String>>>;

    /// Writes the puzzle with other givens.
    fn composed(
        &self,
        wish: Composing,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<()>;

    fn report(
        &self,
        arguments: &Report,
        manner: &Manner,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<Option<String>>;
}

/// What a puzzle is asked as.
pub fn entry(item: &Item) -> &dyn Entry {
    item.as_ref().either(|sliding| sliding as &dyn Entry, |hidato| hidato)
}

/// A puzzle that was read, with its place.
pub fn item(place: Place, any: Any) -> Item {
    match any {
        Of::Sliding(opened) => Of::Sliding(SlidingItem::new(place, opened)),
        Of::Hidato(opened) => Of::Hidato(HidatoItem::new(place, opened)),
    }
}

/// A puzzle of whose search a part is to be done.
pub fn subtree_item(place: Place, subtree: Subtree) -> Item {
    let puzzle = subtree.proof.split.puzzle().clone();
    let opened = Opened { puzzle, format: Format::Langkah, notes: Vec::new() };
    Of::Sliding(SlidingItem { subtree: Some(Box::new(subtree)), ..SlidingItem::new(place, opened) })
}

/// The board of a sliding puzzle, or else the name of its family.
pub fn board(any: &Any) -> Result<Board, &'static str> {
    match any {
        Of::Sliding(opened) => Ok(opened.puzzle.start().clone()),
        Of::Hidato(opened) => Err(engine::words::family(opened.board.shape().topology())),
    }
}

/// The puzzle of an item, for questions.
pub fn subject_of(item: &Item) -> Subject {
    item.as_ref().map(|entry| entry.puzzle.clone(), |entry| entry.opened.board.clone())
}

/// The published search of a name.
pub fn published(name: &str) -> Option<Published> {
    const FAUZIA: engine::Plan = engine::Plan::Fauzia;
    let sliding = Preset::ALL.into_iter().find(|one| one.name == name).map(Of::Sliding);
    sliding.or((name == FAUZIA.name()).then_some(Of::Hidato(FAUZIA)))
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
            Some((entry.place.to_string(), entry.puzzle.clone()))
        }),
        field(arguments.hidato(), |item| {
            let entry = item.as_ref().hidato()?;
            Some((entry.place.to_string(), entry.opened.board.clone()))
        }),
    ]
}

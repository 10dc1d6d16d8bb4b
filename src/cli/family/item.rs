//! Puzzles as the terminal holds them: with their places, and with the notes on how they were read.

use std::io;

use langkah_engine::plan::Request;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::Format;
use langkah_language::text;
use langkah_puzzle::read::{Any, Opened};
use langkah_puzzle::{Of, hidato};

use crate::cli::args::Searching;
use crate::cli::output::Output;
use crate::cli::parts::subtree::Subtree;
use crate::cli::place::Place;

/// A puzzle of either family.
pub type Item = Of<SlidingItem, HidatoItem>;

/// A Hidato and where it was.
pub struct HidatoItem {
    pub place: Place,
    pub opened: hidato::Opened,
    /// Notes that are no faults, in sentences.
    pub notes: Vec<String>,
}

impl HidatoItem {
    pub fn new(place: Place, opened: hidato::Opened) -> Self {
        let read = opened.text_notes.iter().map(ToString::to_string);
        let notes = opened.notes().into_iter().map(|note| format!("{}.", note.sentence()));
        let work = text!("hidato-text-note-work").to_owned();
        let work = (!opened.work.is_empty()).then_some(work);
        Self { place, notes: read.chain(notes).chain(work).collect(), opened }
    }

    /// The same as [`SlidingItem::request`].
    pub fn request(
        &self,
        searching: &Searching,
        output: &mut Output,
    ) -> io::Result<Option<hidato::Request>> {
        let request = searching.hidato_request();
        let request = request.map_err(|option| text!("terminal-for-sliding", option = option));
        output.or_refuse(&self.place, request)
    }
}

/// A sliding puzzle and where it was.
pub struct SlidingItem {
    pub place: Place,
    pub puzzle: Puzzle,
    pub format: Format,
    /// How the reader resolved ambiguities, in sentences.
    pub notes: Vec<String>,
    /// The part of the puzzle's search that is to be done, where the line is one of a subtree.
    pub subtree: Option<Box<Subtree>>,
}

impl SlidingItem {
    pub fn new(place: Place, opened: Opened) -> Self {
        let Opened { puzzle, format, notes, .. } = opened;
        let notes = notes.iter().map(ToString::to_string).collect();
        Self { place, puzzle, format, notes, subtree: None }
    }

    /// What to run. `None` if the arguments are for the other family: this is told as a fault.
    pub fn request(
        &self,
        searching: &Searching,
        output: &mut Output,
    ) -> io::Result<Option<Request>> {
        let request = searching.request(self.puzzle.start().dims());
        let request = request.map_err(|option| text!("terminal-for-hidato", option = option));
        output.or_refuse(&self.place, request)
    }

    /// Prints where the puzzle was, and the notes on how it was read.
    pub fn print_heading(&self, output: &mut Output) -> io::Result<()> {
        output.line(&self.place)?;
        let told = |note: &String| text!("terminal-note", note = note.as_str());
        self.notes.iter().try_for_each(|note| output.line(told(note)))
    }
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
    let opened = Opened { puzzle, format: Format::Langkah, names_goal: true, notes: Vec::new() };
    Of::Sliding(SlidingItem { subtree: Some(Box::new(subtree)), ..SlidingItem::new(place, opened) })
}

//! The open puzzle as a picture, as a film, and as what a sheet prints.

use langkah_puzzle::picture::Picture;
use langkah_puzzle::picture::film::Film;

use super::Session;
pub use super::family::content::Printed;
use super::family::content::{printable, unsolved};

impl Session {
    /// The board that is shown.
    pub fn picture(&self) -> Option<Picture> {
        self.any_tenant().picture()
    }

    /// The solution of the open puzzle step by step; without steps if none was found.
    pub fn film(&self) -> Option<Film> {
        Some(printable(&self.printed()?).film())
    }

    /// Whether the film of the open puzzle has steps.
    pub fn has_film(&self) -> bool {
        self.any_tenant().has_film()
    }

    /// Whether the open puzzle is solved as it was opened.
    pub fn is_complete(&self) -> bool {
        self.any_tenant().is_complete()
    }

    /// The open puzzle with what is known of its solution.
    pub fn printed(&self) -> Option<Printed> {
        self.any_tenant().printed()
    }

    /// All puzzles of the open list, in its order, with what is known of their solutions; the open
    /// puzzle if there is no list.
    pub fn all_printed(&self) -> Vec<Printed> {
        let open = self.printed();
        let Some(puzzles) = self.puzzles() else { return open.into_iter().collect() };
        let one = |(at, subject)| match &open {
            Some(open) if at == puzzles.at() => open.clone(),
            _ => unsolved(subject),
        };
        puzzles.subjects().enumerate().map(one).collect()
    }
}

/// Whether nothing more can be found out about a puzzle.
pub fn is_settled(printed: &Printed) -> bool {
    printable(printed).is_settled()
}

//! What the session asks of its tenants.

use std::time::Duration;

use langkah_puzzle::family::named::Named;
use langkah_puzzle::picture::Picture;

use super::desk::Desk;
use super::document::Document;
use super::family::content::{Content, Printed, Which};
use super::mode::Mode;
use super::player::{Go, Place};
use super::results::clock::Now;
use super::settings::Settings;
use super::settings::last::Last;
use super::source::{Dealt, Source};
use super::undo::Tally;

/// A tenant holds all that is open of one family: the puzzle, its track and history, and the jobs
/// for it. Without an open puzzle these functions do nothing.
pub(super) trait Tenant: ForFiles {
    fn mode(&self) -> Mode;

    /// Where the player is.
    fn place(&self) -> Place;

    /// What undo can take back, and redo make again.
    fn tally(&self) -> Tally;

    /// Forgets what was taken back: another change came after it.
    fn forget_undone(&mut self);

    /// Whether the puzzle is known to have no solution before any search.
    fn is_hopeless(&self) -> bool;

    /// Whether a job runs.
    fn is_running(&self) -> bool;

    fn enter(&mut self, mode: Mode);

    /// Walks the track.
    fn go(&mut self, go: Go);

    /// Lets time pass for the player. Returns the time until its next step, if it plays.
    fn advance(&mut self, elapsed: Duration, settings: &Settings) -> Option<Duration>;

    /// Undoes the last change, or makes it again, and shows the mode in which the person sees it.
    fn go_back(&mut self, is_undo: bool);

    fn solve(&mut self, desk: &mut Desk<'_>);

    /// Makes the shown board the start, if the family can do that, and solves the puzzle.
    fn solve_here(&mut self, desk: &mut Desk<'_>);

    fn hint(&mut self, desk: &mut Desk<'_>);

    /// Shows the board after so many steps of the solution, which has these moves; a Hidato's has
    /// none, and is searched for by `search`. The person can undo it, and keeps what is entered by
    /// hand.
    fn show_solution(
        &mut self,
        moves: &str,
        position: usize,
        search: Option<&Named>,
        desk: &mut Desk<'_>,
    );

    /// Takes a list of moves as the track.
    fn follow(&mut self, text: String, desk: &mut Desk<'_>);

    /// Asks the running jobs to end.
    fn stop(&mut self);

    /// A puzzle of the other family opens. This puzzle stays as it is: its player pauses, and jobs
    /// that would disturb the other puzzle end.
    fn close(&mut self);
}

/// What a tenant tells of its open puzzle for files and pictures. Without an open puzzle there is
/// nothing to tell.
pub(super) trait ForFiles {
    /// Where the open puzzle came from, and its file.
    fn papers(&self) -> Option<(&Source, &Document)>;

    fn source_mut(&mut self) -> Option<&mut Source>;

    /// What results tell of where it came from.
    fn dealt(&self) -> Dealt;

    fn document(&self) -> Option<&Document> {
        Some(self.papers()?.1)
    }

    fn source(&self) -> Option<&Source> {
        Some(self.papers()?.0)
    }

    /// What would be lost without a file: the start with its goal, or the numbers in a Hidato's
    /// cells.
    fn whole(&self) -> Option<Content>;

    /// Whether this is what would be lost without a file. It is asked for each picture.
    fn is_whole(&self, content: &Content) -> bool {
        self.whole().as_ref() == Some(content)
    }

    /// What is written of the open puzzle.
    fn content(&self, which: Which) -> Option<Content>;

    /// Whether the person has made something by hand: the puzzle itself, or numbers in a Hidato
    /// that is not solved.
    fn has_work(&self) -> bool;

    /// Shows what the person has made by hand on the puzzle, if it is not what is shown anyway.
    fn show_work(&mut self) {}

    /// Whether the person has made the puzzle itself: its start, or its goal.
    fn is_own(&self) -> bool;

    /// The puzzle, and as comments the moves, or the numbers that fill a Hidato.
    fn whole_text(&self, settings: &Settings) -> Option<String>;

    /// The board that is shown.
    fn picture(&self) -> Option<Picture>;

    /// The open puzzle with what is known of its solution.
    fn printed(&self) -> Option<Printed>;

    /// Whether the solution has steps.
    fn has_film(&self) -> bool;

    /// Whether the puzzle is solved as it was opened.
    fn is_complete(&self) -> bool;

    /// Adds the place in the solution, and what the person has done, to what is kept for the next
    /// start.
    fn put_last(&self, last: &mut Last, now: Now);

    /// Takes the place in the solution of an earlier run. The puzzle is open again.
    fn restore(&mut self, last: &Last, desk: &mut Desk<'_>);

    /// Takes in where the puzzle comes from now, if it is the one of this document.
    fn comes_from(&mut self, source: &Source, document: &Document) {
        let dealt = self.dealt();
        if self.document() == Some(document)
            && let Some(own) = self.source_mut()
        {
            *own = own.saved_as(source, dealt);
        }
    }
}

//! What the session asks of its tenants.

use std::time::Duration;

use super::player::{Go, Place};
use super::settings::Settings;
use super::{Mode, Notice};

/// The parts of the session that a tenant reads and changes.
pub(super) struct Desk<'a> {
    pub settings: &'a mut Settings,
    /// The notice that the person sees.
    pub notice: &'a mut Option<Notice>,
}

impl Desk<'_> {
    /// Tells the person what could not be done, and why.
    pub fn fault(&mut self, title: &str, why: String) {
        *self.notice = Some(Notice::fault(title, vec![why]));
    }

    /// Tells the person something, if there is something to be told.
    pub fn tell(&mut self, notice: Option<Notice>) {
        if notice.is_some() {
            *self.notice = notice;
        }
    }
}

/// A tenant holds all that is open of one family: the puzzle, its track and history, and the jobs
/// for it. Without an open puzzle these functions do nothing.
pub(super) trait Tenant {
    fn mode(&self) -> Mode;

    /// Where the player is.
    fn place(&self) -> Place;

    fn can_undo(&self) -> bool;

    fn can_redo(&self) -> bool;

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

    /// Takes a list of moves as the track.
    fn follow(&mut self, text: String, desk: &mut Desk<'_>);

    /// Asks the running jobs to end.
    fn stop(&mut self);

    /// A puzzle of the other family opens. This puzzle stays as it is: its player pauses, and jobs
    /// that would disturb the other puzzle end.
    fn close(&mut self);
}

//! What a session asks of the open puzzle, of whichever family it is.

use std::time::Duration;

use super::player::{Go, Place};
use super::settings::Settings;
use super::{Mode, Notice};

/// What a puzzle may use of the session that it is open in.
pub(super) struct Desk<'a> {
    pub settings: &'a mut Settings,
    /// What the person is told.
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

/// All that is open of a family: the puzzle, its track and history, the jobs for it. What is asked
/// of a family that has no puzzle open does nothing.
pub(super) trait Tenant {
    fn mode(&self) -> Mode;

    /// Where the player is.
    fn place(&self) -> Place;

    fn can_undo(&self) -> bool;

    fn can_redo(&self) -> bool;

    /// Whether the puzzle is seen to have no solution, without any search.
    fn is_hopeless(&self) -> bool;

    /// Whether a job runs.
    fn is_running(&self) -> bool;

    fn enter(&mut self, mode: Mode);

    /// Walks the track.
    fn go(&mut self, go: Go);

    /// Lets time pass for the player; tells how long until it moves next, if it plays.
    fn advance(&mut self, elapsed: Duration, settings: &Settings) -> Option<Duration>;

    fn undo(&mut self);

    fn redo(&mut self);

    fn solve(&mut self, desk: &mut Desk<'_>);

    /// Makes the shown board the start, where the family has that, and solves the puzzle.
    fn solve_here(&mut self, desk: &mut Desk<'_>);

    fn hint(&mut self, desk: &mut Desk<'_>);

    /// Makes a list of moves the track.
    fn follow(&mut self, text: String, desk: &mut Desk<'_>);

    /// Asks what runs to end.
    fn stop(&mut self);

    /// A puzzle of another family opens: this one stays as it is, and nothing goes on.
    fn close(&mut self);
}

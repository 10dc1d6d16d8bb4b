//! What is seen of the sliding puzzle that is open in a session; nothing where a Hidato is open.

use langkah_engine::puzzle::plan::Request;
use langkah_engine::sliding::board::{Board, Goal};

use super::course::Course;
use super::edit::Side;
use super::hint::Hint;
use super::{Open, Phase, Sliding};
use crate::session::Session;
use crate::session::player::Player;

impl Session {
    /// The sliding puzzle that is open.
    pub fn open(&self) -> Option<&Open> {
        self.sliding()?.open()
    }

    pub fn player(&self) -> &Player {
        self.sliding().map_or(&self.sliding.no_player, Sliding::player)
    }

    pub fn phase(&self) -> Phase<'_> {
        self.sliding().map_or(Phase::Ready, Sliding::phase)
    }

    /// The board to show: the start, the one that the player has come to, or the one being edited.
    pub fn board(&self) -> Option<&Board> {
        self.sliding()?.board()
    }

    /// The board whose solvability is to be shown: the start while it or the goal is edited.
    pub fn judged(&self) -> Option<&Board> {
        self.sliding()?.judged()
    }

    /// What the running or the ended job was asked.
    pub fn asked(&self) -> Request {
        self.sliding().and_then(Sliding::asked).unwrap_or_default()
    }

    /// The goal of random puzzles: the one that is shown, if it is a usual one.
    pub fn random_goal(&self) -> Goal {
        let shown = self.open().and_then(|open| Goal::of(open.puzzle.goal()));
        shown.unwrap_or(self.settings.goal)
    }

    /// Which board is edited.
    pub fn side(&self) -> Side {
        self.sliding().map_or(Side::default(), Sliding::side)
    }

    /// The cell that is selected while a board is edited.
    pub fn selected(&self) -> Option<usize> {
        self.sliding()?.selected()
    }

    /// The two neighbouring tiles that are exchanged to make the shown board solvable, if it needs
    /// that.
    pub fn swap_for_parity(&self) -> Option<(u8, u8)> {
        self.sliding()?.swap_for_parity()
    }

    /// How many moves by hand have led to the goal, where they have.
    pub fn solved_by_hand(&self) -> Option<usize> {
        self.sliding()?.solved_by_hand()
    }

    /// The hint for the shown board, if one was asked for and has been found.
    pub fn shown_hint(&self) -> Option<&Hint> {
        self.sliding()?.shown_hint()
    }

    /// Whether a search for a hint runs.
    pub fn seeks_hint(&self) -> bool {
        self.sliding().is_some_and(Sliding::seeks_hint)
    }

    /// The fewest moves from the start, where a search has proved them.
    pub fn fewest(&self) -> Option<usize> {
        self.sliding()?.fewest()
    }

    /// Whether a shorter solution is known than the one that is walked.
    pub fn has_shorter(&self) -> bool {
        self.sliding().is_some_and(Sliding::has_shorter)
    }

    /// Whether a list of moves is being followed.
    pub fn is_following(&self) -> bool {
        self.sliding().is_some_and(Sliding::is_following)
    }

    /// The course's search on the open puzzle, if it was asked for.
    pub fn course(&self) -> Option<&Course> {
        self.sliding()?.course()
    }

    /// Whether it could be asked for, and would count otherwise than the search at hand.
    pub fn can_count_as_course(&self) -> bool {
        self.sliding().is_some_and(Sliding::can_count_as_course)
    }
}

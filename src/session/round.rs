//! The session keeps the round of play in line with each command and with the board that is shown.

use super::Session;
use super::command::Command;
use super::explore::{View, Wish};
use super::mode::Mode;
use super::sliding::command::{Act, SlidingCommand};
use super::sliding::round::Cause;

impl Cause {
    pub(super) fn of(command: &Command) -> Self {
        match command {
            Command::Hint => Self::Hand,
            Command::First => Self::Restart,
            Command::Explore(Wish::Record | Wish::RecordOnce(_)) => Self::LookUp,
            _ => match command.sliding() {
                Some(SlidingCommand::Board(Act::Slide(_) | Act::Shift(_))) => Self::Hand,
                Some(SlidingCommand::Board(Act::Inquire(_))) => Self::LookUp,
                _ => Self::Other,
            },
        }
    }
}

impl Session {
    /// Brings the round in line with the board that is shown now. Of a Hidato it notes whether a
    /// solution is shown.
    pub(super) fn follow_round(&mut self, cause: Cause) {
        let is_lesson = self.lessons().played().is_some();
        let is_sliding = self.sliding().is_some();
        let (sliding, hidato, mut desk) = self.both();
        if cause == Cause::LookUp && !is_sliding {
            hidato.note_look_up();
        }
        if is_lesson || !is_sliding {
            sliding.drop_round();
        } else {
            sliding.follow_round(cause, &mut desk);
        }
        // A round that undo has brought back goes on where its board is shown.
        if self.view() != View::Solution && self.mode() == Mode::Play {
            self.tenant_mut().enter(Mode::View);
        }
    }

    /// Whether a search for the fewest moves of a puzzle that was solved by hand runs.
    pub const fn counts_fewest(&self) -> bool {
        self.sliding.is_counting_fewest()
    }
}

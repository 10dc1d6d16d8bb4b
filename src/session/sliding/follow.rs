//! Following a list of moves that the person has pasted. A long list is followed on a job's thread.

use langkah_engine::sliding::notation::{self, FollowedMoves, NotationError};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;
use langkah_puzzle::words;

use super::Sliding;
use crate::session::desk::Desk;
use crate::session::notice::{Notice, said};
use crate::session::pending::Pending;
use crate::session::player::Origin;

/// The longest text, in bytes, that is followed at once: its moves take some milliseconds.
const AT_ONCE_MAX: usize = 4096;

type Followed = Result<FollowedMoves, NotationError>;

/// The puzzle whose moves are being followed.
pub(super) type Following = Pending<Puzzle, Followed>;

impl Sliding {
    /// Takes a list of moves as the track, as far as the board allows the moves, and tells the
    /// person the result.
    pub(super) fn follow_moves(&mut self, text: String, desk: &mut Desk<'_>) {
        self.following.forget();
        let Some(open) = self.open() else {
            let line = said(|| text!("session-moves-without-puzzle", "what-to-do"));
            return desk.fault(said(|| text!("session-moves-without-puzzle")), line);
        };
        let puzzle = open.puzzle.clone();
        if text.len() <= AT_ONCE_MAX {
            let followed = notation::follow(&text, puzzle.start(), puzzle.goal());
            return self.take_followed(followed, desk);
        }
        let of = puzzle.clone();
        let work = move |_: &mut _| notation::follow(&text, of.start(), of.goal());
        if let Err(error) = self.following.ask(puzzle, &self.jobs, work) {
            desk.fault(said(|| text!("session-moves-not-followed")), error.to_string());
        }
    }

    /// Whether a list of moves is being followed.
    pub fn is_following(&self) -> bool {
        self.following.is_running()
    }

    /// Takes in what the job has sent. It is dropped if another puzzle is open by then.
    pub(super) fn poll_following(&mut self, desk: &mut Desk<'_>) {
        if self.following.asked() != self.open().map(|open| &open.puzzle) {
            self.following.forget();
        }
        match self.following.take() {
            None => {}
            Some((_, Ok(followed))) => self.take_followed(followed, desk),
            Some((_, Err(message))) => desk.fault(said(|| text!("session-moves-failed")), message),
        }
    }

    fn take_followed(&mut self, followed: Followed, desk: &mut Desk<'_>) {
        *desk.notice = Some(match followed {
            Ok(line) => {
                self.running = None;
                self.track(line.steps.clone(), Origin::Pasted);
                let wrong = line.wrong.as_ref().map(|wrong| wrong.number.to_string());
                let lines = vec![said(move || words::capital(&words::line(&line)))];
                match wrong {
                    Some(number) => {
                        let title =
                            said(move || text!("session-moves-wrong", number = &number[..]));
                        Notice::fault(title, lines)
                    }
                    None => Notice::note(said(|| text!("session-moves-pasted")), lines),
                }
            }
            Err(error) => {
                let line = said(move || words::capital(&error.to_string()));
                Notice::fault(said(|| text!("session-no-moves")), vec![line])
            }
        });
    }
}

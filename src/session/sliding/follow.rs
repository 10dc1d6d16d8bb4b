//! Following a list of moves that the person has pasted. A long list is followed on a job's thread.

use langkah_engine::puzzle::{Puzzle, words};
use langkah_engine::sliding::notation::{self, FollowedMoves, NotationError};
use langkah_language::text;

use super::Sliding;
use crate::session::desk::Desk;
use crate::session::job::{Event, Job};
use crate::session::notice::Notice;
use crate::session::player::Origin;

/// The longest text, in bytes, that is followed at once: its moves take some milliseconds.
const AT_ONCE_MAX: usize = 4096;

type Followed = Result<FollowedMoves, NotationError>;

/// A list that is being followed.
pub(super) struct Following {
    /// The puzzle that the moves are for.
    puzzle: Puzzle,
    job: Job<Followed>,
}

impl Sliding {
    /// Takes a list of moves as the track, as far as the board allows the moves, and tells the
    /// person the result.
    pub(super) fn follow_moves(&mut self, text: String, desk: &mut Desk<'_>) {
        self.following = None;
        let Some(open) = self.open() else {
            let line = text!("session-moves-without-puzzle", "what-to-do");
            return desk.fault(text!("session-moves-without-puzzle"), line.to_owned());
        };
        let puzzle = open.puzzle.clone();
        if text.len() <= AT_ONCE_MAX {
            let followed = notation::follow(&text, puzzle.start(), puzzle.goal());
            return self.take_followed(followed, desk);
        }
        let of = puzzle.clone();
        let job = self.jobs.begin(move |_| notation::follow(&text, of.start(), of.goal()));
        match job {
            Ok(job) => self.following = Some(Following { puzzle, job }),
            Err(error) => desk.fault(text!("session-moves-not-followed"), error.to_string()),
        }
    }

    /// Whether a list of moves is being followed.
    pub fn is_following(&self) -> bool {
        self.following.is_some()
    }

    /// Takes in what the job has sent. It is dropped if another puzzle is open by then.
    pub(super) fn poll_following(&mut self, desk: &mut Desk<'_>) {
        let Some(following) = &self.following else { return };
        let is_open = self.open().is_some_and(|open| open.puzzle == following.puzzle);
        let event = if is_open { following.job.next_event() } else { None };
        match event {
            None if is_open => return,
            Some(Event::Done(followed)) => self.take_followed(*followed, desk),
            Some(Event::Panicked(message)) => {
                let title = text!("session-moves-failed");
                desk.fault(title, message);
            }
            _ => {}
        }
        self.following = None;
    }

    fn take_followed(&mut self, followed: Followed, desk: &mut Desk<'_>) {
        *desk.notice = Some(match followed {
            Ok(line) => {
                let said = vec![words::capital(&words::line(&line))];
                self.running = None;
                self.track(line.steps, Origin::Pasted);
                match line.wrong {
                    Some(wrong) => {
                        let number = wrong.number.to_string();
                        Notice::fault(text!("session-moves-wrong", number = number), said)
                    }
                    None => Notice::note(text!("session-moves-pasted"), said),
                }
            }
            Err(error) => {
                let line = words::capital(&error.to_string());
                Notice::fault(text!("session-no-moves"), vec![line])
            }
        });
    }
}

//! What tests of recorded searches share: puzzles, and waiting for a recording.

use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::Wish;

use crate::sessions::wait_for;

/// Thirteen moves from the goal, a course's test.
pub const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 12 15 14\n13 11 0 10\n";
/// Needs 80 moves: minutes of search with the bounds at hand.
pub const HARD: &str = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";

pub fn wish(session: &mut Session, wish: Wish) {
    session.apply(Command::Explore(wish));
}

/// Polls until nothing is recorded any more; what hangs fails the test.
pub fn wait(session: &mut Session) {
    wait_for(session, "the end of the recording", |session| session.recording().is_none());
}

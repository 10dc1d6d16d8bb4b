//! The processor time that lists of moves take of the window's thread: `cargo bench -- moves`. The
//! lists are the longest ones, on the largest board. A frame has 16 ms.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::settings::Settings;
use langkah::session::source::Source;
use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::notation::{self, MOVES_MAX};
use langkah_engine::sliding::puzzle::Puzzle;

use crate::clock::thread_time;

const ROUNDS: usize = 7;

/// The milliseconds of this thread that some work takes.
fn taken(work: impl FnOnce()) -> f64 {
    let begun = thread_time();
    work();
    (thread_time() - begun).as_secs_f64() * 1e3
}

fn session() -> Session {
    let goal = Goal::BlankLast.board(Dims::new(10, 10).expect("a size")).expect("a board");
    let mut session = Session::new(Settings::default(), Arc::new(|| {}));
    session.apply(Command::open(Puzzle::new(goal, Goal::BlankLast), Source::Clipboard));
    session
}

/// Waits for the followed moves. Returns the time of the longest poll.
fn polled(session: &mut Session) -> f64 {
    let mut longest = 0.0_f64;
    while session.sliding().is_some_and(|sliding| sliding.is_following()) {
        thread::sleep(Duration::from_millis(1));
        longest = longest.max(taken(|| session.poll()));
    }
    longest
}

pub fn main() {
    let (there, back) = ("UD".repeat(MOVES_MAX / 2), "LR".repeat(MOVES_MAX / 2));
    let words = "down, right, up, left\n".repeat(MOVES_MAX / 4);
    let names = [
        "told apart", "words", "pasted", "taken", "pasted again", "taken again", "undo", "redo",
        "opened",
    ];
    let mut rows = names.map(|name| (name, Vec::new()));
    for _ in 0..ROUNDS {
        let mut session = session();
        let mut times = vec![taken(|| assert!(notation::is_moves(&there)))];
        times.push(taken(|| assert!(notation::is_moves(&words))));
        for list in [&there, &back] {
            let command = Command::Moves(list.clone());
            times.push(taken(|| session.apply(command)));
            times.push(polled(&mut session));
        }
        times.push(taken(|| session.apply(Command::Undo)));
        times.push(taken(|| session.apply(Command::Redo)));
        let goal = Goal::BlankFirst.board(Dims::new(4, 4).expect("a size")).expect("a board");
        let command = Command::open(Puzzle::new(goal, Goal::BlankFirst), Source::Clipboard);
        times.push(taken(|| session.apply(command)));
        for ((_, all), time) in rows.iter_mut().zip(times) {
            all.push(time);
        }
    }
    println!("{:14}{:>10}{:>10}", "ms", "median", "most");
    for (name, mut times) in rows {
        times.sort_by(f64::total_cmp);
        println!("{name:14}{:10.2}{:10.2}", times[ROUNDS / 2], times[ROUNDS - 1]);
    }
}

//! Sessions without a window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use langkah::session::Session;
use langkah::session::command::{Command, Source};
use langkah::session::settings::Settings;
use langkah::session::sliding::Sliding;
use langkah_engine::puzzle::{Puzzle, read};

pub fn session() -> Session {
    Session::new(Settings::default(), Arc::new(|| {}))
}

/// What is open of sliding puzzles, where no Hidato is.
pub fn sliding(session: &Session) -> &Sliding {
    session.sliding().expect("a Hidato is open")
}

pub fn puzzle(text: &str) -> Puzzle {
    read::puzzle(text.as_bytes(), None).expect("a good text").puzzle
}

pub fn load(text: &str) -> Command {
    let source = Source::File("a.txt".to_owned());
    Command::open(puzzle(text), source)
}

pub fn loaded(text: &str) -> Session {
    let mut session = session();
    session.apply(load(text));
    session
}

/// Polls until the job has ended; one that hangs fails the test.
pub fn wait(session: &mut Session) {
    let begun = Instant::now();
    while session.is_running() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the job does not end");
        std::thread::sleep(Duration::from_millis(1));
        session.poll();
    }
}

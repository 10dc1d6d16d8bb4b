//! Sessions without a window.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::results::clock::{Clock, Now};
use langkah::session::settings::preferences::Preferences;
use langkah::session::settings::{PlaySettings, Setting, Settings};
use langkah::session::sliding::Sliding;
use langkah::session::source::Source;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::date::Moment;
use langkah_puzzle::read;

/// What the calendar says when the clock of a test begins: 2026-11-23T14:05:09Z.
pub const MOMENT: u64 = 1_795_442_709;

/// A clock in milliseconds that a test sets.
#[derive(Clone, Default)]
pub struct Hands(Arc<AtomicU64>);

impl Hands {
    pub fn pass(&self, milliseconds: u64) {
        self.0.fetch_add(milliseconds, Ordering::Relaxed);
    }
}

/// Stops the clock of the session. It goes on only as far as the test says.
pub fn set_clock(session: &mut Session) -> Hands {
    let hands = Hands::default();
    let read = hands.clone();
    session.tell_time_by(Clock::by(move || {
        let since = Duration::from_millis(read.0.load(Ordering::Relaxed));
        Now { since, moment: Moment(MOMENT + since.as_secs()) }
    }));
    hands
}

pub fn session() -> Session {
    Session::new(Settings::default(), Arc::new(|| {}))
}

/// What is open of sliding puzzles, where no Hidato is.
pub fn sliding(session: &Session) -> &Sliding {
    session.sliding().expect("a Hidato is open")
}

/// Chooses how play by hand is, as the window of settings does.
pub fn choose_play(session: &mut Session, play: PlaySettings) {
    let preferences = Preferences { play, ..session.settings.preferences() };
    session.apply(Command::Set(Setting::Preferences(preferences)));
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

/// Polls until `done`; what hangs fails the test.
#[track_caller]
pub fn wait_for(session: &mut Session, what: &str, done: impl Fn(&Session) -> bool) {
    let begun = Instant::now();
    while !done(session) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(1));
        session.poll();
    }
}

/// Polls until the job has ended; one that hangs fails the test.
pub fn wait(session: &mut Session) {
    wait_for(session, "the end of the job", |session| !session.is_running());
}

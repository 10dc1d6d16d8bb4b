//! A random walk over all that can be asked of a session. Bytes say what is asked, so that any
//! bytes are a walk; each act takes [`CHUNK`] of them, and a walk without one of its chunks is a
//! shorter one.
//!
//! | room | what lives there |
//! |---|---|
//! | [`table`] | every command, and how one of its kind is made |
//! | [`values`] | small and nasty values to make commands from |
//! | [`rules`] | what holds after each command |

pub mod rules;
pub mod table;
pub mod values;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::filing::FileWish;
use langkah::session::hidato::judge::Judgement;
use langkah::session::hidato::rated::Live;
use langkah::session::settings::Settings;

use crate::choices::Choices;
use rules::Kept;
use values::From;

/// The bytes of one act.
pub const CHUNK: usize = 16;

/// A search that does not end so long after it was asked to hangs.
const HANGS: Duration = Duration::from_secs(30);

/// How long a verdict on an edited board is waited for.
const LIVE: Duration = Duration::from_millis(300);

/// One thing that is done with a session.
pub enum Act {
    Apply(Command),
    Poll,
    Advance(Duration),
    /// Lets jobs run for a while, then asks them to end and takes in their answers.
    Settle(Duration),
    /// Undoes and redoes.
    BackAndForth,
    /// Chooses what is set once and then serves many commands.
    Tune,
}

impl Act {
    fn choose(from: &mut From<'_, '_>) -> Self {
        match from.choices.below(100) {
            0..84 => Self::Apply(table::command(from)),
            84..91 => Self::Poll,
            91..93 => Self::Advance(Duration::from_millis(*from.choices.of(&[0, 1, 200, 9999]))),
            93..97 => Self::Settle(Duration::from_millis(*from.choices.of(&[20, 0, 2, 5]))),
            97 => Self::BackAndForth,
            _ => Self::Tune,
        }
    }

    fn told(&self) -> String {
        match self {
            Self::Apply(command) => {
                let mut told = format!("{command:?}");
                if let Some((end, _)) = told.char_indices().nth(300) {
                    told.truncate(end);
                }
                told
            }
            Self::Poll => "poll".to_owned(),
            Self::Advance(elapsed) => format!("advance by {elapsed:?}"),
            Self::Settle(elapsed) => format!("settle after {elapsed:?}"),
            Self::BackAndForth => "undo and redo".to_owned(),
            Self::Tune => "tune".to_owned(),
        }
    }

    fn perform(self, session: &mut Session, choices: &mut Choices<'_>) {
        match self {
            Self::Apply(command) => apply(session, command),
            Self::Poll => session.poll(),
            Self::Advance(elapsed) => {
                session.advance(elapsed);
            }
            Self::Settle(elapsed) => settle(session, elapsed),
            Self::BackAndForth => back_and_forth(session),
            Self::Tune => values::tune(session, choices),
        }
    }
}

/// A board with unsaved work that is left for another puzzle is not forgotten, and can be shown
/// again.
fn apply(session: &mut Session, command: Command) {
    let is_worked = session.loses_work();
    let (open, is_left) = (session.document().cloned(), session.loses_left());
    let shows = command == Command::File(FileWish::ShowLeft);
    let forgets = command == Command::File(FileWish::DiscardLeft);
    session.apply(command);
    if shows && is_left {
        assert!(session.loses_work(), "a board that was left is not shown");
    } else if is_worked && session.document() != open.as_ref() {
        assert!(session.loses_left(), "work is forgotten");
    } else if is_left && !forgets && session.document() == open.as_ref() {
        assert!(session.loses_left(), "a board that was left is forgotten");
    }
}

/// How often each kind of command was made, and each thing seen that rules are about.
pub type Counts = BTreeMap<&'static str, u64>;

/// Walks as the bytes say, and counts. `hear` is told each act before it is
/// done. Panics where a rule is broken.
pub fn walk(bytes: &[u8], counts: &mut Counts, mut hear: impl FnMut(&str)) {
    let mut session = Session::new(Settings::default(), Arc::new(|| {}));
    session.explorings_mut().nodes_max = 5000;
    session.explorings_mut().comparison.seconds = 0.02;
    session.settings.memory_mib = 64;
    for chunk in bytes.chunks(CHUNK) {
        let mut from = From { choices: Choices::new(chunk), session: &session };
        let act = Act::choose(&mut from);
        let mut choices = from.choices;
        if let Act::Apply(command) = &act {
            *counts.entry(table::name(command)).or_default() += 1;
        }
        hear(&act.told());
        act.perform(&mut session, &mut choices);
        rules::hold(&session);
        rules::sights(&session).for_each(|sight| *counts.entry(sight).or_default() += 1);
    }
    settle(&mut session, Duration::ZERO);
    rules::hold(&session);
}

/// Waits for jobs; after `patience` they are asked to end, which they must.
fn settle(session: &mut Session, patience: Duration) {
    let begun = Instant::now();
    let works = |session: &Session| {
        let judgement = session.hidato().map(|hidato| hidato.judgement());
        let live = session.hidato().map(|hidato| hidato.live());
        session.is_busy() || judgement == Some(&Judgement::Asked) || live == Some(&Live::Asked)
    };
    let mut is_stopped = false;
    while works(session) {
        if begun.elapsed() >= patience {
            // A judgement is not stopped but comes to its own limit; a puzzle that was being made
            // may open, and its search be recorded.
            if session.is_busy() && (!is_stopped || begun.elapsed() > HANGS / 4) {
                // Each view stops what runs in it.
                for view in View::ALL {
                    session.apply(Command::Explore(Wish::Show(view)));
                    session.apply(Command::Stop);
                }
                is_stopped = true;
            }
            // The verdict on an edited board waits for quiet before it comes.
            let live = session.hidato().map(|hidato| hidato.live());
            let is_live = live == Some(&Live::Asked) && begun.elapsed() < LIVE;
            if !session.is_busy() && !is_live {
                return;
            }
        }
        assert!(begun.elapsed() < HANGS, "a job does not end");
        std::thread::sleep(Duration::from_micros(200));
        session.poll();
        rules::hold(session);
    }
}

/// Undo takes back redo and redo takes back undo; both are possible when the session says so.
fn back_and_forth(session: &mut Session) {
    if session.is_running() {
        // A result is not shown while a hint is sought, which undoing ends.
        session.apply(Command::Undo);
        session.apply(Command::Redo);
    }
    let first = Kept::of(session);
    let (can_undo, can_redo) = (session.can_undo(), session.can_redo());
    session.apply(Command::Undo);
    rules::hold(session);
    if !can_undo {
        assert_eq!(Kept::of(session), first, "nothing could be undone");
        assert_eq!((session.can_undo(), session.can_redo()), (can_undo, can_redo));
        return;
    }
    assert!(session.can_redo(), "what was undone cannot be redone");
    let undone = Kept::of(session);
    session.apply(Command::Redo);
    rules::hold(session);
    let again = Kept::of(session);
    // Walking a track is no change: undoing a move goes to the place where it was made.
    assert_eq!(
        again.clone().without_place(),
        first.without_place(),
        "undo and redo change something"
    );
    assert_eq!((session.can_undo(), session.can_redo()), (can_undo, can_redo));
    session.apply(Command::Undo);
    assert_eq!(Kept::of(session), undone, "a second undo differs from the first");
    session.apply(Command::Redo);
    assert_eq!(Kept::of(session), again, "a second redo differs from the first");
    if !can_redo {
        session.apply(Command::Redo);
        assert_eq!(Kept::of(session), again, "nothing could be redone");
    }
}

//! What the settings allow to a search: memory, time and threads, wherever one is begun.

use std::num::NonZero;
use std::sync::Arc;

use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::settings::preferences::Preferences;
use langkah::session::settings::{Setting, Settings};
use langkah::session::source::Source;
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::limits::Limit;
use langkah_engine::solve::Outcome;
use langkah_language::Language;
use langkah_puzzle::{hidato, read};

use crate::sessions::{sliding, wait, wait_for};

/// Two moves from the goal.
const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
/// Needs 80 moves.
const HARD: &str = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";
const MANHATTAN: Plan = Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };

fn session(settings: Settings, text: &str) -> Session {
    let mut session = Session::new(settings, Arc::new(|| {}));
    let opened = read::puzzle(text.as_bytes(), None).expect("a good text");
    session.apply(Command::load(opened, Source::Clipboard));
    session
}

#[test]
fn at_first_there_is_no_limit_on_time_and_threads() {
    let settings = Settings::default();
    assert_eq!(settings.sliding_request(), Request::default());
    assert_eq!(settings.hidato_request(), hidato::Request::default());
    assert_eq!(settings.seconds(None), None);
    assert_eq!(settings.seconds(Some(5.0)), Some(5.0));
}

#[test]
fn requests_have_the_limits_of_the_settings() {
    let settings =
        Settings { memory_mib: 100, time_max: Some(7), threads: Some(3), ..Settings::default() };
    let request = settings.sliding_request();
    assert_eq!((request.time_max, request.threads), (Some(7.0), NonZero::new(3)));
    assert_eq!(request.limits.memory_max, 100 << 20);
    assert_eq!(settings.hidato_request().time_max, Some(7.0));
    assert_eq!(settings.seconds(Some(5.0)), Some(5.0), "the shorter one");
    assert_eq!(settings.seconds(Some(9.0)), Some(7.0));
}

#[test]
fn a_search_ends_at_the_time_limit() {
    let mut settings = Settings { time_max: Some(1), ..Settings::default() };
    settings.sliding.plan = MANHATTAN;
    let mut session = session(settings, HARD);
    session.apply(Command::Solve);
    wait(&mut session);
    let langkah::session::Phase::Ended(solution) = sliding(&session).phase() else {
        panic!("it has not ended");
    };
    assert_eq!(solution.outcome, Outcome::Limit(Limit::Time));
}

#[test]
fn a_recording_has_the_limits_too() {
    let settings = Settings { time_max: Some(30), threads: Some(1), ..Settings::default() };
    let mut session = session(settings, NEAR);
    session.apply(Command::Explore(Wish::Show(View::Tree)));
    wait_for(&mut session, "the recording", |session| {
        session.explorer().is_some() && session.recording().is_none()
    });
    let recorded = session.explorer().expect("recorded").recorded().sliding();
    let request = recorded.expect("of sliding tiles").request;
    assert_eq!((request.time_max, request.threads), (Some(30.0), NonZero::new(1)));
}

#[test]
fn all_that_the_window_of_settings_shows_is_set_at_once_and_nothing_else() {
    let mut settings = Settings { language: Some("tlh".to_owned()), ..Settings::default() };
    settings.sliding.plan = MANHATTAN;
    settings.files.recent = vec!["/a.txt".to_owned()];
    let mut session = session(settings.clone(), NEAR);
    let mut set = |preferences| {
        session.apply(Command::Set(Setting::Preferences(preferences)));
        session.settings.clone()
    };
    let chosen = Preferences { time_max: Some(9), threads: Some(2), ..settings.preferences() };
    let taken = set(chosen);
    assert_eq!(taken.preferences(), chosen);
    let expected = Settings { time_max: Some(9), threads: Some(2), ..settings.clone() };
    assert_eq!(taken, expected, "the language that is not known stays, too");
    let spoken = set(Preferences { language: Language::of_tag("id"), ..chosen });
    assert_eq!(spoken.language.as_deref(), Some("id"));
    let reset = set(Preferences::default());
    assert_eq!(reset, Settings { language: None, ..settings });
}

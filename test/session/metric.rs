//! Multi-tile moves in the session: what is solved, and how the player walks.

use std::time::Duration;

use langkah::session::command::Command;
use langkah::session::player::{Speed, Stride};
use langkah::session::settings::{Setting, Settings};
use langkah::session::sliding::hint::Hint;
use langkah::session::source::Source;
use langkah::session::{Phase, Session};
use langkah_engine::plan::Plan;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::random::Kind;
use langkah_puzzle::{read, words};

use crate::pencil::restarted;
use crate::sessions::{session, sliding, wait, wait_for};

/// The blank goes two cells to the right, then two down.
const TWO: &str = "0 1 2\n4 5 3\n7 8 6\n";

fn opened(metric: Metric) -> Session {
    let mut session = session();
    session.apply(Command::Set(Setting::Metric(metric)));
    let opened = read::puzzle(TWO.as_bytes(), None).expect("a good text");
    session.apply(Command::load(opened, Source::Clipboard));
    session
}

fn solved(metric: Metric) -> Session {
    let mut session = opened(metric);
    session.apply(Command::Solve);
    wait(&mut session);
    session
}

fn place(session: &Session) -> (usize, (usize, usize), String) {
    let player = sliding(session).player();
    (player.position(), player.moves(), words::shift(player.shift()))
}

#[test]
fn a_line_is_one_step_of_the_player() {
    let mut session = solved(Metric::Multi);
    let Phase::Ended(solution) = sliding(&session).phase() else { panic!("it has ended") };
    assert_eq!((solution.metric, solution.length()), (Metric::Multi, Some(2)));
    assert_eq!(sliding(&session).fewest(), Some(2));
    assert_eq!(place(&session), (0, (0, 2), String::new()));
    session.apply(Command::Next);
    assert_eq!(place(&session), (2, (1, 2), "tiles 1, 2 go left".to_owned()));
    session.apply(Command::Next);
    assert_eq!(place(&session), (4, (2, 2), "tiles 3, 6 go up".to_owned()));
    session.apply(Command::Prev);
    assert_eq!(place(&session).0, 2);
    // A place within a move: the move counts, and the next step finishes it.
    session.apply(Command::Seek(3));
    assert_eq!(place(&session), (3, (2, 2), "tile 3 goes up".to_owned()));
    session.apply(Command::Next);
    assert_eq!(place(&session).0, 4);
    session.apply(Command::Seek(3));
    session.apply(Command::Prev);
    assert_eq!(place(&session).0, 2);
    session.apply(Command::Stride(Stride::Five));
    session.apply(Command::First);
    session.apply(Command::Next);
    assert_eq!(place(&session).0, 4, "fewer than five moves are left");
}

#[test]
fn the_track_is_played_line_by_line() {
    let mut session = solved(Metric::Multi);
    session.apply(Command::PlayPause);
    for position in [2, 4] {
        session.advance(Speed::Normal.step_time() + Duration::from_millis(1));
        assert_eq!(place(&session).0, position);
    }
    assert!(!sliding(&session).player().is_playing());
}

#[test]
fn single_tiles_are_walked_as_ever() {
    let mut session = solved(Metric::Single);
    assert_eq!(place(&session).1, (0, 4));
    session.apply(Command::Next);
    assert_eq!(place(&session), (1, (1, 4), "tile 1 goes left".to_owned()));
}

/// A solution counts its moves as the search that has found it, whatever counts in the next one:
/// the bar of the board agrees with the panel's figures. Moves by hand count as is chosen now.
#[test]
fn a_solution_stays_as_its_search_counts() {
    for (metric, other, all) in
        [(Metric::Single, Metric::Multi, 4), (Metric::Multi, Metric::Single, 2)]
    {
        let mut session = solved(metric);
        session.apply(Command::Set(Setting::Metric(other)));
        session.apply(Command::Next);
        assert_eq!((place(&session).1, sliding(&session).fewest()), ((1, all), Some(all)));
        session.apply(Command::First);
        session.apply(Command::shift(3));
        assert_eq!(sliding(&session).player().metric(), other);
        session.apply(Command::Undo);
        assert_eq!((place(&session).1, sliding(&session).fewest()), ((0, all), Some(all)));
        session.apply(Command::Next);
        let mut next_start = restarted(&session);
        assert_eq!(place(&next_start).1, (1, all), "it is so after the next start, too");
        next_start.apply(Command::First);
        assert_eq!(place(&next_start).1, (0, all));
        session.apply(Command::Solve);
        wait(&mut session);
        session.apply(Command::Last);
        assert_eq!(place(&session).1, (6 - all, 6 - all));
    }
}

#[test]
fn moves_by_hand_are_counted_in_the_metric() {
    for (metric, made) in [(Metric::Single, 4), (Metric::Multi, 2)] {
        let mut session = opened(metric);
        session.apply(Command::shift(2));
        session.apply(Command::shift(8));
        assert_eq!(sliding(&session).solved_by_hand(), Some(made));
        session.apply(Command::Undo);
        session.apply(Command::slide(Move::Down));
        assert_eq!(sliding(&session).solved_by_hand(), None);
    }
}

#[test]
fn a_hint_tells_the_moves_that_are_left() {
    let mut session = opened(Metric::Multi);
    session.apply(Command::Hint);
    wait_for(&mut session, "the hint", |session| sliding(session).shown_hint().is_some());
    let hint = sliding(&session).shown_hint().expect("a hint").to_string();
    assert!(hint.contains("2 multi-tile moves"), "{hint}");
}

/// A hint counts by what one move was when the person asked for it.
#[test]
fn a_hint_goes_where_something_else_counts_as_a_move() {
    for (mut session, is_found) in [(opened(Metric::Single), false), (solved(Metric::Single), true)]
    {
        for (metric, moves) in [(Metric::Single, 4), (Metric::Multi, 2), (Metric::Single, 4)] {
            session.apply(Command::Set(Setting::Metric(metric)));
            assert_eq!(sliding(&session).shown_hint(), None, "{metric:?}");
            let of_track = if is_found { Metric::Single } else { metric };
            assert_eq!(sliding(&session).player().metric(), of_track);
            session.apply(Command::Hint);
            wait_for(&mut session, "the hint", |session| sliding(session).shown_hint().is_some());
            let hint = sliding(&session).shown_hint().cloned();
            let Some(Hint::Step { left, .. }) = hint else { panic!("no step: {hint:?}") };
            assert_eq!(left, moves, "{metric:?}");
        }
    }
}

/// On a larger board each solution, the target and the hint count lines that are shifted.
#[test]
fn larger_boards_are_solved_in_lines() {
    let mut session = session();
    session.apply(Command::Set(Setting::Metric(Metric::Multi)));
    session.apply(Command::Set(Setting::RandomSize(5, None)));
    session.apply(Command::random(Kind::Solvable, 3));
    session.apply(Command::target(Some(90)));
    session.apply(Command::Solve);
    wait(&mut session);
    let Phase::Ended(solution) = sliding(&session).phase() else { panic!("it has ended") };
    assert_eq!((solution.plan, solution.metric), (Plan::Anytime, Metric::Multi));
    assert_eq!(solution.halt, Some(Halt::Target));
    let length = solution.length().expect("a solution");
    assert!(length <= 90, "{length}");
    assert_eq!(place(&session).1, (0, length));
    assert!(!sliding(&session).has_shorter());
    assert_eq!(sliding(&session).fewest(), None, "it is not proved");
    let history = sliding(&session).history().expect("a history");
    let kept: Vec<usize> = history.kept().iter().map(|kept| kept.cost).collect();
    assert!(kept.len() >= 2 && kept.last() == Some(&length), "{kept:?}");
    session.apply(Command::take_solution(kept[0]));
    assert_eq!(place(&session).1, (0, kept[0]));
    assert!(!sliding(&session).has_shorter(), "the person has chosen it");
    session.apply(Command::Last);
    assert_eq!(place(&session).1, (kept[0], kept[0]));
    let player = sliding(&session).player();
    assert_eq!(Metric::Multi.count(&player.ways_from(0)), kept[0]);
    assert_eq!(sliding(&session).board(), sliding(&session).open().map(|open| open.puzzle.goal()));
}

#[test]
fn the_metric_is_kept_for_the_next_start() {
    let mut session = session();
    for metric in [Metric::Multi, Metric::Single] {
        session.apply(Command::Set(Setting::Metric(metric)));
        let text = serde_json::to_string(&session.settings).expect("text");
        let (settings, mended) = Settings::read(&text);
        assert_eq!((settings.sliding.metric, mended.len()), (metric, 0), "{text}");
    }
}

//! Play against the clock: when it begins and ends, which moves count, and which rounds are
//! results. The tests set the clock.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use langkah::session::command::Command;
use langkah::session::content::Which;
use langkah::session::document::{OnDisk, Stamp};
use langkah::session::explore::comparison::{Draw, Field, Tuning};
use langkah::session::explore::{View, Wish};
use langkah::session::filing::FileWish;
use langkah::session::settings::{PlaySettings, Setting};
use langkah::session::sliding::analysis::Inquiry;
use langkah::session::sliding::round::{Stage, Standing};
use langkah::session::{Mode, Session};
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::random::{self, Kind};
use langkah_puzzle::Family;
use langkah_puzzle::date::{Date, Moment};
use langkah_puzzle::results::{Entry, Origin};

use crate::pencil::restarted;
use crate::sessions::{
    Hands, MOMENT, choose_play, load, loaded, session, set_clock, sliding, wait, wait_for,
};
use crate::sight::{shown, source};

/// Two moves of the blank to the right.
const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
/// A line down and a line to the right.
const CORNER: &str = "0 2 3\n1 5 6\n4 7 8\n";

/// A session with a puzzle that is played, and its clock.
fn playing(text: &str) -> (Session, Hands) {
    let mut session = loaded(text);
    let hands = set_clock(&mut session);
    session.apply(Command::Mode(Mode::Play));
    (session, hands)
}

fn standing(session: &Session) -> Standing {
    sliding(session).standing(session.now()).expect("a puzzle is open")
}

fn right(session: &mut Session) {
    session.apply(Command::slide(Move::Right));
}

fn entries(session: &Session) -> &[Entry] {
    session.results().entries()
}

/// Polls until the fewest moves are known or given up; what hangs fails the test.
fn count(session: &mut Session) {
    wait_for(session, "the end of the search", |session| !session.counts_fewest());
}

#[test]
fn the_clock_runs_from_the_first_move_to_the_goal() {
    let (mut session, hands) = playing(NEAR);
    hands.pass(5_000);
    assert_eq!(
        (standing(&session).stage, standing(&session).elapsed),
        (Stage::Ready, Duration::ZERO)
    );
    right(&mut session);
    hands.pass(1_500);
    let now = standing(&session);
    assert_eq!((now.stage, now.elapsed.as_millis(), now.moves), (Stage::Running, 1_500, 1));
    assert!(entries(&session).is_empty());
    hands.pass(500);
    right(&mut session);
    hands.pass(60_000);
    let now = standing(&session);
    assert!(matches!(now.stage, Stage::Solved(Some(_))), "{now:?}");
    assert_eq!((now.elapsed.as_millis(), now.moves, now.hints), (2_000, 2, 0));
    count(&mut session);
    let expected = Entry {
        date: Moment(MOMENT + 7),
        family: langkah_puzzle::Family::Sliding,
        size: "4x4".to_owned(),
        goal: "blank-last".to_owned(),
        metric: "single".to_owned(),
        origin: Origin::Other,
        daily: None,
        attempt: 1,
        moves: 2,
        fewest: Some(2),
        fewest_is_proved: true,
        milliseconds: 2_000,
        hints: 0,
        puzzle: "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15".to_owned(),
        kind: String::new(),
        made: "RR".to_owned(),
        times: "0,2000".to_owned(),
    };
    assert_eq!(entries(&session), [expected]);
    // Moves after the goal belong to no round.
    session.apply(Command::slide(Move::Left));
    right(&mut session);
    assert_eq!((entries(&session).len(), standing(&session).moves), (1, 2));
}

#[test]
fn every_tile_that_goes_counts_even_back() {
    let (mut session, _) = playing(NEAR);
    right(&mut session);
    session.apply(Command::Undo);
    assert_eq!((standing(&session).stage, standing(&session).moves), (Stage::Running, 2));
    session.apply(Command::Redo);
    session.apply(Command::Prev);
    session.apply(Command::Next);
    right(&mut session);
    assert_eq!(standing(&session).moves, 6);
    assert_eq!(entries(&session)[0].moves, 6);
}

#[test]
fn a_line_is_as_many_moves_as_the_metric_says() {
    for (metric, moves) in [(Metric::Single, 4), (Metric::Multi, 2)] {
        let mut session = session();
        session.apply(Command::Set(Setting::Metric(metric)));
        session.apply(load(CORNER));
        session.apply(Command::Mode(Mode::Play));
        session.apply(Command::shift(6));
        session.apply(Command::shift(8));
        count(&mut session);
        let entry = &entries(&session)[0];
        assert_eq!(
            (entry.moves, entry.fewest, entry.metric.as_str()),
            (moves, Some(moves), metric.name())
        );
        assert!(entry.fewest_is_proved);
    }
}

#[test]
fn starting_over_is_another_attempt() {
    let (mut session, hands) = playing(NEAR);
    right(&mut session);
    hands.pass(9_000);
    session.apply(Command::First);
    assert_eq!((standing(&session).stage, standing(&session).moves), (Stage::Ready, 0));
    right(&mut session);
    hands.pass(1_000);
    right(&mut session);
    let entry = &entries(&session)[0];
    assert_eq!((entry.attempt, entry.moves, entry.milliseconds), (2, 2, 1_000));
    assert!(!entry.counts());
}

#[test]
fn moves_before_play_leave_the_clock_alone() {
    let mut session = loaded(NEAR);
    right(&mut session);
    session.apply(Command::Mode(Mode::Play));
    assert_eq!(standing(&session).stage, Stage::Midway);
    right(&mut session);
    assert_eq!((standing(&session).stage, entries(&session).len()), (Stage::Midway, 0));
    session.apply(Command::First);
    assert_eq!(standing(&session).stage, Stage::Ready);
}

#[test]
fn a_solution_that_was_shown_makes_no_result() {
    let ways: [fn(&mut Session); 5] = [
        |session| {
            session.apply(Command::Solve);
            wait(session);
        },
        |session| session.apply(Command::Moves("RR".to_owned())),
        |session| {
            session.apply(Command::Solve);
            wait(session);
            session.poll();
            session.apply(Command::Undo);
        },
        |session| session.apply(Command::inquire(Inquiry::Judge)),
        |session| {
            session.apply(Command::Explore(Wish::Show(View::Tree)));
            wait_for(session, "the tree", |session| session.explorer().is_some());
            session.apply(Command::Explore(Wish::Show(View::Solution)));
        },
    ];
    for (index, look_up) in ways.into_iter().enumerate() {
        let (mut session, _) = playing(NEAR);
        look_up(&mut session);
        let begun = Instant::now();
        while session.is_busy() || index == 1 && sliding(&session).player().steps().is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(60));
            session.poll();
        }
        session.apply(Command::First);
        session.apply(Command::Mode(Mode::Play));
        right(&mut session);
        right(&mut session);
        assert_eq!(
            (standing(&session).stage, entries(&session).len()),
            (Stage::LookedUp, 0),
            "{index}"
        );
    }
}

/// What is shown after the goal was reached is known at the next attempt.
#[test]
fn a_solution_that_is_shown_after_the_goal_spoils_the_next_attempt_alone() {
    let (mut session, _) = playing(NEAR);
    right(&mut session);
    right(&mut session);
    session.apply(Command::inquire(Inquiry::Judge));
    assert!(matches!(standing(&session).stage, Stage::Solved(Some(_))));
    session.apply(Command::First);
    right(&mut session);
    right(&mut session);
    assert_eq!((standing(&session).stage, entries(&session).len()), (Stage::LookedUp, 1));
}

#[test]
fn hints_are_told_with_the_result() {
    let (mut session, _) = playing(NEAR);
    for _ in 0..2 {
        // The hint, and then its move.
        session.apply(Command::Hint);
        wait(&mut session);
        session.apply(Command::Hint);
    }
    let entry = &entries(&session)[0];
    assert_eq!((entry.hints, entry.moves, standing(&session).hints), (2, 2, 2));
    assert!(!entry.counts());
}

/// Who goes on before a hint is found never sees it.
#[test]
fn a_hint_that_is_not_shown_does_not_count() {
    let (mut session, _) = playing(NEAR);
    right(&mut session);
    session.apply(Command::Hint);
    session.apply(Command::First);
    wait(&mut session);
    assert_eq!((sliding(&session).shown_hint(), standing(&session).hints), (None, 0));
    session.apply(Command::Last);
    assert_eq!((sliding(&session).shown_hint(), standing(&session).hints), (None, 0));
    session.apply(Command::Hint);
    assert!(sliding(&session).shown_hint().is_some());
    assert_eq!(standing(&session).hints, 1);
}

#[test]
fn who_wants_quiet_has_no_results() {
    let (mut session, _) = playing(NEAR);
    let quiet = PlaySettings { is_quiet: true, ..PlaySettings::default() };
    choose_play(&mut session, quiet);
    right(&mut session);
    right(&mut session);
    assert_eq!((standing(&session).stage, entries(&session).len()), (Stage::Solved(None), 0));
    assert!(!session.counts_fewest());
}

#[test]
fn the_next_puzzle_is_like_the_one_before() {
    let (mut session, _) = playing("1 2 3\n8 4 0\n7 6 5\n");
    session.apply(Command::goal(GoalChoice::Usual(Goal::Snail)));
    session.apply(Command::Mode(Mode::View));
    session.apply(Command::another(7));
    let goal = Goal::Snail.like(sliding(&session).board().expect("a board"));
    let first = shown(&session);
    assert_eq!(first, random::board(&goal, Kind::Solvable, 7).tiles());
    assert_eq!((session.mode(), standing(&session).stage), (Mode::Play, Stage::Ready));
    session.apply(Command::another(8));
    assert_ne!(shown(&session), first);
    session.apply(Command::Undo);
    assert_eq!(shown(&session), first, "the one before is not lost");
    // One of a walk is followed by one of a walk as long.
    session.apply(Command::random(Kind::Walk(3), 1));
    session.apply(Command::another(2));
    let goal = Goal::Snail.like(sliding(&session).board().expect("a board"));
    assert_eq!(shown(&session), random::board(&goal, Kind::Walk(3), 2).tiles());
    // On the smallest board one start in twelve is the goal: it is never dealt.
    session.apply(load("1 2\n0 3\n"));
    for seed in 0..200 {
        session.apply(Command::another(seed));
        assert_ne!(shown(&session), [1, 2, 3, 0]);
    }
}

#[test]
fn the_puzzle_of_a_day_is_that_of_its_digits() {
    let mut session = session();
    let date = Date::new(2026, 11, 23).expect("a day");
    session.apply(Command::Set(Setting::RandomSize(2, None)));
    session.apply(Command::daily(date));
    assert_eq!(
        (source(&session).as_str(), session.mode()),
        ("Daily puzzle of 2026-11-23, 2×2", Mode::Play)
    );
    let goal = Goal::BlankLast.like(sliding(&session).board().expect("a board"));
    assert_eq!(shown(&session), random::board(&goal, Kind::Solvable, 20_261_123).tiles());
    // Round and round until it is solved.
    for way in [Move::Up, Move::Left, Move::Down, Move::Right].into_iter().cycle().take(24) {
        session.apply(Command::slide(way));
    }
    for way in [Move::Left, Move::Up, Move::Right, Move::Down].into_iter().cycle().take(24) {
        session.apply(Command::slide(way));
    }
    let entry = &entries(&session)[0];
    assert_eq!((entry.origin, entry.daily), (Origin::Daily, Some(date)));
    assert!(entry.counts());
}

/// Goes round and round on 2×2 until the puzzle is solved.
fn go_round(session: &mut Session) {
    let ways = [Move::Up, Move::Left, Move::Down, Move::Right];
    for way in ways.into_iter().cycle().take(24).chain(ways.into_iter().rev().cycle().take(24)) {
        session.apply(Command::slide(way));
    }
}

/// A session with the puzzle of a day, which is played.
fn daily() -> (Session, Command) {
    let mut session = session();
    let daily = Command::daily(Date::new(2026, 11, 23).expect("a day"));
    session.apply(Command::Set(Setting::RandomSize(2, None)));
    session.apply(daily.clone());
    (session, daily)
}

#[test]
fn a_puzzle_that_is_dealt_again_is_no_first_attempt() {
    let (mut session, daily) = self::daily();
    let attempts = |session: &Session| -> Vec<u32> {
        entries(session).iter().map(|entry| entry.attempt).collect()
    };
    go_round(&mut session);
    session.apply(daily.clone());
    // This attempt is given up.
    for way in [Move::Up, Move::Down] {
        session.apply(Command::slide(way));
    }
    session.apply(load(NEAR));
    session.apply(daily.clone());
    go_round(&mut session);
    assert_eq!(attempts(&session), [1, 3]);
    // The results tell it at the next start, too.
    let (mut next, _) = self::daily();
    next.restore_results(entries(&session).to_vec());
    next.apply(load(NEAR));
    next.apply(daily);
    go_round(&mut next);
    assert_eq!(attempts(&next), [1, 3, 4]);
    assert_eq!(entries(&next).iter().filter(|entry| entry.counts()).count(), 1);
}

/// A file with the whole puzzle.
fn saved(session: &Session) -> Command {
    let document = session.document().expect("a puzzle is open").clone();
    let content = session.content(Which::Start).expect("a board");
    let (path, stamp) = (PathBuf::from("daily.txt"), Stamp { modified: None, bytes: 1 });
    Command::File(FileWish::Saved { document, content, file: OnDisk { path, stamp, format: None } })
}

#[test]
fn a_daily_puzzle_that_is_saved_is_still_that_of_the_day() {
    let (mut session, _) = daily();
    session.apply(saved(&session));
    assert_eq!(source(&session), "daily.txt");
    go_round(&mut session);
    assert_eq!((entries(&session)[0].origin, entries(&session)[0].counts()), (Origin::Daily, true));
}

#[test]
fn a_daily_puzzle_with_another_goal_is_not_that_of_the_day() {
    let (mut session, _) = daily();
    let start = sliding(&session).board().expect("a board");
    let near = Move::ALL.into_iter().find_map(|way| start.after(way)).expect("a move");
    session.apply(Command::goal(GoalChoice::Board(near)));
    session.apply(Command::Mode(Mode::Play));
    go_round(&mut session);
    let [entry] = entries(&session) else { panic!("it is solved") };
    assert_eq!((entry.origin, entry.daily, entry.counts()), (Origin::Other, None, false));
}

#[test]
fn searches_of_other_puzzles_side_by_side_show_no_solution() {
    let (mut session, _) = playing(NEAR);
    let draw = Draw { field: Field::Random, count: 1, seed: 1 };
    session.apply(Command::Explore(Wish::Tune(Tuning::Draw(Family::Sliding, draw))));
    session.apply(Command::Explore(Wish::Compare));
    wait_for(&mut session, "the rows", |session| !session.is_busy());
    session.apply(Command::Explore(Wish::SideBySide([0, 1])));
    wait_for(&mut session, "the trees", |session| !session.is_busy());
    assert!(session.pair().is_some());
    session.apply(Command::Explore(Wish::Show(View::Solution)));
    session.apply(Command::Mode(Mode::Play));
    right(&mut session);
    right(&mut session);
    assert!(matches!(standing(&session).stage, Stage::Solved(Some(_))));
}

#[test]
fn undo_in_the_tree_does_not_begin_to_play() {
    let (mut session, _) = playing(NEAR);
    right(&mut session);
    session.apply(Command::Explore(Wish::Show(View::Tree)));
    session.apply(load(CORNER));
    session.apply(Command::Undo);
    assert_eq!((session.view(), session.mode()), (View::Tree, Mode::View));
}

#[test]
fn a_solution_that_was_shown_stays_known() {
    let (mut session, daily) = self::daily();
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(load(NEAR));
    session.apply(daily);
    go_round(&mut session);
    assert_eq!((standing(&session).stage, entries(&session).len()), (Stage::LookedUp, 0));
}

/// A puzzle of a day stays one at the next start. Who had moved tiles had begun it.
#[test]
fn the_next_start_knows_where_a_puzzle_came_from() {
    for (moves, attempt) in [(&[][..], 1), (&[Move::Up, Move::Left, Move::Down, Move::Right], 2)] {
        let (mut session, _) = daily();
        for &way in moves {
            session.apply(Command::slide(way));
        }
        let mut next = restarted(&session);
        assert_eq!(source(&next), "Daily puzzle of 2026-11-23, 2×2");
        next.apply(Command::First);
        next.apply(Command::Mode(Mode::Play));
        next.apply(Command::First);
        go_round(&mut next);
        let entry = &entries(&next)[0];
        let told = (entry.origin, entry.daily.map(|date| date.to_string()), entry.attempt);
        assert_eq!(told, (Origin::Daily, Some("2026-11-23".to_owned()), attempt));
    }
}

#[test]
fn a_large_board_has_the_shortest_way_that_is_known() {
    let text = "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 0 23 24\n";
    let (mut session, _) = playing(text);
    session.apply(Command::slide(Move::Left));
    for _ in 0..3 {
        right(&mut session);
    }
    let entry = entries(&session)[0].clone();
    assert_eq!(entry.moves, 4);
    count(&mut session);
    assert_eq!(entries(&session)[0].fewest, Some(2));
}

#[test]
fn the_fewest_of_one_result_are_found_while_another_puzzle_is_open() {
    let (mut session, _) = playing(NEAR);
    right(&mut session);
    right(&mut session);
    session.apply(Command::another(1));
    session.apply(load(CORNER));
    session.apply(Command::shift(6));
    session.apply(Command::shift(8));
    count(&mut session);
    let fewest: Vec<_> = entries(&session).iter().map(|entry| entry.fewest).collect();
    assert_eq!(fewest, [Some(2), Some(4)]);
}

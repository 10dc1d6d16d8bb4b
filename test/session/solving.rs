//! The session without a window: loading, solving, stopping, faults of a job, the step player.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::hidato::command::HidatoCommand;
use langkah::session::player::{Origin, Player, Speed, Stride};
use langkah::session::settings::{Settings, SlidingSettings};
use langkah::session::sliding::edit::Edit;
use langkah::session::source::Source;
use langkah::session::{Mode, Notice, Phase, Session};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::Limit;
use langkah_engine::sliding::moves::{Move, letters, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::Kind;
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_puzzle::read;

use crate::sessions::{puzzle, session, sliding, wait, wait_for};

/// Two moves from the goal.
const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
/// Needs 80 moves: minutes of search with the bounds at hand.
const HARD: &str = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";
const ODD: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n";

fn load(text: &str) -> Command {
    Command::load(read::puzzle(text.as_bytes(), None).expect("a good text"), Source::Clipboard)
}

fn solved(text: &str) -> Session {
    let mut session = session();
    session.apply(load(text));
    session.apply(Command::Solve);
    wait(&mut session);
    session
}

fn ended(session: &Session) -> &Solution {
    match sliding(session).phase() {
        Phase::Ended(solution) => solution,
        Phase::Ready => panic!("no job has run"),
        Phase::Running(_) => panic!("the job still runs"),
    }
}

#[test]
fn a_loaded_puzzle_is_judged_and_not_yet_solved() {
    let mut session = session();
    assert!(sliding(&session).open().is_none() && sliding(&session).board().is_none());
    session.apply(load(ODD));
    let open = sliding(&session).open().expect("open");
    assert_eq!((open.solvability.total(), open.solvability.is_solvable()), (1, false));
    assert!(matches!(sliding(&session).phase(), Phase::Ready));
    assert_eq!(sliding(&session).board(), Some(open.puzzle.start()));
}

#[test]
fn solving_gives_steps_to_walk_through() {
    let mut session = solved(NEAR);
    let Outcome::Solved(moves) = &ended(&session).outcome else { panic!("not solved") };
    assert_eq!(letters(moves), "RR");
    let (start, goal) = (puzzle(NEAR).start().clone(), puzzle(NEAR).goal().clone());
    assert_eq!(sliding(&session).board(), Some(&start), "the player begins at the start");

    session.apply(Command::Last);
    assert_eq!(sliding(&session).board(), Some(&goal));
    session.apply(Command::Next);
    assert_eq!(sliding(&session).player().position(), 2, "there is nothing after the last board");
    session.apply(Command::Prev);
    assert_eq!(sliding(&session).player().step().map(|step| step.tile), Some(14));
    session.apply(Command::First);
    session.apply(Command::Prev);
    assert_eq!(sliding(&session).board(), Some(&start));
    session.apply(Command::Seek(1));
    assert_eq!(sliding(&session).player().position(), 1);
    session.apply(Command::Seek(99));
    assert!(sliding(&session).player().is_at_end());
}

#[test]
fn an_unsolvable_puzzle_is_an_outcome_and_no_search() {
    let session = solved(ODD);
    let solution = ended(&session);
    assert_eq!(solution.outcome, Outcome::Unsolvable);
    assert_eq!((solution.stats.expanded, solution.stats.generated), (0, 0));
    assert!(session.notice().is_none(), "unsolvable is no error");
    assert!(sliding(&session).player().steps().is_empty());
}

#[test]
fn a_search_tells_its_figures_and_stops_when_asked() {
    let mut session = session();
    session.apply(load(HARD));
    session.apply(Command::Solve);
    wait_for(
        &mut session,
        "two reports",
        |session| matches!(sliding(session).phase(), Phase::Running(Some(progress)) if progress.stats.f >= 70),
    );
    let Phase::Running(Some(progress)) = sliding(&session).phase() else { panic!("running") };
    assert!(progress.stats.expanded > 0 && progress.stats.generated > progress.stats.expanded);
    assert!(!progress.elapsed.is_zero());

    // Nobody sees the search in the other views, so nothing stops it there.
    for view in [View::Compare, View::Practice] {
        session.apply(Command::Explore(Wish::Show(view)));
        assert!(session.is_busy() && !session.is_view_busy(), "{view:?}");
        session.apply(Command::Stop);
    }
    std::thread::sleep(Duration::from_millis(50));
    session.poll();
    assert!(session.is_running());
    session.apply(Command::Explore(Wish::Show(View::Solution)));
    assert!(session.is_view_busy());
    session.apply(Command::Stop);
    wait(&mut session);
    let solution = ended(&session);
    assert_eq!(solution.outcome, Outcome::Stopped);
    assert!(solution.lower_bound >= 70 && solution.lower_bound <= 80);
    assert!(!solution.proved_least);
    assert!(session.notice().is_none(), "stopped is no error");
    session.apply(Command::Stop);
    assert!(!session.is_running(), "a second stop does nothing");
}

#[test]
fn a_limit_is_an_outcome_with_what_is_proved() {
    let mut session = session();
    session.settings.memory_mib = 64;
    session.apply(Command::choose(Plan::Preset(Preset::COURSE)));
    session.apply(load(HARD));
    session.apply(Command::Solve);
    wait(&mut session);
    let solution = ended(&session);
    assert_eq!(solution.outcome, Outcome::Limit(Limit::Memory));
    assert!(solution.lower_bound > 0 && solution.stats.memory_peak <= 64 << 20);
}

#[test]
fn a_panic_in_a_job_leaves_a_message_and_a_living_session() {
    let mut session = session();
    session.apply(load(NEAR));
    session.run(|_| panic!("the bound is off by {}", 2));
    wait_for(&mut session, "the message", |session| session.notice().is_some());
    let notice = session.notice().expect("just seen");
    assert!(notice.lines.iter().any(|line| line == "the bound is off by 2"), "{notice:?}");
    assert_eq!(sliding(&session).open().map(|open| &open.puzzle), Some(&puzzle(NEAR)));

    session.apply(Command::Dismiss);
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(matches!(ended(&session).outcome, Outcome::Solved(_)));
}

#[test]
fn what_an_earlier_job_still_sends_is_not_heard() {
    let mut session = session();
    session.apply(load(NEAR));
    let (release, released) = channel::<()>();
    let (finish, finished) = channel::<()>();
    let (begins, begun) = channel();
    let earlier = puzzle(NEAR);
    session.run(move |reporter| {
        begins.send(()).expect("the test is there");
        released.recv().expect("the test is there");
        let solution = task(&earlier).run(reporter);
        finish.send(()).expect("the test is there");
        solution
    });
    begun.recv().expect("the job has begun");
    session.apply(load(ODD));
    release.send(()).expect("the job is there");
    finished.recv().expect("the job is there");
    std::thread::sleep(Duration::from_millis(20));
    session.poll();
    assert!(matches!(sliding(&session).phase(), Phase::Ready));
    assert!(sliding(&session).player().steps().is_empty());
}

#[test]
fn a_job_that_is_left_is_told_to_stop() {
    let mut session = session();
    session.apply(load(HARD));
    let (told, heard) = channel();
    let (begins, begun) = channel();
    let hard = puzzle(HARD);
    session.run(move |reporter| {
        begins.send(()).expect("the test is there");
        let solution = task(&hard).run(reporter);
        told.send(solution.outcome.clone()).expect("the test is there");
        solution
    });
    begun.recv_timeout(Duration::from_secs(30)).expect("the job has begun");
    session.apply(load(NEAR));
    let outcome = heard.recv_timeout(Duration::from_secs(30)).expect("the job has ended");
    assert_eq!(outcome, Outcome::Stopped);
}

#[test]
fn a_second_solve_while_one_runs_does_nothing() {
    let mut session = session();
    session.apply(load(HARD));
    let (release, released) = channel::<()>();
    let near = puzzle(NEAR);
    session.run(move |reporter| {
        released.recv().expect("the test is there");
        task(&near).run(reporter)
    });
    session.apply(Command::Solve);
    release.send(()).expect("the first job is still there");
    wait(&mut session);
    assert!(matches!(ended(&session).outcome, Outcome::Solved(_)), "it was the first job's");
}

#[test]
fn the_waker_is_called_for_every_event() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let waker = Arc::new(move || {
        counted.fetch_add(1, Ordering::SeqCst);
    });
    let mut session = Session::new(Settings::default(), waker);
    session.apply(load(NEAR));
    session.apply(Command::Solve);
    wait(&mut session);
    wait_for(&mut session, "the wake", |_| calls.load(Ordering::SeqCst) == 1);
}

#[test]
fn an_error_keeps_the_open_puzzle_and_goes_with_the_next_one() {
    let mut session = solved(NEAR);
    let notice = Notice::fault("x could not be opened", vec!["x:1:2: y"]);
    session.apply(Command::Tell(notice.clone()));
    assert_eq!(session.notice(), Some(&notice));
    assert_eq!(sliding(&session).player().steps().len(), 2, "the solution is still there");
    session.apply(load(ODD));
    assert_eq!(session.notice(), None);
}

#[test]
fn a_seed_gives_the_same_puzzle_again() {
    let mut session = session();
    let size = langkah_engine::grid::Dims::new(4, 4).expect("a board has cells");
    let kinds = [Kind::Solvable, Kind::Any, Kind::Walk(12)];
    for kind in kinds {
        let random = Command::random(kind, 4711);
        session.apply(random.clone());
        let first = sliding(&session).board().cloned();
        assert_eq!(
            sliding(&session).open().map(|open| &open.source),
            Some(&Source::Random { kind, size, seed: 4711 })
        );
        session.apply(Command::random(kind, 4712));
        assert_ne!(sliding(&session).board().cloned(), first);
        session.apply(random);
        assert_eq!(sliding(&session).board().cloned(), first);
    }
    session.settings.sliding.rows = 3;
    session.apply(Command::random(Kind::Solvable, 1));
    assert_eq!(sliding(&session).board().map(|board| board.tiles().len()), Some(9));
}

/// What the default settings ask for.
fn task(puzzle: &Puzzle) -> Task {
    Task::new(puzzle.clone(), Settings::default().sliding_request())
        .expect("the default goes anywhere")
}

fn player() -> Player {
    let near = puzzle(NEAR);
    let solution = task(&near).run(&mut ());
    let Outcome::Solved(moves) = solution.outcome else { panic!("not solved") };
    Player::new(steps(near.start(), &moves), Origin::Search)
}

#[test]
fn the_player_plays_at_its_speed_and_stops_at_the_end() {
    let mut player = player();
    let half = Duration::from_millis(250);
    assert_eq!(player.advance(half, Speed::Normal, Stride::One), None, "it is not playing");
    player.play_pause();
    assert_eq!(player.advance(half, Speed::Normal, Stride::One), Some(half));
    assert_eq!(player.position(), 0);
    assert_eq!(player.advance(half, Speed::Normal, Stride::One), Some(2 * half));
    assert_eq!(player.position(), 1);
    // However long the window slept, it is one step.
    assert_eq!(player.advance(Duration::from_secs(60), Speed::Normal, Stride::One), None);
    assert!(player.is_at_end() && !player.is_playing());

    player.play_pause();
    assert_eq!((player.position(), player.is_playing()), (0, true), "it begins again");
    player.play_pause();
    assert!(!player.is_playing());
    player.play_pause();
    player.back(Stride::One);
    assert!(!player.is_playing(), "stepping by hand ends the playing");
}

#[test]
fn the_speed_can_change_while_it_plays() {
    for (from, to) in Speed::ALL.into_iter().flat_map(|from| Speed::ALL.map(|to| (from, to))) {
        let mut player = player();
        player.play_pause();
        player.advance(from.step_time() * 9 / 10, from, Stride::One);
        let left = player.advance(Duration::from_millis(16), to, Stride::One);
        assert!(left.is_some_and(|left| left <= to.step_time()), "{from:?} to {to:?}: {left:?}");
    }
}

#[test]
fn solving_again_keeps_the_place() {
    let mut session = solved(NEAR);
    session.apply(Command::Seek(1));
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(
        (sliding(&session).player().position(), sliding(&session).player().steps().len()),
        (1, 2)
    );
    session.apply(Command::choose(Plan::Preset(Preset::COURSE)));
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(sliding(&session).player().position(), 0, "another search is another solution");
}

#[test]
fn a_job_keeps_what_it_was_asked() {
    let mut session = session();
    session.apply(load(HARD));
    session.apply(Command::Solve);
    session.apply(Command::choose(Plan::Preset(Preset::RAHARDJO)));
    session.settings.memory_mib = 4096;
    assert_eq!(sliding(&session).asked(), Settings::default().sliding_request());
    session.apply(Command::Stop);
    wait(&mut session);
    let bound = BoundKind::PatternDb;
    assert_eq!(ended(&session).plan, Plan::Ida { bound, weight: Weight::ONE });
    assert_eq!(sliding(&session).asked(), Settings::default().sliding_request());
}

#[test]
fn faster_speeds_are_faster() {
    for pair in Speed::ALL.windows(2) {
        assert!(pair[0].step_time() > pair[1].step_time());
    }
}

#[test]
fn an_empty_player_does_not_play() {
    let mut player: Player = Player::default();
    player.play_pause();
    player.forward(Stride::One);
    assert!(!player.is_playing());
    assert_eq!((player.position(), player.is_at_end()), (0, true));
}

#[test]
fn settings_outlive_the_program_and_older_files() {
    let plan = Plan::best_first(
        BoundKind::LinearConflict,
        Weight::new(1.5).expect("in range"),
        Ties::Oldest,
        false,
    );
    let plan = plan.in_order("URDL".parse().expect("an order"));
    let sliding = SlidingSettings { plan, ..SlidingSettings::default() };
    let (memory_mib, speed) = (512, Speed::Double);
    let settings = Settings { memory_mib, speed, sliding, ..Settings::default() };
    let text = serde_json::to_string(&settings).expect("plain data");
    assert_eq!(serde_json::from_str::<Settings>(&text).expect("just written"), settings);
    let older: Settings = serde_json::from_str(r#"{"speed":"Half","gone":1}"#).expect("readable");
    assert_eq!(older, Settings { speed: Speed::Half, ..Settings::default() });
    // Names of published searches as they are, and as they once were.
    for (name, preset) in [
        ("lcsearch-program", Preset::LCSEARCH_PROGRAM),
        ("LcSearchProgram", Preset::LCSEARCH_PROGRAM),
        ("Course", Preset::COURSE),
    ] {
        let text = format!(r#"{{"plan":{{"Preset":"{name}"}}}}"#);
        let settings: Settings = serde_json::from_str(&text).expect("readable");
        assert_eq!(settings.sliding.plan, Plan::Preset(preset), "{name}");
    }
    // Plans that say no order of children.
    for (text, plan) in [
        (
            r#"{"BestFirst":{"bound":"Misplaced","weight":1.0,"ties":"Newest","visited":true}}"#,
            Plan::best_first(BoundKind::Misplaced, Weight::ONE, Ties::Newest, true),
        ),
        (r#"{"BreadthFirst":{"visited":false}}"#, Plan::breadth_first(false)),
        (r#"{"DepthFirst":{"visited":true,"depth_max":9}}"#, Plan::depth_first(true, Some(9))),
    ] {
        let text = format!(r#"{{"plan":{text}}}"#);
        let settings: Settings = serde_json::from_str(&text).expect("readable");
        assert_eq!(settings.sliding.plan, plan, "{text}");
    }
    assert!(serde_json::from_str::<Settings>(&text.replace("URDL", "URDD")).is_err());
    let absurd = text.replace("1.5", "-1.5");
    assert!(serde_json::from_str::<Settings>(&absurd).is_err(), "no weight is below 0");
}

#[test]
fn settings_from_a_file_are_brought_into_range() {
    let text = r#"{"random_rows":0,"memory_mib":18446744073709551615,"walk_moves":0}"#;
    let settings: Settings = serde_json::from_str(text).expect("readable");
    let settings = settings.in_range();
    assert_eq!((settings.sliding.rows, settings.sliding.walk_moves), (2, 1));
    assert_eq!(settings.sliding_request().limits.memory_max, 65_536 << 20);
}

#[test]
fn a_selection_goes_with_its_board() {
    let mut session = session();
    session.apply(load("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0"));
    session.apply(Command::Mode(Mode::Edit));
    session.apply(Command::edit(Edit::Click(15)));
    session.apply(load("1 2 3\n4 5 6\n7 0 8"));
    session.apply(Command::Mode(Mode::Edit));
    assert_eq!(sliding(&session).selected(), None, "the cell was of another puzzle");
    session.apply(Command::edit(Edit::Digit(5)));
    let board = sliding(&session).board().expect("a board");
    assert_eq!(board.tiles()[0], 5, "what is typed goes to the first cell");
    session.apply(Command::Undo);
    assert_eq!(sliding(&session).selected(), Some(0), "the same board as it was before");
    session.apply(Command::Undo);
    assert_eq!(sliding(&session).board().map(|board| board.tiles().len()), Some(16));
    session.apply(Command::Mode(Mode::Edit));
    assert_eq!(sliding(&session).selected(), None, "the cell was of the smaller board");
}

#[test]
fn what_opens_no_board_leaves_the_open_puzzle() {
    let mut session = session();
    session.apply(load(NEAR));
    let opened = langkah_puzzle::hidato::read("1 0\n0 4", Topology::King).expect("a Hidato");
    let own = HidatoCommand::Load { opened: Box::new(opened), source: Source::Clipboard };
    session.apply(Command::from(own));
    session.settings.sliding.rows = 11;
    session.apply(Command::random(Kind::Any, 1));
    assert!(session.hidato().is_some(), "no board has 11 rows");
    session.apply(Command::new_board(Dims::new(1, 4).expect("a size")));
    assert!(session.hidato().is_some(), "no board has 1 row");
}

#[test]
fn the_player_shows_every_so_many_boards_with_the_first_and_the_last() {
    let start = puzzle("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0").start().clone();
    let steps = steps(&start, &[Move::Up, Move::Down].repeat(6));
    let mut player = Player::new(steps, Origin::Search);
    for (stride, places) in [
        (Stride::Five, &[5, 10, 12][..]),
        (Stride::Ten, &[10, 12]),
        (Stride::One, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ] {
        player.seek(0);
        let forward = |player: &mut Player| {
            player.forward(stride);
            player.position()
        };
        assert_eq!(places.iter().map(|_| forward(&mut player)).collect::<Vec<_>>(), places);
        assert_eq!(forward(&mut player), 12, "it stays at the end");
        for &place in places.iter().rev().skip(1).chain(&[0, 0]) {
            player.back(stride);
            assert_eq!(player.position(), place, "{stride:?}");
        }
        player.play_pause();
        for &place in places {
            player.advance(Speed::Normal.step_time(), Speed::Normal, stride);
            assert_eq!(player.position(), place, "{stride:?}");
        }
        assert!(!player.is_playing());
    }
    // From between, to the next such board.
    player.seek(7);
    player.forward(Stride::Five);
    assert_eq!(player.position(), 10);
    player.seek(7);
    player.back(Stride::Five);
    assert_eq!(player.position(), 5);

    let mut session = session();
    session.apply(load("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0"));
    session.apply(Command::Moves("UD".repeat(6)));
    session.apply(Command::Stride(Stride::Five));
    session.apply(Command::Next);
    assert_eq!(sliding(&session).player().position(), 5);
}

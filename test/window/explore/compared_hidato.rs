//! Comparisons of a Hidato's searches: what is run, what stays, two of them side by side.

use std::time::Duration;

use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::comparison::run::Run;
use langkah::session::explore::comparison::{Comparison, Field, Listed};
use langkah::session::explore::explorer::Explorer;
use langkah::session::explore::pair::Pair;
use langkah::session::explore::{View, Wish};
use langkah::session::source::Source;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::generate::Outcome;
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::moment::State;
use langkah_puzzle::compare::hidato::{Contender, outcome};
use langkah_puzzle::compare::{Contender as _, Found};
use langkah_puzzle::hidato::make;
use langkah_puzzle::read::{self, Any};

use super::pair::{assert_both_fit, side_by_side};
use crate::recordings::{NEAR, wish};
use crate::sessions::{load, loaded, session, wait_for};
use crate::windows::{Test, assert_shows, at_size, click, paste, press, shows, window};

/// Guesses.
const FEW: &str = "gen-08x08-few";
/// The published search finds no end.
const LARGE: &str = "gen-20x20-a";

fn text(name: &str) -> String {
    let path = format!("{}/test/data/hidato/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the file is there")
}

fn opened(name: &str) -> Command {
    let opened = read::any(text(name).as_bytes(), None, Topology::King).expect("a good text");
    Command::load_any(opened, Source::File(format!("{name}.txt")))
}

fn board(name: &str) -> Board {
    match read::any(text(name).as_bytes(), None, Topology::King).expect("a good text") {
        Any::Hidato(opened) => opened.board,
        Any::Sliding(_) => panic!("{name} is a Hidato"),
    }
}

fn comparison(session: &Session) -> &Comparison {
    &session.explorings().comparison
}

fn run(session: &Session) -> &Run<Contender> {
    comparison(session).hidato_run().expect("it ran")
}

fn wait(session: &mut Session, busy: impl Fn(&Session) -> bool) {
    wait_for(session, "the end", |session| !busy(session));
}

fn choose(session: &mut Session, names: &[&str]) {
    let contender = |name: &&str| -> Contender { name.parse().expect("a search") };
    session.explorings_mut().comparison.hidato.contenders = names.iter().map(contender).collect();
}

/// A session in which searches are compared on a file.
fn compared(name: &str, names: &[&str]) -> Session {
    let mut session = session();
    session.apply(opened(name));
    choose(&mut session, names);
    wish(&mut session, Wish::Show(View::Compare));
    assert_eq!(session.view(), View::Compare);
    session.apply(Command::Solve);
    assert!(session.view_runs() && !session.is_running());
    wait(&mut session, |session| comparison(session).is_running());
    session
}

#[test]
fn the_open_hidato_by_several_searches() {
    let session = compared(FEW, &["propagate", "propagate:first", "rules", "rules:link"]);
    let run = run(&session);
    assert_eq!((run.rows.len(), run.all()), (4, 4));
    let board = board(FEW);
    assert_eq!(run.puzzles, [(format!("{FEW}.txt"), board.clone())]);
    let words: Vec<String> =
        run.rows.iter().map(|row| outcome(&board, &row.found.finished)).collect();
    assert_eq!(words, ["one", "found", "22 of 44", "11 of 44"]);
    let text = run.csv();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[0]), (5, Contender::CSV_HEAD));
    assert!(lines[1].starts_with("gen-08x08-few.txt,propagate,one,true,,64,44,44,47,259,"));
}

/// They are the puzzles that the menu of random ones makes, of consecutive seeds.
#[test]
fn random_hidatos_are_made_first() {
    let mut session = session();
    session.apply(opened(FEW));
    (session.settings.hidato.rows, session.settings.hidato.cols) = (5, 6);
    session.settings.hidato.random = Some(Topology::Orthogonal);
    choose(&mut session, &["propagate", "fauzia"]);
    let chosen = &mut session.explorings_mut().comparison.hidato;
    (chosen.drawn.field, chosen.drawn.count, chosen.drawn.seed) = (Field::Random, 3, 7);
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    assert_eq!(run(&session).all(), 6, "also while they are made");
    wait(&mut session, |session| comparison(session).is_running());
    let run = run(&session);
    assert_eq!((run.rows.len(), run.all(), run.is_making()), (6, 6, false));
    for (index, (name, board)) in run.puzzles.iter().enumerate() {
        let seed = 7 + index as u64;
        assert_eq!(*name, format!("5×6, seed {seed}"));
        let order = session.hidato_order(seed).expect("an order");
        assert_eq!(board.shape().topology(), Topology::Orthogonal);
        assert!(
            matches!(make(&order, None, &mut ()), Ok(Outcome::Made(made)) if made.board == *board)
        );
    }
    let verdicts = run.rows.iter().filter(|row| row.contender == 0);
    assert!({ verdicts }.all(|row| matches!(row.found.finished.verdict, Verdict::One(_))));
}

#[test]
fn hidatos_of_several_files() {
    let mut session = session();
    session.apply(opened(FEW));
    choose(&mut session, &["rules"]);
    let puzzles = vec![("a".to_owned(), board("fauzia")), ("b".to_owned(), board(FEW))];
    let listed = Listed { file: "a …".to_owned(), puzzles: puzzles.clone(), faults: Vec::new() };
    wish(&mut session, Wish::Hidatos(listed));
    assert_eq!(comparison(&session).hidato.drawn.field, Field::Listed);
    assert_eq!(
        comparison(&session).sliding.drawn.field,
        Field::Open,
        "the other family's choice stays"
    );
    wish(&mut session, Wish::Compare);
    wait(&mut session, |session| comparison(session).is_running());
    assert_eq!((run(&session).rows.len(), &run(&session).puzzles), (2, &puzzles));
}

#[test]
fn what_is_done_stands_when_it_is_stopped() {
    let mut session = session();
    session.apply(opened(LARGE));
    choose(&mut session, &["propagate", "fauzia", "rules"]);
    session.explorings_mut().comparison.seconds = 3600.0;
    session.settings.memory_mib = 1 << 16;
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    wait(&mut session, |session| run(session).rows.is_empty() || run(session).progress.is_none());
    session.apply(Command::Stop);
    wait(&mut session, |session| comparison(session).is_running());
    assert_eq!((run(&session).rows.len(), run(&session).all()), (1, 3));
    assert!(run(&session).rows[0].found.is_solved());
    // While puzzles are made.
    (session.settings.hidato.rows, session.settings.hidato.cols) = (30, 30);
    let chosen = &mut session.explorings_mut().comparison.hidato;
    (chosen.drawn.field, chosen.drawn.count) = (Field::Random, 1000);
    wish(&mut session, Wish::Compare);
    session.apply(Command::Stop);
    wait(&mut session, |session| comparison(session).is_running());
    assert!(run(&session).is_making() && run(&session).rows.is_empty());
}

/// The tab stays, and what was run on the other family's puzzle is gone.
#[test]
fn the_other_family_opens_while_searches_are_compared() {
    let mut session = compared(FEW, &["propagate", "rules"]);
    wish(&mut session, Wish::SideBySide([0, 1]));
    assert!(session.pair().is_some());
    session.apply(load(NEAR));
    assert_eq!(session.view(), View::Compare);
    assert!(session.pair().is_none() && comparison(&session).run().is_none());
    assert!(!session.is_busy());
    session.apply(Command::Solve);
    wait(&mut session, |session| comparison(session).is_running());
    assert_eq!(comparison(&session).sliding_run().map(|run| run.rows.len()), Some(4));
    wish(&mut session, Wish::SideBySide([0, 1]));
    // Another of the same family changes nothing.
    session.apply(load("1 2 3 4 5 6 0 7 8"));
    assert!(session.pair().is_some() && comparison(&session).run().is_some());
    session.apply(opened(FEW));
    assert_eq!(session.view(), View::Compare);
    assert!(session.pair().is_none() && comparison(&session).run().is_none());
    // One that runs is ended.
    session.apply(load(NEAR));
    session.explorings_mut().comparison.sliding.contenders =
        vec!["ida:misplaced".parse().expect("a search")];
    wish(&mut session, Wish::Compare);
    session.apply(opened(LARGE));
    assert!(!session.is_busy() && comparison(&session).run().is_none());
    session.poll();
    session.apply(Command::Solve);
    session.apply(Command::Stop);
    wait(&mut session, |session| comparison(session).is_running());
    assert!(comparison(&session).hidato_run().is_some());
}

fn pair(session: &Session) -> &Pair {
    session.pair().expect("two are side by side")
}

fn sides(session: &Session) -> [&Explorer; 2] {
    [0, 1].map(|side| pair(session).halves()[side].explorer().expect("recorded"))
}

fn trace(explorer: &Explorer) -> &Trace {
    explorer.trace().expect("a search")
}

#[test]
fn two_searches_in_step() {
    let mut session = compared("gen-06x06-few", &["propagate", "fauzia", "rules"]);
    wish(&mut session, Wish::SideBySide([1, 0]));
    assert!(session.view_runs(), "they are recorded");
    wait(&mut session, |session| pair(session).is_recording());
    assert_eq!(
        pair(&session).halves().each_ref().map(|side| side.name.as_str()),
        ["Fauzia’s program", "Propagation"]
    );
    let board = board("gen-06x06-few");
    for (side, row) in sides(&session).into_iter().zip([1, 0]) {
        let recorded = side.recorded().hidato().expect("a Hidato's");
        assert_eq!(recorded.board, board);
        let solution = recorded.solution.as_ref().expect("it has ended");
        assert_eq!(solution.finished, run(&session).rows[row].found.finished);
    }
    let lasts = sides(&session).map(|side| trace(side).last());
    assert!(lasts[1] < lasts[0], "{lasts:?}");
    session.apply(Command::First);
    for at in 0..=lasts[0] {
        assert_eq!(pair(&session).at(), at);
        assert_eq!(sides(&session).map(Explorer::at), [at, at.min(lasts[1])]);
        session.apply(Command::Next);
    }
    // At the end both show the solution's board.
    let solution = run(&session).rows[0].found.finished.solution().expect("solved").clone();
    for side in sides(&session) {
        let goal = *trace(side).solution().last().expect("solved");
        assert_eq!(side.moment().and_then(|moment| moment.state(goal)), Some(State::Goal));
        assert_eq!(side.standing(goal).expect("a board").board, solution);
    }
    session.apply(Command::Solve);
    wait(&mut session, |session| pair(session).is_recording());
    assert_eq!(pair(&session).last(), lasts[0], "the same again");
    wish(&mut session, Wish::Apart);
    assert!(session.pair().is_none() && session.view() == View::Compare);
}

/// The tree of a search that may not guess is its root, with what the rules have placed.
#[test]
fn rules_alone_have_a_root() {
    let mut session = compared(FEW, &["propagate", "rules:link"]);
    wish(&mut session, Wish::SideBySide([0, 1]));
    wait(&mut session, |session| pair(session).is_recording());
    let [whole, rules] = sides(&session);
    assert!(trace(whole).len() > 1);
    assert_eq!((trace(rules).len(), trace(rules).expansions()), (1, 0));
    let standing = rules.standing(0).expect("a board");
    let stands = |board: &Board| board.numbers().iter().filter(|&&number| number > 0).count();
    assert_eq!(stands(&standing.board), stands(&board(FEW)) + 11);
    session.apply(Command::Hint);
    assert_eq!(session.view(), View::Solution, "what concerns the board shows it");
}

#[test]
fn the_window_compares_a_hidato() {
    let mut test = at_size(1000.0, 700.0);
    paste(&mut test, &text(FEW));
    press(&mut test, Key::Num3);
    assert_shows(&test, "Choose puzzles and searches");
    assert_shows(&test, "The open one: Pasted");
    assert_shows(&test, "Hidato 8×8, medium, as chosen beside Random");
    // The test must not wait for as many seconds as the search may take.
    test.get_by_role_and_label(Role::CheckBox, "Fauzia’s program").click();
    test.run();
    for (name, fault) in [
        ("propagate:link", "Link means nothing to propagate"),
        ("ida", "No search is called “ida”; for a Hidato there are"),
    ] {
        test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
        test.run();
        test.get_by_role_and_label(Role::TextInput, "Name of a search").type_text(name);
        test.run();
        click(&mut test, "Add");
        assert_shows(&test, fault);
        window(&mut test);
        for _ in 0..name.len() {
            test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
            press(&mut test, Key::Backspace);
        }
    }
    test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search")
        .type_text("propagate:first:no-learning");
    test.run();
    click(&mut test, "Add");
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "4 searches are done."));
    for text in [
        "Propagation on Pasted: one solution, proved the only one; 47 expanded, 259 generated, 165 \
         probed",
        "Propagation, first solution, no clause learning on Pasted: a solution, and no look for others",
        "Rules alone on Pasted: 22 numbers placed; a guess is needed",
    ] {
        assert_shows(&test, text);
    }
    for chart in ["Nodes by size", "Expanded by search"] {
        test.get_by_role_and_label(Role::RadioButton, chart).click();
        test.run();
    }
    let growth = test.query_by_role_and_label(Role::RadioButton, "Growth of iterations");
    assert!(growth.is_none(), "no search of Hidato deepens");
    click(&mut test, "Copy CSV");
    assert!(shows(&test, "Save CSV…"));
}

#[test]
fn the_state_of_a_running_comparison_stays_beside_the_buttons() {
    let mut test = at_size(720.0, 560.0);
    paste(&mut test, &text(LARGE));
    press(&mut test, Key::Num3);
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "progress", |test| {
        test.query_by_role(Role::ProgressIndicator).is_some()
    });
    // The count of nodes comes with the first report.
    for _ in 0..20 {
        std::thread::sleep(Duration::from_millis(10));
        test.step();
    }
    let buttons = ["Save CSV…", "Copy CSV"].map(|label| test.get_by_label(label).rect().left());
    let left = buttons.into_iter().fold(f32::INFINITY, f32::min);
    let counts =
        test.query_all_by(|node| node.value().is_some_and(|text| text.ends_with(" expanded")));
    let ends: Vec<f32> = counts
        .chain([test.get_by_role(Role::ProgressIndicator)])
        .map(|node| node.rect().right())
        .collect();
    assert!(ends.iter().all(|&right| right <= left), "{ends:?} and {left}");
    click(&mut test, "Stop");
}

#[test]
fn the_other_familys_chart_is_not_asked_for() {
    let mut test = at_size(1000.0, 700.0);
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "4 searches are done."));
    test.get_by_role_and_label(Role::RadioButton, "Growth of iterations").click();
    test.run();
    paste(&mut test, &text(FEW));
    assert_shows(&test, "Choose puzzles and searches");
    choose(&mut window(&mut test).session, &["propagate", "rules"]);
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "2 searches are done."));
    test.get_by_role_and_label(Role::RadioButton, "Expanded by search");
    paste(&mut test, NEAR);
    assert_shows(&test, "Choose puzzles and searches");
}

/// A window with two searches of a Hidato side by side.
fn shown(width: f32, height: f32) -> Test {
    let mut test = at_size(width, height);
    paste(&mut test, &text("gen-06x06-few"));
    choose(&mut window(&mut test).session, &["propagate", "fauzia"]);
    press(&mut test, Key::Num3);
    press(&mut test, Key::Enter);
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "2 searches are done."));
    side_by_side(&mut test, ["Propagation on Pasted", "Fauzia’s program on Pasted"]);
    test
}

#[test]
fn the_window_shows_two_trees_of_a_hidato() {
    for (width, height) in [(1000.0, 700.0), (720.0, 560.0), (1600.0, 1000.0)] {
        let mut test = shown(width, height);
        assert_both_fit(&test, width, height);
        assert_shows(&test, "one solution, proved the only one");
        assert_shows(&test, "a solution, and no look for others");
        click(&mut test, "First");
        for _ in 0..3 {
            click(&mut test, "Next");
        }
        assert_eq!(test.query_all_by_label_contains("Expansion 3 of ").count(), 2);
        assert_eq!(test.query_all_by_label_contains("Next of the live nodes").count(), 2);
        let session = &window(&mut test).session;
        let nodes = sides(session).map(|side| side.shown().expect("an E-node"));
        for node in nodes {
            assert_shows(&test, &format!("Board of node {}", node + 1));
        }
        press(&mut test, Key::F);
        click(&mut test, "Back to the table");
        assert_shows(&test, "2 searches are done.");
    }
}

#[test]
fn random_hidatos_in_the_window() {
    let mut test = at_size(1000.0, 700.0);
    paste(&mut test, &text(FEW));
    press(&mut test, Key::Num3);
    let session = &mut window(&mut test).session;
    (session.settings.hidato.rows, session.settings.hidato.cols) = (4, 4);
    choose(session, &["propagate", "rules"]);
    session.explorings_mut().comparison.hidato.drawn.count = 3;
    test.get_by_role_and_label(Role::RadioButton, "Random:").click();
    test.run();
    assert_shows(&test, "Hidato 4×4, medium, ");
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "6 searches are done."));
    assert_shows(&test, "Propagation: 3 of 3 solved, ");
    assert_shows(&test, "Rules alone on 4×4, seed 3: ");
    test.get_by_role_and_label(Role::RadioButton, "Nodes by size").click();
    test.run();
    // No sliding puzzle is in the way of the other family's choices.
    let mut session = loaded(NEAR);
    wish(&mut session, Wish::Show(View::Compare));
    assert!(session.hidato_order(1).is_none());
}

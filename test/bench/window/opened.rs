//! Each view and each tool of the window, opened with much in it.

use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::command::Command;
use langkah::session::explore::explorer::Jump;
use langkah::session::explore::{View as Shown, Wish};
use langkah::session::hidato::command::HidatoCommand;
use langkah::session::hidato::compose::NewBoard;
use langkah::session::lesson::LessonWish;
use langkah::session::practice::{PracticeWish, Wanted};
use langkah::session::settings::Setting;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::plan::{Plan, Preset};
use langkah_engine::sliding::random::Kind as Deal;
use langkah_puzzle::lesson::{Taught, built_in};
use langkah_puzzle::practice::Kind;
use langkah_puzzle::results::file;

use super::trees;
use super::views::Press::{self, Key as With, Text};
use super::views::{View, key};
use crate::windows::{Test, click, paste, press, wait, window, with_frames};

const STEPS: [Press; 2] = [key(Key::ArrowRight), key(Key::ArrowLeft)];

pub const VIEWS: &[View] = &[
    View { name: "nothing open", open: empty, keys: [key(Key::Tab); 2] },
    View { name: "4×4: a step", open: || solved(NEAR), keys: STEPS },
    View { name: "4×4: play", open: || with(NEAR, Key::P), keys: STEPS },
    View { name: "4×4: edit", open: edit, keys: STEPS },
    View { name: "10×10: play", open: large, keys: STEPS },
    View { name: "anytime plot: a step", open: anytime, keys: STEPS },
    View { name: "search tree, 5,000 nodes: an expansion", open: || tree(5_000), keys: STEPS },
    View { name: "search tree, a million: an expansion", open: || tree(1_000_000), keys: STEPS },
    View { name: "pseudo-code, a million: a line", open: code, keys: LINES },
    View { name: "comparison, 50 puzzles: the focus", open: compared, keys: [key(Key::Tab); 2] },
    View { name: "two of a million: an expansion", open: pair, keys: [STEPS[1], STEPS[0]] },
    View { name: "practice, a question: a digit", open: question, keys: TYPED },
    View { name: "practice, on a tree: the focus", open: on_tree, keys: [key(Key::Tab); 2] },
    View { name: "practice, a search performed: a digit", open: performed, keys: TYPED },
    View { name: "a lesson: a step", open: lesson, keys: PAGES },
    View { name: "10,000 results: opened, closed", open: results, keys: with_close(Key::R) },
    View { name: "10,000 results: the focus", open: results_open, keys: [key(Key::Tab); 2] },
    View { name: "settings: opened, closed", open: || with(NEAR, Key::V), keys: SETTINGS },
    View { name: "help: opened, closed", open: || with(NEAR, Key::V), keys: HELP },
    View { name: "help, its longest page: a page", open: manual, keys: SCROLLED },
    View { name: "an own bound: a letter", open: own_bound, keys: TYPED },
    View { name: "Hidato 8×8: a step", open: || hidato(8, Topology::King), keys: STEPS },
    View { name: "Hidato 30×30: a step", open: || hidato(30, Topology::King), keys: STEPS },
    View { name: "Hidato 30×30: fill", open: || filled(30, Topology::King), keys: STEPS },
    View { name: "Hidato 30×30, all marks: fill", open: marked, keys: STEPS },
    View { name: "Hidato 30×30: edges", open: edges, keys: EDGES },
    View { name: "Hidato 32×32, empty: edges", open: || new(Topology::King), keys: EDGES },
    View { name: "hexagons 30×30: a step", open: || hidato(30, Topology::Hexagonal), keys: STEPS },
    View { name: "hexagons 30×30: fill", open: || filled(30, Topology::Hexagonal), keys: STEPS },
    View { name: "hexagons 32×32, empty: edges", open: || new(Topology::Hexagonal), keys: EDGES },
    View { name: "a Hidato's tree: an expansion", open: hidato_tree, keys: STEPS },
];

const LINES: [Press; 2] =
    [With(Modifiers::ALT, Key::ArrowRight), With(Modifiers::ALT, Key::ArrowLeft)];
const PAGES: [Press; 2] =
    [With(Modifiers::COMMAND, Key::PageDown), With(Modifiers::COMMAND, Key::PageUp)];
const TYPED: [Press; 2] = [Text("1"), key(Key::Backspace)];
const SCROLLED: [Press; 2] = [key(Key::PageDown), key(Key::PageUp)];
const SETTINGS: [Press; 2] = with_close(Key::Comma);
const HELP: [Press; 2] = [key(Key::F1), key(Key::Escape)];
const EDGES: [Press; 2] =
    [With(Modifiers::SHIFT, Key::ArrowRight), With(Modifiers::SHIFT, Key::ArrowLeft)];

const fn with_close(opens: Key) -> [Press; 2] {
    [With(Modifiers::COMMAND, opens), key(Key::Escape)]
}

/// The blank can go left and right.
const NEAR: &str = "1 2 3 4\n5 0 6 8\n9 10 7 11\n13 14 15 12\n";

/// How long an opened view may work before its keys are pressed.
const WORK: Duration = Duration::from_secs(8);

/// A window of the size that the figures are told of.
fn empty() -> Test {
    with_frames(1.0 / 60.0, egui::vec2(1280.0, 800.0))
}

/// Draws frames until nothing runs, for a while, and then until nothing moves.
pub fn rest(test: &mut Test) {
    let begun = Instant::now();
    let runs = |test: &mut Test| {
        let session = &window(test).session;
        session.is_busy() || session.view_runs() || session.is_running()
    };
    while runs(test) && begun.elapsed() < WORK {
        std::thread::sleep(Duration::from_millis(2));
        test.step();
    }
    test.run_steps(12);
}

fn stopped(mut test: Test) -> Test {
    window(&mut test).session.apply(Command::Stop);
    rest(&mut test);
    test
}

fn with(text: &str, mode: Key) -> Test {
    let mut test = empty();
    paste(&mut test, text);
    press(&mut test, mode);
    test
}

fn edit() -> Test {
    let mut test = with(NEAR, Key::E);
    press(&mut test, Key::ArrowRight);
    press(&mut test, Key::ArrowRight);
    test
}

fn solved(text: &str) -> Test {
    let mut test = empty();
    paste(&mut test, text);
    solve(&mut test);
    test
}

/// Solves what is open, and goes to the first board.
fn solve(test: &mut Test) {
    test.key_press(Key::Enter);
    test.run_steps(3);
    rest(test);
    press(test, Key::Home);
}

/// A random board of this side, from a session's command.
fn dealt(side: usize, kind: Deal) -> Test {
    let mut test = empty();
    let session = &mut window(&mut test).session;
    session.apply(Command::Set(Setting::RandomSize(side, None)));
    session.apply(Command::random(kind, 3));
    test.run_steps(3);
    test
}

fn large() -> Test {
    let mut test = dealt(10, Deal::Solvable);
    press(&mut test, Key::P);
    test
}

/// A search of a 24-puzzle, stopped after some seconds.
fn anytime() -> Test {
    let mut test = dealt(5, Deal::Solvable);
    test.key_press(Key::Enter);
    test.run_steps(3);
    rest(&mut test);
    let mut test = stopped(test);
    press(&mut test, Key::Home);
    test
}

fn tree(nodes_max: u32) -> Test {
    let mut test = trees::recorded(empty(), Plan::Preset(Preset::RONI), nodes_max);
    middle(&mut test);
    test
}

/// To the middle of the recorded search, where there is a step before and one after.
fn middle(test: &mut Test) {
    let session = &mut window(test).session;
    let last = session.explorer().and_then(|one| one.trace()).map_or(0, |trace| trace.last());
    session.apply(Command::Explore(Wish::Go(Jump::At(last / 2))));
    rest(test);
}

fn code() -> Test {
    let mut test = tree(1_000_000);
    choose(&mut test, "Pseudo-code");
    test
}

fn pair() -> Test {
    trees::pair(empty(), 1_000_000)
}

/// All searches that are offered on fifty random boards.
fn compared() -> Test {
    let mut test = with(NEAR, Key::Num3);
    let session = &mut window(&mut test).session;
    let comparison = &mut session.explorings_mut().comparison;
    comparison.seconds = 0.01;
    comparison.sliding.drawn.field = langkah::session::explore::comparison::Field::Random;
    comparison.sliding.drawn.count = 50;
    session.apply(Command::Explore(Wish::Compare));
    rest(&mut test);
    stopped(test)
}

fn practising(wanted: Wanted) -> Test {
    let mut test = empty();
    press(&mut test, Key::Num4);
    window(&mut test).session.apply(Command::Practise(PracticeWish::Choose(wanted)));
    test.key_press(Key::Enter);
    wait(&mut test, "a question", |test| {
        let practice = test.state().as_ref().expect("made").session.practice();
        practice.asked().is_some() || practice.performing().is_some()
    });
    test
}

fn question() -> Test {
    practising(Wanted { kinds: vec![Kind::Kurang], seed: Some(7), ..Wanted::default() })
}

fn on_tree() -> Test {
    practising(Wanted { kinds: vec![Kind::Next], seed: Some(7), ..Wanted::default() })
}

fn performed() -> Test {
    practising(Wanted { perform: Some(3), seed: Some(7), ..Wanted::default() })
}

fn lesson() -> Test {
    let mut test = empty();
    let taught = Taught::open(built_in::ALL[1].as_bytes()).expect("a lesson");
    window(&mut test).session.apply(Command::Teach(LessonWish::Open(Box::new(taught))));
    rest(&mut test);
    test
}

fn results() -> Test {
    let mut test = with(NEAR, Key::V);
    let line = r#"{"date":"2026-11-23T14:05:11Z","family":"sliding","size":"4x4","origin":"random","moves":60,"fewest":52,"milliseconds":61250,"puzzle":"1 2 3 4/5 0 6 8/9 10 7 11/13 14 15 12"}"#;
    let kept = file::read(&format!("{line}\n").repeat(file::ENTRIES_MAX));
    assert_eq!(kept.entries.len(), file::ENTRIES_MAX);
    window(&mut test).session.restore_results(kept.entries);
    test.run_steps(3);
    test
}

fn results_open() -> Test {
    let mut test = results();
    test.key_press_modifiers(Modifiers::COMMAND, Key::R);
    test.run_steps(3);
    test
}

fn manual() -> Test {
    let mut test = with(NEAR, Key::F1);
    choose(&mut test, "How fast");
    test
}

fn own_bound() -> Test {
    let mut test = with(NEAR, Key::V);
    click(&mut test, "Search: Shortest");
    click(&mut test, "Own bound…");
    test.event(Event::Text("manhattan + 2*conflicts + ".to_owned()));
    test.run_steps(3);
    test
}

fn choose(test: &mut Test, label: &str) {
    test.get_by_role_and_label(Role::RadioButton, label).click();
    test.run_steps(3);
}

fn random(side: usize, topology: Topology) -> Test {
    let mut test = empty();
    let order = Order {
        dims: Dims::new(side, side).expect("a size"),
        outline: Outline::Rectangle,
        topology,
        difficulty: Difficulty::Easy,
        edges: side,
        seed: 3,
    };
    window(&mut test).session.apply(Command::from(HidatoCommand::Random(order, None)));
    rest(&mut test);
    test
}

fn hidato(side: usize, topology: Topology) -> Test {
    let mut test = random(side, topology);
    solve(&mut test);
    test
}

fn filled(side: usize, topology: Topology) -> Test {
    let mut test = random(side, topology);
    press(&mut test, Key::P);
    press(&mut test, Key::ArrowRight);
    test
}

fn marked() -> Test {
    let mut test = filled(30, Topology::King);
    click(&mut test, "Mark all");
    test
}

/// The givens of a puzzle with edges, to be edited.
fn edges() -> Test {
    let mut test = random(30, Topology::King);
    press(&mut test, Key::E);
    choose(&mut test, "Edges");
    test.key_press(Key::ArrowRight);
    rest(&mut test);
    test
}

/// An empty board of the most cells, to be edited.
fn new(topology: Topology) -> Test {
    let mut test = empty();
    let dims = Dims::new(32, 32).expect("a size");
    let new = NewBoard { dims, outline: Outline::Rectangle, topology };
    window(&mut test).session.apply(Command::from(HidatoCommand::New(new)));
    test.run_steps(3);
    test.key_press(Key::ArrowRight);
    test.run_steps(3);
    test
}

fn hidato_tree() -> Test {
    let mut test = random(15, Topology::King);
    let plan = langkah_puzzle::hidato::Plan::Fauzia;
    let session = &mut window(&mut test).session;
    session.apply(Command::from(HidatoCommand::Choose(plan)));
    session.apply(Command::Explore(Wish::Show(Shown::Tree)));
    rest(&mut test);
    let mut test = stopped(test);
    middle(&mut test);
    test
}

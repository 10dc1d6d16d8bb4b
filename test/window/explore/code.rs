//! The pseudo-code in the window: lines by keys and buttons, in step with the tree.

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::command::Command;
use langkah::session::explore::explorer::{Explorer, Jump};
use langkah::session::explore::{NodeWish, View, Wish};
use langkah::session::hidato::command::HidatoCommand;
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_puzzle::code::Listing;
use langkah_puzzle::code::place::{Code, Place};
use langkah_puzzle::hidato;

use crate::recordings::{HARD, NEAR};
use crate::windows::{
    Test, assert_shows, at_size, click, file, open, paste, press, press_with, shows, wait, window,
};

/// Few moves, so that a search without a bound ends soon.
const GENTLE: &str = "1 2 3\n4 0 6\n7 5 8\n";

fn plans() -> Vec<Plan> {
    let bound = BoundKind::Misplaced;
    let mut plans = vec![
        Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE },
        Plan::best_first(bound, Weight::ONE, Ties::Oldest, true),
        Plan::best_first(bound, Weight::ONE, Ties::Newest, false),
        Plan::breadth_first(true),
        Plan::depth_first(true, Some(6)),
    ];
    plans.extend(Preset::ALL.map(Plan::Preset));
    plans
}

/// The window with a recorded search of a pasted puzzle, and the pseudo-code in the panel.
fn recorded(text: &str, choose: Command, size: (f32, f32)) -> Test {
    let mut test = at_size(size.0, size.1);
    paste(&mut test, text);
    window(&mut test).session.apply(choose);
    press(&mut test, Key::Num2);
    wait(&mut test, "the tree", |test| {
        test.state()
            .as_ref()
            .is_some_and(|window| window.session.explorer().is_some_and(|one| !one.is_growing()))
    });
    test.get_by_role_and_label(Role::RadioButton, "Pseudo-code").click();
    test.run();
    test
}

fn explorer(test: &Test) -> &Explorer {
    test.state().as_ref().and_then(|window| window.session.explorer()).expect("recorded")
}

fn place(test: &Test) -> (Listing, Place) {
    let explorer = explorer(test);
    let listing = explorer.listing().expect("it has a tree");
    let place = explorer.line(&listing).expect("a line");
    (listing, place)
}

fn line_key(test: &mut Test, key: Key) {
    press_with(test, Modifiers::ALT, key);
}

/// The number of the line that is told as the current one, and its text.
fn current(test: &Test) -> (usize, String) {
    let is_current =
        |words: &Option<String>| words.as_ref().is_some_and(|words| words.contains(", current: "));
    let mut labels = test
        .query_all_by(|node| is_current(&node.value().or(node.label())))
        .filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()));
    let label = labels.next().expect("one line is the current one");
    assert!(labels.next().is_none(), "one line alone is");
    let (head, text) = label.split_once(", current: ").expect("it is so");
    (head.trim_start_matches("Line ").parse().expect("a number"), text.to_owned())
}

#[test]
fn every_search_goes_line_by_line_by_keys() {
    for plan in plans() {
        let mut test = recorded(GENTLE, Command::choose(plan), (1080.0, 720.0));
        press(&mut test, Key::Home);
        assert_eq!(explorer(&test).at(), 0);
        let mut walked = Vec::new();
        for _ in 0..30 {
            let (listing, now) = place(&test);
            let trace = explorer(&test).trace().expect("a search");
            let code = Code { listing: &listing, trace };
            let step = code.step(now).expect("a line");
            let line = listing.lines()[step.line];
            assert_eq!(current(&test), (step.line + 1, line.text()), "{plan:?}");
            let sight = code.sight(now).expect("a sight").moment(trace);
            let shown = explorer(&test).moment().expect("a moment");
            assert_eq!((shown.nodes(), shown.e_node()), (sight.nodes(), sight.e_node()));
            assert_eq!(shown.tally(), sight.tally());
            walked.push(now);
            line_key(&mut test, Key::ArrowRight);
        }
        walked.push(place(&test).1);
        // At the end of the search a step leads nowhere.
        walked.dedup();
        for &before in walked.iter().rev().skip(1) {
            line_key(&mut test, Key::ArrowLeft);
            assert_eq!(place(&test).1, before, "{plan:?}: the way back is the way there");
        }
    }
}

#[test]
fn buttons_step_and_end_with_the_search() {
    let plan = Plan::Preset(Preset::COURSE);
    let mut test = recorded(GENTLE, Command::choose(plan), (1080.0, 720.0));
    let is_disabled = |test: &Test, label: &str| {
        test.get_by_role_and_label(Role::Button, label).accesskit_node().is_disabled()
    };
    assert!(is_disabled(&test, "Next line"), "the tree is shown at its end");
    assert_eq!(current(&test).1, "if E is the goal: stop, solved");
    assert_shows(&test, "The condition holds. The goal.");
    click(&mut test, "Previous line");
    let before = place(&test).1;
    assert!(explorer(&test).at() < explorer(&test).trace().expect("a search").last());
    click(&mut test, "Next line");
    assert!(place(&test).1 > before);
    press(&mut test, Key::Home);
    assert!(is_disabled(&test, "Previous line") && !is_disabled(&test, "Next line"));
    assert_eq!(current(&test).1, "the root is live; V is empty");
}

/// Another way to move lights the line that led there.
#[test]
fn other_steps_light_their_line() {
    let plan = Plan::Ida { bound: BoundKind::Misplaced, weight: Weight::ONE };
    let mut test = recorded(NEAR, Command::choose(plan), (1080.0, 720.0));
    press(&mut test, Key::Home);
    for _ in 0..9 {
        line_key(&mut test, Key::ArrowRight);
    }
    press(&mut test, Key::ArrowRight);
    let at = explorer(&test).at();
    assert!(["x is live", "x is dead; N ← min(N, ĉ(x))"].contains(&&*current(&test).1));
    assert_eq!(explorer(&test).children_made(), None);
    press(&mut test, Key::Comma);
    let made = explorer(&test).children_made();
    assert!(made.is_some());
    assert_eq!(explorer(&test).at(), at);
    press(&mut test, Key::Period);
    assert_eq!((explorer(&test).at(), explorer(&test).children_made()), (at, None));
    // A node that is selected stays selected.
    let select = Wish::Node(NodeWish::Select(Some(0)));
    window(&mut test).session.apply(Command::Explore(select));
    line_key(&mut test, Key::ArrowLeft);
    assert_eq!(explorer(&test).selected(), Some(0));
    // Playing lights a line at every moment.
    press(&mut test, Key::Home);
    click(&mut test, "Play");
    for _ in 0..5 {
        test.step();
        let _ = current(&test);
    }
}

#[test]
fn the_variables_are_a_table() {
    let plan = Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };
    let mut test = recorded(NEAR, Command::choose(plan), (720.0, 560.0));
    press(&mut test, Key::Home);
    for _ in 0..5 {
        line_key(&mut test, Key::ArrowRight);
    }
    test.get_by_role_and_label(Role::Table, "The variables");
    let cells: Vec<String> = test
        .query_all_by(|node| node.role() == Role::Cell)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let value = |name: &str| {
        let at = cells.iter().position(|cell| cell == name).expect("the variable");
        cells[at + 1].clone()
    };
    let trace = explorer(&test).trace().expect("a search");
    let h = trace.h(0);
    assert_eq!(value("E"), format!("node 1, 0 + {h} = {h}"));
    assert_eq!(value("B"), h.to_string());
    assert!(value("x").starts_with("node 2, "), "{}", value("x"));
    assert_eq!(value("Live nodes"), "0", "E is not live, and x is not made");
}

#[test]
fn a_hidato_goes_line_by_line() {
    for plan in hidato::Plan::ALL {
        let path = format!("{}/test/data/hidato/gen-06x06-few.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the file is there");
        let choose = Command::from(HidatoCommand::Choose(plan));
        let mut test = recorded(&text, choose, (1080.0, 720.0));
        press(&mut test, Key::Home);
        let mut lines = std::collections::BTreeSet::new();
        for _ in 0..40 {
            line_key(&mut test, Key::ArrowRight);
            let (listing, now) = place(&test);
            let trace = explorer(&test).trace().expect("a search");
            let step = Code { listing: &listing, trace }.step(now).expect("a line");
            assert_eq!(current(&test).0, step.line + 1);
            lines.insert(step.line);
        }
        assert!(lines.len() > 4, "{plan:?}: {lines:?}");
    }
}

#[test]
fn the_end_of_a_tree_that_is_cut_is_told() {
    let mut test = at_size(1080.0, 720.0);
    open(&mut test, file("roni-tc2.txt"));
    paste(&mut test, HARD);
    window(&mut test).session.explorings_mut().nodes_max = 1000;
    let plan = Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };
    window(&mut test).session.apply(Command::choose(plan));
    press(&mut test, Key::Num2);
    wait(&mut test, "the tree", |test| {
        let explorer = test.state().as_ref().and_then(|window| window.session.explorer());
        explorer.and_then(Explorer::trace).is_some_and(|trace| trace.len() > 900)
    });
    press(&mut test, Key::Escape);
    wait(&mut test, "the stop", |test| {
        test.state().as_ref().is_some_and(|window| window.session.recording().is_none())
    });
    let last = Wish::Go(Jump::Last);
    window(&mut test).session.apply(Command::Explore(last));
    line_key(&mut test, Key::ArrowRight);
    assert_shows(&test, "The search went on, but the recorded tree ends here.");
    assert_eq!(window(&mut test).session.view(), View::Tree);
    assert!(!shows(&test, "A limit or Stop ended the search here."));
}

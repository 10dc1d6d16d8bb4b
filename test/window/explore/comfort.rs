//! The overview, what nodes bear, and what runs unseen.

use egui::{Key, Role, Shape};
use egui_kittest::kittest::Queryable;
use langkah::session::command::Command;
use langkah::session::explore::View;
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};

use crate::recordings::{HARD, NEAR};
use crate::windows::{Test, at_size, click, file, open, paste, press, shows, wait, window};

const IDA: Plan = Plan::Ida { bound: BoundKind::Misplaced, weight: Weight::ONE };

fn await_tree(test: &mut Test) {
    wait(test, "the tree", |test| shows(test, "The end, after "));
}

fn has(test: &Test, name: &str) -> bool {
    test.query_by_role_and_label(Role::Button, name).is_some()
}

fn has_node(test: &Test, node: u32) -> bool {
    let begin = format!("Node {}: ", node + 1);
    let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with(&begin));
    test.query_all_by(|node| is_it(node.label())).next().is_some()
}

fn toggle(test: &mut Test, option: &str) {
    click(test, "What is shown");
    test.get_by_role_and_label(Role::CheckBox, option).click();
    test.run();
    press(test, Key::Escape);
}

#[test]
fn the_overview_leads_to_any_part_of_a_large_tree() {
    const OVERVIEW: &str = "Overview of the tree";
    let mut test = at_size(1400.0, 900.0);
    open(&mut test, file("roni-tc2.txt"));
    window(&mut test).session.apply(Command::choose(Plan::Preset(Preset::RONI)));
    press(&mut test, Key::Num2);
    await_tree(&mut test);
    assert!(!has(&test, OVERVIEW), "the whole tree is in sight");
    press(&mut test, Key::C);
    assert!(has(&test, OVERVIEW));
    let goal = {
        let explorer = window(&mut test).session.explorer().expect("recorded");
        *explorer.trace().and_then(|trace| trace.solution().last()).expect("solved")
    };
    assert!(has_node(&test, goal) && !has_node(&test, 0));
    // The root stands in the middle of the uppermost level.
    let rect = test.get_by_role_and_label(Role::Button, OVERVIEW).rect();
    let top = egui::pos2(rect.center().x, rect.top() + 9.0);
    test.drag_at(top);
    test.run();
    test.drop_at(top);
    test.run();
    assert!(has_node(&test, 0) && !has_node(&test, goal));
    click(&mut test, "Hide the overview");
    assert!(!has(&test, OVERVIEW));
    toggle(&mut test, "Overview");
    assert!(has(&test, OVERVIEW));
    press(&mut test, Key::F);
    assert!(!has(&test, OVERVIEW));
}

/// The texts that are drawn and that are as asked for.
fn count(test: &Test, is_asked: &dyn Fn(&str) -> bool) -> usize {
    fn count(shape: &Shape, is_asked: &dyn Fn(&str) -> bool) -> usize {
        match shape {
            Shape::Text(text) => usize::from(is_asked(text.galley.text())),
            Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, is_asked)).sum(),
            _ => 0,
        }
    }
    test.output().shapes.iter().map(|clipped| count(&clipped.shape, is_asked)).sum()
}

fn texts(test: &Test, begin: &str) -> usize {
    count(test, &|text| text.starts_with(begin))
}

fn ends(test: &Test, end: &str) -> usize {
    count(test, &|text| text.ends_with(end))
}

#[test]
fn nodes_bear_their_number_and_order_where_there_is_room() {
    let mut test = at_size(1400.0, 900.0);
    paste(&mut test, NEAR);
    let plan = Plan::Ida { bound: BoundKind::LinearConflict, weight: Weight::ONE };
    window(&mut test).session.apply(Command::choose(plan));
    press(&mut test, Key::Num2);
    await_tree(&mut test);
    press(&mut test, Key::Home);
    for _ in 0..3 {
        press(&mut test, Key::ArrowRight);
    }
    press(&mut test, Key::C);
    let explorer = window(&mut test).session.explorer().expect("recorded");
    let nodes = explorer.moment().expect("a search").nodes() as usize;
    assert_eq!(texts(&test, "#"), nodes);
    assert_eq!(texts(&test, "#1  "), 1, "the root is number 1");
    toggle(&mut test, "Number");
    assert_eq!(texts(&test, "#"), 0);
    toggle(&mut test, "Number");
    assert_eq!((texts(&test, "#"), ends(&test, "exp. 3")), (nodes, 0));
    toggle(&mut test, "Order of expansion");
    assert_eq!((texts(&test, "#"), ends(&test, "exp. 3")), (nodes, 1));
    toggle(&mut test, "Order of expansion");
    // Farther away they bear it still, until they are too near to each other; those that have no
    // neighbour at their right bear it longer.
    let farther = (0..12).map(|_| {
        press(&mut test, Key::Minus);
        texts(&test, "#")
    });
    let counts: Vec<usize> = farther.collect();
    let near = counts.iter().take_while(|&&count| count == nodes).count();
    let is_falling = counts.is_sorted_by(|nearer, farther| nearer >= farther);
    assert!((2..11).contains(&near) && is_falling && counts.ends_with(&[0]), "{counts:?}");
}

#[test]
fn a_recording_that_nobody_sees_marks_its_tab() {
    let mut test = at_size(1000.0, 700.0);
    paste(&mut test, HARD);
    let session = &mut window(&mut test).session;
    session.explorings_mut().nodes_max = 10_000_000;
    session.apply(Command::choose(IDA));
    let tab = |test: &Test, name: &str| test.query_by_role_and_label(Role::Tab, name).is_some();
    for key in [Key::Num2, Key::Num1] {
        test.key_press(key);
        test.step();
        test.step();
    }
    assert!(tab(&test, "Search tree, running"));
    test.key_press(Key::Escape);
    test.step();
    test.step();
    assert!(tab(&test, "Search tree, running"), "the key ends no search that nobody sees");
    for key in [Key::Num2, Key::Escape] {
        test.key_press(key);
        test.step();
    }
    wait(&mut test, "the stop", |test| {
        test.state().as_ref().is_some_and(|window| !window.session.runs(View::Tree))
    });
    assert!(window(&mut test).session.explorer().is_some(), "what is recorded stands");
}

#[test]
fn a_search_that_nobody_sees_marks_its_tab() {
    let mut test = at_size(1000.0, 700.0);
    paste(&mut test, HARD);
    let session = &mut window(&mut test).session;
    session.apply(Command::choose(IDA));
    session.apply(Command::Solve);
    assert!(session.runs(View::Solution));
    test.key_press(Key::Num3);
    test.step();
    test.step();
    let name = "Solution, running";
    assert!(test.query_by_role_and_label(Role::Tab, name).is_some());
}

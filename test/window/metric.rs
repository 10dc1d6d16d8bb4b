//! Multi-tile moves in the window: the menu, the result, the steps.

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::command::Command;
use langkah_engine::puzzle::plan::{BoundKind, Plan, Weight};
use langkah_engine::sliding::metric::Metric;

use crate::windows::{
    Test, assert_shows, click, file, harness, open, press, shows, solve, wait, window,
};

fn choose(test: &mut Test, menu: &str, choice: &str) {
    click(test, menu);
    test.get_by_role_and_label(Role::RadioButton, choice).click();
    test.run();
    press(test, Key::Escape);
}

fn metric(test: &mut Test) -> Metric {
    window(test).settings().sliding.metric
}

#[test]
fn a_line_is_one_move() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    solve(&mut test);
    assert_shows(&test, "13 moves");
    choose(&mut test, "Search: Shortest", "Multi-tile");
    assert_eq!(metric(&mut test), Metric::Multi);
    solve(&mut test);
    assert_shows(&test, "multi-tile moves");
    press(&mut test, Key::End);
    let end = |test: &Test| shows(test, "of 13");
    assert!(!end(&test), "the steps are lines");
    choose(&mut test, "Search: Shortest", "Single-tile");
    assert_eq!(metric(&mut test), Metric::Single);
    solve(&mut test);
    press(&mut test, Key::End);
    assert_shows(&test, "13 of 13");
}

/// A bound for single tiles alone gives way to the default search, and stands greyed out.
#[test]
fn what_does_not_fit_gives_way() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    let bound = BoundKind::WalkingDistance;
    window(&mut test).session.apply(Command::choose(Plan::Ida { bound, weight: Weight::ONE }));
    test.run();
    choose(&mut test, "Search: Deepening", "Multi-tile");
    assert_eq!(window(&mut test).settings().sliding.plan, Plan::Shortest);
    click(&mut test, "Search: Shortest");
    let choice = |text| test.get_by_role_and_label(Role::RadioButton, text);
    assert!(choice("Depth-first").accesskit_node().is_disabled());
    assert!(!choice("Breadth-first").accesskit_node().is_disabled());
}

#[test]
fn a_tree_and_a_comparison_know_the_metric() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    choose(&mut test, "Search: Shortest", "Multi-tile");
    press(&mut test, Key::Num2);
    wait(&mut test, "the tree", |test| shows(test, "expansions"));
    let explorer = window(&mut test).session.explorer().expect("a recorded search");
    let trace = explorer.trace().expect("a tree");
    let solved = trace.solved_at().is_some();
    let depth = (0..trace.len()).map(|node| trace.g(node)).max();
    assert!(solved && depth < Some(13), "{depth:?}: a line is one move");
}

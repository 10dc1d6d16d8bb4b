//! Multi-tile moves in the window: the menu, the result, the steps.

use egui::accesskit::Toggled;
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::command::Command;
use langkah::session::settings::Setting;
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::random::Kind;

use crate::windows::{
    Test, assert_shows, at_size, click, file, harness, open, paste, press, shows, solve, wait,
    window,
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

/// What stands beside the board counts lines as the board's bar does, and the letters of a line are
/// lit together.
#[test]
fn the_panel_counts_lines() {
    let mut test = at_size(1280.0, 800.0);
    paste(&mut test, "0 2 3 4\n1 6 7 8\n5 10 11 12\n9 13 14 15\n");
    choose(&mut test, "Search: Shortest", "Multi-tile");
    solve(&mut test);
    assert_shows(&test, "2 multi-tile moves");
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, "the board after 1 multi-tile move");
    let lit = |test: &Test, name: &str| {
        let all = test.query_all_by_role_and_label(Role::Button, name);
        all.filter(|one| one.accesskit_node().toggled() == Some(Toggled::True)).count()
    };
    assert_eq!((lit(&test, "Move 1: D"), lit(&test, "Move 2: R")), (3, 0));
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, "the board after 2 multi-tile moves");
    assert_eq!((lit(&test, "Move 1: D"), lit(&test, "Move 2: R")), (0, 3));
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

/// Beyond 4×4 the anytime search counts lines, too; what has no such search stands greyed out.
#[test]
fn a_larger_board_is_solved_in_lines() {
    let mut test = at_size(1080.0, 1200.0);
    let session = &mut window(&mut test).session;
    session.apply(Command::Set(Setting::RandomSize(5, None)));
    session.apply(Command::random(Kind::Solvable, 3));
    session.apply(Command::target(Some(90)));
    test.run_steps(3);
    choose(&mut test, "Search: Anytime", "Multi-tile");
    assert_eq!(metric(&mut test), Metric::Multi);
    assert_shows(&test, "tiles that must cross each line");
    solve(&mut test);
    assert_shows(&test, "multi-tile moves");
    assert_shows(&test, "The target is reached: a solution of at most 90 multi-tile moves.");
    assert_shows(&test, "Gap: ");
    click(&mut test, "Search: Anytime");
    let choice = |text| test.get_by_role_and_label(Role::RadioButton, text);
    assert!(choice("Iterative deepening").accesskit_node().is_disabled());
    assert!(!choice("Anytime").accesskit_node().is_disabled());
}

//! The history of an anytime search in the window: the plot, the gap, the ends, the solutions.

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Phase;
use langkah::session::command::Command;
use langkah::session::settings::Setting;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::random::Kind;

use crate::windows::{
    Test, assert_shows, at_size, click, harness, press, session, settled, shows, window,
};

/// Opens a random 24-puzzle, which no search proves within seconds.
fn open_24_puzzle(test: &mut Test) {
    let session = &mut window(test).session;
    session.apply(Command::Set(Setting::RandomSize(5, None)));
    session.apply(Command::random(Kind::Solvable, 3));
    test.run_steps(3);
}

/// How many solutions are kept.
fn kept(test: &Test) -> Vec<usize> {
    let session = session(test);
    let history = session.sliding().and_then(|sliding| sliding.history());
    history.map_or_else(Vec::new, |all| all.kept().iter().map(|kept| kept.cost).collect())
}

/// A running search draws frames for ever, so that `wait` cannot be used.
fn until(test: &mut Test, is_so: impl Fn(&Test) -> bool) {
    let begun = std::time::Instant::now();
    while !is_so(test) {
        assert!(begun.elapsed().as_secs() < 60, "it does not come");
        std::thread::sleep(std::time::Duration::from_millis(2));
        test.step();
    }
}

fn start(test: &mut Test) {
    test.key_press(Key::Enter);
    test.step();
}

fn stop(test: &mut Test) {
    window(test).session.apply(Command::Stop);
    settled(test);
}

#[test]
fn the_plot_and_the_gap_stand_beside_a_running_search_and_an_ended_one() {
    let mut test = harness();
    open_24_puzzle(&mut test);
    assert!(!shows(&test, "Gap"));
    start(&mut test);
    until(&mut test, |test| kept(test).len() >= 2 && shows(test, "Gap: "));
    assert!(shows(&test, "mproved "), "how long ago");
    stop(&mut test);
    assert_shows(&test, "The best solution came after ");
    let plot = test.get_by(|node| {
        let label = node.label().unwrap_or_default();
        node.role() == Role::Image && label.starts_with("The best solution and the lower bound")
    });
    let told = plot.accesskit_node().label().unwrap_or_default();
    let best = kept(&test).last().copied().expect("a solution");
    assert!(told.contains(&format!("best {best}, at least ")), "{told}");
    // Half of the last name of the axis of time stands beside the plot, within the panel's margin.
    let room = test.ctx.content_rect().right() - plot.rect().right();
    assert!(room >= 36.0, "{room}");
}

#[test]
fn a_target_and_a_time_are_chosen_beside_the_plot() {
    let mut test = at_size(1080.0, 1200.0);
    open_24_puzzle(&mut test);
    test.get_by_role_and_label(Role::CheckBox, "Stop at a number of moves").click();
    test.run_steps(3);
    let target =
        |test: &Test| test.state().as_ref().and_then(|window| window.session.sliding()?.target());
    assert_eq!(target(&test), Some(100), "nothing is known of the puzzle");
    window(&mut test).session.apply(Command::target(Some(9999)));
    start(&mut test);
    settled(&mut test);
    assert_shows(&test, "The target is reached: a solution of at most 9999 moves.");
    let session = &window(&mut test).session;
    let Some(Phase::Ended(solution)) = session.sliding().map(|sliding| sliding.phase()) else {
        panic!("it has not ended")
    };
    assert_eq!(solution.halt, Some(Halt::Target));
    window(&mut test).session.apply(Command::target(Some(2)));
    test.run();
    assert_shows(&test, "No solution is that short: at least ");
    test.get_by_role_and_label(Role::CheckBox, "Stop at a number of moves").click();
    test.run();
    assert_eq!(target(&test), None);
    assert_eq!(window(&mut test).settings().time_max, None);
    test.get_by_role_and_label(Role::CheckBox, "Stop after a time").click();
    test.run();
    assert_eq!(window(&mut test).settings().time_max, Some(60));
}

#[test]
fn a_solution_is_chosen_from_the_list() {
    let mut test = at_size(1280.0, 800.0);
    open_24_puzzle(&mut test);
    start(&mut test);
    until(&mut test, |test| kept(test).len() >= 3);
    stop(&mut test);
    let lengths = kept(&test);
    let steps = |test: &mut Test| window(test).session.place().count;
    assert_eq!(Some(&steps(&mut test)), lengths.last());
    test.get_by_role_and_label(Role::ComboBox, "Solution to step through").click();
    test.run();
    let first = format!("{} moves (after ", lengths[0]);
    let is_first = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
        let label = node.label().unwrap_or_default();
        node.role() == Role::Button && label.starts_with(&first)
    };
    test.get_by(is_first).click();
    test.run();
    assert_eq!(steps(&mut test), lengths[0]);
    let choice = test.get_by_role_and_label(Role::ComboBox, "Solution to step through");
    let value = choice.accesskit_node().value().unwrap_or_default();
    assert!(value.starts_with(&first), "{value}");
    click(&mut test, "Next");
    assert_eq!(window(&mut test).session.place().position, 1);
}

/// Other searches have no such plot.
#[test]
fn a_small_board_has_neither_plot_nor_target() {
    let mut test = harness();
    window(&mut test).session.apply(Command::random(Kind::Walk(10), 1));
    test.run();
    assert!(!shows(&test, "Stop at"));
    press(&mut test, Key::Enter);
    settled(&mut test);
    assert!(!shows(&test, "Gap") && !shows(&test, "Stop at"));
}

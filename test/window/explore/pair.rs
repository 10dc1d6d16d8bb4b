//! Two searches side by side: how they keep step, and what the window shows of them.

use std::time::Duration;

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::comparison::Field;
use langkah::session::explore::explorer::{Explorer, Jump, Pace};
use langkah::session::explore::pair::{Gait, Pair};
use langkah::session::explore::{NodeWish, View, Wish};
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::search::trace::Trace;
use langkah_puzzle::compare::sliding::Contender;

use crate::recordings::{HARD, NEAR, wish};
use crate::sessions::{loaded, puzzle, wait_for};
use crate::windows::{Test, assert_shows, at_size, click, paste, press, shows};

/// One search ends long before the other.
const NAMES: [&str; 2] = ["roni", "ida:misplaced"];

fn wait(session: &mut Session, busy: impl Fn(&Session) -> bool) {
    wait_for(session, "the end", |session| !busy(session));
}

fn choose(session: &mut Session, names: &[&str]) {
    let contender = |name: &&str| -> Contender { name.parse().expect("a search") };
    session.explorings_mut().comparison.sliding.contenders = names.iter().map(contender).collect();
}

/// A session in which searches are compared on the open puzzle.
fn compared(text: &str, names: &[&str]) -> Session {
    let mut session = loaded(text);
    choose(&mut session, names);
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    wait(&mut session, |session| session.explorings().comparison.is_running());
    session
}

fn paired(names: [&str; 2]) -> Session {
    let mut session = compared(NEAR, &names);
    wish(&mut session, Wish::SideBySide([0, 1]));
    assert!(session.view_runs(), "they are recorded");
    wait(&mut session, |session| pair(session).is_recording());
    session
}

fn pair(session: &Session) -> &Pair {
    session.pair().expect("two are side by side")
}

fn sides(session: &Session) -> [&Explorer; 2] {
    [0, 1].map(|side| pair(session).halves()[side].explorer().expect("recorded"))
}

fn lasts(session: &Session) -> [u32; 2] {
    sides(session).map(|side| side.trace().expect("a search").last())
}

#[test]
fn by_expansion_the_shorter_stays_at_its_end() {
    let mut session = paired(NAMES);
    let lasts = lasts(&session);
    let longest = lasts[0].max(lasts[1]);
    assert!(lasts[0] * 3 < lasts[1], "{lasts:?}");
    assert_eq!((pair(&session).at(), pair(&session).last()), (longest, longest));
    session.apply(Command::First);
    for at in 0..=longest {
        assert_eq!(pair(&session).at(), at);
        for (side, last) in sides(&session).into_iter().zip(lasts) {
            assert_eq!(side.at(), at.min(last));
            let moment = side.moment().expect("a search");
            assert_eq!(moment.is_end(), at >= last);
            // Each has the counts of its own moment.
            let expansions = at.min(side.trace().expect("a search").expansions());
            assert!(
                (u64::from(expansions)..=u64::from(expansions) + 1)
                    .contains(&moment.tally().expanded)
            );
        }
        session.apply(Command::Next);
    }
    session.apply(Command::Next);
    assert_eq!(pair(&session).at(), longest, "there is nothing after the end");
    session.apply(Command::Prev);
    assert_eq!(pair(&session).at(), longest - 1);
    session.apply(Command::First);
    session.apply(Command::Prev);
    assert_eq!(pair(&session).at(), 0);
    session.apply(Command::Last);
    assert!(sides(&session).iter().all(|side| side.moment().expect("a search").is_end()));
}

#[test]
fn by_share_both_end_together() {
    let mut session = paired(NAMES);
    wish(&mut session, Wish::Gait(Gait::Share));
    let lasts = lasts(&session);
    let longest = lasts[0].max(lasts[1]);
    for at in 0..=longest {
        wish(&mut session, Wish::Go(Jump::At(at)));
        for (side, last) in sides(&session).into_iter().zip(lasts) {
            let share = f64::from(at) / f64::from(longest) * f64::from(last);
            assert!((f64::from(side.at()) - share).abs() <= 0.5, "{at}: {} of {last}", side.at());
            assert_eq!(side.at() == last, f64::from(last) - share <= 0.5);
        }
    }
    // The moment of the longer one stays when the gait is another.
    wish(&mut session, Wish::Go(Jump::At(longest / 3)));
    wish(&mut session, Wish::Gait(Gait::Expansions));
    assert_eq!(pair(&session).at(), longest / 3);
    assert!(sides(&session).iter().any(|side| side.at() == longest / 3));
}

#[test]
fn they_play_together() {
    let mut session = paired(NAMES);
    session.explorings_mut().pace = Pace::Twenty;
    assert_eq!(session.advance(Duration::from_secs(1)), None, "they are not playing");
    session.apply(Command::PlayPause);
    assert!(session.plays());
    assert_eq!(pair(&session).at(), 0, "from the end they begin again");
    for frame in 1..=5 {
        session.advance(Duration::from_millis(50)).expect("they play on");
        assert_eq!(sides(&session).map(Explorer::at), [frame, frame]);
    }
    wish(&mut session, Wish::Show(View::Tree));
    wish(&mut session, Wish::Show(View::Compare));
    assert!(!session.plays(), "leaving the view pauses them");
    assert_eq!(pair(&session).at(), 5);
    session.explorings_mut().pace = Pace::Thousand;
    session.apply(Command::PlayPause);
    while session.plays() {
        session.advance(Duration::from_millis(250));
    }
    assert_eq!(pair(&session).at(), pair(&session).last());
}

#[test]
fn each_has_nodes_of_its_own() {
    let mut session = paired(NAMES);
    wish(&mut session, Wish::Of(1, NodeWish::Select(Some(3))));
    assert_eq!(sides(&session).map(Explorer::selected), [None, Some(3)]);
    wish(&mut session, Wish::Of(0, NodeWish::Fold(0)));
    assert_ne!(sides(&session)[0].folds(), sides(&session)[1].folds());
    wish(&mut session, Wish::Of(2, NodeWish::Select(Some(3))));
    for side in sides(&session) {
        let board = side.board(0).expect("a root");
        assert_eq!(&board, puzzle(NEAR).start());
    }
}

#[test]
fn two_rows_of_one_puzzle_make_a_pair() {
    let mut session = loaded(NEAR);
    choose(&mut session, &NAMES);
    let comparison = &mut session.explorings_mut().comparison;
    (comparison.sliding.drawn.field, comparison.sliding.drawn.count) = (Field::Random, 2);
    comparison.moves = 8;
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    wait(&mut session, |session| session.explorings().comparison.is_running());
    for rows in [[0, 2], [1, 3], [0, 4], [9, 10]] {
        wish(&mut session, Wish::SideBySide(rows));
        assert!(session.pair().is_none(), "{rows:?}");
    }
    wish(&mut session, Wish::SideBySide([3, 2]));
    wait(&mut session, |session| pair(session).is_recording());
    assert_eq!(pair(&session).name, "8 random moves, seed 2");
    let names = [0, 1].map(|side| pair(&session).halves()[side].name.clone());
    let titles = ["Deepening, misplaced tiles", "Roni’s program"];
    assert_eq!(names, titles, "in the order of the choice");
    wish(&mut session, Wish::Apart);
    assert!(session.pair().is_none() && session.view() == View::Compare);
    wish(&mut session, Wish::SideBySide([0, 1]));
    assert!(session.pair().is_some());
    wish(&mut session, Wish::Compare);
    assert!(session.pair().is_none(), "another comparison takes its place");
}

#[test]
fn a_search_without_a_tree_has_a_neighbour_with_one() {
    // Anytime search has no single tree.
    let session = paired(["anytime", "ida:manhattan"]);
    let [without, with] = sides(&session);
    assert!(without.trace().is_none());
    assert_eq!(pair(&session).last(), with.trace().expect("a search").last());
}

#[test]
fn a_full_tree_ends_its_recording() {
    let mut session = loaded(HARD);
    choose(&mut session, &["ida:misplaced", "ida:manhattan"]);
    let explorings = session.explorings_mut();
    explorings.nodes_max = 20_000;
    explorings.comparison.seconds = 0.1;
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    wait(&mut session, |session| session.explorings().comparison.is_running());
    session.explorings_mut().comparison.seconds = 3600.0;
    wish(&mut session, Wish::SideBySide([0, 1]));
    wait(&mut session, |session| pair(session).is_recording());
    for side in sides(&session) {
        let trace: &Trace = side.trace().expect("a search");
        assert!(trace.outcome().is_none() && trace.len() > 19_900);
    }
    // Nobody looks at this one.
    let plan = Plan::Ida { bound: BoundKind::Misplaced, weight: Weight::ONE };
    session.apply(Command::choose(plan));
    wish(&mut session, Wish::Show(View::Tree));
    wish(&mut session, Wish::Show(View::Solution));
    assert!(session.runs(View::Tree) && !session.runs(View::Compare));
    wait(&mut session, |session| session.recording().is_some());
    assert!(session.explorer().and_then(Explorer::trace).expect("a search").outcome().is_none());
}

/// Chooses the rows that begin so, and waits until both their trees are there.
pub fn side_by_side(test: &mut Test, rows: [&str; 2]) {
    for row in rows {
        let is_row = |label: Option<String>| label.is_some_and(|label| label.starts_with(row));
        test.get_by(|node| is_row(node.label())).click();
        test.run();
    }
    click(test, "Side by side");
    crate::windows::wait(test, "the trees", |test| {
        let window = test.state().as_ref().expect("made");
        window.session.pair().is_some_and(|pair| !pair.is_recording())
    });
}

/// Two trees beside each other, neither too low nor beyond the window.
pub fn assert_both_fit(test: &Test, width: f32, height: f32) {
    let trees = test.get_all_by_role(Role::Canvas);
    let rects: Vec<_> = trees.map(|tree| tree.rect()).collect();
    assert!(rects[0].right() < rects[1].left() && rects[1].right() <= width);
    assert!(rects.iter().all(|rect| rect.height() > 100.0 && rect.bottom() < height));
}

/// A window with two searches side by side.
fn shown(width: f32, height: f32) -> Test {
    let mut test = at_size(width, height);
    paste(&mut test, NEAR);
    choose(&mut crate::windows::window(&mut test).session, &NAMES);
    press(&mut test, Key::Num3);
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "2 searches are done."));
    assert_shows(&test, "Choose two rows of one puzzle");
    side_by_side(&mut test, ["Roni’s program on Pasted", "Deepening, misplaced tiles on Pasted"]);
    test
}

#[test]
fn the_window_shows_two_trees_in_step() {
    for (width, height) in [(1000.0, 700.0), (720.0, 560.0), (1600.0, 1000.0)] {
        let mut test = shown(width, height);
        let trees: Vec<_> = test.get_all_by_role(Role::Canvas).collect();
        let names: Vec<_> = trees.iter().filter_map(|tree| tree.accesskit_node().label()).collect();
        assert!(names[0].starts_with("First search tree, "), "{names:?}");
        assert!(names[1].starts_with("Second search tree, "), "{names:?}");
        assert_both_fit(&test, width, height);
        assert_eq!(test.query_all_by_label_contains(": 13 moves").count(), 2, "both have ended");
        press(&mut test, Key::ArrowLeft);
        assert_shows(&test, "Ended after 202 expansions: 13 moves; it stays here");
        click(&mut test, "First");
        assert_shows(&test, "Step 0 of ");
        for _ in 0..3 {
            click(&mut test, "Next");
        }
        press(&mut test, Key::ArrowLeft);
        assert_eq!(test.query_all_by_label_contains("Expansion 2 of ").count(), 2);
        press(&mut test, Key::End);
        test.get_by_role_and_label(Role::RadioButton, "By share").click();
        test.run();
        assert_shows(&test, "100\u{a0}% of each search");
        press(&mut test, Key::F);
        click(&mut test, "Back to the table");
        assert_shows(&test, "2 searches are done.");
    }
}

/// Escape leads back to the rows, as the button does.
#[test]
fn escape_leads_back_to_the_comparison() {
    let mut test = shown(1000.0, 700.0);
    press(&mut test, Key::Escape);
    assert!(crate::windows::window(&mut test).session.pair().is_none());
    assert_shows(&test, "2 searches are done.");
}

#[test]
fn a_third_row_takes_the_place_of_the_first() {
    let mut test = at_size(1000.0, 700.0);
    paste(&mut test, NEAR);
    let names = ["ida:manhattan", "ida:linear-conflict", "ida:misplaced"];
    choose(&mut crate::windows::window(&mut test).session, &names);
    press(&mut test, Key::Num3);
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "3 searches are done."));
    let row = |test: &mut Test, name: &str| {
        let begin = format!("{name} on Pasted");
        let is_row = |label: Option<String>| label.is_some_and(|label| label.starts_with(&begin));
        test.get_by(|node| is_row(node.label())).click();
        test.run();
    };
    for name in ["Manhattan distance", "linear conflict", "misplaced tiles"] {
        row(&mut test, &format!("Deepening, {name}"));
    }
    // The third again: one is left, and nothing to be shown side by side.
    row(&mut test, "Deepening, misplaced tiles");
    let button = test.get_by_role_and_label(Role::Button, "Side by side");
    assert!(button.accesskit_node().is_disabled());
    row(&mut test, "Deepening, misplaced tiles");
    click(&mut test, "Side by side");
    let contenders = crate::windows::window(&mut test).session.pair().expect("two").halves();
    let chosen = [0, 1].map(|side: usize| contenders[side].name.clone());
    assert_eq!(chosen, ["Deepening, linear conflict", "Deepening, misplaced tiles"]);
}

#[test]
fn two_trees_tell_in_indonesian_how_they_ended() {
    for (width, height) in [(1000.0, 700.0), (720.0, 560.0)] {
        let mut test = shown(width, height);
        crate::windows::window(&mut test).session.settings.language = Some("id".to_owned());
        press(&mut test, Key::ArrowLeft);
        assert_both_fit(&test, width, height);
        let back = test.get_by_role_and_label(Role::Button, "Kembali ke tabel").rect();
        let gaits = ["Per ekspansi", "Per bagian"];
        let gaits = gaits.map(|name| test.get_by_role_and_label(Role::RadioButton, name).rect());
        assert!(back.right() < gaits[0].left() && gaits[0].right() <= gaits[1].left() + 0.5);
        assert!(gaits[1].right() <= width);
        for text in
            ["Pohon pencarian pertama, ", "Pohon pencarian kedua, ", "ekspansi yang sama banyak"]
        {
            assert_shows(&test, text);
        }
        let ended = |end: &str| {
            let is_it = |label: String| {
                label.starts_with("Berakhir setelah 202 ekspansi: 13 ") && label.ends_with(end)
            };
            test.query_all_by(|node| node.label().or(node.value()).is_some_and(is_it)).count()
        };
        assert_eq!(ended("; pohon ini tetap di sini"), 1, "the other one goes on");
        test.get_by_role_and_label(Role::RadioButton, "Per bagian").click();
        test.run();
        press(&mut test, Key::End);
        assert_shows(&test, "100\u{a0}% dari setiap pencarian");
        click(&mut test, "Kembali ke tabel");
        assert_shows(&test, "2 pencarian selesai.");
    }
}

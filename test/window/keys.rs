//! Every key in every state of the window: what it changes besides what is typed into.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Mode;
use langkah::session::explore::View;
use langkah_engine::puzzle::Of;

use crate::windows::{Test, click, file, harness, open, paste, press, shows, solve, wait, window};

/// What a key must not change while it types text.
#[derive(Debug, PartialEq)]
struct Around {
    view: View,
    mode: Mode,
    is_busy: bool,
    help_is_open: bool,
    has_notice: bool,
    position: Option<usize>,
    has_hint: bool,
}

fn around(test: &mut Test) -> Around {
    let help_is_open = shows(test, "Tree: nearer, farther");
    let session = &window(test).session;
    let position = session.has_puzzle().then(|| session.place().position);
    let has_hint = match session.tenant() {
        Of::Sliding(sliding) => sliding.shown_hint().is_some(),
        Of::Hidato(hidato) => hidato.hint().is_some(),
    };
    Around {
        view: session.view(),
        mode: session.mode(),
        is_busy: session.is_busy(),
        help_is_open,
        has_notice: session.notice().is_some(),
        position,
        has_hint,
    }
}

/// Presses a key as a keyboard does: with the text that it types, if any.
fn strike(test: &mut Test, key: Key) {
    let physical_key = None;
    let modifiers = Modifiers::NONE;
    let event = |pressed| Event::Key { key, physical_key, pressed, repeat: false, modifiers };
    test.event(event(true));
    let name = key.symbol_or_name();
    if key == Key::Space {
        test.event(Event::Text(" ".to_owned()));
    } else if name.chars().count() == 1 && name.is_ascii() {
        test.event(Event::Text(name.to_lowercase()));
    }
    test.event(event(false));
    test.step();
    test.step();
}

/// The keys that change something around what is typed into, each tried from the same state.
fn felt(begin: impl Fn() -> Test) -> Vec<&'static str> {
    let mut test = begin();
    let mut before = around(&mut test);
    let mut felt = Vec::new();
    for &key in Key::ALL {
        strike(&mut test, key);
        if around(&mut test) != before {
            felt.push(key.name());
            test = begin();
            before = around(&mut test);
        }
        // Some change what is selected: the next key is tried from the same state, too.
        if matches!(key, Key::Escape | Key::Tab | Key::Enter) {
            test = begin();
        }
    }
    felt.sort_unstable();
    felt
}

fn filled(is_selected: bool) -> Test {
    let mut test = harness();
    paste(&mut test, "numbrix\n1 0 3\n0 0 0\n7 0 9\n");
    solve(&mut test);
    press(&mut test, Key::P);
    if is_selected {
        test.get_by_label("Empty, row 1, column 2").click();
        test.run();
    }
    test
}

#[test]
fn filling_a_hidato() {
    let expected = ["E", "F1", "H", "V"];
    assert_eq!(felt(|| filled(true)), expected);
    // With no cell selected Enter solves.
    assert_eq!(felt(|| filled(false)), ["E", "Enter", "F1", "H", "V"]);
    // Numbers that begin with the digits of the views can be typed.
    for (keys, typed) in [([Key::Num1, Key::Num3], "13"), ([Key::Num2, Key::Num3], "23")] {
        let mut test = harness();
        paste(&mut test, "numbrix\n1 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 25\n");
        test.get_by_label("Empty, row 1, column 3").click();
        test.run();
        keys.into_iter().for_each(|key| strike(&mut test, key));
        test.get_by_label_contains(&format!("{typed}, by hand, row 1, column 3"));
    }
}

fn opened() -> Test {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    test
}

#[test]
fn editing_tiles() {
    let begin = || {
        let mut test = opened();
        press(&mut test, Key::E);
        test
    };
    assert_eq!(felt(begin), ["Enter", "F1", "P", "V"]);
}

#[test]
fn typing_a_seed() {
    let begin = || {
        let mut test = opened();
        click(&mut test, "Random options");
        test.get_by_label("Seed").click();
        test.run();
        wait(&mut test, "the focus", |test| test.ctx.text_edit_focused());
        test
    };
    // Enter deals the puzzle of the seed, and there is none yet.
    assert_eq!(felt(begin), Vec::<&str>::new());
}

/// The name of what has the keyboard focus.
fn focused(test: &Test) -> Option<String> {
    let node = test.query_all_by(|node| node.is_focused()).next()?;
    node.accesskit_node().label().or(node.accesskit_node().value())
}

/// Goes to a control by Tab.
fn tab_to(test: &mut Test, name: &str) {
    for _ in 0..80 {
        press(test, Key::Tab);
        if focused(test).as_deref() == Some(name) {
            return;
        }
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn what_opens_a_puzzle_or_a_view_keeps_no_focus() {
    for name in ["Random", "Search tree", "Compare"] {
        let mut test = opened();
        tab_to(&mut test, name);
        press(&mut test, Key::Enter);
        assert_eq!(focused(&test), None, "{name}");
    }
    // As the system's dialog gives it, which the button has opened.
    let mut test = opened();
    tab_to(&mut test, "Open…");
    open(&mut test, file("handoyo-solvable1_15.txt"));
    wait(&mut test, "the file", |test| shows(test, "handoyo-solvable1_15.txt"));
    assert_eq!(focused(&test), None);
    press(&mut test, Key::Enter);
    wait(&mut test, "the solution", |test| {
        test.state().as_ref().expect("made").session.place().count > 0
    });
    for text in ["1 2 3\n4 5 6\n7 8 0", "numbrix\n1 0\n0 0", "URDL", "no puzzle"] {
        let opens = text != "no puzzle" && text != "URDL";
        tab_to(&mut test, "Open…");
        paste(&mut test, text);
        assert_eq!(focused(&test).is_none(), opens, "{text}");
    }
}

#[test]
fn escape_from_a_menu_gives_the_focus_back() {
    let mut test = opened();
    for name in ["File", "Random options", "Search: Shortest", "Appearance", "Goal: blank last"] {
        tab_to(&mut test, name);
        press(&mut test, Key::Enter);
        press(&mut test, Key::Tab);
        assert_ne!(focused(&test).as_deref(), Some(name));
        press(&mut test, Key::Escape);
        assert!(!egui::Popup::is_any_open(&test.ctx), "{name}");
        assert_eq!(focused(&test).as_deref(), Some(name));
        // Opened with the mouse, too.
        click(&mut test, name);
        press(&mut test, Key::Tab);
        press(&mut test, Key::Escape);
        assert_eq!(focused(&test).as_deref(), Some(name));
    }
}

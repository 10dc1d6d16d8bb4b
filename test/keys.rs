//! Every key in every state of the window: what it changes besides what is typed into.

mod support;
#[path = "support/windows.rs"]
mod windows;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use langkah::session::Mode;
use langkah::session::explore::View;
use windows::{Test, click, file, harness, open, paste, press, shows, solve, wait, window};

/// What a key should leave alone where it types.
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
    let (position, has_hint) = match session.hidato() {
        Some(hidato) => (hidato.player().map(|player| player.position()), hidato.hint().is_some()),
        None => (
            session.open().is_some().then(|| session.player().position()),
            session.shown_hint().is_some(),
        ),
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
    let expected = ["F1", "H", "V"];
    assert_eq!(felt(|| filled(true)), expected);
    // With no cell selected Enter solves.
    assert_eq!(felt(|| filled(false)), ["Enter", "F1", "H", "V"]);
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

//! Every key in every state of the window: what it changes besides what is typed into.

use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Mode;
use langkah::session::explore::View;
use langkah_puzzle::Of;

use crate::windows::{
    Test, assert_shows, click, file, harness, open, paste, press, press_with, session, shows,
    solve, type_text, wait, window,
};

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
    assert_eq!(felt(|| filled(false)), expected);
    // With no cell selected Enter goes to the first empty one, and solves nothing.
    let mut test = filled(false);
    press(&mut test, Key::Enter);
    let hidato = window(&mut test).session.hidato().expect("a Hidato");
    assert_eq!((hidato.selected(), hidato.mode()), (Some(1), Mode::Play));
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
    wait(&mut test, "the solution", |test| session(test).place().count > 0);
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

/// The field of a path takes the Tab key for itself; afterwards the key goes on as before.
#[test]
fn tab_goes_on_after_the_field_of_a_path() {
    let open_field = |test: &mut Test| {
        press_with(test, Modifiers::COMMAND, Key::L);
        wait(test, "the names", |test| !shows(test, "Looking into the folder…"));
        press(test, Key::Tab);
        test.run();
        assert_shows(test, "Open a file by its path");
    };
    for begin in [None, Some("Open…"), Some("Solve"), Some("Appearance")] {
        for cancels in [false, true] {
            let mut test = opened();
            begin.into_iter().for_each(|name| tab_to(&mut test, name));
            let before = focused(&test);
            press(&mut test, Key::Tab);
            let after = focused(&test);
            assert!(after.is_some() && after != before);
            let mut test = opened();
            begin.into_iter().for_each(|name| tab_to(&mut test, name));
            open_field(&mut test);
            if cancels {
                click(&mut test, "Cancel");
            } else {
                press(&mut test, Key::Escape);
            }
            assert!(!shows(&test, "Open a file by its path"));
            assert_eq!(focused(&test), before, "{begin:?} {cancels}");
            press(&mut test, Key::Tab);
            assert_eq!(focused(&test), after, "{begin:?} {cancels}");
            press(&mut test, Key::Tab);
            assert!(focused(&test).is_some() && focused(&test) != after, "{begin:?} {cancels}");
        }
    }
}

/// A cell of the board that had the focus has it no more in another view.
#[test]
fn enter_presses_the_button_that_has_the_focus() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    press(&mut test, Key::V);
    test.get_by_label("Tile 1, row 1, column 1, at home").focus();
    test.run();
    press(&mut test, Key::Num2);
    wait(&mut test, "the tree", |test| shows(test, "The end, after "));
    press(&mut test, Key::Home);
    assert!(!shows(&test, "The end, after "));
    test.get_by_role_and_label(Role::Button, "What is shown").focus();
    test.run();
    strike(&mut test, Key::Enter);
    test.run();
    assert!(window(&mut test).session.recording().is_none());
    assert!(!shows(&test, "The end, after "), "the search is not recorded again");
    assert!(test.query_by_role_and_label(Role::CheckBox, "Overview").is_some());
}

/// A field keeps the Enter key that ends its typing.
#[test]
fn enter_in_the_number_of_questions_begins_no_practice() {
    let mut test = harness();
    press(&mut test, Key::Num4);
    test.get_by_role_and_label(Role::Button, "Exam sheet").click();
    test.run();
    let field = test.get_all_by_role(Role::SpinButton).next().expect("the number of questions");
    field.focus();
    test.run();
    strike(&mut test, Key::Enter);
    assert!(window(&mut test).session.practice().run().is_none());
    press(&mut test, Key::Escape);
    test.get_by_role(Role::TextInput).focus();
    test.run();
    strike(&mut test, Key::Enter);
    assert!(window(&mut test).session.practice().run().is_some());
}

/// A field that takes the focus by itself must not take away the keys that it has no use for.
#[test]
fn keys_that_no_field_uses_work_while_the_person_types() {
    let mut test = harness();
    press(&mut test, Key::Num4);
    let type_into_field = |test: &mut Test| {
        test.get_by_role(Role::TextInput).focus();
        test.run();
        wait(test, "the focus", |test| test.ctx.text_edit_focused());
    };
    for (modifiers, key, heading) in [
        (Modifiers::COMMAND, Key::Comma, "Size of text"),
        (Modifiers::COMMAND, Key::R, "No results yet."),
        (Modifiers::NONE, Key::F1, "F11"),
    ] {
        type_into_field(&mut test);
        assert!(!shows(&test, heading), "{heading}");
        test.key_press_modifiers(modifiers, key);
        test.run();
        assert!(shows(&test, heading), "{heading}");
        press(&mut test, Key::Escape);
    }
    // The others are the field's.
    type_into_field(&mut test);
    for key in [Key::Num1, Key::H, Key::Home, Key::ArrowLeft, Key::Space] {
        press(&mut test, key);
    }
    test.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    test.run();
    let session = &window(&mut test).session;
    assert_eq!((session.view(), session.mode()), (View::Practice, Mode::View));
    assert!(test.ctx.text_edit_focused());
}

/// Undo can bring back numbers by hand, but the keys belong to the view that is shown.
#[test]
fn digits_do_not_fill_a_board_that_is_not_shown() {
    let mut test = filled(true);
    type_text(&mut test, "2");
    let numbers = |test: &mut Test| {
        let hidato = window(test).session.hidato().expect("open");
        hidato.filled().cloned().expect("open")
    };
    press(&mut test, Key::V);
    press(&mut test, Key::Num2);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    let before = numbers(&mut test);
    strike(&mut test, Key::Num1);
    assert!(numbers(&mut test) == before, "no number was put in");
    let session = &window(&mut test).session;
    assert_eq!((session.view(), session.mode()), (View::Solution, Mode::View));
}

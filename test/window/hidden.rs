//! What a lesson hides is hidden wherever the window could show it, and its end tells the result.

use egui::{Event, Key, Shape};
use egui_kittest::kittest::Queryable;
use langkah::session::Mode;
use langkah::session::command::Command;
use langkah::session::explore::View;
use langkah::session::lesson::LessonWish;
use langkah::session::settings::Setting;
use langkah_puzzle::lesson::{Hidden, Taught};

use crate::windows::{
    Test, assert_shows, at_size, click, press, press_with, session, shows, type_text, wait, window,
};

/// A window with a lesson of these steps.
fn taking(puzzle: &str, search: &str, steps: &[&str]) -> Test {
    let steps: String = steps.iter().map(|step| format!("step\nnote: N\n{step}\n")).collect();
    let text = format!("langkah-lesson 1\ntitle: T\npuzzle: {puzzle}\nsearch: {search}\n{steps}");
    let taught = Taught::open(text.replace('/', "\n  ").as_bytes());
    let taught = taught.unwrap_or_else(|faults| panic!("{faults}: {text}"));
    let mut test = at_size(1280.0, 800.0);
    window(&mut test).session.apply(Command::Teach(LessonWish::Open(Box::new(taught))));
    test.run();
    wait(&mut test, "the board", |test| !session(test).is_searching());
    test.run();
    test
}

/// How many texts and rings are painted.
fn painted(test: &Test) -> (usize, usize) {
    let shapes = || test.output().shapes.iter().map(|clipped| &clipped.shape);
    let is_ring = |shape: &&Shape| matches!(shape, Shape::Rect(rect) if rect.stroke.width > 1.5);
    let texts = shapes().filter(|shape| matches!(shape, Shape::Text(_))).count();
    (texts, shapes().filter(is_ring).count())
}

/// The tile that the person points at is not explained, by the pointer or by the keyboard.
#[test]
fn kurang_is_hidden_on_the_board() {
    let mut test =
        taking("1 2 3/4 8 6/7 5 0", "ida:manhattan", &["question: kurang 8\nhide: kurang"]);
    assert!(session(&test).hides(Hidden::Kurang));
    let before = painted(&test);
    let tile = test.get_by_label("Tile 8, row 2, column 2").rect().center();
    test.hover_at(tile);
    test.run();
    test.run();
    assert_eq!(painted(&test), before, "Kurang(8) or the smaller tiles are marked");
    click(&mut test, "Show the answer");
    test.hover_at(tile);
    test.run();
    test.run();
    assert_shows(&test, "Kurang(8) = 3");
    let after = painted(&test);
    assert!(after.1 >= before.1 + 4, "the three smaller tiles and itself: {before:?} {after:?}");
}

/// No report and no sheet is made of what is hidden, and the person is told why.
#[test]
fn nothing_hidden_is_exported() {
    let mut test = taking("1 2 3/4 8 6/7 5 0", "ida:manhattan", &["question: x\nhide: verdict"]);
    window(&mut test).session.apply(Command::Set(Setting::OddCells(true)));
    for key in [Key::E, Key::P] {
        press_with(&mut test, egui::Modifiers::COMMAND, key);
        assert_shows(&test, "The lesson hides this for now");
        press(&mut test, Key::Escape);
    }
    let dots = |test: &Test| {
        let shapes = test.output().shapes.iter();
        shapes.filter(|clipped| matches!(clipped.shape, Shape::Circle(_))).count()
    };
    let hidden = dots(&test);
    click(&mut test, "Show the answer");
    assert!(dots(&test) >= hidden + 4, "the cells where X is 1 are marked again");
    test.key_press_modifiers(egui::Modifiers::COMMAND, Key::E);
    test.run();
    assert!(!shows(&test, "The lesson hides this for now"));
}

/// The numbers that a search places later would answer the question.
#[test]
fn the_rest_of_a_hidato_is_hidden() {
    let step = "at: 3\nquestion: settled level 1 seed 1";
    let mut test = taking("numbrix/1 0 0/0 0 0/7 0 9", "propagate", &[step]);
    let chips = |test: &Test| test.query_all_by_label_contains("Step ").count();
    wait(&mut test, "the place", |test| session(test).place().position == 3);
    test.run();
    assert_eq!(chips(&test), 1 + 3, "the place in the lesson, and three numbers");
    assert_shows(&test, "Hidden until you answer: the numbers that follow");
    for command in [Command::Next, Command::Last, Command::Seek(6)] {
        window(&mut test).session.apply(command);
        test.run();
    }
    assert_eq!(session(&test).place().position, 3);
    click(&mut test, "Show the answer");
    assert_eq!(chips(&test), 1 + 6);
}

#[test]
fn the_last_step_tells_the_result() {
    let steps = ["question: x", "question: kurang 8", "question: verdict"];
    let mut test = taking("1 2 3/4 8 6/7 5 0", "ida:manhattan", &steps);
    for answer in ["X = 0", "2", "9"] {
        assert!(!shows(&test, "The lesson is done"));
        type_text(&mut test, answer);
        if answer == "9" {
            click(&mut test, "Show the answer");
        } else {
            press(&mut test, Key::Enter);
            press(&mut test, Key::Enter);
        }
    }
    assert_shows(&test, "The lesson is done: 1 of 3 answers were right.");
    click(&mut test, "End");
    assert!(session(&test).lessons().played().is_none());
}

/// The tree is not saved while something is hidden, nor are the moves copied.
#[test]
fn nothing_hidden_is_saved_or_copied() {
    let step = "view: tree\nat: 4\nquestion: next\nhide: e-node verdict";
    let mut test = taking("8 1 3/4 0 5/7 2 6", "best-first:manhattan", &[step]);
    wait(&mut test, "the tree", |test| session(test).recording().is_none());
    test.run();
    assert!(!shows(&test, "the fewest, proved"), "the outcome of the search is hidden");
    click(&mut test, "Save");
    click(&mut test, "JSON lines…");
    assert_shows(&test, "The lesson hides this for now");
}

/// A question on a board says which one, if another one is shown.
#[test]
fn the_board_of_a_question_is_named() {
    let step = "view: board\nat: 1\nquestion: x";
    let mut test = taking("1 2 3/4 0 6/7 5 8", "ida:manhattan", &[step]);
    let told = "The question asks about the board after 1 step.";
    assert!(!shows(&test, told));
    window(&mut test).session.apply(Command::Last);
    test.run();
    assert_eq!(session(&test).place().position, 2);
    assert_shows(&test, told);
    click(&mut test, "Show that board");
    assert_eq!(session(&test).place().position, 1);
    assert!(!shows(&test, told));
}

/// What a person types in a lesson is the answer, and changes no view.
#[test]
fn keys_go_to_the_answer_of_a_lesson() {
    let mut test = taking("1 2 3/4 8 6/7 5 0", "ida:manhattan", &["question: kurang 8"]);
    test.get_by_label("Tile 8, row 2, column 2").click();
    test.run();
    assert!(!test.ctx.text_edit_focused());
    for (letter, key) in [("2", Key::Num2), ("3", Key::Num3), ("e", Key::E), (",", Key::Comma)] {
        test.event(Event::Text(letter.to_owned()));
        press(&mut test, key);
    }
    let asked = session(&test).lessons().played().and_then(|played| played.asked());
    assert_eq!(asked.map(|asked| asked.draft.text.as_str()), Some("23e,"));
    assert_eq!((session(&test).view(), session(&test).mode()), (View::Solution, Mode::View));
}

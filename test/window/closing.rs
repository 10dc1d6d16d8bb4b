//! The questions before the window closes: about what a person left, recorded, answered or
//! performs.

use egui::{Event, Key, Modifiers, ViewportCommand, ViewportId};
use egui_kittest::kittest::Queryable;
use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::lesson::LessonWish;
use langkah::session::lesson::notebook::Amendment;
use langkah::session::practice::draft::Put;
use langkah::session::practice::{PracticeWish, Wanted};
use langkah_puzzle::lesson::Taught;
use langkah_puzzle::practice::Kind;

use crate::folders::folder;
use crate::kept::{ask_to_close, filled, last_sent, sent, strike, wait_for};
use crate::windows::{
    Test, assert_shows, click, harness, paste, press, press_with, session, shows, tiles, type_path,
    type_text, wait, window,
};

/// Numbers on a Hidato that was left for another puzzle are asked about, too.
#[test]
fn closing_asks_about_numbers_that_were_left() {
    let (mut test, _) = filled("kept-left");
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Close the window without saving your work on another board?");
    assert_shows(&test, "You worked on “small.txt”");
    press(&mut test, Key::Enter);
    assert_shows(&test, "2, by hand, row 1, column 2");
}

/// A window in the bar of tasks comes up, so that the person sees what it asks.
#[test]
fn a_hidden_window_comes_up_with_its_question() {
    let (mut test, _) = filled("kept-hidden");
    let root = test.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    root.minimized = Some(true);
    let up = [ViewportCommand::Minimized(false), ViewportCommand::Focus];
    let sent = ask_to_close(&mut test);
    assert_eq!(sent, [[ViewportCommand::CancelClose].as_slice(), &up].concat());
}

/// Ctrl+Q and the entry of the menu ask the window to close, as its own button does.
#[test]
fn quit_asks_the_window_to_close() {
    let (mut test, _) = filled("kept-quit");
    strike(&mut test, Modifiers::COMMAND, Key::Q);
    assert_eq!(last_sent(&test), [ViewportCommand::Close]);
    click(&mut test, "File");
    test.get_by_label("Quit").scroll_to_me();
    test.run();
    test.get_by_label("Quit").click();
    assert!(sent(&mut test).contains(&ViewportCommand::Close));
    assert_shows(&test, "2, by hand, row 1, column 2");
}

/// A menu that is open goes, so that a click answers the question alone.
#[test]
fn the_question_closes_an_open_menu() {
    let (mut test, _) = filled("kept-menu");
    click(&mut test, "File");
    assert_shows(&test, "Save as…");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    assert!(!shows(&test, "Save as…"));
}

/// A person who has saved another board than their own is asked again.
#[test]
fn closing_asks_again_if_the_work_is_still_not_saved() {
    let (mut test, place) = filled("kept-again");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    press(&mut test, Key::S);
    test.get_by_label("The givens").click();
    test.run();
    type_path(&mut test, &place.join("givens.txt"));
    press(&mut test, Key::Enter);
    wait_for(&mut test, "givens.txt is saved");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    press(&mut test, Key::Escape);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    assert_eq!(sent(&mut test).iter().filter(|one| **one == ViewportCommand::Close).count(), 0);
}

/// An edited board is asked about also if another puzzle was opened since.
#[test]
fn closing_asks_about_an_edited_board_that_was_left() {
    let asked = "Close the window without saving your work on another board?";
    let begin = || {
        let mut test = harness();
        paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
        press(&mut test, Key::E);
        type_text(&mut test, "5");
        paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
        paste(&mut test, "numbrix\n1 0 3\n0 0 0\n7 0 9\n");
        assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
        assert_shows(&test, asked);
        test
    };
    let mut test = begin();
    press(&mut test, Key::Escape);
    assert!(!shows(&test, asked));
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
    assert_eq!(ask_to_close(&mut test), [], "it was answered");

    // The question leads back to the board, over the families, and then asks whether to save it.
    let mut test = begin();
    click(&mut test, "Show it");
    assert_eq!(tiles(&test).len(), 9);
    assert!(window(&mut test).session.loses_work());
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    press(&mut test, Key::Escape);

    // “Discard” gives up all boards that were left, so the question tells how many.
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    press(&mut test, Key::E);
    type_text(&mut test, "5");
    paste(&mut test, "numbrix\n1 0 3\n0 0 0\n7 0 9\n");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "You worked on 2 boards");
    press(&mut test, Key::Escape);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    assert!(window(&mut test).session.loses_work());

    // The board is left once more, and another one is edited: each has its question.
    press_with(&mut test, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    press(&mut test, Key::E);
    type_text(&mut test, "5");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    strike(&mut test, Modifiers::NONE, Key::D);
    test.run();
    assert_shows(&test, asked);
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
}

/// A recorded lesson is not lost with the window.
#[test]
fn closing_asks_before_a_recorded_lesson_is_lost() {
    let place = folder("kept-lesson");
    let mut test = harness();
    let teach = |test: &mut Test, wish| {
        window(test).session.apply(Command::Teach(wish));
        test.run();
    };
    let write = |test: &mut Test, note: &str| {
        teach(test, LessonWish::Amend(Amendment::Note(note.to_owned())));
    };
    let asked = "Close the window without saving your lesson?";
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    teach(&mut test, LessonWish::Record);
    assert_eq!(ask_to_close(&mut test), [], "there is no step");
    teach(&mut test, LessonWish::Bookmark);
    teach(&mut test, LessonWish::Amend(Amendment::Title("Mine".to_owned())));
    write(&mut test, "One.");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, asked);
    press(&mut test, Key::Escape);
    assert!(!shows(&test, asked));

    // What is written into a file is not lost.
    let target = place.join("mine.txt");
    window(&mut test).save_without_asking(move |_| target.clone());
    click(&mut test, "Save lesson…");
    wait_for(&mut test, "mine.txt is saved");
    assert_eq!(ask_to_close(&mut test), []);
    write(&mut test, "Two.");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    press(&mut test, Key::Escape);

    // The question leads back to the lesson, also from another puzzle and from a practice.
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    window(&mut test).session.apply(Command::Explore(Wish::Show(View::Practice)));
    test.run();
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    click(&mut test, "Show it");
    assert_shows(&test, "Recording a lesson");

    // Work that is not saved has its question first.
    press(&mut test, Key::E);
    type_text(&mut test, "5");
    press(&mut test, Key::V);
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    // A key that is held does not answer both.
    for (pressed, repeat) in [(true, false), (true, true), (true, true), (false, false)] {
        let (key, modifiers) = (Key::D, Modifiers::NONE);
        let event = Event::Key { key, physical_key: None, pressed, repeat, modifiers };
        test.input_mut().events.push(event);
        test.step();
        assert!(!last_sent(&test).contains(&ViewportCommand::Close));
    }
    assert_shows(&test, asked);
    // The work is not given up if the window stays.
    press(&mut test, Key::Escape);
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    // Nor does Enter on “Discard” answer both.
    press(&mut test, Key::Tab);
    press(&mut test, Key::Enter);
    assert_shows(&test, asked);
    press(&mut test, Key::Enter);
    assert_shows(&test, "Recording a lesson");
    // Work that is saved has the question about the lesson after it.
    press(&mut test, Key::E);
    type_text(&mut test, "5");
    press(&mut test, Key::V);
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    press(&mut test, Key::S);
    type_path(&mut test, &place.join("board.txt"));
    press(&mut test, Key::Enter);
    // The other board was edited, too, before the lesson was shown again.
    wait_for(&mut test, "Close the window without saving your work on another board?");
    strike(&mut test, Modifiers::NONE, Key::D);
    wait_for(&mut test, asked);
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
    test.run();
    assert!(!window(&mut test).session.loses_lesson());
}

/// What the window answers when it is asked to close, and the question that it shows.
fn asks(test: &mut Test, question: &str) {
    assert_eq!(ask_to_close(test), [ViewportCommand::CancelClose]);
    assert_shows(test, question);
}

/// Answers of a practice are not lost with the window: to questions, and in a search by hand.
#[test]
fn closing_asks_before_a_practice_is_lost() {
    let question = "Close the window without saving your practice?";
    let place = folder("closing-practice");
    let mut test = harness();
    let practise = |test: &mut Test, wish| {
        window(test).session.apply(Command::Practise(wish));
        test.run();
    };
    let begin = |test: &mut Test, perform| {
        let wanted = Wanted { kinds: vec![Kind::X], perform, seed: Some(7), ..Wanted::default() };
        practise(test, PracticeWish::Choose(wanted));
        practise(test, PracticeWish::Begin);
        wait(test, "a practice", |test| {
            let practice = session(test).practice();
            practice.asked().is_some() || practice.performing().is_some()
        });
    };
    press(&mut test, Key::Num4);
    begin(&mut test, Some(3));
    assert_eq!(ask_to_close(&mut test), [], "nothing is performed");
    practise(&mut test, PracticeWish::GiveUp);
    asks(&mut test, question);
    press(&mut test, Key::Escape);
    begin(&mut test, None);
    assert_eq!(ask_to_close(&mut test), [], "nothing is answered");
    practise(&mut test, PracticeWish::GiveUp);
    asks(&mut test, question);
    press(&mut test, Key::Escape);
    press(&mut test, Key::Num1);
    asks(&mut test, question);
    click(&mut test, "Show it");
    assert_eq!(window(&mut test).session.view(), View::Practice);

    // What a file has is not lost, until there is more.
    let target = place.join("mine.json");
    window(&mut test).save_without_asking(move |_| target.clone());
    click(&mut test, "Save the result…");
    wait_for(&mut test, "mine.json is saved");
    assert_eq!(ask_to_close(&mut test), []);
    practise(&mut test, PracticeWish::Next);
    wait(&mut test, "a question", |test| !session(test).practice().is_making());
    practise(&mut test, PracticeWish::GiveUp);
    practise(&mut test, PracticeWish::End);
    asks(&mut test, question);
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
    test.run();
    assert!(!window(&mut test).session.practice().loses_answers());
}

/// The question leads to the lesson with answers, also while another one without answers is played.
#[test]
fn closing_shows_the_lesson_that_has_answers() {
    let mut test = harness();
    let lesson = |title: &str| {
        let text = format!(
            "langkah-lesson 1\ntitle: {title}\npuzzle:\n  1 2 3\n  4 0 6\n  7 5 8\n\
             step\nnote: N\nquestion: x\n"
        );
        let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
        LessonWish::Open(Box::new(taught))
    };
    let teach = |test: &mut Test, wish| {
        window(test).session.apply(Command::Teach(wish));
        test.run();
    };
    teach(&mut test, lesson("A"));
    teach(&mut test, LessonWish::Put(Put::Text("1".to_owned())));
    teach(&mut test, lesson("B"));
    asks(&mut test, "Close the window and lose your answers?");
    click(&mut test, "Show it");
    let played = window(&mut test).session.lessons().played().expect("a lesson");
    assert_eq!(played.lesson().title.plain(), "A");
    assert_eq!(played.asked().expect("a question").draft.text, "1");
}

/// Answers of a lesson are not lost with the window, also of one that waits.
#[test]
fn closing_asks_before_the_answers_of_a_lesson_are_lost() {
    let question = "Close the window and lose your answers?";
    let mut test = harness();
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  1 2 3\n  4 0 6\n  7 5 8\n\
                step\nnote: N\nquestion: x\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    let teach = |test: &mut Test, wish| {
        window(test).session.apply(Command::Teach(wish));
        test.run();
    };
    let typed = |test: &Test| {
        let played = session(test).lessons().played()?;
        Some(played.asked()?.draft.text.clone())
    };
    let open = LessonWish::Open(Box::new(taught));
    teach(&mut test, open.clone());
    assert_eq!(ask_to_close(&mut test), [], "nothing is typed");
    teach(&mut test, LessonWish::Put(Put::Text("1".to_owned())));
    asks(&mut test, question);
    press(&mut test, Key::Escape);
    // The field has the focus again, and would take what is pasted.
    press(&mut test, Key::Escape);
    for leave in [None, Some(LessonWish::Leave)] {
        match leave {
            Some(leave) => teach(&mut test, leave),
            None => paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n"),
        }
        assert_eq!(typed(&test), None);
        asks(&mut test, question);
        click(&mut test, "Show it");
        assert_eq!(typed(&test).as_deref(), Some("1"));
    }
    // A lesson that is done has nothing to lose.
    teach(&mut test, LessonWish::GiveUp);
    assert_eq!(ask_to_close(&mut test), []);
    teach(&mut test, open);
    teach(&mut test, LessonWish::Put(Put::Text("1".to_owned())));
    asks(&mut test, question);
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
    test.run();
    assert!(!window(&mut test).session.loses_answers());
}

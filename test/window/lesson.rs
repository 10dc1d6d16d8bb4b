//! Lessons in the window: played by keys, opened as files, recorded, broken ones told by line.

use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Mode;
use langkah::session::command::Command;
use langkah::session::explore::explorer::Jump;
use langkah::session::explore::{View, Wish};
use langkah::session::lesson::LessonWish;
use langkah::session::lesson::notebook::Amendment;
use langkah::session::lesson::played::Played;
use langkah_language::Language;
use langkah_puzzle::lesson::{self, Hidden, Task, Taught, built_in};
use langkah_puzzle::practice::{Exact, Kind};

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, at_size, click, paste, press, press_with, session, shows, tiles, type_text,
    wait, window,
};

const SIZES: [[f32; 2]; 2] = [[720.0, 560.0], [1280.0, 800.0]];

fn played(test: &Test) -> Option<&Played> {
    session(test).lessons().played()
}

/// A window with a lesson of the program, opened from the menu.
fn playing(which: usize, size: [f32; 2], language: &str) -> Test {
    let mut test = at_size(size[0], size[1]);
    window(&mut test).session.settings.language = Some(language.to_owned());
    test.run();
    let of = Language::all().find(|one| one.tag() == language).expect("a language");
    let taught = Taught::open(built_in::ALL[which].as_bytes()).expect("a lesson");
    let (menu, lessons, title) = langkah_language::within(of, || {
        let title = taught.lesson.title.shown().to_owned();
        (langkah_language::text!("menu-file"), langkah_language::text!("lesson-menu"), title)
    });
    click(&mut test, menu);
    unfold(&mut test, lessons);
    click(&mut test, &title);
    settled(&mut test);
    test
}

/// Opens a part of the menu.
fn unfold(test: &mut Test, label: &str) {
    // The first page has a title of the same name.
    let is_fold = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() != Role::Label;
    test.get_all_by_label(label).find(is_fold).expect("a part of the menu").click();
    test.run();
}

/// Waits until the place of the step is shown.
fn settled(test: &mut Test) {
    wait(test, "the place of the step", |test| {
        if session(test).lessons().is_preparing() {
            return false;
        }
        let Some(step) = played(test).and_then(Played::step) else { return true };
        let explorer = session(test).explorer();
        let at = explorer.filter(|one| one.trace().is_some()).map(|one| one.at());
        let is_open = played(test).is_some_and(|one| one.open_question().is_some());
        match step.view {
            lesson::View::Board => session(test).view() == View::Solution,
            lesson::View::Tree if is_open => at.is_some_and(|at| at <= step.at),
            lesson::View::Tree => at == Some(step.at),
        }
    });
}

/// Who begins sees the lessons, also in a low window, where the page scrolls.
#[test]
fn the_first_page_has_the_lessons() {
    for [width, height] in SIZES {
        let mut test = at_size(width, height);
        let last = Taught::open(built_in::ALL[2].as_bytes()).expect("a lesson");
        let title = last.lesson.title.shown().to_owned();
        let bottom = |test: &Test| test.get_by_role_and_label(Role::Link, &title).rect().bottom();
        if bottom(&test) > height {
            test.event(Event::PointerMoved(egui::pos2(150.0, 300.0)));
            test.event(Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: egui::vec2(0.0, -900.0),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Unknown,
                modifiers: Modifiers::NONE,
            });
            test.run();
            test.run();
        }
        assert!(bottom(&test) <= height, "{}", bottom(&test));
        test.get_by_role_and_label(Role::Link, &title).click();
        test.run();
        settled(&mut test);
        assert_eq!(played(&test).map(|one| one.lesson().title.shown()), Some(&*title));
    }
}

fn enter(test: &mut Test) {
    press(test, Key::Enter);
    settled(test);
}

/// Each lesson from its first step to its last one, by keys alone, in both languages at two sizes.
#[test]
fn every_lesson_is_played_by_keys() {
    for (index, size, language) in [
        (0, SIZES[0], "en"),
        (0, SIZES[1], "id"),
        (1, SIZES[1], "en"),
        (1, SIZES[0], "id"),
        (2, SIZES[0], "en"),
        (2, SIZES[1], "id"),
    ] {
        let mut test = playing(index, size, language);
        let count = played(&test).expect("it plays").lesson().steps.len();
        for number in 0..count {
            let step = played(&test).expect("it plays");
            assert_eq!(step.at(), number);
            let key =
                step.open_question().map(|asked| asked.question.written(asked.question.key()));
            if let Some(key) = key {
                test.event(Event::Text(key));
                test.run();
                enter(&mut test);
                let asked = played(&test).and_then(Played::asked).expect("it is asked");
                assert!(asked.mark.as_ref().is_some_and(|mark| mark.is_right()), "step {number}");
            }
            enter(&mut test);
        }
        assert!(played(&test).is_some_and(Played::is_last));
        let (right, asked) = played(&test).expect("it plays").right_of();
        assert!(right == asked && asked > 0);
        press(&mut test, Key::Escape);
        assert!(played(&test).is_none() && session(&test).has_puzzle());
    }
}

/// What is hidden is covered until the question is answered, and leaving shows it.
#[test]
fn what_is_hidden_is_covered() {
    let mut test = playing(0, SIZES[1], "en");
    assert_shows(&test, "Hidden for now: the verdict");
    enter(&mut test);
    assert!(session(&test).hides(Hidden::Kurang) && session(&test).hides(Hidden::Verdict));
    assert_shows(&test, "Hidden until you answer: the table of Kurang");
    assert_shows(&test, "Hidden until you answer: the verdict");
    for secret in ["Kurang(15) = 1", "ΣKurang 1", "Not solvable", "Swap 15", "1 is odd"] {
        assert!(!shows(&test, secret), "{secret} is shown");
    }
    // A wrong answer is an answer.
    type_text(&mut test, "7");
    enter(&mut test);
    assert_shows(&test, "Wrong");
    assert_shows(&test, "Hidden for now: the verdict");
    for _ in 0..3 {
        enter(&mut test);
        click(&mut test, "Show the answer");
    }
    // No later step hides it.
    assert!(!shows(&test, "Hidden"));
    assert_shows(&test, "Not solvable");
    assert_shows(&test, "Kurang(15) = 1");
    press_with(&mut test, Modifiers::COMMAND, Key::PageUp);
    assert_shows(&test, "Hidden for now: the verdict");
    click(&mut test, "Leave the lesson");
    assert_shows(&test, "Kurang(15) = 1");
}

/// Nothing leads to what is hidden in the tree; the panel and the player wait for the answer.
#[test]
fn the_next_e_node_stays_hidden() {
    let mut test = playing(1, SIZES[1], "en");
    enter(&mut test);
    assert_eq!(session(&test).explorer().map(|one| one.at()), Some(1));
    enter(&mut test);
    assert_shows(&test, "Hidden until you answer: the E-node");
    assert_eq!(session(&test).explorer().map(|one| one.at()), Some(1), "one expansion before");
    // What would go on is refused, with a word why.
    for command in [Command::Next, Command::Last, Command::PlayPause] {
        window(&mut test).session.apply(command);
        test.run();
    }
    assert_eq!(session(&test).explorer().map(|one| one.at()), Some(1));
    assert_shows(&test, "The lesson hides this for now");
    click(&mut test, "Show the answer");
    settled(&mut test);
    assert_eq!(session(&test).explorer().map(|one| one.at()), Some(2));
    assert!(!shows(&test, "Hidden until you answer"));
    press(&mut test, Key::Escape);
    assert!(session(&test).notice().is_none());
    press_with(&mut test, Modifiers::COMMAND, Key::PageUp);
    assert_eq!(played(&test).map(Played::at), Some(1));
    press_with(&mut test, Modifiers::COMMAND, Key::PageDown);
    assert_eq!(played(&test).map(Played::at), Some(2));
}

/// A file of a lesson opens as any file; a broken one leaves what is open, and tells its lines.
#[test]
fn files_of_lessons_open_and_broken_ones_are_told() {
    let folder = folder("lessons");
    let good = folder.join("good.txt");
    std::fs::write(&good, built_in::ALL[1]).expect("written");
    let broken = folder.join("broken.txt");
    let text = built_in::ALL[1]
        .replace("at: 3\n", "at: 3000\n")
        .replace("question: live", "question: life");
    std::fs::write(&broken, text).expect("written");
    let mut test = at_size(1280.0, 800.0);
    let ctx = test.ctx.clone();
    window(&mut test).read(good, &ctx);
    wait(&mut test, "the lesson", |test| played(test).is_some());
    enter(&mut test);
    window(&mut test).read(broken.clone(), &ctx);
    wait(&mut test, "the faults", |test| session(test).notice().is_some());
    assert_shows(&test, "“life” is not a kind of question");
    let line = built_in::ALL[1].lines().position(|line| line == "question: live").expect("there");
    assert_shows(&test, &format!("{}:11:", line + 1));
    assert_eq!(played(&test).map(Played::at), Some(1), "the lesson before is still open");
    let text = built_in::ALL[1].replace("at: 3\n", "at: 3000\n");
    std::fs::write(&broken, text).expect("written");
    press(&mut test, Key::Escape);
    window(&mut test).read(broken, &ctx);
    wait(&mut test, "the faults", |test| session(test).notice().is_some());
    assert_shows(&test, "the search has no such moment");
    assert_eq!(played(&test).map(Played::at), Some(1));
}

/// Another puzzle ends a lesson, and the person is told.
#[test]
fn another_puzzle_ends_a_lesson() {
    let mut test = playing(0, SIZES[1], "en");
    click(&mut test, "Random");
    assert!(played(&test).is_none());
    assert_shows(&test, "The lesson has ended");
}

/// Cells of a Hidato are clicked on the board of the question.
#[test]
fn cells_are_clicked() {
    let mut test = playing(2, SIZES[1], "en");
    for _ in 0..3 {
        enter(&mut test);
    }
    for (row, column) in [(2, 1), (3, 1), (4, 2), (4, 3)] {
        let name = format!("Row {row}, column {column}: empty");
        test.get_by_role_and_label(Role::CheckBox, &name).click();
        test.run();
    }
    click(&mut test, "Check");
    assert_eq!(played(&test).map(Played::right_of), Some((1, 1)));
}

/// A teacher walks, bookmarks, asks, and saves; the file plays as it was recorded.
#[test]
fn a_lesson_is_recorded_and_played() {
    let path = folder("recorded-lesson").join("mine.txt");
    let mut test = playing(1, SIZES[1], "en");
    press(&mut test, Key::Escape);
    click(&mut test, "File");
    if !shows(&test, "Record a lesson") {
        unfold(&mut test, "Lessons");
    }
    click(&mut test, "Record a lesson");
    click(&mut test, "Save lesson…");
    assert_shows(&test, "The lesson has no title.");
    press(&mut test, Key::Escape);
    test.get_by_role_and_label(Role::TextInput, "Title").focus();
    test.run();
    type_text(&mut test, "Mine");
    click(&mut test, "Add a bookmark here");
    // The note of a new step is written next.
    type_text(&mut test, "Look: step 1.");
    window(&mut test).session.apply(Command::Explore(Wish::Show(View::Tree)));
    wait(&mut test, "the tree", |test| session(test).recording().is_none());
    window(&mut test).session.apply(Command::Explore(Wish::Go(Jump::At(1))));
    test.run();
    click(&mut test, "Add a bookmark here");
    assert_shows(&test, "2. Tree, expansion 1");
    test.event(Event::Text("The first E-node.".to_owned()));
    test.run();
    let target = path.clone();
    window(&mut test).save_without_asking(move |_| target.clone());
    click(&mut test, "Save lesson…");
    wait(&mut test, "the file", |_| path.exists());
    let taught = Taught::open(&std::fs::read(&path).expect("written")).expect("a lesson");
    assert_eq!(taught.lesson.title.plain(), "Mine");
    let notes: Vec<&str> = taught.lesson.steps.iter().map(|step| step.note.plain()).collect();
    assert_eq!(notes, ["Look: step 1.", "The first E-node."]);
    assert_eq!(taught.lesson.steps[1].at, 1);
    window(&mut test).session.apply(Command::Teach(LessonWish::Try));
    settled(&mut test);
    assert_shows(&test, "Step 1 of 2");
    // The first one closes the note on the file.
    press(&mut test, Key::Escape);
    press(&mut test, Key::Escape);
    assert_shows(&test, "Recording a lesson");
}

/// The form offers the tiles of the board, and no others.
#[test]
fn a_question_asks_for_a_tile_of_the_board() {
    let mut test = at_size(1280.0, 800.0);
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    let asked = Amendment::Task(Some(Task::usual(Kind::Kurang)));
    for wish in [LessonWish::Record, LessonWish::Bookmark, LessonWish::Amend(asked)] {
        window(&mut test).session.apply(Command::Teach(wish));
        test.run();
    }
    test.get_by_role_and_label(Role::SpinButton, "Tile (0 is the blank)").click();
    test.run();
    test.key_press_modifiers(Modifiers::COMMAND, Key::A);
    type_text(&mut test, "99");
    press(&mut test, Key::Enter);
    let page = session(&test).lessons().notebook().and_then(|notebook| notebook.page());
    let task = page.expect("a page").step.task;
    assert_eq!(task, Some(Task::Exact(Exact::Kurang(8))));
    // What shows the answer is hidden without a further click, and shown again with the question.
    let hides = |test: &Test| {
        let page = session(test).lessons().notebook().and_then(|notebook| notebook.page());
        page.expect("a page").step.hides.clone()
    };
    assert_eq!(hides(&test), [Hidden::Kurang]);
    for (task, hidden) in [(Some(Task::usual(Kind::X)), vec![Hidden::Verdict]), (None, Vec::new())]
    {
        let asked = LessonWish::Amend(Amendment::Task(task));
        window(&mut test).session.apply(Command::Teach(asked));
        assert_eq!(hides(&test), hidden);
    }
}

/// Another puzzle does not take the steps away that were recorded.
#[test]
fn a_lesson_that_is_being_recorded_waits_for_its_puzzle() {
    let mut test = at_size(1280.0, 800.0);
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    let teach = |test: &mut Test, wish| {
        window(test).session.apply(Command::Teach(wish));
        test.run();
    };
    teach(&mut test, LessonWish::Record);
    teach(&mut test, LessonWish::Bookmark);
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    assert_shows(&test, "Your lesson is kept");
    assert!(session(&test).lessons().notebook().is_none(), "it belongs to another puzzle");
    teach(&mut test, LessonWish::Record);
    let notebook = session(&test).lessons().notebook().expect("it is back");
    assert_eq!(notebook.pages().len(), 1);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
    assert_shows(&test, "Recording a lesson");
    // Without a step there is nothing to keep.
    teach(&mut test, LessonWish::Forget);
    teach(&mut test, LessonWish::Record);
    press(&mut test, Key::Escape);
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    assert!(!shows(&test, "Your lesson is kept"));
    teach(&mut test, LessonWish::Record);
    assert!(session(&test).lessons().notebook().expect("a new one").pages().is_empty());
}

/// Enter in a field of a panel ends the typing there, and the lesson stays where it is.
#[test]
fn enter_in_another_field_turns_no_page() {
    let mut test = playing(1, SIZES[1], "en");
    let mut fields = 0;
    let count = played(&test).expect("it plays").lesson().steps.len();
    for number in 0..count {
        let field = test.query_all_by_role(Role::SpinButton).next().map(|field| field.focus());
        if field.is_some() {
            fields += 1;
            test.run();
            press(&mut test, Key::Enter);
            assert_eq!(played(&test).map(Played::at), Some(number));
        }
        press_with(&mut test, Modifiers::COMMAND, Key::PageDown);
        settled(&mut test);
    }
    assert!(fields > 0);
}

/// A lesson whose searches take long is told of, and Escape leaves all as it was.
#[test]
fn a_lesson_that_takes_long_is_stopped() {
    let mut test = at_size(1280.0, 800.0);
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    // None of these searches comes to an end before its last node.
    let step = |depth| format!("step\nview: board\nsearch: dfs:{depth}\nat: 1\nnote: Look.\n");
    let steps: String = (61..100).map(step).collect();
    let puzzle = "puzzle:\n  15 14 13 12\n  11 10 9 8\n  7 6 5 4\n  3 1 2 0\n";
    paste(&mut test, &format!("langkah-lesson 1\ntitle: Long\n{puzzle}{steps}"));
    wait(&mut test, "the strip", |test| shows(test, "Preparing the lesson"));
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "Preparing the lesson") && session(&test).notice().is_none());
    assert!(!session(&test).is_busy() && played(&test).is_none());
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
}

/// Enter answers and goes on also while the lesson's Hidato is filled and no cell is chosen.
#[test]
fn enter_belongs_to_a_lesson_on_a_hidato() {
    let mut test = playing(2, SIZES[1], "en");
    press(&mut test, Key::P);
    assert_eq!(session(&test).mode(), Mode::Play);
    enter(&mut test);
    assert_eq!(played(&test).expect("it plays").at(), 1);
}

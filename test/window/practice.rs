//! The view that asks: every kind of question answered by keys, by clicks, rightly and wrongly.

use egui::{Event, Key, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::command::Command;
use langkah::session::practice::draft::Fault;
use langkah::session::practice::performing::{ActOf, Performing};
use langkah::session::practice::{Asked, PracticeWish, Wanted};
use langkah_engine::sliding::moves::{Move, letter};
use langkah_puzzle::Of;
use langkah_puzzle::practice::perform::{Act, Hint, Stage};
use langkah_puzzle::practice::{Answer, Ask, ChildFate, Kind, Level, Matter, Question, Score};

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, at_size, choose, click, paste, press, said, session, shows, type_text,
    wait, window,
};

/// A window in the view, with the first question of a kind.
fn asking(kind: Kind, language: &str) -> Test {
    asking_at([720.0, 560.0], kind, language)
}

fn asking_at([width, height]: [f32; 2], kind: Kind, language: &str) -> Test {
    let mut test = at_size(width, height);
    window(&mut test).session.settings.language = Some(language.to_owned());
    press(&mut test, Key::Num4);
    let wanted = Wanted { kinds: vec![kind], seed: Some(7), ..Wanted::default() };
    window(&mut test).session.apply(Command::Practise(PracticeWish::Choose(wanted)));
    press(&mut test, Key::Enter);
    wait_for_question(&mut test);
    test
}

fn asked(test: &Test) -> Option<&Asked> {
    session(test).practice().asked()
}

fn wait_for_question(test: &mut Test) {
    wait(test, "a question", |test| asked(test).is_some_and(|asked| asked.mark.is_none()));
    test.run();
}

fn question(test: &Test) -> Question {
    asked(test).expect("it is asked").question.clone()
}

/// Types an answer and has it marked.
fn answer(test: &mut Test, text: &str) {
    type_text(test, text);
    press(test, Key::Enter);
}

fn is_right(test: &Test) -> Option<bool> {
    asked(test)?.mark.as_ref().map(|mark| mark.is_right())
}

/// An answer of the same form that is wrong.
fn wrong(question: &Question) -> Answer {
    match (question.key().clone(), question.ask()) {
        (Answer::Number(number), _) => Answer::Number(number + 1),
        (Answer::Judged(number, holds), _) => Answer::Judged(number, !holds),
        (Answer::Node(node), Ask::Node(nodes)) => {
            Answer::Node(*nodes.iter().find(|other| **other != node).expect("there are several"))
        }
        (Answer::Nodes(nodes), _) => Answer::Nodes(nodes.into_iter().rev().skip(1).collect()),
        (Answer::Fates(mut fates), _) => {
            let fate = &mut fates[0].1;
            *fate = if *fate == ChildFate::Lives { ChildFate::Bound } else { ChildFate::Lives };
            Answer::Fates(fates)
        }
        (Answer::Choice(choice), Ask::Choice(all)) => Answer::Choice((choice + 1) % all.len()),
        (Answer::Cells(mut cells), _) => {
            if cells.pop().is_none() {
                cells.push(0);
            }
            Answer::Cells(cells)
        }
        (Answer::Placed { number, cell, rule }, _) => {
            Answer::Placed { number: number + 1, cell, rule }
        }
        (key, ask) => panic!("{key:?} for {ask:?}"),
    }
}

/// Every kind by keys alone: a right answer, a wrong one with its reason, and the right one told.
#[test]
fn every_kind_is_answered_by_keys() {
    for kind in Kind::ALL {
        let mut test = asking(kind, "en");
        assert_shows(&test, kind.title());
        let first = question(&test);
        assert!(said(&test).contains(&first.asked()), "{kind:?}");
        answer(&mut test, &first.written(first.key()));
        assert_eq!(is_right(&test), Some(true), "{kind:?}: {:?}", first.key());
        assert_shows(&test, "Right");
        press(&mut test, Key::Enter);
        wait_for_question(&mut test);
        let second = question(&test);
        answer(&mut test, &second.written(&wrong(&second)));
        assert_eq!(is_right(&test), Some(false), "{kind:?}: {:?}", second.key());
        let mark = second.mark(&wrong(&second));
        let said = said(&test);
        assert!(said.contains(&mark.wrong.expect("it is wrong").reason), "{kind:?}: {said:?}");
        for line in &mark.key {
            assert!(said.contains(line), "{kind:?}: {said:?}");
        }
        assert_eq!(window(&mut test).session.practice().run().expect("it runs").right_of(), (1, 2));
    }
}

/// The same question in the other language, at once.
#[test]
fn a_question_changes_its_language() {
    let mut test = asking(Kind::Kurang, "id");
    assert_shows(&test, "Kurang(i) sebuah ubin");
    let key = question(&test);
    answer(&mut test, &key.written(&wrong(&key)));
    assert_shows(&test, "Salah");
    window(&mut test).session.settings.language = Some("en".to_owned());
    test.run();
    assert_shows(&test, "Wrong");
    assert_shows(
        &test,
        &langkah_language::within(langkah_language::Language::english(), || key.asked()),
    );
}

/// Cells of a Hidato, boxes for what becomes of children, and choices are clicked, too.
#[test]
fn answers_are_clicked() {
    let mut test = asking(Kind::Candidates, "en");
    let of_cells = question(&test);
    // What was typed counts no more when a cell is marked.
    answer(&mut test, "9");
    assert_eq!(is_right(&test), None);
    let Answer::Cells(cells) = of_cells.key() else { panic!("cells") };
    let Ask::Cells(shape) = of_cells.ask() else { panic!("cells") };
    let Of::Hidato(board) = of_cells.subject() else { panic!("a Hidato") };
    let given = board.numbers().iter().position(|&number| number > 0).expect("a given");
    let (row, col) = shape.coordinates(given);
    let number = board.numbers()[given];
    let name = format!("Row {}, column {}: {number}", row + 1, col + 1);
    test.get_by_role_and_label(Role::Label, &name).click();
    test.run();
    assert!(asked(&test).expect("it is asked").draft.cells.is_empty(), "a given was marked");
    for &cell in cells {
        let (row, col) = shape.coordinates(cell);
        let name = format!("Row {}, column {}: empty", row + 1, col + 1);
        test.get_by_role_and_label(Role::CheckBox, &name).click();
        test.run();
    }
    click(&mut test, "Check");
    assert_eq!(is_right(&test), Some(true));

    // Of what was typed for a judged number, the number stays.
    let mut test = asking(Kind::Verdict, "en");
    let Answer::Judged(number, holds) = *question(&test).key() else { panic!("a verdict") };
    let (said, meant) = if holds { ("no", "yes") } else { ("yes", "no") };
    type_text(&mut test, &format!("{number} {said}"));
    choose(&mut test, meant);
    click(&mut test, "Check");
    assert_eq!(is_right(&test), Some(true));

    let mut test = asking_at([1280.0, 800.0], Kind::Fates, "en");
    let of_fates = question(&test);
    let Answer::Fates(fates) = of_fates.key() else { panic!("fates") };
    for (way, fate) in fates {
        let letter = letter(*way);
        let name = format!("{letter}: {}", fate.title());
        choose(&mut test, &name);
    }
    click(&mut test, "Check");
    assert_eq!(is_right(&test), Some(true));

    let mut test = asking(Kind::Next, "en");
    let Answer::Node(node) = *question(&test).key() else { panic!("a node") };
    let begin = format!("Node {}: ", node + 1);
    let on_tree = test.get_by(|one| {
        one.role() == Role::Button && one.label().is_some_and(|label| label.starts_with(&begin))
    });
    on_tree.click();
    test.run();
    click(&mut test, "Check");
    assert_eq!(is_right(&test), Some(true));
}

/// Digits are keys of the views, but not while a question waits for a number.
#[test]
fn digits_go_to_the_answer_after_a_click() {
    let mut test = asking(Kind::Verdict, "en");
    choose(&mut test, "yes");
    for (digit, key) in [("2", Key::Num2), ("4", Key::Num4)] {
        test.event(Event::Text(digit.to_owned()));
        press(&mut test, key);
    }
    let draft = &asked(&test).expect("it is asked").draft;
    assert_eq!((draft.text.as_str(), draft.holds), ("24", Some(true)));
    let session = session(&test);
    assert_eq!(session.view(), langkah::session::explore::View::Practice);
}

/// Letters are keys of the board, but not while a question waits for a word.
#[test]
fn letters_go_to_the_answer_after_a_click() {
    let mut test = asking(Kind::Verdict, "en");
    choose(&mut test, "yes");
    for (letter, key) in [("p", Key::P), ("e", Key::E), ("h", Key::H)] {
        test.event(Event::Text(letter.to_owned()));
        press(&mut test, key);
    }
    assert_eq!(asked(&test).expect("it is asked").draft.text, "peh");
    let session = session(&test);
    assert_eq!(session.view(), langkah::session::explore::View::Practice);
    assert_eq!(session.mode(), langkah::session::Mode::View);
}

#[test]
fn digits_go_to_the_next_act_after_a_click() {
    let mut test = performing([720.0, 560.0], 5, 2);
    test.ctx.memory_mut(|memory| memory.stop_text_input());
    test.run();
    test.event(Event::Text("2".to_owned()));
    press(&mut test, Key::Num2);
    assert_eq!(performed(&test).draft.text, "2");
    let session = session(&test);
    assert_eq!(session.view(), langkah::session::explore::View::Practice);
}

/// An answer that is not whole is told, and counts as nothing.
#[test]
fn what_is_missing_is_told() {
    let mut test = asking(Kind::Verdict, "en");
    press(&mut test, Key::Enter);
    assert_shows(&test, "Type the answer first.");
    let mut cells = asking(Kind::Candidates, "en");
    press(&mut cells, Key::Enter);
    assert_shows(&cells, "Click the cells first, or type “none” if there is no such cell.");
    assert_eq!(is_right(&cells), None);
    answer(&mut test, "12");
    assert_shows(&test, "Choose yes or no, too.");
    assert_eq!(is_right(&test), None);
    answer(&mut test, " x");
    assert!(
        asked(&test)
            .expect("it is asked")
            .fault
            .as_ref()
            .is_some_and(|f| f.to_string().contains("“x”"))
    );
    click(&mut test, "Show the answer");
    assert_eq!(is_right(&test), Some(false));
}

/// The same seed asks the same; on the open puzzle all questions are about it.
#[test]
fn a_seed_and_the_open_puzzle() {
    let texts = || {
        let test = asking(Kind::Cost, "en");
        question(&test).asked()
    };
    assert_eq!(texts(), texts());
    let mut test = at_size(720.0, 560.0);
    paste(&mut test, "1 2 3\n4 0 6\n7 5 8\n");
    press(&mut test, Key::Num4);
    let wanted = Wanted { kinds: vec![Kind::Cost], is_on_open: true, ..Wanted::default() };
    test.get_by_role_and_label(Role::CheckBox, Kind::Cost.title()).click();
    test.run();
    let on_open = |test: &Test| {
        test.get_by_role_and_label(Role::CheckBox, "Ask about the open puzzle").rect()
    };
    assert!(on_open(&test).bottom() < 560.0, "{:?}", on_open(&test));
    test.get_by_role_and_label(Role::CheckBox, "Ask about the open puzzle").click();
    test.run();
    test.run();
    assert_eq!(window(&mut test).session.practice().wanted, wanted);
    click(&mut test, "Begin");
    wait_for_question(&mut test);
    let open = window(&mut test).session.sliding().and_then(|one| one.open()).expect("open");
    let open = open.puzzle.clone();
    let subject = question(&test).subject().clone();
    assert_eq!(subject.as_ref().sliding(), Some(&open));
    click(&mut test, "End this run");
    assert_shows(&test, "Learn by answering");
}

/// After the end of a run its result is told, and can be saved.
#[test]
fn an_ended_run_is_told_and_saved() {
    let folder = folder("ended practice");
    let mut test = asking(Kind::X, "en");
    let into = folder.clone();
    window(&mut test).save_without_asking(move |name| into.join(name));
    let key = question(&test);
    answer(&mut test, &key.written(key.key()));
    press(&mut test, Key::Enter);
    wait_for_question(&mut test);
    let second = question(&test);
    answer(&mut test, &second.written(&wrong(&second)));
    click(&mut test, "End this run");
    assert_shows(&test, "1 of 2 answers were right.");
    click(&mut test, "Save the result…");
    wait(&mut test, "the notice", |test| shows(test, "practice.json is saved"));
    let text = std::fs::read_to_string(folder.join("practice.json")).expect("it is there");
    let score = Score::check(&text).expect("it holds");
    assert_eq!((score.right, score.asked), (1, 2));
    press(&mut test, Key::Enter);
    wait_for_question(&mut test);
    click(&mut test, "End this run");
    assert!(!shows(&test, "answers were right."));
}

/// Who begins anew is told that no file has the last result, and can still save it.
#[test]
fn a_result_outlives_the_beginning_of_the_next_run() {
    let folder = folder("result before");
    let mut test = asking(Kind::X, "en");
    let into = folder.clone();
    window(&mut test).save_without_asking(move |name| into.join(name));
    let key = question(&test);
    answer(&mut test, &key.written(key.key()));
    let begin = |test: &mut Test| {
        click(test, "End this run");
        press(test, Key::Enter);
        wait_for_question(test);
    };
    begin(&mut test);
    assert_shows(&test, "The result of your last practice is not saved");
    assert_shows(&test, "1 of 1 answer was right.");
    click(&mut test, "Save the result…");
    wait(&mut test, "the notice", |test| shows(test, "practice.json is saved"));
    let text = std::fs::read_to_string(folder.join("practice.json")).expect("it is there");
    let score = Score::check(&text).expect("it holds");
    assert_eq!((score.right, score.asked), (1, 1));
    // Nobody has answered since.
    begin(&mut test);
    assert!(!shows(&test, "The result of your last practice is not saved"));
}

/// With a goal of its own a question shows the goal, and names a tile as its key does.
#[test]
fn a_question_shows_its_goal() {
    for (goal, counts_as) in [("blank-first", 0), ("snail", 1)] {
        let mut test = at_size(1280.0, 800.0);
        paste(&mut test, &format!("langkah\nstart\n1 2 0\n3 4 5\n6 7 8\ngoal {goal}\n"));
        press(&mut test, Key::Num4);
        let kinds = vec![Kind::Kurang];
        let wanted = Wanted { kinds, is_on_open: true, seed: Some(1), ..Wanted::default() };
        window(&mut test).session.apply(Command::Practise(PracticeWish::Choose(wanted)));
        press(&mut test, Key::Enter);
        wait_for_question(&mut test);
        let Matter::Kurang { tile } = *question(&test).matter() else { panic!("Kurang") };
        let open = window(&mut test).session.sliding().and_then(|one| one.open()).expect("open");
        let (first, number) = match counts_as {
            0 => ("0 1 2", usize::from(tile)),
            _ => ("1 2 3", open.puzzle.solvability().number(tile)),
        };
        assert_shows(&test, first);
        assert_shows(&test, &format!("What is Kurang({number})?"));
        let key = question(&test);
        answer(&mut test, &key.written(key.key()));
        assert_shows(&test, &format!("Kurang({number}) = "));
    }
}

/// So does a search that a person performs, with its goal.
#[test]
fn a_performed_search_shows_its_goal() {
    let mut test = at_size(1280.0, 800.0);
    paste(&mut test, "langkah\nstart\n1 2 3\n8 4 0\n7 6 5\ngoal snail\n");
    press(&mut test, Key::Num4);
    let wanted = Wanted { perform: Some(3), is_on_open: true, seed: Some(1), ..Wanted::default() };
    window(&mut test).session.apply(Command::Practise(PracticeWish::Choose(wanted)));
    press(&mut test, Key::Enter);
    test.run();
    assert_shows(&test, "1 2 3\n8 0 4\n7 6 5");
}

/// The file of a run is one that the check holds.
#[test]
fn the_result_is_saved() {
    let folder = folder("result of practice");
    let mut test = asking(Kind::X, "en");
    let into = folder.clone();
    window(&mut test).save_without_asking(move |name| into.join(name));
    let key = question(&test);
    answer(&mut test, &key.written(key.key()));
    click(&mut test, "Save the result…");
    wait(&mut test, "the notice", |test| shows(test, "practice.json is saved"));
    let text = std::fs::read_to_string(folder.join("practice.json")).expect("it is there");
    let score = Score::check(&text).expect("it holds");
    assert_eq!((score.right, score.asked, score.seed), (1, 1, 7));
}

/// A window in which a search is performed.
fn performing([width, height]: [f32; 2], seed: u64, level: u8) -> Test {
    let mut test = at_size(width, height);
    press(&mut test, Key::Num4);
    let perform_level = Level::new(level).expect("a level");
    let wanted = Wanted { perform: Some(3), perform_level, seed: Some(seed), ..Wanted::default() };
    window(&mut test).session.apply(Command::Practise(PracticeWish::Choose(wanted)));
    press(&mut test, Key::Enter);
    test.run();
    test
}

fn performed(test: &Test) -> &Performing {
    session(test).practice().performing().expect("it is performed")
}

/// What comes next, as one types it.
fn next_act(test: &Test) -> (Act, String) {
    let hint = performed(test).perform().clone().help().expect("it goes on");
    match hint.act {
        Act::Expand(node) => (hint.act, (node + 1).to_string()),
        Act::Bound(bound) => (hint.act, bound.to_string()),
        Act::Judge(..) => {
            let mut perform = performed(test).perform().clone();
            let mut typed = String::new();
            while let Some(Hint { act: Act::Judge(way, fate), .. }) = perform.help() {
                typed += &format!("{} {} ", letter(way), fate.name());
                perform.act(Act::Judge(way, fate));
            }
            (hint.act, typed)
        }
    }
}

/// The whole search by keys: right acts, a wrong one with its reason, the end and its score.
#[test]
fn a_search_is_performed_by_keys() {
    for level in [2, 4] {
        perform_by_keys(level);
    }
}

fn perform_by_keys(level: u8) {
    let mut test = performing([720.0, 560.0], 5, level);
    assert_shows(&test, "Perform the search");
    assert_shows(&test, "The next E-node:");
    assert_shows(&test, "Perform 3 expansions.");
    answer(&mut test, "7");
    assert_shows(&test, "“7”: this tree has no such node");
    let mut wrong = 0;
    while performed(&test).ask().is_some() {
        let (act, typed) = next_act(&test);
        if let (Act::Expand(_), 1..) = (act, performed(&test).perform().expansions())
            && wrong == 0
        {
            // The root is no longer live.
            answer(&mut test, "1");
            assert_shows(&test, "Wrong");
            assert_shows(&test, "Node 1 is not live");
            wrong = 1;
        }
        answer(&mut test, &typed);
        assert_eq!(performed(&test).told.last().expect("an act").of, ActOf::Right, "{typed}");
    }
    let acts = performed(&test).acts();
    assert_eq!((acts.wrong, acts.helped), (1, 0));
    // At level 4 the search deepens.
    assert_eq!(performed(&test).perform().bound().is_some(), level == 4);
    let result = format!("{} of {} acts were right at the first try.", acts.right, acts.all());
    assert_shows(&test, &result);
    press(&mut test, Key::Enter);
    assert_eq!(performed(&test).acts(), acts);
    click(&mut test, "Once more");
    assert_eq!(performed(&test).acts().all(), 0);
    click(&mut test, "End this run");
    assert_shows(&test, "Learn by answering");
    assert!(!shows(&test, "acts were right"), "there was no act");
    // A search that is ended early is told with its acts so far.
    press(&mut test, Key::Enter);
    let (_, typed) = next_act(&test);
    answer(&mut test, &typed);
    let acts = performed(&test).acts();
    // The button may be below what is in sight.
    test.get_by_role_and_label(Role::Button, "End this run").click_accesskit();
    test.run();
    let result = format!("{} of {} acts were right at the first try.", acts.right, acts.all());
    assert_shows(&test, &result);
}

/// After a half-right answer the whole one may be typed again.
#[test]
fn what_is_judged_already_may_be_typed_again() {
    let mut test = performing([720.0, 560.0], 5, 2);
    let (_, typed) = next_act(&test);
    answer(&mut test, &typed);
    let (_, typed) = next_act(&test);
    let (first, rest) = typed.split_at(typed.find(" live").expect("a child that lives"));
    let wrong = format!("{first} reversal{}", rest.trim_start_matches(" live"));
    answer(&mut test, &wrong);
    let (_, due) = next_act(&test);
    assert!(due.len() < typed.len(), "{due} is left of {typed}");
    answer(&mut test, &typed);
    assert_eq!(performed(&test).told.last().expect("an act").of, ActOf::Right);
    assert!(matches!(next_act(&test).0, Act::Expand(_)));
}

/// By clicks: a node of the tree, what becomes of the children, and help.
#[test]
fn a_search_is_performed_by_clicks() {
    let mut test = performing([1280.0, 800.0], 5, 3);
    let root = test.get_by(|one| {
        one.role() == Role::Button && one.label().is_some_and(|label| label.starts_with("Node 1: "))
    });
    root.click();
    test.run();
    click(&mut test, "Check");
    let Stage::Judge(ways) = performed(&test).perform().stage() else { panic!("children") };
    click(&mut test, "Check");
    assert_shows(&test, "Choose for each child what becomes of it.");
    // One of them wrongly: the others stand, and what was said of it is told.
    let choose = |test: &mut Test, way: Move, fate: ChildFate| {
        let name = format!("{}: {}", letter(way), fate.title());
        choose(test, &name);
    };
    for &way in &ways {
        let is_first = way == ways[0];
        choose(&mut test, way, if is_first { ChildFate::Duplicate } else { ChildFate::Lives });
    }
    click(&mut test, "Check");
    assert_eq!(performed(&test).perform().stage(), Stage::Judge(vec![ways[0]]));
    assert_shows(&test, &format!("Wrong: {}, {}", letter(ways[0]), ChildFate::Duplicate.title()));
    choose(&mut test, ways[0], ChildFate::Lives);
    click(&mut test, "Check");
    let nodes = performed(&test).perform().nodes().len();
    assert_eq!(nodes, 1 + ways.len());
    assert_eq!(performed(&test).explorer.trace().expect("a tree").len() as usize, nodes);
    click(&mut test, "Show the next act");
    assert_eq!(performed(&test).acts().helped, 1);
    assert_shows(&test, "With help");
    answer(&mut test, "?");
    assert_eq!(performed(&test).acts().helped, 2);
    assert_eq!(performed(&test).acts().right, ways.len() as u32);
    assert_eq!(performed(&test).acts().wrong, 1);
}

/// An unsolvable puzzle is told, and nothing begins.
#[test]
fn an_unsolvable_puzzle_is_not_performed() {
    let mut test = at_size(720.0, 560.0);
    paste(&mut test, "1 2 3\n4 5 6\n8 7 0\n");
    press(&mut test, Key::Num4);
    choose(&mut test, "Perform the search");
    test.get_by_role_and_label(Role::CheckBox, "Ask about the open puzzle").click();
    test.run();
    click(&mut test, "Begin");
    assert_shows(&test, "A search is performed on a sliding puzzle that can be solved.");
    assert!(window(&mut test).session.practice().performing().is_none());
}

/// A text that is wrong is replaced by what is typed next; where only a part is missing, it stays.
#[test]
fn a_wrong_text_is_replaced() {
    let mut test = asking(Kind::Kurang, "en");
    answer(&mut test, "seven");
    assert!(matches!(asked(&test).expect("it is asked").fault, Some(Fault::Typed(_))));
    type_text(&mut test, "3");
    assert_eq!(asked(&test).expect("it is asked").draft.text, "3");

    let mut test = asking(Kind::Verdict, "en");
    answer(&mut test, "12");
    assert!(matches!(asked(&test).expect("it is asked").fault, Some(Fault::Missing(_))));
    type_text(&mut test, "4");
    assert_eq!(asked(&test).expect("it is asked").draft.text, "124");
}

/// An exam and its key are saved as a file to print.
#[test]
fn an_exam_is_saved() {
    let folder = folder("exam of practice");
    let mut test = at_size(720.0, 560.0);
    press(&mut test, Key::Num4);
    let into = folder.clone();
    window(&mut test).save_without_asking(move |name| into.join(name));
    let saved = |test: &mut Test, kind: &str, file: &str| {
        click(test, "Exam sheet");
        click(test, kind);
        wait(test, "the notice", |test| shows(test, &format!("{file} is saved")));
        std::fs::read(folder.join(file)).expect("it is there")
    };
    assert!(saved(&mut test, "PDF…", "exam.pdf").starts_with(b"%PDF-"));
    // With a title only the key tells the seed.
    click(&mut test, "Exam sheet");
    test.get_by_label("Title").focus();
    test.run();
    test.event(Event::Text("Midterm".to_owned()));
    test.run();
    press(&mut test, Key::Escape);
    let text = String::from_utf8(saved(&mut test, "Markdown…", "exam.md")).expect("text");
    assert!(text.starts_with("# Midterm\n") && text.contains("\n## 10. "), "{text}");
    assert!(text.contains("# Midterm: key, seed "), "{text}");
    click(&mut test, "Exam sheet");
    test.get_by_role_and_label(Role::CheckBox, "Answers on pages of their own").click();
    test.run();
    press(&mut test, Key::Escape);
    let page = String::from_utf8(saved(&mut test, "HTML…", "exam.html")).expect("text");
    assert!(page.contains("<h1>Midterm</h1>") && !page.contains("Midterm: key"));
    test.get_by_role_and_label(Role::RadioButton, "Perform the search").click();
    test.run();
    assert!(!shows(&test, "Exam sheet"));
}

/// Letters of a title that no page can show are named while it is typed.
#[test]
fn letters_that_a_page_leaves_out_are_told() {
    let mut test = at_size(720.0, 560.0);
    press(&mut test, Key::Num4);
    click(&mut test, "Exam sheet");
    test.get_by_label("Title").focus();
    test.run();
    let told = "The font of PDF pages does not have these letters of the title, and draws a box \
                for each: ";
    test.event(Event::Text("Übung ".to_owned()));
    test.run();
    assert!(!shows(&test, told));
    // A sign that the window's fonts have, and that of the pages has not.
    test.event(Event::Text("\u{e618}".to_owned()));
    test.run();
    assert!(shows(&test, &format!("{told}\u{e618}")));
}

/// What is wrong with an answer is told in the language of now or not at all.
#[test]
fn a_fault_does_not_outlive_its_language() {
    let mut test = asking(Kind::Verdict, "id");
    press(&mut test, Key::Enter);
    assert!(asked(&test).is_some_and(|asked| asked.fault.is_some()));
    window(&mut test).session.settings.language = Some("en".to_owned());
    test.run();
    assert!(asked(&test).is_some_and(|asked| asked.fault.is_none()));
}

/// The board that undo would change is not shown beside a question.
#[test]
fn undo_leaves_the_board_behind_a_question() {
    let mut test = at_size(720.0, 560.0);
    paste(&mut test, "1 2 3\n4 0 6\n7 5 8\n");
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    let document = |test: &Test| session(test).document().cloned();
    let before = document(&test);
    press(&mut test, Key::Num4);
    test.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    test.run();
    assert!(document(&test) == before, "the puzzle is the same");
    press(&mut test, Key::Num1);
    test.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    test.run();
    assert!(document(&test) != before, "undo works where the board is shown");
}

//! Lessons and what the person has open beside them: steps on the board take nothing away, and a
//! lesson that is recorded shows only what it can show again. A lesson is prepared on another
//! thread.

use std::sync::mpsc::Sender;

use langkah::session::command::Command;
use langkah::session::explore::explorer::Jump;
use langkah::session::explore::{NodeWish, View, Wish};
use langkah::session::hidato::command::{Fill, HidatoCommand, Pencilling};
use langkah::session::hidato::hand::Pen;
use langkah::session::lesson::LessonWish;
use langkah::session::lesson::notebook::Amendment;
use langkah::session::lesson::opening::Script;
use langkah::session::lesson::played::Played;
use langkah::session::practice::draft::Put;
use langkah::session::settings::Setting;
use langkah::session::sliding::edit::Edit;
use langkah::session::{Mode, Session};
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan as SlidingPlan, Weight};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_puzzle::Family;
use langkah_puzzle::compare::sliding::Contender;
use langkah_puzzle::hidato::Plan;
use langkah_puzzle::lesson::{Task, Taught, built_in, place, read};
use langkah_puzzle::practice::{ChildFate, Exact, Kind, Unasked};

use crate::hidato::{hidato, ordered};
use crate::jobs::stubborn;
use crate::pencil::filling;
use crate::sessions::{load, loaded, session, sliding, wait, wait_for};
use crate::sight::shown;

const BOARD: &str = "1 2 3\n4 0 6\n7 5 8\n";

fn teach(session: &mut Session, wish: LessonWish) {
    session.apply(Command::Teach(wish));
}

/// Plays a lesson on a puzzle, whose steps show the board after so many moves of a search.
fn play(session: &mut Session, puzzle: &str, steps: &[(&str, u32)]) {
    let step = |(search, at): &(&str, u32)| {
        format!("step\nview: board\nsearch: {search}\nat: {at}\nnote: Look.\n")
    };
    let steps: String = steps.iter().map(step).collect();
    let rows = puzzle.replace('\n', "\n  ");
    let text = format!("langkah-lesson 1\ntitle: Steps\npuzzle:\n  {}\n{steps}", rows.trim_end());
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}: {text}"));
    teach(session, LessonWish::Open(Box::new(taught)));
    wait(session);
}

fn ways(session: &Session) -> Vec<Move> {
    sliding(session).player().ways_from(0)
}

/// A lesson, and a random Hidato that is made first, tell what they leave unsaved.
#[test]
fn what_was_made_by_hand_is_told_when_it_is_left() {
    let edited = || {
        let mut session = loaded(BOARD);
        session.apply(Command::Mode(Mode::Edit));
        session.apply(Command::edit(Edit::Click(0)));
        session.apply(Command::edit(Edit::Click(1)));
        session
    };
    let told = |session: &Session| session.notice().map(|notice| notice.title.clone());
    let left = Some("Your work on an earlier board is not saved".to_owned());
    let mut session = edited();
    play(&mut session, "1 2 3\n4 5 6\n0 7 8\n", &[("ida:manhattan", 1)]);
    assert_eq!(told(&session), left);
    let mut session = edited();
    let order = ordered(3, 3);
    session.apply(HidatoCommand::Random(order, None).into());
    assert_eq!(told(&session), None);
    wait(&mut session);
    assert!(session.hidato().is_some());
    assert_eq!(told(&session), left);
}

#[test]
fn moves_by_hand_come_back_by_undo() {
    let mut session = loaded(BOARD);
    for way in [Move::Left, Move::Up, Move::Right] {
        session.apply(Command::slide(way));
    }
    let (by_hand, board) = (ways(&session), shown(&session));
    play(&mut session, BOARD, &[("ida:manhattan", 1), ("ida:manhattan", 2)]);
    assert_eq!(ways(&session), [Move::Down, Move::Right]);
    teach(&mut session, LessonWish::Next);
    assert_eq!(session.place().position, 2);
    // Both steps are one change: the second one only walks on.
    session.apply(Command::Undo);
    assert_eq!((ways(&session), shown(&session)), (by_hand, board));
    session.apply(Command::Undo);
    assert_eq!(ways(&session), [Move::Left, Move::Up]);
    session.apply(Command::Redo);
    session.apply(Command::Redo);
    assert_eq!(ways(&session), [Move::Down, Move::Right]);
}

#[test]
fn marks_of_a_hidato_stay() {
    let mut session = filling("numbrix\n1 0 3\n6 0 0\n7 0 9\n");
    let all = [
        HidatoCommand::Fill(Fill::Click(1)),
        HidatoCommand::Pencil(Pencilling::Pen(Pen::Marks)),
        HidatoCommand::Pencil(Pencilling::Mark(2)),
    ];
    all.into_iter().for_each(|one| session.apply(one.into()));
    let marks = |session: &Session| -> Vec<u16> {
        hidato(session).pencil().expect("a pencil").marks(1).collect()
    };
    assert_eq!(marks(&session), [2]);
    play(&mut session, "numbrix\n1 0 3\n6 0 0\n7 0 9\n", &[("propagate", 2), ("propagate", 3)]);
    assert_eq!((session.place().position, marks(&session)), (2, vec![2]));
    teach(&mut session, LessonWish::Next);
    assert_eq!((session.place().position, marks(&session)), (3, vec![2]));
}

/// Each step walks along the solution of its own search.
#[test]
fn steps_of_two_searches_have_their_own_solutions() {
    let board = "1 3 5\n7 2 0\n8 4 6\n";
    let searches = ["ida:manhattan", "dfs:30"];
    let mut session = session();
    play(&mut session, board, &searches.map(|search| (search, 4)));
    let first = ways(&session);
    teach(&mut session, LessonWish::Next);
    let second = ways(&session);
    assert!(first.len() < second.len(), "{first:?}\n{second:?}");
    assert_eq!(session.place().position, 4);
}

/// A step counts moves as its search does, whatever the person has chosen.
#[test]
fn a_step_counts_as_its_search() {
    for metric in [Metric::Single, Metric::Multi] {
        let mut session = session();
        session.apply(Command::Set(Setting::Metric(metric)));
        let steps = [("shortest", 2), ("shortest:multi", 2), ("shortest", 2)];
        play(&mut session, "0 1 2\n4 5 3\n7 8 6\n", &steps);
        for moves in [(2, 4), (1, 2), (2, 4)] {
            assert_eq!(sliding(&session).player().moves(), moves, "{metric:?}");
            teach(&mut session, LessonWish::Next);
        }
    }
}

/// A lesson walks along the solution of a search, and not along the person's own moves.
#[test]
fn only_a_solution_can_be_a_step() {
    let mut session = loaded(BOARD);
    teach(&mut session, LessonWish::Record);
    assert!(session.can_bookmark(), "the start needs no search");
    session.apply(Command::slide(Move::Left));
    assert!(!session.can_bookmark(), "a move by hand");
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(Command::Next);
    assert!(session.place().position == 1 && session.can_bookmark());
}

#[test]
fn what_is_missing_is_told_until_it_is_there() {
    let mut session = loaded(BOARD);
    for wish in [LessonWish::Record, LessonWish::Bookmark, LessonWish::Try] {
        teach(&mut session, wish);
    }
    assert!(session.notice().is_some() && session.lessons().played().is_none());
    for change in [Amendment::Title("One".to_owned()), Amendment::Note("Look.".to_owned())] {
        teach(&mut session, LessonWish::Amend(change));
    }
    teach(&mut session, LessonWish::Save);
    wait(&mut session);
    let checked = session.take_checked().expect("it can be saved");
    assert!(checked.text.contains("title: One") && session.take_checked().is_none());
    teach(&mut session, LessonWish::Try);
    wait(&mut session);
    assert!(session.notice().is_none() && session.lessons().played().is_some());
}

/// Who tries the lesson that is being recorded answers nothing for the students: the file opens
/// without an answer, and nobody is asked about the answers of a trial.
#[test]
fn a_trial_leaves_no_answers() {
    let mut session = loaded(BOARD);
    teach(&mut session, LessonWish::Record);
    teach(&mut session, LessonWish::Amend(Amendment::Title("One".to_owned())));
    for note in ["Look.", "Once more."] {
        teach(&mut session, LessonWish::Bookmark);
        for change in
            [Amendment::Note(note.to_owned()), Amendment::Task(Some(Task::Exact(Exact::X)))]
        {
            teach(&mut session, LessonWish::Amend(change));
        }
    }
    teach(&mut session, LessonWish::Try);
    wait(&mut session);
    let is_marked = |session: &Session| {
        let played = session.lessons().played().expect("it is played");
        played.asked().expect("a question").mark.is_some()
    };
    teach(&mut session, LessonWish::GiveUp);
    assert!(is_marked(&session) && !session.loses_answers());
    teach(&mut session, LessonWish::Leave);
    assert!(!session.loses_answers());
    teach(&mut session, LessonWish::Save);
    wait(&mut session);
    let text = session.take_checked().expect("it can be saved").text;
    teach(&mut session, LessonWish::Forget);
    prepare(&mut session, &text);
    wait(&mut session);
    assert!(!is_marked(&session));
    // A student's answers wait, as before.
    teach(&mut session, LessonWish::GiveUp);
    assert!(session.loses_answers());
}

/// A lesson that is to be prepared and opened.
fn prepare(session: &mut Session, text: &str) {
    let script = Script { text: text.into(), name: "a lesson".to_owned(), file: None };
    teach(session, LessonWish::Prepare(script));
}

/// A session in which no lesson is prepared until the job before is let go, and which has that
/// puzzle to go back to.
fn held() -> (Session, Sender<()>) {
    let (mut session, release) = stubborn();
    session.apply(load(BOARD));
    (session, release)
}

/// Whether a lesson is being prepared, and the board that stays until then.
fn state(session: &Session) -> (bool, Vec<u8>) {
    (session.lessons().is_preparing(), shown(session))
}

#[test]
fn nobody_waits_for_a_lesson_and_stop_leaves_all_as_it_was() {
    let (mut session, release) = held();
    let before = shown(&session);
    prepare(&mut session, built_in::ALL[0]);
    session.poll();
    assert_eq!(state(&session), (true, before.clone()));
    assert!(session.is_busy() && session.notice().is_none());
    // The rest goes on meanwhile.
    session.apply(Command::slide(Move::Left));
    session.apply(Command::Undo);
    assert!(session.lessons().is_preparing());
    session.apply(Command::Stop);
    assert_eq!(state(&session), (false, before.clone()));
    assert!(!session.is_busy() && session.jobs().census().waiting == 0);
    drop(release);
    prepare(&mut session, built_in::ALL[0]);
    wait(&mut session);
    let played = session.lessons().played().expect("it is opened");
    assert!(played.at() == 0 && shown(&session) != before);
}

/// What is asked for last is opened: another puzzle, one that is made first, the one before, the
/// lesson that is being recorded, or another lesson.
#[test]
fn another_wish_overtakes_a_lesson() {
    let order = ordered(3, 3);
    let random = || Command::from(HidatoCommand::Random(order, None));
    let record = Command::Teach(LessonWish::Record);
    for command in [load("1 2 3\n4 5 6\n0 7 8\n"), random(), Command::Undo, record] {
        let (mut session, release) = held();
        prepare(&mut session, built_in::ALL[0]);
        let told = format!("{command:?}");
        session.apply(command);
        assert!(!session.lessons().is_preparing(), "{told}");
        drop(release);
        wait(&mut session);
        assert!(session.lessons().played().is_none(), "{told}");
    }
    let (mut session, release) = held();
    session.apply(random());
    prepare(&mut session, built_in::ALL[0]);
    prepare(&mut session, built_in::ALL[1]);
    drop(release);
    wait(&mut session);
    let title = &session.lessons().played().expect("it is opened").lesson().title;
    assert_eq!(title.plain(), read(built_in::ALL[1].as_bytes()).expect("a lesson").title.plain());
    assert!(session.hidato().is_none(), "the lesson came later");
}

/// A recorded lesson that is being looked at for its file is saved, whatever is opened meanwhile.
#[test]
fn another_wish_does_not_overtake_a_saving() {
    let recorded = || {
        let (mut session, release) = held();
        teach(&mut session, LessonWish::Record);
        teach(&mut session, LessonWish::Bookmark);
        for amendment in [Amendment::Title("T".to_owned()), Amendment::Note("N".to_owned())] {
            teach(&mut session, LessonWish::Amend(amendment));
        }
        teach(&mut session, LessonWish::Save);
        assert!(session.lessons().is_preparing(), "{:?}", session.notice());
        (session, release)
    };
    let record = Command::Teach(LessonWish::Record);
    for command in [load("1 2 3\n4 5 6\n0 7 8\n"), Command::Undo, record] {
        let (mut session, release) = recorded();
        let told = format!("{command:?}");
        session.apply(command);
        prepare(&mut session, built_in::ALL[0]);
        drop(release);
        wait(&mut session);
        let checked = session.take_checked().expect("it can be saved");
        assert_eq!(checked.lesson.title.plain(), "T", "{told}");
    }
    let (mut session, release) = recorded();
    teach(&mut session, LessonWish::Forget);
    drop(release);
    wait(&mut session);
    assert!(session.take_checked().is_none(), "the person threw it away");
}

/// Answers of a lesson are kept when another puzzle is opened, and the lesson goes on with them.
#[test]
fn a_lesson_that_is_left_keeps_its_answers() {
    let mut session = loaded(BOARD);
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  1 2 3\n  4 0 6\n  7 5 8\n\
                step\nnote: N\nquestion: x\nstep\nnote: M\nquestion: kurang 6\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    let open = || LessonWish::Open(Box::new(taught.clone()));
    let typed = |session: &Session| {
        let played = session.lessons().played()?;
        Some((played.at(), played.asked()?.draft.text.clone()))
    };
    let told = |session: &Session| session.notice().map(|notice| notice.title.clone());
    teach(&mut session, open());
    session.apply(load("1 2 3\n4 5 6\n0 7 8\n"));
    assert_eq!(told(&session).as_deref(), Some("The lesson has ended"), "nothing was typed");
    teach(&mut session, open());
    for wish in [LessonWish::GiveUp, LessonWish::Next, LessonWish::Put(Put::Text("3".to_owned()))] {
        teach(&mut session, wish);
    }
    session.apply(load("1 2 3\n4 5 6\n0 7 8\n"));
    assert!(session.lessons().played().is_none());
    assert_eq!(told(&session).as_deref(), Some("Your lesson waits"));
    // Another lesson waits beside it.
    let text = text.replace("title: T", "title: U");
    let other = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    let other = || LessonWish::Open(Box::new(other.clone()));
    teach(&mut session, other());
    teach(&mut session, LessonWish::Put(Put::Text("7".to_owned())));
    teach(&mut session, open());
    assert_eq!(typed(&session), Some((1, "3".to_owned())));
    teach(&mut session, other());
    assert_eq!(typed(&session), Some((0, "7".to_owned())));
    // To record a lesson leaves it, too.
    teach(&mut session, LessonWish::Record);
    teach(&mut session, LessonWish::Forget);
    teach(&mut session, other());
    assert_eq!(typed(&session), Some((0, "7".to_owned())));
    teach(&mut session, open());
    assert_eq!(typed(&session), Some((1, "3".to_owned())));
    // Who opens it while it is played begins again.
    teach(&mut session, open());
    assert_eq!(typed(&session), Some((0, String::new())));
}

/// A bookmark at the end of a search has the number of expansions that the window shows there, and
/// after another puzzle that of the board that is open again is the one that is chosen.
#[test]
fn bookmarks_have_the_numbers_of_the_window() {
    let mut session = loaded(BOARD);
    teach(&mut session, LessonWish::Record);
    teach(&mut session, LessonWish::Bookmark);
    session.apply(Command::Explore(Wish::Show(View::Tree)));
    while session.recording().is_some() {
        session.poll();
    }
    let trace = session.explorer().and_then(|explorer| explorer.trace()).expect("a tree");
    let (last, all) = (trace.last(), trace.expansions());
    for at in [0, 1, last] {
        session.apply(Command::Explore(Wish::Go(Jump::At(at))));
        teach(&mut session, LessonWish::Bookmark);
    }
    let notebook = session.lessons().notebook().expect("it is recorded");
    let places: Vec<String> =
        notebook.pages().iter().map(|page| place(&page.step, page.end)).collect();
    let end = format!("Tree, at the end, after {all} expansion");
    assert_eq!(
        places[..3],
        ["Board, at the start", "Tree, before the first expansion", "Tree, expansion 1"]
    );
    assert!(places[3].starts_with(&end), "{places:?}, {last}");
    assert_eq!(notebook.at(), 3);
    session.apply(load("1 2 3\n4 5 6\n0 7 8\n"));
    teach(&mut session, LessonWish::Record);
    let notebook = session.lessons().notebook().expect("it is taken up");
    assert_eq!((notebook.at(), notebook.pages().len()), (0, 4));
    teach(&mut session, LessonWish::Amend(Amendment::Remove));
    session.apply(load("1 2 3\n4 5 6\n0 7 8\n"));
    teach(&mut session, LessonWish::Record);
    let amend = [Amendment::Earlier, Amendment::Later, Amendment::Remove];
    amend.into_iter().for_each(|one| teach(&mut session, LessonWish::Amend(one)));
    let notebook = session.lessons().notebook().expect("it is taken up");
    assert_eq!((notebook.page(), notebook.pages().len()), (None, 3));
    teach(&mut session, LessonWish::Bookmark);
    assert_eq!(session.lessons().notebook().map(|notebook| notebook.at()), Some(3));
}

/// A step of a Hidato names the search that found its board, whatever is chosen since.
#[test]
fn a_step_names_the_search_of_its_board() {
    let mut session = crate::hidato::loaded("hidato/gen-05x05-a");
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(Command::from(HidatoCommand::Choose(Plan::Fauzia)));
    session.apply(Command::Next);
    teach(&mut session, LessonWish::Record);
    teach(&mut session, LessonWish::Bookmark);
    let notebook = session.lessons().notebook().expect("it is recorded");
    let search = notebook.pages()[0].step.search.expect("a search");
    assert!(search.to_string().starts_with("propagate"), "{search}");
}

/// The board of a question has the numbers that the step shows, though another search is chosen.
#[test]
fn a_hidato_is_shown_as_it_is_asked_about() {
    let mut session = loaded(BOARD);
    session.settings.hidato.plan = Plan::Fauzia;
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  numbrix\n  1 0 0\n  0 0 0\n  7 0 9\n\
                search: propagate\nstep\nat: 3\nnote: N\nquestion: settled level 1 seed 1\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    teach(&mut session, LessonWish::Open(Box::new(taught)));
    wait(&mut session);
    let asked = session.lessons().played().and_then(|played| played.asked()).expect("a question");
    let of_question = asked.question.subject().as_ref().hidato().expect("numbers");
    assert_eq!(hidato(&session).board(), Some(of_question));
    let (request, _) = hidato(&session).result().expect("it is solved");
    assert_eq!(request.plan, Plan::Propagate, "the search of the lesson");
}

/// What cannot be asked at a place is known before the lesson is tried.
#[test]
fn only_what_can_be_asked_is_offered() {
    let mut session = loaded(BOARD);
    session.apply(Command::choose(
        "ida:manhattan"
            .parse::<Contender>()
            .expect("a search")
            .plan(Dims::new(3, 3).expect("cells")),
    ));
    teach(&mut session, LessonWish::Record);
    teach(&mut session, LessonWish::Bookmark);
    session.apply(Command::Explore(Wish::Show(View::Tree)));
    while session.recording().is_some() {
        session.poll();
    }
    assert!(session.explorer().and_then(|explorer| explorer.trace()).is_some());
    session.apply(Command::Explore(Wish::Go(Jump::At(1))));
    teach(&mut session, LessonWish::Bookmark);
    let notebook = session.lessons().notebook().expect("it is recorded");
    let [board, tree] = notebook.pages() else { panic!("two pages") };
    for kind in [Kind::Cost, Kind::Next, Kind::Live] {
        assert_eq!(board.offer.unasked(kind), Some(Unasked::NeedsTree));
        assert_eq!(tree.offer.unasked(kind), Some(Unasked::NeedsBestFirst));
    }
    assert_eq!(board.offer.unasked(Kind::Kurang), None);
    assert_eq!(tree.offer.unasked(Kind::Fates), None);
    assert_eq!(board.offer.unasked(Kind::Settled), Some(Unasked::Family(Family::Hidato)));
}

/// A lesson with faults is told when it has been prepared.
#[test]
fn a_lesson_with_faults_leaves_what_is_open() {
    let mut session = loaded(BOARD);
    let before = shown(&session);
    prepare(&mut session, &built_in::ALL[1].replace("at: 3\n", "at: 3000\n"));
    wait(&mut session);
    assert_eq!(state(&session), (false, before));
    let notice = session.notice().expect("the fault");
    assert_eq!(notice.title, "a lesson could not be opened");
    assert!(notice.lines[0].contains("no such moment"), "{notice:?}");
}

/// A file of a lesson that was changed keeps the answers to the questions that still stand in it.
#[test]
fn a_changed_lesson_keeps_its_answers() {
    let mut session = loaded(BOARD);
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  1 2 3\n  4 0 6\n  7 5 8\n\
                step\nnote: N\nquestion: x\nstep\nnote: M\nquestion: kurang 6\n";
    let lesson = |text: &str| {
        let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
        LessonWish::Open(Box::new(taught))
    };
    teach(&mut session, lesson(text));
    for wish in [LessonWish::Put(Put::Text("0".to_owned())), LessonWish::Answer] {
        teach(&mut session, wish);
    }
    let changed = text.replace("note: N", "note: More").replace("kurang 6", "kurang 7");
    teach(&mut session, lesson(&changed));
    let played = session.lessons().played().expect("it is played");
    assert_eq!(played.right_of(), (1, 2));
    assert_eq!(
        session.notice().map(|notice| notice.title.as_str()),
        Some("The lesson has changed")
    );
    // A lesson that nobody has answered is only read again.
    let mut session = loaded(BOARD);
    teach(&mut session, lesson(text));
    teach(&mut session, lesson(&changed));
    assert_eq!(session.notice(), None);
}

/// The search of the head is that of each step that names none.
#[test]
fn another_search_of_a_lesson_asks_anew() {
    let mut session = loaded(BOARD);
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  1 2 3\n  5 6 0\n  4 7 8\n\
                search: best-first:manhattan\n\
                step\nview: board\nnote: N\nquestion: x\n\
                step\nview: tree\nat: 2\nnote: M\nquestion: next\n\
                step\nview: board\nnote: L\nquestion: kurang 6\n";
    let lesson = |text: &str| {
        let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
        LessonWish::Open(Box::new(taught))
    };
    teach(&mut session, lesson(text));
    for wish in [LessonWish::GiveUp, LessonWish::Next, LessonWish::GiveUp] {
        teach(&mut session, wish);
    }
    teach(&mut session, lesson(&text.replace("best-first:manhattan", "best-first:misplaced")));
    let is_marked = |session: &Session| {
        let asked = session.lessons().played().and_then(|played| played.asked());
        asked.expect("a question").mark.is_some()
    };
    assert!(is_marked(&session), "the board has no part in the search");
    teach(&mut session, LessonWish::Next);
    assert!(!is_marked(&session), "another tree");
}

/// A step walks as its search does, also where a better solution was found before.
#[test]
fn a_better_solution_does_not_replace_the_way_of_a_step() {
    let mut session = loaded(BOARD);
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(ways(&session).len(), 2);
    play(&mut session, "1 2 3\n4 0 6\n7 5 8\n", &[("dfs", 3)]);
    let count = ways(&session).len();
    assert!(count > 3);
    session.apply(Command::First);
    wait(&mut session);
    assert_eq!(ways(&session).len(), count);
}

/// What is not on the way of a solution is no step, and a node of another iteration is none of the
/// moment that is shown.
#[test]
fn a_bookmark_is_what_is_shown() {
    let mut session = loaded(BOARD);
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(Command::Last);
    teach(&mut session, LessonWish::Record);
    let can = |session: &Session| session.can_bookmark();
    assert!(can(&session));
    session.apply(Command::Mode(Mode::Edit));
    assert!(!can(&session), "the start is edited, not the end of the solution");
    let ida = SlidingPlan::Ida { bound: BoundKind::Misplaced, weight: Weight::ONE };
    let mut session = loaded("8 1 3\n4 0 5\n7 2 6\n");
    session.apply(Command::choose(ida));
    session.apply(Command::Explore(Wish::Show(View::Tree)));
    while session.recording().is_some() {
        session.poll();
    }
    teach(&mut session, LessonWish::Record);
    let trace = session.explorer().and_then(|explorer| explorer.trace()).expect("a tree");
    assert!(trace.iterations().len() > 1);
    session.apply(Command::Explore(Wish::Go(Jump::At(1))));
    session.apply(Command::Explore(Wish::Node(NodeWish::Select(Some(0)))));
    session.apply(Command::Explore(Wish::Go(Jump::At(u32::MAX))));
    teach(&mut session, LessonWish::Bookmark);
    let notebook = session.lessons().notebook().expect("it is recorded");
    assert_eq!(notebook.pages()[0].step.node, None);
}

/// Behind the board of a question nobody fills or edits the puzzle.
#[test]
fn the_board_behind_a_question_stays() {
    let mut session = loaded(BOARD);
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  numbrix\n  1 0 0\n  0 0 0\n  7 0 9\n\
                search: propagate\nstep\nat: 3\nnote: N\nquestion: settled level 1 seed 1\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    teach(&mut session, LessonWish::Open(Box::new(taught)));
    wait(&mut session);
    for mode in [Mode::Edit, Mode::Play] {
        session.apply(Command::Mode(mode));
        assert_eq!(session.mode(), Mode::View);
        assert!(session.notice().is_some());
    }
    teach(&mut session, LessonWish::GiveUp);
}

/// A program that was killed in a lesson opens the puzzle with the lesson, at the same step.
#[test]
fn a_lesson_goes_on_at_the_next_start() {
    let mut session = session();
    play(&mut session, BOARD, &[("ida:manhattan", 0), ("ida:manhattan", 1)]);
    teach(&mut session, LessonWish::Next);
    let lesson = |session: &Session| {
        let played = session.lessons().played()?;
        Some((played.at(), played.lesson().clone()))
    };
    let mut next = crate::pencil::restarted(&session);
    wait(&mut next);
    assert_eq!(lesson(&next).map(|(at, _)| at), Some(1));
    assert_eq!((lesson(&next), shown(&next)), (lesson(&session), shown(&session)));
    teach(&mut session, LessonWish::Leave);
    let mut next = crate::pencil::restarted(&session);
    wait(&mut next);
    assert_eq!(lesson(&next), None);
}

/// Moves that a person has made in a lesson, and what was answered, are there at the next start.
#[test]
fn a_lesson_goes_on_with_what_the_person_has_done() {
    let mut session = session();
    play(&mut session, BOARD, &[("ida:manhattan", 0), ("ida:manhattan", 1)]);
    teach(&mut session, LessonWish::Next);
    for way in [Move::Left, Move::Up] {
        session.apply(Command::slide(way));
    }
    let (made, board) = (ways(&session), shown(&session));
    let mut next = crate::pencil::restarted(&session);
    wait(&mut next);
    assert!(made.len() > 1, "{made:?}");
    assert_eq!((ways(&next), shown(&next)), (made, board));
    assert_eq!(next.lessons().played().map(Played::at), Some(1));
}

#[test]
fn a_lesson_goes_on_with_its_answers() {
    let text = "langkah-lesson 1\ntitle: T\npuzzle: 1 2 3/4 0 6/7 5 8\nsearch: best-first:manhattan\n\
                step\nview: board\nnote: A\nquestion: x\n\
                step\nview: tree\nat: 2\nnote: B\nquestion: next\n\
                step\nview: tree\nsearch: ida:manhattan\nat: 1\nnote: C\nquestion: fates\n\
                step\nview: board\nnote: D\nquestion: kurang 6\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    let mut session = session();
    teach(&mut session, LessonWish::Open(Box::new(taught)));
    wait(&mut session);
    let typed = |text: &str| LessonWish::Put(Put::Text(text.to_owned()));
    let (fate, next) = (Put::Fate(0, ChildFate::Lives), || LessonWish::Next);
    let first = [typed("1"), LessonWish::Answer, next(), LessonWish::GiveUp, next()];
    for wish in first.into_iter().chain([LessonWish::Put(fate), next(), typed("2")]) {
        teach(&mut session, wish);
        wait(&mut session);
    }
    let done = |session: &mut Session| {
        let mut done = Vec::new();
        for _ in 0..4 {
            let played = session.lessons().played().expect("it is played");
            let asked = played.asked().expect("each step asks");
            done.push((played.at(), asked.draft.clone(), asked.mark.clone(), played.right_of()));
            teach(session, LessonWish::Back);
        }
        done
    };
    let mut next = crate::pencil::restarted(&session);
    wait(&mut next);
    let expected = done(&mut session);
    assert_eq!(done(&mut next), expected);
    let marked: Vec<_> = expected.iter().map(|(_, _, mark, _)| mark.is_some()).collect();
    assert_eq!(marked, [false, false, true, true]);
    assert_eq!((expected[0].0, &expected[0].1.text[..]), (3, "2"));
    assert_eq!(expected[1].1.fates[0], Some(ChildFate::Lives));
}

/// The tree of a step is recorded at the next start, too.
#[test]
fn a_lesson_goes_on_with_the_tree_of_its_step() {
    let text = "langkah-lesson 1\ntitle: T\npuzzle: 1 2 3/4 0 6/7 5 8\nsearch: best-first:manhattan\n\
                step\nview: board\nnote: A\n\
                step\nview: tree\nat: 2\nnote: B\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    let mut session = session();
    teach(&mut session, LessonWish::Open(Box::new(taught)));
    wait(&mut session);
    teach(&mut session, LessonWish::Next);
    let record = |session: &mut Session| {
        wait_for(session, "the tree", |session| session.explorer().is_some());
    };
    record(&mut session);
    let at = |session: &Session| session.explorer().map(|explorer| (explorer.at(), session.view()));
    assert_eq!(at(&session).map(|(_, view)| view), Some(View::Tree));
    let mut next = crate::pencil::restarted(&session);
    record(&mut next);
    assert_eq!(at(&next), at(&session));
}

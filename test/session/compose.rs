//! A Hidato of one's own in the session, without a window: drawing the outline, putting givens, the
//! verdict, adding and taking away givens, undo.

use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::hidato::Doing;
use langkah::session::hidato::command::{Fill, HidatoCommand};
use langkah::session::hidato::compose::work::Told;
use langkah::session::hidato::compose::{Compose, NewBoard, Tool};
use langkah::session::hidato::rated::Live;
use langkah::session::lesson::LessonWish;
use langkah::session::source::Source;
use langkah::session::{Mode, Session};
use langkah_engine::grid::{Dims, Direction};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::compose::Symmetry;
use langkah_engine::hidato::compose::thin::Ended;
use langkah_engine::hidato::compose::unique::{Claim, Outcome};
use langkah_engine::hidato::generate::{Difficulty, Outline};
use langkah_engine::hidato::solve::Verdict;
use langkah_puzzle::lesson::{Taught, built_in};
use langkah_puzzle::{Family, read};

use crate::composing::{all, board, compose, hidato, judged, new};
use crate::sessions::{session, wait};

fn numbers(session: &Session) -> Vec<u16> {
    board(session).numbers().to_vec()
}

fn given(place: usize, number: u16) -> [Compose; 3] {
    [Compose::Deselect, Compose::Click(place), Compose::Put(number)]
}

fn paint(place: usize, is_cell: bool, goes_on: bool) -> Compose {
    Compose::Paint { place, is_cell, goes_on }
}

#[test]
fn a_new_board_is_empty_and_edited_and_its_verdict_comes() {
    let mut session = new(2, 3, Topology::Orthogonal);
    assert_eq!((session.mode(), numbers(&session)), (Mode::Edit, vec![0; 6]));
    assert!(!session.loses_work() && !session.can_undo(), "nothing is done yet");
    assert_eq!(*hidato(&session).live(), Live::Asked);
    assert!(!session.is_running(), "nobody waits for the verdict");
    let Verdict::Several(a, b) = judged(&mut session) else { panic!("several") };
    assert!(a.is_solved() && b.is_solved() && a != b);
    let looks = hidato(&session).looks();
    for (cell, look) in looks.iter().enumerate() {
        let pair = (a.numbers()[cell], b.numbers()[cell]);
        assert_eq!(look.either, (pair.0 != pair.1).then_some(pair));
    }
    session.apply(Command::Mode(Mode::View));
    assert_eq!(*hidato(&session).live(), Live::Off);
}

#[test]
fn a_size_that_no_board_has_is_told() {
    for (rows, cols) in [(40, 40), (1, 129), (1 << 40, 1 << 40)] {
        let mut session = session();
        let dims = Dims::new(rows, cols).expect("a size");
        let new = NewBoard { dims, outline: Outline::Disc, topology: Topology::King };
        session.apply(Command::from(HidatoCommand::New(new)));
        assert!(!session.has_puzzle() && session.notice().is_some(), "{dims}");
    }
}

#[test]
fn a_number_is_typed_offered_and_taken_away() {
    let mut session = new(3, 4, Topology::King);
    compose(&mut session, Compose::Click(5));
    assert_eq!(hidato(&session).offered(), Some(1));
    all(&mut session, &[Compose::Digit(1), Compose::Digit(2)]);
    assert_eq!(board(&session).number(5), Some(12));
    assert_eq!(hidato(&session).offered(), None, "it has a number");
    session.apply(Command::Undo);
    assert_eq!(numbers(&session), vec![0; 12], "both digits are taken back at once");
    compose(&mut session, Compose::Click(6));
    assert_eq!(hidato(&session).offered(), Some(1), "no number stands before it");
    compose(&mut session, Compose::Click(5));
    session.apply(Command::Redo);
    assert_eq!(board(&session).number(5), Some(12));

    // 13 would be too great: 3 begins anew.
    all(&mut session, &[Compose::Click(6), Compose::Digit(1), Compose::Digit(3)]);
    assert_eq!(board(&session).number(6), Some(3));
    // The next number after the last one is offered; a second click puts it.
    all(&mut session, &[Compose::Click(7), Compose::Click(7)]);
    assert_eq!(board(&session).number(7), Some(4));
    // Enter puts the next one and goes on.
    all(&mut session, &[Compose::Go(Direction::Down), Compose::Offered]);
    assert_eq!(board(&session).number(11), Some(5));
    assert_eq!(hidato(&session).place_selected(), Some(0));
    all(&mut session, &[Compose::Click(7), Compose::Clear]);
    assert_eq!(board(&session).number(7), None);
    for _ in 0..4 {
        session.apply(Command::Undo);
    }
    assert_eq!(numbers(&session).iter().filter(|&&number| number > 0).count(), 2);
}

/// The number that is offered is the one of the only solution.
#[test]
fn the_solution_is_offered_where_it_is_the_only_one() {
    let mut session = new(1, 5, Topology::Orthogonal);
    all(&mut session, &given(0, 1));
    assert!(matches!(judged(&mut session), Verdict::One(_)));
    for (place, expected) in [(1, 2), (3, 4), (4, 5)] {
        compose(&mut session, Compose::Click(place));
        assert_eq!(hidato(&session).offered(), Some(expected));
    }
}

/// A given that is too great is told, and the digit before it stays.
#[test]
fn a_given_that_is_too_great_is_told() {
    let mut session = new(3, 3, Topology::King);
    all(&mut session, &[Compose::Click(0), Compose::Digit(4), Compose::Digit(0)]);
    assert_eq!(board(&session).number(0), Some(4));
    assert_eq!(session.notice().map(|notice| notice.title.as_str()), Some("40 is too great"));
}

/// Undo while numbers are filled goes back to the composer before it takes a given away, or brings
/// one back.
#[test]
fn an_edit_is_undone_where_it_was_made() {
    let mut session = new(3, 3, Topology::King);
    all(&mut session, &given(0, 1));
    session.apply(Command::Mode(Mode::Play));
    session.apply(Command::from(HidatoCommand::Fill(Fill::Click(1))));
    session.apply(Command::from(HidatoCommand::Fill(Fill::Digit(2))));
    session.apply(Command::Undo);
    assert_eq!((session.mode(), board(&session).number(0)), (Mode::Play, Some(1)));
    session.apply(Command::Undo);
    assert_eq!((session.mode(), board(&session).number(0)), (Mode::Edit, None));
    session.apply(Command::Mode(Mode::Play));
    session.apply(Command::Redo);
    assert_eq!((session.mode(), board(&session).number(0)), (Mode::Edit, Some(1)));
    // Where the board is not shown there is nothing to edit.
    session.apply(Command::Explore(Wish::Show(View::Compare)));
    session.apply(Command::from(HidatoCommand::Fill(Fill::Click(1))));
    session.apply(Command::Undo);
    assert_eq!((session.mode(), board(&session).number(0)), (Mode::View, None));
}

#[test]
fn a_stroke_is_undone_as_a_whole() {
    let mut session = new(3, 3, Topology::King);
    all(&mut session, &[paint(0, false, false), paint(1, false, true), paint(2, false, true)]);
    assert_eq!(board(&session).count(), 6);
    all(&mut session, &[paint(8, false, false)]);
    session.apply(Command::Undo);
    assert_eq!(board(&session).count(), 6, "another stroke");
    session.apply(Command::Undo);
    assert_eq!(board(&session).count(), 9);
    assert!(!session.can_undo());
    // A stroke whose first place was a hole already has its own entry all the same.
    all(&mut session, &given(4, 7));
    all(&mut session, &[paint(0, true, false), paint(1, false, true), paint(2, false, true)]);
    assert_eq!(board(&session).count(), 7);
    session.apply(Command::Undo);
    assert_eq!((board(&session).count(), board(&session).number(4)), (9, Some(7)));
}

#[test]
fn the_last_cell_stays() {
    let mut session = new(1, 2, Topology::King);
    all(&mut session, &[paint(0, false, false), paint(1, false, false)]);
    assert_eq!(board(&session).count(), 1);
    assert!(session.notice().is_some(), "the person is told why");
    compose(&mut session, Compose::Tool(Tool::Cells));
    all(&mut session, &[Compose::Click(0), Compose::Toggle]);
    assert_eq!(board(&session).count(), 2, "a hole is a cell again");
}

#[test]
fn holes_and_givens_come_in_pairs() {
    let mut session = new(3, 3, Topology::King);
    compose(&mut session, Compose::Symmetry(Symmetry::HalfTurn));
    compose(&mut session, paint(0, false, false));
    assert_eq!(board(&session).count(), 7);
    session.apply(Command::Undo);
    assert_eq!(board(&session).count(), 9, "both at once");

    // Nothing is known of the board yet: the partner waits for its number.
    all(&mut session, &given(1, 3));
    let hidato = hidato(&session);
    assert_eq!(hidato.partner_wanted(), Some(7));
    assert!(hidato.looks()[7].is_named);
    all(&mut session, &[Compose::Next, Compose::Put(8)]);
    assert_eq!((board(&session).number(1), board(&session).number(7)), (Some(3), Some(8)));
    compose(&mut session, Compose::Clear);
    assert_eq!(numbers(&session), vec![0; 9], "both are taken away");
    session.apply(Command::Undo);
    assert_eq!((board(&session).number(1), board(&session).number(7)), (Some(3), Some(8)));
}

/// If a solution that is known agrees, the partner's number comes from it, also while the number is
/// still being typed.
#[test]
fn a_partner_gets_its_number_from_a_known_solution() {
    let mut session = new(3, 4, Topology::King);
    compose(&mut session, Compose::Symmetry(Symmetry::LeftRight));
    let Verdict::Several(a, _) = judged(&mut session) else { panic!("several") };
    let cell = a.numbers().iter().position(|&number| number == 11).expect("11");
    let partner = Symmetry::LeftRight.partner(a.shape(), cell);
    all(&mut session, &[Compose::Click(cell), Compose::Digit(1), Compose::Digit(1)]);
    assert_eq!(board(&session).number(cell), Some(11));
    assert_eq!(board(&session).number(partner), a.number(partner));
    assert_eq!(numbers(&session).iter().filter(|&&number| number > 0).count(), 2);
    session.apply(Command::Undo);
    assert_eq!(numbers(&session), vec![0; 12]);
}

#[test]
fn faults_are_told_at_once_with_their_cells() {
    let mut session = new(3, 3, Topology::King);
    all(&mut session, &given(0, 4));
    all(&mut session, &given(1, 4));
    assert!(matches!(judged(&mut session), Verdict::None(_)));
    let wrong: Vec<usize> = wrong(&session);
    assert_eq!(wrong, [0, 1]);
    // A number may be too great after a cell has become a hole.
    session.apply(Command::Undo);
    all(&mut session, &given(8, 9));
    all(&mut session, &[paint(4, false, false)]);
    assert!(matches!(judged(&mut session), Verdict::None(_)));
    assert!(session.is_hopeless());
    session.apply(Command::Undo);
    assert!(!session.is_hopeless());
}

fn wrong(session: &Session) -> Vec<usize> {
    let looks = hidato(session).looks();
    (0..looks.len()).filter(|&cell| looks[cell].is_wrong).collect()
}

#[test]
fn it_is_made_unique_thinned_and_filled_and_each_is_undone() {
    let mut session = new(4, 4, Topology::Orthogonal);
    all(&mut session, &given(0, 1));
    all(&mut session, &given(5, 11));
    let before = numbers(&session);
    compose(&mut session, Compose::Unique(1));
    assert!(session.is_running());
    assert!(matches!(hidato(&session).doing(), Doing::Composing(..)));
    wait(&mut session);
    let Some(Told::Unique(Outcome::Added(added))) = hidato(&session).told_of_work().cloned() else {
        panic!("{:?}", hidato(&session).told_of_work())
    };
    assert!(matches!(added.claim, Claim::Fewest { solutions: Some(2..) }));
    assert_eq!(&added.board, board(&session));
    let looks = hidato(&session).looks();
    assert!(added.cells.iter().all(|&cell| looks[cell].is_new));
    assert_eq!(judged(&mut session), Verdict::One(added.solution.clone()));
    let sentence = Told::Unique(Outcome::Added(added.clone())).sentences();
    assert!(sentence.contains("the fewest possible"), "{sentence}");

    compose(&mut session, Compose::Fill(1));
    wait(&mut session);
    assert_eq!(*board(&session), added.solution);
    compose(&mut session, Compose::Thin(Difficulty::Easy, 3));
    wait(&mut session);
    let Some(Told::Thinned(Ended::Thinned(thinned), Difficulty::Easy)) =
        hidato(&session).told_of_work()
    else {
        panic!("{:?}", hidato(&session).told_of_work())
    };
    assert!(thinned.taken > 4 && thinned.difficulty == Difficulty::Easy);
    assert_eq!(judged(&mut session), Verdict::One(added.solution.clone()));
    session.apply(Command::Undo);
    assert_eq!(*board(&session), added.solution);
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    assert_eq!(numbers(&session), before);
    assert!(session.is_changed() && session.loses_work());
}

#[test]
fn a_change_or_another_mode_ends_the_work() {
    let mut session = new(12, 12, Topology::King);
    compose(&mut session, Compose::Unique(1));
    all(&mut session, &given(3, 7));
    assert!(!session.is_running());
    compose(&mut session, Compose::Unique(1));
    session.apply(Command::Mode(Mode::Play));
    assert!(!session.is_running());
    session.apply(Command::Mode(Mode::Edit));
    compose(&mut session, Compose::Unique(1));
    session.apply(Command::Stop);
    wait(&mut session);
    assert_eq!(numbers(&session).iter().filter(|&&number| number > 0).count(), 1);
    let stopped = hidato(&session).told_of_work().map(Told::sentences).unwrap_or_default();
    assert_eq!(stopped, "Stopped; nothing was changed.");
}

#[test]
fn a_lesson_ends_when_a_job_changes_its_board() {
    let lessons = built_in::ALL.into_iter();
    let mut all = lessons.map(|text| Taught::open(text.as_bytes()).expect("it is a lesson"));
    let taught = all.find(|taught| taught.lesson.puzzle.family() == Family::Hidato);
    let mut session = session();
    let open = LessonWish::Open(Box::new(taught.expect("one is on a Hidato")));
    session.apply(Command::Teach(open));
    session.apply(Command::Mode(Mode::Edit));
    assert!(session.lessons().played().is_some(), "nothing is changed yet");
    compose(&mut session, Compose::Fill(1));
    wait(&mut session);
    assert!(!numbers(&session).contains(&0));
    assert!(session.lessons().played().is_none(), "it is on another board");
}

#[test]
fn rows_and_columns_are_added_and_taken_away() {
    let mut session = new(2, 2, Topology::King);
    all(&mut session, &given(3, 4));
    compose(&mut session, Compose::Size(Dims::new(3, 3).expect("a size")));
    assert_eq!(numbers(&session), [0, 0, 0, 0, 4, 0, 0, 0, 0]);
    assert_eq!(hidato(&session).place_selected(), Some(4), "the same row and column");
    compose(&mut session, Compose::Size(Dims::new(200, 3).expect("a size")));
    assert!(session.notice().is_some());
    compose(&mut session, Compose::Size(Dims::new(1, 3).expect("a size")));
    assert_eq!((numbers(&session), hidato(&session).place_selected()), (vec![0; 3], None));
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    assert_eq!(numbers(&session), [0, 0, 0, 4]);
}

/// The givens of a puzzle that was opened are edited, too, and the numbers by hand come back.
#[test]
fn an_open_puzzle_is_edited_and_its_copy_reads_as_the_same() {
    let mut session = session();
    let text = "numbrix\n1 0 3\n6 0 0\n7 0 9\n";
    let opened = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
    session.apply(Command::load_any(opened, Source::Clipboard));
    session.apply(Command::from(HidatoCommand::Fill(Fill::Click(1))));
    session.apply(Command::from(HidatoCommand::Fill(Fill::Put(2))));
    session.apply(Command::Mode(Mode::Edit));
    assert_eq!(hidato(&session).board(), Some(board(&session)), "the givens are shown");
    all(&mut session, &[Compose::Click(8), Compose::Clear]);
    assert_eq!(numbers(&session), [1, 0, 3, 6, 0, 0, 7, 0, 0]);
    let copy = session.whole_text().expect("a text");
    let read = read::any(copy.as_bytes(), None, Topology::King).expect("a good text");
    let read = read.hidato().expect("a Hidato").board;
    assert_eq!((Some(read.clone()), read.shape().topology()), {
        let subject = session.subject().and_then(|subject| subject.hidato());
        (subject, Topology::Orthogonal)
    });
    session.apply(Command::Undo);
    session.apply(Command::Mode(Mode::Play));
    assert_eq!(hidato(&session).filled().and_then(|board| board.number(1)), Some(2));
}

/// Digits after another puzzle is opened go to no cell of it.
#[test]
fn a_selection_ends_with_its_puzzle() {
    let mut session = session();
    let text = |last: u16| format!("numbrix\n1 0 3\n0 0 0\n0 0 {last}\n");
    let open = |session: &mut Session, text: String| {
        let opened = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
        session.apply(Command::load_any(opened, Source::Clipboard));
        session.apply(Command::Mode(Mode::Edit));
    };
    open(&mut session, text(9));
    compose(&mut session, Compose::Click(4));
    open(&mut session, text(0));
    compose(&mut session, Compose::Digit(5));
    assert_eq!(numbers(&session), [1, 0, 3, 0, 0, 0, 0, 0, 0]);
}

/// A board that was drawn and not saved is there at the next start.
#[test]
fn an_unsaved_board_is_kept() {
    let mut drawn = new(3, 4, Topology::Orthogonal);
    all(&mut drawn, &[paint(0, false, false), paint(11, false, true)]);
    all(&mut drawn, &given(5, 3));
    let last = drawn.kept_settings().files.last.expect("it is kept");
    let mut next = session();
    next.apply(Command::File(langkah::session::filing::FileWish::Restore(Box::new(last))));
    assert_eq!(board(&next), board(&drawn));
    assert!(next.loses_work());
}

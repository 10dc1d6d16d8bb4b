//! Solving by hand with a pencil: marks, lines, numbers that go on from each other, checking, the
//! clock, and what is kept of all that.

use std::time::Duration;

use langkah::session::command::Command;
use langkah::session::filing::FileWish;
use langkah::session::hidato::Hidato;
use langkah::session::hidato::command::{Fill, HidatoCommand, Pencilling};
use langkah::session::hidato::hand::{Counting, Pen};
use langkah::session::hidato::judge::Judgement;
use langkah::session::hidato::judging::Judging;
use langkah::session::hidato::rated::Hardness;
use langkah::session::settings::{HidatoSettings, PlaySettings, Setting, Settings};
use langkah::session::source::Source;
use langkah::session::{Mode, Session};
use langkah_engine::grid::{Dims, Direction};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::rating::rate;
use langkah_engine::hidato::generate::{Difficulty, Order, Outcome, Outline, Puzzle as Made};
use langkah_engine::hidato::reason::within_reach;
use langkah_puzzle::date::Date;
use langkah_puzzle::hidato::make;
use langkah_puzzle::results::{Entry, Origin, words};
use langkah_puzzle::{Family, read};

use crate::hidato::ordered;
use crate::sessions::{Hands, choose_play, session, set_clock, wait, wait_for};
use crate::tiles::data;

/// 1 2 3 / 6 5 4 / 7 8 9 is the only solution.
const SNAKE: &str = "numbrix\n1 0 3\n6 0 0\n7 0 9\n";

/// Two solutions.
/// It has no solution, and no fault that is seen at once.
const HOPELESS: &str = "hidato\n0 0 1 0 0\n0 3 0 0 13\n0 0 23 14 0\n0 22 25 17 0\n0 0 0 0 19\n";
const OPEN: &str = "numbrix\n1 0 0\n0 0 0\n0 0 9\n";

/// A path of 16 cells without a number but 1 and 16.
const EMPTY: &str = "numbrix\n1 0 0 0\n0 0 0 0\n0 0 0 0\n16 0 0 0\n";

fn load(session: &mut Session, text: &str) {
    let opened = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
    session.apply(Command::load_any(opened, Source::Clipboard));
}

/// A session in which the board of a text is filled.
pub fn filling(text: &str) -> Session {
    let mut session = session();
    load(&mut session, text);
    session.apply(Command::Mode(Mode::Play));
    session
}

fn hidato(session: &Session) -> &Hidato {
    session.hidato().expect("a Hidato is open")
}

fn fill(session: &mut Session, all: impl IntoIterator<Item = Fill>) {
    all.into_iter().for_each(|one| session.apply(Command::from(HidatoCommand::Fill(one))));
}

fn pencil(session: &mut Session, all: impl IntoIterator<Item = Pencilling>) {
    all.into_iter().for_each(|one| session.apply(Command::from(HidatoCommand::Pencil(one))));
}

fn set(session: &mut Session, change: impl FnOnce(&mut HidatoSettings)) {
    let mut hidato = session.settings.hidato;
    change(&mut hidato);
    session.apply(Command::Set(Setting::Hidato(hidato)));
}

fn filled(session: &Session) -> Vec<u16> {
    hidato(session).filled().expect("a board").numbers().to_vec()
}

fn marks(session: &Session, cell: usize) -> Vec<u16> {
    hidato(session).pencil().expect("a pencil").marks(cell).collect()
}

fn lines(session: &Session) -> Vec<(usize, usize)> {
    hidato(session).pencil().expect("a pencil").lines().collect()
}

fn draw(session: &mut Session, cells: &[usize]) {
    for (at, two) in cells.windows(2).enumerate() {
        let (from, to, goes_on) = (two[0], two[1], at > 0);
        pencil(session, [Pencilling::Draw { from, to, is_drawn: true, goes_on }]);
    }
}

pub fn until(session: &mut Session, what: &str, is: impl Fn(&Hidato) -> bool) {
    wait_for(session, what, |session| is(hidato(session)));
}

fn undo(session: &mut Session, times: usize) {
    (0..times).for_each(|_| session.apply(Command::Undo));
}

fn redo(session: &mut Session, times: usize) {
    (0..times).for_each(|_| session.apply(Command::Redo));
}

#[test]
fn marks_are_typed_and_rubbed_out_and_go_with_the_number() {
    let mut session = filling(EMPTY);
    let digit = |digits: &[u8]| digits.iter().map(|&digit| Fill::Digit(digit)).collect::<Vec<_>>();
    pencil(&mut session, [Pencilling::Pen(Pen::Marks)]);
    fill(&mut session, [Fill::Click(1)]);
    // 1 and 2 would make 12; a new number begins where the longer one is too great.
    fill(&mut session, digit(&[1, 2, 7, 3]));
    assert_eq!(marks(&session, 1), [3, 7, 12]);
    fill(&mut session, digit(&[1]));
    fill(&mut session, [Fill::EndNumber]);
    fill(&mut session, digit(&[2]));
    assert_eq!(marks(&session, 1), [1, 2, 3, 7, 12]);
    fill(&mut session, [Fill::EndNumber, Fill::Digit(7)]);
    assert_eq!(marks(&session, 1), [1, 2, 3, 12], "the same number rubs the mark out");
    assert_eq!(filled(&session)[1], 0, "a mark is no number");
    undo(&mut session, 1);
    assert_eq!(marks(&session, 1), [1, 2, 3, 7, 12]);
    undo(&mut session, 5);
    assert_eq!(marks(&session, 1), [] as [u16; 0], "a mark of two digits is one change");
    redo(&mut session, 6);
    assert_eq!(marks(&session, 1), [1, 2, 3, 12]);
    // A number takes the cell's marks with it, and undo brings them back.
    pencil(&mut session, [Pencilling::Pen(Pen::Numbers)]);
    fill(&mut session, digit(&[1, 2]));
    assert_eq!((filled(&session)[1], marks(&session, 1)), (12, vec![]));
    undo(&mut session, 1);
    assert_eq!((filled(&session)[1], marks(&session, 1)), (0, vec![1, 2, 3, 12]));
    redo(&mut session, 1);
    assert_eq!((filled(&session)[1], marks(&session, 1)), (12, vec![]));
    // A cell with a number takes no marks.
    pencil(&mut session, [Pencilling::Mark(4), Pencilling::Pen(Pen::Marks)]);
    fill(&mut session, digit(&[4]));
    assert_eq!((filled(&session)[1], marks(&session, 1)), (12, vec![]));
    // Delete takes the number, and then the marks.
    fill(&mut session, [Fill::Clear]);
    pencil(&mut session, [Pencilling::Mark(4), Pencilling::Mark(17), Pencilling::Mark(0)]);
    assert_eq!((filled(&session)[1], marks(&session, 1)), (0, vec![4]));
    fill(&mut session, [Fill::Clear]);
    assert_eq!(marks(&session, 1), [] as [u16; 0]);
}

/// A digit that changes nothing does not make the next one part of an earlier change.
#[test]
fn undo_takes_one_number_back_at_a_time() {
    let mut session = filling(EMPTY);
    fill(&mut session, [Fill::Click(1), Fill::Digit(1), Fill::EndNumber]);
    fill(&mut session, [Fill::Digit(1), Fill::Digit(2)]);
    assert_eq!(filled(&session)[1], 12);
    undo(&mut session, 1);
    assert_eq!(filled(&session)[1], 1);
    undo(&mut session, 1);
    assert_eq!(filled(&session)[1], 0);
    redo(&mut session, 2);
    assert_eq!(filled(&session)[1], 12);
}

#[test]
fn all_candidates_are_marked_at_once_and_numbers_tidy_them_only_if_the_settings_say_so() {
    let mut session = filling(EMPTY);
    pencil(&mut session, [Pencilling::MarkAll]);
    let reach = within_reach(hidato(&session).filled().expect("a board"));
    for (cell, reach) in reach.into_iter().enumerate() {
        let is_given = hidato(&session).filled().expect("a board").number(cell).is_some();
        assert_eq!(marks(&session, cell), if is_given { vec![] } else { reach }, "{cell}");
    }
    let before: Vec<_> = (0..16).map(|cell| marks(&session, cell)).collect();
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    assert!(marks(&session, 4).contains(&2), "nothing else is touched");
    undo(&mut session, 1);
    set(&mut session, |hidato| hidato.tidies_marks = true);
    fill(&mut session, [Fill::Put(2)]);
    for (cell, before) in before.iter().enumerate() {
        let expected: Vec<u16> = before.iter().copied().filter(|&one| one != 2).collect();
        assert_eq!(marks(&session, cell), if cell == 1 { vec![] } else { expected }, "{cell}");
    }
    undo(&mut session, 1);
    assert_eq!((0..16).map(|cell| marks(&session, cell)).collect::<Vec<_>>(), before);
    pencil(&mut session, [Pencilling::Unmark]);
    assert!(!hidato(&session).pencil().expect("a pencil").has_marks());
    undo(&mut session, 2);
    assert!(hidato(&session).pencil().expect("a pencil").is_empty());
}

#[test]
fn a_line_is_a_path_and_a_stroke_is_one_change() {
    let mut session = filling(EMPTY);
    draw(&mut session, &[5, 6, 7, 11]);
    assert_eq!(lines(&session), [(5, 6), (6, 7), (7, 11)]);
    // A cell has two lines at most, and a line does not come back.
    draw(&mut session, &[6, 2]);
    draw(&mut session, &[6, 10]);
    draw(&mut session, &[11, 10]);
    draw(&mut session, &[10, 9]);
    draw(&mut session, &[9, 5]);
    assert_eq!(lines(&session), [(5, 6), (6, 7), (7, 11), (9, 10), (10, 11)]);
    // Cells that do not touch, or that do not exist, have no line.
    draw(&mut session, &[0, 15]);
    draw(&mut session, &[0, 99]);
    assert_eq!(lines(&session).len(), 5);
    undo(&mut session, 2);
    assert_eq!(lines(&session).len(), 3);
    undo(&mut session, 1);
    assert_eq!(lines(&session), [], "the stroke of three steps is one change");
    redo(&mut session, 1);
    // What the stroke goes back over is erased; a stroke that comes back wholly is no change.
    for (from, to, is_drawn) in [(0, 1, true), (1, 2, true), (2, 1, false), (1, 0, false)] {
        pencil(&mut session, [Pencilling::Draw { from, to, is_drawn, goes_on: from != 0 }]);
    }
    assert_eq!(lines(&session).len(), 3);
    undo(&mut session, 1);
    assert_eq!(lines(&session), []);
    redo(&mut session, 1);
    // Delete erases the lines at an empty cell.
    fill(&mut session, [Fill::Click(6), Fill::Clear]);
    assert_eq!(lines(&session), [(7, 11)]);
    pencil(&mut session, [Pencilling::EraseLines]);
    assert_eq!(lines(&session), []);
    undo(&mut session, 1);
    // The keys draw and erase, too.
    fill(&mut session, [Fill::Deselect, Fill::Click(1)]);
    let (right, left) = (Pencilling::DrawTo(Direction::Right), Pencilling::DrawTo(Direction::Left));
    pencil(&mut session, [right, right]);
    assert_eq!(
        (lines(&session), hidato(&session).selected()),
        (vec![(1, 2), (2, 3), (7, 11)], Some(3))
    );
    pencil(&mut session, [left]);
    assert_eq!((lines(&session), hidato(&session).selected()), (vec![(1, 2), (7, 11)], Some(2)));
}

#[test]
fn a_line_gets_its_numbers_where_one_direction_is_left() {
    // 1 can only grow.
    let mut session = filling(EMPTY);
    draw(&mut session, &[0, 1, 2, 6]);
    assert_eq!(hidato(&session).numbers_of_lines(), [(1, 2), (2, 3), (6, 4)]);
    // A line without a number, and one in the middle of which a number may go both ways, get none.
    draw(&mut session, &[9, 10, 11]);
    assert_eq!(hidato(&session).numbers_of_lines().len(), 3);
    pencil(&mut session, [Pencilling::NumberLines]);
    assert_eq!(&filled(&session)[..8], [1, 2, 3, 0, 0, 0, 4, 0]);
    assert_eq!(lines(&session), [(9, 10), (10, 11)], "the path stands there now");
    undo(&mut session, 1);
    assert_eq!((filled(&session)[1], lines(&session).len()), (0, 5), "all of it is one change");
    redo(&mut session, 1);
    // 5 goes on from 4, so the 10 that is typed into the other line leaves both ways open.
    fill(&mut session, [Fill::Click(10), Fill::Put(10)]);
    assert_eq!(hidato(&session).numbers_of_lines(), []);
    // Where 11 stands elsewhere, the line through 10 can only be another.
    fill(&mut session, [Fill::Click(14), Fill::Put(11)]);
    assert_eq!(hidato(&session).numbers_of_lines(), [], "a number in the middle has two sides");
    undo(&mut session, 2);
    fill(&mut session, [Fill::Deselect, Fill::Click(9), Fill::Put(10)]);
    assert_eq!(hidato(&session).numbers_of_lines(), []);
    fill(&mut session, [Fill::Deselect, Fill::Click(14), Fill::Put(11)]);
    assert_eq!(hidato(&session).numbers_of_lines(), [(10, 9), (11, 8)]);
    // Two numbers of a line say its direction, and must fit.
    let mut session = filling(EMPTY);
    fill(
        &mut session,
        [Fill::Click(5), Fill::Put(6), Fill::Deselect, Fill::Click(7), Fill::Put(8)],
    );
    draw(&mut session, &[5, 6, 7, 11]);
    assert_eq!(hidato(&session).numbers_of_lines(), [(6, 7), (11, 9)]);
    undo(&mut session, 2);
    fill(&mut session, [Fill::Click(7), Fill::Put(9)]);
    draw(&mut session, &[5, 6, 7, 11]);
    assert_eq!(hidato(&session).numbers_of_lines(), []);
}

#[test]
fn clicks_go_on_from_a_number() {
    let mut session = filling(EMPTY);
    // 2 to 4 by clicks from the given 1.
    fill(&mut session, [Fill::Click(0), Fill::Click(1), Fill::Click(2), Fill::Click(6)]);
    assert_eq!(&filled(&session)[..8], [1, 2, 3, 0, 0, 0, 4, 0]);
    assert_eq!(hidato(&session).selected(), Some(6));
    undo(&mut session, 3);
    assert_eq!(&filled(&session)[..8], [1, 0, 0, 0, 0, 0, 0, 0]);
    // A cell that does not touch is only selected.
    fill(&mut session, [Fill::Click(0), Fill::Click(10)]);
    assert_eq!((filled(&session)[10], hidato(&session).selected()), (0, Some(10)));
    // Numbers that stand are passed over: the path goes on from the last of them.
    fill(&mut session, [Fill::Click(1), Fill::Put(2), Fill::Deselect]);
    assert_eq!(hidato(&session).selected(), None);
    fill(&mut session, [Fill::Click(0), Fill::Click(4)]);
    assert_eq!(filled(&session)[4], 0, "3 cannot stand beside 1 here");
    fill(&mut session, [Fill::Deselect, Fill::Click(0), Fill::Click(2)]);
    assert_eq!(filled(&session)[2], 3);
    // Downwards from 16, and not below 1.
    pencil(&mut session, [Pencilling::Count(Counting::Down)]);
    fill(&mut session, [Fill::Deselect, Fill::Click(12), Fill::Click(13)]);
    assert_eq!(filled(&session)[13], 15);
    fill(&mut session, [Fill::Deselect, Fill::Click(0), Fill::Click(4)]);
    assert_eq!(filled(&session)[4], 0);
    pencil(&mut session, [Pencilling::Count(Counting::Off)]);
    fill(&mut session, [Fill::Deselect, Fill::Click(13), Fill::Click(14)]);
    assert_eq!((filled(&session)[14], hidato(&session).selected()), (0, Some(14)));
    // With the marks' pen a click never puts a number.
    pencil(&mut session, [Pencilling::Count(Counting::Up), Pencilling::Pen(Pen::Marks)]);
    fill(&mut session, [Fill::Deselect, Fill::Click(2), Fill::Click(3)]);
    assert_eq!(filled(&session)[3], 0);
}

#[test]
fn a_number_is_taken_from_the_list() {
    let mut session = filling(EMPTY);
    pencil(&mut session, [Pencilling::Take(16)]);
    assert_eq!((hidato(&session).selected(), hidato(&session).taken()), (Some(12), None));
    pencil(&mut session, [Pencilling::Take(5), Pencilling::Take(5)]);
    assert_eq!(hidato(&session).taken(), None, "a second time it is put back");
    pencil(&mut session, [Pencilling::Take(5)]);
    assert_eq!((hidato(&session).selected(), hidato(&session).taken()), (None, Some(5)));
    assert_eq!(hidato(&session).offered_by_click(10), Some(5));
    pencil(&mut session, [Pencilling::Take(16)]);
    assert_eq!(hidato(&session).taken(), None, "another number was gone to");
    pencil(&mut session, [Pencilling::Take(5)]);
    fill(&mut session, [Fill::Click(10), Fill::Click(9)]);
    assert_eq!((filled(&session)[10], filled(&session)[9]), (5, 6));
    assert_eq!(hidato(&session).taken(), Some(7), "it goes on");
    fill(&mut session, [Fill::Deselect]);
    assert_eq!(hidato(&session).taken(), None);
    pencil(&mut session, [Pencilling::Take(7)]);
    fill(&mut session, [Fill::Click(10)]);
    assert_eq!((hidato(&session).taken(), hidato(&session).selected()), (None, Some(10)));
    pencil(&mut session, [Pencilling::Take(0), Pencilling::Take(17)]);
    assert_eq!(hidato(&session).taken(), None);
}

#[test]
fn numbers_are_judged_when_the_person_asks() {
    let mut session = filling(SNAKE);
    set(&mut session, |hidato| hidato.judging = Judging::Asked);
    // 2 and 5 are at the wrong places.
    fill(
        &mut session,
        [Fill::Click(1), Fill::Put(5), Fill::Deselect, Fill::Click(4), Fill::Put(2)],
    );
    assert_eq!(*hidato(&session).judgement(), Judgement::Unasked);
    let wrong = |session: &Session| {
        let looks = hidato(session).looks();
        (0..9).filter(|&cell| looks[cell].is_wrong).collect::<Vec<_>>()
    };
    assert!(wrong(&session).is_empty());
    until(&mut session, "the rating", |hidato| hidato.hardness() != Hardness::Asked);
    pencil(&mut session, [Pencilling::Check]);
    until(&mut session, "the judgement", |hidato| *hidato.judgement() != Judgement::Asked);
    assert_eq!(hidato(&session).wrong_numbers(), Some(vec![1, 4]));
    assert_eq!(wrong(&session), [1, 4]);
    // The next change takes the marks away.
    fill(&mut session, [Fill::Clear]);
    assert_eq!((wrong(&session), hidato(&session).wrong_numbers()), (vec![], None));
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    pencil(&mut session, [Pencilling::Check]);
    assert_eq!(*hidato(&session).judgement(), Judgement::Solvable);
    assert_eq!(hidato(&session).wrong_numbers(), Some(vec![]));
    // Never: nothing is told, whoever asks; but that all is done is told.
    assert!(hidato(&session).shows_reach());
    set(&mut session, |hidato| hidato.judging = Judging::Never);
    fill(&mut session, [Fill::Put(8)]);
    assert!(!hidato(&session).shows_reach() && hidato(&session).candidates().is_empty());
    pencil(&mut session, [Pencilling::Check]);
    assert_eq!((hidato(&session).judgement(), wrong(&session)), (&Judgement::Unasked, vec![]));
    for (cell, number) in [(1, 2), (4, 5), (5, 4), (7, 8)] {
        fill(&mut session, [Fill::Deselect, Fill::Click(cell), Fill::Put(number)]);
    }
    assert_eq!(*hidato(&session).judgement(), Judgement::Solved);
    // At once again.
    undo(&mut session, 1);
    fill(&mut session, [Fill::Put(2)]);
    assert_eq!(*hidato(&session).judgement(), Judgement::Unasked);
    set(&mut session, |hidato| hidato.judging = Judging::AtOnce);
    assert!(matches!(hidato(&session).judgement(), Judgement::Broken(..)));
}

/// The time spent in milliseconds.
fn spent(session: &Session) -> Option<u128> {
    Some(hidato(session).time_spent(session.now())?.as_millis())
}

#[test]
fn the_clock_begins_with_a_number_and_ends_with_the_last() {
    let mut session = filling(SNAKE);
    let hands = set_clock(&mut session);
    pencil(&mut session, [Pencilling::MarkAll]);
    hands.pass(1_000);
    assert_eq!(spent(&session), None, "marks are no numbers");
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    hands.pass(2_000);
    assert_eq!((spent(&session), hidato(&session).clock_runs()), (Some(2_000), true));
    // It pauses while something else is shown.
    session.apply(Command::Mode(Mode::View));
    hands.pass(4_000);
    assert_eq!((spent(&session), hidato(&session).clock_runs()), (Some(2_000), false));
    session.apply(Command::Mode(Mode::Play));
    hands.pass(8);
    session.poll();
    hands.pass(8_000);
    assert!(hidato(&session).clock_runs());
    for (cell, number) in [(4, 5), (5, 4), (7, 8)] {
        hands.pass(100);
        fill(&mut session, [Fill::Deselect, Fill::Click(cell), Fill::Put(number)]);
    }
    assert_eq!(*hidato(&session).judgement(), Judgement::Solved);
    hands.pass(16_000);
    assert_eq!((spent(&session), hidato(&session).clock_runs()), (Some(10_308), false));
    // Another puzzle has its own, and undo goes back to this one's.
    load(&mut session, OPEN);
    assert_eq!(spent(&session), None);
    hands.pass(32_000);
    session.apply(Command::Undo);
    assert_eq!(spent(&session), Some(10_308));
}

/// The choice of marks is for the board on which it was made.
#[test]
fn the_pen_writes_numbers_on_another_board() {
    let mut session = filling(EMPTY);
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    pencil(&mut session, [Pencilling::Pen(Pen::Marks)]);
    undo(&mut session, 1);
    assert_eq!(hidato(&session).pen(), Pen::Marks);
    load(&mut session, SNAKE);
    assert_eq!(hidato(&session).pen(), Pen::Numbers);
    session.apply(Command::Mode(Mode::Play));
    pencil(&mut session, [Pencilling::Pen(Pen::Marks)]);
    undo(&mut session, 1);
    assert_eq!(hidato(&session).pen(), Pen::Numbers);
}

/// Nothing is lost with a board that the person has solved.
#[test]
fn a_solved_board_is_no_work_to_lose() {
    let mut session = filling(SNAKE);
    for (cell, number) in [(1, 2), (4, 5), (5, 4), (7, 8)] {
        fill(&mut session, [Fill::Deselect, Fill::Click(cell), Fill::Put(number)]);
        let is_solved = *hidato(&session).judgement() == Judgement::Solved;
        assert_eq!(session.loses_work(), !is_solved);
    }
    assert!(!session.loses_work());
    assert_eq!(filled(&restarted(&session)), filled(&session), "it is there again all the same");
    load(&mut session, OPEN);
    assert!(session.notice().is_none() && !session.loses_left());
}

/// All goes that was made by hand, in one step that undo takes back.
#[test]
fn a_board_is_started_over() {
    let mut session = filling(EMPTY);
    pencil(&mut session, [Pencilling::StartOver]);
    assert!(!session.can_undo(), "there is nothing to take away");
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    pencil(&mut session, [Pencilling::MarkAll]);
    draw(&mut session, &[5, 6, 7]);
    let made = (filled(&session).clone(), hidato(&session).pencil().cloned());
    pencil(&mut session, [Pencilling::StartOver]);
    let open = hidato(&session).open().expect("a board").board.clone();
    assert_eq!(filled(&session), open.numbers());
    assert!(!hidato(&session).has_begun() && session.mode() == Mode::Play);
    undo(&mut session, 1);
    assert_eq!((filled(&session).clone(), hidato(&session).pencil().cloned()), made);
}

/// It pauses while a dialog is open or another window is in front, and after a start until the
/// person goes on.
#[test]
fn the_clock_pauses_while_the_person_is_away() {
    let mut session = filling(EMPTY);
    let hands = set_clock(&mut session);
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    hands.pass(1_000);
    session.attend(false);
    session.poll();
    hands.pass(5_000);
    assert_eq!((spent(&session), hidato(&session).clock_runs()), (Some(1_000), false));
    session.attend(true);
    session.poll();
    hands.pass(500);
    assert_eq!((spent(&session), hidato(&session).clock_runs()), (Some(1_500), true));

    let mut next = restarted(&session);
    let hands = set_clock(&mut next);
    next.poll();
    hands.pass(5_000);
    assert_eq!((spent(&next), hidato(&next).clock_runs()), (Some(1_000), false));
    fill(&mut next, [Fill::Click(2)]);
    hands.pass(300);
    assert_eq!(spent(&next), Some(1_300));
}

/// The clock of a board that another one replaces does not run on, whatever replaces it.
#[test]
fn the_clock_of_another_board_pauses() {
    let mut session = filling(EMPTY);
    let hands = set_clock(&mut session);
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    hands.pass(500);
    load(&mut session, SNAKE);
    session.apply(Command::Mode(Mode::Play));
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    hands.pass(3_000);
    assert_eq!(spent(&session), Some(3_000));
    undo(&mut session, 2);
    hands.pass(70);
    // The person still fills the board.
    assert_eq!((spent(&session), hidato(&session).clock_runs()), (Some(570), true));
    session.apply(Command::Redo);
    session.apply(Command::Redo);
    assert_eq!(spent(&session), Some(3_000));
    // Nor while a sliding puzzle is open.
    session.apply(Command::Mode(Mode::Play));
    session.apply(crate::sessions::load("1 2 3\n4 5 6\n7 0 8\n"));
    hands.pass(9_000);
    load(&mut session, OPEN);
    undo(&mut session, 2);
    assert_eq!(spent(&session), Some(3_000));
}

/// Looking at two solutions takes nothing from what the person has done, and the one of the two
/// that was shown is shown again.
#[test]
fn a_look_at_two_solutions_keeps_all() {
    let mut session = filling(OPEN);
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    pencil(&mut session, [Pencilling::Pen(Pen::Marks), Pencilling::MarkAll]);
    draw(&mut session, &[3, 4, 5]);
    let kept = |session: &Session| {
        let hidato = hidato(session);
        (filled(session), hidato.pencil().cloned(), hidato.selected(), hidato.pen())
    };
    let before = kept(&session);
    session.apply(Command::Solve);
    wait(&mut session);
    let (first, second) = hidato(&session).two().expect("two solutions");
    let (first, second) = (first.numbers().to_vec(), second.numbers().to_vec());
    let shown = |session: &Session| hidato(session).board().expect("a board").numbers().to_vec();
    session.apply(Command::from(HidatoCommand::ShowSecond(true)));
    assert_eq!(shown(&session), second);
    session.apply(Command::Mode(Mode::Play));
    assert_eq!(kept(&session), before);
    session.apply(Command::Mode(Mode::View));
    assert_eq!(shown(&session), second, "the same of the two is shown again");
    session.apply(Command::from(HidatoCommand::ShowSecond(false)));
    assert_eq!(shown(&session), first);
    session.apply(Command::Mode(Mode::Play));
    assert_eq!(kept(&session), before);
    undo(&mut session, 2);
    assert!(hidato(&session).pencil().expect("a pencil").is_empty());
    assert_eq!(filled(&session)[1], 2);
}

/// What is kept for the next start of the program, through its text.
pub fn restarted(session: &Session) -> Session {
    let mut next = crate::sessions::session();
    restart(session, &mut next);
    next
}

/// The same in a session that is there.
pub fn restart(session: &Session, next: &mut Session) {
    restore(&serde_json::to_string(&session.kept_settings()).expect("it is written"), next);
}

/// Opens what a text of settings keeps.
pub fn restore(settings: &str, next: &mut Session) {
    let settings = serde_json::from_str::<Settings>(settings).expect("it reads");
    let last = settings.files.last.clone().expect("a puzzle is kept");
    next.apply(Command::File(FileWish::Restore(Box::new(last))));
}

#[test]
fn marks_lines_and_time_are_there_at_the_next_start() {
    for text in [EMPTY, "hexagonal\n1 0 0 0\n0 0 0 0\n0 0 0 16\n0 0 0 0\n"] {
        let mut session = filling(text);
        fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
        pencil(&mut session, [Pencilling::MarkAll]);
        draw(&mut session, &[1, 5, 6]);
        assert_eq!(lines(&session).len(), 2);
        let next = restarted(&session);
        assert_eq!(filled(&next), filled(&session));
        assert_eq!(hidato(&next).pencil(), hidato(&session).pencil());
        assert!(hidato(&next).time_spent(next.now()) >= Some(Duration::from_secs(1)));
        assert_eq!(next.mode(), Mode::Play);
    }
    // A line stays between numbers that were put later and do not follow each other.
    let mut session = filling(EMPTY);
    draw(&mut session, &[5, 6]);
    fill(&mut session, [Fill::Click(5), Fill::Put(7), Fill::Click(6), Fill::Put(3)]);
    assert_eq!(lines(&session), [(5, 6)]);
    let next = restarted(&session);
    assert_eq!((filled(&next), lines(&next)), (filled(&session), lines(&session)));
    // Marks alone are kept, too.
    let mut session = filling(EMPTY);
    pencil(&mut session, [Pencilling::MarkAll]);
    let next = restarted(&session);
    assert_eq!(hidato(&next).pencil(), hidato(&session).pencil());
}

/// A text that was written by hand puts no line on the board that a path cannot have.
#[test]
fn lines_of_a_text_are_taken_only_as_far_as_they_fit() {
    for lines in [
        "drawn 2,2 2,3\ndrawn 2,3 2,2\ndrawn 2,3 2,4\n",
        "drawn 2,2 2,3\ndrawn 2,3 3,3\ndrawn 3,3 3,2\ndrawn 3,2 2,2\ndrawn 2,3 1,3\n",
    ] {
        let mut session = session();
        load(&mut session, &format!("{EMPTY}marked 1,2 2 3\n{lines}"));
        assert_eq!(hidato(&session).mode(), Mode::Play);
        let board = hidato(&session).filled().expect("a board");
        let pencil = hidato(&session).pencil().expect("a pencil");
        assert!(pencil.fits(board.shape()), "{pencil:?}");
        assert!(pencil.marks(1).eq([2, 3]) && pencil.has_line(5, 6), "{pencil:?}");
        let run = pencil.run(6);
        assert!(run.len() <= 5 && pencil.lines().count() < 5, "{run:?}");
    }
}

/// A copy and a saved text have the work apart from the givens; both are opened as they were.
#[test]
fn work_is_copied_and_read_again() {
    let mut session = filling(SNAKE);
    assert!(!session.is_changed());
    fill(&mut session, [Fill::Click(1), Fill::Put(2), Fill::Click(4)]);
    pencil(&mut session, [Pencilling::Mark(5), Pencilling::Mark(9)]);
    draw(&mut session, &[3, 4]);
    assert!(session.is_changed() && session.loses_work());
    let text = session.whole_text().expect("a puzzle is open");
    assert_eq!(text, format!("{SNAKE}filled 1,2 2\nmarked 2,2 5 9\ndrawn 2,1 2,2\n"));
    let mut next = crate::sessions::session();
    load(&mut next, &text);
    assert_eq!(hidato(&next).pencil(), hidato(&session).pencil());
    assert_eq!(hidato(&next).filled(), hidato(&session).filled());
    assert_eq!(next.subject(), session.subject());
    assert!(!next.is_changed() && !next.loses_work());
    fill(&mut next, [Fill::Click(1), Fill::Clear]);
    assert!(next.is_changed() && next.loses_work());
    // What was read is what a discarded change goes back to.
    next.apply(Command::File(FileWish::Discard));
    let last = next.kept_settings().files.last.expect("it is kept");
    let mut third = crate::sessions::session();
    third.apply(Command::File(FileWish::Restore(Box::new(last))));
    assert_eq!(hidato(&third).filled(), hidato(&session).filled());
    assert!(!third.loses_work());
}

/// Work that was not saved is still not saved after the next start.
#[test]
fn unsaved_work_is_unsaved_after_a_restart() {
    let mut session = filling(SNAKE);
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    let mut next = restarted(&session);
    assert!(next.loses_work());
    load(&mut next, EMPTY);
    assert!(next.loses_left(), "numbers that were left are not forgotten");
    next.apply(Command::File(FileWish::ShowLeft));
    assert_eq!(hidato(&next).filled(), hidato(&session).filled());
    // What undo has left lies ahead, not behind.
    let last = session.kept_settings().files.last.expect("it is kept");
    let mut third = crate::sessions::session();
    load(&mut third, EMPTY);
    third.apply(Command::File(FileWish::Restore(Box::new(last))));
    third.apply(Command::Undo);
    assert!(third.loses_left() && !third.can_undo());
    third.apply(Command::File(FileWish::ShowLeft));
    assert_eq!(hidato(&third).filled(), hidato(&session).filled());
    assert!(third.loses_work());
}

/// A change after an undo cuts the way off to what lay ahead.
#[test]
fn a_board_to_which_no_way_leads_is_opened_anew() {
    let mut before = filling(SNAKE);
    fill(&mut before, [Fill::Click(1), Fill::Put(2)]);
    let left = filled(&before);
    let last = before.kept_settings().files.last.expect("it is kept");
    let mut session = session();
    load(&mut session, EMPTY);
    session.apply(Command::File(FileWish::Restore(Box::new(last))));
    session.apply(Command::Undo);
    assert_eq!(filled(&session).len(), 16);
    assert!(session.loses_left());
    session.apply(Command::Mode(Mode::Play));
    fill(&mut session, [Fill::Click(1), Fill::Put(3)]);
    session.apply(Command::File(FileWish::ShowLeft));
    assert_eq!(filled(&session), left);
    assert!(session.loses_work());
    // The board in between has work of its own.
    assert_eq!(session.left_count(), 1);
}

/// Without the puzzle of before at the start, what was made by hand is kept all the same.
#[test]
fn unsaved_work_is_kept_where_puzzles_are_not() {
    let mut session = filling(SNAKE);
    session.settings.files.restores = false;
    assert_eq!(session.kept_settings().files.last, None);
    fill(&mut session, [Fill::Click(1), Fill::Put(2)]);
    let settings = session.kept_settings();
    assert!(settings.files.last.is_some());
    // As long as nothing is opened it stays.
    let next = Session::new(settings.clone(), std::sync::Arc::new(|| {}));
    assert_eq!(next.kept_settings().files.last, settings.files.last);
    session.apply(Command::File(FileWish::Discard));
    assert_eq!(session.kept_settings().files.last, None);
}

/// On hexagons every neighbour takes a line, and clicks go on to each of them.
#[test]
fn hexagons_have_six_ways() {
    let text = "hexagonal\n0 0 0\n0 4 0\n0 0 0\n";
    let session = filling(text);
    let shape = hidato(&session).filled().expect("a board").shape().clone();
    let beside: Vec<usize> = shape.neighbours(4).iter().map(|&cell| cell.into()).collect();
    assert_eq!(beside.len(), 6);
    for to in 0..9 {
        let mut session = filling(text);
        draw(&mut session, &[4, to]);
        assert_eq!(lines(&session).len(), usize::from(beside.contains(&to)), "{to}");
        fill(&mut session, [Fill::Click(4), Fill::Click(to)]);
        let expected = if beside.contains(&to) {
            5
        } else if to == 4 {
            4
        } else {
            0
        };
        assert_eq!(filled(&session)[to], expected, "{to}");
    }
}

#[test]
fn the_difficulty_is_told_for_what_is_opened_and_changes_no_step() {
    for (text, is_one) in [(SNAKE, true), (OPEN, false), (HOPELESS, false)] {
        let mut session = session();
        load(&mut session, text);
        let before = hidato(&session).board().cloned();
        assert_eq!(hidato(&session).hardness(), Hardness::Asked);
        until(&mut session, "the rating", |hidato| hidato.hardness() != Hardness::Asked);
        let board = hidato(&session).open().expect("open").board.clone();
        let expected = match is_one {
            true => Hardness::Rated(rate(&board, &mut ()).expect("nobody ends it")),
            false if text == HOPELESS => Hardness::Hopeless,
            false => Hardness::Several,
        };
        assert_eq!(hidato(&session).hardness(), expected);
        assert!(hidato(&session).result().is_none(), "nothing is solved in view");
        assert_eq!(hidato(&session).board().cloned(), before);
        assert!(hidato(&session).player().expect("a track").steps().is_empty());
    }
    // Not while the givens are edited; and a board with faults has none.
    let mut session = session();
    load(&mut session, SNAKE);
    session.apply(Command::Mode(Mode::Edit));
    assert_eq!(hidato(&session).hardness(), Hardness::Off);
    load(&mut session, "numbrix\n1 0 2\n0 0 0\n0 0 9\n");
    assert_eq!(hidato(&session).hardness(), Hardness::Off);
    let text = String::from_utf8(data("hidato/gen-10x10-few2.txt")).expect("text");
    load(&mut session, &text);
    until(&mut session, "the rating", |hidato| hidato.hardness() != Hardness::Asked);
    assert!(matches!(hidato(&session).hardness(), Hardness::Rated(_)));
}

/// Fills the snake's other cells, 100 ms a number.
fn fill_snake(session: &mut Session, hands: &Hands) {
    for (cell, number) in [(1, 2), (4, 5), (5, 4), (7, 8)] {
        fill(session, [Fill::Deselect, Fill::Click(cell), Fill::Put(number)]);
        hands.pass(100);
        session.poll();
    }
}

#[test]
fn a_filled_board_gives_one_result() {
    let mut session = filling(SNAKE);
    let hands = set_clock(&mut session);
    fill_snake(&mut session, &hands);
    let results: Vec<Entry> = session.results().entries().to_vec();
    let [result] = &results[..] else { panic!("{results:?}") };
    let told = (result.family, result.size.as_str(), result.kind.as_str(), result.puzzle.as_str());
    assert_eq!(told, (Family::Hidato, "3x3", "numbrix", "numbrix 1 0 3/6 0 0/7 0 9"));
    let figures = (result.origin, result.moves, result.milliseconds, result.hints, result.fewest);
    assert_eq!(figures, (Origin::Other, 4, 300, 0, None));
    // The board is not filled again by undo and redo, nor by the next start.
    undo(&mut session, 1);
    session.apply(Command::Redo);
    assert_eq!(*hidato(&session).judgement(), Judgement::Solved);
    assert_eq!(session.results().entries(), results);
    let again = restarted(&session);
    assert!(hidato(&again).time_spent(again.now()).is_some());
    assert!(again.results().entries().is_empty());
}

/// A filling that undo leads back to is the same attempt, with the same hints.
#[test]
fn each_attempt_at_a_hidato_counts_once() {
    let mut session = filling(SNAKE);
    let hands = set_clock(&mut session);
    let begin = |session: &mut Session| {
        load(session, SNAKE);
        session.apply(Command::Mode(Mode::Play));
        fill(session, [Fill::Click(1), Fill::Put(2)]);
    };
    let attempts = |session: &Session| -> Vec<(u32, u32)> {
        session.results().entries().iter().map(|one| (one.attempt, one.hints)).collect()
    };
    begin(&mut session);
    for seed in 0..3 {
        load(&mut session, EMPTY);
        session.apply(Command::Undo);
        hands.pass(seed);
    }
    session.apply(Command::Mode(Mode::Play));
    fill_snake(&mut session, &hands);
    assert_eq!(attempts(&session), [(1, 0)]);
    begin(&mut session);
    begin(&mut session);
    fill_snake(&mut session, &hands);
    begin(&mut session);
    fill_snake(&mut session, &hands);
    assert_eq!(attempts(&session), [(1, 0), (3, 0), (4, 0)]);
}

#[test]
fn no_result_where_a_solution_was_shown_and_for_the_quiet() {
    let mut looked = filling(SNAKE);
    let hands = set_clock(&mut looked);
    looked.apply(Command::Solve);
    wait(&mut looked);
    looked.apply(Command::Mode(Mode::Play));
    fill_snake(&mut looked, &hands);
    assert_eq!(*hidato(&looked).judgement(), Judgement::Solved);
    assert!(looked.results().entries().is_empty());
    // The next start knows it even if it does not search again.
    let mut looked = filling(SNAKE);
    looked.apply(Command::Solve);
    wait(&mut looked);
    looked.apply(Command::Mode(Mode::Play));
    fill(&mut looked, [Fill::Click(1), Fill::Put(2)]);
    let text = serde_json::to_string(&looked.kept_settings()).expect("it is written");
    assert!(text.contains("\"is_solved\":true"), "{text}");
    let mut next = session();
    let hands = set_clock(&mut next);
    restore(&text.replace("\"is_solved\":true", "\"is_solved\":false"), &mut next);
    fill_snake(&mut next, &hands);
    assert_eq!(*hidato(&next).judgement(), Judgement::Solved);
    assert!(next.results().entries().is_empty());
    let mut quiet = filling(SNAKE);
    let hands = set_clock(&mut quiet);
    let play = PlaySettings { is_quiet: true, ..Default::default() };
    choose_play(&mut quiet, play);
    fill_snake(&mut quiet, &hands);
    assert_eq!(*hidato(&quiet).judgement(), Judgement::Solved);
    assert!(quiet.results().entries().is_empty());
}

/// The cells that a random board does not give.
fn empty_cells(made: &Made) -> Vec<usize> {
    (0..made.board.count()).filter(|&cell| made.board.number(cell).is_none()).collect()
}

/// Fills these cells of a random board, 100 ms a number.
fn fill_as_made(session: &mut Session, hands: &Hands, made: &Made, cells: &[usize]) {
    let numbers = made.solution.numbers();
    for &cell in cells {
        fill(session, [Fill::Deselect, Fill::Click(cell), Fill::Put(numbers[cell])]);
        hands.pass(100);
    }
}

/// The Hidato of a day is begun at once, and its result says the day, the shape and the difficulty.
#[test]
fn the_hidato_of_a_day() {
    let mut session = session();
    let hands = set_clock(&mut session);
    let date: Date = "2026-11-29".parse().expect("a date");
    let order = Order {
        dims: Dims::new(5, 5).expect("cells"),
        outline: Outline::Diamond,
        topology: Topology::King,
        difficulty: Difficulty::Easy,
        edges: 0,
        seed: date.seed(),
    };
    session.apply(HidatoCommand::Random(order, Some(date)).into());
    wait(&mut session);
    assert_eq!(session.mode(), Mode::Play);
    let open = hidato(&session).open().expect("it is made");
    assert_eq!(open.source.to_string(), "Daily Hidato of 2026-11-29, 5×5, diamond, easy");
    let made = make(&order, None, &mut ()).expect("cells");
    let Outcome::Made(made) = made else { panic!("a path") };
    assert_eq!(open.board, made.board, "the same board everywhere");
    let empty = empty_cells(&made);
    fill_as_made(&mut session, &hands, &made, &empty);
    let [result] = session.results().entries() else { panic!("one result") };
    assert_eq!((result.origin, result.daily), (Origin::Daily, Some(date)));
    assert_eq!((result.kind.as_str(), result.moves), ("hidato diamond easy", empty.len() as u64));
    assert!(result.counts());
    assert_eq!(words::row(result)[8], "Hidato, diamond, easy");
}

/// Numbers that follow from lines all at once take the time since the first line.
#[test]
fn lines_begin_the_clock() {
    let mut session = filling(SNAKE);
    let hands = set_clock(&mut session);
    draw(&mut session, &[0, 1, 2, 5, 4, 3, 6, 7, 8]);
    hands.pass(1_500);
    pencil(&mut session, [Pencilling::NumberLines]);
    let [result] = session.results().entries() else { panic!("one result") };
    assert_eq!(result.milliseconds, 1_500);
}

#[test]
fn numbers_of_a_file_are_nobodys_result() {
    let mut session = session();
    let hands = set_clock(&mut session);
    let mut solved = filling(SNAKE);
    fill(&mut solved, [Fill::Click(1), Fill::Put(2)]);
    let text = solved.whole_text().expect("it has work");
    load(&mut session, &text);
    assert_eq!(filled(&session)[1], 2);
    session.apply(Command::Mode(Mode::Play));
    fill_snake(&mut session, &hands);
    assert_eq!(*hidato(&session).judgement(), Judgement::Solved);
    assert!(session.results().entries().is_empty());
}

#[test]
fn a_board_that_is_dealt_again_is_no_first_attempt() {
    let mut session = session();
    let hands = set_clock(&mut session);
    let order = Order { difficulty: Difficulty::Easy, seed: 5, ..ordered(4, 4) };
    let Outcome::Made(made) = make(&order, None, &mut ()).expect("cells") else { panic!("a path") };
    let empty = empty_cells(&made);
    // The first time the person gives up after a number.
    for count in [1, empty.len()] {
        session.apply(HidatoCommand::Random(order, None).into());
        wait(&mut session);
        session.apply(Command::Mode(Mode::Play));
        fill_as_made(&mut session, &hands, &made, &empty[..count]);
    }
    let [result] = session.results().entries() else { panic!("one result") };
    assert_eq!((result.origin, result.attempt, result.counts()), (Origin::Random, 2, false));
}

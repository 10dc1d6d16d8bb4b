//! Editing start and goal, other goals, boards made solvable: without a window.

use langkah::session::command::Command;
use langkah::session::player::Origin;
use langkah::session::sliding::edit::{Edit, Side};
use langkah::session::{Mode, Phase, Session};
use langkah_engine::grid::Direction;
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;

use crate::sessions::{load, loaded, session, sliding, wait};
use crate::sight::{shown, source, track};
use crate::tiles::{arrangements, board, dims, distances, goal_of};

const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
const ODD: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n";

fn editing(text: &str) -> Session {
    let mut session = loaded(text);
    session.apply(Command::Mode(Mode::Edit));
    session
}

fn edit(session: &mut Session, edits: &[Edit]) {
    for &edit in edits {
        session.apply(Command::edit(edit));
    }
}

fn digits(session: &mut Session, text: &str) {
    for digit in text.bytes() {
        session.apply(Command::edit(Edit::Digit(digit - b'0')));
    }
}

fn is_solvable(session: &Session) -> bool {
    sliding(session).open().expect("open").solvability.is_solvable()
}

/// Who has typed on a cell clicks the next one to type there. Nothing is exchanged.
#[test]
fn a_click_after_typing_selects() {
    for last in [None, Some(Edit::Next), Some(Edit::Go(Direction::Right))] {
        let mut session = editing(NEAR);
        edit(&mut session, &[Edit::Click(0)]);
        digits(&mut session, "5");
        last.into_iter().for_each(|last| edit(&mut session, &[last]));
        let before = shown(&session);
        edit(&mut session, &[Edit::Click(12)]);
        assert_eq!((sliding(&session).selected(), shown(&session)), (Some(12), before.clone()));
        edit(&mut session, &[Edit::Click(13)]);
        assert_eq!(sliding(&session).selected(), None, "two clicks exchange as before");
        assert_eq!((shown(&session)[12], shown(&session)[13]), (before[13], before[12]));
    }
}

/// Who types the number that stands in the cell changes nothing: there is nothing to make again.
#[test]
fn a_number_that_is_there_already_can_not_be_made_again() {
    let mut session = editing(NEAR);
    let before = shown(&session);
    edit(&mut session, &[Edit::Click(11)]);
    digits(&mut session, "12");
    assert_eq!(shown(&session), before);
    assert!(!session.can_redo() && !session.can_undo());
    digits(&mut session, "12");
    assert_eq!(shown(&session), before);
    assert!(!session.can_redo() && !session.can_undo());
}

/// Nobody who types 20 means the blank: the digit is refused, and what stands there stays.
#[test]
fn a_number_that_no_tile_has_is_told() {
    let mut session = editing(NEAR);
    edit(&mut session, &[Edit::Click(0)]);
    digits(&mut session, "2");
    let (before, told) = (shown(&session), |session: &Session| {
        session.notice().map(|notice| (notice.title.clone(), notice.lines.clone()))
    });
    digits(&mut session, "0");
    assert_eq!(shown(&session), before);
    let lines = vec!["The numbers here go from 1 to 15.".to_owned()];
    assert_eq!(told(&session), Some(("20 is too great".to_owned(), lines)));
    // 21 is too great, too, but a new number may begin with 1.
    digits(&mut session, "1");
    assert_eq!(shown(&session)[0], 1);
    // The number of cells stands for the blank, and so does 0 on a cell where nothing was typed.
    edit(&mut session, &[Edit::Go(Direction::Right)]);
    digits(&mut session, "0");
    assert_eq!(shown(&session)[1], 0);
    let mut small = editing("1 2 3 4 5\n6 7 8 0 9\n");
    edit(&mut small, &[Edit::Click(0)]);
    digits(&mut small, "10");
    assert_eq!((shown(&small)[0], told(&small)), (0, None));
}

#[test]
fn two_clicks_exchange_two_cells_and_the_verdict_follows() {
    let mut session = editing(NEAR);
    assert!(is_solvable(&session));
    edit(&mut session, &[Edit::Click(0)]);
    assert_eq!(sliding(&session).selected(), Some(0));
    edit(&mut session, &[Edit::Click(5)]);
    assert_eq!(sliding(&session).selected(), None);
    assert_eq!((shown(&session)[0], shown(&session)[5]), (6, 1));
    assert!(!is_solvable(&session));
    assert_eq!(source(&session), "Edited");
    edit(&mut session, &[Edit::Click(3), Edit::Click(3)]);
    assert_eq!(sliding(&session).selected(), None, "a second click on the same cell leaves it");
    edit(&mut session, &[Edit::Click(16), Edit::Click(usize::MAX)]);
    assert_eq!(sliding(&session).selected(), None);
    session.apply(Command::Undo);
    assert!(is_solvable(&session) && source(&session) == "a.txt");
    assert!(!session.can_undo());
}

#[test]
fn a_whole_board_can_be_typed() {
    let mut session = editing(NEAR);
    edit(&mut session, &[Edit::Click(0)]);
    let wanted = [5, 6, 4, 3, 2, 1, 0, 8, 9, 10, 7, 11, 13, 14, 15, 12];
    for number in wanted {
        digits(&mut session, &number.to_string());
        edit(&mut session, &[Edit::Next]);
    }
    assert_eq!(shown(&session), wanted);
    assert_eq!(sliding(&session).selected(), Some(0), "after the last cell comes the first");
    edit(&mut session, &[Edit::Previous]);
    assert_eq!(sliding(&session).selected(), Some(15));
    assert_eq!(sliding(&session).open().expect("open").solvability.total(), 30);
}

#[test]
fn a_number_of_two_digits_is_one_change() {
    let mut session = editing(NEAR);
    edit(&mut session, &[Edit::Click(0)]);
    digits(&mut session, "15");
    // The 1 went away for a moment and came back.
    assert_eq!((shown(&session)[0], shown(&session)[15]), (15, 1));
    session.apply(Command::Undo);
    assert_eq!(shown(&session)[..2], [1, 2]);
    assert!(!session.can_undo());
    session.apply(Command::Redo);
    assert_eq!((shown(&session)[0], shown(&session)[15]), (15, 1));
}

#[test]
fn digits_that_make_no_number_begin_a_new_one() {
    let mut session = editing("1 2 3\n4 5 6\n7 8 0");
    edit(&mut session, &[Edit::Click(4)]);
    digits(&mut session, "23");
    assert_eq!(shown(&session), [1, 2, 5, 4, 3, 6, 7, 8, 0], "23 is no tile: 3");
    digits(&mut session, "0");
    assert_eq!(shown(&session)[4], 0, "nor is 30, and no tile here has two digits");
    let mut session = editing("1 2\n3 0");
    edit(&mut session, &[Edit::Click(0)]);
    digits(&mut session, "9");
    assert_eq!(shown(&session), [1, 2, 3, 0], "nothing on this board is a 9");
    digits(&mut session, "2");
    assert_eq!(shown(&session), [2, 1, 3, 0]);
    digits(&mut session, "4");
    assert_eq!(shown(&session), [0, 2, 3, 1], "the number of cells is the blank, as in files");
    assert_eq!(sliding(&session).side(), Side::Start);
}

#[test]
fn digits_without_a_selection_go_to_the_first_cell() {
    let mut session = editing(NEAR);
    digits(&mut session, "7");
    assert_eq!((sliding(&session).selected(), shown(&session)[0]), (Some(0), 7));
    edit(&mut session, &[Edit::Next, Edit::Blank]);
    assert_eq!(shown(&session)[1], 0);
    edit(&mut session, &[Edit::Deselect, Edit::Blank]);
    assert_eq!((sliding(&session).selected(), shown(&session)[1]), (None, 0));
}

#[test]
fn the_selection_stays_on_the_board() {
    let mut session = editing("1 2 3\n4 5 0");
    edit(&mut session, &[Edit::Go(Direction::Left)]);
    assert_eq!(sliding(&session).selected(), Some(0));
    for (way, cell) in [
        (Direction::Left, 0),
        (Direction::Up, 0),
        (Direction::Right, 1),
        (Direction::Down, 4),
        (Direction::Down, 4),
        (Direction::Right, 5),
        (Direction::Right, 5),
    ] {
        edit(&mut session, &[Edit::Go(way)]);
        assert_eq!(sliding(&session).selected(), Some(cell), "after {way:?}");
    }
    // Undo can bring a smaller board.
    session.apply(Command::new_board(dims(5, 5)));
    edit(&mut session, &[Edit::Click(24)]);
    session.apply(Command::Undo);
    assert_eq!((shown(&session).len(), sliding(&session).selected()), (6, None));
}

#[test]
fn typing_goes_on_only_on_the_same_cell() {
    let mut session = editing(NEAR);
    edit(&mut session, &[Edit::Click(0)]);
    digits(&mut session, "1");
    edit(&mut session, &[Edit::Next]);
    digits(&mut session, "5");
    assert_eq!(shown(&session)[..5], [1, 5, 3, 4, 2], "5, and not 15");
    session.apply(Command::Undo);
    digits(&mut session, "5");
    assert_eq!(shown(&session)[..5], [1, 5, 3, 4, 2], "what was undone is not gone on with");
}

#[test]
fn the_goal_can_be_edited_and_the_start_stays() {
    let mut session = editing(ODD);
    let start = shown(&session);
    edit(&mut session, &[Edit::Side(Side::Goal)]);
    assert_eq!(shown(&session)[12..], [13, 14, 15, 0]);
    assert!(!is_solvable(&session));
    edit(&mut session, &[Edit::Click(13), Edit::Click(14)]);
    assert!(is_solvable(&session));
    assert_eq!(source(&session), "a.txt", "the start is the file's");
    session.apply(Command::Mode(Mode::View));
    assert_eq!(shown(&session), start);
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(matches!(sliding(&session).phase(), Phase::Ended(solution) if solution.proved_least));
    assert!(sliding(&session).player().steps().is_empty(), "the start is the goal now");
}

#[test]
fn an_edit_takes_the_solution_away_and_undo_brings_it_back() {
    let mut session = loaded(NEAR);
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(Command::Next);
    session.apply(Command::Mode(Mode::Edit));
    assert_eq!(shown(&session)[13], 0, "the start is edited, wherever the player is");
    session.apply(Command::Last);
    session.apply(Command::slide(Move::Up));
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RR", 1));
    edit(&mut session, &[Edit::Click(0), Edit::Click(1)]);
    assert!(track(&session).is_empty() && matches!(sliding(&session).phase(), Phase::Ready));
    session.apply(Command::Undo);
    session.apply(Command::Mode(Mode::View));
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RR", 1));
    assert!(matches!(sliding(&session).phase(), Phase::Ended(_)));
}

#[test]
fn a_search_is_left_when_its_puzzle_is_edited_and_editing_when_one_begins() {
    let mut session = editing("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1");
    session.apply(Command::Solve);
    assert_eq!(session.mode(), Mode::View);
    session.apply(Command::Mode(Mode::Edit));
    assert!(session.is_running(), "looking is allowed");
    edit(&mut session, &[Edit::Click(0), Edit::Click(1)]);
    assert!(!session.is_running());
    session.apply(load(NEAR));
    assert_eq!(session.mode(), Mode::View, "an opened file is there to be looked at");
}

#[test]
fn every_unsolvable_board_is_made_solvable_by_two_neighbours() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 2)] {
        for goal in Goal::ALL {
            let goal = goal_of(goal, rows, cols);
            let reached = distances(&goal);
            for start in arrangements(rows, cols) {
                let mut session = session();
                let choice = GoalChoice::Board(goal.clone());
                let puzzle = Puzzle::with(start.clone(), &choice).expect("of one size");
                let source = langkah::session::source::Source::Clipboard;
                session.apply(Command::open(puzzle, source));
                session.apply(Command::make_solvable());
                let now = sliding(&session).board().expect("open");
                assert!(reached.contains_key(now), "\n{start}became\n{now}");
                let changed = if reached.contains_key(&start) { 0 } else { 2 };
                assert_eq!(now.differences(&start), changed);
                assert_eq!(now.blank(), start.blank());
            }
        }
    }
}

#[test]
fn the_shown_board_is_made_solvable_and_while_a_goal_is_edited_the_goal() {
    let mut session = loaded(ODD);
    assert_eq!(sliding(&session).swap_for_parity(), Some((15, 14)));
    session.apply(Command::shift(3));
    session.apply(Command::make_solvable());
    assert!(is_solvable(&session) && track(&session).is_empty());
    assert_eq!(shown(&session)[3], 0, "it goes on from where the person was");
    assert_eq!(sliding(&session).swap_for_parity(), None);
    let mut session = editing(ODD);
    edit(&mut session, &[Edit::Side(Side::Goal)]);
    session.apply(Command::make_solvable());
    assert!(is_solvable(&session));
    assert_eq!(sliding(&session).open().expect("open").puzzle.start(), &board(ODD));
}

#[test]
fn a_new_board_begins_from_the_goal() {
    let mut session = session();
    session.apply(Command::new_board(dims(3, 5)));
    assert_eq!(session.mode(), Mode::Edit);
    assert_eq!(shown(&session), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0]);
    assert_eq!(source(&session), "Edited");
    session.apply(Command::goal(GoalChoice::Usual(Goal::Snail)));
    session.apply(Command::new_board(dims(3, 3)));
    assert_eq!(shown(&session), [1, 2, 3, 8, 0, 4, 7, 6, 5]);
    session.apply(Command::new_board(dims(11, 3)));
    assert_eq!(shown(&session).len(), 9, "there are no such boards");
}

#[test]
fn a_goal_can_be_chosen_and_is_kept_for_random_puzzles() {
    let mut session = loaded("1 2 3\n5 6 0\n7 8 4");
    // The published example.
    let goal = GoalChoice::Board(board("1 2 3\n5 8 6\n0 7 4"));
    session.apply(Command::goal(goal));
    assert_eq!(session.settings.sliding.goal, Goal::BlankLast, "one's own goal is for this puzzle");
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(track(&session), "LDL");
    assert_eq!(sliding(&session).open().expect("open").solvability.total() % 2, 0);

    session.apply(Command::goal(GoalChoice::Usual(Goal::Snail)));
    assert_eq!(track(&session), "", "what was found led to another goal");
    session.apply(Command::Undo);
    assert_eq!(track(&session), "LDL");
    session.settings.sliding.rows = 3;
    session.apply(Command::random(langkah_engine::sliding::random::Kind::Solvable, 1));
    let open = sliding(&session).open().expect("open");
    assert_eq!(open.puzzle.goal(), &goal_of(Goal::Snail, 3, 3));
    assert!(open.solvability.is_solvable());
}

#[test]
fn moves_by_hand_outlive_another_goal_and_a_goal_of_another_size_is_none() {
    let mut session = loaded(NEAR);
    session.apply(Command::slide(Move::Up));
    session.apply(Command::slide(Move::Left));
    session.apply(Command::Prev);
    session.apply(Command::goal(GoalChoice::Usual(Goal::BlankFirst)));
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("UL", 1));
    assert_eq!(sliding(&session).player().origin(), Origin::Hand);
    let goal = sliding(&session).open().expect("open").puzzle.goal().clone();
    session.apply(Command::goal(GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"))));
    let notice = session.notice().expect("it is told");
    assert_eq!(notice.title, "This goal cannot be taken");
    assert!(notice.lines[0].contains("3×3") && notice.lines[0].contains("4×4"), "{notice:?}");
    assert_eq!(sliding(&session).open().expect("open").puzzle.goal(), &goal);
}

#[test]
fn random_boards_have_any_size() {
    let mut session = session();
    session.settings.sliding.rows = 3;
    session.settings.sliding.cols = Some(5);
    let random = Command::random(langkah_engine::sliding::random::Kind::Solvable, 7);
    session.apply(random.clone());
    assert_eq!(sliding(&session).board().map(|board| board.dims()), Some(dims(3, 5)));
    assert_eq!(source(&session), "Random 3×5, seed 7");
    session.settings.sliding.rows = 10;
    session.settings.sliding.cols = None;
    session.apply(random);
    assert_eq!(sliding(&session).board().map(|board| board.dims()), Some(dims(10, 10)));
    assert!(is_solvable(&session));
}

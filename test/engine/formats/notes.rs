//! Texts that could have another meaning, and the notes that say so.

use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::text::Note;
use langkah_puzzle::read;

use super::{board, notes, opened, opened_with};
use crate::support::data;

const SNAIL: GoalChoice = GoalChoice::Usual(Goal::Snail);
const LAST: GoalChoice = GoalChoice::Usual(Goal::BlankLast);
const FIRST: GoalChoice = GoalChoice::Usual(Goal::BlankFirst);

const SIZE_ALONE: &str = "A size line without # comments: read as Princeton's, with the blank last \
                          in the goal. If it is the 42 school's, choose the goal snail.";
const SIZE_AND_COMMENTS: &str = "A size line and # comments: read as the 42 school's, whose goal is \
                                 the snail. If the blank goes last, choose the goal blank-last.";
const COMMENTS_ALONE: &str = "# comments without a size line: read as rows, with the blank last in \
                              the goal. If it is the 42 school's, choose the goal snail.";
const INDEX: &str = "One number more than cells: the first is read as an index, the others as \
                     Korf's, with the blank first in the goal. If the blank goes last, choose the \
                     goal blank-last.";
const BLANK_FIRST: &str = "With the blank last in the goal this cannot be solved, with the blank \
                           first it can: choose the goal blank-first if that is meant.";

#[test]
fn nothing_is_told_of_what_is_plain() {
    for name in ["course", "course-3x5", "tatham", "slidysim", "digits", "langkah"] {
        let bytes = data(&format!("formats/{name}.txt"));
        assert_eq!(read::puzzle(&bytes, None).map(|opened| opened.notes), Ok(vec![]), "{name}");
    }
}

#[test]
fn the_goal_that_a_format_has() {
    let cases = [
        ("3\n1 2 3\n4 5 6\n7 8 0\n", SIZE_ALONE, Goal::BlankLast),
        ("3 # size\n1 2 3\n4 5 6\n7 8 0\n", SIZE_AND_COMMENTS, Goal::Snail),
        ("1 2 3 # first\n4 5 6\n7 8 0\n", COMMENTS_ALONE, Goal::BlankLast),
        ("12 0 1 2 3 4 5 6 7 8", INDEX, Goal::BlankFirst),
    ];
    for (text, note, goal) in cases {
        let read = opened(text);
        assert_eq!(notes(&read), [note], "{text:?}");
        assert_eq!(read.puzzle.goal(), &goal.like(read.puzzle.start()), "{text:?}");
        // A person who has chosen a goal need not hear how to choose one.
        assert_eq!(notes(&opened_with(text, &GoalChoice::Usual(goal))), [""; 0], "{text:?}");
    }
}

#[test]
fn a_goal_that_was_chosen_goes_before_the_files_own() {
    let school = "# 42\n3\n1 2 3\n4 5 6\n7 8 0\n";
    let own = "1 2 3\n4 5 6\n7 8 0\ngoal\n1 2 3\n8 0 4\n7 5 6\n";
    let other = |name| format!("The goal that was chosen is used, not the file's own ({name}).");
    let cases = [
        (school, &LAST, vec![other("snail")]),
        (school, &SNAIL, vec![]),
        ("7 0 1 2 3 4 5 6 7 8", &LAST, vec![other("blank-first")]),
        (own, &SNAIL, vec![other("a board")]),
        ("1 2 3\n4 5 6\n7 8 0\ngoal blank-last\n", &LAST, vec![]),
        // These tell no goal of their own.
        ("3\n1 2 3\n4 5 6\n7 8 0\n", &SNAIL, vec![]),
        ("3x3:1,2,3,4,5,6,7,8,0", &FIRST, vec![]),
    ];
    for (text, goal, told) in cases {
        let read = opened_with(text, goal);
        assert_eq!(notes(&read), told, "{text:?}");
        let GoalChoice::Usual(goal) = goal else { panic!("a usual goal") };
        assert_eq!(read.puzzle.goal(), &goal.like(read.puzzle.start()), "{text:?}");
    }
    let chosen = GoalChoice::Board(board("1 2 3\n8 0 4\n7 5 6"));
    assert_eq!(notes(&opened_with(own, &chosen)), [""; 0]);
}

#[test]
fn a_list_that_only_korfs_goal_fits() {
    // Korf's first instance, without its index.
    let korf = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3";
    assert_eq!(notes(&opened(korf)), [BLANK_FIRST]);
    assert_eq!(notes(&opened_with(korf, &LAST)), [""; 0]);
    // On 3×3 both goals or neither can be reached; in rows nobody means Korf's.
    assert_eq!(notes(&opened("2 1 3 4 5 6 7 8 0")), [""; 0]);
    assert_eq!(notes(&opened("14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3")), [""; 0]);
    assert_eq!(notes(&opened("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")), [""; 0]);
}

#[test]
fn the_number_of_cells_for_the_blank_where_a_format_has_0() {
    let told = |number| vec![format!("There is no 0, so {number} is read as the blank.")];
    assert_eq!(notes(&opened("2x2:1,2,3,4")), told(4));
    assert_eq!(notes(&opened("1 2 3/4 5 6")), told(6));
    assert_eq!(notes(&opened("123456789")), told(9));
    assert_eq!(notes(&opened("2\n1 2\n3 4"))[..1], told(4));
    assert_eq!(notes(&opened("2\n1 2\n3 -"))[..], [SIZE_ALONE]);
    // Rows have either.
    assert_eq!(notes(&opened("1 2\n3 4")), [""; 0]);
}

#[test]
fn width_and_height_of_a_game_id() {
    let read = opened("3x2:1,2,3,4,5,0");
    assert_eq!(notes(&read), ["In a game ID 3x2 means 3 wide and 2 high."]);
    assert!(matches!(read.notes[..], [Note::WidthFirst(dims)] if dims.cols() == 3));
}

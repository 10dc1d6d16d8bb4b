//! What is written is read back: random puzzles through every format.

use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::{self, Format, WriteError, write};
use langkah_puzzle::read;
use proptest::prelude::*;

use super::{board, opened};
use crate::support::goal_of;

/// Starts of every size with the usual goals, or one of their own.
fn puzzles() -> impl Strategy<Value = (Board, Board)> {
    let sides = (2_usize..=10, 2_usize..=10, any::<bool>());
    (sides, 0_usize..4, any::<u64>(), any::<u64>()).prop_map(|((rows, cols, even), which, a, b)| {
        let cols = if even { rows } else { cols };
        let last = goal_of(Goal::BlankLast, rows, cols);
        let goal = match Goal::ALL.get(which) {
            Some(usual) => goal_of(*usual, rows, cols),
            None => random::board(&last, Kind::Any, b),
        };
        (random::board(&last, Kind::Any, a), goal)
    })
}

/// Whether a format can hold a puzzle.
fn holds(format: Format, start: &Board, goal: &Board) -> bool {
    let dims = start.dims();
    let square = dims.rows() == dims.cols();
    match format {
        Format::Langkah => true,
        Format::Course | Format::Tatham | Format::Slidysim => *goal == Goal::BlankLast.like(start),
        Format::Sized | Format::Csv | Format::Json | Format::Table => {
            *goal == Goal::BlankLast.like(start)
        }
        Format::Letters | Format::Moves | Format::Report => false,
        Format::Princeton => square && *goal == Goal::BlankLast.like(start),
        Format::School42 => square && *goal == Goal::Snail.like(start),
        Format::Korf => square && *goal == Goal::BlankFirst.like(start),
        Format::Digits => square && dims.rows() == 3 && *goal == Goal::BlankLast.like(start),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_format_brings_a_puzzle_back((start, goal) in puzzles(), number in 0_usize..1000) {
        for format in Format::WRITTEN {
            let written = write(&start, &goal, format, number);
            prop_assert_eq!(written.is_ok(), holds(format, &start, &goal), "{:?}", format);
            let Ok(written) = written else { continue };
            prop_assert!(written.ends_with('\n'));
            let read = read::puzzle(written.as_bytes(), None).map_err(|error| error.to_string());
            let read = read.map_err(TestCaseError::fail)?;
            let choice = GoalChoice::Board(goal.clone());
            prop_assert_eq!(&read.puzzle, &Puzzle::with(start.clone(), &choice).expect("one size"));
            prop_assert_eq!(read.format, format);
            if format.is_one_line() {
                prop_assert_eq!(written.lines().count(), 1);
                let line = text::read_line(written.trim_end(), 1);
                prop_assert_eq!(line.map(|line| line.start), Ok(start.clone()));
            }
        }
    }

    /// Nine digits are rare among boards of all sizes.
    #[test]
    fn digits_bring_a_puzzle_back(seed: u64) {
        let goal = goal_of(Goal::BlankLast, 3, 3);
        let start = random::board(&goal, Kind::Any, seed);
        let written = write(&start, &goal, Format::Digits, 1).map_err(|error| error.to_string());
        let read = opened(&written.map_err(TestCaseError::fail)?);
        prop_assert_eq!((read.puzzle.start(), read.format), (&start, Format::Digits));
    }

    /// Near texts of every format, which get further than bytes at random.
    #[test]
    fn no_text_panics(text in "([0-9]{1,3}|[0-9]{9}|[0-9]x[0-9]|[-_.x:;,/#]|start|goal|langkah|snail|[ \t\r\n]|٣){0,60}") {
        match read::puzzle(text.as_bytes(), None) {
            Ok(opened) => {
                let written = write(opened.puzzle.start(), opened.puzzle.goal(), Format::Langkah, 1);
                let again = written.ok().and_then(|text| read::puzzle(text.as_bytes(), None).ok());
                prop_assert_eq!(again.map(|again| again.puzzle), Some(opened.puzzle));
            }
            Err(error) => {
                prop_assert!(!error.messages().is_empty());
                for message in error.messages() {
                    let mut place = message.splitn(3, ':').map(|part| part.parse::<usize>());
                    prop_assert!(place.next().is_some_and(|line| line.is_ok_and(|line| line > 0)));
                    prop_assert!(place.next().is_some_and(|col| col.is_ok_and(|col| col > 0)));
                }
            }
        }
        for (_, line) in read::lines(text.as_bytes(), None) {
            let _ = line.map_err(|error| error.messages());
        }
    }

    /// A mistake of one character in a file of any format is no panic, and no fault without place.
    #[test]
    fn slips_are_told(
        (start, goal) in puzzles(),
        which in 0..Format::WRITTEN.len(),
        at in any::<prop::sample::Index>(),
        slip in "[0-9 #:/x,\n]",
    ) {
        if let Ok(mut text) = write(&start, &goal, Format::WRITTEN[which], 7) {
            let at = at.index(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                text.replace_range(at..=at, &slip);
            }
            let read = read::puzzle(text.as_bytes(), None);
            let _ = read.map_err(|error| assert!(!error.messages().is_empty()));
        }
    }
}

#[test]
fn the_text_of_each_format() {
    let start = board("5 3 8 9\n0 2 4 1\n7 10 14 13\n12 11 6 15");
    let rows = " 5  3  8  9\n 0  2  4  1\n 7 10 14 13\n12 11  6 15\n";
    let list = "5 3 8 9 0 2 4 1 7 10 14 13 12 11 6 15";
    let text = |format: Format| write(&start, &format.goal().like(&start), format, 12);
    assert_eq!(text(Format::Course), Ok(rows.to_owned()));
    assert_eq!(text(Format::Princeton), Ok(format!("4\n{rows}")));
    assert_eq!(text(Format::School42), Ok(format!("# This puzzle is solvable\n4\n{rows}")));
    assert_eq!(text(Format::Tatham), Ok(format!("4x4:{}\n", list.replace(' ', ","))));
    let slashes = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\n".to_owned();
    assert_eq!(text(Format::Slidysim), Ok(slashes));
    assert_eq!(text(Format::Korf), Ok(format!("12 {list}\n")));
    assert_eq!(text(Format::Langkah), Ok(format!("langkah\nstart\n{rows}goal blank-last\n")));
    let goal = board("1 2 3\n5 8 6\n0 7 4");
    let start = board("1 2 3\n5 6 0\n7 8 4");
    let own = "langkah\nstart\n1 2 3\n5 6 0\n7 8 4\ngoal\n1 2 3\n5 8 6\n0 7 4\n";
    assert_eq!(write(&start, &goal, Format::Langkah, 1), Ok(own.to_owned()));
    let last = Goal::BlankLast.like(&start);
    assert_eq!(write(&start, &last, Format::Digits, 1), Ok("123560784\n".to_owned()));
    let wide = board("1 2 3\n4 5 0");
    assert_eq!(write(&wide, &wide, Format::Tatham, 1), Ok("3x2:1,2,3,4,5,0\n".to_owned()));
    let swapped = board("2 1 3\n8 0 4\n7 6 5");
    let snail = Goal::Snail.like(&swapped);
    let odd = "# This puzzle is unsolvable\n3\n2 1 3\n8 0 4\n7 6 5\n".to_owned();
    assert_eq!(write(&swapped, &snail, Format::School42, 1), Ok(odd));
}

#[test]
fn what_a_format_cannot_hold() {
    let told = |start: &Board, goal: &Board, format| {
        write(start, goal, format, 1).map_err(|error: WriteError| error.to_string())
    };
    let wide = board("1 2 3\n4 5 0");
    let message = "princeton holds square boards only, and this one is 2×3; langkah holds any \
                   puzzle";
    assert_eq!(told(&wide, &wide, Format::Princeton), Err(message.to_owned()));
    let four = goal_of(Goal::BlankLast, 4, 4);
    let message = "digits holds 3×3 boards only, and this one is 4×4; langkah holds any puzzle";
    assert_eq!(told(&four, &four, Format::Digits), Err(message.to_owned()));
    let message = "school42 has the goal snail, and this puzzle another; langkah holds any puzzle";
    assert_eq!(told(&four, &four, Format::School42), Err(message.to_owned()));
    let message = "the goal is a 2×3 board and the start a 4×4 one; they must have the same size";
    assert_eq!(told(&four, &wide, Format::Langkah), Err(message.to_owned()));
}

//! The faults of each format, with their messages.

use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_puzzle::read;

use super::board;

fn messages(text: &str) -> Vec<String> {
    match read::puzzle(text.as_bytes(), None) {
        Ok(opened) => panic!("{text:?} is read as\n{}", opened.puzzle.start()),
        Err(error) => {
            assert_eq!(error.messages().join("\n"), error.to_string());
            error.messages()
        }
    }
}

#[track_caller]
fn assert_faults(text: &str, expected: &[&str]) {
    assert_eq!(messages(text), expected, "{text:?}");
}

const LINE: &str = "expected the square of a number from 2 to 10, such as 9, 16 or 25";

#[test]
fn size_lines() {
    assert_faults(
        "4\n1 2 3\n4 5 6\n7 8 0\n",
        &[
            "1:1: the size is 4, but 3 rows of 3 numbers stand after it; expected 4 rows of 4 numbers",
        ],
    );
    assert_faults(
        "3\n1 2 3 4 5 6 7 8\n",
        &[
            "1:1: the size is 3, but 1 row of 8 numbers stands after it; expected 3 rows of 3 numbers",
        ],
    );
    assert_faults(
        "# 42\n3\n1 2 3\n4 5 6 7\n8 0\n",
        &[
            "4:7: this row has 4 numbers, expected 3 as the size in line 2 says",
            "5:4: this row has 2 numbers, expected 3 as the size in line 2 says",
        ],
    );
    assert_faults(
        "3\n1 2 3\n4 5 6\n7 8 0\n9\n",
        &[
            "5:1: 4 rows, expected 3 as the size in line 1 says",
            "5:1: 9 is the blank only where there is no other, and there is one at line 4, column \
             5; expected 1 to 8",
        ],
    );
    assert_faults(
        "3\n1 2 3\n4 5 \n",
        &[
            "3:4: this row has 2 numbers, expected 3 as the size in line 1 says",
            "3:4: 2 rows, expected 3 as the size in line 1 says",
        ],
    );
    for size in ["1", "11", "99999999999999999999999"] {
        let shown: String = size.chars().take(20).collect();
        let more = if size.len() > 20 { "…" } else { "" };
        let told = format!("1:1: the size {shown}{more} is not supported; expected 2 to 10");
        assert_faults(&format!("{size}\n1 2\n3 0\n"), &[&told]);
    }
    assert_faults(
        "3\n1 2 3\n4 5 6\n7 7 0 # twice",
        &["4:3: tile 7 a second time; it is at line 4, column 1 already; missing: tile 8"],
    );
}

#[test]
fn game_ids() {
    assert_faults("3x3:1,2,3,4,5,6,7,0", &["1:20: 8 numbers for a 3×3 board; expected 9"]);
    assert_faults(
        "3x3:1,2,3,4,5,6,7,8,0,1",
        &[
            "1:23: 10 numbers for a 3×3 board; expected 9",
            "1:23: tile 1 a second time; it is at line 1, column 5 already",
        ],
    );
    assert_faults("3x3:", &["1:5: 0 numbers for a 3×3 board; expected 9"]);
    assert_faults(
        "3x3:1,2,3,4,5,6,7,9,0",
        &["1:19: 9 is the blank only where there is no other, and there is one at line 1, column \
             21; expected 1 to 8; missing: tile 8"],
    );
    assert_faults(
        "3x3:1,2,3,4;5,6,7,8,0",
        &[
            "1:11: “4;5” is not a tile; expected a number from 1 to 8, or the blank as 0, 9, -, _, \
             . or x",
            "1:22: 8 numbers for a 3×3 board; expected 9",
        ],
    );
    let no_size = |word| {
        format!("“{word}” is not a size; expected width and height before the colon, such as 4x4:")
    };
    assert_faults("4by4:1,2", &[&format!("1:1: {}", no_size("4by4"))]);
    assert_faults(" x4:1,2", &[&format!("1:2: {}", no_size("x4"))]);
    assert_faults("+2x2:1,2,3,0", &[&format!("1:1: {}", no_size("+2x2"))]);
    assert_faults(
        "12x3:1,2",
        &["1:1: a board of 3×12 is not supported; expected 2 to 10 rows and columns"],
    );
    assert_faults(
        "4x4#123456",
        &[
            "1:1: a random seed, which only the program that made it can read; expected the game ID, \
           with a colon after 4x4",
        ],
    );
    // No seed: a size and nothing else, and a size above a board.
    let no_tile = |tiles: &str| format!("1:1: “4x4” is not a tile; expected {tiles}");
    assert_faults(
        "4x4",
        &[
            &no_tile("a number, or the blank as 0, -, _, . or x"),
            &format!("1:4: 1 number on one line; {LINE}"),
        ],
    );
    assert_faults(
        "4x4 # four by four\n1 2\n",
        &[
            &no_tile("a number from 1 to 3, or the blank as 0, 4, -, _, . or x"),
            "1:4: this row has 1 number, expected 2 as in the other rows",
        ],
    );
}

#[test]
fn rows_on_one_line() {
    assert_faults(
        "1 2 3/4 5/6 7 0",
        &["1:10: this row has 2 numbers, expected 3 as in the other rows; missing: tile 8"],
    );
    assert_faults("1 2 3/4 a 0", &["1:9: “a” stands where tile 5 should be; write 5"]);
}

#[test]
fn nothing_but_marks() {
    let told = "1:1: no numbers here; expected a board, such as four rows of the numbers 0 to 15";
    for text in ["/", "\n / /\n/", "# only a comment\n", "\u{feff}#\n\n/#"] {
        assert_faults(text, &[told]);
    }
    assert_eq!(read::lines(b"/\n#\n \n", None).count(), 0);
}

#[test]
fn lists_and_digits() {
    assert_faults("12 1 2", &[&format!("1:7: 3 numbers on one line; {LINE}")]);
    let digits = "digits in one word; expected the nine of a 3×3 board, or blanks between numbers";
    assert_faults("1230", &[&format!("1:1: 4 {digits}")]);
    assert_faults("  0123456789", &[&format!("1:3: 10 {digits}")]);
    assert_faults(
        "112345670",
        &["1:2: tile 1 a second time; it is at line 1, column 1 already; missing: tile 8"],
    );
    // An index, and then no board.
    assert_faults(
        "7 0 1 2 3 4 5 6 8 8",
        &[
            "1:19: tile 8 a second time; it is at line 1, column 17 already",
            &format!("1:20: 10 numbers on one line; {LINE}"),
        ],
    );
}

#[test]
fn sections() {
    let no_goal = "expected blank-last, blank-first, snail or the rows of a board";
    assert_faults("langkah\n", &["1:1: no start; expected the rows of a board after “start”"]);
    assert_faults(
        "langkah\nstart\ngoal snail\n",
        &["2:1: no start; expected the rows of a board after “start”"],
    );
    assert_faults("1 2\n3 0\ngoal\n", &[&format!("3:1: no goal; {no_goal} after “goal”")]);
    assert_faults("1 2\n3 0\ngoal snake\n", &[&format!("3:6: “snake” is not a goal; {no_goal}")]);
    assert_faults(
        "1 2\n3 0\ngoal blank last\n",
        &[&format!("3:6: “blank last” is not a goal; {no_goal}")],
    );
    assert_faults(
        "1 2\n3 0\ngoal\n1 2 3\n4 5 0\n",
        &["3:1: the goal is a 2×3 board and the start a 2×2 one; they must have the same size"],
    );
    // The faults of both boards.
    assert_faults(
        "start\n1 2\n3 3\ngoal\n2 2\n3 0\n",
        &[
            "3:3: tile 3 a second time; it is at line 3, column 1 already; missing: the blank",
            "5:3: tile 2 a second time; it is at line 5, column 1 already; missing: tile 1",
        ],
    );
    assert_faults(
        "start\n1 2\n3 0\nlangkah\ngoal snail\ngoal blank-last\nstart\n",
        &[
            "4:1: “langkah” cannot stand here; it opens a file or is left out",
            "6:1: “goal” a second time; it is at line 5 already",
            "7:1: “start” a second time; it is at line 1 already",
        ],
    );
}

#[test]
fn several_puzzles() {
    let second = "a second puzzle; expected one in all, or --lines for a puzzle on each line";
    for text in [
        "1 2 3 0\n\n2 3 1 0\n",
        "1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n\n2 13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6",
        "2x2:1,2,3,0\n# the next\n2x2:3,1,2,0",
        "012345678\n\n123456780\n",
        "1 2/3 0\n\n1 2 3/4 5 0",
    ] {
        assert_faults(text, &[&format!("3:1: {second}")]);
    }
    assert_faults("1 2\n3 0\n# the next\n2 3\n1 0\n", &[&format!("4:1: {second}")]);
    // One line that is a puzzle does not make the others puzzles.
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 0 13\n",
        &["3:8: 13 is out of range; expected 1 to 11, or 12 or 0 for the blank; missing: tile 11"],
    );
}

#[test]
fn goals_of_another_size() {
    let told = "the goal is a 3×3 board and the start a 2×2 one; they must have the same size";
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    let error = read::puzzle(b"1 2\n3 0", Some(&goal)).expect_err("sizes differ");
    assert_eq!(error.messages(), [format!("1:1: {told}")]);
    let lines = b"1 2 3 4 5 6 7 8 0\n1 2 3 0\n";
    let lines: Vec<_> = read::lines(lines, Some(&goal)).map(|(_, line)| line).collect();
    assert!(lines[0].is_ok());
    let error = lines[1].as_ref().expect_err("sizes differ");
    assert_eq!(error.to_string(), format!("2:1: {told}"));
    let usual = GoalChoice::Usual(Goal::Snail);
    assert!(read::puzzle(b"1 2\n3 0", Some(&usual)).is_ok());
}

/// Moves with a wrong letter among them are told as moves, and not as a bad board.
#[test]
fn nearly_moves() {
    let told = |place: &str, word: &str| {
        format!(
            "{place}: “{word}” is not a move, and the rest is a list of moves; expected only U, L, D \
             and R, or up, left, down and right, and numbers to repeat one"
        )
    };
    assert_faults("ULDLUX", &[&told("1:6", "X")]);
    assert_faults("U R D L X", &[&told("1:9", "X")]);
    assert_faults("U, L, D,\nl2 Q u", &[&told("2:4", "Q")]);
    assert_faults("up left dwn right\n", &[&told("1:9", "dwn")]);
    assert_faults("ULD'LUR", &[&told("1:4", "'")]);
    assert_faults("ULXDLURYLU", &[&told("1:3", "X"), &told("1:8", "Y")]);
    assert_faults("Start: U L D X\nGoal: snail", &[&told("1:14", "X")]);
    // Letters of a board, words, and a few moves among other words are no list of moves.
    for text in ["UXYL", "A B C / D E F / G H H", "1 2 U / D 3 L", "Puzzle"] {
        let all = messages(text);
        assert!(!all.iter().any(|one| one.contains("list of moves")), "{text}: {all:?}");
    }
    // The fault of an impossible move has the place of the move.
    assert_faults(
        "start\nU L D\nL L L\ngoal snail\n",
        &[
            "3:3: move 5, L, is not possible from the goal; a text of moves alone is read as the moves \
          that lead from the goal to the start",
        ],
    );
}

/// A row that belongs to no board has one fault.
#[test]
fn a_row_beside_a_board() {
    let board = "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 0\n";
    let above = |place: &str| {
        format!(
            "{place}: this row is not part of the 3×5 board below it; leave it out, or write the \
             size, 3 5, in its place"
        )
    };
    assert_faults(&format!("5 1\n{board}"), &[&above("1:1")]);
    assert_faults(&format!(" 7 8 9\n{board}"), &[&above("1:2")]);
    assert_faults(&format!("5,1\n{}", board.replace(' ', ",")), &[&above("1:1")]);
    let below = "4:1: this row is not part of the 3×5 board above it; leave it out";
    assert_faults(&format!("{board}31\n"), &[below]);
    assert_faults(&format!("{board}5 1\n"), &[below]);
    let named = "1:1: this row is not part of the 3×3 board below it; leave it out, or write the \
                 size, 3 3, in its place";
    assert_faults("a,b,c\n1,2,3\n4,0,5\n6,7,8\n", &[named]);
    // A board that lacks a number has the faults of a board.
    assert_faults(
        "2 3\n4 5 6\n7 8 0\n",
        &["1:4: this row has 2 numbers, expected 3 as in the other rows; missing: tile 1"],
    );
}

/// A start and a goal on one line that are no boards: each has its own faults.
#[test]
fn a_start_and_a_goal_on_one_line() {
    assert_faults(
        "Start: 1 2 3 / 4 5 6 / 7 8 8 Goal: 1 2 3 / 4 5 0 / 7 8 6",
        &["1:28: tile 8 a second time; it is at line 1, column 26 already; missing: the blank"],
    );
}

/// A wrong word in the place of the only tile that is missing is one fault.
#[test]
fn a_word_in_the_place_of_a_tile() {
    let blank = "“foo” stands where the blank should be; write 0, 9, -, _, . or x";
    for (text, place) in [
        ("1 2 3\n4 foo 5\n6 7 8\n", "2:3"),
        ("1 2 3 4 foo 5 6 7 8\n", "1:9"),
        ("1 2 3/4 foo 5/6 7 8\n", "1:9"),
        ("1,2,3\n4,foo,5\n6,7,8\n", "2:3"),
        ("[[1,2,3],[4,foo,5],[6,7,8]]\n", "1:13"),
        ("[[1, 2, 3], [4, \"foo\", 5], [6, 7, 8]]\n", "1:18"),
        ("3\n1 2 3\n4 foo 5\n6 7 8\n", "3:3"),
        ("3x3:1,2,3,4,foo,5,6,7,8", "1:13"),
        ("start\n1 2 3\n4 foo 5\n6 7 8\ngoal snail\n", "3:3"),
        ("| 1 | 2 | 3 |\n|---|---|---|\n| 4 | foo | 5 |\n| 6 | 7 | 8 |\n", "3:7"),
    ] {
        assert_faults(text, &[&format!("{place}: {blank}")]);
    }
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 hole\n",
        &["4:10: “hole” stands where the blank should be; write 0, 16, -, _, . or x"],
    );
    assert_faults("1 2 3\n4 0 S\n6 7 8\n", &["2:5: “S” stands where tile 5 should be; write 5"]);
    // A wrong number, too.
    assert_faults(
        "1 2 3\n4 0 55\n6 7 8\n",
        &["2:5: 55 is out of range; expected 1 to 8, or 9 or 0 for the blank; missing: tile 5"],
    );
    assert_faults(
        "1 2 3\n4 0 6\n6 7 8\n",
        &["3:1: tile 6 a second time; it is at line 2, column 5 already; missing: tile 5"],
    );
    // Two wrong words, or two tiles that are missing, have a fault each.
    assert_eq!(messages("1 2 3\n4 foo bar\n6 7 8\n").len(), 3);
}

/// Many words with one cause are one fault in every dress, and what stands below a board is one.
#[test]
fn one_cause_is_one_fault() {
    let words = "“a1” is not a tile, and 8 other words are not; expected a number, or the blank as 0, -, \
                 _, . or x";
    for (text, place) in [
        ("a1,a2,a3\na4,a0,a5\na6,a7,a8\n", "1:1"),
        ("[[a1,a2,a3],[a4,a0,a5],[a6,a7,a8]]\n", "1:3"),
        ("|a1|a2|a3|\n|a4|a0|a5|\n|a6|a7|a8|\n", "1:2"),
    ] {
        assert_faults(text, &[&format!("{place}: {words}")]);
    }
    let below = "4:1: this row is not part of the 3×3 board above it; leave it out";
    for row in ["Solution: 5 moves", "Depth 5", "Solved in 20 moves", "that is all"] {
        assert_faults(&format!("1 2 3\n4 0 5\n6 7 8\n{row}\n"), &[below]);
    }
    // The last row of a board is short, and the rows above it are not one.
    assert_faults(
        "1 2 3\n4 5 6\n7 0\n",
        &["3:4: this row has 2 numbers, expected 3 as in the other rows; missing: tile 8"],
    );
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15\n",
        &["4:9: this row has 3 numbers, expected 4 as in the other rows; missing: the blank"],
    );
}

/// Who forgets a row learns so, and not that the tiles below it are out of range.
#[test]
fn a_row_or_a_column_that_is_missing() {
    assert_faults(
        "1 2 3 4\n5 6 7 8\n13 14 15 0\n",
        &["3:1: 13 is no tile of 3×4; the numbers are those of 4×4, so a row is missing"],
    );
    assert_faults(
        "1 2 3\n5 6 7\n9 10 11\n13 14 15\n",
        &["4:1: 13 is no tile of 4×3; the numbers are those of 4×4, so a column is missing"],
    );
    // A number that stands twice, or that 4×4 does not have either, is told as such.
    for text in ["1 2 3 4\n5 6 7 8\n13 13 15 0\n", "1 2 3 4\n5 6 7 8\n13 14 99 0\n"] {
        assert!(messages(text)[0].contains("out of range; expected 1 to 11"), "{text}");
    }
}

//! What is told of texts in other dress: the format of each, its note, and the place of each fault.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text::Format as HidatoFormat;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::text::Format;
use langkah_puzzle::read::{self, Any};

use super::{board, notes, opened, opened_with};

fn messages(text: &str) -> Vec<String> {
    match read::any(text.as_bytes(), None, Topology::King) {
        Ok(any) => panic!("{text:?} is read as {any:?}"),
        Err(error) => error.messages(),
    }
}

#[track_caller]
fn assert_faults(text: &str, expected: &[&str]) {
    assert_eq!(messages(text), expected, "{text:?}");
}

#[test]
fn a_note_names_the_last_letter_and_its_tile() {
    let digits = |last: &str| {
        format!("Digits and letters are read as one tile each: A is 10, {last}, 0 is the blank.")
    };
    for (text, rows, told) in [
        (
            "A B C\nD _ E\nF G H\n",
            "1 2 3\n4 0 5\n6 7 8",
            "Letters are read as tiles: A is 1, H is 8.".to_owned(),
        ),
        ("ABC\nDE.\n", "1 2 3\n4 5 0", "Letters are read as tiles: A is 1, E is 5.".to_owned()),
        ("1234\n5678\n9ABC\nDEF0\n", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0", digits("F is 15")),
        ("1234\n5678\n9AB0\n", "1 2 3 4\n5 6 7 8\n9 10 11 0", digits("B is 11")),
    ] {
        let read = opened(text);
        assert_eq!((read.puzzle.start(), read.format), (&board(rows), Format::Letters), "{text:?}");
        assert_eq!(notes(&read), [told], "{text:?}");
    }
}

#[test]
fn a_gap_is_told_by_its_row_and_column() {
    for (text, row, col) in [
        ("   1  2\n3  4  5\n6  7  8\n", 1, 1),
        ("1  2  3\n4     5\n6  7  8\n", 2, 2),
        ("1  2 3\n4  6\n7  5 8\n", 2, 3),
        (" 1  2  3\n 4  5  6\n    7  8\n", 3, 1),
    ] {
        let read = opened(text);
        let told = format!(
            "The gap in row {row}, column {col} is read as the blank, by the columns of the other rows."
        );
        assert_eq!(notes(&read), [told], "{text:?}");
        assert_eq!(read.puzzle.start().blank(), (row - 1) * 3 + col - 1, "{text:?}");
    }
}

#[test]
fn a_board_has_the_format_of_its_dress() {
    for (text, format) in [
        ("1,2,3\n4,0,5\n6,7,8\n", Format::Csv),
        ("1,\t2,\t3\n4,\t0,\t5\n6,\t7,\t8\n", Format::Csv),
        ("1,2,3;4,0,5;6,7,8", Format::Csv),
        ("[1, 2, 3, 4, 0, 5, 6, 7, 8]", Format::Json),
        ("[[1,2,3],[4,\"\",5],[6,7,8]]", Format::Json),
        ("| 1 | 2 | 3 |\n|---|---|---|\n| 4 | 0 | 5 |\n| 6 | 7 | 8 |\n", Format::Table),
        ("3 3\n1 2 3\n4 0 5\n6 7 8\n", Format::Sized),
        ("size: 3x3\n1 2 3\n4 0 5\n6 7 8\n", Format::Sized),
        ("3 x 3\n1 2 3 4 0 5 6 7 8\n", Format::Sized),
        ("[array([1, 2, 3]), array([4, 0, 5]), array([6, 7, 8])]", Format::Json),
        ("[[1, 2, 3], [4, None, 5], [6, 7, 8]]", Format::Json),
    ] {
        let read = opened(text);
        assert_eq!(
            (read.puzzle.start(), read.format),
            (&board("1 2 3\n4 0 5\n6 7 8"), format),
            "{text:?}"
        );
    }
    // What tells of the format and not of the goal is told whichever goal is chosen.
    let snail = langkah_engine::sliding::board::GoalChoice::Usual(Goal::Snail);
    let told = ["In a game ID 3x2 means 3 wide and 2 high."];
    assert_eq!(notes(&opened_with("3x2:1,2,3,4,5,0", &snail)), told);
}

#[test]
fn a_hidato_has_the_format_of_its_dress() {
    for (text, format) in [
        ("1 - -\n- 5 -\n- - 9\n", HidatoFormat::Matrix),
        ("1 __ __\n__ 5 __\n__ __ 9\n", HidatoFormat::Rosetta),
        ("3\n1 0 0\n0 5 0\n0 0 9\n", HidatoFormat::Sized),
        ("3 x 3\n1 0 0\n0 5 0\n0 0 9\n", HidatoFormat::Sized),
        ("1 0 0/0 5 0/0 0 9\n", HidatoFormat::Line),
        ("1;0;0\n0;5;0\n0;0;9\n", HidatoFormat::Csv),
        ("[[1,0,0],[0,5,0],[0,0,9]]\n", HidatoFormat::Json),
        ("|1|0|0|\n|-|-|-|\n|0|5|0|\n|0|0|9|\n", HidatoFormat::Table),
    ] {
        match read::any(text.as_bytes(), None, Topology::King) {
            Ok(Any::Hidato(read)) => {
                assert_eq!(read.board.numbers(), [1, 0, 0, 0, 5, 0, 0, 0, 9], "{text:?}");
                assert_eq!(read.format, format, "{text:?}");
            }
            other => panic!("{text:?} is read as {other:?}"),
        }
    }
}

/// A rule between two rows of a table parts them and no puzzles: one empty cell in each is enough.
#[test]
fn a_hidato_in_a_table_with_a_rule_after_each_row() {
    let rule = "+---+---+---+\n";
    let text = format!("{rule}| 1 | 0 | 3 |\n{rule}| 6 | 5 | 0 |\n{rule}| 0 | 8 | 9 |\n{rule}");
    match read::any(text.as_bytes(), None, Topology::King) {
        Ok(Any::Hidato(read)) => {
            assert_eq!(read.board.numbers(), [1, 0, 3, 6, 5, 0, 0, 8, 9]);
            assert_eq!(read.format, HidatoFormat::Table);
        }
        other => panic!("{text}is read as {other:?}"),
    }
}

/// A head of names is left out, one of cells is a row.
#[test]
fn the_head_of_a_table() {
    let expected = board("1 2 3\n4 0 5\n6 7 8");
    for head in ["| a | c | d |", "| left | | right |", "| | | |", "|col|col|col|"] {
        let text = format!("{head}\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | 0 | 5 |\n| 6 | 7 | 8 |\n");
        assert_eq!(opened(&text).puzzle.start(), &expected, "{text:?}");
    }
    let text = "| 1 | x | 2 |\n|---|---|---|\n| 3 | 4 | 5 |\n| 6 | 7 | 8 |\n";
    assert_eq!(opened(text).puzzle.start(), &board("1 0 2\n3 4 5\n6 7 8"));
}

#[test]
fn size_lines_that_do_not_fit() {
    let rows = |size: &str, found: &str, rows: &str| {
        format!("1:1: the size line says {size}, but {found} after it; expected {rows}")
    };
    for (text, told) in [
        ("size 3 3\n2 6 7 8\n", rows("3×3", "1 row of 4 numbers stands", "3 rows of 3 numbers")),
        ("5x6\n1 2\n", rows("5×6", "1 row of 2 numbers stands", "5 rows of 6 numbers")),
        ("3 4\n1 2 3\n4 5 0\n", rows("3×4", "2 rows of 3 numbers stand", "3 rows of 4 numbers")),
        (
            "9x9\n1 0 0\n0 5 0\n",
            rows("9×9", "the board", "9 rows of 9 cells, or no size line")
                .replace("board after it", "board after it is 2×3"),
        ),
    ] {
        assert_eq!(messages(text), [told], "{text:?}");
    }
}

#[test]
fn faults_of_a_dress_stand_at_its_words() {
    assert_faults(
        "[[1,2,3],\n [4,ab,5],\n [6,7,8]]\n",
        &["2:5: “ab” stands where the blank should be; write 0, 9, -, _, . or x"],
    );
    assert_faults(
        "1,2,3\n4,,5\n6,,8\n",
        &["3:3: a second blank; the first is at line 2, column 3; missing: tile 7"],
    );
    assert_faults("1 2 3/4 a 0/6 7 8\n", &["1:9: “a” stands where tile 5 should be; write 5"]);
    assert_faults(
        "4x4#123\n",
        &[
            "1:1: a random seed, which only the program that made it can read; expected the game ID, with a colon after 4x4",
        ],
    );
    // One separator between two numbers is enough to be the cause.
    assert_faults(
        "1&2\n3&0\n",
        &[
            "1:1: “&” stands between the numbers; expected spaces, commas, semicolons or tabs between them",
        ],
    );
}

/// A bad word has its own fault, and from four on they have one together.
#[test]
fn three_words_that_are_no_tiles() {
    let of = |column, word: &str| {
        format!(
            "1:{column}: “{word}” is not a tile; expected a number, or the blank as 0, -, _, . or x"
        )
    };
    let line = "expected the square of a number from 2 to 10, such as 9, 16 or 25";
    assert_faults(
        "foo bar baz 1 2\n",
        &[
            &of(1, "foo"),
            &of(5, "bar"),
            &of(9, "baz"),
            &format!("1:16: 5 numbers on one line; {line}"),
        ],
    );
    // Neither a letter nor a mark alone stands between numbers.
    assert!(messages("1a2 3a4\n5a6 7a8\n")[0].starts_with("1:1: “1a2” is not a tile, and 3 other"));
    assert!(messages("& &\n& &\n")[0].starts_with("1:1: “&” is not a tile, and 3 other"));
}

/// A `#` is a wall where a row lacks a cell without it. After a whole row, or before it, it begins
/// a comment.
#[test]
fn walls_and_comments() {
    for text in
        ["1;#;3 # first\n0;5;# # second\n0;#;0\n", "1;#;3\n# all of it\n0;5;#\n0;#;0 # 1 2 3\n"]
    {
        match read::any(text.as_bytes(), None, Topology::King) {
            Ok(Any::Hidato(read)) => {
                let shown = langkah_engine::hidato::text::write(&read.board, HidatoFormat::Line);
                assert_eq!(shown, "hidato 1 -1 3/0 5 -1/0 -1 0\n", "{text:?}");
            }
            other => panic!("{text:?} is read as {other:?}"),
        }
    }
}

#[test]
fn what_stands_around_the_boards_of_a_report() {
    let goal = "1 2 3\n4 5 6\n7 8 0";
    let page = |boards: &str| format!("<!DOCTYPE html>\n<title>8-puzzle</title>\n{boards}");
    // What follows the second board, and what is not closed, changes nothing.
    let text = page(&format!(
        "<pre>1 2 3\n4 0 5\n6 7 8</pre>\n<pre>{goal}</pre>\n<pre>1 2</pre>\n<pre>{goal}"
    ));
    assert_eq!(opened(&text).puzzle.start(), &board("1 2 3\n4 0 5\n6 7 8"));
    let text = page(&format!("<pre>\n1 2 3\n4 0 5\n6 7 8\n</pre>\n<p><pre>\n{goal}"));
    assert_eq!(opened(&text).puzzle, super::puzzle("1 2 3\n4 0 5\n6 7 8", goal));
}

/// Of which family a text is that is no puzzle: a Hidato's where most of its words are cells, and
/// one of these is a Hidato's alone or more than a quarter of them are empty.
#[test]
fn the_family_of_a_text_with_a_fault() {
    for (text, is_hidato) in [
        ("0 0 0 a\n", true),
        ("0 0 a 4\n", false),
        ("0 0 0 0 5 6 7 8 9 10 11 12 13 14 15 a\n", false),
        ("0 0 0 0 0 6 7 8 9 10 11 12 13 14 15 a\n", true),
        ("-1 2 3 a b\n", true),
        ("-1 2 a b\n", false),
        ("-1 a b c\n", false),
        ("1 2 3\n4 5 ab\n7 8 ac\n", false),
        ("1 2 3\n4 __ a\n7 8 9\n", true),
        // Three empty cells of nine are too many for sliding tiles; two may be one too many.
        ("1 0 3\n4 0 a\n7 0 9\n", true),
    ] {
        let told = messages(text);
        let is_cell =
            told.iter().any(|one| one.contains("is not a cell; expected a number, 0 or __"));
        let is_tile = told.iter().any(|one| one.contains("is not a tile; expected"));
        assert_eq!((is_cell, is_tile), (is_hidato, !is_hidato), "{text:?}: {told:?}");
    }
}

/// A first line of one or two numbers is the size of the Hidato after it, or a row of it.
#[test]
fn the_size_of_a_hidato() {
    let told = |text: &str| match read::any(text.as_bytes(), None, Topology::King) {
        Ok(Any::Hidato(read)) => {
            let dims = read.board.shape().dims();
            format!("{}×{} {}", dims.rows(), dims.cols(), read.format.name())
        }
        Ok(other) => panic!("{text:?} is read as {other:?}"),
        Err(error) => error.messages()[0].clone(),
    };
    let cells = "1 0 0\n0 0 12\n";
    assert_eq!(told(&format!("2 3\n{cells}")), "2×3 sized");
    assert_eq!(told(&format!("3 2\n{cells}")), "2×3 sized");
    assert_eq!(told("2 3\n1 0 0 0 0 12\n"), "2×3 sized");
    assert_eq!(told("2 2\n0 0\n"), "2×2 matrix");
    assert_eq!(told("12 13 0\n0 0 9\n"), "2×3 matrix");
    assert_eq!(
        told("9\n* *\n"),
        "1:1: this row has 1 cell, expected 2 as in the other rows, or -1 for each hole"
    );
    assert_eq!(
        told("hidato\n4x4\n1 0 0\n"),
        "2:1: the size line says 4×4, but the board after it is 1×3; expected 4 rows of 4 cells, or no \
         size line"
    );
}

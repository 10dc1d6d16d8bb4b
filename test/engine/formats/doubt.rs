//! Texts that can be read in two ways, and nearly right ones: what they are read as, the note that
//! says how to have the other reading, and the one fault that names the cause.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text as hidato_text;
use langkah_engine::sliding::text::one_line;
use langkah_puzzle::read::{self, Any};

/// What a text is read as, on one line, and its notes.
#[track_caller]
fn told(text: &str) -> (String, Vec<String>) {
    match read::any(text.as_bytes(), None, Topology::King) {
        Ok(Any::Sliding(read)) => {
            let notes = read.notes.iter().map(ToString::to_string).collect();
            (one_line(read.puzzle.start()), notes)
        }
        Ok(Any::Hidato(read)) => {
            let line = hidato_text::write(&read.board, hidato_text::Format::Line);
            let notes = read.text_notes.iter().map(ToString::to_string).collect();
            (line.trim_end().to_owned(), notes)
        }
        Err(error) => panic!("{text:?}: {error}"),
    }
}

#[track_caller]
fn messages(text: &str) -> Vec<String> {
    match read::any(text.as_bytes(), None, Topology::King) {
        Ok(any) => panic!("{text:?} is read as {any:?}"),
        Err(error) => error.messages(),
    }
}

/// The tiles and one mark of a Hidato: a Hidato with a note, in every dress.
#[test]
fn a_blank_that_sliding_tiles_do_not_know() {
    let hole = "Read as a Hidato, with “-1” as a hole. If these are sliding tiles, write 0 for the \
                blank.";
    let empty = hole.replace("-1", "__").replace("a hole", "an empty cell");
    for text in [
        "1 2 3\n4 -1 5\n6 7 8\n",
        "1,2,3\n4,-1,5\n6,7,8\n",
        "[[1,2,3],[4,-1,5],[6,7,8]]\n",
        "| 1 | 2 | 3 |\n|---|---|---|\n| 4 | -1 | 5 |\n| 6 | 7 | 8 |\n",
        "3 3\n1 2 3\n4 -1 5\n6 7 8\n",
    ] {
        assert_eq!(told(text), ("hidato 1 2 3/4 -1 5/6 7 8".into(), vec![hole.into()]), "{text:?}");
    }
    for text in ["1 2 3\n4 __ 5\n6 7 8\n", "1,2,3\n4,__,5\n6,7,8\n"] {
        assert_eq!(
            told(text),
            ("hidato 1 2 3/4 0 5/6 7 8".into(), vec![empty.clone()]),
            "{text:?}"
        );
    }
    // Where a word says which family it is, or a tile is missing, there is one reading.
    for text in
        ["hidato\n1 2 3\n4 -1 5\n6 7 8\n", "1 2 3\n4 -1 5\n6 9 8\n", "1 0 3\n4 -1 5\n6 7 8\n"]
    {
        assert_eq!(told(text).1, [""; 0], "{text:?}");
    }
}

/// Full boards in which each number touches the next one.
#[test]
fn a_full_board_may_be_a_hidato() {
    // At corners, too: nobody makes such a board of sliding tiles.
    let full = "1 3 4 5 7/2 19 16 6 8/18 17 20 15 9/22 21 11 10 14/23 24 25 12 13";
    let outright = "Each number touches the next one: read as a full Hidato. If these are sliding \
                    tiles with 25 as the blank, write 0 for 25.";
    let rows = full.replace('/', "\n");
    for text in [rows.clone(), rows.replace(' ', ","), format!("5 5\n{rows}\n")] {
        assert_eq!(told(&text), (format!("hidato {full}"), vec![outright.to_owned()]), "{text:?}");
    }
    let sliding = full.replace("25", "0");
    assert_eq!(told(&sliding.replace('/', "\n")), (sliding, vec![]));
    // At sides alone: a snail or a snake of tiles.
    let sides = "Read as sliding tiles with 16 as the blank. Each number touches the next one, as in a \
                 full Hidato or Numbrix; if it is one, put “hidato” or “numbrix” before it.";
    for full in ["1 2 3 4/12 13 14 5/11 16 15 6/10 9 8 7", "1 2 3 4/8 7 6 5/9 10 11 12/16 15 14 13"]
    {
        let text = full.replace('/', "\n");
        let tiles = full.replace("16", "0");
        assert_eq!(told(&text), (tiles.clone(), vec![sides.to_owned()]), "{text:?}");
        assert_eq!(told(&format!("numbrix\n{text}")).0, format!("numbrix {full}"));
        // A 0 is the blank, and a goal belongs to sliding tiles.
        assert_eq!(told(&tiles.replace('/', "\n")), (tiles.clone(), vec![]));
        assert_eq!(told(&format!("{text}\ngoal snail\n")).0, tiles);
    }
    // On a small board numbers touch by chance.
    let small = "1 3 4\n2 6 5\n7 8 9\n";
    assert_eq!(told(small).0, "1 3 4/2 6 5/7 8 0");
    assert_eq!(told(small).1.len(), 1);
    assert_eq!(told("1 2\n3 4\n").1, [""; 0]);
    // In the solved board and in others the numbers do not touch.
    assert_eq!(told("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 16\n").1, [""; 0]);
}

/// A gap among digits is the blank where it can be seen, or at the end of a later row.
#[test]
fn a_gap_among_digits() {
    let note = |row: usize, col: usize| {
        format!(
            "The gap in row {row}, column {col} is read as the blank, by the columns of the other \
             rows."
        )
    };
    for (text, rows, row, col) in [
        ("123/5 6/478", "1 2 3/5 0 6/4 7 8", 2, 2),
        ("123/456/78 ", "1 2 3/4 5 6/7 8 0", 3, 3),
        ("123/456/78\n", "1 2 3/4 5 6/7 8 0", 3, 3),
        ("123\n5 6\n478\n", "1 2 3/5 0 6/4 7 8", 2, 2),
        ("123\n 56\n478\n", "1 2 3/0 5 6/4 7 8", 2, 1),
        ("123\n56\n478\n", "1 2 3/5 6 0/4 7 8", 2, 3),
        ("123/ 56/478", "1 2 3/0 5 6/4 7 8", 2, 1),
        ("123 / 456 / 78", "1 2 3/4 5 6/7 8 0", 3, 3),
        (" 12/345/678", "0 1 2/3 4 5/6 7 8", 1, 1),
        ("1 2/345/678", "1 0 2/3 4 5/6 7 8", 1, 2),
        ("1234/5678/9A C/DEFB", "1 2 3 4/5 6 7 8/9 10 0 12/13 14 15 11", 3, 3),
        ("start\n123\n5 6\n478\ngoal snail\n", "1 2 3/5 0 6/4 7 8", 2, 2),
    ] {
        let (is, notes) = told(text);
        assert_eq!((is.as_str(), notes.last()), (rows, Some(&note(row, col))), "{text:?}");
    }
    // At an end of the first row a gap cannot be seen.
    let unseen = "this row has one digit too few for a 3×3 board; nobody can see where its gap is: \
                  write 0 or _ for the blank";
    assert_eq!(messages("12/345/678"), [format!("1:1: {unseen}")]);
    let wrong = "this row has one digit too few for a 3×3 board; with its gap as the blank, a tile is \
                 missing or stands twice";
    assert_eq!(messages("123/5 6/477"), [format!("1:5: {wrong}")]);
    assert_eq!(messages("123\n5 6\n409\n"), [format!("2:1: {wrong}")]);
}

/// Texts as programs and pages print them.
#[test]
fn as_programs_print_them() {
    let rows = "1 2 3/4 0 5/6 7 8";
    for text in [
        "[[1. 2. 3.]\n [4. 0. 5.]\n [6. 7. 8.]]\n",
        "1.0,2.0,3.0\n4.0,0.0,5.0\n6.0,7.0,8.0\n",
        "1.0 2.0 3.0\n4.0 nan 5.0\n6.0 7.0 8.0\n",
        "1 2 3\n4 blank 5\n6 7 8\n",
        "1,2,3\n4,Empty,5\n6,7,8\n",
        "Input: board = [[1,2,3],[4,0,5],[6,7,8]]\nOutput: 14\n",
        "**Input:** board = [[1,2,3],[4,0,5],[6,7,8]]\n**Output:** -1\n",
        "board = [\n  [1, 2, 3],\n  [4, 0, 5],\n  [6, 7, 8],\n]\n",
    ] {
        assert_eq!(told(text).0, rows, "{text:?}");
    }
    assert_eq!(
        told("[[ 1. -1.  0.]\n [ 0.  0.  0.]\n [ 0.  0.  8.]]\n").0,
        "hidato 1 -1 0/0 0 0/0 0 8"
    );
}

/// A word with a colon is a name, a wrong word in a first row makes no heading of it, and the
/// faults of a Hidato in a dress are a Hidato's.
#[test]
fn nearly_right_hidatos() {
    for text in ["Hidato:\n1 0 0\n0 5 0\n0 0 9\n", "hidato: 1 0 0/0 5 0/0 0 9\n"] {
        assert_eq!(told(text).0, "hidato 1 0 0/0 5 0/0 0 9", "{text:?}");
    }
    assert_eq!(told("Numbrix: 1 0 0/0 5 0/0 0 9\n").0, "numbrix 1 0 0/0 5 0/0 0 9");
    let cell = |word: &str| {
        format!(
            "“{word}” is not a cell; expected a number, 0 or __ for an empty cell, or -1 or . for a hole"
        )
    };
    for (text, place) in [
        ("1 foo 0\n0 5 0\n0 0 9\n", "1:3"),
        ("1;0;0\n0;foo;0\n0;0;9\n", "2:3"),
        ("1,0,0\n0,foo,0\n0,0,9\n", "2:3"),
        ("[[1,null,null],[null,foo,null],[null,null,9]]\n", "1:22"),
        ("|1|0|0|\n|-|-|-|\n|0|foo|0|\n|0|0|9|\n", "3:4"),
    ] {
        assert_eq!(messages(text), [format!("{place}: {}", cell("foo"))], "{text:?}");
    }
}

/// A text that a mail or a chat quotes is read as it was, and its faults have their columns.
#[test]
fn quoted_lines() {
    let plain = "1 2 3\n4 0 6\n7 5 8\n";
    for text in
        ["> 1 2 3\n> 4 0 6\n> 7 5 8\n", ">1 2 3\r\n>4 0 6\r\n\r\n>7 5 8", "> 123\n> 4 6\n> 758\n"]
    {
        assert_eq!(told(text).0, told(plain).0, "{text:?}");
    }
    assert_eq!(told("> hidato\n> 1 0 3\n> 6 5 0\n").0, "hidato 1 0 3/6 5 0");
    assert_eq!(
        messages("> 1 2 3\n> 4 foo 6\n> 7 5 8\n"),
        ["2:5: “foo” stands where the blank should be; write 0, 9, -, _, . or x"]
    );
    // Where only some lines are quoted, `>` is a wrong word.
    assert_ne!(messages("> 1 2 3\n4 0 6\n7 5 8\n"), [""; 0]);
}

/// Rows that would be boards of sliding tiles by themselves are rows after the word `hidato`.
#[test]
fn a_list_after_the_word_hidato_is_one_hidato() {
    let list = "[[1,2,3,0],[3,1,2,0],[2,3,1,4]]";
    assert_eq!(told(&format!("hidato\n{list}\n")).0, "hidato 1 2 3 0/3 1 2 0/2 3 1 4");
    let several = read::all(list.as_bytes(), None, Topology::King);
    assert_eq!(several.filter(|found| found.read.is_ok()).count(), 3);
}

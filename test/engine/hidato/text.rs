//! Texts: how they are read, every fault with its place, which texts are a Hidato, and round trips.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::feasibility::{self, BoardNote};
use langkah_engine::hidato::text::{Format, Note, looks_like, read, rows, write};
use langkah_puzzle::read::{Any, any as read_any};
use proptest::prelude::*;

use super::oracle::{data, small};

fn faults(text: &str) -> String {
    read(text, Topology::King).expect_err("a text with faults").to_string()
}

fn matrix(text: &str) -> String {
    let board = read(text, Topology::King).unwrap_or_else(|faults| panic!("{faults}")).board;
    write(&board, Format::Matrix)
}

#[test]
fn rosettas_text_is_the_same_board_as_the_matrix() {
    let dots = "\
        __ 33 35 __ __ .. .. ..\n\
        __ __ 24 22 __ .. .. ..\n\
        __ __ __ 21 __ __ .. ..\n\
        __ 26 __ 13 40 11 .. ..\n\
        27 __ __ __  9 __  1 ..\n\
        .. .. __ __ 18 __ __ ..\n\
        .. .. .. .. __  7 __ __\n\
        .. .. .. .. .. ..  5 __\n";
    let task = matrix(&data("hidato/rc-1-task40"));
    assert_eq!(matrix(dots), task);
    // Words not in columns: rows end in holes.
    let ragged = "__ 33 35 __ __\n__ __ 24 22 __\n__ __ __ 21 __ __\n__ 26 __ 13 40 11\n\
        27 __ __ __ 9 __ 1\n. . __ __ 18 __ __\n. . . . __ 7 __ __\n. . . . . . 5 __\n";
    assert_eq!(matrix(ragged), task);
    // Words in columns: blanks are holes, within a row as well.
    let blanks = dots.replace("..", "  ");
    assert_eq!(matrix(&blanks), task);
    assert_eq!(matrix(&blanks.lines().map(|line| format!("  {line}\n")).collect::<String>()), task);
    assert_eq!(matrix("__     3\n__ __ __\n"), " 0 -1  3\n 0  0  0\n");
}

#[test]
fn a_header_says_which_cells_touch() {
    for (text, said) in [
        ("1 0\n0 0\n", None),
        ("numbrix\n1 0\n0 0\n", Some(Topology::Orthogonal)),
        ("Hidato\n1 0\n0 0\n", Some(Topology::King)),
        ("hexagonal 1 0\n0 0\n", Some(Topology::Hexagonal)),
        (
            "# a comment\n\nNUMBRIX 1 0\n# and one more\n0 0 # at the end\n",
            Some(Topology::Orthogonal),
        ),
    ] {
        for topology in Topology::ALL {
            let reading = read(text, topology).expect("a good text");
            assert_eq!(reading.topology, said);
            assert_eq!(reading.board.shape().topology(), said.unwrap_or(topology));
            assert_eq!(reading.board.numbers(), [1, 0, 0, 0]);
        }
    }
}

#[test]
fn all_faults_are_told_with_their_places() {
    assert_eq!(
        faults("1 0 a\n-2 0 0\n\n0 99999 0\n  0 0\n0 0 numbrix\n"),
        "1:5: “a” is not a cell; expected a number, 0 or __ for an empty cell, or -1 or . for a hole\n\
         2:1: “-2” is not a cell; expected a number, 0 or __ for an empty cell, or -1 or . for a hole\n\
         4:3: 99999 is too great; expected at most 1024, the most cells of a board\n\
         5:5: this row has 2 cells, expected 3 as in the other rows, or -1 for each hole\n\
         6:5: “numbrix” cannot stand here; it opens a file or is left out"
    );
    let empty = "no numbers here; expected rows of numbers, 0 for an empty cell and -1 for a hole";
    assert_eq!(faults(""), format!("1:1: {empty}"));
    assert_eq!(faults("# nothing\nhidato\n"), format!("1:1: {empty}"));
    assert_eq!(faults("-1 -1\n"), "1:1: every cell is a hole; expected at least one cell");
    assert_eq!(
        faults(&"0 ".repeat(129)),
        "1:1: a board of 1×129 is not supported; expected at most 128 rows and columns"
    );
    assert_eq!(
        faults(&"0\n".repeat(129)),
        "1:1: a board of 129×1 is not supported; expected at most 128 rows and columns"
    );
    for longest in ["0 ".repeat(128), "0\n".repeat(128)] {
        assert_eq!(read(&longest, Topology::King).expect("the longest").board.count(), 128);
    }
    assert_eq!(
        faults("1 2000 1024\n"),
        "1:3: 2000 is too great; expected at most 1024, the most cells of a board"
    );
    assert_eq!(
        faults(&format!("{}\n", "0 ".repeat(33)).repeat(32)),
        "1:1: 1056 cells are not supported; expected at most 1024 that are not holes"
    );
    assert_eq!(faults("1 é0\n").split(':').nth(1), Some("3"));
}

#[test]
fn a_hidato_is_told_from_a_sliding_puzzle() {
    for room in ["hidato/fauzia", "hidato/blank20", "hidato/gen-05x05-few", "numbrix/rc-numbrix-3"]
    {
        assert!(looks_like(&data(room)), "{room}");
    }
    for text in ["hidato\n1 2\n", "__ 1\n", "1 -1\n", "0 0\n", "1 _ _\n", "1 . .\n2 . .\n"] {
        assert!(looks_like(text), "{text}");
    }
    let sliding = "5 1 2 3\n9 6 7 4\n13 10 11 8\n0 14 15 12\n";
    let korf = data("korf100-blank-first");
    for text in [
        "",
        "1 2\n3 4\n",
        sliding,
        &korf,
        "4\n1 2 3\n",
        "3\n1 2 3\n4 5 6\n7 8 0\n",
        "1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5 6\n7 8 0\n",
        "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 0 8\n",
        "langkah\nstart\n1 0\n0 0\n",
        "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0\n",
        "1 2 3\n4 x 5\n",
    ] {
        assert!(!looks_like(text), "{text}");
    }
    // Every sliding puzzle of the project's own data.
    for folder in ["course", "formats"] {
        let path = format!("{}/test/data/{folder}", crate::PROJECT);
        for entry in std::fs::read_dir(path).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if let Ok(text) = std::fs::read_to_string(&path) {
                assert!(!looks_like(&text), "{}", path.display());
            }
        }
    }
}

fn sentences(text: &str, topology: Topology) -> Vec<String> {
    let board = read(text, topology).expect("a good text").board;
    let faults = feasibility::faults(&board);
    faults.iter().map(|fault| fault.sentence(board.shape())).collect()
}

#[test]
fn what_is_wrong_at_once_is_told_all_at_once() {
    assert_eq!(
        sentences("1 0 2\n3 3 12\n", Topology::King),
        [
            "12 at row 2, column 3 is out of range: 6 cells take the numbers 1 to 6",
            "3 stands in 2 cells: row 2, column 1 and row 2, column 2",
        ]
    );
    assert_eq!(
        sentences("1 0 0 3\n-1 -1 -1 0\n0 -1 -1 -1\n", Topology::King),
        [
            "1 and 3 must be at most 2 steps apart; the shortest way between them over free cells takes 3 steps",
            "the cell at row 3, column 1 is cut off from the rest",
        ]
    );
    // The board's own distance is 3: a given stands in the way.
    assert_eq!(
        sentences("0 0 6\n0 0 7\n0 0 0\n-1 0 5\n0 -1 -1\n", Topology::Orthogonal)[0],
        "5 and 6 must touch; the shortest way between them over free cells takes 5 steps"
    );
    assert_eq!(
        sentences("0 1 3 2 0\n", Topology::King),
        [
            "no way leads from 1 to 2 over free cells",
            "only 1 or 5 can stand in a dead end, and one of them stands elsewhere: there are 2 \
             empty ones at row 1, column 1 and row 1, column 5",
        ]
    );
    // A dead end that holds an end of the path is not counted, which the words must tell.
    assert_eq!(
        sentences("0 -1 -1\n0 0 1\n0 -1 -1\n", Topology::Orthogonal)[0],
        "only 1 or 5 can stand in a dead end, and one of them stands elsewhere: there are 2 empty \
         ones at row 1, column 1 and row 3, column 1"
    );
    assert_eq!(sentences("0 -1 0\n0 0 0\n", Topology::Orthogonal), [] as [&str; 0]);
    assert_eq!(
        sentences("-1 0 -1\n0 0 0\n-1 0 -1\n", Topology::Orthogonal)[1],
        "coloured as a chessboard it has 4 cells of one colour and 1 of the other, but a path \
         takes them in turn"
    );
    assert_eq!(
        sentences("1 0 0\n0 4 0\n", Topology::Orthogonal),
        ["1 and 4 cannot both stand where they do: coloured as a chessboard, a path of 3 steps \
          would end on the other colour"]
    );
}

#[test]
fn a_missing_end_is_a_note() {
    let notes = |text| feasibility::notes(&read(text, Topology::King).expect("good").board);
    assert_eq!(notes("1 0\n0 4\n"), []);
    assert_eq!(notes("1 0\n0 0\n"), [BoardNote::EndMissing { number: 4 }]);
    let both = [1, 4].map(|number| BoardNote::EndMissing { number });
    assert_eq!(notes("2 0\n0 0\n"), both);
    let sentence = "1 is not given, though such a puzzle usually gives its first and last number";
    assert_eq!(both[0].sentence(), sentence);
    assert_eq!(notes("0\n"), [BoardNote::EndMissing { number: 1 }]);
}

fn boards() -> impl Strategy<Value = Board> {
    let sides = (1_usize..=9, 1_usize..=9, 0_usize..3);
    sides.prop_flat_map(|(rows, cols, topology)| {
        let cells = prop::collection::vec(prop::option::weighted(0.8, 0_u16..=200), rows * cols);
        cells.prop_filter_map("only holes", move |cells| {
            let dims = Dims::new(rows, cols)?;
            let topology = Topology::ALL[topology];
            let is_cell: Vec<bool> = cells.iter().map(Option::is_some).collect();
            let shape = Shape::new(dims, &is_cell, topology).ok()?;
            Some(Board::new(Arc::new(shape), cells.into_iter().flatten().collect()))
        })
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_back(board in boards()) {
        for format in [Format::Matrix, Format::Rosetta] {
            let text = write(&board, format);
            let reading = read(&text, Topology::King).expect("what is written is good");
            prop_assert_eq!(&reading.board, &board);
            // Only what has a hole or an empty cell shows its format.
            let shows = text.contains(['_', '.']);
            prop_assert_eq!(reading.format == Format::Rosetta, shows);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "[-0-9_. \\na#,hidatonumbrixexagl×\u{feff}]{0,80}") {
        let _ = looks_like(&text);
        if let Err(faults) = read(&text, Topology::Orthogonal) {
            prop_assert!(!faults.list().is_empty());
        }
    }
}

#[test]
fn small_boards_are_hidato_when_they_show_it() {
    for seed in 0..300 {
        let board = small(seed);
        let text = rows(&board, Format::Matrix);
        let empties = board.numbers().iter().filter(|&&number| number == 0).count();
        let has_hole = board.count() < board.shape().dims().cells();
        if has_hole {
            assert!(looks_like(&text), "{text}");
        }
        if !has_hole && empties < 2 {
            assert!(!looks_like(&text), "{text}");
        }
        // What does not show it carries its family.
        let topology = board.shape().topology();
        let is_row = board.shape().dims().rows() == 1;
        let has_header = topology != Topology::King || is_row || !looks_like(&text);
        let header = if has_header { format!("{}\n", topology.name()) } else { String::new() };
        assert_eq!(write(&board, Format::Matrix), header + &text);
        assert!(looks_like(&write(&board, Format::Matrix)));
        assert!(looks_like(&write(&board, Format::Rosetta)));
    }
}

/// Rows and columns of a board without holes, and its numbers.
fn filled(text: &str) -> (String, Vec<u16>) {
    let board = read(text, Topology::King).unwrap_or_else(|faults| panic!("{faults}")).board;
    assert_eq!(board.count(), board.shape().dims().cells(), "{text}: no holes");
    (board.shape().dims().to_string(), board.numbers().to_vec())
}

#[test]
fn a_board_on_one_line_has_no_columns() {
    let square = ("3×3".to_owned(), vec![1, 0, 0, 0, 5, 0, 0, 0, 9]);
    let small = ("2×2".to_owned(), vec![1, 0, 0, 0]);
    for name in ["hidato", "numbrix", "hexagonal"] {
        let texts =
            ["1 __ __/__  5 __/__ __  9", "1 __ __ /__ 5 __ / __ __ 9", "1 _ _/_ 5 _/_ _ 9"];
        for rows in texts {
            assert_eq!(filled(&format!("{name} {rows}")), square, "{name} {rows}");
        }
        assert_eq!(filled(&format!("{name} 1 __/__ __")), small, "{name}");
    }
    // A row that is too short is told: no spaces stand for holes.
    assert_eq!(
        faults("hidato 1 __ __/__ __/__ __ 9"),
        "1:19: this row has 2 cells, expected 3 as in the other rows, or -1 for each hole"
    );
}

#[test]
fn a_mark_of_comments_among_cells_is_a_hole() {
    let board = " 1  0 -1  0\n 0  5  6  0\n";
    for text in [
        "hidato 1 0 # 0/0 5 6 0",
        "hidato 1 __ # __/__ 5 6 __ # 2 stars",
        "hidato 1 0 # 0/0 5 6 0 # 5/12/2024",
        "hidato 1 0 # 0 / 0 5 6 0 #easy",
        "hidato 1,0,#,0/0,5,6,0",
        "hidato\n1 0 # 0\n0 5 6 0\n",
        "hidato\n1 __ # __\n__ 5 6 __ # the last row\n",
    ] {
        assert_eq!(matrix(text), board, "{text}");
    }
    assert_eq!(matrix("hidato # 0/0 4"), "-1  0\n 0  4\n");
    // A comment after the rows stays one, and so does one of a single row.
    for text in ["hidato 1 0/0 4 # 2", "hidato 1 0/0 4 # 3/10", "hidato 1 0/0 4 // # 2"] {
        assert_eq!(matrix(text), "1 0\n0 4\n", "{text}");
    }
    assert_eq!(filled("hidato 1 0 0 4 # 3/10"), ("1×4".to_owned(), vec![1, 0, 0, 4]));
    assert_eq!(matrix("hidato\n# 1 2\n1 0\n0 4\n"), "1 0\n0 4\n");
    let edged = read("hidato 1 0 # 0/0 5 6 0/edge 1,1 1,2 # 3", Topology::King);
    assert_eq!(edged.expect("a board with an edge").board.shape().edges().len(), 1);
}

#[test]
fn dots_alone_are_holes_on_one_line_too() {
    let board = " 1  2  3\n-1  5  4\n 7  6 -1\n";
    for text in ["1 2 3/. 5 4/7 6 .", "\n1 2 3\n. 5 4\n7 6 .\n", " 1;2;3/.;5;4/7;6;."] {
        assert_eq!(matrix(&format!("hidato {text}")), board, "{text}");
    }
}

/// A mark that could mean another thing is read so that the last number is given; and only then.
#[test]
fn marks_are_read_so_that_the_last_number_is_given() {
    let hole = |mark| Some(Note::Fitting { mark });
    for (text, cells, note) in [
        ("1 0 0\n# 0 0\n0 0 8\n", 8, hole("#")),
        ("1 0 0\n# 0 0\n0 0 6\n", 6, None),
        ("# 2 3\n1 0 0\n0 0 6\n", 6, None),
        ("# rows 8\n1 0 0\n# 0 0\n0 0 8\n", 8, hole("#")),
        ("[[1, 0, 0], [0, null, 0], [0, 0, 8]]\n", 8, hole("null")),
        ("[[1, 0, 0], [0, null, 0], [0, 0, 9]]\n", 9, None),
        ("[[1, 0, 0], [0, None, 0], [0, 0, 8]]\n", 8, hole("None")),
        // A dot alone is a hole, as we write it.
        ("1 . 9\n0 . 0\n0 5 7\n", 7, None),
        ("1 . 3\n0 . 0\n0 5 7\n", 7, None),
    ] {
        let opened = read_any(text.as_bytes(), None, Topology::King);
        let Ok(Any::Hidato(opened)) = opened else { panic!("{text} is read as {opened:?}") };
        let told = opened.text_notes.iter().find(|note| matches!(note, Note::Fitting { .. }));
        assert_eq!((opened.board.count(), told), (cells, note.as_ref()), "{text}");
    }
}

//! Boards from text: what good texts mean, and the exact messages that bad ones get.

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::{self, Format};
use langkah_puzzle::read;
use proptest::prelude::*;

use crate::support::{board, data, dims, goal_of};

const START: [u8; 16] = [5, 6, 4, 3, 2, 1, 0, 8, 9, 10, 7, 11, 13, 14, 15, 12];

fn messages(bytes: &[u8]) -> Vec<String> {
    match read::puzzle(bytes, None) {
        Ok(opened) => panic!("{bytes:?} is read as\n{}", opened.puzzle.start()),
        Err(error) => {
            // The error as a whole says the same, a line each.
            assert_eq!(error.messages().join("\n"), error.to_string());
            error.messages()
        }
    }
}

#[test]
fn texts_of_one_board() {
    let texts = [
        "5 6 4 3\n2 1 0 8\n9 10 7 11\n13 14 15 12\n",
        // Every spelling of the blank.
        "5 6 4 3\n2 1 16 8\n9 10 7 11\n13 14 15 12\n",
        "5 6 4 3\n2 1 - 8\n9 10 7 11\n13 14 15 12\n",
        "5 6 4 3\n2 1 _ 8\n9 10 7 11\n13 14 15 12\n",
        "5 6 4 3\n2 1 . 8\n9 10 7 11\n13 14 15 12\n",
        "5 6 4 3\n2 1 x 8\n9 10 7 11\n13 14 15 12\n",
        "5 6 4 3\n2 1 X 8\n9 10 7 11\n13 14 15 12\n",
        // Blanks and tabs, before, between and after; aligned columns; leading zeros.
        "5\t6\t4\t3\n2\t1\t0\t8\n9\t10\t7\t11\n13\t14\t15\t12\n",
        "  5   6  4  3 \n 2 \t 1  0  8\t\n  9  10  7  11   \n 13  14 15 12\n",
        "05 06 04 03\n02 01 00 08\n09 10 07 11\n13 14 15 12\n",
        // Line ends.
        "5 6 4 3\r\n2 1 0 8\r\n9 10 7 11\r\n13 14 15 12\r\n",
        "5 6 4 3\r2 1 0 8\r9 10 7 11\r13 14 15 12\r",
        "5 6 4 3\n2 1 0 8\r\n9 10 7 11\r13 14 15 12",
        // A byte order mark, empty lines, no last newline.
        "\u{feff}5 6 4 3\n2 1 0 8\n9 10 7 11\n13 14 15 12\n",
        "\n\n5 6 4 3\n\n2 1 0 8\n  \t \n9 10 7 11\n13 14 15 12\n\n\n",
        "\u{feff}\r\n5 6 4 3\r\n\r\n2 1 0 8\r\n9 10 7 11\r\n13 14 15 12\r\n\r\n",
        "5 6 4 3\n2 1 0 8\n9 10 7 11\n13 14 15 12",
        // All on one line.
        "5 6 4 3 2 1 0 8 9 10 7 11 13 14 15 12",
        "\n\u{a0}5 6 4 3 2 1 16 8\t9 10 7 11 13 14 15 12  \r\n\n",
    ];
    let expected = Board::new(dims(4, 4), &START).expect("a board");
    for text in texts {
        let opened = read::puzzle(text.as_bytes(), None);
        let opened = opened.unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(opened.puzzle.start(), &expected, "{text:?}");
        assert_eq!(opened.puzzle.goal(), &goal_of(Goal::BlankLast, 4, 4));
        assert_eq!((opened.format, opened.notes), (Format::Course, vec![]), "{text:?}");
    }
}

#[test]
fn texts_of_other_sizes() {
    let texts: [(&str, usize, usize, &[u8]); 9] = [
        ("1 2\n3 4", 2, 2, &[1, 2, 3, 0]),
        ("3 1 0 2", 2, 2, &[3, 1, 0, 2]),
        ("8 7 6\n5 4 3\n2 1 9\n", 3, 3, &[8, 7, 6, 5, 4, 3, 2, 1, 0]),
        ("8 7 6 5 4 3 2 1 _", 3, 3, &[8, 7, 6, 5, 4, 3, 2, 1, 0]),
        ("0 1 2\n3 4 5", 2, 3, &[0, 1, 2, 3, 4, 5]),
        ("6 1\n2 3\n4 5", 3, 2, &[0, 1, 2, 3, 4, 5]),
        ("1 2 3 4\n5 6 7 8\n", 2, 4, &[1, 2, 3, 4, 5, 6, 7, 0]),
        ("1 2 3 4\n5 6 7 8\n9 10 11 .\n", 3, 4, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]),
        ("1 2\n3 4\n5 6\n7 -", 4, 2, &[1, 2, 3, 4, 5, 6, 7, 0]),
    ];
    for (text, rows, cols, tiles) in texts {
        let expected = Board::new(dims(rows, cols), tiles).expect("a board");
        assert_eq!(text::parse(text), Ok(expected), "{text:?}");
    }
}

#[test]
fn the_published_files_are_read() {
    for name in ["roni-tc2", "rahardjo-valid2", "handoyo-solvable2_20"] {
        let bytes = data(&format!("course/{name}.txt"));
        assert!(read::puzzle(&bytes, None).is_ok(), "{name}");
    }
}

const EMPTY: &str = "no numbers here; expected a board, such as four rows of the numbers 0 to 15";
const SIZES: &str = "expected the square of a number from 2 to 10, such as 9, 16 or 25";
const RANGE: &str = "expected 1 to 15, or 16 or 0 for the blank";
const TILES: &str = "expected a number from 1 to 15, or the blank as 0, 16, -, _, . or x";
const ALL: &str = "expected every tile from 1 to 15 and one blank";

#[track_caller]
fn assert_faults(text: &str, expected: &[&str]) {
    assert_eq!(messages(text.as_bytes()), expected, "{text:?}");
}

#[test]
fn nothing_to_read() {
    for text in ["", "\n", " \t\r\n\n \n", "\u{feff}", "\u{feff}\n\n"] {
        assert_faults(text, &[&format!("1:1: {EMPTY}")]);
    }
}

#[test]
fn wrong_counts() {
    assert_faults("7", &[&format!("1:2: 1 number on one line; {SIZES}")]);
    assert_faults("1 2 3 4 5\n", &[&format!("1:10: 5 numbers on one line; {SIZES}")]);
    assert_faults(
        "\n\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15  ",
        &[&format!("3:36: 15 numbers on one line; {SIZES}")],
    );
    // The last is no tile of any board of its size, and the first no index of one.
    assert_faults(
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0  2",
        &[
            "1:40: tile 2 a second time; it is at line 1, column 3 already",
            &format!("1:41: 17 numbers on one line; {SIZES}"),
        ],
    );
}

#[test]
fn ragged_rows() {
    let short = "2:6: this row has 3 numbers, expected 4 as in the other rows; missing: tile 15";
    assert_faults("1 2 3 4\n5 6 7\n8 9 10 11\n12 13 14 0\n", &[short]);
    let long = "3:13: this row has 5 numbers, expected 4 as in the other rows";
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 11  12 13\n14 15 0 16\n",
        &[
            long,
            "4:9: 16 is the blank only where there is no other, and there is one at line 4, column \
             7; expected 1 to 15",
        ],
    );
    let single = "3:2: this row has 1 number, expected 3 as in the other rows";
    assert_faults("1 2 3\n4 5 6\n7\n", &[single]);
    // The other faults are those of the size that most rows have.
    assert_faults(
        "1 2 3\n4 5 12\n7 0\n",
        &[
            "2:5: 12 is out of range; expected 1 to 8, or 9 or 0 for the blank",
            "3:4: this row has 2 numbers, expected 3 as in the other rows",
        ],
    );
}

#[test]
fn sizes_that_are_not_supported() {
    let not = |rows, cols| {
        format!("1:1: a board of {rows}×{cols} is not supported; expected 2 to 10 rows and columns")
    };
    let row: Vec<String> = (0..11).map(|tile| tile.to_string()).collect();
    let row = row.join(" ");
    let eleven = |tile: usize| (11 * tile..11 * tile + 11).map(|tile| tile.to_string());
    let rows: Vec<String> = (0..3).map(|row| eleven(row).collect::<Vec<_>>().join(" ")).collect();
    assert_faults(&rows.join("\n"), &[&not(3, 11)]);
    assert_faults("1\n2\n0", &[&not(3, 1)]);
    let tall: Vec<String> = (0..11).map(|row| format!("{} {}", 2 * row, 2 * row + 1)).collect();
    assert_faults(&tall.join("\n"), &[&not(11, 2)]);
    let line: Vec<String> = (0..121).map(|tile| tile.to_string()).collect();
    let count = format!("1:291: 121 numbers on one line; {SIZES}");
    assert_faults(&line.join(" "), &[&count]);
    // A fault that boards of any size have is told for this size, too.
    assert_faults(
        &format!("{row}\n{}", row.replace('4', "a").replace("10", "11")),
        &[
            &not(2, 11),
            "2:1: a second blank; the first is at line 1, column 1",
            "2:3: tile 1 a second time; it is at line 1, column 3 already",
            "2:5: tile 2 a second time; it is at line 1, column 5 already",
            "2:7: tile 3 a second time; it is at line 1, column 7 already",
            "2:9: “a” is not a tile; expected a number, or the blank as 0, -, _, . or x",
            "2:11: tile 5 a second time; it is at line 1, column 11 already",
            "2:13: tile 6 a second time; it is at line 1, column 13 already",
            "2:15: tile 7 a second time; it is at line 1, column 15 already",
            "2:17: tile 8 a second time; it is at line 1, column 17 already",
            "2:19: tile 9 a second time; it is at line 1, column 19 already",
        ],
    );
}

#[test]
fn tiles_twice_missing_and_out_of_range() {
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 1 0\n",
        &["4:7: tile 1 a second time; it is at line 1, column 1 already; missing: tile 15"],
    );
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 17\n",
        &[&format!("4:10: 17 is out of range; {RANGE}; missing: the blank")],
    );
    assert_faults(
        "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 15 16\n",
        &["4:9: 16 is the blank only where there is no other, and there is one at line 4, column \
             4; expected 1 to 15; missing: tile 14"],
    );
    assert_faults(
        "- 2 3 4\n5 6 7 x\n9 10 11 12\n13 . 15 _\n",
        &[
            "2:7: a second blank; the first is at line 1, column 1",
            "4:4: a second blank; the first is at line 1, column 1",
            "4:9: a second blank; the first is at line 1, column 1",
            &format!("4:10: missing: tile 1, tile 8, tile 14; {ALL}"),
        ],
    );
    for (missing, told) in [(12, "tile 23, tile 24"), (13, "tile 22, tile 23, and 1 more")] {
        let tiles: Vec<String> = (0..25 - missing).map(|tile: u8| tile.to_string()).collect();
        let text = format!("{}{}", tiles.join(" "), " 1".repeat(missing.into()));
        let last = messages(text.as_bytes()).pop().expect("a fault");
        assert!(last.contains(&format!("{told}; expected")), "{last}");
    }
    // Far past what any integer holds, and quoted no longer than a message can bear.
    let huge = "9".repeat(40);
    let short = "9".repeat(20);
    assert_faults(
        &format!("1 2\n{huge} 0"),
        &[&format!(
            "2:1: {short}… is out of range; expected 1 to 3, or 4 or 0 for the blank; missing: tile 3"
        )],
    );
}

#[test]
fn words_that_are_no_tiles() {
    for word in ["a", "1O", "-1", "+3", "1.5", "3,"] {
        assert_faults(
            &format!("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 {word}"),
            &[&format!("4:9: “{word}” stands where tile 15 should be; write 15")],
        );
    }
    // Columns count characters, not bytes; digits are 0 to 9 only.
    assert_faults(
        "é 2\n٣ 0",
        &[
            "1:1: “é” is not a tile; expected a number from 1 to 3, or the blank as 0, 4, -, _, . or x",
            "2:1: “٣” is not a tile; expected a number from 1 to 3, or the blank as 0, 4, -, _, . or x",
            "2:4: missing: tile 1, tile 3; expected every tile from 1 to 3 and one blank",
        ],
    );
    assert_faults(
        "日本 1 9\n2 0",
        &[
            "1:1: “日本” is not a tile; expected a number from 1 to 5, or the blank as 0, 6, -, _, . or x",
            "1:6: 9 is out of range; expected 1 to 5, or 6 or 0 for the blank",
            "2:4: this row has 2 numbers, expected 3 as in the other rows",
        ],
    );
    // What is quoted must not steer the terminal that shows it.
    assert_faults(
        "1 \u{1b}[2J\n2 0",
        &["1:3: “\\u{1b}[2J” stands where tile 3 should be; write 3"],
    );
}

#[test]
fn every_fault_in_the_order_of_the_text() {
    assert_faults(
        "\r\n1 2 3 4\r\n5 six 7 99\r\n\r\n9 10 2 12\r\n0 14 15 16 \r\n",
        &[
            &format!("3:3: “six” is not a tile; {TILES}"),
            &format!("3:9: 99 is out of range; {RANGE}"),
            "5:6: tile 2 a second time; it is at line 2, column 3 already",
            "6:9: 16 is the blank only where there is no other, and there is one at line 6, column \
             1; expected 1 to 15",
            &format!("6:11: missing: tile 6, tile 8, tile 11, tile 13; {ALL}"),
        ],
    );
}

#[test]
fn bytes_that_are_no_text() {
    let cases: [(&[u8], &str); 5] = [
        (b"\xff", "1:1"),
        (b"1 2 3 4\n5 6 \xe9 8\n", "2:5"),
        (b"1 2\r\n3 \xc3\r\n", "2:3"),
        // The mark is no character of the text, and a lone CR ends a line.
        (b"\xef\xbb\xbf1 \xff", "1:3"),
        (b"1 2\r\xff", "2:1"),
    ];
    for (bytes, place) in cases {
        let expected = format!("{place}: not text in UTF-8; expected rows of numbers");
        assert_eq!(messages(bytes), [expected.as_str()], "{bytes:?}");
        // A bad line leaves the others alone.
        let bytes = [bytes, b"\n3 1 2 0"].concat();
        let lines: Vec<_> = read::lines(&bytes, None).collect();
        let told = lines.iter().filter_map(|(_, line)| line.as_ref().err());
        assert!(told.map(ToString::to_string).any(|told| told == expected), "{bytes:?}");
        assert!(lines.last().is_some_and(|(_, line)| line.is_ok()), "{bytes:?}");
    }
}

#[test]
fn a_puzzle_on_each_line() {
    let text = "\u{feff}1 2 3 0\r\n\r\n  \t\n5 6 4 3 2 1 0 8 9 10 7 11 13 14 15 12\r1 2 x\n3 1 2 2\n0 1 2 3";
    let read: Vec<(usize, Result<Vec<u8>, String>)> = read::lines(text.as_bytes(), None)
        .map(|(line, opened)| {
            let tiles = opened.map(|any| any.sliding().expect("tiles"));
            let tiles = tiles.map(|opened| opened.puzzle.start().tiles().to_vec());
            (line, tiles.map_err(|faults| faults.to_string()))
        })
        .collect();
    let twice = "6:7: tile 2 a second time; it is at line 6, column 5 already; \
                 missing: the blank";
    assert_eq!(
        read,
        [
            (1, Ok(vec![1, 2, 3, 0])),
            (4, Ok(START.to_vec())),
            (5, Err(format!("5:6: 3 numbers on one line; {SIZES}"))),
            (6, Err(twice.to_owned())),
            (7, Ok(vec![0, 1, 2, 3])),
        ]
    );
    assert_eq!(read::lines(b"\n \n # none\n", None).count(), 0);
}

#[test]
fn a_line_without_end() {
    let text = "1 ".repeat(1 << 20);
    let mut puzzles = read::lines(text.as_bytes(), None);
    let (line, puzzle) = puzzles.next().expect("one line");
    let error = puzzle.expect_err("no board").to_string();
    let expected = "1:1: a line of more than 64 KiB; expected a puzzle, such as 16 numbers";
    assert_eq!((line, error.as_str()), (1, expected));
    // As long as allowed, and one more.
    for (length, is_read) in [(1 << 16, true), ((1 << 16) + 1, false)] {
        let board = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0";
        let text = board.to_owned() + &" ".repeat(length - board.len());
        let read = read::lines(text.as_bytes(), None).next().expect("one line").1;
        assert_eq!(read.is_ok(), is_read, "{length}");
    }
}

#[test]
fn a_board_is_written_as_rows() {
    let start = Board::new(dims(4, 4), &START).expect("a board");
    assert_eq!(start.to_string(), " 5  6  4  3\n 2  1  0  8\n 9 10  7 11\n13 14 15 12\n");
    assert_eq!(board("1 2\n3 4").to_string(), "1 2\n3 0\n");
    // Ten cells have no number of two digits.
    assert_eq!(board("1 2 3 4 5\n6 7 8 9 0").to_string(), "1 2 3 4 5\n6 7 8 9 0\n");
}

proptest! {
    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read::puzzle(&bytes, None).map_err(|error| error.messages());
        prop_assert!(read::lines(&bytes, None).count() <= bytes.len());
    }

    /// Near boards, which get further than bytes at random.
    #[test]
    fn no_words_panic(text in "([0-9]{1,2}|[-_.xa٣]|[ \t\r\n]|\u{feff}){0,60}") {
        match read::puzzle(text.as_bytes(), None) {
            Ok(opened) => {
                let start = opened.puzzle.start();
                prop_assert_eq!(text::parse(&start.to_string()), Ok(start.clone()));
            }
            Err(error) => prop_assert!(!error.messages().is_empty()),
        }
    }

    #[test]
    fn rows_are_read_back(rows in 2_usize..=10, cols in 2_usize..=10, seed: u64) {
        let board = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, seed);
        prop_assert_eq!(text::parse(&board.to_string()), Ok(board.clone()));
        let spread = board.to_string().replace('\n', "\r\n\t\r\n").replace(' ', " \t");
        prop_assert_eq!(text::parse(&spread), Ok(board.clone()));
        if rows == cols {
            let line = board.to_string().replace('\n', " ");
            prop_assert_eq!(text::read_line(&line, 1).map(|reading| reading.start), Ok(board));
        }
    }
}

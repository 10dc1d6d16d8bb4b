//! Files of every format, and the puzzle that each means.

use langkah_engine::sliding::text::Format;
use langkah_puzzle::read;

use super::{opened, puzzle};
use crate::support::data;

const START: &str = "5 3 8 9\n0 2 4 1\n7 10 14 13\n12 11 6 15";
const LAST: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0";
const SNAIL: &str = "1 2 3 4\n12 13 14 5\n11 0 15 6\n10 9 8 7";
const LAST_3X3: &str = "1 2 3\n4 5 6\n7 8 0";
const LAST_3X5: &str = "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 0";
const LAST_5X3: &str = "1 2 3\n4 5 6\n7 8 9\n10 11 12\n13 14 0";
const KORF: &str = "14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3";

/// File, format, start, goal.
const FILES: [(&str, Format, &str, &str); 25] = [
    ("course", Format::Course, START, LAST),
    ("course-line", Format::Course, START, LAST),
    ("course-3x5", Format::Course, "1 2 3 4 5\n6 7 8 9 10\n11 12 13 0 14", LAST_3X5),
    ("princeton", Format::Princeton, START, LAST),
    ("princeton-line", Format::Princeton, "1 2 3\n4 5 6\n7 0 8", LAST_3X3),
    ("school42", Format::School42, START, SNAIL),
    ("tatham", Format::Tatham, START, LAST),
    // Three wide and five high.
    ("tatham-3x5", Format::Tatham, "1 2 3\n4 5 6\n7 8 9\n10 11 12\n13 0 14", LAST_5X3),
    ("tatham-square", Format::Tatham, "1 2 3\n4 5 6\n7 0 8", LAST_3X3),
    ("slidysim", Format::Slidysim, START, LAST),
    ("slidysim-3x5", Format::Slidysim, "1 2 3 4 5\n6 7 8 9 10\n11 12 13 0 14", LAST_3X5),
    ("korf", Format::Korf, KORF, "0 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15"),
    ("digits", Format::Digits, "0 1 2\n3 4 5\n6 7 8", LAST_3X3),
    ("langkah", Format::Langkah, "1 2 3\n5 6 0\n7 8 4", "1 2 3\n5 8 6\n0 7 4"),
    ("langkah-named", Format::Langkah, START, SNAIL),
    ("langkah-line", Format::Langkah, "1 2 3\n4 5 0", "0 1 2\n3 4 5"),
    ("sized", Format::Sized, START, LAST),
    ("sized-3x5", Format::Sized, "1 2 3 4 5\n6 7 8 9 10\n11 12 13 0 14", LAST_3X5),
    ("csv", Format::Csv, START, LAST),
    ("json", Format::Json, START, LAST),
    ("numpy", Format::Json, START, LAST),
    ("table", Format::Table, START, LAST),
    ("table-drawn", Format::Table, START, LAST),
    ("letters", Format::Letters, START, LAST),
    ("gap", Format::Course, START, LAST),
];

#[test]
fn every_file_means_its_puzzle() {
    for (name, format, start, goal) in FILES {
        let bytes = data(&format!("formats/{name}.txt"));
        let opened = read::puzzle(&bytes, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(opened.puzzle, puzzle(start, goal), "{name}");
        assert_eq!(opened.format, format, "{name}");
    }
    for format in Format::WRITTEN {
        assert!(FILES.iter().any(|file| file.1 == format), "FILES has no file of {format:?}");
    }
}

#[test]
fn one_line_formats_are_read_line_by_line() {
    let names = ["tatham", "slidysim", "course-line", "korf", "digits", "slidysim-3x5"];
    let files = names.map(|name| data(&format!("formats/{name}.txt")));
    let read = read::lines(&files.join(&b"\r\n"[..]), None)
        .map(|(_, any)| any.expect("a puzzle").sliding().expect("tiles"))
        .map(|opened| (opened.puzzle, opened.format))
        .collect::<Vec<_>>();
    let expected = names.map(|name| {
        let file = FILES.iter().find(|file| file.0 == name).expect("it is in the table");
        (puzzle(file.2, file.3), file.1)
    });
    assert_eq!(read, expected);
}

#[test]
fn the_number_of_cells_is_a_tile_of_a_larger_board() {
    let text = "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 25 24";
    let opened = opened(text);
    assert_eq!(opened.puzzle.start().tiles()[15], 16);
    assert_eq!(opened.puzzle.start().tiles()[23], 0);
}

#[test]
fn words_of_our_format() {
    let goal = "1 2 3\n8 0 4\n7 6 5";
    let start = "1 2 3\n4 5 6\n7 8 0";
    for text in [
        "langkah\nstart\n1 2 3\n4 5 6\n7 8 0\ngoal\nsnail\n",
        "LANGKAH\nStart\n1 2 3\n4 5 6\n7 8 -\nGoal Snail\n",
        "goal snail\nstart 1 2 3\n4 5 6\n7 8 9\n",
        "start 1 2 3 4 5 6 7 8 0\ngoal 1 2 3 8 0 4 7 6 5",
        "1 2 3/4 5 6/7 8 _\n# the goal of the 42 school\ngoal # here\n1 2 3\n8 9 4\n7 6 5",
        "goal snail\n1 2 3\n4 5 6\n7 8 0\n",
        "\u{feff}langkah\r\n1 2 3\r\n4 5 6\r\n7 8 0\r\n\r\ngoal 1 2 3\r\n8 0 4\r\n7 6 5\r\n",
    ] {
        let opened = opened(text);
        assert_eq!(opened.puzzle, puzzle(start, goal), "{text:?}");
        assert_eq!((opened.format, opened.notes), (Format::Langkah, vec![]), "{text:?}");
    }
    // Without a goal of its own, the blank goes last.
    assert_eq!(opened("langkah\n1 2 3\n4 5 0\n").puzzle, puzzle("1 2 3\n4 5 0", "1 2 3\n4 5 0"));
}

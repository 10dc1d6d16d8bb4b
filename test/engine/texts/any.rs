//! Any text, of both families: line ends, the places of faults, what messages show, and that what
//! is written is read back as the same board of the same family.

use std::sync::Arc;

use langkah_engine::fault::LISTED_MAX;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, CELLS_MAX, Shape, Topology};
use langkah_engine::hidato::text as hidato;
use langkah_engine::shown;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::notation;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::{Format, write};
use langkah_puzzle::read::{self, Any, ReadError};
use proptest::prelude::*;

use crate::support::goal_of;

/// What ends a line.
const ENDS: [&str; 6] = ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"];

fn opened(text: &str) -> Result<Any, ReadError> {
    read::any(text.as_bytes(), None, Topology::King)
}

#[track_caller]
fn fault(text: &str) -> ReadError {
    opened(text).expect_err(text)
}

#[test]
fn every_line_end_means_the_same_in_both_families() {
    let texts = [
        "1 2 3\n4 0 5\n\n6 7 8\n",
        "3\n1 2 3\n8 0 4\n7 6 5\n# the end",
        "1 0 3\n\n0 -1 4\n0 0 0\n",
        "numbrix\n1 2\n4 3\n",
        "__ 1 __\n   __\n",
        "langkah\nstart\n1 2\n3 0\ngoal snail",
        "2x2:1,2\n3,0\n",
    ];
    for text in texts {
        let expected = opened(text);
        assert!(expected.is_ok(), "{text:?}");
        for end in ENDS {
            assert_eq!(opened(&text.replace('\n', end)), expected, "{text:?} with {end:?}");
        }
    }
    let mixed = "1 0 3\r0 -1 4\n0 0 0\r\n0 0 0\u{2028}";
    assert_eq!(opened(mixed), opened("1 0 3\n0 -1 4\n0 0 0\n0 0 0\n"));
}

#[test]
fn faults_have_their_line_whatever_ends_it() {
    let texts = [
        ("1 2 3\n4 a 5\n\n6 7 8\n", "2:3: "),
        ("1 2\n\n3 y\n", "3:3: "),
        ("0 0\n\n0 0\n0 99999\n", "4:3: "),
        ("numbrix\n1 0\n0 0 9\n", "2:3: "),
        ("hidato\n1 0\n\n0 c\n", "4:3: "),
        ("goal\n\nx y", "1:1: "),
    ];
    for (text, place) in texts {
        for end in ENDS {
            let text = text.replace('\n', end);
            let messages = fault(&text).messages();
            assert!(messages[0].starts_with(place), "{text:?}: {messages:?}");
        }
    }
    for end in ENDS {
        let list: Vec<_> = ["1 2 3 0", "", "1 2 y 0", "goal"].join(end).into_bytes();
        let read: Vec<_> = read::lines(&list, None)
            .map(|(line, opened)| {
                (line, opened.map_err(|error| error.messages()[0][..4].to_owned()))
            })
            .map(|(line, opened)| (line, opened.err()))
            .collect();
        let place = |place: &str| Some(place.to_owned());
        assert_eq!(read, [(1, None), (3, place("3:5:")), (4, place("4:1:"))], "{end:?}");
    }
}

/// The lines of bytes, in the simplest way.
fn lines(bytes: &[u8]) -> Vec<String> {
    let mut text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    for end in &ENDS[1..] {
        text = text.replace(end, "\n");
    }
    text.strip_prefix('\u{feff}').unwrap_or(&text).split('\n').map(str::to_owned).collect()
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let last = |pair: &[u8]| pair.get(1).copied().unwrap_or(0);
    let units: Vec<u16> = bytes.chunks(2).map(|pair| unit([pair[0], last(pair)])).collect();
    String::from_utf16_lossy(&units)
}

/// Every place is in the text, and no message is long or unsafe.
fn judge(bytes: &[u8], messages: &[String]) -> Result<(), TestCaseError> {
    prop_assert!(!messages.is_empty() && messages.len() <= LISTED_MAX);
    let has_mark = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let lines = match std::str::from_utf8(bytes) {
        // What is no UTF-8 is read in Latin-1, where other bytes end lines.
        Err(_) if !has_mark && !messages[0].contains("not text in UTF-8") => {
            lines(bytes.iter().map(|&byte| char::from(byte)).collect::<String>().as_bytes())
        }
        _ => lines(bytes),
    };
    for message in messages {
        let mut place = message.splitn(3, ':').map(|part| part.parse::<usize>().ok());
        let (line, column) = (place.next().flatten(), place.next().flatten());
        let length =
            line.and_then(|line| lines.get(line.checked_sub(1)?)).map(|line| line.chars().count());
        prop_assert!(length.is_some(), "{:?} has no such line", message);
        prop_assert!(column.is_some_and(|column| column >= 1), "{:?}", message);
        prop_assert!(column <= length.map(|length| length + 1), "{:?} in {:?}", message, lines);
        prop_assert!(message.len() < 1000, "{:?}", message);
        prop_assert!(!message.chars().any(char::is_control), "{:?}", message);
        prop_assert!(!message.contains(['\u{202e}', '\u{200b}', '\u{2066}']), "{:?}", message);
    }
    Ok(())
}

/// Texts that look like puzzles, with all that does not belong there.
const NEAR: &str = "([0-9]{1,3}|[0-9]{9}|[0-9]x[0-9]:|-1|__|[-_.x:;,/#]|start|goal|langkah|snail|hidato|numbrix|[ \t\r\n]|\u{feff}|\u{1b}|\u{9b}|\u{202e}|\u{2066}|\u{200b}|\u{85}|\u{2028}|\u{3000}|٣|é){0,60}";

#[test]
fn a_cell_that_is_missing_at_the_end_of_a_line_takes_no_column() {
    for text in ["\tgoal/\t", "\t1/goal\t", "\tstart\u{85}goal\t", "/\t\u{85}goal\t"] {
        let error = read::puzzle(text.as_bytes(), None).expect_err("no board");
        judge(text.as_bytes(), &error.messages()).expect("its places are in the text");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_fault_has_a_place_and_every_message_is_safe(text in NEAR) {
        if let Err(error) = opened(&text) {
            judge(text.as_bytes(), &error.messages())?;
        }
        if let Err(error) = read::puzzle(text.as_bytes(), None) {
            judge(text.as_bytes(), &error.messages())?;
        }
        if let Err(faults) = hidato::read(&text, Topology::King) {
            judge(text.as_bytes(), &ReadError::from(faults).messages())?;
        }
        for (line, opened) in read::lines(text.as_bytes(), None) {
            if let Err(error) = opened {
                judge(text.as_bytes(), &error.messages())?;
                let place = format!("{line}:");
                prop_assert!(error.messages().iter().all(|message| message.starts_with(&place)));
            }
        }
        if let Err(error) = notation::follow(&text, &goal_of(Goal::Snail, 3, 3), &goal_of(Goal::Snail, 3, 3))
            && error != notation::NotationError::Empty
        {
            judge(text.as_bytes(), &[error.to_string()])?;
        }
    }

    #[test]
    fn so_has_what_is_no_text(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Err(error) = read::any(&bytes, None, Topology::King) {
            judge(&bytes, &error.messages())?;
        }
    }
}

#[test]
fn texts_with_more_words_than_any_puzzle() {
    let sliding = "more than 1000 words; expected at most 10 rows and columns of numbers";
    let hidato = "more than 16384 words; expected at most 128 rows and columns";
    let lines = |line: &str, count: usize| line.repeat(count);
    for (text, told) in [
        (lines("0\n", 20_000), format!("16385:1: {hidato}")),
        (lines("0 ", 20_000), format!("1:32769: {hidato}")),
        (lines("__ .\n", 10_000), format!("8193:1: {hidato}")),
        (lines("1\n", 2_000), format!("1001:1: {sliding}")),
        (lines("a b\n", 2_000), format!("501:1: {sliding}")),
        ("hidato\n".to_owned() + &lines("0 0\n", 10_000), format!("8194:1: {hidato}")),
        ("9x9:".to_owned() + &lines("1,", 2_000), format!("1:2005: {sliding}")),
        ("goal\n".to_owned() + &lines("1\n", 2_000), format!("1001:1: {sliding}")),
    ] {
        assert_eq!(fault(&text).to_string(), told);
    }
    // A text of many puzzles still has the message that says so.
    let second = "a second puzzle; expected one in all, or --lines for a puzzle on each line";
    assert_eq!(fault(&lines("1 2 3 0\n", 20_000)).to_string(), format!("2:1: {second}"));
    assert_eq!(fault(&lines("1 2\n3 0\n\n", 20_000)).to_string(), format!("4:1: {second}"));
    assert_eq!(fault(&lines("7 0 1 2 3\n", 20_000)).to_string(), format!("2:1: {second}"));
}

#[test]
fn a_word_far_to_the_right_takes_no_columns() {
    let text = "__ 1\n".repeat(100) + &" ".repeat(40_000) + "__\n";
    let told = "1:1: a board of 101×20001 is not supported; expected at most 128 rows and columns";
    assert_eq!(fault(&text).to_string(), told);
}

#[test]
fn the_first_faults_are_told_and_the_others_counted() {
    for text in ["hidato\n".to_owned() + &"99999\n".repeat(120), "1 ".repeat(999)] {
        let error = fault(&text);
        assert_eq!(
            (error.messages().len(), error.more() > 70),
            (LISTED_MAX, true),
            "{}",
            error.more()
        );
        let told = error.to_string();
        assert!(told.ends_with(&format!("\n… and {} more", error.more())), "{told}");
        assert!(told.len() < 4_000, "{}", told.len());
    }
    let error = fault(&("hidato\n".to_owned() + &"9999 8888 7777\n".repeat(10)));
    assert_eq!((error.messages().len(), error.more()), (20, 10));
    assert_eq!(error.messages()[19].split(' ').next(), Some("8:6:"), "in the order of the text");
    // The lengths of rows are looked at after their words.
    let error = fault(&("hidato\n".to_owned() + &"9999 0 0\n0 0\n".repeat(12)));
    assert_eq!((error.messages().len(), error.more()), (20, 4));
    assert_eq!(error.messages()[19].split(' ').next(), Some("21:3:"), "in the order of the text");
    // Those of the start and of the goal are counted together.
    let board = "1 1 1 1\n".repeat(4);
    let error = fault(&format!("start\n{board}goal\n{board}"));
    assert_eq!((error.messages().len(), error.more()), (20, 12));
}

#[test]
fn what_is_quoted_is_short_and_safe() {
    let long = "7".repeat(100_000);
    for text in [
        format!("hidato\n1 {long}\n"),
        format!("hidato\n1 {long}x\n"),
        format!("1 2\n3 {long}\n"),
        format!("1 2\n3 0\ngoal {long}x\n"),
        format!("1 2\n3 0\ngoal {}\n", "ab cd ".repeat(300)),
        format!("{long}x{long}:1,2"),
        format!("{long}\n1 2\n"),
    ] {
        let told = fault(&text).to_string();
        assert!(told.len() < 600, "{told}");
        assert!(told.contains('…'), "{told}");
    }
    let told = fault("hidato\n1 \u{1b}[2J\u{202e}\n").to_string();
    let expected = "2:3: “\\u{1b}[2J\\u{202e}” is not a cell; expected a number, 0 or __ for an empty \
                    cell, or -1 or . for a hole";
    assert_eq!(told, expected);
}

#[test]
fn what_is_safe_to_show() {
    for (text, expected) in [
        ("plain é 日本 ⇒ ٣", "plain é 日本 ⇒ ٣"),
        ("e\u{301}", "e\u{301}"),
        ("\u{1b}[2J\u{7f}\u{9b}\0", "\\u{1b}[2J\\u{7f}\\u{9b}\\u{0}"),
        ("a\nb\tc\r", "a\\u{a}b\\u{9}c\\u{d}"),
        ("\u{202e}\u{2066}\u{200f}\u{61c}", "\\u{202e}\\u{2066}\\u{200f}\\u{61c}"),
        ("\u{200b}\u{ad}\u{feff}\u{2028}", "\\u{200b}\\u{ad}\\u{feff}\\u{2028}"),
    ] {
        assert_eq!(shown::line(text), expected);
        assert_eq!(shown::lines(text).replace('\n', "\\u{a}"), expected);
        assert_eq!(shown::quoted(text), expected, "short enough");
    }
    assert_eq!(shown::quoted(&"x".repeat(20)), "x".repeat(20));
    assert_eq!(shown::quoted(&"x".repeat(21)), "x".repeat(20) + "…");
}

/// Boards with or without holes and empty cells, often with numbers as a sliding board has them.
fn hidatos() -> impl Strategy<Value = Board> {
    let sides = (1_usize..=6, 1_usize..=6, 0_usize..3, 0_u8..6, any::<u64>());
    sides.prop_filter_map("only holes", |(rows, cols, topology, kind, seed)| {
        let dims = Dims::new(rows, cols)?;
        let topology = Topology::ALL[topology];
        let mut state = seed;
        let mut below = |end: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % end
        };
        let has_holes = kind % 2 == 1;
        let is_cell: Vec<bool> = (0..dims.cells()).map(|_| !has_holes || below(5) > 0).collect();
        let shape = Shape::new(dims, &is_cell, topology).ok()?;
        let count = shape.count();
        // A permutation of 0…n − 1 or of 1…n, or any numbers.
        let mut numbers: Vec<u16> = match kind / 2 {
            0 => (0..count as u16).collect(),
            1 => (1..=count as u16).collect(),
            _ => (0..count).map(|_| below(CELLS_MAX + 1) as u16).collect(),
        };
        for last in (1..count).rev() {
            numbers.swap(last, below(last + 1));
        }
        Some(Board::new(Arc::new(shape), numbers))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_hidato_comes_back_as_it_was(board in hidatos()) {
        for format in hidato::Format::ALL {
            let text = hidato::write(&board, format);
            match opened(&text) {
                Ok(Any::Hidato(back)) => prop_assert_eq!(&back.board, &board, "{}", text),
                other => prop_assert!(false, "{} is read as {:?}", text, other),
            }
            if !matches!(format, hidato::Format::Matrix | hidato::Format::Rosetta) {
                continue;
            }
            let headless = hidato::rows(&board, format);
            let is_king = board.shape().topology() == Topology::King;
            let has_family = matches!(opened(&headless), Ok(Any::Hidato(_)));
            // A row alone could be one of a larger board.
            let has_rows = board.shape().dims().rows() > 1;
            let is_plain = is_king && has_family && has_rows;
            prop_assert_eq!(text == headless, is_plain, "only where it is needed");
        }
    }

    #[test]
    fn a_sliding_puzzle_comes_back_as_it_was(
        rows in 2_usize..=10, cols in 2_usize..=10, seed: u64, number in 0_usize..20,
    ) {
        let last = goal_of(Goal::BlankLast, rows, cols);
        let start = random::board(&last, Kind::Any, seed);
        for format in Format::WRITTEN {
            let goal = format.goal().like(&start);
            let Ok(text) = write(&start, &goal, format, number) else { continue };
            match opened(&text) {
                Ok(Any::Sliding(back)) => {
                    prop_assert_eq!((back.puzzle.start(), back.puzzle.goal()), (&start, &goal));
                    prop_assert_eq!(back.format, format);
                }
                other => prop_assert!(false, "{} is read as {:?}", text, other),
            }
        }
    }
}

#[test]
fn a_full_hidato_carries_its_family() {
    let full = "hidato\n1 2\n4 3\n";
    let Ok(Any::Hidato(read)) = opened(full) else { panic!("it says so") };
    assert_eq!(hidato::write(&read.board, hidato::Format::Matrix), full);
    assert_eq!(hidato::write(&read.board, hidato::Format::Rosetta), full);
    let Ok(Any::Hidato(read)) = opened("1 0\n0 3\n") else { panic!("two cells are empty") };
    assert_eq!(hidato::write(&read.board, hidato::Format::Matrix), "1 0\n0 3\n");
}

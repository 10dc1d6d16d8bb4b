//! The work of a person on a board, in texts: it comes back as it was, whatever the format, and
//! changes nothing of the puzzle.

use std::collections::BTreeSet;

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::text::{Format, Work, read, with_work, write};
use langkah_puzzle::Of;
use langkah_puzzle::read::{all, any};

use super::edges::edged;
use super::oracle::{Draw, small};

/// Numbers, marks and lines on a board, right or wrong.
fn drawn(board: &Board, draw: &mut Draw) -> Work {
    let mut work = Work::default();
    for cell in (0..board.count()).filter(|&cell| board.number(cell).is_none()) {
        let number = |draw: &mut Draw| 1 + draw.below(board.count()) as u16;
        match draw.below(4) {
            0 => _ = work.filled.insert(cell, number(draw)),
            1 => {
                let marks: BTreeSet<u16> = (0..1 + draw.below(3)).map(|_| number(draw)).collect();
                work.marks.insert(cell, marks);
            }
            _ => {}
        }
        let beside = board.shape().neighbours(cell);
        if draw.below(3) == 0 && !beside.is_empty() {
            let to = usize::from(beside[draw.below(beside.len())]);
            work.lines.insert((cell.min(to), cell.max(to)));
        }
    }
    work
}

#[test]
fn work_comes_back_from_every_format() {
    let mut worked = 0;
    for seed in 0..400 {
        let board = if seed % 2 == 0 { small(seed) } else { edged(seed) };
        let work = drawn(&board, &mut Draw(seed));
        worked += usize::from(!work.is_empty());
        for format in Format::ALL {
            let text = with_work(&board, &work, format);
            let reading = read(&text, Topology::King).expect(&text);
            assert_eq!((&reading.board, &reading.work), (&board, &work), "{text}");
            let opened = any(text.as_bytes(), None, Topology::King).expect(&text);
            let Of::Hidato(opened) = opened else { panic!("no Hidato: {text}") };
            assert_eq!((&opened.board, &*opened.work), (&board, &work), "{text}");
            if format == Format::Json {
                assert_eq!(text.lines().count(), 1, "{text}");
                let value: serde_json::Value = serde_json::from_str(&text).expect(&text);
                // The names in another order, and many lines.
                let pretty = serde_json::to_string_pretty(&value).expect("JSON");
                let reading = read(&pretty, Topology::King).expect(&pretty);
                assert_eq!((&reading.board, &reading.work), (&board, &work), "{pretty}");
                assert_eq!(reading.format, Format::Json);
            }
            // Without work the text is the plain one.
            assert_eq!(with_work(&board, &Work::default(), format), write(&board, format));
        }
        let filled = work.filled(&board);
        assert_eq!(Work::of(&board, &filled).filled, work.filled);
    }
    assert!(worked > 300, "{worked}");
}

/// All marks of a large board are short: each cell has one run.
#[test]
fn runs_of_marks_are_short() {
    let text = format!("hidato\n{}", format!("{}\n", "0 ".repeat(24)).repeat(24));
    let board = read(&text, Topology::King).expect("a board").board;
    let all: BTreeSet<u16> = (1..=576).collect();
    let work =
        Work { marks: (0..576).map(|cell| (cell, all.clone())).collect(), ..Work::default() };
    let text = with_work(&board, &work, Format::Matrix);
    assert!(text.contains("\nmarked 24,24 1-576\n") && text.len() < 20_000, "{}", text.len());
    assert_eq!(read(&text, Topology::King).expect("a board").work, work);
}

/// Of several puzzles in a text each has the work below its rows.
#[test]
fn each_of_several_puzzles_has_its_work() {
    let one = |number: u16| format!("numbrix\n1 0 3\n0 0 0\nfilled 1,2 {number}\nmarked 2,1 5 6\n");
    let text = format!("{}\n{}", one(2), one(4));
    let found: Vec<_> = all(text.as_bytes(), None, Topology::King).collect();
    let numbers: Vec<u16> = found
        .into_iter()
        .filter_map(|found| found.read.ok().and_then(Of::hidato))
        .map(|opened| opened.work.filled[&1])
        .collect();
    assert_eq!(numbers, [2, 4]);
}

#[test]
fn faults_of_work_have_their_places() {
    let rows = "numbrix\n1 0 0\n0 -1 0\n0 0 0\n";
    for (lines, places, what) in [
        ("filled 1,2", vec![(5, 1)], "too few numbers after filled: 2"),
        ("filled 1,2 3 4", vec![(5, 14)], "4 does not belong here"),
        ("filled 2,2 3", vec![(5, 8)], "no cell in row 2, column 2"),
        ("filled 1,1 3", vec![(5, 8)], "row 1, column 1 has a number or marks already"),
        (
            "filled 1,2 3\nfilled 1,2 4",
            vec![(6, 8)],
            "row 1, column 2 has a number or marks already",
        ),
        (
            "marked 1,2 3\nfilled 1,2 3",
            vec![(6, 8)],
            "row 1, column 2 has a number or marks already",
        ),
        ("marked 1,2 3 9", vec![(5, 14)], "9 is not a number of this board"),
        ("filled 1,2 0", vec![(5, 12)], "its numbers are 1 to 8"),
        ("marked 1,2 x", vec![(5, 12)], "x does not belong here"),
        ("marked 1,2 3 7-9", vec![(5, 14)], "7-9 is not a number of this board"),
        ("marked 1,2 7-3", vec![(5, 12)], "7-3 does not belong here"),
        ("marked 1,2 3-", vec![(5, 12)], "3- does not belong here"),
        ("marked 1,2 1-99999999", vec![(5, 12)], "does not belong here"),
        ("filled 1,2 3-3", vec![(5, 12)], "3-3 does not belong here"),
        ("drawn 1,1 1,3", vec![(5, 1)], "do not touch"),
        ("drawn 1,1", vec![(5, 1)], "too few numbers after drawn: 2"),
        ("edge 1,1 1,2/filled 1,2 2/fixed", vec![(5, 27)], "fixed does not belong here"),
    ] {
        let text = format!("{rows}{lines}\n");
        let faults = read(&text, Topology::King).expect_err(&text);
        let list = faults.list();
        let told: Vec<_> = list.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(told, places, "{text}: {faults}");
        assert!(list[0].kind.to_string().contains(what), "{}", list[0].kind);
    }
}

//! Every notation of moves is read back as it was written, and each text is read in the notation
//! that fits; replays keep their times.

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, letters, steps};
use langkah_engine::sliding::notation::replay::{Form, is_replay, write_replay};
use langkah_engine::sliding::notation::{
    Convention, Counts, MOVES_MAX, Notation, Reading, follow, follow_as, is_moves, is_numbers,
    write_as,
};
use langkah_engine::sliding::random::{self, Kind};
use proptest::prelude::*;

use crate::support::{board, goal_of};

const START: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0";

/// The reading by which a notation is read.
fn reading(notation: Notation) -> Reading {
    match notation {
        Notation::Blank | Notation::Words => Reading::Letters(Convention::Blank),
        Notation::Tile => Reading::Letters(Convention::Tile),
        Notation::Numbers | Notation::Lines => Reading::Numbers,
    }
}

/// The letters of the blank for a text from the start, in the reading that fits.
fn blank(text: &str) -> String {
    let start = board(START);
    let list = follow(text, &start, &start).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(list.wrong.is_none(), "{text}: {:?}", list.wrong);
    letters(&list.ways())
}

#[test]
fn each_notation_of_the_same_moves() {
    use Move::{Left, Right, Up};
    let (start, moves) = (board(START), [Up, Up, Left, Left, Left, Right]);
    let written = [
        (Notation::Blank, Counts::None, "UULLLR"),
        (Notation::Blank, Counts::After, "U2L3R"),
        (Notation::Blank, Counts::Before, "2U 3L 1R"),
        (Notation::Tile, Counts::None, "DDRRRL"),
        (Notation::Tile, Counts::After, "D2R3L"),
        (Notation::Tile, Counts::Before, "2D 3R 1L"),
        (Notation::Words, Counts::None, "Up Up Left Left Left Right"),
        (Notation::Words, Counts::After, "Up2 Left3 Right"),
        (Notation::Words, Counts::Before, "2Up 3Left 1Right"),
        (Notation::Numbers, Counts::None, "12 8 7 6 5 5"),
        (Notation::Lines, Counts::None, "8 5 5"),
    ];
    for (notation, counts, expected) in written {
        assert_eq!(write_as(&start, &moves, notation, counts), expected);
        let back = follow_as(expected, Some(reading(notation)), &start, &start).expect("moves");
        assert_eq!(back.ways(), moves, "{expected}");
    }
    assert_eq!(Metric::Multi.count(&moves), 3);
}

#[test]
fn what_people_paste_means_the_same() {
    for text in [
        "U2L3R",
        "u2 l3 r",
        "[U2, L3, R]",
        "['U', 'U', 'L', 'L', 'L', 'R']",
        "(\"up\", \"up\", \"left\", \"left\", \"left\", \"right\")\r\n",
        "2U3LR",
        "UU 3L R",
        "2U,\n3L,\nR",
        "{UU;LLL;R}",
        "[12, 8, 7, 6, 5, 5]",
        "12,8\n7,6,5\n5",
        "8 5 5",
        "8, 5, 5",
        "D2R3L",
        "2D 3R L",
    ] {
        assert_eq!(blank(text), "UULLLR", "{text:?}");
    }
    // An apostrophe that is no quote may turn a move round.
    for text in ["U'2L3R", "U' L", "'U' L'", "L'U", "U 'L"] {
        assert!(!is_moves(text), "{text:?}");
    }
    // A count that could belong to either letter belongs to the one that it touches, unless the
    // board allows only the other one.
    assert_eq!(blank("U 3L"), "ULLL");
    assert_eq!(blank("L3 2U"), "LLLUU");
    assert_eq!(blank("L 3R"), "LLLR");
}

#[test]
fn a_reading_can_be_asked_for() {
    let start = board("1 2 3\n4 0 5\n6 7 8");
    let ways = |reading| {
        let list = follow_as("LU", Some(Reading::Letters(reading)), &start, &start);
        letters(&list.expect("moves").ways())
    };
    assert_eq!(ways(Convention::Blank), "LU");
    assert_eq!(ways(Convention::Tile), "RD");
    let asked = |text, reading| {
        follow_as(text, Some(reading), &start, &start)
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    let other = "is in another notation than the other moves, or than the one that was asked for; \
                 write all moves as letters, or all as numbers of tiles";
    assert_eq!(asked("4 5", Reading::ALL[0]), Err(format!("1:1: “4” {other}")));
    assert_eq!(asked("4\n5 U", Reading::Numbers), Err(format!("2:3: “U” {other}")));
}

#[test]
fn a_tile_that_cannot_move_is_told_with_its_place() {
    let start = board(START);
    let wrong = |text: &str| {
        let list = follow(text, &start, &start).expect("numbers");
        (list.steps.len(), list.length, list.wrong.map(|wrong| wrong.to_string()))
    };
    let told = "1:4: move 2, tile 1, is not possible: the tile is not in the row or the column of \
                the blank";
    assert_eq!(wrong("12 1 3"), (1, 3, Some(told.to_owned())));
    let told = "2:1: move 2 is not possible: the board has no tile 16";
    assert_eq!(wrong("4\n16"), (3, 4, Some(told.to_owned())));
    assert_eq!(
        wrong("0").2.as_deref(),
        Some("1:1: move 1 is not possible: the board has no tile 0")
    );
    assert!(wrong("99999999999999999999").2.is_some());
}

#[test]
fn texts_are_told_apart() {
    for (text, are_moves, are_numbers, has_times) in [
        ("URDL", true, false, false),
        ("2U 3L", true, false, false),
        ("12 8 4", false, true, false),
        ("R@0.1 D@0.2", false, false, true),
        ("R 0.100\nD 0.200", false, false, true),
        ("RD\n0,120", false, false, true),
        ("R 2\nD 3", true, false, false),
        ("hello", false, false, false),
        ("", false, false, false),
    ] {
        let told = (is_moves(text), is_numbers(text), is_replay(text));
        assert_eq!(told, (are_moves, are_numbers, has_times), "{text:?}");
    }
}

/// The solution and the times of the example that slidyreplay has in its tests, shortened.
#[test]
fn a_replay_of_slidysim() {
    let start = board("1 2 3\n4 5 6\n7 0 8");
    let list = follow("R2D\n0,60,98", &start, &start).expect("a replay");
    assert_eq!((list.times, list.wrong.is_some()), (Some(vec![0]), true), "the third is off");
    let list = follow("RD2\n0,60,98\n", &board(START), &start).expect("a replay");
    assert_eq!(list.times, Some(vec![0, 60, 98]));
    assert_eq!((list.reading, letters(&list.ways())), (Reading::ALL[1], "LUU".to_owned()));
}

#[test]
fn times_that_are_none() {
    let start = board(START);
    let faults = [
        ("U@x", "1:3: “x” is not the time of a move; write seconds, such as R@0.420"),
        ("U@", "1:3: “” is not the time of a move; write seconds, such as R@0.420"),
        ("U@1.0 L", "1:8: “” is not the time of a move; write seconds, such as R@0.420"),
        (
            "U@1.5 L@1.4",
            "1:9: the time “1.4” is earlier than the one before it; times never go back",
        ),
        ("U 0.5\nL", "2:1: “L” is not the time of a move; write seconds, such as R@0.420"),
        ("U 0.5\nL 1.0 x", "2:7: “x” is not the time of a move; write seconds, such as R@0.420"),
        ("U2L\n0,5", "2:1: 3 moves and 2 times; write one time for each move"),
        (
            "U2\n0,x",
            "2:1: “0” is not a direction; expected U, L, D or R, and numbers to repeat one",
        ),
        ("U2\n0,9,5", "2:5: the time “5” is earlier than the one before it; times never go back"),
        (
            "12@0.5 U@0.6",
            "1:8: “U” is in another notation than the other moves, or than the one that was asked \
             for; write all moves as letters, or all as numbers of tiles",
        ),
        ("Q@0.5", "1:1: “Q” is not a direction; expected U, L, D or R, and numbers to repeat one"),
    ];
    for (text, expected) in faults {
        let error = follow(text, &start, &start).expect_err(text);
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
    let list = follow("U@.5 L@1 5@2s", &start, &start);
    assert!(list.is_err(), "letters and numbers");
    let list = follow("U@.5 L@1 L@2.25s", &start, &start).expect("a replay");
    assert_eq!(list.times, Some(vec![500, 1000, 2250]));
}

/// A random board, a random walk from it, and times that never fall.
fn played(rows: usize, cols: usize, seed: u64, count: usize) -> (Board, Vec<Move>, Vec<u32>) {
    let start = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, seed);
    let (mut at, mut state, mut now) = (start.clone(), seed, (seed % 700) as u32);
    let (mut moves, mut times) = (Vec::new(), Vec::new());
    while moves.len() < count {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        let way = Move::ALL[(state >> 61) as usize % 4];
        if let Some(after) = at.after(way) {
            at = after;
            moves.push(way);
            now += (state >> 50) as u32 % 900;
            times.push(now);
        }
    }
    (start, moves, times)
}

proptest! {
    #[test]
    fn every_notation_is_read_back(
        rows in 2_usize..=10, cols in 2_usize..=10, count in 1_usize..200, seed: u64,
    ) {
        let (start, moves, _) = played(rows, cols, seed, count);
        let goal = steps(&start, &moves).pop().map(|step| step.board).expect("a step");
        for notation in Notation::ALL {
            for counts in Counts::ALL {
                let text = write_as(&start, &moves, notation, counts);
                let back = follow_as(&text, Some(reading(notation)), &start, &goal);
                let back = back.expect("written moves");
                prop_assert_eq!(back.ways(), moves.clone(), "{}", text);
                prop_assert!(back.ends_at_goal() && back.length == moves.len());
                // Nobody forces it: another reading is taken only if it also ends at the goal.
                let free = follow(&text, &start, &goal).expect("written moves");
                prop_assert!(free.ends_at_goal(), "{}", text);
            }
        }
    }

    #[test]
    fn every_replay_is_read_back(
        rows in 2_usize..=6, cols in 2_usize..=6, count in 1_usize..80, seed: u64,
    ) {
        let (start, moves, times) = played(rows, cols, seed, count);
        let goal = steps(&start, &moves).pop().map(|step| step.board).expect("a step");
        let from_first: Vec<u32> = times.iter().map(|time| time - times[0]).collect();
        for form in Form::ALL {
            for notation in Notation::ALL {
                let text = write_replay(&start, &moves, &times, notation, form);
                let is_slidysim = form == Form::Slidysim;
                let by = if is_slidysim { Reading::ALL[1] } else { reading(notation) };
                let back = follow_as(&text, Some(by), &start, &goal).expect("a replay");
                prop_assert_eq!(back.ways(), moves.clone(), "{}", text);
                let expected = if is_slidysim { &from_first } else { &times };
                prop_assert_eq!(back.times.as_ref(), Some(expected), "{}", text);
            }
        }
    }

    #[test]
    fn no_text_of_likely_parts_makes_it_panic(
        text in "([udlrUDLR]|[0-9]{1,3}|[ ,;@.()\\[\\]'\"\n]|up|Left|0,|R@0\\.4){0,40}",
    ) {
        let start = board(START);
        if let Ok(list) = follow(&text, &start, &start) {
            prop_assert!(list.steps.len() <= list.length && list.length <= MOVES_MAX);
            prop_assert_eq!(&steps(&start, &list.ways()), &list.steps);
            prop_assert_eq!(list.wrong.is_none(), list.steps.len() == list.length);
        }
    }
}

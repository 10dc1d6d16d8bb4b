//! Lists of moves as text: letters, counts, numbers of tiles and times, and the place where a list
//! goes wrong.

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::moves::{Move, letters, steps};
use langkah_engine::sliding::notation::{
    Convention, FollowedMoves, MOVES_MAX, NotationError, Reading, Style, follow, write,
};
use langkah_engine::sliding::random::{self, Kind};
use proptest::prelude::*;

use crate::support::{board, goal_of};

/// 13 moves from its goal: `assets/samples/gentle-13-moves.txt` is another; this one is 3×3.
const START: &str = "1 2 3\n5 6 0\n7 8 4";
const GOAL: &str = "1 2 3\n5 8 6\n0 7 4";

const BY_BLANK: Reading = Reading::Letters(Convention::Blank);
const BY_TILE: Reading = Reading::Letters(Convention::Tile);

fn followed(text: &str) -> FollowedMoves {
    follow(text, &board(START), &board(GOAL)).expect("a list of moves")
}

fn blank_ways(line: &FollowedMoves) -> Vec<Move> {
    line.steps.iter().map(|step| step.way).collect()
}

/// The published example: the blank goes left, down, left.
#[test]
fn the_published_three_moves_in_both_conventions() {
    for (text, convention) in [("LDL", Convention::Blank), ("RUR", Convention::Tile)] {
        let line = followed(text);
        assert_eq!(line.reading, Reading::Letters(convention), "{text}");
        assert_eq!(letters(&blank_ways(&line)), "LDL");
        assert!(line.ends_at_goal() && line.wrong.is_none() && !line.fits_both, "{text}");
        let boards: Vec<Board> = line.steps.iter().map(|step| step.board.clone()).collect();
        let expected = ["1 2 3\n5 0 6\n7 8 4", "1 2 3\n5 8 6\n7 0 4", GOAL].map(board);
        assert_eq!(boards, expected);
    }
}

#[test]
fn ways_of_writing_the_same_moves() {
    for text in [
        "ldl",
        " L D\nL ",
        "L,D,L",
        "left down left",
        "Left, Down, Left\r\n",
        "\u{feff}LDL",
        "L1D1L1",
    ] {
        assert_eq!(letters(&blank_ways(&followed(text))), "LDL", "{text:?}");
    }
    let line = follow("UL2", &board("1 2 3\n4 5 6\n7 8 0"), &board(GOAL)).expect("a list");
    assert_eq!(letters(&blank_ways(&line)), "ULL");
}

#[test]
fn a_list_that_goes_wrong_tells_the_place() {
    // As the tile's ways even the first move is impossible, as the blank's the third.
    let line = followed("LD\nDLL");
    assert_eq!((line.reading, line.steps.len(), line.length), (BY_BLANK, 2, 5));
    let wrong = line.wrong.expect("a wrong move").to_string();
    assert_eq!(wrong, "2:1: move 3, D, is not possible: the blank is in the bottom row");
    // The message has the letter as it was written.
    let line = followed("R2U R9");
    assert_eq!((line.reading, line.steps.len()), (BY_TILE, 3));
    let wrong = line.wrong.expect("a wrong move").to_string();
    assert_eq!(wrong, "1:5: move 4, R, is not possible: the blank is in the first column");
}

#[test]
fn a_list_that_fits_both_ways_is_the_blanks() {
    let line = follow("LR", &board("1 0 2\n3 4 5"), &board("0 1 2\n3 4 5")).expect("a list");
    assert_eq!((line.reading, line.fits_both), (BY_BLANK, true));
    assert_eq!((line.reaches_goal, line.ends_at_goal()), (Some(1), false));
    // A convention that ends at the goal goes before one whose moves are only possible.
    let line = follow("R", &board("1 0 2\n3 4 5"), &board("0 1 2\n3 4 5")).expect("a list");
    assert_eq!((line.reading, line.fits_both), (BY_TILE, false));
}

#[test]
fn what_is_no_list_of_moves() {
    let faults = [
        ("", "no moves here; expected letters such as URDL, or URDL2 where one is repeated"),
        (" ,\n", "no moves here; expected letters such as URDL, or URDL2 where one is repeated"),
        ("UDX", "1:3: “X” is not a direction; expected U, L, D or R, and numbers to repeat one"),
        ("2U3", "1:3: “3” is not a direction; expected U, L, D or R, and numbers to repeat one"),
        ("2 3U", "1:3: “3” is not a direction; expected U, L, D or R, and numbers to repeat one"),
        ("U0", "1:2: “0” is not a direction; expected U, L, D or R, and numbers to repeat one"),
        (
            "U\nR->L",
            "2:2: “-” is not a direction; expected U, L, D or R, and numbers to repeat one",
        ),
        ("R100001", "1:2: more than 100000 moves"),
        ("RU100000", "1:3: more than 100000 moves"),
        ("U100001", "1:2: more than 100000 moves"),
        ("U99999999999999999999999", "1:2: more than 100000 moves"),
    ];
    for (text, expected) in faults {
        let error = follow(text, &board(START), &board(GOAL)).expect_err(text);
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
    for longest in [format!("R{MOVES_MAX}"), "R".repeat(MOVES_MAX)] {
        let line = follow(&longest, &board(START), &board(GOAL)).expect("as long as allowed");
        assert_eq!((line.length, line.reaches_goal), (MOVES_MAX, None));
    }
    let long = "U".repeat(MOVES_MAX + 1);
    let error = follow(&long, &board(START), &board(GOAL)).expect_err("too long");
    assert_eq!(error, NotationError::TooMany { line: 1, column: 1 });
}

#[test]
fn a_list_tells_where_it_reaches_the_goal() {
    for (text, reaches_goal) in [("L", None), ("LDL", Some(3)), ("LDLR", Some(3))] {
        assert_eq!(followed(text).reaches_goal, reaches_goal, "{text}");
    }
    let goal = board(GOAL);
    let line = follow("R", &goal, &goal).expect("a list");
    assert_eq!((line.reaches_goal, line.ends_at_goal()), (Some(0), false));
}

#[test]
fn repeats_and_conventions_when_writing() {
    use Move::{Down, Left, Right, Up};
    let moves = [Up, Right, Right, Right, Down, Left, Left];
    let styles = [
        (Convention::Blank, false, "URRRDLL"),
        (Convention::Blank, true, "UR3DL2"),
        (Convention::Tile, false, "DLLLURR"),
        (Convention::Tile, true, "DL3UR2"),
    ];
    for (convention, repeats, expected) in styles {
        assert_eq!(write(&moves, Style { convention, repeats }), expected);
    }
    assert_eq!(write(&[], Style::default()), "");
}

proptest! {
    #[test]
    fn what_is_written_is_followed_to_the_goal(
        rows in 2_usize..=6, cols in 2_usize..=6, count in 1_u32..60, seed: u64,
        tile: bool, repeats: bool,
    ) {
        let start = goal_of(Goal::BlankLast, rows, cols);
        let moves = walk(&start, count, seed);
        let goal = steps(&start, &moves).last().map(|step| step.board.clone()).expect("a step");
        let convention = if tile { Convention::Tile } else { Convention::Blank };
        let text = write(&moves, Style { convention, repeats });
        let line = follow(&text, &start, &goal).expect("a list of moves");
        prop_assert!(line.ends_at_goal());
        prop_assert_eq!(line.length, moves.len());
        if line.reading == Reading::Letters(convention) {
            prop_assert_eq!(blank_ways(&line), moves);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text: String) {
        let _ = follow(&text, &board(START), &board(GOAL));
    }

    #[test]
    fn no_text_of_likely_letters_makes_it_panic(text in "[udlrUDLR0-9 ,\n]{0,40}") {
        let _ = follow(&text, &board(START), &board(GOAL));
    }
}

/// The moves of a random walk, found from the boards that two walks of the same seed leave.
fn walk(start: &Board, count: u32, seed: u64) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut before = start.clone();
    for length in 1..=count {
        let after = random::board(start, Kind::Walk(length), seed);
        let way = Move::ALL.into_iter().find(|&way| before.after(way).as_ref() == Some(&after));
        moves.push(way.expect("a walk of one more move is the same walk"));
        before = after;
    }
    moves
}

/// The boards of many moves are those of one move after another, each from the board alone.
#[test]
fn steps_are_one_move_after_another() {
    for (rows, cols) in [(2, 2), (3, 5), (4, 4), (10, 10)] {
        let start = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, 5);
        let (mut board, mut ways, mut seed) = (start.clone(), Vec::new(), 1_u64);
        let mut expected = Vec::new();
        for _ in 0..500 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let way = Move::ALL[(seed >> 62) as usize];
            let Some(after) = board.after(way) else { continue };
            let tile = board.tiles()[after.blank()];
            ways.push(way);
            expected.push((way, tile, after.clone()));
            board = after;
        }
        let told: Vec<_> = steps(&start, &ways)
            .into_iter()
            .map(|step| (step.way, step.tile, step.board))
            .collect();
        assert_eq!(told, expected, "{rows}×{cols}");
        // The first move that leaves the board ends the steps.
        let out = vec![Move::Up; rows + 1];
        assert_eq!(steps(&start, &out).len(), start.blank() / cols);
    }
}

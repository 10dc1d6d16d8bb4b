//! Grading what programs print of a Hidato: any text, and boards with one thing wrong.

use langkah_engine::hidato::board::Topology;
use langkah_engine::puzzle::grade::hidato::{FilledClaims, grade, parts, verdict};
use langkah_engine::puzzle::grade::{Verdict, words};
use langkah_engine::puzzle::hidato;
use langkah_engine::search::limits::Limits;
use proptest::prelude::*;

/// Pieces of what programs print, and of what they do not.
const PIECES: [&str; 22] = [
    "1 2 3",
    "4 5 6",
    "7 8 9",
    "1 2 3\n6 5 4\n7 8 9",
    "| 1 | 2 | 3 |",
    "1 2",
    "1 2 3 4",
    "# 1 #",
    "0 0 0",
    "-1 2 3",
    "99999999999999999999",
    "65536 65535 3",
    "Nodes: 12",
    "expanded 3",
    "generated = 18446744073709551615",
    "length 9",
    "[[1, 2, 3]",
    "",
    "\t\u{feff}",
    "é😀",
    "\r",
    "12 ms",
];

const PUZZLES: [&str; 3] = ["1 0 0\n0 0 0\n0 0 9", "1 0 .\n0 0 0\n. 0 7", "1 9 0\n0 0 0\n0 0 0"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// No text makes a panic, every fault stands in its text, and a board is called right only if
    /// each number touches the next one.
    #[test]
    fn any_text_can_be_graded(
        pieces in prop::collection::vec((0..PIECES.len(), prop::bool::ANY), 0..10),
        puzzle in 0..PUZZLES.len(),
    ) {
        let board = hidato::read(PUZZLES[puzzle], Topology::King).expect("a Hidato").board;
        let text: String = pieces
            .iter()
            .map(|&(at, is_apart)| PIECES[at].to_owned() + if is_apart { " " } else { "\n" })
            .collect();
        let claims = FilledClaims::read(&text, &board);
        let one_end = text.replace("\r\n", "\n");
        let lines: Vec<&str> = one_end.split(['\n', '\r']).collect();
        for fault in &claims.faults {
            let line = lines.get(fault.line - 1).copied().unwrap_or_default();
            prop_assert!(fault.column >= 1 && fault.column <= line.chars().count() + 1, "{text:?}");
            prop_assert!(!words::unread(fault, 9, 3).is_empty());
        }
        let limits = Limits { generated_max: 2000, ..Limits::usual() };
        let grade = grade(&board, &claims, &limits, None, &mut ());
        prop_assert_eq!(grade.verdict == Verdict::Empty, claims.is_empty());
        prop_assert!(!verdict(&grade).1.is_empty());
        parts(&grade, &claims, &board);
        if let Some(filled) = claims.filled.filter(|_| grade.flaw.is_none()) {
            let place = |number: u16| filled.iter().position(|&cell| cell == Some(number));
            for number in 1..filled.iter().flatten().count() as u16 {
                let (a, b) = (place(number).expect("it is there"), place(number + 1));
                let b = b.expect("it is there");
                let apart = (a / 3).abs_diff(b / 3).max((a % 3).abs_diff(b % 3));
                prop_assert_eq!(apart, 1, "{} in {:?}", number, text);
            }
        }
    }
}

/// A filled board is right, and with two numbers exchanged it is wrong at the first of them that no
/// longer touches.
#[test]
fn a_filled_board_is_judged() {
    let board = hidato::read(PUZZLES[0], Topology::King).expect("a Hidato").board;
    let of = |text: &str| {
        let claims = FilledClaims::read(text, &board);
        grade(&board, &claims, &Limits::usual(), None, &mut ())
    };
    assert_eq!(of("1 2 3\n6 5 4\n7 8 9\n").verdict, Verdict::Right);
    let wrong = of("1 2 8\n6 5 4\n7 3 9\n");
    assert!(wrong.verdict == Verdict::Wrong && wrong.flaw.is_some());
    assert_eq!(of("3 2 1\n4 5 6\n9 8 7\n").verdict, Verdict::Wrong, "the givens count");
}

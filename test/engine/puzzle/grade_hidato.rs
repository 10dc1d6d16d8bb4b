//! Grading what programs print of a Hidato: any text, and boards with one thing wrong.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::solve::{Options, solve};
use langkah_engine::search::limits::Limits;
use langkah_puzzle::grade::filled::FilledFlaw;
use langkah_puzzle::grade::hidato::{FilledClaims, grade, parts, verdict};
use langkah_puzzle::grade::{Verdict, words};
use langkah_puzzle::hidato;
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
        prop_assert!(!verdict(&grade, &claims).1.is_empty());
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

/// What is told of a text: the verdict, the sentence of it, and the sentences of its parts.
fn told(puzzle: &str, text: &str) -> (Verdict, String, Vec<String>) {
    let board = hidato::read(puzzle, Topology::King).expect("a Hidato").board;
    let claims = FilledClaims::read(text, &board);
    let grade = grade(&board, &claims, &Limits::usual(), None, &mut ());
    let parts = parts(&grade, &claims, &board).into_iter().map(|part| part.1).collect();
    (grade.verdict, verdict(&grade, &claims).1, parts)
}

/// A Hidato can have several solutions, and the published search gives one of them.
#[test]
fn another_solution_is_not_the_published_one() {
    let puzzle = "1 0 0\n0 -1 0\n0 0 0";
    let (verdict, said, _) = told(puzzle, "1 8 7\n2 . 6\n3 4 5\n");
    assert_eq!((verdict, said.as_str()), (Verdict::Right, "Right: it is what fauzia gives."));
    let (verdict, said, _) = told(puzzle, "1 2 3\n8 0 4\n7 6 5\n");
    let other = "Right: it is a solution, but not the one that fauzia gives.";
    assert_eq!((verdict, said.as_str()), (Verdict::Right, other));
}

/// Where a limit ends the published search, the counts can still be those of Langkah's own.
#[test]
fn the_own_search_is_told_beyond_a_limit() {
    let puzzle = "1 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 25";
    let board = hidato::read(puzzle, Topology::King).expect("a Hidato").board;
    let limits = Limits { generated_max: 30, ..Limits::usual() };
    let own = solve(&board, &Options { limits, ..Options::default() }, &mut ()).stats;
    let of = |text: &str| {
        let claims = FilledClaims::read(text, &board);
        let grade = grade(&board, &claims, &limits, None, &mut ());
        let last = parts(&grade, &claims, &board).pop().expect("a sentence").1;
        (grade.is_usual, grade.verdict, last)
    };
    let expanded = format!("Nodes expanded: {}", own.expanded);
    let (is_usual, verdict, last) = of(&expanded);
    assert_eq!((is_usual, verdict), (true, Verdict::Unknown));
    assert!(last.starts_with("The counts are those of Langkah’s own search"), "{last}");
    // The published search generates more before the limit.
    let both = format!("Nodes generated: {}\n{expanded}", own.generated);
    let (is_usual, verdict, _) = of(&both);
    assert_eq!((is_usual, verdict), (true, Verdict::Explained));
    assert_eq!(of("Nodes generated: 2").1, Verdict::Wrong);
}

#[test]
fn a_hidato_can_be_called_unsolvable() {
    for text in ["no solution", "Unsolvable!", "Tidak ada solusi", "Tidak memiliki solusi."] {
        let (verdict, said, parts) = told("1 0 3\n0 0 0\n0 2 9", text);
        assert_eq!(
            (verdict, said.as_str()),
            (Verdict::Right, "Right: the Hidato has no solution.")
        );
        assert_eq!(parts, ["Line 1: the puzzle is called unsolvable, and it is."], "{text}");
        let (verdict, _, parts) = told(PUZZLES[0], text);
        assert_eq!(verdict, Verdict::Wrong, "{text}");
        assert_eq!(parts, ["Line 1: the puzzle is called unsolvable, but it has a solution."]);
    }
    let (verdict, said, parts) = told(PUZZLES[0], "Solvable: yes");
    assert_eq!((verdict, said.as_str()), (Verdict::Right, "Right."));
    assert_eq!(parts, ["Line 1: the puzzle is called solvable, and it is."]);
    let (verdict, _, parts) = told("1 0 3\n0 0 0\n0 2 9", "Solvable: yes");
    assert_eq!(verdict, Verdict::Wrong);
    assert_eq!(parts, ["Line 1: the puzzle is called solvable, but it has no solution."]);
}

/// Two counts of the same words contradict each other, whatever the search.
#[test]
fn two_counts_of_a_hidato_contradict_each_other() {
    let (verdict, _, parts) = told(PUZZLES[0], "Expanded: 3\nExpanded: 4");
    assert_eq!(verdict, Verdict::Wrong);
    assert!(parts.contains(&"Lines 1 and 2 contradict each other.".to_owned()), "{parts:?}");
}

/// On a board with faults no search begins, as where the program solves it.
#[test]
fn the_counts_of_a_faulty_board_are_those_of_solving_it() {
    let board = hidato::read("numbrix 0 1 0/0 0 0/0 0 9", Topology::King).expect("a Hidato").board;
    let request = hidato::Request { plan: hidato::Plan::Fauzia, ..hidato::Request::default() };
    let stats = hidato::solve(&board, &request, &mut ()).finished.stats;
    let claims = FilledClaims::read(&format!("Generated: {}", stats.generated), &board);
    assert_eq!(grade(&board, &claims, &Limits::usual(), None, &mut ()).verdict, Verdict::Right);
}

/// A number that is missing and one that stands twice are told apart, and the puzzle printed again
/// is no answer.
#[test]
fn what_is_wrong_with_a_number() {
    let board = hidato::read(PUZZLES[0], Topology::King).expect("a Hidato").board;
    let flaw = |text: &str| {
        let claims = FilledClaims::read(text, &board);
        grade(&board, &claims, &Limits::usual(), None, &mut ()).flaw
    };
    assert_eq!(flaw("1 2 3\n6 0 4\n7 8 9"), Some(FilledFlaw::Missing { number: 5 }));
    let twice = Some(FilledFlaw::Twice { number: 3, a: 2, b: 4 });
    assert_eq!(flaw("1 2 3\n6 3 4\n7 8 9"), twice);
    assert_eq!(told(PUZZLES[0], PUZZLES[0]).0, Verdict::Empty);
}

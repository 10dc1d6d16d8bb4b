//! Grading what programs print in many ways: moves, boards, sums and tables.

use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::grade::claims::Claims;
use langkah_puzzle::grade::kinds::Kind;

use crate::support::board;

/// A board of two moves, down and right; its Kurang(i) of 6, 7 and 9 are 1, 1 and 4.
fn puzzle() -> Puzzle {
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    Puzzle::with(board("1 2 3\n4 0 6\n7 5 8"), &goal).expect("one size")
}

/// What is counted, and how many lines are not read.
fn counted(text: &str) -> (Vec<(Kind, u64)>, usize) {
    let claims = Claims::read(text, &puzzle());
    let counts = claims.counts.iter().map(|count| (count.kind, count.value)).collect();
    (counts, claims.faults.len())
}

#[test]
fn a_route_has_many_spellings() {
    for text in [
        "Step 1: DOWN\nStep 2: RIGHT",
        "Langkah 1 : DOWN\nLangkah 2 : RIGHT",
        "#1 DOWN\n#2 RIGHT",
        "Langkah ke-1 (Bawah)\nLangkah ke-2 (Kanan)",
        "Langkah 1: bawah (DOWN)\nLangkah 2: kanan (RIGHT)",
        "| 1 | DOWN |\n| 2 | RIGHT |",
        "* DOWN\n* RIGHT",
        "• down\n• right",
        "Step 1: Swap blank DOWN\nStep 2: Swap blank RIGHT",
        "Solusi: ⬇️ ➡️",
        "⬇ ➡",
        "Moves: ↓ DOWN → RIGHT",
        "Start -> DOWN -> RIGHT -> Goal",
        "Moves: DOWN | RIGHT",
        "Moves: DOWN => RIGHT",
    ] {
        let claims = Claims::read(text, &puzzle());
        let route = claims.route.map(|route| (route.length, route.ends_at_goal()));
        let read = (route, claims.faults.len(), claims.counts.len());
        assert_eq!(read, (Some((2, true)), 0, 0), "{text}");
    }
}

//! Grading lines of which each says several things, or something that only looks like a verdict.

use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::grade::claims::Claims;
use langkah_puzzle::grade::hidato::FilledClaims;
use langkah_puzzle::grade::kinds::Kind;
use langkah_puzzle::hidato;

use crate::support::board;

fn puzzle() -> Puzzle {
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    Puzzle::with(board("1 2 3\n4 0 6\n7 5 8"), &goal).expect("one size")
}

/// What is claimed, and how many lines are not read.
fn claimed(text: &str) -> (Vec<(Kind, u64)>, Option<bool>, usize) {
    let claims = Claims::read(text, &puzzle());
    let counts = claims.counts.iter().map(|count| (count.kind, count.value)).collect();
    let verdict = match (claims.solvable, claims.unsolvable) {
        (None, None) => None,
        (solvable, None) => solvable.map(|_| true),
        (None, _) => Some(false),
        both => panic!("{text}: {both:?}"),
    };
    (counts, verdict, claims.faults.len())
}

#[test]
fn kurang_and_x_on_one_line_are_two_figures() {
    let both = [(Kind::Sum, 6), (Kind::X, 0)];
    for text in [
        "Kurang = 6, X = 0",
        "Kurang = 6; X = 0",
        "Kurang: 6 | X: 0",
        "Kurang = 6 X = 0",
        "Kurang 6, X 0",
        "Kurang = 6 and X = 0",
        "Kurang = 6 dan X = 0",
    ] {
        assert_eq!(claimed(text), (both.to_vec(), None, 0), "{text}");
    }
    let text = "X = 1, ΣKurang(i) = 6";
    assert_eq!(claimed(text), (vec![(Kind::X, 1), (Kind::Kurangs, 6)], None, 0));
    let some = vec![(Kind::Kurang(1), 0), (Kind::Kurang(2), 0), (Kind::X, 1)];
    assert_eq!(claimed("Kurang(1) = 0, Kurang(2) = 0, X = 1"), (some, None, 0));
    let all: Vec<(Kind, u64)> = (1..).map(Kind::Kurang).zip([0, 0, 0, 0, 0, 1, 1, 0, 4]).collect();
    assert_eq!(claimed("Kurang(i): 0 0 0 0 0 1 1 0 4"), (all.clone(), None, 0));
    for text in
        ["Kurang(i): 0 0 0 0 0 1 1 0 4, X = 1", "Kurang(i): 0, 0, 0, 0, 0, 1, 1, 0, 4; X = 1"]
    {
        let all = [&all[..], &[(Kind::X, 1)]].concat();
        assert_eq!(claimed(text), (all, None, 0), "{text}");
    }
    // The last number has another name.
    assert_eq!(claimed("Kurang = 6, X = 0, Total = 6"), (vec![], None, 1));
    for text in ["Kurang + X = 6", "ΣKurang(i) + X = 6 + 0 = 6", "Sum of Kurang and X: 6"] {
        assert_eq!(claimed(text), (vec![(Kind::Sum, 6)], None, 0), "{text}");
    }
}

#[test]
fn a_verdict_stands_beside_the_sum() {
    let sum = vec![(Kind::Sum, 7)];
    for (text, is_solvable) in [
        ("Kurang + X = 7, odd: the puzzle is unsolvable", false),
        ("Kurang + X = 7 (ganjil) -> tidak dapat diselesaikan", false),
        ("Kurang + X = 7, ganjil, maka puzzle tidak bisa diselesaikan.", false),
        ("Kurang + X = 7 so the puzzle is not solvable", false),
        ("Kurang + X = 7. Not solvable.", false),
        ("Kurang + X = 7, Solvable: no", false),
        ("ΣKurang(i) + X = 7 + 0 = 7, even: the goal can be reached.", true),
        ("Unsolvable: Kurang + X = 7", false),
        ("The puzzle is solvable because Kurang + X = 7", true),
        ("Solvable: yes, Kurang + X = 7", true),
        ("Puzzle tidak dapat dicapai (Kurang + X = 7, ganjil)", false),
    ] {
        assert_eq!(claimed(text), (sum.clone(), Some(is_solvable), 0), "{text}");
    }
    let text = "This puzzle is solvable: Kurang + X is even";
    assert_eq!(claimed(text), (vec![], Some(true), 0));
    for text in ["If Kurang + X = 7, not solvable", "Kurang + X = 7, solvable if it is even"] {
        assert_eq!(claimed(text).1, None, "{text}");
    }
}

#[test]
fn what_only_looks_like_a_verdict_is_none() {
    for text in [
        "Depth 1: no solution",
        "Bound 3: no solution",
        "Threshold 7: tidak ada solusi",
        "No solution found within 5 moves, deepening",
        "Tidak ada solusi dalam 5 langkah",
        "Tidak ditemukan duplikat",
        "File cache tidak ditemukan",
        "Ubin tidak dapat digeser",
        "Unsolvable if the sum is odd",
        "Is the 8 puzzle solvable?",
    ] {
        assert_eq!(claimed(text).1, None, "{text}");
    }
    for text in [
        "No solution",
        "Tidak ditemukan solusi",
        "Solusi tidak ditemukan.",
        "Solution: not found",
        "The puzzle can’t be solved",
        "Puzzle tidak dapat dipecahkan!",
        "It is impossible to solve this puzzle",
        "The 8-puzzle is unsolvable",
        "The goal cannot be reached",
    ] {
        assert_eq!(claimed(text).1, Some(false), "{text}");
    }
    for text in ["The 8 puzzle is solvable", "This 24-puzzle can be solved."] {
        assert_eq!(claimed(text), (vec![], Some(true), 0), "{text}");
    }
    // A line that speaks of it in other words is told.
    assert_eq!(claimed("Luckily solvable"), (vec![], None, 1));
}

#[test]
fn each_count_of_a_line_is_read_or_the_line_is_told() {
    let both = vec![(Kind::Expanded, 999), (Kind::Generated, 777)];
    for text in [
        "Expanded 999 nodes and generated 777 nodes in 3 ms",
        "Diekspansi 999 simpul dan dibangkitkan 777 simpul",
        "Expanded 999 nodes / generated 777 nodes",
        "Expanded 999 nodes (generated 777 nodes)",
    ] {
        assert_eq!(claimed(text), (both.clone(), None, 0), "{text}");
    }
    let text = "Solution found in 7 moves and 999 nodes expanded";
    assert_eq!(claimed(text), (vec![(Kind::Length, 7), (Kind::Expanded, 999)], None, 0));
    for text in ["Expanded 999 nodes of 1000 in 0.5 s", "Expanded 999 of 1000 nodes"] {
        assert_eq!(claimed(text), (vec![], None, 1), "{text}");
    }
    for (text, kind) in [
        ("# of nodes expanded: 999", Kind::Expanded),
        ("#nodes generated = 999", Kind::Generated),
        ("# nodes expanded: 999", Kind::Expanded),
        ("Expanded 999 nodes in 3 sec", Kind::Expanded),
        ("Expanded 999 nodes in 2 menit", Kind::Expanded),
        ("Expanded 999 nodes, 12 KB", Kind::Expanded),
    ] {
        assert_eq!(claimed(text), (vec![(kind, 999)], None, 0), "{text}");
    }
    for text in ["# Step 3", "## Expanded", "# 8 puzzle"] {
        assert_eq!(claimed(text), (vec![], None, 0), "{text}");
    }
}

#[test]
fn a_hidato_is_told_solvable_or_not() {
    let board = hidato::read("1 0 0\n0 0 0\n0 0 9", Topology::King).expect("a Hidato").board;
    let of = |text: &str| {
        let claims = FilledClaims::read(text, &board);
        (claims.solvable, claims.unsolvable, claims.faults.len())
    };
    assert_eq!(of("Solvable: yes"), (Some(1), None, 0));
    assert_eq!(of("No solution"), (None, Some(1), 0));
    assert_eq!(of("Cell 3: no solution"), (None, None, 1));
}

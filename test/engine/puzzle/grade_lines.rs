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
    for text in ["Kurang + X = 6", "Sum of Kurang and X: 6"] {
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
        ("ΣKurang(i) + X = 7, even: the goal can be reached.", true),
        ("Unsolvable: Kurang + X = 7", false),
        ("The puzzle is solvable because Kurang + X = 7", true),
        ("Solvable: yes, Kurang + X = 7", true),
        ("Puzzle tidak dapat dicapai (Kurang + X = 7, ganjil)", false),
    ] {
        let (mut figures, verdict, faults) = claimed(text);
        figures.retain(|(kind, _)| *kind != Kind::Parity);
        assert_eq!((figures, verdict, faults), (sum.clone(), Some(is_solvable), 0), "{text}");
    }
    let text = "This puzzle is solvable: Kurang + X is even";
    assert_eq!(claimed(text), (vec![(Kind::Parity, 0)], Some(true), 0));
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

/// Students name the tile and its Kurang in many ways. What is not understood is told, and never
/// taken for a sum.
#[test]
fn kurang_of_a_tile_in_other_words() {
    for text in [
        "Ubin 2: Kurang = 1",
        "Tile 2 -> Kurang: 1",
        "i = 2, Kurang(i) = 1",
        "KURANG(i) untuk i=2 : 1",
        "Kurang ke-2 = 1",
        "[2] Kurang = 1",
        "Kurang(2)\t=\t1",
        "Fungsi Kurang(2) adalah 1",
        "KURANG(2) is 1",
        "Nilai kurang untuk ubin 2 adalah 1",
    ] {
        assert_eq!(claimed(text), (vec![(Kind::Kurang(2), 1)], None, 0), "{text}");
    }
    assert_eq!(claimed("Kurang(kosong) = 4"), (vec![(Kind::Kurang(0), 4)], None, 0));
    let all: Vec<(Kind, u64)> = (1..).map(Kind::Kurang).zip([0, 1, 1, 0, 2, 1, 1, 0, 4]).collect();
    for text in [
        "Kurang: [0, 1, 1, 0, 2, 1, 1, 0, 4]",
        "Kurang(1..9) : 0, 1, 1, 0, 2, 1, 1, 0, 4",
        "Nilai Kurang: 0 1 1 0 2 1 1 0 4",
        "Kurang(i) = [0 1 1 0 2 1 1 0 4]",
        "Kurang = {1: 0, 2: 1, 3: 1, 4: 0, 5: 2, 6: 1, 7: 1, 8: 0, 9: 4}",
    ] {
        assert_eq!(claimed(text), (all.clone(), None, 0), "{text}");
    }
    for text in ["Kurang(6): 8 -> 5 = 1", "Kurang dari 3 dan 4 = 1, 2"] {
        assert_eq!(claimed(text), (vec![], None, 1), "{text}");
    }
}

/// The board that a program shows before or after its search is no list of expansions.
#[test]
fn a_start_or_a_goal_that_is_shown_is_no_expansion() {
    let (start, goal) = ("1 2 3\n4 0 6\n7 5 8\n", "1 2 3\n4 5 6\n7 8 0\n");
    for text in [
        format!("Puzzle:\n{start}Moves: DR\n"),
        format!("Moves: DR\nFinal state:\n{goal}"),
        format!("Goal:\n{goal}Start:\n{start}Moves: DR\n"),
        format!("Start:\n{start}Goal:\n{goal}Solvable: yes\n"),
    ] {
        let claims = Claims::read(&text, &puzzle());
        assert!(claims.expansions.is_empty() && claims.faults.is_empty(), "{text}: {claims:?}");
    }
    // Boards in boxes are boards, and a label may tell the move.
    let drawn = |rows: [&str; 3]| {
        let rule = "+---+---+---+\n";
        rows.iter().fold(rule.to_owned(), |text, row| format!("{text}{row}\n{rule}"))
    };
    let boards = [
        drawn(["| 1 | 2 | 3 |", "| 4 | 0 | 6 |", "| 7 | 5 | 8 |"]),
        drawn(["| 1 | 2 | 3 |", "| 4 | 5 | 6 |", "| 7 | 0 | 8 |"]),
        drawn(["│ 1 │ 2 │ 3 │", "│ 4 │ 5 │ 6 │", "│ 7 │ 8 │ 0 │"]),
    ];
    let text = format!(
        "Langkah 0: awal\n{}Langkah 1: bawah\n{}Langkah 2: kanan\n{}",
        boards[0], boards[1], boards[2]
    );
    let claims = Claims::read(&text, &puzzle());
    assert_eq!(claims.faults, [], "{text}");
    assert_eq!(claims.counts, []);
    assert_eq!(claims.route.map(|route| (route.length, route.ends_at_goal())), Some((2, true)));
}

#[test]
fn the_moves_and_how_many_they_are_stand_in_one_line() {
    for text in [
        "Solusi (4 langkah): DR",
        "Solved in 4 moves: DOWN RIGHT",
        "Solusi ditemukan dalam 4 langkah: bawah, kanan",
        "Solusi: DR (4 langkah)",
    ] {
        let claims = Claims::read(text, &puzzle());
        let counts: Vec<_> = claims.counts.iter().map(|count| (count.kind, count.value)).collect();
        assert_eq!(counts, [(Kind::Length, 4)], "{text}");
        assert_eq!(claims.route.map(|route| route.length), Some(2), "{text}");
    }
}

/// How far a search has come says nothing of what came of it.
#[test]
fn progress_is_no_figure() {
    for text in [
        "Expanded 10 nodes so far...",
        "Progress: 10 nodes expanded",
        "Simpul dibangkitkan sejauh ini: 10",
        "Checking depth 5...",
        "Best cost so far: 12",
        "Cost awal: 6",
        "Solution not found yet, expanding...",
        "Visited set size: 32",
        "Ukuran visited: 32",
    ] {
        let (counts, verdict, _) = claimed(text);
        assert_eq!((counts, verdict), (vec![], None), "{text}");
    }
    let text = "Banyaknya simpul hidup yang dibangkitkan: 57";
    assert_eq!(claimed(text), (vec![(Kind::Generated, 57)], None, 0));
    let coloured = "\u{1b}[32mSimpul dibangkitkan: 57\u{1b}[0m";
    assert_eq!(claimed(coloured), (vec![(Kind::Generated, 57)], None, 0));
}

#[test]
fn verdicts_in_other_words() {
    for text in [
        "Cannot solve this puzzle",
        "Puzzle tak dapat diselesaikan",
        "Solusi tidak ada",
        "Solution does not exist",
        "Puzzle tidak terselesaikan",
    ] {
        assert_eq!(claimed(text).1, Some(false), "{text}");
    }
    for text in [
        "Ada solusi",
        "Puzzle memiliki solusi",
        "=== SOLVABLE ===",
        "Ya, puzzle dapat diselesaikan",
        "Karena genap, puzzle dapat diselesaikan",
        "Solvable (even)",
        "Puzzle ini bisa dipecahkan",
    ] {
        assert_eq!(claimed(text).1, Some(true), "{text}");
    }
}

#[test]
fn steps_without_a_colon_are_moves() {
    for text in [
        "Step 1 -> DOWN\nStep 2 -> RIGHT",
        "Step 1 - DOWN\nStep 2 - RIGHT",
        "Langkah 1 bawah\nLangkah 2 kanan",
        "1 DOWN\n2 RIGHT",
        "1\tdown\n2\tright",
        "[1] DOWN\n[2] RIGHT",
        "Step 1 move: down\nStep 2 move: right",
    ] {
        let claims = Claims::read(text, &puzzle());
        let route = claims.route.map(|route| (route.length, route.ends_at_goal()));
        assert_eq!(
            (route, claims.faults.len(), claims.counts.len()),
            (Some((2, true)), 0, 0),
            "{text}"
        );
    }
}

#[test]
fn the_blank_has_many_marks() {
    for mark in ["_", "__", "--", "**", "□", "⬜", "B", "kosong", "x"] {
        let text = format!(
            "1 2 3\n4 {mark} 6\n7 5 8\n1 2 3\n4 5 6\n7 {mark} 8\n1 2 3\n4 5 6\n7 8 {mark}\n"
        );
        let claims = Claims::read(&text, &puzzle());
        assert_eq!(claims.faults, [], "{text}");
        assert_eq!(claims.route.map(|route| route.length), Some(2), "{text}");
    }
}

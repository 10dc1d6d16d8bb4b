//! Grading what programs print in many ways: moves, boards, sums and tables.

use langkah_engine::plan::Preset;
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::grade::claims::Claims;
use langkah_puzzle::grade::kinds::Kind;
use langkah_puzzle::grade::{Order, Verdict, grade, words};

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

/// How long the route of a text is, and how many lines are not read.
fn routed(text: &str) -> (Option<usize>, usize) {
    let claims = Claims::read(text, &puzzle());
    (claims.route.map(|route| route.length), claims.faults.len())
}

#[test]
fn the_blank_is_a_mark_or_an_empty_cell() {
    for mark in ["#", "##", "[]", "XX"] {
        let text = format!(
            "1 2 3\n4 {mark} 6\n7 5 8\n\n1 2 3\n4 5 6\n7 {mark} 8\n\n1 2 3\n4 5 6\n7 8 {mark}\n"
        );
        assert_eq!(routed(&text), (Some(2), 0), "{text}");
        let first = "1 2 3\n4 5 6\n{mark} 7 8\n".replace("{mark}", mark);
        assert_eq!(counted(&first), (vec![], 0), "{first}");
    }
    for text in [
        // The blank is the middle one, and then stands at the end of a line.
        "1 2 3\n4   6\n7 5 8\n\n1 2 3\n4 5 6\n7   8\n\n1 2 3\n4 5 6\n7 8  \n",
        " 1  2  3\n 4     6\n 7  5  8\n\n 1  2  3\n 4  5  6\n 7     8\n\n 1  2  3\n 4  5  6\n 7  8\n",
        "| 1 | 2 | 3 |\n| 4 |   | 6 |\n| 7 | 5 | 8 |\n\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 |  | 8 |\n\n\
         | 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 | 8 | |\n",
        "│ 1 │ 2 │ 3 │\n│ 4 │   │ 6 │\n│ 7 │ 5 │ 8 │\n\n│1│2│3│\n│4│5│6│\n│7│ │8│\n\n\
         │ 1 │ 2 │ 3 │\n│ 4 │ 5 │ 6 │\n│ 7 │ 8 │   │\n",
    ] {
        assert_eq!(routed(text), (Some(2), 0), "{text}");
    }
}

#[test]
fn words_above_a_board_are_its_label() {
    let boards = ["1 2 3\n4 0 6\n7 5 8", "1 2 3\n4 5 6\n7 0 8", "1 2 3\n4 5 6\n7 8 0"];
    for labels in [
        ["Posisi awal", "Langkah 1 - BAWAH", "Langkah 2 - KANAN"],
        ["Step 0/2", "Step 1/2", "Step 2/2"],
        ["=== Step 0 ===", "=== Step 1 ===", "=== Step 2 ==="],
        ["[0]", "[1]", "[2]"],
        ["f = 2, g = 0, h = 2", "f = 2, g = 1, h = 1", "f = 2, g = 2, h = 0"],
        ["Cost = 0 + 2 = 2", "Cost = 1 + 1 = 2", "Cost = 2 + 0 = 2"],
        ["Start", "After move 1 (down):", "After move 2 (right):"],
        ["Kosong di (1, 1)", "Kosong di (2, 1)", "Kosong di (2, 2)"],
        ["Node 0 (c = 2)", "Node 1 (c = 2)", "Node 2 (c = 2)"],
        ["Move: None\nCost: 0", "Move: DOWN\nCost: 1", "Move: RIGHT\nCost: 2"],
    ] {
        let all = labels.iter().zip(boards).map(|(label, board)| format!("{label}\n{board}\n\n"));
        let text = all.collect::<String>();
        assert_eq!(routed(&text), (Some(2), 0), "{text}");
        assert_eq!(counted(&text), (vec![], 0), "{text}");
    }
    // What stands above one board alone may be a figure that is not read.
    assert_eq!(routed("Semua 12 hal\n1 2 3\n4 0 6\n7 5 8\n").1, 1);
}

#[test]
fn figures_beside_a_board_are_those_of_its_node() {
    let text = "[DEBUG] expand [1, 2, 3, 4, 0, 6, 7, 5, 8] f=2\n\
                [DEBUG] expand [1, 2, 3, 4, 5, 6, 7, 0, 8] f=2\n";
    let claims = Claims::read(text, &puzzle());
    assert_eq!((claims.expansions.len(), claims.counts.len(), claims.faults.len()), (2, 0, 0));
    let text = "1 2 3 4 0 6 7 5 8 g=0 h=2\n1 2 3 4 5 6 7 0 8 g=1 h=1\n";
    let claims = Claims::read(text, &puzzle());
    assert_eq!((claims.expansions.len(), claims.counts.len(), claims.faults.len()), (2, 0, 0));
    // Nine values of Kurang(i) are no board, whatever they are.
    assert_eq!(counted("Kurang: [0, 1, 2, 3, 4, 5, 6, 7, 8]").0.len(), 9);
}

/// The verdict, and what is told, of a text.
fn told(text: &str) -> (Verdict, Vec<String>) {
    let (puzzle, claims) = (puzzle(), Claims::read(text, &puzzle()));
    let order = Order { preset: Preset::COURSE, limits: Limits::usual(), time_max: None };
    let grade = grade(&puzzle, &claims, &order, &mut ()).expect("it goes with the board");
    let told = words::parts(&grade, &claims).into_iter().map(|(_, text)| text).collect();
    (grade.verdict, told)
}

#[test]
fn a_wrong_board_among_the_steps_is_told_at_its_line() {
    let first = "Langkah 0\n1 2 3\n4 0 6\n7 5 8\n\n";
    let wrong = "Langkah 1\n1 2 3\n4 6 0\n5 7 8\n\n";
    let second = "Langkah 1\n1 2 3\n4 5 6\n7 0 8\n\n";
    let last = "Langkah 2\n1 2 3\n4 5 6\n7 8 0\n";
    let gap = |line: usize, number: usize| {
        vec![format!(
            "Line {line}: step {number} is wrong: no move leads from the board before it to this one."
        )]
    };
    assert_eq!(told(&(first.to_owned() + wrong + last)), (Verdict::Wrong, gap(7, 1)));
    assert_eq!(told(&(first.to_owned() + last)), (Verdict::Wrong, gap(7, 1)));
    let (verdict, parts) = told(&(first.to_owned() + second + last));
    assert_eq!(verdict, Verdict::Right, "{parts:?}");
    let (verdict, parts) = told(&(first.to_owned() + second));
    assert_eq!(verdict, Verdict::Wrong);
    let short = "Line 2: after 1 move the board is not the goal: 1 tile is not in place.";
    assert_eq!(parts, [short]);
    // The moves in letters are right, but not the boards.
    let (verdict, parts) = told(&("Solusi: D R\n".to_owned() + first + wrong + last));
    assert_eq!((verdict, parts), (Verdict::Wrong, gap(8, 1)));
    // Expansions have no numbers of steps, and may jump.
    let text = "1 2 3\n4 0 6\n7 5 8\n\n1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n7 8 0\n";
    assert_eq!(told(text).0, Verdict::Right);
}

#[test]
fn each_figure_of_a_sum_is_judged() {
    let sum = |kurangs, x, sum| vec![(Kind::Kurangs, kurangs), (Kind::X, x), (Kind::Sum, sum)];
    for (text, figures) in [
        ("ΣKurang(i) + X = 6 + 0 = 6", sum(6, 0, 6)),
        ("Total Kurang + X = 7 + 0 = 6", sum(7, 0, 6)),
        ("ΣKurang + X = 0 + 1 + 1 + 4 = 6", vec![(Kind::Sum, 6)]),
        ("ΣKurang + X = 0 + 2 + 1 + 4 = 6", vec![(Kind::Sum, 7), (Kind::Sum, 6)]),
        ("Jumlah = 6 + 0 = 6", sum(6, 0, 6)),
        ("Sum + X = 6", vec![(Kind::Sum, 6)]),
        ("Σ KURANG(i) + X untuk i = 1 sampai 9 adalah 6", vec![(Kind::Sum, 6)]),
        ("Jumlah Kurang(i) dari i=1 sampai 9 = 7", vec![(Kind::Kurangs, 7)]),
        ("Sigma i=1 to 9 Kurang(i) + X = 6", vec![(Kind::Sum, 6)]),
        // This board's X is 0, so a sum of Kurang may be one with X.
        (
            "Jumlah Kurang: 6\nX = 0\nTotal = 6",
            vec![(Kind::Kurangs, 6), (Kind::X, 0), (Kind::Sum, 6)],
        ),
        (
            "Total Kurang = 6, X = 0, Total = 7",
            vec![(Kind::Kurangs, 6), (Kind::X, 0), (Kind::Sum, 7)],
        ),
        ("Kurang: 6", vec![(Kind::Sum, 6)]),
    ] {
        assert_eq!(counted(text), (figures, 0), "{text}");
    }
    // Without figures of the board a total may be one of anything.
    assert_eq!(counted("Total: 7"), (vec![], 0));
}

#[test]
fn x_has_longer_names() {
    for text in ["Nilai X adalah 0", "X is 0", "Nilai X (ubin kosong): 0", "Posisi kosong X = 0"] {
        assert_eq!(counted(text), (vec![(Kind::X, 0)], 0), "{text}");
    }
    // A greater number may be the blank's column, so the line is told as unread.
    assert_eq!(counted("Posisi kosong X = 3"), (vec![], 1));
    assert_eq!(counted("Nilai X = 3"), (vec![(Kind::X, 3)], 0));
}

#[test]
fn even_and_odd_are_judged() {
    let parity = |value| (vec![(Kind::Parity, value)], 0);
    for text in ["ΣKurang(i) + X ganjil", "Kurang + X is odd", "Parity: odd", "Paritas: ganjil"] {
        assert_eq!(counted(text), parity(1), "{text}");
    }
    for text in ["Nilai Kurang + X genap", "The sum is even."] {
        assert_eq!(counted(text), parity(0), "{text}");
    }
    let both = (vec![(Kind::Sum, 6), (Kind::Parity, 1)], 0);
    for text in
        ["Kurang + X = 6 (ganjil)", "ΣKurang(i) + X = 6, odd", "Total Kurang + X = 6 => odd"]
    {
        assert_eq!(counted(text), both, "{text}");
    }
    let (verdict, told) = told("Kurang + X = 6 (ganjil)");
    assert_eq!(verdict, Verdict::Wrong);
    assert_eq!(
        told,
        ["Line 1: 6 as ΣKurang + X: right.", "Line 1: ΣKurang + X is called odd, but it is even."]
    );
    // The place of the blank, a rule and a condition are no parity of the sum.
    for text in ["Blank in an even row", "An odd sum cannot be solved", "If the sum is odd, stop"] {
        assert_eq!(counted(text).0, vec![], "{text}");
    }
}

#[test]
fn counts_have_other_words_and_signs() {
    for text in [
        "nodesGenerated: 8",
        "\"nodes_generated\": 8,",
        "{'nodes_generated': 8}",
        "**Jumlah simpul yang dibangkitkan:** 8",
        "║ Simpul dibangkitkan : 8 ║",
        "Nodes generated........8",
        "Jumlah simpul bangkit: 8",
        "... 3 nodes generated\nNodes generated: 8",
    ] {
        assert_eq!(counted(text), (vec![(Kind::Generated, 8)], 0), "{text}");
    }
    for text in ["Jumlah pergeseran: 2", "Number of actions: 2", "Number of swaps: 2"] {
        assert_eq!(counted(text), (vec![(Kind::Length, 2)], 0), "{text}");
    }
    assert_eq!(counted("Nodes popped: 3"), (vec![(Kind::Expanded, 3)], 0));
}

#[test]
fn counts_that_grow_are_progress() {
    let text = "Simpul dibangkitkan: 3\nSimpul dibangkitkan: 6\nSimpul dibangkitkan: 8\n";
    assert_eq!(counted(text), (vec![(Kind::Generated, 8)], 0));
    let text = "Simpul dibangkitkan: 8\nSimpul dibangkitkan: 6\nSimpul dibangkitkan: 8\n";
    assert_eq!(counted(text).0.len(), 3);
}

#[test]
fn tables_have_heads() {
    let rows = "1 | 0\n2 | 0\n6 | 1\n7 | 1\n9 | 4\n";
    let kurang: Vec<(Kind, u64)> =
        [(1, 0), (2, 0), (6, 1), (7, 1), (9, 4)].map(|(tile, k)| (Kind::Kurang(tile), k)).into();
    for head in
        ["i | Kurang(i)", "Nomor Ubin | Nilai Kurang", "Ubin ke-i | Kurang(i)", "Tile Kurang"]
    {
        assert_eq!(counted(&format!("{head}\n{rows}")), (kurang.clone(), 0), "{head}");
    }
    let wide = "Tile | Position | Kurang\n1 | 1 | 0\n6 | 6 | 1\n9 | 5 | 4\n| Total | 6 |\n";
    let all = [(Kind::Kurang(1), 0), (Kind::Kurang(6), 1), (Kind::Kurang(9), 4), (Kind::Sum, 6)];
    assert_eq!(counted(wide), (all.to_vec(), 0));
    let figures = vec![(Kind::Length, 2), (Kind::Generated, 8), (Kind::Expanded, 3)];
    for text in [
        "moves,generated,expanded,time\n2,8,3,0.01\n",
        "| Langkah | Dibangkitkan | Diekspansi | Waktu |\n|---|---|---|---|\n| 2 | 8 | 3 | 0.01 s |\n",
        "Moves\tGenerated\tExpanded\n2\t8\t3\n",
    ] {
        assert_eq!(counted(text), (figures.clone(), 0), "{text}");
    }
}

#[test]
fn more_words_of_verdicts() {
    for text in ["Terdapat solusi", "Solusi ada", "Puzzle dapat di-solve", "Puzzle solveable"] {
        let claims = Claims::read(text, &puzzle());
        assert_eq!((claims.solvable, claims.unsolvable), (Some(1), None), "{text}");
    }
    for text in ["Impossible!", "Puzzle tidak dapat di-solve", "not solveable"] {
        let claims = Claims::read(text, &puzzle());
        assert_eq!((claims.solvable, claims.unsolvable), (None, Some(1)), "{text}");
    }
    let text = "Posisi awal dapat mencapai posisi akhir";
    assert_eq!(Claims::read(text, &puzzle()).solvable, Some(1));
    let text = "Posisi awal tidak dapat mencapai posisi akhir";
    assert_eq!(Claims::read(text, &puzzle()).unsolvable, Some(1));
    for text in ["Beberapa puzzle tidak dapat diselesaikan", "Some puzzles cannot be solved"] {
        assert_eq!(Claims::read(text, &puzzle()).unsolvable, None, "{text}");
    }
}

#[test]
fn what_is_right_in_other_ways_is_not_wrong() {
    let is_right = |text: &str| {
        let (verdict, parts) = told(text);
        assert_eq!(verdict, Verdict::Right, "{text}: {parts:?}");
    };
    // Many programs show the start and the goal before the steps, and the goal again at the end.
    let (start, first) = ("1 2 3\n4 0 6\n7 5 8\n\n", "1 2 3\n4 5 6\n7 0 8\n\n");
    let goal = "1 2 3\n4 5 6\n7 8 0\n\n";
    let steps = format!("Langkah 1\n{first}Langkah 2\n{goal}");
    is_right(&format!("{steps}Posisi akhir:\n{goal}"));
    is_right(&format!("Langkah 0\n{start}{steps}Posisi akhir:\n{goal}"));
    is_right(&format!("Awal:\n{start}Tujuan:\n{goal}{steps}"));
    let moves = format!("Langkah 1\nGerak: bawah\n{first}Langkah 2\nGerak: kanan\n{goal}");
    is_right(&format!("Awal:\n{start}Tujuan:\n{goal}{moves}"));
    let grows = "Generated: 1\nGenerated: 2\nGenerated: 3\n";
    let (_, figures) = told("Nodes generated: 1\n");
    let all = figures[0].rsplit(' ').next().unwrap_or_default().trim_end_matches('.');
    is_right(&format!("{grows}Total nodes generated: {all}"));
}

#[test]
fn other_sums_and_tables_have_their_kinds() {
    for (text, figures) in [
        ("Total Kurang = 0 + 0 + 0 + 0 + 0 + 1 + 1 + 0 + 4 = 6", vec![(Kind::Kurangs, 6)]),
        ("Total Kurang = 0 + 0 + 0 + 0 + 0 + 1 + 1 + 0 + 4 + 0 = 6", vec![(Kind::Sum, 6)]),
        ("X + ΣKurang(i) = 0 + 6 = 6", vec![(Kind::Kurangs, 6), (Kind::X, 0), (Kind::Sum, 6)]),
        (
            "No | Ubin | Kurang(i)\n1 | 6 | 1\n2 | 9 | 4\n",
            vec![(Kind::Kurang(6), 1), (Kind::Kurang(9), 4)],
        ),
        ("Langkah | Cost\n0 | 2\n1 | 1\n2 | 0\n", vec![]),
        ("depth,nodes\n0,1\n1,3\n", vec![]),
        ("Depth limit: 50", vec![]),
        ("Panjang sisi: 3", vec![]),
        ("Estimated cost: 2", vec![]),
        ("Cost simpul akar: 2", vec![]),
        ("Status: 0", vec![]),
    ] {
        assert_eq!(counted(text).0, figures, "{text}");
    }
}

#[test]
fn words_and_times_around_figures_change_nothing() {
    let sum = |sum, parity| {
        let all = [(Kind::Kurangs, 6), (Kind::X, 0), (Kind::Sum, sum), (Kind::Parity, parity)];
        all.to_vec()
    };
    for (text, figures) in [
        ("ΣKurang(i) + X = 6 + 0 = 6 (genap)", sum(6, 0)),
        ("sum(Kurang) + X = 6 + 0 = 8 -> even", sum(8, 0)),
        ("ΣKurang + X = 6+0 = 6 (bilangan genap)", sum(6, 0)),
        ("[INFO] X = 1", vec![(Kind::X, 1)]),
        ("[INFO] Nodes generated: 8", vec![(Kind::Generated, 8)]),
        ("2026-11-30 09:17:12,123 - INFO - Nodes generated: 8", vec![(Kind::Generated, 8)]),
        ("Kurang + X genap (12 ms)", vec![(Kind::Parity, 0)]),
        ("[09:17:12] Kurang + X genap", vec![(Kind::Parity, 0)]),
        ("Kurang + X genap, waktu: 12 ms", vec![(Kind::Parity, 0)]),
        ("# X = 1", vec![(Kind::X, 1)]),
        ("# ΣKurang(i) + X = 12", vec![(Kind::Sum, 12)]),
        ("X = 1 jika sel kosong di posisi yang diarsir", vec![]),
        ("Sigma = 7", vec![]),
        ("X = 0\nSigma = 7", vec![(Kind::X, 0), (Kind::Sum, 7)]),
        ("X = 0\nNilai total: 7", vec![(Kind::X, 0), (Kind::Sum, 7)]),
        ("X = 0\nTotal keseluruhan: 7", vec![(Kind::X, 0), (Kind::Sum, 7)]),
        ("Sigma + X = 18", vec![(Kind::Sum, 18)]),
        ("X = 0\nTotal: 7 (ganjil)", vec![(Kind::X, 0), (Kind::Sum, 7), (Kind::Parity, 1)]),
        ("Move count: 3", vec![(Kind::Length, 3)]),
        ("Cost: 2", vec![]),
        ("Kedalaman 0", vec![]),
        ("Jumlah langkah dari posisi awal: 3", vec![(Kind::Length, 3)]),
        ("Simpul hidup awal: 1", vec![]),
        ("Total cost: 2", vec![(Kind::Length, 2)]),
        ("Current depth: 5", vec![]),
        ("Panjang open list: 25", vec![]),
        ("Simpul yang dikunjungi ulang: 0", vec![]),
        ("3 moves\n1. DOWN\n2. RIGHT", vec![(Kind::Length, 3)]),
        (
            "[INFO] generated=3, expanded=1\n[INFO] generated=6, expanded=2\n[INFO] done: generated=9, expanded=3",
            vec![(Kind::Generated, 9), (Kind::Expanded, 3)],
        ),
    ] {
        assert_eq!(counted(text), (figures, 0), "{text}");
    }
    for text in ["# Tidak ada solusi", "## Not solvable", "Solvable: false (12 ms)"] {
        assert_eq!(Claims::read(text, &puzzle()).unsolvable, Some(1), "{text}");
    }
    let text = "Puzzle yang ganjil tidak dapat diselesaikan";
    assert_eq!(Claims::read(text, &puzzle()).unsolvable, None);
}

#[test]
fn a_puzzle_that_is_shown_is_no_step() {
    let (start, goal) = ("1 2 3\n4 0 6\n7 5 8\n\n", "1 2 3\n4 5 6\n7 8 0\n\n");
    let moves = "Solution path:\n1. DOWN\n2. RIGHT\n";
    let text = format!("Initial state:\n{start}Goal state:\n{goal}{moves}");
    assert_eq!(told(&text).0, Verdict::Right);
    assert_eq!(told(&format!("{text}Final state:\n{goal}")).0, Verdict::Right);
    // One move leads from the start to the goal.
    let (start, goal) = ("1 2 3\n4 5 6\n7 0 8\n\n", "1 2 3\n4 5 6\n7 8 0\n\n");
    let text = format!("START\n{start}GOAL\n{goal}SOLUTION\n[0] START\n{start}[1] RIGHT\n{goal}");
    let puzzle = Puzzle::with(
        board("1 2 3\n4 5 6\n7 0 8"),
        &GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0")),
    );
    let claims = Claims::read(&text, &puzzle.expect("one size"));
    assert_eq!((claims.route.map(|route| route.length), claims.gap), (Some(1), None));
}

#[test]
fn puzzles_shown_in_any_order_are_no_expansions() {
    let (start, goal) = ("1 2 3\n4 0 6\n7 5 8\n\n", "1 2 3\n4 5 6\n7 8 0\n\n");
    let middle = "1 2 3\n4 5 6\n7 0 8\n\n";
    let moves = "Langkah 1: bawah\nLangkah 2: kanan\n";
    for text in [
        format!("Posisi awal:\n{start}{moves}"),
        format!("Tujuan:\n{goal}Awal:\n{start}{moves}"),
        format!("Tujuan:\n{goal}Awal:\n{start}Langkah 1\n{middle}Langkah 2\n{goal}"),
        format!("Masukan:\n{start}Awal:\n{start}Tujuan:\n{goal}{moves}Posisi akhir:\n{goal}"),
        format!("Langkah 0:\n{start}Step 1 of 2: DOWN\nStep 2 of 2: RIGHT\n"),
        "1. Move blank DOWN to (2,1)\n2. Move blank RIGHT to (2,2)\nJumlah langkah: 2\n".to_owned(),
    ] {
        let (verdict, parts) = told(&text);
        assert_eq!(verdict, Verdict::Right, "{text}: {parts:?}");
    }
}

#[test]
fn remarks_and_sums_so_far_are_no_figures() {
    for (text, figures) in [
        ("Total Kurang tanpa X = 6\nX = 0", vec![(Kind::Kurangs, 6), (Kind::X, 0)]),
        ("Total Kurang sampai ubin 3 = 2", vec![]),
        ("Maka X = 1", vec![(Kind::X, 1)]),
        ("Kosong di posisi 5, X = 1", vec![(Kind::X, 1)]),
        ("ΣKurang(i) + X = 6 bernilai ganjil", vec![(Kind::Sum, 6), (Kind::Parity, 1)]),
        ("Jumlah step: 2", vec![(Kind::Length, 2)]),
        ("stepCount = 2", vec![(Kind::Length, 2)]),
        ("Waktu:\nTotal: 57", vec![]),
        ("Simpul hidup: 2\nSimpul hidup: 3\nSimpul hidup: 5", vec![]),
    ] {
        assert_eq!(counted(text).0, figures, "{text}");
    }
    for text in ["Puzzle TIDAK dapat mencapai goal state", "Status goal tidak reachable"] {
        assert_eq!(Claims::read(text, &puzzle()).unsolvable, Some(1), "{text}");
    }
    for text in [
        "Catatan: puzzle dengan nilai yang ganjil tidak dapat diselesaikan.",
        "Odd sums cannot be solved.",
        "Warning: random puzzles may be unsolvable",
        "Attempt 1: unsolvable, regenerating...",
    ] {
        assert_eq!(Claims::read(text, &puzzle()).unsolvable, None, "{text}");
    }
    let text = "Kurang(6) = 1, total = 1\nKurang(7) = 1, total = 2\nKurang(8) = 0, total = 2\n\
                Kurang(9) = 4, total = 6\n";
    let sums = |(kind, _): &(Kind, u64)| kind.tile().is_none();
    let all = counted(text).0;
    assert_eq!(all.iter().copied().filter(sums).collect::<Vec<_>>(), [(Kind::Sum, 6)]);
}

/// A line of a million marks is read in one walk.
#[test]
fn long_lines_end_soon() {
    for part in ["[INFO]", "ke ", "→", "1 + ", "ubin 1 ", " (", ", ", "a=1 ", "Langkah 1: "] {
        let text = part.repeat(200_000);
        assert!(Claims::read(&text, &puzzle()).counts.len() < 3, "{part}");
    }
}

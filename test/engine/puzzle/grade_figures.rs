//! Grading the figures of solvability, the live nodes, and the boards of a solution.

use langkah_engine::plan::Preset;
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::moves::{Move, letter, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::grade::claims::Claims;
use langkah_puzzle::grade::kinds::Kind;
use langkah_puzzle::grade::{Grade, Order, Verdict, grade, words};

use crate::support::board;

/// Ten moves from the goal: DRUULLDRRD.
fn puzzle() -> Puzzle {
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    Puzzle::with(board("2 3 5\n1 0 6\n7 4 8"), &goal).expect("one size")
}

const MOVES: &str = "DRUULLDRRD";

fn graded(text: &str) -> (Claims, Grade) {
    let puzzle = puzzle();
    let claims = Claims::read(text, &puzzle);
    let limits = Limits { generated_max: 200_000, ..Limits::usual() };
    let order = Order { preset: Preset::COURSE, limits, time_max: None };
    let grade = grade(&puzzle, &claims, &order, &mut ()).expect("it goes with the board");
    (claims, grade)
}

/// The kind of each count, and whether it is right.
fn judged(text: &str) -> Vec<(Kind, Option<bool>)> {
    let (claims, grade) = graded(text);
    assert_eq!(claims.faults, [], "{text}");
    grade.counts.iter().map(|one| (one.count.kind, one.is_right)).collect()
}

#[test]
fn each_kurang_is_compared_with_its_own_number() {
    let values = [0, 1, 1, 0, 2, 1, 1, 0, 4];
    for name in ["Kurang(", "KURANG(", "Kurang (", "kurang[", "Kurang(i = "] {
        let close = if name.ends_with('[') { ']' } else { ')' };
        let lines =
            (1..).zip(values).map(|(tile, value)| format!("{name}{tile}{close} = {value}\n"));
        let (claims, grade) = graded(&(lines.collect::<String>() + MOVES));
        assert_eq!((grade.verdict, claims.faults.len()), (Verdict::Right, 0), "{name}");
        assert_eq!(grade.counts.len(), 9, "{name}");
        let told = words::parts(&grade, &claims);
        assert_eq!(told[0].1, "Line 1: 9 values of Kurang(i) are right.", "{name}");
    }
    for row in ["Kurang 0 1 1 0 2 1 1 0 4", "| i | Kurang(i) |\n|--:|--:|\n| 5 | 2 |\n| 9 | 4 |"] {
        assert!(judged(row).iter().all(|one| one.1 == Some(true)), "{row}");
    }
    let (claims, wrong) = graded(&format!("KURANG(5): 3\nKURANG(9): 4\n{MOVES}"));
    assert_eq!(wrong.verdict, Verdict::Wrong);
    assert!(wrong.explained.is_empty());
    let told = words::parts(&wrong, &claims);
    assert_eq!(told[0].1, "Line 1: 3 as Kurang(5); the right count is 2.");
    assert_eq!(told[1].1, "Line 2: 4 as Kurang(9): right.");
    // No tile has this number.
    assert_eq!(graded("Kurang(10) = 1").0.faults.len(), 1);
}

/// Where the goal numbers the tiles, Kurang(i) is that of the tile that counts as i, as practice
/// asks for it, or of the tile with this number.
#[test]
fn kurang_under_another_goal_counts_in_its_numbers() {
    let goal = GoalChoice::Board(board("1 0 3\n2 4 5\n6 7 8"));
    let puzzle = Puzzle::with(board("8 6 7\n2 5 4\n3 0 1"), &goal).expect("one size");
    let is_right = |text: &str| {
        let claims = Claims::read(text, &puzzle);
        let order = Order { preset: Preset::COURSE, limits: Limits::usual(), time_max: None };
        let grade = grade(&puzzle, &claims, &order, &mut ()).expect("it goes with the board");
        (grade.counts[0].is_right, grade.counts[0].expected)
    };
    for text in
        ["Kurang(6) = 4", "Kurang(6) = 6", "Kurang(2) = 1", "Kurang(9) = 8", "Kurang(0) = 1"]
    {
        assert_eq!(is_right(text).0, Some(true), "{text}");
    }
    assert_eq!(is_right("Kurang(6) = 5"), (Some(false), Some(4)));
}

#[test]
fn x_and_the_sums_are_read_as_such() {
    let (right, wrong) = (Some(true), Some(false));
    for (text, expected) in [
        ("X = 0", (Kind::X, right)),
        ("X = 1", (Kind::X, wrong)),
        ("Nilai X: 0", (Kind::X, right)),
        ("X               0   the blank stands an even number of steps away", (Kind::X, right)),
        ("ΣKurang(i) = 10", (Kind::Kurangs, right)),
        ("Sigma Kurang(i) = 11", (Kind::Kurangs, wrong)),
        ("Kurang(1) + Kurang(2) + Kurang(9) + X = 12", (Kind::Sum, wrong)),
        ("Kurang: 10", (Kind::Sum, right)),
    ] {
        assert_eq!(judged(text), [expected], "{text}");
    }
    let terms = [(Kind::Kurangs, right), (Kind::X, right), (Kind::Sum, right)];
    assert_eq!(judged("ΣKurang(i) + X = 10 + 0 = 10, even: the goal can be reached."), terms);
    // The place of the blank, whether the sum is even, and an `x` in the place of the blank.
    for text in ["x: 1, y: 1", "Sigma Kurang mod 2 = 0", "2 3 5\n1 x 6\n7 4 8"] {
        assert!(graded(text).1.counts.is_empty(), "{text}");
    }
    let (claims, grade) = graded("1 nodes");
    assert_eq!(words::parts(&grade, &claims)[0].1, "Line 1: 1 node; course has 57.");
}

#[test]
fn live_nodes_are_not_generated_nodes() {
    for text in
        ["Live nodes at most: 26", "Simpul hidup maksimum: 26", "| Live nodes at most | 26 |"]
    {
        assert_eq!(judged(text), [(Kind::Live, Some(true))], "{text}");
    }
    let (claims, grade) = graded("57 generated\nlive: 27");
    assert_eq!(words::parts(&grade, &claims)[1].1, "Line 2: at most 27 live nodes; course has 26.");
    for text in ["Max queue size: 26", "Nodes of the longest path: 11"] {
        assert_eq!(judged(text), [], "{text}");
    }
}

/// The boards of a solution say the same with and without the start, and beside its moves.
#[test]
fn boards_beside_moves_are_no_expansions() {
    let ways =
        MOVES.chars().filter_map(|one| Move::ALL.into_iter().find(|&way| letter(way) == one));
    let start = puzzle().start().clone();
    let steps = steps(&start, &ways.collect::<Vec<_>>());
    let boards: String = steps.iter().map(|step| step.board.to_string() + "\n").collect();
    let puzzle = format!("{start}\n{}\n", puzzle().goal());
    for text in [
        boards.clone(),
        format!("{start}\n{boards}"),
        format!("{boards}\n{MOVES}\n"),
        format!("{start}\n{boards}{MOVES}\n"),
        format!("{puzzle}{MOVES}\n{boards}"),
        format!("{puzzle}{start}\n{boards}{MOVES}"),
        format!("{start}\n{start}\n{boards}"),
    ] {
        let (claims, grade) = graded(&text);
        let length = claims.route.as_ref().map(|route| route.length);
        assert_eq!((grade.verdict, length), (Verdict::Right, Some(10)), "{text}");
        assert_eq!((claims.expansions.len(), claims.faults.len()), (0, 0), "{text}");
    }
    // Expansions before them stay expansions.
    let (first, second) = (&steps[0].board, &steps[1].board);
    let fourth = "2 3 5\n0 1 6\n7 4 8";
    let text = format!("{start}\n{first}\n{second}\n{fourth}\n\n{start}\n{boards}");
    let (claims, grade) = graded(&text);
    assert_eq!((claims.expansions.len(), grade.verdict), (4, Verdict::Right));
}

/// Figures side by side are each compared with their own, and none is taken from a time.
#[test]
fn figures_side_by_side_are_read_one_by_one() {
    let alone = |text: &str| {
        let (claims, _) = graded(text);
        let kinds: Vec<_> = claims.counts.iter().map(|one| (one.kind, one.value)).collect();
        (kinds, claims.faults.len())
    };
    for (text, kinds) in [
        ("Nodes: 1741 Time: 3", vec![(Kind::Nodes, 1741)]),
        ("Nodes: 1741 Time: 3 s", vec![(Kind::Nodes, 1741)]),
        ("time 3, nodes 1741", vec![(Kind::Nodes, 1741)]),
        ("Waktu: 0.31 detik; simpul: 1,741", vec![(Kind::Nodes, 1741)]),
        ("Nodes: 1741.0", vec![(Kind::Nodes, 1741)]),
        ("Expanded 1026, generated 1741", vec![(Kind::Expanded, 1026), (Kind::Generated, 1741)]),
        ("expanded=1026 generated=1741", vec![(Kind::Expanded, 1026), (Kind::Generated, 1741)]),
        ("Solved in 10 moves, 25 nodes", vec![(Kind::Length, 10), (Kind::Nodes, 25)]),
        ("Total time: 12 s", vec![]),
        ("1 741 nodes", vec![(Kind::Nodes, 1741)]),
    ] {
        assert_eq!(alone(text), (kinds, 0), "{text}");
    }
}

/// A number whose words do not say what it counts is not taken for nodes.
#[test]
fn a_number_without_a_noun_is_not_judged() {
    for text in ["Total = 20", "Total: 20", "Score: 5", "Result:\n5", "Hasil = 12"] {
        assert_eq!(judged(text), [], "{text}");
    }
    for text in ["Total = 1 nodes", "Total nodes = 1", "Total simpul: 1", "Nodes:\n1"] {
        assert_eq!(judged(text), [(Kind::Nodes, Some(false))], "{text}");
    }
    assert_eq!(judged("Total moves: 10"), [(Kind::Length, Some(true))]);
}

/// What a program tells while it goes on is not taken as what it tells at the end.
#[test]
fn lines_of_progress_are_not_judged() {
    let (_, right) = graded(&format!("Moves: 10\n{MOVES}"));
    assert_eq!(right.verdict, Verdict::Right);
    for line in [
        "depth: 4, nodes: 4",
        "depth=0 cost=3",
        "Expand node 1, cost 7",
        "Simpul 1, ongkos 7",
        "iteration 2: bound 8, nodes 12",
        "threshold: 8, generated: 12",
    ] {
        let (claims, grade) = graded(&format!("{line}\nMoves: 10\n{MOVES}"));
        assert_eq!((grade.verdict, claims.counts.len()), (Verdict::Right, 1), "{line}");
    }
}

/// A sum without a noun is that of the Kurang(i), with X or without.
#[test]
fn a_bare_sum_is_of_kurang() {
    // ΣKurang is 10, X is 0: the blank is two steps from its place.
    assert_eq!(judged("Sum = 10"), [(Kind::Sum, Some(true))]);
    assert_eq!(judged("Jumlah: 10"), [(Kind::Sum, Some(true))]);
    assert!(judged("Sum = 11").iter().all(|one| one.1 == Some(false)));
}

/// What a number of nodes counts is told by the word beside the noun, in the words of courses too.
#[test]
fn the_word_beside_nodes_decides_what_is_counted() {
    let kinds = |text: &str| -> Vec<Kind> {
        let (claims, _) = graded(text);
        claims.counts.iter().map(|count| count.kind).collect()
    };
    for text in [
        "Jumlah simpul ekspan: 9",
        "Jumlah simpul-E: 9",
        "Simpul yang di-ekspan: 9",
        "Simpul diekspan: 9",
        "Jumlah simpul yang dibuka = 9",
        "E-nodes: 9",
        "Expand nodes: 9",
        "9 E-nodes",
    ] {
        assert_eq!(kinds(text), [Kind::Expanded], "{text}");
    }
    for text in ["Simpul mati: 9", "Dead nodes: 9", "Simpul yang dicurigai: 9", "Good nodes: 9"] {
        assert_eq!(kinds(text), [], "{text}");
    }
    for text in ["Steps taken: 9", "Jumlah langkah yang dibuat: 9", "Langkah yang dilewati: 9"] {
        assert_eq!(kinds(text), [Kind::Length], "{text}");
    }
    for text in [
        "Jumlah simpul: 9",
        "Total number of nodes: 9",
        "9 nodes",
        "Nodes (total) = 9",
        "There are 9 nodes",
        "The number of nodes is 9",
        "Solution found after 9 nodes",
        "Jumlah simpul adalah 9",
        "Terdapat 9 simpul",
        "Jumlah node pada pohon: 9",
        "Jumlah simpul sebanyak 9 buah",
    ] {
        assert_eq!(kinds(text), [Kind::Nodes], "{text}");
    }
}

/// The sum so far behind a figure is the sum of the board behind the last one.
#[test]
fn a_sum_so_far_stands_behind_each_kurang() {
    let values = [0, 1, 1, 0, 2, 1, 1, 0, 4];
    // Programs add up in the order of the tiles, of the board, or backwards.
    let orders =
        [[1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 9, 5, 1, 6, 8, 4, 7], [9, 8, 7, 6, 5, 4, 3, 2, 1]];
    for (arrow, order) in ["=>", "->", "→"].into_iter().zip(orders) {
        let mut sum = 0;
        let lines = order.map(|tile| {
            let value = values[tile - 1];
            sum += value;
            format!("Kurang({tile})={value} {arrow} total {sum}\n")
        });
        let (claims, grade) = graded(&(lines.concat() + MOVES));
        assert_eq!((grade.verdict, claims.faults.len()), (Verdict::Right, 0), "{order:?}");
        assert_eq!(grade.counts.len(), 9);
    }
    assert_eq!(judged("Kurang(5)=2 => total 4"), [(Kind::Kurang(5), Some(true))]);
    assert_eq!(judged("Kurang(9)=3 => total 4"), [(Kind::Kurang(9), Some(false))]);
}

/// No moves are the solution of a board that is the goal; elsewhere the line is told.
#[test]
fn a_solved_board_needs_no_moves() {
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    let solved = Puzzle::with(board("1 2 3\n4 5 6\n7 8 0"), &goal).expect("one size");
    for text in ["{\"solution\": [], \"cost\": 0}\n", "Solution: []\n", "path = []"] {
        let claims = Claims::read(text, &solved);
        let order = Order { preset: Preset::COURSE, limits: Limits::usual(), time_max: None };
        let grade = grade(&solved, &claims, &order, &mut ()).expect("it goes with the board");
        assert_eq!((grade.verdict, claims.faults.len()), (Verdict::Right, 0), "{text}");
        let (claims, grade) = graded(text);
        assert_eq!((grade.verdict, claims.faults.len()), (Verdict::Empty, 1), "{text}");
    }
}

/// Moves in a sentence are told as not read: the `s` of `it's` is no second.
#[test]
fn moves_behind_it_is_are_told() {
    for text in ["it's DRUULLDRRD", "Here’s DRUULLDRRD"] {
        assert_eq!(graded(text).0.faults.len(), 1, "{text}");
    }
    assert_eq!(graded("let's go").0.faults, []);
}

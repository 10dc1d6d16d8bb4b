//! Grading the dress in which programs print: labels of boards, verdicts, unfinished lists.

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::moves::{Move, letter, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::Task;
use langkah_puzzle::grade::claims::Claims;
use langkah_puzzle::grade::{Grade, Order, Verdict, grade, words};

use crate::support::board;

const GOAL: &str = "1 2 3\n4 5 6\n7 8 0";

/// Ten moves from the goal.
const MOVES: &str = "DRUULLDRRD";

fn puzzle(start: &str) -> Puzzle {
    Puzzle::with(board(start), &GoalChoice::Board(board(GOAL))).expect("one size")
}

fn solvable() -> Puzzle {
    puzzle("2 3 5\n1 0 6\n7 4 8")
}

fn graded(puzzle: &Puzzle, text: &str) -> (Claims, Grade) {
    let claims = Claims::read(text, puzzle);
    let limits = Limits { generated_max: 200_000, ..Limits::usual() };
    let order = Order { preset: Preset::COURSE, limits, time_max: None };
    let grade = grade(puzzle, &claims, &order, &mut ()).expect("it goes with the board");
    (claims, grade)
}

fn said(puzzle: &Puzzle, text: &str) -> (Verdict, Vec<String>) {
    let (claims, grade) = graded(puzzle, text);
    let told = words::parts(&grade, &claims).into_iter().map(|(_, text)| text).collect();
    (grade.verdict, told)
}

fn boards() -> Vec<Board> {
    let ways =
        MOVES.chars().filter_map(|one| Move::ALL.into_iter().find(|&way| letter(way) == one));
    let steps = steps(solvable().start(), &ways.collect::<Vec<_>>());
    steps.into_iter().map(|step| step.board).collect()
}

/// What the search expands, and the goal.
fn expansions() -> Vec<Board> {
    let puzzle = solvable();
    let request = Request { plan: Plan::Preset(Preset::COURSE), ..Request::default() };
    let task = Task::new(puzzle.clone(), request).expect("it goes with the board");
    let trace = task.record(&mut (), NODES_MAX).1.expect("a search");
    let board = |mut at: u32| {
        let mut ways = Vec::new();
        while let Some(parent) = trace.parent(at) {
            ways.extend(Move::from_index(trace.label(at) as u8));
            at = parent;
        }
        ways.reverse();
        let last = steps(puzzle.start(), &ways).pop();
        last.map_or_else(|| puzzle.start().clone(), |step| step.board)
    };
    let expanded = (1..trace.last()).filter_map(|at| trace.moment(at).e_node()).map(board);
    expanded.chain([puzzle.goal().clone()]).collect()
}

fn lines(boards: &[Board]) -> String {
    let row = |board: &Board| board.tiles().iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    boards.iter().map(|board| row(board) + "\n").collect()
}

/// A count that stands with another number above each board is its label.
#[test]
fn a_label_above_each_board_is_no_count() {
    let boards = boards();
    for label in [
        "Langkah #",
        "Langkah #:",
        "Langkah ke #",
        "Depth #",
        "Depth: #",
        "Kedalaman: #",
        "Cost #",
        "Cost: #",
        "Simpul #",
        "Node #",
        "Node: #",
        "Status #",
        "Step #",
        "Move #",
        "Level #",
        "Expanding node # (g=0, h=7)",
        "Langkah #\n\n",
        "Depth: #\nCost: #",
        "Langkah ke-#:",
    ] {
        let labelled = |(number, board): (usize, &Board)| {
            format!("{}\n{board}\n", label.replace('#', &number.to_string()))
        };
        let text: String = (1..).zip(&boards).map(labelled).collect();
        for text in [text.clone(), format!("{text}Moves: 10\n"), format!("Moves: 10\n{text}")] {
            let (claims, grade) = graded(&solvable(), &text);
            let length = claims.route.as_ref().map(|route| route.length);
            assert_eq!((grade.verdict, length), (Verdict::Right, Some(10)), "{text}");
            assert_eq!(claims.counts.len(), usize::from(text.contains("Moves")), "{text}");
        }
    }
    let expanded = expansions();
    let text: String = (1..)
        .zip(&expanded[..expanded.len() - 1])
        .map(|(number, board)| format!("Expanding node {number} (g=0, h=7)\n{board}\n"))
        .collect();
    let (claims, grade) = graded(&solvable(), &text);
    assert_eq!((grade.verdict, claims.counts.len()), (Verdict::Right, 0));
    // A total above the first board alone, or after all boards, is a count.
    let path: String = boards.iter().map(|board| format!("{board}\n")).collect();
    for text in [format!("Moves: 9\n{path}"), format!("{path}Moves: 9\n")] {
        assert_eq!(graded(&solvable(), &text).1.verdict, Verdict::Wrong, "{text}");
    }
}

#[test]
fn verdicts_with_yes_or_no_are_read() {
    let unsolvable = puzzle("1 2 3\n4 5 6\n8 7 0");
    for (no, yes) in [
        ("Solvable: no", "Solvable: yes"),
        ("Solvable: false", "solvable = True"),
        ("isSolvable: false", "isSolvable: true"),
        ("| Solvable | no |", "| Solvable | yes |"),
        ("Dapat diselesaikan: tidak", "Dapat diselesaikan: ya"),
        ("Unsolvable: yes", "Unsolvable: no"),
        ("Not solvable", "The puzzle is solvable"),
        ("Tidak dapat diselesaikan", "Dapat diselesaikan"),
        ("Tidak bisa diselesaikan", "Bisa diselesaikan."),
    ] {
        let line = |puzzle: &Puzzle, text: &str| {
            let (verdict, told) = said(puzzle, text);
            assert_eq!(told.len(), 1, "{text}: {told:?}");
            (verdict, told.concat())
        };
        let told = "Line 1: the puzzle is called unsolvable, and it is.";
        assert_eq!(line(&unsolvable, no), (Verdict::Right, told.to_owned()), "{no}");
        let told = "Line 1: the puzzle is called solvable, and it is.";
        assert_eq!(line(&solvable(), yes), (Verdict::Right, told.to_owned()), "{yes}");
        let told = "Line 1: the puzzle is called unsolvable, but it has a solution.";
        assert_eq!(line(&solvable(), no), (Verdict::Wrong, told.to_owned()), "{no}");
        let told = "Line 1: the puzzle is called solvable, but it has no solution.";
        assert_eq!(line(&unsolvable, yes), (Verdict::Wrong, told.to_owned()), "{yes}");
    }
    // Neither a question nor a condition is a verdict.
    for text in ["Is the puzzle solvable?", "It is solvable if the sum is even"] {
        assert_eq!(said(&unsolvable, &format!("unsolvable\n{text}")).0, Verdict::Right, "{text}");
    }
}

#[test]
fn an_unfinished_list_of_expansions_is_told_as_such() {
    let all = expansions();
    let count = all.len() - 1;
    let told = |boards: &[Board]| said(&solvable(), &lines(boards));
    assert_eq!(
        told(&all[..count]),
        (Verdict::Right, vec![format!("{count} expansions are those of the search.")])
    );
    let first = format!("These are the first 5 of {count} expansions of the search.");
    assert_eq!(told(&all[..5]), (Verdict::Right, vec![first]));
    let with_goal = format!(
        "{count} expansions are those of the search; the last board is the goal, which it does not \
         expand."
    );
    assert_eq!(told(&all), (Verdict::Right, vec![with_goal.clone()]));
    // The root may be left out.
    assert_eq!(
        told(&all[1..count]).1,
        [format!("{} expansions are those of the search.", count - 1)]
    );
    let first = format!("These are the first 4 of {} expansions of the search.", count - 1);
    assert_eq!(told(&all[1..5]).1, [first]);
}

#[test]
fn one_move_is_read_in_every_wording() {
    let one = puzzle("1 2 3\n4 5 6\n7 0 8");
    for text in ["1 move", "1 step", "Solved in 1 move", "Solved in 1 move.", "1 moves"] {
        let told = vec!["Line 1: 1 move: right.".to_owned()];
        assert_eq!(said(&one, text), (Verdict::Right, told), "{text}");
    }
    assert_eq!(said(&one, "2 move").0, Verdict::Wrong);
    for text in ["Step 3", "Move 3", "Step 1 move right"] {
        assert!(graded(&one, text).0.counts.is_empty(), "{text}");
    }
}

/// The usual spellings of moves.
#[test]
fn moves_in_other_spellings_are_read() {
    let letters = MOVES.chars();
    let word = |letter: char, all: [&str; 4]| all["ULDR".find(letter).expect("a way")].to_owned();
    let named = |all: [&str; 4]| letters.clone().map(|one| word(one, all)).collect::<Vec<_>>();
    let english = named(["Up", "Left", "Down", "Right"]);
    let indonesian = named(["atas", "kiri", "bawah", "kanan"]);
    let arrows = named(["↑", "←", "↓", "→"]);
    let numbered = |before: &str, after: &str| {
        let line = |(number, word): (usize, &String)| format!("{before}{number}{after}{word}\n");
        (1..).zip(&indonesian).map(line).collect::<String>()
    };
    for text in [
        english.join(", ") + ".",
        english.join(" -> "),
        english.join(" → "),
        format!("Moves: {}.", english.join(" -> ")),
        arrows.concat(),
        arrows.join(" "),
        indonesian.join(" "),
        format!("Langkah: {}", indonesian.join(", ")),
        numbered("Langkah ke-", ": "),
        numbered("", ". Geser ke "),
        numbered("", ". Ke "),
    ] {
        let (claims, grade) = graded(&solvable(), &text);
        let length = claims.route.as_ref().map(|route| route.length);
        assert_eq!((grade.verdict, length), (Verdict::Right, Some(10)), "{text}\n{claims:?}");
        assert_eq!(claims.faults, [], "{text}");
    }
    // A board of digits without blanks between.
    let row = |board: &Board| board.tiles().iter().map(u8::to_string).collect::<String>() + "\n";
    let text: String = boards().iter().map(row).collect();
    assert_eq!(graded(&solvable(), &text).1.verdict, Verdict::Right);
}

#[test]
fn counts_that_no_search_has() {
    let unsolvable = puzzle("1 2 3\n4 5 6\n8 7 0");
    let told = said(&unsolvable, "5 moves").1;
    assert_eq!(told[1], "Line 1: 5 moves; the puzzle has no solution.");
    let (claims, _) = graded(&solvable(), "Nodes generated: -5");
    assert_eq!((claims.counts.len(), claims.faults.len()), (0, 1), "{claims:?}");
    let (_, grade) = graded(&solvable(), "X = 0");
    assert_eq!(words::verdict(&grade).1, "Right.");
}

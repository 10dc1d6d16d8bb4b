//! `solve`: solutions and figures, as JSON and as text.

use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{Move, letter};
use serde_json::{Value, json};

use crate::{data_line, file, run, run_with};

const KEYS: [&str; 38] = [
    "file", "line", "family", "format", "notes", "rows", "cols", "start", "goal", "kurang", "x",
    "sum_kurang_x", "solvable", "outcome", "moves", "metric", "length", "proved_least",
    "lower_bound", "expanded", "generated", "live_peak", "memory_bytes", "tables_bytes",
    "tables_kept", "search", "bound", "weight", "ties", "order", "visited", "depth_max",
    "search_seconds", "setup_seconds", "total_seconds", "improvements", "history", "ended_by",
];

fn board(object: &Value, key: &str) -> Board {
    let side = |key: &str| object[key].as_u64().expect("a number") as usize;
    let rows: Vec<Vec<u8>> = serde_json::from_value(object[key].clone()).expect("rows");
    let dims = Dims::new(side("rows"), side("cols")).expect("a size");
    Board::new(dims, &rows.concat()).expect("a board")
}

/// That the moves lead from the start to the goal, and their number.
fn replay(object: &Value) -> u64 {
    let mut at = board(object, "start");
    let moves = object["moves"].as_str().expect("moves");
    for name in moves.chars() {
        let step = Move::ALL.into_iter().find(|&step| letter(step) == name).expect("a letter");
        assert!(at.apply(step).is_some(), "{name} leaves the board in {moves}");
    }
    assert_eq!(at, board(object, "goal"));
    assert_eq!(object["length"], json!(moves.len()));
    moves.len() as u64
}

#[test]
fn keys_stand_in_their_order() {
    let answer = run("solve --json course/roni-tc4.txt course/roni-tc1.txt");
    assert_eq!(answer.out.lines().count(), 2);
    for line in answer.out.lines() {
        let keys = line.split('"').filter(|part| KEYS.contains(part));
        assert_eq!(keys.collect::<Vec<_>>(), KEYS, "{line}");
        let object: Value = serde_json::from_str(line).expect("an object");
        assert_eq!(object.as_object().map(serde_json::Map::len), Some(KEYS.len()));
    }
    assert_eq!(answer.status, 1);
}

/// Two searches that differ in anything have different objects.
#[test]
fn all_that_decides_a_search_is_named() {
    for (options, names) in [
        ("", json!([1.0, null, null, null, null])),
        ("--search ida --weight 1.5", json!([1.5, null, null, null, null])),
        ("--search best-first --ties oldest", json!([1.0, "oldest", "ULDR", true, null])),
        (
            "--search best-first --weight 0 --no-visited",
            json!([0.0, "least-h", "ULDR", false, null]),
        ),
        ("--search best-first --order urdl", json!([1.0, "least-h", "URDL", true, null])),
        ("--search bfs --no-visited", json!([null, null, "DLUR", false, null])),
        ("--search dfs --depth 9 --order RDLU", json!([null, null, "RDLU", true, 9])),
        ("--preset roni", json!([null, null, null, null, null])),
    ] {
        let object = run(&format!("solve --json {options} course/rahardjo-valid1.txt")).object();
        let named =
            ["weight", "ties", "order", "visited", "depth_max"].map(|name| object[name].clone());
        assert_eq!(json!(named), names, "{options}");
    }
    for (options, first) in [("", json!(false)), ("--first", json!(true))] {
        let object = run(&format!("solve --json {options} hidato/fauzia.txt")).object();
        assert_eq!(object["first"], first, "{options}");
    }
}

#[test]
fn every_search_with_every_bound() {
    for bound in ["misplaced", "manhattan", "linear-conflict", "walking-distance", "pattern-db"] {
        for search in [
            "ida",
            "best-first",
            "best-first --ties newest",
            "best-first --ties oldest",
            "best-first --ties least-h",
            "best-first --no-visited",
        ] {
            let arguments = format!("solve --json --search {search} --bound {bound}");
            let answer = run(&format!("{arguments} course/handoyo-solvable1_15.txt"));
            let object = answer.object();
            assert_eq!(replay(&object), 15, "{arguments}");
            assert_eq!(object["outcome"], json!("solved"));
            assert_eq!(object["proved_least"], json!(true), "{arguments}");
            assert_eq!(object["lower_bound"], json!(15), "{arguments}");
            assert_eq!(object["search"].as_str(), search.split(' ').next(), "{arguments}");
            assert_eq!(object["bound"], json!(bound));
            assert_eq!((answer.status, answer.err.as_str()), (0, ""));
        }
    }
}

#[test]
fn published_counts() {
    let table = [
        ("roni", "roni-tc2", 23, "generated", 98203),
        ("roni", "roni-tc3", 21, "generated", 15357),
        ("roni", "roni-tc4", 13, "generated", 438),
        ("rahardjo", "rahardjo-valid1", 3, "expanded", 4),
        ("rahardjo", "rahardjo-valid2", 129, "expanded", 5807),
        ("rahardjo", "rahardjo-valid3", 108, "expanded", 10358),
        ("handoyo", "handoyo-solvable1_15", 15, "generated", 117),
        ("handoyo", "handoyo-solvable2_20", 20, "generated", 1933),
        ("handoyo", "handoyo-solvable3_25", 25, "generated", 38789),
    ];
    for (preset, name, length, key, count) in table {
        let object = run(&format!("solve --json --preset {preset} course/{name}.txt")).object();
        assert_eq!(replay(&object), length, "{name}");
        assert_eq!(object[key], json!(count), "{name}");
        assert_eq!(object["search"], json!(preset));
        assert_eq!(object["proved_least"], json!(preset == "roni"), "{name}");
    }
    let object = run("solve --json --preset course course/roni-tc2.txt").object();
    assert_eq!((replay(&object), &object["proved_least"]), (23, &json!(true)));
    assert_eq!(object["bound"], json!("misplaced"));
    let object = run("solve --json --preset rahardjo course/rahardjo-invalid1.txt").object();
    assert_eq!((&object["expanded"], &object["outcome"]), (&json!(0), &json!("unsolvable")));
    assert_eq!(object["bound"], json!("misplaced-with-blank"));
}

/// Handoyo's search drops the second way to a state even where it is the shorter.
#[test]
fn handoyo_claims_no_least_length() {
    let board = b"2 0 8 3 5 1 6 7 4";
    let object = run_with("solve --json --preset handoyo -", board).object();
    assert_eq!((replay(&object), &object["proved_least"]), (29, &json!(false)));
    assert!(object["lower_bound"].as_u64() <= Some(27), "{object}");
    assert_eq!(replay(&run_with("solve --json -", board).object()), 27);
}

#[test]
fn a_greater_weight_claims_no_least_length() {
    let object = run("solve --json --weight 3 course/roni-tc2.txt").object();
    assert!(replay(&object) > 23);
    assert_eq!(object["proved_least"], json!(false));
    assert!(object["lower_bound"].as_u64() <= Some(23), "{object}");
}

#[test]
fn lines_of_korf() {
    let easy = [55, 94, 42, 12, 73, 30, 9, 79];
    let lines: Vec<String> =
        easy.iter().map(|&line| data_line("korf100-blank-last.txt", line)).collect();
    let answer = run_with("solve --json --lines -", lines.join("\n\n").as_bytes());
    let objects = answer.objects();
    assert_eq!(objects.len(), easy.len());
    for (index, (object, line)) in objects.iter().zip(easy).enumerate() {
        let length: u64 = data_line("korf100.lengths", line).parse().expect("a length");
        assert_eq!(replay(object), length, "instance {line}");
        assert_eq!(object["line"], json!(2 * index + 1));
        assert_eq!(object["proved_least"], json!(true));
    }
    assert_eq!(answer.status, 0);
}

#[test]
fn the_other_goal() {
    let text = "1 0\n2 3\n";
    let object = run_with("solve --json --goal blank-first -", text.as_bytes()).object();
    assert_eq!(object["goal"], json!([[0, 1], [2, 3]]));
    assert_eq!(replay(&object), 1);
    // For the usual goal this board is an odd one.
    assert_eq!(run_with("solve --json -", text.as_bytes()).status, 1);
}

/// The text without its last three lines of figures, which are times.
fn without_times(text: &str) -> String {
    let is_time = |line: &&str| {
        ["Search time", "Set-up time", "Total time"].iter().any(|name| line.starts_with(name))
    };
    assert_eq!(text.lines().filter(is_time).count(), 3, "{text}");
    text.lines().filter(|line| !is_time(line)).map(|line| format!("{line}\n")).collect()
}

const VALID1_HEAD: &str = "\
course/rahardjo-valid1.txt
 1  2  3  4
 5  6  0  8
 9 10  7 11
13 14 15 12

i         1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
Kurang    0  0  0  0  0  0  0  1  1  1  0  0  1  1  1  9

ΣKurang        15
X               1   the blank stands an odd number of steps from its place in the goal
ΣKurang + X    16

16 is even, so it can be solved.

Moves         3 moves, proved the fewest
              DRD
Search        iterative deepening; bound: walking distance
Expanded      3
Generated     9
Path at most  4
Memory        8 bytes, and 1.9 MiB of tables
";

#[test]
fn text_with_every_step() {
    let steps = "
1. D  tile 7 goes up
 1  2  3  4
 5  6  7  8
 9 10  0 11
13 14 15 12

2. R  tile 11 goes left
 1  2  3  4
 5  6  7  8
 9 10 11  0
13 14 15 12

3. D  tile 12 goes up
 1  2  3  4
 5  6  7  8
 9 10 11 12
13 14 15  0
";
    let answer = run("solve course/rahardjo-valid1.txt");
    assert_eq!(without_times(&answer.out), VALID1_HEAD.to_owned() + steps);
    assert_eq!(run("solve --show all course/rahardjo-valid1.txt").status, 0);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
}

#[test]
fn text_without_steps() {
    let answer = run("solve --show none course/rahardjo-valid1.txt");
    assert_eq!(without_times(&answer.out), VALID1_HEAD);
}

#[test]
fn text_of_every_second_step_and_the_last() {
    let headings = |show: &str, name: &str| -> Vec<u32> {
        let answer = run(&format!("solve --show {show} course/{name}.txt"));
        let number = |line: &str| line.split_once(". ").and_then(|(number, _)| number.parse().ok());
        answer.out.lines().filter_map(number).collect()
    };
    assert_eq!(headings("2", "rahardjo-valid1"), [2, 3]);
    assert_eq!(headings("5", "handoyo-solvable2_20"), [5, 10, 15, 20]);
    assert_eq!(headings("99", "handoyo-solvable2_20"), [20]);
    assert_eq!(headings("all", "handoyo-solvable1_15"), (1..=15).collect::<Vec<_>>());
}

#[test]
fn lines_show_no_steps_unless_asked() {
    let line = b"1 2 0 3\n1 2 3 0\n";
    assert!(!run_with("solve --lines -", line).out.contains("goes"));
    assert!(run_with("solve --lines --show all -", b"1 0 3 2\n").out.contains("tile 2 goes up"));
}

#[test]
fn text_of_no_solution_and_of_no_moves() {
    let answer = run_with("solve --lines -", b"1 2 0 3\n1 2 3 0\n");
    let expected = "\
-:1
1 2
0 3

i         1  2  3  4
Kurang    0  0  0  1

ΣKurang         1
X               1   the blank stands an odd number of steps from its place in the goal
ΣKurang + X     2

2 is even, so it can be solved.

Moves         1 move, proved the fewest
              R
";
    assert!(answer.out.starts_with(expected), "{}", answer.out);
    assert!(answer.out.contains("\nMoves         0 moves: the start is the goal\nSearch "));
}

/// The figures of a puzzle that no search is begun on: no nodes, and the time of the verdict.
#[test]
fn a_puzzle_without_a_solution_has_its_figures_too() {
    let board = b"2 1\n3 0\n";
    let answer = run_with("solve -", board);
    let told = run_with("check -", board).out
        + "\
\nNot solved    no sequence of moves leads to the goal
Search        none: the verdict says that there is no solution
Expanded      0
Generated     0
Live at most  0
Total time    ";
    assert!(answer.out.starts_with(&told), "{}", answer.out);
    assert!(answer.out.ends_with(": the verdict alone\n"), "{}", answer.out);
    assert_eq!(answer.status, 1);
    let object = run_with("solve --json -", board).object();
    for key in ["expanded", "generated", "live_peak", "memory_bytes", "tables_bytes"] {
        assert_eq!(object[key], json!(0), "{key}");
    }
    assert!(object["total_seconds"].as_f64() > Some(0.0), "{object}");
}

#[test]
fn the_whole_time_holds_its_parts() {
    for arguments in ["", "--bound walking-distance", "--preset roni", "--search anytime"] {
        let object = run(&format!("solve --json {arguments} course/roni-tc2.txt")).object();
        let seconds = |key: &str| object[key].as_f64().expect("a number");
        let parts = seconds("search_seconds") + seconds("setup_seconds");
        assert!(seconds("total_seconds") >= parts, "{arguments}: {object}");
    }
}

#[test]
fn large_figures_are_grouped() {
    let answer = run("solve --show none --preset roni course/roni-tc2.txt");
    assert!(answer.out.contains("\nGenerated     98\u{a0}203\n"), "{}", answer.out);
    assert!(answer.out.contains("\nSearch        Roni, as published; bound: misplaced tiles\n"));
}

#[test]
fn moves_in_either_convention_with_numbers_on_request() {
    let board = b"1 2 3 4\n5 6 7 8\n9 10 11 12\n0 13 14 15\n";
    for (options, expected) in [
        ("", "RRR"),
        ("--letters tile", "LLL"),
        ("--repeats", "R3"),
        ("--letters tile --repeats", "L3"),
    ] {
        let object = run_with(&format!("solve - --json {options}"), board).object();
        assert_eq!(object["moves"], json!(expected), "{options}");
        let answer = run_with(&format!("solve - {options}"), board);
        assert!(answer.out.contains(&format!("\n              {expected}\n")), "{}", answer.out);
        let letter = &expected[..1];
        assert!(
            answer.out.contains(&format!("\n1. {letter}  tile 13 goes left\n")),
            "{}",
            answer.out
        );
    }
}

#[test]
fn moves_in_words() {
    let board = b"1 2 3 4\n5 6 7 8\n9 10 11 12\n0 13 14 15\n";
    let far = b"1 2 3 4\n5 6 7 8\n9 10 0 11\n13 14 15 12\n";
    for (options, board, expected) in [
        ("", &board[..], "Right Right Right"),
        ("--repeats", board, "Right3"),
        ("--repeats", far, "Right Down"),
    ] {
        let object = run_with(&format!("solve - --json --letters words {options}"), board).object();
        assert_eq!(object["moves"], json!(expected));
        let answer = run_with(&format!("solve - --letters words {options}"), board);
        assert!(answer.out.contains(&format!("\n              {expected}\n")), "{}", answer.out);
        assert!(answer.out.contains("\n1. Right  tile 1"), "{}", answer.out);
        // What is written can be read.
        let mut check = crate::langkah();
        let path = crate::file("words.txt", board);
        check.arg("check").arg(path).args(["--moves", expected]);
        let followed = String::from_utf8(check.output().expect("it runs").stdout).expect("text");
        assert!(
            followed.contains("moves to the goal; the letters name the direction of the blank.")
        );
    }
}

/// The bound that is not given is one that goes with the board.
#[test]
fn iterative_deepening_chooses_a_bound_for_the_size() {
    let board = run("random --size 5x5 --moves 12 --seed 4").out;
    for (options, bound) in [
        ("--search ida", "linear-conflict"),
        ("--weight 1", "linear-conflict"),
        ("--bound manhattan", "manhattan"),
    ] {
        let object = run_with(&format!("solve --json {options} -"), board.as_bytes()).object();
        assert_eq!((&object["search"], &object["bound"]), (&json!("ida"), &json!(bound)));
        assert_eq!((&object["proved_least"], &object["ended_by"]), (&json!(true), &json!(null)));
    }
    let answer = run_with("solve --bound manhattan --nodes 1 -", board.as_bytes());
    assert!(
        answer.out.contains("or try --bound linear-conflict, which is stronger"),
        "{}",
        answer.out
    );
}

/// No node is live that was not made; only the root is there before.
#[test]
fn an_anytime_search_has_no_more_live_nodes_than_it_made() {
    let large = run("random --size 5x5 --moves 120 --seed 3");
    let large = file("live-large.txt", large.out.as_bytes());
    let large = large.display().to_string();
    for (options, board) in [
        ("", "course/roni-tc4.txt"),
        ("--nodes 20", "course/roni-tc4.txt"),
        ("", "formats/langkah-line.txt"),
        ("--threads 1 --nodes 50000", &large),
        ("--threads 1 --nodes 50000 --metric multi", &large),
    ] {
        let arguments = format!("solve --json --search anytime {options} {board}");
        let object = run(&arguments).object();
        let number = |key: &str| object[key].as_u64().expect("a number");
        let (made, live) = (number("generated"), number("live_peak"));
        assert!((1..=made + 1).contains(&live), "{arguments}: {object}");
        assert!(live > 1 || made < 1000, "beside the root others waited, too: {object}");
    }
}

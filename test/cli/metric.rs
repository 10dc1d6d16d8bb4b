//! Multi-tile moves: a line of tiles that is shifted at once is one move.

use serde_json::json;

use crate::{file, run, run_with};

/// The blank goes two cells to the right, then two down.
const TWO: &[u8] = b"0 1 2\n4 5 3\n7 8 6\n";

/// A random board.
const FIVE: &[u8] = b"13 3 11 22 2\n10 21 1 8 20\n14 19 4 12 6\n23 16 7 18 24\n15 0 9 5 17\n";

#[test]
fn a_solution_has_the_moves_of_its_metric() {
    for (arguments, metric, length) in [
        ("", "single", 4),
        ("--metric single", "single", 4),
        ("--metric multi", "multi", 2),
        ("--metric multi --search best-first --bound manhattan", "multi", 2),
        ("--metric multi --search bfs", "multi", 2),
    ] {
        let object = run_with(&format!("solve --json {arguments} -"), TWO).object();
        assert_eq!(object["metric"], json!(metric), "{arguments}");
        assert_eq!(object["length"], json!(length), "{arguments}");
        assert_eq!(object["lower_bound"], json!(length), "{arguments}");
        assert_eq!(object["proved_least"], json!(true), "{arguments}");
        assert_eq!(object["moves"], json!("RRDD"), "{arguments}");
    }
    let answer = run_with("solve --metric multi --show none -", TWO);
    assert!(answer.out.contains("2 multi-tile moves, proved the fewest"), "{}", answer.out);
    let answer = run_with("--language id solve --metric multi --show none -", TWO);
    assert!(answer.out.contains("2 langkah multi-ubin"), "{}", answer.out);
}

#[test]
fn a_line_is_one_step_of_what_is_printed() {
    let answer = run_with("solve --metric multi -", TWO);
    for told in ["\n1. R2  tiles 1, 2 go left\n", "\n2. D2  tiles 3, 6 go up\n"] {
        assert!(answer.out.contains(told), "{told}: {}", answer.out);
    }
    assert!(!answer.out.contains("\n3. "), "{}", answer.out);
    let answer = run_with("report --metric multi -", TWO);
    for told in ["Step 1: tiles 1, 2 go left.", "Step 2: tiles 3, 6 go up."] {
        assert!(answer.out.contains(told), "{told}: {}", answer.out);
    }
    assert!(!answer.out.contains("Step 3"), "{}", answer.out);
}

#[test]
fn both_metrics_stand_in_one_comparison() {
    let answer = run_with("compare --csv --searches shortest,shortest:multi,bfs:multi -", TWO);
    let rows: Vec<Vec<&str>> = answer.out.lines().map(|line| line.split(',').collect()).collect();
    let column = |name: &str| rows[0].iter().position(|head| *head == name).expect("a column");
    let cells = |row: usize| [rows[row][column("search")], rows[row][column("moves")]];
    assert_eq!(cells(1), ["shortest", "4"], "{}", answer.out);
    assert_eq!(cells(2), ["shortest:multi", "2"]);
    assert_eq!(cells(3), ["bfs:multi", "2"]);
}

#[test]
fn a_tree_names_the_lines_that_are_shifted() {
    let path = file("two.txt", TWO);
    let target = path.with_file_name("two-multi.dot");
    let arguments = format!("solve --metric multi --trace {} {}", target.display(), path.display());
    let answer = run(&arguments);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{}", answer.out);
    let dot = std::fs::read_to_string(&target).expect("it was written");
    assert!(dot.contains("R2") && dot.contains("D2"), "{dot}");
}

#[test]
fn what_counts_single_tiles_alone_is_refused() {
    for (arguments, told) in [
        ("--search dfs", "only single-tile moves"),
        ("--search anytime", "only single-tile moves"),
        ("--bound linear-conflict", "only for single-tile moves"),
        ("--bound misplaced+1", "only for single-tile moves"),
        ("--preset course", "cannot be used with"),
    ] {
        let answer = run_with(&format!("solve --metric multi {arguments} -"), TWO);
        assert_eq!(answer.status, 2, "{arguments}: {}", answer.out);
        assert!(answer.err.contains(told), "{arguments}: {}", answer.err);
    }
    for arguments in ["--search ida", "--search best-first", "--bound manhattan", "--search bfs"] {
        let answer = run_with(&format!("solve --metric multi {arguments} -"), FIVE);
        assert_eq!(answer.status, 2, "{arguments}: {}", answer.out);
        assert!(answer.err.contains("have only the anytime search"), "{}", answer.err);
    }
}

/// The nodes are the limit, and one thread makes the same ones in every run.
const LITTLE: &str = "--metric multi --threads 1 --nodes 1500000";

#[test]
fn larger_boards_have_the_anytime_search() {
    let object = run_with(&format!("solve --json {LITTLE} -"), FIVE).object();
    let number = |name: &str| object[name].as_u64().expect("a number");
    assert_eq!(object["metric"], json!("multi"));
    assert_eq!((&object["search"], &object["bound"]), (&json!("anytime"), &json!("crossings")));
    assert_eq!((&object["outcome"], &object["ended_by"]), (&json!("solved"), &json!("nodes")));
    assert_eq!(object["proved_least"], json!(false));
    assert!(0 < number("lower_bound") && number("lower_bound") < number("length"));
    // The letters are steps of the blank, and those that go the same way are one move.
    let moves: Vec<char> = object["moves"].as_str().expect("moves").chars().collect();
    assert_eq!(moves.chunk_by(|a, b| a == b).count() as u64, number("length"));
    let history = object["history"].as_array().expect("points");
    let last = history.last().expect("a point");
    assert_eq!([&last["best"], &last["bound"]], [&object["length"], &object["lower_bound"]]);
    let first = object["improvements"][0][1].as_u64().expect("a first solution");
    assert!(first > number("length"), "{first}");

    let target = number("length") + 3;
    let object = run_with(&format!("solve --json {LITTLE} --target {target} -"), FIVE).object();
    assert_eq!(object["ended_by"], json!("target"));
    assert!(object["length"].as_u64() <= Some(target));
}

#[test]
fn larger_boards_are_told_in_the_metric() {
    for (language, told) in [
        ("en", ["multi-tile moves", "tiles that must cross each line"]),
        ("id", ["langkah multi-ubin", "ubin yang harus melewati setiap garis"]),
    ] {
        for command in ["solve --show none", "report"] {
            let answer = run_with(&format!("--language {language} {command} {LITTLE} -"), FIVE);
            for told in told {
                assert!(answer.out.contains(told), "{told}: {}", answer.out);
            }
        }
    }
    let searches = "anytime,anytime:multi,shortest:multi";
    // Several threads share the nodes: with one million one of them may leave the others too few.
    let arguments = format!("compare --csv --nodes 6000000 --searches {searches} -");
    let answer = run_with(&arguments, FIVE);
    let rows: Vec<Vec<&str>> = answer.out.lines().map(|line| line.split(',').collect()).collect();
    let column = |name: &str| rows[0].iter().position(|head| *head == name).expect("a column");
    let moves = |row: usize| -> u32 { rows[row][column("moves")].parse().expect("a number") };
    assert!(moves(2).max(moves(3)) < moves(1), "{}", answer.out);
}

//! The searches of the 8-puzzle page: what their options do, and which options are refused.

use serde_json::json;

use crate::{run, run_with};

/// The page's example; three moves lead to its goal.
const PAGE: &[u8] = b"start\n1 2 3\n5 6 0\n7 8 4\ngoal\n1 2 3\n5 8 6\n0 7 4\n";

#[test]
fn each_is_named() {
    for (options, search, bound, length, counts) in [
        ("--preset lcsearch", "lcsearch", "misplaced", 3, (3, 8)),
        ("--preset lcsearch-program", "lcsearch-program", "misplaced", 3, (3, 10)),
        ("--search bfs", "bfs", "none", 3, (11, 32)),
        ("--search bfs --no-visited", "bfs", "none", 3, (18, 51)),
        ("--search bfs --order URDL", "bfs", "none", 3, (16, 44)),
        ("--search bfs --order ruld", "bfs", "none", 3, (16, 42)),
        ("--search dfs --depth 3", "dfs", "none", 3, (5, 15)),
        ("--search dfs --depth 3 --order URDL", "dfs", "none", 3, (8, 23)),
        ("--search dfs --depth 3 --no-visited", "dfs", "none", 3, (6, 18)),
    ] {
        let object = run_with(&format!("solve --json {options} -"), PAGE).object();
        assert_eq!(object["search"], search, "{options}");
        assert_eq!(object["bound"], bound, "{options}");
        assert_eq!(object["length"], length, "{options}");
        assert_eq!(object["proved_least"], !search.contains("dfs"), "{options}");
        let told = (object["expanded"].as_u64(), object["generated"].as_u64());
        assert_eq!(told, (Some(counts.0), Some(counts.1)), "{options}");
    }
}

#[test]
fn all_within_the_depth_is_tried() {
    let answer = run_with("solve --search dfs --depth 2 --no-visited -", PAGE);
    assert_eq!(answer.status, 3);
    for line in [
        "Not solved    every path up to the greatest depth was tried",
        "              no solution has fewer than 3 moves",
        "Search        depth-first to depth 2, no visited set; bound: none",
    ] {
        assert!(answer.out.lines().any(|told| told == line), "{line}\n{}", answer.out);
    }
    let object = run_with("solve --json --search dfs --depth 2 -", PAGE).object();
    assert_eq!(object["outcome"], "limit");
    assert_eq!(object["ended_by"], "depth");
    assert_eq!((&object["moves"], &object["lower_bound"]), (&json!(null), &json!(3)));
}

#[test]
fn they_are_compared() {
    let searches = "lcsearch,lcsearch-program,bfs,bfs:no-visited,dfs:3,dfs:2:no-visited";
    let answer = run_with(&format!("compare --csv --searches {searches} -"), PAGE);
    let rows: Vec<Vec<&str>> =
        answer.out.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let told: Vec<_> = rows.iter().map(|row| (row[1], row[2], row[3])).collect();
    let expected = [
        ("lcsearch", "solved", "3"),
        ("lcsearch-program", "solved", "3"),
        ("bfs", "solved", "3"),
        ("bfs:no-visited", "solved", "3"),
        ("dfs:3", "solved", "3"),
        ("dfs:2:no-visited", "depth", ""),
    ];
    assert_eq!(told, expected);
}

#[test]
fn what_they_do_not_take() {
    for (options, message) in [
        ("--search dfs --bound manhattan", "--bound is not for --search bfs or dfs"),
        ("--search bfs --weight 2", "--weight is not for --search bfs or dfs"),
        ("--search bfs --depth 3", "--depth is for --search dfs"),
        ("--depth 3", "--depth is for --search dfs"),
        ("--search dfs --ties oldest", "--ties is for --search best-first"),
        ("--search dfs --depth x", "invalid value"),
        ("--preset lcsearch --no-visited", "cannot be used with"),
        ("--preset lcsearch --depth 3", "cannot be used with"),
    ] {
        let answer = run(&format!("solve {options} course/roni-tc2.txt"));
        assert_eq!(answer.status, 2, "{options}");
        assert!(answer.err.contains(message), "{options}: {}", answer.err);
    }
    let answer = run("solve --depth 3 --search dfs hidato/gen-05x05-a.txt");
    assert!(answer.err.contains("--search is for sliding puzzles"), "{}", answer.err);
}

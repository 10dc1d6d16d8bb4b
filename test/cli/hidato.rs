//! Hidato and Numbrix: every status of the folders, the objects, faults, what is made.

use std::path::Path;

use serde_json::{Value, json};

use crate::{file, run, run_with};

const KEYS: [&str; 26] = [
    "file",
    "line",
    "family",
    "format",
    "notes",
    "rows",
    "cols",
    "start",
    "outcome",
    "solutions",
    "solution",
    "second_solution",
    "faults",
    "branch_nodes",
    "expanded",
    "generated",
    "live_peak",
    "probes",
    "restarts",
    "memory_bytes",
    "search",
    "first",
    "search_seconds",
    "total_seconds",
    "engine",
    "ended_by",
];

/// The puzzles of a folder of the data, without their solutions.
fn puzzles(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data").join(folder);
    let entries = std::fs::read_dir(path).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string());
    let mut names: Vec<String> = names.map(|name| name.expect("a name")).collect();
    names.retain(|name| !name.contains(".solution"));
    names.sort();
    names.into_iter().map(|name| format!("{folder}/{name}")).collect()
}

/// The rows of a file of the data.
fn rows(name: &str) -> Option<Vec<Vec<i64>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data").join(name);
    let text = std::fs::read_to_string(path).ok()?;
    let row = |line: &str| line.split_whitespace().map(|word| word.parse().ok()).collect();
    text.lines().filter(|line| !line.trim().is_empty()).map(row).collect()
}

fn rows_of(object: &Value, key: &str) -> Vec<Vec<i64>> {
    serde_json::from_value(object[key].clone()).expect("rows of numbers")
}

/// That consecutive numbers touch, each is there once, and the start's stay.
fn assert_solves(object: &Value, key: &str, is_orthogonal: bool) {
    let (start, solution) = (rows_of(object, "start"), rows_of(object, key));
    let mut places = Vec::new();
    for (row, (given, found)) in start.iter().zip(&solution).enumerate() {
        for (col, (&given, &found)) in given.iter().zip(found).enumerate() {
            assert!(given == 0 || given == found, "{object}");
            if found > 0 {
                places.push((found, row as i64, col as i64));
            }
        }
    }
    places.sort_unstable();
    assert!(places.iter().zip(1..).all(|(place, number)| place.0 == number), "{object}");
    for pair in places.windows(2) {
        let (down, right) = ((pair[0].1 - pair[1].1).abs(), (pair[0].2 - pair[1].2).abs());
        let touches = if is_orthogonal { down + right == 1 } else { down.max(right) == 1 };
        assert!(touches, "{object}");
    }
}

#[test]
fn every_puzzle_of_the_folders_has_its_status() {
    for (folder, option) in [("hidato", ""), ("numbrix", "--orthogonal")] {
        let puzzles = puzzles(folder);
        let answer = run(&format!("solve --json {option} {}", puzzles.join(" ")));
        assert_eq!(answer.err, "");
        let objects = answer.objects();
        assert_eq!(objects.len(), puzzles.len());
        for (name, object) in puzzles.iter().zip(&objects) {
            let status = if name.contains("none") {
                ("unsolvable", "none")
            } else if name.contains("multi") || name.contains("blank1") || name.contains("blank2") {
                ("solved", "several")
            } else {
                ("solved", "one")
            };
            let told = (object["outcome"].as_str(), object["solutions"].as_str());
            assert_eq!(told, (Some(status.0), Some(status.1)), "{name}");
            assert_eq!(object["family"], json!(folder), "{name}");
            assert_eq!(rows_of(object, "start"), rows(name).expect("a matrix"), "{name}");
            let is_several = status.1 == "several";
            assert_eq!(object.get("second_solution").is_some(), is_several, "{name}");
            assert_eq!(object["faults"] == json!([]), status.1 != "none", "{name}");
            if status.0 == "unsolvable" {
                assert_eq!(object["solution"], Value::Null);
                continue;
            }
            assert_solves(object, "solution", folder == "numbrix");
            if is_several {
                assert_solves(object, "second_solution", folder == "numbrix");
                assert_ne!(object["solution"], object["second_solution"], "{name}");
            } else {
                let solution = rows(&name.replace(".txt", ".solution.txt")).expect("a solution");
                assert_eq!(rows_of(object, "solution"), solution, "{name}");
            }
        }
        assert_eq!(answer.status, if folder == "hidato" { 1 } else { 0 });
    }
}

#[test]
fn statuses_of_single_files() {
    for (arguments, status) in [
        ("hidato/fauzia.txt", 0),
        ("hidato/multi-rc-4-9x9a.txt", 0),
        ("hidato/none-1-distance.txt", 1),
        ("hidato/none-2-deadend.txt hidato/fauzia.txt", 1),
        ("hidato/gen-08x08-few.txt --preset fauzia --memory 1", 3),
        ("hidato/blank20.txt --nodes 0", 3),
        ("hidato/blank20.txt --first", 0),
        ("hidato/none-1-distance.txt absent.txt", 2),
    ] {
        assert_eq!(run(&format!("solve {arguments}")).status, status, "{arguments}");
    }
}

#[test]
fn keys_stand_in_their_order() {
    let line = run("solve --json hidato/multi-rc-4-9x9a.txt").out;
    let keys: Vec<&str> = line.split('"').filter(|part| KEYS.contains(part)).collect();
    assert_eq!(keys, KEYS);
    let object: Value = serde_json::from_str(&line).expect("an object");
    assert_eq!(object.as_object().map(serde_json::Map::len), Some(KEYS.len()));
    assert_eq!((&object["search"], &object["ended_by"]), (&json!("propagate"), &Value::Null));
    let sliding = run("check --json course/roni-tc2.txt").object();
    assert_eq!(sliding["family"], json!("sliding"));
}

#[test]
fn the_first_solution_and_no_proof() {
    let object = run("solve --json --first hidato/blank20.txt").object();
    assert_eq!((&object["outcome"], &object["solutions"]), (&json!("solved"), &json!("unknown")));
    assert_solves(&object, "solution", false);
    // Where the rules alone find it, it is proved all the same.
    let object = run("solve --json --first hidato/fauzia.txt").object();
    assert_eq!(object["solutions"], json!("one"));
}

#[test]
fn the_published_search() {
    let object = run("solve --json --preset fauzia hidato/fauzia-3blank.txt").object();
    assert_eq!((&object["outcome"], &object["solutions"]), (&json!("solved"), &json!("unknown")));
    assert_eq!(
        (&object["search"], &object["engine"]),
        (&json!("fauzia"), &json!("best-first search"))
    );
    assert_solves(&object, "solution", false);
    assert!(object["expanded"].as_u64() > Some(40) && object["live_peak"].as_u64() > Some(0));
    let answer = run("solve --json --preset fauzia --memory 1 hidato/gen-08x08-few.txt");
    let object = answer.object();
    assert_eq!((&object["outcome"], &object["ended_by"]), (&json!("limit"), &json!("memory")));
    assert_eq!((answer.status, &object["solution"]), (3, &Value::Null));
    let text = run("solve --preset fauzia --memory 1 hidato/gen-08x08-few.txt").out;
    assert!(text.contains("the limit of 1.0 MiB of memory is reached"), "{text}");
    assert!(text.contains("orders the nodes and never prunes one"), "{text}");
}

#[test]
fn the_text_of_a_solution() {
    let answer = run("solve hidato/gen-05x05-few.txt");
    let parts: Vec<&str> = answer.out.split("\n\n").collect();
    assert_eq!(parts.len(), 5, "{}", answer.out);
    assert!(parts[0].starts_with("hidato/gen-05x05-few.txt\nHidato 5×5, 25 cells, "));
    assert!(parts[1].contains("__"));
    assert_eq!(parts[2], "One solution: proved to be the only one.");
    let solution = rows("hidato/gen-05x05-few.solution.txt").expect("a solution");
    let line = |row: &Vec<i64>| {
        let words: Vec<String> = row.iter().map(|number| format!("{number:>2}")).collect();
        words.join(" ")
    };
    assert_eq!(parts[3], solution.iter().map(line).collect::<Vec<_>>().join("\n"));
    for name in ["Search        Branch and bound", "Expanded      0", "Generated", "Search time"] {
        assert!(parts[4].contains(name), "{name}: {}", parts[4]);
    }
    let steps = run("solve --show all hidato/gen-05x05-few.txt").out;
    let given = rows("hidato/gen-05x05-few.txt").expect("a matrix").concat();
    let empty = given.iter().filter(|&&number| number == 0).count();
    let last = steps.trim_end().lines().last().expect("a line");
    assert!(last.starts_with(&format!("{empty}. ")) && last.contains(" at row "), "{last}");
}

#[test]
fn steps_tell_what_failed_and_what_rules_out_the_others() {
    let steps = run("solve --show all hidato/gen-10x10-few2.txt").out;
    let guess = |line: &str| line.contains("a guess that held; the rules alone also allow row ");
    assert!(steps.lines().any(guess), "{steps}");
    let failed = |line: &str| line.contains(" (failed here before: ") && line.contains(" at row ");
    assert!(steps.lines().any(failed), "{steps}");
    let by_link = |line: &str| line.contains("by the link rule") && line.contains(": ");
    assert!(steps.lines().any(by_link), "{steps}");
    // Restarts leave facts of the puzzle.
    let steps = run("solve --show all hidato/gen-20x20-holes.txt").out;
    assert!(steps.contains(" (no solution has "), "{steps}");
}

#[test]
fn all_reasons_of_an_infeasible_board_are_told() {
    let text = b"hidato\n1 0 0 9\n0 0 0 0\n0 9 17 2\n";
    let object = run_with("solve --json -", text).object();
    let faults: Vec<String> = serde_json::from_value(object["faults"].clone()).expect("a list");
    assert_eq!(
        faults,
        [
            "17 at row 3, column 3 is out of range: 12 cells take the numbers 1 to 12",
            "9 stands in 2 cells: row 1, column 4 and row 3, column 2",
        ]
    );
    let answer = run_with("check -", b"hidato\n1 0 0 2\n0 0 0 0\n0 0 12 0\n");
    assert_eq!(answer.status, 1);
    assert!(
        answer.out.contains("No solution: the givens contradict each other.\n"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("  1 and 2 must touch; "), "{}", answer.out);
}

#[test]
fn check_tells_everything_but_the_solution() {
    let object = run("check --json --orthogonal numbrix/rc-numbrix-1.txt").object();
    assert_eq!((&object["family"], &object["solvable"]), (&json!("numbrix"), &json!(true)));
    assert_eq!((&object["solutions"], &object["cells"]), (&json!("one"), &json!(81)));
    assert!(object.get("solution").is_none() && object["difficulty"].is_string());
    let steps = object["steps"].as_object().expect("steps");
    let placed = ["chain", "only number", "guess"]
        .map(|rule| steps.get(rule).map_or(0, |count| count.as_u64().expect("a count")));
    let missing = 81 - object["givens"].as_u64().expect("a count");
    assert_eq!(placed.iter().sum::<u64>(), missing, "{steps:?}");
    assert!(steps.contains_key(object["hardest_rule"].as_str().expect("a rule")));
    let answer = run("check hidato/fauzia.txt hidato/none-2-deadend.txt");
    assert_eq!(answer.status, 1);
    assert!(
        answer.out.contains("\nDifficulty: hard.\nHardest rule: the link rule, once.\n"),
        "{}",
        answer.out
    );
    assert!(!answer.out.contains("Search time"), "{}", answer.out);
}

#[test]
fn faults_have_their_places() {
    let path = file("hidato-bad.txt", b"hidato\n1 0 x\n0 -1 0 4\n0 99999 3\n");
    for command in ["solve", "check"] {
        let answer = run(&format!("{command} {}", path.display()));
        let told = answer.err.replace(&path.display().to_string(), "FILE");
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!((answer.status, answer.out.as_str(), lines.len()), (2, "", 4), "{told}");
        assert!(lines[0].starts_with("FILE:2:5: “x” is not a cell; expected a number"), "{told}");
        assert!(lines[1].starts_with("FILE:3:8: this row has 4 cells, expected 3"), "{told}");
        assert!(lines[2].starts_with("FILE:4:3: 99999 is too great"), "{told}");
        assert!(lines[3].starts_with("FILE: for example, a Hidato: hidato 1 0 0/"), "{told}");
    }
}

#[test]
fn options_of_the_other_family_are_refused() {
    for (arguments, message) in [
        ("solve --bound manhattan hidato/fauzia.txt", "hidato/fauzia.txt: --bound is for sliding"),
        ("solve --preset roni hidato/fauzia.txt", "hidato/fauzia.txt: this --preset is for slid"),
        ("solve --preset fauzia course/roni-tc2.txt", "course/roni-tc2.txt: --preset fauzia is fo"),
        ("solve --first course/roni-tc2.txt", "course/roni-tc2.txt: --first is for Hidato"),
        ("solve --metric multi hidato/fauzia.txt", "hidato/fauzia.txt: --metric multi is for slid"),
        ("report --metric multi hidato/fauzia.txt", "hidato/fauzia.txt: --metric multi is for sl"),
        ("check --moves UD hidato/fauzia.txt", "hidato/fauzia.txt: --moves is for sliding"),
        ("convert --to course hidato/fauzia.txt", "hidato/fauzia.txt: this format is for sliding"),
        ("convert --to matrix course/roni-tc2.txt", "course/roni-tc2.txt: this format is for Hid"),
        ("random --hidato 8x8 --moves 3", "error: the argument '--hidato <RxC>' cannot be used"),
        ("random --shape heart", "error: --shape is for --hidato"),
        ("random --hidato 40x40", "error: invalid value '40x40' for '--hidato <RxC>': 1600 cells"),
    ] {
        let answer = run(arguments);
        assert_eq!(answer.status, 2, "{arguments}");
        assert!(answer.err.starts_with(message), "{arguments}: {}", answer.err);
    }
}

#[test]
fn converting_there_and_back() {
    let rosetta = run("convert --to rosetta hidato/fauzia.txt").out;
    assert!(rosetta.contains("__") && rosetta.contains('.') && !rosetta.contains("-1"));
    let matrix = run_with("convert --to matrix -", rosetta.as_bytes()).out;
    let again: Vec<Vec<i64>> = matrix
        .lines()
        .map(|line| line.split_whitespace().map(|word| word.parse().expect("a number")).collect())
        .collect();
    assert_eq!(again, rows("hidato/fauzia.txt").expect("a matrix"));
}

#[test]
fn what_is_made_has_one_solution() {
    let made = run("random --hidato 7x7 --seed 5").out;
    assert_eq!(run("random --hidato 7x7 --seed 5").out, made, "the same seed, the same puzzle");
    let both = run("random --hidato 7x7 --seed 4 --count 2").out;
    assert_eq!(both.split("\n\n").nth(1), Some(made.as_str()));
    for options in [
        "7x7",
        "8x8 --orthogonal",
        "9x9 --shape heart --difficulty easy",
        "9x9 --shape holes --difficulty hard",
        "6x10 --shape disc --difficulty expert --orthogonal",
    ] {
        let puzzle = run(&format!("random --seed 8 --hidato {options}"));
        assert_eq!(puzzle.status, 0, "{options}: {}", puzzle.err);
        let object = run_with("solve --json -", puzzle.out.as_bytes()).object();
        assert_eq!(object["solutions"], json!("one"), "{options}");
        let family = if options.contains("--orthogonal") { "numbrix" } else { "hidato" };
        assert_eq!(object["family"], json!(family), "{options}");
        assert_solves(&object, "solution", family == "numbrix");
    }
}

#[test]
fn a_header_outweighs_the_option() {
    let text = b"hidato\n1 0\n0 0\n";
    let object = run_with("solve --json --orthogonal -", text).object();
    assert_eq!(object["family"], json!("hidato"));
    let object = run_with("solve --json --orthogonal -", b"1 0\n0 0\n").object();
    assert_eq!((&object["family"], &object["solutions"]), (&json!("numbrix"), &json!("several")));
}

/// Edges, as in Rikudo: `1 2 3 / 6 5 4` and two more are the solutions without them.
#[test]
fn edges_are_followed_told_and_written() {
    let board = "numbrix\n1 0 0\n0 0 0\nedge 1,2 2,2\n";
    let object = run_with("solve --json -", board.as_bytes()).object();
    assert_eq!(
        (&object["solutions"], &object["solution"]),
        (&json!("one"), &json!([[1, 4, 5], [2, 3, 6]]))
    );
    let one = run_with("convert --to line -", board.as_bytes()).out;
    assert_eq!(one, "numbrix 1 0 0/0 0 0/edge 1,2 2,2\n");
    let back = run_with("convert --to matrix -", one.as_bytes()).out;
    assert_eq!(back, board);
    let answer = run_with("check -", board.replace("2,2", "2,1").as_bytes());
    assert_eq!(answer.status, 2, "{}", answer.out);
    assert!(
        answer.err.contains(":4:1: row 1, column 2 and row 2, column 1 do not touch"),
        "{}",
        answer.err
    );
    let torn = "numbrix\n1 2 3\n6 5 0\nedge 1,1 2,1\n";
    let answer = run_with("check -", torn.as_bytes());
    assert!(
        answer.out.contains("n edge joins row 1, column 1 and row 2, column 1"),
        "{}",
        answer.out
    );
    let path = file("edge-graded.txt", board.as_bytes());
    for (filled, status) in [("1 4 5\n2 3 6\n", 0), ("1 2 3\n6 5 4\n", 1)] {
        let answer = run_with(&format!("grade {}", path.display()), filled.as_bytes());
        assert_eq!(answer.status, status, "{}{}", answer.out, answer.err);
    }
    let drawn = run_with("report -", board.as_bytes()).out;
    assert!(drawn.contains("edge 1,2 2,2"), "{drawn}");
    let bars = |name: &str, board: &str| {
        let path = file(name, board.as_bytes());
        let target = path.with_extension("svg");
        let answer = run(&format!("export {} --to {}", path.display(), target.display()));
        assert_eq!(answer.status, 0, "{}", answer.err);
        std::fs::read_to_string(target).expect("it was written").matches("<polyline").count()
    };
    // The bar, and the line around it.
    assert_eq!(bars("edge.txt", board), bars("no-edge.txt", "numbrix\n1 0 0\n0 0 0\n") + 2);
}

#[test]
fn what_check_says_holds_of_what_it_shows() {
    let answer = run_with("check -", b"hidato 1 0/0 4");
    assert!(answer.out.ends_with("\nSeveral solutions.\n"), "{}", answer.out);
    let answer = run_with("solve -", b"hidato 1 0/0 4");
    assert!(answer.out.contains("\nSeveral solutions; here are two.\n"), "{}", answer.out);
    let answer = run_with("check -", b"numbrix 0 2/3 0");
    let note = "Note: 1 is not given, though such a puzzle usually gives";
    assert!(answer.out.contains(note) && !answer.out.contains("Hidato"), "{}", answer.out);
    let answer = run_with("check -", b"hidato 2");
    assert!(answer.out.contains("Hidato 1×1, 1 cell, 1 given\n"), "{}", answer.out);
    assert!(
        answer.out.contains("out of range: the only cell takes the number 1."),
        "{}",
        answer.out
    );
}

#[test]
fn no_puzzle_of_a_text_is_left_out() {
    let text = "Puzzle 1\n1 0 3\n0 5 0\n7 0 9\n\nPuzzle 2: 1 2 3/4 5 6/7 0 8\n";
    let answer = run_with("check -", text.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(answer.out.contains("Hidato 3×3") && answer.out.contains("ΣKurang"), "{}", answer.out);
}

/// To find the reasons may take much longer than the search, and ends after as much time.
#[test]
fn the_time_limits_the_reasons() {
    let empty =
        format!("hidato\n1{}\n{}", " 0".repeat(30), format!("0{}\n", " 0".repeat(30)).repeat(30));
    let answer = run_with("solve --show all --time 3 -", empty.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (3, ""));
    let last = answer.out.lines().last().unwrap_or_default();
    assert!(last.starts_with("The limit of 3 s for the reasons is reached: "), "{last}");
    assert!(answer.out.contains("\n1. 2 at row "), "{}", answer.out);
}

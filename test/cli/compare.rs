//! `compare`: the table, the values, what is refused.

use langkah_engine::plan::BoundKind;
use serde_json::{Value, json};

use crate::{file, run, run_with};

const NEAR: &[u8] = b"1 2 3 4\n5 6 8 12\n9 10 0 15\n13 14 7 11\n";

/// The first line of the table of totals.
const ALL: &str = "All puzzles: sums; of live nodes and memory the most on one puzzle";

/// The line of a table without its last column, the time.
fn untimed(line: &str) -> Vec<&str> {
    let mut cells: Vec<&str> =
        line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect();
    cells.pop();
    cells
}

#[test]
fn the_table() {
    let answer = run_with("compare --searches ida:manhattan,best-first:misplaced,roni -", NEAR);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let mut lines = answer.out.lines();
    assert_eq!(lines.next(), Some("-"));
    let head = ["search", "moves", "fewest", "expanded", "generated", "live at most", "memory"];
    assert_eq!(untimed(lines.next().expect("heads")), head);
    for search in ["ida:manhattan", "best-first:misplaced", "roni"] {
        let cells = untimed(lines.next().expect("a row"));
        assert_eq!(cells[..3], [search, "8", "yes"], "{}", answer.out);
    }
    assert_eq!(lines.next(), None);
}

/// A search that is at its goal at once has one iteration, as its record has.
#[test]
fn a_solved_puzzle_has_one_iteration() {
    let path = file("solved.txt", b"1 2 3\n4 5 6\n7 8 0\n");
    let path = path.display();
    for (bound, least) in [("manhattan", 0), ("misplaced+5", 5)] {
        let solve = format!("solve --search ida --bound {bound} --trace - {path}");
        let answer = run(&solve);
        let ends = |line: &&str| line.starts_with("{\"nodes\"");
        let recorded = answer.out.lines().find(ends).expect("an end");
        let recorded: Value = serde_json::from_str(recorded).expect("an object");
        assert_eq!(recorded["iterations"].as_array().expect("a list").len(), 1);
        assert_eq!(recorded["iterations"][0]["bound"], json!(least));
        let compare = run(&format!("compare --json --searches ida:{bound} {path}")).object();
        assert_eq!(compare["iterations"], json!([{"bound": least, "generated": 0}]), "{bound}");
        let solved = run(&format!("solve --json --search ida --bound {bound} {path}")).object();
        for figure in ["expanded", "generated", "length"] {
            assert_eq!(compare[figure], solved[figure], "{bound} {figure}");
        }
    }
    let other = run(&format!("compare --json --searches best-first:manhattan {path}")).object();
    assert_eq!(other["iterations"], json!([]));
}

/// The counts are those of `solve`.
#[test]
fn values_equal_those_of_solve() {
    let answer = run(
        "compare --csv --searches roni,ida:linear-conflict course/roni-tc4.txt course/roni-tc3.txt",
    );
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let rows: Vec<Vec<&str>> = answer.out.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 5);
    let column = |name: &str| rows[0].iter().position(|head| *head == name).expect("a column");
    let options = ["--preset roni", "--search ida --bound linear-conflict"];
    for (index, row) in rows[1..].iter().enumerate() {
        let name = ["course/roni-tc4.txt", "course/roni-tc3.txt"][index / 2];
        assert_eq!(row[column("puzzle")], name);
        let object = run(&format!("solve --json {} {name}", options[index % 2])).object();
        for (head, key) in [
            ("moves", "length"),
            ("proved_least", "proved_least"),
            ("lower_bound", "lower_bound"),
            ("expanded", "expanded"),
            ("generated", "generated"),
            ("live_peak", "live_peak"),
        ] {
            assert_eq!(row[column(head)], object[key].to_string(), "{head}");
        }
    }
    assert_eq!(rows[1][column("generated")], "438");
}

#[test]
fn several_puzzles_have_totals() {
    let lines =
        file("compare-lines.txt", b"1 2 3 4 5 6 0 7 8\n1 2 3 4 5 6 7 8 0\n2 1 3 4 5 6 7 8 0\n");
    let answer = run(&format!("compare --lines --searches course,ida {}", lines.display()));
    assert_eq!(answer.status, 1, "{}", answer.err);
    let blocks: Vec<&str> = answer.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4, "{}", answer.out);
    assert!(blocks[2].contains("unsolvable"));
    let totals: Vec<&str> = blocks[3].lines().collect();
    assert_eq!(totals[0], ALL);
    assert_eq!(untimed(totals[2])[..3], ["course", "1.0", "2"]);
}

#[test]
fn limits_and_misfits() {
    let hard = b"0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";
    let answer = run_with("compare --csv --nodes 1000 --searches roni,ida:manhattan -", hard);
    assert_eq!((answer.status, answer.err.as_str()), (3, ""));
    assert!(
        answer.out.lines().skip(1).all(|line| line.contains(",nodes,,false,")),
        "{}",
        answer.out
    );
    let board = run("random --size 5x5 --moves 6 --seed 1").out;
    let answer = run_with("compare --searches course,ida:manhattan -", board.as_bytes());
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with("-: course: "), "{}", answer.err);
    assert!(
        answer.out.contains("misfit") && answer.out.contains("ida:manhattan"),
        "{}",
        answer.out
    );
}

/// Without `--searches` the usual ones run that go with a board: nobody has named the others.
#[test]
fn usual_searches_that_fit_no_board_are_left_out() {
    let large = run("random --size 5x5 --moves 6 --seed 1").out;
    let answer = run_with("compare -", large.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{}", answer.out);
    assert!(!answer.out.contains("misfit") && !answer.out.contains("course"), "{}", answer.out);
    assert!(answer.out.contains("ida:linear-conflict"), "{}", answer.out);
}

#[test]
fn what_is_refused() {
    let bounds = BoundKind::ALL.map(BoundKind::name).join(", ");
    let no_bound = format!("best means nothing to ida: name a bound ({bounds}");
    let no_search = "no search is called “a-star”; there are shortest, anytime, ida, best-first";
    for (searches, message) in [("ida:best", no_bound.as_str()), ("ida,a-star", no_search)] {
        let answer = run(&format!("compare --searches {searches} x"));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(message), "{message}: {}", answer.err);
    }
    let answer = run("compare no-such-file.txt");
    assert_eq!(answer.status, 2);
    let help = run("compare --help").out;
    for word in [
        "--searches",
        "--csv",
        "--time",
        "--lines",
        "course,roni,ida:misplaced,",
        "ida:walking-distance",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
}

const FEW: &str = "hidato/gen-08x08-few.txt";

/// The counts are those of `solve`; how far the rules come and what stops the published search are
/// outcomes.
#[test]
fn a_hidato_has_searches_of_its_own() {
    let searches = "propagate,propagate:first,rules,fauzia";
    let answer = run(&format!("compare --searches {searches} --nodes 5000 {FEW}"));
    assert_eq!((answer.status, answer.err.as_str()), (3, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!((lines.len(), lines[0]), (6, FEW));
    let head = ["search", "outcome", "probes", "expanded", "generated", "live at most", "memory"];
    assert_eq!(untimed(lines[1]), head);
    assert_eq!(untimed(lines[2])[..4], ["propagate", "one", "165", "47"], "{}", answer.out);
    assert_eq!(untimed(lines[3])[..2], ["propagate:first", "found"]);
    assert_eq!(untimed(lines[4])[..4], ["rules", "22 of 44", "12", "0"]);
    assert_eq!(untimed(lines[5])[..3], ["fauzia", "nodes", "0"]);
    let answer = run(&format!("compare --csv --searches propagate,rules {FEW}"));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "rules do what they are asked");
    let rows: Vec<Vec<&str>> = answer.out.lines().map(|line| line.split(',').collect()).collect();
    let column = |name: &str| rows[0].iter().position(|head| *head == name).expect("a column");
    let object = run(&format!("solve --json {FEW}")).object();
    for name in ["expanded", "generated", "live_peak"] {
        assert_eq!(rows[1][column(name)], object[name].to_string(), "{name}");
    }
    assert_eq!(rows[1][column("solutions")], "one");
    assert_eq!(rows[2][column("ended_by")], "guess");
    // JSON says the same, of every search.
    let searches = "propagate,propagate:first,rules,fauzia";
    let csv = run(&format!("compare --csv --nodes 2000 --searches {searches} {FEW}"));
    let json = run(&format!("compare --json --nodes 2000 --searches {searches} {FEW}")).objects();
    let rows: Vec<Vec<&str>> =
        csv.out.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!((rows.len(), json.len()), (4, 4));
    for (row, object) in rows.iter().zip(&json) {
        assert_eq!(row[column("ended_by")], object["ended_by"].as_str().unwrap_or_default());
        for name in ["probes", "restarts", "expanded", "placed"] {
            assert_eq!(row[column(name)], object[name].to_string(), "{name}");
        }
    }
    let ends: Vec<&Value> = json.iter().map(|one| &one["ended_by"]).collect();
    assert_eq!(ends, [&Value::Null, &json!("first"), &json!("guess"), &json!("nodes")]);
}

#[test]
fn several_hidatos_have_totals_and_one_without_a_solution_its_status() {
    let answer = run(&format!(
        "compare --searches rules,propagate hidato/fauzia.txt {FEW} hidato/none-1-distance.txt"
    ));
    assert_eq!((answer.status, answer.err.as_str()), (1, ""));
    let blocks: Vec<&str> = answer.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4, "{}", answer.out);
    let totals: Vec<&str> = blocks[3].lines().collect();
    assert_eq!(totals[0], ALL);
    assert_eq!(untimed(totals[1])[..3], ["search", "solved", "proved"]);
    assert_eq!(untimed(totals[2])[..4], ["rules", "1", "2", "0"]);
    assert_eq!(untimed(totals[3])[..4], ["propagate", "2", "3", "47"]);
}

#[test]
fn both_families_have_a_table_each() {
    let sliding = "course/roni-tc4.txt";
    let answer = run(&format!("compare --searches propagate,ida:manhattan {FEW} {sliding}"));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let blocks: Vec<&str> = answer.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 2, "{}", answer.out);
    assert!(blocks[0].starts_with(sliding) && blocks[0].contains("ida:manhattan"));
    assert!(blocks[1].starts_with(FEW) && blocks[1].contains("propagate"));
    assert!(!blocks[0].contains("propagate") && !blocks[1].contains("ida:manhattan"));
    // A search without a puzzle, and a puzzle without a search.
    let answer = run(&format!("compare --searches propagate,ida:manhattan {FEW}"));
    assert_eq!(answer.status, 2);
    assert_eq!(answer.err, "ida:manhattan is a search of sliding puzzles, and there are none\n");
    assert!(answer.out.contains("propagate"), "{}", answer.out);
    let answer = run(&format!("compare --searches rules {FEW} {sliding}"));
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with(&format!("{sliding}: no search of sliding puzzles is named")));
    assert!(answer.out.contains("22 of 44"), "{}", answer.out);
}

#[test]
fn what_is_compared_where_nothing_is_said() {
    let answer =
        run(&format!("compare --nodes 1000 hidato/fauzia-3blank.txt {}", "course/roni-tc4.txt"));
    let names: Vec<&str> = answer.out.lines().filter_map(|line| line.split("  ").next()).collect();
    for name in ["course", "roni", "ida:misplaced", "ida:manhattan", "ida:linear-conflict"] {
        assert!(names.contains(&name), "{name}: {}", answer.out);
    }
    for name in ["ida:walking-distance", "propagate", "propagate:first", "rules", "fauzia"] {
        assert!(names.contains(&name), "{name}: {}", answer.out);
    }
    let answer = run(&format!("compare --searches propagate:link {FEW}"));
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains("link means nothing to propagate: say first"), "{}", answer.err);
}

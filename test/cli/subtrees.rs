//! A proof in subtrees: `solve --split`, `solve` of its lines, and `merge` of what they print.

use serde_json::{Value, json};

use crate::{Answer, file, run, run_with};

/// Lists the subtrees of a puzzle's first iteration.
fn split(options: &str, board: &str) -> String {
    let answer = run_with(&format!("solve --split {options} -"), board.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{options}: {board}");
    answer.out
}

fn solved(lines: &str) -> String {
    let answer = run_with("solve --lines --json -", lines.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    answer.out
}

fn merged(lines: &str) -> Value {
    let answer = run_with("merge --json -", lines.as_bytes());
    assert_eq!(answer.err, "");
    answer.object()
}

fn todo(lines: &str) -> String {
    let answer = run_with("merge --todo -", lines.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{lines}");
    answer.out
}

/// The results of all iterations, one after the other, as the recipe of the manual goes.
fn whole(options: &str, board: &str) -> String {
    let mut open = split(options, board);
    let mut done = String::new();
    while !open.is_empty() {
        done += &solved(&open);
        open = todo(&done);
    }
    done
}

fn shuffled(lines: &str, by: usize) -> String {
    let mut all: Vec<&str> = lines.lines().collect();
    let middle = by % all.len();
    all.rotate_left(middle);
    all.reverse();
    all.join("\n") + "\n"
}

/// The boards, the bounds, and the depths at which their iterations are divided.
const CASES: [(&str, &str, &[u32]); 7] = [
    ("8 6 7 2 5 4 3 0 1\n", "walking-distance", &[1, 2, 5, 9, 60]),
    ("8 6 7 2 5 4 3 0 1\n", "misplaced", &[7]),
    ("2 5 4 6/9 0 3 7/13 1 12 8/14 10 11 15\n", "manhattan", &[3, 8]),
    ("2 5 4 6/9 0 3 7/13 1 12 8/14 10 11 15\n", "linear-conflict", &[6, 60]),
    ("6 5 1 3/2 8 4 11/10 0 9 7\n", "manhattan", &[4, 13]),
    (
        "2 8 3 9 4/1 6 7 5 10/11 12 0 15 20/16 22 13 17 14/21 23 19 18 24\n",
        "linear-conflict",
        &[5, 60],
    ),
    (
        "6 1 3 9 4/2 13 12 8 5/11 7 10 18 15/16 17 14 20 24/21 22 23 19 0\n",
        "manhattan",
        &[1, 3, 60],
    ),
];

#[test]
fn the_subtrees_of_all_iterations_are_one_run() {
    for (board, bound, depths) in CASES {
        let arguments = format!("solve --json --search ida --bound {bound} -");
        let one = run_with(&arguments, board.as_bytes()).object();
        assert_eq!(one["outcome"], "solved", "{board}");
        for depth in depths {
            let done = whole(&format!("{depth} --bound {bound}"), board);
            for by in [0, 3, 11] {
                let merged = merged(&shuffled(&done, by));
                for name in ["moves", "length", "proved_least", "lower_bound", "outcome"] {
                    assert_eq!(merged[name], one[name], "{name}: {depth}, {bound}, {board}");
                }
                for name in ["expanded", "generated", "live_peak"] {
                    let run = &merged["one_run"];
                    assert_eq!(run[name], one[name], "{name}: {depth}, {bound}, {board}");
                }
                assert_eq!(merged["next_within"], Value::Null);
            }
        }
    }
}

/// Without `--bound` a board of more than four rows or columns has pattern databases. The search
/// that is not divided proves its solution in another way.
#[test]
fn subtrees_with_pattern_databases() {
    let board = "6 7 3 4 5/1 2 8 9 10/11 12 13 14 0\n";
    let open = split("3", board);
    assert_eq!(open, split("3 --bound pattern-db", board));
    assert!(open.lines().all(|line| line.contains(r#""bound":"pattern-db""#)), "{open}");
    let done = whole("3", board);
    let object = merged(&shuffled(&done, 2));
    let one = run_with("solve --json -", board.as_bytes()).object();
    assert_eq!((&object["proved_least"], &one["proved_least"]), (&json!(true), &json!(true)));
    assert_eq!(object["length"], one["length"]);
    let text = run_with("merge -", done.as_bytes()).out;
    assert!(text.contains("3×5, iterative deepening with pattern databases"), "{text}");
    // The tables need more.
    let ended = run_with("solve --lines --json --memory 1 -", open.as_bytes());
    assert_eq!(ended.status, 3, "{}", ended.out);
    assert!(ended.objects().iter().all(|one| one["ended_by"] == "memory"), "{}", ended.out);
}

/// The list can itself be given out in shares.
#[test]
fn shares_of_subtrees() {
    let (board, bound, _) = CASES[2];
    let lines = split(&format!("8 --bound {bound}"), board);
    let path = file("subtrees-shares.jsonl", lines.as_bytes()).display().to_string();
    let all = merged(&solved(&lines));
    for count in 1..=7 {
        let shares = (1..=count)
            .map(|index| run(&format!("solve --lines --json --part {index}/{count} {path}")).out);
        assert_eq!(merged(&shares.collect::<String>()), all, "{count} shares");
    }
}

#[test]
fn a_killed_part_is_missing_until_it_is_done_again() {
    let (board, bound, _) = CASES[2];
    let open = split(&format!("6 --bound {bound} --within 24"), board);
    let done = solved(&open);
    let lines: Vec<&str> = done.lines().collect();
    assert!(lines.len() > 4, "{done}");
    let all = merged(&done);
    for cut in [lines[0].len() / 2, lines[0].len() + 1, done.len() - 2] {
        let answer = run_with("merge --json -", &done.as_bytes()[..cut]);
        let kept = done[..cut].matches('\n').count();
        let missing: Vec<usize> = (kept + 1..=lines.len()).collect();
        if kept == 0 {
            assert_eq!(answer.status, 2, "nothing tells what it was a part of");
            continue;
        }
        let object = answer.object();
        assert_eq!(answer.status, 3);
        assert_eq!(object["iterations"][0]["missing"], json!(missing));
        assert_eq!(object["one_run"], Value::Null);
        let is_half = !done[..cut].ends_with('\n');
        assert_eq!(object["cut"], json!(usize::from(is_half)));
        assert_eq!(answer.err.contains(&format!("Not complete: -:{}", kept + 1)), is_half);
        // The lines that are missing, and no others, as they were.
        let again = run_with("merge --todo -", &done.as_bytes()[..cut]).out;
        assert_eq!(again.lines().collect::<Vec<_>>(), open.lines().skip(kept).collect::<Vec<_>>());
        let kept = &done[..done[..cut].rfind('\n').map_or(0, |end| end + 1)];
        assert_eq!(merged(&(kept.to_owned() + &solved(&again))), all);
    }
}

/// The lines of `--split` may lie among the results.
#[test]
fn lines_that_are_not_solved_are_missing() {
    let (board, bound, _) = CASES[2];
    let open = split(&format!("4 --bound {bound}"), board);
    let object = run_with("merge --json -", open.as_bytes()).object();
    let count = open.lines().count();
    assert_eq!(object["iterations"][0]["missing"], json!((1..=count).collect::<Vec<_>>()));
    assert_eq!(todo(&open), open);
    assert_eq!(merged(&(open.clone() + &solved(&open))), merged(&solved(&open)));
}

/// A part that a limit ended is missing; its count is in no sum.
#[test]
fn an_ended_part_is_missing() {
    let (board, bound, _) = CASES[2];
    let open = split(&format!("2 --bound {bound}"), board);
    let ended = run_with("solve --lines --json --nodes 3 -", open.as_bytes());
    assert_eq!(ended.status, 3, "{}", ended.out);
    assert!(ended.objects().iter().any(|one| one["ended_by"] == "nodes"), "{}", ended.out);
    let object = run_with("merge --json -", ended.out.as_bytes()).object();
    assert_eq!(object["iterations"][0]["ended"], object["iterations"][0]["missing"]);
    let again = todo(&ended.out);
    assert!(!again.is_empty());
    assert_eq!(merged(&(ended.out + &solved(&again))), merged(&solved(&open)));
}

#[test]
fn a_part_done_twice_is_told() {
    let (board, bound, _) = CASES[2];
    let done = solved(&split(&format!("4 --bound {bound} --within 24"), board));
    let second = done.lines().nth(1).expect("a second part").to_owned() + "\n";
    let twice = merged(&(done.clone() + &second));
    assert_eq!(twice["iterations"][0]["twice"], json!([2]));
    assert_eq!(twice["expanded"], merged(&done)["expanded"]);
    let text = run_with("merge -", (done.clone() + &second).as_bytes());
    assert!(text.out.contains("Done twice, with the same result: subtrees 2"), "{}", text.out);
    let mut other: Value = serde_json::from_str(&second).expect("an object");
    other["expanded"] = json!(other["expanded"].as_u64().expect("a count") + 1);
    let fault = refused(&format!("{done}{other}\n"));
    let line = done.lines().count() + 1;
    assert!(fault.contains(&format!("-:{line}: subtree 2 has another result in -:2")), "{fault}");
}

fn refused(lines: &str) -> String {
    let Answer { status, out, err } = run_with("merge -", lines.as_bytes());
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    err
}

#[test]
fn results_that_do_not_go_together_are_refused() {
    let (board, bound, _) = CASES[2];
    let (other, ..) = CASES[0];
    let done = solved(&split(&format!("4 --bound {bound}"), board));
    for foreign in [
        split(&format!("5 --bound {bound}"), board),
        split("4 --bound linear-conflict", board),
        split(&format!("4 --bound {bound}"), other),
        split(
            &format!("4 --bound {bound} --goal blank-first"),
            "1 2 3 4 5 6 7 8 9 10 11 0 12 13 14 15\n",
        ),
    ] {
        let foreign = foreign.lines().next().expect("a line");
        let fault = refused(&format!("{done}{foreign}\n"));
        assert!(fault.contains("-:1 do not belong to the same proof"), "{fault}");
    }
    let line = done.lines().next().expect("a line");
    let changed = |name: &str, value: Value| {
        let mut object: Value = serde_json::from_str(line).expect("an object");
        match name.strip_prefix("subtree.") {
            Some(name) => object["subtree"][name] = value,
            None => object[name] = value,
        }
        refused(&format!("{object}\n"))
    };
    for (name, value) in [
        ("subtree.whole", json!("0123456789abcdef")),
        ("subtree.depth", json!(9)),
        ("subtree.index", json!(0)),
        ("subtree.index", json!(2)),
        ("subtree.count", json!(99)),
        ("subtree.moves", json!("UUUU")),
        ("bound", json!("misplaced")),
        ("search", json!("bfs")),
    ] {
        let fault = changed(name, value.clone());
        assert!(fault.contains("-:1: this line was changed"), "{name} {value}: {fault}");
    }
    for (name, value) in [
        ("subtree.whole", json!(1)),
        ("subtree.moves", json!("X")),
        ("start", json!([[1, 1], [2, 3]])),
        ("start", json!([[1, 2], [0]])),
        ("goal", json!([[1, 2], [3, 0]])),
        ("bound", json!("kurang")),
    ] {
        let fault = changed(name, value.clone());
        assert!(fault.contains("-:1: this is not a line that --split"), "{name} {value}: {fault}");
    }
    for moves in [json!("LR"), json!(null), json!("what")] {
        let mut object: Value = serde_json::from_str(line).expect("an object");
        object["outcome"] = json!("solved");
        object["moves"] = moves;
        assert!(refused(&format!("{object}\n")).contains("these moves are not a solution"));
    }
}

/// With fewer iterations than one run has, merge claims only what the parts prove.
#[test]
fn only_what_the_parts_prove_is_claimed() {
    let (board, bound, _) = CASES[2];
    let done = whole(&format!("5 --bound {bound}"), board);
    let within = |line: &str| {
        let object: Value = serde_json::from_str(line).expect("an object");
        object["subtree"]["within"].as_u64().expect("a bound")
    };
    let bounds: std::collections::BTreeSet<u64> = done.lines().map(within).collect();
    let (&first, &last) = (bounds.first().expect("a first"), bounds.last().expect("a last"));
    assert!(bounds.len() > 2, "{bounds:?}");
    let only = |bound: u64| -> String {
        done.lines().filter(|line| within(line) == bound).map(|line| format!("{line}\n")).collect()
    };
    let alone = run_with("merge --json -", only(last).as_bytes());
    let object = alone.object();
    assert_eq!((alone.status, &object["outcome"]), (3, &json!("solved")));
    assert_eq!((&object["proved_least"], &object["lower_bound"]), (&json!(false), &json!(first)));
    assert_eq!((&object["one_run"], &object["length"]), (&Value::Null, &json!(last)));
    assert_eq!(object["next_within"], json!(last - 2));
    // The iteration before the last one proves it, without those before; the counts are not of one
    // run.
    let two = merged(&(only(last - 2) + &only(last)));
    assert_eq!((&two["proved_least"], &two["lower_bound"]), (&json!(true), &json!(last)));
    assert_eq!(two["one_run"], Value::Null);
    assert_eq!(todo(&(only(last - 2) + &only(last))), "");
    // A bound between two iterations, and one beyond the solution.
    let between = split(&format!("5 --bound {bound} --within {}", last - 1), board);
    assert_eq!(merged(&solved(&between))["lower_bound"], json!(last));
    let beyond = solved(&split(&format!("5 --bound {bound} --within {}", last + 4), board));
    let object = run_with("merge --json -", beyond.as_bytes()).object();
    assert_eq!(object["proved_least"], json!(false));
    assert_eq!(merged(&(beyond + &only(last - 2) + &only(last)))["length"], json!(last));
}

#[test]
fn what_cannot_be_divided_is_refused() {
    for (arguments, board, why) in [
        ("--split 4", "2 1 3 0\n", "no sequence of moves"),
        (
            "--split 4 --bound pattern-db",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n",
            "walking distance",
        ),
        (
            "--split 4 --bound walking-distance",
            "5 1 2 3 4/10 6 7 8 9/15 11 12 13 14/20 16 17 18 19/0 21 22 23 24\n",
            "4",
        ),
        ("--split 4 --bound kurang+g", "1 2 0 3\n", "nobody knows"),
        ("--split 4 --within 0", "1 2 0 3\n", "no solution has fewer than 1 "),
        ("--split 4", "hidato\n1 0\n0 4\n", "--split is for sliding puzzles"),
        ("--split 4 --lines", "1 2 0 3\n1 0 3 2\n", "one puzzle"),
        (
            "--split 60 --within 80 --bound misplaced",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n",
            "divide less deep",
        ),
    ] {
        let answer = run_with(&format!("solve {arguments} -"), board.as_bytes());
        assert_eq!(answer.status, 2, "{arguments}: {}", answer.out);
        assert!(answer.err.contains(why), "{arguments}: {}", answer.err);
    }
    for arguments in ["--search bfs", "--metric multi", "--weight 2", "--preset roni", "--part 1/2"]
    {
        let answer = run(&format!("solve --lines --split 4 {arguments} algs4.txt"));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
    }
    // What has no meaning for the lines is not passed over.
    for option in ["--time 1", "--nodes 1", "--memory 64", "--letters tile", "--first"] {
        let answer = run(&format!("solve --split 4 {option} course/roni-tc4.txt"));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{option}");
        let name = option.split(' ').next().expect("a name");
        assert!(answer.err.contains(name) && answer.err.contains("--split"), "{}", answer.err);
    }
    for depth in ["0", "61", "x"] {
        assert_eq!(run(&format!("solve --split {depth} course/roni-tc4.txt")).status, 2);
    }
    assert_eq!(run("solve --within 4 course/roni-tc4.txt").status, 2);
    let deep = run("solve --split 3 --within 5001 course/roni-tc4.txt");
    assert_eq!(deep.status, 2);
    assert!(deep.err.contains("from 0 to 5000"), "{}", deep.err);
    // The start is the goal.
    for more in ["4", "4 --within 10 --bound misplaced", "1 --within 3"] {
        let nothing = merged(&solved(&split(more, "1 2 3 0\n")));
        assert_eq!((&nothing["length"], &nothing["proved_least"]), (&json!(0), &json!(true)));
    }
}

#[test]
fn a_line_of_a_subtree_says_itself_how_it_is_searched() {
    let open = split("2", CASES[0].0);
    let line = open.lines().next().expect("a line");
    // A path of so many moves would need more room than the stack of a thread has.
    let deep = line.replacen("\"within\":", "\"within\":100", 1);
    assert_ne!(deep, line);
    let answer = run_with("solve --lines --json -", deep.as_bytes());
    assert_eq!(answer.status, 2, "{}", answer.err);
    assert!(answer.object()["error"].to_string().contains("changed"), "{}", answer.out);
    // Without --lines they would be puzzles, which are solved to their ends.
    for lines in [line, open.as_str()] {
        let whole = run_with("solve --json -", lines.as_bytes());
        assert_eq!((whole.status, whole.objects().len()), (2, 1), "{}", whole.out);
        assert!(whole.object()["error"].to_string().contains("add --lines"), "{}", whole.out);
    }
    let bare = run_with("solve --lines -", line.as_bytes());
    assert_eq!((bare.status, bare.out.as_str()), (2, ""));
    assert!(bare.err.contains("add --json"), "{}", bare.err);
    for option in
        ["--bound manhattan", "--search ida", "--goal snail", "--letters tile", "--weight 2"]
    {
        let answer = run_with(&format!("solve --lines --json {option} -"), line.as_bytes());
        assert_eq!(answer.status, 2, "{option}");
        let error = answer.object()["error"].to_string();
        assert!(error.contains("says itself how it is searched"), "{option}: {error}");
    }
}

#[test]
fn a_length_that_is_not_that_of_the_moves_is_a_fault() {
    let solved = whole("1", "1 2 3/4 0 6/7 5 8\n");
    let other = solved.replace("\"length\":2", "\"length\":99");
    assert_ne!(other, solved);
    let answer = run_with("merge -", other.as_bytes());
    assert_eq!(answer.status, 2, "{}", answer.out);
    assert!(answer.err.contains("the length is 99, and the moves are 2"), "{}", answer.err);
}

//! A study in shares: `solve --lines --part`, and `merge` of what they print.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use crate::{data_line, file, run, run_with};

/// Puzzles of both families that are solved at once, two that cannot be solved, a bad line, and
/// empty lines, which are no puzzles.
fn study() -> (String, usize) {
    let mut text = String::from("\n");
    let boards = ["1 2 0 3", "1 2 3 4 5 6 7 0 8", "2 1 3 0", "8 6 7 2 5 4 3 0 1", "1 2 y"];
    for number in 0..15 {
        let blank = if number % 4 == 3 { "\n" } else { "" };
        let line = match number % 7 {
            5 => "hidato 1 0 3/0 5 0/-1 0 8",
            6 => "hidato 1 0/3 2",
            other => boards[other % boards.len()],
        };
        writeln!(text, "{line}{blank}").expect("a String takes all");
    }
    (text, 15)
}

/// An object without what differs from run to run.
fn plain(mut object: Value) -> Value {
    let fields = object.as_object_mut().expect("an object");
    for name in ["search_seconds", "setup_seconds", "total_seconds", "tables_kept"] {
        fields.remove(name);
    }
    object
}

fn plain_all(objects: Vec<Value>) -> Vec<Value> {
    objects.into_iter().map(plain).collect()
}

/// The lines that each of `count` shares prints.
fn shares(path: &str, count: usize) -> Vec<String> {
    let share = |index| {
        let arguments = format!("solve --lines --json --threads 1 --part {index}/{count} {path}");
        run(&arguments).out
    };
    (1..=count).map(share).collect()
}

#[test]
fn any_shares_together_are_one_run() {
    let (text, puzzles) = study();
    let path = file("shares.txt", text.as_bytes()).display().to_string();
    let one = run(&format!("solve --lines --json --threads 1 {path}"));
    let whole = plain_all(one.objects());
    assert_eq!(whole.len(), puzzles);
    for count in (1..=7).chain([puzzles, puzzles + 3]) {
        let shares = shares(&path, count);
        // From the last share to the first, so that the lines are shuffled.
        let all: String = shares.iter().rev().map(String::as_str).collect();
        let merged = run_with("merge --json -", all.as_bytes());
        assert_eq!((merged.status, merged.err.as_str()), (one.status, ""), "{count} shares");
        assert_eq!(plain_all(merged.objects()), whole, "{count} shares");
        assert_eq!(run_with("merge --todo -", all.as_bytes()).out, "");
        for (share, index) in shares.iter().zip(1..) {
            let wanted: Vec<usize> = (index..=puzzles).step_by(count).collect();
            let objects = share.lines().map(|line| serde_json::from_str(line).expect("an object"));
            let parts: Vec<Value> = objects.map(|object: Value| object["part"].clone()).collect();
            let numbers: Vec<Value> = parts.iter().map(|part| part["puzzle"].clone()).collect();
            assert_eq!(json!(numbers), json!(wanted), "share {index} of {count}");
            for part in parts {
                let told = [&part["index"], &part["count"], &part["puzzles"]];
                assert_eq!(json!(told), json!([index, count, puzzles]));
            }
        }
    }
}

/// One share of several files counts on through all of them.
#[test]
fn shares_of_several_files() {
    let first = file("shares-a.txt", b"1 2 0 3\n1 2 3 0\n1 0 3 2\n").display().to_string();
    let second = file("shares-b.txt", b"1 2 0 3\n\n0 1 3 2\n").display().to_string();
    let answer = run(&format!("solve --lines --json --part 2/2 {first} {second}"));
    let places = answer.objects().into_iter().map(|object| object["line"].clone());
    assert_eq!(places.collect::<Vec<_>>(), [2, 1]);
    // Their names are not part of the whole, but their lines are.
    let copy = file("shares-c.txt", b"1 2 0 3\n1 2 3 0\n1 0 3 2\n").display().to_string();
    let other = run(&format!("solve --lines --json --part 1/2 {copy} {second}"));
    let merged = run_with("merge -", (answer.out + &other.out).as_bytes());
    assert_eq!(merged.status, 0, "{}", merged.out);
}

/// What a process leaves that is killed in the middle of a line: the line is told, and all that was
/// not printed is missing and can be done again alone.
#[test]
fn a_killed_share_is_missing_until_it_is_done_again() {
    let (text, puzzles) = study();
    let path = file("shares-killed.txt", text.as_bytes()).display().to_string();
    let shares = shares(&path, 3);
    let killed = &shares[1];
    let lines: Vec<&str> = killed.lines().collect();
    // A cut right after a line, within one, and before the end of the last one.
    let cuts = [lines[0].len() + 1, lines[0].len() + 30, killed.len() - 2, 1, 0];
    for cut in cuts {
        let kept = file("shares-kept.jsonl", &killed.as_bytes()[..cut]).display().to_string();
        let others = file("shares-others.jsonl", (shares[2].clone() + &shares[0]).as_bytes());
        let files = format!("{} {kept}", others.display());
        let whole = killed[..cut].matches('\n').count();
        let is_half = cut > 0 && !killed[..cut].ends_with('\n');
        let merged = run(&format!("merge --json {files}"));
        assert_eq!(merged.status, 2, "a line of the study is bad: {}", merged.err);
        assert_eq!(merged.objects().len(), puzzles - (lines.len() - whole));
        assert_eq!(merged.err.contains(&format!("Not complete: {kept}:{}", whole + 1)), is_half);
        assert!(merged.err.contains("Missing: puzzles"), "{}", merged.err);
        assert!(merged.err.contains("run --part N/3 again with N = 2"), "{}", merged.err);
        assert_eq!(run(&format!("merge --todo {files}")).out, "2/3\n");
        let again = run(&format!("solve --lines --json --threads 1 --part 2/3 {path}"));
        let again = file("shares-again.jsonl", again.out.as_bytes());
        let merged = run(&format!("merge --json {files} {}", again.display()));
        assert!(!merged.err.contains("Missing"), "{}", merged.err);
        assert_eq!(merged.err.contains("Done twice, with the same answer"), whole > 0);
        let one = run(&format!("solve --lines --json --threads 1 {path}"));
        assert_eq!(plain_all(merged.objects()), plain_all(one.objects()));
    }
}

/// A line that a limit ended is there, and gives way to one that came to its end.
#[test]
fn a_share_that_a_limit_ended_can_be_done_with_more() {
    let hard = data_line("korf100-blank-last.txt", 2);
    let path = file("shares-limit.txt", format!("{hard}\n1 2 3 0\n").as_bytes());
    let few = run(&format!("solve --lines --json --nodes 50 --part 1/1 {}", path.display()));
    let merged = run_with("merge -", few.out.as_bytes());
    assert_eq!(merged.status, 3, "{}", merged.out);
    assert!(merged.out.contains("ended by a limit: 1"), "{}", merged.out);
    let more = run(&format!("solve --lines --json --part 1/1 {}", path.display()));
    for both in [few.out.clone() + &more.out, more.out + &few.out] {
        let merged = run_with("merge --json -", both.as_bytes());
        assert_eq!(merged.status, 0, "{}", merged.err);
        assert_eq!(merged.objects()[0]["outcome"], "solved");
    }
}

#[test]
fn results_that_do_not_go_together_are_refused() {
    let (text, _) = study();
    let path = file("shares-odd.txt", text.as_bytes()).display().to_string();
    let shares = shares(&path, 2);
    let merge = |text: String| {
        let answer = run_with("merge -", text.as_bytes());
        assert_eq!(answer.status, 2, "{}", answer.out);
        answer.err
    };
    let changed = shares[0].replacen("\"outcome\":\"solved\"", "\"outcome\":\"unsolvable\"", 1);
    assert_ne!(changed, shares[0]);
    let fault = merge(changed + &shares[1] + &shares[0]);
    assert!(fault.contains("contradicts -:1: puzzle 1 has two results"), "{fault}");
    // Another file, the same file with another goal, another search.
    let other = file("shares-other.txt", (text + "1 2 3 0\n").as_bytes());
    for arguments in [
        other.display().to_string(),
        format!("--goal blank-first {path}"),
        format!("--search best-first {path}"),
    ] {
        let other = run(&format!("solve --lines --json --part 2/2 {arguments}")).out;
        let fault = merge(shares[0].clone() + &other);
        assert!(fault.contains("-:1 do not belong to the same study"), "{arguments}: {fault}");
    }
    let one = run(&format!("solve --lines --json {path}")).out;
    for (line, text) in [("1", "1 2 3\n"), ("1", one.as_str()), ("2", "{}\n[]\n")] {
        assert!(
            merge(text.to_owned()).contains(&format!("-:{line}: this is not the result of a part"))
        );
    }
    assert!(merge(String::new()).contains("no result of a part"));
    let subtree = run("solve --split 2 course/roni-tc4.txt").out;
    assert!(merge(shares[0].clone() + &subtree).contains("merge takes one kind"));
    let far = 10_000_000_000_000_u64;
    for (name, value) in
        [("index", 3), ("count", 0), ("puzzle", 2), ("puzzles", 0), ("puzzles", far)]
    {
        let line = shares[0].lines().next().expect("a line");
        let mut object: Value = serde_json::from_str(line).expect("an object");
        object["part"][name] = json!(value);
        let fault = merge(format!("{object}\n"));
        assert!(fault.contains("-:1: this is not the result of a part"), "{name}: {fault}");
    }
}

/// The moves of a line are followed on its board, in every spelling that `solve` writes.
#[test]
fn moves_that_lead_elsewhere_are_a_fault() {
    let path =
        file("shares-moves.txt", b"1 2 0 3\n1 2 3 4 5 6 7 8 9 10 15 11 0 13 14 12\n1 2 3 0\n");
    for options in ["", "--repeats", "--letters tile", "--letters words", "--metric multi"] {
        let study = format!("solve --lines --json --part 1/1 {options} {}", path.display());
        let study = run(&study).out;
        let merged = run_with("merge -", study.as_bytes());
        assert_eq!((merged.status, merged.err.as_str()), (0, ""), "{options}");
        let lines: Vec<&str> = study.lines().collect();
        let changed = |name: &str, value: Value| {
            let mut object: Value = serde_json::from_str(lines[1]).expect("an object");
            object[name] = value;
            let text = format!("{}\n{object}\n{}\n", lines[0], lines[2]);
            let merged = run_with("merge -", text.as_bytes());
            assert_eq!((merged.status, merged.out.as_str()), (2, ""), "{options} {name}");
            merged.err
        };
        let astray = "-:2: these moves do not lead from the start to the goal\n";
        assert_eq!(changed("moves", json!("LL")), astray, "{options}");
        assert_eq!(changed("moves", json!("")), astray, "{options}");
        assert_eq!(changed("start", json!([[1, 2], [0, 3]])), astray, "{options}");
        for value in [json!(1), json!(null)] {
            let fault = changed("length", value);
            assert!(fault.contains("-:2: the length is "), "{options}: {fault}");
        }
        assert!(changed("moves", json!(null)).contains(", and the moves are 0"), "{options}");
    }
}

#[test]
fn bad_usage() {
    for (part, why) in [
        ("0/3", "counted from 1"),
        ("4/3", "at most the number of shares"),
        ("1/0", "at least one share"),
        ("0/0", "at least one share"),
        ("1", "such as 2/8"),
        ("1/", "such as 2/8"),
        ("-1/3", "unexpected"),
        ("1/3/4", "such as 2/8"),
        ("a/b", "such as 2/8"),
    ] {
        let answer = run(&format!("solve --lines --part {part} algs4.txt"));
        assert_eq!(answer.status, 2, "{part}");
        assert!(answer.err.contains(why), "{part}: {}", answer.err);
    }
    assert!(run("solve --part 1/3 algs4.txt").err.contains("--lines"));
    let standard = run_with("solve --lines --part 1/2 -", b"1 2 0 3\n");
    assert_eq!(standard.status, 2);
    assert!(standard.err.contains("read twice"), "{}", standard.err);
    let absent = run("solve --lines --json --part 1/2 absent.txt");
    assert_eq!((absent.status, absent.objects().len()), (2, 1));
    assert_eq!(run("merge absent.jsonl").status, 2);
    assert_eq!(run("merge --json --todo algs4.txt").status, 2);
}

/// A result that was stopped counts for nothing, and is told.
#[test]
fn a_result_that_was_stopped_is_told() {
    let path = file("shares-stopped.txt", b"1 2 3 4 0 6 7 5 8\n");
    let whole = run(&format!("solve --lines --json --part 1/1 {}", path.display())).out;
    let stopped = [("ended_by", json!("stopped")), ("proved_least", json!(false))];
    let cut = with(&whole, &stopped);
    let told = "Stopped before their end, and not counted: puzzles 1";
    let merged = run_with("merge -", cut.as_bytes());
    assert_eq!(merged.status, 3, "{}", merged.out);
    assert!(merged.out.contains("Missing: puzzles 1;"), "{}", merged.out);
    assert!(merged.out.contains(told), "{}", merged.out);
    let object = run_with("merge --json -", cut.as_bytes());
    assert!(object.out.is_empty() && object.err.contains(told), "{}", object.err);
    let both = run_with("merge -", (cut.clone() + &whole).as_bytes());
    assert_eq!((both.status, both.out.contains(told)), (0, false), "{}", both.out);
    let limit = with(&whole, &[("ended_by", json!("time")), ("proved_least", json!(false))]);
    let both = run_with("merge -", (cut + &limit).as_bytes());
    assert!(both.out.contains(told) && !both.out.contains("Missing"), "{}", both.out);
}

/// A line of a result with other fields.
fn with(line: &str, fields: &[(&str, Value)]) -> String {
    let mut object: Value = serde_json::from_str(line).expect("an object");
    fields.iter().for_each(|(name, value)| object[*name] = value.clone());
    format!("{object}\n")
}

/// Of two results of a puzzle the better one counts, whichever comes first.
fn assert_better(better: &str, worse: &str) {
    let all: Value = serde_json::from_str(better).expect("an object");
    for both in [format!("{better}{worse}"), format!("{worse}{better}")] {
        let merged = run_with("merge -", both.as_bytes());
        let (told, status) = (&merged.out, if all["outcome"] == "limit" { 3 } else { 0 });
        assert_eq!((merged.status, merged.err.as_str()), (status, ""), "{told}");
        assert!(told.contains("Done twice, and the best result counts: puzzles 1\n"), "{told}");
        let one = run_with("merge --json -", both.as_bytes()).object();
        assert_eq!((&one["outcome"], &one["length"]), (&all["outcome"], &all["length"]), "{told}");
    }
}

fn assert_contradict(one: &str, other: &str) {
    for both in [format!("{one}{other}"), format!("{other}{one}")] {
        let merged = run_with("merge -", both.as_bytes());
        assert_eq!((merged.status, merged.out.as_str()), (2, ""), "{both}");
        assert!(merged.err.contains("puzzle 1 has two results"), "{}", merged.err);
    }
}

#[test]
fn a_solution_beats_a_limit_in_any_order() {
    let path = file("shares-better.txt", b"1 2 3/4 0 6/7 5 8\n");
    let whole = run(&format!("solve --lines --json --search ida --part 1/1 {}", path.display()));
    let by = |end: &str, moves: Option<&str>, least: usize| {
        let outcome = if moves.is_some() { "solved" } else { "limit" };
        let fields = [
            ("outcome", json!(outcome)),
            ("moves", json!(moves)),
            ("length", json!(moves.map(str::len))),
            ("proved_least", json!(false)),
            ("lower_bound", json!(least)),
            ("ended_by", json!(end)),
        ];
        with(&whole.out, &fields)
    };
    let (limit, found, long) =
        (by("nodes", None, 2), by("time", Some("DR"), 0), by("time", Some("DRLR"), 0));
    for (better, worse) in [(&found, &limit), (&long, &limit), (&found, &long), (&limit, &limit)] {
        assert_better(better, worse);
    }
    for worse in [&limit, &found, &long] {
        assert_better(&whole.out, worse);
    }
    // What comes to the end that is asked for is no limit, and of two such the shorter one counts.
    assert_better(&by("target", Some("DRLR"), 0), &found);
    assert_better(&by("target", Some("DR"), 0), &by("target", Some("DRLR"), 0));
    let twice = run_with("merge -", whole.out.repeat(2).as_bytes());
    assert!(twice.out.contains("Done twice, with the same answer: puzzles 1\n"), "{}", twice.out);
    let none = with(&by("time", None, 0), &[("outcome", json!("unsolvable"))]);
    for (one, other) in [(&whole.out, &none), (&found, &none), (&found, &by("nodes", None, 4))] {
        assert_contradict(one, other);
    }
}

/// A Hidato's search that is to end at the first solution comes to its end there.
#[test]
fn a_first_solution_is_an_end() {
    let board = run("convert --to line hidato/blank10.txt").out;
    let path = file("shares-first.txt", board.as_bytes());
    let small = file("shares-published.txt", b"hidato 1 0/0 4\n");
    let solve = |options: &str, path: &Path| {
        run(&format!("solve --lines --json --part 1/1 {options} {}", path.display())).out
    };
    let (few, all) = (solve("--first --nodes 1", &path), solve("--first", &path));
    assert!(few.contains("\"limit\"") && all.contains("\"ended_by\":\"first\""), "{few}{all}");
    assert_better(&all, &few);
    for one in [all, solve("--preset fauzia", &small)] {
        let none = [("outcome", json!("unsolvable")), ("solutions", json!("none"))];
        let none = with(&one, &[&none[..], &[("ended_by", json!(null))]].concat());
        assert_contradict(&one, &none);
    }
}

/// Depth-first search finds longer solutions than a person may ask for.
#[test]
fn long_solutions_are_followed_to_their_end() {
    let path = file("shares-long.txt", b"3 1 8 0 5 6 7 4 2\n");
    for letters in ["", "--repeats --letters tile", "--letters words"] {
        let options = format!("--search dfs --part 1/1 {letters}");
        let long = run(&format!("solve --lines --json {options} {}", path.display())).out;
        let object: Value = serde_json::from_str(&long).expect("an object");
        assert!(object["length"].as_u64().is_some_and(|length| length > 100_000));
        let merged = run_with("merge -", long.as_bytes());
        assert_eq!((merged.status, merged.err.as_str()), (0, ""), "{letters}");
        let moves = object["moves"].as_str().expect("moves");
        let end = moves.rfind(char::is_uppercase).expect("a move");
        let astray = run_with("merge -", with(&long, &[("moves", json!(moves[..end]))]).as_bytes());
        assert!(astray.err.ends_with("do not lead from the start to the goal\n"), "{letters}");
        let other = run_with("merge -", with(&long, &[("length", json!(2))]).as_bytes());
        assert!(other.err.contains("-:1: the length is 2, and"), "{letters}: {}", other.err);
    }
}

/// A weight above 1 finds solutions that need not be shortest ones: the study says which.
#[test]
fn a_study_tells_which_lengths_are_proved() {
    let lines = "8 1 3/4 0 2/7 6 5\n2 8 3/1 6 4/7 0 5\n1 2 3/4 5 6/7 8 0\n8 6 7/2 5 4/3 0 1\n";
    let lines = file("study-lengths.txt", lines.as_bytes()).display().to_string();
    let moves = |options: &str| {
        let study = run(&format!("solve --lines --json --part 1/1 {options} {lines}"));
        let merged = run_with("merge -", study.out.as_bytes()).out;
        let line = merged.lines().find(|line| line.starts_with("Moves "));
        line.expect("a line of the moves").split_once(' ').expect("a figure").1.trim().to_owned()
    };
    assert_eq!(
        moves("--search ida --bound manhattan --weight 3"),
        "61; proved the fewest: 1 of 3; not proved the fewest: puzzles 1, 4"
    );
    assert_eq!(moves(""), "45, proved the fewest for each solved puzzle");
}

//! `--trace`: the search as it is recorded, on standard output and in files.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::search::trace::export::{Drawing, Words, draw};
use langkah_engine::search::trace::shown::Folds;
use langkah_engine::solve::Task;
use langkah_puzzle::read;
use langkah_puzzle::tree::SlidingTree;
use serde_json::Value;

use crate::{langkah, run, run_with};

fn own(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn count(lines: &[Value], state: &str) -> usize {
    lines.iter().filter(|line| line["state"] == state).count()
}

/// Every node is printed as it is expanded, and the figures are those of the search.
#[test]
fn lines_on_standard_output() {
    for (arguments, has_goal) in [
        ("--preset roni course/roni-tc4.txt", true),
        ("--search dfs --depth 4 course/rahardjo-valid1.txt", true),
        ("--search bfs course/rahardjo-valid1.txt", true),
        ("--search ida --bound manhattan course/roni-tc4.txt", true),
        ("hidato/rc-1-task40.txt", true),
        ("--preset fauzia hidato/gen-05x05-a.txt", true),
        ("--search dfs --depth 2 course/rahardjo-valid1.txt", false),
    ] {
        let answer = run(&format!("solve --json --trace - {arguments}"));
        let lines = answer.objects();
        let [head, nodes @ .., end, solved] = lines.as_slice() else { panic!("{arguments}") };
        assert_eq!(head["trace"], "langkah 2", "{arguments}");
        assert_eq!(end["ended"], if has_goal { "solved" } else { "halted" }, "{arguments}");
        let e_nodes = count(nodes, "e-node") as u64;
        assert_eq!(end["expansions"], e_nodes, "{arguments}");
        // Of a Hidato as published the root stands for no number and is not counted.
        let expanded = solved["expanded"].as_u64().expect("a count");
        assert_eq!(e_nodes - u64::from(arguments.contains("fauzia")), expanded, "{arguments}");
        let is_boards = nodes.iter().filter(|line| line["state"] == "e-node");
        assert!(is_boards.clone().all(|line| line["board"].is_array()), "{arguments}");
        let plain = run(&format!("solve --json {arguments}")).object();
        assert_eq!(plain["generated"], solved["generated"], "{arguments}");
    }
}

/// With figures in text around them.
#[test]
fn lines_within_text() {
    let answer = run("solve --trace - --show none --preset roni course/roni-tc4.txt");
    assert_eq!(answer.status, 0);
    let lines = lines(&answer.out);
    assert_eq!(lines.len(), answer.out.lines().filter(|line| line.starts_with('{')).count());
    let verdict = answer.out.find("so it can be solved").expect("the verdict");
    let trace = answer.out.find("{\"trace\"").expect("the trace");
    let moves = answer.out.find("Moves ").expect("the moves");
    assert!(verdict < trace && trace < moves);
}

#[test]
fn a_file_by_its_ending() {
    let name = "course/handoyo-solvable1_15.txt";
    let bytes = std::fs::read(format!("{}/test/data/{name}", env!("CARGO_MANIFEST_DIR")));
    let opened = read::puzzle(&bytes.expect("the file"), None).expect("a puzzle");
    let request = Request { plan: Plan::Preset(Preset::HANDOYO), ..Request::default() };
    let task = Task::new(opened.puzzle.clone(), request).expect("it goes with the board");
    let trace = task.record(&mut (), NODES_MAX).1.expect("a search was made");
    let boards = |are_drawn| -> Box<dyn Words + '_> {
        Box::new(SlidingTree { start: opened.puzzle.start(), are_drawn })
    };
    let (end, folds) = (trace.moment(trace.last()), Folds::default());
    let (mut svg, mut dot) = (String::new(), String::new());
    draw(&mut svg, Drawing::Svg, end, &folds, boards).expect("a String takes all");
    draw(&mut dot, Drawing::Dot, end, &folds, boards).expect("a String takes all");
    for (file, expected) in [("tree.svg", svg), ("tree.DOT", dot.clone()), ("tree.gv", dot)] {
        let path = own(file);
        let answer = run(&format!("solve --preset handoyo --trace {} {name}", path.display()));
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{file}");
        assert_eq!(std::fs::read_to_string(&path).expect("it is written"), expected, "{file}");
    }
    let path = own("trace.jsonl");
    assert_eq!(run(&format!("solve --preset handoyo --trace {} {name}", path.display())).status, 0);
    let text = std::fs::read_to_string(&path).expect("it is written");
    let printed = run(&format!("solve --preset handoyo --trace - --json {name}")).out;
    let printed: Vec<&str> = printed.lines().collect();
    assert_eq!(text.lines().collect::<Vec<_>>(), printed[..printed.len() - 1]);
}

#[test]
fn a_tree_as_pixels_and_as_a_page() {
    for (file, magic) in [("tree.png", &b"\x89PNG\r\n\x1a\n"[..]), ("tree.pdf", &b"%PDF-"[..])] {
        let path = own(file);
        let answer = run(&format!(
            "solve --show none --trace {} ../../assets/samples/gentle-13-moves.txt",
            path.display()
        ));
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{file}");
        assert!(std::fs::read(&path).expect("it is written").starts_with(magic), "{file}");
    }
}

/// Nobody could read the letters of a large tree on a page.
#[test]
fn a_tree_that_is_too_large_is_refused() {
    let path = own("large.pdf");
    let name = "course/roni-tc2.txt";
    let answer = run(&format!("solve --search ida --trace {} {name}", path.display()));
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("The tree is too large for this page"), "{}", answer.err);
    assert!(!path.exists());
}

/// A tree of a Hidato, too.
#[test]
fn a_picture_of_a_hidato() {
    let path = own("hidato.svg");
    let name = "hidato/gen-08x08-few.txt";
    assert_eq!(run(&format!("solve --trace {} {name}", path.display())).status, 0);
    let text = std::fs::read_to_string(&path).expect("it is written");
    assert!(text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"));
}

/// Every board of a tree has the bars of the edges.
#[test]
fn a_picture_of_a_hidato_with_edges() {
    let path = own("edges.svg");
    let puzzle = "hidato\n0 0 0\n0 0 0\n0 0 5\nedge 1,1 1,2\nedge 2,1 3,2\n";
    let answer = run_with(&format!("solve --trace {} -", path.display()), puzzle.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    let text = std::fs::read_to_string(&path).expect("it is written");
    let boards = text.matches("<g><rect").count();
    assert_eq!(text.matches("stroke-linecap=\"round\"").count(), 2 * boards, "{text}");
    assert!(boards > 1);
}

/// The lines of a trace carry the edges, and the boards for Graphviz have them as strokes.
#[test]
fn a_trace_of_a_hidato_has_its_edges() {
    let puzzle = "hidato\n0 0 0\n0 0 0\n0 0 5\nedge 1,1 1,2\nedge 2,1 3,2\n";
    let printed = lines(&run_with("solve --json --trace - -", puzzle.as_bytes()).out);
    let edges = serde_json::json!([[[1, 1], [1, 2]], [[2, 1], [3, 2]]]);
    assert_eq!((&printed[0]["trace"], &printed[0]["edges"]), (&"langkah 2".into(), &edges));
    let plain = run("solve --json --trace - hidato/rc-1-task40.txt");
    assert!(lines(&plain.out)[0].get("edges").is_none());
    // The root has no guess, and so no cost.
    let roots = printed.iter().filter(|line| line["node"] == 1);
    assert!(roots.clone().count() > 0 && roots.clone().all(|root| root["h"].is_null()));
    let path = own("edges.dot");
    let answer = run_with(&format!("solve --trace {} -", path.display()), puzzle.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    let text = std::fs::read_to_string(&path).expect("it is written");
    let root = r#"n1 [label="·-· ·\n· · ·\n \\   \n· · 5\n1", "#;
    assert!(text.contains(root), "{text}");
}

#[test]
fn what_is_not_written() {
    // Several puzzles have no single tree.
    let path = own("several.svg");
    let two = "course/roni-tc4.txt course/roni-tc3.txt";
    let answer = run(&format!("solve --preset roni --show none --trace {} {two}", path.display()));
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("--trace FILE holds one puzzle's search"), "{}", answer.err);
    // On standard output they come one after the other.
    let answer = run(&format!("solve --preset roni --json --trace - {two}"));
    assert_eq!(lines(&answer.out).iter().filter(|line| line["trace"].is_string()).count(), 2);
    // No search, no file.
    let path = own("none.jsonl");
    let answer = run(&format!("solve --trace {} course/roni-tc1.txt", path.display()));
    assert_eq!(answer.status, 1);
    assert!(answer.err.contains("not written, as there was no search"), "{}", answer.err);
    assert!(!path.exists());
    // No folder.
    let answer = run("solve --trace no-such-folder/x.jsonl course/roni-tc4.txt");
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("no-such-folder/x.jsonl: "), "{}", answer.err);
    // Several searches at once have no tree.
    let answer = run("solve --search anytime --trace - course/roni-tc4.txt");
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("has no single tree"), "{}", answer.err);
}

/// A file whose name is not that of a trace may hold puzzles: it stays as it was.
#[test]
fn a_trace_is_written_over_no_puzzle() {
    for name in ["over.txt", "over", "over.md", "over.gif", "over.json", ".over"] {
        let path = own(name);
        std::fs::write(&path, "1 2\n3 0\n").expect("it is written");
        let answer = run(&format!("solve --trace {} course/roni-tc4.txt", path.display()));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{name}");
        assert!(answer.err.contains("its name must end with .jsonl, .svg"), "{}", answer.err);
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "1 2\n3 0\n");
    }
}

/// The ending may be the whole name, and a folder is refused before the search.
#[test]
fn the_name_of_a_trace_is_looked_at_first() {
    let path = own(".jsonl");
    let command = "solve --preset roni --show none --trace";
    assert_eq!(run(&format!("{command} {} course/roni-tc4.txt", path.display())).status, 0);
    assert!(std::fs::read_to_string(&path).expect("it is there").starts_with("{\"trace\""));
    for name in ["folder", "folder.jsonl", "folder.svg"] {
        let folder = own(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        let answer = run(&format!("{command} {} course/roni-tc4.txt", folder.display()));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{name}");
        assert!(answer.err.contains("it is a folder; name a file"), "{}", answer.err);
    }
}

/// The lines are there while the search goes on, and it ends when nobody reads them any more.
#[test]
fn the_search_is_looked_on_at() {
    let mut command = langkah();
    command.args("solve --json --search dfs --no-visited --depth 1000 --trace -".split(' '));
    command.arg("course/roni-tc2.txt").stdout(Stdio::piped()).stdin(Stdio::null());
    let mut child = command.spawn().expect("the binary runs");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    for _ in 0..2000 {
        line.clear();
        out.read_line(&mut line).expect("a line");
        let _: Value = serde_json::from_str(&line).expect("an object");
    }
    // Such a search has no end: it was going on.
    assert_eq!(child.try_wait().expect("it can be asked"), None);
    drop(out);
    child.wait().expect("it ends");
}

/// A file takes its name when it is whole. Until then the old file stays, and it stays for ever if
/// the program is killed.
#[cfg(target_os = "linux")]
#[test]
fn a_file_is_whole_or_as_it_was() {
    let folder = own("whole").join("");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("trace.jsonl");
    std::fs::write(&path, "old").expect("it is written");
    let mut command = langkah();
    command.args("solve --json --search dfs --no-visited --depth 1000 --trace".split(' '));
    command.arg(&path).arg("course/roni-tc2.txt").stdout(Stdio::null()).stdin(Stdio::null());
    let mut child = command.spawn().expect("the binary runs");
    let parts = || {
        let names = std::fs::read_dir(&folder).expect("the folder").filter_map(Result::ok);
        names.filter(|one| one.path() != path).filter_map(|one| one.metadata().ok()).next()
    };
    // Such a search has no end: it is killed in its midst.
    while parts().is_none_or(|part| part.len() == 0) {
        assert_eq!(child.try_wait().expect("it can be asked"), None);
        std::thread::yield_now();
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "old");
    // The next one removes what was left, and takes the name.
    let name = "course/roni-tc4.txt";
    assert_eq!(run(&format!("solve --preset roni --trace {} {name}", path.display())).status, 0);
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert_eq!(count(&lines(&text), "e-node"), 202);
    assert!(parts().is_none());
    // No room.
    let answer = run(&format!("solve --preset roni --show none --trace /dev/full {name}"));
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with("/dev/full: No space left on device"), "{}", answer.err);
}

/// What a node of a Hidato costs has one name in the tree and below it.
#[test]
fn the_slack_is_explained_by_its_name() {
    let path = own("slack.dot");
    let board = b"hidato\n1 0 0\n0 0 0\n0 0 9\n";
    run_with(&format!("solve --trace {} -", path.display()), board);
    let dot = std::fs::read_to_string(path).expect("it is written");
    assert!(dot.contains("2: slack ") && dot.contains("Slack is the steps to spare: "), "{dot}");
}

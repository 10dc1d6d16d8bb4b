//! `convert`, goals on the command line, and what is told of ambiguities there.

use serde_json::{Value, json};

use crate::{file, run, run_with};

const ROWS: &str = " 5  3  8  9\n 0  2  4  1\n 7 10 14 13\n12 11  6 15\n";
const SIZE_ALONE: &str = "A size line without # comments: read as Princeton's, with the blank last \
                          in the goal. If it is the 42 school's, choose the goal snail.";

#[test]
fn every_format_to_every_format() {
    let last = ["course", "princeton", "tatham", "slidysim", "course-line", "digits"];
    for from in last {
        let size = if from == "digits" { 3 } else { 4 };
        for to in ["course", "princeton", "tatham", "slidysim", "digits", "langkah"] {
            let answer = run(&format!("convert --to {to} formats/{from}.txt"));
            if to == "digits" && size == 4 {
                let told = format!(
                    "formats/{from}.txt: digits holds 3×3 boards only, and this one is 4×4; \
                     langkah holds any puzzle\n"
                );
                assert!(answer.err.ends_with(&told), "{from}: {}", answer.err);
                assert_eq!((answer.status, answer.out.as_str()), (2, ""));
                continue;
            }
            assert_eq!(answer.status, 0, "{from} {to}: {}", answer.err);
            let check = |path: &str, input: &str| {
                let object = run_with(&format!("check --json {path}"), input.as_bytes()).object();
                (object["start"].clone(), object["goal"].clone())
            };
            let before = check(&format!("formats/{from}.txt"), "");
            assert_eq!(check("-", &answer.out), before, "{from} {to}");
        }
    }
    let snail = run("convert --to school42 formats/langkah-named.txt");
    assert_eq!(snail.out, format!("# This puzzle is solvable\n4\n{ROWS}"));
    let korf = run("convert --to korf formats/langkah-line.txt");
    assert!(
        korf.err.contains("korf holds square boards only, and this one is 2×3"),
        "{}",
        korf.err
    );
}

#[test]
fn several_puzzles_stand_apart() {
    let answer = run("convert --to course formats/course.txt formats/digits.txt");
    assert_eq!(answer.out, format!("{ROWS}\n0 1 2\n3 4 5\n6 7 8\n"));
    let answer = run("convert --to slidysim formats/course.txt formats/digits.txt");
    assert_eq!(answer.out, "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\n0 1 2/3 4 5/6 7 8\n");
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
}

/// Each line of what is written as JSON is JSON, also where a reader could take two boards for one.
#[test]
fn several_puzzles_are_json_lines() {
    let two = file("convert-two.txt", b"2 1\n3 0\n\n# 2\n1 2\n3 0\n");
    let two = two.display();
    let answer = run(&format!("convert --to json {two} formats/course.txt"));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let boards = answer.objects();
    assert_eq!(boards[..2], [json!([[2, 1], [3, 0]]), json!([[1, 2], [3, 0]])]);
    let back = run_with("check --json --lines -", answer.out.as_bytes()).objects();
    let starts: Vec<_> = back.iter().map(|object| object["start"].clone()).collect();
    assert_eq!(starts, boards);
    let two = b"1 2 3\n4 5 6\n0 7 8\n\n# 2\n1 2 3\n4 5 6\n7 8 0\n";
    let answer = run_with("convert --to json -", two);
    let [first, second] = &answer.objects()[..] else { panic!("{}", answer.out) };
    assert_eq!(second, &json!({"start": [[1, 2, 3], [4, 5, 6], [7, 8, 0]]}));
    let back = run_with("check --json -", answer.out.as_bytes()).objects();
    assert_eq!([&back[0]["start"], &back[1]["start"]], [first, &second["start"]]);
}

#[test]
fn lists_line_by_line() {
    let korf = run("convert --to korf --lines --goal blank-first korf100-blank-first.txt");
    assert_eq!((korf.status, korf.err.as_str()), (0, ""));
    assert_eq!(korf.out.lines().count(), 100);
    assert_eq!(korf.out.lines().next(), Some("1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"));
    assert!(korf.out.lines().last().is_some_and(|line| line.starts_with("100 ")));
    // With the indices the goal goes without saying.
    let objects = run_with("check --json --lines -", korf.out.as_bytes()).objects();
    assert!(objects.iter().all(|object| object["solvable"] == json!(true)));
    assert_eq!(objects[0]["format"], json!("korf"));
    // A bad line, in whatever way, fails alone.
    let mixed = b"2x2:1,2,0,3\n1 2 3\n\xff\n012345678\n";
    let answer = run_with("convert --to tatham --lines -", mixed);
    assert_eq!(answer.out, "2x2:1,2,0,3\n3x3:0,1,2,3,4,5,6,7,8\n");
    let told: Vec<&str> = answer.err.lines().collect();
    assert!(told[0].starts_with("-:2:6: 3 numbers on one line"), "{}", told[0]);
    assert_eq!(told[1], "-:3:1: not text in UTF-8; expected rows of numbers");
    assert_eq!(answer.status, 2);
}

#[test]
fn notes_of_convert_stand_apart_and_once() {
    let answer = run("convert --to course formats/princeton.txt");
    assert_eq!(answer.out, ROWS);
    assert_eq!(answer.err, format!("formats/princeton.txt: note: {SIZE_ALONE}\n"));
    assert_eq!(answer.status, 0);
    let lines = b"1 0 1 2 3\n2 3 1 2 0\n3 0 1 2 3\n";
    let answer = run_with("convert --to korf --lines -", lines);
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    assert!(answer.err.starts_with("-:1: note: One number more than cells"), "{}", answer.err);
}

#[test]
fn notes_in_text_and_in_json() {
    let answer = run("check formats/princeton.txt");
    let head = format!("formats/princeton.txt\nNote: {SIZE_ALONE}\n{ROWS}\ni  ");
    assert!(answer.out.starts_with(&head), "{}", answer.out);
    let solved = run("solve --show none formats/princeton.txt");
    assert!(solved.out.starts_with(&head[..head.len() - 3]), "{}", solved.out);
    let object = run("solve --json formats/princeton.txt").object();
    assert_eq!((&object["format"], &object["notes"]), (&json!("princeton"), &json!([SIZE_ALONE])));
    let object = run("check --json --goal snail formats/princeton.txt").object();
    assert_eq!(object["notes"], json!([]));
}

#[test]
fn the_published_example_from_a_file_of_its_own() {
    let object = run("solve --json formats/langkah.txt").object();
    assert_eq!((&object["length"], &object["moves"]), (&json!(3), &json!("LDL")));
    // The same with the goal from another file.
    let start = b"1 2 3\n5 6 0\n7 8 4\n";
    let object = run_with("solve --json --goal formats/goal.txt -", start).object();
    assert_eq!(
        (&object["length"], &object["goal"]),
        (&json!(3), &json!([[1, 2, 3], [5, 8, 6], [0, 7, 4]]))
    );
}

#[test]
fn goals_that_are_none() {
    let refused = |arguments: &str, message: &str| {
        let answer = run(arguments);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(
            answer.err.starts_with(&format!("error: {message}")),
            "{arguments}: {}",
            answer.err
        );
    };
    refused(
        "check --goal home formats/course.txt",
        "invalid value 'home' for '--goal <GOAL>': expected blank-last, blank-first, snail or a \
         board in a file or in quotes; as a file: cannot be read: No such file or directory",
    );
    let path = file("goal-with-faults.txt", b"1 2\n3 3\n");
    let path = path.display();
    refused(
        &format!("solve --goal {path} formats/course.txt"),
        &format!(
            "invalid value '{path}' for '--goal <GOAL>': the file holds no board\n  2:3: tile 3 a \
             second time; it is at line 2, column 1 already; missing: the blank\n"
        ),
    );
    let answer = run("check --goal formats/goal.txt formats/course.txt formats/digits.txt");
    let told = "formats/course.txt:1:1: the goal is a 3×3 board and the start a 4×4 one; they must \
                have the same size\n";
    assert_eq!((answer.err.as_str(), answer.status), (told, 2));
    assert!(answer.out.starts_with("formats/digits.txt\n"), "{}", answer.out);
    refused(
        "random --size 4x4 --goal formats/goal.txt",
        "--size 4×4 does not fit the --goal, which is a 3×3 board",
    );
    refused("convert --to text formats/course.txt", "invalid value 'text' for '--to <FORMAT>'");
    refused("convert formats/course.txt", "the following required arguments were not provided");
}

#[test]
fn random_puzzles_with_goals_and_shapes() {
    let wide = run("random --seed 3 --count 5 --lines --size 3x5");
    assert!(wide.out.lines().all(|line| line.matches('/').count() == 2), "{}", wide.out);
    let objects = run_with("check --json --lines -", wide.out.as_bytes()).objects();
    assert_eq!(objects.len(), 5);
    assert!(objects.iter().all(|one| one["rows"] == 3 && one["cols"] == 5));
    assert!(objects.iter().all(|one| one["solvable"] == true));
    // A goal that does not go without saying is written along.
    for goal in ["snail --size 5x5", "blank-first --size 3x4", "formats/goal.txt"] {
        let puzzle = run(&format!("random --seed 4 --goal {goal}"));
        assert!(puzzle.out.starts_with("langkah\nstart\n"), "{}", puzzle.out);
        let object = run_with("check --json -", puzzle.out.as_bytes()).object();
        assert_eq!(object["solvable"], json!(true), "{goal}");
    }
    let lines = run("random --seed 4 --count 20 --lines --goal formats/goal.txt").out;
    let check = run_with("check --lines --goal formats/goal.txt -", lines.as_bytes());
    assert_eq!(check.status, 0);
    assert_eq!(run("random --seed 1 --size 10x10").out.lines().count(), 10);
}

/// What has no empty cell looks like nothing of a Hidato's: it carries its family.
#[test]
fn a_full_hidato_comes_back() {
    for (text, family) in [("hidato\n1 2\n4 3\n", "hidato"), ("numbrix\n1 2\n4 3\n", "numbrix")] {
        for to in ["matrix", "rosetta"] {
            let converted = run_with(&format!("convert --to {to} -"), text.as_bytes());
            assert_eq!((converted.status, converted.out.as_str()), (0, text), "{to}");
            let object = run_with("check --json -", converted.out.as_bytes()).object();
            assert_eq!(object["family"], json!(family));
        }
    }
    // The rows alone show that this is a Hidato, so the text has no header.
    let open = run_with("convert --to matrix -", b"1 0\r0 3\r");
    assert_eq!(open.out, "1 0\n0 3\n");
}

/// A Hidato has no goal: neither as a puzzle that a goal is chosen for, nor as a goal.
#[test]
fn a_hidato_has_no_goal() {
    for (name, text, family) in [
        ("goal-hidato.txt", "hidato\n1 2 3\n4 0 5\n6 7 8\n", "Hidato"),
        ("goal-empties.txt", "1 0 0\n0 5 0\n0 0 9\n", "Hidato"),
        ("goal-numbrix.txt", "numbrix 1 0/0 4\n", "Numbrix"),
        ("goal-blank.txt", "1 2 3\n4 __ 5\n6 7 8\n", "Hidato"),
    ] {
        let path = file(name, text.as_bytes());
        let path = path.display();
        for command in ["check", "solve", "compare", "convert --to course"] {
            let answer = run(&format!("{command} --goal snail {path}"));
            let told = format!(
                "{path}:1:1: this is a {family}, which has no goal; leave the goal out (--goal), or \
                 bring a sliding puzzle\n"
            );
            assert_eq!((answer.status, answer.err.as_str()), (2, told.as_str()), "{command}");
        }
        let answer = run(&format!("check --goal {path} course/roni-tc2.txt"));
        let told = format!(
            "the file holds a {family}, which cannot be the goal of a sliding puzzle; expected \
             blank-last, blank-first, snail or a board of tiles in a file or in quotes"
        );
        assert_eq!(answer.status, 2);
        assert!(answer.err.contains(&told), "{}", answer.err);
    }
    let lines = run_with("check --goal snail --lines -", b"1 2 3 0\nnumbrix 1 0/0 4\n");
    assert_eq!(lines.status, 2);
    assert!(lines.err.starts_with("-:2:1: this is a Numbrix, which has no goal"), "{}", lines.err);
    // Of several puzzles the others are worked on.
    let mixed = run_with("check --goal snail -", b"1 2\n3 0\n\nhidato 1 0/0 4\n");
    assert_eq!(mixed.status, 2);
    assert!(mixed.out.contains("can be solved"), "{}", mixed.out);
    assert!(mixed.err.starts_with("-:4:1: this is a Hidato, which has no goal"), "{}", mixed.err);
    // A board with two blanks that is to be brought to a goal is one of sliding tiles.
    let two = run_with("check --goal snail -", b"1 2 3\n4 0 0\n5 6 7\n");
    assert!(two.err.starts_with("-:2:5: a second blank"), "{}", two.err);
}

/// An option that says which cells of a Hidato touch is not ignored with sliding tiles.
#[test]
fn an_option_of_hidato_is_not_for_sliding_tiles() {
    let both = b"1 2\n3 0\n\nhidato 1 0/0 4\n";
    for (option, word) in [("--orthogonal", "numbrix"), ("--hexagonal", "hexagonal")] {
        let told = format!(
            "-:1:1: {option} is for Hidato; write “{word}” above the rows if they are one, or \
             leave {option} out\n"
        );
        for command in ["check", "solve", "convert --to json"] {
            let answer = run_with(&format!("{command} {option} -"), both);
            assert_eq!(answer.status, 2, "{command}");
            assert_eq!(answer.err, told, "{command}");
            assert!(!answer.out.is_empty(), "the Hidato is taken");
        }
        let lines = run_with(&format!("check --lines {option} -"), b"1 2/3 0\n");
        assert_eq!((lines.status, lines.out.as_str()), (2, ""), "{}", lines.err);
    }
}

/// A person's work on a Hidato goes along, in every format; searches begin without it, and say so.
#[test]
fn work_on_a_hidato_is_kept() {
    let worked = "numbrix\n1 0 3\n0 0 0\n7 0 9\nfilled 1,2 8\nmarked 2,2 5 6\ndrawn 2,1 2,2\n";
    for format in ["rosetta", "line", "sized", "csv", "json", "table"] {
        let there = run_with(&format!("convert --to {format} -"), worked.as_bytes());
        let back = run_with("convert --to matrix -", there.out.as_bytes());
        assert_eq!(back.out, worked, "{format}: {}", there.out);
        assert!(back.err.contains("Searches begin with the givens alone"), "{}", back.err);
    }
    let json = run_with("convert --to json -", worked.as_bytes());
    assert_eq!(json.object()["filled"], json!([[[1, 2], 8]]));
    // The wrong number that is filled in is no given.
    let solved = run_with("solve --json -", worked.as_bytes()).object();
    assert_eq!(solved["solutions"], "one");
    assert_eq!(solved["start"], serde_json::json!([[1, 0, 3], [0, 0, 0], [7, 0, 9]]));
    let wrong = run_with("check -", b"numbrix\n1 0\n0 4\nfilled 1,1 2\n");
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.starts_with("-:4:8: the cell in row 1, column 1 has"), "{}", wrong.err);
}

/// A line of what commands print of a Hidato is that Hidato, as that of a sliding puzzle is.
#[test]
fn a_line_of_json_is_read_as_its_puzzle() {
    for text in ["hexagonal\n1 0 3\n0 0 0\n0 0 9\nedge 1,1 1,2\n", "1 2 3\n4 5 6\n7 0 8\n"] {
        for command in ["check", "solve"] {
            let there = run_with(&format!("{command} --json -"), text.as_bytes());
            for lines in ["", "--lines"] {
                let back = run_with(&format!("check {lines} --json -"), there.out.as_bytes());
                assert_eq!((back.status, back.err.as_str()), (0, ""), "{}", back.out);
                let (there, back) = (there.object(), back.object());
                for name in ["family", "start", "goal", "edges"] {
                    assert_eq!(there.get(name), back.get(name), "{name}");
                }
            }
        }
    }
}

/// A comment beside a size line would make the 42 school's format of it, whose goal is the snail.
#[test]
fn two_boards_with_size_lines_stay_as_they_are() {
    let two = b"1 2 3\n4 5 6\n7 0 8\n\n# 2\n1 2 3\n4 5 6\n7 0 8\n";
    let converted = run_with("convert --to princeton -", two);
    let solved = run_with("solve --json -", converted.out.as_bytes());
    assert_eq!((solved.status, solved.objects().len()), (0, 2), "{}", converted.out);
    assert!(solved.objects().iter().all(|one| one["length"] == 1), "{}", solved.out);
}

/// Rows below the first word of a Hidato would go on behind a comment.
#[test]
fn a_puzzle_behind_a_hidato_stays_a_puzzle() {
    let numbrix = "numbrix\n0 0 1\n0 0 0\n\nhidato\n0 2 0\n4 0 0\n";
    let hexagonal = "hexagonal\n4 0 0\n0 0 0\n\nhidato\n1 0 0\n0 3 0\n";
    let sliding = "hidato\n7 3 0\n6 8 0\n1 2 0\n\nlangkah\nstart\n7 1 3\n5 0 2\n8 6 4\n";
    let three = format!("{numbrix}\n{hexagonal}\n{sliding}");
    let rows = ["matrix", "rosetta", "csv", "table", "sized", "line", "json"];
    let both = ["csv", "table", "sized", "json"];
    let cases = [(numbrix, &rows[..]), (hexagonal, &rows), (sliding, &both), (&three, &both)];
    for (text, formats) in cases {
        let check = |input: &str| -> Vec<Value> {
            let answer = run_with("check --json -", input.as_bytes());
            let told = |object: &Value| json!([object["family"], object["start"]]);
            answer.objects().iter().map(told).collect()
        };
        for format in formats {
            let answer = run_with(&format!("convert --to {format} -"), text.as_bytes());
            assert_eq!(check(&answer.out), check(text), "{format}: {}", answer.out);
        }
    }
}

const KINDS: [&str; 11] = [
    "hidato\n1 0 0\n0 5 0\n0 0 9\n",
    "hidato\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 16\n",
    "hidato\n1 0 0\n0 -1 0\n0 0 8\n",
    "numbrix\n1 0 3\n0 0 0\n7 0 9\n",
    "numbrix\n1 0 0 4\n0 0 0 0\n0 0 0 0\n16 0 0 0\n",
    "hexagonal\n1 0 0\n0 0 0\n0 0 9\n",
    "1 2 3\n4 5 6\n0 7 8\n",
    "1 2 3\n4 5 6\n7 8 0\n",
    "8 1 3\n4 0 2\n7 6 5\n",
    "1 2 3\n4 0 5\n",
    "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n",
];

/// What `convert` writes of several puzzles reads back as the same puzzles in the same order, in
/// every format that can hold all of them.
#[test]
fn three_puzzles_of_any_kind_come_back() {
    let paths: Vec<String> = (0..KINDS.len())
        .map(|at| file(&format!("kind-{at}.txt"), KINDS[at].as_bytes()).display().to_string())
        .collect();
    let told = |object: &Value| json!([object["family"], object["start"], object["goal"]]);
    let check = |path: &str, input: &str| -> Vec<Value> {
        let answer = run_with(&format!("check --json {path}"), input.as_bytes());
        answer.objects().iter().map(told).collect()
    };
    let own: Vec<Value> = paths.iter().map(|path| check(path, "")[0].clone()).collect();
    for (format, kinds) in [
        ("table", 0..11),
        ("csv", 0..11),
        ("sized", 0..11),
        ("json", 0..11),
        ("matrix", 0..6),
        ("rosetta", 0..6),
        ("line", 0..6),
        ("slidysim", 6..11),
        ("course", 6..11),
    ] {
        // Steps that have no divisor in common with the number of kinds meet all places.
        let step = if kinds.len() > 6 { 23 } else { 7 };
        let of = |at: usize| kinds.start + at % kinds.len();
        let count = kinds.len();
        for at in (0..count.pow(3)).step_by(step) {
            let three = [of(at), of(at / count), of(at / count / count)];
            let files = three.map(|kind| paths[kind].as_str()).join(" ");
            let written = run(&format!("convert --to {format} {files}"));
            assert_eq!((written.status, written.err.as_str()), (0, ""), "{format} {files}");
            let expected = three.map(|kind| own[kind].clone());
            assert_eq!(check("-", &written.out), expected, "{format}: {}", written.out);
        }
    }
}

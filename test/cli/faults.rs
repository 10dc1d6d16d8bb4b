//! Bad input: the exact messages, and that the other files are worked on.

use std::fs::{self, File};

use serde_json::{Value, json};

use crate::{file, run, run_with};

/// What is said of a file with these bytes.
fn faults(name: &str, bytes: &[u8]) -> String {
    let path = file(name, bytes);
    let path = path.display();
    for command in ["check", "solve"] {
        let answer = run(&format!("{command} {path}"));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{name}: {command}");
    }
    let told =
        without_example(&run(&format!("solve {path}")).err.replace(&path.to_string(), "FILE"));
    for command in ["check --json", "solve --json"] {
        let answer = run(&format!("{command} {path}"));
        assert_eq!((answer.status, answer.err.as_str()), (2, ""), "{name}: {command}");
        assert_eq!(as_text(&answer.object()).replace(&path.to_string(), "FILE"), told);
    }
    told
}

/// What the object of something that is no puzzle says, as it is told in text.
fn as_text(object: &Value) -> String {
    let file = object["file"].as_str().expect("a file");
    let errors = object["errors"].as_array().expect("a list");
    let mut lines: Vec<String> = errors
        .iter()
        .map(|one| {
            let (line, column) = (&one["line"], &one["column"]);
            format!("{file}:{line}:{column}: {}\n", one["message"].as_str().expect("a sentence"))
        })
        .collect();
    let first = lines.first().expect("a fault");
    let error = object["error"].as_str().expect("a sentence");
    assert_eq!(first, &format!("{file}:{error}\n"));
    let more = object["more"].as_u64().expect("a number");
    lines.extend((more > 0).then(|| format!("{file}: … and {more} more\n")));
    lines.concat()
}

/// What is told of a file, whose last line shows how it should look.
fn without_example(told: &str) -> String {
    let (told, example) = told.trim_end().rsplit_once('\n').expect("two lines at least");
    assert!(example.contains(": for example, "), "{example}");
    assert_eq!(told.matches("for example, ").count(), 0, "said once");
    format!("{told}\n")
}

#[test]
fn files_that_give_no_bytes() {
    let answer = run("check absent.txt");
    let expected = "absent.txt: cannot be read: No such file or directory (os error 2)\n";
    assert_eq!((answer.err.as_str(), answer.status), (expected, 2));
    let answer = run("solve --lines course");
    let expected = "course: a folder; expected a file\n";
    assert_eq!((answer.err.as_str(), answer.status), (expected, 2));
}

#[test]
fn files_of_two_gigabytes() {
    let path = file("large.txt", b"");
    File::create(&path).and_then(|file| file.set_len(2 << 30)).expect("a sparse file");
    let shown = path.display();
    let answer = run(&format!("solve {shown}"));
    let lines = run(&format!("solve --lines {shown}"));
    fs::remove_file(&path).expect("the file is there");
    let told = |most: &str| format!("{shown}: larger than {most}, the most that is read here");
    let hint = "; if each line is a puzzle, add --lines\n";
    assert_eq!((answer.err, answer.status), (told("1\u{a0}MiB") + hint, 2));
    assert_eq!((lines.err, lines.status), (told("256\u{a0}MiB") + "\n", 2));
}

#[test]
fn endless_standard_input() {
    let answer = run_with("check -", &vec![b' '; (1 << 20) + 1]);
    let expected = "-: larger than 1\u{a0}MiB, the most that is read here; if each line is a \
                    puzzle, add --lines\n";
    assert_eq!((answer.err.as_str(), answer.status), (expected, 2));
}

#[test]
fn bytes_that_are_no_text() {
    let expected = "FILE:2:3: not text in UTF-8; expected rows of numbers\n";
    assert_eq!(faults("bytes.txt", b"1 2\n3 \xff\n"), expected);
}

#[test]
fn two_blanks_and_what_they_displace() {
    assert_eq!(
        faults("blanks.txt", b"0 1 2\n3 4 5\n6 x 7\n"),
        "FILE:3:3: a second blank; the first is at line 1, column 1; missing: tile 8\n"
    );
}

#[test]
fn letters_and_numbers_out_of_range() {
    assert_eq!(
        faults("letters.txt", b"1 2\nthree 99\n"),
        "FILE:2:1: “three” is not a tile; expected a number from 1 to 3, or the blank as 0, 4, -, \
         _, . or x\n\
         FILE:2:7: 99 is out of range; expected 1 to 3, or 4 or 0 for the blank\n\
         FILE:2:9: missing: tile 3, the blank; expected every tile from 1 to 3 and one blank\n"
    );
}

#[test]
fn empty_files() {
    let expected = "no numbers here; expected a board, such as four rows of the numbers 0 to 15\n";
    assert_eq!(faults("empty.txt", b""), format!("FILE:1:1: {expected}"));
    let answer = run_with("solve --lines -", b"\n \n");
    let expected = "-:1:1: no numbers here; expected a puzzle on each line\n";
    assert_eq!((answer.err.as_str(), answer.status), (expected, 2));
}

#[test]
fn many_faults_are_counted() {
    let text = "1 1 1 1\n".repeat(4) + &"1 ".repeat(9);
    let told = faults("many.txt", text.as_bytes());
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 21, "{told}");
    assert!(lines[..20].iter().all(|line| line.starts_with("FILE:")));
    // All ones but the first, and a row that is longer than the others.
    assert_eq!(lines[20], "FILE: … and 5 more");
}

#[test]
fn many_bad_lines_are_counted_and_good_ones_solved() {
    let text = "1 2\n".repeat(30) + "1 2 0 3\n" + &"x".repeat(70_000) + "\n1 2 3 0\n";
    let answer = run_with("solve --json --lines -", text.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (2, ""));
    let objects = answer.objects();
    let lines: Vec<_> = objects.iter().map(|object| object["line"].clone()).collect();
    assert_eq!(lines, (1..=33).map(|line| json!(line)).collect::<Vec<_>>());
    let are_bad: Vec<bool> = objects.iter().map(|object| object.get("error").is_some()).collect();
    assert_eq!(are_bad, (1..=33).map(|line| line != 31 && line != 33).collect::<Vec<_>>());
    let answer = run_with("solve --lines -", text.as_bytes());
    let places = answer.out.lines().filter(|line| line.starts_with("-:"));
    assert_eq!(places.collect::<Vec<_>>(), ["-:31", "-:33"]);
    let told: Vec<&str> = answer.err.lines().collect();
    let count = "2 numbers on one line; expected the square of a number from 2 to 10, such as 9, \
                 16 or 25";
    assert_eq!(told[0], format!("-:1:4: {count}"));
    assert_eq!(told[19], format!("-:20:4: {count}"));
    assert_eq!(told[20], "-: … and 11 more");
    assert!(told[21].contains("for example, "), "{}", told[21]);
    assert_eq!(answer.status, 2);
}

#[test]
fn a_line_too_long_to_look_into() {
    let answer = run_with("check --lines -", &vec![b'7'; 70_000]);
    let expected = "-:1:1: a line of more than 64 KiB; expected a puzzle, such as 16 numbers\n";
    assert_eq!((without_example(&answer.err).as_str(), answer.status), (expected, 2));
}

#[test]
fn other_files_are_worked_on() {
    let answer = run("solve --json absent.txt course/roni-tc4.txt course course/roni-tc1.txt");
    let objects = answer.objects();
    let outcomes: Vec<_> = objects.iter().map(|object| object["outcome"].clone()).collect();
    assert_eq!(outcomes, [json!(null), json!("solved"), json!(null), json!("unsolvable")]);
    assert_eq!(
        objects[0],
        json!({
            "file": "absent.txt",
            "line": null,
            "error": "cannot be read: No such file or directory (os error 2)",
            "errors": [{
                "line": null,
                "column": null,
                "message": "cannot be read: No such file or directory (os error 2)",
            }],
            "more": 0,
        })
    );
    assert_eq!(objects[2]["error"], json!("a folder; expected a file"));
    assert_eq!((answer.status, answer.err.as_str()), (2, ""));
}

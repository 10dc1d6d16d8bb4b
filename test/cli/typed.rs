//! A puzzle that stands among the arguments in the place of a file's name.

use std::fs;

use crate::{Answer, file, in_english, run_with};

const BOARD: &str = "1 2 3/4 0 6/7 5 8";

/// Runs the binary with these arguments, each as it is.
fn run(arguments: &[&str]) -> Answer {
    let mut command = in_english(env!("CARGO_BIN_EXE_langkah"));
    command.current_dir(env!("CARGO_TARGET_TMPDIR")).args(arguments);
    Answer::new(command.output().expect("the binary runs"))
}

#[test]
fn it_is_read_as_from_standard_input() {
    for options in ["check", "check --lines", "convert --to csv", "solve --search bfs --lines"] {
        let typed = run(&[&options.split(' ').collect::<Vec<_>>()[..], &[BOARD]].concat());
        let piped = run_with(&format!("{options} -"), BOARD.as_bytes());
        assert_eq!((typed.status, typed.err.as_str()), (0, ""), "{options}");
        let same = |answer: &Answer| -> Vec<String> {
            let is_same = |line: &&str| !line.contains("time");
            let name = |line: &str| line.replace(BOARD, "-").replace("-:1", "-");
            answer.out.lines().filter(is_same).map(name).collect()
        };
        assert_eq!(same(&typed), same(&piped), "{options}");
    }
    let hidato = run(&["solve", "--json", "1 0/0 4"]).object();
    assert_eq!((&hidato["file"], &hidato["solutions"]), (&"1 0/0 4".into(), &"several".into()));
}

#[test]
fn a_goal_may_be_typed() {
    let goal = "1 2 3/8 0 4/7 6 5";
    let answer = run(&["solve", "--json", "--goal", goal, "2 8 3/1 6 4/7 0 5"]).object();
    assert_eq!(answer["moves"], "UULDR");
    // Which of two boards is meant cannot be known.
    let both = "start 1 2 3/4 0 6/7 5 8 goal 1 2 3/8 0 4/7 6 5";
    let answer = run(&["check", "--goal", both, BOARD]);
    assert!(answer.err.contains("the text holds a start and a goal"), "{}", answer.err);
    let answer = run(&["check", "--goal", "1 2 3/8 0 4/7 6 6", BOARD]);
    assert!(answer.err.contains("the text holds no board\n  1:17: "), "{}", answer.err);
}

#[test]
fn faults_are_those_of_the_text() {
    let answer = run(&["check", "1 2 3/4 5 6/7 8 8"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with("1 2 3/4 5 6/7 8 8:1:17: "), "{}", answer.err);
    let answer = run(&["check", "hidato 1 0/0 4/edge 1,1 9,9"]);
    assert!(
        answer.err.contains(":1:25: the board has no cell in row 9, column 9"),
        "{}",
        answer.err
    );
    let answer = run(&["check", "board 2.txt"]);
    assert!(answer.err.starts_with("board 2.txt: cannot be read: "), "{}", answer.err);
}

#[test]
fn a_file_of_that_name_comes_first() {
    let name = "1 2 3 4 5 6 7 8 0";
    file(name, b"1 2 3/4 5 6/7 0 8\n");
    let answer = run(&["convert", "--to", "csv", name]);
    assert!(answer.out.contains("7,0,8\n"), "{}", answer.out);
    fs::remove_file(format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"))).expect("it is there");
}

#[test]
fn a_hidato_on_one_line_has_the_holes_that_it_says() {
    for (text, size) in [
        ("hidato 1 __ __/__  5 __/__ __  9", "Hidato 3×3, 9 cells, 3 given"),
        ("numbrix 1 __/__ __", "Numbrix 2×2, 4 cells, 1 given"),
        ("hexagonal 1 _/_ _", "Hexagonal Hidato 2×2, 4 cells, 1 given"),
        ("hidato 1 0 # 0/0 5 6 0", "Hidato 2×4, 7 cells, 3 given"),
        ("hidato 1 2 3/. 5 4/7 6 .", "Hidato 3×3, 7 cells, 7 given"),
    ] {
        let answer = run(&["check", text]);
        assert!(answer.out.contains(size), "{text}: {}", answer.out);
        let piped = run_with("check --lines -", text.as_bytes());
        assert!(piped.out.contains(size), "{text}: {}", piped.out);
    }
}

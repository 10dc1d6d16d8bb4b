//! `lesson`: a teacher checks a file.

use std::path::Path;

use crate::{file, run};

fn built_in(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("assets/lesson").join(name).display().to_string()
}

#[test]
fn a_lesson_is_listed_with_its_answers() {
    let path = built_in("next-e-node.txt");
    let answer = run(&format!("lesson {path}"));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines[..3], [path.as_str(), "The next E-node", "By Langkah"]);
    assert_eq!(
        lines[3],
        "Step 1, Board, at the start: Branch and bound solves this puzzle with five moves. The …"
    );
    assert!(lines[5].starts_with("Step 3, Tree, expansion 2: The search takes"), "{}", lines[5]);
    assert_eq!(lines[6], "    The next E-node; hides the E-node");
    assert!(!answer.out.contains("answer"));
    let answer = run(&format!("lesson --answers {path}"));
    assert!(
        answer.out.contains("    The next E-node; hides the E-node; answer: 2\n"),
        "{}",
        answer.out
    );
    let indonesian = run(&format!("lesson --language id {path}"));
    assert!(indonesian.out.contains("Simpul-E berikutnya"), "{}", indonesian.out);
}

/// The end of a search has as many expansions as its note and a comparison tell.
#[test]
fn the_end_of_a_search_counts_its_expansions() {
    let answer = run(&format!("lesson {}", built_in("hidato-bound.txt")));
    let end = "Step 5, Tree, at the end, after 244 expansions: ";
    assert!(answer.out.contains(end), "{}", answer.out);
    assert!(answer.out.contains("at the end, after 1 expansion: One expansion instead of 244"));
}

#[test]
fn a_broken_lesson_is_told_by_line() {
    let text = "langkah-lesson 1\ntitle: T\npuzzle: 1 2 3/4 5 6/7 0 8\nstep\nview: sky\nstep\nnote: N\nquestion: why\n";
    let path = file("broken-lesson.txt", text.as_bytes());
    let answer = run(&format!("lesson {}", path.display()));
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    let name = path.display().to_string();
    let lines: Vec<&str> = answer.err.lines().collect();
    assert_eq!(lines.len(), 3, "{}", answer.err);
    for (line, begin) in lines.iter().zip(["4:1: here “note:”", "5:7: “sky”", "8:11: “why”"])
    {
        assert!(
            line.strip_prefix(&format!("{name}:")).is_some_and(|rest| rest.starts_with(begin)),
            "{line}"
        );
    }
    // The lessons beside it are listed all the same.
    let answer = run(&format!("lesson {name} {} nowhere.txt", built_in("hidato-bound.txt")));
    assert_eq!(answer.status, 2);
    assert!(answer.out.contains("Why Hidato needs a bound") && answer.err.contains("nowhere.txt"));
}

/// Whoever writes a lesson hears where the window shows the answer beside the question.
#[test]
fn an_answer_that_is_not_hidden_is_told() {
    let path = file("open-lesson.txt", b"langkah-lesson 1\ntitle: T\npuzzle: 1 2 3/4 5 6/7 0 8\nstep\nnote: N\nquestion: verdict\nstep\nnote: M\nquestion: x\nhide: verdict\n");
    let answer = run(&format!("lesson {}", path.display()));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let told = |line: &&str| line.contains("the window shows the answer; `hide: verdict` hides it");
    assert_eq!(answer.out.lines().filter(told).count(), 1, "{}", answer.out);
}

/// The answer is the one for the board that the step shows.
#[test]
fn answers_are_about_the_board_that_is_shown() {
    let step = |task: &str| format!("step\nview: board\nat: 3\nnote: N\nquestion: {task}\n");
    let steps: String = ["x", "kurang blank", "kurang 5", "verdict"].map(step).concat();
    let head = "langkah-lesson 1\ntitle: T\npuzzle: 2 3 5/1 0 6/7 4 8\nsearch: ida:manhattan\n";
    let path = file("shown-lesson.txt", format!("{head}{steps}").as_bytes());
    let answer = run(&format!("lesson --answers {}", path.display()));
    let keys = answer.out.lines().filter_map(|line| line.split("answer: ").nth(1));
    assert_eq!(keys.collect::<Vec<_>>(), ["1", "3", "2", "10 yes"], "{}", answer.out);
}

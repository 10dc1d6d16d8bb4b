//! What is wrong with a lesson is told at its place, everything at once.

use std::cell::Cell;

use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_puzzle::lesson::{BYTES_MAX, Faults, LETTERS_MAX, STEPS_MAX, Taught, is_lesson};

const HEAD: &str =
    "langkah-lesson 1\ntitle: T\npuzzle: 1 2 3/4 5 6/7 0 8\nsearch: best-first:manhattan\n";

fn faults(text: &str) -> Faults {
    assert!(is_lesson(text.as_bytes()), "{text}");
    Taught::open(text.as_bytes()).expect_err(text)
}

/// The places of the faults, and one word of each of them.
fn assert_faults(text: &str, expected: &[(usize, usize, &str)]) {
    let faults = faults(text);
    let found = faults.list().iter();
    let found: Vec<_> =
        found.map(|fault| (fault.line, fault.column, fault.kind.to_string())).collect();
    assert_eq!(found.len(), expected.len(), "{text}\n{faults}");
    for ((line, column, message), (at_line, at_column, word)) in found.iter().zip(expected) {
        assert_eq!((line, column), (at_line, at_column), "{text}\n{faults}");
        assert!(message.contains(word), "{message:?} has no {word:?}");
    }
}

/// A step after the head, which has four lines.
fn with_step(step: &str) -> String {
    format!("{HEAD}step\n{step}")
}

#[test]
fn the_head_is_judged() {
    assert_faults("langkah-lesson\n", &[(1, 1, "not a version")]);
    assert_faults("\n\nlangkah-lesson 2\n", &[(3, 1, "“2”")]);
    assert_faults("langkah-lesson 1 x\n", &[(1, 1, "“1 x”")]);
    let none = [(1, 1, "title:"), (1, 1, "puzzle:"), (1, 1, "no step")];
    assert_faults("langkah-lesson 1\n", &none);
    let text = "langkah-lesson 1\ntitle: T\ncolour: red\ntitle: U\nauthor:\npuzzle: 1 2 3/4 5 6/7 7 0\nsearch: guess\nstep\nnote: N\n";
    let expected =
        [(3, 1, "colour"), (4, 1, "line 2"), (5, 8, "no value"), (6, 23, "7"), (7, 9, "guess")];
    assert_faults(text, &expected);
    let text = format!("{HEAD}  \n  stray\nstep\nnote: N\n");
    // The line goes on with the value of the search.
    assert_faults(&text, &[(4, 9, "stray")]);
    assert_faults(
        "langkah-lesson 1\n  stray\ntitle: T\npuzzle: 1 2/3 0\nstep\nnote: N\n",
        &[(2, 3, "indented")],
    );
}

#[test]
fn the_puzzle_is_judged_where_it_stands() {
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  hidato\n  1 0 q\n  0 0 6\nstep\nnote: N\n";
    assert_faults(text, &[(5, 7, "“q”")]);
    let commented = text.replace("  1 0 q", "# A comment.\n  1 0 q");
    assert_faults(&commented, &[(6, 7, "“q”")]);
}

#[test]
fn steps_are_judged() {
    assert_faults(&with_step("view: board\n"), &[(5, 1, "note:")]);
    assert_faults(&with_step("note: N\nview: sky\n"), &[(7, 7, "board, tree")]);
    assert_faults(
        &with_step("note: N\nat: -1\nnode: 0\n"),
        &[(7, 5, "-1"), (8, 1, "view: tree"), (8, 7, "0")],
    );
    assert_faults(&with_step("note: N\nquestion: x\nhide: verdict sky\n"), &[(8, 7, "sky")]);
    assert_faults(&with_step("note: N\nquestion: why\n"), &[(7, 11, "why")]);
    assert_faults(&with_step("note: N\nquestion: kurang\n"), &[(7, 11, "kurang 7")]);
    assert_faults(&with_step("note: N\nquestion: guess 7\n"), &[(7, 11, "guess level 1")]);
    assert_faults(&with_step("note xx: N\nnote: N\n"), &[(6, 1, "en, id")]);
    assert_faults(&with_step("note: N\nview id: tree\n"), &[(7, 1, "language")]);
    assert_faults(&with_step("what is this\nnote: N\n"), &[(6, 1, "what is this")]);
}

#[test]
fn places_and_questions_are_judged() {
    assert_faults(&with_step("note: N\nat: 2\n"), &[(7, 5, "1")]);
    assert_faults(&with_step("view: tree\nnote: N\nat: 99\n"), &[(8, 5, "last one")]);
    assert_faults(&with_step("view: tree\nnote: N\nnode: 99\n"), &[(8, 7, "only node 1")]);
    assert_faults(&with_step("note: N\nquestion: kurang 9\n"), &[(7, 11, "Kurang")]);
    assert_faults(&with_step("note: N\nquestion: settled level 1 seed 1\n"), &[(7, 11, "settled")]);
    assert_faults(&with_step("view: tree\nnote: N\nquestion: fates\n"), &[(8, 11, "children")]);
    let text = with_step(
        "view: tree\nsearch: fauzia\nnote: N\nstep\nview: tree\nsearch: fauzia\nnote: N\n",
    );
    assert_faults(&text, &[(7, 9, "another kind")]);
    let text = with_step("view: tree\nnote: N\n").replace("search: best-first:manhattan\n", "");
    assert_faults(&text, &[(4, 1, "search:")]);
    let unsolvable = with_step("view: tree\nnote: N\n").replace("7 0 8", "8 7 0");
    assert_faults(&unsolvable, &[(5, 1, "tree")]);
}

/// A question that cannot be asked is told with the reason that is true of its place.
#[test]
fn why_there_is_no_question_is_told() {
    let told = |step: &str, why: &str| {
        let faults = faults(&with_step(&format!("note: N\n{step}\n")));
        let message = faults.list()[0].kind.to_string();
        assert!(message.contains(why), "{step}: {message:?} has no {why:?}");
    };
    let deepening = "view: tree\nsearch: ida:manhattan";
    told(&format!("{deepening}\nat: 1\nquestion: next"), "best-first search");
    told(&format!("{deepening}\nat: 1\nquestion: cost U"), "best-first search");
    told("view: tree\nat: 1\nquestion: fates", "iterative deepening");
    told("view: tree\nsearch: best-first:manhattan:1.5\nat: 1\nquestion: live", "weight");
    told("view: tree\nquestion: next", "no node is expanded yet");
    told("view: tree\nat: 1\nquestion: cost D", "no child by the move D");
    told("view: board\nquestion: live", "show the tree");
    told("view: board\nquestion: kurang 9", "no such tile");
    told("view: board\nat: 1\nquestion: trust level 1 seed 1", "is the goal already");
    told("view: board\nquestion: settled level 1 seed 1", "another kind of puzzle: Hidato");
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  numbrix\n  1 0 0\n  6 0 0\n  0 0 1\nstep\n\
                note: N\nquestion: candidates level 1 seed 1\n";
    assert_faults(text, &[(10, 11, "has faults")]);
}

/// Everything in a file has a greatest size.
#[test]
fn files_are_bounded() {
    let fits = "a".repeat(LETTERS_MAX);
    Taught::open(with_step(&format!("note: {fits}\n")).as_bytes()).expect("it is not too long");
    let paragraphs = vec!["a".repeat(99); LETTERS_MAX / 100].join("\n\n  ");
    let paragraphs = with_step(&format!("note:\n  {paragraphs}\n"));
    Taught::open(paragraphs.as_bytes()).expect("empty lines do not count");
    let long = "a".repeat(LETTERS_MAX + 1);
    assert_faults(&with_step(&format!("note: {long}\n")), &[(6, 1, "letters")]);
    let many = format!("{HEAD}{}", "step\nnote: N\n".repeat(STEPS_MAX + 1));
    assert_faults(&many, &[(5 + 2 * STEPS_MAX, 1, "200")]);
    assert!(
        Taught::open(format!("{HEAD}{}", "step\nnote: N\n".repeat(STEPS_MAX)).as_bytes()).is_ok()
    );
    let large = with_step(&format!("note: N\n{}", "# a comment\n".repeat(BYTES_MAX / 12)));
    assert_faults(&large, &[(1, 1, "256 KiB")]);
}

/// Counts how often a search asks whether it is stopped, and says so or not.
struct Asked {
    is_stopped: bool,
    count: Cell<u32>,
}

impl Watch for Asked {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }

    fn is_stopped(&self) -> bool {
        self.count.set(self.count.get() + 1);
        self.is_stopped
    }
}

#[test]
fn a_lesson_whose_watch_is_stopped_searches_no_further() {
    // None of these searches finds the solution within the nodes that a lesson allows.
    let puzzle = "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0";
    let step = |depth| format!("step\nview: board\nsearch: dfs:{depth}\nat: 1\nnote: N\n");
    let steps: String = (61..64).map(step).collect();
    let text = format!("langkah-lesson 1\ntitle: T\npuzzle: {puzzle}\n{steps}");
    let [stopped, whole] = [true, false].map(|is_stopped| {
        let mut watch = Asked { is_stopped, count: Cell::new(0) };
        assert!(Taught::open_watched(text.as_bytes(), &mut watch).is_err());
        watch.count.get()
    });
    assert!(stopped < 20 && whole > 100, "{stopped} and {whole} times");
}

/// A search that finds nothing has no step, not even a last one.
#[test]
fn a_step_of_no_solution_is_told_as_such() {
    let text = "langkah-lesson 1\ntitle: T\npuzzle: 1 2 3/4 5 6/8 7 0\nsearch: ida:manhattan\n\
                step\nat: 2\nnote: N\n";
    assert_faults(text, &[(6, 5, "no solution")]);
}

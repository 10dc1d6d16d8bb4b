//! `grade`: what students' programs print.

use serde_json::json;

use crate::{file, run, run_with};

#[test]
fn a_published_program_is_recognised() {
    let answer = run_with("grade course/roni-tc4.txt", b"Moves: 13\n438 nodes created\n");
    let expected = "\
course/roni-tc4.txt
Not what course gives, but another convention gives it.
Line 1: 13 moves: right.
Line 2: 438 nodes generated; course has 417.
Roni’s program gives exactly this. It differs from the search in these points:
- of equal nodes it takes the one that a binary heap gives (heapq, priority_queue)
- it has no visited set
";
    assert_eq!((answer.out.as_str(), answer.err.as_str()), (expected, ""));
    assert_eq!(answer.status, 1);
    let answer = run_with("grade --search roni course/roni-tc4.txt -", b"438 nodes created\n");
    assert_eq!(answer.status, 0);
    assert!(answer.out.contains("Right: it is what roni gives."), "{}", answer.out);
}

#[test]
fn right_moves_wrong_moves_and_lines_that_are_not_read() {
    let path = file("moves.txt", b"DRD\n");
    let answer = run(&format!("grade course/rahardjo-valid1.txt {}", path.display()));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let told = "Line 1: after 3 moves the board is the goal, as it should be.";
    assert!(answer.out.contains(told), "{}", answer.out);
    let answer = run_with("grade course/rahardjo-valid1.txt", b"Nice to see you\n  DRDD\n");
    assert_eq!(answer.status, 1);
    assert!(answer.out.contains("2:6: move 4, D, is not possible"), "{}", answer.out);
    assert!(
        answer.err.starts_with("-:1:1: “Nice to see you” is not read; expected"),
        "{}",
        answer.err
    );
    let answer = run_with("grade course/rahardjo-valid1.txt", b"Nice to see you\n");
    assert_eq!(answer.status, 2);
}

/// One has its own noun and verb.
#[test]
fn a_single_move() {
    let path = file("one.txt", b"1 2 3\n4 5 6\n7 0 8\n");
    let graded = |moves: &str| run_with(&format!("grade {} -", path.display()), moves.as_bytes());
    let right = graded("R\n");
    assert!(
        right.out.contains("after 1 move the board is the goal, as it should be"),
        "{}",
        right.out
    );
    let wasted = graded("URDLURDLURD\n");
    let told = "after 11 moves the board is the goal, but 1 move is enough: move 1 is the first";
    assert!(wasted.out.contains(told), "{}", wasted.out);
}

#[test]
fn expansions_that_differ() {
    let lines = "1 2 3 4 5 6 16 8 9 10 7 11 13 14 15 12\n1 2 16 4 5 6 3 8 9 10 7 11 13 14 15 12\n";
    let answer = run_with("grade course/rahardjo-valid1.txt", lines.as_bytes());
    assert_eq!(answer.status, 1);
    let said = "Line 2: expansion 2 differs: the search expands 1 2 3 4 / 5 6 7 8 / 9 10 0 11 / \
                13 14 15 12 here, not 1 2 0 4 / 5 6 3 8 / 9 10 7 11 / 13 14 15 12.";
    assert!(answer.out.contains(said), "{}", answer.out);
    let object = run_with("grade --json course/rahardjo-valid1.txt", lines.as_bytes()).object();
    assert_eq!(object["expansions"]["difference"]["number"], json!(2));
}

#[test]
fn as_an_object() {
    let object =
        run_with("grade --json course/roni-tc4.txt", b"438 created\nwhat is this\n").object();
    assert_eq!(object["verdict"], json!("explained"));
    assert_eq!(object["explained"][0]["search"], json!("roni"));
    let points = object["explained"][0]["differences"].as_array().expect("a list");
    assert!(points.iter().any(|one| one["point"] == json!("duplicates")), "{points:?}");
    assert_eq!(object["counts"][0]["expected"], json!(417));
    assert_eq!(object["errors"][0]["line"], json!(2));
    assert_eq!(object["moves"], json!(null));
}

#[test]
fn a_limit_ends_the_search_for_a_convention() {
    let answer = run_with("grade --nodes 1000 course/roni-tc2.txt", b"98203 created\n");
    assert_eq!(answer.status, 3, "{}", answer.out);
    assert!(answer.out.contains("A limit ended the search"), "{}", answer.out);
}

#[test]
fn a_limit_leaves_a_count_open() {
    let answer = run_with("grade --nodes 10 --json course/roni-tc2.txt", b"20 moves\n");
    assert_eq!(answer.status, 3, "{}", answer.out);
    let object = answer.object();
    assert_eq!(object["verdict"], json!("unknown"));
    assert_eq!(object["counts"][0]["right"], json!(null));
    let answer = run_with("grade --nodes 10 course/roni-tc2.txt", b"20 moves\n");
    assert!(answer.out.contains("Not known: a limit ended"), "{}", answer.out);
}

#[test]
fn what_is_refused() {
    for (arguments, said) in [
        ("grade -", "PUZZLE and OUTPUT cannot both be standard input"),
        ("grade --search roni hidato/fauzia.txt", "--search roni is for the other kind of puzzle"),
        (
            "grade --search fauzia course/roni-tc4.txt",
            "--search fauzia is for the other kind of puzzle",
        ),
        ("grade --search ida course/roni-tc4.txt", "invalid value 'ida'"),
        ("grade course/roni-tc4.txt absent.txt", "absent.txt"),
        ("grade korf24-blank-last.txt", "16 cells"),
    ] {
        let answer = run_with(arguments, b"13 moves\n");
        assert_eq!(answer.status, 2, "{arguments}");
        assert!(answer.err.contains(said), "{arguments}: {}", answer.err);
    }
}

/// The published search of Hidato, the variants of its paper, and filled boards.
#[test]
fn of_a_hidato() {
    let board = "hidato/gen-05x05-a";
    let solution = std::fs::read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/test/data/hidato/gen-05x05-a.solution.txt"
    ));
    let solution = String::from_utf8(solution.expect("the test's data")).expect("text");
    let solved = run(&format!("solve --json --preset fauzia {board}.txt")).object();
    let (expanded, generated) = (&solved["expanded"], &solved["generated"]);
    let text = format!("{solution}\nexpanded: {expanded}\ngenerated: {generated}\n");
    let answer = run_with(&format!("grade {board}.txt"), text.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{}", answer.out);
    assert!(answer.out.contains("Line 1: the board is a solution."), "{}", answer.out);
    let compared =
        run(&format!("compare --csv --searches fauzia:filter,fauzia:chebyshev {board}.txt"));
    for (row, said) in compared.out.lines().skip(1).zip([
        "it drops children from which the next given is out of reach",
        "its cost is the fewest steps to the next given",
    ]) {
        let head: Vec<&str> = compared.out.lines().next().expect("a head").split(',').collect();
        let at = head.iter().position(|name| *name == "generated").expect("a column");
        let text = format!("generated: {}", row.split(',').nth(at).expect("a count"));
        let answer = run_with(&format!("grade --search fauzia {board}.txt"), text.as_bytes());
        assert_eq!(answer.status, 1, "{text}: {}", answer.out);
        assert!(answer.out.contains(said), "{text}: {}", answer.out);
    }
    let wrong = solution.replacen("25", "24", 1);
    let answer = run_with(&format!("grade {board}.txt"), wrong.as_bytes());
    assert_eq!(answer.status, 1, "{}", answer.out);
    assert!(answer.out.contains("Not right."), "{}", answer.out);
}

#[test]
fn in_indonesian() {
    let arguments = "--language id grade course/roni-tc4.txt";
    let answer = run_with(arguments, b"Langkah: 13\nSimpul dibangkitkan: 418\n");
    assert!(
        answer.out.contains("Baris 2: 418 simpul dibangkitkan; pada course 417."),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("akar dihitung bersama anak"), "{}", answer.out);
}

/// What Langkah itself prints of a published search is right in both languages, all of it, and is
/// told in the order of its lines.
#[test]
fn its_own_output_is_right() {
    let puzzle = "course/roni-tc4.txt";
    for language in ["en", "id"] {
        for search in ["course", "roni", "handoyo", "rahardjo", "lcsearch", "lcsearch-program"] {
            for printer in ["solve", "report"] {
                let arguments =
                    format!("{printer} --preset {search} --language {language} {puzzle}");
                let printed = run(&arguments).out;
                let arguments = format!("grade --search {search} {puzzle}");
                let answer = run_with(&arguments, printed.as_bytes());
                assert_eq!(answer.status, 0, "{printer} {search} {language}: {}", answer.out);
                let line = |told: &str| {
                    let number = told.strip_prefix("Line ")?.split(':').next()?;
                    number.parse::<usize>().ok()
                };
                let lines: Vec<usize> = answer.out.lines().filter_map(line).collect();
                assert!(lines.is_sorted() && lines.len() >= 7, "{}", answer.out);
            }
        }
    }
}

/// The figures of a report or a solution for which no search was named are those of Langkah's own
/// search. They are told as such, and not called wrong by all.
#[test]
fn figures_of_its_own_search_are_recognised() {
    let tiles = "course/roni-tc4.txt";
    let hidato = run("random --hidato 5x5 --seed 3").out;
    let hidato_file = file("graded-usual-hidato.txt", hidato.as_bytes());
    let hidato_file = hidato_file.display().to_string();
    for (puzzle, search) in [(tiles, "course"), (hidato_file.as_str(), "fauzia")] {
        for printer in ["solve", "report"] {
            let printed = run(&format!("{printer} --language en {puzzle}")).out;
            let answer = run_with(&format!("grade {puzzle}"), printed.as_bytes());
            let said = format!("Not what {search} gives, but what Langkah itself gives");
            assert!(answer.out.contains(&said), "{printer}: {}", answer.out);
            assert!(answer.out.contains(&format!("; {search} has ")), "{}", answer.out);
            assert!(!answer.out.contains("with these changes"), "{}", answer.out);
            assert_eq!(answer.status, 1, "{printer}");
            let object = run_with(&format!("grade --json {puzzle}"), printed.as_bytes()).object();
            assert!(object["usual"].is_string(), "{printer}: {object}");
        }
    }
}

/// The object has each reason that the text gives.
#[test]
fn reasons_are_in_the_object() {
    let path = file("reasons.txt", b"1 2 3\n4 5 6\n7 0 8\n");
    let object = run_with(&format!("grade --json {}", path.display()), b"Unsolvable\n").object();
    assert_eq!(object["verdict"], json!("wrong"));
    let told = "Line 1: the puzzle is called unsolvable, but it has a solution.";
    assert_eq!(object["messages"], json!([told]));
    let one = run_with(&format!("grade --json {}", path.display()), b"1 2 3 4 5 6 7 0 8\n");
    assert_eq!(one.object()["expansions"]["missing"], json!(0));
}

/// More explanations than are listed are told, and so is what one count alone is worth.
#[test]
fn explanations_that_are_cut_are_told() {
    let path = file("cut.txt", b"0 5 2\n1 7 8\n3 6 4\n");
    let graded = |text: &[u8]| run_with(&format!("grade {} -", path.display()), text);
    let answer = graded(b"1316 nodes generated\n");
    assert!(answer.out.contains("one count alone may fit by chance:"), "{}", answer.out);
    let short = file("cut-short.txt", b"1 2 3\n4 5 6\n0 7 8\n");
    let grade = format!("grade {} -", short.display());
    let listed = (1..40_u32).map(|count| run_with(&grade, format!("{count} generated").as_bytes()));
    let told = "And others: more conventions than these give exactly this.";
    assert!(listed.into_iter().any(|answer| answer.out.contains(told)));
}

/// A limit that ends the search for a convention leaves what is wrong wrong.
#[test]
fn what_is_wrong_is_no_matter_of_a_limit() {
    let arguments = "grade --nodes 1000 course/roni-tc4.txt";
    let answer = run_with(arguments, b"12 moves\n417 generated\n");
    assert_eq!(answer.status, 1, "{}", answer.out);
}

#[test]
fn moves_in_indonesian_words_and_in_arrows() {
    for moves in ["bawah kanan bawah", "↓→↓"] {
        let path = file("arrows.txt", moves.as_bytes());
        let answer = run(&format!("moves course/rahardjo-valid1.txt @{}", path.display()));
        assert_eq!((answer.status, answer.out.trim()), (0, "DRD"), "{moves}: {}", answer.err);
    }
}

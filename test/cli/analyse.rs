//! `analyse` and `moves`.

use serde_json::json;

use crate::{file, run, run_with};

/// Two moves from its goal: the blank goes right twice.
const NEAR: &[u8] = b"1 2 3\n4 5 6\n0 7 8\n";

#[test]
fn moves_in_every_notation() {
    for (options, expected) in [
        ("--to blank", "URDLRU"),
        ("--to tile", "DLURLD"),
        ("--to words", "Up Right Down Left Right Up"),
        ("--to numbers", "4 5 7 4 4 7"),
        ("--to words --counts before", "1Up 1Right 1Down 1Left 1Right 1Up"),
    ] {
        let answer = run_with(&format!("moves - URDLRU {options}"), NEAR);
        assert_eq!(answer.out, format!("{expected}\n"), "{options}");
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{options}");
        let from = if options.contains("tile") { "--from tile" } else { "" };
        let moves = expected.replace(' ', ",");
        let back = run_with(&format!("moves - {moves} {from}"), NEAR);
        assert_eq!(back.out, "URDLRU\n", "{options}: {}", back.err);
    }
    for (options, expected) in [
        ("RR --to tile --counts after", "L2\n"),
        ("RR --to tile --counts before", "2L\n"),
        ("LL --to lines", "8\n"),
        ("8 --to blank", "RR\n"),
        ("7,8 --to words", "Right Right\n"),
        ("R@0.25,R@1.5 --times slidysim", "L2\n0,1250\n"),
        ("R@0.25,R@1.5 --times lines --to numbers", "7 0.250\n8 1.500\n"),
        ("LU --from blank", ""),
        ("RD --from tile", ""),
        ("7@0.000,8@0.421 --from numbers --to blank --times at", "R@0.000 R@0.421\n"),
        ("7@0.000,8@0.421 --from blank", ""),
        ("R@0.000,R@0.421 --from numbers", ""),
    ] {
        let answer = run_with(&format!("moves - {options}"), NEAR);
        assert_eq!(answer.out, expected, "{options}: {}", answer.err);
        assert_eq!(answer.status, if expected.is_empty() { 2 } else { 0 }, "{options}");
    }
}

#[test]
fn moves_of_a_file_and_faults() {
    let list = file("analyse-moves.txt", b"R 0.100\nR 0.900\n");
    let answer = run_with(&format!("moves - @{} --to tile", list.display()), NEAR);
    assert_eq!((answer.out.as_str(), answer.status), ("LL\n", 0), "{}", answer.err);
    for (arguments, fault) in [
        ("- 3", "-: in the moves: 1:1: move 1, tile 3, is not possible: the tile is not in"),
        ("- RX", "-: in the moves: 1:2: “X” is not a direction"),
        ("- RR --times at", "-: these moves have no times; write each as R@0.420"),
        ("- @absent.txt", "absent.txt: "),
        ("hidato/fauzia.txt RR", "hidato/fauzia.txt: only a sliding puzzle has moves"),
    ] {
        let answer = run_with(&format!("moves {arguments}"), NEAR);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(answer.err.starts_with(fault), "{arguments}: {}", answer.err);
    }
    for (arguments, fault) in [
        ("moves -", "error: there are no MOVES to write"),
        ("moves - @-", "error: PUZZLE and MOVES cannot both be standard input"),
        (
            "moves - R --to numbers --counts after",
            "error: --counts cannot be used with --to numbers, which",
        ),
        ("analyse -", "error: there are no MOVES; without them only --all works"),
        ("analyse - --all --shorten", "error: there are no MOVES"),
        ("analyse - R --shorten=3", "error: invalid value '3' for '--shorten[=<N>]': expected a"),
    ] {
        let answer = run(arguments);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(answer.err.starts_with(fault), "{arguments}: {}", answer.err);
    }
}

#[test]
fn each_move_is_told_with_what_it_brought() {
    let answer = run_with("analyse - UDRR", NEAR);
    let expected = "-\n\
        4 moves to the goal; the letters name the direction of the blank.\n\
        4 moves; a shortest solution has 2 moves.\n\
        1 move lost 2 moves; all others keep on a shortest way.\n\n\
        \x20  1. U  tile 4 goes down             2 -> 3   −2  loses 2; better: R\n\
        \x20  2. D  tile 4 goes up               3 -> 2    +  good\n\
        \x20  3. R  tile 7 goes left             2 -> 1    +  good\n\
        \x20  4. R  tile 8 goes left             1 -> 0    +  good\n";
    assert_eq!(answer.out, expected);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let csv = run_with("analyse - L2 --csv", NEAR);
    assert_eq!(
        csv.out,
        "number,move,tile,before_least,before_most,after_least,after_most,lost,better\n\
         1,R,7,2,2,1,1,0,\n2,R,8,1,1,0,0,0,\n"
    );
    let object = run_with("analyse - UDRR --shorten --all --json", NEAR).object();
    assert_eq!(object["analysis"]["lost"], 2);
    assert_eq!(
        object["analysis"]["moves"][0],
        json!({
            "number": 1, "move": "U", "tile": 4, "before_least": 2, "before_most": 2,
            "after_least": 3, "after_most": 3, "lost": 2, "better": "R",
        })
    );
    assert_eq!(
        object["shortened"],
        json!({ "length": 2, "moves": "RR", "looped": 2, "replaced": 0, "ended_by": null })
    );
    assert_eq!(
        object["shortest"],
        json!({ "ended_by": null, "length": 2, "count": 1, "moves": ["RR"] })
    );
}

/// What was not judged is not spoken of: neither as good moves nor as the way that is left.
#[test]
fn an_analysis_that_was_ended_speaks_of_what_it_judged() {
    let start = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
    let walk = "ULULURRDLLULDDRDRUUURDLLURRDLLULDDDRUURULDDLDRUURULDDRRUULLLDRDLDR";
    let ended = run_with(&format!("analyse - {walk} --nodes 200"), start.as_bytes());
    let line = ended.out.lines().find(|line| line.contains("was ended after")).expect("it ended");
    assert!(line.ends_with("alone.") && line.contains("what follows is about these"), "{line}");
    assert!(!ended.out.contains("After the last move"), "{}", ended.out);
    let whole = run_with("analyse - ULUL", start.as_bytes());
    assert!(whole.out.contains("After the last move the goal is still 4 moves away."));
}

/// The two hardest boards of 3×3 have 31 moves, and each 40 shortest solutions: A. Reinefeld,
/// "Complete solution of the eight-puzzle and the benefit of node ordering in IDA*" (1993).
#[test]
fn all_shortest_solutions_as_published() {
    for board in [b"8 6 7\n2 5 4\n3 0 1\n", b"6 4 7\n8 5 0\n3 2 1\n"] {
        let answer = run_with("analyse - --all=40", board);
        let mut lines = answer.out.lines().skip(2);
        assert_eq!(
            lines.next(),
            Some("There are 40 shortest solutions; each has 31 moves."),
            "{}",
            answer.out
        );
        let solutions: Vec<&str> = lines.collect();
        assert_eq!(solutions.len(), 40);
        for moves in solutions {
            let check = run_with(&format!("check - --show none --moves {moves}"), board);
            assert_eq!(check.status, 0, "{moves}");
        }
    }
    let odd = run_with("analyse - --all", b"1 2 3\n4 5 6\n8 7 0\n");
    assert!(odd.out.ends_with("There is no solution.\n") && odd.status == 1, "{}", odd.out);
    let wide = run_with("analyse - --all", b"1 2 3 4 5\n6 7 8 9 0\n");
    assert_eq!(wide.status, 2, "{}", wide.out);
    let told = "-: All shortest solutions are found on boards of at most four rows and columns; ";
    assert!(wide.err.starts_with(told) && !wide.out.contains("All"), "{} {}", wide.err, wide.out);
}

#[test]
fn what_has_no_analysis() {
    let far = b"0 15 2 1\n13 11 5 8\n14 9 3 7\n6 4 10 12\n";
    let answer = run_with("analyse - R --nodes 5000", far);
    assert_eq!((answer.status, answer.err.as_str()), (3, ""), "{}", answer.out);
    assert_eq!(run_with("analyse - R --nodes 5000 --json", far).object()["failed"], "nodes");
    let odd = b"1 2 3\n4 5 6\n8 7 0\n";
    let answer = run_with("analyse - U", odd);
    assert_eq!((answer.status, answer.err.as_str()), (1, ""), "{}", answer.out);
    assert!(answer.out.ends_with("cannot be solved.\n"), "{}", answer.out);
    assert_eq!(run_with("analyse - U --json", odd).object()["failed"], "unsolvable");
}

/// Standard output has the lines of values alone.
#[test]
fn values_are_not_mixed_with_sentences() {
    let far = b"0 15 2 1\n13 11 5 8\n14 9 3 7\n6 4 10 12\n";
    let answer = run_with("analyse - R --csv --nodes 5000", far);
    assert_eq!((answer.status, answer.out.as_str()), (3, ""));
    assert!(answer.err.starts_with("-: The limit"), "{}", answer.err);
    let answer = run_with("analyse - U --csv", b"1 2 3\n4 5 6\n8 7 0\n");
    assert_eq!((answer.status, answer.out.as_str()), (1, ""));
    assert!(answer.err.starts_with("-: 1 is odd"), "{}", answer.err);
}

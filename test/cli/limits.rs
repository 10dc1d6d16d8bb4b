//! Limits: an outcome, never an error.

use serde_json::json;

use crate::{Answer, run, run_with};

/// One of those that need 80 moves.
const HARD: &[u8] = b"0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";

fn solve(arguments: &str) -> Answer {
    run_with(&format!("solve {arguments} -"), HARD)
}

#[test]
fn each_limit_ends_each_search_that_it_concerns() {
    for arguments in [
        "--nodes 1000",
        "--nodes 0",
        "--time 0",
        "--time 0.01 --bound misplaced",
        "--search best-first --memory 4",
        "--search best-first --memory 0",
        "--search best-first --no-visited --memory 4",
        "--search best-first --nodes 1000",
        "--search best-first --no-visited --nodes 1000",
        "--search best-first --time 0",
        "--preset course --memory 4",
        "--preset roni --memory 4",
        "--preset handoyo --nodes 1000",
        "--preset roni --time 0",
    ] {
        let answer = solve(&format!("--json {arguments}"));
        let object = answer.object();
        assert_eq!(object["outcome"], json!("limit"), "{arguments}");
        assert_eq!((answer.status, answer.err.as_str()), (3, ""), "{arguments}");
        assert_eq!(object["moves"], json!(null));
        assert_eq!(object["length"], json!(null));
        assert_eq!(object["proved_least"], json!(false));
        let least = object["lower_bound"].as_u64().expect("a number");
        assert!((1..=80).contains(&least), "{arguments}: {least}");
    }
}

#[test]
fn text_tells_the_limit_what_is_proved_and_what_to_do() {
    for (arguments, lines) in [
        (
            "--nodes 1000",
            [
                "Not solved    the limit of 1\u{2009}000 generated nodes is reached",
                "              no solution has fewer than 66 moves",
                "              allow more with --nodes",
            ],
        ),
        (
            "--search best-first --memory 0",
            [
                "Not solved    the limit of 0 MiB of memory is reached",
                "              no solution has fewer than 66 moves",
                "              allow more with --memory, or try --search ida, which needs next to \
                 no memory",
            ],
        ),
        (
            "--time 0 --bound manhattan --search best-first",
            [
                "Not solved    the limit of 0 s of search is reached",
                "              no solution has fewer than 64 moves",
                "              allow more with --time, or try --bound walking-distance, which is \
                 stronger",
            ],
        ),
        (
            "--preset rahardjo --nodes 100",
            [
                "Not solved    the limit of 100 generated nodes is reached",
                "              no least number of moves is proved",
                "              allow more with --nodes, or try leaving --preset away for the \
                 fastest search",
            ],
        ),
    ] {
        let answer = solve(arguments);
        assert!(answer.out.contains(&lines.join("\n")), "{arguments}: {}", answer.out);
        assert!(answer.out.contains("\nGenerated     "), "{arguments}");
        assert_eq!((answer.status, answer.err.as_str()), (3, ""), "{arguments}");
    }
}

#[test]
fn a_limit_outweighs_no_solution_and_bad_input_outweighs_both() {
    let limited = "solve --nodes 0 course/roni-tc1.txt course/roni-tc2.txt";
    assert_eq!(run("solve course/roni-tc1.txt course/roni-tc4.txt").status, 1);
    assert_eq!(run(limited).status, 3);
    assert_eq!(run(&format!("{limited} absent.txt")).status, 2);
}

#[test]
fn other_puzzles_are_solved_after_one_met_a_limit() {
    let text = [HARD, b"\n1 2 0 3\n"].concat();
    let answer = run_with("solve --json --lines --nodes 1000 -", &text);
    let outcomes: Vec<_> =
        answer.objects().iter().map(|object| object["outcome"].clone()).collect();
    assert_eq!(outcomes, [json!("limit"), json!("solved")]);
    assert_eq!(answer.status, 3);
}

/// Standard error is no terminal here, however long the search.
#[test]
fn progress_is_for_terminals_only() {
    assert_eq!(solve("--json --bound misplaced --time 0.7").err, "");
}

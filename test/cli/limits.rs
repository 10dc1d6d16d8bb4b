//! Limits: an outcome, never an error.

use serde_json::json;

use crate::{Answer, data_line, in_english, run, run_with};

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
                "Not solved    the limit of 1\u{a0}000 generated nodes is reached",
                "              no solution has fewer than 68 moves",
                "              allow more with --nodes",
            ],
        ),
        (
            "--search best-first --memory 0",
            [
                "Not solved    the limit of 0 MiB of memory is reached",
                "              no solution has fewer than 58 moves",
                "              allow more with --memory, or try --search ida --bound \
                 walking-distance, which needs very little memory",
            ],
        ),
        (
            "--time 0 --bound manhattan --search best-first",
            [
                "Not solved    no time is allowed for the search",
                "              no solution has fewer than 64 moves",
                "              allow more with --time, or try --bound pattern-db, which is \
                 stronger",
            ],
        ),
        (
            "--preset rahardjo --nodes 100",
            [
                "Not solved    the limit of 100 generated nodes is reached",
                "              no lower bound on the number of moves is proved",
                "              allow more with --nodes, or try leaving out --preset for the \
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

/// A count of one has the noun of one.
#[test]
fn one_node_is_no_nodes() {
    let answer = run("solve --nodes 1 --show none ../../assets/samples/gentle-13-moves.txt");
    let told = "Not solved    the limit of 1 generated node is reached\n";
    assert!(answer.out.contains(told), "{}", answer.out);
    let split = run("solve --split 1 ../../assets/samples/gentle-13-moves.txt").out;
    let solved = run_with("solve --lines --json -", split.as_bytes()).out;
    let merged = run_with("merge -", solved.as_bytes()).out;
    assert!(merged.contains("divided 1 move below the start"), "{merged}");
}

/// What is advised goes with the board, and was not in use already.
#[test]
fn the_advice_can_be_followed() {
    let eight = "8 6 7\n2 5 4\n3 0 1\n";
    let large = "0 1 2 3 4\n6 7 8 9 5\n10 11 12 13 14\n15 16 17 18 19\n20 21 22 23 24\n";
    let long = "0 1 2 3 4\n6 7 8 9 5\n11 12 13 14 10\n";
    for (board, arguments, advice) in [
        (eight, "--nodes 10", "allow more with --nodes\n"),
        (eight, "--metric multi --search ida --nodes 10", "allow more with --nodes\n"),
        (eight, "--metric multi --bound misplaced --nodes 10", "--bound pattern-db, which"),
        (eight, "--bound manhattan --nodes 10", "--bound walking-distance, which"),
        (long, "--search best-first --nodes 10", "allow more with --nodes\n"),
        (large, "--search ida --bound manhattan --nodes 10", "--bound linear-conflict, which"),
    ] {
        let answer = run_with(&format!("solve {arguments} -"), board.as_bytes());
        assert_eq!(answer.status, 3, "{arguments}: {}", answer.err);
        assert!(answer.out.contains(advice), "{arguments}: {}", answer.out);
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

/// A random 24-puzzle: no search proves its fewest moves within seconds.
fn far_24_puzzle() -> String {
    data_line("korf24-blank-last.txt", 50)
}

#[test]
fn a_large_board_ends_at_its_limit_with_a_solution_and_what_is_proved() {
    let board = far_24_puzzle();
    let object = run_with("solve --json --time 0.5 -", board.as_bytes()).object();
    assert_eq!((&object["outcome"], &object["search"]), (&json!("solved"), &json!("anytime")));
    assert_eq!((&object["proved_least"], &object["ended_by"]), (&json!(false), &json!("time")));
    let (length, bound) = (object["length"].as_u64(), object["lower_bound"].as_u64());
    assert!(bound > Some(70) && bound < length, "{bound:?} of {length:?}");
    let found = object["improvements"].as_array().expect("a list");
    let lengths: Vec<u64> = found.iter().filter_map(|one| one[1].as_u64()).collect();
    let seconds: Vec<f64> = found.iter().filter_map(|one| one[0].as_f64()).collect();
    assert!(lengths.is_sorted_by(|a, b| a > b), "{lengths:?}");
    assert!(seconds.is_sorted(), "{seconds:?}");
    assert_eq!(lengths.last().copied(), length);
    let history = object["history"].as_array().expect("a list");
    let figures = |name: &str| {
        let one = history.iter().filter_map(|point| point[name].as_f64());
        one.collect::<Vec<f64>>()
    };
    let (best, bounds) = (figures("best"), figures("bound"));
    assert!(figures("seconds").is_sorted() && bounds.is_sorted(), "{history:?}");
    assert!(best.is_sorted_by(|a, b| a >= b), "{best:?}");
    assert_eq!(best.last().map(|&best| best as u64), length);
    assert_eq!(bounds.last().map(|&bound| bound as u64), bound);
    let answer = run_with("solve --show none --time 0.5 -", board.as_bytes());
    assert!(answer.out.contains(" moves, not proved the fewest; at least "), "{}", answer.out);
    assert!(
        answer.out.contains("the search for a shorter one ended: the limit of 0.5 s of search"),
        "{}",
        answer.out
    );
    assert_eq!(answer.status, 0);
}

/// The search ends with the first solution that is short enough; the table has its last line.
#[test]
fn a_target_ends_a_search_with_its_solution() {
    let board = far_24_puzzle();
    let target = 200;
    let solve = |how: &str| {
        run_with(&format!("solve {how} --threads 1 --target {target} -"), board.as_bytes())
    };
    let object = solve("--json").object();
    assert_eq!((&object["ended_by"], &object["proved_least"]), (&json!("target"), &json!(false)));
    let found = object["improvements"].as_array().expect("a list");
    let lengths: Vec<u64> = found.iter().filter_map(|one| one[1].as_u64()).collect();
    let first = lengths.iter().copied().find(|&length| length <= target);
    assert!(first.is_some() && first == lengths.last().copied(), "{lengths:?}");
    assert_eq!(object["length"].as_u64(), first);
    let answer = solve("--show none");
    let why = "the search for a shorter one ended: the target of 200 moves is reached";
    assert!(answer.out.contains(why), "{}", answer.out);
    let mut table = answer.out.lines().skip_while(|line| !line.starts_with("Found"));
    let head: Vec<&str> = table.next().expect("a table").split_whitespace().collect();
    assert_eq!(head, ["Found", "after", "best", "at", "least", "gap"]);
    let rows: Vec<&str> = table.take_while(|line| line.starts_with(' ')).collect();
    let last = rows.last().expect("a row").split_whitespace().nth(2);
    assert_eq!(last.and_then(|best| best.parse().ok()), first, "{}", answer.out);
    let answer = run_with("solve --language id --show none --target 200 -", board.as_bytes());
    assert!(answer.out.contains("target 200 langkah tercapai"), "{}", answer.out);
    for other in ["--search ida", "--bound manhattan"] {
        let answer = run_with(&format!("solve {other} --target 9 -"), board.as_bytes());
        assert_eq!(answer.status, 2);
        assert!(answer.err.contains("--target is for --search anytime"), "{}", answer.err);
    }
}

/// The first Ctrl+C ends the search and not the process, which tells what it has.
#[cfg(unix)]
#[test]
fn an_interrupted_search_tells_what_it_has() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    let file = crate::file("interrupted.txt", far_24_puzzle().as_bytes());
    let mut child = crate::langkah()
        .args(["solve", "--show", "none"])
        .arg(&file)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    // The verdict is there before the search begins, and the listening before that.
    let mut text = String::new();
    while !text.contains("can be solved") {
        assert_ne!(out.read_line(&mut text).expect("text"), 0, "{text}");
    }
    std::thread::sleep(std::time::Duration::from_millis(500));
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    out.read_to_string(&mut text).expect("text");
    assert!(text.contains("the search for a shorter one ended: it was stopped"), "{text}");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

/// Runs the binary where the system gives it no thread: as a user that may have no more processes.
#[cfg(target_os = "linux")]
fn without_threads(arguments: &str, input: &[u8]) -> Answer {
    use std::io::Write;
    use std::os::unix::fs::MetadataExt;
    use std::process::Stdio;

    let is_root = std::fs::metadata("/proc/self").expect("a process").uid() == 0;
    let limited = ["prlimit", "--nproc=1", env!("CARGO_BIN_EXE_langkah")];
    // No such limit holds for root.
    let other_user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    let words = other_user.into_iter().filter(|_| is_root).chain(limited);
    let mut words = words.chain(arguments.split_whitespace());
    let mut command = in_english(words.next().expect("a program"));
    command.args(words).current_dir("/");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("prlimit and setpriv of util-linux");
    child.stdin.take().expect("a pipe").write_all(input).expect("it reads");
    Answer::new(child.wait_with_output().expect("it ends"))
}

#[test]
#[cfg(target_os = "linux")]
fn searches_do_without_threads() {
    let solved = |arguments: &str, input: &[u8]| {
        let arguments = format!("solve --json --threads 4 {arguments} -");
        let answer = without_threads(&arguments, input);
        assert_eq!(answer.err, "", "{arguments}");
        (answer.status, answer.object())
    };
    // More than the 300,000 nodes from which on several threads search.
    let board = data_line("korf100-blank-last.txt", 82);
    let (status, object) = solved("", board.as_bytes());
    let expected = run_with("solve --json --threads 1 -", board.as_bytes()).object();
    assert_eq!((status, &object["length"]), (0, &expected["length"]));
    assert!(object["generated"].as_u64() > Some(300_000), "{object}");
    assert_eq!(object["generated"], expected["generated"]);
    let five = b"5\n1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 24 23 0";
    let swapped = b"5\n2 1 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 24 23 0";
    let (status, _) = solved("--nodes 300000", five);
    assert_eq!(status, 1);
    let (status, object) = solved("--nodes 3000000", swapped);
    assert_eq!((status, &object["outcome"]), (0, &json!("solved")), "{object}");
}

/// No path is longer than one with all the nodes that were expanded.
#[test]
fn the_longest_path_is_one_that_was_there() {
    for nodes in [0, 2, 30, 1000] {
        let object = solve(&format!("--json --nodes {nodes}")).object();
        let number = |key: &str| object[key].as_u64().expect("a number");
        assert!((1..=number("expanded") + 1).contains(&number("live_peak")), "{object}");
        let traced = solve(&format!("--json --nodes {nodes} --trace /dev/null")).object();
        assert_eq!(
            (&traced["expanded"], &traced["live_peak"]),
            (&object["expanded"], &object["live_peak"])
        );
    }
}

/// The whole time has the verdict, the set-up and the search in it, each once.
#[test]
fn the_times_of_a_search_add_up() {
    for options in ["--bound pattern-db", "--bound walking-distance", ""] {
        let object =
            solve(&format!("--json --search best-first --nodes 100000 {options}")).object();
        let seconds = |name: &str| object[name].as_f64().expect("seconds");
        let parts = seconds("search_seconds") + seconds("setup_seconds");
        assert!(parts <= seconds("total_seconds") + 1e-3, "{options}: {object}");
    }
}

/// Limits of no time and of next to none are told in words that a person can read.
#[test]
fn limits_of_next_to_no_time() {
    let told = |seconds: &str| {
        let search = "--bound manhattan --search best-first --show none";
        let answer = solve(&format!("--time {seconds} {search}"));
        assert_eq!(answer.status, 3, "{}", answer.out);
        let line = answer.out.lines().find(|line| line.starts_with("Not solved"));
        line.expect("it ends").split_once("   ").expect("two columns").1.trim().to_owned()
    };
    assert_eq!(told("0"), "no time is allowed for the search");
    assert_eq!(told("0.0001"), "the limit of 0.0001 s of search is reached");
    assert_eq!(told("1e-300"), "the limit of 1e-300 s of search is reached");
}

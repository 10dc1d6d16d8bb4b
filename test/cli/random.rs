//! `random`: the same seed, the same puzzles; and that they can be solved.

use serde_json::json;

use crate::{langkah, run, run_with};

const SEED_1: &str = "15  5  0 14\n11  2  9  6\n12 13  8 10\n 7  4  3  1\n";

#[test]
fn a_seed_gives_one_board_for_ever() {
    let answer = run("random --seed 1");
    assert_eq!((answer.out.as_str(), answer.err.as_str(), answer.status), (SEED_1, "", 0));
}

#[test]
fn several_boards_have_consecutive_seeds() {
    let both = run("random --seed 1 --count 2").out;
    assert_eq!(both, format!("{SEED_1}\n{}", run("random --seed 2").out));
    let lines = run("random --seed 1 --count 2 --lines").out;
    assert_eq!(lines.lines().next(), Some("15 5 0 14 11 2 9 6 12 13 8 10 7 4 3 1"));
    assert_eq!(lines.lines().count(), 2);
    let last = run(&format!("random --seed {}", u64::MAX));
    assert_eq!((last.status, last.out.lines().count()), (0, 4));
}

#[test]
fn a_seed_of_its_own_is_told() {
    let answer = run("random");
    let seed = answer.err.strip_prefix("seed ").expect("the seed").trim_end();
    assert_eq!(run(&format!("random --seed {seed}")).out, answer.out);
    assert_ne!(run("random").err, run("random").err);
}

#[test]
fn what_is_printed_can_be_read_and_solved() {
    for (goal, size) in [("blank-last", "3x3"), ("blank-first", "3x3"), ("blank-first", "2x2")] {
        let puzzles =
            run(&format!("random --seed 5 --count 50 --lines --goal {goal} --size {size}"));
        let arguments = format!("solve --json --lines --goal {goal} -");
        let answer = run_with(&arguments, puzzles.out.as_bytes());
        let solved = answer.objects().iter().filter(|one| one["outcome"] == "solved").count();
        assert_eq!((solved, answer.status), (50, 0), "{goal} {size}");
    }
    let puzzle = run("random --seed 9 --size 2x4").out;
    let object = run_with("solve --json -", puzzle.as_bytes()).object();
    assert_eq!((&object["rows"], &object["cols"]), (&json!(2), &json!(4)));
    assert_eq!(object["proved_least"], json!(true));
}

#[test]
fn several_are_all_solved_from_one_file() {
    for (options, family) in [
        ("--moves 9", "sliding"),
        ("--hidato 5x5", "hidato"),
        ("--hidato 4x4 --orthogonal", "numbrix"),
        ("--hidato 5x5 --hexagonal --shape hexagon", "hexagonal"),
    ] {
        for count in [2, 3, 9] {
            let puzzles = run(&format!("random --seed 1 --count {count} {options}")).out;
            let answer = run_with("solve --json -", puzzles.as_bytes());
            let objects = answer.objects();
            let of_family = |object: &serde_json::Value| object["family"] == family;
            assert!(objects.iter().all(of_family), "{puzzles}");
            assert_eq!((objects.len(), answer.status), (count, 0), "{options}\n{puzzles}");
        }
    }
    // They stand under their lines.
    let puzzles = run("random --seed 1 --count 2 --moves 9").out;
    let answer = run_with("check -", puzzles.as_bytes());
    assert!(answer.out.starts_with("-:1\n") && answer.out.contains("\n-:6\n"), "{}", answer.out);
    let hidatos = run("random --hidato 5x5 --seed 1 --count 4").out;
    let lines = run_with("convert --to line -", hidatos.as_bytes()).out;
    assert_eq!(lines.lines().count(), 4, "{lines}");
    let answer = run_with("check --json --lines -", lines.as_bytes());
    assert_eq!((answer.objects().len(), answer.status), (4, 0), "{}", answer.err);
}

#[test]
fn half_of_any_arrangements_cannot_be_solved() {
    let puzzles = run("random --any --seed 1 --count 1000 --lines");
    let answer = run_with("check --json --lines -", puzzles.out.as_bytes());
    let solvable = answer.objects().iter().filter(|one| one["solvable"] == true).count();
    assert!((400..600).contains(&solvable), "{solvable}");
    assert_eq!(answer.status, 1);
}

#[test]
fn moves_from_the_goal_bound_the_solution() {
    let goal = run("random --moves 0 --seed 3").out;
    assert_eq!(goal, " 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  0\n");
    let puzzles = run("random --moves 9 --seed 1 --count 40 --lines").out;
    let answer = run_with("solve --json --lines -", puzzles.as_bytes());
    let lengths: Vec<u64> =
        answer.objects().iter().filter_map(|one| one["length"].as_u64()).collect();
    assert_eq!(lengths.len(), 40);
    assert!(lengths.iter().all(|length| *length <= 9 && length % 2 == 1), "{lengths:?}");
    assert!(lengths.contains(&9));
}

#[test]
fn random_hidatos_with_edges() {
    let made = run("random --hidato 6x6 --seed 4 --edges 5 --count 2");
    assert_eq!((made.status, made.out.matches("\nedge ").count()), (0, 10), "{}", made.out);
    let checked = run_with("check --json -", made.out.as_bytes()).objects();
    let edges = |one: &serde_json::Value| one["edges"].as_array().map(Vec::len);
    assert_eq!(checked.iter().map(edges).collect::<Vec<_>>(), [Some(5), Some(5)]);
    assert!(checked.iter().all(|one| one["solutions"] == "one"), "{checked:?}");
    let plain = run("random --hidato 6x6 --seed 4").out;
    assert_eq!(run("random --hidato 6x6 --seed 4 --edges 0").out, plain);
    assert_eq!(run("random --edges 3").status, 2, "sliding tiles have none");
    assert!(!made.err.contains("in place of"), "{}", made.err);
    // The path of 16 cells has 15 steps.
    let all = run("random --hidato 4x4 --seed 4 --edges 15");
    assert_eq!((all.out.matches("\nedge ").count(), all.err.contains("in place of")), (15, false));
    let fewer = run("random --hidato 4x4 --seed 4 --edges 20");
    assert_eq!((fewer.status, fewer.out.matches("\nedge ").count()), (0, 15), "{}", fewer.out);
    let softer = "nothing harder than easy came of this shape with so many edges";
    assert!(fewer.err.contains(softer), "{}", fewer.err);
    let told = "seed 4: 15 edges in place of 20: the path has room for no more";
    assert!(fewer.err.contains(told), "{}", fewer.err);
}

#[test]
fn random_hidatos_on_a_line_each() {
    let made = run("random --hidato 4x4 --lines --seed 3 --count 3 --difficulty easy");
    assert_eq!((made.status, made.out.lines().count()), (0, 3), "{}", made.out);
    assert!(made.out.lines().all(|line| line.starts_with("hidato ")), "{}", made.out);
    let solved = run_with("solve --json --lines -", made.out.as_bytes());
    assert_eq!((solved.status, solved.objects().len()), (0, 3), "{}", solved.err);
}

/// Two puzzles near the goal would be read as a start and its goal.
#[test]
fn two_puzzles_stay_two() {
    for (size, moves) in [("4x4", 2), ("4x4", 4), ("3x3", 2), ("2x2", 1)] {
        for seed in 0..10 {
            let made =
                run(&format!("random --count 2 --size {size} --moves {moves} --seed {seed}"));
            let solved = run_with("solve --json -", made.out.as_bytes());
            assert_eq!(solved.objects().len(), 2, "{}", made.out);
            for format in ["course", "sized", "csv", "json", "table", "langkah", "slidysim"] {
                let converted = run_with(&format!("convert --to {format} -"), made.out.as_bytes());
                let checked = run_with("check --json -", converted.out.as_bytes());
                assert_eq!(checked.objects().len(), 2, "{format}: {}", converted.out);
            }
        }
    }
}

#[test]
fn several_hidatos_stay_several() {
    for arguments in ["3x3 --orthogonal", "1x5", "1x6", "3x3", "2x3 --hexagonal"] {
        let made = run(&format!("random --count 3 --hidato {arguments} --seed 5"));
        let lines = run_with("convert --to line -", made.out.as_bytes());
        let expected: Vec<&str> = lines.out.lines().collect();
        assert_eq!(expected.len(), 3, "{arguments}: {}", made.out);
        for format in ["matrix", "rosetta", "sized", "csv", "json", "table"] {
            let converted = run_with(&format!("convert --to {format} -"), made.out.as_bytes());
            let back = run_with("convert --to line -", converted.out.as_bytes());
            let back: Vec<&str> = back.out.lines().collect();
            assert_eq!(back, expected, "{arguments} as {format}: {}", converted.out);
        }
    }
}

/// A path seldom grows through a long rectangle of two rows, but there always is one.
#[test]
fn two_long_rows_have_a_path() {
    for (size, kind) in [("2x100", ""), ("100x2", "--orthogonal"), ("2x128", "--hexagonal")] {
        for seed in 1..3 {
            let made = run(&format!(
                "random --lines --difficulty easy --hidato {size} --seed {seed} {kind}"
            ));
            assert_eq!((made.status, made.err.as_str()), (0, ""), "{size}");
            let solved = run_with(&format!("solve --lines --json {kind} -"), made.out.as_bytes());
            assert_eq!(solved.object()["solutions"], "one", "{size}: {}", made.out);
        }
    }
}

/// The goal may be a board in quotes, as the help says; `analyse` has a time of its own.
#[test]
fn the_help_tells_what_a_goal_and_a_time_are() {
    let board = ["random", "--seed", "1", "--goal", "2 1 3\n4 5 0"];
    let output = langkah().args(board).output().expect("the binary runs");
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("goal\n2 1 3\n4 5 0\n"));
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let help = one_line(&run("help random").out);
    assert!(
        help.contains(
            "The goal: blank-last, blank-first, snail, or a board in a FILE or in quotes"
        ),
        "{help}"
    );
    let help = one_line(&run("help analyse").out);
    assert!(
        help.contains("searching [default: no limit up to 4x4, 30 on larger boards]"),
        "{help}"
    );
}

/// A board of one or two cells has nothing to find.
#[test]
fn a_hidato_without_an_empty_cell_is_no_puzzle() {
    for options in ["1x1", "1x2", "2x1 --orthogonal", "1x2 --hexagonal", "1x2 --edges 1"] {
        let answer = run(&format!("random --seed 1 --hidato {options}"));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{options}");
        let told = "it is so small that all its numbers are given\n";
        assert!(answer.err.ends_with(told) && answer.err.lines().count() == 1, "{}", answer.err);
    }
    let three = run("random --seed 1 --hidato 1x3");
    assert_eq!((three.status, three.out.as_str()), (0, "hidato\n3 0 1\n"));
}

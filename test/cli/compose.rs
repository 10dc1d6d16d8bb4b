//! `unique` and `thin`: givens are added, or taken away.

use serde_json::json;

use crate::{run, run_with};

fn solutions(text: &str) -> serde_json::Value {
    run_with("check --json -", text.as_bytes()).object()["solutions"].clone()
}

#[test]
fn numbers_are_added_until_there_is_one_solution() {
    let open = b"numbrix\n1 0 0\n0 0 0\n0 0 9\n";
    let added = run_with("unique -", open);
    assert_eq!(added.status, 0, "{}", added.err);
    assert_eq!(solutions(&added.out), json!("one"));
    let told =
        "-: 1 number added: the fewest possible. This is proved: all 2 solutions were compared.";
    assert_eq!(added.err.trim_end(), told);
    assert!(added.out.starts_with("numbrix\n"), "{}", added.out);
    let again = run_with("unique -", added.out.as_bytes());
    assert_eq!((again.status, again.out.as_str()), (0, added.out.as_str()));
    assert_eq!(again.err.trim_end(), "-: It has exactly one solution as it is.");
    let twins = run_with("unique --symmetry half-turn -", open);
    let zeros = |text: &str| text.split_whitespace().filter(|word| *word == "0").count();
    assert_eq!(solutions(&twins.out), json!("one"));
    assert_eq!((zeros(&added.out), zeros(&twins.out)), (6, 5), "{}", twins.out);
}

#[test]
fn numbers_are_taken_away_up_to_a_difficulty() {
    let full = "hidato\n1 2 3 4\n8 7 6 5\n9 10 11 12\n16 15 14 13\n";
    let thinned = run_with("thin --difficulty easy -", full.as_bytes());
    assert_eq!(thinned.status, 0, "{}", thinned.err);
    let object = run_with("check --json -", thinned.out.as_bytes()).object();
    assert_eq!((&object["solutions"], &object["difficulty"]), (&json!("one"), &json!("easy")));
    assert!(
        thinned.err.contains(" numbers taken away. The puzzle is easy now."),
        "{}",
        thinned.err
    );
    let other = run_with("thin --difficulty easy --seed 7 -", full.as_bytes());
    assert_eq!(run_with("thin --difficulty easy --seed 7 -", full.as_bytes()).out, other.out);
}

/// Nothing that is made of givens takes longer than the person says.
#[test]
fn a_limit_on_time_is_told() {
    for (arguments, told) in [
        ("unique --time 0 hidato/blank10.txt", "The time was over before a choice of numbers"),
        ("thin --time 0 hidato/fauzia.solution.txt", "The time was over before the numbers were"),
        (
            "random --hidato 20x20 --seed 4 --time 0",
            "langkah: seed 4: no puzzle is finished: no time is allowed for the search",
        ),
    ] {
        let answer = run(arguments);
        assert_eq!((answer.status, answer.out.as_str()), (3, ""), "{arguments}: {}", answer.err);
        assert!(answer.err.contains(told), "{arguments}: {}", answer.err);
    }
    let in_time = run("random --hidato 5x5 --seed 4 --time 60");
    assert_eq!((in_time.status, &in_time.out), (0, &run("random --hidato 5x5 --seed 4").out));
    let sliding = run("random --time 3");
    assert!(
        sliding.status == 2 && sliding.err.contains("--time is for --hidato"),
        "{}",
        sliding.err
    );
}

#[test]
fn what_cannot_be_done_is_told() {
    for (arguments, status, told) in [
        ("unique hidato/none-2-deadend.txt", 1, "It has no solution"),
        ("thin hidato/blank10.txt", 2, "Only a puzzle with one solution can be thinned."),
        ("thin hidato/none-2-deadend.txt", 1, "This one has no solution."),
        ("thin --difficulty easy hidato/gen-10x10-few2.txt", 2, "which is harder than easy"),
        ("unique course/roni-tc2.txt", 2, "this is a sliding puzzle; only a Hidato has givens"),
        ("unique --symmetry odd hidato/fauzia.txt", 2, "invalid value 'odd' for '--symmetry"),
    ] {
        let answer = run(arguments);
        assert_eq!(answer.status, status, "{arguments}: {}", answer.err);
        assert!(answer.err.contains(told) && answer.out.is_empty(), "{arguments}: {}", answer.err);
    }
}

//! Bounds of one's own: `bound`, and expressions where the name of a bound may stand.

use langkah_engine::plan::BoundKind;
use serde_json::json;

use crate::run;

#[test]
fn what_all_boards_say() {
    let answer = run("bound manhattan+2*conflicts");
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    assert!(
        answer.out.starts_with("manhattan+2*conflicts\n\nAdmissible: on all"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("\nlinear conflict       15.119           0           0\n"));
    assert!(answer.out.contains("\ntrue distance         21.972\n"), "{}", answer.out);
    let answer = run("bound misplaced+(blank>0)");
    assert_eq!(answer.status, 1);
    let shown = "Here h is 2, and the true distance is 1:\n1 2 3\n4 5 0\n7 8 6\nNot consistent:";
    assert!(answer.out.contains(shown), "{}", answer.out);
    assert!(answer.out.contains("4 5 0  ->  4 5 6\n"), "{}", answer.out);
    let answer = run("--language id bound 2*manhattan");
    assert!(answer.out.contains("\nTidak admissible: pada "), "{}", answer.out);
}

#[test]
fn the_same_as_an_object() {
    let object = run("bound --json misplaced+(blank>0)").object();
    let high = json!({"board": [[1, 2, 3], [4, 5, 0], [7, 8, 6]], "h": 2, "distance": 1, "g": 0});
    assert_eq!(object["too_high"], high);
    assert_eq!(object["admissible"], json!(false));
    assert_eq!((&object["average"], &object["boards"]), (&json!(8.0), &json!(181_440)));
    let object = run("bound --json walking").object();
    assert_eq!((&object["too_high"], &object["drop"]), (&json!(null), &json!(null)));
    let mut others = object["others"].as_array().expect("a list").iter();
    let walking = others.find(|other| other["bound"] == "walking-distance");
    assert_eq!(walking.expect("it is there")["dominated"], json!(true));
}

/// A value that h is not is told once, with the first board.
#[test]
fn a_value_that_is_no_h_is_told() {
    let answer = run("bound manhattan/2-1");
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let told = "On 80\u{a0}641 of the 181\u{a0}440 boards the value is not a whole number from 0 \
                to 255. There h is the value rounded down, at least 0 and at most 255, \
                or 0 where the value is infinite or not a number.\n\
                Here the value is -1, and h is 0:\n1 2 3\n4 5 6\n7 8 0\n";
    assert!(answer.out.contains(told), "{}", answer.out);
    let object = run("bound --json manhattan/2-1").object();
    let first = json!({"board": [[1, 2, 3], [4, 5, 6], [7, 8, 0]], "value": -1.0, "h": 0, "g": 0});
    assert_eq!(object["rounded"], first);
    let after = run("bound manhattan-g").out;
    assert!(after.contains("Here, after 1 move, the value is -1, and h is 0:"), "{after}");
    let none = run("bound 1/(manhattan>0)").out;
    assert!(none.contains("Here the value is not a number or infinite, and h is 0:"), "{none}");
    for whole in ["manhattan", "sum(distance/10)*10"] {
        assert!(!run(&format!("bound {whole}")).out.contains("whole number"), "{whole}");
        let object = run(&format!("bound --json {whole}")).object();
        assert_eq!((&object["rounded_boards"], &object["rounded"]), (&json!(0), &json!(null)));
    }
}

/// A value has the digits that tell it from h.
#[test]
fn a_value_near_h_is_told_from_it() {
    for (expression, told) in [
        ("manhattan*0.99999", "the value is 0.99999, and h is 0:"),
        ("manhattan-0.00001", "the value is -0.00001, and h is 0:"),
        ("manhattan+1/3", "the value is 0.333, and h is 0:"),
        ("300", "the value is 300, and h is 255:"),
        ("1000000000000000000000000000000", "the value is 1 · 10^30, and h is 255:"),
    ] {
        let answer = run(&format!("bound {expression}"));
        assert!(answer.out.contains(told), "{expression}: {}", answer.out);
    }
    let answer = run("--language id bound manhattan*0.99999");
    assert!(answer.out.contains("nilainya 0,99999, dan h adalah 0:"), "{}", answer.out);
}

#[test]
fn faults_have_their_column() {
    let answer = run("bound sum(manhattan)");
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("langkah: column 5: “manhattan” belongs to"), "{}", answer.err);
    let answer = run("--language id bound 2manhattan");
    assert!(answer.err.starts_with("langkah: kolom 2: sebelum ini belum ada"), "{}", answer.err);
    let answer = run("bound --json manhattan+");
    assert_eq!((answer.status, &answer.object()["column"]), (2, &json!(11)));
    let answer = run("solve --bound manhatan x");
    assert_eq!(answer.status, 2);
    let names = BoundKind::ALL.map(BoundKind::name).join(", ");
    let told = format!("for '--bound <BOUND>': expected {names}");
    assert!(answer.err.contains(&told), "{told}: {}", answer.err);
    assert!(answer.err.contains("or an expression: column 1: there is no “manhatan”"));
}

/// Without an expression the names are told, in both languages.
#[test]
fn the_names() {
    let answer = run("bound");
    assert_eq!(answer.status, 0);
    for name in ["conflicts  ", "goal_column ", "if(x, y, z) ", "Operators: + - * /"] {
        assert!(answer.out.contains(name), "{name}: {}", answer.out);
    }
    assert!(run("--language id bound").out.starts_with("Milik papan:\n"));
    assert_eq!(run("bound --json").status, 2);
}

/// An expression stands wherever the name of a bound may stand.
#[test]
fn searches_with_an_expression() {
    let listed = run("solve --json --bound manhattan course/roni-tc2.txt").object();
    for search in ["ida", "best-first"] {
        let arguments =
            format!("solve --json --search {search} --bound sum(distance) course/roni-tc2.txt");
        let own = run(&arguments).object();
        assert_eq!((&own["bound"], &own["outcome"]), (&json!("sum(distance)"), &json!("solved")));
        assert_eq!((&own["proved_least"], &own["lower_bound"]), (&json!(false), &json!(0)));
        if search == "ida" {
            assert_eq!(
                (&own["generated"], &own["moves"]),
                (&listed["generated"], &listed["moves"])
            );
        }
    }
    let answer = run("solve --bound manhattan+0 course/roni-tc2.txt");
    assert!(answer.out.contains("the fewest only if your own bound is a lower bound"));
    assert!(answer.out.contains("; bound: manhattan+0\n"), "{}", answer.out);
    let answer = run("solve --search best-first --bound manhattan+g course/roni-tc2.txt");
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("“manhattan+g” uses g, the moves so far"), "{}", answer.err);
    // It has the name of the bound that is offered in its place, and is another one.
    let wide = "solve --search best-first --bound (manhattan) -";
    let answer = crate::run_with(wide, b"1 2 3 4 5/6 7 8 0 9\n");
    let told = "best-first with your own bound “manhattan” is for boards of at most 4 rows";
    assert!(answer.err.contains(told), "{}", answer.err);
}

/// Commas inside of parentheses belong to the expression.
#[test]
fn compared_with_others() {
    let searches =
        "ida:max(walking,manhattan+2*conflicts),ida:walking-distance,best-first:(misplaced)";
    let answer = run(&format!("compare --csv --searches {searches} course/roni-tc2.txt"));
    assert_eq!(answer.status, 0, "{}", answer.err);
    let rows: Vec<&str> = answer.out.lines().skip(1).collect();
    assert_eq!(rows.len(), 3, "{}", answer.out);
    assert!(
        rows[0].contains("\"ida:(max(walking,manhattan+2*conflicts))\",solved,"),
        "{}",
        rows[0]
    );
    assert!(rows[2].contains(",best-first:(misplaced),solved,"), "{}", rows[2]);
    let answer = run("compare --searches ida:manhattan+,roni course/roni-tc2.txt");
    assert!(answer.err.contains("in manhattan+, column 11: a value is missing"), "{}", answer.err);
}

//! `check`: tables, verdicts, statuses.

use serde_json::json;

use crate::{run, run_with};

/// File, ΣKurang + X, as published.
const SUMS: [(&str, u64); 14] = [
    ("roni-tc1", 31),
    ("roni-tc2", 30),
    ("roni-tc3", 20),
    ("roni-tc4", 14),
    ("roni-tc5", 37),
    ("rahardjo-valid1", 16),
    ("rahardjo-valid2", 68),
    ("rahardjo-valid3", 120),
    ("rahardjo-invalid1", 37),
    ("rahardjo-invalid2", 67),
    ("handoyo-unsolvable2", 57),
    ("handoyo-solvable1_15", 18),
    ("handoyo-solvable2_20", 32),
    ("handoyo-solvable3_25", 38),
];

#[test]
fn the_table_of_a_solvable_board() {
    let answer = run("check course/roni-tc2.txt");
    assert_eq!(
        answer.out,
        "\
course/roni-tc2.txt
 5  6  4  3
 2  1  0  8
 9 10  7 11
13 14 15 12

i         1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
Kurang    0  1  2  3  4  4  0  1  1  1  0  0  1  1  1  9

ΣKurang        29
X               1   the blank stands an odd number of steps from its place in the goal
ΣKurang + X    30

30 is even, so it can be solved.
"
    );
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
}

#[test]
fn the_table_of_an_unsolvable_board() {
    let answer = run("check course/handoyo-unsolvable2.txt");
    assert!(answer.out.ends_with("57 is odd, so it cannot be solved.\n"), "{}", answer.out);
    assert!(answer.out.contains("\nX               1   the blank stands an odd"), "{}", answer.out);
    assert_eq!((answer.status, answer.err.as_str()), (1, ""));
}

#[test]
fn the_blank_has_number_0_where_the_goal_begins_with_it() {
    let answer = run_with("check --goal blank-first -", b"1 0 2\n3 4 5\n");
    let table = "\n1 0 2\n3 4 5\n\n\
         With this goal the blank counts as 0, so it is smaller than every tile.\n\ni         1  2  3  4  5  0\nKurang    1  0  0  0  0  0\n\n";
    assert!(answer.out.contains(table), "{}", answer.out);
    assert!(answer.out.ends_with("2 is even, so it can be solved.\n"), "{}", answer.out);
    assert_eq!(answer.status, 0);
}

#[test]
fn published_sums() {
    for (name, sum) in SUMS {
        let answer = run(&format!("check --json course/{name}.txt"));
        let object = answer.object();
        assert_eq!(object["sum_kurang_x"], json!(sum), "{name}");
        assert_eq!(object["solvable"], json!(sum % 2 == 0), "{name}");
        assert_eq!(answer.status, (sum % 2) as i32, "{name}");
    }
}

#[test]
fn the_object_of_a_board() {
    let answer = run("check --json course/roni-tc2.txt");
    assert_eq!(
        answer.out,
        "{\"file\":\"course/roni-tc2.txt\",\"line\":null,\"family\":\"sliding\",\
         \"format\":\"course\",\"notes\":[],\"rows\":4,\"cols\":4,\
         \"start\":[[5,6,4,3],[2,1,0,8],[9,10,7,11],[13,14,15,12]],\
         \"goal\":[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,0]],\
         \"kurang\":[0,1,2,3,4,4,0,1,1,1,0,0,1,1,1,9],\"x\":1,\"sum_kurang_x\":30,\
         \"solvable\":true}\n"
    );
}

#[test]
fn several_files_stand_apart_and_the_worst_counts() {
    let answer = run("check course/roni-tc1.txt course/roni-tc2.txt");
    assert!(answer.out.contains("cannot be solved.\n\ncourse/roni-tc2.txt\n"), "{}", answer.out);
    assert_eq!(answer.status, 1);
}

#[test]
fn lines_are_numbered_as_in_the_file() {
    let text = "\n0 1 3 2\r\n\n1 2 3 0";
    let objects = run_with("check --json --lines -", text.as_bytes()).objects();
    let lines: Vec<_> = objects.iter().map(|object| &object["line"]).collect();
    assert_eq!(lines, [&json!(2), &json!(4)]);
    assert_eq!(objects[0]["file"], json!("-"));
    assert_eq!(objects[1]["solvable"], json!(true));
    let answer = run_with("check --lines -", text.as_bytes());
    assert!(answer.out.starts_with("-:2\n0 1\n3 2\n"), "{}", answer.out);
}

#[test]
fn the_table_of_a_goal_with_an_order_of_its_own() {
    let answer = run_with("check --goal snail -", b"1 2 3\n0 8 4\n7 6 5\n");
    assert_eq!(
        answer.out,
        "\
-
1 2 3
0 8 4
7 6 5

Tiles are numbered in the order of the goal, row by row:
1 2 3
8 0 4
7 6 5

Tile      1  2  3  4  5  6  7  8  0
Number    1  2  3  6  9  8  7  4  5
Kurang    0  0  0  0  0  0  0  0  1

ΣKurang         1
X               1   the blank stands an odd number of steps from its place in the goal
ΣKurang + X     2

2 is even, so it can be solved.
"
    );
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
}

#[test]
fn the_table_of_a_large_board_has_lines_of_a_page() {
    let board = run("random --size 10x10 --seed 1").out;
    let answer = run_with("check -", board.as_bytes());
    let is_table = |line: &&str| line.starts_with("i ") || line.starts_with("Kurang");
    let widest = answer.out.lines().filter(is_table).map(|line| line.chars().count()).max();
    assert_eq!(widest, Some(8 + 16 * 4));
    let kurang = answer.out.lines().filter(|line| line.starts_with("Kurang")).count();
    assert_eq!(kurang, 7);
    let tiles: Vec<&str> = answer
        .out
        .lines()
        .filter(|line| line.starts_with("i "))
        .flat_map(|line| line.split_whitespace().skip(1))
        .collect();
    let expected: Vec<String> = (1..=100).map(|tile| tile.to_string()).collect();
    assert_eq!(tiles, expected);
}

#[test]
fn moves_that_are_given_are_followed_in_the_convention_that_fits() {
    let near = b"1 2 3\n5 6 0\n7 8 4\n";
    let goal = crate::file("published-goal.txt", b"1 2 3\n5 8 6\n0 7 4\n");
    for (moves, whose) in [("LDL", "blank"), ("rur", "tile")] {
        let arguments = format!("check - --goal {} --moves {moves}", goal.display());
        let answer = run_with(&arguments, near);
        let expected = format!(
            "\n3 moves to the goal; the letters name the direction of the {whose}.\n\n\
             1. {}  tile 6 goes right\n1 2 3\n5 0 6\n7 8 4\n\n",
            moves.to_uppercase().chars().next().expect("a letter")
        );
        assert!(answer.out.contains(&expected), "{}", answer.out);
        assert!(answer.out.ends_with("tile 7 goes right\n1 2 3\n5 8 6\n0 7 4\n"), "{}", answer.out);
        assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    }
}

/// As `moves` and `analyse` do, from a file of any notation.
#[test]
fn moves_are_read_from_a_file() {
    let moves = crate::file("moves-to-check.txt", b"R\nU\nR\n");
    let near = b"1 2 3\n5 6 0\n7 8 4\n";
    let goal = crate::file("goal-of-moves.txt", b"1 2 3\n5 8 6\n0 7 4\n");
    let run =
        |moves: &str| run_with(&format!("check - --goal {} --moves {moves}", goal.display()), near);
    let (of_file, typed) = (run(&format!("@{}", moves.display())), run("RUR"));
    assert_eq!((of_file.out, of_file.status), (typed.out, 0));
    let absent = run("@absent.txt");
    assert!(absent.err.starts_with("absent.txt: cannot be read: "), "{}", absent.err);
    assert_eq!((absent.out.as_str(), absent.status), ("", 2));
}

#[test]
fn moves_that_go_wrong_tell_where() {
    let near = b"1 2 3\n5 6 0\n7 8 4\n";
    let answer = run_with("check - --moves LDD --show none", near);
    let what = "1:3: move 3, D, is not possible: the blank is in the bottom row";
    assert_eq!(answer.err, format!("-: --moves: {what}\n"));
    let sentence = format!(
        "\n2 of 3 moves can be made; {what}; the letters name the direction of the blank.\n"
    );
    assert!(answer.out.ends_with(&sentence), "{}", answer.out);
    assert_eq!(answer.status, 2);
    let object = run_with("check - --json --moves LDD", near).object();
    assert_eq!(
        object["followed"],
        json!({
            "convention": "blank", "length": 3, "possible": 2, "reaches_goal": null,
            "ends_at_goal": false, "fault": what,
        })
    );
    // All possible and not to the goal.
    let answer = run_with("check - --moves LDL2", b"1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0");
    assert_eq!(answer.status, 2, "{}", answer.out);
    let answer = run_with("check - --moves L2R", b"1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0");
    let end = "3 legal moves; the goal is reached after 0 and left again; \
               the letters name the direction of the blank.\n";
    assert!(answer.out.contains(end), "{}", answer.out);
    assert_eq!(answer.status, 1);
}

/// A board that is the goal has a solution without a move, as `solve --json` prints it.
#[test]
fn a_solved_board_needs_no_moves() {
    let checked = |text: &[u8]| run_with("check - --json --moves=", text);
    let solved = checked(b"1 2 3\n4 5 6\n7 8 0\n");
    assert_eq!((solved.status, solved.err.as_str()), (0, ""));
    let object = solved.object();
    assert_eq!(object["followed"]["ends_at_goal"], true, "{object}");
    let told = run_with("check - --moves=", b"1 2 3\n4 5 6\n7 8 0\n");
    assert!(told.out.contains("No move is needed: the start is the goal.\n"), "{}", told.out);
    let open = checked(b"1 2 3\n4 0 6\n7 5 8\n");
    assert_eq!(open.status, 2, "{}", open.out);
}

/// A comment may stand above the word for the kind of a Hidato that has lines below its rows.
#[test]
fn a_comment_above_a_hidato_with_edges() {
    let board = run("random --hidato 8x8 --edges 12 --seed 1").out;
    let plain = run_with("check -", board.as_bytes());
    let told = run_with("check -", format!("# made by me\n{board}").as_bytes());
    assert_eq!((plain.status, &plain.out), (told.status, &told.out), "{}", told.err);
    assert!(plain.out.contains("12 edges"), "{}", plain.out);
}

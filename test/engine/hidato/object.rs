//! A Hidato as an object of JSON.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text::{Format, Reading, read, with_work};
use langkah_puzzle::Of;
use langkah_puzzle::read::{all, any, read_line};

const TEXT: &str = "hexagonal\n1 0 3\n 0 -1 0\n0 0 8\nedge 1,1 1,2\nfilled 1,2 2\n\
                    marked 2,1 3 4 5\ndrawn 1,3 2,3\n";
const OBJECT: &str = "{\"family\":\"hexagonal\",\"start\":[[1,0,3],[0,-1,0],[0,0,8]],\
                      \"edges\":[[[1,1],[1,2]]],\"filled\":[[[1,2],2]],\
                      \"marked\":[[[2,1],[3,4,5]]],\"drawn\":[[[1,3],[2,3]]]}\n";

fn reading(text: &str) -> Reading {
    let reading = read(text, Topology::King).unwrap_or_else(|faults| panic!("{text}: {faults}"));
    let Ok(Of::Hidato(opened)) = any(text.as_bytes(), None, Topology::King) else {
        panic!("no Hidato: {text}")
    };
    assert_eq!((&opened.board, &*opened.work), (&reading.board, &reading.work), "{text}");
    reading
}

#[test]
fn the_object_has_all_that_the_text_has() {
    let there = reading(TEXT);
    assert_eq!(with_work(&there.board, &there.work, Format::Json), OBJECT);
    let back = reading(OBJECT);
    assert_eq!((&back.board, &back.work), (&there.board, &there.work));
    assert_eq!((back.format, back.topology), (Format::Json, Some(Topology::Hexagonal)));
    // As it was written before: the name above a list, and lines below.
    let old = "hexagonal\n[[1,0,3],[0,-1,0],[0,0,8]]\nedge 1,1 1,2\nfilled 1,2 2\n\
               marked 2,1 3-5\ndrawn 1,3 2,3\n";
    let old = reading(old);
    assert_eq!((&old.board, &old.work), (&there.board, &there.work));
}

/// The name of the family decides which cells touch, wherever it stands.
#[test]
fn other_names_are_left_out() {
    for text in [
        r#"{"start":[[1,0],[0,0]],"family":"numbrix"}"#,
        r#"{"rows":2,"cells":4,"goal":[[9]],"solution":[[1,2],[4,3]],"family":"numbrix","notes":["a \"]}, {b"],"edges":null,"start":[[1,null],["",0]]}"#,
        "\u{feff}{\r\n \"Family\": \"Numbrix\",\r\n \"edges\": [],\r\n \"board\": [\r\n[1,0],\r\n[0,0]\r\n]\r\n}\r\n\r\n",
        r"{'family': 'numbrix', 'start': [[1, None], [0, 0]]}",
    ] {
        let board = reading(text).board;
        assert_eq!(board.numbers(), [1, 0, 0, 0], "{text}");
        assert_eq!(board.shape().topology(), Topology::Orthogonal, "{text}");
    }
    let long = r#"{"family":"hidato","start":[[1,0,0,0,0,0,0,0,9]]}"#;
    assert_eq!(reading(long).board.shape().dims().rows(), 1);
    // A number that is given twice makes no list of puzzles of it.
    let twice =
        r#"{"family":"hidato","board":[[1,1],[0,0]],"edges":[[[1,1],[1,2]],[[1,2],[2,2]]]}"#;
    assert_eq!(reading(twice).board.numbers(), [1, 1, 0, 0]);
}

#[test]
fn faults_of_an_object_have_their_places() {
    for (text, told) in [
        ("{\"family\":\"hidato\",\n \"start\":[[1,0],\n [0,abc]]}", "3:5: “abc” is not a cell"),
        ("{\"family\":\"hidato\",\n \"start\":[[1,0],\n [0]]}", "3:3: this row has 1 cell"),
        ("{\"family\":\"hidato\",\"start\":[]}", "1:1: no numbers here"),
        ("{\"family\":\"hidato\",\"start\":[[]]}", "1:1: no numbers here"),
        ("\n{\"family\":\"hidato\",\"cells\":9}", "2:1: no numbers here"),
        (
            "{\"family\":\"hidato\",\"start\":[[1,0],[0,0]]",
            "1:1: this list or object of JSON does not end",
        ),
        ("{\"family\":\"hidato\",\"start\":[[1,0],[0,0]]} x", "1:43: “x” is not a cell"),
        ("{\"family\":\"hidato\",\"start\":[;]}", "1:29: “;” is not a cell"),
        ("{\"family\":\"hidato\",\"start\":[=]}", "1:29: “=” is not a cell"),
        ("{\"family\":\"hidato\",\"start\":[a=b]}", "1:29: “a=b” is not a cell"),
        ("{\"family\":\"hidato\",\"start\":[//]}", "1:1: this list or object of JSON does not end"),
    ] {
        let faults = read(text, Topology::King).expect_err(text).to_string();
        assert!(faults.starts_with(told), "{text}: {faults}");
    }
    for (more, told) in [
        ("\"edges\":[[[1,1],[2,5]]]", "2:19: the board has no cell in row 2, column 5"),
        ("\"edges\":[[[1,1]]]", "2:13: too few numbers after edge: 2"),
        ("\"edges\":[[]]", "2:3: too few numbers after edge: 0"),
        ("\"filled\":[[[1,2],2,\n3]]", "3:1: 3 does not belong here"),
        ("\"filled\":[[[1,1],2]]", "2:14: the cell in row 1, column 1 has a number"),
        ("\"marked\":[[[1,2],[7]]]", "2:20: 7 is not a number of this board"),
        ("\"drawn\":[[[1,1],[1,true]]]", "2:21: true does not belong here"),
        ("\"edges\":7", "2:10: 7 does not belong here"),
        ("\"filled\":\"x\"", "2:12: x does not belong here"),
        ("\"marked\":{}", "2:11: { does not belong here"),
        ("\"drawn\":[[[1,1],{}]]", "2:18: { does not belong here"),
        ("\"drawn\":[] 7", "2:13: this is not JSON; a comma is missing before “7”"),
    ] {
        let text = format!("{{\"family\":\"hidato\",\"start\":[[1,0],[0,0]],\n {more}}}");
        let faults = read(&text, Topology::King).expect_err(&text).to_string();
        assert!(faults.starts_with(told), "{text}: {faults}");
    }
}

/// Objects of both families, one on each line or in a list, are a puzzle each.
#[test]
fn objects_stand_below_each_other() {
    let sliding = "{\"family\":\"sliding\",\"start\":[[1,2,3,0]],\"goal\":null}\n";
    let sliding = sliding.replace("[[1,2,3,0]]", "[[1,2],[0,3]]").replace("null", "[[1,2],[3,0]]");
    let hidato = "{\"family\":\"hidato\",\"start\":[[1,2,3,0],[0,0,0,8]]}\n";
    for text in [
        format!("{OBJECT}{hidato}"),
        format!("{hidato}{OBJECT}"),
        format!("{hidato}{sliding}"),
        format!("{sliding}{hidato}"),
        format!("[{},{}]", OBJECT.trim(), hidato.trim()),
    ] {
        let found: Vec<_> = all(text.as_bytes(), None, Topology::King).collect();
        assert_eq!(found.len(), 2, "{text}");
        assert!(found.iter().all(|found| found.read.is_ok()), "{text}: {found:?}");
    }
    let line = read_line(OBJECT.as_bytes(), 7, None).expect("a puzzle").and_then(Of::hidato);
    assert_eq!(line.expect("a Hidato").board, reading(TEXT).board);
}

/// What is no JSON is told as that, where it stands.
#[test]
fn faults_of_syntax_have_their_places() {
    for (text, told) in [
        ("{\"family\":\"hidato\" \"start\":[[1,0],[0,0]]}", "1:21: this is not JSON; a comma"),
        ("{\"family\":\"hidato\",\n\"start\":[[1,0],[0,0]])}", "2:22: this is not JSON; “)”"),
        ("{\"family\":\"hidato\",\"start\":[[1,0},[0,0]]}", "1:33: this is not JSON; “}”"),
        ("{\"family\":\"hidato\",\"start\":[[1,0],\"x\":[0,0]]}", "1:38: this is not JSON; a col"),
        ("{\"family\":\"hidato\",\"start\":[1:2]}", "1:30: this is not JSON; a colon"),
        ("{\"family\":\"hidato\",[[1,0],[0,0]]}", "1:20: this is not JSON; “[” has no name"),
        ("{\"family\":\"hidato\",\"start\",7}", "1:21: this is not JSON; “start” has no colon"),
        ("[{\"family\":\"hidato\",\"start\":[[1,0],[0,0]]}", "1:1: this list or object of JSON"),
    ] {
        let faults = read(text, Topology::King).expect_err(text).to_string();
        assert!(faults.starts_with(told), "{text}: {faults}");
    }
}

/// Names in order, as other programs write them, put much before the board on its line.
#[test]
fn the_board_may_stand_at_the_end_of_a_long_line() {
    let notes = "[[1,2],[3,4]],".repeat(10_000);
    let text = |cell: &str| {
        format!(r#"{{"family":"hidato","notes":[{notes}],"start":[[1,0],[0,{cell}]]}}"#)
    };
    let board = |text: &str| any(text.as_bytes(), None, Topology::King).ok().and_then(Of::hidato);
    let opened = board(&text("0")).expect("a Hidato");
    assert_eq!(opened.board.numbers(), [1, 0, 0, 0]);
    let bad = text("no");
    let faults = read(&bad, Topology::King).expect_err("no cell").to_string();
    let told = format!("1:{}: “no” is not a cell", 1 + bad.find("no]").expect("the cell"));
    assert!(faults.starts_with(&told), "{faults}");
}

/// What holds only one object means that object.
#[test]
fn an_object_may_lie_in_others() {
    let object = r#"{"family":"hidato","start":[[1,0],[0,0]],"filled":[[[1,2],2]]}"#;
    for text in [
        format!("[{object}]"),
        format!("[[{object}]]"),
        format!("[\n{object},\n]"),
        format!(r#"{{"puzzle":{object}}}"#),
        format!(r#"{{"version":1,"by":{{"name":"x"}},"puzzles":[{object}]}}"#),
        format!("{object} # done"),
        format!("{object}\n// done\n"),
    ] {
        let reading = reading(&text);
        assert_eq!((reading.board.numbers(), reading.work.filled.len()), (&[1, 0, 0, 0][..], 1));
    }
    let text = format!("[{object},5]");
    assert!(read(&text, Topology::King).is_err(), "5 is left out");
    let text = format!("[\n{}]", object.replace("[0,0]", "[0,no]"));
    let faults = read(&text, Topology::King).expect_err("no cell").to_string();
    assert!(faults.starts_with("2:38: “no” is not a cell"), "{faults}");
}

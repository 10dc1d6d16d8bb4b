//! Grading what programs print as structures of their language.

use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::grade::claims::Claims;
use langkah_puzzle::grade::kinds::Kind;

use crate::support::board;

/// A board of two moves, down and right; its Kurang(i) of 6, 7 and 9 are 1, 1 and 4.
fn puzzle() -> Puzzle {
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    Puzzle::with(board("1 2 3\n4 0 6\n7 5 8"), &goal).expect("one size")
}

type Read = (Vec<(usize, Kind, u64)>, Option<usize>, Vec<usize>);

/// The counts with their lines, how long the route is, and the lines that are not read.
fn read(text: &str) -> Read {
    let claims = Claims::read(text, &puzzle());
    let counts = claims.counts.iter().map(|count| (count.line, count.kind, count.value));
    let faults = claims.faults.iter().map(|fault| fault.line);
    (counts.collect(), claims.route.map(|route| route.length), faults.collect())
}

#[test]
fn figures_are_read_out_of_an_object() {
    let figures = [(Kind::Sum, 6), (Kind::X, 0), (Kind::Expanded, 2)];
    let figures = |line| figures.map(|(kind, value)| (line, kind, value)).to_vec();
    for text in [
        r#"{"solvable": true, "sum": 6, "x": 0, "moves": ["down","right"], "expanded": 2, "time_ms": 0.12}"#,
        r#"{'solvable': True, 'sum': 6, 'x': 0, 'moves': ['down', 'right'], 'expanded': 2, 'time': 0.12}"#,
        "{Solvable:true Sum:6 X:0 Moves:[down right] Expanded:2 Time:0.12}",
        r#"Result { solvable: true, sum: 6, x: 0, moves: ["down", "right"], expanded: 2, time: 0.12 }"#,
        "Result(solvable=True, sum=6, x=0, moves=['down', 'right'], expanded=2, time=0.12)",
        "Result[solvable=true, sum=6, x=0, moves=[down, right], expanded=2, time=0.12]",
        "Result: {\"solvable\": true, \"sum\": 6, \"x\": 0, \"moves\": \"DR\", \"expanded\": 2}",
        r#"{"start": [[1,2,3],[4,0,6],[7,5,8]], "solvable": true, "sum": 6, "x": 0, "path": ["down", "right"], "expanded": 2}"#,
        r#"{"solvable": true, "figures": {"sum": 6, "x": 0}, "result": {"moves": ["down", "right"], "stats": {"expanded": 2}}}"#,
    ] {
        let (counts, route, faults) = read(text);
        assert_eq!((counts, route, faults), (figures(1), Some(2), vec![]), "{text}");
    }
    let text = "{\n  \"sum\": 6,\n  \"x\": 0,\n  \"moves\": [\n    \"down\",\n    \"right\"\n  ],\n  \"expanded\": 3\n}\nGenerated: 4\n";
    let counts = [(2, Kind::Sum, 6), (3, Kind::X, 0), (8, Kind::Expanded, 3)];
    let counts = counts.into_iter().chain([(10, Kind::Generated, 4)]).collect();
    assert_eq!(read(text), (counts, Some(2), vec![]));
}

#[test]
fn kurang_is_read_out_of_an_object() {
    let kurang = [0, 0, 0, 0, 0, 1, 1, 0, 4];
    let figures = |line: fn(usize) -> usize| {
        let figure = |(at, value)| (line(at), Kind::Kurang(at as u16 + 1), value);
        kurang.into_iter().enumerate().map(figure).collect::<Vec<_>>()
    };
    let members = kurang.iter().enumerate().map(|(at, value)| format!("\"{}\": {value}", at + 1));
    let members: Vec<String> = members.collect();
    let text = format!("{{\"kurang\": {{{}}}, \"x\": 0}}", members.join(", "));
    let mut counts = figures(|_| 1);
    counts.push((1, Kind::X, 0));
    assert_eq!(read(&text), (counts, None, vec![]));
    let text = format!("{{\n\"kurang\": {{\n{}\n}}\n}}", members.join(",\n"));
    assert_eq!(read(&text), (figures(|at| 3 + at), None, vec![]));
}

/// Of a node only the board counts: what leads to it is told by the nodes before.
#[test]
fn boards_are_read_out_of_nodes() {
    let boards = ["1 2 3 4 0 6 7 5 8", "1 2 3 4 5 6 7 0 8", "1 2 3 4 5 6 7 8 0"];
    let rows = |board: &str| {
        let tiles: Vec<&str> = board.split(' ').collect();
        let rows: Vec<String> =
            tiles.chunks(3).map(|row| format!("[{}]", row.join(", "))).collect();
        format!("[{}]", rows.join(", "))
    };
    let flat = |board: &str| format!("({})", board.replace(' ', ", "));
    type Node<'a> = Box<dyn Fn(usize) -> String + 'a>;
    let nodes: [(&str, Node<'_>); 8] = [
        (
            "\n",
            Box::new(|at| {
                let before = rows(boards[at.saturating_sub(1)]);
                format!(
                    "{{\"parent\": {before}, \"state\": {}, \"x\": 1, \"y\": 1}}",
                    rows(boards[at])
                )
            }),
        ),
        ("\n", Box::new(|at| format!("Node(state={}, g={at}, h={})", flat(boards[at]), 2 - at))),
        (
            "\n",
            Box::new(|at| {
                format!("{{'g': {at}, 'board': {}, 'action': 'down'}}", rows(boards[at]))
            }),
        ),
        (
            "\n",
            Box::new(|at| {
                format!(
                    "Step {at}: {{\"state\": {}, \"cost\": 2, \"parent\": null}}",
                    rows(boards[at])
                )
            }),
        ),
        (
            "\n",
            Box::new(|at| {
                format!("State {{ board: {}, g: {at}, h: {} }}", rows(boards[at]), 2 - at)
            }),
        ),
        (
            "\n",
            Box::new(|at| {
                format!("&{{Board:[{}] G:{at} H:{} Parent:0xc00001}}", boards[at], 2 - at)
            }),
        ),
        (
            ",\n",
            Box::new(|at| format!("  {{\n \"tiles\": {},\n \"depth\": {at}\n}}", rows(boards[at]))),
        ),
        (", ", Box::new(|at| format!("{{\"board\": {}, \"move\": \"R\"}}", rows(boards[at])))),
    ];
    for (between, node) in nodes {
        let all: Vec<String> = (0..3).map(node).collect();
        let all = all.join(between);
        let text = if between.contains(',') { format!("[{all}]") } else { all };
        assert_eq!(read(&text), (vec![], Some(2), vec![]), "{text}");
    }
    let all = boards.map(rows).join(", ");
    let text = format!("{{\"expanded\": 2, \"solution\": [{all}]}}");
    assert_eq!(read(&text), (vec![(1, Kind::Expanded, 2)], Some(2), vec![]));
}

/// What is no whole structure is read as it was.
#[test]
fn other_brackets_stay() {
    assert_eq!(read("Moves (2): D R").1, Some(2));
    assert_eq!(read("Kurang(6) = 1").0, [(1, Kind::Kurang(6), 1)]);
    assert_eq!(read("Kurang = {6: 1, 7: 1}").0.len(), 2);
    let claims = Claims::read("{1, 2, 3, 4, 0, 6, 7, 5, 8}", &puzzle());
    assert_eq!((claims.expansions.len(), claims.faults.len()), (1, 0));
    assert_eq!(read("{\"sum\": 6, \"expanded\": 2").0.len(), 2, "the end is missing");
    for (text, route) in
        [("Unsolvable (X = 0, total = 6)", None), ("{D: down, R: right}\nDR", Some(2))]
    {
        assert_eq!(read(text).1, route, "{text}");
    }
    assert!(Claims::read("Unsolvable (X = 0, total = 6)", &puzzle()).unsolvable.is_some());
    let moves = read("Moves: Down, Right (cost: 2, time: 2)");
    assert_eq!(moves, (vec![(1, Kind::Length, 2)], None, vec![]));
    assert!(read("Options {nodes: 100000, depth: 50}").0.is_empty());
    assert_eq!(read("{\"nodes\": {\"total\": 9, \"expanded\": 3}}").0.len(), 2);
    let deep = "{\"a\": ".repeat(100_000);
    let long = "[1, {\"a\": 2}, ".repeat(50_000);
    let named = format!("k: 1\n{}", ("a[".repeat(17) + "\n").repeat(2000));
    for text in [deep.as_str(), &long, &named, &"{\"a\": 1,\n".repeat(50_000)] {
        assert!(Claims::read(text, &puzzle()).counts.is_empty());
    }
}

//! Edges, as in Rikudo: cells that are joined and whose numbers follow each other. The searches
//! with every switch against brute force, texts and their faults, and boards that are changed.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, EdgeError, Shape, Topology};
use langkah_engine::hidato::compose::outline::{painted, resized};
use langkah_engine::hidato::feasibility::{self, BoardFault};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::{self, Measure, Variant};
use langkah_engine::hidato::reason::within_reach;
use langkah_engine::hidato::solve::{Options, Verdict, solve};
use langkah_engine::hidato::text::{Format, read, shown, write};
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;
use langkah_puzzle::read::{Any, all};

use super::every::{Tally, every_guide, every_hand_over, follows_edges, sparse_of};
use super::oracle::{Draw, small, solutions};

fn joined(board: &Board, edges: impl IntoIterator<Item = (usize, usize)>) -> Board {
    let mut shape = Shape::clone(board.shape());
    for (a, b) in edges {
        // Some edges do not fit the others.
        let _ = shape.join(a, b);
    }
    Board::new(Arc::new(shape), board.numbers().to_vec())
}

/// The board with some edges of `solution`, and now and then one that is drawn.
fn with_edges(board: &Board, solution: Option<&Vec<u16>>, draw: &mut Draw) -> Board {
    let mut edges = Vec::new();
    if let Some(numbers) = solution {
        let share = 10 + draw.below(70);
        for a in 0..board.count() {
            for &b in board.shape().neighbours(a) {
                let is_step = numbers[a].abs_diff(numbers[usize::from(b)]) == 1;
                if is_step && draw.below(100) < share {
                    edges.push((a, b.into()));
                }
            }
        }
    }
    for _ in 0..[0, 0, 1, 2][draw.below(4)] {
        let a = draw.below(board.count());
        let beside = board.shape().neighbours(a);
        if !beside.is_empty() {
            edges.push((a, beside[draw.below(beside.len())].into()));
        }
    }
    joined(board, edges)
}

/// A small board with edges.
pub fn edged(seed: u64) -> Board {
    let mut draw = Draw(0xed9e ^ seed);
    let board = small(seed);
    let ways = solutions(&board, 20);
    let solution = (!ways.is_empty()).then(|| &ways[draw.below(ways.len())]);
    with_edges(&board, solution, &mut draw)
}

#[test]
fn every_hand_over_of_boards_with_edges_has_the_verdict_of_brute_force() {
    for topology in Topology::ALL {
        let mut tally = Tally::default();
        for seed in 0..150 {
            let mut draw = Draw(0xed9e_a607 ^ seed);
            let board = sparse_of(topology, &mut |end| draw.below(end));
            let found = solve(&board, &Options::default(), &mut ());
            let solution = found.solution().map(|found| found.numbers().to_vec());
            let board = with_edges(&board, solution.as_ref(), &mut draw);
            let failures_max = [1, 2, 5, 40][draw.below(4)];
            every_hand_over(&board, failures_max, &mut tally);
        }
        assert!(tally.judged > 100 && tally.verdicts[..2].iter().all(|&count| count > 20));
        assert!(tally.points > 20, "{tally:?}");
    }
}

/// Local search does not know edges; the search that it shows the way does.
#[test]
fn boards_with_an_edge_have_their_verdict_wherever_local_search_tries() {
    let mut guided = 0;
    for topology in Topology::ALL {
        for seed in 0..700 {
            let mut draw = Draw(0x9e1d ^ seed);
            let board = sparse_of(topology, &mut |end| draw.below(end));
            let a = draw.below(board.count());
            let beside = board.shape().neighbours(a);
            let edge = (!beside.is_empty()).then(|| (a, beside[draw.below(beside.len())].into()));
            guided += every_guide(&joined(&board, edge), 3);
        }
    }
    assert!(guided > 10, "{guided}");
}

/// Each rule alone and with the others says nothing wrong, within reach is what a solution has, and
/// every variant of the published search finds a solution where there is one.
#[test]
fn every_switch_follows_edges() {
    let (mut decided, mut with, mut torn, mut ends) = (0, 0, 0, 0);
    for board in (0..900).map(edged).filter(|board| (2..=12).contains(&board.count())) {
        let truth = solutions(&board, 3);
        with += usize::from(!board.shape().edges().is_empty());
        let levels = [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region, Rule::Probe, Rule::Guess];
        for (level, first_only) in levels.into_iter().flat_map(|one| [(one, false), (one, true)]) {
            let options = Options { level, first_only, ..Options::default() };
            let verdict = solve(&board, &options, &mut ()).verdict;
            let is_right = match &verdict {
                Verdict::One(only) => truth == [only.numbers()],
                Verdict::None(_) => truth.is_empty(),
                Verdict::Several(a, b) => truth.len() > 1 && a.is_solved() && b.is_solved(),
                Verdict::Unknown { first, .. } => first.as_ref().is_none_or(Board::is_solved),
            };
            assert!(is_right, "{level:?} {first_only} {board:?}: {verdict:?} of {truth:?}");
            decided += usize::from(!matches!(verdict, Verdict::Unknown { first: None, .. }));
        }
        let faults = feasibility::faults(&board);
        assert!(faults.is_empty() || truth.is_empty(), "{faults:?} {board:?}");
        torn += usize::from(faults.iter().any(|fault| matches!(fault, BoardFault::Torn { .. })));
        let is_end = |fault: &BoardFault| matches!(fault, BoardFault::EndJoined { .. });
        ends += usize::from(faults.iter().any(is_end));
        if faults.is_empty() {
            for (cell, numbers) in within_reach(&board).iter().enumerate() {
                let is_in =
                    |one: &Vec<u16>| board.number(cell).is_some() || numbers.contains(&one[cell]);
                assert!(truth.iter().all(is_in), "{board:?}");
            }
        }
        for cost in [Measure::Euclid, Measure::Steps, Measure::Slack] {
            let (variant, limits) = (Variant { cost, filters: true }, Limits::usual());
            let ended = published::record(&board, variant, &limits, &mut Unrecorded::new(&mut ()));
            assert_eq!(ended.solution().is_some(), !truth.is_empty(), "{variant:?} {board:?}");
            assert!(ended.solution().is_none_or(Board::is_solved), "{board:?}");
        }
    }
    assert!(decided > 3000 && with > 300, "{decided} {with}");
    assert!(torn > 5 && ends > 5, "{torn} {ends}");
}

/// A full board is solved where its edges are followed, too.
#[test]
fn a_full_board_follows_its_edges() {
    let mut met = [0; 2];
    for seed in 0..300 {
        let board = small(seed);
        for numbers in solutions(&joined(&board, []), 5) {
            let full = Board::new(board.shape().clone(), numbers);
            assert!(full.is_solved());
            let full = with_edges(&full, None, &mut Draw(seed));
            let follows = follows_edges(&full, full.numbers());
            assert_eq!(full.is_solved(), follows);
            assert_eq!(full.torn_edges().next().is_none(), follows);
            met[usize::from(follows)] += 1;
        }
    }
    assert!(met.iter().all(|&count| count > 50), "{met:?}");
}

#[test]
fn what_is_written_is_read_back() {
    let mut with = 0;
    for board in (0..600).map(edged) {
        for format in Format::ALL {
            let text = write(&board, format);
            let reading =
                read(&text, Topology::King).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
            assert_eq!(reading.board, board, "{format:?}\n{text}");
        }
        let text = shown(&board);
        if !board.shape().edges().is_empty() {
            assert_eq!(read(&text, Topology::King).map(|reading| reading.board), Ok(board));
            with += 1;
        }
    }
    assert!(with > 200, "{with}");
}

#[test]
fn an_edge_is_typed_in_several_ways() {
    let rows = "hidato\n1 0 0\n0 0 0\n";
    let told =
        |text: &str| read(text, Topology::King).expect("a board").board.shape().edges().to_vec();
    for text in [
        format!("{rows}edge 1,2 2,3\n"),
        format!("{rows}EDGE 2 3 1 2 # a comment\n"),
        "hidato\nedge 1, 2, 2, 3\n1 0 0\n0 0 0\nedge 1,2 2,3".to_owned(),
        "hidato 1 0 0/0 0 0/edge 1,2 2,3".to_owned(),
        "hidato\n1,0,0\n0,0,0\n\nedge 1,2 2,3\n".to_owned(),
        "hidato\n[[1,0,0],[0,0,0]]\nedge 1,2 2,3\n".to_owned(),
        "hidato\n2x3\n1 0 0\n0 0 0\nedge 1,2 2,3\n".to_owned(),
        "# made by a person\n\nhidato\n1 0 0\n0 0 0\nedge 1,2 2,3\n".to_owned(),
        "// made by a person\nhidato 1 0 0/0 0 0/edge 1,2 2,3".to_owned(),
    ] {
        assert_eq!(told(&text), [[1, 5]], "{text}");
    }
}

#[test]
fn faults_of_edges_have_their_places() {
    let rows = "numbrix\n1 0 0\n0 -1 0\n0 0 0\n";
    for (edges, places, what) in [
        ("edge 1,1", vec![(5, 1)], "too few numbers after edge: 2"),
        ("edge", vec![(5, 1)], "too few numbers after edge: 0"),
        ("  edge 1,1 1,x", vec![(5, 14)], "x does not belong here; expected the row"),
        ("edge 1,1 1,2 7", vec![(5, 14)], "7 does not belong here; expected the row"),
        ("edge 1,1 2,2", vec![(5, 10)], "no cell in row 2, column 2"),
        ("edge 0,1 1,2", vec![(5, 6)], "no cell in row 0, column 1"),
        ("edge 1,1 1,3", vec![(5, 1)], "do not touch"),
        ("edge 1,1 1,1", vec![(5, 1)], "do not touch"),
        ("edge 1,9 1,1\n\nedge 1,1 3,3", vec![(5, 6), (7, 1)], "no cell in row 1, column 9"),
    ] {
        let text = format!("{rows}{edges}\n");
        let faults = read(&text, Topology::King).expect_err("a fault");
        let list = faults.list();
        let told: Vec<_> = list.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(told, places, "{text}: {faults}");
        assert!(list[0].kind.to_string().contains(what), "{}", list[0].kind);
    }
    let third = "edge 1,1 1,2\nedge 1,2 1,3\nedge 1,2 2,2\n";
    let text = format!("hidato\n0 0 0\n0 0 0\n{third}");
    let faults = read(&text, Topology::King).expect_err("a fault");
    assert!(faults.to_string().contains("6:1") && faults.to_string().contains("two edges already"));
    let round = "edge 1,1 1,2\nedge 1,2 2,2\nedge 2,2 2,1\nedge 2,1 1,1\n";
    let text = format!("hidato\n0 0 0\n0 0 0\n{round}");
    let faults = read(&text, Topology::King).expect_err("a fault");
    assert!(faults.to_string().contains("7:1") && faults.to_string().contains("closes a loop"));
    // Without the word for its kind a text has no edges.
    assert!(read("1 0 -1\n0 0 0\nedge 1,1 1,2\n", Topology::King).is_err());
}

/// Of several puzzles in a text each has the edges below its rows.
#[test]
fn each_of_several_puzzles_has_its_edges() {
    let one = |edge: &str| format!("numbrix\n1 0 0\n0 0 0\nedge {edge}\n");
    for between in ["", "\n", "# a comment\n", "Puzzle 2\n"] {
        let text = one("1,1 2,1") + between + &one("1,2 2,2");
        let found = all(text.as_bytes(), None, Topology::King);
        let edges: Vec<Vec<[u16; 2]>> = found
            .map(|found| found.read.ok().and_then(Any::hidato).expect("a Hidato"))
            .map(|opened| opened.board.shape().edges().to_vec())
            .collect();
        assert_eq!(edges, [[[0, 3]], [[1, 4]]], "{text}");
    }
}

#[test]
fn edges_make_paths() {
    let dims = Dims::new(3, 3).expect("a size");
    let mut shape = Shape::rectangle(dims, Topology::Hexagonal).expect("a shape");
    assert!(matches!(shape.join(0, 8), Err(EdgeError::Apart { .. })));
    assert_eq!(shape.join(1, 0), Ok(()));
    assert_eq!(shape.join(0, 1), Ok(()), "it is there");
    assert_eq!(shape.join(1, 3), Ok(()));
    assert!(matches!(shape.join(1, 2), Err(EdgeError::Third(_))));
    assert!(matches!(shape.join(3, 0), Err(EdgeError::Loop { .. })));
    assert_eq!((shape.edges(), shape.joined(1)), (&[[0, 1], [1, 3]][..], &[0, 3][..]));
}

/// A board that is changed keeps the edges that it has cells for.
#[test]
fn a_changed_board_keeps_its_edges() {
    let text = "hidato\n1 0 0\n0 0 0\nedge 1,1 1,2\nedge 1,2 2,3\n";
    let board = read(text, Topology::King).expect("a board").board;
    let text = |board: &Board| write(board, Format::Matrix);
    let smaller = painted(&board, &[0], false).expect("a board");
    assert_eq!(text(&smaller), "hidato\n-1  0  0\n 0  0  0\nedge 1,2 2,3\n");
    let dims = Dims::new(2, 4).expect("a size");
    let wider = resized(&board, dims).expect("a board");
    assert_eq!(text(&wider), "hidato\n1 0 0 0\n0 0 0 0\nedge 1,1 1,2\nedge 1,2 2,3\n");
    let numbrix = board.with_topology(Topology::Orthogonal);
    assert_eq!(text(&numbrix), "numbrix\n1 0 0\n0 0 0\nedge 1,1 1,2\n");
}

/// Behind the last slash of a row stands nothing, and it is no line of its own.
#[test]
fn a_slash_at_the_end_of_an_edge_is_passed_over() {
    for text in ["numbrix 1 0/0 0/edge 1,1 1,2/\n", "numbrix\n1 0\n0 0\nedge 1,1 1,2/\n"] {
        let reading = read(text, Topology::King).expect("a Hidato");
        assert_eq!(reading.board.shape().edges().len(), 1, "{text}");
    }
}

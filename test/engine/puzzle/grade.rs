//! Grading what programs print: the published programs, and texts with one thing wrong.

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::best_first::script::{Revisits, ScriptTies};
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::moves::{Move, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::Outcome;
use langkah_puzzle::grade::claims::{Claims, Unread};
use langkah_puzzle::grade::convention::{Convention, Point};
use langkah_puzzle::grade::counting::Counting;
use langkah_puzzle::grade::route::Flaw;
use langkah_puzzle::grade::{Explained, Grade, Order, Verdict, grade, words};
use proptest::prelude::*;

use crate::support::{board, course, data, korf, solve};

fn graded(puzzle: &Puzzle, preset: Preset, text: &str) -> (Claims, Grade) {
    let claims = Claims::read(text, puzzle);
    let limits = Limits { generated_max: 50_000_000, ..Limits::usual() };
    let order = Order { preset, limits, time_max: None };
    let grade = grade(puzzle, &claims, &order, &mut ()).expect("it goes with the board");
    (claims, grade)
}

/// The moves and the counts of a published search: generated, expanded.
fn figures(puzzle: &Puzzle, preset: Preset) -> (String, u64, u64) {
    let request = Request { plan: Plan::Preset(preset), ..Request::default() };
    let solution = solve(puzzle, &request, &mut ());
    let Outcome::Solved(moves) = &solution.outcome else { panic!("{:?}", solution.outcome) };
    (letters(moves), solution.stats.generated, solution.stats.expanded)
}

fn named(grade: &Grade, preset: Preset) -> Option<&Explained> {
    grade.explained.iter().find(|one| one.preset == Some(preset))
}

/// The published counts, graded by the course's search: each program is recognised.
#[test]
fn the_published_programs_are_recognised() {
    for (preset, name, text) in [
        (Preset::RONI, "roni-tc2", "moves: 23\n98203 nodes created"),
        (Preset::RONI, "roni-tc3", "moves: 21\nSimpul yang dibangkitkan: 15.357"),
        (Preset::RONI, "roni-tc4", "13 langkah\ngenerated = 438"),
        (Preset::HANDOYO, "handoyo-solvable1_15", "15 moves\n117 raised"),
        (Preset::HANDOYO, "handoyo-solvable2_20", "20 moves\n1,933 raised"),
        (Preset::HANDOYO, "handoyo-solvable3_25", "25 moves\n38 789 nodes raised"),
        (Preset::RAHARDJO, "rahardjo-valid1", "3 moves\n4 expanded"),
        (Preset::RAHARDJO, "rahardjo-valid2", "129 moves\nExpanded: 5807"),
        (Preset::RAHARDJO, "rahardjo-valid3", "108 moves\nExpanded nodes: 10358"),
    ] {
        let puzzle = course(name);
        let (claims, by_itself) = graded(&puzzle, preset, text);
        assert_eq!(claims.faults, [], "{name}");
        assert_eq!(by_itself.verdict, Verdict::Right, "{name}");
        let (_, grade) = graded(&puzzle, Preset::COURSE, text);
        assert_eq!(grade.verdict, Verdict::Explained, "{name}");
        let found = named(&grade, preset).unwrap_or_else(|| panic!("{name}: {grade:?}"));
        assert_eq!(found.countings, [], "{name}: it counts in its own way");
        assert_eq!(
            found.points,
            Convention::of(preset).differences(Convention::of(Preset::COURSE))
        );
        // Few nodes can be counted in several ways; many cannot.
        let others = grade.explained.iter().filter(|one| one.preset != Some(preset));
        let others: Vec<_> = others.map(|one| (one.preset, &one.countings[..])).collect();
        let expected: &[_] = match name {
            "handoyo-solvable1_15" => &[(Some(Preset::COURSE), &[Counting::MadeAndRoot][..])],
            "rahardjo-valid1" => continue,
            _ => &[],
        };
        assert_eq!(others, expected, "{name}");
    }
}

/// A program that goes round for ever prints more moves than anybody follows.
#[test]
fn too_many_moves_are_told() {
    let claims = graded(&course("roni-tc2"), Preset::RONI, &"U\n".repeat(100_001)).0;
    assert!(claims.route.is_none());
    let [fault] = &claims.faults[..] else { panic!("{} faults", claims.faults.len()) };
    let told = words::unread(fault, 16, 4);
    assert!(told.ends_with(": more than 100000 moves"), "{told}");
}

/// The fourth program solves Hidatos; the 8-puzzle page has two more searches of sliding tiles.
#[test]
fn the_searches_of_the_page_are_told_apart() {
    let table = String::from_utf8(data("course/lcsearch.tsv")).expect("the file is text");
    let mut judged = 0;
    for row in table.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let [start, goal, moves, made, expanded, page_made, page_expanded] = columns[..] else {
            panic!("{row}")
        };
        // Easy boards do not tell the searches apart.
        if made == page_made || made.len() > 5 {
            continue;
        }
        let puzzle = Puzzle::with(board(start), &GoalChoice::Board(board(goal))).expect("one size");
        for (preset, made, expanded) in [
            (Preset::LCSEARCH_PROGRAM, made, expanded),
            (Preset::LCSEARCH, page_made, page_expanded),
        ] {
            let text = format!("Moves: {moves}\nchildren made: {made}\nexpanded: {expanded}");
            let (_, grade) = graded(&puzzle, Preset::COURSE, &text);
            if grade.verdict == Verdict::Right {
                continue;
            }
            let found = named(&grade, preset).unwrap_or_else(|| panic!("{row}: {preset:?}"));
            assert_eq!(
                (grade.verdict, &found.countings[..]),
                (Verdict::Explained, &[][..]),
                "{row}"
            );
            judged += 1;
        }
    }
    assert!(judged >= 6, "{judged}");
}

#[test]
fn its_own_output_is_right_for_every_search() {
    let puzzle = course("roni-tc4");
    for preset in Preset::ALL {
        let (moves, generated, expanded) = figures(&puzzle, preset);
        let text = format!("Solution: {moves}\ngenerated: {generated}\nexpanded: {expanded}\n");
        let (claims, grade) = graded(&puzzle, preset, &text);
        assert_eq!(
            (grade.verdict, claims.faults.len()),
            (Verdict::Right, 0),
            "{preset:?}: {grade:?}"
        );
        assert!(grade.explained.is_empty() && !grade.is_cut);
    }
}

/// Counts of the same search in other ways.
#[test]
fn the_root_and_the_goal_can_be_counted() {
    let puzzle = course("roni-tc4");
    let (_, generated, expanded) = figures(&puzzle, Preset::COURSE);
    for (text, counting) in [
        (format!("generated: {}", generated + 1), Counting::MadeAndRoot),
        (format!("expanded: {}", expanded + 1), Counting::ExpandedAndGoal),
    ] {
        let (_, grade) = graded(&puzzle, Preset::COURSE, &text);
        assert_eq!(grade.verdict, Verdict::Explained);
        let first = &grade.explained[0];
        assert_eq!((first.preset, first.points.len()), (Some(Preset::COURSE), 0));
        assert_eq!(first.countings, [counting]);
    }
    let (_, grade) = graded(&puzzle, Preset::COURSE, "generated: 50\nexpanded: 400");
    assert_eq!(grade.verdict, Verdict::Wrong);
    assert_eq!(grade.counts[0].expected, Some(generated));
}

#[test]
fn a_list_of_moves_is_told_by_its_first_wrong_move() {
    let puzzle = course("rahardjo-valid1");
    let flaw = |text: &str| graded(&puzzle, Preset::COURSE, text).1.flaw;
    assert_eq!(flaw("DRD"), None);
    assert_eq!(flaw("Down\nRight\nDown"), None);
    let illegal = flaw("DRDD");
    let Some(Flaw::Illegal(wrong)) = illegal else { panic!("{illegal:?}") };
    assert_eq!((wrong.number, wrong.what.letter()), (4, Some('D')));
    assert_eq!(flaw("DR"), Some(Flaw::Short { misplaced: 1 }));
    assert_eq!(flaw("LRDRD"), Some(Flaw::Loop { from: 0, to: 2 }));
    assert_eq!(flaw("DRDUD"), Some(Flaw::Loop { from: 2, to: 4 }));
    assert_eq!(flaw("DRDU"), Some(Flaw::Beyond { after: 3 }));
    // No convention of a search gives such moves, whatever it counts.
    for text in ["DR", "DRDD", "LRDRD", "DR\n4 nodes expanded", "DR\n5 nodes expanded"] {
        let (_, grade) = graded(&puzzle, Preset::COURSE, text);
        assert_eq!((grade.verdict, grade.explained.as_slice()), (Verdict::Wrong, [].as_slice()));
    }
    // A way that meets no board twice, and whose first move leads away.
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    let puzzle = Puzzle::with(board("1 2 3\n4 5 6\n0 7 8"), &goal).expect("one size");
    let least = graded(&puzzle, Preset::COURSE, "RR").1;
    assert_eq!((least.verdict, least.flaw), (Verdict::Right, None));
    let found = long_way(puzzle.start(), puzzle.goal());
    let (_, grade) = graded(&puzzle, Preset::COURSE, &letters(&found));
    assert_eq!(grade.flaw, Some(Flaw::Wasted { number: 1, least: 2 }));
}

/// A way to the goal that meets no board twice and has more moves than needed.
fn long_way(start: &Board, goal: &Board) -> Vec<Move> {
    fn walk(path: &mut Vec<(Board, Move)>, start: &Board, goal: &Board, left: usize) -> bool {
        let here = path.last().map_or(start, |step| &step.0).clone();
        if here == *goal {
            return path.len() > 2;
        }
        for way in [Move::Up, Move::Right, Move::Down, Move::Left] {
            let Some(next) = here.after(way).filter(|_| left > 0) else { continue };
            if next == *start || path.iter().any(|step| step.0 == next) {
                continue;
            }
            path.push((next, way));
            if walk(path, start, goal, left - 1) {
                return true;
            }
            path.pop();
        }
        false
    }
    let mut path = Vec::new();
    assert!((3..20).any(|left| walk(&mut path, start, goal, left)), "a longer way");
    path.into_iter().map(|step| step.1).collect()
}

/// The expansions of a search as another program prints them: boards on one line.
fn expansions(puzzle: &Puzzle, preset: Preset) -> Vec<Board> {
    use langkah_engine::search::trace::NODES_MAX;
    use langkah_engine::solve::Task;
    let request = Request { plan: Plan::Preset(preset), ..Request::default() };
    let task = Task::new(puzzle.clone(), request).expect("it goes with the board");
    let trace = task.record(&mut (), NODES_MAX).1.expect("a search");
    let board = |node: u32| {
        let mut ways = Vec::new();
        let mut at = node;
        while let Some(parent) = trace.parent(at) {
            ways.extend(Move::from_index(trace.label(at) as u8));
            at = parent;
        }
        let mut board = puzzle.start().clone();
        for &way in ways.iter().rev() {
            board.apply(way);
        }
        board
    };
    (1..trace.last()).filter_map(|at| trace.moment(at).e_node()).map(board).collect()
}

fn line_of(board: &Board) -> String {
    board.tiles().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_first_expansion_that_differs_and_its_convention() {
    let puzzle = course("roni-tc4");
    let all = expansions(&puzzle, Preset::COURSE);
    let text: String = all.iter().map(|board| line_of(board) + "\n").collect();
    let (claims, right) = graded(&puzzle, Preset::COURSE, &text);
    assert_eq!((right.verdict, claims.expansions.len()), (Verdict::Right, all.len()));
    // Also without the root, and as far as it goes.
    for part in [&all[1..], &all[..7], &all[1..3]] {
        let text: String = part.iter().map(|board| line_of(board) + "\n").collect();
        assert_eq!(graded(&puzzle, Preset::COURSE, &text).1.verdict, Verdict::Right);
    }
    // The other programs.
    for preset in [Preset::RONI, Preset::HANDOYO, Preset::RAHARDJO] {
        let others = expansions(&puzzle, preset);
        let text: String =
            others.iter().map(|board| format!("node: {}\n", line_of(board))).collect();
        let (_, grade) = graded(&puzzle, Preset::COURSE, &text);
        let number = 1 + all.iter().zip(&others).take_while(|(a, b)| a == b).count();
        let difference = grade.difference.as_ref().unwrap_or_else(|| panic!("{preset:?}"));
        assert_eq!((difference.number, difference.line), (number, number), "{preset:?}");
        assert_eq!(difference.expected.as_ref(), all.get(number - 1), "{preset:?}");
        assert_eq!(difference.found, others[number - 1], "{preset:?}");
        assert_eq!(grade.verdict, Verdict::Explained, "{preset:?}");
        assert!(named(&grade, preset).is_some(), "{preset:?}");
    }
    // One line exchanged is nobody's order.
    let mut lines: Vec<String> = all.iter().map(line_of).collect();
    lines.swap(40, 90);
    let (_, grade) = graded(&puzzle, Preset::COURSE, &lines.join("\n"));
    let difference = grade.difference.expect("one differs");
    assert_eq!((difference.number, difference.line, grade.verdict), (41, 41, Verdict::Wrong));
    assert!(grade.explained.is_empty());
}

/// Each convention that differs in one point from the course's is found again by its counts and its
/// expansions.
#[test]
fn every_point_is_found_again() {
    let puzzle = course("handoyo-solvable2_20");
    let base = Convention::of(Preset::COURSE);
    let mut met = Vec::new();
    for variant in base.variants(1) {
        assert_eq!(variant.differences(base).len(), 1);
        let points = variant.differences(base);
        if !met.contains(&points[0]) {
            met.push(points[0]);
        }
    }
    assert_eq!(met.len(), Point::ALL.len());
    // 4 rules for ties, 3 for duplicates, 23 orders, 2 bounds, 2 costs, and the two that are off or
    // on.
    assert_eq!(base.variants(1).len(), 4 + 3 + 1 + 1 + 23 + 2 + 2);
    let oldest = Convention { ties: ScriptTies::Oldest, ..base };
    let made = Convention { revisits: Revisits::Drop, ..base };
    let down_first = Convention { ways: [Move::Down, Move::Up, Move::Left, Move::Right], ..base };
    for convention in [oldest, made, down_first] {
        let text = printed(&puzzle, convention);
        let (_, grade) = graded(&puzzle, Preset::COURSE, &text);
        assert_eq!(grade.verdict, Verdict::Explained, "{convention:?}");
        let found = grade.explained.iter().any(|one| one.convention == convention);
        assert!(found, "{convention:?}: {:?}", grade.explained);
    }
}

/// A best-first search by the letter, on whole boards, that prints its expansions.
fn printed(puzzle: &Puzzle, convention: Convention) -> String {
    let goal = puzzle.goal();
    let misplaced = |board: &Board| {
        let pairs = board.tiles().iter().zip(goal.tiles());
        pairs.filter(|(tile, home)| **tile != 0 && tile != home).count()
    };
    let start = puzzle.start().clone();
    let mut queue = vec![(misplaced(&start), start.clone(), 0, None::<Move>)];
    let mut met = vec![start];
    let mut taken: Vec<Board> = Vec::new();
    let mut text = String::new();
    while !queue.is_empty() {
        let least = queue.iter().map(|one| one.0).min().expect("one is left");
        let at = match convention.ties {
            ScriptTies::Oldest => queue.iter().position(|one| one.0 == least),
            _ => queue.iter().rposition(|one| one.0 == least),
        };
        let (_, board, g, last) = queue.remove(at.expect("it is there"));
        if convention.revisits == Revisits::DropTaken {
            if taken.contains(&board) {
                continue;
            }
            taken.push(board.clone());
        }
        text += &format!("{}\n", line_of(&board));
        if board == *goal {
            break;
        }
        for way in convention.ways.into_iter().filter(|way| Some(way.opposite()) != last) {
            let Some(child) = board.after(way) else { continue };
            if convention.revisits == Revisits::Drop {
                if met.contains(&child) {
                    continue;
                }
                met.push(child.clone());
            }
            queue.push((g + 1 + misplaced(&child), child, g + 1, Some(way)));
        }
    }
    text
}

#[test]
fn lines_that_are_not_read_are_told_with_their_places() {
    let puzzle = course("rahardjo-valid1");
    let text = "Hello there\nDRD\n  1 2 3\n\n1 2 3 4\n5 6 7 8\nexpanded: 3\n99 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n";
    let (claims, grade) = graded(&puzzle, Preset::COURSE, text);
    let places: Vec<_> = claims.faults.iter().map(|fault| (fault.line, fault.column)).collect();
    assert_eq!(places, [(1, 1), (3, 3), (5, 1), (8, 1)], "{:?}", claims.faults);
    assert!(matches!(claims.faults[1].kind, Unread::Numbers(3)));
    assert_eq!(claims.faults[2].kind, Unread::Rows);
    let said: Vec<String> = claims.faults.iter().map(|one| words::unread(one, 16, 4)).collect();
    assert_eq!(
        said[0],
        "1:1: “Hello there” is not read; expected moves, a board, or a number and what it counts"
    );
    assert_eq!(said[1], "3:3: 3 numbers are neither a board nor a row; expected 16 or 4");
    assert_eq!(said[2], "5:1: the board that begins here has too few rows");
    assert_eq!(grade.verdict, Verdict::Right, "what is read is right");
}

#[test]
fn puzzles_without_a_solution_and_texts_without_a_claim() {
    let puzzle = course("roni-tc1");
    for (text, verdict) in [
        ("Puzzle tidak dapat diselesaikan", Verdict::Right),
        ("KURANG + X = 31\nThe puzzle is unsolvable", Verdict::Right),
        ("KURANG + X = 30\nThe puzzle is unsolvable", Verdict::Wrong),
        ("RRDD", Verdict::Wrong),
        ("\n# nothing\n", Verdict::Empty),
    ] {
        assert_eq!(graded(&puzzle, Preset::COURSE, text).1.verdict, verdict, "{text:?}");
    }
    let solvable = course("roni-tc4");
    let text = "not reachable";
    assert_eq!(graded(&solvable, Preset::COURSE, text).1.verdict, Verdict::Wrong);
}

#[test]
fn what_a_limit_leaves_open_is_neither_right_nor_wrong() {
    let (puzzle, length) = korf(1, Goal::BlankLast);
    let limits = Limits { generated_max: 1000, ..Limits::usual() };
    let order = Order { preset: Preset::COURSE, limits, time_max: None };
    for (text, verdict, is_right) in [
        (format!("{length} moves"), Verdict::Unknown, None),
        ("1000000 nodes generated".to_owned(), Verdict::Unknown, None),
        // The search has made more than that already.
        ("100 nodes generated".to_owned(), Verdict::Wrong, Some(false)),
        (format!("{length} moves\nKurang(i) + X = 1"), Verdict::Wrong, None),
    ] {
        let claims = Claims::read(&text, &puzzle);
        let grade = grade(&puzzle, &claims, &order, &mut ()).expect("it goes with the board");
        assert_eq!((grade.verdict, grade.counts[0].is_right), (verdict, is_right), "{text:?}");
        let told = words::parts(&grade, &claims).remove(0).1;
        assert_eq!(told.contains("a limit ended the search"), is_right.is_none(), "{told}");
    }
}

/// The same grade whether a solution is printed as letters, as words or as boards.
#[test]
fn a_solution_in_every_dress() {
    let puzzle = course("roni-tc4");
    let (moves, ..) = figures(&puzzle, Preset::COURSE);
    let ways: Vec<Move> = moves
        .chars()
        .filter_map(|letter| {
            Move::ALL.into_iter().find(|&way| letters(&[way]) == letter.to_string())
        })
        .collect();
    let steps = langkah_engine::sliding::moves::steps(puzzle.start(), &ways);
    let boards: Vec<Board> = std::iter::once(puzzle.start().clone())
        .chain(steps.into_iter().map(|step| step.board))
        .collect();
    let words = |way: &Move| format!("{way:?}");
    for text in [
        moves.clone(),
        format!("Moves: {moves}"),
        format!("Langkah:\n{moves}\n"),
        ways.iter().map(words).collect::<Vec<_>>().join("\n"),
        (1..)
            .zip(&ways)
            .map(|(number, way)| format!("{number}. {way:?}"))
            .collect::<Vec<_>>()
            .join("\n"),
        boards.iter().map(line_of).collect::<Vec<_>>().join("\n"),
        boards.iter().map(|board| board.to_string()).collect::<Vec<_>>().join("\n"),
    ] {
        let (claims, grade) = graded(&puzzle, Preset::COURSE, &text);
        let length = claims.route.as_ref().map(|route| route.length);
        assert_eq!((length, claims.faults.len()), (Some(13), 0), "{text}\n{:?}", claims.faults);
        assert_eq!((grade.verdict, &grade.flaw), (Verdict::Right, &None), "{text}");
    }
}

/// Pieces of what programs print, and of what they do not.
const PIECES: [&str; 32] = [
    "DRD",
    "U",
    "LLRR3",
    "down",
    "1 2 3",
    "0",
    "4 5 6 7 8 _",
    "1 2 3 4 5 6 7 8 0",
    "1 2\n3 0",
    "16",
    "99999999999999999999999",
    "1 234",
    "1.234",
    "moves:",
    "expanded =",
    "generated",
    "nodes",
    "simpul",
    "KURANG",
    "tidak dapat",
    "unsolvable",
    "#",
    "\n",
    "\n\n",
    " ",
    "\t",
    ":",
    "7.",
    "3)",
    "é😀",
    "\r\n",
    "12 ms",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// No text makes a panic, and every fault stands in its text.
    #[test]
    fn any_text_can_be_graded(
        pieces in prop::collection::vec((0..PIECES.len(), prop::bool::ANY), 0..14),
        puzzle in 0..3_usize,
    ) {
        let (start, goal) = [
            ("1 2\n0 3", "1 2\n3 0"),
            ("1 2 3\n4 5 0\n7 8 6", "1 2 3\n4 5 6\n7 8 0"),
            ("1 2 3\n5 4 0\n7 8 6", "1 2 3\n4 5 6\n7 8 0"),
        ][puzzle];
        let puzzle = Puzzle::with(board(start), &GoalChoice::Board(board(goal))).expect("one size");
        let text: String = pieces
            .iter()
            .map(|&(at, is_apart)| PIECES[at].to_owned() + if is_apart { " " } else { "\n" })
            .collect();
        let claims = Claims::read(&text, &puzzle);
        let lines: Vec<&str> = text.split(['\n']).collect();
        for fault in &claims.faults {
            let line = lines.get(fault.line - 1).copied().unwrap_or_default();
            prop_assert!(fault.column >= 1 && fault.column <= line.chars().count() + 1, "{text:?}");
            prop_assert!(!words::unread(fault, 9, 3).is_empty());
        }
        let limits = Limits { generated_max: 20_000, ..Limits::usual() };
        let order = Order { preset: Preset::COURSE, limits, time_max: None };
        let grade = grade(&puzzle, &claims, &order, &mut ()).expect("it goes with the board");
        prop_assert_eq!(grade.verdict == Verdict::Empty, claims.is_empty());
        for one in &grade.explained {
            prop_assert!(!words::explained(&grade, one).0.is_empty());
        }
        prop_assert!(!words::verdict(&grade).1.is_empty());
        words::parts(&grade, &claims);
    }
}

/// A solution that the search does not give is right, and it is told that the search gives another.
#[test]
fn other_moves_than_those_of_the_search_are_told() {
    let start = board("3 1 2\n4 5 6\n7 8 0");
    let puzzle = Puzzle::new(start, Goal::BlankLast);
    for preset in [Preset::COURSE, Preset::RAHARDJO, Preset::RONI] {
        let (own, ..) = figures(&puzzle, preset);
        for moves in ["UULLDRURDLLURRDD", "LLUURDLDRRULURDD", &own] {
            let (_, grade) = graded(&puzzle, preset, moves);
            assert_eq!(grade.verdict, Verdict::Right, "{moves}");
            assert_eq!(grade.has_moves, Some(moves == own), "{moves}");
            let (_, said) = words::verdict(&grade);
            let expected = match moves == own {
                true => format!("Right: it is what {} gives.", preset.name),
                false => {
                    format!(
                        "Right. The moves are a solution, but not the one that {} gives.",
                        preset.name
                    )
                }
            };
            assert_eq!(said, expected);
        }
    }
}

/// No program counts one thing twice with two results.
#[test]
fn figures_that_contradict_each_other_are_explained_by_nothing() {
    let puzzle = Puzzle::new(board("1 2 3\n4 0 6\n7 5 8"), Goal::BlankLast);
    for text in [
        "Nodes generated: 6\nNodes generated: 7",
        "Nodes generated: 7\nNodes generated: 8",
        "Nodes expanded: 2\nNodes expanded: 3",
    ] {
        let (claims, grade) = graded(&puzzle, Preset::COURSE, text);
        assert_eq!((grade.verdict, grade.explained.len()), (Verdict::Wrong, 0), "{text}");
        let told = words::parts(&grade, &claims);
        let said = "Lines 1 and 2 contradict each other.";
        assert!(told.iter().any(|(_, one)| one == said), "{told:?}");
    }
    // Other words may mean another figure, and the same one may stand there twice.
    let several =
        ["expanded: 2\nvisited: 3", "Expanded:\n2\nVisited:\n3", "Nodes: 7\nNodes: 7\nNodes: 2"];
    for one in ["Nodes generated: 7", "Nodes expanded: 3"].into_iter().chain(several) {
        let (_, grade) = graded(&puzzle, Preset::COURSE, one);
        assert_eq!(grade.verdict, Verdict::Explained, "{one}");
    }
}

/// A number without a word is not read, and that is told.
#[test]
fn a_number_alone_is_told() {
    let puzzle = Puzzle::new(board("1 2 3\n4 0 6\n7 5 8"), Goal::BlankLast);
    for text in ["2 moves\n17", "2 moves\n12.5", "2 moves\n0.003"] {
        let (claims, grade) = graded(&puzzle, Preset::COURSE, text);
        assert_eq!(grade.verdict, Verdict::Right, "{text}");
        let faults: Vec<_> = claims.faults.iter().map(|fault| fault.line).collect();
        assert_eq!(faults, [2], "{text}");
    }
    // With its words it is a measure.
    for time in ["0.003", "8.3e-05", "0,0031"] {
        let (claims, _) = graded(&puzzle, Preset::COURSE, &format!("2 moves\nTime:\n{time}"));
        assert_eq!(claims.faults, [], "{time}");
    }
    // A point between groups of digits is none of a fraction.
    let (claims, _) = graded(&puzzle, Preset::COURSE, "Nodes generated:\n1.234");
    assert_eq!(claims.counts.iter().map(|count| count.value).collect::<Vec<_>>(), [1234]);
}

//! Several puzzles in a text: how it is cut, and start and goal without a word between.

use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::text::{Format, Note, one_line};
use langkah_puzzle::read::{self, Any, Found};

use super::{notes, opened};

fn all(text: &str) -> Vec<Found> {
    read::all(text.as_bytes(), None, Topology::King).collect()
}

/// The line of each puzzle, its heading, and its first row or its first fault.
fn told(text: &str) -> Vec<(usize, String, String)> {
    let row = |text: String| text.lines().next().unwrap_or_default().trim().to_owned();
    let what = |found: &Found| match &found.read {
        Ok(Any::Sliding(opened)) => row(opened.puzzle.start().to_string()),
        Ok(Any::Hidato(opened)) => row(langkah_engine::hidato::text::write(
            &opened.board,
            langkah_engine::hidato::text::Format::Line,
        )),
        Err(error) => error.messages()[0].clone(),
    };
    let each = |found: &Found| (found.line, found.heading.clone().unwrap_or_default(), what(found));
    all(text).iter().map(each).collect()
}

fn expect(text: &str, expected: &[(usize, &str, &str)]) {
    let expected: Vec<_> = expected
        .iter()
        .map(|(line, heading, row)| (*line, (*heading).to_owned(), (*row).to_owned()))
        .collect();
    assert_eq!(told(text), expected, "{text}");
}

#[test]
fn parts_between_empty_lines_and_comments() {
    expect(
        "1 2 3\n4 0 5\n6 7 8\n\n\n2 1\n3 0\n\n3 1\n2 0\n",
        &[(1, "", "1 2 3"), (6, "", "2 1"), (9, "", "3 1")],
    );
    expect("# one\n1 2\n3 0\n# two\n2 3\n1 0\n", &[(2, "# one", "1 2"), (5, "# two", "2 3")]);
    // A board with an empty line within is one board, and one of its rows is no board of its own.
    expect("1 2 3\n4 0 5\n\n6 7 8\n", &[(1, "", "1 2 3")]);
    assert_eq!(all("1 2 3\n4 5 6\n\n7 8 8\n").len(), 1);
    // Most of them, of one size, make the others faults with their own lines.
    expect(
        "1 2\n3 0\n\n1 2\n3 3\n\n2 1\n3 0\n",
        &[
            (1, "", "1 2"),
            (
                4,
                "",
                "5:3: tile 3 a second time; it is at line 5, column 1 already; missing: the blank",
            ),
            (7, "", "2 1"),
        ],
    );
}

#[test]
fn headings() {
    expect(
        "Puzzle 1\n1 2\n3 0\nPuzzle 2:\n2 1\n3 0\n",
        &[(2, "Puzzle 1", "1 2"), (5, "Puzzle 2:", "2 1")],
    );
    expect("1.\n1 2\n3 0\n2.\n2 1\n3 0\n", &[(2, "1.", "1 2"), (5, "2.", "2 1")]);
    expect("1 2\n3 0\n---\n2 1\n3 0\n", &[(1, "", "1 2"), (4, "---", "2 1")]);
    expect("The only one\n1 2\n3 0\n", &[(2, "The only one", "1 2")]);
    expect("Tests:\n1 2\n3 0\n\n2 1\n3 0\n", &[(2, "Tests:", "1 2"), (5, "", "2 1")]);
    expect(
        "langkah\n1 2\n3 0\ngoal snail\n\nlangkah\n2 1\n3 0\ngoal snail\n",
        &[(1, "", "1 2"), (6, "", "2 1")],
    );
    expect(
        "Start:\n1 2\n3 0\nGoal:\n0 1\n2 3\nStart:\n2 1\n3 0\nGoal:\n0 1\n2 3\n",
        &[(1, "", "1 2"), (7, "", "2 1")],
    );
    // The fault of a bad puzzle has its own place.
    expect(
        "Puzzle 1\n1 2\n3 0\nPuzzle 2\n2 1\n3 4 0\n",
        &[
            (2, "Puzzle 1", "1 2"),
            (
                5,
                "Puzzle 2",
                "5:4: this row has 2 numbers, expected 3 as in the other rows; missing: tile 5",
            ),
        ],
    );
    expect("```\n1 2\n3 0\n```\nand\n```text\n2 1\n3 0\n```\n", &[(2, "", "1 2"), (7, "", "2 1")]);
}

#[test]
fn hidatos() {
    let (a, b) = ("1 0 3\n0 5 0\n0 0 9\n", "0 0 1\n0 5 0\n9 0 0\n");
    // One board, as far as the numbers tell.
    assert_eq!(all("1 0 3\n\n0 5 0\n0 0 9\n").len(), 1);
    let rows = |board: &str| format!("hidato {}", board.trim().replace('\n', "/"));
    expect(&format!("{a}\n{b}"), &[(1, "", &rows(a)), (5, "", &rows(b))]);
    expect(&format!("hidato\n{a}hidato\n{b}"), &[(1, "", &rows(a)), (5, "", &rows(b))]);
    expect(&format!("{a}\n1 2\n3 0\n"), &[(1, "", &rows(a)), (5, "", "1 2")]);
    let line = "hidato 1 0/0 4\nnumbrix 1 0/0 0\n1 2 3 0\n";
    let read: Vec<_> = read::lines(line.as_bytes(), None).map(|(_, any)| any).collect();
    assert!(matches!(&read[0], Ok(Any::Hidato(one)) if one.topology == Some(Topology::King)));
    assert!(matches!(&read[1], Ok(Any::Hidato(one)) if one.topology == Some(Topology::Orthogonal)));
    assert!(matches!(&read[2], Ok(Any::Sliding(_))));
    assert_eq!(all(line).len(), 3, "without --lines as well");
}

#[test]
fn a_start_and_a_goal_without_a_word() {
    let read_as_one = "Two boards: the second is read as the goal of the first. If they are two \
                       puzzles, put a line such as “Puzzle 2” between them.";
    let read_as_two = "Two boards: read as two puzzles. If the second is the goal of the first, put \
                       the word “goal” on a line between them.";
    let pairs = [
        // The published example, near; a usual goal; and a start that reaches no usual goal.
        "1 2 3\n5 6 0\n7 8 4\n\n1 2 3\n5 8 6\n0 7 4\n",
        "2 8 3\n1 6 4\n7 0 5\n\n1 2 3\n8 0 4\n7 6 5\n",
        "2 1 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n\n15 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 1 0\n",
    ];
    for text in &pairs[..2] {
        let read = opened_alone(text);
        assert_eq!(read.1, [read_as_one], "{text}");
        let goal = text.split("\n\n").nth(1).expect("a second board");
        assert_eq!(read.0.trim(), goal.trim(), "{text}");
    }
    let found = all(pairs[2]);
    assert!(!found.is_empty());
    let far = all("8 6 7\n2 5 4\n3 0 1\n\n1 0 3\n7 2 4\n5 8 6\n");
    assert_eq!(far.len(), 2);
    let Ok(Any::Sliding(first)) = &far[0].read else { panic!("sliding tiles") };
    assert_eq!(notes(first), [read_as_two]);
    // A list on a line is a puzzle of its own.
    assert_eq!(all("1 2 3 0\n\n2 3 1 0\n").len(), 2);
    assert_eq!(opened("1 2\n3 0\n").notes, []);
}

#[test]
fn a_word_before_each_list_belongs_to_it() {
    let board = "[[0,0,9],[0,5,0],[1,0,0]]";
    for word in ["numbrix", "hexagonal", "hidato"] {
        let row = |board: &str| format!("{word} {board}");
        let found = all(&format!("{word}\n{board}\n\n{word}\n{board}\n"));
        let topology = Topology::of_word(word).expect("a name");
        let are_named = found.iter().all(|one| match &one.read {
            Ok(Any::Hidato(opened)) => opened.board.shape().topology() == topology,
            _ => false,
        });
        assert!(found.len() == 2 && are_named, "{}: {found:?}", row(board));
    }
    let found = all("hidato\n[[3,1,5,7,10],[2,4,0,9,8]]\n\nhidato\n[[1,0],[0,4]]\n");
    assert!(found.len() == 2 && found.iter().all(|one| one.read.is_ok()), "{found:?}");
    // Nothing of a text that says it has the format of this program is passed over.
    let found = all("langkah\nstart\n[[1,2,3],[4,5,6],[7,0,8]]\ngoal snail\n");
    assert!(found.len() == 1 && found[0].read.is_err(), "{found:?}");
}

#[test]
fn a_text_that_names_a_hidato_is_no_list_of_boards() {
    expect("0 2 1 3\n0 1 2 3\n", &[(1, "", "0 2"), (2, "", "0 1")]);
    let row = [(1, "", "hidato 0 2 1 3/0 1 2 3")];
    expect("hidato\n0 2 1 3\n0 1 2 3\n", &row);
    expect("# two rows\n\nHidato # of eight\n0 2 1 3\n0 1 2 3\n", &[(3, "", row[0].2)]);
    expect(
        "hidato\n0 1\n2 3\n\n3 1\n2 0\n\n2 1\n3 0\n",
        &[(1, "", "hidato 0 1/2 3/3 1/2 0/2 1/3 0")],
    );
    // A list of boards may follow a Hidato on the first line.
    expect(
        "hidato 0 2 1 3\n0 1 2 3\n1 0 2 3\n",
        &[(1, "", "hidato 0 2 1 3"), (2, "", "0 1"), (3, "", "1 0")],
    );
}

/// Two of three rows are boards of sliding tiles, and the third was none before it was written.
#[test]
fn a_hidato_with_a_number_twice_is_read_as_it_was_written() {
    let text = "0 1 1 2\n0 3 1 2\n0 2 1,3\n";
    read_back(text, true);
    read_back("0 0 1 2\n1 2 3 4\n2 4 1,3\n", true);
    read_back("0 0 1 1 7\n9 3 0 1 2\n9 1 0 3,2\n", true);
    // A reader looks at the first 64 lines alone.
    let long = ["0 1 2 3\n".repeat(36), "0 0 5 5\n".repeat(28), "0 0 7 7\n".repeat(40)].concat();
    read_back(&format!("hidato\n{long}"), true);
    // One of three is no list.
    read_back("0 1 1 2\n0 3 1 2\n0 2 1 1\n", false);
}

fn read_back(text: &str, has_header: bool) {
    let Ok(Any::Hidato(opened)) = read::any(text.as_bytes(), None, Topology::King) else {
        panic!("no Hidato");
    };
    for format in langkah_engine::hidato::text::Format::ALL {
        let text = langkah_engine::hidato::text::write(&opened.board, format);
        if format == langkah_engine::hidato::text::Format::Matrix {
            assert_eq!(text.starts_with("hidato"), has_header, "{text}");
        }
        match read::any(text.as_bytes(), None, Topology::King) {
            Ok(Any::Hidato(back)) => assert!(back.board == opened.board, "{text}"),
            other => panic!("{text} is read as {other:?}"),
        }
    }
}

#[test]
fn boards_that_together_look_like_a_hidato() {
    expect("1 2 3/4 5 6/7 0 8\n1 2 3/4 0 6/7 5 8\n", &[(1, "", "1 2 3"), (2, "", "1 2 3")]);
    let table = "| 3 | 1 | 2 |\n|---|---|---|\n| 4 | 7 | 6 |\n| 8 | 5 | 0 |\n";
    let other = "| 8 | 1 | 2 |\n|---|---|---|\n| 0 | 4 | 3 |\n| 7 | 6 | 5 |\n";
    let found = all(&format!("{table}\n{other}"));
    let are_boards = found.iter().all(|one| matches!(one.read, Ok(Any::Sliding(_))));
    assert!(found.len() == 2 && are_boards, "{found:?}");
}

/// The goal of the one puzzle in a text, and its notes.
fn opened_alone(text: &str) -> (String, Vec<String>) {
    let found = all(text);
    match &found[..] {
        [Found { read: Ok(Any::Sliding(one)), .. }] => (one.puzzle.goal().to_string(), notes(one)),
        other => panic!("{text} is read as {other:?}"),
    }
}

#[test]
fn one_puzzle_is_asked_for_and_there_are_several() {
    let text = b"1 2\n3 0\n\n2 1\n3 0\n\n3 1\n2 0\n";
    let error = read::any(text, None, Topology::King).expect_err("three of them");
    assert!(error.to_string().starts_with("4:1: a second puzzle"), "{error}");
}

/// Lists in brackets, each a puzzle.
#[test]
fn lists_of_boards() {
    let two = [(1, "", "1 2 3"), (1, "", "8 1 2")];
    let (first, second) = ("[[1,2,3],[4,0,5],[6,7,8]]", "[[8,1,2],[0,4,3],[7,6,5]]");
    for text in [
        format!("[{{\"start\": {first}}}, {{\"start\": {second}}}]"),
        format!("{{\"puzzles\": [{{\"start\": {first}}}, {{\"start\": {second}}}]}}"),
        format!("[{{\"name\": \"a (1)\", \"board\": {first}}}, {{\"board\": {second}}}]"),
        format!("[{first}, {second}]"),
        format!("{first} {second}"),
        format!("[{{\"start\": {first}, \"goal\": {second}}}, {{\"start\": {second}}}]"),
        "[[1,2,3,4,0,5,6,7,8],[8,1,2,0,4,3,7,6,5]]".to_owned(),
        format!(
            "{{{}, {}}}",
            first.replace('[', "{").replace(']', "}"),
            second.replace('[', "{").replace(']', "}")
        ),
    ] {
        expect(&text, &two);
    }
    let two = [(1, "", "1 2 3"), (2, "", "8 1 2")];
    expect(&format!("{{\"start\": {first}}}\n{{\"start\": {second}}}\n"), &two);
    expect(&format!("{first}\n{second}\n"), &two);
    expect(&format!("[{first},\n {second}]\n"), &two);
    expect(
        &format!("easy = {first}\nhard = {second}\n"),
        &[(1, "easy", "1 2 3"), (2, "hard", "8 1 2")],
    );
    // Each has its lines, and its own faults.
    let pretty = |board: &str| board.replace("],", "],\n     ");
    let text = format!(
        "[\n  {{\n    \"start\": {}\n  }},\n  {{\n    \"start\": {}\n  }},\n  {{\"start\": [[1,2],[3,3]]}}\n]\n",
        pretty(first),
        pretty(second)
    );
    expect(
        &text,
        &[
            (2, "", "1 2 3"),
            (7, "", "8 1 2"),
            (
                12,
                "",
                "12:23: tile 3 a second time; it is at line 12, column 21 already; missing: the blank",
            ),
        ],
    );
    let hidatos = "[[[1,0,0],[0,0,0],[0,0,9]],[[0,0,1],[0,0,0],[9,0,0]]]";
    expect(hidatos, &[(1, "", "hidato 1 0 0/0 0 0/0 0 9"), (1, "", "hidato 0 0 1/0 0 0/9 0 0")]);
    // A start and a goal are one puzzle.
    for text in [
        format!("{{\"start\": {first}, \"goal\": {second}}}"),
        format!("[{first}, [[1,2,3],[4,5,6],[7,8,0]]]"),
        "{\"grid\": [[1,0],[0,4]], \"solution\": [[1,2],[3,4]]}".to_owned(),
        "[[1,0,0],[0,0,0],[0,0,9]]".to_owned(),
    ] {
        assert_eq!(all(&text).len(), 1, "{text}");
    }
    let told = told("{\"start\": [[1,2],[3,0]], \"goal\": [[1,2,3],[4,5,0]]}");
    assert!(told.len() == 1 && told[0].2.contains("must have the same size"), "{told:?}");
}

#[test]
fn a_line_with_a_comment_alone_is_no_puzzle() {
    let text = b"# two\n1 2 3 0\n// and another\n  // \n2 3 1 0 // here\n";
    let read: Vec<_> = read::lines(text, None).collect();
    let lines: Vec<usize> = read.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [2, 5]);
    assert!(read.iter().all(|(_, any)| any.is_ok()), "{read:?}");
}

/// A heading of Markdown is no comment: these are Princeton's, with the blank last in the goal.
#[test]
fn blocks_under_a_heading_have_no_comments() {
    let text = "# Two boards\n```\n2\n0 1\n3 2\n```\nand\n```\n2\n1 2\n0 3\n```\n";
    let found = all(text);
    assert_eq!(found.len(), 2);
    for one in found {
        let opened = one.read.ok().and_then(Any::sliding).expect("a sliding puzzle");
        assert_eq!(opened.format, Format::Princeton);
        assert_eq!(Goal::of(opened.puzzle.goal()), Some(Goal::BlankLast));
    }
}

/// Each puzzle of the 42 school has its comment above it; the next one begins with or without an
/// empty line.
#[test]
fn several_of_the_42_school_have_the_snail_for_their_goal() {
    for between in ["\n", ""] {
        let text = format!("# solvable\n3\n1 4 2\n7 8 0\n6 5 3\n{between}# one\n2\n1 2\n0 3\n");
        let found = all(&text);
        assert_eq!(found.len(), 2, "{text}");
        for one in found {
            let opened = one.read.ok().and_then(Any::sliding).expect("a sliding puzzle");
            let snail = Goal::Snail.like(opened.puzzle.start());
            assert_eq!((opened.format, opened.puzzle.goal()), (Format::School42, &snail), "{text}");
        }
    }
}

#[test]
fn a_heading_may_stand_before_the_rows_of_its_puzzle() {
    expect(
        "Puzzle 1\n1 0 3\n0 5 0\n7 0 9\n\nPuzzle 2: 1 2 3/4 5 6/7 0 8\nNo. 3: hidato 1 0/0 4\n",
        &[
            (2, "Puzzle 1", "hidato 1 0 3/0 5 0/7 0 9"),
            (6, "Puzzle 2", "1 2 3"),
            (7, "No. 3", "hidato 1 0/0 4"),
        ],
    );
    // Its faults have their columns.
    expect(
        "Puzzle 1\n1 2\n3 0\nPuzzle 2: 1 2/3 3\n",
        &[
            (2, "Puzzle 1", "1 2"),
            (
                4,
                "Puzzle 2",
                "4:17: tile 3 a second time; it is at line 4, column 15 already; missing: the blank",
            ),
        ],
    );
    // A date, or a share, is no puzzle.
    expect(
        "Date: 12 / 5 / 2024\n1 2\n3 0\n\nSolved: 2 of 3/4\n2 1\n3 0\n",
        &[(2, "Date: 12 / 5 / 2024", "1 2"), (6, "Solved: 2 of 3/4", "2 1")],
    );
}

const FIRST: &str = r"\begin{bmatrix} 1 & 2 & 3 \\ 4 & 5 & 6 \\ 7 & 0 & 8 \end{bmatrix}";
const SECOND: &str = r"\begin{bmatrix} 1 & 2 & 3 \\ 4 & 5 & 6 \\ 7 & 8 & 0 \end{bmatrix}";
/// It is near to none of the others, and no usual goal.
const THIRD: &str = r"\begin{bmatrix} 8 & 6 & 7 \\ 2 & 5 & 4 \\ 3 & 0 & 1 \end{bmatrix}";

fn boards(text: &str) -> Vec<(String, String)> {
    let found = all(text).into_iter();
    let opened = found.map(|found| found.read.expect("a puzzle").sliding().expect("tiles"));
    opened.map(|one| (one_line(one.puzzle.start()), one_line(one.puzzle.goal()))).collect()
}

/// Whatever words or arrows stand between two matrices of LaTeX, they are start and goal.
#[test]
fn matrices_are_start_and_goal() {
    let goal = ("1 2 3/4 5 6/7 0 8".to_owned(), "8 6 7/2 5 4/3 0 1".to_owned());
    for text in [
        format!("${FIRST} \\to {THIRD}$"),
        format!("\\[\n{FIRST}\n\\xrightarrow{{}}\n{THIRD}\n\\]\n"),
        format!("Start: {FIRST}\nGoal: {THIRD}\n"),
        format!("Initial state:\n\n{FIRST}\n\nGoal state:\n\n{THIRD}\n"),
        format!("Posisi awal {FIRST} dan tujuan {THIRD}."),
        format!("Start:\n{FIRST}\nGoal:\n{THIRD}\n"),
        format!(
            "% Solve \\begin{{matrix}}\n\\begin{{align*}} A &= {FIRST} \\\\ \\text{{Goal}} &= {THIRD}. \\end{{align*}}"
        ),
    ] {
        assert_eq!(boards(&text), vec![goal.clone()], "{text}");
    }
    // Without a word the usual goal is one.
    let text = format!("{FIRST} \\qquad {SECOND}");
    let found = all(&text);
    let opened = found[0].read.clone().expect("a puzzle").sliding().expect("tiles");
    assert_eq!(one_line(opened.puzzle.goal()), "1 2 3/4 5 6/7 8 0");
    assert_eq!((found.len(), opened.notes), (1, vec![Note::StartAndGoal]));
}

#[test]
fn several_matrices_are_several_boards() {
    let text = format!("Problem 1. {FIRST}\nProblem 2. {THIRD}\nProblem 3.\n{SECOND}\n");
    let lines: Vec<usize> = all(&text).iter().map(|found| found.line).collect();
    assert_eq!((boards(&text).len(), lines), (3, vec![1, 2, 4]));
    assert_eq!(boards(&format!("{FIRST}\n\n{THIRD}")).len(), 2);
    let hidato = r"\begin{tabular}{ccc} 1 & & 3 \\ & & \\ 7 & & 9 \end{tabular}";
    let found = all(&format!("{hidato}\n{hidato}"));
    assert_eq!(found.len(), 2);
    assert!(found.into_iter().all(|found| found.read.is_ok_and(|any| any.hidato().is_some())));
}

#[test]
fn a_matrix_has_words_around_it_and_other_commands() {
    let board = ("1 2 3/4 5 6/7 0 8".to_owned(), "1 2 3/4 5 6/7 8 0".to_owned());
    for text in [
        format!("\\begin{{align*}} A &= {FIRST}. \\end{{align*}}"),
        format!("\\begin{{equation}} A = {FIRST}, \\end{{equation}}"),
        FIRST.replace("{bmatrix} 1", "{bmatrix*}[r] 1"),
        FIRST.replace("\\\\", "\\tabularnewline"),
        FIRST.replace("\\\\", "\\cr \\addlinespace \\hdashline"),
        FIRST.replace("\\\\", "\\\\ \\hhline{|=|=|} \\specialrule{1pt}{0pt}{0pt}"),
    ] {
        assert_eq!(boards(&text), vec![board.clone()], "{text}");
    }
}

/// What stands beside matrices is not lost: names, headings, other boards.
#[test]
fn what_stands_beside_matrices_counts() {
    for (before, between) in [
        ("Puzzle 1\n", "\n\nPuzzle 2\n"),
        ("\\section{Puzzle 1}\n", "\n\\section{Puzzle 2}\n"),
        ("\\item\n", "\n\\item\n"),
        ("", "\n\\caption{Soal 1}\n"),
    ] {
        assert_eq!(boards(&format!("{before}{FIRST}{between}{SECOND}\n")).len(), 2, "{between}");
    }
    let hidato = r"\begin{tabular}{ccc}1&&3\\&&\\7&&9\end{tabular}";
    // A name belongs to the board below it.
    for (between, expected) in [
        ("Numbrix\n", [Topology::Orthogonal, Topology::Orthogonal]),
        ("", [Topology::Orthogonal, Topology::King]),
    ] {
        let found = all(&format!("Numbrix\n{hidato}\n\n{between}{hidato}"));
        let boards = found.into_iter().map(|found| found.read.expect("one").hidato().expect("one"));
        let touching: Vec<Topology> = boards.map(|one| one.board.shape().topology()).collect();
        assert_eq!(touching, expected, "{between}");
    }
    let fenced = "```\n1 2 3\n4 0 5\n6 7 8\n```\n";
    let text = format!("From ${FIRST}$ to ${THIRD}$:\n\n{fenced}\n{fenced}");
    assert_eq!(
        boards(&text),
        vec![("1 2 3/4 0 5/6 7 8".to_owned(), "1 2 3/4 5 6/7 8 0".to_owned()); 2]
    );
    // The end of a row stands before a comment.
    let text = format!("{FIRST}\n1 \\\\% \\begin{{tabular}}\n");
    assert_eq!(boards(&text).len(), 1);
    // A word in a sentence is doubtful.
    let text =
        format!("From {FIRST} we reach the goal, which everybody knows to be this, by {THIRD}");
    let opened = all(&text)[0].read.clone().expect("a puzzle").sliding().expect("tiles");
    assert_eq!(opened.notes, vec![Note::StartAndGoal]);
}

/// Most lines are boards: then a line with a fault is one, too, and no row of a Hidato.
#[test]
fn a_faulty_line_among_boards_is_told() {
    let good = ["1 2 3 4 0 6 7 5 8", "8 6 7 2 5 4 3 0 1"];
    for (bad, fault) in [
        ("1 2 3 4 5 6 7 8 8", "tile 8 a second time"),
        ("1 2 3 4 o 6 7 5 8", "o"),
        ("1 2 3 4 5 6 7 8", "8"),
        ("1 2 3 4 5 6 7 8 10", "10"),
    ] {
        let text = format!("{}\n{bad}\n{}\n", good[0], good[1]);
        let told = told(&text);
        assert_eq!(told.len(), 3, "{told:?}");
        assert_eq!((told[0].0, told[0].2.as_str()), (1, "1 2 3"), "{told:?}");
        assert_eq!((told[2].0, told[2].2.as_str()), (3, "8 6 7"), "{told:?}");
        assert!(told[1].0 == 2 && told[1].2.contains(fault), "{told:?}");
    }
    // A row that is a board of its own does not make a list.
    assert_eq!(all("1 2 3 0\n5 6 7 7\n").len(), 1);
}

/// Of two boards one may have a fault: it is told where it stands, and the other one is read.
#[test]
fn of_two_boards_one_has_a_fault() {
    for (text, line, fault) in [
        ("1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5 5\n7 8 0\n", 6, "6:5: tile 5 a second time"),
        ("1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5\n7 8 0\n", 6, "6:4"),
        ("1 2 3\n4 5 6\n7 8 8\n\n1 2 3\n4 5 6\n7 8 0\n", 3, "3:5: tile 8 a second time"),
        ("1 2 3/4 0 6/7 5 8\n1 2 3/4 5 6/7 8 8\n", 2, "2:17: tile 8 a second time"),
        ("1 2 3/4 5 6/7 8 0\n1 2 3/4 5 5/7 8 0\n", 2, "2:11: tile 5 a second time"),
        ("1 2 3/4 5 6/7 8 0\n1 2 3/4 5 5/7 8 x9\n", 2, "2:"),
        ("1 2 3 4 5 6 7 0 8\n1 2 3 4 5 5 7 8 0\n", 2, "2:11: tile 5 a second time"),
        ("012345678\n012345677\n", 2, "2:9: tile 7 a second time"),
    ] {
        let told = told(text);
        assert_eq!(told.len(), 2, "{text}: {told:?}");
        let faulty: Vec<_> = told.iter().filter(|(.., said)| said.contains(fault)).collect();
        assert_eq!(faulty.len(), 1, "{text}: {told:?}");
        assert!(
            faulty[0].0 <= line && told.iter().any(|(.., said)| !said.contains(':')),
            "{told:?}"
        );
    }
    // One larger board, with a fault in its second half.
    for text in [
        "1 2 3\n4 5 6\n7 8 0\n\n10 11 12\n13 14 15\n16 17 17\n",
        "1 2 3/4 5 6/7 8 0\n10 11 12/13 14 15/16 17 17\n",
    ] {
        assert_eq!(all(text).len(), 1, "{text}");
    }
}

/// A part that a heading or a word begins is judged as it would be alone.
#[test]
fn parts_below_a_word_are_several_where_they_would_be_alone() {
    let two = "1 0 0\n0 0 0\n0 0 9\n\n1 0 0\n0 0 0\n0 0 9\n";
    expect(two, &[(1, "", "hidato 1 0 0/0 0 0/0 0 9"), (5, "", "hidato 1 0 0/0 0 0/0 0 9")]);
    expect(
        &format!("{two}\nnumbrix\n1 0\n0 4\n"),
        &[
            (1, "", "hidato 1 0 0/0 0 0/0 0 9"),
            (5, "", "hidato 1 0 0/0 0 0/0 0 9"),
            (9, "", "numbrix 1 0/0 4"),
        ],
    );
    // Without a number in both parts they are still one.
    expect(
        "hidato\n1 0\n\n0 4\nnumbrix\n1 0\n0 4\n",
        &[(1, "", "hidato 1 0/0 4"), (5, "", "numbrix 1 0/0 4")],
    );
}

/// Rows with empty lines between them are no Hidatos of their own.
#[test]
fn one_hidato_below_a_word_stays_one() {
    let next = "\nhidato\n1 0\n0 4\n";
    let apart = format!("hidato\n1 0 0 4\n\n0 0 1 0\n\n0 0 0 12\n{next}");
    expect(&apart, &[(1, "", "hidato 1 0 0 4/0 0 1 0/0 0 0 12"), (8, "", "hidato 1 0/0 4")]);
}

#[test]
fn boards_of_different_sizes_on_a_line_each() {
    expect("1 2 3/4 5 6/0 7 8\n1 2 3/4 0 5\n", &[(1, "", "1 2 3"), (2, "", "1 2 3")]);
}

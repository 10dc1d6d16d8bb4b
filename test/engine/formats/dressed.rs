//! Texts in other dress: boards of both families at random, dressed in every way, are read back;
//! each kind has its note, and its own fault where it is nearly right.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board as Hidato, Shape, ShapeError, Topology};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::Format;
use langkah_puzzle::read::{self, Any};
use langkah_puzzle::report::{self, Cover, Form, Manner, html};
use proptest::prelude::*;

use super::{board, notes, opened};
use crate::support::{data, goal_of};

fn any_of(bytes: &[u8]) -> Any {
    let read = read::any(bytes, None, Topology::King);
    read.unwrap_or_else(|error| panic!("{:?}: {error}", String::from_utf8_lossy(bytes)))
}

fn messages(text: &str) -> Vec<String> {
    match read::any(text.as_bytes(), None, Topology::King) {
        Ok(any) => panic!("{text:?} is read as {any:?}"),
        Err(error) => error.messages(),
    }
}

fn start_of(text: &str) -> Board {
    opened(text).puzzle.start().clone()
}

/// Rows of cells as words.
type Cells = Vec<Vec<String>>;

/// A dress: its name, and what it makes of cells. The blank is "0" in the cells.
type Dress = (&'static str, fn(&Cells) -> String);

fn lines(cells: &Cells, line: impl Fn(&[String]) -> String) -> String {
    cells.iter().map(|row| line(row) + "\n").collect()
}

fn nested(cells: &Cells, open: &str, close: &str, between: &str) -> String {
    let rows: Vec<String> =
        cells.iter().map(|row| format!("{open}{}{close}", row.join(between))).collect();
    format!("{open}{}{close}", rows.join(","))
}

fn drawn(cells: &Cells, [left, bar, rule, cross]: [&str; 4]) -> String {
    let width = 4;
    let ruled = vec![rule.repeat(width); cells[0].len()].join(cross);
    let row = |row: &[String]| {
        let cells: Vec<String> = row.iter().map(|cell| format!("{cell:>3} ")).collect();
        format!("{left}{}{left}", cells.join(bar))
    };
    lines(cells, |cells| format!("{cross}{ruled}{cross}\n{}", row(cells)))
        + &format!("{cross}{ruled}{cross}\n")
}

/// Dresses that hold boards of either family.
const DRESSES: [Dress; 27] = [
    ("commas", |cells| lines(cells, |row| row.join(","))),
    ("commas and blanks", |cells| lines(cells, |row| row.join(" , "))),
    ("a comma after each", |cells| lines(cells, |row| row.join(", ") + ",")),
    ("semicolons", |cells| lines(cells, |row| row.join(";"))),
    ("tabs", |cells| lines(cells, |row| row.join("\t"))),
    ("quotes", |cells| lines(cells, |row| format!("\"{}\"", row.join("\",\"")))),
    ("rows end in semicolons", |cells| lines(cells, |row| row.join(" ") + ";")),
    ("commas, and semicolons for rows", |cells| {
        cells.iter().map(|row| row.join(",")).collect::<Vec<_>>().join("; ")
    }),
    ("JSON", |cells| nested(cells, "[", "]", ",")),
    ("JSON with null", |cells| nested(cells, "[", "]", ", ").replace(" 0", " null")),
    ("C", |cells| format!("int[][] board = {};", nested(cells, "{", "}", ","))),
    ("Python's tuples", |cells| nested(cells, "(", ")", ", ")),
    ("NumPy's print", |cells| nested(cells, "[", "]", " ").replace("],", "]\n ")),
    ("NumPy's array", |cells| {
        format!("array({}, dtype=int32)", nested(cells, "[", "]", ", ").replace("],", "],\n  "))
    }),
    ("MATLAB", |cells| {
        let rows: Vec<String> = cells.iter().map(|row| row.join(" ")).collect();
        format!("A = [{}]", rows.join("; "))
    }),
    ("Markdown", |cells| {
        let rule = format!("|{}\n", " --- |".repeat(cells[0].len()));
        lines(cells, |row| format!("| {} |", row.join(" | "))).replacen(
            '\n',
            &format!("\n{rule}"),
            1,
        )
    }),
    ("Markdown with an empty head", |cells| {
        let head =
            format!("|{}\n|{}\n", "  |".repeat(cells[0].len()), "--|".repeat(cells[0].len()));
        head + &lines(cells, |row| format!("|{}|", row.join("|")))
    }),
    ("drawn", |cells| drawn(cells, ["|", "|", "-", "+"])),
    ("drawn with box characters", |cells| drawn(cells, ["│", "│", "─", "┼"])),
    ("drawn with double lines", |cells| drawn(cells, ["║", "┃", "═", "╬"])),
    ("LaTeX", |cells| {
        let rows = lines(cells, |row| row.join(" & ") + r" \\");
        format!("\\begin{{bmatrix}}\n{rows}\\end{{bmatrix}}\n")
    }),
    ("LaTeX with rules", |cells| {
        let columns = vec!["c"; cells[0].len()].join("|");
        let rows = lines(cells, |row| format!(r"{} \\[2pt] \hline % a row, 1 & 2", row.join("&")));
        format!("\\begin{{tabular}}{{|{columns}|}}\n\\hline\n{rows}\\end{{tabular}}")
    }),
    ("LaTeX in a document", |cells| {
        let rows =
            lines(cells, |row| format!(r"\textbf{{{}}} \\\hline", row.join("} & \\textbf{")));
        let columns = "p{1cm}".repeat(cells[0].len());
        format!(
            "\\begin{{table}}[ht]\n\\centering\n\\renewcommand{{\\arraystretch}}{{1.5}}\n\
             \\begin{{tabular}}{{@{{}}{columns}@{{}}}}\n{rows}\\end{{tabular}}.\n\
             \\caption{{A board of 2 \\\\ & 3}}\n\\end{{table}}\n"
        )
    }),
    ("LaTeX without its end", |cells| {
        cells.iter().map(|row| row.join(" & ")).collect::<Vec<_>>().join(" \\\\\n")
    }),
    ("LaTeX on one line", |cells| {
        let rows: Vec<String> = cells.iter().map(|row| row.join(" & ")).collect();
        let rows = rows.join(r" \\ ");
        format!(r"$A = \left[\begin{{array}}{{cc}} {rows} \end{{array}}\right]$")
    }),
    ("East Asian digits", |cells| {
        let wide = |letter: char| match letter.to_digit(10) {
            Some(digit) => char::from_u32('０' as u32 + digit).expect("a digit"),
            None => letter,
        };
        lines(cells, |row| row.join(" ").chars().map(wide).collect())
    }),
    ("// comments", |cells| lines(cells, |row| row.join(" ") + " // a row, 1 of 2")),
];

/// What else stands for the blank, in dresses where a cell can be left empty and in others.
const BLANKS: [&str; 9] = ["0", "-", "_", ".", "x", "*", "B", "null", "--"];

fn cells_of(board: &Board, blank: &str) -> Cells {
    let word = |tile: &u8| if *tile == 0 { blank.to_owned() } else { tile.to_string() };
    let rows = board.tiles().chunks(board.dims().cols());
    rows.map(|row| row.iter().map(word).collect()).collect()
}

/// A text as bytes in each encoding that is read.
fn encoded(text: &str) -> [Vec<u8>; 4] {
    let units = || std::iter::once('\u{feff}').chain(text.chars()).collect::<String>();
    let utf16 = |bytes: fn(u16) -> [u8; 2]| units().encode_utf16().flat_map(bytes).collect();
    [
        text.as_bytes().to_vec(),
        units().into_bytes(),
        utf16(u16::to_le_bytes),
        utf16(u16::to_be_bytes),
    ]
}

/// Hidatos with several empty cells, so that no name is needed before them, with holes or not.
/// Their numbers are such that no row is a list of sliding tiles.
fn hidatos() -> impl Strategy<Value = Hidato> {
    let sides = (2_usize..=7, 3_usize..=7, any::<bool>());
    sides.prop_flat_map(|(rows, cols, has_holes)| {
        let hole = if has_holes { 1 } else { 0 };
        let cell =
            prop_oneof![hole => Just(None), 3 => Just(Some(0)), 2 => (10_u16..=99).prop_map(Some)];
        let cells = prop::collection::vec(cell, rows * cols);
        cells.prop_filter_map("too few empty cells", move |cells| {
            let empty = cells.iter().filter(|cell| **cell == Some(0)).count();
            let is_cell: Vec<bool> = cells.iter().map(Option::is_some).collect();
            let shape = Shape::new(Dims::new(rows, cols)?, &is_cell, Topology::King).ok()?;
            let numbers = cells.into_iter().flatten().collect();
            (empty * 4 > rows * cols && empty > 3).then(|| Hidato::new(Arc::new(shape), numbers))
        })
    })
}

fn hidato_cells(board: &Hidato, empty: &str, hole: &str) -> Cells {
    let (shape, dims) = (board.shape(), board.shape().dims());
    let word = |row, col| match shape.cell_at(row, col).map(|cell| board.number(cell)) {
        None => hole.to_owned(),
        Some(None) => empty.to_owned(),
        Some(Some(number)) => number.to_string(),
    };
    let row = |row| (0..dims.cols()).map(|col| word(row, col)).collect();
    (0..dims.rows()).map(row).collect()
}

/// What stands for an empty cell, and for a hole.
const MARKS: [(&str, &str); 9] = [
    ("0", "-1"),
    ("?", "-1"),
    ("?", "x"),
    ("-", "x"),
    ("--", "XX"),
    ("0", "XX"),
    ("*", "."),
    ("?", "-"),
    ("0", "*"),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn sliding_boards_in_every_dress(rows in 2_usize..=10, cols in 2_usize..=10, seed: u64) {
        let expected = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, seed);
        for (name, dress) in DRESSES {
            for blank in BLANKS {
                // There it would be a comment of its own or part of another word.
                let text = dress(&cells_of(&expected, blank));
                for bytes in encoded(&text) {
                    let read = read::any(&bytes, None, Topology::King);
                    let read = read.map_err(|error| TestCaseError::fail(format!("{name}: {error}\n{text}")))?;
                    let Any::Sliding(read) = read else {
                        return Err(TestCaseError::fail(format!("{name}: a Hidato\n{text}")));
                    };
                    prop_assert_eq!(read.puzzle.start(), &expected, "{}\n{}", name, text);
                }
            }
        }
    }

    /// Where a cell that holds nothing is the blank.
    #[test]
    fn a_cell_without_anything_is_the_blank(rows in 2_usize..=10, cols in 2_usize..=10, seed: u64) {
        let expected = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, seed);
        let cells = cells_of(&expected, "");
        for name in [
            "commas",
            "semicolons",
            "tabs",
            "Markdown",
            "quotes",
            "drawn",
            "drawn with box characters",
            "LaTeX",
            "LaTeX with rules",
            "LaTeX on one line",
        ] {
            let (_, dress) = DRESSES.into_iter().find(|one| one.0 == name).expect("a dress");
            let text = dress(&cells);
            prop_assert_eq!(start_of(&text), expected.clone(), "{}\n{}", name, text);
        }
        // Blanks alone in aligned columns.
        let text = lines(&cells, |row| row.iter().map(|cell| format!("{cell:>3}")).collect());
        prop_assert_eq!(start_of(&text), expected.clone(), "{}", text);
        let text = lines(&cells, |row| row.iter().map(|cell| format!("{cell:<3}")).collect());
        prop_assert_eq!(start_of(text.trim_end()), expected.clone(), "{}", text);
    }

    #[test]
    fn a_letter_for_each_tile(rows in 2_usize..=6, cols in 2_usize..=6, seed: u64) {
        let expected = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, seed);
        let digit = |tile: u8| char::from_digit(tile.into(), 36).expect("36 of them").to_string();
        let letter = |tile: u8| match tile {
            0 => "_".to_owned(),
            _ => char::from(b'A' + tile - 1).to_string(),
        };
        for is_letters in [false, true] {
            if is_letters && rows * cols > 27 {
                continue;
            }
            let glyph = |tile: &u8| if is_letters { letter(*tile) } else { digit(*tile) };
            let rows_of = |between: &str| {
                let row = |row: &[u8]| row.iter().map(glyph).collect::<Vec<_>>().join(between);
                expected.tiles().chunks(cols).map(row).collect::<Vec<_>>()
            };
            let mut texts = vec![rows_of("").join("\n"), rows_of(" ").join("\n").to_uppercase()];
            if rows == cols && rows > 2 && (is_letters || rows > 3) {
                texts.push(rows_of("").join(""));
            }
            for text in texts {
                prop_assert_eq!(start_of(&text), expected.clone(), "{}", text);
            }
        }
    }

    #[test]
    fn sizes_and_goals_by_their_words(rows in 2_usize..=10, cols in 2_usize..=10, a: u64, b: u64) {
        let last = goal_of(Goal::BlankLast, rows, cols);
        let start = random::board(&last, Kind::Any, a);
        for head in [format!("{rows} {cols}"), format!("{rows}x{cols}"), format!("Size: {rows} x {cols}")] {
            let text = format!("{head}\n{start}");
            prop_assert_eq!(start_of(&text), start.clone(), "{}", text);
        }
        let goal = random::board(&last, Kind::Any, b);
        let expected = Puzzle::with(start.clone(), &GoalChoice::Board(goal.clone())).expect("one size");
        for [first, second] in [["Start:", "Goal:"], ["Initial state", "Goal state:"], ["start =", "target ="], ["Posisi awal", "Posisi akhir"], ["Status awal:", "Status tujuan:"], ["Papan awal:", "Papan akhir:"], ["Kondisi Awal", "Kondisi Akhir"], ["Susunan awal:", "Susunan akhir:"], ["Matriks awal =", "Matriks tujuan ="], ["Konfigurasi awal", "Konfigurasi akhir"], ["Start:", "End:"], ["Source:", "Target:"], ["Initial matrix:", "Final matrix:"]] {
            let text = format!("{first}\n{start}\n{second}\n{goal}");
            prop_assert_eq!(&opened(&text).puzzle, &expected, "{}", text);
            // Both on one line.
            let row = |board: &Board| board.to_string().trim_end().replace('\n', " / ");
            let text = format!("{first} {} {second} {}\n", row(&start), row(&goal));
            prop_assert_eq!(&opened(&text).puzzle, &expected, "{}", text);
        }
        for [before, between] in [["start ", " goal "], ["Start: ", ", Goal: "], ["start: ", "; goal: "], ["", " goal "]] {
            let text = format!("{before}{start}{between}snail");
            let snail = Puzzle::new(start.clone(), Goal::Snail);
            prop_assert_eq!(&opened(&text).puzzle, &snail, "{}", text);
        }
        let json = |board: &Board| nested(&cells_of(board, "null"), "[", "]", ",");
        let text = format!("{{\"size\": {rows}, \"start\": {}, \"goal\": {}}}", json(&start), json(&goal));
        prop_assert_eq!(&opened(&text).puzzle, &expected, "{}", text);
    }

    #[test]
    fn hidatos_in_every_dress(board in hidatos()) {
        for (empty, hole) in MARKS {
            let cells = hidato_cells(&board, empty, hole);
            let plain: Dress = ("plain", |cells| lines(cells, |row| row.join(" ")));
            for (name, dress) in DRESSES.into_iter().chain([plain]) {
                // A row of dashes alone is a rule of a table.
                let is_table = name.starts_with("Markdown") || name.starts_with("drawn");
                if is_table && (empty.starts_with('-') || hole == "-") {
                    continue;
                }
                let text = dress(&cells);
                let sized = format!("{} {}\n{text}", cells.len(), cells[0].len());
                let named = format!("hidato\n{text}");
                let mut texts = vec![text, named];
                if name == "plain" {
                    texts.push(sized);
                }
                for text in texts {
                    match read::any(text.as_bytes(), None, Topology::King) {
                        Ok(Any::Hidato(read)) => prop_assert_eq!(&read.board, &board, "{}\n{}", name, text),
                        other => prop_assert!(false, "{name}: {text} is read as {other:?}"),
                    }
                }
            }
        }
    }
}

fn hidato(text: &str) -> (String, Vec<String>) {
    match any_of(text.as_bytes()) {
        Any::Hidato(read) => {
            let line = langkah_engine::hidato::text::write(
                &read.board,
                langkah_engine::hidato::text::Format::Line,
            );
            (line, read.text_notes.iter().map(ToString::to_string).collect())
        }
        Any::Sliding(read) => panic!("{text:?} is read as\n{}", read.puzzle.start()),
    }
}

#[test]
fn marks_of_a_hidato_are_told_where_they_could_mean_another_thing() {
    let told = |text: &str| hidato(text).1;
    assert_eq!(told("1 ? ?\n? 5 ?\n? ? 9\n"), [""; 0]);
    let both = "“*” is read as an empty cell, “.” is read as a hole. 0 is always an empty cell and -1 \
                a hole.";
    assert_eq!(told("1 * .\n* 5 *\n. * 9\n"), [both]);
    let dash = "“-” is read as an empty cell. 0 is always an empty cell and -1 a hole.";
    assert_eq!(told("1 - -\n- 5 -\n- - 9\n"), [dash]);
}

#[test]
fn a_square_number_of_cells_on_one_line_is_a_square() {
    let text = "1 0 0 5 7 0 19 0 0 8 0 0 20 0 0 22 0 11 0 0 0 0 25 0 0";
    let told =
        "25 cells on one line are read as 5 rows of 5. If it is one row, put “hidato” before it.";
    let line = "hidato 1 0 0 5 7/0 19 0 0 8/0 0 20 0 0/22 0 11 0 0/0 0 25 0 0\n";
    assert_eq!(hidato(text), (line.to_owned(), vec![told.to_owned()]));
    assert_eq!(hidato(&text.replace(' ', ",")).0, line);
    assert_eq!(hidato(&format!("[{}]", text.replace(' ', ", "))).0, line);
    // With its name it is the one row that it stands in, and so is a number that is no square.
    assert_eq!(hidato(&format!("hidato {text}")).0, format!("hidato {text}\n"));
    assert_eq!(hidato("1 0 0 0 0 6 0").0, "hidato 1 0 0 0 0 6 0\n");
}

#[test]
fn a_sliding_board_with_two_blanks_is_said_to_be_one_or_a_hidato() {
    let text = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 0\n";
    let told = "Read as a Hidato with 2 empty cells. As a sliding board it would have 2 blanks and \
                lack tile 15; such a board has one blank.";
    assert_eq!(hidato(text).1, [told]);
    // Other marks do not make it a Hidato, and the last line names both.
    let text = text.replace('0', "x").replace("1x", "10");
    let error = read::any(text.as_bytes(), None, Topology::King).expect_err("two blanks");
    assert_eq!(
        error.messages()[0],
        "4:9: a second blank; the first is at line 4, column 7; missing: tile 15"
    );
    let example = error.example().expect("an example");
    assert!(example.contains("sliding") && example.contains("Hidato"), "{example}");
    // What has many empty cells, or a number that no tile has, is no such board.
    assert_eq!(hidato("1 0 0\n0 5 0\n0 0 9\n").1, [""; 0]);
    assert_eq!(hidato("1 2 3\n6 5 4\n0 0 9\n").1, [""; 0]);
}

#[test]
fn a_board_of_the_42_school_without_its_comment() {
    let told = notes(&opened("3\n1 2 3\n4 5 6\n8 7 0\n"));
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("As a snail goal it can be solved"), "{told:?}");
    assert!(told[0].contains("--goal snail"), "{told:?}");
    let snail = GoalChoice::Usual(Goal::Snail);
    let read = super::opened_with("3\n1 2 3\n4 5 6\n8 7 0\n", &snail);
    assert_eq!((notes(&read), read.puzzle.solvability().is_solvable()), (vec![], true));
    // If the usual goal can be reached there is no note that it cannot.
    assert!(!notes(&opened("3\n1 2 3\n4 5 6\n7 8 0\n"))[0].contains("can be solved"));
}

#[test]
fn moves_alone_are_the_board_that_they_make() {
    let expected = board("1 2 3 4\n5 6 7 8\n9 15 0 11\n13 10 14 12");
    for text in ["ULDLUR", "u l d l u r\n", "Up, Left, Down, Left, Up, Right"] {
        let read = opened(text);
        assert_eq!((read.puzzle.start(), read.format), (&expected, Format::Moves), "{text}");
        assert!(notes(&read)[0].contains("4×4 board that 6 moves make"), "{:?}", notes(&read));
    }
    // The blank cannot go down from its corner, so these name the way of the tile.
    assert!(notes(&opened("DR"))[0].contains("the way of the tile"));
    let goal = GoalChoice::Board(board("1 2 3\n8 0 4\n7 6 5"));
    assert_eq!(*super::opened_with("U", &goal).puzzle.start(), board("1 0 3\n8 2 4\n7 6 5"));
    let read = opened("start: UL\ngoal:\n1 2 3\n4 5 6\n7 8 0\n");
    assert_eq!(read.puzzle, Puzzle::new(board("1 2 3\n4 0 5\n7 8 6"), Goal::BlankLast));
    let wrong = "1:4: move 4, U, is not possible from the goal; a text of moves alone is read as the \
                 moves that lead from the goal to the start";
    assert_eq!(messages("UUUU"), [wrong]);
}

#[test]
fn our_reports_are_their_puzzles() {
    for name in ["english", "indonesian"] {
        let markdown = String::from_utf8(data(&format!("report/{name}.md"))).expect("text");
        let read = opened(&markdown);
        assert_eq!((read.format, read.notes.len()), (Format::Report, 0), "{name}");
        // A person's name and a file's name are no part of the puzzle.
        let words = "8-puzzle <pre>1 2</pre> ```";
        for form in Form::ALL {
            let cover = Cover { name: words.into(), file: words.into(), ..Cover::default() };
            let manner = Manner { form, cover, ..Manner::default() };
            let text = report::write(&read.puzzle, None, &manner);
            let text = if form == Form::Html { html::page(&text, manner.language) } else { text };
            assert_eq!(opened(&text).puzzle, read.puzzle, "{name}: {text}");
        }
        let start = read.puzzle.start().to_string();
        let rows: Vec<&str> = start.lines().map(str::trim).collect();
        assert!(rows.iter().all(|row| markdown.replace('-', "0").contains(row)), "{name}");
    }
}

/// A start and a goal on one line, each of them as it may stand alone.
#[test]
fn a_start_and_a_goal_on_one_line() {
    let expected = super::puzzle("1 2 3\n4 5 6\n7 8 0", "1 2 3\n4 5 0\n7 8 6");
    for text in [
        "Start: 1 2 3 / 4 5 6 / 7 8 0 Goal: 1 2 3 / 4 5 0 / 7 8 6",
        "Start: 1 2 3 4 5 6 7 8 0 Goal: 1 2 3 4 5 0 7 8 6",
        "Start: 1,2,3,4,5,6,7,8,0 Goal: 1,2,3,4,5,0,7,8,6",
        "Start: 1,2,3,4,5,6,7,8,0; Goal: 1,2,3,4,5,0,7,8,6",
        "start 123456780 goal 123450786",
        "Start: 123/456/780, Goal: 123/450/786",
        "Initial state: 1 2 3/4 5 6/7 8 _  Goal state: 1 2 3/4 5 _/7 8 6",
        "123456780 goal 123450786",
        "Start: [[1,2,3],[4,5,6],[7,8,0]] Goal: [[1,2,3],[4,5,0],[7,8,6]]",
        "Start:123456780 Goal:123450786",
        "start=123456780 goal=123450786",
        "Start: 1 2 3 / 4 5 6 / 7 8 0 -> Goal: 1 2 3 / 4 5 0 / 7 8 6",
        "Start: 1 2 3\n4 5 6\n7 8 0 Goal: 1 2 3\n4 5 0\n7 8 6",
    ] {
        let read = read::any(text.as_bytes(), None, Topology::King);
        let Ok(Any::Sliding(opened)) = read else { panic!("{text}: {read:?}") };
        assert_eq!(opened.puzzle, expected, "{text}");
        let lines = format!("{}\n", text.replace('\n', " / "));
        let read: Vec<_> = read::lines(lines.as_bytes(), None).collect();
        let [(1, Ok(Any::Sliding(opened)))] = read.as_slice() else { panic!("{lines}: {read:?}") };
        assert_eq!(opened.puzzle, expected, "{lines}");
    }
    // Moves, with the goal that they lead from.
    let moves = opened("Start: ULD Goal: snail").puzzle;
    assert_eq!(moves, opened("start\nU L D\ngoal snail").puzzle);
}

/// Code of a program: the names before the lists tell what they are.
#[test]
fn lists_in_code() {
    let both = super::puzzle("1 2 3\n4 0 5\n6 7 8", "1 2 3\n4 5 6\n7 8 0");
    for text in [
        "start = [[1, 2, 3],\n         [4, 0, 5],\n         [6, 7, 8]]\ngoal = [[1,2,3],[4,5,6],[7,8,0]]\n",
        "initial_state = [1, 2, 3, 4, 0, 5, 6, 7, 8]\ngoal_state = [1, 2, 3, 4, 5, 6, 7, 8, 0]\n",
        "int start[3][3] = {{1,2,3},{4,0,5},{6,7,8}};\nint goal[3][3] = {{1,2,3},{4,5,6},{7,8,0}};\n",
        "int[][] startBoard = new int[][]{{1,2,3},{4,0,5},{6,7,8}};\n\
         int[][] target = {{1,2,3},{4,5,6},{7,8,0}};\n",
        "int a[3][3] = {{1,2,3},{4,0,5},{6,7,8}};",
    ] {
        let read = read::any(text.as_bytes(), None, Topology::King);
        let Ok(Any::Sliding(opened)) = read else { panic!("{text}: {read:?}") };
        assert_eq!(opened.puzzle, both, "{text}");
    }
}

#[test]
fn encodings_are_told() {
    let utf16 = encoded("1 2\n3 0\n")[2].clone();
    let Any::Sliding(read) = any_of(&utf16) else { panic!("sliding tiles") };
    assert_eq!(notes(&read), ["The text is read as UTF-16."]);
    let Any::Sliding(read) = any_of(b"1 2\n3 0 // caf\xe9\n") else { panic!("sliding tiles") };
    assert_eq!(notes(&read), ["The text is not UTF-8; it is read as Latin-1."]);
    let Any::Hidato(read) = any_of(b"1 0 0 # \xe9\n0 0 6\n") else { panic!("a Hidato") };
    let told: Vec<String> = read.text_notes.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["The text is not UTF-8; it is read as Latin-1."]);
    // The places are those of the letters.
    let bad = encoded("1 2\n3 3\n")[3].clone();
    let error = read::any(&bad, None, Topology::King).expect_err("no board").messages();
    assert_eq!(
        error[0],
        "2:3: tile 3 a second time; it is at line 2, column 1 already; missing: the blank"
    );
}

#[test]
fn faults_are_those_of_the_dress_and_point_into_the_text() {
    let twice = "tile 7 a second time; it is at line";
    for (text, place, first) in [
        ("1,2,3\n4,0,5\n6,7,7\n", "3:5", "3, column 3"),
        ("[[1,2,3],\n [4,0,5],\n [6,7,7]]\n", "3:7", "3, column 5"),
        ("| 1 | 2 | 3 |\n|---|---|---|\n| 4 | | 5 |\n| 6 | 7 | 7 |", "4:11", "4, column 7"),
    ] {
        let told = format!("{place}: {twice} {first} already; missing: tile 8");
        assert_eq!(messages(text), [told], "{text}");
    }
    let size = "1:1: the size line says 4×4, but 3 rows of 3 numbers stand after it; expected 4 rows \
                of 4 numbers";
    assert_eq!(messages("4x4\n1 2 3\n4 5 6\n7 8 0\n"), [size]);
    let letters = "1:1: 16 letters and digits are not a board; expected each of 0 to F once, or A to O \
                   and one blank as 0, -, _ or .";
    assert_eq!(messages("51739264AB8CDE0E"), [letters]);
    let size = "1:1: the size line says 5×5, but the board after it is 4×5; expected 5 rows of 5 \
                cells, or no size line";
    assert_eq!(messages("5 5\n1 0 0 5 7\n0 9 0 0 8\n0 0 20 0 0\n22 0 11 0 0\n"), [size]);
}

#[test]
fn one_cause_is_told_once() {
    let told = |letter: &str| {
        format!(
            "1:1: “{letter}” stands between the numbers; expected spaces, commas, semicolons or \
                 tabs between them"
        )
    };
    assert_eq!(messages("1&2&3\n4&0&5\n6&7&8\n"), [told("&")]);
    let large: String = (0..30).map(|row| format!("{row}:1:2:0:4:5:-1\n")).collect();
    assert_eq!(messages(&large), [told(":")]);
    assert_eq!(
        messages("foo bar baz qux 1 2\n"),
        [
            "1:1: “foo” is not a tile, and 3 other words are not; expected a number, or the blank as 0, \
          -, _, . or x"
        ]
    );
    assert_eq!(
        messages("-1 0 a\nb c d\n0 0 0\n0 1 2\n"),
        [
            "1:6: “a” is not a cell, and 3 other words are not; expected a number, 0 or __ for an empty \
          cell, or -1 or . for a hole"
        ]
    );
}

#[test]
fn every_error_shows_how_it_should_look() {
    let example = |text: &str| {
        let error = read::any(text.as_bytes(), None, Topology::King).expect_err(text);
        error.example().expect("an example")
    };
    // The faults of a text that resembles a Hidato are those of a Hidato.
    assert!(example("-1 0 3\n0 a 5\n0 0 0\n").contains("a Hidato: hidato 1 0 0/0 -1 0/0 0 8"));
    assert!(example("1 2 3\n4 5 6\n7 8 8\n").contains("a sliding puzzle: 1 2 3 4/"));
    assert!(example("3x3:1,2,3").contains("3x3:1,2,3,4,0,5,7,8,6"));
    assert!(example("4\n1 2 3\n").contains("a size line"));
    assert!(example("1 2\n3 0\ngoal snake\n").contains("goal snail"));
    assert!(example("6789\n").contains("nine digits for a 3×3 board: 123405786"));
    assert!(example("DL\n").contains("moves of the blank from its corner of a 4×4 board: ULDLUR"));
    // What is shown is what it says.
    for text in [
        "3x3:1,2,3,4,0,5,7,8,6",
        "1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12",
        "3\n1 2 3\n4 0 5\n7 8 6",
        "51739264AB8CDE0F",
        "123405786",
        "ULDLUR",
    ] {
        opened(text);
    }
    assert_eq!(hidato("hidato 1 0 0/0 -1 0/0 0 8").0, "hidato 1 0 0/0 -1 0/0 0 8\n");
}

/// Every file of the project's data that was read before texts in other dress were, and what it
/// was read as then: full Hidatos apart, which were sliding tiles.
#[test]
fn every_file_is_read_as_before() {
    let list = String::from_utf8(data("texts.tsv")).expect("text");
    let mut count = 0;
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, family, format, start, goal] = fields[..] else { panic!("{line}") };
        let bytes = data(file);
        match any_of(&bytes) {
            Any::Sliding(read) => {
                assert_eq!((family, format), ("sliding", read.format.name()), "{file}");
                let rows = |board: &Board| langkah_engine::sliding::text::one_line(board);
                let (is, was) = (&read.puzzle, (start.to_owned(), goal.to_owned()));
                assert_eq!((rows(is.start()), rows(is.goal())), was, "{file}");
            }
            Any::Hidato(read) => {
                let line = langkah_engine::hidato::text::Format::Line;
                let is = langkah_engine::hidato::text::write(&read.board, line);
                assert_eq!(is, format!("{family} {start}\n"), "{file}");
            }
        }
        count += 1;
    }
    assert_eq!(count, 96);
}

/// A list may have each value on a line of its own: it has rows, but no columns.
#[test]
fn values_on_lines_of_their_own_have_no_columns() {
    let below = "[\n  [\n    1,\n    _,\n    _\n  ],\n  [\n    _,\n    _,\n    6\n  ]\n]\n";
    let beside = "hidato\n[[1, _, _], [_, _, 6]]\n";
    let quoted = below.replace("1", "\"1\"").replace('6', "\"6\"").replace('_', "\"_\"");
    for text in [format!("hidato\n{below}"), format!("hidato\n{quoted}")] {
        assert_eq!(any_of(text.as_bytes()), any_of(beside.as_bytes()), "{text}");
    }
    let beside = "[[\"1\", \"_\", \"_\"], [\"_\", \"_\", \"6\"]]\n";
    assert_eq!(any_of(quoted.as_bytes()), any_of(beside.as_bytes()), "{quoted}");
    let row = any_of(b"hidato\n[1, _, 4]\n");
    for text in ["hidato\n[1,\n _,\n 4]\n", "hidato\n[1,\n    _,\n          4]\n"] {
        assert_eq!(any_of(text.as_bytes()), row, "{text}");
    }
}

#[test]
fn a_rectangle_beyond_all_memory_is_refused() {
    for side in [1 << 20, 1 << 33] {
        let dims = Dims::new(side, side).expect("a size");
        let shape = Shape::rectangle(dims, Topology::King);
        assert!(matches!(shape, Err(ShapeError::Side(refused)) if refused == dims));
    }
}

//! Documents with puzzles of several kinds beside each other: no puzzle is lost and none is made of
//! two.

use langkah_engine::hidato::board::Topology;
use langkah_puzzle::read::{self, Any, Found};

/// The line of each puzzle and its rows, or its faults.
fn told(text: &str) -> Vec<(usize, String)> {
    let what = |found: Found| match found.read {
        Ok(Any::Sliding(opened)) => {
            langkah_engine::sliding::text::one_line(opened.puzzle.start()).replace('/', " ")
        }
        Ok(Any::Hidato(opened)) => langkah_engine::hidato::text::write(
            &opened.board,
            langkah_engine::hidato::text::Format::Line,
        ),
        Err(error) => error.messages().join("; "),
    };
    read::all(text.as_bytes(), None, Topology::King)
        .map(|found| (found.line, what(found)))
        .collect()
}

fn expect(text: &str, expected: &[(usize, &str)]) {
    let expected: Vec<_> = expected.iter().map(|(line, row)| (*line, (*row).to_owned())).collect();
    assert_eq!(told(text), expected, "{text}");
}

const FIRST: &str = "3 2 8 1 6 7 4 0 5";
const SECOND: &str = "5 3 4 0 7 2 8 1 6";

fn table(board: &str) -> String {
    let cells: Vec<&str> = board.split(' ').collect();
    let row = |row: &[&str]| format!("| {} |\n", row.join(" | "));
    format!("{}|---|---|---|\n{}{}", row(&cells[..3]), row(&cells[3..6]), row(&cells[6..]))
}

fn rows(board: &str) -> String {
    let cells: Vec<&str> = board.split(' ').collect();
    cells.chunks(3).map(|row| row.join(" ") + "\n").collect()
}

fn tabular(board: &str) -> String {
    let cells: Vec<&str> = board.split(' ').collect();
    let rows: String = cells.chunks(3).map(|row| row.join(" & ") + " \\\\\n").collect();
    format!("\\begin{{tabular}}{{ccc}}\n{rows}\\end{{tabular}}\n")
}

fn fence(text: &str) -> String {
    format!("```\n{text}```\n")
}

#[test]
fn tables_below_headings_of_markdown_are_a_puzzle_each() {
    for mark in ["#", "##"] {
        let text = format!("{mark} Soal 1\n\n{}\n{mark} Soal 2\n\n{}", table(FIRST), table(SECOND));
        expect(&text, &[(3, FIRST), (10, SECOND)]);
    }
}

#[test]
fn rows_beside_a_list_or_a_matrix_are_another_puzzle() {
    let list = "[[3,2,8],[1,6,7],[4,0,5]]\n";
    for between in ["\n", "\n# 2\n"] {
        let line = 1 + 1 + between.lines().count();
        expect(&format!("{list}{between}{}", rows(SECOND)), &[(1, FIRST), (line, SECOND)]);
    }
    expect(&format!("{}\n{}", tabular(FIRST), rows(SECOND)), &[(1, FIRST), (7, SECOND)]);
    // Start and goal stay one puzzle.
    let pair = format!("Start:\n{list}\nGoal:\n{}", rows(SECOND));
    assert_eq!(told(&pair).len(), 1);
    // A list may have empty lines in it.
    expect("[[3,2,8],\n\n[1,6,7],\n\n[4,0,5]]\n", &[(1, FIRST)]);
}

#[test]
fn each_block_of_code_is_a_puzzle_whatever_its_dress() {
    let text = format!("A\n{}B\n{}", fence(&tabular(FIRST)), fence(&rows(SECOND)));
    expect(&text, &[(3, FIRST), (11, SECOND)]);
    let pre = |board| format!("<pre>\n{}</pre>\n", tabular(board));
    let found = told(&format!("{}{}", pre(FIRST), pre(SECOND)));
    let boards: Vec<&str> = found.iter().map(|(_, board)| board.as_str()).collect();
    assert_eq!(boards, [FIRST, SECOND]);
}

/// The kind of line end means nothing.
#[test]
fn a_block_of_code_ends_with_every_line_end() {
    let one = format!("A\n\n{}\nDone here.\n", fence(&rows(FIRST)));
    let two = format!(
        "A\n\n{}\nThe second one:\n\n{}\n1 2 3 4 5 6 7 8 0\n",
        fence(&rows(FIRST)),
        fence(&rows(SECOND))
    );
    for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"] {
        expect(&one.replace('\n', end), &[(4, FIRST)]);
        expect(&two.replace('\n', end), &[(4, FIRST), (12, SECOND)]);
    }
}

#[test]
fn blocks_of_html_and_markdown_stand_side_by_side() {
    let pre = format!("<pre>{}</pre>\n", rows(FIRST).trim_end());
    expect(&format!("{pre}{}", fence(&rows(SECOND))), &[(1, FIRST), (5, SECOND)]);
    // The columns count from the beginning of the line.
    let found = told(&format!("{pre}\n<pre>1 2 y\n4 5 6\n7 0 8</pre>\n"));
    assert!(found[1].1.starts_with("5:10: “y”"), "{found:?}");
}

#[test]
fn a_mark_of_the_byte_order_stands_before_a_quotation() {
    let text = "> 1 2 3\n> 4 5 6\n> 7 0 8\n";
    expect(&format!("\u{feff}{text}"), &[(1, "1 2 3 4 5 6 7 0 8")]);
}

#[test]
fn a_small_board_with_a_wrong_word_is_no_size() {
    for text in ["[[1,2],[3,q]]", "1,2\n3,q", "| 1 | 2 |\n|---|---|\n| 3 | q |", "1 2\n3 q"] {
        let found = told(text);
        assert!(found[0].1.contains("“q” stands where"), "{text}: {found:?}");
    }
}

#[test]
fn a_goal_that_is_null_is_none() {
    for text in
        ["{\"start\":[[1,2],[3,0]],\"goal\":null}", "{\"goal\": null, \"start\": [[1,2],[3,0]]}"]
    {
        expect(text, &[(1, "1 2 3 0")]);
    }
}

/// An empty field is an empty cell of a Hidato, also between commas.
#[test]
fn an_empty_field_of_a_hidato_is_an_empty_cell() {
    let rows = |text: &str| {
        let found = read::all(text.as_bytes(), None, Topology::King).next().expect("a puzzle");
        let Ok(Any::Hidato(opened)) = found.read else { panic!("{text}: {:?}", found.read) };
        let board = opened.board;
        let dims = board.shape().dims();
        (dims.rows(), dims.cols(), board.count(), board.numbers().to_vec())
    };
    let with = |text: &str| (rows(text), rows(&text.replace(',', ";")));
    for (text, count, numbers) in [
        ("hidato\n1,,3\n,,\n7,,9\n", 9, vec![1, 0, 3, 0, 0, 0, 7, 0, 9]),
        ("numbrix\n1,2,,\n,,5,6\n", 8, vec![1, 2, 0, 0, 0, 0, 5, 6]),
        ("1,,0,6\n,3,0,5\n", 8, vec![1, 0, 0, 6, 0, 3, 0, 5]),
    ] {
        let (commas, semicolons) = with(text);
        assert_eq!((commas.2, commas.3.clone()), (count, numbers), "{text}");
        assert_eq!(commas, semicolons, "{text}");
    }
    let (commas, semicolons) = with("1,,3\n-1,,5\n7,,9\n");
    assert_eq!(commas, semicolons);
    assert_eq!((commas.0, commas.1), (3, 3));
}

#[test]
fn a_comment_in_a_row_carries_nothing_out() {
    let plain = told("hidato\n1 0 3\n0 0 0\n7 0 9\n");
    for comment in ["edge 1,1 1,2", "row two", "wall 1,1 1,2"] {
        let found = told(&format!("hidato\n1 0 3\n0 0 0 // {comment}\n7 0 9\n"));
        assert_eq!(found, plain, "{comment}");
    }
}

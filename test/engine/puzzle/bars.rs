//! The bars of edges in every picture of a Hidato: boards, films, pages that play, sheets and
//! reports.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_language::Language;
use langkah_puzzle::hidato;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::{Paper, SheetItem, pages};
use langkah_puzzle::picture::{Ink, document, player};
use langkah_puzzle::read::{self, Any};
use langkah_puzzle::report::{self, Cover, Form, Manner};
use serde_json::{Value, json};

/// Three rows and three edges, one of them over a corner.
const TEXT: &str = "hidato\n1 0 0\n0 0 0\n9 0 0\nedge 1,1 1,2\nedge 1,2 2,3\nedge 2,1 3,2\n";

fn board(text: &str) -> Board {
    match read::any(text.as_bytes(), None, Topology::King) {
        Ok(Any::Hidato(opened)) => opened.board,
        other => panic!("{other:?}"),
    }
}

fn solved(board: &Board) -> hidato::Solution {
    hidato::solve(board, &hidato::Request::default(), &mut ())
}

/// The middle of each line of a colour, in the order of the picture.
fn middles(svg: &str, colour: &str) -> Vec<(f32, f32)> {
    let lines = svg.lines().filter(|line| line.starts_with("<polyline"));
    let lines = lines.filter(|line| line.contains(&format!("stroke=\"{colour}\"")));
    let middle = |line: &str| {
        let points = line.split_once("points=\"").expect("points").1;
        let points = points.split_once('"').expect("an end").0;
        let points: Vec<f32> =
            points.split([' ', ',']).map(|one| one.parse().expect("a number")).collect();
        assert_eq!(points.len(), 4, "a bar has two ends");
        ((points[0] + points[2]) / 2.0, (points[1] + points[3]) / 2.0)
    };
    lines.map(middle).collect()
}

#[test]
fn a_picture_has_a_bar_between_the_cells_of_each_edge() {
    let board = board(TEXT);
    let film = Film::hidato(&board, Some(&solved(&board)));
    for (picture, _) in film.frames() {
        let svg = document(&picture, None, &Ink::LIGHT);
        let found = middles(&svg, Ink::LIGHT.text);
        let [a, b, c] = found[..] else { panic!("{found:?}") };
        // In columns and rows from the first bar, which stands half a column from the first cell.
        let side = (b.0 - a.0) / 1.0;
        let near = |x: f32, y: f32| (x - y).abs() < 0.02 * side;
        assert!(side > 1.0 && near(b.1 - a.1, 0.5 * side), "{found:?}");
        assert!(near(c.0, a.0) && near(c.1 - a.1, 1.5 * side), "{found:?}");
    }
}

#[test]
fn the_bars_of_hexagons_stand_between_them() {
    let board = board("hexagonal\n1 0\n0 4\nedge 1,1 1,2\nedge 1,2 2,1\nedge 2,1 2,2\n");
    let svg = document(&Film::hidato(&board, None).start, None, &Ink::DARK);
    let found = middles(&svg, Ink::DARK.text);
    let [a, b, c] = found[..] else { panic!("{found:?}") };
    let side = 2.0 * (c.0 - a.0);
    let near = |x: f32, y: f32| (x - y).abs() < 0.02 * side;
    assert!(near(b.0 - a.0, side / 4.0) && near(2.0 * (b.1 - a.1), c.1 - a.1), "{found:?}");
}

#[test]
fn the_page_that_plays_knows_the_edges() {
    let board = board(TEXT);
    let page = player::page(&Film::hidato(&board, Some(&solved(&board))));
    let data = page.split_once("const film = ").and_then(|(_, rest)| rest.split_once(";\n"));
    let data: Value = serde_json::from_str(data.expect("the film").0).expect("JSON");
    let edges = json!([[[0, 0], [0, 1]], [[0, 1], [1, 2]], [[1, 0], [2, 1]]]);
    assert_eq!(data["edges"], edges);
    assert!(page.contains("film.edges") && page.contains("#board .edge"));
}

#[test]
fn sheets_and_reports_have_the_bars() {
    let board = board(TEXT);
    let solution = solved(&board);
    let ink = Ink::PAPER.text;
    let all = pages(&[SheetItem::hidato(&board, Some(&solution))], "Monday", Paper::A4, true);
    assert_eq!(all.len(), 2, "the puzzle and its solution");
    assert!(all[0].contains("Hidato, 3×3, 3 edges"), "{}", all[0]);
    for page in &all {
        assert_eq!(middles(page, ink).len(), 3, "{page}");
    }
    for form in [Form::Markdown, Form::Html] {
        let manner =
            Manner { language: Language::english(), form, cover: Cover::default(), tree: None };
        let text = report::hidato::write(&board, Some(&solution), &manner);
        assert!(text.contains("3 edges join two cells each"), "{form:?}");
        let boards = text.matches("edge 1,1 1,2").count();
        let count = text.matches("<svg ").count();
        assert_eq!(middles(&text, ink).len(), 3 * count, "{form:?}");
        assert!(boards >= 2 && (count >= 2) == (form == Form::Html), "{form:?} {boards} {count}");
    }
}

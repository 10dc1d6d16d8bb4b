//! Boards of hexagons in the whole window: solved, clicked, walked with keys, asked about.

use std::path::{Path, PathBuf};

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::windows::{
    Test, assert_shows, at_size, click, harness, open, paste, press, session, settled, type_text,
};

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data/hexagonal/hexagon-19.txt")
}

fn selected(test: &Test) -> Option<(usize, usize)> {
    let hidato = session(test).hidato().expect("a Hidato is open");
    let shape = hidato.board().expect("open").shape();
    hidato.selected().map(|cell| shape.coordinates(cell)).map(|(row, col)| (row + 1, col + 1))
}

/// The rectangle around a cell, given by its row and its column from 1.
fn rect(test: &Test, row: usize, col: usize) -> Rect {
    let place = format!("row {row}, column {col}");
    let mut cells = test.query_all_by(|node| {
        let label = node.value().or(node.label()).unwrap_or_default();
        label.ends_with(&place)
    });
    cells.next().expect("the cell").rect()
}

fn click_at(test: &mut Test, pos: Pos2) {
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    test.event(Event::PointerMoved(pos));
    test.step();
    test.event(button(true));
    test.step();
    test.event(button(false));
    test.run();
}

#[test]
fn it_is_solved_and_walked() {
    let mut test = harness();
    open(&mut test, file());
    assert_shows(&test, "Hexagonal Hidato 5×5, 19 cells, 6 given");
    assert_shows(&test, "Hexagons: sides touch");
    crate::windows::solve(&mut test);
    assert_shows(&test, "One solution");
    assert_shows(&test, "13 of 13");
    press(&mut test, Key::Home);
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, ", just placed");
    // Each row stands half a cell beside the one above it, and reaches into it.
    let (first, second) = (rect(&test, 1, 2), rect(&test, 2, 2));
    assert!((second.left() - first.center().x).abs() < 1.0, "{first} {second}");
    assert!(second.top() < first.bottom() - 0.2 * first.height(), "{first} {second}");
}

/// The rectangles around hexagons overlap; a click means the hexagon that is painted there.
#[test]
fn a_click_hits_the_hexagon_that_is_painted_there() {
    for (width, height) in [(1080.0, 720.0), (720.0, 560.0)] {
        let mut test = at_size(width, height);
        open(&mut test, file());
        let cell = rect(&test, 3, 3);
        let (across, down) = (cell.width(), cell.height());
        let at = |x: f32, y: f32| cell.center() + vec2(x * across, y * down);
        for (pos, expected) in [
            (at(0.0, 0.0), (3, 3)),
            (at(0.0, -0.44), (3, 3)),
            (at(0.44, 0.2), (3, 3)),
            (at(-0.45, -0.45), (2, 2)),
            (at(0.45, -0.45), (2, 3)),
            (at(-0.45, 0.45), (4, 2)),
            (at(0.45, 0.45), (4, 3)),
        ] {
            // A second click on the selected cell would take the selection away.
            press(&mut test, Key::Escape);
            click_at(&mut test, pos);
            assert_eq!(selected(&test), Some(expected), "{pos} of {cell}");
        }
        // A corner of a rectangle with no hexagon is beside the board.
        press(&mut test, Key::Escape);
        assert_eq!(selected(&test), None);
        let outer = rect(&test, 1, 2);
        click_at(&mut test, outer.left_top() + vec2(1.0, 1.0));
        assert_eq!(selected(&test), None);
    }
}

/// Up and down go zigzag and keep the column where they can; else they go to the other hexagon that
/// touches.
#[test]
fn arrows_lead_from_hexagon_to_hexagon() {
    let mut test = harness();
    open(&mut test, file());
    let start = rect(&test, 5, 3).center();
    click_at(&mut test, start);
    let mut way = Vec::new();
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::ArrowLeft] {
        press(&mut test, key);
        way.push(selected(&test).expect("selected"));
    }
    assert_eq!(way, [(4, 3), (3, 3), (2, 3), (1, 3), (1, 2)]);
    // Below row 1, column 2 stand columns 1 and 2.
    way.clear();
    for key in [Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp] {
        press(&mut test, key);
        way.push(selected(&test).expect("selected"));
    }
    assert_eq!(way, [(2, 2), (2, 1), (1, 2)]);
    // A number is typed there.
    press(&mut test, Key::ArrowRight);
    type_text(&mut test, "4");
    let board = session(&test).hidato().and_then(|hidato| hidato.board()).expect("open");
    assert!(board.numbers().contains(&4));
}

/// The same in View, where the arrows move the focus.
#[test]
fn arrows_move_the_focus_too() {
    let mut test = harness();
    open(&mut test, file());
    let name = |test: &Test| {
        let node = test.query_all_by(|node| node.is_focused()).next()?;
        node.accesskit_node().value().or(node.accesskit_node().label())
    };
    for _ in 0..60 {
        if name(&test).is_some_and(|name| name.contains("row 1, column 2")) {
            break;
        }
        press(&mut test, Key::Tab);
    }
    for (key, place) in [
        (Key::ArrowRight, "row 1, column 3"),
        (Key::ArrowDown, "row 2, column 3"),
        (Key::ArrowDown, "row 3, column 3"),
        (Key::ArrowLeft, "row 3, column 2"),
        (Key::ArrowLeft, "row 3, column 1"),
        (Key::ArrowUp, "row 2, column 1"),
        (Key::ArrowUp, "row 1, column 2"),
    ] {
        press(&mut test, key);
        assert!(name(&test).is_some_and(|name| name.contains(place)), "{:?}", name(&test));
    }
}

#[test]
fn a_pasted_board_that_says_nothing_is_offered_as_hexagons() {
    let mut test = harness();
    // The board of the file without its word.
    let text = std::fs::read_to_string(file()).expect("the file");
    paste(&mut test, text.trim_start_matches("hexagonal\n"));
    crate::windows::solve(&mut test);
    crate::windows::wait(&mut test, "the other ways", |test| {
        !session(test).hidato().expect("open").looks_otherwise()
    });
    assert_shows(&test, "If the cells are hexagons, there is exactly one solution.");
    click(&mut test, "Switch to hexagons");
    settled(&mut test);
    assert_shows(&test, "One solution");
    assert_shows(&test, "Hexagons: sides touch");
}

/// The proportions of the boards of a tree are those of the hexagons.
#[test]
fn its_tree_is_drawn() {
    let mut test = harness();
    open(&mut test, file());
    crate::windows::solve(&mut test);
    test.get_by_role_and_label(Role::Tab, "Search tree").click();
    test.run();
    crate::windows::wait(&mut test, "the tree", |test| session(test).recording().is_none());
    assert_shows(&test, "Recorded search");
    let (width, height) = session(&test).explorer().expect("recorded").size();
    assert!((width - 5.5).abs() < 1e-3 && (height - 4.619).abs() < 1e-3, "{width} {height}");
}

/// A bar joins two cells, as in Rikudo: their names tell it, the solution follows it, and a person
/// who does not is told so.
#[test]
fn an_edge_is_told_and_followed() {
    let mut test = harness();
    paste(&mut test, "numbrix\n1 0 0\n0 0 0\nedge 1,2 2,2\n");
    test.run();
    assert_shows(&test, "Empty, row 1, column 2, joined with row 2, column 2");
    crate::windows::solve(&mut test);
    assert_shows(&test, "One solution");
    let hidato = session(&test).hidato().expect("a Hidato is open");
    let solution = hidato.result().and_then(|(_, solution)| solution.finished.solution());
    assert_eq!(solution.map(|board| board.numbers().to_vec()), Some(vec![1, 4, 5, 2, 3, 6]));
}

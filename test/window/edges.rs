//! Edges of a Hidato of one's own in the whole window: by strokes and clicks of the pointer, by
//! keys, and by a screen reader's press; random boards with edges.

use egui::accesskit::Toggled;
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah_engine::hidato::board::{Board, Topology};

use crate::windows::{
    Test, assert_shows, choose, click, harness, paste, press, press_with, session, shows,
    type_text, wait, window,
};

fn board(test: &Test) -> Board {
    let session = session(test);
    session.hidato().and_then(|hidato| hidato.open()).expect("a Hidato is open").board.clone()
}

fn edges(test: &Test) -> Vec<[u16; 2]> {
    board(test).shape().edges().to_vec()
}

/// The middle of a cell.
fn at(test: &Test, row: usize, col: usize) -> egui::Pos2 {
    let end = format!("row {row}, column {col}");
    let has =
        |label: String| label.split(", joined").next().is_some_and(|name| name.contains(&end));
    test.get_by(|node| node.role() == Role::Button && node.label().is_some_and(&has))
        .rect()
        .center()
}

fn stroke(test: &mut Test, places: &[(usize, usize)]) {
    let points: Vec<egui::Pos2> = places.iter().map(|&(row, col)| at(test, row, col)).collect();
    test.drag_at(points[0]);
    test.run();
    for &point in &points[1..] {
        test.hover_at(point);
        test.run();
    }
    test.drop_at(points[points.len() - 1]);
    test.run();
}

fn with_shift(test: &mut Test, key: Key) {
    press_with(test, Modifiers::SHIFT, key);
}

fn open(text: &str) -> Test {
    let mut test = harness();
    paste(&mut test, text);
    choose(&mut test, "Edit givens");
    test
}

const SQUARE: &str = "hidato\n1 0 0\n0 0 0\n0 0 9\n";

#[test]
fn a_stroke_draws_a_chain_and_the_same_stroke_takes_it_away() {
    let mut test = open(SQUARE);
    choose(&mut test, "Edges");
    let edges_tool = test.get_by_role_and_label(Role::RadioButton, "Edges");
    assert_eq!(edges_tool.accesskit_node().toggled(), Some(Toggled::True));
    assert_shows(&test, "Drag over cells to join them");
    let chain = [(1, 1), (1, 2), (1, 3), (2, 3)];
    stroke(&mut test, &chain);
    assert_eq!(edges(&test), [[0, 1], [1, 2], [2, 5]]);
    assert_shows(&test, "3 edges");
    test.get_by_label("Empty, row 1, column 2, joined with row 1, column 1 and row 1, column 3");
    // Back over the last step takes it back.
    stroke(&mut test, &[(2, 3), (2, 2), (2, 3), (3, 3)]);
    assert_eq!(edges(&test), [[0, 1], [1, 2], [2, 5], [5, 8]]);
    wait(&mut test, "the verdict", |test| shows(test, "No solution"));
    test.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    test.run();
    assert_eq!(edges(&test).len(), 3);
    wait(&mut test, "the verdict", |test| shows(test, "Several solutions"));
    stroke(&mut test, &chain);
    assert_eq!(edges(&test), [[0_u16; 2]; 0]);
    assert!(!shows(&test, "3 edges"));
}

#[test]
fn two_clicks_join_and_a_screen_reader_does_so_too() {
    let mut test = open(SQUARE);
    choose(&mut test, "Edges");
    stroke(&mut test, &[(2, 2)]);
    assert_shows(&test, "Click a cell that touches the marked one");
    test.get_by_label("Empty, row 2, column 2, first cell of an edge");
    stroke(&mut test, &[(3, 3)]);
    assert_eq!(edges(&test), [[4, 8]]);
    assert_shows(&test, "Joined with row 2, column 2");
    for name in ["Empty, row 1, column 2", "Empty, row 2, column 1"] {
        test.get_by_label(name).click_accesskit();
        test.run();
    }
    assert_eq!(edges(&test), [[1, 3], [4, 8]]);
    // A third edge of a cell is told, and not drawn.
    stroke(&mut test, &[(1, 1), (1, 2), (1, 3)]);
    assert_eq!(edges(&test), [[0, 1], [1, 3], [4, 8]]);
    assert_shows(&test, "row 1, column 2 has two edges already");
}

#[test]
fn edges_go_by_keys() {
    let mut test = open(SQUARE);
    press(&mut test, Key::ArrowRight);
    with_shift(&mut test, Key::ArrowRight);
    with_shift(&mut test, Key::ArrowDown);
    assert_eq!(edges(&test), [[0, 1], [1, 4]]);
    choose(&mut test, "Edges");
    // A corner: Enter on one cell, and on the other.
    test.get_by_label("Empty, row 2, column 2, joined with row 1, column 2").focus();
    test.run();
    press(&mut test, Key::Enter);
    press(&mut test, Key::ArrowDown);
    press(&mut test, Key::ArrowRight);
    press(&mut test, Key::Enter);
    assert_eq!(edges(&test), [[0, 1], [1, 4], [4, 8]]);
    press(&mut test, Key::Escape);
    for count in [2, 1, 0] {
        press_with(&mut test, Modifiers::COMMAND, Key::Z);
        assert_eq!(edges(&test).len(), count);
    }
    // In the other tools Enter puts numbers as before.
    choose(&mut test, "Numbers");
    press(&mut test, Key::ArrowRight);
    press(&mut test, Key::ArrowRight);
    type_text(&mut test, "2");
    assert_eq!(board(&test).numbers().iter().filter(|&&number| number > 0).count(), 3);
}

/// The button and Shift+Backspace do the same. Without edges there is nothing to press.
#[test]
fn a_button_and_a_key_take_all_edges_away() {
    let mut test = open("hidato\n1 0 0\n0 0 0\n0 0 9\nedge 1,1 1,2\nedge 3,2 3,3\n");
    for with_key in [false, true] {
        assert_eq!(edges(&test).len(), 2);
        if with_key {
            with_shift(&mut test, Key::Backspace);
        } else {
            click(&mut test, "Take all edges away");
        }
        assert!(edges(&test).is_empty());
        assert!(test.get_by_label("Take all edges away").accesskit_node().is_disabled());
        assert_eq!(board(&test).numbers()[0], 1);
        press_with(&mut test, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(edges(&test).len(), 2);
    assert!(!test.get_by_label("Take all edges away").accesskit_node().is_disabled());
}

#[test]
fn a_stroke_goes_over_hexagons() {
    let mut test = open("hexagonal\n1 0 0\n0 0 0\n0 0 9\n");
    assert_eq!(board(&test).shape().topology(), Topology::Hexagonal);
    choose(&mut test, "Edges");
    stroke(&mut test, &[(1, 2), (2, 2), (3, 2)]);
    assert_eq!(edges(&test), [[1, 4], [4, 7]]);
    choose(&mut test, "Outline");
    stroke(&mut test, &[(2, 2)]);
    assert_eq!(edges(&test), [[0_u16; 2]; 0]);
}

/// On an enlarged board the primary button draws and the other one moves the board.
#[test]
fn an_enlarged_board_is_moved_with_the_other_button() {
    let mut test = open("hidato\n1 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 9\n");
    for _ in 0..4 {
        press(&mut test, Key::Plus);
    }
    for tool in ["Edges", "Outline"] {
        choose(&mut test, tool);
        let before = at(&test, 3, 3);
        stroke(&mut test, &[(3, 3), (3, 2)]);
        let drawn = board(&test);
        assert_eq!(
            (drawn.count(), edges(&test).len(), at(&test, 3, 3)),
            match tool {
                "Edges" => (25, 1, before),
                _ => (23, 0, before),
            }
        );
        let (button, modifiers) = (egui::PointerButton::Secondary, Modifiers::NONE);
        for (away, pressed) in [(0.0, true), (20.0, true), (40.0, false)] {
            let pos = before + egui::vec2(away, away);
            test.event(Event::PointerMoved(pos));
            if away != 20.0 {
                test.event(Event::PointerButton { pos, button, pressed, modifiers });
            }
            test.step();
        }
        test.run();
        let moved = at(&test, 3, 3) - before;
        assert!(moved.x > 10.0 && moved.y > 10.0, "{tool}: {moved}");
        assert_eq!(board(&test), drawn);
    }
}

#[test]
fn random_boards_have_edges() {
    let mut test = harness();
    click(&mut test, "Random options");
    choose(&mut test, "Numbrix");
    choose(&mut test, "6×6");
    // The path of 36 cells has 35 steps.
    for (typed, taken) in [("99", 35), ("7", 7)] {
        test.get_by_role_and_label(Role::SpinButton, "Edges").focus();
        test.run();
        type_text(&mut test, typed);
        press(&mut test, Key::Enter);
        assert_eq!(window(&mut test).settings().hidato.edges, taken);
    }
    click(&mut test, "Make");
    wait(&mut test, "the puzzle", |test| shows(test, ", 7 edges"));
    assert_eq!((board(&test).count(), edges(&test).len()), (36, 7));
}

//! What assistive technologies are told: every node's name, role, value and description.

use egui::Role;
use egui::accesskit::{self, Live};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use crate::windows::{Test, at_size, file, open, paste, press, press_with, solve};

/// A node as the accessibility tree tells it.
#[derive(Debug, Clone)]
struct Told {
    role: accesskit::Role,
    label: Option<String>,
    value: Option<String>,
    description: Option<String>,
    live: Live,
}

fn told(test: &Test) -> Vec<Told> {
    test.query_all_by(|_| true)
        .map(|node| {
            let node = node.accesskit_node();
            Told {
                role: node.role(),
                label: node.label(),
                value: node.value(),
                description: node.description(),
                live: node.live(),
            }
        })
        .collect()
}

/// The window in its states.
fn states() -> Vec<(&'static str, Test)> {
    let board = || {
        let mut test = at_size(1280.0, 800.0);
        open(&mut test, file("roni-tc2.txt"));
        solve(&mut test);
        test
    };
    let mut tree = board();
    press(&mut tree, egui::Key::Num2);
    crate::windows::wait(&mut tree, "the tree", |test| {
        crate::windows::shows(test, "The end, after ")
    });
    let mut compare = board();
    press(&mut compare, egui::Key::Num3);
    press(&mut compare, egui::Key::Enter);
    crate::windows::wait(&mut compare, "the rows", |test| {
        crate::windows::shows(test, "searches are done.")
    });
    let mut help = board();
    press(&mut help, egui::Key::F1);
    let mut settings = board();
    press_with(&mut settings, egui::Modifiers::COMMAND, egui::Key::Comma);
    let mut hidato = at_size(1280.0, 800.0);
    paste(&mut hidato, "1 0 3\n6 0 0\n7 0 9\n");
    solve(&mut hidato);
    let mut wrong = at_size(1280.0, 800.0);
    paste(&mut wrong, "1 2 3\n4 x 9 z\n");
    vec![
        ("empty", at_size(1280.0, 800.0)),
        ("board", board()),
        ("tree", tree),
        ("compare", compare),
        ("help", help),
        ("settings", settings),
        ("hidato", hidato),
        ("fault", wrong),
    ]
}

fn print(name: &str, one: &Told) -> String {
    format!("{name}: {one:?}")
}

#[test]
fn no_name_is_the_code_of_an_icon_or_missing() {
    let is_code = |text: &String| text.chars().any(|c| ('\u{e000}'..='\u{f8ff}').contains(&c));
    let mut faults = Vec::new();
    for (name, test) in states() {
        for one in told(&test) {
            let texts = [&one.label, &one.value, &one.description];
            if texts.into_iter().flatten().any(is_code) {
                faults.push(print(name, &one));
            }
            let acts = matches!(
                one.role,
                Role::Button
                    | Role::CheckBox
                    | Role::RadioButton
                    | Role::Tab
                    | Role::ComboBox
                    | Role::Slider
                    | Role::SpinButton
                    | Role::TextInput
                    | Role::Link
            );
            if acts && one.label.as_ref().is_none_or(String::is_empty) {
                faults.push(print(name, &one));
            }
            if one.description.is_some() && one.description == one.label {
                faults.push(print(name, &one));
            }
            if one.role == Role::ComboBox && one.value.is_none() {
                faults.push(print(name, &one));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What changes by itself, or by what a person has asked for, is said.
#[test]
fn steps_results_and_notices_are_announced() {
    let live = |test: &Test, part: &str| {
        let says = |text: &Option<String>| text.as_ref().is_some_and(|text| text.contains(part));
        let all = told(test);
        let found = all.iter().find(|one| says(&one.label) || says(&one.value));
        found.unwrap_or_else(|| panic!("nothing says {part}")).live
    };
    let states: std::collections::HashMap<_, _> = states().into_iter().collect();
    for (name, part, wanted) in [
        ("board", "23 moves", Live::Polite),
        ("board", "0 of 23", Live::Polite),
        ("board", "the fewest, proved", Live::Polite),
        ("tree", "The end, after", Live::Polite),
        ("hidato", "solutions", Live::Polite),
        ("fault", "The pasted text", Live::Assertive),
    ] {
        assert_eq!(live(&states[name], part), wanted, "{name}: {part}");
    }
}

#[test]
fn the_window_its_views_and_its_charts_have_names() {
    for (name, test) in states() {
        let view = match name {
            "tree" => "Search tree",
            "compare" => "Compare",
            _ => "Solution",
        };
        let root = test.root().accesskit_node();
        assert_eq!(root.label(), Some(format!("Langkah: {view}")), "{name}");
        let tab = test.get_by_role_and_label(Role::Tab, view);
        assert_eq!(tab.accesskit_node().is_selected(), Some(true), "{name}");
        match name {
            "compare" => {
                let chart = test.get_by_role(Role::Image).accesskit_node().label();
                let chart = chart.expect("it has a name");
                assert!(chart.starts_with("Chart of nodes expanded: Deepening"), "{chart}");
                assert!(chart.contains("316 expanded"), "{chart}");
            }
            "help" => {
                test.get_by_role_and_label(Role::Dialog, "Help, open");
            }
            _ => {}
        }
    }
}

#[test]
fn record_and_compare_say_what_they_do() {
    for (name, test) in states() {
        let (label, about) = match name {
            "tree" => ("Record", "Record the search, to walk through it (Enter)"),
            "compare" => ("Compare", "Run the chosen searches (Enter)"),
            "board" => ("Solve", "Solve the puzzle (Enter)"),
            _ => continue,
        };
        let button = test.get_by_role_and_label(Role::Button, label).accesskit_node();
        assert_eq!(button.description().as_deref(), Some(about));
    }
}

/// A ring is drawn around whatever Tab comes to.
#[test]
fn the_focus_is_seen_on_every_control_in_both_themes() {
    fn rings(shape: &egui::Shape, at: egui::Rect) -> bool {
        match shape {
            egui::Shape::Rect(ring) => {
                let is_around = ring.rect.contains_rect(at.shrink(1.0))
                    && ring.rect.size().max_elem() < at.size().max_elem() + 8.0;
                ring.stroke.width == 2.0 && ring.fill == egui::Color32::TRANSPARENT && is_around
            }
            egui::Shape::Vec(shapes) => shapes.iter().any(|shape| rings(shape, at)),
            _ => false,
        }
    }
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        for (name, mut test) in states() {
            test.ctx.set_theme(theme);
            let mut met = 0;
            for _ in 0..30 {
                press(&mut test, egui::Key::Tab);
                let focused = test.ctx.memory(|memory| memory.focused());
                let response = focused.and_then(|id| test.ctx.read_response(id));
                let Some(rect) = response.map(|one| one.interact_rect) else { continue };
                let size = test.ctx.content_rect().size();
                assert!(rect.is_positive(), "{name}, {size}: the focus is out of sight");
                met += 1;
                let shapes = &test.output().shapes;
                let is_seen = shapes.iter().any(|clipped| rings(&clipped.shape, rect));
                assert!(is_seen, "{name}, {theme:?}: {rect}");
            }
            assert!(met > 5, "{name}: {met}");
        }
    }
}

#[test]
fn the_control_with_the_focus_is_scrolled_into_sight() {
    let board = |key: egui::Key| {
        let mut test = at_size(760.0, 480.0);
        open(&mut test, file("roni-tc2.txt"));
        solve(&mut test);
        press(&mut test, key);
        test.run();
        test
    };
    let views = [
        ("solution", board(egui::Key::Num1)),
        ("tree", board(egui::Key::Num2)),
        ("compare", board(egui::Key::Num3)),
        ("practice", board(egui::Key::Num4)),
    ];
    for (name, mut test) in views {
        let mut met = std::collections::BTreeSet::new();
        for _ in 0..80 {
            press(&mut test, egui::Key::Tab);
            let Some(id) = test.ctx.memory(|memory| memory.focused()) else { continue };
            let rect = test.ctx.read_response(id).expect("it is drawn").interact_rect;
            assert!(rect.height() > 8.0, "{name}: {rect}");
            met.insert(id.value());
        }
        assert!(met.len() > 15, "{name}: {}", met.len());
    }
}

/// The name of what has the focus.
fn focused(test: &Test) -> String {
    let node = test.get_by(|node| node.is_focused() && node.label().is_some());
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_closed_dialog_gives_the_focus_back() {
    let mut test = at_size(1280.0, 800.0);
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    test.get_by_role_and_label(Role::Button, "Next").focus();
    test.run();
    for (key, modifiers, name) in [
        (egui::Key::Comma, egui::Modifiers::COMMAND, "Settings, open"),
        (egui::Key::F1, egui::Modifiers::NONE, "Help, open"),
    ] {
        assert_eq!(focused(&test), "Next");
        press_with(&mut test, modifiers, key);
        let dialog = test.get_by_role_and_label(Role::Dialog, name);
        assert!(dialog.accesskit_node().is_modal());
        press(&mut test, egui::Key::Tab);
        assert_ne!(focused(&test), "Next");
        press(&mut test, egui::Key::Escape);
        assert!(test.query_by_role_and_label(Role::Dialog, name).is_none());
    }
    assert_eq!(focused(&test), "Next");
}

/// As in a browser, not from the beginning of the window.
#[test]
fn the_tab_key_goes_on_where_a_control_has_vanished() {
    let begin = || {
        let mut test = at_size(1280.0, 800.0);
        open(&mut test, file("roni-tc2.txt"));
        solve(&mut test);
        press(&mut test, egui::Key::Num4);
        test.get_by_role_and_label(Role::Button, "Begin").focus();
        press(&mut test, egui::Key::Enter);
        crate::windows::wait(&mut test, "a question", |test| {
            crate::windows::shows(test, "End this run")
        });
        test.get_by_role_and_label(Role::Button, "End this run").focus();
        press(&mut test, egui::Key::Enter);
        assert!(test.query_by_role_and_label(Role::Button, "End this run").is_none());
        test
    };
    let mut test = begin();
    press(&mut test, egui::Key::Tab);
    assert_eq!(focused(&test), "Begin");
    // A click begins anew from the window's beginning.
    let mut test = begin();
    test.hover_at(egui::pos2(640.0, 790.0));
    test.drag_at(egui::pos2(640.0, 790.0));
    test.drop_at(egui::pos2(640.0, 790.0));
    test.run();
    press(&mut test, egui::Key::Tab);
    assert_eq!(focused(&test), "Open…");
}

/// What is below a node, in order; below one of these kinds nothing more is looked for.
fn below<'a>(
    node: AccessKitNode<'a>,
    kinds: &[accesskit::Role],
    found: &mut Vec<AccessKitNode<'a>>,
) {
    for child in node.children() {
        if kinds.contains(&child.role()) {
            found.push(child);
        } else {
            below(child, kinds, found);
        }
    }
}

/// The table of a name: how many rows and columns it tells of, and the cells of the rows in sight.
fn table(test: &Test, name: &str) -> ((usize, usize), Vec<Vec<String>>) {
    let node = test.get_by_role_and_label(accesskit::Role::Table, name).accesskit_node();
    let size = |node: &AccessKitNode<'_>| {
        let data = node.data();
        (data.row_count().expect("rows"), data.column_count().expect("columns"))
    };
    let (mut rows, mut lines) = (Vec::new(), Vec::new());
    below(node, &[accesskit::Role::Row], &mut rows);
    for row in rows {
        let mut cells = Vec::new();
        below(row, &[accesskit::Role::Cell, accesskit::Role::ColumnHeader], &mut cells);
        lines.push(cells.iter().map(|cell| cell.label().unwrap_or_default()).collect());
    }
    (size(&node), lines)
}

#[test]
fn tables_are_tables() {
    for (name, mut test) in states() {
        match name {
            "board" => {
                let (size, rows) = table(&test, "Kurang(i) of each tile");
                assert_eq!(size, (2, 8));
                assert_eq!(rows.len(), 2);
                assert_eq!(rows[0].len(), 8);
                assert_eq!(rows[0][0], "Kurang(1) = 0");
                assert!(rows[1][7].starts_with("Kurang(16) = "), "{rows:?}");
            }
            "tree" => {
                press(&mut test, egui::Key::ArrowLeft);
                test.get_by_role_and_label(Role::RadioButton, "Live nodes").click();
                test.run();
                let (size, rows) = table(&test, "The live nodes");
                assert_eq!((size.0, size.1), (rows.len(), 6));
                assert_eq!(rows[0].len(), 6, "{rows:?}");
                assert_eq!(rows[0][0], "1");
            }
            "compare" => {
                let (size, rows) = table(&test, "The searches");
                assert_eq!((size.0, size.1), (rows.len(), 8));
                assert_eq!(rows[0][..3], ["Search", "Moves", "Expanded"]);
                assert_eq!(rows[1].len(), 8);
                assert_eq!(rows[1][1], "23 (fewest)");
            }
            _ => {}
        }
    }
}

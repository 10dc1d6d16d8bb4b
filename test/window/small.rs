//! The window small and large: nothing is lost or covered, boards zoom and pan, the panel hides.

use std::path::Path;

use egui::{Event, Key, MouseWheelUnit, Pos2, Rect, Role, ViewportCommand, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::windows::{Test, assert_shows, at_size, click, open, press, shows, solve};

const SIZES: [[f32; 2]; 6] = [
    // 720×560 and 1366×768 at 150 %, the smallest window, and larger ones.
    [480.0, 373.0],
    [640.0, 440.0],
    [720.0, 560.0],
    [910.0, 480.0],
    [1280.0, 800.0],
    [1920.0, 1080.0],
];

fn at(size: [f32; 2], puzzle: &str) -> Test {
    let mut test = at_size(size[0], size[1]);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data").join(puzzle);
    open(&mut test, path);
    test.run();
    test
}

fn button(test: &Test, label: &str) -> Rect {
    test.get_by_role_and_label(Role::Button, label).rect()
}

/// The cells of the board, row by row.
fn cells(test: &Test) -> Vec<Rect> {
    let is_cell = |label: Option<String>| {
        label.is_some_and(|label| label.contains(", row ") && label.contains(", column "))
    };
    test.query_all_by(|node| is_cell(node.value().or(node.label())))
        .map(|node| node.rect())
        .collect()
}

#[test]
fn nothing_is_lost_or_covered_at_any_size() {
    for size in SIZES {
        for puzzle in ["course/roni-tc2.txt", "hidato/gen-08x08-a.txt"] {
            let test = at(size, puzzle);
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1]));
            let names = [
                "Open…", "Random", "Solve", "Appearance", "Help", "Undo", "Redo", "Hint", "First",
                "Previous", "Play", "Next", "Last",
            ];
            let rects = names.map(|name| (name, button(&test, name)));
            let views = ["Solution", "Search tree", "Compare"]
                .map(|name| (name, test.get_by_role_and_label(Role::Tab, name).rect()));
            let all: Vec<(&str, Rect)> = rects.into_iter().chain(views).collect();
            for (index, (name, rect)) in all.iter().enumerate() {
                assert!(screen.contains_rect(*rect), "{name} is at {rect} in {size:?}");
                for (other, beside) in &all[index + 1..] {
                    let shared = rect.intersect(*beside);
                    let is_apart = shared.width() < 1.0 || shared.height() < 1.0;
                    assert!(is_apart, "{name} at {rect} covers {other} at {beside} in {size:?}");
                }
            }
            let least = if size[1] < 400.0 { 4.0 } else { 12.0 };
            let width = cells(&test)[0].width();
            assert!(width > least, "{width} in {size:?} {puzzle}");
        }
    }
}

#[test]
fn a_large_board_can_be_read_from_near() {
    let mut test = at([720.0, 560.0], "hidato/gen-20x20-holes.txt");
    let (whole, width) = (cells(&test), cells(&test)[0].width());
    assert!(width < 20.0);
    for _ in 0..4 {
        press(&mut test, Key::Plus);
    }
    assert!(cells(&test)[0].width() > 2.0 * width);
    // The wheel enlarges about the pointer; what is under it stays there.
    let middle = cells(&test)[170].center();
    test.hover_at(middle);
    test.run();
    let before = cells(&test)[170];
    let delta = vec2(0.0, 40.0);
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta,
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Default::default(),
    };
    test.event(wheel);
    test.run();
    let after = cells(&test)[170];
    assert!(after.width() > before.width() + 1.0);
    assert!((after.center() - before.center()).length() < 4.0, "{before} {after}");
    // A drag pans.
    let from = cells(&test)[170].center();
    test.drag_at(from);
    test.run();
    test.hover_at(from + vec2(30.0, 20.0));
    test.run();
    test.drop_at(from + vec2(30.0, 20.0));
    test.run();
    let moved = cells(&test)[170].center() - after.center();
    // Cells are whole pixels wide, so the board is moved by nearly as much.
    assert!((moved - vec2(30.0, 20.0)).length() < 6.0, "{moved}");
    // And back: nothing is left of it.
    for _ in 0..12 {
        press(&mut test, Key::Minus);
    }
    assert_eq!(cells(&test), whole);
}

/// A second search tells more of its memory than the first, in as much room.
#[test]
fn the_panel_does_not_grow_with_its_figures() {
    let mut test = at_size(1080.0, 720.0);
    let mixed = "2 3 4 5 10\n1 6 8 0 9\n11 7 13 14 15\n16 12 17 18 20\n21 22 23 19 24\n";
    crate::windows::paste(&mut test, mixed);
    let whole = cells(&test);
    for _ in 0..2 {
        solve(&mut test);
        assert_eq!(cells(&test), whole);
    }
    assert!(test.query_by_label_contains(" of tables").is_some());
}

/// Another board is shown whole.
#[test]
fn a_board_of_another_size_is_shown_whole() {
    let mut test = at([1280.0, 800.0], "course/roni-tc2.txt");
    let whole = cells(&test);
    for _ in 0..5 {
        press(&mut test, Key::Plus);
    }
    assert!(cells(&test)[0].width() > whole[0].width());
    crate::windows::paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    crate::windows::paste(&mut test, "5 6 4 3\n2 1 0 8\n9 10 7 11\n13 14 15 12\n");
    assert_eq!(cells(&test), whole);
}

#[test]
fn the_panel_hides_and_comes_back() {
    let mut test = at([1280.0, 800.0], "course/roni-tc2.txt");
    assert_shows(&test, "ΣKurang 29 + X 1 = 30");
    press(&mut test, Key::F9);
    assert!(!shows(&test, "ΣKurang 29 + X 1 = 30"));
    press(&mut test, Key::F9);
    assert_shows(&test, "ΣKurang 29 + X 1 = 30");
    // Twice is no choice: the panel still makes room where the board needs it.
    test.set_size(vec2(480.0, 373.0));
    test.run();
    assert!(!shows(&test, "ΣKurang 29 + X 1 = 30"));
    // In the narrowest window the board comes first.
    let mut test = at([480.0, 373.0], "course/roni-tc2.txt");
    assert!(!shows(&test, "ΣKurang 29 + X 1 = 30"));
    // A button in its place tells that it is there, and shows it.
    click(&mut test, "Panel at the right (F9)");
    assert_shows(&test, "ΣKurang 29 + X 1 = 30");
    assert!(!shows(&test, "Panel at the right (F9)"));
}

#[test]
fn the_whole_screen() {
    let mut test = at([1280.0, 800.0], "course/roni-tc2.txt");
    test.event(Event::Key {
        key: Key::F11,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Default::default(),
    });
    test.step();
    let output = test.output().viewport_output.values().next().expect("the window's");
    assert!(output.commands.contains(&ViewportCommand::Fullscreen(true)), "{:?}", output.commands);
}

/// What is said grows with a large window, which is looked at from afar.
#[test]
fn figures_grow_with_the_window() {
    let height = |size| {
        let mut test = at(size, "course/roni-tc2.txt");
        solve(&mut test);
        let rect = test.get_by_label("Expanded").rect();
        rect.height()
    };
    let usual = height([1280.0, 800.0]);
    assert_eq!(usual, height([720.0, 560.0]));
    assert!(height([1920.0, 1080.0]) > 1.1 * usual);
}

/// What a wide window needed for its tools is not asked of a narrower one, which leaves words out.
#[test]
fn a_narrowed_window_keeps_its_tools_in_one_row() {
    let mut test = at([1280.0, 800.0], "course/roni-tc2.txt");
    for width in [1060.0, 930.0, 853.0, 800.0] {
        test.set_size(vec2(width, 560.0));
        test.run();
        let tops = ["Open…", "Help"].map(|label| button(&test, label).center().y);
        assert!((tops[0] - tops[1]).abs() < 6.0, "at {width}: {tops:?}");
    }
}

/// The words of the practice's settings end before the window does.
#[test]
fn the_settings_of_a_practice_are_as_wide_as_a_small_window() {
    let mut test = at([600.0, 440.0], "course/roni-tc2.txt");
    press(&mut test, Key::Num4);
    let words = test.get_by_label_contains("Langkah asks you what its search does next");
    assert!(words.rect().right() < 590.0, "{:?}", words.rect());
}

/// Tab goes through the toolbar as it is read.
#[test]
fn the_tab_key_goes_from_left_to_right() {
    let mut test = at([1280.0, 800.0], "course/roni-tc2.txt");
    let mut lefts = Vec::new();
    for _ in 0..12 {
        press(&mut test, Key::Tab);
        let focused = test.ctx.memory(|memory| memory.focused());
        let rect = focused.and_then(|id| test.ctx.read_response(id)).map(|one| one.rect);
        lefts.extend(rect.filter(|rect| rect.top() < 48.0).map(|rect| rect.left()));
    }
    assert!(lefts.len() > 8, "{lefts:?}");
    assert!(lefts.is_sorted(), "{lefts:?}");
}

/// The Tab key comes to a board once, and goes on from it once.
#[test]
fn a_board_is_one_stop_and_arrows_lead_inside_it() {
    for (puzzle, right, down) in [
        ("course/roni-tc2.txt", "Tile 6, row 1, column 2", "Tile 1, row 2, column 2"),
        ("hidato/gen-08x08-a.txt", "row 1, column 2", "row 2, column 2"),
    ] {
        let mut test = at([1280.0, 800.0], puzzle);
        let name = |test: &Test| {
            let node = test.query_all_by(|node| node.is_focused()).next()?;
            node.accesskit_node().value().or(node.accesskit_node().label())
        };
        let is_cell = |name: &Option<String>| {
            name.as_ref().is_some_and(|name| name.contains(", row ") || name.contains("row 1"))
        };
        let mut stops = Vec::new();
        for _ in 0..60 {
            press(&mut test, Key::Tab);
            stops.push(name(&test));
        }
        let round = stops.iter().skip(1).position(|stop| *stop == stops[0]).expect("round") + 1;
        let cells = stops[..round].iter().filter(|stop| is_cell(stop)).count();
        assert_eq!(cells, 1, "{:?}", &stops[..round]);
        while !is_cell(&name(&test)) {
            press(&mut test, Key::Tab);
        }
        press(&mut test, Key::ArrowRight);
        assert!(name(&test).is_some_and(|name| name.contains(right)), "{:?}", name(&test));
        press(&mut test, Key::ArrowDown);
        assert!(name(&test).is_some_and(|name| name.contains(down)), "{:?}", name(&test));
        press(&mut test, Key::ArrowUp);
        press(&mut test, Key::ArrowUp);
        assert!(name(&test).is_some_and(|name| name.contains(right)), "{:?}", name(&test));
    }
}

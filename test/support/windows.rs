//! The whole window without a screen, driven by accessible names.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::accesskit::Live;
use egui::{Event, Key, Modifiers, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use langkah::app::window::Window;
use langkah::session::Session;
use langkah::session::settings::{Motion, Settings};

pub type Test = Harness<'static, Option<Window>>;

pub fn at_size(width: f32, height: f32) -> Test {
    with_frames(0.25, vec2(width, height))
}

/// A window whose frames are `seconds` apart.
pub fn with_frames(seconds: f32, size: egui::Vec2) -> Test {
    let draw = |ui: &mut egui::Ui, window: &mut Option<Window>| match window {
        // Fonts that are set in one frame are there in the next.
        None => {
            let settings = Settings { motion: Motion::Off, ..Settings::default() };
            *window = Some(Window::new(ui.ctx(), settings));
            ui.ctx().request_repaint();
        }
        Some(window) => {
            window.logic(ui.ctx());
            window.ui(ui);
        }
    };
    let mut test = Harness::builder()
        .with_size(size)
        .with_step_dt(seconds)
        .with_max_steps(64)
        .build_ui_state(draw, None);
    test.run();
    test
}

pub fn harness() -> Test {
    at_size(1080.0, 720.0)
}

pub fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data/course").join(name)
}

pub fn window(test: &mut Test) -> &mut Window {
    test.state_mut().as_mut().expect("made in the first frame")
}

/// The session of a window that has drawn its first frame.
pub fn session(test: &Test) -> &Session {
    &test.state().as_ref().expect("made in the first frame").session
}

/// Draws frames until `done`; what hangs fails the test.
pub fn wait(test: &mut Test, what: &str, done: impl Fn(&Test) -> bool) {
    let begun = Instant::now();
    while !done(test) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(2));
        test.step();
    }
    test.run();
}

pub fn shows(test: &Test, text: &str) -> bool {
    test.query_all_by(|node| {
        let has = |words: Option<String>| words.is_some_and(|words| words.contains(text));
        has(node.label()) || has(node.value())
    })
    .next()
    .is_some()
}

pub fn assert_shows(test: &Test, text: &str) {
    assert!(shows(test, text), "nothing shows {text:?}");
}

pub fn open(test: &mut Test, path: PathBuf) {
    let ctx = test.ctx.clone();
    window(test).read(path, &ctx);
    wait(test, "the file", |test| session(test).has_puzzle() || session(test).notice().is_some());
}

pub fn paste(test: &mut Test, text: &str) {
    test.event(Event::Paste(text.to_owned()));
    test.run();
}

pub fn press(test: &mut Test, key: Key) {
    test.key_press(key);
    test.run();
}

pub fn press_with(test: &mut Test, modifiers: Modifiers, key: Key) {
    test.key_press_modifiers(modifiers, key);
    test.run();
}

/// Types into the control that has the focus.
pub fn type_text(test: &mut Test, text: &str) {
    test.event(Event::Text(text.to_owned()));
    test.run();
}

/// Types where the file of the open window is to be written.
pub fn type_path(test: &mut Test, path: &Path) {
    test.get_by_label("Where to save").focus();
    test.run();
    press_with(test, Modifiers::COMMAND, Key::A);
    test.get_by_label("Where to save").type_text(&path.display().to_string());
    test.run();
}

/// Chooses one of several.
pub fn choose(test: &mut Test, label: &str) {
    test.get_by_role_and_label(Role::RadioButton, label).click();
    test.run();
}

/// Draws frames until no job runs for the open puzzle.
pub fn settled(test: &mut Test) {
    wait(test, "the end of the job", |test| !session(test).is_running());
}

pub fn click(test: &mut Test, label: &str) {
    test.get_by_role_and_label(Role::Button, label).click();
    test.run();
}

pub fn solve(test: &mut Test) {
    click(test, "Solve");
    settled(test);
}

/// The tiles as the board's cells name them, row by row.
pub fn tiles(test: &Test) -> Vec<String> {
    let mut cells: Vec<(i32, i32, String)> = test
        .query_all_by(|node| {
            let label = node.value().or(node.label()).unwrap_or_default();
            label.contains(", row ") && (label.starts_with("Tile ") || label.starts_with("Blank"))
        })
        .map(|node| {
            let node_text = node.accesskit_node();
            let label = node_text.value().or(node_text.label()).unwrap_or_default();
            let name = label.split(',').next().unwrap_or_default().replace("Tile ", "");
            let rect = node.rect();
            (rect.top() as i32, rect.left() as i32, name)
        })
        .collect();
    cells.sort();
    cells.into_iter().map(|cell| cell.2).collect()
}

/// What a screen reader says by itself when it changes.
pub fn said(test: &Test) -> Vec<String> {
    let nodes = test.query_all_by(|node: &AccessKitNode<'_>| node.live() != Live::Off);
    let said = nodes.map(|node| node.accesskit_node());
    said.filter_map(|node| node.label().or_else(|| node.value())).collect()
}

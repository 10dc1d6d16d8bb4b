//! Pictures, films and sheets of the open puzzle, from the File menu.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::command::Command;
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_puzzle::picture::sheet::Paper;
use resvg::tiny_skia::Pixmap;

use crate::folders::{folder, names};
use crate::windows::{
    Test, assert_shows, choose, click, file, harness, open, press, shows, solve, type_path,
    type_text, wait, window,
};

const BOTH: Modifiers = Modifiers::COMMAND;

fn press_with(test: &mut Test, key: Key) {
    test.key_press_modifiers(BOTH, key);
    test.run();
}

fn wait_for(test: &mut Test, text: &str) {
    wait(test, text, |test| shows(test, text));
}

/// Chooses a kind in the open window, and writes it to a path.
fn export(test: &mut Test, kind: &str, path: &Path) -> Vec<u8> {
    test.get_by_label(kind).click();
    test.run();
    type_path(test, path);
    click(test, "Save");
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    wait_for(test, &format!("{name} is saved"));
    fs::read(path).expect("it is written")
}

/// How many pages a PDF has.
fn pages(pdf: &[u8]) -> Option<usize> {
    let text = String::from_utf8_lossy(pdf);
    assert!(text.starts_with("%PDF-"));
    let digits = text.split_once("/Count ")?.1.chars().take_while(char::is_ascii_digit);
    digits.collect::<String>().parse().ok()
}

#[test]
fn the_board_as_shown_is_exported_as_a_picture() {
    let place = folder("export-board");
    let mut test = harness();
    press_with(&mut test, Key::E);
    assert!(!shows(&test, "Where to save"), "there is nothing to export");
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    press(&mut test, Key::End);
    click(&mut test, "File");
    click(&mut test, "Export…");
    let svg = export(&mut test, "Picture (SVG)", &place.join("board.svg"));
    let svg = String::from_utf8(svg).expect("text");
    assert_eq!(svg.matches("<text ").count(), 15);
    // All tiles are at home: the board that is shown is the last one.
    let home = ["#0f766e", "#126f67"].map(|home| svg.matches(&format!("fill=\"{home}\"")).count());
    assert_eq!(home.iter().sum::<usize>(), 15, "{svg}");
    // Black on white, whatever the window's colours are.
    press_with(&mut test, Key::E);
    choose(&mut test, "Black on white");
    let svg = export(&mut test, "Picture (SVG)", &place.join("paper.svg"));
    let svg = String::from_utf8(svg).expect("text");
    assert!(!svg.contains("#0f766e") && svg.matches("fill=\"#ffffff\"").count() >= 15, "{svg}");
    press_with(&mut test, Key::E);
    assert_shows(&test, "Colours");
    test.get_by_label("Page that plays (HTML)").click();
    test.run();
    assert!(!shows(&test, "Colours"), "the page has those of its reader");
    let png = export(&mut test, "Picture (PNG)", &place.join("board.png"));
    let pixels = Pixmap::decode_png(&png).expect("a PNG");
    assert_eq!((pixels.width(), pixels.height()), (960, 960));
    assert_eq!(names(&place), ["board.png", "board.svg", "paper.svg"]);
}

/// A click on a kind takes the keyboard from the name; Enter saves all the same.
#[test]
fn enter_saves_after_a_click() {
    let place = folder("export-enter");
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    press_with(&mut test, Key::E);
    type_path(&mut test, &place.join("board.png"));
    test.get_by_label("Picture (SVG)").click();
    test.run();
    if let Some(focused) = test.ctx.memory(|memory| memory.focused()) {
        test.ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
    press(&mut test, Key::Enter);
    wait_for(&mut test, "board.svg is saved");
    assert_eq!(names(&place), ["board.svg"]);
}

/// Enter in another field ends the typing there, and saves nothing.
#[test]
fn enter_in_a_number_does_not_save() {
    let place = folder("export-number");
    let mut test = harness();
    open(&mut test, file("../hexagonal/hexagon-19.txt"));
    press_with(&mut test, Key::P);
    type_path(&mut test, &place.join("sheet.pdf"));
    test.get_by_role(Role::SpinButton).click();
    test.run();
    press_with(&mut test, Key::A);
    type_text(&mut test, "3");
    press(&mut test, Key::Enter);
    assert_shows(&test, "Where to save");
    assert!(names(&place).is_empty());
}

#[test]
fn a_solution_is_exported_as_a_film_and_as_a_page() {
    let place = folder("export-solution");
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    press_with(&mut test, Key::E);
    for kind in ["Animated picture (GIF)", "Page that plays (HTML)"] {
        assert!(test.get_by_label(kind).accesskit_node().is_disabled(), "{kind}");
    }
    assert_shows(&test, "Solve the puzzle first");
    click(&mut test, "Cancel");
    solve(&mut test);
    press_with(&mut test, Key::E);
    assert!(!shows(&test, "Solve the puzzle first"));
    let gif = export(&mut test, "Animated picture (GIF)", &place.join("film.gif"));
    let mut film = gif::DecodeOptions::new().read_info(&gif[..]).expect("a GIF");
    let mut count = 0;
    while film.read_next_frame().expect("a frame").is_some() {
        count += 1;
    }
    assert_eq!((count, film.width()), (14, 480));
    press_with(&mut test, Key::E);
    let page = export(&mut test, "Page that plays (HTML)", &place.join("film.html"));
    let page = String::from_utf8(page).expect("text");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Step 13 of 13"));
}

/// The ending follows the kind, and the system's dialog proposes the same name.
#[test]
fn the_dialog_of_the_system_chooses_the_place() {
    let place = folder("export-dialog");
    let mut test = harness();
    let chosen = place.clone();
    window(&mut test).save_without_asking(move |proposed| {
        chosen.join(Path::new(proposed).file_name().expect("a name"))
    });
    open(&mut test, file("roni-tc4.txt"));
    press_with(&mut test, Key::E);
    assert_shows(&test, "roni-tc4.png");
    test.get_by_label("Picture (SVG)").click();
    test.run();
    assert_shows(&test, "roni-tc4.svg");
    click(&mut test, "Choose a place…");
    wait_for(&mut test, "roni-tc4.svg is saved");
    assert!(!shows(&test, "Where to save"));
    assert_eq!(names(&place), ["roni-tc4.svg"]);
}

#[test]
fn a_sheet_of_the_open_puzzle_remembers_the_paper() {
    let place = folder("export-sheet");
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    click(&mut test, "File");
    click(&mut test, "Print a sheet…");
    assert!(!shows(&test, "All "), "there is one puzzle");
    test.get_by_label("Letter").click();
    test.run();
    // The solution was not searched before.
    let pdf = export(&mut test, "Pages (PDF)", &place.join("one.pdf"));
    assert_eq!(pages(&pdf), Some(2));
    assert_eq!(window(&mut test).settings().paper, Paper::Letter);
    assert!(String::from_utf8_lossy(&pdf).contains("612"), "the width of Letter in points");
    press_with(&mut test, Key::P);
    test.get_by_label("With solutions").click();
    test.run();
    let pdf = export(&mut test, "Pages (PDF)", &place.join("alone.pdf"));
    assert_eq!(pages(&pdf), Some(1));
}

#[test]
fn a_sheet_has_all_puzzles_of_a_list() {
    let place = folder("export-list");
    let mut test = harness();
    let ctx = test.ctx.clone();
    let course = ["roni-tc2.txt", "roni-tc4.txt", "rahardjo-invalid2.txt", "roni-tc3.txt"];
    let hidato = Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data/hidato/fauzia.txt");
    let files: Vec<PathBuf> = course.map(file).into_iter().chain([hidato]).collect();
    window(&mut test).begin(files, None, &ctx);
    wait_for(&mut test, "Solvable");
    press_with(&mut test, Key::P);
    assert_shows(&test, "All 5 puzzles");
    let all = export(&mut test, "Pages (PDF)", &place.join("all.pdf"));
    press_with(&mut test, Key::P);
    test.get_by_label("This puzzle").click();
    test.run();
    let one = export(&mut test, "Pages (PDF)", &place.join("one.pdf"));
    assert_eq!((pages(&all), pages(&one)), (Some(2), Some(2)));
    assert!(all.len() > one.len());
}

#[test]
fn a_sheet_can_be_stopped() {
    let place = folder("export-stopped");
    let mut test = harness();
    crate::windows::paste(&mut test, crate::recordings::HARD);
    let (bound, weight) = (BoundKind::Misplaced, Weight::ONE);
    window(&mut test).session.apply(Command::choose(Plan::Ida { bound, weight }));
    press_with(&mut test, Key::P);
    type_path(&mut test, &place.join("never.pdf"));
    click(&mut test, "Save");
    wait_for(&mut test, "Making a sheet: puzzle 1 of 1");
    click(&mut test, "Stop the sheet");
    wait_for(&mut test, "You stopped the sheet");
    // The window asks again, and no sheet is made any more.
    assert_shows(&test, "With solutions");
    assert!(!shows(&test, "Making a sheet"));
    assert!(names(&place).is_empty());
}

/// Random puzzles as they are chosen beside Random are made for a sheet.
#[test]
fn a_sheet_of_random_puzzles() {
    let place = folder("export-random");
    let mut test = harness();
    open(&mut test, file("../hexagonal/hexagon-19.txt"));
    press_with(&mut test, Key::E);
    test.get_by_label("Pages (PDF)").click();
    test.run();
    assert_shows(&test, "Hexagonal Hidato 8×8, medium, as chosen beside Random");
    test.get_by_label("New random puzzles").click();
    test.run();
    let sheet = export(&mut test, "Pages (PDF)", &place.join("many.pdf"));
    // Twelve on a page, and their solutions.
    assert_eq!(pages(&sheet), Some(2));
}

#[test]
fn a_sheet_of_random_sliding_puzzles() {
    let place = folder("export-random-sliding");
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    press_with(&mut test, Key::E);
    test.get_by_label("Pages (PDF)").click();
    test.run();
    assert_shows(&test, "4×4, blank last, as chosen beside Random");
    test.get_by_label("New random puzzles").click();
    test.run();
    let sheet = export(&mut test, "Pages (PDF)", &place.join("many.pdf"));
    assert_eq!(pages(&sheet), Some(2));
}

/// A puzzle whose start is its goal needs no search: there is nothing to show.
#[test]
fn a_puzzle_that_is_complete_has_no_film() {
    for text in ["1 2 3\n4 5 6\n7 8 0\n", "hidato\n1 2\n4 3\n"] {
        let mut test = harness();
        crate::windows::paste(&mut test, text);
        press_with(&mut test, Key::E);
        assert!(!shows(&test, "Solve the puzzle first"), "{text}");
        let kind = test.get_by_label("Animated picture (GIF)");
        assert!(kind.accesskit_node().is_disabled(), "{text}");
        assert_shows(&test, "It is complete already: there are no steps to show");
    }
}

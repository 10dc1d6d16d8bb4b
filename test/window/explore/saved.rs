//! Files that are written whole or not at all, reports as pages, and what the window's menu saves.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use langkah::files::{with_extension, write};
use langkah::session::command::Command;
use langkah::session::settings::{ReportSettings, Setting};
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::trace::export::{dot, json, svg};
use langkah_engine::search::trace::layout::Layout;
use langkah_engine::search::trace::shown::{Folds, Shown, WHOLE_MAX};
use langkah_engine::solve::Task;
use langkah_language::Language;
use langkah_puzzle::report::{self, Form, Manner, html};
use langkah_puzzle::tree::SlidingTree;

use crate::folders::{folder, names};
use crate::recordings::NEAR;
use crate::sessions::puzzle;
use crate::windows::{Test, assert_shows, click, harness, paste, press, session, shows, window};

#[test]
fn a_file_is_written_and_replaced() {
    let folder = folder("written");
    let path = folder.join("a.csv");
    write(&path, b"first").expect("the folder can be written");
    write(&path, b"second").expect("the folder can be written");
    assert_eq!(fs::read(&path).expect("it is there"), b"second");
    assert_eq!(names(&folder), ["a.csv"], "nothing is left beside it");
}

#[test]
fn a_failure_leaves_the_old_one_whole() {
    let folder = folder("failed");
    // A folder with something in it cannot be replaced by a file.
    let path = folder.join("taken");
    fs::create_dir_all(path.join("inside")).expect("the folder can be written");
    assert!(write(&path, b"text").is_err());
    assert_eq!(names(&folder), ["taken"], "nothing is left beside it");
    assert_eq!(names(&path), ["inside"]);
    assert!(write(&folder.join("no such folder/a.csv"), b"text").is_err());
    assert!(write(&PathBuf::from("/"), b"text").is_err());
}

#[test]
fn the_extension_is_added_once() {
    let with = |name: &str| with_extension(PathBuf::from(name), "svg");
    assert_eq!(with("tree"), PathBuf::from("tree.svg"));
    assert_eq!(with("tree.svg"), PathBuf::from("tree.svg"));
    assert_eq!(with("tree.SVG"), PathBuf::from("tree.SVG"));
    assert_eq!(with("tree.2"), PathBuf::from("tree.2.svg"));
}

fn indonesian() -> Language {
    Language::of_tag("id").expect("it has a file")
}

fn written(write: impl Fn(&Manner) -> String, form: Form, language: Language) -> String {
    let text = write(&Manner { language, form, ..Manner::default() });
    if form == Form::Html { html::page(&text, language) } else { text }
}

#[test]
fn a_report_as_a_page_has_what_the_text_has() {
    let puzzle = puzzle(NEAR);
    let solution = Task::new(puzzle.clone(), Request::default()).expect("4×4").run(&mut ());
    for (language, code) in [(Language::english(), "en"), (indonesian(), "id")] {
        let of = |form| {
            written(|manner| report::write(&puzzle, Some(&solution), manner), form, language)
        };
        let (text, page) = (of(Form::Markdown), of(Form::Html));
        assert!(page.contains(&format!("<html lang=\"{code}\">")));
        let count = |tag: &str| page.matches(tag).count();
        assert_eq!(count("<h2>"), text.matches("\n## ").count());
        // The start, the goal, and a board a move.
        assert_eq!(
            (text.matches("```text").count(), count("<svg "), count("<figcaption>")),
            (15, 15, 13)
        );
        let rows = text.lines().filter(|line| line.starts_with('|')).count();
        let rules = text.lines().filter(|line| line.starts_with("|--")).count();
        assert_eq!(count("<tr>"), rows - rules);
        assert_eq!(count("<table>"), 2);
        assert_eq!(count("<ul>"), 1);
        assert!(page.contains(" 9 12 15 14\n13 11  - 10\n</pre>"), "{page}");
        assert!(!page.contains("```") && !page.contains("| "));
    }
}

#[test]
fn what_has_a_meaning_in_html_is_escaped() {
    let body = html::body("# a < b\n\n`x` & \"y\"");
    let page = html::page(&body, Language::english());
    assert!(page.contains("<title>a &lt; b</title>") && page.contains("<h1>a &lt; b</h1>"));
    assert!(page.contains("<p><code>x</code> &amp; &quot;y&quot;</p>"));
}

/// A window with a recorded search at its third expansion, which saves into a folder.
fn saving(folder: PathBuf) -> Test {
    let mut test = harness();
    paste(&mut test, NEAR);
    let (bound, weight) = (BoundKind::LinearConflict, Weight::ONE);
    window(&mut test).session.apply(Command::choose(Plan::Ida { bound, weight }));
    window(&mut test).save_without_asking(move |name| folder.join(name));
    press(&mut test, Key::Num2);
    crate::windows::wait(&mut test, "the tree", |test| shows(test, "The end, after "));
    press(&mut test, Key::Home);
    for _ in 0..3 {
        press(&mut test, Key::ArrowRight);
    }
    test
}

fn save(test: &mut Test, item: &str) {
    click(test, "Save");
    click(test, item);
}

#[test]
fn the_menu_saves_the_tree_and_the_trace() {
    let folder = folder("from the menu");
    let mut test = saving(folder.clone());
    for (item, name) in [
        ("Picture (SVG)…", "tree.svg"),
        ("Graphviz (DOT)…", "tree.dot"),
        ("JSON lines…", "trace.jsonl"),
    ] {
        save(&mut test, item);
        let told = format!("{name} is saved");
        crate::windows::wait(&mut test, "the notice", |test| shows(test, &told));
        press(&mut test, Key::Escape);
    }
    assert_eq!(names(&folder), ["trace.jsonl", "tree.dot", "tree.svg"]);
    let explorer = window(&mut test).session.explorer().expect("recorded");
    let (trace, moment) = (explorer.trace().expect("a tree"), explorer.moment().expect("a tree"));
    assert_eq!(moment.at(), 3);
    let shown = Shown::new(moment, &Folds::default(), WHOLE_MAX);
    let boards =
        |are_drawn| SlidingTree { start: explorer.puzzle().expect("of tiles").start(), are_drawn };
    let (mut picture, mut graph, mut lines) = (String::new(), String::new(), String::new());
    let layout = Layout::new(shown.clone());
    svg::write(&mut picture, moment, &layout, &boards(true), true).expect("a String takes all");
    dot::write(&mut graph, moment, &shown, &boards(true)).expect("a String takes all");
    json::write(&mut lines, trace, &boards(false)).expect("a String takes all");
    for (name, expected) in [("tree.svg", picture), ("tree.dot", graph), ("trace.jsonl", lines)] {
        let written = fs::read_to_string(folder.join(name)).expect("it is there");
        assert!(written == expected && !written.is_empty(), "{name}");
    }
}

/// Nodes that bear their place in the order of expansions bear it in a file, too.
#[test]
fn the_order_of_expansion_is_saved_where_it_is_shown() {
    let folder = folder("order of expansion");
    let mut test = saving(folder.clone());
    let files = [("Picture (SVG)…", "tree.svg"), ("Graphviz (DOT)…", "tree.dot")];
    for is_ticked in [false, true] {
        if is_ticked {
            click(&mut test, "What is shown");
            test.get_by_role_and_label(Role::CheckBox, "Order of expansion").click();
            test.run();
            press(&mut test, Key::Escape);
        }
        for (item, name) in files {
            fs::remove_file(folder.join(name)).ok();
            save(&mut test, item);
            let told = format!("{name} is saved");
            crate::windows::wait(&mut test, "the notice", |test| shows(test, &told));
            press(&mut test, Key::Escape);
            let written = fs::read_to_string(folder.join(name)).expect("it is there");
            let places: Vec<_> = (1..9).map(|at| written.contains(&format!("exp. {at}"))).collect();
            let wanted: Vec<_> = (1..9).map(|at| is_ticked && at <= 3).collect();
            assert_eq!(places, wanted, "{name}");
        }
    }
}

#[test]
fn the_menu_saves_the_tree_as_pixels_and_pages() {
    let folder = folder("tree as pixels");
    let mut test = saving(folder.clone());
    let save_as = |test: &mut Test, item: &str, name: &'static str| {
        let path = folder.join(name);
        window(test).save_without_asking({
            let path = path.clone();
            move |_| path.clone()
        });
        save(test, item);
        let told = format!("{name} is saved");
        crate::windows::wait(test, "the notice", |test| shows(test, &told));
        press(test, Key::Escape);
        fs::read(path).expect("it is written")
    };
    let png = save_as(&mut test, "Picture (PNG)…", "tree.png");
    let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).expect("a PNG");
    // Letters are 24 pixels high, twice what the SVG says, whose columns have room for wide fonts.
    let svg = save_as(&mut test, "Picture (SVG)…", "tree.svg");
    let svg = String::from_utf8(svg).expect("text");
    let width = svg.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"'));
    let width: f32 = width.expect("a width").0.parse().expect("a number");
    let factor = pixels.width() as f32 / width;
    assert!(factor > 1.6 && factor <= 2.0, "{width} {}", pixels.width());
    // The E-node has its colour.
    let is_e_node = |(r, g, b): (u8, u8, u8)| (r, g, b) == (0xff, 0xb3, 0x47);
    let all = pixels.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue()));
    assert!(all.filter(|pixel| is_e_node(*pixel)).count() > 1000);
    let slide = save_as(&mut test, "Slide, 16:9 (PNG)…", "slide.png");
    let slide = resvg::tiny_skia::Pixmap::decode_png(&slide).expect("a PNG");
    assert_eq!((slide.width(), slide.height()), (1920, 1080));
    for (item, name) in [("Page, A4 (PDF)…", "a4.pdf"), ("Slide, 16:9 (PDF)…", "slide.pdf")] {
        let pdf = save_as(&mut test, item, name);
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.starts_with("%PDF-") && text.contains("/Count 1"), "{name}");
    }
}

#[test]
fn a_file_that_is_there_is_asked_about() {
    let folder = folder("asked about");
    let mut test = saving(folder.clone());
    // The name is typed without its extension, as the dialog knows it.
    let typed = folder.join("mine");
    window(&mut test).save_without_asking(move |_| typed.clone());
    let path = folder.join("mine.dot");
    fs::write(&path, "other").expect("the folder can be written");
    let text = || fs::read_to_string(&path).expect("it is there");
    for answer in ["Do not replace", "Replace"] {
        save(&mut test, "Graphviz (DOT)…");
        crate::windows::wait(&mut test, "the question", |test| {
            shows(test, "mine.dot is there already")
        });
        assert_eq!(text(), "other", "nothing is written meanwhile");
        test.get_by_role_and_label(Role::Button, answer).click();
        test.run();
        if answer == "Do not replace" {
            assert!(!shows(&test, "mine.dot is there already"));
            assert_eq!(text(), "other");
        }
    }
    crate::windows::wait(&mut test, "the notice", |test| shows(test, "mine.dot is saved"));
    assert!(text().starts_with("digraph search {"));
    assert_eq!(names(&folder), ["mine.dot"]);
}

#[test]
fn the_menu_proposes_names_in_indonesian() {
    let folder = folder("proposed");
    let mut test = saving(folder.clone());
    window(&mut test).session.settings.language = Some("id".to_owned());
    test.run();
    fs::write(folder.join("pohon.svg"), "other").expect("the folder can be written");
    let typed = folder.clone();
    // Without its extension, so that nobody has asked about the name.
    window(&mut test).save_without_asking(move |name| typed.join(name).with_extension(""));
    click(&mut test, "Simpan");
    click(&mut test, "Gambar (SVG)…");
    crate::windows::wait(&mut test, "the question", |test| shows(test, "pohon.svg sudah ada"));
    click(&mut test, "Ganti");
    let is_there = |path: &PathBuf| fs::read_to_string(path).is_ok_and(|text| text != "other");
    crate::windows::wait(&mut test, "the picture", |_| is_there(&folder.join("pohon.svg")));
}

#[test]
fn what_cannot_be_written_is_told() {
    let folder = folder("not written");
    let mut test = saving(folder.join("no such folder"));
    save(&mut test, "JSON lines…");
    crate::windows::wait(&mut test, "the notice", |test| {
        shows(test, "trace.jsonl could not be saved")
    });
    assert!(names(&folder).is_empty());
    press(&mut test, Key::Escape);
    assert_shows(&test, "Expansion 3 of ");
}

#[test]
fn where_no_thread_starts_it_is_told_and_nothing_hangs() {
    let folder = folder("no thread");
    let mut test = saving(folder.clone());
    window(&mut test).start_threads_with(|_| Err(std::io::ErrorKind::WouldBlock.into()));
    let title = "No file can be read or written now";
    for _ in 0..2 {
        save(&mut test, "JSON lines…");
        crate::windows::wait(&mut test, "the notice", |test| shows(test, title));
        press(&mut test, Key::Escape);
        assert!(!shows(&test, title));
    }
    let context = test.ctx.clone();
    window(&mut test).read(crate::windows::file("roni-tc1.txt"), &context);
    crate::windows::wait(&mut test, "the notice", |test| shows(test, title));
    press(&mut test, Key::Escape);
    assert_shows(&test, "Expansion 3 of ");
    assert!(names(&folder).is_empty());
}

/// The report on a Hidato, in every form.
#[test]
fn the_menu_saves_a_report_on_a_hidato() {
    let folder = folder("report on a hidato");
    let mut test = harness();
    paste(&mut test, "hidato\n1 0 3\n6 0 0\n7 0 9\n");
    let into = folder.clone();
    window(&mut test).save_without_asking(move |name| into.join(name));
    click(&mut test, "Solve");
    crate::windows::wait(&mut test, "the verdict", |test| {
        let hidato = session(test).hidato().expect("it is open");
        hidato.result().is_some()
    });
    for (language, kind, form, name) in [
        (Language::english(), "Markdown, English…", Form::Markdown, "report.md"),
        (indonesian(), "HTML, Bahasa Indonesia…", Form::Html, "laporan.html"),
    ] {
        click(&mut test, "Save report…");
        click(&mut test, kind);
        let told = format!("{name} is saved");
        crate::windows::wait(&mut test, "the notice", |test| shows(test, &told));
        press(&mut test, Key::Escape);
        let hidato = window(&mut test).session.hidato().expect("it is open");
        let board = &hidato.open().expect("it is open").board;
        let solution = hidato.result().map(|(_, solution)| solution);
        let write = |manner: &Manner| report::hidato::write(board, solution, manner);
        let expected = written(write, form, language);
        assert!(expected.matches("\n## ").count() + expected.matches("<h2>").count() >= 4);
        assert_eq!(fs::read_to_string(folder.join(name)).expect("it is there"), expected);
    }
}

/// The report is proposed beside the puzzle's file, under its name; what is typed into the fields
/// stands at its head, and is kept.
#[test]
fn the_report_is_proposed_beside_the_puzzle() {
    let folder = folder("report beside the puzzle");
    let path = folder.join("hard.one.txt");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("the folder can be written");
    let mut test = harness();
    let ctx = test.ctx.clone();
    window(&mut test).read(path, &ctx);
    crate::windows::wait(&mut test, "the puzzle", |test| session(test).has_puzzle());
    window(&mut test).save_without_asking(|name| name.into());
    click(&mut test, "Save report…");
    for (field, typed) in [("Name", "Siti Aminah"), ("Student number", "13520001")] {
        test.get_by_role_and_label(Role::TextInput, field).focus();
        test.run();
        test.event(egui::Event::Text(typed.to_owned()));
        test.run();
        test.run();
    }
    let kept = window(&mut test).session.settings.report.clone();
    assert_eq!((kept.name.as_str(), kept.student_id.as_str()), ("Siti Aminah", "13520001"));
    click(&mut test, "Markdown, English…");
    crate::windows::wait(&mut test, "the notice", |test| {
        shows(test, "hard.one-report.md is saved")
    });
    press(&mut test, Key::Escape);
    click(&mut test, "Save report…");
    click(&mut test, "HTML, Bahasa Indonesia…");
    crate::windows::wait(&mut test, "the notice", |test| {
        shows(test, "hard.one-laporan.html is saved")
    });
    assert_eq!(names(&folder), ["hard.one-laporan.html", "hard.one-report.md", "hard.one.txt"]);
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("it is there");
    let head = "- Name: Siti Aminah\n- Student number: 13520001\n- Puzzle file: hard.one.txt\n";
    assert!(text("hard.one-report.md").contains(head));
    let head = "<dt>Nama</dt><dd>Siti Aminah</dd>\n<dt>NIM</dt><dd>13520001</dd>\n";
    assert!(text("hard.one-laporan.html").contains(head));
}

/// With a depth, a page ends with the tree of the search; and a report on a list has all its
/// puzzles, those that were not solved too.
#[test]
fn a_report_with_a_tree_and_on_a_list() {
    let folder = folder("report with a tree");
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 0 6\n7 5 8\n\n2 1 3\n4 5 6\n7 8 0\n");
    let into = folder.clone();
    window(&mut test).save_without_asking(move |name| into.join(name));
    let report = ReportSettings { tree_depth: 2, ..ReportSettings::default() };
    window(&mut test).session.apply(Command::Set(Setting::Report(report)));
    let mut saved = |button: &str, name: &str| {
        click(&mut test, "Save report…");
        click(&mut test, button);
        let told = format!("{name} is saved");
        crate::windows::wait(&mut test, "the notice", |test| shows(test, &told));
        press(&mut test, Key::Escape);
        let text = fs::read_to_string(folder.join(name)).expect("it is there");
        fs::remove_file(folder.join(name)).expect("it is there");
        text
    };
    let one = saved("HTML, English…", "report.html");
    let count = |text: &str, what: &str| text.matches(what).count();
    assert_eq!((count(&one, "<h1>"), count(&one, "<section class=\"tree")), (1, 1), "{one}");
    // The first board is one move from its goal, which is found by the search for the tree.
    assert!(one.contains("<h2>Solution</h2>"), "{one}");
    let all = saved("All puzzles: HTML, Bahasa Indonesia…", "laporan.html");
    // The last puzzle cannot be solved, so it has no tree.
    assert_eq!((count(&all, "<h1>"), count(&all, "<section class=\"tree")), (3, 2));
    assert_eq!(count(&all, "<p>Teka-teki 3 dari 3: "), 1);
    let text = saved("All puzzles: Markdown, English…", "report.md");
    assert_eq!((count(&text, "\n---\n\n"), count(&text, "## Solution")), (2, 2), "{text}");
}

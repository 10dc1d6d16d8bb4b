//! Files that are written whole or not at all, and reports as pages.

use std::fs;
use std::path::PathBuf;

use langkah::files::{with_extension, write};
use langkah::puzzle::plan::Request;
use langkah::puzzle::report::{self, Language, html};
use langkah::puzzle::solve::Task;

use crate::recorded::NEAR;
use crate::sessions::puzzle;

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

fn names(folder: &PathBuf) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("it is there").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

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

#[test]
fn a_report_as_a_page_has_what_the_text_has() {
    let puzzle = puzzle(NEAR);
    let solution = Task::new(puzzle.clone(), Request::default()).expect("4×4").run(&mut ());
    for (language, code) in [(Language::English, "en"), (Language::Indonesian, "id")] {
        let mut text = String::new();
        report::write(&mut text, &puzzle, Some(&solution), language).expect("a text");
        let page = html::page(&text, language);
        assert!(page.contains(&format!("<html lang=\"{code}\">")));
        let count = |tag: &str| page.matches(tag).count();
        assert_eq!(count("<h2>"), text.matches("\n## ").count());
        // The start, the goal, and a board a move.
        assert_eq!((count("<pre>"), count("</pre>")), (15, 15));
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
    let page = html::page("# a < b\n\n`x` & \"y\"", Language::English);
    assert!(page.contains("<title>a &lt; b</title>") && page.contains("<h1>a &lt; b</h1>"));
    assert!(page.contains("<p><code>x</code> &amp; &quot;y&quot;</p>"));
}

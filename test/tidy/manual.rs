//! Holds the pages of the manual against each other, and their links against the files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::assert_none;

const LANGUAGES: [&str; 2] = ["en", "id"];
const README_LINES_MAX: usize = 120;
const PAGE_LINES_MAX: usize = 170;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(page: &str) -> String {
    fs::read_to_string(root().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"))
}

/// The names of a language's pages.
fn names(language: &str) -> BTreeSet<String> {
    let folder = root().join("assets/manual").join(language);
    let entries = fs::read_dir(folder).expect("the manual").map(|entry| entry.expect("a page"));
    entries.map(|entry| entry.file_name().to_str().expect("a plain name").to_owned()).collect()
}

/// The manual's pages, as paths from the project's folder.
fn manual() -> Vec<String> {
    let of = |language: &&str| {
        let folder = format!("assets/manual/{language}");
        names(language).into_iter().map(move |name| format!("{folder}/{name}"))
    };
    LANGUAGES.iter().flat_map(of).collect()
}

/// The lines that are no code, with their numbers from 1.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with("    "))
}

/// The targets of the links `[text](target)` in a line.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

/// A heading as links name it: `Exit status` is `exit-status`.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

fn anchors(text: &str) -> BTreeSet<String> {
    let headings = prose(text).filter_map(|(_, line)| line.strip_prefix('#'));
    headings.map(|line| anchor(line.trim_start_matches('#').trim())).collect()
}

/// What is wrong with a link of a page.
fn fault(page: &str, target: &str) -> Option<String> {
    if target.starts_with("https://") {
        return None;
    }
    let (file, heading) = target.split_once('#').unwrap_or((target, ""));
    let folder = root().join(page).parent().expect("a folder").to_owned();
    let path = if file.is_empty() { root().join(page) } else { folder.join(file) };
    if !path.is_file() {
        return Some("no such file".to_owned());
    }
    let is_there = || anchors(&fs::read_to_string(&path).expect("text")).contains(heading);
    (!heading.is_empty() && !is_there()).then(|| "no such heading".to_owned())
}

#[test]
fn the_languages_have_the_same_pages() {
    let [english, indonesian] = LANGUAGES.map(names);
    assert_eq!(english, indonesian);
    // The help shows them all.
    let pages = read("src/app/manual/pages.rs");
    let (_, list) = pages.split_once("manual![").expect("the list of the pages");
    // Every second part stands between quotation marks.
    let shown = list.split('"').skip(1).step_by(2);
    let shown: BTreeSet<String> = shown.map(|name| format!("{name}.md")).collect();
    assert_eq!(shown, english);
}

/// A translation has as many sections, and rows of tables, as the page has in English.
#[test]
fn translations_have_the_same_sections() {
    let shape = |page: &str| -> (usize, usize) {
        let text = read(page);
        let begins = |mark: &str| prose(&text).filter(|(_, line)| line.starts_with(mark)).count();
        (begins("## "), begins("|"))
    };
    let mut faults = Vec::new();
    for name in names("en") {
        let [english, indonesian] =
            LANGUAGES.map(|language| shape(&format!("assets/manual/{language}/{name}")));
        if english != indonesian {
            faults.push(format!("{name}: sections and rows {english:?}, in id {indonesian:?}"));
        }
    }
    assert_none(&faults);
}

#[test]
fn a_page_has_one_title_and_is_short() {
    let mut faults = Vec::new();
    for page in manual() {
        let text = read(&page);
        let titles = prose(&text).filter(|(_, line)| line.starts_with("# ")).count();
        if !text.starts_with("# ") || titles != 1 {
            faults.push(format!("{page}: a page begins with its one title"));
        }
        let lines = text.lines().count();
        if lines > PAGE_LINES_MAX {
            faults.push(format!("{page}: {lines} lines"));
        }
    }
    assert_none(&faults);
    assert!(read("README.md").lines().count() <= README_LINES_MAX, "the README is one page");
}

#[test]
fn links_lead_to_something() {
    let (mut faults, mut count) = (Vec::new(), 0);
    let others = ["README.md", "assets/developers.md"].map(str::to_owned);
    for page in manual().into_iter().chain(others) {
        let text = read(&page);
        for (number, line) in prose(&text) {
            for target in links(line) {
                count += 1;
                let fault = fault(&page, target);
                faults.extend(fault.map(|fault| format!("{page}:{number}: {target}: {fault}")));
            }
        }
    }
    assert_none(&faults);
    assert!(count > 40, "only {count} links");
}

/// Whoever comes from the README or from `man langkah` finds every page.
#[test]
fn every_page_is_named() {
    let (readme, shell) = (read("README.md"), read("src/cli/shell.rs"));
    let mut faults = Vec::new();
    for page in manual() {
        let name = page.rsplit('/').next().expect("a name");
        if !readme.contains(&format!("({page})")) {
            faults.push(format!("README.md does not link to {page}"));
        }
        if !shell.contains(name) {
            faults.push(format!("src/cli/shell.rs does not name {name}"));
        }
    }
    assert_none(&faults);
}

#[test]
fn links_and_headings_are_seen() {
    assert_eq!(links("a [b](c.md#d), ![e](f.png)").collect::<Vec<_>>(), ["c.md#d", "f.png"]);
    assert_eq!(anchor("JSON, CSV and `x`"), "json-csv-and-x");
    let text = "# A\n    # code\n## Bounds of B\n";
    assert_eq!(anchors(text), ["a", "bounds-of-b"].map(str::to_owned).into());
    assert_eq!(fault("README.md", "LICENSE-MIT"), None);
    assert!(fault("README.md", "LICENSE").is_some());
    assert!(fault("README.md", "assets/manual/en/window.md#none").is_some());
}

//! The examples of the README and of the manual: each command is run and prints what stands there,
//! times apart.
#![cfg(unix)]

use std::fs;
use std::path::Path;

use crate::in_english;

/// A command and what the page says that it prints.
struct Example {
    line: usize,
    command: String,
    printed: Vec<String>,
}

/// The lines that begin with `$ ` in indented blocks, each with the indented lines below it.
fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut is_open = false;
    for (number, line) in (1..).zip(text.lines()) {
        match (line.strip_prefix("    "), line.is_empty()) {
            (Some(inner), _) if inner.starts_with("$ ") => {
                let command = inner[2..].to_owned();
                examples.push(Example { line: number, command, printed: Vec::new() });
                is_open = true;
            }
            (Some(inner), _) if is_open => {
                examples.last_mut().expect("one is open").printed.push(inner.to_owned());
            }
            (None, true) if is_open => {
                examples.last_mut().expect("one is open").printed.push(String::new());
            }
            _ => is_open = false,
        }
    }
    examples
}

/// The words of a text's lines, with `TIME` for each time, without the empty lines at the end.
fn masked<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut masked: Vec<String> = lines.map(without_times).collect();
    while masked.last().is_some_and(String::is_empty) {
        masked.pop();
    }
    masked
}

/// Blanks are as wide as a column's figures need, and times are figures: one blank parts words.
fn without_times(line: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in line.split_whitespace() {
        let unit = word.trim_end_matches([':', ',', ';', '.']);
        let is_number =
            |word: &&str| word.parse::<f64>().is_ok() && word.starts_with(|c: char| c.is_numeric());
        if ["µs", "ms", "s"].contains(&unit) && words.last().is_some_and(is_number) {
            words.pop();
            words.push("TIME");
            if unit != word {
                words.push(&word[unit.len()..]);
            }
        } else {
            words.push(word);
        }
    }
    words.join(" ")
}

/// The README and all pages of the manual, as paths from the project's folder.
fn pages(root: &Path) -> Vec<String> {
    let mut pages = vec!["README.md".to_owned(), "assets/developers.md".to_owned()];
    for language in ["en", "id"] {
        let folder = format!("assets/manual/{language}");
        for entry in fs::read_dir(root.join(&folder)).expect("the manual") {
            let name = entry.expect("a page").file_name();
            pages.push(format!("{folder}/{}", name.to_str().expect("a plain name")));
        }
    }
    pages.sort();
    pages
}

/// What a command prints in English.
fn printed_now(command: &str, root: &Path) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_langkah")).parent().expect("a folder");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let mut shell = in_english("sh");
    shell.args(["-c", command]).current_dir(root).env("PATH", &path);
    let output = shell.output().expect("there is a shell");
    assert!(!output.stdout.is_empty(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn every_example_prints_what_stands_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut wrong, mut count) = (String::new(), 0);
    for page in pages(root) {
        let text = fs::read_to_string(root.join(&page)).expect("a page");
        for Example { line, command, printed } in examples(&text) {
            count += 1;
            let out = printed_now(&command, root);
            if masked(out.lines()) != masked(printed.iter().map(String::as_str)) {
                wrong += &format!("{page}:{line}: {command}\nprints\n{out}\n");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 8, "{count} examples: the scan misses some");
}

#[test]
fn times_are_told_from_other_figures() {
    assert_eq!(without_times("Search time   6 µs"), "Search time TIME");
    assert_eq!(without_times("Total time  14.3 ms: verdict"), "Total time TIME : verdict");
    assert_eq!(without_times("Generated   98\u{a0}203"), "Generated 98 203");
    assert_eq!(without_times("10. R  tile 3 goes left"), "10. R tile 3 goes left");
    let text = "    $ a\n    b\n\n     c\n\nText\n\n    no\n    $ d\n";
    let found: Vec<_> = examples(text).into_iter().map(|one| (one.line, one.printed)).collect();
    let printed = ["b", "", " c", ""].map(str::to_owned).to_vec();
    assert_eq!(found, [(1, printed), (9, vec![])]);
}

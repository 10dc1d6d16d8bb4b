//! Keeps the rules of src/lib.rs, src/engine/lib.rs and src/puzzle/lib.rs that the compiler does
//! not: who may import what, and sizes.

#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/families.rs"]
mod families;
#[path = "tidy/manual.rs"]
mod manual;
#[path = "tidy/texts.rs"]
mod texts;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path from the project's folder, with `/`, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Lines that are no comments, with their numbers from 1.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(index, line)| (index + 1, line));
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    /// Whether the file belongs to a room, of the program or of the engines.
    fn is_in(&self, room: &str) -> bool {
        ["src", "src/engine"].iter().any(|house| {
            let room = format!("{house}/{room}");
            self.path == format!("{room}.rs") || self.path.starts_with(&format!("{room}/"))
        })
    }
}

/// All `.rs` files under a folder of the project.
fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<PathBuf> = vec![root.join(folder)];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source is text");
                let path = path.strip_prefix(root).expect("it is in the project");
                sources.push(Source { path: path.to_string_lossy().replace('\\', "/"), text });
            }
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    assert!(!sources.is_empty());
    sources
}

/// All at once, so that one run names all there is to mend.
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The words of a line: what stands between characters that no path has.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
}

/// The rooms of ours that a line names, by a path from `crate` or from a library's name.
fn rooms_named(line: &str) -> Vec<&str> {
    const HOUSES: [&str; 3] = ["crate::", "langkah::", "langkah_engine::"];
    const SEAM: &str = "langkah_puzzle::";
    let named = words(line).flat_map(|word| {
        let path = HOUSES.iter().find_map(|house| word.strip_prefix(house));
        path.and_then(|path| path.split(':').next()).filter(|room| !room.is_empty())
    });
    let mut rooms: Vec<&str> = named.collect();
    // What is of both families is one room for the others.
    if words(line).any(|word| word.starts_with(SEAM)) {
        rooms.push("puzzle");
    }
    // `use crate::{a::b, c}`, on one line or in parts.
    for house in HOUSES {
        if let Some((_, group)) = line.split_once(&format!("{house}{{")) {
            rooms.extend(words(group).filter_map(|word| word.split(':').next()));
        }
    }
    rooms
}

#[test]
fn rooms_look_where_they_may() {
    // A room, and the rooms that it may name.
    let matrix: [(&str, &[&str]); 20] = [
        ("grid", &["grid"]),
        ("lines", &["lines"]),
        ("shown", &["shown"]),
        ("language", &["language"]),
        ("pixels", &["pixels"]),
        ("fault", &["fault", "lines"]),
        ("search", &["search"]),
        ("files", &["files"]),
        ("shelf", &["files", "search", "sliding"]),
        ("signals", &["files"]),
        ("export", &["export", "puzzle", "search"]),
        ("sliding", &["sliding", "search", "grid", "fault", "lines", "shown"]),
        ("hidato", &["hidato", "search", "grid", "fault", "lines", "shown"]),
        ("plan", &["plan", "sliding", "search", "grid"]),
        ("fit", &["fit", "plan", "sliding", "grid"]),
        ("solve", &["solve", "fit", "plan", "sliding", "search", "grid"]),
        (
            "puzzle",
            &[
                "puzzle", "solve", "fit", "plan", "sliding", "hidato", "search", "grid", "fault",
                "lines", "shown",
            ],
        ),
        (
            "session",
            &[
                "session", "puzzle", "solve", "fit", "plan", "sliding", "hidato", "search", "grid",
                "shown",
            ],
        ),
        (
            "app",
            &[
                "app", "session", "puzzle", "solve", "fit", "plan", "sliding", "hidato", "search",
                "grid", "files", "export", "shown", "signals",
            ],
        ),
        (
            "cli",
            &[
                "cli", "puzzle", "solve", "fit", "plan", "sliding", "hidato", "search", "grid",
                "files", "export", "fault", "shown", "signals",
            ],
        ),
    ];
    let rooms = matrix.map(|(room, _)| room);
    let mut faults = Vec::new();
    for source in sources("src") {
        let rule = matrix.iter().find(|(room, _)| source.is_in(room));
        let Some((_, may)) = rule else {
            assert!(
                ["src/lib.rs", "src/main.rs", "src/engine/lib.rs", "src/engine/named.rs"]
                    .contains(&source.path.as_str()),
                "{}: whose room?",
                source.path
            );
            continue;
        };
        for (number, line) in source.code() {
            for room in rooms_named(line).into_iter().filter(|room| rooms.contains(room)) {
                if !may.contains(&room) {
                    faults.push(format!("{}:{number}: names {room}", source.path));
                }
            }
            // A path up and out of the room would escape this scan.
            if line.contains("super::super::") {
                faults.push(format!("{}:{number}: write crate:: instead", source.path));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn words_stand_only_where_they_may() {
    // Words, and the files and rooms where they may stand.
    let everywhere_but: [(&[&str], &[&str]); 3] = [
        // The file of settings has a part of this name, and is read without the library.
        (
            &["egui", "eframe", "egui_extras", "rfd"],
            &["src/app/", "src/pixels/", "src/main.rs", "src/session/settings/stored.rs"],
        ),
        (
            &["std::thread", "thread::spawn", "mpsc"],
            &[
                "src/session/job.rs",
                "src/cli/jobs.rs",
                "src/cli/jobs/",
                "src/app/files.rs",
                "src/app/asked_to_end.rs",
                "src/engine/sliding/crew.rs",
                "src/engine/sliding/fifteen/hard/deepen.rs",
                "src/engine/sliding/large/",
                // These two begin no thread: one waits, and one asks how many the machine runs.
                "src/engine/solve/rest.rs",
                "src/engine/solve/threads.rs",
            ],
        ),
        (&["std::fs", "fs::", "File::"], &["src/files.rs", "src/files/", "src/language/build.rs"]),
    ];
    let nowhere_in_the_core =
        ["Instant", "SystemTime", "println", "eprintln", "dbg", "std::io", "std::env"];
    let mut faults = Vec::new();
    for source in sources("src") {
        let core = ["grid", "lines", "shown", "fault", "search", "sliding", "hidato"]
            .iter()
            .any(|room| source.is_in(room));
        for (number, line) in source.code() {
            let stands = |word: &&str| has_word(line, word);
            let mut found: Vec<&str> = Vec::new();
            for (words, places) in everywhere_but {
                if !places.iter().any(|place| source.path.starts_with(place)) {
                    found.extend(words.iter().filter(|word| stands(word)));
                }
            }
            if core {
                found.extend(nowhere_in_the_core.iter().filter(|word| stands(word)));
            }
            faults.extend(found.iter().map(|word| format!("{}:{number}: {word}", source.path)));
        }
    }
    assert_none(&faults);
}

/// Whether a word stands in a line, not as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let ends_open = word.ends_with(':');
        !line[..at].ends_with(is_part)
            && (ends_open || !line[at + word.len()..].starts_with(is_part))
    })
}

#[test]
fn every_file_says_what_it_is() {
    let all = sources("src").into_iter().chain(sources("test"));
    let silent = all.filter(|source| !source.text.starts_with("//! "));
    assert_none(&silent.map(|source| format!("{}: no //! line", source.path)).collect::<Vec<_>>());
}

/// The name of the type that a line defines, if the line begins with a definition.
fn type_defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let line =
        line.strip_prefix("pub(super) ").or(line.strip_prefix("pub(crate) ")).unwrap_or(line);
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    rest.split(|letter: char| !letter.is_alphanumeric()).next()
}

/// Who reads a folder meets each name of a type once.
#[test]
fn a_folder_has_no_two_types_of_one_name() {
    let mut met = BTreeMap::new();
    let mut faults = Vec::new();
    for source in sources("src") {
        let folder = source.path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
        for (_, line) in source.code() {
            let Some(name) = type_defined(line) else { continue };
            let key = (folder.clone(), name.to_owned());
            match met.insert(key, source.path.clone()) {
                Some(other) if other != source.path => {
                    faults.push(format!("{name}: {other} and {}", source.path));
                }
                _ => {}
            }
        }
    }
    assert!(met.len() > 400, "{} types: the scan misses some", met.len());
    assert_none(&faults);
}

/// A file that no other one names is not compiled: its tests would never run.
#[test]
fn every_file_of_tests_belongs_to_a_program() {
    let all = sources("test");
    let is_named = |path: &str| {
        let module = path.strip_suffix("/mod.rs").or(path.strip_suffix(".rs")).unwrap_or(path);
        let (folder, name) = module.rsplit_once('/').unwrap_or(("", module));
        let is_main = path == "test/tidy.rs" || path.ends_with("/main.rs");
        is_main
            || all.iter().any(|source| {
                let is_near = source.path == format!("{folder}/main.rs")
                    || source.path == format!("{folder}/mod.rs")
                    || source.path == format!("{folder}.rs");
                let named = [format!("mod {name};"), format!("/{name}.rs\"]")];
                source.code().any(|(_, line)| {
                    is_near && line.ends_with(&named[0]) || line.ends_with(&named[1])
                })
            })
    };
    let lost = all.iter().filter(|source| !is_named(&source.path));
    let lost = lost.map(|source| format!("{}: no file names it", source.path));
    assert_none(&lost.collect::<Vec<_>>());
}

/// The map of the program leads through files that are there.
#[test]
fn the_walks_name_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let map = fs::read_to_string(root.join("lib.rs")).expect("the map");
    let mut count = 0;
    let steps = map.lines().filter_map(|line| line.strip_prefix("//!   "));
    for named in steps.filter_map(|step| step.split("  ").next()) {
        if !named.ends_with(".rs") {
            continue;
        }
        let mut folder = Path::new("").to_owned();
        for name in named.split(", ") {
            // The second of two names stands in the folder of the first.
            let path = if name.contains('/') { PathBuf::from(name) } else { folder.join(name) };
            assert!(root.join(&path).is_file(), "{}: no such file", path.display());
            folder = path.parent().unwrap_or(Path::new("")).to_owned();
            count += 1;
        }
    }
    assert!(count > 15, "only {count} files");
}

/// How long a line of a comment may be. The formatter keeps only the code to it.
const WIDTH_MAX: usize = 100;

/// Rows of tables, drawings and addresses cannot be broken.
#[test]
fn comments_are_as_narrow_as_the_code() {
    let mut faults = Vec::new();
    for source in sources("src").into_iter().chain(sources("test")) {
        let mut is_drawing = false;
        for (index, line) in source.text.lines().enumerate() {
            let Some(comment) = line.trim_start().strip_prefix("//") else { continue };
            is_drawing ^= comment.contains("```");
            let is_whole = is_drawing || comment.contains('|') || comment.contains("://");
            if line.chars().count() > WIDTH_MAX && !is_whole {
                faults.push(format!("{}:{}: a comment too wide", source.path, index + 1));
            }
        }
    }
    assert_none(&faults);
}

const LINES_MAX: usize = 400;
const FUNCTION_LINES_MAX: usize = 50;

#[test]
fn files_and_functions_are_short() {
    let mut faults = Vec::new();
    for source in sources("src") {
        let count = source.text.lines().count();
        if count > LINES_MAX {
            faults.push(format!("{}: {count} lines", source.path));
        }
        for (number, name, length) in functions(&source.text) {
            if length > FUNCTION_LINES_MAX {
                faults.push(format!("{}:{number}: {name} has {length} lines", source.path));
            }
        }
    }
    assert_none(&faults);
}

/// Where each function begins, its first line, and how many lines it has. Formatted code closes a
/// function by the first brace as far to the right as its `fn`.
fn functions(text: &str) -> Vec<(usize, &str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut functions = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let is_function = has_word(line, "fn") && line.contains("fn ") && line.contains('(');
        if !is_function
            || line.trim_start().starts_with("//")
            || line.trim_end().ends_with([';', '}'])
        {
            continue;
        }
        let end = lines[at..].iter().position(|other| {
            indent(other) == indent(line)
                && (other.trim_start().starts_with('}') || other.trim_end().ends_with(';'))
        });
        if let Some(end) = end {
            functions.push((at + 1, line.trim(), end + 1));
        }
    }
    functions
}

#[test]
fn the_scans_see_what_they_look_for() {
    assert_eq!(rooms_named("use crate::sliding::board::Board;"), ["sliding"]);
    assert_eq!(rooms_named("    let a = crate::search::ida::run(&b);"), ["search"]);
    assert_eq!(rooms_named("use langkah_engine::grid::Dims;"), ["grid"]);
    let grouped = rooms_named("use crate::{app::x, cli};");
    assert!(grouped.contains(&"app") && grouped.contains(&"cli"));
    assert!(has_word("use std::fs::File;", "std::fs") && has_word("fs::read(x)", "fs::"));
    assert!(!has_word("let refs::x", "fs::") && !has_word("printlnx", "println"));
    let found = functions(
        "impl A {\n    fn a(\n        b: u8,\n    ) {\n        b\n    }\n}\nfn c() {\n}\n",
    );
    let found: Vec<_> = found.iter().map(|function| (function.0, function.2)).collect();
    assert_eq!(found, [(2, 5), (8, 2)]);
}

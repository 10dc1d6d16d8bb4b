//! How many files of a house name each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use super::{Source, sources};

/// A part of the program, and how its files may name each other.
struct House {
    folder: &'static str,
    /// The most files of one circle. Who reads one file of a circle reads them all.
    circle_max: usize,
    /// The scan finds at least so many names of other files. With fewer it misses some.
    names_min: usize,
}

const HOUSES: [House; 9] = [
    // The window owns its parts, and the questions about files change the window.
    House { folder: "src/app", circle_max: 6, names_min: 400 },
    // The parts of `merge` and what they say.
    House { folder: "src/cli", circle_max: 5, names_min: 300 },
    // The session names its parts, and each part changes the session.
    House { folder: "src/session", circle_max: 24, names_min: 300 },
    // The moments of a trace, and what is live at one.
    House { folder: "src/engine/search", circle_max: 4, names_min: 80 },
    // The lists of moves that are read, followed and written. No bound names the list of bounds.
    House { folder: "src/engine/sliding", circle_max: 6, names_min: 400 },
    // The parts of one search.
    House { folder: "src/engine/hidato", circle_max: 5, names_min: 150 },
    // The engines and what they fill in.
    House { folder: "src/engine/solve", circle_max: 5, names_min: 40 },
    // The reader of several puzzles calls that of one. A puzzle makes the questions on it.
    House { folder: "src/puzzle", circle_max: 6, names_min: 350 },
    // The lines of a text and the tables in it.
    House { folder: "src/engine/lines", circle_max: 6, names_min: 9 },
];

/// The path of a file's module: `["app", "hidato", "bar"]`.
fn module(source: &Source) -> Vec<String> {
    let path = source.path.trim_end_matches(".rs");
    let path = path.strip_prefix("src/").unwrap_or(path);
    let path = path.strip_prefix("engine/").or(path.strip_prefix("puzzle/")).unwrap_or(path);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    path.split('/').map(ToOwned::to_owned).collect()
}

/// The paths that the tree of a `use` names.
fn paths(tree: &str) -> Vec<Vec<String>> {
    let parts = |path: &str| -> Vec<String> {
        let path = path.split(" as ").next().unwrap_or_default();
        path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(Into::into).collect()
    };
    let Some((head, group)) = tree.split_once('{') else { return vec![parts(tree)] };
    let group = group.trim_end().strip_suffix('}').unwrap_or(group);
    let (mut depth, mut start, mut branches) = (0, 0, Vec::new());
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                branches.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    branches.push(&group[start..]);
    let branches = branches.into_iter().filter(|branch| !branch.trim().is_empty());
    let whole = |branch: &str| {
        let rest = paths(branch).into_iter();
        rest.map(|path| [parts(head), path].concat()).collect::<Vec<_>>()
    };
    branches.flat_map(whole).collect()
}

/// The path from the crate's root that `path` means in a module.
fn resolved(module: &[String], path: Vec<String>) -> Vec<String> {
    let ups = path.iter().take_while(|part| *part == "super").count();
    match path.first().map(String::as_str) {
        Some("crate") => path[1..].to_vec(),
        Some("super") => [&module[..module.len() - ups], &path[ups..]].concat(),
        Some("self") => [module, &path[1..]].concat(),
        _ => [module, &path[..]].concat(),
    }
}

/// For each module those that it names, in what it uses at its top.
fn named(sources: &[Source]) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let modules: BTreeSet<Vec<String>> = sources.iter().map(module).collect();
    let of = |source: &Source| {
        let here = module(source);
        let starts = ["\nuse ", "\npub use ", "\npub(super) use ", "\npub(crate) use "];
        let uses = starts.into_iter().flat_map(|start| source.text.split(start).skip(1));
        let trees = uses.filter_map(|text| text.split(';').next());
        let all = trees.flat_map(paths).map(|path| resolved(&here, path));
        let files = all.filter_map(|path| {
            let ends = (1..=path.len()).rev();
            ends.map(|end| path[..end].to_vec()).find(|part| modules.contains(part))
        });
        let others = files.filter(|other| *other != here).collect();
        (here, others)
    };
    sources.iter().map(of).collect()
}

/// All that can be reached from a module.
fn reached(
    from: &[String],
    named: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>,
) -> BTreeSet<Vec<String>> {
    let (mut met, mut rest) = (BTreeSet::new(), vec![from.to_vec()]);
    while let Some(module) = rest.pop() {
        for next in named.get(&module).into_iter().flatten() {
            if met.insert(next.clone()) {
                rest.push(next.clone());
            }
        }
    }
    met
}

/// The largest set of modules each of which can be reached from each.
fn largest_circle(named: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>) -> Vec<String> {
    let all: BTreeMap<&Vec<String>, BTreeSet<Vec<String>>> =
        named.keys().map(|module| (module, reached(module, named))).collect();
    let circle = |module: &Vec<String>| -> Vec<String> {
        let there = all[module].iter();
        let back = there.filter(|other| all.get(other).is_some_and(|far| far.contains(module)));
        back.map(|other| other.join("::")).collect()
    };
    named.keys().map(circle).max_by_key(Vec::len).unwrap_or_default()
}

#[test]
fn few_files_of_a_house_name_each_other_in_a_circle() {
    for House { folder, circle_max, names_min } in HOUSES {
        let named = named(&sources(folder));
        let names = named.values().map(BTreeSet::len).sum::<usize>();
        assert!(names >= names_min, "the scan of {folder} misses some: {names} names");
        let circle = largest_circle(&named);
        assert!(
            circle.len() <= circle_max,
            "{folder}: {} files in a circle, at most {circle_max} may be: {}\nWhere a larger circle \
             has a reason, write it above the line of {folder} in HOUSES in test/tidy/circles.rs, \
             and raise circle_max there",
            circle.len(),
            circle.join(", ")
        );
    }
}

/// Nothing leads from a tenant to the session that it lives in.
#[test]
fn tenants_do_not_know_the_session() {
    let named = named(&sources("src/session"));
    let session = vec!["session".to_owned()];
    for tenant in ["sliding", "hidato"] {
        let tenant = [&session[..], &[tenant.to_owned()]].concat();
        assert!(named[&session].contains(&tenant), "the session names its tenants");
        let reached = reached(&tenant, &named);
        assert!(reached.len() > 20, "the scan misses some");
        assert!(!reached.contains(&session), "{}", tenant.join("/"));
    }
}

#[test]
fn the_scan_sees_circles() {
    let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
    let files = [
        source("src/app/mod.rs", "//! A.\nmod b;\nmod c;\n"),
        source("src/app/b.rs", "//! B.\n\nuse super::{c::{self, One}, d as e};\n"),
        source("src/app/c.rs", "//! C.\nuse std::fmt;\nuse crate::app::d::{\n    Two,\n};\n"),
        source("src/app/d/mod.rs", "//! D.\n\nuse x::Y;\n\nuse super::b::Three;\n"),
        source("src/app/d/x.rs", "//! X.\n\nuse crate::app::b;\n"),
    ];
    assert_eq!(largest_circle(&named(&files[..4])), ["app::b", "app::c", "app::d"]);
    assert_eq!(largest_circle(&named(&files)), ["app::b", "app::c", "app::d", "app::d::x"]);
    assert!(largest_circle(&named(&files[..2])).is_empty());
    let engine = [
        source("src/engine/grid.rs", "//! G.\n\nuse crate::lines::Line;\n"),
        source("src/engine/lines/mod.rs", "//! L.\n\npub(super) use super::grid::Grid;\n"),
    ];
    assert_eq!(largest_circle(&named(&engine)), ["grid", "lines"]);
}

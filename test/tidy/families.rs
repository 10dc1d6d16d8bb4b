//! How many places tell the families of puzzles apart.

use std::collections::BTreeSet;

use super::{Source, sources};

/// The most such places outside the families' own rooms: a new family touches these. A place is a
/// file, or the file `family.rs` with the folder of that name.
const PLACES_MAX: usize = 5;

/// Whether a file is the seam of the engine.
fn is_seam(path: &str) -> bool {
    place(path) == "src/puzzle/family"
}

/// The file, or for `family.rs` and all of its folder this folder.
fn place(path: &str) -> &str {
    let path = path.trim_end_matches(".rs");
    path.find("/family/").map_or(path, |at| &path[..at + "/family".len()])
}

/// Whether a file stands in a room of one family, or is the seam itself.
fn is_own(path: &str) -> bool {
    let parts = path.trim_end_matches(".rs").split('/');
    is_seam(path) || parts.into_iter().any(|part| FAMILIES.contains(&part))
}

const FAMILIES: [&str; 2] = ["sliding", "hidato"];

/// Whether a line names a family as a variant of a type, such as `Of::Sliding`, or asks a thing of
/// either family by two closures.
fn tells_apart(line: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let names = ["::Sliding", "::Hidato"].iter().any(|variant| {
        line.match_indices(variant).any(|(at, _)| {
            let head = &line[..at];
            let of = &head[head.rfind(|c| !is_name(c)).map_or(0, |end| end + 1)..];
            // One family alone has settings that are set by themselves.
            let is_type = of.starts_with(char::is_uppercase) && of != "Setting";
            is_type && !line[at + variant.len()..].starts_with(is_name)
        })
    });
    names || line.contains(".either(")
}

#[test]
fn few_places_tell_the_families_apart() {
    let tell = |source: &Source| source.code().any(|(_, line)| tells_apart(line));
    let all = sources("src").into_iter();
    let files = all.filter(|source| !is_own(&source.path) && tell(source));
    let places: BTreeSet<String> = files.map(|source| place(&source.path).to_owned()).collect();
    assert!(
        places.len() <= PLACES_MAX,
        "{} places tell the families apart, at most {PLACES_MAX} may; what a family says belongs \
         into its own room:\n{}",
        places.len(),
        Vec::from_iter(places).join("\n")
    );
    assert!(places.contains("src/session/family"), "the scan misses some");
}

/// What the views of recorded searches ask a family, they ask by one trait.
#[test]
fn the_views_of_a_search_ask_no_family_by_name() {
    let all = sources("src/app/explore");
    let shared: Vec<Source> = all.into_iter().filter(|source| !is_own(&source.path)).collect();
    assert!(shared.len() > 20, "the scan misses some");
    let asks =
        |line: &str| [".sliding()", ".hidato()", ".puzzle()"].iter().any(|x| line.contains(x));
    let mut faults = Vec::new();
    for source in &shared {
        let asking = source.code().filter(|(_, line)| asks(line));
        faults.extend(asking.map(|(number, line)| format!("{}:{number}: {line}", source.path)));
    }
    super::assert_none(&faults);
}

#[test]
fn the_scan_sees_what_tells_apart() {
    assert!(tells_apart("    Of::Sliding(puzzle) => 1,") && tells_apart("Family::Hidato"));
    assert!(tells_apart("x.either(|a| a, |b| b)") && tells_apart(".map(Any::Sliding)"));
    assert!(!tells_apart("use super::sliding::Sliding;") && !tells_apart("Of::SlidingSearch"));
    assert!(is_own("src/session/sliding/mod.rs") && is_own("src/app/explore/hidato.rs"));
    assert!(!is_own("src/session/family.rs"));
    assert!(is_own("src/puzzle/family.rs") && is_own("src/puzzle/family/any.rs"));
    assert!(!is_own("src/puzzle/family_x.rs"));
    assert_eq!(place("src/cli/family/item.rs"), place("src/cli/family.rs"));
}

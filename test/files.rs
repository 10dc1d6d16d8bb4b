//! Files: written whole or not at all whatever fails, read or refused, and what is kept in them.

#[path = "files/csv.rs"]
mod csv;
#[path = "files/faults.rs"]
mod faults;
#[path = "files/kept.rs"]
mod kept;
#[path = "files/killed.rs"]
mod killed;
#[path = "files/memory.rs"]
mod memory;
#[path = "files/places.rs"]
mod places;
#[path = "files/stored.rs"]
mod stored;

use std::fs;
use std::path::{Path, PathBuf};

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("files").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// What is in a folder, hidden files too.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("it is there").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// A part as a killed program leaves it.
const STALE: &str = ".langkah-0123456789abcdef.part";

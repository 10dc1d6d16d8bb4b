//! Folders that tests write in.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// What is in a folder, hidden files too.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("it is there").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

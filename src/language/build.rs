//! Puts every file of `assets/language` into the library, so that a new language is a new file.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let languages = Path::new("../../assets/language").canonicalize()?;
    println!("cargo::rerun-if-changed={}", languages.display());
    let mut folders: Vec<PathBuf> =
        fs::read_dir(&languages)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    folders.sort();
    let mut list = String::from("[\n");
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let file = folder.join("langkah.ftl");
        // To write to a String cannot fail.
        let _ = writeln!(list, "    ({tag:?}, include_str!({:?})),", file.display().to_string());
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), list)
}

//! Puts every file of `assets/language` and `assets/manual` into the library, so that a new
//! language is a new file, and its manual a new folder.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut list = String::from("[\n");
    for folder in entries("language")?.iter().filter(|folder| folder.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let file = folder.join("langkah.ftl");
        let (name, texts) = (own_name(&fs::read_to_string(&file)?), included(&file));
        let pages = entries(&format!("manual/{tag}")).unwrap_or_default();
        let pages = pages.iter().filter(|page| page.extension().is_some_and(|end| end == "md"));
        let pages: Vec<String> = pages
            .map(|page| {
                let name = page.file_stem().unwrap_or_default().to_string_lossy();
                format!("({name:?}, {})", included(page))
            })
            .collect();
        // To write to a String cannot fail.
        let _ = writeln!(list, "    ({tag:?}, {name:?}, {texts}, &[{}]),", pages.join(", "));
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), list)
}

/// The language's name in the language itself. The window offers it before it reads the texts.
fn own_name(texts: &str) -> String {
    let name = texts.lines().find_map(|line| line.strip_prefix("language-name ="));
    name.unwrap_or_default().trim().to_owned()
}

/// What a folder of `assets` holds, in the order of the names.
fn entries(folder: &str) -> io::Result<Vec<PathBuf>> {
    let folder = Path::new("../../assets").join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let folder = folder.canonicalize()?;
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

fn included(file: &Path) -> String {
    format!("include_str!({:?})", file.display().to_string())
}

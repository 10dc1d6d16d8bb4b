//! Reading and writing files, for the window and the command line: the one place that opens one.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The most bytes of a file with one puzzle.
pub const PUZZLE_BYTES_MAX: u64 = 1 << 20;
/// The most bytes of a file with a puzzle on each line.
pub const LINES_BYTES_MAX: u64 = 256 << 20;

/// Why a file gives no bytes.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("a folder; expected a file with a puzzle")]
    Folder,
    #[error("larger than {} MiB; expected a small file with a puzzle", .0 >> 20)]
    TooLarge(u64),
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
}

/// Whether there is anything at a path.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Writes a file whole or not at all: a new one beside it takes its name when all is written, so
/// that a failure leaves what was there.
///
/// # Errors
/// Where the system does not let it be written; nothing is left beside it then.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What a link leads to is written, not the link.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut name = std::ffi::OsString::from(".");
    name.push(target.file_name().ok_or(io::ErrorKind::InvalidInput)?);
    name.push(format!(".{}.part", std::process::id()));
    let beside = target.with_file_name(name);
    let written = write_new(&beside, bytes).and_then(|()| {
        if let Ok(about) = std::fs::metadata(&target) {
            std::fs::set_permissions(&beside, about.permissions())?;
        }
        std::fs::rename(&beside, &target)
    });
    if written.is_err() {
        // There may be nothing to remove: the error that counts is the first.
        let _ = std::fs::remove_file(&beside);
    }
    written
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A path that ends with an extension: it is added unless it is there.
pub fn with_extension(path: PathBuf, extension: &str) -> PathBuf {
    let has = path.extension().is_some_and(|other| other.eq_ignore_ascii_case(extension));
    if has {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(extension);
    name.into()
}

/// The bytes of a file of at most `bytes_max` bytes.
pub fn read(path: &Path, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    // A folder opens like a file on some systems and fails only when it is read.
    let about = std::fs::metadata(path)?;
    if about.is_dir() {
        return Err(FileError::Folder);
    }
    if about.len() > bytes_max {
        return Err(FileError::TooLarge(bytes_max));
    }
    read_from(File::open(path)?, bytes_max)
}

/// The bytes of an open file or of standard input. Reads one byte past `bytes_max` at most.
pub fn read_from(source: impl Read, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    source.take(bytes_max + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > bytes_max {
        return Err(FileError::TooLarge(bytes_max));
    }
    Ok(bytes)
}

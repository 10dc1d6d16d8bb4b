//! Reading files, for the window and the command line: the one place that opens one.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

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

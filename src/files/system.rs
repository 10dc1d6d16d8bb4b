//! The system's calls on files, one method for each, so that a test can let any of them fail.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The calls that [`super::read_on`] and [`super::write_on`] make.
///
/// # Errors
/// Each method returns the system's own errors.
pub trait System {
    /// What a path leads to.
    fn look(&self, path: &Path) -> io::Result<Metadata> {
        fs::metadata(path)
    }

    /// Where a link points; `None` if the path is no link, or if nothing is there.
    fn link(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        match fs::symlink_metadata(path) {
            Ok(about) if about.is_symlink() => fs::read_link(path).map(Some),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(None),
        }
    }

    /// The regular files of a folder, without links. An entry that the system does not show is left
    /// out.
    fn files_in(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let is_file = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_file());
        let entries = fs::read_dir(folder)?.filter_map(Result::ok).filter(is_file);
        Ok(entries.map(|entry| entry.path()).collect())
    }

    fn open(&self, path: &Path, options: &OpenOptions) -> io::Result<File> {
        options.open(path)
    }

    /// Takes a file's lock. `false` if another program has it; an error if the file system has no
    /// locks.
    fn lock(&self, file: &File) -> io::Result<bool> {
        match file.try_lock() {
            Ok(()) => Ok(true),
            Err(fs::TryLockError::WouldBlock) => Ok(false),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// Gives a file the permissions of another file, and its owner if the system allows it.
    fn make_like(&self, file: &File, other: &Metadata) -> io::Result<()> {
        let own = file.metadata()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, fchown};
            if (own.uid(), own.gid()) != (other.uid(), other.gid()) {
                // Only an administrator may give files away.
                let _ = fchown(file, Some(other.uid()), Some(other.gid()));
            }
        }
        // Some file systems refuse any change; there both are already equal.
        if own.permissions() == other.permissions() {
            return Ok(());
        }
        file.set_permissions(other.permissions())
    }

    /// Reads some bytes; 0 at the file's end.
    fn read(&self, file: &mut File, into: &mut [u8]) -> io::Result<usize> {
        file.read(into)
    }

    /// Writes some bytes, perhaps fewer than there are.
    fn write(&self, file: &mut File, bytes: &[u8]) -> io::Result<usize> {
        file.write(bytes)
    }

    /// Waits until a file, or the names in a folder, are safe from a power cut.
    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Gives a file another name and replaces the file that has that name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

/// The system itself.
pub struct Real;

impl System for Real {}

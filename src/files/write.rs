//! Writes a file whole or not at all.

use std::ffi::OsStr;
use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use langkah_language::text;

use super::grow::Growing;
use super::system::{Real, System};

/// Why a file is not written, or perhaps not safe.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("{}", text!("files-is-folder"))]
    Folder,
    #[error("{}", text!("files-circle"))]
    Circle,
    #[error("{}", text!("files-protected"))]
    Protected,
    #[error("{}", told("unchanged", error))]
    Unchanged {
        #[source]
        error: io::Error,
    },
    /// A failure of a device, a pipe or an open file, to which the bytes go directly.
    #[error("{}", told("in-place", error))]
    InPlace { error: io::Error },
    /// The file is written and has its name, but its folder was not synced.
    #[error("{}", told("unsure", error))]
    Unsure { error: io::Error },
}

impl WriteError {
    pub(super) fn unchanged(error: io::Error) -> Self {
        Self::Unchanged { error }
    }
}

/// The system's error, what has become of the file, and what the person can do.
fn told(state: &str, error: &io::Error) -> String {
    let advice = advice(error);
    let error = super::system_words(error);
    text!("files-failed", error = error, state = state, advice = advice)
}

/// What the person can do.
fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            text!("files-advice-room")
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            text!("files-advice-permission")
        }
        io::ErrorKind::NotFound => text!("files-advice-folder"),
        _ => text!("files-advice"),
    }
}

/// How many links are followed.
const LINKS_MAX: usize = 40;
/// How many names for the new file are tried.
const TRIALS_MAX: usize = 8;
/// The new file beside the old one, before it takes its name: `.langkah-0123456789abcdef.part`.
const PART: (&str, &str) = (".langkah-", ".part");

/// Writes a file whole or not at all: the bytes go to a new file beside the old one, which takes
/// the name when all is written and synced. So a failure, a kill or a power cut leaves either the
/// old file or the new one.
///
/// - If the path is a link, the file to which it leads is written, or made if nothing is there.
/// - For a device, a pipe, and what `/dev/stdout` leads to there can be no new file: the bytes are
///   added directly after what is there.
/// - The new file has the permissions of the old one, and its owner if the system allows it. Hard
///   links to the old file keep the old bytes.
/// - The folder must allow a new file, even if the old file itself could be written: otherwise a
///   failure could leave half a file.
/// - A part that a killed program left is removed by the next save in its folder. While a program
///   writes a part it holds the part's lock, so a part whose lock is free belongs to nobody. Each
///   save takes a new name for its part. Programs that save the same file at the same time write
///   parts of their own, and the last one to finish decides.
///
/// # Errors
/// If the system does not allow to write it. No new file is left then, unless the system does not
/// allow to remove it either.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_on(&Real, path, bytes)
}

/// [`write`] by the calls of `system`.
pub fn write_on(system: &impl System, path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let mut growing = Growing::begin_on(system, path)?;
    growing.put(bytes)?;
    growing.finish()
}

/// Where bytes go.
pub(super) enum Place {
    /// Directly into an open file, a device or a pipe.
    AsItStands(PathBuf),
    /// Into a new file that takes this path; and the file that has it now, if there is one.
    Named(PathBuf, Option<Metadata>),
}

pub(super) fn place(system: &impl System, path: &Path) -> Result<Place, WriteError> {
    let Some(target) = named(system, path)? else {
        return Ok(Place::AsItStands(path.to_owned()));
    };
    let old = match system.look(&target) {
        Ok(old) if old.is_dir() => return Err(WriteError::Folder),
        Ok(old) if !old.is_file() => return Ok(Place::AsItStands(target)),
        Ok(old) if old.permissions().readonly() => return Err(WriteError::Protected),
        Ok(old) => Some(old),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(WriteError::unchanged(error)),
    };
    if target.file_name().is_none() {
        return Err(WriteError::Folder);
    }
    Ok(Place::Named(target, old))
}

pub(super) fn folder_of(target: &Path) -> &Path {
    match target.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}

/// The path of the file itself, if `path` is a link. `None` if a link leads to an open file, whose
/// name a new file cannot take.
fn named(system: &impl System, path: &Path) -> Result<Option<PathBuf>, WriteError> {
    let mut path = path.to_owned();
    for _ in 0..LINKS_MAX {
        if cfg!(unix) && (path.starts_with("/proc") || path.starts_with("/dev/fd")) {
            return Ok(None);
        }
        let to = system.link(&path).map_err(WriteError::unchanged)?;
        let Some(to) = to else { return Ok(Some(path)) };
        // A relative link counts from its own folder.
        path.pop();
        path.push(to);
    }
    Err(WriteError::Circle)
}

/// Removes the parts that no program still writes. A part that cannot be removed stays.
pub(super) fn clear(system: &impl System, folder: &Path) {
    let parts = system.files_in(folder).unwrap_or_default();
    for path in parts.iter().filter(|path| path.file_name().is_some_and(is_part)) {
        let Ok(file) = system.open(path, OpenOptions::new().read(true)) else { continue };
        if system.lock(&file).is_ok_and(|is_free| is_free) {
            let _ = system.remove(path);
        }
    }
}

fn is_part(name: &OsStr) -> bool {
    let (before, after) = PART;
    let name = name.to_str().and_then(|name| name.strip_prefix(before)?.strip_suffix(after));
    name.is_some_and(|name| name.len() == 16 && name.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// Makes a new file with a name that is not used, and locks it.
pub(super) fn part(system: &impl System, folder: &Path) -> io::Result<(PathBuf, File)> {
    let (before, after) = PART;
    for _ in 0..TRIALS_MAX {
        let path = folder.join(format!("{before}{:016x}{after}", rand::random::<u64>()));
        let file = match system.open(&path, OpenOptions::new().write(true).create_new(true)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        // Another program can remove the part before this lock is taken, but not after. If the file
        // system has no locks no program removes a part.
        match system.lock(&file) {
            Ok(true) if system.look(&path).is_err() => {
                let _ = system.remove(&path);
            }
            Ok(true) | Err(_) => return Ok((path, file)),
            Ok(false) => {}
        }
    }
    Err(io::Error::other(text!("files-no-new-file")))
}

/// Makes the new name safe from a power cut, if folders can be synced.
pub(super) fn sync_folder(system: &impl System, folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    // A folder that allows new files but no list of its files cannot be opened.
    let Ok(folder) = system.open(folder, OpenOptions::new().read(true)) else { return Ok(()) };
    match system.sync(&folder) {
        Err(error)
            if !matches!(
                error.kind(),
                io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
            ) =>
        {
            Err(error)
        }
        _ => Ok(()),
    }
}

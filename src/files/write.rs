//! Writes a file whole or not at all.

use std::ffi::OsStr;
use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::grow::Growing;
use super::system::{Real, System};

/// Why a file is not written, or not surely.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("this is a folder; choose another name")]
    Folder,
    #[error("the links lead round in a circle; choose another name")]
    Circle,
    #[error("the file is protected against writing; choose another name, or let it be written")]
    Protected,
    #[error("{error}; nothing is changed; {}", advice(.error))]
    Unchanged {
        #[source]
        error: io::Error,
    },
    /// A device, a pipe or an open file is written as it stands.
    #[error("{error}; a part of it may be written; {}", advice(.error))]
    InPlace { error: io::Error },
    /// The file has its name; the folder was not synced.
    #[error("{error}; the new file is there, but a power cut may undo it; {}", advice(.error))]
    Unsure { error: io::Error },
}

impl WriteError {
    pub(super) fn unchanged(error: io::Error) -> Self {
        Self::Unchanged { error }
    }
}

/// What the person can do.
fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            "make room, or save in another folder"
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "save in a folder where you may make files"
        }
        io::ErrorKind::NotFound => "make the folder first, or save in another one",
        _ => "try again, or save in another folder",
    }
}

/// How many links are followed.
const LINKS_MAX: usize = 40;
/// How often another name for the new file is tried.
const TRIALS_MAX: usize = 8;
/// The new file beside the old one, before it takes its name: `.langkah-0123456789abcdef.part`.
const PART: (&str, &str) = (".langkah-", ".part");

/// Writes a file whole or not at all: a new one beside it takes its name when all is written and
/// synced, so that a failure, a kill or a power cut leaves the old file or the new one.
///
/// - Where the path is a link, what it leads to is written, and is made where nothing is there.
/// - A device, a pipe, and what `/dev/stdout` leads to have no second name to take: they are opened
///   and written as they stand, after what is in them.
/// - The new file has the permissions of the old one, and its owner where the system lets it. Hard
///   links to the old one keep the old bytes.
/// - The folder must let a new file be made, even where the file itself could be written: the old
///   one would else be torn by a failure.
/// - A part that a killed program left is removed by the next save in its folder. While a program
///   writes a part it holds the part's lock, so a part whose lock is free is nobody's. Each save
///   takes a new name, so none is mistaken for an older one; programs that save the same file at
///   once write parts of their own, and the last to finish has it.
///
/// # Errors
/// Where the system does not let it be written. Nothing new is left beside it then, unless the
/// system does not let it be removed either.
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
    /// Into what is open or is no file.
    AsItStands(PathBuf),
    /// Into a new file that takes this name, and what has it now.
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

/// The path of the file itself, where `path` is a link or leads to one. `None` where a link leads
/// to an open file, which has no name that could be taken.
fn named(system: &impl System, path: &Path) -> Result<Option<PathBuf>, WriteError> {
    let mut path = path.to_owned();
    for _ in 0..LINKS_MAX {
        if cfg!(unix) && (path.starts_with("/proc") || path.starts_with("/dev/fd")) {
            return Ok(None);
        }
        let to = system.link(&path).map_err(WriteError::unchanged)?;
        let Some(to) = to else { return Ok(Some(path)) };
        // What a link says is meant from its folder.
        path.pop();
        path.push(to);
    }
    Err(WriteError::Circle)
}

/// Removes the parts that no program writes any more. What cannot be removed stays.
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

/// A new file with a name that no other has had, and locked.
pub(super) fn part(system: &impl System, folder: &Path) -> io::Result<(PathBuf, File)> {
    let (before, after) = PART;
    for _ in 0..TRIALS_MAX {
        let path = folder.join(format!("{before}{:016x}{after}", rand::random::<u64>()));
        let file = match system.open(&path, OpenOptions::new().write(true).create_new(true)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        // Another program may clear it before the lock is held, and none after. Where the folder
        // knows no locks no program clears a part.
        match system.lock(&file) {
            Ok(true) if system.look(&path).is_err() => {
                let _ = system.remove(&path);
            }
            Ok(true) | Err(_) => return Ok((path, file)),
            Ok(false) => {}
        }
    }
    Err(io::Error::other("no new file could be made in the folder"))
}

/// Lets the new name outlast a power cut, where folders can be synced.
pub(super) fn sync_folder(system: &impl System, folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    // A folder in which files may be made but not listed cannot be opened.
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

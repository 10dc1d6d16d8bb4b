//! Reads and writes files, for the window and the command line. Files are opened nowhere else.
//!
//! | room | what lives there |
//! |---|---|
//! | `lines` | a file line by line |
//! | [`shelf`] | large tables that stay from one run of the program to the next |
//! | [`system`] | the system's calls, which tests let fail |
//! | `grow` | a file that is written bit by bit |
//! | `utf16` | UTF-16 as UTF-8, and no mark, as it arrives |
//! | `write` | a file that is written whole or not at all |

mod grow;
mod lines;
pub mod shelf;
pub mod system;
mod utf16;
mod write;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use langkah_language::text;

pub use grow::Growing;
pub use lines::Lines;
use system::{Real, System};
pub use write::{WriteError, write, write_on};

/// The most bytes of a file with one puzzle.
pub const PUZZLE_BYTES_MAX: u64 = 1 << 20;
/// The most bytes of a file with a puzzle on each line.
pub const LINES_BYTES_MAX: u64 = 256 << 20;

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{}", text!("files-folder"))]
    Folder,
    #[error("{}", text!("files-no-file"))]
    NoFile,
    #[error("{}", text!("files-too-large", most = in_words(*_0)))]
    TooLarge(u64),
    #[error("{}", text!("files-no-memory"))]
    NoMemory,
    #[error("{}", text!("files-unreadable", error = system_words(_0)))]
    Io(#[from] io::Error),
}

/// A size that files may have, such as `1 MiB` or `256 KiB`.
fn in_words(bytes: u64) -> String {
    match bytes >> 20 {
        0 => format!("{}\u{a0}KiB", bytes >> 10),
        mebibytes => format!("{mebibytes}\u{a0}MiB"),
    }
}

/// What the system says of an error, in the language of the texts where that is known.
pub(crate) fn system_words(error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let kind = match error.kind() {
        Kind::NotFound => "not-found",
        Kind::PermissionDenied => "permission",
        Kind::StorageFull | Kind::QuotaExceeded => "full",
        Kind::ReadOnlyFilesystem => "read-only",
        Kind::InvalidFilename => "name",
        _ => "other",
    };
    text!("files-system", kind = kind, error = error.to_string())
}

/// Whether there is anything at a path.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Whether two paths lead to one regular file.
pub fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().ok().filter(|path| path.is_file());
    whole(one).is_some_and(|path| whole(other) == Some(path))
}

/// Whether a path leads to a regular file, and not to a folder, a device or a pipe.
pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Whether a path leads to a folder.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// When a file was last written, if the system says so, and its size in bytes.
///
/// # Errors
/// If the system does not tell.
pub fn about(path: &Path) -> io::Result<(Option<SystemTime>, u64)> {
    let about = std::fs::metadata(path)?;
    Ok((about.modified().ok(), about.len()))
}

/// The folder where the program keeps what is kept from one run to the next; `None` if the system
/// names no folder for that. It is the one in which eframe keeps the settings.
pub fn data_folder(program: &str) -> Option<PathBuf> {
    let named = |variable: &str| std::env::var_os(variable).map(PathBuf::from);
    if cfg!(windows) {
        named("APPDATA").map(|folder| folder.join(program).join("data"))
    } else if cfg!(target_os = "macos") {
        let home = std::env::home_dir()?;
        Some(home.join("Library").join("Application Support").join(program))
    } else {
        let data = named("XDG_DATA_HOME").filter(|path| path.is_absolute());
        let usual = || std::env::home_dir().map(|home| home.join(".local").join("share"));
        data.or_else(usual).map(|folder| folder.join(program))
    }
}

/// Whether OpenGL has a graphics card here. Where the system does not tell it seems so.
pub fn has_graphics_card() -> bool {
    // Linux's name for a card that draws, the names that drivers of makers have, and Windows' one
    // below which Linux runs.
    let is_card = |name: &str| {
        let others = ["nvidia0", "nvidiactl", "dxg", "mali0", "kgsl-3d0", "pvr_sync"];
        name.starts_with("renderD") || others.contains(&name)
    };
    let has = |folder: &str| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.into_iter().any(|entry| entry.file_name().to_str().is_some_and(is_card))
    };
    !cfg!(target_os = "linux") || has("/dev/dri") || has("/dev")
}

/// Makes a folder, and those that it stands in, where they are missing.
///
/// # Errors
/// If the system does not allow to make it.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)
}

/// Removes a file, if it is there.
///
/// # Errors
/// What the system tells.
pub fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Tries whether a folder takes files. It is made if it is missing.
///
/// # Errors
/// Why it takes none.
pub fn try_folder(folder: &Path) -> io::Result<()> {
    make_folder(folder)?;
    let probe = folder.join(format!(".try-{}", std::process::id()));
    File::create(&probe)?;
    std::fs::remove_file(&probe)
}

/// A file that is locked for as long as this lives, or until the process ends.
pub struct Lock {
    _file: File,
}

/// Makes a file and locks it; `None` if it is locked already, by this process or another one.
///
/// # Errors
/// If the system does not allow it.
pub fn lock(path: &Path) -> io::Result<Option<Lock>> {
    let file = File::create(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock { _file: file })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// The path from the root of the file system, as far as the system tells it.
pub fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A name in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    /// Whether it is a folder, or a link to one.
    pub is_folder: bool,
}

/// At most `most` entries of a folder: folders first, then files, each sorted by name. Names that
/// are no text are left out.
///
/// # Errors
/// If the system does not allow to read the folder.
pub fn entries(folder: &Path, most: usize) -> io::Result<Vec<Entry>> {
    let all = std::fs::read_dir(folder)?.filter_map(Result::ok);
    let named = all.filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        Some(Entry { name, is_folder: is_folder(&entry.path()) })
    });
    let mut entries: Vec<Entry> = named.take(most).collect();
    let key = |entry: &Entry| (!entry.is_folder, entry.name.to_lowercase(), entry.name.clone());
    entries.sort_by_cached_key(key);
    Ok(entries)
}

/// At most `most` files of a folder, sorted by name, whatever bytes their names have.
///
/// # Errors
/// If the system does not allow to read the folder.
pub fn files_of(folder: &Path, most: usize) -> io::Result<Vec<PathBuf>> {
    let all = std::fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
    let mut files: Vec<PathBuf> = all.filter(|path| !is_folder(path)).take(most).collect();
    files.sort_by_cached_key(|path| (path.to_string_lossy().to_lowercase(), path.clone()));
    Ok(files)
}

/// How many files of one name can be set aside.
const ASIDE_MAX: u32 = 1000;

/// Renames a file: adds `.unread` to its name, or `.unread-2` and so on, so that what was set aside
/// before stays. Returns the new path.
///
/// # Errors
/// If no such name is free, and if the system does not allow to rename it.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let to = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(".unread");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        PathBuf::from(name)
    };
    // A link that leads nowhere is something, too.
    let is_free = |to: &PathBuf| std::fs::symlink_metadata(to).is_err();
    let to = (1..=ASIDE_MAX).map(to).find(is_free).ok_or(io::ErrorKind::AlreadyExists)?;
    Real.rename(path, &to).map(|()| to)
}

/// The path with this extension, which is added unless the path already ends with it.
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
///
/// # Errors
/// If it is a folder, if it is too large for `bytes_max` or for the memory, and if it cannot be
/// read.
pub fn read(path: &Path, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    read_on(&Real, path, bytes_max)
}

/// The bytes of the file that an argument names, or of standard input if it is `-`.
///
/// # Errors
/// As [`read`].
pub fn read_named(argument: &Path, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    if argument.as_os_str() == "-" {
        return read_from(io::stdin().lock(), bytes_max);
    }
    read(argument, bytes_max)
}

/// [`read`] by the calls of `system`.
pub fn read_on(system: &impl System, path: &Path, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    read_from(open_on(system, path, bytes_max)?, bytes_max)
}

/// Opens a file of at most `bytes_max` bytes.
///
/// # Errors
/// If it is a folder, if it is too large, and if it cannot be opened.
pub fn open(path: &Path, bytes_max: u64) -> Result<impl Read + Send + use<>, FileError> {
    open_on(&Real, path, bytes_max)
}

fn open_on<'a, S: System>(
    system: &'a S,
    path: &Path,
    bytes_max: u64,
) -> Result<Opened<'a, S>, FileError> {
    // On some systems a folder can be opened like a file and fails only when it is read.
    let about = system.look(path)?;
    if about.is_dir() {
        return Err(FileError::Folder);
    }
    if about.len() > bytes_max {
        return Err(FileError::TooLarge(bytes_max));
    }
    let file = system.open(path, OpenOptions::new().read(true))?;
    Ok(Opened { system, file })
}

/// An open file, read by the calls of a system.
struct Opened<'a, S> {
    system: &'a S,
    file: File,
}

impl<S: System> Read for Opened<'_, S> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.system.read(&mut self.file, into)
    }
}

/// How many bytes one call asks for.
const BLOCK: usize = 1 << 16;

/// The bytes of an open file or of standard input. It reads at most one byte more than `bytes_max`.
///
/// # Errors
/// If there are more than `bytes_max`, if they do not fit in the memory, and if they cannot be
/// read.
pub fn read_from(source: impl Read, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    let mut source = source.take(bytes_max.saturating_add(1));
    let mut bytes = Vec::new();
    loop {
        let count = bytes.len();
        // `read_to_end` would end the program if the memory is too small.
        bytes.try_reserve(BLOCK).map_err(|_| FileError::NoMemory)?;
        bytes.resize(count + BLOCK, 0);
        let read = source.read(&mut bytes[count..]);
        bytes.truncate(count + *read.as_ref().unwrap_or(&0));
        match read {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error.into()),
        }
    }
    if bytes.len() as u64 > bytes_max {
        return Err(FileError::TooLarge(bytes_max));
    }
    Ok(bytes)
}

//! Every call that a save or a load makes fails in turn: the old file or the new one, a message,
//! and nothing left behind.

use std::cell::{Cell, RefCell};
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use langkah::files::system::{Real, System};
use langkah::files::{FileError, WriteError, read_on, write, write_on};

use super::{STALE, folder, names};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// The call fails, once.
    Once(io::ErrorKind),
    /// It fails and all after it do.
    FromThen(io::ErrorKind),
    /// A half of the bytes is written or read; all is well.
    Short,
    /// A half is written, and then it fails.
    Torn,
}

const KINDS: [io::ErrorKind; 5] = [
    io::ErrorKind::StorageFull,
    io::ErrorKind::Other,
    io::ErrorKind::PermissionDenied,
    io::ErrorKind::NotFound,
    io::ErrorKind::Interrupted,
];

/// A system in which one call fails, and the list of its calls.
struct Faulty {
    at: usize,
    fault: Fault,
    calls: RefCell<Vec<&'static str>>,
    has_failed: Cell<bool>,
}

impl Faulty {
    fn new(at: usize, fault: Fault) -> Self {
        Self { at, fault, calls: RefCell::default(), has_failed: Cell::new(false) }
    }

    /// Notes a call, and lets it fail if it is the one.
    fn call(&self, name: &'static str) -> io::Result<()> {
        let number = self.calls.borrow().len();
        self.calls.borrow_mut().push(name);
        let kind = match self.fault {
            Fault::Once(kind) if number == self.at => kind,
            Fault::FromThen(kind) if number >= self.at => kind,
            _ => return Ok(()),
        };
        self.has_failed.set(true);
        Err(kind.into())
    }

    /// How many bytes go through, and whether the call fails then.
    fn part(&self, count: usize) -> (usize, bool) {
        if self.calls.borrow().len() != self.at + 1 {
            return (count, false);
        }
        match self.fault {
            Fault::Short => (count.div_ceil(2), false),
            Fault::Torn => (count.div_ceil(2), true),
            _ => (count, false),
        }
    }
}

/// What a path stands for in the list of calls.
fn which(path: &Path, of: [&'static str; 3]) -> &'static str {
    let is_part = path.extension().is_some_and(|extension| extension == "part");
    of[if path.is_dir() { 0 } else { usize::from(!is_part) + 1 }]
}

impl System for Faulty {
    fn look(&self, path: &Path) -> io::Result<Metadata> {
        self.call(which(path, ["look at folder", "look at part", "look"]))?;
        Real.look(path)
    }

    fn link(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        self.call("link")?;
        Real.link(path)
    }

    fn files_in(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.call("list")?;
        Real.files_in(folder)
    }

    fn open(&self, path: &Path, options: &OpenOptions) -> io::Result<File> {
        self.call(which(path, ["open folder", "open part", "open"]))?;
        Real.open(path, options)
    }

    fn lock(&self, file: &File) -> io::Result<bool> {
        self.call("lock")?;
        Real.lock(file)
    }

    fn make_like(&self, file: &File, other: &Metadata) -> io::Result<()> {
        self.call("make like")?;
        Real.make_like(file, other)
    }

    fn read(&self, file: &mut File, into: &mut [u8]) -> io::Result<usize> {
        self.call("read")?;
        let (count, _) = self.part(into.len());
        Real.read(file, &mut into[..count])
    }

    fn write(&self, file: &mut File, bytes: &[u8]) -> io::Result<usize> {
        self.call("write")?;
        let (count, fails) = self.part(bytes.len());
        let written = Real.write(file, &bytes[..count])?;
        if fails {
            self.has_failed.set(true);
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(written)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        let is_folder = file.metadata().is_ok_and(|about| about.is_dir());
        self.call(if is_folder { "sync folder" } else { "sync" })?;
        Real.sync(file)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("rename")?;
        Real.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.call("remove")?;
        Real.remove(path)
    }
}

/// Nothing goes wrong.
fn sound() -> Faulty {
    Faulty::new(usize::MAX / 2, Fault::Short)
}

const OLD: &[u8] = b"the old text";
const NEW: &[u8] = b"the new text, which is longer";

#[test]
fn a_save_syncs_a_new_file_before_it_takes_the_name() {
    let folder = folder("sequence");
    let path = folder.join("a.csv");
    fs::write(&path, OLD).expect("the folder can be written");
    let system = sound();
    write_on(&system, &path, NEW).expect("nothing fails");
    let mut expected = vec![
        "link", "look", "list", "open part", "lock", "look at part", "make like", "write", "sync",
        "rename",
    ];
    if cfg!(unix) {
        expected.extend(["open folder", "sync folder"]);
    }
    assert_eq!(*system.calls.borrow(), expected);
    assert_eq!(fs::read(&path).expect("it is there"), NEW);
}

/// What is there before a save.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Before {
    Nothing,
    File,
    #[cfg(unix)]
    Link,
    #[cfg(unix)]
    Dangling,
}

const BEFORE: &[Before] = &[
    Before::Nothing,
    Before::File,
    #[cfg(unix)]
    Before::Link,
    #[cfg(unix)]
    Before::Dangling,
];

/// Sets a folder up. Gives the path to save at, and that of the file which is written then.
fn set_up(folder: &Path, before: Before) -> (PathBuf, PathBuf) {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).expect("the folder for tests can be written");
    fs::write(folder.join(STALE), "a half").expect("it can be written");
    let (path, file) = (folder.join("a"), folder.join("file"));
    match before {
        Before::Nothing => return (path.clone(), path),
        Before::File => {
            fs::write(&path, OLD).expect("it can be written");
            return (path.clone(), path);
        }
        #[cfg(unix)]
        Before::Link => fs::write(&file, OLD).expect("it can be written"),
        #[cfg(unix)]
        Before::Dangling => {}
    }
    #[cfg(unix)]
    std::os::unix::fs::symlink("file", &path).expect("links can be made");
    (path, file)
}

/// Judges what a save has left.
fn judge(result: Result<(), WriteError>, system: &Faulty, file: &Path, old: Option<&[u8]>) {
    let calls = system.calls.borrow();
    let context = format!("{:?} at {}: {result:?} after {calls:?}", system.fault, system.at);
    let bytes = fs::read(file).ok();
    let is_new = match &result {
        Ok(()) => true,
        Err(error) => {
            let text = error.to_string();
            let says = ["try again", "make room", "save in", "make the folder"];
            assert!(says.iter().any(|words| text.contains(words)), "{text}");
            matches!(error, WriteError::Unsure { .. })
        }
    };
    assert_eq!(bytes.as_deref(), if is_new { Some(NEW) } else { old }, "{context}");
    if !is_new {
        assert!(system.has_failed.get(), "{context}");
        let renamed = calls.iter().position(|call| *call == "rename");
        assert!(renamed.is_none_or(|at| at == system.at), "renamed after a failure: {context}");
    }
}

/// Lets a call of a save go wrong, and says whether there was such a call.
fn save(name: &str, before: Before, at: usize, fault: Fault) -> bool {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("files").join(name);
    let (path, file) = set_up(&folder, before);
    let old = fs::read(&file).ok();
    let given = names(&folder);
    let system = Faulty::new(at, fault);
    let result = write_on(&system, &path, NEW);
    let is_error = result.is_err();
    judge(result, &system, &file, old.as_deref());
    let mut left = names(&folder);
    left.retain(|name| !given.contains(name) && folder.join(name) != file);
    if !matches!(fault, Fault::FromThen(_)) {
        assert!(left.is_empty(), "{left:?}: {fault:?} at {at} of {:?}", system.calls.borrow());
    }
    assert_eq!(path != file, path.is_symlink(), "a link stays one");
    // Whatever is left, the next save clears it. A program that another test starts at this moment
    // holds the lock on a part until it has begun.
    for _ in 0..100 {
        write(&path, OLD).expect("nothing fails");
        if names(&folder).iter().all(|name| !name.starts_with('.')) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(fs::read(&file).expect("it is there"), OLD);
    assert!(names(&folder).iter().all(|name| !name.starts_with('.')), "{:?}", names(&folder));
    let was_called = system.calls.borrow().len() > at;
    match (fault, system.calls.borrow().get(at)) {
        (Fault::Once(io::ErrorKind::Interrupted), Some(&"write")) => {
            assert!(!is_error, "an interrupted write goes on");
        }
        (Fault::Once(kind), Some(&"look")) if kind != io::ErrorKind::NotFound => {
            assert!(is_error, "a file that cannot be looked at is not replaced: {kind:?}");
        }
        _ => {}
    }
    assert!(was_called || !is_error, "there was no fault");
    was_called
}

#[test]
fn a_save_leaves_the_old_file_or_the_new_one_whichever_call_fails() {
    let once = KINDS.map(Fault::Once);
    let from_then = KINDS.map(Fault::FromThen);
    // An interrupted write is made again, for ever if it is interrupted for ever.
    let endless = |fault: &Fault| *fault == Fault::FromThen(io::ErrorKind::Interrupted);
    let faults = once.into_iter().chain(from_then).chain([Fault::Short, Fault::Torn]);
    for fault in faults.filter(|fault| !endless(fault)) {
        for &before in BEFORE {
            let mut at = 0;
            while save("each call", before, at, fault) {
                at += 1;
            }
            assert!(at >= 10, "{before:?}: only {at} calls");
        }
    }
}

/// Lets the call of this name go wrong.
fn save_with(path: &Path, name: &str, kind: io::ErrorKind) -> Result<(), WriteError> {
    let sound = sound();
    write_on(&sound, path, OLD).expect("nothing fails");
    let at = sound.calls.borrow().iter().position(|call| *call == name);
    write_on(&Faulty::new(at.expect("it is called"), Fault::Once(kind)), path, NEW)
}

#[test]
fn what_the_person_can_do_is_said() {
    let path = folder("advice").join("a");
    for (kind, advice) in [
        (io::ErrorKind::StorageFull, "make room, or save in another folder"),
        (io::ErrorKind::QuotaExceeded, "make room, or save in another folder"),
        (io::ErrorKind::PermissionDenied, "save in a folder where you may make files"),
        (io::ErrorKind::ReadOnlyFilesystem, "save in a folder where you may make files"),
        (io::ErrorKind::NotFound, "make the folder first, or save in another one"),
        (io::ErrorKind::Other, "try again, or save in another folder"),
    ] {
        let error = save_with(&path, "sync", kind).expect_err("it fails");
        assert!(error.to_string().ends_with(advice), "{error}");
    }
}

/// Some systems cannot sync folders, which is no fault; any other failure leaves it open whether
/// the new name outlasts a power cut.
#[cfg(unix)]
#[test]
fn a_folder_that_is_not_synced_is_told_where_it_could_be() {
    let path = folder("unsure").join("a");
    for kind in [io::ErrorKind::InvalidInput, io::ErrorKind::Unsupported] {
        save_with(&path, "sync folder", kind).expect("no fault");
    }
    let result = save_with(&path, "sync folder", io::ErrorKind::Other);
    assert!(matches!(result, Err(WriteError::Unsure { .. })), "{result:?}");
    assert_eq!(fs::read(&path).expect("it is there"), NEW);
}

/// A name alone stands in the folder where the program runs.
#[test]
fn a_name_without_a_folder_is_saved_like_any_other() {
    let folder = folder("here");
    fs::write(folder.join(STALE), "a half").expect("the folder can be written");
    // Every other path of this binary's tests begins at the root.
    std::env::set_current_dir(&folder).expect("it is there");
    let system = sound();
    write_on(&system, Path::new("a"), NEW).expect("nothing fails");
    assert_eq!(names(&folder), ["a"]);
    assert_eq!(system.calls.borrow().contains(&"sync folder"), cfg!(unix));
}

#[test]
fn a_file_that_is_too_large_is_not_opened() {
    let path = folder("large").join("a");
    fs::write(&path, NEW).expect("the folder can be written");
    let size = NEW.len() as u64;
    assert_eq!(read_on(&sound(), &path, size).expect("it is as large as allowed"), NEW);
    let system = sound();
    let result = read_on(&system, &path, size - 2);
    assert!(matches!(result, Err(FileError::TooLarge(_))), "{result:?}");
    assert_eq!(*system.calls.borrow(), ["look"]);
}

#[test]
fn a_load_gives_the_bytes_or_a_message_whichever_call_fails() {
    let folder = folder("load");
    let path = folder.join("a.txt");
    let bytes: Vec<u8> = (0..200_000_u32).map(|at| (at % 251) as u8).collect();
    fs::write(&path, &bytes).expect("the folder can be written");
    for fault in KINDS.map(Fault::Once).into_iter().chain([Fault::Short]) {
        for at in 0.. {
            let system = Faulty::new(at, fault);
            let result = read_on(&system, &path, 1 << 20);
            let calls = system.calls.borrow();
            match result {
                Ok(read) => assert!(read == bytes, "{fault:?} at {at}"),
                Err(error) => {
                    assert!(system.has_failed.get() && matches!(error, FileError::Io(_)));
                    assert!(error.to_string().starts_with("cannot be read: "));
                    let resumes = fault == Fault::Once(io::ErrorKind::Interrupted);
                    assert!(!resumes || calls[at] != "read", "an interrupted read goes on");
                }
            }
            if calls.len() <= at {
                assert!(at >= 5, "only {at} calls");
                break;
            }
        }
    }
}

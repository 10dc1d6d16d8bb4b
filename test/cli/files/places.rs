//! Where a file may stand: links, devices, pipes, long names, folders that take no new file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use langkah::files::{FileError, WriteError, read, write};

use super::{STALE, folder, names};

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).expect("it is there")
}

#[test]
fn a_stale_part_is_cleared_and_nothing_else() {
    let folder = folder("stale");
    let others = [".langkah-0123.part", ".a.part", ".langkah-0123456789abcdeg.part", "b.part"];
    for name in others.iter().chain([&STALE]) {
        fs::write(folder.join(name), "a half").expect("the folder can be written");
    }
    fs::create_dir(folder.join(".langkah-fedcba9876543210.part")).expect("it can be made");
    // Another program is writing this one.
    let busy = folder.join(".langkah-aaaaaaaaaaaaaaaa.part");
    let file = fs::File::create(&busy).expect("the folder can be written");
    file.lock().expect("the folder knows locks");
    write(&folder.join("a"), b"new").expect("the folder can be written");
    assert!(!folder.join(STALE).exists());
    assert!(busy.exists(), "it is not stale while it is written");
    assert_eq!(names(&folder).len(), others.len() + 3);
    drop(file);
    write(&folder.join("a"), b"new").expect("the folder can be written");
    assert!(!busy.exists());
}

#[test]
fn the_longest_name_can_be_saved() {
    let folder = folder("long");
    let path = folder.join("n".repeat(255));
    write(&path, b"first").expect("the name is allowed");
    write(&path, b"second").expect("the name is allowed");
    assert_eq!(bytes(&path), b"second");
    assert_eq!(names(&folder).len(), 1);
}

#[test]
fn those_who_save_at_once_never_tear_the_file() {
    let folder = folder("at once");
    let path = folder.join("a");
    let texts: Vec<Vec<u8>> =
        (0..4_u8).map(|of| vec![b'a' + of; 50_000 + usize::from(of)]).collect();
    write(&path, &texts[0]).expect("the folder can be written");
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                assert!(texts.contains(&bytes(&path)));
            }
        });
        let writers: Vec<_> = (texts.iter())
            .map(|text| scope.spawn(|| (0..25).try_for_each(|_| write(&path, text))))
            .collect();
        let written: Vec<_> = writers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        is_done.store(true, Ordering::Relaxed);
        for written in written {
            written.expect("no panic").expect("all are written");
        }
    });
    assert_eq!(names(&folder), ["a"]);
}

#[test]
fn folders_and_protected_files_are_refused() {
    let folder = folder("refused");
    assert!(matches!(write(&folder, b"new"), Err(WriteError::Folder)));
    assert!(matches!(write(Path::new("/"), b"new"), Err(WriteError::Folder)));
    assert!(matches!(read(&folder, 10), Err(FileError::Folder)));
    let path = folder.join("a");
    fs::write(&path, "old").expect("the folder can be written");
    let mut permissions = fs::metadata(&path).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("they can be set");
    assert!(matches!(write(&path, b"new"), Err(WriteError::Protected)));
    assert_eq!(bytes(&path), b"old");
    let error = write(&folder.join("none/a"), b"new").expect_err("there is no folder");
    assert!(
        error.to_string().ends_with("make the folder first, or save in another one"),
        "{error}"
    );
    assert_eq!(names(&folder), ["a"]);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use super::*;

    #[test]
    fn links_stay_and_what_they_lead_to_is_written() {
        let folder = folder("links");
        fs::create_dir_all(folder.join("in/deep")).expect("it can be made");
        let link = |to: &str, at: &str| symlink(to, folder.join(at)).expect("links can be made");
        // A chain over folders, each link meant from its own; at its end is nothing.
        link("in/second", "first");
        link("deep/third", "in/second");
        link("../../end", "in/deep/third");
        for text in [b"first", b"again"] {
            write(&folder.join("first"), text).expect("it can be written");
            assert_eq!(bytes(&folder.join("end")), text);
        }
        assert_eq!(names(&folder), ["end", "first", "in"]);
        assert_eq!(names(&folder.join("in/deep")), ["third"]);
        assert!(folder.join("first").is_symlink() && folder.join("in/deep/third").is_symlink());
        let absolute = folder.join("end");
        symlink(&absolute, folder.join("absolute")).expect("links can be made");
        write(&folder.join("absolute"), b"third").expect("it can be written");
        assert_eq!(bytes(&absolute), b"third");
        link("round", "circle");
        link("circle", "round");
        assert!(matches!(write(&folder.join("circle"), b"new"), Err(WriteError::Circle)));
        link("no folder/a", "lost");
        assert!(matches!(write(&folder.join("lost"), b"new"), Err(WriteError::Unchanged { .. })));
        assert!(folder.join("lost").is_symlink());
    }

    #[test]
    fn permissions_are_kept() {
        let folder = folder("permissions");
        let path = folder.join("a");
        for mode in [0o600, 0o664, 0o755, 0o200] {
            fs::write(&path, "old").expect("the folder can be written");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("they can be set");
            write(&path, b"new").expect("it can be written");
            let about = fs::metadata(&path).expect("it is there");
            assert_eq!(about.permissions().mode() & 0o7777, mode);
            fs::remove_file(&path).expect("it can be removed");
        }
    }

    #[test]
    fn pipes_and_devices_are_written_as_they_stand() {
        let folder = folder("devices");
        let pipe = folder.join("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status().expect("the system has mkfifo");
        assert!(made.success());
        let reader = thread::spawn({
            let pipe = pipe.clone();
            move || bytes(&pipe)
        });
        write(&pipe, b"through the pipe").expect("somebody reads it");
        assert_eq!(reader.join().expect("no panic"), b"through the pipe");
        assert!(fs::metadata(&pipe).expect("it is there").file_type().is_fifo());
        let null = folder.join("null");
        symlink("/dev/null", &null).expect("links can be made");
        write(&null, b"away").expect("it takes all");
        let kind = |path: &Path| fs::metadata(path).expect("it is there").file_type();
        assert!(null.is_symlink() && kind(&null).is_char_device());
        let socket = folder.join("socket");
        let _listener = UnixListener::bind(&socket).expect("it can be made");
        assert!(matches!(write(&socket, b"no"), Err(WriteError::InPlace { .. })));
        assert!(kind(&socket).is_socket());
        assert_eq!(names(&folder), ["null", "pipe", "socket"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_device_says_so_and_stays() {
        let full = Path::new("/dev/full");
        let error = write(full, b"text").expect_err("it is full");
        let text = error.to_string();
        let end = "a part of it may have been written; make room, or save in another folder";
        assert!(text.ends_with(end), "{text}");
        assert!(fs::metadata(full).expect("it is there").file_type().is_char_device());
    }

    /// `/dev/stdout` is a link to such a name.
    #[cfg(target_os = "linux")]
    #[test]
    fn an_open_file_is_written_after_what_is_in_it() {
        use std::io::Read;
        use std::os::fd::AsRawFd;
        let name =
            |file: &dyn AsRawFd| PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()));
        let folder = folder("open");
        let path = folder.join("a");
        fs::write(&path, "head\n").expect("the folder can be written");
        let file = fs::File::options().append(true).open(&path).expect("it is there");
        symlink(name(&file), folder.join("out")).expect("links can be made");
        write(&folder.join("out"), b"rows\n").expect("it can be written");
        assert_eq!(bytes(&path), b"head\nrows\n");
        assert!(folder.join("out").is_symlink());
        let (mut reader, writer) = std::io::pipe().expect("the system has pipes");
        write(&name(&writer), b"rows").expect("the reader is there");
        drop(writer);
        let mut read = String::new();
        reader.read_to_string(&mut read).expect("it can be read");
        assert_eq!(read, "rows");
    }
}

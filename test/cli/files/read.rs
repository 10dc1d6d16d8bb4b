//! Files that are read: what they hold, and what cannot be read.

use langkah::files::{self, FileError};

#[test]
fn files_that_are_no_puzzles() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let error = files::read(here, files::PUZZLE_BYTES_MAX).expect_err("a folder");
    assert_eq!(error.to_string(), "a folder; expected a file");
    let error = files::read(&here.join("no such file"), 1000).expect_err("no file");
    assert!(error.to_string().starts_with("cannot be read: "), "{error}");
    // A source without end is left after one byte too many.
    let endless = std::io::repeat(b'1');
    let error = files::read_from(endless, files::PUZZLE_BYTES_MAX).expect_err("too large");
    assert_eq!(error.to_string(), "larger than 1\u{a0}MiB, the most that is read here");
    assert!(matches!(files::read_from(&b"12345"[..], 4), Err(FileError::TooLarge(4))));
    assert_eq!(files::read_from(&b"1234"[..], 4).ok().as_deref(), Some(&b"1234"[..]));
    let course = here.join("test/data/course/roni-tc2.txt");
    assert_eq!(files::read(&course, 1000).ok(), std::fs::read(&course).ok());
    assert!(matches!(files::read(&course, 10), Err(FileError::TooLarge(10))));
}

/// A source that gives some bytes after it was interrupted, and then fails.
struct Failing(Vec<Result<&'static [u8], std::io::ErrorKind>>);

impl std::io::Read for Failing {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        // What has nothing more to give would be asked for ever where a fault is passed over.
        match self.0.pop().expect("it is asked no more after a fault") {
            Ok(bytes) => {
                into[..bytes.len()].copy_from_slice(bytes);
                Ok(bytes.len())
            }
            Err(kind) => Err(kind.into()),
        }
    }
}

#[test]
fn a_source_that_fails_is_a_fault_and_one_that_is_interrupted_is_not() {
    let interrupted = || Err(std::io::ErrorKind::Interrupted);
    let whole = Failing(vec![Ok(b""), Ok(b"34"), interrupted(), Ok(b"12"), interrupted()]);
    assert_eq!(files::read_from(whole, 10).ok().as_deref(), Some(&b"1234"[..]));
    let broken = Failing(vec![Err(std::io::ErrorKind::BrokenPipe), Ok(b"12")]);
    let error = files::read_from(broken, 10).expect_err("it is broken");
    assert!(error.to_string().starts_with("cannot be read: "), "{error}");
}

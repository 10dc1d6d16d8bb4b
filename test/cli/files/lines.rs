//! Lines as they come, against all of them at once.

use std::io::{self, Read};

use langkah::files::Lines;
use langkah_engine::lines::encoding::decode;
use langkah_engine::lines::lines_of_bytes;
use proptest::prelude::*;

/// Gives a few bytes at a time, as a pipe may, and is interrupted now and then.
struct Pipe<'a> {
    rest: &'a [u8],
    step: usize,
    is_interrupted: bool,
}

impl Read for Pipe<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let count = self.step.min(into.len()).min(self.rest.len());
        let (now, rest) = self.rest.split_at(count);
        into[..count].copy_from_slice(now);
        self.rest = rest;
        Ok(count)
    }
}

fn read(bytes: &[u8], step: usize, bytes_max: usize) -> Vec<Vec<u8>> {
    let pipe = Pipe { rest: bytes, step, is_interrupted: false };
    Lines::new(pipe, bytes_max).map(|line| line.expect("nothing fails")).collect()
}

/// The lines of all bytes at once. An empty last line does not count.
fn at_once(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = lines_of_bytes(bytes).map(<[u8]>::to_vec).collect();
    lines.pop_if(|last| last.is_empty());
    lines
}

proptest! {
    #[test]
    fn lines_that_come_in_parts(
        bytes in prop::collection::vec(
            prop::sample::select(&b"1 \n\r\xc2\x85\xe2\x80\xa8\xa9"[..]), 0..60,
        ),
        step in 1usize..5,
    ) {
        prop_assert_eq!(read(&bytes, step, usize::MAX), at_once(&bytes));
        let short: Vec<Vec<u8>> =
            at_once(&bytes).iter().map(|line| line[..line.len().min(3)].to_vec()).collect();
        prop_assert_eq!(read(&bytes, step, 3), short);
    }

    /// Letters of one to four bytes in UTF-8, halves of letters, line ends, and half a unit.
    #[test]
    fn lines_in_utf16_are_those_of_the_text(
        units in prop::collection::vec(
            prop::sample::select(&[0x31, 0x0a, 0x0d, 0xe9, 0x2028, 0xd83d, 0xde00, 0xfeff][..]),
            0..40,
        ),
        (is_big, is_cut) in any::<(bool, bool)>(),
        step in 1usize..7,
    ) {
        let of_unit = |unit: u16| if is_big { unit.to_be_bytes() } else { unit.to_le_bytes() };
        let mut bytes: Vec<u8> = [0xfeff].into_iter().chain(units).flat_map(of_unit).collect();
        if is_cut && bytes.len() > 2 {
            bytes.pop();
        }
        let (text, _) = decode(&bytes).expect("it has the mark");
        let all = at_once(text.as_bytes());
        prop_assert_eq!(&read(&bytes, step, usize::MAX), &all);
        // The limit counts bytes in UTF-8.
        let short: Vec<Vec<u8>> =
            all.iter().map(|line| line[..line.len().min(2)].to_vec()).collect();
        prop_assert_eq!(read(&bytes, step, 2), short);
    }

    /// What only begins like a mark goes on as it is. The mark of UTF-8 is left out.
    #[test]
    fn other_bytes_stay(
        bytes in prop::collection::vec(prop::sample::select(&b"\xff\xfe\xef\xbb\xbf1\n"[..]), 0..5),
        step in 1usize..3,
    ) {
        prop_assume!(!matches!(bytes[..], [0xff, 0xfe, ..] | [0xfe, 0xff, ..]));
        let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
        prop_assert_eq!(read(&bytes, step, usize::MAX), at_once(text));
    }
}

#[test]
fn a_line_without_an_end_takes_no_more_memory_than_its_limit() {
    let endless = io::repeat(b'7').take(50 << 20);
    let lines: Vec<Vec<u8>> =
        Lines::new(endless, 100).map(|line| line.expect("nothing fails")).collect();
    assert_eq!(lines, [vec![b'7'; 100]]);
}

#[test]
fn nothing_is_read_after_a_failure() {
    struct Broken(bool);
    impl Read for Broken {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            assert!(!std::mem::replace(&mut self.0, true) || into.is_empty(), "it was told once");
            Err(io::Error::other("the cable is out"))
        }
    }
    let mut lines = Lines::new(Broken(false), 10);
    assert!(lines.next().is_some_and(|line| line.is_err()));
    assert!(lines.next().is_none());
}

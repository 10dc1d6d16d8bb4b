//! UTF-16 as UTF-8, as it arrives. PowerShell of Windows writes what a person redirects into a
//! file in UTF-16, or in UTF-8 with a mark.

use std::collections::VecDeque;
use std::io::{self, Read};

/// What the mark at the beginning of the source says.
#[derive(Clone, Copy)]
enum Mark {
    /// Too few bytes have come to tell.
    Unknown,
    /// The source is not in UTF-16: the bytes go on as they are.
    Other,
    /// The source is in UTF-16, and this makes a unit of two bytes.
    Utf16(fn([u8; 2]) -> u16),
}

/// If the source begins with the mark of UTF-16, its text comes out in UTF-8. Any other source
/// comes out as it is. The mark, also that of UTF-8, does not come out. It waits for no more bytes
/// than the mark or the next letter needs.
pub struct Transcoded<R> {
    source: R,
    mark: Mark,
    /// Bytes of the source that are no whole letter or no whole mark yet.
    rest: Vec<u8>,
    /// Bytes in UTF-8 that wait to be read.
    ready: VecDeque<u8>,
}

impl<R: Read> Transcoded<R> {
    pub fn new(source: R) -> Self {
        let (rest, ready) = (Vec::new(), VecDeque::new());
        Self { source, mark: Mark::Unknown, rest, ready }
    }

    /// Looks for the mark. `is_over` says that no bytes follow.
    fn look(&mut self, is_over: bool) {
        let (mark, length) = match self.rest[..] {
            [0xff, 0xfe, ..] => (Mark::Utf16(u16::from_le_bytes), 2),
            [0xfe, 0xff, ..] => (Mark::Utf16(u16::from_be_bytes), 2),
            [0xef, 0xbb, 0xbf, ..] => (Mark::Other, 3),
            [] | [0xff | 0xfe | 0xef] | [0xef, 0xbb] if !is_over => return,
            _ => (Mark::Other, 0),
        };
        self.mark = mark;
        self.rest.drain(..length);
        if matches!(mark, Mark::Other) {
            self.ready.extend(self.rest.drain(..));
        }
    }

    /// Makes UTF-8 of the whole letters that have come. What is no letter becomes U+FFFD, as in
    /// texts that are read at once.
    fn convert(&mut self, unit: fn([u8; 2]) -> u16, is_over: bool) {
        if is_over && self.rest.len() % 2 == 1 {
            self.rest.push(0);
        }
        let (pairs, _) = self.rest.as_chunks::<2>();
        let is_half = |pair: &&[u8; 2]| matches!(unit(**pair), 0xd800..0xdc00);
        let waits = !is_over && pairs.last().as_ref().is_some_and(is_half);
        let whole = pairs.len() - usize::from(waits);
        let letters = char::decode_utf16(pairs[..whole].iter().map(|&pair| unit(pair)));
        for letter in letters {
            let letter = letter.unwrap_or(char::REPLACEMENT_CHARACTER);
            self.ready.extend(letter.encode_utf8(&mut [0; 4]).as_bytes());
        }
        self.rest.drain(..whole * 2);
    }
}

impl<R: Read> Read for Transcoded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.ready.is_empty() && !into.is_empty() {
            if matches!(self.mark, Mark::Other) {
                return self.source.read(into);
            }
            let mut bytes = [0; 4096];
            let count = self.source.read(&mut bytes)?;
            self.rest.extend_from_slice(&bytes[..count]);
            let is_over = count == 0;
            if matches!(self.mark, Mark::Unknown) {
                self.look(is_over);
            }
            if let Mark::Utf16(unit) = self.mark {
                self.convert(unit, is_over);
            }
            if is_over {
                break;
            }
        }
        self.ready.read(into)
    }
}

//! UTF-16 as UTF-8, as it arrives. PowerShell of Windows writes what a person redirects into a
//! file in UTF-16.

use std::collections::VecDeque;
use std::io::{self, Read};

/// How the source's bytes stand for letters.
#[derive(Clone, Copy)]
enum Encoding {
    /// Too few bytes have come to tell.
    Unknown,
    /// Without a mark of UTF-16: the bytes go on as they are.
    Other,
    /// With the mark, and how two bytes make a unit.
    Utf16(fn([u8; 2]) -> u16),
}

/// Gives a source that begins with the mark of UTF-16 in UTF-8 and without its mark, and any other
/// source as it is. It waits for no more bytes than the next letter needs.
pub struct Transcoded<R> {
    source: R,
    encoding: Encoding,
    /// Bytes of the source that are no whole letter yet, or not yet known to be of UTF-16.
    rest: Vec<u8>,
    /// What can be read of the letters before.
    ready: VecDeque<u8>,
}

impl<R: Read> Transcoded<R> {
    pub fn new(source: R) -> Self {
        let (rest, ready) = (Vec::new(), VecDeque::new());
        Self { source, encoding: Encoding::Unknown, rest, ready }
    }

    /// Looks for the mark. `is_over` says that no bytes follow.
    fn look(&mut self, is_over: bool) {
        self.encoding = match self.rest[..] {
            [0xff, 0xfe, ..] => Encoding::Utf16(u16::from_le_bytes),
            [0xfe, 0xff, ..] => Encoding::Utf16(u16::from_be_bytes),
            [] | [0xff | 0xfe] if !is_over => return,
            _ => return self.pass_on(),
        };
        self.rest.drain(..2);
    }

    fn pass_on(&mut self) {
        self.encoding = Encoding::Other;
        self.ready.extend(self.rest.drain(..));
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
            if matches!(self.encoding, Encoding::Other) {
                return self.source.read(into);
            }
            let mut bytes = [0; 4096];
            let count = self.source.read(&mut bytes)?;
            self.rest.extend_from_slice(&bytes[..count]);
            let is_over = count == 0;
            if matches!(self.encoding, Encoding::Unknown) {
                self.look(is_over);
            }
            if let Encoding::Utf16(unit) = self.encoding {
                self.convert(unit, is_over);
            }
            if is_over {
                break;
            }
        }
        self.ready.read(into)
    }
}

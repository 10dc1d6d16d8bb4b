//! The lines of an open file or of standard input, each as soon as it arrives.

use std::io::{self, BufRead, BufReader, Read};

use super::FileError;
use super::utf16::Transcoded;

/// Reads line by line. LF, CR LF, CR or one of Unicode's separators (NEL, LS, PS) ends a line and
/// is no part of it. A source in UTF-16 with its mark becomes UTF-8. If a line is longer than a
/// limit only its beginning is kept, so that no line takes more memory.
pub struct Lines<R> {
    source: BufReader<Transcoded<R>>,
    bytes_max: usize,
    /// The last line ended with CR: an LF that follows belongs to its end.
    is_after_cr: bool,
    is_over: bool,
}

impl<R: Read> Lines<R> {
    /// A reader that keeps at most `bytes_max` bytes of a line.
    pub fn new(source: R, bytes_max: usize) -> Self {
        let source = BufReader::new(Transcoded::new(source));
        Self { source, bytes_max, is_after_cr: false, is_over: false }
    }

    /// The next line. The last one may have no end.
    fn read(&mut self) -> Result<Option<Vec<u8>>, FileError> {
        let mut line = Line::default();
        loop {
            let chunk = match self.source.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() {
                self.is_over = true;
                return Ok((line.count > 0).then_some(line.bytes));
            }
            let mut used = 0;
            let mut is_ended = false;
            for &byte in chunk {
                used += 1;
                if std::mem::take(&mut self.is_after_cr) && byte == b'\n' {
                    continue;
                }
                is_ended = line.take(byte, self.bytes_max);
                if is_ended {
                    self.is_after_cr = byte == b'\r';
                    break;
                }
            }
            self.source.consume(used);
            if is_ended {
                return Ok(Some(line.bytes));
            }
        }
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = Result<Vec<u8>, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let line = self.read().transpose();
        // Nothing can be read after an error.
        self.is_over |= matches!(line, Some(Err(_)));
        line
    }
}

/// The part of a line that is read.
#[derive(Default)]
struct Line {
    /// Its beginning.
    bytes: Vec<u8>,
    /// How many bytes it has.
    count: usize,
    /// Its last two bytes.
    last: [u8; 2],
}

impl Line {
    /// Takes in a byte. Returns whether the line ends with it.
    fn take(&mut self, byte: u8, bytes_max: usize) -> bool {
        // How many bytes of the line's end are already in it.
        let end = match (self.last, byte) {
            (_, b'\n' | b'\r') => 0,
            ([_, 0xc2], 0x85) => 1,
            ([0xe2, 0x80], 0xa8 | 0xa9) => 2,
            _ => {
                if self.bytes.len() < bytes_max {
                    self.bytes.push(byte);
                }
                self.count += 1;
                self.last = [self.last[1], byte];
                return false;
            }
        };
        self.bytes.truncate(self.count - end);
        true
    }
}

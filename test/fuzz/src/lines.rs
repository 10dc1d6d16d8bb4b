//! Any bytes are read as a list with a puzzle on each line: each line that is not empty is told
//! once, with its number, and what was read comes back.

use langkah_puzzle::read::{self, Any};

use crate::memory::peak_of;
use crate::mutate;
use crate::target::Target;
use crate::texts::{is_safe, sliding_comes_back};

pub fn target() -> Target {
    Target { name: "lines", usual: 30_000, corpus: mutate::corpus(), make: mutate::text, judge }
}

/// The most bytes that reading a line may take.
const PEAK_MAX: usize = 4 << 20;

fn judge(bytes: &[u8]) {
    let mut read = read::lines(bytes, None);
    let mut before = 0;
    loop {
        let (next, peak) = peak_of(|| read.next());
        assert!(peak <= PEAK_MAX, "{peak} bytes of memory");
        let Some((number, opened)) = next else { break };
        assert!(number > before, "line {number} after {before}");
        before = number;
        match opened {
            Ok(Any::Sliding(opened)) if number < 10 => sliding_comes_back(&opened),
            Ok(_) => {}
            Err(error) => {
                for message in error.messages() {
                    is_safe(&message);
                    assert!(message.starts_with(&format!("{number}:")), "{message} of {number}");
                }
            }
        }
    }
    assert_eq!(read::lines(bytes, None).count(), full(bytes), "lines that are not empty");
}

/// How many lines have something before a comment, or are no text.
fn full(bytes: &[u8]) -> usize {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    // Bytes that are no text become a letter that stands nowhere else.
    let chunk = |chunk: std::str::Utf8Chunk<'_>| {
        let bad = if chunk.invalid().is_empty() { "" } else { "\u{1}" };
        chunk.valid().replace('\u{1}', "a") + bad
    };
    let text: String = bytes.utf8_chunks().map(chunk).collect();
    let is_full = |line: &&str| {
        let before = line.split('#').next().unwrap_or_default();
        let is_comment = line.trim_start().starts_with("//");
        let is_mark = |letter: char| letter == '/' || letter.is_whitespace();
        line.contains('\u{1}') || !is_comment && !before.chars().all(is_mark)
    };
    text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).filter(is_full).count()
}

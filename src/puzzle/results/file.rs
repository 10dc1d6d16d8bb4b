//! The file that keeps results: a line that says what the file is, and then an object on each line
//! (JSON lines). A line that is damaged takes no other line with it.

use langkah_engine::lines::encoding;
use langkah_engine::shown;
use serde::{Deserialize, Serialize};

use super::Entry;

/// The name of the file in the program's data folder.
pub const FILE: &str = "results.jsonl";
/// Larger files are not files of results.
pub const BYTES_MAX: u64 = 32 << 20;

/// What the file is, so that it is not taken for another.
const NAME: &str = "results";
const VERSION: u32 = 1;

/// The most results that are kept: the newest.
pub const ENTRIES_MAX: usize = 10_000;

/// The most results that keep their moves: the newest. So the file stays far below
/// [`BYTES_MAX`] bytes.
pub const MADE_ENTRIES_MAX: usize = 1_000;

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    langkah: String,
    version: u32,
}

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// Oldest first.
    pub entries: Vec<Entry>,
    /// The numbers of the lines, from 1, that are no results.
    pub damaged: Vec<usize>,
}

/// Reads a file, as [`read`] does. Its bytes are UTF-8, or UTF-16 as Windows writes it.
pub fn read_bytes(bytes: &[u8]) -> Read {
    read(&encoding::lossy(bytes))
}

/// Reads the text of a file. If its first line is not that of results of this version, that line is
/// damaged, and the results below it are read as far as that is possible.
pub fn read(text: &str) -> Read {
    let mut read = Read::default();
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    for (place, (number, line)) in lines.enumerate() {
        let is_head = |head: Head| head.langkah == NAME && head.version == VERSION;
        if place == 0 && serde_json::from_str(line).is_ok_and(is_head) {
            continue;
        }
        match serde_json::from_str(line) {
            Ok(entry) => {
                read.entries.push(safe(entry));
                read.damaged.extend((place == 0).then_some(number));
            }
            Err(_) => read.damaged.push(number),
        }
    }
    trim(&mut read.entries);
    read
}

/// The result with texts that are safe to show: somebody may have edited the file.
fn safe(mut entry: Entry) -> Entry {
    let Entry { size, goal, metric, puzzle, kind, made, times, .. } = &mut entry;
    for text in [size, goal, metric, puzzle, kind, made, times] {
        *text = shown::line(text);
    }
    entry
}

/// Forgets the oldest results of too many, and the moves of old results.
pub fn trim(entries: &mut Vec<Entry>) {
    entries.drain(..entries.len().saturating_sub(ENTRIES_MAX));
    let old = entries.len().saturating_sub(MADE_ENTRIES_MAX);
    for entry in &mut entries[..old] {
        (entry.made, entry.times) = (String::new(), String::new());
    }
}

/// The text of a file with these results.
pub fn write(entries: &[Entry]) -> String {
    let head = Head { langkah: NAME.to_owned(), version: VERSION };
    let lines = entries.iter().map(serde_json::to_string);
    let lines = std::iter::once(serde_json::to_string(&head)).chain(lines);
    lines.flatten().map(|line| line + "\n").collect()
}

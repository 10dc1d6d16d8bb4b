//! Files of lessons: any bytes are read as a lesson or refused, with faults that have their places
//! and are safe to show. What was read is written and read back; its searches are run.

use langkah_engine::lines::lines;
use langkah_puzzle::lesson::{Faults, Lesson, Taught, built_in, is_lesson, read, write};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::memory::peak_of;
use crate::mutate;
use crate::target::Target;
use crate::texts::is_safe;

/// Lines that a lesson knows, and some that it does not.
const LINES: [&str; 16] = [
    "step",
    "step:",
    "view: tree",
    "view: board",
    "at: 2",
    "at: 4294967295",
    "node: 3",
    "question: next",
    "question: kurang blank",
    "question: guess level 5 seed 18446744073709551615",
    "hide: kurang, verdict e-node",
    "search: best-first:misplaced",
    "search: fauzia:filter",
    "note id: a",
    "  a line that goes on: # here",
    "title",
];

/// The most bytes that reading may take, beside the text.
const PEAK_MAX: usize = 8 << 20;

pub fn target() -> Target {
    let corpus = built_in::ALL.map(|text| text.as_bytes().to_vec()).to_vec();
    Target { name: "lessons", usual: 40_000, corpus, make, judge }
}

/// A lesson of the program with lines put in, left out and exchanged, or its bytes changed.
fn make(corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    if rng.random_range(0..4) == 0 {
        return mutate::text(corpus, rng);
    }
    let from = &corpus[rng.random_range(0..corpus.len())];
    let text = String::from_utf8_lossy(from).into_owned();
    let mut all: Vec<&str> = text.lines().collect();
    for _ in 0..rng.random_range(1..6) {
        let at = rng.random_range(0..all.len().max(1)).min(all.len().saturating_sub(1));
        match rng.random_range(0..4) {
            0 if all.len() > 1 => drop(all.remove(at)),
            1 => all.insert(at, LINES[rng.random_range(0..LINES.len())]),
            2 => {
                let other = rng.random_range(0..all.len());
                all.swap(at, other);
            }
            _ => all[at] = LINES[rng.random_range(0..LINES.len())],
        }
    }
    all.join("\n").into_bytes()
}

fn judge(bytes: &[u8]) {
    let (read_once, peak) = peak_of(|| read(bytes));
    assert!(peak <= PEAK_MAX, "{peak} bytes of memory for a text of {}", bytes.len());
    match read_once {
        Err(faults) => judge_faults(bytes, &faults),
        Ok(lesson) => {
            assert!(is_lesson(bytes));
            let text = write(&lesson);
            assert_eq!(read(text.as_bytes()).as_ref(), Ok(&lesson), "{text}");
            // The searches of larger boards take their time.
            if is_small(&lesson) {
                match Taught::open(bytes) {
                    Err(faults) => judge_faults(bytes, &faults),
                    Ok(taught) => taught.questions.iter().flatten().for_each(|question| {
                        assert!(question.mark(question.key()).is_right(), "{question:?}");
                    }),
                }
            }
        }
    }
}

fn is_small(lesson: &Lesson) -> bool {
    let small = ["best-first:misplaced", "ida:misplaced", "fauzia", "fauzia:filter", "propagate"];
    let searches = lesson.steps.iter().filter_map(|step| lesson.search_of(step));
    { searches }.all(|search| small.contains(&search.to_string().as_str()))
}

fn judge_faults(bytes: &[u8], faults: &Faults) {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let all: Vec<&str> = lines(text).collect();
    let is_utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let mut before = (0, 0);
    for fault in faults.list() {
        is_safe(&fault.to_string());
        assert!(before <= (fault.line, fault.column), "{fault} after {before:?}");
        before = (fault.line, fault.column);
        if is_utf16 {
            continue;
        }
        let line = all.get(fault.line.wrapping_sub(1)).copied();
        let length = line.map(|line| line.chars().count());
        let is_there = length.is_some_and(|length| (1..=length + 1).contains(&fault.column));
        assert!(is_there, "{fault}: the line has {length:?}");
    }
}

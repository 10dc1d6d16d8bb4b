//! Changes texts: bytes flipped, parts doubled, cut out and moved, words put in, line ends changed.

use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};

use crate::choices::Choices;

/// The most bytes of a text of the corpus; of a longer one the beginning is taken.
const CORPUS_TEXT_MAX: usize = 1000;

/// How many texts come for one that is filled up to a great length.
const LONG_ONE_IN: u32 = 5_000;
const LONG: usize = 1 << 20;

/// Words and marks that a format of ours or of others knows, and some that none does.
const WORDS: [&str; 61] = [
    "0",
    "1",
    "2",
    "9",
    "16",
    "00",
    "-1",
    "-",
    "_",
    "__",
    "___",
    ".",
    "..",
    "x",
    "X",
    "16",
    "24",
    "1024",
    "1025",
    "65536",
    "4294967296",
    "99999999999999999999999",
    "hidato",
    "numbrix",
    "hexagonal",
    "Hidato",
    "langkah",
    "start",
    "goal",
    "goal snail",
    "goal blank-last",
    "snail",
    "blank-first",
    "4x4:",
    "3x2:",
    "2x2:1,2,3,0",
    ":",
    "/",
    "#",
    "# ",
    ",",
    ";",
    " ",
    "  ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\n\n",
    "\u{85}",
    "\u{2028}",
    "\u{2029}",
    "\u{feff}",
    "\u{3000}",
    "\u{a0}",
    "\u{1b}[2J",
    "\u{202e}",
    "\0",
    "٣",
    "é",
    "012345678",
];

/// One puzzle of each format that others use, and lists of moves.
const EXAMPLES: [&str; 16] = [
    "5 3 8 9\n0 2 4 1\n7 10 14 13\n12 11 6 15\n",
    "4\n 5  3  8  9\n 0  2  4  1\n 7 10 14 13\n12 11  6 15\n",
    "# This puzzle is solvable\n3\n1 2 3 # top\n8 0 4\n7 6 5\n",
    "4x4:5,3,8,9,0,2,4,1,7,10,14,13,12,11,6,15\n",
    "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\n",
    "1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n",
    "012345678\n",
    "langkah\nstart\n1 2 3\n5 6 0\n7 8 4\ngoal\n1 2 3\n5 8 6\n0 7 4\n",
    "3x2:1,2,3,4,5,0\n",
    "__ 33 35 __ __\n__ __ 24 22 __\n__ __ __ 21 __ __\n__ 26    13 40 11\n",
    "numbrix\n0 0 3\n0 -1 0\n1 0 7\n",
    "hidato\n1 2\n4 3\n",
    "1 2 3 0\n3 1 2 0\n2 3 1 0\n",
    "1 2\n3 0\n\n2 3\n1 0\n",
    "URDL2UR2",
    "up, left, down, right; U2 L\nD R",
];

/// The texts of the project's data, and the examples.
pub fn corpus() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = EXAMPLES.iter().map(|text| text.as_bytes().to_vec()).collect();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data");
    for path in files(&data) {
        let mut text = fs::read(path).unwrap_or_default();
        text.truncate(CORPUS_TEXT_MAX);
        texts.push(text);
    }
    texts
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries
        .flat_map(|entry| {
            let path = entry.path();
            if path.is_dir() { files(&path) } else { vec![path] }
        })
        .collect();
    paths.sort();
    paths
}

/// A text of the corpus with some changes; now and then a very long one.
pub fn text(corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut text = if corpus.is_empty() || rng.random_ratio(1, 20) {
        Vec::new()
    } else {
        corpus[rng.random_range(0..corpus.len())].clone()
    };
    for _ in 0..rng.random_range(0..=6) {
        change(&mut text, corpus, rng);
    }
    if rng.random_ratio(1, LONG_ONE_IN) && !text.is_empty() {
        let part = part(&text, rng).to_vec();
        let length = rng.random_range(0..=LONG);
        let fill = part.iter().copied().cycle().take(length);
        let at = rng.random_range(0..=text.len());
        text.splice(at..at, fill);
        text.truncate(LONG);
    }
    text
}

/// A part that is not empty, and short more often than long; `text` must not be empty.
fn part<'a>(text: &'a [u8], rng: &mut ChaCha8Rng) -> &'a [u8] {
    let most = text.len().min(1 << rng.random_range(0..8));
    let length = rng.random_range(1..=most);
    let from = rng.random_range(0..=text.len() - length);
    &text[from..from + length]
}

fn change(text: &mut Vec<u8>, corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) {
    let at = rng.random_range(0..=text.len());
    match rng.random_range(0..10) {
        0..=3 => {
            let word = WORDS[rng.random_range(0..WORDS.len())];
            text.splice(at..at, word.bytes());
        }
        4 if at < text.len() => text[at] = rng.next_u32() as u8,
        5 if at < text.len() => text[at] = b'0' + rng.random_range(0..10_u8),
        6 if at < text.len() => {
            let length = part(&text[at..], rng).len();
            text.drain(at..at + length);
        }
        7 if !text.is_empty() => {
            let part = part(text, rng).to_vec();
            for _ in 0..rng.random_range(1..4) {
                text.splice(at..at, part.iter().copied());
            }
        }
        8 => {
            if let Some(other) = corpus.get(rng.random_range(0..corpus.len().max(1)))
                && !other.is_empty()
            {
                let part = part(other, rng).to_vec();
                text.splice(at..at, part);
            }
        }
        9 => other_ends(text, rng),
        _ => {}
    }
}

/// Ends the lines otherwise, all of them or some.
fn other_ends(text: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    let ends: [&[u8]; 6] =
        [b"\n", b"\r", b"\r\n", "\u{85}".as_bytes(), "\u{2028}".as_bytes(), "\u{2029}".as_bytes()];
    let end = ends[rng.random_range(0..ends.len())];
    let share = rng.random_range(1..=4);
    let old = std::mem::take(text);
    for byte in old {
        if byte == b'\n' && rng.random_ratio(share, 4) {
            text.extend(end);
        } else {
            text.push(byte);
        }
    }
}

/// Random bytes, at most so many.
pub fn bytes(rng: &mut ChaCha8Rng, most: usize) -> Vec<u8> {
    let count = rng.next_u64() as usize % (most + 1);
    let mut bytes = vec![0; count];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// A text of the corpus with some of its words replaced by `words`, bytes changed, or parts cut
/// out.
pub fn worded(corpus: &[Vec<u8>], words: &[&str], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut random = vec![0; 64];
    rng.fill_bytes(&mut random);
    let mut choices = Choices::new(&random);
    if choices.one_in(32) {
        return bytes(rng, 200);
    }
    let mut text = choices.of(corpus).clone();
    for _ in 0..choices.below(6) {
        if text.is_empty() {
            break;
        }
        let at = choices.below(text.len());
        match choices.below(8) {
            0 => text[at] = choices.byte(),
            1 => {
                text.drain(at..(at + choices.below(12)).min(text.len()));
            }
            _ => {
                let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b".-_".contains(byte);
                let begin = text[at..].iter().position(is_word).map_or(at, |word| at + word);
                let length = text[begin..].iter().take_while(|byte| is_word(byte)).count();
                let word = choices.of(words).bytes();
                text.splice(begin..begin + length, word);
            }
        }
    }
    text
}

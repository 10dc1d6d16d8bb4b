//! Files of results: whatever they hold, no line takes another one with it, what is written is read
//! as the same, and the exports have a row for each result.

use langkah_puzzle::results::{csv, file, summary, words};
use rand::rngs::ChaCha8Rng;

use crate::mutate;
use crate::target::Target;

const CORPUS: [&str; 2] = [
    concat!(
        r#"{"langkah":"results","version":1}"#,
        "\n",
        r#"{"date":"2026-11-23T14:05:09Z","family":"sliding","size":"4x4","goal":"blank-last","metric":"single","origin":"random","attempt":1,"moves":60,"fewest":52,"fewest_is_proved":true,"milliseconds":30000,"hints":0,"puzzle":"1 2 3"}"#,
        "\n",
    ),
    r#"{"date":"9999-12-31T23:59:59Z","family":"hidato","size":"8x8","origin":"daily","daily":"2026-11-23","moves":0,"fewest":null,"milliseconds":18446744073709551615,"puzzle":""}"#,
];

/// Words that figures and names are replaced by.
const WORDS: [&str; 12] = [
    "0",
    "-1",
    "1e9",
    "18446744073709551615",
    "18446744073709551616",
    "null",
    "\"random\"",
    "\"9999-12-31\"",
    "\"1970-01-01T00:00:00Z\"",
    "\"\\u001b[2J\"",
    "{}",
    "\n",
];

pub fn target() -> Target {
    let corpus = CORPUS.iter().map(|text| text.as_bytes().to_vec()).collect();
    Target { name: "results", usual: 2_000_000, corpus, make, judge }
}

fn make(corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    mutate::worded(corpus, &WORDS, rng)
}

fn judge(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let read = file::read(&text);
    let lines = text.lines().count();
    assert!(read.entries.len() + read.damaged.len() <= lines + 1);
    assert!(read.damaged.iter().all(|line| (1..=lines).contains(line)));
    let again = file::read(&file::write(&read.entries));
    assert_eq!((again.entries, again.damaged), (read.entries.clone(), Vec::new()));
    assert_eq!(csv::write(&read.entries).lines().count(), read.entries.len() + 1);
    let list: serde_json::Value =
        serde_json::from_str(&csv::json(&read.entries)).expect("it is a list");
    assert_eq!(list.as_array().map(Vec::len), Some(read.entries.len()));
    for told in read.entries.iter().flat_map(words::row) {
        assert!(!told.contains(char::is_control), "{told:?}");
    }
    for one in summary::all(&read.entries) {
        assert!(one.count > 0 && !words::summary(&one).is_empty());
    }
}

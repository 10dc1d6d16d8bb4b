//! The whole numbers of a line.

use super::kinds::words;

/// Units of what no search decides.
const UNITS: [&str; 33] = [
    "s", "ms", "us", "µs", "ns", "sec", "secs", "second", "seconds", "msec", "msecs",
    "millisecond", "milliseconds", "microseconds", "nanoseconds", "min", "mins", "minute",
    "minutes", "detik", "milidetik", "mikrodetik", "menit", "byte", "bytes", "kb", "mb", "gb",
    "kib", "mib", "gib", "percent", "persen",
];

/// Names of what no search decides.
const MEASURES: [&str; 4] = ["time", "waktu", "memory", "memori"];

/// Words of numbers that are no figure of the whole search: what is needed at least, and what a
/// program tells while it goes on.
const APART: [&str; 17] = [
    "needed", "diperlukan", "depth", "kedalaman", "cost", "ongkos", "level", "iteration",
    "iterasi", "threshold", "ambang", "bound", "batas", "limit", "within", "g", "h",
];

/// Whether a text in small letters tells a step of a search that goes on.
pub(super) fn is_apart(lower: &str) -> bool {
    words(lower).any(|word| APART.contains(&word))
}

fn is_unit(word: &str) -> bool {
    words(word).any(|word| UNITS.contains(&word))
}

fn names_measure(word: &str) -> bool {
    words(word).any(|word| MEASURES.contains(&word))
}

/// Whether a text in small letters tells of time or memory.
pub(super) fn is_measure(text: &str) -> bool {
    is_unit(text) || names_measure(text)
}

/// The whole numbers of a sentence, without those of a measure. `38 789` is one number.
pub(super) fn numbers(text: &str) -> Vec<u64> {
    let is_digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let plain = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    // No count is below 0.
    let is_negative = |word: &&str| {
        let rest = word.strip_prefix(['-', '−']);
        rest.is_some_and(|rest| rest.starts_with(|one: char| one.is_ascii_digit()))
    };
    let mut all: Vec<String> = Vec::new();
    for word in text.split_whitespace().filter(|word| !is_negative(word)).map(plain) {
        match all.last_mut() {
            Some(last)
                if !last.is_empty() && is_digits(last) && word.len() == 3 && is_digits(&word) =>
            {
                last.push_str(&word);
            }
            _ => all.push(word),
        }
    }
    let is_measured = |at: usize| {
        let is_named = at.checked_sub(1).is_some_and(|before| names_measure(&all[before]));
        is_named || all.get(at + 1).is_some_and(|next| is_unit(next))
    };
    let of = |(at, word): (usize, &String)| number(word).filter(|_| !is_measured(at));
    all.iter().enumerate().filter_map(of).collect()
}

/// A whole number, also with a mark between groups of three digits, and also with a `.0`, as a
/// program prints it that counts in fractions.
pub(super) fn number(text: &str) -> Option<u64> {
    let is_mark = |letter: char| matches!(letter, ',' | '.' | '\'' | ' ' | '\u{a0}' | '\u{2009}');
    let mut groups = text.strip_suffix(".0").unwrap_or(text).split(is_mark);
    let first = groups.next()?;
    let is_digits = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    let rest: Vec<&str> = groups.collect();
    let is_grouped = first.len() <= 3 && rest.iter().all(|group| group.len() == 3);
    let is_one = rest.is_empty() || is_grouped;
    if first.is_empty() || !is_one || !is_digits(first) || !rest.iter().all(|one| is_digits(one)) {
        return None;
    }
    (first.to_owned() + &rest.concat()).parse().ok()
}

//! The whole numbers of a line, and the figures that it has side by side.

use langkah_engine::lines::{lines, without_mark};

use super::kinds::{kind_of, words};

/// Units of what no search decides.
const UNITS: [&str; 14] = [
    "s", "ms", "us", "µs", "ns", "second", "seconds", "milliseconds", "detik", "milidetik",
    "bytes", "kib", "mib", "gib",
];

/// Names of what no search decides.
const MEASURES: [&str; 4] = ["time", "waktu", "memory", "memori"];

/// Words of numbers that are no figure of the whole search: what is needed at least, and what a
/// program tells while it goes on.
const APART: [&str; 14] = [
    "needed", "diperlukan", "depth", "kedalaman", "cost", "ongkos", "level", "iteration",
    "iterasi", "threshold", "bound", "batas", "g", "h",
];

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

/// The lines of a text with their numbers from 1, and those that have several figures side by side
/// in parts.
pub(super) fn each(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let all = (1..).zip(lines(without_mark(text)));
    all.flat_map(|(number, line)| figures(line).into_iter().map(move |part| (number, part)))
}

/// The figures that stand side by side in a line, such as `expanded 5, generated 12` or `nodes: 12
/// time: 3`, each with its words; the line itself if it is not made of such figures.
fn figures(line: &str) -> Vec<&str> {
    let is_figure = |part: &&str| {
        let lower = part.to_lowercase();
        let is_apart = words(&lower).any(|word| APART.contains(&word)) || names_node(&lower);
        let is_told = (kind_of(&lower).is_some() || is_measure(&lower)) && !is_apart;
        is_told && lower.contains(|letter: char| letter.is_ascii_digit())
    };
    let are_figures = |parts: &Vec<&str>| parts.len() > 1 && parts.iter().all(is_figure);
    [separated(line), labelled(line)].into_iter().find(are_figures).unwrap_or_else(|| vec![line])
}

/// Whether a number names a node, as in `node 7`, and does not count nodes.
fn names_node(lower: &str) -> bool {
    let all: Vec<&str> = lower.split_whitespace().collect();
    let is_noun = |word: &str| matches!(word, "node" | "simpul" | "state" | "status");
    all.windows(2)
        .any(|pair| is_noun(pair[0]) && pair[1].starts_with(|one: char| one.is_ascii_digit()))
}

/// The parts between commas and the like. A comma within a number parts nothing.
fn separated(line: &str) -> Vec<&str> {
    let parts = line.split(", ").flat_map(|part| part.split([';', '|', '\t']));
    parts.filter(|part| !part.trim().is_empty()).collect()
}

/// The parts that each end with the number after a colon or an equals sign; what is left belongs to
/// the last. None if one of these signs has no number after it.
fn labelled(line: &str) -> Vec<&str> {
    let (mut parts, mut begin) = (Vec::new(), 0);
    let is_of_number = |letter: char| letter.is_ascii_digit() || matches!(letter, ',' | '.');
    for (at, sign) in line.match_indices([':', '=']) {
        let after = at + sign.len();
        let blanks = line[after..].len() - line[after..].trim_start().len();
        let number = &line[after + blanks..];
        let length = number.find(|letter| !is_of_number(letter)).unwrap_or(number.len());
        if length == 0 || after < begin {
            return Vec::new();
        }
        let end = after + blanks + length;
        parts.push(&line[begin..end]);
        begin = end;
    }
    if let Some(last) = parts.last_mut() {
        *last = &line[begin - last.len()..];
    }
    parts
}

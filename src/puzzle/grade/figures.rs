//! The figures of solvability in a line: Kurang(i), ΣKurang and X.

use super::kinds::{Kind, words};
use super::line::Content;
use super::numbers::number;

/// Words that may stand before the X of solvability. With any other word an `x` is something else,
/// a column for one.
const OF_X: [&str; 6] = ["x", "nilai", "value", "the", "of", "σ"];

/// What a line in small letters says of Kurang or X; `None` if it says nothing of them, or nothing
/// that can be read.
pub(super) fn content(lower: &str) -> Option<Content> {
    let is_kurang = words(lower).any(|word| matches!(word, "kurang" | "σkurang"));
    if !is_kurang {
        return is_x(lower).then(|| value(lower)).flatten().map(|x| counted(Kind::X, x));
    }
    // A sum of several Kurang(i) is told after them.
    let listed = if lower.contains('+') { Vec::new() } else { listed(lower) };
    if !listed.is_empty() {
        return Some(Content::Kurang(listed));
    }
    if let Some(row) = row(lower) {
        return Some(Content::Kurang(row));
    }
    // Whether the sum is even, as 0 or 1, is another figure.
    if words(lower).any(|word| matches!(word, "mod" | "modulo")) {
        return Some(Content::Nothing);
    }
    let is_sum = lower.contains('σ') || words(lower).any(|word| word == "sigma");
    let has_x = words(lower).any(|word| word == "x");
    if has_x && !adds_x(lower) {
        return None;
    }
    let value = value(lower)?;
    Some(match has_x {
        true => counted(Kind::Sum, value),
        false if is_sum => counted(Kind::Kurangs, value),
        false => Content::Total(value),
    })
}

/// Whether a part of a line tells Kurang, X or a sum of them by its number.
pub(super) fn tells(lower: &str) -> bool {
    !matches!(content(lower), None | Some(Content::Nothing)) || is_sum(lower)
}

/// Whether the label of a number is a sum without a noun, which is that of the Kurang(i).
pub(super) fn is_sum(lower: &str) -> bool {
    let label = lower.split([':', '=']).next().unwrap_or_default();
    words(label).eq(["sum"]) || words(label).eq(["jumlah"])
}

/// Whether a line adds X to Kurang: with a sign or a word, or with both names before one number. In
/// `Kurang = 6, X = 0` they are two figures.
fn adds_x(lower: &str) -> bool {
    let names = lower.split(['=', ':']).next().unwrap_or_default();
    let has = |name: &str| words(names).any(|word| word.trim_start_matches('σ') == name);
    lower.contains('+') || words(lower).any(|word| word == "plus") || has("kurang") && has("x")
}

/// Whether the line heads a table of Kurang(i), such as `| i | Kurang(i) |`.
pub(super) fn heads_table(lower: &str) -> bool {
    let all: Vec<&str> = words(lower).collect();
    let is_first = |word: &&str| matches!(*word, "i" | "tile" | "ubin" | "no" | "angka");
    all.first().is_some_and(is_first) && matches!(all[1..], ["kurang"] | ["kurang", "i"])
}

fn is_x(lower: &str) -> bool {
    let before = lower.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default();
    let has_x = words(before).any(|word| word == "x");
    // In `X = 0, total = 6` the last number is not X.
    let mut signs = lower.match_indices(['=', ':']).skip(1);
    let is_named = signs.any(|(at, _)| lower[..at].trim_end().ends_with(char::is_alphabetic));
    has_x && !is_named && words(before).all(|word| OF_X.contains(&word))
        // A place has both.
        && words(lower).all(|word| word != "y")
}

/// The numbers that stand as `kurang(1) = 0`, `kurang[1]: 0` or `kurang 1 = 0`, by their tiles.
fn listed(lower: &str) -> Vec<(u16, u64)> {
    let mut found = Vec::new();
    for part in lower.split("kurang").skip(1) {
        let part = part.trim_start_matches(|letter: char| " ([_-".contains(letter));
        let named =
            ["i=", "i = ", "ubin ", "tile "].iter().find_map(|name| part.strip_prefix(name));
        let part = named.unwrap_or(part);
        let Some((tile, rest)) = leading(part) else { continue };
        let bare = rest.trim_start_matches(|letter: char| " )]".contains(letter));
        let is_told = rest.starts_with([')', ']']) || bare.starts_with(['=', ':']);
        let rest = bare.trim_start_matches(|letter: char| " =:>-|".contains(letter));
        if let (true, Ok(tile), Some((value, _))) = (is_told, u16::try_from(tile), leading(rest)) {
            found.push((tile, value));
        }
    }
    found
}

/// A row of a table: the name, and the Kurang of each number from 1.
fn row(lower: &str) -> Option<Vec<(u16, u64)>> {
    let is_between = |letter: char| letter.is_whitespace() || "|:,;=()".contains(letter);
    let mut all = lower.split(is_between).filter(|word| !word.is_empty()).peekable();
    all.next().filter(|name| *name == "kurang")?;
    all.next_if_eq(&"i");
    let values: Vec<u64> = all.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    (values.len() > 3).then(|| (1..).zip(values).collect())
}

/// The number that a figure is said to have: after the last sign that gives one.
fn value(lower: &str) -> Option<u64> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let first = |part: &str| {
        let mut words = part.split_whitespace();
        words.find_map(|word| number(word.trim_matches(|letter| !is_digit(letter))))
    };
    lower.rsplit(['=', ':']).find_map(first)
}

/// The digits with which a text begins, and what follows.
fn leading(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// A figure of the board. Its words do not matter: each board has one.
const fn counted(kind: Kind, value: u64) -> Content {
    Content::Count(kind, value, String::new())
}

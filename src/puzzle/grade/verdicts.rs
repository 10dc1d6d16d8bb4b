//! Whether a line says that the puzzle can be solved or that it cannot, also as an answer:
//! `Solvable: no`.

use super::kinds::words;

pub(super) const UNSOLVABLE: [&str; 18] = [
    "unsolvable",
    "not solvable",
    "not be solved",
    "n't be solved",
    "no solution",
    "not reachable",
    "unreachable",
    "no valid solution",
    "tidak dapat",
    "tidak bisa",
    "tidak ada solusi",
    "tidak memiliki solusi",
    "tidak mempunyai solusi",
    "tidak punya solusi",
    "tidak ditemukan",
    "tak ada solusi",
    "tanpa solusi",
    "tidak solvable",
];

pub(super) const SOLVABLE: [&str; 6] =
    ["solvable", "reachable", "can be solved", "solution found", "dapat diselesaikan", "ditemukan"];

/// What a verdict names.
const PHRASES: [&str; 5] =
    ["solvable", "reachable", "can be solved", "dapat diselesaikan", "bisa diselesaikan"];

/// A verdict has no other words: one with a condition, or a title, says nothing.
const VOCABULARY: [&str; 40] = [
    "solvable", "issolvable", "unsolvable", "solvability", "reachable", "unreachable", "not",
    "can", "be", "solved", "is", "the", "this", "it", "so", "puzzle", "board", "goal", "state",
    "status", "result", "dapat", "bisa", "tidak", "diselesaikan", "teka", "teki", "papan",
    "persoalan", "permainan", "masalah", "ini", "itu", "hasil", "adalah", "ternyata", "maka",
    "tujuan", "apakah", "15",
];

/// Whether a line in small letters says that the puzzle can be solved; `None` if it is no verdict.
pub(super) fn verdict(lower: &str) -> Option<bool> {
    let mut all: Vec<&str> = words(lower).collect();
    let answer = all.last().and_then(|last| match *last {
        "yes" | "true" | "ya" | "benar" | "1" => Some(true),
        "no" | "false" | "salah" | "0" => Some(false),
        "tidak" if all.len() > 1 => Some(false),
        _ => None,
    });
    let is_open = lower.ends_with([':', '=', '?']);
    if answer.is_some() {
        all.pop();
    } else if is_open {
        return None;
    }
    let said = all.join(" ");
    let is_told = PHRASES.iter().any(|phrase| said.contains(phrase));
    if !is_told || !all.iter().all(|word| VOCABULARY.contains(word)) {
        return None;
    }
    let is_negated = UNSOLVABLE.iter().any(|words| said.contains(words));
    Some(answer.unwrap_or(true) != is_negated)
}

//! Times, rates and results as a person reads them.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Outline};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::metric::Metric;
use langkah_language::{decimal, text};

use super::Entry;
use super::summary::{FEW, MORE, Summary};
use crate::hidato;
use crate::words::capital;

/// A time with tenths of a second: `0:42.1`, from an hour on `1:02:03.4`. It is rounded down, as a
/// clock shows it.
pub fn clock(milliseconds: u64) -> String {
    let (tenths, mark) = (milliseconds / 100 % 10, text!("decimal-mark"));
    format!("{}{mark}{tenths}", whole_clock(milliseconds / 1000))
}

/// A time in whole seconds: `0:42`, from an hour on `1:02:03`.
pub fn whole_clock(seconds: u64) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match minutes / 60 {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
    }
}

/// Moves a second with one decimal: `2.4`.
pub fn rate(rate: f64) -> String {
    decimal(rate, 1)
}

fn size(size: &str) -> String {
    size.replace('x', "×")
}

/// The hints that were shown: `2 hints`.
pub fn hints(count: u32) -> String {
    text!("results-hints", count = count, shown = count.to_string())
}

/// How many columns the list of results has.
pub const COLUMNS: usize = 10;

/// The heads of the columns.
pub fn columns() -> [&'static str; COLUMNS] {
    [
        text!("results-column-date"),
        text!("results-column-size"),
        text!("results-column-moves"),
        text!("results-column-fewest"),
        text!("results-column-time"),
        text!("results-column-rate"),
        text!("results-column-hints"),
        text!("results-column-metric"),
        text!("results-column-goal"),
        text!("results-column-puzzle"),
    ]
}

/// A result in these columns.
pub fn row(entry: &Entry) -> [String; COLUMNS] {
    let puzzle = entry.puzzle.clone();
    let has_moves = entry.family.has_moves();
    let if_moved = |text: String| if has_moves { text } else { String::new() };
    let has_rate = has_moves && entry.milliseconds > 0;
    [
        entry.date.short(),
        size(&entry.size),
        if_moved(entry.moves.to_string()),
        fewest(entry),
        clock(entry.milliseconds),
        if has_rate { rate(entry.rate()) } else { String::new() },
        entry.hints.to_string(),
        metric(&entry.metric).to_owned(),
        if has_moves { goal(&entry.goal) } else { hidato_kind(&entry.kind) },
        match entry.daily {
            Some(date) => text!("results-daily", date = date.to_string(), puzzle = puzzle),
            None => puzzle,
        },
    ]
}

/// What counts as one move, by the name that results have.
fn metric(name: &str) -> &str {
    match name {
        "single" => text!("results-metric-single"),
        "multi" => text!("results-metric-multi"),
        other => other,
    }
}

/// A goal by the name that results have; the board itself for one of the person's own.
fn goal(name: &str) -> String {
    let usual = Goal::named(name);
    usual.map_or_else(|| name.to_owned(), |goal| goal.title().to_owned())
}

/// Whether the name is that of multi-tile moves.
fn is_multi(metric: &str) -> bool {
    metric == Metric::Multi.name()
}

/// The fewest moves: `13`, `at most 101` if a shorter way is not ruled out, or nothing.
fn fewest(entry: &Entry) -> String {
    match entry.fewest {
        None => String::new(),
        Some(fewest) if entry.fewest_is_proved => fewest.to_string(),
        Some(fewest) => text!("results-at-most", fewest = fewest.to_string()),
    }
}

/// The kind of a Hidato by the names that results have: `Numbrix, heart, hard`.
fn hidato_kind(names: &str) -> String {
    let word = |name: &str| {
        let topology = Topology::named(name);
        let outline = Outline::ALL.into_iter().find(|one| one.name() == name);
        let difficulty = Difficulty::named(name);
        let shape = || outline.map(Outline::title).or(difficulty.map(Difficulty::title));
        topology.map(hidato::words::family).or_else(shape).unwrap_or(name).to_owned()
    };
    let words: Vec<String> = names.split(' ').map(word).collect();
    capital(&words.join(", "))
}

/// What kind of puzzle results are of: `4×4, blank last, multi-tile moves`.
fn kind(of: &Summary) -> String {
    let mut parts = vec![size(&of.size)];
    let kind = if of.family.has_moves() { goal(&of.goal) } else { hidato_kind(&of.kind) };
    parts.extend(Some(kind).filter(|kind| !kind.is_empty()));
    parts.extend(is_multi(&of.metric).then(|| Metric::Multi.title().to_owned()));
    parts.join(", ")
}

/// The best and those averages that there are, in one sentence.
pub fn summary(of: &Summary) -> String {
    let (best, moves) = (clock(of.best), of.moves_min.to_string());
    let (kind, count) = (kind(of), of.count);
    let mut told = if of.family.has_moves() {
        text!("results-summary", kind = kind, count = count, best = best, moves = moves)
    } else {
        text!("results-summary-hidato", kind = kind, count = count, best = best)
    };
    for (count, time) in [(FEW, of.of_few), (MORE, of.of_more)] {
        let average = time.map(|time| text!("results-average", count = count, time = clock(time)));
        told.extend(average.map(|average| format!(", {average}")));
    }
    told
}

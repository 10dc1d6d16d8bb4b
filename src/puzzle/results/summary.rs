//! The best and the averages of results that can be compared: those of one family, size, goal,
//! way of counting moves and kind that [count](Entry::counts).
//!
//! Averages are those of people who solve cubes for speed (World Cube Association, regulation
//! 9f8): of the last 5 or 12 times the best and the worst are left out, and the rest is averaged.

use super::Entry;
use crate::Family;

/// Over how many results the two averages go.
pub const FEW: usize = 5;
pub const MORE: usize = 12;

/// What the results of one kind come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub family: Family,
    pub size: String,
    pub goal: String,
    pub metric: String,
    /// The kind of a Hidato.
    pub kind: String,
    /// How many results count.
    pub count: usize,
    /// The least time, in milliseconds.
    pub best: u64,
    /// The fewest moves that the person needed for one of these puzzles.
    pub moves_min: u64,
    /// The average of the last 5 times in milliseconds; `None` if there are fewer.
    pub of_few: Option<u64>,
    /// The average of the last 12 times in milliseconds; `None` if there are fewer.
    pub of_more: Option<u64>,
}

/// The average of the last `count` times without the best and the worst of them, rounded to
/// milliseconds; `None` if there are fewer times or nothing would be left.
pub fn average(times: &[u64], count: usize) -> Option<u64> {
    let last = &times[times.len().checked_sub(count)?..];
    let (best, worst) = (last.iter().min()?, last.iter().max()?);
    let left = u64::try_from(count).ok()?.checked_sub(2).filter(|&left| left > 0)?;
    let sum: u64 = last.iter().fold(0, |sum, &time| sum.saturating_add(time));
    let sum = sum.saturating_sub(*best).saturating_sub(*worst);
    Some(sum.saturating_add(left / 2) / left)
}

/// What the results come to, kind by kind; the kind that was played last stands first. `entries`
/// are the oldest first.
pub fn all(entries: &[Entry]) -> Vec<Summary> {
    let mut kinds: Vec<(&Entry, Vec<&Entry>)> = Vec::new();
    for entry in entries.iter().filter(|entry| entry.counts()) {
        let is_same = |(other, _): &(&Entry, _)| kind(other) == kind(entry);
        let place = kinds.iter().position(is_same);
        let mut of_kind = place.map_or_else(|| (entry, Vec::new()), |place| kinds.remove(place));
        of_kind.1.push(entry);
        kinds.push(of_kind);
    }
    kinds.into_iter().rev().map(|(first, entries)| summary(first, &entries)).collect()
}

/// What results must have in common to be compared.
fn kind(entry: &Entry) -> (Family, &str, &str, &str, &str) {
    (entry.family, &entry.size, &entry.goal, &entry.metric, &entry.kind)
}

fn summary(first: &Entry, entries: &[&Entry]) -> Summary {
    let times: Vec<u64> = entries.iter().map(|entry| entry.milliseconds).collect();
    Summary {
        family: first.family,
        size: first.size.clone(),
        goal: first.goal.clone(),
        metric: first.metric.clone(),
        kind: first.kind.clone(),
        count: entries.len(),
        best: times.iter().copied().min().unwrap_or_default(),
        moves_min: entries.iter().map(|entry| entry.moves).min().unwrap_or_default(),
        of_few: average(&times, FEW),
        of_more: average(&times, MORE),
    }
}

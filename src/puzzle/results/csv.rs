//! Results for other programs: comma-separated values, or a JSON list.

use serde::Serialize;

use super::Entry;
use crate::compare::csv::field;

/// The names of the columns.
pub const HEAD: &str = "date,family,size,goal,metric,origin,daily,attempt,moves,fewest,\
    fewest_is_proved,seconds,moves_a_second,hints,puzzle,kind,made,times";

/// A line of names, and a line for each result.
pub fn write(entries: &[Entry]) -> String {
    let lines = entries.iter().map(line);
    std::iter::once(HEAD.to_owned()).chain(lines).map(|line| line + "\n").collect()
}

fn line(entry: &Entry) -> String {
    let daily = entry.daily.map(|date| date.to_string()).unwrap_or_default();
    let fewest = entry.fewest.map(|fewest| fewest.to_string()).unwrap_or_default();
    let fields = [
        entry.date.to_string(),
        entry.family.name().to_owned(),
        entry.size.clone(),
        entry.goal.clone(),
        entry.metric.clone(),
        entry.origin.name().to_owned(),
        daily,
        entry.attempt.to_string(),
        entry.moves.to_string(),
        fewest,
        entry.fewest_is_proved.to_string(),
        format!("{:.3}", entry.milliseconds as f64 / 1000.0),
        format!("{:.3}", entry.rate()),
        entry.hints.to_string(),
        entry.puzzle.clone(),
        entry.kind.clone(),
        entry.made.clone(),
        entry.times.clone(),
    ];
    fields.map(|text| field(&text)).join(",")
}

/// A result with the figure that follows from it.
#[derive(Serialize)]
pub struct Exported<'a> {
    #[serde(flatten)]
    entry: &'a Entry,
    moves_a_second: f64,
}

impl<'a> From<&'a Entry> for Exported<'a> {
    fn from(entry: &'a Entry) -> Self {
        Self { entry, moves_a_second: (entry.rate() * 1000.0).round() / 1000.0 }
    }
}

/// A JSON list, with a result on each line.
pub fn json(entries: &[Entry]) -> String {
    let lines = entries
        .iter()
        .map(|entry| serde_json::to_string(&Exported::from(entry)).unwrap_or_default());
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) }
}

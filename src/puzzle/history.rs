//! The history of an anytime search in words: a small table, and what is told of the newest
//! solution.

use std::time::Duration;

use langkah_engine::search::history::{History, Point};
use langkah_language::{decimal, text};

use super::words::time;

/// A table has at most so many rows.
pub const ROWS_MAX: usize = 12;

/// The names of a table's columns.
pub fn columns() -> [&'static str; 4] {
    [text!("history-after"), text!("history-best"), text!("history-bound"), text!("history-gap")]
}

/// The rows of a table: the time, the best length, the lower bound and the gap between them. The
/// first and the last point always have a row.
pub fn rows(history: &History) -> Vec<[String; 4]> {
    let row = |point: &Point| {
        let best = point.best.map_or_else(|| "-".to_owned(), |best| best.to_string());
        [time(point.after), best, point.bound.to_string(), gap(point)]
    };
    history.thinned(ROWS_MAX).iter().map(row).collect()
}

/// How many of the points a table shows, in a sentence; `None` if it shows all.
pub fn left_out(history: &History) -> Option<String> {
    let count = history.points().len();
    let (shown, all) = (ROWS_MAX.to_string(), count.to_string());
    (count > ROWS_MAX).then(|| text!("history-left-out", shown = shown, all = all))
}

/// `38 (31 %)`: how much longer the best solution may be than a shortest one. `-` before the first
/// solution.
pub fn gap(point: &Point) -> String {
    let (Some(gap), Some(best)) = (point.gap(), point.best) else { return "-".to_owned() };
    if gap == 0 {
        return "0".to_owned();
    }
    let percent = decimal(gap as f64 * 100.0 / best as f64, 0);
    text!("history-gap", "figure", gap = gap.to_string(), percent = percent)
}

/// When a thing happened, counted from the other end, in whole seconds or in minutes: `40 s`,
/// `2 min 03 s`. A time below a second is 0 s, so that the text does not flicker.
pub fn ago(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        text!("figure-seconds", time = seconds.to_string())
    } else {
        super::words::time(Duration::from_secs(seconds))
    }
}

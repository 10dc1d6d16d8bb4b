//! The figures of a comparison as cells, of one search and of several puzzles together.

use std::time::Duration;

use langkah_engine::search::watch::Stats;
use langkah_language::{decimal, text};
use langkah_puzzle::compare::Found;
use langkah_puzzle::words::{grouped, memory, time};

use super::columns::Columns;
use crate::session::explore::comparison::run::Run;

/// How the figures of several puzzles become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// The sum; for live nodes and memory the greatest figure.
    Sum,
    Mean,
    Median,
}

impl Total {
    pub(super) const ALL: [Self; 3] = [Self::Sum, Self::Mean, Self::Median];

    /// The value as a sum and what it is divided by; 0 if there are no figures.
    fn fraction(self, figures: impl Iterator<Item = u64>) -> (u64, u64) {
        let mut figures: Vec<u64> = figures.collect();
        figures.sort_unstable();
        let count = figures.len();
        match self {
            Self::Median if count > 0 => (figures[(count - 1) / 2] + figures[count / 2], 2),
            Self::Mean if count > 0 => (figures.iter().sum(), count as u64),
            _ => (figures.iter().sum(), 1),
        }
    }

    /// The value for counts, to the nearest whole number; a half is rounded up.
    pub fn of(self, figures: impl Iterator<Item = u64>) -> u64 {
        let (sum, by) = self.fraction(figures);
        sum / by + u64::from(2 * (sum % by) >= by && by > 1)
    }

    /// The value as it is shown, with a digit after the point where it is not a whole number.
    pub fn shown(self, figures: impl Iterator<Item = u64>) -> String {
        let (sum, by) = self.fraction(figures);
        if sum.is_multiple_of(by) { grouped(sum / by) } else { decimal(sum as f64 / by as f64, 1) }
    }

    /// The same for counts of what is held at one time.
    fn of_peaks(self, figures: impl Iterator<Item = u64>) -> u64 {
        match self {
            Self::Sum => figures.max().unwrap_or(0),
            total => total.of(figures),
        }
    }
}

/// What is said of a search over all puzzles: the cells of a line, and one sentence.
pub(super) struct Summary {
    pub cells: Vec<String>,
    pub about: String,
}

/// The sums, means and medians of each search over all puzzles.
pub(super) fn summaries<C: Columns>(run: &Run<C>) -> Vec<Summary> {
    let searches = run.contenders.iter().enumerate();
    searches
        .flat_map(|(index, contender)| {
            let rows = run.rows.iter().filter(|row| row.contender == index);
            let found: Vec<&C::Found> = rows.map(|row| &row.found).collect();
            // A search that fits no puzzle has cost nothing, which says nothing of it.
            let has_run = found.iter().any(|found| found.stats().is_some());
            let has_searched = found.iter().any(|found| found.is_searched());
            let is_told = move |&total: &Total| has_searched || has_run && total == Total::Sum;
            let totals = Total::ALL.into_iter().filter(is_told);
            totals.map(move |total| summary(run, contender, &found, total))
        })
        .collect()
}

fn summary<C: Columns>(run: &Run<C>, contender: &C, found: &[&C::Found], total: Total) -> Summary {
    let solved = found.iter().filter(|found| found.is_solved()).count();
    // What was not searched has no part in a mean.
    let searched: Vec<_> = found.iter().copied().filter(|found| found.is_searched()).collect();
    let found = searched.as_slice();
    let micros = |found: &&C::Found| found.search_time().as_micros() as u64;
    let sums = Sums {
        expanded: total.of(figures(found, |stats| stats.expanded)),
        generated: total.of(figures(found, |stats| stats.generated)),
        live: total.of_peaks(figures(found, |stats| stats.live_peak)),
        memory: total.of_peaks(found.iter().filter_map(|found| found.memory())),
        time: time(Duration::from_micros(total.of(found.iter().map(micros)))),
        are_peaks_most: total == Total::Sum,
    };
    let (title, expanded) = (contender.title(), sums.expanded);
    let search = title.as_str();
    let (name, about) = match total {
        Total::Sum => {
            let (solved, all) = (solved.to_string(), run.count.to_string());
            let name = text!("compare-view-sum", solved = solved.as_str(), all = all.as_str());
            let about = text!(
                "compare-view-sum",
                "about",
                search = search,
                solved = solved,
                all = all,
                expanded = expanded,
                live = sums.live,
                memory = memory(sums.memory)
            );
            (name, about)
        }
        Total::Mean => (
            text!("compare-view-mean").to_owned(),
            text!("compare-view-mean", "about", search = search, expanded = expanded),
        ),
        Total::Median => (
            text!("compare-view-median").to_owned(),
            text!("compare-view-median", "about", search = search, expanded = expanded),
        ),
    };
    let cells = [name, title].into_iter().chain(C::sums(found, sums, total)).collect();
    Summary { cells, about }
}

/// The cost of a search on all puzzles together.
pub struct Sums {
    expanded: u64,
    generated: u64,
    live: u64,
    memory: u64,
    time: String,
    /// Whether the live nodes and the memory are the most of all puzzles, beside sums.
    are_peaks_most: bool,
}

impl Sums {
    /// `Expanded`, `Generated`, `Live peak`, `Memory` and `Time`.
    pub fn cells(self) -> [String; 5] {
        let Self { expanded, generated, live, memory: bytes, time, are_peaks_most } = self;
        let peak = |most: u64, figure: String| {
            if are_peaks_most && most > 0 { format!("≤ {figure}") } else { figure }
        };
        let (live, bytes) = (peak(live, grouped(live)), peak(bytes, memory(bytes)));
        [grouped(expanded), grouped(generated), live, bytes, time]
    }
}

/// The same for one row; empty if nothing was searched.
pub fn figures_of(found: &impl Found) -> [String; 5] {
    let stats = found.stats().map(|stats| Sums {
        expanded: stats.expanded,
        generated: stats.generated,
        live: stats.live_peak,
        memory: found.memory().unwrap_or(0),
        time: time(found.search_time()),
        are_peaks_most: false,
    });
    stats.map(Sums::cells).unwrap_or_default()
}

fn figures<F: Found>(found: &[&F], figure: fn(&Stats) -> u64) -> impl Iterator<Item = u64> {
    found.iter().filter_map(move |found| found.stats().map(figure))
}

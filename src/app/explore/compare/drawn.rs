//! What the plots of a comparison show, in the window and as files.

use langkah_language::{decimal, text};
use langkah_puzzle::compare::sliding::Iteration;
use langkah_puzzle::compare::{Found, Row};
use langkah_puzzle::picture::plot::{Bar, Body, Plot, Series};

use super::columns::{Chart, Columns};
use crate::session::explore::comparison::run::Run;

/// The plot that a chart shows; `None` if the rows give it nothing to show.
pub fn plot<C: Columns>(run: &Run<C>, chart: Chart) -> Option<Plot> {
    let title = C::CHARTS.iter().find(|choice| choice.0 == chart)?.2;
    let plot = match chart {
        Chart::Expanded => {
            let body = Body::Bars(bars(run));
            let counts = text!("compare-view-nodes-expanded").to_owned();
            Plot { title: title().to_owned(), counts, body }
        }
        Chart::Size => {
            let body = Body::Points { over: C::axis().to_owned(), series: sizes(run) };
            let counts = text!("compare-view-nodes-expanded").to_owned();
            Plot { title: title().to_owned(), counts, body }
        }
        Chart::Growth => {
            let first = first_growth(run)?;
            let over = text!("compare-view-growth-axis").to_owned();
            let on = text!("compare-view-on", puzzle = run.name(first));
            let body = Body::Points { over, series: growth(run, first) };
            let counts = text!("compare-view-nodes-generated").to_owned();
            Plot { title: format!("{}: {on}", title()), counts, body }
        }
    };
    let is_empty = match &plot.body {
        Body::Bars(bars) => bars.is_empty(),
        Body::Points { series, .. } => series.iter().all(|series| series.points.is_empty()),
    };
    (!is_empty).then_some(plot)
}

/// How many nodes each search has expanded, in all; at least so many if a limit ended one of its
/// runs.
pub fn bars<C: Columns>(run: &Run<C>) -> Vec<Bar> {
    let bar = |(index, contender): (usize, &C)| {
        let rows = || run.rows.iter().filter(|row| row.contender == index);
        let counts: Vec<u64> = rows().filter_map(|row| Some(row.found.stats()?.expanded)).collect();
        let (name, is_least) = (contender.title(), rows().any(|row| row.found.is_cut()));
        let count = counts.iter().sum();
        (!counts.is_empty()).then_some(Bar { name, index, count, is_least })
    };
    run.contenders.iter().enumerate().filter_map(bar).collect()
}

/// The size of each puzzle, and how many nodes each search took for it. A search that solved
/// nothing has no place.
pub fn sizes<C: Columns>(run: &Run<C>) -> Vec<Series> {
    let series = |(index, contender): (usize, &C)| {
        let rows = run.rows.iter().filter(|row| row.contender == index);
        let point = |row: &Row<C::Found>| {
            let (_, puzzle) = run.puzzles.get(row.puzzle)?;
            let expanded = row.found.stats()?.expanded;
            Some((C::size(puzzle, &row.found)? as u64, expanded))
        };
        let points: Vec<(u64, u64)> = rows.filter_map(point).collect();
        let name = contender.title();
        (!points.is_empty()).then_some(Series { name, index, points, is_line: false })
    };
    run.contenders.iter().enumerate().filter_map(series).collect()
}

/// The iterations of each search on the puzzle of this row: bounds, and nodes generated.
pub fn growth<C: Columns>(run: &Run<C>, first: &Row<C::Found>) -> Vec<Series> {
    let series = |row: &Row<C::Found>| {
        let (iterations, _) = C::growth(&row.found);
        let point = |one: &Iteration| (u64::from(one.bound), one.generated);
        let points: Vec<(u64, u64)> = iterations.iter().map(point).collect();
        let name = growth_name(run, row)?;
        let index = row.contender;
        (!points.is_empty()).then_some(Series { name, index, points, is_line: true })
    };
    let rows = run.rows.iter().filter(|row| row.puzzle == first.puzzle);
    rows.filter_map(series).collect()
}

/// The first row that has iterations, and nodes in them.
pub fn first_growth<C: Columns>(run: &Run<C>) -> Option<&Row<C::Found>> {
    let has_nodes =
        |row: &&Row<C::Found>| C::growth(&row.found).0.iter().any(|one| one.generated > 0);
    run.rows.iter().find(has_nodes)
}

/// A search with its effective branching factor.
fn growth_name<C: Columns>(run: &Run<C>, row: &Row<C::Found>) -> Option<String> {
    let contender = run.contenders.get(row.contender)?;
    let (_, branching) = C::growth(&row.found);
    let branching = branching.map_or_else(String::new, |b| format!(", b* = {}", decimal(b, 3)));
    Some(format!("{}{branching}", contender.title()))
}

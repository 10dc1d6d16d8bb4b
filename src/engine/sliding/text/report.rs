//! A report that we wrote, Markdown or HTML: the first board is the start, the second the goal.

use super::fault::Faults;
use super::format::Format;
use super::rows::{Row, WORDS_MAX};
use super::{Reading, tiles};
use crate::lines::fences::fences;
use crate::lines::lines;
use crate::lines::reports::reports;
use crate::sliding::board::{Goal, GoalChoice};

/// `None` if the text is no report on a sliding puzzle.
pub(super) fn read(text: &str, first: usize) -> Option<Result<Reading, Faults>> {
    let (text, first) = match reports(text, first).next() {
        Some(report) if report.is_sliding => (report.text, report.line),
        None if is_titled(text) => (text, first),
        _ => return None,
    };
    let mut boards = fences(text, first).map(|fence| {
        let rows = (fence.line..).zip(lines(fence.text));
        let column = |line| if line == fence.line { fence.column } else { 1 };
        let row = |(line, text)| Row::new(line, column(line), text, |_| false, WORDS_MAX);
        rows.map(row).filter(|row| !row.words.is_empty()).collect::<Vec<_>>()
    });
    let (start, goal) = (boards.next()?, boards.next()?);
    let read = || {
        let (start, goal) = (tiles::rows(&start)?.board, tiles::rows(&goal)?.board);
        let choice = match Goal::of(&goal) {
            Some(usual) => GoalChoice::Usual(usual),
            None => GoalChoice::Board(goal),
        };
        Ok(Reading { start, format: Format::Report, goal: Some(choice), notes: Vec::new() })
    };
    Some(read())
}

/// Whether a text has the title of a report that some other program has changed: it says which
/// puzzle it is about. What follows the title of a page may name any file and person.
fn is_titled(text: &str) -> bool {
    let title = lines(text).map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let head = text.find("</h1>").or_else(|| text.find("</title>")).unwrap_or(text.len());
    let is_page = title.starts_with("<!DOCTYPE html") && text[..head].contains("-puzzle");
    is_page || title.starts_with("# ") && title.contains("-puzzle")
}

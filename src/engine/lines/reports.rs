//! Reports that this program wrote, Markdown or HTML: where each of them begins.

use super::fences::{Fence, fences};
use super::lines;

/// A report on one puzzle, in a text that may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report<'a> {
    /// From its title on.
    pub text: &'a str,
    /// The line of its title, from 1.
    pub line: usize,
    /// Whether it is about a sliding puzzle.
    pub is_sliding: bool,
}

impl<'a> Report<'a> {
    /// Its boards, as blocks of code.
    pub fn boards(&self) -> impl Iterator<Item = Fence<'a>> + use<'a> {
        fences(self.text, self.line)
    }
}

/// The reports of a text whose first line has the number `first`; none if it is something else. A
/// text of reports begins with a title, or is a page with titles.
pub fn reports(text: &str, first: usize) -> impl Iterator<Item = Report<'_>> {
    let begin = lines(text).map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let is_page = begin.starts_with("<!DOCTYPE html");
    let text = if is_page || family(begin).is_some() { text } else { "" };
    let mut titles = (first..).zip(lines(text)).filter_map(|(number, line)| {
        let is_sliding = family(line.trim())?;
        Some((number, line.as_ptr() as usize - text.as_ptr() as usize, is_sliding))
    });
    let mut next = titles.next();
    std::iter::from_fn(move || {
        let (line, begin, is_sliding) = next?;
        next = titles.next();
        let end = next.map_or(text.len(), |(_, end, _)| end);
        Some(Report { text: &text[begin..end], line, is_sliding })
    })
}

/// Whether the title of a report, such as `# 8-puzzle, 3×3: report`, is that of a sliding puzzle.
/// `None` for any other line.
fn family(line: &str) -> Option<bool> {
    let title = line.strip_prefix("# ").or_else(|| line.strip_prefix("<h1>"))?;
    if !title.contains('×') {
        return None;
    }
    let is_hidato = || title.contains("Hidato") || title.contains("Numbrix");
    if title.contains("-puzzle") { Some(true) } else { is_hidato().then_some(false) }
}

//! What the reports on both families have: the title, headings, boards and the table of figures.

use std::fmt::{self, Display, Write};
use std::time::Duration;

use langkah_engine::grid::Dims;
use langkah_engine::search::watch::Stats;
use langkah_engine::shown;
use langkah_language::{decimal, text};

use super::cover::{Cover, Form, ReportTree, Which};
use super::html;
use crate::family::pictured::Picture;
use crate::picture::svg::escaped;
use crate::picture::{boards, figure};
use crate::words::{self, grouped};

/// A report as it is written, in the language of now.
pub(super) struct Page {
    pub out: String,
    form: Form,
    /// Markdown that is not written yet.
    pub text: String,
}

impl Page {
    pub fn new(form: Form) -> Self {
        Self { out: String::new(), form, text: String::new() }
    }

    pub fn title(&mut self, name: &str, dims: Dims, cover: &Cover) -> fmt::Result {
        let title = text!("report-title", name = name, size = dims.to_string());
        writeln!(self.text, "# {title}\n")?;
        if let Some(Which { number, count, place }) = &cover.which {
            let (number, count) = (number.to_string(), count.to_string());
            let which = text!("report-which", number = number, count = count);
            writeln!(self.text, "{which}: {}\n", code(place))?;
        }
        self.cover(cover)
    }

    /// Whose report it is, and on which file.
    fn cover(&mut self, cover: &Cover) -> fmt::Result {
        let rows = [
            (text!("report-author"), shown::line(&cover.name)),
            (text!("report-student-id"), shown::line(&cover.student_id)),
            (text!("report-puzzle-file"), shown::line(&cover.file)),
        ];
        let rows = rows.iter().map(|(name, value)| (name, value.trim()));
        let rows: Vec<_> = rows.filter(|(_, value)| !value.is_empty()).collect();
        if rows.is_empty() {
            return Ok(());
        }
        match self.form {
            Form::Markdown => {
                for (name, value) in rows {
                    writeln!(self.text, "- {name}: {}", literal(value))?;
                }
                writeln!(self.text)
            }
            Form::Html => {
                self.flush()?;
                writeln!(self.out, "<dl>")?;
                for (name, value) in rows {
                    writeln!(self.out, "<dt>{name}</dt><dd>{}</dd>", escaped(value))?;
                }
                writeln!(self.out, "</dl>")
            }
        }
    }

    pub fn heading(&mut self, text: &str) -> fmt::Result {
        writeln!(self.text, "## {text}\n")
    }

    /// A line of text with an empty line after it.
    pub fn paragraph(&mut self, text: impl Display) -> fmt::Result {
        writeln!(self.text, "{text}\n")
    }

    /// A board; `rows` are its cells as text. The page also has them, hidden, so that the report
    /// can be opened as a puzzle.
    pub fn board(&mut self, picture: &Picture, rows: &str) -> fmt::Result {
        let rows = rows.trim_end();
        match self.form {
            Form::Markdown => writeln!(self.text, "```text\n{rows}\n```\n"),
            Form::Html => {
                self.flush()?;
                let shown = figure(picture, CELL, rows);
                let width = boards::size(picture).0 * CELL_WIDTH;
                writeln!(
                    self.out,
                    "<figure class=\"one\" style=\"--board:{width}em\">{shown}</figure>"
                )?;
                writeln!(self.out, "<div hidden><pre>\n{}\n</pre></div>", escaped(rows))
            }
        }
    }

    /// The boards of a solution, in rows on a page.
    pub fn steps(&mut self, steps: impl Iterator<Item = Shown>) -> fmt::Result {
        if self.form == Form::Markdown {
            for Shown { told, rows, .. } in steps {
                writeln!(self.text, "{told}\n\n```text\n{rows}\n```\n")?;
            }
            return Ok(());
        }
        self.flush()?;
        let mut steps = steps.peekable();
        let Some(first) = steps.peek() else { return Ok(()) };
        let width = width(&first.picture);
        writeln!(self.out, "<div class=\"steps\" style=\"--board:{width}em\">")?;
        for Shown { told, caption, picture, rows } in steps {
            let (told, shown) = (escaped(&told), figure(&picture, CELL, &rows));
            let caption = html::inline(&caption);
            writeln!(
                self.out,
                "<figure title=\"{told}\">{shown}<figcaption>{caption}</figcaption></figure>"
            )?;
        }
        writeln!(self.out, "</div>")
    }

    /// The tree of the search, on a page of its own.
    pub fn tree(&mut self, tree: Option<&ReportTree>) -> fmt::Result {
        let Some(tree) = tree.filter(|_| self.form == Form::Html) else { return Ok(()) };
        let picture = &tree.picture;
        self.flush()?;
        let side = if picture.width > picture.height { " wide" } else { "" };
        writeln!(self.out, "<section class=\"tree{side}\">")?;
        self.heading(text!("report-tree"))?;
        let (shown, all) = (grouped(picture.nodes as u64), grouped(tree.nodes.into()));
        let iteration = if tree.is_iteration { "yes" } else { "no" };
        let depth = picture.depth.to_string();
        self.paragraph(match tree.is_whole() {
            true => text!("report-tree-whole", iteration = iteration, all = all),
            false => text!(
                "report-tree-part",
                iteration = iteration,
                depth = depth,
                shown = shown,
                all = all
            ),
        })?;
        if !tree.is_whole() && picture.depth < tree.wanted {
            self.paragraph(text!("report-tree-less", wanted = tree.wanted.to_string()))?;
        }
        self.flush()?;
        let label = text!("report-tree");
        let (svg, width) = (&picture.svg, picture.width);
        writeln!(
            self.out,
            "<div role=\"img\" aria-label=\"{label}\" style=\"max-width:{width}px\">\n{svg}</div>"
        )?;
        writeln!(self.out, "</section>")
    }

    /// Writes what is not written yet.
    pub fn flush(&mut self) -> fmt::Result {
        let text = std::mem::take(&mut self.text);
        match self.form {
            Form::Markdown => self.out.write_str(&text),
            Form::Html => self.out.write_str(&html::body(&text)),
        }
    }

    /// The figures of a search: those of `first`, what its nodes were, and those of `last`.
    pub fn figures(
        &mut self,
        first: &[(&str, String)],
        (live, stats): (&str, &Stats),
        last: &[(&str, String)],
    ) -> fmt::Result {
        self.heading(text!("report-search"))?;
        writeln!(self.text, "| {} | |\n|---|---:|", text!("report-figure"))?;
        let nodes = [
            (text!("picture-generated"), grouped(stats.generated)),
            (text!("picture-expanded"), grouped(stats.expanded)),
            (live, grouped(stats.live_peak)),
        ];
        for (name, value) in first.iter().chain(&nodes).chain(last) {
            writeln!(self.text, "| {name} | {value} |")?;
        }
        Ok(())
    }
}

/// A board of a solution.
pub(super) struct Shown {
    /// The step in a sentence.
    pub told: String,
    /// The same in a few words.
    pub caption: String,
    pub picture: Picture,
    /// The cells as text.
    pub rows: String,
}

/// The side of a cell in a picture, in its units.
const CELL: f32 = 32.0;
/// No board of a solution is wider or narrower than this, in letters' heights: five stand beside
/// each other on a page, or fewer.
const WIDTH_MIN: f32 = 6.0;
const WIDTH_MAX: f32 = 16.0;
const CELL_WIDTH: f32 = 1.9;

fn width(picture: &Picture) -> f32 {
    (boards::size(picture).0 * CELL_WIDTH).clamp(WIDTH_MIN, WIDTH_MAX)
}

/// Text as code: between more backquotes than the text has in one place.
pub fn code(text: &str) -> String {
    let runs = text.split(|letter| letter != '`').map(str::len);
    let marks = "`".repeat(runs.max().unwrap_or(0) + 1);
    // Without a space Markdown would take the first or the last backquote for one of the marks.
    let space = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{marks}{space}{text}{space}{marks}")
}

/// Text in which Markdown finds no marks.
pub fn literal(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if "\\`*_{}[]<>#|~$&".contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

/// `3.4 ms`; seconds and minutes are words that may be longer than those of the window.
pub(super) fn time(time: Duration) -> String {
    match time.as_secs_f64() {
        ..0.999_5 => words::time(time),
        seconds @ ..59.995 => text!("report-seconds", time = decimal(seconds, 2)),
        _ => {
            let (minutes, seconds) = words::minutes(time);
            text!("report-minutes", minutes = minutes, seconds = seconds)
        }
    }
}

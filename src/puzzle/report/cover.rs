//! How a report is written, whose it is, and what its file is called.

use langkah_engine::search::trace::export::TreePicture;
use langkah_language::{Language, text, within};

langkah_engine::named! {
    /// How a report is written.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Form {
        #[default]
        Markdown = "Markdown",
        /// The body of a page, to stand between [`html::head`](super::html::head) and
        /// [`html::END`](super::html::END).
        Html = "HTML",
    }
}

impl Form {
    /// The extension of a file, without its dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Markdown => "md",
            Self::Html => "html",
        }
    }
}

/// What stands below a report's title. What is empty is not shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    /// The name of the person who hands the report in.
    pub name: String,
    pub student_id: String,
    /// The name of the puzzle's file.
    pub file: String,
    /// Which of several puzzles it is.
    pub which: Option<Which>,
}

/// A puzzle among several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Which {
    /// Its number, from 1.
    pub number: usize,
    pub count: usize,
    /// Where it was.
    pub place: String,
}

/// How to write a report.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Manner {
    pub language: Language,
    pub form: Form,
    pub cover: Cover,
    /// The tree of the search, which stands at the end of a page. Markdown has no place for it.
    pub tree: Option<ReportTree>,
}

/// The tree of a search, for a report.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportTree {
    pub picture: TreePicture,
    /// How many nodes the tree has; those past the most that are recorded do not count.
    pub nodes: u32,
    /// Whether it is the tree of the last of several iterations.
    pub is_iteration: bool,
    /// The level that was asked for. The picture ends above it where a page has no room for letters
    /// that a person can read.
    pub wanted: u32,
}

impl ReportTree {
    /// Whether the picture has every node.
    pub const fn is_whole(&self) -> bool {
        self.picture.nodes == self.nodes as usize
    }
}

/// The title of the reports on `count` puzzles.
pub fn title_of_several(count: usize, language: Language) -> String {
    within(language, || text!("report-title-of-several", count = count.to_string()))
}

/// The name of a report's file, without its extension: `NAME-report`, or in Indonesian
/// `NAME-laporan`, where NAME is that of the puzzle's file without its extension. If the puzzle has
/// no file it is the word alone.
pub fn file_name(puzzle: Option<&str>, language: Language) -> String {
    within(language, || match puzzle {
        Some(name) => text!("report-file-of", name = name),
        None => text!("report-file").to_owned(),
    })
}

/// Whether a file's name is one that [`file_name`] gives in some language: it need not be read as a
/// puzzle again.
pub fn is_report_name(name: &str) -> bool {
    let Some((stem, extension)) = name.rsplit_once('.') else { return false };
    let is_kind = Form::ALL.iter().any(|form| extension.eq_ignore_ascii_case(form.extension()));
    let ends = |language| {
        let end = file_name(Some(""), language);
        // Of two puzzles with one name the second report has a number at its end.
        let stem = stem.trim_end_matches(|letter: char| letter.is_ascii_digit());
        stem.ends_with(&end) || stem.strip_suffix('-').is_some_and(|stem| stem.ends_with(&end))
    };
    is_kind && Language::all().any(ends)
}

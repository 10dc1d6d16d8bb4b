//! An exam and, on pages of its own, its key: as pages to print, as Markdown, as a page for a
//! browser.

use std::fmt::Write as _;

use langkah_language::text;

use super::drawing;
use super::paper::{Block, Column};
use super::question::Question;
use super::room;
use super::run::{Met, Setup};
use crate::family::pictured::drawn;
use crate::family::subject::questioned;
use crate::picture::boards::{Ink, Picture, size};
use crate::picture::figure;
use crate::picture::sheet::Paper;
use crate::picture::svg::{Svg, escaped};
use crate::picture::tree::Fitted;
use crate::report::html;
use crate::report::page::{code, literal};
use crate::words::capital;

/// The questions of an exam. The same set-up and number of questions make the same exam.
#[derive(Clone, Debug)]
pub struct Exam {
    pub title: String,
    /// The seed, if the title does not tell it.
    seed: Option<u64>,
    questions: Vec<Question>,
    /// How many questions were asked for.
    wanted: u64,
}

impl Exam {
    /// An exam of at most `count` questions, all different; fewer only if no kind fits the puzzle,
    /// or there are no more questions. Without a `title` the title tells the seed; else the key
    /// does.
    pub fn new(setup: &Setup, count: u64, title: Option<String>) -> Self {
        let mut met = setup.subject.as_ref().map_or_else(Met::default, |_| Met::on_sheet());
        let question = |number| {
            let question = setup.question(number, setup.level_of(number, count), &met).ok()?;
            met.add(&question);
            Some(question)
        };
        let questions = (0..count).map_while(question).collect();
        let seed = title.is_some().then_some(setup.seed);
        let title =
            title.unwrap_or_else(|| text!("practice-sheet-title", seed = setup.seed.to_string()));
        Self { title, seed, questions, wanted: count }
    }

    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// The title of the key, which tells the seed in any case: with it and the same choices one can
    /// make the exam again.
    fn key_title(&self, title: &str) -> String {
        match self.seed {
            None => text!("practice-sheet-key", title = title),
            Some(seed) => text!("practice-sheet-key-seed", title = title, seed = seed.to_string()),
        }
    }

    /// That there are fewer questions than were asked for, if it is so.
    pub fn fewer(&self) -> Option<String> {
        let count = self.questions.len() as u64;
        (count < self.wanted).then(|| text!("practice-fewer", count = count, wanted = self.wanted))
    }

    /// The pages, each a picture whose unit is a millimetre: the questions, and then, if it is
    /// wanted, the key.
    pub fn pages(&self, paper: Paper, has_key: bool) -> Vec<String> {
        let mut column = Column::new(paper);
        column.begin(&self.title);
        column.head(&room::head(), &self.told_once(true));
        for (number, question) in (1..).zip(&self.questions) {
            column.put(&block(number, question));
        }
        if has_key {
            column.begin(&self.key_title(&self.title));
            if let Some(line) = self.fewer() {
                column.put(&Block { heading: capital(&line), ..Block::default() });
            }
            for (number, question) in (1..).zip(&self.questions) {
                column.put(&key_block(number, question));
            }
        }
        column.finish()
    }

    /// The exam as Markdown, and after a rule its key.
    pub fn markdown(&self, has_key: bool) -> String {
        let mut text = format!("# {}\n{}", literal(&self.title), self.head(false));
        for (number, question) in (1..).zip(&self.questions) {
            let _ = write!(text, "\n## {}\n\n", heading(number, question));
            for (caption, picture) in question.pictures() {
                let rows = rows(&picture);
                if !caption.is_empty() {
                    let _ = write!(text, "{caption}:\n\n");
                }
                let _ = write!(text, "```text\n{rows}\n```\n\n");
            }
            text += &told(question, &question.lines());
            text += &room::markdown(&room::of(question));
        }
        if has_key {
            let title = self.key_title(&literal(&self.title));
            let _ = write!(text, "\n---\n\n# {title}\n");
            text += &self.key();
        }
        text
    }

    /// The exam as a page that needs no other file. The key is printed on a page of its own.
    pub fn html(&self, has_key: bool) -> String {
        let mut page = html::head(&self.title, langkah_language::current());
        let _ = writeln!(page, "<h1>{}</h1>", escaped(&self.title));
        page += &html::body(&self.head(true));
        for (number, question) in (1..).zip(&self.questions) {
            page += "<section style=\"break-inside:avoid\">\n";
            page += &html::body(&format!("## {}\n", heading(number, question)));
            page += &matter(question);
            page += &html::body(&room::markdown(&room::of(question)));
            page += "</section>\n";
        }
        if has_key {
            let title = self.key_title(&self.title);
            page += "<section style=\"break-before:page\">\n";
            let _ = writeln!(page, "<h1>{}</h1>", escaped(&title));
            page += &html::body(&self.key());
            page += "</section>\n";
        }
        page + html::END
    }

    /// What the questions take for granted, in sentences that need no repeating.
    fn told_once(&self, has_pictures: bool) -> String {
        let has_letters = self.questions.iter().any(|question| question.tree().is_some());
        let mut said = Vec::from_iter(has_letters.then(|| text!("practice-sheet-letters")));
        for question in &self.questions {
            let told = questioned(question.subject()).told_once(has_pictures);
            said.extend(told.filter(|told| !said.contains(told)));
        }
        said.join(" ")
    }

    /// What stands between the title and the questions, as Markdown.
    fn head(&self, has_pictures: bool) -> String {
        let said = self.told_once(has_pictures);
        let said = if said.is_empty() { said } else { format!("\n{said}\n") };
        room::markdown(&[room::head()]) + &said
    }

    /// The answers with their reasons, as Markdown.
    fn key(&self) -> String {
        let mut text =
            self.fewer().map_or_else(String::new, |line| format!("\n{}.\n", capital(&line)));
        for (number, question) in (1..).zip(&self.questions) {
            let _ = write!(text, "\n## {}\n\n", heading(number, question));
            let _ = writeln!(text, "- {}", code(&question.shown(question.key())));
            for line in question.mark(question.key()).key.into_iter().chain(question.also_right()) {
                let _ = writeln!(text, "- {}", marked(question, &line));
            }
        }
        text
    }
}

/// Text of a question in which Markdown finds no marks in the expression of an own bound, and in
/// its sums, which a key tells one by one.
fn marked(question: &Question, text: &str) -> String {
    let Some(formula) = question.formula() else { return text.to_owned() };
    let mut names = vec![formula.text()];
    names.extend(formula.sums());
    names.retain(|name| name.contains(['*', '_', '<']));
    names.dedup();
    coded(text, &names)
}

/// A text with these names as code. A name that stands in an earlier one of them is left there.
fn coded(text: &str, names: &[&str]) -> String {
    let Some((name, others)) = names.split_first() else { return text.to_owned() };
    let parts: Vec<String> = text.split(name).map(|part| coded(part, others)).collect();
    parts.join(&code(name))
}

fn heading(number: usize, question: &Question) -> String {
    let (kind, level) = (question.kind().title(), question.level().get());
    text!("practice-sheet-heading", number = number, kind = kind, level = level)
}

/// What is asked, with nodes and the texts to choose from, as Markdown.
fn told(question: &Question, nodes: &[String]) -> String {
    let mut text = String::new();
    for line in nodes {
        let _ = writeln!(text, "- {line}");
    }
    let _ = write!(text, "\n{}\n\n", marked(question, &question.asked()));
    for (number, choice) in (1..).zip(question.ask().choices()) {
        let _ = writeln!(text, "- {number}: {}", marked(question, choice));
    }
    text
}

/// The cells of a board as text, in rows without a line end after the last.
pub fn rows(picture: &Picture) -> String {
    drawn(picture).rows().trim_end().to_owned()
}

/// What is asked, with its boards and its tree, for a browser.
fn matter(question: &Question) -> String {
    let (pictures, tree, lines) = (question.pictures(), drawing::of(question), question.lines());
    let tree = tree.as_ref().and_then(|tree| tree.fit(TREE.0, TREE.1));
    // A tree with boards has the first picture, too.
    let has_boards = tree.as_ref().is_some_and(Fitted::has_boards);
    let mut text = "<div style=\"display:flex;flex-wrap:wrap;gap:1em\">\n".to_owned();
    for (caption, picture) in pictures.iter().skip(has_boards.into()) {
        text += &captioned(caption, picture);
    }
    text += "</div>\n";
    text += &html::body(&told(question, if tree.is_some() { &[] } else { &lines }));
    if let Some(tree) = tree {
        let (width, height) = tree.size();
        let mut svg = Svg::default();
        tree.draw(&mut svg, (TREE_MARGIN, TREE_MARGIN));
        let (width, height) = (width + 2.0 * TREE_MARGIN, height + 2.0 * TREE_MARGIN);
        let svg = svg.finish(width, height, Ink::PAPER.page);
        // Who cannot see the tree hears the lines.
        let said = escaped(&lines.join("; "));
        let _ = writeln!(
            text,
            "<figure style=\"width:{width:.1}mm;max-width:100%\">\
             <div role=\"img\" aria-label=\"{said}\">\n{svg}</div></figure>"
        );
    }
    text
}

/// The most width and height of a tree in a page, in millimetres: as much as a page of A4 has room
/// for, with the question, when it is printed.
const TREE: (f32, f32) = (177.0, 190.0);
const TREE_MARGIN: f32 = 0.5;

/// The side of a cell of a board in a page, in units of the picture.
const CELL: f32 = 30.0;

fn captioned(caption: &str, picture: &Picture) -> String {
    let (across, caption) = (2.0 * size(picture).0 + 1.0, escaped(caption));
    let board = figure(picture, CELL, &rows(picture));
    format!(
        "<figure style=\"width:{across}em\">{board}<figcaption>{caption}</figcaption></figure>\n"
    )
}

fn block(number: usize, question: &Question) -> Block {
    let mut lines = vec![question.asked()];
    let choices = (1..).zip(question.ask().choices().to_vec());
    lines.extend(choices.map(|(number, choice)| format!("{number}. {choice}")));
    let (heading, pictures) = (heading(number, question), question.pictures());
    let (tree, list) = (drawing::of(question), question.lines());
    Block { heading, pictures, tree, list, lines, room: room::of(question) }
}

fn key_block(number: usize, question: &Question) -> Block {
    let mut lines = vec![question.shown(question.key())];
    lines.extend(question.mark(question.key()).key);
    lines.extend(question.also_right());
    Block { heading: heading(number, question), lines, ..Block::default() }
}

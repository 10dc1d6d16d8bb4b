//! Texts that mark their puzzles: reports that this program wrote, and tables of LaTeX.

use langkah_engine::hidato::board::Topology;
use langkah_engine::lines::reports::reports;
use langkah_engine::lines::slashed::is_cell;
use langkah_engine::lines::{has_long_line, lines};
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{Note, says_goal};

use super::cut::{Cutter, Mode, Piece};
use super::one;
use super::several::{Rest, Several};

/// How far before a table a word may stand that names it, in words.
const LAST_WORDS: usize = 4;

impl Several<'_> {
    /// What the marks of a text say.
    pub(super) fn marked(&self) -> Option<Rest> {
        self.reported().or_else(|| self.tables())
    }

    /// Several reports, or one on a Hidato; one on a sliding puzzle is read as a whole.
    fn reported(&self) -> Option<Rest> {
        let text = self.text();
        let mut reports = reports(text, 1);
        let is_whole = reports.next()?.is_sliding && reports.next().is_none();
        (!is_whole).then(|| self.many(Mode::Reports))
    }

    /// Several tables of LaTeX are several boards, unless names before the tables make one puzzle
    /// of them already. Two boards are start and goal if a word or an arrow between them says so;
    /// else [`Self::pair`] decides.
    fn tables(&self) -> Option<Rest> {
        let text = self.text();
        if has_long_line(text) {
            return None;
        }
        let mut cutter = Cutter::new(Mode::Tables, text, 1);
        let (first, second) = (cutter.next(text)?, cutter.next(text)?);
        if self.has_others() || self.judge(Mode::Fences).is_half() {
            return None;
        }
        let whole = one(text, 1, self.goal, self.topology);
        if whole.is_ok_and(|any| any.sliding().is_some()) {
            return None;
        }
        let between = &text[first.end..second.begin];
        let is_pair = cutter.next(text).is_none() && !has_heading(between);
        let named = || self.start_and_goal(&first, &second);
        if let Some(rest) = is_pair.then(named).flatten() {
            return Some(rest);
        }
        if let Some(rest) = is_pair.then(|| self.pair(Mode::Tables)).flatten() {
            return Some(rest);
        }
        self.judge(Mode::Tables).is_half().then(|| self.many(Mode::Tables))
    }

    /// Whether the text has more than its tables: a word that begins a Hidato, or rows of numbers.
    fn has_others(&self) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(Mode::Tables, text, 1);
        let mut begin = 0;
        loop {
            let table = cutter.next(text);
            let end = table.as_ref().map_or(text.len(), |table| table.begin);
            if lines(&text[begin..end]).any(is_other) {
                return true;
            }
            let Some(table) = table else { return false };
            begin = table.end;
        }
    }

    fn start_and_goal(&self, first: &Piece, second: &Piece) -> Option<Rest> {
        let between = &self.text()[first.end..second.begin];
        let has_arrow = leads_on(between);
        if self.goal.is_some() || !(has_arrow || says_goal(between)) {
            return None;
        }
        let (mut start, goal) = (self.read(first), self.read(second));
        let opened = start.read.as_mut().ok()?.as_mut().sliding()?;
        let other = goal.read.ok()?.sliding()?;
        let choice = GoalChoice::Board(other.puzzle.start().clone());
        opened.puzzle = Puzzle::with(opened.puzzle.start().clone(), &choice).ok()?;
        opened.names_goal = true;
        opened.notes.retain(|note| !note.is_about_goal());
        // A word that stands far away may belong to a sentence.
        if !has_arrow && !says_goal(last_words(between)) {
            opened.notes.push(Note::StartAndGoal);
        }
        Some(Rest::One(Some(Box::new(start))))
    }
}

/// Whether a line outside of tables begins a Hidato, or is a row of two numbers or more.
fn is_other(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let numbers = words.clone().filter(|word| word.parse::<u16>().is_ok()).count();
    let is_row = numbers > 1 && words.clone().all(is_cell);
    let first = words.next().unwrap_or_default().trim_end_matches(':');
    is_row || Topology::of_word(first).is_some()
}

/// Whether a puzzle of its own begins between two tables: a word with a number, or a command.
fn has_heading(between: &str) -> bool {
    let words: Vec<&str> = between.split(|letter: char| !letter.is_alphanumeric()).collect();
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let is_number = |word: &str| word.parse::<u16>().is_ok();
    ["\\section", "\\subsection", "\\item"].iter().any(|command| between.contains(command))
        || words.windows(2).any(|pair| is_word(pair[0]) && is_number(pair[1]))
}

/// The last words before a table.
fn last_words(text: &str) -> &str {
    let begins = text.char_indices().rev().filter(|(_, letter)| letter.is_whitespace());
    begins.map(|(at, _)| at).nth(LAST_WORDS).map_or(text, |at| &text[at..])
}

/// Whether an arrow leads from one board to the other.
fn leads_on(between: &str) -> bool {
    const ARROWS: [&str; 8] =
        ["\\to", "\\mapsto", "\\implies", "rightarrow", "Rightarrow", "->", "→", "⇒"];
    ARROWS.iter().any(|arrow| between.contains(arrow))
}

//! Pages with many puzzles, and after them their solutions, to be printed.

use langkah_engine::hidato::board::{Board as Numbers, Topology};
use langkah_engine::hidato::generate::Difficulty;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::moves::letters;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::one_line;
use langkah_engine::solve::solution::{Outcome, Solution};
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::boards::{self, Frame, Ink};
use super::film::{Film, known};
use super::hidato::HidatoPicture;
use super::svg::{Anchor, Svg};
use super::title::Title;
use crate::family::pictured::Picture;
use crate::hidato;
use crate::words::{least, length, wrapped};

langkah_engine::named! {
    /// A size of paper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Paper {
        #[default]
        A4 = "a4",
        Letter = "letter",
    }
}

impl Paper {
    /// Width and height in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// A puzzle on a sheet.
#[derive(Clone, Debug)]
pub struct SheetItem {
    pub picture: Picture,
    /// What it is, and its goal where that is not the usual one.
    pub note: String,
    pub answer: Answer,
}

/// The solution of a puzzle as a sheet shows it.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// What is known of the solution.
    pub said: String,
    pub shown: Shown,
}

/// What is drawn of a solution.
#[derive(Clone, Debug, Default)]
pub enum Shown {
    #[default]
    Nothing,
    /// Moves of the blank in letters.
    Moves(String),
    /// The board with all numbers.
    Board(Picture),
}

impl SheetItem {
    /// A sliding puzzle; without a solution it has no answer.
    pub fn sliding(puzzle: &Puzzle, solution: Option<&Solution>) -> Self {
        let film = Film::sliding(puzzle, None);
        let goal = puzzle.goal();
        let note = match Goal::of(goal) {
            Some(Goal::BlankLast) => film.title,
            _ => {
                // A line ends between two rows of the goal, not within one.
                let goal = one_line(goal).replace(' ', "\u{a0}").replace('/', " / ");
                text!("picture-with-goal", title = film.title, goal = goal)
            }
        };
        let answer = solution.map(|solution| match &solution.outcome {
            Outcome::Solved(path) => Answer {
                said: format!("{}, {}", length(solution), least(solution)),
                shown: Shown::Moves(letters(path)),
            },
            Outcome::Unsolvable => Answer::said(text!("picture-no-solution")),
            Outcome::Limit(_) | Outcome::Stopped => Answer::said(text!("picture-not-found")),
        });
        Self { picture: film.start, note, answer: answer.unwrap_or_default() }
    }

    /// A Hidato; without a solution it has no answer.
    pub fn hidato(board: &Numbers, solution: Option<&hidato::Solution>) -> Self {
        let film = Film::hidato(board, None);
        let filled = |all: &Numbers| {
            let picture = HidatoPicture { board: all.clone(), given: board.clone() };
            Shown::Board(picture.into())
        };
        let answer = solution.map(|solution| {
            let shown = solution.finished.solution().map_or(Shown::Nothing, filled);
            Answer { said: known(&solution.finished.verdict).to_owned(), shown }
        });
        let note = match board.shape().edges().len() {
            0 => film.title,
            edges => format!("{}, {}", film.title, hidato::words::edges(edges)),
        };
        Self { picture: film.start, note, answer: answer.unwrap_or_default() }
    }

    /// The same with how hard it is.
    pub fn rated(self, difficulty: Option<Difficulty>) -> Self {
        let Some(difficulty) = difficulty else { return self };
        Self { note: format!("{}, {}", self.note, difficulty.title()), ..self }
    }
}

impl Answer {
    fn said(said: &str) -> Self {
        Self { said: said.to_owned(), shown: Shown::Nothing }
    }
}

/// These lengths are in millimetres.
const MARGIN: f32 = 16.0;
const HEAD: f32 = 14.0;
const FOOT: f32 = 8.0;
const TITLE: f32 = 6.0;
const TEXT: f32 = 3.6;
/// The room of a puzzle's number, on the left of its note.
const NUMBER: f32 = 9.0;
/// The size of a note, which is wrapped where it is too long.
const NOTE: f32 = 3.2;
/// The height of what is over a board, but for the lines of the note.
const OVER: f32 = 3.6;
const GAP: f32 = 10.0;
/// No cell is larger than this, and none smaller than that where fewer puzzles on a page help.
const CELL_MAX: f32 = 16.0;
const CELL_MIN: f32 = 6.5;
/// The most puzzles on a page.
const COUNT_MAX: usize = 12;
/// The width of a capital letter over the size of the font, at most.
const LETTER: f32 = 0.72;
/// The average width of a letter of a title over the size of its font.
const TITLE_LETTER: f32 = 0.54;
/// The average width of a letter of a note over the size of its font.
const SMALL: f32 = 0.52;
const LINE: f32 = 1.45;

/// The pages of a sheet, each a picture whose unit is a millimetre: the puzzles, and then, if they
/// are wanted, the solutions.
pub fn pages(items: &[SheetItem], title: &str, paper: Paper, has_answers: bool) -> Vec<String> {
    let slots = Slots::new(items, title, paper);
    let parts = items.chunks(slots.count()).enumerate();
    let puzzles: Vec<(Part, usize, &[SheetItem])> =
        parts.map(|(index, part)| (Part::Puzzles, index * slots.count(), part)).collect();
    let answers = puzzles.iter().filter(|_| has_answers);
    let answers = answers.map(|&(_, first, part)| (Part::Answers, first, part));
    let all: Vec<_> = puzzles.iter().copied().chain(answers).collect();
    let count = puzzles.len();
    let drawn = all.iter().enumerate().map(|(index, &(part, first, items))| {
        let mut page = Page { svg: Svg::default(), paper, slots };
        page.head(title, part);
        match part {
            Part::Puzzles => page.lines(topologies(items).into_iter().map(rule)),
            Part::Answers => page.lines(legend(items)),
        }
        for (place, item) in items.iter().enumerate() {
            page.item(place, first + place + 1, item, part);
        }
        // Who holds the puzzles alone has all their pages: the solutions are counted apart.
        page.foot(index % count + 1, count)
    });
    drawn.collect()
}

/// What a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Puzzles,
    Answers,
}

impl Part {
    fn title(self, title: &str, paper: Paper) -> Title {
        let title = match self {
            Self::Puzzles => title.to_owned(),
            Self::Answers => text!("picture-solutions", title = title),
        };
        Title::new(&title, paper.size().0 - 2.0 * MARGIN, TITLE_LETTER)
    }
}

/// How a page is divided.
#[derive(Clone, Copy)]
struct Slots {
    cols: usize,
    rows: usize,
    /// The room of one puzzle.
    width: f32,
    height: f32,
    /// How much of the height is over the boards: as much as the longest note needs.
    over: f32,
    /// The room of the title and the rules, and how much of it a title of several lines takes.
    head: f32,
    more: f32,
}

impl Slots {
    /// As many puzzles on a page as can be read, divided so that the least cell is largest.
    fn new(items: &[SheetItem], title: &str, paper: Paper) -> Self {
        let titles = [Part::Puzzles, Part::Answers].map(|part| part.title(title, paper).more());
        let sheet = (paper, titles.into_iter().fold(0.0, f32::max));
        let most = items.len().clamp(1, COUNT_MAX);
        let least = |slots: &Self| {
            let cells = items.iter().map(|item| slots.cell(&item.picture));
            cells.fold(CELL_MAX, f32::min)
        };
        let best = |count: usize| {
            let all =
                (1..=count).map(|cols| Self::divided(cols, count.div_ceil(cols), sheet, items));
            all.max_by(|a, b| least(a).total_cmp(&least(b)))
        };
        let readable = (1..=most).rev().filter_map(best).find(|one| least(one) >= CELL_MIN);
        readable.unwrap_or_else(|| Self::divided(1, 1, sheet, items))
    }

    fn divided(cols: usize, rows: usize, (paper, more): (Paper, f32), items: &[SheetItem]) -> Self {
        let (width, height) = paper.size();
        let rules = topologies(items).len().saturating_sub(1);
        let head = HEAD + more + rules as f32 * NOTE * LINE;
        let (width, height) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN - head - FOOT);
        let (width, height) = (width / cols as f32, height / rows as f32);
        let notes = items.iter().flat_map(|item| [&item.note, &item.answer.said]);
        let most = notes.map(|note| noted(note, width).len()).max().unwrap_or(0).max(1);
        let over = OVER + most as f32 * NOTE * LINE;
        Self { cols, rows, width, height, over, head, more }
    }

    /// The width of a board's cells.
    fn cell(&self, picture: &Picture) -> f32 {
        let (width, height) = boards::size(picture);
        let across = (self.width - GAP) / width;
        let down = (self.height - self.over - GAP) / height;
        across.min(down).clamp(0.5, CELL_MAX)
    }

    fn count(&self) -> usize {
        self.cols * self.rows
    }
}

/// A page that is being drawn.
struct Page {
    svg: Svg,
    paper: Paper,
    slots: Slots,
}

impl Page {
    fn head(&mut self, title: &str, part: Part) {
        part.title(title, self.paper).draw(&mut self.svg, MARGIN);
    }

    /// Below the title: what those must know who do not know the puzzles or the letters.
    fn lines(&mut self, lines: impl IntoIterator<Item = &'static str>) {
        let room = (self.paper.size().0 - 2.0 * MARGIN) / SMALL;
        for (line, text) in lines.into_iter().enumerate() {
            let size = NOTE.min(room / text.chars().count() as f32);
            let y = MARGIN + TITLE + self.slots.more + NOTE + line as f32 * NOTE * LINE;
            let place = (MARGIN, y);
            self.svg.text(place, size, Anchor::Start, Ink::PAPER.weak, text);
        }
    }

    fn item(&mut self, place: usize, number: usize, item: &SheetItem, part: Part) {
        let Slots { cols, width, height, over, head, .. } = self.slots;
        let cell = self.slots.cell(&item.picture);
        let x = MARGIN + (place % cols) as f32 * width;
        let y = MARGIN + head + (place / cols) as f32 * height;
        let note = if part == Part::Answers { &item.answer.said } else { &item.note };
        let label = format!("{number}.");
        let middle = y + TEXT;
        self.svg.text((x, middle), TEXT * 1.2, Anchor::Start, Ink::PAPER.text, &label);
        for (index, line) in noted(note, width).iter().enumerate() {
            let place = (x + NUMBER, middle + index as f32 * NOTE * LINE);
            self.svg.text(place, NOTE, Anchor::Start, Ink::PAPER.weak, line);
        }
        let frame = Frame { x: x + cell * 0.06, y: y + over, cell };
        match (part, &item.answer.shown) {
            (Part::Puzzles, _) => boards::draw(&mut self.svg, &item.picture, frame, &Ink::PAPER),
            (_, Shown::Board(picture)) => {
                boards::draw(&mut self.svg, picture, frame, &Ink::PAPER);
            }
            (_, Shown::Moves(letters)) if !letters.is_empty() => {
                self.letters(x, y + over, letters);
            }
            (_, Shown::Moves(_) | Shown::Nothing) => {}
        }
    }

    /// Moves in groups of five, as large as the room allows.
    fn letters(&mut self, x: f32, y: f32, letters: &str) {
        let (width, height) =
            (self.slots.width - GAP, self.slots.height - self.slots.over - GAP / 2.0);
        let letters: Vec<char> = letters.chars().collect();
        let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
        let groups = groups.join(" ");
        let mut size = TEXT;
        let mut lines = wrapped(&groups, (width / (size * LETTER)) as usize);
        while lines.len() as f32 * size * LINE > height && size > 0.8 {
            size *= 0.9;
            lines = wrapped(&groups, (width / (size * LETTER)) as usize);
        }
        for (index, line) in lines.iter().enumerate() {
            let place = (x, y + (index as f32 + 0.5) * size * LINE);
            self.svg.text(place, size, Anchor::Start, Ink::PAPER.text, line);
        }
    }

    fn foot(mut self, page: usize, count: usize) -> String {
        let (width, height) = self.paper.size();
        let text = text!("picture-page", page = page, count = count);
        let place = (width - MARGIN, height - MARGIN + TEXT);
        self.svg.text(place, TEXT * 0.9, Anchor::End, Ink::PAPER.weak, &text);
        self.svg.finish(width, height, Ink::PAPER.page)
    }
}

/// What the letters of the moves mean, if there are moves.
fn legend(items: &[SheetItem]) -> Option<&'static str> {
    let has_moves = |item: &SheetItem| matches!(item.answer.shown, Shown::Moves(_));
    items.iter().any(has_moves).then(|| text!("picture-letters"))
}

/// Which kinds of Hidato are among the puzzles, in the order in which they are met.
fn topologies(items: &[SheetItem]) -> Vec<Topology> {
    let mut met: Vec<Topology> = Vec::new();
    for picture in items.iter().filter_map(|item| item.picture.as_ref().hidato()) {
        let topology = picture.board.shape().topology();
        if !met.contains(&topology) {
            met.push(topology);
        }
    }
    met
}

/// What a solution of a Hidato must be, as a sentence.
fn rule(topology: Topology) -> &'static str {
    match topology {
        Topology::King => text!("picture-rule-hidato"),
        Topology::Orthogonal => text!("picture-rule-numbrix"),
        Topology::Hexagonal => text!("picture-rule-hexagonal"),
    }
}

/// A note on lines that do not reach the next puzzle of this width.
fn noted(note: &str, width: f32) -> Vec<String> {
    wrapped(note, ((width - NUMBER - GAP / 2.0) / (NOTE * SMALL)) as usize)
}

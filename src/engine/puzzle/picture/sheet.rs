//! Pages with many puzzles, and after them their solutions, to be printed.

use langkah_language::text;

use super::boards::{self, Frame, Ink, Picture, dims};
use super::svg::{Anchor, Svg};

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

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
    /// What is said of it in a few words, below its number.
    pub note: String,
    /// `None` if it has no solution, or none is known.
    pub answer: Option<Answer>,
}

/// The solution of a puzzle as a sheet shows it.
#[derive(Clone, Debug)]
pub enum Answer {
    /// In how many moves, and the moves in letters.
    Moves { length: String, letters: String },
    /// The board with all numbers.
    Board(Picture),
}

/// These lengths are in millimetres.
const MARGIN: f32 = 16.0;
const HEAD: f32 = 14.0;
const FOOT: f32 = 8.0;
const TITLE: f32 = 6.0;
const TEXT: f32 = 3.6;
/// The height of the number over a board.
const NUMBER: f32 = 8.0;
const GAP: f32 = 10.0;
/// No cell is larger than this.
const CELL_MAX: f32 = 16.0;
/// The most puzzles on a page.
const COUNT_MAX: usize = 12;
/// The width of a capital letter over the size of the font, at most.
const LETTER: f32 = 0.72;
const LINE: f32 = 1.45;

/// The pages of a sheet, each a picture whose unit is a millimetre: the puzzles, and then, if they
/// are wanted, the solutions.
pub fn pages(items: &[SheetItem], title: &str, paper: Paper, has_answers: bool) -> Vec<String> {
    let slots = Slots::new(items, paper);
    let parts = items.chunks(slots.count()).enumerate();
    let puzzles: Vec<(Part, usize, &[SheetItem])> =
        parts.map(|(index, part)| (Part::Puzzles, index * slots.count(), part)).collect();
    let answers = puzzles.iter().filter(|_| has_answers);
    let answers = answers.map(|&(_, first, part)| (Part::Answers, first, part));
    let all: Vec<_> = puzzles.iter().copied().chain(answers).collect();
    let count = all.len();
    let drawn = all.iter().enumerate().map(|(index, &(part, first, items))| {
        let mut page = Page { svg: Svg::default(), paper, slots };
        page.head(title, part);
        for (place, item) in items.iter().enumerate() {
            page.item(place, first + place + 1, item, part);
        }
        page.foot(index + 1, count)
    });
    drawn.collect()
}

/// What a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Puzzles,
    Answers,
}

/// How a page is divided.
#[derive(Clone, Copy)]
struct Slots {
    cols: usize,
    rows: usize,
    /// The room of one puzzle.
    width: f32,
    height: f32,
    /// The side of a cell, the same for all boards.
    cell: f32,
}

impl Slots {
    /// The division with the largest cells.
    fn new(items: &[SheetItem], paper: Paper) -> Self {
        let count = items.len().clamp(1, COUNT_MAX);
        let (width, height) = paper.size();
        let (width, height) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN - HEAD - FOOT);
        let sides = |of: fn(&SheetItem) -> usize| items.iter().map(of).max().unwrap_or(4) as f32;
        let (cols_max, rows_max) =
            (sides(|item| dims(&item.picture).cols()), sides(|item| dims(&item.picture).rows()));
        let divided = (1..=count).map(|cols| {
            let rows = count.div_ceil(cols);
            let (width, height) = (width / cols as f32, height / rows as f32);
            let room = ((width - GAP) / cols_max).min((height - NUMBER - GAP) / rows_max);
            Self { cols, rows, width, height, cell: room.clamp(1.0, CELL_MAX) }
        });
        let best = divided.max_by(|a, b| a.cell.total_cmp(&b.cell));
        best.unwrap_or(Self { cols: 1, rows: 1, width, height, cell: CELL_MAX })
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
        let title = match part {
            Part::Puzzles => title.to_owned(),
            Part::Answers => text!("picture-solutions", title = title),
        };
        let place = (MARGIN, MARGIN + TITLE / 2.0);
        self.svg.text(place, TITLE, Anchor::Start, Ink::PAPER.text, &title);
    }

    fn item(&mut self, place: usize, number: usize, item: &SheetItem, part: Part) {
        let Slots { cols, width, height, cell, .. } = self.slots;
        let x = MARGIN + (place % cols) as f32 * width;
        let y = MARGIN + HEAD + (place / cols) as f32 * height;
        let note = match (part, &item.answer) {
            (Part::Answers, Some(Answer::Moves { length, .. })) => length,
            (Part::Answers, None) => text!("picture-no-solution"),
            _ => item.note.as_str(),
        };
        let label = format!("{number}.");
        let middle = y + TEXT;
        self.svg.text((x, middle), TEXT * 1.2, Anchor::Start, Ink::PAPER.text, &label);
        self.svg.text((x + 9.0, middle), TEXT, Anchor::Start, Ink::PAPER.weak, note);
        let frame = Frame { x: x + cell * 0.06, y: y + NUMBER, cell };
        match (part, &item.answer) {
            (Part::Puzzles, _) => boards::draw(&mut self.svg, &item.picture, frame, &Ink::PAPER),
            (_, Some(Answer::Board(picture))) => {
                boards::draw(&mut self.svg, picture, frame, &Ink::PAPER);
            }
            (_, Some(Answer::Moves { letters, .. })) => self.letters(x, y + NUMBER, letters),
            (_, None) => {}
        }
    }

    /// Moves in groups of five, as large as the room allows.
    fn letters(&mut self, x: f32, y: f32, letters: &str) {
        let (width, height) = (self.slots.width - GAP, self.slots.height - NUMBER - GAP / 2.0);
        let groups = groups(letters);
        let mut size = TEXT;
        let mut lines = wrapped(&groups, width / (size * LETTER));
        while lines.len() as f32 * size * LINE > height && size > 0.8 {
            size *= 0.9;
            lines = wrapped(&groups, width / (size * LETTER));
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

/// The letters in groups of five.
fn groups(letters: &str) -> Vec<String> {
    let letters: Vec<char> = letters.chars().collect();
    letters.chunks(5).map(|group| group.iter().collect()).collect()
}

/// Groups on lines of at most so many letters.
fn wrapped(groups: &[String], letters_max: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for group in groups {
        match lines.last_mut() {
            Some(line) if (line.chars().count() + 1 + group.len()) as f32 <= letters_max => {
                line.push(' ');
                line.push_str(group);
            }
            _ => lines.push(group.clone()),
        }
    }
    lines
}

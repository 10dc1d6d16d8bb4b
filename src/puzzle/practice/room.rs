//! The room on an exam in which a person writes: for the answer to a question, and for the name.

use std::fmt::Write as _;

use langkah_engine::sliding::moves::letter;
use langkah_language::text;

use super::answer::Ask;
use super::parity;
use super::question::{Matter, Question};

/// A piece of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Piece {
    Said(String),
    /// A line to write on, of so many millimetres.
    Rule(f32),
    /// A small box beside a text, to be ticked.
    Tick(String),
    /// A box for one value, with what stands above it.
    Cell(String),
}

pub(super) type Row = Vec<Piece>;

fn said(text: &str) -> Piece {
    Piece::Said(text.to_owned())
}

/// For who writes the exam, and for the score.
pub(super) fn head() -> Row {
    vec![
        said(text!("report-author")),
        Piece::Rule(64.0),
        said(text!("report-student-id")),
        Piece::Rule(38.0),
        said(text!("practice-sheet-score")),
        Piece::Rule(18.0),
    ]
}

/// Room for the answer to a question. It does not hint at the answer, for example at the number of
/// live nodes.
pub(super) fn of(question: &Question) -> Vec<Row> {
    let answer = said(text!("practice-sheet-answer"));
    match question.ask() {
        Ask::Number | Ask::Node(_) => vec![vec![answer, Piece::Rule(40.0)]],
        Ask::Judged { .. } => judged(question, answer),
        Ask::Nodes(nodes) => {
            let cells = nodes.iter().map(|_| Piece::Cell(String::new()));
            vec![[answer].into_iter().chain(cells).collect()]
        }
        Ask::Fates(ways, fates) => {
            let of_way = |way| {
                let fates = fates.iter().map(|fate| Piece::Tick(fate.title().to_owned()));
                [Piece::Said(format!("{}:", letter(way)))].into_iter().chain(fates).collect()
            };
            [vec![answer]].into_iter().chain(ways.into_iter().map(of_way)).collect()
        }
        Ask::Choice(choices) => {
            let ticks = (1..=choices.len()).map(|number| Piece::Tick(number.to_string()));
            vec![[answer].into_iter().chain(ticks).collect()]
        }
        Ask::Cells(_) => {
            let how = said(text!("practice-sheet-cells"));
            vec![vec![answer, how], vec![Piece::Rule(110.0)]]
        }
        Ask::Placed(_) => vec![vec![
            answer,
            said(text!("practice-sheet-placed")),
            Piece::Rule(12.0),
            said(text!("practice-word-row")),
            Piece::Rule(12.0),
            said(text!("practice-word-column")),
            Piece::Rule(12.0),
            Piece::Tick(text!("practice-word-chain").to_owned()),
            Piece::Tick(text!("practice-word-only").to_owned()),
        ]],
    }
}

/// A value and a verdict; for ΣKurang + X with the numbers of which it is the sum.
fn judged(question: &Question, answer: Piece) -> Vec<Row> {
    let is_sum = *question.matter() == Matter::Verdict;
    let mut rows = Vec::new();
    if let Some(puzzle) = question.subject().as_ref().sliding().filter(|_| is_sum) {
        let cells = parity::numbers(puzzle).map(|number| Piece::Cell(number.to_string()));
        rows.push([said("Kurang(i):")].into_iter().chain(cells).collect());
    }
    let value = said(if is_sum { "ΣKurang + X =" } else { "h =" });
    let ticks = [text!("practice-yes"), text!("practice-no")];
    let mut row = vec![answer];
    if is_sum {
        row.extend([said("X ="), Piece::Rule(12.0)]);
    }
    row.extend([value, Piece::Rule(22.0)]);
    row.extend(ticks.map(|tick| Piece::Tick(tick.to_owned())));
    rows.push(row);
    rows
}

/// How many millimetres of a line one letter of it in a text stands for.
const LETTER: f32 = 2.0;
/// The most boxes of a row in a text.
const CELLS_MAX: usize = 16;

/// The rows as Markdown: paragraphs, and boxes as tables.
pub(super) fn markdown(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        let mut line: Vec<String> = Vec::new();
        let mut cells: Vec<&str> = Vec::new();
        for piece in row {
            match piece {
                Piece::Said(said) => line.push(said.clone()),
                Piece::Rule(length) => line.push("_".repeat((length / LETTER) as usize)),
                Piece::Tick(said) => line.push(format!("☐ {said}")),
                Piece::Cell(head) => cells.push(head),
            }
        }
        let _ = writeln!(text, "\n{}", line.join(" "));
        for cells in cells.chunks(CELLS_MAX) {
            let row = |inside: &str| format!("|{}\n", format!("{inside}|").repeat(cells.len()));
            let _ = write!(text, "\n|{}|\n{}{}", cells.join("|"), row("---"), row("   "));
        }
    }
    text
}

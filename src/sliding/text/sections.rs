//! Our own format: the word `langkah`, then `start` and the rows of the start, then `goal` and the
//! goal's name or its rows.
//!
//! ```text
//! langkah
//! # An 8-puzzle
//! start
//! 1 2 3
//! 5 6 0
//! 7 8 4
//! goal
//! 1 2 3
//! 5 8 6
//! 0 7 4
//! ```
//!
//! The words `langkah` and `start` may be left away, and the goal too: then the blank goes last. A
//! name, or a first row, may stand on the line of its word: `goal snail`. Rows after a name belong
//! to the start.

use super::fault::{Fault, FaultKind, Faults};
use super::format::Format;
use super::rows::Row;
use super::tiles::Tiles;
use super::{Reading, tiles};
use crate::fault::Found;
use crate::lines::Word;
use crate::shown::quoted;
use crate::sliding::board::{Board, Goal, GoalChoice};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keyword {
    Langkah,
    Start,
    Goal,
}

impl Keyword {
    const ALL: [Self; 3] = [Self::Langkah, Self::Start, Self::Goal];

    const fn name(self) -> &'static str {
        match self {
            Self::Langkah => "langkah",
            Self::Start => "start",
            Self::Goal => "goal",
        }
    }

    fn of(row: &Row<'_>) -> Option<Self> {
        let first = row.words.first()?.text;
        Self::ALL.into_iter().find(|keyword| first.eq_ignore_ascii_case(keyword.name()))
    }
}

/// Whether any row begins with a word of this format.
pub(super) fn is_one(rows: &[Row<'_>]) -> bool {
    rows.iter().any(|row| Keyword::of(row).is_some())
}

/// A section's word, if it stands there, and its rows or the name in their place.
#[derive(Default)]
struct Section<'a> {
    word: Option<Word<'a>>,
    name: Option<Row<'a>>,
    rows: Vec<Row<'a>>,
}

pub(super) fn read(rows: Vec<Row<'_>>) -> Result<Reading, Faults> {
    let mut faults = Found::new();
    let first = rows.first().and_then(|row| row.words.first()).copied();
    let (start, goal) = split(rows, &mut faults);
    let mut keep = |faults_of: Faults| faults.append(faults_of);
    let start = start.board(first).map_err(&mut keep).ok();
    let choice = goal.choice().map_err(&mut keep).ok();
    let (Some(start), Some(choice)) = (start, choice) else { return Err(Faults::new(faults)) };
    if let (Some(GoalChoice::Board(board)), Some(word)) = (&choice, goal.word)
        && board.dims() != start.dims()
    {
        let kind = FaultKind::GoalSize { start: start.dims(), goal: board.dims() };
        faults.add(Fault::of(&word, kind));
    }
    if !faults.is_empty() {
        return Err(Faults::new(faults));
    }
    Ok(Reading { start, format: Format::Langkah, goal: choice, notes: Vec::new() })
}

/// Deals the rows out to the start and the goal.
fn split<'a>(rows: Vec<Row<'a>>, faults: &mut Found<FaultKind>) -> (Section<'a>, Section<'a>) {
    let (mut start, mut goal) = (Section::default(), Section::default());
    let mut is_goal = false;
    for (index, mut row) in rows.into_iter().enumerate() {
        if let Some(keyword) = Keyword::of(&row) {
            let word = row.words.remove(0);
            if keyword == Keyword::Langkah {
                if index > 0 {
                    faults.add(Fault::of(&word, FaultKind::LateHeader(keyword.name())));
                }
            } else {
                is_goal = keyword == Keyword::Goal;
                let section = if is_goal { &mut goal } else { &mut start };
                if let Some(first) = section.first_line() {
                    faults.add(Fault::of(&word, FaultKind::SecondSection(keyword.name(), first)));
                }
                section.word = Some(word);
            }
        }
        if is_goal && goal.rows.is_empty() && is_name(&row) {
            goal.name = Some(row);
            is_goal = false;
        } else if !row.words.is_empty() {
            let section = if is_goal { &mut goal } else { &mut start };
            section.rows.push(row);
        }
    }
    (start, goal)
}

impl Section<'_> {
    fn first_line(&self) -> Option<usize> {
        self.word.map(|word| word.line).or_else(|| self.rows.first().map(|row| row.line))
    }

    /// `first` is the first word of the text.
    fn board(&self, first: Option<Word<'_>>) -> Result<Board, Faults> {
        if self.rows.is_empty() {
            let word = self.word.or(first);
            let (line, column) = word.map_or((1, 1), |word| (word.line, word.column));
            return Err(Fault { line, column, kind: FaultKind::NoStart }.into());
        }
        tiles::rows(&self.rows).map(|Tiles { board, .. }| board)
    }

    fn choice(&self) -> Result<Option<GoalChoice>, Faults> {
        let Some(word) = self.word else { return Ok(None) };
        if let Some(name) = &self.name {
            return named(name).map(Some);
        }
        if self.rows.is_empty() {
            return Err(Fault::of(&word, FaultKind::NoGoal).into());
        }
        tiles::rows(&self.rows).map(|tiles| Some(GoalChoice::Board(tiles.board)))
    }
}

/// Whether a row is no row of tiles.
fn is_name(row: &Row<'_>) -> bool {
    let is_letter = |letter: char| letter.is_alphabetic() || letter == '-';
    let Some(first) = row.words.first() else { return false };
    first.text.chars().count() > 1 && first.text.chars().all(is_letter)
}

fn named(row: &Row<'_>) -> Result<GoalChoice, Faults> {
    let is = |goal: &Goal| match row.words.as_slice() {
        [name] => name.text.eq_ignore_ascii_case(goal.name()),
        _ => false,
    };
    let goal = Goal::ALL.into_iter().find(is).map(GoalChoice::Usual);
    let words = || row.words.iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
    goal.ok_or_else(|| row.fault_at(0, FaultKind::NotAGoal(quoted(&words()))).into())
}

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
//! `Start:`, `Initial state` and the like are the same words. A start can be the moves that lead to it
//! from the goal.
//!
//! The words `langkah` and `start` may be left away, and the goal too: then the blank goes last. A
//! name, or a first row, may stand on the line of its word: `goal snail`. Rows after a name belong
//! to the start.

use super::fault::{Fault, FaultKind, Faults};
use super::format::Format;
use super::rows::Row;
use super::tiles::Tiles;
use super::{Reading, scramble, tiles};
use crate::fault::Found;
use crate::lines::Word;
use crate::shown::quoted;
use crate::sliding::board::{Board, Goal, GoalChoice};
use crate::sliding::notation;

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

    /// Other words that people write for it.
    const fn others(self) -> &'static [&'static str] {
        match self {
            Self::Langkah => &[],
            Self::Start => &["initial", "awal"],
            Self::Goal => &["target", "final", "akhir", "tujuan"],
        }
    }

    /// The keyword that a row begins with, and how many of its words make it: `Goal:` is one, and so
    /// are `Goal state:` and `Posisi akhir`.
    fn of(row: &Row<'_>) -> Option<(Self, usize)> {
        const LABELS: [&str; 8] =
            ["state", "board", "position", "configuration", "node", "puzzle", "posisi", "keadaan"];
        let bare = |word: &Word<'_>| word.text.trim_end_matches([':', '=']).to_ascii_lowercase();
        let is_label = |word: &&Word<'_>| {
            LABELS.contains(&bare(word).as_str()) || matches!(word.text, ":" | "=")
        };
        let before = usize::from(row.words.first().as_ref().is_some_and(is_label));
        let first = bare(row.words.get(before)?);
        let is =
            |keyword: &Self| first == keyword.name() || keyword.others().contains(&first.as_str());
        let keyword = Self::ALL.into_iter().find(is)?;
        let after = row.words[before + 1..].iter().take_while(is_label).count();
        Some((keyword, before + 1 + after))
    }
}

/// Moves from the goal that the text names, or from the usual one.
fn scrambled(moves: &str, line: usize, goal: Option<&GoalChoice>) -> Result<Reading, Faults> {
    let usual = GoalChoice::Usual(Goal::BlankLast);
    let read = scramble::read_from(moves, line, Some(goal.unwrap_or(&usual)));
    let kind = FaultKind::NoStart;
    let mut reading = read.unwrap_or(Err(Fault { line, column: 1, kind }.into()))?;
    reading.goal = goal.cloned();
    Ok(reading)
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
    let choice = goal.choice().map_err(&mut keep).ok();
    let moves = start.moves();
    if let (Some(moves), Some(choice)) = (moves, &choice) {
        return scrambled(&moves, start.first_line().unwrap_or(1), choice.as_ref());
    }
    let start = start.board(first).map_err(&mut keep).ok();
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
        if let Some((keyword, count)) = Keyword::of(&row) {
            let word = row.words.drain(..count).next();
            let Some(word) = word else { continue };
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

    /// The words, where they are a list of moves.
    fn moves(&self) -> Option<String> {
        let words = || self.rows.iter().flat_map(|row| &row.words);
        let text = words().map(|word| word.text).collect::<Vec<_>>().join(" ");
        notation::is_moves(&text).then_some(text)
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

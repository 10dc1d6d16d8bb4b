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
//! `Start:`, `Initial state` and the like are the same words. A start can be the moves that lead to
//! it from the goal.
//!
//! The words `langkah` and `start` may be missing, and the goal, too: the goal then has the blank
//! last. A name, or a first row, may stand on the line of its keyword: `goal snail`. Rows after a
//! name belong to the start. Everything may stand on one line: `Start: 1 2/3 0 Goal: 1 0/3 2`.

use std::ops::Range;

use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::Row;
use super::{Reading, aligned, glyphs, list, scramble, tiles};
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

    /// Other words that people write for this keyword.
    const fn others(self) -> &'static [&'static str] {
        match self {
            Self::Langkah => &[],
            Self::Start => &["initial", "awal", "source"],
            Self::Goal => &["target", "final", "end", "akhir", "tujuan"],
        }
    }

    /// The keyword that a row begins with, and how many words it has: `Goal:` is one word, `Goal
    /// state:` and `Posisi akhir` are two.
    fn of(words: &[Word<'_>]) -> Option<(Self, usize)> {
        let before = usize::from(words.first().is_some_and(is_label));
        let keyword = Self::named(words.get(before)?.text)?;
        let after = words[before + 1..].iter().take_while(|word| is_label(word)).count();
        Some((keyword, before + 1 + after))
    }

    fn named(word: &str) -> Option<Self> {
        let bare = bare(word);
        let is = |other: &&str| bare.eq_ignore_ascii_case(other);
        let has = |keyword: &Self| is(&keyword.name()) || keyword.others().iter().any(&is);
        Self::ALL.into_iter().find(has)
    }
}

/// Whether a text has a word that begins a goal.
pub(super) fn says_goal(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphabetic());
    words.any(|word| Keyword::named(word) == Some(Keyword::Goal))
}

fn bare(word: &str) -> &str {
    word.trim_end_matches([':', '='])
}

/// Whether a word belongs to the keyword beside it and adds no meaning, like `state`.
fn is_label(word: &Word<'_>) -> bool {
    const LABELS: [&str; 17] = [
        "state", "board", "position", "configuration", "node", "puzzle", "matrix", "grid",
        "posisi", "keadaan", "status", "papan", "kondisi", "susunan", "konfigurasi", "matriks",
        "simpul",
    ];
    matches!(word.text, ":" | "=")
        || LABELS.iter().any(|label| bare(word.text).eq_ignore_ascii_case(label))
}

/// The parts of a row, cut where keywords begin: `1 2 3 Goal: 1 3 2` has two. A row that has words
/// other than keywords and tiles is one part.
fn cut<'a>(row: &Row<'a>) -> Vec<Row<'a>> {
    let words: Vec<Word<'a>> = row.words.iter().flat_map(unglued).collect();
    let is_tile = |word: &Word<'_>| {
        let letters = || word.text.chars();
        tiles::is_mark(word.text)
            || letters().all(|letter| letter.is_ascii_digit() || letter == ',')
    };
    let is_ours = Keyword::of(&words).is_some() || words.first().is_some_and(is_tile);
    let (mut begin, mut parts) = (0, Vec::new());
    let mut part = |range: Range<usize>| {
        let words = &words[range];
        // An arrow or the like between start and goal is no tile.
        let is_arrow = |word: &&Word<'_>| {
            matches!(word.text, "->" | "-->" | "=>" | "==>" | "→" | "⇒" | "," | ";" | "|")
        };
        let arrows = words.iter().rev().take_while(is_arrow).count();
        parts.push(Row::of_words(&words[..words.len() - arrows]));
    };
    let mut at = Keyword::of(&words).map_or(1, |(_, count)| count);
    while let Some(rest) = words.get(at..).filter(|rest| is_ours && !rest.is_empty()) {
        match Keyword::of(rest) {
            Some((Keyword::Start | Keyword::Goal, count)) => {
                part(begin..at);
                (begin, at) = (at, at + count);
            }
            _ => at += 1,
        }
    }
    part(begin..words.len());
    parts
}

/// A keyword and what stands directly after its colon, as words: `Start:1` is two words.
fn unglued<'a>(word: &Word<'a>) -> impl Iterator<Item = Word<'a>> + use<'a> {
    let at = word.text.find([':', '=']).map(|at| at + 1);
    let at = at.filter(|&at| at < word.text.len() && Keyword::named(&word.text[..at]).is_some());
    let (head, tail) = word.text.split_at(at.unwrap_or(word.text.len()));
    let column = word.column + head.chars().count();
    // A cell that is missing between separators has a text of its own and takes no column.
    let end = if tail.is_empty() { word.end } else { column };
    let head = Word { text: head, end, ..*word };
    let tail = Word { text: tail, column, ..*word };
    std::iter::once(head).chain((!tail.text.is_empty()).then_some(tail))
}

/// Whether any part of a row begins with a keyword of this format.
pub(super) fn is_one(rows: &[Row<'_>]) -> bool {
    let has_letters = |word: &Word<'_>| word.text.contains(char::is_alphabetic);
    let rows = rows.iter().filter(|row| row.words.iter().any(has_letters));
    rows.flat_map(cut).any(|row| Keyword::of(&row.words).is_some())
}

/// A section: its keyword, if the text has it, and its rows or the name in their place.
#[derive(Default)]
struct Section<'a> {
    word: Option<Word<'a>>,
    name: Option<Row<'a>>,
    rows: Vec<Row<'a>>,
}

pub(super) fn read(rows: Vec<Row<'_>>) -> Result<Reading, Faults> {
    let mut faults = Found::default();
    let first = rows.first().and_then(|row| row.words.first()).copied();
    let (start, goal) = split(rows.iter().flat_map(cut), &mut faults);
    let mut keep = |faults_of: Faults| faults.append(faults_of);
    let choice = goal.choice().map_err(&mut keep).ok();
    if let Some(choice) = &choice
        && let Some(moves) = start.moves(choice.as_ref())
    {
        return moves;
    }
    let start = start.board(first).map_err(&mut keep).ok();
    let (Some((start, notes)), Some(choice)) = (start, choice) else {
        return Err(Faults::new(faults));
    };
    if let (Some(GoalChoice::Board(board)), Some(word)) = (&choice, goal.word)
        && board.dims() != start.dims()
    {
        let kind = FaultKind::GoalSize { start: start.dims(), goal: board.dims() };
        faults.add(Fault::of(&word, kind));
    }
    if !faults.is_empty() {
        return Err(Faults::new(faults));
    }
    Ok(Reading { start, format: Format::Langkah, goal: choice, notes })
}

/// Deals the rows out to the start and the goal.
fn split<'a>(
    rows: impl Iterator<Item = Row<'a>>,
    faults: &mut Found<FaultKind>,
) -> (Section<'a>, Section<'a>) {
    let (mut start, mut goal) = (Section::default(), Section::default());
    let mut is_goal = false;
    for (index, mut row) in rows.enumerate() {
        if let Some((keyword, count)) = Keyword::of(&row.words) {
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

    /// The board, and the notes on it. `first` is the first word of the text.
    fn board(&self, first: Option<Word<'_>>) -> Result<(Board, Vec<Note>), Faults> {
        if self.rows.is_empty() {
            let word = self.word.or(first);
            let (line, column) = word.map_or((1, 1), |word| (word.line, word.column));
            return Err(Fault { line, column, kind: FaultKind::NoStart }.into());
        }
        board(&self.rows)
    }

    /// The start that moves make from the goal that the text names, or from the usual goal; `None`
    /// if the section is no list of moves.
    fn moves(&self, goal: Option<&GoalChoice>) -> Option<Result<Reading, Faults>> {
        let words = self.rows.iter().flat_map(|row| row.words.iter().copied());
        let usual = GoalChoice::Usual(Goal::BlankLast);
        let read = scramble::read_words(words.clone(), Some(goal.unwrap_or(&usual)));
        let read = read.or_else(|| scramble::nearly_words(words).map(Err))?;
        Some(read.map(|reading| Reading { goal: goal.cloned(), ..reading }))
    }

    fn choice(&self) -> Result<Option<GoalChoice>, Faults> {
        let Some(word) = self.word else { return Ok(None) };
        if let Some(name) = &self.name {
            return named(name).map(Some);
        }
        if self.rows.is_empty() {
            return Err(Fault::of(&word, FaultKind::NoGoal).into());
        }
        board(&self.rows).map(|(board, _)| Some(GoalChoice::Board(board)))
    }
}

/// Reads a board in rows of numbers or of single digits and letters, or with a gap for the blank.
fn board(rows: &[Row<'_>]) -> Result<(Board, Vec<Note>), Faults> {
    if let [row] = rows
        && let [word] = row.words.as_slice()
        && word.is_digits()
    {
        return list::read(row).map(|reading| (reading.start, reading.notes));
    }
    tiles::rows(rows).map(|tiles| (tiles.board, Vec::new())).or_else(|faults| {
        let others = [aligned::read, glyphs::read, glyphs::read_gap];
        let reading = others.iter().find_map(|read| read(rows)).ok_or(faults)?;
        Ok((reading.start, reading.notes))
    })
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

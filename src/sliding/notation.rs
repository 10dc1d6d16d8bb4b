//! Lists of moves as text, in either convention: a letter names the way the blank goes (the
//! course, Rosetta Code) or the way the tile goes (Simon Tatham's Fifteen, slidysim).
//!
//! Letters are `U`, `L`, `D` and `R`, great or small, or the words up, left, down and right.
//! Blanks, line ends and commas between them mean nothing. A number after a letter repeats it:
//! `URDL2` is `URDLL`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::moves::{Move, Step, letter};

/// Whose way a letter names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Convention {
    #[default]
    Blank,
    Tile,
}

impl Convention {
    pub const ALL: [Self; 2] = [Self::Blank, Self::Tile];

    /// The name on the command line, and in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::Tile => "tile",
        }
    }

    /// The blank's way for a way named in this convention, and the reverse.
    pub const fn turn(self, way: Move) -> Move {
        match self {
            Self::Blank => way,
            Self::Tile => way.opposite(),
        }
    }
}

/// How a list of moves is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Style {
    pub convention: Convention,
    /// Whether a number stands for repeated letters: `URDL2`.
    pub repeats: bool,
}

/// One letter a move, or one letter and a number for several of the same way in a row.
pub fn write(moves: &[Move], style: Style) -> String {
    let mut text = String::with_capacity(moves.len());
    for run in moves.chunk_by(|a, b| style.repeats && a == b) {
        text.push(letter(style.convention.turn(run[0])));
        if run.len() > 1 {
            text.push_str(&run.len().to_string());
        }
    }
    text
}

/// The most moves that a text may ask for.
pub const MOVES_MAX: usize = 100_000;

/// Why a text is no list of moves. Lines and columns count from 1, in characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    #[error("no moves here; expected letters such as URDL, or URDL2 where one is repeated")]
    Empty,
    #[error(
        "{line}:{column}: “{word}” is no move; expected U, L, D or R, and numbers to repeat one"
    )]
    NotAMove { word: String, line: usize, column: usize },
    #[error("{line}:{column}: more than {MOVES_MAX} moves")]
    TooMany { line: usize, column: usize },
}

/// A place in a text, from 1, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// The ways that a text names and where each stands.
fn parse(text: &str) -> Result<Vec<(Move, Place)>, NotationError> {
    let mut ways: Vec<(Move, Place)> = Vec::new();
    for (index, line) in super::text::lines(text).enumerate() {
        let letters: Vec<char> = line.chars().collect();
        let mut at = 0;
        while at < letters.len() {
            let place = Place { line: index + 1, column: at + 1 };
            let start = at;
            if letters[at].is_whitespace() || matches!(letters[at], ',' | ';' | '\u{feff}') {
                at += 1;
                continue;
            }
            let is_digit = letters[at].is_ascii_digit();
            while at < letters.len()
                && letters[at].is_alphanumeric()
                && letters[at].is_ascii_digit() == is_digit
            {
                at += 1;
            }
            let word: String = letters[start..at.max(start + 1)].iter().collect();
            at = at.max(start + 1);
            read_word(&word, place, &mut ways)?;
        }
    }
    if ways.is_empty() { Err(NotationError::Empty) } else { Ok(ways) }
}

/// Takes in a word of letters, or a number that repeats the letter just before it.
fn read_word(word: &str, place: Place, ways: &mut Vec<(Move, Place)>) -> Result<(), NotationError> {
    let Place { line, column } = place;
    let not_a_move = || {
        let word: String = word.chars().take(20).collect();
        NotationError::NotAMove { word: quoted(&word), line, column }
    };
    let before = ways.len();
    if word.starts_with(|letter: char| letter.is_ascii_digit()) {
        let last = *ways.last().ok_or_else(not_a_move)?;
        let times: usize = word.parse().map_err(|_| NotationError::TooMany { line, column })?;
        if times == 0 {
            return Err(not_a_move());
        }
        if times.saturating_add(before) > MOVES_MAX {
            return Err(NotationError::TooMany { line, column });
        }
        ways.extend(std::iter::repeat_n(last, times - 1));
    } else if let Some(way) = named(word) {
        ways.push((way, place));
    } else {
        for (index, letter) in word.chars().enumerate() {
            let mut buffer = [0; 4];
            let way = named(letter.encode_utf8(&mut buffer)).ok_or_else(|| {
                let place = Place { column: column + index, ..place };
                let Place { line, column } = place;
                let word = quoted(&letter.to_string());
                NotationError::NotAMove { word, line, column }
            })?;
            ways.push((way, Place { column: column + index, ..place }));
        }
    }
    if ways.len() > MOVES_MAX {
        return Err(NotationError::TooMany { line, column });
    }
    Ok(())
}

/// A word as it may stand in a message: it must not steer a terminal.
fn quoted(word: &str) -> String {
    let shown = |letter: char| if letter.is_control() { '?' } else { letter };
    word.chars().map(shown).collect()
}

fn named(word: &str) -> Option<Move> {
    let names = |way: &Move| match way {
        Move::Up => ["u", "up"],
        Move::Left => ["l", "left"],
        Move::Down => ["d", "down"],
        Move::Right => ["r", "right"],
    };
    Move::ALL.into_iter().find(|way| names(way).iter().any(|name| name.eq_ignore_ascii_case(word)))
}

/// Whether a text is a list of moves, whatever the board.
pub fn is_moves(text: &str) -> bool {
    parse(text).is_ok()
}

/// A list of moves followed on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub convention: Convention,
    /// The steps up to the end of the list or to the place where it goes wrong.
    pub steps: Vec<Step>,
    /// How many moves the list has.
    pub length: usize,
    pub wrong: Option<Wrong>,
    /// After how many of the steps the goal is reached, the last time if several.
    pub reaches_goal: Option<usize>,
    /// Whether the list could be followed as well in the other convention.
    pub fits_both: bool,
}

impl Line {
    /// Whether all of its moves are possible and the last one leads to the goal.
    pub fn ends_at_goal(&self) -> bool {
        self.wrong.is_none() && self.reaches_goal == Some(self.length)
    }
}

/// The first move of a list that the board does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// From 1.
    pub number: usize,
    pub place: Place,
    /// The blank's way.
    pub way: Move,
    pub convention: Convention,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, place: Place { line, column }, way, convention } = self;
        let letter = letter(convention.turn(*way));
        let edge = match way {
            Move::Up => "in the top row",
            Move::Left => "in the first column",
            Move::Down => "in the bottom row",
            Move::Right => "in the last column",
        };
        write!(f, "{line}:{column}: move {number}, {letter}, is not possible: the blank is {edge}")
    }
}

/// Follows the list of moves in a text from `start`, in the convention that fits it: the one that
/// ends at the goal, else one whose moves are all possible, else the one that gets farther; the
/// blank's where both are as good.
///
/// # Errors
/// Where the text is no list of moves. A move that the board does not allow is no error here but
/// [`Line::wrong`].
pub fn follow(text: &str, start: &Board, goal: &Board) -> Result<Line, NotationError> {
    let ways = parse(text)?;
    let [blank, tile] = Convention::ALL.map(|convention| walk(&ways, convention, start, goal));
    let rank = |line: &Line| (line.ends_at_goal(), line.wrong.is_none(), line.steps.len());
    let (blank_rank, tile_rank) = (rank(&blank), rank(&tile));
    let fits_both = blank_rank == tile_rank && blank_rank.1;
    let line = if tile_rank > blank_rank { tile } else { blank };
    Ok(Line { fits_both, ..line })
}

fn walk(ways: &[(Move, Place)], convention: Convention, start: &Board, goal: &Board) -> Line {
    let mut board = start.clone();
    let mut steps = Vec::with_capacity(ways.len());
    let mut reaches_goal = (board == *goal).then_some(0);
    let mut wrong = None;
    for (index, &(named, place)) in ways.iter().enumerate() {
        let way = convention.turn(named);
        let Some(tile) = board.apply(way) else {
            wrong = Some(Wrong { number: index + 1, place, way, convention });
            break;
        };
        steps.push(Step { way, tile, board: board.clone() });
        if board == *goal {
            reaches_goal = Some(index + 1);
        }
    }
    Line { convention, steps, length: ways.len(), wrong, reaches_goal, fits_both: false }
}

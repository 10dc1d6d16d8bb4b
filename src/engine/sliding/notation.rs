//! Lists of moves as text, in either convention: a letter names the way the blank goes (the
//! course, Rosetta Code) or the way the tile goes (Simon Tatham's Fifteen, slidysim).
//!
//! Letters are `U`, `L`, `D` and `R`, in upper or lower case, or the words up, left, down and
//! right. Blanks, line ends and commas between them mean nothing. A number after a letter repeats
//! it: `URDL2` is `URDLL`.

use std::fmt;

use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::board::Board;
use super::moves::{Move, Step, letter, steps};
use crate::lines::{Word, lines, words};
use crate::shown::quoted;

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

    /// The blank's way for a way in this convention, and a way in this convention for the blank's
    /// way.
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

/// Moves as text: one letter a move or, with repeats, one letter and a number for several equal
/// moves in a row.
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
    #[error("{}", text!("sliding-moves-empty"))]
    Empty,
    #[error("{line}:{column}: {}", text!("sliding-moves-not-one", word = word.as_str()))]
    NotAMove { word: String, line: usize, column: usize },
    #[error("{line}:{column}: {}", text!("sliding-moves-too-many", most = MOVES_MAX.to_string()))]
    TooMany { line: usize, column: usize },
}

/// A place in a text, from 1, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// The words of a text whose first line has the number `first`, separated as in a list of moves.
pub(crate) fn words_of(text: &str, first: usize) -> impl Iterator<Item = Word<'_>> + Clone {
    let is_between = |letter: char| matches!(letter, ',' | ';' | '\u{feff}');
    (first..).zip(lines(text)).flat_map(move |(number, line)| words(line, number, 1, is_between))
}

/// The ways that words name and where each stands.
fn parse<'a>(words: impl Iterator<Item = Word<'a>>) -> Result<Vec<(Move, Place)>, NotationError> {
    let mut ways: Vec<(Move, Place)> = Vec::new();
    for (_, part) in words.flat_map(parts) {
        read_part(part.text, Place { line: part.line, column: part.column }, &mut ways)?;
    }
    if ways.is_empty() { Err(NotationError::Empty) } else { Ok(ways) }
}

/// The parts of a word in their order: letters, a number, or one other character.
fn parts(word: Word<'_>) -> impl Iterator<Item = (CharKind, Word<'_>)> {
    let (mut rest, mut column) = (word.text, word.column);
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let kind = CharKind::of(first);
        let length = match kind {
            CharKind::Other => first.len_utf8(),
            _ => rest.find(|letter| CharKind::of(letter) != kind).unwrap_or(rest.len()),
        };
        let (text, after) = rest.split_at(length);
        let part = Word { text, line: word.line, column, end: column + text.chars().count() };
        (rest, column) = (after, part.end);
        Some((kind, part))
    })
}

/// The parts among moves that are no moves, if there are at least three moves for each of them;
/// else nothing. A letter must stand alone, unless a word such as `up` shows that the text has
/// words.
pub(crate) fn strays<'a>(words: impl Iterator<Item = Word<'a>> + Clone) -> Vec<Word<'a>> {
    let is_spelled = words.clone().any(|word| word.text.len() > 1 && named(word.text).is_some());
    let (mut moves, mut strays) = (0, Vec::new());
    for (kind, part) in words.flat_map(parts) {
        match kind {
            CharKind::Digit if moves == 0 => return Vec::new(),
            CharKind::Digit => {}
            CharKind::Letter if named(part.text).is_some() => moves += 1,
            CharKind::Letter if !is_spelled => {
                let (stray, good): (Vec<_>, Vec<_>) =
                    part.letters().partition(|letter| named(letter.text).is_none());
                moves += good.len();
                strays.extend(stray);
            }
            CharKind::Letter | CharKind::Other => strays.push(part),
        }
    }
    if strays.len() * 3 <= moves { strays } else { Vec::new() }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CharKind {
    Digit,
    Letter,
    Other,
}

impl CharKind {
    fn of(letter: char) -> Self {
        match letter {
            '0'..='9' => Self::Digit,
            _ if letter.is_alphanumeric() => Self::Letter,
            _ => Self::Other,
        }
    }
}

/// Takes in letters, or a number that repeats the letter just before it.
fn read_part(part: &str, place: Place, ways: &mut Vec<(Move, Place)>) -> Result<(), NotationError> {
    let not_a_move = |word: &str, Place { line, column }: Place| NotationError::NotAMove {
        word: quoted(word),
        line,
        column,
    };
    let Place { line, column } = place;
    let too_many = NotationError::TooMany { line, column };
    if part.starts_with(|letter: char| letter.is_ascii_digit()) {
        let last = *ways.last().ok_or_else(|| not_a_move(part, place))?;
        let Ok(times) = part.parse::<usize>() else { return Err(too_many) };
        if times == 0 {
            return Err(not_a_move(part, place));
        }
        // The letter itself is already in the list.
        if (times - 1).saturating_add(ways.len()) > MOVES_MAX {
            return Err(too_many);
        }
        ways.extend(std::iter::repeat_n(last, times - 1));
    } else if let Some(way) = named(part) {
        ways.push((way, place));
    } else {
        for (index, (at, letter)) in part.char_indices().enumerate() {
            let letter = &part[at..at + letter.len_utf8()];
            let place = Place { column: column + index, ..place };
            ways.push((named(letter).ok_or_else(|| not_a_move(letter, place))?, place));
            if ways.len() > MOVES_MAX {
                break;
            }
        }
    }
    if ways.len() > MOVES_MAX { Err(too_many) } else { Ok(()) }
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
    are_moves(words_of(text, 1))
}

/// Whether words are a list of moves.
pub(crate) fn are_moves<'a>(words: impl Iterator<Item = Word<'a>>) -> bool {
    parse(words).is_ok()
}

/// A list of moves followed on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedMoves {
    pub convention: Convention,
    /// The steps up to the end of the list or to the place where it goes wrong.
    pub steps: Vec<Step>,
    /// How many moves the list has.
    pub length: usize,
    pub wrong: Option<Wrong>,
    /// After how many of the steps the board is the goal; the last time if it is several times.
    pub reaches_goal: Option<usize>,
    /// Whether all moves are possible in both conventions, and both fit equally well.
    pub fits_both: bool,
}

impl FollowedMoves {
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
            Move::Up => "top",
            Move::Left => "left",
            Move::Down => "bottom",
            Move::Right => "right",
        };
        let (number, letter) = (number.to_string(), letter.to_string());
        let what = text!("sliding-moves-wrong", number = number, letter = letter, edge = edge);
        write!(f, "{line}:{column}: {what}")
    }
}

/// Follows the list of moves in a text from `start`, in the convention that fits: the one that ends
/// at the goal, else one whose moves are all possible, else the one that goes farther; if both fit
/// equally well, the blank's.
///
/// # Errors
/// If the text is no list of moves. A move that the board does not allow is no error:
/// [`FollowedMoves::wrong`] tells it.
pub fn follow(text: &str, start: &Board, goal: &Board) -> Result<FollowedMoves, NotationError> {
    follow_from(text, 1, start, goal)
}

/// The same for a text whose first line has the number `first`.
///
/// # Errors
/// As of [`follow`].
pub(crate) fn follow_from(
    text: &str,
    first: usize,
    start: &Board,
    goal: &Board,
) -> Result<FollowedMoves, NotationError> {
    let ways = parse(words_of(text, first))?;
    let [blank, tile] = Convention::ALL.map(|convention| walk(&ways, convention, start, goal));
    let rank = |walk: &InConvention| {
        (walk.reaches_goal == Some(ways.len()), walk.wrong.is_none(), walk.possible)
    };
    let (blank_rank, tile_rank) = (rank(&blank), rank(&tile));
    let fits_both = blank_rank == tile_rank && blank_rank.1;
    let (walk, convention) =
        if tile_rank > blank_rank { (tile, Convention::Tile) } else { (blank, Convention::Blank) };
    let InConvention { possible, wrong, reaches_goal, .. } = walk;
    let way = |&(named, _): &(Move, Place)| convention.turn(named);
    let moves: Vec<Move> = ways[..possible].iter().map(way).collect();
    let steps = steps(start, &moves);
    Ok(FollowedMoves { convention, steps, length: ways.len(), wrong, reaches_goal, fits_both })
}

/// The board that a list of moves makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scramble {
    pub board: Board,
    pub convention: Convention,
    /// How many moves the list has.
    pub length: usize,
    /// The first move that is not possible; the board is the one before it.
    pub wrong: Option<Wrong>,
}

/// Makes the moves that words name, from `goal`, in the convention in which more of them are
/// possible.
///
/// # Errors
/// If the words are no list of moves.
pub(crate) fn scramble<'a>(
    words: impl Iterator<Item = Word<'a>>,
    goal: &Board,
) -> Result<Scramble, NotationError> {
    let ways = parse(words)?;
    let walks = Convention::ALL.map(|convention| (convention, walk(&ways, convention, goal, goal)));
    let [blank, tile] = walks;
    let (convention, walk) = if tile.1.possible > blank.1.possible { tile } else { blank };
    let InConvention { wrong, board, .. } = walk;
    Ok(Scramble { board, convention, length: ways.len(), wrong })
}

/// A list of moves followed in one convention.
struct InConvention {
    board: Board,
    possible: usize,
    wrong: Option<Wrong>,
    reaches_goal: Option<usize>,
}

fn walk(
    ways: &[(Move, Place)],
    convention: Convention,
    start: &Board,
    goal: &Board,
) -> InConvention {
    let reaches_goal = (start == goal).then_some(0);
    let mut walk = InConvention { board: start.clone(), possible: 0, wrong: None, reaches_goal };
    let mut blank = start.blank();
    for &(named, place) in ways {
        let way = convention.turn(named);
        if walk.board.apply_at(&mut blank, way).is_none() {
            let number = walk.possible + 1;
            walk.wrong = Some(Wrong { number, place, way, convention });
            break;
        }
        walk.possible += 1;
        if walk.board == *goal {
            walk.reaches_goal = Some(walk.possible);
        }
    }
    walk
}

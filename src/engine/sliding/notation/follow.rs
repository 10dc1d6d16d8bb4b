//! A list of moves made on a board, in the notation that fits.

use super::fault::{NotationError, Place, Wrong, WrongMove};
use super::read::{LetterList, List, parse, words_of};
use super::replay::{self, Timed};
use super::{Convention, MOVES_MAX, Reading};
use crate::lines::Word;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::{Move, Step, steps};

/// A list of moves followed on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedMoves {
    pub reading: Reading,
    /// The steps up to the end of the list or to the place where it goes wrong; the moves of a line
    /// of tiles are steps of their own.
    pub steps: Vec<Step>,
    /// How many moves the list has. Of a list of numbers that goes wrong each number after that
    /// place counts one.
    pub length: usize,
    pub wrong: Option<Wrong>,
    /// After how many of the steps the board is the goal; the last time if it is several times.
    pub reaches_goal: Option<usize>,
    /// Whether all moves are possible in both conventions, and both fit equally well.
    pub fits_both: bool,
    /// When each of the steps was made, in milliseconds, if the text is a replay.
    pub times: Option<Vec<u32>>,
}

impl FollowedMoves {
    /// The list without a move.
    pub fn none(start: &Board, goal: &Board) -> Self {
        Self {
            reading: Reading::Letters(Convention::Blank),
            steps: Vec::new(),
            length: 0,
            wrong: None,
            reaches_goal: (start == goal).then_some(0),
            fits_both: false,
            times: None,
        }
    }

    /// Whether all of its moves are possible and the last one leads to the goal.
    pub fn ends_at_goal(&self) -> bool {
        self.wrong.is_none() && self.reaches_goal == Some(self.length)
    }

    /// The moves of the steps.
    pub fn ways(&self) -> Vec<Move> {
        self.steps.iter().map(|step| step.way).collect()
    }
}

/// Follows the list of moves in a text from `start`, in the reading that fits: letters that name
/// ways in the convention that ends at the goal, else in the one whose moves are all possible, else
/// in the one that goes farther, and if both fit equally well the blank's. A text of nothing but
/// numbers names tiles.
///
/// # Errors
/// If the text is no list of moves. A move that the board does not allow is no error:
/// [`FollowedMoves::wrong`] tells it.
pub fn follow(text: &str, start: &Board, goal: &Board) -> Result<FollowedMoves, NotationError> {
    follow_as(text, None, start, goal)
}

/// The same in the reading that a person asks for.
///
/// # Errors
/// As of [`follow`], and if the text has numbers where letters are asked for, or letters where
/// numbers are.
pub fn follow_as(
    text: &str,
    reading: Option<Reading>,
    start: &Board,
    goal: &Board,
) -> Result<FollowedMoves, NotationError> {
    match replay::split(text, reading)? {
        Some(Timed { moves, times }) => {
            let mut followed = choose(&moves, reading, start, goal)?;
            let (of_list, counts) = (times, followed.1);
            let all = of_list.iter().zip(counts);
            let times = all.flat_map(|(&time, count)| std::iter::repeat_n(time, count));
            followed.0.times = Some(times.collect());
            Ok(followed.0)
        }
        None => Ok(choose(&parse(words_of(text, 1), reading)?, reading, start, goal)?.0),
    }
}

/// Follows the letters in a text whose first line has the number `first`.
///
/// # Errors
/// As of [`follow`].
pub fn follow_from(
    text: &str,
    first: usize,
    start: &Board,
    goal: &Board,
) -> Result<FollowedMoves, NotationError> {
    let list = parse(words_of(text, first), None)?;
    Ok(choose(&list, None, start, goal)?.0)
}

/// The list in the reading that fits, and how many steps each entry of the list makes.
fn choose(
    list: &List,
    forced: Option<Reading>,
    start: &Board,
    goal: &Board,
) -> Result<(FollowedMoves, Vec<usize>), NotationError> {
    match list {
        List::Numbers(tiles) => by_numbers(tiles, start, goal),
        List::Letters(lists) => {
            let mut best: Option<(FollowedMoves, Rank)> = None;
            for ways in lists {
                let found = by_letters(ways, forced, start, goal);
                if best.as_ref().is_none_or(|(_, rank)| found.1 > *rank) {
                    best = Some(found);
                }
            }
            let (followed, _) = best.ok_or(NotationError::Empty)?;
            let counts = vec![1; followed.steps.len()];
            Ok((followed, counts))
        }
    }
}

/// How well a reading fits: whether it ends at the goal, whether all of its moves are possible, and
/// how many are.
type Rank = (bool, bool, usize);

fn by_letters(
    ways: &LetterList,
    forced: Option<Reading>,
    start: &Board,
    goal: &Board,
) -> (FollowedMoves, Rank) {
    let [blank, tile] = Convention::ALL.map(|convention| walk(ways, convention, start, goal));
    let rank = |walk: &Walk| -> Rank {
        (walk.reaches_goal == Some(ways.len()), walk.wrong.is_none(), walk.possible)
    };
    let (blank_rank, tile_rank) = (rank(&blank), rank(&tile));
    let is_tile = match forced {
        Some(reading) => reading == Reading::Letters(Convention::Tile),
        None => tile_rank > blank_rank,
    };
    let fits_both = forced.is_none() && blank_rank == tile_rank && blank_rank.1;
    let (walk, convention, rank) = if is_tile {
        (tile, Convention::Tile, tile_rank)
    } else {
        (blank, Convention::Blank, blank_rank)
    };
    let Walk { possible, wrong, reaches_goal, .. } = walk;
    let moves: Vec<Move> =
        ways.iter().take(possible).map(|(named, _)| convention.turn(named)).collect();
    let (steps, length) = (steps(start, &moves), ways.len());
    let reading = Reading::Letters(convention);
    let times = None;
    (FollowedMoves { reading, steps, length, wrong, reaches_goal, fits_both, times }, rank)
}

/// Makes the moves of the tiles that numbers name. A tile in the blank's row or column takes the
/// tiles between along.
fn by_numbers(
    tiles: &[(u32, Place)],
    start: &Board,
    goal: &Board,
) -> Result<(FollowedMoves, Vec<usize>), NotationError> {
    let mut board = start.clone();
    let (mut ways, mut counts, mut wrong) = (Vec::new(), Vec::new(), None);
    let mut reaches_goal = (start == goal).then_some(0);
    for (index, &(number, place)) in tiles.iter().enumerate() {
        let tile = u8::try_from(number)
            .ok()
            .filter(|&tile| tile != BLANK && usize::from(tile) < board.dims().cells());
        let line = tile.and_then(|tile| board.line_to(board.cell_of(tile)));
        let Some((way, count)) = line else {
            let what =
                if tile.is_some() { WrongMove::Tile(number) } else { WrongMove::NoTile(number) };
            wrong = Some(Wrong { number: index + 1, place, what });
            break;
        };
        if ways.len() + count > MOVES_MAX {
            let Place { line, column } = place;
            return Err(NotationError::TooMany { line, column });
        }
        for _ in 0..count {
            board.apply(way);
            ways.push(way);
            if board == *goal {
                reaches_goal = Some(ways.len());
            }
        }
        counts.push(count);
    }
    let length = ways.len() + tiles.len() - counts.len();
    let (reading, steps) = (Reading::Numbers, steps(start, &ways));
    let (fits_both, times) = (false, None);
    let followed = FollowedMoves { reading, steps, length, wrong, reaches_goal, fits_both, times };
    Ok((followed, counts))
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

/// Makes the moves that letters name, from `goal`, in the convention in which more of them are
/// possible.
///
/// # Errors
/// If the words are no list of moves in letters.
pub(crate) fn scramble<'a>(
    words: impl Iterator<Item = Word<'a>> + Clone,
    goal: &Board,
) -> Result<Scramble, NotationError> {
    let list = parse(words, Some(Reading::Letters(Convention::Blank)))?;
    let List::Letters(lists) = list else { return Err(NotationError::Empty) };
    let all = lists.iter().flat_map(|ways| {
        Convention::ALL.map(|convention| (convention, ways, walk(ways, convention, goal, goal)))
    });
    let better = |walk: &Walk| (walk.wrong.is_none(), walk.possible);
    let best =
        all.reduce(|best, other| if better(&other.2) > better(&best.2) { other } else { best });
    let (convention, ways, Walk { wrong, board, .. }) = best.ok_or(NotationError::Empty)?;
    Ok(Scramble { board, convention, length: ways.len(), wrong })
}

/// Letters followed in one convention.
struct Walk {
    board: Board,
    possible: usize,
    wrong: Option<Wrong>,
    reaches_goal: Option<usize>,
}

fn walk(ways: &LetterList, convention: Convention, start: &Board, goal: &Board) -> Walk {
    let reaches_goal = (start == goal).then_some(0);
    let mut walk = Walk { board: start.clone(), possible: 0, wrong: None, reaches_goal };
    let mut blank = start.blank();
    for (named, place) in ways.iter() {
        let way = convention.turn(named);
        if walk.board.apply_at(&mut blank, way).is_none() {
            let number = walk.possible + 1;
            walk.wrong = Some(Wrong { number, place, what: WrongMove::Way { way, convention } });
            break;
        }
        walk.possible += 1;
        if walk.board == *goal {
            walk.reaches_goal = Some(walk.possible);
        }
    }
    walk
}

//! A replay: moves with the times at which they were made. Three forms are read and written:
//!
//! | form | example |
//! |---|---|
//! | at | `R@0.000 D@0.421`: a move, `@`, and seconds |
//! | lines | `R 0.000` and below it `D 0.421`: a move and seconds, with a point, on each line |
//! | slidysim | `RD2` and below it `0,421,530`: letters of the tile, and milliseconds from the first move on, one for each tile that moves |
//!
//! The third form is the solution and the `movetimes` of slidysim, as its web page keeps them in a
//! replay (`slidysim/slidysim.github.io`, modules/replayGeneration.js) and as slidyreplay takes
//! them (`dphdmn/slidyreplay`, `--solution` and `--movetimes`). The other two are Langkah's own:
//! their moves are letters, words or numbers of tiles, and a letter may have a count.
//!
//! Times never fall. They are kept in milliseconds.

use super::fault::NotationError;
use super::read::{LetterList, List, named, parse, words_of};
use super::write::{Counts, Notation, write, write_as};
use super::{Convention, MOVES_MAX, Place, Reading, Style};
use crate::lines::{Word, lines};
use crate::shown::quoted;
use crate::sliding::board::Board;
use crate::sliding::moves::{Move, steps};

crate::named! {
    /// How a replay is written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Form {
        At = "at",
        Lines = "lines",
        Slidysim = "slidysim",
    }
}

/// Moves and the time of each, in milliseconds.
pub(super) struct Timed {
    pub moves: List,
    pub times: Vec<u32>,
}

/// The moves and times of a text; `None` if it has no times. `forced` is the reading that a person
/// asks for.
///
/// # Errors
/// If it has times and is no replay all the same.
pub(super) fn split(text: &str, forced: Option<Reading>) -> Result<Option<Timed>, NotationError> {
    if text.contains('@') {
        let pairs = words_of(text, 1).map(|word| {
            let at = word.text.find('@').unwrap_or(word.text.len());
            let (what, time) = word.text.split_at(at);
            let column = word.column + what.chars().count();
            let name = Word { text: what, end: column, ..word };
            let time = time.strip_prefix('@').unwrap_or(time);
            (name, Word { text: time, column: (column + 1).min(word.end), ..word })
        });
        return gather(pairs, forced).map(Some);
    }
    if is_lines(text) {
        let mut pairs = Vec::new();
        for (number, line) in (1..).zip(lines(text)) {
            let mut words = words_of(line, number);
            let Some(name) = words.next() else { continue };
            // What stands after the time is no part of it, and told.
            let time = match (words.next(), words.next()) {
                (Some(time), None) => time,
                (_, Some(more)) => return Err(not_a_time(more)),
                (None, None) => return Err(not_a_time(name)),
            };
            pairs.push((name, time));
        }
        return gather(pairs.into_iter(), forced).map(Some);
    }
    below(text, forced)
}

fn not_a_time(Word { text, line, column, .. }: Word<'_>) -> NotationError {
    NotationError::NotATime { word: quoted(text), line, column }
}

/// Whether the first line with words has a move and, with a point, a number of seconds.
fn is_lines(text: &str) -> bool {
    let Some(line) = lines(text).find(|line| words_of(line, 1).next().is_some()) else {
        return false;
    };
    let mut words = words_of(line, 1);
    let (name, time) = (words.next(), words.next());
    let is_time = |word: Word<'_>| word.text.contains('.') && milliseconds(word.text).is_some();
    name.is_some() && time.is_some_and(is_time) && words.next().is_none()
}

/// A line of milliseconds below the moves, or nothing.
fn below(text: &str, forced: Option<Reading>) -> Result<Option<Timed>, NotationError> {
    let is_times = |line: &str| {
        let is_number =
            |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let mut parts = line.trim().split(',').map(str::trim);
        parts.next() == Some("0") && parts.all(is_number)
    };
    let of_words = |(_, line): &(usize, &str)| words_of(line, 1).next().is_some();
    let last = (1..).zip(lines(text)).filter(of_words).last();
    let Some((number, last)) = last.filter(|(_, line)| is_times(line)) else { return Ok(None) };
    let above = words_of(text, 1).filter(move |word| word.line != number);
    if above.clone().next().is_none() {
        return Ok(None);
    }
    let moves = parse(above, forced)?;
    let (mut times, mut latest) = (Vec::new(), 0);
    for word in words_of(last, number) {
        latest = later(word.text.parse().ok(), latest, word)?;
        times.push(latest);
    }
    let count = match &moves {
        List::Letters(lists) => lists.first().map_or(0, LetterList::len),
        List::Numbers(tiles) => tiles.len(),
    };
    if count != times.len() {
        let times = times.len();
        return Err(NotationError::Times { moves: count, times, line: number });
    }
    Ok(Some(Timed { moves, times }))
}

/// The time of a word, which must not be before the latest one.
fn later(time: Option<u32>, latest: u32, word: Word<'_>) -> Result<u32, NotationError> {
    let Word { text, line, column, .. } = word;
    match time {
        None => Err(NotationError::NotATime { word: quoted(text), line, column }),
        Some(time) if time < latest => {
            Err(NotationError::TimeBack { word: quoted(text), line, column })
        }
        Some(time) => Ok(time),
    }
}

/// Moves with a time each. A letter with a count is as many moves at one time.
fn gather<'a>(
    pairs: impl Iterator<Item = (Word<'a>, Word<'a>)>,
    forced: Option<Reading>,
) -> Result<Timed, NotationError> {
    let is_asked =
        |is_number: bool| forced.is_none_or(|reading| (reading == Reading::Numbers) == is_number);
    let (mut ways, mut tiles) = (LetterList::default(), Vec::new());
    let (mut times, mut latest) = (Vec::new(), 0);
    for (name, time) in pairs {
        latest = later(milliseconds(time.text), latest, time)?;
        let Place { line, column } = Place { line: name.line, column: name.column };
        let other = NotationError::OtherNotation { word: quoted(name.text), line, column };
        if !name.text.is_empty() && name.is_digits() {
            if ways.len() > 0 || !is_asked(true) {
                return Err(other);
            }
            tiles.push((name.text.parse().unwrap_or(u32::MAX), Place { line, column }));
            times.push(latest);
        } else {
            if !tiles.is_empty() || !is_asked(false) {
                return Err(other);
            }
            let (way, count) = counted(name)?;
            ways.push(way, Place { line, column }, count);
            times.extend(std::iter::repeat_n(latest, count));
        }
        if times.len() > MOVES_MAX {
            return Err(NotationError::TooMany { line, column });
        }
    }
    let moves = if tiles.is_empty() { List::Letters(vec![ways]) } else { List::Numbers(tiles) };
    if times.is_empty() { Err(NotationError::Empty) } else { Ok(Timed { moves, times }) }
}

/// A letter or a word with its count, as in `R3`.
fn counted(word: Word<'_>) -> Result<(Move, usize), NotationError> {
    let name = word.text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let count = &word.text[name.len()..];
    let times = if count.is_empty() { Some(1) } else { count.parse().ok() };
    let times = times.filter(|times| (1..=MOVES_MAX).contains(times));
    named(name).zip(times).ok_or_else(|| {
        let Word { text, line, column, .. } = word;
        NotationError::NotAMove { word: quoted(text), line, column }
    })
}

/// The most whole seconds that a time has.
const SECONDS_MAX: u32 = 4_000_000;

/// Seconds with at most three decimals that count, in milliseconds.
fn milliseconds(text: &str) -> Option<u32> {
    let text = text.strip_suffix('s').unwrap_or(text);
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() && part.is_empty() || !are_digits(whole) || !are_digits(part) {
        return None;
    }
    let seconds: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let rest = part
        .bytes()
        .chain(*b"000")
        .take(3)
        .fold(0, |sum, digit| 10 * sum + u32::from(digit - b'0'));
    (seconds <= SECONDS_MAX).then(|| 1000 * seconds + rest)
}

/// A replay from `start` as text: `times` has the milliseconds of each move. A notation of lines is
/// written as that of numbers, so that each move keeps its time; the form of slidysim has its own
/// notation, and its times begin at 0.
pub fn write_replay(
    start: &Board,
    moves: &[Move],
    times: &[u32],
    notation: Notation,
    form: Form,
) -> String {
    if form == Form::Slidysim {
        let first = times.first().copied().unwrap_or(0);
        let times: Vec<String> =
            times.iter().map(|&time| time.saturating_sub(first).to_string()).collect();
        let style = Style { convention: Convention::Tile, repeats: true };
        return format!("{}\n{}", write(moves, style), times.join(","));
    }
    let (between, after) = if form == Form::At { ("@", " ") } else { (" ", "\n") };
    let written = steps(start, moves).into_iter().zip(times).map(|(step, &time)| {
        let name = match notation {
            Notation::Numbers | Notation::Lines => step.tile.to_string(),
            letters => write_as(start, &[step.way], letters, Counts::None),
        };
        format!("{name}{between}{}.{:03}", time / 1000, time % 1000)
    });
    written.collect::<Vec<_>>().join(after)
}

/// Whether a text is a replay, whatever the board.
pub fn is_replay(text: &str) -> bool {
    split(text, None).is_ok_and(|timed| timed.is_some())
}

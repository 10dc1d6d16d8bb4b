//! Puzzles from the bytes of a file.
//!
//! The time to read or refuse any bytes is proportional to their number, and the memory is about as
//! large as the bytes. The messages on bad bytes are short and safe to show.
//!
//! | room | what lives there |
//! |---|---|
//! | [`opened`] | a sliding puzzle as it was read |
//! | [`error`] | why bytes do not make a puzzle |
//! | `example` | a line that shows how the text should look |
//! | `several`, `within`, `beside`, `marked`, `listed`, `pair` | a text of several puzzles, and one of a start and its goal |
//! | `cut`, `lists` | such a text cut into its parts, and lists in brackets |
//! | `full` | a board without a blank, which is a Hidato |

mod beside;
mod cut;
pub mod error;
mod example;
mod full;
mod listed;
mod lists;
mod marked;
pub mod opened;
mod pair;
mod several;
mod within;

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text as hidato_text;
use langkah_engine::lines::encoding::{self, Encoding};
use langkah_engine::lines::{lines_of_bytes, without_mark};
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{self, Faults, Format, Note, Reading};

pub use super::family::any::Any;
use super::hidato as hidatos;
pub use error::ReadError;
pub use opened::Opened;
pub use several::{Found, Several, all, would_be_one};

/// Reads a file that holds one puzzle of either family. A `goal` is for sliding tiles: with one, a
/// Hidato is refused. `topology` is for a Hidato that does not say which cells touch.
///
/// # Errors
/// Bytes that are no text, the faults of a text that is no puzzle, a Hidato with a goal, and a file
/// of several.
pub fn any(bytes: &[u8], goal: Option<&GoalChoice>, topology: Topology) -> Result<Any, ReadError> {
    let mut found = all(bytes, goal, topology);
    let first = found.next().map(|found| found.read);
    match (first, found.next()) {
        (Some(first), None) => first,
        (_, second) => {
            let line = second.map_or(1, |second| second.line);
            let kind = text::FaultKind::SecondPuzzle;
            Err(Faults::from(text::Fault { line, column: 1, kind }).into())
        }
    }
}

/// Refuses a Hidato, which begins in line `line`, if a goal was chosen.
fn without_goal(any: Any, goal: Option<&GoalChoice>, line: usize) -> Result<Any, ReadError> {
    match any.as_ref().hidato().filter(|_| goal.is_some()) {
        Some(opened) => {
            let topology = opened.board.shape().topology();
            Err(ReadError::GoalOfHidato { line, topology })
        }
        None => Ok(any),
    }
}

/// Reads a text that holds one puzzle of either family, and whose first line has the number
/// `number`. For a Hidato `goal` is ignored.
fn one(
    text: &str,
    number: usize,
    goal: Option<&GoalChoice>,
    topology: Topology,
) -> Result<Any, ReadError> {
    // An empty text needs only one reader.
    if text.trim().is_empty()
        && let Err(faults) = text::read_from(text, number)
    {
        return Err(faults.into());
    }
    if let Some(read) = goal.and_then(|goal| text::read_moves(text, goal)) {
        return open(read?, goal, number).map(Any::from);
    }
    // If a goal was chosen, a board with too many blanks is one of sliding tiles.
    let has_blanks =
        || matches!(hidato_text::sliding_note(text), Some(hidato_text::Note::Sliding { .. }));
    let may_be_hidato = goal.is_none() || !has_blanks();
    let read_hidato = || hidato_text::read_if_hidato(text, number, topology);
    let hidato = may_be_hidato.then(read_hidato).flatten();
    if let Some(Ok(reading)) = hidato {
        let mut opened = hidatos::Opened::from(reading);
        let note = hidato_text::sliding_note(text);
        opened.text_notes.extend(note.filter(|note| !opened.text_notes.contains(note)));
        return Ok(opened.into());
    }
    let faults = match (text::read_from(text, number), hidato) {
        (Ok(reading), _) if goal.is_some() => {
            return open(reading, goal, number).map(Any::from);
        }
        (Ok(reading), _) => {
            return match full::judge(reading, text, number) {
                Ok(full) => Ok(hidatos::Opened::from(full).into()),
                Err(reading) => open(reading, goal, number).map(Any::from),
            };
        }
        (Err(_), Some(Err(faults))) => return Err(faults.into()),
        (Err(faults), _) => faults,
    };
    if may_be_hidato { in_dress(text, number, topology, faults) } else { Err(faults.into()) }
}

/// Reads a Hidato that only the last reader knows. Else the faults are those of the family that the
/// text most resembles; `faults` are those of sliding tiles.
fn in_dress(
    text: &str,
    number: usize,
    topology: Topology,
    faults: Faults,
) -> Result<Any, ReadError> {
    if let Some(read) = hidato_text::read_if_dressed(text, number, topology) {
        return Ok(hidatos::Opened::from(read?).into());
    }
    if hidato_text::resembles(text)
        && let Err(faults) = hidato_text::read_from(text, number, topology)
    {
        return Err(faults.into());
    }
    Err(faults.into())
}

/// Reads a file that holds one sliding puzzle. A `goal` replaces the file's own.
///
/// # Errors
/// If the bytes are no text, if the text is no puzzle, and if `goal` has another size.
pub fn puzzle(bytes: &[u8], goal: Option<&GoalChoice>) -> Result<Opened, ReadError> {
    let read = |text: &str| match goal.and_then(|goal| text::read_moves(text, goal)) {
        Some(moves) => open(moves?, goal, 1),
        None => open(text::read(text)?, goal, 1),
    };
    with_text(bytes, read, |opened, encoding| {
        opened.notes.push(Note::Encoding(encoding));
    })
}

/// Reads a text of any encoding. Bytes that are no UTF-8 are read as Latin-1, if that makes a
/// puzzle.
fn with_text<T>(
    bytes: &[u8],
    read: impl Fn(&str) -> Result<T, ReadError>,
    note: impl Fn(&mut T, Encoding),
) -> Result<T, ReadError> {
    let (text, encoding) = encoding::any(bytes);
    match (read(&text), encoding) {
        (Ok(mut found), Encoding::Utf16 | Encoding::Latin1) => {
            note(&mut found, encoding);
            Ok(found)
        }
        (Err(_), Encoding::Latin1) => Err(not_utf8(bytes, 1)),
        (read, _) => read,
    }
}

/// Reads a file in which each line that is not empty is a puzzle: a Hidato if its first word says
/// so, else sliding tiles. Lines count from 1. A line is read when it is asked for, because a large
/// file of bad lines has more faults than fit in memory.
pub fn lines<'a>(
    bytes: &'a [u8],
    goal: Option<&'a GoalChoice>,
) -> impl Iterator<Item = (usize, Result<Any, ReadError>)> + 'a {
    (1..).zip(lines_of_bytes(bytes)).filter_map(move |(number, line)| {
        Some((number, read_line(line, number, goal).transpose()?))
    })
}

/// Reads the puzzle on a line; `None` if the line is empty. The first line may begin with a byte
/// order mark. If a line is too long its end may be missing, even within a letter.
///
/// # Errors
/// What is wrong with the line, as for [`any`].
pub fn read_line(
    line: &[u8],
    number: usize,
    goal: Option<&GoalChoice>,
) -> Result<Option<Any>, ReadError> {
    let line = match std::str::from_utf8(line) {
        Ok(line) => line,
        Err(error) if line.len() > text::LINE_BYTES_MAX && error.error_len().is_none() => {
            std::str::from_utf8(&line[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(_) => return Err(not_utf8(line, number)),
    };
    let line = if number == 1 { without_mark(line) } else { line };
    if text::is_line_empty(line) {
        return Ok(None);
    }
    if line.len() <= text::LINE_BYTES_MAX && hidato_text::has_header(line) {
        let reading = hidato_text::read_from(line, number, Topology::King)?;
        return without_goal(hidatos::Opened::from(reading).into(), goal, number).map(Some);
    }
    open(text::read_line(line, number)?, goal, number).map(|opened| Some(opened.into()))
}

/// Makes the puzzle of a start and its goal.
fn open(reading: Reading, chosen: Option<&GoalChoice>, line: usize) -> Result<Opened, ReadError> {
    let Reading { start, format, goal: own, mut notes } = reading;
    let names_goal = own.is_some();
    let goal = chosen.or(own.as_ref()).cloned().unwrap_or(GoalChoice::Usual(format.goal()));
    let with = |goal: &GoalChoice| Puzzle::with(start.clone(), goal);
    let puzzle = with(&goal).map_err(|error| ReadError::GoalSize { line, error })?;
    if chosen.is_some() {
        notes.retain(|note| !note.is_about_goal());
        if let Some(own) = own
            && with(&own).is_ok_and(|own| own.goal() != puzzle.goal())
        {
            notes.push(Note::OtherGoal(own));
        }
    } else if let Some(note) = notes.iter_mut().find(|note| **note == Note::SizeAlone)
        && !puzzle.solvability().is_solvable()
        && Puzzle::new(start, Goal::Snail).solvability().is_solvable()
    {
        *note = Note::SnailOnly;
    }
    let is_of_format = matches!(format, Format::School42 | Format::Korf);
    Ok(Opened { puzzle, format, names_goal: names_goal && !is_of_format, notes })
}

/// The fault that bytes are no text. `first` is the number of the first line of the bytes.
fn not_utf8(bytes: &[u8], first: usize) -> ReadError {
    let end = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
    let good = std::str::from_utf8(&bytes[..end]).unwrap_or_default();
    // The bad byte comes after the last of these lines, which may be empty.
    let lines = langkah_engine::lines::lines(without_mark(good)).zip(first..);
    let (line, number) = lines.last().unwrap_or((good, first));
    ReadError::NotUtf8 { line: number, column: line.chars().count() + 1 }
}

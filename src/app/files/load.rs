//! Turns files and pasted texts into commands.

use std::collections::HashSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use langkah_engine::hidato::board::Topology;
use langkah_engine::shown;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::notation::{self, replay};
use langkah_language::text;
use langkah_puzzle::lesson;
use langkah_puzzle::read::{self, Any, ReadError};
use langkah_puzzle::words::capital;

use super::Opening;
use super::path_text::{addresses, path_of};
use crate::app::family::listed;
use crate::files::{self, PUZZLE_BYTES_MAX};
use crate::session::command::Command;
use crate::session::content::Format;
use crate::session::document::{OnDisk, Stamp};
use crate::session::filing::FileWish;
use crate::session::lesson::LessonWish;
use crate::session::lesson::opening::Script;
use crate::session::puzzles::Puzzles;
use crate::session::sliding::command::SlidingCommand;
use crate::session::source::Source;
use crate::session::{Line, Notice, said};

/// The most puzzles that are taken at once: more than a person compares searches on, and few enough
/// for the memory.
pub const PUZZLES_MAX: usize = 10_000;

/// Opens the puzzle in a pasted text, or follows the moves in it.
pub fn paste(text: &str) -> Command {
    let size = text.len() as u64;
    if size > PUZZLE_BYTES_MAX {
        let why = said(|| files::FileError::TooLarge(PUZZLE_BYTES_MAX).to_string());
        let what = said(|| text!("window-dialog-pasted"));
        return Command::Tell(Notice::unopened(what, vec![why], 0));
    }
    // A file that holds only moves is the board that they lead to; pasted moves are followed on the
    // open board.
    if notation::is_moves(text) {
        return Command::Moves(text.to_owned());
    }
    let addresses = addresses(text);
    if !addresses.is_empty()
        && let Some(command) = open_all(&addresses)
    {
        return command;
    }
    match read_all(text.as_bytes(), Source::Clipboard) {
        Ok(command) => command,
        // A file manager copies the path of a file.
        Err(_) if is_path(text) => open(&path_of(text)),
        // What is no board may be the numbers of the tiles that move, moves with times, or more
        // moves than are read.
        Err(_)
            if is_list_of_tiles(text)
                || replay::is_replay(text)
                || notation::has_too_many(text) =>
        {
            Command::Moves(text.to_owned())
        }
        Err(error) => tell_error(said(|| text!("window-dialog-pasted")), error),
    }
}

/// Whether a text may be the numbers of the tiles that move: numbers alone, and not a board with a
/// fault, which has rows of one length, or a blank, or hardly a tile twice.
fn is_list_of_tiles(text: &str) -> bool {
    let rows = text.lines().map(|line| line.split_whitespace().count());
    let rows: Vec<_> = rows.filter(|&words| words > 0).collect();
    let tiles: Vec<&str> = text.split_whitespace().collect();
    let others: HashSet<&str> = tiles.iter().copied().collect();
    let is_even = rows.iter().all(|words| Some(words) == rows.first());
    let is_board = rows.len() > 1 && (is_even || others.len() + 1 >= tiles.len());
    notation::is_numbers(text) && !is_board && !others.contains("0")
}

/// Opens the puzzle of a text, or all of its puzzles, of which the person can choose one. Parts
/// that are no puzzles are left out.
fn read_all(bytes: &[u8], source: Source) -> Result<Command, ReadError> {
    if lesson::is_lesson(bytes) {
        let name = match source {
            Source::File(name) => name,
            _ => text!("window-dialog-pasted").to_owned(),
        };
        let script = Script { text: bytes.to_vec(), name, file: None };
        return Ok(Command::Teach(LessonWish::Prepare(script)));
    }
    let mut all = read::all(bytes, None, Topology::King);
    if !all.is_several() {
        let found = all.next().map(|found| found.read);
        let read = found.unwrap_or_else(|| read::any(bytes, None, Topology::King));
        return read.map(|opened| Command::load_any(opened, source));
    }
    let place = |line: usize, heading: Option<String>| {
        let line = line.to_string();
        match heading {
            Some(heading) => text!("window-dialog-line-heading", line = line, heading = heading),
            None => text!("window-dialog-line", line = line),
        }
    };
    let Taken { items, left_out, first } = taken(all, place);
    match (Puzzles::new(source, items, left_out), first) {
        (Some(puzzles), _) => Ok(Command::Puzzles(Box::new(puzzles))),
        (None, Some(error)) => Err(error),
        (None, None) => read::any(bytes, None, Topology::King).map(|_| Command::Dismiss),
    }
}

/// Whether a text is the absolute path of a file that exists.
fn is_path(text: &str) -> bool {
    is_like_path(text) && files::is_file(&path_of(text))
}

/// Whether a text is an absolute path, of a file or of none. The disk is not asked.
pub fn is_like_path(text: &str) -> bool {
    let is_line = text.len() <= PATH_BYTES_MAX && !text.trim().contains(['\n', '\r', '\0']);
    is_line && path_of(text).is_absolute()
}

/// The longest path that systems take, in bytes.
const PATH_BYTES_MAX: usize = 4096;

/// The command for the chosen files, by what they are opened for.
pub fn load_as(what: Opening, paths: &[PathBuf]) -> Option<Command> {
    let path = paths.first()?;
    Some(match what {
        Opening::Several(family) => listed::listed(family, paths),
        Opening::Goal => as_goal(load(path)),
        Opening::Puzzle => open(path),
    })
}

fn as_goal(command: Command) -> Command {
    if let Some(SlidingCommand::Load { puzzle, .. }) = command.sliding() {
        return Command::goal(GoalChoice::Board(puzzle.start().clone()));
    }
    let why = match &command {
        Command::Teach(_) => Some(said(|| text!("lesson-no-goal"))),
        Command::Puzzles(_) => Some(said(|| text!("window-dialog-goal-several"))),
        command => command.hidato().map(|_| said(|| text!("window-dialog-goal-hidato"))),
    };
    if let Some(why) = why {
        let title = said(|| text!("window-dialog-goal-not-taken"));
        return Command::Tell(Notice::fault(title, vec![why]));
    }
    command
}

/// Opens the puzzle in a file, and takes the file as the puzzle's own. What a pipe or a device gave
/// is in no file.
pub fn open(path: &Path) -> Command {
    let path = files::absolute(path);
    // The stamp is taken before the file is read: what is written in between is seen as a change.
    let stamp = stamp(&path);
    let command = load(&path);
    // The file of a lesson is not that of its puzzle.
    if let Command::Teach(LessonWish::Prepare(script)) = command {
        return Command::Teach(LessonWish::Prepare(Script { file: Some(path), ..script }));
    }
    let is_own = files::is_file(&path) && !matches!(command, Command::Tell(_));
    let Some(stamp) = stamp.filter(|_| is_own) else { return command };
    let format = rewritten(&path, &command);
    let file = OnDisk { path, stamp, format };
    Command::File(FileWish::Opened { file, command: Box::new(command) })
}

/// Opens the first puzzle of several files; the others are chosen from the list.
pub fn open_all(paths: &[PathBuf]) -> Option<Command> {
    if let [path] = paths {
        return Some(open(path));
    }
    let (mut list, mut faults) = (None::<Puzzles>, Vec::new());
    for path in paths {
        match listed(path) {
            Ok(puzzles) => {
                list = Some(match list {
                    Some(list) => list.and(puzzles),
                    None => puzzles,
                });
            }
            Err(fault) => faults.push(fault),
        }
    }
    let Some(list) = list else { return Some(tell(text!("window-dialog-files"), faults)) };
    let told = match &faults[..] {
        [] => None,
        [one] => Some(one.clone()),
        [first, ..] => {
            let count = faults.len().to_string();
            Some(text!("window-dialog-files-without", count = count, why = first.as_str()))
        }
    };
    Some(Command::Puzzles(Box::new(list.telling(told))))
}

/// What is taken of a list of puzzles.
struct Taken {
    /// Each puzzle with its name.
    items: Vec<(String, Any)>,
    /// Sentences about what is not taken.
    left_out: Vec<String>,
    /// Why the first part that is no puzzle is none.
    first: Option<ReadError>,
}

/// `name` names a puzzle by its line and by its heading, which is safe to show.
fn taken(all: read::Several<'_>, name: impl Fn(usize, Option<String>) -> String) -> Taken {
    let (mut items, mut is_full, mut faulty, mut first) = (Vec::new(), false, 0_usize, None);
    for found in all {
        let heading = found.heading.map(|heading| shown::line(&heading));
        match found.read {
            Ok(any) if items.len() < PUZZLES_MAX => items.push((name(found.line, heading), any)),
            Ok(_) => is_full = true,
            Err(error) => {
                faulty += 1;
                first = first.or(Some(error));
            }
        }
    }
    let full = is_full.then(|| text!("window-dialog-only-first", count = PUZZLES_MAX.to_string()));
    let said = first.as_ref().map(ReadError::messages).and_then(|all| all.into_iter().next());
    let faults = said.map(|said| {
        let shown = faulty.to_string();
        text!("window-dialog-left-out", count = faulty, shown = shown, why = said)
    });
    Taken { items, left_out: full.into_iter().chain(faults).collect(), first }
}

/// The puzzles of a file, or a sentence that says why it has none.
fn listed(path: &Path) -> Result<Puzzles, String> {
    let path = files::absolute(path);
    let name = name(&path);
    let fault = |why: String| format!("{name}: {why}");
    let stamp = stamp(&path).unwrap_or_default();
    let bytes = files::read(&path, PUZZLE_BYTES_MAX).map_err(|error| fault(error.to_string()))?;
    let all = read::all(&bytes, None, Topology::King);
    let is_several = all.is_several();
    let named = |line: usize, _| if is_several { place(&name, line) } else { name.clone() };
    let Taken { items, left_out, first } = taken(all, named);
    let left_out = left_out.into_iter().map(|one| format!("{name}: {one}")).collect();
    let puzzles = Puzzles::new(Source::File(name.clone()), items, left_out).ok_or_else(|| {
        let first = first.as_ref().map(ReadError::messages);
        let first = first.and_then(|all| all.into_iter().next());
        fault(first.unwrap_or_else(|| text!("window-dialog-no-puzzle").to_owned()))
    })?;
    let is_own = files::is_file(&path);
    let file = OnDisk { path, stamp, format: None };
    Ok(if is_own { puzzles.from_file(&file) } else { puzzles })
}

/// Opens a file of the list of recent files. One that is no longer there leaves the list.
pub fn open_recent(path: &Path) -> Command {
    if files::exists(path) {
        return open(path);
    }
    let lines = vec![path.display().to_string().into(), said(|| text!("window-dialog-moved"))];
    let file = name(path);
    let title = said(move || text!("window-dialog-not-there", file = &file[..]));
    let notice = Notice::fault(title, lines);
    Command::File(FileWish::Missing { path: path.to_owned(), notice })
}

/// When a file was last written, and its size; `None` if it cannot be seen.
pub fn stamp(path: &Path) -> Option<Stamp> {
    let (modified, bytes) = files::about(path).ok()?;
    Some(Stamp::of(modified, bytes))
}

/// What a file is like now: its stamp, or no stamp if it is gone. `None` if nobody can tell.
pub fn seen(path: &Path) -> Option<Option<Stamp>> {
    match files::about(path) {
        Ok((modified, bytes)) => Some(Some(Stamp::of(modified, bytes))),
        Err(error) => (error.kind() == ErrorKind::NotFound).then_some(None),
    }
}

/// The format in which a file can be written again without the loss of anything: it holds one
/// puzzle, which was read without a doubt, no comment and no LaTeX. A Hidato's file is not written
/// over with the numbers by hand, because nobody could tell the givens afterwards.
fn rewritten(path: &Path, command: &Command) -> Option<Format> {
    let format = command.sliding()?.rewritten()?;
    let bytes = files::read(path, PUZZLE_BYTES_MAX).ok()?;
    let has = |mark: &[u8]| bytes.windows(mark.len()).any(|part| part == mark);
    (!has(b"#") && !has(b"//") && !has(b"\\")).then_some(format)
}

/// Opens the puzzle in a file.
pub fn load(path: &Path) -> Command {
    let name = name(path);
    let bytes = match files::read(path, PUZZLE_BYTES_MAX) {
        Ok(bytes) => bytes,
        Err(error) => {
            let why = said(move || error.to_string());
            return Command::Tell(Notice::unopened(name, vec![why], 0));
        }
    };
    match read_all(&bytes, Source::File(name.clone())) {
        Ok(command) => command,
        Err(error) => tell_error(name, error),
    }
}

fn tell_error(what: impl Into<Line>, error: ReadError) -> Command {
    let (count, error) = (error.messages().len(), Arc::new(error));
    let line = |index: usize| {
        let error = error.clone();
        said(move || error.messages().swap_remove(index))
    };
    let lines: Vec<Line> = (0..count.min(Notice::FAULTS_MAX)).map(line).collect();
    let more = error.more() + count - lines.len();
    let example = error.example().map(|_| {
        let error = error.clone();
        said(move || error.example().map(capital).unwrap_or_default())
    });
    Command::Tell(Notice::unopened(what, lines, more).with(example))
}

/// Tells the first lines, and how many more there are, all in the language of now.
pub fn tell(what: &str, lines: Vec<String>) -> Command {
    Command::Tell(Notice::unopened(what, lines, 0).as_said())
}

/// A line of a file, as the name of the puzzle that stands there.
pub fn place(file: &str, line: usize) -> String {
    text!("window-dialog-place", file = file, line = line.to_string())
}

/// The name of a file without its folders, safe to show.
pub fn name(path: &Path) -> String {
    shown::line(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

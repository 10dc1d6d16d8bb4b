//! Any bytes are read as a puzzle or refused: in little memory, with faults that have their place,
//! and messages that are safe to show. What was read writes and reads back in every format.

use langkah_engine::hidato;
use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{Format, write};
use langkah_puzzle::hidato::Opened as Hidato;
use langkah_puzzle::read::{self, Any, Opened, ReadError};

use crate::memory::peak_of;
use crate::mutate;
use crate::target::Target;

pub fn target() -> Target {
    Target { name: "texts", usual: 25_000, corpus: mutate::corpus(), make: mutate::text, judge }
}

/// The most bytes that reading may take, beside the text.
const PEAK_MAX: usize = 4 << 20;
const MESSAGE_BYTES_MAX: usize = 2_000;

fn judge(bytes: &[u8]) {
    let (read, peak) = peak_of(|| read::any(bytes, None, Topology::King));
    assert!(peak <= PEAK_MAX, "{peak} bytes of memory for a text of {}", bytes.len());
    match read {
        Ok(Any::Sliding(opened)) => sliding_comes_back(&opened),
        Ok(Any::Hidato(opened)) => hidato_comes_back(&opened),
        Err(error) => judge_faults(bytes, &error),
    }
}

/// The lines of bytes, in the simplest way. Only bytes that are no text change on the way.
fn lines(bytes: &[u8]) -> Vec<String> {
    let mut text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    for end in ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
        text = text.replace(end, "\n");
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    text.split('\n').map(str::to_owned).collect()
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let last = |pair: &[u8]| pair.get(1).copied().unwrap_or(0);
    let units: Vec<u16> = bytes.chunks(2).map(|pair| unit([pair[0], last(pair)])).collect();
    String::from_utf16_lossy(&units)
}

pub fn judge_faults(bytes: &[u8], error: &ReadError) {
    let messages = error.messages();
    assert!(!messages.is_empty() && messages.len() <= 20, "{} messages", messages.len());
    assert!(error.more() == 0 || messages.len() == 20, "{} more", error.more());
    let is_latin1 = std::str::from_utf8(bytes).is_err()
        && !bytes.starts_with(&[0xff, 0xfe])
        && !bytes.starts_with(&[0xfe, 0xff])
        && !matches!(error, ReadError::NotUtf8 { .. });
    // What is no UTF-8 was read in Latin-1, where other bytes end lines.
    let latin1 = || bytes.iter().map(|&byte| char::from(byte)).collect::<String>();
    let lines = if is_latin1 { lines(latin1().as_bytes()) } else { lines(bytes) };
    let mut before = (0, 0);
    for message in &messages {
        is_safe(message);
        let mut parts = message.splitn(3, ':');
        let mut number = || parts.next().and_then(|part| part.parse::<usize>().ok());
        let (Some(line), Some(column)) = (number(), number()) else { panic!("{message}") };
        assert!(line >= 1 && line <= lines.len(), "{message}");
        let length = lines[line - 1].chars().count();
        assert!(column >= 1 && column <= length + 1, "{message}: the line has {length}");
        assert!(before <= (line, column), "{message} after {before:?}");
        before = (line, column);
    }
}

/// A message of one line that steers no terminal and is not too long to read.
pub fn is_safe(message: &str) {
    assert!(message.len() <= MESSAGE_BYTES_MAX, "a message of {} bytes", message.len());
    let turns = |letter: char| matches!(letter as u32, 0x61c | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0xfeff);
    assert!(!message.chars().any(|letter| letter.is_control() || turns(letter)), "{message:?}");
}

pub fn sliding_comes_back(opened: &Opened) {
    let puzzle = &opened.puzzle;
    let goal = GoalChoice::Board(puzzle.goal().clone());
    let same = Puzzle::with(puzzle.start().clone(), &goal).expect("one size");
    for format in Format::WRITTEN {
        let Ok(text) = write(puzzle.start(), puzzle.goal(), format, 7) else {
            assert!(format != Format::Langkah, "our own format holds any puzzle");
            continue;
        };
        match read::any(text.as_bytes(), None, Topology::King) {
            Ok(Any::Sliding(back)) => {
                assert_eq!((&back.puzzle, back.format), (&same, format), "{text}");
            }
            other => panic!("{text} is read as {other:?}"),
        }
    }
}

fn hidato_comes_back(opened: &Hidato) {
    let board = &opened.board;
    assert!(opened.topology.is_none_or(|said| said == board.shape().topology()));
    for format in hidato::text::Format::ALL {
        let text = hidato::text::write(board, format);
        match read::any(text.as_bytes(), None, Topology::King) {
            Ok(Any::Hidato(back)) => assert!(back.board == *board, "{text}"),
            other => panic!("{text} is read as {other:?}"),
        }
    }
}

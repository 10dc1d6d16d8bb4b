//! A line of a text as the parts that each tell one thing: a verdict, and figures side by side.

use std::borrow::Cow;

use langkah_engine::lines::{lines, without_mark};

use super::kinds::{kind_of, words};
use super::line::tiles;
use super::numbers::{is_apart, is_measure};
use super::structures::BETWEEN;
use super::verdicts::{Beside, beside_verdict};
use super::{figures, spelling};

/// The lines of a text with their numbers from 1, and those that have several figures side by side
/// in parts.
pub(super) fn each(text: &str, cells: usize) -> impl Iterator<Item = (usize, &str)> {
    let all = (1..).zip(lines(without_mark(text)));
    let all = all.flat_map(|(number, line)| {
        let has_parts = line.contains(BETWEEN);
        let parts = line.split(BETWEEN).filter(move |part| !has_parts || !part.trim().is_empty());
        parts.map(move |part| (number, part))
    });
    all.flat_map(move |(number, line)| {
        let line = without_time(without_log(line));
        let parts = board(line, cells).map_or_else(|| parts(line), |board| vec![board]);
        parts.into_iter().map(move |part| (number, part))
    })
}

/// A line without what a log writes before it: `[INFO]`, `[09:17:12]`, a date with a level.
fn without_log(line: &str) -> &str {
    const LEVELS: [&str; 4] = ["INFO", "DEBUG", "WARNING", "ERROR"];
    let is_log = |tag: &str| {
        let is_of_time = |letter: char| letter.is_ascii_digit() || letter == ':';
        LEVELS.contains(&tag.trim()) || tag.contains(':') && tag.chars().all(is_of_time)
    };
    let mut trimmed = line.trim_start();
    if trimmed.starts_with('[') {
        // A line has a time and a level at most.
        for _ in 0..2 {
            let parted = trimmed.strip_prefix('[').and_then(|rest| rest.split_once(']'));
            let Some((_, rest)) = parted.filter(|(tag, _)| is_log(tag)) else { break };
            trimmed = rest.trim_start();
        }
        return if trimmed.is_empty() || trimmed == line.trim_start() { line } else { trimmed };
    }
    let is_date = trimmed.get(..5).is_some_and(|date| date.ends_with('-'))
        && trimmed.starts_with(|one: char| one.is_ascii_digit());
    let level = LEVELS.iter().find_map(|level| trimmed.split_once(level).filter(|_| is_date));
    level.map_or(line, |(_, rest)| rest.trim_start_matches([' ', '-', ':', ']', '|']))
}

/// A line without the time or the memory that it tells at its end beside something else.
fn without_time(line: &str) -> &str {
    let tail = [" (", ", "].iter().filter_map(|mark| line.rfind(mark)).max();
    tail.map_or(line, |at| {
        let (before, tail) = (&line[..at], line[at..].to_lowercase());
        let is_time =
            is_measure(&tail) && kind_of(&tail).is_none() && !is_measure(&before.to_lowercase());
        if is_time && !before.trim().is_empty() { before } else { line }
    })
}

/// The board of a line that has other numbers beside it, which are those of its node:
/// `expand [1, 2, 3, 4, 0, 6, 7, 5, 8] f=2`.
fn board(line: &str, cells: usize) -> Option<&str> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    if line.matches(is_digit).count() <= cells || line.to_lowercase().contains("kurang") {
        return None;
    }
    let is_board = |part: &&str| is_board(part, cells);
    let end = line.rfind(']').map_or(0, |at| at + 1);
    let begin = line[..end].find("[[").or_else(|| line[..end].rfind('['));
    let listed = begin.map(|begin| &line[begin..end]).filter(is_board);
    listed.or_else(|| {
        let end = line.find(char::is_alphabetic)?;
        let end = line[..end].rfind(|letter: char| letter.is_whitespace() || letter == ',')?;
        Some(&line[..end]).filter(is_board)
    })
}

/// Whether a text is made of the tiles of a board, each once.
pub(super) fn is_board(text: &str, cells: usize) -> bool {
    let mut tiles = tiles(text).unwrap_or_default();
    tiles.sort_unstable();
    tiles.dedup();
    tiles.len() == cells && tiles.last().is_some_and(|last| *last <= Some(cells as u16))
}

/// A text without the codes by which a terminal colours it.
pub(super) fn without_codes(text: &str) -> Cow<'_, str> {
    const BEGIN: &str = "\u{1b}[";
    if !text.contains(BEGIN) && !text.contains('\u{fe0f}') {
        return Cow::Borrowed(text);
    }
    let mut parts = text.split(BEGIN);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_digit() && letter != ';');
        plain.push_str(end.map_or("", |end| {
            let code = part[end..].chars().next().map_or(0, char::len_utf8);
            &part[end + code..]
        }));
    }
    plain.retain(|letter| letter != '\u{fe0f}');
    Cow::Owned(plain)
}

/// The parts of a line: a verdict and what is told beside it, each figure on its own.
fn parts(line: &str) -> Vec<&str> {
    if let Some(parts) = beside_moves(line) {
        return parts;
    }
    let Some(Beside { verdict, rest, is_first }) = beside_verdict(line) else {
        return figures(line);
    };
    let has_digit = rest.contains(|letter: char| letter.is_ascii_digit());
    let has_figure = has_digit || figures::tells(&rest.to_lowercase());
    let mut parts = if has_figure { figures(rest) } else { Vec::new() };
    parts.insert(if is_first { 0 } else { parts.len() }, verdict);
    parts
}

/// How many moves there are, and the moves: `Solved in 4 moves: R D R`, `RDR (3 moves)`.
fn beside_moves(line: &str) -> Option<Vec<&str>> {
    let is_moves = |text: &str| spelling::moves(&text.to_lowercase()).is_some();
    let counts = |text: &str| {
        let lower = text.to_lowercase();
        let all: Vec<&str> = words(&lower).collect();
        let is_noun = |word: &str| matches!(word, "moves" | "move" | "steps" | "langkah");
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let is_count = |at: usize| {
            // In `Step 2 move: right` the number is that of the step.
            let is_step = at > 0 && matches!(all[at - 1], "step" | "langkah" | "move");
            !is_step && is_number(all[at]) && all.get(at + 1).is_some_and(|next| is_noun(next))
        };
        (0..all.len()).any(is_count)
    };
    let (at, before) = (line.find(':')?, line.rfind(" ("));
    let (label, rest) = line.split_at(at);
    if counts(label) && is_moves(&rest[1..]) {
        return Some(vec![label, rest]);
    }
    let (moves, count) = line.split_at(before.filter(|&before| before > at)?);
    (is_moves(&moves[at + 1..]) && counts(count)).then(|| vec![moves, count])
}

/// The figures that stand side by side in a line, such as `expanded 5, generated 12` or `nodes: 12
/// time: 3`, each with its words; the line itself if it is not made of such figures.
fn figures(line: &str) -> Vec<&str> {
    let is_figure = |part: &&str| {
        let lower = part.to_lowercase();
        let is_apart = is_apart(&lower) || names_node(&lower);
        let is_counted = (kind_of(&lower).is_some() || is_measure(&lower)) && !is_apart;
        let is_told = is_counted || figures::tells(&lower);
        is_told && lower.contains(|letter: char| letter.is_ascii_digit())
    };
    // The terms of a sum belong together.
    let begins = |part: &&str| !part.trim_start().starts_with('+');
    let are_figures = |parts: &Vec<&str>| {
        parts.len() > 1 && parts.iter().all(|part| is_figure(part) && begins(part))
    };
    let ways = [separated, labelled, before_x];
    ways.into_iter().map(|way| way(line)).find(are_figures).unwrap_or_else(|| vec![line])
}

/// Whether a number names a node, as in `node 7`, and does not count nodes.
fn names_node(lower: &str) -> bool {
    let all: Vec<&str> = lower.split_whitespace().collect();
    let is_noun = |word: &str| matches!(word, "node" | "simpul" | "state" | "status");
    all.windows(2)
        .any(|pair| is_noun(pair[0]) && pair[1].starts_with(|one: char| one.is_ascii_digit()))
}

/// The parts between commas and the like. A comma within a number parts nothing.
fn separated(line: &str) -> Vec<&str> {
    let marks = |part| str::split(part, [';', '|', '\t']);
    let words = [" and ", " dan ", " / ", " ("];
    let parts = line.split(", ").flat_map(marks).flat_map(|part| split_at(part, &words));
    parts.filter(|part| !part.trim().is_empty()).collect()
}

/// The parts between words.
fn split_at<'a>(text: &'a str, words: &[&str]) -> Vec<&'a str> {
    let split = |parts: Vec<&'a str>, word: &&str| {
        parts.into_iter().flat_map(|part| part.split(*word)).collect()
    };
    words.iter().fold(vec![text], split)
}

/// What stands before the name of X, and the X.
fn before_x(line: &str) -> Vec<&str> {
    let is_x = |&(at, _): &(usize, &str)| {
        let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        !is_word(line[..at].chars().next_back()) && !is_word(line[at + 1..].chars().next())
    };
    let is_sum = line.contains('+');
    let at = line.match_indices(['x', 'X']).find(is_x).filter(|_| !is_sum).map_or(0, |(at, _)| at);
    let (before, x) = line.split_at(at);
    vec![before.trim_end_matches([',', ';', '|', ' ']), x]
}

/// The parts that each end with the number after a colon or an equals sign; what is left belongs to
/// the last. None if one of these signs has no number after it.
fn labelled(line: &str) -> Vec<&str> {
    let (mut parts, mut begin) = (Vec::new(), 0);
    let is_of_number = |letter: char| letter.is_ascii_digit() || matches!(letter, ',' | '.');
    for (at, sign) in line.match_indices([':', '=']) {
        let after = at + sign.len();
        let blanks = line[after..].len() - line[after..].trim_start().len();
        let number = &line[after + blanks..];
        let length = number.find(|letter| !is_of_number(letter)).unwrap_or(number.len());
        if length == 0 || after < begin {
            return Vec::new();
        }
        let end = after + blanks + length;
        parts.push(&line[begin..end]);
        begin = end;
    }
    if let Some(last) = parts.last_mut() {
        *last = &line[begin - last.len()..];
    }
    parts
}

//! Where a puzzle came from.

use std::fmt;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::generate::{Order, Outline};
use langkah_engine::sliding::random::Kind;
use langkah_language::text;
use langkah_puzzle::date::Date;
use langkah_puzzle::hidato::words;
use langkah_puzzle::results::Origin;
use serde::{Deserialize, Serialize};

/// Where a puzzle came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file's name, without its folders.
    File(String),
    /// One of the puzzles that come with the program.
    Sample(Name),
    /// The lesson of this title.
    Lesson(String),
    Clipboard,
    Random {
        kind: Kind,
        size: Dims,
        seed: u64,
    },
    /// The puzzle of a day.
    Daily {
        date: Date,
        size: Dims,
    },
    /// A random Hidato; that of a day, if a date is named.
    Made(Order, Option<Date>),
    /// From an earlier run of the program, in the words of that run.
    Earlier(String, Dealt),
    /// Made or changed by hand.
    Edited,
    /// A board that moves from another puzzle's start have led to.
    After {
        source: Box<Source>,
        moves: usize,
    },
}

/// What results tell of where a puzzle came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Dealt {
    pub origin: Origin,
    /// The day whose puzzle it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily: Option<Date>,
    /// The kind of a Hidato, if it is known: see [`Entry::kind`].
    ///
    /// [`Entry::kind`]: langkah_puzzle::results::Entry::kind
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
}

impl Dealt {
    /// Whether the program drew the puzzle.
    pub(super) fn is_drawn(&self) -> bool {
        self.origin != Origin::Other
    }
}

/// A name in the language of now.
#[derive(Clone, Copy, Debug)]
pub struct Name(pub fn() -> &'static str);

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        (self.0)() == (other.0)()
    }
}

impl Eq for Name {}

/// A seed for a random puzzle or for questions: short enough to be read from the screen, told to a
/// class and typed again.
pub fn new_seed() -> u64 {
    rand::random_range(0..1_000_000)
}

impl Source {
    /// Whether the board was made by hand.
    pub(super) fn is_by_hand(&self) -> bool {
        match self {
            Self::Edited => true,
            Self::After { source, .. } => source.is_by_hand(),
            _ => false,
        }
    }

    /// The source of the same puzzle after it was saved: results still tell how it was made.
    pub(super) fn saved_as(&self, file: &Self, dealt: Dealt) -> Self {
        match self {
            Self::Lesson(_) => self.clone(),
            _ if !dealt.is_drawn() => file.clone(),
            _ => Self::Earlier(file.to_string(), dealt),
        }
    }

    /// The source of a puzzle with the same start and another goal: it is not the one that was
    /// drawn.
    pub(super) fn with_other_goal(&self) -> Self {
        match self.dealt().is_drawn() {
            true => Self::Earlier(self.to_string(), Dealt::default()),
            false => self.clone(),
        }
    }

    /// What results tell of it.
    pub(super) fn dealt(&self) -> Dealt {
        let (origin, daily) = match self {
            Self::Random { kind: Kind::Walk(_), .. } => (Origin::Walk, None),
            Self::Random { .. } | Self::Made(_, None) => (Origin::Random, None),
            Self::Daily { date, .. } | Self::Made(_, Some(date)) => (Origin::Daily, Some(*date)),
            Self::Earlier(_, dealt) => return dealt.clone(),
            _ => (Origin::Other, None),
        };
        Dealt { origin, daily, kind: String::new() }
    }

    /// The source of the board that this many moves lead to.
    pub(super) fn after(self, more: usize) -> Self {
        match self {
            Self::After { source, moves } => Self::After { source, moves: moves + more },
            source if more == 0 => source,
            source => Self::After { source: Box::new(source), moves: more },
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(name) => f.write_str(name),
            Self::Sample(Name(name)) => f.write_str(name()),
            Self::Earlier(words, _) | Self::Lesson(words) => f.write_str(words),
            Self::Clipboard => f.write_str(text!("session-pasted")),
            Self::Random { kind, size, seed } => f.write_str(&dealt(*kind, *size, *seed)),
            Self::Daily { date, size } => {
                let (date, size) = (date.to_string(), size.to_string());
                f.write_str(&text!("session-daily", date = date, size = size))
            }
            Self::Made(order, daily) => f.write_str(&made(order, *daily)),
            Self::Edited => f.write_str(text!("session-edited")),
            Self::After { source, moves } => {
                let (source, shown) = (source.to_string(), moves.to_string());
                let text = text!("session-after", source = source, count = (*moves), shown = shown);
                f.write_str(&text)
            }
        }
    }
}

fn dealt(kind: Kind, size: Dims, seed: u64) -> String {
    let (size, seed) = (size.to_string(), seed.to_string());
    match kind {
        Kind::Solvable => text!("session-random", size = size, seed = seed),
        Kind::Any => text!("session-random-any", size = size, seed = seed),
        Kind::Walk(moves) => {
            let shown = moves.to_string();
            text!("session-random-walk", moves = moves, shown = shown, size = size, seed = seed)
        }
    }
}

fn made(order: &Order, daily: Option<Date>) -> String {
    let (family, size) = (words::family(order.topology), order.dims.to_string());
    if let Some(date) = daily.map(|date| date.to_string()) {
        let mut difficulty = order.difficulty.title().to_owned();
        if order.outline != Outline::Rectangle {
            difficulty = format!("{}, {difficulty}", order.outline.title());
        }
        return text!(
            "session-daily-hidato",
            family = family,
            date = date,
            size = size,
            difficulty = difficulty
        );
    }
    let seed = order.seed.to_string();
    if order.outline == Outline::Rectangle {
        return text!("session-made", family = family, size = size, seed = seed);
    }
    let shape = order.outline.title();
    text!("session-made-shape", family = family, size = size, shape = shape, seed = seed)
}

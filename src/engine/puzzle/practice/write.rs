//! Answers as text and from text.

use std::fmt;

use langkah_language::text;

use super::answer::{Answer, Ask, ChildFate};
use crate::search::trace::number;
use crate::shown;
use crate::sliding::moves::{Move, letter};

/// Why a text is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence())]
pub struct AnswerError {
    /// The letter at which the fault begins, from 1.
    pub column: usize,
    /// The word that stands there; empty at the end of the text.
    pub found: String,
    pub wanted: Wanted,
}

/// What an answer should have in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    Number,
    YesOrNo,
    /// One of these nodes.
    Node(Vec<u32>),
    /// One of these moves.
    Move(Vec<Move>),
    Fate,
    /// The node or the move stands there a second time.
    Once,
    End,
}

impl AnswerError {
    fn sentence(&self) -> String {
        let wanted = self.wanted.words();
        let column = self.column.to_string();
        if self.found.is_empty() {
            return text!("practice-answer-ends", column = column, wanted = wanted);
        }
        let found = shown::line(&self.found);
        text!("practice-answer-fault", column = column, found = found, wanted = wanted)
    }
}

impl Wanted {
    fn words(&self) -> String {
        match self {
            Self::Number => text!("practice-wanted-number").to_owned(),
            Self::YesOrNo => text!("practice-wanted-yes-or-no").to_owned(),
            Self::Node(nodes) => text!("practice-wanted-node", nodes = numbers(nodes)),
            Self::Move(ways) => text!("practice-wanted-move", moves = letters(ways)),
            Self::Fate => text!("practice-wanted-fate").to_owned(),
            Self::Once => text!("practice-wanted-once").to_owned(),
            Self::End => text!("practice-wanted-end").to_owned(),
        }
    }
}

/// The numbers of nodes, divided by commas.
pub(super) fn numbers(nodes: &[u32]) -> String {
    let numbers = nodes.iter().map(|&node| number(node).to_string());
    numbers.collect::<Vec<_>>().join(", ")
}

/// Letters of moves, divided by commas.
fn letters(ways: &[Move]) -> String {
    ways.iter().map(|&way| letter(way).to_string()).collect::<Vec<_>>().join(", ")
}

/// In the form in which an answer is read: always with the English words.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = |nodes: &[u32]| {
            let all = nodes.iter().map(|&node| number(node).to_string());
            all.collect::<Vec<_>>().join(" ")
        };
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Judged(number, holds) => {
                write!(f, "{number} {}", if *holds { "yes" } else { "no" })
            }
            Self::Node(node) => f.write_str(&nodes(&[*node])),
            Self::Nodes(all) => f.write_str(&nodes(all)),
            Self::Fates(fates) => {
                let one =
                    |(way, fate): &(Move, ChildFate)| format!("{} {}", letter(*way), fate.name());
                f.write_str(&fates.iter().map(one).collect::<Vec<_>>().join(" "))
            }
        }
    }
}

/// The words of an answer that are not read yet.
struct Reader<'a> {
    text: &'a str,
    /// Each word and the byte at which it begins.
    words: std::vec::IntoIter<(usize, &'a str)>,
}

/// Reads the answer to a question.
pub(super) fn parse(ask: &Ask, text: &str) -> Result<Answer, AnswerError> {
    let parts = text.split(|c: char| c.is_whitespace() || [',', ';', ':', '='].contains(&c));
    let words = parts.filter(|part| !part.is_empty());
    // A word's place is how far its beginning stands from the text's.
    let words = words.map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word));
    let mut reader = Reader { text, words: words.collect::<Vec<_>>().into_iter() };
    let answer = match ask {
        Ask::Number => Answer::Number(reader.number()?),
        Ask::Judged => Answer::Judged(reader.number()?, reader.yes_or_no()?),
        Ask::Node(nodes) => Answer::Node(reader.node(nodes)?),
        Ask::Nodes(nodes) => Answer::Nodes(reader.nodes(nodes)?),
        Ask::Fates(ways) => Answer::Fates(reader.fates(ways)?),
    };
    match reader.words.next() {
        None => Ok(answer),
        Some(more) => Err(reader.fault(more, Wanted::End)),
    }
}

impl<'a> Reader<'a> {
    fn fault(&self, (at, found): (usize, &str), wanted: Wanted) -> AnswerError {
        let column = self.text[..at].chars().count() + 1;
        AnswerError { column, found: found.to_owned(), wanted }
    }

    /// The next word as `read` understands it.
    fn one<T>(
        &mut self,
        wanted: &dyn Fn() -> Wanted,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, AnswerError> {
        let word = self.words.next().unwrap_or((self.text.len(), ""));
        read(word.1).ok_or_else(|| self.fault(word, wanted()))
    }

    fn number(&mut self) -> Result<u32, AnswerError> {
        self.one(&|| Wanted::Number, |word| word.parse().ok())
    }

    fn yes_or_no(&mut self) -> Result<bool, AnswerError> {
        self.one(&|| Wanted::YesOrNo, |word| match word.to_lowercase().as_str() {
            "yes" | "y" | "ya" => Some(true),
            "no" | "n" | "tidak" | "t" => Some(false),
            _ => None,
        })
    }

    fn node(&mut self, nodes: &[u32]) -> Result<u32, AnswerError> {
        let read = |word: &str| {
            let node = word.parse::<u32>().ok()?.checked_sub(1)?;
            nodes.contains(&node).then_some(node)
        };
        self.one(&|| Wanted::Node(nodes.to_vec()), read)
    }

    fn nodes(&mut self, nodes: &[u32]) -> Result<Vec<u32>, AnswerError> {
        let mut all = Vec::new();
        while let Some(&next) = self.words.as_slice().first() {
            let node = self.node(nodes)?;
            if all.contains(&node) {
                return Err(self.fault(next, Wanted::Once));
            }
            all.push(node);
        }
        Ok(all)
    }

    fn fates(&mut self, ways: &[Move]) -> Result<Vec<(Move, ChildFate)>, AnswerError> {
        let mut fates: Vec<(Move, ChildFate)> = Vec::new();
        while fates.len() < ways.len() {
            let next = self.words.as_slice().first().copied();
            let is_open = |way: &Move| fates.iter().all(|(other, _)| other != way);
            let open: Vec<Move> = ways.iter().copied().filter(is_open).collect();
            let way = self.one(&|| Wanted::Move(open.clone()), |word| one_way(word, ways))?;
            if let (Some(next), false) = (next, open.contains(&way)) {
                return Err(self.fault(next, Wanted::Once));
            }
            let fate = self.one(&|| Wanted::Fate, |word| {
                let word = word.to_lowercase();
                let is_it = |fate: &ChildFate| word == fate.name() || word == fate.title();
                ChildFate::ALL.into_iter().find(is_it)
            })?;
            fates.push((way, fate));
        }
        fates.sort_by_key(|(way, _)| ways.iter().position(|other| other == way));
        Ok(fates)
    }
}

fn one_way(word: &str, ways: &[Move]) -> Option<Move> {
    ways.iter().copied().find(|&way| word.eq_ignore_ascii_case(&letter(way).to_string()))
}

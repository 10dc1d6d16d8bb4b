//! An answer that a person is putting together, by clicks and keys.

use std::collections::BTreeSet;
use std::fmt;

use langkah_engine::hidato::propagate::Rule;
use langkah_engine::search::trace::number;
use langkah_language::text;
use langkah_puzzle::practice::{Answer, Ask, ChildFate};
use serde::{Deserialize, Serialize};

/// What has been put so far. Which parts count says the question's [`Ask`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// What was typed: the whole answer, or its number.
    pub text: String,
    pub holds: Option<bool>,
    /// For each child of the E-node what becomes of it.
    pub fates: Vec<Option<ChildFate>>,
    pub choice: Option<usize>,
    pub cells: BTreeSet<usize>,
    pub rule: Option<Rule>,
}

/// What a person has put together, as it is kept for the next start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::session) struct Answered {
    pub draft: Draft,
    pub end: Option<End>,
}

/// How a question came to its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::session) enum End {
    Answered,
    GivenUp,
}

/// Why a draft is no answer yet, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A part is missing.
    Missing(&'static str),
    /// The text that was typed is wrong.
    Typed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(text) => f.write_str(text),
            Self::Typed(text) => f.write_str(text),
        }
    }
}

/// A part of an answer that a person puts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    Text(String),
    Holds(bool),
    /// What becomes of the child of this place.
    Fate(usize, ChildFate),
    Choice(usize),
    /// Marks a cell, or takes its mark away. Where one cell is asked for, it is that cell.
    Cell(usize),
    Rule(Rule),
    /// A node of the tree: the answer, or one more in a list. If it is in the list already, it is
    /// taken out.
    Node(u32),
}

/// A number, such as that of a node, without the marks that may stand around it.
fn plain(name: &str) -> &str {
    name.trim_start_matches('#').trim_end_matches([',', ';', '.', ':'])
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

impl Draft {
    /// An answer with nothing in it.
    pub fn new(ask: &Ask) -> Self {
        let count = if let Ask::Fates(ways, _) = ask { ways.len() } else { 0 };
        Self { fates: vec![None; count], ..Self::default() }
    }

    /// A click on a part takes the place of what was typed for it: of all, or of all but a number.
    pub fn put(&mut self, part: Put, ask: &Ask) {
        match (ask, &part) {
            (_, Put::Text(_)) => {}
            (Ask::Fates(..) | Ask::Choice(_) | Ask::Cells(_), _) => self.text.clear(),
            // What cannot be read stays, and is told when the answer is marked.
            (Ask::Judged { .. }, Put::Holds(holds)) => {
                let typed = ask.parse(&self.text).ok();
                if let Some(Answer::Judged(number, _)) = typed.or_else(|| self.judged(ask, *holds))
                {
                    self.text = number.to_string();
                }
            }
            (Ask::Placed(_), Put::Cell(_) | Put::Rule(_)) => {
                let number = self.text.split_whitespace().map(plain).find(|word| is_number(word));
                self.text = number.unwrap_or_default().to_owned();
            }
            _ => {}
        }
        match part {
            Put::Text(text) => self.text = text,
            Put::Holds(holds) => self.holds = Some(holds),
            Put::Fate(place, fate) => {
                if let Some(slot) = self.fates.get_mut(place)
                    && matches!(ask, Ask::Fates(_, fates) if fates.contains(&fate))
                {
                    *slot = Some(fate);
                }
            }
            Put::Choice(choice) if choice >= ask.choices().len() => {}
            Put::Choice(choice) => self.choice = Some(choice),
            Put::Rule(rule) => self.rule = Some(rule),
            Put::Cell(cell) => self.put_cell(cell, ask),
            Put::Node(node) => self.put_node(node, ask),
        }
    }

    fn put_cell(&mut self, cell: usize, ask: &Ask) {
        let (Ask::Cells(shape) | Ask::Placed(shape)) = ask else { return };
        if cell >= shape.count() || matches!(ask, Ask::Cells(_)) && self.cells.remove(&cell) {
            return;
        }
        if matches!(ask, Ask::Placed(_)) {
            self.cells.clear();
        }
        self.cells.insert(cell);
    }

    fn put_node(&mut self, node: u32, ask: &Ask) {
        let name = number(node).to_string();
        match ask {
            Ask::Node(_) => self.text = name,
            Ask::Nodes(_) => {
                let mut names: Vec<&str> = self.text.split_whitespace().collect();
                match names.iter().position(|other| plain(other) == name) {
                    Some(at) => drop(names.remove(at)),
                    None => names.push(&name),
                }
                self.text = names.join(" ");
            }
            _ => {}
        }
    }

    /// The last node that stands in the answer.
    pub fn node(&self, ask: &Ask) -> Option<u32> {
        let names = self.text.split_whitespace().rev();
        let mut nodes = names.filter_map(|name| plain(name).parse::<u32>().ok()?.checked_sub(1));
        nodes.next().filter(|_| matches!(ask, Ask::Node(_) | Ask::Nodes(_)))
    }

    /// The answer: what was typed, if that is a whole answer, else what was clicked.
    ///
    /// # Errors
    /// What is missing, or what is wrong in the text.
    pub fn answer(&self, ask: &Ask) -> Result<Answer, Fault> {
        let typed = || ask.parse(&self.text).map_err(|error| Fault::Typed(error.to_string()));
        let is_typed = !self.text.trim().is_empty();
        match ask {
            Ask::Number | Ask::Node(_) | Ask::Nodes(_) | Ask::Judged { .. } | Ask::Placed(_)
                if !is_typed =>
            {
                Err(Fault::Missing(text!("session-practice-nothing")))
            }
            Ask::Number | Ask::Node(_) | Ask::Nodes(_) => typed(),
            // Beside a number that was typed the rest may be clicked.
            Ask::Judged { .. } => ask.parse(&self.text).or_else(|_| {
                let reads = |holds| self.judged(ask, holds);
                match self.holds {
                    Some(holds) => reads(holds).map_or_else(typed, Ok),
                    None if reads(true).or_else(|| reads(false)).is_none() => typed(),
                    None => Err(Fault::Missing(text!("session-practice-no-verdict"))),
                }
            }),
            Ask::Placed(_) => match Ask::Number.parse(&self.text) {
                Ok(Answer::Number(number)) => self.clicked(ask, number),
                _ => typed(),
            },
            Ask::Cells(_) if !is_typed && self.cells.is_empty() => {
                Err(Fault::Missing(text!("session-practice-no-cells")))
            }
            _ if is_typed => typed(),
            _ => self.clicked(ask, 0),
        }
    }

    /// The text as it would be read with a verdict behind it.
    fn judged(&self, ask: &Ask, holds: bool) -> Option<Answer> {
        ask.parse(&format!("{} {}", self.text, if holds { "yes" } else { "no" })).ok()
    }

    fn clicked(&self, ask: &Ask, number: u32) -> Result<Answer, Fault> {
        match ask {
            Ask::Fates(ways, _) => {
                let fates = ways.iter().zip(&self.fates);
                let fates: Option<Vec<_>> =
                    fates.map(|(&way, fate)| fate.map(|fate| (way, fate))).collect();
                fates.map(Answer::Fates).ok_or(Fault::Missing(text!("session-practice-no-fate")))
            }
            Ask::Choice(_) => {
                let choice = self.choice.map(Answer::Choice);
                choice.ok_or(Fault::Missing(text!("session-practice-no-choice")))
            }
            Ask::Placed(_) => {
                let cell = self.cells.first().copied();
                let cell = cell.ok_or(Fault::Missing(text!("session-practice-no-cell")))?;
                let rule = self.rule.ok_or(Fault::Missing(text!("session-practice-no-rule")))?;
                let number = u16::try_from(number).unwrap_or(u16::MAX);
                Ok(Answer::Placed { number, cell, rule })
            }
            _ => Ok(Answer::Cells(self.cells.iter().copied().collect())),
        }
    }
}

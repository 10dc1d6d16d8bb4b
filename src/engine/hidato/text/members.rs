//! What an object of JSON holds that is a Hidato, and where its text is no JSON.

use super::below::Below;
use super::fault::{Fault, FaultKind};
use super::tokens::{Token, Tokens};
use crate::hidato::board::Topology;
use crate::lines::Word;
use crate::lines::brackets::{is_board, is_close, is_open, section};
use crate::shown::quoted;

/// The object may lie in so many lists and other objects that hold no other Hidato.
const DEPTH_MAX: usize = 4;

/// An object holds so many others at most that may be the one with the family.
const HELD_MAX: usize = 16;

/// What a member of an object says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Says {
    Board,
    Below(Below),
}

impl Says {
    fn named(name: &str) -> Option<Self> {
        if section(name) == Some("start") || is_board(name) {
            Some(Self::Board)
        } else if name.eq_ignore_ascii_case("edges") {
            Some(Self::Below(Below::Edge))
        } else {
            Below::begun_by(name).map(Self::Below)
        }
    }
}

/// A member of an object, and the text that its value begins.
pub(super) struct Member<'a> {
    pub says: Says,
    pub name: Word<'a>,
    pub value: Tokens<'a>,
}

/// An object that names a family of Hidato.
pub(super) struct Object<'a> {
    pub topology: Topology,
    /// Its first bracket.
    pub begin: Word<'a>,
    pub members: Vec<Member<'a>>,
    /// Where the text is no JSON.
    pub fault: Option<Fault>,
    /// The text after the last bracket.
    pub after: Tokens<'a>,
}

impl<'a> Object<'a> {
    /// The only such object at the beginning of a text.
    pub fn of(text: &'a str, first: usize) -> Option<Self> {
        within(Tokens::of(text, first), DEPTH_MAX)
    }
}

fn within(mut tokens: Tokens<'_>, depth: usize) -> Option<Object<'_>> {
    let begin = tokens.next()?;
    let open = begin.mark.filter(|&mark| is_open(mark))?;
    // A list of another program begins with numbers, and an object of C with brackets.
    let may_be_ours = tokens.peek().is_some_and(|token| match open {
        '{' => token.is_quoted,
        _ => token.mark.is_some_and(is_open),
    });
    if !may_be_ours {
        return None;
    }
    let mut level = Level { open: begin, family: None, members: Vec::new(), held: Vec::new() };
    let fault = level.read(&mut tokens).err();
    if let Some(family) = level.family {
        let (topology, begin, members) = (family?, begin.word, level.members);
        return Some(Object { topology, begin, members, fault, after: tokens });
    }
    let depth = depth.checked_sub(1)?;
    let mut found = level.held.into_iter().filter_map(|held| within(held, depth));
    let object = found.next()?;
    let fault = object.fault.or(fault);
    found.next().is_none().then_some(Object { fault, after: tokens, ..object })
}

/// What stands in one pair of brackets.
struct Level<'a> {
    open: Token<'a>,
    /// What the member with this name says; no topology if that is another family.
    family: Option<Option<Topology>>,
    members: Vec<Member<'a>>,
    /// The values that may hold the object with the family.
    held: Vec<Tokens<'a>>,
}

impl<'a> Level<'a> {
    fn read(&mut self, tokens: &mut Tokens<'a>) -> Result<(), Fault> {
        let (is_list, mut count) = (self.is_list(), 0);
        loop {
            match tokens.peek().map(|token| token.mark) {
                Some(Some(',')) => {
                    tokens.next();
                    continue;
                }
                // A list of several is no single puzzle.
                Some(mark) if is_list && count == 1 && !mark.is_some_and(is_close) => {
                    self.held.clear();
                    return Ok(());
                }
                Some(mark) if is_list || mark.is_some_and(is_close) => {}
                Some(_) => self.name(tokens)?,
                None => {}
            }
            if is_list {
                self.held.push(tokens.clone());
            }
            count += 1;
            if self.pass(tokens)? {
                return Ok(());
            }
        }
    }

    /// Takes in a name and looks at the value after it.
    fn name(&mut self, tokens: &mut Tokens<'a>) -> Result<(), Fault> {
        let Some(name) = tokens.next() else { return Ok(()) };
        let wrong = |kind: fn(String) -> FaultKind| {
            Err(Fault::of(&name.word, kind(quoted(name.word.text))))
        };
        if name.mark.is_some() {
            return wrong(FaultKind::NoName);
        }
        match tokens.peek().map(|token| token.mark) {
            Some(Some(':')) => tokens.next(),
            Some(_) => return wrong(FaultKind::NoColon),
            None => return Ok(()),
        };
        let (word, value) = (name.word, tokens.clone());
        if word.text.eq_ignore_ascii_case("family") {
            let named = value.peek().and_then(|value| Topology::of_word(value.word.text));
            self.family = self.family.or(Some(named));
        } else if let Some(says) = Says::named(word.text) {
            self.members.push(Member { says, name: word, value: value.clone() });
        }
        let is_held = value.peek().is_some_and(|token| token.mark.is_some_and(is_open));
        if is_held && self.held.len() < HELD_MAX {
            self.held.push(value);
        }
        Ok(())
    }

    fn is_list(&self) -> bool {
        self.open.mark != Some('{')
    }

    /// Passes over a value and the mark after it. Returns whether that ends the list or the object.
    fn pass(&self, tokens: &mut Tokens<'a>) -> Result<bool, Fault> {
        let (mut open, mut last) = (vec![self.open], None);
        for token in tokens {
            let inner = open.last().and_then(|token| token.mark);
            let ends = token.mark.is_some_and(|mark| mark == ',' || is_close(mark));
            if let Some(last) = last.filter(|_| open.len() == 1 && !ends) {
                if self.is_list() {
                    return Ok(false);
                }
                no_comma(&last, &token)?;
            }
            match token.mark {
                Some(mark) if is_open(mark) => open.push(token),
                Some(mark) if is_close(mark) => {
                    close(&token, inner)?;
                    open.pop();
                    if open.is_empty() {
                        return Ok(true);
                    }
                }
                Some(',') if open.len() == 1 => return Ok(false),
                Some(':') if inner != Some('{') => {
                    return Err(Fault::of(&token.word, FaultKind::ColonInList));
                }
                _ => {}
            }
            last = Some(token);
        }
        Err(Fault::of(&self.open.word, FaultKind::Unclosed))
    }
}

/// Refuses what stands after a value. A name may stand before brackets, as in Python's
/// `array([1])`.
fn no_comma(last: &Token<'_>, token: &Token<'_>) -> Result<(), Fault> {
    let is_name = last.mark.is_none() && !last.is_quoted;
    if is_name && token.mark.is_some_and(is_open) {
        return Ok(());
    }
    Err(Fault::of(&token.word, FaultKind::NoComma(quoted(token.word.text))))
}

/// Refuses a bracket that does not close what another one opened.
fn close(token: &Token<'_>, open: Option<char>) -> Result<(), Fault> {
    let expected = match open {
        Some('{') => '}',
        Some('[') => ']',
        _ => ')',
    };
    match token.mark {
        Some(found) if found != expected => {
            Err(Fault::of(&token.word, FaultKind::OtherBracket { found, expected }))
        }
        _ => Ok(()),
    }
}

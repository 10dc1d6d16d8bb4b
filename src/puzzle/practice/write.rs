//! Answers as text and from text.

use langkah_engine::hidato::board::Shape;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::search::trace::number;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::{Language, text, within};

use super::answer::{Answer, Ask, ChildFate};
use super::wanted::{AnswerError, Wanted};
use super::{heading, label};

/// The numbers of nodes, divided by commas.
pub(super) fn numbers(nodes: &[u32]) -> String {
    let numbers = nodes.iter().map(|&node| number(node).to_string());
    numbers.collect::<Vec<_>>().join(", ")
}

/// In the form in which an answer is read: with the words of the current language if it `is_shown`,
/// else with the English ones, as files have them.
pub(super) fn written(answer: &Answer, shape: Option<&Shape>, is_shown: bool) -> String {
    let cell = |&cell: &usize| match shape.filter(|shape| cell < shape.count()) {
        Some(shape) => {
            let (row, col) = shape.coordinates(cell);
            format!("{},{}", row + 1, col + 1)
        }
        None => String::new(),
    };
    let node = |node: &u32| number(*node).to_string();
    let fate = |(way, fate): &(Move, ChildFate)| {
        format!("{} {}", letter(*way), if is_shown { fate.title() } else { fate.name() })
    };
    let judged = |holds: bool| match (holds, is_shown) {
        (true, true) => text!("practice-yes"),
        (false, true) => text!("practice-no"),
        (true, false) => "yes",
        (false, false) => "no",
    };
    match answer {
        Answer::Number(number) => number.to_string(),
        Answer::Judged(number, holds) => format!("{number} {}", judged(*holds)),
        Answer::Node(one) => node(one),
        Answer::Nodes(all) => joined(all, node),
        Answer::Fates(fates) => joined(fates, fate),
        Answer::Choice(choice) => choice.saturating_add(1).to_string(),
        Answer::Cells(cells) if cells.is_empty() => word(NONE, is_shown).to_owned(),
        Answer::Cells(cells) => joined(cells, cell),
        Answer::Placed { number, cell: at, rule } => {
            let rule = word(if *rule == Rule::Cell { ONLY } else { CHAIN }, is_shown);
            format!("{number} {} {rule}", cell(at))
        }
    }
}

fn joined<T>(items: &[T], one: impl Fn(&T) -> String) -> String {
    items.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// A word of answers: in English, as files have it, and in the current language.
type Word = (&'static str, fn() -> &'static str);

/// The words that name a node or a cell, as the window and the tree write them.
const NODE: Word = ("node", || text!("practice-word-node"));
const NODES: Word = ("nodes", || text!("practice-word-node", "several"));
const ROW: Word = ("row", || text!("practice-word-row"));
const COLUMN: Word = ("column", || text!("practice-word-column"));
/// It stands before the last one of a list.
const AND: Word = ("and", || text!("practice-word-and"));
/// An even sum can be solved, an odd one cannot.
const EVEN: Word = ("even", || text!("practice-word-even"));
const ODD: Word = ("odd", || text!("practice-word-odd"));

/// The words for no cell, and for the rules that settle a number.
const NONE: Word = ("none", || text!("practice-word-none"));
const CHAIN: Word = ("chain", || text!("practice-word-chain"));
const ONLY: Word = ("only", || text!("practice-word-only"));

fn word((english, shown): Word, is_shown: bool) -> &'static str {
    if is_shown { shown() } else { english }
}

/// Whether a word that was typed is this one, in any language.
fn is(typed: &str, (english, shown): (&str, &dyn Fn() -> &'static str)) -> bool {
    let typed = typed.to_lowercase();
    typed == english || Language::all().any(|language| within(language, shown) == typed)
}

fn is_word(typed: &str, (english, shown): Word) -> bool {
    is(typed, (english, &shown))
}

/// The words of an answer that are not read yet.
struct Reader<'a> {
    text: &'a str,
    /// Each word and the byte at which it begins.
    words: std::vec::IntoIter<(usize, &'a str)>,
}

/// Reads the answer to a question.
pub(super) fn parse(ask: &Ask, text: &str) -> Result<Answer, AnswerError> {
    let from = heading::end(text);
    // A word's place is how far its beginning stands from the text's.
    let words = words(text).map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word));
    let words = words.filter(|(at, _)| *at >= from);
    let mut reader = Reader { text, words: words.collect::<Vec<_>>().into_iter() };
    if matches!(ask, Ask::Number | Ask::Node(_) | Ask::Nodes(_) | Ask::Choice(_)) {
        reader.pass_label(from, ask, &|_| false);
    }
    let answer = match ask {
        Ask::Number => Answer::Number(reader.number()?),
        Ask::Judged { by_parity } => reader.judged(ask, *by_parity)?,
        Ask::Node(nodes) => Answer::Node(reader.node(nodes)?),
        Ask::Nodes(nodes) => Answer::Nodes(reader.nodes(nodes)?),
        Ask::Fates(ways, fates) => Answer::Fates(reader.fates(ways, fates)?),
        Ask::Choice(choices) => Answer::Choice(reader.choice(choices.len())?),
        Ask::Cells(shape) => Answer::Cells(reader.cells(shape)?),
        Ask::Placed(shape) => reader.placed(shape)?,
    };
    match reader.words.next() {
        None => Ok(answer),
        Some(more) => Err(reader.fault(more, Wanted::End)),
    }
}

/// The words of an answer. Marks around them, and the full stop of a sentence, tell nothing.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_between = |c: char| c.is_whitespace() || [',', ';', ':', '=', '(', ')'].contains(&c);
    let parts = text.split(is_between).map(|part| part.trim_end_matches('.'));
    parts.filter(|part| !part.is_empty())
}

/// What a word says of a goal or of h, and whether more words may follow that say it.
fn verdict(word: &str, by_parity: bool) -> Option<(bool, bool)> {
    match word.to_lowercase().as_str() {
        _ if by_parity && is_word(word, EVEN) => Some((true, false)),
        _ if by_parity && is_word(word, ODD) => Some((false, false)),
        "yes" | "y" | "ya" => Some((true, false)),
        "no" | "n" | "unsolvable" => Some((false, false)),
        // In Indonesian `t` is short for tidak. In English it could mean true, so it is not read.
        "t" if text!("practice-no").starts_with('t') => Some((false, false)),
        "solvable" | "can" | "dapat" | "bisa" => Some((true, true)),
        "not" | "cannot" | "tidak" => Some((false, true)),
        _ => None,
    }
}

/// A comparison of h with the number of moves.
#[derive(Clone, Copy)]
struct Compared {
    /// Whether it says that h is at most this number.
    is_at_most: bool,
    /// Whether it holds between the two numbers.
    is_true: bool,
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

    /// Passes over the next word if it is one of these, which name what follows.
    fn pass(&mut self, names: &[Word]) {
        let next = self.words.as_slice().first();
        if next.is_some_and(|(_, word)| names.iter().any(|name| is_word(word, *name))) {
            self.words.next();
        }
    }

    /// Passes over what stands from this byte on and names the answer.
    fn pass_label(&mut self, from: usize, ask: &Ask, is_verdict: &dyn Fn(&str) -> bool) {
        let end = from + label::end(ask, &self.text[from..], is_verdict);
        while self.words.as_slice().first().is_some_and(|(at, _)| *at < end) {
            self.words.next();
        }
    }

    /// The number, before or behind the verdict. In `X = 1 70 yes`, as the sheets ask, X goes
    /// before the sum.
    fn judged(&mut self, ask: &Ask, by_parity: bool) -> Result<Answer, AnswerError> {
        let is_number =
            |word: Option<&(usize, &str)>| word.is_some_and(|one| one.1.parse::<u32>().is_ok());
        let all = self.words.clone();
        let said = self.yes_or_no(by_parity).ok();
        if said.is_none() {
            self.words = all.clone();
        }
        let read = all.as_slice()[..all.len() - self.words.len()].last();
        let from = read.map_or(heading::end(self.text), |(at, word)| at + word.len());
        self.pass_label(from, ask, &|word| verdict(word, by_parity).is_some());
        let is_letter = |c: char| c.is_alphanumeric();
        let has_x = self.text[from..].split(|c| !is_letter(c)).find(|word| !word.is_empty());
        let has_x = has_x.is_some_and(|word| word.starts_with(['X', 'x']));
        let words = self.words.as_slice();
        if by_parity && has_x && is_number(words.first()) && is_number(words.get(1)) {
            self.words.next();
        }
        let number = self.number()?;
        let sign = self.words.as_slice().first().copied();
        let compared = if by_parity { None } else { self.compared(number)? };
        let behind = self.words.clone();
        let holds = match (said, self.yes_or_no(by_parity)) {
            (Some(said), Ok(again)) if said == again => said,
            (Some(said), _) => {
                self.words = behind;
                said
            }
            (None, holds) => holds?,
        };
        let is_so = |one: Compared| one.is_true && one.is_at_most == holds;
        match sign.filter(|_| compared.is_some_and(|one| !is_so(one))) {
            // It does not hold, or the first number is that of the moves.
            Some(sign) => Err(self.fault(sign, Wanted::YesOrNo)),
            None => Ok(Answer::Judged(number, holds)),
        }
    }

    /// What stands behind h where it is compared with the number of moves, as in `5 ≤ 7`.
    fn compared(&mut self, h: u32) -> Result<Option<Compared>, AnswerError> {
        let Some(&(at, sign)) = self.words.as_slice().first() else { return Ok(None) };
        let (is_at_most, is_equal_too) = match sign {
            "≤" => (true, true),
            "<" | ">" => {
                // The equals sign of `<=` and `=<` stands between words.
                let (before, after) =
                    (self.text[..at].trim_end(), self.text[at + 1..].trim_start());
                (sign == "<", before.ends_with('=') || after.starts_with('='))
            }
            _ => return Ok(None),
        };
        self.words.next();
        let moves = self.number()?;
        let is_true = if is_at_most { h < moves } else { h > moves } || is_equal_too && h == moves;
        Ok(Some(Compared { is_at_most, is_true }))
    }

    fn yes_or_no(&mut self, by_parity: bool) -> Result<bool, AnswerError> {
        let read = |word: &str| verdict(word, by_parity);
        let (holds, goes_on) = self.one(&|| Wanted::YesOrNo, read)?;
        while goes_on && self.is_at_solvable() {
            self.words.next();
        }
        Ok(holds)
    }

    /// Whether the next word belongs to “not solvable” or “dapat diselesaikan”.
    fn is_at_solvable(&self) -> bool {
        let english = ["solvable", "be", "solved", "reached", "trusted"];
        let indonesian = ["dapat", "bisa", "diselesaikan", "dicapai", "dipercaya"];
        let mut names = english.into_iter().chain(indonesian);
        let next = self.words.as_slice().first().map(|(_, word)| word.to_lowercase());
        next.is_some_and(|word| names.any(|name| name == word))
    }

    /// A node as `4`, `#4` or `node 4`.
    fn node(&mut self, nodes: &[u32]) -> Result<u32, AnswerError> {
        self.pass(&[NODE]);
        let number = |word: &str| word.strip_prefix('#').unwrap_or(word).parse::<u32>().ok();
        let next = self.words.as_slice().first().and_then(|(_, word)| number(word));
        // Of a question on live nodes the others are missing in the list.
        let is_whole = nodes.iter().copied().eq(0..nodes.len() as u32);
        let wanted = || match next {
            None => Wanted::Node,
            Some(_) if is_whole => Wanted::NodeOfTree,
            Some(_) => Wanted::NodeThatLives,
        };
        let read = |word: &str| {
            let node = number(word)?.checked_sub(1)?;
            nodes.contains(&node).then_some(node)
        };
        self.one(&wanted, read)
    }

    fn nodes(&mut self, nodes: &[u32]) -> Result<Vec<u32>, AnswerError> {
        let mut all = Vec::new();
        self.pass(&[NODES]);
        while let Some(&next) = self.words.as_slice().first() {
            let node = self.node(nodes)?;
            if all.contains(&node) {
                return Err(self.fault(next, Wanted::Once));
            }
            all.push(node);
            self.pass(&[AND]);
        }
        Ok(all)
    }

    fn choice(&mut self, most: usize) -> Result<usize, AnswerError> {
        let read = |word: &str| {
            let choice = word.parse::<usize>().ok()?.checked_sub(1)?;
            (choice < most).then_some(choice)
        };
        self.one(&|| Wanted::Choice(most), read)
    }

    /// A cell as `1,2`, `r1c2` or `row 1, column 2`.
    fn cell(&mut self, shape: &Shape) -> Result<usize, AnswerError> {
        let wanted = || Wanted::Cell(shape.dims());
        let first = self.words.as_slice().first().copied().unwrap_or((self.text.len(), ""));
        let (row, col) = match row_and_column(first.1) {
            Some(both) => {
                self.words.next();
                both
            }
            None => {
                self.pass(&[ROW]);
                let row = self.one(&wanted, |word| word.parse::<usize>().ok())?;
                self.pass(&[COLUMN]);
                (row, self.one(&wanted, |word| word.parse::<usize>().ok())?)
            }
        };
        let cell = row.checked_sub(1).zip(col.checked_sub(1));
        let cell = cell.and_then(|(row, col)| shape.cell_at(row, col));
        cell.ok_or_else(|| self.fault(first, wanted()))
    }

    fn cells(&mut self, shape: &Shape) -> Result<Vec<usize>, AnswerError> {
        let words = self.words.as_slice().iter().map(|(_, word)| word.to_lowercase());
        let is_none = match &words.collect::<Vec<_>>()[..] {
            [one] => is_word(one, NONE) || ["-", "tidak"].contains(&one.as_str()),
            [one, other] => one == "tidak" && other == "ada",
            _ => false,
        };
        if is_none {
            self.words = Vec::new().into_iter();
            return Ok(Vec::new());
        }
        let mut cells = vec![self.cell(shape)?];
        self.pass(&[AND]);
        while let Some(&next) = self.words.as_slice().first() {
            let cell = self.cell(shape)?;
            if cells.contains(&cell) {
                return Err(self.fault(next, Wanted::CellOnce));
            }
            cells.push(cell);
            self.pass(&[AND]);
        }
        cells.sort_unstable();
        Ok(cells)
    }

    fn placed(&mut self, shape: &Shape) -> Result<Answer, AnswerError> {
        let number = self.one(&|| Wanted::Number, |word| word.parse().ok())?;
        let cell = self.cell(shape)?;
        let read = |word: &str| match word {
            word if is_word(word, CHAIN) => Some(Rule::Chain),
            word if is_word(word, ONLY) => Some(Rule::Cell),
            _ => None,
        };
        let rule = self.one(&|| Wanted::Rule, read)?;
        Ok(Answer::Placed { number, cell, rule })
    }

    fn fates(
        &mut self,
        ways: &[Move],
        offered: &'static [ChildFate],
    ) -> Result<Vec<(Move, ChildFate)>, AnswerError> {
        let mut fates: Vec<(Move, ChildFate)> = Vec::new();
        while fates.len() < ways.len() {
            let next = self.words.as_slice().first().copied();
            let is_way = |word: &str, way| word.eq_ignore_ascii_case(&letter(way).to_string());
            let read = |word: &str| ways.iter().copied().find(|&way| is_way(word, way));
            let is_open = |way: &Move| fates.iter().all(|(other, _)| other != way);
            let open: Vec<Move> = ways.iter().copied().filter(is_open).collect();
            let way = self.one(&|| Wanted::Move(open.clone()), read)?;
            if let (Some(next), false) = (next, open.contains(&way)) {
                return Err(self.fault(next, Wanted::Once));
            }
            let fate = self.one(&|| Wanted::Fate(offered), |word| {
                let is_it = |fate: &&ChildFate| is(word, (fate.name(), &|| fate.title()));
                offered.iter().find(is_it).copied()
            })?;
            fates.push((way, fate));
        }
        fates.sort_by_key(|(way, _)| ways.iter().position(|other| other == way));
        Ok(fates)
    }
}

/// `r1c2`, from 1.
fn row_and_column(word: &str) -> Option<(usize, usize)> {
    let word = word.to_lowercase();
    let (row, col) = word.strip_prefix(['r', 'b'])?.split_once(['c', 'k'])?;
    Some((row.parse().ok()?, col.parse().ok()?))
}

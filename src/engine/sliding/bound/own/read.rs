//! Reads the text of an expression, with the operator parser of the crate winnow. What it reads
//! becomes steps at once, without a tree.

use winnow::Parser;
use winnow::combinator::{Infix, Prefix, alt, expression as operators, peek};
use winnow::error::ParserError;
use winnow::stream::{LocatingSlice, Location, Stateful};
use winnow::token::{any, take_while};

use super::fault::{Flaw, FormulaError};
use super::name::{Function, Name, OfTile};
use super::program::{One, Program, Two};

/// The most characters of a text.
pub const LENGTH_MAX: usize = 200;
/// The most sums of an expression.
pub const SUMS_MAX: usize = 8;
/// How many parentheses may stand inside each other. The parser calls itself for each of them.
const DEPTH_MAX: usize = 32;

/// An expression that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Expression {
    /// The text in small letters, with one space for several, and without parentheses around the
    /// whole of it.
    pub text: String,
    /// The values of [`Name::ALL`], then those of the sums, are its values.
    pub program: Program,
    pub sums: Vec<Sum>,
    /// Whether each of [`Name::ALL`] is used.
    pub uses: [bool; Name::ALL.len()],
}

/// A sum over the tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// As it was written.
    pub text: String,
    /// The values of [`OfTile::ALL`], then the size of the board, are its values.
    pub program: Program,
}

/// Reads a text.
///
/// # Errors
/// The first thing that is wrong with the text.
pub fn expression(text: &str) -> Result<Expression, FormulaError> {
    // Every character stays in its column.
    let text: String = text.chars().map(plain).collect();
    let text = text.trim_end();
    let fault = |column, flaw| FormulaError { column, flaw };
    if text.is_empty() {
        return Err(fault(1, Flaw::Empty));
    }
    if text.chars().count() > LENGTH_MAX {
        return Err(fault(LENGTH_MAX + 1, Flaw::Long { most: LENGTH_MAX }));
    }
    let found = Found { text, in_sum: false, depth: 0, sums: Vec::new(), uses: Default::default() };
    let mut input = Input { input: LocatingSlice::new(text), state: found };
    let program = whole(&mut input).map_err(|stop| match stop {
        Stop::Here(at, flaw) => fault(text[..at].chars().count() + 1, flaw),
        Stop::Otherwise => fault(1, Flaw::Other),
    })?;
    let Found { sums, uses, .. } = input.state;
    Ok(Expression { text: spaced(text), program, sums, uses })
}

/// The usual character for one that means the same: a small letter for a large one, `*` for `×`.
fn plain(letter: char) -> char {
    match letter {
        '×' | '·' => '*',
        '÷' => '/',
        '−' => '-',
        _ if letter.is_whitespace() => ' ',
        _ => letter.to_ascii_lowercase(),
    }
}

/// The text with one space for several, and without parentheses around the whole of it.
fn spaced(text: &str) -> String {
    let mut text = text.trim();
    while let Some(within) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        let mut depth = 0_i32;
        let closes_early = within.chars().any(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth < 0
        });
        if closes_early {
            break;
        }
        text = within.trim();
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text that is still to be read, and what was found so far.
type Input<'a> = Stateful<LocatingSlice<&'a str>, Found<'a>>;

#[derive(Debug)]
struct Found<'a> {
    text: &'a str,
    in_sum: bool,
    /// How many parentheses are open.
    depth: usize,
    sums: Vec<Sum>,
    uses: [bool; Name::ALL.len()],
}

/// Why a parser has not read on.
#[derive(Debug)]
enum Stop {
    /// Something else may stand here.
    Otherwise,
    /// Nothing can stand here: the byte, and what is wrong.
    Here(usize, Flaw),
}

impl<'a> ParserError<Input<'a>> for Stop {
    type Inner = Self;

    fn from_input(_: &Input<'a>) -> Self {
        Self::Otherwise
    }

    fn is_backtrack(&self) -> bool {
        matches!(self, Self::Otherwise)
    }

    fn into_inner(self) -> Result<Self, Self> {
        Ok(self)
    }
}

type Read<T> = Result<T, Stop>;

fn whole(input: &mut Input<'_>) -> Read<Program> {
    let program = value(input)?;
    match next(input) {
        None => Ok(program),
        Some(_) => Err(beside(input)),
    }
}

/// A value with its operators.
fn value(input: &mut Input<'_>) -> Read<Program> {
    operators(operand).prefix(sign).infix(operator).parse_next(input)
}

/// Passes over spaces; the next character, if there is one.
fn next(input: &mut Input<'_>) -> Option<char> {
    let _: Read<&str> = take_while(0.., ' ').parse_next(input);
    let next: Read<char> = peek(any).parse_next(input);
    next.ok()
}

fn stop<T>(input: &Input<'_>, flaw: Flaw) -> Read<T> {
    Err(Stop::Here(input.current_token_start(), flaw))
}

fn operand(input: &mut Input<'_>) -> Read<Program> {
    match next(input) {
        None => stop(input, Flaw::Value),
        Some('-' | '+') => Err(Stop::Otherwise),
        Some('(') => {
            any.parse_next(input)?;
            let program = inside(input, value)?;
            closed(input)?;
            Ok(program)
        }
        Some('0'..='9' | '.') => number(input),
        Some(letter) if letter.is_ascii_alphabetic() => word(input),
        Some(letter) if is_known(letter) => stop(input, Flaw::Value),
        Some(letter) => stop(input, Flaw::Mark { found: letter.to_string() }),
    }
}

/// Reads something between parentheses.
fn inside<'a, T>(input: &mut Input<'a>, read: impl FnOnce(&mut Input<'a>) -> Read<T>) -> Read<T> {
    if input.state.depth == DEPTH_MAX {
        return stop(input, Flaw::Deep);
    }
    input.state.depth += 1;
    let found = read(input);
    input.state.depth -= 1;
    found
}

fn closed(input: &mut Input<'_>) -> Read<()> {
    match next(input) {
        Some(')') => any.parse_next(input).map(drop),
        None => stop(input, Flaw::Closing),
        Some(_) => Err(beside(input)),
    }
}

/// Whether a character means something in some place.
fn is_known(letter: char) -> bool {
    "+-*/%<>=!,()".contains(letter)
}

/// What is wrong with the character that stands after a value.
fn beside(input: &mut Input<'_>) -> Stop {
    let at = input.current_token_start();
    let flaw = match next(input) {
        Some(')') => Flaw::Opening,
        Some('<' | '>' | '=' | '!') => Flaw::Chain,
        Some('(') => Flaw::Between,
        Some(letter) if letter.is_ascii_alphanumeric() || letter == '.' => Flaw::Between,
        Some(letter) => Flaw::Mark { found: letter.to_string() },
        None => Flaw::Other,
    };
    Stop::Here(at, flaw)
}

fn number(input: &mut Input<'_>) -> Read<Program> {
    let at = input.current_token_start();
    let digits = take_while(1.., ('0'..='9', '.')).parse_next(input)?;
    let flaw = || Stop::Here(at, Flaw::Number { found: digits.to_owned() });
    digits.parse().map(Program::number).map_err(|_| flaw())
}

/// A name, or a function with its arguments.
fn word(input: &mut Input<'_>) -> Read<Program> {
    let at = input.current_token_start();
    let word = take_while(1.., ('a'..='z', '0'..='9', '_')).parse_next(input)?;
    let flaw = match next(input) {
        Some('(') => match Function::named(word) {
            Some(function) => return call(input, function, at),
            None if is_name(word) => Flaw::Called { found: word.to_owned() },
            None => Flaw::Function { found: word.to_owned() },
        },
        _ => match named(&mut input.state, word) {
            Ok(place) => return Ok(Program::value_at(place)),
            Err(flaw) => flaw,
        },
    };
    Err(Stop::Here(at, flaw))
}

fn is_name(word: &str) -> bool {
    Name::named(word).is_some() || OfTile::named(word).is_some()
}

/// The place of a name's value.
fn named(found: &mut Found<'_>, word: &str) -> Result<u8, Flaw> {
    if let Some(function) = Function::named(word) {
        return Err(Flaw::Bare { function });
    }
    match (Name::named(word), OfTile::named(word)) {
        (Some(Name::Size), _) if found.in_sum => Ok(OfTile::ALL.len() as u8),
        (Some(board), _) if found.in_sum => Err(Flaw::Inside { found: board.name() }),
        (Some(board), _) => {
            found.uses[board as usize] = true;
            Ok(board as u8)
        }
        (_, Some(tile)) if found.in_sum => Ok(tile as u8),
        (_, Some(tile)) => Err(Flaw::Outside { found: tile.name() }),
        _ if matches!(word, "and" | "or") => Err(Flaw::Value),
        _ => Err(Flaw::Name { found: word.to_owned() }),
    }
}

/// A function whose name was read; `at` is the name's byte.
fn call(input: &mut Input<'_>, function: Function, at: usize) -> Read<Program> {
    let is_sum = function == Function::Sum;
    if is_sum && input.state.in_sum {
        return Err(Stop::Here(at, Flaw::Nested));
    }
    any.parse_next(input)?;
    input.state.in_sum |= is_sum;
    let parts = inside(input, arguments)?;
    input.state.in_sum &= !is_sum;
    closed(input)?;
    if !function.takes(parts.len()) {
        return Err(Stop::Here(at, Flaw::Arguments { function }));
    }
    let end = input.current_token_start();
    let made = match function {
        Function::Sum => return summed(&mut input.state, parts, at..end),
        Function::Max => joined(parts, Two::Max),
        Function::Min => joined(parts, Two::Min),
        Function::If => Program::choice(parts),
        Function::Abs => alone(parts).map(|part| part.then(One::Abs)),
        Function::Floor => alone(parts).map(|part| part.then(One::Floor)),
        Function::Ceil => alone(parts).map(|part| part.then(One::Ceil)),
        Function::Sqrt => alone(parts).map(|part| part.then(One::Sqrt)),
    };
    made.ok_or(Stop::Here(at, Flaw::Deep))
}

fn arguments(input: &mut Input<'_>) -> Read<Vec<Program>> {
    let mut parts = Vec::new();
    if next(input) == Some(')') {
        return Ok(parts);
    }
    loop {
        parts.push(value(input)?);
        if next(input) != Some(',') {
            return Ok(parts);
        }
        any.parse_next(input)?;
    }
}

/// The value of a sum that is written at these bytes.
fn summed(
    found: &mut Found<'_>,
    parts: Vec<Program>,
    written: std::ops::Range<usize>,
) -> Read<Program> {
    let at = written.start;
    if found.sums.len() == SUMS_MAX {
        return Err(Stop::Here(at, Flaw::Sums { most: SUMS_MAX }));
    }
    let place = (Name::ALL.len() + found.sums.len()) as u8;
    let text = spaced(found.text.get(written).unwrap_or_default());
    let sum = |program| Sum { text: text.clone(), program };
    found.sums.extend(parts.into_iter().map(sum));
    Ok(Program::value_at(place))
}

/// The part of a function that takes one.
fn alone(parts: Vec<Program>) -> Option<Program> {
    parts.into_iter().next()
}

/// The parts joined from the left. `None` if the stack is too small, or without parts.
fn joined(parts: Vec<Program>, two: Two) -> Option<Program> {
    let mut parts = parts.into_iter();
    let first = parts.next()?;
    parts.try_fold(first, |joined, part| joined.with(part, two))
}

fn sign<'a>(input: &mut Input<'a>) -> Read<Prefix<Input<'a>, Program, Stop>> {
    const POWER: i64 = 11;
    next(input);
    alt((
        '-'.value(Prefix(POWER, |_, part: Program| Ok(part.then(One::Negative)))),
        '+'.value(Prefix(POWER, |_, part| Ok(part))),
    ))
    .parse_next(input)
}

/// The operators, the tightest last. Comparisons do not stand in a row.
fn operator<'a>(input: &mut Input<'a>) -> Read<Infix<Input<'a>, Program, Stop>> {
    use Infix::{Left, Neither};
    fn join(input: &mut Input<'_>, a: Program, b: Program, two: Two) -> Read<Program> {
        a.with(b, two).map_or_else(|| stop(input, Flaw::Deep), Ok)
    }
    next(input);
    let marks = |letter| "<>=+-*/%".contains(letter);
    let words = take_while(1.., ('a'..='z', '0'..='9', '_'));
    let operators = alt((alt(("<=", ">=", "==", "!=")), take_while(1..=1, marks), words));
    Ok(match { operators }.parse_next(input)? {
        "or" => Left(1, |i, a, b| join(i, a, b, Two::Or)),
        "and" => Left(3, |i, a, b| join(i, a, b, Two::And)),
        "<" => Neither(5, |i, a, b| join(i, a, b, Two::Less)),
        "<=" => Neither(5, |i, a, b| join(i, a, b, Two::LessOrEqual)),
        ">" => Neither(5, |i, a, b| join(i, a, b, Two::Greater)),
        ">=" => Neither(5, |i, a, b| join(i, a, b, Two::GreaterOrEqual)),
        "==" | "=" => Neither(5, |i, a, b| join(i, a, b, Two::Equal)),
        "!=" => Neither(5, |i, a, b| join(i, a, b, Two::Unequal)),
        "+" => Left(7, |i, a, b| join(i, a, b, Two::Add)),
        "-" => Left(7, |i, a, b| join(i, a, b, Two::Subtract)),
        "*" => Left(9, |i, a, b| join(i, a, b, Two::Multiply)),
        "/" => Left(9, |i, a, b| join(i, a, b, Two::Divide)),
        "%" => Left(9, |i, a, b| join(i, a, b, Two::Remainder)),
        _ => return Err(Stop::Otherwise),
    })
}

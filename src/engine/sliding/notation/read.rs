//! The letters and numbers of a text, whatever the board.

use super::fault::{NotationError, Place};
use super::{Convention, MOVES_MAX, Reading};
use crate::lines::{Word, encoding, lines, words};
use crate::shown::quoted;
use crate::sliding::moves::Move;

/// What a text says, before a board decides between the readings that it leaves open.
#[derive(Clone, Debug)]
pub(super) enum List {
    Letters(Vec<LetterList>),
    Numbers(Vec<(u32, Place)>),
}

/// The ways that letters name. A letter with a count is kept once: a short text may name 100,000
/// moves.
#[derive(Clone, Debug, Default)]
pub(super) struct LetterList {
    runs: Vec<Run>,
    length: usize,
}

/// A way, where its letter stands, and how many moves it is.
#[derive(Clone, Copy, Debug)]
struct Run {
    way: Move,
    place: Place,
    times: usize,
}

impl LetterList {
    /// How many moves they are.
    pub fn len(&self) -> usize {
        self.length
    }

    pub fn push(&mut self, way: Move, place: Place, times: usize) {
        self.runs.push(Run { way, place, times });
        self.length += times;
    }

    /// Repeats the last letter; `None` if there is none.
    fn repeat(&mut self, more: usize) -> Option<()> {
        self.runs.last_mut()?.times += more;
        self.length += more;
        Some(())
    }

    /// Each move, and where its letter stands.
    pub fn iter(&self) -> impl Iterator<Item = (Move, Place)> + '_ {
        let moves = |run: &Run| std::iter::repeat_n((run.way, run.place), run.times);
        self.runs.iter().flat_map(moves)
    }
}

/// The words of a text whose first line has the number `first`, separated as in a list of moves.
pub(crate) fn words_of(text: &str, first: usize) -> impl Iterator<Item = Word<'_>> + Clone {
    let is_quoted = is_quoted(text);
    // Between letters or words an arrow leads to the next one.
    let has_letters = text.contains(char::is_alphabetic);
    let is_between = move |letter: char| {
        is_between(letter) || is_quoted && letter == '\'' || has_letters && letter == '→'
    };
    (first..).zip(lines(text)).flat_map(move |(number, line)| words(line, number, 1, is_between))
}

/// Whether all words stand between apostrophes, as a program prints a list of texts. Elsewhere an
/// apostrophe is a fault: in other notations it turns a move round.
fn is_quoted(text: &str) -> bool {
    let mut parts = text.split('\'');
    let is_word = |part: &str| !part.is_empty() && part.chars().all(char::is_alphanumeric);
    let is_apart = |part: &str| !part.contains(char::is_alphanumeric);
    let first = parts.next().unwrap_or_default();
    let mut pairs = 0;
    while let Some(inside) = parts.next() {
        let Some(outside) = parts.next() else { return false };
        if !is_word(inside) || !is_apart(outside) {
            return false;
        }
        pairs += 1;
    }
    pairs > 0 && is_apart(first)
}

/// Whether a character between moves means nothing, besides blanks.
const fn is_between(letter: char) -> bool {
    matches!(
        letter,
        // U+FE0F has an arrow drawn in colours.
        ',' | ';'
            | '\u{feff}'
            | '\u{fe0f}'
            | '('
            | ')'
            | '['
            | ']'
            | '{'
            | '}'
            | '"'
            | '`'
            | '“'
            | '”'
    )
}

/// A part of a word: letters, a number, or one other character.
#[derive(Clone, Copy)]
struct Part<'a> {
    kind: CharKind,
    word: Word<'a>,
    /// Whether it is the first one of its word, and the last one.
    is_first: bool,
    is_last: bool,
}

impl Part<'_> {
    fn place(&self) -> Place {
        Place { line: self.word.line, column: self.word.column }
    }

    fn not_a_move(&self) -> NotationError {
        let Place { line, column } = self.place();
        NotationError::NotAMove { word: quoted(self.word.text), line, column }
    }

    fn too_many(&self) -> NotationError {
        let Place { line, column } = self.place();
        NotationError::TooMany { line, column }
    }
}

/// The parts of a word in their order.
fn parts(word: Word<'_>) -> impl Iterator<Item = Part<'_>> + Clone {
    let (mut rest, mut column) = (word.text, word.column);
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let kind = CharKind::of(first);
        let length = match kind {
            CharKind::Other => first.len_utf8(),
            _ => rest.find(|letter| CharKind::of(letter) != kind).unwrap_or(rest.len()),
        };
        let (text, after) = rest.split_at(length);
        let part = Word { text, line: word.line, column, end: column + text.chars().count() };
        let (is_first, is_last) = (column == word.column, after.is_empty());
        (rest, column) = (after, part.end);
        Some(Part { kind, word: part, is_first, is_last })
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CharKind {
    Digit,
    Letter,
    Other,
}

impl CharKind {
    fn of(letter: char) -> Self {
        match letter {
            '0'..='9' => Self::Digit,
            _ if letter.is_alphanumeric() => Self::Letter,
            _ => Self::Other,
        }
    }
}

/// To which letter a count belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// The one before it.
    Before,
    /// The one after it.
    After,
    /// The one that it touches in its word: the one after it where it begins a word.
    Touching,
}

impl Side {
    fn is_after(self, number: &Part<'_>) -> bool {
        match self {
            Self::Before => false,
            Self::After => true,
            Self::Touching => number.is_first && !number.is_last,
        }
    }
}

/// Reads words as letters with counts, or as numbers of tiles. `forced` is the reading that a
/// person asks for.
pub(super) fn parse<'a>(
    words: impl Iterator<Item = Word<'a>> + Clone,
    forced: Option<Reading>,
) -> Result<List, NotationError> {
    let all = words.flat_map(parts);
    let has_letters = all.clone().any(|part| part.kind != CharKind::Digit);
    let first = all.clone().next().ok_or(NotationError::Empty)?;
    let is_numbers = !has_letters;
    let wants_numbers = forced.map_or(is_numbers, |reading| reading == Reading::Numbers);
    if wants_numbers != is_numbers {
        let stray = all.clone().find(|part| (part.kind == CharKind::Digit) != wants_numbers);
        let part = stray.unwrap_or(first);
        let Place { line, column } = part.place();
        let word = quoted(part.word.text);
        return Err(NotationError::OtherNotation { word, line, column });
    }
    if is_numbers {
        return numbers(all).map(List::Numbers);
    }
    if first.kind == CharKind::Digit {
        return Ok(List::Letters(vec![letters(all, Side::After)?]));
    }
    let before = letters(all.clone(), Side::Before);
    let is_open = |part: Part<'_>| part.kind == CharKind::Digit && Side::Touching.is_after(&part);
    if !all.clone().any(is_open) {
        return Ok(List::Letters(vec![before?]));
    }
    // In `U 3L` a reader takes the number for that of the letter that it touches.
    match (letters(all, Side::Touching), before) {
        (Ok(touching), before) => Ok(List::Letters([touching].into_iter().chain(before).collect())),
        (Err(_), before) => Ok(List::Letters(vec![before?])),
    }
}

fn numbers<'a>(all: impl Iterator<Item = Part<'a>>) -> Result<Vec<(u32, Place)>, NotationError> {
    let mut tiles = Vec::new();
    for part in all {
        if tiles.len() == MOVES_MAX {
            return Err(part.too_many());
        }
        // A number that is too large for any board is told with the board's tiles in sight.
        tiles.push((part.word.text.parse().unwrap_or(u32::MAX), part.place()));
    }
    Ok(tiles)
}

fn letters<'a>(
    all: impl Iterator<Item = Part<'a>>,
    side: Side,
) -> Result<LetterList, NotationError> {
    let mut ways = LetterList::default();
    let (mut count, mut was_count): (Option<Part<'_>>, bool) = (None, false);
    for part in all {
        if part.kind != CharKind::Digit {
            take_letters(&part, count.take(), &mut ways)?;
        } else if side.is_after(&part) && count.is_none() {
            count = Some(part);
        } else if !was_count && !side.is_after(&part) {
            repeat(&part, &mut ways)?;
        } else {
            // Each letter has one number.
            return Err(part.not_a_move());
        }
        was_count = part.kind == CharKind::Digit;
        if ways.len() > MOVES_MAX {
            return Err(part.too_many());
        }
    }
    match count {
        Some(idle) => Err(idle.not_a_move()),
        None => Ok(ways),
    }
}

/// Repeats the last way so that it stands there as often as a number says.
fn repeat(number: &Part<'_>, ways: &mut LetterList) -> Result<(), NotationError> {
    if ways.len() == 0 {
        return Err(number.not_a_move());
    }
    let Ok(times) = number.word.text.parse::<usize>() else { return Err(number.too_many()) };
    if times == 0 {
        return Err(number.not_a_move());
    }
    // The letter itself is already in the list.
    if (times - 1).saturating_add(ways.len()) > MOVES_MAX {
        return Err(number.too_many());
    }
    ways.repeat(times - 1).ok_or_else(|| number.not_a_move())
}

/// Takes in a word that names a way, or letters that name a way each; a count before them is for
/// the first one.
fn take_letters(
    part: &Part<'_>,
    mut count: Option<Part<'_>>,
    ways: &mut LetterList,
) -> Result<(), NotationError> {
    if let Some(way) = named(part.word.text) {
        ways.push(way, part.place(), 1);
        return count.map_or(Ok(()), |number| repeat(&number, ways));
    }
    for letter in part.word.letters() {
        let place = Place { line: letter.line, column: letter.column };
        let one = Part { word: letter, ..*part };
        ways.push(named(letter.text).ok_or_else(|| one.not_a_move())?, place, 1);
        if let Some(number) = count.take() {
            repeat(&number, ways)?;
        }
        if ways.len() > MOVES_MAX {
            break;
        }
    }
    Ok(())
}

/// The way that a letter, a word in English or Indonesian, or an arrow names.
pub(super) fn named(word: &str) -> Option<Move> {
    let names = |way: &Move| match way {
        Move::Up => ["u", "up", "atas", "↑", "⬆"],
        Move::Left => ["l", "left", "kiri", "←", "⬅"],
        Move::Down => ["d", "down", "bawah", "↓", "⬇"],
        Move::Right => ["r", "right", "kanan", "→", "➡"],
    };
    Move::ALL.into_iter().find(|way| names(way).iter().any(|name| name.eq_ignore_ascii_case(word)))
}

/// The parts among moves that are no moves, if there are at least three moves for each of them;
/// else nothing. A letter must stand alone, unless a word such as `up` shows that the text has
/// words.
pub(crate) fn strays<'a>(words: impl Iterator<Item = Word<'a>> + Clone) -> Vec<Word<'a>> {
    let is_spelled = words.clone().any(|word| word.text.len() > 1 && named(word.text).is_some());
    let (mut moves, mut strays) = (0, Vec::new());
    for Part { kind, word: part, .. } in words.flat_map(parts) {
        match kind {
            CharKind::Digit if moves == 0 => return Vec::new(),
            CharKind::Digit => {}
            CharKind::Letter if named(part.text).is_some() => moves += 1,
            CharKind::Letter if !is_spelled => {
                let (stray, good): (Vec<_>, Vec<_>) =
                    part.letters().partition(|letter| named(letter.text).is_none());
                moves += good.len();
                strays.extend(stray);
            }
            CharKind::Letter | CharKind::Other => strays.push(part),
        }
    }
    if strays.len() * 3 <= moves { strays } else { Vec::new() }
}

/// The text of a file with moves.
pub fn text_of(bytes: &[u8]) -> String {
    encoding::any(bytes).0.into_owned()
}

/// Whether a text is a list of moves in letters or words, whatever the board.
pub fn is_moves(text: &str) -> bool {
    are_moves(words_of(text, 1))
}

/// Whether a text begins as a list of moves in letters or words, and has more than [`MOVES_MAX`].
pub fn has_too_many(text: &str) -> bool {
    let read = parse(words_of(text, 1), Some(Reading::Letters(Convention::Blank)));
    matches!(read, Err(NotationError::TooMany { .. }))
}

/// Whether words are a list of moves in letters or words.
pub(crate) fn are_moves<'a>(words: impl Iterator<Item = Word<'a>> + Clone) -> bool {
    parse(words, Some(Reading::Letters(Convention::Blank))).is_ok()
}

/// Whether a text has nothing but numbers, so that it may be a list of tiles.
pub fn is_numbers(text: &str) -> bool {
    parse(words_of(text, 1), Some(Reading::Numbers)).is_ok()
}

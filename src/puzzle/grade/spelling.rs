//! Moves as programs spell them in sentences, and boards without blanks between their digits.

use langkah_engine::sliding::notation;

use super::kinds::words;

/// Words that may stand before the move of a step.
const BEFORE: [&str; 22] = [
    "geser", "digeser", "gerak", "gerakkan", "bergerak", "bergeser", "pindah", "pindahkan",
    "tukar", "ke", "arah", "move", "slide", "swap", "shift", "go", "kosong", "ubin", "blank",
    "start", "mulai", "the",
];

/// Words that may stand after the last move.
const AFTER: [&str; 6] = ["goal", "finish", "end", "tujuan", "selesai", "akhir"];

const ARROWS: &str = "↑←↓→⬆⬅⬇➡";

/// Whether a line without letters has several moves as arrows. A single arrow may lead from one
/// board to the next.
pub(super) fn has_arrows(line: &str) -> bool {
    line.chars().filter(|letter| ARROWS.contains(*letter)).count() > 1
}

/// A list of moves with blanks in the place of all that is no move: arrows between words, a full
/// stop at the end, and the words before and after the moves. `None` if it is no list of moves.
pub(super) fn moves(content: &str) -> Option<String> {
    let mut found = content.to_owned();
    once(&mut found);
    let has_letters = content.contains(char::is_alphabetic);
    if has_letters && let Some(bare) = without_doubles(&found) {
        return Some(bare);
    }
    if notation::is_moves(&found) {
        return Some(found);
    }
    let is_between = |letter: char| has_letters && "→⇒>-=|*•▼▶".contains(letter);
    found = found.replace(is_between, " ");
    let end = found.trim_end().trim_end_matches(['.', '!']).len();
    found.truncate(end);
    // Each turn walks over what is blank already, and a sentence has few such words.
    for _ in 0..4 {
        let first = words(&found).next().filter(|word| is_one_of(word, &BEFORE));
        let Some(blanks) = first.map(|word| " ".repeat(word.chars().count())) else { break };
        let at = found.find(char::is_alphanumeric)?;
        found.replace_range(at..at + blanks.len(), &blanks);
    }
    if let Some((at, last)) = found.trim_end().rsplit_once(' ')
        && is_one_of(last, &AFTER)
    {
        found.truncate(at.len());
    }
    notation::is_moves(&found).then_some(found)
}

/// The words of moves that each have their arrow beside them: `↓ DOWN → RIGHT`.
fn without_doubles(text: &str) -> Option<String> {
    let is_arrow = |letter: char| ARROWS.contains(letter);
    let count = text.chars().filter(|letter| is_arrow(*letter)).count();
    let bare = text.replace(is_arrow, " ");
    (count > 0 && words(&bare).count() == count && notation::is_moves(&bare)).then_some(bare)
}

/// Blanks out a way that stands again in brackets behind its word, as in `kanan (RIGHT)`.
fn once(text: &mut String) {
    let Some((begin, end)) = text.find('(').zip(text.find(')')).filter(|(from, to)| from < to)
    else {
        return;
    };
    let is_one = |part: &str| words(part).count() == 1 && notation::is_moves(part);
    if is_one(&text[..begin]) && is_one(&text[begin + 1..end]) {
        text.replace_range(begin..=end, &" ".repeat(end + 1 - begin));
    }
}

fn is_one_of(word: &str, all: &[&str]) -> bool {
    all.iter().any(|one| one.eq_ignore_ascii_case(word))
}

/// The numbers of a board of nine cells whose digits stand without blanks between.
pub(super) fn digits(content: &str, cells: usize) -> Option<Vec<Option<u16>>> {
    let content = content.trim();
    let is_all = |first: char| {
        let last = char::from(first as u8 + 8);
        (first..=last).all(|digit| content.contains(digit))
    };
    let is_board = cells == 9 && content.len() == 9 && (is_all('0') || is_all('1'));
    is_board.then(|| content.bytes().map(|byte| Some(u16::from(byte - b'0'))).collect())
}

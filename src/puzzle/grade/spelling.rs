//! Moves as programs spell them in sentences, and boards without blanks between their digits.

use langkah_engine::sliding::notation;

use super::kinds::words;

/// Words that may stand before the move of a step.
const BEFORE: [&str; 14] = [
    "geser", "digeser", "gerak", "gerakkan", "bergerak", "bergeser", "ke", "arah", "move", "slide",
    "go", "kosong", "ubin", "blank",
];

/// Whether a line without letters has several moves as arrows. A single arrow may lead from one
/// board to the next.
pub(super) fn has_arrows(line: &str) -> bool {
    line.chars().filter(|letter| "↑←↓→".contains(*letter)).count() > 1
}

/// A list of moves with blanks in the place of all that is no move: arrows between words, a full
/// stop at the end, and the words before a move. `None` if it is no list of moves.
pub(super) fn moves(content: &str) -> Option<String> {
    if notation::is_moves(content) {
        return Some(content.to_owned());
    }
    let has_letters = content.contains(char::is_alphabetic);
    let is_between = |letter: char| has_letters && "→>-".contains(letter);
    let end = content.trim_end().trim_end_matches(['.', '!']).len();
    let mut found = String::new();
    for (at, letter) in content.char_indices() {
        let is_blank = at >= end || is_between(letter);
        found.push(if is_blank { ' ' } else { letter });
    }
    loop {
        let first = words(&found).next().filter(|word| is_before(word));
        let Some(blanks) = first.map(|word| " ".repeat(word.chars().count())) else { break };
        let at = found.find(char::is_alphanumeric)?;
        found.replace_range(at..at + blanks.len(), &blanks);
    }
    once(&mut found);
    notation::is_moves(&found).then_some(found)
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

fn is_before(word: &str) -> bool {
    BEFORE.iter().any(|one| one.eq_ignore_ascii_case(word))
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

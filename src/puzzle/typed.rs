//! A puzzle in the place of a file's name, as a person types it on the command line.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text::below::begins_below;

use super::read::any;

/// A text of at least so many words is not the name of a file.
const WORDS_MIN: usize = 3;

/// Whether a text that is the name of no file is meant as a puzzle: it has a digit or begins with
/// the word of a Hidato, and can be read as a puzzle, or all of its words above the edges are
/// numbers and signs, as on a board with a fault.
pub fn is_typed(text: &str) -> bool {
    let is_puzzle = || any(text.as_bytes(), None, Topology::King).is_ok();
    let has_digit = text.contains(|letter: char| letter.is_ascii_digit());
    has_digit && has_cells(above(text)) || (has_digit || has_word(text)) && is_puzzle()
}

/// Whether a text begins with a word that says which cells touch.
fn has_word(text: &str) -> bool {
    text.split_whitespace().next().and_then(Topology::of_word).is_some()
}

/// The part of a Hidato's text that stands above its edges and a person's work.
fn above(text: &str) -> &str {
    let is_below = |part: &str| part.split_whitespace().next().is_some_and(begins_below);
    let mut end = 0;
    for part in text.split_inclusive(['/', '\n']).filter(|_| has_word(text)) {
        if is_below(part) {
            return &text[..end];
        }
        end += part.len();
    }
    text
}

/// Whether a text consists of the cells of a board, with spaces between them.
fn has_cells(text: &str) -> bool {
    let is_between = |letter: char| letter.is_whitespace() || "/,;|[]".contains(letter);
    let mut words = text.split(is_between).filter(|word| !word.is_empty()).peekable();
    // The word that says which cells touch.
    words.next_if(|word| Topology::of_word(word).is_some());
    let is_cell = |word: &str| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        is_number
            || matches!(word, "x" | "-1" | "__")
            || word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_punctuation())
    };
    text.contains(char::is_whitespace) && words.clone().count() >= WORDS_MIN && words.all(is_cell)
}

#[cfg(test)]
mod tests {
    use super::is_typed;

    #[test]
    fn names_of_files_are_no_puzzles() {
        for text in ["1 2 3/4 5 6/7 0 8", "1,2,3,4,0,5,7,8,6", "123406758", "FE169B4C0A73D852"] {
            assert!(is_typed(text), "{text}");
        }
        for text in [
            "2 0 1",
            "hidato 0 0/0 0",
            "numbrix ? ?/? ?",
            "1 . . / . # 4",
            "1 2 3/4 5 6/7 8 8",
            "1 2 3 4 5 6 7 x",
            "[[1,2],[3,0]]",
        ] {
            assert!(is_typed(text), "{text}");
        }
        for text in ["hidato 1 0 # 0/0 5 6", "numbrix 1 __/__ __ __", "1 -1 0/4 4"] {
            assert!(is_typed(text), "{text}");
        }
        // A fault in an edge is told, too.
        for text in ["hidato 1 0/0 4/edge 1,1 9,9", "numbrix 1 0\n0 4\nEdge 1,1 b"] {
            assert!(is_typed(text), "{text}");
        }
        let names = [
            "",
            "1 0/0 4/edge 1,1 9,9",
            "hidato a/edge 1,1 2,2",
            "-",
            "hidato 1 2 3.txt",
            "hidato 9x9 no 1",
            "15.txt",
            "board 1 of 2.txt",
            "2024",
            "8-puzzle",
            "1/2/3/4",
            "URDL",
            "a/1 2",
        ];
        for text in names {
            assert!(!is_typed(text), "{text}");
        }
    }
}

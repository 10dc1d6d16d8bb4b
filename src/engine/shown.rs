//! Foreign text made safe to show: names of files, words of texts, arguments.
//!
//! A terminal obeys control characters, and marks of direction or letters without width can make a
//! line look like another one. Such characters are written as in Rust: `\u{1b}`.

use std::fmt::Write;

/// The most letters of a word that a message quotes.
const QUOTED_MAX: usize = 20;

/// A name or a line in which every character that steers a terminal or cannot be seen is an escape.
pub fn line(text: &str) -> String {
    escaped(text.chars(), text.len(), |_| false)
}

/// The same for several lines; their LFs stay.
pub fn lines(text: &str) -> String {
    escaped(text.chars(), text.len(), |letter| letter == '\n')
}

/// A word as a message quotes it: made safe as by [`line()`], and cut after the first letters if it
/// is long.
pub fn quoted(word: &str) -> String {
    let mut rest = word.chars();
    let first = rest.by_ref().take(QUOTED_MAX);
    let mut short = escaped(first, word.len().min(QUOTED_MAX), |_| false);
    if rest.next().is_some() {
        short.push('…');
    }
    short
}

/// Whether a character is shown as an escape: a control character, a separator of lines, or a
/// character that leaves no mark of its own on the screen (`Default_Ignorable_Code_Point` of the
/// Unicode Character Database, among them all marks of direction, and the anchors of annotations).
pub const fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}'
        | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

fn escaped(
    letters: impl Iterator<Item = char>,
    capacity: usize,
    stays: impl Fn(char) -> bool,
) -> String {
    let mut shown = String::with_capacity(capacity);
    for letter in letters {
        if is_hidden(letter) && !stays(letter) {
            // To write to a String cannot fail.
            let _ = write!(shown, "{}", letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    shown
}

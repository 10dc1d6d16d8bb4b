//! What of a line is a label, and what is its content.

use super::kinds::words;
use super::numbers::number;
use super::spelling;

/// A step with its number and its way: `Step 1 -> RIGHT`, `2 kanan`. A single letter behind a bare
/// number is a move that is made several times.
pub(super) fn step(line: &str) -> Option<(String, String)> {
    let end = |text: &str| text.find(|letter: char| !letter.is_ascii_digit());
    let from = line.find(|letter: char| letter.is_ascii_digit())?;
    let to = from + end(&line[from..])?;
    let before: Vec<String> = words(&line[..from]).map(str::to_lowercase).collect();
    let is_name =
        |word: &String| matches!(word.as_str(), "step" | "move" | "langkah" | "gerakan" | "ke");
    let is_named = !before.is_empty() && before.iter().all(is_name);
    const BETWEEN: [char; 12] = ['-', '>', '→', '=', '.', ':', '(', ')', ']', '|', ',', '\t'];
    let content = line[to..].replace(BETWEEN, " ");
    let mut way = words(&content);
    let way = way.next().filter(|_| way.next().is_none())?;
    let is_word = way.chars().count() > 1 && way.chars().all(char::is_alphabetic);
    let is_step = (is_named || before.is_empty() && is_word) && spelling::moves(way).is_some();
    let label = &line[..to];
    is_step.then(|| (label.trim().to_owned(), " ".repeat(label.chars().count()) + &content))
}

/// What stands before the first colon, equals sign or number with a dot, and the line with blanks
/// in its place.
pub(super) fn divided(line: &str) -> (String, String) {
    let at = line.find([':', '=']).map(|at| at + 1).or_else(|| {
        let digits = line.trim_start().find(|letter: char| !letter.is_ascii_digit())?;
        let at = line.len() - line.trim_start().len() + digits;
        let is_number = digits > 0 && line[at..].starts_with(['.', ')']);
        is_number.then_some(at + 1)
    });
    // Dots may lead to the number: `Nodes generated....57`.
    let dots =
        || line.find("...").map(|at| at + line[at..].chars().take_while(|&c| c == '.').count());
    let is_led =
        |at: &usize| line[*at..].trim_start().starts_with(|one: char| one.is_ascii_digit());
    let Some(at) = at.or_else(|| dots().filter(is_led)) else {
        return (String::new(), line.to_owned());
    };
    let (label, content) = line.split_at(at);
    let blanks = " ".repeat(label.chars().count());
    (label.trim().trim_end_matches("...").to_owned(), blanks + content)
}

/// The label and the content of a line with a figure behind a word: `done: generated=9`.
pub(super) fn last_figure((label, content): (String, String)) -> (String, String) {
    let at = content.rfind(['=', ':']).map(|at| at + 1);
    let cut = at.map(|at| content.split_at(at)).filter(|(words, figure)| {
        let has_digit = words.contains(|letter: char| letter.is_ascii_digit());
        !has_digit && number(figure.trim()).is_some()
    });
    match cut {
        Some((words, figure)) => {
            let blanks = " ".repeat(words.chars().count());
            (format!("{label} {}", words.trim()), blanks + figure)
        }
        None => (label, content),
    }
}

/// A name in camel case as words: `nodesGenerated`.
pub(super) fn apart(label: &str) -> String {
    let (mut words, mut is_small) = (String::new(), false);
    for letter in label.chars() {
        if is_small && letter.is_uppercase() {
            words.push(' ');
        }
        is_small = letter.is_lowercase();
        words.push(letter);
    }
    words
}

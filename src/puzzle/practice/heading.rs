//! What a person writes before an answer to say what it belongs to: `Q1:`, `step 3:`, `after node
//! 3:`. It is no part of the answer.

/// What the number of a heading is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    Question,
    /// A step, an iteration or a level.
    Place,
    /// A node after whose expansion something is asked.
    Node,
}

/// A heading: what its number is, and the byte behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    pub names: Names,
    pub number: u32,
    pub end: usize,
}

const QUESTIONS: [&str; 4] = ["q", "question", "pertanyaan", "soal"];
const PLACES: [&str; 9] =
    ["step", "langkah", "iteration", "iterasi", "expansion", "ekspansi", "level", "stage", "tahap"];
const AFTER: [&str; 3] = ["after", "setelah", "sesudah"];
/// Words that may stand before the one that says after, and tell what is listed.
const LISTED: [&str; 6] = ["live", "hidup", "node", "nodes", "simpul", "the"];
/// Words between it and the number.
const OF_NODE: [&str; 10] = [
    "node", "simpul", "e-node", "simpul-e", "the", "of", "expanding", "expansion", "ekspansi",
    "mengekspansi",
];
/// No heading is longer.
const WORDS_MAX: usize = 10;

/// The headings with which a text begins.
pub fn all(text: &str) -> impl Iterator<Item = Heading> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let heading = first(&text[at..])?;
        at += heading.end;
        Some(Heading { end: at, ..heading })
    })
}

/// The byte at which the answer behind all headings begins.
pub fn end(text: &str) -> usize {
    all(text).last().map_or(0, |heading| heading.end)
}

fn first(text: &str) -> Option<Heading> {
    let at = text.find([':', ')', '.', '='])?;
    let (head, rest) = text.split_at(at);
    let (mark, rest) = (&rest[..1], &rest[1..]);
    let is_apart = mark != "." || rest.starts_with(char::is_whitespace);
    let (names, number) = told(head)?;
    let is_own = names == Names::Question || mark == ":";
    let begins = rest.trim_start().starts_with(['=', ':', ')', '<', '>']);
    let has_answer = !rest.trim().is_empty() && !begins;
    (is_apart && is_own && has_answer).then_some(Heading { names, number, end: at + 1 })
}

/// What the words of a heading name, and its number.
fn told(head: &str) -> Option<(Names, u32)> {
    let lower = head.to_lowercase();
    let mut words: Vec<&str> = lower.split_whitespace().take(WORDS_MAX).collect();
    let last = words.pop()?;
    let digits = last.find(|c: char| c.is_ascii_digit())?;
    let (name, number) = last.split_at(digits);
    let number = number.parse().ok()?;
    if !name.is_empty() && name != "#" {
        words.push(name);
    }
    let is = |list: &[&str]| matches!(words[..], [one] if list.contains(&one));
    if is(&QUESTIONS) {
        return Some((Names::Question, number));
    }
    if is(&PLACES) && name.is_empty() {
        return Some((Names::Place, number));
    }
    let after = words.iter().position(|word| AFTER.contains(word))?;
    let (before, behind) = (&words[..after], &words[after + 1..]);
    if matches!(behind, [one] if PLACES.contains(one) && !OF_NODE.contains(one)) {
        return Some((Names::Place, number));
    }
    let is_said = before.iter().all(|word| LISTED.contains(word))
        && behind.iter().all(|word| OF_NODE.contains(word) || *word == "#");
    let is_node = behind.iter().any(|word| word.contains("node") || word.contains("simpul"));
    // Without that word the number may belong to the answer.
    (is_said && is_node).then_some((Names::Node, number))
}

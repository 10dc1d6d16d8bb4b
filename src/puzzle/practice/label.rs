//! Where in a typed answer the answer itself begins: in `X = 0` and `2 + 4 = 6` after the equals
//! sign. What stands before it must be a name or a sum, or tell parts of what is asked for by their
//! names, so that of several numbers none is left out unseen.

use super::answer::Ask;

/// Names of what an answer is worked out from.
const PARTS: [&str; 26] = [
    "g",
    "h",
    "ĉ",
    "c",
    "f",
    "x",
    "kurang",
    "σkurang",
    "row",
    "baris",
    "column",
    "col",
    "kolom",
    "moves",
    "langkah",
    "fewest",
    "misplaced",
    "manhattan",
    "e-node",
    "simpul-e",
    "i",
    "j",
    "depth",
    "kedalaman",
    "misplaced tiles",
    "fewest moves",
];

/// Signs between the terms of a sum.
const SIGNS: [char; 11] = ['+', '-', '−', '–', '*', '×', '·', '/', '÷', '%', '^'];

/// No answer that a person types is longer, or has more signs behind each other.
const BYTES_MAX: usize = 2000;
const SIGNS_MAX: usize = 50;

/// The byte of `text` at which the answer begins; 0 if nothing stands before it that names it.
/// `is_verdict` tells which words must not be passed over, as yes and no.
pub fn end(ask: &Ask, text: &str, is_verdict: &dyn Fn(&str) -> bool) -> usize {
    let is_named = |at: &usize| {
        let (before, after) = (&text[..*at], text[at + 1..].trim_start());
        let after = after.trim_start_matches(['#', '(']);
        let is_compared = before.ends_with(['<', '>', '!']);
        let is_label = |before: &str| is_label(ask, before, is_verdict);
        let opens = before.trim_start().strip_prefix('(');
        after.starts_with(|c: char| c.is_ascii_digit())
            && !is_compared
            && (is_label(before) || opens.is_some_and(is_label))
    };
    let signs = text.rmatch_indices([':', '=']).map(|(at, _)| at).take(SIGNS_MAX);
    { signs }.filter(|_| text.len() <= BYTES_MAX).find(is_named).map_or(0, |at| at + 1)
}

fn is_label(ask: &Ask, text: &str, is_verdict: &dyn Fn(&str) -> bool) -> bool {
    let Some(mut all) = divided(text, &[',', ';', '.']) else { return false };
    let last = all.pop().unwrap_or_default();
    all.retain(|part| !part.trim().is_empty());
    let Some(terms) = divided(last, &[':', '=']) else { return false };
    // What is left of a division is no sum.
    let is_rest = matches!(ask, Ask::Judged { .. }) && (last.contains('%') || last.contains("mod"));
    let is_word = |term: &str| is_term(term, is_verdict) || is_indexed(ask, term);
    let are_terms = !is_rest && terms.iter().all(|term| is_word(term));
    let is_part = |part: &&str| is_part(ask, part, is_verdict).unwrap_or(false);
    are_terms && (all.is_empty() || is_own(ask, first(&terms)) && all.iter().all(is_part))
}

/// Whether this is a part such as `g = 3` or `h = 1 + 2 = 3`.
fn is_part(ask: &Ask, text: &str, is_verdict: &dyn Fn(&str) -> bool) -> Option<bool> {
    let spaced = text.trim().rsplit_once(' ').filter(|_| !text.contains([':', '=']));
    let mut terms = match spaced {
        Some((name, number)) => vec![name, number],
        None => divided(text, &[':', '='])?,
    };
    let is_number = terms.pop()?.trim().bytes().all(|byte| byte.is_ascii_digit());
    let name = first(&terms);
    let is_known = PARTS.contains(&named(name).as_str()) || name.contains('+');
    let are_terms = terms.iter().all(|term| is_term(term, is_verdict));
    let is_asked = match ask {
        Ask::Number => names_own(ask, name),
        _ => is_own(ask, name),
    };
    Some(is_number && is_known && are_terms && !is_asked)
}

/// The first term that is not empty.
fn first<'a>(terms: &[&'a str]) -> &'a str {
    terms.iter().map(|term| term.trim()).find(|term| !term.is_empty()).unwrap_or_default()
}

/// A name in small letters without its argument.
fn named(term: &str) -> String {
    term.split('(').next().unwrap_or_default().trim().to_lowercase()
}

/// Whether a term names what is asked for, and not a part of it.
fn is_own(ask: &Ask, term: &str) -> bool {
    let has_sum = matches!(ask, Ask::Number | Ask::Judged { .. }) && term.contains('+');
    has_sum || names_own(ask, term)
}

fn names_own(ask: &Ask, term: &str) -> bool {
    let names: &[&str] = match ask {
        Ask::Number => &["ĉ", "c", "f", "x"],
        Ask::Judged { by_parity: true } => &["sum", "total", "jumlah"],
        Ask::Judged { .. } => &["h"],
        Ask::Node(_) => &["node", "simpul", "next", "e-node", "simpul-e"],
        Ask::Nodes(_) => &["live", "hidup"],
        _ => &[],
    };
    names.contains(&named(term).as_str())
}

/// The parts of a text between marks that stand in no parentheses. `None` if one of these is not
/// closed, or not opened.
fn divided<'a>(text: &'a str, marks: &[char]) -> Option<Vec<&'a str>> {
    let (mut depth, mut from, mut parts) = (0_usize, 0, Vec::new());
    for (at, c) in text.char_indices() {
        let next = at + c.len_utf8();
        let is_point = c == '.' && text[next..].starts_with(|c: char| c.is_ascii_digit());
        match c {
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            _ if depth == 0 && marks.contains(&c) && !is_point => {
                parts.push(&text[from..at]);
                from = next;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    (depth == 0).then_some(parts)
}

/// What stands before a word of a term.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Nothing, or a sign.
    Sign,
    Name,
    /// A number, or what stands in parentheses.
    Value,
}

/// Whether a text is a name, a sum or nothing. A number by itself is neither, and beside a name it
/// is only that of a tile, as in `Kurang(7)` and `Kurang 7`.
fn is_term(text: &str, is_verdict: &dyn Fn(&str) -> bool) -> bool {
    let (mut before, mut is_of_tile) = (Before::Sign, false);
    let mut rest = text.trim();
    let is_alone = !rest.contains(SIGNS) && rest.starts_with(|c: char| "(0123456789".contains(c));
    let is_empty = rest.is_empty();
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| !c.is_whitespace() && !SIGNS.contains(&c) && !"()".contains(c);
        let end = match first {
            '(' => closed(rest),
            '0'..='9' => rest.find(|c: char| !c.is_ascii_digit() && c != '.'),
            _ if !is_name(first) => Some(first.len_utf8()),
            _ => rest.find(|c: char| !is_name(c)),
        };
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        let is_beside = after.starts_with('(');
        rest = after.trim_start();
        let argument = &rest[..closed(rest).filter(|_| rest.starts_with('(')).unwrap_or(0)];
        let has_digit = argument.contains(|c: char| c.is_ascii_digit());
        before = match (first, before) {
            ('(' | '0'..='9', Before::Sign) => Before::Value,
            ('0'..='9', Before::Name) if is_of_tile => Before::Value,
            ('(', Before::Value) if is_note(word, is_verdict) => Before::Value,
            ('(' | '0'..='9', _) => return false,
            _ if !is_name(first) || word == "mod" => Before::Sign,
            (_, Before::Value) => return false,
            _ if word.to_lowercase().starts_with("kurang[") => Before::Name,
            _ if is_verdict(word) || word.contains(|c: char| c == '#' || c.is_ascii_digit()) => {
                return false;
            }
            _ => {
                is_of_tile |= matches!(&*word.to_lowercase(), "kurang" | "tile" | "ubin");
                Before::Name
            }
        };
        if before == Before::Name && (is_beside || !has_digit) {
            // The argument of a name is no answer.
            rest = rest[argument.len()..].trim_start();
            before = if has_digit { Before::Value } else { before };
        }
    }
    is_empty || before != Before::Sign && (!is_alone || text.contains("mod"))
}

/// Whether a term is a name with the number of its node, as in `h1`.
fn is_indexed(ask: &Ask, term: &str) -> bool {
    let term = term.trim();
    let digits = term.find(|c: char| c.is_ascii_digit()).unwrap_or(term.len());
    let (name, index) = term.split_at(digits);
    // The depth of a node is no cost.
    let is_name = matches!(name, "h" | "H" | "f" | "F" | "c" | "C" | "ĉ" | "Ĉ");
    let is_index = !index.is_empty() && index.bytes().all(|byte| byte.is_ascii_digit());
    let is_number = matches!(ask, Ask::Number | Ask::Judged { .. });
    is_number && is_name && is_index
}

/// Whether parentheses hold the name of the number before them, as in `2 (g) + 3 (h)`.
fn is_note(text: &str, is_verdict: &dyn Fn(&str) -> bool) -> bool {
    let name = text.trim_matches(['(', ')', ' ']);
    !name.is_empty() && name.chars().all(char::is_alphabetic) && !is_verdict(name)
}

/// The byte behind the parenthesis that closes the first one.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0;
    let closes = |(at, c): (usize, char)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(at + 1)
    };
    text.char_indices().find_map(closes)
}

//! Lines that hold several rows, with `/` between them, and where their comments begin.
//!
//! In such a line `#` may be a cell as well, because a whole board stands there. It begins a
//! comment where it cannot be a cell: joined to other letters, before words, or after a row that is
//! as long as the first one.

/// The rows of a line that has several, without its comment; `None` for any other line.
pub fn slashed(line: &str) -> Option<&str> {
    let code = line.split_once("//").map_or(line, |(before, _)| before);
    if !code.contains('/') || code.trim_start().starts_with('#') {
        return None;
    }
    let (mut at, mut cols) = (0, None);
    let mut parts = code.split('/').peekable();
    while let Some(part) = parts.next() {
        let is_first = at == 0;
        let room = cols.unwrap_or_else(|| {
            // A part of one word is rather a piece of a comment, as in `# 3/10`.
            match parts.peek().map_or(0, |next| words(next).count()) {
                count @ (0 | 1) => count,
                _ => usize::MAX,
            }
        });
        if let Some(end) = comment(part, is_first, room) {
            let code = &code[..at + end];
            return code.contains('/').then_some(code);
        }
        cols = cols.or_else(|| Some(cells(part, is_first).count()));
        at += part.len() + 1;
    }
    Some(code)
}

/// A line without the comment that `#` begins.
pub fn before_mark(line: &str) -> &str {
    slashed(line).unwrap_or_else(|| line.split('#').next().unwrap_or(line))
}

/// Where the comment of a row begins, if it has one. The row has room for so many cells.
fn comment(part: &str, is_first: bool, room: usize) -> Option<usize> {
    let (mut mark, mut is_foreign) = (None, false);
    for (index, word) in cells(part, is_first).enumerate() {
        let at = word.as_ptr() as usize - part.as_ptr() as usize;
        if word.starts_with('#') {
            let is_alone = word.len() <= 3 && word.bytes().all(|byte| byte == b'#');
            if !is_alone || is_foreign || index >= room {
                return Some(at);
            }
            mark = Some(at);
        } else if !is_cell(word) {
            if mark.is_some() {
                return mark;
            }
            is_foreign = true;
        }
    }
    None
}

/// The words of a row without the name that may stand before the first one.
fn cells(part: &str, is_first: bool) -> impl Iterator<Item = &str> {
    let named = words(part).next().is_some_and(|word| is_first && !is_cell(word));
    words(part).skip(usize::from(named))
}

fn words(part: &str) -> impl Iterator<Item = &str> {
    let is_between = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    part.split(is_between).filter(|word| !word.is_empty())
}

/// Whether a word is as short as a cell and no name.
pub fn is_cell(word: &str) -> bool {
    let letters = word.chars().filter(|letter| letter.is_alphabetic()).count();
    letters <= 1 && word.chars().count() <= 4
}

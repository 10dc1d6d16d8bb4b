//! Blocks of code in Markdown, between lines of ```` ``` ````, and in HTML, between `<pre>` and
//! `</pre>`.

use super::lines;

const PRE: &str = "<pre>";
const PRE_END: &str = "</pre>";
const TICKS: &str = "```";

/// A block of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fence<'a> {
    pub text: &'a str,
    /// The line and column of its first character, from 1.
    pub line: usize,
    pub column: usize,
}

/// The blocks of a text whose first line has the number `first`. A block without an end goes to the
/// end of the text.
pub fn fences(text: &str, first: usize) -> impl Iterator<Item = Fence<'_>> {
    let mut numbered = (first..).zip(lines(text));
    let place = move |line: &str| line.as_ptr() as usize - text.as_ptr() as usize;
    std::iter::from_fn(move || {
        let is_begin = |line: &str| line.contains(PRE) || line.trim_start().starts_with(TICKS);
        let (line, opener) = numbered.find(|(_, line)| is_begin(line))?;
        let Some(at) = opener.find(PRE) else {
            let is_end = |line: &str| line.trim_start().starts_with(TICKS);
            let mut body = numbered.by_ref().map(|(_, line)| line).take_while(|line| !is_end(line));
            let block = body.next().map(|first| {
                let last = body.last().unwrap_or(first);
                &text[place(first)..place(last) + last.len()]
            });
            // A block without a line has the place of the mark that begins it.
            return Some(match block {
                Some(text) => Fence { text, line: line + 1, column: 1 },
                None => Fence { text: "", line, column: 1 },
            });
        };
        let begin = place(opener) + at + PRE.len();
        let column = opener[..at + PRE.len()].chars().count() + 1;
        let length = text[begin..].find(PRE_END).unwrap_or(text.len() - begin);
        // A block holds no other block.
        let end = begin + length;
        if end > place(opener) + opener.len() {
            let is_inside = |line: &str| place(line) + line.len() < end;
            let _ = numbered.by_ref().take_while(|(_, line)| is_inside(line)).count();
        }
        Some(Fence { text: &text[begin..end], line, column })
    })
}

//! Where the tables and matrices of a LaTeX text stand.

use std::ops::Range;

use super::latex::has_rows;

/// The next table from a place in the text on, with its `\begin` and `\end`. Of tables within
/// tables it is the inner one. Without an end it goes to the end of the text.
pub fn next_table(text: &str, at: usize) -> Option<Range<usize>> {
    let mut begin = None;
    for (place, name) in environments(text, at) {
        let is_end = text[place..].starts_with("\\end");
        match begin {
            Some(begin) if is_end => {
                let end = place + "\\end{}".len() + name.len();
                return Some(begin..end.min(text.len()));
            }
            None if is_end => {}
            _ => begin = Some(place),
        }
    }
    begin.map(|begin| begin..text.len())
}

/// The places from `at` on where an environment with rows begins or ends, outside of comments, and
/// its name.
fn environments(text: &str, at: usize) -> impl Iterator<Item = (usize, &str)> {
    let rest = text.get(at..).unwrap_or_default();
    let mut is_comment = false;
    rest.match_indices(['\\', '%', '\n', '\r']).filter_map(move |(place, mark)| {
        match mark {
            "%" => {
                let before = rest[..place].bytes().rev();
                is_comment |= before.take_while(|&byte| byte == b'\\').count() % 2 == 0;
            }
            "\\" => {}
            _ => is_comment = false,
        }
        let after = &rest[place..];
        let named = after.strip_prefix("\\begin{").or_else(|| after.strip_prefix("\\end{"))?;
        let name = named.split(['}', '\n']).next().unwrap_or_default();
        (has_rows(name) && !is_comment).then_some((at + place, name))
    })
}

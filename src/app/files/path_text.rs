//! What a typed or pasted path names.

use std::path::{MAIN_SEPARATOR, PathBuf};

/// The folder as it is typed, with its last separator, and what stands after it.
pub fn split(text: &str) -> (&str, &str) {
    let is_separator = |letter: char| letter == '/' || letter == MAIN_SEPARATOR;
    let at = text.rfind(is_separator).map_or(0, |at| at + 1);
    text.split_at(at)
}

/// The whole path that stands after the path of a folder, which it takes the place of: the person
/// has typed or pasted it at the end of the field.
pub fn begun_again(text: &str) -> Option<&str> {
    let is_begin = |rest: &str| {
        ["/", "~/", "file://", "\"/", "'/"].iter().any(|begin| rest.starts_with(begin))
    };
    let is_of_address = |before: &str| before.ends_with("file:") || before.ends_with("file:/");
    text.match_indices('/').rev().find_map(|(at, _)| {
        let path = &text[at + 1..];
        (is_begin(path) && !is_of_address(&text[..at])).then_some(path)
    })
}

/// The text without the blanks and quotes around it that a terminal or a file manager copies.
pub fn unwrapped(text: &str) -> &str {
    let text = text.trim();
    let quoted = |quote: char| text.strip_prefix(quote).and_then(|text| text.strip_suffix(quote));
    // The end of a quote may not be typed yet. At the end of a name `'` is a letter like others.
    let text = quoted('"').or_else(|| quoted('\'')).unwrap_or(text);
    text.trim_start_matches(['"', '\'']).trim_end_matches('"')
}

/// What the address of a file begins with.
const ADDRESS: &str = "file://";

/// The files that a file manager copies: an address on each line. None if anything else is there.
pub fn addresses(text: &str) -> Vec<PathBuf> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let are_all = lines.clone().all(|line| line.starts_with(ADDRESS));
    lines.filter(|_| are_all).map(path_of).collect()
}

/// The path that a text names: `~` is the person's own folder, and `file://` may stand before it.
pub fn path_of(text: &str) -> PathBuf {
    let text = unwrapped(text);
    if let Some(address) = text.strip_prefix(ADDRESS) {
        return PathBuf::from(decoded(address.strip_prefix("localhost").unwrap_or(address)));
    }
    let home = || std::env::home_dir().filter(|home| !home.as_os_str().is_empty());
    match text.strip_prefix('~') {
        Some(rest) if rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]) => match home() {
            Some(home) => home.join(rest.trim_start_matches(['/', MAIN_SEPARATOR])),
            None => PathBuf::from(text),
        },
        _ => PathBuf::from(text),
    }
}

/// An address as a path: `%20` is a blank.
fn decoded(address: &str) -> String {
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        match code.filter(|_| first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

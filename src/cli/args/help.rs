//! Options after the word `help`, of which clap knows none.

use std::ffi::OsString;

/// Arguments that ask for help, without the option that chooses the language. The help is in this
/// language already, because it is read before.
pub fn without_language(arguments: Vec<OsString>) -> Vec<OsString> {
    let word = |at: usize| arguments.get(at).and_then(|one| one.to_str()).unwrap_or_default();
    let (mut kept, mut at) = (Vec::new(), 1);
    while at < arguments.len() {
        match word(at).strip_prefix("--language") {
            Some("") => at += 2,
            Some(rest) if rest.starts_with('=') => at += 1,
            _ => {
                kept.push(at);
                at += 1;
            }
        }
    }
    if kept.first().is_none_or(|&first| word(first) != "help") {
        return arguments;
    }
    let kept = [0].into_iter().chain(kept);
    kept.filter_map(|at| arguments.get(at).cloned()).collect()
}

//! What searches count and say, line by line as it was: a change that means to change nothing
//! leaves every line. Where a change means to, the new text is taken over after it was read.

mod hidato;
mod published;
mod searches;

use std::path::PathBuf;

/// Compares lines with those of a file of `test/data/signature`.
#[track_caller]
fn assert_lines(name: &str, lines: &[String]) {
    let path = format!("{}/test/data/signature/{name}.txt", crate::PROJECT);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let expected: Vec<&str> = text.lines().collect();
    if expected == lines {
        return;
    }
    let now = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.txt"));
    std::fs::write(&now, lines.join("\n") + "\n").expect("the folder for tests can be written");
    let longest = expected.len().max(lines.len());
    let at =
        (0..longest).find(|&at| expected.get(at).copied() != lines.get(at).map(String::as_str));
    let at = at.expect("they differ somewhere");
    panic!(
        "{name}: line {} was\n{:?}\nand is\n{:?}\nAll lines as they are: {}\nIf this change is meant, \
         copy that file over test/data/signature/{name}.txt",
        at + 1,
        expected.get(at),
        lines.get(at),
        now.display()
    );
}

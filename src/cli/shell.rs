//! `completions` and `man`: what shells and readers of manuals take.

use std::io;

use clap_mangen::Man as Page;
use clap_mangen::roff::{Roff, roman};
use langkah_language::{Language, within};

use super::args::{Completions, Man, WINDOW, command};
use super::output::Output;

/// The exit statuses, in the words of the manual's page `terminal.md`.
const STATUSES: [(&str, &str); 4] = [
    ("0", "all puzzles were solved, or can be (for `check`)"),
    (
        "1",
        "some puzzle has no solution, `--moves` does not end at its goal, a score is not valid, \
         `grade` finds something not right, or `bound` finds that it is not admissible",
    ),
    ("2", "bad usage or input; also a search of `compare` that does not suit a puzzle"),
    (
        "3",
        "a limit, Ctrl+C or a signal ended a search before it had a solution, or an analysis, a \
         comparison, a practice, the drawing of a picture or the reasons of a Hidato; of several \
         puzzles the worst status counts: 2, then 3, then 1",
    ),
];

/// The pages of the manual, and what they tell.
const PAGES: [(&str, &str); 16] = [
    ("window.md", "the window and its keys"),
    ("play.md", "play: the clock, daily puzzles, results"),
    ("search-tree.md", "the search tree, searches compared"),
    ("terminal.md", "the command line"),
    ("moves.md", "notations of moves, moves analysed"),
    ("own-bound.md", "bounds of your own"),
    ("practice.md", "questions, exams and scores"),
    ("lessons.md", "lessons, and how to write one"),
    ("scripts.md", "JSON, CSV and traces for other programs"),
    ("many-machines.md", "studies and proofs divided among machines"),
    ("files.md", "formats of puzzles"),
    ("hidato.md", "Hidato and Numbrix"),
    ("by-hand.md", "a Hidato solved by hand, and how hard it is"),
    ("own-hidato.md", "a Hidato of your own: outline, givens, edges"),
    ("words.md", "all words, published searches, references"),
    ("speed.md", "how fast it is"),
];

/// Prints the script by which a shell completes the arguments.
pub fn completions(arguments: &Completions, output: &mut Output) -> io::Result<()> {
    let mut script = Vec::new();
    let mut command = within(Language::english(), command);
    clap_complete::generate(arguments.shell, &mut command, "langkah", &mut script);
    output.block(String::from_utf8_lossy(&script))
}

/// Prints a page for `man -l -`, in roff.
pub fn man(arguments: &Man, output: &mut Output) -> io::Result<()> {
    // `langkah help` has no page of its own, and pages name only what has one. The statuses have a
    // section of their own.
    let mut whole =
        within(Language::english(), command).disable_help_subcommand(true).after_help(WINDOW);
    whole.build();
    let named = arguments.subcommand.as_ref().and_then(|name| whole.find_subcommand(name));
    let is_whole = named.is_none();
    let page = named.cloned().unwrap_or(whole);
    let mut text = Vec::new();
    Page::new(page).render(&mut text)?;
    if is_whole {
        end().to_writer(&mut text)?;
    }
    output.block(String::from_utf8_lossy(&text))
}

/// The last sections of the page of the whole: what the statuses mean, and where more is.
fn end() -> Roff {
    let mut roff = Roff::new();
    section(&mut roff, "EXIT STATUS", &STATUSES);
    section(&mut roff, "MANUAL", &PAGES);
    roff.text([roman(
        "These pages are in the folder share/doc/langkah/manual of the installation, in English \
         (en) and in Indonesian (id).",
    )]);
    roff
}

fn section(roff: &mut Roff, heading: &str, entries: &[(&str, &str)]) {
    roff.control("SH", [heading]);
    for (name, meaning) in entries {
        roff.control("TP", []);
        roff.text([roman(*name)]);
        roff.text([roman(*meaning)]);
    }
    roff.control("PP", []);
}

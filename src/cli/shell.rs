//! `completions` and `man`: what shells and readers of manuals take.

use std::io;

use clap_mangen::Man as Page;
use langkah_language::{Language, within};

use super::args::{Completions, Man, command};
use super::output::Output;

/// Prints the script by which a shell completes the arguments.
pub fn completions(arguments: &Completions, output: &mut Output) -> io::Result<()> {
    let mut script = Vec::new();
    let mut command = within(Language::english(), command);
    clap_complete::generate(arguments.shell, &mut command, "langkah", &mut script);
    output.block(String::from_utf8_lossy(&script))
}

/// Prints a page for `man -l -`, in roff.
pub fn man(arguments: &Man, output: &mut Output) -> io::Result<()> {
    // `langkah help` has no page of its own, and pages name only what has one.
    let mut whole = within(Language::english(), command).disable_help_subcommand(true);
    whole.build();
    let named = arguments.subcommand.as_ref().and_then(|name| whole.find_subcommand(name));
    let page = named.cloned().unwrap_or(whole);
    let mut text = Vec::new();
    Page::new(page).render(&mut text)?;
    output.block(String::from_utf8_lossy(&text))
}

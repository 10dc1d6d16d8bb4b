//! The binary: with a subcommand it works in the terminal, without one it opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

#[cfg(feature = "app")]
use langkah::app::Begin;
use langkah::cli::{self, Invocation};
use langkah_language::{Language, text};

fn main() -> ExitCode {
    let asked = match cli::parse() {
        Ok(asked) => asked,
        Err(status) => return status,
    };
    match asked.invocation {
        Invocation::Window(files) => window(files, asked.language),
        Invocation::Terminal(command) => cli::run(&command),
    }
}

#[cfg(feature = "app")]
fn window(files: Vec<PathBuf>, language: Option<Language>) -> ExitCode {
    let text = files.first().filter(|_| files.len() == 1).and_then(|only| cli::typed(only));
    let begin = match text {
        Some(text) => Begin::Text(text.to_owned()),
        None => Begin::Files(files),
    };
    // A mistyped subcommand also comes here, as the name of a file. A menu of the system names
    // files from the root on, and has no terminal to tell anything in.
    let is_mistyped = |path: &&PathBuf| !path.is_absolute() && !langkah::files::exists(path);
    if let Some(path) = begin.files().iter().find(is_mistyped) {
        let name = path.display().to_string();
        return cli::fail(&text!("files-absent", name = name));
    }
    match langkah::app::run(begin, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::fail(&error.to_string()),
    }
}

#[cfg(not(feature = "app"))]
fn window(_: Vec<PathBuf>, _: Option<Language>) -> ExitCode {
    cli::fail(text!("files-without-window"))
}

//! The binary: a subcommand works in the terminal, none opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use langkah::cli;

fn main() -> ExitCode {
    match cli::parse() {
        Ok(cli::Request::Window(file)) => window(file),
        Ok(cli::Request::Terminal(command)) => cli::run(&command),
        Err(status) => status,
    }
}

#[cfg(feature = "app")]
fn window(file: Option<PathBuf>) -> ExitCode {
    match langkah::app::run(file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::fail(&format!("the window cannot be opened: {error}")),
    }
}

#[cfg(not(feature = "app"))]
fn window(_: Option<PathBuf>) -> ExitCode {
    cli::fail("this build has no window; see `langkah --help` for the command line")
}

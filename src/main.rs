//! The binary: with a subcommand it works in the terminal, without one it opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use langkah::cli;

fn main() -> ExitCode {
    match cli::parse() {
        Ok(cli::Invocation::Window(files)) => window(&files),
        Ok(cli::Invocation::Terminal(command)) => cli::run(&command),
        Err(status) => status,
    }
}

#[cfg(feature = "app")]
fn window(files: &[PathBuf]) -> ExitCode {
    // A mistyped subcommand also comes here, as the name of a file.
    if let Some(path) = files.iter().find(|path| !langkah::files::exists(path)) {
        let name = path.display();
        return cli::fail(&format!(
            "{name}: no such file, and no subcommand; see `langkah --help`"
        ));
    }
    match langkah::app::run(files.to_vec()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Some of these errors name a line of a library's source; the last part says what is
            // wrong.
            let error = error.to_string();
            let what = error.rsplit(": ").next().unwrap_or_default();
            cli::fail(&format!(
                "the window cannot be opened: {what}; `langkah check` and `langkah solve` need none"
            ))
        }
    }
}

#[cfg(not(feature = "app"))]
fn window(_: &[PathBuf]) -> ExitCode {
    cli::fail("this build has no window; see `langkah --help` for the command line")
}

//! The program starts itself again where one way to open the window has failed: a program may ask
//! the system only once for what a window needs.

use std::ffi::OsString;
use std::process::{Command, id};
use std::{env, io};

use serde::{Deserialize, Serialize};

use crate::session::Notice;

/// The variable in which a start leaves something to the next one.
const VARIABLE: &str = "LANGKAH_AGAIN";
/// With one of these the system lets a new window come to the front. The first window that is asked
/// for takes them out of the environment.
const TOKENS: [&str; 2] = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"];

/// What a start leaves to the next one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Left {
    process: u32,
    /// Why the ways that were tried before have failed.
    pub faults: Vec<String>,
    /// What the person must still be told: a title and lines.
    pub told: Vec<String>,
}

impl Left {
    /// What the start before this one has left.
    pub fn take() -> Self {
        let left: Option<Self> =
            env::var(VARIABLE).ok().and_then(|text| serde_json::from_str(&text).ok());
        // A program that this one has started has the variable, too, but is another process.
        left.filter(|left| cfg!(not(unix)) || left.process == id()).unwrap_or_default()
    }

    /// What the person must still be told.
    pub fn notice(&self) -> Option<Notice> {
        let (title, lines) = self.told.split_first()?;
        Some(Notice::note(title.clone(), lines.to_vec()))
    }
}

/// What is needed to start the program again.
pub struct Again {
    tokens: Vec<(&'static str, OsString)>,
}

impl Again {
    /// To be called before a window is asked for.
    pub fn prepare() -> Self {
        let tokens = TOKENS.into_iter().filter_map(|name| Some((name, env::var_os(name)?)));
        Self { tokens: tokens.collect() }
    }

    /// Starts the program again in an environment that `change` has changed. It comes back only if
    /// that fails.
    ///
    /// # Errors
    /// The system's error.
    pub fn start(&self, left: &Left, change: impl FnOnce(&mut Command)) -> io::Result<()> {
        let mut program = Command::new(env::current_exe()?);
        let left = Left { process: id(), ..left.clone() };
        program.args(env::args_os().skip(1)).envs(self.tokens.iter().cloned());
        program.env(VARIABLE, serde_json::to_string(&left)?);
        change(&mut program);
        #[cfg(unix)]
        return Err(std::os::unix::process::CommandExt::exec(&mut program));
        #[cfg(not(unix))]
        program.status().map(|status| std::process::exit(status.code().unwrap_or(1)))
    }
}

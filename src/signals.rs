//! The signals by which the system, a terminal or a person asks the program to end.

#[cfg(unix)]
use std::path::Path;

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

#[cfg(unix)]
use crate::files;

/// What the system tells of a process is shorter.
#[cfg(unix)]
const BYTES_MAX: u64 = 1 << 16;

/// The signals that ask for an end.
#[cfg(unix)]
pub fn asking() -> impl Iterator<Item = i32> {
    [SIGINT, SIGTERM].into_iter().chain(hears_hangup().then_some(SIGHUP))
}

/// Whether a hangup is to be heard: under `nohup` the process starts with that signal ignored, and
/// must go on. Where the system does not tell it, nothing is changed.
#[cfg(unix)]
fn hears_hangup() -> bool {
    let ignored = || {
        let status = files::read(Path::new("/proc/self/status"), BYTES_MAX).ok()?;
        let status = String::from_utf8_lossy(&status);
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"))?;
        u64::from_str_radix(mask.trim(), 16).ok()
    };
    ignored().is_some_and(|mask| mask & (1 << (SIGHUP - 1)) == 0)
}

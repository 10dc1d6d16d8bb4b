//! Arguments that do not fit together.

use std::fmt;

/// Why the arguments of a subcommand do not fit together.
#[derive(Debug)]
pub struct Conflict(String);

impl Conflict {
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

//! Arguments that do not fit together.

/// Why the arguments of a subcommand do not fit together.
#[derive(Debug)]
pub struct Conflict(pub String);

impl Conflict {
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

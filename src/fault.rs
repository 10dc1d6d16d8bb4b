//! What is wrong with a text, and where.

use std::fmt;

/// What is wrong at one place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<Kind> {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    pub kind: Kind,
}

/// All faults of a text, in its order; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<Kind>(Vec<Fault<Kind>>);

impl<Kind> Faults<Kind> {
    /// `faults` must not be empty.
    pub(crate) fn new(mut faults: Vec<Fault<Kind>>) -> Self {
        faults.sort_by_key(|fault| (fault.line, fault.column));
        Self(faults)
    }

    pub fn list(&self) -> &[Fault<Kind>] {
        &self.0
    }

    pub(crate) fn into_list(self) -> Vec<Fault<Kind>> {
        self.0
    }
}

impl<Kind> From<Fault<Kind>> for Faults<Kind> {
    fn from(fault: Fault<Kind>) -> Self {
        Self(vec![fault])
    }
}

/// `line:column: what` for each, a line each.
impl<Kind: fmt::Display> fmt::Display for Faults<Kind> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl<Kind: fmt::Debug + fmt::Display> std::error::Error for Faults<Kind> {}

impl<Kind: fmt::Display> fmt::Display for Fault<Kind> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

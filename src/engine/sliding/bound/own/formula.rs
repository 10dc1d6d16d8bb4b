//! The handle of an expression.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fault::FormulaError;
use super::name::Name;
use super::read::{self, Expression};

/// An expression that is a bound: a small handle, so that a plan can be copied.
///
/// The expression itself is kept until the process ends, once for each text. A process makes few of
/// them: one for each bound that a person uses, and not one for each letter that is typed (see
/// [`Formula::fault`]). In a file it is its text.
#[derive(Clone, Copy)]
pub struct Formula(&'static Expression);

/// All expressions of the process.
static ALL: Mutex<Vec<&'static Expression>> = Mutex::new(Vec::new());

impl Formula {
    /// Reads a text. Large letters are as small ones, several spaces as one, and parentheses around
    /// the whole of it are left out.
    ///
    /// # Errors
    /// The first thing that is wrong with the text, and its column.
    pub fn read(text: &str) -> Result<Self, FormulaError> {
        let expression = read::expression(text)?;
        // A panic while a thread held the list leaves the list whole.
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.iter().find(|known| known.text == expression.text) {
            return Ok(Self(known));
        }
        let kept: &'static Expression = Box::leak(Box::new(expression));
        all.push(kept);
        Ok(Self(kept))
    }

    /// What is wrong with a text; `None` if it is an expression. Nothing is kept.
    pub fn fault(text: &str) -> Option<FormulaError> {
        read::expression(text).err()
    }

    /// The text in small letters, with one space for several.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// Its sums over the tiles, as they are told where the expression is taken apart.
    pub fn sums(self) -> impl Iterator<Item = &'static str> {
        self.expression().sums.iter().map(|sum| &*sum.text)
    }

    pub fn uses(self, name: Name) -> bool {
        self.0.uses[name as usize]
    }

    pub(super) fn expression(self) -> &'static Expression {
        self.0
    }
}

impl fmt::Debug for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// There is one expression for each text.
impl PartialEq for Formula {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Formula {}

impl Hash for Formula {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}

impl Serialize for Formula {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Formula {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text).map_err(serde::de::Error::custom)
    }
}

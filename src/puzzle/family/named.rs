//! Searches of either family, and their names.

use std::fmt;
use std::str::FromStr;

use langkah_language::text;

use super::Of;
use crate::compare::{hidato as hidatos, sliding as tiles};

/// A search of one of the families.
pub type Named = Of<tiles::Contender, hidatos::Contender>;

/// Why a name is not the name of a search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("{}", text!("compare-no-search-of-either", error = _0.to_string()))]
    Search(tiles::NameError),
    #[error(transparent)]
    Sliding(tiles::NameError),
    #[error(transparent)]
    Hidato(hidatos::NameError),
}

/// The name that is read as the same search.
impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sliding(search) => search.fmt(f),
            Self::Hidato(search) => search.fmt(f),
        }
    }
}

impl FromStr for Named {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse::<hidatos::Contender>() {
            Ok(search) => return Ok(Self::Hidato(search)),
            Err(error @ (hidatos::NameError::Word { .. } | hidatos::NameError::Twice { .. })) => {
                return Err(NameError::Hidato(error));
            }
            Err(hidatos::NameError::Search { .. }) => {}
        }
        match name.parse::<tiles::Contender>() {
            Ok(search) => Ok(Self::Sliding(search)),
            Err(error @ tiles::NameError::Search { .. }) => Err(NameError::Search(error)),
            Err(error) => Err(NameError::Sliding(error)),
        }
    }
}

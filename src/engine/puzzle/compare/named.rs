//! A search of either family by its name.

use std::str::FromStr;

use langkah_language::text;

use super::{hidato, sliding};
use crate::puzzle::Of;

/// A search of one of the families.
pub type Named = Of<sliding::Contender, hidato::Contender>;

/// Why a name is not the name of a search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("{}", text!("compare-no-search-of-either", error = _0.to_string()))]
    Search(sliding::NameError),
    #[error(transparent)]
    Sliding(sliding::NameError),
    #[error(transparent)]
    Hidato(hidato::NameError),
}

impl FromStr for Named {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse() {
            Ok(search) => return Ok(Self::Hidato(search)),
            Err(error @ (hidato::NameError::Word { .. } | hidato::NameError::Twice { .. })) => {
                return Err(NameError::Hidato(error));
            }
            Err(hidato::NameError::Search { .. }) => {}
        }
        match name.parse() {
            Ok(search) => Ok(Self::Sliding(search)),
            Err(error @ sliding::NameError::Search { .. }) => Err(NameError::Search(error)),
            Err(error) => Err(NameError::Sliding(error)),
        }
    }
}

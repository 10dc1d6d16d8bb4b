//! What is kept for play by hand.

use serde::{Deserialize, Serialize};

/// The choices for play by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlaySettings {
    /// Whether there is no clock, no count of moves and no result.
    #[serde(rename = "quiet")]
    pub is_quiet: bool,
    /// Whether the tiles under the pointer move without a click.
    #[serde(rename = "hover")]
    pub hovers: bool,
}

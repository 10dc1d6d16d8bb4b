//! What keys and clicks on the board do.

/// What keys and clicks on the board do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// They walk the track and explain Kurang.
    #[default]
    View,
    /// They move tiles.
    Play,
    /// They put numbers on cells.
    Edit,
}

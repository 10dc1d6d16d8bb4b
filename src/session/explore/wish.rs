//! What can be asked about recorded searches and comparisons.

use langkah_engine::hidato::board::Board;
use langkah_engine::plan::Plan;
use langkah_engine::sliding::puzzle::Puzzle;

use super::View;
use super::comparison::{Listed, Tuning};
use super::explorer::{Jump, Kin, Pace, Sought};
use super::pair::Gait;

/// What can be asked about recorded searches and comparisons.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    Show(View),
    /// Records the chosen search on the open puzzle.
    Record,
    /// Records another search on it, once. The chosen search stays chosen.
    RecordOnce(Plan),
    Go(Jump),
    PlayPause,
    /// Plays the pseudo-code of the tree line by line, or pauses.
    PlayLines,
    /// A wish about the nodes of the recorded search.
    Node(NodeWish),
    /// Takes the path from the root to a node as the track.
    Walk(u32),
    /// Runs the chosen searches on the chosen puzzles.
    Compare,
    /// Changes a choice for the comparison.
    Tune(Tuning),
    /// Takes the sliding puzzles of files.
    Lines(Listed<Puzzle>),
    /// Takes the Hidatos of files.
    Hidatos(Listed<Board>),
    /// Records the searches of two rows of the comparison, to see them side by side.
    SideBySide([usize; 2]),
    /// Records the same two searches again.
    Again,
    /// Goes back from the two searches to the comparison.
    Apart,
    /// Chooses how the two searches keep step.
    Gait(Gait),
    /// Sets the most nodes of a recording, from the next recording on.
    NodesMax(u32),
    /// Chooses how fast a recorded search is played.
    Pace(Pace),
    /// A wish about nodes of the first (0) or the second (1) of the two searches.
    Of(usize, NodeWish),
}

/// What can be asked about the nodes of a recorded search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeWish {
    /// Selects a node, or none.
    Select(Option<u32>),
    /// Selects a node near to the selected one.
    Kin(Kin),
    /// Selects the next node of a kind.
    Seek(Sought),
    /// Shows what is below a node.
    Open(u32),
    /// Folds what is below a node into a mark.
    Fold(u32),
    /// Forgets which nodes were opened and folded.
    Tidy,
}

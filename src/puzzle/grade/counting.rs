//! What each count is by right: the ways in which programs count nodes, as data, and the figures of
//! the board.

use langkah_engine::plan::Preset;
use langkah_engine::search::best_first::script::Counts;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;

use super::claims::Count;
use super::kinds::Kind;
use super::run::Run;

langkah_engine::named! {
    /// What is counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Counting {
        /// Children made.
        Made = "made",
        MadeAndRoot = "made-and-root",
        /// Children made that were not dropped at once.
        Kept = "kept",
        KeptAndRoot = "kept-and-root",
        /// Nodes whose children were made.
        Expanded = "expanded",
        ExpandedAndGoal = "expanded-and-goal",
        /// Nodes taken from the queue, the goal and duplicates too.
        Taken = "taken",
        TakenButGoal = "taken-but-goal",
    }
}

const GENERATED: [Counting; 4] =
    [Counting::Made, Counting::MadeAndRoot, Counting::Kept, Counting::KeptAndRoot];

const EXPANDED: [Counting; 4] =
    [Counting::Expanded, Counting::ExpandedAndGoal, Counting::Taken, Counting::TakenButGoal];

impl Counting {
    pub(super) fn of(self, run: &Run) -> u64 {
        match self {
            Self::Made => run.made,
            Self::MadeAndRoot => run.made + 1,
            Self::Kept => run.kept,
            Self::KeptAndRoot => run.kept + 1,
            Self::Expanded => run.expanded,
            Self::ExpandedAndGoal => run.expanded + u64::from(run.moves.is_some()),
            Self::Taken => run.taken,
            Self::TakenButGoal => run.taken - u64::from(run.takes_goal),
        }
    }

    /// The ways to count what a number is said to count.
    pub(super) fn all(kind: Kind) -> impl Iterator<Item = Self> {
        let generated = matches!(kind, Kind::Generated | Kind::Nodes);
        let expanded = matches!(kind, Kind::Expanded | Kind::Nodes);
        let generated = GENERATED.into_iter().filter(move |_| generated);
        generated.chain(EXPANDED.into_iter().filter(move |_| expanded))
    }
}

/// How a published search counts.
#[derive(Clone, Copy)]
pub(super) struct Own {
    pub generated: Counting,
    pub expanded: Counting,
}

impl Own {
    pub fn of(preset: Preset) -> Self {
        let (generated, expanded) = match preset.script.map(|script| script.counts) {
            Some(Counts::Raised) => (Counting::KeptAndRoot, Counting::Expanded),
            Some(Counts::Taken) => (Counting::Made, Counting::Taken),
            _ => (Counting::Made, Counting::Expanded),
        };
        Self { generated, expanded }
    }

    pub fn is(self, counting: Counting) -> bool {
        counting == self.generated || counting == self.expanded
    }
}

impl Counting {
    /// What it counts, in words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Made => text!("grade-counts-made"),
            Self::MadeAndRoot => text!("grade-counts-made-and-root"),
            Self::Kept => text!("grade-counts-kept"),
            Self::KeptAndRoot => text!("grade-counts-kept-and-root"),
            Self::Expanded => text!("grade-counts-expanded"),
            Self::ExpandedAndGoal => text!("grade-counts-expanded-and-goal"),
            Self::Taken => text!("grade-counts-taken"),
            Self::TakenButGoal => text!("grade-counts-taken-but-goal"),
        }
    }
}

/// A figure of solvability; `None` for the Kurang of a number that no tile has. Where the goal
/// numbers the tiles, Kurang(i) is that of the tile that counts as i; a text may also mean the tile
/// with this number on it.
pub(super) fn of_board(count: Count, puzzle: &Puzzle) -> Option<u64> {
    let figures = puzzle.solvability();
    let renumbered = |number: u16| {
        let tiles = puzzle.start().tiles().iter();
        let at = tiles.copied().find(|&tile| figures.number(tile) == usize::from(number))?;
        Some(figures.smaller_after(puzzle.start(), at).len() as u64)
    };
    let figure = match count.kind {
        Kind::Kurang(number) if figures.is_renumbered() => {
            let of_tile = match number {
                0 => figures.kurang().last(),
                number => figures.kurang().get(usize::from(number) - 1),
            };
            let of_tile = of_tile.map(|&kurang| u64::from(kurang));
            let is_of_tile = of_tile == Some(count.value);
            return if is_of_tile { of_tile } else { renumbered(number).or(of_tile) };
        }
        Kind::Kurang(0) => figures.kurang().last().copied()?,
        Kind::Kurang(number) => figures.kurang().get(usize::from(number) - 1).copied()?,
        Kind::Kurangs => figures.sum(),
        Kind::X => figures.x(),
        Kind::Parity => figures.total() % 2,
        _ => figures.total(),
    };
    Some(figure.into())
}

//! The ways in which programs count nodes, as data.

use langkah_engine::plan::Preset;
use langkah_engine::search::best_first::script::Counts;

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

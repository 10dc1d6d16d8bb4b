//! The published searches, and what sets them apart.

use serde::{Deserialize, Serialize};

use crate::search::best_first::script::{
    Cost, Counts, GoalTest, Revisits, Script, Ties as ScriptTies,
};

/// A published search, or the course's own statement of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Preset {
    Course,
    Roni,
    Handoyo,
    Rahardjo,
    /// The least-cost search of the 8-puzzle page as its pseudo-code states it: "8 puzzle Problem
    /// using Branch And Bound",
    /// <https://www.geeksforgeeks.org/8-puzzle-problem-using-branch-and-bound/>.
    LcSearch,
    /// The same as the C++ program of the same page does it.
    LcSearchProgram,
}

impl Preset {
    pub const ALL: [Self; 6] = [
        Self::Course,
        Self::Roni,
        Self::Handoyo,
        Self::Rahardjo,
        Self::LcSearch,
        Self::LcSearchProgram,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Course => "course",
            Self::Roni => "roni",
            Self::Handoyo => "handoyo",
            Self::Rahardjo => "rahardjo",
            Self::LcSearch => "lcsearch",
            Self::LcSearchProgram => "lcsearch-program",
        }
    }

    pub const fn title(self) -> &'static str {
        match self {
            Self::Course => "Course",
            Self::Roni => "Roni",
            Self::Handoyo => "Handoyo",
            Self::Rahardjo => "Rahardjo",
            Self::LcSearch => "LCSearch",
            Self::LcSearchProgram => "LCSearch program",
        }
    }

    /// The search as one says it of itself: `Roni’s program`.
    pub fn words(self) -> String {
        match self {
            Self::Course => "The course’s search".to_owned(),
            Self::LcSearch => "LCSearch, pseudo-code".to_owned(),
            Self::LcSearchProgram => "LCSearch, program".to_owned(),
            preset => format!("{}’s program", preset.title()),
        }
    }

    /// What the search does and what its counts count.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Course => {
                "ĉ = g + misplaced tiles, no reversal, each state expanded once, ties to the newest"
            }
            Self::Roni => {
                "ĉ = g + misplaced tiles, no reversal, no visited set, ties as a binary heap \
                 gives them; counts every child made"
            }
            Self::Handoyo => {
                "ĉ = g + misplaced tiles, a state generated before is dropped, ties to the \
                 newest, at times not the shortest; counts the root and every node kept"
            }
            Self::Rahardjo => {
                "misplaced cells with the blank, then depth: greedy, not the shortest; counts \
                 every node taken from the queue"
            }
            Self::LcSearch => {
                "the 8-puzzle page's pseudo-code: ĉ = g + misplaced tiles, reversals made, no \
                 visited set, ties as a heap gives them; ends when the goal is made"
            }
            Self::LcSearchProgram => {
                "the 8-puzzle page's C++ program: as lcsearch, but it ends when the goal is taken \
                 from the queue"
            }
        }
    }

    /// `None` for the course's own statement, which an engine of its own runs.
    pub(in crate::puzzle) const fn script(self) -> Option<Script> {
        let usual = Script {
            cost: Cost::F,
            ties: ScriptTies::Heap,
            revisits: Revisits::Queue,
            counts: Counts::Generated,
            goal_test: GoalTest::Taken,
        };
        Some(match self {
            Self::Course => return None,
            Self::Roni | Self::LcSearchProgram => usual,
            Self::LcSearch => Script { goal_test: GoalTest::Made, ..usual },
            Self::Handoyo => Script {
                ties: ScriptTies::Newest,
                revisits: Revisits::Drop,
                counts: Counts::Raised,
                ..usual
            },
            Self::Rahardjo => Script {
                cost: Cost::HThenMilliG,
                ties: ScriptTies::HeapLessOnTies,
                revisits: Revisits::DropUnlessAsGood,
                counts: Counts::Taken,
                ..usual
            },
        })
    }
}

//! The published searches as data. `assets/developers.md` tells how to add one.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use langkah_language::text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::order::ChildOrder;
use crate::search::best_first::script::{Cost, Counts, GoalTest, Revisits, Script, ScriptTies};

/// A published search, or the course's own statement of one.
#[derive(Clone, Copy)]
pub struct Preset(&'static Rules);

/// The rules and names of a published search.
pub struct Rules {
    /// The name on the command line.
    pub name: &'static str,
    title: fn() -> &'static str,
    words: fn() -> &'static str,
    about: fn() -> &'static str,
    /// The rules of its script. `None` for the course's own statement, for which there is an
    /// engine.
    pub script: Option<Script>,
    /// The order in which children are made.
    pub order: ChildOrder,
    /// Whether the search also makes the move that undoes the last one.
    pub makes_reversals: bool,
    /// Whether its bound also counts the blank, and so is no lower bound.
    pub counts_blank: bool,
    /// Whether a solution is a shortest one if the search ends with it by itself.
    pub proves_least: bool,
}

/// What most programs do.
const SCRIPT: Script = Script {
    cost: Cost::F,
    ties: ScriptTies::Heap,
    revisits: Revisits::Queue,
    counts: Counts::Generated,
    goal_test: GoalTest::Taken,
};

impl Preset {
    pub const ALL: [Self; 6] = [
        Self::COURSE,
        Self::RONI,
        Self::HANDOYO,
        Self::RAHARDJO,
        Self::LCSEARCH,
        Self::LCSEARCH_PROGRAM,
    ];

    pub const COURSE: Self = Self(&Rules {
        name: "course",
        title: || text!("plan-course"),
        words: || text!("plan-course", "words"),
        about: || text!("plan-course", "about"),
        script: None,
        order: ChildOrder::USUAL,
        makes_reversals: false,
        counts_blank: false,
        proves_least: true,
    });

    pub const RONI: Self = Self(&Rules {
        name: "roni",
        title: || text!("plan-roni"),
        words: || text!("plan-roni", "words"),
        about: || text!("plan-roni", "about"),
        script: Some(SCRIPT),
        order: ChildOrder::USUAL,
        makes_reversals: false,
        counts_blank: false,
        proves_least: true,
    });

    /// It drops a state that was generated before, even if the new way to it is shorter: 2 0 8 3 5
    /// 1 6 7 4 needs 27 moves, and it finds 29.
    pub const HANDOYO: Self = Self(&Rules {
        name: "handoyo",
        title: || text!("plan-handoyo"),
        words: || text!("plan-handoyo", "words"),
        about: || text!("plan-handoyo", "about"),
        script: Some(Script {
            ties: ScriptTies::Newest,
            revisits: Revisits::Drop,
            counts: Counts::Raised,
            ..SCRIPT
        }),
        order: ChildOrder::HANDOYO,
        makes_reversals: false,
        counts_blank: false,
        proves_least: false,
    });

    pub const RAHARDJO: Self = Self(&Rules {
        name: "rahardjo",
        title: || text!("plan-rahardjo"),
        words: || text!("plan-rahardjo", "words"),
        about: || text!("plan-rahardjo", "about"),
        script: Some(Script {
            cost: Cost::HThenMilliG,
            ties: ScriptTies::HeapLessOnTies,
            revisits: Revisits::DropUnlessAsGood,
            counts: Counts::Taken,
            ..SCRIPT
        }),
        order: ChildOrder::RAHARDJO,
        makes_reversals: false,
        counts_blank: true,
        proves_least: false,
    });

    /// The least-cost search of the 8-puzzle page as its pseudo-code states it: "8 puzzle Problem
    /// using Branch And Bound",
    /// <https://www.geeksforgeeks.org/8-puzzle-problem-using-branch-and-bound/>.
    pub const LCSEARCH: Self = Self(&Rules {
        name: "lcsearch",
        title: || text!("plan-lcsearch"),
        words: || text!("plan-lcsearch", "words"),
        about: || text!("plan-lcsearch", "about"),
        script: Some(Script { goal_test: GoalTest::Made, ..SCRIPT }),
        order: ChildOrder::PAGE,
        makes_reversals: true,
        counts_blank: false,
        proves_least: true,
    });

    /// The same search as the C++ program on that page does it.
    pub const LCSEARCH_PROGRAM: Self = Self(&Rules {
        name: "lcsearch-program",
        title: || text!("plan-lcsearch-program"),
        words: || text!("plan-lcsearch-program", "words"),
        about: || text!("plan-lcsearch-program", "about"),
        script: Some(SCRIPT),
        order: ChildOrder::PAGE,
        makes_reversals: true,
        counts_blank: false,
        proves_least: true,
    });

    /// The name in a sentence.
    pub fn title(self) -> &'static str {
        (self.title)()
    }

    /// The search in words, with a capital: `Roni’s program`.
    pub fn words(self) -> &'static str {
        (self.words)()
    }

    /// What the search does and what its counts count.
    pub fn about(self) -> &'static str {
        (self.about)()
    }

    /// The order in which it makes children.
    pub(super) const fn order(self) -> ChildOrder {
        self.0.order
    }

    /// Whether it counts nodes in a way of its own.
    pub fn counts_otherwise(self) -> bool {
        self.script.is_some_and(|script| script.counts != Counts::Generated)
    }

    /// The preset with this name: its name on the command line, or its name in older files of
    /// settings, such as `LcSearch`.
    fn named(name: &str) -> Option<Self> {
        let plain = |name: &str| name.replace('-', "").to_lowercase();
        Self::ALL.into_iter().find(|preset| plain(preset.name) == plain(name))
    }
}

impl Deref for Preset {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        self.0
    }
}

impl fmt::Debug for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Names are unique.
impl PartialEq for Preset {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Preset {}

impl Hash for Preset {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl Serialize for Preset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

impl<'de> Deserialize<'de> for Preset {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| serde::de::Error::custom(text!("plan-bad-preset")))
    }
}

//! A lesson and its steps as a file has them.

use langkah_language::text;

use super::task::Task;
use super::words::Words;
use crate::family::named::Named;
use crate::family::subject::Subject;
use crate::practice::Kind;

/// The word with which a file begins.
pub const HEADER: &str = "langkah-lesson";
/// The version of the format.
pub const VERSION: u32 = 1;

/// The most bytes of a file.
pub const BYTES_MAX: usize = 1 << 18;
/// The most steps of a lesson.
pub const STEPS_MAX: usize = 200;
/// The most letters of a title, an author or a note.
pub const LETTERS_MAX: usize = 4000;
/// The most nodes of a search that a lesson can name: the tree of a larger one nobody can read.
pub const NODES_MAX: u32 = 20_000;

/// A lesson as its file has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    pub title: Words,
    pub author: Option<String>,
    pub puzzle: Subject,
    /// The search of all steps that name no other one.
    pub search: Option<Named>,
    /// There is at least one.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    pub view: View,
    /// On the board: how many steps of the solution are made. In the tree: the moment, which is how
    /// many nodes are expanded.
    pub at: u32,
    /// The node that is selected in the tree: its index.
    pub node: Option<u32>,
    pub search: Option<Named>,
    pub note: Words,
    pub task: Option<Task>,
    /// What is hidden until the question is answered, or as long as the step is shown if it has no
    /// question; in the order of [`Hidden::ALL`]. What is [of the puzzle](Hidden::is_of_puzzle)
    /// stays hidden if the next step hides it, too.
    pub hides: Vec<Hidden>,
}

langkah_engine::named! {
    /// What a step shows.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum View {
        #[default]
        Board = "board",
        Tree = "tree",
    }
}

langkah_engine::named! {
    /// What can be hidden until a question is answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Hidden with title {
        /// The table of Kurang.
        Kurang = "kurang", text!("lesson-hidden-kurang");
        /// ΣKurang + X, the verdict, and what follows from it; of a Hidato its verdict.
        Verdict = "verdict", text!("lesson-hidden-verdict");
        /// The figures of the moment that tell which node is expanded next.
        ENode = "e-node", text!("lesson-hidden-e-node");
    }
}

impl Hidden {
    /// Whether it is the same at every step.
    pub const fn is_of_puzzle(self) -> bool {
        matches!(self, Self::Kurang | Self::Verdict)
    }
}

impl Step {
    /// What shows the answer beside the question; `None` if nothing that can be hidden does.
    pub fn shows_answer(&self) -> Option<Hidden> {
        let what = match self.task?.kind() {
            Kind::Kurang => Hidden::Kurang,
            Kind::X | Kind::Verdict => Hidden::Verdict,
            Kind::Cost | Kind::Next | Kind::Fates | Kind::Live | Kind::NextBound => Hidden::ENode,
            Kind::Trust | Kind::Dominance | Kind::Settled | Kind::Candidates | Kind::Guess => {
                return None;
            }
        };
        (what != Hidden::ENode || self.view == View::Tree).then_some(what)
    }

    /// All that a question hides: also the table that has the terms of a sum.
    fn hidden(&self) -> Vec<Hidden> {
        let is_sum = self.task.is_some_and(|task| task.kind() == Kind::Verdict);
        is_sum.then_some(Hidden::Kurang).into_iter().chain(self.shows_answer()).collect()
    }

    /// Asks another question, and hides what shows its answer.
    pub fn ask(&mut self, task: Option<Task>) {
        let before = self.hidden();
        self.task = task;
        let now = self.hidden();
        if now != before {
            self.hides.retain(|what| !before.contains(what));
            self.hides.extend(now);
            self.hides.sort_unstable();
            self.hides.dedup();
        }
    }
}

impl Lesson {
    /// The search of a step: its own, else that of the lesson.
    pub fn search_of(&self, step: &Step) -> Option<Named> {
        step.search.or(self.search)
    }
}

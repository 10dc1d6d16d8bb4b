//! In which points programs of branch and bound differ, as data: a convention for each program.

use langkah_engine::plan::{ChildOrder, Preset};
use langkah_engine::search::best_first::script::{
    Cost, Counts, GoalTest, Revisits, Script, ScriptTies,
};
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;

/// The h of a convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Estimate {
    Misplaced,
    /// Misplaced cells, the blank's too.
    WithBlank,
    Manhattan,
}

/// A best-first search in all points in which programs differ, but for what they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Convention {
    pub estimate: Estimate,
    pub cost: Cost,
    pub ties: ScriptTies,
    pub revisits: Revisits,
    /// Whether the child that undoes the last move is made.
    pub reversals: bool,
    pub goal_test: GoalTest,
    /// The order in which children are made.
    pub ways: [Move; 4],
}

langkah_engine::named! {
    /// A point in which two conventions can differ.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Point {
        Ties = "ties",
        Revisits = "duplicates",
        Reversals = "reversals",
        GoalTest = "goal-test",
        Ways = "order",
        Estimate = "bound",
        Cost = "cost",
    }
}

const TIES: [ScriptTies; 5] = [
    ScriptTies::Newest,
    ScriptTies::Oldest,
    ScriptTies::LeastH,
    ScriptTies::Heap,
    ScriptTies::HeapLessOnTies,
];

const REVISITS: [Revisits; 4] =
    [Revisits::DropTaken, Revisits::Drop, Revisits::Queue, Revisits::DropUnlessAsGood];

const ESTIMATES: [Estimate; 3] = [Estimate::Misplaced, Estimate::WithBlank, Estimate::Manhattan];

const COSTS: [Cost; 3] = [Cost::F, Cost::H, Cost::HThenMilliG];

impl Convention {
    /// The convention of a published search.
    pub fn of(preset: Preset) -> Self {
        let stated = Script {
            cost: Cost::F,
            ties: ScriptTies::Newest,
            revisits: Revisits::DropTaken,
            counts: Counts::Generated,
            goal_test: GoalTest::Taken,
        };
        let script = preset.script.unwrap_or(stated);
        Self {
            estimate: if preset.counts_blank { Estimate::WithBlank } else { Estimate::Misplaced },
            cost: script.cost,
            ties: script.ties,
            revisits: script.revisits,
            reversals: preset.makes_reversals,
            goal_test: script.goal_test,
            ways: preset.order.ways(),
        }
    }

    /// The engine's rules. What it counts is of no account here.
    pub(super) fn script(self) -> Script {
        let Self { cost, ties, revisits, goal_test, .. } = self;
        Script { cost, ties, revisits, counts: Counts::Generated, goal_test }
    }

    /// The points in which it differs from another convention.
    pub fn differences(self, other: Self) -> Vec<Point> {
        let differs = |point: &Point| match point {
            Point::Ties => self.ties != other.ties,
            Point::Revisits => self.revisits != other.revisits,
            Point::Reversals => self.reversals != other.reversals,
            Point::GoalTest => self.goal_test != other.goal_test,
            Point::Ways => self.ways != other.ways,
            Point::Estimate => self.estimate != other.estimate,
            Point::Cost => self.cost != other.cost,
        };
        Point::ALL.into_iter().filter(differs).collect()
    }

    /// The conventions that differ in this point alone.
    fn others(self, point: Point) -> Vec<Self> {
        let all: Vec<Self> = match point {
            Point::Ties => TIES.map(|ties| Self { ties, ..self }).to_vec(),
            Point::Revisits => REVISITS.map(|revisits| Self { revisits, ..self }).to_vec(),
            Point::Reversals => vec![Self { reversals: !self.reversals, ..self }],
            Point::GoalTest => [GoalTest::Taken, GoalTest::Made]
                .map(|goal_test| Self { goal_test, ..self })
                .to_vec(),
            Point::Ways => {
                ChildOrder::all().map(|order| Self { ways: order.ways(), ..self }).collect()
            }
            Point::Estimate => ESTIMATES.map(|estimate| Self { estimate, ..self }).to_vec(),
            Point::Cost => COSTS.map(|cost| Self { cost, ..self }).to_vec(),
        };
        all.into_iter().filter(|other| *other != self).collect()
    }

    /// The conventions that differ in so many points.
    pub fn variants(self, points: usize) -> Vec<Self> {
        let mut found = Vec::new();
        self.vary(&Point::ALL, points, &mut found);
        found
    }

    fn vary(self, left: &[Point], points: usize, found: &mut Vec<Self>) {
        if points == 0 {
            return found.push(self);
        }
        for (at, &point) in left.iter().enumerate() {
            for other in self.others(point) {
                other.vary(&left[at + 1..], points - 1, found);
            }
        }
    }
}

impl Convention {
    /// What it does in a point, in words.
    pub fn words(self, point: Point) -> String {
        let text = match point {
            Point::Ties => match self.ties {
                ScriptTies::Newest => text!("grade-ties-newest"),
                ScriptTies::Oldest => text!("grade-ties-oldest"),
                ScriptTies::LeastH => text!("grade-ties-least-h"),
                ScriptTies::Heap => text!("grade-ties-heap"),
                ScriptTies::HeapLessOnTies => text!("grade-ties-heap-less"),
            },
            Point::Revisits => match self.revisits {
                Revisits::Queue => text!("grade-duplicates-none"),
                Revisits::Drop => text!("grade-duplicates-made"),
                Revisits::DropTaken => text!("grade-duplicates-taken"),
                Revisits::DropUnlessAsGood => text!("grade-duplicates-as-good"),
            },
            Point::Reversals if self.reversals => text!("grade-reversals-made"),
            Point::Reversals => text!("grade-reversals-skipped"),
            Point::GoalTest => match self.goal_test {
                GoalTest::Taken => text!("grade-goal-taken"),
                GoalTest::Made => text!("grade-goal-made"),
            },
            Point::Ways => {
                let ways = self.ways.map(|way| letter(way).to_string()).join(", ");
                return text!("grade-ways", ways = ways);
            }
            Point::Estimate => match self.estimate {
                Estimate::Misplaced => text!("grade-bound-misplaced"),
                Estimate::WithBlank => text!("grade-bound-with-blank"),
                Estimate::Manhattan => text!("grade-bound-manhattan"),
            },
            Point::Cost => match self.cost {
                Cost::F => text!("grade-cost-f"),
                Cost::H => text!("grade-cost-h"),
                Cost::HThenMilliG => text!("grade-cost-h-then-g"),
            },
        };
        text.to_owned()
    }
}

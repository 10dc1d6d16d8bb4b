//! The lines of a listing in words. With its indent a line has at most 46 letters.

use langkah_engine::hidato::published::Measure;
use langkah_engine::search::best_first::script::Cost;
use langkah_engine::search::event::Rule;
use langkah_language::{decimal, text};

use super::{Act, Children, Known, Left, Line, Reason, Root, Take, Test, Who};

impl Line {
    /// The line without its indent.
    pub fn text(&self) -> String {
        let text = match self.act {
            Act::Root(root) => root.text(),
            Act::FirstBound => text!("code-first-bound"),
            Act::Repeat => text!("code-repeat"),
            Act::While => text!("code-while"),
            Act::Take(take) => take.text(),
            Act::If(test) => return text!("code-if", test = test.text()),
            Act::ElseIf(test) => return text!("code-else-if", test = test.text()),
            Act::Else => text!("code-else"),
            Act::Kill(who, reason) => return reason.text(who),
            Act::Remember(who, known) => return known.remembered(who),
            Act::For(children) => return children.text(),
            Act::Key(key, weight) => return key_text(key, weight),
            Act::Push => text!("code-push"),
            Act::StopIf(test) => return test.stop(),
            Act::Stop(left) => return left.text(),
            Act::NextBound => text!("code-next-bound"),
            Act::Propagate => text!("code-propagate"),
            Act::RestartIf => text!("code-restart-if"),
            Act::GuideIf => text!("code-guide-if"),
            Act::Keep => text!("code-keep"),
            Act::Choose => text!("code-choose"),
            Act::Stuck => text!("code-stuck"),
        };
        text.to_owned()
    }
}

impl Root {
    fn text(self) -> &'static str {
        match self {
            Self::Alone => text!("code-root"),
            Self::WithNoStates => text!("code-root-no-states"),
            Self::WithState => text!("code-root-state"),
            Self::WithLeast => text!("code-root-least"),
            Self::EmptyPath => text!("code-root-path"),
        }
    }
}

impl Take {
    fn text(self) -> &'static str {
        match self {
            Self::Least(Cost::H, _) => text!("code-take-h"),
            Self::Least(Cost::HThenMilliG, _) => text!("code-take-key"),
            Self::Least(Cost::F, Rule::LeastH) => text!("code-take-least-h"),
            Self::Least(Cost::F, Rule::Newest) => text!("code-take-newest"),
            Self::Least(Cost::F, Rule::Oldest) => text!("code-take-oldest"),
            Self::Least(Cost::F, Rule::Heap | Rule::HeapLessOnTies) => text!("code-take-heap"),
            Self::Oldest => text!("code-take-first"),
            Self::Least(Cost::F, Rule::DepthFirst) | Self::Deepest => text!("code-take-deepest"),
            Self::DeepestThenWaiting => text!("code-take-waiting"),
            Self::Nearest(Measure::Euclid | Measure::Steps) => text!("code-take-nearest"),
            Self::Nearest(Measure::Slack) => text!("code-take-slack"),
        }
    }
}

impl Who {
    const fn name(self) -> &'static str {
        match self {
            Self::E => "E",
            Self::X => "x",
        }
    }
}

impl Known {
    fn remembered(self, who: Who) -> String {
        let who = who.name();
        match self {
            Self::Always => text!("code-remember", who = who),
            Self::NoFarther => text!("code-remember-g", who = who),
            Self::Cheaper => text!("code-remember-key", who = who),
        }
    }
}

impl Children {
    fn text(self) -> String {
        let text = match self {
            Self::Moves(Some(order)) => return text!("code-for-order", order = order.to_string()),
            Self::NoMoveBack(Some(order)) => {
                return text!("code-for-order-no-move-back", order = order.to_string());
            }
            Self::Moves(None) => text!("code-for"),
            Self::NoMoveBack(None) => text!("code-for-no-move-back"),
            Self::NotLeftOut => text!("code-for-not-left-out"),
            Self::Guess => text!("code-for-guess"),
            Self::Cells => text!("code-for-cells"),
        };
        text.to_owned()
    }
}

fn key_text(key: Cost, weight: f64) -> String {
    match key {
        Cost::F if weight == 1.0 => text!("code-cost").to_owned(),
        Cost::F => {
            let digits = weight.to_string();
            let digits = digits.split_once('.').map_or(0, |(_, digits)| digits.len());
            text!("code-cost-weighted", weight = decimal(weight, digits))
        }
        Cost::H => text!("code-key-h").to_owned(),
        Cost::HThenMilliG => text!("code-key").to_owned(),
    }
}

impl Test {
    /// The question as a clause.
    fn text(self) -> String {
        let text = match self {
            Self::Known(who, Known::Always) => return text!("code-known", who = who.name()),
            Self::Known(who, Known::NoFarther) => return text!("code-known-g", who = who.name()),
            Self::Known(who, Known::Cheaper) => return text!("code-known-key", who = who.name()),
            Self::Goal(who) => return text!("code-is-goal", who = who.name()),
            Self::Deepest(depth) => return text!("code-deepest", depth = depth.to_string()),
            Self::Beyond => text!("code-beyond"),
            Self::NoNext => text!("code-no-next"),
            Self::Contradiction => text!("code-contradiction"),
            Self::Complete => text!("code-complete"),
            Self::Second => text!("code-second"),
            Self::First => text!("code-first"),
            Self::MuchWork => text!("code-much-work"),
            Self::OutOfReach => text!("code-out-of-reach"),
        };
        text.to_owned()
    }

    /// The line that ends the search if the test holds.
    fn stop(self) -> String {
        let test = self.text();
        match self {
            Self::NoNext => text!("code-stop-none", test = test),
            Self::MuchWork => text!("code-stop-learn", test = test),
            Self::Goal(_) | Self::Complete => text!("code-stop-solved", test = test),
            _ => text!("code-stop-if", test = test),
        }
    }
}

impl Reason {
    fn text(self, who: Who) -> String {
        let who = who.name();
        match self {
            Self::Duplicate => text!("code-dead-duplicate", who = who),
            Self::Depth => text!("code-dead-depth", who = who),
            Self::Bound => text!("code-dead-bound", who = who),
            Self::Contradiction => text!("code-dead-contradiction", who = who),
            Self::OutOfReach => text!("code-dead-out-of-reach", who = who),
        }
    }
}

impl Left {
    fn text(self) -> String {
        match self {
            Self::NoSolution => text!("code-stop").to_owned(),
            Self::NoneWithin(depth) => {
                text!("code-stop-within", depth = depth, shown = depth.to_string())
            }
            Self::NoOther => text!("code-stop-no-other").to_owned(),
        }
    }
}

//! What a person is told of the nodes of a Hidato's search.

use langkah_engine::hidato::board::Shape;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::Measure;
use langkah_engine::hidato::tree::{Branch, NO_COST};
use langkah_engine::search::trace::export::{Words, title};
use langkah_engine::search::trace::live::{Decided, Live};
use langkah_engine::search::trace::moment::{Moment, State, Why};
use langkah_engine::search::trace::{Trace, number};
use langkah_language::{decimal, text};

use super::tree::{HidatoTree, branch, short};
use super::{Plan, words};
use crate::told::{Line, LineKind, LiveRow, Told};
use crate::words::{capital, grouped};

/// How many guesses of a way are written out.
const GUESSES_MAX: usize = 12;

impl HidatoTree<'_> {
    /// What led to a node; `None` for a root.
    pub fn branch(&self, trace: &Trace, node: u32) -> Option<Branch> {
        trace.parent(node).map(|_| Branch::of(trace.label(node)))
    }

    /// The name of a node by what led to it.
    fn called(&self, trace: &Trace, node: u32, name: fn(&Shape, Branch) -> String) -> String {
        let branch = self.branch(trace, node);
        match branch {
            Some(branch) => name(self.shape(), branch),
            None => text!("tree-hidato-root").to_owned(),
        }
    }

    /// The cost, to follow other words.
    fn and_cost(&self, trace: &Trace, node: u32) -> String {
        self.cost(trace, node).map(|cost| format!(", {cost}")).unwrap_or_default()
    }

    /// What the cost of a node means in a search by this plan.
    pub(super) fn about_cost(&self) -> &'static str {
        match (self.plan, self.choice) {
            (Plan::Propagate, _) => text!("tree-hidato-about-slack"),
            (Plan::Fauzia, Measure::Euclid) => text!("tree-hidato-about-euclid"),
            (Plan::Fauzia, Measure::Steps) => text!("tree-hidato-about-steps"),
            (Plan::Fauzia, Measure::Slack) => text!("tree-hidato-about-slack-next"),
        }
    }

    /// How many numbers were placed at a node, by which rules.
    fn placed(&self, moment: Moment<'_>, node: u32) -> Option<Line> {
        let standing = self.standing(moment, node);
        let is_guess =
            |cell| standing.branch.is_some_and(|branch| branch.is_placed && branch.cell == cell);
        let facts = standing.placed.iter().filter(|fact| !is_guess(fact.cell));
        let rules: Vec<Rule> = facts.map(|fact| fact.rule).collect();
        let part = |&rule: &Rule| {
            let count = rules.iter().filter(|&&other| other == rule).count();
            (count > 0).then(|| words::counted(rule, count))
        };
        let parts: Vec<String> = Rule::ALL.iter().filter_map(part).collect();
        let text = text!("tree-hidato-placed-by-rules", parts = parts.join(", "));
        (!parts.is_empty()).then(|| Line::new(LineKind::Plain, text))
    }
}

impl Told for HidatoTree<'_> {
    /// With propagation, the slack around the guess, in steps; in the published search, the
    /// distance to the next given. `None` if there is nothing to measure.
    fn cost(&self, trace: &Trace, node: u32) -> Option<String> {
        let h = trace.h(node);
        if h == NO_COST || trace.parent(node).is_none() {
            return None;
        }
        Some(match self.plan {
            Plan::Propagate => slack(h),
            Plan::Fauzia => match self.choice {
                Measure::Euclid => text!("tree-hidato-distance", distance = distance(h)),
                Measure::Steps => text!("tree-hidato-distance", distance = h.to_string()),
                Measure::Slack if h as usize >= self.board.count() => {
                    text!("tree-hidato-out-of-reach").to_owned()
                }
                Measure::Slack => slack(h),
            },
        })
    }

    fn state(&self, trace: &Trace, node: u32, state: State) -> String {
        let plain = match state {
            State::Live if self.plan == Plan::Propagate => text!("tree-hidato-live-turn"),
            State::Live => text!("tree-state-live"),
            State::ENode => text!("tree-state-e-node"),
            State::Expanded => {
                let number = trace.expanded_at(node).unwrap_or(0).to_string();
                return text!("tree-hidato-expanded", number = number);
            }
            State::Goal if trace.is_on_solution(node) => text!("tree-hidato-solution"),
            State::Goal => text!("tree-hidato-another-solution"),
            State::Dead(Why::Contradiction(code)) => {
                return text!("tree-state-dead", why = self.contradiction(trace, node, code));
            }
            State::Dead(Why::Duplicate(Some(twin))) => {
                return text!("tree-hidato-dead-again", node = number(twin).to_string());
            }
            State::Dead(Why::Restart) => text!("tree-hidato-dead-restart"),
            State::Dead(Why::HandedOver) => text!("tree-hidato-handed-over"),
            State::Dead(Why::Limit) => text!("tree-state-limit"),
            State::Dead(Why::Bound) => text!("tree-hidato-dead-bound"),
            State::Dead(why) => return text!("tree-state-dead", why = title(State::Dead(why))),
        };
        plain.to_owned()
    }

    fn about(&self, trace: &Trace, node: u32, at: State) -> String {
        let led = self.branch(trace, node).map(|led| branch(self.shape(), led) + ": ");
        let (state, cost) = (self.state(trace, node, at), self.and_cost(trace, node));
        led.unwrap_or_default() + &state + &cost
    }

    fn lines(&self, moment: Moment<'_>, node: u32) -> Vec<Line> {
        let trace = moment.trace();
        let is_restart = trace.iteration_of(node) > 0 && trace.parent(node).is_none();
        let led = match is_restart {
            true => text!("tree-hidato-restart").to_owned(),
            false => self.called(trace, node, branch),
        };
        let standing = self.standing(moment, node);
        let placed = standing.board.numbers().iter().filter(|&&number| number > 0).count();
        let (placed, count) = (placed.to_string(), self.shape().count().to_string());
        let placed = text!("tree-hidato-placed", placed = placed, count = count);
        let mut lines = vec![Line::new(LineKind::Plain, led), Line::new(LineKind::Plain, placed)];
        let cost = self.cost(trace, node).map(|cost| capital(&cost));
        lines.extend(cost.map(|cost| Line::new(LineKind::Explained(self.about_cost()), cost)));
        let state = moment.state(node).map(|state| capital(&self.state(trace, node, state)) + ".");
        lines.extend(state.map(|state| Line::new(LineKind::Weak, state)));
        lines
    }

    fn caption(&self, trace: &Trace, node: u32) -> [Option<String>; 2] {
        let led = short(self.shape(), Branch::of(trace.label(node)));
        [Some(led), self.cost(trace, node)]
    }

    fn brief(&self, trace: &Trace, node: u32) -> Vec<String> {
        [self.called(trace, node, short)].into_iter().chain(self.cost(trace, node)).collect()
    }

    fn details(&self, moment: Moment<'_>, node: u32) -> Vec<Line> {
        let trace = moment.trace();
        let parent = trace.parent(node);
        let mut lines: Vec<Line> = self.placed(moment, node).into_iter().collect();
        let iteration = trace.iterations().get(trace.iteration_of(node));
        if let Some(before) = iteration.and_then(|one| one.resumes).filter(|_| parent.is_none()) {
            lines.push(Line::new(LineKind::Plain, text!("tree-hidato-taken-back")));
            let text = text!("tree-hidato-again", node = number(before).to_string());
            lines.push(Line::new(LineKind::To(before), text));
        }
        let made = |parent| text!("tree-hidato-made-from", node = number(parent).to_string());
        lines.extend(parent.map(|parent| Line::new(LineKind::To(parent), made(parent))));
        lines
    }

    /// The guesses on the way from the root, and those that failed.
    fn way(&self, moment: Moment<'_>, node: u32) -> Vec<Line> {
        if self.plan != Plan::Propagate {
            return Vec::new();
        }
        let trace = moment.trace();
        // The search has not finished the guess while the node without it is live.
        let is_live = moment.state(node) == Some(State::Live);
        let is_open = |of: u32, led: Branch| of == node && is_live && !led.is_placed;
        let way = trace.lineage(node).into_iter();
        let way = way.filter_map(|of| self.branch(trace, of).filter(|&led| !is_open(of, led)));
        let (held, failed): (Vec<Branch>, Vec<Branch>) = way.partition(|led| led.is_placed);
        let mut lines = Vec::new();
        let stand = text!("tree-hidato-guesses-stand");
        for (title, branches) in [(stand, held), (text!("tree-hidato-guesses-failed"), failed)] {
            if branches.is_empty() {
                continue;
            }
            let name = |led: &Branch| branch(self.shape(), Branch { is_placed: true, ..*led });
            let names: Vec<String> = branches.iter().rev().take(GUESSES_MAX).map(name).collect();
            let names = names.join("; ");
            let names = match branches.len().saturating_sub(GUESSES_MAX) {
                0 => names,
                more => {
                    text!("tree-hidato-guesses-more", guesses = names, count = more.to_string())
                }
            };
            lines.push(Line::new(LineKind::Title, title));
            lines.push(Line::new(LineKind::Plain, names));
        }
        lines
    }

    fn rest(&self, moment: Moment<'_>) -> (&'static str, u32) {
        let trace = moment.trace();
        let goal = trace.solution().last().copied().filter(|_| moment.is_solved());
        let text = match (goal, trace.len()) {
            (Some(_), 1) => text!("tree-hidato-rules-alone"),
            (None, 1) if moment.is_end() => text!("tree-hidato-ends-at-root"),
            (Some(_), _) if moment.is_end() => text!("tree-hidato-ended-solution"),
            _ if moment.is_end() => text!("tree-hidato-ended"),
            _ => text!("tree-before-first"),
        };
        let root = trace.iterations().get(moment.iteration()).map_or(0, |one| one.root);
        (text, goal.unwrap_or(root))
    }

    fn chosen(&self, trace: &Trace, at: u32) -> Option<String> {
        let e_node = trace.moment(at).e_node()?;
        let before = trace.moment(at.checked_sub(1)?);
        let (list, live) = (before.live(2), grouped(before.tally().live));
        let first = list.first().filter(|first| first.node == e_node)?;
        let Some(why) = first.decided.map(|why| self.decided(why)).filter(|why| !why.is_empty())
        else {
            return Some(text!("tree-only-live").to_owned());
        };
        let next = list.get(1).map(|next| number(next.node).to_string())?;
        Some(text!("tree-hidato-first-of-live", live = live, next = next, why = why))
    }

    fn children(&self, count: usize) -> String {
        match (self.plan, count) {
            (Plan::Propagate, _) => text!("tree-hidato-guess-children").to_owned(),
            (Plan::Fauzia, _) => {
                text!("tree-hidato-children", count = count, shown = count.to_string())
            }
        }
    }

    fn decided(&self, decided: Decided) -> &'static str {
        let is_slack = self.choice == Measure::Slack;
        match decided {
            Decided::Cost if is_slack => text!("tree-hidato-why-less-slack"),
            Decided::Newest if is_slack => text!("tree-hidato-why-same-slack"),
            Decided::Cost => text!("tree-hidato-why-less-distance"),
            Decided::Newest => text!("tree-hidato-why-same-distance"),
            Decided::Deeper => text!("tree-hidato-why-deeper"),
            Decided::Sibling => text!("tree-hidato-why-sibling"),
            Decided::LeastH
            | Decided::Oldest
            | Decided::Heap
            | Decided::Above
            | Decided::Reached => "",
        }
    }

    /// The number that is placed, or the number that is taken away.
    fn dot(&self, trace: &Trace, node: u32, _has_cost: bool) -> Option<String> {
        let Branch { number, is_placed, .. } = self.branch(trace, node)?;
        Some(if is_placed { number.to_string() } else { format!("≠{number}") })
    }

    fn below_dot(&self, trace: &Trace, node: u32) -> Option<String> {
        self.branch(trace, node).map(|led| short(self.shape(), led))
    }

    fn below_board(&self, trace: &Trace, node: u32, _has_room: bool) -> Option<String> {
        self.cost(trace, node)
    }

    fn columns(&self) -> (&'static [&'static str], &'static str) {
        (&[], text!("tree-hidato-column"))
    }

    fn row(&self, trace: &Trace, live: &Live) -> LiveRow {
        let why = live.decided.map(|why| self.decided(why)).unwrap_or_default();
        let because = if why.is_empty() { String::new() } else { format!(": {why}") };
        let cost = self.and_cost(trace, live.node);
        let rest = format!("{}{cost}{because}", self.called(trace, live.node, short));
        let about = self.called(trace, live.node, branch) + &cost;
        LiveRow { figures: Vec::new(), rest, about }
    }
}

fn slack(steps: u32) -> String {
    text!("tree-hidato-slack", steps = steps.to_string())
}

/// The root of a square, with the digits that are shown.
fn distance(squared: u32) -> String {
    let root = f64::from(squared).sqrt();
    decimal(root, if root.fract() == 0.0 { 0 } else { 2 })
}

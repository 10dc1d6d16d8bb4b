//! What a person is told of the nodes of a Hidato's search.

use super::tree::{HidatoTree, branch, short};
use super::{Plan, words};
use crate::hidato::board::Shape;
use crate::hidato::propagate::Rule;
use crate::hidato::published::Choice;
use crate::hidato::tree::{Branch, NO_COST};
use crate::puzzle::told::{Line, LineKind, LiveRow, Told};
use crate::puzzle::words::{capital, grouped};
use crate::search::trace::export::{Words, name};
use crate::search::trace::live::{Decided, Live};
use crate::search::trace::moment::{Moment, State, Why};
use crate::search::trace::{Trace, number};

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
        branch.map_or("the root".to_owned(), |branch| name(self.shape(), branch))
    }

    /// The cost, to follow other words.
    fn and_cost(&self, trace: &Trace, node: u32) -> String {
        self.cost(trace, node).map(|cost| format!(", {cost}")).unwrap_or_default()
    }

    /// What the cost of a node means in a search by this plan.
    fn about_cost(&self) -> &'static str {
        match (self.plan, self.choice) {
            (Plan::Propagate, _) => {
                "How many steps more than needed there are to the nearest numbers on the board"
            }
            (Plan::Fauzia, Choice::Euclid) => {
                "From the number just placed to the next given, in a straight line"
            }
            (Plan::Fauzia, Choice::Steps) => {
                "The fewest steps from the number just placed to the next given"
            }
            (Plan::Fauzia, Choice::Slack) => {
                "How many steps more than needed there are to the next given"
            }
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
        let text = format!("Placed here by the rules: {}.", parts.join(", "));
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
            Plan::Propagate => format!("slack {h}"),
            Plan::Fauzia => match self.choice {
                Choice::Euclid => format!("distance {}", distance(h)),
                Choice::Steps => format!("distance {h}"),
                Choice::Slack if h as usize >= self.board.count() => "out of reach".to_owned(),
                Choice::Slack => format!("slack {h}"),
            },
        })
    }

    fn state(&self, trace: &Trace, node: u32, state: State) -> String {
        match state {
            State::Live if self.plan == Plan::Propagate => "live: its turn has not come".to_owned(),
            State::Live => "live: generated, and not yet expanded".to_owned(),
            State::ENode => "the E-node: it is being expanded".to_owned(),
            State::Expanded => {
                format!("expanded (expansion {})", trace.expanded_at(node).unwrap_or(0))
            }
            State::Goal if trace.is_on_solution(node) => "a solution".to_owned(),
            State::Goal => "another solution".to_owned(),
            State::Dead(Why::Contradiction(code)) => {
                format!("dead: {}", self.contradiction(trace, node, code))
            }
            State::Dead(Why::Duplicate(Some(twin))) => {
                format!("dead: the solution of node {} is met again", number(twin))
            }
            State::Dead(Why::Restart) => {
                "dead: the search began again at the root before its turn".to_owned()
            }
            State::Dead(Why::HandedOver) => {
                "handed over: clause learning goes on from here, and has no tree".to_owned()
            }
            State::Dead(Why::Limit) => "dead: the search ended before its turn".to_owned(),
            State::Dead(Why::Bound) => {
                "dead: the next given is farther than there are numbers up to it".to_owned()
            }
            State::Dead(why) => format!("dead: {}", name(State::Dead(why))),
        }
    }

    fn about(&self, trace: &Trace, node: u32, at: State) -> String {
        let led = self.branch(trace, node).map(|led| branch(self.shape(), led) + ": ");
        let (state, cost) = (self.state(trace, node, at), self.and_cost(trace, node));
        led.unwrap_or_default() + &state + &cost
    }

    fn lines(&self, moment: Moment<'_>, node: u32) -> Vec<Line> {
        let trace = moment.trace();
        let is_restart = trace.iteration_of(node) > 0 && trace.parent(node).is_none();
        let led =
            if is_restart { "a restart".to_owned() } else { self.called(trace, node, branch) };
        let standing = self.standing(moment, node);
        let placed = standing.board.numbers().iter().filter(|&&number| number > 0).count();
        let placed = format!("{placed} of {} placed", self.shape().count());
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
            let text = "All guesses were taken back. What was known without them still holds.";
            lines.push(Line::new(LineKind::Plain, text));
            let text = format!("It is node {} again", number(before));
            lines.push(Line::new(LineKind::To(before), text));
        }
        let made = |parent| format!("Made from node {}", number(parent));
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
        for (title, branches) in [("Guesses that stand", held), ("Guesses that failed", failed)] {
            if branches.is_empty() {
                continue;
            }
            let more = branches.len().saturating_sub(GUESSES_MAX);
            let name = |led: &Branch| branch(self.shape(), Branch { is_placed: true, ..*led });
            let names: Vec<String> = branches.iter().rev().take(GUESSES_MAX).map(name).collect();
            let more = if more > 0 { format!("; and {more} before") } else { String::new() };
            lines.push(Line::new(LineKind::Title, format!("{title}, the latest first")));
            lines.push(Line::new(LineKind::Plain, names.join("; ") + &more));
        }
        lines
    }

    fn rest(&self, moment: Moment<'_>) -> (&'static str, u32) {
        let trace = moment.trace();
        let goal = trace.solution().last().copied().filter(|_| moment.is_solved());
        let text = match (goal, trace.len()) {
            (Some(_), 1) => "The rules alone place every number: no guess is needed.",
            (None, 1) if moment.is_end() => "The search ends at its root.",
            (Some(_), _) if moment.is_end() => "The search has ended. Its first solution:",
            _ if moment.is_end() => "The search has ended.",
            _ => "Before the first expansion: only the root is live.",
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
            return Some("It was the only live node.".to_owned());
        };
        let next = list.get(1).map(|next| number(next.node))?;
        Some(format!("First of {live} live nodes; before node {next}: {why}."))
    }

    fn children(&self, count: usize) -> String {
        match (self.plan, count) {
            (Plan::Propagate, _) => "The guess, and the same without it".to_owned(),
            (Plan::Fauzia, 1) => "1 child, as it is made".to_owned(),
            (Plan::Fauzia, _) => format!("{count} children, as they are made"),
        }
    }

    fn decided(&self, decided: Decided) -> &'static str {
        let choice = self.choice;
        match decided {
            Decided::Cost if matches!(choice, Choice::Slack) => "less slack",
            Decided::Newest if matches!(choice, Choice::Slack) => "same slack, newer",
            Decided::Cost => "less distance",
            Decided::Newest => "same distance, newer",
            Decided::Deeper => "the other side of a later guess",
            Decided::Sibling => "the guess goes first",
            Decided::LeastH
            | Decided::Oldest
            | Decided::Heap
            | Decided::Round
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
        (&[], "what it is, and why it is taken before the next")
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

/// The root of a square, with the digits that are shown.
fn distance(squared: u32) -> String {
    let root = f64::from(squared).sqrt();
    if root.fract() == 0.0 { format!("{root:.0}") } else { format!("{root:.2}") }
}

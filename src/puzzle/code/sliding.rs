//! The listings of the searches of sliding puzzles.

use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::best_first::script::{Cost, GoalTest, Revisits, Script};
use langkah_engine::search::event::Rule;
use langkah_engine::sliding::metric::Metric;

use super::{Act, Children, Known, Left, Listing, Reason, Root, Take, Test, Who};

/// The listing of a plan as it runs on a board, for what counts as one move: see [`Plan::on`].
/// `None` for the search that has no one tree.
pub fn listing(plan: Plan, metric: Metric) -> Option<Listing> {
    // The search with tables that leaves boards out makes moves of single tiles alone.
    let has_tables = metric == Metric::Single;
    let listing = match plan {
        Plan::Anytime => return None,
        Plan::Shortest => deepening(Weight::ONE, has_tables),
        Plan::Ida { bound, weight } => {
            let is_strongest = bound == BoundKind::PatternDb && weight == Weight::ONE;
            deepening(weight, has_tables && is_strongest)
        }
        Plan::BestFirst { weight, ties, visited: true, .. } => closed(weight, least(ties)),
        Plan::BestFirst { weight, ties, visited: false, .. } => {
            let (key, children) = (Some((Cost::F, weight.get())), Children::NoMoveBack(None));
            open(Best { take: least(ties), key, children }, None)
        }
        Plan::BreadthFirst { visited, .. } => {
            let best = Best { take: Take::Oldest, key: None, children: Children::Moves(None) };
            open(best, visited.then_some(Known::Always))
        }
        Plan::DepthFirst { visited, depth_max, .. } => depth_first(visited, depth_max),
        Plan::Preset(preset) => match plan.script() {
            Some(script) => published(script, preset.makes_reversals),
            None => closed(Weight::ONE, least(Ties::Newest)),
        },
    };
    let listing = if metric == Metric::Multi { listing.without_back() } else { listing };
    Some(listing.in_order(plan.chosen_order()))
}

fn least(ties: Ties) -> Take {
    Take::Least(Cost::F, ties.into())
}

/// Iterative deepening.
fn deepening(weight: Weight, has_tables: bool) -> Listing {
    let (take, children) = match has_tables {
        true => (Take::DeepestThenWaiting, Children::NotLeftOut),
        false => (Take::Deepest, Children::NoMoveBack(None)),
    };
    Listing::new([
        (0, Act::FirstBound),
        (0, Act::Repeat),
        (1, Act::Root(Root::WithLeast)),
        (1, Act::While),
        (2, Act::Take(take)),
        (2, Act::StopIf(Test::Goal(Who::E))),
        (2, Act::For(children)),
        (3, Act::Key(Cost::F, weight.get())),
        (3, Act::If(Test::Beyond)),
        (4, Act::Kill(Who::X, Reason::Bound)),
        (3, Act::Else),
        (4, Act::Push),
        (1, Act::StopIf(Test::NoNext)),
        (1, Act::NextBound),
    ])
}

/// Best-first with a visited set that takes the states of the nodes that are taken.
fn closed(weight: Weight, take: Take) -> Listing {
    let (key, children) = (Some((Cost::F, weight.get())), Children::NoMoveBack(None));
    Best { take, key, children }.closed(GoalTest::Taken)
}

/// The rules of a best-first search.
struct Best {
    take: Take,
    /// The key, and its factor of h; `None` if the search computes no keys.
    key: Option<(Cost, f64)>,
    children: Children,
}

impl Best {
    fn closed(self, goal_test: GoalTest) -> Listing {
        let (known, is_known) = (Known::Always, Test::Known(Who::E, Known::Always));
        let mut lines = vec![
            (0, Act::Root(Root::WithNoStates)),
            (0, Act::While),
            (1, Act::Take(self.take)),
            (1, Act::If(is_known)),
            (2, Act::Kill(Who::E, Reason::Duplicate)),
            (1, Act::Else),
            (2, Act::Remember(Who::E, known)),
            (2, Act::StopIf(Test::Goal(Who::E))),
            (2, Act::For(self.children)),
        ];
        lines.extend(self.key.map(|(key, weight)| (3, Act::Key(key, weight))));
        if goal_test == GoalTest::Made {
            lines.push((3, Act::StopIf(Test::Goal(Who::X))));
        }
        lines.push((3, Act::Push));
        lines.push((0, Act::Stop(Left::NoSolution)));
        Listing::new(lines)
    }
}

/// Best-first or breadth-first search: `met` tells which children are duplicates, if any.
fn open(best: Best, met: Option<Known>) -> Listing {
    open_and_tested(best, met, GoalTest::Taken)
}

fn open_and_tested(best: Best, met: Option<Known>, goal_test: GoalTest) -> Listing {
    let root = if met.is_some() { Root::WithState } else { Root::Alone };
    let mut lines = vec![
        (0, Act::Root(root)),
        (0, Act::While),
        (1, Act::Take(best.take)),
        (1, Act::StopIf(Test::Goal(Who::E))),
        (1, Act::For(best.children)),
    ];
    lines.extend(best.key.map(|(key, weight)| (2, Act::Key(key, weight))));
    let indent = if met.is_some() { 3 } else { 2 };
    if let Some(known) = met {
        lines.push((2, Act::If(Test::Known(Who::X, known))));
        lines.push((3, Act::Kill(Who::X, Reason::Duplicate)));
        lines.push((2, Act::Else));
        lines.push((3, Act::Remember(Who::X, known)));
    }
    if goal_test == GoalTest::Made {
        lines.push((indent, Act::StopIf(Test::Goal(Who::X))));
    }
    lines.push((indent, Act::Push));
    lines.push((0, Act::Stop(Left::NoSolution)));
    Listing::new(lines)
}

/// The listing of a published search with these rules.
pub fn published(script: Script, makes_reversals: bool) -> Listing {
    let children = if makes_reversals { Children::Moves(None) } else { Children::NoMoveBack(None) };
    let rule = Rule::from(script.ties);
    let key = Some((script.cost, 1.0));
    let best = Best { take: Take::Least(script.cost, rule), key, children };
    match script.revisits {
        Revisits::DropTaken => best.closed(script.goal_test),
        Revisits::Queue => open_and_tested(best, None, script.goal_test),
        Revisits::Drop => open_and_tested(best, Some(Known::Always), script.goal_test),
        Revisits::DropUnlessAsGood => open_and_tested(best, Some(Known::Cheaper), script.goal_test),
    }
}

fn depth_first(visited: bool, depth_max: Option<u32>) -> Listing {
    let known = if depth_max.is_some() { Known::NoFarther } else { Known::Always };
    let root = if visited { Root::WithNoStates } else { Root::Alone };
    let mut lines = vec![(0, Act::Root(root)), (0, Act::While), (1, Act::Take(Take::Deepest))];
    let mut indent = 1;
    if visited {
        lines.push((1, Act::If(Test::Known(Who::E, known))));
        lines.push((2, Act::Kill(Who::E, Reason::Duplicate)));
        lines.push((1, Act::Else));
        lines.push((2, Act::Remember(Who::E, known)));
        indent = 2;
    }
    lines.push((indent, Act::StopIf(Test::Goal(Who::E))));
    if let Some(depth) = depth_max {
        lines.push((indent, Act::If(Test::Deepest(depth))));
        lines.push((indent + 1, Act::Kill(Who::E, Reason::Depth)));
        lines.push((indent, Act::Else));
        indent += 1;
    }
    lines.push((indent, Act::For(Children::Moves(None))));
    if visited {
        lines.push((indent + 1, Act::If(Test::Known(Who::X, known))));
        lines.push((indent + 2, Act::Kill(Who::X, Reason::Duplicate)));
        lines.push((indent + 1, Act::Else));
        indent += 1;
    }
    lines.push((indent + 1, Act::Push));
    let left = depth_max.map_or(Left::NoSolution, Left::NoneWithin);
    lines.push((0, Act::Stop(left)));
    Listing::new(lines)
}

//! The tree that a person has made so far, as a recorded search has it.

use langkah_engine::plan::{Plan, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::event::{NodeListener, Order, Reason};
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::search::watch::Stats;

use super::{Form, HandNode, HandState, Perform};
use crate::practice::tree::Recorded;

impl Perform {
    /// The tree so far, after the last expansion that was begun. Its E-node has the children that
    /// were judged.
    pub fn tree(&self) -> Recorded {
        let mut watch = ();
        let mut recorder = Recorder::new(&mut watch, NODES_MAX);
        let bound = self.rules.bound.kind();
        let (order, plan) = match self.rules.form {
            Form::Deepening => (Order::DEPTH_FIRST, Plan::Ida { bound, weight: Weight::ONE }),
            Form::BestFirst(ties) => {
                let ties = ties.unwrap_or(Ties::Newest);
                let plan = Plan::best_first(bound, Weight::ONE, ties, true);
                let plan = plan.in_order(self.rules.order);
                (Order::by_f(ties.into()), plan)
            }
        };
        recorder.begin(order);
        self.tell(&mut recorder);
        let trace = recorder.finish();
        let has_costs = self.is_ended;
        Recorded { plan, at: trace.last(), trace, is_before_children: false, has_costs }
    }

    /// Tells all nodes in the order in which the person made them, which is that of their indices.
    fn tell(&self, recorder: &mut Recorder<'_>) {
        let mut expanded: Vec<(u32, u32)> = self.expanded().collect();
        expanded.sort_unstable();
        if expanded.is_empty() {
            self.tell_root(recorder, 0);
        }
        for (place, e_node) in expanded {
            if self.nodes[e_node as usize].made_by.is_none() {
                self.tell_root(recorder, e_node);
            }
            recorder.take(e_node);
            recorder.expand(e_node);
            for child in self.children(e_node) {
                tell_child(recorder, child);
            }
            recorder.done(&Stats { expanded: place.into(), ..Stats::default() }, 0);
        }
        if let Some(goal) = self.nodes.iter().position(|node| node.state == HandState::Goal) {
            recorder.take(goal as u32);
            recorder.goal(goal as u32);
            recorder.end(&Outcome::Solved(Vec::new()), &Stats::default());
        }
    }

    fn tell_root(&self, recorder: &mut Recorder<'_>, root: u32) {
        let Some(one) = self.nodes.get(root as usize) else { return };
        let iteration = self.iterations.iter().find(|iteration| iteration.root == root);
        let bound = iteration.map(|iteration| iteration.bound);
        recorder.root(one.h, bound.filter(|_| self.rules.form == Form::Deepening));
    }

    /// The expansions and their nodes.
    fn expanded(&self) -> impl Iterator<Item = (u32, u32)> {
        let all = self.nodes.iter().enumerate();
        all.filter_map(|(index, node)| match node.state {
            HandState::Expanded(place) => Some((place, index as u32)),
            _ => None,
        })
    }

    fn children(&self, e_node: u32) -> impl Iterator<Item = &HandNode> {
        let is_child =
            move |node: &&HandNode| node.made_by.is_some_and(|(parent, _)| parent == e_node);
        self.nodes.iter().filter(is_child)
    }
}

/// The index of the twin serves as the key of its state.
fn tell_child(recorder: &mut Recorder<'_>, child: &HandNode) {
    let Some((_, way)) = child.made_by else { return };
    let mark = recorder.child(way as u32, child.g, child.h);
    match child.state {
        HandState::Duplicate(twin) => {
            recorder.meet(twin, twin.into());
            recorder.duplicate(mark, twin.into());
        }
        HandState::Bound => recorder.kill(mark, Reason::Bound),
        HandState::Live | HandState::Expanded(_) | HandState::Goal => {}
    }
}

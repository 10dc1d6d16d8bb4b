//! The search for conventions that give what a text says.

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Halt, Progress, Stats, Watch};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::solve;

use super::claims::{Claims, Count};
use super::convention::Convention;
use super::counting::{Counting, Own};
use super::kinds::Kind;
use super::run::Run;
use super::{Explained, Grade, Order, difference};

/// In at most so many points a convention without a name may differ.
const POINTS_MAX: usize = 3;

/// The most explanations that are told.
const EXPLAINED_MAX: usize = 5;

/// Looks for conventions that give all that a text says: the search itself with another way to
/// count, the published searches, the search that Langkah makes where none is named, and then
/// conventions that differ in one point, in two, in three.
pub(super) fn explain(
    puzzle: &Puzzle,
    claims: &Claims,
    order: &Order,
    run: &Run,
    watch: &mut dyn Watch,
    grade: &mut Grade,
) {
    let base = Convention::of(order.preset);
    let mut judge =
        Judge { puzzle, claims, base, own: Own::of(order.preset), limits: order.limits };
    judge.limits.generated_max = judge.limits.generated_max.saturating_sub(run.made);
    let found = judge.fits(run, base, Some(order.preset));
    grade.explained.extend(found);
    for preset in Preset::ALL.into_iter().filter(|&preset| preset != order.preset) {
        if !judge.try_on(Convention::of(preset), Some(preset), watch, grade) {
            return;
        }
    }
    if grade.explained.is_empty() {
        grade.usual = judge.usual(watch);
    }
    for points in 1..=POINTS_MAX {
        if !grade.explained.is_empty() || grade.usual.is_some() {
            break;
        }
        for convention in base.variants(points) {
            if !judge.try_on(convention, None, watch, grade) {
                return;
            }
            if grade.explained.len() > EXPLAINED_MAX {
                grade.explained.pop();
                grade.has_others = true;
                break;
            }
        }
    }
    let changes = |one: &Explained| (!one.has_moves, one.points.len() + one.countings.len());
    grade.explained.sort_by_key(changes);
}

struct Judge<'a> {
    puzzle: &'a Puzzle,
    claims: &'a Claims,
    base: Convention,
    /// How the search that was asked for counts.
    own: Own,
    /// What is left.
    limits: Limits,
}

impl Judge<'_> {
    /// Runs a convention, and notes it if it fits. `false` if nothing is left to run another.
    fn try_on(
        &mut self,
        convention: Convention,
        preset: Option<Preset>,
        watch: &mut dyn Watch,
        grade: &mut Grade,
    ) -> bool {
        let enough = enough(self.claims);
        let generated_max = self.limits.generated_max.min(enough);
        let limits = Limits { generated_max, ..self.limits };
        let run = Run::new(self.puzzle, convention, &limits, watch);
        self.limits.generated_max = self.limits.generated_max.saturating_sub(run.made);
        let is_over = match run.halt {
            Some(Halt::Limit(Limit::Nodes)) => generated_max < enough,
            Some(Halt::Stopped | Halt::Limit(Limit::Time)) => true,
            // A small search ends before it asks the watch.
            _ => watch.beat(&Progress::default()).is_err(),
        };
        if is_over || self.limits.generated_max == 0 {
            grade.is_cut = true;
            return false;
        }
        let found = self.fits(&run, convention, preset);
        grade.explained.extend(found);
        true
    }

    /// The plan that Langkah has where none is named, if its search has all counts: those of its
    /// reports must not be called wrong without a word of it.
    fn usual(&self, watch: &mut dyn Watch) -> Option<Plan> {
        let has_nodes = self.claims.counts.iter().any(|count| is_of_nodes(count.kind));
        if !has_nodes || !self.claims.expansions.is_empty() {
            return None;
        }
        let generated_max = self.limits.generated_max.min(enough(self.claims));
        let limits = Limits { generated_max, ..self.limits };
        let request = Request { limits, ..Request::default() };
        let solution = solve(self.puzzle, &request, watch).ok()?;
        let Outcome::Solved(path) = &solution.outcome else { return None };
        let length = path.len();
        let has = |count: &Count| {
            count.kind.is_of_board() || is_of(count, &solution.stats, Some(length as u64))
        };
        let is_as_long = self::length(self.claims).is_none_or(|own| own == length);
        (is_as_long && self.claims.counts.iter().all(has)).then_some(solution.plan)
    }

    fn fits(&self, run: &Run, convention: Convention, preset: Option<Preset>) -> Option<Explained> {
        if needs_end(self.claims) && run.halt.is_some() {
            return None;
        }
        let length = run.moves.as_ref().map(Vec::len);
        if self::length(self.claims).is_some_and(|own| Some(own) != length) {
            return None;
        }
        let own = preset.map_or(self.own, Own::of);
        let mut countings = Vec::new();
        for count in &self.claims.counts {
            let ways = || Counting::all(count.kind).filter(|way| way.of(run) == count.value);
            match count.kind {
                kind if kind.is_of_board() => {}
                Kind::Live if run.live == count.value => {}
                Kind::Length if length.map(|length| length as u64) == Some(count.value) => {}
                Kind::Length | Kind::Live => return None,
                _ if ways().any(|way| own.is(way)) => {}
                _ => countings.push(ways().next()?),
            }
        }
        let (reached, difference) = difference(run, self.claims, self.puzzle);
        if difference.is_some() || reached < self.claims.expansions.len() {
            return None;
        }
        let has_moves = run.has_moves(self.claims).unwrap_or(true);
        let points = convention.differences(self.base);
        Some(Explained { convention, preset, points, countings, has_moves })
    }
}

/// Whether a search with these figures has a count.
pub(super) fn is_of(count: &Count, stats: &Stats, length: Option<u64>) -> bool {
    match count.kind {
        Kind::Length => length == Some(count.value),
        Kind::Generated => stats.generated == count.value,
        Kind::Expanded => stats.expanded == count.value,
        Kind::Nodes => [stats.generated, stats.expanded].contains(&count.value),
        Kind::Live => stats.live_peak == count.value,
        _ => false,
    }
}

/// A search that makes more children than this does not fit.
pub(super) fn enough(claims: &Claims) -> u64 {
    let nodes = claims.counts.iter().filter(|count| is_of_nodes(count.kind));
    let most = nodes.map(|count| count.value).max();
    let listed = claims.expansions.len() as u64;
    match most {
        // No node has more than four children.
        Some(most) => most.max(listed).saturating_mul(4).saturating_add(16),
        None if needs_end(claims) => u64::MAX,
        None => 4 * listed + 16,
    }
}

/// Whether a text says something that is known only when the search has ended.
fn needs_end(claims: &Claims) -> bool {
    length(claims).is_some() || claims.counts.iter().any(|count| !count.kind.is_of_board())
}

/// How many moves a text has, if they lead to the goal.
fn length(claims: &Claims) -> Option<usize> {
    let route = claims.route.as_ref();
    route.filter(|route| route.ends_at_goal()).map(|route| route.length)
}

fn is_of_nodes(kind: Kind) -> bool {
    matches!(kind, Kind::Generated | Kind::Expanded | Kind::Nodes)
}

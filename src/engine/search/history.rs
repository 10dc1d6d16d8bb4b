//! How the best solution and the lower bound of an anytime search come nearer to each other.

use std::sync::Arc;
use std::time::Duration;

use super::space::Label;

/// What is known from a time on, until the next point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The time since the search began.
    pub after: Duration,
    /// The cost of the best solution; `None` before the first one.
    pub best: Option<usize>,
    /// No solution costs less than this.
    pub bound: u32,
}

impl Point {
    /// How much the best solution may cost more than a shortest one.
    pub fn gap(&self) -> Option<usize> {
        self.best.map(|best| best.saturating_sub(self.bound as usize))
    }
}

/// A solution that was the best one for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The time since the search began.
    pub after: Duration,
    pub cost: usize,
    pub labels: Arc<[Label]>,
}

/// The points of a search, each with a better solution or a higher bound than the one before. There
/// are at most as many as the first solution costs, and one more. Of the solutions at most
/// [`KEPT_MAX`](Self::KEPT_MAX) are kept, always the first and the best.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    points: Vec<Point>,
    kept: Vec<Kept>,
}

impl History {
    pub const KEPT_MAX: usize = 32;

    /// In the order of time.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The solutions that are kept, in the order of time: each costs less than the one before.
    pub fn kept(&self) -> &[Kept] {
        &self.kept
    }

    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// The best solution.
    pub fn best(&self) -> Option<&Kept> {
        self.kept.last()
    }

    /// The bound of the last point; 0 before the first one.
    pub fn bound(&self) -> u32 {
        self.points.last().map_or(0, |last| last.bound)
    }

    /// The points at which a better solution was found.
    pub fn improvements(&self) -> impl Iterator<Item = (Duration, usize)> {
        let before = std::iter::once(None).chain(self.points.iter().map(|point| point.best));
        let better = before.zip(&self.points).filter(|(before, point)| *before != point.best);
        better.filter_map(|(_, point)| Some((point.after, point.best?)))
    }

    /// At most `most` of the points, the first and the last among them, with about as many points
    /// left out between each two.
    pub fn thinned(&self, most: usize) -> Vec<Point> {
        let (count, most) = (self.points.len(), most.max(2));
        if count <= most {
            return self.points.clone();
        }
        (0..most).map(|at| self.points[at * (count - 1) / (most - 1)]).collect()
    }

    /// Takes in a proved bound. Tells whether it is higher than the one before.
    pub fn raise(&mut self, after: Duration, bound: u32) -> bool {
        let best = self.points.last().and_then(|last| last.best);
        self.note(Point { after, best, bound })
    }

    /// Takes in a solution and the bound of that time. Tells whether one of them is better than
    /// before.
    pub fn find(&mut self, after: Duration, cost: usize, labels: &[Label], bound: u32) -> bool {
        if self.best().is_none_or(|best| cost < best.cost) {
            self.kept.push(Kept { after, cost, labels: labels.into() });
            self.thin();
        }
        self.note(Point { after, best: Some(cost), bound })
    }

    fn note(&mut self, new: Point) -> bool {
        let Some(last) = self.points.last().copied() else {
            self.points.push(new);
            return true;
        };
        let best = match (last.best, new.best) {
            (Some(last), Some(new)) => Some(last.min(new)),
            (last, new) => last.or(new),
        };
        let after = last.after.max(new.after);
        let point = Point { after, best, bound: last.bound.max(new.bound) };
        let is_new = (point.best, point.bound) != (last.best, last.bound);
        if is_new {
            self.points.push(point);
        }
        is_new
    }

    /// Lets a solution go if there are too many: the one whose neighbours cost nearly the same.
    fn thin(&mut self) {
        if self.kept.len() <= Self::KEPT_MAX {
            return;
        }
        let between = |at: &usize| self.kept[at - 1].cost - self.kept[at + 1].cost;
        if let Some(at) = (1..self.kept.len() - 1).min_by_key(between) {
            self.kept.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::History;

    fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    #[test]
    fn only_what_is_better_is_noted() {
        let mut history = History::default();
        assert!(history.raise(ms(1), 10));
        assert!(!history.raise(ms(2), 9), "a bound never falls");
        assert!(history.find(ms(3), 30, &[0, 1], 10));
        assert!(!history.find(ms(4), 31, &[2], 10), "a longer solution is none");
        assert!(history.raise(ms(5), 12));
        assert!(history.find(ms(6), 20, &[3], 20));
        let points = history.points().iter().map(|point| (point.best, point.bound, point.gap()));
        let expected = [
            (None, 10, None),
            (Some(30), 10, Some(20)),
            (Some(30), 12, Some(18)),
            (Some(20), 20, Some(0)),
        ];
        assert_eq!(points.collect::<Vec<_>>(), expected);
        assert_eq!(history.improvements().collect::<Vec<_>>(), [(ms(3), 30), (ms(6), 20)]);
        assert_eq!(history.best().map(|best| &*best.labels), Some(&[3][..]));
    }

    #[test]
    fn memory_is_bounded_and_the_first_and_the_best_stay() {
        let mut history = History::default();
        for round in 0..500_usize {
            history.find(ms(round as u64), 1000 - round, &[round as u8], 0);
        }
        let costs: Vec<usize> = history.kept().iter().map(|kept| kept.cost).collect();
        assert_eq!((costs.len(), costs[0], costs[31]), (History::KEPT_MAX, 1000, 501));
        assert!(costs.is_sorted_by(|a, b| a > b));
        let widest = costs.windows(2).map(|pair| pair[0] - pair[1]).max();
        assert!(widest < Some(500 / 4), "they are spread: {costs:?}");
        let thinned = history.thinned(12);
        assert_eq!((thinned.len(), thinned[0].best, thinned[11].best), (12, Some(1000), Some(501)));
        assert_eq!(history.thinned(1000).len(), 500);
    }
}

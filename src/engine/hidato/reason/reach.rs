//! Which numbers are within reach of a cell.

use crate::hidato::board::{Board, Topology};
use crate::hidato::propagate::gaps::spread;

/// For each empty cell, its numbers within reach, ascending: the missing numbers that a walk over
/// empty cells, between the nearest placed numbers, can bring to the cell at the right step. A
/// filled cell has none.
///
/// The number that a completion has in a cell is always one of these; the rules leave fewer.
pub fn within_reach(board: &Board) -> Vec<Vec<u16>> {
    let runs = runs(board);
    let mut numbers: Vec<Vec<u16>> = vec![Vec::new(); board.count()];
    let mut below = None;
    for (at, run) in runs.iter().enumerate() {
        // No number of the runs at both sides of it is more steps away than they have numbers.
        let most = run.count().max(runs.get(at + 1).map_or(0, Run::count));
        let above = run.above.map(|(_, cell)| steps_to(board, cell, most));
        let steps = |distances: &Option<Vec<_>>, cell: usize| distances.as_ref()?[cell];
        for (cell, numbers) in numbers.iter_mut().enumerate() {
            if board.number(cell).is_none() {
                numbers.extend(run.fitting([steps(&below, cell), steps(&above, cell)]));
            }
        }
        below = above;
    }
    numbers
}

/// The numbers within reach of one cell, ascending: see [`within_reach`].
pub fn within_reach_of(board: &Board, cell: usize) -> Vec<u16> {
    if board.number(cell).is_some() {
        return Vec::new();
    }
    let mut steps_to: Vec<Option<u16>> = vec![None; board.count()];
    spread(board, cell, |other, steps| {
        steps_to[other] = Some(steps);
        true
    });
    let steps = |end: End| end.and_then(|(_, cell)| steps_to[cell]);
    runs(board).iter().flat_map(|run| run.fitting([steps(run.below), steps(run.above)])).collect()
}

/// The placed number below or above a run, with its cell; `None` where there is none.
type End = Option<(u16, usize)>;

/// Missing numbers without a placed one between them, which may be none.
struct Run {
    first: u16,
    last: u16,
    below: End,
    above: End,
    is_chess: bool,
}

/// All runs of a board, ascending.
fn runs(board: &Board) -> Vec<Run> {
    let cells = board.cells();
    let placed = || (1..).zip(&cells).filter_map(|(number, cell)| Some((number, (*cell)?)));
    let is_chess = board.shape().topology() == Topology::Orthogonal;
    let belows = std::iter::once(None).chain(placed().map(Some));
    let aboves = placed().map(Some).chain([None]);
    let run = |(below, above): (End, End)| Run {
        first: below.map_or(1, |(number, _)| number + 1),
        last: above.map_or(board.count() as u16, |(number, _)| number - 1),
        below,
        above,
        is_chess,
    };
    belows.zip(aboves).map(run).collect()
}

impl Run {
    const fn count(&self) -> u16 {
        self.last + 1 - self.first
    }

    /// The numbers of the run that fit a cell so many steps from the cells below and above it; a
    /// cell without a way to one of the two has none.
    fn fitting(&self, [below, above]: [Option<u16>; 2]) -> impl Iterator<Item = u16> + use<> {
        let from = match self.below {
            None => Some(self.first),
            Some((number, _)) => below.map(|steps| number + steps),
        };
        let to = match self.above {
            None => Some(self.last),
            Some((number, _)) => above.and_then(|steps| number.checked_sub(steps)),
        };
        let [first, last] = [self.first, self.last];
        let range = from.zip(to).map(|(from, to)| from.max(first)..=to.min(last));
        // Orthogonal steps change the colour of a chessboard each time.
        let known = self.below.and(from).or(self.above.and(to)).filter(|_| self.is_chess);
        let fits = move |number: &u16| known.is_none_or(|known| (number ^ known) & 1 == 0);
        range.into_iter().flatten().filter(fits)
    }
}

/// The fewest steps from a cell to each empty cell, over empty cells; 0 to itself.
pub(in crate::hidato) fn distances(board: &Board, from: usize) -> Vec<Option<u16>> {
    steps_to(board, from, u16::MAX)
}

/// The same, only to cells that are at most so many steps away.
fn steps_to(board: &Board, from: usize, most: u16) -> Vec<Option<u16>> {
    let mut distances: Vec<Option<u16>> = vec![None; board.count()];
    distances[from] = Some(0);
    spread(board, from, |cell, steps| {
        if board.number(cell).is_none() && steps <= most {
            distances[cell] = Some(steps);
        }
        steps <= most
    });
    distances
}

//! Whether a person can check what rules out the other choices on the board alone, or whether the
//! rules have used something that is not told.

use super::reach::within_reach;
use super::strikes::Strike;
use crate::hidato::board::{Board, Shape};
use crate::hidato::propagate::evidence::Unfit;
use crate::hidato::propagate::{Clash, Contradiction, Evidence, gaps};

/// How much work it may be to check a trial, because a person waits: for each number that it puts,
/// the square of the number of cells.
pub(super) const WORK_MAX: usize = 4_000_000;

/// What a person sees who knows the numbers within reach and what was ruled out before.
#[derive(Clone)]
struct Sight {
    board: Board,
    /// The numbers of each empty cell.
    open: Vec<Vec<u16>>,
    out: Vec<(u16, usize)>,
}

/// The places of the strikes that nobody can check with the board and with the strikes before them
/// alone.
pub(super) fn untold(board: &Board, strikes: &[Strike]) -> Vec<usize> {
    let mut sight = Sight::new(board.clone(), Vec::new());
    let mut is_untold = |strike: &Strike| {
        let is_told = sight.holds(strike.number, strike.cell, &strike.evidence);
        sight.rule_out(strike.number, strike.cell);
        !is_told
    };
    let places = strikes.iter().enumerate();
    places.filter_map(|(at, strike)| is_untold(strike).then_some(at)).collect()
}

impl Sight {
    fn new(board: Board, out: Vec<(u16, usize)>) -> Self {
        let mut open = within_reach(&board);
        for &(number, cell) in &out {
            open[cell].retain(|&other| other != number);
        }
        Self { board, open, out }
    }

    fn shape(&self) -> &Shape {
        self.board.shape()
    }

    fn rule_out(&mut self, number: u16, cell: usize) {
        self.open[cell].retain(|&other| other != number);
        self.out.push((number, cell));
    }

    /// The same after a number was put into an empty cell.
    fn with(&self, number: u16, cell: usize) -> Self {
        let mut board = self.board.clone();
        board.set(cell, number);
        Self::new(board, self.out.clone())
    }

    fn can_stand(&self, number: u16, cell: usize) -> bool {
        match self.board.number(cell) {
            Some(other) => other == number,
            None => self.open[cell].contains(&number),
        }
    }

    fn cells_of(&self, number: u16) -> Vec<usize> {
        (0..self.board.count()).filter(|&cell| self.can_stand(number, cell)).collect()
    }

    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.shape().neighbours(cell).iter().map(|&cell| usize::from(cell))
    }

    /// The cells beside a cell that a number can take.
    fn beside(&self, number: u16, cell: usize) -> Vec<usize> {
        self.neighbours(cell).filter(|&at| self.can_stand(number, at)).collect()
    }

    /// The numbers before and after a number.
    fn next(&self, number: u16) -> impl Iterator<Item = u16> + use<> {
        let last = self.board.count() as u16;
        [number - 1, number + 1].into_iter().filter(move |other| (1..=last).contains(other))
    }

    fn numbers(&self, cell: usize) -> Vec<u16> {
        self.board.number(cell).map_or_else(|| self.open[cell].clone(), |number| vec![number])
    }

    /// The cells that a cell can follow or be followed by.
    fn links(&self, cell: usize) -> Vec<usize> {
        let numbers = self.numbers(cell);
        let can_link = |&to: &usize| {
            numbers.iter().any(|&one| self.next(one).any(|next| self.can_stand(next, to)))
        };
        self.neighbours(cell).filter(can_link).collect()
    }

    fn can_end(&self, cell: usize) -> bool {
        self.can_stand(1, cell) || self.can_stand(self.board.count() as u16, cell)
    }

    /// Whether a number cannot stand in a cell for this reason.
    fn holds(&self, number: u16, cell: usize, evidence: &Evidence) -> bool {
        let stands = |number: u16, cell: usize| self.board.number(cell) == Some(number);
        let is_within =
            |cells: Vec<usize>, named: &[usize]| cells.iter().all(|cell| named.contains(cell));
        match evidence {
            Evidence::Plain => false,
            // It says that nobody can see it.
            Evidence::Searched => true,
            Evidence::Occupied { by } => stands(*by, cell),
            Evidence::Elsewhere { cell } => stands(number, *cell),
            Evidence::Far { by, cell } | Evidence::Joined { by, cell } => stands(*by, *cell),
            Evidence::BeyondEdges { by, cell } => stands(*by, *cell),
            Evidence::NoneBeside { number: other, cells } => {
                let is_few = cells.is_empty() || is_within(self.cells_of(*other), cells);
                is_few && self.beside(*other, cell).is_empty()
            }
            Evidence::OneBeside { cell: one } => {
                self.next(number).all(|next| is_within(self.beside(next, cell), &[*one]))
            }
            Evidence::End { to } => is_within(self.links(cell), &[*to]),
            Evidence::NeitherJoined { cell: at } => {
                self.next(number).all(|next| !self.can_stand(next, *at))
            }
            Evidence::Forced { to, since } => self.is_forced((number, cell), to, since),
            Evidence::Region { cells, unfit: Unfit::Small, .. } => {
                let is_free = |&at: &usize| self.board.number(at).is_none();
                let is_shut =
                    |&at: &usize| is_within(self.neighbours(at).filter(is_free).collect(), cells);
                cells.iter().all(is_shut)
            }
            Evidence::Region { .. } => false,
            Evidence::Trial { chain, clash } => self.fails((number, cell), chain, clash),
        }
    }

    /// Whether the cells of `since` can link only as is said, and the number then lacks one beside
    /// it.
    fn is_forced(
        &self,
        (number, cell): (u16, usize),
        to: &[usize],
        since: &[(usize, Vec<usize>)],
    ) -> bool {
        let is_right = |(from, links): &(usize, Vec<usize>)| {
            !self.can_end(*from) && self.links(*from).iter().all(|at| links.contains(at))
        };
        let is_known = match since.is_empty() {
            true => to.iter().all(|at| self.shape().joined(cell).contains(&(*at as u16))),
            false => since.iter().all(is_right),
        };
        let next: Vec<u16> = self.next(number).collect();
        let can = |number: u16, at: usize| self.can_stand(number, at);
        let is_left = match (&*next, to) {
            ([one], [at]) => can(*one, *at),
            ([_], _) => false,
            (_, [at]) => next.iter().any(|&one| can(one, *at)),
            (&[below, above], &[a, b]) => {
                can(below, a) && can(above, b) || can(below, b) && can(above, a)
            }
            _ => true,
        };
        is_known && !is_left
    }

    /// Whether the numbers of the chain follow one after the other from the trial, each without a
    /// choice, and the last of them leaves the contradiction.
    fn fails(&self, (number, cell): (u16, usize), chain: &[(u16, usize)], clash: &Clash) -> bool {
        if (chain.len() + 1) * self.board.count().pow(2) > WORK_MAX {
            return false;
        }
        let mut sight = self.with(number, cell);
        for &(number, cell) in chain {
            if !sight.can_stand(number, cell) {
                return false;
            }
            let is_alone = sight.cells_of(number) == [cell] || sight.open[cell] == [number];
            if !is_alone {
                return false;
            }
            sight = sight.with(number, cell);
        }
        sight.is_met(clash)
    }

    fn is_met(&self, clash: &Clash) -> bool {
        // The rules may know of numbers that are not on the board.
        if clash.between.iter().any(|&(other, at)| self.board.number(at) != Some(other)) {
            return false;
        }
        match clash.contradiction {
            Contradiction::NoCell(number) => match self.cells_of(number)[..] {
                [] => true,
                [cell] if clash.cells.first() == Some(&cell) => {
                    clash.between.iter().any(|&(other, at)| {
                        let steps = gaps::distance(&self.board, cell, at);
                        steps.is_none_or(|steps| steps > number.abs_diff(other))
                    })
                }
                _ => false,
            },
            Contradiction::NoNumber(cell) => self.numbers(cell).is_empty(),
            Contradiction::DeadEnd(cell) => match self.links(cell).len() {
                0 => true,
                1 => !self.can_end(cell),
                _ => false,
            },
            _ => false,
        }
    }
}

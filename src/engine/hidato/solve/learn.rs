//! The other engine: clause learning, for what branch and bound does not settle soon.
//!
//! What the rules leave open is written as clauses. There is a variable for each number and cell
//! that may still meet. Every number has exactly one cell, and every cell exactly one number; a
//! number in a cell needs the numbers before and after beside it. The solver is batsat, after N.
//! Eén and N. Sörensson, "An extensible SAT-solver", SAT 2003.

use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

use super::beats::Beats;
use crate::hidato::propagate::{Deductions, Domains};
use crate::search::limits::Limits;
use crate::search::watch::{Halt, Stats, Watch};

/// If numbers have more cells than this on average, branch and bound is better: nearly empty boards
/// have many solutions, and there is little to learn.
pub(super) const CELLS_MAX: usize = 16;

/// In sets up to this size, clauses exclude each pair.
const PAIRWISE_MAX: usize = 6;

/// What the solver says.
pub(super) enum Answer {
    /// The cell of each number.
    Found(Vec<u16>),
    Nothing,
    Halt(Halt),
}

/// The clauses of a board and their solver.
pub(super) struct Learner<'a> {
    solver: Solver<Beats<'a>>,
    /// The variables of each number, by ascending cell.
    of_number: Vec<Vec<(u16, Var)>>,
}

impl<'a> Learner<'a> {
    /// Writes the clauses. If the watch stops it, clauses are missing, and [`solve`] then ends with
    /// the halt.
    ///
    /// [`solve`]: Self::solve
    pub fn new<W: Deductions>(
        domains: &Domains<'_, W>,
        stats: Stats,
        limits: &Limits,
        watch: &'a mut dyn Watch,
    ) -> Self {
        let beats = Beats::new(stats, limits.memory_max, watch);
        let solver = Solver::new(SolverOpts::default(), beats);
        let count = domains.count();
        let mut learner = Self { solver, of_number: Vec::with_capacity(count) };
        for v in 0..count {
            let vars = domains.cells_of(v).map(|cell| (cell as u16, learner.variable())).collect();
            learner.of_number.push(vars);
        }
        learner.write_exclusions(count);
        learner.write_links(domains);
        learner.write_edges(domains);
        learner
    }

    fn variable(&mut self) -> Var {
        self.solver.cb().add_variable();
        self.solver.new_var_default()
    }

    /// Asks the watch now and then whether to stop.
    fn is_halted(&self) -> bool {
        self.solver.cb().stop()
    }

    /// The most bytes held, including those of branch and bound.
    pub fn memory_peak(&self) -> u64 {
        self.solver.cb().memory_peak()
    }

    fn write_exclusions(&mut self, count: usize) {
        let mut of_cell: Vec<Vec<Lit>> = vec![Vec::new(); count];
        for v in 0..count {
            if self.is_halted() {
                return;
            }
            let lits: Vec<Lit> =
                self.of_number[v].iter().map(|&(_, var)| Lit::new(var, true)).collect();
            for (&(cell, _), &lit) in self.of_number[v].iter().zip(&lits) {
                of_cell[usize::from(cell)].push(lit);
            }
            self.exactly_one(lits);
        }
        for lits in of_cell {
            if self.is_halted() {
                return;
            }
            self.exactly_one(lits);
        }
    }

    fn exactly_one(&mut self, lits: Vec<Lit>) {
        self.at_most_one(&lits);
        self.clause(lits);
    }

    /// Adds clauses by which at most one of `lits` is true: pair by pair, or in two parts, with one
    /// more variable that says in which part the true literal may be.
    fn at_most_one(&mut self, lits: &[Lit]) {
        if lits.len() <= PAIRWISE_MAX {
            for (at, &a) in lits.iter().enumerate() {
                lits[at + 1..].iter().for_each(|&b| self.clause(vec![!a, !b]));
            }
            return;
        }
        let (left, right) = lits.split_at(PAIRWISE_MAX - 1);
        let later = Lit::new(self.variable(), true);
        let mut group = left.to_vec();
        group.push(later);
        self.at_most_one(&group);
        let mut rest = vec![!later];
        rest.extend_from_slice(right);
        self.at_most_one(&rest);
    }

    fn write_links<W: Deductions>(&mut self, domains: &Domains<'_, W>) {
        for v in 0..self.of_number.len() {
            if self.is_halted() {
                return;
            }
            for &(cell, var) in &self.of_number[v].clone() {
                let others = [v.checked_sub(1), Some(v + 1).filter(|&v| v < domains.count())];
                for other in others.into_iter().flatten() {
                    let mut clause = vec![Lit::new(var, false)];
                    clause.extend(
                        { self.of_number[other].iter() }
                            .filter(|&&(to, _)| domains.can_link(cell, to))
                            .map(|&(_, var)| Lit::new(var, true)),
                    );
                    self.clause(clause);
                }
            }
        }
    }

    /// A number in a cell needs the number before or after in each cell that this one is joined
    /// with.
    fn write_edges<W: Deductions>(&mut self, domains: &Domains<'_, W>) {
        for v in 0..self.of_number.len() {
            if self.is_halted() {
                return;
            }
            for &(cell, var) in &self.of_number[v].clone() {
                for &to in domains.joined(cell.into()) {
                    let others = [v.checked_sub(1), Some(v + 1)].into_iter().flatten();
                    let vars = others.filter_map(|other| self.of_number.get(other)).flatten();
                    let beside = vars.filter(|&&(other, _)| other == to);
                    let mut clause: Vec<Lit> =
                        beside.map(|&(_, var)| Lit::new(var, true)).collect();
                    clause.push(Lit::new(var, false));
                    self.clause(clause);
                }
            }
        }
    }

    fn clause(&mut self, mut lits: Vec<Lit>) {
        self.solver.cb().add_clause(lits.len());
        self.solver.add_clause_reuse(&mut lits);
    }

    /// Excludes one full assignment; `cells` has the cell of each number. If the board no longer
    /// lets some number stand in its cell the assignment is excluded already; a clause of the other
    /// numbers alone would exclude too much.
    pub fn exclude(&mut self, cells: &[u16]) {
        let clause: Option<Vec<Lit>> = { self.of_number.iter().zip(cells) }
            .map(|(vars, cell)| {
                let (_, var) = vars.iter().find(|(other, _)| other == cell)?;
                Some(Lit::new(*var, false))
            })
            .collect();
        if let Some(clause) = clause {
            self.clause(clause);
        }
    }

    pub fn solve(&mut self) -> Answer {
        // Clauses may be missing.
        if let Some(halt) = self.solver.cb().halt.get() {
            return Answer::Halt(halt);
        }
        let result = self.solver.solve_limited(&[]);
        if result == lbool::TRUE {
            let is_true = |var: Var| self.solver.value_var(var) == lbool::TRUE;
            let cell = |vars: &Vec<(u16, Var)>| {
                vars.iter().find(|(_, var)| is_true(*var)).map_or(0, |&(cell, _)| cell)
            };
            Answer::Found(self.of_number.iter().map(cell).collect())
        } else if result == lbool::FALSE {
            Answer::Nothing
        } else {
            Answer::Halt(self.solver.cb().halt.get().unwrap_or(Halt::Stopped))
        }
    }
}

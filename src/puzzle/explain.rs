//! The bound of a plan on a board, taken apart.

use langkah_engine::plan::{BoundKind, Plan};
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::bound::explain::{Explained, Part};
use langkah_engine::sliding::fifteen::canon::Numbering;
use langkah_engine::sliding::fifteen::carried::PatternDb;
use langkah_engine::sliding::fifteen::tables::Tables;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::multi::bound::Databases;
use langkah_engine::sliding::packed;

/// Takes a plan's bound apart. It holds the tables that this needs.
pub struct Explainer {
    plan: Plan,
    goal: Board,
    tables: Option<PatternDb>,
    /// The tables where a line shifted at once is one move.
    databases: Option<Databases>,
    metric: Metric,
}

impl Explainer {
    /// An explainer for a plan that fits boards of the goal's size. Pattern databases must be kept
    /// from an earlier search; otherwise their bound cannot be taken apart. For multi-tile moves
    /// `h` of what it gives is the sum of the parts, from which the search makes its h.
    pub fn new(plan: Plan, metric: Metric, goal: &Board) -> Self {
        let (mut tables, mut databases) = (None, None);
        match metric {
            _ if plan.bound() != Some(BoundKind::PatternDb) => {}
            Metric::Multi => databases = Databases::kept(goal),
            Metric::Single => {
                let numbering = Numbering::new(goal);
                let held = numbering.and_then(|numbering| Tables::held(numbering.home));
                tables = held.and_then(|held| PatternDb::new(goal, held));
            }
        }
        Self { plan, goal: goal.clone(), tables, databases, metric }
    }

    /// h without its weight, taken apart; `g` moves led to the board. `None` if the plan's bound
    /// cannot be taken apart on boards of this size.
    pub fn explain(&self, board: &Board, g: u32) -> Option<Explained> {
        if self.metric == Metric::Multi && self.plan.bound() == Some(BoundKind::PatternDb) {
            return self.databases.as_ref().map(|databases| databases.explain(board));
        }
        match (&self.tables, self.plan.bound()) {
            (None, Some(BoundKind::PatternDb)) => None,
            (Some(tables), Some(BoundKind::PatternDb)) if board.dims() == self.goal.dims() => {
                pattern_db(board, tables)
            }
            _ => explain(self.plan, board, &self.goal, g),
        }
    }
}

fn explain(plan: Plan, board: &Board, goal: &Board, g: u32) -> Option<Explained> {
    let explained = plan.bound()?.explain(board, goal, g);
    let (cell, home) = (board.blank(), goal.blank());
    match plan {
        Plan::Preset(preset) if preset.counts_blank && cell != home => explained.map(|explained| {
            let mut parts = explained.parts;
            parts.push(Part::Misplaced { tile: BLANK, cell, home });
            Explained::new(parts)
        }),
        _ => explained,
    }
}

fn pattern_db(board: &Board, bound: &PatternDb) -> Option<Explained> {
    let views = bound.parts(packed::pack(board)).map(|parts| {
        let part = |(tiles, moves)| Part::Pattern { tiles, moves };
        Explained::new(parts.into_iter().map(part).collect())
    });
    views.into_iter().max_by_key(|explained| explained.h)
}

//! The 15-puzzle by iterative deepening with pattern databases: the everyday tables, and the larger
//! tables if a position turns out to be hard.

use std::sync::Arc;
use std::time::Duration;

use super::clock::{Clock, SetUp};
use super::job::Job;
use super::rest;
use super::solution::Solution;
use super::tape::Tape;
use super::threads::threads;
use crate::plan::Request;
use crate::search::event::{Cut, NodeListener};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::Outcome;
use crate::search::watch::{Halt, Making, Progress, Stats, Watch};
use crate::sliding::bound::Bound;
use crate::sliding::bound::manhattan::Manhattan;
use crate::sliding::fifteen;
use crate::sliding::fifteen::canon::{Canon, Numbering};
use crate::sliding::fifteen::carried::PatternDb;
use crate::sliding::fifteen::hard::{self, HardTables};
use crate::sliding::fifteen::tables::Tables;
use crate::sliding::packed;
use crate::sliding::pattern::NoTables;
use crate::sliding::puzzle::Puzzle;

/// How many nodes the everyday tables generate before a position counts as hard. From here on,
/// making the larger tables takes less time than going on.
const GENERATED_HARD: u64 = 30_000_000;
/// How many nodes count as many if the larger tables are already in memory.
const GENERATED_HARD_KEPT: u64 = 2_000_000;
/// How many nodes count as many if the larger tables are on the shelf: to read them from there
/// takes the time of so many nodes.
const GENERATED_HARD_ON_SHELF: u64 = 6_000_000;
/// The bytes that the larger tables take while they are made. With less memory the everyday tables
/// go on.
const HARD_MEMORY: u64 = 448 << 20;

/// The everyday tables for a goal's blank; the time counts as set-up. `None` if a limit or the
/// watch ends it.
fn tables(
    home: u8,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) -> Option<Arc<Tables>> {
    let make = |threads, watch: &mut dyn Watch| Tables::get(home, threads, watch);
    let tables = solution.tables(Tables::BYTES_MAX, request, clock, make)?;
    solution.tables_peak = solution.tables_peak.max(tables.bytes());
    Some(tables)
}

/// The bound with the everyday tables. `None` if the board has not 4×4 cells, or a limit or the
/// watch ends it.
pub fn bound(
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) -> Option<PatternDb> {
    let numbering = Numbering::new(puzzle.goal())?;
    PatternDb::new(puzzle.goal(), tables(numbering.home, request, clock, solution)?)
}

/// A lower bound on the moves of every solution that needs no tables.
pub fn least(puzzle: &Puzzle) -> u32 {
    let bound = Manhattan::new(puzzle.goal());
    bound.h(bound.carry(packed::pack(puzzle.start())))
}

/// Searches for a shortest solution until it is found, or a limit or the watch ends it. Does
/// nothing unless the board has 4×4 cells.
pub fn deepen(job: Job<'_, '_, '_>) {
    let Job { puzzle, request, clock, solution, tape } = job;
    let Some(canon) = Canon::new(puzzle.start(), puzzle.goal()) else { return };
    solution.lower_bound = least(puzzle);
    let home = canon.numbering.home;
    let Some(tables) = tables(home, request, clock, solution) else { return };
    let most = request.limits.generated_max;
    let hard = if HardTables::is_kept(home) {
        GENERATED_HARD_KEPT
    } else if HardTables::are_on_shelf(home) {
        GENERATED_HARD_ON_SHELF
    } else {
        GENERATED_HARD
    };
    let may_be_hard = most > hard && request.limits.memory_max >= HARD_MEMORY;
    let generated_max = if may_be_hard { hard } else { most };
    if tape.nodes_max.is_some() {
        let limits = Limits { generated_max, ..request.limits };
        let is_done =
            record(&tables, &canon, (&limits, may_be_hard), request, clock, solution, tape);
        if is_done {
            return;
        }
    }
    deepen_everyday(&tables, &canon, generated_max, request, clock, solution);
    if solution.halt == Some(Halt::Limit(Limit::Nodes)) && may_be_hard {
        // Also where those on the shelf turn out to be damaged: they made the hand-over sooner.
        solution.tables_kept = hard < GENERATED_HARD;
        let is_done = deepen_hard(&canon, request, clock, solution);
        if !is_done {
            deepen_everyday(&tables, &canon, most, request, clock, solution);
        }
    }
}

/// Records the search as far as one tree can show it. `false` if the search goes on after that: it
/// is then run again from its beginning without a recorder, which makes the same nodes faster.
fn record(
    tables: &Tables,
    canon: &Canon,
    (limits, may_be_hard): (&Limits, bool),
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
    tape: &mut Tape<'_>,
) -> bool {
    let Some(nodes_max) = tape.nodes_max else { return false };
    clock.begin_search(Duration::ZERO);
    let mut recorder = tape.recorder(clock, nodes_max);
    let finished = fifteen::record(tables, canon, limits, threads(request), &mut recorder);
    let finished = finished.filter(|finished| {
        let is_spent = finished.outcome == Outcome::Halted(Halt::Limit(Limit::Nodes));
        if is_spent && may_be_hard {
            recorder.cut(Cut::Tables);
        }
        !(is_spent && may_be_hard)
    });
    if let Some(finished) = &finished {
        recorder.end(&finished.outcome, &finished.stats);
    }
    tape.trace = Some(recorder.finish());
    solution.search_time = clock.elapsed();
    let Some(finished) = finished else {
        solution.search_time = Duration::ZERO;
        return false;
    };
    solution.take(finished, tables.h(&canon.tiles));
    true
}

/// Goes on with the everyday tables from the solution's figures.
fn deepen_everyday(
    tables: &Tables,
    canon: &Canon,
    generated_max: u64,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) {
    let so_far = solution.stats;
    let limits = Limits { generated_max, ..request.limits };
    clock.begin_search(solution.search_time);
    let finished = fifteen::deepen(tables, canon, &limits, threads(request), &so_far, clock);
    solution.search_time = clock.elapsed();
    solution.halt = None;
    solution.take(finished, tables.h(&canon.tiles));
}

/// Goes on from where the everyday tables stopped. `false` if there is no memory for the larger
/// tables: then only time has passed.
fn deepen_hard(
    canon: &Canon,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) -> bool {
    rest::want();
    let before = solution.stats;
    let latest = Progress {
        stats: before,
        elapsed: solution.search_time,
        lower_bound: solution.lower_bound,
        ..Progress::default()
    };
    let mut set_up = SetUp::new(clock, Making::LargerTables, latest);
    let tables = HardTables::get(canon.numbering.home, threads(request), &mut set_up);
    solution.setup_time += set_up.elapsed();
    match tables {
        Ok(tables) => search_hard(&tables, canon, request, clock, solution),
        Err(NoTables::Ended(halt)) => {
            solution.end(halt);
            true
        }
        Err(NoTables::Memory | NoTables::Home) => false,
    }
}

/// The search of [`deepen_hard`] with its tables.
fn search_hard(
    tables: &HardTables,
    canon: &Canon,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) -> bool {
    solution.tables_peak += tables.bytes_peak();
    clock.begin_search(solution.search_time);
    let so_far = Stats { f: solution.lower_bound, ..solution.stats };
    let (limits, threads) = (&request.limits, threads(request));
    let finished = hard::deepen(tables, &canon.tiles, limits, threads, &so_far, clock);
    solution.search_time = clock.elapsed();
    let Some(mut finished) = finished else { return false };
    if let Outcome::Solved(labels) = &mut finished.outcome {
        *labels = canon.labels(labels);
    }
    solution.halt = None;
    let lower_bound = finished.lower_bound;
    solution.take(finished, lower_bound);
    true
}

//! Every moment of recorded searches, whole and cut short, against the engine's log.

use langkah_engine::search::limits::Limit;
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::watch::Halt;

use super::judge::check;
use super::searches::{Ask, Engine, engines, puzzles};

const DEPTH: Outcome = Outcome::Halted(Halt::Limit(Limit::Depth));

#[test]
fn every_engine_at_every_moment() {
    let mut recorded = 0;
    for (index, puzzle) in puzzles(126).enumerate() {
        for engine in engines() {
            // Without a visited set, trees of far boards are large.
            if puzzle.start().tiles().len() > 9 && index % 5 > 0 {
                continue;
            }
            check(&Ask::whole(engine).manhattan(&puzzle));
            recorded += 1;
        }
    }
    assert!(recorded > 600);
}

#[test]
fn weights_and_the_weaker_bound() {
    for (index, puzzle) in puzzles(60).enumerate() {
        for engine in engines() {
            let weight = [0.5, 1.0, 1.7, 3.0][index % 4];
            check(&Ask { weight, ..Ask::whole(engine) }.misplaced(&puzzle));
        }
    }
}

/// If a limit ends a search, its live nodes are dead by the limit, and all other nodes stay as they
/// were.
#[test]
fn limits_kill_what_is_live() {
    let mut halted = 0;
    for puzzle in puzzles(72) {
        for engine in engines() {
            for generated_max in [0, 1, 7, 40] {
                let mut ask = Ask::whole(engine);
                ask.limits.generated_max = generated_max;
                let recorded = ask.manhattan(&puzzle);
                check(&recorded);
                // By its depth a search ends when nothing is live.
                let is_depth = recorded.finished.outcome == DEPTH;
                if matches!(recorded.finished.outcome, Outcome::Halted(_)) && !is_depth {
                    halted += 1;
                    let trace = &recorded.trace;
                    let end = trace.moment(u32::MAX);
                    for live in trace.moment(trace.expansions()).live(usize::MAX) {
                        let dead = State::Dead(Why::Limit);
                        assert_eq!(end.state(live.node), Some(dead), "{engine:?}");
                    }
                    assert_eq!(end.tally().live, 0);
                }
            }
        }
    }
    assert!(halted > 500, "{halted}");
}

/// A search that may hold no memory is recorded as one that did nothing.
#[test]
fn no_memory_at_all() {
    let puzzle = puzzles(20).last().expect("a puzzle");
    for engine in engines() {
        let mut ask = Ask::whole(engine);
        ask.limits.memory_max = 0;
        let recorded = ask.manhattan(&puzzle);
        let tally = recorded.trace.moment(3).tally();
        let stats = recorded.finished.stats;
        if engine != Engine::Ida {
            assert_eq!((tally.generated, tally.expanded), (stats.generated, stats.expanded));
            assert_eq!(recorded.trace.expansions(), 0);
        }
    }
}

/// A trace that is full is the beginning of the whole one, as far as it goes.
#[test]
fn a_full_trace_is_the_beginning_of_the_whole_one() {
    let mut cut = 0;
    for puzzle in puzzles(54) {
        for engine in engines() {
            let whole = Ask::whole(engine).manhattan(&puzzle).trace;
            for nodes_max in [1, 2, 3, 10, 33] {
                let part = Ask { nodes_max, ..Ask::whole(engine) }.manhattan(&puzzle).trace;
                assert!(part.len() <= nodes_max.max(1));
                if part.outcome().is_some() {
                    assert_eq!(part.len(), whole.len());
                    continue;
                }
                cut += 1;
                assert_eq!((part.last(), part.solved_at()), (part.expansions(), None));
                for at in 0..=part.last() {
                    let (a, b) = (part.moment(at), whole.moment(at));
                    assert_eq!((a.tally(), a.e_node()), (b.tally(), b.e_node()), "{engine:?}");
                    assert_eq!(a.live(usize::MAX), b.live(usize::MAX), "{engine:?} after {at}");
                    let states = |m: langkah_engine::search::trace::moment::Moment<'_>| {
                        (0..part.len()).map(|node| m.state(node)).collect::<Vec<_>>()
                    };
                    assert_eq!(states(a), states(b), "{engine:?} after {at}");
                }
                // The next expansion would not have fitted.
                assert!(whole.moment(part.last() + 1).nodes() > nodes_max);
            }
        }
    }
    assert!(cut > 500, "{cut}");
}

#[test]
fn jumps_between_iterations() {
    let mut several = 0;
    for puzzle in puzzles(40) {
        let recorded = Ask::whole(Engine::Ida).misplaced(&puzzle);
        let trace = &recorded.trace;
        let begins: Vec<u32> = recorded
            .log
            .roots
            .iter()
            .map(|&root| recorded.log.nodes[root as usize].made as u32)
            .collect();
        let mut at = 0;
        let mut met = vec![0];
        while let Some(next) = trace.next_iteration(at) {
            assert_eq!(trace.previous_iteration(next), Some(at));
            assert_eq!(trace.moment(next).e_node(), Some(trace.iterations()[met.len()].root));
            assert_eq!(trace.moment(next).iteration(), met.len());
            assert_eq!(trace.moment(next - 1).iteration(), met.len() - 1);
            at = next;
            met.push(next);
        }
        assert_eq!(met, begins);
        assert!(trace.iterations().iter().map(|one| one.bound).is_sorted());
        several += usize::from(met.len() > 2);
    }
    assert!(several > 10, "{several}");
}

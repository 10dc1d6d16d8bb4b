//! Iterative deepening with the tables.
//!
//! R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
//! Intelligence 27 (1985).

use super::canon::Canon;
use super::dive::{Dive, End};
use super::tables::{SPARE, Tables};
use crate::search::event::{BEAT, Flow, Halt, Listener, Stats};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};

/// Searches for a shortest solution until it is found, or a limit or the listener ends it. The
/// tables must be those for the puzzle's blank. The labels are those of moves on the board as it
/// was given. Nodes beyond `generated_max` are at most those of one beat.
pub fn deepen(
    tables: &Tables,
    canon: &Canon,
    limits: &Limits,
    listener: &mut impl Listener,
) -> Finished {
    let (root, h) = tables.state(&canon.tiles);
    let mut stats = Stats { f: h[0].max(h[1]), live_peak: 1, ..Stats::default() };
    if root.positions[0] == tables.goal {
        return Finished { outcome: Outcome::Solved(Vec::new()), lower_bound: 0, stats };
    }
    let mut halt = None;
    loop {
        let before = stats;
        let interval = BEAT.min(limits.generated_max.max(1));
        let mut dive = Dive::new(tables, interval, |expanded, generated| {
            let now = Stats {
                expanded: before.expanded + expanded,
                generated: before.generated + generated,
                ..before
            };
            halt = match listener.beat(&now) {
                _ if now.generated >= limits.generated_max => Some(Halt::Limit(Limit::Nodes)),
                Flow::Continue => None,
                Flow::Stop => Some(Halt::Stopped),
                Flow::TimeUp => Some(Halt::Limit(Limit::Time)),
            };
            halt.is_none()
        });
        let spare = h.map(|h| u64::from(stats.f - h));
        let mut state = root;
        state.budget |= spare[0] << SPARE[0] | spare[1] << SPARE[1];
        dive.run(state);
        stats.expanded += dive.expanded;
        stats.generated += dive.generated;
        stats.live_peak = stats.live_peak.max(u64::from(stats.f) + 1);
        let outcome = match dive.end {
            // Every child's h is greater or less by 1, so the next f is greater by 2.
            None => {
                stats.f += 2;
                continue;
            }
            Some(End::Goal) => {
                dive.path.reverse();
                Outcome::Solved(canon.labels(&dive.path))
            }
            Some(End::Halt) => Outcome::Halted(halt.unwrap_or(Halt::Stopped)),
        };
        return Finished { outcome, lower_bound: stats.f, stats };
    }
}

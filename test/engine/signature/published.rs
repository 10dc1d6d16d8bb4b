//! The published search of Hidato and the variants that its paper suggests: figures on some boards.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::published::{self, Measure, Variant};
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;

use super::assert_lines;
use crate::hidato::oracle::{data, read};

const NAMES: [&str; 10] = [
    "hidato/fauzia",
    "hidato/fauzia-3blank",
    "hidato/gen-05x05-a",
    "hidato/gen-05x05-few",
    "hidato/gen-07x07-holes",
    "hidato/gen-08x08-a",
    "hidato/gen-12x12-smooth",
    "hidato/rc-1-task40",
    "hidato/rc-3-snake74",
    "numbrix/rc-numbrix-1",
];

#[test]
fn figures_of_the_published_search() {
    let mut lines = Vec::new();
    for name in NAMES {
        let is_numbrix = name.starts_with("numbrix");
        let topology = if is_numbrix { Topology::Orthogonal } else { Topology::King };
        let board = read(&data(name), topology);
        for cost in [Measure::Euclid, Measure::Steps, Measure::Slack] {
            for filters in [false, true] {
                let limits = Limits { generated_max: 100_000, ..Limits::usual() };
                let variant = Variant { cost, filters };
                let mut watch = ();
                let listener = &mut Unrecorded::new(&mut watch);
                let finished = published::record(&board, variant, &limits, listener);
                let end = match finished.verdict {
                    Verdict::Unknown { first: Some(_), .. } => "solved".to_owned(),
                    Verdict::Unknown { halt, .. } => format!("{halt:?}"),
                    other => format!("{other:?}"),
                };
                let stats = finished.stats;
                lines.push(format!(
                    "{name}, {variant:?}: {end}; {} expanded, {} generated, {} live, f {}",
                    stats.expanded, stats.generated, stats.live_peak, stats.f
                ));
            }
        }
    }
    assert_lines("published", &lines);
}

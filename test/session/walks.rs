//! Twenty thousand random commands, and the rules that hold after each.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::walk::{CHUNK, Counts, rules, table};
use crate::shorter::shorter;

const WALKS: u64 = 192;
const ACTS: usize = 256;

/// Walks, and tells what was done before a rule was broken.
fn fails(bytes: &[u8], counts: &mut Counts) -> Option<Vec<String>> {
    let mut acts = Vec::new();
    let hear = |act: &str| acts.push(act.to_owned());
    let walked = catch_unwind(AssertUnwindSafe(|| super::walk::walk(bytes, counts, hear)));
    walked.is_err().then_some(acts)
}

#[test]
fn a_random_walk_breaks_no_rule() {
    let mut counts = Counts::new();
    for seed in 0..WALKS {
        let mut bytes = vec![0; ACTS * CHUNK];
        ChaCha8Rng::seed_from_u64(seed).fill_bytes(&mut bytes);
        if fails(&bytes, &mut counts).is_some() {
            let less = shorter(&bytes, CHUNK, |bytes| fails(bytes, &mut Counts::new()).is_some());
            let acts = fails(&less, &mut Counts::new()).unwrap_or_default().join("\n");
            panic!("seed {seed} breaks a rule:\n{acts}\nas bytes: {less:02x?}");
        }
    }
    let count: u64 = table::names().filter_map(|name| counts.get(name)).sum();
    assert!(count >= 20_000, "only {count} commands");
    let all = table::names().chain(rules::SIGHTS);
    let none: Vec<&str> = all.filter(|name| !counts.contains_key(name)).collect();
    assert!(none.is_empty(), "never made or seen: {none:?}");
}

/// Walks that broke a rule before it was mended.
#[test]
fn walks_that_went_wrong_go_right() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test/fuzz/regressions/session");
    let entries = std::fs::read_dir(folder).expect("the folder of regressions");
    for entry in entries {
        let path = entry.expect("a file").path();
        let bytes = std::fs::read(&path).expect("a file");
        assert_eq!(fails(&bytes, &mut Counts::new()), None, "{}", path.display());
    }
}

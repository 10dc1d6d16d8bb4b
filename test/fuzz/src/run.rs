//! Makes inputs, judges them, and keeps what fails.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::shorter::shorter;
use crate::target::Target;

/// When a target has made enough inputs: what comes first.
#[derive(Clone, Copy)]
pub struct Amount {
    pub time: Duration,
    pub count: u64,
}

/// A seed that no other run has had.
pub fn seed_of_now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_micros() as u64)
}

/// Judges the regressions and then new inputs. Tells whether all of it held.
pub fn target(target: &Target, seed: u64, amount: Amount) -> bool {
    println!("{}: seed {seed}", target.name);
    let Some(kept) = judge_kept(target) else { return false };
    let resident = resident_mib();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let begun = Instant::now();
    let mut count = 0;
    while count < amount.count && begun.elapsed() < amount.time {
        let input = (target.make)(&target.corpus, &mut rng);
        count += 1;
        if let Err(what) = judge(target, &input) {
            let input = shorter(&input, 1, |less| judge(target, less).is_err());
            let what = judge(target, &input).err().unwrap_or(what);
            keep(target, &input, &what);
            return false;
        }
    }
    let rate = count as f64 / begun.elapsed().as_secs_f64().max(1e-9);
    let name = target.name;
    println!("{name}: {kept} regressions and {count} new inputs held, {rate:.0} a second");
    if let (Some(before), Some(after)) = (resident, resident_mib()) {
        println!("{name}: {before:.0} MiB of memory at the start, {after:.0} MiB at the end");
    }
    true
}

/// Judges the input in a file, and lets a panic tell where it comes from.
pub fn one(target: &Target, path: &Path) -> bool {
    let Ok(input) = fs::read(path) else {
        eprintln!("{}: cannot be read", path.display());
        return false;
    };
    catch_unwind(AssertUnwindSafe(|| (target.judge)(&input))).is_ok()
}

/// How many regressions held; `None` where one did not.
fn judge_kept(target: &Target) -> Option<usize> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder(target))
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    for path in &paths {
        let input = fs::read(path).unwrap_or_default();
        if let Err(what) = judge(target, &input) {
            println!("{}: FAILED again on {}: {what}", target.name, path.display());
            return None;
        }
    }
    Some(paths.len())
}

/// What a panic says, if there is one; it is not printed.
fn judge(target: &Target, input: &[u8]) -> Result<(), String> {
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let judged = catch_unwind(AssertUnwindSafe(|| (target.judge)(input)));
    set_hook(hook);
    judged.map_err(|payload| {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
    })
}

/// The process's memory, where the system tells it.
fn resident_mib() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let kib = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kib.trim().trim_end_matches("kB").trim().parse::<f64>().ok().map(|kib| kib / 1024.0)
}

fn keep(target: &Target, input: &[u8], what: &str) {
    let folder = folder(target);
    let sum = input.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let path = folder.join(format!("{sum:016x}"));
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input));
    println!("{}: FAILED: {what}", target.name);
    match written {
        Ok(()) => println!("the input is kept in {}", path.display()),
        Err(error) => println!("the input cannot be kept: {error}; it is {input:?}"),
    }
}

fn folder(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions").join(target.name)
}

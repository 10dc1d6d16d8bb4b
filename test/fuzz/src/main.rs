//! Looks for inputs on which the program is wrong, panics, or takes too much time or memory.
//!
//! ```text
//! cargo run --profile checked -p langkah-fuzz -- [TARGET...] [--seconds N | --usual] [--seed S]
//! ```
//!
//! Each target makes inputs from a seed, which is printed, and judges each of them; an input is
//! bytes, whatever it stands for. An input that fails is made shorter while it fails and written to
//! `test/fuzz/regressions/TARGET/`, whose files every run judges first.
//!
//! | room | what lives there |
//! |---|---|
//! | [`target`] | what a target is, and the list of all |
//! | [`run`] | makes inputs, judges them, keeps what fails |
//! | [`boards`] | sliding boards with every search and limit against breadth-first search |
//! | [`moments`] | every moment of a recorded search |
//! | [`hidato`] | Hidatos against brute force, every hand-over |
//! | [`shorter`] | makes an input that fails shorter |
//! | [`mutate`] | changes texts, and makes random bytes |
//! | [`texts`] | a puzzle in a text |
//! | [`lessons`] | the file of a lesson |
//! | [`lines`] | a puzzle on each line |
//! | [`moves`] | lists of moves |
//! | [`choices`] | reads bytes as choices |
//! | [`memory`] | counts what is allocated |
//! | [`settings`] | files of settings |
//! | [`results`] | files of results |
//! | [`session`] | all that can be asked of a session |
//! | [`walk`] | the same as acts, which the tests walk too |
//! | [`judge`], [`searches`], [`support`] | what the tests of recorded searches use too |

mod boards;
mod bounds;
mod choices;
mod hidato;
#[path = "../../engine/trace/judge.rs"]
mod judge;
mod lessons;
mod lines;
mod memory;
mod moments;
mod moves;
mod mutate;
mod results;
mod run;
#[expect(dead_code, reason = "the rest is for the tests")]
#[path = "../../engine/trace/searches.rs"]
mod searches;
mod session;
mod settings;
mod shorter;
#[expect(dead_code, reason = "the rest is for the tests")]
#[path = "../../engine/support.rs"]
mod support;
mod target;
mod texts;
#[expect(dead_code, reason = "the rest is for the tests")]
#[path = "../../support/tiles.rs"]
mod tiles;
#[expect(dead_code, reason = "the lists of names are for the test that counts them")]
#[path = "../../session/walk/mod.rs"]
mod walk;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// The project's folder.
const PROJECT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

use clap::Parser;

#[global_allocator]
static MEMORY: memory::Counted = memory::Counted;

/// Looks for inputs on which Langkah is wrong, panics, or takes too much.
#[derive(Parser)]
struct Arguments {
    /// The targets to run; all of them unless some are named.
    targets: Vec<String>,
    /// Prints the targets' names and ends.
    #[arg(long)]
    list: bool,
    /// How long each target makes inputs.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many inputs each target makes at most.
    #[arg(long, default_value_t = u64::MAX)]
    count: u64,
    /// Each target makes the number of inputs that is set for it, however long that takes.
    #[arg(long, conflicts_with_all = ["count", "seconds"])]
    usual: bool,
    /// Where the random inputs begin; another one for each run unless it is told.
    #[arg(long)]
    seed: Option<u64>,
    /// Judges this file alone, by the one target that is named.
    #[arg(long)]
    input: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let all = target::all();
    if arguments.list {
        all.iter().for_each(|target| println!("{}", target.name));
        return ExitCode::SUCCESS;
    }
    let unknown = { arguments.targets.iter() }
        .find(|name| !all.iter().any(|target| target.name == name.as_str()));
    if let Some(unknown) = unknown {
        let names: Vec<&str> = all.iter().map(|target| target.name).collect();
        eprintln!("{unknown}: no such target; there are {}", names.join(", "));
        return ExitCode::from(2);
    }
    let chosen = all.into_iter().filter(|target| {
        arguments.targets.is_empty() || arguments.targets.iter().any(|name| name == target.name)
    });
    let seed = arguments.seed.unwrap_or_else(run::seed_of_now);
    let time = match arguments.usual {
        true => Duration::MAX,
        false => Duration::from_secs(arguments.seconds),
    };
    let (mut passed, mut failed) = (0, 0);
    for target in chosen {
        let count = if arguments.usual { target.usual } else { arguments.count };
        let is_right = match &arguments.input {
            Some(path) => run::one(&target, path),
            None => run::target(&target, seed, run::Amount { time, count }),
        };
        *(if is_right { &mut passed } else { &mut failed }) += 1;
    }
    println!("{passed} passed, {failed} failed");
    ExitCode::from(u8::from(failed > 0))
}

//! Measures: `cargo bench -- NAME` runs one of them, `cargo bench` names them all.

mod clock;
mod distances;
mod divide;
mod fifteen;
mod groups;
mod hidato;
mod hidato_open;
mod hidato_stop;
mod large;
#[path = "../fuzz/src/memory.rs"]
mod memory;
mod moves;
#[path = "../support/ranked.rs"]
mod ranked;
mod search;
mod sizes;
mod stop;
mod texts;
mod trace;
mod train;
#[cfg(feature = "app")]
mod window;
#[cfg(feature = "app")]
#[expect(dead_code, reason = "the rest is for the tests")]
#[path = "../support/windows.rs"]
mod windows;

use std::env;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: memory::Counted = memory::Counted;

/// A bench by its name: what it measures, and what runs it with the words after the name.
type Bench = (&'static str, &'static str, fn(&[&str]));

const BENCHES: &[Bench] = &[
    ("distances", "how many boards of a size are how far from the goal", distances::main),
    ("divide", "ways to group the tiles of larger boards", divide::main),
    ("fifteen", "the 15-puzzle from the terminal, from nothing to the answers", fifteen::main),
    ("groups", "ways to group the tiles of the 15-puzzle", groups::main),
    ("hidato", "all Hidatos of the folders", hidato::main),
    ("hidato_open", "Hidatos with few numbers and open ends", hidato_open::main),
    ("hidato_stop", "from Stop to the answer, of all that works on a Hidato", hidato_stop::main),
    ("large", "the anytime search on large boards", large::main),
    ("moves", "what long lists of moves take of the window's frame", |_| moves::main()),
    ("search", "nodes a second and bytes a node of the engines", |_| search::main()),
    ("sizes", "how soon boards of up to 20 cells are proved", sizes::main),
    ("stop", "from Stop to the answer, of the searches of sliding tiles", stop::main),
    ("texts", "time and memory that texts of the greatest size take", texts::main),
    ("trace", "what the search recorder costs", |_| trace::main()),
    ("train", "learns the estimate of large boards, and writes it into assets", train::main),
    #[cfg(feature = "app")]
    ("window", "what frames and keys cost in each view", window::main),
];

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let named = words.first().and_then(|name| BENCHES.iter().find(|bench| bench.0 == *name));
    if let Some((_, _, run)) = named {
        run(&words[1..]);
        return ExitCode::SUCCESS;
    }
    println!("cargo bench -- NAME [WORD…]\n");
    for (name, what, _) in BENCHES {
        println!("  {name:12} {what}");
    }
    if words.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

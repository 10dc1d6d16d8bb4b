//! Files: memory that runs short while one is read or written.

use std::path::Path;

use langkah::files::{FileError, Growing, read_from};
use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::trace::export::json;
use langkah_engine::solve::Task;
use langkah_puzzle::read;
use langkah_puzzle::tree::SlidingTree;

use super::allocator::{alone, granted};

#[test]
fn a_file_that_does_not_fit_is_refused_at_every_allocation() {
    let _turn = alone();
    let text: Vec<u8> = (0..1_000_000_u32).map(|at| at as u8).collect();
    let mut refused = 0;
    loop {
        match granted(refused, || read_from(&text[..], 1 << 20)) {
            Ok(bytes) => {
                assert!(bytes == text);
                break;
            }
            Err(error) => {
                assert!(matches!(error, FileError::NoMemory), "{error}");
                assert!(error.to_string().contains("close other programs"));
            }
        }
        refused += 1;
    }
    assert!(refused > 1, "it takes several allocations");
}

#[test]
fn a_large_text_is_saved_where_no_large_request_for_memory_is_granted() {
    let _turn = alone();
    let puzzle = read::puzzle(include_bytes!("../data/course/roni-tc2.txt"), None);
    let puzzle = puzzle.expect("a good text").puzzle;
    let plan = Plan::Preset(Preset::RONI);
    let task = Task::new(puzzle.clone(), Request { plan, ..Request::default() });
    let (_, trace) = task.expect("it goes with 4×4").record(&mut (), 50_000);
    let trace = trace.expect("there is a search");
    let words = SlidingTree { start: puzzle.start(), are_drawn: false };
    let mut whole = String::new();
    json::write(&mut whole, &trace, &words).expect("a String takes all");
    assert!(whole.len() > 1 << 20, "{} bytes", whole.len());

    // A folder of its own: the names in a folder of many files are a large request.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("memory");
    std::fs::create_dir_all(&folder).expect("it can be made");
    let path = folder.join("trace.jsonl");
    let saved = granted(0, || {
        Growing::begin(&path).and_then(|mut growing| {
            growing.tell(|mut out| json::write(&mut out, &trace, &words))?;
            growing.finish()
        })
    });
    saved.expect("the folder can be written");
    let text = std::fs::read_to_string(&path).expect("the file is there");
    assert!(text == whole);
}

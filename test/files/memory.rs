//! Memory that runs short while a file is read.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use langkah::files::{FileError, Growing, read_from};
use langkah::puzzle::plan::{Plan, Preset, Request};
use langkah::puzzle::read;
use langkah::puzzle::solve::Task;
use langkah::puzzle::tree::Boards;
use langkah::search::trace::export::json;

/// From this size on an allocation may be refused.
const LARGE: usize = 1 << 12;

thread_local! {
    /// How many large allocations of this thread still succeed.
    static LEFT: Cell<usize> = const { Cell::new(usize::MAX) };
}

struct Short;

#[global_allocator]
static SHORT: Short = Short;

/// Whether an allocation succeeds.
fn grants(bytes: usize) -> bool {
    bytes < LARGE
        || LEFT
            .try_with(|left| {
                let before = left.get();
                left.set(if before == usize::MAX { before } else { before.saturating_sub(1) });
                before > 0
            })
            .unwrap_or(true)
}

// SAFETY: every call goes to the system's allocator as it came, or is refused.
unsafe impl GlobalAlloc for Short {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if grants(layout.size()) { unsafe { System.alloc(layout) } } else { std::ptr::null_mut() }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let refuses = size > layout.size() && !grants(size);
        if refuses {
            std::ptr::null_mut()
        } else {
            unsafe { System.realloc(pointer, layout, size) }
        }
    }
}

#[test]
fn a_file_that_does_not_fit_is_refused_at_every_allocation() {
    let text: Vec<u8> = (0..1_000_000_u32).map(|at| at as u8).collect();
    let mut refused = 0;
    loop {
        LEFT.set(refused);
        let read = read_from(&text[..], 1 << 20);
        LEFT.set(usize::MAX);
        match read {
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
    let puzzle = read::puzzle(include_bytes!("../data/course/roni-tc2.txt"), None);
    let puzzle = puzzle.expect("a good text").puzzle;
    let plan = Plan::Preset(Preset::Roni);
    let task = Task::new(puzzle.clone(), Request { plan, ..Request::default() });
    let (_, trace) = task.expect("it goes with 4×4").record(&mut (), 50_000);
    let trace = trace.expect("there is a search");
    let words = Boards { start: puzzle.start(), are_drawn: false };
    let mut whole = String::new();
    json::write(&mut whole, &trace, &words).expect("a String takes all");
    assert!(whole.len() > 1 << 20, "{} bytes", whole.len());

    let path = crate::folder("memory").join("trace.jsonl");
    LEFT.set(0);
    let saved = Growing::begin(&path).and_then(|mut growing| {
        growing.tell(|mut out| json::write(&mut out, &trace, &words))?;
        growing.finish()
    });
    LEFT.set(usize::MAX);
    saved.expect("the folder can be written");
    let text = std::fs::read_to_string(&path).expect("the file is there");
    assert!(text == whole);
}

//! Every Hidato and Numbrix of the folders: status, branch nodes, seconds.

use std::time::Instant;

use langkah::hidato::board::Topology;
use langkah::hidato::solve::{Options, Verdict, solve};
use langkah::hidato::text;
use langkah::search::event::{Flow, Listener, Stats};
use langkah::search::limits::Limits;

/// Ends after some seconds.
struct Clock(Instant, f64);

impl Listener for Clock {
    fn beat(&mut self, _: &Stats) -> Flow {
        if self.0.elapsed().as_secs_f64() > self.1 { Flow::TimeUp } else { Flow::Continue }
    }
}

fn main() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test/data");
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    for (room, topology) in [("hidato", Topology::King), ("numbrix", Topology::Orthogonal)] {
        let entries = std::fs::read_dir(format!("{folder}/{room}")).expect("the folder is there");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        for path in paths {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if name.contains("solution") || wanted.as_ref().is_some_and(|w| !name.contains(w)) {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a text");
            let board = text::read(&text, topology).expect("a board").board;
            for first_only in [false, true] {
                let options = Options { limits: Limits::usual(), first_only, ..Options::default() };
                let began = Instant::now();
                let finished = solve(&board, &options, &mut Clock(began, 3.0));
                let seconds = began.elapsed().as_secs_f64();
                let status = match &finished.verdict {
                    Verdict::One(_) => "one",
                    Verdict::Several(..) => "several",
                    Verdict::None(_) => "none",
                    Verdict::Unknown { first: Some(_), .. } => "unknown, first found",
                    Verdict::Unknown { first: None, .. } => "UNKNOWN",
                };
                println!(
                    "{name:28} {status:20} {:6} branch nodes {:7} probes {:9} work {seconds:8.4} s",
                    finished.branch_nodes, finished.probes, finished.work
                );
                if finished.branch_nodes == 0 {
                    break;
                }
            }
        }
    }
}

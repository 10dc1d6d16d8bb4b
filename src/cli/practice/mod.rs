//! `practice`: questions on puzzles and searches, answered on standard input and marked at once.
//!
//! | room | what lives there |
//! |---|---|
//! | `ask` | asks, reads answers and tells marks |
//! | `check` | verifies a score |

mod ask;
mod check;

use std::io;

use langkah_engine::puzzle::practice::{Setup, Subject};
use langkah_language::text;

use super::args::Practice;
use super::family::subject_of;
use super::input::{self, Reader};
use super::output::{Output, complain};
use super::random::new_seed;

pub fn run(arguments: &Practice, output: &mut Output) -> io::Result<()> {
    if let Some(path) = &arguments.check {
        return check::run(path, arguments.json, output);
    }
    let subject = match subject(arguments, output)? {
        Ok(subject) => subject,
        Err(Refused) => return Ok(()),
    };
    let seed = match arguments.seed.map_or_else(new_seed, Ok) {
        Ok(seed) => seed,
        Err(error) => {
            let message = text!("terminal-no-seed", error = error.to_string());
            return output.fault(&format!("langkah: {message}"));
        }
    };
    if arguments.seed.is_none() {
        complain(&text!("terminal-seed", seed = seed.to_string()));
    }
    let (kinds, level) = (arguments.kind.clone(), arguments.level);
    let setup = Setup { seed, kinds, level, subject };
    if setup.question(0, setup.level_of(0, 1)).is_none() {
        return output.fault(&format!("langkah: {}", text!("practice-terminal-none")));
    }
    ask::run(arguments, setup, output)
}

/// What is wrong is told already.
struct Refused;

/// The puzzle that all questions are on, if one is named.
fn subject(
    arguments: &Practice,
    output: &mut Output,
) -> io::Result<Result<Option<Subject>, Refused>> {
    let Some(source) = arguments.source() else { return Ok(Ok(None)) };
    let mut subjects: Vec<Subject> = Vec::new();
    input::each(Reader::new(&source), output, |item, _| {
        subjects.push(subject_of(item));
        Ok(())
    })?;
    match subjects.len() {
        0 => Ok(Err(Refused)),
        1 => Ok(Ok(subjects.pop())),
        _ => {
            output.fault(&format!("langkah: {}", text!("practice-terminal-one")))?;
            Ok(Err(Refused))
        }
    }
}

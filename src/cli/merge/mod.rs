//! `merge`: puts the results of divided work together, and tells which parts are missing or were
//! done twice. What is divided, and how: see [`parts`](super::parts).
//!
//! | room | what lives there |
//! |---|---|
//! | `read` | the lines of the files: results, and halves of lines that a killed process left |
//! | `fields` | the fields of an object as they were written |
//! | `sound` | whether the moves of a result are a solution |
//! | `study` | the results of a study, put together |
//! | `proof` | the results of a proof: what each iteration shows |
//! | `chain` | what all iterations of a proof show together |
//! | `words` | what is told of either |
//! | `json` | the object of a proof |
//!
//! If a part has several results, a complete one counts, and in a study the shorter solution; if
//! none is complete, one that a limit ended, with a solution if there is one. Results that
//! contradict each other are a fault. The status is 3 if something is missing.

mod chain;
mod fields;
mod json;
mod proof;
mod read;
mod sound;
mod study;
mod words;

use std::io;

use langkah_engine::fault::LISTED_MAX;
use langkah_language::text;

use super::args::Merge;
use super::output::{Output, Status, complain};
use super::parts::split;
use super::place::Place;
use chain::{Chain, Todo};
use proof::Proved;
use read::Read;
use study::Study;

/// Why results cannot be put together.
type Faults = Vec<Fault>;

/// One of the reasons.
#[derive(Clone)]
struct Fault {
    /// `None` where the message names the places.
    place: Option<Place>,
    message: String,
}

impl Fault {
    fn at(place: &Place, message: impl Into<String>) -> Self {
        Self { place: Some(place.clone()), message: message.into() }
    }

    /// A fault of several lines, whose message names them.
    fn of_several(message: String) -> Self {
        Self { place: None, message }
    }

    fn tell(&self, output: &mut Output) -> io::Result<()> {
        match &self.place {
            Some(place) => output.refuse(place, &self.message),
            None => output.fault(&self.message),
        }
    }
}

/// # Errors
/// If output cannot be written.
pub fn run(arguments: &Merge, output: &mut Output) -> io::Result<()> {
    let read = read::all(&arguments.files);
    let faults = read.faults.clone();
    let ended = match (read.study.is_empty(), read.proof.is_empty()) {
        _ if !faults.is_empty() => Err(faults),
        (true, true) => return output.fail(text!("merge-nothing")),
        (false, false) => {
            let (line, subtree) = (&read.study[0].place, &read.proof[0].place);
            let (line, subtree) = (line.to_string(), subtree.to_string());
            let message = text!("merge-kinds", line = line, subtree = subtree);
            Err(vec![Fault::of_several(message)])
        }
        (false, true) => Study::new(&read.study).map(|study| Merged::Study(Box::new(study))),
        (true, false) => Proved::new(&read.proof).map(|proved| Merged::Proof(Box::new(proved))),
    };
    match ended {
        Ok(Merged::Study(study)) => merged_study(arguments, &read, &study, output),
        Ok(Merged::Proof(proved)) => merged_proof(arguments, &read, &proved, output),
        Err(faults) => refuse(&faults, output),
    }
}

/// Tells the first faults, and how many more there are.
fn refuse(faults: &Faults, output: &mut Output) -> io::Result<()> {
    faults.iter().take(LISTED_MAX).try_for_each(|fault| fault.tell(output))?;
    match faults.len().saturating_sub(LISTED_MAX) {
        0 => Ok(()),
        more => output.fault(&text!("figure-more", count = more.to_string())),
    }
}

enum Merged<'a> {
    Study(Box<Study<'a>>),
    Proof(Box<Proved<'a>>),
}

fn merged_study(
    arguments: &Merge,
    read: &Read,
    study: &Study<'_>,
    output: &mut Output,
) -> io::Result<()> {
    if arguments.todo {
        return study.shares_to_do().into_iter().try_for_each(|share| output.line(share));
    }
    study.statuses().for_each(|status| output.note(status));
    if !study.missing.is_empty() {
        output.note(Status::Limit);
    }
    if arguments.json {
        study.results().try_for_each(|result| output.json(&result.fields))?;
        words::of_cut(&read.cut).chain(words::of_gaps(study)).for_each(|line| complain(&line));
        return Ok(());
    }
    let lines = words::of_study(study).into_iter().chain(words::of_cut(&read.cut));
    lines.chain(words::of_gaps(study)).try_for_each(|line| output.line(line))
}

fn merged_proof(
    arguments: &Merge,
    read: &Read,
    proved: &Proved<'_>,
    output: &mut Output,
) -> io::Result<()> {
    let chain = Chain::new(proved);
    if arguments.todo {
        return todo(proved, chain.todo(proved), output);
    }
    if !chain.is_proved() {
        output.note(Status::Limit);
    }
    if arguments.json {
        output.json(&json::ProofTold::new(proved, &chain, read.cut.len()))?;
        words::of_cut(&read.cut).for_each(|line| complain(&line));
        return Ok(());
    }
    let lines = words::of_proof(proved).into_iter().chain(words::of_cut(&read.cut));
    lines.chain(words::of_chain(proved, &chain)).try_for_each(|line| output.line(line))
}

/// Lists the subtrees that are still to be searched.
fn todo(proved: &Proved<'_>, todo: Todo, output: &mut Output) -> io::Result<()> {
    let Todo::Within(within) = todo else { return Ok(()) };
    let proof = proved.proof;
    if let Some(iteration) = proved.iterations.get(&within) {
        let is_wanted = |index| iteration.done(index).is_none();
        return split::write(proof, within, &iteration.division, is_wanted, output);
    }
    match proved.ready.divide(within, proof.depth) {
        Ok(division) => split::write(proof, within, &division, |_| true, output),
        Err(_) => output.fail(split::too_many(proof.depth)),
    }
}

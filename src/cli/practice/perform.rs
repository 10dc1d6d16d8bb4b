//! `practice --perform`: a person expands nodes and judges children, and each act is compared with
//! the search.

use std::io;

use langkah_engine::sliding::moves::letter;
use langkah_language::text;
use langkah_puzzle::practice::own_goal;
use langkah_puzzle::practice::perform::{Act, Hint, Perform, Reply, Stage};
use langkah_puzzle::practice::sheet::rows;

use super::ask::{read_line, tell_score};
use crate::cli::output::{Output, Tone};

/// What a person types to be told what comes next.
const HELP: &str = "?";

/// Performs until the search or standard input ends, or a Ctrl+C.
pub fn run(mut perform: Perform, output: &mut Output) -> io::Result<()> {
    output.line(perform.asked())?;
    if let Some((caption, picture)) = own_goal(perform.puzzle()) {
        output.line(format_args!("{caption}:\n{}", rows(&picture)))?;
    }
    while let Some(ask) = perform.ask() {
        prompt(&perform, output)?;
        let Some(line) = read_line(output)? else {
            output.line("")?;
            break;
        };
        if line.trim() == HELP {
            if let Some(Hint { act, why }) = perform.help() {
                output.line(why)?;
                perform.act(act);
            }
            continue;
        }
        let read = ask.parse(line.trim_end());
        match read.or_else(|error| perform.again(&line).ok_or(error)) {
            Ok(answer) => tell(&perform.take(&answer), output)?,
            Err(error) => output.line(error)?,
        }
    }
    let acts = perform.acts();
    tell_score(acts.right as usize, acts.all() as usize, output)
}

/// What the next act is about.
fn prompt(perform: &Perform, output: &mut Output) -> io::Result<()> {
    let lines = perform.lines();
    if !lines.is_empty() {
        output.line("")?;
        lines.into_iter().try_for_each(|line| output.line(line))?;
    }
    let prompt = match perform.stage() {
        Stage::Ended => return Ok(()),
        Stage::Choose => text!("practice-perform-prompt").to_owned(),
        Stage::Judge(ways) => {
            let moves =
                ways.iter().map(|&way| letter(way).to_string()).collect::<Vec<_>>().join(", ");
            text!("practice-perform-prompt-fates", moves = moves)
        }
        Stage::Bound => text!("practice-perform-prompt-bound").to_owned(),
    };
    output.block(format_args!("{prompt} "))
}

fn tell(replies: &[(Act, Reply)], output: &mut Output) -> io::Result<()> {
    for (_, Reply { is_right, why }) in replies {
        if *is_right {
            output.line(why)?;
        } else {
            let told = text!("practice-terminal-wrong", reason = why.as_str());
            output.toned(Tone::Bad, told)?;
        }
    }
    Ok(())
}

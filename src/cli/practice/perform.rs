//! `practice --perform`: a person expands nodes and judges children, and each act is compared with
//! the search.

use std::io;

use langkah_engine::puzzle::practice::perform::{Act, Hint, Perform, Reply, Stage};
use langkah_engine::puzzle::practice::{Answer, Ask};
use langkah_language::text;

use super::ask::read_line;
use crate::cli::output::{Output, Tone};

/// What a person types to be told what comes next.
const HELP: &str = "?";

/// Performs until the search or standard input ends.
pub fn run(mut perform: Perform, output: &mut Output) -> io::Result<()> {
    output.line(perform.asked())?;
    loop {
        let ask = match perform.stage() {
            Stage::Ended => break,
            Stage::Choose => {
                output.line("")?;
                for line in perform.lines() {
                    output.line(line)?;
                }
                output.block(format_args!("{} ", text!("practice-perform-prompt")))?;
                Ask::Node((0..perform.nodes().len() as u32).collect())
            }
            Stage::Judge(ways) => {
                let moves =
                    ways.iter().map(|&way| Hint::letter(way)).collect::<Vec<_>>().join(", ");
                let prompt = text!("practice-perform-prompt-fates", moves = moves);
                output.block(format_args!("{prompt} "))?;
                Ask::Fates(ways)
            }
        };
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
        match ask.parse(line.trim_end()) {
            Ok(answer) => act(&mut perform, &answer, output)?,
            Err(error) => output.line(error)?,
        }
    }
    let acts = perform.acts();
    output.line(text!("practice-terminal-score", right = acts.right, asked = acts.all()))
}

/// Does what an answer says, up to the first wrong act.
fn act(perform: &mut Perform, answer: &Answer, output: &mut Output) -> io::Result<()> {
    let acts: Vec<Act> = match answer {
        Answer::Node(node) => vec![Act::Expand(*node)],
        Answer::Fates(fates) => fates.iter().map(|&(way, fate)| Act::Judge(way, fate)).collect(),
        _ => Vec::new(),
    };
    for act in acts {
        let Reply { is_right, why } = perform.act(act);
        if !is_right {
            let told = text!("practice-terminal-wrong", reason = why);
            return output.toned(Tone::Bad, told);
        }
        output.line(why)?;
    }
    Ok(())
}

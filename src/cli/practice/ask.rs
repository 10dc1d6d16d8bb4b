//! Asks questions one after another, reads the answers from standard input and tells their marks.

use std::io::{self, BufRead};
use std::time::Instant;

use langkah_language::text;
use langkah_puzzle::practice::sheet::rows;
use langkah_puzzle::practice::{Answer, Mark, Practice, Question, Setup};
use serde::Serialize;

use crate::cli::args;
use crate::cli::export::save;
use crate::cli::output::{Output, Status, Tone, complain};
use crate::cli::{interrupt, jobs};

/// A question for another program.
#[derive(Serialize)]
struct Asked {
    question: usize,
    kind: &'static str,
    level: u8,
    boards: Vec<String>,
    nodes: Vec<String>,
    asked: String,
    choices: Vec<String>,
    hint: &'static str,
}

/// A mark for another program.
#[derive(Serialize)]
struct Marked {
    question: usize,
    right: bool,
    answer: Option<String>,
    /// Why the answer is wrong.
    reason: Option<String>,
    key: String,
    why: Vec<String>,
}

/// The last object.
#[derive(Serialize)]
struct Ended {
    seed: u64,
    right: usize,
    asked: usize,
}

/// Asks until the last question, the end of standard input or a Ctrl+C.
pub fn run(arguments: &args::Practice, setup: Setup, output: &mut Output) -> io::Result<()> {
    let mut practice = Practice::new(setup);
    for number in 1..=arguments.count() as usize {
        let Ok(question) = practice.question() else {
            fewer(number - 1, arguments.count());
            break;
        };
        show(arguments.json, number, &question, output)?;
        let begun = Instant::now();
        let Some(answer) = answer(arguments.json, (number, &question), output)? else { break };
        // Milliseconds are enough.
        let seconds = (begun.elapsed().as_secs_f64() * 1e3).round() / 1e3;
        let mark = practice.take(&question, answer.as_ref(), seconds);
        tell(arguments.json, number, (&question, answer.as_ref(), &mark), output)?;
    }
    let (right, asked) = practice.right_of();
    if arguments.json {
        output.json(&Ended { seed: practice.setup().seed, right, asked })?;
    } else {
        tell_score(right, asked, output)?;
    }
    output.flush()?;
    match &arguments.save {
        Some(path) => save(path, practice.score().write().as_bytes(), output),
        None => Ok(()),
    }
}

/// How many answers were right, or that the input ended before there was one.
pub fn tell_score(right: usize, asked: usize, output: &mut Output) -> io::Result<()> {
    match asked {
        0 if !interrupt::is_set() => output.line(text!("practice-terminal-unanswered")),
        _ => output.line(text!("practice-terminal-score", right = right, asked = asked)),
    }
}

/// Tells beside the output that there are no more different questions.
fn fewer(count: usize, wanted: u64) {
    complain(&text!("practice-fewer", count = count, wanted = wanted));
}

fn show(is_json: bool, number: usize, question: &Question, output: &mut Output) -> io::Result<()> {
    let (kind, level) = (question.kind(), question.level().get());
    if is_json {
        return output.json(&Asked {
            question: number,
            kind: kind.name(),
            level,
            boards: question.pictures().iter().map(|(_, picture)| rows(picture)).collect(),
            nodes: question.lines(),
            asked: question.asked(),
            choices: question.ask().choices().to_vec(),
            hint: question.ask().hint(),
        });
    }
    let head = text!("practice-terminal-head", number = number, kind = kind.title(), level = level);
    output.line(head)?;
    output.line("")?;
    for (caption, picture) in &question.pictures() {
        if !caption.is_empty() {
            output.line(format_args!("{caption}:"))?;
        }
        output.line(rows(picture))?;
    }
    output.line("")?;
    for line in question.lines() {
        output.line(line)?;
    }
    output.line(question.asked())?;
    for (number, choice) in (1..).zip(question.ask().choices()) {
        output.line(format_args!("  {number}. {choice}"))?;
    }
    Ok(())
}

/// Reads lines until one of them is an answer. An empty line gives the question up. `None` at the
/// end of standard input.
fn answer(
    is_json: bool,
    (number, question): (usize, &Question),
    output: &mut Output,
) -> io::Result<Option<Option<Answer>>> {
    loop {
        if !is_json {
            let hint = question.ask().hint();
            output.block(format_args!("{} ", text!("practice-terminal-prompt", hint = hint)))?;
        }
        let Some(line) = read_line(output)? else {
            if !is_json {
                output.line("")?;
            }
            return Ok(None);
        };
        if line.trim().is_empty() {
            return Ok(Some(None));
        }
        match question.parse_as(Some(number), line.trim_end()) {
            Ok(answer) => return Ok(Some(Some(answer))),
            Err(error) if is_json => output.json(&Unread { error: error.to_string() })?,
            Err(error) => output.line(error)?,
        }
    }
}

/// A line of standard input, after all that is written; `None` at its end and after a Ctrl+C.
pub fn read_line(output: &mut Output) -> io::Result<Option<String>> {
    output.flush()?;
    let read = || -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        io::stdin().lock().read_until(b'\n', &mut line)?;
        Ok(line)
    };
    interrupt::listen();
    let line = jobs::unless_interrupted(read).transpose()?.unwrap_or_default();
    // Some systems end standard input at a Ctrl+C.
    if interrupt::is_set() {
        output.note(Status::Limit);
        return Ok(None);
    }
    Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// A line that is no answer.
#[derive(Serialize)]
struct Unread {
    error: String,
}

fn tell(
    is_json: bool,
    number: usize,
    (question, answer, mark): (&Question, Option<&Answer>, &Mark),
    output: &mut Output,
) -> io::Result<()> {
    if is_json {
        return output.json(&Marked {
            question: number,
            right: mark.is_right(),
            answer: answer.map(|answer| question.written(answer)),
            reason: mark.wrong.as_ref().map(|wrong| wrong.reason.clone()),
            key: question.written(question.key()),
            why: mark.key.clone(),
        });
    }
    match &mark.wrong {
        None => output.toned(Tone::Good, text!("practice-terminal-right"))?,
        Some(wrong) => {
            let told = text!("practice-terminal-wrong", reason = wrong.reason.as_str());
            output.toned(Tone::Bad, told)?;
        }
    }
    for line in &mark.key {
        output.line(line)?;
    }
    output.line("")?;
    output.flush()
}

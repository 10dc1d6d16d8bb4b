//! `analyse`: moves judged one by one, all shortest solutions, and moves shortened.

mod json;

use std::io;

use langkah_engine::fit;
use langkah_engine::plan::Request;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::notation::FollowedMoves;
use langkah_engine::solve::{EverySolution, NotEvery, every};
use langkah_language::text;
use langkah_puzzle::analyse::shorten::{Shortened, shorten};
use langkah_puzzle::analyse::{Analysis, Judged, NoAnalysis, analyse, csv, words};
use langkah_puzzle::words as said;

use super::args::Analyse;
use super::family::item::SlidingItem;
use super::family::place;
use super::input::{self, Reader};
use super::interrupt;
use super::moves;
use super::output::{Output, Status, Tone, complain};
use super::place::Place;
use super::progress::ProgressLine;
use json::Analysed;

pub fn run(arguments: &Analyse, output: &mut Output) -> io::Result<()> {
    let text = moves::given(&arguments.given, output)?;
    if text.is_none() && arguments.given.moves.is_some() {
        return Ok(());
    }
    // Nothing is searched while it reads, so that Ctrl+C ends it.
    interrupt::listen();
    input::each(Reader::new(&arguments.given.source()), output, |item, output| {
        match item.as_ref().sliding() {
            Some(entry) => puzzle(arguments, entry, text.as_deref(), output),
            None => output.refuse(place(item), text!("terminal-moves-of-hidato")),
        }
    })
}

/// What was found of a puzzle.
#[derive(Default)]
pub(super) struct Findings {
    pub list: Option<(FollowedMoves, Analysis)>,
    pub every: Option<Result<EverySolution, NotEvery>>,
    pub shortened: Option<Shortened>,
}

fn puzzle(
    arguments: &Analyse,
    entry: &SlidingItem,
    text: Option<&str>,
    output: &mut Output,
) -> io::Result<()> {
    let list = match text {
        Some(text) => match moves::followed(entry, &arguments.given, text, output)? {
            Some(list) => Some(list),
            None => return Ok(()),
        },
        None => None,
    };
    let request = arguments.request(!fit::is_small(entry.puzzle.start().dims()));
    let found = find(arguments, entry, list, &request, &mut ProgressLine::new());
    match found {
        Err(why) => tell_none(arguments, entry, why, &request, output),
        Ok(found) => {
            note(&found, output);
            tell(arguments, entry, &found, &request, output)
        }
    }
}

/// Tells why there is no analysis.
fn tell_none(
    arguments: &Analyse,
    entry: &SlidingItem,
    why: NoAnalysis,
    request: &Request,
    output: &mut Output,
) -> io::Result<()> {
    output.note(match why {
        NoAnalysis::Unsolvable => Status::Unsolvable,
        NoAnalysis::Ended(_) => Status::Limit,
    });
    if arguments.json {
        return output.json(&Analysed::none(arguments, entry, why));
    }
    let why = match why {
        NoAnalysis::Unsolvable => said::verdict(&entry.puzzle.solvability()),
        NoAnalysis::Ended(halt) => ended(halt, request),
    };
    if arguments.csv {
        complain(&format!("{}: {why}", entry.place));
        return Ok(());
    }
    entry.print_heading(output)?;
    output.line(why)?;
    output.flush()
}

fn find(
    arguments: &Analyse,
    entry: &SlidingItem,
    list: Option<FollowedMoves>,
    request: &Request,
    progress: &mut ProgressLine,
) -> Result<Findings, NoAnalysis> {
    let mut found = Findings::default();
    if let Some(list) = list {
        let ways = list.ways();
        let analysis = analyse(&entry.puzzle, &ways, request, progress, &mut |_| {})?;
        if let Some(window) = arguments.shorten {
            found.shortened = Some(shorten(&entry.puzzle, &ways, window, request, progress));
        }
        found.list = Some((list, analysis));
    }
    if arguments.all.is_some() {
        found.every = Some(every(&entry.puzzle, request, progress));
    }
    Ok(found)
}

/// Notes what the status of the run is.
fn note(found: &Findings, output: &mut Output) {
    let of_list = found.list.as_ref().is_some_and(|(_, analysis)| analysis.halt.is_some());
    let of_every = matches!(found.every, Some(Err(NotEvery::Ended(_))));
    let of_window = found.shortened.as_ref().is_some_and(|shortened| shortened.halt.is_some());
    if of_list || of_every || of_window {
        output.note(Status::Limit);
    }
    match found.every {
        Some(Err(NotEvery::Large)) => output.note(Status::Bad),
        Some(Err(NotEvery::Unsolvable)) => output.note(Status::Unsolvable),
        _ => {}
    }
}

fn tell(
    arguments: &Analyse,
    entry: &SlidingItem,
    found: &Findings,
    request: &Request,
    output: &mut Output,
) -> io::Result<()> {
    if arguments.json {
        return output.json(&Analysed::new(arguments, entry, found));
    }
    if let (true, Some((_, analysis))) = (arguments.csv, &found.list) {
        output.block(csv::write(analysis))?;
        return output.flush();
    }
    entry.print_heading(output)?;
    if let Some((list, analysis)) = &found.list {
        print_list(arguments, list, analysis, request, output)?;
    }
    if let Some(shortened) = &found.shortened {
        let made = found.list.as_ref().map_or(0, |(list, _)| list.steps.len());
        output.line("")?;
        output.line(words::shortened(made, shortened))?;
        if shortened.moves.len() < made {
            output.line(arguments.spelling().write(&shortened.moves))?;
        }
        if let Some(halt) = shortened.halt {
            output.line(ended(halt, request))?;
        }
    }
    if let (Some(every), Some(most)) = (&found.every, arguments.all) {
        output.line("")?;
        print_every(arguments, (every, most), request, &entry.place, output)?;
    }
    output.flush()
}

fn print_list(
    arguments: &Analyse,
    list: &FollowedMoves,
    analysis: &Analysis,
    request: &Request,
    output: &mut Output,
) -> io::Result<()> {
    output.line(said::line(list))?;
    for line in words::summary(analysis) {
        output.line(line)?;
    }
    if let Some(halt) = analysis.halt {
        output.line(ended(halt, request))?;
    }
    output.line("")?;
    for judged in &analysis.judged {
        let line = row(arguments, judged);
        if judged.lost().is_some_and(|lost| lost > 0) {
            output.toned(Tone::Bad, line)?;
        } else {
            output.line(line)?;
        }
    }
    Ok(())
}

/// `  3. R  tile 7 goes left    12 -> 11  +  good`.
fn row(arguments: &Analyse, judged: &Judged) -> String {
    let Judged { number, step, before, after, .. } = judged;
    let spelling = arguments.spelling();
    let way = spelling.one(step.way);
    let (before, after) = (words::distance(*before), words::distance(*after));
    let (sign, verdict) = (words::sign(judged), words::verdict(judged, |way| spelling.one(way)));
    let what = said::step(step);
    format!("{number:>4}. {way:<2} {what:<26} {before:>3} -> {after:<3} {sign:>2}  {verdict}")
}

fn print_every(
    arguments: &Analyse,
    (every, most): (&Result<EverySolution, NotEvery>, usize),
    request: &Request,
    place: &Place,
    output: &mut Output,
) -> io::Result<()> {
    let every = match every {
        Ok(every) => every,
        Err(NotEvery::Large) => return output.refuse(place, text!("analyse-every-large")),
        Err(NotEvery::Unsolvable) => return output.line(text!("analyse-every-none")),
        Err(NotEvery::Ended(halt)) => {
            output.line(text!("analyse-every-ended"))?;
            return output.line(ended(*halt, request));
        }
    };
    output.line(words::every(every))?;
    for moves in every.iter().take(most) {
        output.line(arguments.spelling().write(&moves))?;
    }
    if every.all.count() > most as u128 {
        output.line(text!("analyse-every-more", shown = most.to_string()))?;
    }
    Ok(())
}

/// Why something was ended.
fn ended(halt: Halt, request: &Request) -> String {
    match halt {
        Halt::Stopped | Halt::Target => text!("outcome-stopped").to_owned(),
        Halt::Limit(limit) => said::used_up(limit, &request.limits),
    }
}

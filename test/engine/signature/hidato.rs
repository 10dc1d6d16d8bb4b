//! Searches of Hidatos: figures of many boards, and every sentence about a few of them.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::propagate::{Contradiction, Rule};
use langkah_engine::hidato::published::Measure;
use langkah_engine::hidato::reason::reason;
use langkah_engine::hidato::solve::{
    Finished, How, Options, Refutation, Step, Verdict, record, solve,
};
use langkah_engine::hidato::tree::Fact;
use langkah_engine::search::trace::record::Recorder;
use langkah_language::{Language, within};
use langkah_puzzle::hidato::Plan;
use langkah_puzzle::hidato::tree::{HidatoTree, branch};
use langkah_puzzle::hidato::words;
use langkah_puzzle::told::Told;

use super::assert_lines;
use crate::hidato::every::sparse;
use crate::hidato::oracle::{Draw, data, read};

/// The boards of the data folders by name, and random ones with few givens by number.
fn boards() -> Vec<(String, Board)> {
    let rooms = [("hidato", Topology::King), ("numbrix", Topology::Orthogonal)];
    let mut all = Vec::new();
    for (room, topology) in rooms {
        let path = format!("{}/test/data/{room}", crate::PROJECT);
        let files = std::fs::read_dir(path).expect("the folder is there");
        let names = files.map(|file| file.expect("a file").file_name().into_string());
        let mut names: Vec<String> = names.map(|name| name.expect("a name")).collect();
        names.retain(|name| !name.contains(".solution"));
        names.sort();
        for name in names {
            let name = format!("{room}/{}", name.trim_end_matches(".txt"));
            all.push((name.clone(), read(&data(&name), topology)));
        }
    }
    let mut draw = Draw(3);
    all.extend(
        (0..80).map(|number| (format!("sparse {number}"), sparse(&mut |end| draw.below(end)).0)),
    );
    all
}

/// Everything that is counted, and how many steps each rule gave.
fn figures(finished: &Finished) -> String {
    let Finished { verdict, steps, stats, probes, restarts, local_steps, work, engine } = finished;
    let count = |how: How| steps.iter().filter(|step| step.how == how).count();
    let rules = Rule::ALL.map(|rule| count(How::Deduced(rule)).to_string()).join(" ");
    let failed: usize = steps.iter().map(|step| step.failed.len()).sum();
    let local = if *local_steps > 0 { format!(", {local_steps} local") } else { String::new() };
    format!(
        "{} by {}; {} expanded, {} generated, {} live; {probes} probes, {restarts} restarts, {work} \
         work; given {}, rules {rules}, guessed {}, learnt {}, failed {failed}{local}",
        words::solutions(verdict),
        engine.name(),
        stats.expanded,
        stats.generated,
        stats.live_peak,
        count(How::Given),
        count(How::Guessed),
        count(How::Learnt),
    )
}

#[test]
fn figures_of_every_board() {
    let mut lines = Vec::new();
    for (name, board) in boards() {
        let usual = Options::default();
        for (what, options) in [
            ("usual", usual),
            ("first", Options { first_only: true, ..usual }),
            ("restarts", Options { failures_max: 1, ..usual }),
            ("handed over", Options { hand_over: 3000, ..usual }),
            ("learning", Options { hand_over: 0, ..usual }),
            ("chains", Options { level: Rule::Chain, ..usual }),
            ("cells", Options { level: Rule::Cell, ..usual }),
            ("links", Options { level: Rule::Link, ..usual }),
            ("regions", Options { level: Rule::Region, ..usual }),
            ("trials", Options { level: Rule::Probe, ..usual }),
        ] {
            // Which clauses are learnt is the solver's own affair, which another version may
            // change.
            let is_learning = what == "learning" || what == "handed over";
            if is_learning && board.count() > 100 {
                continue;
            }
            lines.push(format!("{name}, {what}: {}", figures(&solve(&board, &options, &mut ()))));
        }
    }
    assert_lines("hidato", &lines);
}

/// The sentences on each step, on the refutation, and on each node of the recorded search.
fn sentences(name: &str, board: &Board, options: &Options, lines: &mut Vec<String>) {
    lines.push(format!("{name}:"));
    let shape = board.shape();
    for fault in feasibility::faults(board) {
        lines.push(format!("fault: {}", fault.sentence(shape)));
    }
    let finished = solve(board, options, &mut ());
    if let Verdict::None(refutation) = &finished.verdict {
        lines
            .extend(refutation.sentences(shape).iter().map(|sentence| format!("none: {sentence}")));
    }
    let (mut before, mut failed) = (board.clone(), Vec::new());
    for step in finished.steps.iter().filter(|step| step.how != How::Given) {
        failed.extend(step.failed.iter().copied());
        let told = reason(&before, step, &failed);
        lines.push(format!("{} at {}: {}", step.number, shape.name(step.cell), told.clause));
        lines.extend(told.others.iter().map(|other| format!("  {other}")));
        let out: Vec<String> =
            told.out.iter().map(|(number, cell)| format!("{number}/{cell}")).collect();
        lines.push(format!("  out {}", out.join(" ")));
        before.set(step.cell, step.number);
    }
    if !feasibility::faults(board).is_empty() {
        return;
    }
    let quiet = &mut ();
    let mut recorder = Recorder::new(quiet, 60);
    record(board, options, &mut recorder);
    let trace = recorder.finish();
    let boards =
        HidatoTree { board, plan: Plan::Propagate, choice: Measure::Euclid, are_drawn: false };
    let end = trace.moment(trace.last());
    for node in 0..trace.len() {
        let standing = boards.standing(end, node);
        let guess = standing.branch.map_or("root".to_owned(), |guess| branch(shape, guess));
        let cost = boards.cost(&trace, node).unwrap_or_default();
        let state =
            end.state(node).map_or(String::new(), |state| boards.state(&trace, node, state));
        lines.push(format!("node {node}, {guess}, {cost}: {state}"));
        let place = |fact: &Fact| format!("{}/{} {}", fact.number, fact.cell, fact.rule.name());
        lines.push(format!(
            "  {}",
            standing.placed.iter().map(place).collect::<Vec<_>>().join(", ")
        ));
    }
}

#[test]
fn sentences_of_some_boards() {
    let mut lines = Vec::new();
    for (name, board) in boards() {
        let is_chosen = match name.as_str() {
            "hidato/fauzia" | "hidato/gen-06x06-few" | "hidato/gen-07x07-holes" => true,
            "hidato/gen-08x08-few" | "numbrix/gen-07x07-a" => true,
            _ => name.starts_with("sparse") && name.ends_with(['1', '4', '7']),
        };
        if is_chosen {
            sentences(&name, &board, &Options::default(), &mut lines);
        }
    }
    // The hardest rule is rare.
    let mut draw = Draw(11);
    let mut found = 0;
    while found < 6 {
        let board = sparse(&mut |end| draw.below(end)).0;
        let finished = solve(&board, &Options::default(), &mut ());
        let by_region = |step: &Step| step.how == How::Deduced(Rule::Region);
        let clashes = matches!(
            &finished.verdict,
            Verdict::None(Refutation::AtOnce(refuted))
                if matches!(refuted.clash.contradiction, Contradiction::Region(_) | Contradiction::Gap(..))
        );
        if finished.steps.iter().any(by_region) || clashes {
            found += 1;
            sentences(&format!("regions {found}"), &board, &Options::default(), &mut lines);
        }
    }
    assert_lines("sentences", &lines);
}

/// No sentence on a step, a node or a contradiction is left in English.
#[test]
fn sentences_in_another_language_have_no_english_word() {
    let mut lines = Vec::new();
    let indonesian = Language::of_tag("id").expect("a file for Indonesian");
    within(indonesian, || {
        for (name, board) in boards() {
            let is_chosen = name.starts_with("sparse") && name.ends_with(['1', '4', '7']);
            if is_chosen || name == "hidato/fauzia" || name == "numbrix/gen-07x07-a" {
                sentences(&name, &board, &Options::default(), &mut lines);
            }
        }
    });
    assert!(lines.iter().any(|line| line.contains("disingkirkan menurut aturan")));
    let words = ["the", "is", "are", "and", "or", "of", "to", "row", "column", "cell", "cells"];
    let words = [&words[..], &["it", "no", "if", "then", "goes", "there", "dead", "live"]].concat();
    for line in &lines {
        let mut parts = line.split(|letter: char| !letter.is_alphabetic());
        assert!(!parts.any(|part| words.contains(&part)), "{line}");
    }
}

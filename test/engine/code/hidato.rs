//! The listings of Hidato's searches, in step with their traces.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::{Measure, Variant};
use langkah_engine::hidato::solve;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::record::Recorder;
use langkah_puzzle::code::hidato::listing;
use langkah_puzzle::code::place::Code;
use langkah_puzzle::code::{Act, Test};
use langkah_puzzle::hidato::{Plan, Request, record};

use super::claims::judge;
use super::places;
use crate::hidato::oracle::{hidato, small};

fn requests() -> Vec<Request> {
    let usual = Request::default();
    let fauzia = Request { plan: Plan::Fauzia, ..usual };
    let variant = |cost, filters| Request { variant: Variant { cost, filters }, ..fauzia };
    vec![
        usual,
        Request { first_only: true, ..usual },
        Request { level: Rule::Chain, ..usual },
        Request { learns: false, ..usual },
        fauzia,
        variant(Measure::Steps, true),
        variant(Measure::Slack, true),
    ]
}

fn boards() -> Vec<Board> {
    (0..80).map(small).collect()
}

#[test]
fn every_search_of_hidatos_line_by_line() {
    let mut searches = 0;
    let mut goals = 0;
    for board in boards() {
        for mut request in requests() {
            for generated_max in [400, 6] {
                request.limits.generated_max = generated_max;
                let (_, trace) = record(&board, &request, &mut (), 1000);
                let Some(trace) = trace else { continue };
                let listing = listing(&request);
                judge(Code { listing: &listing, trace: &trace });
                searches += 1;
                goals += usize::from(!trace.solution().is_empty());
            }
        }
    }
    assert!(searches > 300 && goals > 100, "{searches}, {goals}");
}

fn has(listing: &langkah_puzzle::code::Listing, trace: &Trace, act: Act) -> usize {
    let code = Code { listing, trace };
    let is =
        |&place: &_| code.step(place).is_some_and(|step| listing.lines()[step.line].act == act);
    places(code).iter().filter(|&place| is(place)).count()
}

/// With a restart after each second failure, and with clause learning after some work.
#[test]
fn restarts_and_the_hand_over_are_lines() {
    let (mut restarts, mut handed, mut guided) = (0, 0, 0);
    for name in ["gen-08x08-few", "gen-10x10-few2", "gen-15x15-a"] {
        let board = hidato(name);
        for (hand_over, guide) in [(u64::MAX, u64::MAX), (2000, 0), (20_000, 0), (u64::MAX, 0)] {
            let usual = solve::Options::default();
            let options = solve::Options { failures_max: 2, hand_over, guide, ..usual };
            let mut watch = ();
            let mut recorder = Recorder::new(&mut watch, 3000);
            let _ = solve::record(&board, &options, &mut recorder);
            let trace = recorder.finish();
            let request = Request::default();
            let listing = listing(&request);
            judge(Code { listing: &listing, trace: &trace });
            let end = trace.moment(trace.last());
            let count = |why: Why| {
                (0..trace.len()).filter(|&node| end.state(node) == Some(State::Dead(why))).count()
            };
            restarts += trace.iterations().len() - 1;
            guided += has(&listing, &trace, Act::GuideIf);
            handed += count(Why::HandedOver);
            if count(Why::HandedOver) > 0 {
                assert!(has(&listing, &trace, Act::StopIf(Test::MuchWork)) > 0);
            }
        }
    }
    assert!(restarts > 5 && handed > 0 && guided > 0, "{restarts}, {handed}, {guided}");
}

//! The listings of the searches of Hidatos.

use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::Variant;

use super::{Act, Children, Left, Listing, Reason, Root, Take, Test, Who};
use crate::hidato::{Plan, Request};

/// The listing of a search.
pub fn listing(request: &Request) -> Listing {
    match request.plan {
        Plan::Propagate => propagate(request),
        Plan::Fauzia => published(request.variant),
    }
}

/// Branch and bound with the rules of the puzzle.
fn propagate(request: &Request) -> Listing {
    let guesses = request.level >= Rule::Guess;
    let mut lines = vec![
        (0, Act::Root(Root::Alone)),
        (0, Act::While),
        (1, Act::Take(Take::Deepest)),
        (1, Act::Propagate),
        (1, Act::If(Test::Contradiction)),
        (2, Act::Kill(Who::E, Reason::Contradiction)),
    ];
    if guesses {
        lines.push((2, Act::RestartIf));
    }
    let enough = if request.first_only { Test::First } else { Test::Second };
    lines.push((1, Act::ElseIf(Test::Complete)));
    lines.push((2, Act::Keep));
    lines.push((2, Act::StopIf(enough)));
    lines.push((1, Act::Else));
    if guesses {
        if request.learns {
            lines.push((2, Act::GuideIf));
            lines.push((2, Act::StopIf(Test::MuchWork)));
        }
        lines.push((2, Act::Choose));
        lines.push((2, Act::For(Children::Guess)));
        lines.push((3, Act::Push));
    } else {
        lines.push((2, Act::Stuck));
    }
    lines.push((0, Act::Stop(Left::NoOther)));
    Listing::new(lines)
}

/// The published search.
fn published(variant: Variant) -> Listing {
    let mut lines = vec![
        (0, Act::Root(Root::EmptyPath)),
        (0, Act::While),
        (1, Act::Take(Take::Nearest(variant.cost))),
        (1, Act::StopIf(Test::Complete)),
        (1, Act::For(Children::Cells)),
    ];
    if variant.filters {
        lines.push((2, Act::If(Test::OutOfReach)));
        lines.push((3, Act::Kill(Who::X, Reason::OutOfReach)));
        lines.push((2, Act::Else));
        lines.push((3, Act::Push));
    } else {
        lines.push((2, Act::Push));
    }
    lines.push((0, Act::Stop(Left::NoSolution)));
    Listing::new(lines)
}

//! Which questions a step can have, before its lesson is opened.

use langkah_engine::sliding::moves::Move;

use super::task::Task;
use crate::family::subject::Subject;
use crate::practice::dice::Dice;
use crate::practice::exact::Exact;
use crate::practice::kind::{Kind, Level};
use crate::practice::lecture::Lecture;
use crate::practice::question::Question;
use crate::practice::tree::Recorded;
use crate::practice::unasked::Unasked;

/// What can be asked at a place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    /// The kinds that cannot be asked, and why.
    unasked: Vec<(Kind, Unasked)>,
    /// The moves whose children have a ĉ to ask for.
    ways: Vec<Move>,
}

impl Offer {
    /// What can be asked of the puzzle that a step shows, and of the search at its moment. Whether
    /// a seed has a question is not looked at where that takes long.
    pub fn of(shown: &Subject, tree: Option<&Recorded>) -> Self {
        let exact = |exact| Question::exact(shown, exact, tree.cloned()).err();
        let has_cost = |way: &Move| exact(Exact::Cost(*way)).is_none();
        let ways: Vec<Move> = Move::ALL.into_iter().filter(has_cost).collect();
        let why = |kind: Kind| match Task::usual(kind) {
            _ if kind.family() != shown.family() => Some(Unasked::Family(kind.family())),
            Task::Exact(Exact::Cost(_)) if !ways.is_empty() => None,
            Task::Exact(of) => exact(of),
            Task::Dealt { .. } => dealt(shown, kind),
        };
        let unasked = Kind::ALL.into_iter().filter_map(|kind| Some((kind, why(kind)?)));
        Self { unasked: unasked.collect(), ways }
    }

    /// Why a kind of question cannot be asked here; `None` if it can.
    pub fn unasked(&self, kind: Kind) -> Option<Unasked> {
        self.unasked.iter().find(|(other, _)| *other == kind).map(|(_, why)| *why)
    }

    /// Whether the child of a move has a ĉ to ask for.
    pub fn has_way(&self, way: Move) -> bool {
        self.ways.contains(&way)
    }

    /// The plainest question of a kind that can be asked here.
    pub fn usual(&self, kind: Kind) -> Task {
        match (Task::usual(kind), self.ways.first()) {
            (Task::Exact(Exact::Cost(_)), Some(&way)) => Task::Exact(Exact::Cost(way)),
            (usual, _) => usual,
        }
    }
}

/// Why no seed has a question of this kind.
fn dealt(shown: &Subject, kind: Kind) -> Option<Unasked> {
    let puzzle = shown.as_ref().sliding();
    let why = match kind {
        Kind::Trust => match puzzle {
            Some(puzzle) if puzzle.start() == puzzle.goal() => Some(Unasked::Goal),
            Some(puzzle) if !puzzle.solvability().is_solvable() => Some(Unasked::Fewest),
            _ => None,
        },
        Kind::Settled | Kind::Candidates | Kind::Guess => {
            let mut dice = Dice::new(1, 0);
            Question::with(
                Some(shown),
                (kind, Level::LEAST),
                Lecture::default(),
                (&mut dice, &|| false),
            )
            .err()
        }
        _ => None,
    };
    // Another seed may find a guess.
    why.filter(|why| *why != Unasked::NoContradiction)
}

//! Questions whose matter is named, so that they are the same for everybody.

use langkah_engine::plan::{Plan, Weight};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;

use super::answer::Answer;
use super::kind::{Kind, Level};
use super::nodes;
use super::question::{Made, Matter, Question};
use super::tree::Recorded;
use super::unasked::Unasked;
use crate::family::subject::{Subject, questioned};

/// A question by what it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// Kurang of a tile; [`BLANK`](langkah_engine::sliding::board::BLANK) for the blank.
    Kurang(u8),
    X,
    Verdict,
    /// ĉ of the child that this move makes from the E-node of the moment.
    Cost(Move),
    /// Which node is the E-node of the moment, asked one expansion before.
    Next,
    /// What becomes of each child of the E-node of the moment.
    Fates,
    /// The live nodes at the moment.
    Live,
    /// The bound of the iteration that begins after the moment.
    NextBound,
}

impl Exact {
    pub const fn kind(self) -> Kind {
        match self {
            Self::Kurang(_) => Kind::Kurang,
            Self::X => Kind::X,
            Self::Verdict => Kind::Verdict,
            Self::Cost(_) => Kind::Cost,
            Self::Next => Kind::Next,
            Self::Fates => Kind::Fates,
            Self::Live => Kind::Live,
            Self::NextBound => Kind::NextBound,
        }
    }

    /// Whether it is about a moment of a recorded search.
    pub const fn is_of_search(self) -> bool {
        !matches!(self, Self::Kurang(_) | Self::X | Self::Verdict)
    }

    /// Looks whether the rules of a search are those that its question tells a person. Questions
    /// on the queue need best-first search, those on iterations deepening.
    ///
    /// # Errors
    /// Which search it needs.
    const fn go_with(self, plan: Plan) -> Result<(), Unasked> {
        match (self, plan) {
            (Self::Kurang(_) | Self::X | Self::Verdict, _) => Ok(()),
            (Self::Fates | Self::NextBound, Plan::Ida { weight, .. })
                if weight.get() == Weight::ONE.get() =>
            {
                Ok(())
            }
            (Self::Fates | Self::NextBound, _) => Err(Unasked::NeedsDeepening),
            (
                Self::Cost(_) | Self::Next | Self::Live,
                Plan::BestFirst { weight, visited: true, .. },
            ) if weight.get() == Weight::ONE.get() => Ok(()),
            (Self::Cost(_) | Self::Next | Self::Live, _) => Err(Unasked::NeedsBestFirst),
        }
    }
}

impl Question {
    /// The question on this puzzle, and where it is about a search at the moment of `tree`.
    ///
    /// # Errors
    /// Why the puzzle, the search or the moment has no such question.
    pub fn exact(subject: &Subject, exact: Exact, tree: Option<Recorded>) -> Result<Self, Unasked> {
        let Made { matter, tree, key } = questioned(subject).exact(exact, tree)?;
        Ok(Self { level: Level::LEAST, subject: subject.clone(), matter, tree, key })
    }
}

pub(super) fn of_tiles(
    puzzle: &Puzzle,
    exact: Exact,
    tree: Option<Recorded>,
) -> Result<Made, Unasked> {
    let solvability = puzzle.solvability();
    Ok(match exact {
        Exact::Kurang(tile) => {
            let has_tile = usize::from(tile) < puzzle.start().tiles().len();
            let after = has_tile.then(|| solvability.smaller_after(puzzle.start(), tile));
            let count = after.ok_or(Unasked::Tile)?.len() as u32;
            Made::plain(Matter::Kurang { tile }, Answer::Number(count))
        }
        Exact::X => Made::plain(Matter::X, Answer::Number(solvability.x())),
        Exact::Verdict => {
            let key = Answer::Judged(solvability.total(), solvability.is_solvable());
            Made::plain(Matter::Verdict, key)
        }
        _ => {
            let tree = tree.ok_or(Unasked::NeedsTree)?;
            exact.go_with(tree.plan)?;
            return of_search(puzzle, exact, tree);
        }
    })
}

/// The question on a search, at the moment of `tree`.
fn of_search(puzzle: &Puzzle, exact: Exact, mut tree: Recorded) -> Result<Made, Unasked> {
    if exact == Exact::NextBound {
        return next_bound(tree).ok_or(Unasked::NoIteration);
    }
    if exact == Exact::Next {
        tree.at = tree.at.checked_sub(1).ok_or(Unasked::Beginning)?;
    }
    nodes::fit(exact.kind(), puzzle, &tree, tree.at)?;
    tree.is_before_children = matches!(exact, Exact::Cost(_) | Exact::Fates);
    let made = match exact {
        Exact::Cost(way) => {
            let child = nodes::child(&tree, way).ok_or(Unasked::NoChildOf(way))?;
            Some((Matter::Cost { way }, Answer::Number(tree.trace.f(child))))
        }
        Exact::Next => {
            let next = tree.trace.moment(tree.at + 1).e_node();
            next.map(|next| (Matter::Next, Answer::Node(next)))
        }
        Exact::Fates => {
            nodes::fates(puzzle, &tree).map(|fates| (Matter::Fates, Answer::Fates(fates)))
        }
        _ => Some((Matter::Live, Answer::Nodes(nodes::live(&tree)))),
    };
    let (matter, key) = made.ok_or(Unasked::Beginning)?;
    Ok(Made { matter, tree: Some(tree), key })
}

/// The question at the end of an iteration that is not the last one.
fn next_bound(tree: Recorded) -> Option<Made> {
    let mut later = tree.trace.iterations().iter().skip(1);
    let next = later.find(|iteration| iteration.begins == tree.at + 1)?;
    let key = Answer::Number(next.bound?);
    Some(Made { matter: Matter::NextBound, tree: Some(tree), key })
}

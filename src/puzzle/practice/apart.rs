//! Whether what one question of a sheet prints is what another one asks.

use langkah_engine::plan::{BoundKind, Plan};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::puzzle::Puzzle;

use super::answer::{Answer, ChildFate};
use super::measures::Measure;
use super::nodes;
use super::question::{Matter, Question};
use super::tree::Recorded;

/// Whether two questions can stand on one sheet: neither tells the answer of the other.
pub(super) fn go_together(one: &Question, other: &Question) -> bool {
    !tells(one, other) && !tells(other, one)
}

/// Whether a question tells the answer of another one: its nodes have an h that is asked for, or
/// its moment of the same search is a later one.
fn tells(question: &Question, of: &Question) -> bool {
    let (Some(puzzle), Some(tree)) = (question.subject.as_ref().sliding(), &question.tree) else {
        return false;
    };
    if of.subject != question.subject {
        return false;
    }
    let is_earlier = |other: &Recorded| other.plan == tree.plan && other.at < tree.at;
    let is_of_moment = !matches!(of.matter, Matter::Cost { .. });
    if is_of_moment && of.tree.as_ref().is_some_and(is_earlier) {
        return true;
    }
    let (bound, asked) = asked(of, puzzle);
    bound.is_some() && bound == tree.plan.bound() && {
        let shown = shown(question, puzzle, tree);
        asked.iter().any(|board| shown.contains(board))
    }
}

/// The boards whose h by a bound a person must work out.
fn asked(question: &Question, puzzle: &Puzzle) -> (Option<BoundKind>, Vec<Board>) {
    let start = puzzle.start();
    if let Matter::Trust { measure, .. } = question.matter {
        return (Some(basis(measure)), vec![start.clone()]);
    }
    let Some(tree) = &question.tree else { return (None, Vec::new()) };
    let e_node = tree.moment().e_node().map(|node| tree.board(start, node));
    let boards = match question.matter {
        Matter::Cost { way } => e_node.and_then(|board| board.after(way)).into_iter().collect(),
        Matter::Fates if tree.plan.keeps_a_path() => {
            let Answer::Fates(fates) = &question.key else { return (None, Vec::new()) };
            let made = fates.iter().filter(|(_, fate)| *fate != ChildFate::Reversal);
            made.filter_map(|&(way, _)| e_node.as_ref()?.after(way)).collect()
        }
        Matter::Next | Matter::Live if !tree.has_costs => {
            nodes::live(tree).into_iter().map(|node| tree.board(start, node)).collect()
        }
        _ => Vec::new(),
    };
    (tree.plan.bound(), boards)
}

/// The bound from which a measure is worked out.
const fn basis(measure: Measure) -> BoundKind {
    match measure {
        Measure::Misplaced | Measure::WithBlank => BoundKind::Misplaced,
        Measure::Manhattan | Measure::Twice => BoundKind::Manhattan,
        Measure::LinearConflict => BoundKind::LinearConflict,
        Measure::Own(formula) => BoundKind::Own(formula),
    }
}

/// The boards whose h a question prints.
fn shown(question: &Question, puzzle: &Puzzle, tree: &Recorded) -> Vec<Board> {
    let start = puzzle.start();
    let nodes = nodes::shown(question, tree).into_iter().filter(|_| tree.has_costs);
    // The bound of the first iteration is h of the root.
    let is_first = matches!(tree.plan, Plan::Ida { .. }) && tree.moment().iteration() == 0;
    let root = is_first.then(|| start.clone());
    nodes.map(|node| tree.board(start, node)).chain(root).collect()
}

//! The boards that a person looks at to answer a question.

use langkah_language::text;

use super::{Matter, Question};
use crate::hidato::board::Board as Numbers;
use crate::puzzle::Puzzle;
use crate::puzzle::picture::{HidatoPicture, Picture, SlidingPicture};
use crate::search::trace::number;
use crate::sliding::board::{Board, Goal};

pub(super) fn sliding(question: &Question, puzzle: &Puzzle) -> Vec<(String, Picture)> {
    let goal = puzzle.goal();
    let picture = |board: &Board| -> Picture {
        SlidingPicture { board: board.clone(), goal: goal.clone() }.into()
    };
    let mut all = match (&question.matter, &question.tree) {
        (Matter::Cost { .. } | Matter::Fates, Some(tree)) => {
            let e_node = tree.moment().e_node().unwrap_or(0);
            let caption = text!("practice-picture-e-node", node = number(e_node));
            vec![(caption, picture(&tree.board(puzzle.start(), e_node)))]
        }
        (_, Some(_)) => vec![(text!("practice-picture-root").to_owned(), picture(puzzle.start()))],
        (Matter::Dominance { boards, .. }, _) => {
            let caption = |at: usize| text!("practice-picture-board", number = (at + 1));
            boards.iter().enumerate().map(|(at, board)| (caption(at), picture(board))).collect()
        }
        _ => vec![(String::new(), picture(puzzle.start()))],
    };
    if Goal::of(goal) != Some(Goal::BlankLast) {
        all.push((text!("practice-picture-goal").to_owned(), picture(goal)));
    }
    all
}

pub(super) fn hidato(board: &Numbers) -> Vec<(String, Picture)> {
    let picture = HidatoPicture { board: board.clone(), given: board.clone() };
    vec![(String::new(), picture.into())]
}

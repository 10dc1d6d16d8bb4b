//! Questions on a sliding puzzle.

use langkah_engine::search::trace::number;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{Format, write};
use langkah_language::text;

use super::answer::{Answer, Ask};
use super::dice::Dice;
use super::exact::Exact;
use super::kind::Kind;
use super::mark::Mark;
use super::question::{Made, Matter, Order, Question, Questioned};
use super::tree::Recorded;
use super::unasked::Unasked;
use super::{exact, measures, nodes, parity};
use crate::family::Family;
use crate::family::pictured::Picture;
use crate::picture::sliding::SlidingPicture;

impl Questioned for Puzzle {
    fn make(&self, order: Order, dice: &mut Dice) -> Result<Made, Unasked> {
        match order.kind {
            Kind::Kurang | Kind::X | Kind::Verdict => Ok(parity::make(self, order, dice)),
            Kind::Cost | Kind::Next | Kind::Fates | Kind::Live | Kind::NextBound => {
                nodes::make(self, order, dice)
            }
            Kind::Trust | Kind::Dominance => measures::make(self, order, dice),
            Kind::Settled | Kind::Candidates | Kind::Guess => Err(Unasked::Family(Family::Hidato)),
        }
    }

    fn exact(&self, exact: Exact, tree: Option<Recorded>) -> Result<Made, Unasked> {
        exact::of_tiles(self, exact, tree)
    }

    fn asked(&self, question: &Question) -> String {
        match &question.tree {
            Some(tree) => nodes::asked(question, self, tree),
            None if question.is_of_parity() => parity::asked(question, self),
            None => measures::asked(question),
        }
    }

    fn ask(&self, question: &Question) -> Ask {
        match &question.tree {
            Some(tree) => nodes::ask(question, tree),
            None if question.is_of_parity() => parity::ask(question),
            None => measures::ask(question),
        }
    }

    fn lines(&self, question: &Question) -> Vec<String> {
        let tree = question.tree.as_ref();
        tree.map(|tree| nodes::lines(question, self, tree)).unwrap_or_default()
    }

    fn pictures(&self, question: &Question) -> Vec<(String, Picture)> {
        pictures(question, self)
    }

    fn told_once(&self, _has_pictures: bool) -> Option<&'static str> {
        has_usual_goal(self).then(|| text!("practice-sheet-goal"))
    }

    fn mark(&self, question: &Question, answer: &Answer) -> Mark {
        match &question.tree {
            Some(tree) => nodes::marking::mark(question, (self, tree), answer),
            None if question.is_of_parity() => parity::mark(question, self, answer),
            None => measures::mark(question, self, answer),
        }
    }

    fn others(&self, question: &Question) -> Vec<Answer> {
        let tree = question.tree.as_ref();
        tree.map(|tree| nodes::marking::others(question, self, tree)).unwrap_or_default()
    }

    fn written(&self) -> String {
        write(self.start(), self.goal(), Format::Langkah, 1).unwrap_or_default()
    }
}

/// The goal that needs no picture.
fn has_usual_goal(puzzle: &Puzzle) -> bool {
    Goal::of(puzzle.goal()) == Some(Goal::BlankLast)
}

/// The goal with its caption, if it is not the one that needs no picture.
pub fn own_goal(puzzle: &Puzzle) -> Option<(String, Picture)> {
    let goal = puzzle.goal();
    let picture = SlidingPicture { board: goal.clone(), goal: goal.clone() };
    let own = || (text!("practice-picture-goal").to_owned(), Picture::Sliding(picture));
    (!has_usual_goal(puzzle)).then(own)
}

/// The boards that a person looks at, each with a caption.
fn pictures(question: &Question, puzzle: &Puzzle) -> Vec<(String, Picture)> {
    let goal = puzzle.goal();
    let picture = |board: &Board| {
        Picture::Sliding(SlidingPicture { board: board.clone(), goal: goal.clone() })
    };
    let mut all = match (&question.matter, &question.tree) {
        (Matter::Cost { .. } | Matter::Fates, Some(tree)) => {
            let e_node = tree.moment().e_node().unwrap_or(0);
            let caption = text!("practice-picture-e-node", node = number(e_node));
            vec![(caption, picture(&tree.board(puzzle.start(), e_node)))]
        }
        (_, Some(tree)) => {
            // Each iteration has a root of its own, and the lines of the nodes name it.
            let iteration = tree.trace.iterations().get(tree.moment().iteration());
            let root = iteration.map_or(0, |iteration| iteration.root);
            let caption = text!("practice-picture-root", node = number(root));
            vec![(caption, picture(puzzle.start()))]
        }
        (Matter::Dominance { boards, .. }, _) => {
            let caption = |at: usize| text!("practice-picture-board", number = (at + 1));
            boards.iter().enumerate().map(|(at, board)| (caption(at), picture(board))).collect()
        }
        _ => vec![(String::new(), picture(puzzle.start()))],
    };
    all.extend(own_goal(puzzle));
    all
}

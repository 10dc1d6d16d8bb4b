//! Questions on a sliding puzzle.

use super::{
    Answer, Ask, Dice, Kind, Level, Made, Mark, Question, Questioned, measures, nodes, parity,
    shown,
};
use crate::puzzle::Puzzle;
use crate::puzzle::picture::Picture;
use crate::sliding::text::{Format, write};

impl Questioned for Puzzle {
    fn make(&self, kind: Kind, level: Level, dice: &mut Dice) -> Option<Made> {
        match kind {
            Kind::Kurang | Kind::X | Kind::Verdict => parity::make(self, kind, level, dice),
            Kind::Cost | Kind::Next | Kind::Fates | Kind::Live | Kind::NextBound => {
                nodes::make(self, kind, level, dice)
            }
            Kind::Trust | Kind::Dominance => measures::make(self, kind, level, dice),
            Kind::Settled | Kind::Candidates | Kind::Guess => None,
        }
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
        shown::sliding(question, self)
    }

    fn mark(&self, question: &Question, answer: &Answer) -> Mark {
        match &question.tree {
            Some(tree) => nodes::mark(question, (self, tree), answer),
            None if question.is_of_parity() => parity::mark(question, self, answer),
            None => measures::mark(question, self, answer),
        }
    }

    fn written(&self) -> String {
        write(self.start(), self.goal(), Format::Langkah, 1).unwrap_or_default()
    }
}

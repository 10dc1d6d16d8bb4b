//! Questions on a Hidato.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::text::{Format, write};
use langkah_language::text;

use super::answer::{Answer, Ask};
use super::dice::Dice;
use super::exact::Exact;
use super::kind::Kind;
use super::mark::Mark;
use super::numbers;
use super::question::{Made, Order, Question, Questioned};
use super::tree::Recorded;
use super::unasked::Unasked;
use crate::family::Family;
use crate::family::pictured::Picture;
use crate::picture::hidato::HidatoPicture;

impl Questioned for Board {
    fn make(&self, order: Order, dice: &mut Dice) -> Result<Made, Unasked> {
        match order.kind {
            Kind::Settled | Kind::Candidates | Kind::Guess => numbers::make(self, order, dice),
            _ => Err(Unasked::Family(Family::Sliding)),
        }
    }

    /// No question on a Hidato names its matter.
    fn exact(&self, _exact: Exact, _tree: Option<Recorded>) -> Result<Made, Unasked> {
        Err(Unasked::Family(Family::Sliding))
    }

    fn asked(&self, question: &Question) -> String {
        numbers::asked(question, self)
    }

    fn ask(&self, question: &Question) -> Ask {
        numbers::ask(question, self)
    }

    /// The board is enough.
    fn lines(&self, _question: &Question) -> Vec<String> {
        Vec::new()
    }

    fn pictures(&self, _question: &Question) -> Vec<(String, Picture)> {
        let picture = HidatoPicture { board: self.clone(), given: self.clone() };
        vec![(String::new(), Picture::Hidato(picture))]
    }

    fn told_once(&self, has_pictures: bool) -> Option<&'static str> {
        let shape = self.shape();
        let is_indented = (0..shape.dims().rows()).any(|row| shape.cell_at(row, 0).is_none());
        has_pictures.then_some(match is_indented {
            true => text!("practice-sheet-rings", "indented"),
            false => text!("practice-sheet-rings"),
        })
    }

    fn mark(&self, question: &Question, answer: &Answer) -> Mark {
        numbers::mark(question, self, answer)
    }

    fn others(&self, question: &Question) -> Vec<Answer> {
        numbers::others(question, self)
    }

    fn written(&self) -> String {
        write(self, Format::Matrix)
    }
}

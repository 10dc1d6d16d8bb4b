//! Nodes that bear their place in the order of expansions, too.

use super::Words;
use crate::search::trace::Trace;
use crate::search::trace::moment::Moment;

/// The words of a puzzle, and each expanded node's place in the order of expansions.
pub struct Ordered<'w>(pub Box<dyn Words + 'w>);

impl Words for Ordered<'_> {
    fn label(&self, label: u32) -> String {
        self.0.label(label)
    }

    fn rows(&self, moment: Moment<'_>, node: u32) -> Option<Vec<Vec<String>>> {
        self.0.rows(moment, node)
    }

    fn are_rows_shifted(&self) -> bool {
        self.0.are_rows_shifted()
    }

    fn bars(&self) -> Vec<[(usize, usize); 2]> {
        self.0.bars()
    }

    fn figures(&self, trace: &Trace, node: u32) -> String {
        self.0.figures(trace, node)
    }

    fn about_figures(&self) -> String {
        self.0.about_figures()
    }

    fn has_order(&self) -> bool {
        true
    }

    fn contradiction(&self, trace: &Trace, node: u32, code: u32) -> String {
        self.0.contradiction(trace, node, code)
    }
}

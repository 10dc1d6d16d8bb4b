//! What the views of a recorded search ask its family.

use egui::{Color32, Painter, Rect, Ui};
use langkah_engine::search::trace::moment::State;

use super::board::{self, DrawnNode, Size};
use super::legend::Kind;
use super::sliding::tile::Numbers;
use crate::session::explore::Wish;
use crate::session::explore::explorer::Explorer;
use crate::session::settings::Settings;

/// A recorded search in the words and the pictures of its family.
pub trait Face {
    /// The search and its end. `has_tree` tells whether its tree is there.
    fn head_ui(&self, ui: &mut Ui, settings: &Settings, has_tree: bool);

    /// What stands below the size of the tree.
    fn foot_ui(&self, _ui: &mut Ui, _settings: &Settings) {}

    /// Why there is no tree, and whether another search could have one.
    fn reason(&self) -> (String, bool);

    /// The end of the search in words, and what found it: `tree` or `learning`; `None` while it
    /// runs.
    fn ended(&self) -> Option<(String, &'static str)>;

    /// How many values the search has tried beside its tree.
    fn probes(&self) -> u64 {
        0
    }

    /// The kinds of nodes in its tree, in the order of the legend.
    fn kinds(&self) -> Vec<Kind>;

    /// The name of the costs that nodes bear.
    fn costs(&self) -> &'static str;

    /// What a state means, in a word and in a sentence, where the common words do not say it.
    fn state(&self, _state: State) -> Option<(&'static str, &'static str)> {
        None
    }

    /// What stands below the details of a node.
    fn more_ui(&self, _ui: &mut Ui, _explorer: &Explorer, _node: u32) -> Option<Wish> {
        None
    }

    /// Draws the board of a node into a rectangle of the same proportions.
    fn paint(&self, node: &DrawnNode<'_>, painter: &Painter, rect: Rect);

    /// The board of a node in detail, with the marks of its bound; a click selects the node. `side`
    /// is its longer side, in points.
    fn marked_ui(&self, ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
        board::board_ui(ui, explorer, node, side)
    }

    /// The board of a node in one line, for screen readers.
    fn rows(&self, explorer: &Explorer, node: u32) -> Option<String>;

    /// The numbers on its boards, laid out once for cells with a side of `cell` points.
    fn numbers(&self, painter: &Painter, cell: f32, ink: Color32) -> Numbers;

    /// The least width of a cell with a number, in points.
    fn number_min(&self) -> f32;

    /// The ground around a board and its thin outline, in points.
    fn margin(&self) -> (f32, f32);

    /// The size of the E-node's board.
    fn size_of_e_node(&self, ui: &Ui) -> Size;

    /// The size of the board of the node in detail.
    fn size_of_node(&self, ui: &Ui) -> Size;

    /// The longer side of the board of each child, and the width for it and its words, in points,
    /// if there are `count` children.
    fn size_of_child(&self, ui: &Ui, count: usize) -> (f32, f32);

    /// The longer side of the E-node's board where two searches share the window, in points.
    /// `height` is left for it and the tree, and `is_low` tells that this is little.
    fn side_of_pair(&self, height: f32, is_low: bool) -> f32;
}

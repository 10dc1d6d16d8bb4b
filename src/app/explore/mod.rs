//! The views of recorded searches: the tree with its player and figures, and the comparison.
//!
//! | room | what lives there |
//! |---|---|
//! | [`tabs`] | the choice of a view |
//! | [`keys`] | the keys of the tree |
//! | [`canvas`], [`camera`], [`hits`] | the tree, pan and zoom, clicks |
//! | [`glide`] | how the tree goes over from one moment to the next |
//! | [`overview`] | the whole tree small in a corner |
//! | [`paint`] | nodes as dots and as small boards |
//! | [`colours`], [`legend`] | what a state looks like, and what it means |
//! | [`player`] | the bar below the tree |
//! | [`waiting`] | what stands where there is no tree |
//! | [`compare`] | the comparison, and two of its searches side by side |
//! | [`save`] | what can be taken away |
//! | [`panel`], [`e_node`], [`live`], [`node`], [`code`] | the right |
//! | [`board`] | the board of a node |
//! | [`face`] | what all of them ask the family of a recorded search |
//! | [`sliding`], [`hidato`] | the answers of each family, with its boards |

pub mod board;
pub mod camera;
pub mod canvas;
pub mod code;
pub mod colours;
pub mod compare;
pub mod e_node;
pub mod face;
pub mod glide;
pub mod hidato;
pub mod hits;
pub mod keys;
pub mod legend;
pub mod live;
pub mod node;
pub mod overview;
pub mod paint;
pub mod panel;
pub mod player;
pub mod save;
pub mod sliding;
pub mod tabs;
pub mod waiting;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::side;
use super::theme::palette;
use crate::app::pane::{Ask, Pane};
use crate::session::command::Command;
use crate::session::explore::{NodeWish, Wish};
use crate::session::lesson::LessonWish;
use crate::session::lesson::played::Played;
use crate::session::practice::draft::Put;
use canvas::Canvas;
use panel::Tab;

/// What these views remember between frames.
#[derive(Default)]
pub(super) struct ExploreState {
    canvas: Canvas,
    tab: Tab,
    live: live::List,
    code: code::Seen,
    comparing: compare::Comparing,
    pair: compare::pair::Halves,
}

/// The view of a recorded search, below the toolbar.
pub(super) fn tree_view_ui(pane: &mut Pane<'_>, state: &mut ExploreState, ui: &mut Ui) {
    let colours = palette(ui);
    side::side_ui(pane, ui, "moment", |pane, ui| panel::panel_ui(pane, state, ui));
    let canvas = Frame::new().fill(colours.canvas).inner_margin(Margin::same(12));
    CentralPanel::no_frame().frame(canvas).show(ui, |ui| {
        if pane.session.explorer().is_none_or(|explorer| explorer.trace().is_none()) {
            return waiting::waiting_ui(pane.session, pane.queue, ui);
        }
        let bar = Panel::bottom("moments").frame(Frame::new()).show_separator_line(false);
        bar.show(ui, |ui| player::player_ui(pane.session, pane.queue, ui));
        tree_ui(pane, state, ui);
    });
}

fn tree_ui(pane: &mut Pane<'_>, explore: &mut ExploreState, ui: &mut Ui) {
    let slides = pane.look.slides;
    let (session, queue) = (pane.session, &mut *pane.queue);
    let Some(explorer) = session.explorer() else { return };
    let save = explore.canvas.strip_ui(ui, explorer, queue);
    if matches!(queue.last(), Some(Command::Explore(Wish::Node(NodeWish::Seek(_))))) {
        explore.tab = Tab::Node;
    }
    let wish = explore.canvas.canvas_ui(ui, explorer, slides);
    if matches!(wish, Some(Wish::Node(NodeWish::Select(Some(_))))) {
        explore.tab = Tab::Node;
    }
    if let Some(Wish::Node(NodeWish::Select(Some(node)))) = wish
        && session.lessons().played().is_some_and(Played::takes_nodes)
    {
        queue.push(Command::Teach(LessonWish::Put(Put::Node(node))));
    }
    queue.extend(wish.map(Command::Explore));
    if let Some(save) = save {
        match pane.session.hidden_notice() {
            Some(notice) => pane.queue.push(Command::Tell(notice)),
            None => pane.ask(Ask::Save(save)),
        }
    }
}

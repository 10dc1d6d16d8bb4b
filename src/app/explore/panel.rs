//! The right of the tree: the figures of the moment, and what a person asks of it.

use egui::{Button, DragValue, Grid, Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use egui_material_icons::icons::{ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT};
use langkah_engine::puzzle::plan::Plan;
use langkah_engine::puzzle::tree;
use langkah_engine::puzzle::words::{capital, cut, ending, grouped, memory, preparing};
use langkah_engine::search::event::Cut;
use langkah_engine::search::trace::{Trace, number};
use langkah_engine::sliding::moves::letter;

use super::colours;
use super::tile::{self, Numbers};
use super::{bound, hidato, live, node, waiting};
use crate::app::mode_bar::segment_ui;
use crate::app::theme::{heading, palette};
use crate::app::toolbar::name;
use crate::app::window::Window;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Place};
use crate::session::explore::recording::{Of, Recording, Tiles};

/// What of the moment is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The E-node and its children.
    #[default]
    ENode,
    /// The live nodes in the order in which they are taken.
    Live,
    /// The selected node, its path and its bound.
    Node,
}

pub fn panel_ui(window: &mut Window, ui: &mut Ui) {
    recorded_ui(window, ui);
    let Some(explorer) = window.session.explorer().filter(|one| one.trace().is_some()) else {
        return;
    };
    let is_hidato = explorer.hidato().is_some();
    tally_ui(ui, explorer);
    ui.separator();
    let tab = &mut window.explore.tab;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (choice, text, label) in [
            (Tab::ENode, "E-node", "E-node and its children"),
            (Tab::Live, "Live nodes", "Live nodes"),
            (Tab::Node, "Node", "The node in detail"),
        ] {
            if segment_ui(ui, text, label, *tab == choice).clicked() {
                *tab = choice;
            }
        }
    });
    ui.add_space(4.0);
    let wish = match *tab {
        Tab::Live => live::live_ui(&mut window.explore.live, ui, explorer),
        Tab::ENode if is_hidato => scrolled(ui, |ui| hidato::e_node_ui(ui, explorer)),
        Tab::ENode => scrolled(ui, |ui| e_node_ui(ui, explorer)),
        Tab::Node if is_hidato => scrolled(ui, |ui| hidato::node_ui(ui, explorer)),
        Tab::Node => scrolled(ui, |ui| node::node_ui(ui, explorer)),
    };
    if *tab == Tab::Live && matches!(wish, Some(Wish::Select(Some(_)))) {
        *tab = Tab::Node;
    }
    window.queue.extend(wish.map(Command::Explore));
}

fn scrolled<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, content).inner
}

/// Which search is recorded, and how far.
fn recorded_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new("Recorded search").text_style(heading()));
    let chosen = window.session.request();
    let Some(explorer) = window.session.explorer() else {
        return waiting::nodes_max_ui(window, ui);
    };
    let tiles = explorer.recorded().tiles();
    match &explorer.recorded().of {
        Of::Tiles(tiles) => {
            let (dims, asked) = (tiles.puzzle.start().dims(), tiles.request.plan);
            let ran = tiles.result.as_ref().and_then(|result| result.as_ref().ok());
            let asked = || asked.on(dims).unwrap_or(asked);
            let plan = ran.map_or_else(asked, |solution| solution.plan);
            ui.label(capital(&plan.title(dims)));
            if let (Some(Ok(solution)), Some(_)) = (&tiles.result, explorer.trace()) {
                ui.label(RichText::new(ending(solution, &tiles.request.limits)).weak());
            }
        }
        Of::Hidato(recorded) => {
            let chosen = window.session.settings.hidato_request();
            hidato::recorded_ui(ui, recorded, &chosen);
        }
    }
    if let Some(recording) = window.session.recording() {
        running_ui(ui, recording);
    }
    if let Some(trace) = explorer.trace() {
        extent_ui(ui, trace, explorer.is_growing());
    }
    let is_other = |tiles: &Tiles| {
        let plan = chosen.plan.on(tiles.puzzle.start().dims());
        tiles.request != chosen && plan != Ok(Plan::Anytime)
    };
    if tiles.is_some_and(is_other) {
        let text = "Another search is chosen: Record (Enter) records it.";
        ui.label(RichText::new(text).color(palette(ui).accent));
    }
    waiting::nodes_max_ui(window, ui);
}

/// How far the search is that still runs.
fn running_ui(ui: &mut Ui, recording: &Recording) {
    if let Some(progress) = &recording.progress {
        let prepared = progress.prepared.as_ref().and_then(preparing);
        let running = || format!("Running: {}.", waiting::so_far(progress));
        ui.label(prepared.unwrap_or_else(running));
    }
    ui.label(RichText::new("Stop (Esc) ends the search; the tree stays.").weak());
}

/// How large the tree is, and whether it is whole.
fn extent_ui(ui: &mut Ui, trace: &Trace, is_growing: bool) {
    let nodes = grouped(trace.len().into());
    let memory = memory(trace.bytes());
    let goes_on = match trace.cut() {
        None => {
            let plural = if trace.len() == 1 { "node" } else { "nodes" };
            ui.label(RichText::new(format!("{nodes} {plural}, {memory}")).weak());
            return;
        }
        Some(Cut::Growing) => {
            let text = format!("The tree so far: {nodes} nodes ({memory}); it still grows.");
            ui.label(RichText::new(text).color(palette(ui).mark_text));
            return;
        }
        Some(Cut::Full) if is_growing => "and the search goes on",
        Some(why) => cut(why),
    };
    let text = format!("The tree stops here: {nodes} nodes are recorded ({memory}), {goes_on}.");
    ui.label(RichText::new(text).color(palette(ui).mark_text));
}

/// The counts at the moment.
pub fn tally_ui(ui: &mut Ui, explorer: &Explorer) {
    let Some(tally) = explorer.moment().map(|moment| moment.tally()) else { return };
    let grid = Grid::new("tally").num_columns(4).spacing([14.0, 2.0]).min_row_height(0.0);
    grid.show(ui, |ui| {
        for (name, figure) in [
            ("Generated", tally.generated),
            ("Expanded", tally.expanded),
            ("Live", tally.live),
            ("Dead", tally.dead),
        ] {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                ui.label(RichText::new(name).weak().small());
                ui.label(RichText::new(grouped(figure)).strong());
            });
        }
    });
}

fn e_node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let (trace, moment) = (explorer.trace()?, explorer.moment()?);
    let Some(e_node) = moment.e_node() else {
        let goal = trace.solution().last().copied().filter(|_| moment.is_end());
        let text = match goal {
            Some(_) => "The goal is taken: the search has ended.",
            None if moment.is_end() => "The search has ended.",
            None => "Before the first expansion: only the root is live.",
        };
        ui.label(text);
        return card_ui(ui, explorer, goal.unwrap_or(0), 132.0);
    };
    let mut wish = None;
    ui.horizontal_top(|ui| {
        wish = bound::board_ui(ui, explorer, e_node, 132.0);
        ui.vertical(|ui| words_ui(ui, explorer, e_node));
    });
    if let Some(why) = tree::chosen(trace, moment.at()) {
        ui.label(why);
    }
    ui.add_space(4.0);
    let children = moment.children();
    let count = children.len();
    let plural = if count == 1 { "child" } else { "children" };
    let title = format!("{count} {plural}, as they are made");
    wish = wish.or(children_ui(ui, explorer, &title));
    ui.horizontal_wrapped(|ui| {
        for child in children {
            wish = wish.take().or(ui.vertical(|ui| card_below_ui(ui, explorer, child)).inner);
        }
    });
    if explorer.children_made().is_some() {
        return wish;
    }
    if trace.reversal(e_node).is_some() {
        let text = "The move back to the parent is not made: it would only undo the last move.";
        ui.label(RichText::new(text).weak().small());
    }
    let left_out = explorer.board(e_node).map(|board| tree::left_out(&board, trace, e_node));
    if let Some(moves) = left_out.filter(|moves| !moves.is_empty()) {
        let list: Vec<String> = moves.into_iter().map(|way| letter(way).to_string()).collect();
        let text = format!(
            "Left out: {}. Another way, with no more moves, leads to the same board.",
            list.join(", ")
        );
        ui.label(RichText::new(text).weak().small());
    }
    wish
}

/// The title above the children of the E-node, and the way from one of them to the next.
pub fn children_ui(ui: &mut Ui, explorer: &Explorer, title: &str) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let text = match explorer.children_made() {
            Some(made) => format!("Children made so far: {made}"),
            None => title.to_owned(),
        };
        ui.label(RichText::new(text).strong());
        for (icon, label, about, place) in [
            (ICON_CHEVRON_LEFT, "Previous child", "Child by child, back (,)", Place::PreviousChild),
            (ICON_CHEVRON_RIGHT, "Next child", "Child by child (.)", Place::NextChild),
        ] {
            let response = ui.add(Button::new(icon.rich_text()).small()).on_hover_text(about);
            name(&response, label);
            if response.clicked() {
                wish = Some(Wish::Go(place));
            }
        }
    });
    wish
}

/// The number of the node that is shown, which can be changed.
pub fn go_to_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let (node, trace) = (explorer.shown()?, explorer.trace()?);
    let mut at = number(node);
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new("Go to node").weak());
        let drag = DragValue::new(&mut at).range(1..=trace.len()).speed(0.2);
        ui.add(drag).labelled_by(label.id);
        ui.label(RichText::new(format!("of {}, or click it", grouped(trace.len().into()))).weak());
    });
    (at != number(node)).then(|| Wish::Select(Some(at - 1)))
}

/// A board with its figures beside it; a click selects the node.
fn card_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal_top(|ui| {
        wish = small_board_ui(ui, explorer, node, side);
        ui.vertical(|ui| words_ui(ui, explorer, node));
    });
    wish
}

/// A board with its figures below it.
fn card_below_ui(ui: &mut Ui, explorer: &Explorer, node: u32) -> Option<Wish> {
    ui.set_width(86.0);
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 14.0;
    let trace = explorer.trace()?;
    let way = tree::way(trace.label(node)).map(letter).unwrap_or(' ');
    let wish = small_board_ui(ui, explorer, node, 76.0);
    let (g, h, f) = (trace.g(node), trace.h(node), trace.f(node));
    ui.label(RichText::new(format!("{way}: {g} + {h} = {f}")).small());
    let state = explorer.moment().and_then(|moment| moment.state(node));
    let about = state.map(langkah_engine::search::trace::export::name).unwrap_or_default();
    ui.label(RichText::new(about).small().weak());
    wish
}

/// The figures and the state of a node.
pub fn words_ui(ui: &mut Ui, explorer: &Explorer, node: u32) {
    let (Some(trace), Some(moment)) = (explorer.trace(), explorer.moment()) else { return };
    let (g, h, f) = (trace.g(node), trace.h(node), trace.f(node));
    ui.label(RichText::new(format!("Node {}", number(node))).strong());
    ui.label(format!("ĉ = g + h = {g} + {h} = {f}"));
    if let Some(state) = moment.state(node) {
        ui.label(RichText::new(capital(&tree::state(trace, node, state))).weak());
    }
}

/// A board in the colours of its node's state; a click selects the node.
pub fn small_board_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    let board = explorer.board(node)?;
    let state = explorer.moment()?.state(node)?;
    let (rows, cols) = (board.dims().rows() as f32, board.dims().cols() as f32);
    let cell = (side / rows.max(cols)).floor();
    let (space, response) =
        ui.allocate_exact_size(vec2(cell * cols + 4.0, cell * rows + 4.0), Sense::click());
    let rect = Rect::from_center_size(space.center(), vec2(cell * cols, cell * rows));
    let colours = palette(ui);
    let paint = colours::of(state, ui.visuals().dark_mode);
    let numbers = Numbers::new(ui.painter(), cell, board.dims().cells(), colours.text);
    let outline = if explorer.selected() == Some(node) {
        Stroke::new(2.5, colours.accent)
    } else {
        Stroke::new(1.0, paint.line)
    };
    tile::board(ui.painter(), rect, &board, &numbers, paint, outline, colours.text);
    let label = format!("Board of node {}", number(node));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    response.clicked().then_some(Wish::Select(Some(node)))
}

//! The board while it is edited: every place of the rectangle, holes too, with its name and what a
//! click does.

use egui::accesskit::Action;
use egui::{CursorIcon, Rect, Response, Role, Sense, Ui, WidgetInfo};
use langkah_engine::hidato::board::Board;
use langkah_language::text;

use super::{edges, marks, stroke};
use crate::app::hidato::board::{BoardView, GROUND, Layout, label};
use crate::app::hidato::{draw, ground};
use crate::app::theme::palette;
use crate::session::hidato::Hidato;
use crate::session::hidato::compose::{Compose, Tool};
use crate::session::hidato::look::Look;

/// What a person has done to the board.
#[derive(Default)]
pub(in crate::app::hidato) struct Edited {
    /// Whether a place has the keyboard focus.
    pub has_focus: bool,
    pub wishes: Vec<Compose>,
}

/// What is drawn.
struct Scene<'a> {
    hidato: &'a Hidato,
    board: &'a Board,
    looks: Vec<Look>,
    tool: Tool,
    /// The number that is offered for the selected cell.
    offered: Option<u16>,
    /// The first end of an edge.
    end: Option<usize>,
}

impl BoardView {
    /// Draws the board that is edited into the space that is left. `hides` tells that a lesson
    /// hides what is known of its solutions.
    pub(in crate::app::hidato) fn edit_ui(
        &mut self,
        ui: &mut Ui,
        hidato: &Hidato,
        hides: bool,
    ) -> Edited {
        let tool = hidato.tool();
        // A drag paints, or moves an enlarged board.
        let sense = Sense::DRAG | Sense::HOVER;
        let (space, response) = ui.allocate_exact_size(ui.available_size(), sense);
        response
            .widget_info(|| WidgetInfo::labeled(Role::Group, true, text!("window-hidato-board")));
        let Some(board) = hidato.board() else { return Edited::default() };
        let shape = board.shape();
        self.fit(shape);
        self.zoom.steer(ui, &response, tool != Tool::Numbers);
        let selected = hidato.place_selected();
        if let Some(place) = self.stop.newly_selected(selected) {
            let layout = Layout::new(space, shape, &mut self.zoom);
            self.zoom.show(space, layout.rect_of(place).expand(GROUND));
        }
        let layout = Layout::new(space, shape, &mut self.zoom);
        ui.set_clip_rect(ui.clip_rect().intersect(space));
        let mut looks = hidato.looks();
        looks.iter_mut().filter(|_| hides).for_each(|look| look.either = None);
        let offered = hidato.offered().filter(|_| !hides && tool != Tool::Edges);
        let end = hidato.first_end().filter(|_| tool == Tool::Edges);
        let scene = Scene { hidato, board, looks, tool, offered, end };
        let responses = self.places_ui(ui, &layout, &scene);
        self.stop.follow(ui, selected, &responses);
        let mut wishes = match tool {
            Tool::Numbers => Vec::new(),
            Tool::Cells => stroke::follow(&mut self.stroke, ui, &layout, space),
            Tool::Edges => edges::follow(&mut self.line, ui, &layout, space),
        };
        wishes.extend(clicked(ui, &layout, tool, &responses));
        let hovered = layout.place_pointed(&responses, Response::hovered);
        scene.draw(ui, &layout, space, (&responses, hovered));
        Edited { has_focus: responses.iter().any(Response::has_focus), wishes }
    }

    /// The widgets of all places.
    fn places_ui(&mut self, ui: &Ui, layout: &Layout<'_>, scene: &Scene<'_>) -> Vec<Response> {
        let dims = layout.shape.dims();
        let halves = |place: usize| layout.shape.place_halves((dims.row(place), dims.col(place)));
        self.stop.begin(ui, (0..dims.cells()).map(halves));
        let cursor = match scene.tool {
            Tool::Numbers => CursorIcon::PointingHand,
            Tool::Cells | Tool::Edges => CursorIcon::Crosshair,
        };
        let one = |place: usize| {
            let id = self.stop.id(place).unwrap_or_else(|| ui.scope_id());
            let response = ui.interact(layout.rect_of(place), id, self.stop.sense(place));
            let is_selected = scene.hidato.place_selected() == Some(place);
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, true, is_selected, scene.name(place))
            });
            response.on_hover_cursor(cursor)
        };
        (0..dims.cells()).map(one).collect()
    }
}

/// What clicks on places do. A stroke of the pointer has painted already when its click ends; but a
/// screen reader clicks without a pointer.
fn clicked(ui: &Ui, layout: &Layout<'_>, tool: Tool, responses: &[Response]) -> Vec<Compose> {
    let is_clicked = |response: &Response| match tool {
        Tool::Numbers | Tool::Edges => response.clicked(),
        Tool::Cells => {
            ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click))
        }
    };
    let Some(place) = layout.place_pointed(responses, is_clicked) else { return Vec::new() };
    let is_cell = !stroke::is_cell(layout.shape, place);
    vec![match tool {
        Tool::Numbers => Compose::Click(place),
        Tool::Cells => Compose::Paint { place, is_cell, goes_on: false },
        Tool::Edges => Compose::End(place),
    }]
}

impl Scene<'_> {
    /// `17, given, row 3, column 4`, or `Hole, row 1, column 1`.
    fn name(&self, place: usize) -> String {
        let shape = self.board.shape();
        let dims = shape.dims();
        let Some(cell) = shape.cell_of(place) else {
            let (row, col) = (dims.row(place) + 1, dims.col(place) + 1);
            return text!("window-compose-hole", row = row, column = col);
        };
        let mut name = label(shape, &self.looks[cell], cell);
        if let Some((a, b)) = self.looks[cell].either {
            let (a, b) = (a.to_string(), b.to_string());
            name += &format!(", {}", text!("window-compose-either", a = a, b = b));
        }
        if self.end == Some(cell) {
            name += &format!(", {}", text!("window-compose-edges", "end"));
        }
        name
    }

    fn draw(
        &self,
        ui: &Ui,
        layout: &Layout<'_>,
        space: Rect,
        (responses, hovered): (&[Response], Option<usize>),
    ) {
        let colours = palette(ui);
        ground::ground_ui(ui, layout, &colours);
        for place in 0..layout.shape.dims().cells() {
            if !stroke::is_cell(layout.shape, place) {
                marks::hole_ui(ui, layout, place, &colours);
            }
        }
        for (cell, look) in self.looks.iter().enumerate() {
            draw::cell_ui(ui, layout, cell, look, &colours);
        }
        draw::path_ui(ui, layout, self.board, &self.looks, &colours);
        let selected = self.hidato.place_selected();
        for (cell, look) in self.looks.iter().enumerate() {
            draw::number_ui(ui, layout, cell, look, &colours);
            let is_selected = selected == Some(layout.shape.place(cell));
            match (self.offered.filter(|_| is_selected), look.either) {
                (Some(number), _) => draw::offered_ui(ui, layout, cell, number, &colours),
                (None, Some(pair)) => marks::either_ui(ui, layout, cell, pair, &colours),
                (None, None) => {}
            }
        }
        draw::labels_ui(ui, layout, space, &colours);
        draw::rings_ui(ui, layout, &self.looks, None, &colours);
        marks::places_ui(ui, layout, (selected, hovered), self.hidato.symmetry(), &colours);
        draw::focus_ui(ui, layout, responses, &colours);
        let other = hovered.or(selected).and_then(|place| layout.shape.cell_of(place));
        if let Some(end) = self.end {
            edges::end_ui(ui, layout, end, &colours);
        }
        draw::edges_ui(ui, layout, &colours);
        if let Some(pair) = self.end.zip(other) {
            edges::next_ui(ui, layout, pair, &colours);
        }
    }
}

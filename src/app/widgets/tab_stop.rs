//! The cells of a board are one stop of the Tab key; arrows lead from cell to cell.

use egui::accesskit::Action;
use egui::{Context, Id, Key, Modifiers, Response, Sense, Ui};

/// The cell that the Tab key comes to.
#[derive(Default)]
pub struct TabStop {
    cell: usize,
    /// The row of each cell and how many halves of a cell it stands to the right, and the ids of
    /// the cells' widgets.
    places: Vec<(usize, usize)>,
    ids: Vec<Id>,
    /// The cell that was selected in the frame before.
    selected: Option<usize>,
}

impl TabStop {
    /// Takes in the cells of a frame before they are drawn: the row of each, and how many halves of
    /// a cell it stands to the right.
    pub fn begin(&mut self, ui: &Ui, places: impl Iterator<Item = (usize, usize)>) {
        self.places.clear();
        self.places.extend(places);
        let scope = ui.scope_id();
        self.ids = (0..self.places.len()).map(|cell| scope.with(("cell", cell))).collect();
        // A screen reader may give the focus to any of the cells.
        let asked = self
            .ids
            .iter()
            .find(|&&id| ui.input(|input| input.has_accesskit_action_request(id, Action::Focus)));
        if let Some(&id) = asked {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let focused = ui.memory(|memory| memory.focused());
        let focused = self.ids.iter().position(|id| Some(*id) == focused);
        self.cell = focused.unwrap_or(self.cell).min(self.places.len().saturating_sub(1));
    }

    pub fn id(&self, cell: usize) -> Option<Id> {
        self.ids.get(cell).copied()
    }

    /// Whether a widget is one of the cells.
    pub fn has(&self, id: Id) -> bool {
        self.ids.contains(&id)
    }

    /// What a cell's widget senses: only the cell that is the stop senses the focus.
    pub fn sense(&self, cell: usize) -> Sense {
        if cell == self.cell { Sense::click() } else { Sense::CLICK | Sense::HOVER }
    }

    /// Whether a cell is selected that was not in the frame before: that cell.
    pub fn newly_selected(&self, selected: Option<usize>) -> Option<usize> {
        selected.filter(|_| selected != self.selected)
    }

    /// The selected cell has the keyboard focus, so that Tab goes to the next cell.
    pub fn follow(&mut self, ui: &Ui, selected: Option<usize>, responses: &[Response]) {
        if selected == self.selected {
            return;
        }
        let cell = |cell: Option<usize>| cell.and_then(|cell| responses.get(cell));
        match (cell(selected), cell(self.selected)) {
            (Some(now), _) => now.request_focus(),
            (None, Some(before)) => before.surrender_focus(),
            (None, None) => {}
        }
        self.selected = selected;
        ui.ctx().request_repaint();
    }

    /// Takes the arrows while a cell has the focus.
    pub fn arrows(&mut self, ctx: &Context) {
        for (key, down, right) in [
            (Key::ArrowUp, -1, 0),
            (Key::ArrowDown, 1, 0),
            (Key::ArrowLeft, 0, -1),
            (Key::ArrowRight, 0, 1),
        ] {
            let times = ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..times {
                self.go(ctx, down, right);
            }
        }
    }

    /// Moves the focus to the nearest cell in that direction, across holes.
    fn go(&mut self, ctx: &Context, down: isize, right: isize) {
        let Some(&(row, halves)) = self.places.get(self.cell) else { return };
        let steps = |(other_row, other): (usize, usize)| {
            let (rows, across) =
                (other_row as isize - row as isize, other as isize - halves as isize);
            let far = rows * down + across * right;
            // Of two hexagons below or above, the one in the same column is meant.
            let is_beside = other / 2 != halves / 2;
            let is_there = far > 0 && rows * right == 0 && (across * down).abs() <= 1;
            is_there.then_some((far, is_beside))
        };
        let cells = self.places.iter().enumerate();
        let nearest = cells.filter_map(|(cell, &place)| steps(place).map(|far| (far, cell))).min();
        if let Some((_, cell)) = nearest {
            self.cell = cell;
            if let Some(id) = self.id(cell) {
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
        }
    }
}

//! Plots that do not move, with a tooltip at the point that the pointer is near.

use std::cell::Cell;

use egui::{Response, Tooltip, Ui};
use egui_plot::{HoverPosition, Plot, PlotPoint, PlotUi};

use crate::app::theme::palette;

/// A plot that does not react to the wheel, so that the person can scroll past it.
pub fn still_plot<'a>(ui: &Ui, id: &str) -> Plot<'a> {
    let still = Plot::new(id).allow_scroll(false).allow_zoom(false).allow_drag(false);
    still.allow_boxed_zoom(false).grid_color(palette(ui).weak.gamma_multiply(0.6))
}

/// Draws a plot. `tell` gives the text for a point of the line or the points of this name; it
/// stands in a tooltip, which the edges of the plot do not clip.
pub fn plot_ui(
    ui: &mut Ui,
    plot: Plot<'_>,
    tell: impl Fn(&str, PlotPoint) -> String,
    draw: impl FnOnce(&mut PlotUi<'_>),
) -> Response {
    let near = Cell::new(None);
    let plot = plot.label_formatter(|at| {
        if let HoverPosition::NearDataPoint { plot_name, position, .. } = at {
            near.set(Some(tell(plot_name, *position)));
        }
        None
    });
    let response = plot.show(ui, draw).response;
    if let Some(text) = near.take() {
        Tooltip::for_widget(&response).at_pointer().gap(12.0).show(|ui| ui.label(text));
    }
    response
}

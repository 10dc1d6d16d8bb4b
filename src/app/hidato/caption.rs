//! Under the board, in a line: where we are and what was placed last.

use egui::RichText;

use crate::app::window::Window;
use crate::session::Mode;
use crate::session::hidato::Doing;
use crate::session::hidato::judge::Judgement;

pub(in crate::app) fn caption(window: &Window) -> RichText {
    let Some(hidato) = super::open(window) else { return RichText::new("") };
    let place = window.session.place();
    match hidato.doing() {
        Doing::SeekingHint => return RichText::new("Looking for a hint…").weak(),
        Doing::Searching(..) => return RichText::new("Searching…").weak(),
        Doing::Nothing | Doing::Making(..) => {}
    }
    if hidato.mode() == Mode::Play {
        return match hidato.judgement() {
            Judgement::Solved => RichText::new("Solved by hand"),
            _ if hidato.selected().is_some() => {
                RichText::new("Type a number; Backspace empties the cell").weak()
            }
            _ => RichText::new("Click a cell and type its number").weak(),
        };
    }
    if hidato.shows_second() {
        return RichText::new("The second solution; where it differs is marked");
    }
    if place.count == 0 {
        let is_new = hidato.result().is_none() && !window.session.is_hopeless();
        let text = if is_new { "Click a cell to fill it by hand, or press Solve" } else { "" };
        return RichText::new(text).weak();
    }
    let at = format!("{} of {}", place.position, place.count);
    RichText::new(match hidato.step() {
        Some((step, why)) => format!("{at}   ·   {}: {}", step.number, why.clause),
        None => format!("{at}   ·   the start"),
    })
}

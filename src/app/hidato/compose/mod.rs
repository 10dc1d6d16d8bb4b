//! A Hidato of one's own: what the window shows while the outline and the givens are edited.
//!
//! | room | what lives there |
//! |---|---|
//! | [`board`] | the places, holes too: clicks, strokes, names |
//! | `marks` | how a hole and a number that is not given are painted |
//! | `edges` | strokes that draw edges |
//! | `stroke` | places that the pressed pointer passes |
//! | [`bar`] | above the board: what a click does, the symmetry |
//! | `panel` | the right: how many solutions there are, and what can be done |
//! | `size` | the right: rows and columns |
//! | [`form`] | the window that asks for a new board |
//! | [`keys`] | typing into cells |

pub(super) mod bar;
pub(super) mod board;
mod edges;
pub(in crate::app) mod form;
pub(in crate::app) mod keys;
mod marks;
mod panel;
mod size;
pub(super) mod stroke;

pub(super) use panel::panel_ui;

use crate::session::command::Command;
use crate::session::hidato::command::HidatoCommand;
use crate::session::hidato::compose::Compose;

pub(in crate::app) fn compose(compose: Compose) -> Command {
    Command::from(HidatoCommand::Compose(compose))
}

//! Under the board, in a line: the place in the track, and the number that was placed last.

use egui::RichText;
use langkah_language::text;
use langkah_puzzle::hidato::words;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::results::words::{hints, whole_clock};

use crate::session::hidato::compose::Tool;
use crate::session::hidato::hand::Pen;
use crate::session::hidato::judge::Judgement;
use crate::session::hidato::{Doing, Hidato};
use crate::session::{Mode, Session};

pub(in crate::app) fn caption(session: &Session, hidato: &Hidato) -> RichText {
    let place = session.place();
    match hidato.doing() {
        Doing::SeekingHint => return RichText::new(text!("window-hidato-seeking-hint")).weak(),
        Doing::Searching(..) => return RichText::new(text!("window-player-searching")).weak(),
        Doing::Nothing | Doing::Making(..) | Doing::Composing(..) => {}
    }
    if hidato.mode() == Mode::Edit {
        return RichText::new(edit_tip(hidato, false)).weak();
    }
    if hidato.mode() == Mode::Play {
        return match hidato.judgement() {
            Judgement::Solved => RichText::new(solved_by_hand(session, hidato)),
            _ if hidato.taken().is_some() => {
                let number = hidato.taken().unwrap_or_default().to_string();
                RichText::new(text!("window-hidato-click-to-put", number = number))
            }
            _ if hidato.selected().is_some() && hidato.pen() == Pen::Marks => {
                RichText::new(text!("window-hidato-type-mark")).weak()
            }
            _ if hidato.selected().is_some() => {
                RichText::new(text!("window-hidato-type-number")).weak()
            }
            _ if hidato.pen() == Pen::Marks => {
                RichText::new(text!("window-hidato-fill-marks")).weak()
            }
            _ if shows_complete(session) => RichText::new(own_solution()).weak(),
            _ => RichText::new(text!("window-hidato-fill", "hint")).weak(),
        };
    }
    if hidato.shows_second() {
        return RichText::new(text!("window-hidato-second-shown"));
    }
    if place.count == 0 {
        let is_known = hidato.result().is_some() && !session.hides(Hidden::Verdict);
        let text = match !is_known && !session.is_hopeless() {
            true if shows_complete(session) => own_solution(),
            true => text!("window-hidato-begin"),
            false => "",
        };
        return RichText::new(text).weak();
    }
    let at = at(session);
    RichText::new(match hidato.step() {
        Some((step, why)) => format!("{at}   ·   {}: {}", step.number, why.clause),
        None => format!("{at}   ·   {}", text!("window-hidato-at-start")),
    })
}

/// Whether it is told that the puzzle is complete as it was opened.
pub(super) fn shows_complete(session: &Session) -> bool {
    session.is_complete() && !session.hides(Hidden::Verdict)
}

pub(super) fn own_solution() -> &'static str {
    text!("window-hidato-complete", "own")
}

/// That the person has filled the board, in which time if clocks are shown, and with how many
/// hints.
pub(super) fn solved_by_hand(session: &Session, hidato: &Hidato) -> String {
    let is_timed = !session.settings.play.is_quiet;
    let time = hidato.time_spent(session.now()).filter(|_| is_timed);
    let time = time.map(|time| whole_clock(time.as_secs()));
    let how = match (&time, hidato.hints()) {
        (None, 0) => "plain",
        (None, _) => "hints",
        (Some(_), 0) => "time",
        (Some(_), _) => "both",
    };
    let (time, hints) = (time.unwrap_or_default(), hints(hidato.hints()));
    text!("window-hidato-solved-by-hand", how = how, time = time, hints = hints)
}

/// What the next click or key does while the givens are edited, in few words or in all.
fn edit_tip(hidato: &Hidato, is_short: bool) -> &'static str {
    match (hidato.tool(), hidato.place_selected(), is_short) {
        (Tool::Cells, ..) => text!("window-compose-cells", "hint"),
        (Tool::Edges, _, false) if hidato.first_end().is_some() => {
            text!("window-compose-edges", "other")
        }
        (Tool::Edges, _, true) if hidato.first_end().is_some() => {
            text!("window-compose-edges", "other-short")
        }
        (Tool::Edges, _, false) => text!("window-compose-edges", "hint"),
        (Tool::Edges, _, true) => text!("window-compose-edges", "short"),
        (Tool::Numbers, Some(_), false) => text!("window-compose-type"),
        (Tool::Numbers, Some(_), true) => text!("window-compose-type", "short"),
        (Tool::Numbers, None, false) => text!("window-compose-numbers", "hint"),
        (Tool::Numbers, None, true) => text!("window-compose-numbers", "short"),
    }
}

/// The caption of a step in fewer words, if the whole one does not fit. The panel at the right
/// tells the rest.
pub(in crate::app) fn short(session: &Session, hidato: &Hidato) -> Option<RichText> {
    match hidato.mode() {
        Mode::Play => return None,
        Mode::Edit => return Some(RichText::new(edit_tip(hidato, true)).weak()),
        Mode::View => {}
    }
    let is_idle = matches!(hidato.doing(), Doing::Nothing | Doing::Making(..));
    let (step, why) = hidato.step().filter(|_| is_idle && !hidato.shows_second())?;
    // The search may have gone another way than the panel's reason.
    let how = why.short.unwrap_or_else(|| words::how(step.how));
    Some(RichText::new(format!("{}   ·   {}: {how}", at(session), step.number)))
}

/// `9 of 26`.
fn at(session: &Session) -> String {
    let place = session.place();
    let (position, count) = (place.position.to_string(), place.count.to_string());
    text!("window-hidato-place", position = position, count = count)
}

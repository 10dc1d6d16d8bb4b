//! Under the board, in a line: the place in the track, or what the person can do.

use egui::RichText;
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words;

use super::strip;
use crate::session::sliding::Sliding;
use crate::session::{Mode, Session};

pub fn caption(session: &Session, sliding: &Sliding) -> RichText {
    if session.mode() == Mode::Edit {
        return RichText::new(text!("window-player-edit")).weak();
    }
    let player = sliding.player();
    let count = player.steps().len();
    if sliding.seeks_hint() {
        return RichText::new(text!("window-player-hint")).weak();
    }
    if let Some(hint) = sliding.shown_hint().filter(|_| !session.hides(Hidden::Verdict)) {
        return RichText::new(hint.to_string());
    }
    let is_quiet = session.settings.play.is_quiet && session.mode() == Mode::Play;
    if is_quiet && sliding.solved_by_hand().is_some() {
        return RichText::new(text!("window-player-by-hand-quiet"));
    }
    let by_hand = sliding.solved_by_hand().filter(|_| !strip::tells_end(session));
    if let Some(made) = by_hand {
        let moves = words::moves(made);
        return RichText::new(match sliding.fewest() {
            Some(fewest) => {
                let fewest = fewest.to_string();
                text!("window-player-by-hand-fewest", moves = moves, fewest = fewest)
            }
            None => text!("window-player-by-hand", moves = moves),
        });
    }
    if count == 0 {
        return RichText::new(match session.mode() {
            _ if session.is_searching() => text!("window-player-searching"),
            Mode::Play => text!("window-player-click"),
            _ => "",
        })
        .weak();
    }
    let (position, count) = player.moves();
    let (position, count) = (position.to_string(), count.to_string());
    RichText::new(match words::shift(player.shift()) {
        step if is_quiet => step,
        step if !step.is_empty() => {
            text!("window-player-place", position = position, count = count, step = step)
        }
        _ => text!("window-player-start", position = position, count = count),
    })
}

/// Fewer words for a caption that is too long for the window, if there are any.
pub fn short(caption: &RichText) -> Option<RichText> {
    let is_usage = caption.text() == text!("window-player-click");
    is_usage.then(|| RichText::new(text!("window-player-click", "short")).weak())
}

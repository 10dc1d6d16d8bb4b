//! Sentences on an analysis, as the window and the terminal say them.

use langkah_engine::sliding::moves::Move;
use langkah_engine::solve::EverySolution;
use langkah_language::text;

use super::shorten::Shortened;
use super::{Analysis, Distance, Judged};
use crate::words::{grouped, moves};

/// What the moves are worth: how many there are, how many are needed, and how many were lost.
pub fn summary(analysis: &Analysis) -> Vec<String> {
    let made = || moves(analysis.moves.len());
    let mut said = vec![match (analysis.is_exact(), analysis.start.upper) {
        (true, Some(least)) => {
            text!("analyse-least", made = made(), least = moves(least as usize))
        }
        (_, Some(best)) => text!(
            "analyse-best",
            made = made(),
            best = best.to_string(),
            least = analysis.start.lower.to_string()
        ),
        (_, None) => {
            text!("analyse-unknown", made = made(), least = analysis.start.lower.to_string())
        }
    }];
    let judged = analysis.judged.len();
    let is_halted = judged < analysis.moves.len();
    if is_halted {
        let shown = judged.to_string();
        said.push(match judged {
            0 => text!("analyse-halted", "none").to_owned(),
            _ => text!("analyse-halted", judged = shown, made = made()),
        });
    }
    let (lossy, lost) = (analysis.lossy(), moves(analysis.lost() as usize));
    if lossy > 0 {
        let shown = lossy.to_string();
        said.push(if analysis.is_exact() {
            text!("analyse-lost", count = lossy, shown = shown, lost = lost)
        } else {
            text!("analyse-lost", "best", count = lossy, shown = shown, lost = lost)
        });
    } else if !analysis.judged.is_empty() && analysis.start.upper.is_some() {
        said.push(text!("analyse-none-lost").to_owned());
    }
    if !analysis.ends_at_goal() && !is_halted {
        let left = analysis.judged.last().map_or(analysis.start, |judged| judged.after);
        said.push(if left.is_exact() {
            text!("analyse-unended", left = moves(left.lower as usize))
        } else {
            text!("analyse-unended", "between", left = distance(left))
        });
    }
    said
}

/// `44`, or `≥ 30, ≤ 44` where the least number is not known.
pub fn distance(distance: Distance) -> String {
    let lower = distance.lower.to_string();
    match distance.upper {
        _ if distance.is_exact() => lower,
        Some(upper) => text!("analyse-between", least = lower, best = upper.to_string()),
        None => text!("analyse-at-least", least = lower),
    }
}

/// `44`, or `≤44` for the best known solution, or `≥30` where none is known.
pub fn short(distance: Distance) -> String {
    match distance.upper {
        _ if distance.is_exact() => distance.lower.to_string(),
        Some(upper) => format!("≤{upper}"),
        None => format!("≥{}", distance.lower),
    }
}

/// What a move brought, in a few words: `good`, or `loses 2; better: R`. `letter` writes a move.
pub fn verdict(judged: &Judged, letter: impl Fn(Move) -> String) -> String {
    match (judged.lost(), judged.better) {
        (Some(0), _) => text!("analyse-good").to_owned(),
        (Some(lost), Some(way)) => {
            text!("analyse-loses", "better", lost = lost.to_string(), way = letter(way))
        }
        (Some(lost), None) => text!("analyse-loses", lost = lost.to_string()),
        (None, _) => text!("analyse-open").to_owned(),
    }
}

/// The same for a place with little room, where the [`sign`] stands beside: `better: R` instead of
/// `loses 2; better: R`.
pub fn brief(judged: &Judged, letter: impl Fn(Move) -> String) -> String {
    match judged.better {
        Some(way) => text!("analyse-better", way = letter(way)),
        None => verdict(judged, letter),
    }
}

/// `+` for a good move, `−2` for one that loses two, `?` where nobody knows.
pub fn sign(judged: &Judged) -> String {
    match judged.lost() {
        Some(0) => "+".to_owned(),
        Some(lost) => format!("−{lost}"),
        None => "?".to_owned(),
    }
}

/// How many shortest solutions there are.
pub fn every(every: &EverySolution) -> String {
    let shown = count(every.all.count());
    let one = usize::from(every.all.count() != 1) + 1;
    text!("analyse-every", count = one, shown = shown, moves = moves(every.all.length()))
}

/// A number, in groups of digits where it has many.
pub fn count(count: u128) -> String {
    match u64::try_from(count) {
        Ok(count) => grouped(count),
        Err(_) => text!("analyse-more-than", most = grouped(u64::MAX)),
    }
}

/// How much shorter a list has become.
pub fn shortened(before: usize, shortened: &Shortened) -> String {
    let (made, left) = (moves(before), moves(shortened.moves.len()));
    if shortened.moves.len() == before {
        return text!("analyse-not-shortened", made = made);
    }
    let (looped, replaced) = (shortened.looped.to_string(), shortened.replaced.to_string());
    text!("analyse-shortened", made = made, left = left, looped = looped, replaced = replaced)
}

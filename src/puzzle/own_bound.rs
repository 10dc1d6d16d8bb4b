//! What all boards of 3×3 say of an own bound, in sentences.

use langkah_engine::sliding::bound::own::Judgement;
use langkah_engine::sliding::bound::own::judge::{Drop, Rounded, TooHigh};
use langkah_language::{decimal, text};

/// Whether it is admissible on these boards, and on how many it is not.
pub fn admissible(judged: &Judgement) -> String {
    match judged.too_high_count {
        0 => text!("bound-admissible", boards = Judgement::BOARDS),
        count => text!("bound-not-admissible", count = count, boards = Judgement::BOARDS),
    }
}

/// Whether it is consistent on these boards, and along how many moves it is not.
pub fn consistent(judged: &Judgement) -> String {
    match judged.drop_count {
        0 => text!("bound-consistent").to_owned(),
        count => text!("bound-not-consistent", count = count),
    }
}

/// What the board shows on which h is too high.
pub fn too_high(high: &TooHigh) -> String {
    let (h, distance) = (high.h, high.distance);
    match high.g {
        0 => text!("bound-too-high", h = h, distance = distance),
        g => text!("bound-too-high-after", h = h, distance = distance, g = g),
    }
}

/// What the move shows along which h falls by more than 1.
pub fn drop(drop: &Drop) -> String {
    let (before, after) = (drop.h_before, drop.h_after);
    match drop.g {
        0 => text!("bound-drop", before = before, after = after),
        g => text!("bound-drop-after", before = before, after = after, g = g),
    }
}

/// On how many boards h is not the value of the expression, if there are such boards.
pub fn rounded(judged: &Judgement) -> Option<String> {
    let count = judged.rounded_count;
    (count > 0).then(|| text!("bound-rounded", count = count, boards = Judgement::BOARDS))
}

/// What the board shows on which h is not the value.
pub fn rounded_here(rounded: &Rounded) -> String {
    let (h, g) = (rounded.h, rounded.g);
    match rounded.value.is_finite() {
        true => text!("bound-rounded-here", value = shown(rounded.value), h = h, g = g),
        false => text!("bound-rounded-no-number", h = h, g = g),
    }
}

/// A value in so many digits that it does not look like a whole number next to it.
fn shown(value: f64) -> String {
    let is_told = |places: &usize| {
        let read: f64 = format!("{value:.places$}").parse().unwrap_or(value);
        read.fract() != 0.0 || value.fract() == 0.0
    };
    if let Some(places) = (3..=9).find(is_told).filter(|_| value.abs() < 1e9) {
        return bare(decimal(value, places));
    }
    let text = format!("{value:.3e}");
    let (digits, power) = text.split_once('e').unwrap_or((&text, "0"));
    format!("{} · 10^{power}", bare(decimal(digits.parse().unwrap_or(value), 3)))
}

/// A number without the zeros at the end of its places.
fn bare(number: String) -> String {
    number.trim_end_matches('0').trim_end_matches(['.', ',']).to_owned()
}

/// What a search with the bound proves.
pub fn proof(judged: &Judgement) -> &'static str {
    if judged.is_admissible() { text!("bound-proof-open") } else { text!("bound-proof-none") }
}

//! A solution as one page of HTML that plays by itself: buttons, a slider, keys, figures, and
//! nothing that is fetched from anywhere.

use std::fmt::Write;

use langkah_language::{current, text};

use super::boards::{Data, Ink, size};
use super::figure;
use super::film::{Change, Film, FilmStep};
use super::svg::escaped;
use crate::family::pictured::drawn;

/// The page of a film.
pub fn page(film: &Film) -> String {
    let mut out = String::new();
    // To write to a String cannot fail.
    let _ = write(&mut out, film);
    out
}

const STYLE: &str = include_str!("player.css");
const SCRIPT: &str = include_str!("player.js");
/// What a page hides that does not play.
const UNPLAYED: &str = "#board,#caption,#letters,#bar,#slider{display:none}";
/// The side of a cell where nothing plays, in units of the picture.
const CELL: f32 = 40.0;

fn write(out: &mut String, film: &Film) -> std::fmt::Result {
    let (title, tag) = (escaped(&film.title), current().tag());
    writeln!(out, "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">")?;
    writeln!(out, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    writeln!(out, "<title>{title}</title>\n<style>\n{}{STYLE}</style>", colours())?;
    // Without scripts nothing plays.
    writeln!(out, "<noscript><style>{UNPLAYED}</style></noscript>\n</head>")?;
    writeln!(out, "<body>\n<h1>{title}</h1>\n<div id=\"board\" role=\"img\"></div>")?;
    still(out, film)?;
    writeln!(out, "<p id=\"caption\" aria-live=\"polite\"></p>")?;
    letters(out, film)?;
    writeln!(out, "<div id=\"bar\">")?;
    let buttons = [
        ("first", text!("picture-first")),
        ("previous", text!("picture-previous")),
        ("play", text!("picture-play")),
        ("next", text!("picture-next")),
        ("last", text!("picture-last")),
    ];
    for (id, name) in buttons {
        writeln!(out, "<button id=\"{id}\">{}</button>", escaped(name))?;
    }
    let slider = escaped(text!("picture-slider"));
    writeln!(
        out,
        "</div>\n<input id=\"slider\" type=\"range\" min=\"0\" aria-label=\"{slider}\">"
    )?;
    writeln!(out, "<table>")?;
    for (name, figure) in &film.facts {
        writeln!(out, "<tr><th>{}</th><td>{}</td></tr>", escaped(name), escaped(figure))?;
    }
    writeln!(out, "</table>\n<script>\nconst film = {};\n{SCRIPT}</script>", data(film))?;
    writeln!(out, "</body>\n</html>")
}

/// The start, for a reader whose browser runs no scripts.
fn still(out: &mut String, film: &Film) -> std::fmt::Result {
    let board = figure(&film.start, CELL, &drawn(&film.start).rows());
    let why = text!("picture-no-script");
    writeln!(out, "<noscript><div id=\"still\"><p>{why}</p>\n{board}</div></noscript>")
}

/// What the letters of the captions mean, if they have letters.
fn letters(out: &mut String, film: &Film) -> std::fmt::Result {
    if !drawn(&film.start).data().slides {
        return Ok(());
    }
    let has_several = film.steps.iter().any(|step| step.changes.len() > 1);
    let several = has_several.then(|| format!(" {}", text!("picture-letters-several")));
    let (all, several) = (text!("picture-letters"), several.unwrap_or_default());
    writeln!(out, "<p id=\"letters\">{all}{several}</p>")
}

/// The colours of light and dark screens, as variables of the style.
fn colours() -> String {
    let of = |ink: &Ink| {
        ink.named().iter().map(|(name, colour)| format!("--{name}:{colour};")).collect::<String>()
    };
    format!(
        ":root{{{}}}\n@media (prefers-color-scheme: dark){{:root{{{}}}}}\n",
        of(&Ink::LIGHT),
        of(&Ink::DARK)
    )
}

/// What the script plays: the size in widths of a cell, the cells, the edges, the items at the
/// start and the steps.
fn data(film: &Film) -> serde_json::Value {
    let (width, height) = size(&film.start);
    let Data { is_hexagonal, cells, edges, edges_told, items, goal, slides } =
        drawn(&film.start).data();
    let placed = |change: &Change| (change.item, change.place.0, change.place.1);
    let changes = |step: &FilmStep| step.changes.iter().map(placed).collect::<Vec<_>>();
    let steps: Vec<_> = film.steps.iter().map(|step| (changes(step), &step.caption)).collect();
    serde_json::json!({
        "width": width,
        "height": height,
        "hexagonal": is_hexagonal,
        "slides": slides,
        "cells": cells,
        "edges": edges,
        "edgesTold": edges_told,
        "items": items,
        "goal": goal,
        "steps": steps,
        "start": text!("picture-start"),
        "play": text!("picture-play"),
        "pause": text!("picture-pause"),
    })
}

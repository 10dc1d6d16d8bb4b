//! How single arguments are read, and the formats and steps that they choose.

use std::fmt::Display;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{OsStringValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{CELLS_MAX, SIDE_MAX, ShapeError};
use langkah_engine::hidato::generate::{Difficulty, Outline};
use langkah_engine::hidato::text::Format as Matrix;
use langkah_engine::plan::{Preset, SearchKind, Weight};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::notation::Notation;
use langkah_engine::sliding::text::Format;
use langkah_language::{Language, text};
use langkah_puzzle::hidato::Plan;

use crate::cli::family::named::{Published, published};
use crate::cli::spelling::Letters;

/// A format to write, of one family or of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct To {
    pub sliding: Option<Format>,
    pub hidato: Option<Matrix>,
}

/// Which boards to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    None,
    /// Every Nth board and the last one; N is not 0.
    Every(usize),
}

/// The name of a file, whatever letters the system allows in it.
pub fn file<T: Clone + Send + Sync + 'static>(
    read: fn(PathBuf) -> Result<T, &'static str>,
) -> impl TypedValueParser<Value = T> {
    OsStringValueParser::new().map(PathBuf::from).try_map(read)
}

/// Reads one of `all` by its name.
pub fn named<T>(all: &'static [T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let find = move |given: String| {
        all.iter().copied().find(|&one| name(one) == given).ok_or("no such name")
    };
    PossibleValuesParser::new(all.iter().map(|&one| name(one))).try_map(find)
}

/// A format of either family by its name.
pub fn formats() -> impl TypedValueParser<Value = To> {
    let sliding = Format::WRITTEN.map(|one| PossibleValue::new(one.name()).help(one.about()));
    let is_new = |one: &Matrix| Format::WRITTEN.iter().all(|other| other.name() != one.name());
    let hidato = Matrix::ALL.into_iter().filter(is_new);
    let hidato = hidato.map(|one| PossibleValue::new(one.name()).help(one.about()));
    PossibleValuesParser::new(sliding.into_iter().chain(hidato)).try_map(|given| {
        let sliding = Format::WRITTEN.into_iter().find(|one| one.name() == given);
        let hidato = Matrix::named(&given);
        let is_one = sliding.is_some() || hidato.is_some();
        is_one.then_some(To { sliding, hidato }).ok_or("no such name")
    })
}

/// A language by its tag.
pub fn languages() -> impl TypedValueParser<Value = Language> {
    let values = Language::all().map(|one| PossibleValue::new(one.tag()).help(one.name()));
    PossibleValuesParser::new(values)
        .try_map(|given| Language::of_tag(&given).ok_or("no such name"))
}

/// A way of writing moves by its name.
pub fn letters() -> impl TypedValueParser<Value = Letters> {
    let values = Letters::ALL.map(|one| PossibleValue::new(one.name()).help(one.about()));
    PossibleValuesParser::new(values).try_map(|given| Letters::named(&given).ok_or("no such name"))
}

/// A notation of moves by its name.
pub fn notations() -> impl TypedValueParser<Value = Notation> {
    let about = |notation| match notation {
        Notation::Blank => Letters::Blank.about(),
        Notation::Tile => Letters::Tile.about(),
        Notation::Words => Letters::Words.about(),
        Notation::Numbers => text!("usage-letters-numbers"),
        Notation::Lines => text!("usage-letters-lines"),
    };
    let values = Notation::ALL.map(|one| PossibleValue::new(one.name()).help(about(one)));
    PossibleValuesParser::new(values).try_map(|given| Notation::named(&given).ok_or("no such name"))
}

/// A search by its name. A preset's name is understood, so that the person hears of its option.
pub fn searches() -> impl TypedValueParser<Value = SearchKind> {
    let kinds = SearchKind::ALL.map(|one| PossibleValue::new(one.name()));
    let presets = Preset::ALL.map(|one| PossibleValue::new(one.name).hide(true));
    PossibleValuesParser::new(kinds.into_iter().chain(presets)).try_map(|given| {
        let preset = || text!("usage-search-preset", name = given.as_str());
        SearchKind::named(&given).ok_or_else(preset)
    })
}

/// A published search of either family by its name.
pub fn presets() -> impl TypedValueParser<Value = Published> {
    const FAUZIA: Plan = Plan::Fauzia;
    let sliding = Preset::ALL.map(|one| PossibleValue::new(one.name).help(one.about()));
    let fauzia = PossibleValue::new(FAUZIA.name()).help(FAUZIA.about());
    PossibleValuesParser::new(sliding.into_iter().chain([fauzia]))
        .try_map(|given| published(&given).ok_or("no such name"))
}

pub fn weight(given: &str) -> Result<Weight, String> {
    let factor = given.parse().ok().and_then(Weight::new);
    factor.ok_or_else(|| text!("usage-weight", most = Weight::MAX.to_string()))
}

pub fn seconds(given: &str) -> Result<f64, &'static str> {
    let number = given.parse().ok().filter(|number: &f64| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| text!("usage-seconds"))
}

/// Reads a whole number of the type that an option has.
pub fn whole<T>(given: &str) -> Result<T, &'static str>
where
    T: FromStr<Err = ParseIntError>,
{
    let is_negative = given.strip_prefix('-').is_some_and(|rest| rest.parse::<u64>().is_ok());
    given.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::Zero => text!("usage-whole-positive"),
        _ if is_negative && "0".parse::<T>().is_err() => text!("usage-whole-positive"),
        _ if is_negative => text!("usage-whole-zero"),
        IntErrorKind::PosOverflow => text!("usage-whole-great"),
        _ => text!("usage-whole"),
    })
}

/// Reads a whole number that lies in a range.
pub fn between<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr<Err = ParseIntError> + PartialOrd + Display + Copy,
{
    move |given| {
        let number = given.parse().ok().filter(|number| range.contains(number));
        // Digits as they are typed, without spaces between.
        let (least, most) = (range.start().to_string(), range.end().to_string());
        number.ok_or_else(|| text!("usage-between", least = least, most = most))
    }
}

pub fn show(given: &str) -> Result<Show, &'static str> {
    match given {
        "all" => Ok(Show::Every(1)),
        "none" => Ok(Show::None),
        _ => match given.parse() {
            Ok(every) if every > 0 => Ok(Show::Every(every)),
            _ => Err(text!("usage-show")),
        },
    }
}

pub fn size(given: &str) -> Result<Dims, String> {
    let dims = sides(given)?;
    // Asked before anything is made of this size.
    Board::check(dims).map_err(|error| error.to_string())?;
    Ok(dims)
}

/// The size of a Hidato to be made.
pub fn hidato_size(given: &str) -> Result<Dims, String> {
    let dims = sides(given)?;
    if dims.rows() > SIDE_MAX || dims.cols() > SIDE_MAX {
        return Err(ShapeError::Side(dims).to_string());
    }
    if dims.cells() > CELLS_MAX {
        return Err(ShapeError::Cells(dims.cells()).to_string());
    }
    Ok(dims)
}

fn sides(given: &str) -> Result<Dims, String> {
    let dims = given.split_once(['x', 'X', '×']).and_then(|(rows, cols)| {
        let (rows, cols) = (rows.trim().parse().ok()?, cols.trim().parse().ok()?);
        Dims::new(rows, cols)
    });
    dims.ok_or_else(|| text!("usage-size").to_owned())
}

pub fn outlines() -> impl TypedValueParser<Value = Outline> {
    named(&Outline::ALL, Outline::name)
}

pub fn difficulties() -> impl TypedValueParser<Value = Difficulty> {
    named(&Difficulty::ALL, Difficulty::name)
}

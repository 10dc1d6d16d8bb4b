//! What the person is told of wrong arguments, in the current language.

use std::fmt::Write;

use clap::Command;
use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, Error, ErrorFormatter, ErrorKind};
use langkah_language::text;

use super::conflict::Conflict;
use super::translated::with_words;

/// Writes faults as clap does, with the words of the current language.
pub struct Told;

/// A fault of arguments, whose text is in the current language. Of help, of the version and of what
/// has no text here, it is clap's own.
pub fn told(error: clap::Error) -> Error<Told> {
    error.apply()
}

/// That arguments of a command do not fit together.
pub fn conflicting(command: &mut Command, why: &Conflict) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::ArgumentConflict).with_cmd(command);
    error.insert(ContextKind::Custom, ContextValue::String(why.to_string()));
    error.insert(ContextKind::Usage, ContextValue::StyledStr(command.render_usage()));
    error
}

impl ErrorFormatter for Told {
    fn format_error(error: &Error<Self>) -> StyledStr {
        let styles = Styles::styled();
        let mut all = StyledStr::new();
        let red = styles.get_error();
        // To write to a text cannot fail.
        let _ = write!(all, "{red}{}{red:#} ", text!("usage-error"));
        all.push_str(&what(error));
        let values = list(error, ContextKind::ValidValue);
        if let Some(values) = values.filter(|values| !values.is_empty()) {
            let _ = write!(all, "\n  {}", text!("usage-values", values = values.join(", ")));
        }
        for (at, tip) in tips(error).into_iter().enumerate() {
            let valid = styles.get_valid();
            let gap = if at == 0 { "\n\n" } else { "\n" };
            let _ = write!(all, "{gap}  {valid}{}{valid:#} {tip}", text!("usage-tip"));
        }
        if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
            let usage = with_words(&usage.to_string());
            let heading = styles.get_usage();
            let rest = usage.strip_prefix("Usage:").unwrap_or(&usage);
            let _ = write!(all, "\n\n{heading}{}{heading:#}{rest}", text!("usage-heading"));
        }
        let _ = write!(all, "\n\n{}\n", text!("usage-more"));
        all
    }
}

/// What is wrong, without what could be meant.
fn what(error: &Error<Told>) -> String {
    let argument = one(error, ContextKind::InvalidArg).unwrap_or_default();
    let value = one(error, ContextKind::InvalidValue).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => text!("usage-no-value", argument = argument),
        ErrorKind::InvalidValue => text!("usage-value", value = value, argument = argument),
        ErrorKind::ValueValidation => {
            let told = text!("usage-value", value = value, argument = argument);
            match std::error::Error::source(error) {
                Some(why) => format!("{told}: {why}"),
                None => told,
            }
        }
        ErrorKind::UnknownArgument => text!("usage-unknown", argument = argument),
        ErrorKind::InvalidSubcommand => {
            let name = one(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            // Only after `help` is an option taken for a subcommand.
            match name.starts_with('-') {
                true => text!("usage-after-help", option = name),
                false => text!("usage-subcommand", name = name),
            }
        }
        ErrorKind::TooManyValues => text!("usage-too-many", value = value, argument = argument),
        ErrorKind::InvalidUtf8 => text!("usage-letters").to_owned(),
        ErrorKind::MissingRequiredArgument => {
            let missing = list(error, ContextKind::InvalidArg).unwrap_or_default();
            let missing = missing.iter().map(|name| format!("\n  {name}"));
            text!("usage-missing").to_owned() + &missing.collect::<String>()
        }
        ErrorKind::ArgumentConflict => match one(error, ContextKind::Custom) {
            Some(why) => why.to_owned(),
            None => apart(error, argument),
        },
        other => other.to_string(),
    }
}

/// That an argument cannot stand beside another one, or twice.
fn apart(error: &Error<Told>, argument: &str) -> String {
    let prior = list(error, ContextKind::PriorArg).unwrap_or_default();
    match prior {
        [one] if one == argument => text!("usage-twice", argument = argument),
        [one] => text!("usage-beside", argument = argument, other = one.as_str()),
        all => {
            let all = all.iter().map(|name| format!("\n  {name}"));
            text!("usage-beside-all", argument = argument) + &all.collect::<String>()
        }
    }
}

/// What the person perhaps meant.
fn tips(error: &Error<Told>) -> Vec<String> {
    let mut tips = Vec::new();
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    for names in kinds.into_iter().filter_map(|kind| list(error, kind)) {
        let names: Vec<_> = names.iter().map(|name| format!("'{name}'")).collect();
        tips.push(text!("usage-similar", count = names.len(), names = names.join(", ")));
    }
    let is_taken = error.get(ContextKind::Suggested).is_some();
    if let (true, Some(argument)) = (is_taken, one(error, ContextKind::InvalidArg)) {
        tips.push(text!("usage-as-value", argument = argument));
    }
    tips
}

fn one(error: &Error<Told>, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(one),
        _ => None,
    }
}

/// The texts of a kind, one or several.
fn list(error: &Error<Told>, kind: ContextKind) -> Option<&[String]> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(std::slice::from_ref(one)),
        ContextValue::Strings(all) => Some(all),
        _ => None,
    }
}

//! The help of the command line in other languages than English.
//!
//! The program has its English help at the arguments, as clap reads it. For another language
//! each text of it is looked up ([`langkah_language::help`]), and clap's own words are put in.

use clap::builder::{PossibleValue, Str, StyledStr};
use clap::{Arg, Command};
use langkah_language::{help, text};

/// The command with all its help in the current language. What the language does not have stays
/// English.
pub fn translated(mut command: Command) -> Command {
    // Then clap has added `--help` and the subcommand `help`.
    command.build();
    with_texts(command)
}

fn with_texts(command: Command) -> Command {
    let heading = *command.get_styles().get_usage();
    let mut named = command
        .subcommand_help_heading(text!("usage-heading-commands"))
        .subcommand_value_name(text!("usage-command"))
        .mut_args(with_text)
        .mut_subcommands(with_texts);
    let usage = with_words(&named.render_usage().ansi().to_string());
    let usage = usage.split_once("Usage:").map_or("", |(_, usage)| usage);
    let usage = format!("{heading}{}{heading:#}{usage}", text!("usage-heading"));
    let template = format!("{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}");
    named = named.help_template(template);
    if let Some(about) = named.get_about().and_then(found) {
        named = named.about(about);
    }
    match named.get_after_help().and_then(found) {
        Some(end) => named.after_help(end),
        None => named,
    }
}

/// A line of usage with the language's words for what is not the name of an argument's value.
pub fn with_words(usage: &str) -> String {
    let file = help("FILE").unwrap_or("FILE");
    usage
        .replace("[OPTIONS]", &format!("[{}]", text!("usage-options")))
        .replace("<COMMAND>", &format!("<{}>", text!("usage-command")))
        .replace("[FILE]", &format!("[{file}]"))
}

/// The argument with the language's words for its values, as `<FILE>`.
fn with_names(argument: Arg) -> Arg {
    let own = |name: &Str| help(name).map_or_else(|| name.clone(), Str::from);
    let names: Option<Vec<Str>> =
        argument.get_value_names().map(|names| names.iter().map(own).collect());
    match names {
        Some(names) => argument.value_names(names),
        None => argument,
    }
}

fn with_text(argument: Arg) -> Arg {
    let heading = match argument.is_positional() {
        true => text!("usage-heading-arguments"),
        false => text!("usage-heading-options"),
    };
    // Without this, arguments that have a heading stand in the order of their names.
    let argument = match argument.get_index() {
        Some(place) => argument.display_order(place),
        None => argument,
    };
    let about = argument.get_help().map(own).unwrap_or_default();
    let summary = argument.get_long_help().map(own);
    if !argument.get_action().takes_values() {
        let argument = argument.help_heading(heading).help(about);
        return match summary {
            Some(summary) => argument.long_help(summary),
            None => argument,
        };
    }
    let (short, long) = with_values(&about, &argument);
    with_names(argument)
        .help_heading(heading)
        .help(short)
        .long_help(long)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// The texts of an argument with its default and its values: in few words, and at length.
fn with_values(about: &str, argument: &Arg) -> (String, String) {
    let mut short = about.to_owned();
    let usual: Vec<_> =
        argument.get_default_values().iter().map(|one| one.to_string_lossy()).collect();
    if !usual.is_empty() {
        short += &format!(" {}", text!("usage-default", value = usual.join(" ")));
    }
    let mut long = short.clone();
    let values = argument.get_possible_values();
    if !values.is_empty() {
        let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
        let list = text!("usage-values", values = names.join(", "));
        short += &format!(" {list}");
        long += "\n\n";
        if values.iter().all(|value| value.get_help().is_none()) {
            long += &list;
        } else {
            let width = names.iter().map(|name| name.len() + 1).max().unwrap_or(0);
            let each = values.iter().map(|value| match value.get_help() {
                Some(about) => format!("\n- {:width$} {about}", format!("{}:", value.get_name())),
                None => format!("\n- {}", value.get_name()),
            });
            long += text!("usage-heading-values");
            long.extend(each);
        }
    }
    (short, long)
}

/// The text of help in the current language; the English one where there is none.
fn own(english: &StyledStr) -> String {
    found(english).map_or_else(|| english.to_string(), str::to_owned)
}

/// The text of help in the current language.
fn found(english: &StyledStr) -> Option<&'static str> {
    help(&english.to_string())
}

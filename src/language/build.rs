//! Puts every file of `assets/language` into the library, so that a new language is a new folder.
//! Texts without arguments are taken out of their files here, so that a program that starts need
//! not read them.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use fluent_syntax::{parser, serializer};

fn main() -> io::Result<()> {
    let mut list = String::from("[\n");
    for folder in entries("language")?.iter().filter(|folder| folder.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(folder.join("langkah.ftl"))?;
        let (plain, others) = divided(&text);
        let help = match fs::read_to_string(folder.join("help.ftl")) {
            Ok(text) => help(&text),
            Err(_) => Vec::new(),
        };
        // To write to a String cannot fail.
        let _ = writeln!(
            list,
            "    File {{ tag: {tag:?}, plain: &{plain:?}, others: {others:?}, help: &{help:?} }},"
        );
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), list)
}

/// What a folder of `assets` holds, in the order of the names.
fn entries(folder: &str) -> io::Result<Vec<PathBuf>> {
    let folder = Path::new("../../assets").join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let folder = folder.canonicalize()?;
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

/// The texts without arguments, by their keys (`solve.hint` for an attribute), and the messages
/// with the other texts. A faulty file still gives the messages that can be read; a test finds the
/// faults.
fn divided<'t>(text: &'t str) -> (Vec<(String, String)>, String) {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let (mut plain, mut others) = (Vec::new(), Vec::new());
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        let mut sort = |key: String, pattern: Pattern<&'t str>| match joined(&pattern) {
            Some(text) => {
                plain.push((key, text));
                None
            }
            None => Some(pattern),
        };
        let value = message.value.and_then(|pattern| sort(name.to_owned(), pattern));
        let attributes = message.attributes.into_iter().filter_map(|Attribute { id, value }| {
            Some(Attribute { value: sort(format!("{name}.{}", id.name), value)?, id })
        });
        let attributes: Vec<_> = attributes.collect();
        if value.is_some() || !attributes.is_empty() {
            let id = message.id;
            others.push(Entry::Message(Message { id, value, attributes, comment: None }));
        }
    }
    (plain, serializer::serialize(&Resource { body: others }))
}

/// The texts of help: the English one, which is the comment above a message, and the message.
fn help(text: &str) -> Vec<(String, String)> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let pair = |entry: Entry<&str>| {
        let Entry::Message(Message { value: Some(value), comment: Some(comment), .. }) = entry
        else {
            return None;
        };
        Some((comment.content.join(" "), joined(&value)?))
    };
    resource.body.into_iter().filter_map(pair).collect()
}

/// The text of a pattern; `None` if it has arguments.
fn joined(pattern: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(unescape_unicode_to_string(value).into_owned()),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

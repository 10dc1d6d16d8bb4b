//! Holds the files of the languages against each other and against the sources that name their
//! keys.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use clap::Command;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use langkah::cli::args::command;
use langkah_language::{Language, within};

use super::{Source, assert_none, sources};

/// What a message or an attribute of it says.
#[derive(Default)]
struct Said {
    /// The names of its arguments.
    arguments: BTreeSet<String>,
    /// Its letters, without arguments.
    text: String,
}

/// The file of a language.
fn file_of(language: Language) -> String {
    let path = format!("assets/language/{}/langkah.ftl", language.tag());
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a text")
}

/// All texts of a language by their keys; `solve.hint` for an attribute.
fn said(language: Language) -> BTreeMap<String, Said> {
    let tag = language.tag();
    let file = file_of(language);
    let resource = match parser::parse(file.as_str()) {
        Ok(resource) => resource,
        Err((_, faults)) => panic!("{tag}: {faults:?}"),
    };
    let mut all = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut said = Said::default();
        read(pattern, &mut said);
        assert!(all.insert(key.clone(), said).is_none(), "{tag}: {key} stands twice");
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    all
}

fn read(pattern: &Pattern<&str>, said: &mut Said) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.text.push_str(value),
            PatternElement::Placeable { expression } => read_expression(expression, said),
        }
    }
}

fn read_expression(expression: &Expression<&str>, said: &mut Said) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                said.text.push(' ');
                read(&variant.value, said);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            said.arguments.insert(id.name.to_owned());
            said.text.push('…');
        }
        InlineExpression::StringLiteral { value } => said.text.push_str(value),
        InlineExpression::Placeable { expression } => read_expression(expression, said),
        _ => {}
    }
}

fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::english())
}

#[test]
fn every_language_has_every_text() {
    let english = said(Language::english());
    assert!(Language::all().count() > 1);
    let mut faults = Vec::new();
    for language in others() {
        let tag = language.tag();
        let texts = said(language);
        for (key, text) in &english {
            match texts.get(key) {
                None => faults.push(format!("{tag}: {key} is missing")),
                // A language may say less: the number in "1 move" is none in English.
                Some(own) if !own.arguments.is_subset(&text.arguments) => {
                    faults.push(format!("{tag}: {key} has an argument that English has not"));
                }
                Some(_) => {}
            }
        }
        let more = texts.keys().filter(|key| !english.contains_key(*key));
        faults.extend(more.map(|key| format!("{tag}: {key} is not in English")));
    }
    assert_none(&faults);
}

/// The string literal at the beginning of a text, and what follows it.
fn literal(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// The keys that a source names.
fn keys_named(source: &Source) -> Vec<String> {
    let code: Vec<&str> = source.code().map(|(_, line)| line).collect();
    let code = code.join("\n");
    let calls = code.split("text!(").skip(1);
    let keys = calls.filter_map(|call| {
        let (key, rest) = literal(call)?;
        let attribute = rest.trim_start().strip_prefix(',').and_then(literal);
        Some(match attribute {
            Some((attribute, _)) => format!("{key}.{attribute}"),
            None => key.to_owned(),
        })
    });
    keys.collect()
}

#[test]
fn every_text_is_used() {
    // The library of the languages asks for these itself.
    let mut used = BTreeSet::from(["language-name".to_owned(), "decimal-mark".to_owned()]);
    used.extend(sources("src").iter().flat_map(keys_named));
    assert!(used.len() > 5);
    let unused = said(Language::english());
    let unused = unused.keys().filter(|key| !used.contains(*key));
    assert_none(&unused.map(|key| format!("{key}: no source names it")).collect::<Vec<_>>());
}

/// Texts that are the same in both languages: names, figures and words that the course keeps.
const SAME: [&str; 15] = [
    "menu-search-deepening.title",
    "plan-best-first",
    "plan-ida",
    "plan-lcsearch-program.words",
    "plan-lcsearch.words",
    "sliding-bound-walking-distance",
    "compare-best-first",
    "compare-breadth-first",
    "compare-depth-first",
    "hidato-engine-best-first",
    "hidato-engine-branch-and-bound",
    "menu-search-best-first",
    "menu-search-breadth-first",
    "menu-search-depth-first",
    "window-help-no-edges.keys",
];

#[test]
fn every_text_is_translated() {
    let english = said(Language::english());
    let mut faults = Vec::new();
    for language in others() {
        for (key, own) in said(language) {
            let words = own.text.split(|letter: char| !letter.is_alphabetic());
            let is_sentence = words.filter(|word| word.chars().count() > 2).count() > 1;
            let is_same = english.get(&key).is_some_and(|text| text.text == own.text);
            if is_sentence && is_same && !SAME.contains(&key.as_str()) {
                faults.push(format!("{}: {key}: {}", language.tag(), own.text));
            }
        }
    }
    assert_none(&faults);
}

/// The names are taken from the files before these are read as Fluent.
#[test]
fn a_language_is_called_by_its_own_name() {
    for language in Language::all() {
        let texts = said(language);
        assert_eq!(texts["language-name"].text, language.name(), "{}", language.tag());
        assert!(!language.name().is_empty());
    }
}

/// No mark steers the terminal or the direction of the letters.
#[test]
fn texts_are_clean() {
    let mut faults = Vec::new();
    for language in Language::all() {
        for (key, said) in said(language) {
            let text = &said.text;
            let is_foul = text.contains(['\t', '\u{1b}', '\u{2068}', '\u{2069}']);
            if is_foul {
                faults.push(format!("{}: {key}: {text:?}", language.tag()));
            }
        }
    }
    assert_none(&faults);
}

/// Sentences in the code that are no texts of the window or of results: names of places in the
/// window's memory, of keys and of engines in files, a format of files, the words of verdicts that
/// students write, a help, and what a name that was found cannot bring about.
const UNREAD: [&str; 27] = [
    "Page Down, Page Up",
    "branch and bound",
    "# This puzzle is {verdict}\\n{}\\n{start}",
    "width at the right",
    "width of the toolbar",
    "width of the tabs",
    "was open",
    "move in view",
    "step in view",
    "save path",
    "not be solved",
    "not be reached",
    "no valid solution",
    "solution not found",
    "solution was not found",
    "impossible to solve",
    "solution does not exist",
    "solusi tidak ada",
    "tidak ada solusi",
    "tidak memiliki solusi",
    "tidak mempunyai solusi",
    "tidak punya solusi",
    "tak ada solusi",
    "can be solved",
    "can be reached",
    "Without a subcommand the window opens.",
    "no such name",
];

/// All help of a command and of what is below it, each text once.
fn help_of(command: &Command, all: &mut BTreeSet<String>) {
    let one_line =
        |text: &dyn ToString| text.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    let own = [command.get_about(), command.get_after_help()];
    let of_arguments =
        command.get_arguments().flat_map(|one| [one.get_help(), one.get_long_help()]);
    all.extend(own.into_iter().chain(of_arguments).flatten().map(|text| one_line(text)));
    // The names of values that are words, as in `<FILE>`.
    let names = command.get_arguments().filter(|one| one.get_action().takes_values());
    let names =
        names.filter_map(|one| one.get_value_names()).flatten().map(|name| name.to_string());
    let is_word = |name: &String| {
        let has_word = |part: &str| part.len() > 2;
        let is_same = ["FORMAT", "SHELL", "TAG", "MIB"].contains(&name.as_str());
        !is_same && name.split(|letter: char| !letter.is_ascii_uppercase()).any(has_word)
    };
    all.extend(names.filter(is_word));
    command.get_subcommands().for_each(|below| help_of(below, all));
}

/// A second file of a language has the help of the command line: each text below the English one,
/// by which the program finds it.
#[test]
fn all_help_is_translated() {
    let mut program = within(Language::english(), command);
    program.build();
    let mut wanted = BTreeSet::new();
    help_of(&program, &mut wanted);
    assert!(wanted.len() > 100, "{wanted:?}");
    let mut faults = Vec::new();
    for tag in others().map(Language::tag) {
        let path = format!("assets/language/{tag}/help.ftl");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let file = fs::read_to_string(path).expect("a text");
        let resource = match parser::parse(file.as_str()) {
            Ok(resource) => resource,
            Err((_, faults)) => panic!("{tag}: {faults:?}"),
        };
        let mut known = BTreeSet::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let english = message.comment.as_ref().expect("a comment").content.join(" ");
            let mut own = Said::default();
            read(message.value.as_ref().expect("a text"), &mut own);
            if own.text == english || !own.arguments.is_empty() || !known.insert(english) {
                faults.push(format!("{tag}: {}", message.id.name));
            }
        }
        faults.extend(wanted.difference(&known).map(|text| format!("{tag}: not there: {text}")));
        faults.extend(known.difference(&wanted).map(|text| format!("{tag}: not used: {text}")));
    }
    assert_none(&faults);
}

/// The string literals of a line.
fn literals(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut begun: Option<usize> = None;
    let mut is_escaped = false;
    for (at, letter) in line.char_indices() {
        match (letter, begun) {
            ('"', None) if !line[..at].ends_with('\'') => begun = Some(at + 1),
            ('"', Some(from)) if !is_escaped => {
                found.push(&line[from..at]);
                begun = None;
            }
            _ => {}
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    found
}

/// Whether a literal has three words in a row.
fn is_sentence(literal: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_matches([',', '.', ':', ';', '!', '?']);
        word.chars().count() > 1 && word.chars().all(char::is_alphabetic)
    };
    let mut row = 0;
    literal.split(' ').any(|word| {
        row = if is_word(word) { row + 1 } else { 0 };
        row > 2
    })
}

#[test]
fn no_sentence_stands_in_the_code() {
    let mut faults = Vec::new();
    for source in sources("src") {
        // The pages of the manual for man are in English, and this library has no texts of its own.
        let is_english = ["src/cli/shell.rs", "src/language"];
        if is_english.iter().any(|room| source.path.starts_with(room)) {
            continue;
        }
        for (number, line) in source.code() {
            let words = ["expect(", "assert", "panic!", "unreachable!", "#["];
            if words.iter().any(|word| line.contains(word)) {
                continue;
            }
            let said = literals(line).into_iter();
            let said = said.filter(|one| is_sentence(one) && !UNREAD.contains(one));
            faults.extend(said.map(|one| format!("{}:{number}: {one}", source.path)));
        }
    }
    assert_none(&faults);
}

#[test]
fn the_scan_sees_a_sentence() {
    assert_eq!(literals(r#"say("a \"b\"", "c d")"#), [r#"a \"b\""#, "c d"]);
    assert!(is_sentence("The file is not there.") && is_sentence("{n} nodes were made"));
    assert!(!is_sentence("walking-distance") && !is_sentence("<rect width=\\\"1\\\"/>"));
}

//! Holds the texts of the library against the files that they come from.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;

use super::*;

/// The files of the languages, in the order of their tags.
const WHOLE: [&str; 2] = [
    include_str!("../../assets/language/en/langkah.ftl"),
    include_str!("../../assets/language/id/langkah.ftl"),
];

/// The keys of a message: its own and those of its attributes.
fn keys(message: &Message<&str>) -> Vec<String> {
    let name = message.id.name;
    let own = message.value.as_ref().map(|_| name.to_owned());
    let attributes = message.attributes.iter().map(|one| format!("{name}.{}", one.id.name));
    own.into_iter().chain(attributes).collect()
}

/// The words that stand for arguments in a text, whatever they are.
fn arguments(text: &str) -> BTreeSet<&str> {
    let parts = text.split('$').skip(1);
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    parts.filter_map(|part| part.split(|letter| !is_part(letter)).next()).collect()
}

/// What is taken apart when the program is built says the same as the whole file.
#[test]
fn every_text_is_that_of_its_file() {
    assert_eq!(WHOLE.len(), Language::all().count());
    for (language, text) in Language::all().zip(WHOLE) {
        let resource = parser::parse(text).expect("the file is right");
        let whole = bundle(language, text);
        let names = arguments(text);
        let (mut plain, mut others) = (0, 0);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            for key in keys(message) {
                if let Some(expected) = formatted(&whole, &key, &FluentArgs::new()) {
                    assert_eq!(language.catalogue().plain[key.as_str()], expected, "{key}");
                    plain += 1;
                    continue;
                }
                for value in ["1", "2", "yes"] {
                    let number = |value: &str| value.parse::<u64>().map(FluentValue::from);
                    let value = |_| number(value).unwrap_or_else(|_| value.into());
                    let args: FluentArgs = names.iter().map(|&name| (name, value(name))).collect();
                    let expected = formatted(&whole, &key, &args).expect("it has all of them");
                    assert_eq!(language.catalogue().with_args(&key, &args), expected, "{key}");
                }
                others += 1;
            }
        }
        assert!(plain > 1000 && others > 500, "{plain} and {others}");
    }
}

/// The variables count as in other programs.
#[test]
fn a_plain_locale_goes_before_a_list_of_languages() {
    let is_plain = |set: &[(&str, &str)]| {
        let value = |name: &str| set.iter().find(|one| one.0 == name).map(|one| one.1.to_owned());
        has_plain_locale(value)
    };
    let id = ("LANG", "id_ID.UTF-8");
    for plain in ["C", "POSIX", "C.UTF-8"] {
        assert!(is_plain(&[("LC_ALL", plain), id]));
        assert!(is_plain(&[("LC_MESSAGES", plain), id]));
        assert!(is_plain(&[("LANG", plain), ("LANGUAGE", "id")]));
        assert!(!is_plain(&[("LC_ALL", "id_ID.UTF-8"), ("LANG", plain)]));
    }
    assert!(!is_plain(&[]) && !is_plain(&[id]) && !is_plain(&[("LC_ALL", ""), id]));
    assert!(!is_plain(&[("LANG", "Ca_ES")]), "only the whole name");
}

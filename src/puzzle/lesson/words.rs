//! What a person reads of a lesson: a text, and the same in other languages.

use langkah_language::Language;

/// A text for every language that has no other one, and the others. Its paragraphs stand on lines
/// of their own, and single blanks part its words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    plain: String,
    /// At most one for each language, in the order of [`Language::all`]; none is empty.
    others: Vec<(Language, String)>,
}

impl Words {
    /// A text for every language. Its lines are paragraphs.
    pub fn new(text: &str) -> Self {
        Self { plain: tidy(text), others: Vec::new() }
    }

    /// The same with another text in a language.
    #[must_use]
    pub fn and(mut self, language: Language, text: &str) -> Self {
        let text = tidy(text);
        self.others.retain(|(other, _)| *other != language);
        if !text.is_empty() {
            self.others.push((language, text));
            let place = |one: Language| Language::all().position(|other| other == one);
            self.others.sort_by_key(|(language, _)| place(*language));
        }
        self
    }

    pub fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// The text for the languages that have no other one.
    pub fn plain(&self) -> &str {
        &self.plain
    }

    pub fn others(&self) -> &[(Language, String)] {
        &self.others
    }

    /// The text in the current language.
    pub fn shown(&self) -> &str {
        let current = langkah_language::current();
        let own = self.others.iter().find(|(language, _)| *language == current);
        own.map_or(&self.plain, |(_, text)| text)
    }

    /// The paragraphs in the current language.
    pub fn paragraphs(&self) -> impl Iterator<Item = &str> {
        self.shown().split('\n')
    }
}

/// A text without empty lines and with single blanks between its words.
fn tidy(text: &str) -> String {
    let line = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines = text.lines().map(line).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

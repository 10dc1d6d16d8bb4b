//! The languages that Langkah speaks.
//!
//! What a person reads stands in `assets/language/TAG/langkah.ftl`, one file for each language, in
//! the format of Project Fluent. A text is named by its key: `text!("solve")`,
//! `text!("file-read", name = name)`; with `.hint` and the like a message has more than one text:
//! `text!("solve", "hint")`. The compiler checks keys and arguments against the English file.
//! To add a language, add its file: the name of its folder is the language's tag. A second file,
//! `help.ftl`, has the help of the command line ([`help`]).
//!
//! The language is one for the whole process ([`choose`]); [`within`] changes it for one thread and
//! one call, for a report in another language and for tests.

use std::cell::Cell;
use std::collections::HashMap;
use std::env;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

#[doc(hidden)]
pub use i18n_embed_fl::fl;

/// What the files of a language say.
struct File {
    tag: &'static str,
    /// The texts without arguments, by their keys; `solve.hint` for an attribute.
    plain: &'static [(&'static str, &'static str)],
    /// The other texts, in the format of Project Fluent.
    others: &'static str,
    /// The texts of help: English, and this language.
    help: &'static [(&'static str, &'static str)],
}

/// The languages in the order of their tags.
static FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The tag of the language that has every text.
const FALLBACK: &str = "en";

/// The process's language: its place in [`FILES`], one higher; 0 for the fallback.
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static WITHIN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The text of a key in the current language: a `&'static str`, or a `String` if it has arguments.
///
/// A whole number as an argument also chooses between singular and plural; it is shown with its
/// digits in groups of three.
///
/// It is written at many places, so each place makes as little code as it can: what `fl!` makes for
/// arguments is only looked at by the compiler, and never called.
#[macro_export]
macro_rules! text {
    ($key:tt $(,)?) => {
        $crate::fl!($crate::Plain, $key)
    };
    ($key:tt, $attribute:literal $(,)?) => {
        $crate::fl!($crate::Plain, $key, $attribute)
    };
    ($key:tt, $attribute:literal $(, $name:ident = $value:expr)+ $(,)?) => {{
        let _ = || $crate::fl!($crate::Checked, $key, $attribute $(, $name = ())+);
        let key = concat!($key, ".", $attribute);
        $crate::said(key, &[$(stringify!($name)),+], [$($value.into()),+])
    }};
    ($key:tt $(, $name:ident = $value:expr)+ $(,)?) => {{
        let _ = || $crate::fl!($crate::Checked, $key $(, $name = ())+);
        $crate::said($key, &[$(stringify!($name)),+], [$($value.into()),+])
    }};
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument<'a> {
    Text(&'a str),
    Owned(String),
    Whole(u64),
    Signed(i64),
    Fraction(f64),
}

macro_rules! argument {
    ($($from:ty => $variant:ident),+) => {
        $(impl<'a> From<$from> for Argument<'a> {
            #[inline]
            fn from(value: $from) -> Self {
                Self::$variant(value as _)
            }
        })+
    };
}

argument!(&'a str => Text, String => Owned, f32 => Fraction, f64 => Fraction);
argument!(u8 => Whole, u16 => Whole, u32 => Whole, u64 => Whole, usize => Whole);
argument!(i32 => Signed, i64 => Signed, isize => Signed);

impl<'a> Argument<'a> {
    fn value(self) -> FluentValue<'a> {
        match self {
            Self::Text(text) => text.into(),
            Self::Owned(text) => text.into(),
            Self::Whole(number) => number.into(),
            Self::Signed(number) => number.into(),
            Self::Fraction(number) => number.into(),
        }
    }
}

/// What [`text!`] calls for a text with arguments: their names, and in the same order their values.
#[doc(hidden)]
pub fn said<const N: usize>(
    key: &str,
    names: &'static [&'static str; N],
    mut values: [Argument<'_>; N],
) -> String {
    spoken(key, names, &mut values)
}

fn spoken(key: &str, names: &'static [&'static str], values: &mut [Argument<'_>]) -> String {
    let values = values.iter_mut().map(|value| std::mem::replace(value, Argument::Whole(0)));
    let named = names.iter().copied().zip(values.map(Argument::value));
    catalogue().with_args(key, &named.collect())
}

/// What [`text!`] calls for a text without arguments.
#[doc(hidden)]
pub struct Plain;

impl Plain {
    #[inline(never)]
    pub fn get(self, key: &'static str) -> &'static str {
        catalogue().get(key)
    }

    #[inline(never)]
    pub fn get_attr(self, key: &'static str, attribute: &str) -> &'static str {
        catalogue().get_attr(key, attribute)
    }
}

/// Takes what `fl!` makes for arguments. Nothing calls it: by it the compiler checks their names.
#[doc(hidden)]
pub struct Checked;

impl Checked {
    pub fn get_args_concrete(self, _: &str, _: HashMap<&str, ()>) {}

    pub fn get_attr_args_concrete(self, _: &str, _: &str, _: HashMap<&str, ()>) {}
}

/// A language that has a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// All, in the order of their tags.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FILES.len()).map(Self)
    }

    /// English, which has every text.
    pub fn english() -> Self {
        Self(FILES.iter().position(|file| file.tag == FALLBACK).unwrap_or(0))
    }

    /// The language of a tag, written as in `id`, `id-ID` or `id_ID.UTF-8`.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['-', '_', '.', '@']).next()?;
        Self::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The first language of the system's list that has a file; English if none has, and where the
    /// locale is C or POSIX.
    pub fn of_system() -> Self {
        if has_plain_locale(|name| env::var(name).ok()) {
            return Self::english();
        }
        let mut wanted = sys_locale::get_locales();
        wanted.find_map(|tag| Self::of_tag(&tag)).unwrap_or_else(Self::english)
    }

    /// The tag of BCP 47: `en`.
    pub fn tag(self) -> &'static str {
        self.file().tag
    }

    /// The name in the language itself: `Bahasa Indonesia`.
    pub fn name(self) -> &'static str {
        let name = self.file().plain.iter().find(|(key, _)| *key == "language-name");
        name.map_or("", |(_, name)| name)
    }

    fn file(self) -> &'static File {
        &FILES[self.0]
    }

    fn catalogue(self) -> &'static Catalogue {
        static ALL: OnceLock<Vec<OnceLock<Catalogue>>> = OnceLock::new();
        let all = ALL.get_or_init(|| Self::all().map(|_| OnceLock::new()).collect());
        all[self.0].get_or_init(|| Catalogue::new(self))
    }
}

/// Whether the environment names the locale C or POSIX, in which programs speak their own language
/// whatever else is named. The first variable of the three that is not empty counts, as POSIX has
/// it: “The Open Group Base Specifications”, 8.2, Internationalization Variables.
fn has_plain_locale(variable: impl Fn(&str) -> Option<String>) -> bool {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = { values }.find(|value| !value.is_empty());
    locale.is_some_and(|locale| matches!(locale.split('.').next(), Some("C" | "POSIX")))
}

impl Default for Language {
    fn default() -> Self {
        Self::english()
    }
}

/// Changes the language of the process.
pub fn choose(language: Language) {
    CHOSEN.store(language.0 + 1, Ordering::Relaxed);
}

/// The language of the texts now.
pub fn current() -> Language {
    WITHIN.get().unwrap_or_else(|| match CHOSEN.load(Ordering::Relaxed) {
        0 => Language::english(),
        place => Language(place - 1),
    })
}

/// Does something with texts in another language, on this thread alone.
pub fn within<T>(language: Language, work: impl FnOnce() -> T) -> T {
    /// Puts the language of before back, after a panic too.
    struct Before(Option<Language>);
    impl Drop for Before {
        fn drop(&mut self) {
            WITHIN.set(self.0);
        }
    }
    let _before = Before(WITHIN.replace(Some(language)));
    work()
}

/// The texts of the current language.
pub fn catalogue() -> &'static Catalogue {
    current().catalogue()
}

/// What a text of help is in the current language; `None` if the language does not have it.
/// `english` is the text in the program, in which lines may end at any space.
pub fn help(english: &str) -> Option<&'static str> {
    let words = || english.split_whitespace();
    let mut all = current().file().help.iter();
    all.find(|(known, _)| known.split_whitespace().eq(words())).map(|&(_, text)| text)
}

/// A number with so many digits after the language's decimal mark.
pub fn decimal(number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    match catalogue().decimal_mark {
        "." => text,
        mark => text.replace('.', mark),
    }
}

/// Digits in groups of three, divided by spaces at which no line ends: `98 203`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(2 * digits.len());
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}

/// The texts of one language.
pub struct Catalogue {
    language: Language,
    /// The texts without arguments, by their keys; `solve.hint` for an attribute.
    plain: HashMap<&'static str, &'static str>,
    /// The others, read when the first of them is needed.
    others: OnceLock<FluentBundle<FluentResource>>,
    decimal_mark: &'static str,
}

impl Catalogue {
    fn new(language: Language) -> Self {
        let plain: HashMap<_, _> = language.file().plain.iter().copied().collect();
        let decimal_mark = plain.get("decimal-mark").copied().unwrap_or(".");
        Self { language, plain, others: OnceLock::new(), decimal_mark }
    }

    /// The text of a key without arguments.
    fn get(&self, key: &'static str) -> &'static str {
        self.plain.get(key).copied().unwrap_or_else(|| self.missing(key))
    }

    /// The text of a message's attribute without arguments.
    fn get_attr(&self, key: &'static str, attribute: &str) -> &'static str {
        let whole = format!("{key}.{attribute}");
        self.plain.get(whole.as_str()).copied().unwrap_or_else(|| match self.fallback() {
            Some(fallback) => fallback.get_attr(key, attribute),
            None => key,
        })
    }

    fn with_args(&self, key: &str, args: &FluentArgs) -> String {
        // A language may say less than English does.
        if let Some(text) = self.plain.get(key) {
            return (*text).to_owned();
        }
        let others = self.others.get_or_init(|| bundle(self.language, self.language.file().others));
        formatted(others, key, args).unwrap_or_else(|| match self.fallback() {
            Some(fallback) => fallback.with_args(key, args),
            None => key.to_owned(),
        })
    }

    fn missing(&self, key: &'static str) -> &'static str {
        self.fallback().map_or(key, |fallback| fallback.get(key))
    }

    /// The English texts, where this is another language.
    fn fallback(&self) -> Option<&'static Self> {
        (self.language != Language::english()).then(|| Language::english().catalogue())
    }
}

/// The messages of a text in the format of Project Fluent.
fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    // A faulty file still gives the messages that can be read; a test finds the faults.
    let resource = FluentResource::try_new(text.to_owned());
    let resource = resource.unwrap_or_else(|(resource, _)| resource);
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => number_shown(number.value),
        _ => None,
    }));
    // Of a key that stands twice the first text is kept.
    let _ = bundle.add_resource(resource);
    bundle
}

/// `None` if there is no such key, or it needs other arguments.
fn formatted(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    args: &FluentArgs,
) -> Option<String> {
    let (name, attribute) = match key.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (key, None),
    };
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut faults);
    faults.is_empty().then(|| text.into_owned())
}

/// Whole numbers in groups; another one is not shown so, but formatted before with [`decimal`].
fn number_shown(number: f64) -> Option<String> {
    let is_whole = number.fract() == 0.0 && number.abs() < 2_f64.powi(53);
    let sign = if number < 0.0 { "-" } else { "" };
    is_whole.then(|| format!("{sign}{}", grouped(number.abs() as u64)))
}

#[cfg(test)]
mod tests;

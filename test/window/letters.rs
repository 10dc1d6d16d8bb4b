//! Every letter and icon that the window says has a glyph; a missing one would be drawn as a box.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use egui::{FontFamily, FontId};
use egui_material_icons::MaterialIcon;
use langkah_language::Language;

use crate::windows::harness;

/// Letters that stand only in pseudo-code, which is drawn with letters of one width.
const OF_CODE: &str = "←⌊⌋";

/// The letters of both families of fonts that are drawn as a box.
fn without_glyph(letters: &BTreeSet<char>) -> Vec<(FontFamily, char)> {
    let test = harness();
    let mut missing = Vec::new();
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        let font = FontId::new(14.0, family.clone());
        let lacks = |letter: &&char| !test.ctx.fonts_mut(|fonts| fonts.has_glyph(&font, **letter));
        let is_drawn =
            |letter: &&char| family == FontFamily::Monospace || !OF_CODE.contains(**letter);
        let lost: Vec<char> = letters.iter().filter(is_drawn).filter(lacks).copied().collect();
        missing.extend(lost.into_iter().map(|letter| (family.clone(), letter)));
    }
    missing
}

#[test]
fn every_letter_of_every_language_has_a_glyph() {
    let mut letters: BTreeSet<char> = "Σĉ≤≥−×•…“”".chars().collect();
    for language in Language::all() {
        let path = format!("assets/language/{}/langkah.ftl", language.tag());
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let file = fs::read_to_string(file).expect("a text");
        let folder = format!("assets/manual/{}", language.tag());
        let pages = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
        let pages = pages.expect("a manual").map(|page| page.expect("a page").path());
        let pages: String = pages.map(|page| fs::read_to_string(page).expect("a text")).collect();
        let texts = pages.chars().chain(file.chars());
        letters.extend(texts.filter(|letter| !letter.is_control()));
    }
    assert!(letters.len() > 60);
    assert_eq!(without_glyph(&letters), []);
}

/// The icons with their names.
macro_rules! icons {
    ($($name:ident),* $(,)?) => {
        [$((stringify!($name), egui_material_icons::icons::$name)),*]
    };
}

#[rustfmt::skip]
const ICONS: [(&str, MaterialIcon); 43] = icons![
    ICON_ACCOUNT_TREE, ICON_ADD, ICON_ARROW_BACK, ICON_BAR_CHART, ICON_CASINO, ICON_CENTER_FOCUS_STRONG,
    ICON_CHECK, ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_CLOSE, ICON_COMPRESS, ICON_CONTENT_COPY,
    ICON_QUERY_STATS,
    ICON_DOWNLOAD, ICON_EDIT, ICON_ERROR, ICON_EXPAND_MORE, ICON_FIRST_PAGE, ICON_FIT_SCREEN,
    ICON_FLAG, ICON_FOLDER_OPEN, ICON_GRID_VIEW, ICON_HELP, ICON_INFO, ICON_LAST_PAGE,
    ICON_LIGHTBULB, ICON_LIST, ICON_PAUSE, ICON_PLAY_ARROW, ICON_REDO, ICON_REPLAY,
    ICON_RIGHT_PANEL_OPEN, ICON_ROUTE, ICON_SCHOOL, ICON_SETTINGS, ICON_SKIP_NEXT, ICON_SKIP_PREVIOUS, ICON_STOP, ICON_UNDO, ICON_UNFOLD_LESS,
    ICON_VERTICAL_SPLIT, ICON_VISIBILITY, ICON_WIDTH,
];

#[test]
fn every_icon_has_a_glyph() {
    let test = harness();
    for (name, icon) in ICONS {
        let font = FontId::new(14.0, icon.font_family());
        assert!(test.ctx.fonts_mut(|fonts| fonts.has_glyphs(&font, icon.codepoint)), "{name}");
    }
    let named = icons_named();
    assert!(named.len() > 10, "{named:?}");
    let listed = ICONS.map(|(name, _)| name.to_owned());
    assert_eq!(named, BTreeSet::from(listed), "the list above is that of the sources");
}

/// The names of icons in the sources of the window.
fn icons_named() -> BTreeSet<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app")];
    let mut named = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources") {
            let path = entry.expect("the sources").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a source");
            let words = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
            named.extend(words.filter(|word| word.starts_with("ICON_")).map(str::to_owned));
        }
    }
    named
}

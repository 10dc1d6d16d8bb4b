//! The window of settings: opened by key and menu, every choice, the reset, every size.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Pos2, Rect, Role, ThemePreference, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::files::shelf::Tables;
use langkah::session::Mode;
use langkah::session::settings::preferences::Preferences;
use langkah::session::settings::{Motion, Settings};
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::sliding::notation::{Convention, Style};
use langkah_engine::sliding::pattern::shelf::Shelf;
use langkah_language::Language;

use crate::folders::{folder, names};
use crate::windows::{
    Test, assert_shows, at_size, click, file, harness, open, paste, press, press_with, shows,
    solve, type_text, wait, window,
};

/// Needs 80 moves.
const HARD: &str = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";

fn press_key(test: &mut Test) {
    press_with(test, Modifiers::COMMAND, Key::Comma);
}

fn opened() -> Test {
    let mut test = harness();
    press_key(&mut test);
    test
}

fn settings(test: &mut Test) -> Settings {
    window(test).settings().clone()
}

fn choose(test: &mut Test, role: Role, label: &str) {
    test.get_by_role_and_label(role, label).click();
    test.run();
}

/// Types a figure into a field.
fn set(test: &mut Test, label: &str, figure: &str) {
    test.get_by_role_and_label(Role::SpinButton, label).focus();
    test.run();
    type_text(test, figure);
    press(test, Key::Enter);
}

fn is_open(test: &Test) -> bool {
    test.query_by_role_and_label(Role::Dialog, "Settings, open").is_some()
}

#[test]
fn it_opens_by_its_key_and_from_the_menu_and_closes() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    assert!(!is_open(&test));
    press_key(&mut test);
    assert!(is_open(&test));
    press(&mut test, Key::E);
    assert_eq!(window(&mut test).session.mode(), Mode::View, "the board hears no keys");
    press(&mut test, Key::Escape);
    assert!(!is_open(&test));
    press_key(&mut test);
    press_key(&mut test);
    assert!(!is_open(&test), "the key closes it, too");
    click(&mut test, "Appearance");
    for absent in ["Animation", "Size of text"] {
        assert!(!shows(&test, absent), "the menu is small");
    }
    click(&mut test, "All settings…");
    assert!(is_open(&test) && !egui::Popup::is_any_open(&test.ctx));
    click(&mut test, "Close");
    assert!(!is_open(&test));
    press(&mut test, Key::E);
    assert_eq!(window(&mut test).session.mode(), Mode::Edit);
}

#[test]
fn language_and_appearance_change_at_once() {
    let mut test = opened();
    choose(&mut test, Role::RadioButton, "Theme: Dark");
    assert_eq!(test.ctx.options(|options| options.theme_preference), ThemePreference::Dark);
    choose(&mut test, Role::RadioButton, "Theme: Light");
    assert_eq!(test.ctx.options(|options| options.theme_preference), ThemePreference::Light);
    choose(&mut test, Role::RadioButton, "Animation: On");
    assert_eq!(settings(&mut test).motion, Motion::On);
    test.get_by_label("125 %").click();
    test.run();
    assert_eq!(test.ctx.zoom_factor(), 1.25);
    // A size that the keys have set can be seen.
    test.ctx.set_zoom_factor(1.1);
    test.run();
    assert_shows(&test, "110 %");
    choose(&mut test, Role::RadioButton, "Language: Bahasa Indonesia");
    assert_eq!(settings(&mut test).language.as_deref(), Some("id"));
    for text in ["Pengaturan, terbuka", "Tema: Gelap", "Animasi: Nyala", "Batas waktu"] {
        assert_shows(&test, text);
    }
    for text in ["Memori", "Yang disimpan", "Setel ulang semua", "Tutup", "Berkas terakhir: 0"] {
        assert_shows(&test, text);
    }
    assert!(!shows(&test, "Settings") && !shows(&test, "Threads"));
    choose(&mut test, Role::RadioButton, "Bahasa: Ikuti sistem");
    assert_eq!(settings(&mut test).language, None);
    assert_shows(&test, "Settings, open");
}

#[test]
fn letters_limits_and_what_is_kept_change() {
    let mut test = opened();
    choose(&mut test, Role::RadioButton, "Letters name: the direction of the tile");
    choose(&mut test, Role::CheckBox, "Copy repeats as numbers (URDL2)");
    let letters = Style { convention: Convention::Tile, repeats: true };
    assert_eq!(settings(&mut test).sliding.letters, letters);

    set(&mut test, "Memory", "512");
    assert_eq!(settings(&mut test).memory_mib, 512);
    set(&mut test, "Memory", "1");
    assert_eq!(settings(&mut test).memory_mib, 64, "the least");

    assert_eq!(settings(&mut test).time_max, None);
    assert!(
        test.get_by_role_and_label(Role::SpinButton, "Time limit").accesskit_node().is_disabled()
    );
    choose(&mut test, Role::CheckBox, "Time limit");
    assert_eq!(settings(&mut test).time_max, Some(60));
    set(&mut test, "Time limit", "5");
    assert_eq!(settings(&mut test).sliding_request().time_max, Some(5.0));
    choose(&mut test, Role::CheckBox, "Time limit");
    assert_eq!(settings(&mut test).time_max, None);

    assert_eq!(settings(&mut test).threads, None);
    test.get_by_label_contains("All threads of the machine").click();
    test.run();
    set(&mut test, "Threads", "3");
    assert_eq!(settings(&mut test).threads, Some(3));
    test.get_by_label_contains("All threads of the machine").click();
    test.run();
    assert_eq!(settings(&mut test).threads, None);

    choose(&mut test, Role::CheckBox, "Begin with the last puzzle");
    assert!(!settings(&mut test).files.restores);
}

#[test]
fn tables_on_disk_are_allowed_shown_and_deleted() {
    let label = "Keep the large tables of the 15-puzzle on disk";
    let folder = folder("settings-tables");
    let mut test = at_size(1080.0, 1200.0);
    press_key(&mut test);
    assert!(!shows(&test, label), "there is no place for them");
    window(&mut test).keep_tables_in(Tables::within(&folder));
    test.run();
    let tables = Tables::within(&folder);
    assert!(!settings(&mut test).files.keeps_tables && !shows(&test, "Tables on disk"));
    choose(&mut test, Role::CheckBox, label);
    assert!(settings(&mut test).files.keeps_tables);
    tables.let_grow(true);
    tables.keep("some", &[1; 124], &mut |_| Ok(())).expect("nothing ends it");
    // The folder is looked at when the window of settings opens, and after a deletion.
    test.run();
    assert!(!shows(&test, "Tables on disk"));
    press_key(&mut test);
    press_key(&mut test);
    wait(&mut test, "the size", |test| shows(test, "Tables on disk: 1.0 KiB"));
    choose(&mut test, Role::Button, "Delete the tables on disk");
    wait(&mut test, "the deletion", |test| !shows(test, "Tables on disk"));
    assert!(names(&folder).is_empty());
}

#[test]
fn recent_files_are_forgotten() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    press_key(&mut test);
    assert_shows(&test, "Recent files: 1");
    click(&mut test, "Forget the recent files");
    assert_shows(&test, "Recent files: 0");
    assert!(settings(&mut test).files.recent.is_empty());
    assert!(test.get_by_label("Forget the recent files").accesskit_node().is_disabled());
}

#[test]
fn a_reset_brings_all_back_and_can_be_undone() {
    let mut test = harness();
    let plan = Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };
    window(&mut test).session.settings.sliding.plan = plan;
    window(&mut test).session.settings.motion = Motion::System;
    test.ctx.set_theme(ThemePreference::System);
    press_key(&mut test);
    let is_offered = |test: &Test| !test.get_by_label("Reset all").accesskit_node().is_disabled();
    assert!(!is_offered(&test), "all is as at first");
    choose(&mut test, Role::RadioButton, "Animation: Off");
    choose(&mut test, Role::RadioButton, "Theme: Dark");
    choose(&mut test, Role::CheckBox, "Time limit");
    test.get_by_label("150 %").click();
    test.run();
    window(&mut test).asked_language = Language::of_tag("id");
    test.run();
    let before = settings(&mut test);
    let view = |test: &mut Test| {
        let theme = test.ctx.options(|options| options.theme_preference);
        (theme, test.ctx.zoom_factor(), window(test).language().tag())
    };
    assert_eq!(view(&mut test), (ThemePreference::Dark, 1.5, "id"));
    click(&mut test, "Setel ulang semua");
    assert_eq!(view(&mut test), (ThemePreference::System, 1.0, "en"));
    assert_eq!(settings(&mut test).preferences(), Preferences::default());
    assert_eq!(settings(&mut test).sliding.plan, plan, "the window does not show it");
    assert!(!is_offered(&test));
    click(&mut test, "Undo the reset");
    assert_eq!(view(&mut test), (ThemePreference::Dark, 1.5, "id"));
    assert_eq!(settings(&mut test), before);
}

/// Keys alone reach every control, and it is seen then.
#[test]
fn every_control_is_reached_by_tab_and_seen_in_every_window() {
    for (size, tag, last) in [
        ([480.0, 373.0], "en", "Reset all"),
        ([480.0, 373.0], "id", "Setel ulang semua"),
        ([640.0, 440.0], "id", "Setel ulang semua"),
        ([1280.0, 800.0], "en", "Reset all"),
    ] {
        let mut test = at_size(size[0], size[1]);
        window(&mut test).session.settings.language = Some(tag.to_owned());
        window(&mut test).session.settings.time_max = Some(9);
        window(&mut test).session.settings.threads = Some(2);
        test.run();
        press_key(&mut test);
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1]));
        let mut seen = BTreeSet::new();
        for _ in 0..40 {
            press(&mut test, Key::Tab);
            let focused = test.query_all_by(|node| node.is_focused()).next();
            let Some(node) = focused else { continue };
            assert!(screen.contains_rect(node.rect()), "{:?} in {size:?}", node.rect());
            let name = node.accesskit_node().label().unwrap_or_default();
            seen.insert(format!("{:?} {name}", node.accesskit_node().role()));
        }
        // Three languages, themes and animations, five sizes, two letters; two boxes of letters
        // and files, two with their fields, the memory, two buttons.
        assert!(seen.len() >= 22, "{seen:#?} in {size:?}");
        assert!(seen.contains(&format!("Button {last}")), "{seen:#?} in {size:?}");
    }
}

#[test]
fn a_search_ends_at_the_time_limit_and_says_so() {
    let mut test = harness();
    paste(&mut test, HARD);
    window(&mut test).session.settings.time_max = Some(1);
    window(&mut test).session.settings.sliding.plan =
        Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };
    solve(&mut test);
    assert_shows(&test, "The limit on time is reached.");
    assert_shows(&test, "The time limit can be changed in the settings (");
}

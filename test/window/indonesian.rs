//! The whole window in Indonesian: every control by its Indonesian name, at every size, in what
//! threads tell, and at once when the language is changed.

use std::fs;

use egui::{Event, Key, Modifiers, Pos2, Rect, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::app::actions::Action;
use langkah::app::kept;
use langkah::session::settings::Settings;
use langkah_language::{Language, within};

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, at_size, click, file, harness, open, paste, press, press_with, settled,
    shows, type_text, wait, window,
};

fn indonesian() -> Language {
    Language::of_tag("id").expect("it has a file")
}

fn speak_indonesian(mut test: Test) -> Test {
    window(&mut test).session.settings.language = Some("id".to_owned());
    test.run();
    test
}

/// A window that speaks Indonesian, with a puzzle of the course.
fn with_puzzle(size: [f32; 2]) -> Test {
    let mut test = speak_indonesian(at_size(size[0], size[1]));
    open(&mut test, file("roni-tc2.txt"));
    test.run();
    test
}

fn solve(test: &mut Test) {
    click(test, "Selesaikan");
    settled(test);
}

/// What buttons are called, and tabs, choices and boxes to tick.
fn names(test: &Test) -> Vec<String> {
    let roles = [Role::Button, Role::RadioButton, Role::CheckBox, Role::ComboBox, Role::TextInput];
    let nodes = test.query_all_by(|node| roles.contains(&node.role()));
    nodes.filter_map(|node| node.accesskit_node().label()).collect()
}

/// What is shown of the window's own words that are English. The same word in both languages does
/// not count.
fn assert_none_of(test: &Test, english: &[&str]) {
    let names = names(test);
    for word in english {
        assert!(!names.iter().any(|name| name == word), "{word:?} is still there in {names:?}");
    }
}

#[test]
fn every_control_has_an_indonesian_name() {
    let mut test = speak_indonesian(harness());
    for label in ["Buka…", "Berkas", "Acak", "Pilihan acak", "Selesaikan", "Tampilan", "Bantuan"]
    {
        test.get_by_role_and_label(Role::Button, label);
    }
    test.get_by_role_and_label(Role::Button, "Pencarian: Terpendek");
    for label in ["Buka berkas teka-teki…", "Buat teka-teki acak", "Susun papan sendiri"] {
        test.get_by_role_and_label(Role::Button, label);
    }
    assert_shows(&test, "atau jatuhkan berkas di sini");
    open(&mut test, file("roni-tc2.txt"));
    for label in ["Pertama", "Sebelumnya", "Putar", "Berikutnya", "Terakhir", "Urungkan", "Ulangi"]
    {
        test.get_by_role_and_label(Role::Button, label);
    }
    for label in ["Lihat", "Main sendiri", "Sunting"] {
        test.get_by_role_and_label(Role::RadioButton, label);
    }
    assert_shows(&test, "Ubin 5, baris 1, kolom 1");
    assert_shows(&test, "Ubin kosong, baris 2, kolom 3");
    assert_shows(&test, "Dapat diselesaikan");
    assert_shows(&test, "Langkah-langkah solusi akan tampil di sini.");
    assert_none_of(
        &test,
        &["Open…", "File", "Random", "Solve", "Help", "Hint", "First", "Next", "Undo", "Speed"],
    );
    press(&mut test, Key::E);
    for label in ["Sunting status awal", "Sunting status tujuan"] {
        test.get_by_role_and_label(Role::RadioButton, label);
    }
    test.get_by_role_and_label(Role::Button, "Papan baru");
    test.get_by_role_and_label(Role::Button, "Selesai");
}

#[test]
fn a_solution_is_told_in_whole_indonesian_sentences() {
    let mut test = with_puzzle([1080.0, 720.0]);
    let blank = test.get_by_label("Ubin kosong, baris 2, kolom 3").rect().center();
    test.hover_at(blank);
    test.run();
    assert_shows(&test, "9 ubin lebih kecil terletak setelah ubin kosong");
    solve(&mut test);
    for text in ["Diekspansi", "Dibangkitkan", "Lintasan maks", "Waktu total"] {
        test.get_by_label(text);
    }
    assert_shows(&test, ", termasuk putusan");
    assert_shows(&test, "0 dari 23   ·   status awal");
    assert_shows(&test, "Langkah 1: ");
    click(&mut test, "Berikutnya");
    assert_shows(&test, "1 dari 23   ·   ");
    assert_shows(&test, "papan setelah 1 langkah");
    click(&mut test, "Huruf: arah ubin kosong");
    test.get_by_label("arah gerak ubin").click();
    test.run();
    press(&mut test, Key::Escape);
    test.get_by_role_and_label(Role::Button, "Huruf: arah ubin");
}

#[test]
fn a_puzzle_without_a_solution_is_told_in_indonesian() {
    let mut test = speak_indonesian(harness());
    paste(&mut test, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n");
    assert_shows(&test, "Tidak dapat diselesaikan");
    assert_shows(&test, "Tidak ada yang perlu dicari: tidak ada urutan langkah");
    assert_shows(&test, ", putusan saja");
    test.get_by_label("Mengapa paritas menentukan").click();
    test.run();
    assert_shows(&test, "Setiap langkah mengubah ΣKurang + X sebesar bilangan genap.");
    click(&mut test, "Coba U");
    assert_shows(&test, "jumlahnya tetap ganjil.");
    click(&mut test, "Kembali ke papan yang tampak");
}

#[test]
fn the_language_changes_at_once() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    click(&mut test, "Appearance");
    test.get_by_label("Language: Bahasa Indonesia").click();
    // The click, what it asks for, and the frame that shows it.
    for _ in 0..3 {
        test.step();
    }
    test.get_by_role_and_label(Role::Button, "Selesaikan");
    assert_shows(&test, "Ikuti sistem");
    assert_shows(&test, "Semua pengaturan…");
    assert!(!shows(&test, "Follow the system") && !shows(&test, "All settings"));
    test.get_by_label("Bahasa: English").click();
    for _ in 0..3 {
        test.step();
    }
    test.get_by_role_and_label(Role::Button, "Solve");
    assert_shows(&test, "Follow the system");
    assert!(!shows(&test, "Ikuti sistem"));
}

#[test]
fn menus_and_dialogs_are_indonesian() {
    let mut test = with_puzzle([1080.0, 720.0]);
    click(&mut test, "Berkas");
    for label in ["Menurut lokasi…", "Simpan sebagai…", "Salin sebagai teks", "Mudah, 13 langkah"]
    {
        test.get_by_role_and_label(Role::Button, label);
    }
    click(&mut test, "Salin papan");
    assert_shows(&test, "Papan disalin");
    click(&mut test, "Tutup");
    click(&mut test, "Pilihan acak");
    assert_shows(&test, "Susunan apa saja (separuhnya tak terselesaikan)");
    press(&mut test, Key::Escape);
    click(&mut test, "Pencarian: Terpendek");
    assert_shows(&test, "Seperti dipublikasikan");
    test.get_by_label("Best-first").click();
    test.run();
    assert_shows(&test, "Aturan jika ĉ sama");
    // The field for the weight has the mark of the language.
    test.get_by_role_and_label(Role::Button, "Pencarian: Best-first");
    press(&mut test, Key::Escape);
    press_with(&mut test, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    test.get_by_label("Tempat menyimpan");
    test.get_by_role_and_label(Role::Button, "Pilih tempat…");
    click(&mut test, "Batalkan");
    press(&mut test, Key::F1);
    for action in Action::all() {
        let about = within(indonesian(), || action.about());
        assert_shows(&test, about);
        assert_ne!(about, action.about(), "{action:?}");
    }
    for text in ["0 sampai 9", "Spasi", "Kiri", "Ctrl dan +, -, 0"] {
        assert_shows(&test, text);
    }
    click(&mut test, "Tutup");
}

/// A thread that reads files knows the language of the window that has started it.
#[test]
fn what_threads_tell_is_indonesian() {
    let mut test = speak_indonesian(harness());
    press_with(&mut test, Modifiers::COMMAND, Key::L);
    let field = test.get_by_label("Lokasi");
    field.focus();
    field.type_text("/no/such/folder/");
    wait(&mut test, "the folder", |test| shows(test, "Folder ini tidak ada."));
    press(&mut test, Key::Escape);
    window(&mut test).start_threads_with(|_| Err(std::io::Error::other("none is left")));
    let ctx = test.ctx.clone();
    window(&mut test).read(file("roni-tc2.txt"), &ctx);
    test.run();
    assert_shows(&test, "Saat ini tidak ada berkas yang dapat dibaca atau ditulis");
    assert_shows(&test, "none is left");
}

#[test]
fn damaged_settings_are_told_in_the_language_of_the_settings() {
    let folder = folder("damaged-indonesian");
    let settings = Settings { language: Some("id".to_owned()), ..Settings::default() };
    let text = serde_json::to_string(&settings).expect("plain data");
    let entry = |text: &str| format!("{{\"settings\":{}}}", serde_json::json!(text));
    fs::write(folder.join("app.ron.last"), entry(&text)).expect("the folder can be written");
    fs::write(folder.join("app.ron"), "garbage").expect("the folder can be written");
    let kept = kept::take_from(&folder);
    assert_eq!(kept.settings.language.as_deref(), Some("id"));
    let notice = within(indonesian(), || kept.notice()).expect("something is damaged");
    assert_eq!(notice.title, "Pengaturan tidak dapat dibaca");
    assert_eq!(notice.lines[0], "Program memakai salinan yang terakhir disimpannya.");
    assert!(notice.lines[1].starts_with("Berkas itu disisihkan: "), "{:?}", notice.lines);
    assert_eq!(notice.lines[2], "Isinya bukan berkas pengaturan yang lengkap.");
}

/// Longer words take more rows, but nothing leaves the window or covers anything else.
#[test]
fn nothing_is_lost_or_covered_in_indonesian() {
    let sizes = [
        [480.0, 373.0],
        [640.0, 440.0],
        [680.0, 480.0],
        [720.0, 560.0],
        [760.0, 560.0],
        [910.0, 480.0],
        [960.0, 640.0],
        [1280.0, 800.0],
        [1920.0, 1080.0],
    ];
    for size in sizes {
        let mut test = with_puzzle(size);
        assert_all_apart(&test, &["Petunjuk", "Selesaikan dari sini"], size);
        press(&mut test, Key::P);
        assert_all_apart(&test, &["Petunjuk", "Selesaikan dari sini", "Mulai lagi"], size);
        press(&mut test, Key::E);
        let edits = ["Sunting status awal", "Sunting status tujuan", "Papan baru", "Selesai"];
        assert_all_apart(&test, &edits, size);
    }
}

/// Nor where the person chooses among several puzzles, in either language.
#[test]
fn the_choice_of_a_puzzle_covers_nothing() {
    let widths = [480.0, 560.0, 640.0, 680.0, 720.0, 760.0, 800.0, 910.0, 1280.0];
    for (list, language) in [(THREE, "en"), (THREE, "id"), (HIDATOS, "en"), (HIDATOS, "id")] {
        for width in widths {
            let mut test = at_size(width, 560.0);
            window(&mut test).session.settings.language = Some(language.to_owned());
            paste(&mut test, list);
            for mode in [Key::V, Key::P, Key::E] {
                press(&mut test, mode);
                test.run();
                assert_choice_apart(&test, width);
            }
        }
    }
}

fn assert_choice_apart(test: &Test, width: f32) {
    let choice = test.get_by(|node| {
        let label = node.label().unwrap_or_default();
        let others = ["Speed", "Kecepatan", "Difficulty", "Kesulitan"];
        node.role() == Role::ComboBox && !others.contains(&label.as_str())
    });
    let choice = choice.rect();
    assert!(choice.left() > 0.0 && choice.right() < width, "{choice} at {width}");
    for button in test.query_all_by(|node| node.role() == Role::Button) {
        let shared = button.rect().intersect(choice);
        let is_apart = shared.width() < 1.0 || shared.height() < 1.0;
        assert!(is_apart, "{:?} at {width}", button.accesskit_node().label());
    }
}

#[test]
fn the_toolbar_is_one_row_where_there_is_room() {
    let rows = |width: f32, names: [&str; 2], language: &str| {
        let mut test = at_size(width, 640.0);
        window(&mut test).session.settings.language = Some(language.to_owned());
        open(&mut test, file("roni-tc2.txt"));
        test.run();
        let [first, last] =
            names.map(|name| test.get_by_role_and_label(Role::Button, name).rect().center().y);
        if (first - last).abs() < 8.0 { 1 } else { 2 }
    };
    for (width, count) in [(640.0, 2), (720.0, 1), (1080.0, 1)] {
        assert_eq!(rows(width, ["Open…", "Help"], "en"), count, "{width}");
    }
    for (width, count) in [(640.0, 2), (1280.0, 1)] {
        assert_eq!(rows(width, ["Buka…", "Bantuan"], "id"), count, "{width}");
    }
}

/// The toolbar, the modes and the player; the row above the board has other buttons in each mode.
const ALWAYS: [&str; 18] = [
    "Buka…",
    "Berkas",
    "Acak",
    "Pilihan acak",
    "Pencarian: Terpendek",
    "Selesaikan",
    "Tampilan",
    "Bantuan",
    "Lihat",
    "Main sendiri",
    "Sunting",
    "Urungkan",
    "Ulangi",
    "Pertama",
    "Sebelumnya",
    "Putar",
    "Berikutnya",
    "Terakhir",
];

fn assert_all_apart(test: &Test, others: &[&str], size: [f32; 2]) {
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1]));
    let roles = [Role::Button, Role::RadioButton];
    let rect = |name: &str| {
        let is_it = |label: Option<String>| label.is_some_and(|label| label == name);
        test.get_by(|node| roles.contains(&node.role()) && is_it(node.label())).rect()
    };
    let named = ALWAYS.iter().chain(others).map(|&name| (name.to_owned(), rect(name)));
    let goal = test.query_all_by(|node| {
        node.role() == Role::Button
            && node.label().is_some_and(|label| label.starts_with("Tujuan: "))
    });
    let tabs = test.query_all_by(|node| node.role() == Role::Tab);
    let rest =
        goal.chain(tabs).map(|node| (format!("{:?}", node.accesskit_node().label()), node.rect()));
    let all: Vec<(String, Rect)> = named.chain(rest).collect();
    // The goal and four tabs.
    assert_eq!(all.len(), ALWAYS.len() + others.len() + 5, "{all:?}");
    for (index, (name, rect)) in all.iter().enumerate() {
        assert!(screen.contains_rect(*rect), "{name} is at {rect} in {size:?}");
        for (other, beside) in &all[index + 1..] {
            let shared = rect.intersect(*beside);
            let is_apart = shared.width() < 1.0 || shared.height() < 1.0;
            assert!(is_apart, "{name} at {rect} covers {other} at {beside} in {size:?}");
        }
    }
}

#[test]
fn the_question_before_work_is_lost_is_indonesian() {
    let mut test = speak_indonesian(harness());
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    press(&mut test, Key::E);
    test.event(Event::Text("5".to_owned()));
    press(&mut test, Key::V);
    let root = test.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    root.events.push(egui::ViewportEvent::Close);
    test.step();
    let root = test.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    root.events.clear();
    test.run();
    assert_shows(&test, "Simpan sebelum jendela ditutup?");
    assert_shows(&test, "belum disimpan.");
    for label in ["Simpan", "Buang", "Batalkan"] {
        test.get_by_role_and_label(Role::Button, label);
    }
}

/// A button that is longer than in English must not widen the panel from frame to frame.
#[test]
fn the_panel_of_the_comparison_stays_as_wide_as_it_is() {
    let mut test = at_size(1280.0, 800.0);
    window(&mut test).session.settings.language = Some("id".to_owned());
    test.run();
    press(&mut test, Key::Num3);
    let add = |test: &Test| test.get_by_role_and_label(Role::Button, "Tambah").rect();
    let before = add(&test);
    for _ in 0..30 {
        test.step();
    }
    assert_eq!(add(&test), before);
    assert!(before.right() < 1280.0, "{before}");
}

/// A field takes and shows the decimal comma of the language.
#[test]
fn a_field_takes_a_decimal_comma() {
    let mut test = with_puzzle([1280.0, 800.0]);
    press(&mut test, Key::Num3);
    test.get_by_role_and_label(Role::SpinButton, "Waktu per pencarian").focus();
    test.run();
    type_text(&mut test, "2,5");
    press(&mut test, Key::Enter);
    let seconds = window(&mut test).session.explorings().comparison.seconds;
    assert!((seconds - 2.5).abs() < 1e-9, "{seconds}");
    let field = test.get_by_role_and_label(Role::SpinButton, "Waktu per pencarian");
    let shown = field.accesskit_node().value();
    assert!(shown.as_deref().is_some_and(|text| text.starts_with("2,5")), "{shown:?}");
}

/// Two boards would be a start and a goal.
const THREE: &str = "1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 0 6\n7 5 8\n\n0 1 3\n4 2 6\n7 5 8\n";

const HIDATOS: &str = "hidato\n1 0 3\n6 5 4\n7 0 9\n\nhidato\n1 0 3\n6 0 0\n7 0 9\n";

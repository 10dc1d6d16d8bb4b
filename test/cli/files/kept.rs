//! The file of settings at the program's start: it is mended if possible, set aside if not, and the
//! person hears of it once.
#![cfg(feature = "app")]

use std::fs;
use std::path::{Path, PathBuf};

use langkah::app::kept::take_from;
use langkah::session::settings::Settings;
use langkah::session::settings::last::Last;

use super::{folder, names};

/// Settings that are not the first ones.
const FILE: &str = r#"{"egui":"(options:(theme_preference:Light,zoom_factor:1.5))","settings":"{\"random_rows\":7}"}"#;

fn title(folder: &Path) -> Option<String> {
    take_from(folder).notice().map(|notice| notice.title)
}

fn rows(folder: &Path) -> usize {
    take_from(folder).settings.sliding.rows
}

/// A folder in which the program was started with sound settings.
fn started(name: &str) -> (PathBuf, PathBuf) {
    let folder = folder(name);
    let path = folder.join("app.ron");
    fs::write(&path, FILE).expect("the folder can be written");
    assert_eq!(title(&folder), None);
    (folder, path)
}

#[test]
fn nothing_is_told_where_nothing_is_wrong() {
    let none = folder("kept none");
    assert_eq!((title(&none), rows(&none)), (None, Settings::default().sliding.rows));
    assert!(names(&none).is_empty());
    let (folder, path) = started("kept sound");
    assert_eq!((title(&folder), rows(&folder)), (None, 7));
    assert_eq!(fs::read_to_string(path).expect("it is there"), FILE);
    assert_eq!(take_from(&folder).path, None);
}

#[test]
fn figures_are_mended_and_told_once() {
    let (folder, path) = started("kept mended");
    fs::write(&path, FILE.replace("1.5", "0.0")).expect("it can be written");
    assert_eq!(title(&folder).as_deref(), Some("Some settings were mended"));
    assert_eq!((title(&folder), rows(&folder)), (None, 7));
    let text = fs::read_to_string(path).expect("it is there");
    assert!(text.contains("theme_preference:Light,zoom_factor:1.0"), "{text}");
}

#[test]
fn what_cannot_be_read_is_set_aside_and_the_last_settings_are_taken() {
    type Damage = fn(&Path);
    let damages: [(&str, Damage); 6] = [
        ("garbage", |path| fs::write(path, [0xff, 0, 7]).expect("it can be written")),
        ("empty", |path| fs::write(path, "").expect("it can be written")),
        ("torn", |path| fs::write(path, &FILE[..60]).expect("it can be written")),
        ("large", |path| fs::write(path, vec![b' '; 3 << 20]).expect("it can be written")),
        ("folder", |path| {
            fs::remove_file(path).expect("it is there");
            fs::create_dir_all(path.join("in")).expect("it can be made");
        }),
        #[cfg(unix)]
        ("pipe", |path| {
            fs::remove_file(path).expect("it is there");
            let made = std::process::Command::new("mkfifo").arg(path).status();
            assert!(made.expect("the system has mkfifo").success());
        }),
    ];
    for (name, damage) in damages {
        let (folder, path) = started(&format!("kept {name}"));
        damage(&path);
        let mut kept = take_from(&folder);
        assert_eq!(kept.settings.sliding.rows, 7, "{name}: as at the last start");
        assert_eq!(kept.path, None, "{name}: eframe reads the usual place");
        let notice = kept.notice().expect("it is told");
        assert_eq!(notice.title, "The settings could not be read");
        assert!(notice.lines[1].ends_with("app.ron.unread"), "{:?}", notice.lines);
        assert_eq!((title(&folder), rows(&folder)), (None, 7), "{name}: told once");
        assert_eq!(names(&folder), ["app.ron", "app.ron.last", "app.ron.unread"], "{name}");
        // And again, where something was set aside before.
        fs::write(&path, "garbage").expect("it can be written");
        assert!(title(&folder).is_some());
        let all = ["app.ron", "app.ron.last", "app.ron.unread", "app.ron.unread-2"];
        assert_eq!(names(&folder), all, "{name}");
    }
}

#[test]
fn a_file_of_another_version_is_set_aside_and_read_as_far_as_it_is_known() {
    for (name, field) in [("new", r#"\"sound\":7"#), ("changed", r#"\"plan\":\"Newest\""#)] {
        let (folder, path) = started(&format!("kept {name}"));
        let other = FILE.replace("}\"}", &format!(",{field}}}\"}}"));
        assert_ne!(other, FILE);
        fs::write(&path, &other).expect("it can be written");
        let mut kept = take_from(&folder);
        assert_eq!((kept.settings.sliding.rows, kept.path.clone()), (7, None), "{name}");
        let notice = kept.notice().expect("it is told");
        assert_eq!(notice.title, "Some settings were mended");
        let place = notice.lines.last().expect("the place");
        assert!(place.ends_with("app.ron.unread"), "{:?}", notice.lines);
        let aside = fs::read_to_string(folder.join("app.ron.unread")).expect("it is there");
        assert_eq!(aside, other, "{name}");
        let written = fs::read_to_string(&path).expect("it is there");
        assert!(written.contains("theme_preference:Light"), "{written}");
        assert_eq!((title(&folder), rows(&folder)), (None, 7), "{name}: told once");
    }
}

#[test]
fn without_settings_of_a_last_start_they_are_as_at_first() {
    let folder = folder("kept first");
    fs::write(folder.join("app.ron"), "garbage").expect("the folder can be written");
    let notice = take_from(&folder).notice().expect("it is told");
    assert_eq!(notice.lines[0], "All settings have their default values again.");
    assert_eq!(rows(&folder), Settings::default().sliding.rows);
}

#[test]
fn what_can_be_neither_mended_nor_set_aside_is_not_read_by_the_window() {
    let (folder, path) = started("kept protected");
    fs::write(&path, FILE.replace("1.5", "1e9")).expect("it can be written");
    let mut permissions = fs::metadata(&path).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("they can be set");
    let mut kept = take_from(&folder);
    assert_eq!(kept.settings.sliding.rows, 7);
    let other = kept.path.clone().expect("another place");
    assert!(!other.exists() && fs::write(&other, "x").is_err());
    let lines = kept.notice().expect("it is told").lines;
    assert!(lines[1].starts_with("No settings can be kept in "), "{lines:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn where_nothing_can_be_kept_it_is_told_at_the_start() {
    let folder = Path::new("/proc/self/langkah");
    let notice = take_from(folder).notice().expect("it is told");
    assert_eq!(notice.title, "The settings cannot be kept");
    let line = notice.lines.first().expect("a line");
    assert!(line.starts_with("No settings can be kept in /proc/self/langkah: "), "{line}");
}

/// The puzzle of a window that is still open is not opened a second time; that of one that has
/// ended, or was killed, is.
#[test]
fn a_second_window_leaves_the_puzzle_to_the_first() {
    let (folder, path) = started("kept beside");
    let last = r#",\"files\":{\"last\":{\"text\":\"2 1\\n3 0\",\"name\":\"a.txt\"}}}"}"#;
    let with_last = FILE.replace("}\"}", last);
    assert_ne!(with_last, FILE);
    fs::write(&path, &with_last).expect("it can be written");
    let start = || {
        let mut kept = take_from(&folder);
        kept.leave_to_others(&folder);
        (kept.settings.files.last.clone(), kept.take_keeping())
    };
    let (first, mut of_first) = start();
    let (second, mut of_second) = start();
    let other = Some(Last::default());
    assert!(first.is_some() && second.is_none());
    assert_eq!(of_first.last(other.clone()), other);
    // What the first window keeps is not taken away by the second one.
    assert_eq!(of_second.last(None), first);
    drop(of_first);
    let (third, of_third) = start();
    assert_eq!(third, first);
    assert_eq!(of_second.last(other.clone()), first, "the third is the first now");
    drop(of_third);
    assert_eq!(of_second.last(other.clone()), other, "it is alone");
    drop(of_second);

    // Work that is in no file stays, also when its window has ended.
    fs::write(&path, with_last.replace(r#"\"name\""#, r#"\"is_unsaved\":true,\"name\""#))
        .expect("it can be written");
    let (work, of_first) = start();
    let (_, mut of_second) = start();
    drop(of_first);
    assert!(work.as_ref().is_some_and(Last::holds_work));
    assert_eq!(of_second.last(other), work);
}

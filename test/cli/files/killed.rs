//! A program that is killed while it saves.
#![cfg(unix)]

use std::env;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use langkah::files::write;

use super::{folder, names};

const PATH: &str = "LANGKAH_TEST_SAVES";

fn texts() -> [Vec<u8>; 2] {
    [vec![b'a'; 1_000_000], vec![b'b'; 1_500_000]]
}

/// Saves again and again, where the test below starts it as a program of its own.
#[test]
fn saves_until_killed() {
    let Some(path) = env::var_os(PATH).map(PathBuf::from) else { return };
    // Not for ever, should nobody be left to kill it.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        for text in texts() {
            write(&path, &text).expect("the folder can be written");
        }
    }
}

/// A program that ends with this value.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let killed = self.0.kill();
        let ended = self.0.wait();
        assert!(thread::panicking() || killed.is_ok() && ended.is_ok_and(|how| !how.success()));
    }
}

fn within_ten_seconds(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(10), "the program saves nothing");
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_kill_leaves_the_old_file_or_the_new_one() {
    let folder = folder("killed");
    let path = folder.join("a");
    write(&path, &texts()[0]).expect("the folder can be written");
    let mut parts = 0;
    let number = || fs::metadata(&path).expect("it is there").ino();
    for round in 0..30 {
        let before = number();
        let child = Command::new(env::current_exe().expect("the test has a file"))
            .args(["--exact", "files::killed::saves_until_killed", "--nocapture"])
            .env(PATH, &path)
            .stdout(Stdio::null())
            .spawn()
            .expect("the test can be started");
        let child = Killed(child);
        within_ten_seconds(|| number() != before);
        thread::sleep(Duration::from_millis(round));
        drop(child);
        let bytes = fs::read(&path).expect("it is there");
        assert!(texts().contains(&bytes), "{} bytes", bytes.len());
        parts += names(&folder).len() - 1;
    }
    assert!(parts > 0, "no kill came while a file was written");
    write(&path, b"the next").expect("the folder can be written");
    assert_eq!(names(&folder), ["a"]);
}

//! `--pause`: it waits for Enter at a terminal, and nowhere else.

#[cfg(target_os = "linux")]
use crate::terminal::at_a_terminal as typed;

use crate::{file, run, run_with};

const BOARD: &[u8] = b"1 2 3 4\n5 6 0 8\n9 10 7 11\n13 14 15 12\n";
#[cfg(target_os = "linux")]
const QUESTION: &str = "Enter: the next board, q: the end ";

#[cfg(target_os = "linux")]
fn at_a_terminal(arguments: &str, keys: &[&[u8]]) -> (String, Option<i32>) {
    typed(arguments, QUESTION, keys)
}

#[test]
fn nobody_is_waited_for_without_a_terminal() {
    let path = file("pause-none.txt", BOARD);
    let plain = run(&format!("solve --show all {}", path.display()));
    let paused = run(&format!("solve --show all --pause {}", path.display()));
    let boards = |text: &str| text.split("\n\n").skip(5).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(boards(&paused.out), boards(&plain.out));
    assert_eq!(paused.status, 0);
    assert!(paused.err.starts_with("langkah: --pause waits only where"), "{}", paused.err);
    let followed = run_with("check --moves DRD --pause -", BOARD);
    assert!(followed.out.contains("\n3. D  tile 12 goes up\n"), "{}", followed.out);
    for option in ["--json", "--jobs 2"] {
        let answer = run(&format!("solve --pause {option} x"));
        assert!(answer.err.contains("cannot be used with"), "{}", answer.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn enter_shows_the_next_board_and_q_ends_it() {
    let path = file("pause.txt", BOARD);
    let solve = |options: &str, keys: &[&[u8]]| {
        let (text, status) = at_a_terminal(&format!("solve {options} {}", path.display()), keys);
        assert_eq!(status, Some(0), "{text}");
        let boards = text.matches(" goes ").count();
        (text.matches(QUESTION).count(), boards)
    };
    assert_eq!(solve("--pause", &[b"\n", b"\n", b"\n"]), (3, 3));
    assert_eq!(solve("--pause --show 2", &[b"\n", b"\n"]), (2, 2));
    assert_eq!(solve("--pause --show none", &[]), (0, 0));
    assert_eq!(solve("--pause", &[b"\n", b"q\n"]), (2, 1));
    assert_eq!(solve("--pause", &[b"Q\n"]), (1, 0));
    // The end of the input ends it too.
    assert_eq!(solve("--pause", &[b"\n", b"\x04"]), (2, 1));
    assert_eq!(solve("", &[]), (0, 3));
    let arguments = format!("check --pause --moves DRD {}", path.display());
    let (text, status) = at_a_terminal(&arguments, &[b"\n", b"\n", b"q\n"]);
    assert_eq!((text.matches(" goes ").count(), status), (2, Some(0)), "{text}");
}

/// While it waits for Enter the first Ctrl+C ends it.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_the_waiting() {
    let path = file("pause-interrupted.txt", BOARD);
    let (text, status) =
        at_a_terminal(&format!("solve --pause {}", path.display()), &[b"\n", b"\x03"]);
    assert_eq!((text.matches(" goes ").count(), status), (1, Some(130)), "{text}");
}

/// A Hidato has a board as well, and its solution is another one.
#[cfg(target_os = "linux")]
#[test]
fn hidatos_are_waited_for_too() {
    let path = |name: &str| format!("{}/test/data/hidato/{name}", env!("CARGO_MANIFEST_DIR"));
    let two = format!("{} {}", path("gen-05x05-a.txt"), path("gen-05x05-few.txt"));
    let asked = |arguments: &str, keys: &[&[u8]]| {
        let (text, status) = at_a_terminal(&format!("{arguments} {two}"), keys);
        assert_eq!(status, Some(0), "{text}");
        text.matches(QUESTION).count()
    };
    assert_eq!(asked("check --pause", &[b"\n"]), 1);
    assert_eq!(asked("solve --pause", &[b"\n", b"\n", b"\n"]), 3);
    assert_eq!(asked("solve --pause", &[b"\n", b"q\n"]), 2);
    assert_eq!(asked("solve", &[]), 0);
}

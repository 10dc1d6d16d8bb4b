//! `--pause`: it waits for Enter at a terminal, and nowhere else.

use crate::{file, run, run_with};

const BOARD: &[u8] = b"1 2 3 4\n5 6 0 8\n9 10 7 11\n13 14 15 12\n";
const QUESTION: &str = "Enter: the next board, q: the end ";

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

/// Runs the binary at a terminal of its own. At its keyboard one of `keys` is typed each time that
/// it waits, or all at once where it never does. Tells what is on the screen, and the status.
#[cfg(target_os = "linux")]
fn at_a_terminal(arguments: &str, keys: &[&[u8]]) -> (String, Option<i32>) {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};

    let line = format!("{} {arguments}", env!("CARGO_BIN_EXE_langkah"));
    let mut command = Command::new("script");
    command.args(["--quiet", "--return", "--echo", "never", "--command", &line, "/dev/null"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("script of util-linux");
    let mut keyboard = child.stdin.take().expect("a pipe");
    let mut screen = child.stdout.take().expect("a pipe");
    let (mut text, mut keys, mut asked) = (Vec::new(), keys.iter(), 0);
    let mut part = [0; 4096];
    loop {
        let count = screen.read(&mut part).expect("it is written");
        if count == 0 {
            break;
        }
        text.extend_from_slice(&part[..count]);
        let now = String::from_utf8_lossy(&text).matches(QUESTION).count();
        for keys in keys.by_ref().take(now - asked) {
            keyboard.write_all(keys).expect("it reads");
        }
        asked = now;
    }
    let status = child.wait().expect("it ends").code();
    (String::from_utf8_lossy(&text).replace("\r\n", "\n"), status)
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

//! How long texts of the greatest size take to be read or refused, and how much memory:
//! `cargo bench -- texts [NAME...]`. Promised are 50 ms and 64 MiB for each.

use std::time::Instant;

use langkah::files::PUZZLE_BYTES_MAX;
use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::notation;
use langkah_engine::sliding::text;
use langkah_puzzle::read;

const SIZE: usize = PUZZLE_BYTES_MAX as usize;

pub fn main(words: &[&str]) {
    println!("{:<34}{:>10}{:>10}{:>12}", "", "ms", "MiB", "message");
    for (name, text) in texts() {
        if !words.is_empty() && !words.iter().any(|word| name.contains(word)) {
            continue;
        }
        let begun = Instant::now();
        let (message, peak) = crate::memory::peak_of(|| judge(&text));
        let time = begun.elapsed().as_secs_f64() * 1e3;
        let peak = peak as f64 / f64::from(1 << 20);
        println!("{name:<34}{time:>10.2}{peak:>10.2}{message:>12}");
    }
}

/// Pastes a text, which does more than opening a file. Returns the length of the messages.
fn judge(bytes: &[u8]) -> usize {
    match read::any(bytes, None, Topology::King) {
        Ok(_) => 0,
        Err(error) => {
            let said = error.to_string().len();
            if let Ok(text) = std::str::from_utf8(bytes)
                && notation::is_moves(text)
            {
                let board = text::parse("1 2 3\n4 5 6\n7 8 0").expect("a board");
                let _ = notation::follow(text, &board, &board);
            }
            said
        }
    }
}

/// A text of the greatest size, of one part over and over.
fn filled(part: &str) -> Vec<u8> {
    part.bytes().cycle().take(SIZE).collect()
}

fn after(head: &str, part: &str) -> Vec<u8> {
    head.bytes().chain(part.bytes().cycle()).take(SIZE).collect()
}

fn before(part: &str, tail: &str) -> Vec<u8> {
    let mut bytes = filled(part);
    bytes.truncate(SIZE - tail.len());
    bytes.extend(tail.bytes());
    bytes
}

/// Rows of every length from one cell on.
fn stairs(word: &str) -> Vec<u8> {
    let rows = (1..).map(|length| word.repeat(length) + "\n");
    rows.flat_map(String::into_bytes).take(SIZE).collect()
}

fn texts() -> Vec<(String, Vec<u8>)> {
    let parts = [
        "0\n",
        "0 ",
        "0",
        "\n",
        " ",
        "1\n",
        "1 ",
        "7",
        ". ",
        ".\n",
        "-1 ",
        "-1\n",
        "__ ",
        "__\n",
        "_",
        ",",
        "/",
        "0/",
        "#",
        "#\n",
        "0 #\n",
        "\0",
        "\0 ",
        "\0\n",
        "\t",
        "0\t",
        "x ",
        "x\n",
        "x",
        "a ",
        "a\n",
        "\u{1b}[2J ",
        "٣ ",
        "\u{3000}",
        "0\u{3000}",
        "é",
        "é ",
        "é\n",
        "\r",
        "0\r",
        "0\r\n",
        "0 0\n",
        "0 1\n",
        "1 2 3 0\n",
        "1 2 3 0\n\n",
        "0 0\n\n",
        "1 2 3\n4 5 6\n7 8 0\n\n",
        "123456780\n",
        "goal ",
        "goal\n",
        "goal goal\n",
        "start\n",
        "langkah\n",
        "goal snail\n",
        "hidato\n",
        "hidato ",
        "numbrix 1\n",
        "99999 ",
        "99999999999\n",
        "2x2:1,2,3,0\n",
        "2x2:",
        ":",
        ":\n",
        "1,",
        ";",
        "0 1 2\n0 1\n",
        "0 ",
        "__ 1\n__\n",
        "__  1\n",
        "__ 1 2\n\n",
        "0\u{85}",
        "0\u{2028}",
        "0\u{b}",
        "U",
        "UD",
        "U D\n",
        "up ",
        "U9",
        "UUUUUUUUX",
        "\u{feff}",
        "1,2,3,0\n",
        "1;2\n",
        "1,,\n",
        "[",
        "[[1,2],[3,0]]\n",
        "[1,",
        "| 1 | 2 |\n",
        "|",
        "+--+\n",
        "--\n",
        "? x\n",
        "? ",
        "1 0\n0 4\n\n",
        "Puzzle 1\n1 2\n3 0\n",
        "Puzzle\n",
        "```\n1 2\n3 0\n```\n",
        "```\n",
        "<pre>",
        "<pre></pre>",
        "start:\n1 2\n3 0\n",
        "51739264AB8CDE0F\n",
        "AB\nC_\n",
        "1&2\n",
        "// 1\n",
        "1 # 2\n",
        "hidato 1 0/0 4\n",
        "4 4\n",
        "é1 ",
    ];
    let mut texts: Vec<(String, Vec<u8>)> =
        parts.iter().map(|part| (format!("{part:?} over and over"), filled(part))).collect();
    let heads = [
        ("4\n", "0 1\n"),
        ("4\n", "0 "),
        ("4 #\n", "0 1\n"),
        ("10x10:", "1,"),
        ("10x10:", "\n0"),
        ("9999999x9:", "0,"),
        ("hidato\n", "0\n"),
        ("hidato\n", "1 "),
        ("hidato\n", "a\n"),
        ("numbrix\n", "__ "),
        ("goal\n", "0\n"),
        ("start\n", "a b\n"),
        ("__\n", "0 "),
        (". ", "1\n"),
        ("1 2 3 0\n", "\n"),
        ("1 2 3 0\n", " "),
        ("1 2 3 0\n", "# "),
        ("__ 1\n", "\n"),
        ("U", "9"),
    ];
    texts.extend(
        heads.iter().map(|(head, part)| (format!("{head:?}, then {part:?}"), after(head, part))),
    );
    let tails = [
        (" ", "__"),
        ("\n", "__"),
        ("0\n", "__ 1"),
        ("__\n", "                        __"),
        ("0 0\n", "a"),
        ("1 2 3 0\n", "x y"),
        ("0 ", "\n__"),
        (" ", "\n__ __ 1"),
        ("0 1\n", "goal"),
        ("\n", "1 2 3 0"),
        ("__\n", "-1"),
        ("u", "x"),
    ];
    texts.extend(
        tails.iter().map(|(part, tail)| (format!("{part:?}, then {tail:?}"), before(part, tail))),
    );
    let mut far = b"__ 1\n".repeat(20_000);
    far.resize(SIZE - 2, b' ');
    far.extend(b"__");
    texts.push(("20000 rows and one word far right".to_owned(), far));
    let mut far = b"__ 1\n".repeat(10_000);
    far.resize(far.len() + 20_000, b' ');
    far.extend(b"__");
    texts.push(("10000 rows, 20000 columns, 70 kB".to_owned(), far));
    texts.push(("stairs of 0".to_owned(), stairs("0 ")));
    texts.push(("stairs of __".to_owned(), stairs("__ ")));
    texts.push(("stairs of a".to_owned(), stairs("a ")));
    let mut lists: Vec<u8> =
        (0..).flat_map(|n: usize| format!("{n} 0 1 2 3\n").into_bytes()).take(SIZE).collect();
    texts.push(("lists with an index".to_owned(), lists.clone()));
    lists.extend(b"\xff");
    texts.push(("the last byte is no text".to_owned(), lists));
    texts.push(("no UTF-8 at all".to_owned(), vec![0xff; SIZE]));
    texts.push(("Latin-1".to_owned(), b"1 \xe9\n".repeat(SIZE / 4)));
    for unit in ["1 2 3 0\n", "0 ", "é ", "[1,2],", "\u{ffff}"] {
        let bytes = std::iter::once('\u{feff}').chain(unit.chars().cycle().take(SIZE / 2 - 1));
        let bytes = bytes.collect::<String>().encode_utf16().flat_map(u16::to_le_bytes).collect();
        texts.push((format!("UTF-16, {unit:?} over and over"), bytes));
    }
    let numbers: Vec<u8> =
        (0..).flat_map(|n: usize| format!("{n} ").into_bytes()).take(SIZE).collect();
    texts.push(("0 1 2 3 … on one line".to_owned(), numbers));
    let mut state = 1_u64;
    let mut random = |of: &[u8]| -> Vec<u8> {
        let byte = |_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            of[(state >> 33) as usize % of.len()]
        };
        (0..SIZE).map(byte).collect()
    };
    for of in ["01 \n", "0123456789 \n", "0 _.\n", "01-_.x:/,# \t\r\n", "UDLR29 \n", "abc \n"] {
        texts.push((format!("random of {of:?}"), random(of.as_bytes())));
    }
    texts
}

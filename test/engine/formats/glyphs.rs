//! Boards with one letter or digit a tile, at the edges of what is one.

use langkah_puzzle::read;

use super::{board, notes, opened};

/// The first message on a text that is no puzzle.
#[track_caller]
fn refused(text: &str) -> String {
    let read = read::puzzle(text.as_bytes(), None);
    let error = read.map(|opened| opened.puzzle).expect_err(text);
    error.messages().remove(0)
}

#[test]
fn rows_of_letters_of_every_shape() {
    let letters = "Letters are read as tiles: A is 1, ";
    let gap = |row: usize, col: usize| {
        format!(
            "The gap in row {row}, column {col} is read as the blank, by the columns of the other \
             rows."
        )
    };
    let three = "1 2 3\n4 5 6\n7 8 0";
    for (text, rows, noted) in [
        ("A B C D E F G H 0", three, vec![format!("{letters}H is 8.")]),
        ("a b c\nd e f\ng h _", three, vec![format!("{letters}H is 8.")]),
        ("A B C\nD E ·", "1 2 3\n4 5 0", vec![format!("{letters}E is 5.")]),
        ("A B C\nD E 0", "1 2 3\n4 5 0", vec![format!("{letters}E is 5.")]),
        ("AB\nC0", "1 2\n3 0", vec![format!("{letters}C is 3.")]),
        ("123\n450", "1 2 3\n4 5 0", Vec::new()),
        ("123\n4 5", "1 2 3\n4 0 5", vec![gap(2, 2)]),
        ("123/45", "1 2 3\n4 5 0", vec![gap(2, 3)]),
    ] {
        let read = opened(text);
        assert_eq!(read.puzzle.start(), &board(rows), "{text:?}");
        assert_eq!(notes(&read), noted, "{text:?}");
    }
}

/// With 36 digits and letters a board of 6×6 is the greatest, also where its blank is a gap.
#[test]
fn the_largest_board_of_letters() {
    let digits: Vec<char> = ('1'..='9').chain('A'..='Z').collect();
    let lines: Vec<String> = digits.chunks(6).map(|row| row.iter().collect()).collect();
    let read = opened(&lines.join("\n"));
    let tiles: Vec<u8> = (1..36).chain([0]).collect();
    assert_eq!(read.puzzle.start().tiles(), tiles);
    let spaced = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let spread = lines.iter().map(|row| spaced(row)).collect::<Vec<_>>().join("\n") + " 0";
    assert_eq!(opened(&spread).puzzle.start().tiles(), tiles);
    let one_word: String = digits.iter().chain(&['0']).collect();
    assert_eq!(opened(&one_word).puzzle.start().tiles(), tiles);
}

/// A row too long, two gaps, a gap of two places: nothing says which board that is.
#[test]
fn rows_that_do_not_fit_are_no_board() {
    let no_tile = |text: &str| refused(text).contains("is not a tile");
    for text in ["A B\nC D E\n0", "A B C\nD ? F", "A B C\nD £ F"] {
        assert!(no_tile(text), "{text:?}: {}", refused(text));
    }
    for (text, said) in [
        (
            "ABC\nDEFG\nH0",
            "1:1: a board of 3×1 is not supported; expected 2 to 10 rows and columns",
        ),
        ("12\n3", "1:1: a board of 2×1 is not supported; expected 2 to 10 rows and columns"),
        ("12\n456\n78", "1:1: a board of 3×1 is not supported; expected 2 to 10 rows and columns"),
        ("1 23\n456\n78", "1:3: 23 is out of range; expected 1 to 5, or 6 or 0 for the blank"),
        ("123\n4  5\n678", "1:1: the size 123 is not supported; expected 2 to 10"),
    ] {
        assert_eq!(refused(text), said, "{text:?}");
    }
}

/// What is nearly such a board is told in its own terms, and what is larger than one is not.
#[test]
fn letters_that_are_nearly_a_board() {
    for text in ["A A B\nC D _", "A A B\nC D ·", "A A B\nC D #"] {
        assert!(refused(text).contains("6 letters and digits are not a board"), "{text:?}");
    }
    let all: Vec<String> = ('A'..='Z').cycle().take(49).map(String::from).collect();
    let rows = |between: &str, cols: usize| {
        all.chunks(cols).map(|row| row.join(between)).collect::<Vec<_>>().join("\n")
    };
    let twelve = all[..24].chunks(12).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n");
    let gap =
        all.chunks(7).map(|row| row.concat()).collect::<Vec<_>>().join("\n").replacen('C', " ", 1);
    assert!(refused(&gap).contains("is not a tile"), "{}", refused(&gap));
    for text in [rows("", 49), rows("", 7), rows(" ", 7), twelve] {
        assert!(refused(&text).contains("is not a tile"), "{text:?}: {}", refused(&text));
    }
}

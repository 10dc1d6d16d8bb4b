//! Blocks of code in Markdown and HTML, with their places.

use langkah_engine::lines::fences::{Fence, fences};

/// The blocks as their text, line and column.
fn found(text: &str, first: usize) -> Vec<(&str, usize, usize)> {
    fences(text, first).map(|Fence { text, line, column }| (text, line, column)).collect()
}

#[test]
fn blocks_of_markdown() {
    for (text, expected) in [
        ("a\n```\n1 2\n3 0\n```\nb\n", vec![("1 2\n3 0", 3, 1)]),
        ("```text\n1\n```\n```\n2\n```", vec![("1", 2, 1), ("2", 5, 1)]),
        ("  ```\n1\n\t```\n2\n", vec![("1", 2, 1)]),
        // Without an end, and without a line.
        ("a\n```\n1\n2", vec![("1\n2", 3, 1)]),
        ("a\n```\n```\nb\n```\n1\n```", vec![("", 2, 1), ("1", 6, 1)]),
        ("a\n```", vec![("", 2, 1)]),
        ("a `` b", vec![]),
        ("", vec![]),
    ] {
        assert_eq!(found(text, 1), expected, "{text:?}");
    }
    assert_eq!(found("```\n1\n```", 41), [("1", 42, 1)]);
}

#[test]
fn blocks_of_html() {
    for (text, expected) in [
        ("<pre>1 2\n3 0</pre>\n", vec![("1 2\n3 0", 1, 6)]),
        ("a\né<pre>1</pre> b\n", vec![("1", 2, 7)]),
        // The second line begins no block of its own while the first block goes on.
        ("<pre>1\n```\n2</pre>\n```\n3\n```", vec![("1\n```\n2", 1, 6), ("3", 5, 1)]),
        ("<pre>1\n<pre>2</pre>\n<pre>3</pre>", vec![("1\n<pre>2", 1, 6), ("3", 3, 6)]),
        // An end on the line of the beginning leaves the next line free.
        ("<pre>1</pre>\n<pre>2</pre>", vec![("1", 1, 6), ("2", 2, 6)]),
        ("<pre>1</pre>\n```\n2\n```", vec![("1", 1, 6), ("2", 3, 1)]),
        // The end stands at the very end of a line, or at the beginning of one.
        ("<pre>1\n</pre>\n```\n2\n```", vec![("1\n", 1, 6), ("2", 4, 1)]),
        ("<pre>\n1\n</pre>", vec![("\n1\n", 1, 6)]),
        ("<pre>1\n2", vec![("1\n2", 1, 6)]),
        ("<pre></pre>", vec![("", 1, 6)]),
    ] {
        assert_eq!(found(text, 1), expected, "{text:?}");
    }
}

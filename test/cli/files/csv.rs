//! Fields of comma-separated values: read back as they were, and run by no spreadsheet.

use langkah_puzzle::compare::csv::field;
use proptest::prelude::*;

#[test]
fn formulas_are_texts() {
    for (text, written) in [
        ("=1+1", "'=1+1"),
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
        ("+1-2", "'+1-2"),
        ("-a.txt", "'-a.txt"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "\"'\t=1\""),
        ("\r=1", "\"'\r=1\""),
        ("＝1", "'＝1"),
        ("-inf", "'-inf"),
        ("=\"a,b\"", "\"'=\"\"a,b\"\"\""),
        // No formulas.
        ("-12", "-12"),
        ("+1.5e3", "+1.5e3"),
        ("a=1", "a=1"),
        ("puzzle 7.txt", "puzzle 7.txt"),
        ("a;=1", "\"a;=1\""),
        ("", ""),
    ] {
        assert_eq!(field(text), written, "{text:?}");
    }
}

/// The fields of one line, by RFC 4180.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    let mut characters = line.chars().peekable();
    while let Some(c) = characters.next() {
        let last = fields.last_mut().expect("there is one");
        match c {
            '"' if quoted && characters.peek() == Some(&'"') => {
                last.push('"');
                characters.next();
            }
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            c => last.push(c),
        }
    }
    fields
}

proptest! {
    #[test]
    fn fields_are_read_back(texts in prop::collection::vec("[-=+@,;\"'a1.\t\r\n ]{0,6}", 1..4)) {
        let line: Vec<String> = texts.iter().map(|text| field(text)).collect();
        let read = fields(&line.join(","));
        prop_assert_eq!(read.len(), texts.len());
        for (read, text) in read.iter().zip(&texts) {
            let plain = read.strip_prefix('\'').filter(|rest| rest == text).unwrap_or(read);
            prop_assert_eq!(plain, text);
            let runs = read.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
            prop_assert!(!runs || read.parse::<f64>().is_ok(), "{read:?}");
        }
    }
}

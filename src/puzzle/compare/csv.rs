//! Comma-separated values as in RFC 4180; only the line ends are LF and not CR LF.

/// A field, in quotes where its text needs them. A text that a spreadsheet would run as a formula
/// gets an apostrophe in front. Such a text is no number and begins with one of the characters of
/// OWASP's list ("CSV Injection", owasp.org), which has their full-width forms, too.
pub fn field(text: &str) -> String {
    let runs = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    let number: Result<f64, _> = text.parse();
    let guard = if runs && !number.is_ok_and(f64::is_finite) { "'" } else { "" };
    // Some spreadsheets also divide at semicolons and tabs.
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

//! A report as a page: the few forms of Markdown that reports use, turned into HTML.

use langkah_language::Language;

/// The style with which the page can be read and printed.
const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em;\
                     color:#222}pre{background:#f3f3f0;padding:.6em 1em;display:inline-block;\
                     margin:.2em 0}table{border-collapse:collapse;margin:1em 0}td,th{border:1px \
                     solid #bbb;padding:.2em .7em;text-align:right}td:first-child{text-align:left}\
                     h2{margin-top:1.6em}hr{margin:3em 0;break-after:page}";

/// The page of a report that [`write`](super::write) has written.
pub fn page(markdown: &str, language: Language) -> String {
    let title = markdown.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
    head(title, language) + &body(markdown) + END
}

/// The beginning of a page, before the [`body`] of each of its reports and [`END`].
pub fn head(title: &str, language: Language) -> String {
    let (code, title) = (language.tag(), escaped(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
    )
}

/// A report within a page.
pub fn body(markdown: &str) -> String {
    let mut body = Body { out: String::new(), open: Open::Nothing };
    for line in markdown.lines() {
        body.line(line);
    }
    body.close();
    body.out
}

/// The end of a page.
pub const END: &str = "</body>\n</html>\n";

/// The element that is open around the lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Code,
    List,
    Table,
}

struct Body {
    out: String,
    open: Open,
}

impl Body {
    fn line(&mut self, line: &str) {
        if line.starts_with("```") {
            let was_code = self.open == Open::Code;
            self.close();
            if !was_code {
                self.enter(Open::Code);
            }
        } else if self.open == Open::Code {
            self.out += &format!("{}\n", escaped(line));
        } else if line.is_empty() {
            self.close();
        } else if let Some(text) = line.strip_prefix("## ") {
            self.alone("h2", text);
        } else if let Some(text) = line.strip_prefix("# ") {
            self.alone("h1", text);
        } else if let Some(text) = line.strip_prefix("- ") {
            self.enter(Open::List);
            self.out += &format!("<li>{}</li>\n", inline(text));
        } else if let Some(row) = line.strip_prefix('|') {
            self.row(row);
        } else {
            self.alone("p", line);
        }
    }

    fn row(&mut self, row: &str) {
        // The row below the head has only rules.
        if row.chars().all(|c| matches!(c, '-' | ':' | '|')) {
            return;
        }
        let tag = if self.open == Open::Table { "td" } else { "th" };
        self.enter(Open::Table);
        let row = row.strip_suffix('|').unwrap_or(row);
        let cells = row.split('|').map(|cell| format!("<{tag}>{}</{tag}>", inline(cell.trim())));
        self.out += &format!("<tr>{}</tr>\n", cells.collect::<String>());
    }

    fn alone(&mut self, tag: &str, text: &str) {
        self.close();
        self.out += &format!("<{tag}>{}</{tag}>\n", inline(text));
    }

    fn enter(&mut self, element: Open) {
        if self.open == element {
            return;
        }
        self.close();
        self.open = element;
        self.out += match element {
            Open::Nothing => "",
            Open::Code => "<pre>",
            Open::List => "<ul>\n",
            Open::Table => "<table>\n",
        };
    }

    fn close(&mut self) {
        self.out += match std::mem::replace(&mut self.open, Open::Nothing) {
            Open::Nothing => "",
            Open::Code => "</pre>\n",
            Open::List => "</ul>\n",
            Open::Table => "</table>\n",
        };
    }
}

/// Text in which the parts between backquotes are code.
fn inline(text: &str) -> String {
    let mut out = String::new();
    for (index, part) in text.split('`').enumerate() {
        let part = escaped(part);
        out += &if index % 2 == 1 { format!("<code>{part}</code>") } else { part };
    }
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

//! A report as a page: the few forms of Markdown that reports use, turned into HTML.

use langkah_language::Language;

use crate::picture::svg::escaped;

/// The style with which the page can be read and printed.
const STYLE: &str = include_str!("page.css");

/// The page of a report that [`write`](super::write) has written as [`Html`](super::Form::Html).
pub fn page(report: &str, language: Language) -> String {
    let title = report.split_once("<h1>").and_then(|(_, rest)| rest.split_once("</h1>"));
    head_of(title.map_or("", |(title, _)| title), language) + report + END
}

/// The beginning of a page, before its reports and [`END`].
pub fn head(title: &str, language: Language) -> String {
    head_of(&escaped(title), language)
}

fn head_of(title: &str, language: Language) -> String {
    let code = language.tag();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
    )
}

/// Markdown within a page.
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
        // The row below the head has only rules; a head without words has bars alone.
        if row.contains('-') && row.chars().all(|c| matches!(c, '-' | ':' | '|')) {
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
            Open::Table => "<div class=\"table\">\n<table>\n",
        };
    }

    fn close(&mut self) {
        self.out += match std::mem::replace(&mut self.open, Open::Nothing) {
            Open::Nothing => "",
            Open::Code => "</pre>\n",
            Open::List => "</ul>\n",
            Open::Table => "</table>\n</div>\n",
        };
    }
}

/// Text in which the parts between backquotes, between as many before and after, are code.
pub(super) fn inline(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('`') {
        out += &escaped(&rest[..at]);
        let count = marks(&rest[at..]);
        let (opening, after) = rest[at..].split_at(count);
        match code_end(after, count) {
            Some(end) => {
                let code = &after[..end];
                let inner = code.strip_prefix(' ').and_then(|code| code.strip_suffix(' '));
                out += &format!("<code>{}</code>", escaped(inner.unwrap_or(code)));
                rest = &after[end + count..];
            }
            None => {
                out += opening;
                rest = after;
            }
        }
    }
    out + &escaped(rest)
}

/// How many backquotes a text begins with.
fn marks(text: &str) -> usize {
    text.bytes().take_while(|&byte| byte == b'`').count()
}

/// Where the next backquotes begin that are so many.
fn code_end(text: &str, count: usize) -> Option<usize> {
    let mut from = 0;
    loop {
        let at = from + text[from..].find('`')?;
        match marks(&text[at..]) {
            found if found == count => return Some(at),
            found => from = at + found,
        }
    }
}

//! The texts of the manual.

macro_rules! manual {
    ($($name:literal),* $(,)?) => {
        /// The names of the pages, in the order in which one reads them.
        pub const PAGES: [&str; [$($name),*].len()] = [$($name),*];

        /// For each language that has a manual its tag and the texts of the pages, in the same
        /// order. The English one is the first.
        pub const MANUALS: [(&str, [&str; PAGES.len()]); 2] = [
            ("en", [$(include_str!(concat!("../../../assets/manual/en/", $name, ".md"))),*]),
            ("id", [$(include_str!(concat!("../../../assets/manual/id/", $name, ".md"))),*]),
        ];
    };
}

manual![
    "window", "play", "search-tree", "practice", "lessons", "words", "own-bound", "hidato",
    "by-hand", "own-hidato", "files", "moves", "terminal", "scripts", "many-machines", "speed",
];

//! The kinds of files that are exported. A new kind is one more name in [`Kind`] and one more row
//! of its table.

use std::path::Path;

use langkah_engine::search::trace::export::{Drawing, TreePicture};
use langkah_language::text;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::{Ink, player};

use super::tree::{self, Fit};
use super::{ExportError, gif, png};

/// The bytes of a file, or why there are none.
pub type Made = Result<Vec<u8>, ExportError>;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Png,
    Svg,
    Gif,
    Html,
    Pdf,
    Dot,
}

/// What a kind of file shows of a puzzle, and what makes its bytes.
#[derive(Clone, Copy)]
pub enum Shows {
    /// A board, from its picture as SVG and a width in pixels.
    Board(fn(&str, u32) -> Made),
    /// A solution, with a width in pixels.
    Film(fn(&Film, u32, &Ink) -> Made),
    /// Pages with many puzzles.
    Sheet,
    /// Nothing but the tree of a search.
    Tree,
}

langkah_engine::named! {
    /// The colours of a picture.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Colours with title {
        #[default]
        Light = "light", text!("menu-light");
        Dark = "dark", text!("menu-dark");
        Paper = "paper", text!("export-colours-paper");
    }
}

impl Colours {
    pub const fn ink(self) -> &'static Ink {
        match self {
            Self::Light => &Ink::LIGHT,
            Self::Dark => &Ink::DARK,
            Self::Paper => &Ink::PAPER,
        }
    }
}

/// What makes the tree of a search.
#[derive(Clone, Copy)]
pub enum TreeMaker {
    Text(Drawing),
    /// A picture that fits a page or a slide if one is wanted, with a title.
    Picture(fn(&TreePicture, Option<Fit>, &str) -> Made),
}

/// All that is known of a kind.
struct Row {
    /// How the names of its files end; the first is usual.
    endings: &'static [&'static str],
    name: &'static str,
    shows: Shows,
    tree: Option<TreeMaker>,
}

impl Kind {
    /// Kinds that show the same stand together.
    pub const ALL: [Self; 6] = [Self::Png, Self::Svg, Self::Gif, Self::Html, Self::Pdf, Self::Dot];

    fn row(self) -> Row {
        let (endings, name, shows, tree): (&[_], _, _, _) = match self {
            Self::Png => (
                &["png"],
                text!("export-kind-png"),
                Shows::Board(png),
                Some(TreeMaker::Picture(tree::picture)),
            ),
            Self::Svg => (
                &["svg"],
                text!("export-kind-svg"),
                Shows::Board(|svg, _| Ok(svg.as_bytes().to_vec())),
                Some(TreeMaker::Text(Drawing::Svg)),
            ),
            Self::Gif => (&["gif"], text!("export-kind-gif"), Shows::Film(gif), None),
            Self::Html => (
                &["html", "htm"],
                text!("export-kind-html"),
                Shows::Film(|film, _, _| Ok(player::page(film).into_bytes())),
                None,
            ),
            Self::Pdf => (
                &["pdf"],
                text!("export-kind-pdf"),
                Shows::Sheet,
                Some(TreeMaker::Picture(tree::page)),
            ),
            Self::Dot => (
                &["dot", "gv"],
                text!("tree-view-save-dot", "kind"),
                Shows::Tree,
                Some(TreeMaker::Text(Drawing::Dot)),
            ),
        };
        Row { endings, name, shows, tree }
    }

    /// The kind that a file's name asks for by its ending.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_ascii_lowercase();
        let ending = ending.to_str()?;
        Self::ALL.into_iter().find(|kind| kind.row().endings.contains(&ending))
    }

    /// How the names of its files end.
    pub fn ending(self) -> &'static str {
        self.row().endings[0]
    }

    /// Its name, in the window and in the system's dialog.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What it shows of a puzzle.
    pub fn shows(self) -> Shows {
        self.row().shows
    }

    /// What makes the tree of a search, if files of this kind can show one.
    pub fn tree(self) -> Option<TreeMaker> {
        self.row().tree
    }
}

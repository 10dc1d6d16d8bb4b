//! How a block is set on a page: where its text stands, how large it is, and how its tree is drawn.

use super::{Block, CAPTION, HEADING, LETTER, LINE, TEXT, TREE_GAP, across, cell, fill};
use crate::picture::boards::{Picture, size};
use crate::picture::tree::Fitted;
use crate::words::wrapped;

/// Text stands beside boards that take less than this share of the width.
const BESIDE_MAX: f32 = 0.45;
/// So does text in which no more lines than this become longer there.
const WRAPS_MAX: usize = 2;
/// The sizes of letters that are tried. The least is a little more than 6 points.
const SIZES: u8 = 8;

/// These lengths are in millimetres.
pub(super) struct Set<'a> {
    /// The side of the pictures' cells.
    pub cell: f32,
    pub pictures: &'a [(String, Picture)],
    /// The height of the pictures.
    pub boards: f32,
    pub is_beside: bool,
    /// How far right the lines stand.
    pub indent: f32,
    pub lines: Vec<String>,
    /// The size of their letters.
    pub letters: f32,
    pub tree: Option<Fitted<'a>>,
    /// Whether a tree parts the lines from the room below it.
    is_parted: bool,
    pub room: Vec<fill::Line>,
}

impl<'a> Set<'a> {
    /// A block on a page of a width and a height.
    pub fn new(block: &'a Block, page: (f32, f32)) -> Self {
        // A little less than the page, so that no rounding turns it.
        let room = page.1 - HEADING * LINE - 0.5;
        // The first picture is a board of the tree.
        let parted = |has_boards: bool| {
            let pictures = block.pictures.get(usize::from(has_boards)..).unwrap_or_default();
            Self::with(block, (page.0, TEXT), (pictures, None))
        };
        let tree = block
            .tree
            .as_ref()
            .and_then(|tree| tree.fit(page.0, room - parted(tree.needs_boards).height()));
        if let Some(tree) = tree {
            let has_boards = tree.has_boards();
            return Self { tree: Some(tree), ..parted(has_boards) };
        }
        // A tree that is too wide to be read stays a list. A long list has smaller letters, if
        // these keep it on a page.
        let list =
            |letters| Self::with(block, (page.0, letters), (&block.pictures, Some(&block.list)));
        let sizes = (0..SIZES).map(|step| TEXT * (1.0 - 0.05 * step as f32));
        let fits = sizes.map(list).find(|set| set.height() <= room);
        fits.unwrap_or_else(|| list(TEXT))
    }

    /// The block without its tree, but parted for one if there is no list.
    fn with(
        block: &Block,
        (width, letters): (f32, f32),
        (pictures, list): (&'a [(String, Picture)], Option<&[String]>),
    ) -> Self {
        let is_parted = block.tree.is_some() && list.is_none();
        let list = list.unwrap_or_default();
        let cell = cell(pictures, width);
        let across = across(pictures, cell);
        let count = |width: f32| (width / (letters * LETTER)) as usize;
        let beside = count(width - across);
        let lines = list.iter().chain(&block.lines);
        let wraps = lines.clone().filter(|line| line.chars().count() > beside).count();
        let has_room = across < width * BESIDE_MAX && wraps <= WRAPS_MAX;
        let is_beside = across > 0.0 && has_room;
        let indent = if is_beside { across } else { 0.0 };
        let lines = lines.flat_map(|line| wrapped(&line.replace('`', ""), count(width - indent)));
        let boards = pictures.iter().map(|(_, one)| size(one).1 * cell + CAPTION);
        let boards = boards.fold(0.0, f32::max);
        // What is written below a tree has the whole width.
        let room = fill::lines(&block.room, if is_parted { width } else { width - indent });
        let (lines, tree) = (lines.collect(), None);
        Self { cell, pictures, boards, is_beside, indent, lines, letters, tree, is_parted, room }
    }

    /// The height of the block without its heading.
    pub fn height(&self) -> f32 {
        let lines = self.lines.len() as f32 * self.letters * LINE;
        let room: f32 = self.room.iter().map(|line| line.height).sum();
        let over = |text: f32| match self.is_beside {
            true => self.boards.max(text),
            false => self.boards + text,
        };
        let tree = self.tree.as_ref().map_or(0.0, |tree| tree.size().1);
        match self.is_parted {
            true => over(lines) + 2.0 * TREE_GAP + tree + room,
            false => over(lines + room),
        }
    }
}

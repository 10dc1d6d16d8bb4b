//! A sliding puzzle's board, drawn.

use langkah_engine::sliding::board::{BLANK, Board};

use super::boards::{Data, Drawn, Frame, Ink, Placed};
use super::film::Change;
use super::svg::{Anchor, Rect, Svg};

/// A sliding puzzle's board and the goal that its tiles have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlidingPicture {
    pub board: Board,
    pub goal: Board,
}

impl Drawn for SlidingPicture {
    fn size(&self) -> (f32, f32) {
        (self.board.dims().cols() as f32, self.board.dims().rows() as f32)
    }

    fn draw(&self, svg: &mut Svg, frame: Frame, ink: &Ink) {
        let dims = self.board.dims();
        let margin = frame.cell * 0.06;
        let line = frame.cell * 0.02;
        svg.rect(&Rect {
            x: frame.x - margin,
            y: frame.y - margin,
            width: dims.cols() as f32 * frame.cell + 2.0 * margin,
            height: dims.rows() as f32 * frame.cell + 2.0 * margin,
            radius: frame.cell * 0.12,
            fill: ink.well,
            stroke: Some((ink.tile_line, line)),
        });
        for (cell, &tile) in self.board.tiles().iter().enumerate() {
            if tile == BLANK {
                continue;
            }
            let place = (dims.row(cell), dims.col(cell));
            let is_home = self.goal.tiles().get(cell) == Some(&tile);
            let (fill, text) =
                if is_home { (ink.home, ink.home_text) } else { (ink.tile, ink.text) };
            let rect = frame.rect(place, frame.cell * 0.03, fill);
            svg.rect(&Rect { stroke: Some((ink.tile_line, line)), ..rect });
            let centre = frame.centre(place);
            svg.text(centre, frame.cell * 0.42, Anchor::Middle, text, &tile.to_string());
        }
    }

    fn rows(&self) -> String {
        self.board.to_string()
    }

    fn change(&mut self, change: &Change) {
        let from = self.board.blank();
        let tile = u8::try_from(change.item).unwrap_or_default();
        let to = self.board.cell_of(tile);
        self.board.swap(from, to);
    }

    fn data(&self) -> Data {
        let dims = self.board.dims();
        let places = (0..dims.cells()).map(|cell| (dims.row(cell), dims.col(cell)));
        let placed = |tiles: &[u8]| {
            let all = places.clone().zip(tiles.to_vec());
            let tiles = all.filter(|(_, tile)| *tile != BLANK);
            tiles.map(|((row, col), tile)| (tile.into(), row, col)).collect::<Vec<Placed>>()
        };
        let (items, goal) = (placed(self.board.tiles()), placed(self.goal.tiles()));
        let cells = places.clone().collect();
        let (edges, edges_told) = (Vec::new(), String::new());
        Data { is_hexagonal: false, cells, edges, edges_told, items, goal, slides: true }
    }
}

//! The ways to turn or mirror a board onto itself.

use crate::grid::Dims;

/// Each way to turn or mirror a board onto itself: for each cell the cell that it goes to. The
/// first way changes nothing.
pub fn symmetries(dims: Dims) -> Vec<Vec<u8>> {
    let (rows, cols) = (dims.rows(), dims.cols());
    let mut all = Vec::new();
    for transposed in [false, true].into_iter().filter(|transposed| !transposed || rows == cols) {
        for (down, right) in [(false, false), (false, true), (true, false), (true, true)] {
            let image = |cell: usize| {
                let (row, col) = (dims.row(cell), dims.col(cell));
                let (row, col) = if transposed { (col, row) } else { (row, col) };
                let row = if down { rows - 1 - row } else { row };
                let col = if right { cols - 1 - col } else { col };
                (row * cols + col) as u8
            };
            all.push((0..dims.cells()).map(image).collect());
        }
    }
    all
}

/// The images of a group's cells, in rising order.
pub fn image(map: &[u8], cells: &[u8]) -> Vec<u8> {
    let mut cells: Vec<u8> = cells.iter().map(|&cell| map[usize::from(cell)]).collect();
    cells.sort_unstable();
    cells
}

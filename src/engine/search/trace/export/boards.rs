//! A board as lines of text for Graphviz, whose labels have letters of one width.

use std::cmp::Ordering;

/// Rows of cells as lines of one length. A bar is a stroke between its cells: `-`, `|`, `/` or `\`,
/// and `X` where two of them cross. Rows with a bar between them have a line more.
pub(super) fn lines(
    rows: &[Vec<String>],
    bars: &[[(usize, usize); 2]],
    are_rows_shifted: bool,
) -> Vec<String> {
    let cells = rows.iter().flatten().map(|cell| cell.chars().count());
    let least = if are_rows_shifted { 3 } else { 1 };
    let width = cells.max().unwrap_or(0).max(least);
    // Half a cell is a whole number of letters.
    let width = if are_rows_shifted { width | 1 } else { width };
    let grid = Grid { width, is_shifted: are_rows_shifted };
    let cols = rows.iter().map(Vec::len).max().unwrap_or(0);
    let length = grid.end(rows.len().min(2).saturating_sub(1), cols.saturating_sub(1)) + 1;
    let mut lines = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        let mut line = vec![' '; length];
        for (col, cell) in cells.iter().enumerate() {
            let end = grid.end(row, col);
            for (at, letter) in cell.chars().rev().enumerate() {
                line[end - at] = letter;
            }
        }
        let mut below = vec![' '; length];
        for &bar in bars {
            grid.draw(row, bar, &mut line, &mut below);
        }
        let has_bars = below.iter().any(|&letter| letter != ' ');
        lines.push(line.into_iter().collect());
        lines.extend(has_bars.then(|| below.into_iter().collect()));
    }
    lines
}

/// Where cells stand in their lines.
struct Grid {
    /// Letters of a cell.
    width: usize,
    is_shifted: bool,
}

impl Grid {
    /// Where the last letter of a cell stands.
    const fn end(&self, row: usize, col: usize) -> usize {
        let shift = if self.is_shifted && row % 2 == 1 { self.width.div_ceil(2) } else { 0 };
        col * (self.width + 1) + shift + self.width - 1
    }

    /// Draws a bar into the line of a row, or into the one below, if its upper cell is of this row.
    fn draw(
        &self,
        row: usize,
        [one, other]: [(usize, usize); 2],
        line: &mut [char],
        below: &mut [char],
    ) {
        let (upper, lower) = if one <= other { (one, other) } else { (other, one) };
        if upper.0 != row {
            return;
        }
        let (from, to) = (self.end(upper.0, upper.1), self.end(lower.0, lower.1));
        if upper.0 == lower.0 {
            let between = line.iter_mut().take(to).skip(from + 1);
            between.take_while(|letter| **letter == ' ').for_each(|letter| *letter = '-');
            return;
        }
        let beside = from.min(to) + 1;
        let (place, stroke) = match from.cmp(&to) {
            Ordering::Equal => (from, '|'),
            Ordering::Less => (beside, '\\'),
            Ordering::Greater => (beside, '/'),
        };
        if let Some(letter) = below.get_mut(place) {
            *letter = if *letter == ' ' { stroke } else { 'X' };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::lines;

    fn rows(text: &str) -> Vec<Vec<String>> {
        let row = |row: &str| row.split(' ').map(|cell| cell.replace('_', "")).collect();
        text.lines().map(row).collect()
    }

    #[test]
    fn columns_stand_below_each_other() {
        assert_eq!(lines(&rows("1 _\n10 ·"), &[], false), [" 1   ", "10  ·"]);
        assert_eq!(lines(&rows("1 2\n_ 3"), &[], false), ["1 2", "  3"]);
        assert!(lines(&[], &[], false).is_empty());
    }

    #[test]
    fn bars_are_strokes() {
        let square = rows("1 · ·\n· · 12\n· · ·");
        let bars = [
            [(0, 0), (0, 1)],
            [(0, 1), (1, 2)],
            [(1, 1), (0, 2)],
            [(2, 0), (1, 0)],
            [(2, 2), (2, 1)],
        ];
        let drawn = [" 1--·  ·", "     X  ", " ·  · 12", " |      ", " ·  ·--·"];
        assert_eq!(lines(&square, &bars, false), drawn);
    }

    #[test]
    fn bars_between_shifted_rows_slope() {
        let hexagons = rows("1 ·\n· ·\n· 8");
        let bars = [[(0, 0), (1, 0)], [(1, 0), (2, 0)], [(2, 0), (2, 1)]];
        let drawn = ["  1   ·  ", "   \\     ", "    ·   ·", "   /     ", "  ·---8  "];
        assert_eq!(lines(&hexagons, &bars, true), drawn);
    }
}

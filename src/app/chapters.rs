//! The words of the help, by chapter.

/// A word, and what it means.
pub type Entry = (&'static str, &'static str);

/// Chapters after the one of keys.
pub const CHAPTERS: [(&str, &[Entry]); 5] = [
    ("Board", &BOARD),
    ("Search", &SEARCH),
    ("Bounds", &BOUNDS),
    ("Hidato", &HIDATO),
    ("Files", &FILES),
];

const BOARD: [Entry; 7] = [
    ("Teal", "a tile that is at home: on its cell of the goal"),
    (
        "Kurang(i)",
        "how many tiles smaller than i stand after tile i; the blank counts as 16 on 4×4; with \
         another goal than blank last, i is a tile’s number in the goal’s order",
    ),
    (
        "X",
        "1 where the blank is an odd number of steps from its goal cell; on 4×4 with the blank \
         last that is where row + column is odd",
    ),
    (
        "Why parity decides",
        "a move exchanges the blank, which counts as the greatest number, with a tile: ΣKurang \
         changes by an odd number, and X by 1, so the sum by an even one; the goal’s sum is even, \
         so an odd sum never becomes the goal’s",
    ),
    ("U, L, D, R", "a move, by the way that the blank goes: up, left, down, right"),
    ("Hint", "the next move of a shortest solution; press H again to make it"),
    ("Play", "arrows and clicks move tiles; undo goes back without end"),
];

const SEARCH: [Entry; 17] = [
    ("g, h, ĉ", "moves made, the bound on the moves to come, and their sum"),
    ("Generated", "a child was made"),
    ("Expanded", "all children of a node were made"),
    ("E-node", "the node whose children are being made"),
    ("Live", "generated and not yet expanded"),
    ("Dead", "never to be expanded: its ĉ is above the bound, or another node has the same board"),
    ("Branch and bound", "a search that leaves out what cannot be better than what it knows"),
    ("Best-first", "the live node with the least ĉ is expanded next; every node is kept in memory"),
    (
        "Iterative deepening",
        "depth-first up to a bound on ĉ, again and again with the next bound; needs very little \
         memory",
    ),
    (
        "Breadth-first",
        "blind: first in, first out, so level by level; finds the fewest moves, and keeps every node",
    ),
    (
        "Depth-first",
        "blind: always on from the newest node, to a greatest depth if one is set; seldom finds \
         the fewest moves",
    ),
    (
        "As published",
        "searches as students’ programs, the course and the 8-puzzle page (LCSearch: g + misplaced \
         tiles, moves back made, no visited set) have them; their counts come out to the digit",
    ),
    ("Iteration", "one such depth-first search, with its bound"),
    ("Weight", "h times so much: faster, and the solution may be longer by that factor"),
    (
        "Anytime",
        "a solution at once, shorter ones as they are found, and a bound that says how much \
         shorter one could be",
    ),
    ("Fewest, proved", "the search has shown that no solution has fewer moves"),
    ("b*", "effective branching factor: how many children a node has on average"),
];

const BOUNDS: [Entry; 6] = [
    ("Admissible", "never more than the moves that are needed, so the fewest are found"),
    ("Misplaced tiles", "each tile that is not at home needs a move at least"),
    ("Manhattan distance", "each tile needs as many moves as it is rows and columns away"),
    (
        "Linear conflict",
        "two tiles in their line that must pass each other need two moves more than that",
    ),
    (
        "Walking distance",
        "the moves to bring every tile into its row, and every tile into its column",
    ),
    (
        "Pattern databases",
        "a table gives the moves that a group of tiles needs; the bound is the sum over the groups",
    ),
];

const HIDATO: [Entry; 10] = [
    ("Hidato", "each number touches the next at a side or a corner"),
    ("Numbrix", "each number touches the next at a side"),
    ("Given", "a number that stands in the puzzle"),
    ("Only cell", "a number that has one cell left"),
    ("Link", "a cell between two numbers that both touch it"),
    ("Chain", "the steps from one number that stands to the next decide the cells between"),
    ("Region", "free cells that are cut off must be filled by numbers that fit"),
    (
        "Trial",
        "a number is tried in a cell; what follows contradicts the rules, so it is not there",
    ),
    ("Slack", "of a guess: the steps to spare to the nearest numbers that stand"),
    ("Filling", "P, then click a cell and type its number; a hint places the next one"),
];

const FILES: [Entry; 7] = [
    (
        "Sliding tiles",
        "rows of numbers, divided by blanks or tabs, or all of them on one line; the blank is 0, \
         16 (on 4×4), -, _, . or x",
    ),
    (
        "Hidato, Numbrix",
        "rows of numbers, 0 or __ for an empty cell, -1 or . for a hole; a first word hidato or \
         numbrix says whether cells touch at their corners, too",
    ),
    ("Paste", "the numbers of a puzzle, or a list of moves for the open one"),
    ("Drop", "a file on the window"),
    (
        "Save",
        "the start or the shown board, in any format that can hold it; a star in the title marks a \
         puzzle that differs from its file",
    ),
    (
        "Recent files",
        "the last ten, in the menu beside Open…; there you also choose whether the program begins \
         with the last puzzle",
    ),
    (
        "Copy as text",
        "the puzzle with its goal, and the moves as comments: this text can be pasted again",
    ),
];

# Langkah in English. Every text that a person reads stands here; all other languages translate it.
#
# The order is that of the rooms of src. A key begins with the room's word. $number is a whole number
# unless its comment says otherwise.

## Language

language-name = English
# The mark before the digits after the whole number.
decimal-mark = .

## Figures and units

figure-microseconds = { $time } µs
figure-milliseconds = { $time } ms
figure-seconds = { $time } s
figure-minutes = { $minutes } min { $seconds } s
figure-bytes = { $bytes } bytes
figure-kibibytes = { $memory } KiB
# The end of a list that is cut; $count is a number.
figure-more = … and { $count } more
figure-no-date = expected a date such as 2026-11-23, from 1970-01-01 to 9999-12-31
figure-expanded = Expanded
figure-generated = Generated
figure-memory = Memory
figure-live = Live at most
figure-path = Path at most
figure-mebibytes = { $memory } MiB
figure-moves = { $count ->
    [one] 1 move
   *[other] { $shown } moves
}
figure-multi-moves = { $count ->
    [one] 1 multi-tile move
   *[other] { $shown } multi-tile moves
}
# What a search held in memory besides its nodes.
figure-tables = { $tables } of tables
figure-tables-kept = { $tables } of tables, some kept from before
figure-memory-and-tables = { $nodes }, and { $tables } of tables
figure-memory-and-tables-kept = { $nodes }, and { $tables } of tables, some kept from before
# The ways of the blank and of a tile: `the blank goes left`.
figure-way-up = up
figure-way-left = left
figure-way-down = down
figure-way-right = right

## Sliding tiles: reading texts

sliding-text-empty = no numbers here; expected a board, such as four rows of the numbers 0 to 15
sliding-text-long-line = a line of more than { $kib } KiB; expected a puzzle, such as 16 numbers
# $words and $side are numbers without groups of digits.
sliding-text-too-many = more than { $words } words; expected at most { $side } rows and columns of numbers
# In this and the texts below, $shown is $found without groups of digits.
sliding-text-count = { $found ->
    [one] 1 number
   *[other] { $shown } numbers
} on one line; expected the square of a number from { $least } to { $most }, such as 9, 16 or 25
sliding-text-digit-count = { $found } digits in one word; expected the nine of a 3×3 board, or blanks between numbers
# $dims is a size such as 4×4.
sliding-text-sized-count = { $found ->
    [one] 1 number
   *[other] { $shown } numbers
} for a { $dims } board; expected { $cells }
sliding-text-row-length = this row has { $found ->
    [one] 1 number
   *[other] { $shown } numbers
}, expected { $expected } as in the other rows
sliding-text-sized-row-length = this row has { $found ->
    [one] 1 number
   *[other] { $shown } numbers
}, expected { $size } as the size in line { $line } says
# $shown is $found without groups of digits.
sliding-text-sized-row-count = { $found ->
    [one] 1 row
   *[other] { $shown } rows
}, expected { $size } as the size in line { $line } says
# $height and $width are $rows and $cols without groups of digits.
sliding-text-size-differs = the size is { $size }, but { $height } { $rows ->
    [one] row
   *[other] rows
} of { $cols ->
    [one] 1 number
   *[other] { $width } numbers
} { $rows ->
    [one] stands
   *[other] stand
} after it; expected { $size } rows of { $size } numbers
# $high and $wide are what the size line says; $height and $width are $rows and $cols, which stand after it, without groups of digits.
sliding-text-size-line = the size line says { $high }×{ $wide }, but { $height } { $rows ->
    [one] row
   *[other] rows
} of { $cols ->
    [one] 1 number
   *[other] { $width } numbers
} { $rows ->
    [one] stands
   *[other] stand
} after it; expected { $high } rows of { $wide } numbers
sliding-text-size-line-count = the size line says { $high }×{ $wide }, but the rows after it are not equally long and have { $found ->
    [one] 1 number
   *[other] { $shown } numbers
} in all; expected { $high } rows of { $wide } numbers
# $last is the greatest digit or letter where tiles are digits and letters; $letter where all are letters.
sliding-text-glyphs = { $found } letters and digits are not a board; expected each of 0 to { $last } once, or A to { $letter } and one blank as 0, -, _ or .
sliding-text-glyph-gap-seen = this row has one digit too few for a { $dims } board; with its gap as the blank, a tile is missing or stands twice
sliding-text-glyph-gap = this row has one digit too few for a { $dims } board; nobody can see where its gap is: write 0 or _ for the blank
# $letter is U, L, D or R.
sliding-text-scramble = move { $number }, { $letter }, is not possible from the goal; a text of moves alone is read as the moves that lead from the goal to the start
sliding-text-not-a-move = “{ $word }” is not a move, and the rest is a list of moves; expected only U, L, D and R, or up, left, down and right, and numbers to repeat one
# A row above a board. $dims is the size of the board, $high and $wide are its sides.
sliding-text-beside-above = this row is not part of the { $dims } board below it; leave it out, or write the size, { $high } { $wide }, in its place
sliding-text-beside-below = this row is not part of the { $dims } board above it; leave it out
sliding-text-size-range = the size { $word } is not supported; expected { $least } to { $most }
sliding-text-not-a-size = “{ $word }” is not a size; expected width and height before the colon, such as 4x4:
sliding-text-seed = a random seed, which only the program that made it can read; expected the game ID, with a colon after { $word }
sliding-text-size = a board of { $rows }×{ $cols } is not supported; expected { $least } to { $most } rows and columns
# $most is the greatest tile, $blank one more.
sliding-text-not-a-tile = “{ $word }” is not a tile; expected a number from 1 to { $most }, or the blank as 0, { $blank }, -, _, . or x
sliding-text-not-a-tile-of-any = “{ $word }” is not a tile; expected a number, or the blank as 0, -, _, . or x
sliding-text-not-tiles = “{ $word }” is not a tile, and { $others ->
    [one] 1 other word
   *[other] { $shown } other words
} are not; expected a number, or the blank as 0, -, _, . or x
sliding-text-separator = “{ $word }” stands between the numbers; expected spaces, commas, semicolons or tabs between them
sliding-text-lacks-line = { $word } is no tile of { $dims }; the numbers are those of { $side }×{ $side }, so a row is missing
    .column = { $word } is no tile of { $dims }; the numbers are those of { $side }×{ $side }, so a column is missing
sliding-text-out-of-range = { $word } is out of range; expected 1 to { $most }, or { $blank } or 0 for the blank
sliding-text-blank-number = { $blank } is the blank only where there is no other, and there is one at line { $line }, column { $column }; expected 1 to { $most }
sliding-text-repeated = tile { $tile } a second time; it is at line { $line }, column { $column } already
sliding-text-second-blank = a second blank; the first is at line { $line }, column { $column }
# $tiles is a list of tiles as in the next three texts, divided by commas.
sliding-text-missing = missing: { $tiles }; expected every tile from 1 to { $most } and one blank
sliding-text-tile = tile { $tile }
sliding-text-blank = the blank
sliding-text-more-tiles = and { $count } more
sliding-text-in-place-of-tile = “{ $word }” stands where tile { $tile } should be; write { $tile }
sliding-text-in-place-of-blank = “{ $word }” stands where the blank should be; write 0, { $blank }, -, _, . or x
# $fault is another of these texts, $tile a tile or the blank.
sliding-text-and-missing = { $fault }; missing: { $tile }
sliding-text-second-puzzle = a second puzzle; expected one in all, or --lines for a puzzle on each line
# $name is a word of the file: langkah, start or goal.
sliding-text-second-section = “{ $name }” a second time; it is at line { $line } already
sliding-text-late-header = “{ $name }” cannot stand here; it opens a file or is left out
sliding-text-no-start = no start; expected the rows of a board after “start”
sliding-text-no-goal = no goal; expected blank-last, blank-first, snail or the rows of a board after “goal”
sliding-text-not-a-goal = “{ $word }” is not a goal; expected blank-last, blank-first, snail or the rows of a board
sliding-text-goal-size = the goal is a { $goal } board and the start a { $start } one; they must have the same size
# What the formats of files are, in a menu and in lists.
sliding-text-about-course = rows of numbers
sliding-text-about-princeton = the size, then rows
sliding-text-about-school42 = the 42 school's: # comments, the size, then rows; the goal is the snail
sliding-text-about-tatham = Simon Tatham's game ID, 4x4:1,2,…
sliding-text-about-slidysim = rows on one line, divided by /
sliding-text-about-korf = an index and a list; the goal has the blank first
sliding-text-about-digits = nine digits for a 3×3 board
sliding-text-about-langkah = rows, then the goal's name or rows: any sliding puzzle
sliding-text-about-sized = both sides, 3x4 or 3 4, then rows
sliding-text-about-csv = numbers with commas, semicolons or tabs between
sliding-text-about-json = lists in brackets: JSON, NumPy, C
sliding-text-about-table = a table of Markdown, or a drawn one
sliding-text-about-letters = a digit or a letter for each tile
sliding-text-about-moves = the moves that lead from the goal to the start
sliding-text-about-report = a report of langkah, Markdown or HTML
sliding-text-note-blank-number = There is no 0, so { $number } is read as the blank.
sliding-text-note-width-first = In a game ID { $cols }x{ $rows } means { $cols } wide and { $rows } high.
sliding-text-note-size-alone = A size line without # comments: read as Princeton's, with the blank last in the goal. If it is the 42 school's, choose the goal snail.
sliding-text-note-size-and-comments = A size line and # comments: read as the 42 school's, whose goal is the snail. If the blank goes last, choose the goal blank-last.
sliding-text-note-comments-alone = # comments without a size line: read as rows, with the blank last in the goal. If it is the 42 school's, choose the goal snail.
sliding-text-note-index = One number more than cells: the first is read as an index, the others as Korf's, with the blank first in the goal. If the blank goes last, choose the goal blank-last.
sliding-text-note-blank-first-only = With the blank last in the goal this cannot be solved, with the blank first it can: choose the goal blank-first if that is meant.
sliding-text-note-blank-first-too = A bare list is read with the blank last in the goal. If it is one of Korf's, choose the goal blank-first.
# $own is a goal's name as one types it, such as snail.
sliding-text-note-other-goal = The goal that was chosen is used, not the file's own ({ $own }).
sliding-text-note-other-goal-board = The goal that was chosen is used, not the file's own (a board).
sliding-text-note-snail-only = A size line without # comments: read as Princeton's, with the blank last in the goal, and so it cannot be solved. As a snail goal it can be solved, as the 42 school has it: choose the goal snail (--goal snail, or Goal in the window).
sliding-text-note-gap = The gap in row { $row }, column { $col } is read as the blank, by the columns of the other rows.
# $last is a letter or a digit.
sliding-text-note-letters = Letters are read as tiles: A is 1, { $last } is { $tile }.
sliding-text-note-digits = Digits and letters are read as one tile each: A is 10, { $last } is { $tile }, 0 is the blank.
# $convention is blank or tile; $shown is $moves without groups of digits.
sliding-text-note-scramble = Moves alone: read as the { $dims } board that { $shown } { $moves ->
    [one] move makes
   *[other] moves make
} from the goal, each letter the way of the { $convention ->
    [blank] blank
   *[tile] tile
}. For another size, choose a goal of that size.
sliding-text-note-start-and-goal = Two boards: the second is read as the goal of the first. If they are two puzzles, put a line such as “Puzzle 2” between them.
sliding-text-note-two-puzzles = Two boards: read as two puzzles. If the second is the goal of the first, put the word “goal” on a line between them.
# $family is numbrix where a Numbrix is meant, too.
sliding-text-note-full = Read as sliding tiles with { $cells } as the blank. Each number touches the next one, as in a full { $family ->
    [numbrix] Hidato or Numbrix; if it is one, put “hidato” or “numbrix” before it.
   *[hidato] Hidato; if it is one, put “hidato” before it.
}
sliding-text-note-utf8 = The text is read as UTF-8.
sliding-text-note-utf16 = The text is read as UTF-16.
sliding-text-note-latin1 = The text is not UTF-8; it is read as Latin-1.
# $format is a format's name as one types it; $found a size such as 4×4.
sliding-text-cannot-hold-nine = { $format } holds 3×3 boards only, and this one is { $found }; langkah holds any puzzle
sliding-text-cannot-hold-square = { $format } holds square boards only, and this one is { $found }; langkah holds any puzzle
# $goal is a goal's name as one types it.
sliding-text-other-goal = { $format } has the goal { $goal }, and this puzzle another; langkah holds any puzzle
sliding-text-read-only = { $format } is read and not written; langkah holds any puzzle

## Sliding tiles: boards, bounds, notation

# $dims is a size such as 11×4.
sliding-size = a { $dims } board is not supported: rows and columns go from { $least } to { $most }
sliding-count = { $found } tiles were given for a { $dims } board of { $cells } cells
sliding-tiles = the tiles are not the numbers from 0 to { $most }, each once
# The usual goals; they follow the word goal, or stand in a menu.
sliding-goal-blank-last = blank last
sliding-goal-blank-first = blank first
# Clockwise from the top left corner inwards.
sliding-goal-snail = snail
# The lower bounds, inside a sentence and in a menu.
sliding-bound-misplaced = misplaced tiles
sliding-bound-manhattan = Manhattan distance
sliding-bound-linear-conflict = linear conflict
sliding-metric-single = single-tile moves
sliding-metric-multi = multi-tile moves
sliding-bound-walking-distance = walking distance
sliding-bound-pattern-databases = pattern databases
# Own bounds: the names that an expression can use, in a few words.
sliding-own-name-misplaced = tiles that are not on their goal cell
sliding-own-name-manhattan = the steps of all tiles to their goal cells
sliding-own-name-conflicts = tiles that must leave their line so that others pass; linear conflict is manhattan + 2*conflicts
sliding-own-name-walking = walking distance
sliding-own-name-kurang = ΣKurang, as the verdict counts it
sliding-own-name-blank = the steps of the blank to its goal cell
sliding-own-name-g = the moves so far; only for iterative deepening
sliding-own-name-size = how many cells the board has
sliding-own-name-tile = the number on the tile
sliding-own-name-distance = its steps to its goal cell
sliding-own-name-row = its row, from 1
sliding-own-name-column = its column, from 1
sliding-own-name-goal-row = the row of its goal cell
sliding-own-name-goal-column = the column of its goal cell
sliding-own-function-sum = x of each tile, added up
sliding-own-function-max = the greatest
sliding-own-function-min = the least
sliding-own-function-abs = x without its sign
sliding-own-function-floor = x rounded down
sliding-own-function-ceil = x rounded up
sliding-own-function-sqrt = the square root
sliding-own-function-if = y where x is not 0, else z
# What is wrong with an expression, after its column. $found is a part of the text; $form shows how a
# function is written.
sliding-own-fault = column { $column }: { $flaw }
sliding-own-flaw-empty = there is no expression; write one, such as manhattan + 2*conflicts
sliding-own-flaw-long = the expression is too long; use at most { $most } characters
sliding-own-flaw-mark = “{ $found }” means nothing here; use + - * / %, < <= > >= == !=, and, or, parentheses and names
sliding-own-flaw-number = “{ $found }” is not a number; write it as 2 or 0.5
sliding-own-flaw-name = there is no “{ $found }”; use { $names }, or sum(…) over the tiles
sliding-own-flaw-outside = “{ $found }” belongs to one tile; write it inside of sum(…), as in sum({ $found })
sliding-own-flaw-inside = “{ $found }” belongs to the whole board; inside of sum(…) use { $names }
sliding-own-flaw-nested = a sum cannot stand inside of a sum; take one of them out
sliding-own-flaw-function = there is no function “{ $found }”; use { $functions }
sliding-own-flaw-called = “{ $found }” is a number and not a function; write * before the parenthesis
sliding-own-flaw-bare = a function needs its arguments; write { $form }
sliding-own-flaw-arguments = not the right number of arguments; write { $form }
sliding-own-flaw-value = a value is missing here; write a number, a name or a parenthesis
sliding-own-flaw-closing = a closing parenthesis is missing; write ) at the end
sliding-own-flaw-opening = this parenthesis closes nothing; write ( before, or leave it out
sliding-own-flaw-between = an operator is missing before this; write one, such as + or *
sliding-own-flaw-chain = two comparisons in a row; write a < b and b < c
sliding-own-flaw-deep = too many parentheses inside each other; write the expression more simply
sliding-own-flaw-sums = too many sums; use at most { $most }
sliding-own-flaw-other = the expression cannot be read from here on; write it more simply
# Why there are no tables of a pattern database.
sliding-tables-ended = the making was ended
sliding-tables-memory = the system has no memory for the tables
sliding-tables-home = there are no tables for this place of the blank
sliding-moves-empty = no moves here; expected letters such as URDL, or URDL2 where one is repeated
sliding-moves-not-one = “{ $word }” is not a direction; expected U, L, D or R, and numbers to repeat one
sliding-moves-too-many = more than { $most } moves
sliding-moves-other = “{ $word }” is in another notation than the other moves, or than the one that was asked for; write all moves as letters, or all as numbers of tiles
sliding-moves-not-a-time = “{ $word }” is not the time of a move; write seconds, such as R@0.420
sliding-moves-time-back = the time “{ $word }” is earlier than the one before it; times never go back
sliding-moves-times = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $times ->
    [one] 1 time
   *[other] { $times } times
}; write one time for each move
sliding-moves-wrong-tile = move { $number }, tile { $tile }, is not possible: the tile is not in the row or the column of the blank
sliding-moves-no-tile = move { $number } is not possible: the board has no tile { $tile }
# $letter is U, L, D or R; $edge is top, left, bottom or right.
sliding-moves-wrong = move { $number }, { $letter }, is not possible: the blank is { $edge ->
    [top] in the top row
    [left] in the first column
    [bottom] in the bottom row
   *[right] in the last column
}

## Hidato: reading texts

hidato-text-empty = no numbers here; expected rows of numbers, 0 for an empty cell and -1 for a hole
hidato-text-unclosed = this list or object of JSON does not end; expected its last bracket
hidato-text-no-comma = this is not JSON; a comma is missing before “{ $word }”
hidato-text-no-name = this is not JSON; “{ $word }” has no name; expected a name in quotes, a colon and a value
hidato-text-no-colon = this is not JSON; “{ $word }” has no colon; expected a colon and a value after the name
hidato-text-colon-in-list = this is not JSON; a colon does not belong in a list; expected a comma or “]”
hidato-text-other-bracket = this is not JSON; “{ $found }” does not close the last open bracket; expected “{ $expected }”
hidato-text-not-a-cell = “{ $word }” is not a cell; expected a number, 0 or __ for an empty cell, or -1 or . for a hole
# $shown is $others without groups of digits.
hidato-text-not-cells = “{ $word }” is not a cell, and { $others ->
    [one] 1 other word
   *[other] { $shown } other words
} are not; expected a number, 0 or __ for an empty cell, or -1 or . for a hole
hidato-text-too-great = { $word } is too great; expected at most { $most }, the most cells of a board
# $shown is $found without groups of digits.
hidato-text-row-length = this row has { $found ->
    [one] 1 cell
   *[other] { $shown } cells
}, expected { $expected } as in the other rows, or -1 for each hole
hidato-text-no-cells = every cell is a hole; expected at least one cell
hidato-text-size = a board of { $rows }×{ $cols } is not supported; expected at most { $side } rows and columns
# $found is a size such as 4×4.
hidato-text-size-line = the size line says { $rows }×{ $cols }, but the board after it is { $found }; expected { $rows } rows of { $cols } cells, or no size line
hidato-text-too-many = more than { $words } words; expected at most { $side } rows and columns
# Edges join two cells, as in Rikudo.
# What stands below the rows of a board. $expected is one of hidato-text-edge, -filled, -marked and -drawn; $begin is edge, filled, marked or drawn.
hidato-text-below-word = { $word } does not belong here; expected { $expected }
hidato-text-below-few = too few numbers after { $begin }: { $found }; expected { $expected }
hidato-text-below-cell = the board has no cell in row { $row }, column { $col }
hidato-text-below-taken = the cell in row { $row }, column { $col } has a number or marks already; leave one of the two out
hidato-text-below-number = { $word } is not a number of this board; its numbers are 1 to { $count }
hidato-text-drawn-apart = { $a } and { $b } do not touch; a line joins two cells that touch
# The words edge, filled, marked and drawn are not translated.
hidato-text-edge = the row and the column of two cells, such as edge 1,2 1,3
hidato-text-filled = the row and the column of a cell, and its number, such as filled 1,2 7
hidato-text-marked = the row and the column of a cell, and its small numbers, such as marked 1,2 7 9-12
hidato-text-drawn = the row and the column of two cells, such as drawn 1,2 1,3
hidato-edge-apart = { $a } and { $b } do not touch; an edge joins two cells that touch
hidato-edge-third = { $cell } has two edges already; leave one of its edges out
hidato-edge-loop = the edge from { $a } to { $b } closes a loop, and the numbers go along a path without one; leave one of the edges out
hidato-text-cells = { $count } cells are not supported; expected at most { $most } that are not holes
# What the formats of files are, in a menu and in lists.
hidato-text-about-matrix = a Hidato: 0 for an empty cell, -1 for a hole
hidato-text-about-rosetta = a Hidato: __ for an empty cell, . for a hole
hidato-text-about-line = a Hidato on one line: hidato, numbrix or hexagonal, and rows divided by /
hidato-text-note-square = { $cells } cells on one line are read as { $side } rows of { $side }. If it is one row, put “hidato” before it.
hidato-text-note-sliding = Read as a Hidato with { $blanks } empty cells. As a sliding board it would have { $blanks } blanks and lack tile { $missing }; such a board has one blank.
hidato-text-note-lone-hole = Read as a Hidato, with “{ $mark }” as a hole. If these are sliding tiles, write 0 for the blank.
hidato-text-note-lone-empty = Read as a Hidato, with “{ $mark }” as an empty cell. If these are sliding tiles, write 0 for the blank.
hidato-text-note-work = The text has the work of a person on the board, too. Searches begin with the givens alone; convert keeps the work.
hidato-text-note-full = Each number touches the next one: read as a full Hidato. If these are sliding tiles with { $cells } as the blank, write 0 for { $cells }.
# $empties and $holes are marks in quotes.
hidato-text-note-marks-both = { $empties } is read as an empty cell, { $holes } is read as a hole. 0 is always an empty cell and -1 a hole.
hidato-text-note-marks-empty = { $empties } is read as an empty cell. 0 is always an empty cell and -1 a hole.
hidato-text-note-marks-hole = { $holes } is read as a hole. 0 is always an empty cell and -1 a hole.
hidato-text-note-fitting = “{ $mark }” is read as a hole, because then the greatest number is the number of cells.

## Hidato: boards, rules, reasons

hidato-no-cells = no cells; expected at least one that is not a hole
# $dims is a size such as 200×4.
hidato-side = a board of { $dims } is not supported; expected at most { $most } rows and columns
# A cell inside a sentence.
hidato-cell = row { $row }, column { $col }
# $others are cells divided by semicolons, $last is the last one.
hidato-cells-and = { $others } and { $last }
hidato-cells-or = { $others } or { $last }
# Stands for the last cells of a long list.
hidato-more-cells = { $count } more
# A number and where it stands, inside a sentence. $number is a text here and in the messages below; $cell is a cell as above.
hidato-number-at = { $number } at { $cell }
# Two numbers, also with their cells, or marks in quotes; $first may be several marks.
hidato-two = { $first } and { $last }
# Numbers that follow each other.
hidato-span = { $from } to { $to }
hidato-note-end = { $number } is not given, though such a puzzle usually gives its first and last number
hidato-fault-out-of-range = { $number } at { $cell } is out of range: { $count ->
    [one] the only cell takes the number 1
   *[other] { $most } cells take the numbers 1 to { $most }
}
# $cells is a list of cells with an and before the last.
hidato-fault-repeated = { $number } stands in { $count } cells: { $cells }
# $shown is $distance without groups of digits.
hidato-fault-not-beside = { $from } and { $to } must touch; the shortest way between them over free cells takes { $distance ->
    [one] 1 step
   *[other] { $shown } steps
}
# $least is $apart without groups of digits.
hidato-fault-too-far = { $from } and { $to } must be at most { $apart ->
    [one] 1 step
   *[other] { $least } steps
} apart; the shortest way between them over free cells takes { $distance ->
    [one] 1 step
   *[other] { $shown } steps
}
hidato-fault-no-way = no way leads from { $from } to { $to } over free cells
# $shown is $size without groups of digits.
hidato-fault-cut-off = { $size ->
    [one] the cell at { $cell } is
   *[other] { $shown } cells at { $cell } are
} cut off from the rest
# $free says how many of the numbers 1 and $most are not given elsewhere: none, one or both. $shown is $count without groups of digits.
hidato-fault-dead-ends = only 1 or { $most } can stand in a dead end, and { $free ->
    [none] both stand elsewhere
    [one] one of them stands elsewhere
   *[both] there are more than two of these
}: { $count ->
    [one] there is an empty one
   *[other] there are { $shown } empty ones
} at { $cells }
hidato-fault-given-in-dead-end = { $number } stands in a dead end at { $cell }, where only 1 or { $most } can be
hidato-fault-colours = coloured as a chessboard it has { $more } cells of one colour and { $fewer } of the other, but a path takes them in turn
hidato-fault-wrong-colour = { $number } cannot stand at { $cell }: coloured as a chessboard, the board has { $more } cells of one colour and { $fewer } of the other, so all { $kind ->
    [odd] odd numbers stand on the first of these, and { $cell } has the other
   *[even] even numbers stand on the second of these, and { $cell } has the first
}
hidato-fault-torn = an edge joins { $a } and { $b }, but their numbers do not follow each other
hidato-fault-end-joined = { $number } is an end of the path, but two edges meet at its cell, { $cell }
hidato-fault-parity = { $from } and { $to } cannot both stand where they do: coloured as a chessboard, a path of { $steps } steps would end on the other colour
# The texts that begin with clash, why and reason are clauses that follow others; they begin small and end without a full stop.
hidato-clash-no-cell = the rules leave no cell for { $number }
# $place is a number with its cell.
hidato-clash-no-cell-by = the rules leave no cell for { $number } within reach of { $place }
# $places are two numbers with their cells, joined by an and.
hidato-clash-no-cell-between = the rules leave no cell for { $number } between { $places }
# $places are one or two numbers with their cells.
hidato-clash-no-path = the rules leave no path through { $number } at { $cell } and { $places }
hidato-clash-no-number = the rules leave no number for { $cell }
# The same two where a person sees it at once.
hidato-clash-seen-cell = { $number } has no free cell within reach of { $places }
hidato-clash-seen-number = no missing number is within reach of { $cell }
hidato-clash-dead-end = { $cell } is a dead end: the path cannot pass through it
hidato-clash-dead-end-alone = { $cell } is a dead end: it can link to no other cell
hidato-clash-dead-end-to = { $cell } is a dead end: it can link only to { $cells }
hidato-clash-crowded = too many cells must link to { $cell }
hidato-clash-crowded-end = { $cell } is 1 or { $most }, but must link to { $cells }
hidato-clash-crowded-to = { $cell } must link to { $cells }, but it can link to only two cells
hidato-clash-torn = { $a } and { $b } must be consecutive, but have no consecutive numbers left
hidato-clash-loop = { $a } and { $b } must be consecutive, which would close a loop
hidato-clash-region = the free cells around { $cell } cannot be filled by whole runs of missing numbers
# $place is some cells, or a region as in the texts below.
hidato-clash-region-no-run = no run of missing numbers can lie in { $place }
# $runs are numbers and spans, divided by commas.
hidato-clash-region-runs = { $place } cannot be filled exactly by the runs that can lie there: { $runs }
# All of these runs can lie nowhere else.
hidato-clash-region-all = { $place } cannot be filled exactly by the runs that must lie there: { $runs }
# $musts are those of $runs that can lie nowhere else.
hidato-clash-region-musts = { $place } cannot be filled exactly by the runs that can lie there: { $runs }; of these { $musts } must lie there
# $run is a number or a span of numbers.
hidato-clash-gap = { $run } fit into no region of free cells
hidato-clash-gap-one = { $number } fits into no region of free cells
hidato-clash-gap-around = { $run } fit into no region of free cells: the regions lie around { $cells }
# Stands for $place in the texts on regions, as the next one does.
hidato-a-region = a region
hidato-around = the { $count } free cells around { $cell }
hidato-must-stand = { $number } must stand at { $cell }
# $why is one of the next texts.
hidato-cannot-stand = { $number } cannot stand at { $cell }: { $why }
# The steps to a contradiction; $fact is a sentence such as those below.
hidato-proof-step = step { $at }: { $fact }
hidato-proof-only-cell = { $number } goes to { $cell }: no other cell is left for it
hidato-proof-only-number = { $number } goes to { $cell }: no other number is left for this cell
hidato-proof-joined = { $cell } holds { $before } or { $after }: it is joined with { $to }, which holds { $number }
hidato-proof-joined-end = { $cell } holds { $next }: it is joined with { $to }, which holds { $number }
# The cell of the number is joined with another one by an edge.
hidato-why-joined-number = it is joined with { $cell }, which holds { $number }
hidato-why-neither-joined = it is joined with { $cell }, which can hold neither { $before } nor { $after }
hidato-why-not-joined = it is joined with { $cell }, which cannot hold { $number }
hidato-why-beyond-edges = { $number } goes to { $cell }, which is joined with two other cells
hidato-why-far = { $number } goes to { $cell }, too far away
hidato-reason-facts = {"; "}this follows from: { $facts }
# $steps are the steps of trials.
hidato-reason-steps = {"; "}step by step: { $steps }
hidato-why-plain = the rules speak against it
hidato-why-occupied = { $number } goes there
hidato-why-elsewhere = { $number } goes to { $cell }
hidato-why-none-beside = { $number } has no cell left beside this cell
# $cells is a list of cells with an or before the last.
hidato-why-not-linked = { $number } has only { $cells } left, and this cell cannot link there
hidato-why-not-beside = { $number } has only { $cells } left, not beside this cell
# $before and $after are numbers.
hidato-why-one-beside = { $before } and { $after } both have only { $cell } left beside this cell
hidato-why-end = it can link only to { $cell }, so it is an end of the path: 1 or { $most }
hidato-why-searched = a search from there found no solution
hidato-why-must-link = { $cell } must link to { $cells }
hidato-why-can-link = { $cell } can link only to { $cells }
# $numbers are two numbers.
hidato-why-not-both = { $numbers } cannot both be beside this cell then
# The same of one number.
hidato-why-not-the-one = { $number } cannot be beside this cell then
# The number is 1 or the greatest one.
hidato-why-one-link = { $number } links to only one cell
# Two of the clauses above.
hidato-why-joined = { $first }, and { $last }
hidato-why-small = { $run } need { $count } connected cells, but { $place } are cut off from the others
hidato-why-unreached = { $run } lie together, and { $number } cannot lie in { $place }
hidato-why-exact = only with { $run } around { $cells } can every region of free cells be filled exactly
# $clash is a clause on a contradiction.
hidato-why-trial = if it is there, { $clash }
# $links are the next texts, divided by commas.
hidato-why-trial-chain = if it is there, { $links }, so { $clash }
hidato-trial-link = then { $number } goes to { $cell }
# $shown is $count without groups of digits.
hidato-trial-more = then { $count ->
    [one] 1 more number follows
   *[other] { $shown } more numbers follow
}
# A step of a trial; $fact is a sentence such as those of a proof.
hidato-trial-step = if { $number } is at { $cell }, { $fact }
# The end of such steps.
hidato-trial-end = so { $clash }
hidato-reason-given = it is given
hidato-reason-guessed = a guess that held
hidato-reason-learnt = clause learning found it here
hidato-reason-no-other-number = no other number is within reach of { $cell }
hidato-reason-guesses = the other choices are ruled out by the rules, or were guessed and failed
hidato-reason-trials = trials of other numbers, one after the other, leave no other choice
hidato-reason-before = trials and failed guesses before this have ruled out every other choice
# $how is one of the clauses above: how the number came here.
hidato-reason-also = { $how }; the rules also allow { $cells }
hidato-reason-also-fail = { $how }; the rules alone also allow { $cells }, but { $count ->
    [one] that leads
   *[other] each of these leads
} to a contradiction
hidato-reason-also-many = { $how }; the rules also allow { $count } other cells
# $by is one of the texts that begin with by; $because is a clause.
hidato-reason-one-cell = the other cell within reach, { $cell }, is ruled out { $by }: { $because }
hidato-reason-one-number = the other number within reach of { $cell }, { $number }, is ruled out { $by }: { $because }
hidato-reason-cells = the { $count } other cells within reach are ruled out { $by }; for example, { $cell }: { $because }
hidato-reason-numbers = the { $count } other numbers within reach of { $cell } are ruled out { $by }; for example, { $number }: { $because }
# $before are the two texts below, divided by commas.
hidato-reason-mixed-cells = of the { $count } other cells within reach, { $before }, and the last, { $cell }, { $by }: { $because }
hidato-reason-mixed-numbers = of the { $count } other numbers within reach of { $cell }, { $before }, and the last, { $number }, { $by }: { $because }
# $shown is $count without groups of digits.
hidato-reason-ruled-out = { $shown } { $count ->
    [one] is
   *[other] are
} ruled out { $by }
hidato-reason-ruled-out-more = { $shown } { $by }
# $clause is one of the clauses above; $shown is $count without groups of digits.
hidato-reason-after-failed = after { $count ->
    [one] a guess
   *[other] { $shown } guesses
} elsewhere that failed, { $clause }
hidato-reason-not-whole = { $clause }; some steps are left out here
hidato-by-number = by a number that goes first
hidato-by-chain = by the chain rule
hidato-by-link = by the link rule
hidato-by-region = by the region rule
hidato-by-trial = by trial
hidato-by-guess = by a guess that failed
# $number and $next are numbers that are placed, $cell and $to their cells.
hidato-reason-between-two = no other free cell touches both { $number } at { $cell } and { $next } at { $to }
# $near and $far are $steps and $more without groups of digits.
hidato-reason-reached-two = no other free cell can be reached from { $number } at { $cell } in { $steps ->
    [one] 1 step
   *[other] { $near } steps
} and from { $next } at { $to } in { $more ->
    [one] 1 step
   *[other] { $far } steps
}
hidato-reason-beside = no other free cell touches { $number } at { $cell }
# $near is $steps without groups of digits.
hidato-reason-reached = no other free cell can be reached from { $number } at { $cell } in { $steps ->
    [one] 1 step
   *[other] { $near } steps
}
hidato-reason-only-free = no other cell is free
hidato-elsewhere-trials = if it is there, all trials of other numbers lead to a contradiction
# $shown is $guesses without groups of digits.
hidato-elsewhere-searched = if it is there, a search of { $guesses ->
    [one] 1 guess
   *[other] { $shown } guesses
} finds no solution
hidato-elsewhere-long = it would take too long to find out here what follows
hidato-elsewhere-solution = there is a solution with it there, too
# $clash is a clause on a contradiction.
hidato-refuted-exhausted = every guess was tried and led to a contradiction; with the last one { $clash }
# $most is a number of steps.
hidato-refuted-untold = the rules need more than { $most } steps for this, or a step that is too hard to explain; so the steps are not shown
hidato-refuted-placed = the rules have placed { $numbers } before that
hidato-refuted-tried = every path from 1 was tried
hidato-refuted-learnt = clause learning refuted every way to complete it
hidato-engine-branch-and-bound = branch and bound
hidato-engine-clause-learning = clause learning
hidato-engine-best-first = best-first search
# How difficult a puzzle is.
hidato-easy = easy
hidato-medium = medium
hidato-hard = hard
hidato-expert = expert
hidato-extreme = extreme
# How the places of a board are paired, in a menu.
hidato-symmetry-none = no symmetry
hidato-symmetry-half-turn = half turn (180°)
hidato-symmetry-left-right = left and right
hidato-symmetry-up-down = top and bottom
# What came of adding numbers so that a puzzle has one solution. $shown is $count without groups of
# digits, $solutions a number, $paired is yes or no.
hidato-unique-already = It has exactly one solution as it is.
hidato-unique-hopeless = It has no solution: take numbers away first, or change the outline.
hidato-unique-stopped = Stopped; nothing was changed.
hidato-unique-limit = The time was over before a choice of numbers was found. Put some numbers yourself.
hidato-unique-fewest = { $shown } { $count ->
    [one] number
   *[other] numbers
} added{ $paired ->
    [yes] {" "}in pairs
   *[no] {""}
}: the fewest possible. This is proved: all { $solutions } solutions were compared.
hidato-unique-one = { $shown } { $count ->
    [one] number
   *[other] numbers
} added{ $paired ->
    [yes] {" "}in pairs
   *[no] {""}
}: the fewest possible.
hidato-unique-for-solution = { $shown } { $count ->
    [one] number
   *[other] numbers
} added{ $paired ->
    [yes] {" "}in pairs
   *[no] {""}
}: proved to be the fewest for this solution. There are too many solutions to compare them all, so another solution may need fewer.
hidato-unique-few = { $shown } { $count ->
    [one] number
   *[other] numbers
} added{ $paired ->
    [yes] {" "}in pairs
   *[no] {""}
}. Fewer may be enough: the time for a proof was over.
# What came of taking numbers away. $level and $wished are difficulties.
hidato-thin-nothing = No number can be taken away; the first and the last one stay in any case. The puzzle is { $level }.
hidato-thin-taken = { $shown } { $count ->
    [one] number
   *[other] numbers
} taken away. The puzzle is { $level } now{ $easier ->
    [yes] ; no harder one was found here
   *[no] {""}
}.
hidato-thin-harder = Nothing was changed: the puzzle is { $level } already, which is harder than { $wished }.
hidato-thin-not-one = Only a puzzle with one solution can be thinned. Make it unique first.
hidato-thin-hopeless = Only a puzzle with one solution can be thinned. This one has no solution.
hidato-thin-limit = The time was over before the numbers were chosen; nothing was changed.
hidato-fill-halted = The search was stopped before it found a solution.
# The shapes of random puzzles.
hidato-rectangle = rectangle
# A rectangle with holes.
hidato-holes = holes
hidato-diamond = diamond
hidato-cross = cross
hidato-heart = heart
hidato-ring = ring
hidato-disc = disc
hidato-hourglass = hourglass
hidato-hexagon = hexagon
hidato-triangle = triangle
hidato-parallelogram = parallelogram
# The verdict in a few words, large in the window.
hidato-one-solution = One solution
hidato-several-solutions = Several solutions
hidato-no-solution = No solution
hidato-a-solution = A solution
hidato-stopped = Stopped
hidato-not-solved = Not solved
# The texts that begin with verdict follow one of those above and a colon; they have no full stop.
hidato-verdict-one = proved to be the only one
hidato-verdict-several = two are shown, and their differences are marked
hidato-verdict-contradict = the givens contradict each other
hidato-verdict-at-once = the rules lead to a contradiction
hidato-verdict-faulty = it cannot be solved
hidato-verdict-searched = a search proved it
hidato-verdict-first = the search ended there; perhaps there are others
hidato-verdict-perhaps = the search ended before it could tell whether there are others
hidato-verdict-unknown = nothing is known about its solutions
hidato-advice-euclid = Euclid's distance orders the nodes and never prunes one, so with few givens the queue outgrows any memory. Propagation solves it.
hidato-advice-propagation = Propagation needs no more than a moment for most boards.
hidato-advice-memory = More memory may help.
hidato-advice-nodes = More nodes may help.
hidato-advice-time = More time may help.
# A Hidato whose cells are hexagons, within a sentence.
hidato-hexagonal = hexagonal Hidato
# $family is Hidato, Numbrix or Hexagonal Hidato, $dims a size such as 8×8; the others are numbers.
hidato-summary = { $family } { $dims }, { $count ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $given } given
# $shown is $count without groups of digits. Edges join two cells, as in Rikudo.
hidato-edges = { $count ->
    [one] 1 edge
   *[other] { $shown } edges
}
# A random puzzle has fewer edges than ordered. $edges is such as 15 edges, $ordered a number.
hidato-fewer-edges = { $edges } in place of { $ordered }: the path has room for no more
# How a number came to its cell; these texts also follow a count, as in “13 by the chain rule”.
hidato-how-given = given
hidato-how-learnt = found by clause learning
hidato-how-cell = the only number for its cell
hidato-how-free = the only free cell within reach
hidato-how-guess = after a guess failed
# $shown is a number, $how one of these texts.
hidato-counted = { $shown } { $how }
hidato-counted-taken = { $shown } where no other cell was free
hidato-difficulty = Difficulty: { $level }.
# What a board needs. $rule is one of the next texts, $shown is $count without groups of digits.
hidato-hardest = Hardest rule: { $rule }, { $count ->
    [one] once
   *[other] { $shown } times
}.
hidato-needs-chain = the chain rule
hidato-needs-cell = the only number for a cell
hidato-needs-link = the link rule
hidato-needs-region = the region rule
hidato-needs-trial = a trial
hidato-needs-trials = trials within trials
# $steps is a list such as “13 by the chain rule, 2 by trial”.
hidato-steps-needed = Steps: { $steps }.
hidato-counted-trials = { $shown } by trials within trials
# $shown is $count without groups of digits.
hidato-counted-cell = { $shown } as the only number for { $count ->
    [one] its
   *[other] their
} cell
# $places are numbers with their cells, divided by semicolons.
hidato-no-solution-has = no solution has { $places }
hidato-failed-before = failed here before: { $places }
# $shown is $count without groups of digits.
hidato-restarted = the search restarted { $count ->
    [one] once
   *[other] { $shown } times
}; guesses dropped then are not listed
# The names of figures, in a table.
# Values that were tried for their contradictions alone. Generated counts them, too.
hidato-probed = Probed
# Steps of local search, which shows branch and bound the way.
hidato-local-steps = Local search steps
# The name of a search, in a menu, and what it does.
hidato-plan-propagate = Propagation
hidato-plan-propagate-about = Depth-first branch and bound with propagation; goes on until it has proved the solution the only one or found a second
hidato-plan-fauzia-about = Hidato best-first, as published: the least Euclidean distance to the next given first; ends with the first solution

## Reading a puzzle, families

# Faults of a file; `12:3:` is the line and column.
read-not-utf8 = { $line }:{ $column }: not text in UTF-8; expected rows of numbers
# $error is a sentence without its full stop, such as the next one.
read-goal-size = { $line }:1: { $error }
read-sizes = the goal is a { $goal } board and the start a { $start } one; they must have the same size
# $family is Hidato, Numbrix or hexagonal Hidato.
read-hidato-goal = { $line }:1: this is a { $family }, which has no goal; leave the goal out (--goal), or bring a sliding puzzle
# How a text should look. What is to be typed is not translated: numbers, `hidato`, `start`, `goal snail`.
read-example-sliding = for example, a sliding puzzle: 1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12 (or each row on a line of its own), 0 for the blank
read-example-hidato = for example, a Hidato: hidato 1 0 0/0 -1 0/0 0 8 (or each row on a line of its own), 0 for an empty cell, -1 for a hole
read-example-two = for example, a sliding puzzle with its one blank: 1 2 3/4 0 5/6 7 8; or a Hidato, with its name before it: hidato 1 0 3/0 5 0/7 8 9
read-example-game-id = for example, a game ID, width first: 3x3:1,2,3,4,0,5,7,8,6
read-example-size-line = for example, a size line and as many rows of as many numbers: 3/1 2 3/4 0 5/7 8 6, each on a line of its own
read-example-goal = for example, with a goal, a line for each of: start/1 2 3/4 0 5/7 8 6/goal snail
read-example-letters = for example, a digit or a letter for each tile: 51739264AB8CDE0F
read-example-digits = for example, a digit for each tile, 0 for the blank: 123/506/478 (or each row on a line of its own)
read-example-nine-digits = for example, nine digits for a 3×3 board: 123405786
read-example-moves = for example, moves of the blank from its corner of a 4×4 board: ULDLUR

## Searches and presets

# Searches, in a sentence.
plan-shortest = shortest solution
plan-ida = iterative deepening
plan-best-first = best-first
plan-anytime = beam and iterative deepening
plan-breadth-first = breadth-first
plan-depth-first = depth-first
# $search is one of the searches before; $weight is a number such as 1.5.
plan-weighted = { $search } with { $weight } · h
plan-to-depth = { $search } to depth { $depth }
plan-no-visited = { $search }, no visited set
# $order are the letters of the four ways of the blank: URDL.
plan-order = { $search }, children in the order { $order }
plan-ties-newest = { $search }, equal ĉ: newest first
plan-ties-oldest = { $search }, equal ĉ: oldest first
plan-bad-order = an order of children has each of the letters U, L, D and R once, such as URDL
# $name is that of a published search, such as Roni.
plan-published = { $name }, as published
plan-published-course = Course, as published
# A search and its bound, or `blind`.
plan-title = { $search }, { $bound }
plan-blind = blind
plan-no-bound = none
# Bounds, in a sentence.
plan-bound-with-blank = misplaced cells with the blank
plan-bound-anytime = linear conflict, then pattern databases
plan-bound-crossings = tiles that must cross each line between rows or columns
# Published searches: the name in a sentence; .words is the search in a comparison, .about says what
# it does and what it counts.
plan-course = Course
    .words = The course’s search
    .about = ĉ = g + misplaced tiles, no reversal, each state expanded once, ties to the newest
plan-roni = Roni
    .words = Roni’s program
    .about = ĉ = g + misplaced tiles, no reversal, no visited set, ties as a binary heap gives them; counts every child made
plan-handoyo = Handoyo
    .words = Handoyo’s program
    .about = ĉ = g + misplaced tiles, a state generated before is dropped, ties to the newest, at times not the shortest; counts the root and every node kept
plan-rahardjo = Rahardjo
    .words = Rahardjo’s program
    .about = misplaced cells with the blank, then depth: greedy, not the shortest; counts every node taken from the queue
plan-lcsearch = LCSearch
    .words = LCSearch, pseudo-code
    .about = the 8-puzzle page's pseudo-code: ĉ = g + misplaced tiles, reversals made, no visited set, ties as a heap gives them; ends when the goal is made
plan-lcsearch-program = LCSearch program
    .words = LCSearch, program
    .about = the 8-puzzle page's C++ program: as lcsearch, but it ends when the goal is taken from the queue
# Why a search does not go with a board; a capital is put before. $search and $bound are as above, $size
# is `5×5`, $other another search or bound.
plan-misfit-cells = { $search } keeps boards of at most { $most } cells and this board has { $cells }; choose the shortest solution or iterative deepening
plan-misfit-bound = { $bound } is for boards of at most { $sides } rows and columns and this board is { $size }; choose another bound, such as { $other }
plan-misfit-pattern-db = { $bound } can be chosen only for boards of 4 rows and 4 columns, and this board is { $size }; choose another bound, such as { $other }
plan-misfit-queue-bound = best-first with { $bound } is for boards of at most { $sides } rows and columns and this board is { $size }; choose another bound, such as { $other }
# The bound of a person, in a sentence; it is an expression.
plan-own-bound = your own bound “{ $bound }”
plan-misfit-path = { $bound } uses g, the moves so far, and a search with a queue does not keep them with a board; choose another bound or { $other }
plan-misfit-multi-size = for multi-tile moves, boards of more than { $sides } rows or columns have only the anytime search, and this board is { $size }; choose that search, or single-tile moves
plan-misfit-multi-search = { $search } makes only single-tile moves on this board; for multi-tile moves choose { $other }
plan-misfit-multi-bound = { $bound } is only for single-tile moves; for multi-tile moves choose { $other }
plan-anytime-search = the anytime search
plan-misfit-tree = { $search } is several searches at once, on several threads, and has no single tree; choose another, such as { $other }
# Faults of a file of settings.
plan-bad-weight = a weight is a number from 0 to 10
plan-bad-preset = no published search has this name
# What a node of the tree is, in a word: in the tips of a picture of the tree and in a comparison.
search-state-live = live
search-state-e-node = e-node
search-state-expanded = expanded
search-state-goal = goal
# $why is one of the next texts.
search-state-dead = dead: { $why }
search-state-duplicate = duplicate
# Its cost is over the bound.
search-state-bound = bound
# A limit ended the search.
search-state-limit = limit
search-state-depth = depth
search-state-contradiction = contradiction
search-state-restart = restart
search-state-handed-over = handed-over
# In the tip of a node.
search-duplicate-of = a duplicate of node { $node }
# In the tip of a mark that stands for nodes that are not drawn.
search-folded = folded
# $shown is $count with groups of digits.
search-folded-nodes = { $count ->
    [one] 1 node
   *[other] { $shown } nodes
}
# $node is a number, $state a word as above. What the node costs may follow.
search-node-tip = node { $node }, { $state }
# Below the whole tree, for Graphviz: what stands in a node.
search-about-figures = Each node has its number and, after the colon, ĉ = g + h: the cost of the moves so far, g, plus what the search counts for those still to come, h (its bound, times the weight if there is one; 0 in a blind search).
# A second line there.
search-about-order = “exp. 3” is below the node that was expanded third.

## Own bounds: what all boards of 3×3 say

bound-admissible = Admissible: on all { $boards } boards of 3×3 h is at most the true distance.
bound-not-admissible = Not admissible: on { $count } of the { $boards } boards of 3×3 h is more than the true distance.
bound-consistent = Consistent: no move lowers h by more than 1.
bound-not-consistent = Not consistent: along { $count ->
    [one] 1 move
   *[other] { $count } moves
} h falls by more than 1.
bound-too-high = Here h is { $h }, and the true distance is { $distance }:
bound-too-high-after = Here h is { $h } after { $g ->
    [one] 1 move
   *[other] { $g } moves
}, and the true distance is { $distance }:
bound-drop = Here one move lowers h from { $before } to { $after }:
bound-drop-after = Here one move lowers h from { $before } to { $after }, after { $g ->
    [one] 1 move
   *[other] { $g } moves
}:
bound-rounded = On { $count } of the { $boards } boards the value is not a whole number from 0 to 255. There h is the value rounded down, at least 0 and at most 255, or 0 where the value is infinite or not a number.
bound-rounded-here = { $g ->
    [0] Here
    [one] Here, after 1 move,
   *[other] Here, after { $g } moves,
} the value is { $value }, and h is { $h }:
bound-rounded-no-number = { $g ->
    [0] Here
    [one] Here, after 1 move,
   *[other] Here, after { $g } moves,
} the value is not a number or infinite, and h is { $h }:
bound-proof-open = Larger boards were not checked, so a search with this bound never calls its solution proved.
bound-proof-none = A search with this bound may find a solution that is not a shortest one.
# Heads and first words of a narrow table: on how many boards the own bound is more, or less.
bound-head-bound = bound
bound-head-average = average
bound-head-more = more on
    .hint = On how many of the boards this bound is more, or less, than the other one
bound-head-less = less on
bound-row-own = this bound
bound-row-true = true distance
bound-names-board = Of the board:
bound-names-tile = Of a tile, inside of sum(…), with size:
bound-names-functions = Functions:
bound-names-operators = Operators: + - * / % (remainder), < <= > >= == != (1 if it is so, else 0), and, or

## The history of an anytime search

# The columns of a table.
history-after = after
history-best = best
history-bound = at least
history-gap = gap
    .figure = { $gap } ({ $percent } %)
history-left-out = The table shows { $shown } of { $all } changes.

## Solutions, outcomes, limits

outcome-making-tables = Preparing tables, { $percent } %
outcome-making-larger-tables = A hard one: preparing larger tables, { $percent } %
outcome-making-puzzle = Making a puzzle, { $percent } %
# What is known of shorter solutions; it follows the number of moves.
outcome-least-proved = the fewest, proved
outcome-least-unknown = not proved the fewest
outcome-least-own = the fewest only if your own bound is a lower bound
outcome-least-bound = at least { $bound } are needed
# $moves is `12 moves`, $least one of the three texts before.
outcome-length = { $moves }, { $least }
outcome-memory-used-up = The limit of { $mebibytes } MiB of memory is reached.
outcome-nodes-used-up = The limit on nodes is reached.
outcome-time-used-up = The limit on time is reached.
outcome-depth-used-up = Every path up to the greatest depth was tried.
# $most is as “23 moves”.
outcome-target-reached = The target is reached: a solution of at most { $most }.
outcome-nothing-proved = Nothing is proved about the length.
outcome-needs = A solution needs at least { $moves }.
# $length is `12 moves, the fewest, proved`.
outcome-solved = Solved: { $length }.
outcome-unsolvable = No sequence of moves leads to the goal.
# A sentence follows.
outcome-stopped = Stopped.
outcome-renumbered = Tiles are numbered in the order of the goal, row by row:
outcome-numbering = Tiles are numbered in the goal's order.
outcome-even = { $total } is even, so it can be solved.
outcome-odd = { $total } is odd, so it cannot be solved.
# What the letters of a list of moves mean.
outcome-letters-both = the letters fit both readings; taken as the direction of the blank
outcome-letters-blank = the letters name the direction of the blank
outcome-letters-tile = the letters name the direction of the tile
outcome-letters-numbers = the numbers name the tiles
# $moves is `12 moves`, $wrong says which move cannot be made, $letters is one of the three texts before.
outcome-line-wrong = { $possible } of { $moves } can be made; { $wrong }; { $letters }.
outcome-line-none = No move is needed: the start is the goal.
outcome-line-to-goal = { $moves } to the goal; { $letters }.
outcome-line-past-goal = { $count ->
        [one] 1 legal move
       *[other] { $shown } legal moves
    }; the goal is reached after { $at } and left again; { $letters }.
outcome-line-elsewhere = { $count ->
        [one] 1 legal move; it does not reach the goal
       *[other] { $shown } legal moves; they do not reach the goal
    }; { $letters }.
# Moves that were analysed; $made is `58 moves`, $least is `44 moves`.
analyse-least = { $made }; a shortest solution has { $least }.
# Here $lost is `2 moves`, and $least and $best are numbers.
analyse-best = { $made }; the best known solution has { $best }, and every solution has at least { $least }.
analyse-unknown = { $made }; no solution is known, and every solution has at least { $least }.
analyse-lost = { $count ->
    [one] 1 move lost { $lost }
   *[other] { $shown } moves lost { $lost } altogether
}; all others keep on a shortest way.
    .best = { $count ->
        [one] 1 move lost { $lost }
       *[other] { $shown } moves lost { $lost } altogether
    } against the best known solution.
analyse-none-lost = No move was lost.
# $left is `12 moves`, or, where the least number is not known, `30 to 44`.
analyse-unended = After the last move the goal is still { $left } away.
    .between = After the last move the goal is still { $left } moves away.
# $judged is the number of moves that were judged.
analyse-halted = The analysis was ended after { $judged } of { $made }; what follows is about these { $judged } alone.
    .none = The analysis was ended before the first move was judged.
analyse-between = { $least } to { $best }
analyse-at-least = at least { $least }
analyse-good = good
# $way is the letter or the word of a move.
analyse-loses = loses { $lost }
    .better = loses { $lost }; better: { $way }
analyse-better = better: { $way }
analyse-open = not known
# $shown is the number of solutions; $moves is `44 moves`.
analyse-every = { $count ->
    [one] There is only one shortest solution; it has { $moves }.
   *[other] There are { $shown } shortest solutions; each has { $moves }.
}
analyse-more-than = more than { $most }
analyse-every-large = All shortest solutions are found on boards of at most four rows and columns; this board is larger.
analyse-every-none = There is no solution.
analyse-every-ended = The shortest solutions were not counted to the end.
analyse-every-more = Printed here: { $shown }.
# $looped is how many moves led in circles, $replaced how many parts of the list were replaced.
analyse-shortened = { $made } became { $left }. Moves that led in circles: { $looped }. Parts replaced by shorter ones: { $replaced }.
analyse-not-shortened = { $made }: no part of this list can be shortened.
# A goal that is none of the usual ones.
outcome-own-goal = own
# $way is `left`.
outcome-slide = tile { $tile } { $way }
outcome-step = tile { $tile } goes { $way }
outcome-shift = tiles { $tiles } go { $way }

## Tree and what happened to a node, sliding tiles

# Why a node became the E-node. $least is one of the texts `tree-least-…`.
tree-new-iteration = A new iteration begins with the root, because no node of the last iteration is live.
tree-only-live = It was the only live node.
tree-least-f = Least ĉ, { $cost }, of { $live } live nodes
tree-least-h = Least h, { $cost }, of { $live } live nodes
tree-least-h-then-g = Least h + g/1000 of { $live } live nodes
# The nodes that tie with the E-node, within the texts below. $nodes are numbers of nodes.
tree-tied = { $count ->
        [one] node { $nodes }
       *[other] nodes { $nodes }
    }
tree-tied-more = { $more ->
        [one] nodes { $nodes } and one more
       *[other] nodes { $nodes } and { $more } more
    }
tree-tied-many = more than { $count } nodes
tree-because-cost = { $least }.
tree-because-least-h = { $least }; tie with { $nodes }: the lesser h first.
tree-because-newest = { $least }; tie with { $nodes }: the newer first.
tree-because-oldest = { $least }; tie with { $nodes }: the older first.
tree-because-heap = { $least }; tie with { $nodes }: the one that the heap gives first.
tree-because-deeper = Depth-first: the children of the node expanded last go before nodes made earlier.
tree-because-sibling = Depth-first: it was made before its sibling, node { $node }.
tree-because-above = Nodes near the root go before the subtrees below them.
tree-because-reached = Among the waiting subtrees, this is the one in which the iteration before got deepest.
tree-because-reached-cost = Among the waiting subtrees, this is the one in which the iteration before got deepest; tie with node { $node }: the lesser ĉ first.
tree-because-reached-oldest = Among the waiting subtrees, this is the one in which the iteration before got deepest; tie with node { $node }: the older first.
# Why a live node is taken before the next one: a few words in a narrow column.
tree-decided-cost = less ĉ
tree-decided-least-h = same ĉ, less h
tree-decided-newest = same ĉ, newer
tree-decided-oldest = same ĉ, older
tree-decided-heap = same ĉ, as the heap gives it
tree-decided-deeper = a child of a deeper node
tree-decided-sibling = made before its sibling
tree-decided-above = a node of the first moves
tree-decided-reached = the iteration before came deeper below it
# The head of that column.
tree-why-next = why it is taken before the next
# What a node is, in a sentence without its full stop.
tree-state-live = live: generated, and not yet expanded
tree-state-e-node = the E-node: it is being expanded
tree-state-expanded = expanded (expansion { $expansion })
tree-state-goal = the goal
tree-state-duplicate-of = dead: a duplicate of node { $node }, which has the same board
tree-state-duplicate-before = dead: a duplicate of node { $node }, which has the same board and was expanded first, in expansion { $expansion }
tree-state-duplicate = dead: a duplicate
tree-state-bound = dead: ĉ = { $cost } is above the bound, { $bound }
tree-state-incumbent = dead: no better than the incumbent
tree-state-limit = dead: the search ended before its turn
tree-state-depth = dead: it lies at the greatest depth, and is not the goal
# $why is a word of a file that is not translated.
tree-state-dead = dead: { $why }
# $state is one of the texts before, $figures `ĉ = 1 + 2 = 3`.
tree-about = { $state }, { $figures }
tree-see-node = See node { $node }
# $way is a letter.
tree-made-by = Made by { $way } from node { $node }
tree-goal-taken = The goal is taken: the search has ended.
tree-ended = The search has ended.
tree-before-first = Before the first expansion: only the root is live.
tree-children = { $count ->
        [one] 1 child
       *[other] { $count } children
    }, as they are made
tree-no-move-back = The move back to the parent is not made: it would only undo the last move.
tree-left-out = Left out: { $moves }. Another way, with no more moves, leads to the same board.
# Why the tree ends before the search; it follows `The tree stops here: 12 nodes are recorded`.
tree-cut-full = and the search went on
tree-cut-threads = and the search went on with several threads at once, whose order cannot be shown in a single tree
tree-cut-deep = and the search went on deeper
tree-cut-tables = and the search went on with larger tables
tree-cut-met = and the search went on with a table of the boards that it has met
tree-cut-growing = and more are being recorded

## Tree and what happened to a node, Hidato

# What led to a node, to stand alone or before a cost.
tree-hidato-root = the root
tree-hidato-restart = a restart
# A guess that is taken back: the number is not in this cell. The other one is hidato-number-at.
tree-hidato-not-at = { $number } not at { $cell }
# The same in as few letters as possible: r is for row and c for column.
tree-hidato-short = { $number } at r{ $row }c{ $col }
tree-hidato-short-not = { $number } not r{ $row }c{ $col }
# The cost of a node. The slack is how many steps more than needed there are.
tree-hidato-slack = slack { $steps }
# $distance is a number with its decimal mark.
tree-hidato-distance = distance { $distance }
tree-hidato-out-of-reach = out of reach
# Below the whole tree, for Graphviz; $about is one of the following texts.
tree-hidato-about-figures = Each node has its number and, after the colon, its cost. { $about }.
tree-hidato-about-slack = Slack is the steps to spare: the steps available up to the nearest numbers on the board, minus the steps that are needed
tree-hidato-about-slack-next = Slack is the steps to spare: the steps available up to the next given, minus the steps that are needed
tree-hidato-about-euclid = From the number just placed to the next given, in a straight line
tree-hidato-about-steps = The fewest steps from the number just placed to the next given
# $parts say how many numbers each rule placed, divided by commas.
tree-hidato-placed-by-rules = Placed here by the rules: { $parts }.
# How many numbers stand on the board, of how many.
tree-hidato-placed = { $placed } of { $count } placed
# What a node is. These texts follow “Node 3:” and a guess; a capital and a full stop are added where they stand alone.
tree-hidato-live-turn = live: its turn has not come
# $number counts the expansions.
tree-hidato-expanded = expanded (expansion { $number })
tree-hidato-solution = a solution
tree-hidato-another-solution = another solution
tree-hidato-dead-again = dead: the solution of node { $node } is met again
tree-hidato-dead-restart = dead: the search began again at the root before its turn
tree-hidato-handed-over = handed over: clause learning goes on from here, and has no tree
tree-hidato-dead-bound = dead: the next given is more steps away than there are numbers up to it
tree-hidato-taken-back = All guesses were taken back. What was known without them still holds.
tree-hidato-again = It is node { $node } again
tree-hidato-made-from = Generated from node { $node }
# The titles of two lists of guesses.
tree-hidato-guesses-stand = Guesses that stand, the latest first
tree-hidato-guesses-failed = Guesses that failed, the latest first
# $guesses are guesses divided by semicolons.
tree-hidato-guesses-more = { $guesses }; and { $count } before
tree-hidato-rules-alone = The rules, trials among them, place every number: no guess is needed.
tree-hidato-ends-at-root = The search ends at its root.
tree-hidato-ended-solution = The search has ended. Its first solution:
tree-hidato-ended = The search has ended.
# $why is one of the texts below that begin with why.
tree-hidato-first-of-live = First of { $live } live nodes; before node { $next }: { $why }.
# The title above the children of a node.
tree-hidato-guess-children = The guess, and the same without it
# $shown is $count without groups of digits.
tree-hidato-children = { $count ->
    [one] 1 child, as it is generated
   *[other] { $shown } children, as they are generated
}
tree-hidato-why-less-slack = less slack
tree-hidato-why-same-slack = same slack, newer
tree-hidato-why-less-distance = less distance
tree-hidato-why-same-distance = same distance, newer
tree-hidato-why-deeper = the other side of a later guess
tree-hidato-why-sibling = the guess goes first
# The head of a column.
tree-hidato-column = what it is, and why it is taken before the next

## Pseudo-code

# The lines of a search as pseudo-code, at most 46 letters with an indent of two for each block.
# E, x, V, B, N, v and c are names of variables. $who is E or x.
code-first-bound = B ← ĉ(root)
code-repeat = repeat:
code-root = the root is live
code-root-no-states = the root is live; V is empty
code-root-state = the root is live; V has its state
code-root-least = the root is live; N ← ∞
code-root-path = the empty path is live
code-while = while there are live nodes:
code-take-newest = E ← live node, least ĉ, then newest
code-take-oldest = E ← live node, least ĉ, then oldest
code-take-least-h = E ← live node, least ĉ, then least h
code-take-heap = E ← live node, least ĉ, by the heap
code-take-h = E ← live node, least h
code-take-key = E ← live node, least key, by the heap
code-take-first = E ← the oldest live node
code-take-deepest = E ← deepest live node, first child
code-take-waiting = E ← deepest live node; waiting nodes last
code-take-nearest = E ← live node, least distance, then newest
code-take-slack = E ← live node, least slack, then newest
# $test is one of the clauses below.
code-if = if { $test }:
code-else-if = else if { $test }:
code-else = else:
code-stop-if = if { $test }: stop
code-stop-solved = if { $test }: stop, solved
code-stop-none = if { $test }: stop, no solution
code-stop-learn = if { $test }: learn clauses
code-known = V has the state of { $who }
code-known-g = V has the state of { $who } with g ≤ g({ $who })
code-known-key = V has { $who } with a smaller key
code-is-goal = { $who } is the goal
code-deepest = g(E) = { $depth }
code-beyond = ĉ(x) > B
code-no-next = N = ∞
code-contradiction = a rule finds a contradiction
code-complete = every number has a cell
code-second = it is the second solution
code-first = one solution is enough
code-much-work = much work is done
code-out-of-reach = the next given is out of reach
code-dead-duplicate = { $who } is dead: a duplicate
code-dead-depth = { $who } is dead: too deep
code-dead-bound = { $who } is dead; N ← min(N, ĉ({ $who }))
code-dead-contradiction = { $who } is dead: a contradiction
code-dead-out-of-reach = { $who } is dead: out of reach
code-remember = put the state of { $who } into V
code-remember-g = put the state and g of { $who } into V
code-remember-key = put the state and key of { $who } into V
code-for = for each child x of E:
code-for-no-move-back = for each child x of E, no move back:
# $order is an order of children: URDL.
code-for-order = for each child x of E ({ $order }):
code-for-order-no-move-back = for each child x ({ $order }), no move back:
code-for-not-left-out = for each child x that is not left out:
code-for-guess = for both children x, v in c or not in c:
code-for-cells = for each cell that fits, child x:
code-cost = ĉ(x) ← g(x) + h(x)
# $weight is a number such as 1.5.
code-cost-weighted = ĉ(x) ← g(x) + ⌊{ $weight } · h(x)⌋
code-key-h = key(x) ← h(x)
code-key = key(x) ← h(x) + g(x) / 1000
code-push = x is live
code-next-bound = B ← N
code-propagate = place the numbers that the rules force
code-restart-if = if too many died: begin again at the root
code-guide-if = if local search succeeds: begin again
code-keep = keep E as a solution, if it is new
code-choose = choose a number v and a cell c for it
code-stuck = stop: a guess is not allowed
code-stop = stop: no solution
# $shown is $depth without groups of digits.
code-stop-within = stop: no solution within { $depth ->
    [one] 1 move
   *[other] { $shown } moves
}
code-stop-no-other = stop: no further solution
# The variables at a line. $node is the number of a node, $about its cost.
code-live = Live nodes
code-node = node { $node }
code-node-with = node { $node }, { $about }
code-holds = The condition holds.
code-fails = The condition does not hold.
code-halted = A limit or Stop ended the search here.
code-cut = The search went on, but the recorded tree ends here.

## Comparisons

# Searches in a list, each with a capital; what follows is told after it, with commas between.
compare-shortest = Shortest
compare-anytime = Anytime
compare-breadth-first = Breadth-first
compare-depth-first = Depth-first
compare-deepening = Deepening
compare-best-first = Best-first
compare-strongest-bound = strongest bound
compare-weight = weight { $weight }
compare-newest-first = newest first
compare-oldest-first = oldest first
compare-to-depth = to depth { $depth }
compare-no-visited = no visited set
compare-order = children { $order }
# A typed name of a search; the words in brackets are typed, too.
compare-no-search = no search is called “{ $name }”; there are shortest, anytime, ida, best-first, bfs, dfs and the presets { $presets }
compare-no-search-of-either = { $error }; for a Hidato propagate, rules and fauzia
compare-no-search-of-hidato = no search is called “{ $name }”; for a Hidato there are propagate, rules and fauzia
compare-bad-expression = in { $word }, { $error }
compare-twice = { $name } says one thing in two ways; say it once
compare-word-best-first = { $word } means nothing to { $search }: name a bound ({ $bounds }), write one as an expression, name a weight (1.5), a rule ({ $ties }), an order of children ({ $order }) or { $skip }
compare-word-ida = { $word } means nothing to { $search }: name a bound ({ $bounds }), write one as an expression, or name a weight (1.5)
compare-word-bfs = { $word } means nothing to { $search }: say { $skip }, or name an order of children ({ $order })
compare-word-dfs = { $word } means nothing to { $search }: say the greatest depth (30) or { $skip }, or name an order of children ({ $order })
compare-word-alone = { $word } means nothing to { $search }, which takes nothing after its name
compare-word-propagate = { $word } means nothing to { $search }: say { $first } (end at the first solution) or { $skip }
compare-word-rules = { $word } means nothing to { $search }: name the hardest rule ({ $rules })
compare-word-fauzia = { $word } means nothing to { $search }: say { $filter } (drop what cannot reach the next given), or name a cost ({ $cost } or { $other })
# Searches of Hidato in a list.
compare-first-solution = first solution
compare-no-learning = no clause learning
compare-rules-alone = Rules alone
# $rule is the typed name of a rule.
compare-rules-up-to = Rules, up to { $rule ->
        [only-number] only number
        [link] link
        [region] region
       *[chain] chain
    }
compare-fauzia = Fauzia’s program
compare-chebyshev = Chebyshev distance
compare-slack = slack
compare-filter = filter
# What such a search does, in a sentence without its full stop. $learns is yes or no.
compare-about-first = { $learns ->
        [no] Branch and bound with propagation, up to the first solution; it never hands over to clause learning
       *[yes] Branch and bound with propagation, up to the first solution
    }
compare-about-proof = { $learns ->
        [no] Branch and bound with propagation, up to the proof that the solution is the only one, or to a second; it never hands over to clause learning
       *[yes] Branch and bound with propagation, up to the proof that the solution is the only one, or to a second
    }
compare-about-rules = All the rules, with trials, and no guess: the search ends where a guess would be needed
compare-about-rules-up-to = The rules up to the { $rule ->
        [only-number] only number
        [link] link
        [region] region
       *[chain] chain
    } rule, and no guess: the search ends where these rules find nothing more
# $cost is euclid, chebyshev or slack, $filters yes or no.
compare-about-fauzia = A variant that the published paper suggests: { $cost ->
        [chebyshev] the fewest steps to the next given (Chebyshev distance, in a Numbrix Manhattan distance)
        [slack] the fewest steps to spare up to the next given
       *[euclid] the least Euclidean distance to the next given
    } first{ $filters ->
        [yes] ; children that cannot reach the next given are not queued
       *[no] {""}
    }
# The result of a search in a narrow column: the longest one should have 10 letters.
compare-one = one
compare-several = several
compare-none = none
compare-found = found
compare-placed = { $placed } of { $empty }
# The same in a sentence without its full stop. $halt says what ended the search.
compare-only-one = one solution, proved the only one
compare-more-than-one = several solutions
compare-proved-none = no solution, proved
compare-no-look-for-others = a solution, and no look for others
compare-guess-needed = { $placed ->
    [one] 1 number
   *[other] { $placed } numbers
} placed; a guess is needed
compare-solution-before-proof = a solution; { $halt ->
        [nodes] no nodes left
        [memory] no memory left
        [time] no time left
        [depth] nothing left within the depth
       *[stopped] stopped
    } before the proof
compare-before-solution = { $halt ->
        [nodes] no nodes left
        [memory] no memory left
        [time] no time left
        [depth] nothing left within the depth
       *[stopped] stopped
    } before a solution
# What ended a search, in a narrow column.
compare-ended-nodes = nodes
compare-ended-memory = memory
compare-ended-time = time
compare-ended-depth = depth
compare-ended-stopped = stopped
compare-ended-unsolvable = unsolvable
compare-ended-solved = solved

## Reports

## Pictures and sheets

picture-title-sliding = { $tiles }-puzzle, { $size }
# $family is Hidato, Numbrix or Hexagonal Hidato.
picture-title-hidato = { $family }, { $size }
picture-start = Start
picture-step-sliding = Step { $step } of { $all }: { $letter }, tile { $tile }
# $letters are such as L2: the way of the blank, and how many cells it goes.
picture-step-shift = Step { $step } of { $all }: { $letters }, tiles { $tiles }
picture-step-hidato = Step { $step } of { $all }: number { $number }
picture-length = Solution
picture-expanded = Nodes expanded
picture-generated = Nodes generated
picture-time = Time of the search
picture-first = First
picture-previous = Previous
picture-play = Play
picture-pause = Pause
picture-next = Next
picture-last = Last
picture-slider = Step
# The rules, below the title of a sheet.
picture-rule-hidato = Hidato: each number touches the next one, at a side or at a corner.
picture-rule-numbrix = Numbrix: each number touches the next one, at a side.
picture-rule-hexagonal = Hexagonal Hidato: each number touches the next one, at a side.
picture-solutions = { $title }: solutions
# In the legend of a tree, beside the mark that stands for a folded part.
picture-legend-folded = nodes that are not drawn
picture-letters = The letters are the ways of the blank: U up, L left, D down, R right.
picture-letters-several = A number after a letter says how many cells the blank goes.
# In a page whose reader allows no scripts; a picture of the start follows.
picture-no-script = Scripts are switched off here, so the solution does not play. This is the start.
picture-no-solution = no solution
picture-not-found = no solution found in time
picture-one-solution = the only solution
picture-one-of-several = one of several solutions
picture-a-solution = a solution, not proved the only one
# The kind of the puzzle and its goal on one line.
picture-with-goal = { $title }, goal { $goal }
picture-page = page { $page } of { $count }

export-svg = The picture cannot be drawn: { $error }.
export-size = The picture is too large; choose a smaller width.
export-unreadable = The tree is too large for this page: its text would be { $size } points high, and text below { $least } points cannot be read. Save it as SVG, or show less of it.
export-tree-size = The tree is too large for a picture of pixels. Save it as SVG, or show less of it.
export-gif = The animated picture cannot be written: { $error }.
export-png = The picture cannot be written: { $error }.
export-pdf = The pages cannot be written: { $error }.

export-stopped = Stopped: { $file } is not written.
export-one-puzzle = --to { $file } holds one puzzle; name one, or a file that ends with .pdf.
export-no-such-step = The solution has { $count ->
    [one] 1 step
   *[other] { $count } steps
}; there is no step { $step }.
export-no-film = There is no solution to show.
export-no-film-complete = This puzzle is complete already: there are no steps to show.
export-no-film-yet = There is no solution to show: the search ended before it found one.
export-no-tree = There is no tree to show: nothing was searched.
    .unsolvable = There is no tree to show: this board cannot be solved, so nothing was searched.
# The title of a sheet with several puzzles.
export-title = Puzzles
export-written = { $file } is written.
# $letters are letters divided by commas.
export-left-out = The font of PDF pages does not have these letters of the title, and draws a box for each: { $letters }
# $name is `15-puzzle` or `Hidato`, $size `4×4`.
report-title = { $name }, { $size }: report
report-name = { $tiles }-puzzle
report-title-of-several = Report on { $count } puzzles
report-which = Puzzle { $number } of { $count }
report-author = Name
report-student-id = Student number
report-puzzle-file = Puzzle file
# The name of a report's file, without its extension; $name is that of the puzzle's file.
report-file = report
report-file-of = { $name }-report
report-goal = Goal
report-verdict = Can the goal be reached?
report-kurang = Kurang(i) is the number of tiles j < i that stand after tile i.
report-own-order = The goal has an order of its own, so each tile counts by the number of its cell in the goal.
# Heads of a table, of at most 8 letters, and the name of the blank in it.
report-tile = Tile
report-number = Number
report-blank = blank
report-x-odd = X = { $x } (the blank is an odd number of steps from its goal cell)
report-x-even = X = { $x } (the blank is an even number of steps from its goal cell)
report-total-even = ΣKurang(i) + X = { $sum } + { $x } = { $total }, even: the goal can be reached.
report-total-odd = ΣKurang(i) + X = { $sum } + { $x } = { $total }, odd: the goal cannot be reached. No search is made.
report-solution = Solution
report-start-is-goal = The start is the goal.
# $moves is `12 moves`.
report-length-proved = { $moves }, the fewest, proved.
report-length-unknown = { $moves }, not proved the fewest.
report-length-bound = { $moves }, at least { $bound } are needed.
report-not-solved-nodes = Not solved: the limit on nodes is reached.
report-not-solved-memory = Not solved: the limit on memory is reached.
report-not-solved-time = Not solved: the limit on time is reached.
report-not-solved-depth = Not solved: every path up to the greatest depth was tried.
report-not-solved-stopped = Not solved: the search was stopped.
# $blank and $way are ways such as `left`.
report-step = Step { $number }: the blank goes { $blank } (tile { $tile } goes { $way }).
# A step below its board; $letter is the way of the blank.
report-step-short = { $number }. { $letter }, tile { $tile }
report-shift = Step { $number }: { $shift }.
report-shift-short = { $number }. { $letters }
report-search = Search
# The head of the column with the names of the figures.
report-figure = Figure
report-algorithm = Algorithm
report-lower-bound = Lower bound
    .own = Own bound h
# A row of the table of figures: which of several nodes of equal ĉ the search takes.
report-ties = Nodes of equal ĉ
    .cost = Nodes of equal cost
report-ties-least-h = the one with the least h first, then the newest
    .weighted = the one with the least weighted h first, then the newest
report-ties-newest = the newest first (LIFO)
report-ties-oldest = the oldest first (FIFO)
report-ties-heap = as a binary heap gives them
report-ties-heap-less = as a binary heap gives them if equal keys count as less
report-order = Children in the order
# What ĉ is in this search. The table above names the lower bound.
report-cost = { $formula }: g is the number of moves from the start to the node, and h is the lower bound above on the moves still to come.
    .own = { $formula }: g is the number of moves from the start to the node, and h is the value of the expression above.
report-cost-h-then-g = This search takes the node with the least h and, of several, the one with the least g: g is the number of moves from the start to the node, and h is the number above.
report-letters = The letters name the way of the blank: U is up, D is down, L is left, R is right.
report-live = Live nodes at most
report-path = Nodes of the longest path
report-probes = Values probed
report-time = Time without input and output
report-tables-time = Time to make the bound's tables
# Times of a report; shorter ones are written as in the window.
report-seconds = { $time } s
report-minutes = { $minutes } min { $seconds } s
# $name is a person's, whose program this is.
report-counted = The nodes are counted as { $name }'s program counts them.
report-of-this-search = The nodes are those of this search. The course's search (least cost, misplaced tiles) has figures of its own.
report-history = The search over time
report-history-about = The best solution and the lower bound on the number of moves, each time one of them became better. The gap is their difference, also as a percentage of the best solution.
report-tree = The state-space tree
# $iteration is `yes` if the search went in iterations and this is the tree of its last one.
report-tree-whole = { $iteration ->
    [yes] The whole tree of the last iteration; number of nodes: { $all }.
   *[no] The whole tree; number of nodes: { $all }.
}
report-tree-part = { $iteration ->
    [yes] The tree of the last iteration down to level { $depth }: { $shown } of its { $all } nodes. The number below a node says how many are below it.
   *[no] The tree down to level { $depth }: { $shown } of the { $all } nodes. The number below a node says how many are below it.
}
report-tree-less = Level { $wanted } was asked for; the letters of a deeper tree would be too small for a page of A4.
report-hidato-puzzle = The puzzle
report-hidato-given-hidato = { $count ->
    [one] 1 cell takes the number 1
   *[other] { $cells } cells take the numbers 1 to { $cells }
}, of which { $givens ->
    [one] 1 is given
   *[other] { $given } are given
}. Each number touches the next one at a side or a corner.
report-hidato-given-numbrix = { $count ->
    [one] 1 cell takes the number 1
   *[other] { $cells } cells take the numbers 1 to { $cells }
}, of which { $givens ->
    [one] 1 is given
   *[other] { $given } are given
}. Each number touches the next one at a side.
report-hidato-given-hexagonal = { $count ->
    [one] 1 hexagon takes the number 1
   *[other] { $cells } hexagons take the numbers 1 to { $cells }
}, of which { $givens ->
    [one] 1 is given
   *[other] { $given } are given
}. Each number touches the next one at a side.
# $shown is $count without groups of digits.
report-hidato-edges = { $count ->
    [one] One edge joins two cells: their numbers follow each other.
   *[other] { $shown } edges join two cells each: the numbers of both follow each other.
}
report-hidato-count = How many solutions are there?
report-hidato-solution = The solution
report-hidato-another = Another solution
report-hidato-steps = The steps
# $text is a sentence without its full stop.
report-hidato-step = Step { $number }: { $text }.

## Practice

# The kinds of question, in a list.
practice-kind-kurang = Kurang(i) of a tile
practice-kind-x = X
practice-kind-verdict = ΣKurang + X and the verdict
practice-kind-cost = ĉ of a child
practice-kind-next = The next E-node
practice-kind-fates = Which children die, and why
practice-kind-live = The live nodes after an expansion
practice-kind-next-bound = The bound of the next iteration
practice-kind-trust = Whether h can be trusted here
practice-kind-dominance = Which of two h dominates
practice-kind-settled = Hidato: what is settled, and by which rule
practice-kind-candidates = Hidato: which cells may hold a number
practice-kind-guess = Hidato: what a guess contradicts
practice-bad-level = there is no such level; expected 1 to 5
# Why a question cannot be asked at a place, after a colon.
practice-unasked-family = it asks about another kind of puzzle: { $family }
practice-unasked-tile = the board has no such tile; for the blank write `kurang blank`
practice-unasked-tree = it asks about a search, so the step must show the tree
practice-unasked-best-first = it needs best-first search with its visited set and without a weight
practice-unasked-deepening = it needs iterative deepening (ida) without a weight: “Iterative deepening” in the Search menu, not “Shortest”
practice-unasked-beginning = no node is expanded yet, and the root alone is live
practice-unasked-ended = the search has ended
practice-unasked-few-live = fewer than two nodes are live
practice-unasked-twins = two nodes have the same board, so there is no clear answer
practice-unasked-nothing-dies = no child of the E-node dies
practice-unasked-no-children = the E-node has no child
practice-unasked-no-child-of = the E-node has no child by the move { $way }
practice-unasked-iteration = no iteration ends here with another one after it
practice-unasked-moment = the search from this board has no moment that fits
practice-unasked-goal = the board is the goal already
practice-unasked-fewest = the fewest moves to the goal are not known
practice-unasked-bound = the bound does not fit the size of the board
practice-unasked-faults = the board has faults, so it has no solution
practice-unasked-settled = neither of the two rules settles a number here
practice-unasked-candidates = no missing number has enough cells within reach
practice-unasked-guess = no guess was found that leaves a number without a cell
practice-unasked-met = each such question was asked already
practice-unasked-none = none was found
# What becomes of a child of the E-node.
practice-fate-reversal = reversal
# How one types an answer. The words in backquotes are typed as they stand.
practice-hint-judged = a whole number, then `yes` or `no`: `12 yes`
practice-hint-node = the number of a node
practice-hint-nodes = numbers of nodes in order: `4 2 3`
practice-hint-fates = each move with `live`, `bound`, `reversal` or `duplicate`: `U live D bound`
    .deepening = each move with `live`, `bound` or `reversal`: `U live D bound`
    .unbound = each move with `live`, `reversal` or `duplicate`: `U live D duplicate`
# What is wrong with a typed answer. $wanted is one of the texts practice-wanted-….
practice-answer-ends = character { $column }: the answer ends here; expected { $wanted }
practice-answer-fault = character { $column }: “{ $found }”; expected { $wanted }
# The number $found was typed as that of a node.
practice-answer-no-node = “{ $found }”: this tree has no such node
practice-answer-not-live = “{ $found }”: no live node of this tree has this number
practice-wanted-number = a whole number
practice-wanted-yes-or-no = yes or no
practice-wanted-node = the number of a node that is asked about
practice-wanted-move = a move: { $moves }
practice-wanted-fate = live, bound, reversal or duplicate
    .deepening = live, bound or reversal
    .unbound = live, reversal or duplicate
practice-wanted-once = each node and each move once
practice-wanted-cell-once = each cell once
practice-wanted-asked = an answer to the question that is asked
practice-wanted-end = the end of the answer
practice-other-form = This answer does not have the form that the question asks for.
# The questions.
practice-asked-kurang = What is Kurang({ $tile })?
practice-asked-kurang-numbered = Tile { $tile } counts as { $number }. What is Kurang({ $number })?
practice-asked-kurang-blank = What is Kurang of the blank, which counts as { $number }?
practice-asked-x = What is X?
practice-asked-verdict = What is ΣKurang + X, and can the goal be reached?
practice-renumbered = With this goal each tile counts as the number of its goal cell.
practice-blank-first = With this goal the blank counts as 0, so it is smaller than every tile.
practice-search-newest = Best-first search, h is { $bound }; of nodes with the same ĉ the newest goes first.
practice-search-oldest = Best-first search, h is { $bound }; of nodes with the same ĉ the oldest goes first.
practice-search-deepening = Iterative deepening, h is { $bound }; the bound of this iteration is { $most }.
practice-asked-cost = The E-node is node { $node }. What is ĉ of the child that { $way } makes?
practice-asked-next = { $count ->
    [one] 1 node is expanded. Which live node is the next E-node?
   *[other] { $count } nodes are expanded. Which live node is the next E-node?
}
practice-asked-fates = The E-node is node { $node }. What becomes of the child of each move?
practice-asked-live = Node { $node } has just been expanded. Which nodes are live now, in the order in which they are taken?
# A node of a recorded search on one line. $cost is such as g + h = 1 + 2 = 3, $board its rows.
practice-node = Node { $node }: { $way } from node { $parent }, { $cost }; { $board }
practice-root = Node { $node }: the root, { $cost }; { $board }
practice-line-dead = { $line } (dead)
practice-line-e-node = { $line } (E-node)
practice-line-expanded = { $line } (expanded)
# The keys, and what is wrong with other answers.
# $tile is a number, or one of the next two texts; $smaller are several, divided by commas.
practice-kurang-tile = tile { $tile } (counts as { $number })
practice-kurang-hole = the blank (counts as { $number })
practice-kurang-key = { $count ->
    [one] One smaller number stands after { $tile }: { $smaller }. Kurang({ $number }) = 1.
   *[other] { $count } smaller numbers stand after { $tile }: { $smaller }. Kurang({ $number }) = { $count }.
}
practice-kurang-none = No smaller number stands after { $tile }. Kurang({ $number }) = 0.
practice-kurang-blank = The blank counts as { $blank }, so it is not smaller than { $tile }.
practice-kurang-before = { $count } counts the smaller numbers before { $tile }. Kurang counts those after it.
practice-kurang-greater = { $count } counts the greater numbers after { $tile }. Kurang counts the smaller ones.
practice-kurang-many = { $found } is too many: Kurang({ $number }) counts only smaller numbers that stand after { $tile }.
practice-kurang-few = { $found } is too few: some smaller number after { $tile } is not counted.
practice-x-odd = { $steps ->
    [one] The blank is 1 step from its goal cell, an odd number. X = 1.
   *[other] The blank is { $steps } steps from its goal cell, an odd number. X = 1.
}
practice-x-even = The blank is { $steps } steps from its goal cell, an even number. X = 0.
practice-x-other = The steps of the blank to its goal cell decide: X is 1 if their number is odd, else 0.
practice-x-range = X is never { $found }: it is 0 or 1.
practice-verdict-sum = ΣKurang + X = ({ $terms }) + { $x } = { $sum } + { $x } = { $total }. The numbers in brackets are Kurang({ $least }) to Kurang({ $most }).
practice-verdict-even = { $total } is even, so the goal can be reached.
practice-verdict-odd = { $total } is odd, so the goal cannot be reached.
practice-verdict-without-x = { $sum } is ΣKurang alone: X is missing.
practice-verdict-other = The sum is { $total }, not { $found }.
# After the reason of a wrong answer that has a number, and yes or no: what is right of it.
practice-half-number = The number is right.
practice-half-verdict = Yes or no is right.
practice-half-neither = Yes or no is wrong, too.
practice-cost-key = The child of { $way } has { $sum }.
practice-cost-without-g = { $h } is h alone. The child is { $g ->
    [one] 1 move
   *[other] { $g } moves
} from the root: g = { $g }.
practice-cost-parent-g = The child is one move further from the root than the E-node: g = { $g }.
practice-cost-other = The child's g is { $g }; with h of its board, ĉ is not { $found }.
# $because is a sentence.
practice-next-key = Node { $node }. { $because }
practice-behind-cost = Node { $node } has ĉ = { $cost }; node { $first } has less, { $least }.
practice-behind-newest = Nodes { $node } and { $first } have the same ĉ, { $cost }; node { $first } is newer and goes first.
practice-behind-oldest = Nodes { $node } and { $first } have the same ĉ, { $cost }; node { $first } is older and goes first.
practice-fate-told-reversal = { $way }: dead, because it undoes { $back }, the last move.
practice-fate-told-bound = { $way }: dead by the bound, because { $sum } is above { $most }.
practice-fate-told-duplicate = { $way }: dead, because node { $node } has the same board.
practice-fate-told-live = { $way }: live, { $sum }. Nothing kills it.
practice-fate-told-farther = { $way }: live, { $sum }. Node { $node } has the same board, but a greater g.
practice-live-key = { $count ->
    [one] Live: node { $nodes }.
   *[other] Live, in order: nodes { $nodes }.
}
practice-live-not = Node { $node } is not live: it is expanded.
practice-live-missing = Node { $node } is live too: it is generated and not yet expanded.
practice-hint-choice = the number of one of these lines
practice-hint-cells = row and column of each cell: `1,2 3,1`; `none` if there is none
practice-hint-placed = number, row and column, and `chain` or `only`: `5 1,2 chain`
practice-wanted-choice = a number from 1 to { $most }
practice-wanted-cell = row and column of a cell of this { $dims } board, such as 1,2
practice-wanted-rule = chain or only
practice-asked-next-bound = The iteration has ended without the goal. What is the bound of the next iteration?
practice-node-cut = { $line } (above the bound)
practice-next-bound-key = Of the nodes above the bound { $most }, the least ĉ is { $next }, that of node { $node }. It is the next bound.
practice-next-bound-done = All nodes with ĉ up to { $most } are searched already.
practice-next-bound-least = Node { $node } was cut off with ĉ = { $next }, which is less than { $found }.
practice-next-bound-none = No node that was cut off has ĉ = { $found }.
practice-search-dropped = Best-first search, h is { $bound }; a child dies at once if another node has its board already, expanded or live.
# Ways to estimate the moves to the goal.
practice-measure-with-blank = misplaced tiles, the blank counted too
practice-measure-twice = twice the Manhattan distance
practice-measure-conflict = { $tiles } must make way: { $moves }
# $parts are tiles, or tiles with their figures, such as 3: 2; 5: 1.
practice-measure-told = { $parts }. h = { $h }.
practice-measure-told-tiles = Misplaced: { $parts }. h = { $h }.
practice-measure-told-moves = Moves of each tile: { $parts }. h = { $h }.
practice-measure-told-none = Every tile is at home. h = 0.
practice-measure-told-blank = Misplaced: { $parts }, and the blank. h = { $h }.
practice-measure-told-twice = Moves of each tile: { $parts }, together { $half }. h = 2 · { $half } = { $h }.
practice-asked-trust = h is “{ $measure }”. What is h of this board, and can it be trusted here: is it at most the fewest moves to the goal?
practice-own-rounded = h is the value of “{ $bound }” rounded down, and at least 0.
practice-trust-fewest = Fewest moves: { $fewest } ({ $moves }).
practice-trust-holds = { $h } is at most { $fewest }, so h can be trusted here.
practice-trust-fails = { $h } is more than { $fewest }, so h cannot be trusted here: a search could miss the shortest solution.
practice-trust-other = h is { $h }, not { $found }.
practice-asked-dominance = First h: “{ $first }”. Second h: “{ $second }”. Does one of them dominate on these { $count } boards? It does if it is at least as great on each of them and greater on one.
practice-dominance-one = “{ $name }” dominates “{ $other }”
practice-dominance-neither = neither dominates, and they differ on some board
practice-dominance-same = both are the same on each board
practice-dominance-board = Board { $number }: “{ $a }” { $first }, “{ $b }” { $second }.
practice-dominance-does = One is at least as great on each board, and greater on one: it dominates.
practice-dominance-equal = On no board is it greater, so it does not dominate.
    .never = They are the same on every board.
# Which cells touch, where the board does not show it.
practice-touch-numbrix = This is a Numbrix: cells touch only at sides.
practice-touch-hexagonal = This is a Hexagonal Hidato: the cells are hexagons and touch at their six sides.
# The definition that the answers are marked by; the second sentence follows it in a Numbrix.
practice-reach = A number is within reach of an empty cell if the cell is near enough to the next smaller number on the board, and to the next greater one: the shortest way over empty cells has at most as many steps as the two numbers differ.
practice-reach-parity = For each of these ways, the number of steps and the difference must also both be even or both be odd.
practice-asked-settled = Which number is settled now, where, and by which rule? “chain”: only one cell has the number within reach. “only”: the cell has no other number within reach.
practice-asked-candidates = Which cells have { $number } within reach?
practice-asked-guess = Somebody guesses { $number } at { $cell }. Name a missing number that then has no cell within reach.
practice-settled-chain = Only one cell has { $number } within reach: { $cell } (chain).
practice-settled-cell = The cell at { $cell } has only one number within reach: { $number } (only).
practice-settled-filled = { $number } stands at { $cell } already.
practice-settled-placed = { $number } stands on the board already.
practice-not-within = { $number } is not within reach of { $cell }.
practice-settled-numbers = The cell at { $cell } has several numbers within reach: { $numbers }.
practice-settled-others = { $number } is also within reach of { $cells }.
practice-candidates-none = No cell has { $number } within reach.
practice-candidates-key = { $number } is within reach of { $cells }.
practice-candidates-too = { $number } is within reach of { $cell } too.
practice-reach-no-way = No way over empty cells leads from { $from } to { $cell }, so { $number } is not within reach.
practice-reach-far = From { $from } to { $cell } it is { $steps } steps, but the difference of { $number } and { $from } is only { $gap }.
practice-reach-odd = From { $from } to { $cell } it is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, and the difference of { $number } and { $from } is { $gap }: one of the two is even and the other odd.
practice-guess-range = There is no { $number } on this board: its numbers are 1 to { $most }.
practice-guess-left = { $number } still has { $cells } within reach.
practice-guess-key = With { $number } at { $cell }, { $other } has no cell within reach: the guess leads to a contradiction.
practice-behind-least-h = Nodes { $node } and { $first } have the same ĉ, { $cost }; node { $first } has less h, { $least } instead of { $h }, and goes first.
practice-behind-same-h = Nodes { $node } and { $first } have the same ĉ, { $cost }, and the same h, { $h }; node { $first } is newer and goes first.
practice-perform-ended = The search has ended.
practice-perform-choose = First take a live node as the E-node.
practice-perform-judge = First say what becomes of the other children of the E-node.
practice-perform-no-node = There is no node { $node }.
practice-perform-dead = Node { $node } is dead: node { $twin } has the same board.
practice-perform-chosen = { $live ->
    [one] Node { $node }, with ĉ = { $cost }, is the only live node.
   *[other] Node { $node } has the least ĉ, { $cost }, of { $live } live nodes.
}
practice-picture-e-node = Node { $node }, the E-node
practice-picture-root = Node { $node }, the root
practice-picture-board = Board { $number }
practice-yes = yes
practice-no = no
# One word each, which an answer is written with: no cell, and the two rules.
practice-word-none = none
practice-word-chain = chain
practice-word-only = only
# Words that may stand in a typed answer: before a node or a cell, between two of them, and in
# place of yes and no.
practice-word-node = node
    .several = nodes
practice-word-and = and
practice-word-row = row
practice-word-column = column
practice-word-even = even
practice-word-odd = odd
practice-picture-goal = Goal
practice-sheet-title = Practice { $seed }
practice-sheet-key = { $title }: key
practice-sheet-key-seed = { $title }: key, seed { $seed }
practice-sheet-heading = { $number }. { $kind } (level { $level })
practice-sheet-answer = Answer:
practice-sheet-score = Score
practice-sheet-letters = U, D, L and R say where the blank goes: up, down, left, right.
practice-sheet-goal = If a question shows no goal, its goal has the tiles in order, row by row, and the blank last.
practice-sheet-rings = In a Hidato a ring marks 1 and the greatest number.
    .indented = In a Hidato a ring marks 1 and the greatest number. Its columns are counted from the left edge of its widest row, also the places that have no cell.
practice-sheet-cells = row and column of each cell
practice-sheet-placed = number
practice-sheet-dead = dead
practice-sheet-cut = above the bound
practice-sheet-costs = Below each node: g + h = ĉ (below a board first the number of its node)
practice-sheet-numbers = Below each board: the number of its node, and its g
practice-search-open = Best-first search, h is { $bound }; of nodes with the same ĉ any one may be taken.
practice-search-least-h = Best-first search, h is { $bound }; of nodes with the same ĉ the one with the least h goes first, and of those the newest.
practice-search-by-hand = Iterative deepening, h is { $bound }: a child dies if its ĉ is above the bound, and the first bound is ĉ of the root. The next E-node is any live child of the node that was expanded last; if it has none, of the node expanded before.
practice-perform-cut = Node { $node } is dead: its ĉ, { $cost }, is above the bound.
practice-behind-deeper = Node { $node } waits: node { $first } is a live child of node { $parent }, which was expanded later.
practice-perform-deepest = Node { $node }, with ĉ = { $cost }, is a live child of node { $parent }: of the nodes with live children the last one expanded.
practice-perform-iteration = A new iteration begins with the root, node { $node }, as the E-node.
practice-perform-goal = { $count ->
    [one] Its board is the goal: the search ends after 1 expansion.
   *[other] Its board is the goal: the search ends after { $count } expansions.
}
# After the first wrong try: where to look.
practice-clue-less = The node is live, but another live node has a smaller ĉ and goes first. Compare ĉ of all live nodes.
practice-clue-least = The node is live, but another one goes first. Compare ĉ of all live nodes, and think of the rule for equal ones.
practice-clue-deepest = The node is live, but another one goes first. Of the nodes that have live children, find the one that was expanded last: one of its children goes first.
practice-clue-twin = { $way }: look at the board that this move makes. Does the move undo the last one, or does another node, with the same g or a smaller one, have this board already?
practice-clue-bound = { $way }: does this move undo the last one? If not, compare ĉ of the child with the bound, { $most }.
practice-clue-next = Look at all nodes that this iteration has cut off: the least of their ĉ is the next bound.
practice-perform-over = The iteration has ended. First say the bound of the next one.
practice-perform-prompt-bound = No node is live. The bound of the next iteration:
practice-perform-bound = Bound of this iteration: { $most }
# $search is one of the texts practice-search-….
practice-asked-perform = { $search } Perform { $count ->
    [one] 1 expansion
   *[other] { $count } expansions
}: name each E-node, and say what becomes of its children. A ? tells what comes next.
practice-perform-twins = A child is a duplicate if another node, with the same g or a smaller one, has its board.
# $search is one of the texts practice-search-….
practice-perform-task = { $search } Perform { $count ->
    [one] 1 expansion
   *[other] { $count } expansions
}.
practice-perform-prompt = The next E-node:
practice-perform-prompt-fates = What becomes of { $moves }:
practice-terminal-no-search = no search can be performed here: it needs a sliding puzzle that can be solved
practice-given-up = No answer was given.
# $answers are right answers, as a person types them.
practice-also-right = Also right: { $answers }.
practice-also-right-more = Also right: { $answers }, and { $count } more.
# Why a file with a score is not valid. $what is one of the other texts.
practice-forged-line = line { $line }: { $what }
    .column = line { $line }, column { $column }: { $what }
practice-forged-no-score = this is not the score of a practice; expected a file that practice --save has written
practice-forged-puzzle = the puzzle cannot be read, or no kind of question fits it
practice-forged-question = question { $number } of this seed is different: { $kind }, level { $level }
practice-forged-answer = the answer to question { $number } cannot be read: { $fault }
practice-forged-right = the answer to question { $number } is right, and the file says that it is wrong
practice-forged-wrong = the answer to question { $number } is wrong, and the file says that it is right
practice-forged-time = the time for question { $number } is below zero
practice-forged-sum = { $right } of { $asked ->
    [one] 1 answer is right
   *[other] { $asked } answers are right
}, but the file gives other totals of answers or of time
# Terminal
practice-terminal-head = Question { $number }: { $kind }, level { $level }
practice-terminal-prompt = Answer ({ $hint }):
practice-terminal-right = Right.
practice-terminal-wrong = Wrong. { $reason }
practice-terminal-score = { $right } of { $asked } right
practice-terminal-unanswered = Nothing was answered: the input ended before the first answer.
practice-fewer = { $count ->
    [one] only 1 different question was found; { $wanted } were asked for
   *[other] only { $count } different questions were found; { $wanted } were asked for
}
practice-terminal-none = no kind of question that is chosen fits this puzzle: { $why }
    .fresh = no puzzle was found with a question of the kinds and the level that are chosen
practice-terminal-one = practice takes one puzzle
practice-terminal-holds = The score is valid: { $right } of { $asked } right.
practice-terminal-forged = The score is not valid.

## Results of puzzles solved by hand

# The family where a result has no goal.
results-family = Hidato
    .sliding = Sliding tiles
# $fewest is a number, written out.
results-at-most = at most { $fewest }
results-hints = { $count ->
    [one] 1 hint
   *[other] { $shown } hints
}
# $kind is as “4×4, blank last”; $best and $time are times as 0:42.1.
results-summary = { $kind }: { $count } solved, best { $best }, fewest moves { $moves }
results-summary-hidato = { $kind }: { $count } solved, best { $best }
results-average = average of { $count }: { $time }
# The heads of columns.
results-column-date = Date (UTC)
results-column-size = Size
results-column-goal = Goal or kind
results-column-metric = Counted
results-column-moves = Moves
results-column-fewest = Fewest
results-column-time = Time
results-column-rate = Moves/s
results-column-hints = Hints
results-column-puzzle = Puzzle
results-metric-single = single-tile
results-metric-multi = multi-tile
# $date is as 2026-11-23, $puzzle a board on one line.
results-daily = daily puzzle { $date }: { $puzzle }
results-damaged = this line is not a result
results-terminal-none = No results are kept yet.
results-terminal-no-folder = the system names no folder for results: name the file by --from

tables-none = No tables are kept on disk.
tables-no-folder = the system names no folder for tables
tables-not-kept = the tables could not be written; see whether the disk has 200 MB of room and the folder can be written

## Files and settings

# On the terminal, after "langkah: ".
files-absent = { $name }: no such file, and no subcommand; see `langkah --help`
files-no-window = the window cannot be opened: { $what }; `langkah check` and `langkah solve` work without a window
# This follows “the window cannot be opened: ”.
files-drawn-by-processor = drawing by the processor failed: { $what }
files-drawing-unknown = { $variable } says “{ $value }”
    .known = { $variable } can be { $one } or { $other }. The window is drawn as if the variable were not set.
files-window-lost = the window cannot be drawn any more: { $what }
files-without-window = this build has no window; see `langkah --help` for the command line
# These five follow the name of a file and a colon.
files-folder = a folder; expected a file
files-no-file = not a file but a device, a pipe or a folder
# $most is a size, such as 1 MiB.
files-too-large = larger than { $most }, the most that is read here
files-say-lines = if each line is a puzzle, add --lines
files-no-memory = does not fit in the memory that is free; close other programs, or take a smaller file
files-unreadable = cannot be read: { $error }
# What the system says of a failure, which is always in English; $kind is not-found, permission,
# full, read-only, name or other.
files-system = { $kind ->
   *[other] { $error }
}
# These follow the name of a file that is to be written, and a colon.
files-is-folder = this is a folder; choose another name
files-circle = the links lead round in a circle; choose another name
files-protected = the file is protected against writing; choose another name, or let it be written
# $error is what the system says, $advice one of the next four.
files-failed = { $state ->
    [unchanged] { $error }; nothing is changed; { $advice }
    [in-place] { $error }; a part of it may have been written; { $advice }
   *[unsure] { $error }; the new file is there, but a power cut may undo it; { $advice }
}
files-advice = try again, or save in another folder
files-advice-room = make room, or save in another folder
files-advice-permission = save in a folder where you may make files
files-advice-folder = make the folder first, or save in another one
# In place of what the system says.
files-not-made = the text was not made
files-no-new-file = no new file could be made in the folder

## Session

# Where a puzzle came from, as the window's title and the line over the board say it. $size is such
# as 4×4, $seed a number.
session-pasted = Pasted
session-random = Random { $size }, seed { $seed }
session-random-any = Any { $size } arrangement, seed { $seed }
# $shown is $moves without groups of digits.
session-random-walk = { $moves ->
    [one] 1 random move
   *[other] { $shown } random moves
} on { $size }, seed { $seed }
# $date is as 2026-11-23.
session-daily = Daily puzzle of { $date }, { $size }
session-daily-hidato = Daily { $family } of { $date }, { $size }, { $difficulty }
# $family is Hidato, Numbrix or hexagonal Hidato.
session-made = Random { $family } { $size }, seed { $seed }
session-made-shape = Random { $family } { $size }, { $shape }, seed { $seed }
session-edited = Edited
# $date is when the puzzle was solved.
session-result = Your result of { $date }
session-result-unread = The result holds no puzzle that can be read.
# $source is one of these messages or the name of a file.
session-after = { $count ->
    [one] { $source }, after 1 move
   *[other] { $source }, after { $shown } moves
}
# In a list of puzzles that are compared.
# $shown is $moves without groups of digits.
session-walk = { $moves ->
    [one] 1 random move
   *[other] { $shown } random moves
}, seed { $seed }
session-size-and-seed = { $size }, seed { $seed }
session-format-of-hidato = this format is for Hidato
session-format-of-sliding = this format is for sliding puzzles
# Over the rows of a Hidato's numbers, in a copied text.
session-filled = Filled:
# The three tabs of the window.
session-view-solution = Solution
session-view-tree = Search tree
session-view-compare = Compare
# Which boards the player shows.
session-every-board = Every board
session-every-fifth = Every 5th
session-every-tenth = Every 10th
# Titles of notices, and in attributes the lines below them.
session-search-not-started = The search could not be started
session-search-failed = The search failed because of a fault in the program
    .still-open = The puzzle is still open.
session-one-search-failed = A search failed because of a fault in the program
session-comparison-not-started = The comparison could not be started
session-judge-not-started = The search that judges the numbers could not be started
# In place of what a fault of the program says.
session-no-message = no message
session-not-made = No puzzle was made
    .no-path = No path through this shape was found; another seed may have one.
session-fewer-edges = Fewer edges than ordered
session-how-read = How the text was read
# $format is a name such as course.
session-read-as = Read as the format { $format }
session-left-out = Not everything is taken
session-nothing-moves = Nothing moves here
    .why = A list of moves is for a sliding puzzle, and a Hidato is open.
session-too-great = { $number } is too great
    .why = The numbers here go from 1 to { $most }.
session-nothing-changed = Nothing was changed
    .needs-sliding = This is for a sliding puzzle, and a Hidato is open.
    .needs-hidato = This is for a Hidato, and none is open.
session-goal-refused = This goal cannot be taken
session-misfit = This search does not go with this board
session-moves-without-puzzle = Open a puzzle first
    .what-to-do = Open the puzzle that the moves are for, then paste them again.
session-moves-not-followed = The moves could not be followed
session-moves-failed = The moves could not be followed because of a fault in the program
session-moves-wrong = The list goes wrong at move { $number }
session-moves-pasted = Moves pasted
session-no-moves = Not read as moves
session-not-analysed = The moves were not analysed
    .why = The search for the fewest moves was ended before it was done.
session-left = Your work on an earlier board is not saved
    .how = Undo (Ctrl+Z) brings it back.
session-shortened = Shortened
# What a hint says; $slide is such as "tile 7 left", $left "1 move" or "23 moves".
session-hint-step = Move { $slide }: { $left } to go
session-hint-step-at-most = Move { $slide }: { $left } to go at the most
session-hint-at-goal = This is the goal
session-hint-unsolvable = No hint: this board cannot be solved
session-hint-limit = No hint: the search reached its limit
session-hint-stopped = No hint: the search was stopped
# What of the kept settings could not be used; $name is the setting's name in the file.
session-mended-zoom = The zoom was out of range: it is 100 % again.
session-mended-size = The window's size was out of range: it is the usual one.
session-mended-place = The window stood off the screen: it has a new place.
session-mended-settings = The settings could not be read: all have their default values again.
session-mended-choice = The choice of “{ $name }” could not be read: it has its default value again.
session-mended-unknown = The file is from another version of the program. This version does not have the choices “{ $names }”.
session-mended-figures = A figure was out of range: the nearest one is taken.
session-mended-puzzles = This version of the program cannot read one of the puzzles that were open, or several of them.

## Grade

# $search is a search as it is typed: course, roni.
grade-right = Right: it is what { $search } gives.
grade-right-moves = Right. The moves are a solution, but not the one that { $search } gives.
grade-contradict = Lines { $first } and { $line } contradict each other.
grade-right-plain = Right.
# Of a Hidato.
grade-right-other = Right: it is a solution, but not the one that { $search } gives.
grade-right-unknown = Right: it is a solution; a limit ended the search before it could tell whether { $search } gives the same one.
grade-right-unsolvable = Right: the Hidato has no solution.
grade-explained = Not what { $search } gives, but another convention gives it.
grade-explained-usual = Not what { $search } gives, but what Langkah itself gives where no search is named.
grade-wrong = Not right: { $search } does not give this, and no other convention that was tried gives it.
grade-wrong-plain = Not right.
grade-unknown = Not known: a limit ended the search before it could tell.
grade-empty = Nothing to grade: there are no moves, no counts and no expansions.
grade-cut = A limit ended the search before all conventions were tried.
grade-solvable = Line { $line }: the puzzle is called unsolvable, but it has a solution.
grade-solvable-right = Line { $line }: the puzzle is called solvable, and it is.
grade-solvable-wrong = Line { $line }: the puzzle is called solvable, but it has no solution.
grade-unsolvable-right = Line { $line }: the puzzle is called unsolvable, and it is.
grade-unsolvable = The puzzle has no solution, and the text does not say so.
# $moves is `13 moves`.
grade-route = Line { $line }: after { $moves } the board is the goal, as it should be.
grade-route-unknown = Line { $line }: after { $moves } the board is the goal; a limit ended the search before it could tell whether this is the right number of moves.
grade-route-short = Line { $line }: after { $moves } the board is not the goal: { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} not in place.
grade-route-beyond = Line { $line }: after { $moves } the board is the goal already; all moves after that are wasted.
grade-route-loop = Line { $line }: move { $to } leads back to the board after move { $from }: the moves from { $first } to { $to } are wasted.
grade-route-wasted = Line { $line }: after { $moves } the board is the goal, but { $least ->
    [one] 1 move is enough
   *[other] { $least } moves are enough
}: move { $number } is the first that is wasted.
grade-route-gap = Line { $line }: step { $number } is wrong: no move leads from the board before it to this one.
grade-route-long = Line { $line }: after { $moves } the board is the goal; the right number of moves is { $least }.
# What a number counts; $shown is the number.
grade-generated = { $count ->
    [one] 1 node generated
   *[other] { $shown } nodes generated
}
grade-expanded = { $count ->
    [one] 1 node expanded
   *[other] { $shown } nodes expanded
}
grade-nodes = { $count ->
    [one] 1 node
   *[other] { $shown } nodes
}
grade-live = { $count ->
    [one] at most 1 live node
   *[other] at most { $shown } live nodes
}
grade-kurang = { $shown } as Kurang({ $number })
grade-kurangs = { $shown } as ΣKurang
grade-x = { $shown } as X
grade-sum = { $shown } as ΣKurang + X
grade-even = even
grade-odd = odd
grade-parity-right = Line { $line }: ΣKurang + X is called { $called }: right.
grade-parity-wrong = Line { $line }: ΣKurang + X is called { $called }, but it is { $right }.
# $counted is such as `57 nodes generated`.
grade-count = Line { $line }: { $counted }: right.
grade-count-differs = Line { $line }: { $counted }; the right count is { $expected }.
grade-count-search = Line { $line }: { $counted }; { $search } has { $expected }.
# The right count is not known, but this one is wrong: the search has more already, or the puzzle has no solution.
grade-count-wrong = Line { $line }: { $counted }; the search has another count.
grade-count-unsolvable = Line { $line }: { $counted }; the puzzle has no solution.
grade-count-unknown = Line { $line }: { $counted }; a limit ended the search before it could tell.
# $count is 2 or more; $line is the first line with one of them.
grade-kurang-right = Line { $line }: { $count } values of Kurang(i) are right.
grade-order = { $count ->
    [one] 1 expansion is that
   *[other] { $count } expansions are those
} of the search.
# $count is how many the text has, $all how many the search makes.
grade-order-first = { $count ->
    [one] This is the first of { $all } expansions
   *[other] These are the first { $count } of { $all } expansions
} of the search.
grade-order-goal = { $count ->
    [0] The last board is the goal, which the search does not expand.
    [one] 1 expansion is that of the search; the last board is the goal, which it does not expand.
   *[other] { $count } expansions are those of the search; the last board is the goal, which it does not expand.
}
grade-order-unknown = Of { $count } expansions the first { $reached } are those of the search; a limit ended it before the others.
grade-order-differs = Line { $line }: expansion { $number } differs: the search expands { $expected } here, not { $found }.
grade-order-ended = Line { $line }: expansion { $number }, { $found }, comes after the end of the search.
# A filled Hidato.
grade-filled = Line { $line }: the board is a solution.
grade-filled-given = Line { $line }: the given { $number } does not stand in { $cell }.
grade-filled-missing = Line { $line }: the number { $number } stands nowhere.
grade-filled-twice = Line { $line }: the number { $number } stands more than once: in { $a } and in { $b }.
grade-filled-apart = Line { $line }: { $number } and { $next } do not touch.
grade-filled-torn = Line { $line }: an edge joins { $a } and { $b }, but their numbers do not follow each other.
grade-same-variant = The search gives exactly this with these changes:
grade-variant-steps = its cost is the fewest steps to the next given
grade-variant-slack = its cost is the slack up to the next given
grade-variant-filters = it drops children from which the next given is out of reach
# Then a list of the points in which it differs follows.
grade-same-search = The same search gives it, if one counts in another way:
grade-perhaps-search = The same search gives it, if one counts in another way, but one count alone may fit by chance:
# $search is a search with its bound.
grade-usual = The counts are those of Langkah’s own search, which `solve` and `report` make without --preset: { $search }.
grade-same-preset = { $search } gives exactly this. It differs from the search in these points:
grade-perhaps-preset = { $search } gives exactly this, but one count alone may fit by chance. It differs from the search in these points:
grade-same-convention = The search { $search } gives exactly this with these changes:
grade-perhaps-convention = With these changes the search { $search } gives exactly this, but one count alone may fit by chance:
grade-others = And others: more conventions than these give exactly this.
grade-ties-newest = of equal nodes it takes the newest first (LIFO)
grade-ties-oldest = of equal nodes it takes the oldest first (FIFO)
grade-ties-least-h = of equal nodes it takes the one with the least h first, and of these the newest
grade-ties-heap = of equal nodes it takes the one that a binary heap gives (heapq, priority_queue)
grade-ties-heap-less = of equal nodes it takes the one that a binary heap gives if its comparison says “less” for equal keys
grade-duplicates-none = it has no visited set
grade-duplicates-made = it drops a child whose state was made before
grade-duplicates-taken = it drops a node whose state was taken from the queue before
grade-duplicates-as-good = it drops a child only if its state was made before with a smaller cost
grade-reversals-made = it also makes the move that undoes the last one
grade-reversals-skipped = it does not make the move that undoes the last one
grade-goal-taken = it tests the goal when it takes a node
grade-goal-made = it tests the goal when it makes a node
# $ways are letters: U, L, D, R.
grade-ways = it makes children in the order { $ways }
grade-bound-misplaced = h counts the misplaced tiles without the blank
grade-bound-with-blank = h counts the blank as a misplaced tile, too
grade-bound-manhattan = h is the Manhattan distance
grade-cost-f = the cost is g + h
grade-cost-h = the cost is h alone
grade-cost-h-then-g = the cost is h first and g only among equal h
grade-counts-made = it counts all children that it makes
grade-counts-made-and-root = it counts the root with the children that it makes
grade-counts-kept = it counts only the children that it keeps
grade-counts-kept-and-root = it counts the root and the children that it keeps
grade-counts-expanded = it counts the nodes whose children it makes
grade-counts-expanded-and-goal = it counts the goal with the nodes that it expands
grade-counts-taken = it counts all nodes that it takes from the queue, duplicates and the goal too
grade-counts-taken-but-goal = it counts all nodes that it takes from the queue but the goal
grade-unread-words = “{ $words }” is not read; expected moves, a board, or a number and what it counts
# $cells and $cols are whole numbers: the cells of the board and its columns.
grade-unread-numbers = { $count ->
    [one] 1 number is
   *[other] { $count } numbers are
} neither a board nor a row; expected { $cells } or { $cols }
grade-unread-rows = the board that begins here has too few rows

# The subcommand grade.
terminal-grade-search = --search { $search } is for the other kind of puzzle; choose another search, or leave it out
terminal-grade-one = a second puzzle; grade takes one

## Terminal: solving, checking, verdicts

# Names of figures, each before its figure: at most 12 letters.
terminal-cut = Stopped before the end of the input.
terminal-not-solved = Not solved
terminal-moves = Moves
terminal-found = Found
terminal-ended = Ended
terminal-search-time = Search time
terminal-setup-time = Set-up time
terminal-total-time = Total time
# What follows "Not solved".
terminal-no-sequence = no sequence of moves leads to the goal
terminal-stopped = stopped
# What follows "Search".
terminal-search-and-bound = { $search }; bound: { $bound }
terminal-no-search = none: the verdict says that there is no solution
# What follows "Search time" and "Total time".
terminal-time-with-tables = { $time }, with the making of tables
terminal-total-verdict = { $time }: the verdict alone
terminal-total-anytime = { $time }: verdict and search
terminal-total-parts = { $time }: verdict, set-up and search
# What follows "Moves"; $moves is "1 move" or "23 moves", $known what is proved of shorter solutions.
terminal-length-none = { $moves }: the start is the goal
terminal-length-proved = { $moves }, proved the fewest
terminal-length-not-proved = { $moves }, not proved the fewest; { $known }
# Why a search with a solution ended; $why is one of the messages that begin with terminal-limit.
terminal-shorter-stopped = the search for a shorter one ended: it was stopped
terminal-shorter-limit = the search for a shorter one ended: { $why }
# $most is as “23 moves”.
terminal-shorter-target = the search for a shorter one ended: the target of { $most } is reached
terminal-limit-nodes = the limit of { $most ->
    [one] 1 generated node
   *[other] { $most } generated nodes
} is reached
terminal-limit-mib = the limit of { $most } MiB of memory is reached
# $most and $held are figures with their units.
terminal-limit-memory = the limit of { $most } of memory is reached ({ $held } held)
terminal-limit-time = the limit of { $most } s of search is reached
    .none = no time is allowed for the search
# This follows the numbers that have been placed, each with its reason.
terminal-steps-limit = { $count ->
    [one] The limit of { $most } s for the reasons is reached: one number has no reason yet.
   *[other] The limit of { $most } s for the reasons is reached: { $count } numbers have no reason yet.
}
    .none = No time is allowed for the reasons: { $count ->
        [one] one number has no reason yet.
       *[other] { $count } numbers have no reason yet.
    }
terminal-limit-depth = every path up to the greatest depth was tried
terminal-nothing-proved = no lower bound on the number of moves is proved
terminal-none-shorter = no solution has fewer than { $moves }
# $option is an option such as --memory, $bound the name of a bound.
terminal-advice = { $other ->
    [small-no-preset] allow more with { $option }, or try no --preset, for a search that needs very little memory
    [small-bound] allow more with { $option }, or try --bound walking-distance, which needs very little memory
    [depth] allow more with { $option }, or try --depth, so that the search turns back at that depth
    [small-search-and-bound] allow more with { $option }, or try --search ida --bound walking-distance, which needs very little memory
    [small-search] allow more with { $option }, or try --search ida, which needs very little memory
    [no-preset] allow more with { $option }, or try leaving out --preset for the fastest search
    [no-search] allow more with { $option }, or try leaving out --search for the fastest search
    [bound] allow more with { $option }, or try --bound { $bound }, which is stronger
   *[none] allow more with { $option }
}
# What follows X, which is 1 or 0.
terminal-blank-odd = the blank stands an odd number of steps from its place in the goal
terminal-blank-even = the blank stands an even number of steps from its place in the goal
terminal-note = Note: { $note }
# $note is a sentence; the name of a file and a colon stand before.
terminal-note-beside = note: { $note }
# $headline is such as "Several solutions". Two boards follow.
terminal-here-are-two = { $headline }; here are two.
terminal-no-lines = no numbers here; expected a puzzle on each line
terminal-standard-output = standard output: { $error }
terminal-pause = Enter: the next board, q: the end
terminal-no-pause = --pause waits only where standard input and output are a terminal; all boards are printed at once
# A line of at most 80 letters that is rewritten while a search runs; f is the cost of a node.
terminal-progress = { $time } s, f { $bound }, expanded { $expanded }, generated { $generated }
terminal-progress-best = { $time } s, { $best }, at least { $bound } needed, expanded { $expanded }, generated { $generated }
terminal-progress-batch = { $time } s, { $done } done
# $option is such as --moves. The name of a file and a colon stand before.
terminal-for-hidato = { $option } is for Hidato
terminal-touching-for-hidato = { $option } is for Hidato; write “{ $word }” above the rows if they are one, or leave { $option } out
terminal-for-sliding = { $option } is for sliding puzzles
terminal-mistyped = { $word }: no subcommand and no file; did you mean `langkah { $near }`?
terminal-rewritten = { $file } is read here, and would be lost; write to another file
terminal-only-hidato = this is a sliding puzzle; only a Hidato has givens that can be added or taken away
terminal-this-preset = this --preset
terminal-report-no-folder = there is no such folder; the name of a file ends with .md or .html
terminal-report-empty = the folder has no files
terminal-trace-one = --trace FILE holds one puzzle's search; name one
# The title of a page with a tree.
terminal-trace-title = Tree of the search
terminal-trace-none = not written, as there was no search

## Terminal: divided work

# The bound's names are as in a sentence; $other is the name of another bound.
split-unsolvable = no sequence of moves leads to the goal, so there is no search to divide
split-bound = the search with { $bound } cannot be divided; the strongest bound whose search can be divided is { $other }
split-own-bound = nobody knows whether “{ $bound }” is a lower bound, so its search proves nothing and is not divided
split-one = --split takes one puzzle
split-within = no solution has fewer than { $least } moves, so the iteration within { $within } is empty; leave out --within for the first one
split-too-many = { $depth } moves below the start there are more than { $most } subtrees, or too many nodes above them; divide less deep
part-twice = the file is read twice for --part, so it cannot be standard input or a pipe
subtree-unread = this is not a line that --split has written
subtree-changed = this line was changed after --split had written it, or another version of Langkah has written it
subtree-lines = these are the lines of subtrees: add --lines
subtree-json = this is a subtree’s line, whose result is an object: add --json
subtree-option = this is a subtree’s line, which says itself how it is searched: leave out { $option }
# $line, $here, $there and $subtree are places in files, as “done.jsonl:3”.
merge-nothing = the files hold no result of a part
merge-no-result = this is not the result of a part: solve --json prints those of --part and of subtrees
merge-no-solution = these moves are not a solution by this subtree
merge-moves-astray = these moves do not lead from the start to the goal
merge-other-length = the length is { $length }, and the moves are { $count }
merge-kinds = { $line } is a result of --part, and { $subtree } one of a subtree; merge takes one kind
merge-other-lines = { $here } and { $there } do not belong to the same study: the puzzles, the options or the versions of Langkah differ
merge-other-subtrees = { $here } and { $there } do not belong to the same proof: the position, goal, bound, depth of --split or version of Langkah differs
merge-differ-line = { $here } contradicts { $there }: puzzle { $puzzle } has two results
merge-differ-subtree = subtree { $index } has another result in { $there }
# $places is a list of places in files.
merge-cut = Not complete: { $places }
merge-study = Puzzles: { $puzzles }, in shares: { $shares } (whole { $whole })
merge-study-outcomes = Solved: { $solved }; without a solution: { $unsolvable }; ended by a limit: { $limit }; not read: { $bad }
# $sum is the number of moves of all solutions together.
merge-moves-proved = { $sum }, proved the fewest for each solved puzzle
# Some lengths are not proved. $proved and $solved count puzzles; $puzzles is a list of numbers, as “3, 7–9”.
merge-moves-open = { $sum }; proved the fewest: { $proved } of { $solved }; not proved the fewest: puzzles { $puzzles }
# $puzzles and $shares are lists of numbers, as “3, 7–9”; $count is a number.
merge-missing-lines = Missing: puzzles { $puzzles }; run --part N/{ $count } again with N = { $shares }
merge-stopped-lines = Stopped before their end, and not counted: puzzles { $puzzles }
merge-twice-lines = Done twice, with the same answer: puzzles { $puzzles }
merge-bettered-lines = Done twice, and the best result counts: puzzles { $puzzles }
merge-counted-otherwise = With other counts, as several threads have them: puzzles { $puzzles }
# $size is as “5×5”.
merge-proof = { $size }, iterative deepening with { $bound }, divided { $depth ->
    [one] 1 move
   *[other] { $depth } moves
} below the start (whole { $whole })
# $done and $count are numbers of subtrees.
merge-iteration = Within { $within ->
    [one] 1 move
   *[other] { $within } moves
}: { $done } of { $count ->
    [one] 1 subtree
   *[other] { $count } subtrees
}, no solution found
merge-iteration-solved = Within { $within ->
    [one] 1 move
   *[other] { $within } moves
}: { $done } of { $count ->
    [one] 1 subtree
   *[other] { $count } subtrees
}, a solution in subtree { $index }
# $subtrees is a list of numbers, as “3, 7–9”.
merge-missing-subtrees = Missing: subtrees { $subtrees }
merge-ended-subtrees = Ended before their end: subtrees { $subtrees }
merge-twice-subtrees = Done twice, with the same result: subtrees { $subtrees }
# What follows the counts of nodes.
merge-one-run = exactly as in one run that is not divided
merge-next = To do: subtrees within { $within }; merge --todo lists them.

## Terminal: random, convert, compare, arguments

# On standard error, before random puzzles; $seed is a number.
terminal-seed = seed { $seed }
terminal-no-seed = no random seed: { $error }; give one with --seed
terminal-line-without-goal = a line carries no goal: give solve the same --goal
# $shape is the name of a shape, $size such as 8×8.
terminal-no-path = seed { $seed }: no path through a { $shape } of { $size } was found
# $shape is the name of a shape, $size such as 1×2.
terminal-nothing-to-find = seed { $seed }: a { $shape } of { $size } gives no puzzle: it is so small that all its numbers are given
# $limit is such as: the limit of 10 s of search is reached
terminal-random-limit = seed { $seed }: no puzzle is finished: { $limit }
# $level is the name of a difficulty.
# $fewer is such as: 15 edges in place of 20: the path has room for no more
terminal-fewer-edges = seed { $seed }: { $fewer }
terminal-nothing-harder = seed { $seed }: nothing harder than { $level } came of this shape
    .edges = seed { $seed }: nothing harder than { $level } came of this shape with so many edges
terminal-moves-of-hidato = only a sliding puzzle has moves; this is a Hidato
terminal-moves-no-times = these moves have no times; write each as R@0.420, or leave --times out
terminal-moves-fault = in the moves: { $fault }
terminal-format-of-sliding = this format is for sliding puzzles; for a Hidato choose matrix, rosetta, line, sized, csv, json or table
terminal-compare-stopped = Stopped: { $done } of { $all ->
    [one] 1 search is done.
   *[other] { $all } searches are done.
}
# $search is the name of a search.
terminal-no-puzzle-for = { $family ->
    [hidato] { $search } is a search of Hidatos, and there are none
   *[sliding] { $search } is a search of sliding puzzles, and there are none
}
# The name of a file and a colon stand before.
terminal-no-search-for = { $family ->
    [hidato] no search of Hidatos is named, such as propagate
   *[sliding] no search of sliding puzzles is named, such as ida or roni
}
# Heads of the columns of a comparison, in narrow columns.
terminal-head-search = search
terminal-head-moves = moves
# Whether the moves are proved the fewest.
terminal-head-least = fewest
terminal-head-mean-moves = mean moves
terminal-head-solved = solved
terminal-head-outcome = outcome
# How many values were tried for a while.
terminal-head-probes = probes
terminal-head-proved = proved
terminal-head-expanded = expanded
terminal-head-generated = generated
terminal-head-live = live at most
terminal-head-memory = memory
terminal-head-search-time = search time
terminal-all-puzzles = All puzzles: sums; of live nodes and memory the most on one puzzle
# Words in the first columns, beside those of compare-ended. The longest one should have 10 letters.
terminal-cell-yes = yes
# The search does not fit the board.
terminal-cell-misfit = misfit

## Window: opening, saving, files, notices

# The title of the system's dialog.
window-report-person = At the head of the report
window-report-tree = Tree down to level
    .none = no tree
    .hint = Adds the tree of the search to a page of HTML, as a picture that fits a page of A4. The search runs once more to be recorded.
# $report is such as `HTML, English…`.
window-report-of-all = All puzzles: { $report }
window-report-running = Writing a report: puzzle { $at } of { $count }
window-report-stop = Stop the report
    .hint = Nothing is written
window-report-stopped = You stopped the report
window-dialog-save = Save
window-dialog-saved = { $file } is saved
window-dialog-not-saved = { $file } could not be saved
# $name is a file's name.
window-dialog-there-already = { $name } is there already
# Another program has written the file meanwhile.
window-dialog-changed = It no longer holds what you opened or saved for this puzzle. If you replace it, what it holds now is lost.
window-dialog-several-lost = It holds { $count } puzzles. If you replace it, only this puzzle is left in it.
window-dialog-replace = Replace
window-dialog-keep = Do not replace
# $what is a file's name or one of the next two texts.
window-dialog-not-opened = { $what } could not be opened
window-dialog-pasted = The pasted text
window-dialog-files = The files
window-dialog-not-there = { $file } is not there any more
window-dialog-moved = It was moved, renamed or deleted; it is no longer in the list.
window-dialog-goal-not-taken = This goal cannot be taken
window-dialog-goal-hidato = A goal is a board of sliding tiles; this is a Hidato.
window-dialog-goal-several = A goal is one board; this file has several puzzles. Save the one that you want in a file of its own.
# The name of a puzzle in a list of puzzles.
window-dialog-place = { $file }, line { $line }
window-dialog-line = line { $line }
window-dialog-line-heading = line { $line }, { $heading }
# $why is a sentence; $shown is the same number in the form in which it is shown.
window-dialog-left-out = { $count ->
    [one] 1 part of the file is not a puzzle: { $why }
   *[other] { $shown } parts of the file are not puzzles; the first: { $why }
}
window-dialog-only-first = Only the first { $count } puzzles are taken.
window-dialog-files-without = { $count } files have no puzzle; the first: { $why }
# Stands after a file's name and a colon.
window-dialog-no-puzzle = no puzzle
window-dialog-no-sliding = There is no sliding puzzle to compare searches on.
window-dialog-no-hidato = There is no Hidato to compare searches on.
window-dialog-is-sliding = { $place }: this is a sliding puzzle
window-dialog-is-hidato = { $place }: this is a Hidato
window-file-puzzles = Puzzles
window-file-all-files = All files
window-file-open-puzzle = Open a puzzle
window-file-open-goal = Open a board as the goal
window-file-open-sliding = Open sliding puzzles to compare searches on
window-file-open-hidatos = Open Hidatos to compare searches on
window-file-dialog-is-open = The file dialog is open
window-file-no-dialog = The file dialog could not be opened
window-file-no-dialog-why = The system offers no file dialog: neither a desktop portal nor zenity answered.
window-file-open-otherwise = Type the file's path (Ctrl+L), drop a file on this window, or paste the numbers.
window-file-save-otherwise = You can type a path to save the puzzle (Ctrl+S).
window-file-fault = Opening failed because of a fault in the program
    .kept = Nothing that was open has changed.
window-file-no-thread = No file can be read or written now
    .advice = Nothing is changed. Stop a search or close another program, and try again.
window-file-no-folder = There is no such folder.
window-file-folder-unread = This folder cannot be read: { $error }.
# The heading of the field for a path. The three that follow stand in it.
window-file-path = Open a file by its path
    .label = Path
    .hint = A path, typed or pasted
    .keys = Tab completes, the arrows choose.
window-file-open = Open
    .label = Open the saved file
window-file-save = Save
window-file-cancel = Cancel
window-file-choose = Choose a file, or go on typing.
window-file-no-file = There is no file “{ $name }” in this folder.
window-file-looking = Looking into the folder…
window-file-no-name = No name here begins like this.
# Before the choice of the board that is saved: the start (of a Hidato, the givens) or the shown one.
window-file-board = Board
window-file-givens = The givens
window-file-start = The start
window-file-as-shown = As shown
window-file-as-worked = With my work
window-file-about-givens = Your numbers, small numbers and lines are left out
window-file-about-shown = All numbers that are shown become givens
window-file-about-worked = The file keeps givens and your work apart: you can go on when you open it again
window-file-format = Format
# $name is the name of a format, which is not translated.
window-file-format-of = Format { $name }
window-file-name-first = Type the name of a file
window-file-browse = Choose a place…
    .hint = With the system's dialog
window-file-where = Where to save
# The name of a file that the window proposes.
window-file-usual-name = puzzle

# The window that asks what is to be exported.
export-heading = Export
export-board = The board as shown
export-solution = The solution
export-sheet = A sheet to print
export-colours = Colours
export-colours-paper = Black on white
export-kind-png = Picture (PNG)
export-kind-svg = Picture (SVG)
export-kind-gif = Animated picture (GIF)
export-kind-html = Page that plays (HTML)
export-kind-pdf = Pages (PDF)
export-hopeless = It has no solution
export-complete = It is complete already: there are no steps to show
export-solve-first = Solve the puzzle first
print-paper = Paper
print-all = All { $count } puzzles
print-one = This puzzle
# A number follows, and a line that says which puzzles.
print-random = New random puzzles
print-random-sliding = { $size }, { $goal }, as chosen beside Random
print-solutions = With solutions
    .hint = They stand on pages of their own. A solution that is missing is searched for at most 10 seconds.
# A strip while solutions are searched.
print-running = Making a sheet: puzzle { $at } of { $count }
print-stop = Stop the sheet
    .hint = No sheet is written then
print-stopped = You stopped the sheet

window-file-dismiss = Dismiss
window-file-show-folder = Show in folder
window-file-no-program = No program opened it
window-file-copied-board = The board is copied
window-file-copied-puzzle = The puzzle is copied
window-file-closing = Save before the window closes?
    .about = Your changes to “{ $title }” are not saved.
    .no-file = Your work is not saved in a file yet.
# The keys S and D stay: they are the same in every language.
window-file-save-key = S or Enter
window-file-show = Show it
window-file-left = Close the window without saving your work on another board?
    .several-title = Close the window without saving your work on other boards?
    .about = You worked on a board, then opened another puzzle. Your work on that board is not saved.
    .named = You worked on “{ $name }”, then opened another puzzle. Your work on that board is not saved.
    .several = You worked on { $count } boards and left each of them for another puzzle. None of them is saved. “Discard” throws all of this work away.
window-file-discard = Discard
window-file-wait = Wait
window-file-writing = A file is being written
    .about = It is not written if you close the window now.
window-file-stale = { $name } has changed on disk.
window-file-gone = { $name } is not there any more: no file has this puzzle now.
window-file-save-again = Save it again
window-file-read-again = Read it again
    .hint = What is open now comes back by undo
window-file-keep-open = Keep what is open
window-file-settings-mended = Some settings were mended
window-file-settings-unread = The settings could not be read
window-file-settings-unkept = The settings cannot be kept
window-file-settings-incomplete = It is not a complete file of settings.
window-file-settings-large = It is larger than a file of settings can be.
window-file-settings-no-file = It is a folder, a device or a pipe, not a file.
window-file-settings-last = The program uses the copy that it kept last.
window-file-settings-first = All settings have their default values again.
window-file-settings-aside = The file is set aside: { $path }
window-file-settings-not-aside = { $path } cannot be set aside: { $error }
window-file-settings-nowhere = No settings can be kept in { $path }: { $error }

## Window: toolbar, menus, commands

menu-appearance = Appearance
    .hint = Language, theme and all settings
menu-language = Language
menu-system = Follow the system
menu-theme = Theme
menu-light = Light
menu-dark = Dark
menu-all-settings = All settings…
# $key is the key that does the same.
menu-side-panel = Panel at the right ({ $key })
menu-whole-screen = Whole screen ({ $key })

# Buttons of the toolbar, which is narrow.
menu-open = Open…
menu-file = File
    .hint = Save, copy, recent files, samples
menu-random = Random
menu-random-options = Random options
    .hint = Sizes, goals, seeds, Hidato
menu-solve = Solve
menu-stop = Stop
menu-record = Record
    .hint = Record the search, to walk through it ({ $key })
menu-compare = Compare
    .hint = Run the chosen searches ({ $key })
menu-help = Help
menu-open-first = Open a puzzle first
menu-no-tree = This search has no single tree to record
menu-in-vain = It cannot be solved, so there is nothing to search

menu-new-hidato = New Hidato…
menu-by-path = By path…
menu-save = Save puzzle…
menu-save-as = Save as…
menu-export = Export…
menu-print = Print a sheet…
menu-copy-board = Copy board
menu-copy-text = Copy as text
    .hint = The puzzle with its goal and the moves, as a text that can be pasted again
menu-results = Results of play…
menu-recent = Recent files
menu-clear = Clear
    .label = Clear the recent files
menu-restore = Begin with the last puzzle
    .hint = If the program starts without a file and no other window is open, it opens the last puzzle, at its place in the solution
menu-quit = Quit
menu-samples = Samples
menu-sample-gentle = Gentle, 13 moves
menu-sample-course = From the course, 23 moves
menu-sample-hardest = One of the hardest 8-puzzles, 31 moves
menu-sample-korf = Korf's first, 57 moves
menu-sample-swapped = 14 and 15 swapped, unsolvable
menu-sample-hidato = Hidato, a heart
menu-sample-numbrix = Numbrix, 9×9
menu-sample-hexagonal = Hexagonal Hidato, 61 cells

# Above the board. $source is the name of a file; $at and $count are written out.
menu-puzzle-of-file = Puzzle of the file
    .at = { $at } of { $count }: { $source }
menu-view = View
menu-play = Play
    .label = Play by hand
menu-edit = Edit
menu-hint = Hint
menu-solve-here = Solve from here
menu-start-over = Start over
menu-edit-start = Start
    .label = Edit the start
    .hint = The board to begin with
menu-edit-goal = Goal
    .label = Edit the goal
    .hint = The board to be reached
menu-done = Done
menu-new-board = New board
    .hint = Begin from the goal of a size
# $size is as 4×4.
menu-make-board = Make a { $size } board
menu-rows = Rows
menu-columns = Columns
# $goal is the name of a goal.
menu-goal = Goal: { $goal }
    .hint = The board that the moves lead to
menu-goal-file = From a file…
    .hint = The board in a puzzle file becomes the goal
menu-goal-edit = Edit the goal…

menu-size = Size
menu-kind = Kind
menu-kind-solvable = One that can be solved
menu-kind-any = Any arrangement (half of them cannot be solved)
# A field with a number of moves follows.
menu-kind-walk = Random moves from the goal
menu-seed = Seed
    .hint = a new one
# $most is a number, written out.
menu-seed-wrong = A seed is a whole number from 0 to { $most }.
menu-deal = Make
# $date is as 2026-11-23.
menu-daily = Daily puzzle
    .hint = The puzzle of { $date } (Universal Time): the same everywhere for this size and goal
    .hidato-hint = The puzzle of { $date } (Universal Time): the same everywhere for this size, shape, difficulty and number of edges

# $name is the name of a search. The names are short, for the toolbar.
menu-search = Search: { $name }
    .hint = Which search Solve runs
menu-search-shortest = Shortest
    .hint = The best for the size. Up to 4×4: iterative deepening with the bound that is fastest there; its solution has the fewest moves. On larger boards: Anytime.
menu-search-large = Best for the size: Anytime
menu-search-anytime = Anytime
    .hint = A solution at once, shorter ones while you wait, and a lower bound that grows until both meet
menu-search-deepening = Deepening
    .title = Iterative deepening
    .hint = Depth-first with a growing bound on ĉ; needs very little memory
menu-search-best-first = Best-first
    .hint = Least-cost branch and bound: a queue of live nodes by ĉ
menu-search-breadth-first = Breadth-first
    .hint = First in, first out, without a bound: finds the fewest moves, level by level, and keeps every node
menu-search-depth-first = Depth-first
    .hint = Always goes on from the newest node, first child first, without a bound. The solution is seldom short.
menu-search-blind = Blind
menu-search-published = As published
menu-memory = Memory
menu-depth = Greatest depth
    .label = Greatest depth in moves
    .hint = Without a limit it goes as deep as the memory allows
# Stands after a number in a field.
menu-depth-unit = {" "}moves
menu-visited = Visited set (each state once)
menu-bound = Bound h
menu-metric = Moves
    .single = Single-tile
    .single-hint = A tile goes to the blank.
    .multi = Multi-tile
    .multi-hint = A row or column of tiles is shifted towards the blank at once, as many as one likes.
menu-own-bound = Own bound…
    .hint = Write a bound as an expression; all boards of 3×3 tell whether it is admissible and consistent
menu-weight = Weight on h
menu-no-proof = not proved the fewest
# The next three end this sentence.
menu-ties = Rule for ties
menu-ties-least-h = least h
menu-ties-newest = newest
menu-ties-oldest = oldest
# $order are four letters: U, L, D, R.
menu-order = Children in the order { $order }
    .hint = The letters are the ways of the blank: up, left, down, right.

# What keys and buttons do, for tooltips and the list of keys.
action-open = Open a puzzle file
action-open-path = Open a file by its path
action-save-as = Save the puzzle as another file
action-save = Save the puzzle
action-export = Export a picture, a film or a page
action-print = Print a sheet with puzzles
action-new-hidato = A new Hidato of your own
action-random = A new random puzzle that can be solved
action-solve-here = Make the shown board the start, and solve it
action-solve = Solve the puzzle
action-stop = Stop the search
action-first = First board
action-prev = Previous board
action-next = Next board
action-last = Last board
action-play-pause = Play or pause
action-view = View the board and step through the moves
action-play = Play by hand
action-edit = Edit the start or the goal
action-tile-up = Playing: a tile goes up
action-tile-left = Playing: a tile goes left
action-tile-down = Playing: a tile goes down
action-tile-right = Playing: a tile goes right
action-hint = Show a hint; press again to play it
action-next-puzzle = While you play: another puzzle of this size and goal
action-results = The results of your play
action-redo = Redo
action-undo = Undo
action-copy-board = Copy the board
action-copy-moves = Copy the moves
action-view-solution = The board and the solution
action-view-tree = The tree of the search, recorded
action-view-compare = Several searches beside each other
action-side-panel = Hide the panel at the right, or show it
action-full-screen = The whole screen
action-settings = Settings: language, size of text, limits of searches
action-help = Keys, files and words
action-quit = Close the program
# The names of keys that are words.
action-key-left = Left
action-key-right = Right
action-key-up = Up
action-key-down = Down
action-key-space = Space

## Window: board, tables, verdict

window-board = Board
# $rows are the rows of a board.
window-board-rows = Board: { $rows }
window-board-goal = The goal: { $rows }
window-board-blank = Blank, row { $row }, column { $column }
# $state tells whether the tile is at home and whether a hint moves it.
window-board-tile = Tile { $tile }, row { $row }, column { $column }{ $state ->
    [home] , at home
    [hint] , the tile to move
    [home-hint] , at home, the tile to move
   *[plain] {""}
}

window-board-solvability = Solvability
window-board-empty = Open a puzzle to see whether it can be solved.
# Large, over the figures.
window-board-solvable = Solvable
window-board-unsolvable = Not solvable
# Beside the verdict, so that it is clear of which board. $moves is as “12 moves”.
window-board-after = the board after { $moves }
window-board-mark-x = Mark X = 1
    .hint = Mark the cells where the blank makes X 1
window-board-swap = Swap { $a } and { $b } to make it solvable

# $what is tiles, or numbers where the goal gives tiles other numbers than their own.
window-board-kurang = Kurang(i): smaller { $what ->
    [numbers] numbers
   *[tiles] tiles
} after tile i
window-board-kurang-tile = { $count ->
    [0] No smaller tile stands
    [one] { $count } smaller tile stands
   *[other] { $count } smaller tiles stand
} after tile { $tile }
window-board-kurang-blank = { $count ->
    [0] No smaller tile stands
    [one] { $count } smaller tile stands
   *[other] { $count } smaller tiles stand
} after the blank
window-board-kurang-number-tile = { $count ->
    [0] No smaller number stands
    [one] { $count } smaller number stands
   *[other] { $count } smaller numbers stand
} after tile { $tile }, i = { $number }
window-board-kurang-number-blank = { $count ->
    [0] No smaller number stands
    [one] { $count } smaller number stands
   *[other] { $count } smaller numbers stand
} after the blank, i = { $number }
# The table of Kurang, and its cells for screen readers.
window-board-table = Kurang(i) of each tile
    .head = tile
window-board-table-tile = Kurang({ $number }) = { $kurang }, tile { $tile }
window-board-table-blank = Kurang({ $number }) = { $kurang }, the blank

# $total is written out.
window-board-parity = Why parity decides
    .about = Every move changes ΣKurang + X by an even number. The goal’s sum is { $total }, which is even, so no move ever leads from an odd sum to the goal. Every board with an even sum can be solved.
    .try = Try it: a move of the blank
# $way is the letter of a move; $change is a number with its sign.
window-board-parity-changed = { $way } changed the sum by { $change }: it is { $parity ->
    [even] even
   *[odd] odd
} as before.
window-board-try = Try { $way }
window-board-reset = Reset
    .label = Back to the board that is shown

## Window: search, moves, player

window-search = Search
window-search-empty = The figures of the search will appear here.
window-search-press = Press Solve, or Enter.
window-search-small = A board of at most 20 moves is solved with walking distance, because to make the tables would take longer.
    .multi = A board of at most 16 moves is solved with Manhattan distance, because to make the tables would take longer.
window-search-nothing = There is nothing to search: no sequence of moves leads to the goal.
# $moves is as “23 moves”, here and below.
window-search-shorter = You are walking through a solution of { $moves }. A shorter one begins at the start.
window-search-course-link = How many nodes does the course’s search need?
    .hint = Runs least cost with misplaced tiles on the same puzzle, beside this result
window-search-course = The course’s search: least cost, misplaced tiles
    .counting = Counting…
window-search-counts = { $generated } generated, { $expanded } expanded
# $counts is the sentence before.
window-search-counts-solved = { $counts }, { $moves }
window-search-counts-unended = { $counts }, not ended
window-search-counts-running = { $counts } so far
window-search-preparing = Preparing the bound…
# Follows “23 moves”.
window-search-at-least = at least { $count } are needed
# $time is as “3.4 ms”, here and below.
window-search-running = Searching, { $time } so far
    .tables = Searching, { $time } so far; preparing tables, { $percent } %
    .shorter = Searching, { $time } so far: looking for a shorter one
    .bound = Searching, { $time } so far: no solution below { $moves }
window-search-time = Search time
    .tables = { $time }, with the making of tables
    .set-up = { $time }, set-up { $before }
window-search-total = Total time
    .verdict = { $time }, with the verdict
    .alone = { $time }, the verdict alone
window-search-stopped = Stopped before a proof.
# The plot of an anytime search: the best length and the lower bound over time.
window-anytime = Best solution
    .bound = Lower bound
    .gap = Gap
# What a screen reader says of the plot; $figures is a list of the next text.
window-anytime-chart = The best solution and the lower bound over time: { $figures }
window-anytime-point = after { $time }: best { $best }, at least { $bound }
# $gap is as “38 (31 %)”: moves, and their share of the best solution.
window-anytime-gap = Gap: { $gap }
    .closed = No gap: the bound has met the best solution.
    .none = No solution yet.
# $time is as “40 s”.
window-anytime-ago = Last improved { $time } ago
    .now = Improved just now
# $time and $whole are times.
window-anytime-found = The best solution came after { $time } of { $whole }.
# $moves is `12 moves`.
window-anytime-began = This search began with the solution ({ $moves }) and the lower bound of the search before.
window-anytime-no-better = It has found no shorter one.
window-anytime-target = Stop at
    .unit = moves
    .name = Stop at a number of moves
    .hint = The search ends with the first solution of at most this many moves.
window-anytime-time = Stop after
    .unit = s
    .name = Stop after a time
    .hint = The limit on time of the settings: a search ends after this many seconds.
window-anytime-too-low = No solution is that short: at least { $moves } are needed.
# The choice of a solution to step through.
window-anytime-solutions = Solution
    .name = Solution to step through
    .other = other moves
# $moves is as “23 moves”, $time as “3.4 ms”.
window-anytime-solution = { $moves } (after { $time })
window-search-memory-advice = The search “Shortest” needs very little memory. You can also allow more memory in the search menu.
# $key is a key.
window-search-time-advice = The time limit can be changed in the settings ({ $key }).
window-search-moves = Moves
    .copy = Copy moves
    .copied = copied
    .none-needed = It is solved: no move is needed.
    .none-lead = No moves lead to the goal.
    .to-come = The moves of a solution will appear here.
# Whose way the letters of moves name. $whose is one of the two below.
window-search-letters = Letters: { $whose }
    .hint = Whose direction the letters name
window-search-letters-blank = direction of the blank
window-search-letters-tile = direction of the tile
# The two that follow end this sentence.
window-search-letters-name = Letters name
    .blank = the direction of the blank
    .tile = the direction of the tile
window-search-repeats = Copy repeats as numbers (URDL2)
# $least is as “the fewest, proved”.
window-search-from-start = from the start: { $least }
window-search-move = Move { $number }: { $letter }
window-copy-as = Copy in a notation
    .hint = Copies the moves as letters, words or numbers of tiles
    .blank = Direction of the blank: URDLL
    .blank-counts = Direction of the blank, counted: URDL2
    .tile = Direction of the tile: DLURR
    .tile-counts = Direction of the tile, counted: DLUR2
    .tile-before = Direction of the tile, count first: 1D 2R
    .words = Words: Up Right Down
    .numbers = Tile numbers: 12 8 4
    .lines = Tile numbers, whole lines: 4
window-analysis-judge = Analyse
    .hint = Tell for each move whether it keeps on a shortest way, or how much it loses
window-analysis-shorten = Shorten
    .hint = Replace parts of the moves by shorter ways between the same boards
window-analysis-close = Back to the letters
window-analysis-running = { $judged } of { $all ->
    [one] 1 move
   *[other] { $all } moves
} analysed
window-analysis-single = Here each tile that goes is one move, also where several go at once.
window-analysis-shortening = Shortening: { $moves } so far
window-analysis-counting = Counting the shortest solutions…
# $step is `tile 7 moves left`, $before and $after are numbers of moves to the goal, $verdict is `good` or `loses 2`.
window-analysis-row = { $number }. { $step }; moves to the goal before it { $before }, after it { $after }: { $verdict }
# Moves to the goal before and after a move.
window-analysis-distances = { $from } to { $to }
window-every-link = All shortest solutions
    .hint = Count them, and step through each of them
window-every-before = The shortest solution before this one
window-every-next = The next shortest solution
window-every-place = { $place } of { $all }

window-player-edit = Click two cells to swap, or one and type its number
window-player-hint = Looking for the next best move…
window-player-by-hand = Solved by hand in { $moves }
window-player-by-hand-fewest = Solved by hand in { $moves }; the fewest is { $fewest }
window-player-by-hand-quiet = Solved by hand
window-player-searching = Searching…
window-player-click = Click or drag a tile in line with the blank, or use the arrows or W A S D
    .short = Click or drag a tile, or use the arrows
# $step is as “tile 7 goes left”.
window-player-place = { $position } of { $count }   ·   { $step }
window-player-start = { $position } of { $count }   ·   the start
window-player-first = First
window-player-last = Last
window-player-speed = Speed
    .hint = How fast it plays, and which boards it shows

## Window: play by hand

play-ready = The clock starts with your first move.
    .unkept = The clock starts with your first move. A solution was shown, so the result will not be kept.
play-midway = Start over to play against the clock.
# $time is as 0:42.1, $moves as “17 moves”, $rate a number with one decimal.
play-figures = { $moves }, { $rate } a second
play-figures-hints = { $figures }, { $hints }
play-running = { $time }: { $figures }
play-solved = Solved: { $moves } in { $time } ({ $rate } a second)
    .at-once = Solved: { $moves } in { $time }
play-solved-hints = { $solved }, with { $hints }
play-fewest = { $solved }; the fewest is { $fewest }.
play-at-most = { $solved }; the shortest known way has { $fewest }.
play-counting = { $solved }; looking for the fewest…
play-alone = { $solved }.
# $told is one of the sentences before.
play-looked-up = { $told } A solution was shown before, so this is not kept.
play-next = Next puzzle
play-results = Results
    .name = Results, open
    .file = results
play-results-none = No results yet. Solve a puzzle while you play, and it stands here.
play-results-about = An average leaves out the best and the worst time. The best and the averages are over random puzzles that were solved at the first attempt without hints. A click on a row opens its puzzle.
# $date is when the puzzle was solved.
play-results-open = Open the puzzle that you solved on { $date }
    .hint = Open this puzzle with the moves that you made
play-results-csv = Save as CSV…
play-results-json = Save as JSON…
play-results-delete = Delete all…
play-results-ask = { $count ->
    [one] Delete the result? This cannot be undone.
   *[other] Delete all { $count } results? This cannot be undone.
}
play-results-delete-yes = Delete all
play-results-delete-no = Keep them
play-file-unread = Some results of play could not be read
play-file-unkept = The results of play could not be written
play-file-place = The file is { $path }.
# $line is the number of the first such line, written out.
play-file-damaged = { $count ->
    [one] Line { $line } is damaged; all others are kept.
   *[other] { $count } lines are damaged, the first is line { $line }; all others are kept.
}

## Window: Hidato

# Buttons over the board, in narrow places.
window-hidato-view = View
    .hint = View the board and step through the solution
window-hidato-fill = Fill
    .name = Fill by hand
    .hint = Click a cell and type its number
window-hidato-fill-marks = Click a cell and type its marks
window-hidato-hint = Hint
window-hidato-first = 1st
    .name = First solution
    .hint = The first of two solutions
window-hidato-second = 2nd
    .name = Second solution
    .hint = The second of two solutions
# Which cells touch: the menu's button, narrow, and its two choices.
window-hidato-corners-touch = Hidato: corners touch
    .choice = Hidato: cells touch at sides and corners
window-hidato-sides-touch = Numbrix: sides touch
    .choice = Numbrix: cells touch only at sides
window-hidato-hexagons-touch = Hexagons: sides touch
    .choice = Hexagons: cells touch at their six sides
window-hidato-which-touch = Which cells touch
# Under the board, in a line.
window-hidato-seeking-hint = Looking for a hint…
# $hints as “2 hints”.
window-hidato-solved-by-hand = { $how ->
    [time] Solved by hand in { $time }
    [hints] Solved by hand, with { $hints }
    [both] Solved by hand in { $time }, with { $hints }
   *[plain] Solved by hand
}
window-hidato-type-number = Type a number; Backspace empties the cell
window-hidato-second-shown = The second solution; where it differs is marked
window-hidato-begin = Click a cell to fill it by hand, or press Solve
window-hidato-place = { $position } of { $count }
window-hidato-at-start = the start
window-hidato-all-numbers = Numbers
window-hidato-missing = { $count } missing
window-hidato-number-stands = Number { $number }, placed
window-hidato-number-missing = Number { $number }, missing
window-hidato-go-to-number = Goes to its cell
window-hidato-take-number = The next click on an empty cell puts it there
window-hidato-click-to-put = Click an empty cell to put { $number } there; Esc puts it back
window-hidato-type-mark = Type marks; a comma or Space ends a mark
# The pencil: small numbers in a cell, and lines of the path.
window-hidato-pencil = Pencil
window-hidato-pen-numbers = Put
    .hint = What you type is put into the selected cell
window-hidato-pen-marks = Mark
    .hint = What you type is a pencil mark of the selected cell; the same number again rubs it out
window-hidato-mark = Mark { $number }
window-hidato-mark-all = Mark all
    .hint = Marks every empty cell with the numbers within its reach
window-hidato-unmark = Rub out marks
    .hint = Rubs out all marks
window-hidato-number-lines = Number the lines ({ $count })
window-hidato-number-lines-about = Puts the numbers on each line that has a number and only one direction
window-hidato-erase-lines = Erase lines
    .hint = Erases all lines; drag back along a line to erase a part of it
window-hidato-start-over-about = Takes away all your numbers, marks and lines; undo brings them back. The clock runs on.
window-hidato-count = Count on
    .hint = With a number selected, a click on an empty cell beside it puts the next number there
    .up = up
    .down = down
    .off = off
# When numbers by hand are judged.
window-hidato-judge = Judge
    .hint = When the program tells whether your numbers are right. With “never” it also does not show which numbers are within reach of a cell.
    .at-once = at once
    .asked = when asked
    .never = never
window-hidato-check = Check
    .hint = Tells how many numbers are wrong, and marks them until the next change
window-hidato-none-wrong = No number is wrong.
# $shown is $count without groups of digits.
window-hidato-wrong = { $count ->
    [one] 1 number is wrong. It is marked until the next change.
   *[other] { $shown } numbers are wrong. They are marked until the next change.
}
window-hidato-clock = Time spent: { $time }
window-hidato-clock-about = The time since your first number. It pauses while you do not fill the board.
# $marks is a list of numbers.
window-hidato-cell-marks = marks { $marks }
window-hidato-cell-line = on a line
# The difficulty of the open board while it is not known.
window-hidato-rating = Difficulty: being worked out…
    .unknown = Difficulty: not known, it takes too long to work out.
window-hidato-not-rated = Difficulty: none, because the board has several solutions.
window-hidato-hopeless = Press Solve to see why.
# The judgement of the numbers by hand.
window-hidato-by-hand = By hand
window-hidato-nothing-filled = Nothing is filled in yet.
# $done and $all are numbers.
window-hidato-progress = { $state ->
    [unasked] { $done } of { $all } filled in.
    [full] { $done } of { $all } filled in, but this is not a solution.
    [asked] { $done } of { $all } filled in; looking whether it can be solved…
    [solvable] { $done } of { $all } filled in; it can still be solved.
    [hopeless] { $done } of { $all } filled in; the puzzle itself has no solution.
   *[unknown] { $done } of { $all } filled in; whether it can be solved is not known.
}
window-hidato-solved = Solved: every number touches the next.
window-hidato-broken = This breaks a rule:
window-hidato-lost = No rule is broken, but no solution is left. Undo takes the number back.
    .earlier = No rule is broken, but these numbers leave no solution.
# Hints; $place is such as "row 3, column 4".
# A hint asks first; $how is such as "by the chain rule".
window-hidato-hint-where = Hint: where must { $number } stand?
window-hidato-hint-which = Hint: which number must stand at { $place }?
window-hidato-hint-follows = It follows { $how }.
window-hidato-hint-answer = Ask for the hint again to read the answer and its reason.
window-hidato-hint-again = Ask for the hint again to put it there.
window-hidato-hint-place = Hint: { $number } goes to { $place }
window-hidato-hint-done = Hint: nothing is left to do
window-hidato-hint-try = Hint: one solution has { $number } at { $place }
    .why = no rule places a number here; a search has found this solution, and there may be others
window-hidato-hint-wrong = Hint: take a number away; with those on the board there is no solution
window-hidato-hint-hopeless = Hint: this puzzle has no solution
window-hidato-hint-none = No hint: the search took too long
window-hidato-given-at = { $number } is given at { $place }.
# Numbers that could stand in the selected cell; buttons follow the second one.
window-hidato-reach-none = No missing number is within reach of { $place }.
window-hidato-reach = Within reach of { $place }:
window-hidato-reach-many = { $count } numbers are within reach of { $place }.
window-hidato-put = Put { $number }
# The menu of searches; its button is narrow.
window-hidato-search-menu = Search: { $search }
    .hint = Which search Solve runs
# The menu of random puzzles.
window-hidato-family = Puzzle
window-hidato-sliding-tiles = Sliding tiles
window-hidato-shape = Shape
window-hidato-difficulty = Difficulty
# The board and its cells, as a screen reader tells them.
window-hidato-board = Board
window-hidato-cell-empty = Empty
window-hidato-cell = { $origin ->
    [given] { $number }, given
    [found] { $number }, found
   *[hand] { $number }, by hand
}
window-hidato-edges = Edges
    .hint = This many bars, each between two cells that touch: their numbers follow each other
window-hidato-cell-joined = joined with { $cells }
window-hidato-cell-new = just placed
window-hidato-cell-differs = other solutions differ here
window-hidato-cell-wrong = wrong
window-hidato-cell-hinted = hinted at
# $family is Hidato, Numbrix or hexagonal Hidato, $size such as 8×8, $percent a number.
window-hidato-making = Making a { $family } of { $size }: { $percent } % after { $time }
window-hidato-stop-making = Stop making it
# The search: its heading, then names of figures.
window-hidato-search = Search
window-hidato-nothing-to-search = There is nothing to search.
window-hidato-searching-for = Searching, { $time } so far
window-hidato-engine = Engine
window-hidato-search-time = Search time
window-hidato-limit-memory = The limit of { $most } of memory is reached.
# The step that is shown, and the list of all.
window-hidato-this-step = This step
window-hidato-steps-of-first = The steps are those of the first solution.
window-hidato-start = The start: nothing is placed yet.
window-hidato-number-at = { $number } at { $place }
# $guesses is a list such as "7 at row 3, column 4; 8 at row 1, column 2".
window-hidato-failed-first = Guessed first of all, and failed: no solution has it: { $guesses }.
window-hidato-failed-here = Guessed here before, and failed: { $guesses }.
# The end of a list; $count is a number.
window-hidato-and-more = and { $count } more
window-hidato-numbers = Numbers in the order found
    .rest = the numbers that follow
window-hidato-no-numbers = There is no solution whose numbers could be shown.
window-hidato-numbers-to-come = The numbers of a solution will appear here.
window-hidato-step = Step { $at }: { $number }
# The verdict before a search.
window-hidato-not-solved = Not solved yet
window-hidato-complete = Complete
    .own = Every number is given: the puzzle is its own solution.
    .none = There is nothing to fill in.
    .numbers = There are no numbers to find.
window-hidato-one-as-hidato = If corners touch, too (Hidato), there is exactly one solution.
    .switch = Switch to Hidato
window-hidato-one-as-numbrix = If only sides touch (Numbrix), there is exactly one solution.
    .switch = Switch to Numbrix
window-hidato-one-as-hexagonal = If the cells are hexagons, there is exactly one solution.
    .switch = Switch to hexagons
# A Hidato of one's own. The choice of what a click does; the button is narrow.
window-compose-edit = Draw the outline and put givens
    .name = Edit givens
window-compose-numbers = Numbers
    .hint = Click a cell and type its number; a second click puts the pale number
    .short = Click a cell and type its number
window-compose-cells = Outline
    .hint = Click or drag: cells become holes, holes become cells
# Edges join two cells, as in Rikudo. The end is said by a screen reader.
window-compose-edges = Edges
    .hint = Drag over cells to join them, or click two that touch; once more takes the edge away
    .short = Drag over cells, or click two that touch
    .other = Click a cell that touches the marked one, or press Enter on it
    .other-short = Click a cell that touches the marked one
    .end = first cell of an edge
window-compose-symmetry = Which cells belong together: their numbers, holes and edges come and go in pairs
window-compose-type = Type a number; Enter puts the pale one; Space makes a hole; Backspace takes the number away
    .short = Type a number, or press Enter for the pale one
# A place of the board, as a screen reader tells it.
window-compose-hole = Hole, row { $row }, column { $column }
window-compose-either = { $a } or { $b }
# How many solutions there are, in large letters.
window-compose-asked = Looking for solutions…
window-compose-unknown = Not known
    .about = The search took too long. Put more numbers, or press Solve to search without a limit.
window-compose-differ = Two solutions differ in { $count } cells. There both numbers are shown.
window-compose-select = Click a cell, or choose one with the arrow keys.
window-compose-clear = Take it away
window-compose-to-hole = Make it a hole
window-compose-to-cell = Make it a cell
window-compose-partner = Its partner, { $place }, waits for a number. Enter goes there.
window-compose-givens = Givens
window-compose-unique = Make it unique
    .hint = Add as few numbers as possible, so that there is exactly one solution
window-compose-fill = Fill in a solution
    .hint = Give every cell its number
window-compose-empty = Take all away
    .hint = Take away all numbers; the outline and the edges stay
window-compose-no-edges = Take all edges away
    .hint = Take away all edges; the numbers stay. Shift+Backspace does the same
window-compose-thin = Thin it
    .hint = Take numbers away as long as there is one solution and the puzzle is not harder than this
window-compose-running = Looking for the best choice of numbers: { $time }
window-compose-begins = Looking for the best choice of numbers…
window-compose-copy = The puzzle as a text that can be pasted again
# The window that asks for a new board.
window-compose-new = New Hidato
    .about = You can change all of this later, and draw any outline.
window-compose-make = Draw it

## Window: help

window-help-welcome = Sliding tiles and Hidato by branch and bound, step by step
window-help-open = Open a puzzle file…
window-help-random = Make a random puzzle
window-help-edit = Set up a board
    .hint = Type the numbers, or swap tiles
window-help-own-hidato = Draw a Hidato
window-help-drop = or drop a file here, or paste the numbers
window-help-close = Close
window-help-name = Help, open
# The first chapter.
window-help-keys = Keys
window-help-find = Find
    .label = Find in the help
window-help-nothing = Nothing in the help has this word.
# Keys, and what they do.
window-help-paste = Open the puzzle in the pasted text
window-help-zoom = Board: nearer, farther; moved
    .keys = +, -, wheel, drag
window-help-larger = Everything larger, smaller, or as before
    .keys = Ctrl and +, -, 0
window-help-cells = Board: to it, and from cell to cell
    .keys = Tab, arrows
window-help-digits = Editing, filling a Hidato: the number of the selected cell
    .keys = 0 to 9
window-help-next-cell = Editing, filling: on to the next cell
    .keys = Enter, Space, Tab
window-help-other-cell = Editing, filling: select another cell
    .keys = Arrows
window-help-blank = Editing: the blank on the selected cell; filling: Delete empties it
    .keys = 0, Delete
window-help-no-cell = Editing, filling: select no cell; once more: end editing
    .keys = Esc
window-help-marks = Filling a Hidato: typed numbers are put, or are pencil marks
window-help-end-mark = Filling a Hidato: end a pencil mark, and begin another
    .keys = Comma, Space
window-help-line = Filling a Hidato: draw a line to the next cell, or erase it
    .keys = Shift+arrows
window-help-number-lines = Filling a Hidato: number the lines
window-help-count = Filling a Hidato: clicks count up, down or not
window-help-check = Filling a Hidato: check the numbers
window-help-offered = Editing a Hidato: put the pale number, and go on
    .keys = Enter
window-help-edge = Editing a Hidato: set an edge to the next cell, or take it away
    .keys = Shift+arrows
window-help-edge-end = Editing a Hidato with Edges: choose one cell of an edge, then the other
    .keys = Enter
window-help-no-edges = Editing a Hidato: take all edges away
    .keys = Shift+Backspace
window-help-hole = Editing a Hidato: a cell becomes a hole, a hole a cell
    .keys = Space
window-help-partner = Editing a Hidato: to the partner that waits for a number, or to the next place
    .keys = Tab

## Window: settings

window-settings = Settings
    .name = Settings, open
window-settings-text-size = Size of text
    .hint = The keys Ctrl and +, −, 0 do the same
    .room = In a window of this size text is shown at { $percent } %.
window-settings-animation = Animation
window-settings-on = On
window-settings-off = Off
window-settings-moves = Moves
window-settings-filling = Filling a Hidato
window-settings-tidies = Rub out marks of a number that I put
    .hint = The marks of the number in all other cells
window-settings-search = Searches
window-settings-memory = Memory
    .hint = A search ends when it needs more than this
window-settings-time = Time limit
    .hint = Solve, hints and the recording of a tree end after this time; for a comparison the time is chosen there
    .unit = s
window-settings-threads-all = All threads of the machine ({ $count })
    .hint = Difficult 4×4 boards are searched on several threads at the same time
window-settings-threads = Threads
window-settings-kept = What is kept
window-settings-hover = Tiles move when the pointer comes to them
    .hint = While you play: no click is needed
window-settings-quiet = Quiet: no clock, no counts, no results
    .hint = While you play or fill a board: no time and no count is shown, and no result is kept
window-settings-recent = Recent files: { $count }
window-settings-forget = Forget
    .label = Forget the recent files
window-settings-tables = Keep the large tables of the 15-puzzle on disk
    .hint = Hard positions then need not wait about two seconds until the tables are made: 196 MB for goals with the blank in a corner
window-settings-tables-kept = Tables on disk: { $size }
window-settings-tables-delete = Delete
    .label = Delete the tables on disk
window-settings-tables-not-deleted = The tables could not be deleted
window-settings-reset = Reset all
    .hint = Everything in this window is again as when the program was new
window-settings-undo = Undo the reset

window-own-bound = A bound of your own
window-own-bound-field = The bound as an expression
window-own-bound-empty = Write an expression with the names below.
window-own-bound-sizes = For boards of at most 4 rows and columns. A solution found with it is not called proved.
window-own-bound-use = Use
    .hint = Search with this bound (Enter)
window-own-bound-asked = All boards of 3×3 are being checked…

## Window: tree, its panels

# A board of a node, for screen readers.
tree-panel-board = Board of node { $node }
tree-panel-board-rows = Board of node { $node }: { $rows }
tree-panel-node = Node { $node }
# The state of a node in a word, below its board.
# Dead: its cost is above the bound.
# Dead: a limit ended the search.
# Dead: another search went on from here.
# Where the bound h of a node comes from: its parts, a line for each.
tree-panel-where-h = Where h comes from
tree-panel-blind = The search is blind: no bound, h = 0.
tree-panel-bound = The bound: { $bound }
tree-panel-bound-whole = This bound cannot be taken apart on this board.
# $product is a product, 1.5 · 11 = 16.
tree-panel-weighted = With the weight: { $product }, rounded down
tree-panel-weight-warning = A weight of { $weight } makes the search hurry towards the goal, and h is no lower bound any more: it may say more moves than are needed. A solution is then not proved to be the shortest, and may be up to { $weight } times as long as the shortest.
# $moves is, for example, 12 moves; $tiles are the tiles of a pattern database.
tree-panel-group = { $moves } of the group { $tiles }
# The blank in a list of misplaced tiles.
tree-panel-blank = blank
tree-panel-turns = Vertical and horizontal moves take turns, so the greater number counts twice; 1 is subtracted if the next move is in its direction.
tree-panel-both-axes = h is the sum of both.
tree-panel-shared = A move shifts up to { $tiles } tiles, so h is the sum divided by { $tiles }, rounded up.
tree-panel-walking-rows = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} to bring every tile into its row
tree-panel-walking-columns = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} to bring every tile into its column
tree-panel-misplaced = { $count } misplaced: { $tiles }
# $tiles lists tiles with their distances.
tree-panel-distances = { $sum } for the distances: { $tiles }
tree-panel-home = Every tile is at home.
# Two tiles that are in each other's way.
tree-panel-pair = { $a } and { $b }
# $axis is row or column, $line its number, $pairs a list of pairs, $leaving a list of tiles.
tree-panel-conflict = { $axis ->
    [row] { $moves } in row { $line }: { $pairs } are in conflict; { $leaving } must make way
   *[column] { $moves } in column { $line }: { $pairs } are in conflict; { $leaving } must make way
}
tree-panel-children-so-far = Children made so far: { $count }
tree-panel-previous-child = Previous child
    .hint = Child by child, back (,)
tree-panel-next-child = Next child
    .hint = Child by child (.)
tree-panel-root-uncounted = The root stands for the path without a number. The published program does not count it, so the figures are one less than the expansions below the tree.
# The end of a sentence: Several solutions: …
tree-panel-ends-with-second = the search ends with the second
tree-panel-handed-over = The tree ends where branch and bound handed over to clause learning, which has no tree and gave the verdict.
tree-panel-probes = { $count ->
    [one] 1 value was also probed: tried only to find a contradiction. “Solution” counts it as generated.
   *[other] { $count } values were also probed: tried only to find contradictions. “Solution” counts them as generated.
}
# $why is a sentence without its full stop.
tree-panel-no-search-needed = { $why }, so no search is needed.
tree-panel-no-e-node = At this line no node is the E-node.
tree-panel-none-live-end = No node is live: the search has ended.
tree-panel-none-live-iteration = No node is live: the next iteration begins with the root.
tree-panel-none-live = No node is live at this moment.
tree-panel-live-all = { $count } live, in the order in which they are taken
tree-panel-live-some = { $count } live, in the order in which they are taken, the first { $listed } listed
# The head of a narrow column with numbers of nodes.
tree-panel-node-head = node
tree-panel-live-table = The live nodes
# $about are the figures of the node.
tree-panel-live-node = Live node { $node }: { $about }
tree-panel-to-expansion = Go to its expansion, { $at }
# A field for a number stands between this label and the next text.
tree-panel-go-to = Go to node
tree-panel-go-to-of = of { $count }, or click it
# $moves is, for example, 12 moves.
tree-panel-path = Path from the root, { $moves }
tree-panel-walk = Walk this path
    .hint = Show it in the step player
tree-panel-recorded = Recorded search
# Three buttons side by side in a narrow panel; .name is for screen readers.
tree-panel-tab-e-node = E-node
    .name = E-node and its children
tree-panel-tab-live = Live nodes
tree-panel-tab-node = Node
    .name = The node in detail
tree-panel-tab-code = Code
    .name = Pseudo-code
tree-panel-another = Another search is chosen: Record (Enter) records it.
# The tab with the pseudo-code. $line is the number of a line, $text is the line.
tree-code-none = This search has no single tree, so it has no pseudo-code here.
tree-code-lines = Line by line
tree-code-previous = Previous line
    .hint = Back to the line that ran before (Alt+Left)
tree-code-next = Next line
    .hint = On to the line that runs next (Alt+Right)
tree-code-play = Play the lines
    .hint = Plays line by line, at the pace that is chosen below the tree
tree-code-pause = Pause the lines
tree-code-line = Line { $line }: { $text }
tree-code-line-current = Line { $line }, current: { $text }
tree-code-variables = The variables
# $progress says how far the search has come.
tree-panel-running = Running: { $progress }.
tree-panel-stop-stays = Stop (Esc) ends the search; the tree stays.
tree-panel-extent = { $count ->
    [one] 1 node, { $memory }
   *[other] { $count } nodes, { $memory }
}
tree-panel-extent-growing = { $count ->
    [one] The tree so far: 1 node ({ $memory }); it still grows.
   *[other] The tree so far: { $count } nodes ({ $memory }); it still grows.
}
# $end is the end of the sentence: “and the search went on”.
tree-panel-extent-cut = { $count ->
    [one] The tree stops here: 1 node is recorded ({ $memory }), { $end }.
   *[other] The tree stops here: { $count } nodes are recorded ({ $memory }), { $end }.
}
tree-panel-goes-on = and the search goes on
# Four counts of nodes, in narrow columns.
tree-panel-live = Live
tree-panel-dead = Dead
tree-panel-recording = Recording the search
tree-panel-preparing = Preparing the bound…
tree-panel-recorded-first = The first { $count } are recorded, and the search goes on after them.
tree-panel-stop-shows = Stop (Esc) shows the tree as far as it is recorded.
tree-panel-kept-first = The first { $count } are kept.
# Stands alone and after “Running:”.
tree-panel-so-far = { $generated ->
    [one] 1 node
   *[other] { $generated } nodes
} generated, { $expanded } expanded in { $time }
tree-panel-odd = ΣKurang + X is odd, so the goal cannot be reached and no search is begun.
tree-panel-stopped-before = The search was stopped before its first node.
tree-panel-ended-before = The search ended before its first node.
tree-panel-no-tree = There is no tree to show
tree-panel-record-deepening = Record iterative deepening
tree-panel-nodes-max = Nodes recorded at most
    .hint = A node takes some 30 bytes. The search goes on after them without being recorded.

## Window: tree, canvas, legend, keys

# The menu of what is drawn of the tree.
tree-view-show = Show
    .hint = What stands on nodes, and how the tree is seen
    .name = What is shown
tree-view-on-nodes = On nodes, where there is room
tree-view-number = Number
tree-view-expansion-order = Order of expansion
# The cost of a node of a Hidato: how much room is left between two numbers.
tree-view-slack = Slack
tree-view-distance = Distance
tree-view-view = The view
tree-view-follows = Keeps the E-node in sight
    .hint = While the search is walked through
tree-view-overview = Overview
    .hint = In the corner, where much of the tree is out of sight
    .name = Overview of the tree
tree-view-overview-hide = Hide the overview
# The name of the drawn tree for screen readers.
tree-view-tree = Search tree
# $tree is the name of the tree.
tree-view-drawn = { $tree }, { $drawn } of { $all ->
    [one] 1 node
   *[other] { $all } nodes
} drawn
tree-view-fit = Fit
    .hint = The whole tree (F)
tree-view-centre = E-node
    .hint = Bring the E-node to the middle (C)
    .name = Centre on the E-node
tree-view-tidy = Fold as at the beginning
# $shown is the same number in the form in which it is shown.
tree-view-fold = { $count ->
    [one] 1 node folded below node { $node }; a click opens it
   *[other] { $shown } nodes folded below node { $node }; a click opens some
}
# $about says what the node is.
tree-view-node = Node { $node }: { $about }
# Very short, below a node: its place in the order of expansions.
tree-view-order = exp. { $at }
# A key with what it does, for the help.
tree-view-key-kin = Up, Down
    .about = Tree: the parent; the first child, or the one on the solution path
tree-view-key-siblings = Shift+Left, Shift+Right
    .about = Tree: the sibling to the left, to the right
tree-view-key-children = {"."} and ,
    .about = Tree: child by child within an expansion, on and back
tree-view-key-lines = Alt+Right, Alt+Left
    .about = Tree: to the next line of the pseudo-code, to the one before
tree-view-key-fold = Tree: opens or folds what is below the node
tree-view-key-fit = Tree: the whole tree
tree-view-key-centre = Tree: the E-node in the middle
tree-view-key-zoom = Tree: nearer, farther
tree-view-key-solution = Tree: to the solution
tree-view-key-iterations = Tree: to the next iteration, to the one before
# The legend above the tree; its names are short.
tree-view-legend-live = live
    .about = Live: the node is generated, and its children are not. It waits for its turn.
tree-view-legend-e-node = E-node
    .about = E-node: the node whose children are being generated.
tree-view-legend-expanded = expanded
    .about = Expanded: all children of the node are generated.
tree-view-legend-bound = dead: bound
    .about = Dead by the bound: ĉ is greater than the bound, or the node lies at the greatest depth, so the search goes nowhere from here.
tree-view-legend-duplicate = dead: duplicate
    .about = Dead as a duplicate: another node has the same board.
tree-view-legend-goal = goal
    .about = The goal.
tree-view-legend-path = solution path
    .about = The moves from the root to the solution.
tree-view-legend-contradiction = dead: contradiction
    .about = Dead by a contradiction: with this guess some number or cell has no place left.
tree-view-legend-restart = dead: restart
    .about = Dead by a restart: the search began again at the root before the turn of this node.
tree-view-legend-solution = solution
    .about = All numbers are placed.
tree-view-legend-click = A click finds the next one.
# The slider under the tree, for screen readers.
tree-view-slider = Expansion
# The moment of the search, in the line above the slider.
tree-view-at-end = { $count ->
    [one] The end, after 1 expansion
   *[other] The end, after { $count } expansions
}
tree-view-at-root = { $count ->
    [one] The root is live; 1 expansion follows
   *[other] The root is live; { $count } expansions follow
}
tree-view-at = Expansion { $at } of { $all }
tree-view-at-no-child = Expansion { $at } of { $all }, no child made yet
tree-view-at-child = Expansion { $at } of { $all }, child { $child }
# These two stand after one of the texts before.
tree-view-iteration = iteration { $at } of { $all }, ĉ ≤ { $bound }
tree-view-restart = restart { $at } of { $all }
# The buttons of the player; $key is a key.
tree-view-first = First
    .hint = Before the first expansion ({ $key })
tree-view-previous = Previous
    .hint = One expansion back (Left)
tree-view-play = Play
    .hint = Play or pause (Space)
tree-view-pause = Pause
tree-view-next = Next
    .hint = The next expansion (Right)
tree-view-last = Last
    .hint = The last moment (End)
tree-view-previous-iteration = Previous iteration
    .hint = To the beginning of the iteration, or of the one before (Page Up)
tree-view-next-iteration = Next iteration
    .hint = To the next iteration (Page Down)
tree-view-to-solution = To the solution
    .hint = To the moment at which the goal is taken (G)
# So many expansions a second.
tree-view-pace = { $rate }/s
    .name = Pace
    .hint = How many expansions a second it plays
# Menus of files to be saved: .kind is the kind of file in the dialog, .file the name that is proposed.
tree-view-save = Save
    .hint = The tree or the whole trace as a file
tree-view-save-shown = The tree as it is shown
    .file = tree
tree-view-save-svg = Picture (SVG)…
    .kind = SVG pictures
tree-view-save-png = Picture (PNG)…
tree-view-save-slide-png = Slide, 16:9 (PNG)…
tree-view-save-pdf = Page, A4 (PDF)…
tree-view-save-slide-pdf = Slide, 16:9 (PDF)…
tree-view-save-dot = Graphviz (DOT)…
    .kind = Graphviz
tree-view-save-whole = The whole trace
tree-view-save-trace = JSON lines…
    .kind = JSON lines
    .file = trace
tree-view-save-report = Save report…
    .hint = Save report…: the puzzle, the verdict, the solution and the figures, as a file
# A tab above; $view is its name.
tree-view-tab-running = { $view }, running
    .hint = A search runs there. Open this view to stop it.

## Window: comparing

compare-view-copy-csv = Copy CSV
# The menu; .file is the name that is proposed for a plot.
compare-view-save = Save the plot
    .file = plot
compare-view-save-plot = The plot that is shown
    .none = It shows nothing yet
# .kind is the kind of file in the dialog, .file the name that is proposed.
compare-view-save-csv = Save CSV…
    .kind = Comma-separated values
    .file = comparison
# The choice of puzzles.
compare-view-puzzles = Puzzles
# .unit stands after the number.
compare-view-seconds = Each search may take
    .unit = {" "}s
compare-view-open = The open puzzle
compare-view-open-one = The open one: { $name }
# After this stand fields for numbers: “Random: 10 · 40 random moves from the goal · seed 1”.
compare-view-random = Random:
compare-view-count = Number of puzzles
    .hint = How many puzzles are made
compare-view-walk = {" "}random moves from the goal
    .hint = Each puzzle is a random walk of so many moves; its shortest solution may have fewer
# “10 from seed 1”.
compare-view-from = from
compare-view-seed = seed{" "}
    .hint = The seed of the first; the others follow
# $family is, for example, Hidato; $dims is 6×6; Random is the name of a button.
compare-view-order = { $family } { $dims }, { $difficulty }, as chosen beside Random
compare-view-order-outline = { $family } { $dims }, { $outline }, { $difficulty }, as chosen beside Random
compare-view-order-other = The arrow beside Random has other sizes, shapes and difficulties
compare-view-files = Files of puzzles
    .choose = Choose files of puzzles…
compare-view-files-hidato = Files of Hidatos
    .choose = Choose files of Hidatos…
compare-view-listed = { $file }, { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
compare-view-choose = Choose…
# The choice of searches. The words after a colon are typed so in every language.
compare-view-searches = Searches
compare-view-naming-hidato = Name a search: propagate (after a colon: first, no-learning), rules (after a colon: the hardest rule) or fauzia (after a colon: filter, chebyshev, slack).
compare-view-naming-sliding = Name a search. After a colon: a bound or an expression, a weight, newest, oldest, least-h, an order of children (URDL), no-visited, multi; for dfs its greatest depth.
compare-view-single = A search counts each tile as one move, unless its name has “:multi”, such as shortest:multi.
compare-view-own-name = Its name on the command line: { $name }
compare-view-name = Name of a search
compare-view-add = Add
# The results.
compare-view-another = These are the figures of { $name }.
compare-view-empty = Compare searches
    .hint = Choose puzzles and searches at the right, then press Compare, or Enter.
    .hidden = Show the panel at the right ({ $key }) and choose puzzles and searches there, then press Compare, or Enter.
compare-view-none-made = No puzzle could be made: other seeds may have one.
compare-view-stopped-making = Stopped: { $done } of { $all ->
    [one] 1 puzzle is made.
   *[other] { $all } puzzles are made.
}
compare-view-stopped-before = Stopped before a search was done.
compare-view-stopped-at = Stopped: { $done } of { $all ->
    [one] 1 search is done.
   *[other] { $all } searches are done.
}
compare-view-done = { $count ->
    [one] The search is done.
   *[other] { $count } searches are done.
}
# Some searches do not fit the puzzle: they were not run.
compare-view-done-misfits = { $count ->
    [one] 1 search is done
   *[other] { $count } searches are done
}; { $misfits ->
    [one] 1 does not fit.
   *[other] { $misfits } do not fit.
}
compare-view-making = { $done } of { $all ->
    [one] 1 puzzle
   *[other] { $all } puzzles
} made
compare-view-running = { $done } of { $all ->
    [one] 1 search
   *[other] { $all } searches
} done
compare-view-so-far = { $count } expanded
compare-view-beside = Side by side
    .hint = The trees of the two chosen searches, in step
compare-view-beside-two = Choose two rows of one puzzle
# The table, for screen readers, and its heads, which stand in narrow columns; .about explains one.
compare-view-table = The searches
compare-view-sort = A click sorts the rows by this column.
compare-view-puzzle = Puzzle
compare-view-search = Search
compare-view-outcome = Outcome
compare-view-moves = Moves
    .about = The moves of the solution found; (fewest): proved that none is shorter
compare-view-expanded = Expanded
    .about = Nodes all of whose children were made
compare-view-generated = Generated
    .about = Children made
compare-view-live = Live at most
    .about = The most nodes that waited to be expanded at one time; of iterative deepening, the nodes of its longest path
compare-view-memory = Memory
    .about = What the nodes and the tables of the bound held at the most
compare-view-time = Time
    .about = The search alone, without the making of tables
compare-view-branching = Effective branching factor: a tree of this depth in which every node has b* children has as many nodes as were generated
compare-view-probes = Probes
    .about = Values that were tried for their contradictions alone
# How a search has ended, in the column of moves: without a solution, or by a limit.
compare-view-misfit = does not fit
compare-view-fewest = { $moves } (fewest)
# A row as a sentence without its full stop. $moves is, for example, 13 (fewest).
compare-view-row = { $search } on { $puzzle }: { $moves }, { $expanded } expanded, { $generated } generated, memory { $memory }; searched for { $time }, set-up { $setup }, at least { $least ->
    [one] 1 move is needed
   *[other] { $least } moves are needed
}
compare-view-row-hidato = { $search } on { $puzzle }: { $verdict }; { $expanded } expanded, { $generated } generated, { $probed } probed, searched for { $time }, by { $engine }
compare-view-proved = { $count } proved
# The lines that sum up a search over all puzzles.
compare-view-sum = sum: { $solved } of { $all } solved
    .about = { $search }: { $solved } of { $all } solved, { $expanded } expanded in all, at most { $live } live at one time, at most { $memory } of memory
compare-view-mean = mean
    .about = { $search }: { $expanded } expanded on average, where there was a search
compare-view-median = median
    .about = { $search }: { $expanded } expanded, the median where there was a search
# The choice of a plot; .axis is the name of its horizontal axis.
compare-view-chart-expanded = Expanded
    .name = Expanded by search
compare-view-chart-length = By length
    .name = Nodes by length
    .axis = moves of the solution
compare-view-chart-size = By size
    .name = Nodes by size
    .axis = empty cells of the puzzle
compare-view-chart-growth = Growth
    .name = Growth of iterations
compare-view-nodes-expanded = nodes expanded (logarithmic scale)
compare-view-nodes-generated = nodes generated (logarithmic scale)
compare-view-growth-axis = bound of the iteration
compare-view-bar = { $search }: { $count } expanded
    .least = { $search }: at least { $count } expanded, a limit ended it
compare-view-no-iterations = None of these searches has iterations. Only iterative deepening has them.
compare-view-none-ended = No search has ended yet.
compare-view-on = Puzzle: { $puzzle }
# So many nodes at the bound of an iteration.
compare-view-growth-point = { $count } at { $bound }
# A plot in words, for screen readers; $figures lists what it shows.
compare-view-chart-of-expanded = Chart of nodes expanded: { $figures }
compare-view-chart-of-sizes = Chart of nodes expanded by { $axis }; the table has its figures
compare-view-chart-of-growth = Chart of nodes generated by bound: { $figures }
# Two searches side by side.
compare-view-first-tree = First search tree
compare-view-second-tree = Second search tree
compare-view-back = Table
    .name = Back to the table
    .hint = Back to the table of the comparison
compare-view-by-expansion = By expansion
    .hint = After as many expansions in both: the shorter ends first
compare-view-by-share = By share
    .hint = After the same share of their expansions: both end together
compare-view-probed = { $count ->
    [one] 1 value was probed, too.
   *[other] { $count } values were probed, too.
}
# $stays: the other of the two searches goes on.
compare-view-tree-stops = { $count ->
    [one] The tree stops after 1 expansion; the search went on
   *[other] The tree stops after { $count } expansions; the search went on
}{ $stays ->
    [yes] ; it stays here
   *[no] {""}
}
# $what is how the search ended; $by is learning if clause learning ended it.
compare-view-ended = { $count ->
    [one] Ended after 1 expansion: { $what }
   *[other] Ended after { $count } expansions: { $what }
}{ $by ->
    [learning] , by clause learning, which has no tree
   *[tree] {""}
}{ $stays ->
    [yes] ; it stays here
   *[no] {""}
}
compare-view-none-live = No node is live
compare-view-next-live = Next of the live nodes
compare-view-e-node = E-node
compare-view-guess-needed = a guess is needed
    .about = The rules go no further, and this search makes no guess.
compare-view-step = Step { $at } of { $all }: after the same number of expansions, or at the end
compare-view-step-share = Step { $at } of { $all }: { $percent } % of each search
# The slider of both searches, for screen readers.
compare-view-slider = Step of both
# What the buttons of the player do.
compare-view-previous = One step back (Left)
compare-view-next = The next step (Right)
compare-view-last = The end of both (End)

## Practice in the window

session-view-practice = Practice
action-view-practice = Practise: answer questions
session-practice-no-cells = Click the cells first, or type “none” if there is no such cell.
session-practice-nothing = Type the answer first.
session-practice-no-verdict = Choose yes or no, too.
session-practice-no-fate = Choose for each child what becomes of it.
session-practice-no-choice = Choose one of the answers.
session-practice-no-cell = Click the cell of the number.
session-practice-no-rule = Choose the rule.
session-bound-not-judged = The bound could not be checked
session-practice-not-begun = The question cannot be made
session-practice-failed = The question cannot be made because of a fault of the program
session-practice-not-saved = The result of your last practice is not saved
session-practice-not-performed = The search cannot be performed
session-practice-no-search = A search is performed on a sliding puzzle that can be solved.
practice-view-tree = Tree of the question
practice-view-nothing = No question of these kinds fits the open puzzle: { $why }. Choose other kinds, or a fresh puzzle for each question.
    .fresh = No puzzle was found with a question of these kinds at this level. Choose other kinds, or another level.
    .more = There are no more different questions of these kinds.
practice-view-making = A question is being made…
# $level is from 1 to 5; $right of $count answers were right.
practice-view-place = Question { $number } · level { $level } of 5 · right: { $right } of { $count }
practice-view-seed = Seed { $seed }
practice-view-end = End this run
practice-view-next = Next question
practice-view-check = Check
practice-view-give-up = Show the answer
    .hint = The question counts as wrong
practice-view-heading = Learn by answering
practice-view-about = Langkah asks you what its search does next, and marks your answer at once. If it is wrong, you see the first wrong step and the reason.
practice-view-kinds = What is asked (all, if you choose none)
practice-view-level = Level
practice-view-rising = rising
    .hint = The questions get harder after right answers, and easier after wrong ones
practice-view-on-open = Ask about the open puzzle
    .hint = Otherwise each question has a fresh puzzle
practice-view-bound = With my bound: { $bound }
    .hint = Questions that ask for a bound h take this one
# What a lecture fixes for best-first search.
practice-view-ties = Rule for ties
    .hint = In best-first search, which of several live nodes with the least ĉ goes first
practice-view-order = Order of children
    .hint = In best-first search, the order in which the children of a node are made
practice-view-by-level = by the level
practice-view-usual-order = { $order } (usual)
practice-view-seed-field = Seed
    .none = a new one
    .hint = The same seed gives the same questions: a whole class can have one sheet
    .wrong = Type a whole number.
practice-view-begin = Begin
practice-view-exam = Exam sheet
    .hint = An exam with as many questions of these kinds, and the answers on pages of their own; the same for the same seed
    .file = exam
practice-view-exam-count = Questions
practice-view-exam-title = Title
    .hint = Without a title the sheet tells its seed. With one, only the answers tell it.
practice-view-exam-key = Answers on pages of their own
practice-view-result = { $right } of { $count ->
    [one] 1 answer was right.
   *[other] { $count } answers were right.
}
practice-view-save = Save the result…
    .hint = Seed, answers, marks and times; `langkah practice --check` verifies the file
    .file = practice
    .kind = Result
practice-view-closing = Close the window without saving your practice?
    .about = You have answered questions, or you are performing a search. Not all your answers are saved.
practice-view-questions = Answer questions
practice-perform-title = Perform the search
practice-perform-about = You expand the live nodes of a search in their order, and say what becomes of their children. Each act is compared with the search. Levels 1 to 3 are best-first search; 4 and 5 are iterative deepening, whose bound kills children.
practice-perform-count = Expansions
# $number of $count expansions are done or begun; $right of $acts acts were right.
practice-perform-place = Expansion { $number } of { $count } · right: { $right } of { $acts }
practice-perform-help = Show the next act
    .hint = Does the next act and tells why; the act does not count as right
practice-perform-wrong = Wrong: { $said }
practice-perform-helped = With help
practice-perform-done = Done
# Above the result of the last run.
practice-view-last-time = Last time
practice-perform-result = { $right } of { $acts } acts were right at the first try. Wrong: { $wrong }. With help: { $helped }.
practice-perform-again = Once more
practice-perform-before = Before that
practice-view-number = Number
practice-view-node = Node: click it, or type its number
practice-view-nodes = Nodes in order: click them, or type their numbers
practice-view-cells = Marked: { $count }
practice-view-typed = Or type it: { $how }
# In the field of an answer, until something is typed.
practice-view-example = for example { $example }
practice-view-choose = Choose, or type your answer
practice-view-cells-label = Click the cells, or type them
practice-view-placed = Type the number; click its cell, and choose the rule
practice-view-chain = the chain rule: the number has no other cell
practice-view-only = the only number: the cell takes no other number
practice-view-right = Right
practice-view-wrong = Wrong
practice-view-wrong-number = Wrong: the number
practice-view-wrong-verdict = Wrong: yes or no
practice-view-wrong-item = Wrong at place { $place }
practice-view-wrong-board = Wrong on board { $number }
practice-view-wrong-move = Wrong at the child { $way }
practice-view-key = The answer
practice-view-empty-cell = Row { $row }, column { $column }: empty
practice-view-number-cell = Row { $row }, column { $column }: { $number }
# $cell is practice-view-empty-cell or practice-view-number-cell.
practice-view-cell-put = { $cell }, in your answer
practice-view-cell-told = { $cell }, named in the explanation

## Lessons

# What is hidden until a question is answered
lesson-hidden-kurang = the table of Kurang
lesson-hidden-verdict = the verdict
lesson-hidden-e-node = the E-node
# What is wrong with the file of a lesson
lesson-not-text = these bytes are not text; save the file as UTF-8
lesson-too-large = the file is larger than { $kib } KiB; make several lessons of it
lesson-no-header = a lesson begins with the line “{ $header } { $version }”
lesson-version = “{ $found }” is not a version of lessons that this program reads; write { $version }
lesson-stray = this line is indented and belongs to no key; write a key such as “note:” above it
lesson-no-key = “{ $line }” has no key; write “note:” before a text, and indent the lines that belong to it
lesson-unknown = { $place ->
    [step] a step has no key “{ $key }”; it has step, view, at, node, search, question, hide and note
   *[head] “{ $key }” is not a key here; before the first step there are title, author, puzzle and search
}
lesson-twice = “{ $key }” stands here for the second time, after line { $line }; delete one of them
lesson-no-language = only a title and a note can have a language, not “{ $key }”
lesson-language = there is no language “{ $tag }”; the languages are { $tags }
lesson-empty = “{ $key }” has no value; write one, or delete the line
lesson-missing = here “{ $key }:” is missing
lesson-no-step = the lesson has no step; write a line “step” and below it “note:”
lesson-many-steps = a lesson has at most { $most } steps
lesson-long = the text is longer than { $most } letters; make several steps of it
lesson-other-family = this search is for another kind of puzzle
lesson-view = “{ $word }” is not a view; the views are { $views }
lesson-number = “{ $word }” is not a number that can stand here
lesson-kind = “{ $word }” is not a kind of question; the kinds are { $kinds }
lesson-words = this question is written as “{ $dealt }”
    .either = this question is written as “{ $exact }” or as “{ $dealt }”
lesson-hide = “{ $word }” cannot be hidden; what can be hidden is { $all }
lesson-node-on-board = only a step in the tree has a node; write “view: tree”
lesson-no-search = this step needs a search; write “search: best-first:manhattan” or another one before the first step
lesson-no-tree = this search has no tree that can be shown; choose another search
lesson-moment = the search has no such moment; its last one is { $last }
lesson-node = there is no such node at this moment; there { $count ->
    [one] is only node 1
   *[other] are { $count } nodes
}
lesson-no-solution = the search has found no solution, so no step of it can be shown
lesson-solution = the solution has no such step; the last one is { $last }
# $why is one of the texts practice-unasked-….
lesson-no-question = there is no question “{ $kind }” on this puzzle at this place: { $why }
# A lesson in the window
lesson-view-first = The lesson hides this for now
    .about = Answer the question, or go on with the lesson. Escape leaves the lesson and shows everything.
lesson-view-changed = The lesson has changed
    .about = Answers to the questions that still stand in it are kept.
lesson-view-elsewhere = { $count ->
    [0] The question asks about the start.
    [one] The question asks about the board after 1 step.
   *[other] The question asks about the board after { $count } steps.
}
    .show = Show that board
lesson-view-waits = Your lesson waits
    .about = Another puzzle is open now. Open the lesson again to go on with your answers.
lesson-view-ended = The lesson has ended
    .about = Another puzzle is open now. Open the lesson again to go on.
lesson-view-closing = Close the window and lose your answers?
    .about = You have begun to answer the questions of a lesson. Your answers are kept only while the window is open.
# A lesson that is being recorded
lesson-record-aside = Your lesson is kept
    .about = You record it on another puzzle. “Record a lesson”, in the menu beside Open, leads back to it.
lesson-record-no-title = The lesson has no title.
lesson-record-no-step = The lesson has no step. Go to a board or to a moment of a search, and add a bookmark.
lesson-record-no-note = Step { $number } has no note.
lesson-record-fault = Step { $number }: { $what }
lesson-record-unfinished = The lesson is not ready yet
# Shown while it takes long to open, try or save a lesson
lesson-preparing = Preparing the lesson: its searches are run…
    .stop = Stop preparing
# The panel of a lesson
lesson-menu = Lessons
lesson-menu-record = Record a lesson
    .hint = Walk through the open puzzle, bookmark what you want to show, and save the bookmarks with notes and questions as a lesson
lesson-view-hidden = Hidden until you answer: { $what }
    .later = Hidden for now: { $what }
lesson-view-leave = Leave the lesson
    .hint = The puzzle stays open, and everything is shown again (Esc)
lesson-view-author = By { $name }
lesson-view-back = Back
    .hint = The step before (Ctrl+Page Up)
lesson-view-next = Next
    .hint = The next step (Enter, or Ctrl+Page Down)
lesson-view-end = End
lesson-view-result = The lesson is done: { $right } of { $all } answers were right. “End” closes it; “Back” leads through it once more.
lesson-view-place = Step { $number } of { $count }
    .asked = Step { $number } of { $count }, { $right } of { $asked } right
lesson-key-enter = In a lesson: answer the question, or go on
lesson-key-pages = In a lesson: the step before, the next step
lesson-key-escape = Leave the lesson
# The panel of a lesson that is being recorded
lesson-record = Recording a lesson
lesson-record-end = End the recording
    .hint = Closes this panel
lesson-record-forget = Throw away what is not saved?
    .yes = Throw away
    .no = Go on
lesson-record-closing = Close the window without saving your lesson?
    .about = You have recorded a lesson, and no file has all of it yet.
lesson-record-title = Title
lesson-record-author = Author
lesson-record-add = Add a bookmark here
    .hint = A step with what is shown now: the board, or the moment and the selected node of the tree
    .disabled = A bookmark needs the start, a board of a solution that was found, or a recorded tree
lesson-record-board = Board, at the start
    .after = Board, { $count ->
        [one] after { $count } step
       *[other] after { $count } steps
    }
lesson-record-tree = Tree, expansion { $at }
    .root = Tree, before the first expansion
    .end = Tree, at the end, after { $count ->
        [one] { $count } expansion
       *[other] { $count } expansions
    }
# $place is one of the texts lesson-record-tree.
lesson-record-node = { $place }, node { $node }
lesson-record-note = Note
    .hint = An empty line begins a new paragraph
lesson-record-question = Question
lesson-record-no-question = No question
lesson-record-tile = Tile (0 is the blank)
lesson-record-way = The blank goes
lesson-record-level = Level
lesson-record-seed = Seed
lesson-record-hide = Hide until the answer, or for this step
lesson-record-earlier = Earlier
lesson-record-later = Later
lesson-record-remove = Remove
lesson-record-try = Try it
    .hint = Plays the lesson as a student sees it; leave it to go on recording
lesson-record-save = Save lesson…
    .hint = A text file that anybody can open, and that you can edit by hand
    .file = lesson
    .kind = Lesson
# The steps of a lesson in the terminal
lesson-terminal-step = Step { $number }, { $place }
lesson-terminal-hides = hides { $what }
# $name is the word in a file for what is to be hidden.
lesson-terminal-shows = the window shows the answer; `hide: { $name }` hides it
lesson-terminal-answer = answer: { $answer }
# Where a board is wanted as a goal
lesson-no-goal = This is the file of a lesson, and a goal is a board

## Wrong arguments, and the help of the command line

usage-error = error:
usage-tip = tip:
usage-heading = Usage:
# These two stand in a line of usage: “langkah solve [OPTIONS] <FILE>...”.
usage-options = OPTIONS
usage-command = COMMAND
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-heading-commands = Commands
usage-heading-values = Possible values:
usage-default = [default: { $value }]
# $values is a list of names.
usage-values = [possible values: { $values }]
usage-more = For more information, try '--help'.
# $argument is an option with its value, such as `--seed <N>`.
usage-no-value = a value is required for '{ $argument }' but none was supplied
usage-value = invalid value '{ $value }' for '{ $argument }'
usage-unknown = unexpected argument '{ $argument }' found
usage-subcommand = unrecognized subcommand '{ $name }'
usage-after-help = { $option } cannot stand after 'help', which takes the name of a subcommand and --language
usage-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
usage-letters = invalid UTF-8 was detected in one or more arguments
# The arguments follow on lines of their own.
usage-missing = the following required arguments were not provided:
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-beside = the argument '{ $argument }' cannot be used with '{ $other }'
# The arguments follow on lines of their own.
usage-beside-all = the argument '{ $argument }' cannot be used with:
# $count is how many $names.
usage-similar = { $count ->
    [one] a similar name exists: { $names }
   *[other] some similar names exist: { $names }
}
usage-as-value = to pass '{ $argument }' as a value, use '-- { $argument }'
usage-after-file = a subcommand cannot follow the file '{ $file }'
usage-both = { $first } and { $second } cannot both be standard input
usage-no-moves = there are no MOVES to write
usage-no-moves-all = there are no MOVES; without them only --all works
usage-counts = --counts cannot be used with --to { $notation }, which has no letters
# $what is an option, too.
usage-is-for = { $option } is for { $what }
usage-not-anytime = { $option } is not for --search anytime, which chooses its own bounds and order
usage-not-blind = { $option } is not for --search bfs or dfs, which are blind and use no bound
usage-not-queue = { $option } is for --search best-first: bfs takes the oldest node, and dfs the newest
usage-visited = { $option } is for --search best-first, bfs and dfs: iterative deepening (--search ida) keeps no visited set
usage-children = { $option } is for --search best-first, bfs and dfs: iterative deepening (--search ida) has an order of its own
usage-queue = { $option } is for --search best-first: iterative deepening (--search ida) keeps no queue
# $option is an option's name.
usage-course-spelled = { $option } cannot be used with --preset course, which is the search as it was published; spell the search out: --search best-first --bound misplaced --ties newest, changed as you like, such as with --order URDL
usage-split = --split divides --search ida with single tiles and without a weight: { $option } cannot be used with it
usage-for-svg-png = { $option } is for .svg and .png
usage-for-svg-png-pdf = { $option } is for .svg, .png and .pdf
usage-for-png-pdf = { $option } is for .png and .pdf
usage-for-boards = { $option } is for boards in .svg, .png and .gif
usage-for-pixels = { $option } is for boards in .png and .gif
usage-for-puzzles = { $option } is for puzzles in .pdf
usage-answers = answers are read from standard input
usage-goal = --goal is for a puzzle that is given
usage-html = with --html the name of the file ends with .html
usage-tree-html = --tree is for HTML: add --html
usage-goal-size = --size { $size } does not fit the --goal, which is a { $goal } board
usage-seeds = --seed and --count together go past { $most }
# What an option takes; a colon stands before.
usage-window = expected a number from { $least } to { $most }, such as { $usual }
usage-share = expected the share's number and the number of shares, such as 2/8
usage-share-none = there is at least one share: the number after / is 1 or more
usage-share-zero = shares are counted from 1, such as 1/8
usage-share-past = the share's number is at most the number of shares
usage-levels = expected all or a number of levels
usage-step = expected last or a number of steps
usage-name-export = its name must end with .svg, .png, .gif, .html or .pdf; `langkah solve --trace FILE.dot` writes a tree for Graphviz
usage-name-sheet = its name must end with .pdf
usage-name-exam = its name must end with .pdf, .html or .md
usage-name-trace = its name must end with .jsonl, .svg, .dot, .png or .pdf
usage-folder = it is a folder; name a file
usage-level = expected a number from 1 to 5
# The name of a preset stands where a kind of search belongs.
usage-search-preset = { $name } is a preset: write --preset { $name }
usage-weight = expected a number from 0 to { $most }
usage-seconds = expected a number of seconds, such as 10 or 0.5
usage-whole = expected a whole number
usage-whole-zero = expected a whole number of at least 0
usage-whole-positive = expected a whole number of at least 1
usage-whole-great = the number is too great
usage-between = expected a whole number from { $least } to { $most }
usage-show = expected all, none or a number of steps from 1
usage-size = expected rows and columns, such as 4x4
# $names is a list of bounds; $why is what is wrong with the expression.
usage-bound = expected { $names } or an expression: { $why }
usage-goal-file = expected blank-last, blank-first, snail or a board in a file or in quotes; as a file: { $why }
# $holder is what holds the board: `text` or `file`.
usage-goal-two = { $holder ->
    [text] the text holds a start and a goal; expected the goal alone
   *[file] the file holds a start and a goal; expected the goal alone
}
# $family is a Hidato or the like, without an article.
usage-goal-family = { $holder ->
    [text] the text holds a { $family }, which cannot be the goal of a sliding puzzle; expected blank-last, blank-first, snail or a board of tiles in a file or in quotes
   *[file] the file holds a { $family }, which cannot be the goal of a sliding puzzle; expected blank-last, blank-first, snail or a board of tiles in a file or in quotes
}
# The faults follow on lines of their own.
usage-goal-none = { $holder ->
    [text] the text holds no board
   *[file] the file holds no board
}
usage-letters-blank = U, L, D and R: the way that the blank goes
usage-letters-tile = U, L, D and R: the way that the tile goes
usage-letters-words = Up, Left, Down and Right: the way that the blank goes
usage-letters-numbers = the number of each tile that moves
usage-letters-lines = the same, with one number for a line of tiles that moves at once

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
figure-mebibytes = { $memory } MiB
figure-moves = { $count ->
    [one] 1 move
   *[other] { $shown } moves
}

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
sliding-text-sized-row-count = { $found } rows, expected { $size } as the size in line { $line } says
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
sliding-text-glyphs = { $found } letters and digits are no board; expected each of 0 to { $last } once, or A to { $letter } and one blank as 0, -, _ or .
sliding-text-glyph-gap-seen = this row has one digit too few for a { $dims } board; with its gap as the blank, a tile is missing or stands twice
sliding-text-glyph-gap = this row has one digit too few for a { $dims } board; nobody can see where its gap is: write 0 or _ for the blank
# $letter is U, L, D or R.
sliding-text-scramble = move { $number }, { $letter }, is not possible from the goal; a text of moves alone is read as the moves that lead from the goal to the start
sliding-text-not-a-move = “{ $word }” is no move, and the rest is a list of moves; expected only U, L, D and R, or up, left, down and right, and numbers to repeat one
# A row above a board. $dims is the size of the board, $high and $wide are its sides.
sliding-text-beside-above = this row is no part of the { $dims } board below it; leave it out, or write the size, { $high } { $wide }, in its place
sliding-text-beside-below = this row is no part of the { $dims } board above it; leave it out
sliding-text-size-range = the size { $word } is not supported; expected { $least } to { $most }
sliding-text-not-a-size = “{ $word }” is no size; expected width and height before the colon, such as 4x4:
sliding-text-seed = a random seed, which only the program that made it can read; expected the game ID, with a colon after { $word }
sliding-text-size = a board of { $rows } rows and { $cols } columns is not supported; expected { $least } to { $most } of each
# $most is the greatest tile, $blank one more.
sliding-text-not-a-tile = “{ $word }” is not a tile; expected a number from 1 to { $most }, or the blank as 0, { $blank }, -, _, . or x
sliding-text-not-a-tile-of-any = “{ $word }” is not a tile; expected a number, or the blank as 0, -, _, . or x
sliding-text-not-tiles = “{ $word }” is not a tile, and { $others ->
    [one] 1 other word
   *[other] { $shown } other words
} are not; expected a number, or the blank as 0, -, _, . or x
sliding-text-separator = “{ $word }” stands between the numbers; expected blanks, commas, semicolons or tabs between them
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
sliding-text-not-a-goal = “{ $word }” is no goal; expected blank-last, blank-first, snail or the rows of a board
sliding-text-goal-size = the goal is a { $goal } board and the start a { $start } one; they must have the same size
sliding-text-more-faults = … and { $count } more
# What the formats of files are, in a menu and in lists.
sliding-text-about-course = rows of numbers
sliding-text-about-princeton = the size, then rows
sliding-text-about-school42 = the 42 school's: # comments, the size, then rows; the goal is the snail
sliding-text-about-tatham = Simon Tatham's game ID, 4x4:1,2,…
sliding-text-about-slidysim = rows on one line, divided by /
sliding-text-about-korf = an index and a list; the goal has the blank first
sliding-text-about-digits = nine digits for a 3×3 board
sliding-text-about-langkah = rows, then the goal's name or rows: any puzzle
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
sliding-text-note-latin1 = The text is no UTF-8; it is read as Latin-1.
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
sliding-bound-walking-distance = walking distance
sliding-bound-pattern-databases = pattern databases
# Why there are no tables of a pattern database.
sliding-tables-ended = the making was ended
sliding-tables-memory = the system has no memory for the tables
sliding-tables-home = there are no tables for this place of the blank
sliding-moves-empty = no moves here; expected letters such as URDL, or URDL2 where one is repeated
sliding-moves-not-one = “{ $word }” is no direction; expected U, L, D or R, and numbers to repeat one
sliding-moves-too-many = more than { $most } moves
# $letter is U, L, D or R; $edge is top, left, bottom or right.
sliding-moves-wrong = move { $number }, { $letter }, is not possible: the blank is { $edge ->
    [top] in the top row
    [left] in the first column
    [bottom] in the bottom row
   *[right] in the last column
}

## Hidato: reading texts

hidato-text-empty = no numbers here; expected rows of numbers, 0 for an empty cell and -1 for a hole
hidato-text-not-a-cell = “{ $word }” is no cell; expected a number, 0 or __ for an empty cell, or -1 or . for a hole
# $shown is $others without groups of digits.
hidato-text-not-cells = “{ $word }” is no cell, and { $others ->
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
hidato-text-size = { $rows } rows and { $cols } columns are not supported; expected at most { $side } of each
# $found is a size such as 4×4.
hidato-text-size-line = the size line says { $rows }×{ $cols }, but the board after it is { $found }; expected { $rows } rows of { $cols } cells, or no size line
hidato-text-too-many = more than { $words } words; expected at most { $side } rows and columns
hidato-text-cells = { $count } cells are not supported; expected at most { $most } that are no holes
# What the formats of files are, in a menu and in lists.
hidato-text-about-matrix = a Hidato: 0 for an empty cell, -1 for a hole
hidato-text-about-rosetta = a Hidato: __ for an empty cell, . for a hole
hidato-text-about-line = a Hidato on one line: hidato or numbrix, and rows divided by /
hidato-text-note-square = { $cells } cells on one line are read as { $side } rows of { $side }. If it is one row, put “hidato” before it.
hidato-text-note-sliding = Read as a Hidato with { $blanks } empty cells. As a sliding board it would have { $blanks } blanks and lack tile { $missing }; such a board has one blank.
hidato-text-note-lone-hole = Read as a Hidato, with “{ $mark }” as a hole. If these are sliding tiles, write 0 for the blank.
hidato-text-note-lone-empty = Read as a Hidato, with “{ $mark }” as an empty cell. If these are sliding tiles, write 0 for the blank.
hidato-text-note-full = Each number touches the next one: read as a full Hidato. If these are sliding tiles with { $cells } as the blank, write 0 for { $cells }.
# Marks in quotes, of which $first may already be several.
hidato-text-and = { $first } and { $last }
# $empties and $holes are marks in quotes.
hidato-text-note-marks-both = { $empties } is read as an empty cell, { $holes } is read as a hole. 0 is always an empty cell and -1 a hole.
hidato-text-note-marks-empty = { $empties } is read as an empty cell. 0 is always an empty cell and -1 a hole.
hidato-text-note-marks-hole = { $holes } is read as a hole. 0 is always an empty cell and -1 a hole.

## Hidato: boards, rules, reasons

hidato-no-cells = no cells; expected at least one that is no hole
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
# Two numbers, or two numbers with their cells.
hidato-two = { $first } and { $last }
# Numbers that follow each other.
hidato-span = { $from } to { $to }
hidato-note-end = { $number } is not given, though a Hidato usually gives its first and last number
hidato-fault-out-of-range = { $number } at { $cell } is out of range: { $most } cells take the numbers 1 to { $most }
# $cells is a list of cells with an and before the last.
hidato-fault-repeated = { $number } is given { $count } times: at { $cells }
# $shown is $distance without groups of digits.
hidato-fault-not-beside = { $from } and { $to } must touch; the shortest way between them takes { $distance ->
    [one] 1 step
   *[other] { $shown } steps
}
# $least is $apart without groups of digits.
hidato-fault-too-far = { $from } and { $to } must be at most { $apart ->
    [one] 1 step
   *[other] { $least } steps
} apart; the shortest way between them takes { $distance ->
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
   *[both] there are more of these
}: { $count ->
    [one] there is one
   *[other] there are { $shown }
} at { $cells }
hidato-fault-given-in-dead-end = { $number } stands in a dead end at { $cell }, where only 1 or { $most } can be
hidato-fault-colours = coloured as a chessboard it has { $more } cells of one colour and { $fewer } of the other, but a path takes them in turn
hidato-fault-parity = { $from } and { $to } cannot both stand where they do: coloured as a chessboard, a path of { $steps } steps would end on the other colour
# The texts that begin with clash, why and reason are clauses that follow others; they begin small and end without a full stop.
hidato-clash-no-cell = no cell is left for { $number } within reach of its neighbours in number
# $place is a number with its cell.
hidato-clash-no-cell-by = no cell is left for { $number } within reach of { $place }
# $places are two numbers with their cells, joined by an and.
hidato-clash-no-cell-between = no cell is left for { $number } between { $places }
# $places are one or two numbers with their cells.
hidato-clash-no-path = no path leads through { $number } at { $cell } and { $places }
hidato-clash-no-number = no number is left for { $cell }
hidato-clash-dead-end = { $cell } is a dead end: the path cannot pass through it
hidato-clash-dead-end-alone = { $cell } is a dead end: it can link to no other cell
hidato-clash-dead-end-to = { $cell } is a dead end: it can link only to { $cells }
hidato-clash-crowded = more cells must link to { $cell } than can
hidato-clash-crowded-end = { $cell } is 1 or { $most }, but must link to { $cells }
hidato-clash-crowded-to = { $cell } must link to { $cells }, and can to two alone
hidato-clash-torn = { $a } and { $b } must be consecutive, but have no consecutive numbers left
hidato-clash-loop = { $a } and { $b } must be consecutive, which would close a loop
hidato-clash-region = the free cells around { $cell } cannot be filled by whole runs of missing numbers
# $place is some cells, or a region as in the texts below.
hidato-clash-region-no-run = no run of missing numbers fits into { $place }
# $runs are numbers and spans, divided by commas.
hidato-clash-region-runs = { $place } cannot be filled exactly by the runs that fit: { $runs }
# $run is a number or a span of numbers.
hidato-clash-gap = { $run } fit into no region of free cells
hidato-clash-gap-one = { $number } fits into no region of free cells
hidato-clash-gap-around = { $run } fit into no region of free cells: these lie around { $cells }
# Stands for $place in the texts on regions, as the next one does.
hidato-a-region = a region
hidato-around = the { $count } free cells around { $cell }
hidato-must-stand = { $number } must stand at { $cell }
# $why is one of the next texts.
hidato-cannot-stand = { $number } cannot stand at { $cell }: { $why }
hidato-why-plain = the rules speak against it
hidato-why-occupied = { $number } goes there
hidato-why-elsewhere = { $number } goes to { $cell }
hidato-why-none-beside = { $number } would have no cell beside it
# $cells is a list of cells with an or before the last.
hidato-why-not-linked = { $number } then stands at { $cells }, to which it cannot link
hidato-why-not-beside = { $number } then stands at { $cells }, not beside it
# $before and $after are numbers.
hidato-why-one-beside = { $before } and { $after } would both have to stand at { $cell }
hidato-why-end = it can link only to { $cell }, so it is an end of the path: 1 or { $most }
hidato-why-searched = a search from there found no solution
hidato-why-must-link = { $cell } must link to { $cells }
hidato-why-can-link = { $cell } can link only to { $cells }
# $numbers are two numbers.
hidato-why-not-both = { $numbers } cannot both be beside it then
# The same of one number.
hidato-why-not-the-one = { $number } cannot both be beside it then
# Two of the clauses above.
hidato-why-joined = { $first }, and { $last }
hidato-why-small = { $run } need { $count } cells together, and { $place } are cut off from others
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
hidato-reason-given = it is given
hidato-reason-guessed = a guess that held
hidato-reason-learnt = clause learning found it here
hidato-reason-no-other-number = no other number is within reach of { $cell }
hidato-reason-guesses = the other choices are ruled out by the rules, or were guessed and failed
hidato-reason-trials = trials of other numbers, one after the other, leave no other choice
hidato-reason-before = what trials and failed guesses have ruled out before leaves no other choice
# $how is one of the clauses above: how the number came here.
hidato-reason-also = { $how }; the rules also allow { $cells }
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
hidato-elsewhere-trials = if it is there, trials of other numbers all contradict
# $shown is $guesses without groups of digits.
hidato-elsewhere-searched = if it is there, a search of { $guesses ->
    [one] 1 guess
   *[other] { $shown } guesses
} finds no solution
hidato-elsewhere-long = what comes of it takes too long to tell here
hidato-elsewhere-solution = there is a solution with it there, too
# $clash is a clause on a contradiction.
hidato-refuted-exhausted = every guess was tried and contradicted; with the last one { $clash }
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
hidato-verdict-faulty = it cannot be solved
hidato-verdict-searched = a search proved it
hidato-verdict-first = the search ended there; perhaps there are others
hidato-verdict-perhaps = the search ended before it knew of others
hidato-verdict-unknown = nothing is known about its solutions
hidato-advice-euclid = Euclid's distance orders the nodes and never prunes one, so with few givens the queue outgrows any memory. Propagation solves it.
hidato-advice-propagation = Propagation needs no more than a moment for most boards.
hidato-advice-memory = More memory may help.
hidato-advice-nodes = More nodes may help.
hidato-advice-time = More time may help.
# $family is Hidato or Numbrix, $dims a size such as 8×8; the others are numbers.
hidato-summary = { $family } { $dims }, { $cells } cells, { $given } given
# How a number came to its cell; these texts also follow a count, as in “13 by the chain rule”.
hidato-how-given = given
hidato-how-learnt = found by clause learning
hidato-how-cell = the only number for its cell
hidato-how-guess = after a guess failed
# $shown is a number, $how one of these texts.
hidato-counted = { $shown } { $how }
hidato-counted-taken = { $shown } where no other cell was free
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
hidato-expanded = Expanded
hidato-generated = Generated
# The most nodes that were live at the same time.
hidato-live-peak = Live at most
# The name of a search, in a menu, and what it does.
hidato-plan-propagate = Propagation
hidato-plan-propagate-about = Depth-first branch and bound with propagation; goes on until it has proved the solution the only one or found a second
hidato-plan-fauzia-about = Hidato best-first, as published: the least Euclidean distance to the next given first; ends with the first solution

## Reading a puzzle, families

## Searches and presets

# What a node of the tree is, in a word: in the tips of a picture of the tree and in a comparison.
search-state-live = live
search-state-e-node = e-node
search-state-expanded = expanded
search-state-goal = goal
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
# $count is a number without groups of digits.
search-folded-nodes = { $count } nodes
# $node is a number, $state a word as above, $figures what the node costs.
search-node-tip = node { $node }, { $state }, { $figures }

## Solutions, outcomes, limits

outcome-making-tables = Preparing tables, { $percent } %
outcome-making-larger-tables = A hard one: preparing larger tables, { $percent } %
outcome-making-puzzle = Making a puzzle, { $percent } %

## Tree and what happened to a node, sliding tiles

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
tree-hidato-about-slack = How many steps more than needed there are to the nearest numbers on the board
tree-hidato-about-slack-next = How many steps more than needed there are to the next given
tree-hidato-about-euclid = From the number just placed to the next given, in a straight line
tree-hidato-about-steps = The fewest steps from the number just placed to the next given
# $parts say how many numbers each rule placed, divided by commas.
tree-hidato-placed-by-rules = Placed here by the rules: { $parts }.
# How many numbers stand on the board, of how many.
tree-hidato-placed = { $placed } of { $count } placed
# What a node is. These texts follow “Node 3:” and a guess; a capital and a full stop are added where they stand alone.
tree-hidato-live-turn = live: its turn has not come
tree-hidato-live = live: generated, and not yet expanded
tree-hidato-e-node = the E-node: it is being expanded
# $number counts the expansions.
tree-hidato-expanded = expanded (expansion { $number })
tree-hidato-solution = a solution
tree-hidato-another-solution = another solution
# $why is a clause on a contradiction, or one of the states search-state-….
tree-hidato-dead = dead: { $why }
tree-hidato-dead-again = dead: the solution of node { $node } is met again
tree-hidato-dead-restart = dead: the search began again at the root before its turn
tree-hidato-handed-over = handed over: clause learning goes on from here, and has no tree
tree-hidato-dead-limit = dead: the search ended before its turn
tree-hidato-dead-bound = dead: the next given is farther than there are numbers up to it
tree-hidato-taken-back = All guesses were taken back. What was known without them still holds.
tree-hidato-again = It is node { $node } again
tree-hidato-made-from = Made from node { $node }
# The titles of two lists of guesses.
tree-hidato-guesses-stand = Guesses that stand, the latest first
tree-hidato-guesses-failed = Guesses that failed, the latest first
# $guesses are guesses divided by semicolons.
tree-hidato-guesses-more = { $guesses }; and { $count } before
tree-hidato-rules-alone = The rules alone place every number: no guess is needed.
tree-hidato-ends-at-root = The search ends at its root.
tree-hidato-ended-solution = The search has ended. Its first solution:
tree-hidato-ended = The search has ended.
tree-hidato-before-first = Before the first expansion: only the root is live.
tree-hidato-only-live = It was the only live node.
# $why is one of the texts below that begin with why.
tree-hidato-first-of-live = First of { $live } live nodes; before node { $next }: { $why }.
# The title above the children of a node.
tree-hidato-guess-children = The guess, and the same without it
# $shown is $count without groups of digits.
tree-hidato-children = { $count ->
    [one] 1 child, as it is made
   *[other] { $shown } children, as they are made
}
tree-hidato-why-less-slack = less slack
tree-hidato-why-same-slack = same slack, newer
tree-hidato-why-less-distance = less distance
tree-hidato-why-same-distance = same distance, newer
tree-hidato-why-deeper = the other side of a later guess
tree-hidato-why-sibling = the guess goes first
# The head of a column.
tree-hidato-column = what it is, and why it is taken before the next

## Comparisons

## Reports

## Files and settings

## Session

## Terminal: solving, checking, verdicts

## Terminal: random, convert, compare, arguments

## Window: opening, saving, files, notices

## Window: toolbar, menus, commands

menu-appearance = Appearance
    .hint = Language, theme, animation, size of text
menu-language = Language
menu-system = Follow the system

## Window: board, tables, verdict

## Window: search, moves, player

## Window: Hidato

## Window: help

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

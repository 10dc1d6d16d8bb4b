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

## Reading a puzzle, families

## Searches and presets

## Solutions, outcomes, limits

outcome-making-tables = Preparing tables, { $percent } %
outcome-making-larger-tables = A hard one: preparing larger tables, { $percent } %
outcome-making-puzzle = Making a puzzle, { $percent } %

## Tree and what happened to a node, sliding tiles

## Tree and what happened to a node, Hidato

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

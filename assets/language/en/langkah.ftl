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

## Sliding tiles: boards, bounds, notation

## Hidato: reading texts

## Hidato: boards, rules, reasons

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

## Pictures and sheets

picture-title-sliding = { $tiles }-puzzle, { $size }
picture-title-hidato = Hidato, { $size }
picture-start = Start
picture-step-sliding = Step { $step } of { $all }: tile { $tile }, { $letter }
picture-step-hidato = Step { $step } of { $all }: number { $number }
picture-length = Solution
picture-expanded = Nodes expanded
picture-generated = Nodes generated
picture-memory = Memory of the nodes
picture-time = Time of the search
picture-first = First
picture-previous = Previous
picture-play = Play
picture-pause = Pause
picture-next = Next
picture-last = Last
picture-slider = Step
picture-solutions = { $title }: solutions
picture-no-solution = no solution
picture-not-found = no solution found in time
picture-one-solution = the only solution
picture-a-solution = one of several solutions, or not proved the only one
# The kind of the puzzle and its goal on one line.
picture-with-goal = { $title }, goal { $goal }
picture-page = page { $page } of { $count }

export-svg = The picture cannot be drawn: { $error }.
export-size = The picture is too large; choose a smaller width.
export-gif = The animated picture cannot be written: { $error }.
export-png = The picture cannot be written: { $error }.
export-pdf = The pages cannot be written: { $error }.

export-one-puzzle = --to { $file } holds one puzzle; name one, or a file that ends with .pdf.
export-no-such-step = The solution has { $count ->
    [one] 1 step
   *[other] { $count } steps
}; there is no step { $step }.
export-no-film = There is no solution to show.
# The title of a sheet with several puzzles.
export-title = Puzzles
export-for-sliding = { $option } is for sliding puzzles
export-for-hidato = { $option } is for Hidato
export-written = { $file } is written.

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

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

## Files and settings

# On the terminal, after "langkah: ".
files-absent = { $name }: no such file, and no subcommand; see `langkah --help`
files-no-window = the window cannot be opened: { $what }; `langkah check` and `langkah solve` need none
files-without-window = this build has no window; see `langkah --help` for the command line
# These five follow the name of a file and a colon.
files-folder = a folder; expected a file with a puzzle
files-no-file = no file, but a device or a pipe, or a folder
# $most is a number.
files-too-large = larger than { $most } MiB; expected a small file with a puzzle
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
    [in-place] { $error }; a part of it may be written; { $advice }
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
session-random-walk = { $moves } random moves on { $size }, seed { $seed }
# $family is Hidato or Numbrix.
session-made = Random { $family } { $size }, seed { $seed }
session-made-shape = Random { $family } { $size }, { $shape }, seed { $seed }
session-edited = Edited
# $source is one of these messages or the name of a file.
session-after = { $count ->
    [one] { $source }, after 1 move
   *[other] { $source }, after { $shown } moves
}
# In a list of puzzles that are compared.
session-walk = walk of { $moves }, seed { $seed }
session-size-and-seed = { $size }, seed { $seed }
# The shapes of random Hidatos and how hard they are, by the names that one types; also in the
# terminal. In English they are the same.
session-shape = { $shape ->
   *[other] { $shape }
}
session-difficulty = { $level ->
   *[other] { $level }
}
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
session-how-read = How the text was read
# $format is a name such as course.
session-read-as = Read as the format { $format }
session-left-out = Not all of the file is taken
session-nothing-moves = Nothing moves here
    .why = A list of moves is for a sliding puzzle, and a Hidato is open.
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
session-mended-settings = The choices could not be read: they are as at first.
session-mended-choice = The choice of “{ $name }” could not be read: it is as at first.
session-mended-figures = A figure was out of range: the nearest one is taken.

## Terminal: solving, checking, verdicts

# Names of figures, each before its figure: at most 12 letters.
terminal-not-solved = Not solved
terminal-moves = Moves
terminal-found = Found
terminal-ended = Ended
terminal-search = Search
terminal-expanded = Expanded
terminal-generated = Generated
terminal-live = Live at most
terminal-memory = Memory
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
# Solutions and when they were found: "128 at 9.1 ms, 121 at 40 ms".
terminal-improvement = { $length } at { $time }
terminal-limit-nodes = the limit of { $most } generated nodes is reached
terminal-limit-mib = the limit of { $most } MiB of memory is reached
# $most and $held are figures with their units.
terminal-limit-memory = the limit of { $most } of memory is reached ({ $held } held)
terminal-limit-time = the limit of { $most } s of search is reached
terminal-limit-depth = every path up to the greatest depth was tried
terminal-nothing-proved = no least number of moves is proved
terminal-none-shorter = no solution has fewer than { $moves }
# $option is an option such as --memory, $bound the name of a bound.
terminal-advice = { $other ->
    [small-no-preset] allow more with { $option }, or try no --preset, for a search that needs very little memory
    [small-bound] allow more with { $option }, or try --bound walking-distance, which needs very little memory
    [depth] allow more with { $option }, or try --depth, so that it turns back in time
    [small-search-and-bound] allow more with { $option }, or try --search ida --bound walking-distance, which needs very little memory
    [small-search] allow more with { $option }, or try --search ida, which needs very little memory
    [no-preset] allow more with { $option }, or try leaving --preset away for the fastest search
    [no-search] allow more with { $option }, or try leaving --search away for the fastest search
    [bound] allow more with { $option }, or try --bound { $bound }, which is stronger
   *[none] allow more with { $option }
}
# What follows X, which is 1 or 0.
terminal-blank-odd = the blank stands an odd number of steps from its place in the goal
terminal-blank-even = the blank stands an even number of steps from its place in the goal
# Heads of the table's rows where the goal has an order of its own: at most 8 letters.
terminal-tile = Tile
terminal-number = Number
terminal-note = Note: { $note }
# $note is a sentence; the name of a file and a colon stand before.
terminal-note-beside = note: { $note }
terminal-difficulty = Difficulty: { $level }.
# $headline is such as "Several solutions". Two boards follow.
terminal-here-are-two = { $headline }; here are two.
terminal-no-lines = no numbers here; expected a puzzle on each line
# Faults that are not listed; $count is a number.
terminal-more = … and { $count } more
terminal-standard-output = standard output: { $error }
terminal-pause = Enter: the next board, q: the end
terminal-no-pause = --pause waits only where standard input and output are a terminal; all boards are printed at once
# A line of at most 80 letters that is rewritten while a search runs; f is the cost of a node.
terminal-progress = { $time } s, f { $bound }, expanded { $expanded }, generated { $generated }
terminal-progress-best = { $time } s, { $best } moves, at least { $bound } needed, expanded { $expanded }, generated { $generated }
terminal-progress-batch = { $time } s, { $done } done
# $option is such as --moves. The name of a file and a colon stand before.
terminal-for-hidato = { $option } is for Hidato
terminal-for-sliding = { $option } is for sliding puzzles
terminal-this-preset = this --preset
terminal-trace-one = --trace FILE holds one puzzle's search; name one
terminal-trace-none = not written, as there was no search

## Terminal: random, convert, compare, arguments

# On standard error, before random puzzles; $seed is a number.
terminal-seed = seed { $seed }
terminal-no-seed = no random seed: { $error }; give one with --seed
terminal-line-without-goal = a line carries no goal: give solve the same --goal
# $shape is the name of a shape, $size such as 8×8.
terminal-no-path = seed { $seed }: no path through a { $shape } of { $size } was found
# $level is the name of a difficulty.
terminal-nothing-harder = seed { $seed }: nothing harder than { $level } came of this shape
terminal-format-of-hidato = this format is for Hidato
terminal-format-of-sliding = this format is for sliding puzzles; a Hidato goes to matrix or rosetta
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
terminal-head-least = least
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
terminal-all-puzzles = All puzzles
# Words in the first columns: how a search ended. The longest one should have 10 letters.
terminal-cell-yes = yes
# The search does not fit the board.
terminal-cell-misfit = misfit
terminal-cell-unsolvable = unsolvable
# One solution, several or none; or one was found, and whether there are others is not known.
terminal-cell-one = one
terminal-cell-several = several
terminal-cell-none = none
terminal-cell-found = found
# Numbers placed without a guess, of all that are missing.
terminal-cell-placed = { $placed } of { $empty }
# What ended it.
terminal-cell-stopped = stopped
terminal-cell-nodes = nodes
terminal-cell-memory = memory
terminal-cell-time = time
terminal-cell-depth = depth

## Window: opening, saving, files, notices

## Window: toolbar, menus, commands

menu-appearance = Appearance
    .hint = Language, theme, animation, size of text
menu-language = Language
menu-system = Follow the system

## Window: board, tables, verdict

## Window: search, moves, player

## Window: Hidato

# Buttons over the board, in narrow places.
window-hidato-view = View
    .hint = View the board and step through the solution
window-hidato-fill = Fill
    .name = Fill by hand
    .hint = Click a cell and type its number
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
    .choice = Numbrix: cells touch at sides alone
window-hidato-which-touch = Which cells touch
# Under the board, in a line.
window-hidato-seeking-hint = Looking for a hint…
window-hidato-searching = Searching…
window-hidato-solved-by-hand = Solved by hand
window-hidato-type-number = Type a number; Backspace empties the cell
window-hidato-second-shown = The second solution; where it differs is marked
window-hidato-begin = Click a cell to fill it by hand, or press Solve
window-hidato-place = { $position } of { $count }
window-hidato-at-start = the start
# The judgement of the numbers by hand.
window-hidato-by-hand = By hand
window-hidato-nothing-filled = Nothing is filled in yet.
# $done and $all are numbers.
window-hidato-progress = { $state ->
    [asked] { $done } of { $all } filled in; looking whether it can be solved…
    [solvable] { $done } of { $all } filled in; it can still be solved.
    [hopeless] { $done } of { $all } filled in; the puzzle itself has no solution.
   *[unknown] { $done } of { $all } filled in; whether it can be solved is not known.
}
window-hidato-solved = Solved: every number touches the next.
window-hidato-broken = This breaks a rule:
window-hidato-lost = No rule is broken, but no solution is left. Undo takes the number back.
# Hints; $place is such as "row 3, column 4".
window-hidato-hint-again = Ask for the hint again to put it there.
window-hidato-hint-place = Hint: { $number } goes to { $place }
window-hidato-hint-done = Hint: nothing is left to do
# The reason of a hint; a full stop follows.
window-hidato-hint-try = no rule places a number here; a search has found this one
window-hidato-hint-wrong = Hint: take a number away; with those on the board there is no solution
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
window-hidato-as-published = As published
window-hidato-memory = Memory
# The menu of random puzzles.
window-hidato-family = Puzzle
window-hidato-sliding-tiles = Sliding tiles
window-hidato-size = Size
window-hidato-rows = Rows
window-hidato-columns = Columns
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
window-hidato-cell-new = just placed
window-hidato-cell-differs = other solutions differ here
window-hidato-cell-wrong = wrong
window-hidato-cell-hinted = hinted at
# $family is Hidato or Numbrix, $size such as 8×8, $percent a number.
window-hidato-making = Making a { $family } of { $size }: { $percent } % after { $time }
window-hidato-stop-making = Stop making it
# The search: its heading, then names of figures.
window-hidato-search = Search
window-hidato-nothing-to-search = There is nothing to search.
window-hidato-press-solve = Press Solve, or Enter.
window-hidato-searching-for = Searching for { $time }
window-hidato-expanded = Expanded
window-hidato-generated = Generated
window-hidato-live = Live at most
window-hidato-engine = Engine
window-hidato-search-time = Search time
window-hidato-stopped = Stopped.
window-hidato-limit-memory = The limit of { $most } of memory is reached.
window-hidato-limit-nodes = The limit on nodes is reached.
window-hidato-limit-time = The limit on time is reached.
window-hidato-limit-depth = Every path up to the greatest depth was tried.
# The step that is shown, and the list of all.
window-hidato-this-step = This step
window-hidato-steps-of-first = The steps are those of the first solution.
window-hidato-start = The start: nothing is placed yet.
window-hidato-number-at = { $number } at { $place }
# $guesses is a list such as "7 at row 3, column 4; 8 at row 1, column 2".
window-hidato-failed-first = Guessed first of all, and failed: no solution has it: { $guesses }.
window-hidato-failed-here = Guessed here before, and failed: { $guesses }.
# The end of a list; $count is a number.
window-hidato-more = … and { $count } more
window-hidato-and-more = and { $count } more
window-hidato-numbers = Numbers in the order found
window-hidato-no-numbers = There is no solution whose numbers could be shown.
window-hidato-numbers-to-come = The numbers of a solution will appear here.
window-hidato-step = Step { $at }: { $number }
# The verdict before a search.
window-hidato-no-solution = No solution
window-hidato-not-solved = Not solved yet
window-hidato-one-as-hidato = If corners touch, too (Hidato), there is exactly one solution.
    .switch = Switch to Hidato
window-hidato-one-as-numbrix = If only sides touch (Numbrix), there is exactly one solution.
    .switch = Switch to Numbrix

## Window: help

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

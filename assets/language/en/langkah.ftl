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

## Window: help

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

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

## Session

## Terminal: solving, checking, verdicts

## Terminal: random, convert, compare, arguments

## Window: opening, saving, files, notices

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
    .kept = The open puzzle is still there.
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
window-file-format = Format
# $name is the name of a format, which is not translated.
window-file-format-of = Format { $name }
window-file-name-first = Type the name of a file
window-file-browse = Choose a place…
    .hint = With the system's dialog
window-file-where = Where to save
window-file-dismiss = Dismiss
window-file-show-folder = Show in folder
window-file-no-program = No program opened it
window-file-copied-board = The board is copied
window-file-copied-puzzle = The puzzle is copied
window-file-closing = Save before the window closes?
    .about = Your changes to “{ $title }” are not saved.
# The keys S and D stay: they are the same in every language.
window-file-save-key = S or Enter
window-file-discard = Discard
window-file-stale = { $name } has changed on disk.
window-file-read-again = Read it again
    .hint = What is open now comes back by undo
window-file-keep-open = Keep what is open
window-file-settings-mended = Some settings were mended
window-file-settings-unread = The settings could not be read
window-file-settings-unkept = The settings cannot be kept
window-file-settings-incomplete = It is not a complete file of settings.
window-file-settings-large = It is larger than a file of settings can be.
window-file-settings-no-file = It is a folder, a device or a pipe, not a file.
window-file-settings-last = They are as they were when the program was last started.
window-file-settings-first = They are as at first.
window-file-settings-aside = The file is set aside: { $path }
window-file-settings-not-aside = { $path } cannot be set aside: { $error }
window-file-settings-nowhere = No settings can be kept in { $path }: { $error }

## Window: toolbar, menus, commands

menu-appearance = Appearance
    .hint = Language, theme, animation, size of text
menu-language = Language
menu-system = Follow the system
menu-theme = Theme
menu-light = Light
menu-dark = Dark
menu-animation = Animation
menu-on = On
menu-off = Off
menu-text-size = Size of text (Ctrl and +, −, 0)
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
menu-in-vain = It cannot be solved, so there is nothing to search

menu-by-path = By path…
menu-save = Save puzzle…
menu-save-as = Save as…
menu-copy-board = Copy board
menu-copy-text = Copy as text
    .hint = The puzzle with its goal and the moves, as a text that can be pasted again
menu-recent = Recent files
menu-clear = Clear
    .label = Clear the recent files
menu-restore = Begin with the last puzzle
    .hint = At the start, unless a file is named, with the place in its solution
menu-samples = Samples
menu-sample-gentle = Gentle, 13 moves
menu-sample-course = From the course, 23 moves
menu-sample-hardest = A hardest 8-puzzle, 31 moves
menu-sample-korf = Korf's first, 57 moves
menu-sample-swapped = 14 and 15 swapped, unsolvable
menu-sample-hidato = Hidato, a heart
menu-sample-numbrix = Numbrix, 9×9

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
menu-deal = Deal

# $name is the name of a search. The names are short, for the toolbar.
menu-search = Search: { $name }
    .hint = Which search Solve runs
menu-search-shortest = Shortest
    .hint = What is best for the size: up to 4×4 iterative deepening with the strongest bound, which always ends with the fewest moves; beyond, Anytime
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
    .hint = Always on from the newest node, its first child first, without a bound: the solution is seldom a short one
menu-search-blind = Blind
menu-search-published = As published
menu-memory = Memory
menu-depth = Greatest depth
    .label = Greatest depth in moves
    .hint = Without one it goes as deep as memory bears
# Stands after a number in a field.
menu-depth-unit = {" "}moves
menu-visited = Visited set (each state once)
menu-bound = Bound h
menu-weight = Weight on h
menu-no-proof = no proof of least
# The next three end this sentence.
menu-ties = Ties go to
menu-ties-least-h = least h
menu-ties-newest = newest
menu-ties-oldest = oldest

# What keys and buttons do, for tooltips and the list of keys.
action-open = Open a puzzle file
action-open-path = Open a file by its path
action-save-as = Save the puzzle as another file
action-save = Save the puzzle
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
action-redo = Redo
action-undo = Undo
action-copy-board = Copy the board
action-copy-moves = Copy the moves
action-view-solution = The board and the solution
action-view-tree = The tree of the search, recorded
action-view-compare = Several searches beside each other
action-side-panel = Hide the panel at the right, or show it
action-full-screen = The whole screen
action-help = Keys, files and words
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
    [one] { $count } smaller tile stands
   *[other] { $count } smaller tiles stand
} after tile { $tile }
window-board-kurang-blank = { $count ->
    [one] { $count } smaller tile stands
   *[other] { $count } smaller tiles stand
} after the blank
window-board-kurang-number-tile = { $count ->
    [one] { $count } smaller number stands
   *[other] { $count } smaller numbers stand
} after tile { $tile }, i = { $number }
window-board-kurang-number-blank = { $count ->
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
    .about = Every move changes ΣKurang + X by an even number. The goal’s sum is { $total }, which is even, so no move ever leads from an odd sum to the goal. Each even one can be solved.
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
window-search-small = A board of at most 20 moves is solved with walking distance: it does not pay for the tables.
window-search-nothing = There is nothing to search: no sequence of moves leads to the goal.
# $moves is as “23 moves”, here and below.
window-search-shorter = You are walking through a solution of { $moves }. A shorter one begins at the start.
window-search-course-link = What does the course’s search count?
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
window-search-running = Searching for { $time }
    .tables = Searching for { $time } and preparing tables, { $percent } %
    .shorter = Searching for { $time }: looking for a shorter one
    .bound = Searching for { $time }: no solution below { $moves }
window-search-memory = Memory
window-search-time = Search time
    .tables = { $time }, with the making of tables
    .set-up = { $time }, set-up { $before }
window-search-total = Total time
    .verdict = { $time }, with the verdict
    .alone = { $time }, the verdict alone
window-search-expanded = Expanded
window-search-generated = Generated
window-search-live = Live at most
window-search-stopped = Stopped before a proof.
window-search-memory-advice = The search “Shortest” needs very little memory. You can also allow more memory in the search menu.
window-search-moves = Moves
    .copy = Copy moves
    .copied = copied
    .none-needed = It is solved: no move is needed.
    .none-lead = No moves lead to the goal.
    .to-come = The moves of a solution will appear here.
# Whose way the letters of moves name. $whose is one of the two below.
window-search-letters = Letters: { $whose }
    .hint = Whose way the letters name
window-search-letters-blank = the blank's way
window-search-letters-tile = the tile's way
# The two that follow end this sentence.
window-search-letters-name = Letters name
    .blank = the way the blank goes
    .tile = the way the tile goes
window-search-repeats = Copy repeats as numbers (URDL2)
window-search-move = Move { $number }: { $letter }

window-player-edit = Click two cells to swap, or one and type its number
window-player-hint = Looking for the next best move…
window-player-by-hand = Solved by hand in { $moves }
window-player-by-hand-fewest = Solved by hand in { $moves }; the fewest is { $fewest }
window-player-searching = Searching…
window-player-click = Click a tile in line with the blank, or use the arrow keys
# $step is as “tile 7 goes left”.
window-player-place = { $position } of { $count }   ·   { $step }
window-player-start = { $position } of { $count }   ·   the start
window-player-slider = Step
window-player-first = First
window-player-previous = Previous
window-player-play = Play
window-player-pause = Pause
window-player-next = Next
window-player-last = Last
window-player-speed = Speed
    .hint = How fast it plays, and which boards it shows

## Window: Hidato

## Window: help

window-help-welcome = Sliding tiles and Hidato by branch and bound, step by step
window-help-open = Open a puzzle file…
window-help-random = Deal a random puzzle
window-help-edit = Set up a board
    .hint = Type the numbers, or swap tiles
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
window-help-no-cell = Editing, filling: select no cell
    .keys = Esc

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

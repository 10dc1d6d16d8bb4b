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

# The title of the system's dialog.
window-dialog-save = Save
window-dialog-saved = { $file } is saved
window-dialog-not-saved = { $file } could not be saved
# $name is a file's name.
window-dialog-there-already = { $name } is there already
window-dialog-replace = Replace
window-dialog-keep = Keep
# $what is a file's name or one of the next two texts.
window-dialog-not-opened = { $what } could not be opened
window-dialog-pasted = The pasted text
window-dialog-files = The files
window-dialog-not-there = { $file } is not there any more
window-dialog-moved = It was moved, renamed or deleted; it is no longer in the list.
window-dialog-goal-not-taken = This goal cannot be taken
window-dialog-goal-hidato = A goal is a board of sliding tiles; this is a Hidato.
# The name of a puzzle in a list of puzzles.
window-dialog-place = { $file }, line { $line }
window-dialog-line = line { $line }
window-dialog-line-heading = line { $line }, { $heading }
# $why is a sentence; $shown is the same number in the form in which it is shown.
window-dialog-left-out = { $count ->
    [one] 1 part of the file is no puzzle: { $why }
   *[other] { $shown } parts of the file are no puzzles; the first: { $why }
}
window-dialog-only-first = Only the first { $count } puzzles are taken.
window-dialog-files-without = { $count } files have no puzzle; the first: { $why }
# Stands after a file's name and a colon.
window-dialog-no-puzzle = no puzzle
window-dialog-more = … and { $count } more
window-dialog-no-sliding = There is no sliding puzzle to compare searches on.
window-dialog-no-hidato = There is no Hidato to compare searches on.
window-dialog-is-sliding = { $place }: this is a sliding puzzle
window-dialog-is-hidato = { $place }: this is a Hidato

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

# A board of a node, for screen readers.
tree-panel-board = Board of node { $node }
tree-panel-board-rows = Board of node { $node }: { $rows }
tree-panel-node = Node { $node }
# The state of a node in a word, below its board.
tree-panel-state-live = live
tree-panel-state-e-node = e-node
tree-panel-state-expanded = expanded
tree-panel-state-goal = goal
tree-panel-state-duplicate = duplicate
# Dead: its cost is above the bound.
tree-panel-state-bound = bound
# Dead: a limit ended the search.
tree-panel-state-limit = limit
tree-panel-state-depth = depth
tree-panel-state-contradiction = contradiction
tree-panel-state-restart = restart
# Dead: another search went on from here.
tree-panel-state-handed-over = handed-over
# Where the bound h of a node comes from: its parts, a line for each.
tree-panel-where-h = Where h comes from
tree-panel-blind = The search is blind: no bound, h = 0.
tree-panel-bound = The bound: { $bound }
tree-panel-bound-whole = This bound cannot be taken apart on this board.
# $product is a product, 1.5 · 11 = 16.
tree-panel-weighted = With the weight: { $product }, rounded down
tree-panel-weight-warning = A weight of { $weight } makes the search hurry towards the goal, and h is no lower bound any more: it may say more moves than are needed. A solution is then not proved to be the shortest, and may be longer by that factor.
# $moves is, for example, 12 moves; $tiles are the tiles of a pattern database.
tree-panel-group = { $moves } of the group { $tiles }
# The blank in a list of misplaced tiles.
tree-panel-blank = blank
tree-panel-walking-rows = { $moves } moves to bring every tile into its row
tree-panel-walking-columns = { $moves } moves to bring every tile into its column
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
tree-panel-root-uncounted = The root stands for the path without a number and is counted nowhere.
# The end of a sentence: Several solutions: …
tree-panel-ends-with-second = the search ends with the second
tree-panel-handed-over = The tree ends where branch and bound handed over to clause learning, which has no tree and gave the verdict.
tree-panel-probes = { $count ->
    [one] 1 value was also probed: tried only to find contradictions.
   *[other] { $count } values were also probed: tried only to find contradictions.
}
# $why is a sentence without its full stop.
tree-panel-no-search-needed = { $why }, so no search is needed.
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
tree-panel-another = Another search is chosen: Record (Enter) records it.
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
tree-panel-generated = Generated
tree-panel-expanded = Expanded
tree-panel-live = Live
tree-panel-dead = Dead
tree-panel-recording = Recording the search
tree-panel-preparing = Preparing the bound…
tree-panel-recorded-first = The first { $count } are recorded, and the search goes on after them.
tree-panel-stop-shows = Stop (Esc) shows the tree as far as it is recorded.
tree-panel-kept-first = The first { $count } are kept.
# Stands alone and after “Running:”.
tree-panel-so-far = { $generated } nodes generated, { $expanded } expanded in { $time }
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
tree-view-drawn = { $tree }, { $drawn } of { $all } nodes drawn
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
    .about = All numbers stand.
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
tree-view-save-dot = Graphviz (DOT)…
    .kind = Graphviz
tree-view-save-whole = The whole trace
tree-view-save-trace = JSON lines…
    .kind = JSON lines
    .file = trace
tree-view-save-report = Save report…
    .hint = Save report…: the puzzle, the verdict, the solution and the figures, as a file
    .file = report
# A tab above; $view is its name.
tree-view-tab-running = { $view }, running
    .hint = A search runs there: Esc stops it.
tree-view-tab-disabled = Open a puzzle first

## Window: comparing

compare-view-copy-csv = Copy CSV
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
compare-view-naming-hidato = A search by its name: propagate, after a colon first, no-learning; rules, after a colon the hardest one; fauzia, after a colon filter, chebyshev, slack.
compare-view-naming-sliding = A search by its name: after a colon a bound, a weight, newest, oldest, least-h, no-visited; of dfs its depth.
compare-view-own-name = Its name on the command line: { $name }
compare-view-name = Name of a search
compare-view-add = Add
# The results.
compare-view-empty = Compare searches
    .hint = Choose puzzles and searches at the right, then press Compare, or Enter.
compare-view-none-made = No puzzle could be made: other seeds may have one.
compare-view-stopped-making = Stopped: { $done } of { $all } puzzles are made.
compare-view-stopped-before = Stopped before a search was done.
compare-view-stopped-at = Stopped: { $done } of { $all } searches are done.
compare-view-done = { $count ->
    [one] The search is done.
   *[other] { $count } searches are done.
}
compare-view-making = { $done } of { $all } puzzles made
compare-view-running = { $done } of { $all } searches done
compare-view-so-far = { $count } expanded
compare-view-beside = Side by side
    .hint = The trees of the two chosen searches, in step
compare-view-beside-two = Choose two rows of one puzzle
# The table, for screen readers, and its heads, which stand in narrow columns; .about explains one.
compare-view-table = The searches
compare-view-columns = Columns
compare-view-puzzle = Puzzle
compare-view-search = Search
compare-view-outcome = Outcome
compare-view-moves = Moves
    .about = The moves of the solution found; (fewest): proved that none is shorter
compare-view-expanded = Expanded
    .about = Nodes all of whose children were made
compare-view-generated = Generated
    .about = Children made
compare-view-live = Live peak
    .about = The most nodes that waited to be expanded at one time
compare-view-memory = Memory
    .about = What the nodes held at the most
compare-view-time = Time
    .about = The search alone, without the making of tables
compare-view-branching = Effective branching factor: a tree of this depth in which every node has b* children has as many nodes as were generated
compare-view-probes = Probes
    .about = Values that were tried for their contradictions alone
# How a search has ended, in the column of moves: without a solution, or by a limit.
compare-view-misfit = misfit
compare-view-fewest = { $moves } (fewest)
compare-view-solved = solved
compare-view-unsolvable = unsolvable
compare-view-limit-nodes = nodes
compare-view-limit-memory = memory
compare-view-limit-time = time
compare-view-limit-depth = depth
compare-view-stopped = stopped
# A row as a sentence without its full stop. $moves is, for example, 13 (fewest).
compare-view-row = { $search } on { $puzzle }: { $moves }, { $expanded } expanded, { $generated } generated, searched for { $time }, set-up { $setup }, at least { $least } moves are needed
compare-view-row-hidato = { $search } on { $puzzle }: { $verdict }; { $expanded } expanded, { $generated } generated, { $probed } probed, searched for { $time }, by { $engine }
compare-view-proved = { $count } proved
# The lines that sum up a search over all puzzles.
compare-view-sum = { $solved } of { $all } solved: sum
    .about = { $search }: { $solved } of { $all } solved, { $expanded } expanded in all
compare-view-mean = mean
    .about = { $search }: { $expanded } expanded on average
compare-view-median = median
    .about = { $search }: { $expanded } expanded, the median
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
compare-view-nodes-expanded = nodes expanded
compare-view-nodes-generated = nodes generated
compare-view-growth-axis = bound of the iteration
compare-view-bar = { $search }: { $count } expanded
compare-view-no-iterations = None of these searches has iterations. Only iterative deepening has them.
compare-view-on = On { $puzzle }
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
compare-view-step = Step { $at } of { $all }: as many expansions in both
compare-view-step-share = Step { $at } of { $all }: { $percent } % of each search
# The slider of both searches, for screen readers.
compare-view-slider = Step of both
# What the buttons of the player do.
compare-view-previous = One step back (Left)
compare-view-next = The next step (Right)
compare-view-last = The end of both (End)

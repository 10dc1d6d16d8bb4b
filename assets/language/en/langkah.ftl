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

## Sliding tiles: boards, bounds, notation

## Hidato: reading texts

## Hidato: boards, rules, reasons

## Reading a puzzle, families

# Faults of a file; `12:3:` is the line and column.
read-not-utf8 = { $line }:{ $column }: not text in UTF-8; expected rows of numbers
# $error is a sentence without its full stop, such as the next one.
read-goal-size = { $line }:1: { $error }
read-sizes = the goal is a { $goal } board and the start a { $start } one; they must have the same size
# $family is Hidato or Numbrix.
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
# $name is that of a published search, such as Roni.
plan-published = { $name }, as published
plan-published-course = Course, as published
# A search and its bound, or `blind`.
plan-title = { $search }, { $bound }
plan-blind = blind
plan-no-bound = none
# Bounds, in a sentence.
plan-bound-misplaced = misplaced tiles
plan-bound-manhattan = Manhattan distance
plan-bound-linear-conflict = linear conflict
plan-bound-walking-distance = walking distance
plan-bound-pattern-db = pattern databases
plan-bound-with-blank = misplaced cells with the blank
plan-bound-anytime = linear conflict, then pattern databases
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
plan-misfit-cells = { $search } keeps boards of at most { $most } cells and this one has { $cells }; choose the shortest solution or iterative deepening
plan-misfit-bound = { $bound } is for boards of at most { $sides } rows and columns and this one is { $size }; choose another bound, such as { $other }
plan-misfit-pattern-db = { $bound } as a bound of one's choice are for boards of 4 rows and columns and this one is { $size }; choose another bound, such as { $other }
plan-misfit-queue-bound = best-first with { $bound } is for boards of at most { $sides } rows and columns and this one is { $size }; choose another bound, such as { $other }
plan-misfit-tree = { $search } is several searches at once, on several threads, and has no one tree; choose another, such as { $other }
# Faults of a file of settings.
plan-bad-weight = a weight is a number from 0 to 10
plan-bad-preset = no published search

## Solutions, outcomes, limits

outcome-making-tables = Preparing tables, { $percent } %
outcome-making-larger-tables = A hard one: preparing larger tables, { $percent } %
outcome-making-puzzle = Making a puzzle, { $percent } %
# What is known of shorter solutions; it follows the number of moves.
outcome-least-proved = the fewest, proved
outcome-least-unknown = not proved the fewest
outcome-least-bound = at least { $bound } are needed
# $moves is `12 moves`, $least one of the three texts before.
outcome-length = { $moves }, { $least }
outcome-memory-used-up = The limit of { $mebibytes } MiB of memory is reached.
outcome-nodes-used-up = The limit on nodes is reached.
outcome-time-used-up = The limit on time is reached.
outcome-depth-used-up = Every path up to the greatest depth was tried.
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
outcome-letters-both = the letters fit both ways of reading, taken as the blank's way
outcome-letters-blank = the letters name the blank's way
outcome-letters-tile = the letters name the tile's way
# $moves is `12 moves`, $wrong says which move cannot be made, $letters is one of the three texts before.
outcome-line-wrong = { $possible } of { $moves } can be made; { $wrong }; { $letters }.
outcome-line-to-goal = { $moves } to the goal; { $letters }.
outcome-line-past-goal = { $count ->
        [one] 1 legal move
       *[other] { $shown } legal moves
    }; the goal is reached after { $at } and left again; { $letters }.
outcome-line-elsewhere = { $count ->
        [one] 1 legal move; it does not reach the goal
       *[other] { $shown } legal moves; they do not reach the goal
    }; { $letters }.
# A goal that is none of the usual ones.
outcome-own-goal = own
# $way is `left`.
outcome-slide = tile { $tile } { $way }
outcome-step = tile { $tile } goes { $way }

## Tree and what happened to a node, sliding tiles

# Why a node became the E-node. $least is one of the texts `tree-least-…`.
tree-new-iteration = A new iteration begins with the root: of the last one no node is live.
tree-only-live = It was the only live node.
tree-least-f = Least ĉ, { $cost }, of { $live } live nodes
tree-least-h = Least h, { $cost }, of { $live } live nodes
tree-least-h-then-g = Least h + g/1000 of { $live } live nodes
tree-because-cost = { $least }.
tree-because-least-h = { $least }; tie with node { $node }: the lesser h first.
tree-because-newest = { $least }; tie with node { $node }: the newer first.
tree-because-oldest = { $least }; tie with node { $node }: the older first.
tree-because-heap = { $least }; tie with node { $node }: the one that the heap gives first.
tree-because-deeper = Depth-first: the children of the node expanded last go before nodes made earlier.
tree-because-sibling = Depth-first: it was made before its sibling, node { $node }.
tree-because-above = Nodes of the first moves go before the subtrees below them.
tree-because-reached = Of the subtrees that wait, the iteration before came deepest below this one.
tree-because-reached-cost = Of the subtrees that wait, the iteration before came deepest below this one; tie with node { $node }: the lesser ĉ first.
tree-because-reached-oldest = Of the subtrees that wait, the iteration before came deepest below this one; tie with node { $node }: the older first.
tree-because-round = It was taken in one round with the E-node before, ahead of better nodes made since.
# Why a live node is taken before the next one: a few words in a narrow column.
tree-decided-cost = less ĉ
tree-decided-least-h = same ĉ, less h
tree-decided-newest = same ĉ, newer
tree-decided-oldest = same ĉ, older
tree-decided-heap = same ĉ, as the heap gives it
tree-decided-round = taken in one round with the E-node
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
tree-cut-threads = and the search went on with several threads at once, whose order no one tree can show
tree-cut-deep = and the search went on deeper
tree-cut-tables = and the search went on with larger tables
tree-cut-growing = and more are being recorded

## Tree and what happened to a node, Hidato

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
# A typed name of a search; the words in brackets are typed, too.
compare-no-search = no search is called { $name }; there are shortest, anytime, ida, best-first, bfs, dfs and the presets { $presets }
compare-no-search-of-either = { $error }; for a Hidato propagate, rules and fauzia
compare-no-search-of-hidato = no search is called { $name }; for a Hidato there are propagate, rules and fauzia
compare-twice = { $name } says one thing in two ways; say it once
compare-word-best-first = { $word } says nothing to { $search }: name a bound ({ $bounds }), a weight (1.5), a rule ({ $ties }) or { $skip }
compare-word-ida = { $word } says nothing to { $search }: name a bound ({ $bounds }) or a weight (1.5)
compare-word-bfs = { $word } says nothing to { $search }: say { $skip }
compare-word-dfs = { $word } says nothing to { $search }: say the greatest depth (30) or { $skip }
compare-word-alone = { $word } says nothing to { $search }, which takes nothing after its name
compare-word-propagate = { $word } says nothing to { $search }: say { $first } (end at the first solution) or { $skip }
compare-word-rules = { $word } says nothing to { $search }: name the hardest rule ({ $rules })
compare-word-fauzia = { $word } says nothing to { $search }: say { $filter } (drop what cannot reach the next given), or name a cost ({ $cost } or { $other })
# Searches of Hidato in a list.
compare-propagation = Propagation
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
compare-about-rules = All the rules, with probing, and no guess: it ends where one would be needed
compare-about-rules-up-to = The rules up to the { $rule ->
        [only-number] only number
        [link] link
        [region] region
       *[chain] chain
    } rule, and no guess: it ends where they do not go on
# $cost is euclid, chebyshev or slack, $filters yes or no.
compare-about-fauzia = A variant that the published paper suggests: { $cost ->
        [chebyshev] the fewest steps to the next given (Chebyshev distance, in a Numbrix Manhattan distance)
        [slack] the fewest steps to spare up to the next given
       *[euclid] the least Euclidean distance to the next given
    } first{ $filters ->
        [yes] ; children that cannot reach the next given are not queued
       *[no] {""}
    }
# The result of a search in a narrow column.
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
compare-guess-needed = { $placed } numbers placed; a guess is needed
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

# $name is `15-puzzle` or `Hidato`, $size `4×4`.
report-title = { $name }, { $size }: report
report-name = { $tiles }-puzzle
report-title-of-several = Report on { $count } puzzles
report-which = Puzzle { $number } of { $count }
report-start = Start
report-goal = Goal
report-verdict = Can the goal be reached?
report-kurang = Kurang(i) is the number of tiles j < i that stand after tile i.
report-own-order = The goal has an order of its own, so each tile counts by the number of its cell in the goal.
# Heads of a table, and the name of the blank in it.
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
report-search = Search
# The head of the column with the names of the figures.
report-figure = Figure
report-algorithm = Algorithm
report-lower-bound = Lower bound
report-generated = Nodes generated
report-expanded = Nodes expanded
report-live = Live nodes at most
report-probes = Values probed
report-time = Time without input and output
report-tables-time = Time to make the bound's tables
# Times of a report; shorter ones are written as in the window.
report-seconds = { $time } s
report-minutes = { $minutes } min { $seconds } s
# $name is a person's, whose program this is.
report-counted = The nodes are counted as { $name }'s program counts them.
report-of-this-search = The nodes are those of this search. The course's search (least cost, misplaced tiles) generates others.
report-hidato-puzzle = The puzzle
report-hidato-given-hidato = { $cells } cells take the numbers 1 to { $cells }, of which { $given } are given. Each number touches the next one at a side or a corner.
report-hidato-given-numbrix = { $cells } cells take the numbers 1 to { $cells }, of which { $given } are given. Each number touches the next one at a side.
report-hidato-count = How many solutions are there?
report-hidato-solution = The solution
report-hidato-another = Another solution
report-hidato-steps = The steps
# $text is a sentence without its full stop.
report-hidato-step = Step { $number }: { $text }.
report-engine-branch-and-bound = branch and bound
report-engine-clause-learning = clause learning
report-engine-best-first = best-first search
report-hidato-one = Exactly one solution: proved to be the only one.
report-hidato-several = Several solutions: two of them are shown.
report-hidato-faults = No solution: the puzzle is wrong.
report-hidato-at-once = No solution: the givens contradict each other.
report-hidato-none = No solution: a search proved it.
report-hidato-first = One solution was found; perhaps there are others.
report-hidato-stopped = Not solved: the search was stopped.
report-hidato-nodes = Not solved: the limit on nodes is reached.
report-hidato-memory = Not solved: the limit on memory is reached.
report-hidato-time = Not solved: the limit on time is reached.
report-hidato-guess = Not solved: a guess is needed.
# Why there is no solution: sentences without their full stops. $cell and the like are cells:
# `row 3, column 4`.
report-hidato-exhausted = every guess was tried and contradicts the givens; at the last guess { $clash }
report-hidato-tried = every path from 1 was tried
report-hidato-learnt = clause learning ruled out every way to fill the board
report-hidato-cell = row { $row }, column { $column }
report-hidato-out-of-range = { $number } at { $cell } is out of range: { $most } cells take the numbers 1 to { $most }
report-hidato-repeated = { $number } is given { $times } times: at { $cells }
report-hidato-too-far = { $from } and { $to } are at most { $steps } steps apart; the shortest path between them has { $distance } steps
report-hidato-no-way = no path leads from { $from } to { $to } through empty cells
report-hidato-cut-off = { $size } cells at { $cell } are apart from the others
report-hidato-dead-ends = only 1 or { $most } can stand in a dead end, and there are too many dead ends: { $cells }
report-hidato-given-in-dead-end = { $number } stands in the dead end at { $cell }, which takes only 1 or { $most }
report-hidato-colours = coloured as a chessboard, the board has { $more } cells of one colour and { $fewer } of the other, and a path takes them in turn
report-hidato-parity = { $from } and { $to } cannot stand in their cells: coloured as a chessboard, a path of { $steps } steps ends on the other colour
report-hidato-no-cell = no cell is left for { $number }
report-hidato-no-number = no number is left for { $cell }
report-hidato-dead-end = { $cell } is a dead end
report-hidato-crowded = too many cells must be next to { $cell } in the path
report-hidato-torn = { $a } and { $b } must follow each other, and no two numbers in a row are left
report-hidato-loop = { $a } and { $b } must follow each other, and so the path becomes a ring
report-hidato-region = the empty region around { $cell } cannot be filled exactly
report-hidato-gap = the numbers { $from } to { $to } fit into no empty region
# $how is one of the texts after it.
report-hidato-placed = { $number } at { $cell }: { $how }
report-hidato-how-given = given
report-hidato-how-guessed = a guess that held
report-hidato-how-learnt = found by clause learning
report-hidato-how-taken = no other cell is free
report-hidato-how-chain = by the chain rule
report-hidato-how-only-number = the only number for its cell
report-hidato-how-link = by the link rule
report-hidato-how-region = by the region rule
report-hidato-how-probe = by trial
report-hidato-how-guess = after a guess failed

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

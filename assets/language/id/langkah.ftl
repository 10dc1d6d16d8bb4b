# Langkah dalam bahasa Indonesia.
#
# Istilah: simpul (node), simpul hidup (live node), simpul-E atau simpul ekspansi (E-node), simpul
# mati (dead node), akar (root), anak (child), induk (parent), daun (leaf), kedalaman (depth),
# mengekspansi (expand), membangkitkan (generate), fungsi pembatas (bounding function), ongkos
# (cost), taksiran ongkos ĉ, pohon ruang status (state space tree), batas (limit), ambang iterasi
# (bound of an iteration), pencarian (search), solusi (solution), status awal (start), status tujuan
# (goal), ubin (tile), ubin kosong (blank), sel (cell), papan (board), teka-teki (puzzle), langkah
# (move), tahap (step), bilangan (number), lintasan (path), tebakan (guess), petunjuk (hint).

## Language

language-name = Bahasa Indonesia
# The mark before the digits after the whole number.
decimal-mark = ,

## Figures and units

figure-microseconds = { $time } µs
figure-milliseconds = { $time } ms
figure-seconds = { $time } dtk
figure-minutes = { $minutes } mnt { $seconds } dtk
figure-bytes = { $bytes } bita
figure-kibibytes = { $memory } KiB
figure-mebibytes = { $memory } MiB
figure-moves = { $shown } langkah
# What a search held in memory besides its nodes.
figure-tables = { $tables } untuk tabel
figure-tables-kept = { $tables } untuk tabel, sebagian tersimpan dari sebelumnya
figure-memory-and-tables = { $nodes }, dan { $tables } untuk tabel
figure-memory-and-tables-kept = { $nodes }, dan { $tables } untuk tabel, sebagian tersimpan dari sebelumnya
# The ways of the blank and of a tile: `the blank goes left`.
figure-way-up = atas
figure-way-left = kiri
figure-way-down = bawah
figure-way-right = kanan

## Sliding tiles: reading texts

## Sliding tiles: boards, bounds, notation

## Hidato: reading texts

## Hidato: boards, rules, reasons

## Reading a puzzle, families

# Faults of a file; `12:3:` is the line and column.
read-not-utf8 = { $line }:{ $column }: bukan teks UTF-8; yang diharapkan baris-baris bilangan
# $error is a sentence without its full stop, such as the next one.
read-goal-size = { $line }:1: { $error }
read-sizes = papan tujuan berukuran { $goal }, sedangkan papan awal { $start }; ukurannya harus sama
# $family is Hidato or Numbrix.
read-hidato-goal = { $line }:1: ini { $family }, yang tidak memiliki status tujuan; hilangkan tujuannya (--goal), atau berikan teka-teki geser
# How a text should look. What is to be typed is not translated: numbers, `hidato`, `start`, `goal snail`.
read-example-sliding = misalnya teka-teki geser: 1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12 (atau setiap baris papan pada baris tersendiri), 0 untuk ubin kosong
read-example-hidato = misalnya Hidato: hidato 1 0 0/0 -1 0/0 0 8 (atau setiap baris papan pada baris tersendiri), 0 untuk sel kosong, -1 untuk lubang
read-example-two = misalnya teka-teki geser dengan satu ubin kosong: 1 2 3/4 0 5/6 7 8; atau Hidato, dengan namanya di depan: hidato 1 0 3/0 5 0/7 8 9
read-example-game-id = misalnya game ID, lebar lebih dahulu: 3x3:1,2,3,4,0,5,7,8,6
read-example-size-line = misalnya baris ukuran, lalu baris dan bilangan sebanyak ukuran itu: 3/1 2 3/4 0 5/7 8 6, masing-masing pada baris tersendiri
read-example-goal = misalnya dengan status tujuan, satu baris untuk masing-masing: start/1 2 3/4 0 5/7 8 6/goal snail
read-example-letters = misalnya satu angka atau huruf untuk setiap ubin: 51739264AB8CDE0F
read-example-digits = misalnya satu angka untuk setiap ubin, 0 untuk ubin kosong: 123/506/478 (atau setiap baris papan pada baris tersendiri)
read-example-nine-digits = misalnya sembilan angka untuk papan 3×3: 123405786
read-example-moves = misalnya langkah ubin kosong dari sudutnya pada papan 4×4: ULDLUR

## Searches and presets

# Searches, in a sentence.
plan-shortest = solusi terpendek
plan-ida = iterative deepening
plan-best-first = best-first
plan-anytime = beam search dan iterative deepening
plan-breadth-first = breadth-first search
plan-depth-first = depth-first search
# $search is one of the searches before; $weight is a number such as 1,5.
plan-weighted = { $search } dengan { $weight } · h
plan-to-depth = { $search } sampai kedalaman { $depth }
plan-no-visited = { $search }, tanpa catatan simpul yang pernah dikunjungi
# $name is that of a published search, such as Roni.
plan-published = program { $name }, seperti dipublikasikan
plan-published-course = branch and bound (least cost search)
# A search and its bound, or `blind`.
plan-title = { $search }, { $bound }
plan-blind = pencarian buta
plan-no-bound = tidak ada
# Bounds, in a sentence.
plan-bound-misplaced = banyaknya ubin yang tidak pada tempatnya
plan-bound-manhattan = jarak Manhattan
plan-bound-linear-conflict = jarak Manhattan dengan konflik linear
plan-bound-walking-distance = walking distance
plan-bound-pattern-db = pattern databases
plan-bound-with-blank = banyaknya sel yang tidak sesuai, termasuk sel kosong
plan-bound-anytime = jarak Manhattan dengan konflik linear, kemudian pattern databases
# Published searches: the name in a sentence; .words is the search in a comparison, .about says what
# it does and what it counts.
plan-course = Kuliah
    .words = Pencarian pada kuliah
    .about = ĉ = g + banyaknya ubin yang tidak pada tempatnya, tanpa langkah balik, setiap status diekspansi satu kali, jika seri simpul terbaru didahulukan
plan-roni = Roni
    .words = Program Roni
    .about = ĉ = g + banyaknya ubin yang tidak pada tempatnya, tanpa langkah balik, tanpa catatan simpul yang pernah dikunjungi, jika seri menurut urutan binary heap; menghitung setiap anak yang dibangkitkan
plan-handoyo = Handoyo
    .words = Program Handoyo
    .about = ĉ = g + banyaknya ubin yang tidak pada tempatnya, status yang pernah dibangkitkan dibuang, jika seri simpul terbaru didahulukan, kadang-kadang bukan yang terpendek; menghitung akar dan setiap simpul yang disimpan
plan-rahardjo = Rahardjo
    .words = Program Rahardjo
    .about = banyaknya sel yang tidak sesuai termasuk sel kosong, kemudian kedalaman: greedy, bukan yang terpendek; menghitung setiap simpul yang diambil dari antrean
plan-lcsearch = LCSearch
    .words = LCSearch, pseudo-code
    .about = pseudo-code pada halaman 8-puzzle: ĉ = g + banyaknya ubin yang tidak pada tempatnya, langkah balik dibuat, tanpa catatan simpul yang pernah dikunjungi, jika seri menurut urutan heap; berakhir ketika status tujuan dibangkitkan
plan-lcsearch-program = Program LCSearch
    .words = LCSearch, program
    .about = program C++ pada halaman 8-puzzle: seperti lcsearch, tetapi berakhir ketika status tujuan diambil dari antrean
# Why a search does not go with a board; a capital is put before. $search and $bound are as above, $size
# is `5×5`, $other another search or bound.
plan-misfit-cells = { $search } menyimpan papan dengan paling banyak { $most } sel, sedangkan papan ini memiliki { $cells } sel; pilih solusi terpendek atau iterative deepening
plan-misfit-bound = { $bound } hanya untuk papan dengan paling banyak { $sides } baris dan kolom, sedangkan papan ini { $size }; pilih fungsi pembatas lain, misalnya { $other }
plan-misfit-pattern-db = { $bound } sebagai fungsi pembatas pilihan hanya untuk papan dengan 4 baris dan kolom, sedangkan papan ini { $size }; pilih fungsi pembatas lain, misalnya { $other }
plan-misfit-queue-bound = best-first dengan { $bound } hanya untuk papan dengan paling banyak { $sides } baris dan kolom, sedangkan papan ini { $size }; pilih fungsi pembatas lain, misalnya { $other }
plan-misfit-tree = { $search } terdiri atas beberapa pencarian sekaligus pada beberapa thread dan tidak memiliki satu pohon; pilih pencarian lain, misalnya { $other }
# Faults of a file of settings.
plan-bad-weight = bobot adalah bilangan dari 0 sampai 10
plan-bad-preset = tidak ada pencarian seperti itu yang dipublikasikan

## Solutions, outcomes, limits

outcome-making-tables = Menyiapkan tabel, { $percent } %
outcome-making-larger-tables = Teka-teki sulit: menyiapkan tabel yang lebih besar, { $percent } %
outcome-making-puzzle = Membuat teka-teki, { $percent } %
# What is known of shorter solutions; it follows the number of moves.
outcome-least-proved = terbukti paling sedikit
outcome-least-unknown = belum terbukti paling sedikit
outcome-least-bound = sekurang-kurangnya diperlukan { $bound } langkah
# $moves is `12 langkah`, $least one of the three texts before.
outcome-length = { $moves }, { $least }
outcome-memory-used-up = Batas memori { $mebibytes } MiB tercapai.
outcome-nodes-used-up = Batas banyaknya simpul tercapai.
outcome-time-used-up = Batas waktu tercapai.
outcome-depth-used-up = Semua lintasan sampai kedalaman terbesar sudah dicoba.
outcome-nothing-proved = Panjang solusi belum diketahui.
outcome-needs = Solusi memerlukan sekurang-kurangnya { $moves }.
# $length is `12 langkah, terbukti paling sedikit`.
outcome-solved = Selesai: { $length }.
outcome-unsolvable = Tidak ada urutan langkah yang mencapai status tujuan.
# A sentence follows.
outcome-stopped = Dihentikan.
outcome-renumbered = Ubin dinomori menurut urutan pada status tujuan, baris demi baris:
outcome-numbering = Ubin dinomori menurut urutan pada status tujuan.
outcome-even = { $total } genap, jadi dapat diselesaikan.
outcome-odd = { $total } ganjil, jadi tidak dapat diselesaikan.
# What the letters of a list of moves mean.
outcome-letters-both = huruf cocok dengan kedua cara baca, dibaca sebagai arah ubin kosong
outcome-letters-blank = huruf menyatakan arah ubin kosong
outcome-letters-tile = huruf menyatakan arah ubin yang digeser
# $moves is `12 langkah`, $wrong says which move cannot be made, $letters is one of the three texts before.
outcome-line-wrong = { $possible } dari { $moves } dapat dilakukan; { $wrong }; { $letters }.
outcome-line-to-goal = { $moves } sampai status tujuan; { $letters }.
outcome-line-past-goal = { $shown } langkah sah; status tujuan tercapai setelah { $at } langkah, lalu ditinggalkan lagi; { $letters }.
outcome-line-elsewhere = { $shown } langkah sah, tetapi status tujuan tidak tercapai; { $letters }.
# A goal that is none of the usual ones.
outcome-own-goal = buatan sendiri
# $way is `kiri`.
outcome-slide = ubin { $tile } ke { $way }
outcome-step = ubin { $tile } bergerak ke { $way }

## Tree and what happened to a node, sliding tiles

# Why a node became the E-node. $least is one of the texts `tree-least-…`.
tree-new-iteration = Iterasi baru dimulai dari akar: pada iterasi sebelumnya tidak ada lagi simpul hidup.
tree-only-live = Simpul ini satu-satunya simpul hidup.
tree-least-f = ĉ terkecil, yaitu { $cost }, dari { $live } simpul hidup
tree-least-h = h terkecil, yaitu { $cost }, dari { $live } simpul hidup
tree-least-h-then-g = h + g/1000 terkecil dari { $live } simpul hidup
tree-because-cost = { $least }.
tree-because-least-h = { $least }; seri dengan simpul { $node }: h yang lebih kecil didahulukan.
tree-because-newest = { $least }; seri dengan simpul { $node }: yang lebih baru didahulukan.
tree-because-oldest = { $least }; seri dengan simpul { $node }: yang lebih lama didahulukan.
tree-because-heap = { $least }; seri dengan simpul { $node }: yang diberikan oleh heap didahulukan.
tree-because-deeper = Depth-first: anak dari simpul yang terakhir diekspansi didahulukan daripada simpul yang dibangkitkan sebelumnya.
tree-because-sibling = Depth-first: simpul ini dibangkitkan sebelum saudaranya, simpul { $node }.
tree-because-above = Simpul dari langkah-langkah pertama didahulukan daripada upapohon di bawahnya.
tree-because-reached = Di antara upapohon yang menunggu, iterasi sebelumnya mencapai tempat terdalam di bawah simpul ini.
tree-because-reached-cost = Di antara upapohon yang menunggu, iterasi sebelumnya mencapai tempat terdalam di bawah simpul ini; seri dengan simpul { $node }: ĉ yang lebih kecil didahulukan.
tree-because-reached-oldest = Di antara upapohon yang menunggu, iterasi sebelumnya mencapai tempat terdalam di bawah simpul ini; seri dengan simpul { $node }: yang lebih lama didahulukan.
tree-because-round = Simpul ini diambil dalam satu putaran bersama simpul-E sebelumnya, mendahului simpul yang lebih baik yang dibangkitkan sesudahnya.
# Why a live node is taken before the next one: a few words in a narrow column.
tree-decided-cost = ĉ lebih kecil
tree-decided-least-h = ĉ sama, h lebih kecil
tree-decided-newest = ĉ sama, lebih baru
tree-decided-oldest = ĉ sama, lebih lama
tree-decided-heap = ĉ sama, menurut heap
tree-decided-round = diambil seputaran dengan simpul-E
tree-decided-deeper = anak simpul yang lebih dalam
tree-decided-sibling = dibangkitkan lebih dahulu
tree-decided-above = simpul dari langkah pertama
tree-decided-reached = iterasi sebelumnya lebih dalam di bawahnya
# The head of that column.
tree-why-next = alasan diambil lebih dahulu
# What a node is, in a sentence without its full stop.
tree-state-live = hidup: sudah dibangkitkan, belum diekspansi
tree-state-e-node = simpul-E: sedang diekspansi
tree-state-expanded = sudah diekspansi (ekspansi ke-{ $expansion })
tree-state-goal = status tujuan
tree-state-duplicate-of = mati: duplikat simpul { $node }, yang papannya sama
tree-state-duplicate-before = mati: duplikat simpul { $node }, yang papannya sama dan diekspansi lebih dahulu, pada ekspansi ke-{ $expansion }
tree-state-duplicate = mati: duplikat
tree-state-bound = mati: ĉ = { $cost } melebihi ambang { $bound }
tree-state-incumbent = mati: tidak lebih baik daripada solusi terbaik sejauh ini
tree-state-limit = mati: pencarian berakhir sebelum gilirannya
tree-state-depth = mati: berada pada kedalaman terbesar dan bukan status tujuan
# $why is a word of a file that is not translated.
tree-state-dead = mati: { $why }
# $state is one of the texts before, $figures `ĉ = 1 + 2 = 3`.
tree-about = { $state }, { $figures }
tree-see-node = Lihat simpul { $node }
# $way is a letter.
tree-made-by = Dibangkitkan dengan { $way } dari simpul { $node }
tree-goal-taken = Status tujuan diambil: pencarian berakhir.
tree-ended = Pencarian berakhir.
tree-before-first = Sebelum ekspansi pertama: hanya akar yang hidup.
tree-children = { $count } anak, menurut urutan dibangkitkan
tree-no-move-back = Langkah kembali ke induk tidak dibuat karena hanya membatalkan langkah terakhir.
tree-left-out = Tidak dibuat: { $moves }. Jalan lain yang tidak lebih panjang mencapai papan yang sama.
# Why the tree ends before the search; it follows `The tree stops here: 12 nodes are recorded`.
tree-cut-full = dan pencarian berlanjut
tree-cut-threads = dan pencarian berlanjut dengan beberapa thread sekaligus, yang urutannya tidak dapat ditunjukkan oleh satu pohon
tree-cut-deep = dan pencarian berlanjut lebih dalam
tree-cut-tables = dan pencarian berlanjut dengan tabel yang lebih besar
tree-cut-growing = dan simpul lain masih direkam

## Tree and what happened to a node, Hidato

## Comparisons

# Searches in a list, each with a capital; what follows is told after it, with commas between.
compare-shortest = Terpendek
compare-anytime = Anytime
compare-breadth-first = Breadth-first
compare-depth-first = Depth-first
compare-deepening = Deepening
compare-best-first = Best-first
compare-strongest-bound = pembatas terkuat
compare-weight = bobot { $weight }
compare-newest-first = terbaru dahulu
compare-oldest-first = terlama dahulu
compare-to-depth = sampai kedalaman { $depth }
compare-no-visited = tanpa catatan kunjungan
# A typed name of a search; the words in brackets are typed, too.
compare-no-search = tidak ada pencarian bernama { $name }; yang ada: shortest, anytime, ida, best-first, bfs, dfs, serta yang dipublikasikan: { $presets }
compare-no-search-of-either = { $error }; untuk Hidato propagate, rules, dan fauzia
compare-no-search-of-hidato = tidak ada pencarian bernama { $name }; untuk Hidato ada propagate, rules, dan fauzia
compare-twice = { $name } menyatakan satu hal dengan dua cara; nyatakan satu kali saja
compare-word-best-first = { $word } tidak berarti bagi { $search }: sebutkan fungsi pembatas ({ $bounds }), bobot (1.5), aturan ({ $ties }), atau { $skip }
compare-word-ida = { $word } tidak berarti bagi { $search }: sebutkan fungsi pembatas ({ $bounds }) atau bobot (1.5)
compare-word-bfs = { $word } tidak berarti bagi { $search }: tulis { $skip }
compare-word-dfs = { $word } tidak berarti bagi { $search }: tulis kedalaman terbesar (30) atau { $skip }
compare-word-alone = { $word } tidak berarti bagi { $search }, yang tidak menerima apa pun setelah namanya
compare-word-propagate = { $word } tidak berarti bagi { $search }: tulis { $first } (berakhir pada solusi pertama) atau { $skip }
compare-word-rules = { $word } tidak berarti bagi { $search }: sebutkan aturan tersulit ({ $rules })
compare-word-fauzia = { $word } tidak berarti bagi { $search }: tulis { $filter } (buang yang tidak dapat mencapai bilangan berikutnya yang diberikan), atau sebutkan ongkos ({ $cost } atau { $other })
# Searches of Hidato in a list.
compare-propagation = Propagasi
compare-first-solution = solusi pertama
compare-no-learning = tanpa pembelajaran klausa
compare-rules-alone = Aturan saja
# $rule is the typed name of a rule.
compare-rules-up-to = Aturan, sampai { $rule ->
        [only-number] bilangan tunggal
        [link] sambungan
        [region] daerah
       *[chain] rantai
    }
compare-fauzia = Program Fauzia
compare-chebyshev = jarak Chebyshev
compare-slack = kelonggaran
compare-filter = saringan
# What such a search does, in a sentence without its full stop. $learns is yes or no.
compare-about-first = { $learns ->
        [no] Branch and bound dengan propagasi, sampai solusi pertama; tidak pernah dilanjutkan dengan pembelajaran klausa
       *[yes] Branch and bound dengan propagasi, sampai solusi pertama
    }
compare-about-proof = { $learns ->
        [no] Branch and bound dengan propagasi, sampai terbukti bahwa solusinya satu-satunya, atau sampai solusi kedua; tidak pernah dilanjutkan dengan pembelajaran klausa
       *[yes] Branch and bound dengan propagasi, sampai terbukti bahwa solusinya satu-satunya, atau sampai solusi kedua
    }
compare-about-rules = Semua aturan, termasuk percobaan, tanpa tebakan: berakhir ketika diperlukan tebakan
compare-about-rules-up-to = Aturan-aturan sampai aturan { $rule ->
        [only-number] bilangan tunggal
        [link] sambungan
        [region] daerah
       *[chain] rantai
    }, tanpa tebakan: berakhir ketika aturan-aturan itu tidak membawa hasil lagi
# $cost is euclid, chebyshev or slack, $filters yes or no.
compare-about-fauzia = Varian yang diusulkan makalah yang dipublikasikan: { $cost ->
        [chebyshev] langkah paling sedikit ke bilangan berikutnya yang diberikan (jarak Chebyshev, pada Numbrix jarak Manhattan) didahulukan
        [slack] kelonggaran langkah paling sedikit sampai bilangan berikutnya yang diberikan didahulukan
       *[euclid] jarak Euclid terkecil ke bilangan berikutnya yang diberikan didahulukan
    }{ $filters ->
        [yes] ; anak yang tidak dapat mencapai bilangan berikutnya yang diberikan tidak dimasukkan ke antrean
       *[no] {""}
    }
# The result of a search in a narrow column.
compare-one = satu
compare-several = beberapa
compare-none = tidak ada
compare-found = ada
compare-placed = { $placed } dari { $empty }
# The same in a sentence without its full stop. $halt says what ended the search.
compare-only-one = satu solusi, terbukti satu-satunya
compare-more-than-one = beberapa solusi
compare-proved-none = tidak ada solusi, terbukti
compare-no-look-for-others = satu solusi, solusi lain tidak dicari
compare-guess-needed = { $placed } bilangan ditempatkan; diperlukan tebakan
compare-solution-before-proof = satu solusi; { $halt ->
        [nodes] batas simpul tercapai
        [memory] batas memori tercapai
        [time] batas waktu tercapai
        [depth] kedalaman habis
       *[stopped] dihentikan
    } sebelum terbukti
compare-before-solution = { $halt ->
        [nodes] batas simpul tercapai
        [memory] batas memori tercapai
        [time] batas waktu tercapai
        [depth] kedalaman habis
       *[stopped] dihentikan
    } sebelum solusi ditemukan
# What ended a search, in a narrow column.
compare-ended-nodes = simpul
compare-ended-memory = memori
compare-ended-time = waktu
compare-ended-depth = kedalaman
compare-ended-stopped = berhenti
compare-ended-unsolvable = mustahil
compare-ended-solved = selesai

## Reports

# $name is `15-puzzle` or `Hidato`, $size `4×4`.
report-title = Laporan { $name }, { $size }
report-name = { $tiles }-puzzle
report-title-of-several = Laporan { $count } teka-teki
report-which = Teka-teki { $number } dari { $count }
report-start = Posisi awal
report-goal = Posisi akhir
report-verdict = Apakah posisi akhir dapat dicapai?
report-kurang = Kurang(i) adalah banyaknya ubin bernomor j < i yang terletak sesudah ubin i.
report-own-order = Posisi akhir memiliki urutan sendiri, sehingga setiap ubin dihitung dengan nomor selnya pada posisi akhir.
# Heads of a table, and the name of the blank in it.
report-tile = Ubin
report-number = Nomor
report-blank = kosong
report-x-odd = X = { $x } (jarak sel kosong ke tempatnya pada posisi akhir ganjil)
report-x-even = X = { $x } (jarak sel kosong ke tempatnya pada posisi akhir genap)
report-total-even = ΣKurang(i) + X = { $sum } + { $x } = { $total }, genap: posisi akhir dapat dicapai dari posisi awal.
report-total-odd = ΣKurang(i) + X = { $sum } + { $x } = { $total }, ganjil: posisi akhir tidak dapat dicapai dari posisi awal. Pencarian tidak dilakukan.
report-solution = Solusi
report-start-is-goal = Posisi awal sudah sama dengan posisi akhir.
# $moves is `12 langkah`.
report-length-proved = { $moves }, terbukti paling sedikit.
report-length-unknown = { $moves }, belum terbukti paling sedikit.
report-length-bound = { $moves }; sekurang-kurangnya diperlukan { $bound } langkah.
report-not-solved-nodes = Belum selesai: batas banyaknya simpul tercapai.
report-not-solved-memory = Belum selesai: batas memori tercapai.
report-not-solved-time = Belum selesai: batas waktu tercapai.
report-not-solved-depth = Belum selesai: semua lintasan sampai kedalaman terbesar sudah dicoba.
report-not-solved-stopped = Belum selesai: pencarian dihentikan.
# $blank and $way are ways such as `kiri`.
report-step = Langkah { $number }: sel kosong ke { $blank } (ubin { $tile } ke { $way }).
report-search = Pencarian
# The head of the column with the names of the figures.
report-figure = Besaran
report-algorithm = Algoritma
report-lower-bound = Batas bawah
report-generated = Simpul dibangkitkan
report-expanded = Simpul diekspansi
report-live = Simpul hidup terbanyak
report-probes = Nilai yang dicoba
report-time = Waktu eksekusi tanpa masukan dan keluaran
report-tables-time = Waktu penyiapan tabel batas bawah
# Times of a report; shorter ones are written as in the window.
report-seconds = { $time } detik
report-minutes = { $minutes } menit { $seconds } detik
# $name is a person's, whose program this is.
report-counted = Simpul dihitung seperti pada program { $name }.
report-of-this-search = Simpul di atas adalah simpul pencarian ini. Pencarian pada kuliah (ongkos terkecil, ubin salah letak) membangkitkan simpul yang lain.
report-hidato-puzzle = Teka-teki
report-hidato-given-hidato = { $cells } sel diisi bilangan 1 sampai { $cells }; { $given } di antaranya diberikan. Setiap bilangan bersinggungan dengan bilangan berikutnya pada sisi atau sudut.
report-hidato-given-numbrix = { $cells } sel diisi bilangan 1 sampai { $cells }; { $given } di antaranya diberikan. Setiap bilangan bersinggungan dengan bilangan berikutnya pada sisi.
report-hidato-count = Berapa banyak solusinya?
report-hidato-solution = Solusi
report-hidato-another = Solusi lain
report-hidato-steps = Langkah-langkah
# $text is a sentence without its full stop.
report-hidato-step = Langkah { $number }: { $text }.
report-engine-branch-and-bound = branch and bound
report-engine-clause-learning = pembelajaran klausa
report-engine-best-first = best-first search
report-hidato-one = Tepat satu solusi: terbukti satu-satunya.
report-hidato-several = Beberapa solusi: dua di antaranya ditampilkan.
report-hidato-faults = Tidak ada solusi: teka-teki ini keliru.
report-hidato-at-once = Tidak ada solusi: bilangan yang diberikan saling bertentangan.
report-hidato-none = Tidak ada solusi: terbukti dengan pencarian.
report-hidato-first = Satu solusi ditemukan; mungkin masih ada yang lain.
report-hidato-stopped = Belum selesai: pencarian dihentikan.
report-hidato-nodes = Belum selesai: batas banyaknya simpul tercapai.
report-hidato-memory = Belum selesai: batas memori tercapai.
report-hidato-time = Belum selesai: batas waktu tercapai.
report-hidato-guess = Belum selesai: diperlukan tebakan.
# Why there is no solution: sentences without their full stops. $cell and the like are cells:
# `baris 3, kolom 4`.
report-hidato-exhausted = setiap tebakan sudah dicoba dan bertentangan; pada tebakan terakhir { $clash }
report-hidato-tried = setiap lintasan dari 1 sudah dicoba
report-hidato-learnt = pembelajaran klausa menolak setiap cara melengkapinya
report-hidato-cell = baris { $row }, kolom { $column }
report-hidato-out-of-range = { $number } di { $cell } di luar batas: { $most } sel memuat bilangan 1 sampai { $most }
report-hidato-repeated = { $number } diberikan { $times } kali: di { $cells }
report-hidato-too-far = { $from } dan { $to } paling jauh terpisah { $steps } langkah; lintasan terpendek di antaranya { $distance } langkah
report-hidato-no-way = tidak ada lintasan dari { $from } ke { $to } melalui sel kosong
report-hidato-cut-off = { $size } sel di { $cell } terpisah dari yang lain
report-hidato-dead-ends = hanya 1 atau { $most } dapat menempati jalan buntu, dan jalan buntunya terlalu banyak: { $cells }
report-hidato-given-in-dead-end = { $number } menempati jalan buntu di { $cell }, yang hanya dapat memuat 1 atau { $most }
report-hidato-colours = diwarnai seperti papan catur, ada { $more } sel berwarna satu dan { $fewer } sel berwarna lain, padahal lintasan melaluinya bergantian
report-hidato-parity = { $from } dan { $to } tidak dapat berada di selnya: diwarnai seperti papan catur, lintasan { $steps } langkah berakhir pada warna yang lain
report-hidato-no-cell = tidak ada sel tersisa untuk { $number }
report-hidato-no-number = tidak ada bilangan tersisa untuk { $cell }
report-hidato-dead-end = { $cell } adalah jalan buntu
report-hidato-crowded = terlalu banyak sel harus bersambung dengan { $cell }
report-hidato-torn = { $a } dan { $b } harus berurutan, tetapi tidak ada bilangan berurutan yang tersisa
report-hidato-loop = { $a } dan { $b } harus berurutan, sehingga lintasan menjadi lingkaran
report-hidato-region = daerah kosong di sekitar { $cell } tidak dapat diisi tepat
report-hidato-gap = bilangan { $from } sampai { $to } tidak muat di daerah kosong mana pun
# $how is one of the texts after it.
report-hidato-placed = { $number } di { $cell }: { $how }
report-hidato-how-given = diberikan
report-hidato-how-guessed = tebakan yang ternyata benar
report-hidato-how-learnt = ditemukan dengan pembelajaran klausa
report-hidato-how-taken = tidak ada sel lain yang kosong
report-hidato-how-chain = menurut aturan rantai
report-hidato-how-only-number = satu-satunya bilangan untuk selnya
report-hidato-how-link = menurut aturan sambungan
report-hidato-how-region = menurut aturan daerah
report-hidato-how-probe = dengan percobaan
report-hidato-how-guess = setelah sebuah tebakan gagal

## Files and settings

## Session

## Terminal: solving, checking, verdicts

## Terminal: random, convert, compare, arguments

## Window: opening, saving, files, notices

## Window: toolbar, menus, commands

menu-appearance = Tampilan
    .hint = Bahasa, tema, animasi, ukuran teks
menu-language = Bahasa
menu-system = Ikuti sistem

## Window: board, tables, verdict

## Window: search, moves, player

## Window: Hidato

## Window: help

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

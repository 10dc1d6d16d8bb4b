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
figure-milliseconds = { $time } md
figure-seconds = { $time } dtk
figure-minutes = { $minutes } mnt { $seconds } dtk
figure-bytes = { $bytes } bita
figure-kibibytes = { $memory } KiB
figure-mebibytes = { $memory } MiB
figure-moves = { $shown } langkah

## Sliding tiles: reading texts

sliding-text-empty = tidak ada bilangan di sini; yang diharapkan sebuah papan, misalnya empat baris bilangan 0 sampai 15
sliding-text-long-line = baris yang lebih dari { $kib } KiB; yang diharapkan sebuah teka-teki, misalnya 16 bilangan
# $words and $side are numbers without groups of digits.
sliding-text-too-many = lebih dari { $words } kata; yang diharapkan paling banyak { $side } baris dan kolom bilangan
# In this and the texts below, $shown is $found without groups of digits.
sliding-text-count = { $shown } bilangan dalam satu baris; yang diharapkan kuadrat dari suatu bilangan antara { $least } dan { $most }, misalnya 9, 16, atau 25
sliding-text-digit-count = { $found } digit dalam satu kata; yang diharapkan sembilan digit untuk papan 3×3, atau spasi di antara bilangan
# $dims is a size such as 4×4.
sliding-text-sized-count = { $shown } bilangan untuk papan { $dims }; yang diharapkan { $cells }
sliding-text-row-length = baris ini memuat { $shown } bilangan; yang diharapkan { $expected } seperti pada baris lain
sliding-text-sized-row-length = baris ini memuat { $shown } bilangan; yang diharapkan { $size } sesuai dengan ukuran pada baris teks { $line }
sliding-text-sized-row-count = { $found } baris; yang diharapkan { $size } sesuai dengan ukuran pada baris teks { $line }
# $height and $width are $rows and $cols without groups of digits.
sliding-text-size-differs = ukurannya { $size }, tetapi sesudahnya ada { $height } baris berisi { $width } bilangan; yang diharapkan { $size } baris berisi { $size } bilangan
# $high and $wide are what the size line says; $height and $width are $rows and $cols, which stand after it, without groups of digits.
sliding-text-size-line = baris ukuran menyebut { $high }×{ $wide }, tetapi sesudahnya ada { $height } baris berisi { $width } bilangan; yang diharapkan { $high } baris berisi { $wide } bilangan
sliding-text-size-line-count = baris ukuran menyebut { $high }×{ $wide }, tetapi baris-baris sesudahnya tidak sama panjang dan seluruhnya memuat { $shown } bilangan; yang diharapkan { $high } baris berisi { $wide } bilangan
# $last is the greatest digit or letter where tiles are digits and letters; $letter where all are letters.
sliding-text-glyphs = { $found } huruf dan digit bukan papan; yang diharapkan masing-masing dari 0 sampai { $last } satu kali, atau A sampai { $letter } dan satu ubin kosong sebagai 0, -, _, atau .
sliding-text-glyph-gap-seen = baris ini kurang satu digit untuk papan { $dims }; jika celahnya dibaca sebagai ubin kosong, ada ubin yang hilang atau muncul dua kali
sliding-text-glyph-gap = baris ini kurang satu digit untuk papan { $dims }; letak celahnya tidak terlihat: tulis 0 atau _ untuk ubin kosong
# $letter is U, L, D or R.
sliding-text-scramble = langkah { $number }, { $letter }, tidak dapat dilakukan dari status tujuan; teks yang hanya berisi langkah dibaca sebagai langkah dari status tujuan ke status awal
sliding-text-not-a-move = “{ $word }” bukan langkah, sedangkan sisanya daftar langkah; yang diharapkan hanya U, L, D, dan R, atau up, left, down, dan right, serta bilangan untuk mengulang langkah
# A row above a board. $dims is the size of the board, $high and $wide are its sides.
sliding-text-beside-above = baris ini bukan bagian dari papan { $dims } di bawahnya; hapus baris ini, atau tulis ukurannya, { $high } { $wide }, sebagai gantinya
sliding-text-beside-below = baris ini bukan bagian dari papan { $dims } di atasnya; hapus baris ini
sliding-text-size-range = ukuran { $word } tidak didukung; yang diharapkan { $least } sampai { $most }
sliding-text-not-a-size = “{ $word }” bukan ukuran; yang diharapkan lebar dan tinggi sebelum titik dua, misalnya 4x4:
sliding-text-seed = benih acak, yang hanya dapat dibaca oleh program pembuatnya; yang diharapkan game ID, dengan titik dua sesudah { $word }
sliding-text-size = papan dengan { $rows } baris dan { $cols } kolom tidak didukung; yang diharapkan masing-masing { $least } sampai { $most }
# $most is the greatest tile, $blank one more.
sliding-text-not-a-tile = “{ $word }” bukan ubin; yang diharapkan bilangan dari 1 sampai { $most }, atau ubin kosong sebagai 0, { $blank }, -, _, . atau x
sliding-text-not-a-tile-of-any = “{ $word }” bukan ubin; yang diharapkan bilangan, atau ubin kosong sebagai 0, -, _, . atau x
sliding-text-not-tiles = “{ $word }” bukan ubin, begitu juga { $shown } kata lain; yang diharapkan bilangan, atau ubin kosong sebagai 0, -, _, . atau x
sliding-text-separator = “{ $word }” ada di antara bilangan; yang diharapkan spasi, koma, titik koma, atau tab di antaranya
sliding-text-out-of-range = { $word } di luar batas; yang diharapkan 1 sampai { $most }, atau { $blank } atau 0 untuk ubin kosong
sliding-text-blank-number = { $blank } berarti ubin kosong hanya jika tidak ada yang lain, padahal sudah ada satu di baris { $line }, kolom { $column }; yang diharapkan 1 sampai { $most }
sliding-text-repeated = ubin { $tile } muncul untuk kedua kalinya; ubin itu sudah ada di baris { $line }, kolom { $column }
sliding-text-second-blank = ubin kosong kedua; yang pertama ada di baris { $line }, kolom { $column }
# $tiles is a list of tiles as in the next three texts, divided by commas.
sliding-text-missing = tidak ada: { $tiles }; yang diharapkan setiap ubin dari 1 sampai { $most } dan satu ubin kosong
sliding-text-tile = ubin { $tile }
sliding-text-blank = ubin kosong
sliding-text-more-tiles = dan { $count } lainnya
sliding-text-in-place-of-tile = “{ $word }” menempati tempat ubin { $tile }; tulis { $tile }
sliding-text-in-place-of-blank = “{ $word }” menempati tempat ubin kosong; tulis 0, { $blank }, -, _, . atau x
# $fault is another of these texts, $tile a tile or the blank.
sliding-text-and-missing = { $fault }; tidak ada: { $tile }
sliding-text-second-puzzle = teka-teki kedua; yang diharapkan hanya satu, atau --lines untuk satu teka-teki pada setiap baris
# $name is a word of the file: langkah, start or goal.
sliding-text-second-section = “{ $name }” muncul untuk kedua kalinya; kata itu sudah ada di baris { $line }
sliding-text-late-header = “{ $name }” tidak dapat ditulis di sini; kata itu membuka berkas atau tidak ditulis
sliding-text-no-start = tidak ada status awal; yang diharapkan baris-baris papan sesudah “start”
sliding-text-no-goal = tidak ada status tujuan; yang diharapkan blank-last, blank-first, snail, atau baris-baris papan sesudah “goal”
sliding-text-not-a-goal = “{ $word }” bukan status tujuan; yang diharapkan blank-last, blank-first, snail, atau baris-baris papan
sliding-text-goal-size = status tujuan berupa papan { $goal } dan status awal papan { $start }; ukurannya harus sama
sliding-text-more-faults = … dan { $count } lagi
# What the formats of files are, in a menu and in lists.
sliding-text-about-course = baris-baris bilangan
sliding-text-about-princeton = ukuran, lalu baris
sliding-text-about-school42 = dari sekolah 42: komentar #, ukuran, lalu baris; tujuannya siput (snail)
sliding-text-about-tatham = game ID Simon Tatham, 4x4:1,2,…
sliding-text-about-slidysim = semua baris dalam satu baris teks, dipisahkan /
sliding-text-about-korf = nomor dan daftar; ubin kosong di awal tujuan
sliding-text-about-digits = sembilan digit untuk papan 3×3
sliding-text-about-langkah = baris, lalu nama atau baris tujuan: teka-teki apa pun
sliding-text-about-sized = kedua sisi, 3x4 atau 3 4, lalu baris
sliding-text-about-csv = bilangan yang dipisahkan koma, titik koma, atau tab
sliding-text-about-json = daftar dalam kurung: JSON, NumPy, C
sliding-text-about-table = tabel Markdown, atau tabel yang digambar
sliding-text-about-letters = satu digit atau huruf untuk setiap ubin
sliding-text-about-moves = langkah dari status tujuan ke status awal
sliding-text-about-report = laporan langkah, Markdown atau HTML
sliding-text-note-blank-number = Tidak ada 0, sehingga { $number } dibaca sebagai ubin kosong.
sliding-text-note-width-first = Dalam game ID, { $cols }x{ $rows } berarti lebar { $cols } dan tinggi { $rows }.
sliding-text-note-size-alone = Baris ukuran tanpa komentar #: dibaca sebagai format Princeton, dengan ubin kosong di akhir status tujuan. Jika ini format sekolah 42, pilih tujuan snail.
sliding-text-note-size-and-comments = Baris ukuran dan komentar #: dibaca sebagai format sekolah 42, yang tujuannya siput (snail). Jika ubin kosong ada di akhir, pilih tujuan blank-last.
sliding-text-note-comments-alone = Komentar # tanpa baris ukuran: dibaca sebagai baris, dengan ubin kosong di akhir status tujuan. Jika ini format sekolah 42, pilih tujuan snail.
sliding-text-note-index = Ada satu bilangan lebih banyak daripada sel: yang pertama dibaca sebagai nomor, yang lain sebagai format Korf, dengan ubin kosong di awal status tujuan. Jika ubin kosong ada di akhir, pilih tujuan blank-last.
sliding-text-note-blank-first-only = Dengan ubin kosong di akhir status tujuan teka-teki ini tidak dapat diselesaikan; dengan ubin kosong di awal dapat: pilih tujuan blank-first jika itu yang dimaksud.
sliding-text-note-blank-first-too = Daftar tanpa keterangan dibaca dengan ubin kosong di akhir status tujuan. Jika ini salah satu teka-teki Korf, pilih tujuan blank-first.
# $own is a goal's name as one types it, such as snail.
sliding-text-note-other-goal = Status tujuan yang dipilih digunakan, bukan milik berkas ini ({ $own }).
sliding-text-note-other-goal-board = Status tujuan yang dipilih digunakan, bukan milik berkas ini (sebuah papan).
sliding-text-note-snail-only = Baris ukuran tanpa komentar #: dibaca sebagai format Princeton, dengan ubin kosong di akhir status tujuan, sehingga tidak dapat diselesaikan. Dengan tujuan siput, seperti pada sekolah 42, teka-teki ini dapat diselesaikan: pilih tujuan snail (--goal snail, atau Tujuan di jendela).
sliding-text-note-gap = Celah di baris { $row }, kolom { $col } dibaca sebagai ubin kosong, menurut kolom baris-baris lain.
# $last is a letter or a digit.
sliding-text-note-letters = Huruf dibaca sebagai ubin: A berarti 1, { $last } berarti { $tile }.
sliding-text-note-digits = Setiap digit dan huruf dibaca sebagai satu ubin: A berarti 10, { $last } berarti { $tile }, 0 berarti ubin kosong.
# $convention is blank or tile; $shown is $moves without groups of digits.
sliding-text-note-scramble = Hanya langkah: dibaca sebagai papan { $dims } yang dihasilkan oleh { $shown } langkah dari status tujuan; setiap huruf adalah arah gerak { $convention ->
    [blank] ubin kosong
   *[tile] ubin
}. Untuk ukuran lain, pilih status tujuan dengan ukuran itu.
sliding-text-note-start-and-goal = Dua papan: yang kedua dibaca sebagai status tujuan dari yang pertama. Jika keduanya teka-teki, tulis baris seperti “Puzzle 2” di antaranya.
sliding-text-note-two-puzzles = Dua papan: dibaca sebagai dua teka-teki. Jika yang kedua adalah status tujuan dari yang pertama, tulis kata “goal” pada satu baris di antaranya.
# $family is numbrix where a Numbrix is meant, too.
sliding-text-note-full = Dibaca sebagai teka-teki geser dengan { $cells } sebagai ubin kosong. Setiap bilangan bersinggungan dengan bilangan berikutnya, seperti dalam { $family ->
    [numbrix] Hidato atau Numbrix yang terisi penuh; jika memang demikian, tulis “hidato” atau “numbrix” sebelumnya.
   *[hidato] Hidato yang terisi penuh; jika memang demikian, tulis “hidato” sebelumnya.
}
sliding-text-note-utf8 = Teks dibaca sebagai UTF-8.
sliding-text-note-utf16 = Teks dibaca sebagai UTF-16.
sliding-text-note-latin1 = Teks ini bukan UTF-8; teks dibaca sebagai Latin-1.
# $format is a format's name as one types it; $found a size such as 4×4.
sliding-text-cannot-hold-nine = { $format } hanya memuat papan 3×3, sedangkan papan ini { $found }; langkah memuat teka-teki apa pun
sliding-text-cannot-hold-square = { $format } hanya memuat papan persegi, sedangkan papan ini { $found }; langkah memuat teka-teki apa pun
# $goal is a goal's name as one types it.
sliding-text-other-goal = { $format } memakai tujuan { $goal }, sedangkan tujuan teka-teki ini lain; langkah memuat teka-teki apa pun
sliding-text-read-only = { $format } hanya dapat dibaca, tidak dapat ditulis; langkah memuat teka-teki apa pun

## Sliding tiles: boards, bounds, notation

# $dims is a size such as 11×4.
sliding-size = papan { $dims } tidak didukung: baris dan kolom dari { $least } sampai { $most }
sliding-count = { $found } ubin diberikan untuk papan { $dims } dengan { $cells } sel
sliding-tiles = ubinnya bukan bilangan dari 0 sampai { $most }, masing-masing satu kali
# The usual goals; they follow the word goal, or stand in a menu.
sliding-goal-blank-last = ubin kosong di akhir
sliding-goal-blank-first = ubin kosong di awal
# Clockwise from the top left corner inwards.
sliding-goal-snail = siput
# The lower bounds, inside a sentence and in a menu.
sliding-bound-misplaced = ubin salah tempat
sliding-bound-manhattan = jarak Manhattan
sliding-bound-linear-conflict = konflik linear
sliding-bound-walking-distance = walking distance
sliding-bound-pattern-databases = basis data pola
# Why there are no tables of a pattern database.
sliding-tables-ended = pembuatannya dihentikan
sliding-tables-memory = sistem tidak memiliki memori untuk tabelnya
sliding-tables-home = tidak ada tabel untuk letak ubin kosong ini
sliding-moves-empty = tidak ada langkah di sini; yang diharapkan huruf seperti URDL, atau URDL2 jika ada yang diulang
sliding-moves-not-one = “{ $word }” bukan arah; yang diharapkan U, L, D, atau R, dan bilangan untuk mengulanginya
sliding-moves-too-many = lebih dari { $most } langkah
# $letter is U, L, D or R; $edge is top, left, bottom or right.
sliding-moves-wrong = langkah { $number }, { $letter }, tidak dapat dilakukan: ubin kosong ada di { $edge ->
    [top] baris paling atas
    [left] kolom pertama
    [bottom] baris paling bawah
   *[right] kolom terakhir
}

## Hidato: reading texts

hidato-text-empty = tidak ada bilangan di sini; yang diharapkan baris-baris bilangan, 0 untuk sel kosong dan -1 untuk lubang
hidato-text-not-a-cell = “{ $word }” bukan sel; yang diharapkan bilangan, 0 atau __ untuk sel kosong, atau -1 atau . untuk lubang
# $shown is $others without groups of digits.
hidato-text-not-cells = “{ $word }” bukan sel, begitu juga { $shown } kata lain; yang diharapkan bilangan, 0 atau __ untuk sel kosong, atau -1 atau . untuk lubang
hidato-text-too-great = { $word } terlalu besar; yang diharapkan paling besar { $most }, banyaknya sel terbanyak sebuah papan
# $shown is $found without groups of digits.
hidato-text-row-length = baris ini memuat { $shown } sel; yang diharapkan { $expected } seperti pada baris lain, atau -1 untuk setiap lubang
hidato-text-no-cells = semua sel berupa lubang; yang diharapkan paling sedikit satu sel
hidato-text-size = { $rows } baris dan { $cols } kolom tidak didukung; yang diharapkan masing-masing paling banyak { $side }
# $found is a size such as 4×4.
hidato-text-size-line = baris ukuran menyebut { $rows }×{ $cols }, tetapi papan sesudahnya { $found }; yang diharapkan { $rows } baris berisi { $cols } sel, atau tanpa baris ukuran
hidato-text-too-many = lebih dari { $words } kata; yang diharapkan paling banyak { $side } baris dan kolom
hidato-text-cells = { $count } sel tidak didukung; yang diharapkan paling banyak { $most } sel yang bukan lubang
# What the formats of files are, in a menu and in lists.
hidato-text-about-matrix = Hidato: 0 untuk sel kosong, -1 untuk lubang
hidato-text-about-rosetta = Hidato: __ untuk sel kosong, . untuk lubang
hidato-text-about-line = Hidato dalam satu baris: hidato atau numbrix, dan baris yang dipisahkan /
hidato-text-note-square = { $cells } sel dalam satu baris dibaca sebagai { $side } baris berisi { $side }. Jika memang satu baris, tulis “hidato” sebelumnya.
hidato-text-note-sliding = Dibaca sebagai Hidato dengan { $blanks } sel kosong. Sebagai papan teka-teki geser, papan ini memiliki { $blanks } ubin kosong dan tidak memiliki ubin { $missing }; padahal papan seperti itu hanya memiliki satu ubin kosong.
hidato-text-note-lone-hole = Dibaca sebagai Hidato, dengan “{ $mark }” sebagai lubang. Jika ini teka-teki geser, tulis 0 untuk ubin kosong.
hidato-text-note-lone-empty = Dibaca sebagai Hidato, dengan “{ $mark }” sebagai sel kosong. Jika ini teka-teki geser, tulis 0 untuk ubin kosong.
hidato-text-note-full = Setiap bilangan bersinggungan dengan bilangan berikutnya: dibaca sebagai Hidato yang terisi penuh. Jika ini teka-teki geser dengan { $cells } sebagai ubin kosong, tulis 0 sebagai ganti { $cells }.
# Marks in quotes, of which $first may already be several.
hidato-text-and = { $first } dan { $last }
# $empties and $holes are marks in quotes.
hidato-text-note-marks-both = { $empties } dibaca sebagai sel kosong, { $holes } dibaca sebagai lubang. 0 selalu berarti sel kosong dan -1 lubang.
hidato-text-note-marks-empty = { $empties } dibaca sebagai sel kosong. 0 selalu berarti sel kosong dan -1 lubang.
hidato-text-note-marks-hole = { $holes } dibaca sebagai lubang. 0 selalu berarti sel kosong dan -1 lubang.

## Hidato: boards, rules, reasons

hidato-no-cells = tidak ada sel; yang diharapkan paling sedikit satu sel yang bukan lubang
# $dims is a size such as 200×4.
hidato-side = papan { $dims } tidak didukung; yang diharapkan paling banyak { $most } baris dan kolom
# A cell inside a sentence.
hidato-cell = baris { $row }, kolom { $col }
# $others are cells divided by semicolons, $last is the last one.
hidato-cells-and = { $others } dan { $last }
hidato-cells-or = { $others } atau { $last }
# Stands for the last cells of a long list.
hidato-more-cells = { $count } lainnya
# A number and where it stands, inside a sentence. $number is a text here and in the messages below; $cell is a cell as above.
hidato-number-at = { $number } di { $cell }
# Two numbers, or two numbers with their cells.
hidato-two = { $first } dan { $last }
# Numbers that follow each other.
hidato-span = { $from } sampai { $to }
hidato-note-end = { $number } tidak diberikan, padahal Hidato biasanya memberikan bilangan pertama dan terakhirnya
hidato-fault-out-of-range = { $number } di { $cell } di luar batas: { $most } sel memuat bilangan 1 sampai { $most }
# $cells is a list of cells with an and before the last.
hidato-fault-repeated = { $number } diberikan { $count } kali: di { $cells }
# $shown is $distance without groups of digits.
hidato-fault-not-beside = { $from } dan { $to } harus bersinggungan; lintasan terpendek di antaranya { $shown } langkah
# $least is $apart without groups of digits.
hidato-fault-too-far = { $from } dan { $to } paling jauh terpisah { $least } langkah; lintasan terpendek di antaranya { $shown } langkah
hidato-fault-no-way = tidak ada lintasan dari { $from } ke { $to } melalui sel kosong
# $shown is $size without groups of digits.
hidato-fault-cut-off = { $shown } sel di { $cell } terpisah dari yang lain
# $free says how many of the numbers 1 and $most are not given elsewhere: none, one or both. $shown is $count without groups of digits.
hidato-fault-dead-ends = hanya 1 atau { $most } yang dapat menempati jalan buntu, dan { $free ->
    [none] keduanya ada di sel lain
    [one] salah satunya ada di sel lain
   *[both] jalan buntunya lebih banyak
}: ada { $shown } di { $cells }
hidato-fault-given-in-dead-end = { $number } menempati jalan buntu di { $cell }, yang hanya dapat memuat 1 atau { $most }
hidato-fault-colours = diwarnai seperti papan catur, ada { $more } sel berwarna satu dan { $fewer } sel berwarna lain, padahal lintasan melaluinya bergantian
hidato-fault-parity = { $from } dan { $to } tidak dapat berada di selnya: diwarnai seperti papan catur, lintasan { $steps } langkah berakhir pada warna yang lain
# The texts that begin with clash, why and reason are clauses that follow others; they begin small and end without a full stop.
hidato-clash-no-cell = tidak ada sel tersisa untuk { $number } yang terjangkau dari bilangan sebelum dan sesudahnya
# $place is a number with its cell.
hidato-clash-no-cell-by = tidak ada sel tersisa untuk { $number } yang terjangkau dari { $place }
# $places are two numbers with their cells, joined by an and.
hidato-clash-no-cell-between = tidak ada sel tersisa untuk { $number } di antara { $places }
# $places are one or two numbers with their cells.
hidato-clash-no-path = tidak ada lintasan melalui { $number } di { $cell } dan { $places }
hidato-clash-no-number = tidak ada bilangan tersisa untuk { $cell }
hidato-clash-dead-end = { $cell } adalah jalan buntu: lintasan tidak dapat melewatinya
hidato-clash-dead-end-alone = { $cell } adalah jalan buntu: sel ini tidak dapat bersambung dengan sel lain
hidato-clash-dead-end-to = { $cell } adalah jalan buntu: sel ini hanya dapat bersambung dengan { $cells }
hidato-clash-crowded = terlalu banyak sel harus bersambung dengan { $cell }
hidato-clash-crowded-end = { $cell } memuat 1 atau { $most }, tetapi harus bersambung dengan { $cells }
hidato-clash-crowded-to = { $cell } harus bersambung dengan { $cells }, padahal hanya dapat dengan dua sel
hidato-clash-torn = { $a } dan { $b } harus berurutan, tetapi tidak ada bilangan berurutan yang tersisa
hidato-clash-loop = { $a } dan { $b } harus berurutan, sehingga lintasan menjadi lingkaran
hidato-clash-region = sel-sel kosong di sekitar { $cell } tidak dapat diisi oleh deret utuh bilangan yang belum ada
# $place is some cells, or a region as in the texts below.
hidato-clash-region-no-run = tidak ada deret bilangan yang belum ada yang muat di { $place }
# $runs are numbers and spans, divided by commas.
hidato-clash-region-runs = { $place } tidak dapat diisi tepat oleh deret-deret yang muat: { $runs }
# $run is a number or a span of numbers.
hidato-clash-gap = { $run } tidak muat di daerah kosong mana pun
hidato-clash-gap-one = { $number } tidak muat di daerah kosong mana pun
hidato-clash-gap-around = { $run } tidak muat di daerah kosong mana pun: daerahnya ada di sekitar { $cells }
# Stands for $place in the texts on regions, as the next one does.
hidato-a-region = suatu daerah
hidato-around = { $count } sel kosong di sekitar { $cell }
hidato-must-stand = { $number } harus ada di { $cell }
# $why is one of the next texts.
hidato-cannot-stand = { $number } tidak dapat ada di { $cell }: { $why }
hidato-why-plain = aturan tidak mengizinkannya
hidato-why-occupied = sel itu ditempati { $number }
hidato-why-elsewhere = { $number } menempati { $cell }
hidato-why-none-beside = { $number } tidak akan mempunyai sel di sebelahnya
# $cells is a list of cells with an or before the last.
hidato-why-not-linked = maka { $number } ada di { $cells }, padahal keduanya tidak dapat bersambung
hidato-why-not-beside = maka { $number } ada di { $cells }, bukan di sebelahnya
# $before and $after are numbers.
hidato-why-one-beside = { $before } dan { $after } keduanya harus ada di { $cell }
hidato-why-end = sel ini hanya dapat bersambung dengan { $cell }, sehingga menjadi ujung lintasan: 1 atau { $most }
hidato-why-searched = pencarian dari sana tidak menemukan solusi
hidato-why-must-link = { $cell } harus bersambung dengan { $cells }
hidato-why-can-link = { $cell } hanya dapat bersambung dengan { $cells }
# $numbers are two numbers.
hidato-why-not-both = { $numbers } tidak dapat keduanya ada di sebelahnya
# The same of one number.
hidato-why-not-the-one = { $number } tidak dapat ada di sebelahnya
# Two of the clauses above.
hidato-why-joined = { $first }, dan { $last }
hidato-why-small = { $run } memerlukan { $count } sel yang menyatu, sedangkan { $place } terpisah dari yang lain
hidato-why-unreached = { $run } harus berdampingan, sedangkan { $number } tidak dapat berada di { $place }
hidato-why-exact = hanya jika { $run } ada di sekitar { $cells }, setiap daerah kosong dapat diisi tepat
# $clash is a clause on a contradiction.
hidato-why-trial = jika di sana, { $clash }
# $links are the next texts, divided by commas.
hidato-why-trial-chain = jika di sana, { $links }, sehingga { $clash }
hidato-trial-link = lalu { $number } menempati { $cell }
# $shown is $count without groups of digits.
hidato-trial-more = lalu diikuti { $shown } bilangan lain
hidato-reason-given = bilangan ini diberikan
hidato-reason-guessed = tebakan yang ternyata benar
hidato-reason-learnt = ditemukan di sini dengan pembelajaran klausa
hidato-reason-no-other-number = tidak ada bilangan lain yang terjangkau di { $cell }
hidato-reason-guesses = pilihan lain disingkirkan oleh aturan, atau sudah ditebak dan gagal
hidato-reason-trials = percobaan dengan bilangan-bilangan lain, satu demi satu, tidak menyisakan pilihan lain
hidato-reason-before = yang sudah disingkirkan oleh percobaan dan tebakan yang gagal tidak menyisakan pilihan lain
# $how is one of the clauses above: how the number came here.
hidato-reason-also = { $how }; aturan juga mengizinkan { $cells }
hidato-reason-also-many = { $how }; aturan juga mengizinkan { $count } sel lain
# $by is one of the texts that begin with by; $because is a clause.
hidato-reason-one-cell = sel lain yang terjangkau, { $cell }, disingkirkan { $by }: { $because }
hidato-reason-one-number = bilangan lain yang terjangkau di { $cell }, { $number }, disingkirkan { $by }: { $because }
hidato-reason-cells = { $count } sel lain yang terjangkau disingkirkan { $by }; misalnya, { $cell }: { $because }
hidato-reason-numbers = { $count } bilangan lain yang terjangkau di { $cell } disingkirkan { $by }; misalnya, { $number }: { $because }
# $before are the two texts below, divided by commas.
hidato-reason-mixed-cells = dari { $count } sel lain yang terjangkau, { $before }, dan yang terakhir, { $cell }, { $by }: { $because }
hidato-reason-mixed-numbers = dari { $count } bilangan lain yang terjangkau di { $cell }, { $before }, dan yang terakhir, { $number }, { $by }: { $because }
# $shown is $count without groups of digits.
hidato-reason-ruled-out = { $shown } disingkirkan { $by }
hidato-reason-ruled-out-more = { $shown } { $by }
# $clause is one of the clauses above; $shown is $count without groups of digits.
hidato-reason-after-failed = setelah { $shown } tebakan di tempat lain gagal, { $clause }
hidato-by-number = oleh bilangan yang ditempatkan lebih dahulu
hidato-by-chain = menurut aturan rantai
hidato-by-link = menurut aturan sambungan
hidato-by-region = menurut aturan daerah
hidato-by-trial = dengan percobaan
hidato-by-guess = oleh tebakan yang gagal
# $number and $next are numbers that are placed, $cell and $to their cells.
hidato-reason-between-two = tidak ada sel kosong lain yang bersinggungan dengan { $number } di { $cell } dan { $next } di { $to } sekaligus
# $near and $far are $steps and $more without groups of digits.
hidato-reason-reached-two = tidak ada sel kosong lain yang dapat dicapai dari { $number } di { $cell } dalam { $near } langkah dan dari { $next } di { $to } dalam { $far } langkah
hidato-reason-beside = tidak ada sel kosong lain yang bersinggungan dengan { $number } di { $cell }
# $near is $steps without groups of digits.
hidato-reason-reached = tidak ada sel kosong lain yang dapat dicapai dari { $number } di { $cell } dalam { $near } langkah
hidato-reason-only-free = tidak ada sel lain yang kosong
hidato-elsewhere-trials = jika di sana, semua percobaan dengan bilangan lain bertentangan
# $shown is $guesses without groups of digits.
hidato-elsewhere-searched = jika di sana, pencarian dengan { $shown } tebakan tidak menemukan solusi
hidato-elsewhere-long = akibatnya terlalu lama untuk dicari di sini
hidato-elsewhere-solution = ada juga solusi dengan bilangan itu di sana
# $clash is a clause on a contradiction.
hidato-refuted-exhausted = setiap tebakan sudah dicoba dan bertentangan; pada tebakan terakhir { $clash }
hidato-refuted-tried = setiap lintasan dari 1 sudah dicoba
hidato-refuted-learnt = pembelajaran klausa menolak setiap cara melengkapinya
hidato-engine-branch-and-bound = branch and bound
hidato-engine-clause-learning = pembelajaran klausa
hidato-engine-best-first = best-first search
# How difficult a puzzle is.
hidato-easy = mudah
hidato-medium = sedang
hidato-hard = sulit
hidato-expert = ahli
hidato-extreme = ekstrem
# The shapes of random puzzles.
hidato-rectangle = persegi panjang
# A rectangle with holes.
hidato-holes = berlubang
hidato-diamond = belah ketupat
hidato-cross = salib
hidato-heart = hati
hidato-ring = cincin
hidato-disc = cakram
hidato-hourglass = jam pasir
# The verdict in a few words, large in the window.
hidato-one-solution = Satu solusi
hidato-several-solutions = Beberapa solusi
hidato-no-solution = Tidak ada solusi
hidato-a-solution = Sebuah solusi
hidato-stopped = Dihentikan
hidato-not-solved = Belum selesai
# The texts that begin with verdict follow one of those above and a colon; they have no full stop.
hidato-verdict-one = terbukti satu-satunya
hidato-verdict-several = dua di antaranya ditampilkan, dan perbedaannya ditandai
hidato-verdict-contradict = bilangan yang diberikan saling bertentangan
hidato-verdict-faulty = teka-teki ini tidak dapat diselesaikan
hidato-verdict-searched = terbukti dengan pencarian
hidato-verdict-first = pencarian berakhir di sana; mungkin masih ada yang lain
hidato-verdict-perhaps = pencarian berakhir sebelum diketahui ada yang lain
hidato-verdict-unknown = belum ada yang diketahui tentang solusinya
hidato-advice-euclid = Jarak Euclid mengurutkan simpul dan tidak pernah memangkasnya, sehingga dengan sedikit bilangan yang diberikan antrean melampaui memori mana pun. Propagasi dapat menyelesaikannya.
hidato-advice-propagation = Propagasi hanya memerlukan sesaat untuk sebagian besar papan.
hidato-advice-memory = Memori yang lebih besar mungkin membantu.
hidato-advice-nodes = Batas simpul yang lebih besar mungkin membantu.
hidato-advice-time = Waktu yang lebih lama mungkin membantu.
# $family is Hidato or Numbrix, $dims a size such as 8×8; the others are numbers.
hidato-summary = { $family } { $dims }, { $cells } sel, { $given } diberikan
# How a number came to its cell; these texts also follow a count, as in “13 by the chain rule”.
hidato-how-given = diberikan
hidato-how-learnt = ditemukan dengan pembelajaran klausa
hidato-how-cell = satu-satunya bilangan untuk selnya
hidato-how-guess = setelah sebuah tebakan gagal
# $shown is a number, $how one of these texts.
hidato-counted = { $shown } { $how }
hidato-counted-taken = { $shown } karena tidak ada sel lain yang kosong
# $shown is $count without groups of digits.
hidato-counted-cell = { $shown } sebagai satu-satunya bilangan untuk selnya
# $places are numbers with their cells, divided by semicolons.
hidato-no-solution-has = tidak ada solusi dengan { $places }
hidato-failed-before = sebelumnya gagal di sini: { $places }
# $shown is $count without groups of digits.
hidato-restarted = pencarian diulang dari awal { $shown } kali; tebakan yang dilepas saat itu tidak dicantumkan
# The names of figures, in a table.
hidato-expanded = Diekspansi
hidato-generated = Dibangkitkan
# The most nodes that were live at the same time.
hidato-live-peak = Hidup terbanyak
# The name of a search, in a menu, and what it does.
hidato-plan-propagate = Propagasi
hidato-plan-propagate-about = Branch and bound mendalam (depth-first) dengan propagasi; berlanjut sampai terbukti bahwa solusinya satu-satunya atau solusi kedua ditemukan
hidato-plan-fauzia-about = Best-first untuk Hidato seperti yang diterbitkan: jarak Euclid terkecil ke bilangan berikutnya yang diberikan lebih dahulu; berakhir pada solusi pertama

## Reading a puzzle, families

## Searches and presets

# What a node of the tree is, in a word: in the tips of a picture of the tree and in a comparison.
search-state-live = hidup
search-state-e-node = simpul-E
search-state-expanded = diekspansi
search-state-goal = tujuan
search-state-duplicate = duplikat
# Its cost is over the bound.
search-state-bound = batas ongkos
# A limit ended the search.
search-state-limit = batas
search-state-depth = kedalaman
search-state-contradiction = pertentangan
search-state-restart = mulai ulang
search-state-handed-over = diserahkan
# In the tip of a node.
search-duplicate-of = duplikat simpul { $node }
# In the tip of a mark that stands for nodes that are not drawn.
search-folded = dilipat
# $count is a number without groups of digits.
search-folded-nodes = { $count } simpul
# $node is a number, $state a word as above, $figures what the node costs.
search-node-tip = simpul { $node }, { $state }, { $figures }

## Solutions, outcomes, limits

outcome-making-tables = Menyiapkan tabel, { $percent } %
outcome-making-larger-tables = Teka-teki sulit: menyiapkan tabel yang lebih besar, { $percent } %
outcome-making-puzzle = Membuat teka-teki, { $percent } %

## Tree and what happened to a node, sliding tiles

## Tree and what happened to a node, Hidato

# What led to a node, to stand alone or before a cost.
tree-hidato-root = akar
tree-hidato-restart = mulai ulang
# A guess that is taken back: the number is not in this cell. The other one is hidato-number-at.
tree-hidato-not-at = { $number } bukan di { $cell }
# The same in as few letters as possible: r is for row and c for column.
tree-hidato-short = { $number } di b{ $row }k{ $col }
tree-hidato-short-not = { $number } bukan b{ $row }k{ $col }
# The cost of a node. The slack is how many steps more than needed there are.
tree-hidato-slack = kelonggaran { $steps }
# $distance is a number with its decimal mark.
tree-hidato-distance = jarak { $distance }
tree-hidato-out-of-reach = di luar jangkauan
tree-hidato-about-slack = Banyaknya langkah yang lebih dari yang diperlukan ke bilangan terdekat pada papan
tree-hidato-about-slack-next = Banyaknya langkah yang lebih dari yang diperlukan ke bilangan berikutnya yang diberikan
tree-hidato-about-euclid = Dari bilangan yang baru ditempatkan ke bilangan berikutnya yang diberikan, menurut garis lurus
tree-hidato-about-steps = Banyaknya langkah paling sedikit dari bilangan yang baru ditempatkan ke bilangan berikutnya yang diberikan
# $parts say how many numbers each rule placed, divided by commas.
tree-hidato-placed-by-rules = Ditempatkan di sini oleh aturan: { $parts }.
# How many numbers stand on the board, of how many.
tree-hidato-placed = { $placed } dari { $count } ditempatkan
# What a node is. These texts follow “Node 3:” and a guess; a capital and a full stop are added where they stand alone.
tree-hidato-live-turn = hidup: gilirannya belum tiba
tree-hidato-live = hidup: sudah dibangkitkan, belum diekspansi
tree-hidato-e-node = simpul-E: sedang diekspansi
# $number counts the expansions.
tree-hidato-expanded = diekspansi (ekspansi ke-{ $number })
tree-hidato-solution = sebuah solusi
tree-hidato-another-solution = solusi lain
# $why is a clause on a contradiction, or one of the states search-state-….
tree-hidato-dead = mati: { $why }
tree-hidato-dead-again = mati: solusi simpul { $node } ditemukan lagi
tree-hidato-dead-restart = mati: pencarian mulai lagi dari akar sebelum gilirannya
tree-hidato-handed-over = diserahkan: pembelajaran klausa melanjutkan dari sini, tanpa pohon
tree-hidato-dead-limit = mati: pencarian berakhir sebelum gilirannya
tree-hidato-dead-bound = mati: bilangan berikutnya yang diberikan lebih jauh daripada banyaknya bilangan sampai ke sana
tree-hidato-taken-back = Semua tebakan ditarik kembali. Yang diketahui tanpa tebakan itu tetap berlaku.
tree-hidato-again = Ini simpul { $node } lagi
tree-hidato-made-from = Dibuat dari simpul { $node }
# The titles of two lists of guesses.
tree-hidato-guesses-stand = Tebakan yang berlaku, yang terakhir lebih dahulu
tree-hidato-guesses-failed = Tebakan yang gagal, yang terakhir lebih dahulu
# $guesses are guesses divided by semicolons.
tree-hidato-guesses-more = { $guesses }; dan { $count } sebelumnya
tree-hidato-rules-alone = Aturan saja menempatkan setiap bilangan: tebakan tidak diperlukan.
tree-hidato-ends-at-root = Pencarian berakhir pada akarnya.
tree-hidato-ended-solution = Pencarian telah berakhir. Solusi pertamanya:
tree-hidato-ended = Pencarian telah berakhir.
tree-hidato-before-first = Sebelum ekspansi pertama: hanya akar yang hidup.
tree-hidato-only-live = Simpul ini satu-satunya simpul hidup.
# $why is one of the texts below that begin with why.
tree-hidato-first-of-live = Pertama dari { $live } simpul hidup; sebelum simpul { $next }: { $why }.
# The title above the children of a node.
tree-hidato-guess-children = Tebakan, dan papan yang sama tanpa tebakan itu
# $shown is $count without groups of digits.
tree-hidato-children = { $shown } anak, menurut urutan pembuatannya
tree-hidato-why-less-slack = kelonggaran lebih kecil
tree-hidato-why-same-slack = kelonggaran sama, lebih baru
tree-hidato-why-less-distance = jarak lebih kecil
tree-hidato-why-same-distance = jarak sama, lebih baru
tree-hidato-why-deeper = sisi lain dari tebakan yang lebih akhir
tree-hidato-why-sibling = tebakan didahulukan
# The head of a column.
tree-hidato-column = apa simpul itu, dan mengapa diambil sebelum yang berikutnya

## Comparisons

## Reports

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

# Langkah dalam bahasa Indonesia.
#
# Istilah: simpul (node), simpul hidup (live node), simpul-E atau simpul ekspan (E-node), simpul
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
# The end of a list that is cut; $count is a number.
figure-more = … dan { $count } lagi
figure-no-date = yang diharapkan tanggal, misalnya 2026-11-23, dari 1970-01-01 sampai 9999-12-31
figure-expanded = Diekspansi
figure-generated = Dibangkitkan
figure-memory = Memori
figure-live = Hidup maks.
figure-path = Lintasan maks
figure-mebibytes = { $memory } MiB
figure-moves = { $shown } langkah
figure-multi-moves = { $shown } langkah multi-ubin
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
sliding-text-sized-row-count = { $shown } baris; yang diharapkan { $size } sesuai dengan ukuran pada baris teks { $line }
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
sliding-text-lacks-line = { $word } bukan ubin papan { $dims }; bilangannya milik papan { $side }×{ $side }, jadi ada baris yang hilang
    .column = { $word } bukan ubin papan { $dims }; bilangannya milik papan { $side }×{ $side }, jadi ada kolom yang hilang
sliding-text-out-of-range = { $word } di luar batas; yang diharapkan 1 sampai { $most }, atau { $blank } atau 0 untuk ubin kosong
sliding-text-blank-number = { $blank } berarti ubin kosong hanya jika tidak ada yang lain, padahal sudah ada satu di baris { $line }, kolom { $column }; yang diharapkan 1 sampai { $most }
sliding-text-repeated = ubin { $tile } muncul untuk kedua kalinya; ubin itu sudah ada di baris teks { $line }, karakter { $column }
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
# What the formats of files are, in a menu and in lists.
sliding-text-about-course = baris-baris bilangan
sliding-text-about-princeton = ukuran, lalu baris
sliding-text-about-school42 = dari sekolah 42: komentar #, ukuran, lalu baris; tujuannya siput (snail)
sliding-text-about-tatham = game ID Simon Tatham, 4x4:1,2,…
sliding-text-about-slidysim = semua baris dalam satu baris teks, dipisahkan /
sliding-text-about-korf = nomor dan daftar; ubin kosong di awal tujuan
sliding-text-about-digits = sembilan digit untuk papan 3×3
sliding-text-about-langkah = baris, lalu nama atau baris tujuan: teka-teki geser apa pun
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
sliding-text-other-goal = { $format } memakai tujuan { $goal }, sedangkan tujuan teka-teki ini berbeda; langkah memuat teka-teki apa pun
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
sliding-metric-single = langkah satu ubin
sliding-metric-multi = langkah multi-ubin
sliding-bound-walking-distance = walking distance
sliding-bound-pattern-databases = pattern database
# Own bounds: the names that an expression can use, in a few words.
sliding-own-name-misplaced = banyaknya ubin yang tidak di sel tujuannya
sliding-own-name-manhattan = jumlah langkah semua ubin ke sel tujuannya
sliding-own-name-conflicts = ubin yang harus keluar dari baris atau kolomnya agar ubin lain bisa lewat; konflik linear adalah manhattan + 2*conflicts
sliding-own-name-walking = walking distance papan
sliding-own-name-kurang = ΣKurang, seperti pada putusan
sliding-own-name-blank = langkah ubin kosong ke sel tujuannya
sliding-own-name-g = langkah yang sudah ditempuh; hanya untuk iterative deepening
sliding-own-name-size = banyaknya sel papan
sliding-own-name-tile = nomor ubin
sliding-own-name-distance = langkah ubin ke sel tujuannya
sliding-own-name-row = baris ubin, dari 1
sliding-own-name-column = kolom ubin, dari 1
sliding-own-name-goal-row = baris sel tujuannya
sliding-own-name-goal-column = kolom sel tujuannya
sliding-own-function-sum = x dari setiap ubin, dijumlahkan
sliding-own-function-max = yang terbesar
sliding-own-function-min = yang terkecil
sliding-own-function-abs = x tanpa tandanya
sliding-own-function-floor = x dibulatkan ke bawah
sliding-own-function-ceil = x dibulatkan ke atas
sliding-own-function-sqrt = akar kuadrat
sliding-own-function-if = y jika x bukan 0, selain itu z
# What is wrong with an expression, after its column. $found is a part of the text; $form shows how a
# function is written.
sliding-own-fault = kolom { $column }: { $flaw }
sliding-own-flaw-empty = belum ada ekspresi; tulis satu, misalnya manhattan + 2*conflicts
sliding-own-flaw-long = ekspresi terlalu panjang; gunakan paling banyak { $most } karakter
sliding-own-flaw-mark = “{ $found }” tidak berarti apa-apa di sini; gunakan + - * / %, < <= > >= == !=, and, or, tanda kurung, dan nama
sliding-own-flaw-number = “{ $found }” bukan bilangan; tulis seperti 2 atau 0.5
sliding-own-flaw-name = tidak ada “{ $found }”; gunakan { $names }, atau sum(…) atas semua ubin
sliding-own-flaw-outside = “{ $found }” milik satu ubin; tulis di dalam sum(…), misalnya sum({ $found })
sliding-own-flaw-inside = “{ $found }” milik seluruh papan; di dalam sum(…) gunakan { $names }
sliding-own-flaw-nested = sum tidak boleh berada di dalam sum; keluarkan salah satunya
sliding-own-flaw-function = tidak ada fungsi “{ $found }”; gunakan { $functions }
sliding-own-flaw-called = “{ $found }” adalah bilangan dan bukan fungsi; tulis * sebelum tanda kurung
sliding-own-flaw-bare = fungsi memerlukan argumen; tulis { $form }
sliding-own-flaw-arguments = banyaknya argumen tidak tepat; tulis { $form }
sliding-own-flaw-value = di sini nilai belum ada; tulis bilangan, nama, atau tanda kurung
sliding-own-flaw-closing = tanda kurung tutup belum ada; tulis ) di akhir
sliding-own-flaw-opening = tanda kurung ini tidak menutup apa pun; tulis ( sebelumnya, atau hapus
sliding-own-flaw-between = sebelum ini belum ada operator; tulis satu, misalnya + atau *
sliding-own-flaw-chain = dua perbandingan berturut-turut; tulis a < b and b < c
sliding-own-flaw-deep = terlalu banyak tanda kurung bertumpuk; tulis ekspresi dengan lebih sederhana
sliding-own-flaw-sums = terlalu banyak sum; gunakan paling banyak { $most }
sliding-own-flaw-other = ekspresi tidak dapat dibaca mulai dari sini; tulis dengan lebih sederhana
# Why there are no tables of a pattern database.
sliding-tables-ended = pembuatannya dihentikan
sliding-tables-memory = sistem tidak memiliki memori untuk tabelnya
sliding-tables-home = tidak ada tabel untuk letak ubin kosong ini
sliding-moves-empty = tidak ada langkah di sini; yang diharapkan huruf seperti URDL, atau URDL2 jika ada yang diulang
sliding-moves-not-one = “{ $word }” bukan arah; yang diharapkan U, L, D, atau R, dan bilangan untuk mengulanginya
sliding-moves-too-many = lebih dari { $most } langkah
sliding-moves-other = “{ $word }” memakai notasi yang berbeda dari langkah lainnya, atau dari yang diminta; tulis semua langkah sebagai huruf, atau semua sebagai nomor ubin
sliding-moves-not-a-time = “{ $word }” bukan waktu sebuah langkah; tulis dalam detik, seperti R@0.420
sliding-moves-time-back = waktu “{ $word }” lebih awal daripada waktu sebelumnya; waktu tidak pernah mundur
sliding-moves-times = { $moves } langkah dan { $times } waktu; tulis satu waktu untuk setiap langkah
sliding-moves-wrong-tile = langkah { $number }, ubin { $tile }, tidak dapat dilakukan: ubin itu tidak ada di baris atau kolom ubin kosong
sliding-moves-no-tile = langkah { $number } tidak dapat dilakukan: papan ini tidak punya ubin { $tile }
# $letter is U, L, D or R; $edge is top, left, bottom or right.
sliding-moves-wrong = langkah { $number }, { $letter }, tidak dapat dilakukan: ubin kosong ada di { $edge ->
    [top] baris paling atas
    [left] kolom pertama
    [bottom] baris paling bawah
   *[right] kolom terakhir
}

## Hidato: reading texts

hidato-text-empty = tidak ada bilangan di sini; yang diharapkan baris-baris bilangan, 0 untuk sel kosong dan -1 untuk lubang
hidato-text-unclosed = daftar atau objek JSON ini tidak berakhir; yang diharapkan tanda kurung terakhirnya
hidato-text-no-comma = ini bukan JSON; koma sebelum “{ $word }” tidak ada
hidato-text-no-name = ini bukan JSON; “{ $word }” tidak bernama; yang diharapkan nama dalam tanda kutip, titik dua, dan nilai
hidato-text-no-colon = ini bukan JSON; “{ $word }” tanpa titik dua; yang diharapkan titik dua dan nilai setelah nama itu
hidato-text-colon-in-list = ini bukan JSON; titik dua tidak pada tempatnya dalam daftar; yang diharapkan koma atau “]”
hidato-text-other-bracket = ini bukan JSON; “{ $found }” tidak menutup kurung terakhir yang terbuka; yang diharapkan “{ $expected }”
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
# Edges join two cells, as in Rikudo.
hidato-text-below-word = { $word } tidak pada tempatnya di sini; yang diharapkan { $expected }
hidato-text-below-few = bilangan setelah { $begin } kurang: ada { $found }; yang diharapkan { $expected }
hidato-text-below-cell = papan tidak memiliki sel di baris { $row }, kolom { $col }
hidato-text-below-taken = sel di baris { $row }, kolom { $col } sudah berisi bilangan atau catatan; hapus salah satunya
hidato-text-below-number = { $word } bukan bilangan papan ini; bilangannya 1 sampai { $count }
hidato-text-drawn-apart = { $a } dan { $b } tidak bersinggungan; garis menghubungkan dua sel yang bersinggungan
hidato-text-edge = baris dan kolom dua sel, misalnya edge 1,2 1,3
hidato-text-filled = baris dan kolom sebuah sel, lalu bilangannya, misalnya filled 1,2 7
hidato-text-marked = baris dan kolom sebuah sel, lalu bilangan-bilangan kecilnya, misalnya marked 1,2 7 9-12
hidato-text-drawn = baris dan kolom dua sel, misalnya drawn 1,2 1,3
hidato-edge-apart = { $a } dan { $b } tidak bersinggungan; sambungan menghubungkan dua sel yang bersinggungan
hidato-edge-third = { $cell } sudah memiliki dua sambungan; hapus salah satu sambungannya
hidato-edge-loop = sambungan dari { $a } ke { $b } membentuk lingkaran, sedangkan bilangan mengikuti lintasan tanpa lingkaran; hapus salah satu sambungan
hidato-text-cells = { $count } sel tidak didukung; yang diharapkan paling banyak { $most } sel yang bukan lubang
# What the formats of files are, in a menu and in lists.
hidato-text-about-matrix = Hidato: 0 untuk sel kosong, -1 untuk lubang
hidato-text-about-rosetta = Hidato: __ untuk sel kosong, . untuk lubang
hidato-text-about-line = Hidato dalam satu baris: hidato, numbrix, atau hexagonal, dan baris yang dipisahkan /
hidato-text-note-square = { $cells } sel dalam satu baris dibaca sebagai { $side } baris berisi { $side }. Jika memang satu baris, tulis “hidato” sebelumnya.
hidato-text-note-sliding = Dibaca sebagai Hidato dengan { $blanks } sel kosong. Sebagai papan teka-teki geser, papan ini memiliki { $blanks } ubin kosong dan tidak memiliki ubin { $missing }; padahal papan seperti itu hanya memiliki satu ubin kosong.
hidato-text-note-lone-hole = Dibaca sebagai Hidato, dengan “{ $mark }” sebagai lubang. Jika ini teka-teki geser, tulis 0 untuk ubin kosong.
hidato-text-note-lone-empty = Dibaca sebagai Hidato, dengan “{ $mark }” sebagai sel kosong. Jika ini teka-teki geser, tulis 0 untuk ubin kosong.
hidato-text-note-work = Teks ini juga memuat pekerjaan seseorang pada papan. Pencarian mulai hanya dari bilangan yang diberikan; convert mempertahankan pekerjaannya.
hidato-text-note-full = Setiap bilangan bersinggungan dengan bilangan berikutnya: dibaca sebagai Hidato yang terisi penuh. Jika ini teka-teki geser dengan { $cells } sebagai ubin kosong, tulis 0 sebagai ganti { $cells }.
# $empties and $holes are marks in quotes.
hidato-text-note-marks-both = { $empties } dibaca sebagai sel kosong, { $holes } dibaca sebagai lubang. 0 selalu berarti sel kosong dan -1 lubang.
hidato-text-note-marks-empty = { $empties } dibaca sebagai sel kosong. 0 selalu berarti sel kosong dan -1 lubang.
hidato-text-note-marks-hole = { $holes } dibaca sebagai lubang. 0 selalu berarti sel kosong dan -1 lubang.
hidato-text-note-fitting = “{ $mark }” dibaca sebagai lubang, karena dengan begitu bilangan terbesar sama dengan banyaknya sel.

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
# Two numbers, also with their cells, or marks in quotes; $first may be several marks.
hidato-two = { $first } dan { $last }
# Numbers that follow each other.
hidato-span = { $from } sampai { $to }
hidato-note-end = { $number } tidak diberikan, padahal teka-teki seperti ini biasanya memberikan bilangan pertama dan terakhirnya
hidato-fault-out-of-range = { $number } di { $cell } di luar batas: { $most } sel memuat bilangan 1 sampai { $most }
# $cells is a list of cells with an and before the last.
hidato-fault-repeated = { $number } ada di { $count } sel: { $cells }
# $shown is $distance without groups of digits.
hidato-fault-not-beside = { $from } dan { $to } harus bersinggungan, padahal jalan terpendek di antaranya melalui sel kosong memerlukan { $shown } langkah
# $least is $apart without groups of digits.
hidato-fault-too-far = { $from } dan { $to } harus terpisah paling jauh { $least } langkah, padahal jalan terpendek di antaranya melalui sel kosong memerlukan { $shown } langkah
hidato-fault-no-way = tidak ada jalan dari { $from } ke { $to } melalui sel kosong
# $shown is $size without groups of digits.
hidato-fault-cut-off = { $shown } sel di { $cell } terpisah dari yang lain
# $free says how many of the numbers 1 and $most are not given elsewhere: none, one or both. $shown is $count without groups of digits.
hidato-fault-dead-ends = hanya 1 atau { $most } yang dapat menempati jalan buntu, dan { $free ->
    [none] keduanya ada di sel lain
    [one] salah satunya ada di sel lain
   *[both] jalan buntunya lebih dari dua
}: ada { $shown } yang kosong, di { $cells }
hidato-fault-given-in-dead-end = { $number } menempati jalan buntu di { $cell }, yang hanya dapat memuat 1 atau { $most }
hidato-fault-colours = diwarnai seperti papan catur, ada { $more } sel dengan warna yang satu dan { $fewer } sel dengan warna yang lain, padahal lintasan melaluinya bergantian
hidato-fault-wrong-colour = { $number } tidak mungkin berada di { $cell }: diwarnai seperti papan catur, papan ini memiliki { $more } sel dengan warna yang satu dan { $fewer } sel dengan warna yang lain, sehingga semua bilangan { $kind ->
    [odd] ganjil berada pada warna yang pertama, padahal { $cell } berwarna lain
   *[even] genap berada pada warna yang kedua, padahal { $cell } berwarna pertama
}
hidato-fault-torn = sebuah sambungan menghubungkan { $a } dan { $b }, tetapi bilangannya tidak berurutan
hidato-fault-end-joined = { $number } adalah ujung lintasan, padahal dua sambungan bertemu di selnya, { $cell }
hidato-fault-parity = { $from } dan { $to } tidak mungkin sama-sama berada di sel-sel itu: diwarnai seperti papan catur, lintasan { $steps } langkah berakhir pada warna yang lain
# The texts that begin with clash, why and reason are clauses that follow others; they begin small and end without a full stop.
hidato-clash-no-cell = aturan tidak menyisakan sel untuk { $number }
# $place is a number with its cell.
hidato-clash-no-cell-by = aturan tidak menyisakan sel untuk { $number } dalam jangkauan { $place }
# $places are two numbers with their cells, joined by an and.
hidato-clash-no-cell-between = aturan tidak menyisakan sel untuk { $number } antara { $places }
# $places are one or two numbers with their cells.
hidato-clash-no-path = aturan tidak menyisakan lintasan melalui { $number } di { $cell } dan { $places }
hidato-clash-no-number = aturan tidak menyisakan bilangan untuk { $cell }
# The same two where a person sees it at once.
hidato-clash-seen-cell = { $number } tidak mempunyai sel kosong dalam jangkauan { $places }
hidato-clash-seen-number = tidak ada bilangan yang belum ditempatkan dalam jangkauan { $cell }
hidato-clash-dead-end = { $cell } adalah jalan buntu: lintasan tidak dapat melewatinya
hidato-clash-dead-end-alone = { $cell } adalah jalan buntu: sel ini tidak dapat bertaut dengan sel lain
hidato-clash-dead-end-to = { $cell } adalah jalan buntu: sel ini hanya dapat bertaut dengan { $cells }
hidato-clash-crowded = terlalu banyak sel harus bertaut dengan { $cell }
hidato-clash-crowded-end = { $cell } memuat 1 atau { $most }, tetapi harus bertaut dengan { $cells }
hidato-clash-crowded-to = { $cell } harus bertaut dengan { $cells }, padahal hanya dapat dengan dua sel
hidato-clash-torn = { $a } dan { $b } harus berurutan, tetapi tidak ada bilangan berurutan yang tersisa
hidato-clash-loop = { $a } dan { $b } harus berurutan, sehingga lintasan menjadi lingkaran
hidato-clash-region = sel-sel kosong di sekitar { $cell } tidak dapat diisi oleh deret utuh bilangan yang belum ada
# $place is some cells, or a region as in the texts below.
hidato-clash-region-no-run = tidak ada deret bilangan yang belum ada yang dapat terletak di { $place }
# $runs are numbers and spans, divided by commas.
hidato-clash-region-runs = { $place } tidak dapat diisi tepat oleh deret-deret yang dapat terletak di sana: { $runs }
# All of these runs can lie nowhere else.
hidato-clash-region-all = { $place } tidak dapat diisi tepat oleh deret-deret yang harus terletak di sana: { $runs }
# $musts are those of $runs that can lie nowhere else.
hidato-clash-region-musts = { $place } tidak dapat diisi tepat oleh deret-deret yang dapat terletak di sana: { $runs }; di antaranya { $musts } harus terletak di sana
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
# The steps to a contradiction; $fact is a sentence such as those below.
hidato-proof-step = tahap { $at }: { $fact }
hidato-proof-only-cell = { $number } menempati { $cell }: tidak ada sel lain yang tersisa untuknya
hidato-proof-only-number = { $number } menempati { $cell }: tidak ada bilangan lain yang tersisa untuk sel ini
hidato-proof-joined = { $cell } berisi { $before } atau { $after }: sel ini tersambung dengan { $to }, yang berisi { $number }
hidato-proof-joined-end = { $cell } berisi { $next }: sel ini tersambung dengan { $to }, yang berisi { $number }
# The cell of the number is joined with another one by an edge.
hidato-why-joined-number = sel ini tersambung dengan { $cell }, yang berisi { $number }
hidato-why-neither-joined = sel ini tersambung dengan { $cell }, yang tidak dapat berisi { $before } maupun { $after }
hidato-why-not-joined = sel ini tersambung dengan { $cell }, yang tidak dapat berisi { $number }
hidato-why-beyond-edges = { $number } menempati { $cell }, yang tersambung dengan dua sel lain
hidato-why-far = { $number } ada di { $cell }, terlalu jauh
hidato-reason-facts = {"; "}ini akibat dari: { $facts }
# $steps are the steps of trials.
hidato-reason-steps = {"; "}tahap demi tahap: { $steps }
hidato-why-plain = aturan tidak mengizinkannya
hidato-why-occupied = sel itu ditempati { $number }
hidato-why-elsewhere = { $number } menempati { $cell }
hidato-why-none-beside = tidak ada sel tersisa di sebelah sel ini untuk { $number }
# $cells is a list of cells with an or before the last.
hidato-why-not-linked = { $number } hanya dapat di { $cells }, padahal sel ini tidak dapat bertaut ke sana
hidato-why-not-beside = { $number } hanya dapat di { $cells }, bukan di sebelah sel ini
# $before and $after are numbers.
hidato-why-one-beside = untuk { $before } dan { $after } hanya tersisa { $cell } di sebelah sel ini
hidato-why-end = sel ini hanya dapat bertaut dengan { $cell }, sehingga menjadi ujung lintasan: 1 atau { $most }
hidato-why-searched = pencarian dari sana tidak menemukan solusi
hidato-why-must-link = { $cell } harus bertaut dengan { $cells }
hidato-why-can-link = { $cell } hanya dapat bertaut dengan { $cells }
# $numbers are two numbers.
hidato-why-not-both = { $numbers } tidak dapat sama-sama ada di sebelah sel ini
# The same of one number.
hidato-why-not-the-one = { $number } tidak dapat ada di sebelah sel ini
# The number is 1 or the greatest one.
hidato-why-one-link = { $number } hanya bertaut dengan satu sel
# Two of the clauses above.
hidato-why-joined = { $first }, dan { $last }
hidato-why-small = { $run } memerlukan { $count } sel yang menyatu, sedangkan { $place } terpisah dari yang lain
hidato-why-unreached = { $run } harus berdampingan, sedangkan { $number } tidak dapat berada di { $place }
hidato-why-exact = hanya jika { $run } ada di sekitar { $cells }, setiap daerah kosong dapat diisi tepat
# $clash is a clause on a contradiction.
hidato-why-trial = jika di sana, { $clash }
# $links are the next texts, divided by commas.
hidato-why-trial-chain = jika di sana, { $links }, sehingga { $clash }
hidato-trial-link = maka { $number } menempati { $cell }
# $shown is $count without groups of digits.
hidato-trial-more = maka diikuti { $shown } bilangan lain
# A step of a trial; $fact is a sentence such as those of a proof.
hidato-trial-step = jika { $number } di { $cell }, { $fact }
# The end of such steps.
hidato-trial-end = jadi { $clash }
hidato-reason-given = bilangan ini diberikan
hidato-reason-guessed = tebakan yang ternyata benar
hidato-reason-learnt = ditemukan di sini dengan pembelajaran klausa
hidato-reason-no-other-number = tidak ada bilangan lain yang terjangkau oleh { $cell }
hidato-reason-guesses = pilihan lain disingkirkan oleh aturan, atau sudah ditebak dan gagal
hidato-reason-trials = percobaan dengan bilangan-bilangan lain, satu demi satu, tidak menyisakan pilihan lain
hidato-reason-before = percobaan dan tebakan yang gagal sebelumnya sudah menyingkirkan semua pilihan lain
# $how is one of the clauses above: how the number came here.
hidato-reason-also = { $how }; aturan juga mengizinkan { $cells }
hidato-reason-also-fail = { $how }; aturan saja juga mengizinkan { $cells }, tetapi { $count ->
    [1] itu menimbulkan
   *[other] masing-masing menimbulkan
} pertentangan
hidato-reason-also-many = { $how }; aturan juga mengizinkan { $count } sel lain
# $by is one of the texts that begin with by; $because is a clause.
hidato-reason-one-cell = sel lain yang terjangkau, { $cell }, disingkirkan { $by }: { $because }
hidato-reason-one-number = bilangan lain yang terjangkau oleh { $cell }, { $number }, disingkirkan { $by }: { $because }
hidato-reason-cells = { $count } sel lain yang terjangkau disingkirkan { $by }; misalnya, { $cell }: { $because }
hidato-reason-numbers = { $count } bilangan lain yang terjangkau oleh { $cell } disingkirkan { $by }; misalnya, { $number }: { $because }
# $before are the two texts below, divided by commas.
hidato-reason-mixed-cells = dari { $count } sel lain yang terjangkau, { $before }, dan yang terakhir, { $cell }, { $by }: { $because }
hidato-reason-mixed-numbers = dari { $count } bilangan lain yang terjangkau oleh { $cell }, { $before }, dan yang terakhir, { $number }, { $by }: { $because }
# $shown is $count without groups of digits.
hidato-reason-ruled-out = { $shown } disingkirkan { $by }
hidato-reason-ruled-out-more = { $shown } { $by }
# $clause is one of the clauses above; $shown is $count without groups of digits.
hidato-reason-after-failed = setelah { $shown } tebakan di tempat lain gagal, { $clause }
hidato-reason-not-whole = { $clause }; beberapa tahap tidak ditampilkan di sini
hidato-by-number = oleh bilangan yang ditempatkan lebih dahulu
hidato-by-chain = menurut aturan rantai
hidato-by-link = menurut aturan tautan
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
hidato-elsewhere-trials = jika di sana, semua percobaan dengan bilangan lain menimbulkan pertentangan
# $shown is $guesses without groups of digits.
hidato-elsewhere-searched = jika di sana, pencarian dengan { $shown } tebakan tidak menemukan solusi
hidato-elsewhere-long = akibatnya terlalu lama untuk dicari di sini
hidato-elsewhere-solution = ada juga solusi dengan bilangan itu di sana
# $clash is a clause on a contradiction.
hidato-refuted-exhausted = setiap tebakan sudah dicoba dan menimbulkan pertentangan; pada tebakan terakhir { $clash }
# $most is a number of steps.
hidato-refuted-untold = aturan memerlukan lebih dari { $most } tahap untuk ini, atau tahap yang terlalu sulit dijelaskan, sehingga tahap-tahapnya tidak ditampilkan
hidato-refuted-placed = sebelum itu aturan sudah menempatkan { $numbers }
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
# How the places of a board are paired, in a menu.
hidato-symmetry-none = tanpa simetri
hidato-symmetry-half-turn = putaran 180°
hidato-symmetry-left-right = kiri dan kanan
hidato-symmetry-up-down = atas dan bawah
# What came of adding numbers so that a puzzle has one solution. $shown is $count without groups of
# digits, $solutions a number, $paired is yes or no.
hidato-unique-already = Teka-teki ini sudah mempunyai tepat satu solusi.
hidato-unique-hopeless = Tidak ada solusi: hapus beberapa bilangan dahulu, atau ubah bentuknya.
hidato-unique-stopped = Dihentikan; tidak ada yang diubah.
hidato-unique-limit = Waktu habis sebelum pilihan bilangan ditemukan. Taruh beberapa bilangan sendiri.
hidato-unique-fewest = { $shown } bilangan ditambahkan{ $paired ->
    [yes] {" "}berpasangan
   *[no] {""}
}: paling sedikit yang mungkin. Ini terbukti: semua { $solutions } solusi sudah dibandingkan.
hidato-unique-one = { $shown } bilangan ditambahkan{ $paired ->
    [yes] {" "}berpasangan
   *[no] {""}
}: paling sedikit yang mungkin.
hidato-unique-for-solution = { $shown } bilangan ditambahkan{ $paired ->
    [yes] {" "}berpasangan
   *[no] {""}
}: terbukti paling sedikit untuk solusi ini. Solusinya terlalu banyak untuk dibandingkan semuanya, jadi solusi lain mungkin memerlukan lebih sedikit.
hidato-unique-few = { $shown } bilangan ditambahkan{ $paired ->
    [yes] {" "}berpasangan
   *[no] {""}
}. Mungkin lebih sedikit sudah cukup: waktu untuk pembuktian habis.
# What came of taking numbers away. $level and $wished are difficulties.
hidato-thin-nothing = Tidak ada bilangan yang dapat dihapus; yang pertama dan yang terakhir selalu tetap. Teka-teki ini { $level }.
hidato-thin-taken = { $shown } bilangan dihapus. Teka-teki ini sekarang { $level }{ $easier ->
    [yes] ; yang lebih sulit tidak ditemukan di sini
   *[no] {""}
}.
hidato-thin-harder = Tidak ada yang diubah: teka-teki ini sudah { $level }, lebih sulit daripada { $wished }.
hidato-thin-not-one = Hanya teka-teki dengan satu solusi yang dapat dikurangi bilangannya. Buat solusinya tunggal dahulu.
hidato-thin-hopeless = Hanya teka-teki dengan satu solusi yang dapat dikurangi bilangannya. Teka-teki ini tidak punya solusi.
hidato-thin-limit = Waktu habis sebelum bilangan-bilangannya dipilih; tidak ada yang diubah.
hidato-fill-halted = Pencarian dihentikan sebelum menemukan solusi.
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
hidato-hexagon = segi enam
hidato-triangle = segitiga
hidato-parallelogram = jajaran genjang
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
hidato-verdict-at-once = aturan-aturannya menimbulkan pertentangan
hidato-verdict-faulty = teka-teki ini tidak dapat diselesaikan
hidato-verdict-searched = terbukti dengan pencarian
hidato-verdict-first = pencarian berakhir di sana; mungkin masih ada yang lain
hidato-verdict-perhaps = pencarian berakhir sebelum diketahui apakah ada yang lain
hidato-verdict-unknown = belum ada yang diketahui tentang solusinya
hidato-advice-euclid = Jarak Euclid mengurutkan simpul dan tidak pernah memangkasnya, sehingga dengan sedikit bilangan yang diberikan antrean melampaui memori mana pun. Propagasi dapat menyelesaikannya.
hidato-advice-propagation = Propagasi hanya memerlukan sesaat untuk sebagian besar papan.
hidato-advice-memory = Memori yang lebih besar mungkin membantu.
hidato-advice-nodes = Batas simpul yang lebih besar mungkin membantu.
hidato-advice-time = Waktu yang lebih lama mungkin membantu.
# A Hidato whose cells are hexagons, within a sentence.
hidato-hexagonal = Hidato heksagonal
# $family is Hidato, Numbrix or Hexagonal Hidato, $dims a size such as 8×8; the others are numbers.
hidato-summary = { $family } { $dims }, { $cells } sel, { $given } diberikan
# $shown is $count without groups of digits. Edges join two cells, as in Rikudo.
hidato-edges = { $shown } sambungan
# A random puzzle has fewer edges than ordered. $edges is such as 15 edges, $ordered a number.
hidato-fewer-edges = { $edges }, bukan { $ordered }: lintasan tidak memuat lebih banyak
# How a number came to its cell; these texts also follow a count, as in “13 by the chain rule”.
hidato-how-given = diberikan
hidato-how-learnt = ditemukan dengan pembelajaran klausa
hidato-how-cell = bilangan tunggal untuk selnya
hidato-how-free = satu-satunya sel kosong yang terjangkau
hidato-how-guess = setelah sebuah tebakan gagal
# $shown is a number, $how one of these texts.
hidato-counted = { $shown } { $how }
hidato-counted-taken = { $shown } karena tidak ada sel lain yang kosong
hidato-difficulty = Tingkat kesulitan: { $level }.
# Yang diperlukan sebuah papan. $rule adalah salah satu teks berikut, $shown adalah $count tanpa pemisah ribuan.
hidato-hardest = Aturan tersulit: { $rule }, { $shown } kali.
hidato-needs-chain = aturan rantai
hidato-needs-cell = bilangan tunggal untuk sebuah sel
hidato-needs-link = aturan tautan
hidato-needs-region = aturan daerah
hidato-needs-trial = percobaan
hidato-needs-trials = percobaan di dalam percobaan
# $steps adalah daftar seperti “13 menurut aturan rantai, 2 dengan percobaan”.
hidato-steps-needed = Tahap: { $steps }.
hidato-counted-trials = { $shown } dengan percobaan di dalam percobaan
# $shown is $count without groups of digits.
hidato-counted-cell = { $shown } sebagai bilangan tunggal untuk selnya
# $places are numbers with their cells, divided by semicolons.
hidato-no-solution-has = tidak ada solusi dengan { $places }
hidato-failed-before = sebelumnya gagal di sini: { $places }
# $shown is $count without groups of digits.
hidato-restarted = pencarian dimulai ulang { $shown } kali; tebakan yang dilepas saat itu tidak dicantumkan
# The names of figures, in a table.
# Values that were tried for their contradictions alone. Generated counts them, too.
hidato-probed = Diuji
# Steps of local search, which shows branch and bound the way.
hidato-local-steps = Langkah pencarian lokal
# The name of a search, in a menu, and what it does.
hidato-plan-propagate = Propagasi
hidato-plan-propagate-about = Branch and bound mendalam (depth-first) dengan propagasi; berlanjut sampai terbukti bahwa solusinya satu-satunya atau solusi kedua ditemukan
hidato-plan-fauzia-about = Best-first untuk Hidato seperti dipublikasikan: jarak Euclid terkecil ke bilangan berikutnya yang diberikan didahulukan; berakhir pada solusi pertama

## Reading a puzzle, families

# Faults of a file; `12:3:` is the line and column.
read-not-utf8 = { $line }:{ $column }: bukan teks UTF-8; yang diharapkan baris-baris bilangan
# $error is a sentence without its full stop, such as the next one.
read-goal-size = { $line }:1: { $error }
read-sizes = papan tujuan berukuran { $goal }, sedangkan papan awal { $start }; ukurannya harus sama
# $family is Hidato, Numbrix or hexagonal Hidato.
read-hidato-goal = { $line }:1: ini { $family }, yang tidak memiliki status tujuan; hilangkan tujuannya (--goal), atau berikan teka-teki geser
# How a text should look. What is to be typed is not translated: numbers, `hidato`, `start`, `goal snail`.
read-example-sliding = misalnya teka-teki geser: 1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12 (atau setiap baris papan pada baris tersendiri), 0 untuk ubin kosong
read-example-hidato = misalnya Hidato: hidato 1 0 0/0 -1 0/0 0 8 (atau setiap baris papan pada baris tersendiri), 0 untuk sel kosong, -1 untuk lubang
read-example-two = misalnya teka-teki geser dengan satu ubin kosong: 1 2 3/4 0 5/6 7 8; atau Hidato, dengan namanya di depan: hidato 1 0 3/0 5 0/7 8 9
read-example-game-id = misalnya game ID, lebar lebih dahulu: 3x3:1,2,3,4,0,5,7,8,6
read-example-size-line = misalnya baris ukuran, lalu baris dan bilangan sebanyak ukuran itu: 3/1 2 3/4 0 5/7 8 6, masing-masing pada baris tersendiri
read-example-goal = misalnya dengan status tujuan, satu baris untuk masing-masing: start/1 2 3/4 0 5/7 8 6/goal snail
read-example-letters = misalnya satu digit atau huruf untuk setiap ubin: 51739264AB8CDE0F
read-example-digits = misalnya satu digit untuk setiap ubin, 0 untuk ubin kosong: 123/506/478 (atau setiap baris papan pada baris tersendiri)
read-example-nine-digits = misalnya sembilan digit untuk papan 3×3: 123405786
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
plan-no-visited = { $search }, tanpa himpunan terkunjungi
# $order are the letters of the four ways of the blank: URDL.
plan-order = { $search }, anak dengan urutan { $order }
plan-ties-newest = { $search }, ĉ sama: terbaru dahulu
plan-ties-oldest = { $search }, ĉ sama: terlama dahulu
plan-bad-order = urutan anak memuat huruf U, L, D, dan R masing-masing satu kali, misalnya URDL
# $name is that of a published search, such as Roni.
plan-published = { $name }, seperti dipublikasikan
plan-published-course = pencarian kuliah (branch and bound, least cost search), seperti dipublikasikan
# A search and its bound, or `blind`.
plan-title = { $search }, { $bound }
plan-blind = pencarian buta
plan-no-bound = tidak ada
# Bounds, in a sentence.
plan-bound-with-blank = banyaknya sel yang tidak sesuai, termasuk sel ubin kosong
plan-bound-anytime = konflik linear, kemudian pattern database
plan-bound-crossings = ubin yang harus melewati setiap garis di antara baris atau kolom
# Published searches: the name in a sentence; .words is the search in a comparison, .about says what
# it does and what it counts.
plan-course = Kuliah
    .words = Pencarian pada kuliah
    .about = ĉ = g + banyaknya ubin salah tempat, tanpa langkah balik, setiap status diekspansi satu kali, jika seri simpul terbaru didahulukan
plan-roni = Roni
    .words = Program Roni
    .about = ĉ = g + banyaknya ubin salah tempat, tanpa langkah balik, tanpa himpunan terkunjungi, jika seri menurut urutan heap biner; menghitung setiap anak yang dibangkitkan
plan-handoyo = Handoyo
    .words = Program Handoyo
    .about = ĉ = g + banyaknya ubin salah tempat, status yang pernah dibangkitkan dibuang, jika seri simpul terbaru didahulukan, kadang-kadang bukan yang terpendek; menghitung akar dan setiap simpul yang disimpan
plan-rahardjo = Rahardjo
    .words = Program Rahardjo
    .about = banyaknya sel yang tidak sesuai, termasuk sel ubin kosong, kemudian kedalaman: greedy, bukan yang terpendek; menghitung setiap simpul yang diambil dari antrean
plan-lcsearch = LCSearch
    .words = LCSearch, pseudo-code
    .about = pseudo-code pada halaman 8-puzzle: ĉ = g + banyaknya ubin salah tempat, langkah balik dibuat, tanpa himpunan terkunjungi, jika seri menurut urutan heap; berakhir ketika status tujuan dibangkitkan
plan-lcsearch-program = Program LCSearch
    .words = LCSearch, program
    .about = program C++ pada halaman 8-puzzle: seperti lcsearch, tetapi berakhir ketika status tujuan diambil dari antrean
# Why a search does not go with a board; a capital is put before. $search and $bound are as above, $size
# is `5×5`, $other another search or bound.
plan-misfit-cells = { $search } menyimpan papan dengan paling banyak { $most } sel, sedangkan papan ini memiliki { $cells } sel; pilih solusi terpendek atau iterative deepening
plan-misfit-bound = { $bound } hanya untuk papan dengan paling banyak { $sides } baris dan kolom, sedangkan papan ini { $size }; pilih fungsi pembatas lain, misalnya { $other }
plan-misfit-pattern-db = { $bound } hanya dapat dipilih untuk papan dengan 4 baris dan 4 kolom, sedangkan papan ini { $size }; pilih fungsi pembatas lain, misalnya { $other }
plan-misfit-queue-bound = best-first dengan { $bound } hanya untuk papan dengan paling banyak { $sides } baris dan kolom, sedangkan papan ini { $size }; pilih fungsi pembatas lain, misalnya { $other }
# The bound of a person, in a sentence; it is an expression.
plan-own-bound = fungsi pembatas Anda sendiri “{ $bound }”
plan-misfit-path = { $bound } memakai g, langkah yang sudah ditempuh, sedangkan pencarian dengan antrean tidak menyimpannya bersama papan; pilih fungsi pembatas lain atau { $other }
plan-misfit-multi-size = untuk langkah multi-ubin, papan dengan lebih dari { $sides } baris atau kolom hanya memiliki pencarian anytime, sedangkan papan ini { $size }; pilih pencarian itu, atau langkah satu ubin
plan-misfit-multi-search = { $search } hanya memakai langkah satu ubin pada papan ini; untuk langkah multi-ubin pilih { $other }
plan-misfit-multi-bound = { $bound } hanya untuk langkah satu ubin; untuk langkah multi-ubin pilih { $other }
plan-anytime-search = pencarian anytime
plan-misfit-tree = { $search } terdiri atas beberapa pencarian sekaligus pada beberapa thread dan tidak memiliki satu pohon; pilih pencarian lain, misalnya { $other }
# Faults of a file of settings.
plan-bad-weight = bobot adalah bilangan dari 0 sampai 10
plan-bad-preset = tidak ada pencarian seperti itu yang dipublikasikan
# What a node of the tree is, in a word: in the tips of a picture of the tree and in a comparison.
search-state-live = hidup
search-state-e-node = simpul-E
search-state-expanded = diekspansi
search-state-goal = tujuan
# $why is one of the next texts.
search-state-dead = mati: { $why }
search-state-duplicate = duplikat
# Its cost is over the bound.
search-state-bound = ambang
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
# $shown is $count with groups of digits.
search-folded-nodes = { $shown } simpul
# $node is a number, $state a word as above. What the node costs may follow.
search-node-tip = simpul { $node }, { $state }
# Below the whole tree, for Graphviz: what stands in a node.
search-about-figures = Setiap simpul memuat nomornya dan, sesudah titik dua, ĉ = g + h: ongkos langkah sejauh ini, g, ditambah nilai yang dihitung pencarian untuk langkah yang masih diperlukan, h (fungsi pembatasnya, dikalikan bobot jika ada; 0 pada pencarian buta).
# A second line there.
search-about-order = “eksp. 3” tertulis di bawah simpul yang diekspansi ketiga.

## Own bounds: what all boards of 3×3 say

bound-admissible = Admissible: pada { $boards } papan 3×3 tidak satu pun h melebihi jarak sebenarnya.
bound-not-admissible = Tidak admissible: pada { $count } dari { $boards } papan 3×3 h melebihi jarak sebenarnya.
bound-consistent = Konsisten: tidak ada langkah yang menurunkan h lebih dari 1.
bound-not-consistent = Tidak konsisten: { $count } langkah menurunkan h lebih dari 1.
bound-too-high = Di sini h adalah { $h }, padahal jarak sebenarnya { $distance }:
bound-too-high-after = Di sini h adalah { $h } setelah { $g } langkah, padahal jarak sebenarnya { $distance }:
bound-drop = Di sini satu langkah menurunkan h dari { $before } menjadi { $after }:
bound-drop-after = Di sini satu langkah menurunkan h dari { $before } menjadi { $after }, setelah { $g } langkah:
bound-rounded = Pada { $count } dari { $boards } papan nilainya bukan bilangan bulat dari 0 sampai 255. Di sana h adalah nilainya dibulatkan ke bawah, paling kecil 0 dan paling besar 255, atau 0 jika nilainya tak hingga atau bukan bilangan.
bound-rounded-here = { $g ->
    [0] Di sini
   *[other] Di sini, setelah { $g } langkah,
} nilainya { $value }, dan h adalah { $h }:
bound-rounded-no-number = { $g ->
    [0] Di sini
   *[other] Di sini, setelah { $g } langkah,
} nilainya bukan bilangan atau tak hingga, dan h adalah { $h }:
bound-proof-open = Papan yang lebih besar tidak diperiksa, sehingga pencarian dengan fungsi pembatas ini tidak pernah menyebut solusinya terbukti.
bound-proof-none = Pencarian dengan fungsi pembatas ini dapat menemukan solusi yang bukan terpendek.
# Heads and first words of a narrow table: on how many boards the own bound is more, or less.
bound-head-bound = fungsi pembatas
bound-head-average = rata-rata
bound-head-more = lebih besar
    .hint = Pada berapa papan fungsi ini lebih besar, atau lebih kecil, daripada fungsi yang lain
bound-head-less = lebih kecil
bound-row-own = fungsi ini
bound-row-true = jarak sebenarnya
bound-names-board = Milik papan:
bound-names-tile = Milik satu ubin, di dalam sum(…), bersama size:
bound-names-functions = Fungsi:
bound-names-operators = Operator: + - * / % (sisa bagi), < <= > >= == != (1 jika benar, selain itu 0), and, or

## The history of an anytime search

# The columns of a table.
history-after = setelah
history-best = terbaik
history-bound = sedikitnya
history-gap = selisih
    .figure = { $gap } ({ $percent } %)
history-left-out = Tabel ini memuat { $shown } dari { $all } perubahan.

## Solutions, outcomes, limits

outcome-making-tables = Menyiapkan tabel, { $percent } %
outcome-making-larger-tables = Teka-teki sulit: menyiapkan tabel yang lebih besar, { $percent } %
outcome-making-puzzle = Membuat teka-teki, { $percent } %
# What is known of shorter solutions; it follows the number of moves.
outcome-least-proved = terbukti paling sedikit
outcome-least-unknown = belum terbukti paling sedikit
outcome-least-own = paling sedikit hanya jika fungsi pembatas sendiri itu batas bawah
outcome-least-bound = sekurang-kurangnya diperlukan { $bound } langkah
# $moves is `12 langkah`, $least one of the three texts before.
outcome-length = { $moves }, { $least }
outcome-memory-used-up = Batas memori { $mebibytes } MiB tercapai.
outcome-nodes-used-up = Batas banyaknya simpul tercapai.
outcome-time-used-up = Batas waktu tercapai.
outcome-depth-used-up = Semua lintasan sampai kedalaman terbesar sudah dicoba.
# $most is as “23 moves”.
outcome-target-reached = Target tercapai: solusi dengan paling banyak { $most }.
outcome-nothing-proved = Belum ada yang terbukti tentang panjang solusi.
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
outcome-letters-numbers = bilangan menyatakan nomor ubin
# $moves is `12 langkah`, $wrong says which move cannot be made, $letters is one of the three texts before.
outcome-line-wrong = { $possible } dari { $moves } dapat dilakukan; { $wrong }; { $letters }.
outcome-line-none = Tidak perlu langkah: papan awal sudah sama dengan tujuan.
outcome-line-to-goal = { $moves } sampai status tujuan; { $letters }.
outcome-line-past-goal = { $shown } langkah sah; status tujuan tercapai setelah { $at } langkah, lalu ditinggalkan lagi; { $letters }.
outcome-line-elsewhere = { $shown } langkah sah, tetapi status tujuan tidak tercapai; { $letters }.
# Moves that were analysed; $made is `58 langkah`, $least is `44 langkah`.
analyse-least = { $made }; solusi terpendek terdiri atas { $least }.
# Here $lost is `2 langkah`, and $least and $best are numbers.
analyse-best = { $made }; solusi terbaik yang diketahui { $best }, dan setiap solusi terdiri atas sekurang-kurangnya { $least } langkah.
analyse-unknown = { $made }; belum ada solusi yang diketahui, dan setiap solusi terdiri atas sekurang-kurangnya { $least } langkah.
analyse-lost = { $shown } langkah membuang total { $lost }; semua langkah lain tetap di jalan terpendek.
    .best = { $shown } langkah membuang total { $lost } dibandingkan dengan solusi terbaik yang diketahui.
analyse-none-lost = Tidak ada langkah yang terbuang.
# $left is `12 langkah`, or, where the least number is not known, `30 sampai 44`.
analyse-unended = Setelah langkah terakhir, status tujuan masih { $left } lagi.
    .between = Setelah langkah terakhir, status tujuan masih { $left } langkah lagi.
# $judged is the number of moves that were judged.
analyse-halted = Analisis dihentikan setelah { $judged } dari { $made }; keterangan berikut hanya tentang { $judged } langkah itu.
    .none = Analisis dihentikan sebelum langkah pertama dinilai.
analyse-between = { $least } sampai { $best }
analyse-at-least = sekurang-kurangnya { $least }
analyse-good = baik
# $way is the letter or the word of a move.
analyse-loses = membuang { $lost }
    .better = membuang { $lost }; lebih baik: { $way }
analyse-better = lebih baik: { $way }
analyse-open = tidak diketahui
# $shown is the number of solutions; $moves is `44 langkah`.
analyse-every = { $count ->
    [1] Hanya ada satu solusi terpendek, dengan { $moves }.
   *[other] Ada { $shown } solusi terpendek, masing-masing { $moves }.
}
analyse-more-than = lebih dari { $most }
analyse-every-large = Semua solusi terpendek hanya dicari pada papan dengan paling banyak empat baris dan empat kolom; papan ini lebih besar.
analyse-every-none = Tidak ada solusi.
analyse-every-ended = Penghitungan solusi terpendek tidak sampai selesai.
analyse-every-more = Yang dicetak di sini: { $shown }.
# $looped is how many moves led in circles, $replaced how many parts of the list were replaced.
analyse-shortened = { $made } menjadi { $left }: { $looped } hanya berputar-putar, dan { $replaced } bagian diganti dengan yang lebih pendek.
analyse-not-shortened = { $made } tetap seperti semula: tidak ada bagian yang dapat dipendekkan.
# A goal that is none of the usual ones.
outcome-own-goal = buatan sendiri
# $way is `kiri`.
outcome-slide = ubin { $tile } ke { $way }
outcome-step = ubin { $tile } bergerak ke { $way }
outcome-shift = ubin { $tiles } bergerak ke { $way }

## Tree and what happened to a node, sliding tiles

# Why a node became the E-node. $least is one of the texts `tree-least-…`.
tree-new-iteration = Iterasi baru dimulai dari akar: pada iterasi sebelumnya tidak ada lagi simpul hidup.
tree-only-live = Simpul ini satu-satunya simpul hidup.
tree-least-f = ĉ terkecil, yaitu { $cost }, dari { $live } simpul hidup
tree-least-h = h terkecil, yaitu { $cost }, dari { $live } simpul hidup
tree-least-h-then-g = h + g/1000 terkecil dari { $live } simpul hidup
# The nodes that tie with the E-node, within the texts below. $nodes are numbers of nodes.
tree-tied = { $count ->
       *[other] simpul { $nodes }
    }
tree-tied-more = { $more ->
       *[other] simpul { $nodes } dan { $more } simpul lain
    }
tree-tied-many = lebih dari { $count } simpul
tree-because-cost = { $least }.
tree-because-least-h = { $least }; seri dengan { $nodes }: h yang lebih kecil didahulukan.
tree-because-newest = { $least }; seri dengan { $nodes }: yang lebih baru didahulukan.
tree-because-oldest = { $least }; seri dengan { $nodes }: yang lebih lama didahulukan.
tree-because-heap = { $least }; seri dengan { $nodes }: yang diberikan oleh heap didahulukan.
tree-because-deeper = Depth-first: anak dari simpul yang terakhir diekspansi didahulukan daripada simpul yang dibangkitkan sebelumnya.
tree-because-sibling = Depth-first: simpul ini dibangkitkan sebelum saudaranya, simpul { $node }.
tree-because-above = Simpul dari langkah-langkah pertama didahulukan daripada upapohon di bawahnya.
tree-because-reached = Di antara upapohon yang menunggu, iterasi sebelumnya mencapai tempat terdalam di bawah simpul ini.
tree-because-reached-cost = Di antara upapohon yang menunggu, iterasi sebelumnya mencapai tempat terdalam di bawah simpul ini; seri dengan simpul { $node }: ĉ yang lebih kecil didahulukan.
tree-because-reached-oldest = Di antara upapohon yang menunggu, iterasi sebelumnya mencapai tempat terdalam di bawah simpul ini; seri dengan simpul { $node }: yang lebih lama didahulukan.
# Why a live node is taken before the next one: a few words in a narrow column.
tree-decided-cost = ĉ lebih kecil
tree-decided-least-h = ĉ sama, h lebih kecil
tree-decided-newest = ĉ sama, lebih baru
tree-decided-oldest = ĉ sama, lebih lama
tree-decided-heap = ĉ sama, menurut heap
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
tree-cut-met = dan pencarian berlanjut dengan tabel papan yang sudah ditemui
tree-cut-growing = dan simpul lain masih direkam

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
# Below the whole tree, for Graphviz; $about is one of the following texts.
tree-hidato-about-figures = Setiap simpul memuat nomornya dan, sesudah titik dua, ongkosnya. { $about }.
tree-hidato-about-slack = Kelonggaran adalah kelebihan langkah: banyaknya langkah yang tersedia ke bilangan terdekat pada papan dikurangi banyaknya yang diperlukan
tree-hidato-about-slack-next = Kelonggaran adalah kelebihan langkah: banyaknya langkah yang tersedia ke bilangan berikutnya yang diberikan dikurangi banyaknya yang diperlukan
tree-hidato-about-euclid = Dari bilangan yang baru ditempatkan ke bilangan berikutnya yang diberikan, menurut garis lurus
tree-hidato-about-steps = Jumlah langkah paling sedikit dari bilangan yang baru ditempatkan ke bilangan berikutnya yang diberikan
# $parts say how many numbers each rule placed, divided by commas.
tree-hidato-placed-by-rules = Ditempatkan di sini oleh aturan: { $parts }.
# How many numbers stand on the board, of how many.
tree-hidato-placed = { $placed } dari { $count } ditempatkan
# What a node is. These texts follow “Node 3:” and a guess; a capital and a full stop are added where they stand alone.
tree-hidato-live-turn = hidup: gilirannya belum tiba
# $number counts the expansions.
tree-hidato-expanded = diekspansi (ekspansi ke-{ $number })
tree-hidato-solution = sebuah solusi
tree-hidato-another-solution = solusi lain
tree-hidato-dead-again = mati: solusi simpul { $node } ditemukan lagi
tree-hidato-dead-restart = mati: pencarian mulai lagi dari akar sebelum gilirannya
tree-hidato-handed-over = diserahkan: pembelajaran klausa melanjutkan dari sini, tanpa pohon
tree-hidato-dead-bound = mati: bilangan berikutnya yang diberikan lebih jauh daripada banyaknya bilangan sampai ke sana
tree-hidato-taken-back = Semua tebakan ditarik kembali. Yang diketahui tanpa tebakan itu tetap berlaku.
tree-hidato-again = Ini simpul { $node } lagi
tree-hidato-made-from = Dibangkitkan dari simpul { $node }
# The titles of two lists of guesses.
tree-hidato-guesses-stand = Tebakan yang berlaku, yang terakhir lebih dahulu
tree-hidato-guesses-failed = Tebakan yang gagal, yang terakhir lebih dahulu
# $guesses are guesses divided by semicolons.
tree-hidato-guesses-more = { $guesses }; dan { $count } sebelumnya
tree-hidato-rules-alone = Aturan, termasuk percobaan, menempatkan setiap bilangan: tebakan tidak diperlukan.
tree-hidato-ends-at-root = Pencarian berakhir pada akarnya.
tree-hidato-ended-solution = Pencarian telah berakhir. Solusi pertamanya:
tree-hidato-ended = Pencarian telah berakhir.
# $why is one of the texts below that begin with why.
tree-hidato-first-of-live = Pertama dari { $live } simpul hidup; sebelum simpul { $next }: { $why }.
# The title above the children of a node.
tree-hidato-guess-children = Tebakan, dan papan yang sama tanpa tebakan itu
# $shown is $count without groups of digits.
tree-hidato-children = { $shown } anak, menurut urutan dibangkitkan
tree-hidato-why-less-slack = kelonggaran lebih kecil
tree-hidato-why-same-slack = kelonggaran sama, lebih baru
tree-hidato-why-less-distance = jarak lebih kecil
tree-hidato-why-same-distance = jarak sama, lebih baru
tree-hidato-why-deeper = sisi lain dari tebakan yang lebih akhir
tree-hidato-why-sibling = tebakan didahulukan
# The head of a column.
tree-hidato-column = apa simpul itu, dan mengapa diambil sebelum yang berikutnya

## Pseudo-code

code-first-bound = B ← ĉ(akar)
code-repeat = ulangi:
code-root = akar hidup
code-root-no-states = akar hidup; V kosong
code-root-state = akar hidup; V memuat statusnya
code-root-least = akar hidup; N ← ∞
code-root-path = lintasan kosong hidup
code-while = selama ada simpul hidup:
code-take-newest = E ← simpul hidup, ĉ terkecil, lalu terbaru
code-take-oldest = E ← simpul hidup, ĉ terkecil, lalu terlama
code-take-least-h = E ← simpul hidup, ĉ lalu h terkecil
code-take-heap = E ← simpul hidup, ĉ terkecil menurut heap
code-take-h = E ← simpul hidup, h terkecil
code-take-key = E ← simpul hidup, kunci terkecil (heap)
code-take-first = E ← simpul hidup terlama
code-take-deepest = E ← simpul hidup terdalam, anak pertama
code-take-waiting = E ← simpul terdalam, lalu yang menunggu
code-take-nearest = E ← simpul hidup, jarak terkecil, terbaru
code-take-slack = E ← simpul kelonggaran terkecil, terbaru
code-if = jika { $test }:
code-else-if = selain itu jika { $test }:
code-else = selain itu:
code-stop-if = jika { $test }: berhenti
code-stop-solved = jika { $test }: berhenti, solusi
code-stop-none = jika { $test }: berhenti, tanpa solusi
code-stop-learn = jika { $test }: pelajari klausa
code-known = V memuat status { $who }
code-known-g = V memuat status { $who }, g ≤ g({ $who })
code-known-key = V memuat { $who } berkunci lebih kecil
code-is-goal = { $who } status tujuan
code-deepest = g(E) = { $depth }
code-beyond = ĉ(x) > B
code-no-next = N = ∞
code-contradiction = aturan menemukan pertentangan
code-complete = bilangan lengkap
code-second = ini solusi kedua
code-first = satu solusi cukup
code-much-work = kerja sudah banyak
code-out-of-reach = bilangan berikutnya tak terjangkau
code-dead-duplicate = { $who } mati: duplikat
code-dead-depth = { $who } mati: terlalu dalam
code-dead-bound = { $who } mati; N ← min(N, ĉ({ $who }))
code-dead-contradiction = { $who } mati: pertentangan
code-dead-out-of-reach = { $who } mati: tak terjangkau
code-remember = masukkan status { $who } ke V
code-remember-g = masukkan status dan g { $who } ke V
code-remember-key = masukkan status dan kunci { $who } ke V
code-for = untuk tiap anak x dari E:
code-for-no-move-back = untuk tiap anak x dari E, tanpa balik:
# $order is an order of children: URDL.
code-for-order = untuk tiap anak x dari E ({ $order }):
code-for-order-no-move-back = untuk tiap anak x ({ $order }), tanpa balik:
code-for-not-left-out = untuk tiap anak x yang dibuat:
code-for-guess = untuk kedua anak x, v di c atau bukan:
code-for-cells = untuk tiap sel yang cocok, anak x:
code-cost = ĉ(x) ← g(x) + h(x)
code-cost-weighted = ĉ(x) ← g(x) + ⌊{ $weight } · h(x)⌋
code-key-h = kunci(x) ← h(x)
code-key = kunci(x) ← h(x) + g(x) / 1000
code-push = x hidup
code-next-bound = B ← N
code-propagate = isi bilangan yang dipaksa oleh aturan
code-restart-if = jika terlalu banyak mati: ulang dari akar
code-guide-if = jika pencarian lokal berhasil: ulang
code-keep = simpan E sebagai solusi, jika baru
code-choose = pilih bilangan v dan sel c untuknya
code-stuck = berhenti: tebakan tidak diizinkan
code-stop = berhenti: tanpa solusi
code-stop-within = berhenti: tanpa solusi sampai { $shown } langkah
code-stop-no-other = berhenti: tidak ada solusi lagi
code-live = Simpul hidup
code-node = simpul { $node }
code-node-with = simpul { $node }, { $about }
code-holds = Syaratnya terpenuhi.
code-fails = Syaratnya tidak terpenuhi.
code-halted = Batas atau Hentikan mengakhiri pencarian di sini.
code-cut = Pencarian berlanjut, tetapi pohon terekam berakhir di sini.

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
compare-no-visited = tanpa himpunan terkunjungi
compare-order = anak { $order }
# A typed name of a search; the words in brackets are typed, too.
compare-no-search = tidak ada pencarian bernama “{ $name }”; yang ada: shortest, anytime, ida, best-first, bfs, dfs, serta yang dipublikasikan: { $presets }
compare-no-search-of-either = { $error }; untuk Hidato propagate, rules, dan fauzia
compare-no-search-of-hidato = tidak ada pencarian bernama “{ $name }”; untuk Hidato ada propagate, rules, dan fauzia
compare-bad-expression = dalam { $word }, { $error }
compare-twice = { $name } menyatakan satu hal dengan dua cara; nyatakan satu kali saja
compare-word-best-first = { $word } tidak berarti bagi { $search }: sebutkan fungsi pembatas ({ $bounds }), tulis sebagai ekspresi, sebutkan bobot (1.5), aturan ({ $ties }), urutan anak ({ $order }), atau { $skip }
compare-word-ida = { $word } tidak berarti bagi { $search }: sebutkan fungsi pembatas ({ $bounds }), tulis sebagai ekspresi, atau sebutkan bobot (1.5)
compare-word-bfs = { $word } tidak berarti bagi { $search }: tulis { $skip }, atau sebutkan urutan anak ({ $order })
compare-word-dfs = { $word } tidak berarti bagi { $search }: tulis kedalaman terbesar (30) atau { $skip }, atau sebutkan urutan anak ({ $order })
compare-word-alone = { $word } tidak berarti bagi { $search }, yang tidak menerima apa pun setelah namanya
compare-word-propagate = { $word } tidak berarti bagi { $search }: tulis { $first } (berakhir pada solusi pertama) atau { $skip }
compare-word-rules = { $word } tidak berarti bagi { $search }: sebutkan aturan tersulit ({ $rules })
compare-word-fauzia = { $word } tidak berarti bagi { $search }: tulis { $filter } (buang yang tidak dapat mencapai bilangan berikutnya yang diberikan), atau sebutkan ongkos ({ $cost } atau { $other })
# Searches of Hidato in a list.
compare-first-solution = solusi pertama
compare-no-learning = tanpa pembelajaran klausa
compare-rules-alone = Aturan saja
# $rule is the typed name of a rule.
compare-rules-up-to = Aturan, sampai { $rule ->
        [only-number] bilangan tunggal
        [link] tautan
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
        [link] tautan
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
# The result of a search in a narrow column: the longest one should have 10 letters.
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
compare-ended-stopped = dihentikan
compare-ended-unsolvable = mustahil
compare-ended-solved = selesai

## Reports

## Pictures and sheets

picture-title-sliding = { $tiles }-puzzle, { $size }
# $family is Hidato, Numbrix or Hexagonal Hidato.
picture-title-hidato = { $family }, { $size }
picture-start = Status awal
picture-step-sliding = Tahap { $step } dari { $all }: { $letter }, ubin { $tile }
# $letters are such as L2: the way of the blank, and how many cells it goes.
picture-step-shift = Tahap { $step } dari { $all }: { $letters }, ubin { $tiles }
picture-step-hidato = Tahap { $step } dari { $all }: bilangan { $number }
picture-length = Solusi
picture-expanded = Simpul diekspansi
picture-generated = Simpul dibangkitkan
picture-time = Waktu pencarian
picture-first = Awal
picture-previous = Sebelumnya
picture-play = Putar
picture-pause = Jeda
picture-next = Berikutnya
picture-last = Akhir
picture-slider = Tahap
# The rules, below the title of a sheet.
picture-rule-hidato = Hidato: setiap bilangan bersinggungan dengan bilangan berikutnya, pada sisi atau pada sudut.
picture-rule-numbrix = Numbrix: setiap bilangan bersinggungan dengan bilangan berikutnya, pada sisi.
picture-rule-hexagonal = Hidato heksagonal: setiap bilangan bersinggungan dengan bilangan berikutnya, pada sisi.
picture-solutions = { $title }: solusi
# In the legend of a tree, beside the mark that stands for a folded part.
picture-legend-folded = simpul yang tidak digambar
picture-letters = Huruf menyatakan arah gerak ubin kosong: U (up) atas, L (left) kiri, D (down) bawah, R (right) kanan.
picture-letters-several = Bilangan sesudah huruf menyatakan berapa sel ubin kosong bergerak.
# In a page whose reader allows no scripts; a picture of the start follows.
picture-no-script = Skrip dimatikan di sini, sehingga solusi tidak dapat diputar. Ini status awalnya.
picture-no-solution = tidak ada solusi
picture-not-found = solusi tidak ditemukan dalam waktu yang tersedia
picture-one-solution = satu-satunya solusi
picture-one-of-several = salah satu dari beberapa solusi
picture-a-solution = sebuah solusi, belum terbukti satu-satunya
picture-with-goal = { $title }, tujuan { $goal }
picture-page = halaman { $page } dari { $count }

export-svg = Gambar tidak dapat dibuat: { $error }.
export-size = Gambar terlalu besar; pilih lebar yang lebih kecil.
export-unreadable = Pohon terlalu besar untuk halaman ini: tulisannya akan setinggi { $size } poin, padahal tulisan di bawah { $least } poin tidak terbaca. Simpan sebagai SVG, atau tampilkan sebagian saja.
export-tree-size = Pohon terlalu besar untuk gambar piksel. Simpan sebagai SVG, atau tampilkan sebagian saja.
export-gif = Gambar bergerak tidak dapat ditulis: { $error }.
export-png = Gambar tidak dapat ditulis: { $error }.
export-pdf = Halaman tidak dapat ditulis: { $error }.

export-stopped = Dihentikan: { $file } tidak ditulis.
export-one-puzzle = --to { $file } memuat satu teka-teki; sebutkan satu saja, atau berkas yang berakhiran .pdf.
export-no-such-step = Solusinya terdiri atas { $count } tahap; tahap { $step } tidak ada.
export-no-film = Tidak ada solusi untuk ditampilkan.
export-no-film-complete = Teka-teki ini sudah selesai: tidak ada tahap untuk ditampilkan.
export-no-film-yet = Tidak ada solusi untuk ditunjukkan: pencarian berakhir sebelum menemukannya.
export-no-tree = Tidak ada pohon untuk ditampilkan: tidak ada pencarian.
    .unsolvable = Tidak ada pohon untuk ditampilkan: papan ini tidak dapat diselesaikan, jadi tidak ada pencarian.
export-title = Teka-teki
export-written = { $file } telah ditulis.
# $letters are letters divided by commas.
export-left-out = Fon halaman PDF tidak memiliki huruf judul berikut dan menggambar kotak untuk masing-masing: { $letters }
# $name is `15-puzzle` or `Hidato`, $size `4×4`.
report-title = Laporan { $name }, { $size }
report-name = { $tiles }-puzzle
report-title-of-several = Laporan { $count } teka-teki
report-which = Teka-teki { $number } dari { $count }
report-author = Nama
report-student-id = NIM
report-puzzle-file = Berkas teka-teki
# The name of a report's file, without its extension; $name is that of the puzzle's file.
report-file = laporan
report-file-of = { $name }-laporan
report-goal = Status tujuan
report-verdict = Apakah status tujuan dapat dicapai?
report-kurang = Kurang(i) adalah banyaknya ubin bernomor j < i yang terletak sesudah ubin i.
report-own-order = Status tujuan memiliki urutan sendiri, sehingga setiap ubin dihitung dengan nomor selnya pada status tujuan.
# Heads of a table, of at most 8 letters, and the name of the blank in it.
report-tile = Ubin
report-number = Nomor
report-blank = kosong
report-x-odd = X = { $x } (jarak ubin kosong ke tempatnya pada status tujuan ganjil)
report-x-even = X = { $x } (jarak ubin kosong ke tempatnya pada status tujuan genap)
report-total-even = ΣKurang(i) + X = { $sum } + { $x } = { $total }, genap: status tujuan dapat dicapai dari status awal.
report-total-odd = ΣKurang(i) + X = { $sum } + { $x } = { $total }, ganjil: status tujuan tidak dapat dicapai dari status awal. Pencarian tidak dilakukan.
report-solution = Solusi
report-start-is-goal = Status awal sudah sama dengan status tujuan.
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
report-step = Langkah { $number }: ubin kosong ke { $blank } (ubin { $tile } ke { $way }).
# A step below its board; $letter is the way of the blank.
report-step-short = { $number }. { $letter }, ubin { $tile }
report-shift = Langkah { $number }: { $shift }.
report-shift-short = { $number }. { $letters }
report-search = Pencarian
# The head of the column with the names of the figures.
report-figure = Besaran
report-algorithm = Algoritma
report-lower-bound = Batas bawah
    .own = Fungsi pembatas sendiri h
# A row of the table of figures: which of several nodes of equal ĉ the search takes.
report-ties = Simpul dengan ĉ sama
    .cost = Simpul dengan ongkos sama
report-ties-least-h = yang h-nya terkecil lebih dahulu, lalu yang terbaru
    .weighted = yang h berbobotnya terkecil lebih dahulu, lalu yang terbaru
report-ties-newest = yang terbaru lebih dahulu (LIFO)
report-ties-oldest = yang terlama lebih dahulu (FIFO)
report-ties-heap = menurut urutan heap biner
report-ties-heap-less = menurut urutan heap biner, dengan kunci yang sama dianggap lebih kecil
report-order = Urutan membangkitkan anak
# What ĉ is in this search. The table above names the lower bound.
report-cost = { $formula }: g adalah banyaknya langkah dari status awal ke simpul itu, dan h adalah batas bawah di atas untuk langkah yang masih diperlukan.
    .own = { $formula }: g adalah banyaknya langkah dari status awal ke simpul itu, dan h adalah nilai ekspresi di atas.
report-cost-h-then-g = Pencarian ini mengambil simpul dengan h terkecil dan, jika ada beberapa, yang g-nya terkecil: g adalah banyaknya langkah dari status awal ke simpul itu, dan h adalah bilangan di atas.
report-letters = Hurufnya adalah arah gerak ubin kosong: U (up) ke atas, D (down) ke bawah, L (left) ke kiri, R (right) ke kanan.
report-live = Simpul hidup terbanyak
report-path = Simpul pada lintasan terpanjang
report-probes = Nilai yang diuji
report-time = Waktu eksekusi tanpa masukan dan keluaran
report-tables-time = Waktu penyiapan tabel batas bawah
# Times of a report; shorter ones are written as in the window.
report-seconds = { $time } detik
report-minutes = { $minutes } menit { $seconds } detik
# $name is a person's, whose program this is.
report-counted = Simpul dihitung seperti pada program { $name }.
report-of-this-search = Simpul di atas adalah simpul pencarian ini. Pencarian pada kuliah (ongkos terkecil, ubin salah tempat) memiliki besarannya sendiri.
report-history = Pencarian dari waktu ke waktu
report-history-about = Solusi terbaik dan batas bawah jumlah langkah, setiap kali salah satunya membaik. Selisih adalah beda keduanya, juga sebagai persentase dari solusi terbaik.
report-tree = Pohon ruang status
# $iteration is `yes` if the search went in iterations and this is the tree of its last one.
report-tree-whole = { $iteration ->
    [yes] Seluruh pohon iterasi terakhir: { $all } simpul.
   *[no] Seluruh pohon: { $all } simpul.
}
report-tree-part = { $iteration ->
    [yes] Pohon iterasi terakhir sampai aras { $depth }: { $shown } dari { $all } simpulnya. Bilangan di bawah sebuah simpul menyatakan banyaknya simpul di bawahnya.
   *[no] Pohon sampai aras { $depth }: { $shown } dari { $all } simpul. Bilangan di bawah sebuah simpul menyatakan banyaknya simpul di bawahnya.
}
report-tree-less = Diminta sampai aras { $wanted }; huruf pohon yang lebih dalam akan terlalu kecil untuk satu halaman A4.
report-hidato-puzzle = Teka-teki
report-hidato-given-hidato = { $cells } sel diisi bilangan 1 sampai { $cells }; { $given } di antaranya diberikan. Setiap bilangan bersinggungan dengan bilangan berikutnya pada sisi atau sudut.
report-hidato-given-numbrix = { $cells } sel diisi bilangan 1 sampai { $cells }; { $given } di antaranya diberikan. Setiap bilangan bersinggungan dengan bilangan berikutnya pada sisi.
report-hidato-given-hexagonal = { $cells } segi enam diisi bilangan 1 sampai { $cells }; { $given } di antaranya diberikan. Setiap bilangan bersinggungan dengan bilangan berikutnya pada sisi.
# $shown is $count without groups of digits.
report-hidato-edges = { $shown } sambungan masing-masing menyambung dua sel: bilangan keduanya berurutan.
report-hidato-count = Berapa banyak solusinya?
report-hidato-solution = Solusi
report-hidato-another = Solusi lain
report-hidato-steps = Tahap-tahap
# $text is a sentence without its full stop.
report-hidato-step = Tahap { $number }: { $text }.
# Why there is no solution: sentences without their full stops. $cell and the like are cells:
# `baris 3, kolom 4`.
# $how is one of the texts after it.

## Practice

# The kinds of question, in a list.
practice-kind-kurang = Kurang(i) sebuah ubin
practice-kind-x = X
practice-kind-verdict = ΣKurang + X dan putusannya
practice-kind-cost = ĉ sebuah anak
practice-kind-next = Simpul-E berikutnya
practice-kind-fates = Anak mana yang mati, dan mengapa
practice-kind-live = Simpul hidup setelah satu ekspansi
practice-kind-next-bound = Ambang iterasi berikutnya
practice-kind-trust = Dapatkah h dipercaya di sini
practice-kind-dominance = h mana yang mendominasi
practice-kind-settled = Hidato: bilangan yang pasti, dan aturannya
practice-kind-candidates = Hidato: sel yang mungkin bagi suatu bilangan
practice-kind-guess = Hidato: pertentangan akibat suatu tebakan
practice-bad-level = tingkat itu tidak ada; yang diharapkan 1 sampai 5
# Mengapa suatu pertanyaan tidak dapat diajukan di suatu tempat, setelah titik dua.
practice-unasked-family = pertanyaan ini tentang jenis teka-teki lain: { $family }
practice-unasked-tile = papan tidak memiliki ubin itu; untuk ubin kosong tulislah `kurang blank`
practice-unasked-tree = pertanyaan ini tentang pencarian, jadi tahap ini harus menampilkan pohon
practice-unasked-best-first = pertanyaan ini memerlukan best-first search dengan himpunan terkunjungi dan tanpa bobot
practice-unasked-deepening = pertanyaan ini memerlukan iterative deepening (ida) tanpa bobot: “Iterative deepening” di menu Pencarian, bukan “Terpendek”
practice-unasked-beginning = belum ada simpul yang diekspansi, dan hanya akar yang hidup
practice-unasked-ended = pencarian sudah berakhir
practice-unasked-few-live = simpul yang hidup kurang dari dua
practice-unasked-twins = dua simpul memiliki papan yang sama, sehingga jawabannya tidak jelas
practice-unasked-nothing-dies = tidak ada anak simpul-E yang mati
practice-unasked-no-children = simpul-E tidak memiliki anak
practice-unasked-no-child-of = simpul-E tidak memiliki anak dari langkah { $way }
practice-unasked-iteration = tidak ada iterasi yang berakhir di sini dan diikuti iterasi lain
practice-unasked-moment = pencarian dari papan ini tidak memiliki saat yang cocok
practice-unasked-goal = papan ini sudah berupa status tujuan
practice-unasked-fewest = jumlah langkah paling sedikit ke status tujuan tidak diketahui
practice-unasked-bound = fungsi pembatas ini tidak cocok dengan ukuran papan
practice-unasked-faults = papan ini memiliki kesalahan, sehingga tidak memiliki solusi
practice-unasked-settled = kedua aturan itu tidak memastikan satu bilangan pun di sini
practice-unasked-candidates = tidak ada bilangan yang belum ditempatkan yang terjangkau oleh cukup banyak sel
practice-unasked-guess = tidak ditemukan tebakan yang membuat suatu bilangan tidak terjangkau oleh sel mana pun
practice-unasked-met = setiap pertanyaan seperti itu sudah diajukan
practice-unasked-none = tidak ditemukan satu pun
# What becomes of a child of the E-node.
practice-fate-reversal = balik
# How one types an answer. The words in backquotes are typed as they stand.
practice-hint-judged = sebuah bilangan bulat, lalu `ya` atau `tidak`: `12 ya`
practice-hint-node = nomor sebuah simpul
practice-hint-nodes = nomor-nomor simpul secara berurutan: `4 2 3`
practice-hint-fates = setiap langkah dengan `hidup`, `ambang`, `balik`, atau `duplikat`: `U hidup D ambang`
    .deepening = setiap langkah dengan `hidup`, `ambang`, atau `balik`: `U hidup D ambang`
    .unbound = setiap langkah dengan `hidup`, `balik`, atau `duplikat`: `U hidup D duplikat`
# What is wrong with a typed answer. $wanted is one of the texts practice-wanted-….
practice-answer-ends = karakter { $column }: jawaban berakhir di sini; yang diharapkan { $wanted }
practice-answer-fault = karakter { $column }: “{ $found }”; yang diharapkan { $wanted }
# The number $found was typed as that of a node.
practice-answer-no-node = “{ $found }”: pohon ini tidak memiliki simpul itu
practice-answer-not-live = “{ $found }”: tidak ada simpul hidup dengan nomor ini pada pohon ini
practice-wanted-number = sebuah bilangan bulat
practice-wanted-yes-or-no = ya atau tidak
practice-wanted-node = nomor simpul yang ditanyakan
practice-wanted-move = sebuah langkah: { $moves }
practice-wanted-fate = hidup, ambang, balik, atau duplikat
    .deepening = hidup, ambang, atau balik
    .unbound = hidup, balik, atau duplikat
practice-wanted-once = setiap simpul dan setiap langkah satu kali
practice-wanted-cell-once = setiap sel satu kali
practice-wanted-asked = jawaban atas pertanyaan yang diajukan
practice-wanted-end = akhir jawaban
practice-other-form = Bentuk jawaban ini tidak sesuai dengan yang diminta pertanyaan.
# The questions.
practice-asked-kurang = Berapakah Kurang({ $tile })?
practice-asked-kurang-numbered = Ubin { $tile } dihitung sebagai { $number }. Berapakah Kurang({ $number })?
practice-asked-kurang-blank = Berapakah Kurang ubin kosong, yang dihitung sebagai { $number }?
practice-asked-x = Berapakah X?
practice-asked-verdict = Berapakah ΣKurang + X, dan dapatkah status tujuan dicapai?
practice-renumbered = Dengan tujuan ini setiap ubin dihitung sebagai nomor sel tujuannya.
practice-blank-first = Dengan tujuan ini ubin kosong dihitung sebagai 0, jadi lebih kecil daripada setiap ubin.
practice-search-newest = Best-first search, h adalah { $bound }; di antara simpul dengan ĉ yang sama, yang terbaru lebih dahulu.
practice-search-oldest = Best-first search, h adalah { $bound }; di antara simpul dengan ĉ yang sama, yang terlama lebih dahulu.
practice-search-deepening = Iterative deepening, h adalah { $bound }; ambang iterasi ini { $most }.
practice-asked-cost = Simpul-E adalah simpul { $node }. Berapakah ĉ anak yang dibangkitkan oleh { $way }?
practice-asked-next = { $count } simpul sudah diekspansi. Simpul hidup mana yang menjadi simpul-E berikutnya?
practice-asked-fates = Simpul-E adalah simpul { $node }. Apa yang terjadi dengan anak dari setiap langkah?
practice-asked-live = Simpul { $node } baru saja diekspansi. Simpul mana yang sekarang hidup, menurut urutan pengambilannya?
# A node of a recorded search on one line. $cost is such as g + h = 1 + 2 = 3, $board its rows.
practice-node = Simpul { $node }: { $way } dari simpul { $parent }, { $cost }; { $board }
practice-root = Simpul { $node }: akar, { $cost }; { $board }
practice-line-dead = { $line } (mati)
practice-line-e-node = { $line } (simpul-E)
practice-line-expanded = { $line } (sudah diekspansi)
# The keys, and what is wrong with other answers.
# $tile is a number, or one of the next two texts; $smaller are several, divided by commas.
practice-kurang-tile = ubin { $tile } (dihitung sebagai { $number })
practice-kurang-hole = ubin kosong (dihitung sebagai { $number })
practice-kurang-key = Setelah { $tile } ada { $count } bilangan yang lebih kecil: { $smaller }. Kurang({ $number }) = { $count }.
practice-kurang-none = Setelah { $tile } tidak ada bilangan yang lebih kecil. Kurang({ $number }) = 0.
practice-kurang-blank = Ubin kosong dihitung sebagai { $blank }, jadi tidak lebih kecil daripada { $tile }.
practice-kurang-before = { $count } menghitung bilangan yang lebih kecil sebelum { $tile }. Kurang menghitung yang sesudahnya.
practice-kurang-greater = { $count } menghitung bilangan yang lebih besar setelah { $tile }. Kurang menghitung yang lebih kecil.
practice-kurang-many = { $found } terlalu banyak: Kurang({ $number }) hanya menghitung bilangan lebih kecil yang terletak setelah { $tile }.
practice-kurang-few = { $found } terlalu sedikit: ada bilangan lebih kecil setelah { $tile } yang belum dihitung.
practice-x-odd = Ubin kosong berjarak { $steps } langkah dari sel tujuannya, bilangan ganjil. X = 1.
practice-x-even = Ubin kosong berjarak { $steps } langkah dari sel tujuannya, bilangan genap. X = 0.
practice-x-other = Jarak ubin kosong ke sel tujuannya yang menentukan: X bernilai 1 jika jaraknya ganjil, selain itu 0.
practice-x-range = X tidak pernah bernilai { $found }: nilainya 0 atau 1.
practice-verdict-sum = ΣKurang + X = ({ $terms }) + { $x } = { $sum } + { $x } = { $total }. Di dalam kurung berderet Kurang({ $least }) sampai Kurang({ $most }).
practice-verdict-even = { $total } genap, jadi status tujuan dapat dicapai.
practice-verdict-odd = { $total } ganjil, jadi status tujuan tidak dapat dicapai.
practice-verdict-without-x = { $sum } adalah ΣKurang saja: X belum ditambahkan.
practice-verdict-other = Jumlahnya { $total }, bukan { $found }.
# After the reason of a wrong answer that has a number, and yes or no: what is right of it.
practice-half-number = Bilangannya benar.
practice-half-verdict = Putusannya benar.
practice-half-neither = Putusannya juga salah.
practice-cost-key = Anak dari { $way } memiliki { $sum }.
practice-cost-without-g = { $h } adalah h saja. Anak itu berjarak { $g } langkah dari akar: g = { $g }.
practice-cost-parent-g = Anak itu satu langkah lebih jauh dari akar daripada simpul-E: g = { $g }.
practice-cost-other = g anak itu { $g }; dengan h papannya, ĉ bukan { $found }.
# $because is a sentence.
practice-next-key = Simpul { $node }. { $because }
practice-behind-cost = Simpul { $node } memiliki ĉ = { $cost }; ĉ simpul { $first } lebih kecil, { $least }.
practice-behind-newest = Simpul { $node } dan { $first } memiliki ĉ yang sama, { $cost }; simpul { $first } lebih baru dan didahulukan.
practice-behind-oldest = Simpul { $node } dan { $first } memiliki ĉ yang sama, { $cost }; simpul { $first } lebih lama dan didahulukan.
practice-fate-told-reversal = { $way }: mati, karena membatalkan { $back }, langkah terakhir.
practice-fate-told-bound = { $way }: mati karena ambang, sebab { $sum } melampaui { $most }.
practice-fate-told-duplicate = { $way }: mati, karena simpul { $node } memiliki papan yang sama.
practice-fate-told-live = { $way }: hidup, { $sum }. Tidak ada yang mematikannya.
practice-fate-told-farther = { $way }: hidup, { $sum }. Simpul { $node } memiliki papan yang sama, tetapi g-nya lebih besar.
practice-live-key = Simpul hidup, berurutan: { $nodes }.
practice-live-not = Simpul { $node } tidak hidup: sudah diekspansi.
practice-live-missing = Simpul { $node } juga hidup: sudah dibangkitkan dan belum diekspansi.
practice-hint-choice = nomor salah satu baris ini
practice-hint-cells = baris dan kolom setiap sel: `1,2 3,1`; `nihil` jika tidak ada
practice-hint-placed = bilangan, baris dan kolom, lalu `rantai` atau `tunggal`: `5 1,2 rantai`
practice-wanted-choice = bilangan dari 1 sampai { $most }
practice-wanted-cell = baris dan kolom sebuah sel papan { $dims } ini, misalnya 1,2
practice-wanted-rule = rantai atau tunggal
practice-asked-next-bound = Iterasi ini berakhir tanpa mencapai tujuan. Berapakah ambang iterasi berikutnya?
practice-node-cut = { $line } (di atas ambang)
practice-next-bound-key = Di antara simpul di atas ambang { $most }, ĉ terkecil adalah { $next }, yaitu pada simpul { $node }. Itulah ambang berikutnya.
practice-next-bound-done = Semua simpul dengan ĉ sampai { $most } sudah ditelusuri.
practice-next-bound-least = Simpul { $node } dipotong dengan ĉ = { $next }, lebih kecil daripada { $found }.
practice-next-bound-none = Tidak ada simpul terpotong dengan ĉ = { $found }.
practice-search-dropped = Best-first search, h adalah { $bound }; sebuah anak langsung mati jika simpul lain, yang hidup atau sudah diekspansi, memiliki papan yang sama.
# Ways to estimate the moves to the goal.
practice-measure-with-blank = ubin yang salah tempat, termasuk ubin kosong
practice-measure-twice = dua kali jarak Manhattan
practice-measure-conflict = { $tiles } harus memberi jalan: { $moves }
# $parts are tiles, or tiles with their figures, such as 3: 2; 5: 1.
practice-measure-told = { $parts }. h = { $h }.
practice-measure-told-tiles = Salah tempat: { $parts }. h = { $h }.
practice-measure-told-moves = Langkah tiap ubin: { $parts }. h = { $h }.
practice-measure-told-none = Setiap ubin sudah di tempatnya. h = 0.
practice-measure-told-blank = Salah tempat: { $parts }, dan ubin kosong. h = { $h }.
practice-measure-told-twice = Langkah tiap ubin: { $parts }, seluruhnya { $half }. h = 2 · { $half } = { $h }.
practice-asked-trust = h adalah “{ $measure }”. Berapakah h papan ini, dan dapatkah dipercaya di sini: apakah h tidak melebihi jumlah langkah paling sedikit ke tujuan?
practice-own-rounded = h adalah nilai “{ $bound }” yang dibulatkan ke bawah, dan paling kecil 0.
practice-trust-fewest = Jumlah langkah paling sedikit: { $fewest } ({ $moves }).
practice-trust-holds = { $h } tidak melebihi { $fewest }, jadi h dapat dipercaya di sini.
practice-trust-fails = { $h } melebihi { $fewest }, jadi h tidak dapat dipercaya di sini: pencarian dapat melewatkan solusi terpendek.
practice-trust-other = h adalah { $h }, bukan { $found }.
practice-asked-dominance = h pertama: “{ $first }”. h kedua: “{ $second }”. Apakah salah satunya mendominasi pada { $count } papan ini? Ya, jika nilainya tidak lebih kecil pada setiap papan dan lebih besar pada salah satu papan.
practice-dominance-one = “{ $name }” mendominasi “{ $other }”
practice-dominance-neither = tidak ada yang mendominasi, dan keduanya berbeda pada suatu papan
practice-dominance-same = keduanya sama pada setiap papan
practice-dominance-board = Papan { $number }: “{ $a }” { $first }, “{ $b }” { $second }.
practice-dominance-does = Salah satunya tidak lebih kecil pada setiap papan dan lebih besar pada salah satu papan: ia mendominasi.
practice-dominance-equal = Nilainya tidak lebih besar pada papan mana pun, jadi tidak mendominasi.
    .never = Keduanya tidak berbeda pada papan mana pun.
# Which cells touch, where the board does not show it.
practice-touch-numbrix = Ini Numbrix: sel bersinggungan hanya pada sisi.
practice-touch-hexagonal = Ini Hidato heksagonal: selnya segi enam dan bersinggungan pada keenam sisinya.
# The definition that the answers are marked by; the second sentence follows it in a Numbrix.
practice-reach = Suatu bilangan terjangkau oleh sebuah sel kosong jika sel itu cukup dekat dengan bilangan terbesar di papan yang lebih kecil darinya, dan dengan bilangan terkecil di papan yang lebih besar darinya: banyaknya langkah pada jalan terpendek lewat sel-sel kosong dari masing-masing bilangan di papan itu tidak melebihi selisihnya dengan bilangan tadi.
practice-reach-parity = Untuk setiap jalan itu, banyaknya langkah dan selisihnya juga harus sama-sama genap atau sama-sama ganjil.
practice-asked-settled = Bilangan mana yang sekarang pasti, di mana, dan menurut aturan apa? “rantai”: hanya satu sel menjangkau bilangan itu. “tunggal”: sel itu tidak menjangkau bilangan lain.
practice-asked-candidates = Sel mana saja yang menjangkau { $number }?
practice-asked-guess = Seseorang menebak { $number } di { $cell }. Sebutkan bilangan yang belum ada di papan dan kemudian tidak terjangkau oleh sel mana pun.
practice-settled-chain = Hanya satu sel yang menjangkau { $number }: { $cell } (rantai).
practice-settled-cell = Sel di { $cell } hanya menjangkau satu bilangan: { $number } (tunggal).
practice-settled-filled = Di { $cell } sudah ada { $number }.
practice-settled-placed = { $number } sudah ada di papan.
practice-not-within = { $number } tidak terjangkau oleh { $cell }.
practice-settled-numbers = Sel di { $cell } menjangkau beberapa bilangan: { $numbers }.
practice-settled-others = { $number } juga terjangkau oleh { $cells }.
practice-candidates-none = Tidak ada sel yang menjangkau { $number }.
practice-candidates-key = { $number } terjangkau oleh { $cells }.
practice-candidates-too = { $number } juga terjangkau oleh { $cell }.
practice-reach-no-way = Tidak ada jalan lewat sel kosong dari { $from } ke { $cell }, jadi { $number } tidak terjangkau.
practice-reach-far = Dari { $from } ke { $cell } ada { $steps } langkah, padahal selisih { $number } dan { $from } hanya { $gap }.
practice-reach-odd = Dari { $from } ke { $cell } ada { $steps } langkah, sedangkan selisih { $number } dan { $from } adalah { $gap }: yang satu genap, yang lain ganjil.
practice-guess-range = Tidak ada { $number } di papan ini: bilangannya 1 sampai { $most }.
practice-guess-left = { $number } masih terjangkau oleh { $cells }.
practice-guess-key = Dengan { $number } di { $cell }, { $other } tidak terjangkau oleh sel mana pun: tebakan itu menimbulkan pertentangan.
practice-behind-least-h = Simpul { $node } dan { $first } memiliki ĉ yang sama, { $cost }; simpul { $first } memiliki h lebih kecil, { $least } dan bukan { $h }, sehingga didahulukan.
practice-behind-same-h = Simpul { $node } dan { $first } memiliki ĉ yang sama, { $cost }, dan h yang sama, { $h }; simpul { $first } lebih baru, sehingga didahulukan.
practice-perform-ended = Pencarian sudah berakhir.
practice-perform-choose = Ambil dahulu sebuah simpul hidup sebagai simpul-E.
practice-perform-judge = Tentukan dahulu nasib anak-anak lain dari simpul-E.
practice-perform-no-node = Simpul { $node } tidak ada.
practice-perform-dead = Simpul { $node } mati: simpul { $twin } memiliki papan yang sama.
practice-perform-chosen = { $live ->
    [1] Simpul { $node }, dengan ĉ = { $cost }, adalah satu-satunya simpul hidup.
   *[other] Simpul { $node } memiliki ĉ terkecil, { $cost }, di antara { $live } simpul hidup.
}
practice-picture-e-node = Simpul { $node }, simpul-E
practice-picture-root = Simpul { $node }, akar
practice-picture-board = Papan { $number }
practice-yes = ya
practice-no = tidak
practice-word-none = nihil
practice-word-chain = rantai
practice-word-only = tunggal
# Kata yang boleh ada dalam jawaban yang diketik: sebelum simpul atau sel, di antara keduanya, dan
# sebagai ganti ya dan tidak.
practice-word-node = simpul
    .several = simpul-simpul
practice-word-and = dan
practice-word-row = baris
practice-word-column = kolom
practice-word-even = genap
practice-word-odd = ganjil
practice-picture-goal = Tujuan
practice-sheet-title = Latihan { $seed }
practice-sheet-key = { $title }: kunci
practice-sheet-key-seed = { $title }: kunci, benih { $seed }
practice-sheet-heading = { $number }. { $kind } (tingkat { $level })
practice-sheet-answer = Jawaban:
practice-sheet-score = Nilai
practice-sheet-letters = U, D, L, dan R menyatakan arah gerak ubin kosong: ke atas, ke bawah, ke kiri, ke kanan.
practice-sheet-goal = Jika tidak ada tujuan yang ditampilkan, tujuannya adalah ubin berurutan baris demi baris, dengan ubin kosong di akhir.
practice-sheet-rings = Dalam Hidato, lingkaran menandai 1 dan bilangan terbesar.
    .indented = Dalam Hidato, lingkaran menandai 1 dan bilangan terbesar. Kolomnya dihitung dari tepi kiri baris yang terlebar, termasuk tempat yang tidak memiliki sel.
practice-sheet-cells = baris dan kolom setiap sel
practice-sheet-placed = bilangan
practice-sheet-dead = mati
practice-sheet-cut = di atas ambang
practice-sheet-costs = Di bawah setiap simpul: g + h = ĉ (di bawah papan, nomor simpulnya lebih dahulu)
practice-sheet-numbers = Di bawah setiap papan: nomor simpulnya, dan g-nya
practice-search-open = Best-first search, h adalah { $bound }; di antara simpul dengan ĉ yang sama, yang mana pun boleh diambil.
practice-search-least-h = Best-first search, h adalah { $bound }; di antara simpul dengan ĉ yang sama, yang h-nya terkecil lebih dahulu, dan di antaranya yang terbaru.
practice-search-by-hand = Iterative deepening, h adalah { $bound }: sebuah anak mati jika ĉ-nya di atas ambang, dan ambang pertama adalah ĉ akar. Simpul-E berikutnya adalah sembarang anak hidup dari simpul yang terakhir diekspansi; jika tidak ada, dari simpul yang diekspansi sebelumnya.
practice-perform-cut = Simpul { $node } mati: ĉ-nya, { $cost }, di atas ambang.
practice-behind-deeper = Simpul { $node } menunggu: simpul { $first } adalah anak hidup dari simpul { $parent }, yang diekspansi lebih akhir.
practice-perform-deepest = Simpul { $node }, dengan ĉ = { $cost }, adalah anak hidup dari simpul { $parent }: di antara simpul yang punya anak hidup, yang terakhir diekspansi.
practice-perform-iteration = Iterasi baru dimulai dengan akar, simpul { $node }, sebagai simpul-E.
practice-perform-goal = Papannya adalah status tujuan: pencarian berakhir sesudah { $count } ekspansi.
# After the first wrong try: where to look.
practice-clue-less = Simpul itu hidup, tetapi simpul hidup lain memiliki ĉ lebih kecil dan didahulukan. Bandingkan ĉ semua simpul hidup.
practice-clue-least = Simpul itu hidup, tetapi simpul lain didahulukan. Bandingkan ĉ semua simpul hidup, dan ingat aturan untuk ĉ yang sama.
practice-clue-deepest = Simpul itu hidup, tetapi simpul lain didahulukan. Di antara simpul yang memiliki anak hidup, carilah yang terakhir diekspansi: salah satu anaknya didahulukan.
practice-clue-twin = { $way }: perhatikan papan yang dihasilkan langkah ini. Apakah langkah itu membatalkan langkah terakhir, atau apakah simpul lain, dengan g yang sama atau lebih kecil, sudah memiliki papan itu?
practice-clue-bound = { $way }: apakah langkah ini membatalkan langkah terakhir? Jika tidak, bandingkan ĉ anaknya dengan ambang, { $most }.
practice-clue-next = Perhatikan semua simpul yang dipotong iterasi ini: ĉ terkecil di antaranya adalah ambang berikutnya.
practice-perform-over = Iterasi ini sudah berakhir. Sebutkan dahulu ambang iterasi berikutnya.
practice-perform-prompt-bound = Tidak ada simpul hidup. Ambang iterasi berikutnya:
practice-perform-bound = Ambang iterasi ini: { $most }
# $search is one of the texts practice-search-….
practice-asked-perform = { $search } Lakukan { $count } ekspansi: sebutkan setiap simpul-E, dan tentukan nasib anak-anaknya. Tanda ? memberitahukan apa yang berikutnya.
practice-perform-twins = Sebuah anak adalah duplikat jika simpul lain, dengan g yang sama atau lebih kecil, memiliki papannya.
# $search is one of the texts practice-search-….
practice-perform-task = { $search } Lakukan { $count } ekspansi.
practice-perform-prompt = Simpul-E berikutnya:
practice-perform-prompt-fates = Nasib { $moves }:
practice-terminal-no-search = pencarian tidak dapat dilakukan di sini: diperlukan teka-teki geser yang memiliki solusi
practice-given-up = Tidak ada jawaban.
practice-also-right = Juga benar: { $answers }.
practice-also-right-more = Juga benar: { $answers }, dan { $count } lagi.
# Why a file with a score is not valid. $what is one of the other texts.
practice-forged-line = baris { $line }: { $what }
    .column = baris { $line }, kolom { $column }: { $what }
practice-forged-no-score = ini bukan nilai latihan; yang diharapkan adalah berkas yang ditulis oleh practice --save
practice-forged-puzzle = teka-tekinya tidak dapat dibaca, atau tidak ada jenis pertanyaan yang cocok
practice-forged-question = pertanyaan { $number } dari benih ini berbeda: { $kind }, tingkat { $level }
practice-forged-answer = jawaban pertanyaan { $number } tidak dapat dibaca: { $fault }
practice-forged-right = jawaban pertanyaan { $number } benar, tetapi berkas menyatakannya salah
practice-forged-wrong = jawaban pertanyaan { $number } salah, tetapi berkas menyatakannya benar
practice-forged-time = waktu pertanyaan { $number } kurang dari nol
practice-forged-sum = { $right } dari { $asked } jawaban benar, tetapi berkas menyatakan jumlah lain, atau jumlah waktu yang lain
# Terminal
practice-terminal-head = Pertanyaan { $number }: { $kind }, tingkat { $level }
practice-terminal-prompt = Jawaban ({ $hint }):
practice-terminal-right = Benar.
practice-terminal-wrong = Salah. { $reason }
practice-terminal-score = { $right } dari { $asked } benar
practice-terminal-unanswered = Tidak ada yang dijawab: masukan berakhir sebelum jawaban pertama.
practice-fewer = hanya ditemukan { $count } pertanyaan yang berbeda; yang diminta { $wanted }
practice-terminal-none = tidak ada jenis pertanyaan terpilih yang cocok dengan teka-teki ini: { $why }
    .fresh = tidak ditemukan teka-teki dengan pertanyaan dari jenis dan tingkat yang dipilih
practice-terminal-one = practice menerima satu teka-teki
practice-terminal-holds = Nilainya sah: { $right } dari { $asked } benar.
practice-terminal-forged = Nilainya tidak sah.

## Results of puzzles solved by hand

# The family where a result has no goal.
results-family = Hidato
    .sliding = Ubin geser
# $fewest is a number, written out.
results-at-most = paling banyak { $fewest }
results-hints = { $shown } petunjuk
# $kind is as “4×4, blank last”; $best and $time are times as 0:42.1.
results-summary = { $kind }: { $count } diselesaikan, terbaik { $best }, langkah paling sedikit { $moves }
results-summary-hidato = { $kind }: { $count } diselesaikan, terbaik { $best }
results-average = rata-rata dari { $count }: { $time }
# The heads of columns.
results-column-date = Tanggal (UTC)
results-column-size = Ukuran
results-column-goal = Tujuan atau jenis
results-column-metric = Dihitung
results-column-moves = Langkah
results-column-fewest = Paling sedikit
results-column-time = Waktu
results-column-rate = Langkah/dtk
results-column-hints = Petunjuk
results-column-puzzle = Teka-teki
results-metric-single = satu ubin
results-metric-multi = multi-ubin
# $date is as 2026-11-23, $puzzle a board on one line.
results-daily = teka-teki harian { $date }: { $puzzle }
results-damaged = baris ini bukan hasil
results-terminal-none = Belum ada hasil yang disimpan.
results-terminal-no-folder = sistem tidak menyebutkan folder untuk hasil: sebutkan berkasnya dengan --from

tables-none = Belum ada tabel yang disimpan di disk.
tables-no-folder = sistem tidak menyebutkan folder untuk tabel
tables-not-kept = tabelnya tidak dapat ditulis; periksa apakah disk masih punya ruang 200 MB dan foldernya dapat ditulisi

## Files and settings

# On the terminal, after "langkah: ".
files-absent = { $name }: tidak ada berkas ataupun subperintah dengan nama ini; lihat `langkah --help`
files-no-window = jendela tidak dapat dibuka: { $what }; `langkah check` dan `langkah solve` tidak memerlukannya
files-drawn-by-processor = menggambar dengan prosesor gagal: { $what }
files-drawing-unknown = Nilai { $variable } adalah “{ $value }”
    .known = { $variable } dapat bernilai { $one } atau { $other }. Jendela digambar seolah-olah variabel itu tidak diatur.
files-window-lost = jendela tidak dapat digambar lagi: { $what }
files-without-window = program ini dibangun tanpa jendela; lihat `langkah --help` untuk baris perintah
# These five follow the name of a file and a colon.
files-folder = ini folder; yang diharapkan berkas
files-no-file = bukan berkas, melainkan perangkat, pipa, atau folder
# $most is a size, such as 1 MiB.
files-too-large = lebih besar dari { $most }, batas yang dibaca di sini
files-say-lines = jika setiap baris adalah teka-teki, tambahkan --lines
files-no-memory = tidak muat dalam memori yang tersisa; tutup program lain, atau pilih berkas yang lebih kecil
files-unreadable = tidak dapat dibaca: { $error }
# What the system says of a failure, which is always in English; $kind is not-found, permission,
# full, read-only, name or other.
files-system = { $kind ->
    [not-found] tidak ada berkas atau folder dengan nama itu
    [permission] sistem tidak memberi izin
    [full] ruang penyimpanan penuh
    [read-only] sistem berkas hanya dapat dibaca
    [name] nama berkas tidak sah
   *[other] { $error }
}
# These follow the name of a file that is to be written, and a colon.
files-is-folder = ini folder; pilih nama lain
files-circle = tautan-tautannya berputar tanpa akhir; pilih nama lain
files-protected = berkas ini dilindungi dari penulisan; pilih nama lain, atau izinkan penulisannya
# $error is what the system says, $advice one of the next four.
files-failed = { $state ->
    [unchanged] { $error }; tidak ada yang berubah; { $advice }
    [in-place] { $error }; sebagian mungkin sudah tertulis; { $advice }
   *[unsure] { $error }; berkas baru sudah ada, tetapi dapat hilang jika listrik padam; { $advice }
}
files-advice = coba lagi, atau simpan di folder lain
files-advice-room = kosongkan ruang, atau simpan di folder lain
files-advice-permission = simpan di folder tempat Anda boleh membuat berkas
files-advice-folder = buat foldernya dahulu, atau simpan di folder lain
# In place of what the system says.
files-not-made = teksnya tidak jadi dibuat
files-no-new-file = tidak ada berkas baru yang dapat dibuat di folder itu

## Session

# Where a puzzle came from, as the window's title and the line over the board say it. $size is such
# as 4×4, $seed a number.
session-pasted = Tempelan
session-random = Acak { $size }, benih { $seed }
session-random-any = Susunan { $size } sembarang, benih { $seed }
# $shown is $moves without groups of digits.
session-random-walk = { $shown } langkah acak pada { $size }, benih { $seed }
# $date is as 2026-11-23.
session-daily = Teka-teki harian { $date }, { $size }
session-daily-hidato = { $family } harian { $date }, { $size }, { $difficulty }
# $family is Hidato, Numbrix or hexagonal Hidato.
session-made = { $family } acak { $size }, benih { $seed }
session-made-shape = { $family } acak { $size }, { $shape }, benih { $seed }
session-edited = Suntingan
# $date is when the puzzle was solved.
session-result = Hasil Anda pada { $date }
session-result-unread = Hasil itu tidak memuat teka-teki yang dapat dibaca.
# $source is one of these messages or the name of a file.
session-after = { $source }, setelah { $shown } langkah
# In a list of puzzles that are compared.
# $shown is $moves without groups of digits.
session-walk = { $shown } langkah acak, benih { $seed }
session-size-and-seed = { $size }, benih { $seed }
session-format-of-hidato = format ini untuk Hidato
session-format-of-sliding = format ini untuk teka-teki geser
# Over the rows of a Hidato's numbers, in a copied text.
session-filled = Terisi:
# The three tabs of the window.
session-view-solution = Solusi
session-view-tree = Pohon
session-view-compare = Bandingkan
# Which boards the player shows.
session-every-board = Setiap papan
session-every-fifth = Tiap ke-5
session-every-tenth = Tiap ke-10
# Titles of notices, and in attributes the lines below them.
session-search-not-started = Pencarian tidak dapat dimulai
session-search-failed = Pencarian gagal karena kesalahan dalam program
    .still-open = Teka-teki masih terbuka.
session-one-search-failed = Satu pencarian gagal karena kesalahan dalam program
session-comparison-not-started = Perbandingan tidak dapat dimulai
session-judge-not-started = Pencarian yang menilai bilangan tidak dapat dimulai
# In place of what a fault of the program says.
session-no-message = tanpa pesan
session-not-made = Tidak ada teka-teki yang dibuat
    .no-path = Tidak ditemukan lintasan melalui bentuk ini; benih lain mungkin mempunyainya.
session-fewer-edges = Sambungan lebih sedikit daripada yang diminta
session-how-read = Cara teks dibaca
# $format is a name such as course.
session-read-as = Dibaca dalam format { $format }
session-left-out = Tidak semuanya diambil
session-nothing-moves = Tidak ada yang dapat digeser di sini
    .why = Daftar langkah hanya untuk teka-teki geser, sedangkan yang terbuka Hidato.
session-too-great = { $number } terlalu besar
    .why = Bilangan di sini dari 1 sampai { $most }.
session-nothing-changed = Tidak ada yang berubah
    .needs-sliding = Ini untuk teka-teki geser, sedangkan yang terbuka Hidato.
    .needs-hidato = Ini untuk Hidato, sedangkan tidak ada Hidato yang terbuka.
session-goal-refused = Status tujuan ini tidak dapat dipakai
session-misfit = Pencarian ini tidak cocok dengan papan ini
session-moves-without-puzzle = Buka teka-teki dahulu
    .what-to-do = Buka teka-teki yang dimaksud langkah-langkah itu, lalu tempel sekali lagi.
session-moves-not-followed = Langkah-langkah tidak dapat diikuti
session-moves-failed = Langkah-langkah tidak dapat diikuti karena kesalahan dalam program
session-moves-wrong = Daftar salah pada langkah ke-{ $number }
session-moves-pasted = Langkah ditempel
session-no-moves = Tidak terbaca sebagai langkah
session-not-analysed = Langkah tidak dianalisis
    .why = Pencarian langkah paling sedikit dihentikan sebelum selesai.
session-left = Pekerjaan Anda pada papan sebelumnya belum disimpan
    .how = Urungkan (Ctrl+Z) mengembalikannya.
session-shortened = Dipendekkan
# What a hint says; $slide is such as "tile 7 left", $left "1 move" or "23 moves".
session-hint-step = Geser { $slide }: tersisa { $left }
session-hint-step-at-most = Geser { $slide }: tersisa paling banyak { $left }
session-hint-at-goal = Ini status tujuan
session-hint-unsolvable = Tidak ada petunjuk: papan ini tidak dapat diselesaikan
session-hint-limit = Tidak ada petunjuk: pencarian mencapai batasnya
session-hint-stopped = Tidak ada petunjuk: pencarian dihentikan
# What of the kept settings could not be used; $name is the setting's name in the file.
session-mended-zoom = Perbesaran di luar rentang: kembali ke 100 %.
session-mended-size = Ukuran jendela di luar rentang: dipakai ukuran biasa.
session-mended-place = Jendela berada di luar layar: jendela mendapat tempat baru.
session-mended-settings = Pengaturan tidak dapat dibaca: semuanya kembali ke nilai bawaan.
session-mended-choice = Pilihan “{ $name }” tidak dapat dibaca: kembali ke nilai bawaan.
session-mended-unknown = Berkas itu dari versi program yang lain. Versi ini tidak memiliki pilihan “{ $names }”.
session-mended-figures = Ada angka di luar rentang: dipakai angka terdekat.
session-mended-puzzles = Versi program ini tidak dapat membaca satu atau beberapa teka-teki yang terbuka.

## Grade

# $search is a search as it is typed: course, roni.
grade-right = Benar: sama dengan hasil { $search }.
grade-right-moves = Benar. Langkah-langkahnya adalah solusi, tetapi bukan solusi yang diberikan { $search }.
grade-contradict = Baris { $first } dan { $line } saling bertentangan.
grade-right-plain = Benar.
# Of a Hidato.
grade-right-other = Benar: ini sebuah solusi, tetapi bukan solusi yang dihasilkan { $search }.
grade-right-unknown = Benar: ini sebuah solusi; batas tercapai sebelum pencarian dapat memastikan apakah { $search } menghasilkan solusi yang sama.
grade-right-unsolvable = Benar: Hidato ini tidak memiliki solusi.
grade-explained = Bukan hasil { $search }, tetapi konvensi lain memberikannya.
grade-explained-usual = Bukan yang dihasilkan { $search }, tetapi yang dihasilkan Langkah sendiri jika pencarian tidak disebut.
grade-wrong = Tidak benar: { $search } tidak menghasilkannya, dan konvensi lain yang dicoba juga tidak.
grade-wrong-plain = Tidak benar.
grade-unknown = Belum diketahui: batas tercapai sebelum pencarian dapat memastikannya.
grade-empty = Tidak ada yang dinilai: tidak ada langkah, cacah, maupun ekspansi.
grade-cut = Batas tercapai sebelum semua konvensi dicoba.
grade-solvable = Baris { $line }: teka-teki disebut tidak dapat diselesaikan, padahal ada solusinya.
grade-solvable-right = Baris { $line }: teka-teki disebut dapat diselesaikan, dan memang demikian.
grade-solvable-wrong = Baris { $line }: teka-teki disebut dapat diselesaikan, padahal tidak ada solusinya.
grade-unsolvable-right = Baris { $line }: teka-teki disebut tidak dapat diselesaikan, dan memang demikian.
grade-unsolvable = Teka-teki ini tidak memiliki solusi, tetapi teks tidak menyebutkannya.
# $moves is `13 moves`.
grade-route = Baris { $line }: { $moves } sampai ke tujuan, sebanyak yang seharusnya.
grade-route-unknown = Baris { $line }: { $moves } sampai ke tujuan; batas tercapai sebelum pencarian dapat memastikan apakah sebanyak yang seharusnya.
grade-route-short = Baris { $line }: sesudah { $moves } papan belum menjadi tujuan: { $count } ubin tidak pada tempatnya.
grade-route-beyond = Baris { $line }: papan sudah menjadi tujuan sesudah { $moves }; langkah sesudahnya sia-sia.
grade-route-loop = Baris { $line }: langkah ke-{ $to } kembali ke papan sesudah langkah ke-{ $from }: langkah ke-{ $first } sampai ke-{ $to } sia-sia.
grade-route-wasted = Baris { $line }: { $moves } sampai ke tujuan, padahal { $least } cukup: langkah ke-{ $number } adalah langkah sia-sia yang pertama.
grade-route-gap = Baris { $line }: langkah ke-{ $number } salah: tidak ada langkah dari papan sebelumnya ke papan ini.
grade-route-long = Baris { $line }: { $moves } sampai ke tujuan; seharusnya { $least }.
# What a number counts; $shown is the number.
grade-generated = { $shown } simpul dibangkitkan
grade-expanded = { $shown } simpul diekspansi
grade-nodes = { $shown } simpul
grade-live = paling banyak { $shown } simpul hidup
grade-kurang = { $shown } sebagai Kurang({ $number })
grade-kurangs = { $shown } sebagai ΣKurang
grade-x = { $shown } sebagai X
grade-sum = { $shown } sebagai ΣKurang + X
grade-even = genap
grade-odd = ganjil
grade-parity-right = Baris { $line }: ΣKurang + X disebut { $called }: benar.
grade-parity-wrong = Baris { $line }: ΣKurang + X disebut { $called }, padahal { $right }.
# $counted is such as `57 nodes generated`.
grade-count = Baris { $line }: { $counted }: benar.
grade-count-differs = Baris { $line }: { $counted }; yang benar { $expected }.
grade-count-search = Baris { $line }: { $counted }; pada { $search } { $expected }.
# The right count is not known, but this one is wrong: the search has more already, or the puzzle has no solution.
grade-count-wrong = Baris { $line }: { $counted }; banyaknya pada pencarian tidak sama.
grade-count-unsolvable = Baris { $line }: { $counted }; teka-teki ini tidak memiliki solusi.
grade-count-unknown = Baris { $line }: { $counted }; batas tercapai sebelum pencarian dapat memastikannya.
# $count is 2 or more; $line is the first line with one of them.
grade-kurang-right = Baris { $line }: { $count } nilai Kurang(i) benar.
grade-order = { $count } ekspansi sama dengan ekspansi pencarian.
# $count is how many the text has, $all how many the search makes.
grade-order-first = Ini { $count } yang pertama dari { $all } ekspansi pencarian.
grade-order-goal = { $count ->
    [0] Papan terakhir adalah tujuan, yang tidak diekspansi pencarian.
   *[other] { $count } ekspansi sama dengan ekspansi pencarian; papan terakhir adalah tujuan, yang tidak diekspansi.
}
grade-order-unknown = Dari { $count } ekspansi, { $reached } yang pertama sama dengan ekspansi pencarian; batas tercapai sebelum sisanya.
grade-order-differs = Baris { $line }: ekspansi ke-{ $number } berbeda: di sini pencarian mengekspansi { $expected }, bukan { $found }.
grade-order-ended = Baris { $line }: ekspansi ke-{ $number }, { $found }, ada sesudah pencarian berakhir.
# A filled Hidato.
grade-filled = Baris { $line }: papan ini adalah solusi.
grade-filled-given = Baris { $line }: bilangan { $number } yang diberikan tidak ada di { $cell }.
grade-filled-missing = Baris { $line }: bilangan { $number } tidak ada.
grade-filled-twice = Baris { $line }: bilangan { $number } ada lebih dari sekali: di { $a } dan di { $b }.
grade-filled-apart = Baris { $line }: { $number } dan { $next } tidak bersinggungan.
grade-filled-torn = Baris { $line }: sebuah sambungan menghubungkan { $a } dan { $b }, tetapi bilangannya tidak berurutan.
grade-same-variant = Pencarian itu menghasilkan persis seperti ini dengan perubahan berikut:
grade-variant-steps = ongkosnya jumlah langkah paling sedikit ke bilangan berikutnya yang diberikan
grade-variant-slack = ongkosnya kelonggaran sampai bilangan berikutnya yang diberikan
grade-variant-filters = anak yang tidak dapat mencapai bilangan berikutnya yang diberikan dibuang
# Then a list of the points in which it differs follows.
grade-same-search = Pencarian yang sama menghasilkannya jika cacahnya dihitung dengan cara lain:
grade-perhaps-search = Pencarian yang sama menghasilkannya jika cacahnya dihitung dengan cara lain, tetapi satu cacah saja dapat cocok secara kebetulan:
# $search is a search with its bound.
grade-usual = Cacah ini berasal dari pencarian Langkah sendiri, yang dijalankan `solve` dan `report` tanpa --preset: { $search }.
grade-same-preset = { $search } menghasilkan persis seperti ini; bedanya dari pencarian itu:
grade-perhaps-preset = { $search } menghasilkan persis seperti ini, tetapi satu cacah saja dapat cocok secara kebetulan; bedanya dari pencarian itu:
grade-same-convention = Pencarian { $search } menghasilkan persis seperti ini dengan perubahan berikut:
grade-perhaps-convention = Dengan perubahan ini pencarian { $search } memberikan persis yang sama, tetapi satu cacah saja dapat cocok secara kebetulan:
grade-others = Dan lainnya: masih ada konvensi lain yang memberikan persis yang sama.
grade-ties-newest = di antara simpul yang setara, yang terbaru diambil lebih dahulu (LIFO)
grade-ties-oldest = di antara simpul yang setara, yang terlama diambil lebih dahulu (FIFO)
grade-ties-least-h = di antara simpul yang setara, yang h-nya terkecil diambil lebih dahulu, lalu yang terbaru
grade-ties-heap = di antara simpul yang setara, diambil yang diberikan heap biner (heapq, priority_queue)
grade-ties-heap-less = di antara simpul yang setara, diambil yang diberikan heap biner jika pembandingannya menjawab “kurang dari” untuk kunci yang sama
grade-duplicates-none = tidak ada himpunan terkunjungi
grade-duplicates-made = anak yang statusnya pernah dibangkitkan dibuang
grade-duplicates-taken = simpul yang statusnya pernah diambil dari antrean dibuang
grade-duplicates-as-good = anak dibuang hanya jika statusnya pernah dibangkitkan dengan ongkos yang lebih kecil
grade-reversals-made = langkah yang membatalkan langkah terakhir juga dibangkitkan
grade-reversals-skipped = langkah yang membatalkan langkah terakhir tidak dibangkitkan
grade-goal-taken = tujuan diperiksa ketika simpul diambil
grade-goal-made = tujuan diperiksa ketika simpul dibangkitkan
# $ways are letters: U, L, D, R.
grade-ways = anak dibangkitkan dengan urutan { $ways }
grade-bound-misplaced = h menghitung ubin salah tempat tanpa ubin kosong
grade-bound-with-blank = h juga menghitung ubin kosong sebagai ubin salah tempat
grade-bound-manhattan = h adalah jarak Manhattan
grade-cost-f = ongkosnya g + h
grade-cost-h = ongkosnya h saja
grade-cost-h-then-g = ongkosnya h dahulu, dan g hanya di antara h yang sama
grade-counts-made = semua anak yang dibangkitkan dihitung
grade-counts-made-and-root = akar dihitung bersama anak yang dibangkitkan
grade-counts-kept = hanya anak yang disimpan yang dihitung
grade-counts-kept-and-root = akar dan anak yang disimpan dihitung
grade-counts-expanded = simpul yang anaknya dibangkitkan dihitung
grade-counts-expanded-and-goal = simpul tujuan dihitung bersama simpul yang diekspansi
grade-counts-taken = semua simpul yang diambil dari antrean dihitung, termasuk duplikat dan tujuan
grade-counts-taken-but-goal = semua simpul yang diambil dari antrean dihitung kecuali tujuan
grade-unread-words = “{ $words }” tidak terbaca; yang diharapkan langkah, papan, atau bilangan beserta apa yang dihitungnya
# $cells and $cols are whole numbers: the cells of the board and its columns.
grade-unread-numbers = { $count } bilangan bukan papan dan bukan baris; yang diharapkan { $cells } atau { $cols }
grade-unread-rows = papan yang dimulai di sini kekurangan baris

# The subcommand grade.
terminal-grade-search = --search { $search } untuk jenis teka-teki yang lain; pilih pencarian lain, atau jangan menulisnya
terminal-grade-one = teka-teki kedua; grade menerima satu

## Terminal: solving, checking, verdicts

# Names of figures, each before its figure: at most 12 letters.
terminal-cut = Dihentikan sebelum akhir masukan.
terminal-not-solved = Tak selesai
terminal-moves = Langkah
terminal-found = Ditemukan
terminal-ended = Berakhir
terminal-search-time = Waktu cari
terminal-setup-time = Penyiapan
terminal-total-time = Waktu total
# What follows "Not solved".
terminal-no-sequence = tidak ada urutan langkah yang menuju status tujuan
terminal-stopped = dihentikan
# What follows "Search".
terminal-search-and-bound = { $search }; fungsi pembatas: { $bound }
terminal-no-search = tidak ada: menurut putusan, teka-teki ini tidak mempunyai solusi
# What follows "Search time" and "Total time".
terminal-time-with-tables = { $time }, termasuk pembuatan tabel
terminal-total-verdict = { $time }: putusan saja
terminal-total-anytime = { $time }: putusan dan pencarian
terminal-total-parts = { $time }: putusan, penyiapan, dan pencarian
# What follows "Moves"; $moves is "1 move" or "23 moves", $known what is proved of shorter solutions.
terminal-length-none = { $moves }: status awal sama dengan status tujuan
terminal-length-proved = { $moves }, terbukti paling sedikit
terminal-length-not-proved = { $moves }, belum terbukti paling sedikit; { $known }
# Why a search with a solution ended; $why is one of the messages that begin with terminal-limit.
terminal-shorter-stopped = pencarian solusi yang lebih pendek berakhir: dihentikan
terminal-shorter-limit = pencarian solusi yang lebih pendek berakhir: { $why }
# $most is as “23 moves”.
terminal-shorter-target = pencarian solusi yang lebih pendek berakhir: target { $most } tercapai
terminal-limit-nodes = batas { $most } simpul yang dibangkitkan tercapai
terminal-limit-mib = batas memori { $most } MiB tercapai
# $most and $held are figures with their units.
terminal-limit-memory = batas memori { $most } tercapai ({ $held } terpakai)
terminal-limit-time = batas pencarian { $most } detik tercapai
    .none = tidak ada waktu yang diizinkan untuk pencarian
terminal-steps-limit = Batas { $most } detik untuk alasan tercapai: { $count } bilangan belum diberi alasan.
    .none = Tidak ada waktu yang diizinkan untuk alasan: { $count } bilangan belum diberi alasan.
terminal-limit-depth = semua lintasan sampai kedalaman terbesar sudah dicoba
terminal-nothing-proved = belum ada batas bawah jumlah langkah yang terbukti
terminal-none-shorter = tidak ada solusi dengan kurang dari { $moves }
# $option is an option such as --memory, $bound the name of a bound.
terminal-advice = { $other ->
    [small-no-preset] naikkan { $option }, atau coba tanpa --preset, agar pencarian memerlukan sangat sedikit memori
    [small-bound] naikkan { $option }, atau coba --bound walking-distance, yang memerlukan sangat sedikit memori
    [depth] naikkan { $option }, atau coba --depth, agar pencarian berbalik pada kedalaman itu
    [small-search-and-bound] naikkan { $option }, atau coba --search ida --bound walking-distance, yang memerlukan sangat sedikit memori
    [small-search] naikkan { $option }, atau coba --search ida, yang memerlukan sangat sedikit memori
    [no-preset] naikkan { $option }, atau coba tanpa --preset untuk pencarian tercepat
    [no-search] naikkan { $option }, atau coba tanpa --search untuk pencarian tercepat
    [bound] naikkan { $option }, atau coba --bound { $bound }, yang lebih kuat
   *[none] naikkan { $option }
}
# What follows X, which is 1 or 0.
terminal-blank-odd = jarak ubin kosong ke tempatnya pada status tujuan ganjil
terminal-blank-even = jarak ubin kosong ke tempatnya pada status tujuan genap
terminal-note = Catatan: { $note }
# $note is a sentence; the name of a file and a colon stand before.
terminal-note-beside = catatan: { $note }
# $headline is such as "Several solutions". Two boards follow.
terminal-here-are-two = { $headline }; berikut ini dua di antaranya.
terminal-no-lines = tidak ada bilangan di sini; yang diharapkan satu teka-teki pada setiap baris
terminal-standard-output = keluaran standar: { $error }
terminal-pause = Enter: papan berikutnya, q: selesai
terminal-no-pause = --pause hanya menunggu jika masukan dan keluaran standar berupa terminal; semua papan dicetak sekaligus
# A line of at most 80 letters that is rewritten while a search runs; f is the cost of a node.
terminal-progress = { $time } dtk, f { $bound }, diekspansi { $expanded }, dibangkitkan { $generated }
terminal-progress-best = { $time } dtk, { $best }, minimal { $bound }, diekspansi { $expanded }, dibangkitkan { $generated }
terminal-progress-batch = { $time } dtk, { $done } selesai
# $option is such as --moves. The name of a file and a colon stand before.
terminal-for-hidato = { $option } hanya untuk Hidato
terminal-touching-for-hidato = { $option } hanya untuk Hidato; tulis “{ $word }” di atas baris-barisnya jika ini Hidato, atau hapus { $option }
terminal-for-sliding = { $option } hanya untuk teka-teki geser
terminal-mistyped = { $word }: tidak ada subperintah ataupun berkas dengan nama ini; apakah maksud Anda `langkah { $near }`?
terminal-rewritten = { $file } sedang dibaca dan akan hilang; tulis ke berkas lain
terminal-only-hidato = ini teka-teki geser; hanya Hidato yang bilangannya dapat ditambah atau dihapus
terminal-this-preset = --preset ini
terminal-report-no-folder = folder ini tidak ada; nama berkas berakhir dengan .md atau .html
terminal-report-empty = folder ini tidak berisi berkas
terminal-trace-one = --trace BERKAS memuat pencarian satu teka-teki; sebutkan satu saja
# The title of a page with a tree.
terminal-trace-title = Pohon pencarian
terminal-trace-none = tidak ditulis karena tidak ada pencarian

## Terminal: divided work

# The bound's names are as in a sentence; $other is the name of another bound.
split-unsolvable = tidak ada urutan langkah yang mencapai tujuan, jadi tidak ada pencarian yang dapat dibagi
split-bound = pencarian dengan { $bound } tidak dapat dibagi; fungsi pembatas terkuat yang pencariannya dapat dibagi ialah { $other }
split-own-bound = tidak diketahui apakah “{ $bound }” batas bawah, jadi pencariannya tidak membuktikan apa pun dan tidak dibagi
split-one = --split menerima satu teka-teki
split-within = tidak ada solusi dengan kurang dari { $least } langkah, jadi tidak ada yang dicari dalam iterasi sampai { $within } langkah; hapus --within untuk iterasi pertama
split-too-many = pada { $depth } langkah di bawah status awal ada lebih dari { $most } upapohon, atau terlalu banyak simpul di atasnya; bagilah lebih dangkal
part-twice = berkas dibaca dua kali untuk --part, jadi tidak boleh berupa masukan standar atau pipa
subtree-unread = ini bukan baris yang ditulis --split
subtree-changed = baris ini diubah setelah ditulis --split, atau ditulis versi Langkah yang lain
subtree-lines = ini baris-baris upapohon: tambahkan --lines
subtree-json = ini baris sebuah upapohon, yang hasilnya berupa objek: tambahkan --json
subtree-option = ini baris sebuah upapohon, yang menyatakan sendiri cara pencariannya: hapus { $option }
# $line, $here, $there and $subtree are places in files, as “done.jsonl:3”.
merge-nothing = berkas-berkas ini tidak berisi hasil bagian apa pun
merge-no-result = ini bukan hasil sebuah bagian: hasil --part dan hasil upapohon ditulis solve --json
merge-no-solution = langkah-langkah ini bukan solusi lewat upapohon ini
merge-moves-astray = langkah-langkah ini tidak membawa dari status awal ke status tujuan
merge-other-length = panjangnya disebut { $length }, padahal langkahnya ada { $count }
merge-kinds = { $line } hasil --part, sedangkan { $subtree } hasil upapohon; merge menerima satu jenis saja
merge-other-lines = { $here } dan { $there } bukan bagian dari kajian yang sama: teka-teki, pilihan, atau versi Langkah berbeda
merge-other-subtrees = { $here } dan { $there } bukan bagian dari bukti yang sama: posisi, tujuan, fungsi pembatas, kedalaman --split, atau versi Langkah berbeda
merge-differ-line = { $here } bertentangan dengan { $there }: teka-teki { $puzzle } punya dua hasil
merge-differ-subtree = hasil upapohon { $index } berbeda di { $there }
# $places is a list of places in files.
merge-cut = Tidak lengkap: { $places }
merge-study = Teka-teki: { $puzzles }, dalam bagian: { $shares } (keseluruhan { $whole })
merge-study-outcomes = Terselesaikan: { $solved }; tanpa solusi: { $unsolvable }; dihentikan batas: { $limit }; tidak terbaca: { $bad }
# $sum is the number of moves of all solutions together.
merge-moves-proved = { $sum }, terbukti paling sedikit untuk setiap teka-teki yang terselesaikan
# Some lengths are not proved. $proved and $solved count puzzles; $puzzles is a list of numbers, as “3, 7–9”.
merge-moves-open = { $sum }; terbukti paling sedikit: { $proved } dari { $solved }; belum terbukti paling sedikit: teka-teki { $puzzles }
# $puzzles and $shares are lists of numbers, as “3, 7–9”; $count is a number.
merge-missing-lines = Belum ada: teka-teki { $puzzles }; jalankan lagi --part N/{ $count } dengan N = { $shares }
merge-stopped-lines = Dihentikan sebelum selesai, dan tidak dihitung: teka-teki { $puzzles }
merge-twice-lines = Dikerjakan dua kali, dengan jawaban sama: teka-teki { $puzzles }
merge-bettered-lines = Dikerjakan dua kali, dan hasil terbaik yang berlaku: teka-teki { $puzzles }
merge-counted-otherwise = Dengan cacah lain, seperti pada beberapa thread: teka-teki { $puzzles }
# $size is as “5×5”.
merge-proof = { $size }, iterative deepening dengan { $bound }, dibagi { $depth } langkah di bawah status awal (keseluruhan { $whole })
# $done and $count are numbers of subtrees.
merge-iteration = Sampai { $within } langkah: { $done } dari { $count } upapohon, belum ada solusi
merge-iteration-solved = Sampai { $within } langkah: { $done } dari { $count } upapohon, ada solusi di upapohon { $index }
# $subtrees is a list of numbers, as “3, 7–9”.
merge-missing-subtrees = Belum ada: upapohon { $subtrees }
merge-ended-subtrees = Dihentikan sebelum selesai: upapohon { $subtrees }
merge-twice-subtrees = Dikerjakan dua kali, dengan hasil sama: upapohon { $subtrees }
# What follows the counts of nodes.
merge-one-run = tepat sama dengan satu kali jalan tanpa dibagi
merge-next = Berikutnya: upapohon sampai { $within }; merge --todo menampilkan daftarnya.

## Terminal: random, convert, compare, arguments

# On standard error, before random puzzles; $seed is a number.
terminal-seed = benih { $seed }
terminal-no-seed = tidak ada benih acak: { $error }; berikan dengan --seed
terminal-line-without-goal = satu baris tidak memuat status tujuan: berikan --goal yang sama kepada solve
# $shape is the name of a shape, $size such as 8×8.
terminal-no-path = benih { $seed }: tidak ditemukan lintasan melalui bentuk { $shape } berukuran { $size }
# $shape is the name of a shape, $size such as 1×2.
terminal-nothing-to-find = benih { $seed }: bentuk { $shape } berukuran { $size } tidak menghasilkan teka-teki: ukurannya begitu kecil sehingga semua bilangannya diberikan
# $limit is such as: the limit of 10 s of search is reached
terminal-random-limit = benih { $seed }: teka-teki belum selesai dibuat: { $limit }
# $level is the name of a difficulty.
# $fewer is such as: 15 edges in place of 20: the path has room for no more
terminal-fewer-edges = benih { $seed }: { $fewer }
terminal-nothing-harder = benih { $seed }: bentuk ini tidak menghasilkan yang lebih sulit daripada { $level }
    .edges = benih { $seed }: bentuk ini dengan sambungan sebanyak itu tidak menghasilkan yang lebih sulit daripada { $level }
terminal-moves-of-hidato = hanya teka-teki geser yang punya langkah; ini Hidato
terminal-moves-no-times = langkah-langkah ini tidak punya waktu; tulis masing-masing seperti R@0.420, atau hilangkan --times
terminal-moves-fault = pada daftar langkah: { $fault }
terminal-format-of-sliding = format ini untuk teka-teki geser; untuk Hidato pilih matrix, rosetta, line, sized, csv, json, atau table
terminal-compare-stopped = Dihentikan: { $done } dari { $all } pencarian selesai.
# $search is the name of a search.
terminal-no-puzzle-for = { $family ->
    [hidato] { $search } adalah pencarian untuk Hidato, tetapi tidak ada Hidato
   *[sliding] { $search } adalah pencarian untuk teka-teki geser, tetapi tidak ada teka-teki geser
}
# The name of a file and a colon stand before.
terminal-no-search-for = { $family ->
    [hidato] tidak ada pencarian untuk Hidato yang disebut, misalnya propagate
   *[sliding] tidak ada pencarian untuk teka-teki geser yang disebut, misalnya ida atau roni
}
# Heads of the columns of a comparison, in narrow columns.
terminal-head-search = pencarian
terminal-head-moves = langkah
# Whether the moves are proved the fewest.
terminal-head-least = terpendek
terminal-head-mean-moves = rata-rata
terminal-head-solved = selesai
terminal-head-outcome = hasil
# How many values were tried for a while.
terminal-head-probes = diuji
terminal-head-proved = terbukti
terminal-head-expanded = diekspansi
terminal-head-generated = dibangkitkan
terminal-head-live = hidup maks.
terminal-head-memory = memori
terminal-head-search-time = waktu cari
terminal-all-puzzles = Semua teka-teki: jumlah; untuk simpul hidup dan memori yang terbanyak pada satu teka-teki
# Words in the first columns, beside those of compare-ended. The longest one should have 10 letters.
terminal-cell-yes = ya
# The search does not fit the board.
terminal-cell-misfit = tak cocok

## Window: opening, saving, files, notices

# The title of the system's dialog.
window-report-person = Di kepala laporan
window-report-tree = Pohon sampai aras
    .none = tanpa pohon
    .hint = Menambahkan pohon pencarian pada halaman HTML, sebagai gambar yang muat di satu halaman A4. Pencarian dijalankan sekali lagi untuk direkam.
# $report is such as `HTML, English…`.
window-report-of-all = Semua teka-teki: { $report }
window-report-running = Menulis laporan: teka-teki { $at } dari { $count }
window-report-stop = Hentikan laporan
    .hint = Tidak ada yang ditulis
window-report-stopped = Anda menghentikan laporan
window-dialog-save = Simpan
window-dialog-saved = { $file } tersimpan
window-dialog-not-saved = { $file } tidak dapat disimpan
# $name is a file's name.
window-dialog-there-already = { $name } sudah ada
# Another program has written the file meanwhile.
window-dialog-changed = Isinya bukan lagi yang Anda buka atau simpan untuk teka-teki ini. Jika berkas diganti, isinya sekarang hilang.
window-dialog-several-lost = Berkas itu memuat { $count } teka-teki. Jika diganti, hanya teka-teki ini yang tersisa di dalamnya.
window-dialog-replace = Ganti
window-dialog-keep = Jangan ganti
# $what is a file's name or one of the next two texts.
window-dialog-not-opened = { $what } tidak dapat dibuka
window-dialog-pasted = Teks yang ditempel
window-dialog-files = Berkas-berkas ini
window-dialog-not-there = { $file } sudah tidak ada
window-dialog-moved = Berkas ini dipindahkan, diganti namanya, atau dihapus; berkas ini tidak lagi ada di daftar.
window-dialog-goal-not-taken = Tujuan ini tidak dapat dipakai
window-dialog-goal-hidato = Tujuan berupa papan ubin geser; ini sebuah Hidato.
window-dialog-goal-several = Tujuan berupa satu papan; berkas ini berisi beberapa teka-teki. Simpan teka-teki yang Anda inginkan dalam berkas tersendiri.
# The name of a puzzle in a list of puzzles.
window-dialog-place = { $file }, baris { $line }
window-dialog-line = baris { $line }
window-dialog-line-heading = baris { $line }, { $heading }
# $why is a sentence; $shown is the same number in the form in which it is shown.
window-dialog-left-out = { $count ->
    [1] 1 bagian berkas ini bukan teka-teki: { $why }
   *[other] { $shown } bagian berkas ini bukan teka-teki; yang pertama: { $why }
}
window-dialog-only-first = Hanya { $count } teka-teki pertama yang diambil.
window-dialog-files-without = { $count } berkas tidak memuat teka-teki; yang pertama: { $why }
# Stands after a file's name and a colon.
window-dialog-no-puzzle = tidak ada teka-teki
window-dialog-no-sliding = Tidak ada teka-teki geser untuk membandingkan pencarian.
window-dialog-no-hidato = Tidak ada Hidato untuk membandingkan pencarian.
window-dialog-is-sliding = { $place }: ini teka-teki geser
window-dialog-is-hidato = { $place }: ini sebuah Hidato
window-file-puzzles = Teka-teki
window-file-all-files = Semua berkas
window-file-open-puzzle = Buka teka-teki
window-file-open-goal = Buka papan sebagai tujuan
window-file-open-sliding = Buka teka-teki geser untuk membandingkan pencarian
window-file-open-hidatos = Buka Hidato untuk membandingkan pencarian
window-file-dialog-is-open = Dialog berkas sedang terbuka
window-file-no-dialog = Dialog berkas tidak dapat dibuka
window-file-no-dialog-why = Sistem tidak menyediakan dialog berkas: portal desktop dan zenity tidak menjawab.
window-file-open-otherwise = Ketik lokasi berkas (Ctrl+L), jatuhkan berkas ke jendela ini, atau tempel bilangannya.
window-file-save-otherwise = Anda dapat mengetik lokasi untuk menyimpan teka-teki (Ctrl+S).
window-file-fault = Berkas gagal dibuka karena kesalahan dalam program
    .kept = Yang sudah terbuka tidak berubah.
window-file-no-thread = Saat ini tidak ada berkas yang dapat dibaca atau ditulis
    .advice = Tidak ada yang berubah. Hentikan pencarian atau tutup program lain, lalu coba lagi.
window-file-no-folder = Folder ini tidak ada.
window-file-folder-unread = Folder ini tidak dapat dibaca: { $error }.
# The heading of the field for a path. The three that follow stand in it.
window-file-path = Buka berkas menurut lokasinya
    .label = Lokasi
    .hint = Lokasi, diketik atau ditempel
    .keys = Tab melengkapi, panah memilih.
window-file-open = Buka
    .label = Buka berkas yang disimpan
window-file-save = Simpan
window-file-cancel = Batalkan
window-file-choose = Pilih berkas, atau lanjutkan mengetik.
window-file-no-file = Tidak ada berkas “{ $name }” di folder ini.
window-file-looking = Membaca isi folder…
window-file-no-name = Tidak ada nama yang berawal seperti ini.
# Before the choice of the board that is saved: the start (of a Hidato, the givens) or the shown one.
window-file-board = Papan
window-file-givens = Bilangan yang diberikan
window-file-start = Status awal
window-file-as-shown = Seperti tampak
window-file-as-worked = Dengan pekerjaan saya
window-file-about-givens = Bilangan isian, bilangan kecil, dan garis Anda tidak ikut disimpan
window-file-about-shown = Semua bilangan yang tampak menjadi bilangan yang diberikan
window-file-about-worked = Berkas memisahkan bilangan yang diberikan dan pekerjaan Anda: Anda dapat melanjutkannya saat membukanya lagi
window-file-format = Format
# $name is the name of a format, which is not translated.
window-file-format-of = Format { $name }
window-file-name-first = Ketik nama berkas
window-file-browse = Pilih tempat…
    .hint = Dengan dialog sistem
window-file-where = Tempat menyimpan
# The name of a file that the window proposes.
window-file-usual-name = teka-teki

# The window that asks what is to be exported.
export-heading = Ekspor
export-board = Papan seperti tampak
export-solution = Solusi
export-colours = Warna
export-colours-paper = Hitam di atas putih
export-sheet = Lembar untuk dicetak
export-kind-png = Gambar (PNG)
export-kind-svg = Gambar (SVG)
export-kind-gif = Gambar bergerak (GIF)
export-kind-html = Halaman yang dapat diputar (HTML)
export-kind-pdf = Halaman (PDF)
export-hopeless = Teka-teki ini tidak memiliki solusi
export-complete = Sudah selesai: tidak ada tahap untuk ditampilkan
export-solve-first = Selesaikan teka-teki dahulu
print-paper = Kertas
print-all = Semua { $count } teka-teki
print-one = Teka-teki ini
# A number follows, and a line that says which puzzles.
print-random = Teka-teki acak baru
print-random-sliding = { $size }, { $goal }, seperti dipilih di samping Acak
print-solutions = Dengan solusi
    .hint = Solusi berada di halaman tersendiri. Solusi yang belum ada dicari paling lama 10 detik.
# A strip while solutions are searched.
print-running = Membuat lembar: teka-teki { $at } dari { $count }
print-stop = Hentikan lembar
    .hint = Lembarnya tidak jadi ditulis
print-stopped = Anda menghentikan pembuatan lembar

window-file-dismiss = Tutup
window-file-show-folder = Lihat di folder
window-file-no-program = Tidak ada program yang membukanya
window-file-copied-board = Papan disalin
window-file-copied-puzzle = Teka-teki disalin
window-file-closing = Simpan sebelum jendela ditutup?
    .about = Perubahan pada “{ $title }” belum disimpan.
    .no-file = Pekerjaan Anda belum disimpan.
# The keys S and D stay: they are the same in every language.
window-file-save-key = S atau Enter
window-file-show = Perlihatkan
window-file-left = Tutup jendela tanpa menyimpan pekerjaan Anda pada papan lain?
    .several-title = Tutup jendela tanpa menyimpan pekerjaan Anda pada papan-papan lain?
    .about = Anda mengerjakan sebuah papan, lalu membuka teka-teki lain. Pekerjaan pada papan itu belum disimpan.
    .named = Anda mengerjakan “{ $name }”, lalu membuka teka-teki lain. Pekerjaan pada papan itu belum disimpan.
    .several = Anda mengerjakan { $count } papan, setiap kali berpindah ke teka-teki lain, dan belum menyimpan satu pun. “Buang” menghapus semua pekerjaan ini.
window-file-discard = Buang
window-file-wait = Tunggu
window-file-writing = Sebuah berkas sedang ditulis
    .about = Berkas itu tidak jadi ditulis jika jendela ditutup sekarang.
window-file-stale = { $name } telah berubah di disk.
window-file-gone = { $name } tidak ada lagi: kini teka-teki ini tidak tersimpan di berkas mana pun.
window-file-save-again = Simpan lagi
window-file-read-again = Baca lagi
    .hint = Yang terbuka sekarang dapat kembali dengan Urungkan
window-file-keep-open = Pertahankan yang terbuka
window-file-settings-mended = Beberapa pengaturan diperbaiki
window-file-settings-unread = Pengaturan tidak dapat dibaca
window-file-settings-unkept = Pengaturan tidak dapat disimpan
window-file-settings-incomplete = Isinya bukan berkas pengaturan yang lengkap.
window-file-settings-large = Ukurannya lebih besar daripada berkas pengaturan.
window-file-settings-no-file = Itu folder, perangkat, atau pipa, bukan berkas.
window-file-settings-last = Program memakai salinan yang terakhir disimpannya.
window-file-settings-first = Semua pengaturan kembali ke nilai bawaan.
window-file-settings-aside = Berkas itu disisihkan: { $path }
window-file-settings-not-aside = { $path } tidak dapat disisihkan: { $error }
window-file-settings-nowhere = Pengaturan tidak dapat disimpan di { $path }: { $error }

## Window: toolbar, menus, commands

menu-appearance = Tampilan
    .hint = Bahasa, tema, dan semua pengaturan
menu-language = Bahasa
menu-system = Ikuti sistem
menu-theme = Tema
menu-light = Terang
menu-dark = Gelap
menu-all-settings = Semua pengaturan…
# $key is the key that does the same.
menu-side-panel = Panel di kanan ({ $key })
menu-whole-screen = Layar penuh ({ $key })

# Buttons of the toolbar, which is narrow.
menu-open = Buka…
menu-file = Berkas
    .hint = Simpan, salin, berkas terakhir, contoh
menu-random = Acak
menu-random-options = Pilihan acak
    .hint = Ukuran, tujuan, benih, Hidato
menu-solve = Selesaikan
menu-stop = Hentikan
menu-record = Rekam
    .hint = Rekam pencarian untuk ditelusuri ({ $key })
menu-compare = Bandingkan
    .hint = Jalankan pencarian yang dipilih ({ $key })
menu-help = Bantuan
menu-open-first = Buka teka-teki dahulu
menu-no-tree = Pencarian ini tidak mempunyai satu pohon untuk direkam
menu-in-vain = Teka-teki ini tidak dapat diselesaikan, jadi tidak ada yang perlu dicari

menu-new-hidato = Hidato baru…
menu-by-path = Menurut lokasi…
menu-save = Simpan teka-teki…
menu-save-as = Simpan sebagai…
menu-export = Ekspor…
menu-print = Cetak lembar…
menu-copy-board = Salin papan
menu-copy-text = Salin sebagai teks
    .hint = Teka-teki dengan tujuan dan langkahnya, sebagai teks yang dapat ditempel lagi
menu-results = Hasil permainan…
menu-recent = Berkas terakhir
menu-clear = Kosongkan
    .label = Kosongkan daftar berkas terakhir
menu-restore = Mulai dengan teka-teki terakhir
    .hint = Jika program dimulai tanpa nama berkas dan tidak ada jendela lain yang terbuka, program membuka teka-teki terakhir, pada tempatnya di dalam solusi
menu-quit = Keluar
menu-samples = Contoh
menu-sample-gentle = Mudah, 13 langkah
menu-sample-course = Dari kuliah, 23 langkah
menu-sample-hardest = Salah satu 8-puzzle tersulit, 31 langkah
menu-sample-korf = Teka-teki Korf pertama, 57 langkah
menu-sample-swapped = 14 dan 15 tertukar, tak terselesaikan
menu-sample-hidato = Hidato, bentuk hati
menu-sample-numbrix = Numbrix, 9×9
menu-sample-hexagonal = Hidato heksagonal, 61 sel

# Above the board. $source is the name of a file; $at and $count are written out.
menu-puzzle-of-file = Teka-teki dalam berkas
    .at = { $at } dari { $count }: { $source }
menu-view = Lihat
menu-play = Main
    .label = Main sendiri
menu-edit = Sunting
menu-hint = Petunjuk
menu-solve-here = Selesaikan dari sini
menu-start-over = Mulai lagi
menu-edit-start = Awal
    .label = Sunting status awal
    .hint = Papan untuk memulai
menu-edit-goal = Tujuan
    .label = Sunting status tujuan
    .hint = Papan yang harus dicapai
menu-done = Selesai
menu-new-board = Papan baru
    .hint = Mulai dari tujuan dengan ukuran tertentu
# $size is as 4×4.
menu-make-board = Buat papan { $size }
menu-rows = Baris
menu-columns = Kolom
# $goal is the name of a goal.
menu-goal = Tujuan: { $goal }
    .hint = Papan yang dituju oleh langkah-langkahnya
menu-goal-file = Dari berkas…
    .hint = Papan dalam berkas teka-teki menjadi tujuan
menu-goal-edit = Sunting tujuan…

menu-size = Ukuran
menu-kind = Jenis
menu-kind-solvable = Yang dapat diselesaikan
menu-kind-any = Susunan apa saja (separuhnya tak terselesaikan)
# A field with a number of moves follows.
menu-kind-walk = Langkah acak dari tujuan
menu-seed = Benih
    .hint = yang baru
# $most is a number, written out.
menu-seed-wrong = Benih adalah bilangan bulat dari 0 sampai { $most }.
menu-deal = Buat
# $date is as 2026-11-23.
menu-daily = Teka-teki harian
    .hint = Teka-teki tanggal { $date } (Waktu Universal): sama di mana pun untuk ukuran dan tujuan ini
    .hidato-hint = Teka-teki tanggal { $date } (Waktu Universal): sama di mana pun untuk ukuran, bentuk, tingkat kesulitan, dan jumlah sambungan ini

# $name is the name of a search. The names are short, for the toolbar.
menu-search = Pencarian: { $name }
    .hint = Pencarian yang dijalankan oleh Selesaikan
menu-search-shortest = Terpendek
    .hint = Yang terbaik untuk ukurannya: sampai 4×4 iterative deepening dengan fungsi pembatas yang tercepat di sana, yang solusinya memiliki langkah paling sedikit; di atas itu, Anytime
menu-search-large = Terbaik untuk ukurannya: Anytime
menu-search-anytime = Anytime
    .hint = Satu solusi segera, solusi yang lebih pendek selagi Anda menunggu, dan batas bawah yang naik sampai keduanya bertemu
menu-search-deepening = Deepening
    .title = Iterative deepening
    .hint = Depth-first dengan ambang ĉ yang naik; perlu sangat sedikit memori
menu-search-best-first = Best-first
    .hint = Branch and bound dengan ongkos terkecil: antrean simpul hidup menurut ĉ
menu-search-breadth-first = Breadth-first
    .hint = Masuk pertama, keluar pertama, tanpa fungsi pembatas: menemukan langkah paling sedikit, aras demi aras, dan menyimpan setiap simpul
menu-search-depth-first = Depth-first
    .hint = Selalu lanjut dari simpul terbaru, anak pertamanya dahulu, tanpa fungsi pembatas. Solusinya jarang pendek.
menu-search-blind = Pencarian buta
menu-search-published = Seperti dipublikasikan
menu-memory = Memori
menu-depth = Kedalaman maksimum
    .label = Kedalaman maksimum dalam langkah
    .hint = Tanpa batas ini, pencarian turun sedalam yang dapat ditampung memori
# Stands after a number in a field.
menu-depth-unit = {" "}langkah
menu-visited = Himpunan terkunjungi (setiap status satu kali)
menu-bound = Fungsi pembatas h
menu-metric = Langkah
    .single = Satu ubin
    .single-hint = Satu ubin bergerak ke tempat ubin kosong.
    .multi = Multi-ubin
    .multi-hint = Sederet ubin dalam satu baris atau kolom digeser sekaligus ke arah ubin kosong, berapa pun banyaknya.
menu-own-bound = Fungsi pembatas sendiri…
    .hint = Tulis fungsi pembatas sebagai ekspresi; semua papan 3×3 menunjukkan apakah fungsi itu admissible dan konsisten
menu-weight = Bobot h
menu-no-proof = tidak terbukti paling sedikit
# The next three end this sentence.
menu-ties = Aturan jika ĉ sama
menu-ties-least-h = h terkecil
menu-ties-newest = terbaru
menu-ties-oldest = terlama
# $order are four letters: U, L, D, R.
menu-order = Anak dengan urutan { $order }
    .hint = Hurufnya adalah arah gerak ubin kosong: up (atas), left (kiri), down (bawah), right (kanan).

# What keys and buttons do, for tooltips and the list of keys.
action-open = Buka berkas teka-teki
action-open-path = Buka berkas menurut lokasinya
action-save-as = Simpan teka-teki sebagai berkas lain
action-save = Simpan teka-teki
action-export = Ekspor gambar, film, atau halaman
action-print = Cetak lembar berisi teka-teki
action-new-hidato = Hidato baru buatan sendiri
action-random = Teka-teki acak baru yang dapat diselesaikan
action-solve-here = Jadikan papan yang tampak status awal, lalu selesaikan
action-solve = Selesaikan teka-teki
action-stop = Hentikan pencarian
action-first = Papan pertama
action-prev = Papan sebelumnya
action-next = Papan berikutnya
action-last = Papan terakhir
action-play-pause = Putar atau jeda
action-view = Lihat papan dan telusuri langkah-langkahnya
action-play = Main sendiri
action-edit = Sunting status awal atau tujuan
action-tile-up = Bermain: ubin bergerak ke atas
action-tile-left = Bermain: ubin bergerak ke kiri
action-tile-down = Bermain: ubin bergerak ke bawah
action-tile-right = Bermain: ubin bergerak ke kanan
action-hint = Tampilkan petunjuk; tekan lagi untuk memainkannya
action-next-puzzle = Bermain: teka-teki lain dengan ukuran dan tujuan ini
action-results = Hasil permainan Anda
action-redo = Ulangi
action-undo = Urungkan
action-copy-board = Salin papan
action-copy-moves = Salin langkah
action-view-solution = Papan dan solusi
action-view-tree = Pohon pencarian yang direkam
action-view-compare = Beberapa pencarian berdampingan
action-side-panel = Sembunyikan atau tampilkan panel di kanan
action-full-screen = Layar penuh
action-settings = Pengaturan: bahasa, ukuran teks, batas pencarian
action-help = Tombol, berkas, dan istilah
action-quit = Tutup program
# The names of keys that are words.
action-key-left = Kiri
action-key-right = Kanan
action-key-up = Atas
action-key-down = Bawah
action-key-space = Spasi

## Window: board, tables, verdict

window-board = Papan
# $rows are the rows of a board.
window-board-rows = Papan: { $rows }
window-board-goal = Status tujuan: { $rows }
window-board-blank = Ubin kosong, baris { $row }, kolom { $column }
# $state tells whether the tile is at home and whether a hint moves it.
window-board-tile = Ubin { $tile }, baris { $row }, kolom { $column }{ $state ->
    [home] , di tempatnya
    [hint] , ubin yang digerakkan
    [home-hint] , di tempatnya, ubin yang digerakkan
   *[plain] {""}
}

window-board-solvability = Keterselesaian
window-board-empty = Buka teka-teki untuk melihat apakah dapat diselesaikan.
# Large, over the figures.
window-board-solvable = Dapat diselesaikan
window-board-unsolvable = Tidak dapat diselesaikan
# Beside the verdict, so that it is clear of which board. $moves is as “12 moves”.
window-board-after = papan setelah { $moves }
window-board-mark-x = Tandai X = 1
    .hint = Tandai sel tempat ubin kosong membuat X bernilai 1
window-board-swap = Tukar { $a } dan { $b } agar dapat diselesaikan

# $what is tiles, or numbers where the goal gives tiles other numbers than their own.
window-board-kurang = Kurang(i): { $what ->
    [numbers] nomor
   *[tiles] ubin
} lebih kecil setelah ubin i
window-board-kurang-tile = { $count ->
    [0] Tidak ada ubin lebih kecil
   *[other] { $count } ubin lebih kecil terletak
} setelah ubin { $tile }
window-board-kurang-blank = { $count ->
    [0] Tidak ada ubin lebih kecil
   *[other] { $count } ubin lebih kecil terletak
} setelah ubin kosong
window-board-kurang-number-tile = { $count ->
    [0] Tidak ada nomor lebih kecil
   *[other] { $count } nomor lebih kecil terletak
} setelah ubin { $tile }, i = { $number }
window-board-kurang-number-blank = { $count ->
    [0] Tidak ada nomor lebih kecil
   *[other] { $count } nomor lebih kecil terletak
} setelah ubin kosong, i = { $number }
# The table of Kurang, and its cells for screen readers.
window-board-table = Kurang(i) setiap ubin
    .head = ubin
window-board-table-tile = Kurang({ $number }) = { $kurang }, ubin { $tile }
window-board-table-blank = Kurang({ $number }) = { $kurang }, ubin kosong

# $total is written out.
window-board-parity = Mengapa paritas menentukan
    .about = Setiap langkah mengubah ΣKurang + X sebesar bilangan genap. Jumlah pada tujuan adalah { $total }, yang genap, sehingga tidak ada langkah yang membawa jumlah ganjil ke tujuan. Setiap papan dengan jumlah genap dapat diselesaikan.
    .try = Cobalah: satu langkah ubin kosong
# $way is the letter of a move; $change is a number with its sign.
window-board-parity-changed = { $way } mengubah jumlah sebesar { $change }: jumlahnya tetap { $parity ->
    [even] genap
   *[odd] ganjil
}.
window-board-try = Coba { $way }
window-board-reset = Ulang
    .label = Kembali ke papan yang tampak

## Window: search, moves, player

window-search = Pencarian
window-search-empty = Besaran pencarian akan tampil di sini.
window-search-press = Tekan Selesaikan, atau Enter.
window-search-small = Papan dengan paling banyak 20 langkah diselesaikan dengan walking distance, karena pembuatan tabel akan lebih lama.
    .multi = Papan dengan paling banyak 16 langkah diselesaikan dengan jarak Manhattan, karena pembuatan tabel akan lebih lama.
window-search-nothing = Tidak ada yang perlu dicari: tidak ada urutan langkah yang mencapai tujuan.
# $moves is as “23 moves”, here and below.
window-search-shorter = Anda sedang menelusuri solusi { $moves }. Solusi yang lebih pendek bermula di status awal.
window-search-course-link = Berapa simpul yang diperlukan pencarian kuliah?
    .hint = Menjalankan pencarian ongkos terkecil dengan ubin salah tempat pada teka-teki yang sama, di samping hasil ini
window-search-course = Pencarian kuliah: ongkos terkecil, ubin salah tempat
    .counting = Menghitung…
window-search-counts = { $generated } dibangkitkan, { $expanded } diekspansi
# $counts is the sentence before.
window-search-counts-solved = { $counts }, { $moves }
window-search-counts-unended = { $counts }, belum selesai
window-search-counts-running = sejauh ini { $counts }
window-search-preparing = Menyiapkan fungsi pembatas…
# Follows “23 moves”.
window-search-at-least = perlu sedikitnya { $count }
# $time is as “3.4 ms”, here and below.
window-search-running = Sudah mencari { $time }
    .tables = Sudah mencari { $time } dan menyiapkan tabel, { $percent } %
    .shorter = Sudah mencari { $time }: mencari yang lebih pendek
    .bound = Sudah mencari { $time }: tidak ada solusi di bawah { $moves }
window-search-time = Waktu cari
    .tables = { $time }, termasuk pembuatan tabel
    .set-up = { $time }, penyiapan { $before }
window-search-total = Waktu total
    .verdict = { $time }, termasuk putusan
    .alone = { $time }, putusan saja
window-search-stopped = Dihentikan sebelum terbukti.
# The plot of an anytime search: the best length and the lower bound over time.
window-anytime = Solusi terbaik
    .bound = Batas bawah
    .gap = Selisih
# What a screen reader says of the plot; $figures is a list of the next text.
window-anytime-chart = Solusi terbaik dan batas bawah dari waktu ke waktu: { $figures }
window-anytime-point = setelah { $time }: terbaik { $best }, sedikitnya { $bound }
# $gap is as “38 (31 %)”: moves, and their share of the best solution.
window-anytime-gap = Selisih: { $gap }
    .closed = Tanpa selisih: batas bawah sudah menyamai solusi terbaik.
    .none = Belum ada solusi.
# $time is as “40 s”.
window-anytime-ago = Terakhir membaik { $time } yang lalu
    .now = Baru saja membaik
# $time and $whole are times.
window-anytime-found = Solusi terbaik ditemukan setelah { $time } dari { $whole }.
# $moves is `12 moves`.
window-anytime-began = Pencarian ini dimulai dengan solusi ({ $moves }) dan batas bawah dari pencarian sebelumnya.
window-anytime-no-better = Yang lebih pendek belum ditemukan.
window-anytime-target = Berhenti pada
    .unit = langkah
    .name = Berhenti pada jumlah langkah
    .hint = Pencarian berakhir dengan solusi pertama yang paling banyak sekian langkah.
window-anytime-time = Berhenti setelah
    .unit = dtk
    .name = Berhenti setelah waktu tertentu
    .hint = Batas waktu dari pengaturan: pencarian berakhir setelah sekian detik.
window-anytime-too-low = Tidak ada solusi sependek itu: perlu sedikitnya { $moves }.
# The choice of a solution to step through.
window-anytime-solutions = Solusi
    .name = Solusi yang ditelusuri
    .other = langkah lain
# $moves is as “23 moves”, $time as “3.4 ms”.
window-anytime-solution = { $moves } (setelah { $time })
window-search-memory-advice = Pencarian “Terpendek” perlu sangat sedikit memori. Anda juga dapat mengizinkan lebih banyak memori di menu pencarian.
# $key is a key.
window-search-time-advice = Batas waktu dapat diubah di pengaturan ({ $key }).
window-search-moves = Langkah
    .copy = Salin langkah
    .copied = disalin
    .none-needed = Sudah selesai: tidak perlu langkah.
    .none-lead = Tidak ada langkah yang mencapai tujuan.
    .to-come = Langkah-langkah solusi akan tampil di sini.
# Whose way the letters of moves name. $whose is one of the two below.
window-search-letters = Huruf: { $whose }
    .hint = Arah gerak apa yang dinyatakan huruf
window-search-letters-blank = arah ubin kosong
window-search-letters-tile = arah ubin
# The two that follow end this sentence.
window-search-letters-name = Huruf menyatakan
    .blank = arah gerak ubin kosong
    .tile = arah gerak ubin
window-search-repeats = Salin pengulangan sebagai angka (URDL2)
window-search-from-start = dari status awal: { $least }
window-search-move = Langkah { $number }: { $letter }
window-copy-as = Salin dalam notasi
    .hint = Menyalin langkah sebagai huruf, kata, atau nomor ubin
    .blank = Arah ubin kosong: URDLL
    .blank-counts = Arah ubin kosong, dihitung: URDL2
    .tile = Arah ubin: DLURR
    .tile-counts = Arah ubin, dihitung: DLUR2
    .tile-before = Arah ubin, hitungan di depan: 1D 2R
    .words = Kata: Up Right Down
    .numbers = Nomor ubin: 12 8 4
    .lines = Nomor ubin, sebaris sekaligus: 4
window-analysis-judge = Analisis
    .hint = Menyatakan untuk setiap langkah apakah tetap di jalan terpendek, atau berapa yang terbuang
window-analysis-shorten = Pendekkan
    .hint = Mengganti bagian langkah dengan jalan yang lebih pendek di antara papan yang sama
window-analysis-close = Kembali ke huruf
window-analysis-running = { $judged } dari { $all } langkah dianalisis
window-analysis-single = Di sini setiap ubin dihitung sebagai satu langkah, juga jika beberapa ubin digeser sekaligus.
window-analysis-shortening = Memendekkan: sejauh ini { $moves }
window-analysis-counting = Menghitung solusi terpendek…
# $step is `ubin 7 bergerak ke kiri`, $before and $after are numbers of moves to the goal, $verdict is `baik` or `membuang 2`.
window-analysis-row = { $number }. { $step }; sisa langkah ke status tujuan: { $before } sebelum langkah ini, { $after } sesudahnya; { $verdict }
# Moves to the goal before and after a move.
window-analysis-distances = { $from } ke { $to }
window-every-link = Semua solusi terpendek
    .hint = Menghitung jumlahnya, dan menelusuri masing-masing
window-every-before = Solusi terpendek sebelum ini
window-every-next = Solusi terpendek berikutnya
window-every-place = { $place } dari { $all }

window-player-edit = Klik dua sel untuk menukar, atau satu sel lalu ketik bilangannya
window-player-hint = Mencari langkah terbaik berikutnya…
window-player-by-hand = Diselesaikan sendiri dalam { $moves }
window-player-by-hand-fewest = Diselesaikan sendiri dalam { $moves }; paling sedikit { $fewest }
window-player-by-hand-quiet = Diselesaikan sendiri
window-player-searching = Mencari…
window-player-click = Klik atau seret ubin yang segaris dengan ubin kosong, atau pakai tombol panah atau W A S D
    .short = Klik atau seret ubin, atau pakai panah
# $step is as “tile 7 goes left”.
window-player-place = { $position } dari { $count }   ·   { $step }
window-player-start = { $position } dari { $count }   ·   status awal
window-player-first = Pertama
window-player-last = Terakhir
window-player-speed = Kecepatan
    .hint = Seberapa cepat pemutarannya, dan papan mana yang ditampilkan

## Window: play by hand

play-ready = Jam mulai berjalan pada langkah pertama Anda.
    .unkept = Jam mulai berjalan pada langkah pertama Anda. Solusi sudah ditampilkan, jadi hasilnya tidak disimpan.
play-midway = Pilih “Mulai lagi” untuk bermain dengan jam.
# $time is as 0:42.1, $moves as “17 moves”, $rate a number with one decimal.
play-figures = { $moves }, { $rate } per detik
play-figures-hints = { $figures }, { $hints }
play-running = { $time }: { $figures }
play-solved = Selesai: { $moves } dalam { $time } ({ $rate } per detik)
    .at-once = Selesai: { $moves } dalam { $time }
play-solved-hints = { $solved }, dengan { $hints }
play-fewest = { $solved }; paling sedikit { $fewest }.
play-at-most = { $solved }; jalan terpendek yang diketahui { $fewest }.
play-counting = { $solved }; mencari yang paling sedikit…
play-alone = { $solved }.
# $told is one of the sentences before.
play-looked-up = { $told } Solusi sudah pernah ditampilkan, jadi hasil ini tidak disimpan.
play-next = Teka-teki berikutnya
play-results = Hasil
    .name = Hasil, terbuka
    .file = hasil
play-results-none = Belum ada hasil. Selesaikan satu teka-teki sendiri, lalu hasilnya muncul di sini.
play-results-about = Rata-rata tidak menghitung waktu terbaik dan terburuk. Yang terbaik dan rata-rata dihitung dari teka-teki acak yang diselesaikan pada percobaan pertama tanpa petunjuk. Klik sebuah baris untuk membuka teka-tekinya.
# $date is when the puzzle was solved.
play-results-open = Buka teka-teki yang diselesaikan pada { $date }
    .hint = Buka teka-teki ini dengan langkah yang Anda buat
play-results-csv = Simpan sebagai CSV…
play-results-json = Simpan sebagai JSON…
play-results-delete = Hapus semua…
play-results-ask = Hapus semua hasil ({ $count })? Ini tidak dapat diurungkan.
play-results-delete-yes = Hapus semua
play-results-delete-no = Simpan saja
play-file-unread = Sebagian hasil permainan tidak dapat dibaca
play-file-unkept = Hasil permainan tidak dapat disimpan
play-file-place = Berkasnya { $path }.
# $line is the number of the first such line, written out.
play-file-damaged = { $count } baris rusak, yang pertama baris { $line }; yang lain tetap tersimpan.

## Window: Hidato

# Buttons over the board, in narrow places.
window-hidato-view = Lihat
    .hint = Melihat papan dan menelusuri solusi tahap demi tahap
window-hidato-fill = Isi
    .name = Isi sendiri
    .hint = Klik sebuah sel dan ketik bilangannya
window-hidato-fill-marks = Klik sebuah sel dan ketik catatannya
window-hidato-hint = Petunjuk
window-hidato-first = Ke-1
    .name = Solusi pertama
    .hint = Yang pertama dari dua solusi
window-hidato-second = Ke-2
    .name = Solusi kedua
    .hint = Yang kedua dari dua solusi
# Which cells touch: the menu's button, narrow, and its two choices.
window-hidato-corners-touch = Hidato: sudut dan sisi
    .choice = Hidato: sel bersinggungan pada sisi dan sudut
window-hidato-sides-touch = Numbrix: hanya sisi
    .choice = Numbrix: sel bersinggungan hanya pada sisi
window-hidato-hexagons-touch = Segi enam: sisi
    .choice = Segi enam: sel bersinggungan pada keenam sisinya
window-hidato-which-touch = Sel mana yang bersinggungan
# Under the board, in a line.
window-hidato-seeking-hint = Mencari petunjuk…
# $hints as “2 hints”.
window-hidato-solved-by-hand = { $how ->
    [time] Selesai diisi sendiri dalam { $time }
    [hints] Selesai diisi sendiri, dengan { $hints }
    [both] Selesai diisi sendiri dalam { $time }, dengan { $hints }
   *[plain] Selesai diisi sendiri
}
window-hidato-type-number = Ketik bilangan; Backspace mengosongkan sel
window-hidato-second-shown = Solusi kedua; sel yang berbeda ditandai
window-hidato-begin = Klik sebuah sel untuk mengisinya, atau tekan Selesaikan
window-hidato-place = { $position } dari { $count }
window-hidato-at-start = status awal
window-hidato-all-numbers = Bilangan
window-hidato-missing = { $count } belum ada
window-hidato-number-stands = Bilangan { $number }, sudah ditaruh
window-hidato-number-missing = Bilangan { $number }, belum ada
window-hidato-go-to-number = Menuju selnya
window-hidato-take-number = Klik berikutnya pada sel kosong menaruhnya di sana
window-hidato-click-to-put = Klik sel kosong untuk menaruh { $number }; Esc membatalkannya
window-hidato-type-mark = Ketik catatan; koma atau Spasi mengakhirinya
# Pensil: bilangan kecil di dalam sel, dan garis lintasan.
window-hidato-pencil = Pensil
window-hidato-pen-numbers = Taruh
    .hint = Yang diketik ditaruh di sel yang dipilih
window-hidato-pen-marks = Catat
    .hint = Yang diketik menjadi catatan pensil sel yang dipilih; bilangan yang sama sekali lagi menghapusnya
window-hidato-mark = Catat { $number }
window-hidato-mark-all = Catat semua
    .hint = Mencatat pada setiap sel kosong bilangan-bilangan dalam jangkauannya
window-hidato-unmark = Hapus catatan
    .hint = Menghapus semua catatan
window-hidato-number-lines = Beri bilangan pada garis ({ $count })
window-hidato-number-lines-about = Menaruh bilangan pada setiap garis yang memiliki bilangan dan hanya satu arah
window-hidato-erase-lines = Hapus garis
    .hint = Menghapus semua garis; seret kembali sepanjang garis untuk menghapus sebagian
window-hidato-start-over-about = Menghapus semua bilangan, catatan, dan garis Anda; Urungkan mengembalikannya. Jam terus berjalan.
window-hidato-count = Lanjut
    .hint = Jika sebuah bilangan dipilih, klik pada sel kosong di sebelahnya menaruh bilangan berikutnya di sana
    .up = naik
    .down = turun
    .off = mati
# Kapan bilangan yang diisi sendiri dinilai.
window-hidato-judge = Penilaian
    .hint = Kapan program memberi tahu apakah bilangan Anda benar. Dengan “tidak pernah”, program juga tidak menampilkan bilangan yang terjangkau oleh sebuah sel.
    .at-once = langsung
    .asked = jika diminta
    .never = tidak pernah
window-hidato-check = Periksa
    .hint = Memberi tahu berapa bilangan yang salah, dan menandainya sampai perubahan berikutnya
window-hidato-none-wrong = Tidak ada bilangan yang salah.
# $shown adalah $count tanpa pemisah ribuan.
window-hidato-wrong = { $count ->
   *[other] { $shown } bilangan salah, dan ditandai sampai perubahan berikutnya.
}
window-hidato-clock = Waktu yang terpakai: { $time }
window-hidato-clock-about = Waktu sejak bilangan pertama Anda. Waktu berhenti selama Anda tidak mengisi papan.
# $marks adalah daftar bilangan.
window-hidato-cell-marks = catatan { $marks }
window-hidato-cell-line = pada sebuah garis
# Tingkat kesulitan papan yang terbuka selama belum diketahui.
window-hidato-rating = Tingkat kesulitan: sedang dihitung…
    .unknown = Tingkat kesulitan: tidak diketahui, menghitungnya terlalu lama.
window-hidato-not-rated = Tingkat kesulitan: tidak ada, karena papan ini mempunyai beberapa solusi.
window-hidato-hopeless = Tekan Selesaikan untuk melihat sebabnya.
# The judgement of the numbers by hand.
window-hidato-by-hand = Diisi sendiri
window-hidato-nothing-filled = Belum ada yang diisi.
# $done and $all are numbers.
window-hidato-progress = { $state ->
    [unasked] { $done } dari { $all } terisi.
    [full] { $done } dari { $all } terisi, tetapi ini bukan solusi.
    [asked] { $done } dari { $all } terisi; sedang diperiksa apakah masih dapat diselesaikan…
    [solvable] { $done } dari { $all } terisi; masih dapat diselesaikan.
    [hopeless] { $done } dari { $all } terisi; teka-teki ini sendiri tidak mempunyai solusi.
   *[unknown] { $done } dari { $all } terisi; belum diketahui apakah dapat diselesaikan.
}
window-hidato-solved = Selesai: setiap bilangan bersinggungan dengan bilangan berikutnya.
window-hidato-broken = Ini melanggar aturan:
window-hidato-lost = Tidak ada aturan yang dilanggar, tetapi tidak ada lagi solusi. Tekan Urungkan untuk membatalkan bilangan itu.
    .earlier = Tidak ada aturan yang dilanggar, tetapi bilangan-bilangan ini tidak menyisakan solusi.
# Hints; $place is such as "row 3, column 4".
# A hint asks first; $how is such as "by the chain rule".
window-hidato-hint-where = Petunjuk: di mana { $number } harus berada?
window-hidato-hint-which = Petunjuk: bilangan apa yang harus berada di { $place }?
window-hidato-hint-follows = Jawabannya didapat { $how }.
window-hidato-hint-answer = Minta petunjuk sekali lagi untuk membaca jawaban dan alasannya.
window-hidato-hint-again = Minta petunjuk sekali lagi untuk menaruhnya di sana.
window-hidato-hint-place = Petunjuk: { $number } di { $place }
window-hidato-hint-done = Petunjuk: tidak ada lagi yang perlu diisi
window-hidato-hint-try = Petunjuk: ada solusi dengan { $number } di { $place }
    .why = tidak ada aturan yang menempatkan bilangan di sini; pencarian menemukan solusi ini, dan mungkin ada yang lain
window-hidato-hint-wrong = Petunjuk: hapus satu bilangan; dengan bilangan di papan ini tidak ada solusi
window-hidato-hint-hopeless = Petunjuk: teka-teki ini tidak mempunyai solusi
window-hidato-hint-none = Tidak ada petunjuk: pencarian terlalu lama
window-hidato-given-at = { $number } di { $place } sudah diberikan.
# Numbers that could stand in the selected cell; buttons follow the second one.
window-hidato-reach-none = Tidak ada bilangan tersisa yang terjangkau oleh { $place }.
window-hidato-reach = Yang terjangkau oleh { $place }:
window-hidato-reach-many = { $count } bilangan terjangkau oleh { $place }.
window-hidato-put = Taruh { $number }
# The menu of searches; its button is narrow.
window-hidato-search-menu = Pencarian: { $search }
    .hint = Pencarian yang dijalankan Selesaikan
# The menu of random puzzles.
window-hidato-family = Teka-teki
window-hidato-sliding-tiles = Ubin geser
window-hidato-shape = Bentuk
window-hidato-difficulty = Kesulitan
# The board and its cells, as a screen reader tells them.
window-hidato-board = Papan
window-hidato-cell-empty = Kosong
window-hidato-cell = { $origin ->
    [given] { $number }, diberikan
    [found] { $number }, ditemukan
   *[hand] { $number }, diisi sendiri
}
window-hidato-edges = Sambungan
    .hint = Batang sebanyak ini, masing-masing di antara dua sel yang bersinggungan: bilangan kedua sel itu berurutan
window-hidato-cell-joined = disambung dengan { $cells }
window-hidato-cell-new = baru ditempatkan
window-hidato-cell-differs = solusi lain berbeda di sini
window-hidato-cell-wrong = salah
window-hidato-cell-hinted = ditunjukkan oleh petunjuk
# $family is Hidato, Numbrix or hexagonal Hidato, $size such as 8×8, $percent a number.
window-hidato-making = Membuat { $family } { $size }: { $percent } % setelah { $time }
window-hidato-stop-making = Batalkan pembuatan
# The search: its heading, then names of figures.
window-hidato-search = Pencarian
window-hidato-nothing-to-search = Tidak ada yang perlu dicari.
window-hidato-searching-for = Sudah mencari { $time }
window-hidato-engine = Metode
window-hidato-search-time = Waktu cari
window-hidato-limit-memory = Batas memori { $most } tercapai.
# The step that is shown, and the list of all.
window-hidato-this-step = Tahap ini
window-hidato-steps-of-first = Tahap-tahap ini milik solusi pertama.
window-hidato-start = Status awal: belum ada yang ditempatkan.
window-hidato-number-at = { $number } di { $place }
# $guesses is a list such as "7 at row 3, column 4; 8 at row 1, column 2".
window-hidato-failed-first = Ditebak paling awal dan gagal, jadi tidak ada solusi yang memuatnya: { $guesses }.
window-hidato-failed-here = Sudah ditebak di sini dan gagal: { $guesses }.
# The end of a list; $count is a number.
window-hidato-and-more = dan { $count } lagi
window-hidato-numbers = Bilangan menurut urutan ditemukan
    .rest = bilangan-bilangan berikutnya
window-hidato-no-numbers = Tidak ada solusi yang bilangannya dapat ditampilkan.
window-hidato-numbers-to-come = Bilangan-bilangan solusi akan muncul di sini.
window-hidato-step = Tahap { $at }: { $number }
# The verdict before a search.
window-hidato-not-solved = Belum selesai
window-hidato-complete = Lengkap
    .own = Semua bilangan diberikan: teka-teki ini adalah solusinya sendiri.
    .none = Tidak ada yang perlu diisi.
    .numbers = Tidak ada bilangan yang perlu dicari.
window-hidato-one-as-hidato = Jika sudut juga bersinggungan (Hidato), ada tepat satu solusi.
    .switch = Ganti ke Hidato
window-hidato-one-as-numbrix = Jika hanya sisi yang bersinggungan (Numbrix), ada tepat satu solusi.
    .switch = Ganti ke Numbrix
window-hidato-one-as-hexagonal = Jika selnya segi enam, ada tepat satu solusi.
    .switch = Ganti ke segi enam
# A Hidato of one's own. The choice of what a click does; the button is narrow.
window-compose-edit = Menggambar bentuk dan menaruh bilangan yang diberikan
    .name = Sunting bilangan yang diberikan
window-compose-numbers = Bilangan
    .hint = Klik sebuah sel dan ketik bilangannya; klik kedua menaruh bilangan yang pucat
    .short = Klik sebuah sel dan ketik bilangannya
window-compose-cells = Bentuk
    .hint = Klik atau seret: sel menjadi lubang, lubang menjadi sel
# Edges join two cells, as in Rikudo. The end is said by a screen reader.
window-compose-edges = Sambungan
    .hint = Seret melalui sel untuk menyambungnya, atau klik dua sel yang bersinggungan; sekali lagi untuk melepasnya
    .short = Seret melalui sel, atau klik dua sel yang bersinggungan
    .other = Klik sel yang bersinggungan dengan sel yang ditandai, atau tekan Enter padanya
    .other-short = Klik sel yang bersinggungan dengannya
    .end = sel pertama sebuah sambungan
window-compose-symmetry = Sel yang berpasangan: bilangan, lubang, dan sambungannya muncul dan hilang sekaligus
window-compose-type = Ketik bilangan; Enter menaruh yang pucat; Spasi membuat lubang; Backspace menghapus bilangan
    .short = Ketik bilangan, atau Enter untuk yang pucat
# A place of the board, as a screen reader tells it.
window-compose-hole = Lubang, baris { $row }, kolom { $column }
window-compose-either = { $a } atau { $b }
# How many solutions there are, in large letters.
window-compose-asked = Mencari solusi…
window-compose-unknown = Belum diketahui
    .about = Pencarian terlalu lama. Taruh lebih banyak bilangan, atau tekan Selesaikan untuk mencari tanpa batas.
window-compose-differ = Dua solusi berbeda pada { $count } sel. Di sana kedua bilangan ditampilkan.
window-compose-select = Klik sebuah sel, atau pilih dengan tombol panah.
window-compose-clear = Hapus
window-compose-to-hole = Jadikan lubang
window-compose-to-cell = Jadikan sel
window-compose-partner = Pasangannya, { $place }, menunggu bilangan. Enter menuju ke sana.
window-compose-givens = Bilangan yang diberikan
window-compose-unique = Jadikan tunggal
    .hint = Menambahkan bilangan sesedikit mungkin sehingga ada tepat satu solusi
window-compose-fill = Isi dengan solusi
    .hint = Memberi setiap sel bilangannya
window-compose-empty = Kosongkan
    .hint = Menghapus semua bilangan; bentuk dan sambungannya tetap
window-compose-no-edges = Lepas semua sambungan
    .hint = Melepas semua sambungan; bilangannya tetap. Shift+Backspace melakukan hal yang sama
window-compose-thin = Hapus yang tak perlu
    .hint = Menghapus bilangan selama solusinya tetap satu dan teka-teki tidak lebih sulit daripada ini
window-compose-running = Mencari pilihan bilangan terbaik: { $time }
window-compose-begins = Mencari pilihan bilangan terbaik…
window-compose-copy = Teka-teki sebagai teks yang dapat ditempel lagi
# The window that asks for a new board.
window-compose-new = Hidato baru
    .about = Semua ini dapat diubah nanti, dan bentuk apa pun dapat digambar.
window-compose-make = Gambar

## Window: help

window-help-welcome = Ubin geser dan Hidato dengan branch and bound, tahap demi tahap
window-help-open = Buka berkas teka-teki…
window-help-random = Buat teka-teki acak
window-help-edit = Susun papan sendiri
    .hint = Ketik bilangannya, atau tukar ubin
window-help-own-hidato = Gambar Hidato sendiri
window-help-drop = atau jatuhkan berkas di sini, atau tempel bilangannya
window-help-close = Tutup
window-help-name = Bantuan, terbuka
# The first chapter.
window-help-keys = Tombol
window-help-find = Cari
    .label = Cari dalam bantuan
window-help-nothing = Tidak ada kata ini dalam bantuan.
# Keys, and what they do.
window-help-paste = Buka teka-teki dalam teks yang ditempel
window-help-zoom = Papan: mendekat, menjauh; digeser
    .keys = +, -, roda, seret
window-help-larger = Semua lebih besar, lebih kecil, atau seperti semula
    .keys = Ctrl dan +, -, 0
window-help-cells = Papan: menuju papan, dan dari sel ke sel
    .keys = Tab, panah
window-help-digits = Menyunting, mengisi Hidato: bilangan sel yang dipilih
    .keys = 0 sampai 9
window-help-next-cell = Menyunting, mengisi: ke sel berikutnya
    .keys = Enter, Spasi, Tab
window-help-other-cell = Menyunting, mengisi: pilih sel lain
    .keys = Panah
window-help-blank = Menyunting: ubin kosong pada sel yang dipilih; mengisi: Delete mengosongkannya
    .keys = 0, Delete
window-help-no-cell = Menyunting, mengisi: melepas pilihan sel; sekali lagi: selesai menyunting
    .keys = Esc
window-help-marks = Mengisi Hidato: bilangan yang diketik ditaruh, atau menjadi catatan pensil
window-help-end-mark = Mengisi Hidato: mengakhiri satu catatan pensil, dan memulai yang lain
    .keys = Koma, Spasi
window-help-line = Mengisi Hidato: menggambar garis ke sel berikutnya, atau menghapusnya
    .keys = Shift+panah
window-help-number-lines = Mengisi Hidato: memberi bilangan pada garis
window-help-count = Mengisi Hidato: klik menghitung naik, turun, atau tidak
window-help-check = Mengisi Hidato: memeriksa bilangan
window-help-offered = Menyunting Hidato: menaruh bilangan yang pucat, lalu lanjut
    .keys = Enter
window-help-edge = Menyunting Hidato: menyambung ke sel berikutnya, atau melepasnya
    .keys = Shift+panah
window-help-edge-end = Menyunting Hidato dengan Sambungan: memilih satu sel, lalu sel lainnya
    .keys = Enter
window-help-no-edges = Menyunting Hidato: melepas semua sambungan
    .keys = Shift+Backspace
window-help-hole = Menyunting Hidato: sel menjadi lubang, lubang menjadi sel
    .keys = Spasi
window-help-partner = Menyunting Hidato: ke pasangan yang menunggu bilangan, atau ke tempat berikutnya
    .keys = Tab

## Window: settings

window-settings = Pengaturan
    .name = Pengaturan, terbuka
window-settings-text-size = Ukuran teks
    .hint = Tombol Ctrl dan +, −, 0 melakukan hal yang sama
    .room = Dalam jendela seukuran ini teks ditampilkan pada { $percent } %.
window-settings-animation = Animasi
window-settings-on = Nyala
window-settings-off = Mati
window-settings-moves = Langkah
window-settings-filling = Mengisi Hidato
window-settings-tidies = Hapus catatan bilangan yang saya taruh
    .hint = Catatan bilangan itu di semua sel lain
window-settings-search = Pencarian
window-settings-memory = Memori
    .hint = Pencarian berakhir jika memerlukan lebih dari ini
window-settings-time = Batas waktu
    .hint = Selesaikan, petunjuk, dan perekaman pohon berakhir setelah waktu ini; untuk perbandingan, waktunya dipilih di sana
    .unit = dtk
window-settings-threads-all = Semua thread komputer ({ $count })
    .hint = Pencarian untuk papan 4×4 yang sulit berjalan pada beberapa thread sekaligus
window-settings-threads = Thread
window-settings-kept = Yang disimpan
window-settings-hover = Ubin bergerak saat penunjuk mendatanginya
    .hint = Saat bermain: tidak perlu mengeklik
window-settings-quiet = Tenang: tanpa jam, tanpa hitungan, tanpa hasil
    .hint = Saat bermain atau mengisi papan: waktu dan hitungan tidak tampak, dan tidak ada hasil yang disimpan
window-settings-recent = Berkas terakhir: { $count }
window-settings-forget = Lupakan
    .label = Lupakan berkas terakhir
window-settings-tables = Simpan tabel besar 15-puzzle di disk
    .hint = Posisi yang sulit tidak perlu menunggu sekitar dua detik sampai tabelnya dibuat: 196 MB untuk tujuan dengan ubin kosong di sudut
window-settings-tables-kept = Tabel di disk: { $size }
window-settings-tables-delete = Hapus
    .label = Hapus tabel di disk
window-settings-tables-not-deleted = Tabelnya tidak dapat dihapus
window-settings-reset = Setel ulang semua
    .hint = Semua yang ada di jendela ini kembali seperti saat program masih baru
window-settings-undo = Urungkan setel ulang

window-own-bound = Fungsi pembatas sendiri
window-own-bound-field = Fungsi pembatas sebagai ekspresi
window-own-bound-empty = Tulislah ekspresi dengan nama-nama di bawah.
window-own-bound-sizes = Untuk papan dengan paling banyak 4 baris dan kolom. Solusi yang ditemukan dengannya tidak disebut terbukti.
window-own-bound-use = Pakai
    .hint = Cari dengan fungsi pembatas ini (Enter)
window-own-bound-asked = Semua papan 3×3 sedang diperiksa…

## Window: tree, its panels

# A board of a node, for screen readers.
tree-panel-board = Papan simpul { $node }
tree-panel-board-rows = Papan simpul { $node }: { $rows }
tree-panel-node = Simpul { $node }
# The state of a node in a word, below its board.
# Dead: its cost is above the bound.
# Dead: a limit ended the search.
# Dead: another search went on from here.
# Where the bound h of a node comes from: its parts, a line for each.
tree-panel-where-h = Asal nilai h
tree-panel-blind = Pencarian ini buta: tanpa fungsi pembatas, h = 0.
tree-panel-bound = Fungsi pembatas: { $bound }
tree-panel-bound-whole = Fungsi pembatas ini tidak dapat diuraikan pada papan ini.
# $product is a product, 1.5 · 11 = 16.
tree-panel-weighted = Dengan bobot: { $product }, dibulatkan ke bawah
tree-panel-weight-warning = Bobot { $weight } membuat pencarian bergegas menuju tujuan, dan h bukan lagi batas bawah: nilainya dapat melebihi banyaknya langkah yang diperlukan. Maka solusi yang ditemukan tidak terbukti terpendek, dan panjangnya dapat mencapai { $weight } kali panjang solusi terpendek.
# $moves is, for example, 12 moves; $tiles are the tiles of a pattern database.
tree-panel-group = { $moves } untuk kelompok { $tiles }
# The blank in a list of misplaced tiles.
tree-panel-blank = ubin kosong
tree-panel-turns = Langkah tegak dan langkah mendatar bergantian, jadi bilangan yang lebih besar dihitung dua kali; hasilnya dikurangi 1 jika langkah berikutnya searah dengannya.
tree-panel-both-axes = h adalah jumlah keduanya.
tree-panel-shared = Satu langkah menggeser sampai { $tiles } ubin, jadi h adalah jumlahnya dibagi { $tiles }, dibulatkan ke atas.
tree-panel-walking-rows = { $moves } langkah untuk membawa setiap ubin ke barisnya
tree-panel-walking-columns = { $moves } langkah untuk membawa setiap ubin ke kolomnya
tree-panel-misplaced = { $count } salah tempat: { $tiles }
# $tiles lists tiles with their distances.
tree-panel-distances = { $sum } untuk jarak: { $tiles }
tree-panel-home = Setiap ubin sudah di tempatnya.
# Two tiles that are in each other's way.
tree-panel-pair = { $a } dan { $b }
# $axis is row or column, $line its number, $pairs a list of pairs, $leaving a list of tiles.
tree-panel-conflict = { $axis ->
    [row] { $moves } di baris { $line }: { $pairs } berkonflik; { $leaving } harus memberi jalan
   *[column] { $moves } di kolom { $line }: { $pairs } berkonflik; { $leaving } harus memberi jalan
}
tree-panel-children-so-far = Anak yang sudah dibangkitkan: { $count }
tree-panel-previous-child = Anak sebelumnya
    .hint = Mundur satu per satu anak (,)
tree-panel-next-child = Anak berikutnya
    .hint = Maju satu per satu anak (.)
tree-panel-root-uncounted = Akar mewakili lintasan tanpa bilangan. Program yang dipublikasikan tidak menghitungnya, jadi besarannya satu lebih sedikit daripada ekspansi di bawah pohon.
# The end of a sentence: Several solutions: …
tree-panel-ends-with-second = pencarian berakhir pada solusi kedua
tree-panel-handed-over = Pohon ini berakhir saat branch and bound menyerahkan pekerjaan kepada pembelajaran klausa, yang tidak memiliki pohon dan memberikan putusannya.
tree-panel-probes = { $count } nilai juga diuji: dicoba hanya untuk menemukan pertentangan. Tab “Solusi” menghitungnya sebagai dibangkitkan.
# $why is a sentence without its full stop.
tree-panel-no-search-needed = { $why }, sehingga pencarian tidak diperlukan.
tree-panel-no-e-node = Pada baris ini tidak ada simpul-E.
tree-panel-none-live-end = Tidak ada simpul hidup: pencarian telah berakhir.
tree-panel-none-live-iteration = Tidak ada simpul hidup: iterasi berikutnya dimulai dari akar.
tree-panel-none-live = Tidak ada simpul hidup pada saat ini.
tree-panel-live-all = { $count } simpul hidup, menurut urutan pengambilannya
tree-panel-live-some = { $count } simpul hidup, menurut urutan pengambilannya; { $listed } yang pertama ditampilkan
# The head of a narrow column with numbers of nodes.
tree-panel-node-head = simpul
tree-panel-live-table = Simpul hidup
# $about are the figures of the node.
tree-panel-live-node = Simpul hidup { $node }: { $about }
tree-panel-to-expansion = Ke ekspansi ke-{ $at }
# A field for a number stands between this label and the next text.
tree-panel-go-to = Ke simpul
tree-panel-go-to-of = dari { $count }, atau klik simpulnya
# $moves is, for example, 12 moves.
tree-panel-path = Lintasan dari akar, { $moves }
tree-panel-walk = Telusuri lintasan ini
    .hint = Tampilkan di pemutar langkah
tree-panel-recorded = Pencarian terekam
# Three buttons side by side in a narrow panel; .name is for screen readers.
tree-panel-tab-e-node = Simpul-E
    .name = Simpul-E dan anak-anaknya
tree-panel-tab-live = Simpul hidup
tree-panel-tab-node = Simpul
    .name = Rincian simpul
tree-panel-tab-code = Kode
    .name = Pencarian sebagai pseudo-code
tree-panel-another = Pencarian lain dipilih: Rekam (Enter) merekamnya.
tree-code-none = Pencarian ini tidak mempunyai satu pohon, sehingga tidak ada pseudo-code di sini.
tree-code-lines = Baris demi baris
tree-code-previous = Baris sebelumnya
    .hint = Kembali ke baris yang berjalan sebelumnya (Alt+Kiri)
tree-code-next = Baris berikutnya
    .hint = Lanjut ke baris yang berjalan berikutnya (Alt+Kanan)
tree-code-play = Putar baris
    .hint = Memutar baris demi baris, dengan kecepatan yang dipilih di bawah pohon
tree-code-pause = Jeda baris
tree-code-line = Baris { $line }: { $text }
tree-code-line-current = Baris { $line }, sekarang: { $text }
tree-code-variables = Variabel
# $progress says how far the search has come.
tree-panel-running = Berjalan: { $progress }.
tree-panel-stop-stays = Hentikan (Esc) mengakhiri pencarian; pohonnya tetap ada.
tree-panel-extent = { $count } simpul, { $memory }
tree-panel-extent-growing = Pohon sejauh ini: { $count } simpul ({ $memory }); masih bertambah.
# $end is the end of the sentence: “and the search went on”.
tree-panel-extent-cut = Pohon terhenti di sini: { $count } simpul terekam ({ $memory }), { $end }.
tree-panel-goes-on = dan pencarian masih berlanjut
# Four counts of nodes, in narrow columns.
tree-panel-live = Hidup
tree-panel-dead = Mati
tree-panel-recording = Pencarian sedang direkam
tree-panel-preparing = Menyiapkan fungsi pembatas…
tree-panel-recorded-first = { $count } simpul pertama sudah terekam, dan pencarian berlanjut sesudahnya.
tree-panel-stop-shows = Hentikan (Esc) menampilkan pohon sejauh yang terekam.
tree-panel-kept-first = { $count } simpul pertama disimpan.
# Stands alone and after “Running:”.
tree-panel-so-far = { $generated } simpul dibangkitkan, { $expanded } diekspansi dalam { $time }
tree-panel-odd = ΣKurang + X ganjil, sehingga tujuan tidak dapat dicapai dan pencarian tidak dimulai.
tree-panel-stopped-before = Pencarian dihentikan sebelum simpul pertamanya.
tree-panel-ended-before = Pencarian berakhir sebelum simpul pertamanya.
tree-panel-no-tree = Tidak ada pohon untuk ditampilkan
tree-panel-record-deepening = Rekam iterative deepening
tree-panel-nodes-max = Maks. simpul direkam
    .hint = Sebuah simpul memerlukan sekitar 30 bita. Sesudahnya pencarian berlanjut tanpa direkam.

## Window: tree, canvas, legend, keys

# The menu of what is drawn of the tree.
tree-view-show = Tampilkan
    .hint = Keterangan pada simpul, dan cara pohon dilihat
    .name = Yang ditampilkan
tree-view-on-nodes = Pada simpul, jika cukup ruang
tree-view-number = Nomor
tree-view-expansion-order = Urutan ekspansi
# The cost of a node of a Hidato: how much room is left between two numbers.
tree-view-slack = Kelonggaran
tree-view-distance = Jarak
tree-view-view = Pandangan
tree-view-follows = Simpul-E selalu terlihat
    .hint = Selama pencarian ditelusuri
tree-view-overview = Ikhtisar
    .hint = Di sudut, jika banyak bagian pohon tidak terlihat
    .name = Ikhtisar pohon
tree-view-overview-hide = Sembunyikan ikhtisar
# The name of the drawn tree for screen readers.
tree-view-tree = Pohon pencarian
# $tree is the name of the tree.
tree-view-drawn = { $tree }, { $drawn } dari { $all } simpul digambar
tree-view-fit = Pas
    .hint = Seluruh pohon (F)
tree-view-centre = Simpul-E
    .hint = Bawa simpul-E ke tengah (C)
    .name = Pusatkan pada simpul-E
tree-view-tidy = Lipat seperti semula
# $shown is the same number in the form in which it is shown.
tree-view-fold = { $shown } simpul terlipat di bawah simpul { $node }; klik untuk membuka sebagian
# $about says what the node is.
tree-view-node = Simpul { $node }: { $about }
# Very short, below a node: its place in the order of expansions.
tree-view-order = eksp. { $at }
# A key with what it does, for the help.
tree-view-key-kin = Atas, Bawah
    .about = Pohon: ke induk; ke anak pertama, atau anak pada lintasan solusi
tree-view-key-siblings = Shift+Kiri, Shift+Kanan
    .about = Pohon: ke saudara di kiri, di kanan
tree-view-key-children = {"."} dan ,
    .about = Pohon: maju dan mundur satu per satu anak dalam sebuah ekspansi
tree-view-key-lines = Alt+Kanan, Alt+Kiri
    .about = Pohon: ke baris pseudo-code berikutnya, ke baris sebelumnya
tree-view-key-fold = Pohon: membuka atau melipat bagian di bawah simpul
tree-view-key-fit = Pohon: seluruh pohon
tree-view-key-centre = Pohon: simpul-E di tengah
tree-view-key-zoom = Pohon: mendekat, menjauh
tree-view-key-solution = Pohon: ke solusi
tree-view-key-iterations = Pohon: ke iterasi berikutnya, ke iterasi sebelumnya
# The legend above the tree; its names are short.
tree-view-legend-live = hidup
    .about = Hidup: simpul ini sudah dibangkitkan, tetapi anak-anaknya belum. Simpul ini menunggu gilirannya.
tree-view-legend-e-node = simpul-E
    .about = Simpul-E: simpul yang anak-anaknya sedang dibangkitkan.
tree-view-legend-expanded = diekspansi
    .about = Diekspansi: semua anak simpul ini sudah dibangkitkan.
tree-view-legend-bound = mati: ambang
    .about = Mati karena ambang: ĉ lebih besar daripada ambang, atau simpul ini berada pada kedalaman terbesar, sehingga pencarian tidak berlanjut dari sini.
tree-view-legend-duplicate = mati: duplikat
    .about = Mati sebagai duplikat: ada simpul lain dengan papan yang sama.
tree-view-legend-goal = tujuan
    .about = Status tujuan.
tree-view-legend-path = lintasan solusi
    .about = Langkah-langkah dari akar ke solusi.
tree-view-legend-contradiction = mati: pertentangan
    .about = Mati karena pertentangan: dengan tebakan ini ada bilangan atau sel yang tidak lagi mendapat tempat.
tree-view-legend-restart = mati: mulai ulang
    .about = Mati karena mulai ulang: pencarian dimulai lagi dari akar sebelum giliran simpul ini.
tree-view-legend-solution = solusi
    .about = Semua bilangan sudah ditempatkan.
tree-view-legend-click = Klik untuk menemukan yang berikutnya.
# The slider under the tree, for screen readers.
tree-view-slider = Ekspansi
# The moment of the search, in the line above the slider.
tree-view-at-end = Akhir, setelah { $count } ekspansi
tree-view-at-root = Akar masih hidup; { $count } ekspansi menyusul
tree-view-at = Ekspansi { $at } dari { $all }
tree-view-at-no-child = Ekspansi { $at } dari { $all }, belum ada anak
tree-view-at-child = Ekspansi { $at } dari { $all }, anak ke-{ $child }
# These two stand after one of the texts before.
tree-view-iteration = iterasi { $at } dari { $all }, ĉ ≤ { $bound }
tree-view-restart = mulai ulang { $at } dari { $all }
# The buttons of the player; $key is a key.
tree-view-first = Awal
    .hint = Sebelum ekspansi pertama ({ $key })
tree-view-previous = Sebelumnya
    .hint = Mundur satu ekspansi (Kiri)
tree-view-play = Putar
    .hint = Putar atau jeda (Spasi)
tree-view-pause = Jeda
tree-view-next = Berikutnya
    .hint = Ekspansi berikutnya (Kanan)
tree-view-last = Akhir
    .hint = Saat terakhir (End)
tree-view-previous-iteration = Iterasi sebelumnya
    .hint = Ke awal iterasi ini, atau iterasi sebelumnya (Page Up)
tree-view-next-iteration = Iterasi berikutnya
    .hint = Ke iterasi berikutnya (Page Down)
tree-view-to-solution = Ke solusi
    .hint = Ke saat status tujuan diambil (G)
# So many expansions a second.
tree-view-pace = { $rate }/dtk
    .name = Laju
    .hint = Banyaknya ekspansi yang diputar setiap detik
# Menus of files to be saved: .kind is the kind of file in the dialog, .file the name that is proposed.
tree-view-save = Simpan
    .hint = Pohon atau seluruh jejak sebagai berkas
tree-view-save-shown = Pohon seperti yang ditampilkan
    .file = pohon
tree-view-save-svg = Gambar (SVG)…
    .kind = Gambar SVG
tree-view-save-png = Gambar (PNG)…
tree-view-save-slide-png = Salindia, 16:9 (PNG)…
tree-view-save-pdf = Halaman, A4 (PDF)…
tree-view-save-slide-pdf = Salindia, 16:9 (PDF)…
tree-view-save-dot = Graf Graphviz (DOT)…
    .kind = Graphviz
tree-view-save-whole = Seluruh jejak
tree-view-save-trace = Baris JSON…
    .kind = Baris JSON
    .file = jejak
tree-view-save-report = Simpan laporan…
    .hint = Simpan laporan…: teka-teki, putusan, solusi, dan besarannya, sebagai berkas
# A tab above; $view is its name.
tree-view-tab-running = { $view }, berjalan
    .hint = Sebuah pencarian berjalan di sana. Buka tampilan ini untuk menghentikannya.

## Window: comparing

compare-view-copy-csv = Salin CSV
# .kind is the kind of file in the dialog, .file the name that is proposed.
# The menu; .file is the name that is proposed for a plot.
compare-view-save = Simpan grafik
    .file = grafik
compare-view-save-plot = Grafik yang ditampilkan
    .none = Belum ada yang ditampilkan
compare-view-save-csv = Simpan CSV…
    .kind = Nilai dipisahkan koma
    .file = perbandingan
# The choice of puzzles.
compare-view-puzzles = Teka-teki
# .unit stands after the number.
compare-view-seconds = Waktu per pencarian
    .unit = {" "}dtk
compare-view-open = Teka-teki yang terbuka
compare-view-open-one = Yang terbuka: { $name }
# After this stand fields for numbers: “Random: 10 · 40 random moves from the goal · seed 1”.
compare-view-random = Acak:
compare-view-count = Banyaknya teka-teki
    .hint = Banyaknya teka-teki yang dibuat
compare-view-walk = {" "}langkah acak dari tujuan
    .hint = Setiap teka-teki dibuat dengan langkah acak sebanyak itu; solusi terpendeknya mungkin lebih pendek
# “10 from seed 1”.
compare-view-from = dari
compare-view-seed = benih{" "}
    .hint = Benih teka-teki pertama; yang lain mengikutinya
# $family is, for example, Hidato; $dims is 6×6; Random is the name of a button.
compare-view-order = { $family } { $dims }, { $difficulty }, seperti dipilih di samping Acak
compare-view-order-outline = { $family } { $dims }, { $outline }, { $difficulty }, seperti dipilih di samping Acak
compare-view-order-other = Panah di samping Acak menawarkan ukuran, bentuk, dan tingkat kesulitan lain
compare-view-files = Berkas teka-teki
    .choose = Pilih berkas teka-teki…
compare-view-files-hidato = Berkas Hidato
    .choose = Pilih berkas Hidato…
compare-view-listed = { $file }, { $count } teka-teki
compare-view-choose = Pilih…
# The choice of searches. The words after a colon are typed so in every language.
compare-view-searches = Pencarian
compare-view-naming-hidato = Sebutkan pencarian: propagate (sesudah titik dua: first, no-learning), rules (sesudah titik dua: aturan tersulit), atau fauzia (sesudah titik dua: filter, chebyshev, slack).
compare-view-naming-sliding = Sebutkan pencarian. Sesudah titik dua: fungsi pembatas atau ekspresi, bobot, newest, oldest, least-h, urutan anak (URDL), no-visited, multi; untuk dfs kedalaman terbesarnya.
compare-view-single = Setiap pencarian menghitung setiap ubin sebagai satu langkah, kecuali jika namanya memuat “:multi”, misalnya shortest:multi.
compare-view-own-name = Namanya di baris perintah: { $name }
compare-view-name = Nama pencarian
compare-view-add = Tambah
# The results.
compare-view-another = Ini besaran { $name }.
compare-view-empty = Bandingkan pencarian
    .hint = Pilih teka-teki dan pencarian di sebelah kanan, lalu tekan Bandingkan atau Enter.
    .hidden = Tampilkan panel kanan ({ $key }) dan pilih teka-teki dan pencarian di sana, lalu tekan Bandingkan atau Enter.
compare-view-none-made = Tidak ada teka-teki yang dapat dibuat: benih lain mungkin berhasil.
compare-view-stopped-making = Dihentikan: { $done } dari { $all } teka-teki sudah dibuat.
compare-view-stopped-before = Dihentikan sebelum ada pencarian yang selesai.
compare-view-stopped-at = Dihentikan: { $done } dari { $all } pencarian selesai.
compare-view-done = { $count ->
    [1] Pencarian selesai.
   *[other] { $count } pencarian selesai.
}
# Some searches do not fit the puzzle: they were not run.
compare-view-done-misfits = { $count } pencarian selesai; { $misfits } tidak cocok.
compare-view-making = { $done } dari { $all } teka-teki dibuat
compare-view-running = { $done } dari { $all } pencarian selesai
compare-view-so-far = { $count } diekspansi
compare-view-beside = Berdampingan
    .hint = Pohon kedua pencarian yang dipilih, berjalan serempak
compare-view-beside-two = Pilih dua baris dari satu teka-teki
# The table, for screen readers, and its heads, which stand in narrow columns; .about explains one.
compare-view-table = Tabel pencarian
compare-view-sort = Klik untuk mengurutkan baris menurut kolom ini.
compare-view-puzzle = Teka-teki
compare-view-search = Pencarian
compare-view-outcome = Hasil
compare-view-moves = Langkah
    .about = Langkah solusi yang ditemukan; (terpendek): terbukti tidak ada yang lebih pendek
compare-view-expanded = Diekspansi
    .about = Simpul yang semua anaknya sudah dibangkitkan
compare-view-generated = Dibangkitkan
    .about = Anak yang dibangkitkan
compare-view-live = Hidup maks.
    .about = Simpul hidup terbanyak yang menunggu diekspansi pada satu saat; untuk iterative deepening, simpul pada lintasan terpanjangnya
compare-view-memory = Memori
    .about = Memori terbanyak yang dipakai simpul dan tabel fungsi pembatas
compare-view-time = Waktu
    .about = Waktu pencarian saja, tanpa penyiapan tabel
compare-view-branching = Faktor percabangan efektif: pohon sedalam ini yang setiap simpulnya memiliki b* anak mempunyai simpul sebanyak yang dibangkitkan
compare-view-probes = Diuji
    .about = Nilai yang dicoba hanya untuk menemukan pertentangan
# How a search has ended, in the column of moves: without a solution, or by a limit.
compare-view-misfit = tidak cocok
compare-view-fewest = { $moves } (terpendek)
# A row as a sentence without its full stop. $moves is, for example, 13 (fewest).
compare-view-row = { $search } pada { $puzzle }: { $moves }, { $expanded } diekspansi, { $generated } dibangkitkan, memori { $memory }; waktu pencarian { $time }, penyiapan { $setup }, diperlukan sedikitnya { $least } langkah
compare-view-row-hidato = { $search } pada { $puzzle }: { $verdict }; { $expanded } diekspansi, { $generated } dibangkitkan, { $probed } diuji, waktu pencarian { $time }, dengan { $engine }
compare-view-proved = { $count } terbukti
# The lines that sum up a search over all puzzles.
compare-view-sum = jumlah: { $solved } dari { $all } selesai
    .about = { $search }: { $solved } dari { $all } selesai, seluruhnya { $expanded } diekspansi, paling banyak { $live } hidup pada satu saat, paling banyak { $memory } memori
compare-view-mean = rata-rata
    .about = { $search }: rata-rata { $expanded } diekspansi, dari teka-teki yang dicari solusinya
compare-view-median = median
    .about = { $search }: median { $expanded } diekspansi, dari teka-teki yang dicari solusinya
# The choice of a plot; .axis is the name of its horizontal axis.
compare-view-chart-expanded = Diekspansi
    .name = Simpul yang diekspansi menurut pencarian
compare-view-chart-length = Per panjang
    .name = Simpul menurut panjang solusi
    .axis = langkah solusi
compare-view-chart-size = Per ukuran
    .name = Simpul menurut ukuran
    .axis = sel kosong teka-teki
compare-view-chart-growth = Pertumbuhan
    .name = Pertumbuhan iterasi
compare-view-nodes-expanded = simpul yang diekspansi (skala logaritmik)
compare-view-nodes-generated = simpul yang dibangkitkan (skala logaritmik)
compare-view-growth-axis = ambang iterasi
compare-view-bar = { $search }: { $count } diekspansi
    .least = { $search }: sedikitnya { $count } diekspansi, diakhiri oleh batas
compare-view-no-iterations = Tidak satu pun pencarian ini memiliki iterasi. Hanya iterative deepening yang memilikinya.
compare-view-none-ended = Belum ada pencarian yang selesai.
compare-view-on = Teka-teki: { $puzzle }
# So many nodes at the bound of an iteration.
compare-view-growth-point = { $count } pada { $bound }
# A plot in words, for screen readers; $figures lists what it shows.
compare-view-chart-of-expanded = Grafik simpul yang diekspansi: { $figures }
compare-view-chart-of-sizes = Grafik simpul yang diekspansi menurut { $axis }; angkanya ada di tabel
compare-view-chart-of-growth = Grafik simpul yang dibangkitkan menurut ambang: { $figures }
# Two searches side by side.
compare-view-first-tree = Pohon pencarian pertama
compare-view-second-tree = Pohon pencarian kedua
compare-view-back = Tabel
    .name = Kembali ke tabel
    .hint = Kembali ke tabel perbandingan
compare-view-by-expansion = Per ekspansi
    .hint = Ekspansi keduanya sama banyak: yang lebih pendek berakhir lebih dahulu
compare-view-by-share = Per bagian
    .hint = Bagian ekspansi keduanya sama besar: keduanya berakhir bersamaan
compare-view-probed = { $count } nilai juga diuji.
# $stays: the other of the two searches goes on.
compare-view-tree-stops = Pohon terhenti setelah { $count } ekspansi; pencarian masih berlanjut{ $stays ->
    [yes] ; pohon ini tetap di sini
   *[no] {""}
}
# $what is how the search ended; $by is learning if clause learning ended it.
compare-view-ended = Berakhir setelah { $count } ekspansi: { $what }{ $by ->
    [learning] , dengan pembelajaran klausa, yang tidak memiliki pohon
   *[tree] {""}
}{ $stays ->
    [yes] ; pohon ini tetap di sini
   *[no] {""}
}
compare-view-none-live = Tidak ada simpul hidup
compare-view-next-live = Simpul hidup berikutnya
compare-view-e-node = Simpul-E
compare-view-guess-needed = diperlukan tebakan
    .about = Aturan tidak dapat melangkah lebih jauh, dan pencarian ini tidak menebak.
compare-view-step = Tahap { $at } dari { $all }: sesudah ekspansi yang sama banyak, atau di akhir
compare-view-step-share = Tahap { $at } dari { $all }: { $percent } % dari setiap pencarian
# The slider of both searches, for screen readers.
compare-view-slider = Tahap keduanya
# What the buttons of the player do.
compare-view-previous = Mundur satu tahap (Kiri)
compare-view-next = Tahap berikutnya (Kanan)
compare-view-last = Akhir keduanya (End)

## Practice in the window

session-view-practice = Latihan
action-view-practice = Berlatih: menjawab pertanyaan
session-practice-no-cells = Klik selnya dahulu, atau ketik “nihil” jika sel seperti itu tidak ada.
session-practice-nothing = Ketik jawabannya dahulu.
session-practice-no-verdict = Pilih juga ya atau tidak.
session-practice-no-fate = Pilih untuk setiap anak apa yang terjadi dengannya.
session-practice-no-choice = Pilih salah satu jawaban.
session-practice-no-cell = Klik sel bilangan itu.
session-practice-no-rule = Pilih aturannya.
session-bound-not-judged = Fungsi pembatas tidak dapat diperiksa
session-practice-not-begun = Pertanyaan tidak dapat dibuat
session-practice-failed = Pertanyaan tidak dapat dibuat karena kesalahan dalam program
session-practice-not-saved = Hasil latihan Anda yang terakhir belum disimpan
session-practice-not-performed = Pencarian tidak dapat dikerjakan di sini
session-practice-no-search = Pencarian dikerjakan secara manual pada teka-teki geser yang dapat diselesaikan.
practice-view-tree = Pohon pertanyaan
practice-view-nothing = Tidak ada pertanyaan jenis ini yang cocok dengan teka-teki yang terbuka: { $why }. Pilih jenis lain, atau teka-teki baru untuk tiap pertanyaan.
    .fresh = Tidak ditemukan teka-teki dengan pertanyaan jenis ini pada tingkat ini. Pilih jenis lain, atau tingkat lain.
    .more = Tidak ada lagi pertanyaan lain dari jenis-jenis ini.
practice-view-making = Pertanyaan sedang dibuat…
# $level is from 1 to 5; $right of $count answers were right.
practice-view-place = Pertanyaan { $number } · tingkat { $level } dari 5 · benar: { $right } dari { $count }
practice-view-seed = Benih { $seed }
practice-view-end = Akhiri latihan ini
practice-view-next = Pertanyaan berikutnya
practice-view-check = Periksa
practice-view-give-up = Tampilkan jawaban
    .hint = Pertanyaan dihitung salah
practice-view-heading = Belajar dengan menjawab
practice-view-about = Langkah menanyakan apa yang dilakukan pencariannya selanjutnya, dan langsung menilai jawaban Anda. Jika salah, Anda melihat bagian pertama yang salah beserta alasannya.
practice-view-kinds = Yang ditanyakan (semua, jika tidak ada yang dipilih)
practice-view-level = Tingkat
practice-view-rising = naik
    .hint = Pertanyaan menjadi lebih sulit setelah jawaban yang benar, dan lebih mudah setelah yang salah
practice-view-on-open = Bertanya tentang teka-teki yang terbuka
    .hint = Jika tidak, setiap pertanyaan memakai teka-teki baru
practice-view-bound = Dengan fungsi pembatas saya: { $bound }
    .hint = Pertanyaan yang menanyakan h memakai fungsi ini
# What a lecture fixes for best-first search.
practice-view-ties = Aturan jika ĉ sama
    .hint = Dalam best-first search, simpul hidup mana yang didahulukan jika beberapa memiliki ĉ terkecil
practice-view-order = Urutan anak
    .hint = Dalam best-first search, urutan membangkitkan anak sebuah simpul
practice-view-by-level = menurut tingkat
practice-view-usual-order = { $order } (biasa)
practice-view-seed-field = Benih
    .none = yang baru
    .hint = Benih yang sama memberi pertanyaan yang sama: satu kelas dapat memakai satu lembar
    .wrong = Ketik bilangan bulat.
practice-view-begin = Mulai
practice-view-exam = Lembar ujian
    .hint = Soal ujian dengan pertanyaan sebanyak itu dari jenis-jenis ini, dan jawabannya pada halaman tersendiri; sama untuk benih yang sama
    .file = ujian
practice-view-exam-count = Pertanyaan
practice-view-exam-title = Judul
    .hint = Tanpa judul, lembar menyebut benihnya. Dengan judul, hanya jawaban yang menyebutnya.
practice-view-exam-key = Jawaban pada halaman tersendiri
practice-view-result = { $right } dari { $count } jawaban benar.
practice-view-save = Simpan hasil…
    .hint = Benih, jawaban, penilaian, dan waktu; `langkah practice --check` memeriksa berkas ini
    .file = latihan
    .kind = Hasil
practice-view-closing = Tutup jendela tanpa menyimpan latihan Anda?
    .about = Anda telah menjawab pertanyaan, atau sedang mengerjakan pencarian. Belum semua jawaban Anda ada dalam berkas.
practice-view-questions = Jawab pertanyaan
practice-perform-title = Kerjakan pencarian secara manual
practice-perform-about = Anda mengekspansi simpul hidup sebuah pencarian menurut urutannya, dan mengatakan apa yang terjadi dengan anak-anaknya. Setiap tindakan dibandingkan dengan pencarian itu. Tingkat 1 sampai 3 adalah best-first search; 4 dan 5 adalah iterative deepening, yang ambangnya mematikan anak.
practice-perform-count = Ekspansi
# $number of $count expansions are done or begun; $right of $acts acts were right.
practice-perform-place = Ekspansi { $number } dari { $count } · benar: { $right } dari { $acts }
practice-perform-help = Tunjukkan tindakan berikutnya
    .hint = Melakukan tindakan berikutnya dan menjelaskan alasannya; tindakan itu tidak dihitung benar
practice-perform-wrong = Salah: { $said }
practice-perform-helped = Dengan bantuan
practice-perform-done = Selesai
# Above the result of the last run.
practice-view-last-time = Terakhir kali
practice-perform-result = { $right } dari { $acts } tindakan benar pada percobaan pertama. Salah: { $wrong }. Dengan bantuan: { $helped }.
practice-perform-again = Sekali lagi
practice-perform-before = Sebelumnya
practice-view-number = Bilangan
practice-view-node = Simpul: klik, atau ketik nomornya
practice-view-nodes = Simpul menurut urutan: klik, atau ketik nomornya
practice-view-cells = Ditandai: { $count }
practice-view-typed = Atau ketik: { $how }
# In the field of an answer, until something is typed.
practice-view-example = misalnya { $example }
practice-view-choose = Pilih, atau ketik jawaban Anda
practice-view-cells-label = Klik sel-selnya, atau ketik
practice-view-placed = Ketik bilangannya; klik selnya, dan pilih aturannya
practice-view-chain = aturan rantai: bilangan itu tidak punya sel lain
practice-view-only = bilangan tunggal: sel itu tidak menerima bilangan lain
practice-view-right = Benar
practice-view-wrong = Salah
practice-view-wrong-number = Salah: bilangannya
practice-view-wrong-verdict = Salah: putusannya
practice-view-wrong-item = Salah pada urutan ke-{ $place }
practice-view-wrong-board = Salah pada papan { $number }
practice-view-wrong-move = Salah pada anak { $way }
practice-view-key = Jawabannya
practice-view-empty-cell = Baris { $row }, kolom { $column }: kosong
practice-view-number-cell = Baris { $row }, kolom { $column }: { $number }
# $cell is practice-view-empty-cell or practice-view-number-cell.
practice-view-cell-put = { $cell }, ada dalam jawaban Anda
practice-view-cell-told = { $cell }, disebut dalam penjelasan

## Lessons

# What is hidden until a question is answered
lesson-hidden-kurang = tabel Kurang
lesson-hidden-verdict = putusan
lesson-hidden-e-node = simpul-E
# What is wrong with the file of a lesson
lesson-not-text = bita ini bukan teks; simpan berkas sebagai UTF-8
lesson-too-large = berkas lebih besar dari { $kib } KiB; bagilah menjadi beberapa pelajaran
lesson-no-header = pelajaran dimulai dengan baris “{ $header } { $version }”
lesson-version = “{ $found }” bukan versi pelajaran yang dibaca program ini; tulis { $version }
lesson-stray = baris ini menjorok dan tidak termasuk kunci mana pun; tulis kunci seperti “note:” di atasnya
lesson-no-key = “{ $line }” tidak memiliki kunci; tulis “note:” sebelum teks, dan beri indentasi pada baris-barisnya
lesson-unknown = { $place ->
    [step] tahap tidak memiliki kunci “{ $key }”; kuncinya step, view, at, node, search, question, hide, dan note
   *[head] “{ $key }” bukan kunci di sini; sebelum “step” pertama ada title, author, puzzle, dan search
}
lesson-twice = “{ $key }” muncul untuk kedua kali, sesudah baris { $line }; hapus salah satunya
lesson-no-language = hanya judul dan catatan yang dapat memiliki bahasa, bukan “{ $key }”
lesson-language = tidak ada bahasa “{ $tag }”; bahasa yang ada: { $tags }
lesson-empty = “{ $key }” tidak memiliki nilai; tulis nilainya, atau hapus barisnya
lesson-missing = di sini “{ $key }:” belum ada
lesson-no-step = pelajaran ini tidak memiliki tahap; tulis baris “step” dan di bawahnya “note:”
lesson-many-steps = sebuah pelajaran memiliki paling banyak { $most } tahap
lesson-long = teks lebih panjang dari { $most } huruf; bagilah menjadi beberapa tahap
lesson-other-family = pencarian ini untuk jenis teka-teki lain
lesson-view = “{ $word }” bukan tampilan; tampilan yang ada: { $views }
lesson-number = “{ $word }” bukan bilangan yang dapat ditulis di sini
lesson-kind = “{ $word }” bukan jenis pertanyaan; jenis yang ada: { $kinds }
lesson-words = pertanyaan ini ditulis sebagai “{ $dealt }”
    .either = pertanyaan ini ditulis sebagai “{ $exact }” atau “{ $dealt }”
lesson-hide = “{ $word }” tidak dapat disembunyikan; yang dapat disembunyikan: { $all }
lesson-node-on-board = hanya tahap pada pohon yang memiliki simpul; tulis “view: tree”
lesson-no-search = tahap ini membutuhkan pencarian; tulis “search: best-first:manhattan” atau yang lain sebelum “step” pertama
lesson-no-tree = pencarian ini tidak memiliki pohon yang dapat ditampilkan; pilih pencarian lain
lesson-moment = pencarian ini tidak sampai ke saat yang ditulis; saat terakhirnya { $last }
lesson-node = simpul itu tidak ada pada saat yang ditulis; ada { $count } simpul
lesson-no-solution = pencarian tidak menemukan solusi, jadi tidak ada tahapnya yang dapat ditampilkan
lesson-solution = solusi tidak memiliki tahap itu; tahap terakhirnya { $last }
# $why adalah salah satu teks practice-unasked-….
lesson-no-question = tidak ada pertanyaan “{ $kind }” pada teka-teki ini di tempat ini: { $why }
# A lesson in the window
lesson-view-first = Pelajaran masih menyembunyikan hal ini
    .about = Jawab pertanyaannya, atau lanjutkan pelajaran. Tekan Esc untuk meninggalkan pelajaran dan memperlihatkan semuanya.
lesson-view-changed = Pelajaran telah berubah
    .about = Jawaban untuk pertanyaan yang masih ada di dalamnya tetap disimpan.
lesson-view-elsewhere = { $count ->
    [0] Pertanyaan ini tentang papan awal.
   *[other] Pertanyaan ini tentang papan sesudah { $count } tahap.
}
    .show = Tampilkan papan itu
lesson-view-waits = Pelajaran Anda menunggu
    .about = Teka-teki lain kini terbuka. Buka lagi pelajarannya untuk melanjutkan dengan jawaban Anda.
lesson-view-ended = Pelajaran telah berakhir
    .about = Teka-teki lain kini terbuka. Buka lagi pelajarannya untuk melanjutkan.
lesson-view-closing = Tutup jendela dan kehilangan jawaban Anda?
    .about = Anda sudah mulai menjawab pertanyaan sebuah pelajaran. Jawaban Anda hanya ada selama jendela terbuka.
# A lesson that is being recorded
lesson-record-aside = Pelajaran Anda disimpan
    .about = Anda merekamnya pada teka-teki lain. “Rekam pelajaran”, pada menu di sebelah Buka, membawa Anda kembali ke pelajaran itu.
lesson-record-no-title = Pelajaran ini belum memiliki judul.
lesson-record-no-step = Pelajaran ini belum memiliki tahap. Pergilah ke sebuah papan atau ke suatu saat pencarian, lalu tambahkan penanda.
lesson-record-no-note = Tahap { $number } belum memiliki catatan.
lesson-record-fault = Tahap { $number }: { $what }
lesson-record-unfinished = Pelajaran belum siap
# Shown while it takes long to open, try or save a lesson
lesson-preparing = Menyiapkan pelajaran: pencariannya dijalankan…
    .stop = Batalkan persiapan
# The panel of a lesson
lesson-menu = Pelajaran
lesson-menu-record = Rekam pelajaran
    .hint = Telusuri teka-teki yang terbuka, tandai hal yang ingin diperlihatkan, lalu simpan penanda itu bersama catatan dan pertanyaan sebagai pelajaran
lesson-view-hidden = Disembunyikan sampai Anda menjawab: { $what }
    .later = Masih disembunyikan: { $what }
lesson-view-leave = Tinggalkan pelajaran
    .hint = Teka-teki tetap terbuka, dan semuanya diperlihatkan kembali (Esc)
lesson-view-author = Oleh { $name }
lesson-view-back = Kembali
    .hint = Tahap sebelumnya (Ctrl+Page Up)
lesson-view-next = Lanjut
    .hint = Tahap berikutnya (Enter, atau Ctrl+Page Down)
lesson-view-end = Selesai
lesson-view-result = Pelajaran ini sudah tuntas: { $right } dari { $all } jawaban benar. “Selesai” menutupnya; “Kembali” menelusurinya lagi.
lesson-view-place = Tahap { $number } dari { $count }
    .asked = Tahap { $number } dari { $count }, { $right } dari { $asked } benar
lesson-key-enter = Dalam pelajaran: jawab pertanyaan, atau lanjutkan
lesson-key-pages = Dalam pelajaran: tahap sebelumnya, tahap berikutnya
lesson-key-escape = Tinggalkan pelajaran
# The panel of a lesson that is being recorded
lesson-record = Merekam pelajaran
lesson-record-end = Akhiri perekaman
    .hint = Menutup panel ini
lesson-record-forget = Buang yang belum disimpan?
    .yes = Buang
    .no = Lanjutkan
lesson-record-closing = Tutup jendela tanpa menyimpan pelajaran Anda?
    .about = Anda merekam sebuah pelajaran yang belum seluruhnya tersimpan dalam berkas.
lesson-record-title = Judul
lesson-record-author = Penulis
lesson-record-add = Tambahkan penanda di sini
    .hint = Satu tahap dengan yang sedang terlihat: papan, atau saat dan simpul terpilih pada pohon
    .disabled = Penanda membutuhkan papan awal, papan dari solusi yang ditemukan, atau pohon yang terekam
lesson-record-board = Papan, di awal
    .after = Papan, setelah { $count } tahap
lesson-record-tree = Pohon, ekspansi { $at }
    .root = Pohon, sebelum ekspansi pertama
    .end = Pohon, di akhir, setelah { $count } ekspansi
# $place is one of the texts lesson-record-tree.
lesson-record-node = { $place }, simpul { $node }
lesson-record-note = Catatan
    .hint = Baris kosong memulai paragraf baru
lesson-record-question = Pertanyaan
lesson-record-no-question = Tanpa pertanyaan
lesson-record-tile = Ubin (0 berarti kosong)
lesson-record-way = Ubin kosong bergerak
lesson-record-level = Tingkat
lesson-record-seed = Benih
lesson-record-hide = Sembunyikan sampai dijawab, atau pada tahap ini
lesson-record-earlier = Lebih awal
lesson-record-later = Lebih akhir
lesson-record-remove = Hapus
lesson-record-try = Coba
    .hint = Memutar pelajaran seperti yang dilihat mahasiswa; tinggalkan untuk melanjutkan perekaman
lesson-record-save = Simpan pelajaran…
    .hint = Berkas teks yang dapat dibuka siapa saja, dan dapat Anda ubah dengan tangan
    .file = pelajaran
    .kind = Pelajaran
# The steps of a lesson in the terminal
lesson-terminal-step = Tahap { $number }, { $place }
lesson-terminal-hides = menyembunyikan { $what }
# $name is the word in a file for what is to be hidden.
lesson-terminal-shows = jendela memperlihatkan jawabannya; `hide: { $name }` menyembunyikannya
lesson-terminal-answer = jawaban: { $answer }
# Where a board is wanted as a goal
lesson-no-goal = Ini berkas pelajaran, sedangkan status tujuan adalah sebuah papan

## Argumen yang keliru, dan bantuan baris perintah

usage-error = kesalahan:
usage-tip = saran:
usage-heading = Pemakaian:
usage-options = PILIHAN
usage-command = SUBPERINTAH
usage-heading-arguments = Argumen
usage-heading-options = Pilihan
usage-heading-commands = Subperintah
usage-heading-values = Nilai yang mungkin:
usage-default = [bawaan: { $value }]
# $values is a list of names.
usage-values = [nilai yang mungkin: { $values }]
usage-more = Keterangan lebih lanjut: '--help'.
# $argument is an option with its value, such as `--seed <N>`.
usage-no-value = '{ $argument }' memerlukan nilai, tetapi tidak ada
usage-value = nilai '{ $value }' tidak sah untuk '{ $argument }'
usage-unknown = argumen '{ $argument }' tidak dikenal
usage-subcommand = subperintah '{ $name }' tidak dikenal
usage-after-help = { $option } tidak boleh ditulis sesudah 'help', yang hanya menerima nama subperintah dan --language
usage-too-many = nilai '{ $value }' tidak diharapkan: '{ $argument }' tidak menerima nilai lagi
usage-letters = salah satu argumen bukan UTF-8 yang sah
# The arguments follow on lines of their own.
usage-missing = argumen berikut diperlukan, tetapi tidak ada:
usage-twice = argumen '{ $argument }' tidak boleh dipakai lebih dari sekali
usage-beside = argumen '{ $argument }' tidak boleh dipakai bersama '{ $other }'
# The arguments follow on lines of their own.
usage-beside-all = argumen '{ $argument }' tidak boleh dipakai bersama:
# $count is how many $names.
usage-similar = ada nama yang mirip: { $names }
usage-as-value = agar '{ $argument }' dibaca sebagai nilai, tulis '-- { $argument }'
usage-after-file = subperintah tidak boleh mengikuti berkas '{ $file }'
usage-both = { $first } dan { $second } tidak dapat sama-sama dibaca dari masukan standar
usage-no-moves = LANGKAH tidak diberikan, jadi tidak ada yang ditulis
usage-no-moves-all = LANGKAH tidak diberikan; tanpa LANGKAH hanya --all yang dapat dipakai
usage-counts = --counts tidak dapat dipakai bersama --to { $notation }, yang tidak memakai huruf
# $what is an option, too.
usage-is-for = { $option } hanya dapat dipakai bersama { $what }
usage-not-anytime = { $option } bukan untuk --search anytime, yang memilih sendiri fungsi pembatas dan urutannya
usage-not-blind = { $option } bukan untuk --search bfs atau dfs, yang buta dan tidak memakai fungsi pembatas
usage-not-queue = { $option } hanya untuk --search best-first: bfs mengambil simpul terlama, dan dfs yang terbaru
usage-visited = { $option } hanya untuk --search best-first, bfs, dan dfs: iterative deepening (--search ida) tidak menyimpan himpunan terkunjungi
usage-children = { $option } hanya untuk --search best-first, bfs, dan dfs: iterative deepening (--search ida) memiliki urutannya sendiri
usage-queue = { $option } hanya untuk --search best-first: iterative deepening (--search ida) tidak menyimpan antrean
# $option is an option's name.
usage-course-spelled = { $option } tidak boleh dipakai bersama --preset course, yang menjalankan pencarian seperti dipublikasikan; tulis pencarian itu lengkap: --search best-first --bound misplaced --ties newest, lalu ubah sesuai keinginan, misalnya dengan --order URDL
usage-split = --split membagi --search ida dengan langkah satu ubin dan tanpa bobot: { $option } tidak dapat dipakai bersamanya
usage-for-svg-png = { $option } hanya untuk .svg dan .png
usage-for-svg-png-pdf = { $option } hanya untuk .svg, .png, dan .pdf
usage-for-png-pdf = { $option } hanya untuk .png dan .pdf
usage-for-boards = { $option } hanya untuk papan dalam .svg, .png, dan .gif
usage-for-pixels = { $option } hanya untuk papan dalam .png dan .gif
usage-for-puzzles = { $option } hanya untuk teka-teki dalam .pdf
usage-answers = jawaban dibaca dari masukan standar
usage-goal = --goal hanya dapat dipakai jika berkas teka-teki diberikan
usage-html = bersama --html nama berkas harus berakhiran .html
usage-tree-html = --tree hanya untuk HTML: tambahkan --html
usage-goal-size = --size { $size } tidak cocok dengan --goal, yang berupa papan { $goal }
usage-seeds = --seed dan --count bersama-sama melewati { $most }
# What an option takes; a colon stands before.
usage-window = yang diharapkan bilangan dari { $least } sampai { $most }, misalnya { $usual }
usage-share = yang diharapkan nomor bagian dan banyaknya bagian, misalnya 2/8
usage-share-none = sekurang-kurangnya ada satu bagian: bilangan sesudah / adalah 1 atau lebih
usage-share-zero = bagian dihitung mulai dari 1, misalnya 1/8
usage-share-past = nomor bagian tidak boleh melebihi banyaknya bagian
usage-levels = yang diharapkan all atau banyaknya aras
usage-step = yang diharapkan last atau banyaknya tahap
usage-name-export = namanya harus berakhiran .svg, .png, .gif, .html, atau .pdf; `langkah solve --trace BERKAS.dot` menulis pohon untuk Graphviz
usage-name-sheet = namanya harus berakhiran .pdf
usage-name-exam = namanya harus berakhiran .pdf, .html, atau .md
usage-name-trace = namanya harus berakhiran .jsonl, .svg, .dot, .png, atau .pdf
usage-folder = itu folder; sebutkan sebuah berkas
usage-level = yang diharapkan bilangan dari 1 sampai 5
# The name of a preset stands where a kind of search belongs.
usage-search-preset = { $name } adalah preset: tulis --preset { $name }
usage-weight = yang diharapkan bilangan dari 0 sampai { $most }
usage-seconds = yang diharapkan banyaknya detik, misalnya 10 atau 0.5
usage-whole = yang diharapkan bilangan bulat
usage-whole-zero = yang diharapkan bilangan bulat mulai dari 0
usage-whole-positive = yang diharapkan bilangan bulat mulai dari 1
usage-whole-great = bilangannya terlalu besar
usage-between = yang diharapkan bilangan bulat dari { $least } sampai { $most }
usage-show = yang diharapkan all, none, atau banyaknya tahap mulai dari 1
usage-size = yang diharapkan baris dan kolom, misalnya 4x4
# $names is a list of bounds; $why is what is wrong with the expression.
usage-bound = yang diharapkan { $names }, atau sebuah ekspresi: { $why }
usage-goal-file = yang diharapkan blank-last, blank-first, snail, atau papan di dalam berkas atau tanda kutip; sebagai berkas: { $why }
# $holder is what holds the board: `text` or `file`.
usage-goal-two = { $holder ->
    [text] teks itu memuat status awal dan status tujuan; yang diharapkan hanya status tujuannya
   *[file] berkas itu memuat status awal dan status tujuan; yang diharapkan hanya status tujuannya
}
# $family is a Hidato or the like, without an article.
usage-goal-family = { $holder ->
    [text] teks itu memuat { $family }, yang tidak dapat menjadi status tujuan teka-teki ubin geser; yang diharapkan blank-last, blank-first, snail, atau papan ubin di dalam berkas atau tanda kutip
   *[file] berkas itu memuat { $family }, yang tidak dapat menjadi status tujuan teka-teki ubin geser; yang diharapkan blank-last, blank-first, snail, atau papan ubin di dalam berkas atau tanda kutip
}
# The faults follow on lines of their own.
usage-goal-none = { $holder ->
    [text] teks itu tidak memuat papan
   *[file] berkas itu tidak memuat papan
}
usage-letters-blank = U, L, D, dan R: arah gerak ubin kosong
usage-letters-tile = U, L, D, dan R: arah gerak ubin
usage-letters-words = Up, Left, Down, dan Right: arah gerak ubin kosong
usage-letters-numbers = nomor setiap ubin yang bergerak
usage-letters-lines = sama, dengan satu nomor untuk sederet ubin yang bergerak sekaligus

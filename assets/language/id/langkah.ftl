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

## Sliding tiles: boards, bounds, notation

## Hidato: reading texts

## Hidato: boards, rules, reasons

## Reading a puzzle, families

## Searches and presets

## Solutions, outcomes, limits

outcome-making-tables = Menyiapkan tabel, { $percent } %
outcome-making-larger-tables = Teka-teki sulit: menyiapkan tabel yang lebih besar, { $percent } %
outcome-making-puzzle = Membuat teka-teki, { $percent } %

## Tree and what happened to a node, sliding tiles

## Tree and what happened to a node, Hidato

## Comparisons

## Reports

## Files and settings

# On the terminal, after "langkah: ".
files-absent = { $name }: tidak ada berkas ataupun subperintah dengan nama ini; lihat `langkah --help`
files-no-window = jendela tidak dapat dibuka: { $what }; `langkah check` dan `langkah solve` tidak memerlukannya
files-without-window = program ini dibangun tanpa jendela; lihat `langkah --help` untuk baris perintah
# These five follow the name of a file and a colon.
files-folder = ini folder; yang diharapkan berkas berisi teka-teki
files-no-file = bukan berkas, melainkan perangkat, pipa, atau folder
# $most is a number.
files-too-large = lebih besar dari { $most } MiB; yang diharapkan berkas kecil berisi teka-teki
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
session-random = Acak { $size }, seed { $seed }
session-random-any = Susunan { $size } sembarang, seed { $seed }
session-random-walk = { $moves } langkah acak pada { $size }, seed { $seed }
# $family is Hidato or Numbrix.
session-made = { $family } acak { $size }, seed { $seed }
session-made-shape = { $family } acak { $size }, { $shape }, seed { $seed }
session-edited = Suntingan
# $source is one of these messages or the name of a file.
session-after = { $source }, setelah { $shown } langkah
# In a list of puzzles that are compared.
session-walk = { $moves } langkah acak, seed { $seed }
session-size-and-seed = { $size }, seed { $seed }
# The shapes of random Hidatos and how hard they are, by the names that one types; also in the
# terminal. In English they are the same.
session-shape = { $shape ->
    [rectangle] persegi panjang
    [holes] berlubang
    [diamond] belah ketupat
    [cross] salib
    [heart] hati
    [ring] cincin
    [disc] cakram
    [hourglass] jam pasir
   *[other] { $shape }
}
session-difficulty = { $level ->
    [easy] mudah
    [medium] sedang
    [hard] sulit
    [expert] mahir
    [extreme] ekstrem
   *[other] { $level }
}
session-format-of-hidato = format ini untuk Hidato
session-format-of-sliding = format ini untuk teka-teki ubin geser
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
    .no-path = Tidak ditemukan lintasan melalui bentuk ini; seed lain mungkin mempunyainya.
session-how-read = Cara teks dibaca
# $format is a name such as course.
session-read-as = Dibaca dalam format { $format }
session-left-out = Tidak semua isi berkas dapat dibaca
session-nothing-moves = Tidak ada yang dapat digeser di sini
    .why = Daftar langkah hanya untuk teka-teki ubin geser, sedangkan yang terbuka Hidato.
session-nothing-changed = Tidak ada yang berubah
    .needs-sliding = Ini untuk teka-teki ubin geser, sedangkan yang terbuka Hidato.
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
session-mended-settings = Pengaturan tidak dapat dibaca: semuanya kembali seperti semula.
session-mended-choice = Pilihan “{ $name }” tidak dapat dibaca: kembali seperti semula.
session-mended-figures = Ada angka di luar rentang: dipakai angka terdekat.

## Terminal: solving, checking, verdicts

# Names of figures, each before its figure: at most 12 letters.
terminal-not-solved = Tak selesai
terminal-moves = Langkah
terminal-found = Ditemukan
terminal-ended = Berakhir
terminal-search = Pencarian
terminal-expanded = Diekspansi
terminal-generated = Dibangkitkan
terminal-live = Hidup maks.
terminal-memory = Memori
terminal-search-time = Waktu cari
terminal-setup-time = Waktu siap
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
terminal-total-parts = { $time }: putusan, persiapan, dan pencarian
# What follows "Moves"; $moves is "1 move" or "23 moves", $known what is proved of shorter solutions.
terminal-length-none = { $moves }: status awal sama dengan status tujuan
terminal-length-proved = { $moves }, terbukti paling sedikit
terminal-length-not-proved = { $moves }, tidak terbukti paling sedikit; { $known }
# Why a search with a solution ended; $why is one of the messages that begin with terminal-limit.
terminal-shorter-stopped = pencarian solusi yang lebih pendek berakhir: dihentikan
terminal-shorter-limit = pencarian solusi yang lebih pendek berakhir: { $why }
# Solutions and when they were found: "128 at 9.1 ms, 121 at 40 ms".
terminal-improvement = { $length } pada { $time }
terminal-limit-nodes = batas { $most } simpul yang dibangkitkan tercapai
terminal-limit-mib = batas memori { $most } MiB tercapai
# $most and $held are figures with their units.
terminal-limit-memory = batas memori { $most } tercapai ({ $held } terpakai)
terminal-limit-time = batas pencarian { $most } detik tercapai
terminal-limit-depth = semua lintasan sampai kedalaman terbesar sudah dicoba
terminal-nothing-proved = banyak langkah paling sedikit belum terbukti
terminal-none-shorter = tidak ada solusi yang kurang dari { $moves }
# $option is an option such as --memory, $bound the name of a bound.
terminal-advice = { $other ->
    [small-no-preset] naikkan { $option }, atau coba tanpa --preset, agar pencarian memerlukan sangat sedikit memori
    [small-bound] naikkan { $option }, atau coba --bound walking-distance, yang memerlukan sangat sedikit memori
    [depth] naikkan { $option }, atau coba --depth, agar pencarian berbalik pada waktunya
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
# Heads of the table's rows where the goal has an order of its own: at most 8 letters.
terminal-tile = Ubin
terminal-number = Nomor
terminal-note = Catatan: { $note }
# $note is a sentence; the name of a file and a colon stand before.
terminal-note-beside = catatan: { $note }
terminal-difficulty = Tingkat kesulitan: { $level }.
# $headline is such as "Several solutions". Two boards follow.
terminal-here-are-two = { $headline }; berikut ini dua di antaranya.
terminal-no-lines = tidak ada bilangan di sini; yang diharapkan satu teka-teki pada setiap baris
# Faults that are not listed; $count is a number.
terminal-more = … dan { $count } lagi
terminal-standard-output = keluaran standar: { $error }
terminal-pause = Enter: papan berikutnya, q: selesai
terminal-no-pause = --pause hanya menunggu jika masukan dan keluaran standar berupa terminal; semua papan dicetak sekaligus
# A line of at most 80 letters that is rewritten while a search runs; f is the cost of a node.
terminal-progress = { $time } dtk, f { $bound }, diekspansi { $expanded }, dibangkitkan { $generated }
terminal-progress-best = { $time } dtk, { $best } langkah, minimal { $bound }, ekspansi { $expanded }, bangkit { $generated }
terminal-progress-batch = { $time } dtk, { $done } selesai
# $option is such as --moves. The name of a file and a colon stand before.
terminal-for-hidato = { $option } hanya untuk Hidato
terminal-for-sliding = { $option } hanya untuk teka-teki ubin geser
terminal-this-preset = --preset ini
terminal-trace-one = --trace FILE memuat pencarian satu teka-teki; sebutkan satu saja
terminal-trace-none = tidak ditulis karena tidak ada pencarian

## Terminal: random, convert, compare, arguments

# On standard error, before random puzzles; $seed is a number.
terminal-seed = seed { $seed }
terminal-no-seed = tidak ada seed acak: { $error }; berikan dengan --seed
terminal-line-without-goal = satu baris tidak memuat status tujuan: berikan --goal yang sama kepada solve
# $shape is the name of a shape, $size such as 8×8.
terminal-no-path = seed { $seed }: tidak ditemukan lintasan melalui bentuk { $shape } berukuran { $size }
# $level is the name of a difficulty.
terminal-nothing-harder = seed { $seed }: bentuk ini tidak menghasilkan yang lebih sulit dari { $level }
terminal-format-of-hidato = format ini untuk Hidato
terminal-format-of-sliding = format ini untuk teka-teki ubin geser; untuk Hidato ada matrix atau rosetta
# $search is the name of a search.
terminal-no-puzzle-for = { $family ->
    [hidato] { $search } adalah pencarian untuk Hidato, tetapi tidak ada Hidato
   *[sliding] { $search } adalah pencarian untuk teka-teki ubin geser, tetapi tidak ada teka-teki ubin geser
}
# The name of a file and a colon stand before.
terminal-no-search-for = { $family ->
    [hidato] tidak ada pencarian untuk Hidato yang disebut, misalnya propagate
   *[sliding] tidak ada pencarian untuk teka-teki ubin geser yang disebut, misalnya ida atau roni
}
# Heads of the columns of a comparison, in narrow columns.
terminal-head-search = pencarian
terminal-head-moves = langkah
# Whether the moves are proved the fewest.
terminal-head-least = optimal
terminal-head-mean-moves = rata-rata
terminal-head-solved = selesai
terminal-head-outcome = hasil
# How many values were tried for a while.
terminal-head-probes = percobaan
terminal-head-proved = terbukti
terminal-head-expanded = diekspansi
terminal-head-generated = dibangkitkan
terminal-head-live = hidup maks.
terminal-head-memory = memori
terminal-head-search-time = waktu cari
terminal-all-puzzles = Semua teka-teki
# Words in the first columns: how a search ended. The longest one should have 10 letters.
terminal-cell-yes = ya
# The search does not fit the board.
terminal-cell-misfit = tak cocok
terminal-cell-unsolvable = mustahil
# One solution, several or none; or one was found, and whether there are others is not known.
terminal-cell-one = satu
terminal-cell-several = beberapa
terminal-cell-none = tidak ada
terminal-cell-found = ada
# Numbers placed without a guess, of all that are missing.
terminal-cell-placed = { $placed } dari { $empty }
# What ended it.
terminal-cell-stopped = dihentikan
terminal-cell-nodes = simpul
terminal-cell-memory = memori
terminal-cell-time = waktu
terminal-cell-depth = kedalaman

## Window: opening, saving, files, notices

## Window: toolbar, menus, commands

menu-appearance = Tampilan
    .hint = Bahasa, tema, animasi, ukuran teks
menu-language = Bahasa
menu-system = Ikuti sistem

## Window: board, tables, verdict

## Window: search, moves, player

## Window: Hidato

# Buttons over the board, in narrow places.
window-hidato-view = Lihat
    .hint = Melihat papan dan menelusuri solusi tahap demi tahap
window-hidato-fill = Isi
    .name = Isi sendiri
    .hint = Klik sebuah sel dan ketik bilangannya
window-hidato-hint = Petunjuk
window-hidato-first = Ke-1
    .name = Solusi pertama
    .hint = Yang pertama dari dua solusi
window-hidato-second = Ke-2
    .name = Solusi kedua
    .hint = Yang kedua dari dua solusi
# Which cells touch: the menu's button, narrow, and its two choices.
window-hidato-corners-touch = Hidato: sudut dan sisi
    .choice = Hidato: sel bersentuhan pada sisi dan sudut
window-hidato-sides-touch = Numbrix: hanya sisi
    .choice = Numbrix: sel bersentuhan hanya pada sisi
window-hidato-which-touch = Sel mana yang bersentuhan
# Under the board, in a line.
window-hidato-seeking-hint = Mencari petunjuk…
window-hidato-searching = Mencari…
window-hidato-solved-by-hand = Selesai diisi sendiri
window-hidato-type-number = Ketik bilangan; Backspace mengosongkan sel
window-hidato-second-shown = Solusi kedua; sel yang berbeda ditandai
window-hidato-begin = Klik sebuah sel untuk mengisinya, atau tekan Selesaikan
window-hidato-place = { $position } dari { $count }
window-hidato-at-start = status awal
# The judgement of the numbers by hand.
window-hidato-by-hand = Diisi sendiri
window-hidato-nothing-filled = Belum ada yang diisi.
# $done and $all are numbers.
window-hidato-progress = { $state ->
    [asked] { $done } dari { $all } terisi; sedang diperiksa apakah masih dapat diselesaikan…
    [solvable] { $done } dari { $all } terisi; masih dapat diselesaikan.
    [hopeless] { $done } dari { $all } terisi; teka-teki ini sendiri tidak mempunyai solusi.
   *[unknown] { $done } dari { $all } terisi; belum diketahui apakah dapat diselesaikan.
}
window-hidato-solved = Selesai: setiap bilangan menyentuh bilangan berikutnya.
window-hidato-broken = Ini melanggar aturan:
window-hidato-lost = Tidak ada aturan yang dilanggar, tetapi tidak ada lagi solusi. Urungkan untuk menarik bilangan itu.
# Hints; $place is such as "row 3, column 4".
window-hidato-hint-again = Minta petunjuk sekali lagi untuk menaruhnya di sana.
window-hidato-hint-place = Petunjuk: { $number } di { $place }
window-hidato-hint-done = Petunjuk: tidak ada lagi yang perlu diisi
# The reason of a hint; a full stop follows.
window-hidato-hint-try = tidak ada aturan yang menempatkan bilangan di sini; bilangan ini ditemukan dengan pencarian
window-hidato-hint-wrong = Petunjuk: ambil satu bilangan; dengan bilangan di papan ini tidak ada solusi
window-hidato-hint-none = Tidak ada petunjuk: pencarian terlalu lama
window-hidato-given-at = { $number } di { $place } sudah diberikan.
# Numbers that could stand in the selected cell; buttons follow the second one.
window-hidato-reach-none = Tidak ada bilangan tersisa yang dapat mencapai { $place }.
window-hidato-reach = Yang dapat mencapai { $place }:
window-hidato-reach-many = { $count } bilangan dapat mencapai { $place }.
window-hidato-put = Taruh { $number }
# The menu of searches; its button is narrow.
window-hidato-search-menu = Pencarian: { $search }
    .hint = Pencarian yang dijalankan Selesaikan
window-hidato-as-published = Seperti dipublikasikan
window-hidato-memory = Memori
# The menu of random puzzles.
window-hidato-family = Teka-teki
window-hidato-sliding-tiles = Ubin geser
window-hidato-size = Ukuran
window-hidato-rows = Baris
window-hidato-columns = Kolom
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
window-hidato-cell-new = baru ditempatkan
window-hidato-cell-differs = solusi lain berbeda di sini
window-hidato-cell-wrong = salah
window-hidato-cell-hinted = ditunjuk petunjuk
# $family is Hidato or Numbrix, $size such as 8×8, $percent a number.
window-hidato-making = Membuat { $family } { $size }: { $percent } % setelah { $time }
window-hidato-stop-making = Batalkan pembuatan
# The search: its heading, then names of figures.
window-hidato-search = Pencarian
window-hidato-nothing-to-search = Tidak ada yang perlu dicari.
window-hidato-press-solve = Tekan Selesaikan, atau Enter.
window-hidato-searching-for = Mencari selama { $time }
window-hidato-expanded = Diekspansi
window-hidato-generated = Dibangkitkan
window-hidato-live = Hidup maksimum
window-hidato-engine = Mesin pencari
window-hidato-search-time = Waktu pencarian
window-hidato-stopped = Dihentikan.
window-hidato-limit-memory = Batas memori { $most } tercapai.
window-hidato-limit-nodes = Batas banyak simpul tercapai.
window-hidato-limit-time = Batas waktu tercapai.
window-hidato-limit-depth = Semua lintasan sampai kedalaman terbesar sudah dicoba.
# The step that is shown, and the list of all.
window-hidato-this-step = Tahap ini
window-hidato-steps-of-first = Tahap-tahap ini milik solusi pertama.
window-hidato-start = Status awal: belum ada yang ditempatkan.
window-hidato-number-at = { $number } di { $place }
# $guesses is a list such as "7 at row 3, column 4; 8 at row 1, column 2".
window-hidato-failed-first = Ditebak paling awal dan gagal, jadi tidak ada solusi yang memuatnya: { $guesses }.
window-hidato-failed-here = Sudah ditebak di sini dan gagal: { $guesses }.
# The end of a list; $count is a number.
window-hidato-more = … dan { $count } lagi
window-hidato-and-more = dan { $count } lagi
window-hidato-numbers = Bilangan menurut urutan ditemukan
window-hidato-no-numbers = Tidak ada solusi yang bilangannya dapat ditampilkan.
window-hidato-numbers-to-come = Bilangan-bilangan solusi akan muncul di sini.
window-hidato-step = Tahap { $at }: { $number }
# The verdict before a search.
window-hidato-no-solution = Tidak ada solusi
window-hidato-not-solved = Belum diselesaikan
window-hidato-one-as-hidato = Jika sudut juga bersentuhan (Hidato), ada tepat satu solusi.
    .switch = Ganti ke Hidato
window-hidato-one-as-numbrix = Jika hanya sisi yang bersentuhan (Numbrix), ada tepat satu solusi.
    .switch = Ganti ke Numbrix

## Window: help

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

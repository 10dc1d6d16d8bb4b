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

## Window: help

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

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

## Pictures and sheets

picture-title-sliding = { $tiles }-puzzle, { $size }
picture-title-hidato = Hidato, { $size }
picture-start = Posisi awal
picture-step-sliding = Tahap { $step } dari { $all }: ubin { $tile }, { $letter }
picture-step-hidato = Tahap { $step } dari { $all }: bilangan { $number }
picture-length = Solusi
picture-expanded = Simpul diekspansi
picture-generated = Simpul dibangkitkan
picture-memory = Memori simpul
picture-time = Waktu pencarian
picture-first = Awal
picture-previous = Sebelumnya
picture-play = Putar
picture-pause = Jeda
picture-next = Berikutnya
picture-last = Akhir
picture-slider = Tahap
picture-solutions = { $title }: solusi
picture-no-solution = tidak ada solusi
picture-not-found = solusi tidak ditemukan pada waktunya
picture-one-solution = satu-satunya solusi
picture-a-solution = salah satu solusi, atau belum terbukti satu-satunya
picture-with-goal = { $title }, tujuan { $goal }
picture-page = halaman { $page } dari { $count }

export-svg = Gambar tidak dapat dibuat: { $error }.
export-size = Gambar terlalu besar; pilih lebar yang lebih kecil.
export-gif = Gambar bergerak tidak dapat ditulis: { $error }.
export-png = Gambar tidak dapat ditulis: { $error }.
export-pdf = Halaman tidak dapat ditulis: { $error }.

export-one-puzzle = --to { $file } memuat satu teka-teki; sebutkan satu saja, atau berkas yang berakhiran .pdf.
export-no-such-step = Solusinya terdiri atas { $count } tahap; tahap { $step } tidak ada.
export-no-film = Tidak ada solusi untuk ditampilkan.
export-title = Teka-teki
export-for-sliding = { $option } hanya untuk teka-teki geser
export-for-hidato = { $option } hanya untuk Hidato
export-written = { $file } telah ditulis.

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

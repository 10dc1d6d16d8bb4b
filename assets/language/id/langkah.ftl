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

## Session

## Terminal: solving, checking, verdicts

## Terminal: random, convert, compare, arguments

## Window: opening, saving, files, notices

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
    .kept = Teka-teki yang terbuka tetap ada.
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
window-file-givens = Bilangan awal
window-file-start = Status awal
window-file-as-shown = Seperti tampak
window-file-format = Format
# $name is the name of a format, which is not translated.
window-file-format-of = Format { $name }
window-file-name-first = Ketik nama berkas
window-file-browse = Pilih tempat…
    .hint = Dengan dialog sistem
window-file-where = Tempat menyimpan
window-file-dismiss = Tutup
window-file-show-folder = Lihat di folder
window-file-no-program = Tidak ada program yang membukanya
window-file-copied-board = Papan disalin
window-file-copied-puzzle = Teka-teki disalin
window-file-closing = Simpan sebelum jendela ditutup?
    .about = Perubahan pada “{ $title }” belum disimpan.
# The keys S and D stay: they are the same in every language.
window-file-save-key = S atau Enter
window-file-discard = Buang
window-file-stale = { $name } telah berubah di disk.
window-file-read-again = Baca lagi
    .hint = Yang terbuka sekarang dapat kembali dengan Urungkan
window-file-keep-open = Pertahankan yang terbuka
window-file-settings-mended = Beberapa pengaturan diperbaiki
window-file-settings-unread = Pengaturan tidak dapat dibaca
window-file-settings-unkept = Pengaturan tidak dapat disimpan
window-file-settings-incomplete = Isinya bukan berkas pengaturan yang lengkap.
window-file-settings-large = Ukurannya lebih besar daripada berkas pengaturan.
window-file-settings-no-file = Itu folder, perangkat, atau pipa, bukan berkas.
window-file-settings-last = Pengaturan kembali seperti saat program terakhir dimulai.
window-file-settings-first = Pengaturan kembali seperti semula.
window-file-settings-aside = Berkas itu disisihkan: { $path }
window-file-settings-not-aside = { $path } tidak dapat disisihkan: { $error }
window-file-settings-nowhere = Pengaturan tidak dapat disimpan di { $path }: { $error }

## Window: toolbar, menus, commands

menu-appearance = Tampilan
    .hint = Bahasa, tema, animasi, ukuran teks
menu-language = Bahasa
menu-system = Ikuti sistem
menu-theme = Tema
menu-light = Terang
menu-dark = Gelap
menu-animation = Animasi
menu-on = Nyala
menu-off = Mati
menu-text-size = Ukuran teks (Ctrl dan +, −, 0)
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
menu-in-vain = Teka-teki ini tidak dapat diselesaikan, jadi tidak ada yang perlu dicari

menu-by-path = Menurut lokasi…
menu-save = Simpan teka-teki…
menu-save-as = Simpan sebagai…
menu-copy-board = Salin papan
menu-copy-text = Salin sebagai teks
    .hint = Teka-teki dengan tujuan dan langkahnya, sebagai teks yang dapat ditempel lagi
menu-recent = Berkas terakhir
menu-clear = Kosongkan
    .label = Kosongkan daftar berkas terakhir
menu-restore = Mulai dengan teka-teki terakhir
    .hint = Saat program dimulai tanpa nama berkas, beserta posisi dalam solusinya
menu-samples = Contoh
menu-sample-gentle = Mudah, 13 langkah
menu-sample-course = Dari kuliah, 23 langkah
menu-sample-hardest = 8-puzzle tersulit, 31 langkah
menu-sample-korf = Pertama dari Korf, 57 langkah
menu-sample-swapped = 14 dan 15 tertukar, tak terselesaikan
menu-sample-hidato = Hidato, bentuk hati
menu-sample-numbrix = Numbrix, 9×9

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

# $name is the name of a search. The names are short, for the toolbar.
menu-search = Pencarian: { $name }
    .hint = Pencarian yang dijalankan oleh Selesaikan
menu-search-shortest = Terpendek
    .hint = Yang terbaik untuk ukurannya: sampai 4×4 iterative deepening dengan fungsi pembatas terkuat, yang selalu berakhir dengan langkah paling sedikit; di atas itu, Anytime
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
    .hint = Selalu lanjut dari simpul terbaru, anak pertamanya dahulu, tanpa fungsi pembatas: solusinya jarang yang pendek
menu-search-blind = Tanpa informasi
menu-search-published = Seperti yang diterbitkan
menu-memory = Memori
menu-depth = Kedalaman maksimum
    .label = Kedalaman maksimum dalam langkah
    .hint = Tanpa ini pencarian sedalam yang dimuat memori
# Stands after a number in a field.
menu-depth-unit = {" "}langkah
menu-visited = Himpunan status terkunjungi (sekali tiap status)
menu-bound = Fungsi pembatas h
menu-weight = Bobot h
menu-no-proof = tanpa bukti terpendek
# The next three end this sentence.
menu-ties = Jika sama, pilih simpul
menu-ties-least-h = h terkecil
menu-ties-newest = terbaru
menu-ties-oldest = terlama

# What keys and buttons do, for tooltips and the list of keys.
action-open = Buka berkas teka-teki
action-open-path = Buka berkas menurut lokasinya
action-save-as = Simpan teka-teki sebagai berkas lain
action-save = Simpan teka-teki
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
action-redo = Ulangi
action-undo = Urungkan
action-copy-board = Salin papan
action-copy-moves = Salin langkah
action-view-solution = Papan dan solusi
action-view-tree = Pohon pencarian yang direkam
action-view-compare = Beberapa pencarian berdampingan
action-side-panel = Sembunyikan atau tampilkan panel di kanan
action-full-screen = Layar penuh
action-help = Tombol, berkas, dan istilah
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
window-board-blank = Kosong, baris { $row }, kolom { $column }
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
window-board-kurang-tile = { $count } ubin lebih kecil terletak setelah ubin { $tile }
window-board-kurang-blank = { $count } ubin lebih kecil terletak setelah ubin kosong
window-board-kurang-number-tile = { $count } nomor lebih kecil terletak setelah ubin { $tile }, i = { $number }
window-board-kurang-number-blank = { $count } nomor lebih kecil terletak setelah ubin kosong, i = { $number }
# The table of Kurang, and its cells for screen readers.
window-board-table = Kurang(i) setiap ubin
    .head = ubin
window-board-table-tile = Kurang({ $number }) = { $kurang }, ubin { $tile }
window-board-table-blank = Kurang({ $number }) = { $kurang }, ubin kosong

# $total is written out.
window-board-parity = Mengapa paritas menentukan
    .about = Setiap langkah mengubah ΣKurang + X sebesar bilangan genap. Jumlah pada tujuan adalah { $total }, yang genap, sehingga tidak ada langkah yang membawa jumlah ganjil ke tujuan. Setiap jumlah genap dapat diselesaikan.
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
window-search-empty = Data pencarian akan tampil di sini.
window-search-press = Tekan Selesaikan, atau Enter.
window-search-small = Papan dengan paling banyak 20 langkah diselesaikan dengan walking distance: tabel tidak sepadan baginya.
window-search-nothing = Tidak ada yang perlu dicari: tidak ada urutan langkah yang mencapai tujuan.
# $moves is as “23 moves”, here and below.
window-search-shorter = Anda sedang menelusuri solusi { $moves }. Solusi yang lebih pendek bermula di status awal.
window-search-course-link = Berapa hitungan pencarian kuliah?
    .hint = Menjalankan ongkos terkecil dengan ubin salah tempat pada teka-teki yang sama, di samping hasil ini
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
window-search-running = Mencari selama { $time }
    .tables = Mencari selama { $time } dan menyiapkan tabel, { $percent } %
    .shorter = Mencari selama { $time }: mencari yang lebih pendek
    .bound = Mencari selama { $time }: tidak ada solusi di bawah { $moves }
window-search-memory = Memori
window-search-time = Waktu cari
    .tables = { $time }, termasuk pembuatan tabel
    .set-up = { $time }, persiapan { $before }
window-search-total = Waktu total
    .verdict = { $time }, termasuk pemeriksaan
    .alone = { $time }, pemeriksaan saja
window-search-expanded = Diekspansi
window-search-generated = Dibangkitkan
window-search-live = Hidup terbanyak
window-search-stopped = Dihentikan sebelum terbukti.
window-search-memory-advice = Pencarian “Terpendek” perlu sangat sedikit memori. Anda juga dapat mengizinkan lebih banyak memori di menu pencarian.
window-search-moves = Langkah
    .copy = Salin langkah
    .copied = disalin
    .none-needed = Sudah selesai: tidak perlu langkah.
    .none-lead = Tidak ada langkah yang mencapai tujuan.
    .to-come = Langkah-langkah solusi akan tampil di sini.
# Whose way the letters of moves name. $whose is one of the two below.
window-search-letters = Huruf: { $whose }
    .hint = Arah apa yang disebut hurufnya
window-search-letters-blank = arah kosong
window-search-letters-tile = arah ubin
# The two that follow end this sentence.
window-search-letters-name = Huruf menyatakan
    .blank = arah gerak ubin kosong
    .tile = arah gerak ubin
window-search-repeats = Salin pengulangan sebagai angka (URDL2)
window-search-move = Langkah { $number }: { $letter }

window-player-edit = Klik dua sel untuk menukar, atau satu sel lalu ketik bilangannya
window-player-hint = Mencari langkah terbaik berikutnya…
window-player-by-hand = Diselesaikan sendiri dalam { $moves }
window-player-by-hand-fewest = Diselesaikan sendiri dalam { $moves }; paling sedikit { $fewest }
window-player-searching = Mencari…
window-player-click = Klik ubin yang segaris dengan ubin kosong, atau pakai tombol panah
# $step is as “tile 7 goes left”.
window-player-place = { $position } dari { $count }   ·   { $step }
window-player-start = { $position } dari { $count }   ·   status awal
window-player-slider = Tahap
window-player-first = Pertama
window-player-previous = Sebelumnya
window-player-play = Putar
window-player-pause = Jeda
window-player-next = Berikutnya
window-player-last = Terakhir
window-player-speed = Kecepatan
    .hint = Seberapa cepat pemutarannya, dan papan mana yang ditampilkan

## Window: Hidato

## Window: help

window-help-welcome = Ubin geser dan Hidato dengan branch and bound, tahap demi tahap
window-help-open = Buka berkas teka-teki…
window-help-random = Buat teka-teki acak
window-help-edit = Susun papan sendiri
    .hint = Ketik bilangannya, atau tukar ubin
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
window-help-no-cell = Menyunting, mengisi: tidak memilih sel
    .keys = Esc

## Window: tree, its panels

## Window: tree, canvas, legend, keys

## Window: comparing

# Bantuan baris perintah (`langkah --help`) dalam bahasa Indonesia.
#
# Di atas setiap teks ada teks Inggrisnya, seperti di dalam program: dengan itulah program mencarinya.

# Opens a sliding-tile puzzle, a Hidato or a Numbrix, tells whether it can be solved and why,
# solves it by branch and bound, and steps through the solution
about = Membuka teka-teki ubin geser, Hidato, atau Numbrix, menyatakan apakah teka-teki itu dapat diselesaikan dan mengapa, menyelesaikannya dengan branch and bound, dan menunjukkan solusinya tahap demi tahap

# Without a subcommand the window opens. Exit status: 0 all solved, 1 some puzzle has no solution,
# --moves does not end at its goal, a score is not valid, grade finds something wrong, or a bound is
# not admissible, 2 bad usage or input, 3 stopped by a limit.
about-end =
    Tanpa subperintah jendela terbuka.
    Status keluar: 0 semua teka-teki terselesaikan, 1 ada teka-teki yang tidak memiliki solusi, --moves tidak berakhir pada status tujuan, nilai latihan tidak sah, grade menemukan sesuatu yang tidak benar, atau fungsi pembatas tidak admissible, 2 pemakaian atau masukan keliru, 3 dihentikan oleh sebuah batas.

# The puzzles to open in the window
langkah-files = Teka-teki yang dibuka di jendela

# The language of results and messages, and of the window [env: LANGKAH_LANGUAGE] [default: the
# system's]
langkah-language = Bahasa hasil dan pesan, dan bahasa jendela [variabel lingkungan: LANGKAH_LANGUAGE] [bawaan: bahasa sistem]

# Print help (see more with '--help')
langkah-help = Mencetak bantuan (lebih lengkap dengan '--help')

# Print help (see a summary with '-h')
langkah-help-long = Mencetak bantuan (ringkas dengan '-h')

# Print version
langkah-version = Mencetak versi

# Tell whether puzzles can be solved, and why
about-check = Menyatakan apakah teka-teki dapat diselesaikan, dan mengapa

# Files with one puzzle or several, or a board in quotes: '1 2 3/4 0 6/7 5 8'; `-` is standard
# input
check-files = Berkas yang memuat satu atau beberapa teka-teki, atau papan di dalam tanda kutip: '1 2 3/4 0 6/7 5 8'; `-` adalah masukan standar

# Each line of FILE is a puzzle of its own, in any format that fits on one line
check-lines = Setiap baris BERKAS adalah satu teka-teki, dalam format apa pun yang muat pada satu baris

# The goal: blank-last, blank-first, snail, or a board in a FILE or in quotes [default: the file's
# own, else blank-last]
check-goal = Status tujuan: blank-last, blank-first, snail, atau papan di dalam BERKAS atau di dalam tanda kutip [bawaan: yang tertulis di dalam berkas; jika tidak ada, blank-last]

# Hidato: cells touch up, down, left and right alone (Numbrix), where the file does not say
check-orthogonal = Hidato: sel hanya bersinggungan di atas, bawah, kiri, dan kanan (Numbrix), jika berkas tidak menyebutnya

# Hidato: cells are hexagons and touch at their six sides, where the file does not say
check-hexagonal = Hidato: sel berbentuk segi enam dan bersinggungan pada keenam sisinya, jika berkas tidak menyebutnya

# Follow these moves on the board, whether they name the direction of the blank or that of the
# tile; @FILE reads them from a file
check-moves = Mengikuti langkah-langkah ini pada papan, baik yang menyebut arah ubin kosong maupun arah ubin; @BERKAS membacanya dari berkas

# Boards of --moves to print: every step, none, or every Nth [default: all]
check-show = Papan dari --moves yang dicetak: setiap tahap, tidak ada, atau setiap tahap ke-N [bawaan: all]

# Wait for Enter before each further board, on a terminal; q and Enter ends it
check-pause = Menunggu Enter sebelum setiap papan berikutnya, pada terminal; q lalu Enter menghentikan pencetakan

# Print one object a puzzle on one line, and nothing else
check-json = Mencetak satu objek per teka-teki pada satu baris, dan tidak ada yang lain

# Solve puzzles
about-solve = Menyelesaikan teka-teki

# How to search [default: ida up to 4x4, anytime on larger boards]
solve-search = Cara mencari [bawaan: ida sampai 4x4, anytime pada papan lebih besar]

# The lower bound on the moves still to come, by its name or as an expression of your own (see
# `langkah bound`) [default: one that suits the size and the search; the figures name it]
solve-bound = Batas bawah langkah yang masih diperlukan: namanya, atau ekspresi Anda sendiri (lihat `langkah bound`) [bawaan: yang sesuai dengan ukuran papan dan pencariannya; besaran hasil menyebutnya]

# Run a search as it was published
solve-preset = Menjalankan pencarian seperti yang dipublikasikan

# Which node best-first expands first where several are the best [default: least-h]
solve-ties = Simpul mana yang diekspansi best-first jika beberapa simpul sama baiknya [bawaan: least-h]

# The order in which best-first, bfs and dfs make the children of a node: the ways of the blank
# U, L, D and R, such as URDL [default: ULDR, for bfs and dfs DLUR]
solve-order = Urutan best-first, bfs, dan dfs membangkitkan anak sebuah simpul: arah gerak ubin kosong U, L, D, dan R, misalnya URDL [bawaan: ULDR, untuk bfs dan dfs DLUR]

# The factor of the bound, 0 to 10; above 1 the solution may not be a shortest one
solve-weight = Bobot fungsi pembatas, dari 0 sampai 10; di atas 1 solusinya mungkin bukan yang terpendek

# What counts as one move: a tile, or a line of tiles that is shifted at once
solve-metric = Yang dihitung sebagai satu langkah: satu ubin, atau sederet ubin yang digeser sekaligus

# Let best-first, bfs and dfs keep no visited set
solve-no-visited = Membuat best-first, bfs, dan dfs bekerja tanpa himpunan terkunjungi

# The most moves of a path of dfs [default: as many as memory bears]
solve-depth = Jumlah langkah maksimum pada satu lintasan dfs [bawaan: sebanyak yang muat di memori]

# Anytime: end with the first solution of at most this many moves. On boards up to 4x4 without
# --search anytime a shortest solution is found whatever the target
solve-target = Anytime: berakhir pada solusi pertama dengan paling banyak sekian langkah. Pada papan sampai 4x4 tanpa --search anytime, program selalu mencari solusi terpendek, berapa pun targetnya

# Give up after this much searching [default for anytime: 60, in a comparison: 10 each]
solve-time = Berhenti mencari sesudah waktu ini [bawaan untuk anytime: 60, dalam perbandingan: 10 untuk masing-masing]

# Give up before the search uses more memory than this [default: 2048; anytime at most 448]
solve-memory = Berhenti sebelum pencarian memakai memori lebih dari ini [bawaan: 2048; anytime paling banyak 448]

# Give up after generating this many nodes
solve-nodes = Berhenti sesudah membangkitkan sekian simpul

# Solve a share of the lines: the Ith of N has the puzzles I, I+N, I+2N and so on
solve-part = Menyelesaikan satu bagian dari baris-baris masukan: bagian ke-I dari N memuat teka-teki I, I+N, I+2N, dan seterusnya

# Do not solve, but list the subtrees that begin DEPTH moves below the start in one iteration of
# ida, as JSON lines that `solve --lines --json` takes
solve-split = Tidak menyelesaikan, tetapi menampilkan daftar upapohon yang dimulai KEDALAMAN langkah di bawah status awal dalam satu iterasi ida, sebagai baris JSON yang dibaca `solve --lines --json`

# With --split: the iteration that looks for solutions of at most this many moves [default: the
# bound on the start]
solve-within = Bersama --split: iterasi yang mencari solusi dengan paling banyak sekian langkah [bawaan: batas bawah status awal]

# How many threads may search [default: all that the machine has]
solve-threads = Berapa thread yang boleh mencari [bawaan: semua yang ada di mesin]

# How many puzzles may be solved at once [default: as many as the machine has cores]
solve-jobs = Berapa teka-teki yang boleh diselesaikan sekaligus [bawaan: sebanyak inti mesin]

# Boards to print: every step, none, or every Nth; all unless --lines is given
solve-show = Papan yang dicetak: setiap tahap, tidak ada, atau setiap tahap ke-N; semua, kecuali jika ada --lines

# How to write the moves
solve-letters = Cara menulis langkah

# Write the search as it is recorded: JSON lines, each node as it is expanded (FILE ends with
# .jsonl, or `-` is standard output); or, after its end, its tree (.svg, .dot, .png or .pdf)
solve-trace = Menulis rekaman pencarian: baris JSON, setiap simpul begitu diekspansi (BERKAS berakhiran .jsonl, atau `-` untuk keluaran standar), atau pohonnya setelah pencarian berakhir (.svg, .dot, .png, atau .pdf)

# Hidato: end at the first solution, whether it is the only one or not
solve-first = Hidato: berhenti pada solusi pertama, tanpa memeriksa apakah itu satu-satunya

# Write repeated moves as one and a number: URDL2
solve-repeats = Menulis langkah yang berulang sebagai satu huruf dan bilangan: URDL2

# Print one object a puzzle on one line, and nothing else (no boards, whatever --show says)
solve-json = Mencetak satu objek per teka-teki pada satu baris, dan tidak ada yang lain (tanpa papan, apa pun isi --show)

# Judge each move of a list, find all shortest solutions, or shorten a list
about-analyse = Menilai setiap langkah dalam daftar, mencari semua solusi terpendek, atau memendekkan daftar langkah

# The file with the puzzle; `-` is standard input
analyse-puzzle = Berkas yang memuat teka-tekinya; `-` adalah masukan standar

# The moves, in letters, words, counts, numbers of tiles, or with times; @FILE reads them from a
# file, and @- from standard input
analyse-moves = Langkah-langkahnya, sebagai huruf (boleh dengan cacah), kata, atau nomor ubin, boleh dengan waktu; @BERKAS membacanya dari berkas, dan @- dari masukan standar

# Read letters as the ways of the blank or of the tile, or read numbers of tiles [default: as they
# fit the board]
analyse-from = Membaca huruf sebagai arah ubin kosong atau arah ubin, atau membaca nomor ubin [bawaan: yang cocok dengan papan]

# Give up after this much searching [default: no limit up to 4x4, 30 on larger boards]
analyse-time = Berhenti mencari sesudah waktu ini [bawaan: tanpa batas sampai 4x4, 30 pada papan lebih besar]

# All shortest solutions: how many there are, and the first N of them [default: 10]; up to 4x4
analyse-all = Semua solusi terpendek: berapa banyaknya, dan N yang pertama [bawaan: 10]; sampai 4x4

# Shorten the moves: replace each part of N moves by a shortest way [default: 20]
analyse-shorten = Memendekkan daftar langkah: mengganti setiap bagian sepanjang N langkah dengan jalan terpendek [bawaan: 20]

# Print one line of comma-separated values a move, and nothing else
analyse-csv = Mencetak satu baris nilai yang dipisahkan koma per langkah, dan tidak ada yang lain

# Write moves in another notation
about-moves = Menulis langkah dalam notasi lain

# The notation to write
moves-to = Notasi yang ditulis

# A number in place of repeated letters, and where it stands
moves-counts = Bilangan sebagai ganti huruf yang berulang, dan di mana letaknya

# Write the time of each move of a replay, too, in this form
moves-times = Menulis juga waktu setiap langkah dari sebuah rekaman permainan, dalam bentuk ini

# Tell whether a bound of your own is admissible and consistent on all boards of 3x3
about-bound = Menyatakan apakah fungsi pembatas Anda sendiri admissible dan konsisten pada semua papan 3x3

# The expression, such as 'manhattan + 2*conflicts' or 'sum(distance * (tile > 4))' [default:
# print the names that it can use]
bound-expression = Ekspresinya, misalnya 'manhattan + 2*conflicts' atau 'sum(distance * (tile > 4))' [bawaan: mencetak nama yang dapat dipakai]

# Print one object on one line, and nothing else
bound-json = Mencetak satu objek pada satu baris, dan tidak ada yang lain

# Put the results of divided work together, and tell which parts are missing
about-merge = Menyatukan hasil pekerjaan yang dibagi-bagi, dan menyatakan bagian mana yang belum ada

# Files with the JSON lines that `solve` printed for the parts; `-` is standard input
merge-files = Berkas yang memuat baris JSON yang dicetak `solve` untuk bagian-bagiannya; `-` adalah masukan standar

# Print JSON, and nothing else: for shares of lines the objects of one run, for subtrees one
# object
merge-json = Mencetak JSON, dan tidak ada yang lain: jika yang dibagi baris, objek-objek seperti dari satu kali solve; jika upapohon, satu objek

# Print what is still to be done: for shares of lines the shares, I/N, for subtrees their lines
merge-todo = Mencetak apa yang masih harus dikerjakan: jika yang dibagi baris, bagian I/N yang belum ada; jika upapohon, baris-baris JSON-nya

# Run several searches on puzzles and compare what they cost
about-compare = Menjalankan beberapa pencarian pada teka-teki dan membandingkan ongkosnya

# The searches: shortest, anytime, ida, best-first, bfs, dfs or a preset; after a colon the bound,
# by its name or as an expression, a weight, for best-first the tie rule, for best-first, bfs and
# dfs no-visited and the order of children (URDL), for dfs its depth. Of a Hidato: propagate, after
# a colon first and no-learning; rules, after a colon the hardest one; fauzia, after a colon filter,
# chebyshev and slack [default:
# course,roni,ida:misplaced,ida:manhattan,ida:linear-conflict,ida:walking-distance and, of a Hidato,
# propagate,propagate:first,rules,fauzia]
compare-searches = Pencariannya: shortest, anytime, ida, best-first, bfs, dfs, atau sebuah preset; sesudah titik dua fungsi pembatas (namanya atau ekspresi), bobot, untuk best-first aturan bagi ĉ yang sama, untuk best-first, bfs, dan dfs no-visited dan urutan anak (URDL), untuk dfs kedalamannya. Untuk Hidato: propagate, sesudah titik dua first dan no-learning; rules, sesudah titik dua aturan tersulit; fauzia, sesudah titik dua filter, chebyshev, dan slack [bawaan: course,roni,ida:misplaced,ida:manhattan,ida:linear-conflict,ida:walking-distance dan, untuk Hidato, propagate,propagate:first,rules,fauzia]

# Print comma-separated values, and nothing else
compare-csv = Mencetak nilai yang dipisahkan koma, dan tidak ada yang lain

# Print one object a search of a puzzle on one line, and nothing else
compare-json = Mencetak satu objek per pencarian sebuah teka-teki pada satu baris, dan tidak ada yang lain

# Write a report on a puzzle and its solution, as a course asks for it
about-report = Menulis laporan tentang teka-teki dan solusinya, seperti yang diminta dalam kuliah

# Files with puzzles, and folders of such files, which are read in the order of their names; `-`
# is standard input
report-files = Berkas yang memuat teka-teki, dan folder yang berisi berkas seperti itu, yang dibaca menurut urutan namanya; `-` adalah masukan standar

# Write a page of HTML in place of Markdown
report-html = Menulis halaman HTML sebagai ganti Markdown

# The file to write, whose name ends with .md or .html; or the folder in which each puzzle's file
# gets a report of its own, NAME-report.md [default: standard output]
report-to = Berkas yang ditulis, yang namanya berakhiran .md atau .html; atau folder tempat setiap berkas teka-teki mendapat laporannya sendiri, NAMA-laporan.md [bawaan: keluaran standar]

# The name of the person, for the head of the report
report-name = Nama mahasiswa, untuk kepala laporan

# The student number, for the head of the report
report-student-id = NIM, untuk kepala laporan

# Add the tree of the search down to so many levels below the root, as a picture that fits a page
# of A4; for HTML
report-tree = Menambahkan pohon pencarian sampai sekian aras di bawah akar, sebagai gambar yang muat di satu halaman A4; untuk HTML

# Grade what a student's program printed, and tell which convention explains it
about-grade = Menilai keluaran program mahasiswa, dan menyatakan konvensi mana yang menjelaskannya

# The file with what the program printed: moves, counts, or its expansions, one board or one list
# of moves a line [default: standard input]
grade-output = Berkas yang memuat keluaran program itu: langkah, cacah, atau ekspansinya, satu papan atau satu daftar langkah per baris [bawaan: masukan standar]

# The search that the program was to do [default: course, for a Hidato fauzia]
grade-search = Pencarian yang seharusnya dilakukan program itu [bawaan: course, untuk Hidato fauzia]

# Give up the search for a convention after this long [default: 30]
grade-time = Berhenti mencari konvensi sesudah waktu ini [bawaan: 30]

# Give up after generating this many nodes, in all searches together
grade-nodes = Berhenti sesudah membangkitkan sekian simpul, dalam semua pencarian bersama-sama

# Write a picture, a page that plays the solution, or a sheet to print
about-export = Menulis gambar, halaman yang memutar solusi, atau lembar untuk dicetak

# The file to write; its ending says what: a picture of one board (.svg, .png), its solution as an
# animated picture (.gif) or as a page that plays by itself (.html), or a sheet to print with all
# puzzles and, on further pages, their solutions (.pdf)
export-to = Berkas yang ditulis; akhirannya menentukan isinya: gambar satu papan (.svg, .png), solusinya sebagai gambar bergerak (.gif) atau sebagai halaman yang memutarnya secara otomatis (.html), atau lembar untuk dicetak dengan semua teka-teki dan, pada halaman-halaman berikutnya, solusinya (.pdf)

# The board after so many steps of the solution, or `last`; for .svg and .png
export-step = Papan sesudah sekian tahap solusi, atau `last`; untuk .svg dan .png

# The tree of the search in place of the board, down to so many levels below the root, or `all`;
# for .svg, .png and .pdf
export-tree = Pohon pencarian sebagai ganti papan, sampai sekian aras di bawah akar, atau `all`; untuk .svg, .png, dan .pdf

# Fit the tree to a page of A4 or to a slide of 16:9; for .png and .pdf [default of .pdf: a4]
export-fit = Menyesuaikan pohon dengan halaman A4 atau salindia 16:9; untuk .png dan .pdf [bawaan untuk .pdf: a4]

# The colours of boards in .svg, .png and .gif [default: light]
export-colours = Warna papan dalam .svg, .png, dan .gif [bawaan: light]

# The width of a board in a .png or .gif in pixels [default: 480]
export-width = Lebar papan dalam .png atau .gif dalam piksel [bawaan: 480]

# The paper of a .pdf [default: a4]
export-paper = Kertas untuk .pdf [bawaan: a4]

# The title of a .pdf
export-title = Judul .pdf

# A .pdf without the solutions
export-no-solutions = Menulis .pdf tanpa solusi

# Print random puzzles
about-random = Mencetak teka-teki acak

# Print the puzzle of this seed again
random-seed = Mencetak lagi teka-teki dari benih ini

# Print the puzzle of a day, such as 2026-11-23: its seed is the digits of the date [default:
# today in Universal Time]
random-daily = Mencetak teka-teki untuk satu tanggal, misalnya 2026-11-23: benihnya angka-angka tanggal itu [bawaan: hari ini menurut Waktu Universal]

# How many puzzles, of consecutive seeds
random-count = Berapa teka-teki, dari benih yang berurutan

# This many random moves from the goal
random-moves = Sekian langkah acak dari status tujuan

# Any arrangement: half of them cannot be solved
random-any = Susunan sembarang: separuh dari semua susunan tidak dapat diselesaikan

# Rows and columns, from 2x2 to 10x10 [default: 4x4, or those of the goal's board]
random-size = Baris dan kolom, dari 2x2 sampai 10x10 [bawaan: 4x4, atau ukuran papan tujuan]

# Print each puzzle on one line, for `solve --lines -`
random-lines = Mencetak setiap teka-teki pada satu baris, untuk `solve --lines -`

# Write a sheet to print in place of texts: all puzzles, and on further pages their solutions
random-to = Menulis lembar untuk dicetak sebagai ganti teks: semua teka-teki, dan pada halaman-halaman berikutnya solusinya

# A Hidato of rows and columns with one solution, in place of sliding tiles
random-hidato = Hidato dengan sekian baris dan kolom yang solusinya satu-satunya, sebagai ganti ubin geser

# Hidato: cells touch up, down, left and right alone (Numbrix)
random-orthogonal = Hidato: sel hanya bersinggungan di atas, bawah, kiri, dan kanan (Numbrix)

# Hidato: cells are hexagons and touch at their six sides
random-hexagonal = Hidato: sel berbentuk segi enam dan bersinggungan pada keenam sisinya

# Hidato: its outline [default: rectangle]
random-shape = Hidato: bentuk papannya [bawaan: rectangle]

# Hidato: the hardest step that its solution needs [default: medium]
random-difficulty = Hidato: tahap tersulit yang diperlukan solusinya [bawaan: medium]

# Hidato: so many edges between cells whose numbers follow each other, as in Rikudo
random-edges = Hidato: sekian sambungan antara sel yang bilangannya berurutan, seperti dalam Rikudo

# Hidato: give up a puzzle after this many seconds of work
random-time = Hidato: berhenti mencoba sebuah teka-teki sesudah kerja selama sekian detik

# The goal: blank-last, blank-first, snail, or a board in a FILE or in quotes
random-goal = Status tujuan: blank-last, blank-first, snail, atau papan di dalam BERKAS atau di dalam tanda kutip

# Ask questions on puzzles and searches, and mark the answers
about-practice = Mengajukan pertanyaan tentang teka-teki dan pencarian, dan menilai jawabannya

# A file with a puzzle that all questions are on [default: a fresh one each]
practice-file = Berkas dengan satu teka-teki untuk semua pertanyaan [bawaan: teka-teki baru untuk setiap pertanyaan]

# The kinds of question [default: all]
practice-kind = Jenis pertanyaan [bawaan: semua]

# A bound of your own, as an expression, for all questions that ask for a bound (see `langkah
# bound`) [default: misplaced tiles and others, by the level]
practice-bound = Fungsi pembatas Anda sendiri, sebagai ekspresi, untuk semua pertanyaan tentang fungsi pembatas (lihat `langkah bound`) [bawaan: ubin salah tempat dan lainnya, menurut tingkat]

# Which of several live nodes with the least ĉ best-first search takes [default: by the level]
practice-ties = Simpul hidup mana yang diambil best-first search jika beberapa memiliki ĉ terkecil [bawaan: menurut tingkat]

# The order in which best-first search makes the children of a node: the ways of the blank U, L, D and R, such as URDL [default: ULDR]
practice-order = Urutan best-first search membangkitkan anak sebuah simpul: arah ubin kosong U, L, D, dan R, misalnya URDL [bawaan: ULDR]

# The level of all questions, from 1 to 5 [default: they get harder]
practice-level = Tingkat semua pertanyaan, dari 1 sampai 5 [bawaan: makin sulit]

# Ask the questions of this seed again
practice-seed = Mengajukan lagi pertanyaan dari benih ini

# How many questions [default: 10]
practice-count = Berapa pertanyaan [bawaan: 10]

# Perform a search in place of answering questions, for so many expansions
practice-perform = Melakukan pencarian sendiri sebagai ganti menjawab pertanyaan, selama sekian ekspansi

# Write an exam in place of asking, and on further pages its key: .pdf, .html or .md
practice-to = Menulis ujian sebagai ganti mengajukan pertanyaan, dan pada halaman-halaman berikutnya kuncinya: .pdf, .html, atau .md

# The paper of a .pdf
practice-paper = Kertas untuk .pdf

# The title of an exam
practice-title = Judul ujian

# An exam without its key
practice-no-key = Menulis ujian tanpa kunci

# Write the score to a file: seed, answers, marks and time
practice-save = Menulis nilai ke berkas: benih, jawaban, penilaian, dan waktu

# Verify a score that --save has written: make its questions again, and mark them again
practice-check = Memeriksa nilai yang ditulis --save: membuat lagi pertanyaannya, dan menilainya lagi

# Print an object for each question, for each mark and for the score, each on one line
practice-json = Mencetak satu objek untuk setiap pertanyaan, setiap penilaian, dan nilainya, masing-masing pada satu baris

# List the puzzles that you have solved by hand in the window
about-results = Menampilkan daftar teka-teki yang Anda selesaikan sendiri di jendela

# Print a JSON list with an object on each line, and nothing else
results-json = Mencetak daftar JSON dengan satu objek pada setiap baris, dan tidak ada yang lain

# The file of results [default: the one that the window keeps]
results-from = Berkas hasil [bawaan: yang disimpan jendela]

# List the large tables that are kept on disk, keep them, or delete them
about-tables = Menampilkan daftar tabel besar yang disimpan di disk, menyimpan tabel, atau menghapusnya

# Make the tables for goals that have the blank in this place, and keep them (196 MB)
tables-keep = Membuat tabel untuk status tujuan dengan ubin kosong di tempat ini, dan menyimpannya (196 MB)

# Delete all that are kept
tables-delete = Menghapus semua yang disimpan

# Read the files of lessons, list their steps, and tell what is wrong with them
about-lesson = Membaca berkas pelajaran, menampilkan daftar tahapnya, dan menyatakan apa yang keliru di dalamnya

# Files with a lesson each; `-` is standard input
lesson-files = Berkas yang masing-masing memuat satu pelajaran; `-` adalah masukan standar

# Tell the answers to the questions, too
lesson-answers = Menyatakan juga jawaban pertanyaannya

# Hidato: add as few numbers as possible, so that there is one solution
about-unique = Hidato: menambah bilangan sesedikit mungkin sehingga solusinya satu-satunya

# Add or take away numbers together in cells that are symmetric to each other
unique-symmetry = Menambah atau menghapus bilangan bersama-sama pada sel-sel yang simetris

# Where several choices are equally good, the seed decides between them
unique-seed = Jika beberapa pilihan sama baiknya, benih ini yang menentukan

# Give up after this many seconds of work; unique then takes the best choice so far [default for
# unique: 60]
unique-time = Berhenti sesudah kerja selama sekian detik; unique lalu mengambil pilihan terbaik sejauh itu [bawaan untuk unique: 60]

# Hidato: take numbers away as long as there is one solution and it is not too hard
about-thin = Hidato: menghapus bilangan selama solusinya satu-satunya dan tidak terlalu sulit

# The hardest step that the solution may need
thin-difficulty = Tahap tersulit yang boleh diperlukan solusinya

# Write puzzles in another format
about-convert = Menulis teka-teki dalam format lain

# The format to write
convert-to = Format yang ditulis

# Print the script by which a shell completes the arguments
about-completions = Mencetak skrip yang dipakai shell untuk melengkapi argumen (dalam bahasa Inggris)

# The shell
completions-shell = Shell-nya

# Print the manual page
about-man = Mencetak halaman manual (dalam bahasa Inggris)

# The subcommand whose page it is to be
man-subcommand = Subperintah yang halamannya dicetak

# Print this message or the help of the given subcommand(s)
about-help = Mencetak bantuan ini, atau bantuan subperintah yang disebut

## Kata-kata untuk nilai: `--goal <TUJUAN>`.

# FILE
value-file = BERKAS

# FILE.json
value-file-json = BERKAS.json

# FILE.pdf
value-file-pdf = BERKAS.pdf

# FILE|FOLDER
value-file-folder = BERKAS|FOLDER

# GOAL
value-goal = TUJUAN

# MOVES
value-moves = LANGKAH

# DEPTH
value-depth = KEDALAMAN

# DEPTH|all
value-depth-all = KEDALAMAN|all

# SECONDS
value-seconds = DETIK

# NAME
value-name = NAMA

# TEXT
value-text = TEKS

# PUZZLE
value-puzzle = TEKA-TEKI

# OUTPUT
value-output = KELUARAN

# BOUND
value-bound = PEMBATAS

# EXPR
value-expr = EKSPRESI

# SEARCH
value-search = PENCARIAN

# ORDER
value-order = URUTAN

# RULE
value-rule = ATURAN

# DATE
value-date = TANGGAL

# HOW
value-how = CARA

# LEVEL
value-level = TINGKAT

# BLANK
value-blank = KOSONG

# METRIC
value-metric = METRIK

# NOTATION
value-notation = NOTASI

# READING
value-reading = PEMBACAAN

# SHAPE
value-shape = BENTUK

# PIXELS
value-pixels = PIKSEL

# SYMMETRY
value-symmetry = SIMETRI

# WHERE
value-where = TEMPAT

# FORM
value-form = BENTUK

# SUBCOMMAND
value-subcommand = SUBPERINTAH

# COLOURS
value-colours = WARNA

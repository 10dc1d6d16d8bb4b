"use strict";
const board = document.getElementById("board");
const by = id => document.getElementById(id);
const all = film.steps.length;
// Lengths are in sides of a cell, which is as small as a narrow window needs.
const side = Math.max(18, Math.min(72, Math.floor(600 / Math.max(film.width, film.height))));
const pad = film.slides ? 0.08 : 0;
let at = 0, timer = null;

const tall = film.hexagonal ? 2 / Math.sqrt(3) : 1, apart = film.hexagonal ? 0.75 * tall : 1;
const sides = count => `calc(${count} * var(--side))`;

function corner(row, col) {
  const shift = film.hexagonal && row % 2 === 1 ? 0.5 : 0;
  return [pad + col + shift, pad + row * apart];
}

function place(element, row, col) {
  const gap = 0.03;
  const [left, top] = corner(row, col);
  element.style.left = sides(left + gap);
  element.style.top = sides(top + gap * tall);
  element.style.width = sides(1 - 2 * gap);
  element.style.height = sides((1 - 2 * gap) * tall);
}

function make(kind, text) {
  const element = document.createElement("div");
  element.className = kind;
  const span = document.createElement("span");
  span.textContent = text;
  element.append(span);
  board.append(element);
  return element;
}

const across = film.width + 2 * pad;
board.style.setProperty("--side", `min(${side}px, (100vw - 3rem) / ${across})`);
board.style.setProperty("--letters", !film.slides && film.cells.length >= 100 ? 0.34 : 0.4);
// Bars reach into the room of the usual ring.
board.style.setProperty("--ring", film.edges.length > 0 ? 0.66 : 0.76);
board.style.width = sides(across);
board.style.height = sides(film.height + 2 * pad);
const cells = new Map();
let line = null;
if (!film.slides) {
  board.className = film.hexagonal ? "plain hexagonal" : "plain";
  for (const [row, col] of film.cells) {
    cells.set(row + "," + col, make("cell", ""));
    place(cells.get(row + "," + col), row, col);
  }
  const size = `0 0 ${film.width} ${film.height}`;
  board.insertAdjacentHTML("beforeend", `<svg viewBox="${size}"><path></path></svg>`);
  line = board.querySelector("path");
}
const goal = new Map(film.goal.map(([item, row, col]) => [item, row + "," + col]));
const elements = new Map();
for (const [item] of film.items) elements.set(item, make("item", item));
for (const [changes] of film.steps) {
  for (const [item] of changes) if (!elements.has(item)) elements.set(item, make("item", item));
}

function bar(from, to, kind, thick) {
  const [[x1, y1], [x2, y2]] = [corner(...from), corner(...to)];
  const long = 0.16 * Math.hypot(x2 - x1, y2 - y1) + thick;
  const style = make(kind, "").style;
  style.left = sides((x1 + x2 + 1 - long) / 2);
  style.top = sides((y1 + y2 + tall - thick) / 2);
  style.width = sides(long);
  style.height = sides(thick);
  style.transform = `rotate(${Math.atan2(y2 - y1, x2 - x1)}rad)`;
}

for (const [from, to] of film.edges) bar(from, to, "edge around", 0.18);
for (const [from, to] of film.edges) bar(from, to, "edge", 0.12);

// The line through numbers that follow each other and touch.
function path(now) {
  let drawn = "", last = null;
  for (let item = 1; at > 0 && item <= film.cells.length; item++) {
    const here = now.has(item) ? corner(...now.get(item)) : null;
    const follows = here && last && Math.hypot(here[0] - last[0], here[1] - last[1]) < 1.5;
    if (here) drawn += `${follows ? "L" : "M"}${here[0] + 0.5} ${here[1] + tall / 2}`;
    last = here;
  }
  return drawn;
}

// The rows, for those who cannot see the board.
function rows(now) {
  const shown = new Map([...now].map(([item, where]) => [where.join(","), item]));
  const told = [];
  for (const [row, col] of film.cells) {
    told[row] ??= [];
    told[row][col] = shown.get(row + "," + col) ?? (film.slides ? "0" : "__");
  }
  const length = Math.max(...told.map(row => row?.length ?? 0));
  const padded = row => Array.from({ length }, (_, col) => row?.[col] ?? ".").join(" ");
  return Array.from(told, padded).join(" / ");
}

function show() {
  const now = new Map(film.items.map(([item, row, col]) => [item, [row, col]]));
  const given = new Set(now.keys());
  for (const [changes] of film.steps.slice(0, at)) {
    for (const [item, row, col] of changes) now.set(item, [row, col]);
  }
  const last = new Set(at > 0 ? film.steps[at - 1][0].map(([item]) => item) : []);
  for (const cell of cells.values()) cell.className = "cell";
  for (const [item, element] of elements) {
    const where = now.get(item);
    element.hidden = !where;
    element.style.display = where ? "" : "none";
    if (!where) continue;
    place(element, where[0], where[1]);
    const kind = film.slides
      ? (goal.get(item) === where.join(",") ? "tile home" : "tile")
      : (given.has(item) ? "given" : last.has(item) ? "new" : "found");
    const isEnd = !film.slides && (item === 1 || item === film.cells.length);
    element.className = "item " + kind + (isEnd ? " end" : "");
    if (!film.slides) cells.get(where.join(",")).className = "cell " + kind;
  }
  if (line) line.setAttribute("d", path(now));
  const caption = at === 0 ? film.start : film.steps[at - 1][1];
  by("caption").textContent = caption;
  board.setAttribute("aria-label", caption + "; " + rows(now) + film.edgesTold);
  by("slider").value = at;
  by("first").disabled = by("previous").disabled = at === 0;
  by("last").disabled = by("next").disabled = at === all;
  by("play").textContent = timer === null ? film.play : film.pause;
}

function go(to) {
  at = Math.max(0, Math.min(all, to));
  if (at === all) halt();
  show();
}

function halt() {
  clearInterval(timer);
  timer = null;
}

function play() {
  if (timer !== null) {
    halt();
    show();
    return;
  }
  if (all === 0) return;
  timer = setInterval(() => go(at + 1), 450);
  go(at === all ? 0 : at);
}

by("slider").max = all;
by("first").onclick = () => { halt(); go(0); };
by("previous").onclick = () => { halt(); go(at - 1); };
by("play").onclick = play;
by("next").onclick = () => { halt(); go(at + 1); };
by("last").onclick = () => { halt(); go(all); };
by("slider").oninput = event => { halt(); go(Number(event.target.value)); };
document.onkeydown = event => {
  const ways = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all };
  if (event.target.id !== "slider" && event.key in ways) { halt(); go(ways[event.key]); }
  if (event.key === " " && event.target.tagName !== "BUTTON") { play(); event.preventDefault(); }
};
show();
play();

"use strict";
const board = document.getElementById("board");
const by = id => document.getElementById(id);
const all = film.steps.length;
const side = Math.max(18, Math.min(72, Math.floor(600 / Math.max(film.width, film.height))));
const pad = film.slides ? Math.round(side * 0.08) : 0;
let at = 0, timer = null;

const tall = film.hexagonal ? 2 / Math.sqrt(3) : 1, apart = film.hexagonal ? 0.75 * tall : 1;

function corner(row, col) {
  const shift = film.hexagonal && row % 2 === 1 ? 0.5 : 0;
  return [pad + (col + shift) * side, pad + row * apart * side];
}

function place(element, row, col) {
  const gap = Math.max(1, side * 0.03);
  const [left, top] = corner(row, col);
  element.style.left = left + gap + "px";
  element.style.top = top + gap * tall + "px";
  element.style.width = side - 2 * gap + "px";
  element.style.height = (side - 2 * gap) * tall + "px";
  element.style.fontSize = side * 0.4 + "px";
}

function make(kind, text) {
  const element = document.createElement("div");
  element.className = kind;
  element.textContent = text;
  board.append(element);
  return element;
}

board.style.width = film.width * side + 2 * pad + "px";
board.style.height = film.height * side + 2 * pad + "px";
if (!film.slides) {
  board.className = film.hexagonal ? "plain hexagonal" : "plain";
  for (const [row, col] of film.cells) place(make("cell", ""), row, col);
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
  style.left = (x1 + x2 + side - long) / 2 + "px";
  style.top = (y1 + y2 + side * tall - thick) / 2 + "px";
  style.width = long + "px";
  style.height = thick + "px";
  style.transform = `rotate(${Math.atan2(y2 - y1, x2 - x1)}rad)`;
}

const thick = Math.max(3, side * 0.12);
for (const [from, to] of film.edges) bar(from, to, "edge around", thick + 3);
for (const [from, to] of film.edges) bar(from, to, "edge", thick);

function show() {
  const now = new Map(film.items.map(([item, row, col]) => [item, [row, col]]));
  const given = new Set(now.keys());
  for (const [changes] of film.steps.slice(0, at)) {
    for (const [item, row, col] of changes) now.set(item, [row, col]);
  }
  const last = new Set(at > 0 ? film.steps[at - 1][0].map(([item]) => item) : []);
  for (const [item, element] of elements) {
    const where = now.get(item);
    element.hidden = !where;
    element.style.display = where ? "" : "none";
    if (!where) continue;
    place(element, where[0], where[1]);
    const kind = film.slides
      ? (goal.get(item) === where.join(",") ? "tile home" : "tile")
      : (given.has(item) ? "given" : last.has(item) ? "new" : "found");
    element.className = "item " + kind;
  }
  const caption = at === 0 ? film.start : film.steps[at - 1][1];
  by("caption").textContent = caption;
  board.setAttribute("aria-label", caption);
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

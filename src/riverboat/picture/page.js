"use strict";
(() => {
  // The page is a dumb terminal: it puts pieces where the data says, and knows no poker.
  const data = JSON.parse(document.getElementById("hand").textContent);
  const one = (name, from) => (from || document).querySelector(name);
  const all = (name, from) => [...(from || document).querySelectorAll(name)];
  const id = (name) => document.getElementById(name);
  const table = id("table");
  const slider = id("at");
  const now = id("now");
  const log = id("log");
  const lines = all("#log [data-f]");
  const streets = all("nav [data-f]");
  const tall = matchMedia("(max-width:760px),(max-aspect-ratio:4/5)");
  const pips = "cdhs";
  const frames = unfolded(data.frames);
  const seats = all(".seat", table).map((g) => ({
    g,
    cards: all(".card", g),
    stack: one(".stack", g),
    words: one(".words", g),
    room: one(".plate", g).width.baseVal.value - 18,
  }));
  const fronts = all(".front", table);
  const boards = all(".board", table).map((g) => all(".card", g));
  const pots = all(".pot", table);
  let at = 0;
  let timer = 0;
  let sheet = data.sheets[0];

  // A frame says only what it changes.
  function unfolded(list) {
    let last = { s: {}, b: [], p: [] };
    return list.map((f) => {
      const s = { ...last.s, ...f.s };
      last = { s, b: f.b || last.b, p: f.p || last.p, a: f.a, k: f.k || "" };
      return last;
    });
  }

  const shift = (x, y, scale) => `translate(${x}px,${y}px)` + (scale ? ` scale(${scale})` : "");

  function mark(piece, name, on) {
    if (piece.classList.contains(name) !== on) piece.classList.toggle(name, on);
  }

  // What comes from somewhere is put there first, so that its way can be seen.
  function move(piece, there, to, from) {
    const was = piece.classList.contains("gone");
    if (there && was && from) {
      piece.style.transition = "none";
      piece.style.transform = from;
      piece.getBoundingClientRect();
      piece.style.transition = "";
    }
    piece.style.transform = there ? to : from || to;
    mark(piece, "gone", !there);
  }

  function write(text, words, room) {
    if (text.textContent === words) return;
    text.textContent = words;
    text.removeAttribute("textLength");
    if (room && text.getComputedTextLength() > room) {
      text.setAttribute("textLength", room);
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
  }

  function wrap(group, texts, pad) {
    const width = Math.max(0, ...texts.map((text) => text.getComputedTextLength())) + pad;
    const rect = one("rect", group);
    rect.setAttribute("width", width);
    rect.setAttribute("x", -width / 2);
    return width;
  }

  function face(card, code, kind, playing) {
    const known = code[0] !== "?" && code[0] !== ".";
    if (code[0] !== ".") {
      const suit = known ? pips.indexOf(code[1]) : 0;
      write(one(".rank", card), known ? (code[0] === "T" ? "10" : code[0]) : "", 18);
      one(".pip", card).setAttribute("href", "#s" + suit);
      for (let k = 0; k < 4; k++) mark(card, "s" + k, known && k === suit);
      mark(card, "back", !known);
      mark(card, "own", known && kind === "d");
      mark(card, "down", data.tucked > 0 && kind === "d");
    }
    mark(card, "play", known && playing.includes(code.slice(0, 2)));
  }

  function drawCards(k, seat, frame) {
    const codes = frame.s[k][4].match(/.../g) || [];
    const fan = data.fans[codes.length];
    const home = sheet.seats[k];
    const muck = shift(sheet.muck[0] - home[0], sheet.muck[1] - home[1], 0.6);
    const playing = frame.k.match(/../g) || [];
    seat.cards.forEach((card, place) => {
      const code = codes[place] || "...";
      const there = code[0] !== ".";
      face(card, code, code[2], playing);
      const low = code[2] === "d" ? data.tucked : 0;
      move(card, there, there ? shift(fan[place], low - data.up) : "", muck);
    });
  }

  function drawSeat(k, seat, frame) {
    const [stack, , , , , state, words] = frame.s[k];
    seat.g.style.transform = shift(...sheet.seats[k]);
    mark(seat.g, "folded", state.includes("f"));
    mark(seat.g, "all-in", state.includes("a"));
    mark(seat.g, "wins", state.includes("w"));
    mark(seat.g, "acting", frame.a === k);
    write(seat.stack, stack, seat.room);
    const texts = all("text", seat.words);
    texts.forEach((text, line) => write(text, words[line] || "", 144));
    mark(seat.words, "gone", !words.length);
    one("rect", seat.words).setAttribute("height", 8 + 16 * Math.max(1, words.length));
    wrap(seat.words, texts, 16);
    drawCards(k, seat, frame);
  }

  function drawFront(k, front, frame) {
    const [, amount, pile, part, , state] = frame.s[k];
    const wins = state.includes("w");
    const home = shift(...sheet.seats[k], 0.8);
    const middle = shift(...sheet.pots[0][0], 0.8);
    if (amount) {
      const text = one(".amount", front);
      write(text, amount);
      write(one(".part", front), part);
      all(".chip", front).forEach((chip, place) => {
        chip.setAttribute("class", "chip " + (pile[place] ? "c" + pile[place] : "gone"));
      });
      const width = wrap(front, [text], 38);
      one(".pile", front).setAttribute("transform", `translate(${14 - width / 2})`);
      text.setAttribute("x", 29 - width / 2);
      mark(front, "prize", wins);
    }
    const fromPot = amount ? wins : !front.classList.contains("prize") && frame.p.length;
    move(front, !!amount, shift(...sheet.bets[k]), fromPot ? middle : home);
  }

  function drawMiddle(frame) {
    const playing = frame.k.match(/../g) || [];
    const muck = shift(...sheet.muck, 0.6);
    boards.forEach((cards, b) => {
      const codes = (frame.b[b] || "").match(/../g) || [];
      const [x, y] = sheet.boards[b] || [0, 0];
      cards.forEach((card, place) => {
        face(card, codes[place] || "...", "u", playing);
        move(card, place < codes.length, shift(x + place * sheet.step, y, sheet.scale), muck);
      });
    });
    const places = sheet.pots[Math.max(0, frame.p.length - 1)];
    pots.forEach((pot, k) => {
      const [amount, name] = frame.p[k] || ["", ""];
      if (amount) {
        write(one(".amount", pot), amount, 108);
        write(one(".who", pot), name, 110);
        pot.style.transform = shift(...places[k]);
      }
      mark(pot, "gone", !amount);
    });
    mark(table, "lit", !!frame.k);
  }

  function current(list, wanted) {
    for (const item of list) {
      if (item === wanted) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
    }
  }

  function draw() {
    const frame = frames[at];
    seats.forEach((seat, k) => drawSeat(k, seat, frame));
    fronts.forEach((front, k) => drawFront(k, front, frame));
    drawMiddle(frame);
    slider.value = at;
    const line = lines.find((item) => +item.dataset.f === at);
    current(lines, line);
    const street = streets[data.streets.filter((first) => first <= at).length - 1];
    current(streets, street);
    street.parentNode.scrollLeft = street.offsetLeft - (innerWidth - street.offsetWidth) / 2;
    now.replaceChildren();
    const said = document.createElement("span");
    for (const part of line.children) {
      if (said.hasChildNodes()) said.append(". ");
      said.append(...part.cloneNode(true).childNodes);
    }
    now.append(said);
    slider.setAttribute("aria-valuetext", said.textContent);
    table.setAttribute("aria-label", said.textContent);
    log.scrollTop = line.offsetTop - log.clientHeight / 2;
  }

  function go(to) {
    to = Math.max(0, Math.min(frames.length - 1, to));
    const still = to !== at + 1;
    if (still) table.classList.add("still");
    at = to;
    draw();
    if (still) {
      table.getBoundingClientRect();
      table.classList.remove("still");
    }
  }

  function play(on) {
    clearTimeout(timer);
    timer = 0;
    if (on && at >= frames.length - 1) go(0);
    if (on) tick();
    one("path", id("play")).setAttribute("d", on ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 4v16l13-8z");
    mark(document.body, "playing", on);
  }

  function tick() {
    const words = now.textContent.length;
    timer = setTimeout(
      () => {
        go(at + 1);
        if (at >= frames.length - 1) play(false);
        else tick();
      },
      (700 + 18 * words) * +id("speed").value,
    );
  }

  const step = (by) => {
    play(false);
    go(at + by);
  };
  const jump = (to) => {
    play(false);
    go(to);
  };

  function lay() {
    sheet = data.sheets[tall.matches ? 1 : 0];
    table.setAttribute("viewBox", `0 0 ${sheet.box[0]} ${sheet.box[1]}`);
    Object.entries({ rail: 14, felt: 0, line: -22 }).forEach(([name, out]) => {
      const [x, y, w, h] = sheet.felt;
      const rect = one("." + name, table);
      const box = {
        x: x - w / 2 - out,
        y: y - h / 2 - out,
        width: w + 2 * out,
        height: h + 2 * out,
      };
      for (const key in box) rect.setAttribute(key, box[key]);
      rect.setAttribute("rx", Math.min(box.width, box.height) / 2);
    });
    go(at);
  }

  function turn(button, name, list) {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", on);
    for (const piece of list) mark(piece, name, name === "two" ? !on : on);
  }
  const hide = () => turn(id("cards"), "closed", [table]);
  const colours = () => turn(id("colours"), "two", [document.body]);

  id("first").onclick = () => jump(0);
  id("back").onclick = () => step(-1);
  id("play").onclick = () => play(!timer);
  id("next").onclick = () => step(1);
  id("last").onclick = () => jump(frames.length - 1);
  id("cards").onclick = hide;
  id("colours").onclick = colours;
  slider.oninput = () => jump(+slider.value);
  for (const button of [...lines, ...streets]) button.onclick = () => jump(+button.dataset.f);

  const keys = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => jump(0),
    End: () => jump(frames.length - 1),
    " ": () => play(!timer),
    f: hide,
    c: colours,
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = event.target.tagName;
    if (here === "SELECT" || (here === "BUTTON" && event.key === " ")) return;
    if (here === "INPUT" && event.key !== " " && event.key.length > 1) return;
    const street = data.streets[+event.key - 1];
    const act = keys[event.key] || (street === undefined ? null : () => jump(street));
    if (!act) return;
    event.preventDefault();
    act();
  });

  let touched = null;
  const stage = id("stage");
  stage.addEventListener(
    "touchstart",
    (event) => {
      const [finger] = event.touches;
      touched = event.touches.length === 1 ? [finger.clientX, finger.clientY] : null;
    },
    { passive: true },
  );
  stage.addEventListener(
    "touchend",
    (event) => {
      if (!touched) return;
      const [finger] = event.changedTouches;
      const x = finger.clientX - touched[0];
      const y = finger.clientY - touched[1];
      touched = null;
      if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
    { passive: true },
  );

  const named = () => {
    const to = parseInt(location.hash.slice(1), 10);
    if (to >= 0) jump(to);
  };
  addEventListener("hashchange", named);
  tall.addEventListener("change", lay);
  lay();
  named();
})();

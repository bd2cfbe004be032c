// What is wrong with a page: texts that are cut off, stick out of their box or lie over each other,
// and controls beyond the edge of the screen.
() => {
  const SLACK = 1.5; // pixels that rounding may cost
  const found = [];
  const root = document.scrollingElement;

  const say = (what, text, element, more = "") => {
    const named = element.closest("[class]") ?? element;
    const where = `${named.tagName.toLowerCase()}.${[...named.classList].join(".")}`;
    found.push(`${what}: "${text.slice(0, 60)}" in ${where} ${more}`.trim());
  };

  if (root.scrollWidth > innerWidth + 1) {
    found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  }

  // Only for readers, or under something: nobody sees it.
  const hidden = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    return element.closest("symbol, defs, title, option, noscript") !== null || clippedAway(element);
  };
  // As .vh does it, and some styles for some windows.
  const away = new Map();
  const clippedAway = (element) => {
    if (element === null) return false;
    if (!away.has(element)) {
      const itself = getComputedStyle(element).clipPath === "inset(50%)";
      away.set(element, itself || clippedAway(element.parentElement));
    }
    return away.get(element);
  };

  // Dialogs, tips and bars that stay lie over other things on purpose.
  const layerOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || at.matches("dialog, .sheet, .choices, .moment, [popover], [role=tooltip]")) return at;
    }
    return null;
  };

  // A word of the table that goes on in the next line, without a hyphen. People may have any name.
  const torn = (node) => {
    const place = node.parentElement;
    if (!place.closest("main.table, main.phone") || place.closest(".who, .chips, .seat")) return null;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\p{Script=Latin}+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return word;
    }
    return null;
  };

  const words = []; // {text, box, element, layer, svg}
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.replace(/\s+/g, " ").trim();
    const element = node.parentElement;
    if (!text || !element || element.closest("script, style") || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(element);
    const boxes = range.getClientRects();
    if (boxes.length > 1 && torn(node)) say("torn", torn(node), element);
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue;
      words.push({ text, box, element, layer, svg: element.closest("svg") });
    }
  }

  const seen = new Map(); // elements that clip, and how
  const clipping = (element) => {
    if (!seen.has(element)) {
      const style = getComputedStyle(element);
      const clips = (value) => value !== "visible";
      seen.set(element, {
        x: clips(style.overflowX) ? style.overflowX : null,
        y: clips(style.overflowY) ? style.overflowY : null,
        paints:
          element.matches("button, .btn, .panel, .pill, .chip, select, input") ||
          (style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.display !== "inline"),
      });
    }
    return seen.get(element);
  };

  const shown = []; // what is left of the words when everything that clips has clipped
  for (const word of words) {
    const { text, element, svg } = word;
    let { left, right, top, bottom } = word.box;
    // Letters are lower than their line.
    const lead = Math.min(4, (bottom - top) * 0.15);
    let boxed = false;
    let away = false;
    for (let at = svg ?? element; at && at !== document.body; at = at.parentElement) {
      const { x, y, paints } = clipping(at);
      const outer = at.getBoundingClientRect();
      const scrollsY = (y === "auto" || y === "scroll") && at.scrollHeight > at.clientHeight + 1;
      const scrollsX = (x === "auto" || x === "scroll") && at.scrollWidth > at.clientWidth + 1;
      if (x && !scrollsX && (left < outer.left - SLACK || right > outer.right + SLACK)) {
        say("cut off", text, element, `by ${Math.round(Math.max(outer.left - left, right - outer.right))} px at the side`);
        away = true;
        break;
      }
      if (y && !scrollsY && (top + lead < outer.top - SLACK || bottom - lead > outer.bottom + SLACK)) {
        say("cut off", text, element, `by ${Math.round(Math.max(outer.top - top, bottom - outer.bottom))} px in height`);
        away = true;
        break;
      }
      if (scrollsY) {
        top = Math.max(top, outer.top);
        bottom = Math.min(bottom, outer.bottom);
      }
      if (scrollsX) {
        left = Math.max(left, outer.left);
        right = Math.min(right, outer.right);
      }
      if (bottom - top < 2 || right - left < 2) {
        away = true;
        break;
      }
      if (!boxed && paints && !svg && !x && !y) {
        boxed = true;
        const over = Math.max(outer.left - left, right - outer.right, top + lead - outer.top < 0 ? outer.top - top - lead : 0, bottom - lead - outer.bottom);
        if (over > SLACK) say("sticks out", text, element, `by ${Math.round(over)} px of ${at.tagName.toLowerCase()}.${[...at.classList].join(".")}`);
      }
    }
    if (!away) shown.push({ ...word, left, right, top: top + lead, bottom: bottom - lead });
  }

  // Buttons that nobody can reach: what holds them clips them.
  for (const element of document.querySelectorAll("button, a[href], input, select")) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width < 1 || hidden(element) || (left > -SLACK && right < innerWidth + SLACK)) continue;
    say("off the screen", element.ariaLabel ?? element.textContent.trim(), element);
  }

  // Parts of a panel that are too high for it, where nothing scrolls.
  for (const element of document.querySelectorAll(".panel :is(button, .btn, .step, li)")) {
    if (hidden(element) || layerOf(element)?.matches(".panel *")) continue;
    let at = element.parentElement;
    const panel = at.closest(".panel");
    while (at !== panel && !clipping(at).x && !clipping(at).y) at = at.parentElement;
    const over = element.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
    if (at === panel && !clipping(panel).y && over > SLACK) {
      say("sticks out", element.textContent.trim(), element, `by ${Math.round(over)} px below its panel`);
    }
  }

  // Dots in place of letters.
  for (const element of document.querySelectorAll("body *")) {
    if (element.scrollWidth <= element.clientWidth + 1 || hidden(element)) continue;
    if (getComputedStyle(element).textOverflow === "ellipsis" && element.textContent.trim()) {
      say("shortened", element.textContent.trim(), element);
    }
  }

  // Under something that is no layer above the page.
  for (const { text, element, layer, svg, left, right, top, bottom } of shown) {
    if (svg || getComputedStyle(element).pointerEvents === "none") continue;
    for (const x of [left + SLACK, (left + right) / 2, right - SLACK]) {
      const over = document.elementFromPoint(x, (top + bottom) / 2);
      if (!over || over.contains(element) || element.contains(over)) continue;
      if (layerOf(over) !== layer || over.closest("button, a, label") === element.closest("button, a, label, ol, ul")) continue;
      say("covered", text, element, `by ${over.tagName.toLowerCase()}.${[...over.classList].join(".")}`);
    }
  }

  // A text over a text. What is covered by a layer on purpose does not count.
  shown.sort((a, b) => a.top - b.top);
  for (let i = 0; i < shown.length; i++) {
    const one = shown[i];
    for (let j = i + 1; j < shown.length && shown[j].top < one.bottom; j++) {
      const two = shown[j];
      if (one.layer !== two.layer) continue;
      if (one.element === two.element) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2) say("overlaps", one.text, one.element, `with "${two.text.slice(0, 40)}"`);
    }
  }
  return [...new Set(found)];
}

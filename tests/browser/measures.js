// How large the map is, whether it is what the table shows (and nothing opened beside it), and what
// cannot be reached: controls outside of the window or too small for fingers.
(touch) => {
  const FINGER = 44; // pixels
  const SLACK = 0.6;
  const faults = [];

  const map = document.querySelector(".mapbox svg.map");
  const matrix = map?.getScreenCTM();
  const size = map?.checkVisibility()
    ? [map.viewBox.baseVal.width * matrix.a, map.viewBox.baseVal.height * matrix.d].map(Math.round)
    : null;

  const named = (element) =>
    `"${(element.ariaLabel ?? element.textContent).trim().slice(0, 50)}" in ${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;

  // Something that scrolls brings what is beyond its edge into sight.
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
    }
    return false;
  };

  const main = document.querySelector("main.table, main.phone");
  for (const element of main?.querySelectorAll("button, a[href], select, input") ?? []) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width < 1 || scrolls(element)) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`out of the window: ${named(element)}`);
    }
    // The buttons of the question lie in one row, which must not grow under its neighbours.
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (element.closest(".prompt") && over && !element.contains(over)) {
      faults.push(`covered by .${[...over.classList].join(".")}: ${named(element)}`);
    }
    // What only says something has a finger's room on the map and elsewhere; what acts needs it here.
    const acts = !element.matches("[aria-disabled=true], .tkflag, .logline, .linklike");
    if (touch && acts && (height < FINGER - SLACK || width < FINGER - SLACK)) {
      faults.push(`too small for a finger, ${Math.round(width)}x${Math.round(height)}: ${named(element)}`);
    }
  }

  const asked = [...document.querySelectorAll(".prompt button")].filter((it) => it.checkVisibility());
  asked.forEach((one, index) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    for (const two of asked.slice(index + 1)) {
      const other = two.getBoundingClientRect();
      const wide = Math.min(right, other.right) - Math.max(left, other.left);
      const high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      if (Math.min(wide, high) > SLACK) faults.push(`overlaps ${named(two)}: ${named(one)}`);
    }
  });

  // What is meant to be seen at once on a desk.
  for (const panel of document.querySelectorAll(".table:not(.planning) :is(.mychar, .display)")) {
    const over = panel.scrollHeight - panel.clientHeight;
    if (over > 1) faults.push(`has to be scrolled by ${over} px: .${[...panel.classList].join(".")}`);
  }

  // Words of the disc, which are drawn inside of a picture.
  const RIM = 248 / 540; // of its width, from its middle
  const disc = document.querySelector("svg.disc")?.getBoundingClientRect();
  const farthest = ({ left, right, top, bottom }) => {
    const [x, y] = [disc.left + disc.width / 2, disc.top + disc.height / 2];
    return Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  };
  for (const word of document.querySelectorAll(".disc foreignObject > *")) {
    if (!word.checkVisibility()) continue;
    const box = word.parentElement;
    if (word.scrollWidth > box.width.baseVal.value + 1 || word.scrollHeight > box.height.baseVal.value + 1) {
      faults.push(`cut off on the disc: "${word.textContent}"`);
    }
    const inside = document.createRange();
    inside.selectNodeContents(word);
    const lines = [...inside.getClientRects()];
    if (lines.some((line) => farthest(line) > RIM * Math.min(disc.width, disc.height) - 1)) {
      faults.push(`over the rim of the disc: "${word.textContent}"`);
    }
  }
  return { faults, map: size, alone: document.querySelector("main.at-map") !== null };
}

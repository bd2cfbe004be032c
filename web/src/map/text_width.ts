/** How wide text is, without laying out the page. */
const FONTS = { serif: "--serif", sans: "--sans" } as const;
const WEIGHTS = { serif: 700, sans: 500 } as const;
const SIZE = 100;

let canvas: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();

/** The width of a text in letters of that size, in the units of the size. */
export function textWidth(text: string, size: number, font: keyof typeof FONTS = "serif"): number {
  const key = `${font} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    width = measured(text, font);
    known.set(key, width);
  }
  return (width * size) / SIZE;
}

function measured(text: string, font: keyof typeof FONTS): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * SIZE * 0.56;
  const family = getComputedStyle(document.documentElement).getPropertyValue(FONTS[font]);
  canvas.font = `${WEIGHTS[font]} ${SIZE}px ${family || font}`;
  return canvas.measureText(text).width;
}

/** A text in one line, or in two about equal ones if it is wider than that many letters. */
export function halves(text: string, most: number): string[] {
  if (textWidth(text, 1, "sans") <= most) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [cut] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

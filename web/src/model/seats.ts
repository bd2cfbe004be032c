import { content } from "../generated/content.ts";

/** A player is a colour, a mark and a letter, never a colour alone. */
export const SEAT_LETTERS = ["R", "G", "Y", "B"] as const;
export const SEAT_COLOURS = content.colours;

export type Letter = (typeof SEAT_LETTERS)[number];

/** Also the class that sets the piece colour in maharaja.css. */
export function letter(seat: number): Letter {
  return SEAT_LETTERS[seat] ?? "R";
}

export function colour(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat] ?? "red";
}

/** The seat's mark as a path around `x`, `y`: a circle, a cross, a triangle or a square. */
export function markPath(seat: number, x: number, y: number, size: number): string {
  const from = (right: number, down: number): string => `M${x + size * right} ${y + size * down}`;
  const to = (...steps: number[]): string => steps.map((step) => step * size).join(" ");
  switch (letter(seat)) {
    case "R": {
      const half = `a${to(0.42, 0.42)} 0 1 0 `;
      return `${from(-0.42, 0)}${half}${to(0.84, 0)}${half}${to(-0.84, 0)}z`;
    }
    case "G": {
      const [arm, long] = [to(0.28), to(0.32)];
      const [back, short] = [to(-0.28), to(-0.32)];
      return `${from(-0.16, -0.44)}h${long}v${arm}h${arm}v${long}h${back}v${arm}h${short}v${back}h${back}v${short}h${arm}z`;
    }
    case "Y":
      return `${from(0, -0.44)}L${x + size * 0.48} ${y + size * 0.42}H${x - size * 0.48}z`;
    case "B":
      return `${from(-0.4, -0.4)}h${to(0.8)}v${to(0.8)}h${to(-0.8)}z`;
  }
}

/** A player is a colour, a mark and a letter, never a colour alone. */
export const SEAT_LETTERS = ["R", "G", "Y", "B"] as const;
export const SEAT_COLOURS = ["red", "green", "yellow", "blue"] as const;

export type Letter = (typeof SEAT_LETTERS)[number];

/** Also the class that sets the piece colour in maharaja.css. */
export function letter(seat: number): Letter {
  return SEAT_LETTERS[seat] ?? "R";
}

export function colour(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat] ?? "red";
}

/** The seat's mark in the sprite. */
export function markHref(seat: number): string {
  return `#mark-${letter(seat)}`;
}

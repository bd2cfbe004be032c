/** What a file holds that somebody picked: a record or a position (docs/notation.md). */
export interface GameFile {
  /** As it was written: seeds have to stay as they are. */
  text: string;
  isPosition: boolean;
  finished: boolean;
  /** How many have to be seated to go on; Brahmabot needs no chair. */
  seats: number;
}

/** The first game of a file; null if it is none. A file may hold a game in each of its lines. */
export function readFile(content: string): GameFile | null {
  const whole = parsed(content);
  const text = whole ? content : (content.split("\n").find((line) => line.trim()) ?? "");
  const found = whole ?? parsed(text);
  if (!found) return null;
  const isPosition = found.format === "maharaja-position/1";
  if (!isPosition && found.format !== "maharaja-record/1") return null;
  const finished = isPosition ? found.phase === "finished" : Boolean(found.result);
  return {
    text,
    isPosition,
    finished: finished && !isPosition,
    seats: found.options?.players ?? 2,
  };
}

interface Header {
  format?: unknown;
  phase?: unknown;
  result?: unknown;
  options?: { players?: number };
}

function parsed(text: string): Header | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? (found as Header) : null;
  } catch {
    return null;
  }
}

/** Give somebody a file. */
export function saveFile(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

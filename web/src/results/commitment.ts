/**
 * Whether seed and salt are those the table announced before the game (docs/protocol.md); null if
 * the browser cannot tell: over plain HTTP it lends its hashes to pages of this machine only.
 */
export async function keptItsWord(
  commitment: string,
  seed: string,
  salt: string,
): Promise<boolean | null> {
  if (!globalThis.isSecureContext) return null;
  const bytes = new TextEncoder().encode(`${salt}:${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}

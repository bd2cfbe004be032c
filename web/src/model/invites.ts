/** The invitations this device has made, so that they can be shown again while a table waits. */
import { shareAddress } from "../net/links.ts";
import type { TableLink, TableMade } from "../generated/protocol.ts";
import { kept } from "../net/storage.ts";

export function keepInvite(made: TableMade): void {
  const invite = made.links.find((link) => link.purpose === "invite");
  if (invite) kept.set(`invite.${made.table}`, invite.token);
}

export function keepLinkOf(table: string, link: TableLink): void {
  if (link.purpose === "invite") kept.set(`invite.${table}`, link.token);
}

/** The address to send to friends; null if this device has none. */
export function inviteAddress(table: string): string | null {
  const token = kept.get(`invite.${table}`);
  return typeof token === "string" ? shareAddress(table, { purpose: "invite", token }) : null;
}

/** Whether the text could be put on the clipboard: browsers may refuse. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

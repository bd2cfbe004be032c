import type { Purpose, TableLink } from "../generated/protocol.ts";
import { kept } from "./storage.ts";

const HASH = /^#(?:(invite|watch|seat)=)?([A-Za-z0-9_-]{22,64})$/;

export interface Link {
  token: string;
  /** null if the address did not say. */
  purpose: Purpose | null;
}

/** The link in an address: the token stands behind #, so that it is never sent by accident. */
export function readHash(hash: string): Link | null {
  const [, purpose, token] = HASH.exec(hash) ?? [];
  return token ? { token, purpose: (purpose as Purpose | undefined) ?? null } : null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
let networkAddress: string | null = null;

/** Whether the page is at an address that means something else on every computer. */
export function isLocalPage(): boolean {
  return LOOPBACK.test(location.hostname);
}

/** Where the local network finds the server, as the server says. */
export function setNetworkAddress(address: string | null): void {
  networkAddress = address;
}

/** Where others find this server. */
export function shareOrigin(): string {
  return (isLocalPage() && networkAddress) || location.origin;
}

/** The address of a link, for people to send to each other. */
export function shareAddress(table: string, link: Pick<TableLink, "purpose" | "token">): string {
  return `${shareOrigin()}/tables/${table}#${link.purpose}=${link.token}`;
}

/** Where a finished game is gone through; at a position after so many decisions, if one is named. */
export function replayAddress(table: string, decisions?: number, review = false): string {
  const at = decisions === undefined ? "" : `&at=${decisions}`;
  return `${location.origin}/replay?table=${table}${at}${review ? "&review" : ""}`;
}

export function keptLink(table: string): Link | null {
  return kept.get(`link.${table}`) as Link | null;
}

export function keepLink(table: string, link: Link | null): void {
  kept.set(`link.${table}`, link);
}

/** The link this visit came with, out of sight from now on; else the one of an earlier visit. */
export function arrivingLink(table: string): { link: Link | null; fresh: boolean } {
  const link = readHash(location.hash);
  if (!link) return { link: keptLink(table), fresh: false };
  keepLink(table, link);
  history.replaceState(history.state, "", location.pathname + location.search);
  return { link, fresh: true };
}

/** Branches that somebody wants to come back to, kept on the device. */
import { kept } from "../net/storage.ts";
import { branchPath, type BranchAddress } from "./branch_address.ts";

const MOST = 50; // of a game

export interface KeptBranch {
  path: string;
  round: number;
  seat: number;
  /** How many of its choices are those of the seat. */
  choices: number;
}

const keyOf = (table: string): string => `branches.${table}`;

export function keptBranches(table: string): readonly KeptBranch[] {
  const found = kept.get(keyOf(table));
  return Array.isArray(found) ? (found as unknown[]).filter(isBranch) : [];
}

/** Keep a branch, the newest first. */
export function keepBranch(address: BranchAddress, round: number): void {
  const { table, seat, line } = address;
  const path = branchPath({ ...address, again: null });
  const choices = line.filter((entry) => entry.startsWith(`${seat} `)).length;
  const others = keptBranches(table).filter((one) => one.path !== path);
  kept.set(keyOf(table), [{ path, round, seat, choices }, ...others].slice(0, MOST));
}

export function forgetBranch(table: string, path: string): void {
  const others = keptBranches(table).filter((one) => one.path !== path);
  kept.set(keyOf(table), others.length > 0 ? others : null);
}

function isBranch(found: unknown): found is KeptBranch {
  const { path, round, seat, choices } = (found ?? {}) as Partial<Record<string, unknown>>;
  const numbers = [round, seat, choices].every((one) => typeof one === "number");
  return typeof path === "string" && path.startsWith("/branch?") && numbers;
}

/** A table of one's own that goes on from a position of a finished game, against bots. */
import { draft, myName } from "../home/new_table.svelte.ts";
import { branches } from "../net/api.ts";
import { newKey } from "../net/socket.ts";
import type { SeatRequest } from "../net/wire.ts";
import { go } from "../ui/route.svelte.ts";
import type { BranchAddress } from "./branch_address.ts";

export async function playOn(
  address: BranchAddress,
  players: number,
  link: string | null,
): Promise<void> {
  await draft.ask();
  const seats = Array.from({ length: players }, (_, seat): SeatRequest =>
    seat === address.seat
      ? { kind: "me", name: myName() }
      : { kind: "bot", level: draft.bestLevel },
  );
  const made = await branches.playOn(address, { seats, key: newKey() }, link);
  go(`/tables/${made.table}`);
}

/** Names for parts of messages that have none of their own (generated/protocol.ts). */
import type { ChannelInfo, Layouts, NewTable } from "../generated/protocol.ts";

/** A place to look from: a seat, or null for the spectators. */
export type Place = number | null;

/** Who is to sit somewhere at a new table. */
export type SeatRequest = NewTable["seats"][number];

export type LayoutName = keyof Layouts;

/** What a channel can be told of. */
export type ChannelEvent = ChannelInfo["events"][number];

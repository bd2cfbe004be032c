/** The options of a table that are on or off, as the engine lists them. */
import { content } from "../generated/content.ts";

type AllOptions = typeof content.options;
type Switches = {
  [Name in keyof AllOptions]: AllOptions[Name]["kind"] extends "switch" ? Name : never;
}[keyof AllOptions];

/** The first game's characters are chosen in a place of their own. */
export type SwitchName = Exclude<Switches, "first_game">;

export const SWITCHES = Object.entries(content.options).flatMap(([name, { kind }]) =>
  kind === "switch" && name !== "first_game" ? [name as SwitchName] : [],
);

/** Those that are on. */
export function switchedOn(options: Partial<Record<SwitchName, boolean>> | null): SwitchName[] {
  return SWITCHES.filter((name) => options?.[name]);
}

/** What was said at a table, in the reader's language, and who has said it. */
import type { TalkMessage } from "../generated/protocol.ts";
import { colourName } from "./names.ts";
import { has, t } from "./i18n.svelte.ts";

export function saidText({ phrase, text }: TalkMessage): string {
  if (text !== null) return text;
  const id = `talk-phrase-${phrase ?? ""}`;
  return has(id) ? t(id) : (phrase ?? ""); // of a newer server
}

export function speakerName({ seat, name }: TalkMessage): string {
  if (name) return name;
  return seat === null ? t("talk-spectator") : colourName(seat);
}

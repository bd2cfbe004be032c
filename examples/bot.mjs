// A small bot for Maharaja in JavaScript: any legal choice. maharaja join LINK --bot "cmd:node bot.mjs"

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.type === "hello") say({ type: "ready", protocol: 1, name: "javascript" });
  if (heard.type === "move") {
    const legal = heard.view.legal;
    const choice = legal[Math.floor(Math.random() * legal.length)];
    say({ type: "choice", id: heard.id, choice });
  }
  if (heard.type === "bye") break;
}
process.exit(0);

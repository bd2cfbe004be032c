import assert from "node:assert/strict";
import { test } from "node:test";
import { readHash } from "../src/net/links.ts";

const TOKEN = "cKm9jh4MB_E_9wHMAu1Q_SIAt3x-vDKP";

test("a link is read from the address, with what it is for or without", () => {
  assert.deepEqual(readHash(`#seat=${TOKEN}`), { token: TOKEN, purpose: "seat" });
  assert.deepEqual(readHash(`#${TOKEN}`), { token: TOKEN, purpose: null });
});

test("anything else behind # is no link", () => {
  for (const hash of ["", "#", "#log", "#short=abc", `#other=${TOKEN}`, `#${TOKEN}!`]) {
    assert.equal(readHash(hash), null, hash);
  }
});

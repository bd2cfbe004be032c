"""A worker whose bots do everything wrong; which thing, the seed says. Level random is good."""

from __future__ import annotations

import json
import os
import sys

from maharaja.bots.workers.questions import READY, Reply, write_reply

# By seed.
WAYS = ["illegal", "garbage", "flood", "leave", "error", "nothing", "late"]


def misbehave(way: str, number: int) -> bytes:
    if way == "illegal":
        return write_reply(number, Reply("perform miracles"))
    if way == "garbage":
        return b'{"type": "reply", "choice": 7}\n'
    if way == "flood":
        return b"x" * 1_000_000 + b"\n"
    if way == "leave":
        os._exit(3)
    if way == "error":
        return write_reply(number, Reply(error="ZeroDivisionError (bot.py:7)"))
    if way == "late":
        return write_reply(number - 1, Reply("perform miracles"))
    return b"\n"


def main() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    for line in sys.stdin:
        question = json.loads(line)
        if question["level"] == "random":
            reply = write_reply(question["id"], Reply(question["view"]["legal"][0]))
        else:
            reply = misbehave(WAYS[question["seed"]], question["id"])
        sys.stdout.buffer.write(reply)
        sys.stdout.flush()


if __name__ == "__main__":
    main()

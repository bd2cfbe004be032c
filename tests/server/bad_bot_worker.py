"""A worker whose bots do everything wrong; which thing, the seed says. Level random is good."""

from __future__ import annotations

import json
import os
import sys

# By seed.
WAYS = ["illegal", "garbage", "flood", "leave", "error", "nothing"]


def misbehave(way: str) -> str:
    if way == "illegal":
        return json.dumps({"choice": "perform miracles", "path": [], "error": None})
    if way == "garbage":
        return '{"choice": 7}'
    if way == "flood":
        return "x" * 1_000_000
    if way == "leave":
        os._exit(3)
    if way == "error":
        return json.dumps({"error": "ZeroDivisionError (bot.py:7)"})
    return ""


def main() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        question = json.loads(line)
        if question["level"] == "random":
            answer = json.dumps({"choice": question["view"]["legal"][0], "path": []})
        else:
            answer = misbehave(WAYS[question["seed"]])
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

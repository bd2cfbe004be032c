"""A bot that plays the first legal choice, and misbehaves as its arguments say.

bad_bot.py HOW [MOVE [FILE]]: what it does at its MOVE-th question, or at all of them; what it hears
goes into FILE.
"""

# ruff: noqa: ARG001 - every way to misbehave is given the question

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOW = sys.argv[1]
MOVE = int(sys.argv[2]) if len(sys.argv) > 2 else None
HEARD = Path(sys.argv[3] if len(sys.argv) > 3 else os.devnull)
AGES = 3600


def say(message: object) -> None:
    raw(json.dumps(message).encode() + b"\n")


def raw(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def choice(heard: dict[str, Any], text: object) -> None:
    say({"type": "choice", "id": heard["id"], "choice": text})


def first(heard: dict[str, Any]) -> None:
    choice(heard, heard["view"]["legal"][0])


def crash(heard: dict[str, Any]) -> None:
    raise ZeroDivisionError("on purpose")


def leave(heard: dict[str, Any]) -> None:
    sys.exit(0)


def die(heard: dict[str, Any]) -> None:
    os.abort()


def silent(heard: dict[str, Any]) -> None:
    pass


def slow(heard: dict[str, Any]) -> None:
    time.sleep(1.3)
    first(heard)


def garbage(heard: dict[str, Any]) -> None:
    raw(b"thinking...\n")
    first(heard)


def latin(heard: dict[str, Any]) -> None:
    raw(b'{"type": "choice", "choice": "\xe9t\xe9"}\n')


def brackets(heard: dict[str, Any]) -> None:
    raw(b"[" * 60_000 + b"\n")


def digits(heard: dict[str, Any]) -> None:
    choice(heard, "draft " + "9" * 6000)


def huge(heard: dict[str, Any]) -> None:
    raw(b"x" * 200_000 + b"\n")


def endless(heard: dict[str, Any]) -> None:
    while True:
        raw(b"x" * 65_536)


def chatter(heard: dict[str, Any]) -> None:
    while True:
        raw(b'{"type": "log"}\n' * 1000)


def illegal(heard: dict[str, Any]) -> None:
    choice(heard, "perform coins" if heard["view"]["phase"] != "actions" else "draft 1")


def wrong_seat(heard: dict[str, Any]) -> None:
    choice(heard, f"1 {heard['view']['legal'][0]}")


def number(heard: dict[str, Any]) -> None:
    choice(heard, 7)


def surrogate(heard: dict[str, Any]) -> None:
    choice(heard, "\ud800\x1b[2J")


def twice(heard: dict[str, Any]) -> None:
    first(heard)
    first(heard)


def unasked(heard: dict[str, Any]) -> None:
    say({"type": "choice", "id": 10**9, "choice": "end"})


def true(heard: dict[str, Any]) -> None:
    say({"type": "choice", "id": True, "choice": heard["view"]["legal"][0]})


def nothing(heard: dict[str, Any]) -> None:
    say({"type": "choice"})


def number_only(heard: dict[str, Any]) -> None:
    raw(b"17\n")


def noisy(heard: dict[str, Any]) -> None:
    sys.stderr.write("all is well\n" * 50_000)
    first(heard)


def family(heard: dict[str, Any]) -> None:
    child = subprocess.Popen(["sleep", str(AGES)])
    sys.stderr.write(f"child {child.pid}\n")
    first(heard)


def orphan(heard: dict[str, Any]) -> None:
    """Ends, but leaves a child that holds its output open."""
    subprocess.Popen(["sleep", str(AGES)])
    sys.exit(4)


def deaf(heard: dict[str, Any]) -> None:
    """Closes its input and stays."""
    os.close(0)
    time.sleep(AGES)


def mute(heard: dict[str, Any]) -> None:
    """Closes its output and stays."""
    os.close(1)
    time.sleep(AGES)


def at_start() -> None:
    if HOW == "start-crash":
        raise ZeroDivisionError("before the start")
    if HOW == "start-silent":
        time.sleep(AGES)
    if HOW == "start-garbage":
        raw(b"welcome!\n")
    if HOW == "start-endless":
        endless({})


def play(heard: dict[str, Any]) -> None:
    misbehave: Callable[[dict[str, Any]], None] = globals().get(HOW, first)
    due = MOVE is None or heard["id"] == MOVE
    (misbehave if due else first)(heard)


def main() -> None:
    at_start()
    for line in sys.stdin:
        with HEARD.open("a", encoding="utf-8") as file:
            file.write(line)
        heard = json.loads(line)
        if heard["type"] == "hello":
            say({"type": "ready", "protocol": 2 if HOW == "start-version" else 1, "name": HOW})
        elif heard["type"] == "move":
            play(heard)
        elif heard["type"] == "bye" and HOW != "stubborn":
            return
    if HOW == "stubborn":
        time.sleep(AGES)


main()

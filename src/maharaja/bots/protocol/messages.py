"""The lines hosts and bots write to each other: one JSON object each (docs/bot-protocol.md)."""

from __future__ import annotations

import json

from maharaja.errors import MaharajaError

PROTOCOL = 1
LONGEST_LINE = 65_536  # bytes a bot may write before a line feed
LONGEST_NAME = 60
LONGEST_DETAIL = 300

Message = dict[str, object]


class Garbage(MaharajaError, ValueError):  # noqa: N818 - what it is called in the protocol
    """A line that is no message."""


def write_message(message: Message) -> bytes:
    """One line of ASCII: whatever reads it, no encoding can go wrong."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_message(line: bytes) -> Message:
    """The object in a line; it has a ``type``."""
    try:
        message = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise Garbage("error-bot-not-utf8", text=shown(repr(line))) from None
    except (ValueError, RecursionError):  # the latter for brackets without end
        raise Garbage("error-bot-not-json", text=shown(repr(line))) from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Garbage("error-bot-no-object", text=shown(repr(line)))
    return message


def shown(text: str, longest: int = LONGEST_DETAIL) -> str:
    """A stranger's text, short and without anything that would trouble a terminal."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in text[: longest + 1])
    return clean if len(clean) <= longest else clean[: longest - 3] + "..."

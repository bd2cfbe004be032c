"""Where everything stands in the text of a TOML file, so that a value can be changed in place.

``tomllib`` says what a file means but not where; this says where, and nothing of what it means.
Only for texts that ``tomllib`` has read.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Final

_HEADER: Final = re.compile(r"[ \t]*(\[\[?)([^\]\n]+)\]\]?[^\n]*")
_KEY: Final = re.compile(
    r"""[ \t]*((?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*'|[ \t]*\.[ \t]*)+)[ \t]*=[ \t]*"""
)
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'",
    re.DOTALL,
)
_PLAIN: Final = re.compile(r"[^\"'\[\]{},#\n]+")
_BLANK: Final = re.compile(r"[ \t]*(?:#[^\n]*)?(?:\n|$)")


@dataclass
class Entry:
    """``key = value``: where its line begins, its value begins and ends, and its last line ends."""

    key: str
    start: int
    value: int
    value_end: int
    end: int


@dataclass
class Block:
    """A header with the entries below it; the first of a file has no header and no path."""

    path: str
    is_row: bool  # one of several, as [[city]]
    start: int
    end: int  # of its last entry, or of its header
    entries: list[Entry] = field(default_factory=list)

    def entry(self, key: str) -> Entry | None:
        return next((entry for entry in self.entries if entry.key == key), None)


def blocks(text: str) -> list[Block]:
    """The parts of a file in their order."""
    found = [Block("", False, 0, 0)]
    at = 0
    while at < len(text):
        blank = _BLANK.match(text, at)
        if blank is not None and blank.end() > at:
            at = blank.end()
            continue
        header = _HEADER.match(text, at)
        if header is not None:
            path = re.sub(r"[\s\"']", "", header[2])
            at = _line_end(text, header.end())
            found.append(Block(path, header[1] == "[[", header.start(), at))
            continue
        entry = _entry(text, at)
        if entry is None:
            break
        found[-1].entries.append(entry)
        found[-1].end = at = entry.end
    return found


def _entry(text: str, at: int) -> Entry | None:
    key = _KEY.match(text, at)
    if key is None:
        return None
    value_end = _value_end(text, key.end())
    name = re.sub(r"[\s\"']", "", key[1])
    return Entry(name, at, key.end(), value_end, _line_end(text, value_end))


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def _value_end(text: str, at: int) -> int:
    """Behind the value that begins there, without the blanks and comments that follow it."""
    depth, end = 0, at
    while at < len(text):
        letter = text[at]
        string = _STRING.match(text, at)
        plain = _PLAIN.match(text, at)
        if string is not None:
            at = end = string.end()
        elif letter in "[{":
            depth, at = depth + 1, at + 1
        elif letter in "]}":
            depth, at = depth - 1, at + 1
            end = at
        elif letter == "#" and depth:
            at = _line_end(text, at)
        elif letter in "#\n" and not depth:
            return end
        elif plain is not None:
            end = at + len(plain[0].rstrip()) if plain[0].strip() else end
            at = plain.end()
        else:
            at += 1
    return end


def line_of(text: str, at: int) -> int:
    """The line of a place, counted from one."""
    return text.count("\n", 0, at) + 1


def written(value: object) -> str:
    """A value as TOML writes it, on one line."""
    match value:
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int() | float():
            return f"{value:.10g}"
        case list() | tuple():
            return f"[{', '.join(map(written, value))}]"
        case dict():
            return "{ " + ", ".join(f"{key} = {written(it)}" for key, it in value.items()) + " }"
    raise TypeError(value)


def row_text(path: str, values: dict[str, object]) -> str:
    """A new row of a list of sections."""
    lines = [f"{key} = {written(value)}" for key, value in values.items()]
    return "\n".join([f"[[{path}]]", *lines, ""])

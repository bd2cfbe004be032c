"""One section of a TOML file, read with errors that say where, what and what to do instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import ClassVar, Final, Self

from maharaja.boards.svg_path import PathError, Point, segments
from maharaja.errors import Argument, BoardError, FileError, Message

IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LARGEST: Final = 1_000_000  # no number of a board comes near it, and Python can write it out
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")

# What a missing key would look like.
EXAMPLES: Final = {
    "blue": 'blue = ["start-delhi.1", "start-delhi.2"]',
    "bonus": "bonus = { top = { tokens = 1 }, bottom = { pp = 1 } }",
    "bottom": "bottom = { pp = 1 }",
    "check": 'check = "left"',
    "city": "[[city]]",
    "do": 'do = ["statue-left", "coins 2"]',
    "emblem": 'emblem = "sun"',
    "ends": 'ends = ["start", "delhi"]',
    "flag": 'flag = "#B4522A"',
    "go": 'go = "maharaja"',
    "green": 'green = ["start-delhi.1", ...]',
    "id": 'id = "delhi"',
    "layout": "[layout.wide]",
    "name": 'name = "Delhi"',
    "players": "players = [2, 3, 4]",
    "radius": "radius = 76",
    "red": 'red = ["start-delhi.1", "start-delhi.2"]',
    "road": "[[road]]",
    "setup": "[[solo.setup]]",
    "size": "size = [1000, 684]",
    "solo": "[[solo.tile]]",
    "start": "[start]",
    "tall": "tall = [350, 432]",
    "tile": "[[solo.tile]]",
    "top": "top = { tokens = 1 }",
    "village": "[[village]]",
    "villages": 'villages = ["start-delhi.1", "start-delhi.2"]',
    "wide": "wide = [480, 336]",
}


class MissingKeyError(KeyError):
    """A key that ``key_errors`` complains about: there is nothing more to say of it."""


class Section:
    """A table of the file. Every method that finds something wrong raises ``Error``."""

    Error: ClassVar[type[FileError]] = BoardError
    examples: ClassVar[dict[str, str]] = EXAMPLES

    def __init__(self, file: str, key: str, values: dict[str, object]) -> None:
        self.file = file
        self.key = key  # where the table stands: "city[2]" is the second [[city]]
        self.values = values

    def place(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def error(
        self,
        key: str,
        what: str | Message,
        /,
        *,
        remedy: Message | None = None,
        **arguments: Argument,
    ) -> FileError:
        return self.Error(self.file, self.place(key), what, remedy=remedy, **arguments)

    def has(self, key: str) -> bool:
        return key in self.values

    def allow(self, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        for error in key_errors(self, required, optional):
            raise error

    def _value(self, key: str) -> object:
        if key not in self.values:
            raise MissingKeyError(key)
        return self.values[key]

    # --- texts ---

    def text(self, key: str, longest: int) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self._wrong_type(key, value, Message("error-board-type-quoted"))
        if not value.isprintable():
            remedy = Message("error-board-write-plain-line")
            raise self.error(key, "error-board-unprintable", remedy=remedy)
        if not value.strip() or len(value) > longest:
            remedy = Message("error-board-write-length", most=longest)
            found = len(value.strip())
            raise self.error(key, "error-board-length", remedy=remedy, number=found)
        return value

    def identifier(self, key: str) -> str:
        value = self.text(key, 32)
        if not IDENTIFIER.fullmatch(value):
            remedy = Message("error-board-form-of-id")
            raise self.error(key, "error-board-no-id", remedy=remedy, value=value)
        return value

    def colour(self, key: str) -> str:
        value = self.text(key, 32)
        if not COLOUR.fullmatch(value):
            remedy = Message("error-board-form-of-colour")
            raise self.error(key, "error-board-no-colour", remedy=remedy, value=value)
        return value

    def choice(self, key: str, options: Sequence[str]) -> str:
        value = self.text(key, 64)
        if value not in options:
            remedy = did_you_mean(value, options)
            raise self.error(key, "error-board-not-known", remedy=remedy, value=value)
        return value

    def path(self, key: str) -> str:
        """A drawn line, its white space made even."""
        value = self._value(key)
        if not isinstance(value, str):
            raise self._wrong_type(key, value, Message("error-board-type-path"))
        try:
            segments(value)
        except PathError as error:
            remedy = Message("error-board-form-of-path")
            raise self.error(key, error.message, remedy=remedy) from None
        return " ".join(value.split())

    # --- numbers ---

    def whole(self, key: str, lowest: int, highest: int) -> int:
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type(key, value, Message("error-board-type-whole-number"))
        if not lowest <= value <= highest:
            number = value if small(value) else Message("error-text-large-number")
            raise self.error(
                key, "error-board-not-between", number=number, low=lowest, high=highest
            )
        return value

    def wholes(self, key: str) -> list[int]:
        values = self._list(key, Message("error-board-type-whole-numbers"))
        wholes = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
        if len(wholes) != len(values):
            raise self.error(key, "error-board-not-whole-numbers")
        if not all(small(number) for number in wholes):
            raise self.error(key, "error-board-too-large")
        return wholes

    def point(self, key: str) -> Point:
        values = self._list(key, Message("error-board-type-point"))
        numbers = [v for v in values if isinstance(v, (int, float)) and not isinstance(v, bool)]
        if len(values) != 2 or len(numbers) != 2 or not all(small(n) for n in numbers):
            remedy = Message("error-board-give-two-numbers")
            raise self.error(key, "error-board-no-point", remedy=remedy)
        return numbers[0], numbers[1]

    # --- lists and tables ---

    def texts(self, key: str, fewest: int, most: int) -> list[str]:
        values = self._list(key, Message("error-board-type-texts"))
        texts = [value for value in values if isinstance(value, str)]
        if len(texts) != len(values):
            remedy = Message("error-board-put-in-quotes")
            raise self.error(key, "error-board-not-texts", remedy=remedy)
        if not fewest <= len(texts) <= most:
            wanted = Message("error-board-range", low=fewest, high=most)
            remedy = Message("error-board-give-entries", entries=most if fewest == most else wanted)
            raise self.error(key, "error-board-entries", remedy=remedy, number=len(texts))
        return texts

    def section(self, key: str) -> Self:
        value = self._value(key)
        if not isinstance(value, dict):
            example = self.examples.get(key, "{ }")
            wanted = Message("error-board-type-such-table", example=example)
            raise self._wrong_type(key, value, wanted)
        return type(self)(self.file, self.place(key), value)

    def sections(self, key: str) -> list[Self]:
        values = self._value(key)
        wanted = Message("error-board-type-sections", key=self.place(key))
        if not isinstance(values, list):
            raise self._wrong_type(key, values, wanted)
        rows: list[Self] = []
        for number, value in enumerate(values, 1):  # authors count their sections from one
            if not isinstance(value, dict):
                raise self._wrong_type(key, value, wanted)
            rows.append(type(self)(self.file, f"{self.place(key)}[{number}]", value))
        return rows

    def _list(self, key: str, wanted: Message) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self._wrong_type(key, value, wanted)
        return value

    def _wrong_type(self, key: str, value: object, wanted: Message) -> FileError:
        remedy = Message("error-board-write", type=wanted)
        return self.error(key, "error-board-found", remedy=remedy, type=type_message(value))


def key_errors(
    section: Section, required: Sequence[str], optional: Sequence[str] = ()
) -> Iterator[FileError]:
    """Unknown keys first: a misspelt key is more helpful to hear of than a missing one."""
    known = [*required, *optional]
    for key in section.values:
        if key not in known:
            yield section.error(key, "error-board-unknown-key", remedy=did_you_mean(key, known))
    for key in required:
        if key not in section.values:
            remedy = Message("error-board-add-key", example=section.examples.get(key, key))
            yield section.error(key, "error-board-key-missing", remedy=remedy)


def raw_text(section: Section, key: str) -> str:
    """The text, whatever is wrong with it; empty if there is none."""
    value = section.values.get(key)
    return value if isinstance(value, str) else ""


def small(number: float) -> bool:
    """Neither beyond all use nor inf nor nan."""
    return -LARGEST <= number <= LARGEST


def type_message(value: object) -> Message:
    """What TOML calls a value like this."""
    ids = {
        str: "error-board-type-text",
        bool: "error-board-type-flag",
        int: "error-board-type-whole-number",
        float: "error-board-type-fraction",
        list: "error-board-type-list",
        dict: "error-board-type-table",
    }
    return Message(ids.get(type(value), "error-board-type-date"))


def did_you_mean(wrong: str, options: Sequence[str], otherwise: Message | None = None) -> Message:
    """What could have been meant; the whole list only where it can be taken in."""
    listed = otherwise or Message("error-text-use-one-of", names=options)
    close = get_close_matches(wrong, options, n=1)
    if not close:
        return listed
    if len(options) > 20:
        return Message("error-text-did-you-mean", name=close[0])
    return Message("error-text-did-you-mean-or", name=close[0], what=listed)

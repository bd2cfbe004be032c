"""One section of a board file, read with errors that say where, what and what to do instead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from maharaja.boards.svg_path import PathError, Point, segments

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


class BoardError(ValueError):
    """A board file that cannot be used: which file, which key, why, and what would be right."""

    def __init__(self, file: str, key: str, reason: str, remedy: str = "") -> None:
        self.file = file
        self.key = key
        self.reason = reason
        self.remedy = remedy
        place = f"{file}: {key}" if key else file
        line = f"{place}: {reason}; {remedy}" if remedy else f"{place}: {reason}"
        super().__init__(" ".join(line.split()))  # what is quoted from a file may hold new lines

    def __reduce__(self) -> tuple[type[BoardError], tuple[str, str, str, str]]:
        """Pickled by what it was made of."""
        return BoardError, (self.file, self.key, self.reason, self.remedy)


class Section:
    """A table of the file. Every method that finds something wrong raises ``BoardError``."""

    def __init__(self, file: str, key: str, values: dict[str, object]) -> None:
        self.file = file
        self.key = key  # where the table stands: "city[2]" is the second [[city]]
        self.values = values

    def place(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def error(self, key: str, reason: str, remedy: str = "") -> BoardError:
        return BoardError(self.file, self.place(key), reason, remedy)

    def has(self, key: str) -> bool:
        return key in self.values

    def allow(self, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Unknown keys first: a misspelt key is more helpful to hear of than a missing one."""
        known = [*required, *optional]
        for key in self.values:
            if key not in known:
                raise self.error(key, "unknown key", one_of(key, known))
        for key in required:
            if key not in self.values:
                example = EXAMPLES.get(key, key)
                raise self.error(key, "is missing", f"add it, for example {example}")

    # --- texts ---

    def text(self, key: str, longest: int) -> str:
        value = self.values[key]
        if not isinstance(value, str):
            raise self._wrong_type(key, value, "text in quotes")
        if not value.isprintable():
            raise self.error(key, "holds a character that cannot be shown", "write one plain line")
        if not value.strip() or len(value) > longest:
            found = len(value.strip())
            raise self.error(key, f"has {found} characters", f"write 1 to {longest} of them")
        return value

    def identifier(self, key: str) -> str:
        value = self.text(key, 32)
        if not IDENTIFIER.fullmatch(value):
            remedy = "use lower-case letters, digits and single hyphens, beginning with a letter"
            raise self.error(key, f'"{value}" is not an id', remedy)
        return value

    def colour(self, key: str) -> str:
        value = self.text(key, 32)
        if not COLOUR.fullmatch(value):
            raise self.error(key, f'"{value}" is not a colour', 'use the form "#B4522A"')
        return value

    def choice(self, key: str, options: Sequence[str]) -> str:
        value = self.text(key, 64)
        if value not in options:
            raise self.error(key, f'"{value}" is not known here', one_of(value, options))
        return value

    def path(self, key: str) -> str:
        """A drawn line, its white space made even."""
        value = self.values[key]
        if not isinstance(value, str):
            raise self._wrong_type(key, value, "a path such as M480 336L478 100")
        try:
            segments(value)
        except PathError as error:
            remedy = "write absolute M, L, Q and C, as in M480 336C500 200 490 150 478 100"
            raise self.error(key, str(error), remedy) from None
        return " ".join(value.split())

    # --- numbers ---

    def whole(self, key: str, lowest: int, highest: int) -> int:
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type(key, value, "a whole number")
        if not lowest <= value <= highest:
            number = value if small(value) else "so large a number"
            raise self.error(key, f"{number} is not between {lowest} and {highest}")
        return value

    def wholes(self, key: str) -> list[int]:
        values = self._list(key, "a list of whole numbers")
        wholes = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
        if len(wholes) != len(values):
            raise self.error(key, "not a list of whole numbers")
        if not all(small(number) for number in wholes):
            raise self.error(key, "holds so large a number that it means nothing here")
        return wholes

    def point(self, key: str) -> Point:
        values = self._list(key, "a point such as [480, 336]")
        numbers = [v for v in values if isinstance(v, (int, float)) and not isinstance(v, bool)]
        if len(values) != 2 or len(numbers) != 2 or not all(small(n) for n in numbers):
            raise self.error(key, "not a point", "give two numbers, as in [480, 336]")
        return numbers[0], numbers[1]

    # --- lists and tables ---

    def texts(self, key: str, fewest: int, most: int) -> list[str]:
        values = self._list(key, "a list of texts")
        texts = [value for value in values if isinstance(value, str)]
        if len(texts) != len(values):
            raise self.error(key, "not a list of texts", "put each of them in quotes")
        if not fewest <= len(texts) <= most:
            count = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise self.error(key, f"has {len(texts)} entries", f"give it {count}")
        return texts

    def section(self, key: str) -> Section:
        value = self.values[key]
        if not isinstance(value, dict):
            raise self._wrong_type(key, value, f"a table such as {EXAMPLES.get(key, '{ }')}")
        return Section(self.file, self.place(key), value)

    def sections(self, key: str) -> list[Section]:
        values = self.values[key]
        wanted = f"sections that begin with [[{self.place(key)}]]"
        if not isinstance(values, list):
            raise self._wrong_type(key, values, wanted)
        rows: list[Section] = []
        for number, value in enumerate(values, 1):  # authors count their sections from one
            if not isinstance(value, dict):
                raise self._wrong_type(key, value, wanted)
            rows.append(Section(self.file, f"{self.place(key)}[{number}]", value))
        return rows

    def _list(self, key: str, wanted: str) -> list[object]:
        value = self.values[key]
        if not isinstance(value, list):
            raise self._wrong_type(key, value, wanted)
        return value

    def _wrong_type(self, key: str, value: object, wanted: str) -> BoardError:
        return self.error(key, f"found {type_in_words(value)}", f"write {wanted}")


def small(number: float) -> bool:
    """Neither beyond all use nor inf nor nan."""
    return -LARGEST <= number <= LARGEST


def type_in_words(value: object) -> str:
    names = {
        str: "text",
        bool: "true or false",
        int: "a whole number",
        float: "a fraction",
        list: "a list",
        dict: "a table",
    }
    return names.get(type(value), "a date or time")


def one_of(wrong: str, options: Sequence[str]) -> str:
    """What could have been meant; the whole list only where it can be taken in."""
    close = get_close_matches(wrong, options, n=1)
    meant = f'did you mean "{close[0]}"? ' if close else ""
    if len(options) > 20 and close:
        return meant.strip()
    return f"{meant}use one of {', '.join(options)}"

"""A board file that is being changed: the text stays as it is but for what is changed."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

from maharaja.boards.reader import read_toml
from maharaja.boards.toml_text import Block, blocks, row_text, written
from maharaja.errors import BoardError


class BoardText:
    """Values and text of a board file, changed together; comments stay where they are.

    ``checked`` looks whether both agree in the end, so that a file written in an unusual way is
    refused and never spoilt.
    """

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.text = text if text.endswith("\n") or not text else text + "\n"
        self.data: dict[str, Any] = read_toml(text, source)
        self._blocks: list[Block] | None = None  # of the text, if it was looked at

    def checked(self) -> str:
        """The text, if it says what it was made to say."""
        try:
            found = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError:
            raise self._unusual() from None
        if found != self.data:
            raise self._unusual()
        return self.text

    def rows(self, path: str) -> list[dict[str, Any]]:
        """The sections of a list: ``city``, ``solo.tile``; only those that are sections."""
        found: Any = self.data
        for key in path.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        return [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []

    def table(self, path: str) -> dict[str, Any]:
        """A section by its path: the file itself (empty), ``start``, ``layout.wide``."""
        found: Any = self.data
        for key in filter(None, path.split(".")):
            found = found.get(key) if isinstance(found, dict) else None
        return found if isinstance(found, dict) else {}

    def section(self, path: str, number: int | None) -> dict[str, Any]:
        """A row, counted from one, or a single section; empty if there is none."""
        if number is None:
            return self.table(path)
        rows = self.rows(path)
        return rows[number - 1] if 0 < number <= len(rows) else {}

    def set(self, path: str, number: int | None, key: str, value: Any) -> None:
        """Give a key another value; None takes it out."""
        block = self._block(path, number)
        section = self.section(path, number)
        entry = block.entry(key)
        if (entry is None) != (key not in section):
            raise self._unusual()
        if value is None:
            section.pop(key, None)
        else:
            section[key] = deepcopy(value)
        if entry is None and value is not None:
            self._replace(block.end, block.end, f"{key} = {written(value)}\n")
        elif entry is not None and value is None:
            self._replace(entry.start, entry.end, "")
        elif entry is not None:
            self._replace(entry.value, entry.value_end, written(value))

    def add(self, path: str, values: dict[str, Any], after: tuple[str, int] | None = None) -> None:
        """A new row of a list: behind a row of any kind, or the last of its own."""
        place: Any = self.data
        *outer, last = path.split(".")
        for key in outer:
            place = place.setdefault(key, {})
        same = [block for block in self._parts() if block.is_row and block.path == path]
        block = self._block(*after) if after else (same or self._parts())[-1]
        earlier = sum(other.end <= block.end for other in same)
        place.setdefault(last, []).insert(earlier, deepcopy(values))
        before = "" if not self.text[: block.end] else "\n"
        self._replace(block.end, block.end, before + row_text(path, values))

    def remove(self, path: str, number: int) -> None:
        """Take a row out."""
        block = self._block(path, number)
        place: Any = self.data
        *outer, last = path.split(".")
        for key in outer:
            place = place[key]
        del place[last][number - 1]
        if not place[last]:
            del place[last]
        if outer and not place:
            del self.data[outer[0]]
        start, end = block.start, block.end
        while self.text.startswith("\n", end):
            end += 1
        while end == len(self.text) and self.text[:start].endswith("\n\n"):
            start -= 1
        self._replace(start, end, "")

    # --- text and meaning ---

    def _parts(self) -> list[Block]:
        if self._blocks is None:
            self._blocks = blocks(self.text)
        return self._blocks

    def _block(self, path: str, number: int | None) -> Block:
        same = [block for block in self._parts() if block.path == path]
        if number is not None:
            same = [block for block in same if block.is_row]
            if len(same) != len(self.rows(path)):
                raise self._unusual()
            same = same[number - 1 : number] if number > 0 else []
        if not same:
            raise self._unusual()
        return same[0]

    def _replace(self, start: int, end: int, new: str) -> None:
        self.text = self.text[:start] + new + self.text[end:]
        self._blocks = None

    def _unusual(self) -> BoardError:
        return BoardError(self.source, "", "error-board-edit-unusual")

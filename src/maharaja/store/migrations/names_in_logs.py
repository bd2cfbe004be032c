"""Logs of the time when display names were written into them: names out, and back in.

Used by the migration of databases and by whoever reads an old export; it describes formats of the
past, so it does not change with the server.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

NAMING = ("sat", "renamed")


class NamedEntry(NamedTuple):
    """An entry's number and body, and the name that it gave, if any."""

    number: int
    body: str
    person_id: str | None = None
    name: str | None = None


def without_names(entries: Iterable[tuple[int, str]]) -> Iterator[NamedEntry]:
    """The log of one table with its names apart; entries that need no change are left out.

    A body that cannot be read stays as it is: its table is damaged, and is told so when opened.
    """
    sitting: dict[Any, str] = {}  # who has last sat down, by seat
    for number, old in entries:
        body = _read(old)
        kind, seat = body.get("kind"), body.get("seat")
        if kind not in (*NAMING, "claimed"):
            continue
        if kind != "renamed":
            person_id = str(body.get("holder", ""))
            sitting[seat] = person_id if kind == "sat" else sitting.get(seat, person_id)
        else:
            person_id = sitting.get(seat, "")
        name = body.pop("name", None)
        rest = {key: value for key, value in body.items() if key not in ("kind", "holder")}
        text = _write({"kind": kind, "person_id": person_id, **rest})
        if kind in NAMING and isinstance(name, str):
            yield NamedEntry(number, text, person_id, name)
        else:
            yield NamedEntry(number, text)


def with_name(body: str, name: str | None) -> str:
    """An entry as it was written when names were in the log; "" where the name has been deleted."""
    old = _read(body)
    person_id = old.pop("person_id", "")
    if old.get("kind") in NAMING:
        old["name"] = name or ""
    if old.get("kind") != "renamed":
        old["holder"] = person_id
    return _write(old)


def _read(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return body if isinstance(body, dict) else {}


def _write(body: dict[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

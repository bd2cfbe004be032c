"""Positions on the way, worked out from an update as a client does it (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from maharaja.json_types.views import NOT_IN_STAGES

Words = dict[str, Any]


def worked_out(update: Words) -> list[list[Words]]:
    """By entry, the positions of its stages: from the table's own backwards."""
    now = position_of(update["table"])
    found: list[list[Words]] = []
    for entry in reversed(update["entries"]):
        positions: list[Words] = []
        for stage in reversed(entry["stages"]):
            now = changed(now, stage["changes"])
            positions.insert(0, now)
        found.insert(0, positions)
    return found


def position_of(table: Words) -> Words:
    """What a table shows: the fields of a stage."""
    now = {name: row for name, row in table["view"].items() if name not in NOT_IN_STAGES}
    now["standings"] = table["insight"]["standings"] if table["insight"] else {}
    return now


def changed(now: Words, changes: Words) -> Words:
    found = {**now, **changes}
    for name in ("cities", "standings"):
        found[name] = {**now[name], **changes.get(name, {})}
    seats = changes.get("seats", {})
    found["seats"] = [seats.get(str(seat), row) for seat, row in enumerate(now["seats"])]
    return found

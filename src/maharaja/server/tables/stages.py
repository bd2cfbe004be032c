"""The stages of what has happened: how the table looked on the way, as one seat may know it.

An update has the view that all of it led to. A stage says how the position differed from the one
that followed, so whoever has the last view works out the others from the last to the first. Each is
built up from what is open in its own state and from the seat's own row, like any other view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from maharaja.engine.analysis.insight_json import standings_json
from maharaja.engine.ids import FINISHED
from maharaja.engine.state import Stage, State
from maharaja.engine.text.view import SPECTATOR, seat_json, sight_of
from maharaja.json_types.views import NOT_IN_STAGES
from maharaja.server import messages
from maharaja.server.tables.payout_cache import rows_for

Fields = Mapping[str, Any]

BY_KEY = ("cities", "seats", "standings")  # only those that differ are told
_encode = msgspec.json.Encoder().encode


def stages_json(
    entries: Sequence[Sequence[Stage]], now: State, seat: int | None
) -> list[list[messages.Stage]]:
    """By entry, its stages; the last one of all is what the view shows, and left out."""
    if sum(map(len, entries)) <= 1:
        return [[] for _ in entries]
    last = entries[-1]
    following = last[-1].state if last else now.copy()
    found: list[list[messages.Stage]] = []
    for stages in reversed(entries):
        told: list[messages.Stage] = []
        for stage in reversed(stages if found else stages[:-1]):
            changes = changes_json(stage.state, following, seat)
            told.insert(0, messages.Stage(events=int(stage.events), changes=cast(Fields, changes)))
            following = stage.state
        found.insert(0, told)
    return found


# States of stages never change; who is told late is told what others have been told already.


@lru_cache(maxsize=256)
def changes_json(there: State, following: State, seat: int | None) -> msgspec.Raw:
    """How a position differed from the one that followed, as it is sent."""
    found = {**open_changes(there, following)}
    if seat is not None:
        row = seat_json(there, seat, seat)
        seats = {key: other for key, other in found.get("seats", {}).items() if key != str(seat)}
        if row != seat_json(following, seat, seat):
            seats[str(seat)] = row
        found["seats"] = seats
    return msgspec.Raw(_encode(found))


@lru_cache(maxsize=64)
def open_changes(there: State, following: State) -> Fields:
    """What everybody sees of it; a seat sees no more than its own row besides."""
    return differences(sight(there), sight(following))


@lru_cache(maxsize=32)
def sight(state: State) -> Fields:
    """What is shown of a position on the way; nobody has anything to decide there."""
    view = sight_of(state, SPECTATOR)
    found = {name: value for name, value in view.items() if name not in NOT_IN_STAGES}
    found["seats"] = {str(number): row for number, row in enumerate(view["seats"])}
    over = state.phase == FINISHED
    found["standings"] = {} if over else standings_json(state, rows_for(state))
    return found


def differences(there: Fields, following: Fields) -> Fields:
    """The fields of a position that are not as in the one that follows."""
    found: dict[str, Any] = {}
    for name, value in there.items():
        after = following[name]
        if value == after:
            continue
        if name in BY_KEY:
            found[name] = {key: row for key, row in value.items() if row != after.get(key)}
        else:
            found[name] = value
    return found

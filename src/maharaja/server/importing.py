"""Imported games: how much of a record or position is looked at, and what of it is kept.

What clients send may hold anything beside the game (docs/notation.md: other keys are ignored), and
a table keeps its beginning for good. So everything is measured by kind before the engine reads it,
and what is kept is written anew from the game that came of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import maharaja
from maharaja.engine.game import Game
from maharaja.server.problems import Problem
from maharaja.server.table import Beginning, counted, told

# The longest game that we could contrive has some 700 choices of at most 40 characters; a position
# of four players has some 400 values, nested five deep.
CHOICES = 3_000  # of a record
VALUES = 4_000  # of everything else in it, or of a position
CHOICE = 80  # characters
TEXT = 1_000  # characters of anything else, such as a comment
DEPTH = 8
STEPS = 50  # choices replayed before others have their turn

Words = Mapping[str, Any]


def check_record(record: Words) -> None:
    """Problem if there is more of a record than a game could have."""
    choices = record.get("choices")
    if isinstance(choices, list):
        if len(choices) > CHOICES:
            raise Problem("bad-record", f"record.choices: there are more than {CHOICES}.")
        if any(isinstance(choice, str) and len(choice) > CHOICE for choice in choices):
            raise Problem(
                "bad-record", f"record.choices: a text has more than {CHOICE} characters."
            )
    texts = isinstance(choices, list) and not any(isinstance(c, (list, dict)) for c in choices)
    rest = {key: value for key, value in record.items() if key != "choices" or not texts}
    check_size(rest, "record")


def check_size(words: Words, path: str) -> None:
    """Problem if there is too much of it, or it is too deep; no more is looked at than that."""
    waiting: list[tuple[Any, int]] = [(words, 1)]
    values = 0
    while waiting:
        value, depth = waiting.pop()
        if isinstance(value, dict):
            inner = [*value.values(), *value]
        elif isinstance(value, list):
            inner = value
        else:
            if isinstance(value, str) and len(value) > TEXT:
                raise Problem("bad-record", f"{path}: a text has more than {TEXT} characters.")
            continue
        values += len(inner)
        if values > VALUES:
            raise Problem("bad-record", f"{path}: there are more than {VALUES} values.")
        if depth == DEPTH:
            raise Problem("bad-record", "It is nested too deeply.")
        waiting += [(item, depth + 1) for item in inner]


async def begin_record(record: dict[str, Any], decisions: int | None) -> Beginning:
    """Replay a record, and let others have their turn now and then.

    Whatever does not go smoothly is left to the engine's own ``replay``: it says what is wrong.
    """
    if record.get("position") is None:
        begun = await stepwise(record, decisions)
        if begun is not None:
            return begun
    game = maharaja.replay(record, decisions)
    kept = game.record()
    past = maharaja.replay(kept, 0, game.board)
    begun = await listened(past, kept["choices"])
    return Beginning(game, begun.prestige, begun.seen)


async def stepwise(record: dict[str, Any], decisions: int | None) -> Beginning | None:
    """The game, if all choices and the result are as they should be."""
    game = maharaja.replay({**record, "choices": [], "result": None})
    choices = record.get("choices")
    if not isinstance(choices, list) or not 0 <= (decisions or 0) <= len(choices):
        return None
    try:
        begun = await listened(game, choices[:decisions])
    except (maharaja.Refused, maharaja.NotationError, ValueError, AttributeError):
        return None
    result = record.get("result")
    if decisions is None and result is not None and result != game.result():
        return None
    return begun


async def listened(game: Game, choices: object) -> Beginning:
    """Go on with the game by a record's choices; what a patient listener knows then."""
    begun = Beginning.of(game)
    prestige, seen = begun.prestige, begun.seen
    seats = [str(seat) for seat in range(game.seats)]
    assert isinstance(choices, list)
    for number, choice in enumerate(choices, start=1):
        seat, text = choice.split(maxsplit=1)
        events = game.follow(seats.index(seat), text)
        prestige, seen = counted(prestige, events), seen | told(events)
        if number % STEPS == 0:
            await asyncio.sleep(0)
    return Beginning(game, prestige, seen)

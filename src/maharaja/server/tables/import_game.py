"""Imported games: how much of a record or position is looked at, and what of it is kept.

What clients send may hold anything beside the game (docs/notation.md: other keys are ignored), and
a table keeps its beginning for good. So everything is measured by kind before it is made into
objects, and what is kept is written anew from the game that came of it.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

from msgspec import Meta, Raw, Struct

import maharaja
from maharaja.engine.analysis.public_knowledge import characters_in_events, totals_after
from maharaja.engine.board import Board
from maharaja.engine.game import Game
from maharaja.errors import Message
from maharaja.server.errors import Problem, at
from maharaja.server.http.requests import read_json
from maharaja.server.messages import Unread
from maharaja.server.tables.starting_position import StartingPosition

# The longest game that we could contrive has some 700 choices of at most 40 characters. Everything
# else in a record, a position to begin with included, has 11 kB if each word has its own line.
CHOICES = 3_000  # of a record
CHOICE = 80  # characters
REST = 24_576  # bytes of everything else in a record, or of a position
STEPS = 20  # choices replayed before others have their turn

Json = dict[str, Any]


class Choices(Struct):
    """The longest part of a record."""

    choices: Annotated[list[Annotated[str, Meta(max_length=CHOICE)]], Meta(max_length=CHOICES)]


def read_record(sent: Unread) -> Json:
    """A record as JSON; Problem if it is larger than a game can be."""
    rest = {key: part for key, part in sent.items() if key != "choices"}
    if size_of(rest) > REST:
        much = Message("error-detail-bytes-besides", number=REST)
        raise Problem("bad-record", at("record", much))
    words = {key: read_part(part) for key, part in rest.items()}
    if "choices" in sent:
        words["choices"] = read_choices(sent["choices"])
    return words


def read_position(sent: Unread) -> Json:
    """A position as JSON; Problem if it is larger than a position can be."""
    if size_of(sent) > REST:
        much = Message("error-detail-bytes-more", number=REST)
        raise Problem("bad-record", at("position", much))
    return {key: read_part(part) for key, part in sent.items()}


def size_of(sent: Unread) -> int:
    return sum(len(key) + len(bytes(part)) for key, part in sent.items())


def read_part(part: Raw) -> Any:
    """Decode one part; Problem if it is not valid JSON."""
    return read_json(bytes(part), cast(type[Any], Any))


def read_choices(part: Raw) -> list[str]:
    return read_json(b'{"choices":%b}' % bytes(part), Choices).choices


async def begin_record(
    record: Json, decisions: int | None, board: Board | None = None
) -> StartingPosition:
    """Replay a record, and let others have their turn now and then.

    Whatever does not go smoothly is left to the engine's own ``replay``: it says what is wrong.
    """
    if record.get("position") is None:
        begun = await stepwise(record, decisions, board)
        if begun is not None:
            return begun
    game = maharaja.replay(record, decisions, board)
    kept = game.record()
    past = maharaja.replay(kept, 0, game.board)
    begun = await listened(past, kept["choices"])
    return StartingPosition(game, begun.prestige, begun.seen)


async def stepwise(
    record: Json, decisions: int | None, board: Board | None
) -> StartingPosition | None:
    """The game, if all choices and the result are as they should be."""
    game = maharaja.replay({**record, "choices": [], "result": None}, board=board)
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


async def listened(game: Game, choices: object) -> StartingPosition:
    """Go on with the game by a record's choices; what is publicly known then."""
    begun = StartingPosition.of(game)
    prestige, seen = begun.prestige, begun.seen
    seats = [str(seat) for seat in range(game.seats)]
    assert isinstance(choices, list)
    for number, choice in enumerate(choices, start=1):
        seat, text = choice.split(maxsplit=1)
        events = game.follow(seats.index(seat), text)
        prestige, seen = totals_after(prestige, events), seen | characters_in_events(events)
        if number % STEPS == 0:
            await asyncio.sleep(0)
    return StartingPosition(game, prestige, seen)

"""How the game of a table begins, and what everybody could know of it by then."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import maharaja
from maharaja.engine.analysis.public_knowledge import (
    characters_in_events,
    first_totals,
    totals_after,
)
from maharaja.engine.board import Board
from maharaja.engine.game import Game
from maharaja.engine.versions import VERSION_NAMES
from maharaja.errors import MaharajaError
from maharaja.server.tables.log_entries import Header

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class StartingPosition:
    """A game as it was when its table was made, and what was publicly known then."""

    game: Game
    prestige: tuple[int, ...]  # as everybody could count it
    seen: frozenset[int]  # characters that had shown up

    @classmethod
    def of(cls, game: Game) -> StartingPosition:
        """A game of whose past nothing is known."""
        return cls(game, tuple(first_totals(game.seats)), frozenset())


def options_of(game: Game, header: Header) -> Json:
    """The options of the game, which are public."""
    return {**game.view()["options"], "first_game": header.options.get("first_game", False)}


def commitment_of(header: Header) -> str | None:
    """What binds the table to its seed from the start: sha256 of ``salt:seed``."""
    if header.seed is None:
        return None
    return sha256(f"{header.salt}:{header.seed}".encode()).hexdigest()


class UnknownRulesError(MaharajaError):
    """A table that was made by a newer program, under rules that this one does not know."""


def begin(header: Header, board: Board) -> StartingPosition:
    """The game as it was when the table was made, under the rules of that time."""
    if header.rules not in VERSION_NAMES:
        raise UnknownRulesError(
            "error-detail-unknown-rules", version=header.rules, known=VERSION_NAMES
        )
    if header.record is not None:
        game = maharaja.replay(header.record, header.decisions, board=board)
        return StartingPosition(game, *publicly_known(header.record, header.decisions, board))
    if header.position is not None:
        return StartingPosition.of(maharaja.load(header.position, board=board))
    return StartingPosition.of(
        maharaja.new_game(board, seed=header.seed, rules=header.rules, **header.options)
    )


def publicly_known(
    record: Json, decisions: int | None, board: Board
) -> tuple[tuple[int, ...], frozenset[int]]:
    """What is publicly known after a record's choices: prestige, characters that came up."""
    past = maharaja.replay(record, 0, board=board)
    prestige, seen = tuple(first_totals(past.seats)), frozenset[int]()
    for choice in record["choices"][:decisions]:
        seat, text = choice.split(maxsplit=1)
        events = past.follow(int(seat), text)
        prestige, seen = totals_after(prestige, events), seen | characters_in_events(events)
    return prestige, seen

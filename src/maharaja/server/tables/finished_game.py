"""For whom a finished game is there: those who left it, and everybody if its players agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maharaja.server.tables.chairs import PERSON

if TYPE_CHECKING:
    from maharaja.server.tables.table import Table


def former_players(table: Table) -> frozenset[str]:
    """Who left in the middle of a game that is over: it stays among their games."""
    return table.leavers if table.game.finished else frozenset()


def is_for_everybody(table: Table) -> bool:
    """Whether everybody may see the game: it is over, and all who sit there have agreed."""
    if not table.game.finished or not table.sharing:
        return False
    people = [chair for chair in table.chairs if chair.kind == PERSON]
    return all(chair.person_ids & table.sharing for chair in people)

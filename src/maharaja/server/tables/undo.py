"""What a seat may take back: its own last choices, as long as they have shown it nothing new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maharaja.server.tables import log_bounds

if TYPE_CHECKING:
    from maharaja.server.tables.table import Made, Table


def undoable(table: Table, seat: int) -> list[Made]:
    """The seat's choices that may still be taken back, the last one first."""
    found: list[Made] = []
    for made in reversed(table.made):
        if made.seat != seat or not made.undoable:
            break
        found.append(made)
    return found


def undo_count(table: Table, seat: int) -> int:
    """How often the seat could undo: answers made for it go along with those before."""
    if log_bounds.is_full(table, "undos", seat):
        return 0
    return sum(not made.auto_answer for made in undoable(table, seat))


def choices_to_undo(table: Table, seat: int, whole_turn: bool) -> int:
    """How many choices go if the seat takes back its last one, or its turn; 0 if none can."""
    willing = [i for i, made in enumerate(undoable(table, seat)) if not made.auto_answer]
    if not willing:
        return 0
    return (willing[-1] if whole_turn else willing[0]) + 1

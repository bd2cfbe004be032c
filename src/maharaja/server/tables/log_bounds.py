"""How much may be written down of one table: what has no end by itself is counted.

The choices of a game come to an end. Names, levels, undos and replaced plans do not, and every
entry of a log is kept for as long as the table and read whenever it is opened. So each kind of them
has a bound, for a seat or for the whole table, far above what people need. What lets a game go on
is never refused: choices, leaving, a bot in a free seat, and a bot for a person who plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    BotSat,
    Chosen,
    Claimed,
    EntryBody,
    HandedOver,
    Hinted,
    OrdersSet,
    Rematch,
    Renamed,
    Sat,
    TakenBack,
    Undone,
    VacationBegun,
)

if TYPE_CHECKING:
    from maharaja.server.tables.table import Table

WHOLE_TABLE = -1  # in the place of a seat


BOUNDS: dict[str, int] = {  # of a seat, or of the whole table
    "names": 50,
    "devices": 100,
    "levels": 100,
    "auto-answer": 100,
    "take-backs": 100,
    "undos": 500,  # choices taken back
    "plans": 500,  # replaced
    "people": 1000,  # sitting down at the table
    "rematches": 100,  # of the table
    "hints": 500,
    "orders": 500,
    "vacations": 50,
}


# What is said to whoever wants one more.
DETAILS: dict[str, str] = {
    "names": "error-detail-too-often-names",
    "devices": "error-detail-too-often-devices",
    "levels": "error-detail-too-often-levels",
    "auto-answer": "error-detail-too-often-auto-answer",
    "take-backs": "error-detail-too-often-take-backs",
    "undos": "error-detail-too-often-undos",
    "plans": "error-detail-too-often-plans",
    "people": "error-detail-too-often-people",
    "rematches": "error-detail-too-often-rematches",
    "hints": "error-detail-too-often-hints",
    "orders": "error-detail-too-often-orders",
    "vacations": "error-detail-too-often-vacations",
}


def spent(table: Table, body: EntryBody) -> tuple[str, int, int] | None:
    """Of which bound the entry takes how much, and whose; None if it is of none."""
    seat = WHOLE_TABLE if body.seat is None else body.seat
    match body:
        case Chosen() if table.is_replanning(seat):
            return "plans", seat, 1
        case Undone(back=back):  # all of them may be chosen, and written, again
            return "undos", seat, back
        case Renamed():
            return "names", seat, 1
        case Claimed():
            return "devices", seat, 1
        case AutoAnswerSet():
            return "auto-answer", seat, 1
        case TakenBack():
            return "take-backs", seat, 1
        case HandedOver() | BotSat() if table.chairs[seat].level is not None:
            return "levels", seat, 1
        case Sat():
            return "people", WHOLE_TABLE, 1
        case Rematch():
            return "rematches", WHOLE_TABLE, 1
        case Hinted():
            return "hints", seat, 1
        case OrdersSet():
            return "orders", seat, 1
        case VacationBegun():
            return "vacations", seat, 1
        case _:
            return None


def spend(table: Table, body: EntryBody) -> None:
    """Count an entry that is being applied."""
    found = spent(table, body)
    if found is not None:
        kind, seat, much = found
        table.spent[kind, seat] = table.spent.get((kind, seat), 0) + much


def check(table: Table, body: EntryBody) -> None:
    """Raise Problem if the entry would exceed a bound."""
    found = spent(table, body)
    if found is not None and is_full(table, found[0], found[1]):
        kind = found[0]
        raise Problem("too-often", Message(DETAILS[kind], number=BOUNDS[kind]))


def is_full(table: Table, kind: str, seat: int) -> bool:
    return table.spent.get((kind, seat), 0) >= BOUNDS[kind]

"""The ledger of chances: what every step of a game has changed for every seat, by its cause.

The chances before and after a step, as it really was, are the graph. What lies between them is
booked: an error of who decided, at what it has cost by what was known; gifts, which are what the
same error has given to others; luck with plans; and the rest, which is shown. Before everything
stands what set-up and seats were worth. So the sum of all entries of a seat is its result less its
share at the start, whatever the single estimates are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from maharaja.reviews.decisions import Step
from maharaja.reviews.judging import Judgement
from maharaja.reviews.playouts import Chances

Cause = Literal["set-up", "error", "gift", "plan-luck", "residual"]
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
SETUP: Final = -1  # the step before the first


@dataclass(frozen=True)
class Entry:
    """So much of a seat's chance, and where it came from; ``giver`` of a gift only."""

    step: int
    seat: int
    cause: Cause
    change: float
    decision: int | None = None
    giver: int | None = None


def book(
    steps: Sequence[Step],
    chances: Sequence[Chances],
    judged: dict[int, Judgement],
    seats: dict[int, int],
    opened: dict[int, Chances],
) -> list[Entry]:
    """All entries. ``chances`` has those before every step, and at last the result.

    ``judged`` has decisions by number; ``seats`` says whose they are; ``opened`` has the chances
    when the plans of a step were open, found in the same way as what the seats could expect.
    """
    players = len(chances[0])
    entries = [
        Entry(SETUP, seat, "set-up", chances[0][seat] - 1.0 / players) for seat in range(players)
    ]
    begun: set[int] = set()
    for number, step in enumerate(steps):
        new = [decision for decision in step.decisions if decision not in begun]
        begun.update(new)
        own = list(errors(number, new, judged, seats))
        own += plan_luck(number, step, opened, judged, seats, own)
        entries += own
        for seat in range(players):
            booked = sum(entry.change for entry in own if entry.seat == seat)
            change = chances[number + 1][seat] - chances[number][seat]
            entries.append(Entry(number, seat, "residual", change - booked))
    return entries


def errors(
    number: int, begun: Sequence[int], judged: dict[int, Judgement], seats: dict[int, int]
) -> Iterator[Entry]:
    """What decisions have cost for certain, and to whom it went.

    A turn that was interrupted has several steps; its error is booked with the first, in which it
    has ``begun``.
    """
    for decision in begun:
        found = judged.get(decision)
        if found is None or not is_booked(found):
            continue
        giver = seats[decision]
        for seat, change in enumerate(found.changes):
            cause: Cause = "error" if seat == giver else "gift"
            yield Entry(number, seat, cause, change, decision, None if seat == giver else giver)


def is_booked(found: Judgement) -> bool:
    """Only what the interval says is more than nothing counts as an error."""
    return found.loss.low > 0.0


def plan_luck(
    number: int,
    step: Step,
    opened: dict[int, Chances],
    judged: dict[int, Judgement],
    seats: dict[int, int],
    own: Sequence[Entry],
) -> list[Entry]:
    """The chance when all plans are open, less what the seat could know when it had planned.

    What others' errors in planning have given is a gift, and no luck.
    """
    if number not in opened or any(decision not in judged for decision in step.decisions):
        return []
    entries = []
    for decision in step.decisions:
        found, seat = judged[decision], seats[decision]
        gifts = sum(e.change for e in own if e.seat == seat and e.cause == "gift")
        change = opened[number][seat] - found.expected - gifts
        entries.append(Entry(number, seat, "plan-luck", change, decision))
    return entries


def totals(entries: Sequence[Entry], players: int) -> list[dict[Cause, float]]:
    """By seat and cause."""
    found: list[dict[Cause, float]] = [dict.fromkeys(CAUSES, 0.0) for _ in range(players)]
    for entry in entries:
        found[entry.seat][entry.cause] += entry.change
    return found

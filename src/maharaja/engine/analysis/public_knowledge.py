"""What follows from public events alone: totals of prestige are secret, their changes are public.

Everybody starts alike (SETUP-16), so whoever adds up all events knows all totals (GEN-4). This is
the one place where they are counted.
"""

from collections.abc import Iterable, Mapping, Sequence

from maharaja.engine.ids import START_PRESTIGE
from maharaja.engine.state import PRESTIGE, Event, State
from maharaja.engine.text.events import EVENT_KINDS, PRESTIGE_MOVES


class PublicKnowledge:
    """Totals of prestige by seat, and the characters that have come up, as the events say."""

    def __init__(self, first: State) -> None:
        self.prestige: list[int] = [
            int(first.seats[PRESTIGE + seat]) for seat in range(first.rules.players)
        ]
        self.characters: set[int] = set()

    def observe(self, event: Event) -> None:
        count(self.prestige, event)
        if EVENT_KINDS[event.kind].about_character:
            self.characters.add(int(event.a))


def first_totals(players: int) -> list[int]:
    """What is known before anything has happened; Brahmabot's own total lies open (Q-L28)."""
    return [int(START_PRESTIGE)] * players


def count(totals: list[int], event: Event) -> None:
    """Add what the event moves."""
    if event.kind == PRESTIGE_MOVES:
        totals[event.seat] += event.a


def totals_after(totals: Sequence[int], events: Iterable[Mapping[str, object]]) -> tuple[int, ...]:
    """The totals after events in JSON."""
    known = list(totals)
    name = EVENT_KINDS[PRESTIGE_MOVES].name
    for event in events:
        if event["event"] == name:
            seat, amount = event["seat"], event["amount"]
            assert isinstance(seat, int)
            assert isinstance(amount, int)
            known[seat] += amount
    return tuple(known)


def characters_in_events(events: Iterable[Mapping[str, object]]) -> frozenset[int]:
    """The characters named by events in JSON: they are in no stack any more."""
    numbers = [event.get("character") for event in events]
    return frozenset([number for number in numbers if isinstance(number, int)])

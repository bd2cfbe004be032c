"""The base of all bots: from its seat's information set and the events to a choice."""

from mypy_extensions import i64, mypyc_attr

from maharaja.bots.styles import Style
from maharaja.engine.analysis.public_knowledge import count, first_totals
from maharaja.engine.choices import Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import SEATS
from maharaja.engine.play import list_legal
from maharaja.engine.state import PRESTIGE, Event, State


@mypyc_attr(allow_interpreted_subclasses=True)  # bots of other people are not compiled
class Bot:
    """A player at one seat of one game; the same seed gives the same play."""

    def __init__(self, seat: i64, seed: i64) -> None:
        self.seat = seat
        self.dice = Dice(seed)
        self.buffer = Choices()
        self.prestige: list[int] = first_totals(SEATS)  # as counted from the events
        self.path: list[int] = []  # the rest of the turn as planned; who does not plan has none
        self.style: Style | None = None  # what it prefers among equals, if it thinks of that

    def __repr__(self) -> str:
        return f"<{type(self).__name__} on seat {self.seat}>"

    def observe(self, event: Event) -> None:
        """Take in a public event."""
        count(self.prestige, event)

    def answer(self, information_set: State) -> i64:
        """A legal choice for the seat; the bot may change ``information_set``."""
        if not information_set.rules.options.open_prestige:
            other: i64
            for other in range(information_set.rules.players):
                if other != self.seat and information_set.is_human(other):
                    information_set.seats[PRESTIGE + other] = self.prestige[other]
        list_legal(information_set, self.seat, self.buffer)
        if self.buffer.count == 1:
            return self.buffer.items[0]
        return self.choose(information_set)

    def choose(self, information_set: State) -> i64:
        """Pick among several; ``self.buffer`` holds the legal choices."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal choice: for tests, and as the bottom of every ladder."""

    def choose(self, information_set: State) -> i64:
        return self.buffer.items[self.dice.below(self.buffer.count)]

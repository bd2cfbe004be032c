"""What every bot is: it looks at its seat's sight, hears the events, and answers with a choice."""

from mypy_extensions import i64, mypyc_attr

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
        self.prestige: list[int] = first_totals(SEATS)  # as a patient player counts it
        self.path: list[int] = []  # the rest of the turn as planned; who does not plan has none

    def observe(self, event: Event) -> None:
        """Hear what everybody at the table sees happen."""
        count(self.prestige, event)

    def answer(self, sight: State) -> i64:
        """A legal choice for the seat; ``sight`` is its own to change."""
        if not sight.rules.options.open_prestige:
            other: i64
            for other in range(sight.rules.players):
                if other != self.seat and sight.is_human(other):
                    sight.seats[PRESTIGE + other] = self.prestige[other]
        list_legal(sight, self.seat, self.buffer)
        if self.buffer.count == 1:
            return self.buffer.items[0]
        return self.choose(sight)

    def choose(self, sight: State) -> i64:
        """Pick among several; ``self.buffer`` holds the legal choices."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal choice: for tests, and as the bottom of every ladder."""

    def choose(self, sight: State) -> i64:
        return self.buffer.items[self.dice.below(self.buffer.count)]

"""Where seats stand on the ladder of our own bots, in words: a table, and a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maharaja.reviews.decisions import KINDS, Kind
from maharaja.reviews.review import Review
from maharaja.reviews.scale import LEAST_DECISIONS, Place, Scale, places, shipped_scale
from maharaja.reviews.words import Words

# What sentences speak of: of other types there are few in a game.
SPOKEN: Final[dict[Kind, str]] = {"plan": "review-ladder-plans", "turn": "review-ladder-turns"}
TELLING: Final = ("placed", "below")


class StandingWords:
    """A review beside the scale, in one language."""

    def __init__(
        self, review: Review, words: Words, seats: Sequence[str], scale: Scale | None = None
    ) -> None:
        self.words = words
        self.seats = seats
        scale = scale or shipped_scale()
        self.ladder = scale.ladder(review.players, review.budget)
        self.places = {(each.seat, each.kind): each for each in places(review, scale)}

    def lines(self) -> list[str]:
        """A sentence for every seat that can be placed."""
        told = []
        for seat, name in enumerate(self.seats):
            parts = [part for kind in SPOKEN if (part := self.part(seat, kind))]
            if parts:
                args = {"seat": name, "what": self.words.listed(parts)}
                told.append(self.words.say("review-ladder-line", args))
        return told

    def part(self, seat: int, kind: Kind) -> str:
        found = self.places.get((seat, kind))
        if found is None or found.standing not in TELLING:
            return ""
        return self.words.say(SPOKEN[kind], {"where": self.where(found)})

    def rows(self) -> list[list[str]]:
        return [[name, *self.cells(seat)] for seat, name in enumerate(self.seats)]

    def cells(self, seat: int) -> list[str]:
        told = []
        for kind in KINDS:
            found = self.places.get((seat, kind))
            told.append("" if found is None else self.cell(found))
        return told

    def cell(self, found: Place) -> str:
        args = {"loss": self.words.points(found.loss), "count": str(found.count)}
        if not self.ladder:
            return self.words.say("review-share", args)
        return self.words.say("review-ladder-cell", {**args, "where": self.where(found)})

    def where(self, found: Place) -> str:
        say = self.words.say
        if found.weakest is None or found.strongest is None:
            return say(f"review-ladder-{found.standing}")
        weakest, strongest = (
            say(f"name-level-{level}") for level in (found.weakest, found.strongest)
        )
        if found.standing == "below":
            return say("review-ladder-below", {"level": weakest})
        if found.weakest == found.strongest:
            return say("review-ladder-like", {"level": weakest})
        return say("review-ladder-between", {"weakest": weakest, "strongest": strongest})

    def note(self) -> str:
        """What the scale stands on."""
        if not self.ladder:
            return self.words.say("review-ladder-none")
        games = min(rung.games for rung in self.ladder)
        args = {"games": str(games), "least": str(LEAST_DECISIONS)}
        return self.words.say("review-ladder-note", args)

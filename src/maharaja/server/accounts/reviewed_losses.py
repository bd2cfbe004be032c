"""What decisions have cost people, by reviews of their finished games that somebody asked for."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict

from maharaja.engine.game import Game
from maharaja.reviews.decisions import KINDS, Kind
from maharaja.reviews.review_json import read_review
from maharaja.server.reviews.review_key import review_key
from maharaja.store.reviews import Reviews

Losses = dict[Kind, tuple[float, int]]  # in all, and by how many decisions
KEPT = 5_000  # seats of reviewed games in memory


class ReviewedLosses:
    """Reads them from reviews, and remembers them: a review stays as it is."""

    def __init__(self, reviews: Reviews, worlds: int) -> None:
        self._reviews = reviews
        self._worlds = worlds
        self._known: OrderedDict[tuple[str, int], Losses] = OrderedDict()

    def key_of(self, game: Game) -> str | None:
        """Under which a review of the game is kept; none is made of solo games."""
        return None if game.options.solo is not None else review_key(game, self._worlds)

    async def of_seat(self, key: str, seat: int) -> Losses:
        """Nothing as long as the game has not been reviewed."""
        if (key, seat) not in self._known:
            kept = await self._reviews.find(key)
            if kept is None or kept.body is None:
                return {}
            self._known[key, seat] = await asyncio.to_thread(losses, kept.body, seat)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[key, seat]


def losses(body: str, seat: int) -> Losses:
    review = read_review(json.loads(body))
    found: Losses = {}
    for kind in KINDS:
        lost = review.loss_per_decision(seat, kind)
        if lost is not None:
            mean, count = lost
            found[kind] = (mean * count, count)
    return found

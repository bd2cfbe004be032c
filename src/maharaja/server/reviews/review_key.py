"""Under which key the review of a game is kept."""

from __future__ import annotations

from maharaja.engine.game import Game
from maharaja.reviews.api import program
from maharaja.reviews.judging import Budget
from maharaja.reviews.review import SEED
from maharaja.reviews.review_json import key_of


def review_key(game: Game, worlds: int) -> str:
    """Of this program, with so many imagined rounds for a comparison."""
    return key_of(game.record(), program(), Budget(worlds=worlds), SEED)

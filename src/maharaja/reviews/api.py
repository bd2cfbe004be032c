"""``maharaja.review``: a record in, a review out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from maharaja import boards
from maharaja.engine.board import Board
from maharaja.engine.game import Game
from maharaja.engine.options import demand
from maharaja.engine.start import HIGHEST_SEED, replay_game
from maharaja.engine.text.json_reader import Reader
from maharaja.errors import SetupError
from maharaja.json_types import GameRecord
from maharaja.reviews.judging import Budget
from maharaja.reviews.review import SEED, Progress, Review, Reviewer
from maharaja.reviews.review_json import keep, kept, key_of

FEWEST_WORLDS: Final = 4  # with fewer there is no interval to speak of


def review(
    record: GameRecord | Mapping[str, object] | Game,
    *,
    board: str | Path | Board | None = None,
    worlds: int = Budget.worlds,
    seed: int = SEED,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    cache: Path | None = None,
) -> Review:
    """What decided a finished game of 2 to 4 players, and why (docs/review.md).

    ``worlds`` is the budget: imagined rounds in which a decision is compared with its best rival.
    The same record, seed and budget give the same review. ``progress`` is told how many decisions
    have been judged, of how many; where ``cancelled`` says so, ``ReviewCancelled`` ends it.
    ``cache`` is a folder in which reviews are kept and found again.
    """
    check(worlds, seed)
    game = record if isinstance(record, Game) else replayed(record, board)
    budget = Budget(worlds=worlds)
    if cache is None:
        return Reviewer(game, budget, seed).review(progress, cancelled)
    key = key_of(game.record(), program(), budget, seed)
    found = kept(cache, key)
    if found is None:
        found = Reviewer(game, budget, seed).review(progress, cancelled)
        keep(cache, key, found)
    return found


def check(worlds: int, seed: int) -> None:
    demand("worlds", worlds, int)
    demand("seed", seed, int)
    if worlds < FEWEST_WORLDS:
        raise SetupError("error-review-too-few", at="worlds", number=worlds, least=FEWEST_WORLDS)
    if not 0 <= seed <= HIGHEST_SEED:
        raise SetupError("error-data-number-needed", at="seed", low=0, high=HIGHEST_SEED)


def replayed(record: object, board: str | Path | Board | None) -> Game:
    """The game that a record tells, on its own board unless another is given."""
    if isinstance(board, Board):
        return replay_game(board, record)
    if board is not None:
        return replay_game(boards.load(board), record)
    name = Reader(record, "record").at("board").at("id")
    if name.string() not in boards.available():
        raise name.fail("error-data-give-board")
    return replay_game(boards.load(name.string()), record)


def program() -> str:
    """The version of the program."""
    try:
        return version("maharaja")
    except PackageNotFoundError:  # run from its sources
        return "sources"

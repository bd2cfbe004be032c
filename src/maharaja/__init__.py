"""Maharaja, the board game, as software: an unofficial implementation with its own words and map.

>>> import maharaja
>>> game = maharaja.new_game(players=3, seed=7)
>>> seat = game.to_act()[0]
>>> game.choose(seat, game.legal(seat)[0])

See docs/api.md. The rules, with the ids that errors and tests cite, are in docs/rules.md.
"""

import secrets
from collections.abc import Iterable
from pathlib import Path

from maharaja import boards
from maharaja.engine import play
from maharaja.engine.analysis.insight import Journey, Standing
from maharaja.engine.board import Board
from maharaja.engine.decision import Refusal
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.game import Game, load_game, replay_game, start_game
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.errors import (
    BoardError,
    FormatError,
    MaharajaError,
    Message,
    NotationError,
    Refused,
    SetupError,
)

__version__ = "0.1.0"

__all__ = [
    "Board",
    "BoardError",
    "FormatError",
    "Game",
    "Journey",
    "MaharajaError",
    "Message",
    "NotationError",
    "Refusal",
    "Refused",
    "SetupError",
    "Standing",
    "compiled",
    "load",
    "load_board",
    "new_game",
    "replay",
]


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (play.__file__ or "").endswith(".py")


def load_board(board: str | Path | Board) -> Board:
    """A shipped board by name, a board file by path, or the board itself."""
    if isinstance(board, Board):
        return board
    if not isinstance(board, (str, Path)):
        raise TypeError(f"board: str, Path or Board object expected; got {type(board).__name__}")
    return boards.load(board)


def new_game(
    board: str | Path | Board = "classic",
    *,
    players: int = 2,
    solo: str | None = None,
    seed: int | None = None,
    setup: dict[str, object] | None = None,
    first_game: bool = False,
    special: str | Iterable[str] = (),
    final: str | None = None,
    final_tile: str = "replaces-majority",
    decline_actions: bool = False,
    open_prestige: bool = False,
    rules: str = NEWEST_VERSION,
) -> Game:
    """A new game for ``players``, or for one against Brahmabot with ``solo`` = easy, medium, hard.

    The same seed gives the same game; ``setup`` lays the table explicitly (docs/notation.md);
    without either, chance decides. ``special`` is one name or several. With ``solo`` the number of
    players is not looked at. ``rules`` is the version of the rules, the newest unless another is
    named.
    """
    if seed is None and setup is None:
        seed = secrets.randbelow(SEED_LIMIT)
    return start_game(
        load_board(board),
        players=players,
        solo=solo,
        seed=seed,
        setup=setup,
        first_game=first_game,
        special=[special] if isinstance(special, str) else list(special),
        final=final,
        final_tile=final_tile,
        decline_actions=decline_actions,
        open_prestige=open_prestige,
        rules=rules,
    )


def load(position: object, board: str | Path | Board | None = None) -> Game:
    """Go on from a position that ``Game.dump`` gave, on its own board unless another is given."""
    return load_game(_board_for(position, "position", board), position)


def replay(
    record: object, decisions: int | None = None, board: str | Path | Board | None = None
) -> Game:
    """Replay what ``Game.record`` gave: all of it, or only the first ``decisions``."""
    return replay_game(_board_for(record, "record", board), record, decisions)


def _board_for(data: object, what: str, board: str | Path | Board | None) -> Board:
    if board is not None:
        return load_board(board)
    name = Reader(data, what).at("board").at("id")
    if name.string() not in boards.available():
        raise name.fail("error-data-give-board")
    return boards.load(name.string())

"""Maharaja, the board game, as software: an unofficial implementation with its own words and map.

>>> import maharaja
>>> game = maharaja.new_game(players=3, seed=7)
>>> seat = game.to_act()[0]
>>> game.choose(seat, game.legal(seat)[0])

See docs/api.md. The rules, with the ids that errors and tests cite, are in docs/rules.md.
"""

import importlib
import inspect
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import partial
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, SupportsIndex

from maharaja import boards
from maharaja.engine import play
from maharaja.engine.analysis.insight import Journey, Standing
from maharaja.engine.board import DRAWINGS, Board
from maharaja.engine.decision import Refusal
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.game import Game
from maharaja.engine.start import load_game, replay_game, start_game
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.errors import (
    BoardError,
    BotError,
    FormatError,
    MaharajaError,
    Message,
    NotationError,
    Refused,
    SetupError,
)
from maharaja.json_types import GameEvent, GameRecord, Position, Result, View
from maharaja.table_options import OPTION_NAMES, Options

__version__ = "0.1.0"

__all__ = [
    "LEVELS",
    "Advice",
    "ArenaReport",
    "Board",
    "BoardError",
    "Bot",
    "BotError",
    "Contest",
    "FormatError",
    "Game",
    "GameEvent",
    "GameRecord",
    "Journey",
    "LadderReport",
    "MaharajaError",
    "Message",
    "NotationError",
    "Options",
    "Outcome",
    "Position",
    "Refusal",
    "Refused",
    "Result",
    "Review",
    "ReviewCancelled",
    "Sentences",
    "SetupError",
    "Standing",
    "View",
    "best",
    "compiled",
    "evaluate",
    "load",
    "load_board",
    "make_bot",
    "make_contest",
    "new_game",
    "play_arena",
    "play_contest",
    "play_ladder",
    "play_match",
    "replay",
    "review",
]

P = ParamSpec("P")

# Bots, reviews and the arena are imported when they are first asked for: games need none of them.
if TYPE_CHECKING:
    from maharaja.arena.contest import Contest, Outcome, make_contest, play_contest
    from maharaja.arena.run import ArenaReport, LadderReport, play_arena, play_ladder
    from maharaja.bots.analysis import Advice, best, evaluate
    from maharaja.bots.bot import Bot
    from maharaja.bots.levels import LEVELS, make_bot
    from maharaja.bots.match import play_match
    from maharaja.render.sentences import Sentences
    from maharaja.reviews.api import review
    from maharaja.reviews.review import Review, ReviewCancelled
else:
    HOMES = {
        **dict.fromkeys(("Advice", "best", "evaluate"), "bots.analysis"),
        **dict.fromkeys(("Contest", "Outcome", "make_contest", "play_contest"), "arena.contest"),
        **dict.fromkeys(("LEVELS", "make_bot"), "bots.levels"),
        **dict.fromkeys(("ArenaReport", "LadderReport", "play_arena", "play_ladder"), "arena.run"),
        "Bot": "bots.bot",
        "play_match": "bots.match",
        "Sentences": "render.sentences",
        "review": "reviews.api",
        **dict.fromkeys(("Review", "ReviewCancelled"), "reviews.review"),
    }

    def __getattr__(name: str) -> object:
        if name not in HOMES:
            raise AttributeError(f"module 'maharaja' has no attribute {name!r}")
        return getattr(importlib.import_module(f"maharaja.{HOMES[name]}"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *HOMES})


def _draw(name: str, thing: object) -> str:
    """For notebooks; what draws is imported when the first picture is asked for."""
    picture: str = getattr(importlib.import_module("maharaja.render.notebook"), name)(thing)
    return picture


DRAWINGS["board"] = partial(_draw, "board_picture")
DRAWINGS["game"] = partial(_draw, "game_picture")


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


@dataclass(kw_only=True)
class NewGame(Options):
    """The parameters of ``new_game``: the table's options, and what is not the table's to choose.

    Only its fields are asked for: options that a game shall keep are made as such.
    """

    board: str | Path | Board = field(default="classic", kw_only=False)
    seed: SupportsIndex | None = None
    setup: dict[str, object] | None = None
    first_game: bool = False
    rules: str = NEWEST_VERSION


def _taking(ask: Callable[P, NewGame]) -> Callable[[Callable[..., Game]], Callable[P, Game]]:
    """A function with the parameters of ``NewGame``: a new option is a parameter by itself."""

    def typed(function: Callable[..., Game]) -> Callable[P, Game]:
        function.__signature__ = _readable(inspect.signature(ask))  # type: ignore[attr-defined]
        return function

    return typed


def _readable(signature: inspect.Signature) -> inspect.Signature:
    """For ``help()``: compiled classes have ``type`` where the source has a union."""
    parameters = [
        it.replace(annotation=it.empty) if it.annotation is type else it
        for it in signature.parameters.values()
    ]
    return signature.replace(parameters=parameters, return_annotation=Game)


@_taking(NewGame)
def new_game(
    board: str | Path | Board = NewGame.board,
    *,
    seed: SupportsIndex | None = NewGame.seed,
    setup: dict[str, object] | None = NewGame.setup,
    first_game: bool = NewGame.first_game,
    rules: str = NewGame.rules,
    **options: Any,
) -> Game:
    """A new game for ``players``, or against Brahmabot with ``solo`` = easy, medium, hard.

    The same seed gives the same game; ``setup`` lays the table explicitly (docs/notation.md);
    without either, chance decides. ``special`` is one name or several. With ``solo`` the number of
    players is not looked at. ``rules`` is the version of the rules, the newest unless another is
    named. The options of the table are those of ``Options``.
    """
    _check_names(options)
    if seed is None and setup is None:
        seed = secrets.randbelow(SEED_LIMIT)
    if isinstance(options.get("players"), SupportsIndex):
        options["players"] = index(options["players"])  # numpy's numbers, too
    return start_game(
        load_board(board),
        Options(**options),
        seed=seed,
        setup=setup,
        first_game=first_game,
        rules=rules,
    )


def _check_names(options: dict[str, Any]) -> None:
    """TypeError as Python has it for a name that is no option, with what was probably meant."""
    for name in options:
        if name not in OPTION_NAMES:
            what = f"new_game() got an unexpected keyword argument {name!r}"
            close = get_close_matches(name, [each.name for each in fields(NewGame)], n=1)
            raise TypeError(what + "".join(f"; did you mean {meant!r}?" for meant in close))


def load(position: object, board: str | Path | Board | None = None) -> Game:
    """Go on from a position that ``Game.dump`` gave, on its own board unless another is given."""
    return load_game(_board_for(position, "position", board), position)


def replay(
    record: object, decisions: SupportsIndex | None = None, board: str | Path | Board | None = None
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

"""What a step can point at: something of the table, by a word and its ids.

The client finds it on the screen (web/src/lessons/points.ts); here it is only asked whether there
is such a thing in the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maharaja.engine.game import Game
from maharaja.engine.ids import ACTION_NAMES, COLOURS, SPACE_NAMES, START
from maharaja.json_types import View

# The parts of the table screen.
PANELS = (
    *("track", "map", "forecast", "rewards", "display", "me", "plan", "disc", "prompt", "others"),
)


def _characters(view: View) -> list[int]:
    held = [seat["character"] for seat in view["seats"] if seat["character"] is not None]
    return [*view["display"], *held]


def _space(view: View, what: str) -> bool:
    city, _, space = what.partition(" ")
    return city in view["cities"] and space in SPACE_NAMES


# By their first word: whether what follows it is there.
KINDS: Mapping[str, Callable[[Game, View, str], bool]] = {
    "panel": lambda _game, _view, what: what in PANELS,
    "start": lambda game, _view, what: what == "" and bool(game.board.junction_ids[START]),
    "city": lambda _game, view, what: what in view["cities"],
    "ring": lambda _game, view, what: what in view["cities"],
    "flag": lambda _game, view, what: what in view["track"],
    "space": lambda _game, view, what: _space(view, what),
    "village": lambda game, _view, what: what in game.board.village_ids,
    "road": lambda game, _view, what: what in game.board.road_ids,
    "seat": lambda game, _view, what: what in COLOURS[: game.seats],
    "character": lambda _game, view, what: what in map(str, _characters(view)),
    "reward": lambda _game, view, what: what in view["rewards"],
    "action": lambda _game, _view, what: what in ACTION_NAMES,
    "choice": lambda _game, view, what: what in view["legal"],
}


def is_there(game: Game, seat: int, point: str) -> bool:
    """Whether a step may point at that."""
    kind, _, what = point.partition(" ")
    return kind in KINDS and KINDS[kind](game, game.view(seat), what)

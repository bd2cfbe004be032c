"""What a puzzle is, and its line in a file of ``puzzles/`` (docs/puzzles.md).

One line of JSON each. The position is a drawing (``render/position_text.py``), choices are in the
notation of records; the figures are those of the proof.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from maharaja import boards
from maharaja.engine.game import Game
from maharaja.engine.start import load_game
from maharaja.render.position_text import read

# What a solution is about, in the order in which it is told.
THEMES = (
    *("robbing", "character", "token", "roads", "tolls", "statues", "bonus"),
    *("worship", "majority", "reward", "prestige"),
)
Theme = Literal[
    "robbing",
    "character",
    "token",
    "roads",
    "tolls",
    "statues",
    "bonus",
    "worship",
    "majority",
    "reward",
    "prestige",
]
Difficulty = Annotated[int, Meta(ge=1, le=5)]


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game between bots that the position is from."""

    seed: int
    level: str


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", dict=True):
    """What all puzzles have."""

    id: str
    seat: int
    difficulty: Difficulty
    themes: list[Theme]
    position: str
    source: Source

    @cached_property
    def start(self) -> Game:
        """The game as the puzzle begins; to be copied, never played."""
        position = read(self.position)
        return load_game(boards.load(position["board"]["id"]), position)

    @property
    def players(self) -> int:
        return self.start.seats

    @property
    def own_solution(self) -> list[str]:
        """The solver's choices, without what others choose in between."""
        raise NotImplementedError


class Ending(Task, frozen=True, tag="ending", dict=True):
    """The last turn of the game: one turn wins, and no other."""

    margin: int  # points by which it wins, whatever the others answer
    second: int  # the same of the best turn that is another one; it does not win
    turns: int  # how many different turns there are
    positions: int  # that were looked at
    solution: list[str]  # a shortest best turn, with all that follows up to the end of the game

    @property
    def own_solution(self) -> list[str]:
        return own_choices(self, self.solution)


class Study(Task, frozen=True, tag="study", dict=True):
    """A goal that one turn reaches in one way only; what others do later plays no part."""

    first: str | None  # to be first in this city if it were scored then
    statues: int  # so many on the map; 0: any number
    prestige: int  # at least so much
    coins: int  # at least so many left
    second: int  # coins left in the next best way to the goal; -1 if there is none
    turns: int
    positions: int
    solution: list[str]

    @property
    def own_solution(self) -> list[str]:
        return own_choices(self, self.solution)


Puzzle = Ending | Study


def own_choices(task: Task, line: list[str]) -> list[str]:
    """Of a line those that the puzzle's seat makes."""
    game = task.start.copy()
    own: list[str] = []
    for choice in line:
        seat = game.to_act()[0]
        if seat == task.seat:
            own.append(choice)
        game.choose(seat, choice)
    return own


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Puzzle)


def written(puzzle: Puzzle) -> bytes:
    """Its line in a file."""
    return _encoder.encode(puzzle) + b"\n"


def read_lines(data: bytes) -> list[Puzzle]:
    """All puzzles of a file."""
    return [_decoder.decode(line) for line in data.splitlines() if line.strip()]

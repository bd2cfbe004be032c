"""Messages about how balanced boards are."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.server.messages.board_drafts import BoardText
from maharaja.server.messages.parts import Request, Response

BalanceKey = Annotated[
    str, Meta(pattern=r"^[234]-[a-z2-7]{16}$(?!\n)", description="What is measured.")
]


class MeasureBoard(Request, frozen=True):
    """A board file to be measured by games of so many players."""

    text: BoardText
    players: Annotated[int, Meta(ge=2, le=4)]


class Figure(Response):
    """A mean with its 95% interval; without one if a single set-up says nothing of others."""

    value: float
    low: float | None
    high: float | None


class CityFigure(Response):
    """Statues that were built in a city, a game."""

    id: str
    name: str  # empty where the server knows the board by its rules only
    statues: Figure


class BalanceGames(Response):
    """Games between equals; seats and characters by their share of wins."""

    games: int
    decisions: Figure  # a game
    seventh_statue: float  # share of games that end early by it
    score: Figure
    seats: list[Figure]
    characters: dict[str, Figure]  # by number
    cities: list[CityFigure]


class SkillGames(Response):
    """The better bot alone among weaker ones."""

    games: int
    win_share: Figure


class BoardFigures(Response):
    """The figures of a board so far."""

    random: BalanceGames | None = None
    equals: BalanceGames | None = None
    skill: SkillGames | None = None


class BoardBalance(Response):
    """How balanced a board is next to the classic one, or the progress of measuring it."""

    key: str
    status: Literal["running", "failed", "finished"]
    done: int  # games, of both boards
    total: int
    yours: bool  # you have asked for it, and can give it up
    better: str  # level of the equals, and of the one who is to win by skill
    weaker: str
    board: BoardFigures
    classic: BoardFigures

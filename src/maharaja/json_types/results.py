"""How a game ended."""

from typing import Literal, TypedDict

from maharaja.json_types.ids import Source


class SeatResult(TypedDict):
    """A seat's points: gathered by source, and line by line of the final scoring."""

    total: int
    gathered: dict[Source, int]
    final: dict[str, int]


class Result(TypedDict):
    winners: list[int]
    rounds: int
    by_statues: bool
    seats: list[SeatResult]


class MajorityPoints(TypedDict):
    """Prestige for the most worship in a city, alone and tied, by all lines that count it."""

    alone: int
    tied: int


class FinalRank(TypedDict):
    """A seat in the final ranking; ``ahead_by``: what put it before the next of the same total.

    ``majority`` is null where no line counts majorities for the seat.
    """

    seat: int
    rank: int
    won: bool
    total: int
    gathered: int
    statues: int
    coins: int
    ahead_by: Literal["statues", "coins"] | None
    majority: MajorityPoints | None


class SeatPoints(TypedDict):
    seat: int
    points: int


class FinalCity(TypedDict):
    """Worship in a city, most first, and the prestige that its leaders get for it."""

    city: str
    worship: list[SeatPoints]
    leaders: list[SeatPoints]


class ScoreSheet(TypedDict):
    """The end of a game: who came where, the lines that counted, and who led in which city."""

    ranking: list[FinalRank]
    lines: list[str]
    cities: list[FinalCity]

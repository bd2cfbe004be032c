"""The ladder of our own bots: what their decisions lose, in reviews like this one (scale.json).

``bench/review.py scale --write`` makes the file. A seat is placed by what it has lost per decision
of a type, among the levels that may well lose as much in so many decisions.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final, Literal

from maharaja.reviews.decisions import KINDS, Kind
from maharaja.reviews.judging import NORMAL, Budget
from maharaja.reviews.review import Review

FORMAT: Final = "maharaja-scale/1"
FILE: Final = "scale.json"
LEAST_DECISIONS: Final = 5  # of a type; fewer say nothing
USUAL: Final = 1.281552  # four of five games of a level lie within so many standard errors

Standing = Literal["placed", "below", "any", "few", "unmeasured"]


@dataclass(frozen=True)
class Figure:
    """Loss per decision of a level, in chance from 0 to 1, with a 95% interval."""

    mean: float
    low: float
    high: float
    spread: float  # standard deviation of a single decision's loss
    count: int

    def reach(self, count: int) -> float:
        """How far the mean of so many decisions usually is from this one."""
        error = (self.high - self.low) / (2 * NORMAL)
        return USUAL * sqrt(self.spread**2 / count + error**2)


@dataclass(frozen=True)
class Rung:
    """One level in games with so many players."""

    level: str
    players: int
    games: int
    losses: dict[Kind, Figure]


@dataclass(frozen=True)
class Place:
    """Where a seat stands with its decisions of a type: from a level to a level."""

    seat: int
    kind: Kind
    loss: float
    count: int
    standing: Standing
    weakest: str | None = None
    strongest: str | None = None


@dataclass(frozen=True)
class Scale:
    """All rungs; for each number of players the weakest level first."""

    worlds: int
    rungs: Sequence[Rung]

    def ladder(self, players: int, budget: Budget) -> list[Rung]:
        """The rungs to compare with: reviews with another budget are not like this one."""
        if budget.worlds != self.worlds:
            return []
        return [rung for rung in self.rungs if rung.players == players]


def place(ladder: Sequence[Rung], seat: int, kind: Kind, loss: float, count: int) -> Place:
    """Among all levels that usually lose about as much in so many decisions."""
    rungs = [rung for rung in ladder if kind in rung.losses]
    if not rungs:
        return Place(seat, kind, loss, count, "unmeasured")
    if count < LEAST_DECISIONS:
        return Place(seat, kind, loss, count, "few")
    near = [rung for rung in rungs if is_usual(rung.losses[kind], loss, count)]
    if len(near) == len(rungs) > 1:
        return Place(seat, kind, loss, count, "any")
    if not near and loss > max(rung.losses[kind].mean for rung in rungs):
        return Place(seat, kind, loss, count, "below", rungs[0].level, rungs[0].level)
    if not near:
        near = [min(rungs, key=lambda rung: abs(rung.losses[kind].mean - loss))]
    return Place(seat, kind, loss, count, "placed", near[0].level, near[-1].level)


def places(review: Review, scale: Scale | None = None) -> list[Place]:
    """Every seat by every type that it has decided, on the scale that comes with the program."""
    ladder = (scale or shipped_scale()).ladder(review.players, review.budget)
    found = []
    for seat in range(review.players):
        for kind in KINDS:
            lost = review.loss_per_decision(seat, kind)
            if lost is not None:
                found.append(place(ladder, seat, kind, *lost))
    return found


def is_usual(figure: Figure, loss: float, count: int) -> bool:
    return abs(loss - figure.mean) <= figure.reach(count)


# --- the file ------------------------------------------------------------------------------------


@cache
def shipped_scale() -> Scale:
    """The scale that comes with the program."""
    return read_scale(json.loads((files("maharaja.reviews") / FILE).read_text(encoding="utf-8")))


def scale_json(scale: Scale) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "worlds": scale.worlds,
        "rungs": [
            {
                "level": rung.level,
                "players": rung.players,
                "games": rung.games,
                "losses": {kind: figure_json(each) for kind, each in rung.losses.items()},
            }
            for rung in scale.rungs
        ],
    }


def figure_json(figure: Figure) -> dict[str, float]:
    numbers = ("mean", "low", "high", "spread")
    told = {name: round(getattr(figure, name), 5) for name in numbers}
    return {**told, "count": figure.count}


def read_scale(data: dict[str, Any]) -> Scale:
    """What ``scale_json`` gave."""
    if data["format"] != FORMAT:
        raise ValueError(f"not a scale: {data['format']}")
    return Scale(data["worlds"], [read_rung(row) for row in data["rungs"]])


def read_rung(row: dict[str, Any]) -> Rung:
    losses = {kind: Figure(**row["losses"][kind]) for kind in KINDS if kind in row["losses"]}
    return Rung(row["level"], row["players"], row["games"], losses)

"""From kept reviews to the scale that ships with the program (src/maharaja/reviews/scale.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from maharaja.arena.estimates import Bootstrap, Notes
from maharaja.arena.reports import aligned, percent, with_interval
from maharaja.bots.levels import AT, LEVELS
from maharaja.reviews.decisions import KINDS, Kind
from maharaja.reviews.review import Review
from maharaja.reviews.review_json import read_review
from maharaja.reviews.scale import Figure, Rung, Scale, read_scale, scale_json

FILE = Path(__file__).parents[1] / "src" / "maharaja" / "reviews" / "scale.json"
REVIEW_SEED = 1


def rung_of(rows: Mapping[str, Any], level: str, players: int, worlds: int) -> Rung | None:
    """Of all kept reviews of games of a level with itself, whatever their seeds."""
    reviews = [
        read_review(value)
        for key, value in rows.items()
        if is_of(key.split(" "), [level, str(players)], [str(worlds), str(REVIEW_SEED)])
    ]
    if not reviews:
        return None
    games = len(reviews)
    losses = {kind: figure_of(reviews, kind) for kind in KINDS}
    return Rung(
        level, players, games, {kind: each for kind, each in losses.items() if each is not None}
    )


def is_of(parts: Sequence[str], game: Sequence[str], review: Sequence[str]) -> bool:
    """Whether a key reads ``review LEVEL PLAYERS SEED WORLDS 1``; those with a plant are longer."""
    return len(parts) == 6 and [parts[0], *parts[1:3], *parts[4:]] == ["review", *game, *review]


def figure_of(reviews: Sequence[Review], kind: Kind) -> Figure | None:
    """Loss per decision of a type; the interval draws games anew, so it takes two games."""
    notes, costs = Notes(), []
    for number, review in enumerate(reviews):
        for one in review.judged:
            if one.decision.kind == kind:
                notes.add(kind, number, one.cost)
                costs.append(one.cost)
    if not costs:
        return None
    found = notes.mean(kind, range(len(reviews)), Bootstrap(len(reviews)))
    if found.low is None or found.high is None:
        return None
    spread = sqrt(sum((cost - found.value) ** 2 for cost in costs) / max(1, len(costs) - 1))
    return Figure(found.value, found.low, found.high, spread, found.count)


def write_scale(rungs: Sequence[Rung], worlds: int, file: Path = FILE) -> None:
    """The rungs take the place of those of the same levels and players; all others stay."""
    old = read_scale(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None
    kept = old.rungs if old is not None and old.worlds == worlds else []
    named = [Rung(name_of(rung), rung.players, rung.games, rung.losses) for rung in rungs]
    new = {(rung.players, rung.level): rung for rung in [*kept, *named]}
    order = list(LEVELS)
    every = sorted(new.values(), key=lambda rung: (rung.players, order.index(rung.level)))
    data = scale_json(Scale(worlds, every))
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def name_of(rung: Rung) -> str:
    """The level; with its own number of iterations it is only freed from the clock."""
    return rung.level.partition(AT)[0]


def scale_table(rungs: Sequence[Rung]) -> str:
    """Points of a hundred, by level and type, and the decisions that they stand on."""
    rows = [["level", "games", *KINDS]]
    for rung in rungs:
        cells = [cell(rung.losses.get(kind)) for kind in KINDS]
        rows.append([rung.level, str(rung.games), *cells])
    return aligned(rows)


def cell(figure: Figure | None) -> str:
    if figure is None:
        return "-"
    told = {"value": figure.mean, "low": figure.low, "high": figure.high}
    return f"{with_interval(told, percent)} ({figure.count})"

"""A ladder: every level against every other, and ratings fitted to how the games ended."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Any

import maharaja
from maharaja.arena.contest import Contest, Job, Outcome, make_contest, make_jobs
from maharaja.arena.estimates import Bootstrap, Estimate, Notes
from maharaja.arena.failures import Failures
from maharaja.arena.ratings import MEAN, Key, comparisons, elo, fit
from maharaja.arena.runners import chunk_for, run_jobs

ROUGHLY = 1e-5  # precision of a fit to a resample


def tables(levels: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All pairs; with more than two at a table one against the rest, both ways."""
    if len(set(levels)) < max(2, len(levels)):
        raise maharaja.SetupError("error-arena-two-levels", at="levels")
    if players == 2:
        return list(combinations(levels, 2))
    return [
        (one, *[other] * (players - 1))
        for pair in combinations(levels, 2)
        for one, other in (pair, pair[::-1])
    ]


class Ladder:
    """Takes outcomes one by one; ``report`` is JSON-ready and the same for the same seeds."""

    def __init__(self, levels: Sequence[str]) -> None:
        self.levels = list(levels)
        self.games = 0
        self.seeds: dict[int, None] = {}
        self.cells: dict[Key, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        self.notes = Notes()
        self.failures = Failures()
        self.names: dict[str, str] = {}  # by entry: what its bot calls itself

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.failures.add(outcome)
        self.names.update(zip(outcome.seating, outcome.names, strict=True))
        self.seeds[outcome.seed] = None
        numbers = [self.levels.index(level) for level in outcome.seating]
        for key, weight in comparisons(numbers, outcome.ranks, len(self.levels)).items():
            self.cells[key][outcome.seed] += weight
        for seat, level in enumerate(outcome.seating):
            for other, rival in enumerate(outcome.seating):
                if rival != level:
                    ahead = (1 + _sign(outcome.ranks[other] - outcome.ranks[seat])) / 2
                    self.notes.add((level, rival), outcome.seed, ahead)
            self.notes.add((level,), outcome.seed, outcome.shares[seat])

    @property
    def complete(self) -> bool:
        """Whether every level has played against every other."""
        return all(self.notes.has(pair) for pair in permutations(self.levels, 2))

    def report(self) -> dict[str, Any]:
        seeds = list(self.seeds)
        bootstrap = Bootstrap(len(seeds))
        ratings = self.ratings(bootstrap)
        return {
            "games": self.games,
            "first_seed": seeds[0],
            "seeds": len(seeds),
            "failures": self.failures.report(),
            "levels": {
                level: {
                    "name": self.names[level],
                    "rating": ratings[i].as_json(),
                    "win_share": self.notes.mean((level,), seeds, bootstrap).as_json(),
                    "ahead_of": {
                        rival: self.notes.mean((level, rival), seeds, bootstrap).as_json()
                        for rival in self.levels
                        if rival != level
                    },
                }
                for i, level in enumerate(self.levels)
            },
        }

    def ratings(self, bootstrap: Bootstrap) -> list[Estimate]:
        """Points on the Elo scale around a mean of 1500; only differences mean anything."""
        count = len(self.levels)
        whole = fit(count, {key: sum(cells.values()) for key, cells in self.cells.items()})
        columns = {
            key: bootstrap.sums([cells.get(seed, 0.0) for seed in self.seeds])
            for key, cells in self.cells.items()
        }
        resampled = [
            elo(fit(count, {key: sums[i] for key, sums in columns.items()}, whole, ROUGHLY))
            for i in range(len(bootstrap.samples))
        ]
        return [
            Estimate(points, *bootstrap.interval([fitted[i] for fitted in resampled]), self.games)
            for i, points in enumerate(elo(whole))
        ]


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def contests_of(levels: Sequence[str], players: int, board: str, **options: Any) -> list[Contest]:
    return [make_contest(table, board, **options) for table in tables(levels, players)]


def play_ladder(
    levels: Sequence[str],
    contests: Sequence[Contest],
    *,
    games: int,
    seed: int,
    workers: int = 1,
    ray: bool = False,
    progress: Callable[[int], object] = int,
    ladder: Ladder | None = None,
) -> dict[str, Any]:
    """Play ``games`` at every table, all tables on the same seeds, and report.

    Whoever gives the ``ladder`` has what was played, should it be broken off.
    """
    seeds = contests[0].seeds(games)
    chunk = chunk_for(contests, seeds, workers)
    ladder = Ladder(levels) if ladder is None else ladder
    for job, outcomes in run_jobs(in_turn(contests, seed, seeds, chunk), workers=workers, ray=ray):
        for outcome in outcomes:
            ladder.add(outcome)
        progress(job.games)
    return ladder_report(ladder, contests, seeds)


def in_turn(contests: Sequence[Contest], seed: int, seeds: int, chunk: int) -> list[Job]:
    """The jobs of all tables, table by table for the same seeds: all get on alike."""
    jobs = [make_jobs(contest, seed, seeds, chunk=chunk) for contest in contests]
    return [job for same_seeds in zip(*jobs, strict=True) for job in same_seeds]


def ladder_report(ladder: Ladder, contests: Sequence[Contest], seeds: int) -> dict[str, Any]:
    """What was played and what came of it; at each table so many seeds."""
    players = contests[0].rotations
    return {
        **contests[0].about(),
        "players": players,
        "model": "Bradley-Terry" if players == 2 else "Plackett-Luce",
        "mean_rating": MEAN,
        "tables": [list(contest.entries) for contest in contests],
        "games_per_table": seeds * players,
        **ladder.report(),
    }

"""Random games by the thousand, on one process or several, with the same outcome either way."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import maharaja
from maharaja.engine.choices import Choices
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import FINISHED
from maharaja.engine.play import list_legal, one_of, play_randomly
from maharaja.engine.rules.final_scoring import ended_by_statues, final_score
from maharaja.json_types import Position
from maharaja.processes import run_jobs

# Decisions of a game never come near this: seven rounds end it (GEN-2).
DECISION_LIMIT = 1 << 30
# The player's dice must not be the table's: the same seed is used for both.
PLAYER_SALT = 1_000_003
CHUNK = 25


@dataclass(frozen=True)
class Kind:
    """What is played; ``options`` are those of ``maharaja.new_game``."""

    board: str
    options: dict[str, Any]

    def games(self, seeds: Iterable[int]) -> Iterator[tuple[int, maharaja.Game]]:
        """A new game for each seed; the board is read once."""
        board = maharaja.load_board(self.board)
        for seed in seeds:
            yield seed, maharaja.new_game(board, seed=seed, **self.options)


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    decisions: int = 0
    statue_ends: int = 0
    totals: list[int] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.statue_ends += other.statue_ends
        width = max(len(self.totals), len(other.totals))
        padded = [row + [0] * (width - len(row)) for row in (self.totals, other.totals)]
        self.totals = [a + b for a, b in zip(*padded, strict=True)]

    def report(self) -> dict[str, Any]:
        """The figures people ask for."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "mean_scores": [round(total / self.games, 2) for total in self.totals],
            "ends_by_seventh_statue": self.statue_ends,
            "seconds": round(self.seconds, 3),
            "engine": "compiled" if maharaja.compiled() else "plain",
        }


def player_dice(seed: int) -> Dice:
    return Dice((seed * PLAYER_SALT + 1) % (1 << 62))


def play_recorded(game: maharaja.Game, dice: Dice, positions: bool) -> str:
    """Play to the end through the public door; returns the record as one line of JSON."""
    buffer = Choices()
    after: list[Position] = []
    while not game.finished:
        seat = one_of(game.state.to_act())
        list_legal(game.state, seat, buffer)
        game.choose(seat, buffer.items[dice.below(buffer.count)])
        if positions:
            after.append(game.dump())
    record: dict[str, object] = dict(game.record())
    if positions:
        record["positions"] = after
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def play_chunk(job: tuple[Kind, int, int, bool, bool]) -> Tally:
    """Games of the seeds from ``first`` on, one after the other."""
    kind, first, games, records, positions = job
    tally = Tally(games=games)
    for seed, game in kind.games(range(first, first + games)):
        if records:
            tally.records.append(play_recorded(game, player_dice(seed), positions))
            tally.decisions += game.decisions
        else:
            tally.decisions += play_randomly(game.state, player_dice(seed), DECISION_LIMIT)
        state = game.state
        if state.phase != FINISHED:
            raise RuntimeError(f"the game of seed {seed} did not end")
        tally.statue_ends += ended_by_statues(state)
        scores = [final_score(state, seat) for seat in range(game.seats)]
        tally.totals = [a + b for a, b in zip(tally.totals or [0] * 4, scores, strict=False)]
    return tally


def check_seeds(seed: int, games: int) -> None:
    """Every game has a seed of its own, and there is an end to seeds."""
    if not 0 <= seed < SEED_LIMIT:
        raise maharaja.SetupError("error-data-number-needed", at="seed", low=0, high=SEED_LIMIT - 1)
    if seed + games > SEED_LIMIT:
        raise maharaja.SetupError(
            "error-option-games-beyond", at="seed", games=games, seed=seed, last=SEED_LIMIT - 1
        )


def simulate(
    kind: Kind,
    games: int,
    seed: int,
    *,
    workers: int = 1,
    records: bool = False,
    positions: bool = False,
    progress: Callable[[int], object] = int,
    keep: Callable[[str], object] = str,
) -> Tally:
    """Play ``games`` from ``seed`` on; records go to ``keep`` line by line, in order of seeds."""
    check_seeds(seed, games)
    chunk = max(1, min(CHUNK if records else 10 * CHUNK, games // (4 * workers)))
    jobs = (
        (kind, first, min(chunk, seed + games - first), records, positions)
        for first in range(seed, seed + games, chunk)
    )
    whole = Tally()
    begun = time.perf_counter()
    with closing(run_jobs(play_chunk, jobs, workers)) as results:
        for tally in results:
            whole.add(tally)
            progress(tally.games)
            for line in tally.records:
                keep(line)
    whole.seconds = time.perf_counter() - begun
    return whole

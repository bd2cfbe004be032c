"""An arena and a ladder in one call, for programs and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maharaja.arena import reports
from maharaja.arena.contest import make_contest, make_jobs
from maharaja.arena.ladder import contests_of
from maharaja.arena.ladder import play_ladder as play_tables
from maharaja.arena.runners import chunk_for, run_jobs
from maharaja.arena.tally import Tally
from maharaja.errors import SetupError
from maharaja.render.notebook import html_table
from maharaja.table_options import PLAYERS

MOST_GAMES = 10_000_000


class ArenaReport(dict[str, Any]):
    """What ``maharaja arena --json`` prints, as a dictionary that notebooks show as a table."""

    def __str__(self) -> str:
        return reports.arena_text(self)

    def _repr_html_(self) -> str:
        return html_table(reports.arena_rows(self))


class LadderReport(dict[str, Any]):
    """What ``maharaja ladder --json`` prints; notebooks show its chart and its table."""

    def __str__(self) -> str:
        return reports.ladder_text(self)

    def _repr_html_(self) -> str:
        return reports.ladder_chart(self) + html_table(reports.ladder_rows(self))


def play_arena(
    seats: Sequence[str],
    games: int = 40,
    *,
    seed: int = 1,
    workers: int = 1,
    board: str = "classic",
    **options: Any,
) -> ArenaReport:
    """Play bots against each other, every seed in every seating (docs/arena.md).

    ``seats``: their names, in a list or divided by commas.
    ``games`` is rounded up to whole seeds; the options are those of ``maharaja.new_game`` and of
    ``make_contest``. BotError if a bot of your own fails.
    """
    named = seats.split(",") if isinstance(seats, str) else list(seats)
    if games < 1:
        raise SetupError("error-data-number-needed", at="games", low=1, high=MOST_GAMES)
    contest = make_contest(named, board, **options)
    seeds = contest.seeds(games)
    chunk = chunk_for([contest], seeds, workers)
    tally = Tally(contest)
    for _, outcomes in run_jobs(make_jobs(contest, seed, seeds, chunk=chunk), workers=workers):
        for outcome in outcomes:
            tally.add(outcome)
    return ArenaReport(tally.report())


def play_ladder(
    levels: Sequence[str],
    games: int = 40,
    *,
    players: int = PLAYERS,
    seed: int = 1,
    workers: int = 1,
    board: str = "classic",
    **options: Any,
) -> LadderReport:
    """Play all pairs of levels, ``games`` at each table, and rate them (docs/arena.md)."""
    contests = contests_of(levels, players, board, **options)
    return LadderReport(play_tables(levels, contests, games=games, seed=seed, workers=workers))

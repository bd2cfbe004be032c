"""How balanced a board is: its map, random games, games between equals, and whether skill wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maharaja import boards
from maharaja.arena import reports
from maharaja.arena.contest import Contest, Outcome, make_contest
from maharaja.arena.tally import Tally
from maharaja.boards.figures import figures
from maharaja.engine.board import Board
from maharaja.engine.options import MIN_PLAYERS

Play = Callable[[Contest, int], dict[str, Any]]  # a contest and its number of games to a report

GAMES = {"random": 200, "adept": 200, "skill": 200}
BETTER, WEAKER = "adept", "novice"
COMPARED = "classic"  # what other boards are shown beside


def entries_of(kind: str, players: int) -> list[str]:
    """Who plays the games of a kind."""
    return {
        "random": ["random"] * players,
        "adept": [BETTER] * players,
        "skill": [BETTER, *[WEAKER] * (players - 1)],
    }[kind]


def measurable(board: Board) -> list[int]:
    """With how many players there are games between bots: all but alone."""
    return [players for players in board.players if players >= MIN_PLAYERS]


def measure_board(board: str, players: int, games: dict[str, int], play: Play) -> dict[str, Any]:
    """Everything about one board; ``games`` of each kind, none where it is 0."""
    return {
        "board": boards.load(board).id,
        "digest": boards.load(board).digest,
        "map": figures(boards.load(board)),
        **{
            kind: figures_of(play(make_contest(entries_of(kind, players), board), count), kind)
            for kind, count in games.items()
            if count
        },
    }


def sum_up(contest: Contest, kind: str, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """The figures of games that were played somewhere."""
    tally = Tally(contest)
    for outcome in outcomes:
        tally.add(outcome)
    return figures_of(tally.report(), kind)


def figures_of(report: dict[str, Any], kind: str) -> dict[str, Any]:
    """What of an arena's report says something about the board."""
    found: dict[str, Any] = {
        "games": report["games"],
        "decisions_per_game": report["decisions_per_game"],
        "ends_by_seventh_statue": round(report["ends_by_seventh_statue"] / report["games"], 3),
    }
    if kind == "skill":
        return {**found, "win_share": report["levels"][BETTER]["win_share"]}
    return {
        **found,
        "score": report["levels"][report["entries"][0]]["score"],
        "by_seat": report["by_seat"],
        "by_character": report["by_character"],
        "statues_by_city": report["statues_by_city"],
    }


def balance_json(players: int, measured: list[dict[str, Any]]) -> dict[str, Any]:
    return {"players": players, "boards": measured}


def balance_text(measured: list[dict[str, Any]], room: int | None = None) -> str:
    """A table with a column for each board; in brackets 95% intervals over seeds."""
    rows = [["", *(one["board"] for one in measured)]]
    rows += [
        [name.replace("_", " "), *(f"{one['map'][name]:g}" for one in measured)]
        for name in measured[0]["map"]
    ]
    for kind, title in {"random": "random games", "adept": f"games between {BETTER}s"}.items():
        if kind in measured[0]:
            rows += _equal_rows(title, [one[kind] for one in measured])
    if "skill" in measured[0]:
        shares = [
            reports.with_interval(one["skill"]["win_share"], reports.percent) for one in measured
        ]
        rows.append([f"win share of {BETTER} against {WEAKER}", *shares])
    return reports.aligned(rows, room)


def _equal_rows(title: str, found: list[dict[str, Any]]) -> list[list[str]]:
    rows = [[title, *(str(one["games"]) for one in found)]]
    for name, figure in (("decisions a game", "decisions_per_game"), ("score", "score")):
        cells = [reports.with_interval(one[figure], reports.points) for one in found]
        rows.append([f"  {name}", *cells])
    for seat in found[0]["by_seat"]:
        shares = [reports.with_interval(one["by_seat"][seat], reports.percent) for one in found]
        rows.append([f"  wins of seat {int(seat) + 1}", *shares])
    for name, figure, words in (
        ("character", "by_character", reports.percent),
        ("city, statues a game", "statues_by_city", reports.plain),
    ):
        for rank, best in (("strongest", max), ("weakest", min)):
            cells = [_extreme(one[figure], best, words) for one in found]
            rows.append([f"  {rank} {name}", *cells])
    return rows


def _extreme(
    figures: dict[str, dict[str, Any]], best: Callable[..., str], words: reports.Words
) -> str:
    if not figures:
        return ""
    which = best(figures, key=lambda name: figures[name]["value"])
    return f"{which}: {reports.with_interval(figures[which], words)}"

"""How balanced a board is: figures of its map, and the games that are played for it."""

from __future__ import annotations

import json
from typing import Any

from support.command_line import run

from maharaja import boards
from maharaja.arena.board_balance import balance_text, measure_board
from maharaja.arena.contest import Contest, play_contest
from maharaja.arena.tally import Tally
from maharaja.boards.figures import figures


def played(contest: Contest, games: int) -> dict[str, Any]:
    tally = Tally(contest)
    for outcome in play_contest(contest, range(1, 1 + contest.seeds(games))):
        tally.add(outcome)
    return tally.report()


def test_figures_of_a_map() -> None:
    found = figures(boards.load("classic"))
    assert [found[name] for name in ("cities", "roads", "villages")] == [7, 16, 30]
    assert found["roads_per_city"] == round((2 * 16 - 5) / 7, 2)  # five of the ends are the start's
    assert found["roads_with_two_villages"] == 30 - 16
    assert found["farthest_from_start"] == 2  # two cities have no road to the start
    assert found["distance_from_start"] == round((5 + 2 * 2) / 7, 2)


def test_a_board_beside_another() -> None:
    games = {"random": 4, "adept": 0, "skill": 2}
    measured = [measure_board(name, 2, games, played) for name in ("kaveri", "classic")]
    for one in measured:
        assert one["random"]["games"] == 4
        assert set(one["random"]["by_seat"]) == {"0", "1"}
        assert 0 <= one["skill"]["win_share"]["value"] <= 1
    text = balance_text(measured)
    assert "win share of adept against novice" in text
    cities = next(line for line in text.splitlines() if line.startswith("cities"))
    assert cities.split() == ["cities", "5", "7"]


def test_the_command_tells_the_map_at_once_and_refuses_what_the_board_is_not_for() -> None:
    done = run("board", "balance", "kaveri", "--games", "0", "--json")
    assert done.status == 0
    told = json.loads(done.out)
    assert (told["players"], [one["board"] for one in told["boards"]]) == (2, ["kaveri", "classic"])
    assert run("board", "balance", "kaveri", "--players", "4").status == 2

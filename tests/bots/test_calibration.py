"""bench/calibration.py and self_play.py: whether a level wins as often as it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.bench_modules import bench_module
from support.random_turns import at_turn

from maharaja.bots.bot import Bot
from maharaja.bots.search.search_bot import Effort, SearchBot

self_play = bench_module("self_play")
calibration = bench_module("calibration")


def said(chance: float, won: float, seed: int = 1, to_come: int = 0, planning: bool = False) -> Any:
    saying = self_play.Saying(0, 7, planning, to_come, chance)
    return calibration.Position(seed, saying, won)


def test_only_what_was_said_in_the_last_round_counts() -> None:
    sayings = [self_play.Saying(seat, round_, True, 1, 0.9) for seat in (0, 1) for round_ in (5, 6)]
    game = self_play.Played(8, {}, [1.0, 0.0], 6, sayings)
    found = calibration.last_positions([game])
    assert [(each.seed, each.saying.seat, each.won) for each in found] == [(8, 0, 1.0), (8, 1, 0.0)]


def test_who_says_what_is_true_is_calibrated() -> None:
    positions = [said(0.8, float(seed % 5 > 0), seed) for seed in range(50)]
    mean, won = calibration.Calibration(positions).won(calibration.within(0.8, 0.9))
    assert mean == pytest.approx(0.8)
    assert won.value == pytest.approx(0.8)
    assert won.low < 0.8 < won.high
    assert calibration.Calibration(positions).brier() == pytest.approx(0.16)


def test_what_was_called_won_is_told_apart_by_what_was_decided() -> None:
    positions = [
        said(0.95, 1, 1, planning=True, to_come=1),
        said(0.99, 0, 2, to_come=1),
        said(1.0, 1, 3, to_come=1),
        said(0.96, 1, 4),
        said(0.94, 0, 5),
    ]
    rows = calibration.Calibration(positions).sure()[1:]
    assert [(row[0], row[2].split()[0], row[3]) for row in rows] == [
        ("all", "75.0%", "4"),
        ("planning", "100.0%", "1"),
        ("own turn, others to come", "50.0%", "2"),
        ("own turn, the last one", "100.0%", "1"),
    ]
    table = calibration.Calibration(positions).table()[1:]
    assert [(row[0], row[3]) for row in table] == [("90% to 100%", "5")]


def test_a_searching_bot_is_heard_and_plays_as_ever() -> None:
    state, seat = at_turn()
    heard: list[Any] = []
    bot: Bot = self_play.noted(SearchBot(seat, 5, Effort(4)), heard)
    assert bot.answer(state.copy()) == SearchBot(seat, 5, Effort(4)).answer(state.copy())
    (saying,) = heard
    assert (saying.seat, saying.round, saying.planning, saying.to_come) == (seat, 6, False, 1)
    assert 0 <= saying.chance <= 1


def test_games_are_played_once_if_they_are_kept(tmp_path: Path) -> None:
    """Those without records count where no records are needed."""
    first, second = tmp_path / "first", tmp_path / "second"
    arguments = self_play.parser("", 2)
    asked = ["--level=random", "--seed=4", "--keep", str(first)]
    played = self_play.games_asked_for(arguments.parse_args(asked), records=True)
    assert [game.seed for game in played] == [4, 5]
    words = arguments.parse_args([*asked, str(second), "--games=3"])
    more = self_play.games_asked_for(words, records=False)
    assert more[:2] == played
    assert len(first.read_text(encoding="utf-8").splitlines()) == 2
    assert len(second.read_text(encoding="utf-8").splitlines()) == 1
    assert self_play.games_asked_for(words, records=False)[2].record is None
    self_play.games_asked_for(words, records=True)
    assert len(second.read_text(encoding="utf-8").splitlines()) == 2


def test_games_of_bots_that_play_otherwise_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = self_play.parser("", 1).parse_args(["--level=random", "--keep", str(file)])
    self_play.games_asked_for(words, records=True)
    levels = ["random"] * 2
    assert len(list(self_play.read_games(file, ["random"] * 3, "other"))) == 0
    with pytest.raises(SystemExit, match="play otherwise now"):
        list(self_play.read_games(file, levels, "other"))


def test_of_what_was_said_the_last_round_is_kept(tmp_path: Path) -> None:
    sayings = [self_play.Saying(0, round_, True, 1, 0.91234567) for round_ in (5, 6)]
    game = self_play.Played(8, {}, [1.0, 0.0], 6, sayings)
    kept = self_play.line({"levels": ["x"], "play": "", **self_play.as_kept(game, False)})
    (tmp_path / "games").write_text(kept, encoding="utf-8")
    (again,) = self_play.read_games(tmp_path / "games", ["x"], "")
    assert again.sayings == [self_play.Saying(0, 6, True, 1, 0.9123)]

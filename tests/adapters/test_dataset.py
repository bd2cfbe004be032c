"""Recorded games as tables: the same decisions, as observations and actions."""

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet
from support.command_line import run

import maharaja
from maharaja.adapters.arrays import Observer, observation_layout
from maharaja.adapters.dataset import decision_table, write_decisions
from maharaja.adapters.rewards import MARGIN, WIN, final_rewards


def finished(seed: int, players: int = 3, board: str = "classic") -> maharaja.Game:
    game = maharaja.new_game(board, players=players, seed=seed)
    bots = [maharaja.make_bot("random", seat, seed=seed) for seat in range(players)]
    maharaja.play_match(game, bots)
    return game


def test_every_decision_is_a_row() -> None:
    games = [finished(1), finished(2, players=2)]
    table = decision_table([game.record() for game in games])
    assert table.num_rows == sum(game.decisions for game in games)
    assert set(table["players"].to_pylist()) == {2, 3}
    for number, game in enumerate(games):
        rows = [row for row in table.to_pylist() if row["game"] == number]
        assert [row["decision"] for row in rows] == list(range(game.decisions))
        again, observer = game.back(0), Observer(game.board)
        for row in rows:
            seat = row["seat"]
            assert (row["round"], row["phase"]) == (again.round, again.phase)
            assert np.array_equal(row["observation"], observer.observation(again.state, seat))
            assert row["legal"] == again.legal(seat)
            assert row["win"] == pytest.approx(final_rewards(game.state, WIN)[seat])
            assert row["margin"] == pytest.approx(final_rewards(game.state, MARGIN)[seat])
            again.choose(seat, row["action"])
        assert again.same_position(game)


@pytest.mark.parametrize("name", ["games.parquet", "games.arrow"])
def test_files_hold_the_same_and_say_how_to_read_them(tmp_path: Path, name: str) -> None:
    records = [finished(seed).record() for seed in (3, 4)]
    assert write_decisions(records, tmp_path / name) == decision_table(records).num_rows
    path = tmp_path / name
    read = parquet.read_table(path) if name.endswith("t") else pa.ipc.open_file(path).read_all()
    assert read.equals(decision_table(records))
    layout = json.loads(read.schema.metadata[b"layout"])
    assert layout["round"] == [
        observation_layout()["round"].start,
        observation_layout()["round"].stop,
    ]


def test_the_command_writes_what_simulate_has_played(tmp_path: Path) -> None:
    records, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    assert run("simulate", "--games", 3, "--records", records).status == 0
    done = run("dataset", records, "-o", table)
    rows = parquet.read_table(table).num_rows
    assert (done.status, done.out) == (0, f"{rows} decisions of 3 games in {table}\n")


def test_what_cannot_be_told_is_refused(tmp_path: Path) -> None:
    begun = maharaja.new_game(players=2, seed=1)
    with pytest.raises(maharaja.SetupError, match="game 2 is not finished"):
        decision_table([finished(1).record(), begun.record()])
    with pytest.raises(maharaja.SetupError, match="game 2 was played on another board"):
        decision_table([finished(1).record(), finished(1, 2, "kaveri").record()])
    with pytest.raises(maharaja.SetupError, match="there is no game"):
        decision_table([])
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert "there is no game" in run("dataset", empty, "-o", tmp_path / "x.parquet").err
    games = tmp_path / "games.jsonl"
    games.write_text(json.dumps(finished(1).record()))
    refused = run("dataset", games, "-o", tmp_path / "games.csv")
    assert '".csv" is not known; use one of .parquet, .arrow' in refused.err
    refused = run("dataset", games, "-o", "/nowhere/at/all.parquet")
    assert (refused.status, "/nowhere/at/all.parquet: No such file" in refused.err) == (2, True)

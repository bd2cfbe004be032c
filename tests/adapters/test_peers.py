"""The adapters are among what bench/compare.py measures; how fast they are decides no test."""

from support.bench_modules import bench_module

from maharaja import engine_speed

batch = bench_module("batch")
compare = bench_module("compare")
peers = bench_module("peers")


def test_the_adapters_can_be_measured() -> None:
    assert peers.zoo_play(peers.OUR_ZOO_GAME)(0.05) > 0
    assert peers.spiel_play(peers.OUR_SPIEL_GAME)(0.05) > 0


def test_many_games_at_once_are_measured_beside_the_others() -> None:
    measured = batch.subjects(8)
    assert list(measured)[:2] == ["BatchEnv", "PettingZoo maharaja-v0"]
    watched = {name: measured[name] for name in measured if name != "PettingZoo maharaja-v0"}
    assert all(rate > 0 for rate in batch.rates(watched, 0.01, 1).values())
    assert "OpenSpiel tic_tac_toe" in measured


def test_what_is_not_installed_is_left_out() -> None:
    measured = compare.subjects()
    assert "PettingZoo maharaja-v0" in measured
    assert "OpenSpiel python_maharaja" in measured
    assert peers.zoo_environment("no_such_game-v1") is None


def test_ratios_are_to_our_own() -> None:
    assert compare.zoo_lines({"copy": 1}) == []
    rates = {"copy": 1, "PettingZoo maharaja-v0": 30_000, "PettingZoo go-v5": 2_000}
    _, _, ours, theirs = compare.zoo_lines(rates)
    assert ours.split() == ["maharaja-v0", "30,000", "1.0"]
    assert theirs.split() == ["go-v5", "2,000", "15.0"]


def test_searches_are_measured_from_the_same_position() -> None:
    assert engine_speed.playout_search(0.05) > 0
    assert peers.spiel_search(0.05) > 0
    rates = {engine_speed.SEARCH: 20_000, peers.SPIEL_SEARCH: 50}
    _, _, ours, theirs = compare.search_lines(rates)
    assert ours.split()[-2:] == ["20,000", "1.0"]
    assert theirs.split()[-2:] == ["50", "400.0"]

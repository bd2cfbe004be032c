"""The adapters are among what `maharaja bench` measures; how fast they are decides no test."""

from maharaja import bench


def test_the_adapters_can_be_measured() -> None:
    assert bench.zoo_play(bench.OUR_ZOO_GAME)(0.05) > 0
    assert bench.spiel_play(bench.OUR_SPIEL_GAME)(0.05) > 0


def test_what_is_not_installed_is_left_out() -> None:
    measured = bench.subjects()
    assert "PettingZoo maharaja-v0" in measured
    assert "OpenSpiel python_maharaja" in measured
    assert bench.zoo_environment("no_such_game-v1") is None


def test_ratios_are_to_our_own() -> None:
    assert bench.zoo_lines({"copy": 1}) == []
    rates = {"copy": 1, "PettingZoo maharaja-v0": 30_000, "PettingZoo go-v5": 2_000}
    _, _, ours, theirs = bench.zoo_lines(rates)
    assert ours.split() == ["maharaja-v0", "30,000", "1.0"]
    assert theirs.split() == ["go-v5", "2,000", "15.0"]


def test_searches_are_measured_from_the_same_position() -> None:
    assert bench.playout_search(0.05) > 0
    assert bench.spiel_search(0.05) > 0
    rates = {bench.SEARCH: 20_000, bench.SPIEL_SEARCH: 50}
    _, _, ours, theirs = bench.search_lines(rates)
    assert ours.split()[-2:] == ["20,000", "1.0"]
    assert theirs.split()[-2:] == ["50", "400.0"]

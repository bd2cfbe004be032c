"""Intervals on data whose spread is known."""

from __future__ import annotations

from random import Random

import pytest

from maharaja.arena.estimates import Bootstrap, Estimate, Notes, quantile


def noted(groups: list[list[float]]) -> tuple[Notes, list[int]]:
    notes = Notes()
    for seed, values in enumerate(groups):
        for value in values:
            notes.add("x", seed, value)
    return notes, list(range(len(groups)))


def estimate(groups: list[list[float]], resamples: int = 1000) -> Estimate:
    notes, seeds = noted(groups)
    return notes.mean("x", seeds, Bootstrap(len(seeds), resamples))


def width(figure: Estimate) -> float:
    assert figure.low is not None
    assert figure.high is not None
    return figure.high - figure.low


@pytest.mark.parametrize(
    ("part", "value"), [(0, 1.0), (0.25, 2.0), (0.5, 3.0), (0.9, 4.6), (1, 5.0)]
)
def test_quantiles_lie_in_proportion(part: float, value: float) -> None:
    assert quantile([1, 2, 3, 4, 5], part) == pytest.approx(value)


def test_the_same_data_give_the_same_interval() -> None:
    random = Random(1)
    groups = [[random.random()] for _ in range(50)]
    assert estimate(groups) == estimate(groups)


def test_the_resamples_are_the_same_on_every_python() -> None:
    assert Bootstrap(10, 2).samples == [
        [0, 2, 0, 8, 9, 3, 8, 1, 5, 0],
        [2, 1, 2, 8, 8, 2, 3, 5, 7, 6],
    ]


def test_a_mean_is_the_mean_of_everything_noted() -> None:
    figure = estimate([[1, 2, 3], [6]])
    assert figure.value == 3
    assert figure.count == 4


def test_the_width_is_that_of_the_normal_law() -> None:
    random = Random(2)
    groups = [[random.gauss(0, 1)] for _ in range(400)]
    assert width(estimate(groups, 2000)) == pytest.approx(2 * 1.96 / 20, rel=0.12)


def test_games_of_a_seed_that_agree_count_once() -> None:
    """Resampling games would halve the width here."""
    random = Random(3)
    values = [random.gauss(0, 1) for _ in range(200)]
    alone = estimate([[value] for value in values])
    assert width(estimate([[value] * 4 for value in values])) == pytest.approx(width(alone))


def test_games_of_a_seed_that_cancel_out_leave_no_doubt() -> None:
    assert width(estimate([[0, 1], [1, 0], [0, 1]])) == 0


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    random = Random(4)
    held = 0
    for _ in range(200):
        figure = estimate([[float(random.random() < 0.3)] for _ in range(60)], 200)
        assert figure.low is not None
        assert figure.high is not None
        held += figure.low <= 0.3 <= figure.high
    assert 178 <= held <= 199


def test_one_seed_has_no_interval() -> None:
    figure = estimate([[1, 0]])
    assert figure.as_json() == {"value": 0.5, "low": None, "high": None, "count": 2}


def test_seeds_without_a_note_count_for_nothing() -> None:
    figure = estimate([[1], [], [], [], [1], [0]])
    assert figure.value == pytest.approx(2 / 3)
    assert figure.high == 1

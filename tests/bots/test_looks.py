"""bench/looks.py: what its figures are made of."""

from __future__ import annotations

import pytest
from support.bench_modules import bench_module
from support.searches import in_round

from maharaja.engine.ids import PLANNING

looks = bench_module("looks")


def test_what_a_round_is_worth_to_all_plans_is_no_difference_between_them() -> None:
    """Plans 0, 2 and 4 points apart in each of two rounds, of which one is better for all."""
    plans, rest = looks.spread([[0.0, 10.0], [2.0, 12.0], [4.0, 14.0]])
    assert (plans, rest) == pytest.approx((4.0, 0.0))


def test_what_differs_by_chance_is_not_taken_for_a_better_plan() -> None:
    plans, rest = looks.spread([[0.0, 2.0], [2.0, 0.0]])
    assert rest == pytest.approx(4.0)
    assert plans == pytest.approx(-2.0), "the plans are alike: the estimate has no bias"


def test_the_loss_is_that_of_the_chances_of_who_won() -> None:
    place = looks.Foretold(3, [0.5, 0.5], {8: [1.0, 0.0]}, winners=(0,))
    assert place.mixed(8, 0.5) == [0.75, 0.25]
    assert place.loss([0.25, 0.75]) == pytest.approx(1.3862944)


@pytest.mark.soak  # three hundred iterations and a hundred looks
def test_plans_are_played_out_in_the_same_rounds() -> None:
    state = in_round({"players": 2}, 8, 3, "planning").state
    assert state.phase == PLANNING
    at_once, found = looks.played_out(state, 0)
    assert [len(row) for row in at_once + found] == [looks.ROUNDS] * (2 * looks.PLANS)
    assert looks.played_out(state, 0) == (at_once, found)

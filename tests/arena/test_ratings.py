"""Ratings find the strengths that made the results."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

from maharaja.arena.contest import Outcome
from maharaja.arena.estimates import Bootstrap
from maharaja.arena.ladder import Ladder, tables
from maharaja.arena.ratings import Key, comparisons, elo, fit, orders
from maharaja.errors import SetupError

STRENGTHS = [1.0, 2.0, 8.0]


def finish(players: list[int], strengths: list[float], random: Random) -> list[float]:
    """Ranks by seat, drawn as Plackett and Luce say."""
    left = list(range(len(players)))
    ranks = [0.0] * len(players)
    for place in range(1, len(players) + 1):
        (seat,) = random.choices(left, [strengths[players[each]] for each in left])
        ranks[seat] = place
        left.remove(seat)
    return ranks


def seen_in(games: list[tuple[list[int], list[float]]], levels: int) -> Counter[Key]:
    seen: Counter[Key] = Counter()
    for players, ranks in games:
        seen.update(comparisons(players, ranks, levels))
    return seen


def differences(logs: list[float]) -> list[float]:
    return [value - logs[0] for value in logs]


TRUTH = [log(strength) for strength in STRENGTHS]


def test_two_levels_have_the_closed_form() -> None:
    """The virtual game is half a win for each."""
    games = [([0, 1], [2.0, 1.0])] * 3 + [([0, 1], [1.0, 2.0])]
    logs = fit(2, seen_in(games, 2))
    assert logs[1] - logs[0] == pytest.approx(log(3.5 / 1.5))


def test_a_draw_is_half_a_win() -> None:
    logs = fit(2, seen_in([([0, 1], [1.5, 1.5])] * 5, 2))
    assert logs == pytest.approx([0, 0])


def test_bradley_terry_finds_known_strengths() -> None:
    random = Random(5)
    pairs = [[0, 1], [0, 2], [1, 2]] * 4000
    games = [(pair, finish(pair, STRENGTHS, random)) for pair in pairs]
    assert differences(fit(3, seen_in(games, 3))) == pytest.approx(TRUTH, abs=0.08)


def test_plackett_luce_finds_known_strengths() -> None:
    random = Random(6)
    seatings = [[0, 1, 1, 1], [1, 0, 0, 0], [2, 0, 0, 0], [2, 1, 1, 1], [0, 1, 2, 2]] * 1500
    games = [(seating, finish(seating, STRENGTHS, random)) for seating in seatings]
    assert differences(fit(3, seen_in(games, 3))) == pytest.approx(TRUTH, abs=0.08)


def test_a_level_that_never_won_has_a_rating() -> None:
    logs = fit(2, seen_in([([0, 1], [2.0, 1.0])] * 400, 2))
    low, high = elo(logs)
    assert (low + high) / 2 == pytest.approx(1500)
    assert high - low == pytest.approx(400 * log(400.5 / 0.5) / log(10))


def test_equals_take_turns() -> None:
    assert list(orders([1.5, 3, 1.5])) == [((0, 2, 1), 0.5), ((2, 0, 1), 0.5)]
    assert sum(weight for _, weight in orders([2.5] * 4)) == pytest.approx(1)


def test_a_stage_among_equals_says_nothing() -> None:
    assert comparisons([0, 1, 1], [1, 2, 3], 2) == {("won", 0): 1, ("stage", (1, 2)): 1}


# --- the ladder ----------------------------------------------------------------------------------


def test_tables_are_all_pairs() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


@pytest.mark.parametrize("levels", [[], ["a"], ["a", "a"], ["a", "b", "a"]])
def test_a_ladder_needs_two_different_levels(levels: list[str]) -> None:
    with pytest.raises(SetupError, match="at least two different"):
        tables(levels, 2)


def outcome(seed: int, seating: tuple[str, ...], ranks: list[float]) -> Outcome:
    count = len(seating)
    shares = [float(rank == 1) for rank in ranks]
    return Outcome(
        seed=seed,
        rotation=0,
        seating=seating,
        scores=[0] * count,
        shares=shares,
        ranks=ranks,
        first=0,
        drafted=[1] * count,
        openings=["coins + coins"] * count,
        decisions=1,
        by_statues=False,
        seconds=[[]] * count,
        faults=[[]] * count,
        names=list(seating),
        failures=[None] * count,
    )


NAMES = ["weak", "fair", "strong"]


def ladder_of(random: Random, seeds: int) -> Ladder:
    ladder = Ladder(NAMES)
    for seed in range(seeds):
        for a, b in ([0, 1], [0, 2], [1, 2]):
            ladder.add(outcome(seed, (NAMES[a], NAMES[b]), finish([a, b], STRENGTHS, random)))
    return ladder


def test_intervals_hold_the_known_ratings_about_95_times_in_100() -> None:
    truth = [400 * (value - sum(TRUTH) / 3) / log(10) + 1500 for value in TRUTH]
    held = 0
    errors = [0.0] * 3
    for trial in range(20):
        ratings = ladder_of(Random(trial), 100).ratings(Bootstrap(100, 100))
        for i, figure in enumerate(ratings):
            assert figure.low is not None
            assert figure.high is not None
            held += figure.low <= truth[i] <= figure.high
            errors[i] += (figure.value - truth[i]) / 20
    assert 50 <= held < 60
    assert errors == pytest.approx([0, 0, 0], abs=15)


def test_a_ladder_tells_who_finished_ahead_of_whom() -> None:
    report = ladder_of(Random(7), 300).report()
    strong = report["levels"]["strong"]
    assert strong["ahead_of"]["weak"]["value"] == pytest.approx(8 / 9, abs=0.05)
    assert strong["ahead_of"]["weak"]["count"] == 300
    assert strong["win_share"]["count"] == 600
    assert report["games"] == 900

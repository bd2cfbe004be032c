"""Control variates: no bias, less spread; on data whose truth is known, and in games."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev, variance

import pytest

import maharaja
from maharaja.arena.contest import make_contest, play_contest, play_game
from maharaja.arena.estimates import Bootstrap, Notes
from maharaja.arena.reports import arena_text
from maharaja.arena.tally import Tally
from maharaja.arena.variance import corrected, gain, gain_of_pairing

TRUTH = 0.6


def sample(seeds: int, random: Random, weight: float) -> tuple[list[float], list[float]]:
    """Wins with a chance that luck moves; luck has the mean 0 and is skewed."""
    figures, lucks = [], []
    for _ in range(seeds):
        luck = random.choice([-0.1, -0.1, -0.1, 0.3])
        lucks.append(luck)
        figures.append(float(random.random() < TRUTH + weight * luck))
    return figures, lucks


@pytest.mark.parametrize("seeds", [3, 8, 40])
def test_the_corrected_mean_has_no_bias_even_of_few_seeds(seeds: int) -> None:
    """The part taken off must not be fitted to the seed itself: with 3 seeds that would show."""
    random = Random(seeds)
    means = [fmean(corrected(*sample(seeds, random, 1.2))) for _ in range(2000)]
    assert fmean(means) == pytest.approx(TRUTH, abs=4 * stdev(means) / len(means) ** 0.5)


def test_luck_that_explains_much_is_worth_many_games() -> None:
    random = Random(1)
    lucks = [random.gauss(0, 1) for _ in range(500)]
    figures = [2 * luck + random.gauss(0, 1) for luck in lucks]
    better = corrected(figures, lucks)
    assert gain(figures, better) == pytest.approx(5, rel=0.1)
    assert variance(better) == pytest.approx(1, rel=0.1)


def test_luck_that_explains_nothing_costs_hardly_anything() -> None:
    random = Random(2)
    figures, lucks = ([random.gauss(0, 1) for _ in range(200)] for _ in range(2))
    assert gain(figures, corrected(figures, lucks)) == pytest.approx(1, abs=0.03)


def test_the_interval_of_the_corrected_mean_holds_the_truth_about_95_times_in_100() -> None:
    random = Random(3)
    held = 0
    for _ in range(150):
        notes = Notes()
        for seed, figure in enumerate(corrected(*sample(60, random, 1.2))):
            notes.add("x", seed, figure)
        found = notes.mean("x", range(60), Bootstrap(60, 200))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= TRUTH <= found.high
    assert 132 <= held <= 149


def test_few_seeds_and_no_luck_change_nothing() -> None:
    assert corrected([1, 0], [0.5, -0.5]) == [1, 0]
    assert corrected([1, 0, 1], [0, 0, 0]) == [1, 0, 1]
    assert gain([1.0], [1.0]) is None
    assert gain([1, 0], [1, 1]) is None


def test_seatings_that_cancel_out_are_worth_more_games() -> None:
    """Where the seat decides nearly everything, both seatings of a seed tell the rest."""
    random = Random(4)
    by_seat = [[1.0, 0.0] if random.random() < 0.9 else [1.0, 1.0] for _ in range(400)]
    found = gain_of_pairing(by_seat)
    assert found is not None
    assert found > 4
    apart = [[float(random.random() < 0.5) for _ in range(2)] for _ in range(400)]
    assert gain_of_pairing(apart) == pytest.approx(1, abs=0.15)
    assert gain_of_pairing([[1.0, 0.0]]) is None


# --- in games ------------------------------------------------------------------------------------


@pytest.mark.once  # as the next one
def test_luck_adds_up_to_nothing_and_repeats_itself() -> None:
    contest = make_contest(["random"] * 3, redraws=1)
    outcome = play_game(contest, 5, 2)
    assert outcome.luck is not None
    assert sum(outcome.luck) == pytest.approx(0)
    assert any(outcome.luck)
    assert outcome == play_game(contest, 5, 2)
    plain = play_game(make_contest(["random"] * 3), 5, 2)
    assert (plain.luck, plain.scores) == (None, outcome.scores), "the game is the same"


@pytest.mark.once  # the plain engine would take minutes
def test_the_mean_luck_of_games_is_zero() -> None:
    """Of a level that plays much better than the other, too."""
    contest = make_contest(["novice", "random"], redraws=1)
    lucks = []
    for outcome in play_contest(contest, range(25)):
        assert outcome.luck is not None
        lucks.append(outcome.luck[outcome.seating.index("novice")])
    assert stdev(lucks) > 0.1
    assert fmean(lucks) == pytest.approx(0, abs=3 * stdev(lucks) / len(lucks) ** 0.5)


def test_the_report_has_both_shares_and_what_they_are_worth() -> None:
    contest = make_contest(["random", "random"])
    tally = Tally(contest)
    outcome = play_game(contest, 5, 0)
    for seed, share, luck in [(1, 1.0, 0.3), (2, 0.0, -0.1), (3, 0.5, 0.1), (4, 1.0, -0.2)]:
        for rotation in range(2):
            tally.add(
                type(outcome)(
                    **{
                        **vars(outcome),
                        "seating": ("one", "other")[:: 1 - 2 * rotation],
                        "names": ["one", "other"][:: 1 - 2 * rotation],
                        "seed": seed,
                        "rotation": rotation,
                        "shares": [share, 1 - share][:: 1 - 2 * rotation],
                        "luck": [luck, -luck][:: 1 - 2 * rotation],
                        "luck_seconds": 1.0,
                    }
                )
            )
    report = tally.report()
    found = report["levels"]["one"]["precision"]
    assert found["pairing"] == pytest.approx(0.43, abs=0.1), "games of a seed were alike"
    means = corrected([1.0, 0.0, 0.5, 1.0], [0.3, -0.1, 0.1, -0.2])
    assert found["win_share"]["value"] == pytest.approx(fmean(means))
    text = arena_text(report)
    assert f"one without luck with the plans: {100 * fmean(means):.1f}% [" in text
    assert "worth of all seatings, in games of other seeds: one 0.43, other 0.43" in text
    assert "to know the luck took " in text


@pytest.mark.parametrize(
    "options", [{"entries": ["random"], "solo": "easy"}, {"entries": ["random", "cmd:ls"]}], ids=str
)
def test_others_cannot_be_asked_again(options: dict[str, object]) -> None:
    with pytest.raises(maharaja.SetupError, match="by our own levels only"):
        make_contest(**options, redraws=1)  # type: ignore[arg-type]

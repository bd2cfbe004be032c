"""bench/best_response.py and exact_response.py: what they know, and how good they are."""

from __future__ import annotations

from typing import Any

import pytest
from support.bench_modules import bench_module

import maharaja
from maharaja.bots import levels
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.bots.search.search_bot import Effort
from maharaja.engine.analysis.information_set import assign_plan, information_set_of
from maharaja.engine.choices import ITEMS, TO_PLAN, Choices
from maharaja.engine.ids import AWAIT_PLANS, BUY_PRESTIGE, FINISHED, PLANNING, TAKE_COINS
from maharaja.engine.play import apply, list_legal, one_of
from maharaja.engine.rules.planning import plan_of
from maharaja.engine.state import ABILITIES, EARNED, PRESTIGE, State, cells

best_response = bench_module("best_response")
exact_response = bench_module("exact_response")
exploit = bench_module("exploit")

COINS_AND_POINTS = int(plan_of(TAKE_COINS, BUY_PRESTIGE))
COINS_TWICE = int(plan_of(TAKE_COINS, TAKE_COINS))


class Stubborn(Bot):
    """Always plans the same, and does anything."""

    plan = COINS_AND_POINTS

    def choose(self, information_set: State) -> int:
        if information_set.top_kind() == AWAIT_PLANS:
            return int(TO_PLAN * ITEMS + self.plan)
        return int(self.buffer.items[self.dice.below(self.buffer.count)])


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(levels.LEVELS, "stubborn", Stubborn)
    return "stubborn"


def at_planning(players: int, round_: int = 3) -> State:
    game = maharaja.new_game(players=players, seed=2)
    bots: list[Bot] = [make_bot("random", seat, seat) for seat in range(players)]
    while game.round < round_ or game.state.phase != PLANNING:
        seat = one_of(game.state.to_act())
        game.choose(seat, bots[seat].answer(information_set_of(game.state, seat)))
    return game.state


def with_totals(information_set: State, s: State) -> State:
    for seat in range(s.rules.players):
        information_set.seats[PRESTIGE + seat] = s.seats[PRESTIGE + seat]
    return information_set


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_rival_sees_when_it_plans_is_rebuilt_exactly(players: int) -> None:
    s = at_planning(players)
    seen = information_set_of(s, 1)
    assign_plan(s, 1, 7)  # it is ready, and nobody knows with what
    known = best_response.as_it_planned(with_totals(information_set_of(s, 0), s), 1)
    rebuilt = information_set_of(known, 1)
    for cell in range(EARNED, ABILITIES):  # where the own prestige came from decides nothing
        seen.seats[cell] = rebuilt.seats[cell] = 0
    assert cells(rebuilt) == cells(seen)


@pytest.mark.once
def test_it_knows_what_the_others_plan(stubborn: str) -> None:
    s = at_planning(3)
    bot, twin = (
        best_response.BestResponse(0, 1, stubborn, queries=3, trials=1, iterations=4)
        for _ in range(2)
    )
    answer = bot.answer(with_totals(information_set_of(s, 0), s))
    assert answer == twin.answer(with_totals(information_set_of(s, 0), s))
    assert bot.plans == {1: [COINS_AND_POINTS] * 3, 2: [COINS_AND_POINTS] * 3}
    for other in (1, 2):
        assert bot.search.arms[other].prior[COINS_AND_POINTS] > 0.75


@pytest.mark.once  # the plain engine would take a minute
def test_it_plays_whole_games(stubborn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_response, "OWN_TURN", Effort(1))
    monkeypatch.setattr(best_response, "CANDIDATES", 2)
    contest = maharaja.Contest((exploit.NAME, stubborn))
    outcome = exploit.play(exploit.Job(contest, stubborn, 3, 0, 1, 1, 2))
    assert outcome.seating == (exploit.NAME, stubborn)
    assert outcome.shares == [1, 0]


# --- the exact one -------------------------------------------------------------------------------

SEEDS = [5, 6]


@pytest.fixture(scope="module")
def last_round() -> State:
    """The last planning of a random game on the smallest board, with hardly anything to do."""
    found = exact_response.last_planning(str(exploit.MINI), 2, "random", 0)
    assert isinstance(found, State)
    return found


def exactly(s: State, plan: int, seeds: list[int]) -> float:
    rival = exact_response.Rival("random", 1, seeds)
    value: float = exact_response.ExactResponse(0, rival).plan_value(rival.worlds(s), plan)
    return value


def by_trying_all(s: State, rival: Any) -> float:
    """The best that can be made of one world, without remembering anything."""
    s = rival.play_on(0, s)
    if s.phase == FINISHED:
        return float(exact_response.share(s, 0))
    legal = Choices()
    list_legal(s, 0, legal)
    return max(by_trying_all(chosen(s, choice), rival) for choice in legal.as_list())


def chosen(s: State, choice: int) -> State:
    after = s.copy()
    apply(after, 0, choice)
    return after


@pytest.mark.parametrize("lead", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_against_one_bot_it_is_the_best_of_everything(
    last_round: State, lead: int, seed: int
) -> None:
    s = exact_response.with_lead(last_round, 0, lead)
    rival = exact_response.Rival("random", 1, [seed])
    ((_, world),) = rival.worlds(s)
    after = chosen(world, int(TO_PLAN * ITEMS + COINS_AND_POINTS))
    assert exactly(s, COINS_AND_POINTS, [seed]) == by_trying_all(after, rival)


@pytest.mark.parametrize("lead", range(-2, 5))
def test_who_does_not_know_which_bot_it_is_wins_no_more_than_who_does(
    last_round: State, lead: int
) -> None:
    s = exact_response.with_lead(last_round, 0, lead)
    known = [exactly(s, COINS_TWICE, [seed]) for seed in SEEDS]
    assert exactly(s, COINS_TWICE, SEEDS) <= sum(known) / 2
    assert exactly(s, COINS_TWICE, SEEDS) >= max(known) / 2, "it could play as against that one"


def test_nobody_does_better_than_the_exact_response(last_round: State) -> None:
    s = exact_response.with_lead(last_round, 0, 2)
    best = exactly(s, COINS_TWICE, SEEDS)
    rival = exact_response.Rival("random", 1, SEEDS)
    won = []
    for seed in range(20):
        bots = [Planned(0, 100 * seed + number) for number in range(2)]
        won.append(exact_response.value_of_play(bots, s, 0, rival))
    assert 0 <= min(won) <= max(won) <= best


class Planned(Stubborn):
    plan = COINS_TWICE


def test_too_much_is_not_tried(last_round: State) -> None:
    rival = exact_response.Rival("random", 1, SEEDS)
    exact = exact_response.ExactResponse(0, rival, most=3)
    with pytest.raises(exact_response.TooMuchError):
        exact.plan_value(rival.worlds(last_round), COINS_TWICE)


def test_what_is_missing_to_the_exact_one_is_told() -> None:
    found = [
        (1, exact_response.Comparison(level=0.25, approximate=0.5, exact=0.75)),
        (2, exact_response.Comparison(level=0.5, approximate=1.0, exact=1.0)),
    ]
    told = exploit.validation(found)
    assert "exact best response        87.5% [75.0%, 100.0%]" in told
    assert told.endswith(
        "as good as exact in 1 of 2 positions\n"
        "neither won nor lost by the exact one: 1; there 25.0% less"
    )

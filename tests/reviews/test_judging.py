"""How decisions are judged: by what the seat knew, in pairs, and the same for the same seed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from support.random_games import with_other_secrets

import maharaja
from maharaja.bots.heuristic.evaluation import Estimates, Weights, value
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.bots.reasons import account
from maharaja.bots.search.round_search import RoundSearch
from maharaja.engine.dice import Dice
from maharaja.engine.ids import FINISHED, PLANNING
from maharaja.engine.state import EARNED, PLAN_A, PLAN_B, PRESTIGE
from maharaja.reviews.decisions import Timeline, timeline
from maharaja.reviews.judging import Budget, Judge, Judgement, Loss, both, loss_of, t_quantile
from maharaja.reviews.plan_model import PlanModel, known_to, plan_model
from maharaja.reviews.playouts import Playouts
from maharaja.reviews.questions import Question, question
from maharaja.reviews.review import model_settings, planning_state
from maharaja.reviews.verdicts import slide_of, verdict_of

SMALL = Budget(worlds=4)


@cache
def game(players: int = 2) -> maharaja.Game:
    """A game of bots; not to be changed."""
    board = "kaveri" if players == 2 else "classic"
    found = maharaja.new_game(board, players=players, seed=5)
    play_match(found, [make_bot("novice", seat, seed=seat + 1) for seat in range(players)])
    return found


@cache
def taken_apart(players: int = 2) -> Timeline:
    return timeline(game(players))


@cache
def model(round_: int, players: int = 2) -> PlanModel:
    playouts = Playouts()
    search = RoundSearch(model_settings(), playouts.evaluator)
    return plan_model(planning_state(taken_apart(players), round_), search, 8, 1)


def asked(number: int, players: int = 2) -> Question:
    decision = taken_apart(players).decisions[number]
    found = model(decision.round, players) if decision.round else None
    return question(decision, taken_apart(players), found, Playouts(), 3)


# --- decisions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_of_a_record_belongs_to_one_step(players: int) -> None:
    found = taken_apart(players)
    assert found.steps[0].at == 0
    for one, two in zip(found.steps, found.steps[1:], strict=False):
        assert one.end == two.at
    assert found.steps[-1].end == game(players).decisions
    assert sum(len(each.choices) for each in found.decisions) == game(players).decisions


def test_plans_of_a_round_are_one_step_and_turns_are_one_decision() -> None:
    found = taken_apart(4)
    plans = [step for step in found.steps if found.decisions[step.decisions[0]].kind == "plan"]
    rounds = game(4).round
    assert [len(step.decisions) for step in plans] == [4] * rounds
    turns = [each for each in found.decisions if each.kind == "turn"]
    assert len(turns) == 4 * rounds
    robbed = [each for each in found.decisions if each.kind == "robbed"]
    inside = [
        each
        for each in robbed
        if any(
            turn.at < each.at < step.end and turn.seat != each.seat
            for turn in turns
            for step in found.steps
            if turn.number in step.decisions
        )
    ]
    assert robbed
    assert inside == robbed


def test_solo_games_and_unfinished_ones_are_refused() -> None:
    with pytest.raises(maharaja.SetupError) as refused:
        timeline(maharaja.new_game(solo="easy", seed=1))
    assert refused.value.id == "error-review-solo"
    with pytest.raises(maharaja.SetupError) as refused:
        timeline(maharaja.new_game(players=2, seed=1))
    assert refused.value.id == "error-review-unfinished"


# --- what a seat knew ----------------------------------------------------------------------------


def test_nothing_hidden_is_looked_at() -> None:
    """R-5: with other plans in the others' hands the same question is asked."""
    seen = 0
    for decision in taken_apart().decisions:
        if decision.kind not in ("plan", "turn"):
            continue
        before = game().back(decision.at)
        other = with_other_secrets(before, decision.seat)
        for seat in range(2):  # totals are no secret: everybody has counted them
            other.state.seats[PRESTIGE + seat] = before.state.seats[PRESTIGE + seat]
        one, two = (known_to(each.state, decision.seat) for each in (before, other))
        assert list(one.seats)[:EARNED] == list(two.seats)[:EARNED]
        seen += 1
    assert seen > 20


def test_plans_are_drawn_in_proportion_to_their_likelihoods() -> None:
    likely = [0.5, 0.25, 0.25, *([0.0] * 42)]
    found = PlanModel([likely], [list(range(45))])
    drawn = found.draw(0, 24, Dice(4))
    assert [drawn.count(plan) for plan in range(3)] == [12, 6, 6]


def test_models_of_plans_add_up() -> None:
    for row in model(3).likelihoods:
        assert sum(row) == pytest.approx(1.0)
        assert min(row) > 0.0
    assert sorted(model(3).promising[0]) == list(range(45))


# --- worlds --------------------------------------------------------------------------------------


def numbers_of(*kinds: str) -> list[int]:
    found = [each for each in taken_apart().decisions if not each.is_forced]
    return [next(each.number for each in found if each.kind == kind) for kind in kinds]


@pytest.mark.parametrize("kind", ["draft", "shrine", "plan", "turn", "reward", "robbed"])
def test_candidates_lead_to_where_chances_are_looked_at(kind: str) -> None:
    (number,) = numbers_of(kind)
    found = asked(number)
    assert found.candidates[0].line == found.decision.choices
    assert len({candidate.line for candidate in found.candidates}) == len(found.candidates)
    judge = Judge(Playouts(), SMALL)
    for candidate in (0, len(found.candidates) - 1):
        s = judge.end_of(found, candidate, 0)
        assert s.phase in (PLANNING, FINISHED)
        assert sum(judge.playouts.chances(s)) == pytest.approx(1.0)


def test_rivals_are_compared_in_the_same_worlds() -> None:
    """Whatever a candidate is, the others' plans of a world are the same."""
    (number,) = numbers_of("plan")
    found = asked(number)
    others = [seat for seat in range(2) if seat != found.seat]
    for world in range(6):
        ones = [found.start(candidate, world) for candidate in (0, 1)]
        for other in others:
            assert ones[0].seats[PLAN_A + other] == ones[1].seats[PLAN_A + other]
            assert ones[0].seats[PLAN_B + other] == ones[1].seats[PLAN_B + other]


def test_the_same_seed_gives_the_same_judgement() -> None:
    (number,) = numbers_of("turn")
    one, two = (Judge(Playouts(), SMALL).judge(asked(number)) for _ in range(2))
    assert one is not None
    assert one == two
    assert sum(one.changes) == pytest.approx(0.0, abs=1e-9)


# --- numbers -------------------------------------------------------------------------------------


def test_an_interval_is_that_of_paired_differences() -> None:
    pairs = [([0.5, 0.5], [0.5 + d, 0.5 - d]) for d in (0.1, 0.2, 0.3, 0.2)]
    loss = loss_of(pairs, 0)
    assert loss.mean == pytest.approx(0.2)
    assert loss.high - loss.mean == pytest.approx(3.182 * 0.0816497 / 2, rel=0.02)
    assert loss_of(pairs, 1).mean == pytest.approx(-0.2)


@pytest.mark.parametrize(
    ("freedom", "wanted"), [(5, 2.571), (11, 2.201), (23, 2.069), (100, 1.984)]
)
def test_quantiles_of_t(freedom: int, wanted: float) -> None:
    assert t_quantile(freedom) == pytest.approx(wanted, abs=0.02)


def test_two_ways_to_judge_have_to_agree() -> None:
    found = both(Loss(0.2, 0.1, 0.3, 4), Loss(0.1, 0.0, 0.2, 4))
    assert found.mean == pytest.approx(0.15)
    assert (found.low, found.high, found.pairs) == (0.0, 0.3, 8)


def judgement(mean: float, low: float, high: float) -> Judgement:
    return Judgement(Loss(mean, low, high, 24), [], [], 0.5, (), [], False, False)


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [
        (0.16, 0.2, "blunder"),
        (0.14, 0.3, "mistake"),
        (0.03, 0.3, "inaccuracy"),
        (0.029, 0.3, None),
        (-0.2, 0.2, None),
        (-0.3, -0.08, "only-choice"),
        (-0.3, -0.06, None),
    ],
)
def test_verdicts_are_by_the_end_of_the_interval(low: float, high: float, wanted: str) -> None:
    assert verdict_of(judgement((low + high) / 2, low, high)) == wanted


def test_a_missed_win_is_one_that_was_certain() -> None:
    assert verdict_of(replace(judgement(0.5, 0.4, 0.6), is_sure_win=True)) == "missed-win"


def test_many_small_losses_are_a_slide() -> None:
    small = judgement(0.03, 0.02, 0.04)
    assert slide_of(0, [(n, small) for n in range(2)]) is None
    found = slide_of(0, [(n, small) for n in range(5)])
    assert found is not None
    assert (found.count, found.first, found.last) == (5, 0, 4)
    assert found.loss == pytest.approx(0.15)
    unsure = judgement(0.03, -0.01, 0.07)
    assert slide_of(0, [(n, unsure) for n in range(5)]) is None


# --- reasons -------------------------------------------------------------------------------------


def test_what_is_said_and_the_rest_are_the_difference() -> None:
    """The two largest terms are said; all together are what the evaluation says."""
    states = taken_apart().states
    for one, two in zip(states[::7], states[3::7], strict=False):
        for seat in range(2):
            found = account(one, seat, [one], [two])
            worths = [value(s, seat, Weights(), Estimates()) for s in (one, two)]
            assert found.total == pytest.approx(worths[0] - worths[1], abs=1e-9)
            assert len(found.said) <= 2

"""The search behind expert and master: it repeats itself, knows no secrets, and finds wins."""

from __future__ import annotations

import io
import signal
from math import sqrt
from typing import Any, cast

import pytest
from hypothesis import given, settings
from librt.vecs import vec
from support.game_kinds import BASIC, mixed_kind, new_game
from support.random_games import KIND_NUMBERS, PICKS, SEEDS, decisions, with_other_secrets
from support.searches import (
    FEW,
    asked,
    in_round,
    last_choice,
    quick,
    quick_bot,
    searched,
    total_after,
)

import maharaja
from maharaja.bots.analysis import best, evaluate
from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.evaluation import Weights
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.heuristic.turn_search import WORST
from maharaja.bots.levels import EFFORTS, make_bot
from maharaja.bots.match import play_match
from maharaja.bots.search import search_bot, search_loop
from maharaja.bots.search.evaluators import BASIS, Evaluator, LearnedEvaluator
from maharaja.bots.search.features import FEATURES, TAUGHT, TAUGHT_PLACES, alike, fill_alike
from maharaja.bots.search.ismcts import PlayoutSearch
from maharaja.bots.search.learned_weights import learned_evaluator, read_weights
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.bots.search.turn_candidates import Survey, TurnCandidates
from maharaja.bots.workers import bot_worker, search_helpers
from maharaja.bots.workers.questions import (
    READY,
    Question,
    SearchPart,
    read_question,
    read_reply,
    write_question,
)
from maharaja.bots.workers.search_helpers import search_question
from maharaja.engine.analysis.information_set import assign_plan, information_set_of
from maharaja.engine.choices import ITEMS, TO_TRAVEL
from maharaja.engine.content.characters import CHARACTERS, Character
from maharaja.engine.dice import Dice
from maharaja.engine.ids import NOBODY, SHRINE_DISCOUNT, START, TAKE_SHRINES
from maharaja.engine.play import one_of
from maharaja.engine.rules.planning import plan_of
from maharaja.engine.state import COINS, PRESTIGE, PRIEST, SHRINES, State
from maharaja.json_types import View

pytestmark = pytest.mark.untraced


# --- play ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [BASIC[0], {"solo": "medium"}, {"players": 3}], ids=str)
def test_it_plays_whole_games_and_repeats_itself(kind: dict[str, Any]) -> None:
    records = []
    for _ in range(2):
        game = new_game(kind, 6)
        humans = 1 if game.state.rules.solo else game.seats
        others: list[Bot] = [make_bot("random", seat, 9) for seat in range(1, humans)]
        play_match(game, [quick_bot(0, 3, 2), *others])
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("phase", ["planning", "actions"])
@pytest.mark.parametrize("kind", [{"players": 4}, {"solo": "hard"}], ids=str)
def test_the_same_seed_and_iterations_give_the_same_tally(kind: dict[str, Any], phase: str) -> None:
    game = in_round(kind, 5, 3, phase)
    one, other = searched(game, 8).tally(), searched(game, 8).tally()
    assert one.counts == other.counts
    assert one.totals == other.totals
    assert sum(one.counts) == 8


PINNED = {
    "planning": ([7, 15, 22, 28, 33, 40], 5286571),
    "actions": ([0, 1], 2722442),
}


@pytest.mark.both_modes
@pytest.mark.parametrize("phase", PINNED)
def test_both_engines_find_the_same(phase: str) -> None:
    """What changes here changes how expert and master play: new weights, new settings, or a fault.

    The numbers of the first choices tried, and the sum of all outcomes in millionths.
    """
    tally = searched(in_round({"players": 3}, 5, 3, phase), 12).tally()
    tried = [number for number, count in enumerate(tally.counts) if count]
    assert (tried, round(sum(tally.totals) * 1_000_000)) == PINNED[phase]


def test_it_can_be_asked_at_any_moment_and_go_on() -> None:
    """Some iterations and then the rest are as good as all at once."""
    game = in_round({"players": 4}, 5, 2, "planning")
    search = searched(game, 7)
    assert 0 <= search.best_choice() < 45
    search.run(13)
    assert search.tally().counts == searched(game, 20).tally().counts


def test_memory_is_bounded() -> None:
    game = in_round({"players": 4}, 5, 2, "planning")
    search = RoundSearch(quick(), learned_evaluator())
    search.settings.most_nodes = 5
    information_set, seat = asked(game)
    search.begin(information_set, seat, 4)
    search.run(15)
    assert search.node_count == 5
    assert search.iterations == 15


def test_it_chooses_what_turned_out_well() -> None:
    """The plan chosen does better than those tried do on average."""
    game = in_round({"players": 2}, 8, 4, "planning")
    search = RoundSearch(quick(), learned_evaluator())
    search.settings.plan_floor = 1.0  # nothing is known beforehand
    information_set, seat = asked(game)
    search.begin(information_set, seat, 4)
    search.run(200)
    tally = search.tally()
    means = [tally.totals[plan] / tally.counts[plan] for plan in range(45) if tally.counts[plan]]
    assert len(means) > 1
    chosen = search.best_choice()
    assert tally.totals[chosen] / tally.counts[chosen] >= sum(means) / len(means)


def test_turns_lead_to_different_positions_best_first() -> None:
    game = in_round({"players": 3}, 5, 3, "actions")
    search = searched(game, 1)
    assert search.root is not None
    ends = search.root.ends
    assert len({end.mark for end in ends}) == len(ends) > 1
    assert [end.worth for end in ends] == sorted((end.worth for end in ends), reverse=True)
    for end in ends:
        game_copy = game.copy()
        seat = game_copy.to_act()[0]
        for choice in end.path:
            if game_copy.to_act() != [seat]:
                break  # a robbed player picks
            game_copy.choose(seat, choice)


def test_a_survey_finds_a_turn_for_every_plan() -> None:
    """Every turn it remembers can be played with its plan, and ends the turn."""
    game = in_round({"players": 3}, 5, 3, "actions")
    seat = one_of(game.state.to_act())
    survey = Survey(learned_evaluator(), 16)
    survey.look(game.state, seat)
    assert min(survey.plan_worth) > WORST
    turns = TurnCandidates(learned_evaluator(), 1, 1)
    for plan, turn in enumerate(survey.plan_turn):
        if turn:
            state = game.state.copy()
            assign_plan(state, seat, plan)
            turns.replay(state, seat, [turn])
            assert [end.path for end in turns.ends] == [turn]
            assert turns.ends[0].worth == pytest.approx(survey.plan_worth[plan])


def test_a_remembered_turn_is_played_as_far_as_it_is_possible() -> None:
    game = in_round({"players": 2}, 8, 3, "actions")
    seat = one_of(game.state.to_act())
    turns = TurnCandidates(learned_evaluator(), 2, 4)
    turns.run(game.state, seat, False)
    found = [end.path for end in turns.ends]
    strange = [TO_TRAVEL * ITEMS + 999, *found[0]]
    turns.replay(game.state, seat, [found[1], strange, found[0]])
    assert [end.path for end in turns.ends] == found[:2]


def cornered() -> tuple[maharaja.Game, int]:
    """Somebody must take shrines, and then build one, in a village: no narrow search looks there.

    Without a shrine at the beginning of a turn village sites are not looked at.
    """
    game = in_round({"players": 2}, 1, 3, "actions")
    state = game.state
    seat = one_of(state.to_act())
    state.seats[SHRINES + seat] = 0
    state.seats[COINS + seat] = 0
    state.seats[PRIEST + seat] = START
    assign_plan(state, seat, plan_of(SHRINE_DISCOUNT, TAKE_SHRINES))
    return game, int(seat)


def test_a_turn_that_must_build_where_no_search_looks_has_an_end() -> None:
    game, seat = cornered()
    turns = TurnCandidates(learned_evaluator(), 1, 4)
    turns.run(game.state, seat, False)
    assert turns.ends == []
    turns.force(game.state, seat)
    for choice in turns.ends[0].path:
        game.choose(seat, choice)
    assert game.state.seats[SHRINES + seat] == 1, "two were taken, and one was built"


def test_adept_plays_such_a_turn_to_its_end() -> None:
    game, rival = cornered()
    adept = HeuristicBot(1 - rival, 1, Weights(), 6, 2, 0.0)
    for _ in range(20):
        if game.state.top_seat() != rival:
            break
        adept.play_rival(game.state)
    assert game.state.top_seat() == 1 - rival


def test_such_a_turn_can_be_advised_on() -> None:
    game, seat = cornered()
    found = best(game, seat=seat, settings=quick())
    assert found
    assert {advice.choice for advice in found} <= set(game.legal_texts(seat))


# --- what it knows -------------------------------------------------------------------------------


@settings(max_examples=4, deadline=None)
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_it_does_not_search_by_what_it_cannot_see(number: int, seed: int, picks: list[int]) -> None:
    """R-5: with everything hidden replaced, the tally is the same to the last digit."""
    for made, (game, seat, _) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made % 60 == seed % 60:
            states = (game.state, with_other_secrets(game, seat).state)
            answers = [
                quick_bot(seat, 3, 2).answer(information_set_of(state, seat)) for state in states
            ]
            assert answers[0] == answers[1]
            assert answers[0] in game.legal(seat)


@pytest.mark.parametrize("phase", ["planning", "actions"])
@pytest.mark.parametrize("kind", [{"players": 4}, {"solo": "hard"}], ids=str)
def test_a_tally_is_blind_to_secrets(kind: dict[str, Any], phase: str) -> None:
    game = in_round(kind, 7, 2, phase)
    other = with_other_secrets(game, one_of(game.state.to_act()))
    assert searched(game, 10).tally().totals == searched(other, 10).tally().totals


# --- several processes ---------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("kind", [{"players": 4}, {"solo": "easy"}], ids=str)
def test_helpers_find_what_would_be_found_here(kind: dict[str, Any]) -> None:
    """The task in words holds all that the search depends on."""
    game = in_round(kind, 5, 2, "planning")
    information_set, seat = asked(game)
    question = a_part(information_set, seat, 4)
    search = RoundSearch(Settings(), learned_evaluator())
    search.begin(information_set, seat, 4, 1)
    search.run(FEW)
    _, read = read_question(write_question(1, question))
    tally = bot_worker.reply_to(read)
    assert tally.counts == search.tally().counts
    assert tally.totals == search.tally().totals


def a_part(information_set: State, seat: int, seed: int, iterations: int = FEW) -> Question:
    part = SearchPart(part=1, iterations=iterations, seconds=None)
    return search_question(information_set, seat, seed, part)


def test_parts_are_different_searches_of_the_same_question() -> None:
    game = in_round({"players": 4}, 5, 2, "planning")
    one, other = searched(game, 12, 0), searched(game, 12, 1)
    assert one.tally().totals != other.tally().totals
    one.add(other.tally())
    assert sum(one.tally().counts) == 24
    with pytest.raises(ValueError, match="another question"):
        one.add(searched(in_round({"players": 4}, 5, 2, "actions"), 1).tally())


@pytest.mark.once
def test_a_master_answers_the_same_with_and_without_helpers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = in_round({"players": 2}, 5, 2, "planning")
    information_set, seat = asked(game)
    effort = Effort(8, None, 2)
    assert len(search_helpers.helpers(1)) == 1
    with_helper = SearchBot(seat, 3, effort)
    choice = with_helper.answer(information_set.copy())
    assert search_helpers.helpers(1)[0].is_well
    monkeypatch.setattr(search_bot, "helpers", lambda _: [])
    alone = SearchBot(seat, 3, effort)
    assert alone.answer(information_set.copy()) == choice
    assert alone.search.tally().totals == with_helper.search.tally().totals


@pytest.mark.once
def test_a_helper_may_wait_for_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm that ends a task that goes on for ever is off between tasks."""
    game = in_round({"players": 2}, 5, 2, "planning")
    question = write_question(7, a_part(*asked(game), 4, iterations=1))
    alarms: list[float] = []
    monkeypatch.setattr(signal, "setitimer", lambda _, seconds: alarms.append(seconds))
    replies = io.BytesIO()
    bot_worker.serve(io.BytesIO(question), replies, search_helpers.PATIENCE, bot_worker.reply_to)
    ready, reply = replies.getvalue().splitlines(keepends=True)
    assert ready == READY
    assert sum(read_reply(reply, 7).counts) == 1
    assert alarms == [search_helpers.PATIENCE + bot_worker.GRACE, 0]


@pytest.mark.once
def test_an_answer_that_nobody_fetched_is_not_taken_for_another() -> None:
    """Somebody was interrupted between asking and listening."""
    game = in_round({"players": 2}, 5, 2, "planning")
    information_set, seat = asked(game)
    helper = search_helpers.helpers(1)[0]
    helper.ask(a_part(information_set, seat, 4))
    helper.ask(a_part(information_set, seat, 5))
    assert helper.tally() is None
    assert search_helpers.helpers(1)[0] is not helper


@pytest.mark.once
def test_a_helper_that_dies_is_replaced_and_its_part_is_done_here() -> None:
    game = in_round({"players": 2}, 5, 2, "planning")
    information_set, seat = asked(game)
    helper = search_helpers.helpers(1)[0]
    helper.child.kill()
    bot = SearchBot(seat, 3, Effort(4, None, 2))
    assert bot.answer(information_set) in game.legal(seat)
    assert sum(bot.search.tally().counts) == 4
    assert search_helpers.helpers(1)[0] is not helper


def test_a_time_limit_ends_the_search() -> None:
    game = in_round({"players": 2}, 5, 2, "planning")
    information_set, seat = asked(game)
    bot = SearchBot(seat, 3, Effort(10**9, 0.0), quick())
    assert bot.answer(information_set) in game.legal(seat)
    assert sum(bot.search.tally().counts) == search_loop.SLICE  # however slow it was to set up


def test_iterations_can_be_named_with_the_level() -> None:
    bot = make_bot("expert@7", 0, 1)
    assert isinstance(bot, SearchBot)
    assert bot.effort == Effort(7, None, EFFORTS["expert"].searches)
    for wrong in ("expert@", "expert@0", "expert@x", "adept@3"):
        with pytest.raises(maharaja.SetupError):
            make_bot(wrong, 0, 1)


# --- evaluators ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "evaluator", [Evaluator(), learned_evaluator()], ids=["hand-made", "learned"]
)
def test_chances_add_up(evaluator: Evaluator, players: int) -> None:
    game = in_round({"players": players}, 5, 4, "planning")
    chances = list(evaluator.chances(game.state))
    assert sum(chances) == pytest.approx(1)
    assert chances[players:] == [0.0] * (4 - players)
    assert all(0 < chance < 1 for chance in chances[:players])


def test_after_the_end_the_winner_has_won() -> None:
    game = new_game({"players": 3}, 5)
    play_match(game, [make_bot("random", seat, seat) for seat in range(3)])
    result: Any = game.result()
    chances = list(learned_evaluator().chances(game.state))
    assert [seat for seat, chance in enumerate(chances) if chance] == result["winners"]


def test_more_points_are_a_better_chance() -> None:
    game = in_round({"players": 4}, 5, 5, "planning")
    evaluator = learned_evaluator()
    before = evaluator.chances(game.state)[2]
    game.state.seats[PRESTIGE + 2] += 5
    assert evaluator.chances(game.state)[2] > before


def test_weights_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="only maharaja-weights/3"):
        read_weights({"format": "maharaja-weights/1", "features": {}})
    with pytest.raises(ValueError, match="train it anew"):
        read_weights({"format": "maharaja-weights/3", "features": {"points": [1]}})
    with pytest.raises(ValueError, match="are needed"):
        LearnedEvaluator([1.0], [0.0] * BASIS)
    with pytest.raises(ValueError, match="sharpness"):
        LearnedEvaluator([1.0] * FEATURES * BASIS, [0.0])


def test_the_learned_evaluation_knows_what_characters_do() -> None:
    """CHAR-1 to CHAR-16: each by what its row does, never by its number."""
    assert [row.does() for row in CHARACTERS[1:]] == TAUGHT
    assert list(TAUGHT_PLACES)[1:] == list(range(16))


def test_what_no_game_has_taught_counts_as_what_it_is_like() -> None:
    rebate = Character(1, "continuous", statue_rebate=1, free_travel=1)
    assert [TAUGHT[place] for place in alike(rebate)] == ["free_travel=1", "statue_rebate=3"]
    ability = CHARACTERS[2].ability
    assert ability is not None
    both = alike(Character(1, "once", ability=ability, reward_times=3))
    assert [TAUGHT[place] for place in both] == [
        *("TakeShrine", "ExchangeGoods", "BuyToken", "TakePrestige", "MoveFlag"),
        *("BuildFromSupply", "TakeToken", "reward_times=2"),
    ]
    cells = vec[float]([0.0] * 20)
    fill_alike(cells, 2, rebate)
    assert sum(cells) == 1
    assert cells[2 + TAUGHT.index("free_travel=1")] == 0.5


# --- advice --------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["settle", "planning", "actions", "scoring", "finished"])
def test_chances_can_be_told_from_any_view(phase: str) -> None:
    game = in_round({"players": 3}, 5, 0 if phase == "settle" else 2, phase)
    for seat in range(3):
        chances = evaluate(game, seat=seat, samples=2, settings=quick())
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("phase", ["draft", "settle", "planning", "actions", "scoring"])
def test_the_best_choices_are_legal_and_in_order(phase: str) -> None:
    game = in_round({"players": 3}, 5, 0 if phase in ("draft", "settle") else 2, phase)
    seat = game.to_act()[0]
    found = best(game.view(seat), 3, iterations=20, prestige=[3, 4, 5], settings=quick())
    assert 1 <= len(found) <= 3
    for advice in found:
        assert advice.choice in game.legal_texts(seat)
        assert 0 <= advice.chance <= 1
    if not found[0].tried:
        chances = [advice.chance for advice in found]
        assert chances == sorted(chances, reverse=True)
    if phase == "planning":
        assert any("end" in advice.line for advice in found)


@pytest.mark.parametrize("phase", ["planning", "actions"])
def test_advice_comes_in_the_order_in_which_the_bot_would_choose(phase: str) -> None:
    game = in_round({"players": 3}, 5, 2, phase)
    seat = game.to_act()[0]
    settings = quick()
    search = RoundSearch(settings, learned_evaluator())
    search.begin(information_set_of(game.state, seat), seat, 1)
    search_loop.iterate(search, 60, None)
    counts, totals = search.tally().counts, search.tally().totals
    ranked = search.ranking()
    assert sorted(ranked) == [i for i, count in enumerate(counts) if count]
    assert ranked[0] == search.best_choice()
    often = [i for i in ranked if counts[i] > max(counts) // 10]
    bounds = [totals[i] / counts[i] - settings.doubt / sqrt(counts[i]) for i in often]
    assert len(often) > (phase == "actions")
    assert ranked[: len(often)] == often
    assert bounds == sorted(bounds, reverse=True)
    seldom = [counts[i] for i in ranked[len(often) :]]
    assert seldom == sorted(seldom, reverse=True)


def decided() -> maharaja.Game:
    """A game that one seat has won, before a last choice that changes nothing about it."""
    game = maharaja.new_game(players=2, seed=5)
    dice = Dice(5)
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.choose(seat, legal[dice.below(len(legal))])
    result = game.result()
    assert result is not None
    assert result["winners"] == [0]
    return game.back(game.decisions - 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_of_a_decided_game_is_named(seat: int) -> None:
    """GEN-4: totals are counted from the events; taking them to be the own named the other."""
    game = decided()
    chances = evaluate(game, seat=seat, samples=2)
    assert chances == pytest.approx([1, 0], abs=0.01)
    totals = game.public_knowledge().prestige
    assert evaluate(game.view(seat), prestige=totals, samples=2) == chances
    guessed = evaluate(game.view(seat), prestige=[totals[seat]] * 2, samples=2)
    assert guessed == pytest.approx([0, 1], abs=0.01)


def test_hidden_totals_are_never_guessed() -> None:
    game = in_round({"players": 3}, 5, 2, "planning")
    for ask in (evaluate, best):
        with pytest.raises(maharaja.SetupError, match="the view hides totals"):
            ask(game.view(0))
        with pytest.raises(maharaja.SetupError, match="a view has a seat of its own"):
            ask(game.view(0), seat=1, prestige=[3, 3, 3])
    assert len(evaluate(game, samples=1, settings=quick())) == 3


def test_advice_needs_a_seat_with_something_to_decide() -> None:
    game = in_round({"players": 3}, 5, 2, "actions")
    idle = (game.to_act()[0] + 1) % 3
    with pytest.raises(maharaja.SetupError, match="nothing to decide"):
        best(game, seat=idle)
    with pytest.raises(maharaja.SetupError, match="spectator"):
        evaluate(game.view(None))


@pytest.mark.parametrize(
    ("change", "words", "message"),
    [
        ({}, {"samples": 0}, "samples: 0 is too few; use 1 or more"),
        ({}, {"prestige": [1, 2]}, "prestige: 2 totals; 3 are needed"),
        ({"seat": 7}, {}, r"view\.seat: 7 is not right; a whole number from 0 to 2"),
        ({"board": {"id": "/etc/passwd"}}, {}, r"view\.board\.id: .* use one of classic"),
        ({"format": "x"}, {}, r"view\.format"),
    ],
)
def test_mistakes_in_asking_for_advice_are_named(
    change: dict[str, Any], words: dict[str, Any], message: str
) -> None:
    game = in_round({"players": 3}, 5, 2, "planning")
    with pytest.raises(ValueError, match=message):
        evaluate(cast(View, game.view(0) | change), **{"prestige": [3, 3, 3], **words})
    with pytest.raises(maharaja.SetupError, match="n: 0 is too few; use 1 or more"):
        best(game, 0)
    with pytest.raises(maharaja.SetupError, match="iterations: 0 is too few"):
        best(game, iterations=0)


def test_every_plan_that_is_advised_comes_with_a_turn() -> None:
    game = in_round({"players": 4}, 5, 2, "planning")
    found = best(game, 9, iterations=30, settings=quick())
    assert len(found) > 2
    assert all(advice.line[-1] == "end" for advice in found)


def test_everybody_thinks_hardest_about_the_own_plans() -> None:
    search = RoundSearch(Settings(), learned_evaluator())
    game = in_round({"players": 2}, 5, 2, "planning")
    search.outlook(information_set_of(game.state, 1), 1, 1, 1)
    assert search.repertoire(1, 0).searches == 1
    assert search.repertoire(0, 0).searches == 0


# --- full playouts -------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["draft", "settle", "planning", "actions", "scoring"])
def test_playouts_find_a_legal_choice_and_repeat_themselves(phase: str) -> None:
    game = in_round({"players": 4}, 5, 0 if phase in ("draft", "settle") else 3, phase)
    information_set, seat = asked(game)
    found = []
    for search in (PlayoutSearch(200), PlayoutSearch(200)):
        assert search.best() == NOBODY
        search.begin(information_set, seat, 4)
        search.run(60)
        assert search.iterations == 60
        found.append((search.best(), search.nodes, list(search.visits), list(search.totals)))
    assert found[0] == found[1]
    assert found[0][0] in game.legal(seat)


def test_playouts_keep_to_their_memory() -> None:
    game = in_round({"players": 4}, 5, 3, "actions")
    information_set, seat = asked(game)
    search = PlayoutSearch(10)
    search.begin(information_set, seat, 4)
    search.run(60)
    assert search.nodes == 10


def test_playouts_see_a_win_in_one() -> None:
    """The last choice of a game, the other player one point behind the best of its outcomes."""
    game, seat, totals = last_choice()
    game.state.seats[PRESTIGE + 1 - seat] += (
        max(totals)
        - 1
        - total_after(game, seat, game.legal(seat)[totals.index(max(totals))], 1 - seat)
    )
    search = PlayoutSearch(500)
    search.begin(information_set_of(game.state, seat), seat, 4)
    search.run(200)
    assert totals[game.legal(seat).index(search.best())] == max(totals)

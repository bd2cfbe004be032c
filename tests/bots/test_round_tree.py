"""The tree of a round: what is solved in it, searched anew, and looked at closely."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.searches import asked, in_round, last_choice, quick, searched, total_after

from maharaja.bots.heuristic.greedy import best_by_chances, is_solved
from maharaja.bots.heuristic.turn_search import Line
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import TurnNode, TurnResult, may_end
from maharaja.bots.search.turn_candidates import TurnCandidates
from maharaja.engine.ids import NOBODY, ROUNDS
from maharaja.engine.play import apply, one_of
from maharaja.engine.state import PRESTIGE, PRIEST, STATUES

pytestmark = pytest.mark.untraced
PINNED = 1634077


# --- ends ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lead", [-300, -1, 300], ids=["lost", "won by one choice", "won"])
def test_the_last_reward_is_the_one_that_wins_or_else_wins_most_clearly(lead: int) -> None:
    game, seat, totals = last_choice()
    best = game.legal(seat)[totals.index(max(totals))]
    behind = max(totals) - total_after(game, seat, best, 1 - seat)
    game.state.seats[PRESTIGE + 1 - seat] += behind
    game.state.seats[PRESTIGE + seat] += -lead if lead < -1 else lead + 2
    assert is_solved(game.state)
    chosen = best_by_chances(game.state, seat, learned_evaluator())
    assert totals[game.legal(seat).index(chosen)] == max(totals)


def test_a_won_end_is_better_than_any_lead_and_a_clearer_one_better_still() -> None:
    game, seat, _ = last_choice()
    evaluator = learned_evaluator()
    ahead = game.state.copy()
    ahead.seats[PRESTIGE + seat] += 1000
    early = in_round({"players": 2}, 8, 3, "planning").state.copy()
    early.seats[PRESTIGE + seat] += 1000
    choice = game.legal(seat)[0]
    apply(ahead, seat, choice)
    clearer = ahead.copy()
    clearer.seats[PRESTIGE + seat] += 1
    outcomes = [evaluator.outcomes(state)[seat] for state in (early, ahead, clearer)]
    assert outcomes == sorted(outcomes)
    assert len(set(outcomes)) == 3
    assert sum(evaluator.outcomes(ahead)) == pytest.approx(1.0)
    assert evaluator.outcomes(early)[1 - seat] > evaluator.outcomes(ahead)[1 - seat]


def test_a_game_may_end_in_its_last_round_and_by_statues() -> None:
    state = in_round({"players": 2}, 8, 3, "planning").state.copy()
    state.seats[STATUES + 1] = 3
    assert not may_end(state)
    state.seats[STATUES + 1] = 2
    assert may_end(state)
    state.seats[STATUES + 1] = 7
    state.round = ROUNDS
    assert may_end(state)


# --- turns ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_turn_of_a_round_is_the_best_of_all(players: int) -> None:
    """Nothing is hidden from who acts last: what every turn leads to is known, and compared."""
    game = in_round({"players": players}, 8, 3, "actions")
    for _ in range(players - 1):
        actor = one_of(game.state.to_act())
        while one_of(game.state.to_act()) == actor:
            game.choose(actor, game.legal(actor)[-1])
    search = RoundSearch(quick(), learned_evaluator())
    search.settings.solve_points = 1000.0
    information_set, seat = asked(game)
    search.begin(information_set, seat, 4)
    search.run(1)
    root = search.root
    assert root is not None
    assert root.is_last
    results = [search.result_of(root, i, 0) for i in range(len(root.ends))]
    assert {result.seat for result in results} == {NOBODY}
    outcomes = [result.chances[seat] for result in results]
    assert len(set(outcomes)) > 1
    assert outcomes[root.arms.best()] == max(outcomes)


def test_a_turn_searched_anew_keeps_what_is_known() -> None:
    game = in_round({"players": 3}, 5, 3, "actions")
    search = searched(game, 12)
    node = next(
        node
        for choice in range(6)
        for result in [search.result_of(search.root, choice, 0)]  # type: ignore[arg-type]
        for node in result.turn_nodes.values()
        if node.arms.visits and not node.is_last
    )
    before = {end.mark: node.arms.counts[i] for i, end in enumerate(node.ends)}
    results = {node.ends[i].mark: result for i, result in node.results.items()}
    search.widen(node)
    after = {end.mark: node.arms.counts[i] for i, end in enumerate(node.ends)}
    assert len(after) == len(node.ends) > len(before)
    assert {mark: after[mark] for mark in before} == before
    assert node.arms.visits == sum(before.values())
    assert {node.ends[i].mark: result for i, result in node.results.items()} == results
    assert [end.worth for end in node.ends] == sorted((e.worth for e in node.ends), reverse=True)


def test_lines_of_other_kinds_are_kept_beside_the_best() -> None:
    """The best two, and the best of those whose priest is elsewhere."""
    game = in_round({"players": 2}, 8, 3, "actions")
    turns = TurnCandidates(learned_evaluator(), 2, 4)
    turns.niches = 1
    turns.run(game.state, one_of(game.state.to_act()), False)
    lines = []
    for number, place in enumerate([1, 1, 1, 2, 2]):
        line = Line(game.state.copy(), [number], NOBODY, NOBODY)
        line.state.seats[PRIEST + turns.seat] = place
        line.worth = float(-number)
        lines.append(line)
    assert [line.path for line in turns._prune(lines)] == [[0], [1], [3]]


# --- looks at the next round ---------------------------------------------------------------------


def test_the_end_of_a_round_reached_often_is_looked_at_by_searching_the_next() -> None:
    game = in_round({"players": 2}, 8, 3, "planning")
    tallies = []
    for visits in (0, 1, 1):
        settings = quick()
        settings.deep_visits = visits
        settings.deep_every = 1
        settings.deep_iterations = 4
        search = RoundSearch(settings, learned_evaluator())
        information_set, seat = asked(game)
        search.begin(information_set, seat, 4)
        search.run(3)
        assert search.deep_count == 3 * visits
        tallies.append(search.tally())
    assert tallies[1].totals == tallies[2].totals != tallies[0].totals
    for total, count in zip(tallies[1].totals, tallies[1].counts, strict=True):
        assert 0.0 <= total <= count


def test_the_longer_a_search_the_more_it_looks_further() -> None:
    settings = quick()
    settings.deep_visits = 1
    settings.deep_every = 2
    settings.deep_iterations = 4
    search = RoundSearch(settings, learned_evaluator())
    information_set, seat = asked(in_round({"players": 2}, 8, 3, "planning"))
    search.begin(information_set, seat, 4)
    counts = []
    for _ in range(3):
        search.run(2)
        counts.append(search.deep_count)
    assert counts == [1, 2, 3]


@pytest.mark.both_modes
def test_both_engines_find_the_same_in_the_next_round() -> None:
    """The sum of all outcomes in millionths; see the pinned tally of test_search.py."""
    settings = quick()
    settings.deep_visits = 1
    settings.deep_every = 1
    settings.deep_iterations = 4
    search = RoundSearch(settings, learned_evaluator())
    information_set, seat = asked(in_round({"players": 2}, 8, 3, "planning"))
    search.begin(information_set, seat, 4)
    search.run(2)
    assert round(sum(search.tally().totals) * 1_000_000) == PINNED


def test_what_a_closer_look_finds_counts_for_all_visits_so_far() -> None:
    game = in_round({"players": 2}, 8, 3, "actions")
    settings = quick()
    settings.deep_visits = 3
    settings.deep_iterations = 4
    settings.deep_share = 1.0
    search = RoundSearch(settings, learned_evaluator())
    information_set, seat = asked(game)
    search.begin(information_set, seat, 4)
    while not search.deep_count:
        search.run(1)
    assert search.root is not None
    leaves = [leaf for leaf in leaves_below(search.root) if leaf.visits]
    assert max(leaf.visits for leaf in leaves) == 3
    outcomes = sum(float(leaf.visits) * leaf.chances[seat] for leaf in leaves)
    assert sum(search.root.arms.totals) == pytest.approx(outcomes)


def leaves_below(node: TurnNode) -> Iterator[TurnResult]:
    """The ends of the round that the turn has led to."""
    for result in node.results.values():
        if result.seat == NOBODY:
            yield result
        for below in result.turn_nodes.values():
            yield from leaves_below(below)

"""The draft and the starting shrines of the bots that search, and what roads cost."""

from __future__ import annotations

import pytest
from support.game_kinds import new_game

from maharaja.bots.search.features import LATER, WAY, Rows
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.opening import opening_choice
from maharaja.bots.search.roads import EMPTY_VILLAGE, Roads
from maharaja.engine.dice import Dice
from maharaja.engine.ids import SETTLE
from maharaja.engine.state import CHARACTER, FREE_TRAVEL, State

pytestmark = pytest.mark.untraced


def opened(seed: int, bots: int = 1) -> State:
    """The start of the first round of two players that open as expert and master do."""
    game = new_game({"players": 2}, seed)
    state = game.state
    evaluator = learned_evaluator()
    dice = [Dice(bots), Dice(bots + 1)]
    while state.phase <= SETTLE:
        seat = state.top_seat()
        game.choose(seat, opening_choice(state, seat, evaluator, dice[seat]))
    return state


@pytest.mark.both_modes
def test_both_engines_open_the_same() -> None:
    settled = {1: 0b10, 0: 0b10, 2: 0b01, 3: 0b01, 6: 0b01, 7: 0b10, 8: 0b10, 9: 0b01}
    villages = opened(1).villages
    assert {place: who for place, who in enumerate(villages) if who} == settled


def test_starting_shrines_fit_the_maharajas_way() -> None:
    """Other cities to come, other villages; the same seeds, the same."""
    settlements = [list(opened(seed).villages) for seed in (1, 2, 3, 1)]
    assert settlements[0] == settlements[3]
    assert settlements[0] != settlements[1] != settlements[2] != settlements[0]


def test_dice_decide_among_what_is_nearly_equal() -> None:
    assert len({tuple(opened(1, bots).villages) for bots in range(1, 10, 2)}) > 1


def test_a_way_costs_tolls_and_the_shrines_that_are_missing() -> None:
    """MOVE-3 to MOVE-5: nothing where one has a shrine oneself, a coin for every other owner."""
    state = new_game({"players": 3}, 1).state
    roads = Roads()
    road = 0
    near, far = state.board.road_near[road], state.board.road_far[road]
    assert state.board.road_a[road] == 0, "from where all priests start"
    city = state.board.road_b[road]
    villages = [near] if far < 0 else [near, far]
    roads.look(state)
    assert roads.cost(state, 0, city) == EMPTY_VILLAGE * len(villages)
    for village in villages:
        state.villages[village] = 0b010
    roads.look(state)
    assert [roads.cost(state, seat, city) for seat in (0, 1)] == [len(villages), 0]
    state.seats[FREE_TRAVEL + 0] = 1
    roads.look(state)
    assert roads.cost(state, 0, city) == 0


def test_ways_are_numbered_as_the_cities_will_be_scored() -> None:
    state = opened(2)
    rows = Rows()
    rows.fill(state)
    flags = [city for city in state.track if city]
    route = [state.maharaja, *(city for city in flags if city != state.maharaja)]
    costs = [float(min(8, rows.roads.cost(state, 0, city))) for city in route]
    assert list(rows.cells)[WAY : WAY + 7] == costs


def test_later_is_the_share_of_the_others_who_act_before() -> None:
    """ACT-1."""
    state = new_game({"players": 3}, 1).state
    for seat, number in enumerate([7, 2, 16]):
        state.seats[CHARACTER + seat] = number
    rows = Rows()
    rows.fill(state)
    shares = [rows.cells[seat * (len(rows.cells) // 4) + LATER] for seat in range(3)]
    assert shares == [0.5, 0.0, 1.0]

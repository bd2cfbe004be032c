"""The OpenSpiel door: the library's own test, hidden planning, storing and resampling."""

from __future__ import annotations

import importlib
import json
import pickle
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import maharaja
from maharaja.adapters import openspiel as door
from maharaja.adapters.arrays import Observer
from maharaja.adapters.openspiel_table import CHANCE
from maharaja.engine.choices import ITEMS, TO_PLAN
from maharaja.engine.ids import PHASE_NAMES, PLANNING
from maharaja.engine.text.position import dump_state

# The engine below is covered by others; test_observation.py covers what it has for the adapters.
pytestmark = pytest.mark.untraced

LOADED = [
    "python_maharaja(players=4)",
    "python_maharaja(players=3,special=ext1+display,final=road,decline_actions=true)",
    "python_maharaja(players=2,board=kaveri,reward=margin,open_prestige=true)",
    "python_maharaja(players=2,seed=11)",
]
games = pytest.mark.parametrize("name", LOADED)


def states(name: str, seed: int) -> Iterator[Any]:
    """A state at every node of a random game."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


def state_at(name: str, seed: int, phase: str) -> Any:
    """The third state in a phase: in the middle of it."""
    found = 0
    for state in states(name, seed):
        position = state.table.position
        found += position is not None and PHASE_NAMES[position.phase] == phase
        if found == 3:
            return state
    raise LookupError(phase)


# --- the library's own test ----------------------------------------------------------------------


@games
def test_openspiels_test_passes(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@games
def test_the_game_survives_its_text_and_pickle(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# --- the engine's game ---------------------------------------------------------------------------


@games
def test_legal_actions_are_the_engines_choices(name: str) -> None:
    for state in states(name, 3):
        legal = state.legal_actions()
        assert legal == sorted(legal)
        assert legal == pyspiel.State.legal_actions(state), "the short cut changes nothing"
        player = state.current_player()
        if state.is_chance_node():
            assert legal == [tile for tile, _ in state.chance_outcomes()]
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        elif not state.is_terminal():
            position = maharaja.load(json.loads(json.dumps(dump(state))), state.table.kind.board)
            assert legal == sorted(position.legal(player))
            assert state.legal_actions(player) == legal
            assert state.legal_actions((player + 1) % state.num_players()) == []
            assert state.action_to_string(legal[0]) == position.text(legal[0])


def dump(state: Any) -> dict[str, object]:
    return dump_state(state.table.position)


def test_a_whole_game_returns_what_the_engine_says() -> None:
    *_, state = states("python_maharaja(players=3)", 4)
    assert state.is_terminal()
    assert state.legal_actions() == []
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    position = maharaja.load(dump(state))
    result: Any = position.result()
    assert [seat for seat in range(3) if returns[seat] > 0] == result["winners"]
    assert state.move_number() <= state.get_game().max_history_length()
    drawn = [entry.action for entry in state.full_history() if entry.player == CHANCE]
    assert len(drawn) == state.get_game().max_chance_nodes_in_history() == 6 + 8 + 7 + 1


def test_chance_deals_the_setup() -> None:
    state = pyspiel.load_game("python_maharaja(players=2,board=kaveri)").new_initial_state()
    texts = []
    while state.is_chance_node():
        assert "set-up" in str(state)
        assert "set-up" in state.observation_string(0)
        assert "set-up" in state.information_state_string(1)
        assert not any(state.observation_tensor(0))
        outcome = state.legal_actions()[0]
        texts.append(state.action_to_string(CHANCE, outcome))
        state.apply_action(outcome)
    assert texts[:6] == [f"character {i}" for i in range(1, 6)] + ["reward coins"]
    assert texts[-2:] == [f"flag {state.table.kind.board.junction_ids[-1]}", "first 0"]
    setup: Any = dump(state)["setup"]
    assert setup["characters"] == [1, 2, 3, 4, 5]
    assert setup["first"] == 0


def test_a_seed_lays_the_table_without_chance() -> None:
    game = pyspiel.load_game("python_maharaja(players=3,seed=5,special=ext1)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert game.max_chance_outcomes() == game.max_chance_nodes_in_history() == 0
    expected = maharaja.new_game(players=3, seed=5, special=["ext1"])
    for _ in range(2):
        state = game.new_initial_state()
        assert dump(state) == expected.dump()
        state.apply_action(state.legal_actions()[0])


# --- who knows what ------------------------------------------------------------------------------


def planned(name: str, plan: int) -> Any:
    """The first planning of a game, after seat 0 has chosen."""
    for state in states(name, 5):
        position = state.table.position
        if position is not None and position.phase == PLANNING:
            state.apply_action(TO_PLAN * ITEMS + plan)
            return state
    raise LookupError(name)


def test_a_plan_is_in_the_information_of_its_seat_only() -> None:
    one, other = (planned("python_maharaja(players=3,seed=5)", plan) for plan in (3, 30))
    for ask in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(one, ask)(0) != getattr(other, ask)(0)
        assert getattr(one, ask)(1) == getattr(other, ask)(1)
        assert getattr(one, ask)(2) == getattr(other, ask)(2)
    assert one.information_state_string(1).endswith("\n0 plan ?")
    assert "?" not in one.information_state_string(0)


def test_plans_turned_up_are_remembered() -> None:
    *_, state = states("python_maharaja(players=2)", 5)
    assert "?" not in state.information_state_string(0)
    recalled = state.information_state_string(0).splitlines()
    assert recalled[0] == "seat 0"
    assert len(recalled) == 2 + sum(entry.player >= 0 for entry in state.full_history())


def test_the_tensor_is_the_observation() -> None:
    state = state_at("python_maharaja(players=3)", 2, "actions")
    observer = Observer(state.table.kind.board)
    for player in range(3):
        numbers = observer.observation(state.table.position, player)
        assert np.array_equal(state.observation_tensor(player), numbers)
        view = maharaja.load(dump(state)).view(player)
        assert json.loads(state.observation_string(player)) == json.loads(json.dumps(view))


def test_only_what_one_seat_knows_can_be_observed() -> None:
    game = pyspiel.load_game("python_maharaja")
    nobody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(nobody) is None, "as OpenSpiel has it for what is not offered"
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
    assert isinstance(game.make_py_observer(), door.TableObserver)


@pytest.mark.skipif(not maharaja.compiled(), reason="seconds as plain Python, and the same")
def test_openspiel_plays_a_game_through() -> None:
    """By its own program, which asks for everything that a game may offer."""
    name = "python_maharaja(players=2,board=kaveri,seed=3)"
    lines = generate_playthrough.playthrough_lines(name, seed=1)
    assert any(line.startswith("Rewards() = [") for line in lines)
    assert any(line.startswith("IsTerminal() = True") for line in lines)


# --- copies, storing, resampling -----------------------------------------------------------------


@games
def test_states_are_stored_and_loaded_in_the_middle_of_anything(name: str) -> None:
    game = pyspiel.load_game(name)
    for node, state in enumerate(states(name, 6)):
        if node % 7 and not state.is_terminal():
            continue
        loaded = game.deserialize_state(state.serialize())
        _, pickled = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(game, state)
        )
        for twin in (loaded, pickled, pickle.loads(pickle.dumps(state))):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
            assert twin.current_player() == state.current_player()


def test_a_clone_goes_its_own_way() -> None:
    for phase in ("draft", "planning", "actions", "scoring"):
        state = state_at("python_maharaja(players=3)", 1, phase)
        before, history = str(state), state.history()
        clone = state.clone()
        assert str(clone) == before
        clone.apply_action(clone.legal_actions()[0])
        assert str(state) == before
        assert state.history() == history
        assert len(clone.history()) == len(history) + 1


@pytest.mark.parametrize("phase", ["draft", "planning", "actions", "scoring"])
def test_a_resampled_state_looks_the_same_to_the_player(phase: str) -> None:
    """Q-A8: only the others' hidden plans are drawn anew, and the history agrees with them."""
    state = state_at("python_maharaja(players=4)", 8, phase)
    sampler = random.Random(1).random
    for player in range(4):
        hidden = state.table.hidden_plans(player)
        twins = [state.resample_from_infostate(player, sampler) for _ in range(20)]
        for twin in twins:
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions()
        assert (len({str(twin) for twin in twins}) > 1) == bool(hidden)
        replayed = state.get_game().new_initial_state()
        for action in twins[0].history():
            replayed.apply_action(action)
        assert str(replayed) == str(twins[0])
        assert twins[0].move_number() == state.move_number()
    assert phase != "actions" or any(state.table.hidden_plans(player) for player in range(4))


def test_before_the_first_decision_there_is_nothing_to_resample() -> None:
    state = pyspiel.load_game("python_maharaja").new_initial_state()
    state.apply_action(3)
    twin = state.resample_from_infostate(0, random.Random(1).random)
    assert str(twin) == str(state)
    assert twin.history() == [3]


def test_information_set_search_plays_it() -> None:
    game = pyspiel.load_game("python_maharaja(players=2,board=kaveri,seed=3)")
    state = game.new_initial_state()
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    while state.move_number() < 14:
        state.apply_action(bot.step(state))
    assert state.table.position.round >= 1


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("python_maharaja(players=5)", "players: 5 cannot play"),
        ("python_maharaja(players=3,board=kaveri)", "the board kaveri is for"),
        ("python_maharaja(special=ext9)", 'special: "ext9" is not known'),
        ("python_maharaja(reward=fame)", 'reward: "fame" is not known'),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(name: str, message: str) -> None:
    with pytest.raises(maharaja.SetupError, match=message):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("python_maharaja").new_initial_state()
    state.apply_action(3)
    with pytest.raises(ValueError, match="no such tile is left"):
        state.apply_action(3)
    assert state.history() == [3]
    state = state_at("python_maharaja", 8, "actions")
    before, history = str(state), state.history()
    with pytest.raises(maharaja.Refused, match="R-2"):
        state.apply_action(TO_PLAN * ITEMS + 63)
    assert (str(state), state.history()) == (before, history)


def test_the_solo_game_is_not_offered() -> None:
    with pytest.raises(pyspiel.SpielError, match="solo"):
        pyspiel.load_game("python_maharaja(solo=easy)")


def test_without_the_library_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for name in ("openspiel", "openspiel_table", "pyspiel_library"):
        monkeypatch.delitem(sys.modules, f"maharaja.adapters.{name}")
    with pytest.raises(ImportError, match=r"\.\[openspiel\]"):
        importlib.import_module("maharaja.adapters.openspiel")

"""Odd arguments get the same errors from the plain and the compiled engine."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from support.game_kinds import board, new_game

import maharaja
from maharaja.engine.choices import VOCABULARY
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly
from maharaja.engine.start import start_game
from maharaja.table_options import Options

HUGE = [10**19, -(10**19), 10**30, 10**5000, -(10**5000)]
HUGE_IDS = ["20 digits", "minus 20 digits", "31 digits", "5000 digits", "minus 5000 digits"]
NO_NUMBERS: list[Any] = [None, 1.0, 1.5, float("nan"), b"1", [1], {}]

ASK_SEAT: dict[str, Callable[[maharaja.Game, Any], object]] = {
    "legal": lambda game, seat: game.legal(seat),
    "legal_texts": lambda game, seat: game.legal_texts(seat),
    "refusal": lambda game, seat: game.refusal(seat, "end"),
    "choose": lambda game, seat: game.choose(seat, "end"),
    "follow": lambda game, seat: game.follow(seat, "end"),
    "view": lambda game, seat: game.view(seat),
    "journeys": lambda game, seat: game.journeys(seat),
    "standing_with": lambda game, seat: game.standing_with("delhi", seat, "shrine"),
    "prices": lambda game, seat: game.prices(seat),
    "openings": lambda game, seat: game.openings(seat),
    "statue_prices": lambda game, seat: game.statue_prices(seat),
    "village_payees": lambda game, seat: game.village_payees(seat),
}


@pytest.fixture
def game() -> maharaja.Game:
    return new_game({"players": 2}, 1)


@pytest.mark.parametrize("ask", ASK_SEAT)
def test_seats_that_are_not_at_the_table(game: maharaja.Game, ask: str) -> None:
    for seat in (-1, 2, 4, *HUGE):
        with pytest.raises(maharaja.SetupError, match=r"there is no seat .*; use 0 to 1"):
            ASK_SEAT[ask](game, seat)


@pytest.mark.parametrize("ask", ASK_SEAT)
def test_seats_that_are_no_numbers(game: maharaja.Game, ask: str) -> None:
    for seat in [*NO_NUMBERS, "0"]:
        if seat is not None or ask != "view":
            with pytest.raises(TypeError, match="object expected"):
                ASK_SEAT[ask](game, seat)


def test_true_is_one_as_everywhere_in_python(game: maharaja.Game) -> None:
    assert game.legal(True) == game.legal(1)
    assert json.dumps(game.view(True)) == json.dumps(game.view(1))
    assert game.text(True) == game.text(1)
    assert game.refusal(False, True) is not None
    assert json.dumps(maharaja.new_game(seed=True).record()["seed"]) == "1"


@pytest.mark.parametrize("choice", [-1, VOCABULARY, *HUGE], ids=["below", "above", *HUGE_IDS])
def test_choices_outside_the_vocabulary(game: maharaja.Game, choice: int) -> None:
    reason = game.refusal(0, choice)
    assert reason is not None
    assert (reason.reason, reason.rule) == ("unknown-choice", "R-1")
    with pytest.raises(maharaja.Refused, match=r"\(R-1\)"):
        game.choose(0, choice)
    with pytest.raises(maharaja.NotationError, match="is not a choice"):
        game.text(choice)


def test_choices_that_are_neither_numbers_nor_texts(game: maharaja.Game) -> None:
    asked: Any = game
    for choice in NO_NUMBERS:
        for ask in (asked.choose, asked.refusal, asked.follow):
            with pytest.raises(TypeError, match="expected"):
                ask(0, choice)
        with pytest.raises(TypeError, match="object expected"):
            asked.text(choice)
    for text in (None, 3, b"end"):
        with pytest.raises(TypeError, match="str object expected"):
            asked.parse(text)
        with pytest.raises(TypeError, match="str object expected"):
            asked.standing(text)
        with pytest.raises(TypeError, match="str object expected"):
            asked.standing_with("delhi", 0, text)


@pytest.mark.parametrize("digits", [20, 5000])
def test_texts_with_endless_numbers(game: maharaja.Game, digits: int) -> None:
    with pytest.raises(maharaja.NotationError, match="one number from 1 to 16 is needed"):
        game.parse("draft " + "9" * digits)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"players": "3"}, TypeError),
        ({"players": 2.0}, TypeError),
        ({"players": None}, TypeError),
        ({"players": True}, maharaja.SetupError),
        ({"players": 10**30}, maharaja.SetupError),
        ({"players": 10**5000}, maharaja.SetupError),
        ({"solo": 1}, TypeError),
        ({"solo": True}, TypeError),
        ({"solo": ""}, maharaja.SetupError),
        ({"special": None}, TypeError),
        ({"special": 3}, TypeError),
        ({"special": [3]}, TypeError),
        ({"special": "exotic"}, maharaja.SetupError),
        ({"final": 2}, TypeError),
        ({"final_tile": None}, TypeError),
        ({"decline_actions": 1}, TypeError),
        ({"open_prestige": None}, TypeError),
        ({"first_game": "yes"}, TypeError),
        ({"seed": 1.5}, TypeError),
        ({"seed": "1"}, TypeError),
        ({"seed": 10**19}, maharaja.SetupError),
        ({"seed": -(10**5000)}, maharaja.SetupError),
        ({"setup": [1]}, maharaja.FormatError),
        ({"setup": 3}, maharaja.FormatError),
        ({"board": None}, TypeError),
        ({"board": 3}, TypeError),
        ({"board": ""}, maharaja.BoardError),
    ],
)
def test_options_of_the_wrong_kind(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error) as raised:
        maharaja.new_game(**options)
    assert type(raised.value) is error
    assert str(raised.value)


def test_a_mistyped_option_is_told_what_it_may_be() -> None:
    mistyped: Any = {"plyers": 2}
    with pytest.raises(TypeError, match="argument 'plyers'; did you mean 'players'"):
        maharaja.new_game(**mistyped)


def test_one_special_rule_needs_no_list() -> None:
    special: Any = maharaja.new_game(special="firstpp", seed=1).dump()["options"]
    assert special["special"] == ["firstpp"]


@pytest.mark.parametrize("decisions", ["1", 1.0, [1]])
def test_a_replay_stops_at_a_number(game: maharaja.Game, decisions: Any) -> None:
    with pytest.raises(TypeError, match="expected"):
        maharaja.replay(game.record(), decisions)


@pytest.mark.parametrize("decisions", HUGE, ids=HUGE_IDS)
def test_a_replay_stops_at_a_number_within_the_record(game: maharaja.Game, decisions: int) -> None:
    with pytest.raises(maharaja.SetupError, match="is not within the 0 of the record"):
        maharaja.replay(game.record(), decisions)


def nested(depth: int) -> object:
    value: object = 0
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [10**5000, nested(100_000)], ids=["long", "deep"])
def test_data_that_cannot_be_shown(game: maharaja.Game, value: object) -> None:
    with pytest.raises(maharaja.FormatError, match=r"position.round: .* is not right"):
        maharaja.load({**game.dump(), "round": value})
    with pytest.raises(maharaja.FormatError, match=r"record.choices\[0\]: .* is not right"):
        maharaja.replay({**game.record(), "choices": [value]})


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("9" * 20 + " draft 1", "the seats of this table are 0 to 1"),
        ("9" * 5000 + " draft 1", "a seat and a choice are needed"),
        ("2 draft 1", "the seats of this table are 0 to 1"),
        ("-1 draft 1", "a seat and a choice are needed"),
        ("0 draft " + "9" * 5000, "a seat and a choice are needed"),
        ("0 draft " + "9" * 100, "one number from 1 to 16 is needed"),
        ("\u0663 draft 1", "the seats of this table are 0 to 1"),
    ],
    ids=[
        "20 digits",
        "5000 digits",
        "third of two",
        "minus",
        "5000 more",
        "character",
        "other digits",
    ],
)
def test_recorded_choices_with_odd_numbers(game: maharaja.Game, choice: str, message: str) -> None:
    with pytest.raises(maharaja.FormatError, match=rf"record.choices\[0\]: .*{message}"):
        maharaja.replay({**game.record(), "choices": [choice]})


@pytest.mark.parametrize(
    ("key", "value"), [("solo", "brutal"), ("special", ["exotic"]), ("final", "most")]
)
def test_unknown_options_of_a_file_have_a_place(game: maharaja.Game, key: str, value: Any) -> None:
    record: Any = game.record()
    record["options"] = {**record["options"], key: value}
    with pytest.raises(maharaja.FormatError, match=f"^record.options.{key}: "):
        maharaja.replay(record)
    position = {**game.dump(), "options": record["options"]}
    with pytest.raises(maharaja.FormatError, match=f"^position.options.{key}: "):
        maharaja.load(position)


# --- copies --------------------------------------------------------------------------------------


def test_errors_can_be_sent_to_another_process(game: maharaja.Game) -> None:
    with pytest.raises(maharaja.Refused) as refused:
        game.choose(0, "end")
    twin = pickle.loads(pickle.dumps(refused.value))
    assert (str(twin), twin.choice, twin.reason, twin.rule) == (
        str(refused.value),
        "end",
        refused.value.reason,
        refused.value.rule,
    )
    errors = (
        maharaja.SetupError("error-option-no-seat", at="seat", seat=7, last=1),
        maharaja.NotationError("error-choice-no-number", choice=-1),
        maharaja.FormatError.unfit(
            "3", maharaja.Message("error-data-text-needed"), at="record.format"
        ),
    )
    for error in errors:
        twin = pickle.loads(pickle.dumps(error))
        assert (twin.id, twin.arguments) == (error.id, error.arguments)
        assert str(twin) == str(error)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(game: maharaja.Game, way: Any) -> None:
    twin = way(game)
    assert twin.same_position(game)
    assert twin.record() == game.record()
    seat = twin.to_act()[0]
    twin.choose(seat, twin.legal(seat)[0])
    assert not twin.same_position(game)
    assert (twin.decisions, game.decisions) == (1, 0)


def test_a_choice_is_judged_by_the_state_as_it_is_now(game: maharaja.Game) -> None:
    """Whoever moves ``state`` on by hand is not answered from an old list."""
    seat = game.to_act()[0]
    stale = game.legal(seat)[0]
    play_randomly(game.state, Dice(1), 30)
    before = game.dump()
    assert stale not in game.legal(seat)
    play_randomly(game.state, Dice(1), 1 << 30)
    for choice in (stale, "end"):
        with pytest.raises(maharaja.Refused, match="END-1"):
            game.choose(seat, choice)
    assert game.dump() != before


def test_the_same_position_of_another_game_is_another(game: maharaja.Game) -> None:
    """Options, set-up and board count: what lies on the table may be the same."""
    assert not game.same_position(new_game({"players": 2, "special": ["ext1"]}, 1))
    assert not game.same_position(new_game({"players": 2, "open_prestige": True}, 1))
    solo = new_game({"solo": "easy"}, 1)
    setup: Any = solo.record()["setup"]
    setup["characters"][-2:] = reversed(setup["characters"][-2:])
    other = maharaja.new_game(solo="easy", setup=setup)
    assert solo.fingerprint() == other.fingerprint()
    assert not solo.same_position(other)
    assert solo.same_position(maharaja.load(solo.dump()))


def test_a_new_game_needs_a_seed_or_a_set_up() -> None:
    """R-3: the engine has no chance of its own; ``maharaja.new_game`` draws a seed."""
    with pytest.raises(maharaja.SetupError, match="seed"):
        start_game(board("classic"), Options())

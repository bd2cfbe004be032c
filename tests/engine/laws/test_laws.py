"""Laws that hold in every game of every kind (design 3), driven by hypothesis and by dice."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from support.extent import many
from support.game_kinds import BASIC, mixed_kind, new_game
from support.random_games import KIND_NUMBERS, PICKS, SEEDS, Dump, decisions, with_other_secrets

import maharaja
from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_PLAN, VOCABULARY
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    AWAIT_TURN,
    CHARACTERS_IN_ALL,
    ROUNDS,
    SEATS,
    SHRINES_IN_ALL,
    STATUES_IN_ALL,
)
from maharaja.engine.play import play_randomly
from maharaja.engine.rules.turn import may_end_turn
from maharaja.engine.rules.worship import PRIEST_WORTH, fill_standings, pieces_worship
from maharaja.engine.state import PRIEST
from maharaja.engine.text.reasons import REASONS

# --- worship --------------------------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_standings_of_all_seats_are_those_of_each(number: int, seed: int, picks: list[int]) -> None:
    """FINAL-6: all at once for the bots, and one by one for the rules, comes to the same."""
    for game, _, _ in decisions(mixed_kind(number), seed, picks):
        s = game.state
        worship = vec[i64]([0] * ((s.board.cities + 1) * SEATS))
        for city in range(1, s.board.cities + 1):
            fill_standings(s, city, worship)
            for seat in range(s.rules.players):
                priest = PRIEST_WORTH if s.seats[PRIEST + seat] == city else 0
                assert worship[city * SEATS + seat] + priest == pieces_worship(s, city, seat)


# --- conservation --------------------------------------------------------------------------------


def check_pieces(dump: Dump) -> None:
    """COMP-2 to COMP-12: nothing is lost and nothing appears."""
    for seat, words in enumerate(dump["seats"]):
        villages = sum(seat in owners for owners in dump["villages"].values())
        rings = sum(city["shrines"][seat] for city in dump["cities"].values())
        assert words["shrines"] + words["supply"] + villages + rings == SHRINES_IN_ALL
        statues = sum(
            city["plain"][seat] + [city["centre"], city["top"], city["bottom"]].count(seat)
            for city in dump["cities"].values()
        )
        assert words["statues"] + statues == STATUES_IN_ALL
        assert words["coins"] >= 0
        assert words["prestige"] >= 0
        assert words["prestige"] == sum(words["earned"].values())
    assert 0 <= sum(words["tokens"] for words in dump["seats"]) <= 7
    assert sorted(city for city in dump["track"] if city) == sorted(dump["cities"])
    for city in dump["cities"].values():
        assert sum(city["plain"]) <= 4
    capacity = 1 if len(dump["seats"]) == 2 else 2
    assert all(len(owners) <= capacity for owners in dump["villages"].values())
    check_tiles(dump)
    assert dump["round"] <= ROUNDS


def check_tiles(dump: Dump) -> None:
    """Characters and rewards are where they can be, each once; solo ones may have left."""
    held = [words["character"] for words in dump["seats"] if words["character"]]
    around = held + dump["display"]
    assert len(set(around)) == len(around)
    rewards = [reward for reward in dump["rewards"] if reward]
    assert len(set(rewards)) == len(rewards)
    if dump["options"]["solo"]:
        assert len(around) <= CHARACTERS_IN_ALL
        assert len(rewards) >= 8 - dump["round"]
    else:
        assert set(around) == set(dump["setup"]["characters"])
        assert len(rewards) == 8


COIN_REASONS = {
    "price": {-12, -11, -10, -9, -8, -7, -6, -1},
    "action": {3, -3},
    "ability": {2, -2},
    "reward": {3, 1, -1},
    "bonus": set(range(1, 10)),
    "rank": {12, 10, 9, 8, 6},
    "compensation": {3},
    "tax": {-1, -2},
    "toll": {1, -1},
    "brahmabot": set(range(1, 31)),
}


def check_coins(before: Dump, after: Dump, events: Sequence[Mapping[str, Any]]) -> None:
    """Coins only move as the rules say, and every movement is told."""
    moved: Counter[int] = Counter()
    tolls = 0
    for event in events:
        if event["event"] == "coins":
            moved[event["seat"]] += event["amount"]
            assert event["amount"] in COIN_REASONS[event["why"]]
            tolls += event["amount"] if event["why"] == "toll" else 0
    assert tolls == 0, "a toll goes from one player to another"
    for seat, words in enumerate(after["seats"]):
        assert words["coins"] - before["seats"][seat]["coins"] == moved[seat]


# --- one game, every law that is cheap enough for each decision ----------------------------------


def check_game(kind: dict[str, Any], seed: int, picks: list[int]) -> None:
    last: tuple[maharaja.Game, int, int] | None = None
    kept: tuple[maharaja.Game, Dump] | None = None
    for game, seat, choice in decisions(kind, seed, picks):
        last = game, seat, choice
        before = game.dump()
        check_pieces(before)
        loaded = maharaja.load(json.loads(json.dumps(before)), game.board)
        assert loaded.same_position(game)
        assert loaded.dump() == before
        assert loaded.legal(seat) == game.legal(seat)
        if game.state.top_kind() == AWAIT_TURN:
            assert may_end_turn(game.state, seat) == (TO_END_TURN * ITEMS in game.legal(seat))
        twin = game.copy()
        events = twin.follow(seat, choice)
        check_coins(before, twin.dump(), events)
        assert game.dump() == before, "copying shares nothing"
        if kept is not None:
            assert kept[0].dump() == kept[1], "nor does going on with what was copied"
        kept = game.copy(), before
    assert last is not None
    finished = last[0]
    check_pieces(finished.dump())
    assert finished.round <= ROUNDS
    again = maharaja.replay(json.loads(json.dumps(finished.record())), board=finished.board)
    assert again.same_position(finished)
    assert again.record() == finished.record()


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_laws_of_plain_random_games(kind: dict[str, Any]) -> None:
    """GEN-2, R-4: a game of each kind, every decision of it."""
    check_game(kind, 11, [])


@settings(max_examples=many(60, quick=40, plain=12))
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_laws_of_any_game(number: int, seed: int, picks: list[int]) -> None:
    check_game(mixed_kind(number), seed, picks)


@settings(max_examples=many(30, plain=15))
@given(KIND_NUMBERS, SEEDS, PICKS, st.integers(0, 200))
def test_what_is_legal_can_be_chosen_and_nothing_else(
    number: int, seed: int, picks: list[int], stop: int
) -> None:
    """Refusals give a reason and a rule, and leave the position as it was."""
    rules = rule_ids()
    for made, (game, seat, _) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made != stop:
            continue
        legal = set(game.legal(seat))
        before = game.dump()
        for choice in range(-1, VOCABULARY + 1):
            reason = game.refusal(seat, choice)
            assert (reason is None) == (choice in legal)
            if choice in legal:
                game.copy().choose(seat, choice)
                assert game.parse(game.text(choice)) == choice
            else:
                assert reason is not None
                assert reason.reason in REASONS
                assert reason.rule in rules
                with pytest.raises(maharaja.Refused):
                    game.choose(seat, choice)
        assert game.dump() == before
        for other in set(range(game.seats)) - {*game.to_act()}:
            if game.phase != "planning":
                assert game.legal(other) == []
        return


def rule_ids() -> set[str]:
    """The ids docs/rules.md defines."""
    text = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+(?:-[A-Za-z0-9]+)*)\*\*", text, re.MULTILINE))


# --- secrets -------------------------------------------------------------------------------------


def turns_up_a_secret(game: maharaja.Game, seat: int, choice: int) -> bool:
    """Whether something hidden is laid open by the choice, as the rules ask."""
    after = game.copy()
    told = [event["event"] for event in after.follow(seat, choice)]
    return after.finished or bool(SECRETS_TOLD & set(told))


SECRETS_TOLD = {"turn-begins", "tile", "character-drawn", "round-begins"}


@pytest.mark.untraced
@settings(max_examples=many(60, quick=40, plain=12))
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_hidden_things_change_nothing_a_seat_can_see(
    number: int, seed: int, picks: list[int]
) -> None:
    """GEN-4, Q-A8, R-5: not a byte of views, events and legal choices."""
    for made, (game, seat, choice) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made % 4 != seed % 4:
            continue
        for viewer in [*game.to_act(), None]:
            twin = with_other_secrets(game, viewer)
            assert json.dumps(twin.view(viewer)) == json.dumps(game.view(viewer))
        twin = with_other_secrets(game, seat)
        if not turns_up_a_secret(game, seat, choice):
            one, other = game.copy(), twin
            assert one.follow(seat, choice) == other.follow(seat, choice)
            assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@settings(max_examples=20)
@given(SEEDS, st.integers(0, 44), st.integers(0, 44))
def test_a_replaced_plan_is_nobodys_business(seed: int, first: int, second: int) -> None:
    """Q-P1: nobody else's view changes by a byte, and the record keeps the plan that counts."""
    game = new_game({"players": 3}, seed)
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    plan, other_plan = (TO_PLAN * ITEMS + number for number in (first, second))
    game.choose(1, plan)
    before = [json.dumps(game.view(viewer)) for viewer in (0, 2, None)]
    made = game.decisions
    assert game.follow(1, other_plan) == []
    assert [json.dumps(game.view(viewer)) for viewer in (0, 2, None)] == before
    assert game.decisions == made
    choices = game.record()["choices"]
    assert isinstance(choices, list)
    assert choices[-1] == f"1 {game.text(other_plan)}"
    assert maharaja.replay(game.record()).same_position(game)


# --- positions somebody else wrote ---------------------------------------------------------------

ODD_VALUES: list[Any] = [None, -1, 0, 1, 2, 5, 99, 2**29, 2**70, True, "", "delhi", "turn", [], {}]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to everything inside a JSON value."""
    inside: Any = []
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for key, item in inside:
        yield (*path, key)
        yield from places(item, (*path, key))


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    changed = json.loads(json.dumps(value))
    target = changed
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = new
    return changed


@settings(max_examples=many(300, quick=150, plain=60))
@given(st.data(), KIND_NUMBERS, st.integers(0, 10**6), st.integers(0, 150))
def test_a_position_is_refused_or_can_be_played_to_the_end(
    data: st.DataObject, number: int, seed: int, made: int
) -> None:
    """What is wrong with a position is found when it is loaded, not in the middle of play.

    Pieces need not add up: positions may be made up. So what people and places hold stays as it is.
    """
    game = new_game(mixed_kind(number), seed)
    play_randomly(game.state, Dice(seed), made)
    dump = game.dump()
    held = ("seats", "cities", "villages", "rewards", "display")
    path = data.draw(st.sampled_from([path for path in places(dump) if path[0] not in held]))
    try:
        loaded = maharaja.load(replaced(dump, path, data.draw(st.sampled_from(ODD_VALUES))))
    except maharaja.FormatError:
        return
    play_randomly(loaded.state, Dice(seed), 2000)
    assert loaded.finished
    loaded.view(0)


# --- the heaviest run: ./check --full ------------------------------------------------------------

SOAK_GAMES = 200_000


@pytest.mark.soak
def test_many_random_games_of_all_kinds() -> None:
    """GEN-2, R-6: no crash, no dead end; every sixteenth decision is held against the laws."""
    ends = 0
    for number in range(SOAK_GAMES):
        game = new_game(mixed_kind(number), number)
        dice = Dice(number + 1)
        checks = Dice(number + 2)
        while not game.finished:
            seat = game.to_act()[0]
            legal = game.legal(seat)
            choice = legal[dice.below(len(legal))]
            if checks.below(16) == 0:
                before = game.dump()
                twin = game.copy()
                events = twin.follow(seat, choice)
                check_coins(before, twin.dump(), events)
                check_pieces(before)
                assert maharaja.load(before, game.board).same_position(game)
            game.choose(seat, choice)
        check_pieces(game.dump())
        if number % 100 == 0:
            assert maharaja.replay(game.record(), board=game.board).same_position(game)
        ends += 1
    assert ends == SOAK_GAMES

"""The Game object and its helpers, as a program uses them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from support.game_kinds import board, new_game
from support.scene import scene

import maharaja
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly

STANDING = """
    {players}
    round 3, actions, maharaja delhi
    red     coins 10, character 4, priest delhi, plan coins coins, acted
    green   coins 10, character 3, plan coins coins, acted
    delhi   centre green, plain red, shrines red
    jodhpur shrines green
    waiting turn red
"""


def rows(standing: list[maharaja.Standing]) -> list[tuple[int, int, int, int, int]]:
    return [(row.seat, row.points, row.rank, row.coins, row.prestige) for row in standing]


def test_standing_tells_points_rank_and_pay() -> None:
    """SCORE-4 to SCORE-6: red 2+1+1, green 3; who has nothing is paid as such."""
    table = scene(STANDING.format(players="3 players") + "yellow character 9, plan coins coins")
    assert rows(table.game.standing("delhi")) == [
        (0, 4, 1, 12, 0),
        (1, 3, 2, 9, 0),
        (2, 0, 0, 3, 0),
    ]


def test_standing_knows_the_special_rule_for_the_first() -> None:
    """VAR-SR-FIRSTPP, Q-S4."""
    table = scene(STANDING.format(players="2 players, special firstpp"))
    assert rows(table.game.standing("delhi")) == [(0, 4, 1, 12, 1), (1, 3, 2, 6, 0)]


def test_standing_against_brahmabot() -> None:
    """SOLO-14, SOLO-15: it gets prestige, never coins."""
    table = scene(STANDING.format(players="solo easy"))
    assert rows(table.game.standing("delhi")) == [(0, 4, 1, 12, 0), (1, 3, 2, 0, 1)]
    assert rows(table.game.standing("jodhpur")) == [(1, 1, 1, 0, 4), (0, 0, 0, 3, 0)]
    assert rows(table.game.standing("bijapur")) == [(0, 0, 0, 3, 0), (1, 0, 0, 0, 0)]


def test_standing_of_no_city() -> None:
    with pytest.raises(maharaja.SetupError, match='"start" is no city of this board'):
        new_game({"players": 2}, 1).standing("start")


def test_standing_with_one_more_piece() -> None:
    """SCORE-2, STATUE-7, SHRINE-8, MOVE-8: red has four points in Delhi, green three."""
    game = scene(STANDING.format(players="2 players")).game
    assert rows(game.standing_with("delhi", 1, "shrine")) == [(1, 4, 1, 12, 0), (0, 4, 2, 6, 0)]
    assert rows(game.standing_with("delhi", 1, "outer"))[0] == (1, 5, 1, 12, 0)
    assert rows(game.standing_with("delhi", 1, "priest"))[0] == (1, 4, 1, 12, 0)
    assert rows(game.standing_with("delhi", 0, "priest")) == [(1, 3, 1, 12, 0), (0, 3, 2, 6, 0)]
    assert rows(game.standing_with("jodhpur", 0, "centre"))[0] == (0, 3, 1, 12, 0)
    assert game.standing_with("delhi", 0, "centre") == []
    assert rows(game.standing("delhi"))[0] == (0, 4, 1, 12, 0)


@pytest.mark.parametrize(
    ("character", "piece", "points"), [(5, "priest", 2), (7, "shrine", 2), (2, "shrine", 1)]
)
def test_standing_with_what_characters_add(character: int, piece: str, points: int) -> None:
    """CHAR-5, CHAR-7: the second shrine makes a pair."""
    drawn = STANDING.format(players="2 players").replace("character 3", f"character {character}")
    game = scene(drawn).game

    def of_green(standing: list[maharaja.Standing]) -> int:
        return next(row.points for row in standing if row.seat == 1)

    before = of_green(game.standing("jodhpur"))
    assert of_green(game.standing_with("jodhpur", 1, piece)) == before + points


def test_standing_with_no_piece() -> None:
    game = new_game({"players": 2}, 1)
    with pytest.raises(maharaja.NotationError, match='"flag" is no piece; there are priest, shr'):
        game.standing_with("delhi", 0, "flag")
    with pytest.raises(maharaja.SetupError, match="no city"):
        game.standing_with("start", 0, "shrine")


PRICES = """
    2 players
    round 3, actions, maharaja delhi
    red     coins 11, shrines 1, character {character}, priest delhi, plan {plan}, acted
    green   coins 10, character 3, plan coins coins, acted
    delhi   centre green
    start-delhi.1  green
    start-delhi.2  green
    waiting turn red
"""


def test_prices_of_what_is_legal() -> None:
    """STATUE-3, SHRINE-2, MOVE-4: two villages of green's on the way."""
    table = scene(PRICES.format(character=2, plan="statue-discount two-shrines"))
    game = table.game
    assert game.prices(0) == {"travel start-delhi": 2}
    assert game.village_payees(0) == {"start-delhi.1": [1], "start-delhi.2": [1]}
    assert game.village_payees(1) == {"start-delhi.1": [], "start-delhi.2": []}
    assert game.prices(1) == {}
    table.play("red perform two-shrines")
    prices = game.prices(0)
    assert prices["shrine delhi"] == 1
    assert set(prices) == set(game.legal_texts(0))


def test_prices_of_what_an_action_could_begin_with() -> None:
    """ACT-STATUE-DISCOUNT, ACT-TWO-SHRINES; only what could be paid is on offer."""
    openings = scene(PRICES.format(character=2, plan="statue-discount two-shrines")).game.openings(
        0
    )
    assert openings["statue-discount"] == {
        "statue delhi top": 11,
        "statue delhi bottom": 11,
        "statue delhi plain": 11,
    }
    assert openings["two-shrines"]["shrine delhi"] == 1
    assert set(openings) == {"statue-discount", "two-shrines"}


def test_actions_that_build_nothing_open_nothing() -> None:
    game = scene(PRICES.format(character=2, plan="coins track")).game
    assert game.openings(0) == {}
    assert game.openings(1) == {}


def test_prices_of_statues_everywhere() -> None:
    """STATUE-3, STATUE-4, CHAR-15."""
    game = scene(PRICES.format(character=15, plan="coins coins")).game
    prices = game.statue_prices(0)
    assert set(prices) == {"statue-discount", "statue-shrine"}
    assert prices["statue-shrine"]["delhi"] == 9
    assert prices["statue-discount"]["jodhpur"] == 6
    assert game.statue_prices(1)["statue-shrine"]["jodhpur"] == 10


def test_free_travel_pays_nobody() -> None:
    """CHAR-9."""
    game = scene(PRICES.format(character=9, plan="coins coins")).game
    assert game.village_payees(0) == {"start-delhi.1": [], "start-delhi.2": []}
    assert game.prices(0) == {"travel start-delhi": 0}


JOURNEYS = """
    3 players
    round 1, actions, maharaja delhi
    red     coins {coins}, priest start, character {character}, plan coins coins, acted
    green   character 5, plan coins coins
    yellow  character 6, plan coins coins
    start-delhi.1    green yellow
    start-delhi.2    green
    start-jodhpur.1  red
    start-jodhpur.2  red
    delhi-jodhpur.1  green
    delhi-jodhpur.2  red yellow
    waiting turn red
"""


def ways(game: maharaja.Game) -> dict[str, tuple[int, list[str], list[int]]]:
    return {way.goal: (way.toll, way.roads, way.payees) for way in game.journeys(0)}


def test_journeys_are_the_cheapest() -> None:
    """MOVE-4, MOVE-5: by way of jodhpur for one coin rather than straight for three."""
    table = scene(JOURNEYS.format(coins=10, character=2))
    assert ways(table.game) == {
        "delhi": (1, ["start-jodhpur", "delhi-jodhpur"], [0, 1, 0]),
        "jodhpur": (0, ["start-jodhpur"], [0, 0, 0]),
    }


def test_journeys_end_where_the_coins_do() -> None:
    """Q-M4."""
    table = scene(JOURNEYS.format(coins=0, character=2))
    assert list(ways(table.game)) == ["jodhpur"]


def test_journeys_without_tolls() -> None:
    """CHAR-9: with free travel the straight way is as cheap and shorter, and nobody is paid."""
    table = scene(JOURNEYS.format(coins=0, character=9))
    assert ways(table.game)["delhi"] == (0, ["start-delhi"], [0, 0, 0])


def test_journeys_go_on_from_where_the_journey_is() -> None:
    """Q-M11: places visited in the running journey are left out."""
    table = scene(JOURNEYS.format(coins=10, character=2))
    table.play("red travel start-jodhpur")
    assert ways(table.game) == {"delhi": (1, ["delhi-jodhpur"], [0, 1, 0])}


def test_seats_that_are_not_at_the_table() -> None:
    game = new_game({"players": 2}, 1)
    for ask in (game.view, game.journeys):
        with pytest.raises(maharaja.SetupError, match="there is no seat 2; use 0 to 1"):
            ask(2)


def test_facts_of_a_game() -> None:
    game = new_game({"players": 3}, 1)
    assert (game.seats, game.round, game.phase, game.finished) == (3, 0, "draft", False)
    assert game.result() is None
    assert game.decisions == 0
    assert game.board.id == "classic"
    made = play_randomly(game.state, Dice(1), 1 << 30)
    assert made > 50
    assert game.finished
    result: Any = game.result()
    assert len(result["seats"]) == 3
    for words in result["seats"]:
        points = sum(words["gathered"].values()) + sum(words["final"].values())
        assert points == words["total"], "every point has a source"


def test_the_same_seed_gives_the_same_game() -> None:
    """R-6."""
    one, other, third = (new_game({"players": 4}, seed) for seed in (5, 5, 6))
    assert one.fingerprint() == other.fingerprint()
    assert one.same_position(other)
    assert not one.same_position(third)


def test_without_a_seed_chance_decides() -> None:
    seeds = {maharaja.new_game(players=2).seed for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "players: 5 cannot play; use 2 to 4"),
        ({"solo": "brutal"}, 'solo: "brutal" is not known; use one of easy, medium, hard'),
        ({"special": ["exotic"]}, 'special: "exotic" is not known'),
        ({"final": "most"}, 'final: "most" is not known'),
        ({"final_tile": "both"}, 'final_tile: "both" is not known'),
        ({"seed": -1}, "seed: a whole number from 0"),
        ({"seed": 1 << 62}, "seed: a whole number from 0"),
        ({"first_game": True}, "first_game: the suggested set of seven characters needs four"),
        ({"players": 3, "board": "kaveri"}, "players: the board kaveri is for 1, 2, not for 3"),
        ({"seed": 1, "setup": {}}, "setup: an explicit set-up leaves nothing to a seed"),
    ],
)
def test_options_that_make_no_game(options: dict[str, Any], message: str) -> None:
    with pytest.raises(maharaja.SetupError, match=message):
        maharaja.new_game(**options)


def test_an_explicit_setup() -> None:
    """R-3: what a record states can be laid out again."""
    game = new_game({"players": 3}, 4)
    setup: Any = game.record()["setup"]
    again = maharaja.new_game(players=3, setup=setup)
    assert again.same_position(game)
    assert again.seed is None
    assert "seed" not in again.record()


SOLO_SETUP: Any = new_game({"solo": "easy"}, 3).record()["setup"]
SETUP: Any = new_game({"players": 2}, 3).record()["setup"]


@pytest.mark.parametrize(
    ("solo", "change", "message"),
    [
        (None, {"characters": [1, 2, 3, 4]}, "setup.characters: 5 different characters"),
        (None, {"characters": [1, 2, 3, 4, 4]}, "setup.characters: 5 different characters"),
        (None, {"rewards": ["coins"]}, r"setup.rewards: each of coins, .* exactly once"),
        (None, {"flags": "delhi"}, "setup.flags: 'delhi' is not right; a list is needed"),
        (None, {"flags": ["agra"]}, r"setup.flags\[0\]: 'agra' is not right; use one of delhi"),
        (None, {"first": 2}, "setup.first: 2 is not right; a whole number from 0 to 1"),
        (None, {"first": True}, "setup.first: True is not right"),
        ("easy", {"setup_tile": 4}, "setup.setup_tile: 4 is not right; a whole number from 1 to 3"),
        ("easy", {"characters": [1] * 16}, "setup.characters: each of 1 to 16 is needed"),
        ("easy", {"stacks": [[1]] * 8}, "setup.stacks: 8 rounds; there are at most 7"),
        (
            "easy",
            {"stacks": [[1, 2]]},
            r"setup.stacks\[0\]: each of 1, 2, .* is needed exactly once",
        ),
    ],
)
def test_setups_that_make_no_game(
    solo: str | None, change: dict[str, object], message: str
) -> None:
    setup = {**(SOLO_SETUP if solo else SETUP), **change}
    with pytest.raises(maharaja.FormatError, match=message):
        maharaja.new_game(solo=solo, setup=setup)


def test_rounds_at_the_end_of_a_setup_may_be_left_out() -> None:
    """R-3: a game that ended early needs no stacks for rounds that never came."""
    short = {**SOLO_SETUP, "stacks": SOLO_SETUP["stacks"][:3]}
    stacks: Any = maharaja.new_game(solo="easy", setup=short).record()["setup"]
    assert stacks["stacks"][:3] == SOLO_SETUP["stacks"][:3]
    assert [len(row) for row in stacks["stacks"]] == [12, 11, 10, 9, 8, 7, 6]


def test_a_missing_key_is_named() -> None:
    with pytest.raises(maharaja.FormatError, match="setup: the key rewards is missing"):
        maharaja.new_game(players=2, setup={})


# --- positions -----------------------------------------------------------------------------------


def changed_position(path: str, value: object) -> dict[str, Any]:
    """A good position of a turn with one thing in it replaced."""
    game = new_game({"players": 2}, 8)
    play_randomly(game.state, Dice(8), 40)
    position: dict[str, Any] = json.loads(json.dumps(game.dump()))
    *parents, last = path.split(".")
    target: Any = position
    for key in parents:
        target = target[int(key) if key.isdecimal() else key]
    target[int(last) if last.isdecimal() else last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", "chess/1", "position.format: 'chess/1' is not right; only maharaja-position/1"),
        ("board.digest", "0", "position.board.digest: the board classic has changed since"),
        ("board.id", "atlantis", "position.board.id: 'atlantis' is not right; give its board file"),
        ("options.solo", 3, "position.options.solo: 3 is not right; a text is needed"),
        ("options.decline_actions", 1, "decline_actions: 1 is not right; true or false is needed"),
        ("round", 8, "position.round: 8 is not right; a whole number from 0 to 7"),
        ("phase", "lunch", "position.phase: 'lunch' is not right; use one of draft"),
        ("track", ["delhi"] * 16, "position.track: each city's flag is needed exactly once"),
        ("track", [], "position.track: 0 entries; 16 are needed"),
        ("display", [1] * 8, "position.display: at most 7 characters fit"),
        ("villages", [], r"position.villages: \[\] is not right; an object is needed"),
        ("villages", {"nowhere.1": [0]}, "position.villages.nowhere.1: 'nowhere.1' is not right"),
        ("cities.delhi.plain", [4, 1], "delhi.plain: there are only 4 plain spaces"),
        ("seats.0", "red", r"position.seats\[0\]: 'red' is not right; an object is needed"),
        ("seats.0.coins", -1, r"position.seats\[0\].coins: -1 is not right"),
        ("seats.0.open", ["track", "track", "track"], r"seats\[0\].open: only planned actions"),
        ("waiting", [["turn", 0, 0]] * 10, "position.waiting: at most 9 things can be waiting"),
        ("waiting", [], "position.waiting: nobody has to decide what the phase asks for"),
        ("setup.rewards", ["x" * 60], r"'x{36}\.\.\. is not right"),
    ],
)
def test_positions_that_are_none(path: str, value: object, message: str) -> None:
    with pytest.raises((maharaja.FormatError, maharaja.SetupError), match=message):
        maharaja.load(changed_position(path, value))


def test_a_position_of_another_board() -> None:
    position = new_game({"players": 2}, 1).dump()
    with pytest.raises(maharaja.FormatError, match="the game is on classic, not kaveri"):
        maharaja.load(position, "kaveri")


# --- records -------------------------------------------------------------------------------------


def finished_record() -> dict[str, Any]:
    game = new_game({"players": 2}, 9)
    dice = Dice(9)
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.choose(seat, legal[dice.below(len(legal))])
    record: dict[str, Any] = json.loads(json.dumps(game.record()))
    return record


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("format", "pgn", "record.format: 'pgn' is not right; only maharaja-record/1"),
        ("rules", "1904", "record.rules: '1904' is not right; this program knows the rules 2020.1"),
        ("seed", -3, "record.seed: -3 is not right"),
        ("choices", ["draft 3"], r"choices\[0\]: 'draft 3' is not right; a seat and a choice"),
        ("choices", ["0"], r"choices\[0\]: '0' is not right; a seat and a choice"),
        ("choices", ["0 draft 17"], r'choices\[0\]: "draft 17": one number from 1 to 16'),
        ("choices", ["0 end"], r"choices\[0\]: '0 end' is not legal: "),
        ("choices", [7], r"choices\[0\]: 7 is not right; a text is needed"),
        ("choices", [], "record.result: the choices lead to another result"),
    ],
)
def test_records_that_are_none(key: str, value: object, message: str) -> None:
    with pytest.raises(maharaja.FormatError, match=message):
        maharaja.replay({**finished_record(), key: value})


def test_a_replay_may_stop_early_and_go_on() -> None:
    record = finished_record()
    game = maharaja.replay(record, 30)
    assert game.decisions == 30
    for entry in record["choices"][30:]:
        seat, _, choice = entry.partition(" ")
        game.choose(int(seat), choice)
    assert game.result() == record["result"]


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "begins with one of draft, settle"),
        ("end now", '"end now": nothing follows the word end'),
        ("buy 7", '"buy 7": one number from 0 to 6'),
        ("draft", '"draft": one number from 1 to 16'),
        ("plan coins", '"plan coins": one of statue-discount, .* is needed'),
        ("statue delhi attic", '"statue delhi attic": one of centre, top, bottom, plain'),
        ("flag start", '"flag start": one of delhi, jodhpur'),
        ("travel delhi-agra", '"travel delhi-agra": one of start-delhi'),
    ],
)
def test_texts_that_are_no_choice(text: str, message: str) -> None:
    with pytest.raises(maharaja.NotationError, match=message):
        new_game({"players": 2}, 1).parse(text)


@pytest.mark.parametrize("number", [-1, 60, 19 * 64, 5 * 64 + 16, 11 * 64])
def test_numbers_that_are_no_choice(number: int) -> None:
    with pytest.raises(maharaja.NotationError, match="is not a choice"):
        new_game({"players": 2}, 1).text(number)


def test_a_plan_may_be_named_in_either_order() -> None:
    """PLAN-2: the pair is unordered."""
    game = new_game({"players": 2}, 1)
    assert game.parse("plan pp coins") == game.parse("plan coins pp")


# --- small courtesies ----------------------------------------------------------------------------


def test_answers_print_readably() -> None:
    table = scene(JOURNEYS.format(coins=10, character=2))
    assert repr(table.game.journeys(0)[1]) == (
        "Journey(goal='jodhpur', toll=0, roads=['start-jodhpur'], payees=[0, 0, 0])"
    )
    assert repr(table.game.standing("delhi")[0]) == (
        "Standing(seat=0, points=0, rank=0, coins=3, prestige=0)"
    )
    refusal = table.game.refusal(0, "done")
    assert repr(refusal) == "Refusal('no-running-action', 'Q-A12')"
    assert refusal is not None
    assert refusal.text == "No building action is under way."


def test_a_loaded_game_goes_on_and_its_record_begins_with_the_position() -> None:
    """A position does not tell how it came about; a plan may still be set anew (Q-P1)."""
    table = scene("2 players\nround 1, planning\nwaiting plan 2\nred plan coins coins")
    table.game.choose(0, "plan track pp")
    assert table.fact("red plan") == ["pp", "track"]
    position = table.game.dump()
    table.game.choose(1, "plan track pp")
    record = table.game.copy().record()
    assert record["position"] == position
    assert record["choices"] == ["1 plan pp track"]
    again = maharaja.replay(record)
    assert again.same_position(table.game)
    assert again.back(0).same_position(maharaja.load(position))
    assert maharaja.replay(again.record()).record() == again.record()


def test_a_record_and_the_position_it_begins_with_are_of_one_game() -> None:
    record = scene("2 players\nround 1, planning\nwaiting plan 3").game.record()
    other = scene("3 players\nround 1, planning\nwaiting plan 7").game.dump()
    with pytest.raises(maharaja.FormatError, match=r"record.position.options: the record"):
        maharaja.replay({**record, "position": other})


@pytest.mark.parametrize(
    "kind", [{"players": 3}, {"players": 2, "special": "ext1"}, {"solo": "hard"}]
)
def test_back_is_the_game_as_it_was(kind: dict[str, Any]) -> None:
    game = maharaja.new_game(seed=3, **kind)
    dice = Random(3)
    while not game.finished:
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal(seat)))
    for decisions in (0, 1, game.decisions // 2, game.decisions):
        then = game.back(decisions)
        assert then.same_position(maharaja.replay(game.record(), decisions))
        assert then.decisions == decisions
        assert then.seed == game.seed
    for wrong in (-1, game.decisions + 1):
        with pytest.raises(maharaja.SetupError, match="is not within the"):
            game.back(wrong)


def test_the_mark_changes_with_turns_and_with_what_comes_to_light() -> None:
    """Choices within a turn keep it; plans turned up, drawn characters and new phases do not."""
    for kind in ({"players": 3}, {"solo": "easy"}):
        game = maharaja.new_game(seed=4, **kind)
        dice = Random(4)
        kept = changed = 0
        while not game.finished:
            seat = game.to_act()[0]
            before, hidden = game.mark(), secrets(game)
            choice = dice.choice(game.legal(seat))
            game.choose(seat, choice)
            if game.mark() == before:
                kept += 1
                assert secrets(game) == hidden
                assert game.text(choice) != "end"
            else:
                changed += 1
        assert kept > changed > 0


def secrets(game: maharaja.Game) -> object:
    """How much of what is hidden at first a spectator has seen of this round."""
    view: Any = game.view()
    plans = [seat["plan"] for seat in view["seats"]]
    return plans, view.get("brahmabot"), view["phase"] == "finished"


@pytest.mark.parametrize("kind", [{"players": 4}, {"solo": "medium"}])
def test_an_excerpt_tells_what_a_seat_may_know(kind: dict[str, Any]) -> None:
    """R-5: of plans face down only that they are there, of the solo stacks what was seen."""
    game = maharaja.new_game(seed=9, **kind)
    dice = Random(9)
    hidden = 0
    while not game.finished:
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal(seat)))
        record: Any = game.record()
        for viewer in (None, 0):
            excerpt: Any = game.excerpt(viewer)
            assert "seed" not in excerpt
            assert "result" not in excerpt
            for told, choice in zip(excerpt["choices"], record["choices"], strict=True):
                if told != choice:
                    hidden += 1
                    assert told.split() == choice.split()[:2]
                    assert told[0] != str(viewer)
            assert_agrees(excerpt["setup"], record["setup"])
    assert hidden or "solo" in kind
    assert game.excerpt()["choices"] == game.record()["choices"]


def assert_agrees(known: Any, whole: Any) -> None:
    """The same, but for blanks."""
    if isinstance(whole, dict):
        assert set(known) == set(whole)
        for key in whole:
            assert_agrees(known[key], whole[key])
    elif isinstance(whole, list):
        assert len(known) == len(whole)
        for one, two in zip(known, whole, strict=True):
            assert_agrees(one, two)
    else:
        assert known in (whole, None)


def test_an_excerpt_before_the_solo_draft_hides_the_setup_tile() -> None:
    excerpt: Any = maharaja.new_game(solo="easy", seed=1).excerpt(0)
    assert excerpt["setup"]["setup_tile"] is None
    assert excerpt["setup"]["characters"].count(None) == 12
    assert {tile for row in excerpt["setup"]["stacks"] for tile in row} == {None}


@pytest.mark.parametrize("decisions", [-1, 10_000])
def test_a_replay_stops_within_the_record(decisions: int) -> None:
    with pytest.raises(maharaja.SetupError, match=r"decisions: .* is not within the \d+"):
        maharaja.replay(finished_record(), decisions)


@pytest.mark.parametrize("version", ["2020.1", "2020.2"])
def test_a_game_keeps_the_version_of_its_rules(version: str) -> None:
    game = maharaja.new_game(seed=4, rules=version)
    assert game.rules == game.record()["rules"] == game.dump()["rules"] == version
    assert game.view(0)["rules"] == game.excerpt()["rules"] == version
    for again in (maharaja.load(game.dump()), maharaja.replay(game.record()), game.copy()):
        assert again.rules == version
        assert again.same_position(game)
    other = maharaja.new_game(seed=4, rules="2020.1" if version == "2020.2" else "2020.2")
    assert not game.same_position(other)


def test_the_newest_rules_are_the_default_and_unknown_ones_are_refused() -> None:
    assert maharaja.new_game(seed=4).rules == "2020.2"
    with pytest.raises(maharaja.SetupError, match=r'rules: "1904" is not known; use one of 2020'):
        maharaja.new_game(seed=4, rules="1904")
    position = maharaja.new_game(seed=4).dump()
    with pytest.raises(maharaja.FormatError, match=r"position\.rules: '1904' is not right; this"):
        maharaja.load({**position, "rules": "1904"})


def test_a_position_without_rules_is_of_the_first() -> None:
    """Positions did not name them while there was only one version."""
    position = dict(maharaja.new_game(seed=4, rules="2020.1").dump())
    del position["rules"]
    assert maharaja.load(position).rules == "2020.1"


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        (
            "2 players\nround 2, actions\nwaiting reward red",
            "cannot be waiting in the phase actions",
        ),
        (
            "2 players\nround 1, planning\nwaiting plan 4",
            "4 is not right; a whole number from 1 to 3",
        ),
        (
            "2 players\nround 1, scoring\nrewards coins tax\nwaiting reward-end red 7, buy red 3",
            "that reward is not on the track",
        ),
    ],
)
def test_questions_nobody_could_answer(drawing: str, message: str) -> None:
    """What a position waits for has to fit its phase, its table and its track."""
    with pytest.raises(maharaja.FormatError, match=message):
        scene(drawing)


# --- boards --------------------------------------------------------------------------------------


def test_places_of_a_board_by_their_ids() -> None:
    """The numbers that states count by."""
    classic = board("classic")
    for ids, number_of in (
        (classic.junction_ids, classic.junction),
        (classic.road_ids, classic.road),
        (classic.village_ids, classic.village),
    ):
        assert [number_of(name) for name in ids] == list(range(len(ids)))
        with pytest.raises(KeyError):
            number_of("nowhere")

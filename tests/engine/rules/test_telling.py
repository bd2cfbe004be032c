"""What views and insight tell of the rules, so that nobody who shows a game has to know them."""

from operator import itemgetter
from typing import Any

import pytest
from support.scene import Scene, scene

from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.ids import COLOURS

TURN = """
4 players
round 2, actions, maharaja delhi
red       character 5, priest delhi, plan statue-shrine pp
green     character 3
yellow    character 9
blue      character 12
waiting   turn red
"""


def view(table: Scene, seat: int | None = None) -> dict[str, Any]:
    return dict(table.game.view(seat))


def question(table: Scene) -> dict[str, Any]:
    found: dict[str, Any] = view(table)["frames"][-1]
    return found


# --- the round -----------------------------------------------------------------------------------


def test_turns_go_by_the_numbers_of_the_characters() -> None:
    """ACT-1, Q-C1."""
    told = view(scene(TURN))
    assert told["turn_order"] == [1, 0, 2, 3]
    assert (told["active"], told["next_seat"]) == (0, 1)


def test_a_turn_stays_its_owners_while_another_decides_in_it() -> None:
    """ACT-CHARACTER-3: the robbed player takes another character in the robber's turn."""
    table = scene(TURN.replace("statue-shrine pp", "character pp"))
    table.play("red perform character")
    assert question(table) == {"kind": "take", "seat": 0, "returned": 5, "from_players": True}
    table.play("red take 3")
    assert question(table) == {"kind": "retake", "seat": 1, "robber": 0}
    assert view(table)["active"] == 0


def test_nobody_is_active_while_all_plan() -> None:
    """PLAN-1."""
    table = scene("3 players\nround 1, planning, maharaja delhi")
    table.play("green plan coins pp")
    told = view(table)
    assert (told["active"], told["next_seat"]) == (None, None)
    frame = {"kind": "plan", "seat": None, "seats": [0, 2], "changeable": True}
    assert question(table) == frame
    table = scene("3 players, locked_plans\nround 1, planning, maharaja delhi")
    table.play("green plan coins pp")
    assert question(table) == {**frame, "changeable": False}


@pytest.mark.parametrize(
    ("round_", "statues", "told"),
    [
        (6, 1, None),
        (7, 1, {"why": "rounds", "seat": None}),
        (6, 0, {"why": "statues", "seat": 2}),
        (7, 0, {"why": "statues", "seat": 2}),
    ],
)
def test_the_last_round_is_told(round_: int, statues: int, told: Any) -> None:
    """GEN-2, END-1, END-2: the seventh round, or that in which a seventh statue is built."""
    table = scene(TURN.replace("round 2", f"round {round_}") + f"yellow statues {statues}")
    assert view(table)["rounds"] == 7
    assert view(table)["last_round"] == told


def test_the_first_flag_tells_the_next_city() -> None:
    """MAHA-1."""
    track = "track . . . khajuraho bijapur varanasi ahmadabad delhi jodhpur hyderabad"
    assert view(scene(TURN + track))["next_city"] == "khajuraho"


@pytest.mark.parametrize(
    ("table", "reach", "slots"),
    [("2 players", 3, 1), ("3 players", 4, 2), ("4 players", 5, 2), ("solo hard", 2, 1)],
)
def test_reach_and_room_depend_on_the_players(table: str, reach: int, slots: int) -> None:
    """SCORE-9, SOLO-17, SHRINE-5, SHRINE-7."""
    told = view(scene(table))
    assert (told["reach"], told["village_slots"]) == (reach, slots)


def test_a_city_tells_its_free_spaces() -> None:
    """STATUE-5: seven."""
    told = view(scene(TURN + "delhi centre red, top green, plain red green"))["cities"]
    assert (told["delhi"]["free"], told["jodhpur"]["free"]) == (3, 7)


def test_borrowed_characters_are_told_beside_the_own_one() -> None:
    """REWARD-MAHARANI-2, Q-H5."""
    table = scene(TURN + "display 2 1 14\nmaharani red 14 round 1")
    assert [seat["borrowed"] for seat in view(table)["seats"]] == [[14], [], [], []]


# --- questions -----------------------------------------------------------------------------------


def test_a_building_action_tells_what_is_left_of_it() -> None:
    """ACT-STATUE-SHRINE, ACT-TWO-SHRINES."""
    table = scene(TURN + "red coins 30")
    table.play("red perform statue-shrine")
    building = {"kind": "building", "seat": 0, "village_shrines": 1, "rebate": 0}
    assert question(table) == {**building, "statues": 1, "shrines": 1, "begun": False}
    table.play("red statue delhi centre")
    assert question(table) == {**building, "statues": 0, "shrines": 1, "begun": True}


@pytest.mark.parametrize(
    ("waiting", "told"),
    [
        (
            "ability-end red 13, free-shrine red 17",
            {"kind": "free-shrine", "left": 1, "from_supply": True},
        ),
        ("ability-end red 3, exchange red 2", {"kind": "exchange", "left": 2}),
        ("flag red", {"kind": "flag"}),
    ],
)
def test_questions_of_a_turn_have_named_fields(waiting: str, told: dict[str, Any]) -> None:
    table = scene(TURN.replace("waiting   turn red", f"waiting turn red, {waiting}"))
    assert question(table) == {"seat": 0, **told}


@pytest.mark.parametrize(
    ("waiting", "told"),
    [
        ("reward red", {"kind": "reward", "rank": 1}),
        ("reward green", {"kind": "reward", "rank": 0, "seat": 1}),  # a position made up
        (
            "reward-end red 6, free-shrine red 2",
            {"kind": "free-shrine", "left": 2, "from_supply": False},
        ),
        ("reward-end red 5, buy red 6", {"kind": "buy", "most": 6}),
        ("reward-end red 7, maharani red 2", {"kind": "maharani", "left": 2, "other": None}),
        ("reward-end red 7, maharani red 33", {"kind": "maharani", "left": 1, "other": 2}),
    ],
)
def test_questions_of_the_scoring_have_named_fields(waiting: str, told: dict[str, Any]) -> None:
    table = scene(f"""
4 players
round 2, scoring, maharaja delhi
rewards   coins tax pp-coin buy shrines maharani pp2 build
display   2 1 14
red       character 16, priest delhi
delhi     centre red
waiting   {waiting}
""")
    assert question(table) == {"seat": 0, **told}


def test_brahmabots_turn_tells_how_far_it_is() -> None:
    """SOLO-8: the player whose character it takes has to choose another in the middle of it."""
    table = scene("""
solo easy
round 2, actions, maharaja delhi
display   2 1 14
red       character ., acted
green     character 5, acted
waiting   brahmabot green 1, retake red
""")
    told = view(table)
    assert told["frames"][0] == {"kind": "brahmabot", "seat": 1, "icons": 1}
    assert question(table) == {"kind": "retake", "seat": 0, "robber": 1}
    assert told["active"] == 1


# --- insight -------------------------------------------------------------------------------------


def test_equal_worship_is_told_as_a_tie() -> None:
    """SCORE-4: the lower character is ahead."""
    table = scene(TURN + "delhi shrines green yellow\nred priest start")
    rows = insight_json(table.game.state, 0)["standings"]["delhi"]
    assert [(row["seat"], row["points"], row["tied"]) for row in rows[:2]] == [
        (1, 1, [2]),
        (2, 1, [1]),
    ]
    assert [row["tied"] for row in rows[2:]] == [[], []]


def test_a_flag_pushes_others_to_the_right() -> None:
    """TRACK-1, TRACK-3, TRACK-4."""
    table = scene(
        TURN.replace("waiting   turn red", "waiting turn red, flag red")
        + "track . . khajuraho bijapur varanasi ahmadabad delhi jodhpur hyderabad"
    )
    move = insight_json(table.game.state, 0)["flags"]["ahmadabad"]
    assert (move["from"], move["to"]) == (6, 3)
    assert move["pushed"] == ["khajuraho", "bijapur", "varanasi"]
    assert move["track"][2:7] == ["ahmadabad", "khajuraho", "bijapur", "varanasi", "delhi"]


@pytest.mark.parametrize(
    ("villages", "coins", "reason", "rule"),
    [
        ("", 5, "village-without-shrine", "MOVE-3"),
        ("start-delhi.1 green\nstart-delhi.2 green", 1, "toll-too-high", "Q-M4"),
    ],
)
def test_why_a_place_cannot_be_reached(villages: str, coins: int, reason: str, rule: str) -> None:
    """MOVE-3, Q-M4."""
    table = scene(f"{TURN}{villages}\nred coins {coins}")
    told = insight_json(table.game.state, 0)["unreachable"]["start"]
    assert (told["reason"], told["rule"]) == (reason, rule)


def test_a_place_already_visited_is_told_as_such() -> None:
    """Q-M11."""
    table = scene(f"{TURN}start-delhi.1 red\nstart-delhi.2 red")
    table.play("red travel start-delhi")
    told = insight_json(table.game.state, 0)["unreachable"]["delhi"]
    assert told == {"reason": "visited-in-this-journey", "rule": "Q-M11", "places": []}


@pytest.mark.parametrize(
    ("goods", "action", "reason"),
    [
        ("statues 0", "statue-discount", "no-statues-left"),
        ("coins 8", "statue-discount", "too-few-coins"),
        ("coins 9", "statue-discount", None),
        ("coins 9", "statue-shrine", "too-few-coins"),
        ("shrines 0", "two-shrines", "no-shrines-left"),
        ("coins 2", "pp", "too-few-coins"),
        ("supply 0", "shrines", "no-shrines-in-supply"),
        ("coins 0", "coins", None),
        ("coins 0", "track", None),
    ],
)
def test_what_stands_in_the_way_of_a_plan(goods: str, action: Any, reason: str | None) -> None:
    """PLAN-2: it may be planned all the same."""
    table = scene(f"4 players\nround 2, planning, maharaja delhi\nred {goods}")
    told = insight_json(table.game.state, 0)["plans"][action]["obstacle"]
    assert (told and told["reason"]) == reason


def test_prices_of_a_plan() -> None:
    """STATUE-3, STATUE-4, ACT-STATUE-DISCOUNT, CHAR-15."""
    plans = insight_json(scene(TURN + "red character 15").game.state, 0)["plans"]
    assert plans["statue-shrine"]["statue"] == {"visited": 9, "elsewhere": 7}
    assert plans["statue-discount"]["statue"] == {"visited": 8, "elsewhere": 6}
    assert plans["two-shrines"]["statue"] is None


# --- the end -------------------------------------------------------------------------------------


def finished(pieces: str) -> dict[str, Any]:
    """The score sheet of a game in which nobody has anything else."""
    seats = "".join(
        f"{colour} coins 0, prestige 0, character {number}\n"
        for number, colour in enumerate(COLOURS, start=1)
    )
    table = scene(f"4 players\nround 7, finished, maharaja delhi\nwaiting .\n{seats}{pieces}")
    sheet: dict[str, Any] = view(table)["score_sheet"]
    return sheet


@pytest.mark.parametrize(
    ("pieces", "ranking"),
    [
        (
            "red prestige 9\ngreen prestige 7\nyellow prestige 7\nblue prestige 4",
            [(0, 1, None), (1, 2, None), (2, 2, None), (3, 4, None)],
        ),
        (
            "red prestige 9\ngreen prestige 6, statues 6\nyellow prestige 9, coins 4",
            [(1, 1, "statues"), (2, 2, "coins"), (0, 3, None), (3, 4, None)],
        ),
    ],
)
def test_ties_are_broken_by_statues_then_coins(pieces: str, ranking: list[Any]) -> None:
    """FINAL-8, FINAL-9: and a rank is shared when all is equal."""
    told = finished(pieces)["ranking"]
    assert [(row["seat"], row["rank"], row["ahead_by"]) for row in told] == ranking


def test_the_solo_player_is_behind_with_as_many_points() -> None:
    """SOLO-F-3, Q-L26: whatever statues and coins say."""
    table = scene("""
solo easy
round 7, finished, maharaja delhi
waiting   .
red       coins 4, prestige 9, statues 7
green     coins 0, prestige 9, statues 7, priest start
""")
    told = view(table)["score_sheet"]["ranking"]
    assert [(row["seat"], row["rank"], row["won"], row["ahead_by"]) for row in told] == [
        (1, 1, True, None),
        (0, 2, False, None),
    ]


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("maj3 replaces-majority", 3),
        ("maj3 adds", 5),
        ("presence adds", 2),
        ("road replaces-all", 0),
    ],
)
def test_leaders_get_what_the_lines_in_force_give(tile: str, points: int) -> None:
    """FINAL-4, VAR-4, VAR-FS-MAJ3: other tiles count no majorities."""
    table = scene(f"""
4 players, final {tile}
round 7, finished, maharaja delhi
delhi     centre red
waiting   .
""")
    (delhi, *_) = view(table)["score_sheet"]["cities"]
    assert delhi["leaders"] == [{"seat": 0, "points": points}]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("4 players", [(2, 1)] * 4),
        ("4 players, final maj3 replaces-majority", [(3, 2)] * 4),
        ("4 players, final maj3 adds", [(5, 3)] * 4),
        ("4 players, final presence replaces-majority", [None] * 4),
        ("solo easy, final maj3 replaces-majority", [(3, 2), (5, 3)]),
        ("solo easy, final road replaces-all", [None, (2, 1)]),
    ],
)
def test_what_the_most_worship_brings_is_told(options: str, told: list[Any]) -> None:
    """FINAL-4, FINAL-5, VAR-4, VAR-FS-MAJ3; Brahmabot's own line always counts (Q-L17)."""
    table = scene(f"{options}\nround 7, finished, maharaja delhi\nwaiting .")
    rows = sorted(view(table)["score_sheet"]["ranking"], key=itemgetter("seat"))
    majorities = [row["majority"] for row in rows]
    assert [one and (one["alone"], one["tied"]) for one in majorities] == told


@pytest.mark.parametrize(("options", "hidden"), [("", True), (", open_prestige", False)])
def test_whether_prestige_is_hidden_is_told_to_all(options: str, hidden: bool) -> None:
    """Q-A14: at the end as well, when nothing is hidden any more."""
    table = scene(f"4 players{options}\nround 7, finished, maharaja delhi\nwaiting .")
    assert view(table)["hidden_prestige"] is hidden
    table = scene(f"4 players{options}\nround 2, planning, maharaja delhi")
    for seat in (*range(4), None):
        looked = table.game.view(seat)
        assert looked["hidden_prestige"] is hidden
        unknown = [one for one in looked["seats"] if one["prestige"] is None]
        assert bool(unknown) is hidden


def test_leaders_of_a_city_are_told_with_their_points() -> None:
    """FINAL-4, FINAL-5, FINAL-6."""
    sheet = finished("delhi centre red, shrines green\njodhpur shrines red green")
    by_city = {row["city"]: row for row in sheet["cities"]}
    assert by_city["delhi"]["worship"] == [{"seat": 0, "points": 3}, {"seat": 1, "points": 1}]
    assert by_city["delhi"]["leaders"] == [{"seat": 0, "points": 2}]
    assert by_city["jodhpur"]["leaders"] == [{"seat": 0, "points": 1}, {"seat": 1, "points": 1}]
    assert by_city["bijapur"]["leaders"] == []

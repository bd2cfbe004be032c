"""Turns, obligations and the nine actions (chapters "Order and obligation", "The nine actions")."""

from typing import Any

import pytest
from support.scene import Scene, scene

TURN = """
    2 players{options}
    round 1, actions, maharaja delhi
    red    character 1, {red}, acted
    green  character 5, plan coins coins
    display 3 4 6
    {more}
    waiting turn red
"""
ROADS = """
    start-delhi.1  red
    start-delhi.2  red
    delhi-jodhpur.1  red
    delhi-jodhpur.2  green
    jodhpur-ahmadabad.1  green
"""
FULL_JODHPUR = "jodhpur  centre green, top green, bottom green, plain green green green green"
NO_TOKENS_IN_SUPPLY = "green tokens 6"


def turn(red: str, more: str = "", options: str = "") -> Scene:
    """Red's turn in a game of two, the Maharaja in Delhi."""
    return scene(TURN.format(red=red, more=more, options=options))


def plan_seen(table: Scene, seat: int, viewer: int | None) -> Any:
    seats: Any = table.game.view(viewer)["seats"]
    return seats[seat]["plan"]


# --- order ---------------------------------------------------------------------------------------

FOUR = """
    4 players
    round 1, planning, maharaja delhi
    red     character 9
    green   character 2
    yellow  character 14
    blue    character 5
    display 1 3 6
"""


def test_the_lowest_character_acts_first() -> None:
    """ACT-1, ACT-5: in the order of the tiles, everybody once, and then the phase is over."""
    table = scene(FOUR)
    table.play(*(f"{colour} plan coins pp" for colour in ("red", "green", "yellow", "blue")))
    for colour in ("green", "blue", "red", "yellow"):
        assert table.game.phase == "actions"
        assert table.to_act() == [colour]
        table.play(f"{colour} perform coins", f"{colour} perform pp", f"{colour} end")
    turns = [event["seat"] for event in table.events if event["event"] == "turn-begins"]
    assert turns == [1, 3, 0, 2]
    assert table.game.phase == "planning"
    assert table.game.round == 2


def test_the_phase_is_over_only_when_everyone_has_had_a_turn() -> None:
    """ACT-5: nobody is scored while a player is still to act."""
    table = turn("plan coins coins, open .")
    assert table.play("red end") == {"green acted": (False, True)}
    assert table.game.phase == "actions"
    table.play("green perform coins", "green perform coins", "green end")
    assert table.game.phase == "planning"


@pytest.mark.parametrize("order", [("coins", "pp"), ("pp", "coins")])
def test_both_actions_in_the_order_the_player_likes(order: tuple[str, str]) -> None:
    """ACT-2."""
    table = turn("coins 3, plan coins pp")
    assert table.legal("red", "perform") == ["perform coins", "perform pp"]
    assert table.play(*(f"red perform {action}" for action in order)) == {
        "red prestige": (3, 5),
        "red open": (["coins", "pp"], []),
    }


def test_only_what_the_arrows_show() -> None:
    """ACT-2: each planned action once, nothing else."""
    table = turn("plan coins pp")
    assert table.refuses("red perform track") == ("not-planned", "ACT-2")
    table.play("red perform coins")
    assert table.refuses("red perform coins") == ("not-planned", "ACT-2")


def test_a_disc_is_revealed_at_the_start_of_its_owners_turn() -> None:
    """ACT-2, Q-A8: the active player's plan is open, the plans of later players are secret."""
    table = scene(FOUR)
    table.play("red plan coins coins", "green plan pp track", "yellow plan pp pp")
    assert plan_seen(table, 1, 0) is None
    table.play("blue plan shrines coins")
    assert [plan_seen(table, seat, None) for seat in range(4)] == [
        None,
        ["pp", "track"],
        None,
        None,
    ]
    assert [plan_seen(table, seat, 2) for seat in (0, 3)] == [None, None]
    assert table.events[-1] == {
        "event": "turn-begins",
        "seat": 1,
        "first": "pp",
        "second": "track",
    }
    table.play("green perform pp", "green perform track", "green flag delhi", "green end")
    assert plan_seen(table, 3, 0) == ["coins", "shrines"]
    assert plan_seen(table, 0, 3) is None


def test_the_rest_of_a_player_board_is_open() -> None:
    """Q-A9: everybody can count shrines, statues and action tokens (and coins, GEN-4)."""
    table = turn("coins 7, shrines 2, supply 9, statues 4, tokens 3, plan coins coins")
    for viewer in (1, None):
        seats: Any = table.game.view(viewer)["seats"]
        goods = ("coins", "shrines", "supply", "statues", "tokens", "prestige")
        assert [seats[0][good] for good in goods] == [7, 2, 9, 4, 3, None]


# --- obligation ----------------------------------------------------------------------------------


def test_an_action_that_is_too_dear_is_not_performed() -> None:
    """EX-PART-2, ACT-3: 8 coins do not pay for 9; the turn ends without a penalty."""
    table = turn("coins 8, priest jodhpur, plan statue-discount statue-discount")
    assert table.legal("red") == ["end"]
    assert table.refuses("red perform statue-discount") == ("nothing-to-perform", "Q-A11")
    assert table.play("red end") == {"green acted": (False, True)}


@pytest.mark.parametrize(
    ("action", "piece", "changes"),
    [
        (
            "statue-shrine",
            "statue jodhpur centre",
            {"red coins": (15, 5), "red statues": (7, 6), "jodhpur centre": (None, 0)},
        ),
        (
            "statue-shrine",
            "shrine jodhpur",
            {"red coins": (15, 14), "red shrines": (4, 3), "jodhpur shrines": ([0, 0], [1, 0])},
        ),
        (
            "two-shrines",
            "shrine jodhpur",
            {"red coins": (15, 14), "red shrines": (4, 3), "jodhpur shrines": ([0, 0], [1, 0])},
        ),
    ],
)
def test_one_piece_instead_of_two(action: str, piece: str, changes: dict[str, Any]) -> None:
    """EX-PART-1, ACT-4, Q-A1, Q-A12: after the first piece the player may stop."""
    table = turn(f"priest jodhpur, plan {action} coins, open {action}")
    assert table.play(f"red perform {action}", f"red {piece}", "red done") == {
        **changes,
        "red open": ([action], []),
    }
    assert "end" in table.legal("red")


def test_travel_between_the_pieces_and_after() -> None:
    """EX-CHAIN-1, ACT-6: statue in one city, shrine in the next, and on to a third, with tolls."""
    table = turn("priest start, plan statue-shrine coins", ROADS)
    assert table.play(
        "red travel start-delhi",
        "red perform statue-shrine",
        "red statue delhi plain",
        "red travel delhi-jodhpur",
        "red shrine jodhpur",
        "red travel jodhpur-ahmadabad",
    ) == {
        "red open": (["statue-shrine", "coins"], ["coins"]),
        "red coins": (15, 15 - 12 - 1 - 1 - 1),
        "green coins": (15, 17),
        "red statues": (7, 6),
        "red shrines": (4, 3),
        "delhi plain": ([0, 0], [1, 0]),
        "jodhpur shrines": ([0, 0], [1, 0]),
        "red priest": ("start", "ahmadabad"),
    }


@pytest.mark.parametrize(
    "red",
    [
        "coins 0, plan coins coins",
        "coins 3, plan pp pp",
        "supply 1, plan shrines shrines",
        "plan character character",
        "plan track track",
        "coins 9, priest jodhpur, plan statue-discount statue-discount",
        "coins 0, plan shrine-discount shrine-discount",
        "coins 1, plan statue-shrine statue-shrine",
        "coins 10, shrines 0, priest jodhpur, plan statue-shrine statue-shrine",
        "coins 1, shrines 1, priest jodhpur, plan two-shrines two-shrines",
        "character 12, coins 9, plan statue-discount statue-discount",
        "character 15, coins 6, priest jodhpur, plan statue-discount statue-discount",
        "coins 1, plan coins pp, open coins",
        "plan shrine-discount two-shrines",
    ],
)
def test_a_possible_action_cannot_be_refused(red: str) -> None:
    """Q-A1: while an open action is possible as things are, the turn does not end."""
    table = turn(red)
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")


@pytest.mark.parametrize(
    "red",
    [
        "coins 2, plan pp pp",
        "supply 0, plan shrines shrines",
        "coins 15, priest start, plan statue-discount statue-discount",
        "coins 8, priest jodhpur, plan statue-discount statue-discount",
        "statues 0, priest jodhpur, plan statue-discount statue-discount",
        "shrines 0, priest jodhpur, plan two-shrines shrine-discount",
        "coins 0, priest jodhpur, plan two-shrines statue-shrine",
        "plan pp pp, open .",
    ],
)
def test_an_impossible_action_may_be_skipped(red: str) -> None:
    """Q-A1, Q-A11, ACT-3: for want of coins, pieces, or a priest in a city."""
    assert "end" in turn(red).legal("red")


@pytest.mark.parametrize(
    ("red", "way"),
    [
        ("priest start, plan statue-discount statue-discount", "travel start-delhi"),
        ("coins 2, tokens 1, plan pp pp", "token coins"),
        ("character 3, coins 2, plan pp pp", "ability 3"),
        ("character 2, shrines 0, plan shrine-discount shrine-discount", "ability 2"),
    ],
)
def test_nobody_has_to_make_an_action_possible(red: str, way: str) -> None:
    """Q-A1: travel, tokens and 1x abilities are left out of account."""
    table = turn(red, ROADS)
    assert way in table.legal("red")
    assert "end" in table.legal("red")


def test_one_open_action_is_enough_to_bind() -> None:
    """Q-A1: the impossible one is waived, the other is not."""
    table = turn("coins 0, plan pp shrines")
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")
    table.play("red perform shrines")
    assert "end" in table.legal("red")


def test_a_lone_village_shrine_is_never_forced() -> None:
    """Q-A1, Q-B8: two shrines may begin in a village, but bind only in a city."""
    table = turn("priest start, plan two-shrines two-shrines")
    assert table.legal("red", "perform") == ["perform two-shrines"]
    assert "end" in table.legal("red")


def test_the_option_to_decline_actions() -> None:
    """Q-A1: it waives the obligation and nothing else; characters and rewards stay compulsory."""
    table = turn("priest delhi, plan character two-shrines", options=", decline_actions")
    assert "end" in table.legal("red")
    table.play("red perform two-shrines")
    assert table.refuses("red done") == ("build-first", "Q-A12")
    table.play("red shrine delhi", "red done", "red perform character")
    assert {text.split()[0] for text in table.legal("red")} == {"take"}
    table.play("red take 5")
    assert {text.split()[0] for text in table.legal("green")} == {"retake"}
    table.play("green retake 1", "red end", "green end")
    assert table.game.phase == "scoring"
    assert {text.split()[0] for text in table.legal("red")} == {"reward"}


def test_prestige_is_all_or_nothing() -> None:
    """Q-A2: two coins buy nothing."""
    table = turn("coins 2, tokens 1, plan pp pp")
    assert table.refuses("red perform pp") == ("nothing-to-perform", "Q-A11")
    assert table.refuses("red token pp") == ("nothing-to-perform", "Q-A11")


def test_actions_are_not_mixed() -> None:
    """Q-A3: a running action is finished first; travel and 1x abilities may interrupt it."""
    table = turn("character 2, tokens 1, priest delhi, plan two-shrines coins", ROADS)
    table.play("red perform two-shrines", "red shrine delhi")
    for other in ("perform coins", "token coins", "end"):
        assert table.refuses(f"red {other}") == ("other-question", "R-2")
    assert "travel delhi-jodhpur" in table.legal("red")
    assert "ability 2" in table.legal("red")
    table.play("red done")
    assert {"perform coins", "token coins"} <= set(table.legal("red"))


def test_a_1x_ability_is_the_players_choice() -> None:
    """Q-A7: the turn may end without it, and nothing happens by itself."""
    table = turn("character 6, plan coins coins, open .")
    assert table.legal("red") == ["ability 6", "end"]
    assert table.play("red end") == {"green acted": (False, True)}


@pytest.mark.parametrize(
    ("number", "where", "price"), [(15, "jodhpur", 7), (15, "delhi", 9), (1, "jodhpur", 10)]
)
def test_lasting_abilities_are_no_choice(number: int, where: str, price: int) -> None:
    """Q-A7: a rebate counts by itself; there is nothing to switch on, and no dearer statue."""
    table = turn(f"character {number}, priest {where}, plan statue-shrine coins")
    assert table.legal("red", "ability") == []
    table.play("red perform statue-shrine")
    assert table.legal("red", "statue").count(f"statue {where} centre") == 1
    assert table.play(f"red statue {where} centre")["red coins"] == (15, 15 - price)


def test_abilities_between_the_parts_of_an_action() -> None:
    """Q-A10: character 2 fetches the shrine, character 3 (borrowed) the coin to build it."""
    table = turn(
        "character 2, coins 10, shrines 0, priest jodhpur, plan statue-shrine coins",
        "maharani red 3 round 1",
    )
    table.play("red perform statue-shrine", "red statue jodhpur plain")
    assert table.play(
        "red ability 2",
        "red ability 3",
        "red exchange sell",
        "red exchange stop",
        "red shrine jodhpur",
    ) == {
        "red supply": (12, 11),
        "red prestige": (3, 2),
        "red coins": (0, 1),
        "red used": ([], [2, 3]),
        "jodhpur shrines": ([0, 0], [1, 0]),
        "maharani": ([{"seat": 0, "character": 3, "round": 1}, None], [None, None]),
    }


@pytest.mark.parametrize(
    "begun",
    [["perform track"], ["perform character"], ["ability 3"], ["ability 3", "exchange buy"]],
)
def test_no_ability_while_something_is_half_done(begun: list[str]) -> None:
    """Q-A10: not between the start of an exchange, a flag or a change and its end."""
    table = turn("character 3, plan track character", "maharani red 6 round 1")
    assert "ability 6" in table.legal("red")
    table.play(*(f"red {choice}" for choice in begun))
    assert table.refuses("red ability 6") == ("other-question", "R-2")


@pytest.mark.parametrize(
    ("action", "red", "more", "possible"),
    [
        ("coins", "coins 0, shrines 0, supply 0, statues 0", "", True),
        ("track", "coins 0, shrines 0, supply 0, statues 0", "", True),
        ("shrines", "supply 1", "", True),
        ("shrines", "supply 0", "", False),
        ("pp", "coins 3", "", True),
        ("pp", "coins 2", "", False),
        ("statue-discount", "coins 9, priest jodhpur", "", True),
        ("statue-discount", "coins 8, priest jodhpur", "", False),
        ("statue-discount", "coins 10, priest delhi", "", False),
        ("statue-discount", "priest start", ROADS, False),
        ("statue-discount", "statues 0, priest jodhpur", "", False),
        ("statue-discount", "priest jodhpur", FULL_JODHPUR, False),
        ("shrine-discount", "coins 0, shrines 1, priest start", "", True),
        ("shrine-discount", "shrines 0, priest jodhpur", "", False),
        ("statue-shrine", "coins 1, priest start", "", True),
        ("statue-shrine", "coins 0, priest jodhpur", "", False),
        ("statue-shrine", "coins 10, shrines 0, priest jodhpur", "", True),
        ("two-shrines", "coins 1, priest start", "", True),
        ("two-shrines", "coins 0, priest jodhpur", "", False),
        ("two-shrines", "shrines 0, priest jodhpur", "", False),
    ],
)
def test_an_action_is_possible_if_it_changes_something(
    action: str, red: str, more: str, possible: bool
) -> None:
    """Q-A11, ACT-3: what would change nothing cannot be chosen, planned or by token."""
    table = turn(f"{red}, tokens 1, plan {action} {action}", more)
    for way in ("perform", "token"):
        if possible:
            assert f"{way} {action}" in table.legal("red")
        else:
            assert table.refuses(f"red {way} {action}") == ("nothing-to-perform", "Q-A11")


def test_a_change_of_character_is_possible_if_a_tile_can_be_taken() -> None:
    """Q-A11."""
    assert "perform character" in turn("plan character character").legal("red")


def test_building_needs_a_free_place() -> None:
    """Q-A11: with every village taken and the priest in no city there is nowhere to build."""
    villages = turn("plan coins coins").game.board.village_ids
    taken = [f"{village}  green" for village in villages]
    red = "priest start, plan shrine-discount two-shrines"
    assert turn(red, "\n".join(taken)).legal("red", "perform") == []
    assert len(turn(red, "\n".join(taken[1:])).legal("red", "perform")) == 2


@pytest.mark.parametrize(
    ("number", "red", "more", "reason"),
    [
        (2, "supply 0", "", "no-shrines-in-supply"),
        (13, "supply 0", "", "no-shrines-in-supply"),
        (14, "tokens 1", NO_TOKENS_IN_SUPPLY, "no-tokens-in-supply"),
        (4, "tokens 1", NO_TOKENS_IN_SUPPLY, "no-token-to-buy"),
        (4, "prestige 0", "", "no-token-to-buy"),
        (3, "prestige 0, coins 1", "", "nothing-to-exchange"),
    ],
)
def test_abilities_that_would_change_nothing(number: int, red: str, more: str, reason: str) -> None:
    """Q-A11: they cannot be chosen."""
    table = turn(f"character {number}, {red}, plan coins coins", more)
    assert table.refuses(f"red ability {number}") == (reason, "Q-A11")


@pytest.mark.parametrize(
    ("number", "red"),
    [
        (2, "supply 1"),
        (13, "supply 1"),
        (14, "tokens 0"),
        (4, "prestige 1, tokens 0"),
        (3, "prestige 0, coins 2"),
        (3, "prestige 1, coins 0"),
    ],
)
def test_abilities_with_just_enough(number: int, red: str) -> None:
    """Q-A11: one shrine, the last token, 1 PP, or 2 coins will do."""
    table = turn(f"character {number}, {red}, plan coins coins", NO_TOKENS_IN_SUPPLY)
    assert table.legal("red", "ability") == [f"ability {number}"]


def test_a_building_action_begins_with_its_first_piece() -> None:
    """Q-A12: performed only where a part can be built, and that part comes next."""
    table = turn("character 6, priest start, plan statue-shrine statue-discount", ROADS)
    assert table.refuses("red perform statue-discount") == ("nothing-to-perform", "Q-A11")
    table.play("red travel start-delhi", "red perform statue-shrine")
    for other in ("travel delhi-jodhpur", "ability 6", "done"):
        assert table.refuses(f"red {other}") == ("build-first", "Q-A12")
    assert {text.split()[0] for text in table.legal("red")} == {"statue", "shrine"}


def test_the_second_piece_ends_the_action() -> None:
    """Q-A12: after the first `done` is always there, after the second nothing is left to close."""
    table = turn("priest delhi, plan two-shrines coins")
    assert table.refuses("red done") == ("no-running-action", "Q-A12")
    table.play("red perform two-shrines", "red shrine delhi")
    assert {"done", "shrine delhi"} <= set(table.legal("red"))
    table.play("red shrine delhi")
    assert table.legal("red") == ["perform coins"]


@pytest.mark.parametrize("red", ["shrines 1, coins 9", "shrines 9, coins 1"])
def test_done_is_there_even_if_nothing_else_is(red: str) -> None:
    """Q-A12, Q-B8: nobody gets stuck when the second part has become impossible."""
    table = turn(f"{red}, priest delhi, plan two-shrines coins")
    table.play("red perform two-shrines", "red shrine delhi")
    assert table.legal("red") == ["done"]


# --- the nine actions ----------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "price"), [("delhi", 11), ("jodhpur", 9)])
def test_statue_with_a_discount(city: str, price: int) -> None:
    """ACT-STATUE-DISCOUNT: one statue from the board, by the usual rules, for a coin less."""
    table = turn(f"priest {city}, plan statue-discount coins")
    table.play("red perform statue-discount")
    spaces = [f"statue {city} {space}" for space in ("centre", "top", "bottom", "plain")]
    assert table.legal("red") == spaces
    assert table.play(f"red statue {city} centre") == {
        "red coins": (15, 15 - price),
        "red statues": (7, 6),
        f"{city} centre": (None, 0),
    }
    assert table.legal("red") == ["perform coins"]


@pytest.mark.parametrize(
    ("place", "changes"),
    [
        ("jodhpur", {"jodhpur shrines": ([0, 0], [1, 0])}),
        ("varanasi-bijapur.2", {"varanasi-bijapur.2": (None, ["red"])}),
    ],
)
def test_shrine_with_a_discount(place: str, changes: dict[str, Any]) -> None:
    """ACT-SHRINE-DISCOUNT: one shrine from the board, in a city or a village, for nothing."""
    table = turn("coins 0, priest jodhpur, plan shrine-discount coins")
    assert table.play("red perform shrine-discount", f"red shrine {place}") == {
        **changes,
        "red open": (["shrine-discount", "coins"], ["coins"]),
        "red shrines": (4, 3),
    }
    assert table.legal("red") == ["perform coins"]


def test_shrine_with_a_discount_keeps_the_usual_rules() -> None:
    """ACT-SHRINE-DISCOUNT: in a city only with the priest there, and no statue."""
    table = turn("priest jodhpur, plan shrine-discount coins")
    table.play("red perform shrine-discount")
    assert table.refuses("red shrine delhi") == ("priest-elsewhere", "SHRINE-4")
    assert table.refuses("red statue jodhpur centre")[0] == "no-statue-in-this-action"


@pytest.mark.parametrize(("city", "price"), [("delhi", 12), ("jodhpur", 10)])
@pytest.mark.parametrize("statue_first", [True, False])
def test_statue_and_shrine(city: str, price: int, statue_first: bool) -> None:
    """ACT-STATUE-SHRINE: full price each, whichever comes first."""
    table = turn(f"priest {city}, plan statue-shrine coins, open statue-shrine")
    pieces = [f"red statue {city} centre", f"red shrine {city}"]
    table.play("red perform statue-shrine")
    assert table.play(*(pieces if statue_first else reversed(pieces))) == {
        "red coins": (15, 15 - price - 1),
        "red statues": (7, 6),
        "red shrines": (4, 3),
        f"{city} centre": (None, 0),
        f"{city} shrines": ([0, 0], [1, 0]),
    }
    assert table.legal("red") == ["end"]


def test_statue_and_village_shrine() -> None:
    """ACT-STATUE-SHRINE: the shrine may stand in a village; one piece of each kind and no more."""
    table = turn("coins 40, priest jodhpur, plan statue-shrine coins")
    table.play("red perform statue-shrine", "red shrine start-delhi.1")
    assert table.refuses("red shrine jodhpur")[0] == "no-shrine-in-this-action"
    assert table.play("red statue jodhpur plain")["red coins"] == (39, 29)
    assert table.legal("red") == ["perform coins"]


TWO_IN_CITY = {"jodhpur shrines": ([0, 0], [2, 0])}
ONE_EACH = {"jodhpur shrines": ([0, 0], [1, 0]), "start-delhi.1": (None, ["red"])}


@pytest.mark.parametrize(
    ("places", "changes"),
    [
        (("jodhpur", "jodhpur"), TWO_IN_CITY),
        (("jodhpur", "start-delhi.1"), ONE_EACH),
        (("start-delhi.1", "jodhpur"), ONE_EACH),
    ],
)
def test_two_shrines(places: tuple[str, str], changes: dict[str, Any]) -> None:
    """ACT-TWO-SHRINES: a coin each, at least one in a city, in either order."""
    table = turn("priest jodhpur, plan two-shrines coins, open two-shrines")
    assert table.play("red perform two-shrines", *(f"red shrine {place}" for place in places)) == {
        **changes,
        "red open": (["two-shrines"], []),
        "red coins": (15, 13),
        "red shrines": (4, 2),
    }
    assert table.legal("red") == ["end"]


def test_never_two_village_shrines() -> None:
    """ACT-TWO-SHRINES, Q-B8: the second has to stand in a city."""
    table = turn("priest jodhpur, plan two-shrines coins")
    table.play("red perform two-shrines", "red shrine start-delhi.1")
    refusal = table.refuses("red shrine start-delhi.2")
    assert refusal == ("one-shrine-in-a-city", "ACT-TWO-SHRINES")
    assert table.legal("red", "shrine") == ["shrine jodhpur"]


def test_take_coins() -> None:
    """ACT-COINS: three from the supply."""
    assert turn("plan coins pp").play("red perform coins") == {
        "red coins": (15, 18),
        "red open": (["coins", "pp"], ["pp"]),
    }


@pytest.mark.parametrize(("supply", "taken"), [(12, 2), (2, 2), (1, 1)])
def test_take_shrines(supply: int, taken: int) -> None:
    """ACT-SHRINES: two of the own from the supply to the board (Q-B5: or what there is)."""
    assert turn(f"supply {supply}, plan shrines pp").play("red perform shrines") == {
        "red supply": (supply, supply - taken),
        "red shrines": (4, 4 + taken),
        "red open": (["shrines", "pp"], ["pp"]),
    }


def test_buy_prestige() -> None:
    """ACT-PP: three coins into the supply, 2 PP out of it."""
    assert turn("plan coins pp").play("red perform pp") == {
        "red coins": (15, 12),
        "red prestige": (3, 5),
        "red open": (["coins", "pp"], ["coins"]),
    }


def test_change_the_track() -> None:
    """ACT-TRACK: one flag, once, as the chapter on the track describes."""
    table = turn(
        "plan coins track",
        "track  . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi",
    )
    row = ["jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad", "delhi"]
    changed = ["jodhpur", "bijapur", "ahmadabad", "khajuraho", "varanasi", "hyderabad", "delhi"]
    assert table.play("red perform track", "red flag bijapur") == {
        "track": ([None] * 3 + row + [None] * 6, [None] * 3 + changed + [None] * 6),
        "red open": (["coins", "track"], ["coins"]),
    }
    assert table.refuses("red flag delhi") == ("other-question", "R-2")

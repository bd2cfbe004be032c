"""Priests and movement (chapter 7 of the rules)."""

from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.render.position_text import read

EX_MOVE_0 = """
    4 players
    round 1, actions
    red     priest khajuraho, character 1, plan coins coins, acted
    green   priest ahmadabad, character 2, plan coins coins
    yellow  priest varanasi, character 5, plan coins coins
    blue    character 14, plan coins coins
    ahmadabad-khajuraho.1  red
    ahmadabad-khajuraho.2  red yellow
    khajuraho-varanasi.1   yellow
    khajuraho-varanasi.2   blue
    waiting turn {mover}
"""


def test_own_villages_are_free() -> None:
    """EX-MOVE-0, EX-MOVE-1, MOVE-4, Q-M6: whoever else has a shrine there too."""
    table = scene(EX_MOVE_0.format(mover="red"))
    assert table.play("red travel ahmadabad-khajuraho") == {
        "red priest": ("khajuraho", "ahmadabad")
    }


def test_each_owner_gets_a_coin() -> None:
    """EX-MOVE-2, MOVE-5."""
    table = scene(EX_MOVE_0.format(mover="red"))
    assert table.play("red travel khajuraho-varanasi") == {
        "red priest": ("khajuraho", "varanasi"),
        "red coins": (15, 13),
        "yellow coins": (15, 16),
        "blue coins": (15, 16),
    }


def test_without_shrines_every_owner_is_paid() -> None:
    """EX-MOVE-3, MOVE-5: two owners in one village get a coin each."""
    table = scene(EX_MOVE_0.format(mover="green"))
    assert table.play("green travel ahmadabad-khajuraho") == {
        "green priest": ("ahmadabad", "khajuraho"),
        "green coins": (15, 12),
        "red coins": (15, 17),
        "yellow coins": (15, 16),
    }


def test_by_way_of_another_city() -> None:
    """EX-MOVE-4, MOVE-6, MOVE-7: two roads, and nothing for the city between them."""
    table = scene(EX_MOVE_0.format(mover="yellow"))
    assert table.play("yellow travel khajuraho-varanasi", "yellow travel ahmadabad-khajuraho") == {
        "yellow priest": ("varanasi", "ahmadabad"),
        "yellow coins": (15, 13),
        "blue coins": (15, 16),
        "red coins": (15, 16),
    }


# Red can walk delhi - start - jodhpur - delhi on own shrines; everything else is closed.
TRIANGLE = """
    3 players
    round 1, actions, maharaja bijapur
    red     priest {priest}, character {character}, coins {coins}, plan {plan}, acted
    green   character 2, priest start, plan coins coins
    yellow  character 5, priest jodhpur, plan coins coins
    jodhpur          centre green, plain yellow, shrines green green
    start-delhi.1    red
    start-delhi.2    red
    start-jodhpur.1  red
    start-jodhpur.2  red
    delhi-jodhpur.1  red
    delhi-jodhpur.2  red
    waiting turn red
"""


def triangle(
    plan: str = "coins coins", *, coins: int = 15, priest: str = "delhi", character: int = 1
) -> Scene:
    return scene(TRIANGLE.format(plan=plan, coins=coins, priest=priest, character=character))


# --- when and where ------------------------------------------------------------------------------


def test_travel_before_during_and_after_an_action() -> None:
    """MOVE-1: ahead of an action, between its parts, and afterwards."""
    table = triangle("statue-shrine coins", priest="start")
    assert table.play(
        "red travel start-delhi",
        "red perform statue-shrine",
        "red statue delhi plain",
        "red travel delhi-jodhpur",
        "red shrine jodhpur",
        "red travel start-jodhpur",
    ) == {
        "red coins": (15, 4),
        "red statues": (7, 6),
        "red shrines": (4, 3),
        "red open": (["statue-shrine", "coins"], ["coins"]),
        "delhi plain": ([0, 0, 0], [1, 0, 0]),
        "jodhpur shrines": ([0, 2, 0], [1, 2, 0]),
    }


def test_travel_around_actions_that_build_nothing() -> None:
    """MOVE-1: as often as you like, also after the last action (C-70)."""
    table = triangle()
    table.play("red travel start-delhi", "red perform coins", "red travel start-jodhpur")
    table.play("red perform coins", "red travel delhi-jodhpur", "red travel start-delhi")
    assert table.fact("red priest") == "start"
    assert table.legal("red", "end") == ["end"]


def test_priests_follow_the_roads() -> None:
    """MOVE-2: from where the priest stands, along its roads, to their other ends."""
    table = triangle()
    assert table.legal("red", "travel") == ["travel start-delhi", "travel delhi-jodhpur"]
    assert table.refuses("red travel start-jodhpur") == ("road-elsewhere", "MOVE-2")
    assert table.play("red travel delhi-jodhpur") == {"red priest": ("delhi", "jodhpur")}


ONE_ROAD = """
    3 players
    round 1, actions, maharaja bijapur
    red     coins {coins}, priest {priest}, character {character}, plan coins coins, acted
    green   coins {greens}, character 2, plan pp coins
    yellow  coins 0, character 5, plan coins coins
    start-delhi.1  {near}
    start-delhi.2  {far}
    waiting turn red
"""


def one_road(
    near: str,
    far: str,
    *,
    coins: int = 15,
    greens: int = 0,
    priest: str = "start",
    character: int = 1,
) -> Scene:
    """Red at one end of a road with two villages."""
    return scene(
        ONE_ROAD.format(
            near=near, far=far, coins=coins, greens=greens, priest=priest, character=character
        )
    )


@pytest.mark.parametrize("character", [1, 9])
@pytest.mark.parametrize(("near", "far"), [(".", "red"), ("green", "."), (".", "."), ("red", ".")])
def test_an_empty_village_closes_the_road(near: str, far: str, character: int) -> None:
    """MOVE-3, Q-M7: also to the character who pays no tolls."""
    table = one_road(near, far, character=character)
    assert table.refuses("red travel start-delhi") == ("village-without-shrine", "MOVE-3")
    assert table.legal("red", "travel") == []


@pytest.mark.parametrize("owner", ["red", "green", "yellow"])
def test_anybodys_shrine_opens_the_village(owner: str) -> None:
    """MOVE-3."""
    assert one_road(owner, owner).legal("red", "travel") == ["travel start-delhi"]


def test_a_road_with_one_village() -> None:
    """MOVE-3, MOVE-5: nothing is asked of a second village where there is none."""
    table = scene("""
        3 players
        round 1, actions, maharaja delhi
        red     priest ahmadabad, character 1, plan coins coins, acted
        green   character 2, plan coins coins
        yellow  character 5, plan coins coins
        jodhpur-ahmadabad.1  green
        waiting turn red
    """)
    assert table.play("red travel jodhpur-ahmadabad") == {
        "red priest": ("ahmadabad", "jodhpur"),
        "red coins": (15, 14),
        "green coins": (15, 16),
    }


# --- tolls ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("near", "far", "green", "yellow"),
    [
        ("green yellow", "green yellow", 2, 2),
        ("green yellow", "red green", 1, 1),
        ("green", "yellow", 1, 1),
        ("red yellow", "yellow", 0, 1),
        ("red", "red green", 0, 0),
    ],
)
def test_tolls(near: str, far: str, green: int, yellow: int) -> None:
    """MOVE-4, MOVE-5, Q-M6: two coins a village at most, none where red has a shrine."""
    table = one_road(near, far)
    change = table.play("red travel start-delhi")
    paid = {"red coins": 15 - green - yellow, "green coins": green, "yellow coins": yellow}
    assert change.pop("red priest") == ("start", "delhi")
    assert {fact: table.fact(fact) for fact in paid} == paid
    assert set(change) <= set(paid)


def test_a_village_costs_one_coin_when_two_play() -> None:
    """MOVE-5: it holds one shrine only."""
    table = scene("""
        2 players
        round 1, actions, maharaja bijapur
        red    character 1, plan coins coins, acted
        green  character 2, plan coins coins
        start-delhi.1  green
        start-delhi.2  green
        waiting turn red
    """)
    assert table.play("red travel start-delhi") == {
        "red priest": ("start", "delhi"),
        "red coins": (15, 13),
        "green coins": (15, 17),
    }


def test_cities_and_the_start_cost_nothing() -> None:
    """MOVE-6, Q-M3: to leave, cross or enter, whoever has priests and pieces there."""
    table = triangle(coins=0)
    assert table.play("red travel start-delhi", "red travel start-jodhpur") == {
        "red priest": ("delhi", "jodhpur")
    }


def test_a_row_of_roads_ends_at_an_empty_village() -> None:
    """MOVE-7, Q-M3: across the start and through a city, as far as the shrines go."""
    table = triangle(priest="jodhpur")
    table.play("red travel start-jodhpur", "red travel start-delhi")
    assert table.refuses("red travel delhi-ahmadabad") == ("village-without-shrine", "MOVE-3")


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_no_credit_and_no_part_payment(coins: int) -> None:
    """Q-M4, Q-M11: a step needs the tolls of all its villages; here three coins."""
    table = one_road("green", "green yellow", coins=coins)
    assert table.refuses("red travel start-delhi") == ("toll-too-high", "Q-M4")
    assert table.legal("red", "travel") == []


def test_the_last_coin_may_go_into_tolls() -> None:
    """Q-M4: exactly enough is enough."""
    table = one_road("green", "green yellow", coins=3)
    table.play("red travel start-delhi")
    assert table.fact("red coins") == 0


@pytest.mark.parametrize(
    ("priest", "owners"), [("start", ["green", "yellow"]), ("delhi", ["yellow", "green"])]
)
def test_tolls_are_paid_village_by_village(priest: str, owners: list[str]) -> None:
    """Q-M5: to the owners, in the order in which the villages are passed."""
    table = one_road("green", "yellow", priest=priest)
    table.play("red travel start-delhi")
    paid = [event for event in table.events if event["event"] == "coins" and event["amount"] > 0]
    assert [["red", "green", "yellow"][event["seat"]] for event in paid] == owners
    assert {event["why"] for event in paid} == {"toll"}


def test_the_way_back_costs_as_much() -> None:
    """Q-M5: every passage is paid anew."""
    table = one_road("green", "green yellow")
    assert table.play("red travel start-delhi", "red perform coins", "red travel start-delhi") == {
        "red coins": (15, 12),
        "green coins": (0, 4),
        "yellow coins": (0, 2),
        "red open": (["coins", "coins"], ["coins"]),
    }


def test_character_nine_pays_nobody() -> None:
    """Q-M7: and nobody is paid out of the supply instead."""
    table = one_road("green", "green yellow", character=9, coins=0)
    assert table.play("red travel start-delhi") == {"red priest": ("start", "delhi")}


@pytest.mark.parametrize(("character", "toll"), [(1, 2), (9, 0)])
def test_character_nine_and_brahmabot(character: int, toll: int) -> None:
    """Q-M7: Brahmabot gets nothing from character 9 either."""
    table = scene(f"""
        solo easy
        round 1, actions, maharaja bijapur
        red    character {character}, plan coins coins, acted
        green  coins 0, character 16
        start-delhi.1  green
        start-delhi.2  green
        waiting turn red
    """)
    table.play("red travel start-delhi")
    assert table.fact("red coins") == 15 - toll
    assert table.fact("green coins") == toll


def test_toll_coins_are_the_receivers_at_once() -> None:
    """Q-M10: they lie open, and pay for an action in the receiver's turn."""
    table = one_road("green", "green", greens=1)
    table.play("red travel start-delhi")
    view: Any = table.game.view(2)
    assert view["seats"][1]["coins"] == 3
    table.play("red perform coins", "red perform coins", "red end")
    assert table.play("green perform pp") == {
        "green coins": (3, 0),
        "green prestige": (3, 5),
        "green open": (["pp", "coins"], ["coins"]),
    }


# --- the priest's place --------------------------------------------------------------------------


def worship(table: Scene, city: str, seat: int = 0) -> int:
    return next(row.points for row in table.game.standing(city) if row.seat == seat)


def test_a_priest_is_worth_a_point() -> None:
    """MOVE-8: in the city where it is, and only there."""
    table = triangle()
    assert (worship(table, "delhi"), worship(table, "jodhpur")) == (1, 0)
    table.play("red travel delhi-jodhpur")
    assert (worship(table, "delhi"), worship(table, "jodhpur")) == (0, 1)


def test_a_priest_does_not_stop_in_a_village() -> None:
    """Q-M1: a step leads to the other end of the road; a village is no goal and no place."""
    table = one_road("red", "red")
    refusal = table.game.refusal(0, "travel start-delhi.1")
    assert refusal is not None
    assert refusal.reason == "unknown-choice"
    position = read(
        ONE_ROAD.format(near="red", far="red", coins=1, greens=1, priest="start", character=1)
    )
    position["seats"][0]["priest"] = "start-delhi.1"
    with pytest.raises(maharaja.FormatError, match="priest"):
        maharaja.load(position)


def test_a_priest_may_come_back_to_the_start_and_stay() -> None:
    """Q-M2: there it stands until it travels on, worth nothing in any city."""
    table = triangle()
    table.play("red travel start-delhi", "red perform coins", "red perform coins", "red end")
    assert table.fact("red priest") == "start"
    assert table.to_act() == ["green"]
    assert [worship(table, city) for city in table.game.board.junction_ids[1:]] == [0] * 7


def test_nothing_is_built_at_the_start() -> None:
    """Q-M2: neither statue nor shrine."""
    table = triangle("statue-shrine statue-discount", coins=30, priest="start")
    assert table.refuses("red perform statue-discount") == ("nothing-to-perform", "Q-A11")
    table.play("red perform statue-shrine")
    assert table.legal("red", "statue") == []
    assert "shrine start" not in table.legal("red")
    assert all("." in choice for choice in table.legal("red", "shrine"))


def test_a_fresh_shrine_opens_the_road() -> None:
    """Q-M8: in the same turn."""
    table = scene("""
        3 players
        round 1, actions, maharaja bijapur
        red     character 1, plan shrine-discount coins, acted
        green   character 2, plan coins coins
        yellow  character 5, plan coins coins
        start-delhi.1  red
        waiting turn red
    """)
    assert table.legal("red", "travel") == []
    table.play("red perform shrine-discount", "red shrine start-delhi.2")
    assert table.play("red travel start-delhi") == {"red priest": ("start", "delhi")}


def test_nobody_travels_in_anothers_turn() -> None:
    """Q-M9."""
    table = scene(EX_MOVE_0.format(mover="red"))
    assert table.legal("green") == []
    refused = table.refuses("green travel ahmadabad-khajuraho")
    assert refused == ("not-your-decision", "ACT-1")


def test_nobody_travels_while_a_city_is_scored() -> None:
    """Q-M9: not even whoever is choosing a reward."""
    table = scene("""
        2 players
        round 1, actions, maharaja delhi
        red    priest delhi, character 1, plan coins coins, open ., acted
        green  character 2, plan coins coins, open ., acted
        start-delhi.1  red
        start-delhi.2  red
        waiting turn green
    """)
    table.play("green end")
    assert table.fact("phase") == "scoring"
    assert table.to_act() == ["red"]
    assert table.refuses("red travel start-delhi") == ("other-question", "R-2")


# --- journeys ------------------------------------------------------------------------------------


def test_a_journey_touches_no_junction_twice() -> None:
    """Q-M11: not the place before, and not the one it set out from."""
    table = triangle()
    table.play("red travel start-delhi")
    assert table.refuses("red travel start-delhi") == ("visited-in-this-journey", "Q-M11")
    table.play("red travel start-jodhpur")
    assert table.refuses("red travel delhi-jodhpur") == ("visited-in-this-journey", "Q-M11")
    assert table.legal("red", "travel") == []


@pytest.mark.parametrize("decision", ["perform coins", "token coins", "ability 6"])
def test_any_other_decision_closes_the_journey(decision: str) -> None:
    """Q-M11: the next one may lead straight back."""
    drawing = TRIANGLE.format(plan="coins coins", coins=15, priest="delhi", character="6, tokens 1")
    table = scene(drawing)
    table.play("red travel start-delhi", f"red {decision}")
    assert table.legal("red", "travel") == ["travel start-delhi", "travel start-jodhpur"]
    assert table.play("red travel start-delhi") == {"red priest": ("start", "delhi")}


def test_a_building_closes_the_journey_too() -> None:
    """Q-M11: also in the middle of an action."""
    table = triangle("statue-shrine coins")
    table.play("red perform statue-shrine", "red statue delhi plain", "red travel delhi-jodhpur")
    assert table.refuses("red travel delhi-jodhpur") == ("visited-in-this-journey", "Q-M11")
    table.play("red shrine jodhpur")
    assert table.play("red travel delhi-jodhpur") == {"red priest": ("jodhpur", "delhi")}


@pytest.mark.parametrize("character", [2, 9])
def test_no_wealth_opens_a_road(character: int) -> None:
    """MOVE-3: without a shrine in each village nobody passes, with any number of coins."""
    table = scene(f"""
        2 players
        round 1, actions
        red    coins 5000, priest start, character {character}, plan coins coins, acted
        green  character 3, plan coins coins
        start-delhi.1  red
        waiting turn red
    """)
    assert table.legal("red", "travel") == []
    assert table.refuses("red travel start-delhi") == ("village-without-shrine", "MOVE-3")
